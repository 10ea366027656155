// SPDX-License-Identifier: MIT
#include "app/document/breakpoints.h"
#include "app/document/examples.h"
#include "app/document/session.h"
#include "app/document/watches.h"
#include "app/views/collections/collection_model.h"
#include "app/views/collections/generated_model.h"
#include "app/views/marks/bookmarks_model.h"
#include "app/views/marks/breakpoints_model.h"
#include "app/views/marks/watch_model.h"
#include "app/views/timeline/events_model.h"
#include "app/views/timeline/stack_model.h"
#include "app/views/why/history_model.h"
#include "app/wording/language.h"
#include "app/wording/voices.h"
#include "app/wording/watch_wording.h"
#include "app/wording/wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QFont>
#include <QFontDatabase>
#include <QIcon>
#include <QSignalSpy>
#include <QTest>

using namespace convoku;
using testing::sentence;

namespace {

/// "text|tip|edited text|signs": what a cell or a heading answers to the roles that views ask for. The signs: L, R or C
/// where it is put left, right or in the middle, i with an icon, b and f with a bold or another font, c with a box to
/// check, ! where it answers to what nobody promised.
template <typename Ask>
QString answers(const Ask& ask)
{
    QByteArray signs;
    const QVariant alignment = ask(Qt::TextAlignmentRole);
    const auto at = alignment.typeId() == QMetaType::Int ? Qt::Alignment(QFlag(alignment.toInt()))
                                                         : alignment.value<Qt::Alignment>();
    signs += at.testFlag(Qt::AlignLeft) ? "L" : at.testFlag(Qt::AlignRight) ? "R" : at & Qt::AlignHCenter ? "C" : "";
    signs += ask(Qt::DecorationRole).template value<QIcon>().isNull() ? "" : "i";
    const QVariant font = ask(Qt::FontRole);
    signs += !font.isValid() ? "" : font.template value<QFont>().bold() ? "b" : "f";
    signs += ask(Qt::CheckStateRole).isValid() ? "c" : "";
    for (const int role : {Qt::StatusTipRole, Qt::WhatsThisRole, Qt::BackgroundRole, Qt::SizeHintRole})
        signs += ask(role).isValid() ? "!" : "";
    return QStringList{ask(Qt::DisplayRole).toString(), ask(Qt::ToolTipRole).toString(), ask(Qt::EditRole).toString(),
        QLatin1String(signs)}
        .join(QLatin1Char('|'));
}

QStringList headings(const QAbstractItemModel& model)
{
    QStringList all;
    for (int section = 0; section < model.columnCount(); ++section)
        all << answers([&](int role) { return model.headerData(section, Qt::Horizontal, role); });
    return all;
}

/// Returns the answers of the heading beside a row.
QString heading(const QAbstractItemModel& model, int row)
{
    return answers([&](int role) { return model.headerData(row, Qt::Vertical, role); });
}

QStringList cells(const QAbstractItemModel& model, int row, const QModelIndex& parent = {})
{
    QStringList all;
    for (int column = 0; column < model.columnCount(); ++column)
        all << answers([&](int role) { return model.index(row, column, parent).data(role); });
    return all;
}

/// The answers of a cell or a heading with that text and that tip.
QString shown(const QString& text, const QString& tip, const char* signs = "", const QString& edited = {})
{
    return QStringList{text, tip, edited, QLatin1String(signs)}.join(QLatin1Char('|'));
}

QString both(const QString& text, const char* signs)
{
    return shown(text, text, signs);
}

} // namespace

/// Tests what views ask models for besides the texts.
class TestModelRoles : public QObject
{
    Q_OBJECT

