// SPDX-License-Identifier: MIT
// What leaves a collection: files and the clipboard.
#include "app/views/collections/widgets/collection_panel.h"
#include "app/window/parts/puzzle_files.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QSettings>
#include <QTableView>

namespace convoku {

bool CollectionPanel::eventFilter(QObject* watched, QEvent* event)
{
    // Ctrl+C in the table means its rows, not the puzzle that is open: the window's shortcut must not have it.
    const auto isCopy = [event] { return static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy); };
    if (watched == m_table && event->type() == QEvent::ShortcutOverride && isCopy()) {
        event->accept();
        return true;
    }
    if (watched == m_table && event->type() == QEvent::KeyPress && isCopy()) {
        copySelected();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CollectionPanel::copySelected()
{
    const std::vector<std::uint32_t> puzzles = selectedPuzzles();
    if (puzzles.empty())
        return;
    if (puzzles.size() > kMostCopied) {
        Q_EMIT announced(tr("There is too much to copy. Save it to a file."));
        return;
    }
    QByteArray text;
    for (const std::uint32_t puzzle : puzzles)
        text += collectionLine(m_work.collection, puzzle) + '\n';
    QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
    Q_EMIT announced(tr("Copied: %n puzzle(s)", nullptr, static_cast<int>(puzzles.size())));
}

void CollectionPanel::askAndSave(bool onlySelected)
{
    std::vector<std::uint32_t> puzzles = onlySelected ? selectedPuzzles() : m_work.model.shown();
    if (puzzles.empty() || m_work.writer)
        return;
    const int cells = m_work.collection.board().cells();
    const QStringList filters{tr("%1 characters and comment, one puzzle per line (*.txt)").arg(cells),
        tr("%1 digits, one puzzle per line (*.sdm)").arg(cells),
        tr("Table of everything known about each puzzle (*.csv)")};
    const QString folder = m_settings.value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const auto [path, filter] = askForTarget(onlySelected ? tr("Save selected puzzles") : tr("Save shown puzzles"),
        QDir(folder).filePath(QStringLiteral("puzzles.txt")), filters, this);
    if (path.isEmpty())
        return;
    const auto chosen = static_cast<CollectionFormat>(std::max<qsizetype>(filters.indexOf(filter), 0));
    // An ending that was typed is the stronger word.
    save(std::move(puzzles), path, collectionFormatOf(path, chosen));
}

void CollectionPanel::save(std::vector<std::uint32_t> puzzles, const QString& path, CollectionFormat format)
{
    m_work.writer = std::make_unique<CollectionWriter>(m_work.collection, std::move(puzzles), path, format);
    connectWriter();
    showState();
}

void CollectionPanel::connectWriter()
{
    connect(m_work.writer.get(), &CollectionWriter::finished, this, &CollectionPanel::saved);
}

bool CollectionPanel::endSaving()
{
    if (!m_work.writer)
        return true;
    const QString problem = m_work.writer->wait();
    saved(problem);
    return problem.isEmpty();
}

void CollectionPanel::saved(const QString& problem)
{
    m_work.writer->disconnect(this); // who waited for it has heard already
    CollectionWriter* writer = m_work.writer.release();
    writer->deleteLater(); // it may be the one that calls
    const QString shown = QDir::toNativeSeparators(writer->path());
    if (problem.isEmpty()) {
        m_settings.setValue(QStringLiteral("file/folder"), QFileInfo(writer->path()).absolutePath());
        Q_EMIT announced(tr("Saved %n puzzle(s): %1", nullptr, static_cast<int>(writer->count())).arg(shown));
    } else {
        Q_EMIT failed(tr("%1 could not be saved.").arg(shown), {problem});
    }
    showState();
}

} // namespace convoku
