// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/binary_kernels.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/inspect/code_search.h"
#include "core/inspect/cubin.h"
#include "core/inspect/memory_budget.h"
#include "core/inspect/ptx.h"
#include "core/inspect/unpack.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace trichevron::core {

namespace {

/// Of code that is unpacked at the same time; larger code is read alone.
constexpr std::uint64_t memoryForCode = std::uint64_t{48} << 20U;
/// A hostile file of some megabytes can hold code that unpacks to terabytes.
constexpr std::uint64_t maxUnpackedInFile = std::uint64_t{64} << 30U;

Text placeAt(const std::string& place, std::uint64_t offset) {
    return "{file}, byte {offset}"_msg.with("file"_a = place, "offset"_a = offset);
}

class Reading {
public:
    Reading(const ByteSource& source, const std::string& place, const ImportControl& control)
        : source_(source), place_(place), control_(control) {}

    KernelFile run() {
        FoundCode found = findCode(source_, place_, control_);
        code_ = std::move(found.code);
        limitCode();
        kernels_.resize(code_.size());
        problems_.resize(code_.size());
        for (const StoredCode& code : code_)
            total_ += code.size;
        readAll();
        KernelFile file = joined();
        for (ReadProblem& problem : found.problems)
            addProblem(file, "{place}: {problem}"_msg.with("place"_a = placeAt(place_, problem.offset),
                                                           "problem"_a = std::move(problem.text)));
        for (std::optional<Text>& problem : problems_)
            if (problem)
                addProblem(file, std::move(*problem));
        if (file.kernels.empty())
            failWithoutKernels(file);
        return file;
    }

private:
    void limitCode() {
        std::uint64_t unpacked = 0;
        for (const StoredCode& code : code_)
            unpacked += std::min(code.unpackedSize, maxUnpackedCode);
        if (unpacked > maxUnpackedInFile)
            throw InputError(place_, "its code unpacks to more than {limit} GiB"_msg.with(
                                         "limit"_a = std::to_string(maxUnpackedInFile >> 30U)));
    }

    void readAll() {
        const std::size_t count =
            std::min<std::size_t>({code_.size(), std::max(1U, std::thread::hardware_concurrency()), 16});
        std::vector<std::thread> threads;
        for (std::size_t i = 1; i < count; ++i)
            threads.emplace_back([this] { readSome(); });
        readSome();
        for (std::thread& thread : threads)
            thread.join();
        if (failure_)
            std::rethrow_exception(failure_);
        if (control_.isCancelled())
            throw ImportCancelled(place_);
    }

    /// Reads code until none is left.
    void readSome() {
        CodeBuffer stored;
        CodeBuffer unpacked;
        while (!stops_ && !control_.isCancelled()) {
            const std::size_t index = next_++;
            if (index >= code_.size())
                return;
            try {
                read(index, stored, unpacked);
            } catch (const InputError& error) {
                problems_[index] = error.text();
            } catch (...) {
                const std::lock_guard lock(mutex_);
                if (!stops_.exchange(true))
                    failure_ = std::current_exception();
            }
            const std::lock_guard lock(mutex_);
            done_ += code_[index].size;
            control_.progress(done_, total_);
        }
    }

    void read(std::size_t index, CodeBuffer& stored, CodeBuffer& unpacked) {
        const StoredCode& code = code_[index];
        if (code.kind == CodeKind::LtoIr) {
            kernels_[index] = {ltoIr(code)};
            return;
        }
        if (code.kind == CodeKind::Other)
            return;
        const Text place = placeAt(place_, code.offset);
        if (code.size > maxUnpackedCode || code.unpackedSize > maxUnpackedCode)
            throw InputError(place, "the code has more than {limit} MiB"_msg.with(
                                        "limit"_a = std::to_string(maxUnpackedCode >> 20U)));
        const bool isPacked = code.packing != Packing::None;
        const MemoryBudget::Share share(budget_, code.size + (isPacked ? code.unpackedSize : 0));
        const auto size = static_cast<std::size_t>(code.size);
        char* bytes = stored.room(size + 1);
        if (source_.read(code.offset, bytes, size) < size)
            throw InputError(place, "the file became shorter while it was read"_msg.with());
        std::string_view content(bytes, size);
        if (isPacked)
            content = unpackCode(code, content, unpacked, place);
        if (code.kind == CodeKind::Ptx)
            kernels_[index] = readPtx(content);
        else
            kernels_[index] =
                readCubin(isPacked ? unpacked.room(content.size()) : bytes, content.size(), place);
        stored.shrink();
        unpacked.shrink();
    }

    /// The names of its kernels are in NVVM's bitcode, which NVIDIA does not document.
    static KernelResources ltoIr(const StoredCode& code) {
        KernelResources kernel;
        kernel.form = CodeForm::LtoIr;
        kernel.architecture = "lto_" + std::to_string(code.architecture);
        kernel.mangledName = "LTO IR";
        return kernel;
    }

    KernelFile joined() {
        KernelFile file;
        std::size_t count = 0;
        for (const std::vector<KernelResources>& kernels : kernels_)
            count += kernels.size();
        if (count > maxKernelsInBinary)
            throw InputError(place_,
                             "there are more than {limit} kernels"_msg.with("limit"_a = maxKernelsInBinary));
        file.kernels.reserve(count);
        for (std::vector<KernelResources>& kernels : kernels_) {
            std::move(kernels.begin(), kernels.end(), std::back_inserter(file.kernels));
            kernels = {};
        }
        return file;
    }

    static void addProblem(KernelFile& file, Text problem) {
        if (file.problemCount++ < maxShownProblems)
            file.problems.push_back(std::move(problem));
    }

    [[noreturn]] void failWithoutKernels(KernelFile& file) const {
        if (!file.problems.empty())
            throw InputError(file.problems.front());
        if (!code_.empty())
            throw InputError(place_, "there is device code in it, but no kernel"_msg.with());
        throw InputError(place_,
                         "there is no CUDA code in it; expected a cubin, a fat binary, PTX, an object, "
                         "a library or a program with kernels"_msg.with());
    }

    const ByteSource& source_;
    const std::string& place_;
    const ImportControl& control_;
    MemoryBudget budget_{memoryForCode};
    std::vector<StoredCode> code_;
    std::vector<std::vector<KernelResources>> kernels_; ///< of each code
    std::vector<std::optional<Text>> problems_;         ///< of each code
    std::uint64_t total_ = 0;                           ///< bytes of code_
    std::atomic<std::size_t> next_ = 0;                 ///< index into code_
    std::atomic<bool> stops_ = false;
    std::mutex mutex_; ///< of what follows
    std::uint64_t done_ = 0;
    std::exception_ptr failure_;
};

} // namespace

KernelFile readBinaryKernels(const ByteSource& source, const std::string& place,
                             const ImportControl& control) {
    return Reading(source, place, control).run();
}

} // namespace trichevron::core
