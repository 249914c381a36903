// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The kinds of advice that the user wants to see no more: a setting of the user's, and steps of undo.
#pragma once

#include "core/rules/finding.h"

#include <QObject>

class QUndoStack;

namespace trichevron {

class SilencedAdvice : public QObject {
    Q_OBJECT

public:
    /// Changes go onto this stack.
    explicit SilencedAdvice(QUndoStack& undo, QObject* parent = nullptr);

    bool has(RuleId advice) const { return silenced_.test(static_cast<std::size_t>(advice)); }
    /// Kinds of advice that are silenced.
    std::size_t count() const { return silenced_.count(); }

    const RuleSet& silenced() const { return silenced_; }

    void silence(RuleId advice);
    /// Silences these and no others.
    void replace(const RuleSet& advice);
    void showAll();
    /// Takes over what the user's settings say; what they name that is no advice is passed over. No step of
    /// undo.
    void restoreSaved();

Q_SIGNALS:
    void changed();

private:
    friend class SilenceCommand;
    void take(const RuleSet& silenced);

    QUndoStack& undo_;
    RuleSet silenced_;
};

} // namespace trichevron
