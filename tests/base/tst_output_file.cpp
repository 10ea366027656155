// SPDX-License-Identifier: MIT
// What QSaveFile does, and the rest: reasons on a disk with room for a part, names that are not UTF-8, devices.
#include "app/base/file_name.h"
#include "app/base/output_file.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>
#include <set>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace convoku;
namespace fs = std::filesystem;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

mode_t permissions(const QString& path)
{
    struct stat found = {};
    return ::stat(fileNameBytes(path).constData(), &found) == 0 ? found.st_mode & 07777 : 0;
}

} // namespace

class TestOutputFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("file"));
        QCOMPARE(writeWholeFile(m_path, "the old file"), QString());
    }

    void cleanup() { fs::remove_all(m_folder->path().toStdString()); } // Qt cannot: names that are not UTF-8

    void aPartOfIt_data()
    {
        QTest::addColumn<qsizetype>("size");
        QTest::addColumn<qsizetype>("piece");
        QTest::addColumn<qsizetype>("room");
        for (const qsizetype size : {1000, 70000, 300000}) {
            for (const qsizetype piece : {qsizetype{100}, qsizetype{65536}, size}) {
                for (const qsizetype room : {qsizetype{0}, qsizetype{1}, size / 2, size - 1})
                    QTest::addRow("%lld bytes by %lld into %lld", static_cast<long long>(size),
                        static_cast<long long>(piece), static_cast<long long>(room))
                        << size << piece << room;
            }
        }
    }

    void aPartOfIt()
    {
        QFETCH(const qsizetype, size);
        QFETCH(const qsizetype, piece);
        QFETCH(const qsizetype, room);
        {
            const testing::FileSizeLimit limit(static_cast<rlim_t>(room));
            OutputFile file(m_path);
            QVERIFY(file.open());
            bool good = true;
            for (qsizetype done = 0; good && done < size; done += piece)
                good = file.write(QByteArray(std::min(piece, size - done), 'x')) == std::min(piece, size - done);
            QVERIFY(!good || !file.commit());
            QCOMPARE(file.errorString(), QString::fromLocal8Bit(std::strerror(EFBIG)));
            QVERIFY(!file.commit());
        }
        QCOMPARE(contents(m_path), QByteArray("the old file"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void nothingIsSeenBefore()
    {
        {
            OutputFile file(m_path);
            QVERIFY(file.open() && file.replaces() && !file.isSequential());
            QCOMPARE(file.write("new"), 3);
            QCOMPARE(contents(m_path), QByteArray("the old file"));
        }
        QCOMPARE(contents(m_path), QByteArray("the old file"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    /// A file that another process is writing is locked; one that a killed process left is not.
    void leftoversAreRemoved()
    {
        const auto names = [this] { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); };
        const QStringList others{
            QStringLiteral("file"), QStringLiteral("file.backup"), QStringLiteral("file.convoku-")};
        for (const QString& other : others.mid(1))
            QCOMPARE(writeWholeFile(m_folder->filePath(other), "another file"), QString());
        const QByteArray left = m_path.toUtf8() + ".convoku-2";
        const int fd = ::open(left.constData(), O_RDWR | O_CREAT, 0600);
        QVERIFY(fd >= 0);
        QCOMPARE(::flock(fd, LOCK_EX), 0);
        QCOMPARE(writeWholeFile(m_path, "new"), QString());
        QCOMPARE(names(), others + QStringList{QStringLiteral("file.convoku-2")});
        ::close(fd);
        QCOMPARE(writeWholeFile(m_path, "newer"), QString());
        QCOMPARE(names(), others);
        QCOMPARE(contents(m_path), QByteArray("newer"));
        // A link is not a file that was left.
        QCOMPARE(::symlink("file", left.constData()), 0);
        QCOMPARE(writeWholeFile(m_path, "newest"), QString());
        QCOMPARE(names(), others + QStringList{QStringLiteral("file.convoku-2")});
    }

    void namesAsLongAsCanBe()
    {
        const QString path = m_folder->filePath(QString(255, QLatin1Char('x')));
        QCOMPARE(writeWholeFile(path, "new"), QString());
        QCOMPARE(writeWholeFile(path, "newer"), QString());
        QCOMPARE(contents(path), QByteArray("newer"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    void bothOrNeither_data()
    {
        QTest::addColumn<bool>("wasThere"); // the first one
        QTest::addColumn<int>("room"); // for the second one, which takes 1,000 bytes; −1: enough
        QTest::addColumn<bool>("folder"); // in place of the second one
        for (const bool wasThere : {false, true}) {
            const char* kind = wasThere ? "an old file" : "no file";
            QTest::addRow("%s", kind) << wasThere << -1 << false;
            QTest::addRow("%s, a full disk", kind) << wasThere << 500 << false;
            QTest::addRow("%s, no place", kind) << wasThere << -1 << true;
        }
    }

    void bothOrNeither()
    {
        QFETCH(const bool, wasThere);
        QFETCH(const int, room);
        QFETCH(const bool, folder);
        const QString other = m_folder->filePath(QStringLiteral("other"));
        if (!wasThere)
            QVERIFY(QFile::remove(m_path));
        const bool good = room < 0 && !folder;
        {
            std::optional<testing::FileSizeLimit> limit;
            if (room >= 0)
                limit.emplace(static_cast<rlim_t>(room));
            OutputFile first(m_path);
            OutputFile second(other);
            QVERIFY(first.open() && second.open());
            QCOMPARE(first.write("new"), 3);
            QCOMPARE(second.write(QByteArray(1000, 'y')), 1000);
            if (folder)
                QVERIFY(QDir().mkdir(other));
            QCOMPARE(OutputFile::commitBoth(first, second), good);
            QCOMPARE(second.errorString() == QString::fromLocal8Bit(std::strerror(EFBIG)), room >= 0);
            QCOMPARE(second.errorString() == QString::fromLocal8Bit(std::strerror(EISDIR)), folder);
        }
        QCOMPARE(QFile::exists(m_path), good || wasThere);
        if (good || wasThere)
            QCOMPARE(contents(m_path), QByteArray(good ? "new" : "the old file"));
        if (good)
            QCOMPARE(contents(other), QByteArray(1000, 'y'));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(),
            (good || wasThere ? 1 : 0) + (good ? 1 : 0));
    }

    void backToTheFront()
    {
        OutputFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QCOMPARE(file.write("head of it"), 10);
        QVERIFY(file.seek(0));
        QCOMPARE(file.write("HEAD"), 4);
        QVERIFY(file.seek(10));
        QCOMPARE(file.write("."), 1);
        QVERIFY(file.seek(0));
        QCOMPARE(file.size(), 11);
        QCOMPARE(file.readAll(), QByteArray("HEAD of it."));
        QVERIFY(file.commit());
        QCOMPARE(contents(m_path), QByteArray("HEAD of it."));
    }

    void theExactName()
    {
        const QByteArray name = m_folder->path().toUtf8() + "/caf\xe9.txt";
        for (const char* text : {"first", "second"})
            QCOMPARE(writeWholeFile(fileNameFromBytes(name), text), QString());
        std::set<std::string> names;
        for (const auto& entry : fs::directory_iterator(m_folder->path().toStdString()))
            names.insert(entry.path().filename().string());
        QCOMPARE(names, (std::set<std::string>{"caf\xe9.txt", "file"}));
    }

    void throughLinks()
    {
        const QString link = m_folder->filePath(QStringLiteral("link"));
        fs::create_directory(m_folder->filePath(QStringLiteral("sub")).toStdString());
        fs::create_symlink("sub/other", link.toStdString());
        fs::create_symlink("../file", m_folder->filePath(QStringLiteral("sub/other")).toStdString());
        QCOMPARE(writeWholeFile(link, "new"), QString());
        QVERIFY(fs::is_symlink(link.toStdString()));
        QCOMPARE(contents(m_path), QByteArray("new"));
        // One that leads nowhere yet.
        const QString open = m_folder->filePath(QStringLiteral("open"));
        fs::create_symlink("sub/made", open.toStdString());
        QCOMPARE(writeWholeFile(open, "made"), QString());
        QCOMPARE(contents(m_folder->filePath(QStringLiteral("sub/made"))), QByteArray("made"));
    }

    void permissionsStay()
    {
        QCOMPARE(::chmod(m_path.toUtf8().constData(), 0640), 0);
        QCOMPARE(writeWholeFile(m_path, "new"), QString());
        QCOMPARE(permissions(m_path), mode_t{0640});
        const mode_t before = ::umask(027);
        const QString made = m_folder->filePath(QStringLiteral("made"));
        const QString problem = writeWholeFile(made, "new");
        ::umask(before);
        QCOMPARE(problem, QString());
        QCOMPARE(permissions(made), mode_t{0640});
    }

    void cannotBe_data()
    {
        QTest::addColumn<QString>("path"); // below the folder
        QTest::addColumn<int>("error");
        QTest::newRow("no folder") << QStringLiteral("none/x") << ENOENT;
        QTest::newRow("a file as a folder") << QStringLiteral("file/x") << ENOTDIR;
        QTest::newRow("a folder") << QStringLiteral(".") << EISDIR;
        QTest::newRow("too long") << QString(300, QLatin1Char('x')) << ENAMETOOLONG;
    }

    void cannotBe()
    {
        QFETCH(const QString, path);
        QFETCH(const int, error);
        QCOMPARE(writeWholeFile(m_folder->filePath(path), "x"), QString::fromLocal8Bit(std::strerror(error)));
        QCOMPARE(contents(m_path), QByteArray("the old file"));
    }

    void noName() { QVERIFY(!writeWholeFile({}, "x").isEmpty()); }

    void openFilesAreAppendedTo()
    {
        QFile open(m_path);
        QVERIFY(open.open(QIODevice::ReadWrite));
        QCOMPARE(writeWholeFile(QStringLiteral("/proc/self/fd/%1").arg(open.handle()), ", and more"), QString());
        QCOMPARE(contents(m_path), QByteArray("the old file, and more"));
    }

    void pipes()
    {
        int ends[2] = {};
        QCOMPARE(::pipe(ends), 0);
        OutputFile file(QStringLiteral("/dev/fd/%1").arg(ends[1]));
        QVERIFY(file.open() && !file.replaces() && file.isSequential());
        QCOMPARE(file.write("through"), 7);
        QVERIFY(file.commit());
        ::close(ends[1]);
        char read[16] = {};
        QCOMPARE(::read(ends[0], read, sizeof(read)), ssize_t{7});
        ::close(ends[0]);
        QCOMPARE(QByteArray(read), QByteArray("through"));
    }

    /// A program may be started with its standard input closed: then the first file that it opens is number 0.
    void numberNought()
    {
        const int input = ::dup(0);
        ::close(0);
        const auto nextNumber = [] {
            const int number = ::open("/dev/null", O_RDONLY);
            ::close(number);
            return number;
        };
        const QString pipe = m_folder->filePath(QStringLiteral("pipe"));
        const bool made = ::mkfifo(fileNameBytes(pipe).constData(), 0600) == 0;
        const QString replaced = writeWholeFile(m_path, "the new file");
        const int afterReplacing = nextNumber(); // 0 where the file was closed
        const int reader = ::open(fileNameBytes(pipe).constData(), O_RDONLY | O_NONBLOCK);
        const int own = ::dup(reader); // so that the pipe is the one that gets number 0
        ::close(reader);
        const QString piped = writeWholeFile(pipe, "through");
        char read[16] = {};
        const ssize_t count = ::read(own, read, sizeof(read));
        {
            OutputFile left(m_path);
            if (left.open())
                left.write("dropped");
        }
        const int afterDropping = nextNumber();
        ::close(own);
        if (input >= 0) {
            ::dup2(input, 0);
            ::close(input);
        }
        QVERIFY(made);
        QCOMPARE(replaced, QString());
        QCOMPARE(afterReplacing, 0);
        QCOMPARE(piped, QString());
        QCOMPARE(count, ssize_t{7});
        QCOMPARE(afterDropping, 0);
        QCOMPARE(contents(m_path), QByteArray("the new file"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

CONVOKU_GUILESS_TEST(TestOutputFile)
#include "tst_output_file.moc"
