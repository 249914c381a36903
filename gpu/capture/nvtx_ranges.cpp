// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#define NVTX_NO_IMPL // only its types: this library is no client of NVTX
#include "gpu/capture/nvtx_ranges.h"

#include "gpu/capture/lock.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>

#include <generated_nvtx_meta.h>

namespace trichevron::capture {

namespace {

/// Of one thread, and of the process: programs forget to end ranges.
constexpr std::size_t mostRanges = 256;
constexpr std::size_t mostStrings = 10'000;
/// Of a name.
constexpr std::size_t mostLetters = 1000;

constexpr CUpti_nvtx_api_trace_cbid rangeFunctions[] = {
    CUPTI_CBID_NVTX_nvtxRangePushA,
    CUPTI_CBID_NVTX_nvtxRangePushW,
    CUPTI_CBID_NVTX_nvtxRangePushEx,
    CUPTI_CBID_NVTX_nvtxDomainRangePushEx,
    CUPTI_CBID_NVTX_nvtxRangePop,
    CUPTI_CBID_NVTX_nvtxDomainRangePop,
    CUPTI_CBID_NVTX_nvtxRangeStartA,
    CUPTI_CBID_NVTX_nvtxRangeStartW,
    CUPTI_CBID_NVTX_nvtxRangeStartEx,
    CUPTI_CBID_NVTX_nvtxDomainRangeStartEx,
    CUPTI_CBID_NVTX_nvtxRangeEnd,
    CUPTI_CBID_NVTX_nvtxDomainRangeEnd,
    CUPTI_CBID_NVTX_nvtxDomainRegisterStringA,
};

struct Pushed {
    const void* domain = nullptr; ///< null: the domain without a name
    std::string name;
};
thread_local std::vector<Pushed> pushed;

std::string textOf(const char* message) {
    return message == nullptr ? std::string() : std::string(message, ::strnlen(message, mostLetters));
}

/// UTF-8; wchar_t is UTF-32 here.
std::string textOf(const wchar_t* message) {
    std::string text;
    for (; message != nullptr && *message != L'\0' && text.size() < mostLetters; ++message) {
        const auto c = static_cast<char32_t>(*message);
        const auto last = [&](unsigned int shift) { return static_cast<char>(0x80U | (c >> shift & 0x3FU)); };
        if (c < 0x80) {
            text += static_cast<char>(c);
        } else if (c < 0x800) {
            text += {static_cast<char>(0xC0U | c >> 6U), last(0)};
        } else if (c < 0x10000) {
            text += {static_cast<char>(0xE0U | c >> 12U), last(6), last(0)};
        } else {
            text += {static_cast<char>(0xF0U | (c >> 18U & 7U)), last(12), last(6), last(0)};
        }
    }
    return text;
}

template <typename Parameters>
const Parameters& parameters(const CUpti_NvtxData& data) {
    return *static_cast<const Parameters*>(data.functionParams);
}

} // namespace

void NvtxRanges::forEachFunction(void (*use)(CUpti_CallbackId, void*), void* data) {
    for (const auto id : rangeFunctions)
        use(id, data);
}

std::string NvtxRanges::nameOf(const nvtxEventAttributes_v2* attributes) {
    if (attributes == nullptr)
        return {};
    switch (attributes->messageType) {
    case NVTX_MESSAGE_TYPE_ASCII:
        return textOf(attributes->message.ascii);
    case NVTX_MESSAGE_TYPE_UNICODE:
        return textOf(attributes->message.unicode);
    case NVTX_MESSAGE_TYPE_REGISTERED: {
        const Lock lock(mutex_);
        const auto found = registered_.find(attributes->message.registered);
        return found != registered_.end() ? found->second : std::string();
    }
    default:
        return {};
    }
}

void NvtxRanges::onCall(CUpti_CallbackId id, const CUpti_NvtxData& data) {
    if (data.functionParams == nullptr)
        return;
    switch (id) {
    case CUPTI_CBID_NVTX_nvtxRangePushA:
        return push(nullptr, textOf(parameters<nvtxRangePushA_params>(data).message));
    case CUPTI_CBID_NVTX_nvtxRangePushW:
        return push(nullptr, textOf(parameters<nvtxRangePushW_params>(data).message));
    case CUPTI_CBID_NVTX_nvtxRangePushEx:
        return push(nullptr, nameOf(parameters<nvtxRangePushEx_params>(data).eventAttrib));
    case CUPTI_CBID_NVTX_nvtxDomainRangePushEx: {
        const auto& p = parameters<nvtxDomainRangePushEx_params>(data);
        return push(p.domain, nameOf(p.core.eventAttrib));
    }
    case CUPTI_CBID_NVTX_nvtxRangePop:
        return pop(nullptr);
    case CUPTI_CBID_NVTX_nvtxDomainRangePop:
        return pop(parameters<nvtxDomainRangePop_params>(data).domain);
    case CUPTI_CBID_NVTX_nvtxRangeStartA:
        return start(data.functionReturnValue, textOf(parameters<nvtxRangeStartA_params>(data).message));
    case CUPTI_CBID_NVTX_nvtxRangeStartW:
        return start(data.functionReturnValue, textOf(parameters<nvtxRangeStartW_params>(data).message));
    case CUPTI_CBID_NVTX_nvtxRangeStartEx:
        return start(data.functionReturnValue, nameOf(parameters<nvtxRangeStartEx_params>(data).eventAttrib));
    case CUPTI_CBID_NVTX_nvtxDomainRangeStartEx:
        return start(data.functionReturnValue,
                     nameOf(parameters<nvtxDomainRangeStartEx_params>(data).core.eventAttrib));
    case CUPTI_CBID_NVTX_nvtxRangeEnd:
        return end(parameters<nvtxRangeEnd_params>(data).id);
    case CUPTI_CBID_NVTX_nvtxDomainRangeEnd:
        return end(parameters<nvtxDomainRangeEnd_params>(data).core.id);
    case CUPTI_CBID_NVTX_nvtxDomainRegisterStringA: {
        const Lock lock(mutex_);
        if (data.functionReturnValue != nullptr && registered_.size() < mostStrings)
            registered_[*static_cast<void* const*>(data.functionReturnValue)] =
                textOf(parameters<nvtxDomainRegisterStringA_params>(data).string);
        return;
    }
    default:
        return;
    }
}

void NvtxRanges::push(const void* domain, std::string name) {
    if (pushed.size() >= mostRanges)
        pushed.erase(pushed.begin());
    pushed.push_back({domain, std::move(name)});
}

/// Each domain has its own stack.
void NvtxRanges::pop(const void* domain) {
    const auto last = std::find_if(pushed.rbegin(), pushed.rend(),
                                   [&](const Pushed& range) { return range.domain == domain; });
    if (last != pushed.rend())
        pushed.erase(std::next(last).base());
}

void NvtxRanges::start(const void* result, std::string name) {
    if (result == nullptr)
        return;
    const Lock lock(mutex_);
    if (started_.size() >= mostRanges)
        started_.erase(started_.begin());
    started_.push_back({*static_cast<const nvtxRangeId_t*>(result), std::move(name)});
}

void NvtxRanges::end(std::uint64_t id) {
    const Lock lock(mutex_);
    std::erase_if(started_, [&](const Started& range) { return range.id == id; });
}

std::string NvtxRanges::current() {
    if (!pushed.empty())
        return pushed.back().name;
    const Lock lock(mutex_);
    return started_.empty() ? std::string() : started_.back().name;
}

} // namespace trichevron::capture
