// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/code_search.h"

#include "core/catalogue/message_literal.h"
#include "core/inspect/cubin.h"
#include "core/inspect/little_endian.h"

#include <algorithm>
#include <array>
#include <elf.h>
#include <memory>
#include <optional>

namespace trichevron::core {

namespace {

constexpr std::size_t windowBytes = std::size_t{4} << 20U;
constexpr std::string_view elfMagic{ELFMAG, SELFMAG};

/// Where an ELF image ends by its header: its tables of sections and segments come last. Empty where there is
/// no such header.
std::optional<std::uint64_t> sizeOfElf(std::string_view header) {
    if (header.size() < sizeof(Elf64_Ehdr) || !header.starts_with(elfMagic) || header[EI_CLASS] != ELFCLASS64)
        return std::nullopt;
    Elf64_Ehdr elf;
    std::memcpy(&elf, header.data(), sizeof(elf));
    constexpr std::uint64_t largest = std::uint64_t{1} << 48U;
    if (elf.e_shoff > largest || elf.e_phoff > largest)
        return std::nullopt;
    return std::max(elf.e_shoff + std::uint64_t{elf.e_shnum} * elf.e_shentsize,
                    elf.e_phoff + std::uint64_t{elf.e_phnum} * elf.e_phentsize);
}

class Search {
public:
    Search(const ByteSource& source, const std::string& place, const ImportControl& control)
        : source_(source), place_(place), control_(control), window_(new char[windowBytes]) {}

    FoundCode run() {
        checkHost();
        std::uint64_t at = 0;
        while (at < source_.size()) {
            if (control_.isCancelled())
                throw ImportCancelled(place_);
            const std::string_view window(window_.get(), source_.read(at, window_.get(), windowBytes));
            const std::size_t size = window.size();
            if (size < fatBinaryMagic.size())
                break;
            const std::uint64_t next = searchWindow(at, window);
            // The last bytes may be the beginning of a magic number.
            at = std::max(next, at + size - (fatBinaryMagic.size() - 1));
            if (size < windowBytes)
                break;
        }
        return std::move(found_);
    }

private:
    /// Returns where the search goes on.
    std::uint64_t searchWindow(std::uint64_t start, std::string_view window) {
        std::size_t at = 0;
        while (true) {
            const std::size_t fat = window.find(fatBinaryMagic, at);
            const std::size_t elf = window.substr(0, fat).find(elfMagic, at);
            const std::size_t place = std::min(fat, elf);
            if (place == std::string_view::npos)
                return start + window.size();
            const std::uint64_t end = place == fat ? takeContainer(start + place) : takeCubin(start + place);
            if (end >= start + window.size())
                return end;
            at = std::max(place + 1, static_cast<std::size_t>(end - start));
        }
    }

    std::uint64_t takeContainer(std::uint64_t offset) {
        const auto container = readFatContainer(source_, offset);
        if (!container)
            return offset;
        found_.code.insert(found_.code.end(), container->entries.begin(), container->entries.end());
        if (container->problem)
            found_.problems.push_back(*container->problem);
        return container->end;
    }

    std::uint64_t takeCubin(std::uint64_t offset) {
        std::array<char, sizeof(Elf64_Ehdr) + 1> bytes{};
        const std::string_view header(bytes.data(), source_.read(offset, bytes.data(), bytes.size()));
        const auto size = isCubin(header) ? sizeOfElf(header) : std::nullopt;
        if (!size)
            return offset;
        if (*size > source_.size() - offset) {
            found_.problems.push_back(
                {offset, "the cubin has {size} bytes, and the file ends before"_msg.with("size"_a = *size)});
            return offset;
        }
        StoredCode code;
        code.offset = offset;
        code.size = code.unpackedSize = *size;
        found_.code.push_back(code);
        return offset + *size;
    }

    void checkHost() {
        std::array<char, sizeof(Elf64_Ehdr) + 1> bytes{};
        const std::string_view header(bytes.data(), source_.read(0, bytes.data(), bytes.size()));
        const auto size = isCubin(header) ? std::nullopt : sizeOfElf(header);
        if (size && *size > source_.size())
            found_.problems.push_back(
                {0, "the program has {size} bytes, and the file ends before"_msg.with("size"_a = *size)});
    }

    const ByteSource& source_;
    const std::string& place_;
    const ImportControl& control_;
    std::unique_ptr<char[]> window_;
    FoundCode found_;
};

} // namespace

FoundCode findCode(const ByteSource& source, const std::string& place, const ImportControl& control) {
    return Search(source, place, control).run();
}

} // namespace trichevron::core
