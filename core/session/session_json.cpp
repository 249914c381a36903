// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/evaluation/silence.h"
#include "core/json/json_writer.h"
#include "core/model_json/model_json.h"
#include "core/model_json/own_launch_json.h"
#include "core/session/saved_session.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trichevron::core {

namespace {

constexpr int sessionVersion = 1;
/// Far above the rank of any warp in a block.
constexpr std::uint64_t maxWarpRank = 4294967295;

constexpr std::array<std::pair<HierarchyLevel, std::string_view>, 5> levelNames{
    {{HierarchyLevel::Grid, "grid"},
     {HierarchyLevel::Cluster, "cluster"},
     {HierarchyLevel::Block, "block"},
     {HierarchyLevel::Warp, "warp"},
     {HierarchyLevel::Thread, "thread"}}};

template <class Level>
Json indexJson(const Index<Level>& index) {
    return Json::array({index.x, index.y, index.z});
}

template <class Level>
Index<Level> indexFrom(const JsonReader& reader) {
    const Extent<Level> read = extentFromJson<Level>(reader);
    const bool isShort =
        reader.elements().size() < 3; // a missing axis would be 1, which is wrong for an index
    if (isShort)
        reader.fail("an array of 3 integers"_msg);
    return {read.x, read.y, read.z};
}

Json pathJson(const HierarchyPath& path) {
    Json json;
    for (const auto& [level, name] : levelNames) {
        if (level == path.level)
            json["level"] = name;
    }
    json["cluster"] = indexJson(path.cluster);
    json["block"] = indexJson(path.block);
    json["warp"] = static_cast<std::uint64_t>(std::min<Count>(path.warp, maxWarpRank));
    json["thread"] = indexJson(path.thread);
    return json;
}

HierarchyPath pathFrom(const JsonReader& reader) {
    HierarchyPath path;
    const JsonReader level = reader.at("level");
    const std::string_view name = level.text();
    bool known = false;
    for (const auto& [each, eachName] : levelNames) {
        if (eachName == name) {
            path.level = each;
            known = true;
        }
    }
    if (!known)
        level.fail("\"grid\", \"cluster\", \"block\", \"warp\" or \"thread\""_msg);
    path.cluster = indexFrom<level::GridOfClusters>(reader.at("cluster"));
    path.block = indexFrom<level::Grid>(reader.at("block"));
    path.warp = reader.at("warp").integer<std::uint64_t>(0, maxWarpRank);
    path.thread = indexFrom<level::Block>(reader.at("thread"));
    return path;
}

std::size_t placeFrom(const JsonReader& reader, std::size_t devices) {
    if (devices == 0)
        reader.fail("null, since the file has no devices"_msg);
    return reader.integer<std::size_t>(0, devices - 1);
}

Json launchJson(const SavedLaunch& launch) {
    Json json;
    json["device"] = launch.device;
    json["kernel"] = launch.kernel;
    json["launch"] = toJson(launch.config);
    json["optIns"] = toJson(launch.optIns);
    if (!launch.own.empty())
        json["own"] = launch.own;
    return json;
}

Json resultJson(const SavedResult& result) {
    Json json = launchJson(result.launch);
    json["received"] = result.received;
    if (result.answer) {
        json["answer"] = toJson(*result.answer);
        if (!result.answer->threads.empty())
            json["threads"] = threadsJson(result.answer->threads);
    }
    if (result.measurement)
        json["measurement"] = toJson(*result.measurement);
    if (result.trace)
        json["trace"] = toJson(*result.trace);
    if (result.exceededTimeLimit)
        json["exceededTimeLimitSeconds"] = result.exceededTimeLimit->value;
    return json;
}

SavedResult resultFrom(const JsonReader& reader, std::size_t devices) {
    SavedResult result;
    result.launch.device = placeFrom(reader.at("device"), devices);
    result.launch.kernel = reader.at("kernel").string();
    result.launch.config = launchConfigFromJson(reader.at("launch"));
    result.launch.optIns = optInsFromJson(reader.at("optIns"));
    if (const auto own = reader.find("own"))
        result.launch.own = own->text();
    if (const auto received = reader.find("received"))
        result.received = received->string();
    if (const auto answer = reader.find("answer")) {
        result.answer = launchResultFromJson(*answer);
        if (const auto threads = reader.find("threads"))
            result.answer->threads = threadsFromJson(*threads);
    }
    if (const auto measurement = reader.find("measurement")) {
        result.measurement = measurementFromJson(*measurement);
        result.measurement->provenance.kind = ProvenanceKind::Recorded;
    }
    if (const auto trace = reader.find("trace")) {
        result.trace = blockTraceFromJson(*trace);
        result.trace->provenance.kind = ProvenanceKind::Recorded;
    }
    if (const auto limit = reader.find("exceededTimeLimitSeconds")) {
        if (limit->number() < 0)
            limit->fail("at least 0"_msg);
        result.exceededTimeLimit = Seconds{limit->number()};
    }
    return result;
}

Json sweepJson(const SavedSweep& sweep) {
    Json json;
    json["device"] = sweep.device;
    json["kernel"] = sweep.kernel;
    json["received"] = sweep.received;
    if (!sweep.own.empty())
        json["own"] = sweep.own;
    json["stopped"] = toString(sweep.sweep.stopped);
    Json& points = json["points"] = Json::array();
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        Json point;
        point["launch"] = toJson(sweep.points[i].config);
        point["optIns"] = toJson(sweep.points[i].optIns);
        const SweepOutcome& outcome = sweep.sweep.points.at(i);
        if (outcome.measurement)
            point["measurement"] = toJson(*outcome.measurement);
        if (!outcome.problem.isEmpty())
            point["problem"] = englishText(outcome.problem);
        if (outcome.problemKind)
            point["problemKind"] = toString(*outcome.problemKind);
        points.push_back(std::move(point));
    }
    return json;
}

