// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "core/catalogue/language.h"
#include "core/errors/input_error.h"
#include "core/lesson/lesson_check.h"
#include "core/resources/lesson_files.h"

#include <memory>
#include <string>
#include <vector>

namespace trichevron::cli {

namespace {

struct LessonOptions {
    std::vector<std::string> files;
    bool json = false;
};

core::Json problemsJson(const core::LessonReport& report) {
    core::Json list = core::Json::array();
    for (const core::LessonProblem& problem : report.problems)
        list.push_back({{"line", problem.line}, {"problem", problem.text.text()}});
    return list;
}

/// One line for each problem, as compilers print them, or one that says that all is well.
std::string reportText(const std::string& path, const core::Lesson& lesson,
                       const core::LessonReport& report) {
    std::string text;
    for (const core::LessonProblem& problem : report.problems)
        text += "{file}: line {line}: {problem}"_msg("file"_a = path, "line"_a = std::to_string(problem.line),
                                                     "problem"_a = problem.text) +
                '\n';
    if (!text.empty())
        return text;
    return "{file}: {steps, plural, one {# step} other {# steps}}; {model, plural, one {# claim} other {# "
           "claims}} "
           "about the model and {device} about devices hold"_msg(
               "file"_a = path, "steps"_a = lesson.steps.size(), "model"_a = report.modelClaims,
               "device"_a = report.deviceClaims) +
           '\n';
}

ExitStatus checkLessons(const LessonOptions& options) {
    const core::LessonAnswers answers = core::loadLessonAnswers();
    ExitStatus status = ExitStatus::Success;
    core::Json list = core::Json::array();
    for (const std::string& path : options.files) {
        const core::Lesson lesson = core::loadLesson(path);
        const core::LessonReport report = checkLesson(lesson, answers);
        if (!report.problems.empty())
            status = ExitStatus::Refused;
        if (options.json)
            list.push_back({{"file", path},
                            {"title", lesson.title},
                            {"steps", lesson.steps.size()},
                            {"modelClaims", report.modelClaims},
                            {"deviceClaims", report.deviceClaims},
                            {"problems", problemsJson(report)}});
        else
            printText(reportText(path, lesson, report));
    }
    if (options.json)
        printJson({{"lessons", std::move(list)}});
    return status;
}

ExitStatus listLessons(bool json) {
    Table table({"lesson"_msg(), "title"_msg(), "steps"_msg()});
    core::Json list = core::Json::array();
    for (const std::string& path : core::lessonFiles()) {
        // JSON does not depend on the language.
        const core::Lesson lesson =
            json ? core::loadLesson(path) : core::loadLesson(path, std::string(core::currentLanguage().code));
        table.add({lesson.name, lesson.title, std::to_string(lesson.steps.size())});
        list.push_back({{"name", lesson.name},
                        {"title", lesson.title},
                        {"summary", lesson.summary},
                        {"steps", lesson.steps.size()},
                        {"file", path}});
    }
    if (json)
        printJson({{"lessons", std::move(list)}});
    else
        printText(table.text());
    return ExitStatus::Success;
}

} // namespace

void addLessonCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand("lesson", "List the lessons, or check a lesson file"_msg());
    command->require_subcommand(1);
    command->footer(
        examplesText({"trichevron-cli lesson list", "trichevron-cli lesson check waves.lesson.md"}));
    const auto options = std::make_shared<LessonOptions>();
    CLI::App* check = command->add_subcommand(
        "check",
        "Check a lesson: its form, and each of its claims against the model and the recordings"_msg());
    check->add_option("file", options->files, "Lesson files"_msg())->required()->type_name("FILE"_msg());
    check->add_flag("--json", options->json, "Print JSON"_msg());
    check->footer(examplesText(
        {"trichevron-cli lesson check waves.lesson.md", "trichevron-cli lesson check *.lesson.md"}));
    check->callback([options, &status] {
        const OutputLanguage language(options->json);
        status = checkLessons(*options);
    });
    CLI::App* list = command->add_subcommand("list", "List the lessons that come with the program"_msg());
    list->add_flag("--json", options->json, "Print JSON"_msg());
    list->footer(examplesText({"trichevron-cli lesson list", "trichevron-cli lesson list --json"}));
    list->callback([options, &status] {
        const OutputLanguage language(options->json);
        status = listLessons(options->json);
    });
}

} // namespace trichevron::cli
