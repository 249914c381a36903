// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/compile.h"

#include "core/catalogue/message_literal.h"
#include "core/compile/compile_options.h"
#include "core/errors/error_text.h"
#include "core/errors/input_error.h"
#include "core/inspect/kernel_file.h"
#include "core/inspect/ptx.h"
#include "core/inspect/resource_text.h"
#include "core/json/file_io.h"
#include "core/process/child_process.h"
#include "core/process/temporary_folder.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <optional>
#include <unordered_map>
#include <utility>

namespace trichevron::core {

namespace {

namespace fs = std::filesystem;

/// The file of the name expressions, in messages.
constexpr std::string_view namesFile = "name-expressions";
/// NVRTC's own file of them (seen with 13.0).
constexpr std::string_view nvrtcNamesFile = "__nv_name_map";

/// The text as a string literal of C++.
std::string literal(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (code < ' ') { // a line end in the name of a file
            quoted += {'\\', '0', static_cast<char>('0' + code / 8), static_cast<char>('0' + code % 8)};
            continue;
        }
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

/// Defines stand in the source rather than on a command line: nvcc hands its options to a shell, which runs
/// what stands in a value such as $(…) (seen with nvcc 13.0).
std::string beginning(const SourceCode& source, const CompileSettings& settings) {
    std::string text;
    for (const std::string& define : settings.defines) {
        const std::size_t equals = define.find('=');
        text += "#define " + define.substr(0, equals) + ' ' +
                (equals == std::string::npos ? "1" : define.substr(equals + 1)) + '\n';
    }
    return text + "#line 1 " + literal(nameOf(source)) + '\n';
}

/// Taking the address of a template's instance makes nvcc compile it.
std::string instances(const CompileSettings& settings) {
    if (settings.nameExpressions.empty())
        return {};
    std::string text =
        "#line 1 " + literal(namesFile) +
        "\nnamespace { [[maybe_unused]] void* const trichevronNameExpressions[] = {\n#line 1\n";
    for (const std::string& expression : settings.nameExpressions)
        text += "(void*)(" + expression + "),\n";
    return text + "}; }\n";
}

/// Compilers pass over a folder that is not there, and say nothing.
void requireFolder(const std::string& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        throw InputError(path, "there is no such folder; name the folder of the headers"_msg.with());
    if (error)
        throw InputError(path,
                         "cannot be searched for headers: {reason}"_msg.with("reason"_a = error.message()));
    if (!fs::is_directory(status))
        throw InputError(path, "this is no folder; name the folder of the headers"_msg.with());
}

/// One compilation: its folder, its command, and what comes of it.
class Compilation {
public:
    Compilation(const Compiler& compiler, const SourceCode& source, const CompileSettings& settings,
                std::string architecture, const CompileLimits& limits)
        : compiler_(compiler), source_(source), settings_(settings), limits_(limits) {
        result_.architecture = std::move(architecture);
    }

    CompiledSource run(const std::atomic<bool>* cancelled) {
        const auto begin = std::chrono::steady_clock::now();
        try {
            prepare();
            const ProcessResult process = runProcess(request(), processLimits(), cancelled);
            result_.compilerElapsed = process.elapsed;
            read(process);
        } catch (const InputError& error) {
            fail(error.text());
        }
        result_.elapsed = std::chrono::steady_clock::now() - begin;
        return std::move(result_);
    }

private:
    bool isNvcc() const { return compiler_.kind == CompilerKind::Nvcc; }

    void prepare() {
        folder_.emplace();
        // The empty line ends a source that ends with a backslash.
        folder_->write("source.cu", beginning(source_, settings_) + source_.text + "\n\n" +
                                        (isNvcc() ? instances(settings_) : ""));
        std::error_code ignored;
        if (!source_.path.empty())
            includes_.push_back(fs::absolute(source_.path, ignored).parent_path().string());
        for (const std::string& folder : settings_.includeFolders) {
            requireFolder(folder);
            includes_.push_back(fs::absolute(folder, ignored).string());
        }
        // Links, so that no path of the user is on nvcc's command line.
        for (std::size_t i = 0; i < includes_.size(); ++i)
            fs::create_directory_symlink(includes_[i], folder_->file(linkTo(i)), ignored);
    }

    /// The folder of the source is for #include "…" only: a file "version" there is no <version>. NVRTC has
    /// no such option.
    static std::string quotedInclude() { return "--compiler-options=-iquote," + linkTo(0); }

    /// In the temporary folder, where the compiler runs: TMPDIR can have blanks too.
    static std::string linkTo(std::size_t include) { return "include" + std::to_string(include); }

    ProcessRequest request() const {
        ProcessRequest request;
        request.folder = folder_->path();
        // What a killed compiler leaves behind goes with the folder.
        request.environment = {{"TMPDIR", folder_->path()}, {"LC_ALL", "C"}};
        std::vector<std::string>& command = request.command;
        if (isNvcc()) {
            command = {compiler_.path,       "--cubin", "--keep",      "--generate-line-info",
                       "--ptxas-options=-v", "-o",      "source.cubin"};
        } else {
            command = compiler_.host;
            command.insert(command.end(), {compiler_.path, folder_->path()});
            for (const std::string& expression : settings_.nameExpressions)
                command.push_back("--name=" + expression);
            command.insert(command.end(), {"--", "--generate-line-info", "--ptxas-options=-v"});
        }
        command.push_back("--gpu-architecture=" + result_.architecture);
        if (!settings_.standard.empty())
            command.push_back("--std=" + settings_.standard);
        for (std::size_t i = 0; i < includes_.size(); ++i)
            command.push_back(i == 0 && isNvcc() && !source_.path.empty() ? quotedInclude()
                                                                          : "--include-path=" + linkTo(i));
        for (const std::string& folder : compiler_.includeFolders)
            command.push_back("--include-path=" + folder);
        for (const std::string& option : settings_.options) {
            const CompileOption known = optionFor(option);
            const auto& spelling = isNvcc() ? known.nvcc : known.nvrtc;
            if (spelling.empty())
                throw InputError(
                    option, "{compiler} has no such option"_msg.with("compiler"_a = compilerName(compiler_)));
            command.push_back(spelling);
        }
        if (isNvcc())
            command.emplace_back("source.cu");
        return request;
    }

    ProcessLimits processLimits() const {
        ProcessLimits limits;
        limits.time = limits_.time;
        limits.memoryBytes = limits_.memoryBytes;
        return limits;
    }

    void read(const ProcessResult& process) {
        result_.wasCancelled = process.end == ProcessResult::End::Cancelled;
        if (process.end != ProcessResult::End::TooMuchOutput) // which would take long, and is no log
            result_.messages = readCompilerLog(process.output);
        for (CompilerMessage& message : result_.messages)
            nameForUser(message);
        if (process.succeeded())
            readKernelsOf(process.output);
        else
            fail(reasonOf(process));
    }

    /// A header below one of the links has the name of its folder again, a name expression stands for the
    /// file that has it, and a temporary file has no name.
    void nameForUser(CompilerMessage& message) const {
        for (std::size_t i = 0; i < includes_.size(); ++i)
            if (message.file.starts_with(linkTo(i) + '/')) {
                message.file = includes_[i] + message.file.substr(linkTo(i).size());
                return;
            }
        if (message.file == namesFile || message.file == nvrtcNamesFile) {
            if (message.line >= 1 && message.line <= settings_.nameExpressions.size())
                message.file = settings_.nameExpressions[message.line - 1];
            message.line = 0;
        } else if (message.file.starts_with(folder_->path())) {
            message.file.clear();
            message.line = 0;
        }
    }

    void readKernelsOf(const std::string& log) {
        result_.cubin = std::make_shared<const std::string>(readFile(folder_->file("source.cubin")));
        result_.ptx = std::make_shared<const std::string>(readFile(folder_->file("source.ptx")));
        // The PTX lists the kernels also where the cubin has none.
        const std::vector<KernelResources> declared = readPtx(*result_.ptx);
        if (declared.empty()) {
            fail(noKernelText());
            result_.lacksKernel = true;
            return;
        }
        std::vector<KernelResources> kernels = readKernels(*result_.cubin, nameOf(source_)).kernels;
        std::unordered_map<std::string, const KernelResources*> inPtx;
        for (const KernelResources& kernel : declared)
            inPtx.emplace(kernel.mangledName, &kernel);
        const std::vector<KernelResources> printed =
            readResourceText(log, nameOf(source_), result_.architecture);
        std::unordered_map<std::string, const KernelResources*> inLog;
        for (const KernelResources& kernel : printed)
            inLog.emplace(kernel.mangledName, &kernel);
        for (KernelResources& kernel : kernels) {
            if (const auto found = inPtx.find(kernel.mangledName); found != inPtx.end())
                kernel.declared = found->second->declared;
            if (const auto found = inLog.find(kernel.mangledName); found != inLog.end()) {
                kernel.spillStoreBytes = found->second->spillStoreBytes;
                kernel.spillLoadBytes = found->second->spillLoadBytes;
            }
        }
        result_.kernels = std::move(kernels);
    }

    Text noKernelText() const {
        return source_.text.find("template") == std::string::npos
                   ? "{file}: there is no kernel, which is a __global__ function"_msg.with(
                         "file"_a = nameOf(source_))
                   : "{file}: no kernel is compiled; a template needs its arguments, such as softmax<4>"_msg
                         .with("file"_a = nameOf(source_));
    }

    Text reasonOf(const ProcessResult& process) const {
        const std::string name = compilerName(compiler_);
        using End = ProcessResult::End;
        if (hasRunOutOfMemory(process))
            return "{compiler} needs more than {limit} of memory for {architecture}"_msg.with(
                "compiler"_a = name, "limit"_a = bytesText(Bytes{limits_.memoryBytes}),
                "architecture"_a = result_.architecture);
        switch (process.end) {
        case End::OutOfTime:
            return "{compiler} did not end within {seconds, plural, one {# second} other {# seconds}} for "
                   "{architecture} and was stopped"_msg.with(
                       "compiler"_a = name,
                       "seconds"_a = static_cast<std::uint64_t>(
                           std::chrono::duration_cast<std::chrono::seconds>(limits_.time).count()),
                       "architecture"_a = result_.architecture);
        case End::TooMuchOutput:
            return "{compiler} printed without end for {architecture} and was stopped"_msg.with(
                "compiler"_a = name, "architecture"_a = result_.architecture);
        case End::NotStarted:
            return "{path} cannot be started: {reason}"_msg.with(
                "path"_a = isNvcc() ? compiler_.path : compiler_.host.front(),
                "reason"_a = std::string(std::strerror(process.status)));
        case End::Cancelled:
            return "{compiler} was cancelled"_msg.with("compiler"_a = name);
        case End::Signalled:
            if (process.status == SIGXFSZ)
                return "{compiler} wrote a file of more than {limit} for {architecture} and was stopped"_msg
                    .with("compiler"_a = name, "limit"_a = bytesText(Bytes{processLimits().fileBytes}),
                          "architecture"_a = result_.architecture);
            return "{compiler} crashed with signal {number} for {architecture}"_msg.with(
                "compiler"_a = name, "number"_a = std::to_string(process.status),
                "architecture"_a = result_.architecture);
        case End::Exited:
            break;
        }
        const auto error = std::find_if(result_.messages.begin(), result_.messages.end(),
                                        [](const CompilerMessage& message) {
                                            return message.severity == CompilerMessage::Severity::Error;
                                        });
        if (error == result_.messages.end())
            return "{compiler} failed with exit status {number} for {architecture} and said nothing of the source"_msg
                .with("compiler"_a = name, "number"_a = std::to_string(process.status),
                      "architecture"_a = result_.architecture);
        if (error->line == 0 && !error->file.empty())
            return "{file}: {error}"_msg.with("file"_a = error->file, "error"_a = error->text);
        if (error->line == 0)
            return "{compiler} for {architecture}: {error}"_msg.with(
                "compiler"_a = name, "architecture"_a = result_.architecture, "error"_a = error->text);
        if (!isNvcc() && needsHostCompiler(*error))
            return "{file}, line {line}: NVRTC compiles device code only: {error}; nvcc of the CUDA Toolkit "
                   "compiles "
                   "whole files"_msg.with("file"_a = error->file, "line"_a = std::to_string(error->line),
                                          "error"_a = error->text);
        return "{file}, line {line}: {error}"_msg.with(
            "file"_a = error->file, "line"_a = std::to_string(error->line), "error"_a = error->text);
    }

    bool hasRunOutOfMemory(const ProcessResult& process) const {
        return limits_.memoryBytes != 0 && process.end != ProcessResult::End::TooMuchOutput &&
               tellsOfMissingMemory(process.output);
    }

    void fail(Text reason) {
        result_.kernels.clear();
        result_.failure = std::move(reason);
    }

    const Compiler& compiler_;
    const SourceCode& source_;
    const CompileSettings& settings_;
    CompileLimits limits_;
    std::optional<TemporaryFolder> folder_;
    std::vector<std::string> includes_;
    CompiledSource result_;
};

} // namespace

CompiledSource compileSource(const Compiler& compiler, const SourceCode& source,
                             const CompileSettings& settings, const std::string& architecture,
                             const CompileLimits& limits, const std::atomic<bool>* cancelled) {
    try {
        return Compilation(compiler, source, settings, architecture, limits).run(cancelled);
    } catch (const std::exception& error) { // no temporary folder, no memory
        CompiledSource failed;
        failed.architecture = architecture;
        failed.failure = textOf(error);
        return failed;
    }
}

} // namespace trichevron::core
