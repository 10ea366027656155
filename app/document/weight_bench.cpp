// SPDX-License-Identifier: MIT
#include "app/document/weight_bench.h"

#include "app/document/session.h"
#include "app/document/workshop.h"
#include "app/wording/bend_wording.h"
#include "app/wording/network_wording.h"

#include <QCryptographicHash>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kBenchSoon{250}; ///< a slider passes many numbers
constexpr double kBenchSeconds = 10; ///< for each question of a band
constexpr qsizetype kBenchMostMade = 2000;

QByteArray markOf(const QString& text)
{
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha1);
}

} // namespace

WeightBench::WeightBench(Workshop* workshop, Session* session, BackendFactory backend)
    : QObject(workshop)
    , m_workshop(workshop)
    , m_session(session)
    , m_backend(std::move(backend))
    , m_task(
          this,
          [this] {
              return std::make_unique<Tool>(Tool{m_backend(), nullptr, {}, {}});
          },
          [workshop](std::size_t, const QString& error) { Q_EMIT workshop->failed(error); })
    , m_bandTask(this,
          [this, workshop](std::size_t, const QString& error) {
              m_bandProgress.reset(); // it is not asked again: it would fail again
              Q_EMIT bandChanged();
              Q_EMIT workshop->failed(error);
          })
    , m_boardTask(this, [workshop](std::size_t, const QString& error) { Q_EMIT workshop->failed(error); })
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kBenchSoon);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        ask();
        askBand();
    });
    connect(workshop, &Workshop::partChanged, this, &WeightBench::follow);
    connect(workshop, &Workshop::textReplaced, this, [this] { m_made.clear(); });
    connect(workshop, &Workshop::valuesChanged, this, [this] { m_soon.start(); });
    for (const auto signal : {&Session::recordingReset, &Session::puzzleChanged})
        connect(session, signal, this, [this] { m_soon.start(); });
}

void WeightBench::setWatched(const QObject* by, bool watched)
{
    if (watched)
        m_watchers.insert(by);
    else
        m_watchers.erase(by);
    if (!isWatched()) {
        m_soon.stop();
        m_task.drop();
        m_bandTask.drop();
        m_boardTask.drop();
        // Forget the unanswered questions, so that they are asked again when there is a watcher.
        if (m_effect == nullptr)
            m_asked.reset();
        if (m_band == nullptr)
            m_askedBand.reset();
        m_bandProgress.reset();
        return;
    }
    follow();
}

const DraftPart* WeightBench::writtenPart() const
{
    const DraftPart* part = m_workshop->part();
    const auto draftPart = std::ranges::find_if(m_written.parts, [part](const DraftPart& each) {
        return part != nullptr && each.part.id == part->part.id && each.part.houses == part->part.houses;
    });
    return draftPart == m_written.parts.end() ? nullptr : &*draftPart;
}

HouseKind WeightBench::house() const
{
    const DraftPart* part = m_workshop->part();
    return part == nullptr || part->part.houses.empty() ? HouseKind::Row : part->part.houses.at(m_workshop->house());
}

void WeightBench::follow()
{
    const NetworkDraft& draft = m_workshop->draft();
    bool isWritten = false;
    const bool isOtherText = draft.text != m_writtenText || draft.board != m_written.board;
    if (!m_workshop->isReading() && isOtherText && !isOfBending(draft.text)
        && (draft.network != nullptr || !draft.parts.empty())) {
        m_written = draft;
        m_writtenText = draft.text;
        isWritten = true;
        m_made.clear();
        m_askedBand.reset();
    }
    const DraftPart* part = m_workshop->part();
    const bool isRule = part != nullptr && part->part.kind == PartText::Kind::Rule && !part->part.houses.empty();
    const PartText now = isRule ? part->part : PartText();
    const std::size_t place = isRule ? m_workshop->house() : 0;
    const bool isOther = !(now == m_part) || place != m_house;
    const bool isElse = now.id != m_part.id || now.houses != m_part.houses || place != m_house;
    m_part = now; // with the places that its lines have now
    m_house = place;
    // Lines of another file all stand where the kernel is named.
    const auto isHere = [&](const PartText::Line& line) { return line.place.line != now.place.line; };
    if (isOther || isWritten) {
        const DraftPart* written = isRule ? writtenPart() : nullptr;
        m_writtenNumbers = written == nullptr ? std::vector<NumbersOfLayer>()
                                              : numbersOf(written->part, {.house = house(), .board = m_written.board});
    }
    const bool elsewhere = now.laid && std::ranges::none_of(now.lines, isHere);
    if (isOther || isWritten || elsewhere != m_elsewhere) {
        m_elsewhere = elsewhere;
        m_boardTask.drop(); // of the rule as it was
        m_numbers.clear();
        if (isRule && !elsewhere)
            m_numbers = numbersOf(now, {.house = house(), .board = draft.board});
        const auto isThere = [this](const NumbersOfLayer& layerNumbers) {
            return m_chosen && layerNumbers.layer == m_chosen->layer && m_chosen->number < layerNumbers.numbers.size();
        };
        const std::optional<Chosen> before = m_chosen;
        if (m_numbers.empty())
            m_chosen.reset();
        else if (std::ranges::none_of(m_numbers, isThere))
            m_chosen = Chosen{m_numbers.front().layer, 0};
        // Results for another number do not apply to this one.
        const bool forgets = isElse || isWritten || m_chosen != before;
        if (forgets) {
            m_task.drop();
            m_bandTask.drop();
            m_effect.reset();
            m_asked.reset();
            m_band.reset();
            m_askedBand.reset();
            m_bandProgress.reset();
        }
        Q_EMIT numbersChanged();
        Q_EMIT chosenChanged();
        if (forgets) {
            Q_EMIT bandChanged();
            Q_EMIT effectChanged();
        }
    }
    if (isWatched())
        m_soon.start();
    if (!m_workshop->isReading())
        Q_EMIT followed();
}

