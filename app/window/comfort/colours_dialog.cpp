// SPDX-License-Identifier: MIT
#include "app/window/comfort/colours_dialog.h"

#include "app/base/output_file.h"
#include "app/drawing/theme_check.h"
#include "app/drawing/theme_wording.h"
#include "app/views/board/widgets/sample_board.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/window/parts/widget_theme.h"

#include <QColorDialog>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QTreeWidget>

namespace convoku {
namespace {

enum ColoursColumn { NameColumn, ColourColumn };

const QString kKey = QStringLiteral("view/own_theme");

QIcon swatch(const QColor& colour, const QColor& frame)
{
    QIcon icon;
    for (const int ratio : {1, 2}) {
        QPixmap pixmap(16 * ratio, 16 * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setPen(frame);
        painter.setBrush(colour);
        painter.drawRect(QRectF(0.5, 1.5, 15, 13));
        painter.end();
        // Selected rows would tint it otherwise: then it is another colour.
        icon.addPixmap(pixmap, QIcon::Normal);
        icon.addPixmap(pixmap, QIcon::Selected);
    }
    return icon;
}

} // namespace

std::optional<OwnTheme> ownThemeIn(const QSettings& settings)
{
    return themeFromJson(settings.value(kKey).toString().toUtf8()).theme;
}

void keepOwnTheme(QSettings& settings, const OwnTheme& theme)
{
    settings.setValue(kKey, QString::fromUtf8(themeToJson(theme)));
}

ColoursDialog::ColoursDialog(const OwnTheme& start, QWidget* parent)
    : QDialog(parent)
    , m_own(start)
    , m_base(form::combo("colours_base"))
    , m_list(form::named(new QTreeWidget, "colours_list", {.name = tr("Colours by meaning")}))
    , m_meaning(form::label("colours_meaning", {.wraps = true}))
    , m_hex(form::line("colours_hex", {}, {.tip = tr("#rrggbb: red, green and blue, from 00 to ff")}))
    , m_choose(form::button("colours_choose", tr("C&hoose…")))
    , m_reset(form::button("colours_reset", tr("Reset &this")))
    , m_resetAll(form::button("colours_reset_all", tr("Reset &all")))
    , m_sample(form::named(new SampleBoard, "colours_sample"))
    , m_problemsTitle(form::label("colours_problems_title"))
    , m_problems(
          form::named(new QListWidget, "colours_problems", {.name = tr("Colours hard to tell apart or to read")}))
    , m_message(form::label("colours_message", {.wraps = true}))
{
    setWindowTitle(tr("Colours"));
    for (const Theme::Kind kind : Theme::builtIn())
        m_base->addItem(ThemeWording::name(kind), static_cast<int>(kind));
    m_meaning->setMinimumHeight(2 * m_meaning->fontMetrics().lineSpacing());
    m_hex->setMaximumWidth(12 * m_hex->fontMetrics().averageCharWidth());
    m_problems->setWordWrap(true);
    m_problems->setMinimumHeight(4 * m_problems->fontMetrics().lineSpacing());
    m_problemsTitle->setBuddy(m_problems);
    m_message->hide();
    buildList();

    auto* base = new QFormLayout;
    base->addRow(tr("&Start from"), m_base);
    auto* edit = form::row(form::labelOf(m_hex, tr("&Colour")), m_hex, m_choose, form::stretch(1), m_reset);
    auto* left = form::column(base, form::grow(m_list), m_meaning, edit);
    auto* right = form::column(form::grow(m_sample, 3), m_problemsTitle, form::grow(m_problems));

    auto* buttons = form::buttons(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->addButton(m_resetAll, QDialogButtonBox::ResetRole);
    auto* imports = form::named(buttons->addButton(tr("&Import…"), QDialogButtonBox::ActionRole), "colours_import");
    auto* exports = form::named(buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole), "colours_export");
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Use these"));
    auto* halves = form::row(form::grow(left, 2), form::grow(right, 3));
    form::layOut(this, form::column(form::grow(halves), m_message, buttons));
    fitToScreen(this, {900, 640});

    connect(m_list, &QTreeWidget::currentItemChanged, this, &ColoursDialog::showPicked);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &ColoursDialog::askForColour);
    connect(m_choose, &QPushButton::clicked, this, &ColoursDialog::askForColour);
    connect(m_hex, &QLineEdit::textEdited, this, &ColoursDialog::takeTyped);
    connect(m_base, &QComboBox::activated, this,
        [this] { setBase(static_cast<Theme::Kind>(m_base->currentData().toInt())); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        const auto index = static_cast<std::size_t>(pickedIndex());
        setColour(pickedIndex(), *coloursOf(Theme::of(m_own.base))[index]);
    });
    connect(m_resetAll, &QPushButton::clicked, this, [this] { setTheme(OwnTheme::like(m_own.base)); });
    connect(m_problems, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) {
        m_list->setCurrentItem(m_items[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())]);
    });
    connect(imports, &QPushButton::clicked, this, &ColoursDialog::askForImport);
    connect(exports, &QPushButton::clicked, this, &ColoursDialog::askForExport);
    m_list->setCurrentItem(m_items.front());
    showAll();
    m_list->setFocus();
}

