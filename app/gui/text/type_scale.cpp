// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/type_scale.h"

namespace trichevron::gui {
namespace {

double presentation = 0;

} // namespace

double presentationTypeScale() {
    return presentation;
}

void setPresentationTypeScale(double scale) {
    presentation = scale;
}

} // namespace trichevron::gui
