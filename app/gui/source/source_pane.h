// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The open CUDA source: an editor, what the compiler says, and the code that it made.
#pragma once

#include "app/gui/source/open_source.h"
#include "core/compile/merged_messages.h"

#include <QRegularExpression>
#include <QWidget>

#include <atomic>
#include <string>
#include <thread>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace trichevron::gui {

class ReadOnlyText;
class SourceEditor;
class SourceMessages;
class SourceStatus;

class SourcePane final : public QWidget {
    Q_OBJECT

public:
    explicit SourcePane(OpenSource& source, QWidget* parent = nullptr);
    ~SourcePane() override;

    /// With as many lines of buttons as the width makes.
    QSize minimumSizeHint() const override;

    /// Which PTX and SASS are shown.
    void setArchitecture(const std::string& architecture);
    /// At whose beginning PTX and SASS are shown.
    void setKernel(const std::string& mangledName);
    /// With the caret in it.
    void showEditor();
    /// Asks what becomes of edits that are not saved, and saves them; false: the user keeps them.
    bool mayDropEdits();
    /// Puts these launch bounds into the declaration of the kernel; false where it is not found in the text.
    bool setLaunchBounds(const std::string& kernelName, const QString& bounds);
    SourceEditor& editor() { return *editor_; }

Q_SIGNALS:
    /// The user asks for the launches of the source.
    void launchesRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    enum Tab { SourceTab, PtxTab, SassTab };
    QWidget* buildHeader();
    void showFile();
    void showResults();
    /// In the list and at the lines of the text.
    void showMessages();
    /// In the list alone: the lines of the text may have moved since.
    std::vector<core::MergedMessage> listMessages();
    void showCode();
    void disassemble();
    void save();
    void saveAs();
    void saveTo(const QString& path);
    void editSettings();
    /// The problem is one of the messages below the text.
    bool isInMessages(const QString& problem) const;
    /// The problem with the name that the pane shows for the source.
    QString withShownName(QString problem) const;

    OpenSource& source_;
    std::string architecture_;
    QRegularExpression kernelLine_; ///< the first one of the kernel in PTX and SASS
    QLabel* name_;
    QLabel* state_;
    SourceStatus* status_;
    QLabel* problem_;
    QPushButton* save_;
    QPushButton* saveAs_;
    QPushButton* reload_;
    QPushButton* keep_;
    QPushButton* settings_;
    QPushButton* launches_;
    QTabBar* tabs_;
    QStackedWidget* stack_;
    SourceEditor* editor_;
    ReadOnlyText* ptx_;
    ReadOnlyText* sass_;
    SourceMessages* messages_;
    std::shared_ptr<const std::string> shownCubin_; ///< whose machine code sass_ has or will have
    std::thread disassembling_;
    std::atomic<bool> stopsDisassembling_ = false;
};

} // namespace trichevron::gui
