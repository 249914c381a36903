// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Names of kernels that are short and tell them apart.
#pragma once

#include <cstddef>
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
/// these begin or end with in common is "…", and so is the middle of a part of more than `longestPart` bytes,
/// unless the difference is there.
std::vector<std::string> distinctKernelNames(std::span<const std::string> kernels,
                                             std::size_t longestPart = 40);

/// The text, or its beginning and its end with "…" between them: at most about this many bytes.
std::string shortenedInTheMiddle(std::string_view text, std::size_t longest);

} // namespace trichevron::core
