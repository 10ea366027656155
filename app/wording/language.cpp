// SPDX-License-Identifier: MIT
#include "app/wording/language.h"

#include "app/wording/pseudo_translator.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <utility>

namespace convoku {
namespace {

const QString kEnglish = QStringLiteral("en");

/// Qt's own texts on buttons and in the menus of text fields. Qt's translations are a separate package that may be
/// missing, and lack some of these texts in some languages; ours take precedence.
[[maybe_unused]] constexpr const char* kTextsOfQt[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
    QT_TRANSLATE_NOOP("QLineEdit", "Cu&t"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Copy"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Paste"),
    QT_TRANSLATE_NOOP("QLineEdit", "Delete"),
    QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Copy &Link Location"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
};

/// Language in use, and the translators installed in the application. They are deleted with the application.
struct Spoken
{
    QString id = kEnglish;
    std::vector<std::unique_ptr<QTranslator>> translators;
};

Spoken& spoken()
{
    static Spoken now;
    return now;
}

void forget()
{
    for (const auto& translator : spoken().translators)
        QCoreApplication::removeTranslator(translator.get());
    spoken().translators.clear();
}

void add(std::unique_ptr<QTranslator> translator)
{
    QCoreApplication::installTranslator(translator.get());
    spoken().translators.push_back(std::move(translator));
}

/// Writes counts as the language does, 4,975 or 4.975: one way for all texts that have one.
class CountingTranslator : public QTranslator
{
public:
    QString translate(const char* context, const char* source, const char* disambiguation, int n) const override
    {
        const QString text = QTranslator::translate(context, source, disambiguation, n);
        return n < 0 || text.isNull() ? text : QString(text).replace(QLatin1String("%n"), QLatin1String("%Ln"));
    }
};

void addFile(const QString& name, const QString& folder)
{
    auto translator = std::make_unique<CountingTranslator>();
    if (translator->load(name, folder))
        add(std::move(translator));
}

bool isPseudo(const QString& id)
{
    return id == QLatin1String(kPseudoLanguage) || id == QLatin1String(kMirroredLanguage);
}

/// Returns the locale that formats numbers if the language is `id`: the system's for the system's language, even if
/// that is not the language of the country.
QLocale numbersOf(const QString& id)
{
    return id == systemLanguage() || isPseudo(id) ? QLocale::system() : QLocale(id);
}

/// Translates the program's own texts into English before the translators that are already installed are asked.
class EnglishTranslator : public CountingTranslator
{
public:
    explicit EnglishTranslator(std::vector<QByteArray> others)
        : m_others(std::move(others))
    {
        // Its plurals; without the file there would be English with the plurals of the sources.
        static_cast<void>(load(QStringLiteral("convoku_") + kEnglish, QStringLiteral(":/i18n")));
    }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* disambiguation, int n) const override
    {
        const QByteArray asked(context);
        if (!asked.startsWith("convoku::") || std::find(m_others.begin(), m_others.end(), asked) != m_others.end())
            return {}; // the next one is asked
        const QString english = CountingTranslator::translate(context, source, disambiguation, n);
        return english.isNull() ? QString::fromUtf8(source) : english;
    }

private:
    std::vector<QByteArray> m_others;
};

} // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> kLanguages{
        {kEnglish, QStringLiteral("English")},
        {QStringLiteral("de"), QStringLiteral("Deutsch")},
        {QStringLiteral("es"), QStringLiteral("Español")},
        {QStringLiteral("fr"), QStringLiteral("Français")},
        {QStringLiteral("ja"), QStringLiteral("日本語")},
        {QStringLiteral("ru"), QStringLiteral("Русский")},
        {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
    };
    return kLanguages;
}

QString languageFor(const QString& wanted)
{
    if (isPseudo(wanted))
        return wanted;
    // "C" and "POSIX" are no language, and QLocale knows what it is not told: that zh is written in Han.
    const QLocale locale(wanted.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('@'), 0, 0));
    if (locale.language() == QLocale::C)
        return {};
    const auto speaks = [&locale](const Language& language) {
        const QLocale own(language.id);
        return own.language() == locale.language() && own.script() == locale.script();
    };
    const auto found = std::find_if(languages().begin(), languages().end(), speaks);
    return found == languages().end() ? QString() : found->id;
}

QString systemLanguage()
{
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString id = languageFor(wanted);
        if (!id.isEmpty())
            return id;
    }
    return kEnglish;
}

void useLanguage(const QString& id)
{
    static const bool kGoesFirst = [] {
        qAddPostRoutine(forget); // translators must not outlive the application
        return true;
    }();
    Q_UNUSED(kGoesFirst);
    forget();
    const QString known = languageFor(id);
    Spoken& now = spoken();
    now.id = known.isEmpty() ? systemLanguage() : known;
    QLocale::setDefault(numbersOf(now.id));
    if (isPseudo(now.id)) {
        add(std::make_unique<PseudoTranslator>(now.id == QLatin1String(kMirroredLanguage)));
        return;
    }
    if (now.id != kEnglish)
        addFile(QStringLiteral("qtbase_") + now.id, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // English needs one too: for its plurals.
    addFile(QStringLiteral("convoku_") + now.id, QStringLiteral(":/i18n"));
}

QString translatedInto(const QString& id, const char* context, const char* text)
{
    const QString known = languageFor(id);
    const QString language = known.isEmpty() ? systemLanguage() : known;
    QTranslator translator;
    QString translated;
    if (translator.load(QStringLiteral("convoku_") + language, QStringLiteral(":/i18n")))
        translated = translator.translate(context, text);
    return translated.isEmpty() ? QString::fromUtf8(text) : translated;
}

QString languageInUse()
{
    return spoken().id;
}

EnglishMeanwhile::EnglishMeanwhile(std::vector<QByteArray> messages)
    : m_english(std::make_unique<EnglishTranslator>(std::move(messages)))
    , m_language(std::exchange(spoken().id, kEnglish))
{
    QLocale::setDefault(numbersOf(kEnglish));
    QCoreApplication::installTranslator(m_english.get());
}

EnglishMeanwhile::~EnglishMeanwhile()
{
    QCoreApplication::removeTranslator(m_english.get());
    QLocale::setDefault(m_numbers);
    spoken().id = m_language;
}

QString translatedFile(const QString& path)
{
    const auto slash = path.lastIndexOf(QLatin1Char('/'));
    const QString translated = path.left(slash + 1) + languageInUse() + path.mid(slash);
    return QFile::exists(translated) ? translated : path;
}

} // namespace convoku
