// SPDX-License-Identifier: MIT
#include "app/window/parts/puzzle_files.h"

#include "app/wording/wording.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>

namespace convoku {
namespace {

QString suffixOf(PuzzleFormat format)
{
    const std::string_view suffix = puzzleFormat(format).suffix;
    return QString::fromLatin1(suffix.data(), static_cast<qsizetype>(suffix.size()));
}

} // namespace

std::vector<PuzzleFormat> fileFormats(bool withCandidates, Board board)
{
    std::vector<PuzzleFormat> formats;
    for (const PuzzleFormatInfo& info : puzzleFormats()) {
        const bool saysBoard = info.anyBoard || board == Board();
        if (info.written && !info.suffix.empty() && (info.candidates || !withCandidates) && saysBoard)
            formats.push_back(info.format);
    }
    return formats;
}

QString filterOf(PuzzleFormat format, Board board)
{
    return QStringLiteral("%1 (*.%2)").arg(Wording::format(format, board), suffixOf(format));
}

PuzzleTarget targetOf(QString path, const QString& filter, const std::vector<PuzzleFormat>& formats, Board board)
{
    const auto chosen = std::find_if(
        formats.begin(), formats.end(), [&](PuzzleFormat format) { return filterOf(format, board) == filter; });
    const PuzzleFormat format = chosen == formats.end() ? formats.front() : *chosen;
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix.isEmpty()) {
        path += QLatin1Char('.') + suffixOf(format);
    } else if (suffix != suffixOf(format)) {
        const auto other = std::find_if(
            formats.begin(), formats.end(), [&](PuzzleFormat known) { return suffixOf(known) == suffix; });
        if (other != formats.end())
            return {path, *other};
    }
    return {path, format};
}

std::optional<PuzzleTarget> askForPuzzleTarget(
    const QString& title, bool withCandidates, Board board, const QSettings& settings, QWidget* parent)
{
    const std::vector<PuzzleFormat> formats = fileFormats(withCandidates, board);
    QStringList filters;
    for (const PuzzleFormat format : formats)
        filters << filterOf(format, board);
    const QString folder = settings.value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString proposed = QDir(folder).filePath(QStringLiteral("puzzle.") + suffixOf(formats.front()));
    const auto [path, filter] = askForTarget(title, proposed, filters, parent);
    if (path.isEmpty())
        return std::nullopt;
    return targetOf(path, filter, formats, board);
}

QString saveFolder(const QSettings& settings, const QString& key, QStandardPaths::StandardLocation usual)
{
    const QString folder = settings.value(key, QStandardPaths::writableLocation(usual)).toString();
    return folder.isEmpty() || !QDir(folder).exists() ? QDir::homePath() : folder;
}

std::pair<QString, QString> askForTarget(
    const QString& title, const QString& proposed, const QStringList& filters, QWidget* parent)
{
    QFileDialog dialog(parent, title, QFileInfo(proposed).absolutePath());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    // Before it asks whether to replace a file it must know the name that the file will have.
    const auto takeSuffix = [&dialog](const QString& filter) {
        static const QRegularExpression kSuffix(QStringLiteral("\\*\\.(\\w+)"));
        dialog.setDefaultSuffix(kSuffix.match(filter).captured(1));
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, takeSuffix);
    takeSuffix(filters.front());
    dialog.selectFile(QFileInfo(proposed).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    return {dialog.selectedFiles().front(), dialog.selectedNameFilter()};
}

} // namespace convoku
