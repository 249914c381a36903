// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/cubin.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/inspect/little_endian.h"

#include <algorithm>
#include <gelf.h>
#include <libelf.h>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace trichevron::core {

namespace {

constexpr std::uint16_t cudaMachine = 190;
/// CUDA 13 writes version 8, and ptxas 12.8 and 12.9 write version 7.
constexpr unsigned abiOfCuda13 = 8;
constexpr std::size_t abiVersionAt = 8; ///< in the header
constexpr std::size_t machineAt = 18;
constexpr unsigned entryFlag = 0x10; ///< of st_other: a kernel, not a device function
/// A variable in a memory of the device (CUDA 12.8 to 13.0), and in st_other that it is shared memory.
constexpr unsigned char deviceVariableType = 13;
constexpr unsigned char sharedFlag = 0x40;

/// Attributes of .nv.info.
enum class Attribute : std::uint8_t {
    MaxThreads = 0x05,
    RequiredThreads = 0x10,
    FrameSize = 0x11,
    MinStackSize = 0x12,
    Parameter = 0x17,
    RegisterLimit = 0x1b,
    Registers = 0x2f,
    ClusterDims = 0x3d,
    ExplicitCluster = 0x3e,
    MaxClusterRank = 0x3f,
    LargeParameter = 0x45,
    Barriers = 0x4c,
    BlocksAreClusters = 0x5b
};

/// One attribute: a number of up to 16 bits, or bytes.
struct Info {
    Attribute code{};
    std::uint16_t number = 0;
    std::string_view bytes;

    std::uint32_t word(std::size_t index) const { return numberAt<std::uint32_t>(bytes, 4 * index); }
    bool hasWords(std::size_t count) const { return bytes.size() >= 4 * count; }
    /// Three sizes of a block or a cluster.
    bool hasSizes() const { return hasWords(3) && isSize(word(0)) && isSize(word(1)) && isSize(word(2)); }
    static bool isSize(std::uint32_t word) { return word >= 1 && word <= 1024; }
};

/// Calls `take` for each attribute. A truncated one ends the section.
template <typename Take>
void forEachInfo(std::string_view section, Take take) {
    constexpr std::uint8_t withBytes = 4;
    while (section.size() >= 4) {
        Info info;
        info.code = static_cast<Attribute>(section[1]);
        info.number = numberAt<std::uint16_t>(section, 2);
        const auto format = static_cast<std::uint8_t>(section[0]);
        section.remove_prefix(4);
        if (format == withBytes) {
            if (info.number > section.size())
                return;
            info.bytes = section.substr(0, info.number);
            section.remove_prefix(info.number);
        }
        take(info);
    }
}

std::string_view bytesOf(Elf_Scn* section) {
    const Elf_Data* data = elf_rawdata(section, nullptr);
    if (data == nullptr || data->d_buf == nullptr)
        return {};
    return {static_cast<const char*>(data->d_buf), data->d_size};
}

/// The option "-arch sm_90a" in the note of the compiler. The header does not tell sm_100a from sm_100f.
std::string_view architectureOfOptions(std::string_view note) {
    for (const std::string_view option : {"-arch sm_", "-arch=sm_"}) {
        const std::size_t at = note.find(option);
        if (at == std::string_view::npos)
            continue;
        const std::string_view rest = note.substr(at + option.size() - 3);
        return rest.substr(0, rest.find_first_of(std::string_view(" \0", 2)));
    }
    return {};
}

class Cubin {
public:
    Cubin(Elf& elf, const Text& place) : elf_(elf), place_(place) {}

    std::vector<KernelResources> read() {
        readHeader();
        sortSections();
        readSymbols();
        for (Elf_Scn* section : infos_)
            readInfo(section);
        readSizes();
        for (Elf_Scn* section : relocations_)
            readRelocations(section);
        finish();
        return std::move(kernels_);
    }

private:
    [[noreturn]] void fail() const { throw InputError(place_, "the cubin is damaged"_msg.with()); }

    void readHeader() {
        GElf_Ehdr header;
        if (gelf_getehdr(&elf_, &header) == nullptr || elf_getshdrstrndx(&elf_, &names_) != 0)
            fail();
        isAbiOfCuda13_ = header.e_ident[abiVersionAt] >= abiOfCuda13;
        const std::uint32_t version = isAbiOfCuda13_ ? header.e_flags >> 8U : header.e_flags;
        version_ = static_cast<int>(version & 0xffU);
        isRelocatable_ = header.e_type == ET_REL;
    }

