// SPDX-License-Identifier: MIT
#pragma once

#include <QStackedWidget>

#include <functional>
#include <map>
#include <memory>

namespace convoku {

class Picture;
class TrainingPage;
class Workspace;
struct ViewRow;

/// Shows what is learned, or searched for blindly, instead of being written: pages that lead to one another.
class LearnedView : public QStackedWidget
{
    Q_OBJECT

public:
    explicit LearnedView(Workspace* workspace, QWidget* parent = nullptr);
    static ViewRow row(Workspace* workspace);

    /// Takes the page. `picture` is made of what it shows, and may be empty.
    void addPage(QWidget* page, std::function<std::shared_ptr<const Picture>()> picture = {});
    TrainingPage* training() const { return m_training; }
    /// Its pages have room to scroll: the window can be as narrow as other views let it be.
    QSize minimumSizeHint() const override;
    void showPage(QWidget* page);

    /// Returns the picture of the current page; null if there is nothing to draw.
    std::shared_ptr<const Picture> picture() const;

Q_SIGNALS:
    /// Describes the item under the mouse, in words; empty if there is none.
    void hovered(const QString& text);

private:
    std::map<const QWidget*, std::function<std::shared_ptr<const Picture>()>> m_pictures; ///< by page
    TrainingPage* m_training;
};

} // namespace convoku
