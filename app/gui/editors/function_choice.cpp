// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/function_choice.h"

#include "app/gui/editors/attribute_editor.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/user_messages.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/launch/launch_attribute_text.h"
#include "core/launch/launch_syntax.h"

#include <QCoreApplication>
#include <QStringList>

namespace trichevron::gui {
namespace {

struct FunctionChoice {
    Q_DECLARE_TR_FUNCTIONS(FunctionChoice)
};

/// What the launch `before` has and the launch `after` has not.
QStringList onlyIn(const core::LaunchConfig& before, const core::LaunchConfig& after) {
    QStringList names;
    if (before.clusterDim && !after.clusterDim)
        names << FunctionChoice::tr("Cluster");
    if (before.cooperative && !isCooperative(after)) // not one that was cooperative by its function's name
        names << FunctionChoice::tr("Cooperative");
    const auto addAttribute = [&](std::string_view name) {
        if (!launchAttributeValue(before.attributes, name).empty() &&
            launchAttributeValue(after.attributes, name).empty())
            names << attributeName(name);
    };
    addAttribute(core::preferredClusterName);
    for (const core::NumberAttribute& attribute : core::numberAttributes)
        addAttribute(attribute.name);
    for (const core::StructAttribute& attribute : core::structAttributes)
        addAttribute(attribute.name);
    if (before.greenContextSmCount && !after.greenContextSmCount)
        names << FunctionChoice::tr("Green context");
    return names;
}

} // namespace

void chooseFunction(LaunchSession& session, UserMessages& messages, core::LaunchApi api) {
    const core::LaunchConfig before = session.state().config;
    session.setApi(api);
    const core::LaunchConfig& after = session.state().config;
    const QString function = text(launchSyntax(api));
    const QStringList gone = onlyIn(before, after);
    const QStringList back = onlyIn(after, before);
    if (!gone.isEmpty())
        messages.report(
            fill(FunctionChoice::tr("Taken off, because {function} does not take it: {what}. It comes "
                                    "back with a function that takes it."),
                 {{"function", function}, {"what", gone.join(QStringLiteral(", "))}}));
    else if (!back.isEmpty())
        messages.report(fill(FunctionChoice::tr("Back again, because {function} takes it: {what}."),
                             {{"function", function}, {"what", back.join(QStringLiteral(", "))}}));
}

} // namespace trichevron::gui
