// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/open_source.h"

#include "app/gui/text/text.h"
#include "core/code/example_kernel.h"
#include "core/compile/changed_resources.h"
#include "core/compile/compile_all.h"
#include "core/compile/included_files.h"
#include "core/compile/source_kernels.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int typingPauseMs = 350;
constexpr int watchIntervalMs = 200;
/// A longer text of a session file is not taken.
constexpr std::size_t longestStoredText = core::maxSourceBytes;

std::vector<std::string> textsAt(const core::JsonReader& reader, const char* key) {
    std::vector<std::string> texts;
    if (const auto list = reader.find(key))
        for (const core::JsonReader& element : list->elements())
            texts.push_back(element.string());
    return texts;
}

/// Compilers list kernels in an order of their own, and not how their parameters are declared. Those that the
/// text does not name come last.
void takeFromSource(std::vector<core::OwnKernel>& kernels, const std::string& source) {
    std::map<std::string, core::SourceKernel> inSource;
    for (core::SourceKernel& kernel : core::findSourceKernels(source))
        inSource.emplace(kernel.name, std::move(kernel));
    for (core::OwnKernel& kernel : kernels)
        if (const auto found = inSource.find(core::functionNameOf(kernel.name())); found != inSource.end())
            kernel.declarations = found->second.parameters;
    const auto lineOf = [&inSource](const core::OwnKernel& kernel) {
        const auto found = inSource.find(core::functionNameOf(kernel.name()));
        return found == inSource.end() ? std::numeric_limits<std::size_t>::max() : found->second.line;
    };
    std::stable_sort(kernels.begin(), kernels.end(), [&](const core::OwnKernel& a, const core::OwnKernel& b) {
        return lineOf(a) < lineOf(b);
    });
}

} // namespace

OpenSource::OpenSource(std::vector<std::string> nvrtcHost, Devices devices, QObject* parent)
    : QObject(parent), compilation_(std::move(nvrtcHost)), devices_(std::move(devices)) {
    compiling_.setSingleShot(true);
    compiling_.setInterval(typingPauseMs);
    connect(&compiling_, &QTimer::timeout, this, &OpenSource::compile);
    watching_.setInterval(watchIntervalMs);
    connect(&watching_, &QTimer::timeout, this, &OpenSource::checkFiles);
    connect(&compilation_, &SourceCompilation::compiled, this, &OpenSource::onCompiled);
    connect(&compilation_, &SourceCompilation::finished, this, &OpenSource::onFinished);
    connect(&compilation_, &SourceCompilation::compilersFound, this, &OpenSource::resultsChanged);
}

void OpenSource::openFile(const QString& path) {
    show(core::readSourceCode(QFileInfo(path).absoluteFilePath().toStdString()));
}

void OpenSource::openText(const QString& text) {
    core::SourceCode source{{}, text.toStdString()};
    requireText(source);
    show(std::move(source));
}

void OpenSource::show(core::SourceCode source) {
    if (!isOpen_)
        compilation_.findCompilers(compilerPath_.toStdString());
    isOpen_ = true;
    isEdited_ = false;
    isInNoFile_ = source.path.empty() && source.text != core::exampleKernel;
    isInConflict_ = false;
    const bool isOther = source.path != source_.path || source.path.empty();
    if (isOther) {
        lastGood_.clear();
        baseline_.reset();
        changes_.clear();
        takesBaseline_ = true;
        hasFailed_ = false;
        showMessagesOf({});
    }
    source_ = std::move(source);
    savedText_ = source_.text;
    if (isOther)
        watch();
    Q_EMIT opened();
    Q_EMIT fileChanged();
    compile();
}

void OpenSource::close() {
    isOpen_ = false;
    compilation_.cancel();
    compiling_.stop();
    watching_.stop();
    source_ = {};
    results_.clear();
    lastGood_.clear();
    baseline_.reset();
    changes_.clear();
    hasFailed_ = false;
    showMessagesOf({});
    Q_EMIT resultsChanged();
}

void OpenSource::edit(const QString& text) {
    QString words = text;
    if (source_.text.find("\r\n") != std::string::npos)
        words.replace(QLatin1Char('\n'), QStringLiteral("\r\n")); // the editor knows only \n
    std::string edited = words.toStdString();
    if (edited == source_.text)
        return;
    source_.text = std::move(edited);
    const bool isEdited = isInConflict_ || source_.text != savedText_;
    if (std::exchange(isEdited_, isEdited) != isEdited)
        Q_EMIT fileChanged();
    compiling_.start();
    Q_EMIT textEdited();
}

void OpenSource::save(const QString& path) {
    const std::string absolute = QFileInfo(path).absoluteFilePath().toStdString();
    core::writeFileAtomically(absolute, source_.text);
    const bool isOther = absolute != source_.path;
    source_.path = absolute;
    savedText_ = source_.text;
    isEdited_ = false;
    isInNoFile_ = false;
    isInConflict_ = false;
    takesBaseline_ = true;
    if (!isCompiling())
        takeBaseline();
    findChanges();
    watch();
    Q_EMIT fileChanged();
    Q_EMIT saved(text(absolute));
    Q_EMIT resultsChanged();
    if (isOther)
        compile(); // headers are beside it
}

