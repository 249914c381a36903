// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/settings/settings.h"

#include <algorithm>

namespace trichevron::gui {
namespace {

namespace settingsKey {
const QString theme = QStringLiteral("window/theme");
const QString language = QStringLiteral("window/language");
const QString largeType = QStringLiteral("window/largeType");
const QString reducedMotion = QStringLiteral("window/reducedMotion");
const QString geometry = QStringLiteral("window/geometry");
const QString layout = QStringLiteral("window/layout");
const QString page = QStringLiteral("window/page");
const QString highlightsPointer = QStringLiteral("present/highlightsPointer");
const QString recentFiles = QStringLiteral("files/recent");
const QString sessionFolder = QStringLiteral("files/sessionFolder");
const QString ownKernels = QStringLiteral("kernel/own");
const QString captureProgram = QStringLiteral("capture/program");
const QString captureArguments = QStringLiteral("capture/arguments");
const QString captureFolder = QStringLiteral("capture/folder");
const QString captureFile = QStringLiteral("capture/file");
const QString captureLimit = QStringLiteral("capture/limit");
const QString captureStacks = QStringLiteral("capture/stacks");
const QString captureRanges = QStringLiteral("capture/ranges");
const QString captureMachine = QStringLiteral("capture/machine");
const QString learned = QStringLiteral("learn/answeredSteps");
const QString answeredWrongly = QStringLiteral("learn/wrongSteps");
const QString placeInLearning = QStringLiteral("learn/place");
const QString silencedAdvice = QStringLiteral("verdict/silencedAdvice");
const QString machines = QStringLiteral("machines"); // an array of the five keys below
const QString machineId = QStringLiteral("id");
const QString machineName = QStringLiteral("name");
const QString machineCommand = QStringLiteral("command");
const QString machineConnects = QStringLiteral("connectAtStart");
const QString machinePatience = QStringLiteral("patience");
const QString oldWorkerCommand = QStringLiteral("worker/command"); // of versions with a single worker
} // namespace settingsKey

/// Larger values are not those of a user: the file is damaged, or somebody else's.
constexpr int maxMachines = 100;
constexpr int maxLearned = 5000;
constexpr qsizetype maxPaths = 100;
constexpr qsizetype maxRules = 1000;
constexpr qsizetype maxKernels = 100;
constexpr qsizetype maxKernelLetters = 1 << 16;
constexpr qsizetype maxPlaceLetters = 1 << 17;
constexpr qsizetype maxLetters = 4096;  ///< of a name, a path or a command
constexpr qsizetype maxBytes = 1 << 16; ///< of a layout

QString bounded(const QString& text, qsizetype letters = maxLetters) {
    return text.size() <= letters ? text : QString();
}

QStringList bounded(const QStringList& texts, qsizetype count, qsizetype letters = maxLetters) {
    QStringList kept;
    for (const QString& each : texts.mid(0, count))
        if (each.size() <= letters)
            kept << each;
    return kept;
}

QByteArray bounded(const QByteArray& bytes) {
    return bytes.size() <= maxBytes ? bytes : QByteArray();
}

bool hasMachine(const std::vector<Machine>& machines, const QString& id) {
    return std::any_of(machines.begin(), machines.end(),
                       [&](const Machine& machine) { return machine.id == id; });
}

} // namespace

ThemeChoice Settings::theme() const {
    return themeChoiceFromName(settings_.value(settingsKey::theme).toString()).value_or(ThemeChoice::System);
}

void Settings::setTheme(ThemeChoice theme) {
    settings_.setValue(settingsKey::theme, toString(theme));
}

QString Settings::language() const {
    return bounded(settings_.value(settingsKey::language).toString());
}

void Settings::setLanguage(const QString& code) {
    settings_.setValue(settingsKey::language, code);
}

bool Settings::hasLargeType() const {
    return settings_.value(settingsKey::largeType, false).toBool();
}

void Settings::setLargeType(bool large) {
    settings_.setValue(settingsKey::largeType, large);
}

bool Settings::hasReducedMotion() const {
    return settings_.value(settingsKey::reducedMotion, false).toBool();
}

void Settings::setReducedMotion(bool reduced) {
    settings_.setValue(settingsKey::reducedMotion, reduced);
}

QByteArray Settings::windowGeometry() const {
    return bounded(settings_.value(settingsKey::geometry).toByteArray());
}

QByteArray Settings::windowLayout() const {
    return bounded(settings_.value(settingsKey::layout).toByteArray());
}

void Settings::setWindow(const QByteArray& geometry, const QByteArray& layout) {
    settings_.setValue(settingsKey::geometry, geometry);
    settings_.setValue(settingsKey::layout, layout);
}

QString Settings::page() const {
    return settings_.value(settingsKey::page).toString();
}

void Settings::setPage(const QString& id) {
    settings_.setValue(settingsKey::page, id);
}

bool Settings::highlightsPointer() const {
    return settings_.value(settingsKey::highlightsPointer, true).toBool();
}

void Settings::setHighlightsPointer(bool highlights) {
    settings_.setValue(settingsKey::highlightsPointer, highlights);
}

QStringList Settings::recentFiles() const {
    return bounded(settings_.value(settingsKey::recentFiles).toStringList(), maxPaths);
}

void Settings::setRecentFiles(const QStringList& paths) {
    settings_.setValue(settingsKey::recentFiles, paths);
}

QString Settings::sessionFolder() const {
    return bounded(settings_.value(settingsKey::sessionFolder).toString());
}

void Settings::setSessionFolder(const QString& folder) {
    settings_.setValue(settingsKey::sessionFolder, folder);
}

QStringList Settings::ownKernels() const {
    return bounded(settings_.value(settingsKey::ownKernels).toStringList(), maxKernels, maxKernelLetters);
}

void Settings::setOwnKernels(const QStringList& kernels) {
    settings_.setValue(settingsKey::ownKernels, bounded(kernels, maxKernels, maxKernelLetters));
}

QStringList Settings::learned() const {
    return bounded(settings_.value(settingsKey::learned).toStringList(), maxLearned);
}

void Settings::setLearned(const QStringList& steps) {
    settings_.setValue(settingsKey::learned, steps.mid(0, maxLearned));
}

QStringList Settings::answeredWrongly() const {
    return bounded(settings_.value(settingsKey::answeredWrongly).toStringList(), maxLearned);
}

void Settings::setAnsweredWrongly(const QStringList& steps) {
    settings_.setValue(settingsKey::answeredWrongly, steps.mid(0, maxLearned));
}

QString Settings::placeInLearning() const {
    return bounded(settings_.value(settingsKey::placeInLearning).toString(), maxPlaceLetters);
}

void Settings::setPlaceInLearning(const QString& json) {
    settings_.setValue(settingsKey::placeInLearning, bounded(json, maxPlaceLetters));
}

CaptureCommand Settings::captureCommand() const {
    CaptureCommand command;
    command.program = bounded(settings_.value(settingsKey::captureProgram).toString());
    command.arguments = bounded(settings_.value(settingsKey::captureArguments).toString());
    command.folder = bounded(settings_.value(settingsKey::captureFolder).toString());
    command.file = bounded(settings_.value(settingsKey::captureFile).toString());
    bool isNumber = false;
    const quint64 limit = settings_.value(settingsKey::captureLimit).toULongLong(&isNumber);
    if (isNumber && limit > 0)
        command.limit = limit;
    command.stacks = settings_.value(settingsKey::captureStacks, false).toBool();
    command.ranges = settings_.value(settingsKey::captureRanges, false).toBool();
    command.machine = bounded(settings_.value(settingsKey::captureMachine).toString());
    return command;
}

void Settings::setCaptureCommand(const CaptureCommand& command) {
    settings_.setValue(settingsKey::captureProgram, command.program);
    settings_.setValue(settingsKey::captureArguments, command.arguments);
    settings_.setValue(settingsKey::captureFolder, command.folder);
    settings_.setValue(settingsKey::captureFile, command.file);
    settings_.setValue(settingsKey::captureLimit, command.limit);
    settings_.setValue(settingsKey::captureStacks, command.stacks);
    settings_.setValue(settingsKey::captureRanges, command.ranges);
    settings_.setValue(settingsKey::captureMachine, command.machine);
}

QStringList Settings::silencedAdvice() const {
    return bounded(settings_.value(settingsKey::silencedAdvice).toStringList(), maxRules);
}

void Settings::setSilencedAdvice(const QStringList& ruleIds) {
    settings_.setValue(settingsKey::silencedAdvice, ruleIds);
}

std::vector<Machine> Settings::machines() {
    std::vector<Machine> machines{thisComputer()};
    machines.front().command = bounded(settings_.value(settingsKey::oldWorkerCommand).toString()).trimmed();
    const int count = std::min(settings_.beginReadArray(settingsKey::machines), maxMachines);
    for (int i = 0; i < count; ++i) {
        settings_.setArrayIndex(i);
        Machine machine;
        machine.id = bounded(settings_.value(settingsKey::machineId).toString());
        machine.name = bounded(settings_.value(settingsKey::machineName).toString()).trimmed();
        machine.command = bounded(settings_.value(settingsKey::machineCommand).toString()).trimmed();
        machine.connectAtStart = settings_.value(settingsKey::machineConnects, false).toBool();
        bool isNumber = false;
        machine.patience = settings_.value(settingsKey::machinePatience, defaultPatience).toInt(&isNumber);
        if (!isNumber || machine.patience < 0 || machine.patience > maxPatience)
            machine.patience = defaultPatience;
        if (isThisComputer(machine)) {
            machine.name = machines.front().name;
            machines.front() = machine;
        } else if (!machine.id.isEmpty() && !machine.name.isEmpty() && !hasMachine(machines, machine.id)) {
            machines.push_back(machine);
        }
    }
    settings_.endArray();
    return machines;
}

void Settings::setMachines(const std::vector<Machine>& machines) {
    settings_.remove(settingsKey::oldWorkerCommand);
    settings_.remove(settingsKey::machines); // the end of a longer list would stay
    settings_.beginWriteArray(settingsKey::machines, static_cast<int>(machines.size()));
    for (std::size_t i = 0; i < machines.size(); ++i) {
        settings_.setArrayIndex(static_cast<int>(i));
        settings_.setValue(settingsKey::machineId, machines[i].id);
        settings_.setValue(settingsKey::machineName, machines[i].name);
        settings_.setValue(settingsKey::machineCommand, machines[i].command);
        settings_.setValue(settingsKey::machineConnects, machines[i].connectAtStart);
        settings_.setValue(settingsKey::machinePatience, machines[i].patience);
    }
    settings_.endArray();
}

} // namespace trichevron::gui