SweepOutcome outcomeFrom(const JsonReader& reader) {
    SweepOutcome outcome;
    if (const auto measurement = reader.find("measurement")) {
        Measurement read = measurementFromJson(*measurement);
        read.provenance.kind = ProvenanceKind::Recorded;
        outcome.measurement = std::move(read);
    }
    if (const auto problem = reader.find("problem"))
        outcome.problem = verbatim(problem->string());
    if (const auto kind = reader.find("problemKind"))
        outcome.problemKind = backendErrorKindFromName(kind->string());
    return outcome;
}

SavedSweep sweepFrom(const JsonReader& reader, std::size_t devices) {
    SavedSweep sweep;
    sweep.device = placeFrom(reader.at("device"), devices);
    sweep.kernel = reader.at("kernel").string();
    if (const auto own = reader.find("own"))
        sweep.own = own->text();
    if (const auto received = reader.find("received"))
        sweep.received = received->string();
    const JsonReader stopped = reader.at("stopped");
    const auto reason = stopReasonFromName(stopped.string());
    if (!reason)
        stopped.fail("a reason to stop, such as \"samplesReached\" or \"cancelled\""_msg);
    sweep.sweep.stopped = *reason;
    const JsonReader points = reader.at("points");
    for (const JsonReader& point : points.elements()) {
        if (sweep.points.size() >= maxSweepPoints)
            points.fail("at most {limit} points"_msg.with("limit"_a = std::to_string(maxSweepPoints)));
        sweep.points.push_back(
            {launchConfigFromJson(point.at("launch")), optInsFromJson(point.at("optIns"))});
        sweep.sweep.points.push_back(outcomeFrom(point));
    }
    return sweep;
}

Json deviceJson(const SavedDevice& device) {
    Json json;
    json["key"] = device.key;
    json["isFile"] = device.isFile;
    json["properties"] = toJson(*device.properties);
    return json;
}

SavedDevice deviceFrom(const JsonReader& reader) {
    SavedDevice device;
    device.key = reader.at("key").string();
    if (const auto isFile = reader.find("isFile"))
        device.isFile = isFile->boolean();
    DeviceProperties properties = devicePropertiesFromJson(reader.at("properties"));
    if (properties.provenance.kind == ProvenanceKind::Live)
        properties.provenance.kind = ProvenanceKind::Recorded;
    device.properties = std::make_shared<const DeviceProperties>(std::move(properties));
    return device;
}

Json assumedSmemJson(const AssumedSmem& smem) {
    return {
        {"leastBytes", smem.leastBytes}, {"mostBytes", smem.mostBytes}, {"isUndivided", smem.isUndivided}};
}

AssumedSmem assumedSmemFrom(const JsonReader& reader) {
    const auto most = reader.at("mostBytes").integer<std::uint64_t>();
    const auto least = reader.at("leastBytes").integer<std::uint64_t>(0, most);
    return {least, most, reader.at("isUndivided").boolean()};
}

