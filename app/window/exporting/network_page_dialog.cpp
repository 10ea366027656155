// SPDX-License-Identifier: MIT
#include "app/window/exporting/network_page_dialog.h"

#include "app/window/exporting/long_label.h"
#include "app/window/parts/form.h"
#include "app/wording/network_wording.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace convoku {
namespace {

QString pageKey(const char* name)
{
    return QStringLiteral("network_page/") + QString::fromLatin1(name);
}

QString folderIn(const QLineEdit* line)
{
    return QDir::fromNativeSeparators(line->text().trimmed());
}

} // namespace

NetworkPageDialog::NetworkPageDialog(NetworkPageOptions page, QSettings& settings, QWidget* parent)
    : SavingDialog(tr("Export a page for a browser"), false, settings, parent)
    , m_page(std::move(page))
    , m_embed(form::check(
          "page_embed", tr("for a &frame in your own page"), tr("Without a header and with the layers collapsed")))
    , m_writer(this, [this](std::size_t, const QString& trouble) { takeWritten(trouble); })
{
    auto* fields = new QFormLayout;
    fields->setRowWrapPolicy(QFormLayout::WrapLongRows);
    fields->addRow(tr("Network"), new LongLabel("page_network", NetworkWording::name(*m_page.pass.model)));
    m_folder = addFolder(fields, "page_folder", tr("Fo&lder of the page"), tr("Folder of the page"));
    m_modules = addFolder(fields, "page_modules", tr("Folder &node_modules"), tr("Folder node_modules"));
    fields->addRow(QString(),
        new LongLabel("page_modules_words",
            tr("ONNX Runtime runs the network in the browser. It comes from the package onnxruntime-web. Install it "
               "into that folder with: %1")
                .arg(QLatin1String(kBringPageRuntime))));
    fields->addRow(m_embed);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir home(documents.isEmpty() ? QDir::homePath() : documents);
    const auto start = [&](QLineEdit* line, const char* name, const QString& usual) {
        line->setText(QDir::toNativeSeparators(this->settings().value(pageKey(name), usual).toString()));
    };
    start(m_folder, "folder", home.filePath(QStringLiteral("convoku-page")));
    start(m_modules, "modules", home.filePath(QStringLiteral("node_modules")));
    m_embed->setChecked(settings.value(pageKey("embed"), false).toBool());
    auto* choices = new QWidget;
    form::layOut(choices, form::column(fields, form::stretch(1)));
    layOut(choices, nullptr, {660, 360});

    for (QLineEdit* line : {m_folder, m_modules})
        connect(line, &QLineEdit::textChanged, this, &NetworkPageDialog::choiceChanged);
    connect(m_embed, &QCheckBox::toggled, this, &NetworkPageDialog::choiceChanged);
    choiceChanged();
}

QLineEdit* NetworkPageDialog::addFolder(
    QFormLayout* fields, const char* name, const QString& label, const QString& title)
{
    QLineEdit* line = form::line(name);
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    choose->setAccessibleName(tr("Choose: %1").arg(title));
    form::addRow(fields, label, form::row(form::grow(line), choose), line);
    connect(choose, &QPushButton::clicked, this, [this, line, title] {
        const QString folder = QFileDialog::getExistingDirectory(this, title, folderIn(line));
        if (!folder.isEmpty())
            line->setText(QDir::toNativeSeparators(folder));
    });
    return line;
}

void NetworkPageDialog::choiceChanged()
{
    showText({});
    setWritable(!folderIn(m_folder).isEmpty() && !folderIn(m_modules).isEmpty());
}

void NetworkPageDialog::write()
{
    setBusy(true);
    m_page.embed = m_embed->isChecked();
    m_writer.ask([this, page = m_page, modules = folderIn(m_modules), folder = folderIn(m_folder)](
                     NoTool&, const auto& question) {
        question.post([this, problem = writeNetworkPage(page, {modules}, folder)] { takeWritten(problem); });
    });
}

void NetworkPageDialog::cancelWriting()
{
    m_writer.drop();
    setBusy(false);
}

void NetworkPageDialog::takeWritten(const QString& problem)
{
    setBusy(false);
    const QString page = QDir(folderIn(m_folder)).filePath(QStringLiteral("index.html"));
    if (problem.isEmpty())
        showWritten(page, tr("Saved: %1").arg(QDir::toNativeSeparators(page)));
    else
        showText(problem);
}

void NetworkPageDialog::remember() const
{
    settings().setValue(pageKey("folder"), folderIn(m_folder));
    settings().setValue(pageKey("modules"), folderIn(m_modules));
    settings().setValue(pageKey("embed"), m_embed->isChecked());
}

} // namespace convoku
