// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/lesson/lesson_json.h"

#include "core/model_json/model_json.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::size_t maxClaims = 32;
constexpr std::size_t maxChoices = 6;
constexpr std::size_t maxWrongAnswers = 8;
constexpr std::size_t maxLessonTextBytes = 2000;

std::string shortString(const JsonReader& reader) {
    std::string text = reader.string();
    if (text.empty() || text.size() > maxLessonTextBytes)
        reader.fail("a text of 1 to {limit} bytes"_msg.with("limit"_a = maxLessonTextBytes));
    return text;
}

template <class Enum, std::size_t count>
Enum namedValue(const JsonReader& reader, const std::array<std::pair<std::string_view, Enum>, count>& names) {
    std::string all;
    for (const auto& [name, value] : names) {
        if (name == reader.text())
            return value;
        all += (all.empty() ? "" : ", ") + std::string(name);
    }
    reader.fail("one of {names}"_msg.with("names"_a = all));
}

template <class Level>
Index<Level> lessonIndexFrom(const JsonReader& reader) {
    const Extent<Level> read = extentFromJson<Level>(reader);
    const std::size_t axes = reader.elements().size();
    return {read.x, axes > 1 ? read.y : 0, axes > 2 ? read.z : 0};
}

LessonLaunch lessonLaunchFrom(const JsonReader& reader) {
    LessonLaunch launch;
    launch.device = reader.find("device") ? shortString(reader.at("device")) : "NVIDIA H200";
    launch.kernel = shortString(reader.at("kernel"));
    launch.config = launchConfigFromJson(reader);
    if (const auto optIns = reader.find("optIns"))
        launch.optIns = optInsFromJson(*optIns);
    return launch;
}

/// Reads launches that are given as the members in which they differ from the step's.
class LaunchChanges {
public:
    explicit LaunchChanges(const std::optional<JsonReader>& base) {
        if (base)
            base_ = base->object().value().json();
    }
    LessonLaunch changed(const JsonReader& changes) const {
        Json whole = base_.is_null() ? Json::object() : base_;
        whole.update(changes.object().value().json());
        try {
            return lessonLaunchFrom(JsonReader(whole));
        } catch (const InputError& error) {
            throw InputError(changes.path(), error.text());
        }
    }

private:
    Json base_;
};

const FactKind& factKindFrom(const JsonReader& reader) {
    if (const FactKind* kind = findFactKind(reader.text()))
        return *kind;
    std::string names;
    for (const FactKind& kind : factKinds())
        names += (names.empty() ? "" : ", ") + std::string(kind.name);
    reader.fail("one of {names}"_msg.with("names"_a = names));
}

Fact factFrom(const JsonReader& reader, const LaunchChanges& changes) {
    Fact fact;
    fact.kind = &factKindFrom(reader.at("fact"));
    if (const auto launch = reader.find("launch"))
        fact.launch = changes.changed(*launch);
    if (const auto block = reader.find("block"))
        fact.block = lessonIndexFrom<level::Grid>(*block);
    if (const auto thread = reader.find("thread"))
        fact.thread = lessonIndexFrom<level::Block>(*thread);
    if (const auto row = reader.find("row"))
        fact.row = shortString(*row);
    if (const auto column = reader.find("column"))
        fact.column = shortString(*column);
    return fact;
}

FactValue factValueFrom(const JsonReader& reader) {
    if (reader.is(JsonKind::String))
        return reader.string();
    if (reader.is(JsonKind::Boolean))
        return reader.boolean() ? 1.0 : 0.0;
    return reader.number();
}

Claim claimFrom(const JsonReader& reader, const LaunchChanges& changes) {
    static constexpr std::array<std::pair<std::string_view, ClaimKind>, 5> comparisons{
        {{"is", ClaimKind::Is},
         {"isNot", ClaimKind::IsNot},
         {"has", ClaimKind::Has},
         {"atLeast", ClaimKind::AtLeast},
         {"atMost", ClaimKind::AtMost}}};
    Claim claim;
    claim.fact = factFrom(reader.object(), changes);
    std::size_t found = 0;
    for (const auto& [name, kind] : comparisons)
        if (const auto value = reader.find(name)) {
            claim.kind = kind;
            claim.value = factValueFrom(*value);
            ++found;
        }
    if (found != 1)
        reader.fail("one of {names}"_msg.with("names"_a = "is, isNot, has, atLeast, atMost"));
    if (const auto over = reader.find("over"))
        claim.over = changes.changed(*over);
    return claim;
}

std::vector<Claim> claimsFrom(const JsonReader& reader, const LaunchChanges& changes) {
    std::vector<Claim> claims;
    for (const JsonReader& claim : reader.elements()) {
        if (claims.size() == maxClaims)
            reader.fail("at most {limit} claims"_msg.with("limit"_a = maxClaims));
        claims.push_back(claimFrom(claim, changes));
    }
    return claims;
}

