// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/export_menu.h"

#include "app/gui/export/model_table.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/menus/menu_entry.h"
#include "app/gui/notice/report_errors.h"
#include "app/gui/notice/report_saved.h"
#include "app/gui/text/fill.h"
#include "core/errors/input_error.h"
#include "core/json/json_reader.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QTableView>

#include <utility>

namespace trichevron::gui {
namespace {

struct Format {
    core::TableFormat format;
    QString name;
};

QList<Format> formats() {
    return {{core::TableFormat::AsCsv, QStringLiteral("CSV")},
            {core::TableFormat::AsMarkdown, QStringLiteral("Markdown")},
            {core::TableFormat::AsJson, QStringLiteral("JSON")}};
}

constexpr int usualScale = 2;

QString filterOf(const PictureFormat& format) {
    switch (format.kind) {
    case PictureKind::Png:
        break;
    case PictureKind::Svg:
        return ExportMenu::tr("Vectors as SVG (*.svg)");
    case PictureKind::Pdf:
        return ExportMenu::tr("Vectors as PDF (*.pdf)");
    }
    return fill(ExportMenu::tr("PNG at {scale}× (*.png)"), {{"scale", format.scale}});
}

/// The suffix of the path, if it is of a picture, or else the chosen filter; the scale is that of the filter.
PictureFormat formatOf(const QString& path, const QString& filter) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    PictureFormat chosen;
    for (const PictureFormat& format : pictureFormats())
        if (filterOf(format) == filter)
            chosen = format;
    for (const PictureFormat& format : pictureFormats())
        if (suffixOf(format.kind) == suffix && chosen.kind != format.kind)
            return {format.kind, usualScale};
    return chosen;
}

/// Adds a suffix to a path without a known one.
QString completed(const QString& path, const QStringList& suffixes, const QString& byDefault) {
    return suffixes.contains(QFileInfo(path).suffix().toLower()) ? path : path + QLatin1Char('.') + byDefault;
}

} // namespace

ExportMenu::ExportMenu(QWidget& widget, QWidget& reacting, const LaterText& name, Picture picture,
                       Table table)
    : QObject(&widget), widget_(widget), name_(name), picture_(picture), table_(std::move(table)) {
    setObjectName(QStringLiteral("exportMenu"));
    widget.installEventFilter(this);
    if (&reacting != &widget)
        reacting.installEventFilter(this);
}

ExportMenu* ExportMenu::attach(QWidget& widget, const LaterText& name, Picture picture, Table table) {
    return new ExportMenu(widget, widget, name, picture, std::move(table)); // the widget owns it
}

ExportMenu* ExportMenu::attach(QTableView& view, const LaterText& name) {
    const auto table = [&view, name] {
        return visibleTable(view, name.isEmpty() ? view.accessibleName() : name.text());
    };
    return new ExportMenu(view, *view.viewport(), name, Picture::None, table); // the view owns it
}

ExportMenu* ExportMenu::attach(QTableView& view, const LaterText& name, Table data) {
    ExportMenu* menu = attach(view, name);
    menu->data_ = std::move(data);
    return menu;
}

core::DataTable ExportMenu::tableFor(core::TableFormat format) const {
    return data_ && format != core::TableFormat::AsMarkdown ? data_() : table_();
}

QString ExportMenu::name() const {
    return name_.isEmpty() ? widget_.accessibleName() : name_.text();
}

bool ExportMenu::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::ContextMenu) {
        popup(static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    }
    if (event->type() == QEvent::KeyPress && object == &widget_) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool asked = key->key() == Qt::Key_Menu ||
                           (key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier);
        if (asked) {
            popup(widget_.mapToGlobal(widget_.rect().center()));
            return true;
        }
    }
    return false;
}

void ExportMenu::popup(const QPoint& place) {
    if (menu_ != nullptr)
        return; // the Menu key causes a key event and a context menu event
    auto* menu = new QMenu(&widget_);
    menu_ = menu;
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("exportPopup"));
    menu->setAccessibleName(fill(tr("Copy and save: {picture}"), {{"picture", name()}}));
    menu->addActions(widget_.actions());
    addTo(*menu);
    menu->popup(place);
}

