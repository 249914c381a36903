// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The kernels of a file, each once, with a filter.
#pragma once

#include "core/own_kernel/own_kernel.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace trichevron::gui {

class KernelListModel;

class KernelList : public QWidget {
    Q_OBJECT

public:
    explicit KernelList(QWidget* parent = nullptr);

    /// Selects the one with this id, else the first one.
    void setKernels(std::vector<core::OwnKernel> kernels, const std::string& id = {});
    /// Null while there is none, or the filter hides all.
    const core::OwnKernel* current() const;
    /// False where it is not in the list.
    bool select(const std::string& id);
    QString filter() const;
    void setFilter(const QString& filter);

Q_SIGNALS:
    void currentChanged();
    void filterChanged();
    /// Enter or a double click on a kernel.
    void activated();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void showCount();
    void selectFirst();
    /// A name that is too long for a line gets two.
    void fitRows();

    KernelListModel* model_;
    QSortFilterProxyModel* shown_;
    QLineEdit* filter_;
    QListView* view_;
    QLabel* count_;
};

/// Kernels of a file by their name, in the order of its machine code, and behind it those that are only PTX:
/// ptxas writes another order than it reads, and a file and what was made of it have one.
std::vector<core::OwnKernel> groupedByName(std::vector<core::KernelResources> kernels,
                                           const core::OwnKernel& origin);

} // namespace trichevron::gui
