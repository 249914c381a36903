// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_report.h"

#include "core/catalogue/message_literal.h"
#include "core/messages/percent_text.h"
#include "core/program/program_words.h"
#include "core/text/escape.h"
#include "core/text/markdown.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <filesystem>
#include <span>
#include <vector>

namespace trichevron::core {

namespace {

/// Configurations of a report: the rest takes little time.
constexpr std::size_t reportedConfigurations = 200;
constexpr std::size_t reportedFindings = 40;

struct ReportTable {
    std::vector<std::string> heads;
    std::vector<bool> isNumber; ///< by column
    std::vector<std::vector<std::string>> rows;
};

/// What both forms of the report consist of.
struct ReportContent {
    std::string title;
    std::vector<std::string> numbers;
    std::vector<std::string> notes;
    std::vector<std::string> findings;
    ReportTable table;
    std::string omitted; ///< empty: the table has all
};

std::string findingLine(const ProgramAnalysis& analysis, const ProgramFinding& finding) {
    const Program& program = *analysis.program;
    std::string text = finding.text.text();
    if (finding.configuration)
        text = "{kernel}: {finding}"_msg(
            "kernel"_a = program.kernels[program.configurations[*finding.configuration].kernel],
            "finding"_a = text);
    return finding.worthNs ? "up to {worth}: {finding} (estimate: {basis})"_msg(
                                 "worth"_a = durationText(*finding.worthNs), "finding"_a = text,
                                 "basis"_a = finding.basis)
                           : text;
}

ReportContent contentOf(const ProgramAnalysis& analysis) {
    const Program& program = *analysis.program;
    ReportContent content;
    // Of the path only the name: a report is given to others.
    content.title = escapeControls(std::filesystem::path(program.source).filename().string());
    std::string devices;
    for (const auto& device : analysis.devices)
        devices += (devices.empty() ? "" : ", ") + (device ? device->name : "not in the catalogue"_msg());
    content.numbers.push_back("Device: {devices}"_msg("devices"_a = devices));
    content.numbers.push_back(
        "{launches, plural, one {# launch} other {# launches}} of {kernels, plural, one {# kernel} other {# kernels}} in {configurations, plural, one {# configuration} other {# configurations}}"_msg(
            "launches"_a = program.launches.size(), "kernels"_a = analysis.kernelCount,
            "configurations"_a = program.configurations.size()));
    content.numbers.push_back(
        analysis.wallNs > 0
            ? "GPU time {time}, in {wall} from the first launch to the last"_msg(
                  "time"_a = durationText(analysis.gpuNs), "wall"_a = durationText(analysis.wallNs))
            : "GPU time {time}"_msg("time"_a = durationText(analysis.gpuNs)));
    content.numbers.push_back("Refused: {launches}"_msg("launches"_a = Count{analysis.refusedCount}));
    if (analysis.occupancyByTime)
        content.numbers.push_back("Occupancy by time: {percent}"_msg(
            "percent"_a = occupancyPercentText(*analysis.occupancyByTime)));
    content.notes = notesOf(program);
    for (const ProgramFinding& finding : analysis.findings)
        if (content.findings.size() < reportedFindings)
            content.findings.push_back(findingLine(analysis, finding));
    content.table.heads = {"kernel"_msg(),        "launches"_msg(),  "GPU time"_msg(), "share"_msg(),
                           "grid"_msg(),          "block"_msg(),     "cluster"_msg(),  "registers"_msg(),
                           "shared memory"_msg(), "blocks/SM"_msg(), "occupancy"_msg()};
    content.table.isNumber = {false, true, true, true, false, false, false, true, true, true, true};
    const std::vector<std::uint32_t> order = rankedConfigurations(analysis);
    for (const std::uint32_t number :
         std::span(order).first(std::min(order.size(), reportedConfigurations))) {
        const ProgramConfiguration& c = program.configurations[number];
        const ConfigurationSummary& summary = analysis.configurations[number];
        const bool isKnown = summary.verdict && summary.verdict->occupancy;
        content.table.rows.push_back(
            {program.kernels[c.kernel], withSeparators(summary.count), durationText(summary.totalNs),
             analysis.gpuNs > 0 ? percentText(computePercent(summary.totalNs, analysis.gpuNs)) : "–",
             gridText(c), blockText(c), clusterText(c), c.numRegs ? digits(*c.numRegs) : "–",
             smemText(c.smemBytes()),
             isKnown ? digits(summary.verdict->occupancy->maxActiveBlocksPerMultiprocessor) : "–",
             summary.verdict && !summary.verdict->accepted ? "refused"_msg() : occupancyText(summary)});
    }
    if (order.size() > reportedConfigurations)
        content.omitted = "{count} configurations with less time are not listed"_msg(
            "count"_a = order.size() - reportedConfigurations);
    return content;
}

std::string escapedHtml(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        switch (c) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        default:
            escaped += c;
        }
    }
    return escaped;
}

