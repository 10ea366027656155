// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle.h"

#include <QStandardPaths>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

class QSettings;
class QWidget;

namespace convoku {

/// A file and how it is to be written.
struct PuzzleTarget
{
    QString path;
    PuzzleFormat format = PuzzleFormat::Line;
};

/// The formats of files that can say such a board; with candidates: only those that carry them.
std::vector<PuzzleFormat> fileFormats(bool withCandidates, Board board = {});
/// "81 characters (*.txt)"
QString filterOf(PuzzleFormat format, Board board = {});
/// Returns the target for a path that was chosen with a filter. A name without an ending gets the filter's; an ending
/// that belongs to another of the formats takes precedence over the filter.
PuzzleTarget targetOf(QString path, const QString& filter, const std::vector<PuzzleFormat>& formats, Board board = {});

/// Asks where a puzzle on the board is to go; none where the person thought better of it.
std::optional<PuzzleTarget> askForPuzzleTarget(
    const QString& title, bool withCandidates, Board board, const QSettings& settings, QWidget* parent);

/// Returns the initial folder of a save dialog: that of the setting, or the system's usual one for such files; the home
/// folder if that does not exist.
QString saveFolder(const QSettings& settings, const QString& key, QStandardPaths::StandardLocation usual);

/// Asks where to save: the path, with the ending of its filter where none was typed, and the filter ("Words (*.end)");
/// both empty where nobody wants to save. A file that is there is replaced only after a question, under its whole name.
std::pair<QString, QString> askForTarget(
    const QString& title, const QString& proposed, const QStringList& filters, QWidget* parent);

} // namespace convoku
