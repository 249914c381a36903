// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page of the histogram in distributed shared memory: which block of the chosen cluster holds which
/// bins, and what the chosen block does with them.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/demo/shared_bins.h"
#include "core/table/data_table.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace trichevron::gui {

class BinsPicture;
class NumberField;

class BinsView : public QWidget {
    Q_OBJECT

public:
    explicit BinsView(LaunchSession& session, QWidget* parent = nullptr);

    /// A row for each bin: the block that holds it, and its counter there.
    core::DataTable table() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void setTexts();
    void refresh();
    /// Throws InputError for what is no bin.
    std::uint64_t readBin(const QString& typed, const QString& what) const;
    /// What is wrong with the text of the field, which then keeps it.
    QString problemOfBin() const;
    void refreshSentence();
    core::BlockIndex chosenBlock() const;
    core::BlockIndex blockAt(std::uint32_t rank) const;

    LaunchSession& session_;
    std::optional<core::SharedBins> bins_;
    QLabel* words_;
    QLabel* binLabel_;
    NumberField* bin_;
    QLabel* sentence_;
    BinsPicture* picture_;
    QWidget* controls_;
};

} // namespace trichevron::gui
