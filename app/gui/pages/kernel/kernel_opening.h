// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Opens what the user or a session asks for: a source, or the kernels of a file or of a text, which are read
/// in a thread. Only what was asked for last counts.
#pragma once

#include "app/gui/files/named_file.h"
#include "app/gui/pages/kernel/kernel_file_reading.h"
#include "app/gui/text/later_text.h"
#include "core/json/json_value.h"
#include "core/own_kernel/own_kernel.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace trichevron::gui {

class OpenSource;
class RecentFiles;

class KernelOpening final : public QObject {
    Q_OBJECT

public:
    /// `source` outlives this. `recent` is called once something is opened.
    KernelOpening(OpenSource& source, std::function<RecentFiles&()> recent);

    /// Reads the kernels of a file, or opens a source.
    void openFile(const QString& path);
    /// Reads the output of a compiler, or PTX, or opens the text as a source.
    void openText(const QString& words);
    /// A source with the example.
    void openExample();
    /// Reads the kernels of a file again. `date` is when they were read first, ISO 8601.
    void readAgain(const NamedFile& file, const std::string& date);
    /// What OpenSource::state() gave. False where it cannot be opened; failed() says why.
    bool restoreSource(const core::Json& source);
    /// The file that restoreSource() would read and that only the user may open; else empty.
    QString unreadFileOf(const core::Json& source) const;

    void cancel() { reading_.cancel(); }
    FileReading& reading() { return reading_; }

Q_SIGNALS:
    /// Something is opened: what was said of another file is over.
    void began();
    /// The user's source is open.
    void sourceOpened();
    /// All kernels of `file`, or of a text without a file.
    void kernelsRead(const std::vector<trichevron::core::OwnKernel>& kernels,
                     const trichevron::gui::NamedFile& file);
    /// What is wrong in a file or a text that was read; its kernels follow.
    void noticed(const trichevron::gui::LaterText& problem, const trichevron::gui::LaterText& details);
    /// Nothing was opened.
    void failed(const trichevron::gui::LaterText& problem);

private:
    /// Opens a source with `open`; false where it cannot be.
    bool openSource(const std::function<void()>& open);
    void openUsersSource(const std::function<void()>& open);
    void onRead(const std::shared_ptr<core::KernelFile>& file);

    OpenSource& source_;
    std::function<RecentFiles&()> recent_;
    core::OwnKernel origin_; ///< of what is being read
    NamedFile readFile_;     ///< the one that is being read, if it is a file
    KernelFileReading reading_;
};

} // namespace trichevron::gui
