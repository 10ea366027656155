// SPDX-License-Identifier: MIT
#include "app/exporting/network_page.h"

#include "app/document/examples.h"
#include "app/drawing/theme.h"
#include "app/drawing/tokens.h"
#include "app/exporting/network_page_parts.h"
#include "app/wording/language.h"
#include "app/wording/layer_wording.h"
#include "app/wording/layer_words.h"
#include "app/wording/network_wording.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/lowering/lowering.h"
#include "solver/network/text/part_text.h"
#include "solver/run/runner.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace convoku {
namespace {

/// A page whose self-test takes longer would be late with its first board.
constexpr int kCheckPasses = 60;

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

QString familyId(RuleFamily family)
{
    switch (family) {
    case RuleFamily::NakedSingle:
        return QStringLiteral("naked_single");
    case RuleFamily::Pointing:
        return QStringLiteral("pointing");
    case RuleFamily::HiddenSingle:
        return QStringLiteral("hidden_single");
    case RuleFamily::NakedPair:
        return QStringLiteral("naked_pair");
    case RuleFamily::HiddenPair:
        return QStringLiteral("hidden_pair");
    case RuleFamily::Fish:
        return QStringLiteral("fish");
    case RuleFamily::Claiming:
        return QStringLiteral("claiming");
    case RuleFamily::Other:
        break;
    }
    return QStringLiteral("other");
}

QString houseId(const RuleKind& rule)
{
    if (rule.ownHouse >= 0 || rule.noHouse)
        return QStringLiteral("own"); // no edges that a person knows
    return rule.house == HouseKind::Row   ? QStringLiteral("row")
        : rule.house == HouseKind::Column ? QStringLiteral("column")
                                          : QStringLiteral("box");
}

QJsonArray namesOf(const Network& network, const std::vector<ValueId>& values)
{
    QJsonArray names;
    for (const ValueId value : values)
        names.append(textOf(network.value(value).name));
    return names;
}

/// The numbers along a dimension by what it stands for: "digit 5"; none where nobody knows.
QJsonArray axisNames(Axis axis, int extent, Board board)
{
    QJsonArray names;
    for (int i = 0; i < extent; ++i) {
        const QString name = LayerWording::elementByAxes({axis, Axis::One, Axis::One}, board, {i, 0, 0});
        if (name.startsWith(QLatin1Char('[')))
            return {};
        names.append(name);
    }
    return names;
}

QString axisId(Axis axis, int extent)
{
    return QStringLiteral("%1x%2").arg(static_cast<int>(axis)).arg(extent);
}

QJsonObject valuesOf(const Network& network, QJsonObject& axes)
{
    QJsonObject all;
    for (std::size_t i = 0; i < network.values.size(); ++i) {
        const Value& value = network.values[i];
        const std::array extents{value.shape.channels, value.shape.rows, value.shape.columns};
        QJsonArray ids;
        int place = 0;
        for (const Axis axis : {value.axes.channels, value.axes.rows, value.axes.columns}) {
            const int extent = extents.at(static_cast<std::size_t>(place++));
            const QString id = extent > 1 ? axisId(axis, extent) : QString();
            if (!id.isEmpty() && !axes.contains(id))
                axes.insert(id, axisNames(axis, extent, network.board));
            ids.append(id);
        }
        const int side = network.board.side();
        const bool onBoard = value.shape.rows == side && value.shape.columns == side && value.axes.rows == Axis::Row
            && value.axes.columns == Axis::Column;
        all.insert(textOf(value.name),
            QJsonObject{{QStringLiteral("shape"), QJsonArray{extents[0], extents[1], extents[2]}},
                {QStringLiteral("axes"), ids}, {QStringLiteral("along"), LayerWording::axesList(value.axes)},
                {QStringLiteral("low"), value.range.low}, {QStringLiteral("high"), value.range.high},
                {QStringLiteral("cells"), onBoard},
                {QStringLiteral("digits"), onBoard && value.axes.channels == Axis::Digit},
                {QStringLiteral("words"), LayerWording::value(network, static_cast<ValueId>(i))}});
    }
    return all;
}

QJsonArray layersOf(const Network& network, const Group& group)
{
    QJsonArray layers;
    for (std::size_t i = group.firstLayer; i < group.firstLayer + group.layerCount; ++i) {
        const Layer& layer = network.layers[i];
        // The places of a pool are no output of the model: ONNX counts them through the whole batch.
        std::vector<ValueId> seen = layer.outputs;
        if (layer.kind == LayerKind::MaxPoolWithIndices)
            seen.resize(1);
        const QJsonObject one{{QStringLiteral("kind"), Wording::layerKind(layer.kind)},
            {QStringLiteral("words"), layerWords(layer.words)},
            {QStringLiteral("sentence"), LayerWording::sentence(network, layer)},
            {QStringLiteral("inputs"), namesOf(network, layer.inputs)},
            {QStringLiteral("outputs"), namesOf(network, layer.outputs)},
            {QStringLiteral("seen"), namesOf(network, seen)}};
        layers.append(one);
    }
    return layers;
}

QJsonArray cellsOf(const Candidates& candidates)
{
    QJsonArray cells;
    for (int i = 0; i < candidates.board().cells(); ++i)
        cells.append(candidates.digitsOf(candidates.board().cell(i)));
    return cells;
}

/// Returns puzzles for the self-test. For 9×9: one with a search, one without, and one that has no solution.
std::vector<Grid> checkedPuzzles(Board board)
{
    if (board != Board())
        return {exampleFor(board).givens};
    std::vector<Grid> puzzles;
    for (const Example& example : examples()) {
        const std::string id = example.id;
        if (id == "article" || id == "easy" || id == "no_solution")
            puzzles.push_back(example.givens);
    }
    return puzzles;
}

/// Boards and what comes of them, by a backend that the browser does not have.
QJsonArray checksOf(const NetworkPageOptions& options, const PassPtr& pass)
{
    const auto backend = makeBitwiseBackend();
    QJsonArray checks;
    for (const Grid& givens : checkedPuzzles(options.pass.model->board)) {
        Runner runner(*backend, givens, {options.pass, kCheckPasses}, pass);
        Recording recording(givens, runner.start(), options.pass, pass);
        while (!runner.ended())
            recording.append(runner.nextPass());
        QJsonArray left;
        for (int number = 1; number <= recording.passCount(); ++number)
            left.append(static_cast<int>(recording.stateAt(recording.endOf(number)).candidates.indices().size()));
        checks.append(
            QJsonObject{{QStringLiteral("puzzle"), textOf(givens.toText())}, {QStringLiteral("most"), kCheckPasses},
                {QStringLiteral("result"), QLatin1String(toString(*recording.result()))},
                {QStringLiteral("left"), left}, {QStringLiteral("cells"), cellsOf(recording.lastState().candidates)}});
    }
    return checks;
}

/// The theme as custom properties.
QByteArray propertiesOf(const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    QByteArray css;
    const auto add = [&css](const QByteArray& name, const QColor& colour) {
        const QColor::NameFormat format = colour.alpha() < 255 ? QColor::HexArgb : QColor::HexRgb;
        QByteArray text = colour.name(format).toLatin1();
        if (format == QColor::HexArgb) // CSS has the alpha behind
            text = "#" + text.mid(3) + text.mid(1, 2);
        css += "--" + name + ":" + text + ";";
    };
    add("canvas", tokens.canvas);
    add("surface", tokens.surface);
    add("sunken", tokens.sunken);
    add("selected", tokens.selected);
    add("hairline", tokens.hairline);
    add("control-edge", tokens.controlEdge);
    add("field-edge", tokens.fieldEdge);
    add("text1", tokens.text1);
    add("text2", tokens.text2);
    add("text3", tokens.text3);
    add("ink", tokens.ink);
    add("on-ink", tokens.onInk);
    add("accent", tokens.accent);
    add("focus-ring", tokens.focusRing);
    add("solved", tokens.solved);
    add("solved-ground", tokens.solvedGround);
    add("contradiction", tokens.contradiction);
    add("contradiction-ground", tokens.contradictionGround);
    add("on-contradiction", tokens.onContradiction);
    add("found", theme.foundDigit);
    add("mark", theme.candidate);
    add("thin", theme.thinLine);
    add("thick", theme.thickLine);
    add("on-colour", theme.onColour);
    add("own-house", blended(theme.board, theme.thickLine, 0.1));
    for (int family = 0; family < kRuleFamilyCount; ++family)
        add("family-" + familyId(static_cast<RuleFamily>(family)).toLatin1(),
            theme.family(static_cast<RuleFamily>(family)));
    for (int depth = 1; depth <= Theme::kDepthHues; ++depth) {
        add("depth-" + QByteArray::number(depth), theme.depth(depth));
        add("derived-" + QByteArray::number(depth), theme.derivedGround(depth));
    }
    return css;
}

QByteArray styleSheet()
{
    const QByteArray light = propertiesOf(Theme::of(Theme::Kind::Light));
    const QByteArray dark = propertiesOf(Theme::of(Theme::Kind::Dark));
    QByteArray css;
    for (const auto& [weight, name] : {std::pair("400", "Inter-Regular.otf"), std::pair("600", "Inter-SemiBold.otf")}) {
        css += QByteArray("@font-face{font-family:Inter;font-weight:") + weight + ";src:url(data:font/otf;base64,"
            + pageResource(QStringLiteral("fonts/") + QLatin1String(name)).toBase64() + ") format(\"opentype\")}\n";
    }
    css += ":root{color-scheme:light;" + light + "}\n";
    css += "@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;" + dark + "}}\n";
    css += ":root[data-theme=dark]{color-scheme:dark;" + dark + "}\n";
    return css + pageResource(QStringLiteral("page/page.css"));
}

QByteArray scripts()
{
    QByteArray all = "\"use strict\";\n";
    for (const char* name : {"puzzle", "run", "runtime", "scene", "board", "planes", "passes", "page"})
        all += pageResource(QStringLiteral("page/%1.js").arg(QLatin1String(name)));
    return all;
}

/// Returns the hash that allows the browser to run a script or apply a style inside the page, and no others.
QByteArray sourceHash(const QByteArray& source)
{
    return "'sha256-" + QCryptographicHash::hash(source, QCryptographicHash::Sha256).toBase64() + "'";
}

} // namespace

