<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>CliText</name>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed: «%1» — не число от 0 до 18446744073709551615.</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>Ожидается место числа, как в r1=1.</translation>
    </message>
    <message>
        <source>A link cannot go to “%1”. Expected start, end, a pass (17), a step (17.4) or a layer (17.4.2).</source>
        <translation>Ссылка не может вести к «%1»: ожидается start, end, проход (17), шаг (17.4) или слой (17.4.2).</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, not “%1”.</source>
        <translation>Ожидается кандидат, как в r1c7=3, а не «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a page address.</source>
        <translation>«%1» — не адрес страницы.</translation>
    </message>
    <message>
        <source>This stop already has a question (line %1). Only one is allowed.</source>
        <translation>В этой остановке уже есть вопрос (строка %1): он бывает один.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Нет</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копировать адрес &amp;ссылки</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredPane</name>
    <message>
        <source>What start %1 learned, when</source>
        <translation>Что и когда выучил старт %1</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredWording</name>
    <message>
        <source>What it learned, when</source>
        <translation>Что и когда выучено</translation>
    </message>
    <message>
        <source>Nothing written finds it</source>
        <extracomment>candidates that go, and should go, but that no written rule removes from this board</extracomment>
        <translation>Записанные правила не находят</translation>
    </message>
    <message>
        <source>Digits of the solution</source>
        <translation>Цифры решения</translation>
    </message>
    <message>
        <source>lost at the end too</source>
        <translation>теряются и в конце</translation>
    </message>
    <message>
        <source>never lost</source>
        <translation>не теряются</translation>
    </message>
    <message>
        <source>none lost from step %1</source>
        <translation>не теряются с шага %1</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>с шага %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a rule; %2: from step 400, never</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 removed (%4) at step %5; %6</source>
        <extracomment>%1: a rule; %6: from step 400, never</extracomment>
        <translation>%1: удалено %2 из %3 (%4) на шаге %5; %6</translation>
    </message>
    <message>
        <source>Each of %1 candidates on boards of the written network’s runs is in the line of the first written rule that removes it there. A rule is acquired at the step from which at least half of its line is always removed.</source>
        <translation>Из %1 кандидатов на полях из прогонов записанной сети каждый стоит в строке первого записанного правила, которое его там удаляет. Правило считается выученным с того шага, начиная с которого всегда уходит не меньше половины его строки.</translation>
    </message>
    <message>
        <source>This network has custom houses, and the boards used for this measurement have none. They cannot explain what the network removes.</source>
        <translation>У этой сети есть собственные дома, а у полей, на которых это измеряется, их нет: объяснить ими то, что она удаляет, нельзя.</translation>
    </message>
    <message>
        <source>At step %1 the values are too large or not numbers. They make no rule, so its removals are not known.</source>
        <translation>На шаге %1 числа слишком велики или вовсе не числа и не дают правила: что оно удаляло бы, неизвестно.</translation>
    </message>
    <message>
        <source>Computing what the start removes …</source>
        <translation>Выясняется, что удаляет этот старт…</translation>
    </message>
    <message>
        <source>This network solves boards of a different size from those used for measuring. They cannot explain what it removes.</source>
        <translation>Эта сеть решает поля другого размера, чем те, на которых идёт измерение: то, что она убирает, ими не объяснить.</translation>
    </message>
</context>
<context>
    <name>convoku::Address</name>
    <message>
        <source>Expected a pass (12), step (12.7), layer (12.7.3), cell (r4c5) or candidate (r4c5=7). A cell or candidate can follow a pass, step or layer.</source>
        <translation>Ожидается проход (12), шаг прохода (12.7), слой шага (12.7.3), клетка (r4c5) или кандидат (r4c5=7) либо место и одно из последних двух.</translation>
    </message>
    <message>
        <source>There is no pass %1: the last pass is %2.</source>
        <translation>Прохода %1 нет: проходов в прогоне %2.</translation>
    </message>
    <message>
        <source>Pass %1 has no step %2: its steps are 1 to %3.</source>
        <translation>В проходе %1 нет шага %2: его шаги — от 1 до %3.</translation>
    </message>
    <message>
        <source>Step %1 has no layer %2: its layers are 1 to %3.</source>
        <translation>В шаге %1 нет слоя %2: его слои — от 1 до %3.</translation>
    </message>
</context>
<context>
    <name>convoku::AddressEdit</name>
    <message>
        <source>Go to address</source>
        <translation>Перейти по адресу</translation>
    </message>
    <message>
        <source>A pass (12), a step (12.7), a layer (12.7.3), a cell (r4c5), a candidate (r4c5=7)</source>
        <translation>Проход (12), шаг (12.7), слой (12.7.3), клетка (r4c5), кандидат (r4c5=7)</translation>
    </message>
</context>
<context>
    <name>convoku::AnimationPreview</name>
    <message>
        <source>Pause the preview</source>
        <translation>Приостановить просмотр</translation>
    </message>
    <message>
        <source>Previous picture</source>
        <translation>Предыдущий кадр</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Следующий кадр</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Picture of the preview</source>
        <translation>Кадр предпросмотра</translation>
    </message>
    <message>
        <source>Play the preview</source>
        <translation>Запустить просмотр</translation>
    </message>
    <message>
        <source>Frame %1 of %2, %3 of %4 s</source>
        <extracomment>the picture that is shown, when it comes, and how long all take: Picture 12 of 69, 4.2 of 25.8 s</extracomment>
        <translation>Кадр %1 из %2, %3 из %4 с</translation>
    </message>
</context>
<context>
    <name>convoku::BandSlider</name>
    <message>
        <source>The number and how far it can be bent</source>
        <translation>Число и насколько его можно изогнуть</translation>
    </message>
</context>
<context>
    <name>convoku::Batch</name>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 уже есть.</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 — не папка, и создать её не удаётся.</translation>
    </message>
</context>
<context>
    <name>convoku::BendWording</name>
    <message>
        <source>weights of a count</source>
        <translation>веса подсчёта</translation>
    </message>
    <message>
        <source>weights of a convolution</source>
        <translation>веса свёртки</translation>
    </message>
    <message>
        <source>kernel that slides</source>
        <translation>ядро, которое движется</translation>
    </message>
    <message>
        <source>k, the comparison value</source>
        <translation>k, с которым сравнивают</translation>
    </message>
    <message>
        <source>factor and summand</source>
        <translation>множитель и слагаемое</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>границы</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>множитель</translation>
    </message>
    <message>
        <source>summand</source>
        <translation>слагаемое</translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation>нижняя граница</translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation>верхняя граница</translation>
    </message>
    <message>
        <source>bias of row %1</source>
        <translation>смещение строки %1</translation>
    </message>
    <message>
        <source>weight %1 of row %2</source>
        <translation>вес %1 строки %2</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>смещение</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>вес %1</translation>
    </message>
    <message>
        <source>You cannot bend numbers while the text is being read or has an error.</source>
        <translation>Пока текст читается или в нём есть ошибка, изогнуть ничего нельзя.</translation>
    </message>
    <message>
        <source>With %1 the rule has no layers. Expected: %2.</source>
        <translation>С %1 у правила нет слоёв. Ожидалось: %2.</translation>
    </message>
    <message>
        <source>First different number here: %1 in layer %2, %3 instead of %4.</source>
        <translation>Первое число, которое здесь отличается: %1 в слое %2, %3 вместо %4.</translation>
    </message>
    <message>
        <source>No number differs on this board.</source>
        <translation>На этом поле все числа те же.</translation>
    </message>
    <message>
        <source>First wrongly removed candidate: %1, in pass %2 by %3.</source>
        <translation>Первый ошибочно удалённый кандидат: %1, в проходе %2, правило: %3.</translation>
    </message>
    <message>
        <source>No candidate is wrongly removed in this puzzle.</source>
        <translation>В этом судоку ни один кандидат не удаляется ошибочно.</translation>
    </message>
    <message>
        <source>As written, the network does not solve this puzzle. It is not known which removals are wrong.</source>
        <translation>В написанном виде сеть не решает это судоку: какие удаления ошибочны, неизвестно.</translation>
    </message>
    <message>
        <source>The run fails: %1</source>
        <translation>Прогон обрывается: %1</translation>
    </message>
    <message>
        <source>The puzzle is still solved in the same number of passes (%1).</source>
        <translation>Судоку по-прежнему решается, за столько же проходов (%1).</translation>
    </message>
    <message>
        <source>The puzzle is still solved, in %1 passes instead of %2.</source>
        <translation>Судоку по-прежнему решается; проходов: %1 вместо %2.</translation>
    </message>
    <message>
        <source>The puzzle ends with a different grid in pass %1.</source>
        <translation>Судоку кончается другой сеткой, в проходе %1.</translation>
    </message>
    <message>
        <source>The puzzle has not ended after %1 passes.</source>
        <translation>После %1 проходов судоку не закончилось.</translation>
    </message>
    <message>
        <source>Result: %1, in pass %2.</source>
        <translation>Чем кончается: %1, в проходе %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two numbers: from the first to the second</extracomment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Same result on every board: %1.</source>
        <translation>То же на любом поле: %1.</translation>
    </message>
    <message>
        <source>Sound (no solution is lost): %1.</source>
        <translation>Корректно, решения не теряются: %1.</translation>
    </message>
    <message>
        <source>As written, the rule is not known to be sound.</source>
        <translation>Корректно ли правило в написанном виде, неизвестно.</translation>
    </message>
    <message>
        <source>Proved as far as time allowed.</source>
        <translation>Доказано, насколько хватило времени.</translation>
    </message>
    <message>
        <source>All of this is proved. Numbers farther away were not checked.</source>
        <translation>Всё доказано; более далёкие числа не рассматривались.</translation>
    </message>
    <message>
        <source>%1: same result on every board</source>
        <translation>%1: то же на любом поле</translation>
    </message>
    <message>
        <source>%1: a different rule, but sound</source>
        <translation>%1: другое правило, но корректное</translation>
    </message>
    <message>
        <source>%1: outside the safe band</source>
        <translation>%1: вне безопасной полосы</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>%1: removes %2 when bent, but not as written.</source>
        <translation>%1: изогнутое удаляет %2, написанное — нет.</translation>
    </message>
    <message>
        <source>%1: leaves %2 when bent, but not as written.</source>
        <translation>%1: изогнутое оставляет %2, написанное — нет.</translation>
    </message>
    <message>
        <source>Any real number between %1 and %2 would give the same rounded answers.</source>
        <translation>Как вещественное число между %1 и %2 оно давало бы те же ответы после округления.</translation>
    </message>
    <message>
        <source>Any real number above %1 would give the same rounded answers.</source>
        <translation>Как вещественное число больше %1 оно давало бы те же ответы после округления.</translation>
    </message>
    <message>
        <source>Any real number below %1 would give the same rounded answers.</source>
        <translation>Как вещественное число меньше %1 оно давало бы те же ответы после округления.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>порог</translation>
    </message>
</context>
<context>
    <name>convoku::BentWeightDialog</name>
    <message>
        <source>It is this one</source>
        <translation>Это оно</translation>
    </message>
    <message>
        <source>Name the selected number</source>
        <translation>Назвать выбранное число</translation>
    </message>
    <message>
        <source>Show a row</source>
        <translation>Показать строку</translation>
    </message>
    <message>
        <source>Show a row for which the bent rule is wrong</source>
        <translation>Строка, на которой изогнутое правило ошибается</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Другое</translation>
    </message>
    <message>
        <source>Bend a different number</source>
        <translation>Изгибается другое число</translation>
    </message>
    <message>
        <source>Find the bent weight</source>
        <translation>Найти изогнутый вес</translation>
    </message>
    <message>
        <source>The row that you draw</source>
        <translation>Строка, которую вы рисуете</translation>
    </message>
    <message>
        <source>Click to add or remove a candidate</source>
        <translation>Щелчок ставит кандидата или убирает его</translation>
    </message>
    <message>
        <source>Result of the bent rule</source>
        <translation>Что оставляет изогнутое правило</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Все кандидаты</translation>
    </message>
    <message>
        <source>Every digit in every cell</source>
        <translation>Каждая цифра в каждой клетке</translation>
    </message>
    <message>
        <source>Empty row</source>
        <translation>Пустая строка</translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation>Без кандидатов</translation>
    </message>
    <message>
        <source>In this rule, for a row, one number is bent: “%1” Draw candidates until the bent rule leaves something different from the written rule. Then name the bent number.</source>
        <translation>В этом правиле для строки изогнуто одно число: «%1» Рисуйте кандидатов, пока изогнутое правило не оставит что-то другое, чем оставило бы написанное. Затем скажите, какое это число.</translation>
    </message>
    <message>
        <source>Here both rules leave the same candidates.</source>
        <translation>Здесь оно оставляет то же, что и написанное.</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it removes %1, unlike the written rule. Which number is it?</source>
        <translation>Здесь оно ошибается: удаляет %1, а написанное — нет. Какое это число?</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it leaves %1, unlike the written rule. Which number is it?</source>
        <translation>Здесь оно ошибается: оставляет %1, а написанное — нет. Какое это число?</translation>
    </message>
    <message>
        <source>Right: %1 is %2 instead of %3. Tries: %4, found so far: %5.</source>
        <extracomment>%1 is a number of a kernel (“weight 5”), %2 and %3 are numbers</extracomment>
        <translation>Верно: %1 — это %2 вместо %3. Попыток: %4, найдено: %5.</translation>
    </message>
    <message>
        <source>No, %1 is as written. Tries: %2.</source>
        <translation>Нет, %1 — как написано. Попыток: %2.</translation>
    </message>
</context>
<context>
    <name>convoku::BlindChoices</name>
    <message>
        <source>empty cells²</source>
        <extracomment>the length of a chain of annealing</extracomment>
        <translation>пустые клетки²</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>Как получается следующая сетка для пробы</translation>
    </message>
    <message>
        <source>Cost of a grid</source>
        <translation>Сколько стоит сетка</translation>
    </message>
    <message>
        <source>The same seed produces the same trials</source>
        <translation>То же зерно даёт те же попытки</translation>
    </message>
    <message>
        <source>The search ends after this many trials, or at a grid with the lowest possible cost</source>
        <translation>Поиск кончается после стольких попыток или на сетке, дешевле которой не бывает</translation>
    </message>
    <message>
        <source>How TPE computes probabilities from the digits tried in a cell</source>
        <translation>Как TPE получает вероятности из цифр, опробованных в клетке</translation>
    </message>
    <message>
        <source>How many of n trials count as good</source>
        <translation>Сколько из n попыток считаются хорошими</translation>
    </message>
    <message>
        <source>Initial temperature: a grid that costs one more is kept with probability exp(−1 / temperature)</source>
        <translation>Температура в начале: сетка, которая дороже на единицу, остаётся в exp(−1 / температура) всех случаев</translation>
    </message>
    <message>
        <source>Factor applied to the temperature after each chain</source>
        <translation>На что умножается температура после каждой цепи</translation>
    </message>
    <message>
        <source>Trials at one temperature</source>
        <translation>Попыток при одной температуре</translation>
    </message>
    <message>
        <source>After this many chains without a better grid, the temperature resets to its initial value</source>
        <translation>После стольких цепей без лучшей сетки он снова начинает с первой температуры</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Попытки</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Parzen</source>
        <translation>Парзен</translation>
    </message>
    <message>
        <source>Good ones</source>
        <translation>Хорошие</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Температура</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Охлаждение</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Цепочка</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>Нагреть после</translation>
    </message>
</context>
<context>
    <name>convoku::BlindPage</name>
    <message>
        <source>No grid has been tried yet.</source>
        <translation>Пока не испробована ни одна сетка.</translation>
    </message>
    <message>
        <source>Try grids until the search ends or is paused</source>
        <translation>Пробовать сетки, пока поиск не кончится или не будет приостановлен</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Try one more grid</source>
        <translation>Попробовать ещё одну сетку</translation>
    </message>
    <message>
        <source>Clear curves</source>
        <translation>Убрать кривые</translation>
    </message>
    <message>
        <source>Discard the searches and their curves</source>
        <translation>Забыть поиски вместе с кривыми</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>First trial</source>
        <translation>Первая попытка</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Play or pause the trials</source>
        <translation>Воспроизвести попытки или приостановить</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Last trial</source>
        <translation>Последняя попытка</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>попытка</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>улучшение</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>цепь</translation>
    </message>
    <message>
        <source>Export &amp;picture of the trial…</source>
        <translation>Экспорт &amp;картинки попытки…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the search…</source>
        <translation>Экспорт &amp;анимации поиска…</translation>
    </message>
    <message>
        <source>Target of the arrow keys and the two step buttons. With Ctrl, the arrow keys go to improvements. Page Up and Page Down go to the ends of chains</source>
        <translation>Куда ведут стрелки и оба шага; с Ctrl стрелки ведут к улучшениям, Page Up и Page Down — к концам цепей</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>in front of: trial, improvement, chain</extracomment>
        <translation>Шагать по</translation>
    </message>
    <message>
        <source>Point at a cell to see here where else its digit appears.</source>
        <translation>Укажите на клетку: здесь будет сказано, где ещё стоит её цифра.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Ни один судоку не открыт.</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>Как получается следующая сетка для пробы</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Train a rule</source>
        <translation>Обучить правило</translation>
    </message>
    <message>
        <source>Fill the empty cells · Method: %1 · %2</source>
        <extracomment>%1: a method, &quot;Random trials&quot;; %2: the button &quot;Search&quot;</extracomment>
        <translation>Заполнить пустые клетки · Метод: %1 · %2</translation>
    </message>
</context>
<context>
    <name>convoku::BlindWording</name>
    <message>
        <source>TPE</source>
        <translation>TPE</translation>
    </message>
    <message>
        <source>Random trials</source>
        <translation>Случайные попытки</translation>
    </message>
    <message>
        <source>Annealing, free cells</source>
        <translation>Отжиг, свободные клетки</translation>
    </message>
    <message>
        <source>Annealing, swaps in boxes</source>
        <translation>Отжиг, обмены в блоках</translation>
    </message>
    <message>
        <source>As published: digits 0 to 8</source>
        <translation>Как опубликовано: цифры 0–8</translation>
    </message>
    <message>
        <source>Digits 1 to 9</source>
        <translation>Цифры 1–9</translation>
    </message>
    <message>
        <source>Counts (Optuna up to 2)</source>
        <translation>Подсчёты (Optuna до 2)</translation>
    </message>
    <message>
        <source>Mixture (Optuna from 3)</source>
        <translation>Смесь (Optuna с 3)</translation>
    </message>
    <message>
        <source>A tenth, at most 25</source>
        <translation>Десятая часть, не больше 25</translation>
    </message>
    <message>
        <source>¼ √n, at most 25 (before July 2019)</source>
        <translation>¼ √n, не больше 25 (до июля 2019)</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>подсчёты</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>смесь</translation>
    </message>
    <message>
        <source>a tenth good</source>
        <translation>хороша десятая часть</translation>
    </message>
    <message>
        <source>¼ √n good</source>
        <translation>хороши ¼ √n</translation>
    </message>
    <message>
        <source>digits 0 to 8</source>
        <translation>цифры 0–8</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <extracomment>%1: the run, as &quot;TPE, counts&quot;</extracomment>
        <translation>%1 · зерно %2</translation>
    </message>
    <message>
        <source>Each trial is a whole grid. The search uses only its cost and no rules. It learns separately for each cell which digits were in cheap grids.</source>
        <translation>Каждая попытка — целая сетка. Поиск узнаёт её цену и больше ничего: правил он не знает и для каждой клетки отдельно учится, какие цифры были в дешёвых сетках.</translation>
    </message>
    <message>
        <source>Each trial is a whole grid of random digits. Nothing is learned from its cost. This is the baseline for the other methods.</source>
        <translation>Каждая попытка — целая сетка случайных цифр. По её цене ничему не учатся: с этим сравнивают другие методы.</translation>
    </message>
    <message>
        <source>Each trial changes one digit of the previous grid. The search sees only the cost. It keeps cheaper grids. As the temperature falls, it keeps dearer grids more rarely.</source>
        <translation>Каждая попытка меняет одну цифру предыдущей сетки. Поиск узнаёт цену и больше ничего: более дешёвые сетки остаются, более дорогие — тем реже, чем холоднее.</translation>
    </message>
    <message>
        <source>Each trial swaps two digits of a box. By design, every box holds nine different digits. The boxes are the only part of the rules that this search uses.</source>
        <translation>Каждая попытка меняет местами две цифры блока. То, что в каждом блоке девять разных цифр, встроено: из правил этот поиск знает блоки.</translation>
    </message>
    <message>
        <source>Cost: the digits 0 to 8 missing from rows, columns and boxes, as published. A solution costs 27 because no house has a 0. A grid that costs 27 need not be a solution, because a missing 9 costs nothing.</source>
        <translation>Цена: цифры 0–8, которых недостаёт строкам, столбцам и блокам, как опубликовано. Решение стоит 27, так как ни в одном доме нет 0; но сетка ценой 27 — не обязательно решение, так как девятки никто не хватится.</translation>
    </message>
    <message>
        <source>Cost: the digits 1 to 9 missing from rows, columns and boxes. Only a solution costs 0.</source>
        <translation>Цена: цифры 1–9, которых недостаёт строкам, столбцам и блокам. Решение стоит 0, и только оно.</translation>
    </message>
    <message>
        <source>Trial %1: cost %2, best so far %3.</source>
        <translation>Попытка %1: цена %2, лучшая до сих пор %3.</translation>
    </message>
    <message>
        <source>Kept; temperature %1.</source>
        <translation>Оставлена; температура %1.</translation>
    </message>
    <message>
        <source>Not kept; temperature %1.</source>
        <translation>Не оставлена; температура %1.</translation>
    </message>
    <message>
        <source>After that, the temperature resets to its initial value.</source>
        <translation>После неё температура снова начальная.</translation>
    </message>
    <message>
        <source>Solved in trial %1.</source>
        <translation>Решено попыткой %1.</translation>
    </message>
    <message>
        <source>Trial %1 costs as little as a solution but is not one: %2.</source>
        <translation>Попытка %1 стоит как решение, но им не является: %2.</translation>
    </message>
    <message>
        <source>Not solved: the best grid (trial %1) costs %2, a solution %3; %4.</source>
        <translation>Не решено: лучшая сетка, попытки %1, стоит %2, решение — %3; %4.</translation>
    </message>
    <message>
        <source>%2 of %1 trials are kept here: every improvement, and one in %3 of the others</source>
        <translation>Из попыток (%1) здесь хранятся %2: все улучшения, а из остальных — одна из %3</translation>
    </message>
    <message>
        <source>; also the end of each chain.</source>
        <translation>; также конец каждой цепи.</translation>
    </message>
    <message>
        <source>; also the end of one chain in %1.</source>
        <translation>; также конец одной цепи из %1.</translation>
    </message>
    <message>
        <source>The search ended: no grid costs less.</source>
        <translation>Поиск окончен: дешевле сеток нет.</translation>
    </message>
    <message>
        <source>The search ended: %1 trials were made.</source>
        <translation>Поиск окончен: сделано попыток: %1.</translation>
    </message>
    <message>
        <source>The search ended: there is nothing to change.</source>
        <translation>Поиск окончен: менять нечего.</translation>
    </message>
    <message>
        <source>%1 = %2, given</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2, исходная</translation>
    </message>
    <message>
        <source>%1 = %2, tried</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2, пробная</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a house, and the cells in it: &quot;row 3 (r3c7)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: no repeat in its row, column or box.</source>
        <translation>%1: в строке, столбце и блоке равных нет.</translation>
    </message>
    <message>
        <source>%1: also in %2.</source>
        <translation>%1: также в: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of equal digits in a house</source>
        <translation>
            <numerusform>%n пара равных цифр в доме</numerusform>
            <numerusform>%n пары равных цифр в доме</numerusform>
            <numerusform>%n пар равных цифр в доме</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind search: %1</source>
        <translation>Слепой поиск: %1</translation>
    </message>
</context>
<context>
    <name>convoku::BoardSigns</name>
    <message>
        <source>Clash</source>
        <translation>Конфликт</translation>
    </message>
    <message>
        <source>No candidate left</source>
        <translation>Нет кандидатов</translation>
    </message>
    <message>
        <source>Cause of this step</source>
        <translation>Основание шага</translation>
    </message>
    <message>
        <source>Another cause</source>
        <translation>Другое основание</translation>
    </message>
    <message>
        <source>Had to be absent</source>
        <translation>Уже не должно быть</translation>
    </message>
    <message>
        <source>Searched by the rule</source>
        <translation>Где искало правило</translation>
    </message>
    <message>
        <source>Affected by the rule</source>
        <translation>Где оно действует</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Выбран</translation>
    </message>
    <message>
        <source>Why it was removed</source>
        <translation>Почему его нет</translation>
    </message>
    <message>
        <source>Reason: was there</source>
        <translation>Причина: было</translation>
    </message>
    <message>
        <source>Reason: was removed</source>
        <translation>Причина: не было</translation>
    </message>
    <message>
        <source>Basis of the chain</source>
        <translation>Опора цепочки</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Предположение %1</translation>
    </message>
    <message>
        <source>Guesses before them</source>
        <translation>Прежние предположения</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>Отложено предположением</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>Следует из предположения</translation>
    </message>
    <message>
        <source>Failed guess</source>
        <translation>Неверное предположение</translation>
    </message>
    <message>
        <source>Restored with it</source>
        <translation>Вернулось вместе с ним</translation>
    </message>
    <message>
        <source>Cause of a clashing digit</source>
        <translation>Основание цифры в конфликте</translation>
    </message>
    <message>
        <source>Removed: 1 before, 0 after</source>
        <translation>Удалено: до 1, после 0</translation>
    </message>
    <message>
        <source>Took a candidate from it</source>
        <translation>Убрало из неё кандидата</translation>
    </message>
    <message>
        <source>Took the last candidate</source>
        <translation>Убрало последнего кандидата</translation>
    </message>
    <message>
        <source>Set aside by guess %1</source>
        <translation>Отложено предположением %1</translation>
    </message>
    <message>
        <source>Follows from guess %1</source>
        <translation>Следует из предположения %1</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Исходная цифра</translation>
    </message>
    <message>
        <source>Found by rules alone</source>
        <translation>Найдено одними правилами</translation>
    </message>
</context>
<context>
    <name>convoku::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Drag the board from here into another program as a picture, a file or text</source>
        <translation>Перетащите поле отсюда в другую программу: как изображение, файл или текст</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>Состояние до этого шага, пока нажата клавиша B</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>Поле с&amp;удоку</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Показать поле</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksModel</name>
    <message>
        <source>The run has not reached this position, or different rules made it shorter.</source>
        <translation>Прогон сюда ещё не дошёл, или с другими правилами он короче.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksPanel</name>
    <message>
        <source>No bookmarks. Press Ctrl+B to set one at the current place, and Ctrl+1 … Ctrl+0 to go there.</source>
        <translation>Закладок нет. Ctrl+B ставит закладку на то место, которое вы видите, Ctrl+1 … Ctrl+0 ведут к закладкам.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Press Enter or click to go there, F2 to edit the note, Delete to remove the bookmark</source>
        <translation>Enter или щелчок — перейти, F2 — изменить заметку, Delete — убрать закладку</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointDialog</name>
    <message>
        <source>Breakpoint</source>
        <translation>Точка останова</translation>
    </message>
    <message>
        <source>Stop from &amp;hit:</source>
        <translation>Начиная с &amp;попадания:</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>Первое попадание, на котором прогон остановится; предыдущие только считаются.</translation>
    </message>
    <message>
        <source>Any rule</source>
        <translation>Любое правило</translation>
    </message>
    <message>
        <source>Number of the row, column or box</source>
        <translation>Номер строки, столбца или блока</translation>
    </message>
    <message>
        <source>always</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>&amp;Stop when:</source>
        <translation>&amp;Останов:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>Пр&amp;авило:</translation>
    </message>
    <message>
        <source>C&amp;andidate:</source>
        <translation>&amp;Кандидат:</translation>
    </message>
    <message>
        <source>C&amp;ell:</source>
        <translation>К&amp;летка:</translation>
    </message>
    <message>
        <source>H&amp;ouse:</source>
        <translation>&amp;Дом:</translation>
    </message>
    <message>
        <source>&amp;Depth above:</source>
        <translation>&amp;Глубина больше:</translation>
    </message>
    <message>
        <source>&amp;Pass:</source>
        <translation>Про&amp;ход:</translation>
    </message>
    <message>
        <source>&amp;Condition:</source>
        <translation>&amp;Условие:</translation>
    </message>
    <message>
        <source>Expected a candidate: row, column and digit, such as r4c5=7.</source>
        <translation>Ожидается кандидат: строка, столбец и цифра, например r4c5=7.</translation>
    </message>
    <message>
        <source>Expected a cell: row and column, such as r4c5.</source>
        <translation>Ожидается клетка: строка и столбец, например r4c5.</translation>
    </message>
    <message>
        <source>Condition: %1</source>
        <translation>Условие: %1</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointWording</name>
    <message>
        <source>A rule fires</source>
        <translation>Срабатывает правило</translation>
    </message>
    <message>
        <source>A candidate changes</source>
        <translation>Меняется кандидат</translation>
    </message>
    <message>
        <source>A cell changes</source>
        <translation>Меняется клетка</translation>
    </message>
    <message>
        <source>A row, column or box changes</source>
        <translation>Меняется строка, столбец или блок</translation>
    </message>
    <message>
        <source>A guess is made</source>
        <translation>Делается предположение</translation>
    </message>
    <message>
        <source>A guess is undone</source>
        <translation>Предположение откатывается</translation>
    </message>
    <message>
        <source>A contradiction is seen</source>
        <translation>Обнаружено противоречие</translation>
    </message>
    <message>
        <source>The rules of a pass remove nothing</source>
        <translation>Правила прохода ничего не удаляют</translation>
    </message>
    <message>
        <source>The depth of search rises above a number</source>
        <translation>Глубина поиска превышает число</translation>
    </message>
    <message>
        <source>The puzzle is solved</source>
        <translation>Судоку решено</translation>
    </message>
    <message>
        <source>A pass ends</source>
        <translation>Проход заканчивается</translation>
    </message>
    <message>
        <source>When %1 fires</source>
        <translation>Когда срабатывает «%1»</translation>
    </message>
    <message>
        <source>When any rule fires</source>
        <translation>Когда срабатывает любое правило</translation>
    </message>
    <message>
        <source>When candidate %1 of %2 changes</source>
        <extracomment>%1 is a digit, %2 a cell</extracomment>
        <translation>Когда меняется кандидат %1 в %2</translation>
    </message>
    <message>
        <source>When %1 changes</source>
        <translation>Когда меняется %1</translation>
    </message>
    <message>
        <source>When a guess is made</source>
        <translation>Когда делается предположение</translation>
    </message>
    <message>
        <source>When a guess is undone</source>
        <translation>Когда предположение откатывается</translation>
    </message>
    <message>
        <source>When a contradiction is seen</source>
        <translation>Когда обнаружено противоречие</translation>
    </message>
    <message>
        <source>When the rules of a pass remove nothing</source>
        <translation>Когда правила прохода ничего не удаляют</translation>
    </message>
    <message>
        <source>When the depth rises above %1</source>
        <translation>Когда глубина становится больше %1</translation>
    </message>
    <message>
        <source>When the puzzle is solved</source>
        <translation>Когда судоку решено</translation>
    </message>
    <message>
        <source>When pass %1 ends</source>
        <translation>Когда заканчивается проход %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the hits of a breakpoint</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>hits up to here, and all of them: 3 of 17</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>a comparison, such as removed &gt;= 3</source>
        <translation>сравнение, например removed &gt;= 3</translation>
    </message>
    <message>
        <source>a number, pass, step, depth, removed or left</source>
        <translation>число, pass, step, depth, removed или left</translation>
    </message>
    <message>
        <source>one of &lt; &lt;= = != &gt;= &gt;</source>
        <translation>один из знаков &lt; &lt;= = != &gt;= &gt;</translation>
    </message>
    <message>
        <source>“and”, “or” or the end</source>
        <translation>«and», «or» или конец</translation>
    </message>
    <message>
        <source>“and”, “or” or a closing parenthesis</source>
        <translation>«and», «or» или закрывающая скобка</translation>
    </message>
    <message>
        <source>a number of at most nine digits</source>
        <translation>число не длиннее девяти цифр</translation>
    </message>
    <message>
        <source>fewer nested conditions</source>
        <translation>меньше вложенных условий</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but the condition ends here.</source>
        <translation>Символ %1: ожидается %2, но условие здесь заканчивается.</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but found “%3”.</source>
        <translation>Символ %1: ожидается %2, а стоит «%3».</translation>
    </message>
    <message>
        <source>&lt;p&gt;A hit counts only if the condition holds, for example &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. It compares numbers and these values:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;the pass of the hit&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;its step in the pass: rules, verdict, search&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;active guesses after it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates removed by the rule, or by all rules of the pass&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates left after it&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;with &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;, joined by &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; and parentheses.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Попадание засчитывается, только если выполнено условие, например &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. В нём сравниваются числа и следующие величины:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;проход, в котором произошло попадание&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;его шаг в проходе: правила, вердикт, поиск&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;сколько предположений действует после него&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;сколько кандидатов удалило правило или все правила прохода&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;сколько кандидатов осталось после него&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;Знаки: &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;; связки: &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; и скобки.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsModel</name>
    <message>
        <source>always</source>
        <extracomment>a breakpoint without a condition</extracomment>
        <translation>всегда</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>Первое попадание, на котором прогон остановится; предыдущие только считаются.</translation>
    </message>
    <message>
        <source>%1, here</source>
        <extracomment>how many hits, and one of them is what is looked at: 3 of 17, here</extracomment>
        <translation>%1, здесь</translation>
    </message>
    <message>
        <source>Hits up to here, of all in this run. Press Enter or double-click for the next.</source>
        <translation>Попаданий до этого места, из всех в этом прогоне. Enter или двойной щелчок — к следующему.</translation>
    </message>
    <message>
        <source>Expected the number of a hit: 1 or more.</source>
        <translation>Ожидается номер попадания: 1 или больше.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Условие</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>С попадания</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsPanel</name>
    <message>
        <source>No breakpoints yet. Choose “Add…” to create one. It takes you straight to an event, forwards or backwards: a rule fires, a candidate changes, a guess is made…</source>
        <translation>Точек останова пока нет. Их создаёт кнопка «Добавить…». Точка останова ведёт прямо туда, где что-то происходит, вперёд и назад: срабатывает правило, меняется кандидат, делается предположение…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Добавить…</translation>
    </message>
    <message>
        <source>A new breakpoint (Insert)</source>
        <translation>Новая точка останова (Insert)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Change the selected breakpoint (Enter)</source>
        <translation>Изменить выделенную точку останова (Enter)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove the selected breakpoint (Delete)</source>
        <translation>Удалить выделенную точку останова (Delete)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Предыдущее попадание</translation>
    </message>
    <message>
        <source>Go to the previous hit of the selected breakpoint (Shift+Enter on its hits)</source>
        <translation>К предыдущему попаданию выделенной точки останова (Shift+Enter в столбце попаданий)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Следующее попадание</translation>
    </message>
    <message>
        <source>Go to the next hit of the selected breakpoint (Enter on its hits)</source>
        <translation>К следующему попаданию выделенной точки останова (Enter в столбце попаданий)</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Точки останова</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>С попадания</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateCurveView</name>
    <message>
        <source>Candidates left after each pass</source>
        <translation>Кандидаты после каждого прохода</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %n candidate(s)</source>
        <translation>
            <numerusform>В начале: %n кандидат</numerusform>
            <numerusform>В начале: %n кандидата</numerusform>
            <numerusform>В начале: %n кандидатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After pass %1: %n candidate(s)</source>
        <translation>
            <numerusform>После прохода %1: %n кандидат</numerusform>
            <numerusform>После прохода %1: %n кандидата</numerusform>
            <numerusform>После прохода %1: %n кандидатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong guess: %n restored</source>
        <extracomment>at the point of a curve where a guess has failed</extracomment>
        <translation>
            <numerusform>неверное предположение: вернулся %n</numerusform>
            <numerusform>неверное предположение: вернулись %n</numerusform>
            <numerusform>неверное предположение: вернулись %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CandidateRow</name>
    <message>
        <source>cell %1, digit %2</source>
        <translation>клетка %1, цифра %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a cell and a digit, and what is so of them</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>возможна</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>удалена</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>невозможна</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateWording</name>
    <message>
        <source>%1: candidate %2</source>
        <translation>%1: кандидат %2</translation>
    </message>
    <message>
        <source>%1 was removed in this step by %2</source>
        <translation>%1: удалён на этом шаге, правило «%2»</translation>
    </message>
    <message>
        <source>%1 was set aside by the guess at depth %2</source>
        <translation>%1: отложен предположением на глубине %2</translation>
    </message>
    <message>
        <source>%1 is the guess at depth %2</source>
        <translation>%1: предположение на глубине %2</translation>
    </message>
    <message>
        <source>%1 is given: %2</source>
        <translation>%1: исходная цифра %2</translation>
    </message>
    <message>
        <source>%1 is possible</source>
        <translation>%1: возможен</translation>
    </message>
    <message>
        <source>%1 has been removed</source>
        <translation>%1: удалён</translation>
    </message>
    <message>
        <source>%1 was found by %2</source>
        <translation>%1: входит в найденное, правило «%2»</translation>
    </message>
    <message>
        <source>%1 is removed, as the finding of %2 requires</source>
        <translation>%1: удалён, и это нужно для найденного, правило «%2»</translation>
    </message>
    <message>
        <source>%1: another finding of this step</source>
        <translation>%1: другая находка этого шага</translation>
    </message>
    <message>
        <source>candidate %1 of %2: 1 before, 0 after (%3)</source>
        <translation>кандидат %1 в %2: до 1, после 0 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit</extracomment>
        <translation>В %1 стоит %2</translation>
    </message>
</context>
<context>
    <name>convoku::CellWording</name>
    <message>
        <source>%1, given %2</source>
        <extracomment>a cell and its digit: r1c1, given 5</extracomment>
        <translation>%1, исходная цифра %2</translation>
    </message>
    <message>
        <source>%1, candidates %2</source>
        <extracomment>a cell and its candidates: r4c5, candidates 2, 7</extracomment>
        <translation>%1, кандидаты %2</translation>
    </message>
    <message>
        <source>%1, no candidate</source>
        <translation>%1, кандидатов нет</translation>
    </message>
    <message>
        <source>%1, guess %2 at depth %3</source>
        <translation>%1, предположение %2 на глубине %3</translation>
    </message>
    <message>
        <source>%1, decided %2, follows from the guess at depth %3</source>
        <extracomment>a cell, its digit, and the depth of the guess that it follows from</extracomment>
        <translation>%1, решено: %2, следует из предположения на глубине %3</translation>
    </message>
    <message>
        <source>%1, decided %2</source>
        <extracomment>a cell and its digit: r1c2, decided 7</extracomment>
        <translation>%1, решено: %2</translation>
    </message>
    <message>
        <source>contradiction: no digit is left</source>
        <translation>противоречие: не осталось ни одной цифры</translation>
    </message>
    <message>
        <source>contradiction: its digit occurs twice in a house</source>
        <translation>противоречие: та же цифра встречается в доме дважды</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <extracomment>digits and the rules that removed them: 2, 5 removed by Naked pair in row</extracomment>
        <translation>удалено: %1 — %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>digits and what they are: 2, 5 set aside at depth 1</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the guess %1 at depth %2 failed</source>
        <translation>предположение %1 на глубине %2 оказалось неверным</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <extracomment>digits that a failed guess had set aside: 2, 5 came back</extracomment>
        <translation>вернулось: %1</translation>
    </message>
</context>
<context>
    <name>convoku::ChainBoard</name>
    <message>
        <source>Board of the proof</source>
        <translation>Поле доказательства</translation>
    </message>
</context>
<context>
    <name>convoku::ChainButton</name>
    <message>
        <source>&amp;Chain to the givens</source>
        <translation>&amp;Цепочка до исходных цифр</translation>
    </message>
    <message>
        <source>Trace the reasons back to the givens: all removals that this one depends on</source>
        <translation>Проследить причины до исходных цифр: все удаления, на которых держится это</translation>
    </message>
</context>
<context>
    <name>convoku::ChainGraphView</name>
    <message>
        <source>Graph of the proof</source>
        <translation>Граф доказательства</translation>
    </message>
</context>
<context>
    <name>convoku::ChainList</name>
    <message>
        <source>Lines of the proof</source>
        <translation>Строки доказательства</translation>
    </message>
</context>
<context>
    <name>convoku::ChainPage</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>К полю</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Доказательство</translation>
    </message>
    <message>
        <source>The proof line by line</source>
        <translation>Доказательство строка за строкой</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Граф</translation>
    </message>
    <message>
        <source>The same proof as a dependency graph</source>
        <translation>То же доказательство в виде графа: что на чём держится</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Назад к полю</translation>
    </message>
    <message>
        <source>Form of the proof</source>
        <translation>Вид доказательства</translation>
    </message>
    <message>
        <source>Following the reasons…</source>
        <translation>Прослеживаются причины…</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) so far</source>
        <extracomment>how far the search for a proof has come</extracomment>
        <translation>
            <numerusform>пока %n шаг</numerusform>
            <numerusform>пока %n шага</numerusform>
            <numerusform>пока %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Why was a candidate removed?</source>
        <translation>Почему кандидата нет?</translation>
    </message>
    <message>
        <source>&amp;Chain of %1</source>
        <extracomment>a candidate that is gone: 2 in r4c5</extracomment>
        <translation>&amp;Цепочка: %1</translation>
    </message>
    <message>
        <source>Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>Его цепочка — все выводы, на которых держится его отсутствие, до исходных цифр.</translation>
    </message>
    <message>
        <source>On the board, pick a removed candidate: click its place in the cell. Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>Выберите на поле исчезнувшего кандидата: щёлкните его место в клетке. Его цепочка — все выводы, на которых держится его отсутствие, до исходных цифр.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Цепочка</translation>
    </message>
    <message>
        <source>C&amp;hain</source>
        <translation>&amp;Цепочка</translation>
    </message>
    <message>
        <source>Show what the removal of the picked candidate depends on, down to the givens</source>
        <translation>Показать, на чём держится отсутствие выбранного кандидата, до исходных цифр</translation>
    </message>
</context>
<context>
    <name>convoku::ChainSide</name>
    <message>
        <source>Show on the board where in the run this happened (Enter)</source>
        <translation>Показать на поле место прогона, где это произошло (Enter)</translation>
    </message>
    <message>
        <source>E&amp;xport proof</source>
        <translation>&amp;Экспорт доказательства</translation>
    </message>
    <message>
        <source>Animation with one frame per step of the proof, as GIF or WebP</source>
        <translation>Анимация, по кадру на каждый шаг доказательства, в формате GIF или WebP</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what a rule found: r3c7 and r3c9 hold only 6 and 9.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>&amp;Go to %1</source>
        <extracomment>an address in the run</extracomment>
        <translation>&amp;Перейти к %1</translation>
    </message>
</context>
<context>
    <name>convoku::ChainWording</name>
    <message>
        <source>Why was %1 removed from %2?</source>
        <extracomment>a digit and a cell: Why is 2 gone from r4c5?</extracomment>
        <translation>Почему в %2 нет %1?</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>Его исключает исходная цифра.</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>В открытом судоку его не было с самого начала.</translation>
    </message>
    <message numerus="yes">
        <source>%n missing candidate(s)</source>
        <translation>
            <numerusform>%n недостающий кандидат</numerusform>
            <numerusform>%n недостающих кандидата</numerusform>
            <numerusform>%n недостающих кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <extracomment>%1: &quot;58 deductions&quot;, %2: &quot;18 givens&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 from %2.</source>
        <translation>%1; основание: %2.</translation>
    </message>
    <message>
        <source>They hold while guess %1 is active.</source>
        <extracomment>a guess: r1c4 = 4</extracomment>
        <translation>Они верны, пока в силе %1.</translation>
    </message>
    <message>
        <source>They hold while guesses %1 and %2 are active.</source>
        <extracomment>guesses: %1 &quot;r1c4 = 4, r2c2 = 2&quot;, %2 &quot;r5c5 = 1&quot;</extracomment>
        <translation>Они верны, пока в силе %1 и %2.</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <extracomment>a guess by its depth: Guess 1</extracomment>
        <translation>Предположение %1</translation>
    </message>
    <message>
        <source>The guess %1 had failed</source>
        <extracomment>a guess: The guess r1c2 = 7 had failed</extracomment>
        <translation>Предположение %1 оказалось неверным</translation>
    </message>
    <message>
        <source>%1 is %2, a given</source>
        <extracomment>a given and its digit: r1c1 is 8, a given</extracomment>
        <translation>В %1 стоит %2, исходная цифра</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>В %1 стоит %2</translation>
    </message>
    <message>
        <source>%1: %2 fits only in %3</source>
        <extracomment>Box 1: 1 fits only in row 3
----------
Row 2: 4 fits only in r2c1</extracomment>
        <translation>%1: место для %2 — только %3</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4</source>
        <extracomment>r5c3 and r6c3 hold only 4 and 7</extracomment>
        <translation>В %1 и %2 только %3 и %4</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit and the cells that lose it: 1 leaves r3c7, r3c8</extracomment>
        <translation>%1 удаляется из %2</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>digits and the cells that lose them: 4 and 7 leave r2c3; 1, 2 and 3 leave r4c4</extracomment>
        <translation>%1 и %2 удаляются из %3</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a guess by its depth, among the lines that a deduction rests on</extracomment>
        <translation>предположение %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>a failed guess, among the lines that a deduction rests on</extracomment>
        <translation>опровергнуто</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>проход %1</translation>
    </message>
    <message>
        <source>givens</source>
        <extracomment>what a deduction rests on that rests on no other</extracomment>
        <translation>исходные цифры</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>all of them are used</source>
        <translation>нужны все</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) are not needed</source>
        <translation>
            <numerusform>ещё %n не требуется</numerusform>
            <numerusform>ещё %n не требуются</numerusform>
            <numerusform>ещё %n не требуются</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Проход %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n удаление</numerusform>
            <numerusform>%n удаления</numerusform>
            <numerusform>%n удалений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, straight from the givens</source>
        <extracomment>%1: &quot;145 marks&quot;</extracomment>
        <translation>%1, прямо из исходных цифр</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;18 givens&quot;: &quot;all of them are used&quot;
----------
a rule and how much it found: Pointing in row: 10</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, lines %2: %3. %4.</source>
        <extracomment>a folded pass: &quot;Pass 1&quot;, &quot;lines 1–42&quot;, &quot;Pointing in row: 10&quot;, &quot;145 marks&quot;</extracomment>
        <translation>%1, № %2: %3. %4.</translation>
    </message>
    <message>
        <source>%1: %2. At %3.</source>
        <extracomment>a guess: &quot;Guess 1&quot;, &quot;r1c4 = 4&quot;, an address</extracomment>
        <translation>%1: %2. Место: %3.</translation>
    </message>
    <message>
        <source>%1, %2. %3, so %4. From %5. At %6.</source>
        <extracomment>a line: its number, the rule, why, what follows, from which lines, an address</extracomment>
        <translation>%1, %2. %3, значит: %4. Основание: %5. Место: %6.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many candidates are still to go: 3 of 180</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>the head of a column: numbers of lines</extracomment>
        <translation>№</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>the head of a column: what a rule found</extracomment>
        <translation>потому что</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>the head of a column: what follows</extracomment>
        <translation>значит</translation>
    </message>
    <message>
        <source>from lines</source>
        <extracomment>the head of a column: lines that a line rests on</extracomment>
        <translation>из №</translation>
    </message>
    <message>
        <source>at</source>
        <extracomment>the head of a column: addresses in the run</extracomment>
        <translation>место</translation>
    </message>
    <message>
        <source>already removed</source>
        <translation>уже удалено</translation>
    </message>
    <message>
        <source>this line</source>
        <translation>этот вывод</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>ещё удалить</translation>
    </message>
    <message>
        <source>Marks still to go</source>
        <translation>Осталось удалить</translation>
    </message>
    <message>
        <source>%1: %2 fit only in %3</source>
        <extracomment>Row 3: 4 and 7 fit only in r3c8 and r3c9</extracomment>
        <translation>%1: места для %2 — только %3</translation>
    </message>
    <message>
        <source>%1 hold only %2</source>
        <extracomment>r5c3, r6c3 and r8c3 hold only 1, 4 and 7</extracomment>
        <translation>В %1 только %2</translation>
    </message>
    <message>
        <source>Why is %1 = %2?</source>
        <extracomment>a cell and its digit: Why is r4c5 = 2?</extracomment>
        <translation>Почему %1 = %2?</translation>
    </message>
</context>
<context>
    <name>convoku::CheckWording</name>
    <message>
        <source>Sound: proved for every possible board in %1 s.</source>
        <translation>Корректно: доказано для любого возможного поля за %1 с.</translation>
    </message>
    <message>
        <source>Wrong: on some board it removes a digit of a solution.</source>
        <translation>Неверно: есть поле, на котором оно удаляет цифру решения.</translation>
    </message>
    <message>
        <source>Wrong: on some board it restores a candidate.</source>
        <translation>Неверно: есть поле, на котором оно возвращает кандидата.</translation>
    </message>
    <message>
        <source>Not known: the rule produces real numbers, but proofs cover integers only.</source>
        <translation>Неизвестно: правило даёт вещественные числа, а доказательства есть только для целых.</translation>
    </message>
    <message>
        <source>Not known: the rule is too large to be proved.</source>
        <translation>Неизвестно: правило слишком велико для доказательства.</translation>
    </message>
    <message>
        <source>Not known: the proof was stopped.</source>
        <translation>Неизвестно: доказательство было остановлено.</translation>
    </message>
    <message>
        <source>Not known: no proof was found within %1 s.</source>
        <translation>Неизвестно: за %1 с доказательства не нашлось.</translation>
    </message>
    <message>
        <source>Only samples were checked, and no error was found. Boards from runs: %1, random boards: %2.</source>
        <translation>Проверены только выборочные примеры, ошибок не было: полей из прогонов: %1, случайных полей: %2.</translation>
    </message>
    <message>
        <source>It removes %1, which is part of a solution of this board.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>Оно удаляет %1, а этот кандидат стоит в решении этого поля.</translation>
    </message>
    <message>
        <source>It restores %1, which this board does not have.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>Оно возвращает %1, которого на этом поле нет.</translation>
    </message>
    <message>
        <source>No comparison: the network cannot run with this rule.</source>
        <translation>Сравнения нет: сеть с ним не может работать.</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was run to its end.</source>
        <translation>Сравнения нет: ни одно судоку не прогнано до конца.</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was solved, with or without the rule.</source>
        <translation>Сравнения нет: ни одно судоку не решено ни с правилом, ни без него.</translation>
    </message>
    <message>
        <source>Puzzles: %1. With the rule (without it): solved %2, without a guess %3, guesses %4, passes %5.</source>
        <translation>Судоку: %1. С правилом (без него): решено %2, без предположений %3, предположений %4, проходов %5.</translation>
    </message>
    <message>
        <source>Cost: layers: %1, additions: %2.</source>
        <translation>Затраты: слоёв: %1, сложений: %2.</translation>
    </message>
    <message>
        <source>Compiled: steps: %1, computed words: %2, words of memory: %3.</source>
        <translation>После компиляции: шагов: %1, вычисляемых слов: %2, слов памяти: %3.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>a step of a compiled rule: so many words, and the formula that each of them is: “729 × a &amp; ~b”</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × at least one of %2</source>
        <extracomment>%1 words, each the answer for %2 others: “81 × at least one of 9”, “243 × at least one of 9 (a &amp; b)”</extracomment>
        <translation>%1 × хотя бы одно из %2</translation>
    </message>
    <message>
        <source>%1 × exactly one of %2</source>
        <translation>%1 × ровно одно из %2</translation>
    </message>
    <message>
        <source>%1 × exactly two of %2</source>
        <translation>%1 × ровно два из %2</translation>
    </message>
    <message>
        <source>%1 × at least two of %2</source>
        <translation>%1 × хотя бы два из %2</translation>
    </message>
    <message>
        <source>Not known: the rule keeps numbers between passes, but was tested as in a first pass.</source>
        <translation>Неизвестно: правило запоминает числа от прохода к проходу; его испытали как в первом проходе.</translation>
    </message>
    <message>
        <source>Not known: no grid fits the houses of this network, so no board has a solution.</source>
        <translation>Неизвестно: ни одна сетка не подходит к домам этой сети, поэтому ни у одной доски нет решения.</translation>
    </message>
</context>
<context>
    <name>convoku::ChecksPane</name>
    <message>
        <source>Show on the board</source>
        <translation>Показать на поле</translation>
    </message>
    <message>
        <source>Show the board on which it fails</source>
        <translation>Поле, на котором правило ошибается</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>ждёт</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Измерено на</translation>
    </message>
    <message>
        <source>Puzzles that show how useful the rule is</source>
        <translation>Судоку, по которым видно, чего стоит правило</translation>
    </message>
    <message>
        <source>Built-in puzzles</source>
        <translation>Судоку из программы</translation>
    </message>
</context>
<context>
    <name>convoku::ChoiceButton</name>
    <message>
        <source>the right answer</source>
        <translation>верный ответ</translation>
    </message>
    <message>
        <source>not the answer</source>
        <translation>не ответ</translation>
    </message>
    <message>
        <source>one of the answers</source>
        <translation>один из ответов</translation>
    </message>
</context>
<context>
    <name>convoku::CliText</name>
    <message>
        <source>INPUT…</source>
        <translation>INPUT…</translation>
    </message>
    <message>
        <source>Measure the solving speed: medians of several rounds.</source>
        <translation>Измерить, как быстро решаются судоку: медианы нескольких раундов.</translation>
    </message>
    <message>
        <source>Rounds (default: 5).</source>
        <translation>Раунды (по умолчанию: 5).</translation>
    </message>
    <message>
        <source>Only the first N puzzles (default: all of them).</source>
        <translation>Только первые N судоку (по умолчанию: все).</translation>
    </message>
    <message>
        <source>Also measure both backends in turn on the first N puzzles, with their ratio (default: %1; 0: off).</source>
        <translation>Измерить также обе реализации по очереди на первых N судоку и их отношение (по умолчанию: %1; 0: не измерять).</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …</source>
        <translation>Использование: %1 COMMAND …</translation>
    </message>
    <message>
        <source>Solves Sudoku with a neural network that was never trained: all its weights are set by hand.</source>
        <translation>Решает судоку нейронной сетью, которую никто не обучал: все её веса заданы вручную.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Команды:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Параметры:</translation>
    </message>
    <message>
        <source>Show this help or, after a command, its help.</source>
        <translation>Эта справка; после команды — справка по ней.</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>Версия программы.</translation>
    </message>
    <message>
        <source>INPUT and PUZZLE: a file, - for standard input, or the puzzle itself.</source>
        <translation>INPUT и PUZZLE: файл, - для стандартного ввода или само судоку.</translation>
    </message>
    <message>
        <source>Results go to standard output, messages to standard error. Exit status: 0 done, 1 a puzzle was not solved (solve, trace), 2 wrong usage, bad input, or output that cannot be written.</source>
        <translation>Результаты идут в стандартный вывод, сообщения — в стандартный поток ошибок. Код возврата: 0 — готово; 1 — судоку не решено (solve, trace); 2 — неверный вызов, плохие входные данные или результат не удалось записать.</translation>
    </message>
    <message>
        <source>Run %1 %2 --help for usage.</source>
        <translation>Что возможно, покажет %1 %2 --help.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation>Параметра «%1» нет.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Команды «%1» нет.</translation>
    </message>
    <message>
        <source>%1 --help lists the commands.</source>
        <translation>Список команд покажет %1 --help.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Недостаточно памяти.</translation>
    </message>
    <message>
        <source>Internal error. Please report it: %1</source>
        <translation>Ошибка в программе, пожалуйста, сообщите о ней: %1</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1</source>
        <translation>Не удалось записать в стандартный вывод: %1</translation>
    </message>
    <message>
        <source>Usage: %1 %2 [OPTION…]</source>
        <translation>Использование: %1 %2 [OPTION…]</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>Эта справка.</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Неизвестная ошибка</translation>
    </message>
    <message numerus="yes">
        <source>This format has no candidates: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>В этом формате нет кандидатов: кандидаты %n судоку опущены.</numerusform>
            <numerusform>В этом формате нет кандидатов: кандидаты %n судоку опущены.</numerusform>
            <numerusform>В этом формате нет кандидатов: кандидаты %n судоку опущены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has givens only: the placed digits of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>В этом формате только исходные цифры: найденные цифры %n судоку опущены.</numerusform>
            <numerusform>В этом формате только исходные цифры: найденные цифры %n судоку опущены.</numerusform>
            <numerusform>В этом формате только исходные цифры: найденные цифры %n судоку опущены.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert puzzles to a different format.</source>
        <translation>Записать судоку в другом формате.</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>Output format; see below.</source>
        <translation>Формат для записи; см. ниже.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>FORMAT is one of %1.</source>
        <translation>FORMAT — одно из: %1.</translation>
    </message>
    <message>
        <source>%1 keep the candidates supplied with a puzzle. The other formats cannot store them; a message reports this.</source>
        <translation>Кандидатов, с которыми судоку пришло, сохраняют %1; в остальных форматах для них нет места, о чём выводится сообщение.</translation>
    </message>
    <message>
        <source>The format is missing. Use --to FORMAT.</source>
        <translation>Не указан формат: --to FORMAT.</translation>
    </message>
    <message>
        <source>--output needs a file name.</source>
        <translation>--output: нужно имя файла.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Threads for the network (default: 1). With torch, more threads can help on idle cores but are much slower on busy ones.</source>
        <translation>Потоки для сети (по умолчанию: 1). С torch большее число может окупиться на свободных ядрах; на занятых выходит гораздо медленнее.</translation>
    </message>
    <message>
        <source>DEVICE</source>
        <translation>DEVICE</translation>
    </message>
    <message>
        <source>Device for torch: cpu (the default) or cuda, if LibTorch was built with it.</source>
        <translation>Где работает torch: cpu (по умолчанию) или cuda, если LibTorch собрана с ней.</translation>
    </message>
    <message>
        <source>--device applies only to --backend torch; bitwise runs on the CPU.</source>
        <translation>--device работает с --backend torch; bitwise выполняется на процессоре.</translation>
    </message>
    <message>
        <source>Look for up to N solutions (default: 1). Use 2 to check whether the solution is unique.</source>
        <translation>Искать до N решений (по умолчанию: 1); 2 показывает, единственно ли решение.</translation>
    </message>
    <message>
        <source>--solutions above 1 needs the search. Remove --no-search.</source>
        <translation>--solutions больше 1 требует поиска; уберите --no-search.</translation>
    </message>
    <message>
        <source>--device: %1 is not available to this LibTorch.</source>
        <translation>--device: у этой LibTorch здесь нет %1.</translation>
    </message>
    <message>
        <source>Run one puzzle and write an animation or a picture of it, or pictures of the network. Needs no display.</source>
        <translation>Прогнать одно судоку и записать анимацию или изображение прогона либо изображения сети. Дисплей не нужен.</translation>
    </message>
    <message>
        <source>MS</source>
        <translation>MS</translation>
    </message>
    <message>
        <source>Output format, one of %1. Needed if the target’s name does not show it.</source>
        <translation>Один из форматов: %1 — если его не видно по имени файла.</translation>
    </message>
    <message>
        <source>First pass to show (default: 0, the puzzle itself).</source>
        <translation>Первый показываемый проход (по умолчанию: 0, само судоку).</translation>
    </message>
    <message>
        <source>Last pass to show (default: the last one of the run).</source>
        <translation>Последний показываемый проход (по умолчанию: последний в прогоне).</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WHAT</translation>
    </message>
    <message>
        <source>Omit the two frames in which removed candidates fade.</source>
        <translation>Без двух кадров, на которых удалённое постепенно исчезает.</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>PLACE</translation>
    </message>
    <message>
        <source>Place in the run for a picture, such as 17 or 17.4 (default: the end).</source>
        <translation>Место прогона, которое показано на изображении, например 17 или 17.4 (по умолчанию: конец).</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>RULES</translation>
    </message>
    <message>
        <source>CANDIDATE</source>
        <translation>CANDIDATE</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Duration of the last frame in milliseconds (default: %1).</source>
        <translation>То же для последнего кадра (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>Number of times to play: once, forever (the default; also 0) or a number.</source>
        <translation>Сколько раз проигрывать: once (один раз), forever (бесконечно; по умолчанию, то же, что 0) или число.</translation>
    </message>
    <message>
        <source>Omit the line above the board.</source>
        <translation>Без строки над полем.</translation>
    </message>
    <message>
        <source>Omit the legend below the board.</source>
        <translation>Без легенды под полем.</translation>
    </message>
    <message>
        <source>Omit the row and column numbers.</source>
        <translation>Без номеров строк и столбцов.</translation>
    </message>
    <message>
        <source>Text in an SVG: letters (the default) or outlines, which look the same everywhere.</source>
        <translation>В SVG буквы (по умолчанию) или контуры, которые везде выглядят одинаково.</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, even if the puzzle was not solved (with --each: all files not skipped); 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>Код возврата: 0 — файл записан, решено судоку или нет (с --each: все, кроме пропущенных); 2 — неверный вызов, плохие входные данные или файл не удалось записать.</translation>
    </message>
    <message>
        <source>--without: “%1” is neither a rule of this run nor search.</source>
        <translation>--without: «%1» — не правило этого прогона и не search.</translation>
    </message>
    <message>
        <source>“%1” is not a place in a run. Use one such as 17.4.</source>
        <translation>«%1» — не место в прогоне, например 17.4.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Дерево поиска</translation>
    </message>
    <message>
        <source>--from %1 is after the end. The run has passes 0 to %2.</source>
        <translation>--from %1 стоит за концом: в прогоне проходы от 0 до %2.</translation>
    </message>
    <message>
        <source>-o: with --each, the name must contain {number} or {name}, such as -o FOLDER/{number}%1.</source>
        <translation>-o: с --each в имени нужно {number} или {name}, например -o FOLDER/{number}%1.</translation>
    </message>
    <message>
        <source>With --each, action if a file already exists: number (the new file gets a number; the default), skip or replace.</source>
        <translation>С --each: что делать, если файл уже есть: number (новый получает номер, по умолчанию), skip (пропустить) или replace (заменить).</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 — не папка, и создать её не удаётся.</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 %</source>
        <translation>Судоку %1 из %2: %3 %</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Судоку %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1: %2 байт</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a network (or what judges the puzzles) and how far it is: article: 100 of 1000</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 puzzles are written.</source>
        <translation>Отменено: записано %1 из %2 судоку.</translation>
    </message>
    <message>
        <source>%1 written, %2 skipped, %3 failed.</source>
        <translation>Записано: %1, пропущено: %2, с ошибкой: %3.</translation>
    </message>
    <message>
        <source>--number: “%1” is not a number in the layer’s output, %2. Use something like %3.</source>
        <translation>--number: «%1» — не число этого слоя, выход которого %2; ожидается что-то вроде %3.</translation>
    </message>
    <message>
        <source>P.S.L</source>
        <translation>P.S.L</translation>
    </message>
    <message>
        <source>WHERE</source>
        <translation>WHERE</translation>
    </message>
    <message>
        <source>With --number: show only the planes that the number is computed from, without small text.</source>
        <translation>Вместе с --number: только плоскости, из которых получается число, и без мелких надписей.</translation>
    </message>
    <message>
        <source>WHICH</source>
        <translation>WHICH</translation>
    </message>
    <message>
        <source>--close-up needs --number. It shows how that number is computed.</source>
        <translation>--close-up требует --number: показано, из чего получается это число.</translation>
    </message>
    <message>
        <source>The target is missing. Use -o FILE.%1</source>
        <translation>Не указано, куда записать: -o FILE.%1</translation>
    </message>
    <message>
        <source>-o: “%1” does not end with one of the output formats %2. Use one of them, or set --format.</source>
        <translation>-o: «%1» не оканчивается ни на одно из %2 — форматы, в которые можно записать. Формат можно указать и через --format.</translation>
    </message>
    <message>
        <source>--from %1 is after --to %2.</source>
        <translation>--from %1 стоит дальше, чем --to %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder.</source>
        <translation>Не удалось записать %1: это папка.</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>Не удалось записать %1: папки %2 нет.</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Проход %1</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2, %3 s, %4 bytes</source>
        <translation>%1: %2, %3 с, %4 байт</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n кадр</numerusform>
            <numerusform>%n кадра</numerusform>
            <numerusform>%n кадров</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate puzzles with exactly one solution, one per line, selected by how the network solves them.</source>
        <translation>Создать судоку с одним решением, по одному в строке, — по тому, что нужно сети для их решения.</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>RANGE</translation>
    </message>
    <message>
        <source>Number of puzzles to generate (default: 1).</source>
        <translation>Сколько судоку (по умолчанию: 1).</translation>
    </message>
    <message>
        <source>Seed: same number, same puzzles (default: a new one each time, shown in a message).</source>
        <translation>То же число — те же судоку (по умолчанию: каждый раз новое, оно выводится в сообщении).</translation>
    </message>
    <message>
        <source>Symmetry of the givens: %1 (default: none).</source>
        <translation>Как расположены исходные цифры: %1 (по умолчанию: none).</translation>
    </message>
    <message>
        <source>Generate minimal puzzles: removing any given allows several solutions.</source>
        <translation>Ни одной исходной цифры нельзя убрать: без неё решений несколько.</translation>
    </message>
    <message>
        <source>Rules that must each remove something during the run.</source>
        <translation>Каждое из этих правил что-нибудь удаляет по ходу решения.</translation>
    </message>
    <message>
        <source>The rules alone solve it.</source>
        <translation>Для решения хватает одних правил.</translation>
    </message>
    <message>
        <source>Maximum number of active guesses, such as 1.. or 2..4.</source>
        <translation>Сколько предположений самое большее действует одновременно: 1.. или 2..4.</translation>
    </message>
    <message>
        <source>Number of passes the network takes.</source>
        <translation>Сколько проходов нужно сети.</translation>
    </message>
    <message>
        <source>Give up after this many grids without a matching puzzle (default: %1).</source>
        <translation>Прекратить после стольких сеток, не давших нужного судоку (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>Write an .sdm file instead, with this command as its first line. Nothing is written if puzzles are missing.</source>
        <translation>Вместо этого записать файл .sdm с этой командой в первой строке. Если судоку не хватает, ничего не записывается.</translation>
    </message>
    <message>
        <source>Append a comment to each puzzle: givens, passes, guesses, and how often each rule removed something.</source>
        <translation>После каждого судоку комментарий: исходные цифры, проходы, предположения, сколько раз правила что-то удаляли.</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</source>
        <translation>Пример: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles were generated, 1 too few were found, 2 wrong usage or output that cannot be written.</source>
        <translation>Код возврата: 0 — все судоку созданы; 1 — больше не нашлось; 2 — неверный вызов или результат не удалось записать.</translation>
    </message>
    <message>
        <source>--details and --output conflict: an .sdm file has no comments.</source>
        <translation>--details и --output несовместимы: в файле .sdm нет комментариев.</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>«%1» здесь не ожидается.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Зерно %1</translation>
    </message>
    <message>
        <source>%1 of %2, %3 grids tried</source>
        <translation>%1 из %2, испробовано сеток: %3</translation>
    </message>
    <message>
        <source>No matching puzzle among %1 grids; %2 of %3 were generated.</source>
        <translation>Среди %1 сеток нет нужного судоку; создано %2 из %3.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number ≥ %3, or a range such as 4..9.</source>
        <translation>--%1: «%2» — не диапазон; ожидается число от %3 или два числа, как в 4..9.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number from %3 to %4, or a range such as %3..%4.</source>
        <translation>--%1: «%2» — не диапазон; ожидается число от %3 до %4 или два числа, как в %3..%4.</translation>
    </message>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed: «%1» — не число от 0 до 18446744073709551615.</translation>
    </message>
    <message>
        <source>--fires: “%1” is not a rule of this run.</source>
        <translation>--fires: «%1» нет среди выполняемых правил.</translation>
    </message>
    <message>
        <source>%1: Line %2</source>
        <translation>%1: строка %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) with clashing givens.</source>
        <translation>
            <numerusform>И ещё %n судоку с конфликтом исходных цифр.</numerusform>
            <numerusform>И ещё %n судоку с конфликтом исходных цифр.</numerusform>
            <numerusform>И ещё %n судоку с конфликтом исходных цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>стандартный ввод</translation>
    </message>
    <message>
        <source>this is a folder; expected a file with one puzzle per line.</source>
        <translation>это папка; ожидается файл с одним судоку в строке.</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>не удалось прочитать файл: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not puzzles.</source>
        <translation>
            <numerusform>И ещё %n строка — не судоку.</numerusform>
            <numerusform>И ещё %n строки — не судоку.</numerusform>
            <numerusform>И ещё %n строк — не судоку.</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no such file, and it is not a puzzle either. %1</source>
        <translation>такого файла нет, и это не судоку. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes one puzzle, but there are %n in “%2”.</source>
        <translation>
            <numerusform>%1 принимает одно судоку, а в «%2» их %n.</numerusform>
            <numerusform>%1 принимает одно судоку, а в «%2» их %n.</numerusform>
            <numerusform>%1 принимает одно судоку, а в «%2» их %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle is missing. Give a file, - for standard input, or 81 characters.</source>
        <translation>Не указано судоку: файл, - для стандартного ввода или 81 символ.</translation>
    </message>
    <message>
        <source>“%1” is one input too many: this command takes one puzzle.</source>
        <translation>«%1» — лишнее: этой команде нужно одно судоку.</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>FILE…</translation>
    </message>
    <message>
        <source>Check lesson files: run their puzzles and verify every statement.</source>
        <translation>Проверить файлы уроков: прогнать их судоку и узнать, верно ли всё, что в них сказано.</translation>
    </message>
    <message>
        <source>For each correct lesson, one line is printed on standard output: its file, its title, and the numbers of stops and checks. Errors are printed on standard error, as FILE:LINE: and the reason. The README.md in the lessons folder explains how to write lessons.</source>
        <translation>О хорошем уроке выводится строка в стандартный вывод: файл, название, сколько в нём остановок и проверок. Что не так с остальными, выводится в стандартный поток ошибок: FILE:LINE: и причина. Как пишут уроки, сказано в README.md в папке с уроками.</translation>
    </message>
    <message>
        <source>Exit status: 0 all lessons are correct, 2 a lesson has errors or cannot be read.</source>
        <translation>Код возврата: 0 — все уроки в порядке; 2 — есть урок с ошибкой или его не удалось прочитать.</translation>
    </message>
    <message>
        <source>Name at least one lesson file.</source>
        <translation>Укажите хотя бы один файл урока.</translation>
    </message>
    <message>
        <source>%1 (stops: %2, checks: %3)</source>
        <translation>%1 (остановок: %2, проверок: %3)</translation>
    </message>
    <message>
        <source>Specify one folder for the pictures.</source>
        <translation>Ожидается одна папка, для изображений.</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <translation>изображение слишком велико</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>Draw the network’s layers for documents: graphs of each rule, the verdict, the search and the whole pass, and the kernels of the layers. A page contains all of them. Needs no display.</source>
        <translation>Нарисовать слои сети для документов: граф каждого правила, вердикта, поиска и всего прохода, ядро каждого слоя, у которого оно есть, и страницу со всеми рисунками. Дисплей не нужен.</translation>
    </message>
    <message>
        <source>svg (the default), png or pdf.</source>
        <translation>svg (по умолчанию), png или pdf.</translation>
    </message>
    <message>
        <source>Scale factor for png: 1 to 8.</source>
        <translation>Во сколько раз крупнее обычного, для png: от 1 до 8.</translation>
    </message>
    <message>
        <source>PUZZLE</source>
        <translation>PUZZLE</translation>
    </message>
    <message>
        <source>The puzzle whose run gives the values (default: the article’s hard puzzle).</source>
        <translation>Судоку, прогон которого даёт значения (по умолчанию: трудное судоку из статьи).</translation>
    </message>
    <message>
        <source>Omit index.md, the page with all pictures and tables.</source>
        <translation>Без index.md — страницы со всеми изображениями и таблицами.</translation>
    </message>
    <message>
        <source>Also update the tables in a Markdown file: the text between the lines &lt;!-- layers of RULE --&gt; (or &lt;!-- groups --&gt;) and &lt;!-- end --&gt;.</source>
        <translation>Кроме того, обновить таблицы в файле Markdown: то, что стоит между строками &lt;!-- layers of RULE --&gt; (или &lt;!-- groups --&gt;) и &lt;!-- end --&gt;.</translation>
    </message>
    <message>
        <source>The same puzzle and options give the same files. Prints FILE: BYTES bytes for each of them.</source>
        <translation>То же судоку и те же параметры дают те же файлы. Для каждого выводится FILE: BYTES bytes.</translation>
    </message>
    <message>
        <source>Exit status: 0 all files are written; 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>Код возврата: 0 — все файлы записаны; 2 — неверный вызов, плохие входные данные или файл не удалось записать.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Не удалось прочитать %1: %2</translation>
    </message>
    <message>
        <source>--rules: there is no rule “%1”. Use any of %2; or classic for all of them, basic for the first six.</source>
        <translation>--rules: правила «%1» нет. Известны: %2; classic — все правила, basic — первые шесть.</translation>
    </message>
    <message>
        <source>--rules: %1 is listed twice. Use each of %2 at most once.</source>
        <translation>--rules: %1 указано дважды. Известны: %2; каждое не более одного раза.</translation>
    </message>
    <message>
        <source>Never guess; a run stalls when the rules find nothing more.</source>
        <translation>Не делать предположений; прогон застревает там, где правила больше ничего не находят.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: no limit).</source>
        <translation>Останавливать судоку после N проходов сети (по умолчанию: без ограничения).</translation>
    </message>
    <message>
        <source>Puzzles come from a file, from standard input (-) or from the argument itself. A puzzle has 81 characters, row by row: 1-9, and one of 0 . * _ X for an empty cell. A file has one puzzle per line; text after a blank or # is a comment. The other formats of convoku-cli convert are also recognised. A run begins with the candidates supplied with the puzzle. A file may be compressed with gzip or Zstandard.</source>
        <translation>Судоку берётся из файла, из стандартного ввода (-) или задаётся самим аргументом: 81 символ, строка за строкой, цифры 1-9, а пустая клетка — один из знаков 0 . * _ X. В файле по одному судоку в строке; всё, что после пробела или #, — комментарий. Распознаются и другие форматы команды convoku-cli convert; прогон начинается с тех кандидатов, с которыми судоку пришло. Файл может быть сжат gzip или Zstandard.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Правила: %1.</translation>
    </message>
    <message>
        <source>Solve puzzles: print one line per puzzle, in input order, with the grid and the result.</source>
        <translation>Решить судоку: по строке на каждое, в порядке ввода, с сеткой и исходом.</translation>
    </message>
    <message>
        <source>text (the default) or json: one object per line.</source>
        <translation>text (по умолчанию) или json: по одному объекту в строке.</translation>
    </message>
    <message>
        <source>text: GRID RESULT passes=N pushes=N pops=N. The grid has 81 characters. If the puzzle is not solved, it shows the cells decided so far and a point elsewhere. RESULT is solved, no_solution, stalled (only with --no-search) or out_of_passes (only with --max-passes). Pushes are guesses; pops are undone guesses.</source>
        <translation>text: GRID RESULT passes=N pushes=N pops=N. В сетке 81 символ; если судоку не решено, решённые к этому времени клетки, а в остальных точка. RESULT — это solved, no_solution, stalled (только с --no-search) или out_of_passes (только с --max-passes). Pushes — предположения, pops — откаты предположений.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) done</source>
        <translation>
            <numerusform>готово: %n судоку</numerusform>
            <numerusform>готово: %n судоку</numerusform>
            <numerusform>готово: %n судоку</numerusform>
        </translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>THEME</translation>
    </message>
    <message>
        <source>One of %1, or a colour file (NAME.json) exported from the window. The default is light.</source>
        <translation>Одна из тем: %1 — или файл цветов (NAME.json), экспортированный из окна. По умолчанию light.</translation>
    </message>
    <message>
        <source>--theme: %1: %2</source>
        <translation>--theme: %1: %2</translation>
    </message>
    <message>
        <source>Run puzzles and print every event, one per line, as it happens.</source>
        <translation>Прогнать судоку и сообщить о каждом событии, по одному в строке, по мере того как они происходят.</translation>
    </message>
    <message>
        <source>text (the default): sentences, each after its address PASS.STEP; or jsonl: one JSON object per line.</source>
        <translation>text (по умолчанию): фразы, перед каждой её адрес PASS.STEP; или jsonl: по одному объекту JSON в строке.</translation>
    </message>
    <message>
        <source>Exit status: 0 solved, 1 not solved, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>Код возврата: 0 — решено; 1 — не решено; 2 — неверный вызов, плохие входные данные или результат не удалось записать.</translation>
    </message>
    <message>
        <source>No font on this system supports %1, so the pictures are in English. The package fonts-noto-cjk contains one.</source>
        <translation>В системе нет шрифта с буквами этого языка (%1): изображения будут на английском. Нужный шрифт есть в пакете fonts-noto-cjk.</translation>
    </message>
    <message>
        <source>The language of messages and pictures: %1. Default: the system’s.</source>
        <translation>Язык сообщений и изображений: %1. По умолчанию — язык системы.</translation>
    </message>
    <message>
        <source>No comparison: LibTorch cannot be used (%1).</source>
        <translation>Сравнения нет: LibTorch недоступна (%1).</translation>
    </message>
    <message>
        <source>--backend torch: LibTorch cannot be used (%1). Install the package convoku-backend-torch, or use bitwise, which gives the same results.</source>
        <translation>--backend torch: LibTorch недоступна (%1). Установите пакет convoku-backend-torch или используйте bitwise: результат тот же.</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number from %3 to %4.</source>
        <translation>%1: «%2» — не целое число от %3 до %4.</translation>
    </message>
    <message>
        <source>%1: “%2” is not one of %3.</source>
        <translation>%1: «%2» — не одно из %3.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 не принимает значения.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>Для %1 нужно значение.</translation>
    </message>
    <message>
        <source>File to write (default: standard output). It is left unchanged if any input cannot be read.</source>
        <translation>Файл для записи (по умолчанию: стандартный вывод). Он остаётся как есть, если что-то прочитать не удалось.</translation>
    </message>
    <message>
        <source>Skip lines that are not puzzles, and still write the others.</source>
        <translation>Пропустить строки, которые не являются судоку, и всё равно записать остальные.</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles are written; 2 wrong usage, bad input (the good puzzles are still written to standard output, but to a file only with --skip-bad) or output that cannot be written.</source>
        <translation>Код возврата: 0 — все судоку записаны; 2 — неверный вызов, плохие входные данные (годные судоку всё равно записываются в стандартный вывод, а с --skip-bad — и в файл) или результат не удалось записать.</translation>
    </message>
    <message>
        <source>Nothing is written to %1. --skip-bad skips lines that are not puzzles.</source>
        <translation>В %1 ничего не записано: --skip-bad пропускает то, что не является судоку.</translation>
    </message>
    <message>
        <source>Nothing is written to %1.</source>
        <translation>В %1 ничего не записано.</translation>
    </message>
    <message>
        <source>Prints FILE: N frames, SECONDS s, BYTES bytes; for a still picture, FILE: BYTES bytes. If the file goes to standard output, this goes to standard error.</source>
        <translation>Выводит FILE: N frames, SECONDS s, BYTES bytes; для неподвижного изображения FILE: BYTES bytes. Если файл идёт в стандартный вывод, это идёт в стандартный поток ошибок.</translation>
    </message>
    <message>
        <source>Write one file per input puzzle, with {number} or {name} in the target’s name or folders: -o FOLDER/{number}.gif.</source>
        <translation>По файлу на каждое судоку из входных данных, с {number} или {name} в имени файла или папок: -o FOLDER/{number}.gif.</translation>
    </message>
    <message>
        <source>-o: “%1” ends with .%2, but --format is %3. Use only one of them.</source>
        <translation>-o: «%1» оканчивается на .%2, а в --format указано %3: уберите что-то одно.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>стандартный вывод</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>-o -: standard output is a terminal, which cannot show a picture. Redirect it to a file or a program.</source>
        <translation>-o -: стандартный вывод — терминал, изображение там не прочесть: перенаправьте вывод в файл или программу.</translation>
    </message>
    <message>
        <source>--page: %1 is not UTF-8 text.</source>
        <translation>--page: %1 — не текст в UTF-8.</translation>
    </message>
    <message>
        <source>--page: %1 has no line &lt;!-- layers of RULE --&gt; or &lt;!-- groups --&gt;.</source>
        <translation>--page: в %1 нет строки &lt;!-- layers of RULE --&gt; или &lt;!-- groups --&gt;.</translation>
    </message>
    <message>
        <source>--page: %1, line %2: %3 does not name a rule. Use a line such as &lt;!-- layers of %4 --&gt;.</source>
        <translation>--page: %1, строка %2: %3 не называет правила; ожидается, например, &lt;!-- layers of %4 --&gt;.</translation>
    </message>
    <message>
        <source>--page: %1, line %2: the line &lt;!-- end --&gt; is missing after %3.</source>
        <translation>--page: %1, строка %2: после %3 не хватает строки &lt;!-- end --&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%n more solution(s) are others.</source>
        <translation>
            <numerusform>Не совпадает ещё %n решение.</numerusform>
            <numerusform>Не совпадают ещё %n решения.</numerusform>
            <numerusform>Не совпадает ещё %n решений.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solutions compared: %1; different: %2.</source>
        <translation>Сравнено решений: %1, из них других: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were supplied without a solution.</source>
        <translation>
            <numerusform>%n судоку пришло без решения.</numerusform>
            <numerusform>%n судоку пришли без решения.</numerusform>
            <numerusform>%n судоку пришло без решения.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the supplied solution is different; the puzzle has several.</source>
        <translation>%1: решение там другое; у судоку их несколько.</translation>
    </message>
    <message>
        <source>%1: the supplied solution has %2 in %3, the network has %4.</source>
        <translation>%1: в решении там %2 в %3, у сети %4.</translation>
    </message>
    <message>
        <source>Print only the number of solutions and the word after it. Without --solutions, count up to %1.</source>
        <translation>Вывести только число решений и слово к нему; без --solutions — до %1.</translation>
    </message>
    <message>
        <source>Compare with the solutions supplied with the puzzles (second column of a table, or puzzle:count:solution), and count the differences.</source>
        <translation>Сравнить с решениями, с которыми судоку пришли (второй столбец таблицы, puzzle:count:solution), и подсчитать те, что не совпали.</translation>
    </message>
    <message>
        <source>With --check, check= and a word follow: same, other, or missing if the puzzle was supplied without a solution.</source>
        <translation>С --check далее следует check= и слово: same (то же), other (другое) или missing, если судоку пришло без решения.</translation>
    </message>
    <message>
        <source>Exit status: 0 all solved, 1 a puzzle was not solved or, with --check, its supplied solution is different or missing, 2 wrong usage, bad input (the good puzzles are still solved) or output that cannot be written.</source>
        <translation>Код возврата: 0 — все решены; 1 — какое-то судоку не решено или, с --check, пришло с другим решением или без решения; 2 — неверный вызов, плохие входные данные (годные судоку всё равно решаются) или результат не удалось записать.</translation>
    </message>
    <message>
        <source>--count needs the search. Remove --no-search.</source>
        <translation>--count требует поиска; уберите --no-search.</translation>
    </message>
    <message>
        <source>jsonl: the events are start, rule (only rules that removed something), push (a guess), contradiction, pop (an undone guess) and end. Rows, columns and digits count from 1. Candidates are [row, column, digit]. &quot;depth&quot; and &quot;candidates&quot; are the values after the event. A contradiction names the cells without candidates (&quot;empty&quot;) and the cells whose only digit another cell of a house also has (&quot;clashing&quot;).</source>
        <translation>jsonl: события — start, rule (только правила, которые что-то удалили), push (предположение), contradiction (противоречие), pop (откат предположения) и end. Строки, столбцы и цифры считаются с 1; кандидаты — [row, column, digit]; &quot;depth&quot; и &quot;candidates&quot; — значения после события. В contradiction указаны клетки, где не осталось кандидатов (&quot;empty&quot;), и клетки, единственная цифра которых есть и в другой клетке дома (&quot;clashing&quot;).</translation>
    </message>
    <message>
        <source>network</source>
        <translation>сеть</translation>
    </message>
    <message>
        <source>There is no network or part “%1”. Run convoku-cli network list to see them.</source>
        <translation>Сети или части «%1» нет; их перечисляет convoku-cli network list.</translation>
    </message>
    <message>
        <source>%1 %2, layers: %3</source>
        <extracomment>a part of a network: “rule hidden_single_row, layers: 12”</extracomment>
        <translation>%1 %2, слоёв: %3</translation>
    </message>
    <message>
        <source>network %1, rules: %2, layers: %3</source>
        <translation>сеть %1, правил: %2, слоёв: %3</translation>
    </message>
    <message>
        <source>list | show ID… | check FILE…</source>
        <translation>list | show ID… | check FILE…</translation>
    </message>
    <message>
        <source>Print the built-in networks as text, or check your own file.</source>
        <translation>Сети в виде текста: какие есть в программе и верен ли ваш собственный файл.</translation>
    </message>
    <message>
        <source>check: also print one line per value, with its shape and its possible numbers.</source>
        <translation>check: кроме того, строка о каждом значении, с его формой и возможными числами.</translation>
    </message>
    <message>
        <source>list names networks and their parts. show prints the text of one. check reads files and prints one line to standard output for each correct item. Errors go to standard error, as FILE:LINE:COLUMN: and what was expected there. The help explains how to write networks.</source>
        <translation>list перечисляет сети и части, из которых они составлены, show выводит текст одной из них, check читает файлы: о том, что верно, выводится строка в стандартный вывод, а об ошибках — в стандартный поток ошибок: FILE:LINE:COLUMN: и что там ожидается. Как пишут сети, сказано в справке.</translation>
    </message>
    <message>
        <source>Use list, show with an ID, or check with a file.</source>
        <translation>Укажите list, или show и ID, или check и файл.</translation>
    </message>
    <message>
        <source>--solutions above 1 needs a search, but the network has none.</source>
        <translation>--solutions больше 1 требует поиска, а в сети его нет.</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>ИМЯ|ФАЙЛ</translation>
    </message>
    <message>
        <source>--rules: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rules: в сети нет правила «%1». Её правила: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s) that the network calls solved are wrong.</source>
        <translation>
            <numerusform>%n сетка, которую сеть называет решённой, неверна.</numerusform>
            <numerusform>%n сетки, которые сеть называет решёнными, неверны.</numerusform>
            <numerusform>%n сеток, которые сеть называет решёнными, неверны.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution: %1</source>
        <translation>Решение: %1</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>доказательство</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>выборка</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>судоку</translation>
    </message>
    <message>
        <source>check: time limit for proving a rule (default: %1).</source>
        <translation>check: сколько искать доказательство для правила (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>check: do not verify that the rules are sound.</source>
        <translation>check: не проверять, корректны ли правила.</translation>
    </message>
    <message>
        <source>check: puzzles to run with and without each rule (default: the built-in puzzles).</source>
        <translation>check: судоку, которые прогоняются с каждым правилом и без него (по умолчанию: те, что есть в программе).</translation>
    </message>
    <message>
        <source>check: run no puzzles.</source>
        <translation>check: не прогонять судоку.</translation>
    </message>
    <message>
        <source>check: text (the default) or json: one object per line for each rule.</source>
        <translation>check: text (по умолчанию) или json: для каждого правила один объект в строке.</translation>
    </message>
    <message>
        <source>Exit status: 0 everything is correct, 1 a rule is wrong, 2 a file has errors or cannot be read, or there is no such network.</source>
        <translation>Код возврата: 0 — всё в порядке; 1 — правило неверно; 2 — в файле ошибка, его не удалось прочитать или такой сети нет.</translation>
    </message>
    <message>
        <source>Width in pixels, %1 to %2 (default: %3; for a picture %4, for two runs or a layer %5, for a close-up %6; for a graph, tree or cube as needed).</source>
        <translation>Ширина в пикселях, от %1 до %2 (по умолчанию: %3; для изображения %4, для двух прогонов или слоя %5, для крупного плана %6; для графа, дерева или куба — сколько потребуется).</translation>
    </message>
    <message>
        <source>Frame duration in milliseconds, in steps of 10 (default: %1; for a slide %2; for a proof %3; for the cube %4).</source>
        <translation>Сколько держится кадр, в миллисекундах, с шагом 10 (по умолчанию: %1; для движения ядра %2; для доказательства %3; для куба %4).</translation>
    </message>
    <message>
        <source>--networks compares whole networks. Remove --%1.</source>
        <translation>--networks сравнивает целые сети: уберите --%1.</translation>
    </message>
    <message>
        <source>NAME,NAME…</source>
        <translation>ИМЯ,ИМЯ…</translation>
    </message>
    <message>
        <source>Comma-separated networks to measure side by side, in turn. Prints one line per network, with its speed relative to the first (FILE#ID as with --network).</source>
        <translation>Измерить эти сети (через запятую) рядом, по очереди: строка на каждую, с тем, во сколько раз она быстрее первой (FILE#ID как у --network).</translation>
    </message>
    <message>
        <source>Each line begins with the measured task: reading the puzzles, solving them with a network, both together, or the comparison. ns/pass is the time of one pass for one puzzle; lanes is the average number of puzzle slots in use.</source>
        <translation>Строка начинается с того, что измерено: чтение судоку, их решение сетью, то и другое вместе и сравнение. ns/pass — время одного прохода для одного судоку; lanes — сколько мест для судоку было занято в среднем.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Шаг %1: %2</translation>
    </message>
    <message>
        <source>check: also print the compiled steps of each rule, as words and formulas.</source>
        <translation>check: кроме того, шаги, в которые компилируется каждое правило, в виде слов и формул.</translation>
    </message>
    <message>
        <source>check also accepts the ID of a built-in network or part. It reports whether each rule is sound: a sound rule never removes a digit of a solution. This is proved for every possible board. For a wrong rule, check prints a board that shows the error; the other commands can read this board. If time runs out or the rule produces real numbers, only samples are checked. check then reports how much the rule helps on puzzles and what it costs. With --program, it also prints each step of the compiled program: the number of words and how each word is computed from others, for all puzzles of a block at once. A rule that does not belong to a network runs with the rules of article.</source>
        <translation>check принимает и ID того, что есть в программе. О каждом правиле он сообщает, корректно ли оно, то есть не удаляет ли когда-нибудь цифру решения: доказано для любого возможного поля или неверно, с полем, которое это показывает и которое читают другие команды; если времени не хватает или правило даёт вещественные числа, проверяются только выборочные примеры. Затем — чего правило стоит на судоку и сколько оно стоит в вычислениях: с --program ещё и каждый шаг программы, в которую оно компилируется, то есть сколько слов и как каждое из них получается из других, для всех судоку одной группы сразу. Правило, которого нет ни в одной сети, выполняется с правилами сети article.</translation>
    </message>
    <message>
        <source>Network to run: %1 (default: %2), or a file with your own; if a file has several, use FILE#ID. The help explains how to write networks.</source>
        <translation>Сеть, которая работает: %1 (по умолчанию: %2), или файл со своей сетью; если их в файле несколько, ФАЙЛ#ID. Как их писать, сказано в справке.</translation>
    </message>
    <message>
        <source>classic (all nine rules of article), basic (its first six), or a comma-separated list of the network’s rules, which run in this order. Without --network, these are the rules of article.</source>
        <translation>classic (все девять правил сети article), basic (первые шесть из них) или список правил сети через запятую, которые выполняются в этом порядке. Без --network это правила сети article.</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>Доказывается %1, %2 из %3 …</translation>
    </message>
    <message>
        <source>A page opens with one puzzle: “%1” is one too many.</source>
        <translation>Страница открывается с одним судоку: «%1» лишнее.</translation>
    </message>
    <message>
        <source>%1: open index.html in it</source>
        <translation>%1: откройте в ней index.html</translation>
    </message>
    <message>
        <source>-o FILE | --page FOLDER [PUZZLE]</source>
        <translation>-o FILE | --page FOLDER [PUZZLE]</translation>
    </message>
    <message>
        <source>Export a network as an ONNX file for any neural network runtime.</source>
        <translation>Сеть в виде файла ONNX — для всего, что выполняет нейронные сети.</translation>
    </message>
    <message>
        <source>The target. It is replaced only when the new file is complete. - is standard output.</source>
        <translation>Куда записать. Файл заменяется, только когда новый записан полностью. - означает стандартный вывод.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMBER</translation>
    </message>
    <message>
        <source>Number of passes per run of the file (default: %1, at most %2). Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction.</source>
        <translation>Сколько проходов делает один запуск файла (по умолчанию: %1, не больше %2): на входе кандидаты, на выходе оставшиеся кандидаты и то, решено ли судоку или это противоречие.</translation>
    </message>
    <message>
        <source>One pass with the search instead. Inputs and outputs: candidates, stack, guess and level. Feed the outputs back in until the result is solved or exhausted.</source>
        <translation>Вместо этого один проход с поиском: на входе и на выходе candidates, stack, guess и level. Тот, кто его выполняет, подаёт их снова, пока не будет solved или exhausted.</translation>
    </message>
    <message>
        <source>FORM</source>
        <translation>FORM</translation>
    </message>
    <message>
        <source>direct (the default): the network’s own layers, one by one. image: only Conv, ConvTranspose, Relu and Concat. s2d: only Conv, Relu and Concat, on boards laid out as 3 × 3 boxes.</source>
        <translation>direct (по умолчанию): собственные слои сети, один за другим. image: только Conv, ConvTranspose, Relu и Concat. s2d: только Conv, Relu и Concat, на полях, разложенных по 3 × 3 блокам.</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>PRECISION</translation>
    </message>
    <message>
        <source>float (the default). gate: every stored number is 0 or 1, so calibration to eight bits cannot make it wrong. qdq: already eight bits, with scale 1. The last two work only with image and s2d.</source>
        <translation>float (по умолчанию). gate: всё, что хранится, — 0 или 1, так что никакая калибровка до восьми битов этого не портит. qdq: уже восемь битов, со scale 1. Последние две — для image и s2d.</translation>
    </message>
    <message>
        <source>Number of puzzles to process at once (default: 1, at most %1), or dynamic: any number.</source>
        <translation>Сколько судоку подаётся сразу (по умолчанию: 1, не больше %1), или dynamic: любое число.</translation>
    </message>
    <message>
        <source>Also output the result of each layer.</source>
        <translation>Выдаётся и то, что получает каждый слой.</translation>
    </message>
    <message>
        <source>Write a browser page to a separate folder instead of a file. The page steps through the network: board, passes and every layer. It makes no requests to other sites.</source>
        <translation>Вместо файла — страница для браузера в собственной папке, которая выполняет сеть по шагам: поле, проходы и каждый слой. Она никуда больше не обращается.</translation>
    </message>
    <message>
        <source>--page: without a header and with the layers collapsed, for a frame in your own page.</source>
        <translation>--page: без заголовка и со свёрнутыми слоями — для фрейма на вашей странице.</translation>
    </message>
    <message>
        <source>--page: the node_modules folder that contains onnxruntime-web, which runs networks in browsers (default: the one in the current folder, then the one in FOLDER).</source>
        <translation>--page: папка node_modules, в которой есть onnxruntime-web, выполняющий сети в браузерах (по умолчанию: та, что в текущей папке, затем та, что в FOLDER).</translation>
    </message>
    <message>
        <source>Do not verify the rules. Otherwise the file states whether they are sound.</source>
        <translation>Не проверять, верны ли правила; иначе это указано в файле.</translation>
    </message>
    <message>
        <source>ONNX’s own check runs before the file is written. The file contains the name and text of its network, the rules proved to be sound, and a few boards with their results, for self-tests in Convoku or elsewhere. The help explains which devices support which operators.</source>
        <translation>Файл проверяет сам ONNX до того, как он записан. В нём сказано, какая сеть в нём, с её текстом, какие из её правил доказаны и что получается из нескольких позиций: кто откроет его, здесь или в другом месте, может их проверить. Справка говорит, какие устройства знают какие операторы.</translation>
    </message>
    <message>
        <source>A page opens with PUZZLE, or with the article’s puzzle. ONNX Runtime, which runs the network in it, comes from the package onnxruntime-web: npm install --ignore-scripts onnxruntime-web</source>
        <translation>Страница открывается с PUZZLE или с судоку из статьи. То, что выполняет в ней сеть, ONNX Runtime, берётся из пакета onnxruntime-web: npm install --ignore-scripts onnxruntime-web</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, 2 it cannot be written: a wrong option, a network not available in that form, or no space.</source>
        <translation>Код возврата: 0 — файл записан, 2 — записать нельзя: неверный параметр, сеть, которую нельзя получить в этой форме, или нет места.</translation>
    </message>
    <message>
        <source>A puzzle is allowed only with --page: “%1”.</source>
        <translation>Судоку указывают только с --page: «%1».</translation>
    </message>
    <message>
        <source>--step: the network has no search.</source>
        <translation>--step: у сети нет поиска.</translation>
    </message>
    <message>
        <source>not listed: %1</source>
        <translation>нет в списке: %1</translation>
    </message>
    <message>
        <source>listed; with limits: %1</source>
        <translation>есть в списке; с ограничениями: %1</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>есть в списке</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Операторы</translation>
    </message>
    <message>
        <source>Lists consulted:</source>
        <translation>Прочитанные списки:</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number above 0 and at most %3.</source>
        <translation>--%1: «%2» — не число больше 0 и не больше %3.</translation>
    </message>
    <message>
        <source>--%1 cannot be used with %2.</source>
        <translation>--%1 ничего не говорит о %2.</translation>
    </message>
    <message>
        <source>--output: the file name must end in one of %1.</source>
        <translation>--output: имя файла оканчивается на одно из %1.</translation>
    </message>
    <message>
        <source>--output draws only one run. Remove --runs.</source>
        <translation>--output рисует один прогон: уберите --runs.</translation>
    </message>
    <message>
        <source>Seed %1: %2</source>
        <translation>Зерно %1: %2</translation>
    </message>
    <message>
        <source>%1 trials, %2 s.</source>
        <translation>Попыток: %1, %2 с.</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Прервано.</translation>
    </message>
    <message>
        <source>Search without rules: try whole grids, guided only by the cost of each grid.</source>
        <translation>Поиск без правил: пробуются целые сетки, и о каждой известна только её цена.</translation>
    </message>
    <message>
        <source>tpe (tree-structured Parzen estimator, the default), random (random digits), anneal (simulated annealing, one cell at a time) or swaps (annealing that exchanges two cells of a box).</source>
        <translation>tpe (древовидная оценка Парзена, по умолчанию), random (случайные цифры), anneal (имитация отжига, по одной клетке) или swaps (отжиг, меняющий местами две клетки блока).</translation>
    </message>
    <message>
        <source>Cost of a grid: the digits missing from rows, columns and boxes, of 1 to 9 (digits, the default) or of 0 to 8 (published).</source>
        <translation>Цена сетки: цифры, которых недостаёт строкам, столбцам и блокам, от 1 до 9 (digits, по умолчанию) или от 0 до 8 (published).</translation>
    </message>
    <message>
        <source>Maximum trials per run (default: 200; with annealing 3000000).</source>
        <translation>Попыток в прогоне, не больше (по умолчанию: 200; с отжигом 3000000).</translation>
    </message>
    <message>
        <source>Probability model of TPE: counts (Optuna up to 2, the default) or mixture (from 3).</source>
        <translation>Как TPE получает вероятности: counts (Optuna до 2, по умолчанию) или mixture (с 3).</translation>
    </message>
    <message>
        <source>Number of trials out of n that TPE treats as good, at most 25: a tenth (new, the default) or a quarter of the root of n (old).</source>
        <translation>Сколько из n попыток TPE считает хорошими, не больше 25: десятая часть (new, по умолчанию) или четверть корня из n (old).</translation>
    </message>
    <message>
        <source>Annealing: initial temperature (default: 1).</source>
        <translation>Отжиг: температура в начале (по умолчанию: 1).</translation>
    </message>
    <message>
        <source>Annealing: temperature factor per chain (default: 0.99; with swaps 0.95).</source>
        <translation>Отжиг: на что её умножает каждая цепь (по умолчанию: 0.99; со swaps 0.95).</translation>
    </message>
    <message>
        <source>Annealing: trials per chain (default: the number of empty cells, squared).</source>
        <translation>Отжиг: попыток в цепи (по умолчанию: число пустых клеток в квадрате).</translation>
    </message>
    <message>
        <source>Annealing: number of chains without a better grid before the temperature resets to its initial value (default: 20).</source>
        <translation>Отжиг: после стольких цепей без лучшей сетки он снова начинает с первой температуры (по умолчанию: 20).</translation>
    </message>
    <message>
        <source>Seed: same number, same trials (default: a new one each time, shown in a message).</source>
        <translation>То же число — те же попытки (по умолчанию: каждый раз другое, его называет сообщение).</translation>
    </message>
    <message>
        <source>Number of runs, with this seed and the following ones (default: 1).</source>
        <translation>Столько прогонов, с этим зерном и следующими (по умолчанию: 1).</translation>
    </message>
    <message>
        <source>Print every trial, not only the best. For more than 8192 trials, print every improvement, the ends of chains, and some of the others.</source>
        <translation>Каждая попытка, не только лучшая; если их больше 8192 — все улучшения, концы цепей и часть остальных.</translation>
    </message>
    <message>
        <source>Print one JSON object per run or trial.</source>
        <translation>Объект JSON на каждый прогон или попытку.</translation>
    </message>
    <message>
        <source>Print a comma-separated table with a header line.</source>
        <translation>Таблица с запятыми; первая строка — имена.</translation>
    </message>
    <message>
        <source>Also draw the run: its trials as an animation (.gif, .webp), or its best trial as a picture (.png, .svg, .pdf), with the costs of all trials.</source>
        <translation>Также нарисовать прогон: попытки как анимацию (.gif, .webp) или лучшую как картинку (.png, .svg, .pdf), с ценами всех.</translation>
    </message>
    <message>
        <source>Width of the picture in pixels (default: 640).</source>
        <translation>Ширина картинки в пикселях (по умолчанию: 640).</translation>
    </message>
    <message>
        <source>Duration of a trial in an animation (default: 120).</source>
        <translation>Сколько попытка видна в анимации (по умолчанию: 120).</translation>
    </message>
    <message>
        <source>Example: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</source>
        <translation>Пример: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</translation>
    </message>
    <message>
        <source>Exit status: 0 every run found the solution, 1 one of them did not, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>Код завершения: 0 — каждый прогон нашёл решение, 1 — какой-то не нашёл, 2 — неверный вызов, плохой ввод или вывод, который нельзя записать.</translation>
    </message>
    <message>
        <source>Run %1 of %2, trial %3: best cost %4</source>
        <translation>Прогон %1 из %2, попытка %3: лучшая цена %4</translation>
    </message>
    <message>
        <source>%1 of %2 runs found the solution.</source>
        <translation>Решение нашли %1 из %2 прогонов.</translation>
    </message>
    <message>
        <source>--csv and --json are two formats of the table. Use only one of them.</source>
        <translation>--csv и --json — два способа записать таблицу: оставьте один из них.</translation>
    </message>
    <message>
        <source>--picture: “%1” does not end with one of %2.</source>
        <translation>--picture: «%1» не оканчивается ни на одно из %2.</translation>
    </message>
    <message>
        <source>Compare two to four networks on the same puzzles: correct boards and cells, passes, time, size.</source>
        <translation>Сравнить от двух до четырёх сетей на одних и тех же судоку: верные поля и клетки, проходы, время, размер.</translation>
    </message>
    <message>
        <source>Network to compare, as in the other commands. Use this option two to four times (default: article and fast). ONNX files are accepted.</source>
        <translation>Сеть для сравнения, как в других командах, от двух до четырёх раз (по умолчанию: article и fast). Файл может быть файлом ONNX.</translation>
    </message>
    <message>
        <source>No network guesses.</source>
        <translation>Ни одна сеть не делает предположений.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1, without search %2).</source>
        <translation>Остановить судоку после N проходов сети (по умолчанию: %1, без поиска %2).</translation>
    </message>
    <message>
        <source>Give all networks the same budget: as many passes per puzzle as N multiply-adds allow.</source>
        <translation>Равное число умножений со сложением: каждая сеть делает столько проходов на судоку, на сколько хватает N.</translation>
    </message>
    <message>
        <source>Write a comma-separated table, the same in every language.</source>
        <translation>Записать таблицу с запятыми, одинаковую на всех языках.</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>Записать по одному объекту JSON в строке.</translation>
    </message>
    <message>
        <source>Write the table to a file.</source>
        <translation>Записать таблицу в файл.</translation>
    </message>
    <message>
        <source>Also draw the table: .png, .svg or .pdf.</source>
        <translation>Также нарисовать таблицу: .png, .svg или .pdf.</translation>
    </message>
    <message>
        <source>A board is right if it is a complete grid that keeps all givens and has no digit twice in a house. For a puzzle with several solutions, any of them is right. Cells are counted only for puzzles with one solution, and puzzles without a solution are left out. Built-in networks determine the number of solutions, whichever networks are compared. A board is illegal if it ended with a cell without candidates, a digit twice in a house, or a different digit for a given.</source>
        <translation>Поле верно, если это полная сетка, где ни одна цифра не стоит в доме дважды и все исходные цифры на месте; для судоку с несколькими решениями — любое из них. Клетки считаются только у судоку с одним решением, а судоку без решений пропускаются: и то и другое выясняют сети программы, что бы ни сравнивалось. Недопустимо поле, которое закончилось клеткой без кандидатов, цифрой дважды в доме или другой цифрой вместо исходной.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still compared), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>Код завершения: 0 — готово, 2 — неверный вызов, плохой ввод (по хорошим судоку сравнение проходит), сбой сети, вывод нельзя записать или отменено.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>решения</translation>
    </message>
    <message>
        <source>%1 of %2 starts found numbers that were always right; %3 found something else; %4 got no further than “never”, which is right for %5 %. These counts depend on this set-up.</source>
        <translation>%1 из %2 стартов нашли числа, которые всегда верны; %3 нашли нечто другое; %4 не пошли дальше «никогда», что верно в %5 % случаев. Эти числа — свойство этой постановки опыта.</translation>
    </message>
    <message>
        <source>Rounding, and checking for equivalence …</source>
        <translation>Округляю и проверяю, то же ли это…</translation>
    </message>
    <message>
        <source>Going from the learned to the written numbers …</source>
        <translation>От выученных чисел к написанным…</translation>
    </message>
    <message>
        <source>--output: the rule with new numbers cannot be written as text.</source>
        <translation>--output: правило с другими числами нельзя записать текстом.</translation>
    </message>
    <message>
        <source>train: LibTorch, needed for training, cannot be used (%1). Install the package convoku-backend-torch.</source>
        <translation>train: LibTorch, который обучает, использовать нельзя (%1). Установите пакет convoku-backend-torch.</translation>
    </message>
    <message>
        <source>The boards cannot be created: %1</source>
        <translation>Доски не сделать: %1</translation>
    </message>
    <message>
        <source>Start %1 of %2, step %3 of %4: %5 % right</source>
        <translation>Старт %1 из %2, шаг %3 из %4: верно %5 %</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 starts are done.</source>
        <translation>Отменено: готово стартов %1 из %2.</translation>
    </message>
    <message>
        <source>--output: these numbers cannot be written as text.</source>
        <translation>--output: эти числа нельзя записать текстом.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number from %3 to %4.</source>
        <translation>--%1: «%2» — не число от %3 до %4.</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rule: в сети нет правила «%1». Её правила: %2.</translation>
    </message>
    <message>
        <source>--value: “%1” of %2 cannot be learned. Use one of %3.</source>
        <translation>--value: «%1» в %2 выучить нельзя. Можно: %3.</translation>
    </message>
    <message>
        <source>Replace the numbers of a rule with random ones, and train them with LibTorch.</source>
        <translation>Сделать числа правила случайными и посмотреть, найдёт ли их LibTorch.</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>ПРАВИЛО</translation>
    </message>
    <message>
        <source>The rule whose layers are trained (default: hidden_single_row).</source>
        <translation>Правило, слои которого обучаются (по умолчанию: hidden_single_row).</translation>
    </message>
    <message>
        <source>Target value, by its name in the rule’s text; candidates: the candidates left on the board (default: one, the first value that depends on a convolution: “is the count 1?”).</source>
        <translation>Значение, которое должно получиться, по имени в тексте правила; candidates: что остаётся на доске (по умолчанию: первое за свёрткой, это one: «равно ли число 1?»).</translation>
    </message>
    <message>
        <source>Number of starts, trained one after the other (default: %1).</source>
        <translation>Сколько стартов, один за другим (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>Number of Adam steps per start (default: %1).</source>
        <translation>Шагов Adam на каждый (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>Learning rate of Adam (default: %1).</source>
        <translation>Его скорость обучения (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>Boards per step (default: %1; with 81 houses each, %2 rows).</source>
        <translation>Досок за шаг (по умолчанию: %1, по 81 дому, %2 строк).</translation>
    </message>
    <message>
        <source>Boards to train on: random (the default), states (from runs on generated puzzles) or both (half of each). The target is the output of the written layers for these boards.</source>
        <translation>random (по умолчанию), states прогонов на созданных задачах или both, пополам. Получиться должно то, что делают из них написанные слои.</translation>
    </message>
    <message>
        <source>Probability of a candidate on a random board (default: %1).</source>
        <translation>Вероятность кандидата на случайной доске (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>Number of boards to generate once and reuse (default: new boards in each step).</source>
        <translation>Столько досок делается один раз и берётся снова и снова (по умолчанию: на каждом шаге новые).</translation>
    </message>
    <message>
        <source>Initial numbers: random (the default; normally distributed around 0) or near (around the written numbers).</source>
        <translation>random (по умолчанию): нормально вокруг 0; near: вокруг написанных чисел.</translation>
    </message>
    <message>
        <source>Standard deviation of the initial numbers (default: %1).</source>
        <translation>С таким отклонением (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>Seed: same number, same training on the same machine (default: %1). Start n uses the n-th number from there.</source>
        <translation>То же число — то же обучение на той же машине (по умолчанию: %1); старт n берёт n-е число начиная с него.</translation>
    </message>
    <message>
        <source>Print one JSON object per line: each start with its numbers, then the counts.</source>
        <translation>По объекту в строке: каждый старт с его числами, затем итоги.</translation>
    </message>
    <message>
        <source>Bring the learned numbers as close to the written ones as signs and order allow, and round them. Then prove that the answers are the same, or show a board on which they differ.</source>
        <translation>Приблизить его числа к написанным, насколько позволяют знаки и порядок, округлить и доказать, что ответы те же, или показать доску, где они иные.</translation>
    </message>
    <message>
        <source>Write a CSV table of the straight path to the written numbers: share of right answers, and number of boards that lose a digit of the solution.</source>
        <translation>В CSV: на прямом пути к написанным числам — сколько верно и на скольких досках удаляется цифра решения.</translation>
    </message>
    <message>
        <source>One line per start: found (all test answers right), something_else (better than a constant answer) or stuck. Then follow the share of right test answers, the loss, and the step from which it stayed below half the loss of “never”.</source>
        <translation>По строке на старт: found (всё просмотренное верно), something_else (лучше, чем всегда один и тот же ответ) или stuck; доля верных ответов на отложенных досках, потеря и шаг, начиная с которого она осталась ниже половины потери «никогда».</translation>
    </message>
    <message>
        <source>The number of successes depends on the set-up: different boards, steps or starts give different counts.</source>
        <translation>Сколько его находят — свойство постановки опыта: при других досках, шагах или стартах числа другие.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --starts 10 --snap -o learned.network</source>
        <translation>Пример: convoku-cli train --starts 10 --snap -o learned.network</translation>
    </message>
    <message>
        <source>Exit status: 0 all starts are done, 2 wrong usage, no LibTorch, cancelled, or output that cannot be written.</source>
        <translation>Код выхода: 0 все старты готовы, 2 неверный вызов, нет LibTorch, отменено или вывод нельзя записать.</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”.</source>
        <translation>--rule: в сети нет правила «%1».</translation>
    </message>
    <message>
        <source>--data: the network “%1” learns nothing from puzzles. Its text contains no learned(…).</source>
        <translation>--data: в сети «%1» ничего не выучивается по судоку: в её тексте нет learned(…).</translation>
    </message>
    <message>
        <source>--data: this network cannot be trained: %1</source>
        <translation>--data: эту сеть нельзя обучить: %1</translation>
    </message>
    <message>
        <source>-o: the network and its weights are two files. Name a file for the network.</source>
        <translation>-o: сеть и её веса — это два файла: укажите имя файла сети.</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles have one solution; the others are left out.</source>
        <translation>%1 из %2 судоку имеют одно решение; остальные пропущены.</translation>
    </message>
    <message>
        <source>Getting the puzzles …</source>
        <translation>Подготовка судоку…</translation>
    </message>
    <message>
        <source>--resume: %1 cannot be read.</source>
        <translation>--resume: не удалось прочитать %1.</translation>
    </message>
    <message>
        <source>--resume: %1 is not a tensor file (safetensors).</source>
        <translation>--resume: %1 — не файл тензоров (safetensors).</translation>
    </message>
    <message>
        <source>Train all learned numbers of a network (--network; default: houses) on puzzles instead. Use kaggle_like or nine_million_like, which are generated here with as many givens as the originals, or a file of puzzles.</source>
        <translation>Вместо этого обучать на судоку всё, что сеть выучила (--network; по умолчанию: houses): kaggle_like или nine_million_like, которые создаются здесь с таким же числом исходных цифр, как в этих сборниках, или файл с судоку.</translation>
    </message>
    <message>
        <source>With --data: number of puzzles, which are repeatedly turned and relabelled (default: %1).</source>
        <translation>С --data: столько судоку, снова и снова повёрнутых и с переставленными цифрами (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>With --data: continue from the checkpoint that -o FILE.network writes as FILE.checkpoint.</source>
        <translation>С --data: продолжить с контрольной точки, которую -o FILE.network оставляет как FILE.checkpoint.</translation>
    </message>
    <message>
        <source>--data: there are too few puzzles with one solution. A tenth of them becomes the test set.</source>
        <translation>--data: слишком мало судоку с одним решением: десятая их часть откладывается для измерения.</translation>
    </message>
    <message>
        <source>At step %1 the loss is no longer a number. Try a smaller --rate.</source>
        <translation>На шаге %1 потеря уже не число: попробуйте --rate поменьше.</translation>
    </message>
    <message>
        <source>Step %1, %2 %: loss %3</source>
        <translation>Шаг %1, %2 %: потеря %3</translation>
    </message>
    <message>
        <source>These weights cannot be run: %1</source>
        <translation>С этими весами сеть работать не может: %1</translation>
    </message>
    <message>
        <source>Solving the puzzles in the test set …</source>
        <translation>Решаются отложенные судоку…</translation>
    </message>
    <message>
        <source>%1 and %2 are written.</source>
        <translation>Записаны %1 и %2.</translation>
    </message>
    <message>
        <source>The network as text, with the learned rule in place of the written one. The commands solve, trace, export and network check accept it. With --data, its weights are next to it, as FILE.safetensors.</source>
        <translation>Сеть с выученным правилом на месте написанного, текстом: её берут solve, trace, export и network check. С --data рядом лежат её веса, FILE.safetensors.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</source>
        <translation>Пример: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</translation>
    </message>
    <message>
        <source>Run each puzzle once more, turned or mirrored and with its digits renamed, and count those that end the same way.</source>
        <translation>Запустить каждый судоку ещё раз, повернув или отразив его и переименовав цифры, и посчитать, сколько кончается так же.</translation>
    </message>
    <message>
        <source>--network: a comparison takes two to four networks. Name each with a --network, or a search with a --blind.</source>
        <translation>--network: сравниваются от двух до четырёх сетей; назовите каждую через --network, а поиск через --blind.</translation>
    </message>
    <message>
        <source>--blind: “%1” is not one of %2.</source>
        <translation>--blind: «%1» не входит в список: %2.</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>МЕТОД</translation>
    </message>
    <message>
        <source>Also compare a search without rules, as in the command blind. You can use this option more than once.</source>
        <translation>Сравнить и поиск без правил, как у команды blind; можно указать несколько раз.</translation>
    </message>
    <message>
        <source>Maximum trials of a blind search per puzzle (default: tpe and random 200, else 3000000).</source>
        <translation>Не больше стольких попыток слепого поиска на судоку (по умолчанию: tpe и random 200, иначе 3000000).</translation>
    </message>
    <message>
        <source>Seed of the blind searches, the same for each puzzle (default: 1).</source>
        <translation>Зерно слепых поисков, одно для всех судоку (по умолчанию: 1).</translation>
    </message>
    <message>
        <source>A blind search ends with its cheapest grid. Its trials count as passes, and their limit as the pass limit. --max-passes, --budget and --turned apply to networks.</source>
        <translation>Слепой поиск кончается своей самой дешёвой сеткой. Его попытки считаются проходами, и их предел тоже; --max-passes, --budget и --turned — для сетей.</translation>
    </message>
    <message>
        <source>%1, turned</source>
        <extracomment>a network whose puzzles are run once more: article, turned</extracomment>
        <translation>%1, повёрнутые</translation>
    </message>
    <message>
        <source>A safetensors file with learned numbers that replace those of the network’s rules.</source>
        <translation>Файл safetensors с тем, чему научились правила сети, вместо тех чисел, что у них есть.</translation>
    </message>
    <message>
        <source>--weights needs a network with learned numbers. Name it with --network.</source>
        <translation>--weights требует сеть с выученными числами: назовите её с помощью --network.</translation>
    </message>
    <message>
        <source>Write a comma-separated table or a picture (.png, .svg, .pdf) of the candidates removed after each step: by the first written rule that would remove them, those that no written rule would remove, and those of the solution.</source>
        <translation>Что удаляется после какого шага: по первому записанному правилу, которое бы это удалило, что не удалило бы ни одно и что относится к решению. Таблица с запятыми или изображение (.png, .svg, .pdf).</translation>
    </message>
    <message>
        <source>Checking the removals at each step …</source>
        <translation>Выясняется, что и когда было удалено…</translation>
    </message>
    <message>
        <source>The start that -o, --snap, --road and --acquired use (default: the one with the most right answers).</source>
        <translation>Старт, который берут -o, --snap, --road и --acquired (по умолчанию: тот, что верен чаще всех).</translation>
    </message>
    <message>
        <source>--acquired also writes a line for each of the nine written rules, with the step from which at least half of its candidates are always removed. A candidate belongs to the first written rule that removes it. The boards are from the written network’s runs. Two more lines show the same for candidates that no written rule finds, and the step from which no digit of the solution is lost.</source>
        <translation>--acquired также пишет строку для каждого из девяти записанных правил: с какого шага всегда удаляется не меньше половины кандидатов, которых оно удаляет первым, на полях из прогонов записанной сети; то же для того, чего не находит ни одно записанное правило; и с какого шага не теряется ни одна цифра решения.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --data kaggle_like --acquired learned.csv</source>
        <translation>Пример: convoku-cli train --data kaggle_like --acquired learned.csv</translation>
    </message>
    <message>
        <source>--axis: this network cannot be trained this way: %1</source>
        <translation>--axis: эту сеть нельзя обучать так: %1</translation>
    </message>
    <message>
        <source>With --data, after a softmax: the question asked. digits (the default): which digit a cell has. rows: which row of a column contains a digit, as in the training of ResNet11-SPD.</source>
        <translation>С --data, после softmax: о чём спрашивается. digits (по умолчанию): какая цифра в клетке. rows: в какой строке столбца стоит цифра, как обучали ResNet11-SPD.</translation>
    </message>
    <message>
        <source>With --data, for a network with a memory: number of passes per step. The last pass is judged, and its errors are traced back through the others (default: %1).</source>
        <translation>С --data, для сети, которая запоминает: столько проходов составляют шаг; оценивается последний, и ошибка прослеживается назад через них (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>Not trained here, because only a yes or no depends on them: %1.</source>
        <translation>Здесь не обучаются, так как от них зависит только «да» или «нет»: %1.</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 указан больше одного раза.</translation>
    </message>
    <message numerus="yes">
        <source>This format has no comments: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>В этом формате нет комментариев: комментарии %n судоку опущены.</numerusform>
            <numerusform>В этом формате нет комментариев: комментарии %n судоку опущены.</numerusform>
            <numerusform>В этом формате нет комментариев: комментарии %n судоку опущены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no fields for title, author and the like: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>В этом формате нет полей для названия, автора и подобного: поля %n судоку опущены.</numerusform>
            <numerusform>В этом формате нет полей для названия, автора и подобного: поля %n судоку опущены.</numerusform>
            <numerusform>В этом формате нет полей для названия, автора и подобного: поля %n судоку опущены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no technique codes and eliminations: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>В этом формате нет кодов приёмов и исключений: коды и исключения %n судоку опущены.</numerusform>
            <numerusform>В этом формате нет кодов приёмов и исключений: коды и исключения %n судоку опущены.</numerusform>
            <numerusform>В этом формате нет кодов приёмов и исключений: коды и исключения %n судоку опущены.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --solutions above 1, solutions=N and a word follow: unique (exactly one), all (several, and there are no others), none, or maybe_more. maybe_more means that N were found or the passes ran out before the search was complete. The grid is the first solution. json lists all of them in &quot;solutions&quot;, and &quot;all_found&quot; shows whether there are no others. --count prints only this number and word. json has the number as &quot;count&quot;, and omits passes, pushes and pops if the search stopped at N.</source>
        <translation>С --solutions больше 1 далее следуют solutions=N и слово: unique (одно, и других нет), all (несколько, и других нет), none или maybe_more (найдено N, или проходы кончились раньше, чем поиск). Сетка — первое решение; в json все они в &quot;solutions&quot;, а &quot;all_found&quot; говорит, нет ли других. --count выводит только это число и слово; в json число стоит в &quot;count&quot;, без passes, pushes и pops, если поиск остановился на N.</translation>
    </message>
    <message>
        <source>--colours: a WebP keeps all colours, or a palette if that is smaller. Use all, or omit the option.</source>
        <translation>--colours: в webp есть все цвета или палитра, если так файл меньше. Укажите all или уберите параметр.</translation>
    </message>
    <message>
        <source>--%1 %2: animations store times in steps of 10 ms. The file has %3 ms.</source>
        <translation>--%1 %2: время в анимациях имеет шаг 10 мс. В файле — %3 мс.</translation>
    </message>
    <message>
        <source>Number of givens, from 17 to 81: 24, 24..30, or 24.. (default: %1..%2).</source>
        <translation>Число исходных цифр, от 17 до 81: 24, 24..30 или 24.. (по умолчанию: %1..%2).</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: %1).</source>
        <translation>Останавливать судоку после N проходов сети (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>Convoku checks the answers of a custom network. RESULT is wrong if the network calls a grid solved that is not a solution of the puzzle. With --count, or --solutions above 1, Convoku checks and counts every solution itself. RESULT and the word after the number are then wrong if the puzzle has a different number of solutions. Otherwise no_solution is the network’s answer, right or wrong.</source>
        <translation>Convoku проверяет ответы своей сети. RESULT — wrong, если сеть называет решённой сетку, которая не решает судоку. С --count или с --solutions больше 1 Convoku проверяет каждое решение и сам считает их: RESULT и слово после числа — wrong, если у судоку другое число решений. Иначе no_solution — то, что говорит сеть, верно это или нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) have a different number of solutions than the network found.</source>
        <translation>
            <numerusform>У %n судоку другое число решений, чем нашла сеть.</numerusform>
            <numerusform>У %n судоку другое число решений, чем нашла сеть.</numerusform>
            <numerusform>У %n судоку другое число решений, чем нашла сеть.</numerusform>
        </translation>
    </message>
    <message>
        <source>This grid is wrong: it is not a solution of the puzzle.</source>
        <translation>Эта сетка неверна: она не решает судоку.</translation>
    </message>
    <message>
        <source>The result is wrong if your own network calls a grid solved that is not a solution of the puzzle.</source>
        <translation>Результат — wrong, если своя сеть называет решённой сетку, которая не решает судоку.</translation>
    </message>
    <message>
        <source>With --data: total time in minutes (default: %1, or as long as --steps take).</source>
        <translation>С --data: время на всё, в минутах (по умолчанию: %1 или сколько займут --steps).</translation>
    </message>
    <message>
        <source>Training the network %1 on puzzles from %2.</source>
        <translation>Сеть %1 обучается на судоку из %2.</translation>
    </message>
    <message>
        <source>There was time for %1 of the %2 puzzles in the test set.</source>
        <translation>Времени хватило, чтобы решить %1 из отложенных судоку (всего %2).</translation>
    </message>
    <message>
        <source>Cancelled after step %1. --resume %2 continues the training.</source>
        <translation>Отменено после шага %1. --resume %2 продолжит обучение.</translation>
    </message>
    <message>
        <source>With --data, one line every 15 seconds and one at the end. They measure the network’s first answer on the test set. accuracy1 is the share of all cells that are correct (givens are kept), and accuracy2 that of the open cells. accuracy3 is the share of puzzles with all cells correct. The last line shows how the network solves them pass by pass, without search, with a 95 % interval. --minutes limits the whole command. If time runs short, fewer puzzles are solved.</source>
        <translation>С --data — по строке каждые 15 секунд и одна в конце: на отложенных для этого судоку, когда сеть спрашивают один раз, accuracy1 — доля всех клеток, которые верны (исходные цифры сохраняются), accuracy2 — доля среди пустых, accuracy3 — доля судоку, в которых верны все клетки. Последняя строка говорит, как сеть решает их проход за проходом, без поиска, с интервалом 95 %. --minutes — время всей команды: если его не хватает, решается меньше судоку.</translation>
    </message>
    <message>
        <source>With --data and -o, Convoku writes the network, its weights and a checkpoint about every 10 seconds. Ctrl+C ends the training: everything learned so far is kept, and the exit status is 2.</source>
        <translation>С --data и -o сеть, её веса и контрольная точка записываются примерно каждые 10 секунд. Ctrl+C завершает обучение: то, чему она научилась до этого, сохраняется, а код завершения — 2.</translation>
    </message>
    <message>
        <source>Backend that runs the network: bitwise (one bit per puzzle, the default) or torch (LibTorch, hundreds of times slower). Both give the same results.</source>
        <translation>Что выполняет сеть: bitwise (один бит на судоку, по умолчанию) или torch (LibTorch, в сотни раз медленнее). Результат у обоих одинаков.</translation>
    </message>
    <message>
        <source>At the end: the network runs until it stops. Without search it runs until nothing changes, even after a contradiction. A network that fills one cell per pass therefore fills the grid one cell at a time. In one shot: each open cell gets the digit that the network rates highest in its first pass; givens are kept. Only networks that rate every digit of a cell and have no memory give this answer.</source>
        <translation>В конце: сеть работает, пока не остановится. Без поиска она работает, пока что-то меняется, и за противоречием тоже. Сеть, которая заполняет одну клетку за проход, так заполняет сетку по одной клетке. За один раз: каждая открытая клетка получает цифру, которую сеть в первом проходе считает самой вероятной; исходные цифры сохраняются. Такой ответ есть только у сетей, которые оценивают каждую цифру клетки, и его нет у сетей с памятью.</translation>
    </message>
    <message>
        <source>Parameters are the numbers in the weights and biases of the rules’ convolutions, trained and fixed ones. Trained numbers that several layers share count once. All numbers of an ONNX file count as trained.</source>
        <translation>Параметры — это числа в весах и смещениях свёрток правил, обученные и постоянные. Обученные числа, общие для нескольких слоёв, считаются один раз. Все числа файла ONNX считаются обученными.</translation>
    </message>
    <message>
        <source>Multiply-adds are counted for all convolutions of a pass, with verdict and search. csv and json also list the operations of other layers. Times are measured with puzzles side by side on this computer.</source>
        <translation>Умножения со сложением — всех свёрток прохода, с вердиктом и поиском; в csv и json есть и то, что вычисляют другие слои. Время — для судоку, решаемых рядом на этом компьютере.</translation>
    </message>
    <message>
        <source>One picture for each pass (the default), or for each change: every rule that removed something, every event of the search. A pass that removes more than %1 candidates always has one picture for each rule.</source>
        <translation>Кадр на каждый проход (по умолчанию) или на каждое изменение: каждое правило, которое что-то удалило, каждое событие поиска. Для прохода, который удаляет больше %1 кандидатов, — всегда кадр на каждое правило.</translation>
    </message>
    <message>
        <source>Describe the step in a sentence below the board (default: for animations of runs and proofs at least %1 pixels wide).</source>
        <translation>С фразой под полем: что сделал шаг. По умолчанию — у анимации прогона или доказательства шириной от %1 пикселей.</translation>
    </message>
    <message>
        <source>Omit the sentence below the board.</source>
        <translation>Без этой фразы.</translation>
    </message>
    <message>
        <source>Count up to N solutions (default: 2).</source>
        <translation>Считать до N решений (по умолчанию: 2).</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>ТЕКСТ</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>КЛЮЧ</translation>
    </message>
    <message>
        <source>Sort the rows by %1. A leading - puts the largest first.</source>
        <translation>Сортировать строки по %1; с - впереди — сначала наибольшие.</translation>
    </message>
    <message>
        <source>Write one row per input instead of one per puzzle.</source>
        <translation>Писать по одной строке на каждый ввод, а не на каждую головоломку.</translation>
    </message>
    <message>
        <source>text (the default), csv or json: one object per line.</source>
        <translation>text (по умолчанию), csv или json: по объекту в строке.</translation>
    </message>
    <message>
        <source>passes, guesses, taken_back and depth are those of the network’s run to its first solution. verdict is %1.</source>
        <translation>passes, guesses, taken_back и depth относятся к прогону сети до первого решения. verdict — одно из: %1.</translation>
    </message>
    <message>
        <source>Example: convoku-cli analyse --total --format csv *.txt &gt; table.csv</source>
        <translation>Пример: convoku-cli analyse --total --format csv *.txt &gt; table.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still analysed) or output that cannot be written.</source>
        <translation>Код возврата: 0 готово, 2 неверный вызов, плохой ввод (хорошие головоломки всё равно анализируются) или вывод, который нельзя записать.</translation>
    </message>
    <message>
        <source>--sort: there is no “%1”. Use one of %2.</source>
        <translation>--sort: «%1» не существует. Известны: %2.</translation>
    </message>
    <message>
        <source>--total and --sort conflict: totals are in the order of the inputs.</source>
        <translation>--total и --sort не сочетаются: итоги остаются в порядке ввода.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) read</source>
        <translation>
            <numerusform>прочитано: %n судоку</numerusform>
            <numerusform>прочитано: %n судоку</numerusform>
            <numerusform>прочитано: %n судоку</numerusform>
        </translation>
    </message>
    <message>
        <source>--change: there is no “%1”. Use one of %2.</source>
        <translation>--change: «%1» не существует. Известны: %2.</translation>
    </message>
    <message>
        <source>--position: there is no rule “%1” in this run. Use one of %2.</source>
        <translation>--position: правило «%1» не выполняется. Выполняются: %2.</translation>
    </message>
    <message>
        <source>Write the minimal form (minlex) of each puzzle: the smallest text that results from turning, mirroring, moving lines and renaming digits.</source>
        <translation>Записать минимальную форму (minlex) каждой головоломки: наименьший текст, который дают повороты, отражения, перестановки линий и переименование цифр.</translation>
    </message>
    <message>
        <source>Leave out puzzles that have the same minimal form as an earlier one.</source>
        <translation>Опустить головоломки с той же минимальной формой, что и у более ранней.</translation>
    </message>
    <message>
        <source>KIND,KIND…</source>
        <translation>ВИД,ВИД…</translation>
    </message>
    <message>
        <source>Change each puzzle at random without changing its difficulty: %1.</source>
        <translation>Случайно изменить каждую головоломку, не меняя её сложности: %1.</translation>
    </message>
    <message>
        <source>With --change: the same number makes the same changes (default: 1).</source>
        <translation>С --change: одно и то же число даёт одни и те же изменения (по умолчанию: 1).</translation>
    </message>
    <message>
        <source>Remove givens, from the first cell on, as long as the puzzle has one solution.</source>
        <translation>Убирать данные цифры, начиная с первой клетки, пока у головоломки одно решение.</translation>
    </message>
    <message>
        <source>Instead of each puzzle, write the first position in which this rule of the network removes candidates and no earlier rule does. Puzzles without such a position are left out.</source>
        <translation>Вместо каждой головоломки записать первую позицию, в которой это правило сети убирает кандидатов, а ни одно правило перед ним — нет. Головоломки без такой позиции опускаются.</translation>
    </message>
    <message>
        <source>A line has 81 characters, or 729 candidates if the puzzle consists of more than its givens, and the puzzle’s comment. Options apply in this order: --position, --minimise, --change, --canonical, --dedupe.</source>
        <translation>Строка содержит 81 знак, или 729 кандидатов, если в головоломке есть что-то кроме данных цифр, и комментарий. Параметры действуют в таком порядке: --position, --minimise, --change, --canonical, --dedupe.</translation>
    </message>
    <message>
        <source>Example: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</source>
        <translation>Пример: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 a puzzle could not be changed as requested, 2 wrong usage, bad input (the good puzzles are still written) or output that cannot be written.</source>
        <translation>Код возврата: 0 готово, 1 головоломку не удалось изменить, как требовалось, 2 неверный вызов, плохой ввод (хорошие головоломки всё равно записываются) или вывод, который нельзя записать.</translation>
    </message>
    <message>
        <source>--seed needs --change.</source>
        <translation>Для --seed нужен --change.</translation>
    </message>
    <message>
        <source>--%1 needs --position.</source>
        <translation>Для --%1 нужен --position.</translation>
    </message>
    <message>
        <source>%1: the puzzle does not have exactly one solution. It is left unchanged.</source>
        <translation>%1: у головоломки не ровно одно решение; она остаётся как есть.</translation>
    </message>
    <message>
        <source>%1: a house has a digit twice, so there is no minimal form. The puzzle is left unchanged.</source>
        <translation>%1: в области цифра стоит дважды, поэтому минимальной формы нет; головоломка остаётся как есть.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) left out.</source>
        <translation>
            <numerusform>Опущено: %n судоку.</numerusform>
            <numerusform>Опущено: %n судоку.</numerusform>
            <numerusform>Опущено: %n судоку.</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse puzzles: the number of solutions and the effort to find them.</source>
        <translation>Анализ судоку: сколько у них решений и что нужно, чтобы их найти.</translation>
    </message>
    <message>
        <source>The network whose rules rate a puzzle (default: one_kernel; none: no rating).</source>
        <translation>Сеть, правилами которой оценивается судоку (по умолчанию: one_kernel; none: без оценки).</translation>
    </message>
    <message>
        <source>Show only puzzles that match this filter, as in the window: “passes &gt; 20, no guesses”.</source>
        <translation>Показывать только судоку, подходящие под этот фильтр, как в окне: «passes &gt; 20, no guesses».</translation>
    </message>
    <message>
        <source>needs rates a puzzle by rules: the weakest set of rules from --needs that solves it without a guess, or “guess” if there is none. The last rule of the set is the first that, with the rules before it, solves the puzzle. Unnecessary rules before it are left out. Totals count puzzles by that rule, as needs_RULE.</source>
        <translation>needs оценивает судоку в правилах: самый слабый набор правил из --needs, который решает его без предположений, или «guess», если такого нет. Его последнее правило — первое, с которым правила до него включительно решают судоку; ненужные правила перед ним опущены. В итогах судоку считаются по этому правилу, как needs_ПРАВИЛО.</translation>
    </message>
    <message>
        <source>Convoku prints totals on standard error after the rows. Memory use does not depend on the number of puzzles, except with --sort.</source>
        <translation>Итоги выводятся после строк в стандартный поток ошибок. Число судоку не влияет на память, кроме как с --sort.</translation>
    </message>
    <message>
        <source>Write puzzles in minimal form, without repetitions, changed at random, or as positions.</source>
        <translation>Записать судоку в минимальной форме, без повторов, со случайными изменениями или как позиции.</translation>
    </message>
    <message>
        <source>--dedupe takes about 100 bytes of memory per puzzle. Without it, memory use does not depend on the number of puzzles.</source>
        <translation>--dedupe занимает около 100 байт памяти на судоку; без него число судоку не важно.</translation>
    </message>
    <message>
        <source>Several inputs are measured one after the other; their lines begin with file= and the name.</source>
        <translation>Несколько вводов измеряются один за другим; их строки начинаются с file= и имени.</translation>
    </message>
    <message>
        <source>Place the givens in the cells that have digits in this puzzle of 81 characters.</source>
        <translation>Поставить исходные цифры в те клетки, где у этого судоку из 81 знака стоят цифры.</translation>
    </message>
    <message>
        <source>--pattern already places the givens. Omit --%1.</source>
        <translation>--pattern задаёт места исходных цифр: уберите --%1.</translation>
    </message>
    <message>
        <source>With several puzzles, the events of each puzzle follow those of the previous one. In text, a line with # and the puzzle precedes them; in jsonl, their start has the puzzle’s &quot;number&quot;.</source>
        <translation>Для нескольких судоку события каждого следуют за событиями предыдущего: в text — после строки с # и судоку, в jsonl — начиная со start с номером судоку &quot;number&quot;.</translation>
    </message>
    <message>
        <source>Print a script that lets bash, zsh or fish complete these commands and their options.</source>
        <translation>Вывести сценарий, с которым bash, zsh или fish дополняет эти команды и их параметры.</translation>
    </message>
    <message>
        <source>The first argument can be:</source>
        <translation>Первым аргументом может быть:</translation>
    </message>
    <message>
        <source>[WHAT] PUZZLE -o FILE</source>
        <translation>[WHAT] PUZZLE -o FILE</translation>
    </message>
    <message>
        <source>The board, from the puzzle to the end (the default).</source>
        <translation>Поле, от исходного судоку до конца прогона (по умолчанию).</translation>
    </message>
    <message>
        <source>Two runs side by side, with --without or --against.</source>
        <translation>Два прогона рядом, с --without или --against.</translation>
    </message>
    <message>
        <source>The removals that explain why a candidate such as r1c2=5 was removed.</source>
        <translation>Удаления, объясняющие, почему кандидата, например r1c2=5, больше нет.</translation>
    </message>
    <message>
        <source>The search tree, as a picture.</source>
        <translation>Дерево поиска, изображением.</translation>
    </message>
    <message>
        <source>One pass whose state is fed back, as a picture.</source>
        <translation>Один проход, состояние которого подаётся обратно, изображением.</translation>
    </message>
    <message>
        <source>The candidates as a cube, with the slice of the rule whose step --at names. An animation turns the cube to the rule that finds the same from the side.</source>
        <translation>Кандидаты как куб, со срезом правила, шаг которого указан в --at. В анимации куб поворачивается к правилу, которое находит то же самое сбоку.</translation>
    </message>
    <message>
        <source>A layer, by its pass, its step and its place in the step, such as 17.4.1. An animation slides its kernel over the input.</source>
        <translation>Слой: его проход, шаг и место в шаге, например 17.4.1. В анимации ядро слоя движется по входу.</translation>
    </message>
    <message>
        <source>The layers of a rule (by its id), of verdict, search or encode, or the groups of a pass (pass), as a picture. It needs no PUZZLE.</source>
        <translation>Слои правила (по его id), слои verdict, search или encode либо группы прохода (pass), изображением. PUZZLE не нужно.</translation>
    </message>
    <message>
        <source>The file to write. Animations: .gif, .webp, .apng, .mp4 and .webm (the last two need ffmpeg). Pictures: .png, .svg and .pdf. An existing file is replaced only when the new one is complete. - is standard output, and needs --format.</source>
        <translation>Файл, который будет записан. Анимации: .gif, .webp, .apng, .mp4 и .webm (для двух последних нужен ffmpeg). Изображения: .png, .svg и .pdf. Существующий файл заменяется, только когда новый готов целиком. - означает стандартный вывод и требует --format.</translation>
    </message>
    <message>
        <source>Write a .png or .svg file as an animation.</source>
        <translation>Записать файл .png или .svg как анимацию.</translation>
    </message>
    <message>
        <source>With compare: the rules that the second run omits, separated by commas (search is one of them).</source>
        <translation>С compare: правила, без которых идёт второй прогон (через запятую; search — тоже одно из них).</translation>
    </message>
    <message>
        <source>With compare: the network of the second run, named as with --network.</source>
        <translation>С compare: сеть второго прогона; указывается так же, как в --network.</translation>
    </message>
    <message>
        <source>With compare: the boards one above the other, as an animation for a phone (--size 390).</source>
        <translation>С compare: поля одно над другим, как анимация для телефона (--size 390).</translation>
    </message>
    <message>
        <source>Begin the animation with this title, which is shown for two seconds.</source>
        <translation>Начать анимацию с этого заглавия; оно показывается две секунды.</translation>
    </message>
    <message>
        <source>The text above the board, in place of pass, depth and candidates left.</source>
        <translation>Текст над полем вместо прохода, глубины и числа оставшихся кандидатов.</translation>
    </message>
    <message>
        <source>Largest number of colours: 127 (the default) or 255 for a GIF or an animated PNG. Use all for an animated PNG or a WebP with exact colours, even if a palette makes the file smaller.</source>
        <translation>Наибольшее число цветов: 127 (по умолчанию) или 255 для GIF или анимированного PNG. Чтобы в анимированном PNG или WebP цвета были точными, укажите all, даже если с палитрой файл меньше.</translation>
    </message>
    <message>
        <source>The background of a PNG or SVG picture: that of the theme (the default), or transparent.</source>
        <translation>Фон изображения PNG или SVG: фон оформления (theme, по умолчанию) или прозрачный (transparent).</translation>
    </message>
    <message>
        <source>Rewrite the file whenever the file of the puzzle or the network changes. Press Ctrl+C to stop.</source>
        <translation>Записывать файл заново при каждом изменении файла судоку или сети. Ctrl+C прекращает это.</translation>
    </message>
    <message>
        <source>If a file has one of these words as its name, write it with its folder: ./run.</source>
        <translation>Файл, имя которого совпадает с одним из этих слов, указывается вместе с папкой: ./run.</translation>
    </message>
    <message>
        <source>compare needs a second run: --without RULES or --against NETWORK.</source>
        <translation>compare требует второго прогона: --without RULES или --against NETWORK.</translation>
    </message>
    <message>
        <source>proof: “%1” is not a candidate. Example: r1c2=5.</source>
        <translation>proof: «%1» — не кандидат, например r1c2=5.</translation>
    </message>
    <message>
        <source>proof: %1 is still present in %2. Nothing has removed it.</source>
        <translation>proof: кандидат %1 на месте (%2): его ничто не удалило.</translation>
    </message>
    <message>
        <source>%1: specify what to show, such as %2.</source>
        <translation>После %1 укажите, что показать, например %2.</translation>
    </message>
    <message>
        <source>--%1 and %2 conflict: a file shows only one of them.</source>
        <translation>--%1 не сочетается с %2: файл показывает что-то одно.</translation>
    </message>
    <message>
        <source>--%1 is an earlier spelling. The command is now: %2 export %3 …</source>
        <translation>--%1 — прежняя запись. Теперь команда такая: %2 export %3 …</translation>
    </message>
    <message>
        <source>cube: %1 is not a step of a rule. Name one with --at, such as 17.4.</source>
        <translation>cube: %1 — не шаг правила. Укажите такой шаг с помощью --at, например 17.4.</translation>
    </message>
    <message>
        <source>The smallest numbers are only %1 pixels high.</source>
        <translation>Высота самых мелких чисел — всего %1 пикс.</translation>
    </message>
    <message>
        <source>--size %1 makes them readable, and --number with --close-up shows fewer.</source>
        <translation>С --size %1 их можно прочитать; --number с --close-up показывает меньше чисел.</translation>
    </message>
    <message>
        <source>--number with --close-up shows fewer and larger ones.</source>
        <translation>--number с --close-up показывает меньше чисел, но крупнее.</translation>
    </message>
    <message>
        <source>With layer: the number of the output whose window and arithmetic are shown, such as r1c2=5 (a candidate), r1=5, c1=5, b1=5 (a house and a digit) or b1=25 (a pair).</source>
        <translation>С layer: число выхода, для которого показаны окно и вычисление, например r1c2=5 (кандидат), r1=5, c1=5, b1=5 (дом и цифра) или b1=25 (пара).</translation>
    </message>
    <message>
        <source>With layer and an animation: slide over one output plane (the default) or over all. The one plane is that of --number, or else the first.</source>
        <translation>С layer и анимацией: движение по одной плоскости выхода (по умолчанию; по той, где число из --number, иначе по первой) или по всем.</translation>
    </message>
    <message>
        <source>With layer: all of its numbers in one step, with all windows over the input. An animation shows the windows first.</source>
        <translation>С layer: все числа слоя за один шаг, со всеми окнами на входе. Анимация сначала показывает окна.</translation>
    </message>
    <message>
        <source>layer: “%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>layer: «%1» — не адрес слоя, например 17.4.1.</translation>
    </message>
    <message>
        <source>“%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>«%1» — не адрес слоя, например 17.4.1.</translation>
    </message>
    <message>
        <source>graph: “%1” is not one of %2.</source>
        <translation>graph: «%1» — не одно из %2.</translation>
    </message>
    <message>
        <source>an animation of a run</source>
        <translation>анимации прогона</translation>
    </message>
    <message>
        <source>a picture of a run</source>
        <translation>изображению прогона</translation>
    </message>
    <message>
        <source>animations of a collection (--each)</source>
        <translation>анимациям сборника (--each)</translation>
    </message>
    <message>
        <source>pictures of a collection (--each)</source>
        <translation>изображениям сборника (--each)</translation>
    </message>
    <message>
        <source>an animation of two runs</source>
        <translation>анимации двух прогонов</translation>
    </message>
    <message>
        <source>a picture of two runs</source>
        <translation>изображению двух прогонов</translation>
    </message>
    <message>
        <source>an animation of a proof</source>
        <translation>анимации доказательства</translation>
    </message>
    <message>
        <source>a picture of a proof</source>
        <translation>изображению доказательства</translation>
    </message>
    <message>
        <source>a search tree</source>
        <translation>дереву поиска</translation>
    </message>
    <message>
        <source>a picture of the recurrence</source>
        <translation>изображению рекуррентности</translation>
    </message>
    <message>
        <source>an animation of the cube</source>
        <translation>анимации куба</translation>
    </message>
    <message>
        <source>a picture of the cube</source>
        <translation>изображению куба</translation>
    </message>
    <message>
        <source>an animation of a layer</source>
        <translation>анимации слоя</translation>
    </message>
    <message>
        <source>a picture of a layer</source>
        <translation>изображению слоя</translation>
    </message>
    <message>
        <source>a graph</source>
        <translation>графу</translation>
    </message>
    <message>
        <source>--%1 does not apply to %2.</source>
        <translation>Параметр --%1 неприменим к %2.</translation>
    </message>
    <message>
        <source>Use --at.</source>
        <translation>Используйте --at.</translation>
    </message>
    <message>
        <source>Use --from and --to.</source>
        <translation>Используйте --from и --to.</translation>
    </message>
    <message>
        <source>Use it with --each.</source>
        <translation>Используйте его вместе с --each.</translation>
    </message>
    <message>
        <source>--text applies to SVG only.</source>
        <translation>Параметр --text применим только к SVG.</translation>
    </message>
    <message>
        <source>--background applies to PNG and SVG only.</source>
        <translation>Параметр --background применим только к PNG и SVG.</translation>
    </message>
    <message>
        <source>--loops does not apply to %1: the player decides how often it plays.</source>
        <translation>Параметр --loops неприменим к %1: число повторов определяет проигрыватель.</translation>
    </message>
    <message>
        <source>--colours does not apply to %1.</source>
        <translation>Параметр --colours неприменим к %1.</translation>
    </message>
    <message>
        <source>--colours all applies to WebP and APNG only. Use 127 or 255.</source>
        <translation>Параметр --colours all применим только к WebP и APNG. Укажите 127 или 255.</translation>
    </message>
    <message>
        <source>--animated does not apply to %1.</source>
        <translation>Параметр --animated неприменим к %1.</translation>
    </message>
    <message>
        <source>--animated: a PDF cannot be animated. Use .svg, .png or one of %1.</source>
        <translation>--animated: PDF не может быть анимацией. Используйте .svg, .png или один из форматов: %1.</translation>
    </message>
    <message>
        <source>--each does not apply to %1: it exports the run of each puzzle.</source>
        <translation>--each неприменим к %1: он экспортирует прогон каждой головоломки.</translation>
    </message>
    <message>
        <source>--%1 and --%2 conflict.</source>
        <translation>--%1 не сочетается с --%2.</translation>
    </message>
    <message>
        <source>--%1 needs --%2.</source>
        <translation>Для --%1 нужно --%2.</translation>
    </message>
    <message>
        <source>--through needs a network with a memory.</source>
        <translation>Для --through нужна сеть, которая запоминает.</translation>
    </message>
    <message>
        <source>--acquired needs a network without a memory.</source>
        <translation>Для --acquired нужна сеть, которая ничего не запоминает.</translation>
    </message>
    <message>
        <source>The training that comes with the program: how ten starts learned the rule “is the count 1?”. For a picture, --at names the step (default: the last one). It needs no PUZZLE.</source>
        <translation>Обучение, которое входит в программу: как десять стартов выучили правило «равно ли число 1?». Для изображения --at задаёт шаг (по умолчанию последний). PUZZLE не нужно.</translation>
    </message>
    <message>
        <source>export %1 takes no PUZZLE.</source>
        <translation>export %1 не принимает PUZZLE.</translation>
    </message>
    <message>
        <source>an animation of a training</source>
        <translation>анимации обучения</translation>
    </message>
    <message>
        <source>a picture of a training</source>
        <translation>изображению обучения</translation>
    </message>
    <message>
        <source>%1, %2 s left</source>
        <translation>%1, осталось %2 с</translation>
    </message>
    <message>
        <source>%1, %2 min left</source>
        <translation>%1, осталось %2 мин</translation>
    </message>
    <message>
        <source>Number of candidates that each rule removed in each pass, as a picture of at most %1 passes.</source>
        <translation>Сколько кандидатов удалило каждое правило в каждом проходе, изображением; проходов не больше %1.</translation>
    </message>
    <message>
        <source>table: the range contains no pass.</source>
        <translation>table: нет проходов, которые можно показать.</translation>
    </message>
    <message>
        <source>table: %2 passes do not fit; the limit is %1. Use --from and --to.</source>
        <translation>table: помещается проходов не больше %1, а здесь их %2. Укажите часть из них с помощью --from и --to.</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>таблице</translation>
    </message>
    <message>
        <source>Number of threads that share the boards of a step (default: 1). A different number changes the rounding.</source>
        <translation>Потоки, которые делят между собой поля одного шага (по умолчанию: 1). Если их несколько, суммы округляются в другом порядке.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Интервал 95 %</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>от %1 до %2 %</translation>
    </message>
    <message>
        <source>In one shot</source>
        <translation>За один раз</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>Puzzles: %1. Open cells: %2.</source>
        <translation>Судоку: %1. Открытые клетки: %2.</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Исходные</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>one shot: %1</source>
        <translation>за один раз: %1</translation>
    </message>
    <message>
        <source>end: %1</source>
        <translation>в конце: %1</translation>
    </message>
    <message>
        <source>NETWORK INPUT…</source>
        <translation>NETWORK INPUT…</translation>
    </message>
    <message>
        <source>Measure how many cells and puzzles a network gets right, with the metrics of published reports.</source>
        <translation>Измерить, какую часть судоку сеть решает верно, как в отчётах об обученных сетях.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1).</source>
        <translation>Останавливать судоку после N проходов сети (по умолчанию: %1).</translation>
    </message>
    <message>
        <source>NETWORK is a name or a file, as for --network in other commands. It runs without search.</source>
        <translation>NETWORK — имя или файл, как в --network других команд. Сеть работает без поиска.</translation>
    </message>
    <message>
        <source>accuracy1 is the share of correct cells out of all 81, accuracy2 the share out of the open cells, accuracy3 the share of puzzles in which every cell is correct.</source>
        <translation>accuracy1 — доля верных клеток среди всех 81, accuracy2 — среди тех, что были открыты, accuracy3 — доля судоку, в которых верны все клетки.</translation>
    </message>
    <message>
        <source>In one shot: each cell, including the givens, gets the digit that the network rates highest in its first pass. Only networks that rate every digit of a cell have this result.</source>
        <translation>За один раз: каждая клетка, в том числе с исходной цифрой, получает цифру, которую сеть в первом проходе считает самой вероятной. Такой ответ есть только у сетей, которые оценивают каждую цифру клетки.</translation>
    </message>
    <message>
        <source>At the end: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time. Givens are kept. An open cell counts as wrong.</source>
        <translation>В конце: сеть работает, пока что-то меняется, и за противоречием тоже. Сеть, которая заполняет одну клетку за проход, заполняет сетку по одной клетке. Исходные цифры сохраняются. Клетка, которая осталась открытой, верной не считается.</translation>
    </message>
    <message>
        <source>The correct solution is the one in the second column of the input. Without a second column it is the only solution, and puzzles with several solutions are skipped.</source>
        <translation>Верным считается решение, с которым судоку пришло, во втором столбце. Если его нет, верно единственное решение, а судоку с несколькими пропускаются.</translation>
    </message>
    <message>
        <source>All intervals are 95 % confidence intervals. For accuracy1 and accuracy2 they account for the dependence between cells of the same puzzle.</source>
        <translation>Все интервалы — с уровнем 95 %. Для accuracy1 и accuracy2 они учитывают, что клетки одного судоку зависят друг от друга.</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</source>
        <translation>Пример: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still counted), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>Код возврата: 0 — готово; 2 — неверный вызов, плохие входные данные (годные судоку всё равно учитываются), сбой сети, результат не удалось записать или отменено.</translation>
    </message>
    <message>
        <source>A network is missing. Use a name or a file.</source>
        <translation>Не указана сеть: её имя или файл.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) without a known solution are left out.</source>
        <translation>
            <numerusform>%n судоку без известного решения пропущено.</numerusform>
            <numerusform>%n судоку без известного решения пропущены.</numerusform>
            <numerusform>%n судоку без известного решения пропущено.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle to evaluate the network on.</source>
        <translation>Нет судоку, на которых можно было бы оценить сеть.</translation>
    </message>
    <message>
        <source>SPREAD</source>
        <translation>SPREAD</translation>
    </message>
    <message>
        <source>Remove digits from full grids at random, without checking for a unique solution, and write puzzle,solution on each line. even: every number of givens in --givens (default: %1..%2) is equally likely; normal: numbers near the middle are more likely.</source>
        <translation>Вместо этого случайно убирать цифры из полных сеток, останется одно решение или нет, и записывать сетку после каждого судоку: puzzle,solution. even: все количества исходных цифр из --givens (по умолчанию: %1..%2) равновероятны; normal: те, что ближе к середине, вероятнее.</translation>
    </message>
    <message>
        <source>For an ONNX file that scores each digit: choose the digit with the largest share of its cell (shares, the default) or with the largest output (logits).</source>
        <translation>Для файла ONNX, который выдаёт уверенность в каждой цифре: самой надёжной считается цифра с наибольшей долей в своей клетке (shares, по умолчанию) или с наибольшим числом на выходе (logits).</translation>
    </message>
    <message>
        <source>--surest needs a network in an ONNX file.</source>
        <translation>--surest требует сеть в файле ONNX.</translation>
    </message>
    <message>
        <source>--surest does not apply to files that Convoku wrote: they contain the rule that fills a cell.</source>
        <translation>--surest: файл записан этой программой, и в нём самом сказано, что заполняется.</translation>
    </message>
    <message>
        <source>With --data: file for the training puzzles and their solutions (puzzle,solution).</source>
        <translation>С --data: записать судоку, на которых идёт обучение, с их решениями, в виде таблицы: puzzle,solution.</translation>
    </message>
    <message>
        <source>The networks of a comparison need puzzles on the same board.</source>
        <translation>Сравниваемым сетям нужны судоку на одном и том же поле.</translation>
    </message>
    <message>
        <source>--pattern: “%1” is not a pattern. Use a puzzle of %3 characters with a digit in at least %2 cells.</source>
        <translation>--pattern: «%1» — не образец. Используйте судоку из %3 символов, где цифры стоят не менее чем в %2 клетках.</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) on a different board.</source>
        <translation>
            <numerusform>Ещё %n судоку на другом поле.</numerusform>
            <numerusform>Ещё %n судоку на другом поле.</numerusform>
            <numerusform>Ещё %n судоку на другом поле.</numerusform>
        </translation>
    </message>
    <message>
        <source>All layers of a pass, such as 1, or of one of its steps, such as 1.2, with every number. On paper, a rule on a 4×4 board fits A3, and a pass fits A0. An animation adds layer after layer, or step after step of a pass.</source>
        <translation>Все слои прохода, например 1, или одного его шага, например 1.2, со всеми числами. На бумаге правило на поле 4×4 помещается на A3, а проход — на A0. Анимация добавляет слой за слоем, а в проходе — шаг за шагом.</translation>
    </message>
    <message>
        <source>P[.S]</source>
        <translation>P[.S]</translation>
    </message>
    <message>
        <source>pass: %1 numbers do not fit on a page; the limit is %2. Name a step, such as 1.2, or use a network for a smaller board.</source>
        <translation>pass: %1 чисел не помещаются на страницу, предел — %2. Укажите шаг, например 1.2, или возьмите сеть для меньшего поля.</translation>
    </message>
    <message>
        <source>an animation of a pass</source>
        <translation>анимации прохода</translation>
    </message>
    <message>
        <source>a picture of a pass</source>
        <translation>изображению прохода</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionExportDialog</name>
    <message>
        <source>Export collection</source>
        <translation>Экспорт сборника</translation>
    </message>
    <message numerus="yes">
        <source>the %n shown by the filter</source>
        <translation>
            <numerusform>%n, показанное фильтром</numerusform>
            <numerusform>%n, показанные фильтром</numerusform>
            <numerusform>%n, показанных фильтром</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n puzzle(s)</source>
        <translation>
            <numerusform>всё, %n судоку</numerusform>
            <numerusform>все %n судоку</numerusform>
            <numerusform>все %n судоку</numerusform>
        </translation>
    </message>
    <message>
        <source>an animation of its run</source>
        <translation>анимация прогона</translation>
    </message>
    <message>
        <source>a picture of the end of its run</source>
        <translation>изображение конца прогона</translation>
    </message>
    <message>
        <source>a picture of the puzzle</source>
        <translation>изображение судоку</translation>
    </message>
    <message>
        <source>skip the puzzle</source>
        <translation>пропустить судоку</translation>
    </message>
    <message>
        <source>replace the file</source>
        <translation>заменить файл</translation>
    </message>
    <message>
        <source>number the new file</source>
        <translation>добавить к имени номер</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Вы&amp;брать…</translation>
    </message>
    <message>
        <source>{number} is the puzzle’s position in the collection, {name} is its name</source>
        <translation>{number} — место судоку в сборнике, {name} — его название</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>&amp;Судоку</translation>
    </message>
    <message>
        <source>F&amp;or each</source>
        <translation>&amp;Для каждого</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>П&amp;апка</translation>
    </message>
    <message>
        <source>File &amp;names</source>
        <translation>Имена &amp;файлов</translation>
    </message>
    <message>
        <source>If a file &amp;is there</source>
        <translation>Если файл у&amp;же есть</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Что стало с судоку</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>&amp;Copy outcomes</source>
        <translation>&amp;Копировать результаты</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Выберите папку.</translation>
    </message>
    <message>
        <source>The file names need {number} or {name}; otherwise all are equal.</source>
        <translation>В именах файлов нужно {number} или {name}, иначе все они совпадут.</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>например, %1</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Папка для файлов</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 — не папка, и создать её не удаётся.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>записан %n файл</numerusform>
            <numerusform>записано %n файла</numerusform>
            <numerusform>записано %n файлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>пропущено: %n</numerusform>
            <numerusform>пропущено: %n</numerusform>
            <numerusform>пропущено: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>с ошибкой: %n</numerusform>
            <numerusform>с ошибкой: %n</numerusform>
            <numerusform>с ошибкой: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cancelled: %n left</source>
        <translation>
            <numerusform>прервано, осталось: %n</numerusform>
            <numerusform>прервано, осталось: %n</numerusform>
            <numerusform>прервано, осталось: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CollectionModel</name>
    <message>
        <source>Line %1 of the file</source>
        <translation>Строка %1 файла</translation>
    </message>
    <message>
        <source>%1: passes in which this rule removed something</source>
        <translation>%1: проходы, в которых это правило что-то удалило</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPane</name>
    <message>
        <source>Compare over the collection</source>
        <translation>Сравнить на сборнике</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>Копировать таблицу как текст</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the table as CSV for spreadsheets and scripts</source>
        <translation>Сохранить таблицу с запятыми для электронных таблиц и скриптов</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Изображение…</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Сохранить изображение таблицы</translation>
    </message>
    <message>
        <source>Puzzles to compare on</source>
        <translation>Судоку для сравнения</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>первые %1</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Ход сравнения</translation>
    </message>
    <message>
        <source>Networks compared</source>
        <translation>Сравнение сетей</translation>
    </message>
    <message>
        <source>Finding the solutions</source>
        <translation>Поиск решений</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>networks</source>
        <translation>seti</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>Таблица (%1)</translation>
    </message>
    <message>
        <source>On the collection %1</source>
        <translation>На сборнике %1</translation>
    </message>
    <message>
        <source>Open a collection to compare the networks on all its puzzles.</source>
        <translation>Откройте сборник судоку, чтобы сравнить сети на нём целиком.</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPanel</name>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>Выбрать столбец…</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>Several columns of this table contain puzzles. Choose the one to list</source>
        <translation>Судоку есть в нескольких столбцах таблицы: выберите, какой показывать</translation>
    </message>
    <message>
        <source>The analysis failed: %1</source>
        <translation>Анализ прервался: %1</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Чтение %1 …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>текста</translation>
    </message>
    <message>
        <source>Open a file with several puzzles to choose one here.</source>
        <translation>Откройте файл с несколькими судоку, чтобы выбирать из них здесь.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a file&apos;s name and how many puzzles it has</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (incomplete: reading was stopped)</source>
        <translation>%1 (чтение остановлено: это не всё)</translation>
    </message>
    <message>
        <source>Reading: %1 %</source>
        <translation>Чтение: %1 %</translation>
    </message>
    <message>
        <source>Unique? %1 of %2</source>
        <translation>Единственность: %1 из %2</translation>
    </message>
    <message>
        <source>The numbers are from different rules. Analyse again to see what the rules of the run do.</source>
        <translation>Числа получены с другими правилами, чем у прогона: выполните анализ снова, чтобы увидеть, что дают эти.</translation>
    </message>
    <message>
        <source>Continue analysis</source>
        <translation>Продолжить анализ</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>There is too much to copy. Save it to a file.</source>
        <translation>Слишком много для копирования; сохраните в файл.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n puzzle(s)</source>
        <translation>
            <numerusform>Скопировано: %n судоку</numerusform>
            <numerusform>Скопировано: %n судоку</numerusform>
            <numerusform>Скопировано: %n судоку</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 characters and comment, one puzzle per line (*.txt)</source>
        <translation>символов: %1, и комментарий, по судоку в строке (*.txt)</translation>
    </message>
    <message>
        <source>%1 digits, one puzzle per line (*.sdm)</source>
        <translation>цифр: %1, по судоку в строке (*.sdm)</translation>
    </message>
    <message>
        <source>Table of everything known about each puzzle (*.csv)</source>
        <translation>Таблица со всем, что известно о каждом судоку (*.csv)</translation>
    </message>
    <message>
        <source>Save selected puzzles</source>
        <translation>Сохранить выделенные судоку</translation>
    </message>
    <message>
        <source>Save shown puzzles</source>
        <translation>Сохранить показанные судоку</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n puzzle(s): %1</source>
        <translation>
            <numerusform>Сохранено %n судоку: %1</numerusform>
            <numerusform>Сохранено %n судоку: %1</numerusform>
            <numerusform>Сохранено %n судоку: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Не удалось сохранить %1.</translation>
    </message>
    <message>
        <source>clear the filter to see all</source>
        <translation>очистите фильтр, чтобы увидеть все</translation>
    </message>
    <message>
        <source>Analysed: %1 of %2</source>
        <translation>Проанализировано: %1 из %2</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionWording</name>
    <message>
        <source>Pasted text</source>
        <translation>Вставленный текст</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <extracomment>the place of a puzzle in a file: name.txt, no. 12</extracomment>
        <translation>%1, № %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Исходные</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Проходы</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Предположения</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Number of solutions of the puzzle</source>
        <translation>Сколько решений у судоку</translation>
    </message>
    <message>
        <source>Maximum number of active guesses</source>
        <translation>Наибольшее число одновременных предположений</translation>
    </message>
    <message>
        <source>one, …</source>
        <extracomment>the verdict on a puzzle: it has a solution, and others are still looked for</extracomment>
        <translation>одно, …</translation>
    </message>
    <message>
        <source>unique</source>
        <extracomment>the verdict on a puzzle: it has one solution</extracomment>
        <translation>единственное</translation>
    </message>
    <message>
        <source>several</source>
        <extracomment>the verdict on a puzzle: it has several solutions</extracomment>
        <translation>несколько</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the verdict on a puzzle: it has no solution</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>one, maybe more</source>
        <extracomment>the verdict on a puzzle: it has a solution, and the search for others was given up</extracomment>
        <translation>одно, возможно, больше</translation>
    </message>
    <message>
        <source>out of passes</source>
        <translation>проходы исчерпаны</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>застряло</translation>
    </message>
    <message>
        <source>This puzzle has not been analysed yet.</source>
        <translation>Это судоку ещё не проанализировано.</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one comes later.</source>
        <translation>У судоку есть решение. Есть ли второе, будет выяснено позже.</translation>
    </message>
    <message>
        <source>The puzzle has exactly one solution.</source>
        <translation>У судоку ровно одно решение.</translation>
    </message>
    <message>
        <source>The puzzle has two solutions or more.</source>
        <translation>У судоку два решения или больше.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>У судоку нет решения.</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one was stopped, because it took too many passes.</source>
        <translation>У судоку есть решение. Поиск второго остановлен: он занял слишком много проходов.</translation>
    </message>
    <message>
        <source>The run was stopped before it found a solution, because it took too many passes.</source>
        <translation>Прогон остановлен до первого решения: он занял слишком много проходов.</translation>
    </message>
    <message>
        <source>The rules find nothing more, and search is switched off.</source>
        <translation>Правила больше ничего не находят, а поиск выключен.</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not a known filter name.</source>
        <translation>Символ %1: «%2» — неизвестное фильтру имя.</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not an operator. Use one of &lt; &lt;= &gt; &gt;= = !=.</source>
        <translation>Символ %1: «%2» — неизвестный фильтру знак; он знает &lt; &lt;= &gt; &gt;= = !=.</translation>
    </message>
    <message>
        <source>Character %1: expected a name before “%2”, as in “passes &lt; 12”.</source>
        <translation>Символ %1: перед «%2» ожидается имя, как в «passes &lt; 12».</translation>
    </message>
    <message>
        <source>Character %1: expected a number here.</source>
        <translation>Символ %1: здесь ожидается число.</translation>
    </message>
    <message>
        <source>Character %1: expected a number, but found “%2”.</source>
        <translation>Символ %1: ожидается число, а стоит «%2».</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” needs “=” before it.</source>
        <translation>Символ %1: перед диапазоном «%2» нужен знак «=».</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” is empty. Put the smaller number first.</source>
        <translation>Символ %1: диапазон «%2» пуст. Меньшее число идёт первым.</translation>
    </message>
    <message>
        <source>Character %1: expected something after “%2”.</source>
        <translation>Символ %1: после «%2» что-то ожидается.</translation>
    </message>
    <message>
        <source>Character %1: this quotation mark is not closed.</source>
        <translation>Символ %1: эта кавычка не закрыта.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A row is shown if all terms hold. Separate terms with commas.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Строка таблицы показана, если выполнены все условия. Между условиями ставится запятая.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>also &amp;gt; &amp;lt;= &amp;gt;= = !=</source>
        <translation>а также &amp;gt; &amp;lt;= &amp;gt;= = !=</translation>
    </message>
    <message>
        <source>a range, with both ends</source>
        <translation>диапазон, оба конца входят</translation>
    </message>
    <message>
        <source>how often the network guessed</source>
        <translation>сколько раз сеть делала предположение</translation>
    </message>
    <message>
        <source>other numbers of a row</source>
        <translation>другие числа строки</translation>
    </message>
    <message>
        <source>what is known about the solutions</source>
        <translation>что известно о решениях</translation>
    </message>
    <message>
        <source>if it is not known</source>
        <translation>где это неизвестно</translation>
    </message>
    <message>
        <source>the opposite of a term</source>
        <translation>отрицание условия</translation>
    </message>
    <message>
        <source>digits in a row of the puzzle, words in the comment</source>
        <translation>цифры строки судоку, слова комментария</translation>
    </message>
    <message>
        <source>&lt;p&gt;A rule alone means that it removes something. With a number, it counts those passes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Правило само по себе значит, что оно что-то удаляет; с числом — во скольких проходах:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A family (&lt;code&gt;naked_pair&lt;/code&gt;) includes all its rules. Example: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Семейство (&lt;code&gt;naked_pair&lt;/code&gt;) значит все его правила вместе. Пример: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 puzzle(s)</source>
        <extracomment>%n is how many puzzles, %1 the same number as it is written</extracomment>
        <translation>
            <numerusform>%1 судоку</numerusform>
            <numerusform>%1 судоку</numerusform>
            <numerusform>%1 судоку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n проход</numerusform>
            <numerusform>%n прохода</numerusform>
            <numerusform>%n проходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 passes</source>
        <translation>от %1 до %2 проходов</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>passes, and how many puzzles take that many: 12 passes: 4,321 puzzles</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many of how many: 4,321 of 10,000 puzzles</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <extracomment>a rule in two lines: its family, and the house that it works in</extracomment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>solved: %1 of %2 run</source>
        <extracomment>of the puzzles that were run so far: solved: 12 of 20 run</extracomment>
        <translation>решено: %1 из %2 прогнанных</translation>
    </message>
    <message>
        <source>solved: %1 of %2</source>
        <translation>решено: %1 из %2</translation>
    </message>
    <message>
        <source>Number of solutions according to the network “%1”</source>
        <translation>Сколько решений у судоку, по сети «%1»</translation>
    </message>
    <message>
        <source>Passes of the network “%1” until the first solution</source>
        <translation>Проходы сети «%1» до первого решения</translation>
    </message>
    <message>
        <source>Guesses of the network “%1” until the first solution</source>
        <translation>Предположения сети «%1» до первого решения</translation>
    </message>
</context>
<context>
    <name>convoku::ColoursDialog</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>Reset &amp;this</source>
        <translation>&amp;Сбросить этот</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Сбросить вс&amp;е</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>#rrggbb: red, green and blue, from 00 to ff</source>
        <translation>#rrggbb: красный, зелёный и синий, от 00 до ff</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>За &amp;основу</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Цвет</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импорт…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>&amp;Применить</translation>
    </message>
    <message>
        <source>Colour of</source>
        <translation>Цвет чего</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Board and window</source>
        <translation>Поле и окно</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Depths of the search</source>
        <translation>Глубины поиска</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>All of these are easy to read and tell apart, even for colour-blind people.</source>
        <translation>Все эти цвета хорошо читаются и различаются, в том числе людьми с нарушением цветового зрения.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of colours that are hard to read or to tell apart:</source>
        <translation>
            <numerusform>%n пара цветов, которые трудно читать или различать:</numerusform>
            <numerusform>%n пары цветов, которые трудно читать или различать:</numerusform>
            <numerusform>%n пар цветов, которые трудно читать или различать:</numerusform>
        </translation>
    </message>
    <message>
        <source>Import colours</source>
        <translation>Импорт цветов</translation>
    </message>
    <message>
        <source>Colours (*.json);;All files (*)</source>
        <translation>Цвета (*.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>Экспорт цветов</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>Colours by meaning</source>
        <translation>Цвета по назначению</translation>
    </message>
    <message>
        <source>Colours hard to tell apart or to read</source>
        <translation>Что трудно различать или читать</translation>
    </message>
</context>
<context>
    <name>convoku::ColumnDialog</name>
    <message>
        <source>Column of the puzzles</source>
        <translation>Столбец с судоку</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. Choose the one to read:</source>
        <translation>Судоку есть в нескольких столбцах таблицы. Выберите, какой читать:</translation>
    </message>
</context>
<context>
    <name>convoku::CommandWords</name>
    <message>
        <source>theme dark light night mode appearance colors colours</source>
        <translation>тема оформление тёмная светлая ночь режим вид цвета</translation>
    </message>
    <message>
        <source>theme own colors palette</source>
        <translation>тема оформление свои цвета палитра</translation>
    </message>
    <message>
        <source>letters typeface text theme</source>
        <translation>буквы шрифт текст оформление</translation>
    </message>
    <message>
        <source>language translation locale</source>
        <translation>язык перевод локаль</translation>
    </message>
    <message>
        <source>animation still accessibility</source>
        <translation>анимация неподвижно движение доступность</translation>
    </message>
    <message>
        <source>perspective layout workspace panels</source>
        <translation>перспектива расположение макет панели</translation>
    </message>
    <message>
        <source>perspective layout lessons tutorial course</source>
        <translation>перспектива расположение уроки учебник курс обучение</translation>
    </message>
    <message>
        <source>restore default panels arrangement windows</source>
        <translation>восстановить исходное панели расположение окна</translation>
    </message>
    <message>
        <source>maximize fullscreen</source>
        <translation>развернуть полный экран</translation>
    </message>
    <message>
        <source>step on forward over advance</source>
        <translation>шаг вперёд дальше обход следующий проход</translation>
    </message>
    <message>
        <source>step back backward before</source>
        <translation>шаг назад обратно предыдущий проход</translation>
    </message>
    <message>
        <source>step rule on forward in next</source>
        <translation>шаг правило вперёд дальше заход следующее</translation>
    </message>
    <message>
        <source>step rule backward previous</source>
        <translation>шаг правило назад предыдущее</translation>
    </message>
    <message>
        <source>finish leave</source>
        <translation>закончить выйти наружу шаг</translation>
    </message>
    <message>
        <source>step in deeper tensors numbers</source>
        <translation>шаг внутрь глубже тензоры числа слои</translation>
    </message>
    <message>
        <source>run animate start pause go</source>
        <translation>запуск анимация старт пауза воспроизвести</translation>
    </message>
    <message>
        <source>start beginning rewind</source>
        <translation>старт начало сначала перемотать</translation>
    </message>
    <message>
        <source>end result solution finish</source>
        <translation>конец итог результат решение</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>jump pass place number cell position</source>
        <translation>перейти проход место номер клетка позиция адрес</translation>
    </message>
    <message>
        <source>mistake failure backtrack</source>
        <translation>ошибка неудача откат возврат</translation>
    </message>
    <message>
        <source>contradiction clash reason wrong backtrack</source>
        <translation>противоречие конфликт причина неверно откат</translation>
    </message>
    <message>
        <source>why reason cause candidate</source>
        <translation>почему причина основание кандидат</translation>
    </message>
    <message>
        <source>life events candidate</source>
        <translation>жизнь события история кандидат</translation>
    </message>
    <message>
        <source>cancel abort halt</source>
        <translation>отмена прервать остановить стоп</translation>
    </message>
    <message>
        <source>resume go on</source>
        <translation>возобновить продолжить дальше</translation>
    </message>
    <message>
        <source>unique several solutions</source>
        <translation>единственное несколько решений</translation>
    </message>
    <message>
        <source>stop pause debug</source>
        <translation>остановить пауза отладка</translation>
    </message>
    <message>
        <source>stop condition debug</source>
        <translation>остановить условие отладка</translation>
    </message>
    <message>
        <source>mark note remember place</source>
        <translation>метка заметка запомнить место</translation>
    </message>
    <message>
        <source>grid puzzle sudoku view</source>
        <translation>поле сетка судоку вид</translation>
    </message>
    <message>
        <source>guesses backtracking branches view</source>
        <translation>предположения откат ветви вид</translation>
    </message>
    <message>
        <source>layers numbers activations convolution kernel view</source>
        <translation>слои числа активации свёртка ядро вид</translation>
    </message>
    <message>
        <source>network architecture diagram layers view</source>
        <translation>сеть архитектура схема диаграмма слои вид</translation>
    </message>
    <message>
        <source>compare without rule ablation difference view</source>
        <translation>сравнить без правила абляция различие разность вид</translation>
    </message>
    <message>
        <source>load file import</source>
        <translation>загрузить файл импорт</translation>
    </message>
    <message>
        <source>clipboard insert import</source>
        <translation>буфер обмена вставить импорт</translation>
    </message>
    <message>
        <source>new random create make</source>
        <translation>новое случайное создать</translation>
    </message>
    <message>
        <source>empty blank enter type create</source>
        <translation>пустое ввести набрать создать</translation>
    </message>
    <message>
        <source>change enter type givens digits</source>
        <translation>изменить ввести набрать исходные цифры</translation>
    </message>
    <message>
        <source>run solve done finish accept</source>
        <translation>прогнать решить готово закончить принять</translation>
    </message>
    <message>
        <source>store keep write</source>
        <translation>сохранить записать</translation>
    </message>
    <message>
        <source>store write convert format</source>
        <translation>сохранить записать преобразовать формат</translation>
    </message>
    <message>
        <source>gif webp film video movie share</source>
        <translation>gif webp фильм видео ролик анимация поделиться</translation>
    </message>
    <message>
        <source>png svg pdf image screenshot print share</source>
        <translation>png svg pdf изображение картинка снимок печать поделиться</translation>
    </message>
    <message>
        <source>image screenshot clipboard share</source>
        <translation>изображение картинка снимок буфер обмена поделиться</translation>
    </message>
    <message>
        <source>batch all gif png</source>
        <translation>пакет все gif png</translation>
    </message>
    <message>
        <source>analyze solve batch statistics difficulty</source>
        <translation>анализ решить все статистика сложность</translation>
    </message>
    <message>
        <source>teach tutorial course learn</source>
        <translation>обучение учебник курс учиться</translation>
    </message>
    <message>
        <source>hint welcome tour tutorial start</source>
        <translation>подсказка приветствие экскурсия учебник начало</translation>
    </message>
    <message>
        <source>manual documentation guide</source>
        <translation>руководство документация инструкция</translation>
    </message>
    <message>
        <source>explain manual documentation</source>
        <translation>объяснение руководство документация</translation>
    </message>
    <message>
        <source>shortcuts hotkeys keyboard bindings</source>
        <translation>сочетания горячие клавиши клавиатура</translation>
    </message>
    <message>
        <source>version licence license</source>
        <translation>версия лицензия</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>выйти закрыть конец</translation>
    </message>
    <message>
        <source>back revert</source>
        <translation>назад отменить вернуть</translation>
    </message>
    <message>
        <source>remember restore start again resume</source>
        <translation>запомнить восстановить запуск снова продолжить</translation>
    </message>
    <message>
        <source>write rule editor language program network view</source>
        <translation>написать правило редактор язык программа сеть вид</translation>
    </message>
    <message>
        <source>tensor turn axes hidden naked fish slice view</source>
        <translation>тензор поворот оси скрытая явная рыба срез вид</translation>
    </message>
    <message>
        <source>network model file neural accelerator npu share</source>
        <translation>сеть модель файл нейронная ускоритель npu поделиться</translation>
    </message>
    <message>
        <source>web html javascript network share</source>
        <translation>веб html javascript сеть поделиться</translation>
    </message>
    <message>
        <source>gif webp film video learned</source>
        <translation>gif webp фильм видео обучение</translation>
    </message>
    <message>
        <source>train training weights random gradient loss machine view</source>
        <translation>обучить обучение веса случайно градиент потеря вид</translation>
    </message>
</context>
<context>
    <name>convoku::Commands</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::CompareController</name>
    <message>
        <source>What i&amp;f</source>
        <translation>&amp;Что, если</translation>
    </message>
    <message>
        <source>Run the puzzle with different rules and see both runs side by side</source>
        <translation>Прогнать судоку с другими правилами и увидеть оба прогона рядом</translation>
    </message>
    <message>
        <source>Networks side by side</source>
        <translation>Сети рядом</translation>
    </message>
    <message>
        <source>The same puzzle in up to four networks, on one timeline</source>
        <translation>Одна и та же головоломка в нескольких сетях, до четырёх, на одной шкале времени</translation>
    </message>
</context>
<context>
    <name>convoku::ComparePage</name>
    <message>
        <source>One more network</source>
        <translation>Ещё одна сеть</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Изображение…</translation>
    </message>
    <message>
        <source>Save a picture of the boards as they are now</source>
        <translation>Сохранить изображение полей, какие они сейчас</translation>
    </message>
    <message>
        <source>Animation…</source>
        <translation>Анимация…</translation>
    </message>
    <message>
        <source>Save the boards over the timeline as an animated GIF or WebP</source>
        <translation>Сохранить поля по шкале времени как анимированный GIF или WebP</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>Back one pass</source>
        <translation>На проход назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Forward one pass</source>
        <translation>На проход вперёд</translation>
    </message>
    <message>
        <source>Go to the end of the longest run</source>
        <translation>К концу самого длинного прогона</translation>
    </message>
    <message>
        <source>Go to the first difference</source>
        <translation>К первому различию</translation>
    </message>
    <message>
        <source>Go to the first pass after which the boards differ</source>
        <translation>К первому проходу, в конце которого поля не все одинаковы</translation>
    </message>
    <message>
        <source>Go to the first mistake</source>
        <translation>К первой ошибке</translation>
    </message>
    <message>
        <source>Go to the first pass that loses a digit of the solution</source>
        <translation>К первому проходу, который теряет цифру решения</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Оба в одном</translation>
    </message>
    <message>
        <source>For two networks: one more board that shows what both removed and what only one removed</source>
        <translation>Ещё одно поле: что убрали обе сети и что убрала только одна из них; для двух сетей</translation>
    </message>
    <message>
        <source>Stop the runs</source>
        <translation>Остановить прогоны</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>Остановить вычисление; вычисленное останется</translation>
    </message>
    <message>
        <source>Compare on a collection…</source>
        <translation>На сборнике…</translation>
    </message>
    <message>
        <source>Compare the networks on the puzzles of the open collection</source>
        <translation>Сравнить сети на головоломках открытого сборника</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Save the boards as a picture or an animation, or copy the comparison as text</source>
        <translation>Сохранить поля как изображение или анимацию либо скопировать итог сравнения</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>menu</comment>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Show runs of the puzzle by several networks and rules side by side</source>
        <translation>Показать рядом прогоны головоломки с разными сетями и правилами</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>Copy the comparison as text, rule by rule</source>
        <translation>Скопировать, что говорит сравнение, правило за правилом</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>Состояние до этого шага, пока нажата клавиша B</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedColumn</name>
    <message>
        <source>Remove this run</source>
        <translation>Убрать этот прогон</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Недопустимо</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неверно</translation>
    </message>
    <message>
        <source>Network of run %1</source>
        <translation>Сеть прогона %1</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Поле сети %1</translation>
    </message>
    <message>
        <source>Begins …</source>
        <translation>Начинается…</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Ни один судоку не открыт.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a run, and what is wrong there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Switch off or move rules of this run</source>
        <translation>Отключить правила этого прогона или переставить их</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n правило</numerusform>
            <numerusform>%n правила</numerusform>
            <numerusform>%n правил</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n кандидат</numerusform>
            <numerusform>%n кандидата</numerusform>
            <numerusform>%n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Оба в одном</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedLegend</name>
    <message>
        <source>Meaning of the marks on the boards</source>
        <translation>Что значат знаки на полях</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedPictures</name>
    <message>
        <source>Ring: removed on this board only.</source>
        <translation>Кольцо: удалён только на этом поле.</translation>
    </message>
    <message>
        <source>Dot: still present on this board only.</source>
        <translation>Точка: остался только на этом поле.</translation>
    </message>
    <message>
        <source>Cross: the solution’s digit is removed.</source>
        <translation>Крест: цифра решения удалена.</translation>
    </message>
    <message>
        <source>Frame with a cross: a wrong digit.</source>
        <translation>Рамка с крестом: неверная цифра.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a run, and how it ended: Pass 12 of 12: solved
----------
a place in a run, and what is wrong there: Pass 12 of 12: illegal board</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>where all runs are, and what signs mean</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Point: removed on both boards.</source>
        <translation>Точка: убрано на обоих полях.</translation>
    </message>
    <message>
        <source>Half a disc: removed on the first (left half) or the second board only.</source>
        <translation>Полдиска: убрано только на первом поле (левая половина) или только на втором.</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Оба в одном</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedWording</name>
    <message>
        <source>Removed on this board only</source>
        <translation>Удалён только на этом поле</translation>
    </message>
    <message>
        <source>Still present on this board only</source>
        <translation>Остался только на этом поле</translation>
    </message>
    <message>
        <source>The solution’s digit is removed</source>
        <translation>Цифра решения удалена</translation>
    </message>
    <message>
        <source>Wrong digit</source>
        <translation>Неверная цифра</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong digit(s)</source>
        <translation>
            <numerusform>%n неверная цифра</numerusform>
            <numerusform>%n неверные цифры</numerusform>
            <numerusform>%n неверных цифр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) of the solution lost</source>
        <translation>
            <numerusform>%n цифра решения потеряна</numerusform>
            <numerusform>%n цифры решения потеряны</numerusform>
            <numerusform>%n цифр решения потеряно</numerusform>
        </translation>
    </message>
    <message>
        <source>illegal board</source>
        <translation>недопустимое поле</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) removed on this board only</source>
        <translation>
            <numerusform>%n кандидат удалён только на этом поле</numerusform>
            <numerusform>%n кандидата удалены только на этом поле</numerusform>
            <numerusform>%n кандидатов удалено только на этом поле</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) present on this board only</source>
        <translation>
            <numerusform>%n кандидат есть только на этом поле</numerusform>
            <numerusform>%n кандидата есть только на этом поле</numerusform>
            <numerusform>%n кандидатов есть только на этом поле</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where all runs are: Pass 3 of 25</extracomment>
        <translation>Проход %1 из %2</translation>
    </message>
    <message>
        <source>Removed on both: %1; on the first only: %2; on the second only: %3</source>
        <extracomment>candidates of two boards that are shown as one</extracomment>
        <translation>Убрано на обоих: %1; только на первом: %2; только на втором: %3</translation>
    </message>
    <message>
        <source>Removed on both boards</source>
        <translation>Убрано на обоих полях</translation>
    </message>
    <message>
        <source>Removed on the first board only</source>
        <translation>Убрано только на первом поле</translation>
    </message>
    <message>
        <source>Removed on the second board only</source>
        <translation>Убрано только на втором поле</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Место %1 из %2</translation>
    </message>
</context>
<context>
    <name>convoku::ComparisonWording</name>
    <message>
        <source>the same rules in the same order</source>
        <translation>те же правила в том же порядке</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>без: %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>с: %1</translation>
    </message>
    <message>
        <source>in a different order</source>
        <translation>в другом порядке</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Этот прогон</translation>
    </message>
    <message>
        <source>without search</source>
        <translation>без поиска</translation>
    </message>
    <message>
        <source>with search</source>
        <translation>с поиском</translation>
    </message>
    <message>
        <source>The other run: %1</source>
        <translation>Другой прогон: %1</translation>
    </message>
    <message>
        <source>The runs are identical so far.</source>
        <translation>Пока прогоны совпадают.</translation>
    </message>
    <message>
        <source>The runs diverge here, in pass %1.</source>
        <translation>Прогоны расходятся здесь, в проходе %1.</translation>
    </message>
    <message>
        <source>The runs diverged in pass %1.</source>
        <translation>Прогоны разошлись в проходе %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n проход</numerusform>
            <numerusform>%n прохода</numerusform>
            <numerusform>%n проходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Running: %1 so far.</source>
        <translation>Идёт прогон, пока %1.</translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>без предположений</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1, откатов: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n предположение</numerusform>
            <numerusform>%n предположения</numerusform>
            <numerusform>%n предположений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>a result, passes, guesses: Solved: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>The runs diverge in pass %1.</source>
        <translation>Прогоны расходятся в проходе %1.</translation>
    </message>
    <message>
        <source>Both runs are identical in every pass: the different rules have no effect here.</source>
        <translation>Оба прогона совпадают во всех проходах: разница в правилах здесь ни на что не влияет.</translation>
    </message>
    <message>
        <source>The other run is %1 longer.</source>
        <translation>Другой прогон длиннее на %1.</translation>
    </message>
    <message>
        <source>The other run is %1 shorter.</source>
        <translation>Другой прогон короче на %1.</translation>
    </message>
    <message>
        <source>The other run takes just as many passes.</source>
        <translation>В другом прогоне столько же проходов.</translation>
    </message>
    <message>
        <source>It makes %1 more.</source>
        <translation>В нём на %1 больше.</translation>
    </message>
    <message>
        <source>It saves %1.</source>
        <translation>В нём на %1 меньше.</translation>
    </message>
    <message>
        <source>It removes too little here, so it has to guess.</source>
        <translation>То, чего в нём нет, здесь необходимо: без этого приходится делать предположения.</translation>
    </message>
    <message>
        <source>This run: %1</source>
        <translation>Этот прогон: %1</translation>
    </message>
    <message>
        <source>The other run (%1): %2</source>
        <translation>Другой прогон (%1): %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a rule and what it removed in the two runs: Pointing in row: 120, 133</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>a run that somebody stopped; passes, guesses: Stopped: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>Остановлено</translation>
    </message>
    <message>
        <source>This run continued after its solution, but the other did not.</source>
        <translation>Этот прогон после решения продолжился, другой — нет.</translation>
    </message>
    <message>
        <source>The other run continued after its solution, but this one did not.</source>
        <translation>Другой прогон после решения продолжился, этот — нет.</translation>
    </message>
    <message>
        <source>They end differently: %1, %2.</source>
        <extracomment>results: They end differently: Solved, Stalled.</extracomment>
        <translation>Они заканчиваются по-разному: %1, %2.</translation>
    </message>
    <message>
        <source>This run is still running.</source>
        <translation>Этот прогон продолжается.</translation>
    </message>
    <message>
        <source>This run was stopped after %1, before its end.</source>
        <translation>Этот прогон остановлен, не дойдя до конца (%1).</translation>
    </message>
    <message>
        <source>The other run is still running.</source>
        <translation>Другой прогон продолжается.</translation>
    </message>
    <message>
        <source>The other run was stopped after %1, before its end.</source>
        <translation>Другой прогон остановлен, не дойдя до конца (%1).</translation>
    </message>
    <message>
        <source>with different numbers in %1</source>
        <extracomment>names of rules as they stand in the network&apos;s text: with other numbers in hidden_single</extracomment>
        <translation>с другими числами в %1</translation>
    </message>
</context>
<context>
    <name>convoku::CompressedFile</name>
    <message>
        <source>the compressed data is damaged</source>
        <translation>сжатые данные повреждены</translation>
    </message>
    <message>
        <source>the compressed file ends too early</source>
        <translation>сжатый файл обрывается</translation>
    </message>
</context>
<context>
    <name>convoku::ConstraintWording</name>
    <message>
        <source>alldifferent(%1)</source>
        <extracomment>the constraint of a house in the language of constraint solvers</extracomment>
        <translation>alldifferent(%1)</translation>
    </message>
    <message>
        <source>domain(%1) = %2</source>
        <extracomment>the values that are possible in a cell: domain(r3c3) = {2, 7}</extracomment>
        <translation>domain(%1) = %2</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> и ещё %n</numerusform>
            <numerusform> и ещё %n</numerusform>
            <numerusform> и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>domain(%1) = {%2} ∧ %3</source>
        <translation>domain(%1) = {%2} ∧ %3</translation>
    </message>
    <message>
        <source>%1 needs %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(box 1) needs 8 in {r1c1, r1c3} ∧ alldifferent(row 1)</extracomment>
        <translation>%1 требует %2 в %3 ∧ %4</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only domain(%2) has %3, so %2 = %3</source>
        <translation>%1 и столько же значений, сколько клеток: %3 есть только в domain(%2), поэтому %2 = %3</translation>
    </message>
    <message>
        <source>domain(%1) = domain(%2) = {%3, %4}, a Hall pair ∧ %5</source>
        <translation>domain(%1) = domain(%2) = {%3, %4}, пара Холла ∧ %5</translation>
    </message>
    <message>
        <source>%1 ⇒ %2.</source>
        <extracomment>what holds, and what follows from it</extracomment>
        <translation>%1 ⇒ %2.</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. The domains are the initial candidates of the puzzle: %3 values in all.</source>
        <translation>%1 переменная, по одной на клетку, и alldifferent для каждого из %2 домов. Домены — кандидаты, с которыми судоку пришло: всего значений %3.</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. %3 domains have one value, the given; the others have all %4.</source>
        <translation>%1 переменная, по одной на клетку, и alldifferent для каждого из %2 домов. Доменов с одним значением, исходной цифрой, — %3; в остальных все %4.</translation>
    </message>
    <message>
        <source>alldifferent(each %1)</source>
        <extracomment>a kind of house: alldifferent(each row)</extracomment>
        <translation>alldifferent(каждый дом: %1)</translation>
    </message>
    <message>
        <source>%1: no value can be ruled out here; all domains stay unchanged.</source>
        <translation>%1: здесь нельзя исключить ни одного значения, все домены остаются прежними.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like it.</source>
        <translation>
            <numerusform>И ещё %n подобное.</numerusform>
            <numerusform>И ещё %n подобных.</numerusform>
            <numerusform>И ещё %n подобных.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2 = %3 violates %4</source>
        <translation>%1 = %2 = %3 нарушает %4</translation>
    </message>
    <message>
        <source>No assignment is left: %1.</source>
        <translation>Ни одного присваивания не осталось: %1.</translation>
    </message>
    <message>
        <source>All %1 domains have one value, and alldifferent holds in all %2 houses.</source>
        <translation>Во всех %1 доменах одно значение, и alldifferent выполняется во всех %2 домах.</translation>
    </message>
    <message>
        <source>No domain is empty, and %1 of %2 have one value: neither violated nor solved.</source>
        <translation>Пустых доменов нет, и доменов с одним значением %1 из %2: ни нарушений, ни решения.</translation>
    </message>
    <message>
        <source>Branch: %1 = %2 ∨ %1 ≠ %2, first %1 = %2. %3 is the smallest domain with several values.</source>
        <translation>Ветвление: %1 = %2 ∨ %1 ≠ %2, сначала %1 = %2. %3 — наименьший домен с несколькими значениями.</translation>
    </message>
    <message numerus="yes">
        <source> under %n active guess(es)</source>
        <translation>
            <numerusform> при %n действующем предположении</numerusform>
            <numerusform> при %n действующих предположениях</numerusform>
            <numerusform> при %n действующих предположениях</numerusform>
        </translation>
    </message>
    <message>
        <source>Backtrack: %1 = %2 allows no assignment ⇒ %1 ≠ %2%3.</source>
        <translation>Возврат: %1 = %2 не допускает ни одного присваивания ⇒ %1 ≠ %2%3.</translation>
    </message>
    <message>
        <source>Backtrack: the branch %1 = %2 is explored. The search continues with %1 ≠ %2%3.</source>
        <translation>Возврат: всё с %1 = %2 просмотрено, поиск продолжается с %1 ≠ %2%3.</translation>
    </message>
    <message>
        <source>No branch is left to try.</source>
        <translation>Не осталось ни одной ветви.</translation>
    </message>
    <message>
        <source>Nothing is left to branch on.</source>
        <translation>Ветвиться больше не по чему.</translation>
    </message>
    <message>
        <source>No branch: propagation still makes progress.</source>
        <translation>Ветвления нет: распространение ещё продвигается.</translation>
    </message>
    <message>
        <source>A fixpoint: propagation changes no domain.</source>
        <translation>Неподвижная точка: распространение не меняет ни одного домена.</translation>
    </message>
    <message>
        <source>Propagation takes %1 from %2.</source>
        <translation>Распространение удаляет %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n значение</numerusform>
            <numerusform>%n значения</numerusform>
            <numerusform>%n значений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domain(s)</source>
        <translation>
            <numerusform>%n домен</numerusform>
            <numerusform>%n домена</numerusform>
            <numerusform>%n доменов</numerusform>
        </translation>
    </message>
    <message>
        <source>An assignment that satisfies all constraints.</source>
        <translation>Присваивание, при котором выполнены все ограничения.</translation>
    </message>
    <message>
        <source>Every branch is refuted: no assignment satisfies all constraints.</source>
        <translation>Все ветви опровергнуты: ни одно присваивание не выполняет всех ограничений.</translation>
    </message>
    <message>
        <source>Every branch is explored: exactly one assignment satisfies all constraints.</source>
        <translation>Все ветви просмотрены: все ограничения выполняет одно присваивание.</translation>
    </message>
    <message>
        <source>A second assignment satisfies all constraints too.</source>
        <translation>Второе присваивание тоже выполняет все ограничения.</translation>
    </message>
    <message>
        <source>Propagation has reached its fixpoint. Without branching, nothing more follows.</source>
        <translation>Распространение достигло неподвижной точки, и без ветвления больше ничего не следует.</translation>
    </message>
    <message numerus="yes">
        <source>Not decided: the search was cut off after %n pass(es).</source>
        <translation>
            <numerusform>Не решено: поиск прерван после %n прохода.</numerusform>
            <numerusform>Не решено: поиск прерван после %n проходов.</numerusform>
            <numerusform>Не решено: поиск прерван после %n проходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least 1 if %1 ≥ %2: half of the truth value of %1 = %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>Не меньше 1 там, где %1 ≥ %2: половина истинностного значения %1 = %2.</translation>
    </message>
    <message>
        <source>At least 1 if %1 ≤ %2: half of the truth value of %1 = %2.</source>
        <translation>Не меньше 1 там, где %1 ≤ %2: половина истинностного значения %1 = %2.</translation>
    </message>
    <message>
        <source>The truth value of %1 = %2: 1 if it holds, else 0.</source>
        <translation>Истинностное значение %1 = %2: 1 там, где верно, иначе 0.</translation>
    </message>
    <message>
        <source>A linear expression: the sum of %1, each times its weight.</source>
        <translation>Линейное выражение: сумма %1, каждое со своим весом.</translation>
    </message>
    <message>
        <source>A count: Σ %1, the number of them that hold.</source>
        <translation>Подсчёт: Σ %1, сколько из них верны.</translation>
    </message>
    <message>
        <source>A sum: Σ %1.</source>
        <translation>Сумма: Σ %1.</translation>
    </message>
    <message>
        <source>∃ %1: true if one of them holds.</source>
        <translation>∃ %1: верно ли хоть одно из них.</translation>
    </message>
    <message>
        <source>max %1.</source>
        <translation>max %1.</translation>
    </message>
    <message>
        <source>argmax %1: chooses the first of the largest.</source>
        <translation>argmax %1: выбор первого из наибольших.</translation>
    </message>
    <message>
        <source>The choice as literals: one is true, all others are false.</source>
        <translation>Выбор в виде литералов: один истинен, все остальные ложны.</translation>
    </message>
    <message>
        <source>The same literal %1 for everything it applies to.</source>
        <translation>Тот же литерал %1 для всего, к чему он относится.</translation>
    </message>
    <message>
        <source>A constant: %1.</source>
        <translation>Константа: %1.</translation>
    </message>
    <message>
        <source>A linear expression: %1·%2 + %3.</source>
        <translation>Линейное выражение: %1·%2 + %3.</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ 1.</source>
        <translation>Истинностное значение %1 ≥ 1.</translation>
    </message>
    <message>
        <source>%1, limited.</source>
        <translation>%1 с ограничением.</translation>
    </message>
    <message>
        <source>A literal as before: %1.</source>
        <translation>Литерал, как и прежде: %1.</translation>
    </message>
    <message>
        <source>%1 − %2: 0 if both are equal.</source>
        <translation>%1 − %2: 0 там, где они равны.</translation>
    </message>
    <message>
        <source>if %1 then %2 else %3.</source>
        <translation>если %1, то %2, иначе %3.</translation>
    </message>
    <message>
        <source>The same variables with the dimensions in a different order: %1.</source>
        <translation>Те же переменные с другим порядком измерений: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what a layer computes, in quotes</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The same literal %1, with 0 around the board.</source>
        <translation>Тот же литерал %1; вокруг поля 0.</translation>
    </message>
    <message>
        <source>The mean of %1.</source>
        <translation>Среднее от %1.</translation>
    </message>
    <message>
        <source>A soft truth value of %1 &gt; 0: 1 / (1 + e^−x).</source>
        <translation>Мягкое значение истинности %1 &gt; 0: 1 / (1 + e^−x).</translation>
    </message>
    <message>
        <source>A soft choice among %1: shares that add up to 1.</source>
        <translation>Мягкий выбор среди %1: доли, в сумме дающие 1.</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only %2 have %3, the same number</source>
        <extracomment>alldifferent(row 3) and as many values as cells: only {r3c8, r3c9} have {4, 7}, as many</extracomment>
        <translation>%1 и столько же значений, сколько клеток: %3 есть только в %2, и клеток столько же</translation>
    </message>
    <message>
        <source>%1 need %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(row 2) ∧ alldifferent(row 6) need 4 in columns 3 and 8 ∧ alldifferent(column 3) ∧ …</extracomment>
        <translation>%1 требуют %2 на линиях (%3) ∧ %4</translation>
    </message>
    <message>
        <source>domain(%1)</source>
        <extracomment>the values that are possible in a cell</extracomment>
        <translation>domain(%1)</translation>
    </message>
    <message>
        <source>%1 = %2, a Hall set ∧ %3</source>
        <translation>%1 = %2, множество Холла ∧ %3</translation>
    </message>
    <message>
        <source>Every branch violates a constraint. Whether an assignment satisfies all constraints remains open.</source>
        <translation>В каждой ветви какое-то ограничение нарушено; есть ли присваивание, при котором выполнены все, этим не сказано.</translation>
    </message>
    <message>
        <source>The same variables in one list: %1.</source>
        <translation>Те же переменные одним списком: %1.</translation>
    </message>
    <message>
        <source>%1, divided by their root mean square.</source>
        <translation>%1, делённые на корень из среднего их квадратов.</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>Значение истинности %1 ≥ %2.</translation>
    </message>
    <message>
        <source>No other assignment was found. Whether there is one remains open.</source>
        <translation>Другого присваивания не найдено; есть ли оно, этим не сказано.</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneView</name>
    <message>
        <source>Costs of the trials</source>
        <translation>Цены попыток</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneWords</name>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Попытка</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Температура</translation>
    </message>
    <message>
        <source>a solution: %1</source>
        <translation>решение: %1</translation>
    </message>
    <message>
        <source>%1: best %2</source>
        <translation>%1: лучшая %2</translation>
    </message>
    <message>
        <source>The cost of each trial appears here.</source>
        <translation>Здесь появится цена каждой попытки.</translation>
    </message>
</context>
<context>
    <name>convoku::CubePage</name>
    <message>
        <source>Finding before</source>
        <translation>Предыдущая находка</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Следующая находка</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>Наискось</translation>
    </message>
    <message>
        <source>The cube from an angle, with the slice in front</source>
        <translation>Куб наискось, срезом вперёд</translation>
    </message>
    <message>
        <source>Digits’ side</source>
        <translation>Со стороны цифр</translation>
    </message>
    <message>
        <source>Rows and columns as on the board, the digits one behind the other</source>
        <translation>Строки и столбцы как на поле, цифры одна за другой</translation>
    </message>
    <message>
        <source>Rows’ side</source>
        <translation>Со стороны строк</translation>
    </message>
    <message>
        <source>The rows stacked front to back; digits and columns are visible</source>
        <translation>Строки одна за другой: видны цифры и столбцы</translation>
    </message>
    <message>
        <source>Columns’ side</source>
        <translation>Со стороны столбцов</translation>
    </message>
    <message>
        <source>The columns stacked front to back; digits and rows are visible</source>
        <translation>Столбцы один за другим: видны цифры и строки</translation>
    </message>
    <message>
        <source>Viewing side of the cube</source>
        <translation>Сторона, с которой виден куб</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Экспорт &amp;изображения…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the turn…</source>
        <translation>Экспорт поворота в &amp;анимацию…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Export the view as a picture, or the rotation as an animation</source>
        <translation>Экспортировать показанное как изображение или поворот как анимацию</translation>
    </message>
    <message>
        <source>Align with the step’s rule</source>
        <translation>Как лежит правило шага</translation>
    </message>
    <message>
        <source>Exchange two axes of the kernel, and see what it finds on the same board from that side</source>
        <translation>Поменять местами две оси ядра и увидеть, что оно находит с этой стороны на том же поле</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>Сбоку</translation>
    </message>
    <message>
        <source>Turn the cube to the rule with the same removals from the other side</source>
        <translation>Повернуть куб к правилу, которое с другой стороны удаляет то же самое</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Ни один судоку не открыт.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of several: 2 of 3</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>k = %1: %2</source>
        <extracomment>how many values a kernel looks for, and what rule that is: k = 2: Naked pair in row</extracomment>
        <translation>k = %1: %2</translation>
    </message>
    <message>
        <source>k = %1</source>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>From the side: %1</source>
        <extracomment>the same finding from the side; %1: Hidden quad in row</extracomment>
        <translation>Сбоку: %1</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <extracomment>exchanges the axes of a kernel; %1 is the rule that it becomes: Turn: Hidden pair in row</extracomment>
        <translation>Повернуть: %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Cube</source>
        <comment>menu</comment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Show the candidates as a cube, with the rule’s kernel turned in it</source>
        <translation>Показать кандидатов как куб и ядро правила, повёрнутое в нём</translation>
    </message>
</context>
<context>
    <name>convoku::CubeView</name>
    <message>
        <source>Cube of candidates</source>
        <translation>Куб кандидатов</translation>
    </message>
</context>
<context>
    <name>convoku::CubeWording</name>
    <message>
        <source>Group: %1 · place: %2 · value: %3</source>
        <extracomment>how a kernel is laid over the candidates: Group: row 3 · place: cell · value: digit</extracomment>
        <translation>Группа: %1 · место: %2 · значение: %3</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>цифра %1</translation>
    </message>
    <message>
        <source>digit</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>цифра</translation>
    </message>
    <message>
        <source>cell</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>клетка</translation>
    </message>
    <message>
        <source>value: %1</source>
        <translation>значение: %1</translation>
    </message>
    <message>
        <source>place: %1</source>
        <translation>место: %1</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>axis of the cube</comment>
        <translation>строки</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>axis of the cube</comment>
        <translation>столбцы</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>axis of the cube</comment>
        <translation>цифры</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1: уходит</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: нет</translation>
    </message>
    <message>
        <source>%1: lit</source>
        <translation>%1: светится</translation>
    </message>
    <message>
        <source>place ↔ value</source>
        <translation>место ↔ значение</translation>
    </message>
    <message>
        <source>group ↔ value</source>
        <translation>группа ↔ значение</translation>
    </message>
    <message>
        <source>group ↔ place</source>
        <translation>группа ↔ место</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn</comment>
        <extracomment>which axes of a kernel change places, and what rule that gives: place ↔ value: Hidden pair in row</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: does not turn. A box is not an axis of the cube: the same place in all boxes is not a house, so nothing follows from it.</source>
        <translation>%1: не поворачивается. Блок — не ось куба: одно и то же место во всех блоках — не дом, и из него ничего не следует.</translation>
    </message>
    <message>
        <source>A box is not a slice of the cube: its cells are in several rows and columns. They are first gathered side by side; then the same kernel is applied to them.</source>
        <translation>Блок — не срез куба: его клетки лежат в нескольких строках и столбцах. Сначала они кладутся рядом, потом на них ложится то же ядро.</translation>
    </message>
    <message>
        <source>%1 compares a line with a box, and a box is not an axis of the cube. Therefore this kernel fits no slice and does not turn with the cube. Its own twin, with line and box exchanged, is %2.</source>
        <translation>%1: линия сравнивается с блоком, а блок — не ось куба. Это ядро не лежит ни на каком срезе и не поворачивается вместе с кубом. Его собственный двойник, где линия и блок поменялись местами: %2.</translation>
    </message>
    <message>
        <source>This rule is not the subset kernel. It names no group, place or value, so there are no axes to exchange.</source>
        <translation>Это правило — не ядро подмножеств: оно не называет ни группы, ни места, ни значения, так что менять местами нечего.</translation>
    </message>
    <message>
        <source>From the side it is %1: the other values fit only the other places, and the same candidates are removed.</source>
        <extracomment>%1: Hidden quad in row</extracomment>
        <translation>Сбоку это %1: у остальных значений только остальные места, и уходят те же кандидаты.</translation>
    </message>
    <message>
        <source>%1 finds nothing in this position.</source>
        <translation>%1: в этой позиции ничего не найдено.</translation>
    </message>
    <message>
        <source>Nothing is found in %1.</source>
        <extracomment>%1: row 3, digit 4</extracomment>
        <translation>Здесь ничего не найдено: %1.</translation>
    </message>
</context>
<context>
    <name>convoku::DockTitle</name>
    <message>
        <source>Return “%1” to the main window</source>
        <translation>Вернуть «%1» на место</translation>
    </message>
    <message>
        <source>“%1” in a window</source>
        <translation>«%1» в отдельном окне</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>Закрыть «%1»</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>В отдельном окне</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>convoku::Docks</name>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Судоку</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Обучение</translation>
    </message>
    <message>
        <source>De&amp;bug</source>
        <translation>О&amp;тладка</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>&amp;Показ</translation>
    </message>
    <message>
        <source>The board, its reasons and the rules of the pass</source>
        <translation>Поле, причины и правила прохода</translation>
    </message>
    <message>
        <source>The list of lessons beside the board</source>
        <translation>Список уроков рядом с полем</translation>
    </message>
    <message>
        <source>Events, stack, breakpoints and watches around the board</source>
        <translation>События, стек, точки останова и наблюдения вокруг поля</translation>
    </message>
    <message>
        <source>The centre view, enlarged for an audience</source>
        <translation>Вид в центре, крупно: для зала</translation>
    </message>
</context>
<context>
    <name>convoku::EditBar</name>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete); right-clicking a cell also clears it</source>
        <translation>Очистить выделенные клетки (Delete); щелчок правой кнопкой тоже очищает клетку</translation>
    </message>
    <message>
        <source>Clear and fill</source>
        <translation>Очистить и заполнить</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Преобразовать</translation>
    </message>
    <message>
        <source>Number of solutions</source>
        <translation>Число решений</translation>
    </message>
    <message>
        <source>Choose this digit, then click the cells to place it in</source>
        <translation>Выберите эту цифру, затем щёлкайте по клеткам, куда её поставить</translation>
    </message>
    <message>
        <source>Place this digit in the selected cells; Shift with the key places a candidate</source>
        <translation>Поставить эту цифру в выделенные клетки; клавиша с Shift — кандидат</translation>
    </message>
    <message>
        <source>Looking for solutions… %1 s</source>
        <translation>Поиск решений… %1 с</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <translation>Поиск решений…</translation>
    </message>
    <message>
        <source>Not known after %1 s</source>
        <translation>Через %1 с ещё неизвестно</translation>
    </message>
</context>
<context>
    <name>convoku::EditController</name>
    <message>
        <source>&amp;New puzzle</source>
        <translation>&amp;Новое судоку</translation>
    </message>
    <message>
        <source>Type a puzzle into an empty grid</source>
        <translation>Ввести судоку в пустую сетку</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Новое судоку</translation>
    </message>
    <message>
        <source>&amp;Edit puzzle</source>
        <translation>&amp;Изменить судоку</translation>
    </message>
    <message>
        <source>Change the givens and candidates on the board</source>
        <translation>Изменить исходные цифры и кандидатов на поле</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Отменить последнюю правку</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Повторить отменённое</translation>
    </message>
    <message>
        <source>Edit &amp;candidates</source>
        <translation>Менять &amp;кандидатов</translation>
    </message>
    <message>
        <source>Digits and clicks on their places toggle candidates, as does Shift with a digit</source>
        <translation>Цифры и щелчки по их местам ставят и убирают кандидатов; то же делает Shift с цифрой</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first</source>
        <translation>Сначала &amp;цифра</translation>
    </message>
    <message>
        <source>Choose a digit, then click the cells to place it in</source>
        <translation>Выбрать цифру, затем щёлкать по клеткам, куда её поставить</translation>
    </message>
    <message>
        <source>Digit first</source>
        <translation>Сначала цифра</translation>
    </message>
    <message>
        <source>&amp;Move on after a digit</source>
        <translation>&amp;Переходить дальше после цифры</translation>
    </message>
    <message>
        <source>After you type a digit, the cursor moves to the next cell</source>
        <translation>После ввода цифры курсор переходит к следующей клетке</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>Очистить &amp;всё</translation>
    </message>
    <message>
        <source>Clear all digits and restore all candidates</source>
        <translation>Убрать все цифры и вернуть всех кандидатов</translation>
    </message>
    <message>
        <source>All candidates a&amp;gain</source>
        <translation>В&amp;се кандидаты заново</translation>
    </message>
    <message>
        <source>Keep the digits; restore all candidates in every other cell</source>
        <translation>Оставить цифры; в остальных клетках все кандидаты</translation>
    </message>
    <message>
        <source>Candidates &amp;from the digits</source>
        <translation>Кандидаты и&amp;з цифр</translation>
    </message>
    <message>
        <source>Fill each cell without a digit with the candidates that no digit in its houses forbids</source>
        <translation>В каждой клетке без цифры — только те кандидаты, которым не мешают цифры в её домах</translation>
    </message>
    <message>
        <source>Rotate to the &amp;right</source>
        <translation>Повернуть в&amp;право</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the right</source>
        <translation>Повернуть судоку на четверть оборота вправо</translation>
    </message>
    <message>
        <source>Rotate to the &amp;left</source>
        <translation>Повернуть в&amp;лево</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the left</source>
        <translation>Повернуть судоку на четверть оборота влево</translation>
    </message>
    <message>
        <source>Rotate by &amp;half a turn</source>
        <translation>П&amp;овернуть на пол-оборота</translation>
    </message>
    <message>
        <source>Turn the puzzle upside down</source>
        <translation>Перевернуть судоку вверх ногами</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>Отразить слева &amp;направо</translation>
    </message>
    <message>
        <source>Left and right change places</source>
        <translation>Левая и правая стороны меняются местами</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>Отразить сверху вни&amp;з</translation>
    </message>
    <message>
        <source>Top and bottom change places</source>
        <translation>Верх и низ меняются местами</translation>
    </message>
    <message>
        <source>Mirror at the &amp;diagonal</source>
        <translation>Отразить по &amp;диагонали</translation>
    </message>
    <message>
        <source>Rows become columns</source>
        <translation>Строки становятся столбцами</translation>
    </message>
    <message>
        <source>Mirror at the &amp;other diagonal</source>
        <translation>Отразить по другой диа&amp;гонали</translation>
    </message>
    <message>
        <source>Rows become columns, from the last to the first</source>
        <translation>Строки становятся столбцами, от последней к первой</translation>
    </message>
    <message>
        <source>&amp;Shuffle rows and columns</source>
        <translation>Пере&amp;мешать строки и столбцы</translation>
    </message>
    <message>
        <source>Shuffle rows within bands, columns within stacks, and the bands and stacks themselves</source>
        <translation>Строки внутри полос, столбцы внутри стопок, сами полосы и стопки меняются местами случайным образом</translation>
    </message>
    <message>
        <source>Rename digits by a&amp;ppearance</source>
        <translation>Переименовать по порядку по&amp;явления</translation>
    </message>
    <message>
        <source>Renumber digits as they appear, row by row: the first is 1, the next 2, and so on</source>
        <translation>Цифра, которая встречается первой, строка за строкой, становится 1, следующая — 2 и так далее</translation>
    </message>
    <message>
        <source>Rename digits at rando&amp;m</source>
        <translation>Переименовать цифры &amp;случайно</translation>
    </message>
    <message>
        <source>Rename the digits at random</source>
        <translation>Каждая цифра получает другое имя случайным образом</translation>
    </message>
    <message>
        <source>Re&amp;name digits…</source>
        <translation>Переименовать &amp;цифры…</translation>
    </message>
    <message>
        <source>Choose which digits change places</source>
        <translation>Выбрать, какие цифры меняются местами</translation>
    </message>
    <message>
        <source>Edit the current p&amp;osition</source>
        <translation>Изменить показанную пози&amp;цию</translation>
    </message>
    <message>
        <source>Copy the decided digits and the candidates of this position into the editor</source>
        <translation>Перенести решённые цифры и кандидатов этой позиции в редактор</translation>
    </message>
    <message>
        <source>Look for more so&amp;lutions</source>
        <translation>Искать решения &amp;дальше</translation>
    </message>
    <message>
        <source>Continue to look for solutions of the edited puzzle</source>
        <translation>Продолжить поиск решений редактируемого судоку</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Искать дальше</translation>
    </message>
    <message>
        <source>Mark &amp;where two solutions differ</source>
        <translation>От&amp;метить различия двух решений</translation>
    </message>
    <message>
        <source>Mark the cells in which two solutions of the edited puzzle differ, with both digits</source>
        <translation>Отметить клетки, в которых два решения редактируемого судоку различаются, обеими цифрами</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>&amp;Step through the edited puzzle</source>
        <translation>Про&amp;йти изменённое судоку по шагам</translation>
    </message>
    <message>
        <source>Run the edited puzzle and step through it (Enter on the board)</source>
        <translation>Прогнать изменённое судоку и пройти по шагам (Enter на поле)</translation>
    </message>
    <message>
        <source>Step through it</source>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Discard the cha&amp;nges</source>
        <translation>Отбросить изменени&amp;я</translation>
    </message>
    <message>
        <source>Leave the editor without changing the puzzle</source>
        <translation>Выйти из редактора; судоку останется прежним</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>The search for solutions stopped: %1</source>
        <translation>Поиск решений прервался: %1</translation>
    </message>
    <message>
        <source>Typed puzzle</source>
        <translation>Введённое судоку</translation>
    </message>
    <message>
        <source>Convoku</source>
        <translation>Convoku</translation>
    </message>
    <message>
        <source>The edited puzzle has changes.</source>
        <translation>В редактируемом судоку есть изменения.</translation>
    </message>
    <message>
        <source>What do you want to do with it?</source>
        <translation>Что с ними делать?</translation>
    </message>
    <message>
        <source>&amp;Step through it</source>
        <translation>&amp;Пройти по шагам</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Со&amp;хранить…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Отбросить</translation>
    </message>
    <message>
        <source>Continue &amp;editing</source>
        <translation>Продолжить &amp;редактирование</translation>
    </message>
    <message>
        <source>Editing: %1.</source>
        <translation>Редактирование: %1.</translation>
    </message>
    <message>
        <source>Digits and clicks: toggle candidates. Delete: clear all. Backspace: restore all. Right-click: only this one. M: digits.</source>
        <translation>Цифры и щелчки: поставить или убрать кандидата. Delete: ни одного. Backspace: все. Правая кнопка: только этот. M: цифры.</translation>
    </message>
    <message>
        <source>Digits; 0 or Space: clear. Shift with a digit, or M: candidates. Enter: step through the puzzle. Esc: leave.</source>
        <translation>Цифры; 0 или пробел: пусто. Shift с цифрой или M: кандидаты. Enter: пройти по шагам. Esc: выйти.</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>Не удалось открыть: %1.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what undo takes back, as in: Take back: digit</extracomment>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>Do again: %1</source>
        <extracomment>%1: what redo does again, as in: Do again: digit</extracomment>
        <translation>Повторить: %1</translation>
    </message>
    <message>
        <source>Edited puzzle</source>
        <translation>Изменённое судоку</translation>
    </message>
</context>
<context>
    <name>convoku::EditWording</name>
    <message>
        <source>digit</source>
        <translation>цифра</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>очистка клеток</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>кандидаты</translation>
    </message>
    <message>
        <source>clear all</source>
        <translation>полная очистка</translation>
    </message>
    <message>
        <source>all candidates again</source>
        <translation>все кандидаты заново</translation>
    </message>
    <message>
        <source>candidates from the digits</source>
        <translation>кандидаты из цифр</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>вставка</translation>
    </message>
    <message>
        <source>take the position</source>
        <translation>взятие позиции</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>преобразование</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: пусто</translation>
    </message>
    <message>
        <source>%1: no digit is possible</source>
        <translation>%1: возможных цифр нет</translation>
    </message>
    <message>
        <source>%1: %2 possible</source>
        <extracomment>a cell and its candidates: r1c4: 1 2 9 possible</extracomment>
        <translation>%1: возможны %2</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n исходная цифра</numerusform>
            <numerusform>%n исходные цифры</numerusform>
            <numerusform>%n исходных цифр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with edited candidates</source>
        <translation>
            <numerusform>%n клетка со своими кандидатами</numerusform>
            <numerusform>%n клетки со своими кандидатами</numerusform>
            <numerusform>%n клеток со своими кандидатами</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>Цифра %1 встречается дважды (%2): %3 и %4.</translation>
    </message>
    <message>
        <source>There are more clashes.</source>
        <translation>Есть и другие конфликты.</translation>
    </message>
    <message>
        <source>%1 has no candidate.</source>
        <translation>У клетки %1 нет кандидатов.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have no candidate: %1.</source>
        <translation>
            <numerusform>%n клетка без кандидатов: %1.</numerusform>
            <numerusform>%n клетки без кандидатов: %1.</numerusform>
            <numerusform>%n клеток без кандидатов: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Нет решения</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Одно решение</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Несколько решений</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>Два решения различаются в %n клетке: %1.</numerusform>
            <numerusform>Два решения различаются в %n клетках: %1.</numerusform>
            <numerusform>Два решения различаются в %n клетках: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::EqualitySlider</name>
    <message>
        <source>k, the number that the layer compares with</source>
        <translation>k — число, с которым сравнивает слой</translation>
    </message>
    <message>
        <source>Try a different k in this view</source>
        <translation>Попробовать другое k в этом виде</translation>
    </message>
    <message>
        <source>Compare with the network’s own number again</source>
        <translation>Снова сравнивать с числом самой сети</translation>
    </message>
    <message>
        <source>A trial: the run keeps its own k.</source>
        <translation>Проба: в самом прогоне k не меняется.</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>Вернуть k = %1</translation>
    </message>
</context>
<context>
    <name>convoku::ErrorTable</name>
    <message>
        <source>Errors</source>
        <translation>Где ошибается</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>ответ</translation>
    </message>
    <message>
        <source>places</source>
        <translation>места</translation>
    </message>
    <message>
        <source>its sum</source>
        <translation>его сумма</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>выучено</translation>
    </message>
    <message>
        <source>written</source>
        <translation>записано</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>convoku::EvaluationPicture</name>
    <message>
        <source>In one shot</source>
        <translation>За один раз</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>givens</source>
        <translation>исходные цифры</translation>
    </message>
    <message>
        <source>Accuracy by number of givens: %1</source>
        <translation>Точность по числу исходных цифр: %1</translation>
    </message>
</context>
<context>
    <name>convoku::EventsModel</name>
    <message>
        <source>Pass %1</source>
        <translation>Проход %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a pass and the most important thing that happened in it: 6: Guess r1c2 = 7</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <extracomment>removed candidates, and those that came back: 24, +57</extracomment>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>Candidates left after the event</source>
        <translation>Сколько кандидатов осталось после события</translation>
    </message>
    <message>
        <source>Candidates removed or set aside; a plus sign marks restored ones</source>
        <translation>Сколько кандидатов оно удалило или отложило; со знаком плюс — сколько вернулось</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Событие</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Осталось</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Удалено</translation>
    </message>
</context>
<context>
    <name>convoku::EventsPanel</name>
    <message>
        <source>&amp;Copy in words</source>
        <translation>&amp;Копировать словами</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
</context>
<context>
    <name>convoku::Examples</name>
    <message>
        <source>The article’s hard puzzle: three guesses</source>
        <translation>Трудное судоку из статьи: три предположения</translation>
    </message>
    <message>
        <source>The article’s easy puzzle: two passes</source>
        <translation>Лёгкое судоку из статьи: два прохода</translation>
    </message>
    <message>
        <source>Rules only: no guess is needed</source>
        <translation>Только правила: предположения не нужны</translation>
    </message>
    <message>
        <source>A deep search</source>
        <translation>Глубокий поиск</translation>
    </message>
    <message>
        <source>No solution: two equal givens in a row</source>
        <translation>Нет решения: две равные исходные цифры в строке</translation>
    </message>
    <message>
        <source>The empty grid: 47 guesses, none wrong</source>
        <translation>Пустая сетка: 47 предположений, все верные</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкие</translation>
    </message>
    <message>
        <source>100 puzzles with many givens; a few passes solve them</source>
        <translation>100 судоку со многими исходными цифрами; решаются за несколько проходов</translation>
    </message>
    <message>
        <source>30 puzzles without a guess where this rule removes something: %1</source>
        <translation>30 судоку без предположений, где это правило что-то удаляет: %1</translation>
    </message>
    <message>
        <source>Guessing</source>
        <translation>Предположения</translation>
    </message>
    <message>
        <source>50 puzzles with one guess, or two at once</source>
        <translation>50 судоку с одним предположением или с двумя сразу</translation>
    </message>
    <message>
        <source>Deep search</source>
        <translation>Глубокий поиск</translation>
    </message>
    <message>
        <source>30 puzzles with four or more guesses at once</source>
        <translation>30 судоку с четырьмя и более предположениями сразу</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationPanel</name>
    <message>
        <source>&amp;Go to the step</source>
        <translation>&amp;Перейти к шагу</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Причины</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the last thing that happened to a candidate, and where: 3.6: removed by Pointing in row</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The board marks these reasons only in pass %1. Go to the step to see them there.</source>
        <translation>Поле отмечает эти причины только в проходе %1: перейдите к шагу, чтобы увидеть их там.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Undo &amp;the guess</source>
        <extracomment>steps on to where the search takes a failed guess back</extracomment>
        <translation>&amp;Откатить</translation>
    </message>
    <message>
        <source>Another deduction of this step</source>
        <translation>Другой вывод этого шага</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>Щелчок спрашивает, почему это так.</translation>
    </message>
    <message>
        <source>Given: the puzzle has it from the start.</source>
        <translation>Исходная цифра: она есть в судоку с самого начала.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>Щелчок ведёт к этому шагу.</translation>
    </message>
    <message>
        <source>The cell, with its removed candidates crossed out</source>
        <translation>Клетка; то, что ушло из неё, зачёркнуто</translation>
    </message>
    <message>
        <source>Missing from %1, and why</source>
        <translation>Что ушло из %1 и почему</translation>
    </message>
    <message>
        <source>This holds while these guesses are active</source>
        <translation>Это верно, пока эти предположения в силе</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationWording</name>
    <message>
        <source>%1 has only %2 left, so %2 is removed from the rest of %3.</source>
        <translation>В клетке %1 осталась только цифра %2, поэтому %2 удаляется из остальных клеток дома (%3).</translation>
    </message>
    <message>
        <source>In %1, %2 is only in %3 (%4), so it is removed from the rest of %3.</source>
        <translation>Цифра %2 (%1) есть только здесь: %3 (%4), поэтому она удаляется из остальных клеток (%3).</translation>
    </message>
    <message>
        <source>In %1, %2 has only one place, %3, so that cell’s other candidates are removed.</source>
        <translation>В доме (%1) для цифры %2 осталось одно место, %3, поэтому остальные кандидаты этой клетки удаляются.</translation>
    </message>
    <message>
        <source>%1 and %2 have only %3 and %4, so both are removed from the rest of %5.</source>
        <translation>В клетках %1 и %2 остались только %3 и %4, поэтому обе цифры удаляются из остальных клеток дома (%5).</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), each of them enough:</source>
        <translation>
            <numerusform>%n находка:</numerusform>
            <numerusform>%n находки, хватило бы любой:</numerusform>
            <numerusform>%n находок, хватило бы любой:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; equals %2 → %3</source>
        <extracomment>a sum and what it decides: 1·0 + 1·1 = 1; equals 1 → 1</extracomment>
        <translation>%1; равно %2 → %3</translation>
    </message>
    <message>
        <source>Rules that would remove it in this pass too: %1.</source>
        <translation>Удалили бы его в этом проходе и другие правила: %1.</translation>
    </message>
    <message>
        <source>The guess %1 sets %2 aside.</source>
        <translation>Предположение %1 откладывает %2.</translation>
    </message>
    <message>
        <source>The guess %1 failed.</source>
        <translation>Предположение %1 оказалось неверным.</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 удаляет %2.</translation>
    </message>
    <message>
        <source>given</source>
        <translation>исходная цифра</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>В клетке %1 не осталось кандидатов.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>digits of a cell, and what removed them: 1, 2: 2.3 Pointing in row.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>from the start</source>
        <extracomment>since when a cell has only one candidate</extracomment>
        <translation>с самого начала</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a cell, and since when it has only one candidate: r1c9 (since 1.2 Pointing in row)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (since %2)</source>
        <translation>%1 (начиная с %2)</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, in %3 and %4.</source>
        <translation>Цифра %1 встречается дважды (%2): %3 и %4.</translation>
    </message>
    <message>
        <source>Why %1 is not in %2</source>
        <translation>Почему в %2 нет %1</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>Его не допускает исходная цифра.</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>Его не было в судоку, каким оно было открыто.</translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <translation>
            <numerusform>%n удаление</numerusform>
            <numerusform>%n удаления</numerusform>
            <numerusform>%n удалений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n проход</numerusform>
            <numerusform>%n прохода</numerusform>
            <numerusform>%n проходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n исходная цифра</numerusform>
            <numerusform>%n исходные цифры</numerusform>
            <numerusform>%n исходных цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, and on %3.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;</extracomment>
        <translation>Основание: %1 (%2) и %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) missing in the opened puzzle</source>
        <translation>
            <numerusform>%n кандидат, которого не было в открытом судоку</numerusform>
            <numerusform>%n кандидата, которых не было в открытом судоку</numerusform>
            <numerusform>%n кандидатов, которых не было в открытом судоку</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, on %3, and on %4.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;, %4: &quot;3 candidates missing in the puzzle as it was opened&quot;</extracomment>
        <translation>Основание: %1 (%2), %3 и %4.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 5 in r6c9</extracomment>
        <translation>%1 в %2</translation>
    </message>
    <message numerus="yes">
        <source>It holds only while %n guess(es) are active.</source>
        <translation>
            <numerusform>Это верно, только пока стоит %n предположение.</numerusform>
            <numerusform>Это верно, только пока стоят %n предположения.</numerusform>
            <numerusform>Это верно, только пока стоят %n предположений.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: that is enough to remove it. Convoku has no explanation for this rule and found this by trial.</source>
        <extracomment>what was there (4 in r3c8) and what was not (r1c5 ≠ 7)</extracomment>
        <translation>%1: этого достаточно, чтобы он был удалён. Программа не знает этого правила и выяснила это путём проб.</translation>
    </message>
    <message>
        <source>any board at all</source>
        <extracomment>stands for the reasons of a removal where there are none: the rule removes it always</extracomment>
        <translation>При любом поле</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>reasons</comment>
        <extracomment>behind the first reasons of a removal: 1 in r7c1, r7c2 ≠ 1 and 7 more</extracomment>
        <translation>
            <numerusform> и ещё %n</numerusform>
            <numerusform> и ещё %n</numerusform>
            <numerusform> и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so the other candidates of these cells are removed.</source>
        <translation>В доме (%1) для цифр %2 остались только эти места: %3. Поэтому остальные кандидаты этих клеток удаляются.</translation>
    </message>
    <message>
        <source>%1 have only %2, so these digits are removed from the rest of %3.</source>
        <translation>В клетках %1 остались только %2, поэтому эти цифры удаляются из остальных клеток дома (%3).</translation>
    </message>
    <message>
        <source>Why %1 is %2</source>
        <extracomment>a cell and its digit: Why r4c5 is 2</extracomment>
        <translation>Почему в %1 стоит %2</translation>
    </message>
</context>
<context>
    <name>convoku::Export</name>
    <message>
        <source>Cancelled; nothing was written to %1.</source>
        <translation>Отменено; в %1 ничего не записано.</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>Записывать нечего: нет изображений.</translation>
    </message>
    <message>
        <source>The pictures are too large. A GIF has at most 65535 pixels per side, a WebP 16383.</source>
        <translation>Изображения слишком велики: в GIF не больше 65535 пикселей по стороне, в WebP — 16383.</translation>
    </message>
    <message>
        <source>A picture could not be drawn: not enough memory for its size.</source>
        <translation>Не удалось нарисовать изображение: для его размера мало памяти.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Не удалось записать %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Не удалось записать %1: %2.</translation>
    </message>
    <message>
        <source>The encoder failed; nothing was written to %1.</source>
        <translation>Ошибка кодировщика; в %1 ничего не записано.</translation>
    </message>
</context>
<context>
    <name>convoku::ExportChoices</name>
    <message>
        <source>custom</source>
        <translation>свой выбор</translation>
    </message>
    <message>
        <source>article: 338 px, the board alone</source>
        <translation>для статьи: 338 пикс., только поле</translation>
    </message>
    <message>
        <source>web page: 480 px</source>
        <translation>для веб-страницы: 480 пикс.</translation>
    </message>
    <message>
        <source>slide: 720 px, slower</source>
        <translation>для слайда: 720 пикс., медленнее</translation>
    </message>
    <message>
        <source>large, for print: 1080 px</source>
        <translation>крупно, для печати: 1080 пикс.</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>&amp;Заготовка</translation>
    </message>
    <message>
        <source>GIF: plays everywhere</source>
        <translation>GIF: проигрывается везде</translation>
    </message>
    <message>
        <source>WebP: smaller, all colours exact</source>
        <translation>WebP: меньше размер, точные цвета</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>Фор&amp;мат</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>&amp;Текст</translation>
    </message>
    <message>
        <source>&amp;whole runs</source>
        <translation>&amp;оба прогона целиком</translation>
    </message>
    <message>
        <source>&amp;whole run</source>
        <translation>ве&amp;сь прогон</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;от</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Проходы</translation>
    </message>
    <message>
        <source>each pass</source>
        <translation>каждый проход</translation>
    </message>
    <message>
        <source>each change: every rule, guess and backtrack</source>
        <translation>каждое изменение: правило, предположение, откат</translation>
    </message>
    <message>
        <source>&amp;Picture for</source>
        <translation>&amp;Кадр на</translation>
    </message>
    <message>
        <source>two fading pictures &amp;between steps</source>
        <translation>два кадра &amp;исчезания между шагами</translation>
    </message>
    <message>
        <source>the plane looked at</source>
        <translation>показанная плоскость</translation>
    </message>
    <message>
        <source>all planes</source>
        <translation>все плоскости</translation>
    </message>
    <message>
        <source>S&amp;lide over</source>
        <translation>&amp;Движение по</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> мс</translation>
    </message>
    <message>
        <source> /s</source>
        <extracomment>pictures a second</extracomment>
        <translation> /с</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Кадров в секунду</translation>
    </message>
    <message>
        <source>Frame dura&amp;tion</source>
        <translation>&amp;Время кадра</translation>
    </message>
    <message>
        <source>Browsers slow down above 50 pictures per second, so the file has 50.</source>
        <translation>Больше 50 кадров в секунду браузеры проигрывают медленно: в файле их 50.</translation>
    </message>
    <message>
        <source>Hold &amp;last frame</source>
        <translation>&amp;Последний кадр</translation>
    </message>
    <message>
        <source>forever</source>
        <translation>бесконечно</translation>
    </message>
    <message>
        <source>once</source>
        <translation>один раз</translation>
    </message>
    <message>
        <source>several times</source>
        <translation>несколько раз</translation>
    </message>
    <message>
        <source>Number of times to play</source>
        <translation>Сколько раз проигрывать</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source> px</source>
        <translation> пикс.</translation>
    </message>
    <message>
        <source>&amp;Size (width)</source>
        <translation>&amp;Размер (ширина)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>О&amp;формление</translation>
    </message>
    <message>
        <source>&amp;caption</source>
        <translation>за&amp;головок</translation>
    </message>
    <message>
        <source>a se&amp;ntence on what each step did</source>
        <translation>фр&amp;аза о том, что сделал шаг</translation>
    </message>
    <message>
        <source>le&amp;gend</source>
        <translation>&amp;легенда</translation>
    </message>
    <message>
        <source>&amp;row and column numbers</source>
        <translation>&amp;номера строк и столбцов</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Показывать</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>First pass</source>
        <translation>Первый проход</translation>
    </message>
    <message>
        <source>Last pass</source>
        <translation>Последний проход</translation>
    </message>
    <message>
        <source>Frame duration</source>
        <translation>Время кадра</translation>
    </message>
    <message>
        <source>the plane</source>
        <translation>плоскость</translation>
    </message>
    <message>
        <source>all numbers at once</source>
        <translation>все числа сразу</translation>
    </message>
    <message>
        <source>Animated PNG: for browsers</source>
        <translation>Анимированный PNG: для браузеров</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>Видео MP4</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>Видео WebM</translation>
    </message>
    <message>
        <source>Animated SVG: sharp at any size</source>
        <translation>Анимированный SVG: чёткий в любом размере</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>рядом</translation>
    </message>
    <message>
        <source>one above the other</source>
        <translation>одно над другим</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Поля</translation>
    </message>
    <message>
        <source>Opening picture with this text, shown for two seconds</source>
        <translation>Первый кадр, который показывает это две секунды</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Opening t&amp;itle</source>
        <translation>&amp;Начальный титр</translation>
    </message>
    <message>
        <source>Text of the caption</source>
        <translation>Текст заголовка</translation>
    </message>
    <message>
        <source>pass, depth, candidates left</source>
        <translation>проход, глубина, оставшиеся кандидаты</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG: пиксели</translation>
    </message>
    <message>
        <source>SVG: vector graphics, sharp at any size</source>
        <translation>SVG: линии и буквы, чётко в любом размере</translation>
    </message>
    <message>
        <source>PDF: a page of vector graphics</source>
        <translation>PDF: страница с линиями и буквами</translation>
    </message>
    <message>
        <source>Letters: small, can be searched</source>
        <translation>Буквы: меньше размер, работает поиск</translation>
    </message>
    <message>
        <source>Outlines: the same everywhere</source>
        <translation>Контуры: везде одинаково</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Размер</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Анимированный GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>Анимированный WebP (*.webp)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png *.apng)</source>
        <translation>Анимированный PNG (*.png *.apng)</translation>
    </message>
    <message>
        <source>MP4 video (*.mp4)</source>
        <translation>Видео MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>WebM video (*.webm)</source>
        <translation>Видео WebM (*.webm)</translation>
    </message>
    <message>
        <source>Animated SVG (*.svg)</source>
        <translation>Анимированный SVG (*.svg)</translation>
    </message>
    <message>
        <source>%1 pictures (*.%2)</source>
        <translation>Изображения %1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>convoku::ExportController</name>
    <message>
        <source>E&amp;xport animation…</source>
        <translation>Экспорт &amp;анимации…</translation>
    </message>
    <message>
        <source>Export the run as an animated GIF or WebP</source>
        <translation>Экспортировать прогон как анимированный GIF или WebP</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Экспорт &amp;изображения…</translation>
    </message>
    <message>
        <source>Save the centre view as PNG, SVG or PDF</source>
        <translation>Сохранить то, что показано в середине окна, как PNG, SVG или PDF</translation>
    </message>
    <message>
        <source>Export &amp;layer as picture…</source>
        <translation>Экспорт с&amp;лоя в изображение…</translation>
    </message>
    <message>
        <source>Export the layer in the tensor view, with its kernel and arithmetic, as PNG, SVG or PDF</source>
        <translation>Экспортировать слой, показанный в тензорах, его ядро и вычисление как PNG, SVG или PDF</translation>
    </message>
    <message>
        <source>Export layer as ani&amp;mation…</source>
        <translation>Экспорт слоя в ани&amp;мацию…</translation>
    </message>
    <message>
        <source>Export the kernel sliding over the layer’s input as an animated GIF or WebP</source>
        <translation>Экспортировать движение ядра по входу слоя как анимированный GIF или WebP</translation>
    </message>
    <message>
        <source>Export collec&amp;tion…</source>
        <translation>Экспорт с&amp;борника…</translation>
    </message>
    <message>
        <source>Export an animation or a picture of each puzzle in the collection</source>
        <translation>Записать анимацию или изображение каждого судоку из сборника</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Копировать изо&amp;бражение</translation>
    </message>
    <message>
        <source>Copy the centre view to the clipboard as a picture</source>
        <translation>Скопировать то, что показано в середине окна, в буфер обмена как изображение</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>Изображение слишком велико для копирования.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Изображение в буфере обмена.</translation>
    </message>
    <message>
        <source>There is nothing to draw here yet.</source>
        <translation>Здесь пока нечего рисовать.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Too many files. Filter the list of puzzles first.</source>
        <translation>Файлов слишком много: сначала отфильтруйте список судоку.</translation>
    </message>
    <message>
        <source>Export t&amp;urn of the cube…</source>
        <translation>Экспорт поворота куба…</translation>
    </message>
    <message>
        <source>Export the cube’s rotation from one rule to another as an animated GIF or WebP</source>
        <translation>Экспортировать куб, который поворачивается от одного правила к другому, как анимацию GIF или WebP</translation>
    </message>
    <message>
        <source>Export networ&amp;k as ONNX…</source>
        <translation>Экспорт с&amp;ети в ONNX…</translation>
    </message>
    <message>
        <source>Export the running network as an ONNX file, for any program that runs neural networks</source>
        <translation>Записать работающую сеть в файл ONNX для всего, что исполняет нейронные сети</translation>
    </message>
    <message>
        <source>Export page for a bro&amp;wser…</source>
        <translation>Экспорт страницы для б&amp;раузера…</translation>
    </message>
    <message>
        <source>Export a web page that steps through the running network</source>
        <translation>Записать страницу для браузера, которая исполняет работающую сеть по шагам</translation>
    </message>
    <message>
        <source>Export all la&amp;yers of the step…</source>
        <translation>Экспорт всех слоёв &amp;шага…</translation>
    </message>
    <message>
        <source>Export a picture of all layers of the step, with every number, as PNG, SVG or PDF</source>
        <translation>Экспортировать изображение всех слоёв шага со всеми числами как PNG, SVG или PDF</translation>
    </message>
    <message>
        <source>The step has more than %1 numbers, too many for a picture.</source>
        <translation>В шаге больше %1 чисел, столько не помещается в изображение.</translation>
    </message>
</context>
<context>
    <name>convoku::ExportDialog</name>
    <message>
        <source>Export the chain of a removal</source>
        <translation>Экспорт цепочки удаления</translation>
    </message>
    <message>
        <source>Export the sliding kernel of a layer</source>
        <translation>Экспорт движения ядра</translation>
    </message>
    <message>
        <source>Export both runs</source>
        <translation>Экспорт обоих прогонов</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>Экспорт анимации</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 пикселей</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>preparing the pictures …</source>
        <translation>подготовка кадров …</translation>
    </message>
    <message>
        <source>finding out the size …</source>
        <translation>определение размера …</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n кадр</numerusform>
            <numerusform>%n кадра</numerusform>
            <numerusform>%n кадров</numerusform>
        </translation>
    </message>
    <message>
        <source>File size: %1</source>
        <extracomment>a file&apos;s size</extracomment>
        <translation>Размер файла: %1.</translation>
    </message>
    <message>
        <source>about %1, counting …</source>
        <translation>около %1, идёт подсчёт …</translation>
    </message>
    <message>
        <source>Saved: %1 (%2, %3)</source>
        <translation>Сохранено: %1 (%2, %3)</translation>
    </message>
    <message>
        <source>There is not enough memory for these pictures.</source>
        <translation>Для этих изображений недостаточно памяти.</translation>
    </message>
    <message>
        <source>Export the cube’s rotation</source>
        <translation>Экспорт поворота куба</translation>
    </message>
    <message>
        <source>Export the training</source>
        <translation>Экспорт обучения</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>Экспорт поиска</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Экспорт изображения</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy the picture to the clipboard</source>
        <translation>Скопировать изображение в буфер обмена</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>Изображение слишком велико для копирования.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Изображение в буфере обмена.</translation>
    </message>
    <message>
        <source>The picture is being drawn…</source>
        <translation>Изображение рисуется…</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>Сохранено: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::FileController</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open a file with one or more puzzles</source>
        <translation>Открыть файл с одним или многими судоку</translation>
    </message>
    <message>
        <source>&amp;Paste puzzle</source>
        <translation>&amp;Вставить судоку</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard</source>
        <translation>Открыть судоку из буфера обмена</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>&amp;Сохранить сеанс</translation>
    </message>
    <message>
        <source>Save puzzle, rules, position, breakpoints, bookmarks and layout to a file</source>
        <translation>Сохранить в файл судоку, правила, позицию, точки останова, закладки и расположение панелей</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Сохранить сеанс &amp;как…</translation>
    </message>
    <message>
        <source>Save the session to a different file</source>
        <translation>Сохранить сеанс в другой файл</translation>
    </message>
    <message>
        <source>Save pu&amp;zzle as…</source>
        <translation>Со&amp;хранить судоку как…</translation>
    </message>
    <message>
        <source>Save the puzzle as it was opened, in a format that other programs read</source>
        <translation>Сохранить судоку, каким оно было открыто, в формате других программ</translation>
    </message>
    <message>
        <source>Save pos&amp;ition as…</source>
        <translation>Сохранить пози&amp;цию как…</translation>
    </message>
    <message>
        <source>Save the givens and the candidates of this position, in a format that other programs read</source>
        <translation>Сохранить исходные цифры и кандидатов этой позиции в формате других программ</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Закрыть окно</translation>
    </message>
    <message>
        <source>&amp;Copy puzzle</source>
        <translation>Копировать &amp;судоку</translation>
    </message>
    <message>
        <source>Copy the givens, one character per cell</source>
        <translation>Скопировать исходные цифры, по символу на клетку</translation>
    </message>
    <message>
        <source>Copy &amp;decided cells</source>
        <translation>Копировать &amp;решённые клетки</translation>
    </message>
    <message>
        <source>Copy the digits decided at this position, one character per cell</source>
        <translation>Скопировать цифры, решённые в этой позиции, по символу на клетку</translation>
    </message>
    <message>
        <source>Copy as: %1</source>
        <translation>Копировать как: %1</translation>
    </message>
    <message>
        <source>Copy the givens and the candidates of this position</source>
        <translation>Скопировать исходные цифры и кандидатов этой позиции</translation>
    </message>
    <message>
        <source>Copy the givens; this format has no candidates</source>
        <translation>Скопировать исходные цифры; кандидатов в этом формате нет</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>Copy the address of this p&amp;lace</source>
        <translation>Копировать а&amp;дрес этого места</translation>
    </message>
    <message>
        <source>Copy the current pass, step and layer in the form that Go to address reads</source>
        <translation>Скопировать показанные проход, шаг и слой так, как их читает «Перейти по адресу»</translation>
    </message>
    <message>
        <source>Copy the pic&amp;ked candidate or number</source>
        <translation>Копировать выбранного кандидата или чис&amp;ло</translation>
    </message>
    <message>
        <source>Copy the address of the picked candidate or, in the tensors, the address and value of the picked number</source>
        <translation>Скопировать адрес выбранного кандидата или, в тензорах, адрес выбранного числа и что оно означает</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Не&amp;давние</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>это устройство или канал, а не файл</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>Не удалось открыть: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n breakpoint(s), bookmark(s) or watch(es) of %1 could not be read and were left out.</source>
        <translation>
            <numerusform>%n точку останова, закладку или наблюдение из %1 прочитать не удалось, и оно пропущено.</numerusform>
            <numerusform>%n точки останова, закладки или наблюдения из %1 прочитать не удалось, и они пропущены.</numerusform>
            <numerusform>%n точек останова, закладок или наблюдений из %1 прочитать не удалось, и они пропущены.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Сохранить сеанс</translation>
    </message>
    <message>
        <source>Sessions of Convoku (*.convoku)</source>
        <translation>Сеансы Convoku (*.convoku)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Не удалось сохранить %1.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>Сохранить позицию</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>Сохранить судоку</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Сохранить в другом месте…</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Some lines of %1 are not puzzles.</source>
        <translation>%1: некоторые строки — не судоку.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1: файла больше нет.</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Убрать из списка</translation>
    </message>
    <message>
        <source>Open puzzles, a session, a lesson or a network</source>
        <translation>Открыть судоку, сеанс, урок или сеть</translation>
    </message>
    <message>
        <source>Puzzles, sessions, lessons, networks (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;All files (*)</source>
        <translation>Судоку, сеансы, уроки, сети (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Puzzle from the command line</source>
        <translation>Судоку из командной строки</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Перетащенный текст</translation>
    </message>
</context>
<context>
    <name>convoku::FilterLine</name>
    <message>
        <source>Filter: naked_pair_row, no guess, passes &lt; 12 – or digits, or words of the comment</source>
        <translation>Фильтр: naked_pair_row, no guess, passes &lt; 12 — или цифры, или слова комментария</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Добавить…</translation>
    </message>
    <message>
        <source>Add a term to the filter</source>
        <translation>Добавить в фильтр условие</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Что можно задать в фильтре</translation>
    </message>
    <message>
        <source>This rule removes something</source>
        <translation>Это правило что-то удаляет</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Прогон</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>Без предположений</translation>
    </message>
    <message>
        <source>Several guesses at once</source>
        <translation>Несколько предположений сразу</translation>
    </message>
    <message>
        <source>Under 12 passes</source>
        <translation>Меньше 12 проходов</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Одно решение</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Несколько решений</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Нет решения</translation>
    </message>
    <message>
        <source>Few givens</source>
        <translation>Мало исходных цифр</translation>
    </message>
</context>
<context>
    <name>convoku::FindingWording</name>
    <message>
        <source>%1 is %2, so %2 is removed elsewhere in %3.</source>
        <extracomment>r3c5 is 2, so 2 leaves the rest of box 2.</extracomment>
        <translation>В клетке %1 стоит %2, поэтому %2 удаляется из остальных клеток дома (%3).</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %3 is removed elsewhere in %4.</source>
        <extracomment>In box 2 only r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>В доме (%1) цифра %3 возможна только в %2, поэтому %3 удаляется из остальных клеток дома (%4).</translation>
    </message>
    <message>
        <source>In %1 only %2 and %3 can still be %4, so %4 is removed elsewhere in %5.</source>
        <extracomment>In box 2 only r1c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>В доме (%1) цифра %4 возможна только в %2 и %3, поэтому %4 удаляется из остальных клеток дома (%5).</translation>
    </message>
    <message>
        <source>In %1 only %2, %3 and %4 can still be %5, so %5 is removed elsewhere in %6.</source>
        <extracomment>In box 2 only r1c5, r2c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>В доме (%1) цифра %5 возможна только в %2, %3 и %4, поэтому %5 удаляется из остальных клеток дома (%6).</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %2 is %3.</source>
        <extracomment>In row 4 only r4c3 can still be 9, so r4c3 is 9.</extracomment>
        <translation>В доме (%1) цифра %3 возможна только в %2, поэтому в %2 стоит %3.</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4. Both are removed elsewhere in %5.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so both leave the rest of row 5.</extracomment>
        <translation>В клетках %1 и %2 остались только %3 и %4, поэтому обе цифры удаляются из остальных клеток дома (%5).</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4, so %5 is removed elsewhere in %6.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>В клетках %1 и %2 остались только %3 и %4, поэтому %5 удаляется из остальных клеток дома (%6).</translation>
    </message>
    <message>
        <source>With %1, the rule removes %2.</source>
        <extracomment>what was there and what was not; what goes: With 4 in r3c8, r1c5 ≠ 7, the rule removes 2 from r3c5.</extracomment>
        <translation>%1: правило удаляет %2.</translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so all other digits are removed there.</source>
        <extracomment>In row 3, 4 and 7 fit only in r3c8 and r3c9, so all other digits leave these cells.</extracomment>
        <translation>В доме (%1) для цифр %2 есть место только в %3, поэтому все остальные цифры из этих клеток удаляются.</translation>
    </message>
    <message>
        <source>In %1, %2 fits only in %3, so %2 is removed elsewhere in %3.</source>
        <extracomment>In rows 2 and 6, 4 fits only in columns 3 and 8, so 4 leaves the rest of columns 3 and 8.</extracomment>
        <translation>На линиях (%1) цифра %2 возможна только здесь: %3, поэтому %2 удаляется из остальных клеток (%3).</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 is removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>В клетках %1 остались только %2, поэтому %3 удаляется из остальных клеток дома (%4).</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 are removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 3 and 8 leave the rest of row 5.</extracomment>
        <translation>В клетках %1 остались только %2, поэтому %3 удаляются из остальных клеток дома (%4).</translation>
    </message>
</context>
<context>
    <name>convoku::FirstRun</name>
    <message>
        <source>A neural network that was never trained: every weight is set by hand, and you can read each one.</source>
        <translation>Нейронная сеть, которую никто не обучал: каждый вес задан вручную, и его можно прочитать.</translation>
    </message>
    <message>
        <source>It has just solved this Sudoku.</source>
        <translation>Она только что решила это судоку.</translation>
    </message>
</context>
<context>
    <name>convoku::FirstSteps</name>
    <message>
        <source>Close the hint</source>
        <translation>Закрыть подсказку</translation>
    </message>
    <message>
        <source>That is how it works. Press F1 for help.</source>
        <translation>Вот и всё. F1 открывает справку.</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Щелчок</translation>
    </message>
    <message>
        <source>One step, from the start</source>
        <translation>Шаг с самого начала</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>a digit: why is it there?</source>
        <translation>по цифре: почему она?</translation>
    </message>
    <message>
        <source>Things to try</source>
        <translation>Что делать</translation>
    </message>
</context>
<context>
    <name>convoku::FoundWording</name>
    <message>
        <source>%1 is the only candidate left.</source>
        <translation>%1 — единственный оставшийся кандидат.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the only candidate left; the last one removed was %2, at %3.</source>
        <extracomment>%1: the digit that is left; %2: the digits that went last, &quot;1&quot; or &quot;1, 4&quot;; %3: where, &quot;16.2&quot;</extracomment>
        <translation>
            <numerusform>%1 — единственный оставшийся кандидат; последним ушёл %2, в %3.</numerusform>
            <numerusform>%1 — единственный оставшийся кандидат; последними ушли %2, в %3.</numerusform>
            <numerusform>%1 — единственный оставшийся кандидат; последними ушли %2, в %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::FunctionPlotView</name>
    <message>
        <source>Function of the layer</source>
        <translation>Функция слоя</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateDialog</name>
    <message>
        <source>C&amp;lear</source>
        <translation>О&amp;чистить</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>Очистить список</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Open the selected puzzle in the window</source>
        <translation>Открыть выделенное судоку в окне</translation>
    </message>
    <message>
        <source>&amp;Keep as collection</source>
        <translation>В с&amp;борник</translation>
    </message>
    <message>
        <source>List these puzzles in the Collection panel</source>
        <translation>Показать эти судоку на панели «Сборник»</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>Save these puzzles as an .sdm file</source>
        <translation>Сохранить эти судоку в файл .sdm</translation>
    </message>
    <message>
        <source>Generate puzzles</source>
        <translation>Создание судоку</translation>
    </message>
    <message>
        <source>Command that generates the same puzzles</source>
        <translation>Команда, создающая те же судоку</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy the command to the clipboard</source>
        <translation>Скопировать команду в буфер обмена</translation>
    </message>
    <message>
        <source>The sa&amp;me as a command:</source>
        <translation>То же &amp;в виде команды:</translation>
    </message>
    <message>
        <source>The same seed and criteria give the same puzzles.</source>
        <translation>То же число и те же пожелания дают те же судоку.</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <translation>&amp;Новое зерно</translation>
    </message>
    <message>
        <source>A different seed, for different puzzles</source>
        <translation>Другое число, а значит, и другие судоку</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>Ско&amp;лько</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Зерно</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>Созданные судоку</translation>
    </message>
    <message>
        <source>The search for puzzles stopped: %1</source>
        <translation>Поиск судоку прервался: %1</translation>
    </message>
    <message>
        <source>All rules are switched off. Switch some on in the Rules panel.</source>
        <translation>Все правила выключены: включите некоторые на панели «Правила».</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to 18446744073709551615.</source>
        <translation>Зерно — число от 0 до 18446744073709551615.</translation>
    </message>
    <message>
        <source>Such puzzles are rare: none among the last %L1 grids.</source>
        <translation>Такие судоку редки: ни одного среди последних %L1 сеток.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>С&amp;топ</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>Созда&amp;ть</translation>
    </message>
    <message>
        <source>End the search and keep the puzzles found</source>
        <translation>Закончить поиск и оставить найденное</translation>
    </message>
    <message>
        <source>Search for matching puzzles and start a new list</source>
        <translation>Искать судоку по пожеланиям; список начнётся заново</translation>
    </message>
    <message>
        <source>Seed %1, no. %2</source>
        <extracomment>the name of a puzzle that was made: its seed and its place in the list</extracomment>
        <translation>Зерно %1, № %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Зерно %1</translation>
    </message>
    <message>
        <source>Save puzzles</source>
        <translation>Сохранение судоку</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Не удалось сохранить %1.</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateRequestForm</name>
    <message>
        <source>givens</source>
        <translation>исходных цифр</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>проходов</translation>
    </message>
    <message>
        <source>&amp;minimal: no given is redundant</source>
        <translation>&amp;минимальное: ни одной цифры нельзя убрать</translation>
    </message>
    <message>
        <source>If any given is removed, the puzzle has several solutions.</source>
        <translation>Без любой из исходных цифр у судоку несколько решений.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>как получится</translation>
    </message>
    <message>
        <source>none: the rules alone solve it</source>
        <translation>нет: хватает одних правил</translation>
    </message>
    <message>
        <source>at least, at once:</source>
        <translation>одновременно не меньше:</translation>
    </message>
    <message>
        <source>Active guesses</source>
        <translation>Одновременно действующие предположения</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Исходные цифры</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Симмет&amp;рия</translation>
    </message>
    <message>
        <source>G&amp;uesses</source>
        <translation>Пр&amp;едположения</translation>
    </message>
    <message>
        <source>&amp;Passes</source>
        <translation>Про&amp;ходы</translation>
    </message>
    <message>
        <source>Rules that must remove something</source>
        <translation>Правила, которые должны что-то удалить</translation>
    </message>
    <message>
        <source>Fewest %1</source>
        <translation>Наименьшее число %1</translation>
    </message>
    <message>
        <source>Most %1</source>
        <translation>Наибольшее число %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>from 17 to 30</extracomment>
        <translation>до</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateWording</name>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Поворот на 180°</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Поворот на 90°</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Слева и справа</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Сверху и снизу</translation>
    </message>
    <message>
        <source>Left and right, top and bottom</source>
        <translation>Слева и справа, сверху и снизу</translation>
    </message>
    <message>
        <source>Diagonal from the top left</source>
        <translation>Диагональ из левого верхнего угла</translation>
    </message>
    <message>
        <source>Diagonal from the top right</source>
        <translation>Диагональ из правого верхнего угла</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Обе диагонали</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Все сразу</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a kind of house, and in how many passes a rule removed something there: row 2</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a family of rules and its houses: Naked pair: row 2, box 1</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3 grids tried</source>
        <extracomment>puzzles found, puzzles wished: 7 of 20, 3,400 grids tried</extracomment>
        <translation>%1 из %2, испробовано сеток: %3</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles had the wrong number of givens: %1 to %2. Allow a wider range of givens.</source>
        <translation>Число исходных цифр не подошло в %L3 из %L4 судоку: их было от %1 до %2. Расширьте диапазон исходных цифр.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles were not minimal. Few symmetric puzzles are. Give up the symmetry or clear “minimal”.</source>
        <translation>%L3 из %L4 судоку не были минимальными. Симметричные минимальными бывают редко: откажитесь от симметрии или от условия «минимальное».</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed guesses. Allow guesses, or more givens.</source>
        <translation>В %L3 из %L4 судоку понадобились предположения. Разрешите предположения или больше исходных цифр.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed too few guesses at once: %1 to %2. Ask for fewer guesses or fewer givens.</source>
        <translation>В %L3 из %L4 судоку одновременных предположений было слишком мало: от %1 до %2. Пожелайте меньше предположений или меньше исходных цифр.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles took the wrong number of passes: %1 to %2. Allow a wider range of passes.</source>
        <translation>Число проходов не подошло в %L3 из %L4 судоку: их было от %1 до %2. Расширьте диапазон проходов.</translation>
    </message>
    <message>
        <source>“%1” removed nothing in %L3 of %L4 puzzles. Ask for fewer rules or fewer givens.</source>
        <translation>Правило «%1» ничего не удалило в %L3 из %L4 судоку. Пожелайте меньше правил или меньше исходных цифр.</translation>
    </message>
    <message>
        <source>The network did not solve %L3 of %L4 puzzles. Ask for more givens.</source>
        <translation>Сеть не решила %L3 из %L4 судоку. Разрешите больше исходных цифр.</translation>
    </message>
    <message>
        <source>Puzzles with %1 givens or fewer are rare. It can take hours to find one.</source>
        <translation>Судоку, в которых исходных цифр %1 или меньше, редки. Поиск может занять часы.</translation>
    </message>
</context>
<context>
    <name>convoku::GeneratedModel</name>
    <message>
        <source>Number of passes in which each rule removed something</source>
        <translation>Во скольких проходах каждое правило что-то удалило</translation>
    </message>
    <message>
        <source>Rules that removed something</source>
        <translation>Правила, которые что-то удалили</translation>
    </message>
</context>
<context>
    <name>convoku::GraphWording</name>
    <message>
        <source>Encoding</source>
        <translation>Кодирование</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n слой</numerusform>
            <numerusform>%n слоя</numerusform>
            <numerusform>%n слоёв</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>кандидаты</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>стек</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>предположение</translation>
    </message>
    <message>
        <source>level</source>
        <translation>уровень</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>цифры</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решено</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>противоречие</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>pop</source>
        <translation>pop</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>исчерпано</translation>
    </message>
    <message>
        <source>next candidates</source>
        <translation>следующие кандидаты</translation>
    </message>
    <message>
        <source>next stack</source>
        <translation>следующий стек</translation>
    </message>
    <message>
        <source>next guess</source>
        <translation>следующее предположение</translation>
    </message>
    <message>
        <source>next level</source>
        <translation>следующий уровень</translation>
    </message>
    <message>
        <source>candidates after %1</source>
        <extracomment>what a rule leaves: candidates after Pointing in row</extracomment>
        <translation>кандидаты после «%1»</translation>
    </message>
    <message>
        <source>else</source>
        <extracomment>the three inputs of a select layer: if 1, then this, else that</extracomment>
        <translation>иначе</translation>
    </message>
    <message>
        <source>then</source>
        <translation>то</translation>
    </message>
    <message>
        <source>if</source>
        <translation>если</translation>
    </message>
    <message>
        <source>indices</source>
        <extracomment>the places of the maxima that a max pooling found</extracomment>
        <translation>индексы</translation>
    </message>
    <message>
        <source>Layer %1 of %2: %3, %4 to %5 – %6.</source>
        <extracomment>Layer 3 of 14: max pooling 1×3 / 1×3, [9, 9, 9] to [9, 9, 3] – the digit occurs in this line of the box.</extracomment>
        <translation>Слой %1 из %2: %3, %4 → %5 — %6.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2; it outputs %3.</source>
        <extracomment>Verdict, 47 layers; it hands on solved, contradiction.</extracomment>
        <translation>%1, %2; передаёт дальше: %3.</translation>
    </message>
    <message>
        <source>Input: %1, %2, whole numbers from %3 to %4.</source>
        <translation>На входе: %1, %2, целые числа от %3 до %4.</translation>
    </message>
    <message>
        <source>Output: %1, %2, whole numbers from %3 to %4.</source>
        <translation>На выходе: %1, %2, целые числа от %3 до %4.</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>Один проход</translation>
    </message>
    <message>
        <source>Graph of %1: %2, %3 of them viewed.</source>
        <translation>Граф «%1»: %2, из них пройдено %3.</translation>
    </message>
    <message numerus="yes">
        <source>Graph of one pass: %n step(s), %1 of them viewed.</source>
        <translation>
            <numerusform>Граф одного прохода: %n шаг, из них пройдено %1.</numerusform>
            <numerusform>Граф одного прохода: %n шага, из них пройдено %1.</numerusform>
            <numerusform>Граф одного прохода: %n шагов, из них пройдено %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle yet. Open one to show the network’s layers here.</source>
        <translation>Судоку пока нет. Слои сети появятся здесь, как только оно будет открыто.</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>слой %1 из %2</translation>
    </message>
    <message>
        <source>Reads: %1.</source>
        <extracomment>the values and layers that a node of a graph takes its numbers from</extracomment>
        <translation>Читает: %1.</translation>
    </message>
    <message>
        <source>Read by: %1.</source>
        <extracomment>the layers and values that take the numbers of a node of a graph</extracomment>
        <translation>Читают: %1.</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>слой %1</translation>
    </message>
    <message>
        <source>Input: %1, %2, real numbers from %3 to %4.</source>
        <translation>Входит: %1, %2, вещественные числа от %3 до %4.</translation>
    </message>
    <message>
        <source>Output: %1, %2, real numbers from %3 to %4.</source>
        <translation>Выходит: %1, %2, вещественные числа от %3 до %4.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>of a text; short: it stands above a box</extracomment>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>line %1 of the text: layer %2</source>
        <translation>строка %1 текста: слой %2</translation>
    </message>
    <message>
        <source>line %1 of the text: layers %2 to %3</source>
        <translation>строка %1 текста: слои с %2 по %3</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layer %2.</source>
        <translation>Строка %1 текста в мастерской создаёт слой %2.</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layers %2 to %3.</source>
        <translation>Строка %1 текста в мастерской создаёт слои с %2 по %3.</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines it.</source>
        <translation>Его создаёт строка %1 текста в мастерской.</translation>
    </message>
</context>
<context>
    <name>convoku::Header</name>
    <message>
        <source>Puzzle</source>
        <translation>Судоку</translation>
    </message>
</context>
<context>
    <name>convoku::HeadlineWording</name>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>В %1 стоит %2</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit, and a house or a cell that loses it: 2 leaves column 5</extracomment>
        <translation>Цифра %1 удаляется (%2)</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>two digits and a house that loses them: 3 and 8 leave row 5</extracomment>
        <translation>Цифры %1 и %2 удаляются (%3)</translation>
    </message>
    <message>
        <source>because of %1</source>
        <extracomment>the cells of what a rule found: because of r7c8</extracomment>
        <translation>из-за %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) leave</source>
        <extracomment>what a rule did, before it is known why: 7 candidates leave</extracomment>
        <translation>
            <numerusform>Удаляется %n кандидат</numerusform>
            <numerusform>Удаляются %n кандидата</numerusform>
            <numerusform>Удаляется %n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot hold two %2s</source>
        <extracomment>a house and a digit that stands twice in it: Column 8 can’t hold two 7s</extracomment>
        <translation>%1: двух цифр %2 быть не может</translation>
    </message>
    <message>
        <source>A contradiction</source>
        <translation>Противоречие</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <translation>В %1 не осталось цифр</translation>
    </message>
    <message>
        <source>%1 is tried in %2</source>
        <extracomment>a guess: 7 is tried in r1c2</extracomment>
        <translation>В %2 пробуется %1</translation>
    </message>
    <message>
        <source>The guess %1 is undone</source>
        <translation>Предположение %1 откатывается</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory</source>
        <translation>Ни решения, ни противоречия</translation>
    </message>
    <message>
        <source>Pass %1 removes %2</source>
        <translation>Проход %1 удаляет %2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n кандидат</numerusform>
            <numerusform>%n кандидата</numerusform>
            <numerusform>%n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 changes nothing</source>
        <translation>Проход %1 ничего не меняет</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n исходная цифра</numerusform>
            <numerusform>%n исходные цифры</numerusform>
            <numerusform>%n исходных цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, layer %2 of %3</source>
        <extracomment>a step and one of its layers: Pointing in row, layer 3 of 12</extracomment>
        <translation>%1, слой %2 из %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of its %n removal(s)</source>
        <extracomment>a rule and how much of what it removed is spoken of: Pointing in column, 4 of its 7 removals</extracomment>
        <translation>
            <numerusform>%1, %2 из %n удаления</numerusform>
            <numerusform>%1, %2 из %n удалений</numerusform>
            <numerusform>%1, %2 из %n удалений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removal(s)</source>
        <translation>
            <numerusform>%1, %n удаление</numerusform>
            <numerusform>%1, %n удаления</numerusform>
            <numerusform>%1, %n удалений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, before the search undoes the guess</source>
        <translation>%1, до того как поиск откатит предположение</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found something</source>
        <translation>
            <numerusform>%n правило что-то нашло</numerusform>
            <numerusform>%n правила что-то нашли</numerusform>
            <numerusform>%n правил что-то нашли</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule found anything</source>
        <translation>Ни одно правило ничего не нашло</translation>
    </message>
    <message>
        <source>%1 is not in %2</source>
        <translation>В %2 нет цифры %1</translation>
    </message>
    <message>
        <source>%1 is possible in %2</source>
        <translation>В %2 возможна цифра %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n предположение</numerusform>
            <numerusform>%n предположения</numerusform>
            <numerusform>%n предположений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deduction(s)</source>
        <translation>
            <numerusform>%n вывод</numerusform>
            <numerusform>%n вывода</numerusform>
            <numerusform>%n выводов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1: &quot;58 deductions&quot;, %2: &quot;18 givens, 2 guesses&quot;</extracomment>
        <translation>%1; основание: %2</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <extracomment>digits, and as many cells that have room for no others: 4 and 7 take r3c8 and r3c9</extracomment>
        <translation>Цифры %1 занимают %2</translation>
    </message>
</context>
<context>
    <name>convoku::HelpController</name>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Команды…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>Как пользоваться программой</translation>
    </message>
    <message>
        <source>Help on the f&amp;ocused item</source>
        <translation>Справка о том, что в &amp;фокусе</translation>
    </message>
    <message>
        <source>Open the help page for the focused panel or view</source>
        <translation>Страница справки о панели или виде, где находится фокус</translation>
    </message>
    <message>
        <source>How the &amp;network works</source>
        <translation>Как работает с&amp;еть</translation>
    </message>
    <message>
        <source>The network explained, with a picture of every rule</source>
        <translation>Объяснение сети с рисунком каждого правила</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>К&amp;лавиши…</translation>
    </message>
    <message>
        <source>See and change the keys of all commands</source>
        <translation>Посмотреть и изменить клавиши всех команд</translation>
    </message>
    <message>
        <source>&amp;About Convoku</source>
        <translation>&amp;О программе Convoku</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Версия и лицензия</translation>
    </message>
    <message>
        <source>This run has no such rule. It is switched off in the Rules panel.</source>
        <translation>В этом прогоне такого правила нет: оно выключено на панели «Правила».</translation>
    </message>
    <message>
        <source>Find a command by its function, or go to a place in the run</source>
        <translation>Найти любую команду по тому, что она делает, или перейти к месту прогона</translation>
    </message>
    <message>
        <source>not while a puzzle is edited</source>
        <translation>не во время редактирования судоку</translation>
    </message>
    <message>
        <source>no puzzle is open</source>
        <translation>судоку не открыто</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>Место в прогоне</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Перейти к %1</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <extracomment>a pass, a step, a cell or a candidate: Go to: Pass 17 · Pointing in row</extracomment>
        <translation>Перейти: %1</translation>
    </message>
</context>
<context>
    <name>convoku::HelpDialogs</name>
    <message>
        <source>About Convoku</source>
        <translation>О программе Convoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;A step debugger for a neural network that was never trained: its weights are set by hand, and running it solves Sudoku.&lt;/p&gt;&lt;p&gt;MIT licence. The pictures’ font is Inter (SIL Open Font License).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;Пошаговый отладчик нейронной сети, которую никто не обучал: её веса заданы вручную, и, выполняя её, мы решаем судоку.&lt;/p&gt;&lt;p&gt;Лицензия MIT. Шрифт изображений — Inter (SIL Open Font License).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::HelpWindow</name>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>К предыдущей странице</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>Туда, откуда вернулись по «Назад»</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>К первой странице</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Мельче шрифт</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее шрифт</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Обычный размер</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Найти…</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Найти на этой странице</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Ранее</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Закрыть справку</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 – Convoku help</source>
        <translation>%1 — справка Convoku</translation>
    </message>
    <message>
        <source>Search wrapped to the top</source>
        <translation>Снова с начала страницы</translation>
    </message>
    <message>
        <source>Search wrapped to the bottom</source>
        <translation>Снова с конца страницы</translation>
    </message>
    <message>
        <source>Not found in this page</source>
        <translation>На этой странице не найдено</translation>
    </message>
</context>
<context>
    <name>convoku::HistogramView</name>
    <message>
        <source>Histogram of passes</source>
        <translation>Гистограмма проходов</translation>
    </message>
    <message>
        <source>Click a bar, or drag over several, to show only those puzzles</source>
        <translation>Щёлкните столбик или протяните по нескольким, чтобы показать только эти судоку</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Лог.</translation>
    </message>
    <message>
        <source>Each bar covers more passes than the previous one, so that a few long runs do not compress the others</source>
        <translation>Столбики охватывают всё больше проходов, чтобы немногие длинные прогоны не сжимали остальные</translation>
    </message>
    <message>
        <source>Puzzles by passes: none</source>
        <translation>Судоку по числу проходов: нет</translation>
    </message>
    <message>
        <source>Puzzles by passes</source>
        <translation>Судоку по числу проходов</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryModel</name>
    <message>
        <source>Pass</source>
        <translation>Проход</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Что произошло</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryPanel</name>
    <message>
        <source>History of the picked candidate</source>
        <translation>История выбранного кандидата</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>Click a candidate on the board, even a removed one, to see what happened to it.</source>
        <translation>Щёлкните кандидата на поле, в том числе уже удалённого, чтобы узнать, что с ним было.</translation>
    </message>
</context>
<context>
    <name>convoku::HowItWorks</name>
    <message>
        <source>The weights of a kernel over a row</source>
        <translation>Веса ядра, лежащего на строке</translation>
    </message>
    <message>
        <source>Weight %1 of %2: 1</source>
        <translation>Вес %1 из %2: 1</translation>
    </message>
    <message>
        <source>See the layers</source>
        <translation>Посмотреть слои</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Первый урок</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Как это работает</translation>
    </message>
    <message>
        <source>Candidates left after each pass</source>
        <translation>Кандидаты после каждого прохода</translation>
    </message>
    <message>
        <source>Its weights, for example</source>
        <translation>Её веса, например</translation>
    </message>
    <message>
        <source>Ones over a whole row count the places left for a digit. If the sum is 1, the digit belongs there.</source>
        <translation>Единицы над всей строкой считают места, оставшиеся для цифры. Если сумма равна 1, цифра стоит там.</translation>
    </message>
    <message numerus="yes">
        <source>One pass has %1 layers: %n rule(s), a verdict and a search. Its output is the input of the next pass.</source>
        <translation>
            <numerusform>Слоёв в одном проходе: %1. Это %n правило, вердикт и поиск. Выход прохода — вход следующего.</numerusform>
            <numerusform>Слоёв в одном проходе: %1. Это %n правила, вердикт и поиск. Выход прохода — вход следующего.</numerusform>
            <numerusform>Слоёв в одном проходе: %1. Это %n правил, вердикт и поиск. Выход прохода — вход следующего.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At first, each of the %n open cell(s) can hold any of the digits. Each pass removes some of them, until every cell has one left.</source>
        <translation>
            <numerusform>Сначала в %n открытой клетке возможны все цифры. Каждый проход убирает часть из них, пока в каждой клетке не останется одна.</numerusform>
            <numerusform>Сначала в каждой из %n открытых клеток возможны все цифры. Каждый проход убирает часть из них, пока в каждой клетке не останется одна.</numerusform>
            <numerusform>Сначала в каждой из %n открытых клеток возможны все цифры. Каждый проход убирает часть из них, пока в каждой клетке не останется одна.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::InputFile</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>это устройство или канал, а не файл</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>это папка</translation>
    </message>
</context>
<context>
    <name>convoku::KernelView</name>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
</context>
<context>
    <name>convoku::KeyHint</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a key, and what it does</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <extracomment>what a screen reader says of a step that is crossed off</extracomment>
        <translation>%1, выполнено</translation>
    </message>
</context>
<context>
    <name>convoku::KeySettings</name>
    <message>
        <source>%1 is used by “%2”. Clear it there first, or choose a different key.</source>
        <translation>%1 уже занято командой «%2». Сначала уберите клавишу там или выберите другую.</translation>
    </message>
    <message>
        <source>Lists and fields use %1 by itself. Add Ctrl or Alt, or use an F key.</source>
        <translation>%1 без других клавиш нужна спискам и полям ввода. Добавьте Ctrl или Alt либо возьмите клавишу F.</translation>
    </message>
</context>
<context>
    <name>convoku::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Filter by command or key</source>
        <translation>Фильтр по команде или клавише</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Новая клавиша</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Новая клавиша:</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Сбросить</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Сбросить вс&amp;е</translation>
    </message>
    <message>
        <source>On the board, Left, Right, Home and End also move through the run. Hold B to see the state before. Press Esc to deselect the candidate.</source>
        <translation>На поле также: Влево, Вправо, Home, End перемещают по прогону, удерживаемая B показывает прежнее состояние, Esc снимает выбор кандидата.</translation>
    </message>
    <message>
        <source>Up or Down shows the cell cursor. The arrows then move it, digits pick candidates, and Esc hides it.</source>
        <translation>Вверх или Вниз вызывает курсор клетки: тогда стрелки двигают его, цифры выбирают кандидатов, Esc убирает его.</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>&amp;Отменить сброс</translation>
    </message>
</context>
<context>
    <name>convoku::LayerBar</name>
    <message>
        <source>Layer of the step</source>
        <translation>Слой шага</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Go to this layer in the run</source>
        <translation>Перейти к месту этого слоя в прогоне</translation>
    </message>
    <message>
        <source>Move the kernel to the first number</source>
        <translation>Ядро над первым числом</translation>
    </message>
    <message>
        <source>Back by one number</source>
        <translation>На одно число назад</translation>
    </message>
    <message>
        <source>Forward by one number</source>
        <translation>На одно число вперёд</translation>
    </message>
    <message>
        <source>Move the kernel to the last number</source>
        <translation>Ядро над последним числом</translation>
    </message>
    <message>
        <source>Slide the kernel</source>
        <translation>Двигать ядро</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Export this layer as a picture or an animation</source>
        <translation>Экспортировать этот слой как изображение или анимацию</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Choose which planes and numbers are shown</source>
        <translation>Выбрать, какие плоскости и числа показывать</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разность</translation>
    </message>
    <message>
        <source>Before or after the layer</source>
        <translation>До или после слоя</translation>
    </message>
    <message>
        <source>Show the output, its input or the difference</source>
        <translation>Выход, то, из чего он получен, или то, что изменилось</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Числа</translation>
    </message>
    <message>
        <source>Show the numbers where there is room</source>
        <translation>Писать числа, где для них есть место</translation>
    </message>
    <message>
        <source>Speed of the slide</source>
        <translation>Скорость движения</translation>
    </message>
    <message>
        <source>&amp;All planes</source>
        <translation>&amp;Все плоскости</translation>
    </message>
    <message>
        <source>Slide over all output planes, not only the current one</source>
        <translation>Двигаться по всем плоскостям выхода, а не только по показанной</translation>
    </message>
    <message>
        <source>All at &amp;once</source>
        <translation>Все &amp;сразу</translation>
    </message>
    <message>
        <source>Compute all numbers of the layer in one step, as the network does (A on the pictures)</source>
        <translation>Так делает сеть: все числа слоя за один шаг (A на изображениях)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG, SVG, PDF)…</source>
        <translation>&amp;Изображение (PNG, SVG, PDF)…</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, WebP)…</source>
        <translation>&amp;Анимация (GIF, WebP)…</translation>
    </message>
    <message>
        <source>Planes:</source>
        <translation>Плоскости:</translation>
    </message>
    <message>
        <source>Output:</source>
        <translation>Выход:</translation>
    </message>
    <message>
        <source>Speed of the slide:</source>
        <translation>Скорость:</translation>
    </message>
    <message>
        <source>Pause the slide (Space on the pictures)</source>
        <translation>Приостановить движение (пробел на изображениях)</translation>
    </message>
    <message>
        <source>Slide the kernel over the input (Space on the pictures)</source>
        <translation>Двигать ядро по входу (пробел на изображениях)</translation>
    </message>
    <message>
        <source>%1 · paused by the mouse</source>
        <extracomment>behind &quot;12 of 81&quot;: play goes on when the mouse has left the pictures</extracomment>
        <translation>%1 · ждёт мышь</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Плоскости</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>Все плоскости</translation>
    </message>
    <message>
        <source>Picked digit</source>
        <translation>Выбранная цифра</translation>
    </message>
    <message>
        <source>Picked cell</source>
        <translation>Выбранная клетка</translation>
    </message>
    <message>
        <source>Digit %1 only</source>
        <translation>Только цифра %1</translation>
    </message>
    <message>
        <source>Digits %1 and %2</source>
        <translation>Цифры %1 и %2</translation>
    </message>
    <message>
        <source>Planes to show. Keys on the tensors: P: one plane; a digit: its plane; D: the picked digit; C: the picked cell; 0: all</source>
        <translation>Какие плоскости показаны. На тензорах: P — одна плоскость, цифра — плоскость цифры, D — выбранная цифра, C — выбранная клетка, 0 — все</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Одна плоскость</translation>
    </message>
</context>
<context>
    <name>convoku::LayerTrailView</name>
    <message>
        <source>Layers of the step</source>
        <translation>Слои шага</translation>
    </message>
</context>
<context>
    <name>convoku::LayerVoice</name>
    <message>
        <source>the sum of the candidates stays %1</source>
        <translation>сумма кандидатов остаётся %1</translation>
    </message>
    <message>
        <source>the sum of the candidates changes from %1 to %2</source>
        <translation>сумма кандидатов меняется с %1 на %2</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, место: %2</translation>
    </message>
    <message>
        <source>, groups %1</source>
        <extracomment>a convolution that keeps its channels apart: groups 9</extracomment>
        <translation>, групп: %1</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2; stack and guess are 0, level is %3.</source>
        <translation>Кандидаты, с которыми судоку пришло, — первый тензор: %1. Их сумма %2; stack и guess равны 0, level — %3.</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4; stack and guess are 0, level is %5.</source>
        <translation>Кодирование, слоёв: %1, %2 → %3. Сумма кандидатов %4; stack и guess равны 0, level — %5.</translation>
    </message>
    <message>
        <source>%1, computes “%2”; the next layers test whether it is %3.</source>
        <extracomment>%1: a layer; %2: what it counts</extracomment>
        <translation>%1, даёт «%2»; следующие слои спрашивают, равно ли это %3.</translation>
    </message>
    <message>
        <source>After all %1 layers %2.</source>
        <translation>Итог после всех слоёв (%1): %2.</translation>
    </message>
    <message>
        <source>The count of candidates in %1 is 0, and “equals 0” turns it into 1.</source>
        <translation>Число кандидатов в %1 равно 0, и «равно 0» превращает его в 1.</translation>
    </message>
    <message>
        <source>%1: %2 cells have only this digit, and %2 − 1 is above 0: a clash.</source>
        <translation>%1: клеток, где есть только эта цифра, — %2, и %2 − 1 больше 0: конфликт.</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, цифра %2</translation>
    </message>
    <message>
        <source>Cells whose count is 1: %1 of %2. This gives contradiction = %3 and solved = %4.</source>
        <translation>Клеток с одним кандидатом: %1 из %2. Отсюда contradiction = %3 и solved = %4.</translation>
    </message>
    <message>
        <source>The fewest candidates in an open cell are %1: %2, picks index %3, which is %4; %5, picks the digit %6. stack = %7 for the %8 set aside, guess = %7 for the one kept, level %7 → %9.</source>
        <translation>Наименьшее число кандидатов в нерешённой клетке — %1: %2, выбирает индекс %3, то есть %4; %5, выбирает цифру %6. stack = %7 для отложенных (%8), guess = %7 для оставшегося, level %7 → %9.</translation>
    </message>
    <message>
        <source>With pop = 1, candidates with stack %1 or %2 are restored with stack 0: %3. The one with guess %2, %4, is removed with stack %5. level %6 → %2.</source>
        <translation>При pop = 1 всё, у чего stack равен %1 или %2, возвращается, и его stack становится 0: %3. Кандидат с guess %2, %4, уходит со stack %5. level %6 → %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n кандидат</numerusform>
            <numerusform>%n кандидата</numerusform>
            <numerusform>%n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>With push = 0 and pop = 0 the candidates stay as the rules left them. stack = %1 for %2; level stays %3.</source>
        <translation>При push = 0 и pop = 0 кандидаты остаются такими, какими их оставили правила. stack = %1 у %2; level остаётся %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n that the rules cleared</source>
        <translation>
            <numerusform>%n кандидата, удалённого правилами</numerusform>
            <numerusform>%n кандидатов, удалённых правилами</numerusform>
            <numerusform>%n кандидатов, удалённых правилами</numerusform>
        </translation>
    </message>
    <message>
        <source>The network runs once: %1 layers in %2 groups. Across the rules, %3.</source>
        <translation>Сеть выполняется один раз: слоёв %1, групп %2. При проходе через правила %3.</translation>
    </message>
    <message>
        <source>With solved = 1 the run ends.</source>
        <translation>При solved = 1 прогон заканчивается.</translation>
    </message>
    <message>
        <source>When solved = 1 for the second time, the run ends.</source>
        <translation>При solved = 1 во второй раз прогон заканчивается.</translation>
    </message>
    <message>
        <source>level = %1, so there is no guess to undo: exhausted = 1 ends the run.</source>
        <translation>level = %1, поэтому откатывать нечего: exhausted = 1 завершает прогон.</translation>
    </message>
    <message>
        <source>With contradiction = 1, the run ends because no search can continue it.</source>
        <translation>При contradiction = 1 прогон заканчивается: поиска, который мог бы его продолжить, нет.</translation>
    </message>
    <message>
        <source>The pass does not change the candidates, and the network has no search. The next pass would compute the same.</source>
        <translation>Кандидаты выходят из прохода такими же, какими вошли, а поиска у сети нет: следующий проход вычислил бы то же самое.</translation>
    </message>
    <message>
        <source>The network is not run again: the limit is %1.</source>
        <translation>Больше сеть не выполняется: предел — %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n проход</numerusform>
            <numerusform>%n прохода</numerusform>
            <numerusform>%n проходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: numbers from %1 to %2, %3 of %4 are not 0.</source>
        <translation>Здесь числа от %1 до %2, не равны 0 из них %3 из %4.</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4.</source>
        <translation>Кодирование, слоёв: %1, %2 → %3. Сумма кандидатов %4.</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2.</source>
        <translation>Кандидаты, с которыми судоку пришло, — первый тензор: %1. Их сумма %2.</translation>
    </message>
    <message>
        <source>Contradiction = %1 and solved = %2.</source>
        <translation>Итог: contradiction = %1 и solved = %2.</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWording</name>
    <message>
        <source>one for each digit</source>
        <translation>по одному на цифру</translation>
    </message>
    <message>
        <source>one for each pair</source>
        <translation>по одному на пару</translation>
    </message>
    <message>
        <source>one for each plane</source>
        <translation>по одному на плоскость</translation>
    </message>
    <message>
        <source>for digit %1</source>
        <translation>для цифры %1</translation>
    </message>
    <message>
        <source>for the pair %1 %2</source>
        <translation>для пары %1 %2</translation>
    </message>
    <message>
        <source>for plane %1</source>
        <translation>для плоскости %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>ядро %1</translation>
    </message>
    <message>
        <source>kernel %1 over %2 planes</source>
        <translation>ядро %1 по плоскостям (%2)</translation>
    </message>
    <message>
        <source>all weights %1</source>
        <translation>все веса %1</translation>
    </message>
    <message>
        <source>the largest of %1: the whole plane</source>
        <translation>наибольшее из %1: вся плоскость</translation>
    </message>
    <message>
        <source>the largest of %1, stride %2</source>
        <translation>наибольшее из %1, шаг ядра %2</translation>
    </message>
    <message>
        <source>each number fills a block of %1</source>
        <translation>каждое число заполняет квадрат %1</translation>
    </message>
    <message>
        <source>each number is written to one place of %1</source>
        <translation>каждое число попадает на одно место из %1</translation>
    </message>
    <message>
        <source>no kernel: %1, each number for itself</source>
        <extracomment>%1: an operation: minimum</extracomment>
        <translation>без ядра: %1, каждое число само по себе</translation>
    </message>
    <message>
        <source>weight %1 × %2</source>
        <extracomment>a weight and the number that it is multiplied by: weight 1 × 5 in r4c7 = 1</extracomment>
        <translation>вес %1 × %2</translation>
    </message>
    <message>
        <source>in the window: %1</source>
        <translation>в окне: %1</translation>
    </message>
    <message>
        <source>weight %1 reads this number only</source>
        <translation>вес %1 читает только это число</translation>
    </message>
    <message>
        <source>this place reads this number only</source>
        <translation>это место читает только это число</translation>
    </message>
    <message>
        <source>the slide is paused until the mouse leaves the pictures</source>
        <translation>движение ждёт, пока мышь не уйдёт с изображений</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how far the kernel has come: 12 of 81</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>… %1 more …</source>
        <extracomment>in the middle of a long formula: 1·0 + 1·1 + … 3 more … + 1·0</extracomment>
        <translation>… ещё %1 …</translation>
    </message>
    <message>
        <source>is %1 equal to %2? %3</source>
        <extracomment>%1, %2: numbers that are compared; %3: how the network does it: is 2 equal to 3? min(0, 2)</extracomment>
        <translation>равно ли %1 числу %2? %3</translation>
    </message>
    <message>
        <source>%1 at index %2 → %1</source>
        <translation>%1 по индексу %2 → %1</translation>
    </message>
    <message>
        <source>index %1, not %2 → %3</source>
        <extracomment>the number goes to another place: index 12, not 5 → 0</extracomment>
        <translation>индекс %1, а не %2 → %3</translation>
    </message>
    <message>
        <source>no index is %1 → %2</source>
        <translation>индекса %1 нет → %2</translation>
    </message>
    <message>
        <source>%1 = %2, first at index %3 → %3</source>
        <extracomment>the place of a maximum: max(0, 5, 3) = 5, first at index 1 → 1</extracomment>
        <translation>%1 = %2, впервые по индексу %3 → %3</translation>
    </message>
    <message>
        <source>each cell</source>
        <translation>каждая клетка</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>каждая строка</translation>
    </message>
    <message>
        <source>each column</source>
        <translation>каждый столбец</translation>
    </message>
    <message>
        <source>each box</source>
        <translation>каждый блок</translation>
    </message>
    <message>
        <source>each row of a box</source>
        <translation>каждая строка блока</translation>
    </message>
    <message>
        <source>each column of a box</source>
        <translation>каждый столбец блока</translation>
    </message>
    <message>
        <source>each digit</source>
        <translation>каждая цифра</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>всё поле</translation>
    </message>
    <message>
        <source>%1 and each digit</source>
        <extracomment>each row and each digit</extracomment>
        <translation>%1 и каждая цифра</translation>
    </message>
    <message>
        <source>%1 and each pair of digits</source>
        <translation>%1 и каждая пара цифр</translation>
    </message>
    <message>
        <source>One half of “is it %1?”: subtracts %1 from each number and adds 1. This maps %1 to 1, larger numbers to more than 1.</source>
        <translation>Половина вопроса «равно ли %1?»: вычитает из каждого числа %1 и прибавляет 1. Из %1 получается 1, из больших чисел — больше.</translation>
    </message>
    <message>
        <source>The other half of “is it %1?”: subtracts each number from %1 + 1. This maps %1 to 1, smaller numbers to more than 1.</source>
        <translation>Вторая половина вопроса «равно ли %1?»: вычитает каждое число из %1 + 1. Из %1 получается 1, из меньших чисел — больше.</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number below %1 gives 0.</source>
        <translation>Для вопроса «равно ли %1?»: числа меньше 0 становятся 0, так что у всех меньше %1 выходит 0.</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number above %1 gives 0.</source>
        <translation>Для вопроса «равно ли %1?»: числа меньше 0 становятся 0, так что у всех больше %1 выходит 0.</translation>
    </message>
    <message>
        <source>“Is it %1?”: the smaller of the two halves is 1 for %1 and 0 for all other numbers.</source>
        <translation>«Равно ли %1?»: меньшая из двух половин — 1 для %1 и 0 для всех остальных чисел.</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in all %1 planes.</source>
        <translation>Складывает числа, стоящие на одном и том же месте всех плоскостей (%1).</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in the planes, each multiplied by its weight; weight 0 leaves a plane out.</source>
        <translation>Складывает числа, стоящие на одном и том же месте плоскостей, каждое со своим весом; плоскость с весом 0 не учитывается.</translation>
    </message>
    <message>
        <source>Adds up all numbers of each plane.</source>
        <translation>Складывает все числа каждой плоскости.</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane.</source>
        <translation>Берёт наибольшее число каждой плоскости.</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane and its index: its first place, counted from 0 along the rows.</source>
        <translation>Берёт наибольшее число каждой плоскости и его индекс: где оно стоит впервые, если считать от 0 вдоль строк.</translation>
    </message>
    <message>
        <source>Puts each number at the place of its index; all other places are 0.</source>
        <translation>Ставит каждое число на место, указанное его индексом; везде кроме — 0.</translation>
    </message>
    <message>
        <source>Repeats each number in a block of %1.</source>
        <translation>Повторяет каждое число в квадрате %1.</translation>
    </message>
    <message>
        <source>Puts %1 in every place, whatever was there.</source>
        <translation>Ставит %1 на каждое место, что бы там ни было.</translation>
    </message>
    <message>
        <source>Subtracts each number from 1: for 0 and 1 this is “not”.</source>
        <translation>Вычитает каждое число из 1: для 0 и 1 это «не».</translation>
    </message>
    <message>
        <source>Takes each number from %1.</source>
        <translation>Вычитает каждое число из %1.</translation>
    </message>
    <message>
        <source>Takes %1 from each number.</source>
        <translation>Вычитает из каждого числа %1.</translation>
    </message>
    <message>
        <source>Adds %1 to each number.</source>
        <translation>Прибавляет к каждому числу %1.</translation>
    </message>
    <message>
        <source>Multiplies each number by %1 and adds %2.</source>
        <translation>Умножает каждое число на %1 и прибавляет %2.</translation>
    </message>
    <message>
        <source>Numbers below 0 become 0, the others stay.</source>
        <translation>Числа меньше 0 становятся 0, остальные не меняются.</translation>
    </message>
    <message>
        <source>Numbers below %1 become %1, numbers above %2 become %2, the others stay.</source>
        <translation>Числа меньше %1 становятся %1, числа больше %2 становятся %2, остальные не меняются.</translation>
    </message>
    <message>
        <source>Takes the smaller of the two numbers: for 0 and 1 this is “and”.</source>
        <translation>Берёт меньшее из двух чисел: для 0 и 1 это «и».</translation>
    </message>
    <message>
        <source>Takes the larger of the two numbers: for 0 and 1 this is “or”.</source>
        <translation>Берёт большее из двух чисел: для 0 и 1 это «или».</translation>
    </message>
    <message>
        <source>Adds the two numbers.</source>
        <translation>Складывает два числа.</translation>
    </message>
    <message>
        <source>Subtracts the second number from the first: 0 if they are equal.</source>
        <translation>Вычитает второе число из первого: 0 там, где они равны.</translation>
    </message>
    <message>
        <source>Multiplies the two numbers: the result is 0 if either is 0.</source>
        <translation>Перемножает два числа: где одно из них 0, ничего не остаётся.</translation>
    </message>
    <message>
        <source>A switch: takes the first number if the third is 0, and the second if it is 1.</source>
        <translation>Переключатель: берёт первое число там, где третье равно 0, и второе — где оно равно 1.</translation>
    </message>
    <message>
        <source>The same numbers in the same order, only laid out as %1.</source>
        <translation>Те же числа в том же порядке, только уложенные как %1.</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>цифра %1</translation>
    </message>
    <message>
        <source>pair %1 %2</source>
        <extracomment>two digits of a naked pair: pair 2 5</extracomment>
        <translation>пара %1 %2</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>кандидаты</translation>
    </message>
    <message>
        <source>stack: the level that restores a candidate</source>
        <translation>стек: уровень, возвращающий кандидата</translation>
    </message>
    <message>
        <source>guess: the level that chose a candidate</source>
        <translation>предположение: уровень, выбравший кандидата</translation>
    </message>
    <message>
        <source>level: the next free one</source>
        <translation>уровень: следующий свободный</translation>
    </message>
    <message>
        <source>the switch</source>
        <translation>переключатель</translation>
    </message>
    <message>
        <source>if the switch is 0</source>
        <translation>где переключатель 0</translation>
    </message>
    <message>
        <source>if the switch is 1</source>
        <translation>где переключатель 1</translation>
    </message>
    <message>
        <source>the numbers</source>
        <translation>числа</translation>
    </message>
    <message>
        <source>their indices</source>
        <translation>их индексы</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>первое</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>второе</translation>
    </message>
    <message>
        <source>in · %1</source>
        <extracomment>an input of a layer, and its shape: in, the switch · [1, 9, 9]</extracomment>
        <translation>вход · %1</translation>
    </message>
    <message>
        <source>in, %1 · %2</source>
        <translation>вход, %1 · %2</translation>
    </message>
    <message>
        <source>out · %1</source>
        <extracomment>the output of a layer, and its shape</extracomment>
        <translation>выход · %1</translation>
    </message>
    <message>
        <source>out, the maximum · %1</source>
        <translation>выход, максимум · %1</translation>
    </message>
    <message>
        <source>out, its index · %1</source>
        <translation>выход, его индекс · %1</translation>
    </message>
    <message>
        <source>%1 has no effect: no value of it changes the result</source>
        <translation>%1 никуда не идёт: никакое его значение не меняет результата</translation>
    </message>
    <message>
        <source>%1 contributes to %2</source>
        <extracomment>5 in r4c7 = 1 goes into row 4, digit 5</extracomment>
        <translation>%1 идёт сюда: %2</translation>
    </message>
    <message>
        <source>%1 contributes to %2 numbers</source>
        <translation>%1 входит в числа, всего %2</translation>
    </message>
    <message>
        <source>%1: the outcome</source>
        <extracomment>%1: a rule, the verdict or the search</extracomment>
        <translation>%1: результат</translation>
    </message>
    <message>
        <source>End of pass %1: the remaining candidates</source>
        <extracomment>%1: the number of a pass</extracomment>
        <translation>Конец прохода %1: кандидаты, которые он оставляет</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a number of a layer and how it comes about: row 4, digit 5: 1·0 + 1·1 = 1</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, digit %2: %3</source>
        <extracomment>what a layer computes, a digit and its number: places of the digit, digit 5: 3</extracomment>
        <translation>%1, цифра %2: %3</translation>
    </message>
    <message>
        <source>%1: about the whole board</source>
        <extracomment>%1: what a layer computes</extracomment>
        <translation>%1: о поле целиком</translation>
    </message>
    <message>
        <source>%1: no places on the board</source>
        <translation>%1: без мест на поле</translation>
    </message>
    <message>
        <source>%1: both digits of a pair</source>
        <translation>%1: обе цифры пары</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, цифра %2</translation>
    </message>
    <message>
        <source>%1, every digit</source>
        <translation>%1, каждая цифра</translation>
    </message>
    <message>
        <source>Point at a number or click it to see how it is computed.</source>
        <translation>Наведите указатель на число или щёлкните его, чтобы увидеть, из чего оно получается.</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Судоку пока нет.</translation>
    </message>
    <message>
        <source>The numbers of this layer are being computed.</source>
        <translation>Числа этого слоя вычисляются.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <extracomment>%1: where in the run a layer is: 17.4.2</extracomment>
        <translation>Закреплён: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the name of a tab: the address of a layer and what the layer computes: 17.4.2 places for a digit in a row</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing has been computed yet. Press F11 to step, or Ctrl+F11 to step into a rule’s layers.</source>
        <translation>Пока ничего не вычислено. Следующий шаг — F11, в слои правила — Ctrl+F11.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate, or a pair of digits, and its cell: 5 in r4c7, pair 2 5 in r1c1</extracomment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>part of a line</comment>
        <extracomment>the part of a line that lies in a box: row 4 in box 5</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <extracomment>a place in a kernel, from 1</extracomment>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <extracomment>the planes of a tensor that stand for no digit, from 1: plane 3</extracomment>
        <translation>плоскость %1</translation>
    </message>
    <message>
        <source>weight %1 reads %2 numbers, all at once</source>
        <translation>вес %1 читает числа все сразу, всего %2</translation>
    </message>
    <message>
        <source>this place reads %1 numbers, all at once</source>
        <translation>это место читает числа все сразу, всего %1</translation>
    </message>
    <message>
        <source>rows down, columns across</source>
        <translation>строки вниз, столбцы вправо</translation>
    </message>
    <message>
        <source>rows down, digits across</source>
        <translation>строки вниз, цифры вправо</translation>
    </message>
    <message>
        <source>rows down</source>
        <translation>строки вниз</translation>
    </message>
    <message>
        <source>digits down, columns across</source>
        <translation>цифры вниз, столбцы вправо</translation>
    </message>
    <message>
        <source>columns across</source>
        <translation>столбцы вправо</translation>
    </message>
    <message>
        <source>digits across</source>
        <translation>цифры вправо</translation>
    </message>
    <message>
        <source>digits down</source>
        <translation>цифры вниз</translation>
    </message>
    <message>
        <source>the mean of %1: the whole plane</source>
        <translation>среднее от %1: вся плоскость</translation>
    </message>
    <message>
        <source>the mean of %1, stride %2</source>
        <translation>среднее от %1, шаг %2</translation>
    </message>
    <message>
        <source>%1, the share of %2</source>
        <extracomment>the share of a number among others: softmax(0, 1, 0.5), the share of 1</extracomment>
        <translation>%1, доля %2</translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>a place of the padding around a plane: edge → 0</extracomment>
        <translation>край</translation>
    </message>
    <message>
        <source>real numbers %1</source>
        <extracomment>the numbers that a value can have, not only whole ones: real numbers 0 … 1</extracomment>
        <translation>вещественные числа %1</translation>
    </message>
    <message>
        <source>planes</source>
        <comment>a dimension</comment>
        <translation>плоскости</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>a dimension</comment>
        <translation>строки</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>a dimension</comment>
        <translation>столбцы</translation>
    </message>
    <message>
        <source>Pads each plane with zeros: rows above and below (%1 each), columns on both sides (%2 each).</source>
        <translation>Окружает каждую плоскость нулями: строки сверху и снизу (по %1), столбцы с обеих сторон (по %2).</translation>
    </message>
    <message>
        <source>Takes the mean of all numbers of each plane.</source>
        <translation>Берёт среднее всех чисел каждой плоскости.</translation>
    </message>
    <message>
        <source>Maps each number into the range 0 to 1: 0 becomes ½, large numbers approach 1, small ones approach 0.</source>
        <translation>Сжимает каждое число между 0 и 1: 0 становится ½, большие числа близки к 1, малые — к 0.</translation>
    </message>
    <message>
        <source>Maps each number into the range −1 to 1: 0 stays 0, large numbers approach 1, small ones −1.</source>
        <translation>Сжимает каждое число между −1 и 1: 0 остаётся, большие числа близки к 1, малые — к −1.</translation>
    </message>
    <message>
        <source>Reorders the dimensions and keeps the numbers: planes, rows and columns were %1, %2 and %3 before.</source>
        <translation>Те же числа с измерениями в другом порядке: нынешние плоскости, строки и столбцы прежде были: %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Turns the numbers along one dimension (%1) into shares: none is below 0, and they add up to 1. The larger the number, the larger its share.</source>
        <translation>Превращает числа вдоль одного измерения (%1) в доли: ни одной меньше 0, вместе 1, и чем больше число, тем больше его доля.</translation>
    </message>
    <message>
        <source>no kernel: softmax over all numbers of a line</source>
        <translation>нет ядра: softmax, все числа одной линии вместе</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>along a side of a plane</comment>
        <translation>цифры</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>along a side of a plane</comment>
        <translation>строки</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>along a side of a plane</comment>
        <translation>столбцы</translation>
    </message>
    <message>
        <source>boxes</source>
        <comment>along a side of a plane</comment>
        <translation>блоки</translation>
    </message>
    <message>
        <source>cells of a box</source>
        <comment>along a side of a plane</comment>
        <translation>клетки блока</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 вниз</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <extracomment>what the sides of a plane stand for: digits down, columns across</extracomment>
        <translation>%1 вниз, %2 вправо</translation>
    </message>
    <message>
        <source>cell %1 of the box</source>
        <translation>клетка %1 блока</translation>
    </message>
    <message>
        <source>subset %1</source>
        <translation>подмножество %1</translation>
    </message>
    <message>
        <source>pairs of digits</source>
        <translation>пары цифр</translation>
    </message>
    <message>
        <source>sets of digits</source>
        <translation>наборы цифр</translation>
    </message>
    <message>
        <source>pairs of rows</source>
        <translation>пары строк</translation>
    </message>
    <message>
        <source>sets of rows</source>
        <translation>наборы строк</translation>
    </message>
    <message>
        <source>pairs of columns</source>
        <translation>пары столбцов</translation>
    </message>
    <message>
        <source>sets of columns</source>
        <translation>наборы столбцов</translation>
    </message>
    <message>
        <source>pairs of cells of a box</source>
        <translation>пары клеток блока</translation>
    </message>
    <message>
        <source>sets of cells of a box</source>
        <translation>наборы клеток блока</translation>
    </message>
    <message>
        <source>each pair of digits</source>
        <translation>каждая пара цифр</translation>
    </message>
    <message>
        <source>each set of digits</source>
        <translation>каждый набор цифр</translation>
    </message>
    <message>
        <source>each pair of rows</source>
        <translation>каждая пара строк</translation>
    </message>
    <message>
        <source>each set of rows</source>
        <translation>каждый набор строк</translation>
    </message>
    <message>
        <source>each pair of columns</source>
        <translation>каждая пара столбцов</translation>
    </message>
    <message>
        <source>each set of columns</source>
        <translation>каждый набор столбцов</translation>
    </message>
    <message>
        <source>each pair of cells of the box</source>
        <translation>каждая пара клеток блока</translation>
    </message>
    <message>
        <source>each set of cells of the box</source>
        <translation>каждый набор клеток блока</translation>
    </message>
    <message>
        <source>each cell of the box</source>
        <translation>каждая клетка блока</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>two or more of them: rows 2 5</extracomment>
        <translation>строки %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <extracomment>two or more of them: columns 2 5</extracomment>
        <translation>столбцы %1</translation>
    </message>
    <message>
        <source>cells %1 of the box</source>
        <extracomment>two or more of them: cells 2 5 of the box</extracomment>
        <translation>клетки %1 блока</translation>
    </message>
    <message>
        <source>digits %1</source>
        <extracomment>three or four of them: digits 2 5 8</extracomment>
        <translation>цифры %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n сумма, один шаг; процессору с %n вычислительным блоком хватит одного такта</numerusform>
            <numerusform>%n суммы, один шаг; процессору с %n вычислительными блоками хватит одного такта</numerusform>
            <numerusform>%n сумм, один шаг; процессору с %n вычислительными блоками хватит одного такта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n число, один шаг; процессору с %n вычислительным блоком хватит одного такта</numerusform>
            <numerusform>%n числа, один шаг; процессору с %n вычислительными блоками хватит одного такта</numerusform>
            <numerusform>%n чисел, один шаг; процессору с %n вычислительными блоками хватит одного такта</numerusform>
        </translation>
    </message>
    <message>
        <source>A kernel of %1 adds up the numbers below it, each times its weight, at all positions on each plane at once.</source>
        <translation>Во всех своих местах на каждой плоскости сразу ядро %1 складывает числа под ним, каждое со своим весом.</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, at all positions on each plane at once.</source>
        <translation>Во всех своих местах на каждой плоскости сразу окно %1 складывает числа в нём.</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, each times its weight, at all positions on the planes at once.</source>
        <translation>Во всех своих местах на плоскостях сразу окно %1 складывает числа в нём, каждое со своим весом.</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once.</source>
        <translation>Во всех своих местах на каждой плоскости сразу окно %1 берёт наибольшее число в нём.</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once. It also takes the index of its first occurrence, counted from 0 along the rows.</source>
        <translation>Во всех своих местах на каждой плоскости сразу окно %1 берёт наибольшее число в нём и его индекс: где оно стоит впервые, если считать от 0 вдоль строк.</translation>
    </message>
    <message>
        <source>A window of %1 takes the mean of the numbers in it, at all positions on each plane at once.</source>
        <translation>Во всех своих местах на каждой плоскости сразу окно %1 берёт среднее чисел в нём.</translation>
    </message>
    <message>
        <source>Concatenates the planes of the inputs in order; the numbers do not change.</source>
        <translation>Ставит плоскости входов одну за другой, в их порядке; числа остаются.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <extracomment>one of the inputs of a layer that puts planes one behind the other: part 2 of 3</extracomment>
        <translation>часть %1 из %2</translation>
    </message>
    <message>
        <source>no kernel: %1 over all numbers of a line</source>
        <extracomment>%1: an operation: RMS normalisation</extracomment>
        <translation>без ядра: %1, все числа линии вместе</translation>
    </message>
    <message>
        <source>no kernel: each row of the first matrix × each column of the second</source>
        <translation>без ядра: каждая строка первой с каждым столбцом второй</translation>
    </message>
    <message>
        <source>is %1 at least %2? → %3</source>
        <extracomment>a question and its answer, 1 or 0: is 0.7 at least 0.5? → 1</extracomment>
        <translation>%1 не меньше %2? → %3</translation>
    </message>
    <message>
        <source>Tests whether each number is at least %1: 1 if it is, 0 if it is not.</source>
        <translation>Спрашивает о каждом числе, не меньше ли оно %1: 1, если да, 0, если нет.</translation>
    </message>
    <message>
        <source>Multiplies matrices, plane by plane: each number in a row of the first times its counterpart in a column of the second, added up.</source>
        <translation>Перемножает матрицы, плоскость за плоскостью: числа строки первой, каждое на своё число столбца второй, складываются.</translation>
    </message>
    <message>
        <source>Divides the numbers along one dimension (%1) by their root mean square, so that their average size is 1. Adding %2 to the mean square prevents division by 0.</source>
        <translation>Делит числа вдоль одного измерения (%1) на корень из среднего их квадратов, чтобы в среднем они были величиной с 1. К среднему прибавляется %2: на 0 ничего не делится.</translation>
    </message>
    <message>
        <source>Multiplies each number by the share of a normal distribution below it. Numbers far above 0 stay, numbers far below 0 become 0, and there is no kink between them.</source>
        <translation>Числа много больше 0 остаются, числа много меньше 0 становятся 0, и между ними нет излома: каждое число умножается на долю нормального распределения, лежащую ниже него.</translation>
    </message>
    <message>
        <source>Raises e to the power of each number: 0 becomes 1, and all results are above 0.</source>
        <translation>Возводит e в степень каждого числа: 0 становится 1, все результаты больше 0.</translation>
    </message>
    <message>
        <source>Takes the natural logarithm of each number: 1 becomes 0. Numbers must be above 0.</source>
        <translation>Берёт натуральный логарифм каждого числа: 1 становится 0. Числа должны быть больше 0.</translation>
    </message>
    <message>
        <source>Raises each number to the power of %1.</source>
        <translation>Возводит каждое число в степень %1.</translation>
    </message>
    <message>
        <source>Applies the error function to each number: 0 stays 0, large numbers approach 1, small ones approach −1.</source>
        <translation>Применяет к каждому числу функцию ошибок: 0 остаётся, большие числа приближаются к 1, малые — к −1.</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWords</name>
    <message>
        <source>, by digit</source>
        <translation>, по цифрам</translation>
    </message>
    <message>
        <source>1 − |g − d|, and empty</source>
        <translation>1 − |g − d|, и пусто</translation>
    </message>
    <message>
        <source>a box owns the digit in this line</source>
        <translation>блок владеет цифрой на этой линии</translation>
    </message>
    <message>
        <source>a cell has no candidate</source>
        <translation>в какой-то клетке нет кандидатов</translation>
    </message>
    <message>
        <source>a clash in a house</source>
        <translation>конфликт в доме</translation>
    </message>
    <message>
        <source>a clash in a row or a column</source>
        <translation>конфликт в строке или столбце</translation>
    </message>
    <message>
        <source>a contradiction, or a solution to look beyond</source>
        <translation>противоречие или решение, за которым ищут дальше</translation>
    </message>
    <message>
        <source>a guess is active</source>
        <translation>есть действующее предположение</translation>
    </message>
    <message>
        <source>a one for it</source>
        <translation>единица для него</translation>
    </message>
    <message>
        <source>a − k + 1</source>
        <translation>a − k + 1</translation>
    </message>
    <message>
        <source>all cells are decided</source>
        <translation>все клетки решены</translation>
    </message>
    <message>
        <source>another box owns it</source>
        <translation>ею владеет другой блок</translation>
    </message>
    <message>
        <source>any digit clashes</source>
        <translation>у какой-то цифры конфликт</translation>
    </message>
    <message>
        <source>beyond the first</source>
        <translation>сверх первого</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>кандидаты</translation>
    </message>
    <message>
        <source>candidates in the cell</source>
        <translation>число кандидатов в клетке</translation>
    </message>
    <message>
        <source>candidates that stay</source>
        <translation>кандидаты, которые остаются</translation>
    </message>
    <message>
        <source>cleared since the guess</source>
        <translation>удалено после предположения</translation>
    </message>
    <message>
        <source>is restored</source>
        <translation>возвращается</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>противоречие</translation>
    </message>
    <message>
        <source>decided cells</source>
        <translation>число решённых клеток</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разность</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>цифры</translation>
    </message>
    <message>
        <source>digits as a plane</source>
        <translation>цифры как плоскость</translation>
    </message>
    <message>
        <source>digits of the pair in the cell</source>
        <translation>сколько цифр пары в клетке</translation>
    </message>
    <message>
        <source>digits that clash</source>
        <translation>цифры с конфликтом</translation>
    </message>
    <message>
        <source>digits that have only this cell</source>
        <translation>цифры, для которых есть только эта клетка</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>исчерпано</translation>
    </message>
    <message>
        <source>falls from 1 at k</source>
        <translation>убывает от 1 при k</translation>
    </message>
    <message>
        <source>fewer count more</source>
        <translation>чем меньше, тем больше</translation>
    </message>
    <message>
        <source>for each box of the line</source>
        <translation>для каждого блока линии</translation>
    </message>
    <message>
        <source>for each line of the box</source>
        <translation>для каждой линии блока</translation>
    </message>
    <message>
        <source>g − d, d − g, 1 − g</source>
        <translation>g − d, d − g, 1 − g</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>предположение</translation>
    </message>
    <message>
        <source>in any house</source>
        <translation>в любом доме</translation>
    </message>
    <message>
        <source>in every cell of the house</source>
        <translation>в каждой клетке дома</translation>
    </message>
    <message>
        <source>its candidates</source>
        <translation>её кандидаты</translation>
    </message>
    <message>
        <source>its digits</source>
        <translation>её цифры</translation>
    </message>
    <message>
        <source>k + 1 − a</source>
        <translation>k + 1 − a</translation>
    </message>
    <message>
        <source>keep only those digits there</source>
        <translation>оставить там только эти цифры</translation>
    </message>
    <message>
        <source>level</source>
        <translation>уровень</translation>
    </message>
    <message>
        <source>level of the last guess</source>
        <translation>уровень последнего предположения</translation>
    </message>
    <message>
        <source>level of what was derived</source>
        <translation>уровень выведенного</translation>
    </message>
    <message>
        <source>level of what was derived before it</source>
        <translation>уровень выведенного до него</translation>
    </message>
    <message>
        <source>lines of the box with the digit</source>
        <translation>на скольких линиях блока есть цифра</translation>
    </message>
    <message>
        <source>no clash</source>
        <translation>конфликта нет</translation>
    </message>
    <message>
        <source>no contradiction</source>
        <translation>противоречия нет</translation>
    </message>
    <message>
        <source>no guess is active</source>
        <translation>действующих предположений нет</translation>
    </message>
    <message>
        <source>not a candidate after the rules</source>
        <translation>после правил не кандидат</translation>
    </message>
    <message>
        <source>not set aside</source>
        <translation>не отложено</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>not the failed guess</source>
        <translation>не неверное предположение</translation>
    </message>
    <message>
        <source>not the guess</source>
        <translation>не предположение</translation>
    </message>
    <message>
        <source>not the pair&apos;s own cells</source>
        <translation>не сами клетки пары</translation>
    </message>
    <message>
        <source>not to clear</source>
        <translation>не удалять</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>ничего не изменилось</translation>
    </message>
    <message>
        <source>nothing changed, not solved</source>
        <translation>ничего не изменилось, не решено</translation>
    </message>
    <message>
        <source>no guess left to undo</source>
        <translation>откатывать больше нечего</translation>
    </message>
    <message>
        <source>pairs that clear the digit</source>
        <translation>число пар, удаляющих цифру</translation>
    </message>
    <message>
        <source>places for the digit in the house</source>
        <translation>число мест для цифры в доме</translation>
    </message>
    <message>
        <source>pop</source>
        <translation>pop</translation>
    </message>
    <message>
        <source>pop: candidates</source>
        <translation>pop: кандидаты</translation>
    </message>
    <message>
        <source>pop: guess</source>
        <translation>pop: предположение</translation>
    </message>
    <message>
        <source>pop: stack</source>
        <translation>pop: стек</translation>
    </message>
    <message>
        <source>pop: stack without the restored ones</source>
        <translation>pop: стек без того, что возвращается</translation>
    </message>
    <message>
        <source>popped or kept</source>
        <translation>после pop или прежнее</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>push: candidates</source>
        <translation>push: кандидаты</translation>
    </message>
    <message>
        <source>push: guess</source>
        <translation>push: предположение</translation>
    </message>
    <message>
        <source>push: level</source>
        <translation>push: уровень</translation>
    </message>
    <message>
        <source>push: stack</source>
        <translation>push: стек</translation>
    </message>
    <message>
        <source>pushed, popped or kept</source>
        <translation>после push, pop или прежнее</translation>
    </message>
    <message>
        <source>record: cleared at this level</source>
        <translation>запись: удалено на этом уровне</translation>
    </message>
    <message>
        <source>rises to 1 at k</source>
        <translation>растёт до 1 при k</translation>
    </message>
    <message>
        <source>set aside by the guess</source>
        <translation>отложено предположением</translation>
    </message>
    <message>
        <source>singles of the digit in the house</source>
        <translation>число одиночек цифры в доме</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решено</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>стек</translation>
    </message>
    <message>
        <source>stays away</source>
        <translation>не возвращается</translation>
    </message>
    <message>
        <source>such cells in the house</source>
        <translation>число таких клеток в доме</translation>
    </message>
    <message>
        <source>that candidate</source>
        <translation>этот кандидат</translation>
    </message>
    <message>
        <source>that place</source>
        <translation>это место</translation>
    </message>
    <message>
        <source>the box does not own it</source>
        <translation>блок ею не владеет</translation>
    </message>
    <message>
        <source>the box has it in one line only</source>
        <translation>в блоке она только на одной линии</translation>
    </message>
    <message>
        <source>the box owns the digit in this line</source>
        <translation>блок владеет цифрой на этой линии</translation>
    </message>
    <message>
        <source>the cell has both</source>
        <translation>в клетке есть обе</translation>
    </message>
    <message>
        <source>the cell has no candidate</source>
        <translation>в клетке нет кандидатов</translation>
    </message>
    <message>
        <source>the cell has one candidate</source>
        <translation>в клетке один кандидат</translation>
    </message>
    <message>
        <source>the cell has two candidates</source>
        <translation>в клетке два кандидата</translation>
    </message>
    <message>
        <source>the cell is not a single itself</source>
        <translation>сама клетка — не одиночка</translation>
    </message>
    <message>
        <source>the cell is the only place for a digit</source>
        <translation>клетка — единственное место для цифры</translation>
    </message>
    <message>
        <source>the cell is the pair</source>
        <translation>клетка входит в пару</translation>
    </message>
    <message>
        <source>the cell is undecided</source>
        <translation>клетка не решена</translation>
    </message>
    <message>
        <source>the cell to guess in</source>
        <translation>клетка для предположения</translation>
    </message>
    <message>
        <source>the digit has one place</source>
        <translation>у цифры одно место</translation>
    </message>
    <message>
        <source>the digit is taken in the house</source>
        <translation>цифра в доме занята</translation>
    </message>
    <message>
        <source>the digit occurs in this line of the box</source>
        <translation>цифра есть на этой линии блока</translation>
    </message>
    <message>
        <source>the digit occurs twice</source>
        <translation>цифра встречается дважды</translation>
    </message>
    <message>
        <source>the digit, or any digit where the cell is empty</source>
        <translation>цифра или, если клетка пуста, любая цифра</translation>
    </message>
    <message>
        <source>the given is the digit; the cell is empty</source>
        <translation>исходная цифра — эта; клетка пуста</translation>
    </message>
    <message>
        <source>the guess</source>
        <translation>предположение</translation>
    </message>
    <message>
        <source>the guess that failed</source>
        <translation>неверное предположение</translation>
    </message>
    <message>
        <source>the larger</source>
        <translation>большее</translation>
    </message>
    <message>
        <source>the other digits are set aside</source>
        <translation>остальные цифры отложены</translation>
    </message>
    <message>
        <source>the pair&apos;s digits are cleared here</source>
        <translation>цифры пары здесь удаляются</translation>
    </message>
    <message>
        <source>the rules changed something</source>
        <translation>правила что-то изменили</translation>
    </message>
    <message>
        <source>the rules cleared it</source>
        <translation>удалено правилами</translation>
    </message>
    <message>
        <source>the smaller</source>
        <translation>меньшее</translation>
    </message>
    <message>
        <source>the smallest digit</source>
        <translation>наименьшая цифра</translation>
    </message>
    <message>
        <source>their positive parts; the last is 1 for an empty cell</source>
        <translation>их положительные части; последняя — клетка пуста</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>удалить</translation>
    </message>
    <message>
        <source>two of them make a pair</source>
        <translation>две такие составляют пару</translation>
    </message>
    <message>
        <source>undecided cells with few candidates first</source>
        <translation>первыми нерешённые клетки, где мало кандидатов</translation>
    </message>
    <message>
        <source>where the first maximum is</source>
        <translation>где первый максимум</translation>
    </message>
    <message>
        <source>with the restored ones</source>
        <translation>вместе с тем, что возвращается</translation>
    </message>
    <message>
        <source>as planes again</source>
        <translation>снова как плоскости</translation>
    </message>
    <message>
        <source>a line owns the digit in this box</source>
        <translation>какая-то линия владеет цифрой в этом блоке</translation>
    </message>
    <message>
        <source>another line owns it</source>
        <translation>ею владеет другая линия</translation>
    </message>
    <message>
        <source>as many places as values</source>
        <translation>мест столько же, сколько значений</translation>
    </message>
    <message>
        <source>back on the board</source>
        <translation>снова на поле</translation>
    </message>
    <message>
        <source>boxes of the line with the digit</source>
        <translation>в скольких блоках линии есть цифра</translation>
    </message>
    <message>
        <source>in every place of the group</source>
        <translation>на каждом месте группы</translation>
    </message>
    <message>
        <source>not these places</source>
        <translation>не эти места</translation>
    </message>
    <message>
        <source>subsets that clear the value</source>
        <translation>число подмножеств, удаляющих значение</translation>
    </message>
    <message>
        <source>such places of the group</source>
        <translation>число таких мест в группе</translation>
    </message>
    <message>
        <source>the candidates by value, group and place</source>
        <translation>кандидаты по значению, группе и месту</translation>
    </message>
    <message>
        <source>the digit occurs in this box of the line</source>
        <translation>цифра есть в этом блоке линии</translation>
    </message>
    <message>
        <source>the line does not own it</source>
        <translation>линия ею не владеет</translation>
    </message>
    <message>
        <source>the line has it in one box only</source>
        <translation>на линии она только в одном блоке</translation>
    </message>
    <message>
        <source>the line owns the digit in this box</source>
        <translation>линия владеет цифрой в этом блоке</translation>
    </message>
    <message>
        <source>the place has only values of the subset</source>
        <translation>на месте только значения подмножества</translation>
    </message>
    <message>
        <source>the subset&apos;s values are cleared here</source>
        <translation>значения подмножества здесь удаляются</translation>
    </message>
    <message>
        <source>values of the place that are not in the subset</source>
        <translation>число значений места вне подмножества</translation>
    </message>
    <message>
        <source>a clash, or a digit that has no place</source>
        <translation>конфликт или цифра без места</translation>
    </message>
    <message>
        <source>a digit has no place in a house</source>
        <translation>у цифры нет места в доме</translation>
    </message>
    <message>
        <source>a digit has no place in a row or a column</source>
        <translation>у цифры нет места в строке или столбце</translation>
    </message>
    <message>
        <source>any digit has no place</source>
        <translation>какая-то цифра без места</translation>
    </message>
    <message>
        <source>cells of the house with two candidates</source>
        <translation>клетки дома с двумя кандидатами</translation>
    </message>
    <message>
        <source>digits that have no place</source>
        <translation>цифры без места</translation>
    </message>
    <message>
        <source>fewer candidates count more</source>
        <translation>чем меньше кандидатов, тем больше</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ни того, ни другого</translation>
    </message>
    <message>
        <source>of both lines</source>
        <translation>обеих линий</translation>
    </message>
    <message>
        <source>the box counts four times</source>
        <translation>блок считается четырежды</translation>
    </message>
    <message>
        <source>the digit has no place</source>
        <translation>у цифры нет места</translation>
    </message>
    <message>
        <source>then what is open around</source>
        <translation>затем то, что открыто вокруг</translation>
    </message>
    <message>
        <source>undecided cells of the house</source>
        <translation>нерешённые клетки дома</translation>
    </message>
    <message>
        <source>what is open around the cell</source>
        <translation>то, что открыто вокруг клетки</translation>
    </message>
    <message>
        <source>a board for each digit of each feature</source>
        <translation>поле для каждой цифры каждого признака</translation>
    </message>
    <message>
        <source>a score for each candidate</source>
        <translation>оценка для каждого кандидата</translation>
    </message>
    <message>
        <source>added to what was known</source>
        <translation>прибавлено к уже известному</translation>
    </message>
    <message>
        <source>as boards</source>
        <translation>как поля</translation>
    </message>
    <message>
        <source>as candidates</source>
        <translation>как кандидаты</translation>
    </message>
    <message>
        <source>digits by boxes</source>
        <translation>цифры по блокам</translation>
    </message>
    <message>
        <source>digits by cells</source>
        <translation>цифры по клеткам</translation>
    </message>
    <message>
        <source>digits by columns</source>
        <translation>цифры по столбцам</translation>
    </message>
    <message>
        <source>digits by rows</source>
        <translation>цифры по строкам</translation>
    </message>
    <message>
        <source>falls to 0 at 2</source>
        <translation>убывает до 0 при 2</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>уходит</translation>
    </message>
    <message>
        <source>how likely it stays, weighed 8 : 1</source>
        <translation>насколько вероятно, что останется, с весом 8 : 1</translation>
    </message>
    <message>
        <source>how much of each feature</source>
        <translation>сколько каждого признака</translation>
    </message>
    <message>
        <source>how near it is to 1</source>
        <translation>насколько близко к 1</translation>
    </message>
    <message>
        <source>in each cell of the box</source>
        <translation>в каждой клетке блока</translation>
    </message>
    <message>
        <source>is not likely enough</source>
        <translation>недостаточно вероятно</translation>
    </message>
    <message>
        <source>kept in bounds</source>
        <translation>удержано в границах</translation>
    </message>
    <message>
        <source>likely enough</source>
        <translation>достаточно вероятно</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>смешано</translation>
    </message>
    <message>
        <source>none below 0</source>
        <translation>ни одного ниже 0</translation>
    </message>
    <message>
        <source>one half and more is a yes</source>
        <translation>половина и больше — это «да»</translation>
    </message>
    <message>
        <source>rises from 0</source>
        <translation>растёт от 0</translation>
    </message>
    <message>
        <source>the candidate’s own, mixed</source>
        <translation>своё у кандидата, смешано</translation>
    </message>
    <message>
        <source>the mean over each box</source>
        <translation>среднее по каждому блоку</translation>
    </message>
    <message>
        <source>the mean over each column</source>
        <translation>среднее по каждому столбцу</translation>
    </message>
    <message>
        <source>the mean over each row</source>
        <translation>среднее по каждой строке</translation>
    </message>
    <message>
        <source>the mean over the digits of the cell</source>
        <translation>среднее по цифрам клетки</translation>
    </message>
    <message>
        <source>turned round</source>
        <translation>перевёрнуто</translation>
    </message>
    <message>
        <source>what is above 0</source>
        <translation>то, что выше 0</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>то, что осталось</translation>
    </message>
    <message>
        <source>what it makes of the nine places</source>
        <translation>что получается из девяти мест</translation>
    </message>
    <message>
        <source>with the box</source>
        <translation>вместе с блоком</translation>
    </message>
    <message>
        <source>with the column</source>
        <translation>вместе со столбцом</translation>
    </message>
    <message>
        <source>with the row</source>
        <translation>вместе со строкой</translation>
    </message>
    <message>
        <source>with the values of its cell</source>
        <translation>вместе с тем, что говорит его клетка</translation>
    </message>
</context>
<context>
    <name>convoku::LayersPage</name>
    <message>
        <source>At the position</source>
        <translation>В позиции</translation>
    </message>
    <message>
        <source>Always the layer at the current position</source>
        <translation>Слой в текущей позиции, куда бы она ни сместилась</translation>
    </message>
    <message>
        <source>Pinned: %1. Press Delete or middle-click to close it.</source>
        <translation>Закреплён: %1. Закрыть — Delete или щелчок средней кнопкой.</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>С&amp;лои</translation>
    </message>
    <message>
        <source>Show what the layer at this position reads and computes</source>
        <translation>Показать, что читает и вычисляет слой на этом месте</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedController</name>
    <message>
        <source>Search the puzzle without its rules, guided by the cost of a grid</source>
        <translation>Искать решение без правил, по тому, чего стоит сетка</translation>
    </message>
    <message>
        <source>The search failed.</source>
        <translation>Поиск прервался.</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>Слепой поиск</translation>
    </message>
    <message>
        <source>The learned network runs.</source>
        <translation>Выученная сеть запущена.</translation>
    </message>
    <message>
        <source>Export training as animation…</source>
        <translation>Экспортировать обучение как анимацию…</translation>
    </message>
    <message>
        <source>Export the training steps as an animated GIF or WebP</source>
        <translation>Экспортировать шаги обучения как анимированный GIF или WebP</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedView</name>
    <message>
        <source>Learned</source>
        <translation>Выучено</translation>
    </message>
    <message>
        <source>Written or learned</source>
        <comment>menu</comment>
        <translation>Записано или выучено</translation>
    </message>
    <message>
        <source>Train a rule instead of writing it, and see what it finds</source>
        <translation>Обучить правило вместо того, чтобы записать, и увидеть, что оно находит</translation>
    </message>
</context>
<context>
    <name>convoku::LegendPanel</name>
    <message>
        <source>Search by guessing</source>
        <translation>Поиск предположениями</translation>
    </message>
    <message>
        <source>Off: the run stalls when the rules find nothing more.</source>
        <translation>Выкл.: прогон застревает там, где правила больше ничего не находят.</translation>
    </message>
    <message>
        <source>Rule switched on: %1</source>
        <translation>Правило включено: %1</translation>
    </message>
    <message>
        <source>Rule switched off: %1</source>
        <translation>Правило выключено: %1</translation>
    </message>
    <message>
        <source>Search switched on</source>
        <translation>Поиск включён</translation>
    </message>
    <message>
        <source>Search switched off</source>
        <translation>Поиск выключен</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>Этот проход</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На поле</translation>
    </message>
    <message>
        <source>Steps of this pass</source>
        <translation>Шаги этого прохода</translation>
    </message>
    <message>
        <source>Press Up or Down to go to a step. Use its menu to switch a rule or the search off and on.</source>
        <translation>Стрелки вверх и вниз ведут к шагу. Меню шага выключает и включает правило или поиск.</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>Знаки на поле</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Checks whether the puzzle is solved or contradicts itself.</source>
        <translation>Смотрит, решено ли судоку и нет ли в нём противоречия.</translation>
    </message>
    <message>
        <source>Guesses when the rules find nothing more, and undoes guesses.</source>
        <translation>Делает предположения там, где правила больше ничего не находят, и откатывает их.</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>a rule, or the search: it is switched off</extracomment>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>removes %n candidate(s)</source>
        <translation>
            <numerusform>удаляет %n кандидата</numerusform>
            <numerusform>удаляет %n кандидата</numerusform>
            <numerusform>удаляет %n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>sees a contradiction</source>
        <translation>обнаруживает противоречие</translation>
    </message>
    <message>
        <source>sees a solution</source>
        <translation>обнаруживает решение</translation>
    </message>
    <message numerus="yes">
        <source>guesses, and sets %n candidate(s) aside</source>
        <translation>
            <numerusform>делает предположение и откладывает %n кандидата</numerusform>
            <numerusform>делает предположение и откладывает %n кандидата</numerusform>
            <numerusform>делает предположение и откладывает %n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>undoes a guess: %n candidate(s) restored</source>
        <translation>
            <numerusform>откатывает предположение: возвращается %n кандидат</numerusform>
            <numerusform>откатывает предположение: возвращаются %n кандидата</numerusform>
            <numerusform>откатывает предположение: возвращается %n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>finds nothing in this pass</source>
        <translation>ничего не находит в этом проходе</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>Щелчок ведёт к этому шагу.</translation>
    </message>
    <message>
        <source>There is no such step in this run.</source>
        <translation>В этом прогоне такого шага нет.</translation>
    </message>
    <message>
        <source>The start has no steps.</source>
        <translation>В начале шагов нет.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This pass of %1</source>
        <translation>Этот проход (%1)</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <extracomment>a house of a rule, and how many candidates it cleared there: row −12</extracomment>
        <translation>%1 −%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n правило</numerusform>
            <numerusform>%n правила</numerusform>
            <numerusform>%n правил</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the first of them that has an effect.</source>
        <translation>Щелчок ведёт к первому из них, которое что-то делает.</translation>
    </message>
</context>
<context>
    <name>convoku::LessonController</name>
    <message>
        <source>Open a recent lesson</source>
        <translation>Открыть недавний урок</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>&amp;Открыть урок…</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>Открыть файл с уроком</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Все уроки</translation>
    </message>
    <message>
        <source>Show the list of lessons</source>
        <translation>Показать список уроков</translation>
    </message>
    <message>
        <source>&amp;Next stop</source>
        <translation>&amp;Следующая остановка</translation>
    </message>
    <message>
        <source>Go to the next stop of the lesson (also Space)</source>
        <translation>К следующей остановке урока (также пробел)</translation>
    </message>
    <message>
        <source>&amp;Previous stop</source>
        <translation>&amp;Предыдущая остановка</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson (also Shift+Space)</source>
        <translation>К предыдущей остановке урока (также Shift+пробел)</translation>
    </message>
    <message>
        <source>Previous stop (on the board)</source>
        <translation>Предыдущая остановка (на поле)</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson</source>
        <translation>К предыдущей остановке урока</translation>
    </message>
    <message>
        <source>&amp;Back to the stop</source>
        <translation>Вер&amp;нуться к остановке</translation>
    </message>
    <message>
        <source>Set up the window again for the current stop of the lesson</source>
        <translation>Снова привести окно к виду, нужному остановке урока</translation>
    </message>
    <message>
        <source>&amp;Close lesson</source>
        <translation>&amp;Закрыть урок</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>Выйти из урока; ваше судоку вернётся таким, каким было</translation>
    </message>
    <message>
        <source>Lesson closed</source>
        <translation>Урок закрыт</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Открыть урок</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>Уроки (*.md);;Все файлы (*)</translation>
    </message>
    <message>
        <source>The lesson could not be checked: %1</source>
        <translation>Не удалось проверить урок: %1</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to go to the list.</source>
        <translation>Это конец урока. Enter или щелчок ведёт к списку.</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to open: %1</source>
        <translation>Это конец урока. Enter или щелчок ведёт дальше: %1</translation>
    </message>
    <message>
        <source>&amp;Missed questions</source>
        <translation>Пропущенные вопросы</translation>
    </message>
    <message>
        <source>Missed questions from the lessons, on different boards</source>
        <translation>Пропущенные вопросы уроков на других полях</translation>
    </message>
    <message>
        <source>The questions could not be prepared: %1</source>
        <translation>Не удалось подготовить вопросы: %1</translation>
    </message>
    <message>
        <source>The questions are no longer in their lessons.</source>
        <translation>Этих вопросов больше нет в их уроках.</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Short guided tours of the network. Press Enter or click to open one, Space for the next stop, Shift+Space for the previous one. Your puzzle is restored when you close the lesson.</source>
        <translation>Короткие экскурсии по сети. Урок открывают Enter или щелчок; пробел ведёт к следующей остановке, Shift+пробел — к предыдущей. Когда урок будет закрыт, ваше судоку вернётся.</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>&amp;Открыть урок…</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Сколько урока пройдено</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Back to the &amp;stop</source>
        <translation>Вернуться к &amp;остановке</translation>
    </message>
    <message>
        <source>◂ Bac&amp;k</source>
        <translation>◂ &amp;Назад</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Далее ▸</translation>
    </message>
    <message>
        <source>The stop before (Shift+Space)</source>
        <translation>Предыдущая остановка (Shift+пробел)</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Все уроки</translation>
    </message>
    <message>
        <source>Return to the list; the lesson stays at this stop</source>
        <translation>Назад к списку; урок останется на этой остановке</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>Выйти из урока; ваше судоку вернётся таким, каким было</translation>
    </message>
    <message>
        <source>Problems in the lesson</source>
        <translation>Что не так с уроком</translation>
    </message>
    <message>
        <source>&amp;Read it again</source>
        <translation>&amp;Перечитать</translation>
    </message>
    <message>
        <source>✓ read</source>
        <translation>✓ пройден</translation>
    </message>
    <message>
        <source>at stop %1</source>
        <translation>на остановке %1</translation>
    </message>
    <message>
        <source>at stop %1 of %2</source>
        <translation>на остановке %1 из %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Reading and checking %1…</source>
        <translation>Чтение и проверка: %1…</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot be opened as a lesson: %n thing(s) must be corrected.</source>
        <extracomment>a file&apos;s name, and what is wrong with it</extracomment>
        <translation>
            <numerusform>Не удалось открыть %1 как урок: нужно исправить %n место.</numerusform>
            <numerusform>Не удалось открыть %1 как урок: нужно исправить %n места.</numerusform>
            <numerusform>Не удалось открыть %1 как урок: нужно исправить %n мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>Урок %1 из %2: %3</translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>Остановка %1 из %2</translation>
    </message>
    <message>
        <source>Next (Space) ▸</source>
        <translation>Далее (пробел) ▸</translation>
    </message>
    <message>
        <source>The next stop (Space)</source>
        <translation>Следующая остановка (пробел)</translation>
    </message>
    <message>
        <source>You are elsewhere.</source>
        <translation>Вы ушли с остановки.</translation>
    </message>
    <message>
        <source>The run is being computed…</source>
        <translation>Прогон вычисляется…</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Конец урока</translation>
    </message>
    <message>
        <source>Next lesson (Enter) ▸</source>
        <translation>Следующий урок (Enter) ▸</translation>
    </message>
    <message>
        <source>Return to the last stop (Shift+Space)</source>
        <translation>Назад к последней остановке (Shift+пробел)</translation>
    </message>
    <message>
        <source>Back to my &amp;puzzle</source>
        <translation>Вернуться к моему &amp;судоку</translation>
    </message>
    <message>
        <source>This is the end of the lesson</source>
        <translation>Это конец урока</translation>
    </message>
    <message>
        <source>The lesson has shown:</source>
        <translation>Что он показал:</translation>
    </message>
    <message>
        <source>The next lesson: %1</source>
        <translation>Следующий урок: %1</translation>
    </message>
    <message>
        <source>All lessons (Enter)</source>
        <translation>Все уроки (Enter)</translation>
    </message>
    <message>
        <source>End of the lesson (Space) ▸</source>
        <translation>Конец урока (пробел) ▸</translation>
    </message>
    <message>
        <source>Summary of the lesson and what comes next (Space)</source>
        <translation>О чём был урок и что дальше (пробел)</translation>
    </message>
    <message numerus="yes">
        <source>%n missed question(s), on a different board</source>
        <translation>
            <numerusform>%n пропущенный вопрос на другом поле</numerusform>
            <numerusform>%n пропущенных вопроса на других полях</numerusform>
            <numerusform>%n пропущенных вопросов на других полях</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ решён</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>Пропущенные вопросы</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), on a different board</source>
        <translation>
            <numerusform>%n вопрос на другом поле</numerusform>
            <numerusform>%n вопроса на других полях</numerusform>
            <numerusform>%n вопросов на других полях</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing the boards of the questions…</source>
        <translation>Вопросы получают другие поля…</translation>
    </message>
    <message>
        <source>Skip (Space) ▸</source>
        <translation>Пропустить (пробел) ▸</translation>
    </message>
    <message>
        <source>Continue without answering (Space). The lesson is solved when all its questions are.</source>
        <translation>Дальше без ответа (пробел). Урок решён, когда решены все его вопросы.</translation>
    </message>
    <message>
        <source>&amp;Close ✕</source>
        <translation>&amp;Закрыть ✕</translation>
    </message>
    <message>
        <source>Lesson %1 of %2, stop %3 of %4</source>
        <translation>Урок %1 из %2, остановка %3 из %4</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPictureView</name>
    <message>
        <source>Picture of the lesson: %1</source>
        <translation>Картинка урока: %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonStage</name>
    <message>
        <source>Click to pick %1</source>
        <translation>Щелчок выберет %1</translation>
    </message>
    <message>
        <source>Click to go to %1</source>
        <extracomment>an address of the run, or “start” or “end”</extracomment>
        <translation>Щелчок перейдёт к %1</translation>
    </message>
    <message>
        <source>A click shows %1</source>
        <translation>Щелчок покажет %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonText</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 is %2 here, not %3.</source>
        <translation>%1: здесь %2, а не %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are removed here, not %1.</source>
        <translation>
            <numerusform>Здесь удаляется %n кандидат, а не %1.</numerusform>
            <numerusform>Здесь удаляются %n кандидата, а не %1.</numerusform>
            <numerusform>Здесь удаляется %n кандидатов, а не %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are restored here, not %1.</source>
        <translation>
            <numerusform>Здесь возвращается %n кандидат, а не %1.</numerusform>
            <numerusform>Здесь возвращаются %n кандидата, а не %1.</numerusform>
            <numerusform>Здесь возвращается %n кандидатов, а не %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not removed here. Nothing is removed.</source>
        <translation>%1 здесь не удаляется: ничего не удаляется.</translation>
    </message>
    <message>
        <source>%1 is not restored here. Nothing is restored.</source>
        <translation>%1 здесь не возвращается: ничего не возвращается.</translation>
    </message>
    <message>
        <source>%1 is not removed here. Removed: %2.</source>
        <translation>%1 здесь не удаляется. Удаляются: %2.</translation>
    </message>
    <message>
        <source>%1 is not restored here. Restored: %2.</source>
        <translation>%1 здесь не возвращается. Возвращаются: %2.</translation>
    </message>
    <message>
        <source>The guess here is %1, not %2.</source>
        <translation>Предположение здесь — %1, а не %2.</translation>
    </message>
    <message>
        <source>The guess undone here is %1, not %2.</source>
        <translation>Здесь откатывается предположение %1, а не %2.</translation>
    </message>
    <message>
        <source>Nothing is guessed here.</source>
        <translation>Предположений здесь не делается.</translation>
    </message>
    <message>
        <source>No guess is undone here.</source>
        <translation>Откатов здесь нет.</translation>
    </message>
    <message>
        <source>The candidates of %1 are %2 here, not %3.</source>
        <translation>Кандидаты %1 здесь: %2, а не %3.</translation>
    </message>
    <message>
        <source>The number of candidates</source>
        <translation>Число кандидатов</translation>
    </message>
    <message>
        <source>The number of decided cells</source>
        <translation>Число решённых клеток</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>The level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>The stack’s number of %1</source>
        <translation>Число в stack для %1</translation>
    </message>
    <message>
        <source>The guess’s number of %1</source>
        <translation>Число в guess для %1</translation>
    </message>
    <message>
        <source>This position is the start of the run. It is not in any step.</source>
        <translation>Это место — начало прогона: оно не входит ни в один шаг.</translation>
    </message>
    <message>
        <source>The step here is %1, not %2.</source>
        <translation>Шаг здесь — %1, а не %2.</translation>
    </message>
    <message>
        <source>There is no layer at this position.</source>
        <translation>На этом месте нет слоя.</translation>
    </message>
    <message>
        <source>The layer here is “%1”, not “%2”.</source>
        <translation>Слой здесь — «%1», а не «%2».</translation>
    </message>
    <message>
        <source>There are no numbers at the start of the run.</source>
        <translation>В начале прогона чисел нет.</translation>
    </message>
    <message>
        <source>The number %1</source>
        <translation>Число %1</translation>
    </message>
    <message>
        <source>The count of numbers read for %1</source>
        <translation>Сколько чисел читается для %1</translation>
    </message>
    <message>
        <source>The number of passes</source>
        <translation>Число проходов</translation>
    </message>
    <message>
        <source>The number of guesses</source>
        <translation>Число предположений</translation>
    </message>
    <message>
        <source>The number of undone guesses</source>
        <translation>Число откатов</translation>
    </message>
    <message>
        <source>The run ends with “%1”, not “%2”.</source>
        <translation>Прогон заканчивается с «%1», а не «%2».</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>Неверно, что у судоку одно решение.</translation>
    </message>
    <message>
        <source>The puzzle does not have several solutions.</source>
        <translation>Неверно, что у судоку несколько решений.</translation>
    </message>
    <message>
        <source>There is no check “%1”. Known checks: %2.</source>
        <translation>Проверки «%1» нет. Известны: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a check. Expected something like %2.</source>
        <translation>«%1» — не проверка: ожидается что-то вроде %2.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> или </translation>
    </message>
    <message>
        <source>There are no numbers at this position: it is not inside a layer.</source>
        <translation>На этом месте нет чисел: оно не внутри слоя.</translation>
    </message>
    <message>
        <source>The layer at %1 has no number “%2”. Its output has the shape %3. Expected something like %4.</source>
        <translation>У слоя %1 нет числа «%2»: форма его выхода %3; ожидается что-то вроде %4.</translation>
    </message>
    <message>
        <source>The run does not end within %1 passes.</source>
        <translation>Прогон не закончился и после прохода %1.</translation>
    </message>
    <message>
        <source>Number %1 belongs to a candidate, but this stop picks a different one (line %2).</source>
        <translation>Число %1 относится к кандидату, а эта остановка выбирает другого (строка %2).</translation>
    </message>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>Ожидается место числа, как в r1=1.</translation>
    </message>
    <message>
        <source>A lesson has no pictures. It shows the window itself.</source>
        <translation>Картинок в уроке нет: смотреть нужно на само окно.</translation>
    </message>
    <message>
        <source>A link target cannot contain blanks: “%1”.</source>
        <translation>В цели ссылки не бывает пробелов: «%1».</translation>
    </message>
    <message>
        <source>There is no link type “%1”. Expected light:, number:, go:, show:, pick: or https:.</source>
        <translation>Ссылок вида «%1» нет. Ожидается light:, number:, go:, show:, pick: или https:.</translation>
    </message>
    <message>
        <source>Write links as [text](target) here.</source>
        <translation>Ссылки здесь пишутся так: [text](target).</translation>
    </message>
    <message>
        <source>A lesson cannot contain HTML: “%1”.</source>
        <translation>HTML в уроке не допускается: «%1».</translation>
    </message>
    <message>
        <source>A setting (“%1:”) needs an empty line before it.</source>
        <translation>Перед настройкой («%1:») нужна пустая строка.</translation>
    </message>
    <message>
        <source>“%1:” is not a setting. Did you mean “%2:”?</source>
        <translation>«%1:» — не настройка. Может быть, «%2:»?</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>Урок начинается с названия: «# Title».</translation>
    </message>
    <message>
        <source>“%1:” belongs to a stop: put it below a “## ” heading.</source>
        <translation>«%1:» относится к остановке: поместите под заголовок «## ».</translation>
    </message>
    <message>
        <source>There is a second title; the first one is in line %1. A stop begins with “## ”.</source>
        <translation>Второе название; первое — в строке %1. Остановка начинается с «## ».</translation>
    </message>
    <message>
        <source>The lesson has no title. Expected words after “#”.</source>
        <translation>У урока нет названия: после «#» ожидаются слова.</translation>
    </message>
    <message>
        <source>The stop has no title. Expected words after “##”.</source>
        <translation>У остановки нет названия: после «##» ожидаются слова.</translation>
    </message>
    <message>
        <source>The stop has no text. Expected text below its heading.</source>
        <translation>Остановка ничего не говорит: под заголовком ожидается текст.</translation>
    </message>
    <message>
        <source>A link before the first stop has nothing to light or go to.</source>
        <translation>До первой остановки ссылке нечего подсветить и некуда вести.</translation>
    </message>
    <message>
        <source>There is no puzzle here: expected “puzzle:” in this stop or below the title.</source>
        <translation>Здесь нет судоку: ожидается «puzzle:» в этой остановке или под названием урока.</translation>
    </message>
    <message>
        <source>The file is empty: a lesson begins with its title, “# Title”.</source>
        <translation>Файл пуст: урок начинается с названия, «# Title».</translation>
    </message>
    <message>
        <source>The lesson has no stop: expected a heading that begins with “## ”.</source>
        <translation>В уроке нет остановок: ожидается заголовок, начинающийся с «## ».</translation>
    </message>
    <message>
        <source>The lesson has no summary: expected a sentence or two before the first stop.</source>
        <translation>В уроке нет краткого описания: до первой остановки ожидается одна-две фразы.</translation>
    </message>
    <message>
        <source>This is a folder; expected a lesson.</source>
        <translation>Это папка; ожидается урок.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Не удалось прочитать файл: %1.</translation>
    </message>
    <message>
        <source>The file is too large for a lesson.</source>
        <translation>Файл слишком велик для урока.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation>Файл — не текст в UTF-8.</translation>
    </message>
    <message>
        <source>There is no puzzle “%1”. Expected %3 characters or one of: %2.</source>
        <translation>Судоку «%1» нет. Ожидаются символы, числом %3, или одно из: %2.</translation>
    </message>
    <message>
        <source>“%1” must come first in the list of rules.</source>
        <translation>«%1» должно стоять первым в списке правил.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Expected classic, basic or any of these, separated by commas: %2. A minus in front leaves a rule out.</source>
        <translation>Правила «%1» нет. Ожидается classic, basic или, через запятую, что-то из %2; минус впереди исключает правило.</translation>
    </message>
    <message>
        <source>The rule “%1” cannot be left out: it is not in the list so far.</source>
        <translation>Исключить правило «%1» нельзя: в списке перед ним его нет.</translation>
    </message>
    <message>
        <source>The rule “%1” is in the list already.</source>
        <translation>Правило «%1» уже есть в списке.</translation>
    </message>
    <message>
        <source>Expected “on” or “off”, not “%1”.</source>
        <translation>Ожидается «on» или «off», а не «%1».</translation>
    </message>
    <message>
        <source>Expected “start”, “end”, a pass (17), a step of a pass (17.4) or a layer of a step (17.4.2), not “%1”.</source>
        <translation>Ожидается «start», «end», проход (17), шаг прохода (17.4) или слой шага (17.4.2), а не «%1».</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, or “none”, not “%1”.</source>
        <translation>Ожидается кандидат, как в r1c7=3, или «none», а не «%1».</translation>
    </message>
    <message>
        <source>Expected “all”, or different digits with blanks between them, as in 4 7, not “%1”.</source>
        <translation>Ожидается «all» или разные цифры через пробел, как в 4 7, а не «%1».</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Known settings: %2. Text begins after an empty line.</source>
        <translation>Настройки «%1» нет. Известны: %2. Текст начинается после пустой строки.</translation>
    </message>
    <message>
        <source>There is nothing named “%1” to show. Known names: %2.</source>
        <translation>Показать «%1» нельзя: такого нет. Известны: %2.</translation>
    </message>
    <message>
        <source>Expected cells (r4c5), rows (r4), columns (c5), boxes (b6) or candidates (r4c5=7), with commas between them, not “%1”.</source>
        <translation>Ожидаются клетки (r4c5), строки (r4), столбцы (c5), блоки (b6) или кандидаты (r4c5=7) через запятую, а не «%1».</translation>
    </message>
    <message>
        <source>A link cannot have its own title here: “%1”.</source>
        <translation>У ссылки здесь не бывает своего заголовка: «%1».</translation>
    </message>
    <message>
        <source>No contradiction is detected in %1 here.</source>
        <translation>Противоречия в %1 здесь не обнаружено.</translation>
    </message>
    <message>
        <source>Only one of board, tree, tensors, graph, what_if and chain can be shown at a time.</source>
        <translation>Показать можно только что-то одно из board, tree, tensors, graph, what_if и chain.</translation>
    </message>
    <message>
        <source>There is no network “%1”. Expected one of: %2.</source>
        <translation>Сети «%1» нет. Ожидается одна из: %2.</translation>
    </message>
    <message>
        <source>The network does not have all rules of “%1”.</source>
        <translation>В сети есть не все правила «%1».</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>Пропущенные вопросы</translation>
    </message>
    <message>
        <source>Missed questions, once more. The boards are different: rows, columns and digits have been swapped.</source>
        <translation>Пропущенные вопросы ещё раз. Поля другие: строки, столбцы и цифры поменялись местами.</translation>
    </message>
    <message>
        <source>From “%1”, stop “%2”.</source>
        <extracomment>the titles of a lesson and of its stop</extracomment>
        <translation>Из урока «%1», остановка «%2».</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>Такой картинки нет.</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1.</source>
        <translation>Картинку не удаётся прочитать: %1.</translation>
    </message>
    <message>
        <source>The picture is not a regular file.</source>
        <translation>Картинка — не обычный файл.</translation>
    </message>
    <message>
        <source>The picture has more than %1 bytes.</source>
        <translation>В картинке больше %1 байт.</translation>
    </message>
    <message>
        <source>The picture is not a PNG file.</source>
        <translation>Картинка — не файл PNG.</translation>
    </message>
    <message>
        <source>The picture is wider or higher than %1 pixels.</source>
        <translation>Картинка шире или выше %1 пикселей.</translation>
    </message>
    <message>
        <source>The lesson’s pictures have more than %1 bytes.</source>
        <translation>В картинках урока больше %1 байт.</translation>
    </message>
    <message>
        <source>“%1” contains no cell to ask for.</source>
        <translation>В «%1» нет клетки, о которой можно спросить.</translation>
    </message>
    <message>
        <source>“%1” contains no candidate to ask for.</source>
        <translation>В «%1» нет кандидата, о котором можно спросить.</translation>
    </message>
    <message>
        <source>Braces must contain a cell {r4c5}, the number of a row {r4}, a column {c5} or a box {b6}, or a digit {7}, not “%1”.</source>
        <translation>В фигурных скобках стоит клетка {r4c5}, номер строки {r4}, столбца {c5} или блока {b6} либо цифра {7}, а не «%1».</translation>
    </message>
    <message>
        <source>A brace is unmatched: “%1”.</source>
        <translation>У скобки нет пары: «%1».</translation>
    </message>
    <message>
        <source>Write places on the board in braces: {%1}. Questions are repeated on a transformed board, where the place is different.</source>
        <translation>Места здесь стоят в фигурных скобках: {%1}. Вопросы возвращаются на другом поле, и место тогда другое.</translation>
    </message>
    <message>
        <source>There is already an answer (line %1).</source>
        <translation>Ответ уже есть (строка %1).</translation>
    </message>
    <message>
        <source>Expected two to nine different numbers with blanks between them, as in 0 1 2 3, not “%1”.</source>
        <translation>Ожидаются от двух до девяти разных чисел через пробел, как в 0 1 2 3, а не «%1».</translation>
    </message>
    <message>
        <source>The same choice is already in line %1.</source>
        <translation>Такой же вариант стоит в строке %1.</translation>
    </message>
    <message>
        <source>There are more than %1 choices.</source>
        <translation>Вариантов больше %1.</translation>
    </message>
    <message>
        <source>There is a hint already.</source>
        <translation>Подсказка уже есть.</translation>
    </message>
    <message>
        <source>Expected “answer” or “nothing”, not “%1”.</source>
        <translation>Ожидается «answer» или «nothing», а не «%1».</translation>
    </message>
    <message>
        <source>Expected words after “%1:”.</source>
        <translation>После «%1:» ожидаются слова.</translation>
    </message>
    <message>
        <source>This does not belong to a question. Expected “ask:” in the stop.</source>
        <translation>Здесь нет вопроса, к которому это относится: в остановке ожидается «ask:».</translation>
    </message>
    <message>
        <source>The choices need exactly one “right:” and at least one “choice:”.</source>
        <translation>Из вариантов один — «right:», и хотя бы один — «choice:».</translation>
    </message>
    <message>
        <source>A question offers numbers or words, not both.</source>
        <translation>Вопрос предлагает числа или слова, но не то и другое.</translation>
    </message>
    <message>
        <source>The question has no answer: expected “answer:” with a check, or “choice:” and “right:”.</source>
        <translation>У вопроса нет ответа: ожидается «answer:» с проверкой или «choice:» и «right:».</translation>
    </message>
    <message>
        <source>This answer has nothing to ask for. Add “choice:” and “right:”, or use an answer with a number, a cell or a candidate.</source>
        <translation>В этом ответе не о чем спросить: ожидаются ещё «choice:» и «right:» или ответ с числом, клеткой или кандидатом.</translation>
    </message>
    <message>
        <source>Numbers are offered, but the answer is not a number.</source>
        <translation>Предлагаются числа, но ответ — не число.</translation>
    </message>
    <message>
        <source>The answer, %1, is not one of the offered numbers.</source>
        <translation>Ответа %1 нет среди предложенных чисел.</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, and a number, as in hidden_single 1 5 0, not “%1”.</source>
        <translation>Ожидались имя правила, слой, место числа в нём и число, как в hidden_single 1 5 0, а не «%1».</translation>
    </message>
    <message>
        <source>A lesson can bend at most %1 numbers.</source>
        <translation>Урок может изогнуть не больше чисел, чем %1.</translation>
    </message>
    <message>
        <source>The network has no rule written as “%1”.</source>
        <translation>В сети нет правила, записанного как «%1».</translation>
    </message>
    <message>
        <source>Layer %1 of “%2” has no number %3 that can be bent.</source>
        <translation>В слое %1 правила «%2» нет числа %3, которое можно изогнуть.</translation>
    </message>
    <message>
        <source>With that number “%1” has no layers.</source>
        <translation>С этим числом у «%1» нет слоёв.</translation>
    </message>
    <message>
        <source>In the other run: %1</source>
        <translation>В другом прогоне: %1</translation>
    </message>
    <message>
        <source>There is no other run here: expected “what_if:” in this stop.</source>
        <translation>Здесь нет другого прогона: на этой остановке ожидается «what_if:».</translation>
    </message>
    <message>
        <source>The other run equals the stop’s own: there is nothing to compare. Expected different rules, or a different number, as in bend hidden_single 1 5 0.</source>
        <translation>Другой прогон — прогон самой остановки: сравнивать нечего. Ожидались другие правила или другое число, как в bend hidden_single 1 5 0.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Put “bend” before a number of the other run, as in bend hidden_single 1 5 0.</source>
        <translation>Правила «%1» нет. Перед числом другого прогона стоит «bend», как в bend hidden_single 1 5 0.</translation>
    </message>
    <message>
        <source>Expected the name of a PNG file beside the lesson (letters, digits, “_” and “-”), as in roof.png, or “recurrence”, not “%1”.</source>
        <translation>Ожидается имя файла PNG рядом с уроком из латинских букв, цифр, «_» и «-», как roof.png, или «recurrence», а не «%1».</translation>
    </message>
    <message>
        <source>Expected a check of the whole other run after “other”, as in other result no_solution or other passes = 25, not “%1”.</source>
        <translation>После «other» стоит то, что говорит весь другой прогон, как в other result no_solution или other passes = 25, а не «%1».</translation>
    </message>
    <message>
        <source>Expected the seed of a training run, a whole number of at most nine digits, such as 41, not “%1”.</source>
        <translation>Ожидается зерно, с которого начинается обучение, целое число не длиннее девяти цифр, как в 41, а не «%1».</translation>
    </message>
    <message>
        <source>This network has a different board. Put “network:” above everything that names places.</source>
        <translation>У этой сети другое поле: «network:» ожидается выше всего, что называет места.</translation>
    </message>
    <message>
        <source>The answer is true before the reader has changed anything.</source>
        <translation>Ответ верен ещё до любых изменений.</translation>
    </message>
    <message>
        <source>The solution cannot be applied: the rule has no layers with it.</source>
        <translation>Решение нельзя применить: с ним у правила нет слоёв.</translation>
    </message>
    <message>
        <source>With the solution: %1</source>
        <translation>С решением: %1</translation>
    </message>
    <message>
        <source>A reply belongs below a “choice:”, one for each.</source>
        <translation>Отклик пишется под «choice:», по одному на каждый.</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, a range and your solution, as in hidden_single 1 5 -3..3 = 1, not “%1”.</source>
        <translation>Ожидаются имя правила, слой, место числа в нём, диапазон и ваше решение, как в hidden_single 1 5 -3..3 = 1, а не «%1».</translation>
    </message>
    <message>
        <source>A question can have at most %1 numbers to set.</source>
        <translation>В вопросе может быть не больше %1 настраиваемых чисел.</translation>
    </message>
    <message>
        <source>The solution %1 is not in the range %2..%3.</source>
        <translation>Решение %1 не входит в диапазон %2..%3.</translation>
    </message>
    <message>
        <source>Expected one candidate, as in r2c3=4, not “%1”.</source>
        <translation>Ожидается один кандидат, как в r2c3=4, а не «%1».</translation>
    </message>
    <message>
        <source>Expected “answer:” with what must be true after the change.</source>
        <translation>Ожидается «answer:» с тем, что должно быть верно после изменения.</translation>
    </message>
    <message>
        <source>A question has numbers to set, a candidate to erase, or answers to choose from: only one of them.</source>
        <translation>В вопросе есть настраиваемые числа, стираемый кандидат или варианты ответа: только что-то одно.</translation>
    </message>
    <message>
        <source>The candidate to erase is not on the starting grid. The reader erases one of these.</source>
        <translation>Стираемого кандидата нет в начальной сетке. Стирают одного из неё.</translation>
    </message>
    <message>
        <source>A lesson can have at most %1 numbers to set.</source>
        <translation>В уроке может быть не больше %1 настраиваемых чисел.</translation>
    </message>
</context>
<context>
    <name>convoku::LineLayers</name>
    <message>
        <source>In the graph</source>
        <translation>На графе</translation>
    </message>
    <message>
        <source>The rule graph, with the layers of this line marked</source>
        <translation>Граф правила, где отмечены слои этой строки</translation>
    </message>
    <message>
        <source>Put the cursor in a line to see its layers here.</source>
        <translation>Поставьте курсор в строку, чтобы увидеть здесь её слои.</translation>
    </message>
    <message>
        <source>Numbers of the line</source>
        <translation>Числа строки</translation>
    </message>
    <message>
        <source>%1: layer %2</source>
        <translation>%1: слой %2</translation>
    </message>
    <message>
        <source>%1: layers %2 to %3</source>
        <translation>%1: слои %2–%3</translation>
    </message>
</context>
<context>
    <name>convoku::ListController</name>
    <message>
        <source>&amp;Collections</source>
        <translation>&amp;Сборники</translation>
    </message>
    <message>
        <source>&amp;Generate puzzles…</source>
        <translation>Создать с&amp;удоку…</translation>
    </message>
    <message>
        <source>Generate puzzles from a seed, selected by what the network needs to solve them</source>
        <translation>Создать судоку по числу-зерну и по тому, что нужно сети для их решения</translation>
    </message>
    <message>
        <source>Next pu&amp;zzle of the file</source>
        <translation>Следующее с&amp;удоку файла</translation>
    </message>
    <message>
        <source>Open the next puzzle of the list</source>
        <translation>Открыть следующее судоку списка</translation>
    </message>
    <message>
        <source>Previous puzzle of the fil&amp;e</source>
        <translation>Предыдущее судо&amp;ку файла</translation>
    </message>
    <message>
        <source>Open the previous puzzle of the list</source>
        <translation>Открыть предыдущее судоку списка</translation>
    </message>
    <message>
        <source>Analyse the collection</source>
        <translation>Анализировать сборник</translation>
    </message>
    <message>
        <source>Solve all puzzles of the list with the network: solutions, passes, guesses, rules</source>
        <translation>Дать сети решить все судоку списка: решения, проходы, предположения, правила</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Random puzzle of the list</source>
        <translation>Случайное судоку из списка</translation>
    </message>
    <message>
        <source>Open one of the shown puzzles at random</source>
        <translation>Открыть любое из показанных судоку</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайное</translation>
    </message>
    <message>
        <source>Save shown puzzles of the list…</source>
        <translation>Сохранить показанные судоку списка…</translation>
    </message>
    <message>
        <source>Save the puzzles shown by the filter, as lines or as a table with their numbers</source>
        <translation>Сохранить судоку, показанные фильтром, строками или таблицей с их числами</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Save selected puzzles of the list…</source>
        <translation>Сохранить выделенные судоку списка…</translation>
    </message>
    <message>
        <source>Save the selected puzzles, as lines or as a table with their numbers</source>
        <translation>Сохранить выделенные судоку строками или таблицей с их числами</translation>
    </message>
    <message>
        <source>Histogram of passes</source>
        <translation>Гистограмма проходов</translation>
    </message>
    <message>
        <source>Show a histogram of the puzzles by passes beside the list</source>
        <translation>Показать рядом со списком, скольким судоку сколько нужно проходов</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Гистограмма</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Чтение %1 …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>текста</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. This one is “%1”.</source>
        <translation>Судоку есть в нескольких столбцах таблицы; это «%1».</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>Выбрать столбец…</translation>
    </message>
</context>
<context>
    <name>convoku::MainWindow</name>
    <message>
        <source>Convoku</source>
        <translation>Convoku</translation>
    </message>
    <message>
        <source>Editing a puzzle – Convoku</source>
        <translation>Редактирование судоку — Convoku</translation>
    </message>
    <message>
        <source>Editing %1 – Convoku</source>
        <translation>Редактирование: %1 — Convoku</translation>
    </message>
    <message>
        <source>%1 – Convoku</source>
        <translation>%1 — Convoku</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
</context>
<context>
    <name>convoku::MarkController</name>
    <message>
        <source>Toggle &amp;breakpoint</source>
        <translation>Поставить или убрать &amp;точку останова</translation>
    </message>
    <message>
        <source>Stop when the picked candidate changes or, if none is picked, when this step’s event happens</source>
        <translation>Останов там, где меняется выбранный кандидат, а если он не выбран — где происходит событие этого шага</translation>
    </message>
    <message>
        <source>&amp;Add breakpoint…</source>
        <translation>&amp;Добавить точку останова…</translation>
    </message>
    <message>
        <source>Choose what to stop at</source>
        <translation>Выбрать, на чём остановиться</translation>
    </message>
    <message>
        <source>&amp;Next hit</source>
        <translation>&amp;Следующее попадание</translation>
    </message>
    <message>
        <source>Go to the next breakpoint hit</source>
        <translation>Вперёд к следующему попаданию точки останова</translation>
    </message>
    <message>
        <source>&amp;Previous hit</source>
        <translation>&amp;Предыдущее попадание</translation>
    </message>
    <message>
        <source>Go to the previous breakpoint hit</source>
        <translation>Назад к предыдущему попаданию точки останова</translation>
    </message>
    <message>
        <source>Toggle book&amp;mark</source>
        <translation>Поставить или убрать &amp;закладку</translation>
    </message>
    <message>
        <source>Set or remove a bookmark at this position</source>
        <translation>Поставить закладку на это место или убрать её</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>Закладка %1</translation>
    </message>
    <message>
        <source>Go to bookmark %1</source>
        <translation>Перейти к закладке %1</translation>
    </message>
    <message>
        <source>E&amp;xplain the picked candidate</source>
        <translation>О&amp;бъяснить выбранного кандидата</translation>
    </message>
    <message>
        <source>Show why the picked candidate was removed (on the board)</source>
        <translation>Показать, почему выбранного кандидата нет (на поле)</translation>
    </message>
    <message>
        <source>&amp;History of the picked candidate</source>
        <translation>&amp;История выбранного кандидата</translation>
    </message>
    <message>
        <source>Show what happened to the picked candidate (on the board)</source>
        <translation>Показать, что было с выбранным кандидатом (на поле)</translation>
    </message>
    <message>
        <source>Pin this la&amp;yer</source>
        <translation>&amp;Закрепить этот слой</translation>
    </message>
    <message>
        <source>Keep the tensors of the layer at this position in a separate tab</source>
        <translation>Оставить тензоры слоя на этом месте на отдельной вкладке</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>No breakpoints. Press F9 to set one, Ctrl+F9 to choose what to stop at.</source>
        <translation>Точек останова нет. F9 ставит точку, Ctrl+F9 спрашивает, на чём остановиться.</translation>
    </message>
    <message>
        <source>There is no later hit of a breakpoint.</source>
        <translation>После этого места ни одна точка останова не срабатывает.</translation>
    </message>
    <message>
        <source>There is no earlier hit of a breakpoint.</source>
        <translation>До этого места ни одна точка останова не срабатывает.</translation>
    </message>
    <message>
        <source>Breakpoint set: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>Точка останова поставлена: %1</translation>
    </message>
    <message>
        <source>Breakpoint removed: %1</source>
        <translation>Точка останова убрана: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Останов: %1</translation>
    </message>
    <message>
        <source>Pinned in a separate tab: %1</source>
        <translation>Закреплено: у %1 своя вкладка</translation>
    </message>
    <message>
        <source>%1 is pinned already</source>
        <translation>%1 — уже закреплено</translation>
    </message>
</context>
<context>
    <name>convoku::MessageBar</name>
    <message>
        <source>Close message</source>
        <translation>Закрыть сообщение</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Открывается %1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkChecks</name>
    <message>
        <source>Only removes</source>
        <translation>Только удаляет</translation>
    </message>
    <message>
        <source>%1: it restores %2.</source>
        <translation>%1: возвращает %2.</translation>
    </message>
    <message>
        <source>no candidate is restored on %1 random boards</source>
        <translation>ни один кандидат не возвращается на случайных полях: %1</translation>
    </message>
    <message>
        <source>Both ways of running agree</source>
        <translation>Оба способа счёта совпадают</translation>
    </message>
    <message>
        <source>it has real numbers, which are only computed number by number</source>
        <translation>в нём вещественные числа: они считаются только по одному</translation>
    </message>
    <message>
        <source>%1: the values of layer %2 differ</source>
        <translation>%1: значения слоя %2 различаются</translation>
    </message>
    <message>
        <source>bits and numbers, every number of %1 layers on %2 boards</source>
        <translation>биты и числа, все числа слоёв (%1) на полях (%2)</translation>
    </message>
    <message>
        <source>Saves work</source>
        <translation>Экономит работу</translation>
    </message>
    <message>
        <source>the network does not run this rule</source>
        <translation>сеть не выполняет это правило</translation>
    </message>
    <message>
        <source>Sound on every board</source>
        <translation>Корректно на любом поле</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule, and what it does wrong: Hidden single in row: It removes r4c7=5, which stands in a solution …</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkController</name>
    <message>
        <source>Net&amp;work</source>
        <translation>С&amp;еть</translation>
    </message>
    <message>
        <source>&amp;Open a network…</source>
        <translation>&amp;Открыть сеть…</translation>
    </message>
    <message>
        <source>A file with your own network; the help explains how to write one</source>
        <translation>Файл со своей сетью; как её писать, сказано в справке</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Сеть: %1</translation>
    </message>
    <message>
        <source>This network cannot run.</source>
        <translation>Эту сеть выполнить нельзя.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>The file holds several networks. Which one do you want to run?</source>
        <translation>В файле несколько сетей. Какую выполнить?</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>Открыть сеть</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1: файла больше нет.</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Убрать из списка</translation>
    </message>
    <message>
        <source>These numbers do not belong to the running network.</source>
        <translation>Это числа не той сети, которая выполняется.</translation>
    </message>
    <message>
        <source>Networks and weights (*.network *.onnx *.safetensors);;All files (*)</source>
        <translation>Сети и веса (*.network *.onnx *.safetensors);;Все файлы (*)</translation>
    </message>
    <message>
        <source>How do you want to read the file? “first” and “last” give the position of the digit dimension and, after “+”, that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>Как читать файл? «first» и «last» — где находится измерение цифр, после «+» — на выходе. 81 число — это цифры или цифра / 9 − 0,5 (centred), цифра / 9 (ninths), цифра / 10 (tenths).</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Пример: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkDocument</name>
    <message>
        <source>operation</source>
        <translation>операция</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>читает</translation>
    </message>
    <message>
        <source>makes</source>
        <translation>даёт</translation>
    </message>
    <message>
        <source>which is</source>
        <translation>что это</translation>
    </message>
    <message>
        <source>group</source>
        <translation>группа</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>слои</translation>
    </message>
    <message>
        <source>input</source>
        <translation>на входе</translation>
    </message>
    <message>
        <source>output</source>
        <translation>на выходе</translation>
    </message>
    <message>
        <source>**Layer %1: %2.**</source>
        <translation>**Слой %1: %2.**</translation>
    </message>
    <message>
        <source>Layer %1 does the same to other values.</source>
        <translation>Слой %1 делает то же с другими значениями.</translation>
    </message>
    <message>
        <source>Layers %1 do the same to other values.</source>
        <translation>Слои %1 делают то же с другими значениями.</translation>
    </message>
    <message>
        <source># All layers of the network</source>
        <translation># Все слои сети</translation>
    </message>
    <message>
        <source>`convoku-cli pictures` makes this page from the network itself. Each group of layers is drawn as a graph, from its input at the top to its output at the bottom. The small picture at a layer shows its result in a run of the puzzle `%1`: the planes of its output side by side. The stronger the colour, the larger the number.</source>
        <translation>Эта страница построена по самой сети командой `convoku-cli pictures`. Каждая группа слоёв нарисована как граф, от входа вверху до выхода внизу. Маленькая картинка у слоя — то, что он вычисляет в прогоне судоку `%1`: плоскости его выхода стоят рядом, и чем сильнее цвет, тем больше число.</translation>
    </message>
    <message>
        <source>Below its table, each group lists the layers with a kernel: every convolution, pooling and unpooling, once if several do the same. One number of the output is selected, at a place where the rule has an effect. It has a blue frame. The numbers that it is computed from have an orange frame, and only the planes with such numbers are shown. The sum or the maximum is written out below.</source>
        <translation>Под таблицей каждой группы приведены слои с ядром: все свёртки, пулинги и анпулинги, по одному разу, если несколько слоёв делают одно и то же. Выбрано одно число выхода, там, где правило что-то делает: оно в синей рамке. Числа, из которых оно получается, — в оранжевой, и показаны только плоскости с такими числами. Сумма или максимум выписаны ниже.</translation>
    </message>
    <message>
        <source>The groups of one pass, and the values that they pass on.</source>
        <translation>Группы одного прохода и значения, которые они передают дальше.</translation>
    </message>
    <message>
        <source>The values are those of pass %1.</source>
        <translation>Значения взяты из прохода %1.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkFile</name>
    <message>
        <source>%1 holds no network, only parts of one.</source>
        <translation>%1: сети здесь нет, только её части.</translation>
    </message>
    <message>
        <source>specify which one as FILE#ID: %1 contains %2.</source>
        <translation>укажите, какую, в виде ФАЙЛ#ID (%1: %2).</translation>
    </message>
    <message>
        <source>“%1” is neither a network nor a file; the networks are %2.</source>
        <translation>нет ни сети, ни файла «%1»; сети: %2.</translation>
    </message>
    <message>
        <source>%1 has an encoding whose candidates do not match the givens of a puzzle, for example of %2.</source>
        <translation>В %1 кодирование даёт не тех кандидатов, которых оставляют исходные цифры, например для %2.</translation>
    </message>
    <message>
        <source>%1 has a search with a custom way of keeping its stack. Such files can be checked. Only a search that equals “fewest_candidates” except for the cell it guesses in (score, one number per cell) can be run.</source>
        <translation>В %1 поиск ведёт свой стек по-своему. Такие файлы можно проверить; выполнить можно только поиск, который во всём, кроме клетки предположения (score, число для каждой клетки), совпадает с «fewest_candidates».</translation>
    </message>
    <message>
        <source>no rule of the network “%1” has learned numbers: its text has no learned(…).</source>
        <translation>ни у одного правила сети «%1» нет выученных чисел: в её тексте нет learned(…).</translation>
    </message>
    <message>
        <source>this network cannot be written as text or take different numbers.</source>
        <translation>эту сеть нельзя записать текстом, и другие числа ей дать нельзя.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPage</name>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>%1: a network in your browser</source>
        <translation>%1: сеть в вашем браузере</translation>
    </message>
    <message>
        <source>This page runs a network and requires JavaScript.</source>
        <translation>Эта страница выполняет сеть, и ей нужен JavaScript.</translation>
    </message>
    <message>
        <source>ONNX Runtime for browsers is not in %1. Install it there with: %2</source>
        <translation>ONNX Runtime для браузеров нет в %1. Его поставит: %2</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 — не папка, и создать её не удаётся.</translation>
    </message>
    <message>
        <source>%1 already exists and does not belong to a Convoku page. Nothing is written.</source>
        <translation>%1 уже есть, и это не от страницы Convoku: ничего не записано.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>This network cannot be written as an ONNX file: %1</source>
        <translation>Эту сеть нельзя записать как файл ONNX: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>a button</comment>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button: go on by one pass</comment>
        <translation>Проход</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Page Down</source>
        <comment>a key</comment>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Load</source>
        <comment>a puzzle</comment>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>appearance</comment>
        <translation>Авто</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>appearance</comment>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>appearance</comment>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>Larger: %1</source>
        <translation>Крупнее: %1</translation>
    </message>
    <message>
        <source>Smaller: %1</source>
        <translation>Мельче: %1</translation>
    </message>
    <message>
        <source>The network as an ONNX file</source>
        <translation>Сеть в виде файла ONNX</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>one step forward or back; on the board, from cell to cell; on a layer, from number to number</source>
        <translation>шаг вперёд и назад; на поле — от клетки к клетке, на слое — от числа к числу</translation>
    </message>
    <message>
        <source>one pass forward or back</source>
        <translation>проход вперёд и назад</translation>
    </message>
    <message>
        <source>play and pause</source>
        <translation>воспроизведение и пауза</translation>
    </message>
    <message>
        <source>the start and the end of the run</source>
        <translation>начало и конец прогона</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>от части к части</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Управление</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Проходы</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>Этот проход</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На поле</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>%1 characters, row by row: 1–%2, and a dot or 0 for an empty cell.</source>
        <translation>Знаков: %1, строка за строкой: 1–%2, точка или 0 — пустая клетка.</translation>
    </message>
    <message>
        <source>Expected %2 characters, found %1.</source>
        <translation>Нужно знаков: %2, а здесь их %1.</translation>
    </message>
    <message>
        <source>Character %1 is “%2”: expected a digit, or a dot for an empty cell.</source>
        <translation>Знак %1 — «%2»: ожидалась цифра или точка для пустой клетки.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>Слои: %1</translation>
    </message>
    <message>
        <source>Every value that the network computes in this step, as squares: a stronger colour is a larger value, empty is 0. To see a number, point at its square or use the arrow keys.</source>
        <translation>Все значения, которые сеть вычисляет на этом шаге, в виде квадратов: чем ярче, тем больше; пусто — 0. Наведите указатель на квадрат или перейдите к нему стрелками, чтобы увидеть число.</translation>
    </message>
    <message>
        <source>Step forward to see what its layers compute.</source>
        <translation>Сделайте шаг, чтобы увидеть, что вычисляют его слои.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Pass %1, step %2: %3</source>
        <translation>Проход %1, шаг %2: %3</translation>
    </message>
    <message>
        <source>The puzzle. Givens: %1, candidates: %2.</source>
        <translation>Судоку. Исходных цифр: %1, кандидатов: %2.</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 удаляет %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1 здесь ничего не находит.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a digit from cells</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>candidates, guesses</comment>
        <translation>ещё %1</translation>
    </message>
    <message>
        <source>Solved: %1 cells with one digit each, and none twice in a house.</source>
        <translation>Решено: в каждой из %1 клетки одна цифра, и ни одна не повторяется в доме.</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>Цифра %1 встречается дважды (%2): %3 и %4.</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>В клетке %1 не осталось кандидатов.</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Противоречие</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory: the run continues.</source>
        <translation>Не решено и противоречия нет: прогон продолжается.</translation>
    </message>
    <message>
        <source>continues</source>
        <comment>the run</comment>
        <translation>продолжается</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 at depth %2 and sets %3 aside.</source>
        <translation>Правила больше ничего не находят, поэтому сеть делает предположение %1 на глубине %2 и откладывает %3.</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %3 is permanently removed from %4. Restored candidates: %2.</source>
        <translation>Предположение %1 откатывается: %3 окончательно уходит из %4. Кандидатов возвращается: %2.</translation>
    </message>
    <message>
        <source>The rules still find something: no guess.</source>
        <translation>Правила ещё что-то находят: предположения нет.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Предположение</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Откат</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>There is no guess to undo: the puzzle has no solution.</source>
        <translation>Откатывать нечего: у судоку нет решения.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Нет решения</translation>
    </message>
    <message>
        <source>The rules find nothing more, and there is no search: the run stops here.</source>
        <translation>Правила больше ничего не находят, а поиска нет: прогон здесь останавливается.</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Застряло</translation>
    </message>
    <message>
        <source>That was the last pass. The page stops here.</source>
        <translation>Это был последний проход: дальше страница не идёт.</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Проходы исчерпаны</translation>
    </message>
    <message>
        <source>Passes: %1, guesses: %2, undone: %3</source>
        <translation>Проходов: %1, предположений: %2, откатов: %3</translation>
    </message>
    <message>
        <source>Pass %1: removed: %2</source>
        <translation>Проход %1: удалено: %2</translation>
    </message>
    <message>
        <source>%1: removed: %2</source>
        <translation>%1: удалено: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation>%1, исходная</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1, найдена</translation>
    </message>
    <message>
        <source>%1, guessed</source>
        <translation>%1, предположение</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>кандидаты %1</translation>
    </message>
    <message>
        <source>no candidate left</source>
        <translation>кандидатов не осталось</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <translation>удалено: %1 — %2</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>отложено: %1</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>вернулось: %1</translation>
    </message>
    <message>
        <source>Guess at depth %1</source>
        <translation>Предположение на глубине %1</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>Отложено предположением</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>Следует из предположения</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Вернулось</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Удалено</translation>
    </message>
    <message>
        <source>in</source>
        <comment>what a group of layers is handed</comment>
        <translation>вход</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>the layers that it reads</comment>
        <translation>Из: %1.</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>not 0: %1 of %2</source>
        <translation>не 0: %1 из %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <translation>плоскость %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>столбец %1</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>поле</translation>
    </message>
    <message>
        <source>ONNX Runtime is loaded …</source>
        <translation>Загружается ONNX Runtime…</translation>
    </message>
    <message>
        <source>ONNX Runtime starts …</source>
        <translation>Запускается ONNX Runtime…</translation>
    </message>
    <message>
        <source>The network is tested …</source>
        <translation>Сеть проверяется…</translation>
    </message>
    <message>
        <source>The network runs in this browser (ONNX Runtime, WebAssembly). Correct boards in its self-test: %1.</source>
        <translation>Сеть работает в этом браузере (ONNX Runtime, WebAssembly). Поля самопроверки, которые сошлись: %1.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>нет файла %1</translation>
    </message>
    <message>
        <source>the self-test failed: this browser and the program get different results for %1</source>
        <translation>самопроверка не сошлась: для %1 браузер получает не то, что программа</translation>
    </message>
    <message>
        <source>The network cannot run here: %1.</source>
        <translation>Сеть не может здесь работать: %1.</translation>
    </message>
    <message>
        <source>%1 restores a removed candidate</source>
        <translation>%1 возвращает кандидата, которого уже не было</translation>
    </message>
    <message>
        <source>its search goes deeper than the number of cells</source>
        <translation>её поиск уходит глубже, чем есть клеток</translation>
    </message>
    <message>
        <source>its search guesses something other than one candidate</source>
        <translation>её поиск предполагает не ровно одного кандидата</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPageDialog</name>
    <message>
        <source>for a &amp;frame in your own page</source>
        <translation>для &amp;рамки на своей странице</translation>
    </message>
    <message>
        <source>Export a page for a browser</source>
        <translation>Экспорт страницы для браузера</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Fo&amp;lder of the page</source>
        <translation>П&amp;апка страницы</translation>
    </message>
    <message>
        <source>Folder of the page</source>
        <translation>Папка страницы</translation>
    </message>
    <message>
        <source>Folder &amp;node_modules</source>
        <translation>Папка &amp;node_modules</translation>
    </message>
    <message>
        <source>Folder node_modules</source>
        <translation>Папка node_modules</translation>
    </message>
    <message>
        <source>ONNX Runtime runs the network in the browser. It comes from the package onnxruntime-web. Install it into that folder with: %1</source>
        <translation>Сеть в браузере исполняет ONNX Runtime из пакета onnxruntime-web; он попадает в эту папку так: %1</translation>
    </message>
    <message>
        <source>Without a header and with the layers collapsed</source>
        <translation>Без шапки, со свёрнутыми слоями</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPicker</name>
    <message>
        <source>File…</source>
        <translation>Файл…</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>Открыть сеть</translation>
    </message>
    <message>
        <source>Networks (*.network *.onnx);;All files (*)</source>
        <translation>Сети (*.network *.onnx);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>How do you want to read the file?</source>
        <translation>Как читать файл?</translation>
    </message>
    <message>
        <source>Which network of the file?</source>
        <translation>Какая сеть из файла?</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWording</name>
    <message>
        <source>The digits of the puzzle become planes, one for each digit; an empty cell is 1 in all of them.</source>
        <translation>Цифры судоку становятся плоскостями, по одной на цифру; пустая клетка — это 1 на всех.</translation>
    </message>
    <message>
        <source>A cell whose only candidate is a digit clears that digit from the rest of its house.</source>
        <translation>Если у клетки один-единственный кандидат, эта цифра удаляется из остальных клеток её дома.</translation>
    </message>
    <message>
        <source>If a digit occurs in only one line of a box, it is removed from the rest of that line.</source>
        <translation>Если цифра в блоке есть только на одной линии, из остальных клеток этой линии она удаляется.</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its house loses every other candidate.</source>
        <translation>Если клетка — единственное место для цифры в своём доме, остальные её кандидаты удаляются.</translation>
    </message>
    <message>
        <source>Two cells of a house with exactly the same two candidates clear these two digits from the rest of the house.</source>
        <translation>Если у двух клеток дома ровно одни и те же два кандидата, обе цифры удаляются из остальных клеток дома.</translation>
    </message>
    <message>
        <source>Solved if every cell has one candidate and no house has one twice. A contradiction if a cell has none, or if two cells of a house have the same one.</source>
        <translation>Решено, если у каждой клетки один кандидат и ни в одном доме он не встречается дважды; противоречие, если у клетки нет ни одного или у двух клеток дома один и тот же единственный.</translation>
    </message>
    <message>
        <source>When the rules find nothing more, the search guesses in the cell with the fewest candidates. A contradiction undoes the last guess.</source>
        <translation>Когда правила больше ничего не находят, предположение делается в клетке с наименьшим числом кандидатов; противоречие откатывает последнее предположение.</translation>
    </message>
    <message>
        <source>The article&apos;s network: nine rules, a verdict, and a search with one stack in a tensor.</source>
        <translation>Сеть из статьи: девять правил, вердикт и поиск с одним стеком в тензоре.</translation>
    </message>
    <message>
        <source>The first six rules of the article: singles and pointing, without pairs.</source>
        <translation>Первые шесть правил из статьи: одиночки и указание, без пар.</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>part of a network</comment>
        <translation>правило</translation>
    </message>
    <message>
        <source>encoding</source>
        <comment>part of a network</comment>
        <translation>кодирование</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>part of a network</comment>
        <translation>вердикт</translation>
    </message>
    <message>
        <source>search</source>
        <comment>part of a network</comment>
        <translation>поиск</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1: what should stand there; %2: what does</extracomment>
        <translation>ожидается: %1</translation>
    </message>
    <message>
        <source>expected %1, found “%2”</source>
        <translation>ожидается: %1, а стоит «%2»</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>a name of lower-case letters, digits and _</source>
        <translation>имя из строчных латинских букв, цифр и _</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>конец строки</translation>
    </message>
    <message>
        <source>a line indented like the first one below the name, with spaces and no tabs</source>
        <translation>строка с тем же отступом, что у первой под именем, из пробелов, без табуляции</translation>
    </message>
    <message>
        <source>a sentence in quotes</source>
        <translation>предложение в кавычках</translation>
    </message>
    <message>
        <source>the inputs of such a part: %1</source>
        <translation>то, что получает такая часть: %1</translation>
    </message>
    <message>
        <source>the results of such a part, all computed above: %1</source>
        <translation>то, что возвращает такая часть, и всё это вычислено выше: %1</translation>
    </message>
    <message>
        <source>a value: a name, a number, a word with its arguments, ( or ~</source>
        <translation>значение: имя, число, слово с аргументами, ( или ~</translation>
    </message>
    <message>
        <source>a last line that returns</source>
        <translation>последняя строка с return</translation>
    </message>
    <message>
        <source>nothing after what is returned</source>
        <translation>ничего после того, что возвращается</translation>
    </message>
    <message>
        <source>an unused name</source>
        <translation>имя, которое ещё свободно</translation>
    </message>
    <message>
        <source>the name of a value defined above</source>
        <translation>имя значения, которое стоит выше</translation>
    </message>
    <message>
        <source>a part of that kind, from this file or listed by “convoku-cli network list”</source>
        <translation>часть этого вида, из этого файла или из тех, что перечисляет «convoku-cli network list»</translation>
    </message>
    <message>
        <source>a house for which there is such a rule</source>
        <translation>дом, для которого такое правило есть</translation>
    </message>
    <message>
        <source>a rule that is not already in the network</source>
        <translation>правило, которого в сети ещё нет</translation>
    </message>
    <message>
        <source>a line “cause NAME” with the value that holds the rule’s finding</source>
        <translation>строка «cause NAME» со значением, которое говорит, что нашло правило</translation>
    </message>
    <message>
        <source>fewer nested parentheses</source>
        <translation>меньше скобок, вложенных друг в друга</translation>
    </message>
    <message>
        <source>at most 64 KiB and 1,000 lines</source>
        <translation>не больше 64 КиБ и 1000 строк</translation>
    </message>
    <message>
        <source>text in UTF-8 without control characters</source>
        <translation>текст в UTF-8 без управляющих символов</translation>
    </message>
    <message>
        <source>a word of the language followed by (</source>
        <translation>слово языка, за которым стоит (</translation>
    </message>
    <message>
        <source>the arguments that this word takes; see the help, “Networks as text”</source>
        <translation>аргументы, которые принимает это слово; см. справку, «Сети в виде текста»</translation>
    </message>
    <message>
        <source>a whole number that is valid here</source>
        <translation>целое число, возможное здесь</translation>
    </message>
    <message>
        <source>weights such as pairs(digit) or ones(1, 9), or lists of numbers of equal length</source>
        <translation>веса, например pairs(digit) или ones(1, 9), либо списки чисел, все одной длины</translation>
    </message>
    <message>
        <source>a list of numbers, one for each output plane (%1)</source>
        <translation>список чисел, по одному на каждую плоскость выхода (%1)</translation>
    </message>
    <message>
        <source>matching shapes; the shapes here: %1</source>
        <translation>формы, которые подходят друг к другу; здесь встретились: %1</translation>
    </message>
    <message>
        <source>a value of only 0s and 1s; this one can be %1</source>
        <translation>значение из 0 и 1; у этого возможны числа %1</translation>
    </message>
    <message>
        <source>a range inside %1</source>
        <translation>диапазон в пределах %1</translation>
    </message>
    <message>
        <source>smaller numbers (up to 16,777,216) or fewer of them (up to 65,536)</source>
        <translation>числа поменьше (до 16&#xa0;777&#xa0;216) или меньше чисел (до 65&#xa0;536)</translation>
    </message>
    <message>
        <source>something to compute; this line creates no layer</source>
        <translation>что-то, что можно вычислить: эта строка не даёт ни одного слоя</translation>
    </message>
    <message>
        <source>a result like the input of the next pass; shape (and the expected one) %1, numbers %2</source>
        <translation>результат того же вида, что получает следующий проход; форма (и нужная) %1, числа %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>at most %1 rules</source>
        <translation>не больше правил, чем столько (%1)</translation>
    </message>
    <message>
        <source>less computation (additions: at most %1)</source>
        <translation>меньше вычислений (сложений: не больше %1)</translation>
    </message>
    <message>
        <source>The article’s nine rules</source>
        <extracomment>a network: the nine rules of the article that the program is about</extracomment>
        <translation>Девять правил из статьи</translation>
    </message>
    <message>
        <source>The article’s first six rules</source>
        <translation>Первые шесть правил из статьи</translation>
    </message>
    <message>
        <source>a shorter text (characters: at most %1)</source>
        <translation>более короткий текст (знаков: не больше %1)</translation>
    </message>
    <message>
        <source>a number with at most six digits before the point and nine after it</source>
        <translation>число не более чем из шести цифр и девяти после точки</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>planes, rows, columns or what they represent (digit, row, column), each once</source>
        <translation>planes, rows, columns или то, что они обозначают (digit, row, column), каждое один раз</translation>
    </message>
    <message>
        <source>lists of numbers of equal length: the rows of a kernel</source>
        <translation>списки чисел одинаковой длины: строки ядра</translation>
    </message>
    <message>
        <source>whole numbers, as only these go from pass to pass; pick_one converts other numbers</source>
        <translation>целые числа: только они идут от прохода к проходу; pick_one делает такие из других</translation>
    </message>
    <message>
        <source>whole numbers; this value has other numbers. Use clamp, minimum and maximum for those, or pick_one to convert them to whole numbers</source>
        <translation>целые числа; у этого значения есть другие. Для них есть clamp, minimum и maximum, а pick_one делает из них целые</translation>
    </message>
    <message>
        <source>Like clashes, but a digit that occurs twice in a custom house of the network is also a contradiction.</source>
        <translation>Как clashes, и цифра, которая стоит дважды в собственном доме сети, тоже противоречие.</translation>
    </message>
    <message>
        <source>Sudoku X: the article&apos;s nine rules, and the applicable ones for the two diagonals, which also hold nine different digits.</source>
        <translation>Судоку X: девять правил статьи и те из них, что подходят для двух диагоналей, в которых тоже девять разных цифр.</translation>
    </message>
    <message>
        <source>row, column or box, each once; in a network also a custom house defined above</source>
        <translation>row, column или box, каждый один раз; в сети также собственный дом, который стоит выше</translation>
    </message>
    <message>
        <source>%1 cells, each once: r1c1, r2c2 …</source>
        <translation>клетки, каждая один раз (всего %1): r1c1, r2c2 …</translation>
    </message>
    <message>
        <source>house or rule; or, once each, board (above any house), encoding, verdict and search; board and search are optional</source>
        <translation>house или rule, либо по одному разу board (выше любого house), encoding, verdict и search; board и search могут отсутствовать</translation>
    </message>
    <message>
        <source>a line “house NAME: …” for this verdict to check</source>
        <translation>строка «house ИМЯ: …», на которую этот вердикт мог бы смотреть</translation>
    </message>
    <message>
        <source>house, row, column, box, digit, board or plane; for rows and columns also part, parts or boxes; for counting in a verdict also own_houses</source>
        <translation>house, row, column, box, digit, board или plane; для строк и столбцов также part, parts или boxes; в вердикте, чтобы считать, также own_houses</translation>
    </message>
    <message>
        <source>Sudoku X, with diagonals</source>
        <translation>Судоку X, с диагоналями</translation>
    </message>
    <message>
        <source>at most %1 custom houses</source>
        <translation>не больше собственных домов, чем столько (%1)</translation>
    </message>
    <message>
        <source>If k places of a group have only k values between them, these values are removed from the other places of the group.</source>
        <translation>Если у k мест группы вместе только k значений, эти значения удаляются с остальных мест группы.</translation>
    </message>
    <message>
        <source>If a digit occurs in only one box of a line, it is removed from the rest of that box.</source>
        <translation>Если цифра на линии есть только в одном блоке, из остальных клеток этого блока она удаляется.</translation>
    </message>
    <message>
        <source>If a cell of a house has a single candidate, that digit is removed from the rest of the house.</source>
        <translation>Если у клетки дома один-единственный кандидат, эта цифра удаляется из остальных клеток дома.</translation>
    </message>
    <message>
        <source>If a digit has a single cell in a house, all other digits are removed from that cell.</source>
        <translation>Если у цифры в доме только одна клетка, все остальные цифры из этой клетки удаляются.</translation>
    </message>
    <message>
        <source>If two cells of a house have only two digits between them, these digits are removed from the rest of the house.</source>
        <translation>Если у двух клеток дома вместе только две цифры, эти цифры удаляются из остальных клеток дома.</translation>
    </message>
    <message>
        <source>If two digits have only two cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Если у двух цифр в доме вместе только две клетки, все остальные цифры из этих клеток удаляются.</translation>
    </message>
    <message>
        <source>If two rows together have a digit in only two columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Если у цифры в двух строках вместе только два столбца, она удаляется из остальных клеток этих столбцов; так же и с двумя столбцами и двумя строками.</translation>
    </message>
    <message>
        <source>If three cells of a house have only three digits between them, these digits are removed from the rest of the house.</source>
        <translation>Если у трёх клеток дома вместе только три цифры, эти цифры удаляются из остальных клеток дома.</translation>
    </message>
    <message>
        <source>If three digits have only three cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Если у трёх цифр в доме вместе только три клетки, все остальные цифры из этих клеток удаляются.</translation>
    </message>
    <message>
        <source>If three rows together have a digit in only three columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Если у цифры в трёх строках вместе только три столбца, она удаляется из остальных клеток этих столбцов; так же и с тремя столбцами и тремя строками.</translation>
    </message>
    <message>
        <source>If four cells of a house have only four digits between them, these digits are removed from the rest of the house.</source>
        <translation>Если у четырёх клеток дома вместе только четыре цифры, эти цифры удаляются из остальных клеток дома.</translation>
    </message>
    <message>
        <source>If four digits have only four cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Если у четырёх цифр в доме вместе только четыре клетки, все остальные цифры из этих клеток удаляются.</translation>
    </message>
    <message>
        <source>If four rows together have a digit in only four columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Если у цифры в четырёх строках вместе только четыре столбца, она удаляется из остальных клеток этих столбцов; так же и с четырьмя столбцами и четырьмя строками.</translation>
    </message>
    <message>
        <source>One kernel for all: singles, pairs and triples (naked and hidden), X-wing and swordfish use the same weights, applied along different axes of the candidates; with pointing and claiming.</source>
        <translation>Одно ядро на всех: одиночки, пары и тройки, явные и скрытые, X-Wing и рыба-меч — это одни и те же веса, наложенные на кандидатов с другой стороны; вместе с указанием и притязанием.</translation>
    </message>
    <message>
        <source>kernel</source>
        <comment>part of a network</comment>
        <translation>ядро</translation>
    </message>
    <message>
        <source>One kernel</source>
        <extracomment>a network: all rules but two are the same convolution kernel</extracomment>
        <translation>Одно ядро</translation>
    </message>
    <message>
        <source>a line that begins a rule, an encoding, a verdict, a search, a kernel or a network</source>
        <translation>строка, с которой начинается правило, кодирование, вердикт, поиск, ядро или сеть</translation>
    </message>
    <message>
        <source>value, group and place (digit, house and cell in any order), and k (1 … %1)</source>
        <translation>value, group и place, то есть digit, house и cell в каком-либо порядке, и k, 1 … %1</translation>
    </message>
    <message>
        <source>%1 (%2; line %3)</source>
        <extracomment>a shape, what its dimensions stand for, and the line that made it: [36, 9, 9] (pairs of columns, rows, digits; line 3)</extracomment>
        <translation>%1 (%2; строка %3)</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (строка %2)</translation>
    </message>
    <message>
        <source>the place of a weight, from 1 to %1</source>
        <translation>место веса, от 1 до %1</translation>
    </message>
    <message>
        <source>Like clashes, but a house with no place left for a digit is also a contradiction.</source>
        <translation>Как clashes, и противоречие также там, где в доме не осталось места для цифры.</translation>
    </message>
    <message>
        <source>Like fewest_candidates, but ties go to the cell with the most open neighbours.</source>
        <translation>Как fewest_candidates, но из клеток с наименьшим числом кандидатов предположение делается в той, вокруг которой больше всего не решено.</translation>
    </message>
    <message>
        <source>Made for many puzzles: singles in every house, pointing and claiming, a verdict that detects more, and a guess that settles more.</source>
        <translation>Сделана для множества судоку: одиночки в каждом доме, указание и притязание, вердикт, который видит больше, и предположение, которое больше проясняет.</translation>
    </message>
    <message>
        <source>The fast one</source>
        <extracomment>a network: the one that needs the least time for many puzzles</extracomment>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>A trained network looks at all houses at once, six times, and removes the candidates that it rates unlikely.</source>
        <translation>Обученная сеть шесть раз смотрит на все дома сразу и убирает кандидатов, которых считает маловероятными.</translation>
    </message>
    <message>
        <source>A small trained network, the counterpart of the written ones: it reads the same candidates and removes the unlikely ones. Its removals can be wrong.</source>
        <translation>Маленькая обученная сеть, двойник написанных: на входе те же кандидаты, маловероятные уходят. То, что она убирает, может быть ошибкой.</translation>
    </message>
    <message>
        <source>A small trained one</source>
        <extracomment>a network: its weights were learned from examples</extracomment>
        <translation>Маленькая обученная</translation>
    </message>
    <message>
        <source>a number above 0, such as 0.00001</source>
        <translation>число больше 0, например 0.00001</translation>
    </message>
    <message>
        <source>a file name in quotes, without a folder: letters, digits, _, - and .</source>
        <translation>имя файла в кавычках, без папки: буквы, цифры, _, - и .</translation>
    </message>
    <message>
        <source>the weights file, next to the network file</source>
        <translation>файл весов рядом с файлом сети</translation>
    </message>
    <message>
        <source>this tensor in the weights file: %1</source>
        <extracomment>%1: name and shape, round1.weight [24, 24, 1, 1]</extracomment>
        <translation>этот тензор в файле весов: %1</translation>
    </message>
    <message>
        <source>a layer for each tensor of the weights file</source>
        <translation>слой для каждого тензора файла весов</translation>
    </message>
    <message>
        <source>A trained network checks whether a digit has only one place in the row. If so, it removes the other digits from that cell.</source>
        <translation>Обученная сеть спрашивает, одно ли место у цифры в строке, и если да, убирает из этой клетки остальные цифры.</translation>
    </message>
    <message>
        <source>The article&apos;s network, except for the count in rows: its nine weights and a bias were trained and are right for 91 of 100 rows.</source>
        <translation>Сеть из статьи, кроме подсчёта в строках: его девять весов и смещение обучены и верны для 91 строки из 100.</translation>
    </message>
    <message>
        <source>With a trained count</source>
        <extracomment>a network: the article&apos;s rules, of which the one that counts in rows was learned from examples</extracomment>
        <translation>С обученным подсчётом</translation>
    </message>
    <message>
        <source>%1, untrained</source>
        <extracomment>%1: the name of a network whose numbers are random as long as nobody has trained them</extracomment>
        <translation>%1, не обучена</translation>
    </message>
    <message>
        <source>NAME = … or return; in a rule also cause, count, keep, weights, memory or remember</source>
        <translation>ИМЯ = … или return; в правиле также cause, count, keep, weights, memory или remember</translation>
    </message>
    <message>
        <source>remember %1 = …, the value that the next pass receives</source>
        <extracomment>%1: the name of a memory</extracomment>
        <translation>remember %1 = … — что получит следующий проход</translation>
    </message>
    <message>
        <source>a value like the memory; shape (and the expected one) %1, numbers within %2</source>
        <translation>значение такое же, как запоминаемое; форма (и требуемая) %1, числа в пределах %2</translation>
    </message>
    <message>
        <source>fewer or smaller memories (at most %1)</source>
        <translation>меньше запоминаний или меньшие (не более %1)</translation>
    </message>
    <message>
        <source>no search: one of its rules remembers numbers, and undoing a guess cannot restore them</source>
        <translation>без поиска: одно из её правил запоминает числа, и предположение не смогло бы их вернуть</translation>
    </message>
    <message>
        <source>words after # for each layer of the line, separated by ; (%1), or none</source>
        <translation>слова после # для каждого слоя строки, с ; между ними (%1), или ни одного</translation>
    </message>
    <message>
        <source>%1, %2×%2</source>
        <extracomment>the name of a network, and the side of the board that it is for: The article’s nine rules, 4×4</extracomment>
        <translation>%1, %2×%2</translation>
    </message>
    <message>
        <source>a board, such as board(side=4, box=2x2); boxes can be 2x2, 2x3, 3x2, 2x4, 4x2 and 3x3</source>
        <translation>поле, например board(side=4, box=2x2); блоки могут быть 2x2, 2x3, 3x2, 2x4, 4x2 и 3x3</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 4×4: the same nine rules, verdict and search, with a tensor of 64 numbers.</source>
        <translation>Сеть из статьи на поле 4×4: те же девять правил, вердикт и поиск, с тензором из 64 чисел.</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 6×6, with boxes of 2×3: the same nine rules, verdict and search.</source>
        <translation>Сеть из статьи на поле 6×6 с блоками 2×3: те же девять правил, вердикт и поиск.</translation>
    </message>
    <message>
        <source>One kernel for all on a board of 4×4: singles and pairs (naked and hidden) and X-wing use the same weights, applied along different axes of the candidates.</source>
        <translation>Одно ядро на всех на поле 4×4: одиночки и пары, явные и скрытые, и X-Wing — это одни и те же веса, наложенные на кандидатов с другой стороны.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWords</name>
    <message>
        <source>begins a rule</source>
        <translation>начинает правило</translation>
    </message>
    <message>
        <source>lists the parts of a network</source>
        <translation>говорит, из каких частей состоит сеть</translation>
    </message>
    <message>
        <source>turns the givens into candidates</source>
        <translation>делает из исходных цифр кандидатов</translation>
    </message>
    <message>
        <source>reports what is solved and what is contradictory</source>
        <translation>говорит, что решено и что противоречиво</translation>
    </message>
    <message>
        <source>guesses, and undoes guesses</source>
        <translation>делает предположения и откатывает их</translation>
    </message>
    <message>
        <source>the house that the rule applies to</source>
        <translation>дом, для которого правило</translation>
    </message>
    <message>
        <source>the value that holds the finding</source>
        <translation>значение, которое говорит, что найдено</translation>
    </message>
    <message>
        <source>the value that the finding depends on</source>
        <translation>значение, от которого это зависит</translation>
    </message>
    <message>
        <source>other values that are read by name</source>
        <translation>другие, которые читают по имени</translation>
    </message>
    <message>
        <source>the candidates that stay</source>
        <translation>кандидаты, которые остаются</translation>
    </message>
    <message>
        <source>adds a window up</source>
        <translation>складывает окно</translation>
    </message>
    <message>
        <source>the largest number in a window</source>
        <translation>наибольшее число окна</translation>
    </message>
    <message>
        <source>the mean of a window</source>
        <translation>среднее по окну</translation>
    </message>
    <message>
        <source>copies to all cells of the window</source>
        <translation>копирует во все клетки окна</translation>
    </message>
    <message>
        <source>1 if a is k, else 0</source>
        <translation>1, где a равно k, иначе 0</translation>
    </message>
    <message>
        <source>1 if both are equal, else 0</source>
        <translation>1, где оба равны, иначе 0</translation>
    </message>
    <message>
        <source>0 stays 0, more becomes 1</source>
        <translation>0 остаётся 0, больше становится 1</translation>
    </message>
    <message>
        <source>a if s is 0, b if s is 1</source>
        <translation>a, где s равно 0, b, где s равно 1</translation>
    </message>
    <message>
        <source>weighted sums of planes</source>
        <translation>взвешенные суммы плоскостей</translation>
    </message>
    <message>
        <source>a single 1 at the largest number in a plane</source>
        <translation>одна единица у наибольшего числа плоскости</translation>
    </message>
    <message>
        <source>the same numbers in a different shape</source>
        <translation>те же числа в другой форме</translation>
    </message>
    <message>
        <source>a different order of dimensions</source>
        <translation>другой порядок измерений</translation>
    </message>
    <message>
        <source>zeros around each plane</source>
        <translation>нули вокруг каждой плоскости</translation>
    </message>
    <message>
        <source>a kernel over each plane</source>
        <translation>ядро над каждой плоскостью</translation>
    </message>
    <message>
        <source>a + b, number by number</source>
        <translation>a + b, число за числом</translation>
    </message>
    <message>
        <source>a − b, number by number</source>
        <translation>a − b, число за числом</translation>
    </message>
    <message>
        <source>a · b, number by number</source>
        <translation>a · b, число за числом</translation>
    </message>
    <message>
        <source>the smaller number of both</source>
        <translation>меньшее из двух чисел</translation>
    </message>
    <message>
        <source>the larger number of both</source>
        <translation>большее из двух чисел</translation>
    </message>
    <message>
        <source>m · a + k</source>
        <translation>m · a + k</translation>
    </message>
    <message>
        <source>at least k, at most m</source>
        <translation>не меньше k, не больше m</translation>
    </message>
    <message>
        <source>not less than 0</source>
        <translation>не меньше 0</translation>
    </message>
    <message>
        <source>pressed between 0 and 1</source>
        <translation>сжато между 0 и 1</translation>
    </message>
    <message>
        <source>pressed between −1 and 1</source>
        <translation>сжато между −1 и 1</translation>
    </message>
    <message>
        <source>shares that add up to 1</source>
        <translation>доли, которые в сумме дают 1</translation>
    </message>
    <message>
        <source>cells side by side</source>
        <translation>клетки рядом</translation>
    </message>
    <message>
        <source>cells one below the other</source>
        <translation>клетки друг под другом</translation>
    </message>
    <message>
        <source>the cells of a box</source>
        <translation>клетки блока</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>все клетки</translation>
    </message>
    <message>
        <source>all of a plane</source>
        <translation>вся плоскость</translation>
    </message>
    <message>
        <source>all planes of a cell</source>
        <translation>все плоскости клетки</translation>
    </message>
    <message>
        <source>the intersection of a line and a box</source>
        <translation>общее у линии и блока</translation>
    </message>
    <message>
        <source>such parts of a box</source>
        <translation>такие части блока</translation>
    </message>
    <message>
        <source>the houses that the network names, in a verdict</source>
        <translation>дома, которые называет сеть, в вердикте</translation>
    </message>
    <message>
        <source>a dimension of a value</source>
        <translation>измерение значения</translation>
    </message>
    <message>
        <source>which window</source>
        <translation>какое окно</translation>
    </message>
    <message>
        <source>which dimension</source>
        <translation>какое измерение</translation>
    </message>
    <message>
        <source>a factor</source>
        <translation>множитель</translation>
    </message>
    <message>
        <source>the number added</source>
        <translation>что прибавляется</translation>
    </message>
    <message>
        <source>the lower end</source>
        <translation>нижняя граница</translation>
    </message>
    <message>
        <source>the upper end</source>
        <translation>верхняя граница</translation>
    </message>
    <message>
        <source>one number per plane</source>
        <translation>по числу на плоскость</translation>
    </message>
    <message>
        <source>all pairs of digits</source>
        <translation>все пары цифр</translation>
    </message>
    <message>
        <source>all threes of digits</source>
        <translation>все тройки цифр</translation>
    </message>
    <message>
        <source>weights that are all 1</source>
        <translation>веса, все равны 1</translation>
    </message>
    <message>
        <source>weights that are all 0</source>
        <translation>веса, все равны 0</translation>
    </message>
    <message>
        <source>each plane as it is</source>
        <translation>каждая плоскость как есть</translation>
    </message>
    <message>
        <source>weights with rows and columns exchanged</source>
        <translation>веса с переставленными строками и столбцами</translation>
    </message>
    <message>
        <source>weights with the opposite sign</source>
        <translation>веса с другим знаком</translation>
    </message>
    <message>
        <source>weights side by side</source>
        <translation>веса рядом</translation>
    </message>
    <message>
        <source>weights one below the other</source>
        <translation>веса друг под другом</translation>
    </message>
    <message>
        <source>begins a kernel that rules share</source>
        <translation>начинает ядро, общее для правил</translation>
    </message>
    <message>
        <source>turned to fit the input of a kernel</source>
        <translation>повёрнуто так, как это получает ядро</translation>
    </message>
    <message>
        <source>turned back</source>
        <translation>повёрнуто обратно</translation>
    </message>
    <message>
        <source>the places of a group, in a kernel</source>
        <translation>места группы, в ядре</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s values</source>
        <translation>что служит значениями ядра</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s groups</source>
        <translation>что служит группами ядра</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s places</source>
        <translation>что служит местами ядра</translation>
    </message>
    <message>
        <source>the kernel’s number, 1 to 8</source>
        <translation>число ядра, от 1 до 8</translation>
    </message>
    <message>
        <source>1 where the weights are 0, and 0 where they are 1</source>
        <translation>1, где веса 0, и 0, где они 1</translation>
    </message>
    <message>
        <source>a count with a different weight, or with a bias</source>
        <translation>подсчёт с другим весом или со смещением</translation>
    </message>
    <message>
        <source>index of the weight in a count, from 1</source>
        <translation>какой вес подсчёта, с 1</translation>
    </message>
    <message>
        <source>index of the row of the weights, from 1</source>
        <translation>какая строка весов, с 1</translation>
    </message>
    <message>
        <source>index of the weight in the row, from 1</source>
        <translation>какой вес строки, с 1</translation>
    </message>
    <message>
        <source>weights with one number replaced</source>
        <translation>веса, один из которых — другое число</translation>
    </message>
    <message>
        <source>the planes of a, followed by those of b</source>
        <translation>плоскости одного за плоскостями другого</translation>
    </message>
    <message>
        <source>1 if a is at least this number, else 0</source>
        <translation>1 там, где a столько или больше, иначе 0</translation>
    </message>
    <message>
        <source>rows of a times columns of b, plane by plane</source>
        <translation>строки a на столбцы b, плоскость за плоскостью</translation>
    </message>
    <message>
        <source>numbers scaled to a mean size of 1</source>
        <translation>числа, в среднем величиной с 1</translation>
    </message>
    <message>
        <source>0 if it is far below 0, without a kink</source>
        <translation>0 там, где много меньше 0, без излома</translation>
    </message>
    <message>
        <source>number added to a mean to avoid division by 0</source>
        <translation>что прибавляется к среднему, чтобы не делить на 0</translation>
    </message>
    <message>
        <source>the file with the rule’s learned weights</source>
        <translation>файл с тем, чему научилось правило</translation>
    </message>
    <message>
        <source>numbers received from the previous pass</source>
        <translation>числа, которые оно получает от предыдущего прохода</translation>
    </message>
    <message>
        <source>the numbers handed to the next pass</source>
        <translation>числа, которые получит следующий проход</translation>
    </message>
    <message>
        <source>a convolution with learned numbers</source>
        <translation>свёртка, числа которой выучены</translation>
    </message>
    <message>
        <source>each plane scaled as in training</source>
        <translation>каждая плоскость той же величины, что при обучении</translation>
    </message>
    <message>
        <source>each plane times a learned number, plus a second one</source>
        <translation>каждая плоскость, умноженная на выученное число, плюс другое</translation>
    </message>
    <message>
        <source>the size of the board and of its boxes</source>
        <translation>размер поля и его блоков</translation>
    </message>
    <message>
        <source>such parts of a line</source>
        <translation>такие части линии</translation>
    </message>
    <message>
        <source>1, 2, 3 …, one below the other</source>
        <translation>1, 2, 3…, друг под другом</translation>
    </message>
    <message>
        <source>the number of digits of the board</source>
        <translation>сколько цифр у поля</translation>
    </message>
    <message>
        <source>the number of cells of the board</source>
        <translation>сколько клеток у поля</translation>
    </message>
    <message>
        <source>the highest level of a search on the board</source>
        <translation>наивысший уровень поиска на поле</translation>
    </message>
</context>
<context>
    <name>convoku::NodeCanvas</name>
    <message>
        <source>Fit</source>
        <translation>Вписать</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
</context>
<context>
    <name>convoku::NoticeController</name>
    <message>
        <source>This is the start of the run. Nothing comes before it.</source>
        <translation>Это начало прогона: до него ничего нет.</translation>
    </message>
    <message>
        <source>The run has reached this point and is still running.</source>
        <translation>Дальше прогон ещё не дошёл; он продолжается.</translation>
    </message>
    <message>
        <source>This is the end of the run. %1</source>
        <translation>Это конец прогона. %1</translation>
    </message>
</context>
<context>
    <name>convoku::NumberWording</name>
    <message>
        <source>no</source>
        <extracomment>answers of a layer, where 1 means yes and 0 means no</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>That is what the next layers look for.</source>
        <translation>Именно это и ищут следующие слои.</translation>
    </message>
    <message>
        <source>The next layers look for %1.</source>
        <translation>Следующие слои ищут %1.</translation>
    </message>
    <message>
        <source>In %1, %2 has no place left.</source>
        <extracomment>%1: a house, %2: a digit: in row 5, 6 has no place left</extracomment>
        <translation>%1: для цифры %2 не осталось места.</translation>
    </message>
    <message numerus="yes">
        <source>In %1, %2 has %n place(s) left: %3.</source>
        <extracomment>%1: a house, %2: a digit, %3: cells: in row 5, 6 has 2 places left: r5c4 and r5c6</extracomment>
        <translation>
            <numerusform>%1: для цифры %2 осталось %n место: %3.</numerusform>
            <numerusform>%1: для цифры %2 осталось %n места: %3.</numerusform>
            <numerusform>%1: для цифры %2 осталось %n мест: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>В %1 не осталось кандидатов.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n candidate(s) left: %2.</source>
        <extracomment>%1: a cell, %2: digits: r5c4 has 3 candidates left: 1, 6 and 8</extracomment>
        <translation>
            <numerusform>В %1 остался %n кандидат: %2.</numerusform>
            <numerusform>В %1 осталось %n кандидата: %2.</numerusform>
            <numerusform>В %1 осталось %n кандидатов: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is not equal to %3, so the answer is no.</source>
        <extracomment>%1: a row and a digit, or a cell; %2, %3: numbers: row 5, digit 6: 2 is not equal to 1, so the answer is no</extracomment>
        <translation>%1: %2 не равно %3, поэтому ответ — нет.</translation>
    </message>
    <message>
        <source>%1: %2 is equal to %3, so the answer is yes.</source>
        <translation>%1: %2 равно %3, поэтому ответ — да.</translation>
    </message>
    <message>
        <source>%1 was not a candidate before this rule.</source>
        <extracomment>%1: a digit in a cell: 6 in r5c4</extracomment>
        <translation>%1: не было кандидатом ещё до этого правила.</translation>
    </message>
    <message>
        <source>The rule removes %1.</source>
        <translation>Правило убирает: %1.</translation>
    </message>
    <message>
        <source>%1 stays a candidate.</source>
        <translation>%1 остаётся кандидатом.</translation>
    </message>
    <message>
        <source>%1 gets its answer from %2: %3.</source>
        <extracomment>%1, %2: places: 6 in r5c4 takes the answer of row 5, digit 6: no</extracomment>
        <translation>%1 получает ответ от %2: %3.</translation>
    </message>
    <message>
        <source>“candidate”</source>
        <translation>«кандидат»</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>the switch is %1, so the number comes from %2: %3.</source>
        <extracomment>%1: yes or no; %2: a name in quotation marks; %3: a number</extracomment>
        <translation>переключатель: %1, поэтому берётся число из %2: %3.</translation>
    </message>
    <message>
        <source>no number in the window is 1, so the answer is no.</source>
        <translation>в окне нет ни одной 1, поэтому ответ — нет.</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, so the answer is %3.</source>
        <extracomment>%1, %2: names in quotation marks; %3: yes or no</extracomment>
        <translation>%1 и %2: оба раза %3, поэтому ответ — %3.</translation>
    </message>
    <message>
        <source>%1 is %2, so the answer is %3.</source>
        <extracomment>%1: a name in quotation marks, or a place; %2: yes, no or a number; %3: yes or no</extracomment>
        <translation>%1: %2, поэтому ответ — %3.</translation>
    </message>
</context>
<context>
    <name>convoku::OneBoard</name>
    <message numerus="yes">
        <source>%n puzzle(s) on a different board from the first one are left out.</source>
        <translation>
            <numerusform>Пропущено %n судоку на другом поле, чем первое.</numerusform>
            <numerusform>Пропущено %n судоку на другом поле, чем первое.</numerusform>
            <numerusform>Пропущено %n судоку на другом поле, чем первое.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::OnnxChoices</name>
    <message>
        <source>P&amp;asses:</source>
        <translation>Пр&amp;оходы:</translation>
    </message>
    <message>
        <source>one s&amp;tep of the search</source>
        <translation>один ша&amp;г поиска</translation>
    </message>
    <message>
        <source>any &amp;number</source>
        <translation>любое &amp;число</translation>
    </message>
    <message>
        <source>eac&amp;h layer’s output</source>
        <translation>&amp;что даёт каждый слой</translation>
    </message>
    <message>
        <source>pr&amp;oofs of its rules</source>
        <translation>до&amp;казательствами правил</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>все %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Number of passes</source>
        <translation>Число проходов</translation>
    </message>
    <message>
        <source>Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction</source>
        <translation>На входе кандидаты; на выходе оставшиеся кандидаты и то, решено ли это или противоречие</translation>
    </message>
    <message>
        <source>Input and output: candidates, stack, guess and level. Feed them back in until it reports solved or exhausted</source>
        <translation>Кандидаты, стек, догадка и уровень на входе и на выходе: подавать снова, пока не будет решено или исчерпано</translation>
    </message>
    <message>
        <source>This network has no search.</source>
        <translation>У этой сети нет поиска.</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>Один прогон</translation>
    </message>
    <message>
        <source>For&amp;m</source>
        <translation>&amp;Форма</translation>
    </message>
    <message>
        <source>P&amp;recision</source>
        <translation>&amp;Точность</translation>
    </message>
    <message>
        <source>Each value of each pass is also an output of the file</source>
        <translation>Каждое значение каждого прохода — тоже выход файла</translation>
    </message>
    <message>
        <source>Before writing the file, prove or refute each rule and record the result in it. This takes a while.</source>
        <translation>Прежде чем файл будет записан, каждое правило доказывается или опровергается, о чём файл и говорит. Это займёт время.</translation>
    </message>
    <message>
        <source>P&amp;uzzles at once</source>
        <translation>С&amp;удоку сразу</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Вместе с</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxDialog</name>
    <message>
        <source>Export network as ONNX</source>
        <translation>Экспорт сети в ONNX</translation>
    </message>
    <message>
        <source>Building the graph…</source>
        <translation>Граф строится…</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>По&amp;казано</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>Показать весь граф (Z)</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>Мельче (-)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Крупнее (+)</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>Доказывается %1, %2 из %3 …</translation>
    </message>
    <message>
        <source>Creating the file and checking it with ONNX…</source>
        <translation>Файл создаётся и проверяется ONNX…</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>подсчёт…</translation>
    </message>
    <message>
        <source>One step of the search</source>
        <translation>Один шаг поиска</translation>
    </message>
    <message>
        <source>Layers: %1; nodes: %2; weights: %3; file: %4. ONNX’s own check accepts it.</source>
        <translation>Слои: %1; узлы: %2; веса: %3; файл: %4. Проверка ONNX его принимает.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Отменено: ничего не записано.</translation>
    </message>
    <message>
        <source>ONNX files (*.%1)</source>
        <translation>Файлы ONNX (*.%1)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>Сохранено: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxGraphView</name>
    <message>
        <source>Graph of the exported file</source>
        <translation>Граф того, что записывается</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxMistakeWording</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a node of an ONNX file: its name, its operator, what is wrong: “conv_1 (Conv): …”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 bytes</source>
        <translation>файл больше %1 байт; больше не читается</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 parts</source>
        <translation>в файле больше %1 частей; больше не читается</translation>
    </message>
    <message>
        <source>this is not an ONNX file, or it ends too early</source>
        <translation>это не файл ONNX, или он обрывается слишком рано</translation>
    </message>
    <message>
        <source>the file uses version %1 of the ONNX operators; supported: %2 to %3</source>
        <translation>файл использует версию %1 операторов ONNX; известны версии от %2 до %3</translation>
    </message>
    <message>
        <source>the graph has no input</source>
        <translation>у графа нет входа</translation>
    </message>
    <message>
        <source>the graph has no output</source>
        <translation>у графа нет выхода</translation>
    </message>
    <message>
        <source>a value exceeds the limit of %1 numbers</source>
        <translation>в одном значении больше %1 чисел; больше не читается</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 weights</source>
        <translation>в файле больше %1 весов; больше не читается</translation>
    </message>
    <message>
        <source>a run would exceed the limit of %1 operations</source>
        <translation>прогон потребовал бы больше %1 операций; больше не читается</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 nodes or layers</source>
        <translation>в файле больше %1 узлов или слоёв; больше не читается</translation>
    </message>
    <message>
        <source>the tensor “%1” is sparse; sparse tensors are not supported</source>
        <translation>тензор «%1» разреженный, такие не читаются</translation>
    </message>
    <message>
        <source>the numbers of the tensor “%1” are in another file, which is not opened</source>
        <translation>числа тензора «%1» находятся в другом файле, а другие файлы не открываются</translation>
    </message>
    <message>
        <source>“%1” has an unsupported number type (ONNX type number: %2)</source>
        <translation>«%1» содержит числа типа, который не читается (его номер в ONNX: %2)</translation>
    </message>
    <message>
        <source>the count of numbers in the tensor “%1” does not match its shape</source>
        <translation>в тензоре «%1» не столько чисел, сколько указывает его форма</translation>
    </message>
    <message>
        <source>“%1” contains NaN or an infinite number</source>
        <translation>«%1» содержит не число или бесконечность</translation>
    </message>
    <message>
        <source>the input “%1” has a dimension of unknown size</source>
        <translation>у входа «%1» есть измерение без числа</translation>
    </message>
    <message>
        <source>the output “%1” has the shape %2, not the one declared in the file</source>
        <translation>форма выхода «%1» не та, что указана в файле, а %2</translation>
    </message>
    <message>
        <source>two values are called “%1”</source>
        <translation>два значения называются «%1»</translation>
    </message>
    <message>
        <source>nothing produces the value “%1”</source>
        <translation>значение «%1» ничем не создаётся</translation>
    </message>
    <message>
        <source>the output “%1” does not depend on an input</source>
        <translation>выход «%1» не зависит ни от какого входа</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>для этого оператора здесь нет слоёв</translation>
    </message>
    <message>
        <source>this operator of “%1” is not supported</source>
        <translation>для этого оператора из «%1» здесь нет слоёв</translation>
    </message>
    <message>
        <source>a graph inside a node is not supported</source>
        <translation>граф внутри узла не читается</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>нет входа %1</translation>
    </message>
    <message>
        <source>an output is missing</source>
        <translation>не хватает выхода</translation>
    </message>
    <message>
        <source>input %1 must be a constant</source>
        <translation>вход %1 должен быть константой</translation>
    </message>
    <message>
        <source>input %1 must not be a constant</source>
        <translation>вход %1 не должен быть константой</translation>
    </message>
    <message>
        <source>this value of “%1” is not supported</source>
        <translation>для этого значения «%1» нет слоёв</translation>
    </message>
    <message>
        <source>the shapes of its inputs do not match; the first is %1</source>
        <translation>его входы не подходят друг к другу; первый — %1</translation>
    </message>
    <message>
        <source>it has too many dimensions, or too few: %1</source>
        <translation>у него слишком много или слишком мало измерений: %1</translation>
    </message>
    <message>
        <source>it operates on the dimension of the puzzles, which cannot change here</source>
        <translation>он действует на измерение судоку, а оно здесь остаётся как есть</translation>
    </message>
    <message>
        <source>it rounds numbers that may not be whole</source>
        <translation>он округляет числа, которые могут быть не целыми</translation>
    </message>
    <message>
        <source>it reads the places found by a pool; only a MaxUnpool after it can do so</source>
        <translation>он читает места, которые нашёл пулинг; это может только MaxUnpool после него</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>его не удаётся прочитать</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>это указатель Git LFS, а не сам файл; его получает «git lfs pull»</translation>
    </message>
    <message>
        <source>this is ONNX as text; save it in the binary format</source>
        <translation>это ONNX в виде текста; сохраните его в двоичном формате</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch)</source>
        <translation>у входа «%1» нет измерения судоку (пакета)</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch): it is %2; expected 1 × %2, or an open first dimension</source>
        <extracomment>“x” … 9 × 9 × 9 … 1 × 9 × 9 × 9</extracomment>
        <translation>у входа «%1» нет измерения судоку (пакета): он %2; ожидается 1 × %2 или открытое первое измерение</translation>
    </message>
    <message>
        <source>the value “%1” depends on itself</source>
        <translation>значение «%1» зависит от самого себя</translation>
    </message>
    <message>
        <source>numbers are missing: the file “%1” must be in the model’s folder, must not be a link, and must be as long as the model specifies</source>
        <translation>не хватает чисел: файл «%1» должен лежать в папке модели, не быть ссылкой и иметь длину, указанную в модели</translation>
    </message>
    <message>
        <source>%1-D convolutions are not supported yet, only 1-D and 2-D ones</source>
        <translation>%1-мерные свёртки пока не читаются, только одномерные и двумерные</translation>
    </message>
    <message>
        <source>%1-D pools are not supported yet, only 1-D and 2-D ones</source>
        <translation>%1-мерный пулинг пока не читается, только одномерный и двумерный</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxNetwork</name>
    <message>
        <source>the file names rules that its network does not have</source>
        <translation>файл называет правила, которых нет в его сети</translation>
    </message>
    <message>
        <source>the file’s layers differ from those of the network that it claims to be: some boards give different results</source>
        <translation>слои этого файла — не слои той сети, которой он себя называет: для некоторых полей результат другой</translation>
    </message>
    <message>
        <source>the graph has %1 inputs and %2 outputs; to run here, it needs one of each</source>
        <translation>у графа входов: %1, выходов: %2; у графа, который можно здесь выполнить, по одному того и другого</translation>
    </message>
    <message>
        <source>unsupported shapes; expected candidates (9 × 9 × 9 numbers) or 81 digits as input, and candidates or a score for each digit as output</source>
        <translation>на входе не кандидаты (9 × 9 × 9 чисел) и не 81 цифра, либо на выходе не кандидаты и не уверенность в каждой цифре</translation>
    </message>
    <message>
        <source>its layers cannot be assembled: %1</source>
        <translation>его слои не удаётся соединить: %1</translation>
    </message>
    <message>
        <source>the network in the file’s text is larger than the file’s layers</source>
        <translation>сеть в его тексте больше, чем могут быть слои этого файла</translation>
    </message>
    <message>
        <source>append the format to its name, as FILE#WAY: %1. “first” and “last” give the position of the digit dimension, after “+” that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>добавьте к имени способ чтения, как ФАЙЛ#СПОСОБ: %1. «first» и «last» — где находится измерение цифр, после «+» — на выходе. 81 число — это цифры или цифра / 9 − 0,5 (centred), цифра / 9 (ninths), цифра / 10 (tenths).</translation>
    </message>
    <message>
        <source>its output is the remaining candidates; logits need an output that scores each digit</source>
        <translation>на выходе кандидаты, которые остаются; logits — для выхода с уверенностью в каждой цифре</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxWording</name>
    <message>
        <source>The form direct supports floats only. Gates and eight bits use the layers of image and s2d.</source>
        <translation>Форма direct содержит только числа с плавающей запятой: вентили и восемь битов составляются из слоёв image и s2d.</translation>
    </message>
    <message>
        <source>A search step cannot consist of gates, because its stack holds numbers other than 0 and 1.</source>
        <translation>Шаг поиска нельзя составить из вентилей: в его стеке не только числа 0 и 1.</translation>
    </message>
    <message>
        <source>“%1” produces real numbers, which only the form direct supports.</source>
        <translation>«%1» даёт вещественные числа, которые может содержать только форма direct.</translation>
    </message>
    <message>
        <source>“%1” has a non-integer weight, which only the form direct supports.</source>
        <translation>У «%1» есть нецелый вес, который может содержать только форма direct.</translation>
    </message>
    <message>
        <source>“%1” multiplies two numbers, neither of which is 0 or 1. The form direct supports this.</source>
        <translation>«%1» умножает два числа, ни одно из которых не 0 и не 1; форма direct может это содержать.</translation>
    </message>
    <message>
        <source>“%1” stores a number other than 0 and 1. No gate can do this; the precision float can.</source>
        <translation>«%1» хранит число, которое не 0 и не 1, чего вентиль не может. Точность float может.</translation>
    </message>
    <message>
        <source>“%1” needs numbers of more than eight bits. The precision float can hold them.</source>
        <translation>«%1» нужны числа больше восьми битов. Точность float может их содержать.</translation>
    </message>
    <message>
        <source>“%1” can be negative, which only the form direct supports.</source>
        <translation>«%1» может быть отрицательным, что может содержать только форма direct.</translation>
    </message>
    <message>
        <source>“%1” would need too many weights in this form.</source>
        <translation>«%1» потребовало бы в этой форме слишком много весов.</translation>
    </message>
    <message>
        <source>“%1” computes the largest of too many numbers. The form direct supports this.</source>
        <translation>«%1» ищет наибольшее из слишком многих чисел; форма direct может это содержать.</translation>
    </message>
    <message>
        <source>“%1” is not available in this form. The form direct supports it.</source>
        <translation>«%1» нельзя получить в этой форме; форма direct может это содержать.</translation>
    </message>
    <message>
        <source>ONNX rejects it: %1</source>
        <translation>ONNX этого не принимает: %1</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Прямая</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>Space to depth (s2d)</source>
        <translation>Space to depth (s2d)</translation>
    </message>
    <message>
        <source>The network’s own layers, one by one.</source>
        <translation>Собственные слои сети, один за другим.</translation>
    </message>
    <message>
        <source>Only Conv, ConvTranspose, Relu and Concat.</source>
        <translation>Только Conv, ConvTranspose, Relu и Concat.</translation>
    </message>
    <message>
        <source>Only Conv, Relu and Concat, on boards laid on %1 × %2 boxes.</source>
        <translation>Только Conv, Relu и Concat, на досках, уложенных в %1 × %2 блока.</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>Плавающая точка</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Вентили</translation>
    </message>
    <message>
        <source>Eight bits</source>
        <translation>Восемь бит</translation>
    </message>
    <message>
        <source>Unchanged numbers, as 32-bit floats.</source>
        <translation>Числа как есть, 32-битные с плавающей точкой.</translation>
    </message>
    <message>
        <source>All stored numbers are 0 or 1, so that calibration to eight bits cannot make them wrong.</source>
        <translation>Всё, что хранится, — 0 или 1, так что никакая калибровка до восьми бит его не исказит.</translation>
    </message>
    <message>
        <source>Eight bits already, with scale 1: QuantizeLinear and DequantizeLinear.</source>
        <translation>Уже восемь бит, с масштабом 1: QuantizeLinear и DequantizeLinear.</translation>
    </message>
    <message>
        <source>“%1” remembers numbers from pass to pass. An ONNX file passes on only candidates.</source>
        <translation>«%1» запоминает числа от прохода к проходу. Файл ONNX передаёт только кандидатов.</translation>
    </message>
</context>
<context>
    <name>convoku::OutputComparison</name>
    <message>
        <source>before · %1</source>
        <translation>до · %1</translation>
    </message>
    <message>
        <source>after − before · %1</source>
        <translation>после − до · %1</translation>
    </message>
    <message>
        <source>this − %1 · %2</source>
        <extracomment>the numbers of this layer less those of a pinned one: this − 17.4.2 · [9, 9, 9]</extracomment>
        <translation>этот − %1 · %2</translation>
    </message>
</context>
<context>
    <name>convoku::PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Command or place: theme, next pass, 17, r4c5=7</source>
        <translation>Что сделать или куда перейти: оформление, следующий проход, 17, r4c5=7</translation>
    </message>
    <message>
        <source>Command or place</source>
        <translation>Команда или место</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>сейчас нельзя</translation>
    </message>
</context>
<context>
    <name>convoku::Panels</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Наблюдение</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Стек</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Точки останова</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Сборник</translation>
    </message>
    <message>
        <source>The edited puzzle has no run yet.</source>
        <translation>У редактируемого судоку ещё нет прогона.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <extracomment>%1: how many guesses stand</extracomment>
        <translation>Стек %1</translation>
    </message>
</context>
<context>
    <name>convoku::PassBarsView</name>
    <message>
        <source>Errors by pass</source>
        <translation>Ошибки по проходам</translation>
    </message>
    <message>
        <source>Click a bar, or use the arrow keys, to go to the end of that pass</source>
        <translation>Щёлкните столбик или используйте стрелки, чтобы перейти к концу этого прохода</translation>
    </message>
    <message>
        <source>There is no run, or no pass yet</source>
        <translation>Прогона нет или ещё нет проходов</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n проход</numerusform>
            <numerusform>%n прохода</numerusform>
            <numerusform>%n проходов</numerusform>
        </translation>
    </message>
    <message>
        <source>pass %1: %2 of %3 answers are wrong</source>
        <translation>проход %1: неверны %2 из %3 ответов</translation>
    </message>
</context>
<context>
    <name>convoku::PassPicture</name>
    <message>
        <source>“3 ← 2, A” means that layer 3 reads layer 2 and the input A of the same step.</source>
        <translation>«3 ← 2, A» означает, что слой 3 читает слой 2 и вход A того же шага.</translation>
    </message>
</context>
<context>
    <name>convoku::Picture</name>
    <message>
        <source>The picture is too large. Use at most %1 pixels per side, and no more than fit into memory.</source>
        <translation>Изображение слишком велико: не больше %1 пикселей по стороне и не больше, чем вмещает память.</translation>
    </message>
</context>
<context>
    <name>convoku::PlotWording</name>
    <message>
        <source>Is it %1?</source>
        <extracomment>a number is compared with k: is it 1?</extracomment>
        <translation>Равно ли %1?</translation>
    </message>
    <message>
        <source>Not: 0 and 1 are swapped</source>
        <translation>Не: 0 и 1 меняются местами</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>Прямая линия</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>Ничего меньше 0</translation>
    </message>
    <message>
        <source>Kept between %1 and %2</source>
        <translation>Удержано между %1 и %2</translation>
    </message>
    <message>
        <source>The smaller of two</source>
        <translation>Меньшее из двух</translation>
    </message>
    <message>
        <source>The larger of two</source>
        <translation>Большее из двух</translation>
    </message>
    <message>
        <source>The sum of two</source>
        <translation>Сумма двух</translation>
    </message>
    <message>
        <source>The difference of two</source>
        <translation>Разность двух</translation>
    </message>
    <message>
        <source>The product of two</source>
        <translation>Произведение двух</translation>
    </message>
    <message>
        <source>One of two, chosen by a switch</source>
        <translation>Одно из двух, по переключателю</translation>
    </message>
    <message>
        <source>min(rises, falls)</source>
        <extracomment>the smaller one of two ramps, one that rises and one that falls</extracomment>
        <translation>min(растёт, убывает)</translation>
    </message>
    <message>
        <source>rises: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>растёт: %1</translation>
    </message>
    <message>
        <source>falls: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>убывает: %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>a place, the number that comes in, the number that comes out: digit 1 in row 1: 1 → 0</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>count</source>
        <comment>what a layer does</comment>
        <translation>подсчёт</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>what a layer does</comment>
        <translation>сумма</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>what a layer does</comment>
        <translation>наибольшее</translation>
    </message>
    <message>
        <source>pick one</source>
        <comment>what a layer does</comment>
        <translation>выбор одного</translation>
    </message>
    <message>
        <source>spread</source>
        <comment>what a layer does</comment>
        <translation>разнести</translation>
    </message>
    <message>
        <source>equals %1</source>
        <comment>what a layer does</comment>
        <translation>равно %1</translation>
    </message>
    <message>
        <source>and</source>
        <comment>what a layer does</comment>
        <translation>и</translation>
    </message>
    <message>
        <source>or</source>
        <comment>what a layer does</comment>
        <translation>или</translation>
    </message>
    <message>
        <source>not</source>
        <comment>what a layer does</comment>
        <translation>не</translation>
    </message>
    <message>
        <source>any</source>
        <comment>what a layer does</comment>
        <translation>хоть одно</translation>
    </message>
    <message>
        <source>select</source>
        <comment>what a layer does</comment>
        <translation>выбор</translation>
    </message>
    <message>
        <source>smaller</source>
        <comment>what a layer does</comment>
        <translation>меньшее</translation>
    </message>
    <message>
        <source>larger</source>
        <comment>what a layer does</comment>
        <translation>большее</translation>
    </message>
    <message>
        <source>plus</source>
        <comment>what a layer does</comment>
        <translation>плюс</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>what a layer does</comment>
        <translation>минус</translation>
    </message>
    <message>
        <source>times</source>
        <comment>what a layer does</comment>
        <translation>умножение</translation>
    </message>
    <message>
        <source>scale</source>
        <comment>what a layer does</comment>
        <translation>масштаб</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>what a layer does</comment>
        <translation>ограничение</translation>
    </message>
    <message>
        <source>reshape</source>
        <comment>what a layer does</comment>
        <translation>новая форма</translation>
    </message>
    <message>
        <source>you are at layer %1 of %2</source>
        <extracomment>behind the name of a rule: you are at layer 6 of 12</extracomment>
        <translation>вы на слое %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %1 layers done</source>
        <extracomment>behind the name of a rule, when all of its layers have run; no plural: &quot;12 of 12 layers done&quot;</extracomment>
        <translation>готово слоёв: %1 из %1</translation>
    </message>
    <message>
        <source>digit %1 if a layer has one plane per digit</source>
        <extracomment>which plane small pictures show</extracomment>
        <translation>цифра %1, где у слоя есть плоскость для каждой</translation>
    </message>
    <message>
        <source>Between 0 and 1</source>
        <translation>Между 0 и 1</translation>
    </message>
    <message>
        <source>Between −1 and 1</source>
        <translation>Между −1 и 1</translation>
    </message>
    <message>
        <source>permute</source>
        <comment>what a layer does</comment>
        <translation>перестановка</translation>
    </message>
    <message>
        <source>pad</source>
        <comment>what a layer does</comment>
        <translation>кайма</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>what a layer does</comment>
        <translation>среднее</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>how many numbers are the one above it: 72 times</extracomment>
        <translation>%1×</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them</source>
        <extracomment>a number that goes in, what comes out, how many numbers go in that are this one: a: 1 → 0, 72 of them</extracomment>
        <translation>
            <numerusform>%1, таких %n</numerusform>
            <numerusform>%1, таких %n</numerusform>
            <numerusform>%1, таких %n</numerusform>
        </translation>
    </message>
    <message>
        <source>join</source>
        <comment>what a layer does</comment>
        <translation>соединить</translation>
    </message>
    <message>
        <source>Nothing far below 0, without a kink</source>
        <translation>Ничего много меньше 0, без излома</translation>
    </message>
    <message>
        <source>Is it at least %1?</source>
        <translation>Не меньше ли %1?</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>what a layer does</comment>
        <translation>не меньше</translation>
    </message>
    <message>
        <source>matrix product</source>
        <comment>what a layer does</comment>
        <translation>матричное произведение</translation>
    </message>
    <message>
        <source>normalise</source>
        <comment>what a layer does</comment>
        <translation>нормализация</translation>
    </message>
    <message>
        <source>The exponential function</source>
        <translation>Экспоненциальная функция</translation>
    </message>
    <message>
        <source>The natural logarithm</source>
        <translation>Натуральный логарифм</translation>
    </message>
    <message>
        <source>A power</source>
        <translation>Степень</translation>
    </message>
    <message>
        <source>The error function</source>
        <translation>Функция ошибок</translation>
    </message>
    <message>
        <source>power</source>
        <comment>what a layer does</comment>
        <translation>степень</translation>
    </message>
</context>
<context>
    <name>convoku::PresentSentence</name>
    <message>
        <source>%1 occurs twice in %2.</source>
        <extracomment>a digit and a house: 7 stands twice in column 8.</extracomment>
        <translation>Цифра %1 встречается дважды: %2.</translation>
    </message>
    <message>
        <source>No digit is left in %1.</source>
        <extracomment>a cell: No digit is left in r7c5.</extracomment>
        <translation>Не осталось цифр: %1.</translation>
    </message>
    <message>
        <source>So the guess %1 was wrong.</source>
        <extracomment>a guess: So the guess r1c2 = 7 was wrong.</extracomment>
        <translation>Значит, предположение %1 неверно.</translation>
    </message>
</context>
<context>
    <name>convoku::PresentView</name>
    <message>
        <source>Presentation</source>
        <translation>Презентация</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleSource</name>
    <message numerus="yes">
        <source>And %n more line(s) that are not puzzles.</source>
        <translation>
            <numerusform>И ещё %n строка, которая не судоку.</numerusform>
            <numerusform>И ещё %n строки, которые не судоку.</numerusform>
            <numerusform>И ещё %n строк, которые не судоку.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Не удалось прочитать %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder; expected a file with puzzles.</source>
        <translation>%1 — папка; ожидается файл с судоку.</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleTable</name>
    <message>
        <source>Column %1</source>
        <translation>Столбец %1</translation>
    </message>
</context>
<context>
    <name>convoku::QuestionView</name>
    <message>
        <source>Ans&amp;wer</source>
        <translation>&amp;Ответить</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>Show the answer. The question returns later on a different board.</source>
        <translation>Показать ответ. Вопрос позже вернётся на другом поле.</translation>
    </message>
    <message>
        <source>Click the cell on the board, or go there with the arrow keys and press Enter.</source>
        <translation>Щёлкните клетку на поле или перейдите к ней стрелками и нажмите Enter.</translation>
    </message>
    <message>
        <source>Click the candidate on the board, or go to its cell with the arrow keys and press its digit.</source>
        <translation>Щёлкните кандидата на поле или перейдите к его клетке стрелками и нажмите его цифру.</translation>
    </message>
    <message>
        <source>Type it and press Enter.</source>
        <translation>Введите его и нажмите Enter.</translation>
    </message>
    <message>
        <source>Press 1–%1, or click.</source>
        <translation>Нажмите 1–%1 или щёлкните.</translation>
    </message>
    <message>
        <source>Press the digit, or click.</source>
        <translation>Нажмите цифру или щёлкните.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ Верно: %1</translation>
    </message>
    <message>
        <source>The question returns later on a different board.</source>
        <translation>Вопрос позже вернётся на другом поле.</translation>
    </message>
    <message>
        <source>✗ Not %1. Try again.</source>
        <translation>✗ Не %1. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>Ответ: %1</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>Спрашиваем прогон…</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <extracomment>an answer, and what it was</extracomment>
        <translation>✓ Верно.</translation>
    </message>
    <message>
        <source>✗ That is not it. Try again.</source>
        <translation>✗ Это не то. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The answer is marked.</source>
        <translation>Ответ отмечен.</translation>
    </message>
    <message>
        <source>Sh&amp;ow me</source>
        <translation>Пока&amp;зать</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>Number %1 of layer %2</source>
        <translation>Число %1 слоя %2</translation>
    </message>
    <message>
        <source>Drag, type, or use the arrow keys.</source>
        <translation>Перетащите, введите или используйте стрелки.</translation>
    </message>
    <message>
        <source>Click the candidate to erase it.</source>
        <translation>Щёлкните кандидата, чтобы стереть его.</translation>
    </message>
    <message>
        <source>✗ Not yet.</source>
        <translation>✗ Пока нет.</translation>
    </message>
</context>
<context>
    <name>convoku::Rail</name>
    <message>
        <source>Views and panels</source>
        <translation>Виды и панели</translation>
    </message>
    <message>
        <source>Open or close: %1</source>
        <translation>Открыть или закрыть: %1</translation>
    </message>
    <message>
        <source>Open or close a panel</source>
        <translation>Открыть или закрыть панель</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonChipButton</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not part of the finding. Its opposite would have changed what the rule finds.</source>
        <translation>Не входит в найденное: будь это иначе, правило нашло бы другое.</translation>
    </message>
    <message>
        <source>Click to go to the guess.</source>
        <translation>Щелчок ведёт к предположению.</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>Щелчок спрашивает, почему это так.</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonChips</name>
    <message>
        <source>Reasons</source>
        <translation>Причины</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonWording</name>
    <message>
        <source>%1 in %2</source>
        <extracomment>a reason: candidates that were possible in a cell</extracomment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>no %1 in %2</source>
        <extracomment>a reason: candidates that were not possible in a cell any more</extracomment>
        <translation>нет %1 в %2</translation>
    </message>
    <message>
        <source>%1 given</source>
        <extracomment>a reason: cells that the puzzle gives: r2c4, r2c6 given</extracomment>
        <translation>из исходных: %1</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>с самого начала</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a reason: guess r1c2 = 7</extracomment>
        <translation>предположение %1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>проход %1</translation>
    </message>
    <message>
        <source>given</source>
        <translation>исходная цифра</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>digits that a cell lost, and through what
----------
digits that a cell lost, and through what: 4 left: Pointing in column</extracomment>
        <translation>удалено %1: %2</translation>
    </message>
    <message>
        <source>How the two %1s came</source>
        <extracomment>a digit that stands twice in a house: How the two 7s came</extracomment>
        <translation>Откуда взялись две цифры %1</translation>
    </message>
    <message>
        <source>How %1 lost its digits</source>
        <translation>Как в %1 не осталось цифр</translation>
    </message>
    <message>
        <source>%1 removed: it is in %2, in the same %3</source>
        <extracomment>%1: digits; %2: a cell; %3: row, column or box</extracomment>
        <translation>удалено %1: стоит в %2 (общий дом: %3)</translation>
    </message>
    <message>
        <source>%1 removed: %2 has it only in %3</source>
        <extracomment>%2: a box; %3: the row or column where it has the digit</extracomment>
        <translation>удалено %1: %2 — возможно только здесь: %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other place for %3</source>
        <extracomment>%2: a house; %3: a digit</extracomment>
        <translation>удалено %1: %2 — другого места для %3 нет</translation>
    </message>
    <message>
        <source>%1 removed: %2 and %3 need both</source>
        <translation>удалено %1: обе цифры нужны в %2 и %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 have it only in %3</source>
        <extracomment>%2: rows; %3: as many columns where they have the digit</extracomment>
        <translation>удалено %1: %2 — возможно только здесь: %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other places for %3</source>
        <extracomment>%2: a house; %3: digits</extracomment>
        <translation>удалено %1: %2 — других мест для %3 нет</translation>
    </message>
    <message>
        <source>%1 removed: %2 need them all</source>
        <extracomment>digits that a cell lost, and three or more cells that have these only</extracomment>
        <translation>удалено %1: все эти цифры нужны в %2</translation>
    </message>
</context>
<context>
    <name>convoku::RecordedRun</name>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where a run is: Pass 3 of 12</extracomment>
        <translation>Проход %1 из %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a place in a run, and guesses so far: Pass 3 of 12, 2 guesses</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n предположение</numerusform>
            <numerusform>%n предположения</numerusform>
            <numerusform>%n предположений</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::RecurrencePicture</name>
    <message>
        <source>its state comes in again</source>
        <translation>её состояние входит снова</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>один проход</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n слой</numerusform>
            <numerusform>%n слоя</numerusform>
            <numerusform>%n слоёв</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>судоку</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n раз</numerusform>
            <numerusform>%n раза</numerusform>
            <numerusform>%n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>судоку</translation>
    </message>
    <message>
        <source>after pass %1</source>
        <translation>после прохода %1</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n кандидат</numerusform>
            <numerusform>%n кандидата</numerusform>
            <numerusform>%n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>One pass, fed back</source>
        <translation>Один проход с обратной связью</translation>
    </message>
    <message>
        <source>One pass, fed back %1; %2</source>
        <extracomment>how often, then boards: One pass, fed back 25 times; the puzzle: 457 candidates; after pass 1: 90 candidates</extracomment>
        <translation>Один проход, поданный обратно %1; %2</translation>
    </message>
</context>
<context>
    <name>convoku::RelabelDialog</name>
    <message>
        <source>Rename digits</source>
        <translation>Переименование цифр</translation>
    </message>
    <message>
        <source>Choose a new name for each digit. Two digits swap places.</source>
        <translation>Выберите новое имя каждой цифры. Две цифры меняются местами.</translation>
    </message>
    <message>
        <source>%1 becomes</source>
        <translation>%1 станет</translation>
    </message>
</context>
<context>
    <name>convoku::RemovalWatch</name>
    <message>
        <source>Breakpoint removed: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>Точка останова удалена: %1</translation>
    </message>
    <message>
        <source>Watch removed: %1</source>
        <translation>Наблюдение удалено: %1</translation>
    </message>
    <message>
        <source>Bookmark removed: %1</source>
        <extracomment>%1: a place in the run: 12.7</extracomment>
        <translation>Закладка удалена: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) removed with the previous puzzle</source>
        <translation>
            <numerusform>%n закладка осталась с прежним судоку</numerusform>
            <numerusform>%n закладки остались с прежним судоку</numerusform>
            <numerusform>%n закладок остались с прежним судоку</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ReportModel</name>
    <message>
        <source>Fact</source>
        <translation>Показатель</translation>
    </message>
</context>
<context>
    <name>convoku::ReportPicture</name>
    <message>
        <source>Networks compared</source>
        <translation>Сравнение сетей</translation>
    </message>
</context>
<context>
    <name>convoku::ReportWording</name>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Интервал 95 %</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Без предположений</translation>
    </message>
    <message>
        <source>Illegal grids</source>
        <translation>Недопустимых сеток</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Проходы исчерпаны</translation>
    </message>
    <message>
        <source>Passes paid</source>
        <translation>Оплачено проходов</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Проходы</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Предположения</translation>
    </message>
    <message>
        <source>ms per puzzle</source>
        <extracomment>milliseconds</extracomment>
        <translation>мс на судоку</translation>
    </message>
    <message>
        <source>Not 0</source>
        <translation>Не 0</translation>
    </message>
    <message>
        <source>M multiply-adds per pass</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>млн умножений на проход</translation>
    </message>
    <message>
        <source>M multiply-adds per puzzle</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>млн умножений на судоку</translation>
    </message>
    <message>
        <source>Right for 1,000 M multiply-adds</source>
        <translation>Верных на 1000 млн умножений</translation>
    </message>
    <message>
        <source>Wilson interval (95 %) for the share of correct boards, with these puzzles as a sample.</source>
        <translation>Где лежит доля верных полей, выборкой для которой служат эти судоку: интервал Уилсона 95 %.</translation>
    </message>
    <message>
        <source>Correct boards for which the network made no guess.</source>
        <translation>Верные поля, для которых сеть не делала предположений.</translation>
    </message>
    <message>
        <source>Cells other than givens in which only the solution’s digit remained. Only puzzles with one solution count.</source>
        <translation>Из клеток, где нет исходной цифры, те, в которых осталась только цифра решения. Считаются только судоку с одним решением.</translation>
    </message>
    <message>
        <source>Boards that ended with a cell without candidates, a digit twice in a house, or a different digit in place of a given.</source>
        <translation>Поля, которые закончились клеткой без кандидатов, цифрой дважды в доме или другой цифрой вместо исходной.</translation>
    </message>
    <message>
        <source>Puzzles that were unfinished when their passes were used up.</source>
        <translation>Судоку, которые не закончились, когда проходы были исчерпаны.</translation>
    </message>
    <message>
        <source>Number of passes of this network that the multiply-adds per puzzle allow.</source>
        <translation>На сколько проходов этой сети хватает умножений на судоку.</translation>
    </message>
    <message>
        <source>Passes per puzzle, on average.</source>
        <translation>Проходов на судоку в среднем.</translation>
    </message>
    <message>
        <source>Guesses per puzzle, on average.</source>
        <translation>Предположений на судоку в среднем.</translation>
    </message>
    <message>
        <source>Time per puzzle on this computer, with many running in parallel.</source>
        <translation>Время на судоку на этом компьютере, где многие решаются рядом.</translation>
    </message>
    <message>
        <source>Multiply-adds of the convolutions of one pass with verdict and search, in millions. Other layers, such as minimum and clamp, multiply nothing and are not counted here.</source>
        <translation>Умножения со сложением свёрток одного прохода с вердиктом и поиском, в миллионах. Другие слои, например минимум и ограничение, ничего не умножают и здесь не считаются.</translation>
    </message>
    <message>
        <source>The same per puzzle on average, including its encoding.</source>
        <translation>То же на судоку в среднем, с его кодированием.</translation>
    </message>
    <message>
        <source>Correct boards per billion multiply-adds.</source>
        <translation>Верных полей на миллиард умножений со сложением.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>990 of 1,000: 99 %</extracomment>
        <translation>%1 из %2: %3</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>two shares: 98.1 to 99.4 %</extracomment>
        <translation>от %1 до %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s).</source>
        <translation>
            <numerusform>%n судоку.</numerusform>
            <numerusform>%n судоку.</numerusform>
            <numerusform>%n судоку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a known solution left out.</source>
        <translation>
            <numerusform>%n без известного решения пропущено.</numerusform>
            <numerusform>%n без известного решения пропущены.</numerusform>
            <numerusform>%n без известного решения пропущено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several solutions: any of them is right, and their cells are not counted.</source>
        <translation>
            <numerusform>%n с несколькими решениями: верно любое, и его клетки не считаются.</numerusform>
            <numerusform>%n с несколькими решениями: верно любое, и их клетки не считаются.</numerusform>
            <numerusform>%n с несколькими решениями: верно любое, и их клетки не считаются.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 boards end the same when rotated or mirrored and with renamed digits.</source>
        <translation>Повёрнутые или отражённые, с другими именами цифр, так же кончаются %1 из %2 полей.</translation>
    </message>
    <message>
        <source>Boards right at the end</source>
        <translation>Верных полей в конце</translation>
    </message>
    <message>
        <source>Cells right at the end</source>
        <translation>Верных клеток в конце</translation>
    </message>
    <message>
        <source>Boards right in one shot</source>
        <translation>Верных полей за один раз</translation>
    </message>
    <message>
        <source>Cells right in one shot</source>
        <translation>Верных клеток за один раз</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>Обученные параметры</translation>
    </message>
    <message>
        <source>Fixed parameters</source>
        <translation>Постоянные параметры</translation>
    </message>
    <message>
        <source>Complete grids that keep all givens and repeat no digit in a house. If a puzzle has several solutions, any of them is right. A network that fills one cell per pass has filled the grid one cell at a time, even after a contradiction.</source>
        <translation>Полные сетки, в которых никакая цифра не стоит в доме дважды и стоят все исходные цифры. У судоку с несколькими решениями верно любое. Сеть, которая заполняет одну клетку за проход, заполнила сетку по одной клетке, и за противоречием тоже.</translation>
    </message>
    <message>
        <source>Correct boards if each open cell gets the digit that the network rates likeliest in its first pass. Only networks that rate every digit of a cell have this answer, and none with a memory.</source>
        <translation>Верные поля, если каждая открытая клетка получает цифру, которую сеть в первом проходе считает самой вероятной. Такой ответ есть только у сетей, которые оценивают каждую цифру клетки, и его нет у сетей с памятью.</translation>
    </message>
    <message>
        <source>Correct cells on the same boards.</source>
        <translation>Верные клетки тех же полей.</translation>
    </message>
    <message>
        <source>Trained numbers in the weights and biases of the rules’ convolutions. Numbers that several layers share count once. All numbers of an ONNX file count as trained, because the file does not specify which are.</source>
        <translation>Обученные числа в весах и смещениях свёрток правил. Числа, общие для нескольких слоёв, считаются один раз. Все числа файла ONNX считаются обученными, потому что файл не говорит, какие из них обучены.</translation>
    </message>
    <message>
        <source>Written numbers in the weights and biases of the rules’ convolutions.</source>
        <translation>Записанные числа в весах и смещениях свёрток правил.</translation>
    </message>
    <message>
        <source>Trained and fixed parameters that are not 0.</source>
        <translation>Обученные и постоянные параметры, не равные 0.</translation>
    </message>
    <message>
        <source>No search: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time.</source>
        <translation>Без поиска: она работает, пока что-то меняется, и за противоречием тоже. Сеть, которая заполняет одну клетку за проход, заполняет сетку по одной клетке.</translation>
    </message>
</context>
<context>
    <name>convoku::RowSumView</name>
    <message>
        <source>The kernel over the row, and the sum</source>
        <translation>Ядро над строкой и сумма</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Сумма: %1</translation>
    </message>
    <message>
        <source>Column %1: %2 · %3</source>
        <extracomment>a column, a weight and the number below it</extracomment>
        <translation>Столбец %1: %2 · %3</translation>
    </message>
    <message>
        <source>Row %1 of the board, and plane %2 below it</source>
        <translation>Строка %1 поля, а под ней плоскость %2</translation>
    </message>
</context>
<context>
    <name>convoku::RuleEditor</name>
    <message>
        <source>Text of the network</source>
        <translation>Текст сети</translation>
    </message>
    <message>
        <source>layers %1, %2</source>
        <translation>слои %1, %2</translation>
    </message>
    <message>
        <source>%1 · click to show the layer with all its numbers</source>
        <translation>%1 · щелчок: слой со всеми числами</translation>
    </message>
</context>
<context>
    <name>convoku::RuleGraphView</name>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>Показать граф целиком (Z)</translation>
    </message>
    <message>
        <source>Save the graph as a picture</source>
        <translation>Сохранить граф как изображение</translation>
    </message>
    <message>
        <source>Rule graph</source>
        <translation>Граф правила</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Проход %1</translation>
    </message>
    <message>
        <source>Rule &amp;graph</source>
        <translation>Г&amp;раф правила</translation>
    </message>
    <message>
        <source>Show the layers of the step as a graph</source>
        <translation>Показать слои шага в виде графа</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Граф</translation>
    </message>
</context>
<context>
    <name>convoku::RulesPane</name>
    <message>
        <source>Rules of this run</source>
        <translation>Правила этого прогона</translation>
    </message>
    <message>
        <source>Untick a rule to run without it; drag it, or use the buttons, to run it earlier or later</source>
        <translation>Снимите флажок, чтобы прогнать без этого правила; перетащите правило или нажмите кнопку, чтобы оно шло раньше или позже</translation>
    </message>
    <message>
        <source>Search by guessing</source>
        <translation>Поиск предположениями</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Run all rules of the network in their order</source>
        <translation>Выполнить все правила сети по порядку</translation>
    </message>
</context>
<context>
    <name>convoku::RunController</name>
    <message>
        <source>The run failed: %1</source>
        <translation>Прогон прервался: %1</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Запустить снова</translation>
    </message>
    <message>
        <source>The system cannot start another thread. Some work waits until it can.</source>
        <translation>В системе нет места для ещё одного потока: часть работы ждёт, пока оно появится.</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>В &amp;начало</translation>
    </message>
    <message>
        <source>Go to the start of the run</source>
        <translation>К началу прогона</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>В &amp;конец</translation>
    </message>
    <message>
        <source>Go to the end of the run</source>
        <translation>К концу прогона</translation>
    </message>
    <message>
        <source>&amp;To the selected event</source>
        <translation>К &amp;выделенному событию</translation>
    </message>
    <message>
        <source>Go to the event selected in the list, in either direction</source>
        <translation>К событию, выделенному в списке, в любую сторону</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Наза&amp;д</translation>
    </message>
    <message>
        <source>Go to the start of the last jump</source>
        <translation>Туда, откуда был последний переход</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>Вп&amp;ерёд</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>Туда, откуда вернулись по «Назад»</translation>
    </message>
    <message>
        <source>Go to a&amp;ddress…</source>
        <translation>Перейти по &amp;адресу…</translation>
    </message>
    <message>
        <source>Go to a pass (12), a step of a pass (12.7), or a candidate (r4c5=7)</source>
        <translation>К проходу (12), шагу прохода (12.7), кандидату (r4c5=7)</translation>
    </message>
    <message>
        <source>First wrong &amp;guess</source>
        <translation>К первому неверному предполо&amp;жению</translation>
    </message>
    <message>
        <source>Go to the first failed guess</source>
        <translation>К первому предположению, которое оказалось неверным</translation>
    </message>
    <message>
        <source>Contradiction of the g&amp;uess</source>
        <translation>Где предположение опрове&amp;ргнуто</translation>
    </message>
    <message>
        <source>Next &amp;solution</source>
        <translation>К следующему ре&amp;шению</translation>
    </message>
    <message>
        <source>Go to the next place with a solution; after the last one, return to the first</source>
        <translation>К следующему месту, где найдено решение; после последнего — к первому</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Воспроизвести</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Воспроизвести или приостановить</translation>
    </message>
    <message>
        <source>Play (on the board), or next stop in a lesson</source>
        <translation>Воспроизвести (на поле) или дальше в уроке</translation>
    </message>
    <message>
        <source>Play or pause; while a lesson is open, go to its next stop</source>
        <translation>Воспроизвести или приостановить; когда открыт урок — к следующей остановке</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>Воспроизвести н&amp;азад</translation>
    </message>
    <message>
        <source>Play backwards to the previous breakpoint or to the start</source>
        <translation>Воспроизвести назад, до предыдущей точки останова или до начала</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>Play slower (on the board)</source>
        <translation>Воспроизводить медленнее (на поле)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>&amp;Быстрее</translation>
    </message>
    <message>
        <source>Play faster (on the board)</source>
        <translation>Воспроизводить быстрее (на поле)</translation>
    </message>
    <message>
        <source>Play and &amp;export all</source>
        <translation>Воспроизводить и &amp;экспортировать всё</translation>
    </message>
    <message>
        <source>Clear the timeline range</source>
        <translation>Забыть диапазон на шкале времени</translation>
    </message>
    <message>
        <source>Pre&amp;vious pass</source>
        <translation>&amp;Предыдущий проход</translation>
    </message>
    <message>
        <source>Back by one pass</source>
        <translation>На один проход назад</translation>
    </message>
    <message>
        <source>&amp;Next pass</source>
        <translation>&amp;Следующий проход</translation>
    </message>
    <message>
        <source>Step forward one pass</source>
        <translation>На один проход вперёд</translation>
    </message>
    <message>
        <source>Step &amp;back into</source>
        <translation>Шаг &amp;назад с заходом</translation>
    </message>
    <message>
        <source>Step back one rule, or one layer inside a rule</source>
        <translation>На одно правило назад или, внутри правила, на один слой</translation>
    </message>
    <message>
        <source>Step &amp;into</source>
        <translation>Шаг с &amp;заходом</translation>
    </message>
    <message>
        <source>Step forward one rule, or one layer inside a rule</source>
        <translation>На одно правило вперёд или, внутри правила, на один слой</translation>
    </message>
    <message>
        <source>Into the la&amp;yers</source>
        <translation>Зайти в с&amp;лои</translation>
    </message>
    <message>
        <source>Go to the first layer of the step just completed</source>
        <translation>К первому слою только что сделанного шага</translation>
    </message>
    <message>
        <source>Step o&amp;ut</source>
        <translation>Шаг с в&amp;ыходом</translation>
    </message>
    <message>
        <source>Run to the end of the rule, pass, or run</source>
        <translation>Вперёд к концу правила, прохода, прогона</translation>
    </message>
    <message>
        <source>Step back out</source>
        <translation>Шаг назад с выходом</translation>
    </message>
    <message>
        <source>Go back to the state before the rule, pass, or run</source>
        <translation>Назад к тому, что было до правила, прохода, прогона</translation>
    </message>
    <message>
        <source>Previous &amp;change of the picked candidate</source>
        <translation>&amp;Предыдущее изменение выбранного кандидата</translation>
    </message>
    <message>
        <source>Go to the previous change of the picked candidate (on the board)</source>
        <translation>Назад, где выбранный кандидат изменился (на поле)</translation>
    </message>
    <message>
        <source>Next change of the pic&amp;ked candidate</source>
        <translation>&amp;Следующее изменение выбранного кандидата</translation>
    </message>
    <message>
        <source>Go to the next change of the picked candidate (on the board)</source>
        <translation>Вперёд, где выбранный кандидат меняется (на поле)</translation>
    </message>
    <message>
        <source>Skip rules that find n&amp;othing</source>
        <translation>П&amp;ропускать правила без результата</translation>
    </message>
    <message>
        <source>When stepping by rule, stop only at rules that had an effect</source>
        <translation>Шаги по правилам ведут только к тем, которые что-то сделали</translation>
    </message>
    <message>
        <source>S&amp;top the run</source>
        <translation>Ос&amp;тановить прогон</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>Остановить вычисление; вычисленное останется</translation>
    </message>
    <message>
        <source>Continue computin&amp;g the run</source>
        <translation>Пр&amp;одолжить прогон</translation>
    </message>
    <message>
        <source>Continue computing from where the run was stopped</source>
        <translation>Вычислять дальше с того места, где прогон остановлен</translation>
    </message>
    <message>
        <source>&amp;Look for a second solution</source>
        <translation>&amp;Искать второе решение</translation>
    </message>
    <message>
        <source>Continue the search to see if there is one solution or several</source>
        <translation>Продолжить поиск: у судоку одно решение или несколько</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Па&amp;уза</translation>
    </message>
    <message>
        <source>LibTorch is not available. The bitwise backend runs the network and gives the same numbers. To use LibTorch, install the package convoku-backend-torch and restart Convoku.</source>
        <translation>LibTorch недоступна; сеть выполняет реализация bitwise, числа получаются те же. Чтобы использовать LibTorch, установите пакет convoku-backend-torch и перезапустите Convoku.</translation>
    </message>
    <message>
        <source>P&amp;revious finding of the step</source>
        <translation>Предыдущая нах&amp;одка шага</translation>
    </message>
    <message>
        <source>Show the previous finding of the rule at this position (on the board)</source>
        <translation>Посмотреть предыдущую находку из тех, что есть у правила на этом месте (на поле)</translation>
    </message>
    <message>
        <source>Next find&amp;ing of the step</source>
        <translation>Следующая на&amp;ходка шага</translation>
    </message>
    <message>
        <source>Show the next finding of the rule at this position (on the board)</source>
        <translation>Посмотреть следующую находку из тех, что есть у правила на этом месте (на поле)</translation>
    </message>
    <message>
        <source>Go to the contradiction of the current guess or of the next failed guess</source>
        <translation>К противоречию действующего здесь предположения или следующего, которое опровергается</translation>
    </message>
    <message>
        <source>No guess has failed after this position yet.</source>
        <translation>После этого места пока ни одно предположение не опровергнуто.</translation>
    </message>
    <message>
        <source>No guess fails after this position.</source>
        <translation>После этого места ни одно предположение не опровергается.</translation>
    </message>
</context>
<context>
    <name>convoku::RunLanesView</name>
    <message>
        <source>Timeline of all runs</source>
        <translation>Шкала времени всех прогонов</translation>
    </message>
    <message>
        <source>diverges in pass %1</source>
        <translation>расходится в проходе %1</translation>
    </message>
</context>
<context>
    <name>convoku::RunTablePicture</name>
    <message>
        <source>Guesses</source>
        <translation>Предположения</translation>
    </message>
    <message>
        <source>Undone guesses</source>
        <translation>Откаты предположений</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>Осталось кандидатов</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Проход</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Removals by each rule, pass by pass</source>
        <translation>Что удалило каждое правило, проход за проходом</translation>
    </message>
</context>
<context>
    <name>convoku::SavedFileRow</name>
    <message>
        <source>O&amp;pen</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Open the file in its default application</source>
        <translation>Открыть файл в программе, назначенной для него в системе</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Показать в &amp;папке</translation>
    </message>
    <message>
        <source>Open the folder that contains the file</source>
        <translation>Открыть папку, в которой лежит файл</translation>
    </message>
    <message>
        <source>Cop&amp;y file</source>
        <translation>&amp;Копировать файл</translation>
    </message>
    <message>
        <source>Copy the file to the clipboard, to paste it into a folder or a message</source>
        <translation>Скопировать файл в буфер обмена, чтобы вставить в папку или сообщение</translation>
    </message>
</context>
<context>
    <name>convoku::SavingDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>&amp;Cancel export</source>
        <translation>Прервать &amp;экспорт</translation>
    </message>
</context>
<context>
    <name>convoku::SearchTreeView</name>
    <message>
        <source>Go to the &amp;start</source>
        <translation>Перейти в &amp;начало</translation>
    </message>
    <message>
        <source>Go to the &amp;guess</source>
        <translation>Перейти к п&amp;редположению</translation>
    </message>
    <message>
        <source>Go to the &amp;failure</source>
        <translation>Туда, где оно о&amp;провергнуто</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>Ра&amp;звернуть</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Свернуть</translation>
    </message>
    <message>
        <source>Go to the first w&amp;rong guess</source>
        <translation>К первому &amp;неверному предположению</translation>
    </message>
    <message>
        <source>Fold all f&amp;ailed guesses</source>
        <translation>Свернуть в&amp;се неверные</translation>
    </message>
    <message>
        <source>Unfold a&amp;ll</source>
        <translation>Развернуть &amp;все</translation>
    </message>
    <message>
        <source>Show the whole &amp;tree</source>
        <translation>Показать &amp;дерево целиком</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Дерево поиска</translation>
    </message>
    <message>
        <source>&amp;Search tree</source>
        <translation>&amp;Дерево поиска</translation>
    </message>
    <message>
        <source>Show the search as a tree instead of the board</source>
        <translation>Показать вместо поля поиск в виде дерева</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Show the whole tree (Z)</source>
        <translation>Показать дерево целиком (Z)</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>Сохранить дерево как изображение</translation>
    </message>
    <message>
        <source>Depth grows to the right, time runs down.</source>
        <translation>Глубина растёт вправо, время идёт вниз.</translation>
    </message>
</context>
<context>
    <name>convoku::SearchedRun</name>
    <message>
        <source>Searching</source>
        <translation>Ищет</translation>
    </message>
    <message>
        <source>Ended at cost %1</source>
        <translation>Окончен, цена %1</translation>
    </message>
    <message>
        <source>Trial %1 of %2: cost %3</source>
        <translation>Попытка %1 из %2: цена %3</translation>
    </message>
    <message>
        <source>Before the first trial</source>
        <translation>Перед первой попыткой</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceArea</name>
    <message>
        <source>Effect of this step</source>
        <translation>Что сделал этот шаг</translation>
    </message>
    <message>
        <source>Current finding of this step</source>
        <translation>Какая находка этого шага показана</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>finding</comment>
        <extracomment>which of the findings of a step is looked at</extracomment>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceController</name>
    <message>
        <source>Open or paste a puzzle, or type one (Ctrl+N).</source>
        <translation>Откройте судоку, вставьте его или введите (Ctrl+N).</translation>
    </message>
</context>
<context>
    <name>convoku::SessionFile</name>
    <message>
        <source>This is not a Convoku session. It must contain “format”: “convoku-session”.</source>
        <translation>Это не сеанс Convoku: в нём ожидается «format»: «convoku-session».</translation>
    </message>
    <message>
        <source>The session’s version is missing: expected a number.</source>
        <translation>Нет версии сеанса: ожидается число.</translation>
    </message>
    <message>
        <source>The session has version %1, written by a newer program. This program reads versions up to %2.</source>
        <translation>Версия сеанса %1, а эта программа читает версии до %2. Его записала более новая.</translation>
    </message>
    <message>
        <source>The file is too large for a session.</source>
        <translation>Файл слишком велик для сеанса.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Строка %1, столбец %2: %3.</translation>
    </message>
</context>
<context>
    <name>convoku::SessionNetwork</name>
    <message>
        <source>%1: learned weights: %2</source>
        <extracomment>%1: &quot;The session’s network&quot;; %2: what is wrong with a rule of it</extracomment>
        <translation>%1: выученное: %2</translation>
    </message>
    <message>
        <source>expected at most %1 rules, found %2</source>
        <translation>ожидается не больше %1 правил, найдено: %2</translation>
    </message>
</context>
<context>
    <name>convoku::SettingsController</name>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Первые действия</translation>
    </message>
    <message>
        <source>Show the welcome tips again</source>
        <translation>Снова показать подсказку первого запуска</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>&amp;Меньше движения</translation>
    </message>
    <message>
        <source>Nothing moves by itself: previews wait, panels and menus do not slide, the text cursor does not blink</source>
        <translation>Само собой ничего не движется: предпросмотры ждут, панели и меню не выезжают, текстовый курсор не мигает</translation>
    </message>
    <message>
        <source>Settings will not be saved: %1 cannot be written.</source>
        <translation>Настройки не сохранятся: не удаётся записать %1.</translation>
    </message>
    <message>
        <source>Begin with the last puzzle</source>
        <translation>Начинать с последнего судоку</translation>
    </message>
    <message>
        <source>Open the last viewed puzzle at its position on the next start; if off, open an example</source>
        <translation>Следующий запуск откроет последнее просмотренное судоку на том же месте; если выключено — пример</translation>
    </message>
</context>
<context>
    <name>convoku::SideBySide</name>
    <message>
        <source>Blind search uses only rows, columns and boxes: the cost of a grid is what they lack. The network in the window has different houses.</source>
        <translation>Слепой поиск знает только строки, столбцы и блоки: цена сетки — то, чего в них не хватает. У сети окна есть другие дома.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a network, and how its rules differ: The article&apos;s nine rules, without Naked pair in box</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>convoku::Site</name>
    <message>
        <source>In the program</source>
        <translation>В программе</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
</context>
<context>
    <name>convoku::SliceView</name>
    <message>
        <source>Slice under the kernel</source>
        <translation>Срез, на котором лежит ядро</translation>
    </message>
</context>
<context>
    <name>convoku::StackModel</name>
    <message>
        <source>Digits of the cell that are restored if the guess fails</source>
        <translation>Цифры клетки, которые вернутся, если предположение неверно</translation>
    </message>
    <message>
        <source>Candidates removed because of the guess, and restored if it fails</source>
        <translation>Кандидаты, которых нет из-за предположения; они вернутся, если оно неверно</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Клетка</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Цифра</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Отложено</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Проход</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Выведено</translation>
    </message>
</context>
<context>
    <name>convoku::StackPanel</name>
    <message>
        <source>Active guesses</source>
        <translation>Действующие предположения</translation>
    </message>
    <message>
        <source>No guess is active here.</source>
        <translation>Действующих предположений здесь нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are active here.</source>
        <translation>
            <numerusform>Здесь действует %n предположение.</numerusform>
            <numerusform>Здесь действуют %n предположения.</numerusform>
            <numerusform>Здесь действует %n предположений.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one is made in pass %1.</source>
        <translation>Первое делается в проходе %1.</translation>
    </message>
    <message>
        <source>The next one is made in pass %1.</source>
        <translation>Следующее делается в проходе %1.</translation>
    </message>
</context>
<context>
    <name>convoku::StartTilesView</name>
    <message>
        <source>Starts</source>
        <translation>Старты</translation>
    </message>
    <message>
        <source>Click a start, or select it with the arrow keys, to show it above</source>
        <translation>Щёлкните старт или перейдите к нему стрелками, чтобы увидеть его выше</translation>
    </message>
    <message>
        <source>No start has been trained yet</source>
        <translation>Ни один старт ещё не обучался</translation>
    </message>
    <message>
        <source>start %1: %2 right, %3</source>
        <translation>старт %1: верно %2, %3</translation>
    </message>
</context>
<context>
    <name>convoku::StripController</name>
    <message>
        <source>Guesses below the board</source>
        <translation>Предположения под полем</translation>
    </message>
</context>
<context>
    <name>convoku::StudyChart</name>
    <message>
        <source>Results</source>
        <translation>Что выяснено</translation>
    </message>
</context>
<context>
    <name>convoku::StudyPane</name>
    <message>
        <source>Run this network</source>
        <translation>Запустить эту сеть</translation>
    </message>
    <message>
        <source>Run the puzzle with these numbers in place of the written ones</source>
        <translation>Запустить судоку с этими числами вместо записанных</translation>
    </message>
    <message>
        <source>What if: compare with the written one</source>
        <translation>Что, если: против записанной</translation>
    </message>
    <message>
        <source>Show both runs side by side, and the first removal that differs</source>
        <translation>Оба прогона рядом и первое отличающееся удаление</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Привязать</translation>
    </message>
    <message>
        <source>Align the numbers as closely as possible with the written ones, round them, and prove whether they are the same</source>
        <translation>Повернуть числа так, чтобы они были ближе всего к записанным, округлить и доказать, те же ли они</translation>
    </message>
    <message>
        <source>The road between</source>
        <translation>Путь между ними</translation>
    </message>
    <message>
        <source>Right answers and unsound removals along the straight line from the learned to the written numbers</source>
        <translation>Что верно и что ненадёжно на прямом пути от выученных чисел к записанным</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Шум</translation>
    </message>
    <message>
        <source>Largest error in each written number before a solution is lost</source>
        <translation>Насколько может отклониться каждое записанное число, прежде чем потеряется решение</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stop the current calculation</source>
        <translation>Прекратить выяснение</translation>
    </message>
    <message>
        <source>Open in the workshop</source>
        <translation>Открыть в мастерской</translation>
    </message>
    <message>
        <source>The rule with the rounded numbers, as text</source>
        <translation>Правило с округлёнными числами в виде текста</translation>
    </message>
    <message>
        <source>From learned to written</source>
        <translation>От выученного к записанному</translation>
    </message>
    <message>
        <source>A board where both differ</source>
        <translation>Поле, на котором они различаются</translation>
    </message>
</context>
<context>
    <name>convoku::StudyWording</name>
    <message>
        <source>Aligning the numbers, rounding them and comparing them with the written ones…</source>
        <translation>Числа поворачиваются, округляются и сравниваются с записанными…</translation>
    </message>
    <message>
        <source>Computing the path to the written numbers…</source>
        <translation>Вычисляется путь к записанным числам…</translation>
    </message>
    <message>
        <source>Testing networks with noise added to their numbers…</source>
        <translation>Проверяются сети с шумом на числах…</translation>
    </message>
    <message>
        <source>Mirrored: all signs were changed.</source>
        <translation>Зеркально: все знаки изменены.</translation>
    </message>
    <message>
        <source>Rounded: %1.</source>
        <translation>Округлено: %1.</translation>
    </message>
    <message>
        <source>These are the written numbers.</source>
        <translation>Это записанные числа.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) differ from the written ones.</source>
        <translation>
            <numerusform>%n число не совпадает с записанным.</numerusform>
            <numerusform>%n числа не совпадают с записанными.</numerusform>
            <numerusform>%n чисел не совпадают с записанными.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proved: it gives the same answer as the written rule on every possible board.</source>
        <translation>Доказано: на любом возможном поле даёт ответ записанного правила.</translation>
    </message>
    <message>
        <source>It is a different rule: the two answers differ on this board.</source>
        <translation>Это другое правило: на этом поле они отвечают по-разному.</translation>
    </message>
    <message>
        <source>It is a different rule.</source>
        <translation>Это другое правило.</translation>
    </message>
    <message>
        <source>Within its time limit, the proof found neither that they are the same nor where they differ.</source>
        <translation>За отведённое время доказательство не нашло ни того, что они одинаковы, ни того, где различаются.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>loses a solution</source>
        <translation>теряет решение</translation>
    </message>
    <message>
        <source>networks that lose a solution</source>
        <translation>сети, теряющие решение</translation>
    </message>
    <message>
        <source>%1 % of the way from the learned to the written numbers: %2 of the answers are right. On %3 of the boards, the rule removes a digit of the solution.</source>
        <translation>%1 % пути от выученных чисел к записанным: верны %2 ответов, и на %3 полей правило удаляет цифру решения.</translation>
    </message>
    <message>
        <source>Noise of %1 on each number: %2 of %3 networks lose a solution, %4 of the answers are right.</source>
        <translation>Шум %1 на каждом числе: %2 из %3 сетей теряют решение, верны %4 ответов.</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution. %2</source>
        <translation>До шума %1 на каждом записанном числе ни одна сеть не потеряла решения. %2</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution.</source>
        <translation>До шума %1 на каждом записанном числе ни одна сеть не потеряла решения.</translation>
    </message>
</context>
<context>
    <name>convoku::TensorCanvas</name>
    <message>
        <source>Double-click to show only the planes of this digit</source>
        <translation>Двойной щелчок: только плоскости этой цифры</translation>
    </message>
    <message>
        <source>Double-click: all planes</source>
        <translation>Двойной щелчок: все плоскости</translation>
    </message>
    <message>
        <source>%1. Click to enlarge it.</source>
        <extracomment>at the small picture of a plane: digit 5. A click shows it large.</extracomment>
        <translation>%1. Щелчок показывает её крупно.</translation>
    </message>
    <message>
        <source>%1: asked for</source>
        <translation>%1: спрашивается</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>сумма</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>копия</translation>
    </message>
</context>
<context>
    <name>convoku::TensorView</name>
    <message>
        <source>Tensors</source>
        <translation>Тензоры</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Вычисление</translation>
    </message>
    <message>
        <source>Description of the layer</source>
        <translation>Что делает слой</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <translation>Разность с %1</translation>
    </message>
    <message>
        <source>The lesson asks for these numbers. They appear with the answer.</source>
        <translation>Урок спрашивает об этих числах. Они появятся с ответом.</translation>
    </message>
    <message>
        <source>Arithmetic of a second number</source>
        <translation>Вычисление второго числа</translation>
    </message>
</context>
<context>
    <name>convoku::TensorWording</name>
    <message>
        <source>more bytes than allowed in a weights file (%L1)</source>
        <translation>больше байтов, чем может быть в файле весов (%L1)</translation>
    </message>
    <message>
        <source>the file ends before the end of its header; weights files use the safetensors format</source>
        <translation>файл кончается раньше своего заголовка; файлы весов имеют формат safetensors</translation>
    </message>
    <message>
        <source>a header with more bytes than allowed (%L1); weights files use the safetensors format</source>
        <translation>в заголовке больше байтов, чем можно (%L1); файлы весов имеют формат safetensors</translation>
    </message>
    <message>
        <source>the header does not match the safetensors format</source>
        <translation>заголовок не такой, как в формате safetensors</translation>
    </message>
    <message>
        <source>a duplicate name</source>
        <translation>имя, которое встречается дважды</translation>
    </message>
    <message>
        <source>a name with characters other than letters, digits, _, - and ., or longer than %1</source>
        <translation>имя с другими знаками, кроме букв, цифр, _, - и ., или длиннее %1</translation>
    </message>
    <message>
        <source>a number type other than F32, F16 or BF16</source>
        <translation>числа не F32, F16 или BF16</translation>
    </message>
    <message>
        <source>an invalid shape, more than %1 dimensions, or more numbers than the file</source>
        <translation>форма, которая не форма, имеет больше измерений, чем %1, или больше чисел, чем файл</translation>
    </message>
    <message>
        <source>the location of its numbers does not match its shape, the file or the other tensors</source>
        <translation>место его чисел не подходит к его форме, к файлу или к другим тензорам</translation>
    </message>
    <message>
        <source>bytes that belong to no tensor</source>
        <translation>байты, которые не относятся ни к одному тензору</translation>
    </message>
    <message>
        <source>more entries than allowed (%1)</source>
        <translation>больше записей, чем можно (%1)</translation>
    </message>
    <message>
        <source>a value that is infinite or not a number</source>
        <translation>число, которое бесконечно или не число</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <extracomment>%1: a place in a file; %2: what is wrong there</extracomment>
        <translation>байт %1: %2</translation>
    </message>
    <message>
        <source>byte %1, “%2”: %3</source>
        <extracomment>%1: a place in a file; %2: the name of a tensor; %3: what is wrong with it</extracomment>
        <translation>байт %1, «%2»: %3</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>это указатель Git LFS, а не сам файл; его получает «git lfs pull»</translation>
    </message>
</context>
<context>
    <name>convoku::ThemeWording</name>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>Like the article</source>
        <translation>Как в статье</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастное</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>Для печати</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>Мои цвета</translation>
    </message>
    <message>
        <source>Sums over a window</source>
        <translation>Суммы по окну</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>Другие места</translation>
    </message>
    <message>
        <source>Sums and products</source>
        <translation>Суммы и произведения</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Логика</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Глубина %1</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Фон</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Cell of a given</source>
        <translation>Клетка исходной цифры</translation>
    </message>
    <message>
        <source>Given digit</source>
        <translation>Исходная цифра</translation>
    </message>
    <message>
        <source>Found digit</source>
        <translation>Найденная цифра</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>Thin line</source>
        <translation>Тонкая линия</translation>
    </message>
    <message>
        <source>Thick line</source>
        <translation>Толстая линия</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Надпись</translation>
    </message>
    <message>
        <source>Cell of a contradiction</source>
        <translation>Клетка противоречия</translation>
    </message>
    <message>
        <source>Sign of a contradiction</source>
        <translation>Знак противоречия</translation>
    </message>
    <message>
        <source>Digit on a depth’s square</source>
        <translation>Цифра на квадрате глубины</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>Курсор</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Names and symbols of these layers in the rule graph</source>
        <translation>Названия и знаки таких слоёв в графе правила</translation>
    </message>
    <message>
        <source>Candidates set aside by a guess at this search depth; its ring; its branch in the tree</source>
        <translation>Отложенное предположением на этой глубине поиска, его кольцо, его ветвь в дереве</translation>
    </message>
    <message>
        <source>Candidates that these rules removed; their bars in the timeline</source>
        <translation>Кандидаты, удалённые этими правилами; их столбики на шкале времени</translation>
    </message>
    <message>
        <source>Background of everything, including the window</source>
        <translation>Позади всего и фон окна</translation>
    </message>
    <message>
        <source>Background of the cells</source>
        <translation>Фон клеток</translation>
    </message>
    <message>
        <source>Background of the given cells</source>
        <translation>Фон клеток с исходными цифрами</translation>
    </message>
    <message>
        <source>Puzzle digits, and most text in the window</source>
        <translation>Цифры судоку и большая часть текста в окне</translation>
    </message>
    <message>
        <source>Digits found by the network</source>
        <translation>Цифры, найденные сетью</translation>
    </message>
    <message>
        <source>Lines between the cells of a box</source>
        <translation>Между клетками блока</translation>
    </message>
    <message>
        <source>Lines between boxes and around the board</source>
        <translation>Между блоками и вокруг поля</translation>
    </message>
    <message>
        <source>Row and column numbers, and side notes</source>
        <translation>Номера строк и столбцов и примечания</translation>
    </message>
    <message>
        <source>Background of a cell without candidates or with a clash</source>
        <translation>Фон клетки без кандидатов или с конфликтом</translation>
    </message>
    <message>
        <source>Frame and cross of a contradiction, and of failed guesses in the tree</source>
        <translation>Рамка и крест противоречия и неверных предположений в дереве</translation>
    </message>
    <message>
        <source>Digit and number on the squares of set-aside candidates</source>
        <translation>Цифра и число на квадратах отложенного</translation>
    </message>
    <message>
        <source>Cursor, picked candidate, its explanation, current position in the timeline</source>
        <translation>Курсор, выбранный кандидат, то, что его объясняет, и ваше место на шкале времени</translation>
    </message>
    <message>
        <source>A solution in the search tree</source>
        <translation>Решение в дереве поиска</translation>
    </message>
    <message>
        <source>%1 is hard to read on %2: contrast %3, needed %4.</source>
        <translation>%1 трудно прочесть на этом фоне: %2; контраст %3, нужен %4.</translation>
    </message>
    <message>
        <source>%1 is hard to read on the tint of %2: contrast %3, needed %4.</source>
        <translation>%1 трудно прочесть на этом оттенке: %2; контраст %3, нужен %4.</translation>
    </message>
    <message>
        <source>%1 is hard to read on a cell lit with %2: contrast %3, needed %4.</source>
        <translation>%1 трудно прочесть на клетке с подсветкой: %2; контраст %3, нужен %4.</translation>
    </message>
    <message>
        <source>%1 is hard to see on %2: contrast %3, needed %4.</source>
        <translation>%1 трудно разглядеть на этом фоне: %2; контраст %3, нужен %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike: difference %3, needed %4.</source>
        <translation>%1 и %2 похожи: различие %3, нужно %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see red (protanopia): difference %3, needed %4.</source>
        <translation>%1 и %2 похожи для людей, не различающих красный (протанопия): различие %3, нужно %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see green (deuteranopia): difference %3, needed %4.</source>
        <translation>%1 и %2 похожи для людей, не различающих зелёный (дейтеранопия): различие %3, нужно %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see blue (tritanopia): difference %3, needed %4.</source>
        <translation>%1 и %2 похожи для людей, не различающих синий (тританопия): различие %3, нужно %4.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Не удалось прочитать файл: %1</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>Это не JSON: %1</translation>
    </message>
    <message>
        <source>This is not a Convoku colour file.</source>
        <translation>Это не файл цветов Convoku.</translation>
    </message>
    <message>
        <source>A newer version of Convoku wrote this file (version %1).</source>
        <translation>Этот файл записан более новой версией Convoku (версия %1).</translation>
    </message>
    <message>
        <source>The base theme “%1” does not exist.</source>
        <translation>Оформления «%1», взятого за основу, нет.</translation>
    </message>
    <message>
        <source>The colour “%1” does not exist; it is ignored.</source>
        <translation>Цвета «%1» нет; он пропущен.</translation>
    </message>
    <message>
        <source>“%1” is not a colour (#rrggbb); “%2” keeps the colour of the base theme.</source>
        <translation>«%1» — не цвет (#rrggbb); «%2» остаётся таким, как в исходном оформлении.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
    <message>
        <source>Candidates; filled numbers of tensors</source>
        <translation>Кандидаты; закрашенные числа тензоров</translation>
    </message>
</context>
<context>
    <name>convoku::TileWording</name>
    <message>
        <source>equals %1?</source>
        <translation>равно %1?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a layer counts, and where: Lines of the box with the digit: box 2, digit 2</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>at most 1?</source>
        <translation>не больше 1?</translation>
    </message>
    <message>
        <source>Decided %1s in %2</source>
        <translation>Решённые клетки с цифрой %1 (%2)</translation>
    </message>
    <message>
        <source>%1 = %2; %3 %4</source>
        <extracomment>a sum, and what is asked about it: 0 + 1 + 0 = 1; equals 1? yes</extracomment>
        <translation>%1 = %2; %3 %4</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>convoku::TimeBar</name>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: Pass, Rule, Layer</extracomment>
        <translation>Шаг показа</translation>
    </message>
    <message>
        <source>Step size for stepping and playing</source>
        <translation>Что показывают одно за другим шаги назад и вперёд и воспроизведение</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Проход</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Слой</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Скорость воспроизведения</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>max</source>
        <translation>макс.</translation>
    </message>
</context>
<context>
    <name>convoku::Timeline</name>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Прогона пока нет</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Цепочка</translation>
    </message>
</context>
<context>
    <name>convoku::TimelineView</name>
    <message>
        <source>%1 · %2 removed</source>
        <extracomment>a pass and how many candidates it removed: Pass 3 of 25 · depth 0 · 214 candidates · 12 removed</extracomment>
        <translation>%1 · удалено: %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Visible part of the run</source>
        <translation>Показанная часть прогона</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a candidate: r4c5 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Прогона пока нет</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a family of rules and how many candidates they removed</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A breakpoint stops here: %1</source>
        <extracomment>a place in the run</extracomment>
        <translation>Здесь срабатывает точка останова: %1</translation>
    </message>
    <message>
        <source>Bookmark %1: %2</source>
        <translation>Закладка %1: %2</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <extracomment>a candidate, what happened to it, a place in the run</extracomment>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <extracomment>the position in which pass 10 ends with a contradiction, as short as can be</extracomment>
        <translation>%1 ×</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingHeadView</name>
    <message>
        <source>Written and learned numbers</source>
        <translation>Записанные и выученные числа</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5, %6 right. %7</source>
        <extracomment>%1: &quot;How start 5 found the rule&quot;; %2: &quot;Written by hand&quot;; %3, %5: &quot;bias 2&quot;; %4: &quot;Found by start 5&quot;; %6: &quot;95.8 %&quot;; %7: sentences</extracomment>
        <translation>%1. %2: %3. %4: %5, верно %6. %7</translation>
    </message>
    <message>
        <source>place %1: written %2, learned %3</source>
        <translation>место %1: записано %2, выучено %3</translation>
    </message>
    <message>
        <source>%1, began with %2</source>
        <translation>%1, вначале %2</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingPage</name>
    <message>
        <source>Train</source>
        <translation>Обучить</translation>
    </message>
    <message>
        <source>Replace the numbers and train them</source>
        <translation>Заменить числа и обучить их</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Train each start by the step size set below</source>
        <translation>Обучить каждый старт на столько шагов, сколько выбрано внизу</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stop the training and keep its results so far</source>
        <translation>Остановить обучение и сохранить полученные результаты</translation>
    </message>
    <message>
        <source>Training task</source>
        <translation>Что выучивается</translation>
    </message>
    <message>
        <source>Is the count 1?</source>
        <translation>Число равно 1?</translation>
    </message>
    <message>
        <source>the remaining candidates</source>
        <translation>остающиеся кандидаты</translation>
    </message>
    <message>
        <source>This rule has no weights to learn.</source>
        <translation>У этого правила нет весов, которые можно выучить.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message numerus="yes">
        <source>%n new start(s)</source>
        <translation>
            <numerusform>%n новый старт</numerusform>
            <numerusform>%n новых старта</numerusform>
            <numerusform>%n новых стартов</numerusform>
        </translation>
    </message>
    <message>
        <source>Training is not available because LibTorch cannot be used: %1</source>
        <translation>Здесь ничего нельзя обучить: LibTorch недоступна: %1</translation>
    </message>
    <message>
        <source>LibTorch is being opened…</source>
        <translation>LibTorch открывается…</translation>
    </message>
    <message>
        <source>%1 of the answers are right.</source>
        <translation>Верны %1 ответов.</translation>
    </message>
    <message>
        <source>Errors: %1 of %2 answers on the board at %3</source>
        <translation>Где ошибается: %1 из %2 ответов на поле в %3</translation>
    </message>
    <message>
        <source>Errors: there is no puzzle</source>
        <translation>Где ошибается: судоку нет</translation>
    </message>
    <message>
        <source>Errors by pass, of %1 answers</source>
        <translation>Ошибки по проходам, из %1 ответов</translation>
    </message>
    <message>
        <source>Repeat the training with different random numbers</source>
        <translation>То же ещё раз, с другими случайными числами</translation>
    </message>
    <message>
        <source>Initial weights and bias</source>
        <translation>Начальные веса и смещение</translation>
    </message>
    <message>
        <source>Number of starts</source>
        <translation>Количество запусков</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Export the training as an animated GIF or WebP</source>
        <translation>Экспортировать обучение как анимацию GIF или WebP</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>Слепой поиск</translation>
    </message>
    <message>
        <source>Search for a solution without using the rules</source>
        <translation>Искать решение, не используя правил</translation>
    </message>
    <message>
        <source>Replace the %1 with %2 · %3 · %4</source>
        <extracomment>%1: the numbers that are trained, %2: &quot;random numbers&quot;, %3: &quot;10 starts&quot;, %4: the button &quot;Train&quot;</extracomment>
        <translation>Заменить %1 на %2 · %3 · %4</translation>
    </message>
    <message>
        <source>numbers of a rule</source>
        <translation>числа правила</translation>
    </message>
    <message>
        <source>The results below are for “%1”.</source>
        <translation>Результаты ниже относятся к задаче «%1».</translation>
    </message>
    <message>
        <source>Errors: the puzzle is on a different board</source>
        <translation>Где ошибается: у судоку другое поле</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingSetupPane</name>
    <message>
        <source>random</source>
        <translation>случайно</translation>
    </message>
    <message>
        <source>states of runs</source>
        <translation>состояния прогонов</translation>
    </message>
    <message>
        <source>both</source>
        <translation>оба вида</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>always new ones</source>
        <translation>всегда новые</translation>
    </message>
    <message>
        <source>Standard deviation of the initial weights</source>
        <translation>Разброс чисел, с которых начинается старт</translation>
    </message>
    <message>
        <source>Probability of each candidate on a random board</source>
        <translation>Вероятность каждого кандидата на случайном поле</translation>
    </message>
    <message>
        <source>Boards in a step</source>
        <translation>Полей в одном шаге</translation>
    </message>
    <message>
        <source>Boards drawn once and reused; otherwise each step draws new ones</source>
        <translation>Поля, которые выбираются один раз и используются снова; или у каждого шага новые</translation>
    </message>
    <message>
        <source>Step size; takes effect immediately</source>
        <translation>Насколько далеко идёт шаг; действует сразу</translation>
    </message>
    <message>
        <source>The same seed gives the same training</source>
        <translation>То же зерно — то же обучение</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Разброс</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Плотность</translation>
    </message>
    <message>
        <source>Boards per step</source>
        <translation>Полей за шаг</translation>
    </message>
    <message>
        <source>Fixed boards</source>
        <translation>Постоянные поля</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Скорость обучения</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Старты</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingStrip</name>
    <message>
        <source>The training step by step</source>
        <translation>Обучение шаг за шагом</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Play or pause the training</source>
        <translation>Воспроизвести обучение или приостановить</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Скорость воспроизведения</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: 1 step, 10 steps, 100 steps</extracomment>
        <translation>Шагать по</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingTimeline</name>
    <message>
        <source>Steps of the training</source>
        <translation>Шаги обучения</translation>
    </message>
    <message>
        <source>Drag the flag to view a different training step</source>
        <translation>Перетащите флажок, чтобы посмотреть другой шаг обучения</translation>
    </message>
    <message>
        <source>Nothing has been trained yet</source>
        <translation>Пока ничего не обучалось</translation>
    </message>
    <message>
        <source>step %1 of %2: loss %3, %4 right</source>
        <translation>шаг %1 из %2: потеря %3, верно %4</translation>
    </message>
    <message>
        <source>start %1: loss %2, %3 right</source>
        <translation>старт %1: потеря %2, верно %3</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingWording</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Is the count 1?</source>
        <translation>Число равно 1?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule, and the value of its text that is learned: Hidden single in row: only_place</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) something else</source>
        <translation>
            <numerusform>%n находит что-то иное</numerusform>
            <numerusform>%n находят что-то иное</numerusform>
            <numerusform>%n находят что-то иное</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of starts that find it depends on this set-up. It changes with different boards, steps or initial numbers.</source>
        <translation>Сколько стартов её находят — свойство этой настройки: с другими полями, шагами или начальными числами их будет иначе.</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>Записано вручную</translation>
    </message>
    <message>
        <source>written: %1</source>
        <translation>записано: %1</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>шаг обучения</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>одно место</translation>
    </message>
    <message>
        <source>one place in %1</source>
        <extracomment>a place that is alone, in 1, 4, 7, 8 of the row</extracomment>
        <translation>одно место в %1</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>в другом месте</translation>
    </message>
    <message>
        <source>start %1: %2</source>
        <translation>старт %1: %2</translation>
    </message>
    <message>
        <source>found it: %1</source>
        <translation>найдено: %1</translation>
    </message>
    <message>
        <source>stuck: %1</source>
        <translation>застряло: %1</translation>
    </message>
    <message numerus="yes">
        <source>place(s) %1</source>
        <translation>
            <numerusform>место %1</numerusform>
            <numerusform>места %1</numerusform>
            <numerusform>места %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts the places like the written rule, and is right on all %1 possible rows.</source>
        <translation>Считает места, как записанное правило: верно для всех %1 возможных строк.</translation>
    </message>
    <message>
        <source>It gives the written rule’s answer for all %1 possible rows, with different numbers.</source>
        <translation>Отвечает на все %1 возможных строк как записанное правило, с другими числами.</translation>
    </message>
    <message numerus="yes">
        <source>It answers no to all %1 possible rows, and misses %n row(s) with a yes.</source>
        <translation>
            <numerusform>Говорит «нет» на каждую из %1 возможных строк и пропускает %n строку с «да».</numerusform>
            <numerusform>Говорит «нет» на каждую из %1 возможных строк и пропускает %n строки с «да».</numerusform>
            <numerusform>Говорит «нет» на каждую из %1 возможных строк и пропускает %n строк с «да».</numerusform>
        </translation>
    </message>
    <message>
        <source>It answers yes to all %1 possible rows.</source>
        <translation>Говорит «да» на каждую из %1 возможных строк.</translation>
    </message>
    <message>
        <source>No lone place gets a yes.</source>
        <translation>Ни одно одиночное место не получает «да».</translation>
    </message>
    <message>
        <source>A lone place gets a yes only in %1.</source>
        <translation>Одиночное место получает «да», только если это %1.</translation>
    </message>
    <message>
        <source>Each lone place gets a yes.</source>
        <translation>Каждое одиночное место получает «да».</translation>
    </message>
    <message>
        <source>A row with %1 never gets a yes: a veto.</source>
        <translation>Ни одна строка, где есть %1, его не получает: вето.</translation>
    </message>
    <message>
        <source>It never gives a wrong yes.</source>
        <translation>Никогда не говорит «да» ошибочно.</translation>
    </message>
    <message numerus="yes">
        <source>It wrongly answers yes to %n of the %1 possible rows.</source>
        <translation>
            <numerusform>Ошибочно говорит «да» на %n из %1 возможных строк.</numerusform>
            <numerusform>Ошибочно говорит «да» на %n из %1 возможных строк.</numerusform>
            <numerusform>Ошибочно говорит «да» на %n из %1 возможных строк.</numerusform>
        </translation>
    </message>
    <message>
        <source>It misses no yes.</source>
        <translation>Не пропускает ни одного «да».</translation>
    </message>
    <message numerus="yes">
        <source>It misses %1 of %n row(s) with a yes.</source>
        <translation>
            <numerusform>Пропускает %1 из %n строки с «да».</numerusform>
            <numerusform>Пропускает %1 из %n строк с «да».</numerusform>
            <numerusform>Пропускает %1 из %n строк с «да».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of “%1”</source>
        <translation>
            <numerusform>%n число правила «%1»</numerusform>
            <numerusform>%n числа правила «%1»</numerusform>
            <numerusform>%n чисел правила «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) and the bias of “%1”</source>
        <translation>
            <numerusform>%n вес и смещение «%1»</numerusform>
            <numerusform>%n веса и смещение «%1»</numerusform>
            <numerusform>%n весов и смещение «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>случайные числа</translation>
    </message>
    <message>
        <source>numbers near the written ones</source>
        <translation>числа вблизи записанных</translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n старт</numerusform>
            <numerusform>%n старта</numerusform>
            <numerusform>%n стартов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n число</numerusform>
            <numerusform>%n числа</numerusform>
            <numerusform>%n чисел</numerusform>
        </translation>
    </message>
    <message>
        <source>bias %1</source>
        <translation>смещение %1</translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) %1</source>
        <translation>
            <numerusform>%n вес %1</numerusform>
            <numerusform>%n веса %1</numerusform>
            <numerusform>%n весов %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) the rule</source>
        <translation>
            <numerusform>%n находит правило</numerusform>
            <numerusform>%n находят правило</numerusform>
            <numerusform>%n находят правило</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) no better than a constant answer (%1)</source>
        <translation>
            <numerusform>%n не лучше постоянного ответа (%1)</numerusform>
            <numerusform>%n не лучше постоянного ответа (%1)</numerusform>
            <numerusform>%n не лучше постоянного ответа (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by start %1</source>
        <translation>Найдено стартом %1</translation>
    </message>
    <message>
        <source>How start %1 found the rule, upside down</source>
        <translation>Как старт %1 нашёл правило, вверх ногами</translation>
    </message>
    <message>
        <source>How start %1 found the rule</source>
        <translation>Как старт %1 нашёл правило</translation>
    </message>
    <message>
        <source>How start %1 found something else</source>
        <translation>Как старт %1 нашёл что-то иное</translation>
    </message>
    <message>
        <source>How start %1 ended with a constant answer</source>
        <translation>Как старт %1 пришёл к постоянному ответу</translation>
    </message>
    <message>
        <source>training step, the first %1 of %2</source>
        <translation>шаг обучения, первые %1 из %2</translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>старт %1</translation>
    </message>
    <message>
        <source>It counts down from 2: one place gives 2 − 1 = 1, as written. Two places give 0 instead of the written rule’s 2; both mean no. It is right on all %1 possible rows.</source>
        <translation>Он считает вниз от 2: одно место даёт 2 − 1 = 1, как и записано. Два места дают 0, где записанное правило даёт 2, и то и другое значит «нет». Верно на всех %1 строках, какие бывают.</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>все %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
</context>
<context>
    <name>convoku::TreeStrip</name>
    <message>
        <source>Guesses of this run</source>
        <translation>Предположения этого прогона</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>where in the run: at 10</extracomment>
        <translation>прох. %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Противоречие</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
</context>
<context>
    <name>convoku::TreeWords</name>
    <message>
        <source>passes %1–%2, rules alone: %3 → %4</source>
        <extracomment>%1–%2: passes; %3, %4: numbers of candidates: passes 1–6, rules alone: 585 → 227</extracomment>
        <translation>проходы %1–%2, только правила: %3 → %4</translation>
    </message>
    <message>
        <source>depth %1, pass %2</source>
        <extracomment>beside a guess in the search tree: depth 1, pass 12</extracomment>
        <translation>глубина %1, проход %2</translation>
    </message>
    <message>
        <source>depth %1, passes %2–%3</source>
        <extracomment>beside a guess in the search tree: depth 1, passes 7–10</extracomment>
        <translation>глубина %1, проходы %2–%3</translation>
    </message>
    <message>
        <source>Solved in pass %1</source>
        <translation>Решено в проходе %1</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>Текущее место.</translation>
    </message>
    <message numerus="yes">
        <source>It rests on %n guess(es):</source>
        <translation>
            <numerusform>Основано на %n предположении:</numerusform>
            <numerusform>Основано на %n предположениях:</numerusform>
            <numerusform>Основано на %n предположениях:</numerusform>
        </translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Обозначения</translation>
    </message>
    <message>
        <source>path to the current state</source>
        <translation>путь к текущему состоянию</translation>
    </message>
    <message>
        <source>earlier branch</source>
        <translation>прежняя ветвь</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>ещё не выполнено</translation>
    </message>
    <message>
        <source>guess, in the colour of its depth</source>
        <translation>предположение цвета своей глубины</translation>
    </message>
    <message>
        <source>found after the guess</source>
        <translation>найдено после предположения</translation>
    </message>
    <message>
        <source>open candidates</source>
        <translation>оставшиеся кандидаты</translation>
    </message>
    <message>
        <source>given</source>
        <translation>исходная цифра</translation>
    </message>
    <message>
        <source>found before the guess</source>
        <translation>найдено до предположения</translation>
    </message>
</context>
<context>
    <name>convoku::TrialBoard</name>
    <message>
        <source>Grid of the trial</source>
        <translation>Сетка попытки</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: пусто</translation>
    </message>
</context>
<context>
    <name>convoku::Trouble</name>
    <message>
        <source>Not enough memory.</source>
        <translation>Недостаточно памяти.</translation>
    </message>
    <message>
        <source>The rule %1 restores candidates; a rule may only remove them.</source>
        <translation>Правило %1 возвращает кандидатов; правило только удаляет их.</translation>
    </message>
    <message>
        <source>The encoding %1 produces candidates that do not match the givens of the puzzle.</source>
        <translation>Кодирование %1 даёт не тех кандидатов, которых оставляют исходные цифры судоку.</translation>
    </message>
    <message>
        <source>A guess of the network’s search is not a single candidate of the board.</source>
        <translation>Поиск сети предполагает то, что не является одним кандидатом поля.</translation>
    </message>
    <message>
        <source>The network’s search makes more guesses than there are cells.</source>
        <translation>Поиск сети делает больше предположений, чем есть клеток.</translation>
    </message>
    <message>
        <source>No complete grid was found that satisfies the houses of the network %1.</source>
        <translation>Не нашлось полной сетки, которая подходит к домам сети %1.</translation>
    </message>
</context>
<context>
    <name>convoku::UndoOffer</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what happened, as in: Take back: Bookmark removed</extracomment>
        <translation>Отменить: %1</translation>
    </message>
</context>
<context>
    <name>convoku::VerdictWording</name>
    <message>
        <source>without a guess</source>
        <translation>без предположений</translation>
    </message>
    <message numerus="yes">
        <source>with %n guess(es)</source>
        <translation>
            <numerusform>с %n предположением</numerusform>
            <numerusform>с %n предположениями</numerusform>
            <numerusform>с %n предположениями</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <extracomment>with 3 guesses, 1 taken back</extracomment>
        <translation>%1, откатов: %2</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Идёт прогон</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es) so far</source>
        <translation>
            <numerusform>пока %n проход</numerusform>
            <numerusform>пока %n прохода</numerusform>
            <numerusform>пока %n проходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Остановлено</translation>
    </message>
    <message numerus="yes">
        <source>at the limit of %n pass(es)</source>
        <translation>
            <numerusform>на пределе в %n проход</numerusform>
            <numerusform>на пределе в %n прохода</numerusform>
            <numerusform>на пределе в %n проходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n pass(es)</source>
        <translation>
            <numerusform>после %n прохода</numerusform>
            <numerusform>после %n проходов</numerusform>
            <numerusform>после %n проходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n pass(es)</source>
        <translation>
            <numerusform>за %n проход</numerusform>
            <numerusform>за %n прохода</numerusform>
            <numerusform>за %n проходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>in 25 passes · with 3 guesses, 1 taken back</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Solutions: pass %1</source>
        <extracomment>the passes in which solutions were found: Solutions: pass 22, 60</extracomment>
        <translation>Решения: проход %1</translation>
    </message>
    <message>
        <source>Contradiction in this branch</source>
        <translation>Противоречие в этой ветви</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Противоречие</translation>
    </message>
    <message>
        <source>No other solution found</source>
        <translation>Другого не найдено</translation>
    </message>
    <message numerus="yes">
        <source>Solves in %n pass(es)</source>
        <translation>
            <numerusform>Решается за %n проход</numerusform>
            <numerusform>Решается за %n прохода</numerusform>
            <numerusform>Решается за %n проходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stalls after %n pass(es)</source>
        <translation>
            <numerusform>Застревает после %n прохода</numerusform>
            <numerusform>Застревает после %n проходов</numerusform>
            <numerusform>Застревает после %n проходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::Video</name>
    <message>
        <source>An animated SVG can have at most %1 frames, but this animation has %2. Export part of it, or choose a different format.</source>
        <translation>В анимированном SVG может быть не больше %1 кадров, а в этой анимации их %2. Экспортируйте её часть или выберите другой формат.</translation>
    </message>
    <message>
        <source>MP4 and WebM need the program ffmpeg, which is not installed. On Debian or Ubuntu, install it with: sudo apt install ffmpeg</source>
        <translation>Для MP4 и WebM нужна программа ffmpeg, а она не установлена. В Debian или Ubuntu установите её командой: sudo apt install ffmpeg</translation>
    </message>
    <message>
        <source>ffmpeg could not write the video: %1</source>
        <extracomment>%1: a line of ffmpeg&apos;s</extracomment>
        <translation>Программе ffmpeg не удалось записать видео: %1</translation>
    </message>
</context>
<context>
    <name>convoku::ViewController</name>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>Следу&amp;ющая панель</translation>
    </message>
    <message>
        <source>Focus the next panel</source>
        <translation>Перейти к следующей панели</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>Пр&amp;едыдущая панель</translation>
    </message>
    <message>
        <source>Focus the panel before</source>
        <translation>Перейти к предыдущей панели</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Исходное расположение</translation>
    </message>
    <message>
        <source>Restore the original layout of this perspective</source>
        <translation>Вернуть этой перспективе исходное расположение</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Во весь экран</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Занять весь экран</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>&amp;Colours…</source>
        <translation>&amp;Цвета…</translation>
    </message>
    <message>
        <source>Choose your own colours for the board, the rules and the depths</source>
        <translation>Выбрать свои цвета для поля, правил и глубин</translation>
    </message>
    <message>
        <source>&amp;System default (%1)</source>
        <extracomment>%1: the name of the language, in that language</extracomment>
        <translation>Как в &amp;системе (%1)</translation>
    </message>
    <message>
        <source>Use the language of the desktop</source>
        <translation>Использовать язык системы</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>Использовать этот язык</translation>
    </message>
    <message>
        <source>&amp;Puzzle’s voice</source>
        <translation>Голос &amp;судоку</translation>
    </message>
    <message>
        <source>Describe each step in the words of the puzzle</source>
        <translation>Говорить, что делает шаг, на языке судоку</translation>
    </message>
    <message>
        <source>&amp;Constraint’s voice</source>
        <translation>Голос &amp;ограничений</translation>
    </message>
    <message>
        <source>Describe each step as a constraint solver would</source>
        <translation>Говорить, что делает шаг, как программа решения ограничений</translation>
    </message>
    <message>
        <source>&amp;Layer’s voice</source>
        <translation>Голос с&amp;лоя</translation>
    </message>
    <message>
        <source>Describe each step as its layers compute it, with their numbers</source>
        <translation>Говорить, что делает шаг, так, как его вычисляют слои, с их числами</translation>
    </message>
    <message>
        <source>Copy the step in &amp;words</source>
        <translation>Копировать описание &amp;шага</translation>
    </message>
    <message>
        <source>Copy the description of the step at this position, in the visible voices</source>
        <translation>Скопировать, что сделал шаг в этой позиции, теми голосами, которые показаны</translation>
    </message>
    <message>
        <source>T&amp;int consequences of a guess</source>
        <translation>Подкра&amp;шивать следствия предположений</translation>
    </message>
    <message>
        <source>Tint cells decided by a guess faintly in its colour</source>
        <translation>Клетки, решённые благодаря предположению, слегка окрашены в его цвет</translation>
    </message>
    <message>
        <source>Sho&amp;w the layer on the board</source>
        <translation>По&amp;казывать слой на поле</translation>
    </message>
    <message>
        <source>Layout reset</source>
        <translation>Восстановлено исходное расположение</translation>
    </message>
    <message>
        <source>Desktop’s &amp;font</source>
        <translation>&amp;Шрифт системы</translation>
    </message>
    <message>
        <source>Use the desktop’s own font instead of Inter</source>
        <translation>Писать шрифтом системы вместо Inter</translation>
    </message>
    <message>
        <source>Inside a rule’s layers, the board shows the layer’s numbers as colours; after a trained rule, the rule’s confidence in each candidate</source>
        <translation>Внутри слоёв правила поле показывает числа слоя цветом, а после обученного правила — насколько оно уверено в каждом кандидате</translation>
    </message>
</context>
<context>
    <name>convoku::VoiceWording</name>
    <message numerus="yes">
        <source>And %n more finding(s).</source>
        <translation>
            <numerusform>И ещё %n находка.</numerusform>
            <numerusform>И ещё %n находки.</numerusform>
            <numerusform>И ещё %n находок.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <extracomment>one of three voices that tell what a step did</extracomment>
        <translation>судоку</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>ограничения</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>слой</translation>
    </message>
</context>
<context>
    <name>convoku::WatchModel</name>
    <message>
        <source>Changed in this step</source>
        <translation>Изменилось на этом шаге</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Наблюдение</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
</context>
<context>
    <name>convoku::WatchPanel</name>
    <message>
        <source>Add picked</source>
        <translation>Выбранный</translation>
    </message>
    <message>
        <source>Nothing is watched yet. Type a value to watch and press Enter. Possible values: a candidate (r4c5=7), a cell (r4c5), a house (row 4), the places for a digit in it (row 4 = 7), count, count 7, decided, depth.</source>
        <translation>Пока ни за чем не наблюдаем. Введите, за чем следить, и нажмите Enter: кандидат (r4c5=7), клетка (r4c5), дом (row 4), места для цифры в нём (row 4 = 7), count, count 7, decided, depth.</translation>
    </message>
    <message>
        <source>r4c5=7, row 4, count 7, depth…</source>
        <translation>r4c5=7, row 4, count 7, depth…</translation>
    </message>
    <message>
        <source>Watch to add</source>
        <translation>Что наблюдать</translation>
    </message>
    <message>
        <source>Watch the candidate picked on the board</source>
        <translation>Наблюдать за кандидатом, выбранным на поле</translation>
    </message>
    <message>
        <source>Watches</source>
        <translation>Наблюдения</translation>
    </message>
</context>
<context>
    <name>convoku::WatchWording</name>
    <message>
        <source>%1: places for %2</source>
        <translation>%1: места для %2</translation>
    </message>
    <message>
        <source>%1: undecided cells</source>
        <translation>%1: нерешённые клетки</translation>
    </message>
    <message>
        <source>Candidates of digit %1</source>
        <translation>Кандидаты с цифрой %1</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>Осталось кандидатов</translation>
    </message>
    <message>
        <source>Decided cells</source>
        <translation>Решённые клетки</translation>
    </message>
    <message>
        <source>Depth of search</source>
        <translation>Глубина поиска</translation>
    </message>
    <message>
        <source>never there</source>
        <translation>не было никогда</translation>
    </message>
    <message>
        <source>there</source>
        <translation>есть</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>предположен на глубине %1</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the digits of a cell, the cells of a house
----------
how many cells, and which</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expected a candidate (r4c5=7), a cell (r4c5), a house (row 4, column 3, box 9) with or without a digit (row 4 = 7), count, count 7, decided, or depth.</source>
        <translation>Ожидается кандидат (r4c5=7), клетка (r4c5), дом (row 4, column 3, box 9) с цифрой (row 4 = 7) или без неё, count, count 7, decided или depth.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 7 in r4c5</extracomment>
        <translation>%1 в %2</translation>
    </message>
</context>
<context>
    <name>convoku::WeightsPane</name>
    <message>
        <source>Restore the written one</source>
        <translation>Вернуться к написанному</translation>
    </message>
    <message>
        <source>Restore all numbers of the text as written; Undo returns here</source>
        <translation>Все числа текста, как они были написаны; «Отменить» ведёт сюда</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>Где отличается</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule and the written rule leave different candidates</source>
        <translation>Наименьшее поле, от которого изогнутое правило оставляет не то, что написанное</translation>
    </message>
    <message>
        <source>Show lost solution</source>
        <translation>Что теряет</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule loses a solution</source>
        <translation>Наименьшее поле, на котором изогнутое правило теряет решение</translation>
    </message>
    <message>
        <source>No such board was found.</source>
        <translation>Такое поле не найдено.</translation>
    </message>
    <message>
        <source>Layer whose numbers are shown</source>
        <translation>Слой, числа которого показаны</translation>
    </message>
    <message>
        <source>Row of the weights</source>
        <translation>Строка весов</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>The numbers of this rule are in its kernel, which is not in this text. Start with the kernel, or edit a copy of the network.</source>
        <translation>Числа этого правила стоят в его ядре, которого нет в этом тексте: начните с ядра или измените копию сети.</translation>
    </message>
    <message>
        <source>Place the cursor in a rule to bend its weights, comparison values and other numbers here.</source>
        <translation>Поставьте курсор в правило: его веса, то, с чем оно сравнивает, и другие его числа можно изогнуть здесь.</translation>
    </message>
    <message>
        <source>Row, of %1:</source>
        <translation>Строка, из %1:</translation>
    </message>
    <message>
        <source>Proving how far it can be bent (%1 %)…</source>
        <translation>Доказывается, насколько его можно изогнуть (%1 %)…</translation>
    </message>
    <message>
        <source>Computing the differences…</source>
        <translation>Вычисляется, что отличается…</translation>
    </message>
</context>
<context>
    <name>convoku::WhyHeadline</name>
    <message>
        <source>Back to the candidate that this explains</source>
        <translation>К кандидату, причиной которого является этот</translation>
    </message>
    <message>
        <source>Back to the step: no candidate is picked</source>
        <translation>Вернуться к шагу: кандидат не выбран</translation>
    </message>
    <message>
        <source>Choose which of the three voices to show</source>
        <translation>Какие из трёх голосов показаны</translation>
    </message>
</context>
<context>
    <name>convoku::WindowHost</name>
    <message>
        <source>No font on this system contains the characters of %1 (%2). Install one, for example from the package fonts-noto-cjk, and choose the language again in View ▸ Language.</source>
        <translation>В системе нет шрифта с буквами этого языка: %1 (%2). Установите такой шрифт, например из пакета fonts-noto-cjk, и снова выберите язык в меню Вид ▸ Язык.</translation>
    </message>
</context>
<context>
    <name>convoku::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Примеры</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>&amp;Копировать как</translation>
    </message>
    <message>
        <source>C&amp;hange the puzzle</source>
        <translation>Из&amp;менение судоку</translation>
    </message>
    <message>
        <source>&amp;Transform the puzzle</source>
        <translation>Преобразование с&amp;удоку</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>П&amp;рогон</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>П&amp;ереход</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Метки</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>П&amp;анели</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>&amp;Голоса</translation>
    </message>
    <message>
        <source>Appearan&amp;ce</source>
        <translation>О&amp;формление</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Стек</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>convoku::Wording</name>
    <message>
        <source>convolution</source>
        <translation>свёртка</translation>
    </message>
    <message>
        <source>max pooling</source>
        <translation>макс-пулинг</translation>
    </message>
    <message>
        <source>max pooling with indices</source>
        <translation>макс-пулинг с индексами</translation>
    </message>
    <message>
        <source>max unpooling</source>
        <translation>макс-анпулинг</translation>
    </message>
    <message>
        <source>upsampling</source>
        <translation>апсемплинг</translation>
    </message>
    <message>
        <source>scale and offset</source>
        <translation>масштаб и сдвиг</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>ограничение</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>минимум</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>максимум</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>сумма</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разность</translation>
    </message>
    <message>
        <source>product</source>
        <translation>произведение</translation>
    </message>
    <message>
        <source>select</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>reshape</source>
        <translation>изменение формы</translation>
    </message>
    <message>
        <source>1 for yes or 0 for no</source>
        <translation>1 — да, 0 — нет</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>число от %1 до %2</translation>
    </message>
    <message>
        <source>Layer %1 of %2 of %3: %4 – %5 for %6. The result is visible at the end of the step.</source>
        <extracomment>Layer 3 of 14 of Pointing in row: lines of the box with the digit – a number from 0 to 3 for each box and digit.</extracomment>
        <translation>Слой %1 из %2, «%3»: %4 — %5 (%6). Что из этого выйдет, видно в конце шага.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n символ</numerusform>
            <numerusform>%n символа</numerusform>
            <numerusform>%n символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), one puzzle per line</source>
        <translation>
            <numerusform>%n цифра, по судоку в строке</numerusform>
            <numerusform>%n цифры, по судоку в строке</numerusform>
            <numerusform>%n цифр, по судоку в строке</numerusform>
        </translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Grid of candidates</source>
        <translation>Сетка кандидатов</translation>
    </message>
    <message>
        <source>SadMan Sudoku</source>
        <translation>SadMan Sudoku</translation>
    </message>
    <message>
        <source>SudoCue</source>
        <translation>SudoCue</translation>
    </message>
    <message>
        <source>Simple Sudoku</source>
        <translation>Simple Sudoku</translation>
    </message>
    <message>
        <source>HoDoKu line</source>
        <translation>Строка HoDoKu</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>Ссылка SudokuPad</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>Ссылка f-puzzles</translation>
    </message>
    <message>
        <source>SudokuWiki link</source>
        <translation>Ссылка SudokuWiki</translation>
    </message>
    <message>
        <source>SudokuWiki link with candidates</source>
        <translation>Ссылка SudokuWiki с кандидатами</translation>
    </message>
    <message>
        <source>Sudoku Coach link</source>
        <translation>Ссылка Sudoku Coach</translation>
    </message>
    <message>
        <source>SudokuExchange link</source>
        <translation>Ссылка SudokuExchange</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Ссылка</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Строка %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Строка %1, столбец %2</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8 text</source>
        <translation>байт, не являющийся текстом UTF-8</translation>
    </message>
    <message>
        <source>%1: the line ends after %2 of 81 characters.</source>
        <translation>%1: в строке символов: %2, а нужен 81.</translation>
    </message>
    <message>
        <source>%1: the line has %2 characters; a puzzle has 81. A comment starts with # or a blank.</source>
        <translation>%1: символов в строке: %2; в судоку их 81, комментарий начинается с # или пробела.</translation>
    </message>
    <message>
        <source>%1: %2 is neither a digit nor a sign for an empty cell (0 . * _ X).</source>
        <translation>%1: %2 — не цифра и не знак пустой клетки (0 . * _ X).</translation>
    </message>
    <message>
        <source>%1: this is not a text file (byte %2).</source>
        <translation>%1: это не текстовый файл (байт %2).</translation>
    </message>
    <message>
        <source>%1: this row ends with cell %2; expected 9 cells.</source>
        <extracomment>a row of a grid in a text</extracomment>
        <translation>%1: эта строка кончается на клетке %2; ожидается 9 клеток.</translation>
    </message>
    <message>
        <source>%1: the grid starting here has %2 rows; expected 9.</source>
        <translation>%1: в сетке, которая здесь начинается, строк %2; ожидается 9.</translation>
    </message>
    <message>
        <source>%1: %2 occurs twice in this cell.</source>
        <translation>%1: %2 стоит в этой клетке дважды.</translation>
    </message>
    <message>
        <source>%1: found %2; expected %3, or a sign for no candidate (. or 0).</source>
        <translation>%1: здесь %2; ожидается %3 или знак отсутствия кандидата (. или 0).</translation>
    </message>
    <message>
        <source>%1: %2 contradicts the given in this cell.</source>
        <translation>%1: %2 противоречит исходной цифре этой клетки.</translation>
    </message>
    <message>
        <source>%1: this section must follow a [Puzzle] section.</source>
        <translation>%1: перед этим разделом нужен раздел [Puzzle].</translation>
    </message>
    <message>
        <source>%1: expected I, cell (00 to 80) and digit, or E, cell and candidate, as in I024 and E05002.</source>
        <translation>%1: ожидается I, клетка (от 00 до 80) и цифра или E, клетка и кандидат, как в I024 и E05002.</translation>
    </message>
    <message>
        <source>%1: expected removed candidates as digit, row and column, as in 216 817.</source>
        <translation>%1: ожидаются удалённые кандидаты как цифра, строка и столбец, например 216 817.</translation>
    </message>
    <message>
        <source>%1: the line ends after field %2; expected more fields.</source>
        <translation>%1: строка кончается после поля %2; ожидается продолжение.</translation>
    </message>
    <message>
        <source>%1: the quoted text that starts here does not end on this line.</source>
        <translation>%1: текст в кавычках, который здесь начинается, не кончается в этой строке.</translation>
    </message>
    <message>
        <source>%1: the puzzle in this link cannot be read; part of the link may be missing.</source>
        <translation>%1: судоку в этой ссылке не читается; возможно, не хватает части ссылки.</translation>
    </message>
    <message>
        <source>%1: this is not the JSON of a puzzle.</source>
        <translation>%1: это не JSON судоку.</translation>
    </message>
    <message>
        <source>%1: this link only names a puzzle and does not contain one. Copy the puzzle itself.</source>
        <translation>%1: в этой ссылке нет самого судоку, только его имя; скопируйте само судоку.</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 rows or columns. Use 4, 6, 8 or 9.</source>
        <translation>%1: в этом судоку строк или столбцов %2. Нужно 4, 6, 8 или 9.</translation>
    </message>
    <message>
        <source>%1: this puzzle has a rule beyond the classic ones (%2).</source>
        <extracomment>%2: the name of a rule in the file, such as antiknight</extracomment>
        <translation>%1: в этом судоку есть правило сверх классических (%2).</translation>
    </message>
    <message>
        <source>It contains no puzzle. Expected 81 characters (digits, and one of 0 . * _ X for an empty cell), a grid of nine rows, a grid of candidates, a table, or a link.</source>
        <translation>Судоку здесь нет; ожидается 81 символ (цифры, а пустая клетка — один из знаков 0 . * _ X), сетка из девяти строк, сетка кандидатов, таблица или ссылка.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>column</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>box</source>
        <translation>блок</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Явная одиночка</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Указание</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Скрытая одиночка</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <extracomment>Sudoku; %1: how many cells</extracomment>
        <translation>Явная пара</translation>
    </message>
    <message>
        <source>A cell with one candidate removes that digit from the rest of its %1.</source>
        <translation>Если в клетке один кандидат, его цифра удаляется из остальных клеток дома (%1).</translation>
    </message>
    <message>
        <source>A digit in only one %1 of a box is removed from the rest of that %1.</source>
        <translation>Если цифра блока возможна только на одной его линии (%1), она удаляется из остальных клеток этой линии (%1).</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its %1 loses its other candidates.</source>
        <translation>Если для цифры дома (%1) осталась единственная клетка, остальные её кандидаты удаляются.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates remove both from the rest of the %1.</source>
        <translation>Если у двух клеток одни и те же два кандидата, обе цифры удаляются из остальных клеток дома (%1).</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Нет решения</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Застряло</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Одно решение</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Несколько решений</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Проходы исчерпаны</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> и ещё %n</numerusform>
            <numerusform> и ещё %n</numerusform>
            <numerusform> и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the puzzle when it was opened</source>
        <translation>не было в открытом судоку</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a guess: r1c2 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>possible at the start</source>
        <translation>возможен с самого начала</translation>
    </message>
    <message>
        <source>impossible from the start: the cell has a different given</source>
        <translation>невозможен с самого начала: в клетке другая исходная цифра</translation>
    </message>
    <message>
        <source>removed by %1</source>
        <translation>удалён правилом «%1»</translation>
    </message>
    <message>
        <source>set aside: %1 is guessed at depth %2</source>
        <translation>отложен: предположение %1 на глубине %2</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>предположен на глубине %1</translation>
    </message>
    <message>
        <source>restored: the guess %1 failed</source>
        <translation>вернулся: предположение %1 оказалось неверным</translation>
    </message>
    <message>
        <source>failed as a guess and was removed</source>
        <translation>оказался неверным предположением и удалён</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <extracomment>a cell: no digit in r7c5</extracomment>
        <translation>Противоречие</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Guess %1 = %2</source>
        <translation>Предположение %1 = %2</translation>
    </message>
    <message>
        <source>Undo guess %1 = %2</source>
        <translation>Откат %1 = %2</translation>
    </message>
    <message>
        <source>The puzzle: %1, %2.</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>Судоку: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n исходная цифра</numerusform>
            <numerusform>%n исходные цифры</numerusform>
            <numerusform>%n исходных цифр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n кандидат</numerusform>
            <numerusform>%n кандидата</numerusform>
            <numerusform>%n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 удаляет %2.</translation>
    </message>
    <message>
        <source>no candidate is left in %1</source>
        <translation>не осталось кандидатов: %1</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4</source>
        <translation>цифра %1 встречается дважды (%2): %3 и %4</translation>
    </message>
    <message>
        <source>Contradiction.</source>
        <translation>Противоречие.</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>Противоречие: %1.</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>; </translation>
    </message>
    <message>
        <source>A solution. To check for another one, the search backtracks as it does after a contradiction.</source>
        <translation>Решение. Чтобы узнать, есть ли другое, поиск откатывает его, как при противоречии.</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3 and sets %4 aside.</source>
        <translation>Правила больше ничего не находят, поэтому сеть предполагает %1 = %2 на глубине %3 и откладывает %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n проход</numerusform>
            <numerusform>%n прохода</numerusform>
            <numerusform>%n проходов</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>без предположений</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1, откатов: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n предположение</numerusform>
            <numerusform>%n предположения</numerusform>
            <numerusform>%n предположений</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved after %1 with %2.</source>
        <translation>Решено: %1, %2.</translation>
    </message>
    <message>
        <source>The puzzle has no solution. This is certain after %1 with %2.</source>
        <translation>У судоку нет решения, это установлено: %1, %2.</translation>
    </message>
    <message>
        <source>The solution is the only one. This is certain after %1 with %2.</source>
        <translation>Решение единственное, это установлено: %1, %2.</translation>
    </message>
    <message>
        <source>Found a second solution after %1 with %2: the puzzle has several.</source>
        <translation>Найдено второе решение (%1, %2): их у судоку несколько.</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the search is off.</source>
        <translation>Прогон застрял (%1): правила больше ничего не находят, а поиск выключен.</translation>
    </message>
    <message>
        <source>Stopped at the limit of %1, with %2.</source>
        <translation>Остановлено на пределе: %1, %2.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1 здесь ничего не находит.</translation>
    </message>
    <message>
        <source>The verdict: neither solved nor contradictory.</source>
        <translation>Вердикт: ни решения, ни противоречия.</translation>
    </message>
    <message>
        <source>The search has nothing to do here.</source>
        <translation>Поиску здесь нечего делать.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a rule and how many candidates it removed: Pointing in row (5)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass %1 removes %2: %3.</source>
        <translation>Проход %1 удаляет %2: %3.</translation>
    </message>
    <message>
        <source>Pass %1 changes nothing.</source>
        <translation>Проход %1 ничего не меняет.</translation>
    </message>
    <message>
        <source>set aside at depth %1</source>
        <translation>отложен на глубине %1</translation>
    </message>
    <message>
        <source>%1, deeper ones in turn</source>
        <extracomment>in the legend, behind &quot;kept in mind by guess 1&quot;, 2, 3 …: deeper ones have the same colours once more</extracomment>
        <translation>%1, глубже — по кругу</translation>
    </message>
    <message>
        <source>cell of the rule’s finding</source>
        <translation>клетка найденного правилом</translation>
    </message>
    <message>
        <source>removed, and later steps depend on it</source>
        <translation>удалено, и на этом держится дальнейшее</translation>
    </message>
    <message>
        <source>removed in this step</source>
        <translation>удалено на этом шаге</translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <translation>Проход %1 из %2</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>слой %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>the last guess, by its depth: guess 1</extracomment>
        <translation>предположение %1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Проход %1</translation>
    </message>
    <message>
        <source>The givens clash: %1 occurs twice in %2, at %3 and %4.</source>
        <translation>Конфликт исходных цифр: %1 встречается дважды (%2): %3 и %4.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>the root of the search tree</extracomment>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решено</translation>
    </message>
    <message>
        <source>it has no solution</source>
        <translation>решения нет</translation>
    </message>
    <message>
        <source>it failed</source>
        <translation>оказалось неверным</translation>
    </message>
    <message>
        <source>solved by guessing</source>
        <translation>решено предположениями</translation>
    </message>
    <message>
        <source>it is part of the solution</source>
        <translation>входит в решение</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>it is active at the end of the run</source>
        <translation>действует в конце прогона</translation>
    </message>
    <message>
        <source>The puzzle without a guess</source>
        <translation>Судоку без предположений</translation>
    </message>
    <message>
        <source>Guess %1 at depth %2</source>
        <translation>Предположение %1 на глубине %2</translation>
    </message>
    <message>
        <source>passes %1 to %2</source>
        <translation>проходы %1–%2</translation>
    </message>
    <message>
        <source>no guess below it</source>
        <translation>предположений под ним нет</translation>
    </message>
    <message>
        <source>%1 below it</source>
        <translation>под ним %1</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4.</source>
        <extracomment>a node of the search: its name, its passes, how it ended, what is below it</extracomment>
        <translation>%1, %2: %3, %4.</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Судоку пока нет.</translation>
    </message>
    <message>
        <source>This run needed no guess.</source>
        <translation>Этому прогону предположения не понадобились.</translation>
    </message>
    <message>
        <source>No guess so far.</source>
        <translation>Предположений пока нет.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>столбец %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>блок %1</translation>
    </message>
    <message>
        <source>Naked single in box</source>
        <translation>Явная одиночка в блоке</translation>
    </message>
    <message>
        <source>Pointing in row</source>
        <translation>Указание по строке</translation>
    </message>
    <message>
        <source>Pointing in column</source>
        <translation>Указание по столбцу</translation>
    </message>
    <message>
        <source>Hidden single in row</source>
        <translation>Скрытая одиночка в строке</translation>
    </message>
    <message>
        <source>Hidden single in column</source>
        <translation>Скрытая одиночка в столбце</translation>
    </message>
    <message>
        <source>Hidden single in box</source>
        <translation>Скрытая одиночка в блоке</translation>
    </message>
    <message>
        <source>Naked pair in row</source>
        <translation>Явная пара в строке</translation>
    </message>
    <message>
        <source>Naked pair in column</source>
        <translation>Явная пара в столбце</translation>
    </message>
    <message>
        <source>Naked pair in box</source>
        <translation>Явная пара в блоке</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>cells</comment>
        <extracomment>a digit and the cells that it leaves: 2 from r3c4, r3c6</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>81 characters with the number of solutions</source>
        <translation>81 символ с числом решений</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>%1: more than 64 MiB without an end; this part is skipped.</source>
        <translation>%1: больше 64 МиБ без конца; это пропущено.</translation>
    </message>
    <message>
        <source>%1: this is not OpenSudoku XML.</source>
        <translation>%1: это не XML в том виде, в каком его пишет OpenSudoku.</translation>
    </message>
    <message>
        <source>%1: the data of this game is not 81 cells in OpenSudoku’s format.</source>
        <translation>%1: данные этой игры — не 81 клетка в том виде, в каком их пишет OpenSudoku.</translation>
    </message>
    <message>
        <source>%1, so the guess %2 was wrong.</source>
        <extracomment>%1: what is wrong: 7 stands twice in column 8, at r3c8 and r5c8; %2: a guess: r1c2 = 7</extracomment>
        <translation>%1; значит, предположение %2 было неверным.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) return</source>
        <translation>
            <numerusform>возвращается %n кандидат</numerusform>
            <numerusform>возвращаются %n кандидата</numerusform>
            <numerusform>возвращается %n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <extracomment>%1 and %5: guesses, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>Предположение %1 откатывается: %2, а %3 удаляется из %4, пока действует предположение %5.</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <translation>Предположение %1 привело к решению и откатывается: %2, а %3 удаляется из %4, пока действует предположение %5.</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is permanently removed from %4.</source>
        <extracomment>%1: a guess, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>Предположение %1 откатывается: %2, а %3 удаляется из %4 окончательно.</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is permanently removed from %4.</source>
        <translation>Предположение %1 привело к решению и откатывается: %2, а %3 удаляется из %4 окончательно.</translation>
    </message>
    <message>
        <source>Other rules</source>
        <extracomment>rules that somebody wrote, all together</extracomment>
        <translation>Другие правила</translation>
    </message>
    <message>
        <source>Naked single in row</source>
        <translation>Явная одиночка в строке</translation>
    </message>
    <message>
        <source>Naked single in column</source>
        <translation>Явная одиночка в столбце</translation>
    </message>
    <message>
        <source>%1 in row</source>
        <extracomment>a rule that somebody wrote, by its name</extracomment>
        <translation>%1 в строке</translation>
    </message>
    <message>
        <source>%1 in column</source>
        <translation>%1 в столбце</translation>
    </message>
    <message>
        <source>%1 in box</source>
        <translation>%1 в блоке</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the network has no search.</source>
        <translation>Прогон застрял (%1): правила больше ничего не находят, а поиска у сети нет.</translation>
    </message>
    <message>
        <source>permute</source>
        <translation>перестановка</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>заполнение краёв</translation>
    </message>
    <message>
        <source>average pooling</source>
        <translation>пулинг средним</translation>
    </message>
    <message>
        <source>house “%1”</source>
        <extracomment>a house that is neither row, column nor box, by the name that its network gives it: house “falling”</extracomment>
        <translation>дом «%1»</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a rule for a house</comment>
        <extracomment>a rule, and the name of the house that a network has it for: Naked pair in falling</extracomment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3.</source>
        <translation>Правила больше ничего не находят, поэтому сеть предполагает %1 = %2 на глубине %3.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <extracomment>Sudoku; %1: how many digits</extracomment>
        <translation>Скрытая пара</translation>
    </message>
    <message>
        <source>Fish</source>
        <extracomment>Sudoku: X-wing, swordfish and jellyfish together</extracomment>
        <translation>Рыба</translation>
    </message>
    <message>
        <source>Claiming</source>
        <extracomment>Sudoku: a line has a digit in one box only</extracomment>
        <translation>Притязание</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Явная тройка</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Явная четвёрка</translation>
    </message>
    <message>
        <source>Naked set of %1</source>
        <translation>Явный набор из %1</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Скрытая тройка</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Скрытая четвёрка</translation>
    </message>
    <message>
        <source>Hidden set of %1</source>
        <translation>Скрытый набор из %1</translation>
    </message>
    <message>
        <source>X-wing</source>
        <extracomment>Sudoku; %1: how many lines</extracomment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Рыба-меч</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Медуза</translation>
    </message>
    <message>
        <source>Fish of %1</source>
        <translation>Рыба размера %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list</comment>
        <extracomment>all of a list but its last one, and that: 3, 5 and 8; r1c1 and r1c2</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>several lines, such as “2 and 6”</extracomment>
        <translation>строки %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>столбцы %1</translation>
    </message>
    <message>
        <source>%1 in rows</source>
        <extracomment>%1: X-wing, swordfish …</extracomment>
        <translation>%1 в строках</translation>
    </message>
    <message>
        <source>%1 in columns</source>
        <translation>%1 в столбцах</translation>
    </message>
    <message>
        <source>%1 cells that have only %1 digits between them remove these from the rest of the %2.</source>
        <translation>Если в %1 клетках вместе столько же цифр (%1), эти цифры удаляются из остальных клеток дома (%2).</translation>
    </message>
    <message>
        <source>%1 digits that have only %1 cells of a %2 between them remove all others from these cells.</source>
        <translation>Если для %1 цифр дома (%2) вместе осталось столько же клеток (%1), все остальные цифры из этих клеток удаляются.</translation>
    </message>
    <message>
        <source>A digit with only %1 columns in %1 rows is removed from the rest of these columns.</source>
        <translation>Если цифра в %1 строках возможна только в %1 столбцах, она удаляется из остальных клеток этих столбцов.</translation>
    </message>
    <message>
        <source>A digit with only %1 rows in %1 columns is removed from the rest of these rows.</source>
        <translation>Если цифра в %1 столбцах возможна только в %1 строках, она удаляется из остальных клеток этих строк.</translation>
    </message>
    <message>
        <source>A digit in only one box of a %1 is removed from the rest of that box.</source>
        <translation>Если цифра линии (%1) возможна только в одном блоке, она удаляется из остальных клеток этого блока.</translation>
    </message>
    <message>
        <source>concatenation</source>
        <translation>конкатенация</translation>
    </message>
    <message>
        <source>The network ends in a contradiction after %1 with %2. Whether the puzzle has a solution is unknown, because its layers are not known to be sound.</source>
        <translation>Сеть пришла к противоречию: %1, %2. Есть ли у судоку решение, она сказать не может: корректны ли её слои, неизвестно.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>порог</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>матричное произведение</translation>
    </message>
    <message>
        <source>RMS normalisation</source>
        <translation>RMS-нормализация</translation>
    </message>
    <message>
        <source>The network finds no other solution after %1 with %2. Whether there is one is unknown, because its layers are not known to be sound.</source>
        <translation>Сеть не находит другого решения: %1, %2. Есть ли оно, она сказать не может: корректны ли её слои, неизвестно.</translation>
    </message>
    <message numerus="yes">
        <source>%1: a spreadsheet has turned %n puzzle(s) of this table into numbers, so digits are missing. Format the column as text before you paste or import the puzzles, then export the table again.</source>
        <translation>
            <numerusform>%1: электронная таблица превратила %n судоку этой таблицы в число, поэтому не хватает цифр. Задайте столбцу текстовый формат до вставки или импорта судоку и экспортируйте таблицу снова.</numerusform>
            <numerusform>%1: электронная таблица превратила %n судоку этой таблицы в числа, поэтому не хватает цифр. Задайте столбцу текстовый формат до вставки или импорта судоку и экспортируйте таблицу снова.</numerusform>
            <numerusform>%1: электронная таблица превратила %n судоку этой таблицы в числа, поэтому не хватает цифр. Задайте столбцу текстовый формат до вставки или импорта судоку и экспортируйте таблицу снова.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 twice in %2</source>
        <extracomment>a digit and a house: 7 twice in column 8</extracomment>
        <translation>%1 дважды: %2</translation>
    </message>
    <message>
        <source>no digit in %1</source>
        <translation>нет цифры в %1</translation>
    </message>
    <message>
        <source>set aside by guess %1</source>
        <extracomment>in the legend: the colour of the candidates that a guess has set aside</extracomment>
        <translation>отложено предположением %1</translation>
    </message>
    <message>
        <source>returned because the guess failed</source>
        <extracomment>in the legend: candidates that are back</extracomment>
        <translation>вернулось: предположение неверно</translation>
    </message>
    <message>
        <source>exponential function</source>
        <translation>экспоненциальная функция</translation>
    </message>
    <message>
        <source>logarithm</source>
        <translation>логарифм</translation>
    </message>
    <message>
        <source>power</source>
        <translation>степень</translation>
    </message>
    <message>
        <source>error function</source>
        <translation>функция ошибок</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 cells, which fit two box sizes. First choose a network for its board.</source>
        <translation>%1: в этом судоку клеток: %2, и подходят блоки двух размеров; сначала выберите сеть для его поля.</translation>
    </message>
    <message>
        <source>%1×%1 with boxes of %2×%3</source>
        <translation>%1×%1 с блоками %2×%3</translation>
    </message>
    <message>
        <source>This puzzle is %1, but the network solves %2.</source>
        <translation>Это судоку %1, а сеть решает %2.</translation>
    </message>
    <message>
        <source>Networks for this puzzle: %1.</source>
        <extracomment>identifiers of networks</extracomment>
        <translation>Сети для этого судоку: %1.</translation>
    </message>
</context>
<context>
    <name>convoku::Workshop</name>
    <message>
        <source>This text</source>
        <translation>Этот текст</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation>компилируется</translation>
    </message>
    <message>
        <source>checks that hold: %1</source>
        <translation>проверок пройдено: %1</translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation>не пройдено: %1</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>убрано в сторону</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>проверок не решено: %1</translation>
    </message>
    <message>
        <source>%1 was read from an ONNX file and is not text. This is the article’s network.</source>
        <translation>%1: сеть прочитана из файла ONNX, текста у неё нет. Это сеть из статьи.</translation>
    </message>
    <message>
        <source>%1 has learned layers that are not text. This is the article’s network.</source>
        <translation>В %1 есть выученные слои, которые не являются текстом. Это сеть из статьи.</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopController</name>
    <message>
        <source>The text could not be read: %1</source>
        <translation>Текст не удалось прочитать: %1</translation>
    </message>
    <message>
        <source>&amp;Edit a copy…</source>
        <translation>&amp;Изменить копию…</translation>
    </message>
    <message>
        <source>Open the text of the running network, with its rules, in the workshop</source>
        <translation>Открыть в мастерской текст выполняемой сети с её правилами</translation>
    </message>
    <message>
        <source>Line of this la&amp;yer</source>
        <translation>Строка текста этого сло&amp;я</translation>
    </message>
    <message>
        <source>Go to the line of the rule’s text that produces the layer at this position</source>
        <translation>Перейти к строке текста правила, которая создаёт слой в этом месте</translation>
    </message>
    <message>
        <source>Edit a network</source>
        <translation>Изменить сеть</translation>
    </message>
    <message>
        <source>Networks (*.network);;All files (*)</source>
        <translation>Сети (*.network);;Все файлы (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 не читается.</translation>
    </message>
    <message>
        <source>%1 is too long for the text of a network.</source>
        <translation>%1 длиннее, чем может быть текст сети.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 — не текст в UTF-8.</translation>
    </message>
    <message>
        <source>The text was not saved.</source>
        <translation>Текст не сохранён.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>Сохранить сеть</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>выполнялось</translation>
    </message>
    <message>
        <source>The run does not use this version of the rule. Use it in the run first.</source>
        <translation>В прогоне нет этого правила в таком виде: сначала примените его в прогоне.</translation>
    </message>
    <message>
        <source>Only rule steps have lines in the workshop.</source>
        <translation>Строки в мастерской есть только у шагов правил.</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>%1, the first %2</source>
        <extracomment>a list of puzzles, how many of them: hard.txt, the first 2000</extracomment>
        <translation>%1, первые %2</translation>
    </message>
    <message>
        <source>Find the bent weight…</source>
        <translation>Найти изогнутый вес…</translation>
    </message>
    <message>
        <source>One number of a rule is bent: draw a row that reveals it, and identify the number</source>
        <translation>Одно число правила изогнуто: нарисуйте строку, на которой это видно, и скажите, какое</translation>
    </message>
    <message>
        <source>Bend the numbers of this layer</source>
        <translation>Изогнуть числа этого слоя</translation>
    </message>
    <message>
        <source>Go to the numbers of the layer at this position, in a copy of the network, and change one</source>
        <translation>Перейти к числам слоя на этом месте в копии сети и изменить одно</translation>
    </message>
    <message>
        <source>Layers of this line</source>
        <translation>Слои этой строки</translation>
    </message>
    <message>
        <source>Go to the rule graph, where the layers of the line in the workshop are marked</source>
        <translation>Перейти к графу правила, где отмечены слои строки из мастерской</translation>
    </message>
    <message>
        <source>The line at the cursor produces no layers.</source>
        <translation>Строка с курсором не создаёт слоёв.</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopView</name>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>A copy of the running network</source>
        <translation>Копия выполняемой сети</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Файл…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>Другие части</translation>
    </message>
    <message>
        <source>Insert a line</source>
        <translation>Вставить строку</translation>
    </message>
    <message>
        <source>Count: how many there are in the house</source>
        <translation>Счёт: сколько их в доме</translation>
    </message>
    <message>
        <source>Is it k: 1 if the number is k</source>
        <translation>Равно k: 1, где число равно k</translation>
    </message>
    <message>
        <source>Spread: the same in all cells of the house</source>
        <translation>Разложить: то же во всех клетках дома</translation>
    </message>
    <message>
        <source>And: 1 if both are 1</source>
        <translation>И: где оба равны 1</translation>
    </message>
    <message>
        <source>Clear: the remaining candidates</source>
        <translation>Очистить: что остаётся от кандидатов</translation>
    </message>
    <message>
        <source>Removals here</source>
        <translation>Что оно здесь удаляет</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Начать с</translation>
    </message>
    <message>
        <source>Built-in rules, and lines to insert</source>
        <translation>Правила программы и строки для вставки</translation>
    </message>
    <message>
        <source>Save the text to a file</source>
        <translation>Сохранить текст в файле</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Что, если</translation>
    </message>
    <message>
        <source>Run it side by side with the same network without this rule</source>
        <translation>Запустить, а рядом — ту же сеть без этого правила</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>Применить в прогоне</translation>
    </message>
    <message>
        <source>Run this network on the puzzle</source>
        <translation>Запустить эту сеть на судоку</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Вернуться к этой версии</translation>
    </message>
    <message>
        <source>Restore its text; Undo returns here</source>
        <translation>Снова её текст; «Отменить» ведёт сюда</translation>
    </message>
    <message>
        <source>A new text</source>
        <translation>Новый текст</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменён</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>сохранён</translation>
    </message>
    <message>
        <source>It runs</source>
        <translation>Выполняется</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>Write a rule, or start from a built-in one.</source>
        <translation>Напишите правило или начните с одного из правил программы.</translation>
    </message>
    <message>
        <source>layers: %1 for one house, %2 for all · additions: %3</source>
        <translation>слои: %1 на один дом, %2 на все · сложений: %3</translation>
    </message>
    <message>
        <source>layers: %1 · additions: %2</source>
        <translation>слои: %1 · сложений: %2</translation>
    </message>
    <message>
        <source>checks that fail: %1</source>
        <translation>проверок не пройдено: %1</translation>
    </message>
    <message>
        <source>Board on which it fails</source>
        <translation>Где оно ошибается</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Судоку не открыто.</translation>
    </message>
    <message>
        <source>This part removes nothing by itself: only rules do.</source>
        <translation>Эта часть сама ничего не удаляет: удаляют только правила.</translation>
    </message>
    <message>
        <source>It restores candidates, which a rule must not do: %1.</source>
        <translation>Оно возвращает кандидатов, чего правило не должно делать: %1.</translation>
    </message>
    <message>
        <source>It removes nothing here.</source>
        <translation>Здесь оно ничего не удаляет.</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>строк: %1</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>проверок не решено: %1</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Веса</translation>
    </message>
    <message>
        <source>Board with the rule’s removals</source>
        <translation>Поле с тем, что удаляет правило</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Мастерская</translation>
    </message>
    <message>
        <source>Rule wor&amp;kshop</source>
        <translation>Мастерская правил</translation>
    </message>
    <message>
        <source>Write a rule, and see what its lines compute and what it removes here</source>
        <translation>Написать правило и увидеть, что вычисляют его строки и что оно здесь удаляет</translation>
    </message>
    <message>
        <source>An empty rule</source>
        <translation>Пустое правило</translation>
    </message>
    <message>
        <source>Describe what the rule removes.</source>
        <extracomment>the sentence of an empty rule, for people to replace</extracomment>
        <translation>Опишите, что убирает правило.</translation>
    </message>
    <message>
        <source>Proved sound on every board</source>
        <translation>Доказано: корректно на любом поле</translation>
    </message>
    <message>
        <source>Checks: %1 %</source>
        <translation>Проверки: %1 %</translation>
    </message>
    <message>
        <source>At %1: %2 candidates before the rule, %3 after it</source>
        <translation>В %1 прогона: кандидатов до правила %2, после — %3</translation>
    </message>
    <message>
        <source>Go to the first step of the run in which it removes something</source>
        <translation>К первому шагу прогона, на котором правило что-то вычёркивает</translation>
    </message>
    <message>
        <source>Show it at %1 (−%2)</source>
        <extracomment>%1: a place in a run, %2: how many candidates the rule removes there: Show it at 17.4 (−2)</extracomment>
        <translation>Показать в %1 (−%2)</translation>
    </message>
</context>
<context>
    <name>convoku::Workspace</name>
    <message numerus="yes">
        <source>The session’s puzzle is invalid: expected %n character(s) under “puzzle”.</source>
        <translation>
            <numerusform>Судоку сеанса — не судоку: в «puzzle» ожидается %n символ.</numerusform>
            <numerusform>Судоку сеанса — не судоку: в «puzzle» ожидается %n символа.</numerusform>
            <numerusform>Судоку сеанса — не судоку: в «puzzle» ожидается %n символов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session’s candidates do not match its puzzle: expected %n character(s) under “candidates”, with no other digit in the cells of givens.</source>
        <translation>
            <numerusform>Кандидаты сеанса не подходят к его судоку: в «candidates» ожидается %n символ, и в клетках исходных цифр никаких других цифр.</numerusform>
            <numerusform>Кандидаты сеанса не подходят к его судоку: в «candidates» ожидается %n символа, и в клетках исходных цифр никаких других цифр.</numerusform>
            <numerusform>Кандидаты сеанса не подходят к его судоку: в «candidates» ожидается %n символов, и в клетках исходных цифр никаких других цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session’s network</source>
        <translation>Сеть сеанса</translation>
    </message>
    <message>
        <source>The session’s network is not included in this program. Expected one of %1 under “network”, or its text under “network_text”.</source>
        <translation>Такой сети, как у сеанса, в программе нет: в «network» ожидается одна из %1 или, в «network_text», её текст.</translation>
    </message>
    <message>
        <source>The session’s rules do not match its network. Expected known ids, each once, under “rules”.</source>
        <translation>Правила сеанса не подходят к его сети: в «rules» ожидаются известные id, каждый один раз.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Step through the passes of a hand-set neural network that solves Sudoku.</source>
        <translation>Проходы вручную настроенной нейронной сети, решающей судоку, шаг за шагом.</translation>
    </message>
    <message>
        <source>convoku opens a window, but that is not possible here (%1); convoku-cli needs no display.</source>
        <translation>convoku открывает окно, а здесь это невозможно (%1); для convoku-cli дисплей не нужен.</translation>
    </message>
    <message>
        <source>convoku opens a window, but there is no display here. convoku-cli needs none.</source>
        <translation>convoku открывает окно, а дисплея здесь нет; для convoku-cli он не нужен.</translation>
    </message>
    <message>
        <source>Language to use this time only, one of: %1.</source>
        <translation>Язык на этот раз, один из: %1.</translation>
    </message>
    <message>
        <source>there is no language “%1”; use one of %2.</source>
        <translation>языка «%1» нет; можно выбрать один из: %2.</translation>
    </message>
    <message>
        <source>only one file or puzzle can be opened at a time; “%1” is one too many.</source>
        <translation>за раз открывается один файл или одно судоку, а «%1» — уже второе.</translation>
    </message>
    <message>
        <source>A file with puzzles, a session, a lesson or a network, or the characters of a puzzle (default: the last viewed puzzle).</source>
        <translation>Файл с судоку, сеанс, урок или сеть либо символы судоку; без него — последнее просмотренное.</translation>
    </message>
</context>
</TS>
