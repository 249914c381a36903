// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Evaluates the arithmetic from its text and compares it with computePlace().
#include "core/dimensions/thread_expression.h"

#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <stdexcept>

namespace trichevron::core {
namespace {

/// Whole numbers, min, + - * / % and parentheses, as C++ reads them.
class Calculator {
public:
    explicit Calculator(std::string text) : text_(std::move(text)) {}
    Count value() {
        const Count value = sum();
        if (at_ != text_.size())
            throw std::runtime_error("not an expression: " + text_);
        return value;
    }

private:
    bool take(char wanted) {
        while (at_ < text_.size() && text_[at_] == ' ')
            ++at_;
        if (at_ == text_.size() || text_[at_] != wanted)
            return false;
        ++at_;
        return true;
    }
    Count sum() {
        Count value = product();
        while (true) {
            if (take('+'))
                value += product();
            else if (take('-'))
                value -= product();
            else
                return value;
        }
    }
    Count product() {
        Count value = atom();
        while (true) {
            if (take('*'))
                value *= atom();
            else if (take('/'))
                value /= atom();
            else if (take('%'))
                value %= atom();
            else
                return value;
        }
    }
    Count min() {
        Count value = sum();
        while (take(','))
            value = std::min(value, sum());
        if (!take(')'))
            throw std::runtime_error("an open parenthesis: " + text_);
        return value;
    }
    Count atom() {
        if (take('m')) {
            if (!take('i') || !take('n') || !take('('))
                throw std::runtime_error("no min: " + text_);
            return min();
        }
        if (take('(')) {
            const Count value = sum();
            if (!take(')'))
                throw std::runtime_error("an open parenthesis: " + text_);
            return value;
        }
        const std::size_t begin = at_;
        Count value = 0;
        for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_)
            value = value * 10 + static_cast<unsigned>(text_[at_] - '0');
        if (at_ == begin)
            throw std::runtime_error("no number: " + text_);
        return value;
    }

    std::string text_;
    std::size_t at_ = 0;
};

std::string replaced(std::string text, const std::string& name, std::uint64_t value) {
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name))
        text.replace(at, name.size(), std::to_string(value));
    return text;
}

/// The CUDA expression with its built-in variables read as a kernel would read them.
std::string asKernelReads(std::string text, const LaunchShape& shape, const ThreadPlace& place) {
    for (const Axis axis : allAxes) {
        const std::string name = axis == Axis::X ? ".x" : axis == Axis::Y ? ".y" : ".z";
        text = replaced(text, "cg::this_cluster().dim_blocks()" + name, shape.cluster[axis]);
        text = replaced(text, "cg::this_grid().cluster_index()" + name, place.clusterIdx[axis]);
        text = replaced(text, "threadIdx" + name, place.threadIdx[axis]);
        text = replaced(text, "blockIdx" + name, place.blockIdx[axis]);
        text = replaced(text, "blockDim" + name, shape.block[axis]);
        text = replaced(text, "gridDim" + name, shape.grid[axis]);
    }
    text = replaced(text, "warpSize", shape.warpSize);
    for (std::size_t at = text.find("size_t"); at != std::string::npos; at = text.find("size_t"))
        text.erase(at, 6);
    return text;
}

struct Launch {
    LaunchShape shape;
    ThreadPlace place;
};

Launch randomLaunch(std::mt19937& random, bool huge) {
    const auto pick = [&](std::uint32_t max) { return 1 + static_cast<std::uint32_t>(random() % max); };
    Launch launch;
    LaunchShape& shape = launch.shape;
    shape.cluster = {pick(3), pick(2), pick(2)};
    const std::uint32_t max = huge ? 20000 : 9;
    shape.grid = {shape.cluster.x * pick(huge ? 70000000 : 9), shape.cluster.y * pick(max),
                  shape.cluster.z * pick(max)};
    shape.block = {pick(40), pick(6), pick(4)};
    launch.place =
        computePlace(shape, {pick(shape.grid.x) - 1, pick(shape.grid.y) - 1, pick(shape.grid.z) - 1},
                     {pick(shape.block.x) - 1, pick(shape.block.y) - 1, pick(shape.block.z) - 1});
    return launch;
}