NetworkPage::NetworkPage(NetworkPageOptions options)
    : m_options(std::move(options))
    , m_pass(buildSharedPass(m_options.pass))
{
    const Model& model = *m_options.pass.model;
    if (m_options.puzzle.board() != model.board)
        m_options.puzzle = exampleFor(model.board).givens;
    if (const Model::Rule* rule = rememberingRule(model))
        throw LoweringFault(LoweringFault::Kind::Remembers, rule->id);
}

QJsonObject NetworkPage::data() const
{
    const Network& network = m_pass->network;
    const Model& model = *m_options.pass.model;
    const auto name
        = [&network](ValueId value) { return value == kNoValue ? QString() : textOf(network.value(value).name); };
    const auto state = [&name](const SearchState& of) {
        return QJsonArray{name(of.candidates), name(of.stack), name(of.guess), name(of.level)};
    };

    QJsonArray groups;
    for (std::size_t i = 0; i < network.groups.size(); ++i) {
        const Group& group = network.groups[i];
        QJsonObject one{{QStringLiteral("id"), textOf(group.id)},
            {QStringLiteral("inputs"), namesOf(network, group.inputs)},
            {QStringLiteral("layers"), layersOf(network, group)}};
        if (group.kind == GroupKind::Rule) {
            const Model::Rule& rule = model.rule(m_options.pass.rules.at(i));
            one.insert(QStringLiteral("kind"), QStringLiteral("rule"));
            one.insert(QStringLiteral("family"), familyId(rule.family));
            one.insert(QStringLiteral("house"), houseId(rule));
            one.insert(QStringLiteral("name"), Wording::rule(rule));
            one.insert(QStringLiteral("sentence"), Wording::ruleHelp(rule));
            one.insert(QStringLiteral("result"), name(m_pass->afterRule.at(i)));
        } else {
            const bool verdict = group.kind == GroupKind::Verdict;
            one.insert(QStringLiteral("kind"), verdict ? QStringLiteral("verdict") : QStringLiteral("search"));
            one.insert(QStringLiteral("name"), verdict ? tr("Verdict") : tr("Search"));
            one.insert(QStringLiteral("sentence"),
                NetworkWording::sentence(verdict ? model.verdict->sentence : (*model.search)->sentence));
        }
        groups.append(one);
    }

    QJsonArray houses;
    for (const HouseCells& house : model.houses) {
        QJsonArray cells;
        for (const Cell cell : house.cells)
            cells.append(cell.index());
        houses.append(QJsonObject{{QStringLiteral("name"), Wording::house(house)},
            {QStringLiteral("own"), !house.known}, {QStringLiteral("cells"), cells}});
    }

    QJsonObject axes;
    const QJsonObject values = valuesOf(network, axes);
    const SearchOutputs& search = m_pass->search;
    return {
        {QStringLiteral("network"),
            QJsonObject{{QStringLiteral("id"), textOf(model.id)}, {QStringLiteral("name"), NetworkWording::name(model)},
                {QStringLiteral("purpose"), NetworkWording::purpose(model)}}},
        {QStringLiteral("side"), model.board.side()}, {QStringLiteral("boxRows"), model.board.boxRows()},
        {QStringLiteral("boxColumns"), model.board.boxColumns()}, {QStringLiteral("embed"), m_options.embed},
        {QStringLiteral("puzzle"), textOf(m_options.puzzle.toText())},
        {QStringLiteral("search"), m_options.pass.search}, {QStringLiteral("before"), state(m_pass->before)},
        {QStringLiteral("next"), state(search.next)}, {QStringLiteral("solved"), name(m_pass->verdict.solved)},
        {QStringLiteral("contradiction"), name(m_pass->verdict.contradiction)},
        {QStringLiteral("push"), name(search.push)}, {QStringLiteral("pop"), name(search.pop)},
        {QStringLiteral("exhausted"), name(search.exhausted)}, {QStringLiteral("groups"), groups},
        {QStringLiteral("values"), values}, {QStringLiteral("axes"), axes}, {QStringLiteral("houses"), houses},
        {QStringLiteral("checks"), checksOf(m_options, m_pass)}, {QStringLiteral("text"), texts()}};
}

