// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme_file.h"

#include <QDialog>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSettings;
class QTreeWidget;
class QTreeWidgetItem;

namespace convoku {

class SampleBoard;

/// The colours that somebody has chosen, as the settings keep them; none where nothing was ever chosen.
std::optional<OwnTheme> ownThemeIn(const QSettings& settings);
void keepOwnTheme(QSettings& settings, const OwnTheme& theme);

/// Lets a person change every colour of a theme, sees it at once on a board, and names the pairs that are hard to read
/// or to tell apart. Nothing outside changes before it is accepted.
class ColoursDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ColoursDialog(const OwnTheme& start, QWidget* parent = nullptr);

    const OwnTheme& chosen() const { return m_own; }
    /// Takes over a file's colours, or says why it can't.
    void importFile(const QString& path);
    /// Why it could not be written; empty: it is.
    QString exportFile(const QString& path) const;

private:
    void buildList();
    void setColour(int index, const QColor& colour);
    void setTheme(const OwnTheme& theme);
    void setBase(Theme::Kind base);
    /// Colours, board, problems and buttons after any change.
    void showAll();
    void showPicked();
    void askForColour();
    void takeTyped();
    /// Returns the colour in the text field, with or without “#”; none if the text is not a colour.
    std::optional<QColor> typed() const;
    void askForImport();
    void askForExport();
    int pickedIndex() const;
    void showSentences(const QStringList& sentences);

    OwnTheme m_own;
    QComboBox* m_base;
    QTreeWidget* m_list;
    std::vector<QTreeWidgetItem*> m_items; ///< by index in themeColourIds()
    QLabel* m_meaning;
    QLineEdit* m_hex;
    QPushButton* m_choose;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    SampleBoard* m_sample;
    QLabel* m_problemsTitle;
    QListWidget* m_problems;
    QLabel* m_message;
};

} // namespace convoku
