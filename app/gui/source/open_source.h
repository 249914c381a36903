// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The CUDA source that is open: its text, its file, and what compilers make of it. An edit compiles it
/// again, and so does a change of the file or of a header by another program.
#pragma once

#include "app/gui/source/source_compilation.h"
#include "core/compile/file_watch.h"
#include "core/json/json_reader.h"
#include "core/own_kernel/own_kernel.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace trichevron::gui {

class OpenSource final : public QObject {
    Q_OBJECT

public:
    using Results = std::map<std::string, std::shared_ptr<const core::CompiledSource>>; ///< by architecture
    using Devices = std::function<std::vector<core::DeviceProperties>()>;

    /// `devices` are those to compile for, the most important one first.
    OpenSource(std::vector<std::string> nvrtcHost, Devices devices, QObject* parent = nullptr);

    bool isOpen() const { return isOpen_; }
    /// InputError where the file cannot be read; then nothing changes.
    void openFile(const QString& path);
    void openText(const QString& text);
    void close();
    /// The user edited the text.
    void edit(const QString& text);
    /// InputError where it cannot be written. The text gets the path as its file.
    void save(const QString& path);
    /// Reads the file again and drops the edits. InputError.
    void reload();
    /// Keeps the edits, although the file has changed.
    void keepEdits();

    const core::SourceCode& source() const { return source_; }
    /// Differs from its file.
    bool isEdited() const { return isEdited_; }
    /// Has a text that neither its file nor a session file has.
    bool hasUnsavedEdits() const { return (isEdited_ || isInNoFile_) && source_.text != keptText_; }
    /// A session file has the text.
    void markKept() { keptText_ = source_.text; }
    /// Another program changed the file while there are edits.
    bool isInConflict() const { return isInConflict_; }
    const core::CompileSettings& settings() const { return settings_; }
    /// Of valid settings. `compilerPath` is a compiler that the user chose, or empty.
    void setSettings(const core::CompileSettings& settings, const QString& compilerPath);
    const QString& compilerPath() const { return compilerPath_; }
    const SourceCompilation& compilation() const { return compilation_; }
    /// Compiles again where the first of the devices is another one.
    void devicesChanged();

    /// Of the present text, as they come.
    const Results& results() const { return results_; }
    /// Whose messages are shown: those of the present text once they have one or all are there, until then
    /// what was shown before.
    const Results& resultsWithMessages() const { return withMessages_; }
    /// Of the present text, else the last good ones; null where there was none.
    std::shared_ptr<const core::CompiledSource> lastGood(const std::string& architecture) const;
    /// Each with the architectures that it is compiled for. Those of an earlier text while the present one
    /// does not compile: isOutdated().
    std::vector<core::OwnKernel> kernels() const;
    bool isOutdated() const;
    /// Those of the present compilation.
    std::set<std::string> architectures() const;
    /// Those of them that have no result yet.
    std::set<std::string> architecturesToCome() const;
    /// Those whose kernels are of an earlier text: the present one is not yet compiled for them, or does not
    /// compile.
    std::set<std::string> outdatedArchitectures() const;
    /// Why there are no results: no compiler, or the compiler's first error; empty where there are. While the
    /// text is compiled again it stays until there is one.
    QString problem() const;
    /// The text compiles, but has no kernel: problem() says so. Kept as problem().
    bool lacksKernel() const;
    /// What is different since the file was opened or last saved, once all architectures are compiled; until
    /// then what was different before.
    const std::vector<core::Text>& changes() const { return changes_; }

    /// For a session file.
    core::Json state() const;
    /// InputError where it is of another version.
    void setState(const core::JsonReader& state);
    /// The file of a text that only such a state has, empty where it has no file; none where a file has the
    /// text. InputError as setState().
    static std::optional<QString> fileOfTextIn(const core::JsonReader& state);
    /// The file that setState() reads; empty where the state has the text. InputError as setState().
    static QString fileToReadIn(const core::JsonReader& state);

Q_SIGNALS:
    /// Another text is open, or the file was read again.
    void opened();
    /// The user changed the text.
    void textEdited();
    /// isEdited(), isInConflict() or the path.
    void fileChanged();
    /// The text was written to this file.
    void saved(const QString& path);
    /// results() and what follows from them, or isCompiling().
    void resultsChanged();
    /// resultsWithMessages()
    void messagesChanged();

private:
    void show(core::SourceCode source);
    void compile();
    void onCompiled(const std::shared_ptr<const core::CompiledSource>& result);
    void onFinished();
    /// What the compilation that has ended says.
    void settle();
    void showMessagesOf(const Results& results);
    void watch();
    void checkFiles();
    bool hasSuccess() const;
    /// The present text, or it waits for the end of typing.
    bool isCompiling() const;
    /// Takes the numbers of the present text, which is compiled, as those that changes() compares with.
    void takeBaseline();
    void findChanges();
    std::vector<core::KernelResources> resources() const;

    SourceCompilation compilation_;
    Devices devices_;
    bool isOpen_ = false;
    bool isEdited_ = false;
    bool isInNoFile_ = false;              ///< pasted or restored, and not the example, which is a click away
    std::optional<std::string> savedText_; ///< of the file or as it was opened; empty: the session had edits
    bool isInConflict_ = false;
    bool takesBaseline_ = false; ///< once the present compilation is finished
    bool hasFailed_ = false;     ///< the last compilation that ended, and the present one has no success yet
    core::SourceCode source_;
    std::string keptText_; ///< what a session file has
    core::CompileSettings settings_;
    QString compilerPath_;
    std::string date_; ///< of the last compilation, ISO 8601
    std::string firstArchitecture_;
    Results results_;
    Results withMessages_;
    Results lastGood_;
    std::optional<std::vector<core::KernelResources>> baseline_;
    std::vector<core::Text> changes_;
    core::FileWatch files_{{}};
    QTimer watching_;
    QTimer compiling_; ///< waits for the end of typing
};

} // namespace trichevron::gui
