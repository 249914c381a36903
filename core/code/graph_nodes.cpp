// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/graph_nodes.h"

#include "core/code/config_members.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace trichevron::core {

void GraphNodes::read(std::size_t index) {
    if (code_.at(index + 1).is(".") && code_.at(index + 2).text == "func" && code_.at(index + 3).is("="))
        setFunction(index);
    if (!code_.at(index + 1).is("("))
        return;
    const std::string_view name = code_.at(index).text;
    if (!name.starts_with("cudaGraph"))
        return;
    const std::vector<CodeRange> arguments = argumentsAt(code_.tokens, index + 1);
    if (name == "cudaGraphAddKernelNode")
        add(index, arguments);
    else if (name == "cudaGraphKernelNodeSetAttribute")
        setAttribute(arguments);
    else if (name.starts_with("cudaGraphInstantiate") && arguments.size() > 1)
        graphOf_[kernelName(code_, arguments[0])] = kernelName(code_, arguments[1]);
    else if (name == "cudaGraphLaunch")
        launch(arguments);
}

std::vector<LaunchDraft> GraphNodes::launches() const {
    std::vector<LaunchDraft> drafts;
    drafts.reserve(nodes_.size());
    for (const Node& node : nodes_) {
        drafts.push_back(node.draft);
        if (const auto stream = streamOf_.find(node.graph); stream != streamOf_.end())
            drafts.back().setStream(stream->second, surroundings_);
    }
    return drafts;
}

/// parameters.func = (void*)kernel;
void GraphNodes::setFunction(std::size_t index) {
    constexpr std::size_t behindSign = 4;
    constexpr std::size_t longest = 100; // tokens
    const CodeRange all{index + behindSign, std::min(index + longest, code_.tokens.size() - 1)};
    std::size_t end = all.begin;
    while (end < all.end && !code_.at(end).is(";"))
        ++end;
    functionOf_.insert_or_assign(std::string(code_.at(index).text), kernelName(code_, {all.begin, end}));
}

/// cudaGraphAddKernelNode(&node, graph, dependencies, number of them, &parameters)
void GraphNodes::add(std::size_t index, const std::vector<CodeRange>& arguments) {
    constexpr std::size_t parametersAt = 4;
    if (arguments.size() <= parametersAt)
        return;
    const std::string parameters = kernelName(code_, arguments[parametersAt]);
    const auto function = functionOf_.find(parameters);
    LaunchDraft draft(code_, index, LaunchApi::CudaGraphAddKernelNode,
                      function == functionOf_.end() ? std::string() : function->second);
    readNodeParameters(code_, parameters, code_.at(index).offset, draft);
    nodeNamed_[kernelName(code_, arguments[0])] = nodes_.size();
    nodes_.push_back({kernelName(code_, arguments[1]), std::move(draft)});
}

/// cudaGraphKernelNodeSetAttribute(node, attribute, &value)
void GraphNodes::setAttribute(const std::vector<CodeRange>& arguments) {
    if (arguments.size() < 3)
        return;
    const auto node = nodeNamed_.find(kernelName(code_, arguments[0]));
    if (node == nodeNamed_.end())
        return;
    readAttribute(code_, {code_.text(arguments[1]), {kernelName(code_, arguments[2])}},
                  code_.at(arguments[0].begin).offset, surroundings_, nodes_[node->second].draft);
}

/// cudaGraphLaunch(executable, stream)
void GraphNodes::launch(const std::vector<CodeRange>& arguments) {
    if (arguments.size() < 2)
        return;
    const auto graph = graphOf_.find(kernelName(code_, arguments[0]));
    if (graph != graphOf_.end())
        streamOf_.insert_or_assign(graph->second, code_.valueOrUnknown(arguments[1]));
}

} // namespace trichevron::core
