// SPDX-License-Identifier: MIT
#include "app/document/puzzle_source.h"

#include "app/base/file_name.h"
#include "app/base/input_file.h"
#include "app/document/one_board.h"
#include "app/wording/wording.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class PuzzleSourceText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::PuzzleSource)
};

PuzzleSource toSource(const QByteArray& text, const QString& name, const ReadHint& hint)
{
    PuzzleTextResult result = readPuzzles({text.constData(), static_cast<std::size_t>(text.size())}, hint);
    PuzzleSource source{name, std::move(result.puzzles), {}};
    OneBoard board;
    std::erase_if(source.puzzles, [&board](const Puzzle& puzzle) { return !board.takes(puzzle); });
    source.problems = problemSentences(result);
    if (const QString problem = board.problem(); !problem.isEmpty())
        source.problems << problem;
    return source;
}

} // namespace

QStringList problemSentences(const PuzzleTextResult& result)
{
    QStringList sentences;
    for (const PuzzleTextError& error : result.errors)
        sentences << Wording::puzzleError(error);
    if (result.errorCount > result.errors.size())
        sentences << PuzzleSourceText::tr("And %n more line(s) that are not puzzles.", nullptr,
            static_cast<int>(result.errorCount - result.errors.size()));
    return sentences;
}

QString unreadable(const QString& path, const QString& error)
{
    return PuzzleSourceText::tr("%1 cannot be read: %2.").arg(path, error);
}

PuzzleSource readPuzzleFile(const QString& path, const ReadHint& hint)
{
    const QString name = QFileInfo(path).fileName();
    InputFile file(path);
    if (isFolder(path))
        return {name, {}, {PuzzleSourceText::tr("%1 is a folder; expected a file with puzzles.").arg(path)}};
    if (!file.open(QIODevice::ReadOnly))
        return {name, {}, {unreadable(path, file.errorString())}};
    const QByteArray text = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return {name, {}, {unreadable(path, file.errorString())}};
    return toSource(text, name, hint);
}

PuzzleSource readPuzzleText(const QString& text, const ReadHint& hint)
{
    return toSource(text.toUtf8(), {}, hint);
}

} // namespace convoku
