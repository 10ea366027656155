// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QActionGroup;
class QStackedWidget;
class QBoxLayout;

namespace convoku {

class Picture;
class SegmentBar;
class TrainingPage;
class Workspace;
struct ViewRow;

/// What is learned or searched blindly instead of being written: pages, with a bar to choose from where there are
/// several.
class LearnedView : public QWidget
{
    Q_OBJECT

public:
    explicit LearnedView(Workspace* workspace, QWidget* parent = nullptr);
    static ViewRow row(Workspace* workspace);

    /// Takes the page; `picture`: of what it shows, may be empty.
    void addPage(QWidget* page, const QString& title, std::function<std::shared_ptr<const Picture>()> picture = {});
    TrainingPage* training() const { return m_training; }
    QWidget* currentPage() const;
    /// Its pages have room to scroll: the window can be as narrow as other views let it be.
    QSize minimumSizeHint() const override;
    void showPage(QWidget* page);

    /// Of the page in front; null where there is nothing yet.
    std::shared_ptr<const Picture> picture() const;

Q_SIGNALS:
    /// What is under the mouse, in words; empty where nothing is.
    void hovered(const QString& text);

private:
    struct Page
    {
        QWidget* widget;
        QString title;
        std::function<std::shared_ptr<const Picture>()> picture;
    };
    void buildBar();

    std::vector<Page> m_pages;
    QStackedWidget* m_stack;
    QBoxLayout* m_layout;
    QWidget* m_barRow = nullptr;
    QActionGroup* m_group = nullptr;
    TrainingPage* m_training;
};

} // namespace convoku
