// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/collections/collection_filter.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QCompleter;
class QLabel;
class QLineEdit;
class QMenu;

namespace convoku {

struct Theme;

/// Edits the filter of a collection, which is typed or put together from a menu: completes names, and shows errors and
/// their places.
class FilterLine : public QWidget
{
    Q_OBJECT

public:
    explicit FilterLine(QWidget* parent = nullptr);

    QString text() const;
    /// Replaces the text and applies it at once.
    void setText(const QString& text);
    /// Whose rules it names. What is typed is read anew.
    void setNetwork(const ModelPtr& network);

Q_SIGNALS:
    /// A filter without an error, a moment after it was typed.
    void filterChanged(const convoku::CollectionFilter& filter);
    /// Down or Enter was pressed: on to what is shown.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeTheme();
    void apply();
    void complete();
    void insertCompletion(const QString& word);
    void addTerm(const QString& term);
    void fillMenu();

    QLineEdit* m_edit;
    QLabel* m_error;
    QCompleter* m_completer;
    QMenu* m_terms;
    ModelPtr m_network = articleModel();
    std::vector<QAction*> m_rules; ///< in the menu
    QTimer m_rest; ///< between two keys of somebody who types
};

} // namespace convoku
