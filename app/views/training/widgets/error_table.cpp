// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/error_table.h"

#include "app/drawing/contrast.h"
#include "app/drawing/training_ink.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/layer_wording.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

namespace convoku {
namespace {

enum ErrorColumn { WhereColumn, PlacesColumn, SumColumn, LearnedColumn, WrittenColumn, kColumns };
constexpr int kPlacesRole = Qt::UserRole; ///< a list of whether each place has the digit
constexpr int kRowsShown = 5;
constexpr int kPlaceSide = 16;

/// Draws the places of a house, with a 1 where the digit can be.
class PlacesDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem plain = option;
        initStyleOption(&plain, index);
        plain.text.clear();
        QStyledItemDelegate::paint(painter, plain, QModelIndex());
        const QVariantList places = index.data(kPlacesRole).toList();
        if (places.isEmpty())
            return;
        painter->save();
        const Theme& theme = themeOf(option.widget);
        const Tokens tokens = tokensOf(theme);
        const QColor ground = trainingColour(TrainingInk::Wrong, theme);
        const int side
            = std::min({option.rect.height() - 4, (option.rect.width() - 8) / static_cast<int>(places.size())});
        QFont font = option.font;
        font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        for (int i = 0; i < places.size(); ++i) {
            const QRect cell(option.rect.left() + 4 + i * side, option.rect.center().y() - side / 2, side, side);
            const bool is = places[i].toBool();
            painter->fillRect(cell, is && !theme.inkOnly ? ground : theme.board);
            painter->setPen(tokens.text3);
            painter->drawRect(cell);
            if (is) {
                painter->setPen(theme.inkOnly ? tokens.text1 : readableOn(tokens.onContradiction, ground));
                painter->drawText(cell.adjusted(1, 0, 1, 0), Qt::AlignCenter, QStringLiteral("1"));
            }
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int side = std::max(kPlaceSide, option.fontMetrics.height());
        const auto places = static_cast<int>(index.data(kPlacesRole).toList().size());
        return {8 + places * side, side + 4};
    }
};

} // namespace

ErrorTable::ErrorTable(QWidget* parent)
    : QTableWidget(0, kColumns, parent)
{
    setObjectName(QStringLiteral("training_errors"));
    setAccessibleName(tr("Errors"));
    setHorizontalHeaderLabels({tr("answer"), tr("places"), tr("its sum"), tr("learned"), tr("written")});
    setItemDelegateForColumn(PlacesColumn, new PlacesDelegate(this));
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
}

QSize ErrorTable::sizeHint() const
{
    const int row = std::max(kPlaceSide, fontMetrics().height()) + 4;
    return {360, (kRowsShown + 1) * row + 12};
}

QSize ErrorTable::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void ErrorTable::setErrors(const LearningTask& task, const std::optional<LearnedErrors>& errors)
{
    const std::vector<LearnedError> rows = errors ? errors->errors : std::vector<LearnedError>();
    const bool hasSums = !rows.empty() && !rows.front().places.empty();
    setColumnHidden(PlacesColumn, !hasSums && !rows.empty());
    setColumnHidden(SumColumn, !hasSums && !rows.empty());
    setRowCount(static_cast<int>(rows.size()));
    const auto answer = [](bool yes) { return yes ? tr("yes") : tr("no"); };
    for (int row = 0; row < rowCount(); ++row) {
        const LearnedError& error = rows[static_cast<std::size_t>(row)];
        const auto of = placesOf(*task.layers, task.layers->outputs.front());
        const auto put = [&](int column, const QString& text) {
            auto* cell = new QTableWidgetItem(text);
            setItem(row, column, cell);
            return cell;
        };
        put(WhereColumn, LayerWording::element(of, error.element));
        QStringList names;
        QVariantList bits;
        for (std::size_t i = 0; i < error.places.size(); ++i) {
            bits << bool(error.places[i]);
            if (error.places[i])
                names << QString::number(i + 1);
        }
        QTableWidgetItem* places = put(PlacesColumn, names.join(QStringLiteral(", ")));
        places->setData(kPlacesRole, bits);
        places->setToolTip(names.join(QStringLiteral(", ")));
        put(SumColumn, hasSums ? LayerWording::shortNumber(error.sum) : QString());
        put(LearnedColumn, answer(error.learned));
        put(WrittenColumn, answer(error.written));
    }
    resizeColumnsToContents();
}

} // namespace convoku