    std::unique_ptr<Session> m_session;

private Q_SLOTS:
    /// The article's hard puzzle: r1c2 = 7 is guessed in pass 7 and taken back in pass 10.
    void initTestCase()
    {
        useLanguage({});
        m_session = std::make_unique<Session>(testing::makeBitwise);
        m_session->open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), 60000);
    }
    void cleanupTestCase() { m_session.reset(); }

    void bookmarks()
    {
        Bookmarks bookmarks;
        BookmarksModel model(m_session.get(), &bookmarks);
        bookmarks.setList({{{3, 9}, QStringLiteral("a note")}, {{7, 11}, {}}, {{99, 4}, {}}});
        QCOMPARE(headings(model),
            QStringList({shown(sentence("models.headings.place"), {}), shown(sentence("models.headings.note"), {})}));
        QCOMPARE(heading(model, 0), QStringLiteral("1|||"));
        QCOMPARE(heading(model, 2), QStringLiteral("3|||"));
        const Recording& recording = *m_session->recording();
        QCOMPARE(cells(model, 0),
            QStringList({QStringLiteral("3.9|%1||").arg(Wording::stepSentence(recording, {3, 9})),
                QStringLiteral("a note|a note|a note|")}));
        // Without a note it says what is there.
        const QString guess = Wording::stepSentence(recording, {7, 11});
        QCOMPARE(
            cells(model, 1), QStringList({QStringLiteral("7|%1||").arg(guess), QStringLiteral("%1|||").arg(guess)}));
        QCOMPARE(cells(model, 2),
            QStringList(
                {shown(QStringLiteral("99.4"), sentence("models.bookmarks.beyond_the_run")), QStringLiteral("|||")}));

        const QModelIndex note = model.index(1, BookmarksModel::NoteColumn);
        const QModelIndex place = model.index(1, BookmarksModel::PlaceColumn);
        QVERIFY(note.flags().testFlag(Qt::ItemIsEditable) && !place.flags().testFlag(Qt::ItemIsEditable));
        QVERIFY(!model.flags({}).testFlag(Qt::ItemIsEditable));
        QVERIFY(model.setData(note, QStringLiteral("new")));
        QCOMPARE(bookmarks.list().at(1).note, QStringLiteral("new"));
        QVERIFY(!model.setData(model.index(1, BookmarksModel::NoteColumn), QStringLiteral("no"), Qt::DisplayRole));
        QVERIFY(!model.setData(model.index(1, BookmarksModel::PlaceColumn), QStringLiteral("no")));
        QVERIFY(!model.setData({}, QStringLiteral("no")));
        QCOMPARE(bookmarks.list().at(1).note, QStringLiteral("new"));
        QCOMPARE(model.rowCount(place), 0);
        QCOMPARE(model.columnCount(place), 0);
    }

    void breakpoints()
    {
        Breakpoints breakpoints(m_session.get());
        BreakpointsModel model(m_session.get(), &breakpoints);
        Breakpoint push;
        push.kind = BreakpointKind::Push;
        breakpoints.add(push);
        m_session->goTo({8, 11});
        QCOMPARE(headings(model),
            QStringList({shown(sentence("models.headings.stop"), {}), shown(sentence("models.headings.condition"), {}),
                shown(sentence("models.headings.from_hit"), {}), shown(sentence("models.headings.hits"), {})}));
        QCOMPARE(heading(model, 0), QStringLiteral("|||"));
        QCOMPARE(cells(model, 0),
            QStringList(
                {both(sentence("models.breakpoints.push"), "c"), shown(sentence("models.breakpoints.always"), {}),
                    shown(QStringLiteral("1"), sentence("models.breakpoints.from_hit_tip"), "R", QStringLiteral("1")),
                    shown(sentence("models.breakpoints.hits", {QStringLiteral("1"), QStringLiteral("3")}),
                        sentence("models.breakpoints.hits_tip"))}));
        QVERIFY(!model.setData({}, 1));
        QVERIFY(!model.removeRows(0, 0));
        QVERIFY(model.removeRows(0, 1)); // also the last one
        QCOMPARE(model.rowCount(), 0);
    }

    void collections()
    {
        Collection collection;
        CollectionModel model(&collection);
        ChunkMaker chunks;
        Puzzle puzzle;
        puzzle.givens = examples().at(1).givens;
        puzzle.comment = "easy";
        puzzle.line = 7;
        chunks.add(puzzle);
        collection.append(chunks.takeAll());
        CollectionOutcomes outcomes;
        PuzzleOutcome outcome;
        outcome.verdict = PuzzleVerdict::Unique;
        outcome.passes = 12;
        outcome.pushes = 2;
        outcome.depth = 1;
        outcomes.runs.push_back({0U, outcome, {0, 0, 5, 0, 0, 0, 0, 0, 0}});
        collection.take(outcomes);

        const QStringList heads = headings(model);
        QCOMPARE(heads.at(CollectionModel::NumberColumn), shown(sentence("models.headings.number"), {}));
        QCOMPARE(heads.at(CollectionModel::GivensColumn), shown(sentence("models.headings.givens"), {}));
        QCOMPARE(heads.at(CollectionModel::VerdictColumn),
            shown(sentence("models.headings.solutions"), sentence("models.headings.solutions_tip")));
        QCOMPARE(heads.at(CollectionModel::PassesColumn),
            shown(sentence("models.headings.passes"), sentence("models.headings.passes_tip")));
        QCOMPARE(heads.at(CollectionModel::GuessesColumn),
            shown(sentence("models.headings.guesses"), sentence("models.headings.guesses_tip")));
        QCOMPARE(heads.at(CollectionModel::DepthColumn),
            shown(sentence("models.headings.depth"), sentence("models.headings.depth_tip")));
        QCOMPARE(heads.at(model.puzzleColumn()), shown(sentence("models.headings.puzzle"), {}));
        QCOMPARE(heads.at(model.commentColumn()), shown(sentence("models.headings.comment"), {}));
        QStringList rules;
        for (const ArticleRule& rule : allRules()) {
            const QString head = heads.at(CollectionModel::FirstRuleColumn + static_cast<int>(rule.rule));
            QVERIFY2(
                head.endsWith(QLatin1Char('|')
                    + sentence("models.headings.rule_tip", {Wording::rule(ruleOf(rule.rule))}) + QStringLiteral("||i")),
                qPrintable(head));
            rules << head.section(QLatin1Char('|'), 0, 0);
        }
        QVERIFY2(rules.contains(sentence("models.headings.pointing_row"))
                && rules.contains(sentence("models.headings.hidden_single_box")),
            qPrintable(rules.join(QLatin1Char(','))));
        QCOMPARE(heading(model, 0), QStringLiteral("|||"));

        const QStringList row = cells(model, 0);
        const QString line = sentence("models.collection.line", {QStringLiteral("7")});
        const auto number = [&](int n) { return QStringLiteral("%1|%2||R").arg(n).arg(line); };
        QCOMPARE(row.at(CollectionModel::NumberColumn), number(1));
        QCOMPARE(row.at(CollectionModel::GivensColumn), number(34));
        QCOMPARE(row.at(CollectionModel::VerdictColumn),
            shown(sentence("models.collection.unique"), sentence("models.collection.unique_tip")));
        QCOMPARE(row.at(CollectionModel::PassesColumn), number(12));
        QCOMPARE(row.at(CollectionModel::GuessesColumn), number(2));
        QCOMPARE(row.at(CollectionModel::DepthColumn), number(1));
        QCOMPARE(row.at(CollectionModel::FirstRuleColumn + 2), number(5));
        QCOMPARE(row.at(CollectionModel::FirstRuleColumn + 3), number(0));
        QCOMPARE(row.at(model.puzzleColumn()),
            QStringLiteral("%1|%2||f").arg(QString::fromStdString(puzzle.givens.toText()), line));
        QCOMPARE(row.at(model.commentColumn()), QStringLiteral("easy|%1||").arg(line));
    }

    void events()
    {
        EventsModel model(m_session.get());
        QCOMPARE(headings(model),
            QStringList({shown(sentence("models.headings.event"), {}),
                shown(sentence("models.headings.gone"), sentence("models.headings.gone_tip"), "R"),
                shown(sentence("models.headings.left"), sentence("models.headings.left_tip"), "R"),
                shown(sentence("models.headings.event_depth"), {}, "R")}));
        QCOMPARE(heading(model, 0), QStringLiteral("|||"));
        // Told of growth once more than there was any, it adds nothing.
        QSignalSpy inserted(&model, &EventsModel::rowsAboutToBeInserted);
        Q_EMIT m_session->recordingGrew();
        QCOMPARE(inserted.count(), 0);
        // Every event has the words of its own, and a mark where it is a rule's, a guess or its end.
        const Recording& recording = *m_session->recording();
        for (int pass = 0; pass <= recording.passCount(); ++pass) {
            const QModelIndex above = model.index(pass, 0);
            // If the guess fails in this pass, the row of the pass is the contradiction.
            const Position place = pass == 10 ? Position{10, 10} : recording.endOf(pass);
            const QString whole = VoiceWording::tip(VoiceWording::ofPosition(recording, place), kAllVoices);
            // The marks of the guesses and of the contradiction are there while their passes are closed, too.
            const bool hasEvent = pass == 7 || pass == 10 || pass == 12 || pass == 14;
            QVERIFY(cells(model, pass)
                        .front()
                        .endsWith(QStringLiteral("|%1||%2").arg(whole, hasEvent ? QStringLiteral("i") : QString())));
            for (int row = 0; row < model.rowCount(above); ++row) {
                const Event& event = recording.eventsOf(pass)[static_cast<std::size_t>(row)];
                const bool marked = event.kind == EventKind::Rule || event.kind == EventKind::Push
                    || event.kind == EventKind::Pop || event.kind == EventKind::Contradiction;
                const QString tip = VoiceWording::tip(VoiceWording::ofEvent(recording, event), kAllVoices);
                const QStringList texts = cells(model, row, above);
                QCOMPARE(texts.front(),
                    QStringLiteral("%1|%2||%3")
                        .arg(Wording::eventName(recording, event), tip, marked ? QStringLiteral("i") : QString()));
                QCOMPARE(
                    texts.at(EventsModel::LeftColumn), QStringLiteral("%1|%2||R").arg(event.candidatesLeft).arg(tip));
            }
        }
    }

    void generated()
    {
        GeneratedModel model;
        model.begin(articleModel(), {allRules().front().rule});
        GeneratedPuzzle puzzle;
        puzzle.givens = examples().at(1).givens;
        puzzle.solved.passes = 12;
        puzzle.solved.pushes = 2;
        puzzle.solved.depth = 1;
        puzzle.solved.fired = {3};
        model.append({puzzle, puzzle});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(headings(model),
            QStringList({shown(sentence("models.headings.number"), {}), shown(sentence("models.headings.givens"), {}),
                shown(sentence("models.headings.passes"), sentence("models.headings.passes_tip")),
                shown(sentence("models.headings.guesses"), sentence("models.headings.guesses_tip")),
                shown(sentence("models.headings.depth"), sentence("models.headings.depth_tip")),
                shown(sentence("models.headings.rules"), sentence("models.headings.rules_tip"))}));
        QCOMPARE(heading(model, 0), QStringLiteral("|||"));
        const ArticleRule& rule = allRules().front();
        const QString fired
            = QStringLiteral("%1: %2 3").arg(Wording::family(rule.family), Wording::houseKind(rule.house));
        QCOMPARE(cells(model, 1),
            QStringList({QStringLiteral("2|||R"), QStringLiteral("34|||R"), QStringLiteral("12|||R"),
                QStringLiteral("2|||R"), QStringLiteral("1|||R"), both(fired, "")}));
        model.append({});
        QCOMPARE(model.rowCount(), 2);
    }

    void histories()
    {
        m_session->pick(Candidate{6, 0, 1});
        HistoryModel model(m_session.get());
        QCOMPARE(headings(model),
            QStringList(
                {shown(sentence("models.headings.pass"), {}), shown(sentence("models.headings.what_happened"), {})}));
        QCOMPARE(heading(model, 0), QStringLiteral("|||"));
        const Recording& recording = *m_session->recording();
        const auto guessed = recording.eventsOf(7).back();
        QCOMPARE(cells(model, 1),
            QStringList({both(QStringLiteral("7"), ""),
                shown(sentence("models.history.guessed", {QStringLiteral("1")}),
                    Wording::eventSentence(recording, guessed))}));
        m_session->pick(std::nullopt);
    }

    void stacks()
    {
        StackModel model(m_session.get());
        m_session->goTo({14, 11});
        QCOMPARE(headings(model),
            QStringList({shown(sentence("models.headings.stack_depth"), {}, "L"),
                shown(sentence("models.headings.cell"), {}, "L"), shown(sentence("models.headings.digit"), {}, "L"),
                shown(sentence("models.headings.set_aside"), sentence("models.headings.set_aside_tip"), "L"),
                shown(sentence("models.headings.stack_pass"), {}, "R"),
                shown(sentence("models.headings.derived"), sentence("models.headings.derived_tip"), "R")}));
        QCOMPARE(heading(model, 0), QStringLiteral("|||"));
        const QString guess
            = Wording::eventSentence(*m_session->recording(), m_session->recording()->eventsOf(12).back());
        const auto cell = [&](const char* text, const char* signs) {
            return QStringLiteral("%1|%2||%3").arg(QLatin1String(text), guess, QLatin1String(signs));
        };
        QCOMPARE(cells(model, 0),
            QStringList(
                {cell("1", "i"), cell("r1c4", ""), cell("4", ""), cell("6", ""), cell("12", "R"), cell("9", "R")}));
    }

    void watches()
    {
        Watches watches;
        WatchModel model(m_session.get(), &watches);
        watches.add(readWatch(QStringLiteral("depth")).watch.value());
        QCOMPARE(headings(model).size(), static_cast<int>(WatchModel::ColumnCount));
        QCOMPARE(headings(model).at(WatchModel::WatchColumn), shown(sentence("models.headings.watch"), {}));
        QCOMPARE(headings(model).at(WatchModel::ValueColumn), shown(sentence("models.headings.value"), {}));
        QCOMPARE(headings(model).at(WatchModel::BeforeColumn), shown(sentence("models.headings.before"), {}));
        QCOMPARE(headings(model).at(WatchModel::MarkColumn), QStringLiteral("|||"));
        QCOMPARE(heading(model, 0), QStringLiteral("|||"));
        m_session->goTo({7, 11}); // the first guess
        QStringList row = cells(model, 0);
        QCOMPARE(row.at(WatchModel::WatchColumn), both(sentence("models.watches.depth"), ""));
        QCOMPARE(row.at(WatchModel::ValueColumn), both(QStringLiteral("1"), "b"));
        QCOMPARE(row.at(WatchModel::BeforeColumn), both(QStringLiteral("0"), ""));
        QCOMPARE(
            row.at(WatchModel::MarkColumn), shown(QStringLiteral("●"), sentence("models.watches.changed_tip"), "C"));
        m_session->goTo({8, 11});
        row = cells(model, 0);
        QCOMPARE(row.at(WatchModel::ValueColumn), both(QStringLiteral("1"), ""));
        QCOMPARE(row.at(WatchModel::MarkColumn), QStringLiteral("|||C"));
        QVERIFY(model.removeRows(0, 1));
        QCOMPARE(model.rowCount(), 0);
    }
};

CONVOKU_TEST(TestModelRoles)
#include "tst_model_roles.moc"
