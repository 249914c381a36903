// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// core/rules/RULES.md, in English.
#include "core/reference/rule_reference.h"

#include "core/messages/words.h"

#include <fmt/format.h>

namespace trichevron {

namespace {

constexpr std::string_view head = R"(# Rules

What Trichevron checks of a launch: {driverRules} rules that make the driver refuse it, and {advice} pieces of advice
on launches that it accepts. This page is written by the program, out of the table that it checks by:
`trichevron-cli rules --markdown`. `trichevron-cli rules ID` tells the same of one rule.

## How to read it

- **Rule** is the id in answers of `trichevron-cli check` (`"rule"`), and the name to silence advice by
  (`check --silence tailWave`).
- **Error** is what the launching call returns when the rule is broken: a `cudaError_t` from the runtime API, a
  `CUresult` from the driver API. The numbers are the same.
- **Limit** is where the limit is read, and who sets it: the device (its properties, live, recorded or from a
  specification), the kernel or the launch (its attributes and declarations), or CUDA's documentation.
- **Known from** is what stands behind the rule: launches ("seen on …"), a document, or arithmetic.
- In a sentence, ‹value› and ‹limit› stand for the numbers of the launch at hand, and so do the other names in ‹ ›.
- Each example is a line for `check --batch` that breaks this rule before all others, and what follows it is what the
  program answers to that line. What a line leaves out has CUDA's default.

## The driver's order

The driver looks at one rule after the other, in the order of the table, and the call returns the code of the first
broken one; a launch that breaks several is told of one. Trichevron lists them all and says which is reported. The order
was found by launching configurations that break no rule, one or several: of the broken rules, the first one's code came
back ({seen}). Where a rule says that no launch is behind it yet, so is its place.

| # | rule | title | runtime error | driver error | limit | set by | known from |
| --- | --- | --- | --- | --- | --- | --- | --- |
)";

std::string link(RuleId rule) {
    return fmt::format("[{0}](#{0})", nameOf(rule));
}

/// Text in which Markdown would take __block_size__ for emphasis.
std::string escaped(std::string_view text) {
    std::string markdown;
    for (const char c : text) {
        if (c == '_' || c == '*' || c == '<' || c == '|')
            markdown += '\\';
        markdown += c;
    }
    return markdown;
}

/// An attribute's name as code, and the title of a document as text.
std::string limitText(const RuleReference& reference) {
    const std::string_view limit = reference.limitAttribute;
    return limit.find(' ') == std::string_view::npos ? fmt::format("`{}`", limit) : escaped(limit);
}

std::string fixKinds(const RuleReference& reference) {
    std::string kinds;
    for (const FixId fix : reference.fixes)
        kinds += fmt::format("{}{} (`{}`)", kinds.empty() ? "" : "; ", titleOf(fix), nameOf(fix));
    return kinds;
}

std::string tableRow(const RuleReference& reference) {
    const auto errorText = [&](std::string_view name) {
        return reference.isAdvice ? std::string("none") : fmt::format("`{}`", name);
    };
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |\n",
                       reference.isAdvice ? std::string("advice") : std::to_string(reference.place),
                       link(reference.rule), titleOf(reference.rule),
                       errorText(runtimeNameOf(reference.error)), errorText(driverNameOf(reference.error)),
                       limitText(reference), reference.limitOrigin, basisOf(reference.rule));
}

std::string placeText(const RuleReference& reference) {
    if (reference.isAdvice)
        return "Advice: it breaks no rule, so that the code that is predicted stays what it is.";
    std::string text =
        fmt::format("Number {} of {} that the driver looks at", reference.place, driverRuleCount());
    if (reference.before)
        text += fmt::format(", after {}", link(*reference.before));
    if (reference.after)
        text += fmt::format(", before {}", link(*reference.after));
    return text + ".";
}

std::string section(const RuleReference& reference) {
    std::string text =
        fmt::format("\n<a id=\"{0}\"></a>\n\n### {0}\n\n**{1}.** {2}\n\n> {3}\n\n", nameOf(reference.rule),
                    titleOf(reference.rule), placeText(reference), escaped(patternText(reference.rule)));
    if (!reference.isAdvice)
        text += fmt::format("- Error: `{}` ({}), in the driver API `{}`\n", runtimeNameOf(reference.error),
                            static_cast<int>(reference.error), driverNameOf(reference.error));
    text += fmt::format("- Limit: {}; set by {}\n- Known from: {}\n", limitText(reference),
                        reference.limitOrigin, basisOf(reference.rule));
    if (!reference.fixes.empty())
        text += fmt::format("- Changes it can propose: {}\n", fixKinds(reference));
    const RuleExample& example = reference.example;
    text += fmt::format("\nExample, by the limits of {}{}:\n\n```json\n{}\n```\n\n{}\n", example.device.name,
                        example.deviceChange.empty() ? "" : ", but with " + example.deviceChange,
                        reference.exampleLine, escaped(sentenceOf(reference.exampleFinding)));
    if (!reference.exampleFinding.fixes.empty())
        text += '\n';
    for (const Fix& fix : reference.exampleFinding.fixes)
        text += fmt::format("- {}: {}\n", escaped(labelOf(fix)), escaped(sentenceOf(fix)));
    return text;
}

} // namespace

std::string rulesPage(const DeviceProperties& device) {
    const std::vector<RuleReference> references = allReferences(device);
    std::string page = fmt::format(
        "<!-- SPDX-FileCopyrightText: 2026 The Trichevron authors -->\n"
        "<!-- SPDX-License-Identifier: Apache-2.0 -->\n"
        "<!-- Written by `trichevron-cli rules --markdown`; what is changed here is lost. -->\n\n");
    page += fmt::format(head, fmt::arg("driverRules", driverRuleCount()),
                        fmt::arg("advice", references.size() - driverRuleCount()),
                        fmt::arg("seen", basisOf(references.front().rule)));
    for (const RuleReference& reference : references)
        page += tableRow(reference);
    page += "\n## Rules\n";
    for (const RuleReference& reference : references) {
        if (reference.rule == references.at(driverRuleCount()).rule)
            page += "\n## Advice\n";
        page += section(reference);
    }
    return page;
}

} // namespace trichevron
