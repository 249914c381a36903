// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The NVTX ranges that the program is in.
#pragma once

#include <cupti.h>

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include <pthread.h>

struct nvtxEventAttributes_v2;

namespace trichevron::capture {

/// Thread-safe.
class NvtxRanges {
public:
    /// Calls use(id) with each function of NVTX to listen to.
    static void forEachFunction(void (*use)(CUpti_CallbackId id, void* data), void* data);

    void onCall(CUpti_CallbackId id, const CUpti_NvtxData& data);
    /// The innermost range that this thread has pushed and not popped, else the last one that any thread
    /// started and that has not ended; empty: none.
    std::string current();
    /// Around fork().
    pthread_mutex_t& mutex() { return mutex_; }

private:
    struct Started {
        std::uint64_t id = 0;
        std::string name;
    };

    void push(const void* domain, std::string name);
    void pop(const void* domain);
    void start(const void* result, std::string name);
    void end(std::uint64_t id);
    std::string nameOf(const nvtxEventAttributes_v2* attributes);

    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
    std::vector<Started> started_;
    std::unordered_map<const void*, std::string> registered_; ///< strings by their handles
};

} // namespace trichevron::capture
