// SPDX-License-Identifier: MIT
#include "app/base/background_work.h"
#include "app/window/exporting/network_page_dialog.h"
#include "app/window/exporting/onnx_dialog.h"
#include "app/window/exporting/onnx_graph_view.h"
#include "app/wording/language.h"
#include "solver/network/pass.h"
#include "tests/support/foreign_network.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr char kHostile[] = "<img src='file:///etc/passwd'><b>x</b>";

OnnxExport subjectOf(const ModelPtr& model)
{
    OnnxExport subject;
    subject.model = model;
    subject.rules = model->everyRule();
    return subject;
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int nodesOf(const OnnxGraphView& view, GraphNode::Kind kind)
{
    return static_cast<int>(std::ranges::count(view.graph().nodes, kind, &GraphNode::kind));
}

} // namespace

class TestOnnxDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.conf")), settingsFormat());
    }

    /// Lists by hand which precisions are possible with each form.
    void pairs_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<bool>("step");
        QTest::addColumn<QList<bool>>("can"); // float, gate, eight bits
        QTest::newRow("direct, passes") << 0 << false << QList<bool>{true, false, false};
        QTest::newRow("direct, step") << 0 << true << QList<bool>{true, false, false};
        QTest::newRow("image, passes") << 1 << false << QList<bool>{true, true, true};
        QTest::newRow("image, step") << 1 << true << QList<bool>{true, false, true};
        QTest::newRow("s2d, passes") << 2 << false << QList<bool>{true, true, true};
        QTest::newRow("s2d, step") << 2 << true << QList<bool>{true, false, true};
    }
    void pairs()
    {
        QFETCH(const int, form);
        QFETCH(const bool, step);
        QFETCH(const QList<bool>, can);
        OnnxDialog dialog(subjectOf(articleModel()), *m_settings);
        dialog.show();
        auto* forms = child<QComboBox>(dialog, "onnx_form");
        auto* precisions = child<QComboBox>(dialog, "onnx_precision");
        forms->setCurrentIndex(1);
        precisions->setCurrentIndex(1); // gates: the wish
        QCOMPARE(dialog.chosen().precision, OnnxPrecision::Gate);
        forms->setFocus();
        QTest::keyClick(forms, form == 0 ? Qt::Key_Up : Qt::Key_Down);
        if (form == 1)
            QTest::keyClick(forms, Qt::Key_Up);
        QCOMPARE(static_cast<int>(dialog.chosen().form), form);
        QTest::mouseClick(child<QRadioButton>(dialog, step ? "onnx_step" : "onnx_run"), Qt::LeftButton);
        QCOMPARE(dialog.chosen().passes == 0, step);
        QCOMPARE(child<QSpinBox>(dialog, "onnx_passes")->isEnabled(), !step);
        const auto* items = qobject_cast<QStandardItemModel*>(precisions->model());
        const QString words = child<QLabel>(dialog, "onnx_precision_words")->text();
        for (int i = 0; i < can.size(); ++i) {
            QCOMPARE(items->item(i)->isEnabled(), can[i]);
            // Why not is said, and where one sees it without pointing at it.
            QCOMPARE(items->item(i)->toolTip().isEmpty(), can[i]);
            QVERIFY(can[i] || words.contains(items->item(i)->toolTip()));
        }
        QCOMPARE(dialog.chosen().precision, can[1] ? OnnxPrecision::Gate : OnnxPrecision::Float);
        // The chosen precision returns as soon as it is possible again.
        QTest::mouseClick(child<QRadioButton>(dialog, "onnx_run"), Qt::LeftButton);
        forms->setCurrentIndex(2);
        QCOMPARE(dialog.chosen().precision, OnnxPrecision::Gate);
    }

    void previewShowsThePassAndItsGroups()
    {
        OnnxDialog dialog(subjectOf(foreignModel()), *m_settings);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* view = child<OnnxGraphView>(dialog, "onnx_graph");
        auto* part = child<QComboBox>(dialog, "onnx_part");
        QTRY_COMPARE_WITH_TIMEOUT(nodesOf(*view, GraphNode::Kind::Group), 5, kLong); // four rules and the verdict
        QCOMPARE(part->count(), 6);
        // Enter leads into the group at the keyboard, Backspace out of it.
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Home);
        while (view->graph().nodes.at(static_cast<std::size_t>(view->cursorNode())).kind != GraphNode::Kind::Group)
            QTest::keyClick(view, Qt::Key_Down);
        const int group = view->graph().nodes.at(static_cast<std::size_t>(view->cursorNode())).index;
        QTest::keyClick(view, Qt::Key_Return);
        QVERIFY(dialog.isVisible() && !dialog.isBusy());
        QTRY_COMPARE_WITH_TIMEOUT(view->group(), group, kLong);
        QCOMPARE(part->currentData().toInt(), group);
        const Network pass
            = buildPass({.rules = foreignModel()->everyRule(), .search = false, .model = foreignModel()}).network;
        QCOMPARE(nodesOf(*view, GraphNode::Kind::Layer),
            static_cast<int>(pass.groups.at(static_cast<std::size_t>(group)).layerCount));
        // In another form the same group has other layers, and it stays in sight.
        child<QComboBox>(dialog, "onnx_form")->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.measured().has_value(), kLong);
        QTRY_COMPARE_WITH_TIMEOUT(view->group(), group, kLong);
        QTest::mouseClick(child<QToolButton>(dialog, "onnx_larger"), Qt::LeftButton);
        const double zoom = view->zoom();
        QTest::keyClick(view, Qt::Key_Minus);
        QVERIFY(view->zoom() < zoom);
        QTest::keyClick(view, Qt::Key_Backspace);
        QTRY_COMPARE_WITH_TIMEOUT(view->group(), -1, kLong);
        // By a double click, too.
        const int node = view->graph().firstPart() + 1;
        QTest::keyClick(view, Qt::Key_Z);
        QTest::mouseDClick(view, Qt::LeftButton, {}, view->boxOf(node).center().toPoint());
        QTRY_COMPARE_WITH_TIMEOUT(view->group(), view->graph().nodes.empty() ? -2 : part->currentData().toInt(), kLong);
        QVERIFY(part->currentData().toInt() >= 0);
    }

    /// A window of another size leaves it where somebody dragged it to.
    void draggedGraphStaysWhereItIs()
    {
        OnnxGraphView view;
        view.resize(300, 200);
        view.show();
        view.showGraph(std::make_shared<const Network>(buildPass({.model = articleModel()}).network), -1);
        QTRY_VERIFY_WITH_TIMEOUT(!view.graph().nodes.empty(), kLong);
        const QScrollBar* across = view.across();
        const QScrollBar* down = view.down();
        QCOMPARE(down->value(), 0);
        QWidget* canvas = &view;
        QTest::mousePress(canvas, Qt::LeftButton, {}, {150, 150});
        for (const QPoint to : {QPoint(130, 120), QPoint(90, 60)}) {
            QMouseEvent move(QEvent::MouseMove, to, canvas->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(canvas, &move);
        }
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, {90, 60});
        const QPoint place(across->value(), down->value());
        QCOMPARE(place.y(), 90);
        view.resize(310, 210);
        QCOMPARE(QPoint(across->value(), down->value()), place);
    }

    /// The counted facts are those of the file.
    void factsAreThoseOfTheFile()
    {
        OnnxExport what = subjectOf(foreignModel());
        OnnxDialog dialog(what, *m_settings);
        dialog.show();
        child<QComboBox>(dialog, "onnx_form")->setCurrentIndex(2);
        child<QSpinBox>(dialog, "onnx_passes")->setValue(2);
        child<QCheckBox>(dialog, "onnx_proves")->setChecked(false);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.measured().has_value(), kLong);
        what.form = OnnxForm::SpaceToDepth;
        what.passes = 2;
        const QByteArray bytes = onnxFile(what);
        QCOMPARE(dialog.measured()->bytes, bytes.size());
        QCOMPARE(dialog.measured()->layers, static_cast<int>(networkOf(what).layers.size()));
        const QString facts = child<QLabel>(dialog, "onnx_facts")->text();
        int nodes = 0;
        for (const auto& [name, count] : dialog.measured()->facts.operators) {
            QVERIFY(facts.contains(QStringLiteral("%1 %2").arg(QString::fromStdString(name)).arg(count)));
            QVERIFY(name == "Conv" || name == "Relu" || name == "Concat" || name == "Clip");
            nodes += count;
        }
        QCOMPARE(nodes, dialog.measured()->facts.nodes);
        QVERIFY(std::ranges::is_sorted(
            dialog.measured()->facts.operators, std::greater{}, [](const auto& each) { return each.second; }));
    }

    void savesWhatTheWriterMakes_data()
    {
        QTest::addColumn<bool>("proves");
        QTest::newRow("without proofs") << false;
        QTest::newRow("with proofs") << true;
    }
    void savesWhatTheWriterMakes()
    {
        QFETCH(const bool, proves);
        OnnxExport what = subjectOf(foreignModel());
        OnnxDialog dialog(what, *m_settings);
        dialog.show();
        child<QComboBox>(dialog, "onnx_form")->setCurrentIndex(1);
        child<QComboBox>(dialog, "onnx_precision")->setCurrentIndex(2);
        child<QSpinBox>(dialog, "onnx_passes")->setValue(1);
        child<QCheckBox>(dialog, "onnx_any_batch")->setChecked(true);
        QVERIFY(!child<QSpinBox>(dialog, "onnx_batch")->isEnabled());
        child<QCheckBox>(dialog, "onnx_every_value")->setChecked(true);
        child<QCheckBox>(dialog, "onnx_proves")->setChecked(proves);
        const QString path = m_folder->filePath(QStringLiteral("network.onnx"));
        answerFileDialog(path);
        QTest::mouseClick(child<QPushButton>(dialog, "export"), Qt::LeftButton);
        QVERIFY(dialog.isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kLong);
        what.form = OnnxForm::Image;
        what.precision = OnnxPrecision::EightBits;
        what.passes = 1;
        what.batch = 0;
        what.everyValue = true;
        RuleVerdicts verdicts;
        if (proves) {
            for (const auto& rule : foreignModel()->rules)
                verdicts.emplace_back(rule.id, "proved");
        }
        QVERIFY(contentsOf(path) == onnxFile(what, verdicts));
        QVERIFY(child<QLabel>(dialog, "message")->text().contains(path));
        QVERIFY(child<QPushButton>(dialog, "saved_open")->isVisible());
        QVERIFY(dialog.isVisible());
        // Another choice is another file: that one is not saved.
        child<QSpinBox>(dialog, "onnx_passes")->setValue(3);
        QVERIFY(!child<QPushButton>(dialog, "saved_open")->isVisible());
    }

    void cancelLeavesNoFile_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("button") << false;
        QTest::newRow("Escape") << true;
    }
    void cancelLeavesNoFile()
    {
        QFETCH(const bool, byKey);
        const QString path = m_folder->filePath(QStringLiteral("old.onnx"));
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        const QString fresh = m_folder->filePath(QStringLiteral("fresh.onnx"));
        for (const QString& target : {path, fresh}) {
            OnnxDialog dialog(subjectOf(articleModel()), *m_settings);
            dialog.show();
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            dialog.saveTo(target);
            QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>(dialog, "message")->isVisible(), kLong);
            QVERIFY(dialog.isBusy());
            QVERIFY(dialog.findChild<QProgressBar*>()->isVisible());
            if (byKey)
                QTest::keyClick(&dialog, Qt::Key_Escape);
            else
                QTest::mouseClick(child<QPushButton>(dialog, "export"), Qt::LeftButton);
            QVERIFY(!dialog.isBusy());
            QVERIFY(dialog.isVisible()); // the export ends, not the dialog
            QVERIFY(!dialog.findChild<QProgressBar*>()->isVisible());
            QCOMPARE(child<QLabel>(dialog, "message")->text(), sentence("workshop_page.onnx.cancelled"));
            // It can be closed now.
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QVERIFY(!dialog.isVisible());
        }
        waitForBackgroundWork();
        QCOMPARE(contentsOf(path), QByteArray("old"));
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("*onnx*")}, QDir::Files | QDir::Hidden),
            QStringList{QStringLiteral("old.onnx")});
    }

    /// Also where it would have been done soon, and the dialog stays.
    void cancelIsForGood()
    {
        const QString path = m_folder->filePath(QStringLiteral("late.onnx"));
        OnnxDialog dialog(subjectOf(foreignModel()), *m_settings);
        dialog.show();
        child<QSpinBox>(dialog, "onnx_passes")->setValue(1);
        child<QCheckBox>(dialog, "onnx_proves")->setChecked(false);
        for (const bool cancels : {false, true}) {
            QElapsedTimer taken;
            taken.start();
            dialog.saveTo(path);
            if (!cancels) {
                QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kLong);
                QVERIFY(QFile::remove(path));
                m_usual = taken.elapsed();
                continue;
            }
            QTest::mouseClick(child<QPushButton>(dialog, "export"), Qt::LeftButton);
            QVERIFY(!dialog.isBusy());
            QTest::qWait(static_cast<int>(3 * m_usual + 200));
            QVERIFY(!QFile::exists(path));
            QCOMPARE(child<QLabel>(dialog, "message")->text(), sentence("workshop_page.onnx.cancelled"));
        }
    }

    void noRoomIsSaid()
    {
        OnnxDialog dialog(subjectOf(foreignModel()), *m_settings);
        dialog.show();
        child<QCheckBox>(dialog, "onnx_proves")->setChecked(false);
        child<QSpinBox>(dialog, "onnx_passes")->setValue(1);
        dialog.saveTo(m_folder->filePath(QStringLiteral("nowhere/a.onnx")));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kLong);
        QVERIFY(child<QLabel>(dialog, "message")->text().contains(QStringLiteral("No such file or directory")));
        QVERIFY(!child<QPushButton>(dialog, "saved_open")->isVisible());
    }

    /// Real numbers have no layers in the other forms; without a search there is no step of it.
    void whatANetworkHasNotIsSaid()
    {
        OnnxDialog dialog(subjectOf(modelIn(realNetwork())), *m_settings);
        dialog.show();
        QVERIFY(!child<QRadioButton>(dialog, "onnx_step")->isEnabled());
        QVERIFY(child<QLabel>(dialog, "onnx_no_search")->isVisible());
        auto* save = child<QPushButton>(dialog, "export");
        QTRY_VERIFY_WITH_TIMEOUT(dialog.measured().has_value(), kLong);
        QVERIFY(save->isEnabled());
        child<QComboBox>(dialog, "onnx_form")->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(!save->isEnabled(), kLong);
        const QString why = child<QLabel>(dialog, "onnx_facts")->text();
        QVERIFY2(why.contains(sentence("workshop_page.onnx.makes_real_numbers")), qPrintable(why));
        QVERIFY(!dialog.measured());
        QCOMPARE(child<OnnxGraphView>(dialog, "onnx_graph")->accessibleDescription(), why);
        child<QComboBox>(dialog, "onnx_form")->setCurrentIndex(0);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.measured().has_value(), kLong);
        QVERIFY(save->isEnabled());
    }

    void choicesAreRemembered()
    {
        {
            OnnxDialog dialog(subjectOf(articleModel()), *m_settings);
            dialog.show();
            child<QSpinBox>(dialog, "onnx_passes")->setValue(5);
            child<QComboBox>(dialog, "onnx_form")->setCurrentIndex(2);
            child<QComboBox>(dialog, "onnx_precision")->setCurrentIndex(1);
            child<QSpinBox>(dialog, "onnx_batch")->setValue(32);
            child<QCheckBox>(dialog, "onnx_every_value")->setChecked(true);
            child<QCheckBox>(dialog, "onnx_proves")->setChecked(false);
            dialog.reject();
        }
        OnnxDialog again(subjectOf(articleModel()), *m_settings);
        const OnnxExport chosen = again.chosen();
        QCOMPARE(chosen.passes, 5);
        QCOMPARE(chosen.form, OnnxForm::SpaceToDepth);
        QCOMPARE(chosen.precision, OnnxPrecision::Gate);
        QCOMPARE(chosen.batch, 32);
        QVERIFY(chosen.everyValue);
        QVERIFY(!child<QCheckBox>(again, "onnx_proves")->isChecked());
        // From a file that anybody wrote.
        m_settings->setValue(QStringLiteral("onnx/form"), 99);
        m_settings->setValue(QStringLiteral("onnx/precision"), -7);
        m_settings->setValue(QStringLiteral("onnx/passes"), 1000000);
        OnnxDialog odd(subjectOf(articleModel()), *m_settings);
        QCOMPARE(odd.chosen().form, OnnxForm::SpaceToDepth);
        QCOMPARE(odd.chosen().passes, 64);
        QCOMPARE(odd.chosen().precision, OnnxPrecision::Float);
    }

    void namesAreTextOnly()
    {
        OnnxDialog dialog(subjectOf(networkOfWords(kHostile)), *m_settings);
        dialog.show();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.measured().has_value(), kLong);
        // Labels that show what the network states about itself show it as plain text.
        for (const QLabel* label : dialog.findChildren<QLabel*>(QRegularExpression(QStringLiteral("^onnx_|^message$"))))
            QCOMPARE(label->textFormat(), Qt::PlainText);
        const auto* view = child<OnnxGraphView>(dialog, "onnx_graph");
        QTRY_VERIFY_WITH_TIMEOUT(nodesOf(*view, GraphNode::Kind::Group) > 0, kLong);
        const int width = dialog.minimumSizeHint().width();
        child<QComboBox>(dialog, "onnx_form")->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.measured().has_value(), kLong);
        QCOMPARE(dialog.minimumSizeHint().width(), width);
    }

    void runsWhatTheWindowRuns()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        RunOptions options = fixture.session().options();
        options.pass.rules.pop_back();
        fixture.session().setOptions(options);
        QString rules;
        OnnxExport chosen;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<OnnxDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            chosen = dialog->chosen();
            rules = child<QLabel>(*dialog, "onnx_rules")->text();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        fixture.child<QAction>("export_onnx")->trigger();
        QCOMPARE(chosen.model, options.pass.model);
        QCOMPARE(chosen.rules, options.pass.rules);
        const auto all = options.pass.model->rules.size();
        QCOMPARE(rules, sentence("workshop_page.onnx.rules").arg(all - 1).arg(all));
    }

    void pageSaysWhatIsMissing()
    {
        NetworkPageOptions page;
        page.pass.model = foreignModel();
        page.pass.rules = foreignModel()->everyRule();
        page.pass.search = false;
        const QDir folder(m_folder->path());
        NetworkPageDialog dialog(page, *m_settings);
        dialog.show();
        auto* target = child<QLineEdit>(dialog, "page_folder");
        auto* modules = child<QLineEdit>(dialog, "page_modules");
        auto* make = child<QPushButton>(dialog, "export");
        target->clear();
        QVERIFY(!make->isEnabled());
        QTest::keyClicks(target, folder.filePath(QStringLiteral("page")));
        modules->setText(folder.filePath(QStringLiteral("node_modules")));
        QVERIFY(make->isEnabled());
        QTest::mouseClick(make, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kLong);
        const QString said = child<QLabel>(dialog, "message")->text();
        QVERIFY2(said.contains(sentence("workshop_page.onnx.npm_install")) && said.contains(modules->text()),
            qPrintable(said));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("page/index.html"))));

        // The required files exist now; their content does not matter.
        QVERIFY(folder.mkpath(QStringLiteral("node_modules/onnxruntime-web/dist")));
        for (const char* name : {"ort.wasm.min.js", "ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"}) {
            QFile file(folder.filePath(QStringLiteral("node_modules/onnxruntime-web/dist/") + QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(name) > 0);
        }
        QTest::mouseClick(child<QCheckBox>(dialog, "page_embed"), Qt::LeftButton, {}, {8, 8});
        QTest::mouseClick(make, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kLong);
        page.embed = child<QCheckBox>(dialog, "page_embed")->isChecked();
        QVERIFY(page.embed);
        QVERIFY(contentsOf(folder.filePath(QStringLiteral("page/index.html"))) == NetworkPage(page).html());
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("page/model.onnx"))));
        QVERIFY(child<QPushButton>(dialog, "saved_open")->isVisible());
        // It is remembered.
        dialog.reject();
        NetworkPageDialog again(page, *m_settings);
        QCOMPARE(child<QLineEdit>(again, "page_folder")->text(), target->text());
        QVERIFY(child<QCheckBox>(again, "page_embed")->isChecked());
    }

private:
    template <typename T>
    static T* child(const QDialog& dialog, const char* name)
    {
        return dialog.findChild<T*>(QString::fromLatin1(name));
    }

    /// The next one is answered with this file.
    void answerFileDialog(const QString& path)
    {
        QTimer::singleShot(100, this, [path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            QVERIFY(name != nullptr);
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    qint64 m_usual = 0; ///< how long a file takes, in ms
};

CONVOKU_TEST(TestOnnxDialog)
#include "tst_onnx_dialog.moc"
