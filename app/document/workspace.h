// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/blind_work.h"
#include "app/document/bookmarks.h"
#include "app/document/breakpoints.h"
#include "app/document/inquiry.h"
#include "app/document/layer_values.h"
#include "app/document/pins.h"
#include "app/document/session.h"
#include "app/document/side_by_side.h"
#include "app/document/training_work.h"
#include "app/document/watches.h"

#include <QJsonObject>

namespace convoku {

class CollectionComparison;
struct SessionContent;
class Workshop;

/// A session and all that a person has added to it: breakpoints, bookmarks, watches; and who answers his questions.
/// What a session file holds.
class Workspace : public QObject
{
    Q_OBJECT

public:
    explicit Workspace(const BackendFactory& backend, QObject* parent = nullptr);

    Session* session() { return m_session; }
    const Session* session() const { return m_session; }
    Inquiry* inquiry() { return m_inquiry; }
    Breakpoints* breakpoints() { return m_breakpoints; }
    Bookmarks* bookmarks() { return m_bookmarks; }
    /// The bookmarks change because another puzzle is open.
    bool isChangingPuzzle() const { return m_changingPuzzle; }
    Watches* watches() { return m_watches; }
    LayerValues* layerValues() { return m_layerValues; }
    /// For those who have something of their own to run.
    const BackendFactory& backend() const { return m_backend; }
    Pins* pins() { return m_pins; }
    Workshop* workshop() { return m_workshop; }
    TrainingWork* training() { return m_training; }
    SideBySide* sideBySide() { return m_sideBySide; }
    BlindWork* blind() { return m_blind; }
    CollectionComparison* comparison() { return m_comparison; }

    /// To the next (previous) place where an enabled breakpoint stops; false where there is none.
    bool goToStop(bool forward);
    /// Sets a breakpoint on the picked candidate or, where none is picked, on what happened at the position; takes it
    /// away where it is there already.
    /// Returns the breakpoint and whether it is set now.
    std::pair<Breakpoint, bool> toggleBreakpointHere();

    /// Returns the session as a JSON object. `layout`: of the window, stored unchanged in base64 with its SHA-1. Needs
    /// a puzzle.
    ///
    /// Besides format and version: name, puzzle (a sign per cell), candidates (a sign per candidate, if the run does
    /// not begin with those of the givens), network (its id; omitted: article), network_text (if it is not built in),
    /// network_learned (rule, value, numbers as 32-bit floats in base64), network_onnx with network_reading, or
    /// network_weights; rules (ids in order), search, max_passes; position ([pass, step, layer]; layer 0: the end of
    /// the step), picked ([row, column, digit] from 1), range ([first, last] pass); breakpoints (breakpoint_json.h),
    /// bookmarks (position and note), watches (as typed), pins (positions of pinned layers).
    QJsonObject toJson(const QByteArray& layout) const;
    /// Opens what toJson() wrote, as readSession() reads it: without a problem.
    void open(const SessionContent& content, const QString& name);
    /// Reads and opens it. Returns why it is not a session, in a sentence; then nothing has changed.
    QString open(const QJsonObject& json, const QString& name, QByteArray* layout, int* leftOut);

private:
    /// Breakpoints and watches mean the same places of another board; those that it does not have go.
    void followBoard();

    BackendFactory m_backend;
    Session* m_session;
    Inquiry* m_inquiry;
    Breakpoints* m_breakpoints;
    Bookmarks* m_bookmarks;
    Watches* m_watches;
    LayerValues* m_layerValues;
    Pins* m_pins;
    Workshop* m_workshop;
    TrainingWork* m_training;
    SideBySide* m_sideBySide;
    BlindWork* m_blind;
    CollectionComparison* m_comparison;
    Board m_board; ///< of breakpoints and watches
    bool m_changingPuzzle = false;
};

} // namespace convoku
