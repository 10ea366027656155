// SPDX-License-Identifier: MIT
#include "app/window/exporting/network_page_dialog.h"

#include "app/window/exporting/long_label.h"
#include "app/window/exporting/saved_file_row.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/plain_text.h"
#include "app/wording/network_wording.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>

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
    , m_embed(new QCheckBox(tr("for a &frame in a page of yours")))
    , m_choices(new QWidget)
    , m_message(new LongLabel("page_message"))
    , m_saved(new SavedFileRow)
    , m_progress(new QProgressBar)
    , m_writer(this, [this](std::size_t, const QString& trouble) { takeWritten(trouble); })
{
    setWindowTitle(tr("Export a page for a browser"));
    auto* form = new QFormLayout;
    auto* all = new QVBoxLayout(m_choices);
    all->addLayout(form);
    all->addStretch(1);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Network"), new LongLabel("page_network", NetworkWording::name(*m_page.pass.model)));
    m_folder = addFolder(form, "page_folder", tr("Fo&lder of the page"), tr("Folder of the page"));
    m_modules = addFolder(form, "page_modules", tr("Folder &node_modules"), tr("Folder node_modules"));
    form->addRow(QString(),
        new LongLabel("page_modules_words",
            tr("What runs the network in the browser, ONNX Runtime, comes from the package onnxruntime-web, which this "
               "brings into that folder: %1")
                .arg(QLatin1String(kBringPageRuntime))));
    m_embed->setObjectName(QStringLiteral("page_embed"));
    m_embed->setToolTip(tr("Without a header, and with the layers folded"));
    form->addRow(m_embed);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir home(documents.isEmpty() ? QDir::homePath() : documents);
    const auto start = [&](QLineEdit* line, const char* name, const QString& usual) {
        line->setText(QDir::toNativeSeparators(m_settings.value(pageKey(name), usual).toString()));
    };
    start(m_folder, "folder", home.filePath(QStringLiteral("convoku-page")));
    start(m_modules, "modules", home.filePath(QStringLiteral("node_modules")));
    m_embed->setChecked(m_settings.value(pageKey("embed"), false).toBool());

    auto* buttons = new QDialogButtonBox;
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::ActionRole);
    m_export->setObjectName(QStringLiteral("page_export"));
    m_export->setDefault(true);
    QPushButton* close = buttons->addButton(QDialogButtonBox::Close);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, 0);
    m_progress->hide();
    m_message->hide();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeScrollRoom(m_choices), 1);
    layout->addWidget(m_message);
    layout->addWidget(m_saved);
    layout->addWidget(m_progress);
    layout->addWidget(buttons);
    fitToScreen(this, {660, 360});

    for (QLineEdit* line : {m_folder, m_modules})
        connect(line, &QLineEdit::textChanged, this, &NetworkPageDialog::choiceChanged);
    connect(m_embed, &QCheckBox::toggled, this, &NetworkPageDialog::choiceChanged);
    connect(m_export, &QPushButton::clicked, this, &NetworkPageDialog::write);
    connect(close, &QPushButton::clicked, this, &NetworkPageDialog::reject);
    choiceChanged();
}

QLineEdit* NetworkPageDialog::addFolder(QFormLayout* form, const char* name, const QString& label, const QString& title)
{
    auto* line = new QLineEdit;
    line->setObjectName(QString::fromLatin1(name));
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    choose->setAccessibleName(tr("Choose: %1").arg(title));
    auto* row = new QHBoxLayout;
    row->addWidget(line, 1);
    row->addWidget(choose);
    auto* words = new PlainLabel(label);
    words->setBuddy(line);
    form->addRow(words, row);
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