    void sortSections() {
        Elf_Scn* section = nullptr;
        while ((section = elf_nextscn(&elf_, section)) != nullptr) {
            GElf_Shdr header;
            if (gelf_getshdr(section, &header) == nullptr)
                fail();
            const char* name = elf_strptr(&elf_, names_, header.sh_name);
            if (name == nullptr)
                fail();
            const std::string_view text(name);
            if (header.sh_type == SHT_SYMTAB)
                symbols_ = section;
            else if (header.sh_type == SHT_SYMTAB_SHNDX)
                largeIndices_ = section;
            else if (text == ".nv.info" || text.starts_with(".nv.info."))
                infos_.push_back(section);
            else if (text.starts_with(".nv.shared.") || text.starts_with(".nv.local.") ||
                     text.starts_with(".text."))
                sized_.push_back(section);
            else if (text.starts_with(".rel.text.") || text.starts_with(".rela.text."))
                relocations_.push_back(section);
            else if (text == ".note.nv.tkinfo")
                options_ = architectureOfOptions(bytesOf(section));
            else if (text == ".nv.compat")
                compatibility_ = bytesOf(section);
        }
    }

    void readSymbols() {
        if (symbols_ == nullptr)
            return;
        GElf_Shdr header;
        Elf_Data* data = elf_getdata(symbols_, nullptr);
        if (gelf_getshdr(symbols_, &header) == nullptr || data == nullptr)
            fail();
        // From 65,280 sections on, the numbers of sections stand in a section of their own.
        Elf_Data* largeIndices = largeIndices_ != nullptr ? elf_getdata(largeIndices_, nullptr) : nullptr;
        GElf_Sym symbol;
        Elf32_Word section = 0;
        for (int i = 0; gelf_getsymshndx(data, largeIndices, i, &symbol, &section) != nullptr; ++i) {
            // Without a place of its own: it is extern.
            if (GELF_ST_TYPE(symbol.st_info) == deviceVariableType && symbol.st_other == sharedFlag &&
                symbol.st_shndx == SHN_UNDEF)
                externShared_.insert(static_cast<std::uint64_t>(i));
            if (GELF_ST_TYPE(symbol.st_info) != STT_FUNC || (symbol.st_other & entryFlag) == 0 ||
                symbol.st_shndx == SHN_UNDEF)
                continue;
            if (symbol.st_shndx != SHN_XINDEX)
                section = symbol.st_shndx;
            const char* name = elf_strptr(&elf_, header.sh_link, symbol.st_name);
            if (name == nullptr || *name == '\0')
                fail();
            bySymbol_.emplace(static_cast<std::uint64_t>(i), kernels_.size());
            byText_.emplace(section, kernels_.size());
            KernelResources& kernel = kernels_.emplace_back();
            kernel.mangledName = name;
        }
    }

    KernelResources* kernelOfText(std::uint64_t section) {
        const auto found = byText_.find(section);
        return found == byText_.end() ? nullptr : &kernels_[found->second];
    }

    void readInfo(Elf_Scn* section) {
        GElf_Shdr header;
        gelf_getshdr(section, &header);
        const std::string_view bytes = bytesOf(section);
        if (header.sh_info == 0)
            forEachInfo(bytes, [this](const Info& info) { takeOfModule(info); });
        else if (KernelResources* kernel = kernelOfText(header.sh_info))
            forEachInfo(bytes, [&](const Info& info) { takeOfKernel(info, *kernel); });
    }

    /// An attribute of the function with a symbol: its number, and the value.
    void takeOfModule(const Info& info) {
        if (!info.hasWords(2))
            return;
        const auto found = bySymbol_.find(info.word(0));
        if (found == bySymbol_.end())
            return;
        KernelResources& kernel = kernels_[found->second];
        if (info.code == Attribute::Registers)
            kernel.numRegs = info.word(1);
        else if (info.code == Attribute::MinStackSize ||
                 (info.code == Attribute::FrameSize && !kernel.localSizeBytes))
            kernel.localSizeBytes = Bytes{info.word(1)};
    }

