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
#include <limits>

namespace trichevron::gui {
namespace {

// Pixels. The least grow with the type of a presentation, which is read from afar; large text leaves a number
// on a small box as it is, rather than none.
constexpr double minCell = 8.5;
constexpr double minType = 8;   ///< smaller numbers are not readable
constexpr double nearScale = 2; ///< of type that is read from the same place
constexpr double maxType = 15;  ///< with the usual type
constexpr double shareOfLargeBox = 0.1;

constexpr double shareOfTop = 0.94; // the edge of the top stays free
// Of the edge of a box: labels on every box must not touch.
constexpr double shareOfBox = 0.72;
constexpr double shareForIndices = 0.9;
constexpr double shareOfFirstBox = M_SQRT2; // its diagonal: the others of a group have no label

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
    double excessOf(const LabelFont& font, double share) const;
    template <class Label>
    void setTexts(const Label& labelOf);
    std::vector<PlacedLabel> visibleLabels(const LabelFont& font) const;
    /// Whether the top of the box is in front all over a label of this size.
    bool isSeen(std::size_t box, const QPointF& middle, const QSizeF& size) const;

    const Overlay& overlay_;
    std::size_t number_;
    const core::ScenePanel& panel_;
    const Camera& camera_;
    const core::Colouring& colouring_;
    std::vector<QString> texts_; ///< by box
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

template <class Label>
void BoxLabels::setTexts(const Label& labelOf) {
    texts_.clear();
    for (const core::SceneBox& box : panel_.boxes)
        texts_.push_back(QString::fromStdString(labelOf(box)));
}

double BoxLabels::excessOf(const LabelFont& font, double share) const {
    // The top of a box is a parallelogram about the label's middle, with edges along these.
    const Camera::Projected x = camera_.projectVector({1, 0, 0});
    const Camera::Projected y = camera_.projectVector({0, 1, 0});
    const double area = std::abs(x.x * y.y - x.y * y.x);
    if (area <= 0)
        return std::numeric_limits<double>::infinity();
    const double high = font.capHeight();
    double excess = 0;
    for (std::size_t b = 0; b < texts_.size(); ++b) {
        if (texts_[b].isEmpty())
            continue;
        const core::SceneBox& box = panel_.boxes[b];
        const double wide = font.width(texts_[b]);
        const double alongX = (wide * std::abs(y.y) + high * std::abs(y.x)) / (area * box.size[0]);
        const double alongY = (wide * std::abs(x.y) + high * std::abs(x.x)) / (area * box.size[1]);
        excess = std::max(
            {excess, std::max(alongX, alongY) / shareOfTop, wide / (box.size[0] * camera_.scale * share)});
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
        if (texts_[b].isEmpty() || box.pattern == core::Pattern::Idle ||
            !isSeen(b, at, {font.width(texts_[b]), font.capHeight()}))
            continue;
        // Most boxes have the colour of the box before.
        if (const QColor own = colourOfBox(box, panel_.kind, overlay_.colours);
            labels.empty() || own != colour) {
            colour = own;
            ink = inkOn(colour);
        }
        labels.push_back({at, texts_[b], ink, box.pattern == core::Pattern::None ? QColor() : colour});
    }
    return labels;
}

bool BoxLabels::paint(QPainter& painter) {
    const double scale = typeScale(painter.font());
    const double farScale = std::max(1.0, scale / nearScale);
    const double cell = this->cell();
    if (cell < minCell * farScale)
        return false;
    setTexts([&](const core::SceneBox& box) { return boxLabel(overlay_.request, colouring_, panel_, box); });
    // Labels that are all the same, such as one round, tell no box from another: the legend says as much.
    const bool showsIndices =
        panel_.fullDetail() && std::all_of(texts_.begin(), texts_.end(),
                                           [this](const QString& text) { return text == texts_.front(); });
    if (showsIndices)
        setTexts([&](const core::SceneBox& box) { return indexLabel(panel_, box); });
    const double share = showsIndices              ? shareForIndices
                         : colouring_.labelsGroups ? shareOfFirstBox
                                                   : shareOfBox;
    // Grows also with boxes that fill a large canvas.
    const int least = static_cast<int>(std::ceil(minType * farScale));
    const int most = static_cast<int>(std::max(maxType * scale, shareOfLargeBox * cell));
    int pixels = std::clamp(static_cast<int>(cell * 0.72), least, most);
    LabelFont font(fontOf(painter.font(), pixels));
    double excess = excessOf(font, share);
    while (excess > 1 && pixels > least) {
        // Letters are as wide as whole pixels: a size may still be slightly too large.
        pixels = std::clamp(static_cast<int>(pixels / excess), least, pixels - 1);
        font = LabelFont(fontOf(painter.font(), pixels));
        excess = excessOf(font, share);
    }
    // All labels or none: showing only the numbers with narrow digits would suggest a pattern.
    if (excess > 1)
        return false;
    const std::vector<PlacedLabel> labels = visibleLabels(font);
    font.paint(painter, labels);
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
