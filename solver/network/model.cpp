// SPDX-License-Identifier: MIT
#include "solver/network/model.h"

#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/network/text/learned_words.h"
#include "solver/network/text/part_layers.h"

#include <algorithm>
#include <array>
#include <mutex>

namespace convoku {
namespace {

/// `boxes` becomes `part`.
void replaceBoxes(PartText::Expression& expression)
{
    if (expression.kind == PartText::Expression::Kind::Name && expression.text == "boxes")
        expression.text = "part";
    std::ranges::for_each(expression.operands, replaceBoxes);
}

/// Compares the lines. On boards with square boxes, a line has as many boxes as a part has cells, so a text may use
/// either word: texts from before there were boards other than 9×9 use `part`.
bool sameLayers(std::vector<PartText::Line> some, std::vector<PartText::Line> others, Board board)
{
    for (std::vector<PartText::Line>* lines : {&some, &others}) {
        for (PartText::Line& line : *lines) {
            if (board.turned() == board)
                replaceBoxes(line.value);
        }
    }
    return std::ranges::equal(some, others,
        [](const PartText::Line& a, const PartText::Line& b) { return a.name == b.name && a.value == b.value; });
}

/// Returns the kind of a rule that lays the shipped kernel, by its values, groups and places; none for any other rule.
std::optional<RuleKind> laidKindOf(const PartText& part, HouseKind house, Board board)
{
    using enum PartText::Coordinate;
    struct Known
    {
        PartText::Laying order;
        RuleFamily single;
        RuleFamily several;
    };
    constexpr Known kFamilies[] = {{{Digit, House, Cell}, RuleFamily::NakedSingle, RuleFamily::NakedPair},
        {{Cell, House, Digit}, RuleFamily::HiddenSingle, RuleFamily::HiddenPair},
        {{Cell, Digit, House}, RuleFamily::Fish, RuleFamily::Fish}};
    const PartText& shipped = *shippedPart("subset");
    if (!part.laid || !sameLayers(part.laid->kernel->lines, shipped.lines, board) || part.cause != shipped.cause
        || part.count != shipped.count || part.kept != shipped.kept)
        return std::nullopt;
    const auto* const known = std::ranges::find(kFamilies, part.laid->order, &Known::order);
    // Boxes don't cross one another as rows and columns do.
    if (known == std::end(kFamilies) || (known->single == RuleFamily::Fish && house == HouseKind::Box))
        return std::nullopt;
    const int k = part.laid->k;
    return RuleKind{.family = k == 1 ? known->single : known->several, .house = house, .size = k, .laid = true};
}

/// The family whose layers these are: a rule that goes by another name, or says it in other words, is still one of
/// them.
RuleKind kindOf(const PartText& part, HouseKind house, Board board)
{
    struct Known
    {
        const char* id;
        RuleFamily family;
    };
    constexpr Known kFamilies[] = {{"naked_single", RuleFamily::NakedSingle}, {"pointing", RuleFamily::Pointing},
        {"hidden_single", RuleFamily::HiddenSingle}, {"naked_pair", RuleFamily::NakedPair},
        {"claiming", RuleFamily::Claiming}};
    if (const auto laid = laidKindOf(part, house, board))
        return *laid;
    RuleKind kind{.house = house};
    for (const Known& known : kFamilies) {
        const PartText& shipped = *shippedPart(known.id);
        if (sameLayers(part.lines, shipped.lines, board) && part.cause == shipped.cause && part.count == shipped.count
            && part.kept == shipped.kept)
            kind.family = known.family;
    }
    kind.size = kind.family == RuleFamily::NakedPair ? 2 : 1;
    return kind;
}

/// Assembles a model from parts that exist.
ModelPtr assembled(const NetworkText& network, const std::vector<PartText>& parts)
{
    auto model = std::make_shared<Model>();
    model->id = network.id;
    model->sentence = network.sentence;
    model->board = network.board;
    model->houses = classicHouses(network.board);
    model->houses.insert(model->houses.end(), network.houses.begin(), network.houses.end());
    for (const NetworkText::Step& step : network.rules) {
        const PartText& part = *partNamed(step.rule, parts);
        Model::Rule& rule = model->rules.emplace_back();
        rule.house = step.house;
        rule.id = step.id();
        rule.part = SharedPart(part);
        if (step.noHouse) {
            rule.noHouse = true;
        } else if (step.ownHouse.empty()) {
            static_cast<RuleKind&>(rule) = kindOf(part, step.house, model->board);
        } else {
            const auto own = std::ranges::find(model->houses, step.ownHouse, &HouseCells::name);
            rule.ownHouse = static_cast<int>(own - model->houses.begin());
            rule.houseName = step.ownHouse;
        }
    }
    model->encoding = SharedPart(*partNamed(network.encoding.part, parts));
    model->verdict = SharedPart(*partNamed(network.verdict.part, parts));
    if (!network.search.part.empty())
        model->search = SharedPart(*partNamed(network.search.part, parts));
    return model;
}

/// Returns a network text that lists the model's parts by their ids.
NetworkText networkTextOf(const Model& model)
{
    NetworkText network;
    network.id = model.id;
    network.board = model.board;
    network.sentence = model.sentence;
    network.houses.assign(model.ownHouses().begin(), model.ownHouses().end());
    for (const Model::Rule& rule : model.rules)
        network.rules.push_back({rule.part->id, rule.house, rule.houseName, {}, rule.part->noHouse});
    network.encoding.part = model.encoding->id;
    network.verdict.part = model.verdict->id;
    if (model.search)
        network.search.part = (*model.search)->id;
    return network;
}

} // namespace

std::optional<RuleId> Model::find(std::string_view ruleId) const
{
    const auto found = std::ranges::find(rules, ruleId, &Rule::id);
    return found == rules.end() ? std::nullopt : std::optional(static_cast<RuleId>(found - rules.begin()));
}

RuleSet Model::everyRule() const
{
    RuleSet all;
    for (std::size_t place = 0; place < rules.size(); ++place)
        all.push_back(static_cast<RuleId>(place));
    return all;
}

std::span<const HouseCells> Model::ownHouses() const
{
    return std::span(houses).subspan(std::min(classicHouses(board).size(), houses.size()));
}

ModelPtr modelOf(const NetworkText& network, const std::vector<PartText>& parts)
{
    const NetworkFile file{parts, {network}};
    if (const auto mistake = checkNetworkFile(file)) {
        throw Error(
            network.id + ':' + std::to_string(mistake->place.line) + ':' + std::to_string(mistake->place.column),
            "can't be run, mistake " + std::to_string(static_cast<int>(mistake->expected)));
    }
    return assembled(network, parts);
}

ModelPtr modelOfLayers(const std::string& id, const std::string& sentence, const std::string& rule,
    std::shared_ptr<const Network> layers, const std::string& cause, bool search, std::vector<std::string> kept)
{
    auto model = std::make_shared<Model>(*articleModel());
    model->id = id;
    model->sentence = sentence;
    model->rules.resize(1);
    Model::Rule& only = model->rules.front();
    only = {};
    only.id = rule;
    only.noHouse = true;
    PartText part;
    part.id = rule;
    part.houses = {HouseKind::Row};
    part.sentence = sentence;
    part.cause = cause;
    part.kept = std::move(kept);
    part.layers = std::move(layers);
    only.part = SharedPart(std::move(part));
    if (!search)
        model->search.reset();
    buildRule(*model, RuleId{0}); // throws where it can't be
    return model;
}

ModelPtr shippedModel(std::string_view id)
{
    static const std::vector<ModelPtr> kAll = [] {
        std::vector<ModelPtr> all;
        for (const NetworkText& network : shippedNetworks().networks)
            all.push_back(assembled(
                network, ownPartsOf(network.id))); // a test checks what ships; at every start it would take time
        return all;
    }();
    const auto found = std::ranges::find_if(kAll, [id](const ModelPtr& model) { return model->id == id; });
    return found == kAll.end() ? nullptr : *found;
}

ModelPtr ruleAlone(const PartText& rule, Board board)
{
    NetworkText network;
    network.id = rule.id;
    network.board = board;
    network.sentence = rule.sentence;
    network.encoding.part = "digits_as_planes";
    network.verdict.part = "clashes";
    for (const HouseKind house : rule.houses)
        network.rules.push_back({rule.id, house, {}, {}, rule.noHouse});
    return modelOf(network, {rule});
}

bool isShipped(const ModelPtr& model)
{
    return shippedModel(model->id) == model;
}

bool removesSoundly(const ModelPtr& model)
{
    return isShipped(model) && !isLearned(*model);
}

bool isLearned(const Model& model)
{
    return model.file || std::ranges::any_of(model.rules, [](const Model::Rule& rule) {
        return text::callsLearned(*rule.part) || text::isNamedLearned(*rule.part);
    });
}

const Model::Rule* rememberingRule(const Model& model)
{
    const auto remembers = [](const Model::Rule& rule) { return !rule.part->memories.empty(); };
    const auto found = std::ranges::find_if(model.rules, remembers);
    return found == model.rules.end() ? nullptr : &*found;
}

bool isUntrained(const Model& model)
{
    return std::ranges::any_of(
        model.rules, [](const Model::Rule& rule) { return text::callsLearned(*rule.part) && !rule.part->learned; });
}

const ModelPtr& articleModel()
{
    static const ModelPtr kArticle = shippedModel("article");
    return kArticle;
}

const ModelPtr& fastModel()
{
    static const ModelPtr kFast = shippedModel("fast");
    return kFast;
}

const ModelPtr& judgeFor(Board board)
{
    static const auto kAll = [] {
        std::array<ModelPtr, Board::kCount> all;
        NetworkText network = networkTextOf(*fastModel());
        for (const Board eachBoard : Board::all()) {
            network.board = eachBoard;
            all[eachBoard.place()] = eachBoard == Board() ? fastModel() : assembled(network, ownPartsOf(network.id));
        }
        return all;
    }();
    return kAll[board.place()];
}

ModelPtr judgeOf(const Model& model)
{
    const auto own = model.ownHouses();
    if (own.empty())
        return judgeFor(model.board);
    // The last one: who asks asks again and again, and an engine keeps what it has compiled for a network.
    static std::mutex guard;
    static ModelPtr last;
    const std::lock_guard lock(guard);
    if (last && last->board == model.board && std::ranges::equal(last->ownHouses(), own))
        return last;
    NetworkText network;
    network.id = "judge";
    network.board = model.board;
    network.houses.assign(own.begin(), own.end());
    network.encoding.part = "digits_as_planes";
    for (const Model::Rule& rule : articleModel()->rules)
        network.rules.push_back({rule.part->id, rule.house, {}, {}});
    for (const HouseCells& house : own) {
        for (const char* rule : {"naked_single", "hidden_single", "naked_pair"})
            network.rules.push_back({rule, HouseKind::Row, house.name, {}});
    }
    network.verdict.part = "clashes_in_own_houses";
    network.search.part = "fewest_candidates";
    last = assembled(network, {});
    return last;
}

std::string toText(const Model& model)
{
    NetworkFile file;
    const auto addPart = [&file](const PartText& part) {
        const PartText* shipped = shippedPart(part.id);
        const bool known = shipped != nullptr && *shipped == part;
        if (!known && std::ranges::find(file.parts, part.id, &PartText::id) == file.parts.end())
            file.parts.push_back(part);
        return !known;
    };
    const auto add = [&addPart](const PartText& part) {
        if (addPart(part) && part.laid)
            addPart(*part.laid->kernel);
    };
    for (const Model::Rule& rule : model.rules)
        add(*rule.part);
    add(*model.encoding);
    add(*model.verdict);
    if (model.search)
        add(**model.search);
    file.networks.push_back(networkTextOf(model));
    return toText(file);
}

std::optional<RuleSet> rulesLike(const Model& other, const Model& model)
{
    RuleSet rules;
    for (const Model::Rule& rule : other.rules) {
        const auto place = model.find(rule.id);
        if (!place)
            return std::nullopt;
        rules.push_back(*place);
    }
    return rules;
}

RuleSet classicRules()
{
    return articleModel()->everyRule();
}

RuleSet basicRules()
{
    static const RuleSet kRules = rulesLike(*shippedModel("basic"), *articleModel()).value();
    return kRules;
}

} // namespace convoku
