// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The height of the results below the view: the usual one, more for the first page that needs it, or most of
/// the window while the user enlarges them.
#pragma once

#include <QObject>

namespace trichevron::gui {

class FoldingDocks;
class ResultsPanel;

class ResultsRoom : public QObject {
    Q_OBJECT

public:
    /// It belongs to the panel, which `docks` has.
    ResultsRoom(ResultsPanel& panel, FoldingDocks& docks);

    /// The default height, in a window of this height.
    void setUsual(int windowHeight);
    /// Enlarges the results to most of this height, or restores the height they had.
    void setEnlarged(bool enlarged, int whole);
    /// Where the page in front needs more height than the panel has, the panel grows, and stays so: tabs that
    /// moved with each page would be hard to hit. What the user makes of it afterwards is kept.
    void giveRoom();

private:
    bool isBelowView() const;

    ResultsPanel& panel_;
    FoldingDocks& docks_;
    bool isGiven_ = false;    ///< the panel has grown for a page
    bool isEnlarged_ = false; ///< by the user
    int before_ = 0;          ///< in pixels: the height before it was enlarged
};

} // namespace trichevron::gui