bool WeightBench::isReading() const
{
    return m_workshop->isReading();
}

const QString& WeightBench::text() const
{
    return m_workshop->text();
}

bool WeightBench::isOfBending(const QString& text) const
{
    return !m_made.isEmpty() && m_made.contains(markOf(text));
}

std::optional<double> WeightBench::written(std::size_t layer, std::size_t number) const
{
    for (const NumbersOfLayer& layerNumbers : m_writtenNumbers) {
        if (layerNumbers.layer == layer && number < layerNumbers.numbers.size())
            return layerNumbers.numbers[number];
    }
    return std::nullopt;
}

bool WeightBench::isBent() const
{
    const DraftPart* part = writtenPart();
    return part != nullptr && !m_workshop->isReading() && m_workshop->draft().text != m_writtenText
        && !(part->part == m_part);
}

void WeightBench::choose(Chosen which)
{
    if (m_chosen == which)
        return;
    m_chosen = which;
    m_bandTask.drop();
    m_bandProgress.reset();
    m_band.reset();
    m_askedBand.reset();
    Q_EMIT chosenChanged();
    Q_EMIT bandChanged();
    if (isWatched())
        m_soon.start();
}

double WeightBench::value() const
{
    for (const NumbersOfLayer& layerNumbers : m_numbers) {
        if (m_chosen && layerNumbers.layer == m_chosen->layer && m_chosen->number < layerNumbers.numbers.size())
            return layerNumbers.numbers[m_chosen->number];
    }
    return 0;
}

WeightBench::Bent WeightBench::textWith(double to)
{
    if (!m_chosen || m_workshop->isReading())
        return {{}, BendWording::notNow()};
    const PartOptions options{.house = house(), .board = m_workshop->draft().board};
    const Bend bend{m_chosen->layer, m_chosen->number, to};
    if (const auto mistake = checkPart(bent(m_part, options, bend)))
        return {{}, BendWording::noLayers(to, NetworkWording::mistake(*mistake))};
    const auto text = bentText(m_workshop->text().toStdString(), m_part, options, bend);
    if (!text)
        return {{}, BendWording::notNow()};
    QString made = QString::fromStdString(*text);
    if (m_made.size() > kBenchMostMade)
        m_made.clear();
    m_made.insert(markOf(m_workshop->text()));
    m_made.insert(markOf(made));
    return {made, {}};
}

