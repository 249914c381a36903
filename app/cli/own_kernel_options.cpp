// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/own_kernel_options.h"

#include "app/cli/binary_kernel.h"
#include "app/cli/cli_message.h"
#include "app/cli/device_choice.h"
#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "core/argument/input_file.h"
#include "core/argument/own_arguments.h"
#include "core/argument/proposed_arguments.h"
#include "core/compile/compile_all.h"
#include "core/compile/source_kernels.h"
#include "core/inspect/module_code.h"
#include "core/inspect/ptx.h"
#include "core/inspect/traced_ptx.h"
#include "core/own_kernel/own_kernel.h"

#include <algorithm>

namespace trichevron::cli {

namespace {

/// "y=out.bin" taken apart. InputError.
struct NamedFile {
    std::string name;
    std::string path;
};
NamedFile namedFile(const std::string& text, std::string_view option) {
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos || equals + 1 == text.size())
        throw optionError(
            option, "expected NAME=FILE, such as y=out.bin, found \"{text}\""_msg.with("text"_a = text));
    return {text.substr(0, equals), text.substr(equals + 1)};
}

/// The code of a kernel, what is known of it without a device, and how its parameters are declared.
struct KernelCode {
    core::OwnKernel kernel;
    std::string code;
    std::string ptx; ///< may be empty
    std::vector<std::string> declarations;
};

KernelCode compiled(const OwnKernelOptions& options, const std::string& name,
                    const core::DeviceProperties& device) {
    const SourceFile file(options.source, options.sourceOptions);
    const std::vector<core::CompiledSource> results =
        file.compileFor(file.architecturesFor(std::vector{device}));
    KernelCode found;
    found.kernel.origin = core::OwnKernel::Origin::Source;
    found.kernel.file = options.source == "-" ? "" : options.source;
    found.kernel.versions = BinaryKernel(nameOf(file.source()), resourcesOf(results), name).versions();
    found.code = *results.front().cubin;
    found.ptx = *results.front().ptx;
    const std::string function = core::functionNameOf(found.kernel.name());
    for (const core::SourceKernel& kernel : core::findSourceKernels(file.source().text))
        if (kernel.name == function)
            found.declarations = kernel.parameters;
    return found;
}

KernelCode inBinary(const OwnKernelOptions& options, const std::string& name,
                    const core::DeviceProperties& device) {
    KernelCode found;
    found.kernel.origin = core::OwnKernel::Origin::File;
    found.kernel.file = options.binary;
    found.kernel.versions = BinaryKernel(options.binary, name).versions();
    found.code = core::moduleCodeOf(options.binary, found.kernel.versions.front().mangledName,
                                    device.computeCapability);
    if (core::isPtx(found.code))
        found.ptx = found.code;
    return found;
}

/// In the order of the parameters: by name where every name is one of the proposed ones, else as given.
std::vector<core::KernelArgument> inOrder(std::vector<core::KernelArgument> given,
                                          const std::vector<core::KernelArgument>& proposed) {
    if (given.size() != proposed.size())
        return given;
    std::vector<core::KernelArgument> ordered;
    for (const core::KernelArgument& one : proposed) {
        const auto found = std::find_if(given.begin(), given.end(), [&](const core::KernelArgument& each) {
            return each.name == one.name;
        });
        if (found == given.end())
            return given;
        ordered.push_back(*found);
        // As the source declares it.
        if (ordered.back().kind == core::KernelArgument::Kind::Buffer &&
            one.kind == core::KernelArgument::Kind::Buffer)
            ordered.back().isConst = ordered.back().isConst || one.isConst;
        if (!ordered.back().type && one.kind == core::KernelArgument::Kind::Scalar)
            ordered.back().type = one.type;
    }
    return ordered;
}

} // namespace

void OwnKernelOptions::addTo(CLI::App& command) {
    command
        .add_option(
            "--source", source,
            "Compile this CUDA source and launch its kernel --kernel; \"-\" reads standard input"_msg())
        ->type_name(fileWord() + "|-");
    command
        .add_option("--binary", binary,
                    "Launch the kernel --kernel of this cubin, fat binary, program, library or PTX"_msg())
        ->type_name(fileWord())
        ->excludes("--source");
    sourceOptions.addTo(command);
    command
        .add_option(
            "--arg", arguments,
            "An argument of your kernel, one option for each: a buffer such as x=float[N]:random(1), "
            "k=int[N]:ramp, w=half[N]:file(w.bin) or y=float[N], with const for one that is only read; a "
            "scalar such as n=N or a=float:2.5; p=hex:00ff; q=null. N is nx * ny * nz of --problem"_msg())
        ->type_name("NAME=VALUE"_msg())
        ->allow_extra_args(false);
    command
        .add_option("--expect", expected,
                    "Compare a buffer of your kernel with a file after the launch, such as y=y.bin"_msg())
        ->type_name("NAME=" + fileWord())
        ->allow_extra_args(false);
    command
        .add_option(
            "--tolerance", tolerance,
            "How far floating-point values may differ, as a part of the larger of 1 and the value (default: "
            "1e-2 for half, 5e-2 for bfloat16, 1e-5 for float, 1e-12 for double)"_msg())
        ->type_name("FRACTION"_msg());
    command
        .add_option("--save", saved,
                    "Save what a buffer of your kernel holds after the launch, such as y=y.bin"_msg())
        ->type_name("NAME=" + fileWord())
        ->allow_extra_args(false);
}

