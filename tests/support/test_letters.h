// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QFontDatabase>
#include <QTemporaryDir>

namespace convoku::testing {

/// The letters of Japanese and Chinese: packaging/test-font. With them tests need no font of the system for what they
/// draw. They go with this, but Qt 6.8 still finds them then: what does without comes first. Needs a QGuiApplication;
/// the program's test has LETTERS in its CMakeLists.txt.
class TestLetters
{
public:
    TestLetters()
    {
        // Qt remembers where it has looked for letters in vain until a font goes.
        QFontDatabase::removeApplicationFont(added());
        m_id = added();
    }
    ~TestLetters() { QFontDatabase::removeApplicationFont(m_id); }
    TestLetters(const TestLetters&) = delete;
    TestLetters& operator=(const TestLetters&) = delete;

private:
    static int added()
    {
        const int id = QFontDatabase::addApplicationFont(QStringLiteral(CONVOKU_TEST_LETTERS));
        if (id < 0)
            qFatal("%s can't be read", CONVOKU_TEST_LETTERS);
        return id;
    }

    int m_id = -1;
};

/// Made before the QGuiApplication: a system without any font, whatever this one has.
class NoSystemFonts
{
public:
    NoSystemFonts()
    {
        QFile file(m_folder.filePath(QStringLiteral("fonts.conf")));
        const QByteArray none = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig/>\n";
        if (!file.open(QIODevice::WriteOnly) || file.write(none) != none.size())
            qFatal("%s can't be written", qPrintable(file.fileName()));
        qputenv("FONTCONFIG_FILE", QFile::encodeName(file.fileName()));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace convoku::testing
