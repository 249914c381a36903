// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/ptx.h"

#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace trichevron::core {

namespace {

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

/// Names, directives and numbers: ".entry", "_Z4initPf", "256".
bool isWordPart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$' || c == '%' || c == '.';
}

/// Splits PTX into words and single other characters, without comments and strings.
class Words {
public:
    explicit Words(std::string_view text) : rest_(text) {}

    /// Empty at the end.
    std::string_view next() {
        skipToWord();
        std::size_t size = 0;
        while (size < rest_.size() && isWordPart(rest_[size]))
            ++size;
        return take(size == 0 ? 1 : size);
    }

    /// Goes to the next place where the text stands, or to the end. The body of a function is long.
    void skipTo(std::string_view text) { rest_.remove_prefix(std::min(rest_.find(text), rest_.size())); }

    /// What was not read yet.
    std::string_view rest() const { return rest_; }

private:
    void skipToWord() {
        while (!rest_.empty()) {
            if (isSpace(rest_.front()))
                rest_.remove_prefix(1);
            else if (rest_.starts_with("//"))
                skipTo("\n");
            else if (rest_.starts_with("/*"))
                skipPast("*/", 2);
            else if (rest_.front() == '"')
                skipPast("\"", 1);
            else
                return;
        }
    }

    void skipPast(std::string_view end, std::size_t from) {
        const std::size_t at = rest_.find(end, from);
        take(at == std::string_view::npos ? rest_.size() : at + end.size());
    }

    std::string_view take(std::size_t size) {
        const std::string_view word = rest_.substr(0, size);
        rest_.remove_prefix(word.size());
        return word;
    }

    std::string_view rest_;
};

std::optional<std::uint32_t> numberOf(std::string_view word) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (word.empty() || error != std::errc() || end != word.data() + word.size())
        return std::nullopt;
    return number;
}

class PtxReader {
public:
    explicit PtxReader(std::string_view text) : words_(text) {}

    std::vector<KernelResources> read() {
        word_ = words_.next();
        while (!word_.empty()) {
            if (word_ == ".target")
                readTarget();
            else if (word_ == ".entry")
                readEntry();
            else if (word_ == ".extern")
                readExtern();
            else if (word_ == "{")
                skipBody();
            else
                word_ = words_.next();
        }
        return std::move(kernels_);
    }

private:
    std::string_view advance() { return word_ = words_.next(); }

    /// .target sm_90a, texmode_independent
    void readTarget() {
        if (advance().starts_with("sm_"))
            architecture_ = "compute_" + std::string(word_.substr(3));
    }

    /// .extern .shared .align 16 .b8 name[];
    void readExtern() {
        if (advance() != ".shared")
            return;
        std::string_view name;
        while (!advance().empty() && word_ != "[" && word_ != ";")
            if (word_.front() != '.' && !numberOf(word_))
                name = word_;
        if (!name.empty())
            externShared_.push_back(name);
    }

    /// Whether the text has one of the names of extern shared memory.
    bool usesExternShared(std::string_view text) const {
        for (const std::string_view name : externShared_)
            for (std::size_t at = text.find(name); at != std::string_view::npos;
                 at = text.find(name, at + name.size())) {
                const std::size_t end = at + name.size();
                if ((at == 0 || !isWordPart(text[at - 1])) && (end == text.size() || !isWordPart(text[end])))
                    return true;
            }
        return false;
    }

    /// .entry name ( parameters ) directives { body }
    void readEntry() {
        KernelResources kernel;
        kernel.mangledName = advance();
        kernel.architecture = architecture_;
        kernel.form = CodeForm::Ptx;
        kernel.parameters.emplace();
        if (advance() == "(")
            readParameters(*kernel.parameters);
        while (!word_.empty() && word_ != "{" && word_ != ";" && word_ != ".entry")
            readDirective(kernel);
        // A declaration ends with ";": its definition follows.
        isInKernel_ = word_ == "{" && !kernel.mangledName.empty();
        if (isInKernel_)
            kernels_.push_back(std::move(kernel));
    }

