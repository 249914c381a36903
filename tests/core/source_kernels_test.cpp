// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/source_kernels.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

struct SourceCase : test::NamedCase {
    const char* text;
    /// Each kernel as "name:line", with "<parameters>", "[launch bounds]" and "{instances}" where it has
    /// them.
    const char* kernels;
};

std::string summary(std::string_view text) {
    std::string all;
    const auto list = [](const std::vector<std::string>& parts, char open, char close) {
        std::string joined;
        for (const std::string& part : parts)
            joined += (joined.empty() ? "" : " | ") + part;
        return parts.empty() ? joined : open + joined + close;
    };
    for (const SourceKernel& kernel : findSourceKernels(text)) {
        all += (all.empty() ? "" : " ") + kernel.name + ':' + std::to_string(kernel.line);
        all += list(kernel.templateParameters, '<', '>');
        for (const TextRange& range : {kernel.launchBounds, kernel.maxnreg})
            if (range.size != 0)
                all += '[' + std::string(text.substr(range.offset, range.size)) + ']';
        all += list(kernel.instances, '{', '}');
        EXPECT_LE(kernel.launchBounds.offset + kernel.launchBounds.size, text.size());
    }
    return all;
}

class SourceKernels : public testing::TestWithParam<SourceCase> {};

TEST_P(SourceKernels, AreFound) {
    EXPECT_EQ(summary(GetParam().text), GetParam().kernels);
}