void WeightBench::ask()
{
    const DraftPart* written = writtenPart();
    const auto before = m_workshop->candidatesHere();
    const ModelPtr network = m_workshop->draft().network;
    if (!isWatched() || !isBent() || written == nullptr || network == nullptr || m_written.network == nullptr
        || m_written.network->board != network->board || !before || before->board() != network->board) {
        m_task.drop();
        m_asked.reset();
        if (m_effect)
            m_effect.reset();
        Q_EMIT effectChanged();
        return;
    }
    const StartingGrid start = m_session->recording()->startingGrid();
    if (m_asked && m_asked->part == m_part && m_asked->house == m_house && m_asked->network == network
        && m_asked->before == *before && m_asked->start == start)
        return;
    m_asked = Asked{m_part, m_house, network, *before, start};
    m_effect.reset();
    Q_EMIT effectChanged();
    m_task.ask([this, asked = *m_asked, writtenPart = written->part, writtenNetwork = m_written.network](
                   Tool& tool, const LatestTask<Tool>::Question& question) {
        const auto isCurrent = [&] { return question.isCurrent(); };
        auto effect = std::make_shared<BendEffect>();
        effect->hasPuzzle = true;
        constexpr std::size_t kNoFindings = 99;
        const DraftValues now = valuesHere(asked.part, asked.before, kNoFindings, *tool.backend);
        const DraftValues then = valuesHere(writtenPart, asked.before, kNoFindings, *tool.backend);
        if (asked.house < now.houses.size() && asked.house < then.houses.size())
            effect->first = firstDifference(*then.houses[asked.house].values, *now.houses[asked.house].values);
        if (!tool.run || tool.network != writtenNetwork || !(tool.start == asked.start)) {
            tool.run = wholeRun(*tool.backend, asked.start, writtenNetwork, std::nullopt, isCurrent);
            tool.network = writtenNetwork;
            tool.start = asked.start;
        }
        if (!tool.run)
            return;
        effect->written = *tool.run;
        auto run = wholeRun(*tool.backend, asked.start, asked.network, tool.run->solution, isCurrent);
        if (!run)
            return;
        effect->bent = std::move(*run);
        question.post([this, effect] {
            m_effect = effect;
            Q_EMIT effectChanged();
        });
    });
}

void WeightBench::askBand()
{
    if (m_workshop->isReading())
        return; // who has read it asks again
    const DraftPart* part = writtenPart();
    const auto is = m_chosen ? written(m_chosen->layer, m_chosen->number) : std::nullopt;
    if (!isWatched() || part == nullptr || !is || !isWholeNumber(*is)) {
        m_bandTask.drop();
        m_askedBand.reset();
        m_bandProgress.reset();
        m_band.reset();
        Q_EMIT bandChanged();
        return;
    }
    const AskedBand asked{part->part, house(), *m_chosen};
    if (m_askedBand && m_askedBand->part == asked.part && m_askedBand->house == asked.house
        && m_askedBand->which == asked.which)
        return;
    m_askedBand = asked;
    m_band.reset();
    m_bandProgress = 0;
    Q_EMIT bandChanged();
    const int written = static_cast<int>(*is);
    const int middle = std::abs(written) > kFar ? written : 0;
    m_bandTask.ask(
        [this, asked, middle, board = m_written.board](NoTool&, const LatestTask<NoTool>::Question& question) {
            check::CheckLimits limits;
            limits.seconds = kBenchSeconds;
            limits.keepRunning = [&] { return question.isCurrent(); };
            limits.progress = [&](double done) {
                question.post([this, done] {
                    m_bandProgress = done;
                    Q_EMIT bandChanged();
                });
            };
            auto band = std::make_shared<const check::SafeBand>(check::safeBandOf(asked.part, asked.house,
                {asked.which.layer, asked.which.number, 0}, {middle - kFar, middle + kFar}, limits, board));
            question.post([this, band] {
                m_band = band;
                m_bandProgress.reset();
                Q_EMIT bandChanged();
            });
        });
}

void WeightBench::askForBoard(bool loss)
{
    const DraftPart* written = writtenPart();
    if (written == nullptr || m_numbers.empty() || m_workshop->isReading())
        return;
    m_boardTask.ask([this, loss, house = house(), part = m_part, before = written->part, size = m_written.board](
                        NoTool&, const LatestTask<NoTool>::Question& question) {
        check::CheckLimits limits;
        limits.keepRunning = [&] { return question.isCurrent(); };
        std::optional<Counterexample> board;
        const ModelPtr alone = ruleAlone(part, size);
        const auto rule = std::ranges::find(alone->rules, house, &Model::Rule::house);
        if (loss) {
            if (const auto found = check::soundnessOf(part, house, limits, size).counterexample)
                board = counterexampleOf(*alone, RuleId(rule - alone->rules.begin()), *found);
        } else if (const auto found = check::differenceOf(before, part, house, limits, size)) {
            Candidates wrong = found->left.without(found->leftBent);
            for (const std::uint16_t more : found->leftBent.without(found->left).indices())
                wrong.add(more);
            board = Counterexample{
                *rule, found->board, found->leftBent, wrong.indices(), BendWording::differs(*found, *rule)};
        }
        question.post([this, board] { Q_EMIT boardFound(board); });
    });
}

} // namespace convoku
