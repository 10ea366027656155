// SPDX-License-Identifier: MIT
#include "app/views/help/widgets/help_page.h"

#include "app/views/help/help_marks.h"
#include "app/wording/language.h"

#include <QFile>
#include <QHash>
#include <QPalette>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

namespace convoku {
namespace {

/// Takes the name out of the heading again; empty where there is none.
QString takeAnchor(QTextCursor heading)
{
    const QString text = heading.block().text();
    const qsizetype from = text.indexOf(kAnchorBegins);
    const qsizetype to = text.indexOf(kAnchorEnds);
    if (from < 0 || to < from)
        return {};
    heading.setPosition(heading.block().position() + static_cast<int>(from));
    heading.setPosition(heading.block().position() + static_cast<int>(to) + 1, QTextCursor::KeepAnchor);
    heading.removeSelectedText();
    return text.mid(from + 1, to - from - 1);
}

/// Seen on the ground, and fainter than letters.
QColor lineColour(const QPalette& palette)
{
    constexpr int kPart = 4; // of the way from the ground to the letters
    const QColor ground = palette.color(QPalette::Base);
    const QColor letters = palette.color(QPalette::Text);
    const auto mix = [](int from, int to) { return from + (to - from) / kPart; };
    return {mix(ground.red(), letters.red()), mix(ground.green(), letters.green()), mix(ground.blue(), letters.blue())};
}

/// Sets the colours of a table that depend on the palette; a table that has them already stays untouched.
void colourTable(QTextTable& table, const QPalette& palette)
{
    QTextTableFormat format = table.format();
    if (format.borderBrush() == QBrush(lineColour(palette)))
        return;
    format.setBorderBrush(lineColour(palette));
    table.setFormat(format);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCharFormat cellFormat = cell.format();
        cellFormat.setBackground(palette.alternateBase());
        cell.setFormat(cellFormat);
    }
}

/// Lines around cells, and the first row strong.
void dressTables(QTextDocument& document, const QPalette& palette)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setCellPadding(5);
        format.setTopMargin(6);
        format.setBottomMargin(12);
        table->setFormat(format);
        colourTable(*table, palette);
    }
}

/// [![words](picture)](link): Qt's reader of Markdown forgets that the picture is a link.
void linkPictures(QTextDocument& document, const QString& markdown)
{
    static const QRegularExpression kLinked(QStringLiteral("\\[!\\[[^\\]]*\\]\\(([^)]+)\\)\\]\\(([^)]+)\\)"));
    QHash<QString, QString> links;
    for (auto at = kLinked.globalMatch(markdown); at.hasNext();) {
        const QRegularExpressionMatch match = at.next();
        links[match.captured(1)] = match.captured(2);
    }
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            QTextImageFormat image = it.fragment().charFormat().toImageFormat();
            if (!image.isValid() || !links.contains(image.name()))
                continue;
            QTextCursor cursor(block);
            cursor.setPosition(it.fragment().position());
            cursor.setPosition(it.fragment().position() + it.fragment().length(), QTextCursor::KeepAnchor);
            image.setAnchor(true);
            image.setAnchorHref(links[image.name()]);
            cursor.setCharFormat(image);
            break; // the block's fragments are others now; a picture stands alone in its block
        }
    }
}

} // namespace

HelpPage helpPage(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(withMarkedBars(withMarkedAnchors(markdown)));
    const QPalette palette;
    HelpPage page;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        if (const int level = format.headingLevel(); level > 0) {
            const QString named = takeAnchor(cursor);
            page.headings.push_back({level, block.text(), named.isEmpty() ? anchorOf(block.text()) : named});
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
            QTextCharFormat anchor;
            anchor.setAnchor(true);
            anchor.setAnchorNames({page.headings.back().anchor});
            cursor.mergeCharFormat(anchor);
            format.setTopMargin(level == 1 ? 6 : 22);
            format.setBottomMargin(8);
            cursor.setBlockFormat(format);
        } else if (format.hasProperty(QTextFormat::BlockCodeFence)
            || format.hasProperty(QTextFormat::BlockCodeLanguage)) {
            format.setBackground(palette.alternateBase());
            format.setLeftMargin(12);
            cursor.setBlockFormat(format);
        } else if (QTextCursor(block).currentTable() == nullptr) {
            format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
            format.setBottomMargin(block.textList() ? 3 : 9);
            // A line that holds a picture is as high as the picture, and not a quarter more.
            if (block.text() == QString(QChar::ObjectReplacementCharacter))
                format.setLineHeight(0, QTextBlockFormat::SingleHeight);
            cursor.setBlockFormat(format);
        }
    }
    linkPictures(document, markdown);
    dressTables(document, palette);
    page.html = withBars(document.toHtml());
    return page;
}

void recolourHelpPage(QTextDocument& document, int first, int count, const QPalette& palette)
{
    QTextCursor edit(&document);
    edit.beginEditBlock();
    QTextBlock block = document.findBlockByNumber(first);
    for (int i = 0; i < count && block.isValid(); ++i, block = block.next()) {
        if (QTextTable* table = QTextCursor(block).currentTable())
            colourTable(*table, palette);
        if (QTextBlockFormat format = block.blockFormat(); format.background() != QBrush(Qt::NoBrush)) {
            format.setBackground(palette.alternateBase());
            QTextCursor(block).setBlockFormat(format);
        }
        // Formats split and join fragments: the places are gathered first.
        std::vector<std::pair<QTextCursor, QTextCharFormat>> changes;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            QTextCharFormat colours;
            if (!format.anchorHref().isEmpty() && !format.isImageFormat())
                colours.setForeground(palette.link());
            if (format.background() != QBrush(Qt::NoBrush)) // the letters of a table's first row
                colours.setBackground(palette.alternateBase());
            if (colours.isEmpty())
                continue;
            edit.setPosition(it.fragment().position());
            edit.setPosition(it.fragment().position() + it.fragment().length(), QTextCursor::KeepAnchor);
            changes.emplace_back(edit, colours);
        }
        for (auto& [place, colours] : changes)
            place.mergeCharFormat(colours);
    }
    edit.endEditBlock();
}

std::vector<HelpHeading> helpHeadings(const QString& markdown)
{
    static const QRegularExpression kHeading(QStringLiteral("^(#{1,6}) +(.*?) *(?:\\x{e000}(\\S+)\\x{e001})?$"));
    static const QRegularExpression kSign(QStringLiteral("[*_`\\[\\\\&<]"));
    std::vector<HelpHeading> headings;
    bool isCode = false;
    for (const QString& line : withMarkedAnchors(markdown).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```")))
            isCode = !isCode;
        const QRegularExpressionMatch match = kHeading.match(line);
        if (isCode || !match.hasMatch())
            continue;
        QString text = match.captured(2);
        if (text.contains(kSign)) { // Markdown of its own
            QTextDocument document;
            document.setMarkdown(text);
            text = document.toPlainText();
        }
        const QString named = match.captured(3);
        headings.push_back({static_cast<int>(match.capturedLength(1)), text, named.isEmpty() ? anchorOf(text) : named});
    }
    return headings;
}

QStringList helpPages()
{
    QStringList pages;
    QFile contents(QStringLiteral(":/help/contents.txt"));
    if (contents.open(QIODevice::ReadOnly)) {
        for (const QString& name : QString::fromUtf8(contents.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            pages << QStringLiteral("qrc:/help/") + name;
    }
    return pages;
}

QString helpMarkdown(const QString& address)
{
    QFile file(translatedFile(QString(address).remove(0, address.startsWith(QLatin1String("qrc:")) ? 3 : 0)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace convoku
