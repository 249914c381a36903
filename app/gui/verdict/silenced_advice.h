// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The kinds of advice that are silenced: those that the user has silenced, which are saved in the settings,
/// and those that the open session file silences, which are not. Each change can be undone.
#pragma once

#include "app/gui/text/later_text.h"
#include "core/rules/finding.h"

#include <QObject>

class QUndoStack;

namespace trichevron::gui {

class SilencedAdvice : public QObject {
    Q_OBJECT

public:
    /// Changes are pushed onto this undo stack.
    explicit SilencedAdvice(QUndoStack& undo, QObject* parent = nullptr);

    bool has(core::RuleId advice) const { return silenced().test(static_cast<std::size_t>(advice)); }
    /// The number of silenced kinds of advice.
    std::size_t count() const { return silenced().count(); }

    core::RuleSet silenced() const { return sets_.ofUser | sets_.ofSession; }

    void silence(core::RuleId advice);
    /// What a session file silences, besides what the user has silenced.
    void setOfSession(const core::RuleSet& advice);
    void showAll();
    /// Loads the user's settings and ignores unknown ids in them. This cannot be undone.
    void restoreSaved();

Q_SIGNALS:
    void changed();

private:
    friend class SilenceCommand;
    struct Sets {
        core::RuleSet ofUser;
        core::RuleSet ofSession;
    };
    void push(const LaterText& name, const Sets& after);
    void apply(const Sets& sets);

    QUndoStack& undo_;
    Sets sets_;
};

} // namespace trichevron::gui
