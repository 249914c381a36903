// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_change.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/launch/launch_attribute_text.h"
#include "core/messages/percent_text.h"
#include "core/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <string>

namespace trichevron::gui {
namespace {

struct LaunchChangeText {
    Q_DECLARE_TR_FUNCTIONS(LaunchChangeText)
};

/// A line does not end inside 16 × 16 or 48 KiB.
QString withoutBreaks(const std::string& value) {
    return QString::fromStdString(value).replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

class Changes {
public:
    /// `pattern` has the arguments {from} and {to}.
    void add(const QString& pattern, const std::string& from, const std::string& to) {
        if (from != to)
            texts_ << fill(pattern, {{"from", withoutBreaks(from)}, {"to", withoutBreaks(to)}});
    }
    void addSwitch(const QString& on, const QString& off, bool from, bool to) {
        if (from != to)
            texts_ << (to ? on : off);
    }
    QString text() const { return texts_.join(QStringLiteral(" · ")); }

private:
    QStringList texts_;
};

std::string deviceText(const LaunchState& launch) {
    return launch.device ? launch.device->name : LaunchChangeText::tr("no device").toStdString();
}

template <class Extent>
std::string optionalText(const std::optional<Extent>& extent) {
    return extent ? shortExtentText(*extent) : LaunchChangeText::tr("none").toStdString();
}

std::string carveoutText(const core::KernelOptIns& optIns) {
    return optIns.preferredShmemCarveout < 0
               ? LaunchChangeText::tr("not set").toStdString()
               : core::withPercentSign(std::to_string(optIns.preferredShmemCarveout));
}

std::string attributeText(const core::LaunchAttributes& attributes, std::string_view name) {
    const std::string value = core::launchAttributeValue(attributes, name);
    return value.empty() ? LaunchChangeText::tr("not set").toStdString() : value;
}

std::string smsText(const core::LaunchConfig& config) {
    return config.greenContextSmCount ? core::digits(*config.greenContextSmCount)
                                      : LaunchChangeText::tr("all").toStdString();
}

} // namespace

QString changeText(const LaunchState& from, const LaunchState& to) {
    const core::LaunchConfig& a = from.config;
    const core::LaunchConfig& b = to.config;
    Changes changes;
    changes.add(LaunchChangeText::tr("device {from} → {to}"), deviceText(from), deviceText(to));
    if (from.kernel->id != to.kernel->id)
        changes.add(LaunchChangeText::tr("kernel {from} → {to}"), titleFor(*from.kernel),
                    titleFor(*to.kernel));
    changes.add(LaunchChangeText::tr("function {from} → {to}"), std::string(toString(a.api)),
                std::string(toString(b.api)));
    changes.add(LaunchChangeText::tr("problem {from} → {to}"), optionalText(a.problem),
                optionalText(b.problem));
    changes.add(LaunchChangeText::tr("block {from} → {to}"), shortExtentText(a.blockDim),
                shortExtentText(b.blockDim));
    changes.add(LaunchChangeText::tr("cluster {from} → {to}"), optionalText(a.clusterDim),
                optionalText(b.clusterDim));
    changes.add(LaunchChangeText::tr("grid {from} → {to}"), shortExtentText(a.gridDim),
                shortExtentText(b.gridDim));
    changes.add(LaunchChangeText::tr("dynamic shared memory {from} → {to}"), bytesText(a.dynamicSmemBytes),
                bytesText(b.dynamicSmemBytes));
    changes.add(LaunchChangeText::tr("opt-in {from} → {to}"),
                bytesText(from.optIns.maxDynamicSharedSizeBytes),
                bytesText(to.optIns.maxDynamicSharedSizeBytes));
    changes.addSwitch(LaunchChangeText::tr("non-portable cluster sizes allowed"),
                      LaunchChangeText::tr("non-portable cluster sizes not allowed"),
                      from.optIns.nonPortableClusterSizeAllowed, to.optIns.nonPortableClusterSizeAllowed);
    changes.add(LaunchChangeText::tr("carve-out opt-in {from} → {to}"), carveoutText(from.optIns),
                carveoutText(to.optIns));
    changes.addSwitch(LaunchChangeText::tr("cooperative"), LaunchChangeText::tr("not cooperative"),
                      isCooperative(a), isCooperative(b));
    for (const std::string_view name : core::launchAttributeNames())
        changes.add(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) +
                        QStringLiteral(" {from} → {to}"),
                    attributeText(a.attributes, name), attributeText(b.attributes, name));
    changes.add(LaunchChangeText::tr("stream {from} → {to}"), std::string(toString(a.stream)),
                std::string(toString(b.stream)));
    changes.add(LaunchChangeText::tr("green context {from} → {to} SMs"), smsText(a), smsText(b));
    return changes.text();
}

} // namespace trichevron::gui
