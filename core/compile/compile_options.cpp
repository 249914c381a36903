// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/compile_options.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

namespace {

enum class Value { None, Number, Truth };

struct KnownOption {
    std::string_view shown;
    Value value;
    std::string_view nvcc; ///< before the value
    std::string_view nvrtc;
    std::string_view ptxas{};
};

// NVCC and NVRTC of CUDA 13.0, "Command Option Types and Notation" and "Supported Compile Options".
constexpr std::array options{
    KnownOption{"--maxrregcount=N", Value::Number, "--maxrregcount=", "--maxrregcount=", "--maxrregcount="},
    KnownOption{"--override-directive-values", Value::None, "--ptxas-options=--override-directive-values",
                "--ptxas-options=--override-directive-values", "--override-directive-values"},
    KnownOption{"--use_fast_math", Value::None, "--use_fast_math", "--use_fast_math"},
    KnownOption{"--ftz=true|false", Value::Truth, "--ftz=", "--ftz="},
    KnownOption{"--prec-div=true|false", Value::Truth, "--prec-div=", "--prec-div="},
    KnownOption{"--prec-sqrt=true|false", Value::Truth, "--prec-sqrt=", "--prec-sqrt="},
    KnownOption{"--fmad=true|false", Value::Truth, "--fmad=", "--fmad="},
    KnownOption{"--extra-device-vectorization", Value::None, "--extra-device-vectorization",
                "--extra-device-vectorization"},
    KnownOption{"--relocatable-device-code=true|false", Value::Truth,
                "--relocatable-device-code=", "--relocatable-device-code="},
    KnownOption{"--ptxas-optimization=N", Value::Number, "--ptxas-options=-O", "--ptxas-options=-O", "-O"},
    KnownOption{"--device-debug", Value::None, "--device-debug", "--device-debug"},
    KnownOption{"--expt-relaxed-constexpr", Value::None, "--expt-relaxed-constexpr", ""},
    KnownOption{"--extended-lambda", Value::None, "--extended-lambda", ""},
    KnownOption{"--device-as-default-execution-space", Value::None, "",
                "--device-as-default-execution-space"},
};

bool isValue(Value kind, std::string_view text) {
    switch (kind) {
    case Value::None:
        return text.empty();
    case Value::Number:
        return !text.empty() && text.size() <= 4 &&
               std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    case Value::Truth:
        return text == "true" || text == "false";
    }
    return false;
}

std::string listText() {
    std::string text;
    for (const KnownOption& option : options)
        text += (text.empty() ? "" : ", ") + std::string(option.shown);
    return text;
}

} // namespace

CompileOption optionFor(std::string_view option) {
    std::string_view name = option;
    name.remove_prefix(std::min(name.find_first_not_of('-'), name.size()));
    for (const KnownOption& known : options) {
        const std::string_view shown = known.shown.substr(2, known.shown.find('=') - 2);
        if (!option.starts_with('-') || !name.starts_with(shown))
            continue;
        std::string_view value = name.substr(shown.size());
        if (known.value != Value::None) {
            if (!value.starts_with('='))
                continue;
            value.remove_prefix(1);
        }
        if (!isValue(known.value, value))
            continue;
        const auto with = [&](std::string_view head) {
            return head.empty() ? std::string() : std::string(head) + std::string(value);
        };
        return {with(known.nvcc), with(known.nvrtc), with(known.ptxas)};
    }
    throw InputError(option,
                     "this is not one of the options that are passed to a compiler: {options}"_msg.with(
                         "options"_a = listText()));
}

std::vector<std::string_view> knownOptions() {
    std::vector<std::string_view> shown;
    shown.reserve(options.size());
    for (const KnownOption& option : options)
        shown.push_back(option.shown);
    return shown;
}

} // namespace trichevron::core
