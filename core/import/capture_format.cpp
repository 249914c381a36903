// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What `trichevron-cli capture` writes (docs/capture.md): lines of JSON, one part after the other for each
// process of the program. A part ends where its process did, possibly in the middle of a line.
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/import/capture_lines.h"
#include "core/import/capture_part.h"
#include "core/import/file_format.h"
#include "core/json/json_reader.h"

#include <optional>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::string_view captureHead = R"({"format":"trichevron-capture")";

class Capture {
public:
    explicit Capture(ImportSource& source) : source_(source), program_(source.name()) {}

    Program read() {
        try {
            source_.forEachPiece([&](std::string_view piece) {
                const bool isWanted = lines_.add(piece);
                if (program_.hasLaunches())
                    source_.offerSnapshot([this] { return soFar(); });
                return isWanted;
            });
            lines_.end();
        } catch (const InputError&) {
            if (program_.builder().launchCount() == 0)
                throw;
            problem_ = "the compressed data is damaged or ends early, at line {line} of its content"_msg.with(
                "line"_a = lines_.number());
        }
        if (lines_.problem())
            problem_ = lines_.problem();
        endPart();
        if (!problem_)
            problem_ = partProblem_;
        if (!program_.hasLaunches())
            throw InputError(source_.name(),
                             problem_ ? *problem_ : "the capture has no launch of a CUDA kernel"_msg.with());
        program_.program().problem = problem_;
        return program_.builder().take();
    }

private:
    void readLine(std::string_view line) {
        if (problem_)
            return;
        if (line.front() == '[') {
            if (const auto list = captureList(line); list && part_)
                part_->readList(*list);
            return;
        }
        try {
            const Json json = parseJsonLine(line, "JSON");
            const JsonReader reader(json);
            const JsonReader object = reader.object();
            if (object.find("format")) {
                expectFormat(object, "trichevron-capture", 1);
                endPart();
                part_.emplace(program_, object);
            } else if (part_) {
                part_->readObject(object);
            }
        } catch (const InputError& error) {
            const Text problem =
                "line {line}: {problem}"_msg.with("line"_a = lines_.number(), "problem"_a = error.text());
            if (program_.partCount() == 0)
                throw InputError(source_.name(), problem);
            if (line.back() == '}') // else the last line of a process that was killed
                problem_ = problem;
        }
    }

    void endPart() {
        if (!part_)
            return;
        part_->end();
        if (!partProblem_)
            partProblem_ = part_->problem();
        part_.reset();
    }

    Program soFar() {
        if (part_)
            part_->join();
        Program program = program_.program();
        if (part_)
            part_->addCounts(program);
        return ProgramBuilder::ordered(std::move(program));
    }

    ImportSource& source_;
    CaptureProgram program_;
    std::optional<CapturePart> part_; ///< the process at hand
    CaptureLines lines_{[this](std::string_view line) { readLine(line); }};
    std::optional<Text> problem_;     ///< of the file: nothing is read after it
    std::optional<Text> partProblem_; ///< of the first process that has one
};

} // namespace

FileFormat captureFormat() {
    return {"capture",
            "a capture of a program"_msg,
            "captures of programs"_msg,
            "Captures of programs"_msg,
            "*.trichevron-capture *.trichevron-capture.gz",
            [](ImportSource& source) { return source.head().starts_with(captureHead); },
            [](ImportSource& source) { return ImportedFile(Capture(source).read()); },
            true};
}

} // namespace trichevron::core