void ColoursDialog::buildList()
{
    m_list->setHeaderLabels({tr("Colour of"), tr("Colour")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setMinimumWidth(260);
    // By the colour that each begins with.
    const std::pair<QLatin1String, QString> groups[] = {{QLatin1String("background"), tr("Board and window")},
        {QLatin1String("naked_single"), tr("Rules")}, {QLatin1String("depth_1"), tr("Depths of the search")},
        {QLatin1String("layers_convolution"), tr("Layers")}};
    QTreeWidgetItem* group = nullptr;
    for (int i = 0; i < kThemeColours; ++i) {
        for (const auto& [first, title] : groups) {
            if (first != themeColourIds()[static_cast<std::size_t>(i)])
                continue;
            group = new QTreeWidgetItem(m_list, {title});
            group->setFlags(Qt::ItemIsEnabled);
            group->setFirstColumnSpanned(true);
            QFont bold = font();
            bold.setBold(true);
            group->setFont(NameColumn, bold);
        }
        auto* item = new QTreeWidgetItem(group, {ThemeWording::colour(i)});
        item->setData(NameColumn, Qt::UserRole, i);
        item->setToolTip(NameColumn, ThemeWording::meaning(i));
        m_items.push_back(item);
    }
    m_list->expandAll();
    m_list->setItemsExpandable(false);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(ColourColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
}

int ColoursDialog::pickedIndex() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    const QVariant index = item == nullptr ? QVariant() : item->data(NameColumn, Qt::UserRole);
    return index.isValid() ? index.toInt() : 0;
}

void ColoursDialog::setColour(int index, const QColor& colour)
{
    *coloursOf(m_own.colours)[static_cast<std::size_t>(index)] = colour;
    showAll();
}

void ColoursDialog::setTheme(const OwnTheme& theme)
{
    m_own = theme;
    showAll();
}

void ColoursDialog::setBase(Theme::Kind base)
{
    // Chosen colours stay; the others change with the base.
    OwnTheme next = OwnTheme::like(base);
    const auto before = coloursOf(Theme::of(m_own.base));
    const auto own = coloursOf(m_own.colours);
    const auto after = coloursOf(next.colours);
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i]->rgb() != before[i]->rgb())
            *after[i] = *own[i];
    }
    setTheme(next);
}

