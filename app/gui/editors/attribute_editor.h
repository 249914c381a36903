// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The launch attributes besides the cluster dimension and the cooperative flag, one row each, and the green
/// context of the stream. Without one, the rows are folded.
#pragma once

#include "core/launch/launch_attribute_text.h"
#include "core/rules/finding.h"

#include <QWidget>

#include <map>
#include <string_view>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace trichevron::gui {

class LaunchSession;
class RowLabel;

/// Of the attribute with this spelling in JSON, in the current language.
QString attributeName(std::string_view name);

class AttributeEditor : public QWidget {
    Q_OBJECT

public:
    explicit AttributeEditor(LaunchSession& session, QWidget* parent = nullptr);
    ~AttributeEditor() override;

    /// Where the field is one of the rows.
    void unfoldFor(const QWidget& field);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    /// An attribute with a text field, or with a list where its numbers have names.
    struct Row {
        std::string_view name;
        std::vector<core::LaunchField> fields; ///< whose violations mark the row
        QLineEdit* text = nullptr;
        QComboBox* list = nullptr;
        RowLabel* label = nullptr;
    };

    void addRow(QVBoxLayout* rows, std::string_view name, std::vector<core::LaunchField> fields,
                bool hasNames);
    /// A text that cannot be read. It stays until the user or another value replaces it.
    struct Unreadable {
        QString problem;
        QString used; ///< the value of the attribute
    };

    /// Returns to the value before the current input; false where there is none.
    bool cancelTyping(const Row& row);
    void retranslateRows();
    /// Sets the attribute from a text; shows why, where it cannot be read.
    void apply(const Row& row, const QString& value);
    /// Empty where the value can be read.
    QString problemOf(const Row& row, const QString& value, core::LaunchAttributes& attributes) const;
    /// Shows the first unreadable text, and reports all to the session.
    void reportUnreadable();
    /// Shows the value in place of a text that cannot be read.
    void dropUnreadable(const QString& field);
    /// Forgets the texts whose attribute has another value by now, which replaces them.
    void dropReplaced();
    /// The name of its field, also for the session.
    static QString fieldOf(const Row& row);
    QString valueOf(const Row& row) const;
    void refresh();
    void showMark(const Row& row);
    void setUnfolded(bool unfolded);

    LaunchSession& session_;
    QToolButton* fold_;
    QWidget* body_;
    QLabel* problem_;
    std::vector<Row> rows_;
    std::map<std::string_view, Unreadable> unreadable_; ///< by the name of the attribute
    std::map<std::string_view, QString> beforeTyping_;  ///< the value that the current input replaces
};

} // namespace trichevron::gui
