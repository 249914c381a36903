// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about the two launch attributes that record an event. The driver checks the handle, then the flags,
// then the event (seen on H200, driver 580.159.04); a node of a graph cannot have either.
#include "core/rules/fixes.h"
#include "core/rules/records.h"

#include <array>
#include <string>

namespace trichevron::core::rules {

namespace {

/// The functions of the rules for one of the attributes.
template <std::optional<MemberValues> LaunchAttributes::*attribute, LaunchField field>
struct Event {
    static std::int64_t member(const RuleContext& c, std::size_t index) {
        return static_cast<std::int64_t>((c.config.attributes.*attribute)->at(index));
    }
    static bool isGiven(const RuleContext& c) {
        return canSetClusterDim(c.config.api) && (c.config.attributes.*attribute).has_value();
    }
    static bool isOfLaunch(const RuleContext& c) { return isGiven(c) && !isGraphNode(c.config.api); }
    static bool isOfNode(const RuleContext& c) { return isGraphNode(c.config.api); }
    static bool isOnNode(const RuleContext& c) { return isGiven(c); }
    static bool isMissing(const RuleContext& c) {
        return member(c, launch_event::event) == launch_event::noEvent;
    }
    static bool isExternal(const RuleContext& c) {
        return member(c, launch_event::flags) == launch_event::recordExternal;
    }
    static bool hasUnknownFlags(const RuleContext& c) {
        const std::int64_t flags = member(c, launch_event::flags);
        return flags != 0 && flags != launch_event::recordExternal;
    }
    static bool hasTiming(const RuleContext& c) {
        return !isMissing(c) && (member(c, launch_event::event) & launch_event::withoutTiming) == 0;
    }
    static bool hasBlockingSync(const RuleContext& c) {
        return !isMissing(c) && !hasTiming(c) &&
               (member(c, launch_event::event) & launch_event::blockingSync) != 0;
    }
    static void describeFlags(const RuleContext& c, Finding& f) {
        f.arguments = {{"value", std::to_string(member(c, launch_event::flags))},
                       {"limit", std::string("0")}};
        f.fields.add(field);
    }
    static void describeEvent(const RuleContext& c, Finding& f) {
        f.arguments = {{"value", std::to_string(member(c, launch_event::event))},
                       {"limit", std::to_string(launch_event::withoutTiming)}};
        f.fields.add(field);
    }
    static void describeNode(const RuleContext& c, Finding& f) {
        f.arguments = {{"value", std::string(isGiven(c) ? "set" : "none")}, {"limit", std::string("none")}};
        f.fields.add(field);
    }
    static void propose(const RuleContext& c, std::vector<Fix>& fixes, std::size_t index, double number) {
        MemberValues wanted = *(c.config.attributes.*attribute);
        wanted.at(index) = number;
        fixes::addAttribute(c, fixes, attribute, wanted);
        fixes::addRemoveAttribute(c, fixes, attribute);
    }
    static void proposeFlags(const RuleContext& c, std::vector<Fix>& fixes) {
        propose(c, fixes, launch_event::flags, 0);
    }
    static void proposeEvent(const RuleContext& c, std::vector<Fix>& fixes) {
        propose(c, fixes, launch_event::event, launch_event::withoutTiming);
    }
    static void proposeRemoval(const RuleContext& c, std::vector<Fix>& fixes) {
        fixes::addRemoveAttribute(c, fixes, attribute);
    }
    template <std::int64_t event, std::int64_t flags>
    static void makeExample(RuleExample& e) {
        e.config.attributes.*attribute = MemberValues{event, flags};
    }
    static void makeNodeExample(RuleExample& e) {
        e.config.api = LaunchApi::CudaGraphAddKernelNode;
        e.config.attributes.*attribute = MemberValues{launch_event::withoutTiming};
    }
};

/// What differs between the attributes. All texts are written out, for the translation.
struct EventTexts {
    std::array<RuleId, 5> ids; ///< missing, external, flags, timing, on a node
    std::array<std::string_view, 5> names;
    std::array<Message, 5> titles;
    std::array<Message, 5> messages;
    std::string_view limitAttribute;
    std::string_view timingSentence;
};

/// What the rules of a launch have in common.
template <class Event>
constexpr Rule ruleOfLaunch(std::string_view limitAttribute) {
    Rule rule{};
    rule.needsAttribute = true;
    rule.limitOrigin = LimitOrigin::Document;
    rule.applies = Event::isOfLaunch;
    rule.describe = Event::describeEvent;
    rule.proposeFixes = Event::proposeEvent;
    rule.fixKinds = {FixId::SetAttribute, FixId::RemoveAttribute};
    rule.limitAttribute = limitAttribute;
    rule.figure = "{value}"_msg;
    rule.satisfiedFigure = "{value}"_msg;
    rule.source = source::seen;
    return rule;
}

template <class Event>
constexpr std::array<Rule, 5> makeRules(const EventTexts& texts) {
    using launch_event::noEvent;
    using launch_event::recordExternal;
    using launch_event::withoutTiming;
    constexpr std::int64_t unknownFlags = 2;
    std::array<Rule, 5> rules{};
    rules.fill(ruleOfLaunch<Event>(texts.limitAttribute));
    for (std::size_t i = 0; i < rules.size(); ++i) {
        rules[i].id = texts.ids[i];
        rules[i].name = texts.names[i];
        rules[i].title = texts.titles[i];
        rules[i].message = texts.messages[i];
    }
    auto& [missing, external, flags, timing, node] = rules;
    missing.error = CudaStatus::InvalidResourceHandle;
    missing.isViolated = Event::isMissing;
    missing.driverSentences = {"Event handle is NULL"_logged};
    missing.makeExample = Event::template makeExample<noEvent, 0>;

    external.error = CudaStatus::IllegalState;
    external.isViolated = Event::isExternal;
    external.driverSentences = {"CU_EVENT_RECORD_EXTERNAL flag is set but stream is not capturing"_logged};
    external.makeExample = Event::template makeExample<withoutTiming, recordExternal>;

    flags.error = CudaStatus::InvalidValue;
    flags.isViolated = Event::hasUnknownFlags;
    flags.driverSentences = {"Invalid event recording flags"_logged};
    flags.makeExample = Event::template makeExample<withoutTiming, unknownFlags>;
    for (Rule* ofFlags : {&external, &flags}) {
        ofFlags->describe = Event::describeFlags;
        ofFlags->proposeFixes = Event::proposeFlags;
    }

    timing.error = CudaStatus::NotSupported;
    timing.isViolated = Event::hasTiming;
    timing.driverSentences = {texts.timingSentence};
    timing.makeExample = Event::template makeExample<0, 0>;

    node.needsAttribute = false; // a node without the attribute satisfies it
    node.error = CudaStatus::InvalidValue;
    node.applies = Event::isOfNode;
    node.isViolated = Event::isOnNode;
    node.describe = Event::describeNode;
    node.proposeFixes = Event::proposeRemoval;
    node.graphStep = graph_step::setAttribute;
    node.fixKinds = {FixId::RemoveAttribute};
    node.limitAttribute = "cudaGraphKernelNodeSetAttribute";
    node.makeExample = Event::makeNodeExample;
    return rules;
}

constexpr auto programmaticRecords =
    makeRules<Event<&LaunchAttributes::programmaticEvent, LaunchField::ProgrammaticEvent>>({
        {RuleId::ProgrammaticEventMissing, RuleId::ProgrammaticEventExternal, RuleId::ProgrammaticEventFlags,
         RuleId::ProgrammaticEventTiming, RuleId::GraphProgrammaticEvent},
        {"programmaticEventMissing", "programmaticEventExternal", "programmaticEventFlags",
         "programmaticEventTiming", "graphProgrammaticEvent"},
        {"Handle of the programmatic event"_msg, "Programmatic event outside of a capture"_msg,
         "Flags of the programmatic event"_msg, "Programmatic event without timing"_msg,
         "No programmatic event in a graph"_msg},
        {"The event of programmaticEvent is null."_msg,
         "The flags of programmaticEvent are 1 (external), which only a stream under capture takes."_msg,
         "The flags of programmaticEvent are {value}; outside of a capture they must be 0."_msg,
         "The event of programmaticEvent is created with the flags {value}, and so takes times; it needs "
         "cudaEventDisableTiming (2)."_msg,
         "A kernel node of a graph cannot have a programmaticEvent."_msg},
        "cudaLaunchAttributeProgrammaticEvent",
        "Programmatic Dependent Launch event recording must be simple local events without timing."_logged,
    });

using CompletionEvent = Event<&LaunchAttributes::launchCompletionEvent, LaunchField::CompletionEvent>;

constexpr auto completionRecords = makeRules<CompletionEvent>({
    {RuleId::CompletionEventMissing, RuleId::CompletionEventExternal, RuleId::CompletionEventFlags,
     RuleId::CompletionEventTiming, RuleId::GraphCompletionEvent},
    {"completionEventMissing", "completionEventExternal", "completionEventFlags", "completionEventTiming",
     "graphCompletionEvent"},
    {"Handle of the launch completion event"_msg, "Launch completion event outside of a capture"_msg,
     "Flags of the launch completion event"_msg, "Launch completion event without timing"_msg,
     "No launch completion event in a graph"_msg},
    {"The event of launchCompletionEvent is null."_msg,
     "The flags of launchCompletionEvent are 1 (external), which only a stream under capture takes."_msg,
     "The flags of launchCompletionEvent are {value}; outside of a capture they must be 0."_msg,
     "The event of launchCompletionEvent is created with the flags {value}, and so takes times; it needs "
     "cudaEventDisableTiming (2)."_msg,
     "A kernel node of a graph cannot have a launchCompletionEvent."_msg},
    "cudaLaunchAttributeLaunchCompletionEvent",
    "Launch Completion event recording must be simple local events without timing."_logged,
});

/// Of the launch completion event only: a programmatic event may have this flag.
constexpr std::array blockingSyncRecords{[] {
    Rule rule = ruleOfLaunch<CompletionEvent>("cudaLaunchAttributeLaunchCompletionEvent");
    rule.title = "Launch completion event without blocking sync"_msg;
    rule.id = RuleId::CompletionEventBlockingSync;
    rule.name = "completionEventBlockingSync";
    rule.error = CudaStatus::NotSupported;
    rule.isViolated = CompletionEvent::hasBlockingSync;
    rule.message = "The event of launchCompletionEvent is created with the flags {value}, among them "
                   "cudaEventBlockingSync (1); it can have cudaEventDisableTiming (2) only."_msg;
    rule.driverSentences = {
        "Launch completion events must be simple local events without timing or blocking sync."_logged};
    rule.makeExample =
        CompletionEvent::makeExample<launch_event::withoutTiming | launch_event::blockingSync, 0>;
    return rule;
}()};

} // namespace

std::span<const Rule> blockingSyncRules() {
    return blockingSyncRecords;
}

std::span<const Rule> programmaticEventRules() {
    return programmaticRecords;
}

std::span<const Rule> completionEventRules() {
    return completionRecords;
}

} // namespace trichevron::core::rules
