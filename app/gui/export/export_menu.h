// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The one way in which pictures and tables leave the window: a menu on the widget that shows them, opened by
/// the right button, the Menu key or Shift+F10.
#pragma once

#include "core/table/data_table.h"

#include <QMenu>
#include <QObject>
#include <QPointer>

#include <functional>

class QTableView;
class QWidget;

namespace trichevron {

class ExportMenu : public QObject {
    Q_OBJECT

public:
    enum class Picture { Offered, None };
    using Table = std::function<DataTable()>;

    /// Lives as long as the widget. `name` is what files are called; the widget's accessible name where it is
    /// empty. Without `table`, or where it gives none, pictures alone are offered. The widget's own actions
    /// come first.
    static ExportMenu* attach(QWidget& widget, const QString& name, Picture picture, Table table = {});
    /// Of a table, what is on show in it.
    static ExportMenu* attach(QTableView& view, const QString& name);

    void copyPicture() const;
    /// As image/svg+xml, and as text where only that is taken.
    void copySvg() const;
    void copyTable(TableFormat format) const;
    /// The suffix, .svg or .png, says which. Throws InputError where it cannot be written.
    void savePicture(const QString& path) const;
    /// The suffix, .csv, .md or .json, says which. Throws InputError where it cannot be written.
    void saveTable(const QString& path) const;

    /// What the widget can be copied and saved as, for a menu of the window's.
    void addTo(QMenu& menu);
    QString name() const;
    bool isShown() const { return widget_.isVisible(); }

    /// The menu that is open; null when none is.
    QMenu* open() const { return menu_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    ExportMenu(QWidget& widget, QWidget& reacting, const QString& name, Picture picture, Table table);
    void popup(const QPoint& place);
    void savePictureDialog();
    void saveTableDialog();

    QWidget& widget_;
    QString name_;
    Picture picture_;
    Table table_;
    QPointer<QMenu> menu_;
};

} // namespace trichevron
