// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The folders of a layer include each other in one direction: their include graph has no cycle.
#include "tests/case_name.h"
#include "tests/house/sources.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace trichevron::test;

/// For each folder those that it includes, each with the first include that does: "a/x.cpp includes b/y.h".
using FolderGraph = std::map<std::string, std::map<std::string, std::string>>;

/// Of the folders directly under `layer`. Files outside any folder are left out.
FolderGraph folderGraph(const std::string& layer) {
    FolderGraph graph;
    const std::string prefix = layer + "/";
    const auto folderIn = [&](const std::string& path) {
        const std::size_t end = path.find('/', prefix.size());
        return path.starts_with(prefix) && end != std::string::npos
                   ? path.substr(prefix.size(), end - prefix.size())
                   : std::string();
    };
    for (const fs::path& file : codeUnder({layer})) {
        const std::string path = fs::relative(file, sourceRoot).generic_string();
        const std::string from = folderIn(path);
        if (from.empty())
            continue;
        graph[from];
        for (const std::string& line : linesOf(file)) {
            const std::string included = includedPath(line).value_or("");
            const std::string to = folderIn(included);
            if (!to.empty() && to != from)
                graph[from].emplace(to, path + " includes " + included);
        }
    }
    return graph;
}

/// Searches depth first; `path` holds the folders from the first to the current one.
bool findCycleFrom(const FolderGraph& graph, const std::string& folder, std::vector<std::string>& path,
                   std::map<std::string, bool>& isDone) {
    const auto onPath = std::find(path.begin(), path.end(), folder);
    if (onPath != path.end()) {
        path.erase(path.begin(), onPath);
        path.push_back(folder);
        return true;
    }
    const auto found = graph.find(folder);
    if (found == graph.end() || isDone[folder])
        return false;
    path.push_back(folder);
    for (const auto& [to, include] : found->second)
        if (findCycleFrom(graph, to, path, isDone))
            return true;
    path.pop_back();
    isDone[folder] = true;
    return false;
}

/// The folders of a cycle, the first again at the end; empty where there is none.
std::vector<std::string> findCycle(const FolderGraph& graph) {
    std::map<std::string, bool> isDone;
    for (const auto& [folder, included] : graph) {
        std::vector<std::string> path;
        if (findCycleFrom(graph, folder, path, isDone))
            return path;
    }
    return {};
}

/// "a > b > a", and a line for each include on the way.
std::string cycleText(const FolderGraph& graph, const std::vector<std::string>& cycle) {
    std::string folders;
    std::string includes;
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        folders += (i == 0 ? "" : " > ") + cycle[i];
        if (i + 1 < cycle.size())
            includes += "\n  " + graph.at(cycle[i]).at(cycle[i + 1]);
    }
    return folders + includes;
}

TEST(FolderGraph, CoreHasNoCycle) {
    const FolderGraph graph = folderGraph("core");
    ASSERT_FALSE(graph.empty());
    const std::vector<std::string> cycle = findCycle(graph);
    EXPECT_TRUE(cycle.empty()) << "folders of core include each other: " << cycleText(graph, cycle);
}

/// Reports without failing.
TEST(FolderGraph, GuiIsReported) {
    const FolderGraph graph = folderGraph("app/gui");
    const std::vector<std::string> cycle = findCycle(graph);
    if (!cycle.empty())
        std::cout << "folders of app/gui include each other: " << cycleText(graph, cycle) << "\n";
}

struct CycleCase : NamedCase {
    FolderGraph graph;
    std::vector<std::string> cycle;
};

class Cycle : public testing::TestWithParam<CycleCase> {};

TEST_P(Cycle, IsFoundWithItsPath) {
    EXPECT_EQ(findCycle(GetParam().graph), GetParam().cycle);
}

INSTANTIATE_TEST_SUITE_P(
    FolderGraph, Cycle,
    testing::Values(CycleCase{"None", {{"a", {{"b", ""}, {"c", ""}}}, {"b", {{"c", ""}}}, {"c", {}}}, {}},
                    CycleCase{"OfTwo", {{"a", {{"b", ""}}}, {"b", {{"a", ""}}}}, {"a", "b", "a"}},
                    CycleCase{
                        "BehindAnother",
                        {{"a", {{"b", ""}}}, {"b", {{"c", ""}}}, {"c", {{"d", ""}}}, {"d", {{"b", ""}}}},
                        {"b", "c", "d", "b"}},
                    CycleCase{"UnknownFolder", {{"a", {{"z", ""}}}}, {}}),
    caseName<CycleCase>);

} // namespace
