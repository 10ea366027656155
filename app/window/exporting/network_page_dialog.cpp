// SPDX-License-Identifier: MIT
#include "app/window/exporting/network_page_dialog.h"

#include "app/window/exporting/long_label.h"
#include "app/window/exporting/saved_file_row.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/wording/network_wording.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
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
    : QDialog(parent)
    , m_page(std::move(page))
    , m_settings(settings)
    , m_embed(form::check(
          "page_embed", tr("for a &frame in a page of yours"), tr("Without a header, and with the layers folded")))
    , m_choices(new QWidget)
    , m_message(new LongLabel("page_message"))
    , m_saved(new SavedFileRow)
    , m_progress(new QProgressBar)
    , m_writer(this, [this](std::size_t, const QString& trouble) { takeWritten(trouble); })
{
    setWindowTitle(tr("Export a page for a browser"));
    auto* fields = new QFormLayout;
    form::layOut(m_choices, form::column(fields, form::stretch(1)));
    fields->setRowWrapPolicy(QFormLayout::WrapLongRows);
    fields->addRow(tr("Network"), new LongLabel("page_network", NetworkWording::name(*m_page.pass.model)));
    m_folder = addFolder(fields, "page_folder", tr("Fo&lder of the page"), tr("Folder of the page"));
    m_modules = addFolder(fields, "page_modules", tr("Folder &node_modules"), tr("Folder node_modules"));
    fields->addRow(QString(),
        new LongLabel("page_modules_words",
            tr("What runs the network in the browser, ONNX Runtime, comes from the package onnxruntime-web, which this "
               "brings into that folder: %1")
                .arg(QLatin1String(kBringPageRuntime))));
    fields->addRow(m_embed);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir home(documents.isEmpty() ? QDir::homePath() : documents);
    const auto start = [&](QLineEdit* line, const char* name, const QString& usual) {
        line->setText(QDir::toNativeSeparators(m_settings.value(pageKey(name), usual).toString()));
    };
    start(m_folder, "folder", home.filePath(QStringLiteral("convoku-page")));
    start(m_modules, "modules", home.filePath(QStringLiteral("node_modules")));
    m_embed->setChecked(m_settings.value(pageKey("embed"), false).toBool());

    auto* buttons = new QDialogButtonBox;
    m_export = form::named(buttons->addButton(tr("&Export"), QDialogButtonBox::ActionRole), "page_export");
    m_export->setDefault(true);
    QPushButton* close = buttons->addButton(QDialogButtonBox::Close);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, 0);
    m_progress->hide();
    m_message->hide();
    form::layOut(this, form::column(form::grow(makeScrollRoom(m_choices)), m_message, m_saved, m_progress, buttons));
    fitToScreen(this, {660, 360});

    for (QLineEdit* line : {m_folder, m_modules})
        connect(line, &QLineEdit::textChanged, this, &NetworkPageDialog::choiceChanged);
    connect(m_embed, &QCheckBox::toggled, this, &NetworkPageDialog::choiceChanged);
    connect(m_export, &QPushButton::clicked, this, &NetworkPageDialog::write);
    connect(close, &QPushButton::clicked, this, &NetworkPageDialog::reject);
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
    m_message->hide();
    m_saved->setFile({});
    m_export->setEnabled(!folderIn(m_folder).isEmpty() && !folderIn(m_modules).isEmpty());
}

void NetworkPageDialog::write()
{
    remember();
    setBusy(true);
    m_page.embed = m_embed->isChecked();
    m_writer.ask([this, page = m_page, modules = folderIn(m_modules), folder = folderIn(m_folder)](
                     NoTool&, const auto& question) {
        question.tell([this, problem = writeNetworkPage(page, {modules}, folder)] { takeWritten(problem); });
    });
}

void NetworkPageDialog::setBusy(bool busy)
{
    if (busy)
        m_before = focusWidget();
    m_busy = busy;
    m_choices->setEnabled(!busy);
    m_export->setEnabled(!busy);
    m_progress->setVisible(busy);
    m_message->hide();
    m_saved->setFile({});
    if (!busy && m_before)
        m_before->setFocus(); // a widget that can't be used loses it
}

void NetworkPageDialog::takeWritten(const QString& problem)
{
    setBusy(false);
    const QString page = QDir(folderIn(m_folder)).filePath(QStringLiteral("index.html"));
    m_message->setText(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(page)) : problem);
    m_message->show();
    if (problem.isEmpty())
        m_saved->setFile(page);
}

void NetworkPageDialog::remember() const
{
    m_settings.setValue(pageKey("folder"), folderIn(m_folder));
    m_settings.setValue(pageKey("modules"), folderIn(m_modules));
    m_settings.setValue(pageKey("embed"), m_embed->isChecked());
}

void NetworkPageDialog::reject()
{
    remember();
    QDialog::reject();
}

} // namespace convoku
