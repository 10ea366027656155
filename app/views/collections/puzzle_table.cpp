// SPDX-License-Identifier: MIT
#include "app/views/collections/puzzle_table.h"

#include "app/base/compressed_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSettings>

#include <algorithm>
#include <map>

namespace convoku {
namespace {

constexpr qint64 kBeginning = 16 * 1024;
constexpr std::size_t kPuzzleTableRows = 6;

QByteArray beginningOf(const PuzzleText& text)
{
    if (text.path.isEmpty())
        return text.text.left(kBeginning).toUtf8();
    CompressedFile file(text.path);
    return file.open() ? file.read(kBeginning) : QByteArray();
}

/// Names may have any characters, and keys of settings may not.
QString keyOf(const PuzzleTable& table)
{
    QByteArray names;
    for (const PuzzleColumn& column : table.columns) {
        if (column.name.empty())
            return {};
        names += QByteArray::fromStdString(column.name) + '\n';
    }
    return QStringLiteral("columns/")
        + QString::fromLatin1(QCryptographicHash::hash(names, QCryptographicHash::Sha1).toHex());
}

} // namespace

QString PuzzleTable::name(std::size_t column) const
{
    for (const PuzzleColumn& known : columns) {
        if (known.index == column && !known.name.empty())
            return QString::fromStdString(known.name);
    }
    return QCoreApplication::translate("convoku::PuzzleTable", "Column %1").arg(column + 1);
}

PuzzleTable puzzleTable(const PuzzleText& text, std::optional<Board> board)
{
    QByteArray beginning = beginningOf(text);
    // The last line may be cut.
    if (beginning.size() >= kBeginning)
        beginning.truncate(std::max({qsizetype{0}, beginning.lastIndexOf('\n'), beginning.lastIndexOf('\r')}));
    const std::string_view view(beginning.constData(), static_cast<std::size_t>(beginning.size()));
    PuzzleTable table;
    table.columns = readPuzzles(view, {.board = board}).columns;
    if (!table.hasChoice())
        return table;
    std::map<std::size_t, QStringList> lines;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        for (const Puzzle& puzzle : readPuzzles(view, {.column = table.columns[i].index, .board = board}).puzzles) {
            QStringList& row = lines[puzzle.line];
            row.resize(static_cast<qsizetype>(table.columns.size()));
            row[static_cast<qsizetype>(i)] = QString::fromStdString(puzzle.values().toText());
        }
    }
    for (const auto& [line, row] : lines) {
        if (table.rows.size() < kPuzzleTableRows)
            table.rows.push_back(row);
    }
    return table;
}

std::optional<std::size_t> rememberedColumn(const PuzzleTable& table, const QSettings& settings)
{
    const QString key = table.hasChoice() ? keyOf(table) : QString();
    if (key.isEmpty() || !settings.contains(key))
        return std::nullopt;
    const auto remembered = static_cast<std::size_t>(settings.value(key).toULongLong());
    const bool holdsPuzzles = std::any_of(table.columns.begin(), table.columns.end(),
        [remembered](const PuzzleColumn& column) { return column.index == remembered; });
    return holdsPuzzles ? std::optional(remembered) : std::nullopt;
}

void rememberColumn(const PuzzleTable& table, std::size_t column, QSettings& settings)
{
    if (const QString key = keyOf(table); !key.isEmpty())
        settings.setValue(key, static_cast<qulonglong>(column));
}

} // namespace convoku
