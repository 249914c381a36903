// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/readable_texts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>

namespace trichevron::test {
namespace {

class Collector {
public:
    void add(const QObject& object, const char* what, const QString& text) {
        if (!text.trimmed().isEmpty())
            texts_.push_back({QStringLiteral("%1 %2 %3")
                                  .arg(QString::fromLatin1(object.metaObject()->className()),
                                       object.objectName(), QString::fromLatin1(what)),
                              text});
    }

    void addWidget(const QWidget& widget) {
        // Of a dock with a title bar of our own.
        if (widget.objectName().startsWith(QLatin1String("qt_dockwidget_")) && !widget.isVisible())
            return;
        add(widget, "tool tip", widget.toolTip());
        add(widget, "status tip", widget.statusTip());
        add(widget, "help", widget.whatsThis());
        add(widget, "accessible name", widget.accessibleName());
        add(widget, "accessible description", widget.accessibleDescription());
        if (widget.isWindow() || qobject_cast<const QDockWidget*>(&widget) != nullptr)
            add(widget, "title", widget.windowTitle());
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            add(widget, "text", label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            add(widget, "text", button->text());
        if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
            add(widget, "title", box->title());
        if (const auto* menu = qobject_cast<const QMenu*>(&widget))
            add(widget, "title", menu->title());
        if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) {
            add(widget, "placeholder", edit->placeholderText());
            if (edit->isReadOnly())
                add(widget, "text", edit->text());
        }
        if (const auto* edit = qobject_cast<const QPlainTextEdit*>(&widget)) {
            add(widget, "placeholder", edit->placeholderText());
            add(widget, "text", edit->toPlainText());
        }
        if (const auto* edit = qobject_cast<const QTextEdit*>(&widget))
            add(widget, "text", edit->toPlainText());
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            for (int i = 0; i < tabs->count(); ++i) {
                add(widget, "tab", tabs->tabText(i));
                add(widget, "tab's tool tip", tabs->tabToolTip(i));
            }
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            addModel(widget, *box->model());
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
            view != nullptr && view->model() != nullptr &&
            qobject_cast<const QHeaderView*>(&widget) == nullptr)
            addModel(widget, *view->model());
        for (const QAction* action : widget.actions()) {
            add(*action, "text", action->text());
            add(*action, "tool tip", action->toolTip());
            add(*action, "status tip", action->statusTip());
        }
    }

    std::vector<ReadableText> take() { return std::move(texts_); }

private:
    void addModel(const QWidget& widget, const QAbstractItemModel& model) {
        for (int column = 0; column < model.columnCount(); ++column)
            add(widget, "heading", model.headerData(column, Qt::Horizontal).toString());
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column)
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    add(widget, "item", model.index(row, column).data(role).toString());
    }

    std::vector<ReadableText> texts_;
};

/// Takes the texts and drops everything else.
class TextEngine : public QPaintEngine {
public:
    explicit TextEngine(std::vector<ReadableText>& texts)
        : QPaintEngine(QPaintEngine::AllFeatures), texts_(texts) {}
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF& /*r*/, const QPixmap& /*pixmap*/, const QRectF& /*source*/) override {}
    void drawImage(const QRectF& /*r*/, const QImage& /*image*/, const QRectF& /*source*/,
                   Qt::ImageConversionFlags /*flags*/) override {}
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawPath(const QPainterPath& /*path*/) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        texts_.push_back({QStringLiteral("painted"), item.text(),
                          painter()->deviceTransform().mapRect(box).toAlignedRect(),
                          painter()->pen().color()});
    }
    Type type() const override { return QPaintEngine::User; }

private:
    std::vector<ReadableText>& texts_;
};

class TextDevice : public QPaintDevice {
public:
    TextDevice(const QSize& size, std::vector<ReadableText>& texts) : size_(size), engine_(texts) {}
    QPaintEngine* paintEngine() const override { return &engine_; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize size_;
    mutable TextEngine engine_;
};

} // namespace

std::vector<ReadableText> textsOfWidgets(const QWidget& root) {
    Collector collector;
    collector.addWidget(root);
    for (const QWidget* widget : root.findChildren<QWidget*>())
        collector.addWidget(*widget);
    return collector.take();
}

std::vector<ReadableText> paintedTexts(QWidget& root) {
    std::vector<ReadableText> texts;
    TextDevice device(root.size(), texts);
    root.render(&device);
    return texts;
}

} // namespace trichevron::test
