// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A number field for each name that code uses and does not define.
#pragma once

#include <QWidget>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

class QGridLayout;
class QLabel;

namespace trichevron::gui {

class NumberField;

class UnknownValues : public QWidget {
    Q_OBJECT

public:
    explicit UnknownValues(QWidget* parent = nullptr);

    /// Names that are asked for again keep their fields.
    void setNames(const std::vector<std::string>& names);
    /// Those that were given and can be read.
    std::map<std::string, std::int64_t> values() const;
    /// One sentence on a field that cannot be read; empty when all can.
    QString problem() const;
    /// The fields of the names that are asked for, in their order.
    std::vector<QWidget*> fields() const;
    /// Puts the focus into the first field without a number.
    void focusFirst();

Q_SIGNALS:
    void edited();

private:
    struct Row {
        QLabel* label;
        NumberField* field;
    };
    Row makeRow(const std::string& name);

    QLabel* question_;
    QGridLayout* rows_;
    std::map<std::string, Row> made_; ///< also for names that are not asked for now
    std::vector<std::string> names_;
};

} // namespace trichevron::gui