TEST(ThreadExpression, NumbersAndCudaGiveTheValue) {
    std::mt19937 random(61);
    int expressions = 0;
    for (int round = 0; round < 400; ++round) {
        const auto [shape, place] = randomLaunch(random, round % 2 == 0);
        const ProblemExtent problem{100000, 100, 20};
        for (const ThreadExpression& expression : threadExpressions(shape, place, problem, 1 + round % 3)) {
            for (std::size_t i = 0; i < expression.numbers.size(); ++i)
                ASSERT_TRUE(Calculator(expression.numbers[i]).value() == expression.values.at(i))
                    << expression.id << ": " << expression.numbers[i];
            for (std::size_t i = 0; i < expression.cuda.size(); ++i) {
                if (expression.cuda[i].starts_with("cg::") && expression.cuda[i] == expression.cooperative)
                    continue; // a built-in variable, not computed
                std::string read = asKernelReads(expression.cuda[i], shape, place);
                read = replaced(replaced(read, "nx", problem.x), "ny", problem.y);
                ASSERT_TRUE(Calculator(read).value() == expression.values.at(i))
                    << expression.id << ": " << expression.cuda[i];
            }
            ++expressions;
        }
    }
    EXPECT_GT(expressions, 400 * 8);
}

struct LinearCase : test::NamedCase {
    int axes;
    std::vector<Count> value; ///< none where the element has only one axis
    std::string cuda;
    std::string numbers;
};
class LinearIndex : public testing::TestWithParam<LinearCase> {};

TEST_P(LinearIndex, OfAnElementRunsFastestAlongX) {
    LaunchShape shape;
    shape.grid = {63, 63, 3};
    shape.block = {16, 16, 2};
    const ThreadPlace place = computePlace(shape, {2, 1, 1}, {5, 7, 1}); // element (37, 23, 3)
    const auto list = threadExpressions(shape, place, ProblemExtent{1000, 900, 5}, GetParam().axes);
    const ThreadExpression* linear = expressionWithId(list, "elementRank");
    ASSERT_EQ(linear != nullptr, !GetParam().value.empty());
    if (linear == nullptr)
        return;
    EXPECT_TRUE(linear->values == GetParam().value);
    EXPECT_EQ(linear->cuda, std::vector<std::string>{GetParam().cuda});
    EXPECT_EQ(linear->numbers, std::vector<std::string>{GetParam().numbers});
}

INSTANTIATE_TEST_SUITE_P(
    Axes, LinearIndex,
    testing::Values(LinearCase{"OneAxis", 1, {}, "", ""},
                    LinearCase{"TwoAxes",
                               2,
                               {23037},
                               "(blockIdx.y * blockDim.y + threadIdx.y) * nx + (blockIdx.x * blockDim.x + "
                               "threadIdx.x)",
                               "23 * 1000 + 37"},
                    LinearCase{"ThreeAxes",
                               3,
                               {2723037},
                               "((blockIdx.z * blockDim.z + threadIdx.z) * ny + (blockIdx.y * blockDim.y + "
                               "threadIdx.y)) * nx + (blockIdx.x * blockDim.x + threadIdx.x)",
                               "(3 * 900 + 23) * 1000 + 37"}),
    test::caseName<LinearCase>);

TEST(ThreadExpression, ValuesMatchPlaceOf) {
    std::mt19937 random(62);
    for (int round = 0; round < 200; ++round) {
        const auto [shape, place] = randomLaunch(random, round % 2 == 0);
        const auto list = threadExpressions(shape, place, std::nullopt, 0);
        const auto value = [&](const char* id) { return expressionWithId(list, id)->values.front(); };
        EXPECT_TRUE(value("threadId") == place.threadId);
        EXPECT_TRUE(value("warp") == place.warp);
        EXPECT_TRUE(value("lane") == place.lane);
        EXPECT_TRUE(value("blockRank") == place.blockRank);
        EXPECT_TRUE(value("globalRank") == place.globalRank);
        EXPECT_TRUE(value("globalIndex") == place.global.x);
        EXPECT_EQ(expressionWithId(list, "element"), nullptr);
        if (volume(shape.cluster) == 1) {
            EXPECT_EQ(expressionWithId(list, "clusterRank"), nullptr);
            continue;
        }
        EXPECT_TRUE(value("clusterRank") == place.clusterRank);
        EXPECT_TRUE(value("blockRankInCluster") == place.blockRankInCluster);
    }
}

