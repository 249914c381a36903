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
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double minCell = 8.5; // pixels
constexpr double minType = 8;
constexpr double shareOfLargeBox = 0.1;
constexpr double maxType = 15;

// Labels on every box must not touch; a label on the first box of a group may be slightly wider than the box.
constexpr double shareOfBox = 0.72;
constexpr double shareOfFirstBox = 1.05;
constexpr double shareForIndices = 0.9;

struct Widths {
    double widest = 0;
    double excess = 0; ///< above 1: a label is wider than its share of its box
};

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
    Widths measure(const LabelFont& font, double share) const;
    template <class Label>
    void setTexts(const Label& labelOf);
    std::vector<PlacedLabel> visibleLabels() const;
    bool overlap(const std::vector<PlacedLabel>& labels, const QSizeF& size) const;

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

Widths BoxLabels::measure(const LabelFont& font, double share) const {
    Widths widths;
    for (std::size_t b = 0; b < texts_.size(); ++b) {
        const double needed = font.width(texts_[b]);
        widths.widest = std::max(widths.widest, needed);
        widths.excess = std::max(widths.excess, needed / (panel_.boxes[b].size[0] * camera_.scale * share));
    }
    return widths;
}

std::vector<PlacedLabel> BoxLabels::visibleLabels() const {
    std::vector<PlacedLabel> labels;
    QColor colour;
    QColor ink;
    for (std::size_t b = 0; b < texts_.size(); ++b) {
        const core::SceneBox& box = panel_.boxes[b];
        const QPointF at = topOf(box, camera_);
        if (texts_[b].isEmpty() || box.pattern == core::Pattern::Idle || !overlay_.isSeen(number_, b, at))
            continue;
        // Most boxes have the colour of the box before.
        if (const QColor own = colourOfBox(box, panel_.kind, overlay_.colours);
            labels.empty() || own != colour) {
            colour = own;
            ink = inkOn(colour);
        }
        labels.push_back({at, texts_[b], ink});
    }
    return labels;
}

/// Groups lie behind each other in space.
bool BoxLabels::overlap(const std::vector<PlacedLabel>& labels, const QSizeF& size) const {
    std::vector<QRectF> taken;
    for (const PlacedLabel& label : labels) {
        QRectF place(QPointF(), size);
        place.moveCenter(label.middle);
        if (std::any_of(taken.begin(), taken.end(),
                        [&](const QRectF& other) { return other.intersects(place); }))
            return true;
        taken.push_back(place);
    }
    return false;
}

bool BoxLabels::paint(QPainter& painter) {
    const double cell = this->cell();
    if (cell < minCell)
        return false;
    setTexts([&](const core::SceneBox& box) { return boxLabel(overlay_.request, colouring_, panel_, box); });
    const double share = colouring_.labelsGroups ? shareOfFirstBox : shareOfBox;
    // Grows with the type, as on a projector, and with boxes that fill a large canvas.
    const double scaled = maxType * typeScale(painter.font());
    const double most = std::max(scaled, shareOfLargeBox * cell);
    const int pixels = static_cast<int>(std::clamp(cell * 0.72, minType, most));
    LabelFont font(fontOf(painter.font(), pixels));
    Widths widths = measure(font, share);
    if (colouring_.labelsGroups && widths.excess > 1) {
        const int smaller = static_cast<int>(std::max(minType, pixels / widths.excess));
        font = LabelFont(fontOf(painter.font(), smaller));
        widths = measure(font, share);
    }
    // Labels that are all the same, such as one round, tell no box from another: the legend says as much.
    const bool showsIndices =
        panel_.fullDetail() && std::all_of(texts_.begin(), texts_.end(),
                                           [this](const QString& text) { return text == texts_.front(); });
    if (showsIndices) {
        setTexts([&](const core::SceneBox& box) { return indexLabel(panel_, box); });
        widths = measure(font, shareForIndices);
    }
    // All labels or none: showing only the numbers with narrow digits would suggest a pattern.
    if (widths.excess > 1)
        return false;
    const std::vector<PlacedLabel> labels = visibleLabels();
    if (colouring_.labelsGroups && !showsIndices &&
        overlap(labels, {widths.widest + 1, font.capHeight() + 1}))
        return false;
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
