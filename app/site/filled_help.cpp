// SPDX-License-Identifier: MIT
#include "app/site/filled_help.h"

#include "app/base/output_file.h"
#include "app/cli/help_tables.h"
#include "app/cli/operator_table.h"
#include "app/document/examples.h"
#include "app/views/help/network_document.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSet>

namespace convoku {
namespace {

const QString kEnglish = QStringLiteral("en");
const QString kPictures = QStringLiteral("pictures/");
const QString kLayers = QStringLiteral("index.md"); // in kPictures or a language's folder there

QStringList filesOf(const QString& folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << QDir(folder).relativeFilePath(all.next());
    return files;
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns an error message; empty if the file has these bytes.
QString write(const QString& path, const QByteArray& bytes)
{
    if (QFile::exists(path) && read(path) == bytes)
        return {};
    QFileInfo(path).dir().mkpath(QStringLiteral(".")); // if this fails, the file cannot be opened either
    const QString problem = writeWholeFile(path, bytes);
    return problem.isEmpty() ? QString() : path + QStringLiteral(": ") + problem;
}

/// The language of a file of the help: its folder's, or English.
QString languageOf(const QString& file)
{
    for (const Language& language : languages()) {
        if (file.startsWith(language.id + QLatin1Char('/')))
            return language.id;
    }
    return kEnglish;
}

QByteArray filled(const QByteArray& page, const NetworkDocument& document, const std::vector<OperatorRow>& operators)
{
    return document.updated(withOperators(withOptions(QString::fromUtf8(page)), operators).toUtf8());
}

} // namespace

QString writeFilledHelp(const QString& help, const QString& folder)
{
    const QString from = QDir(help).canonicalPath();
    QDir().mkpath(folder);
    const QString to = QDir(folder).canonicalPath();
    if (from.isEmpty() || to.isEmpty() || (from + QLatin1Char('/')).startsWith(to + QLatin1Char('/'))
        || (to + QLatin1Char('/')).startsWith(from + QLatin1Char('/')))
        return QStringLiteral("not two folders apart: %1, %2").arg(help, folder);
    QString problem;
    QSet<QString> written;
    const auto keep = [&](const QString& file, const QByteArray& bytes) {
        written << file;
        if (problem.isEmpty())
            problem = write(to + QLatin1Char('/') + file, bytes);
    };
    const QStringList files = filesOf(from);
    const auto backend = makeBitwiseBackend();
    const NetworkDocument document(*backend, examples().front().givens);
    // Read, because working them out takes minutes in a build without optimisation.
    const auto operators = operatorRowsOf(QString::fromUtf8(read(from + QStringLiteral("/onnx.md"))));
    for (const Language& language : languages()) {
        useLanguage(language.id);
        for (const QString& file : files) {
            if (languageOf(file) != language.id)
                continue;
            const QByteArray bytes = read(from + QLatin1Char('/') + file);
            const bool isPage = file.endsWith(QLatin1String(".md")) && !file.startsWith(kPictures);
            keep(file, isPage ? filled(bytes, document, operators) : bytes);
        }
        if (language.id != kEnglish && QDir(from + QLatin1Char('/') + language.id).exists())
            keep(kPictures + language.id + QLatin1Char('/') + kLayers, document.page(PictureFormat::Svg));
    }
    useLanguage(kEnglish);
    const QStringList there = filesOf(to);
    for (const QString& file : there) {
        if (!written.contains(file))
            QFile::remove(to + QLatin1Char('/') + file);
    }
    return problem;
}

QString updateEnglishTables(const QString& help)
{
    useLanguage(kEnglish);
    const auto backend = makeBitwiseBackend();
    const NetworkDocument document(*backend, examples().front().givens);
    QString problem;
    const QStringList pages = QDir(help).entryList({QStringLiteral("*.md")}, QDir::Files);
    for (const QString& page : pages) {
        const QString path = help + QLatin1Char('/') + page;
        const QByteArray before = read(path);
        const auto operators = before.contains("<!-- operators -->") ? operatorRows() : std::vector<OperatorRow>();
        if (problem.isEmpty())
            problem = write(path, filled(before, document, operators));
    }
    return problem;
}

} // namespace convoku
