// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/relabel_dialog.h"
#include "app/window/parts/form.h"

#include <QComboBox>
#include <QGridLayout>

#include <algorithm>
#include <numeric>

namespace convoku {

RelabelDialog::RelabelDialog(Board board, QWidget* parent)
    : QDialog(parent)
    , m_digits(static_cast<std::size_t>(board.side()))
{
    setWindowTitle(tr("Rename digits"));
    std::iota(m_digits.begin(), m_digits.end(), 1);
    auto* text = form::text(tr("Choose a new name for each digit. Two digits swap places."), {.wraps = true});
    auto* grid = new QGridLayout;
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        auto* box = new QComboBox;
        box->setObjectName(QStringLiteral("new_name_%1").arg(i + 1));
        for (int digit = 1; digit <= board.side(); ++digit)
            box->addItem(QString::number(digit));
        box->setCurrentIndex(static_cast<int>(i));
        m_boxes.push_back(box);
        QLabel* label = form::labelOf(box, tr("%1 becomes").arg(i + 1));
        const int row = static_cast<int>(i) / board.boxColumns();
        const int column = static_cast<int>(i) % board.boxColumns() * 2;
        grid->addWidget(label, row, column, Qt::AlignRight);
        grid->addWidget(box, row, column + 1);
        connect(box, &QComboBox::activated, this, [this, i](int index) { choose(i, index + 1); });
    }
    form::layOut(this, form::column(text, grid, form::buttons(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel)));
}

void RelabelDialog::choose(std::size_t place, int digit)
{
    const auto other = static_cast<std::size_t>(std::find(m_digits.begin(), m_digits.end(), digit) - m_digits.begin());
    std::swap(m_digits[place], m_digits[other]);
    for (const std::size_t changed : {place, other})
        m_boxes[changed]->setCurrentIndex(m_digits[changed] - 1);
}

} // namespace convoku
