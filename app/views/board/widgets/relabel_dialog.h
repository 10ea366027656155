// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <array>

class QComboBox;

namespace convoku {

/// Which digit takes the place of which. Always a permutation: a digit that is chosen changes places with the one that
/// stood for it.
class RelabelDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RelabelDialog(QWidget* parent = nullptr);

    /// For 1, 2, … 9.
    const std::array<int, 9>& digits() const { return m_digits; }

private:
    void choose(std::size_t place, int digit);

    std::array<int, 9> m_digits{};
    std::array<QComboBox*, 9> m_boxes{};
};

} // namespace convoku
