// SPDX-License-Identifier: MIT
#include "app/exporting/document_facts.h"

#include "app/wording/wording.h"
#include "solver/formats/puzzle_writer.h"

#include <QStringList>
#include <QXmlStreamWriter>

#include <algorithm>

namespace convoku {
namespace {

DocumentFacts ofRun(const Recording& recording)
{
    DocumentFacts facts;
    const auto written = [&recording](PuzzleFormat format) {
        return QString::fromStdString(writePuzzle(format, puzzleInState(recording.givens(), recording.start())));
    };
    facts.puzzle = QString::fromStdString(recording.givens().toText());
    if (!recording.startingGrid().isOfGivens())
        facts.candidates = written(PuzzleFormat::CandidateLine);
    facts.network = QString::fromStdString(recording.model().id);
    QStringList rules;
    for (const RuleId rule : recording.options().rules)
        rules << QString::fromStdString(recording.model().rule(rule).id);
    facts.rules = rules.join(QLatin1Char(','));
    facts.search = recording.options().search ? QStringLiteral("on") : QStringLiteral("off");
    return facts;
}

} // namespace

DocumentFacts DocumentFacts::of(const Recording& recording, Position position)
{
    DocumentFacts facts = ofRun(recording);
    facts.title = Wording::placeName(recording, position);
    facts.address = Wording::address(recording, position);
    return facts;
}

DocumentFacts DocumentFacts::ofPasses(const Recording& recording, int first, int last)
{
    DocumentFacts facts = ofRun(recording);
    const int passes = recording.passCount();
    const int end = last < 0 ? passes : std::min(last, passes);
    facts.title = Wording::endSentence(recording);
    facts.address = QStringLiteral("%1-%2").arg(std::min(first, end)).arg(end);
    return facts;
}

std::vector<std::pair<QString, QString>> DocumentFacts::fields() const
{
    std::vector<std::pair<QString, QString>> fields;
    const auto add = [&fields](const char* name, const QString& value) {
        if (!value.isEmpty())
            fields.emplace_back(QString::fromLatin1(name), value);
    };
    add("Puzzle", puzzle);
    add("Candidates", candidates);
    add("Network", network);
    add("Rules", rules);
    add("Search", search);
    add("Address", address);
    return fields;
}

QString DocumentFacts::text() const
{
    QStringList lines;
    for (const auto& [name, value] : fields())
        lines << name + QStringLiteral(": ") + value;
    return lines.join(QLatin1Char('\n'));
}

QByteArray DocumentFacts::xmp() const
{
    if (isEmpty() && title.isEmpty())
        return {};
    const QString rdf = QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
    const QString dc = QStringLiteral("http://purl.org/dc/elements/1.1/");
    const QString xmpBasic = QStringLiteral("http://ns.adobe.com/xap/1.0/");
    const QString meta = QStringLiteral("adobe:ns:meta/");
    const QString own = QString::fromLatin1(kFactsNamespace);
    QByteArray bytes;
    QXmlStreamWriter writer(&bytes);
    writer.writeProcessingInstruction(
        QStringLiteral("xpacket"), QStringLiteral("begin='' id='W5M0MpCehiHzreSzNTczkc9d'"));
    writer.writeNamespace(meta, QStringLiteral("x"));
    writer.writeStartElement(meta, QStringLiteral("xmpmeta"));
    writer.writeNamespace(rdf, QStringLiteral("rdf"));
    writer.writeStartElement(rdf, QStringLiteral("RDF"));
    writer.writeNamespace(dc, QStringLiteral("dc"));
    writer.writeNamespace(xmpBasic, QStringLiteral("xmp"));
    writer.writeNamespace(own, QStringLiteral("convoku"));
    writer.writeStartElement(rdf, QStringLiteral("Description"));
    writer.writeAttribute(rdf, QStringLiteral("about"), QString());
    writer.writeTextElement(xmpBasic, QStringLiteral("CreatorTool"), QString::fromLatin1(kCreator));
    const auto alternative = [&](const char* name, const QString& value) {
        if (value.isEmpty())
            return;
        writer.writeStartElement(dc, QString::fromLatin1(name));
        writer.writeStartElement(rdf, QStringLiteral("Alt"));
        writer.writeStartElement(rdf, QStringLiteral("li"));
        writer.writeAttribute(QStringLiteral("xml:lang"), QStringLiteral("x-default"));
        writer.writeCharacters(value);
        writer.writeEndElement();
        writer.writeEndElement();
        writer.writeEndElement();
    };
    alternative("title", title);
    alternative("description", text());
    for (const auto& [name, value] : fields())
        writer.writeTextElement(own, name, value);
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeProcessingInstruction(QStringLiteral("xpacket"), QStringLiteral("end='r'"));
    return bytes;
}

} // namespace convoku