INSTANTIATE_TEST_SUITE_P(
    Compile, SourceKernels,
    testing::Values(
        SourceCase{"Plain", "__global__ void k() {}", "k:1"}, SourceCase{"Nothing", "", ""},
        SourceCase{"NoKernel", "__device__ int f(int x) { return x; }", ""},
        SourceCase{"OnItsLine", "// one\n\n__global__\nvoid\nk(int* x)\n{}", "k:5"},
        SourceCase{"LineEndsOfWindows", "\r\n\r\n__global__ void k() {}\r\n", "k:3"},
        SourceCase{"WordsInAnyOrder", "void __global__ k() {}", "k:1"},
        SourceCase{"Static", "static __global__ void k() {}", "k:1"},
        SourceCase{"StaticBehind", "__global__ static void k() {}", "k:1"},
        SourceCase{"ExternC", "extern \"C\" __global__ void k() {}", "k:1"},
        SourceCase{"ExternCBlock", "extern \"C\" { __global__ void k() {} }", "k:1"},
        SourceCase{"InNamespaces", "namespace a { namespace b { __global__ void k() {} } }", "k:1"},
        SourceCase{"Two", "__global__ void a() {}\n__global__ void b() {}", "a:1 b:2"},
        SourceCase{"InAComment", "// __global__ void k() {}\n/* __global__ void l() {} */", ""},
        SourceCase{"InAString", "const char* s = \"__global__ void k() {}\";", ""},
        SourceCase{"InARawString", "const char* s = R\"x(\n__global__ void k() {}\n)x\";", ""},
        SourceCase{"BehindACharacter", "char c = '\"'; __global__ void k() {}", "k:1"},
        SourceCase{"BehindAnUnterminatedComment", "/* __global__ void k() {}", ""},
        SourceCase{"DeclarationAlone", "__global__ void k(int*);", "k:1"},
        SourceCase{"DefinitionReplacesDeclaration", "__global__ void k(int*);\n__global__ void k(int* x) {}",
                   "k:2"},
        SourceCase{"DeclarationBehindDefinition", "__global__ void k(int* x) {}\n__global__ void k(int*);",
                   "k:1"},
        SourceCase{"LaunchBounds", "__global__ void __launch_bounds__(256) k() {}",
                   "k:1[__launch_bounds__(256)]"},
        SourceCase{"LaunchBoundsBeforeVoid", "__global__ __launch_bounds__(256, 2) void k() {}",
                   "k:1[__launch_bounds__(256, 2)]"},
        SourceCase{"LaunchBoundsWithBrackets", "__global__ void __launch_bounds__((A + 1) * 2, f(3)) k() {}",
                   "k:1[__launch_bounds__((A + 1) * 2, f(3))]"},
        SourceCase{"MaxRegisters", "__global__ void __maxnreg__(32) k() {}", "k:1[__maxnreg__(32)]"},
        SourceCase{"ClusterDimensions",
                   "__global__ void __cluster_dims__(2, 1, 1) __launch_bounds__(64) k() {}",
                   "k:1[__launch_bounds__(64)]"},
        SourceCase{"BlockSize", "__global__ void __block_size__((128, 1, 1)) k() {}", "k:1"},
        SourceCase{"GccAttribute", "__global__ __attribute__((used)) void k() {}", "k:1"},
        SourceCase{"CppAttribute", "[[nodiscard]] __global__ void k() {}", "k:1"},
        SourceCase{"Template", "template <int N> __global__ void k() {}", "k:1<int N>"},
        SourceCase{"TemplateOfTwo", "template <class T, int N>\n__global__ void k(T*) {}",
                   "k:2<class T | int N>"},
        SourceCase{"TemplateDefault", "template <int N = 4> __global__ void k() {}", "k:1<int N = 4>"},
        SourceCase{"TemplateDefaultWithComma",
                   "template <class T = Pair<int, float>, int N = 2> __global__ void k() {}",
                   "k:1<class T = Pair<int, float> | int N = 2>"},
        SourceCase{"TemplateNested",
                   "template <template <class> class C, class T = A<B<int>>> __global__ void k() {}",
                   "k:1<template <class> class C | class T = A<B<int>>>"},
        SourceCase{"TemplateVariadic", "template <class... T> __global__ void k(T... t) {}",
                   "k:1<class... T>"},
        SourceCase{"TemplateRequires", "template <class T> requires(sizeof(T) > 2) __global__ void k(T) {}",
                   "k:1<class T>"},
        SourceCase{"TemplateOfAClassBefore", "template <int N> struct S {};\n__global__ void k() {}", "k:2"},
        SourceCase{"Instantiated",
                   "template <int N> __global__ void k() {}\ntemplate __global__ void k<4>();",
                   "k:1<int N>{k<4>}"},
        SourceCase{"InstantiatedWithNested",
                   "template <class T> __global__ void k() {}\ntemplate __global__ void k<A<B<int>>>();",
                   "k:1<class T>{k<A<B<int>>>}"},
        SourceCase{"Specialized",
                   "template <int N> __global__ void k() {}\ntemplate <> __global__ void k<0>() {}",
                   "k:1<int N>{k<0>}"},
        SourceCase{
            "Launched",
            "template <int N> __global__ void k() {}\nvoid f() { k<8><<<1, 2>>>(); k<8><<<3, 4>>>(); }",
            "k:1<int N>{k<8>}"},
        SourceCase{"LaunchedWithTypes",
                   "template <class T, int N> __global__ void k() {}\nvoid f() { k<float, 2><<<1, 2>>>(); }",
                   "k:1<class T | int N>{k<float, 2>}"},
        SourceCase{"AComparisonIsNoInstance",
                   "template <int N> __global__ void k() {}\nbool f(int k, int b) { return k < b; }",
                   "k:1<int N>"},
        SourceCase{"TemplateLaunchBounds", "template <int N> __global__ void __launch_bounds__(N, 2) k() {}",
                   "k:1<int N>[__launch_bounds__(N, 2)]"},
        SourceCase{"EndsInTheMiddle", "__global__ void k", ""},
        SourceCase{"EndsInBounds", "__global__ void __launch_bounds__(", ""},
        SourceCase{"EndsInATemplate", "template <", ""},
        SourceCase{"TemplateThatEndsTheText", "__global__ void k<4>", ""},
        SourceCase{"OnlyTheWord", "__global__", ""}),
    test::caseName<SourceCase>);

TEST(FunctionName, IsThatOfADemangledNameAndATypedOneWhole) {
    EXPECT_EQ(functionNameOf("void ns::softmax<4>(float const*, int)"), "softmax");
    EXPECT_EQ(functionNameOf("scale(float*, unsigned int)"), "scale");
    EXPECT_EQ(functionNameOf("ns::scale"), "scale");
    EXPECT_EQ(functionNameOf("my kernel"), "my kernel");
}

} // namespace
} // namespace trichevron::core
