// SPDX-License-Identifier: MIT
// What the readers of app/ take in, with random mistakes in it: sessions, lessons, colours, and what people type. The
// same mistakes every time; under the sanitizers this is a fuzzer that needs nothing else.
#include "app/lessons/lesson_parser.h"
#include "app/painting/theme_file.h"
#include "app/session/address.h"
#include "app/session/cell_address.h"
#include "app/session/collection_filter.h"
#include "app/session/element_address.h"
#include "app/session/session_file.h"
#include "app/session/workspace.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "tests/support/puzzle_files.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Texts that are nearly like one that is right.
class Mangler
{
public:
    QByteArray mangled(const QByteArray& right)
    {
        QByteArray text = right;
        for (int i = 1 + below(5); i > 0 && !text.isEmpty(); --i) {
            const int place = below(static_cast<int>(text.size()));
            const int length = std::min(1 + below(12), static_cast<int>(text.size()) - place);
            switch (below(7)) {
            case 0:
                text.remove(place, length);
                break;
            case 1:
                text.insert(place, static_cast<char>(below(256)));
                break;
            case 2:
                text[place] = static_cast<char>(text[place] ^ (1 << below(8)));
                break;
            case 3: // a piece of it somewhere else
                text.insert(below(static_cast<int>(text.size())), text.mid(place, 1 + below(200)));
                break;
            case 4:
                text.truncate(place);
                break;
            case 5:
                text.insert(place, kWords[static_cast<std::size_t>(below(static_cast<int>(kWords.size())))]);
                break;
            default: // another number in place of one
                for (int at = place; at < text.size(); ++at) {
                    if (text[at] >= '0' && text[at] <= '9') {
                        text.replace(at, 1, kWords[static_cast<std::size_t>(below(6))]);
                        break;
                    }
                }
                break;
            }
        }
        return text;
    }

private:
    int below(int end) { return static_cast<int>(m_random() % static_cast<unsigned>(end)); }

    static constexpr std::array<const char*, 12> kWords{"-1", "2147483647", "-2147483648", "1e308",
        "99999999999999999999", "0", "null", "[[[[[[", "{\"a\":", "\xff\xfe", "\xe2\x80\xae", "\n\n# "};
    std::mt19937 m_random{1}; // NOLINT: the same each time
};

} // namespace

class TestMangledFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A session is opened, or refused with a reason; what was opened can be saved and opened again.
    void sessions()
    {
        Workspace workspace([] { return makeBitwiseBackend(); });
        workspace.session()->open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!workspace.session()->isRunning(), 60000);
        workspace.session()->stepPass(false);
        workspace.session()->pick(Candidate{3, 4, 5});
        workspace.toggleBreakpointHere();
        workspace.bookmarks()->toggle(workspace.session()->position());
        const QByteArray right = QJsonDocument(workspace.toJson(QByteArray(40, 'x'))).toJson();

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("session.convoku"));
        Mangler mangler;
        int opened = 0;
        int refused = 0;
        for (int i = 0; i < 1500; ++i) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(mangler.mangled(right));
            file.close();
            const SessionFile read = readSessionFile(path);
            QByteArray layout;
            int leftOut = 0;
            const QString problem
                = read.problem.isEmpty() ? workspace.open(read.json, {}, &layout, &leftOut) : read.problem;
            if (!problem.isEmpty()) {
                ++refused;
                continue;
            }
            ++opened;
            if (opened % 20 != 0)
                continue;
            QTRY_VERIFY_WITH_TIMEOUT(workspace.session()->recording()->passCount() > 0, 60000);
            const QJsonObject again = workspace.toJson(layout);
            QCOMPARE(workspace.open(again, {}, &layout, &leftOut), QString());
            QCOMPARE(leftOut, 0);
            QCoreApplication::processEvents();
        }
        QVERIFY2(opened > 50 && refused > 50, qPrintable(QStringLiteral("%1 %2").arg(opened).arg(refused)));
    }

    /// Deeper than anybody writes, and larger than any session is.
    void deepSession()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("deep.convoku"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\":\"convoku-session\",\"version\":1,\"rules\":" + QByteArray(1000000, '['));
        file.close();
        QVERIFY(!readSessionFile(path).problem.isEmpty());
    }

    void lessons()
    {
        QFile file(QStringLiteral(":/lessons/03_hidden_single.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray right = file.readAll();
        QVERIFY(parseLesson(QString::fromUtf8(right)).problems.empty());
        Mangler mangler;
        int refused = 0;
        for (int i = 0; i < 1500; ++i) {
            const QByteArray text = mangler.mangled(right);
            const auto lines = static_cast<int>(text.count('\n')) + 1;
            const ReadLesson read = parseLesson(QString::fromUtf8(text));
            refused += read.problems.empty() ? 0 : 1;
            for (const LessonProblem& problem : read.problems) {
                QVERIFY(!problem.what.isEmpty());
                QVERIFY(problem.line >= 0 && problem.line <= lines);
            }
        }
        QVERIFY(refused > 50);
    }

    /// Colours that could be read are written and read as the same.
    void colours()
    {
        OwnTheme theme = OwnTheme::like(Theme::Kind::Dark);
        theme.colours.background = QColor(1, 2, 3);
        const QByteArray right = themeToJson(theme);
        Mangler mangler;
        int used = 0;
        for (int i = 0; i < 5000; ++i) {
            const ThemeReading read = themeFromJson(mangler.mangled(right));
            QVERIFY(read.theme || !read.faults.empty());
            if (!read.theme)
                continue;
            ++used;
            const ThemeReading again = themeFromJson(themeToJson(*read.theme));
            QVERIFY(again.faults.empty());
            QVERIFY(again.theme == read.theme);
        }
        QVERIFY(used > 50);
    }

    void typed()
    {
        Workspace workspace([] { return makeBitwiseBackend(); });
        workspace.session()->open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!workspace.session()->isRunning(), 60000);
        const Recording& recording = *workspace.session()->recording();
        Mangler mangler;
        for (int i = 0; i < 20000; ++i) {
            for (const char* right :
                {"12.7.3 r4c5=7", "r4c5=27", "board=7", "passes 3..12, no guesses; hidden_single > 2", "[1,2,3]",
                    "not solved and \"a b\" depth >= 9999"}) {
                const QString text = QString::fromUtf8(mangler.mangled(right));
                const Address address = readAddress(text, recording);
                if (address.problem.isEmpty() && address.position) {
                    QVERIFY(address.position->pass >= 0 && address.position->pass <= recording.passCount());
                    recording.stateAt(*address.position);
                }
                if (const auto candidate = readCandidate(text))
                    QCOMPARE(readCandidate(candidateText(*candidate)), candidate);
                const CollectionFilter filter(text);
                filter.passes();
                if (!filter.error())
                    QVERIFY2(!CollectionFilter(filter.textWithPasses(std::nullopt)).error(), qPrintable(text));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestMangledFiles)
#include "tst_mangled_files.moc"
