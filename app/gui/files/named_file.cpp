// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/named_file.h"

#include "app/gui/text/text.h"

#include <QFileInfo>

namespace trichevron::gui {

NamedFile NamedFile::at(const QString& path) {
    const QFileInfo file(path);
    return {file.absoluteFilePath(), file.lastModified(), file.size()};
}

NamedFile NamedFile::from(const core::Json& json) {
    if (!json.is_object())
        return {};
    const auto path = json.find("path");
    const auto modified = json.find("modified");
    const auto bytes = json.find("bytes");
    if (path == json.end() || !path->is_string() || modified == json.end() || !modified->is_string() ||
        bytes == json.end() || !bytes->is_number_integer())
        return {};
    return {text(path->get<std::string>()),
            QDateTime::fromString(text(modified->get<std::string>()), Qt::ISODateWithMs),
            bytes->get<qint64>()};
}

core::Json NamedFile::toJson() const {
    return {{"path", path.toStdString()},
            {"modified", modified.toUTC().toString(Qt::ISODateWithMs).toStdString()},
            {"bytes", bytes}};
}

bool NamedFile::isThere() const {
    return QFileInfo::exists(path);
}

bool NamedFile::hasChanged() const {
    const NamedFile now = at(path);
    return modified.isValid() && (now.modified != modified || now.bytes != bytes);
}

} // namespace trichevron::gui
