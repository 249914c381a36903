// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Every launch of a program as a bar on its stream. The wheel zooms and dragging pans; a double click or
/// Home shows everything; a click or the arrow keys select a launch. The selected configuration has a colour
/// of its own, and launches that a filter leaves out recede.
#pragma once

#include "core/program/program_groups.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace trichevron::gui {

class ProgramTimeline final : public QWidget {
    Q_OBJECT

public:
    explicit ProgramTimeline(QWidget* parent = nullptr);

    void setProgram(std::shared_ptr<const core::ProgramAnalysis> analysis);
    /// More of the same program: the part that is shown stays, unless it is everything.
    void updateProgram(std::shared_ptr<const core::ProgramAnalysis> analysis);
    /// Whose launches stand out; null: none.
    void setSelected(const core::ProgramGroup* group);
    /// By launch of the program: those that the filter keeps; empty: all. The others are thin and grey.
    void setKept(std::vector<bool> isKept);
    void showAll();
    /// The part that is shown, in nanoseconds from the first launch.
    double from() const { return from_; }
    double to() const { return to_; }
    /// Where a launch is drawn, in widget coordinates; its number is that in Program::launches.
    QPoint placeOf(std::uint32_t launch) const;
    /// The name of the stream in a row; shortened in its middle where a third of the width has no room for
    /// it.
    QString shownName(std::size_t row) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void configurationSelected(quint32 configuration);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Row {
        std::string stream;                  ///< its number
        std::vector<std::uint32_t> launches; ///< by start
        std::uint64_t longestNs = 0;
    };
    static QString nameOf(const Row& row);
    double end() const;
    QRect rowArea(std::size_t row) const;
    int labelWidth() const;
    int axisHeight() const;
    double timeAt(int x) const;
    double xOf(double time) const;
    std::optional<std::uint32_t> launchAt(const QPoint& place) const;
    bool isSelected(const core::ProgramLaunch& launch) const;
    void choose(std::uint32_t launch);
    void zoom(double factor, double around);
    void moveTo(double from, double to);
    void paintRow(QPainter& painter, const Row& row, const QRect& area) const;
    void paintAxis(QPainter& painter) const;
    QString readingOf(std::uint32_t launch) const;

    std::shared_ptr<const core::ProgramAnalysis> analysis_;
    std::vector<Row> rows_;
    std::vector<bool> isSelected_;               ///< by configuration
    std::optional<core::ProgramGroup> selected_; ///< whose launches stand out
    std::vector<bool> isKept_;                   ///< by launch; empty: all are
    std::optional<std::uint32_t> current_;       ///< the launch that was selected here
    double from_ = 0;
    double to_ = 1;
    QPoint pressed_;
    double pressedFrom_ = 0;
    double pressedTo_ = 1;
    bool isPanning_ = false;
};

} // namespace trichevron::gui