void OpenSource::reload() {
    show(core::readSourceCode(source_.path));
}

void OpenSource::keepEdits() {
    isInConflict_ = false;
    watch();
    Q_EMIT fileChanged();
}

void OpenSource::setSettings(const core::CompileSettings& settings, const QString& compilerPath) {
    settings_ = settings;
    if (compilerPath != compilerPath_) {
        compilerPath_ = compilerPath;
        compilation_.findCompilers(compilerPath.toStdString());
    }
    if (isOpen_)
        compile();
}

void OpenSource::devicesChanged() {
    if (!isOpen_)
        return;
    const std::vector<core::DeviceProperties> devices = devices_();
    const std::string first =
        devices.empty() ? std::string() : core::architectureOf(devices.front().computeCapability);
    const bool isKnown = results_.contains(first) || first == firstArchitecture_;
    if (!isKnown)
        compile();
}

void OpenSource::compile() {
    compiling_.stop();
    results_.clear();
    if (!files_.hasChanged())
        watch(); // what was changed since is still to be looked at
    std::vector<core::DeviceProperties> devices = devices_();
    firstArchitecture_ =
        devices.empty() ? std::string() : core::architectureOf(devices.front().computeCapability);
    date_ = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    try {
        requireText(source_);
        compilation_.compile(source_, settings_, std::move(devices), firstArchitecture_);
    } catch (const core::InputError&) {
        compilation_.cancel(); // problem() says it
        settle();
    }
    Q_EMIT resultsChanged();
}

void OpenSource::onCompiled(const std::shared_ptr<const core::CompiledSource>& result) {
    results_[result->architecture] = result;
    if (!result->failure) {
        lastGood_[result->architecture] = result;
        hasFailed_ = false;
    }
    const bool hasMessages = std::any_of(results_.begin(), results_.end(), [](const auto& entry) {
        return entry.second->failure || !entry.second->messages.empty();
    });
    if (hasMessages)
        showMessagesOf(results_);
    Q_EMIT resultsChanged();
}

void OpenSource::onFinished() {
    // Architectures for which the text does not compile have no numbers beside those for which it does.
    if (hasSuccess())
        std::erase_if(lastGood_, [this](const auto& entry) {
            const auto present = results_.find(entry.first);
            return present == results_.end() || present->second->failure.has_value();
        });
    if (takesBaseline_)
        takeBaseline();
    settle();
    Q_EMIT resultsChanged();
}

void OpenSource::settle() {
    hasFailed_ = !hasSuccess();
    findChanges();
    showMessagesOf(results_);
}

void OpenSource::showMessagesOf(const Results& results) {
    withMessages_ = results;
    Q_EMIT messagesChanged();
}

void OpenSource::watch() {
    files_ = core::FileWatch(includedFiles(source_, settings_));
    watching_.start();
}

void OpenSource::checkFiles() {
    if (isInConflict_ || !files_.hasChanged())
        return;
    if (source_.path.empty() || !QFileInfo::exists(QString::fromStdString(source_.path))) {
        // An editor that replaces the file is between the two steps, or it is gone: the text stays.
        if (source_.path.empty()) {
            watch();
            compile(); // a header
        }
        return;
    }
    watch(); // before the file is read, so that no change is missed
    try {
        core::SourceCode read{source_.path, core::readFile(source_.path, core::maxSourceBytes)};
        if (read.text == source_.text) {
            compile(); // a header, or the same again
        } else if (isEdited_) {
            isInConflict_ = true;
            Q_EMIT fileChanged();
        } else {
            // What was shown until now is what the save is compared with.
            if (!isCompiling())
                takeBaseline();
            findChanges();
            requireText(read);
            show(std::move(read));
        }
    } catch (const core::InputError&) {
        // Unreadable now: the text stays.
    }
}

void OpenSource::takeBaseline() {
    if (hasSuccess())
        baseline_ = resources();
    takesBaseline_ = !baseline_;
}

bool OpenSource::isCompiling() const {
    return compiling_.isActive() || compilation_.isCompiling();
}

bool OpenSource::hasSuccess() const {
    return std::any_of(results_.begin(), results_.end(),
                       [](const auto& entry) { return !entry.second->failure; });
}

std::shared_ptr<const core::CompiledSource> OpenSource::lastGood(const std::string& architecture) const {
    const auto found = lastGood_.find(architecture);
    return found == lastGood_.end() ? nullptr : found->second;
}

bool OpenSource::isOutdated() const {
    return !lastGood_.empty() && hasFailed_;
}

