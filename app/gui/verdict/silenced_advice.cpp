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
    SilenceCommand(SilencedAdvice& advice, const LaterText& name, const SilencedAdvice::Sets& before,
                   const SilencedAdvice::Sets& after)
        : UndoStep(name), advice_(&advice), before_(before), after_(after) {}

    void undo() override { apply(before_); }
    void redo() override { apply(after_); }

private:
    void apply(const SilencedAdvice::Sets& sets) {
        if (advice_ != nullptr)
            advice_->apply(sets);
    }

    QPointer<SilencedAdvice> advice_; // the undo stack may outlive the panel
    SilencedAdvice::Sets before_;
    SilencedAdvice::Sets after_;
};

SilencedAdvice::SilencedAdvice(QUndoStack& undo, QObject* parent) : QObject(parent), undo_(undo) {}

void SilencedAdvice::push(const LaterText& name, const Sets& after) {
    undo_.push(new SilenceCommand(*this, name, sets_, after));
}

void SilencedAdvice::silence(core::RuleId advice) {
    if (has(advice))
        return;
    Sets after = sets_;
    after.ofUser.set(static_cast<std::size_t>(advice));
    push(
        [advice] {
            return fill(tr("silence “{advice}”"), {{"advice", std::string(titleFor(advice))}});
        },
        after);
}

void SilencedAdvice::setOfSession(const core::RuleSet& advice) {
    if (advice != sets_.ofSession)
        push([] { return tr("change silenced advice"); }, {sets_.ofUser, advice});
}

void SilencedAdvice::showAll() {
    if (silenced().any())
        push([] { return tr("show all advice"); }, {});
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
    sets_.ofUser = saved;
    Q_EMIT changed();
}

void SilencedAdvice::apply(const Sets& sets) {
    const bool isOfUser = sets.ofUser != sets_.ofUser;
    sets_ = sets;
    if (isOfUser) {
        const QString ids = QString::fromStdString(core::formatSilencedRules(sets.ofUser));
        Settings().setSilencedAdvice(ids.split(QLatin1Char(','), Qt::SkipEmptyParts));
    }
    Q_EMIT changed();
}

} // namespace trichevron::gui