Json pinJson(const SavedPin& pin) {
    Json json;
    json["device"] = pin.device ? Json(*pin.device) : Json();
    json["kernel"] = toJson(pin.kernel);
    json["launch"] = toJson(pin.config);
    json["optIns"] = toJson(pin.optIns);
    json["gridFollowsProblem"] = pin.gridFollowsProblem;
    if (pin.assumedSmem)
        json["assumedSmem"] = assumedSmemJson(*pin.assumedSmem);
    return json;
}

SavedPin pinFrom(const JsonReader& reader, std::size_t devices) {
    SavedPin pin;
    if (const auto device = reader.find("device"))
        pin.device = placeFrom(*device, devices);
    pin.kernel = kernelInfoFromJson(reader.at("kernel"));
    pin.config = launchConfigFromJson(reader.at("launch"));
    pin.optIns = optInsFromJson(reader.at("optIns"));
    // Earlier versions did not write it.
    const auto follows = reader.find("gridFollowsProblem");
    pin.gridFollowsProblem =
        follows ? follows->boolean()
                : !pin.config.problem || gridFollowsProblem(pin.config, pin.kernel.attributes);
    if (const auto smem = reader.find("assumedSmem"))
        pin.assumedSmem = assumedSmemFrom(*smem);
    return pin;
}

/// Files of version 0.1 have one launch instead of an array.
std::vector<SavedPin> pinsFrom(const JsonReader& reader, std::size_t devices) {
    if (reader.is(JsonKind::Object))
        return {pinFrom(reader, devices)};
    std::vector<SavedPin> pins;
    for (const JsonReader& pin : reader.elements())
        pins.push_back(pinFrom(pin, devices));
    if (pins.size() > maxSavedPins)
        reader.fail("an array of at most {limit}"_msg.with("limit"_a = std::to_string(maxSavedPins)));
    return pins;
}

Json stepJson(const SavedStep& step) {
    Json json = pinJson(step.launch);
    json["selection"] = pathJson(step.path);
    json["colourBy"] = step.colourBy;
    json["flat"] = step.flat;
    return json;
}

SavedStep stepFrom(const JsonReader& reader, std::size_t devices) {
    SavedStep step;
    step.launch = pinFrom(reader, devices);
    step.path = pathFrom(reader.at("selection"));
    if (const auto colour = reader.find("colourBy"))
        step.colourBy = colour->string();
    if (const auto flat = reader.find("flat"))
        step.flat = flat->boolean();
    return step;
}

Json pagesJson(const SavedSession& session) {
    Json json;
    json["shown"] = session.shownPage;
    Json& states = json["states"] = Json::object();
    for (const auto& [page, state] : session.pageStates)
        states[page] = state;
    return json;
}

void readPages(const JsonReader& reader, SavedSession& session) {
    if (const auto shown = reader.find("shown"))
        session.shownPage = shown->string();
    if (const auto states = reader.find("states"))
        states->object().value().forEachMember([&](std::string_view page, const JsonValue& state) {
            session.pageStates[std::string(page)] = state.json();
        });
}

/// Ignores unknown names, which another version of the program may have written.
RuleSet parseSilencedRules(const JsonReader& reader) {
    RuleSet silenced;
    for (const JsonReader& name : reader.elements()) {
        const std::string_view id = name.text();
        for (const RuleId advice : adviceRules()) {
            if (toString(advice) == id)
                silenced.set(static_cast<std::size_t>(advice));
        }
    }
    return silenced;
}

Json silencedJson(const RuleSet& silenced) {
    Json json = Json::array();
    for (const RuleId advice : adviceRules()) {
        if (silenced.test(static_cast<std::size_t>(advice)))
            json.push_back(toString(advice));
    }
    return json;
}

} // namespace

