// SPDX-License-Identifier: MIT
// What the numbers of a layer mean, and what they become if its question asks for another k.
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/views/layers/widgets/function_plot_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/wording/language.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include <map>
#include <set>

using namespace convoku;
using namespace convoku::testing;

class TestLayerNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        m_session = std::make_unique<Session>(makeBitwise);
        m_values = std::make_unique<LayerValues>(m_session.get(), makeBitwise);
        m_session->open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
    }

    void init()
    {
        m_session->pick(std::nullopt);
        m_session->goToFirst();
        m_view = std::make_unique<TensorView>(m_session.get(), m_values.get());
        m_view->resize(960, 640);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }

    void cleanup() { m_view.reset(); }

    void cleanupTestCase()
    {
        m_values.reset();
        m_session.reset();
    }

    /// Another k changes what the view shows, and nothing else: tables, plot and both sums are those of the places that
    /// are counted on the board.
    void anotherKIsATrial()
    {
        constexpr int kOwn = 1;
        constexpr int kRow = 4;
        constexpr int kDigit = 5;
        goTo({1, 4, 6});
        m_view->pick(OutputElement{0, {kDigit, kRow, 0}});
        auto* slider = m_view->findChild<QSlider*>(QStringLiteral("trial_slider"));
        auto* note = m_view->findChild<QLabel*>(QStringLiteral("trial_note"));
        auto* back = m_view->findChild<QPushButton*>(QStringLiteral("trial_back"));
        const auto* second = m_view->findChild<QLabel*>(QStringLiteral("tensor_contrast"));
        const auto* plot = m_view->findChild<FunctionPlotView*>();
        QVERIFY(slider->isVisible() && !slider->accessibleName().isEmpty());
        QCOMPARE(slider->value(), kOwn);
        const auto own = m_view->shownValues();
        const Candidates before = m_session->recording()->stateAt({1, 3}).candidates;
        const auto placesOf = [&](int digit, int row) {
            int places = 0;
            for (int column = 0; column < kSide; ++column)
                places += before.has(Candidate{digit, row, column}) ? 1 : 0;
            return places;
        };
        std::vector<int> all;
        for (int k = kSide; k >= 0; --k)
            all.push_back(k);
        all.push_back(kOwn);
        for (const int k : all) {
            slider->setValue(k);
            const auto& pictures = m_view->canvas()->pictures();
            int ones = 0;
            for (int digit = 0; digit < kSide; ++digit) {
                for (int row = 0; row < kSide; ++row) {
                    const int places = placesOf(digit, row);
                    const auto at = static_cast<std::size_t>(digit * kSide + row);
                    QCOMPARE(pictures[0].numbers.at(at), places < k ? 0 : places - k + 1);
                    QCOMPARE(pictures[1].numbers.at(at), places > k ? 0 : k + 1 - places);
                    QCOMPARE(pictures[2].numbers.at(at), places == k ? 1 : 0);
                    ones += places == k ? 1 : 0;
                }
            }
            const bool yes = placesOf(kDigit, kRow) == k;
            QCOMPARE(m_view->arithmeticText(),
                sentence("views.row_digit_equals",
                    {QString::number(kRow + 1), QString::number(kDigit + 1), QString::number(placesOf(kDigit, kRow)),
                        QString::number(k), QString::number(pictures[0].numbers.at(kDigit * kSide + kRow)),
                        QString::number(pictures[1].numbers.at(kDigit * kSide + kRow)), QString::number(yes ? 1 : 0)}));
            QCOMPARE(second->isHidden(), ones == (yes ? 81 : 0));
            if (!second->isHidden())
                QVERIFY2(second->text().endsWith(QLatin1String(yes ? "= 0" : "= 1")), qPrintable(second->text()));
            QCOMPARE(plot->plot().dot->result, yes ? 1 : 0);
            QCOMPARE(plot->plot().second.has_value(), !second->isHidden());
            for (int a = 0; a <= kSide; ++a)
                QCOMPARE(plot->plot().resultOf(a), a == k ? 1 : 0);
            QCOMPARE(note->isVisible(), k != kOwn);
            QCOMPARE(back->isVisible(), k != kOwn);
            QVERIFY(m_values->values() == own);
        }
        QVERIFY(m_view->shownValues() == own);
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(slider->value(), kOwn + 1);
        QVERIFY(m_view->canvas()->pictures().back().title != sentence("views.digit_has_one_place"));
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(slider->value(), kOwn);
        QCOMPARE(m_view->canvas()->pictures().back().title, sentence("views.digit_has_one_place"));

        // Another layer begins with the network's own number.
        slider->setValue(3);
        goTo({1, 4, 5});
        QCOMPARE(slider->value(), kOwn);
        QVERIFY(m_view->shownValues() == own);
        goTo({1, 4, 1});
        QVERIFY(!slider->isVisible());
        // The count of candidates in a cell is compared with 2.
        goTo({1, 7, 3});
        QCOMPARE(slider->isVisible(), true);
        QCOMPARE(slider->value(), 2);
    }

    /// The meaning of a number is worded in terms of the puzzle: the places, candidates and answers are those that
    /// loops find on the board.
    void whatANumberMeans()
    {
        const Candidates before = m_session->recording()->stateAt({1, 3}).candidates;
        const auto textOf = [](int number) { return QString::number(number + 1); };
        goTo({1, 4, 1});
        QCOMPARE(m_view->meaning(), QString());
        std::set<int> counts;
        for (int row = 0; row < kSide; ++row) {
            for (int digit = 0; digit < kSide; ++digit) {
                QStringList cells;
                for (int column = 0; column < kSide; ++column) {
                    if (before.has(Candidate{digit, row, column}))
                        cells << QStringLiteral("r%1c%2").arg(row + 1).arg(column + 1);
                }
                const int count = static_cast<int>(cells.size());
                counts.insert(count);
                const QString last = cells.takeLast();
                const QString list
                    = cells.isEmpty() ? last : cells.join(QStringLiteral(", ")) + QStringLiteral(" and ") + last;
                goTo({1, 4, 1});
                hover({1, {digit, row, 0}});
                QCOMPARE(m_view->meaning(),
                    count == 1
                        ? sentence("views.meaning_one_place", {textOf(row), textOf(digit), list})
                        : sentence("views.meaning_places", {textOf(row), textOf(digit), QString::number(count), list}));
            }
        }
        QVERIFY(counts.count(1) > 0 && counts.size() > 3);
        goTo({1, 4, 6});
        hover({2, {5, 4, 0}});
        QCOMPARE(m_view->meaning(), sentence("views.meaning_answer_no"));
        hover({2, {1, 4, 0}});
        QCOMPARE(m_view->meaning(), sentence("views.meaning_answer_yes"));
        goTo({1, 4, 7});
        hover({1, {5, 4, 3}});
        QCOMPARE(m_view->meaning(), sentence("views.meaning_copied"));
        hover({0, {5, 4, 0}}); // an input has its meaning in the layer before
        QCOMPARE(m_view->meaning(), QString());
        answersOfLogic(before);
        // The last layer: the candidates that the rule leaves.
        const Candidates after = m_session->recording()->stateAt({1, 4}).candidates;
        goTo({1, 4, 12});
        std::set<QString> said;
        const int output = m_view->canvas()->inputCount();
        for (int index = 0; index < kCandidates; ++index) {
            const Candidate candidate = Candidate::fromIndex(index);
            const char* row = !before.has(candidate) ? "views.meaning_no_candidate"
                : after.has(candidate)               ? "views.meaning_stays"
                                                     : "views.meaning_removed";
            m_view->point(ElementIndex{candidate.digit, candidate.row, candidate.column});
            said.insert(QString::fromLatin1(row));
            QCOMPARE(m_view->meaning(),
                sentence(row, {textOf(candidate.digit), textOf(candidate.row), textOf(candidate.column)}));
        }
        QVERIFY(said.size() >= 2 && output > 1);
        goTo({1, 4, 0}); // the step itself is told elsewhere
        hover({output, {5, 4, 3}});
        QCOMPARE(m_view->meaning(), QString());
    }