    void takeOfKernel(const Info& info, KernelResources& kernel) {
        KernelDeclaration& declared = kernel.declared;
        switch (info.code) {
        case Attribute::MaxThreads:
            if (info.hasSizes())
                boundsOf(kernel).maxThreadsPerBlock = info.word(0) * info.word(1) * info.word(2);
            break;
        case Attribute::MaxClusterRank:
            if (info.hasWords(1))
                boundsOf(kernel).maxBlocksPerCluster = info.word(0);
            break;
        case Attribute::RequiredThreads:
            if (info.hasSizes())
                declared.blockSize = DeclaredBlockSize{{info.word(0), info.word(1), info.word(2)}, {}};
            break;
        case Attribute::ClusterDims:
            if (info.hasSizes())
                declared.clusterDims = ClusterExtent{info.word(0), info.word(1), info.word(2)};
            break;
        case Attribute::ExplicitCluster:
            if (std::holds_alternative<std::monostate>(declared.clusterDims))
                declared.clusterDims = ClusterDimsUnspecified{};
            break;
        case Attribute::BlocksAreClusters:
            countsClusters_.push_back(&kernel);
            break;
        case Attribute::RegisterLimit:
            kernel.registerLimit = info.number;
            break;
        case Attribute::Barriers:
            kernel.numBlockBarriers = std::min(info.number & 0xffU, maxBlockBarriers);
            break;
        case Attribute::Parameter:
            // Its ordinal and offset, 16 bits each, and its size, above other bits.
            if (info.hasWords(3))
                addParameter(kernel, info.word(1), info.word(2) >> 18U);
            break;
        case Attribute::LargeParameter:
            if (info.hasWords(3))
                addParameter(kernel, info.word(1), info.word(2));
            break;
        default:
            break;
        }
    }

    static LaunchBounds& boundsOf(KernelResources& kernel) {
        if (!kernel.declared.launchBounds)
            kernel.declared.launchBounds.emplace();
        return *kernel.declared.launchBounds;
    }

    static void addParameter(KernelResources& kernel, std::uint32_t ordinalAndOffset, std::uint32_t size) {
        if (!kernel.parameters)
            kernel.parameters.emplace();
        kernel.parameters->push_back({ordinalAndOffset >> 16U, size});
    }

    /// Static shared and local memory are the sizes of sections; before CUDA 13 the number of barriers is in
    /// the flags of the code.
    void readSizes() {
        for (Elf_Scn* section : sized_) {
            GElf_Shdr header;
            gelf_getshdr(section, &header);
            const std::string_view name = elf_strptr(&elf_, names_, header.sh_name);
            if (name.starts_with(".text.")) {
                if (KernelResources* kernel = kernelOfText(elf_ndxscn(section)))
                    readHeaderOfText(header, *kernel);
            } else if (KernelResources* kernel = kernelOfText(header.sh_info)) {
                if (name.starts_with(".nv.shared."))
                    kernel->sharedSizeBytes = Bytes{header.sh_size};
                else
                    kernel->localSizeBytes = kernel->localSizeBytes.value_or(Bytes{}) + Bytes{header.sh_size};
            }
        }
    }

    /// Before linking, the code of a kernel that accesses extern shared memory refers to its symbol. The
    /// linker removes both, and gives every kernel of the module the section and the alignment of those that
    /// do.
    void readRelocations(Elf_Scn* section) {
        GElf_Shdr header;
        gelf_getshdr(section, &header);
        KernelResources* kernel = kernelOfText(header.sh_info);
        Elf_Data* data = elf_getdata(section, nullptr);
        if (kernel == nullptr || data == nullptr || externShared_.empty())
            return;
        const auto take = [&](std::uint64_t info) {
            kernel->declared.usesDynamicSmem =
                kernel->declared.usesDynamicSmem || externShared_.contains(GELF_R_SYM(info));
        };
        GElf_Rela withAddend;
        GElf_Rel plain;
        if (header.sh_type == SHT_RELA)
            for (int i = 0; gelf_getrela(data, i, &withAddend) != nullptr; ++i)
                take(withAddend.r_info);
        else
            for (int i = 0; gelf_getrel(data, i, &plain) != nullptr; ++i)
                take(plain.r_info);
    }