void OwnKernelOptions::requireKernel(const std::string& kernel) const {
    if (isGiven())
        return;
    if (!arguments.empty() || !expected.empty() || !saved.empty() || !tolerance.empty())
        throw optionError(!arguments.empty()  ? "--arg"
                          : !expected.empty() ? "--expect"
                          : !saved.empty()    ? "--save"
                                              : "--tolerance",
                          "only with --source or --binary"_msg.with());
    if (kernel.empty())
        throw optionError("--kernel", "name a demo kernel, or your own with --source or --binary"_msg.with());
}

LaunchedKernel OwnKernelOptions::find(core::Backend& backend, int device, const std::string& kernel) const {
    if (!isGiven())
        return {findKernel(backend, device, kernel), {}};
    const core::DeviceProperties properties = backend.devices().at(static_cast<std::size_t>(device));
    std::vector<core::KernelArgument> given;
    given.reserve(arguments.size());
    for (const std::string& text : arguments)
        given.push_back(core::parseKernelArgument(text, "--arg"));
    const KernelCode code =
        source.empty() ? inBinary(*this, kernel, properties) : compiled(*this, kernel, properties);
    LaunchedKernel launched;
    core::OwnLaunch& own = launched.own.emplace();
    own.module = core::makeBlob(code.code);
    own.kernel = code.kernel.versions.front().mangledName;
    if (std::optional<std::string> traced = core::tracedPtx(code.ptx, own.kernel))
        own.traced = core::makeBlob(std::move(*traced));
    const std::vector<core::ModuleKernel> loaded = backend.loadModule(device, own.module);
    const auto found = std::find_if(loaded.begin(), loaded.end(),
                                    [&](const core::ModuleKernel& one) { return one.name == own.kernel; });
    if (found == loaded.end())
        throw core::BackendError(core::BackendErrorKind::UnknownKernel,
                                 "The device loaded the code, which has no kernel \"{kernel}\"."_msg.with(
                                     "kernel"_a = own.kernel));
    const std::vector<core::KernelArgument> proposed = core::proposeArguments(
        core::parameterDeclarations(code.kernel.name(), code.declarations, found->parameters),
        found->parameters);
    if (given.size() != found->parameters.size())
        throw optionError(
            "--arg", "the kernel has {parameters, plural, one {# parameter} other {# parameters}}, and "
                     "{arguments, plural, "
                     "one {# argument is} other {# arguments are}} given; for example:{proposed}"_msg.with(
                         "parameters"_a = found->parameters.size(), "arguments"_a = given.size(),
                         "proposed"_a = ' ' + core::argumentsText(proposed)));
    own.arguments = inOrder(std::move(given), proposed);
    for (const core::KernelArgument& argument : own.arguments)
        if (argument.fill.kind == core::FillKind::File)
            own.files.emplace(argument.fill.path, core::readInputFile(argument.name, argument.fill.path));
    for (const std::string& text : expected) {
        NamedFile file = namedFile(text, "--expect");
        if (std::none_of(own.arguments.begin(), own.arguments.end(),
                         [&](const core::KernelArgument& argument) {
                             return argument.name == file.name &&
                                    argument.kind == core::KernelArgument::Kind::Buffer && !argument.isConst;
                         }))
            throw optionError("--expect",
                              "{name} is no buffer that the kernel may write"_msg.with("name"_a = file.name));
        core::DataBlob blob = core::readInputFile(file.name, file.path);
        own.expected.emplace(std::move(file.name), std::move(blob));
    }
    if (!tolerance.empty())
        own.tolerance = core::parseTolerance(tolerance, "--tolerance");
    own.keepOutputs = !saved.empty();
    own.comparedAs = own.module.id + core::argumentsText(own.arguments);
    core::KernelInfo info = *kernelInfoFor(code.kernel, properties);
    info.attributes = found->attributes;
    info.attributes.name = core::functionNameOf(code.kernel.name());
    info.id = "own:" + info.attributes.name;     // recordings keep it, so it has no path
    info.minimum = properties.computeCapability; // a recording needs one, and it is loaded there
    // What only the source says.
    info.attributes.declared = kernelInfoFor(code.kernel, properties)->attributes.declared;
    launched.info = std::move(info);
    return launched;
}

OwnKernelOptions::Saving::Saving(const OwnKernelOptions& options, const std::optional<core::OwnLaunch>& own) {
    for (const std::string& text : options.saved) {
        const NamedFile file = namedFile(text, "--save");
        const std::vector<core::KernelArgument>& arguments = own->arguments;
        const auto found =
            std::find_if(arguments.begin(), arguments.end(), [&](const core::KernelArgument& one) {
                return one.name == file.name && one.kind == core::KernelArgument::Kind::Buffer &&
                       !one.isConst;
            });
        if (found == arguments.end())
            throw optionError("--save",
                              "{name} is no buffer that the kernel may write"_msg.with("name"_a = file.name));
        files_[static_cast<std::size_t>(found - arguments.begin())].path = file.path;
    }
}

void OwnKernelOptions::Saving::take(std::size_t argument, std::uint64_t firstByte, std::string_view bytes) {
    const auto found = files_.find(argument);
    if (found == files_.end())
        return;
    File& file = found->second;
    if (firstByte == 0) {
        file.stream.close();
        file.stream.clear();
        file.stream.open(file.path, std::ios::binary | std::ios::trunc);
    }
    file.stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

void OwnKernelOptions::Saving::finish() {
    for (auto& [argument, file] : files_) {
        if (!file.stream.is_open())
            continue;
        file.stream.close();
        if (file.stream.fail())
            throw core::InputError(file.path, "the file could not be written"_msg.with());
    }
}

} // namespace trichevron::cli
