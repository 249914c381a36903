// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The kinds of advice that the user has silenced. They are saved in the settings, and each change can be
/// undone.
#pragma once

#include "core/rules/finding.h"

#include <QObject>

class QUndoStack;

namespace trichevron::gui {

class SilencedAdvice : public QObject {
    Q_OBJECT

public:
    /// Changes are pushed onto this undo stack.
    explicit SilencedAdvice(QUndoStack& undo, QObject* parent = nullptr);

    bool has(core::RuleId advice) const { return silenced_.test(static_cast<std::size_t>(advice)); }
    /// The number of silenced kinds of advice.
    std::size_t count() const { return silenced_.count(); }

    const core::RuleSet& silenced() const { return silenced_; }

    void silence(core::RuleId advice);
    /// Silences exactly these.
    void replace(const core::RuleSet& advice);
    void showAll();
    /// Loads the user's settings and ignores unknown ids in them. This cannot be undone.
    void restoreSaved();

Q_SIGNALS:
    void changed();

private:
    friend class SilenceCommand;
    void apply(const core::RuleSet& silenced);

    QUndoStack& undo_;
    core::RuleSet silenced_;
};

} // namespace trichevron::gui
