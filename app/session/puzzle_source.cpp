// SPDX-License-Identifier: MIT
#include "app/session/puzzle_source.h"

#include "app/wording/wording.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace convoku {
namespace {

QString tr(const char* text, int n = -1)
{
    return QCoreApplication::translate("convoku::PuzzleSource", text, nullptr, n);
}

PuzzleSource toSource(const QByteArray& text, const QString& name, const ReadHint& hint)
{
    PuzzleTextResult result = readPuzzles({text.constData(), static_cast<std::size_t>(text.size())}, hint);
    PuzzleSource source{name, std::move(result.puzzles), {}};
    source.problems = problemSentences(result);
    return source;
}

} // namespace

QStringList problemSentences(const PuzzleTextResult& result)
{
    QStringList sentences;
    for (const PuzzleTextError& error : result.errors)
        sentences << Wording::puzzleError(error);
    if (result.errorCount > result.errors.size())
        sentences << tr(QT_TRANSLATE_N_NOOP("convoku::PuzzleSource", "And %n more line(s) that are no puzzles."),
            static_cast<int>(result.errorCount - result.errors.size()));
    return sentences;
}

QString unreadable(const QString& path, const QString& error)
{
    return tr(QT_TRANSLATE_NOOP("convoku::PuzzleSource", "%1 can’t be read: %2.")).arg(path, error);
}

PuzzleSource readPuzzleFile(const QString& path, const ReadHint& hint)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (QFileInfo(path).isDir())
        return {name, {},
            {tr(QT_TRANSLATE_NOOP("convoku::PuzzleSource", "%1 is a folder; expected a file with puzzles."))
                    .arg(path)}};
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