    /// .param .u64 .ptr .align 8 name, .param .align 8 .b8 name[48]
    void readParameters(std::vector<KernelParameter>& parameters) {
        std::uint64_t offset = 0;
        while (!word_.empty() && word_ != ")" && word_ != "{") {
            if (advance() != ".param")
                continue;
            std::uint64_t size = 0;
            std::uint64_t align = 0;
            while (!advance().empty() && word_ != "," && word_ != ")" && word_ != "{") {
                if (const std::uint64_t type = bytesOfType(word_); type != 0 && size == 0)
                    size = type;
                else if (word_ == ".ptr")
                    skipPointer();
                else if (word_ == ".align")
                    align = numberOf(advance()).value_or(0);
                else if (word_ == "[")
                    size *= numberOf(advance()).value_or(0);
                if (word_ == "," || word_ == ")")
                    break;
            }
            align = align == 0 ? size : align;
            if (align != 0)
                offset = (offset + align - 1) / align * align;
            // At most 32,764 bytes in PTX; more is damage.
            if (offset + size > std::numeric_limits<std::uint16_t>::max())
                return;
            parameters.push_back({static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(size)});
            offset += size;
        }
    }

    /// .ptr .global .align 8 name: the alignment of what it points to
    void skipPointer() {
        while (!advance().empty() && word_ != "," && word_ != ")")
            if (word_ == ".align")
                advance();
    }

    static std::uint64_t bytesOfType(std::string_view word) {
        if (word.size() < 3 || word.size() > 4 || word[0] != '.' ||
            std::string_view("busf").find(word[1]) == std::string_view::npos)
            return 0;
        return numberOf(word.substr(2)).value_or(0) / 8;
    }

    void readDirective(KernelResources& kernel) {
        const std::string_view directive = word_;
        advance();
        KernelDeclaration& declared = kernel.declared;
        if (directive == ".maxntid") {
            const auto sizes = readSizes();
            if (!declared.launchBounds)
                declared.launchBounds.emplace();
            declared.launchBounds->maxThreadsPerBlock = sizes[0] * sizes[1] * sizes[2];
        } else if (directive == ".minnctapersm") {
            if (declared.launchBounds)
                declared.launchBounds->minBlocksPerMultiprocessor = readSizes()[0];
        } else if (directive == ".maxclusterrank") {
            if (declared.launchBounds)
                declared.launchBounds->maxBlocksPerCluster = readSizes()[0];
        } else if (directive == ".reqntid") {
            const auto sizes = readSizes();
            declared.blockSize = DeclaredBlockSize{{sizes[0], sizes[1], sizes[2]}, {}};
        } else if (directive == ".reqnctapercluster") {
            const auto sizes = readSizes();
            declared.clusterDims = ClusterExtent{sizes[0], sizes[1], sizes[2]};
        } else if (directive == ".explicitcluster") {
            if (std::holds_alternative<std::monostate>(declared.clusterDims))
                declared.clusterDims = ClusterDimsUnspecified{};
        } else if (directive == ".blocksareclusters") {
            countsClusters_ = true;
        } else if (directive == ".maxnreg") {
            kernel.registerLimit = readSizes()[0];
        }
        const bool ends = word_ == "{" || word_ == ";" || word_.empty();
        if (ends && std::exchange(countsClusters_, false))
            countClusters(declared);
    }

    static void countClusters(KernelDeclaration& declared) {
        const auto* cluster = std::get_if<ClusterExtent>(&declared.clusterDims);
        if (cluster != nullptr && declared.blockSize) {
            declared.blockSize->cluster = *cluster;
            declared.clusterDims = {};
        }
    }

    /// Up to three numbers with commas; sizes that are not there are 1.
    std::array<std::uint32_t, 3> readSizes() {
        std::array<std::uint32_t, 3> sizes{1, 1, 1};
        for (std::uint32_t& size : sizes) {
            const auto number = numberOf(word_);
            if (!number)
                break;
            size = *number;
            if (advance() != ",")
                break;
            advance();
        }
        return sizes;
    }

    /// A "}" or a "{" in a comment or a string does not count, but what follows the body is found without
    /// reading it in words: PTX of a library is long.
    void skipBody() {
        const std::string_view body = words_.rest();
        words_.skipTo(".entry");
        if (std::exchange(isInKernel_, false)) {
            const std::string_view skipped = body.substr(0, body.size() - words_.rest().size());
            // A function behind the kernel is not part of it.
            kernels_.back().declared.usesDynamicSmem =
                usesExternShared(skipped.substr(0, skipped.find(".func")));
        }
        advance();
    }

    Words words_;
    std::string_view word_;
    std::string architecture_;
    std::vector<KernelResources> kernels_;
    bool countsClusters_ = false;
    bool isInKernel_ = false;                    ///< its body follows
    std::vector<std::string_view> externShared_; ///< names
};

} // namespace

bool isPtx(std::string_view head) {
    Words words(head);
    return words.next() == ".version";
}

std::vector<KernelResources> readPtx(std::string_view text) {
    return PtxReader(text).read();
}

} // namespace trichevron::core
