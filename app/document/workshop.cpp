// SPDX-License-Identifier: MIT
#include "app/document/workshop.h"

#include "app/base/output_file.h"
#include "app/document/session.h"
#include "app/document/weight_bench.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kWorkshopSoon{200};
constexpr std::chrono::milliseconds kCheckSoon{800}; ///< checks take seconds
constexpr std::size_t kWorkshopMostMade = 8;
constexpr qsizetype kMostOfName = 40; ///< as the language has it
/// More is not restored: JSON has six bytes for a letter at most, of two texts, a name and a path.
constexpr qsizetype kMostKept = 16 * Workshop::kMostLetters;

/// A part as it ships, with its comments, or as it is written out.
std::string textOf(const PartText& part)
{
    const PartText* shipped = shippedPart(part.id);
    return shipped != nullptr && *shipped == part ? std::string(shippedText(part.id)) : toText(part);
}

QString copyOf(const Model& model)
{
    ParsedFile parsed = parseNetworkFile(toText(model));
    auto& file = std::get<NetworkFile>(parsed);
    NetworkText network = std::move(file.networks.front());
    if (shippedModel(model.id) != nullptr)
        network.id = "my_" + network.id;
    std::string text = toText(network);
    std::vector<std::string> written;
    for (const Model::Rule& rule : model.rules) {
        if (std::ranges::count(written, rule.part->id) > 0)
            continue;
        written.push_back(rule.part->id);
        text += '\n' + textOf(*rule.part);
    }
    for (const PartText& part : file.parts) {
        if (std::ranges::count(written, part.id) == 0)
            text += '\n' + textOf(part);
    }
    return QString::fromStdString(text);
}

} // namespace

Workshop::Workshop(Session* session, const BackendFactory& backend, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_backend(backend)
    , m_draft(std::make_shared<const NetworkDraft>())
    , m_shown(m_draft)
    , m_base(session->options().pass.model)
    , m_checks(new CheckRun(networkChecks(), this))
    , m_bench(new WeightBench(this, session, backend))
    , m_reader(this, [this](std::size_t, const QString& error) { failed(error); })
    , m_task(
          this, [] { return std::make_unique<Tool>(); }, [this](std::size_t, const QString& error) { failed(error); })
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kWorkshopSoon);
    connect(&m_soon, &QTimer::timeout, this, &Workshop::read);
    m_checkSoon.setSingleShot(true);
    m_checkSoon.setInterval(kCheckSoon);
    connect(&m_checkSoon, &QTimer::timeout, this, &Workshop::check);
    connect(m_checks, &CheckRun::changed, this, &Workshop::reportChecks);
    for (const auto signal : {&Workshop::draftChanged, &Workshop::partChanged})
        connect(this, signal, &m_checkSoon, qOverload<>(&QTimer::start));
    connect(session, &Session::optionsChanged, this, &Workshop::followNetwork);
    for (const auto signal : {&Session::positionChanged, &Session::recordingReset, &Session::puzzleChanged})
        connect(session, signal, this, &Workshop::ask);
}

Workshop::~Workshop() = default;

void Workshop::setText(const QString& text)
{
    const bool wasSaved = isSaved();
    if (text == m_text)
        return;
    m_text = text.left(kMostLetters);
    compareLines();
    m_soon.start();
    if (wasSaved != isSaved())
        Q_EMIT documentChanged();
}

void Workshop::open(const QString& text, const QString& name, const QString& path)
{
    putAside();
    m_text = text.left(kMostLetters);
    m_text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    m_savedText = m_text;
    m_name = name.left(kMostOfName);
    m_path = path;
    m_line = 1;
    m_house = 0;
    compareLines();
    Q_EMIT textReplaced();
    Q_EMIT documentChanged();
    read();
}

void Workshop::openCopy(const ModelPtr& network)
{
    if (!isReading() && m_draft->network == network)
        return;
    if (network->learned) {
        open(QLatin1String("# ")
                + tr("%1 has learned layers that are not text. This is the article’s network.")
                      .arg(QString::fromStdString(network->id))
                + QLatin1Char('\n') + copyOf(*articleModel()),
            QString::fromStdString(articleModel()->id));
        return;
    }
    if (network->file) { // layers that nobody wrote as text
        open(QLatin1String("# ")
                + tr("%1 was read from an ONNX file and is not text. This is the article’s network.")
                      .arg(QString::fromStdString(network->id))
                + QLatin1Char('\n') + copyOf(*articleModel()),
            QString::fromStdString(articleModel()->id));
        return;
    }
    open(copyOf(*network), QString::fromStdString(network->id));
    if (!m_made.contains(network))
        m_base = network;
}

