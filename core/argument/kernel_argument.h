// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a user's kernel is launched with: buffers, scalars, and structs as bytes. The text of an argument is
/// its form on the command line, in the window and in files:
///
///   x=const float[N]:random(1)   a buffer that the kernel only reads, with random numbers of seed 1
///   y=float[nx * ny]             a buffer of zeros, which may be written
///   k=int[N]:ramp                0, 1, 2, …
///   w=half[N]:file(weights.bin)  the bytes of a file
///   n=N   a=float:2.5            a scalar: of the parameter's own size, or of a named type
///   a=float:-inf                 inf, -inf and nan are written so
///   p=hex:00ff10                 the bytes of a struct
///   q=null                       a null pointer
///
/// Elements of random buffers are (bits >> 40) · 2^-24 for floating-point types, from 0 up to 1, and the low
/// bits for integers, where bits is splitmix64(seed · 2^32 + index of the lane).
#pragma once

#include "core/argument/element_type.h"
#include "core/argument/size_expression.h"
#include "core/base/quantity.h"
#include "core/catalogue/message.h"
#include "core/kernel/kernel_resources.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

enum class FillKind { Zeros, Ramp, Random, File };

struct BufferFill {
    FillKind kind = FillKind::Zeros;
    std::uint32_t seed = 0; ///< of Random
    std::string path;       ///< of File
    friend bool operator==(const BufferFill&, const BufferFill&) = default;
};

struct KernelArgument {
    enum class Kind { Buffer, Scalar, Bytes, Null };
    std::string name;
    Kind kind = Kind::Scalar;
    /// Of a buffer's elements, or of a scalar; none: a scalar of the parameter's size.
    std::optional<ElementType> type;
    bool isConst = false; ///< a buffer that the kernel only reads: it is no output
    std::string count;    ///< of a buffer, in elements: a size expression
    BufferFill fill;
    std::string value; ///< of a scalar, as core/argument/scalar_value.h reads it
    std::string bytes; ///< of a struct

    friend bool operator==(const KernelArgument&, const KernelArgument&) = default;
};

/// A kernel with more arguments is refused; CUDA's 32,764 bytes of parameters hold at most as many.
inline constexpr std::size_t maxKernelArguments = 4096;
/// Bytes of an argument's text.
inline constexpr std::size_t maxArgumentText = 70'000;

/// Reads one argument; the InputError begins with `what`.
KernelArgument parseKernelArgument(std::string_view text, std::string_view what);
/// The text that parseKernelArgument() reads back.
std::string toString(const KernelArgument& argument);

/// An argument of one launch.
struct ResolvedArgument {
    std::string name;
    bool isBuffer = false;
    ElementType type;
    std::uint64_t count = 0; ///< elements of a buffer
    bool isConst = false;
    BufferFill fill;
    std::string value; ///< the bytes of what is no buffer

    std::uint64_t lanes() const { return count * type.lanes; }
    Bytes size() const { return {count * sizeOf(type)}; }
};

/// The arguments for the parameters of a kernel. InputError, one sentence, for a wrong number of them, a
/// wrong size, a value that does not fit, a buffer of a negative size, and buffers that are together larger
/// than `memory`.
std::vector<ResolvedArgument> resolveArguments(std::span<const KernelArgument> arguments,
                                               std::span<const KernelParameter> parameters,
                                               const LaunchSizes& sizes, Bytes memory);

/// What is wrong with each argument by itself, in their order, as far as there are parameters;
/// resolveArguments() says only the first.
std::vector<std::optional<Text>> findArgumentProblems(std::span<const KernelArgument> arguments,
                                                      std::span<const KernelParameter> parameters,
                                                      const LaunchSizes& sizes);

} // namespace trichevron::core
