// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One kernel of the user's own: compiled from source, read from a file or a text, or typed; what it needs on
/// each device.
#pragma once

#include "app/gui/files/named_file.h"
#include "app/gui/pages/kernel/kernel_opening.h"
#include "app/gui/pages/page.h"
#include "app/gui/source/open_source.h"
#include "core/own_kernel/own_kernel.h"

#include <QTimer>

#include <optional>
#include <string>
#include <vector>

class QSplitter;
class QStackedWidget;

namespace trichevron::gui {

class KernelDetails;
class KernelList;
class KernelTools;
class ProblemLine;
class SourcePane;
class UnreadFileRow;

class KernelPage : public Page {
    Q_OBJECT

public:
    KernelPage(const PageContext& context, QWidget* parent);

    QList<QWidget*> parts() override;
    core::Json state() const override;
    void setState(const core::Json& state) override;
    void markSaved() override { openSource_.markKept(); }
    bool mayClose() override;
    bool mayReplace() override;

    /// Reads the kernels of a file, or opens a source.
    void openFile(const QString& path);
    /// Reads the output of a compiler, or PTX, or opens the text as a source.
    void openText(const QString& text);
    /// Opens the form; what is typed there becomes the kernel of the page.
    void type(const std::optional<core::OwnKernel>& kernel);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildBar();
    QWidget* buildContent();
    void openFileDialog();
    void paste();
    void onRead(const std::vector<core::OwnKernel>& kernels, const NamedFile& file);
    /// All kernels of `file`, or some of no file. Selects `chosen`, else the first one.
    void showKernels(std::vector<core::OwnKernel> kernels, const NamedFile& file = {},
                     const std::string& chosen = {});
    /// Shows this kernel of a session, and the others of its file.
    void takeKernel(const core::OwnKernel& kernel, const NamedFile& file);
    /// The user wants the file that the session names.
    void openUnread();
    /// Offers the launches that stand in the source.
    void showLaunches();
    /// Shows what the compiler made of the open source.
    void showCompiled();
    void fitColumns();
    std::vector<core::DeviceProperties> devicesToCompileFor() const;
    void showCurrent();
    void showSource();
    /// The user opens or types another kernel: false where that is not wanted after all.
    bool mayBecomeUsers();
    /// The kernel becomes one of the recent ones, or one of the session.
    void remember();
    void sendToExplore();

    PageContext context_;
    LaunchSession& session_;
    DeviceSelection& devices_;
    OpenSource openSource_;
    KernelOpening opening_;
    NamedFile file_; ///< whose kernels are shown, or one of them; not that of a source
    std::optional<core::Json> waitingSource_; ///< a session names its file, which was not read
    QTimer remembering_;
    bool isOfSession_ = false; ///< a session file brought what the page shows
    QWidget* bar_ = nullptr;
    KernelTools* tools_ = nullptr;
    ProblemLine* problem_ = nullptr;
    UnreadFileRow* unread_ = nullptr;
    QStackedWidget* stack_ = nullptr;
    QSplitter* content_ = nullptr;
    bool isDivided_ = false; ///< the user moved a divider between the parts of content_ that are shown
    SourcePane* sourcePane_ = nullptr;
    QWidget* listPanel_ = nullptr;
    KernelList* list_ = nullptr;
    KernelDetails* details_ = nullptr;
};

} // namespace trichevron::gui
