// SPDX-License-Identifier: MIT
#include "tests/monkey/monkey_files.h"

#include "tests/support/foreign_network.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <sys/stat.h>

namespace convoku::monkey {

using testing::kForeignNetwork;

namespace {

const QByteArray kArticle = "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.";

QByteArray nested(char open, char close, int depth)
{
    return QByteArray(depth, open) + QByteArray(depth, close);
}

} // namespace

MonkeyFiles::MonkeyFiles(const QString& folder)
    : m_folder(folder)
{
    // Copies: what is open is also saved, and file dialogs then offer its folder for more.
    const QString copies = folder + QStringLiteral("/samples/");
    QDir().mkpath(copies);
    for (const char* name : {"samples", "found"}) {
        QDirIterator samples(QStringLiteral(CONVOKU_SAMPLES "/") + QString::fromLatin1(name), QDir::Files);
        while (samples.hasNext()) {
            const QString path = copies + QFileInfo(samples.next()).fileName();
            QFile::copy(samples.filePath(), path);
            QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
            m_paths << path;
        }
    }
    m_paths.sort();
    for (int i = 0; i < 40000; ++i) {
        QByteArray line = kArticle;
        if (i % 7 == 0)
            line = "no puzzle " + QByteArray::number(i);
        else
            line[i % 81] = static_cast<char>('1' + i % 9);
        m_many += line + '\n';
    }
    write(QStringLiteral("article.sdm"), kArticle + '\n');
    write(QStringLiteral("many.sdm"), m_many);
    write(QStringLiteral("binary.bin"), [] {
        Random random(7, 7);
        QByteArray bytes;
        for (int i = 0; i < 300000; ++i)
            bytes += static_cast<char>(random.below(256));
        return bytes;
    }());
    write(QStringLiteral("one_line.txt"), QByteArray(8 * 1024 * 1024, '5'));
    write(QStringLiteral("zeros.bin"), QByteArray(4 * 1024 * 1024, '\0'));
    write(QStringLiteral("columns.csv"), QByteArray("puzzle,solution\n") + kArticle + ',' + kArticle + '\n');
    write(QStringLiteral("wide.csv"), QByteArray(1024 * 1024, ',') + '\n' + QByteArray(1024 * 1024, ','));
    write(QStringLiteral("empty.txt"), {});
    write(QStringLiteral("deep.convoku"), "{\"a\":" + nested('[', ']', 100000) + '}');
    write(QStringLiteral("future.convoku"), "{\"format\":\"convoku-session\",\"version\":99,\"puzzle\":\"\"}");
    write(QStringLiteral("lesson.md"), "# Lesson\n\n" + QByteArray(2000, '#') + "\n[a](convoku:show/board)\n");
    write(QStringLiteral("foreign.network"), kForeignNetwork);
    write(QStringLiteral("broken.network"), QByteArray(kForeignNetwork).replace("one_place", "two").chopped(40));
    mkfifo(QFile::encodeName(folder + QStringLiteral("/pipe.sdm")).constData(), 0600);
    m_paths << folder << folder + QStringLiteral("/not_there.sdm") << folder + QStringLiteral("/pipe.sdm")
            << QStringLiteral("/dev/zero") << QStringLiteral("/dev/full") << QStringLiteral("/proc/self/mem")
            << QStringLiteral(":/lessons/04_hidden_single.md") << QString(4000, QLatin1Char('n'));
}

void MonkeyFiles::write(const QString& name, const QByteArray& content)
{
    const QString path = m_folder + QLatin1Char('/') + name;
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
    m_paths << path;
}

QString MonkeyFiles::path(Random& random)
{
    return random.of(m_paths);
}

QString MonkeyFiles::vanishing()
{
    const QString path = m_folder + QStringLiteral("/vanishing.sdm");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(m_many);
    return path;
}

QString MonkeyFiles::session(Random& random, const QByteArray& real)
{
    static const QRegularExpression kNumber(QStringLiteral("-?\\d+"));
    const QStringList others{QStringLiteral("-1"), QStringLiteral("0"), QStringLiteral("2147483647"),
        QStringLiteral("-2147483648"), QStringLiteral("1e300"), QStringLiteral("99999999999999999999"),
        QStringLiteral("null"), QStringLiteral("[]"), QStringLiteral("{}"), QStringLiteral("\"text\""),
        QStringLiteral("true"), QStringLiteral("4"), QStringLiteral("10000")};
    QString text = QString::fromUtf8(real);
    for (int i = random.between(1, 4); i > 0 && !text.isEmpty(); --i) {
        const auto number = kNumber.match(text, random.below(static_cast<int>(text.size())));
        if (number.hasMatch() && !random.oneIn(6))
            text.replace(number.capturedStart(), number.capturedLength(), random.of(others));
        else
            text.remove(random.below(static_cast<int>(text.size())), random.between(1, 3));
    }
    const QString path = m_folder + QStringLiteral("/changed.convoku");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text.toUtf8());
    return path;
}

QString MonkeyFiles::hugeText(Random& random) const
{
    switch (random.below(4)) {
    case 0:
        return QString::fromLatin1(m_many);
    case 1:
        return QString(random.between(1, 6) * 1000000, QLatin1Char('5'));
    case 2:
        return QString(2000000, QLatin1Char('\n'));
    default:
        return QString(1000000, QLatin1Char('[')) + rubbish(random, 200000);
    }
}

} // namespace convoku::monkey
