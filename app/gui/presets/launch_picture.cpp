// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presets/launch_picture.h"

#include "app/gui/hierarchy/panel_layout.h"
#include "app/gui/hierarchy/scene_boxes.h"
#include "app/gui/render/renderer.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_facts.h"

#include <memory>

namespace trichevron::gui {
namespace {

constexpr double maxScale = 26; ///< pixels per unit, so that a few boxes do not fill the picture
constexpr int margin = 6;

core::SceneRequest requestFor(const LaunchState& launch, const QRectF& room) {
    core::KernelAttributes kernel = launch.kernel->attributes;
    kernel.optIns = launch.optIns;
    core::SceneRequest request;
    std::uint32_t multiprocessors = 0;
    std::optional<core::Evaluation> evaluation;
    if (launch.device) {
        evaluation = evaluate(launch.config, kernel, *launch.device, core::verdictScope);
        multiprocessors = evaluation->multiprocessors;
    }
    request.shape = evaluation ? evaluation->shape : computeShape(launch.config, kernel, 32);
    request.problem = problemToCover(launch.config, kernel);
    request.facts = std::make_shared<core::SceneFacts>(
        core::predictedFacts(evaluation ? &*evaluation : nullptr, multiprocessors));
    request.alone = budgetFor(room);
    request.context = request.alone;
    const bool isOneBlock = volume(request.shape.grid) == 1;
    if (isOneBlock)
        request.path = pathToBlock(request.shape, {});
    request.colouring = core::findColouring(isOneBlock                          ? "warp"
                                            : volume(request.shape.cluster) > 1 ? "cluster"
                                                                                : "wave");
    return request;
}

} // namespace

QImage drawLaunch(const LaunchState& launch, const SceneColours& colours, const QSize& size,
                  double pixelRatio) {
    const QRectF room = QRectF(QPointF(0, 0), size).adjusted(margin, margin, -margin, -margin);
    const core::Scene scene = buildScene(requestFor(launch, room));
    if (scene.panels.empty())
        return {};
    const core::ScenePanel& panel = scene.panels.back();
    const std::vector<RenderBox> boxes = renderBoxes(panel, colours);
    const RenderGroup group{boxes, Camera{}.fitted(panel.minCorner, panel.maxCorner, room, maxScale)};
    RenderSettings settings;
    settings.size = size * pixelRatio;
    settings.background = colours.background.rgb();
    settings.samples = 2;
    settings.pixelRatio = pixelRatio;
    const Picture picture = render(std::span(&group, 1), settings);
    QImage image = picture.image();
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

} // namespace trichevron::gui
