// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// core/rules/RULES.md: in English, whatever the language.
#include "core/reference/rule_reference.h"

#include "core/catalogue/language.h"
#include "core/messages/rule_messages.h"

#include <fmt/format.h>

namespace trichevron::core {

namespace {

constexpr std::string_view head = R"(# Rules

Trichevron checks a launch against {driverRules} rules whose violation makes the driver refuse it, and gives {advice} kinds of
advice, which do not change the predicted error. `trichevron-cli rules --markdown` generates this page from the records
of the rules; `trichevron-cli rules ID` prints one rule.

## How to read it

- **Rule** is the id in the output of `trichevron-cli check` (`"rule"`). Use it to silence advice:
  `check --silence tailWave`.
- **Error** is what the launching call returns when the rule is violated: a `cudaError_t` in the runtime API, a
  `CUresult` in the driver API. The numbers are the same.
- **Limit** is the attribute or document with the limit, and who sets it: the device (its properties, live, recorded or
  from a specification), the kernel or the launch (attributes and declarations), or CUDA's documentation.
- **Known from** is the source of the rule: launches ("seen on …"), a document, or arithmetic.
- In a sentence, N stands for the number of the launch, M for the limit, and other capital letters for further numbers; x
  is any axis. In the driver's log, values are in ‹ ›.
- Each example is a line for `check --batch` that violates this rule before all others, followed by the messages of the
  program for that line. Fields that are missing in a line have CUDA's defaults.

## The driver's order

The driver checks the rules in the order of the table, and the launching call returns the error of the first violated
one. Trichevron lists all violated rules and marks the one that is reported. The order was found by launching
configurations that violate no rule, one rule or several: the error was always that of the first violated rule ({seen}).
The driver's error log says in a sentence why it refuses a launch; `trichevron-cli conform` compares that reason with ours.
A rule that is not verified by a launch has a place that is not verified either. A kernel node of a graph is checked
call by call instead, in each call in this order (docs/launch-attributes.md).

| # | rule | title | runtime error | driver error | limit | set by | known from |
| --- | --- | --- | --- | --- | --- | --- | --- |
)";

std::string link(RuleId rule) {
    return fmt::format("[{0}](#{0})", toString(rule));
}

/// Escapes Markdown, which would read __block_size__ as emphasis.
std::string escaped(std::string_view text) {
    std::string markdown;
    for (const char c : text) {
        if (c == '_' || c == '*' || c == '<' || c == '|')
            markdown += '\\';
        markdown += c;
    }
    return markdown;
}

/// The name of an attribute as code, the title of a document as text.
std::string limitText(const RuleReference& reference) {
    const std::string_view limit = reference.limitAttribute;
    return limit.find(' ') == std::string_view::npos ? fmt::format("`{}`", limit) : escaped(limit);
}

std::string fixKinds(const RuleReference& reference) {
    std::string kinds;
    for (const FixId fix : reference.fixes)
        kinds += fmt::format("{}{} (`{}`)", kinds.empty() ? "" : "; ", titleFor(fix), toString(fix));
    return kinds;
}

std::string tableRow(const RuleReference& reference) {
    const auto errorText = [&](std::string_view name) {
        return reference.isAdvice ? std::string("none") : fmt::format("`{}`", name);
    };
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |\n",
                       reference.isAdvice ? std::string("advice") : std::to_string(reference.place),
                       link(reference.rule), titleFor(reference.rule),
                       errorText(runtimeErrorName(reference.error)),
                       errorText(driverErrorName(reference.error)), limitText(reference),
                       reference.limitOrigin, ruleSource(reference.rule));
}

std::string placeText(const RuleReference& reference) {
    if (reference.isAdvice)
        return "Advice: it does not change the predicted error.";
    std::string text =
        fmt::format("Number {} of {} in the driver's order", reference.place, driverRuleCount());
    if (reference.before)
        text += fmt::format(", after {}", link(*reference.before));
    if (reference.after)
        text += fmt::format(", before {}", link(*reference.after));
    return text + ".";
}

std::string section(const RuleReference& reference) {
    std::string text =
        fmt::format("\n<a id=\"{0}\"></a>\n\n### {0}\n\n**{1}.** {2}\n\n> {3}\n\n", toString(reference.rule),
                    titleFor(reference.rule), placeText(reference), escaped(patternText(reference.rule)));
    if (!reference.isAdvice)
        text += fmt::format("- Error: `{}` ({}), in the driver API `{}`\n", runtimeErrorName(reference.error),
                            static_cast<int>(reference.error), driverErrorName(reference.error));
    text += fmt::format("- Limit: {}; set by {}\n- Known from: {}\n", limitText(reference),
                        reference.limitOrigin, ruleSource(reference.rule));
    if (!reference.isAdvice)
        text += fmt::format("- The driver's log: {}\n", escaped(driverLogText(reference.rule)));
    if (!reference.fixes.empty())
        text += fmt::format("- Fixes it can propose: {}\n", fixKinds(reference));
    const RuleExample& example = reference.example;
    text +=
        fmt::format("\nExample, with the limits of {}{}:\n\n```json\n{}\n```\n\n{}\n", example.device.name,
                    example.deviceChange.empty() ? "" : " with " + example.deviceChange,
                    reference.exampleLine, escaped(messageFor(reference.exampleFinding)));
    if (!reference.exampleFinding.fixes.empty())
        text += '\n';
    for (const Fix& fix : reference.exampleFinding.fixes)
        text += fmt::format("- {}: {}\n", escaped(fixLabel(fix)), escaped(messageFor(fix)));
    return text;
}

} // namespace

std::string rulesPage(const DeviceProperties& device) {
    const EnglishScope english;
    const std::vector<RuleReference> references = makeAllReferences(device);
    std::string page =
        fmt::format("<!-- SPDX-FileCopyrightText: 2026 The Trichevron authors -->\n"
                    "<!-- SPDX-License-Identifier: Apache-2.0 -->\n"
                    "<!-- Generated by `trichevron-cli rules --markdown`; do not edit. -->\n\n");
    page += fmt::format(head, fmt::arg("driverRules", driverRuleCount()),
                        fmt::arg("advice", references.size() - driverRuleCount()),
                        fmt::arg("seen", ruleSource(references.front().rule)));
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

} // namespace trichevron::core
