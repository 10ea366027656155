// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/side_by_side.h"

#include <QKeySequence>
#include <QObject>

namespace convoku {

struct WindowParts;

/// Connects the view Compare with the rest of the window: commands, the open collection, recent networks and exports.
class CompareController final : public QObject
{
    Q_OBJECT

public:
    CompareController(WindowParts& parts, QObject* parent);

    /// Brings the view to the front, with these columns.
    void show(SideBySide::Columns columns);
    /// Brings it to the front with the session's run beside one with other rules.
    void showBeside(const PassOptions& options);

private:
    void add(const char* id, const QString& text, const QString& help, const QList<QKeySequence>& keys,
        SideBySide::Columns columns);
    void exportBoards(bool animation);

    WindowParts& m_parts;
};

} // namespace convoku