void Workshop::openShipped(const char* id)
{
    const std::string_view text = shippedText(id);
    open(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())), QString::fromLatin1(id));
}

QString Workshop::saveTo(const QString& path)
{
    const QString text = m_text;
    const QString trouble = writeWholeFile(path, text.toUtf8());
    if (!trouble.isEmpty())
        return trouble;
    m_path = path;
    m_savedText = text;
    Q_EMIT documentChanged();
    return {};
}

QByteArray Workshop::kept() const
{
    if (isEmpty())
        return {};
    QJsonObject json{{QStringLiteral("text"), m_text}, {QStringLiteral("name"), m_name}};
    if (!m_path.isEmpty())
        json[QStringLiteral("path")] = m_path;
    if (!isSaved())
        json[QStringLiteral("saved_text")] = m_savedText;
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

void Workshop::restore(const QByteArray& kept)
{
    const QJsonObject json = kept.size() > kMostKept ? QJsonObject() : QJsonDocument::fromJson(kept).object();
    const QString text = json.value(QStringLiteral("text")).toString();
    if (text.trimmed().isEmpty() || !isEmpty())
        return;
    open(text, json.value(QStringLiteral("name")).toString(), json.value(QStringLiteral("path")).toString());
    const QJsonValue saved = json.value(QStringLiteral("saved_text"));
    if (saved.isUndefined())
        return;
    m_savedText = saved.toString().left(kMostLetters);
    Q_EMIT documentChanged();
}

RuleSet Workshop::rulesOfPart() const
{
    RuleSet rules;
    if (m_network == nullptr || part() == nullptr)
        return rules;
    for (const RuleId rule : m_network->everyRule()) {
        if (m_network->rule(rule).part->id == part()->part.id)
            rules.push_back(rule);
    }
    return rules;
}

RuleSet Workshop::rulesWithout() const
{
    if (m_network == nullptr)
        return {};
    RuleSet rules = m_network->everyRule();
    for (const RuleId rule : rulesOfPart())
        std::erase(rules, rule);
    return rules;
}

void Workshop::setLine(int line)
{
    const DraftPart* before = part();
    m_line = std::max(line, 1);
    if (part() == before)
        return;
    Q_EMIT partChanged();
    ask();
}

void Workshop::setHouse(std::size_t house)
{
    if (house == m_house)
        return;
    m_house = house;
    Q_EMIT partChanged();
    ask();
}

std::size_t Workshop::house() const
{
    const DraftPart* draftPart = part();
    return draftPart == nullptr || draftPart->lines.empty() ? 0 : std::min(m_house, draftPart->lines.size() - 1);
}

const DraftPart* Workshop::part() const
{
    int line = m_line;
    if (line > m_alike.now - m_alike.below)
        line += m_alike.shown - m_alike.now;
    else if (line > m_alike.above)
        line = m_alike.above;
    return m_shown->partAt(line);
}

int Workshop::lineNow(const DraftLine& line) const
{
    const int lineNow = line.value.line;
    if (lineNow <= m_alike.above)
        return lineNow;
    return lineNow > m_alike.shown - m_alike.below ? lineNow + m_alike.now - m_alike.shown : 0;
}

std::optional<DraftLine> Workshop::madeAt(int line, std::size_t house) const
{
    const DraftPart* draftPart = part();
    std::optional<DraftLine> made;
    if (draftPart == nullptr || house >= draftPart->lines.size())
        return made;
    for (const DraftLine& one : draftPart->lines[house]) {
        if (lineNow(one) != line)
            continue;
        const int first = made ? made->firstLayer : one.firstLayer;
        made = one; // what a kernel of another text makes stands in the line that names it
        made->firstLayer = first;
    }
    return made;
}

std::map<int, std::pair<int, int>> Workshop::layersIn(const Recording& recording) const
{
    std::map<int, std::pair<int, int>> layers;
    const DraftPart* draftPart = part();
    if (draftPart == nullptr || isReading() || m_shown != m_draft)
        return layers;
    const std::vector<HouseKind>& houses = draftPart->part.houses;
    for (int step = 1; step <= static_cast<int>(recording.options().rules.size()); ++step) {
        const Model::Rule& rule = recording.ruleAt(step);
        const auto house = std::ranges::find(houses, rule.house);
        if (rule.ownHouse >= 0 || house == houses.end() || *rule.part != draftPart->part)
            continue;
        if (const auto made = madeAt(m_line, static_cast<std::size_t>(house - houses.begin())))
            layers[step] = {made->firstLayer, made->lastLayer};
    }
    return layers;
}

void Workshop::compareLines()
{
    const QList<QStringView> shown = QStringView(m_shown->text).split(QLatin1Char('\n'));
    const QList<QStringView> now = QStringView(m_text).split(QLatin1Char('\n'));
    m_alike = {0, 0, static_cast<int>(shown.size()), static_cast<int>(now.size())};
    const int least = std::min(m_alike.shown, m_alike.now);
    while (m_alike.above < least && shown[m_alike.above] == now[m_alike.above])
        ++m_alike.above;
    while (m_alike.above + m_alike.below < least
        && shown[m_alike.shown - 1 - m_alike.below] == now[m_alike.now - 1 - m_alike.below])
        ++m_alike.below;
}

const std::vector<DraftLine>& Workshop::lines() const
{
    static const std::vector<DraftLine> none;
    const DraftPart* draftPart = part();
    return draftPart == nullptr || draftPart->lines.empty() ? none : draftPart->lines[house()];
}

void Workshop::setWatched(const QObject* by, bool watched)
{
    if (watched)
        m_watchers.insert(by);
    else
        m_watchers.erase(by);
    if (m_watchers.empty() && m_checked && !m_checks->isDone()) {
        // An unfinished check takes a minute for each house: stop it, and begin again when there is a watcher.
        m_checked.reset();
        m_checks->start(std::nullopt);
    }
    m_checkSoon.start();
    ask();
}

const DraftHouse* Workshop::valuesOfHouse() const
{
    return m_values && house() < m_values->houses.size() ? &m_values->houses[house()] : nullptr;
}

std::optional<State> Workshop::stateHere() const
{
    if (!m_session->hasPuzzle() || m_session->recording()->board() != m_shown->board)
        return std::nullopt;
    const Moment& moment = m_session->moment();
    const Recording& recording = moment.recording();
    const Position position = moment.position();
    const DraftPart* draftPart = part();
    if (draftPart != nullptr && position.pass > 0 && position.step <= static_cast<int>(recording.options().rules.size())
        && recording.ruleAt(position.step).part->id == draftPart->part.id)
        return moment.stateBefore();
    return moment.state();
}

void Workshop::setVerdict(const QString& text, const QString& verdict)
{
    const auto version = std::ranges::find(m_versions, text, &DraftVersion::text);
    if (version == m_versions.end() || version->verdict == verdict)
        return;
    version->verdict = verdict;
    Q_EMIT versionsChanged();
}

void Workshop::read()
{
    m_soon.stop();
    if (isEmpty()) {
        m_reader.drop();
        take({.text = m_text, .mistakes = {}, .parts = {}, .board = m_base->board, .network = nullptr, .problem = {}});
        return;
    }
    const QString name = m_name.isEmpty() ? tr("This text") : m_name;
    m_reader.ask([this, text = m_text, base = m_base, name](NoTool&, const LatestTask<NoTool>::Question& question) {
        auto draft = std::make_shared<NetworkDraft>(readDraft(text, base, name));
        question.post([this, draft] { take(std::move(*draft)); });
    });
}

void Workshop::take(NetworkDraft draft)
{
    m_draft = std::make_shared<const NetworkDraft>(std::move(draft));
    // While a line is half written the lines above it show what they made.
    if (!m_draft->parts.empty() || m_draft->mistakes.empty())
        m_shown = m_draft;
    compareLines();
    if (m_draft->network) {
        m_network = m_draft->network;
        // A slider passes many numbers: they would push older texts out.
        if (!m_bench->isOfBending(m_draft->text))
            remember(m_draft->text, tr("compiles"));
    }
    Q_EMIT draftChanged();
    Q_EMIT partChanged();
    ask();
}

void Workshop::ask()
{
    const DraftPart* draftPart = part();
    const std::optional<State> state = m_watchers.empty() ? std::nullopt : stateHere();
    if (draftPart == nullptr || draftPart->part.kind != PartText::Kind::Rule || !state) {
        // Without watchers, keep the values for a view that returns. A watching view must see that there are none.
        if (m_watchers.empty())
            return;
        m_task.drop();
        m_asked.reset();
        if (m_values) {
            m_values.reset();
            Q_EMIT valuesChanged();
        }
        return;
    }
    if (m_asked && m_asked->part == draftPart->part && m_asked->before == state->candidates && m_askedHouse == house()
        && m_askedRemembered == state->remembered)
        return;
    m_asked = DraftValues{draftPart->part, state->candidates, {}};
    m_askedHouse = house();
    m_askedRemembered = state->remembered;
    m_task.ask([this, part = draftPart->part, before = *state, house = house(), make = m_backend](
                   Tool& tool, const LatestTask<Tool>::Question& question) {
        if (!tool.backend)
            tool.backend = make();
        auto values = std::make_shared<const DraftValues>(valuesHere(part, before, house, *tool.backend));
        question.post([this, values] {
            m_values = values;
            Q_EMIT valuesChanged();
        });
    });
}

void Workshop::setPuzzles(const WorthPuzzles& puzzles)
{
    if (puzzles == m_puzzles)
        return;
    m_puzzles = puzzles;
    check();
}

void Workshop::check()
{
    const DraftPart* draftPart = part();
    if (m_watchers.empty() || isReading())
        return;
    if (draftPart == nullptr || draftPart->part.kind != PartText::Kind::Rule || !m_draft->mistakes.empty()) {
        m_checked.reset();
        m_checks->start(std::nullopt);
        return;
    }
    CheckSubject subject{
        draftPart->part, m_draft->network, m_draft->network ? rulesOfPart() : RuleSet(), m_puzzles, m_draft->board};
    if (m_checked && m_checked->part == subject.part && m_checked->network == subject.network
        && m_checked->puzzles == subject.puzzles && m_checked->board == subject.board)
        return;
    m_checked = subject;
    m_checkedText = m_text;
    m_checks->start(subject);
}

void Workshop::reportChecks()
{
    if (!m_checked || !m_checks->isDone())
        return;
    QStringList failed;
    for (const CheckRun::Entry& entry : m_checks->entries()) {
        if (entry.state == CheckState::Fails)
            failed << entry.check->title();
    }
    const int held = m_checks->count(CheckState::Holds);
    setVerdict(m_checkedText,
        !failed.isEmpty() ? tr("fails: %1").arg(failed.join(QStringLiteral(", ")))
            : held > 0    ? tr("checks that hold: %1").arg(held)
                          : tr("checks left open: %1").arg(m_checks->count(CheckState::Open)));
}

void Workshop::putAside()
{
    if (isEmpty() || isSaved())
        return;
    remember(m_text, m_draft->text == m_text && m_draft->network ? tr("compiles") : tr("put aside"));
}

void Workshop::remember(const QString& text, const QString& verdict)
{
    const auto known = std::ranges::find(m_versions, text, &DraftVersion::text);
    DraftVersion version{text, m_name, QTime::currentTime(), verdict};
    if (known != m_versions.end()) {
        if (known == m_versions.begin())
            return;
        version.verdict = known->verdict;
        m_versions.erase(known);
    }
    m_versions.push_front(std::move(version));
    if (m_versions.size() > kMostVersions)
        m_versions.pop_back();
    Q_EMIT versionsChanged();
}

void Workshop::followNetwork()
{
    const ModelPtr& runs = m_session->options().pass.model;
    if (runs == m_network) {
        m_made.insert(runs);
        if (m_made.size() > kWorkshopMostMade)
            m_made.erase(*m_made.begin() == runs ? std::next(m_made.begin()) : m_made.begin());
    }
    // One that was made of parts here has their rules already: what has gone from the text would stay in it.
    if (runs == m_base || m_made.contains(runs))
        return;
    m_base = runs;
    if (!isEmpty() && m_draft->network)
        read();
}

} // namespace convoku
