// SPDX-License-Identifier: MIT
#include "app/document/network_draft.h"

#include "app/document/network_file.h"
#include "app/wording/network_wording.h"
#include "solver/network/pass.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

namespace convoku {
namespace {

/// Limit for rules of family Other: each of their candidates is tried separately, and an unfinished rule may remove
/// hundreds.
constexpr std::size_t kMostTried = 6;

/// The line of a text, from 1, without its end.
QStringView lineOf(QStringView text, int line, qsizetype* start)
{
    qsizetype at = 0;
    for (int i = 1; i < line; ++i) {
        const qsizetype end = text.indexOf(QLatin1Char('\n'), at);
        if (end < 0) {
            *start = text.size();
            return {};
        }
        at = end + 1;
    }
    *start = at;
    const qsizetype end = text.indexOf(QLatin1Char('\n'), at);
    return text.mid(at, end < 0 ? -1 : end - at);
}

bool isOfWord(QChar letter)
{
    return letter.isLetterOrNumber() || letter == QLatin1Char('_');
}

DraftMistake placed(const QString& text, const TextMistake& mistake)
{
    DraftMistake draftMistake;
    draftMistake.line = mistake.place.line;
    draftMistake.column = mistake.place.column;
    draftMistake.sentence = NetworkWording::mistake(mistake);
    draftMistake.from = draftOffset(text, mistake.place);
    draftMistake.to = draftMistake.from;
    const auto endsLine = [&](qsizetype at) { return at >= text.size() || text[at] == QLatin1Char('\n'); };
    if (!endsLine(draftMistake.from)) {
        draftMistake.to = draftMistake.from + 1;
        if (isOfWord(text[draftMistake.from])) {
            while (!endsLine(draftMistake.to) && isOfWord(text[draftMistake.to]))
                ++draftMistake.to;
        } else if (text[draftMistake.from].isHighSurrogate() && !endsLine(draftMistake.to)) {
            ++draftMistake.to;
        }
    } else {
        // The place has no character: underline the last word before it.
        while (draftMistake.from > 0 && text[draftMistake.from - 1].isSpace())
            --draftMistake.from;
        draftMistake.to = draftMistake.from;
        while (draftMistake.from > 0 && !text[draftMistake.from - 1].isSpace()
            && (draftMistake.from == draftMistake.to || isOfWord(text[draftMistake.from - 1])))
            --draftMistake.from;
    }
    return draftMistake;
}

std::vector<PartOptions> optionsOf(const PartText& part, Board board)
{
    std::vector<PartOptions> all;
    for (const HouseKind house : part.houses)
        all.push_back({.house = house, .board = board});
    if (part.kind != PartText::Kind::Rule)
        all = {{.ownHouses = {classicHouses(board).front()}, .board = board}};
    return all;
}

/// The lines of a part that checkPart() finds nothing wrong with.
DraftPart partOf(const PartText& part, Board board)
{
    DraftPart result{part, part.place.line, {}};
    for (const PartText::Line& line : part.lines)
        result.lastLine = std::max(result.lastLine, line.place.line);
    if (part.kind == PartText::Kind::Kernel)
        return result; // what its lines work out hangs on the rule that lays it
    for (const PartOptions& options : optionsOf(part, board)) {
        std::vector<DraftLine> lines;
        int layers = 0;
        for (PartValue& value : valuesOf(part, options)) {
            const int first = layers + 1;
            layers += static_cast<int>(value.layers);
            lines.push_back({std::move(value), first, layers});
        }
        result.lines.push_back(std::move(lines));
    }
    return result;
}

/// The network's rules that lay a kernel of the text, which is another one now, lay that one.
std::optional<TextMistake> layAgain(
    const NetworkText& network, const std::vector<PartText>& written, std::vector<PartText>& parts)
{
    for (const NetworkText::Step& step : network.rules) {
        const PartText* rule = partNamed(step.rule, parts);
        if (rule == nullptr || !rule->laid || std::ranges::count(written, rule->id, &PartText::id) > 0)
            continue;
        PartText::Laid laid = *rule->laid;
        const auto kernel = std::ranges::find(written, laid.kernel->id, &PartText::id);
        if (kernel == written.end() || kernel->kind != PartText::Kind::Kernel || *kernel == *laid.kernel)
            continue;
        laid.kernel = std::make_shared<const PartText>(*kernel);
        PartText again = *rule;
        again.place = kernel->place; // its own is in another text
        again = laidOut(std::move(again), laid);
        if (auto mistake = checkPart(again, network.board))
            return mistake;
        std::erase_if(parts, [&](const PartText& part) { return part.id == again.id; });
        parts.push_back(std::move(again));
    }
    return std::nullopt;
}

/// Rules that name the weights of a rule of the base have these: where they came from is no matter of the text.
void keepWeights(std::vector<PartText>& parts, const Model& base)
{
    for (PartText& part : parts) {
        const auto same = std::ranges::find_if(base.rules,
            [&part](const Model::Rule& rule) { return rule.part->learned && rule.part->weights == part.weights; });
        if (!part.weights.empty() && same != base.rules.end())
            part.learned = same->part->learned;
    }
}

/// The base with the parts of a file in their places.
std::variant<NetworkText, TextMistake> networkWith(const Model& base, std::vector<PartText>& parts)
{
    const std::vector<PartText> written = parts;
    ParsedFile parsed = parseNetworkFile(toText(base));
    auto& file = std::get<NetworkFile>(parsed);
    keepWeights(file.parts, base);
    NetworkText network = file.networks.front();
    for (const PartText& part : file.parts) {
        if (std::ranges::find(written, part.id, &PartText::id) == written.end())
            parts.push_back(part);
    }
    network.id = written.front().id;
    network.sentence = written.front().sentence;
    for (NetworkText::Step& step : network.rules)
        step.place = written.front().place; // its own is in another text
    for (const PartText& part : written) {
        switch (part.kind) {
        case PartText::Kind::Rule: {
            const auto isIts = [&](const NetworkText::Step& step) { return step.rule == part.id; };
            std::erase_if(network.rules, [&](const NetworkText::Step& step) {
                return isIts(step) && step.ownHouse.empty() && std::ranges::count(part.houses, step.house) == 0;
            });
            if (std::ranges::none_of(network.rules, isIts)) {
                for (const HouseKind house : part.houses)
                    network.rules.push_back({part.id, house, {}, part.place, part.noHouse});
            }
            break;
        }
        case PartText::Kind::Encoding:
            network.encoding = {part.id, part.place};
            break;
        case PartText::Kind::Verdict:
            network.verdict = {part.id, part.place};
            break;
        case PartText::Kind::Search:
            network.search = {part.id, part.place};
            break;
        case PartText::Kind::Kernel: // rules lay it
            break;
        }
    }
    if (auto mistake = layAgain(network, written, parts))
        return std::move(*mistake);
    return network;
}

} // namespace

const DraftPart* NetworkDraft::partAt(int line) const
{
    const DraftPart* found = parts.empty() ? nullptr : &parts.front();
    for (const DraftPart& part : parts) {
        if (part.part.place.line <= line)
            found = &part;
    }
    return found;
}

qsizetype draftOffset(QStringView text, PartText::Place place)
{
    qsizetype start = 0;
    const QStringView line = lineOf(text, place.line, &start);
    qsizetype at = 0;
    for (int character = 1; character < place.column && at < line.size(); ++character)
        at += line[at].isHighSurrogate() && at + 1 < line.size() && line[at + 1].isLowSurrogate() ? 2 : 1;
    return start + at;
}

NetworkDraft readDraft(const QString& text, const ModelPtr& base, const QString& name)
{
    NetworkDraft draft;
    draft.text = text;
    draft.board = base->board;
    ParsedFile parsed = parseNetworkFile(text.toStdString());
    if (const auto* mistake = std::get_if<TextMistake>(&parsed)) {
        draft.mistakes.push_back(placed(text, *mistake));
        return draft;
    }
    auto& file = std::get<NetworkFile>(parsed);
    keepWeights(file.parts, *base);
    if (!file.networks.empty())
        draft.board = file.networks.front().board;
    for (const PartText& part : file.parts) {
        if (const auto mistake = checkPart(part, draft.board))
            draft.mistakes.push_back(placed(text, *mistake));
        else
            draft.parts.push_back(partOf(part, draft.board));
    }
    if (!draft.mistakes.empty())
        return draft;
    ReadNetworkFile read{std::move(file), {}};
    if (read.file->networks.empty()) {
        auto made = networkWith(*base, read.file->parts);
        if (const auto* mistake = std::get_if<TextMistake>(&made)) {
            draft.mistakes.push_back(placed(text, *mistake));
            return draft;
        }
        read.file->networks.push_back(std::get<NetworkText>(std::move(made)));
    } else if (read.file->networks.size() > 1) {
        read.file->networks.resize(1);
    }
    if (const auto mistake = checkNetwork(read.file->networks.front(), read.file->parts)) {
        draft.mistakes.push_back(placed(text, *mistake));
        return draft;
    }
    FoundNetwork found = networkIn(read, name, {});
    draft.network = std::move(found.network);
    draft.problem = std::move(found.problem);
    return draft;
}

DraftValues valuesHere(const PartText& part, const Found& before, std::size_t findings, Backend& backend)
{
    const ModelPtr alone = ruleAlone(part, before.candidates.board());
    Explainer explainer(backend, alone);
    DraftValues values{part, before.candidates, {}};
    for (const RuleId rule : alone->everyRule()) {
        auto network = std::make_shared<const Network>(buildRule(*alone, rule));
        const auto loaded = backend.load(network);
        DraftHouse house{alone->rule(rule), nullptr, {}, {}, {}};
        house.values = std::make_shared<const Inspection>(network, *loaded, toTensors(before, *network));
        const Tensor& left = house.values->value(network->outputs.front());
        for (std::size_t i = 0; i < left.data.size(); ++i) {
            const bool was = before.candidates.has(static_cast<int>(i));
            if (was == (left.data[i] > 0))
                continue;
            (was ? house.removed : house.broughtBack).push_back(static_cast<std::uint16_t>(i));
        }
        // Why is asked of one that only removes.
        if (static_cast<std::size_t>(rule) == findings && !house.removed.empty() && house.broughtBack.empty())
            house.findings = findingsOf(explainer, 0, rule, before,
                std::span(house.removed)
                    .first(house.rule.family == RuleFamily::Other ? std::min(kMostTried, house.removed.size())
                                                                  : house.removed.size()))
                                 .findings;
        values.houses.push_back(std::move(house));
    }
    return values;
}

ValueId valueOfLine(const Network& rule, const DraftLine& line)
{
    return rule.layers.at(static_cast<std::size_t>(line.lastLayer) - 1).outputs.front();
}

} // namespace convoku
