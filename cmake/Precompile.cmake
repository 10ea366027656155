# SPDX-License-Identifier: MIT
# Precompiled headers halve the time of a build with sanitizers. Off elsewhere: a file that lacks an #include must not
# build only because of them.
option(CONVOKU_PRECOMPILE "Precompile the headers of Qt and of the standard library" OFF)

# Those that most files have. Not all of a module (<QtWidgets>): GCC reads the whole of 300 MB for every file, and takes
# longer than without.
set(convoku_headers_Std <algorithm> <array> <functional> <map> <memory> <optional> <set> <span> <string> <vector>)
set(convoku_headers_Core ${convoku_headers_Std} <QByteArray> <QCoreApplication> <QHash> <QList> <QObject> <QString>
    <QStringList> <QVariant>)
set(convoku_headers_Gui ${convoku_headers_Core} <QFontMetricsF> <QImage> <QPainter>)
set(convoku_headers_Widgets ${convoku_headers_Gui} <QAction> <QApplication> <QKeyEvent> <QLabel> <QMainWindow> <QPushButton>
    <QScrollBar> <QSettings> <QTimer> <QToolButton> <QVBoxLayout> <QWidget>)

# convoku_precompile(TARGET KIND): Core, Gui or Widgets.
function(convoku_precompile target kind)
    if(CONVOKU_PRECOMPILE)
        target_precompile_headers(${target} PRIVATE ${convoku_headers_${kind}})
    endif()
endfunction()