void ColoursDialog::showAll()
{
    const QSignalBlocker blocker(m_base);
    m_base->setCurrentIndex(m_base->findData(static_cast<int>(m_own.base)));
    const auto own = coloursOf(m_own.colours);
    const auto base = coloursOf(Theme::of(m_own.base));
    bool anyChanged = false;
    for (std::size_t i = 0; i < own.size(); ++i) {
        const bool changed = own[i]->rgb() != base[i]->rgb();
        anyChanged = anyChanged || changed;
        m_items[i]->setText(ColourColumn, own[i]->name());
        m_items[i]->setIcon(ColourColumn, swatch(*own[i], palette().color(QPalette::PlaceholderText)));
        QFont font = m_list->font();
        font.setBold(changed);
        m_items[i]->setFont(ColourColumn, font);
        m_items[i]->setIcon(NameColumn, {});
    }
    m_resetAll->setEnabled(anyChanged);
    setThemeOf(m_sample, m_own.colours);

    m_problems->clear();
    const QIcon warning = style()->standardIcon(QStyle::SP_MessageBoxWarning);
    for (const ThemeProblem& problem : problemsOf(m_own.colours)) {
        auto* item = new QListWidgetItem(warning, ThemeWording::problem(problem), m_problems);
        item->setData(Qt::UserRole, problem.colour);
        for (const int index : {problem.colour, problem.other})
            m_items[static_cast<std::size_t>(index)]->setIcon(NameColumn, warning);
    }
    m_problemsTitle->setText(m_problems->count() == 0
            ? tr("All of these are easy to read and tell apart, even for colour-blind people.")
            : tr("%n pair(s) of colours that are hard to read or to tell apart:", nullptr, m_problems->count()));
    m_problems->setVisible(m_problems->count() > 0);
    showPicked();
}

void ColoursDialog::showPicked()
{
    const int index = pickedIndex();
    const QColor colour = *coloursOf(m_own.colours)[static_cast<std::size_t>(index)];
    m_meaning->setText(ThemeWording::meaning(index) + QLatin1Char('.'));
    // Do not overwrite a colour that is being typed.
    if (typed() != colour)
        m_hex->setText(colour.name());
    m_reset->setEnabled(colour.rgb() != coloursOf(Theme::of(m_own.base))[static_cast<std::size_t>(index)]->rgb());
}

void ColoursDialog::askForColour()
{
    const int index = pickedIndex();
    const QColor colour = QColorDialog::getColor(
        *coloursOf(m_own.colours)[static_cast<std::size_t>(index)], this, ThemeWording::colour(index));
    if (colour.isValid())
        setColour(index, QColor(colour.rgb()));
}

void ColoursDialog::takeTyped()
{
    if (const auto colour = typed())
        setColour(pickedIndex(), *colour);
}

std::optional<QColor> ColoursDialog::typed() const
{
    const QString text = m_hex->text().trimmed();
    return colourFromText(text.startsWith(QLatin1Char('#')) ? text : QLatin1Char('#') + text);
}

void ColoursDialog::askForImport()
{
    const QString path
        = QFileDialog::getOpenFileName(this, tr("Import colours"), {}, tr("Colours (*.json);;All files (*)"));
    if (!path.isEmpty())
        importFile(path);
}

void ColoursDialog::importFile(const QString& path)
{
    const ThemeReading reading = themeFromFile(path);
    QStringList sentences;
    for (const ThemeFault& fault : reading.faults)
        sentences << ThemeWording::fault(fault);
    showSentences(sentences);
    if (reading.theme)
        setTheme(*reading.theme);
}

void ColoursDialog::askForExport()
{
    QFileDialog dialog(this, tr("Export colours"), {}, tr("Colours (*.json);;All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("json"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().value(0);
    const QString problem = exportFile(path);
    showSentences({problem.isEmpty() ? tr("Saved as %1.").arg(QFileInfo(path).fileName())
                                     : tr("%1 cannot be written: %2").arg(path, problem)});
}

QString ColoursDialog::exportFile(const QString& path) const
{
    return writeWholeFile(path, themeToJson(m_own));
}

void ColoursDialog::showSentences(const QStringList& sentences)
{
    m_message->setText(sentences.join(QLatin1Char('\n')));
    m_message->setVisible(!sentences.isEmpty());
}

} // namespace convoku
