// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_parser.h"

#include "app/base/file_name.h"
#include "app/base/input_file.h"
#include "app/views/lessons/lesson_links.h"
#include "app/views/lessons/lesson_pictures.h"
#include "app/views/lessons/lesson_settings.h"
#include "app/views/lessons/lesson_text.h"
#include "app/views/lessons/question_settings.h"
#include "app/wording/wording.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace convoku {
namespace {

constexpr qint64 kMaxBytes = 512 * 1024; // a lesson has a few kilobytes

/// Returns how many letters must be changed, added or removed to turn one word into the other.
int distance(const QString& a, const QString& b)
{
    std::vector<int> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = std::exchange(row[0], static_cast<int>(i) + 1);
        for (std::size_t j = 1; j < row.size(); ++j) {
            const int change = diagonal + (a[i] == b[static_cast<qsizetype>(j) - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

/// The word that was most likely meant; empty where none was.
QString settingMeant(const QString& word)
{
    const QStringList words = lessonSettingWords();
    for (const QString& known : words) {
        const bool wrongCase = word != known && word.compare(known, Qt::CaseInsensitive) == 0;
        // Short words have too many neighbours, and a capital begins a sentence.
        if (wrongCase || (known.size() > 3 && word == word.toLower() && distance(word, known) == 1))
            return known;
    }
    return {};
}

class Parser
{
public:
    ReadLesson read(const QString& text)
    {
        QString plain = text;
        plain.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
        const QStringList lines = plain.split(QLatin1Char('\n'));
        for (const QString& line : lines) {
            ++m_line;
            take(line);
        }
        finishText();
        finish();
        return std::move(m_read);
    }

private:
    void complain(int line, const QString& what) { m_read.problems.push_back({line, what}); }
    LessonStop& current() { return inStop() ? m_read.lesson.stops.back() : m_common; }
    bool inStop() const { return !m_read.lesson.stops.empty(); }

    void take(const QString& line)
    {
        static const QRegularExpression kFence(QStringLiteral("^ {0,3}(```+|~~~+)"));
        static const QRegularExpression kHeading(QStringLiteral("^(#{1,6})(?:\\s+(.*?)\\s*#*)?\\s*$"));
        static const QRegularExpression kSetting(QStringLiteral("^([A-Za-z_]+):(?:\\s+(.*))?$"));
        const auto fence = kFence.match(line);
        if (!m_fence.isEmpty() || fence.hasMatch()) {
            const QString sign = fence.captured(1);
            if (m_fence.isEmpty())
                m_fence = sign;
            else if (sign.startsWith(m_fence))
                m_fence.clear();
            addText(line);
            m_place = m_fence.isEmpty() ? Place::ParagraphStart : Place::Text;
            return;
        }
        const auto heading = kHeading.match(line);
        if (heading.hasMatch() && heading.capturedLength(1) <= 2) {
            if (heading.capturedLength(1) == 1)
                beginLesson(heading.captured(2));
            else
                beginStop(heading.captured(2));
            m_place = Place::Settings;
            return;
        }
        if (heading.hasMatch()) {
            addText(line);
            m_place = Place::ParagraphStart;
            return;
        }
        if (line.trimmed().isEmpty()) {
            addText({});
            m_place = Place::ParagraphStart;
            return;
        }
        const auto setting = kSetting.match(line);
        if (setting.hasMatch() && takeSetting(setting.captured(1), setting.captured(2).trimmed()))
            return;
        addText(line);
        m_place = Place::Text;
    }

    /// False where the line is text.
    bool takeSetting(const QString& word, const QString& value)
    {
        const bool known = lessonSettingWords().contains(word);
        if (m_place == Place::Text) {
            if (known)
                complain(m_line, LessonText::tr("A setting (“%1:”) needs an empty line before it.").arg(word));
            return known;
        }
        if (!known && m_place == Place::ParagraphStart) {
            const QString meant = settingMeant(word);
            if (!meant.isEmpty())
                complain(m_line, LessonText::tr("“%1:” is not a setting. Did you mean “%2:”?").arg(word, meant));
            return !meant.isEmpty();
        }
        static const QStringList kOfOneStop = questionSettingWords()
            + QStringList{QStringLiteral("number"), QStringLiteral("planes"), QStringLiteral("light"),
                QStringLiteral("check"), QStringLiteral("what_if"), QStringLiteral("picture"), QStringLiteral("train")};
        const bool misplaced = known && !inStop() && kOfOneStop.contains(word);
        // The other run differs from the complete settings of the stop, so “what_if” is applied last.
        const bool isLater = word == QLatin1String("what_if") && !misplaced && m_titleLine != 0;
        if (isLater)
            m_whatIf.push_back({word, value, m_line});
        const QString problem = isLater ? QString()
            : m_titleLine == 0          ? LessonText::tr("A lesson begins with its title: “# Title”.")
            : misplaced ? LessonText::tr("“%1:” belongs to a stop: put it below a “## ” heading.").arg(word)
                        : applySetting(current(), {word, value, m_line});
        if (!problem.isEmpty())
            complain(m_line, problem);
        if (!problem.isEmpty() && questionSettingWords().contains(word))
            m_questionFails = true;
        if (problem.isEmpty() && word == QLatin1String("puzzle"))
            m_hasPuzzle = true;
        addText({}); // lines keep their numbers
        m_place = Place::Settings;
        return true;
    }

    void beginLesson(const QString& title)
    {
        if (m_titleLine != 0) {
            complain(m_line,
                LessonText::tr("There is a second title; the first one is in line %1. A stop begins with “## ”.")
                    .arg(m_titleLine));
            return;
        }
        finishText();
        m_titleLine = m_line;
        m_read.lesson.title = title;
        if (title.isEmpty())
            complain(m_line, LessonText::tr("The lesson has no title. Expected words after “#”."));
    }

    void beginStop(const QString& title)
    {
        finishText();
        if (m_titleLine == 0 && !inStop())
            complain(m_line, LessonText::tr("A lesson begins with its title: “# Title”."));
        // Most of it holds on from the stop before.
        LessonStop stop = inStop() ? m_read.lesson.stops.back() : m_common;
        stop.line = m_line;
        stop.title = title;
        stop.text.clear();
        stop.links.clear();
        stop.pickLine = inStop() ? 0 : stop.pickLine;
        stop.number.clear();
        stop.numberLine = 0;
        stop.planes.clear();
        stop.light.clear();
        stop.checks.clear();
        stop.question.reset();
        stop.answerLine = 0;
        stop.otherRun.reset();
        stop.otherRunLine = 0;
        stop.picture.reset();
        stop.train.reset();
        if (title.isEmpty())
            complain(m_line, LessonText::tr("The stop has no title. Expected words after “##”."));
        m_read.lesson.stops.push_back(std::move(stop));
    }

    void addText(const QString& line)
    {
        if (m_textLine == 0)
            m_textLine = m_line;
        m_text += line + QLatin1Char('\n');
    }

    /// The text since the last heading goes to its stop, or is the summary.
    void finishText()
    {
        const int line = std::exchange(m_textLine, 0);
        const QString text = std::exchange(m_text, QString());
        if (inStop())
            finishStop(m_read.lesson.stops.back());
        if (inStop() && !m_hasPuzzle)
            m_withoutPuzzle.push_back(m_read.lesson.stops.back().line);
        if (text.trimmed().isEmpty()) {
            if (inStop())
                complain(m_read.lesson.stops.back().line,
                    LessonText::tr("The stop has no text. Expected text below its heading."));
            return;
        }
        if (m_titleLine == 0 && !inStop()) {
            complain(line, LessonText::tr("A lesson begins with its title: “# Title”."));
            return;
        }
        // Just what will be shown: blanks in front would make code of it.
        const QString shown = text.trimmed();
        const qsizetype begin = text.indexOf(shown);
        const int shownLine = line + static_cast<int>(QStringView(text).first(begin).count(QLatin1Char('\n')));
        const FoundLinks found = findLinks(shown, shownLine, current().board());
        m_read.problems.insert(m_read.problems.end(), found.problems.begin(), found.problems.end());
        if (inStop()) {
            m_read.lesson.stops.back().text = shown;
            m_read.lesson.stops.back().links = found.links;
            return;
        }
        m_read.lesson.summary = shown;
        for (const LessonLink& link : found.links) {
            if (link.kind != LessonLink::Kind::Web)
                complain(link.line, LessonText::tr("A link before the first stop has nothing to light or go to."));
        }
    }

    /// Completes a stop: applies its “what_if” lines, and checks what depends on all of its settings.
    void finishStop(LessonStop& stop)
    {
        const Board board = stop.start.givens.board();
        const bool otherBoard = m_hasPuzzle && board != stop.board();
        if (otherBoard && !m_hadOtherBoard)
            complain(stop.line, Wording::otherBoard(board, stop.board()));
        m_hadOtherBoard = otherBoard; // stops that go on with it are wrong for the same reason
        bool whatIfFails = false;
        for (const LessonSetting& setting : std::exchange(m_whatIf, {})) {
            const QString problem = applySetting(stop, setting);
            whatIfFails = whatIfFails || !problem.isEmpty();
            if (!problem.isEmpty())
                complain(setting.line, problem);
        }
        // A part that could not be read is missing, and has been spoken of.
        if (!std::exchange(m_questionFails, false)) {
            for (const LessonProblem& problem : problemsOfQuestion(stop))
                complain(problem.line, problem.what);
        }
        for (const LessonCheck& check : stop.checks) {
            if (check.ofOther && !stop.otherRun && !whatIfFails)
                complain(check.line, LessonText::tr("There is no other run here: expected “what_if:” in this stop."));
        }
        if (!whatIfFails && stop.otherRun && isSameRun(*stop.otherRun, stop.options))
            complain(stop.otherRunLine,
                LessonText::tr("The other run equals the stop’s own: there is nothing to compare. Expected different "
                               "rules, or a different number, as in bend hidden_single 1 5 0."));
    }

    void finish()
    {
        // A stop that goes on with the puzzle of the one before misses it only once.
        if (!m_withoutPuzzle.empty())
            complain(m_withoutPuzzle.front(),
                LessonText::tr("There is no puzzle here: expected “puzzle:” in this stop or below the title."));
        if (m_titleLine == 0 && m_read.problems.empty())
            complain(0, LessonText::tr("The file is empty: a lesson begins with its title, “# Title”."));
        else if (!inStop() && m_titleLine != 0)
            complain(m_titleLine, LessonText::tr("The lesson has no stop: expected a heading that begins with “## ”."));
        if (m_titleLine != 0 && m_read.lesson.summary.isEmpty())
            complain(m_titleLine,
                LessonText::tr("The lesson has no summary: expected a sentence or two before the first stop."));
        std::stable_sort(m_read.problems.begin(), m_read.problems.end(),
            [](const LessonProblem& a, const LessonProblem& b) { return a.line < b.line; });
    }

    /// A number that is bent to what it is makes another model, and the same network.
    static bool isSameRun(const PassOptions& a, const PassOptions& b)
    {
        return a.rules == b.rules && (a.model == b.model || toText(*a.model) == toText(*b.model));
    }

    enum class Place { Settings, ParagraphStart, Text };

    ReadLesson m_read;
    LessonStop m_common; ///< what holds for all stops
    int m_line = 0;
    int m_titleLine = 0;
    QString m_text;
    int m_textLine = 0;
    QString m_fence; ///< the signs that a block of code began with
    Place m_place = Place::ParagraphStart;
    bool m_hasPuzzle = false;
    bool m_hadOtherBoard = false; ///< the stop before: a puzzle that its network does not solve
    std::vector<LessonSetting> m_whatIf; ///< of this stop
    bool m_questionFails = false; ///< a setting of this stop's question could not be taken
    std::vector<int> m_withoutPuzzle;
};

} // namespace

ReadLesson parseLesson(const QString& text)
{
    return Parser().read(text);
}

ReadLesson readLessonFile(const QString& path)
{
    const auto failed = [](const QString& what) { return ReadLesson{{}, {{0, what}}}; };
    InputFile file(path);
    if (isFolder(path))
        return failed(LessonText::tr("This is a folder; expected a lesson."));
    if (!file.openFile())
        return failed(LessonText::tr("The file cannot be read: %1.").arg(file.errorString()));
    QByteArray bytes = file.read(kMaxBytes + 1);
    if (bytes.size() > kMaxBytes)
        return failed(LessonText::tr("The file is too large for a lesson."));
    if (bytes.startsWith("\xef\xbb\xbf"))
        bytes.remove(0, 3);
    const QString text = QString::fromUtf8(bytes);
    if (bytes.contains('\0') || text.toUtf8() != bytes)
        return failed(LessonText::tr("The file is not UTF-8 text."));
    ReadLesson read = parseLesson(text);
    readLessonPictures(path, read);
    return read;
}

bool looksLikeLesson(const QString& path, const QByteArray& beginning)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("md") || suffix == QLatin1String("markdown"))
        return true;
    static const QRegularExpression kTitle(QStringLiteral("^\\x{FEFF}?\\s*# "));
    static const QRegularExpression kStop(QStringLiteral("^## "), QRegularExpression::MultilineOption);
    static const QRegularExpression kPuzzle(
        QStringLiteral("^(?:[0-9.*_xX]{81}|[0-9.*_xX]{16}(?:[0-9.*_xX]{20}|[0-9.*_xX]{48})?(?:\\s|$))"),
        QRegularExpression::MultilineOption);
    const QString text = QString::fromUtf8(beginning);
    return kTitle.match(text).hasMatch() && kStop.match(text).hasMatch() && !kPuzzle.match(text).hasMatch();
}

} // namespace convoku