    /// Older compilers keep numbers there: cuBLASLt has kernels for sm_75 without attributes of their
    /// registers.
    void readHeaderOfText(const GElf_Shdr& header, KernelResources& kernel) const {
        if (!kernel.numRegs && header.sh_info >> 24U != 0)
            kernel.numRegs = header.sh_info >> 24U;
        if (!isAbiOfCuda13_)
            kernel.numBlockBarriers =
                std::min(static_cast<std::uint32_t>(header.sh_flags >> 20U) & 0x7fU, maxBlockBarriers);
    }

    void finish() {
        for (KernelResources* kernel : countsClusters_)
            if (auto* cluster = std::get_if<ClusterExtent>(&kernel->declared.clusterDims);
                cluster != nullptr && kernel->declared.blockSize) {
                kernel->declared.blockSize->cluster = *cluster;
                kernel->declared.clusterDims = {};
            }
        const std::string architecture = architectureText();
        for (KernelResources& kernel : kernels_) {
            kernel.architecture = architecture;
            kernel.form = isRelocatable_ ? CodeForm::Relocatable : CodeForm::Binary;
            // The linker adds the memory of the functions that the kernel calls.
            if (!kernel.sharedSizeBytes && !isRelocatable_)
                kernel.sharedSizeBytes = Bytes{};
            if (kernel.sharedSizeBytes)
                kernel.sharedSizeBytes = withoutReservedSmem(*kernel.sharedSizeBytes, version_);
            if (!kernel.numBlockBarriers)
                kernel.numBlockBarriers = 0;
            if (!kernel.parameters)
                kernel.parameters.emplace();
            std::sort(kernel.parameters->begin(), kernel.parameters->end(),
                      [](const KernelParameter& a, const KernelParameter& b) { return a.offset < b.offset; });
            // Launch bounds with a maximum of blocks per cluster alone.
            if (kernel.declared.launchBounds && kernel.declared.launchBounds->maxThreadsPerBlock == 0)
                kernel.declared.launchBounds->maxThreadsPerBlock = maxThreadsOfAnyBlock;
        }
    }

    std::string architectureText() const {
        std::string text = "sm_" + std::to_string(version_);
        if (options_.starts_with(text) && options_.size() <= text.size() + 1)
            return std::string(options_);
        return isSpecific() ? text + 'a' : text;
    }

    /// Whether it runs on its own architecture or family only.
    bool isSpecific() const {
        // Each attribute has a format and a code in 8 bits and a value in 16; those with bytes come last.
        for (std::size_t at = 0; at + 4 <= compatibility_.size() && compatibility_[at] != 4; at += 4)
            if (compatibility_[at + 1] == 9)
                return compatibility_[at + 2] != 0;
        return false;
    }

    static constexpr std::uint32_t maxThreadsOfAnyBlock = 1024;

    Elf& elf_;
    const Text& place_;
    std::size_t names_ = 0; ///< the section with the names of sections
    bool isAbiOfCuda13_ = false;
    bool isRelocatable_ = false;
    int version_ = 0;
    Elf_Scn* symbols_ = nullptr;
    Elf_Scn* largeIndices_ = nullptr;
    std::vector<Elf_Scn*> infos_;
    std::vector<Elf_Scn*> sized_;
    std::vector<Elf_Scn*> relocations_; ///< of code
    std::string_view options_;
    std::string_view compatibility_;
    std::vector<KernelResources> kernels_;
    std::unordered_map<std::uint64_t, std::size_t> bySymbol_; ///< index of the kernel
    std::unordered_map<std::uint64_t, std::size_t> byText_;   ///< by the section of its code
    std::vector<KernelResources*> countsClusters_;
    std::unordered_set<std::uint64_t> externShared_; ///< symbols
};

} // namespace

bool isCubin(std::string_view bytes) {
    return bytes.size() > sizeof(Elf64_Ehdr) && bytes.starts_with(std::string_view(ELFMAG, SELFMAG)) &&
           numberAt<std::uint16_t>(bytes, machineAt) == cudaMachine;
}

std::vector<KernelResources> readCubin(char* image, std::size_t size, const Text& place) {
    elf_version(EV_CURRENT);
    const std::unique_ptr<Elf, int (*)(Elf*)> elf(elf_memory(image, size), elf_end);
    if (!elf || elf_kind(elf.get()) != ELF_K_ELF || gelf_getclass(elf.get()) != ELFCLASS64 ||
        !isCubin({image, size}))
        throw InputError(place, "the code is no cubin"_msg.with());
    return Cubin(*elf, place).read();
}

} // namespace trichevron::core