void ExportMenu::addTo(QMenu& menu) {
    const auto part = [&menu] {
        if (!menu.isEmpty())
            menu.addSeparator();
    };
    if (picture_ == Picture::Offered) {
        part();
        QAction* copy = menu.addAction(tr("&Copy picture"), this, &ExportMenu::copyPicture);
        setOtherWords(menu, *copy, [] { return tr("screenshot image clipboard"); });
        menu.addAction(tr("Copy picture as S&VG"), this, &ExportMenu::copySvg);
        QAction* save = menu.addAction(tr("&Save picture…"), this, &ExportMenu::savePictureDialog);
        setOtherWords(menu, *save, [] { return tr("screenshot export image PNG SVG PDF"); });
    }
    if (table_ && !table_().isEmpty()) {
        part();
        for (const Format& format : formats())
            menu.addAction(fill(tr("Copy table as {format}"), {{"format", format.name}}), this,
                           [this, chosen = format.format] { copyTable(chosen); });
        QAction* save = menu.addAction(tr("Save &table…"), this, &ExportMenu::saveTableDialog);
        setOtherWords(menu, *save, [] { return tr("export CSV Markdown JSON"); });
    }
}

QByteArray ExportMenu::drawPicture(const PictureFormat& format) const {
    if (beforePicture_)
        beforePicture_();
    return renderPicture(widget_, name(), format);
}

void ExportMenu::copyPicture() const {
    if (beforePicture_)
        beforePicture_();
    QGuiApplication::clipboard()->setImage(renderImage(widget_, usualScale));
    reportSaved(widget_, tr("The picture is on the clipboard."));
}

void ExportMenu::copySvg() const {
    const QByteArray svg = drawPicture({PictureKind::Svg, 1});
    auto* data = new QMimeData; // the clipboard owns it
    data->setData(QStringLiteral("image/svg+xml"), svg);
    data->setText(QString::fromUtf8(svg));
    QGuiApplication::clipboard()->setMimeData(data);
    reportSaved(widget_, tr("The picture is on the clipboard as SVG."));
}

void ExportMenu::copyTable(core::TableFormat format) const {
    QGuiApplication::clipboard()->setText(QString::fromStdString(textOf(tableFor(format), format)));
    reportSaved(widget_, tr("The table is on the clipboard."));
}

void ExportMenu::savePicture(const QString& path, const PictureFormat& format) const {
    core::writeFileAtomically(path.toStdString(), drawPicture(format).toStdString());
}

void ExportMenu::confirm(const QString& path, const QString& note) const {
    const QString file = QFileInfo(path).absoluteFilePath();
    rememberFolderOf(file);
    reportSavedFile(widget_, file, note);
}

void ExportMenu::saveTable(const QString& path) const {
    const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
    core::TableFormat chosen = core::TableFormat::AsCsv;
    for (const Format& format : formats())
        if (suffixOf(format.format) == suffix)
            chosen = format.format;
    core::writeFileAtomically(path.toStdString(), textOf(tableFor(chosen), chosen));
}

void ExportMenu::savePictureDialog() {
    const QString title = tr("Save picture");
    QStringList filters;
    for (const PictureFormat& format : pictureFormats())
        filters << filterOf(format);
    QString chosen = filterOf({PictureKind::Png, usualScale});
    const QString path = askWhereToSave(&widget_, title, name() + QStringLiteral(".png"),
                                        filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return;
    const PictureFormat format = formatOf(path, chosen);
    const QString file = completed(path, {suffixOf(format.kind)}, suffixOf(format.kind));
    reportErrors(&widget_, title, [&] {
        savePicture(file, format);
        confirm(file, format.kind == PictureKind::Png || !vectorNote_ ? QString() : vectorNote_());
    });
}

void ExportMenu::saveTableDialog() {
    const QString title = tr("Save table");
    const QString path =
        askWhereToSave(&widget_, title, name() + QStringLiteral(".csv"),
                       tr("Tables (*.csv *.md *.json);;CSV (*.csv);;Markdown (*.md);;JSON (*.json)"));
    if (path.isEmpty())
        return;
    QStringList suffixes;
    for (const Format& format : formats())
        suffixes << QString::fromUtf8(suffixOf(format.format).data());
    const QString file = completed(path, suffixes, suffixes.front());
    reportErrors(&widget_, title, [&] {
        saveTable(file);
        confirm(file, {});
    });
}

} // namespace trichevron::gui
