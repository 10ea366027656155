// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QLocale>
#include <QString>

#include <memory>
#include <vector>

class QTranslator;

namespace convoku {

/// A language that the program speaks.
struct Language
{
    QString id; ///< as in the names of files: "de", "zh_CN"
    QString name; ///< what those who speak it call it
};

/// English first, the others by their ids.
const std::vector<Language>& languages();

/// For those who look whether layouts hold: English with accents, half as long again and in brackets; and the same from
/// right to left. useLanguage takes their ids, languages() does not tell of them.
inline constexpr char kPseudoLanguage[] = "en_XA";
inline constexpr char kMirroredLanguage[] = "ar_XB";

/// The id of the language that somebody means who writes "de", "de_AT", "de-CH.UTF-8" or "zh-Hans"; empty where the
/// program does not speak it.
QString languageFor(const QString& wanted);
/// The first of the system's languages that the program speaks; English where there is none.
QString systemLanguage();

/// Sets the language of all further texts, Qt's too, and how numbers are written. `id`: as above; empty: the system's
/// language. Texts that are already shown do not change: windows are built again. Needs a QCoreApplication.
void useLanguage(const QString& id);
/// For what is said before there is an application: `text` in the language that useLanguage(id) would speak; as it is
/// where that has no words for it.
QString translatedInto(const QString& id, const char* context, const char* text);
/// The id of the language that is spoken now, "en" before any other.
QString languageInUse();

/// While it lives the program says everything in English, and writes numbers so: for what is drawn where no font has
/// the letters of the language that is spoken. Only the sentences of `messages`, translation contexts such as
/// "convoku::CliText", stay in that language. Lives in the application's thread, and not across a useLanguage.
class EnglishMeanwhile
{
public:
    explicit EnglishMeanwhile(std::vector<QByteArray> messages);
    ~EnglishMeanwhile();
    EnglishMeanwhile(const EnglishMeanwhile&) = delete;
    EnglishMeanwhile& operator=(const EnglishMeanwhile&) = delete;

private:
    std::unique_ptr<QTranslator> m_english;
    QString m_language; ///< that was spoken before
    QLocale m_numbers;
};

/// Returns the path of the translation of `path`, a file of the program, into the language in use: ":/help/index.md"
/// may be ":/help/de/index.md". Returns `path` itself if there is no translation.
QString translatedFile(const QString& path);

} // namespace convoku