private:
    /// And, any and a pool name the inputs that decide.
    void answersOfLogic(const Candidates& before)
    {
        std::map<std::pair<int, int>, int> places; // by row and digit
        for (int index = 0; index < kCandidates; ++index) {
            const Candidate candidate = Candidate::fromIndex(index);
            places[{candidate.row, candidate.digit}] += before.has(candidate) ? 1 : 0;
        }
        const auto pointAt = [this](int digit, int row, int column) {
            m_view->point(ElementIndex{digit, row, column});
            return m_view->meaning();
        };
        std::set<QString> said;
        for (const int layer : {8, 9}) {
            goTo({1, 4, layer});
            for (int index = 0; index < kCandidates; ++index) {
                const Candidate candidate = Candidate::fromIndex(index);
                const bool one = places[{candidate.row, candidate.digit}] == 1;
                const bool there = before.has(candidate);
                const char* row = one && there ? "views.meaning_both_yes"
                    : one                      ? "views.meaning_second_no"
                    : there                    ? "views.meaning_first_no"
                                               : "views.meaning_both_no";
                said.insert(QString::fromLatin1(row));
                QCOMPARE(pointAt(candidate.digit, candidate.row, candidate.column),
                    sentence(row,
                        {QString::number(candidate.digit + 1), QString::number(candidate.row + 1),
                            QString::number(candidate.column + 1)}));
            }
        }
        QCOMPARE(said.size(), std::size_t{4});
        goTo({1, 4, 11});
        for (int cell = 0; cell < kCells; ++cell) {
            const int row = cell / kSide;
            const int column = cell % kSide;
            int alone = 0;
            for (int digit = 0; digit < kSide; ++digit)
                alone += before.has(Candidate{digit, row, column}) && places[{row, digit}] == 1 ? 1 : 0;
            QCOMPARE(pointAt(0, row, column),
                sentence(alone == 0 ? "views.meaning_none_alone" : "views.meaning_one_alone",
                    {QString::number(row + 1), QString::number(column + 1), QString::number(alone)}));
        }
        // The boxes of a row that have the digit.
        const Candidates pointed = m_session->recording()->stateAt({1, 1}).candidates;
        goTo({1, 2, 1});
        for (int index = 0; index < kCandidates; index += 3) {
            const Candidate first = Candidate::fromIndex(index);
            int found = -1;
            for (int column = first.column + 2; column >= first.column; --column)
                found = pointed.has(Candidate{first.digit, first.row, column}) ? column : found;
            const QString meaning = pointAt(first.digit, first.row, first.column / 3);
            const QString reason = found < 0
                ? sentence("views.meaning_empty_window_end")
                : sentence("views.meaning_in_window_end",
                    {QString::number(first.digit + 1), QString::number(first.row + 1), QString::number(found + 1)});
            QVERIFY2(meaning.endsWith(reason), qPrintable(meaning));
        }
    }

    void goTo(Position position)
    {
        m_session->goTo(position);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->shownPosition() == position && m_view->layer(), kLong);
        m_view->canvas()->choosePlanes(TensorCanvas::Planes::All); // every number is there to be pointed at
    }
    void hover(const TensorSpot& spot)
    {
        QTest::mouseMove(
            m_view->canvas(), m_view->canvas()->geometryOf(spot.picture).element(spot.element).center().toPoint());
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<LayerValues> m_values;
    std::unique_ptr<TensorView> m_view;
};

CONVOKU_TEST(TestLayerNumbers)
#include "tst_layer_numbers.moc"
