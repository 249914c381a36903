// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Names of kernels that are short and tell them apart.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// The name of a kernel without its return type, namespaces, template arguments and parameters:
/// "void at::native::reduce_kernel<512, 1>(int)" is "reduce_kernel". A name of another form stays whole.
std::string shortKernelName(std::string_view kernel);

/// For each of these different kernels its short name. Where several have the same one, with the namespaces,
/// the template arguments or the parameters that tell them apart: "reduce<float>", "reduce<double>". What
/// these begin or end with in common, and the middle of a long part, is "…".
std::vector<std::string> distinctKernelNames(std::span<const std::string> kernels);

/// The text, or its beginning and its end with "…" between them: at most about this many bytes.
std::string shortenedInTheMiddle(std::string_view text, std::size_t longest);

} // namespace trichevron::core
