// SPDX-License-Identifier: MIT
// libFuzzer: whatever stands in a session, its parts are read or refused: breakpoints, and how the docks were arranged.
#include "app/document/breakpoint_json.h"
#include "app/document/session_file.h"
#include "app/window/dock_arrangement.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cstdint>
#include <cstdlib>

using namespace convoku;

namespace {

void readBreakpoint(const QJsonObject& json)
{
    const auto breakpoint = breakpointFromJson(json);
    if (!breakpoint)
        return;
    const QJsonObject written = toJson(*breakpoint);
    const auto again = breakpointFromJson(written);
    if (!again || toJson(*again) != written)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    isDockArrangement(bytes);
    looksLikeSession(bytes);
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    sessionProblem(document.object());
    readBreakpoint(document.object());
    for (const QJsonValue& each : document.object().value(QStringLiteral("breakpoints")).toArray())
        readBreakpoint(each.toObject());
    return 0;
}
