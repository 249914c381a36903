// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/box_labels.h"

#include "app/gui/hierarchy/label_font.h"
#include "app/gui/hierarchy/scene_boxes.h"
#include "app/gui/text/type_scale.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_text.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

namespace trichevron::gui {
namespace {

// Pixels. The least grow with the type of a presentation, which is read from afar; large text leaves a number
// on a small box as it is, rather than none.
constexpr double minCell = 8.5;
constexpr double minType = 8;         ///< smaller numbers are not readable
constexpr double minTypeOfWords = 10; ///< where a value stands below the index
constexpr double minCellOfWords = 30;
constexpr double maxType = 15; ///< with the usual type
constexpr double shareOfLargeBox = 0.1;
constexpr double lineStep = 1.7; ///< from an index to the value below it, in heights of capitals

constexpr double shareOfTop = 0.94; // the edge of the top stays free
// Of the edge of a box: labels on every box must not touch.
constexpr double shareOfBox = 0.72;
constexpr double shareForIndices = 0.9;
constexpr double shareOfFirstBox = M_SQRT2; // its diagonal: the others of a group have no label

/// What stands on a box.
struct BoxText {
    QString text;
    QString value = {}; ///< below it; empty: none
};

QSizeF labelSize(const BoxText& label, const LabelFont& font) {
    const double high = font.capHeight();
    if (label.value.isEmpty())
        return {font.width(label.text), high};
    return {std::max(font.width(label.text), font.width(label.value)), high * (1 + lineStep)};
}

/// The labels of one panel.
class BoxLabels {
public:
    BoxLabels(const Overlay& overlay, std::size_t panel)
        : overlay_(overlay), number_(panel), panel_(overlay.scene.panels[panel]),
          camera_(overlay.places[panel].camera), colouring_(activeColouring(overlay.request, panel_.kind)) {}

    /// False where the boxes have no labels.
    bool paint(QPainter& painter);

private:
    /// The pixels of a box's shorter edge.
    double cell() const;
    QFont fontOf(QFont font, int pixels) const;
    /// How much too large the label is that fits its box worst, as a factor; at most 1: all fit.
    double excessOf(const LabelFont& font) const;
    /// The largest type between these in which all labels fit their boxes.
    std::optional<LabelFont> fittingFont(const QFont& font, double least, double most) const;
    QString indexOf(const core::SceneBox& box) const;
    QString valueOf(const core::SceneBox& box) const;
    template <class Label>
    std::vector<QString> ofBoxes(const Label& labelOf) const;
    /// A thread has the value of the colouring; where that tells no thread from another, its index.
    void setThreadTexts();
    /// A block has its index, in every colouring and at every size; with `areValuesWanted` the colouring's
    /// value stands below it. A box of several blocks has the value alone, which says what it is.
    void setBlockTexts(bool areValuesWanted);
    bool haveValues() const;
    std::vector<PlacedLabel> visibleLabels(const LabelFont& font) const;
    /// Whether the top of the box is in front all over a label of this size.
    bool isSeen(std::size_t box, const QPointF& middle, const QSizeF& size) const;