std::set<std::string> OpenSource::outdatedArchitectures() const {
    std::set<std::string> outdated;
    for (const auto& [architecture, good] : lastGood_) {
        const auto present = results_.find(architecture);
        if (present == results_.end() || present->second != good)
            outdated.insert(architecture);
    }
    return outdated;
}

std::set<std::string> OpenSource::architectures() const {
    const std::vector<std::string>& all = compilation_.architectures();
    return {all.begin(), all.end()};
}

std::set<std::string> OpenSource::architecturesToCome() const {
    std::set<std::string> toCome;
    if (compilation_.isCompiling())
        toCome = architectures();
    std::erase_if(toCome, [this](const std::string& each) { return results_.contains(each); });
    return toCome;
}

std::vector<core::KernelResources> OpenSource::resources() const {
    // While the first results come, those of an earlier text stand for the architectures that follow, if they
    // are of kernels that are still there.
    std::set<std::string> names;
    for (const auto& [architecture, result] : results_)
        for (const core::KernelResources& kernel : result->kernels)
            names.insert(kernel.mangledName);
    std::vector<core::KernelResources> kernels;
    const auto addFrom = [&](const std::string& architecture) {
        const auto found = lastGood_.find(architecture);
        if (found == lastGood_.end())
            return;
        for (const core::KernelResources& kernel : found->second->kernels)
            if (names.empty() || names.contains(kernel.mangledName))
                kernels.push_back(kernel);
    };
    addFrom(firstArchitecture_);
    for (const auto& entry : lastGood_)
        if (entry.first != firstArchitecture_)
            addFrom(entry.first);
    return kernels;
}

std::vector<core::OwnKernel> OpenSource::kernels() const {
    std::vector<core::OwnKernel> kernels;
    std::map<std::string, std::size_t> places;
    for (core::KernelResources& version : resources()) {
        const auto [place, isNew] = places.emplace(version.mangledName, kernels.size());
        if (isNew)
            kernels.push_back({core::OwnKernel::Origin::Source, source_.path, date_, {}});
        kernels[place->second].versions.push_back(std::move(version));
    }
    takeFromSource(kernels, source_.text);
    return kernels;
}

QString OpenSource::problem() const {
    try {
        requireText(source_);
    } catch (const core::InputError& error) {
        return text(error.text().text());
    }
    if (!hasFailed_)
        return {};
    if (compilation_.compiler() == nullptr)
        return compilation_.found().problems.empty() ? text(core::noCompilerText().text())
                                                     : text(compilation_.found().problems.front().text());
    const auto first = withMessages_.find(firstArchitecture_);
    const auto& failed = first != withMessages_.end() ? first : withMessages_.begin();
    return failed == withMessages_.end() ? QString() : text(failed->second->failure->text());
}

bool OpenSource::lacksKernel() const {
    return hasFailed_ && !withMessages_.empty() &&
           std::all_of(withMessages_.begin(), withMessages_.end(),
                       [](const auto& entry) { return entry.second->lacksKernel; });
}

void OpenSource::findChanges() {
    const bool isComparable = baseline_ && !takesBaseline_ && !hasFailed_;
    changes_ = isComparable ? changedResources(*baseline_, resources()) : std::vector<core::Text>{};
}

core::Json OpenSource::state() const {
    core::Json json = core::Json::object();
    if (!isOpen_)
        return json;
    json["path"] = source_.path;
    // A file is read again; only what it does not have is kept here.
    if (source_.path.empty() || isEdited_)
        json["text"] = source_.text;
    json["standard"] = settings_.standard;
    json["includeFolders"] = settings_.includeFolders;
    json["defines"] = settings_.defines;
    json["options"] = settings_.options;
    json["nameExpressions"] = settings_.nameExpressions;
    return json;
}

std::optional<QString> OpenSource::fileOfTextIn(const core::JsonReader& state) {
    const auto kept = state.find("text");
    return !kept || kept->string() == core::exampleKernel ? std::nullopt
                                                          : std::optional(text(state.at("path").string()));
}

QString OpenSource::fileToReadIn(const core::JsonReader& state) {
    return state.find("text") ? QString() : text(state.at("path").string());
}

void OpenSource::setState(const core::JsonReader& state) {
    core::CompileSettings settings;
    settings.standard = state.at("standard").string();
    settings.includeFolders = textsAt(state, "includeFolders");
    settings.defines = textsAt(state, "defines");
    settings.options = textsAt(state, "options");
    settings.nameExpressions = textsAt(state, "nameExpressions");
    requireValid(settings);
    core::SourceCode source{state.at("path").string(), {}};
    const auto kept = state.find("text");
    if (kept)
        source.text = kept->string();
    else
        source = core::readSourceCode(source.path);
    if (source.text.size() > longestStoredText)
        return;
    settings_ = settings;
    show(std::move(source));
    if (kept && !source_.path.empty()) {
        isEdited_ = true;
        savedText_.reset();
        Q_EMIT fileChanged();
    }
}

} // namespace trichevron::gui