/// No step of the arithmetic overflows its type: 32 bits, or 64 after size_t.
TEST(ThreadExpression, SixtyFourBitsAreUsedWhereThirtyTwoOverflow) {
    const auto cuda = [](const LaunchShape& shape, const char* id) {
        return cudaText(*expressionWithId(threadExpressions(shape, computePlace(shape, {}, {}), {}, 0), id));
    };
    const LaunchShape small{{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    EXPECT_EQ(cuda(small, "threadId"),
              "threadIdx.x + threadIdx.y * blockDim.x + threadIdx.z * blockDim.x * blockDim.y");
    EXPECT_EQ(cuda(small, "globalRank").find("size_t"), std::string::npos);
    const LaunchShape wide{{2147483647, 4, 1}, {1, 1, 1}, {1024, 1, 1}};
    EXPECT_EQ(cuda(wide, "blockRank"),
              "blockIdx.x + size_t(gridDim.x) * (blockIdx.y + size_t(gridDim.y) * blockIdx.z)");
    EXPECT_EQ(cuda(wide, "globalIndex").substr(0, 19), "size_t(blockIdx.x) ");
    const LaunchShape largest{{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}};
    EXPECT_EQ(cuda(largest, "globalRank"), "") << "no expression beyond 64 bits";
}

TEST(ThreadExpression, MatesAreTheWarpAndTheCluster) {
    const LaunchShape shape{{4, 4, 2}, {2, 2, 1}, {10, 7, 1}};
    const ThreadPlace place = computePlace(shape, {3, 2, 1}, {9, 6, 0});
    const WarpMates warp = findWarpMates(shape, place);
    EXPECT_TRUE(warp.first == 64 && warp.last == 69) << "the last warp has six threads";
    const ClusterMates cluster = findClusterMates(shape, place);
    EXPECT_EQ(cluster.first, (BlockIndex{2, 2, 1}));
    EXPECT_EQ(cluster.last, (BlockIndex{3, 3, 1}));
}

TEST(ThreadExpression, MatesHaveFormulasAndGroups) {
    const LaunchShape shape{{4, 4, 2}, {2, 2, 1}, {10, 7, 1}};
    const ThreadPlace place = computePlace(shape, {3, 2, 1}, {9, 6, 0});
    const auto list = threadExpressions(shape, place, std::nullopt, 0);
    const auto at = [&](const char* id) { return *expressionWithId(list, id); };
    EXPECT_EQ(at("warpFirst").numbers.front(), "32 * 2");
    EXPECT_EQ(at("warpLast").numbers.front(), "min(32 * 2 + 32, 10 * 7 * 1) - 1");
    EXPECT_TRUE(at("warpLast").values.front() == 69);
    EXPECT_EQ(at("warpGroup").cooperative, "cg::tiled_partition<32>(cg::this_thread_block())");
    EXPECT_EQ(valueText(at("clusterFirst")), "(2, 2, 1)");
    EXPECT_EQ(valueText(at("clusterLast")), "(3, 3, 1)");
    EXPECT_EQ(at("clusterFirst").numbers.front(), "1 * 2");
    EXPECT_EQ(at("clusterLast").numbers.front(), "1 * 2 + 2 - 1");
    EXPECT_EQ(at("clusterGroup").cooperative, "cg::this_cluster()");
    EXPECT_EQ(cudaText(at("clusterGroup")), "");
    const LaunchShape alone{{4, 4, 2}, {1, 1, 1}, {10, 7, 1}};
    EXPECT_EQ(expressionWithId(threadExpressions(alone, computePlace(alone, {}, {}), {}, 0), "clusterFirst"),
              nullptr);
}

} // namespace
} // namespace trichevron::core