QByteArray NetworkPage::html() const
{
    // "</script" or "<!--" in a name must not end what it stands in, nor begin anything.
    QByteArray json = QJsonDocument(data()).toJson(QJsonDocument::Compact);
    json.replace('<', "\\u003c");
    const QByteArray style = styleSheet();
    const QByteArray script = scripts();
    const QString title = tr("%1: a network in your browser").arg(NetworkWording::name(*m_options.pass.model));
    QString language = languageInUse();
    language.replace(QLatin1Char('_'), QLatin1Char('-'));

    const QByteArray page = pageResource(QStringLiteral("page/page.html"));
    const std::pair<QByteArray, QByteArray> parts[]
        = {{"language", language.toHtmlEscaped().toUtf8()}, {"title", title.toHtmlEscaped().toUtf8()},
            {"script-hash", sourceHash(script)}, {"style-hash", sourceHash(style)}, {"style", style},
            {"script", script}, {"data", json}, {"embed", m_options.embed ? "true" : "false"},
            {"noscript", tr("This page runs a network and requires JavaScript.").toHtmlEscaped().toUtf8()}};
    // Marks are looked for in the page alone: what takes their places may be anything.
    QByteArray html;
    qsizetype from = 0;
    for (qsizetype at = page.indexOf("{{"); at >= 0; at = page.indexOf("{{", from)) {
        const qsizetype end = page.indexOf("}}", at);
        const QByteArray mark = page.mid(at + 2, end - at - 2);
        html += page.mid(from, at - from);
        for (const auto& [name, contents] : parts) {
            if (name == mark)
                html += contents;
        }
        from = end + 2;
    }
    return html + page.mid(from);
}

} // namespace convoku