    const Overlay& overlay_;
    std::size_t number_;
    const core::ScenePanel& panel_;
    const Camera& camera_;
    const core::Colouring& colouring_;
    std::vector<BoxText> texts_; ///< by box
    double share_ = shareOfBox;  ///< of a box's edge that a label may take
};

double BoxLabels::cell() const {
    // Boxes of a zoomed grid are larger than a unit, because its camera keeps the scale of the whole grid.
    const double edge = panel_.zoomed && !panel_.boxes.empty() ? panel_.boxes.front().size[0] : 1;
    return edge * camera_.scale * std::sin(qDegreesToRadians(std::max(20.0, camera_.pitch)));
}

QFont BoxLabels::fontOf(QFont font, int pixels) const {
    font.setBold(true);
    font.setPixelSize(pixels);
    return font;
}

QString BoxLabels::indexOf(const core::SceneBox& box) const {
    return QString::fromStdString(indexLabel(overlay_.request.shape, panel_.kind, box));
}

QString BoxLabels::valueOf(const core::SceneBox& box) const {
    return QString::fromStdString(boxLabel(overlay_.request, colouring_, panel_, box));
}

template <class Label>
std::vector<QString> BoxLabels::ofBoxes(const Label& labelOf) const {
    std::vector<QString> labels;
    labels.reserve(panel_.boxes.size());
    for (const core::SceneBox& box : panel_.boxes)
        labels.push_back(labelOf(box));
    return labels;
}

/// Values that are all the same, such as one round, tell no box from another: the legend says as much.
bool areAllSame(const std::vector<QString>& labels) {
    return std::all_of(labels.begin(), labels.end(),
                       [&labels](const QString& label) { return label == labels.front(); });
}

void BoxLabels::setThreadTexts() {
    std::vector<QString> values = ofBoxes([this](const core::SceneBox& box) { return valueOf(box); });
    const bool showsIndices = panel_.fullDetail() && areAllSame(values);
    if (showsIndices)
        values = ofBoxes([this](const core::SceneBox& box) { return indexOf(box); });
    share_ = showsIndices ? shareForIndices : colouring_.labelsGroups ? shareOfFirstBox : shareOfBox;
    texts_.clear();
    for (const QString& value : values)
        texts_.push_back({value});
}

void BoxLabels::setBlockTexts(bool areValuesWanted) {
    share_ = shareForIndices;
    texts_.clear();
    const bool areBlocks = panel_.fullDetail();
    std::vector<QString> values(panel_.boxes.size());
    if (areValuesWanted || !areBlocks)
        values = ofBoxes([this](const core::SceneBox& box) { return valueOf(box); });
    const bool haveAll = std::none_of(values.begin(), values.end(), std::mem_fn(&QString::isEmpty));
    if (areAllSame(values) || (!areBlocks && !haveAll))
        values.assign(values.size(), QString());
    for (std::size_t b = 0; b < panel_.boxes.size(); ++b)
        texts_.push_back(areBlocks ? BoxText{indexOf(panel_.boxes[b]), values[b]} : BoxText{values[b]});
}

bool BoxLabels::haveValues() const {
    return std::any_of(texts_.begin(), texts_.end(),
                       [](const BoxText& label) { return !label.value.isEmpty(); });
}

double BoxLabels::excessOf(const LabelFont& font) const {
    // The top of a box is a parallelogram about the label's middle, with edges along these.
    const Camera::Projected x = camera_.projectVector({1, 0, 0});
    const Camera::Projected y = camera_.projectVector({0, 1, 0});
    const double area = std::abs(x.x * y.y - x.y * y.x);
    if (area <= 0)
        return std::numeric_limits<double>::infinity();
    double excess = 0;
    for (std::size_t b = 0; b < texts_.size(); ++b) {
        if (texts_[b].text.isEmpty())
            continue;
        const core::SceneBox& box = panel_.boxes[b];
        const QSizeF size = labelSize(texts_[b], font);
        const double wide = size.width();
        const double high = size.height();
        const double alongX = (wide * std::abs(y.y) + high * std::abs(y.x)) / (area * box.size[0]);
        const double alongY = (wide * std::abs(x.y) + high * std::abs(x.x)) / (area * box.size[1]);
        excess = std::max(
            {excess, std::max(alongX, alongY) / shareOfTop, wide / (box.size[0] * camera_.scale * share_)});
    }
    return excess;
}

bool BoxLabels::isSeen(std::size_t box, const QPointF& middle, const QSizeF& size) const {
    constexpr double inside = 0.9; // of the way to a corner, which may lie on the edge of a pixel
    const double wide = size.width() / 2 * inside;
    const double high = size.height() / 2 * inside;
    const std::array points{QPointF(), QPointF(-wide, -high), QPointF(wide, -high), QPointF(-wide, high),
                            QPointF(wide, high)};
    return std::all_of(points.begin(), points.end(),
                       [&](const QPointF& at) { return overlay_.isSeen(number_, box, middle + at); });
}

std::vector<PlacedLabel> BoxLabels::visibleLabels(const LabelFont& font) const {
    std::vector<PlacedLabel> labels;
    QColor colour;
    QColor ink;
    for (std::size_t b = 0; b < texts_.size(); ++b) {
        const core::SceneBox& box = panel_.boxes[b];
        const QPointF at = topOf(box, camera_);
        const BoxText& label = texts_[b];
        const QSizeF size = labelSize(label, font);
        if (label.text.isEmpty() || box.pattern == core::Pattern::Idle || !isSeen(b, at, size))
            continue;
        // Most boxes have the colour of the box before.
        if (const QColor own = colourOfBox(box, panel_.kind, overlay_.colours);
            labels.empty() || own != colour) {
            colour = own;
            ink = inkOn(colour);
        }
        const QColor plate = box.pattern == core::Pattern::None ? QColor() : colour;
        const QPointF toLine(0, (size.height() - font.capHeight()) / 2); // from the middle
        labels.push_back({at - toLine, label.text, ink, plate});
        if (!label.value.isEmpty())
            labels.push_back({at + toLine, label.value, ink, plate});
    }
    return labels;
}

std::optional<LabelFont> BoxLabels::fittingFont(const QFont& font, double least, double most) const {
    const int smallest = static_cast<int>(std::ceil(least));
    int pixels =
        std::clamp(static_cast<int>(cell() * 0.72), smallest, std::max(smallest, static_cast<int>(most)));
    LabelFont fitting(fontOf(font, pixels));
    double excess = excessOf(fitting);
    while (excess > 1 && pixels > smallest) {
        // Letters are as wide as whole pixels: a size may still be slightly too large.
        pixels = std::clamp(static_cast<int>(pixels / excess), smallest, pixels - 1);
        fitting = LabelFont(fontOf(font, pixels));
        excess = excessOf(fitting);
    }
    // All labels or none: showing only the numbers with narrow digits would suggest a pattern.
    return excess > 1 ? std::nullopt : std::optional(fitting);
}

bool BoxLabels::paint(QPainter& painter) {
    const double farScale = std::max(1.0, presentationTypeScale());
    const double cell = this->cell();
    if (panel_.boxes.empty() || cell < minCell * farScale)
        return false;
    // Grows also with boxes that fill a large canvas.
    const double most = std::max(maxType * typeScale(painter.font()), shareOfLargeBox * cell);
    const bool areThreads = panel_.kind == core::PanelKind::Block;
    if (areThreads)
        setThreadTexts();
    else
        setBlockTexts(cell >= minCellOfWords * farScale);
    std::optional<LabelFont> font;
    if (haveValues()) {
        font = fittingFont(painter.font(), minTypeOfWords * farScale, most);
        if (!font)
            setBlockTexts(false);
    }
    if (!font)
        font = fittingFont(painter.font(), minType * farScale, most);
    if (!font)
        return false;
    const std::vector<PlacedLabel> labels = visibleLabels(*font);
    font->paint(painter, labels);
    return !labels.empty();
}

} // namespace

std::vector<bool> paintBoxLabels(const Overlay& overlay, QPainter& painter) {
    const QFont font = painter.font();
    std::vector<bool> labelled;
    for (std::size_t panel = 0; panel < overlay.places.size(); ++panel) {
        painter.setFont(font);
        labelled.push_back(BoxLabels(overlay, panel).paint(painter));
    }
    return labelled;
}

} // namespace trichevron::gui
