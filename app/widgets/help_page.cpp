// SPDX-License-Identifier: MIT
#include "app/widgets/help_page.h"

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

/// As the places where Markdown is read make them: small letters, hyphens for blanks, nothing else but digits.
QString anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            anchor += c;
        else if (c == QLatin1Char(' '))
            anchor += QLatin1Char('-');
    }
    return anchor;
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

/// Lines around cells, and the first row strong.
void dressTables(QTextDocument& document, const QPalette& palette)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderBrush(lineColour(palette));
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setCellPadding(5);
        format.setTopMargin(6);
        format.setBottomMargin(12);
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(0, column);
            QTextCharFormat cellFormat = cell.format();
            cellFormat.setBackground(palette.alternateBase());
            cell.setFormat(cellFormat);
        }
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
    static const QRegularExpression kComment(
        QStringLiteral("<!--.*?-->\\n?"), QRegularExpression::DotMatchesEverythingOption);
    QTextDocument document;
    document.setMarkdown(QString(markdown).remove(kComment));
    const QPalette palette;
    HelpPage page;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        if (const int level = format.headingLevel(); level > 0) {
            page.headings.push_back({level, block.text(), anchorOf(block.text())});
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
    page.html = document.toHtml();
    return page;
}

QStringList helpPages()
{
    return {QStringLiteral("qrc:/help/index.md"), QStringLiteral("qrc:/help/network.md"),
        QStringLiteral("qrc:/help/formats.md"), QStringLiteral("qrc:/help/puzzles.md"),
        QStringLiteral("qrc:/help/pictures/index.md")};
}

QString helpMarkdown(const QString& address)
{
    QFile file(QString(address).remove(0, address.startsWith(QLatin1String("qrc:")) ? 3 : 0));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace convoku