/// Of a question whose answers are read.
std::vector<WrongAnswer> wrongAnswersFrom(const JsonReader& reader, const Question& question) {
    const std::size_t choices = question.choices.size();
    const double right = question.number ? question.answerNumber : static_cast<double>(question.answer + 1);
    std::vector<WrongAnswer> wrong;
    for (const JsonReader& each : reader.elements()) {
        if (wrong.size() == maxWrongAnswers)
            reader.fail("at most {limit} wrong answers"_msg.with("limit"_a = maxWrongAnswers));
        const JsonReader answer = each.at("answer");
        WrongAnswer read;
        read.answer =
            question.number ? answer.number() : static_cast<double>(answer.integer<std::size_t>(1, choices));
        read.text = shortString(each.at("text"));
        if (read.answer == right || !textOfWrongAnswer(wrong, read.answer).empty())
            answer.fail("a wrong answer that stands here once"_msg);
        wrong.push_back(std::move(read));
    }
    return wrong;
}

Question questionFrom(const JsonReader& reader, const LaunchChanges& changes) {
    Question question;
    if (const auto why = reader.find("notLaunched"))
        question.notLaunched = shortString(*why);
    if (const auto number = reader.find("number")) {
        question.number = factFrom(number->object(), changes);
        question.answerNumber = reader.at("answer").number();
        if (const auto wrong = reader.find("wrong"))
            question.wrong = wrongAnswersFrom(*wrong, question);
        return question;
    }
    const JsonReader list = reader.at("choices");
    for (const JsonReader& choice : list.elements()) {
        Choice& read = question.choices.emplace_back();
        read.text = shortString(choice.at("text"));
        if (const auto claims = choice.find("claims"))
            read.claims = claimsFrom(*claims, changes);
        if (question.choices.size() > maxChoices)
            break;
    }
    if (question.choices.size() < 2 || question.choices.size() > maxChoices)
        list.fail("2 to {limit} choices"_msg.with("limit"_a = maxChoices));
    question.answer = reader.at("answer").integer<std::size_t>(1, question.choices.size()) - 1;
    if (const auto wrong = reader.find("wrong"))
        question.wrong = wrongAnswersFrom(*wrong, question);
    return question;
}

LessonView viewFrom(const JsonReader& reader) {
    static constexpr std::array<std::pair<std::string_view, LessonPicture>, 3> pictures{
        {{"hierarchy", LessonPicture::Hierarchy},
         {"sectors", LessonPicture::Sectors},
         {"barrier", LessonPicture::Barrier}}};
    LessonView view;
    if (const auto picture = reader.find("picture"))
        view.picture = namedValue(*picture, pictures);
    if (const auto colours = reader.find("colourBy"))
        view.colourBy = shortString(*colours);
    if (const auto flat = reader.find("flat"))
        view.flat = flat->boolean();
    if (const auto hidden = reader.find("hidden"))
        view.hidden = hidden->boolean();
    if (const auto block = reader.find("block"))
        view.block = lessonIndexFrom<level::Grid>(*block);
    if (const auto warp = reader.find("warp"))
        view.warp = warp->integer<std::uint32_t>(0, std::numeric_limits<std::uint32_t>::max());
    if (const auto thread = reader.find("thread"))
        view.thread = lessonIndexFrom<level::Block>(*thread);
    if (!view.block && (view.warp || view.thread))
        reader.fail("a block that has this warp or thread"_msg);
    return view;
}

Difference differenceFrom(const JsonReader& reader, const LaunchChanges& changes) {
    Difference difference;
    difference.document = shortString(reader.at("document"));
    difference.device = shortString(reader.at("device"));
    difference.seen = shortString(reader.at("seen"));
    if (const auto claims = reader.find("claims"))
        difference.claims = claimsFrom(*claims, changes);
    return difference;
}

std::vector<Term> termsFrom(const JsonReader& reader) {
    std::vector<Term> terms;
    for (const JsonReader& name : reader.elements()) {
        const auto term = termFromName(name.text());
        if (!term)
            name.fail("the name of a term of the glossary"_msg);
        if (std::find(terms.begin(), terms.end(), *term) == terms.end())
            terms.push_back(*term);
    }
    return terms;
}

} // namespace

std::string textOfWrongAnswer(const std::vector<WrongAnswer>& wrong, double answer) {
    const auto found = std::find_if(wrong.begin(), wrong.end(),
                                    [&](const WrongAnswer& each) { return each.answer == answer; });
    return found == wrong.end() ? "" : found->text;
}

void readStepBlock(const JsonReader& block, LessonStep& step) {
    static constexpr std::array<std::pair<std::string_view, Reveal>, 4> reveals{{{"model", Reveal::Model},
                                                                                 {"launch", Reveal::Launch},
                                                                                 {"measure", Reveal::Measure},
                                                                                 {"trace", Reveal::Trace}}};
    const auto launch = block.object().find("launch");
    const LaunchChanges changes(launch);
    if (launch)
        step.launch = lessonLaunchFrom(launch->object());
    if (const auto view = block.find("view"))
        step.view = viewFrom(view->object());
    if (const auto question = block.find("question"))
        step.question = questionFrom(question->object(), changes);
    if (const auto reveal = block.find("reveal"))
        step.reveal = namedValue(*reveal, reveals);
    if (const auto claims = block.find("claims"))
        step.claims = claimsFrom(*claims, changes);
    if (const auto terms = block.find("terms"))
        step.terms = termsFrom(*terms);
    if (const auto difference = block.find("documentAgainstDevice"))
        step.difference = differenceFrom(difference->object(), changes);
    if (!step.launch && step.reveal != Reveal::Model)
        block.fail("a launch that can be revealed"_msg);
}

} // namespace trichevron::core
