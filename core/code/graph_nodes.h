// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Kernel nodes of graphs in host code. A node is added, gets its attributes one by one, and its stream where
/// the graph is launched, so a launch is complete only at the end of the code.
#pragma once

#include "core/code/code_reading.h"
#include "core/code/launch_draft.h"
#include "core/code/launch_surroundings.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace trichevron::core {

class GraphNodes {
public:
    /// Both must outlive this object.
    GraphNodes(const CodeReading& code, const LaunchSurroundings& surroundings)
        : code_(code), surroundings_(surroundings) {}

    /// Reads the call whose name is at the index: cudaGraphAddKernelNode, cudaGraphKernelNodeSetAttribute,
    /// cudaGraphInstantiate, cudaGraphLaunch; nothing for another one. Throws CodeProblem.
    void read(std::size_t index);
    /// In the order of the code.
    std::vector<LaunchDraft> launches() const;

private:
    struct Node {
        std::string graph;
        LaunchDraft draft;
    };

    void setFunction(std::size_t index);
    void add(std::size_t index, const std::vector<CodeRange>& arguments);
    void setAttribute(const std::vector<CodeRange>& arguments);
    void launch(const std::vector<CodeRange>& arguments);

    const CodeReading& code_;
    const LaunchSurroundings& surroundings_;
    std::map<std::string, std::string> functionOf_; ///< by the variable of the parameters
    std::vector<Node> nodes_;
    std::map<std::string, std::size_t> nodeNamed_; ///< the last one that was added as this variable
    std::map<std::string, std::string> graphOf_;   ///< by the executable
    std::map<std::string, CodeValue> streamOf_;    ///< by the graph, of its last launch
};

} // namespace trichevron::core