Json toJson(const SavedSession& session) {
    Json json;
    json["format"] = "trichevron-session";
    json["version"] = sessionVersion;
    Json& devices = json["devices"] = Json::array();
    for (const SavedDevice& device : session.devices)
        devices.push_back(deviceJson(device));
    json["device"] = session.device ? Json(*session.device) : Json();
    json["kernel"] = session.kernel ? toJson(*session.kernel) : Json();
    Json& ownKernels = json["ownKernels"] = Json::array();
    for (const OwnKernel& kernel : session.ownKernels)
        ownKernels.push_back(toJson(kernel));
    if (!session.ownArguments.empty())
        json["ownArguments"] = toJson(session.ownArguments);
    for (const auto& [kernel, code] : session.ownCodes)
        json["ownCodes"].push_back({{"kernel", kernel}, {"code", code}});
    json["launch"] = toJson(session.config);
    json["optIns"] = toJson(session.optIns);
    json["gridFollowsProblem"] = session.gridFollowsProblem;
    if (session.assumedSmem)
        json["assumedSmem"] = assumedSmemJson(*session.assumedSmem);
    json["selection"] = pathJson(session.path);
    if (session.tracedKernel != 0)
        json["tracedKernel"] = session.tracedKernel;
    Json& view = json["view"];
    view["colourBy"] = session.colourBy;
    view["flat"] = session.flat;
    view["page"] = session.page;
    if (!session.file.empty())
        json["file"] = session.file;
    json["pages"] = pagesJson(session);
    Json& steps = json["steps"] = Json::array();
    for (const SavedStep& step : session.steps)
        steps.push_back(stepJson(step));
    json["silencedAdvice"] = silencedJson(session.silenced);
    json["pinned"] = Json::array();
    for (const SavedPin& pin : session.pinned)
        json["pinned"].push_back(pinJson(pin));
    Json& results = json["results"] = Json::array();
    for (const SavedResult& result : session.results)
        results.push_back(resultJson(result));
    Json& sweeps = json["sweeps"] = Json::array();
    for (const SavedSweep& sweep : session.sweeps)
        sweeps.push_back(sweepJson(sweep));
    return json;
}

SavedSession savedSessionFromJson(const JsonReader& reader) {
    expectFormat(reader, "trichevron-session", sessionVersion);
    SavedSession session;
    for (const JsonReader& device : reader.at("devices").elements())
        session.devices.push_back(deviceFrom(device));
    if (const auto device = reader.find("device"))
        session.device = placeFrom(*device, session.devices.size());
    if (const auto kernel = reader.find("kernel"))
        session.kernel = kernelInfoFromJson(*kernel);
    if (const auto ownKernels = reader.find("ownKernels"))
        for (const JsonReader& kernel : ownKernels->elements())
            session.ownKernels.push_back(ownKernelFromJson(kernel));
    if (session.kernel)
        tellOwnSummary(*session.kernel, session.ownKernels);
    if (const auto arguments = reader.find("ownArguments"))
        session.ownArguments = argumentsByKernelFromJson(*arguments);
    if (const auto codes = reader.find("ownCodes"))
        for (const JsonReader& code : codes->elements())
            session.ownCodes[code.at("kernel").string()] = code.at("code").string();
    session.config = launchConfigFromJson(reader.at("launch"));
    if (const auto optIns = reader.find("optIns"))
        session.optIns = optInsFromJson(*optIns);
    if (const auto follows = reader.find("gridFollowsProblem"))
        session.gridFollowsProblem = follows->boolean();
    if (const auto smem = reader.find("assumedSmem"))
        session.assumedSmem = assumedSmemFrom(*smem);
    if (const auto path = reader.find("selection"))
        session.path = pathFrom(*path);
    if (const auto kernel = reader.find("tracedKernel"))
        session.tracedKernel = kernel->integer<std::uint32_t>();
    if (const auto view = reader.find("view")) {
        if (const auto colour = view->find("colourBy"))
            session.colourBy = colour->string();
        if (const auto flat = view->find("flat"))
            session.flat = flat->boolean();
        if (const auto page = view->find("page"))
            session.page = page->string();
    }
    if (const auto file = reader.find("file"))
        session.file = file->string();
    if (const auto pages = reader.find("pages"))
        readPages(*pages, session);
    if (const auto steps = reader.find("steps"))
        for (const JsonReader& step : steps->elements())
            tellOwnSummary(session.steps.emplace_back(stepFrom(step, session.devices.size())).launch.kernel,
                           session.ownKernels);
    if (const auto silenced = reader.find("silencedAdvice"))
        session.silenced = parseSilencedRules(*silenced);
    if (const auto pinned = reader.find("pinned"))
        session.pinned = pinsFrom(*pinned, session.devices.size());
    for (SavedPin& pin : session.pinned)
        tellOwnSummary(pin.kernel, session.ownKernels);
    if (const auto results = reader.find("results")) {
        for (const JsonReader& result : results->elements())
            session.results.push_back(resultFrom(result, session.devices.size()));
    }
    if (const auto sweeps = reader.find("sweeps")) {
        for (const JsonReader& sweep : sweeps->elements())
            session.sweeps.push_back(sweepFrom(sweep, session.devices.size()));
    }
    return session;
}

} // namespace trichevron::core
