// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verdict/silenced_advice.h"

#include "app/gui/session/undo_step.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "core/errors/input_error.h"
#include "core/evaluation/silence.h"
#include "core/messages/rule_messages.h"

#include <QPointer>
#include <QStringList>
#include <QUndoStack>

namespace trichevron::gui {

class SilenceCommand : public UndoStep {
public:
    SilenceCommand(SilencedAdvice& advice, const LaterText& name, const core::RuleSet& before,
                   const core::RuleSet& after)
        : UndoStep(name), advice_(&advice), before_(before), after_(after) {}

    void undo() override { apply(before_); }
    void redo() override { apply(after_); }

private:
    void apply(const core::RuleSet& silenced) {
        if (advice_ != nullptr)
            advice_->apply(silenced);
    }

    QPointer<SilencedAdvice> advice_; // the undo stack may outlive the panel
    core::RuleSet before_;
    core::RuleSet after_;
};

SilencedAdvice::SilencedAdvice(QUndoStack& undo, QObject* parent) : QObject(parent), undo_(undo) {}

void SilencedAdvice::silence(core::RuleId advice) {
    if (has(advice))
        return;
    core::RuleSet after = silenced_;
    after.set(static_cast<std::size_t>(advice));
    const auto name = [advice] {
        return fill(tr("silence “{advice}”"), {{"advice", std::string(titleFor(advice))}});
    };
    undo_.push(new SilenceCommand(*this, name, silenced_, after));
}

void SilencedAdvice::replace(const core::RuleSet& advice) {
    if (advice != silenced_)
        undo_.push(new SilenceCommand(
            *this, [] { return tr("change silenced advice"); }, silenced_, advice));
}

void SilencedAdvice::showAll() {
    if (silenced_.any())
        undo_.push(new SilenceCommand(*this, [] { return tr("show all advice"); }, silenced_, {}));
}

void SilencedAdvice::restoreSaved() {
    core::RuleSet saved;
    for (const QString& id : Settings().silencedAdvice()) {
        try {
            saved |= core::parseSilencedRules(id.toStdString(), "settings");
        } catch (const core::InputError&) { // the id is from another version of the program
            continue;
        }
    }
    silenced_ = saved;
    Q_EMIT changed();
}

void SilencedAdvice::apply(const core::RuleSet& silenced) {
    silenced_ = silenced;
    const QString ids = QString::fromStdString(core::formatSilencedRules(silenced));
    Settings().setSilencedAdvice(ids.split(QLatin1Char(','), Qt::SkipEmptyParts));
    Q_EMIT changed();
}

} // namespace trichevron::gui
