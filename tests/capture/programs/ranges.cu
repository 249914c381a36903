// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Launches known numbers in NVTX ranges: of the thread, nested, of another thread, of the process, and in a
// domain with a registered name. With the argument "before", a range is pushed before the first call of CUDA;
// with "wide", the name of one has wide letters.
#include <cuda_runtime.h>
#include <nvtx3/nvToolsExt.h>

#include <cstring>
#include <thread>

__global__ void empty(int) {}

static void launch(int count) {
    for (int i = 0; i < count; ++i)
        empty<<<1, 32>>>(i);
}

int main(int count, char** arguments) {
    const bool isWide = count > 1 && std::strcmp(arguments[1], "wide") == 0;
    if (count > 1 && std::strcmp(arguments[1], "before") == 0) {
        nvtxRangePushA("before");
        nvtxRangePop();
    }
    cudaFree(nullptr);
    launch(5); // in no range
    nvtxRangePushA("outer");
    launch(7);
    nvtxRangePushA("inner");
    launch(11);
    nvtxRangePop();
    launch(13); // outer again: 20
    std::thread([isWide] {
        if (isWide)
            nvtxRangePushW(L"thread \u00e4");
        else
            nvtxRangePushA("thread");
        launch(17);
        nvtxRangePop();
    }).join();
    nvtxRangePop();
    const nvtxRangeId_t id = nvtxRangeStartA("process");
    launch(19);
    nvtxRangeEnd(id);
    const nvtxDomainHandle_t domain = nvtxDomainCreateA("domain");
    nvtxEventAttributes_t attributes{};
    attributes.version = NVTX_VERSION;
    attributes.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    attributes.messageType = NVTX_MESSAGE_TYPE_REGISTERED;
    attributes.message.registered = nvtxDomainRegisterStringA(domain, "registered");
    nvtxDomainRangePushEx(domain, &attributes);
    launch(23);
    nvtxDomainRangePop(domain);
    launch(3); // in no range: 8
    return cudaDeviceSynchronize();
}