constexpr std::string_view reportStyle =
    "body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:1200px;padding:0 1em;color:#1a1a1a;"
    "background:#fff}"
    "table{border-collapse:collapse;width:100%;font-size:13px}"
    "td,th{padding:4px 8px;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}"
    "td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}"
    "td:first-child{font-family:ui-monospace,monospace;overflow-wrap:anywhere}"
    "@media(prefers-color-scheme:dark){body{color:#e6e6e6;background:#1b1d20}td,th{border-color:#3a3d42}}";

} // namespace

std::string markdownReport(const ProgramAnalysis& analysis) {
    const ReportContent content = contentOf(analysis);
    std::string text = "# " + escapeMarkdown(content.title) + "\n\n";
    const auto list = [&](const std::vector<std::string>& lines) {
        for (const std::string& line : lines)
            text += "- " + escapeMarkdown(line) + '\n';
        text += '\n';
    };
    list(content.numbers);
    if (!content.findings.empty()) {
        text += "## " + "Worth a look"_msg() + "\n\n";
        list(content.findings);
    }
    text += "## " + "Kernels"_msg() + "\n\n|";
    for (const std::string& head : content.table.heads)
        text += ' ' + escapeMarkdown(head) + " |";
    text += "\n|";
    for (const bool isNumber : content.table.isNumber)
        text += isNumber ? " ---: |" : " --- |";
    text += '\n';
    for (const std::vector<std::string>& row : content.table.rows) {
        text += '|';
        for (const std::string& cell : row)
            text += ' ' + escapeMarkdown(cell) + " |";
        text += '\n';
    }
    if (!content.omitted.empty())
        text += '\n' + escapeMarkdown(content.omitted) + '\n';
    if (!content.notes.empty()) {
        text += "\n## " + "About the trace"_msg() + "\n\n";
        list(content.notes);
    }
    return text;
}

std::string htmlReport(const ProgramAnalysis& analysis) {
    const ReportContent content = contentOf(analysis);
    std::string text = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>" +
                       escapedHtml(content.title) + "</title><style>" + std::string(reportStyle) +
                       "</style></head><body>\n<h1>" + escapedHtml(content.title) + "</h1>\n";
    const auto list = [&](const std::vector<std::string>& lines) {
        text += "<ul>\n";
        for (const std::string& line : lines)
            text += "<li>" + escapedHtml(line) + "</li>\n";
        text += "</ul>\n";
    };
    const auto heading = [&](const std::string& title) { text += "<h2>" + escapedHtml(title) + "</h2>\n"; };
    list(content.numbers);
    if (!content.findings.empty()) {
        heading("Worth a look"_msg());
        list(content.findings);
    }
    heading("Kernels"_msg());
    const auto row = [&](const std::vector<std::string>& cells, std::string_view tag) {
        text += "<tr>";
        for (std::size_t i = 0; i < cells.size(); ++i)
            text += '<' + std::string(tag) + (content.table.isNumber[i] ? " class=\"n\">" : ">") +
                    escapedHtml(cells[i]) + "</" + std::string(tag) + '>';
        text += "</tr>\n";
    };
    text += "<table>\n";
    row(content.table.heads, "th");
    for (const std::vector<std::string>& cells : content.table.rows)
        row(cells, "td");
    text += "</table>\n";
    if (!content.omitted.empty())
        text += "<p>" + escapedHtml(content.omitted) + "</p>\n";
    if (!content.notes.empty()) {
        heading("About the trace"_msg());
        list(content.notes);
    }
    return text + "</body></html>\n";
}

} // namespace trichevron::core
