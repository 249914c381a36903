// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/launch_code.h"

#include "core/code/cuda_enumerators.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <vector>

namespace trichevron::core {

namespace {

/// A demangled name without its parameters and its return type: "ns::scale<4>" of
/// "void ns::scale<4>(float*, int)". An unnamed namespace is left out, since code cannot name it.
std::string callableName(std::string_view demangled) {
    constexpr std::string_view unnamed = "(anonymous namespace)::";
    std::string name;
    int depth = 0;
    for (std::size_t i = 0; i < demangled.size(); ++i) {
        const char letter = demangled[i];
        if (demangled.substr(i).starts_with(unnamed)) {
            i += unnamed.size() - 1;
            continue;
        }
        if (depth == 0 && letter == '(')
            break;
        if (letter == '<')
            ++depth;
        else if (letter == '>')
            --depth;
        if (depth == 0 && letter == ' ')
            name.clear(); // what was before is the return type
        else
            name += letter;
    }
    return name.empty() ? std::string(demangled) : name;
}

/// The kernel's name in C++. The attributes have the plain name of a demo, and the demangled one of a kernel
/// of the user's own.
std::string functionName(const KernelInfo& kernel) {
    return kernel.attributes.name.empty() ? kernel.id : callableName(kernel.attributes.name);
}

template <class Level>
std::string dim3Arguments(const Extent<Level>& extent) {
    std::string text = digits(extent.x);
    if (extent.y != 1 || extent.z != 1)
        text += ", " + digits(extent.y);
    if (extent.z != 1)
        text += ", " + digits(extent.z);
    return text;
}

std::string streamName(StreamKind stream) {
    switch (stream) {
    case StreamKind::Default:
        return "0";
    case StreamKind::PerThread:
        return "cudaStreamPerThread";
    case StreamKind::NonBlocking:
    case StreamKind::HighPriority:
        return "stream";
    }
    return "0";
}

/// The calls that create a stream of a green context.
std::string greenStreamCreation(const LaunchConfig& config) {
    const bool isHigh = config.stream == StreamKind::HighPriority;
    return fmt::format(
        "CUdevice device;\ncuCtxGetDevice(&device);\nCUdevResource all, part;\n"
        "cuDeviceGetDevResource(device, &all, CU_DEV_RESOURCE_TYPE_SM);\nunsigned groups = 1;\n"
        "cuDevSmResourceSplitByCount(&part, &groups, &all, nullptr, 0, {});\nCUdevResourceDesc resources;\n"
        "cuDevResourceGenerateDesc(&resources, &part, 1);\nCUgreenCtx context;\n"
        "cuGreenCtxCreate(&context, resources, device, CU_GREEN_CTX_DEFAULT_STREAM);\n{}CUstream stream;\n"
        "cuGreenCtxStreamCreate(&stream, context, CU_STREAM_NON_BLOCKING, {});\n",
        *config.greenContextSmCount,
        isHigh ? "int least, greatest;\ncudaDeviceGetStreamPriorityRange(&least, &greatest);\n" : "",
        isHigh ? "greatest" : "0");
}

std::string streamCreation(const LaunchConfig& config) {
    if (config.greenContextSmCount)
        return greenStreamCreation(config);
    switch (config.stream) {
    case StreamKind::NonBlocking:
        return "cudaStream_t stream;\ncudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);\n";
    case StreamKind::HighPriority:
        return "int least, greatest;\ncudaDeviceGetStreamPriorityRange(&least, &greatest);\ncudaStream_t "
               "stream;\n"
               "cudaStreamCreateWithPriority(&stream, cudaStreamNonBlocking, greatest);\n";
    default:
        return "";
    }
}

/// The driver's functions take a handle of the kernel.
std::string functionHandle(const LaunchConfig& config, const KernelInfo& kernel) {
    return isDriverApi(config.api)
               ? fmt::format("CUfunction function;\ncudaGetFuncBySymbol(&function, (void*){});\n",
                             functionName(kernel))
               : std::string();
}

/// The calls that set the opt-ins that differ from the defaults.
std::string optInCalls(const LaunchConfig& config, const KernelOptIns& optIns, const KernelInfo& kernel) {
    const bool driver = isDriverApi(config.api);
    const std::string name = driver ? "function" : functionName(kernel);
    const std::string call = driver ? "cuFuncSetAttribute" : "cudaFuncSetAttribute";
    std::string code;
    const auto add = [&](std::string_view runtimeName, std::string_view driverName, std::uint64_t value) {
        code += fmt::format("{}({}, {}, {});\n", call, name, driver ? driverName : runtimeName, value);
    };
    if (config.dynamicSmemBytes + kernel.attributes.sharedSizeBytes > smemWithoutOptIn &&
        optIns.maxDynamicSharedSizeBytes + kernel.attributes.sharedSizeBytes > smemWithoutOptIn)
        add("cudaFuncAttributeMaxDynamicSharedMemorySize", "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES",
            optIns.maxDynamicSharedSizeBytes.value);
    if (optIns.nonPortableClusterSizeAllowed)
        add("cudaFuncAttributeNonPortableClusterSizeAllowed",
            "CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED", 1);
    if (optIns.preferredShmemCarveout >= 0)
        add("cudaFuncAttributePreferredSharedMemoryCarveout",
            "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
            static_cast<std::uint64_t>(optIns.preferredShmemCarveout));
    return code;
}

/// The array of argument pointers for the functions that are not templates.
std::string argumentArray(const KernelInfo& kernel) {
    if (kernel.arguments == unknownArguments)
        return "void* arguments[] = {/* the address of each argument */};\n";
    std::string pointers;
    std::string_view rest = kernel.arguments;
    while (!rest.empty()) {
        const std::size_t comma = rest.find(',');
        std::string_view name = rest.substr(0, comma);
        while (!name.empty() && name.front() == ' ')
            name.remove_prefix(1);
        pointers += fmt::format("{}&{}", pointers.empty() ? "" : ", ", name);
        rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
    }
    return fmt::format("void* arguments[] = {{{}}};\n", pointers);
}

std::string chevrons(const LaunchConfig& config, const KernelInfo& kernel) {
    std::string inside = "grid, block";
    const bool hasStream = config.stream != StreamKind::Default;
    if (config.dynamicSmemBytes.value > 0 || hasStream)
        inside += ", " + digits(config.dynamicSmemBytes.value);
    if (hasStream)
        inside += ", " + streamName(config.stream);
    return fmt::format("dim3 grid({});\ndim3 block({});\n{}<<<{}>>>({});\n", dim3Arguments(config.gridDim),
                       dim3Arguments(config.blockDim), functionName(kernel), inside, kernel.arguments);
}

struct CodeOfAttribute {
    std::string_view id;
    std::vector<std::string> assignments; ///< "priority = 1"; one per member of a struct
};

/// The assignments to the members of an attribute whose value is a struct.
std::vector<std::string> assignmentsOf(const StructAttribute& attribute, const MemberValues& values,
                                       bool driver, std::string_view buffer) {
    std::vector<std::string> assignments;
    if (attribute.value == &LaunchAttributes::accessPolicyWindow)
        assignments.push_back(fmt::format("{}.base_ptr = {}", attribute.name,
                                          buffer.empty() ? "nullptr /* the address of the first buffer */"
                                                         : fmt::format("(void*){}", buffer)));
    const bool isEvent = attribute.members.data() == launch_event::members.data();
    for (std::size_t i = 0; i < attribute.members.size(); ++i) {
        const AttributeMember& member = attribute.members[i];
        const std::string_view type = driver ? member.driverType : member.runtimeType;
        std::string number = memberText(member, values.at(i));
        if (isEvent && i == launch_event::event)
            number = values.at(i) == launch_event::noEvent ? "nullptr" : std::string(attribute.name);
        assignments.push_back(fmt::format("{}.{} = {}{}", attribute.name, member.name,
                                          type.empty() ? "" : fmt::format("({})", type), number));
    }
    return assignments;
}

/// The enumerator of these flags, or a number without a name.
std::string eventFlags(double flags, bool driver) {
    for (const CudaEnumerator& enumerator : cudaEnumerators)
        if (enumerator.name.starts_with(driver ? "CU_EVENT_" : "cudaEvent") &&
            static_cast<double>(enumerator.value) == flags)
            return std::string(enumerator.name);
    return memberText(launch_event::members[launch_event::event], flags);
}

/// The creation of the events that the launch records.
std::string eventCreation(const LaunchConfig& config) {
    std::string code;
    if (!canSetClusterDim(config.api))
        return code;
    const bool driver = isDriverApi(config.api);
    for (const StructAttribute& attribute : structAttributes) {
        const auto& values = config.attributes.*attribute.value;
        if (attribute.members.data() != launch_event::members.data() || !values ||
            values->at(launch_event::event) == launch_event::noEvent)
            continue;
        code += fmt::format("{} {};\n{}(&{}, {});\n", driver ? "CUevent" : "cudaEvent_t", attribute.name,
                            driver ? "cuEventCreate" : "cudaEventCreateWithFlags", attribute.name,
                            eventFlags(values->at(launch_event::event), driver));
    }
    return code;
}

std::vector<CodeOfAttribute> codeOfAttributes(const LaunchConfig& config, std::string_view buffer) {
    const bool driver = isDriverApi(config.api);
    const auto select = [&](std::string_view runtimeName, std::string_view driverName) {
        return driver ? driverName : runtimeName;
    };
    const auto extent = [](std::string_view member, const ClusterExtent& cluster) {
        return fmt::format("{} = {{{}, {}, {}}}", member, cluster.x, cluster.y, cluster.z);
    };
    std::vector<CodeOfAttribute> list;
    if (config.clusterDim)
        list.push_back(
            {select("cudaLaunchAttributeClusterDimension", "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION"),
             {extent("clusterDim", *config.clusterDim)}});
    if (config.cooperative)
        list.push_back({select("cudaLaunchAttributeCooperative", "CU_LAUNCH_ATTRIBUTE_COOPERATIVE"),
                        {"cooperative = 1"}});
    if (const auto& preferred = config.attributes.preferredClusterDim)
        list.push_back({select("cudaLaunchAttributePreferredClusterDimension",
                               "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION"),
                        {extent("preferredClusterDim", *preferred)}});
    for (const NumberAttribute& attribute : numberAttributes)
        if (const auto& number = config.attributes.*attribute.value) {
            // The members of enumeration type take no number.
            const bool isEnumeration = !attribute.runtimeType.empty();
            const std::string value =
                isEnumeration
                    ? fmt::format("({}){}", select(attribute.runtimeType, attribute.driverType), *number)
                    : fmt::format("{}", *number);
            list.push_back({select(attribute.runtime, attribute.driver),
                            {fmt::format("{} = {}", attribute.member, value)}});
        }
    for (const StructAttribute& attribute : structAttributes)
        if (const auto& values = config.attributes.*attribute.value)
            list.push_back({select(attribute.runtime, attribute.driver),
                            assignmentsOf(attribute, *values, driver, buffer)});
    return list;
}

/// The array of the launch attributes, and its place in the configuration; empty without attributes.
std::string attributeList(const LaunchConfig& config, std::string_view buffer) {
    const std::vector<CodeOfAttribute> list = codeOfAttributes(config, buffer);
    if (list.empty())
        return "";
    const bool driver = isDriverApi(config.api);
    std::string code = fmt::format("{} attributes[{}]{{}};\n",
                                   driver ? "CUlaunchAttribute" : "cudaLaunchAttribute", list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        code += fmt::format("attributes[{}].id = {};\n", i, list[i].id);
        for (const std::string& assignment : list[i].assignments)
            code += fmt::format("attributes[{}].{}.{};\n", i, driver ? "value" : "val", assignment);
    }
    return code + fmt::format("config.attrs = attributes;\nconfig.numAttrs = {};\n", list.size());
}

std::string runtimeExtensible(const LaunchConfig& config, const KernelInfo& kernel, std::string_view buffer) {
    std::string code = fmt::format("cudaLaunchConfig_t config{{}};\nconfig.gridDim = dim3({});\n"
                                   "config.blockDim = dim3({});\nconfig.dynamicSmemBytes = {};\n"
                                   "config.stream = {};\n",
                                   dim3Arguments(config.gridDim), dim3Arguments(config.blockDim),
                                   config.dynamicSmemBytes.value, streamName(config.stream));
    code += attributeList(config, buffer);
    return code +
           fmt::format("cudaLaunchKernelEx(&config, {}, {});\n", functionName(kernel), kernel.arguments);
}

std::string driverExtensible(const LaunchConfig& config, const KernelInfo& kernel, std::string_view buffer) {
    std::string code = argumentArray(kernel);
    code += fmt::format(
        "CUlaunchConfig config{{}};\nconfig.gridDimX = {}; config.gridDimY = {}; config.gridDimZ = {};\n"
        "config.blockDimX = {}; config.blockDimY = {}; config.blockDimZ = {};\n"
        "config.sharedMemBytes = {};\nconfig.hStream = {};\n",
        config.gridDim.x, config.gridDim.y, config.gridDim.z, config.blockDim.x, config.blockDim.y,
        config.blockDim.z, config.dynamicSmemBytes.value, streamName(config.stream));
    code += attributeList(config, buffer);
    return code + "cuLaunchKernelEx(&config, function, arguments, nullptr);\n";
}

/// A graph of one kernel node: added, given its attributes one by one, instantiated and launched.
std::string graphOfOneNode(const LaunchConfig& config, const KernelInfo& kernel, std::string_view buffer) {
    std::string code = argumentArray(kernel);
    code +=
        fmt::format("cudaKernelNodeParams node{{}};\nnode.func = (void*){};\nnode.gridDim = dim3({});\n"
                    "node.blockDim = dim3({});\nnode.sharedMemBytes = {};\nnode.kernelParams = arguments;\n"
                    "cudaGraph_t graph;\ncudaGraphCreate(&graph, 0);\ncudaGraphNode_t added;\n"
                    "cudaGraphAddKernelNode(&added, graph, nullptr, 0, &node);\n",
                    functionName(kernel), dim3Arguments(config.gridDim), dim3Arguments(config.blockDim),
                    config.dynamicSmemBytes.value);
    const std::vector<CodeOfAttribute> list = codeOfAttributes(config, buffer);
    if (!list.empty())
        code += "cudaLaunchAttributeValue value{};\n";
    for (const CodeOfAttribute& attribute : list) {
        for (const std::string& assignment : attribute.assignments)
            code += fmt::format("value.{};\n", assignment);
        code += fmt::format("cudaGraphKernelNodeSetAttribute(added, {}, &value);\n", attribute.id);
    }
    return code + fmt::format("cudaGraphExec_t instance;\ncudaGraphInstantiate(&instance, graph, 0);\n"
                              "cudaGraphLaunch(instance, {});\n",
                              streamName(config.stream));
}

} // namespace

std::string firstBufferOf(const KernelInfo& demo) {
    return demo.arguments.substr(0, demo.arguments.find(','));
}

std::string launchCode(const LaunchConfig& config, const KernelOptIns& optIns, const KernelInfo& kernel,
                       std::string_view buffer) {
    std::string code = streamCreation(config) + eventCreation(config) + functionHandle(config, kernel) +
                       optInCalls(config, optIns, kernel);
    switch (config.api) {
    case LaunchApi::CudaLaunchKernel:
        return code + chevrons(config, kernel);
    case LaunchApi::CudaLaunchKernelEx:
        return code + runtimeExtensible(config, kernel, buffer);
    case LaunchApi::CudaLaunchCooperativeKernel:
        return code + argumentArray(kernel) +
               fmt::format("cudaLaunchCooperativeKernel({}, dim3({}), dim3({}), arguments, {}, {});\n",
                           functionName(kernel), dim3Arguments(config.gridDim),
                           dim3Arguments(config.blockDim), config.dynamicSmemBytes.value,
                           streamName(config.stream));
    case LaunchApi::CuLaunchKernelEx:
        return code + driverExtensible(config, kernel, buffer);
    case LaunchApi::CudaGraphAddKernelNode:
        return code + graphOfOneNode(config, kernel, buffer);
    case LaunchApi::CuLaunchKernel:
    case LaunchApi::CuLaunchCooperativeKernel:
        break;
    }
    code += argumentArray(kernel);
    code += fmt::format(
        "{}(function,\n    {}, {}, {},  // grid\n    {}, {}, {},  // block\n    {}, {}, arguments",
        toString(config.api), config.gridDim.x, config.gridDim.y, config.gridDim.z, config.blockDim.x,
        config.blockDim.y, config.blockDim.z, config.dynamicSmemBytes.value, streamName(config.stream));
    return code + (config.api == LaunchApi::CuLaunchKernel ? ", nullptr);\n" : ");\n");
}

} // namespace trichevron::core
