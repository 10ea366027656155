<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CliText</name>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed: „%1“ ist keine Zahl von 0 bis 18446744073709551615.</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>Erwartet wird der Platz einer Zahl, wie in r1=1.</translation>
    </message>
    <message>
        <source>A link cannot go to “%1”. Expected start, end, a pass (17), a step (17.4) or a layer (17.4.2).</source>
        <translation>Ein Link kann nicht zu „%1“ führen: Erwartet wird start, end, ein Durchgang (17), ein Schritt (17.4) oder eine Schicht (17.4.2).</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, not “%1”.</source>
        <translation>Erwartet wird ein Kandidat wie in r1c7=3, nicht „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a page address.</source>
        <translation>„%1“ ist keine Adresse einer Seite.</translation>
    </message>
    <message>
        <source>This stop already has a question (line %1). Only one is allowed.</source>
        <translation>In dieser Station gibt es schon eine Frage (Zeile %1): Sie stellt nur eine.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Link-Adresse kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredPane</name>
    <message>
        <source>What start %1 learned, when</source>
        <translation>Was Start %1 wann gelernt hat</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredWording</name>
    <message>
        <source>What it learned, when</source>
        <translation>Was er wann gelernt hat</translation>
    </message>
    <message>
        <source>Nothing written finds it</source>
        <extracomment>candidates that go, and should go, but that no written rule removes from this board</extracomment>
        <translation>Nichts Geschriebenes findet es</translation>
    </message>
    <message>
        <source>Digits of the solution</source>
        <translation>Ziffern der Lösung</translation>
    </message>
    <message>
        <source>lost at the end too</source>
        <translation>auch am Ende verloren</translation>
    </message>
    <message>
        <source>never lost</source>
        <translation>nie verloren</translation>
    </message>
    <message>
        <source>none lost from step %1</source>
        <translation>ab Schritt %1 keine verloren</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>ab Schritt %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a rule; %2: from step 400, never</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 removed (%4) at step %5; %6</source>
        <extracomment>%1: a rule; %6: from step 400, never</extracomment>
        <translation>%1: %2 von %3 entfernt (%4) bei Schritt %5; %6</translation>
    </message>
    <message>
        <source>Each of %1 candidates on boards of the written network’s runs is in the line of the first written rule that removes it there. A rule is acquired at the step from which at least half of its line is always removed.</source>
        <translation>Von %1 Kandidaten auf Brettern aus Läufen des geschriebenen Netzes steht jeder in der Zeile der ersten geschriebenen Regel, die ihn dort entfernt. Eine Regel gilt von dem Schritt an als gelernt, ab dem immer mindestens die Hälfte ihrer Zeile geht.</translation>
    </message>
    <message>
        <source>This network has custom houses, and the boards used for this measurement have none. They cannot explain what the network removes.</source>
        <translation>Dieses Netz hat eigene Häuser, und die Bretter, an denen gemessen wird, haben keine: Was es entfernt, lässt sich damit nicht erklären.</translation>
    </message>
    <message>
        <source>At step %1 the values are too large or not numbers. They make no rule, so its removals are not known.</source>
        <translation>Bei Schritt %1 sind die Zahlen zu groß oder gar keine und ergeben keine Regel: Was sie entfernen würde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Computing what the start removes …</source>
        <translation>Was der Start entfernt, wird gerade ermittelt …</translation>
    </message>
    <message>
        <source>This network solves boards of a different size from those used for measuring. They cannot explain what it removes.</source>
        <translation>Dieses Netz löst Spielfelder einer anderen Größe als die, auf denen gemessen wird: Was es entfernt, lässt sich mit ihnen nicht erklären.</translation>
    </message>
</context>
<context>
    <name>convoku::Address</name>
    <message>
        <source>Expected a pass (12), step (12.7), layer (12.7.3), cell (r4c5) or candidate (r4c5=7). A cell or candidate can follow a pass, step or layer.</source>
        <translation>Erwartet wird ein Durchgang (12), ein Schritt (12.7), eine Schicht (12.7.3), eine Zelle (r4c5) oder ein Kandidat (r4c5=7), oder eine Stelle und eines davon.</translation>
    </message>
    <message>
        <source>There is no pass %1: the last pass is %2.</source>
        <translation>Es gibt keinen Durchgang %1: Der Lauf hat %2.</translation>
    </message>
    <message>
        <source>Pass %1 has no step %2: its steps are 1 to %3.</source>
        <translation>Durchgang %1 hat keinen Schritt %2: Seine Schritte sind 1 bis %3.</translation>
    </message>
    <message>
        <source>Step %1 has no layer %2: its layers are 1 to %3.</source>
        <translation>Schritt %1 hat keine Schicht %2: Seine Schichten sind 1 bis %3.</translation>
    </message>
</context>
<context>
    <name>convoku::AddressEdit</name>
    <message>
        <source>Go to address</source>
        <translation>Gehe zu Adresse</translation>
    </message>
    <message>
        <source>A pass (12), a step (12.7), a layer (12.7.3), a cell (r4c5), a candidate (r4c5=7)</source>
        <translation>Ein Durchgang (12), ein Schritt (12.7), eine Schicht (12.7.3), eine Zelle (r4c5), ein Kandidat (r4c5=7)</translation>
    </message>
</context>
<context>
    <name>convoku::AnimationPreview</name>
    <message>
        <source>Pause the preview</source>
        <translation>Vorschau anhalten</translation>
    </message>
    <message>
        <source>Previous picture</source>
        <translation>Voriges Bild</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Nächstes Bild</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Picture of the preview</source>
        <translation>Bild der Vorschau</translation>
    </message>
    <message>
        <source>Play the preview</source>
        <translation>Vorschau abspielen</translation>
    </message>
    <message>
        <source>Frame %1 of %2, %3 of %4 s</source>
        <extracomment>the picture that is shown, when it comes, and how long all take: Picture 12 of 69, 4.2 of 25.8 s</extracomment>
        <translation>Bild %1 von %2, %3 von %4 s</translation>
    </message>
</context>
<context>
    <name>convoku::BandSlider</name>
    <message>
        <source>The number and how far it can be bent</source>
        <translation>Die Zahl, mit dem, wie weit sie sich verbiegen lässt</translation>
    </message>
</context>
<context>
    <name>convoku::Batch</name>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ist schon da.</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 ist kein Ordner und lässt sich auch nicht als solcher anlegen.</translation>
    </message>
</context>
<context>
    <name>convoku::BendWording</name>
    <message>
        <source>weights of a count</source>
        <translation>Gewichte einer Zählung</translation>
    </message>
    <message>
        <source>weights of a convolution</source>
        <translation>Gewichte einer Faltung</translation>
    </message>
    <message>
        <source>kernel that slides</source>
        <translation>Kernel, der gleitet</translation>
    </message>
    <message>
        <source>k, the comparison value</source>
        <translation>k, mit dem verglichen wird</translation>
    </message>
    <message>
        <source>factor and summand</source>
        <translation>Faktor und Summand</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>summand</source>
        <translation>Summand</translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>bias of row %1</source>
        <translation>Bias der Zeile %1</translation>
    </message>
    <message>
        <source>weight %1 of row %2</source>
        <translation>Gewicht %1 der Zeile %2</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>You cannot bend numbers while the text is being read or has an error.</source>
        <translation>Solange der Text gelesen wird oder einen Fehler hat, lässt sich nichts verbiegen.</translation>
    </message>
    <message>
        <source>With %1 the rule has no layers. Expected: %2.</source>
        <translation>Mit %1 hat die Regel keine Schichten. Erwartet: %2.</translation>
    </message>
    <message>
        <source>First different number here: %1 in layer %2, %3 instead of %4.</source>
        <translation>Die erste Zahl, die hier anders ist: %1 in Schicht %2, %3 statt %4.</translation>
    </message>
    <message>
        <source>No number differs on this board.</source>
        <translation>Auf diesem Spielfeld ist keine Zahl anders.</translation>
    </message>
    <message>
        <source>First wrongly removed candidate: %1, in pass %2 by %3.</source>
        <translation>Der erste zu Unrecht gestrichene Kandidat: %1, in Durchgang %2 durch %3.</translation>
    </message>
    <message>
        <source>No candidate is wrongly removed in this puzzle.</source>
        <translation>In diesem Rätsel wird kein Kandidat zu Unrecht gestrichen.</translation>
    </message>
    <message>
        <source>As written, the network does not solve this puzzle. It is not known which removals are wrong.</source>
        <translation>Wie es geschrieben ist, löst das Netz dieses Rätsel nicht: Welche Streichungen falsch sind, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The run fails: %1</source>
        <translation>Der Lauf bricht ab: %1</translation>
    </message>
    <message>
        <source>The puzzle is still solved in the same number of passes (%1).</source>
        <translation>Das Rätsel wird weiter gelöst, in ebenso vielen Durchgängen (%1).</translation>
    </message>
    <message>
        <source>The puzzle is still solved, in %1 passes instead of %2.</source>
        <translation>Das Rätsel wird weiter gelöst; Durchgänge: %1 statt %2.</translation>
    </message>
    <message>
        <source>The puzzle ends with a different grid in pass %1.</source>
        <translation>Das Rätsel endet mit einem anderen Gitter, in Durchgang %1.</translation>
    </message>
    <message>
        <source>The puzzle has not ended after %1 passes.</source>
        <translation>Nach %1 Durchgängen ist das Rätsel nicht zu Ende.</translation>
    </message>
    <message>
        <source>Result: %1, in pass %2.</source>
        <translation>Wie es endet: %1, in Durchgang %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two numbers: from the first to the second</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Same result on every board: %1.</source>
        <translation>Auf jedem Spielfeld dasselbe: %1.</translation>
    </message>
    <message>
        <source>Sound (no solution is lost): %1.</source>
        <translation>Korrekt, sodass keine Lösung verloren geht: %1.</translation>
    </message>
    <message>
        <source>As written, the rule is not known to be sound.</source>
        <translation>Wie sie geschrieben ist, ist nicht bekannt, dass sie korrekt ist.</translation>
    </message>
    <message>
        <source>Proved as far as time allowed.</source>
        <translation>Bewiesen, soweit Zeit war.</translation>
    </message>
    <message>
        <source>All of this is proved. Numbers farther away were not checked.</source>
        <translation>All das ist bewiesen; nach Zahlen, die weiter weg sind, wurde nicht gefragt.</translation>
    </message>
    <message>
        <source>%1: same result on every board</source>
        <translation>%1: auf jedem Spielfeld dasselbe</translation>
    </message>
    <message>
        <source>%1: a different rule, but sound</source>
        <translation>%1: eine andere Regel, aber korrekt</translation>
    </message>
    <message>
        <source>%1: outside the safe band</source>
        <translation>%1: außerhalb des sicheren Bands</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1: removes %2 when bent, but not as written.</source>
        <translation>%1: Verbogen streicht sie %2, wie sie geschrieben ist nicht.</translation>
    </message>
    <message>
        <source>%1: leaves %2 when bent, but not as written.</source>
        <translation>%1: Verbogen lässt sie %2 übrig, wie sie geschrieben ist nicht.</translation>
    </message>
    <message>
        <source>Any real number between %1 and %2 would give the same rounded answers.</source>
        <translation>Als reelle Zahl zwischen %1 und %2 gäbe sie gerundet dieselben Antworten.</translation>
    </message>
    <message>
        <source>Any real number above %1 would give the same rounded answers.</source>
        <translation>Als reelle Zahl über %1 gäbe sie gerundet dieselben Antworten.</translation>
    </message>
    <message>
        <source>Any real number below %1 would give the same rounded answers.</source>
        <translation>Als reelle Zahl unter %1 gäbe sie gerundet dieselben Antworten.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
</context>
<context>
    <name>convoku::BentWeightDialog</name>
    <message>
        <source>It is this one</source>
        <translation>Diese ist es</translation>
    </message>
    <message>
        <source>Name the selected number</source>
        <translation>Die gewählte Zahl nennen</translation>
    </message>
    <message>
        <source>Show a row</source>
        <translation>Eine Zeile zeigen</translation>
    </message>
    <message>
        <source>Show a row for which the bent rule is wrong</source>
        <translation>Eine Zeile, in der die verbogene Regel falsch ist</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>Bend a different number</source>
        <translation>Eine andere Zahl wird verbogen</translation>
    </message>
    <message>
        <source>Find the bent weight</source>
        <translation>Das verbogene Gewicht finden</translation>
    </message>
    <message>
        <source>The row that you draw</source>
        <translation>Die Zeile, die Sie zeichnen</translation>
    </message>
    <message>
        <source>Click to add or remove a candidate</source>
        <translation>Ein Klick setzt einen Kandidaten oder nimmt ihn weg</translation>
    </message>
    <message>
        <source>Result of the bent rule</source>
        <translation>Was die verbogene Regel übrig lässt</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Alle Kandidaten</translation>
    </message>
    <message>
        <source>Every digit in every cell</source>
        <translation>Jede Ziffer in jeder Zelle</translation>
    </message>
    <message>
        <source>Empty row</source>
        <translation>Leere Zeile</translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation>Keine Kandidaten</translation>
    </message>
    <message>
        <source>In this rule, for a row, one number is bent: “%1” Draw candidates until the bent rule leaves something different from the written rule. Then name the bent number.</source>
        <translation>In dieser Regel, für eine Zeile, ist eine Zahl verbogen: „%1“ Zeichnen Sie Kandidaten, bis die verbogene Regel anderes übrig lässt, als es die Regel täte, wie sie geschrieben ist. Sagen Sie dann, welche Zahl es ist.</translation>
    </message>
    <message>
        <source>Here both rules leave the same candidates.</source>
        <translation>Hier lässt sie dasselbe übrig wie die geschriebene Regel.</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it removes %1, unlike the written rule. Which number is it?</source>
        <translation>Hier ist sie falsch: Sie streicht %1, wie sie geschrieben ist nicht. Welche Zahl ist es?</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it leaves %1, unlike the written rule. Which number is it?</source>
        <translation>Hier ist sie falsch: Sie lässt %1 übrig, wie sie geschrieben ist nicht. Welche Zahl ist es?</translation>
    </message>
    <message>
        <source>Right: %1 is %2 instead of %3. Tries: %4, found so far: %5.</source>
        <extracomment>%1 is a number of a kernel (“weight 5”), %2 and %3 are numbers</extracomment>
        <translation>Richtig: %1 ist %2 statt %3. Versuche: %4, bisher gefunden: %5.</translation>
    </message>
    <message>
        <source>No, %1 is as written. Tries: %2.</source>
        <translation>Nein, %1 ist, wie geschrieben. Versuche: %2.</translation>
    </message>
</context>
<context>
    <name>convoku::BlindChoices</name>
    <message>
        <source>empty cells²</source>
        <extracomment>the length of a chain of annealing</extracomment>
        <translation>leere Zellen²</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>Wie das nächste Gitter zum Probieren entsteht</translation>
    </message>
    <message>
        <source>Cost of a grid</source>
        <translation>Was ein Gitter kostet</translation>
    </message>
    <message>
        <source>The same seed produces the same trials</source>
        <translation>Der gleiche Startwert ergibt die gleichen Versuche</translation>
    </message>
    <message>
        <source>The search ends after this many trials, or at a grid with the lowest possible cost</source>
        <translation>Die Suche endet nach so vielen Versuchen, oder mit einem Gitter, als das keines weniger kostet</translation>
    </message>
    <message>
        <source>How TPE computes probabilities from the digits tried in a cell</source>
        <translation>Wie TPE aus den Ziffern, die in einer Zelle probiert wurden, Wahrscheinlichkeiten bildet</translation>
    </message>
    <message>
        <source>How many of n trials count as good</source>
        <translation>Wie viele von n Versuchen als gute zählen</translation>
    </message>
    <message>
        <source>Initial temperature: a grid that costs one more is kept with probability exp(−1 / temperature)</source>
        <translation>Temperatur am Anfang: Ein Gitter, das eins mehr kostet, bleibt in exp(−1 / Temperatur) aller Fälle</translation>
    </message>
    <message>
        <source>Factor applied to the temperature after each chain</source>
        <translation>Womit die Temperatur nach jeder Kette multipliziert wird</translation>
    </message>
    <message>
        <source>Trials at one temperature</source>
        <translation>Versuche bei einer Temperatur</translation>
    </message>
    <message>
        <source>After this many chains without a better grid, the temperature resets to its initial value</source>
        <translation>Nach so vielen Ketten ohne besseres Gitter beginnt sie wieder bei der ersten Temperatur</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Parzen</source>
        <translation>Parzen</translation>
    </message>
    <message>
        <source>Good ones</source>
        <translation>Gute</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Abkühlung</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>Erhitzen nach</translation>
    </message>
</context>
<context>
    <name>convoku::BlindPage</name>
    <message>
        <source>No grid has been tried yet.</source>
        <translation>Noch wurde kein Gitter probiert.</translation>
    </message>
    <message>
        <source>Try grids until the search ends or is paused</source>
        <translation>Gitter probieren, bis die Suche zu Ende ist oder angehalten wird</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Try one more grid</source>
        <translation>Ein weiteres Gitter probieren</translation>
    </message>
    <message>
        <source>Clear curves</source>
        <translation>Kurven löschen</translation>
    </message>
    <message>
        <source>Discard the searches and their curves</source>
        <translation>Die Suchen mit ihren Kurven vergessen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>First trial</source>
        <translation>Erster Versuch</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Play or pause the trials</source>
        <translation>Die Versuche abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Last trial</source>
        <translation>Letzter Versuch</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>Verbesserung</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Export &amp;picture of the trial…</source>
        <translation>&amp;Bild des Versuchs exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the search…</source>
        <translation>&amp;Animation der Suche exportieren…</translation>
    </message>
    <message>
        <source>Target of the arrow keys and the two step buttons. With Ctrl, the arrow keys go to improvements. Page Up and Page Down go to the ends of chains</source>
        <translation>Wohin die Pfeiltasten und die beiden Schritte gehen; mit Strg gehen die Pfeiltasten zu Verbesserungen, Bild auf und Bild ab zu den Enden von Ketten</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>in front of: trial, improvement, chain</extracomment>
        <translation>Schritt um</translation>
    </message>
    <message>
        <source>Point at a cell to see here where else its digit appears.</source>
        <translation>Auf eine Zelle zeigen: Hier steht dann, wo ihre Ziffer noch steht.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Kein Rätsel ist geöffnet.</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>Wie das nächste Gitter zum Probieren entsteht</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Train a rule</source>
        <translation>Eine Regel trainieren</translation>
    </message>
    <message>
        <source>Fill the empty cells · Method: %1 · %2</source>
        <extracomment>%1: a method, &quot;Random trials&quot;; %2: the button &quot;Search&quot;</extracomment>
        <translation>Die leeren Zellen füllen · Methode: %1 · %2</translation>
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
        <translation>Zufällige Versuche</translation>
    </message>
    <message>
        <source>Annealing, free cells</source>
        <translation>Abkühlung, freie Zellen</translation>
    </message>
    <message>
        <source>Annealing, swaps in boxes</source>
        <translation>Abkühlung, Tausch in Blöcken</translation>
    </message>
    <message>
        <source>As published: digits 0 to 8</source>
        <translation>Wie veröffentlicht: Ziffern 0 bis 8</translation>
    </message>
    <message>
        <source>Digits 1 to 9</source>
        <translation>Ziffern 1 bis 9</translation>
    </message>
    <message>
        <source>Counts (Optuna up to 2)</source>
        <translation>Zählungen (Optuna bis 2)</translation>
    </message>
    <message>
        <source>Mixture (Optuna from 3)</source>
        <translation>Mischung (Optuna ab 3)</translation>
    </message>
    <message>
        <source>A tenth, at most 25</source>
        <translation>Ein Zehntel, höchstens 25</translation>
    </message>
    <message>
        <source>¼ √n, at most 25 (before July 2019)</source>
        <translation>¼ √n, höchstens 25 (vor Juli 2019)</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>a tenth good</source>
        <translation>ein Zehntel gut</translation>
    </message>
    <message>
        <source>¼ √n good</source>
        <translation>¼ √n gut</translation>
    </message>
    <message>
        <source>digits 0 to 8</source>
        <translation>Ziffern 0 bis 8</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <extracomment>%1: the run, as &quot;TPE, counts&quot;</extracomment>
        <translation>%1 · Startwert %2</translation>
    </message>
    <message>
        <source>Each trial is a whole grid. The search uses only its cost and no rules. It learns separately for each cell which digits were in cheap grids.</source>
        <translation>Jeder Versuch ist ein ganzes Gitter. Die Suche erfährt seine Kosten und sonst nichts: Sie kennt keine Regel und lernt für jede Zelle einzeln, welche Ziffern in günstigen Gittern standen.</translation>
    </message>
    <message>
        <source>Each trial is a whole grid of random digits. Nothing is learned from its cost. This is the baseline for the other methods.</source>
        <translation>Jeder Versuch ist ein ganzes Gitter aus zufälligen Ziffern. Aus seinen Kosten wird nichts gelernt: Daran werden die anderen Verfahren gemessen.</translation>
    </message>
    <message>
        <source>Each trial changes one digit of the previous grid. The search sees only the cost. It keeps cheaper grids. As the temperature falls, it keeps dearer grids more rarely.</source>
        <translation>Jeder Versuch ändert eine Ziffer des vorigen Gitters. Die Suche erfährt die Kosten und sonst nichts: Günstigere Gitter bleiben, teurere umso seltener, je kühler es wird.</translation>
    </message>
    <message>
        <source>Each trial swaps two digits of a box. By design, every box holds nine different digits. The boxes are the only part of the rules that this search uses.</source>
        <translation>Jeder Versuch tauscht zwei Ziffern eines Blocks. Dass jeder Block neun verschiedene Ziffern hat, ist eingebaut: Von den Regeln kennt diese Suche die Blöcke.</translation>
    </message>
    <message>
        <source>Cost: the digits 0 to 8 missing from rows, columns and boxes, as published. A solution costs 27 because no house has a 0. A grid that costs 27 need not be a solution, because a missing 9 costs nothing.</source>
        <translation>Kosten: die Ziffern 0 bis 8, die Zeilen, Spalten und Blöcken fehlen, wie veröffentlicht. Eine Lösung kostet 27, da kein Haus eine 0 hat; aber ein Gitter, das 27 kostet, muss keine sein, da niemand eine 9 vermisst.</translation>
    </message>
    <message>
        <source>Cost: the digits 1 to 9 missing from rows, columns and boxes. Only a solution costs 0.</source>
        <translation>Kosten: die Ziffern 1 bis 9, die Zeilen, Spalten und Blöcken fehlen. Eine Lösung kostet 0, und sonst nichts.</translation>
    </message>
    <message>
        <source>Trial %1: cost %2, best so far %3.</source>
        <translation>Versuch %1: Kosten %2, beste bisher %3.</translation>
    </message>
    <message>
        <source>Kept; temperature %1.</source>
        <translation>Behalten; Temperatur %1.</translation>
    </message>
    <message>
        <source>Not kept; temperature %1.</source>
        <translation>Verworfen; Temperatur %1.</translation>
    </message>
    <message>
        <source>After that, the temperature resets to its initial value.</source>
        <translation>Danach ist die Temperatur wieder die vom Anfang.</translation>
    </message>
    <message>
        <source>Solved in trial %1.</source>
        <translation>Gelöst in Versuch %1.</translation>
    </message>
    <message>
        <source>Trial %1 costs as little as a solution but is not one: %2.</source>
        <translation>Versuch %1 kostet so wenig wie eine Lösung, und ist keine: %2.</translation>
    </message>
    <message>
        <source>Not solved: the best grid (trial %1) costs %2, a solution %3; %4.</source>
        <translation>Nicht gelöst: Das beste Gitter, von Versuch %1, kostet %2, eine Lösung %3; %4.</translation>
    </message>
    <message>
        <source>%2 of %1 trials are kept here: every improvement, and one in %3 of the others</source>
        <translation>Von %1 Versuchen sind hier %2: jede Verbesserung, und von den anderen einer von %3</translation>
    </message>
    <message>
        <source>; also the end of each chain.</source>
        <translation>; auch das Ende jeder Kette.</translation>
    </message>
    <message>
        <source>; also the end of one chain in %1.</source>
        <translation>; auch das Ende von einer Kette in %1.</translation>
    </message>
    <message>
        <source>The search ended: no grid costs less.</source>
        <translation>Sie endete: Kein Gitter kostet weniger.</translation>
    </message>
    <message>
        <source>The search ended: %1 trials were made.</source>
        <translation>Sie endete: %1 Versuche wurden gemacht.</translation>
    </message>
    <message>
        <source>The search ended: there is nothing to change.</source>
        <translation>Sie endete: Es gibt nichts zu ändern.</translation>
    </message>
    <message>
        <source>%1 = %2, given</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2, vorgegeben</translation>
    </message>
    <message>
        <source>%1 = %2, tried</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2, probiert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a house, and the cells in it: &quot;row 3 (r3c7)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: no repeat in its row, column or box.</source>
        <translation>%1: nichts Gleiches in Zeile, Spalte und Block.</translation>
    </message>
    <message>
        <source>%1: also in %2.</source>
        <translation>%1: auch in %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of equal digits in a house</source>
        <translation>
            <numerusform>%n Paar gleicher Ziffern in einem Haus</numerusform>
            <numerusform>%n Paare gleicher Ziffern in einem Haus</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind search: %1</source>
        <translation>Blinde Suche: %1</translation>
    </message>
</context>
<context>
    <name>convoku::BoardSigns</name>
    <message>
        <source>Clash</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>No candidate left</source>
        <translation>Kein Kandidat übrig</translation>
    </message>
    <message>
        <source>Cause of this step</source>
        <translation>Ursache dieses Schritts</translation>
    </message>
    <message>
        <source>Another cause</source>
        <translation>Weitere Ursache</translation>
    </message>
    <message>
        <source>Had to be absent</source>
        <translation>Musste dafür weg sein</translation>
    </message>
    <message>
        <source>Searched by the rule</source>
        <translation>Wo die Regel suchte</translation>
    </message>
    <message>
        <source>Affected by the rule</source>
        <translation>Wo sie wirkt</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Why it was removed</source>
        <translation>Warum er weg ist</translation>
    </message>
    <message>
        <source>Reason: was there</source>
        <translation>Grund: war da</translation>
    </message>
    <message>
        <source>Reason: was removed</source>
        <translation>Grund: war gestrichen</translation>
    </message>
    <message>
        <source>Basis of the chain</source>
        <translation>Grundlage der Kette</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Annahme %1</translation>
    </message>
    <message>
        <source>Guesses before them</source>
        <translation>Annahmen davor</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>Durch eine Annahme zurückgestellt</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>Folgt aus einer Annahme</translation>
    </message>
    <message>
        <source>Failed guess</source>
        <translation>Gescheiterte Annahme</translation>
    </message>
    <message>
        <source>Restored with it</source>
        <translation>Damit zurückgekehrt</translation>
    </message>
    <message>
        <source>Cause of a clashing digit</source>
        <translation>Ursache einer Ziffer im Konflikt</translation>
    </message>
    <message>
        <source>Removed: 1 before, 0 after</source>
        <translation>Entfernt: vorher 1, nachher 0</translation>
    </message>
    <message>
        <source>Took a candidate from it</source>
        <translation>Nahm der Zelle einen Kandidaten</translation>
    </message>
    <message>
        <source>Took the last candidate</source>
        <translation>Nahm den letzten Kandidaten</translation>
    </message>
    <message>
        <source>Set aside by guess %1</source>
        <translation>Durch Annahme %1 zurückgestellt</translation>
    </message>
    <message>
        <source>Follows from guess %1</source>
        <translation>Folgt aus Annahme %1</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Found by rules alone</source>
        <translation>Allein durch Regeln gefunden</translation>
    </message>
</context>
<context>
    <name>convoku::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Drag the board from here into another program as a picture, a file or text</source>
        <translation>Ziehen Sie das Spielfeld von hier in ein anderes Programm: als Bild, Datei oder Text</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>Der Zustand vor diesem Schritt, solange B gedrückt ist</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>Zu&amp;m Spielfeld</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Das Spielfeld zeigen</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksModel</name>
    <message>
        <source>The run has not reached this position, or different rules made it shorter.</source>
        <translation>So weit ist der Lauf nicht gekommen, oder andere Regeln machen ihn kürzer.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksPanel</name>
    <message>
        <source>No bookmarks. Press Ctrl+B to set one at the current place, and Ctrl+1 … Ctrl+0 to go there.</source>
        <translation>Keine Lesezeichen. Strg+B setzt eines an der aktuellen Stelle, Strg+1 … Strg+0 führen dorthin.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Press Enter or click to go there, F2 to edit the note, Delete to remove the bookmark</source>
        <translation>Eingabetaste oder Klick springt dorthin, F2 bearbeitet die Notiz, Entf löscht das Lesezeichen</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointDialog</name>
    <message>
        <source>Breakpoint</source>
        <translation>Haltepunkt</translation>
    </message>
    <message>
        <source>Stop from &amp;hit:</source>
        <translation>Anhalten ab &amp;Treffer:</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>Der erste Treffer, bei dem angehalten wird; die davor werden nur gezählt.</translation>
    </message>
    <message>
        <source>Any rule</source>
        <translation>Jede Regel</translation>
    </message>
    <message>
        <source>Number of the row, column or box</source>
        <translation>Nummer der Zeile, der Spalte oder des Blocks</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>&amp;Stop when:</source>
        <translation>&amp;Anhalten, wenn:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Regel:</translation>
    </message>
    <message>
        <source>C&amp;andidate:</source>
        <translation>&amp;Kandidat:</translation>
    </message>
    <message>
        <source>C&amp;ell:</source>
        <translation>&amp;Zelle:</translation>
    </message>
    <message>
        <source>H&amp;ouse:</source>
        <translation>&amp;Haus:</translation>
    </message>
    <message>
        <source>&amp;Depth above:</source>
        <translation>Tiefe ü&amp;ber:</translation>
    </message>
    <message>
        <source>&amp;Pass:</source>
        <translation>&amp;Durchgang:</translation>
    </message>
    <message>
        <source>&amp;Condition:</source>
        <translation>B&amp;edingung:</translation>
    </message>
    <message>
        <source>Expected a candidate: row, column and digit, such as r4c5=7.</source>
        <translation>Erwartet wird ein Kandidat: Zeile, Spalte und Ziffer, etwa r4c5=7.</translation>
    </message>
    <message>
        <source>Expected a cell: row and column, such as r4c5.</source>
        <translation>Erwartet wird eine Zelle: Zeile und Spalte, etwa r4c5.</translation>
    </message>
    <message>
        <source>Condition: %1</source>
        <translation>Bedingung: %1</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointWording</name>
    <message>
        <source>A rule fires</source>
        <translation>Eine Regel greift</translation>
    </message>
    <message>
        <source>A candidate changes</source>
        <translation>Ein Kandidat ändert sich</translation>
    </message>
    <message>
        <source>A cell changes</source>
        <translation>Eine Zelle ändert sich</translation>
    </message>
    <message>
        <source>A row, column or box changes</source>
        <translation>Zeile, Spalte oder Block ändert sich</translation>
    </message>
    <message>
        <source>A guess is made</source>
        <translation>Eine Annahme wird getroffen</translation>
    </message>
    <message>
        <source>A guess is undone</source>
        <translation>Eine Annahme wird zurückgenommen</translation>
    </message>
    <message>
        <source>A contradiction is seen</source>
        <translation>Ein Widerspruch wird erkannt</translation>
    </message>
    <message>
        <source>The rules of a pass remove nothing</source>
        <translation>Die Regeln eines Durchgangs streichen nichts</translation>
    </message>
    <message>
        <source>The depth of search rises above a number</source>
        <translation>Die Suchtiefe steigt über eine Zahl</translation>
    </message>
    <message>
        <source>The puzzle is solved</source>
        <translation>Das Rätsel ist gelöst</translation>
    </message>
    <message>
        <source>A pass ends</source>
        <translation>Ein Durchgang endet</translation>
    </message>
    <message>
        <source>When %1 fires</source>
        <translation>Wenn %1 greift</translation>
    </message>
    <message>
        <source>When any rule fires</source>
        <translation>Wenn irgendeine Regel greift</translation>
    </message>
    <message>
        <source>When candidate %1 of %2 changes</source>
        <extracomment>%1 is a digit, %2 a cell</extracomment>
        <translation>Wenn sich Kandidat %1 von %2 ändert</translation>
    </message>
    <message>
        <source>When %1 changes</source>
        <translation>Wenn sich %1 ändert</translation>
    </message>
    <message>
        <source>When a guess is made</source>
        <translation>Wenn eine Annahme getroffen wird</translation>
    </message>
    <message>
        <source>When a guess is undone</source>
        <translation>Wenn eine Annahme zurückgenommen wird</translation>
    </message>
    <message>
        <source>When a contradiction is seen</source>
        <translation>Wenn ein Widerspruch erkannt wird</translation>
    </message>
    <message>
        <source>When the rules of a pass remove nothing</source>
        <translation>Wenn die Regeln eines Durchgangs nichts streichen</translation>
    </message>
    <message>
        <source>When the depth rises above %1</source>
        <translation>Wenn die Tiefe über %1 steigt</translation>
    </message>
    <message>
        <source>When the puzzle is solved</source>
        <translation>Wenn das Rätsel gelöst ist</translation>
    </message>
    <message>
        <source>When pass %1 ends</source>
        <translation>Wenn Durchgang %1 endet</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the hits of a breakpoint</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>hits up to here, and all of them: 3 of 17</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>a comparison, such as removed &gt;= 3</source>
        <translation>ein Vergleich, etwa removed &gt;= 3</translation>
    </message>
    <message>
        <source>a number, pass, step, depth, removed or left</source>
        <translation>eine Zahl, pass, step, depth, removed oder left</translation>
    </message>
    <message>
        <source>one of &lt; &lt;= = != &gt;= &gt;</source>
        <translation>eines von &lt; &lt;= = != &gt;= &gt;</translation>
    </message>
    <message>
        <source>“and”, “or” or the end</source>
        <translation>„and“, „or“ oder das Ende</translation>
    </message>
    <message>
        <source>“and”, “or” or a closing parenthesis</source>
        <translation>„and“, „or“ oder eine schließende Klammer</translation>
    </message>
    <message>
        <source>a number of at most nine digits</source>
        <translation>eine Zahl mit höchstens neun Stellen</translation>
    </message>
    <message>
        <source>fewer nested conditions</source>
        <translation>weniger ineinander verschachtelte Bedingungen</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but the condition ends here.</source>
        <translation>Spalte %1: Erwartet wird %2, aber die Bedingung endet hier.</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but found “%3”.</source>
        <translation>Spalte %1: Erwartet wird %2, hier steht aber „%3“.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A hit counts only if the condition holds, for example &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. It compares numbers and these values:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;the pass of the hit&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;its step in the pass: rules, verdict, search&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;active guesses after it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates removed by the rule, or by all rules of the pass&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates left after it&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;with &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;, joined by &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; and parentheses.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ein Treffer zählt nur, wenn die Bedingung erfüllt ist, zum Beispiel &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. Sie vergleicht Zahlen und diese Größen:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;der Durchgang des Treffers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;sein Schritt im Durchgang: Regeln, Urteil, Suche&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;wie viele Annahmen danach gelten&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;Kandidaten, die die Regel oder alle Regeln des Durchgangs gestrichen haben&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;Kandidaten danach&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;mit &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;, verknüpft durch &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; und Klammern.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsModel</name>
    <message>
        <source>always</source>
        <extracomment>a breakpoint without a condition</extracomment>
        <translation>immer</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>Der erste Treffer, bei dem angehalten wird; die davor werden nur gezählt.</translation>
    </message>
    <message>
        <source>%1, here</source>
        <extracomment>how many hits, and one of them is what is looked at: 3 of 17, here</extracomment>
        <translation>%1, hier</translation>
    </message>
    <message>
        <source>Hits up to here, of all in this run. Press Enter or double-click for the next.</source>
        <translation>Treffer bis hierher, von allen dieses Laufs. Eingabetaste oder Doppelklick: der nächste.</translation>
    </message>
    <message>
        <source>Expected the number of a hit: 1 or more.</source>
        <translation>Erwartet wird die Nummer eines Treffers: 1 oder mehr.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>Ab Treffer</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsPanel</name>
    <message>
        <source>No breakpoints yet. Choose “Add…” to create one. It takes you straight to an event, forwards or backwards: a rule fires, a candidate changes, a guess is made…</source>
        <translation>Noch keine Haltepunkte. „Hinzufügen…“ legt einen an. Er führt direkt dorthin, wo etwas geschieht, vorwärts und rückwärts: Eine Regel greift, ein Kandidat ändert sich, eine Annahme wird getroffen…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>A new breakpoint (Insert)</source>
        <translation>Neuer Haltepunkt (Einfg)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Change the selected breakpoint (Enter)</source>
        <translation>Ausgewählten Haltepunkt ändern (Eingabetaste)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected breakpoint (Delete)</source>
        <translation>Ausgewählten Haltepunkt entfernen (Entf)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Go to the previous hit of the selected breakpoint (Shift+Enter on its hits)</source>
        <translation>Zum vorigen Treffer des ausgewählten Haltepunkts (Umschalt+Eingabetaste auf seinen Treffern)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Go to the next hit of the selected breakpoint (Enter on its hits)</source>
        <translation>Zum nächsten Treffer des ausgewählten Haltepunkts (Eingabetaste auf seinen Treffern)</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>Ab Treffer</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateCurveView</name>
    <message>
        <source>Candidates left after each pass</source>
        <translation>Kandidaten nach jedem Durchgang</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %n candidate(s)</source>
        <translation>
            <numerusform>Am Anfang: %n Kandidat</numerusform>
            <numerusform>Am Anfang: %n Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After pass %1: %n candidate(s)</source>
        <translation>
            <numerusform>Nach Durchgang %1: %n Kandidat</numerusform>
            <numerusform>Nach Durchgang %1: %n Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong guess: %n restored</source>
        <extracomment>at the point of a curve where a guess has failed</extracomment>
        <translation>
            <numerusform>falsche Annahme: %n kommt zurück</numerusform>
            <numerusform>falsche Annahme: %n kommen zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CandidateRow</name>
    <message>
        <source>cell %1, digit %2</source>
        <translation>Zelle %1, Ziffer %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a cell and a digit, and what is so of them</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateWording</name>
    <message>
        <source>%1: candidate %2</source>
        <translation>%1: Kandidat %2</translation>
    </message>
    <message>
        <source>%1 was removed in this step by %2</source>
        <translation>%1 wurde in diesem Schritt gestrichen: %2</translation>
    </message>
    <message>
        <source>%1 was set aside by the guess at depth %2</source>
        <translation>%1 wurde durch die Annahme in Tiefe %2 zurückgestellt</translation>
    </message>
    <message>
        <source>%1 is the guess at depth %2</source>
        <translation>%1 ist die Annahme in Tiefe %2</translation>
    </message>
    <message>
        <source>%1 is given: %2</source>
        <translation>%1 ist vorgegeben: %2</translation>
    </message>
    <message>
        <source>%1 is possible</source>
        <translation>%1 ist möglich</translation>
    </message>
    <message>
        <source>%1 has been removed</source>
        <translation>%1 ist gestrichen</translation>
    </message>
    <message>
        <source>%1 was found by %2</source>
        <translation>%1 gehört zum Befund der Regel „%2“</translation>
    </message>
    <message>
        <source>%1 is removed, as the finding of %2 requires</source>
        <translation>%1 ist gestrichen und musste es sein für den Befund der Regel „%2“</translation>
    </message>
    <message>
        <source>%1: another finding of this step</source>
        <translation>%1: ein weiterer Befund dieses Schritts</translation>
    </message>
    <message>
        <source>candidate %1 of %2: 1 before, 0 after (%3)</source>
        <translation>Kandidat %1 in %2: vorher 1, nachher 0 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit</extracomment>
        <translation>%1 ist %2</translation>
    </message>
</context>
<context>
    <name>convoku::CellWording</name>
    <message>
        <source>%1, given %2</source>
        <extracomment>a cell and its digit: r1c1, given 5</extracomment>
        <translation>%1, Vorgabe %2</translation>
    </message>
    <message>
        <source>%1, candidates %2</source>
        <extracomment>a cell and its candidates: r4c5, candidates 2, 7</extracomment>
        <translation>%1, Kandidaten %2</translation>
    </message>
    <message>
        <source>%1, no candidate</source>
        <translation>%1, kein Kandidat</translation>
    </message>
    <message>
        <source>%1, guess %2 at depth %3</source>
        <translation>%1, Annahme %2 in Tiefe %3</translation>
    </message>
    <message>
        <source>%1, decided %2, follows from the guess at depth %3</source>
        <extracomment>a cell, its digit, and the depth of the guess that it follows from</extracomment>
        <translation>%1, entschieden %2, folgt aus der Annahme in Tiefe %3</translation>
    </message>
    <message>
        <source>%1, decided %2</source>
        <extracomment>a cell and its digit: r1c2, decided 7</extracomment>
        <translation>%1, entschieden %2</translation>
    </message>
    <message>
        <source>contradiction: no digit is left</source>
        <translation>Widerspruch: keine Ziffer ist übrig</translation>
    </message>
    <message>
        <source>contradiction: its digit occurs twice in a house</source>
        <translation>Widerspruch: ihre Ziffer steht zweimal in einem Haus</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <extracomment>digits and the rules that removed them: 2, 5 removed by Naked pair in row</extracomment>
        <translation>%1 gestrichen durch %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>digits and what they are: 2, 5 set aside at depth 1</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the guess %1 at depth %2 failed</source>
        <translation>Annahme %1 in Tiefe %2 gescheitert</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <extracomment>digits that a failed guess had set aside: 2, 5 came back</extracomment>
        <translation>%1 zurückgekehrt</translation>
    </message>
</context>
<context>
    <name>convoku::ChainBoard</name>
    <message>
        <source>Board of the proof</source>
        <translation>Spielfeld des Beweises</translation>
    </message>
</context>
<context>
    <name>convoku::ChainButton</name>
    <message>
        <source>&amp;Chain to the givens</source>
        <translation>&amp;Kette bis zu den Vorgaben</translation>
    </message>
    <message>
        <source>Trace the reasons back to the givens: all removals that this one depends on</source>
        <translation>Den Gründen bis zu den Vorgaben folgen: jede Streichung, auf der diese beruht</translation>
    </message>
</context>
<context>
    <name>convoku::ChainGraphView</name>
    <message>
        <source>Graph of the proof</source>
        <translation>Graph des Beweises</translation>
    </message>
</context>
<context>
    <name>convoku::ChainList</name>
    <message>
        <source>Lines of the proof</source>
        <translation>Zeilen des Beweises</translation>
    </message>
</context>
<context>
    <name>convoku::ChainPage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Zum Spielfeld</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>The proof line by line</source>
        <translation>Der Beweis Zeile für Zeile</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>The same proof as a dependency graph</source>
        <translation>Derselbe Beweis als Graph: was worauf beruht</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Spielfeld</translation>
    </message>
    <message>
        <source>Form of the proof</source>
        <translation>Form des Beweises</translation>
    </message>
    <message>
        <source>Following the reasons…</source>
        <translation>Den Gründen wird gefolgt…</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) so far</source>
        <extracomment>how far the search for a proof has come</extracomment>
        <translation>
            <numerusform>bisher %n Schritt</numerusform>
            <numerusform>bisher %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Why was a candidate removed?</source>
        <translation>Warum ist ein Kandidat weg?</translation>
    </message>
    <message>
        <source>&amp;Chain of %1</source>
        <extracomment>a candidate that is gone: 2 in r4c5</extracomment>
        <translation>&amp;Kette von %1</translation>
    </message>
    <message>
        <source>Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>Seine Kette ist jede Folgerung, auf der sein Fehlen beruht, bis zu den Vorgaben.</translation>
    </message>
    <message>
        <source>On the board, pick a removed candidate: click its place in the cell. Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>Wählen Sie auf dem Spielfeld einen Kandidaten, der weg ist: Klicken Sie auf seinen Platz in der Zelle. Seine Kette ist jede Folgerung, auf der sein Fehlen beruht, bis zu den Vorgaben.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>C&amp;hain</source>
        <translation>&amp;Kette</translation>
    </message>
    <message>
        <source>Show what the removal of the picked candidate depends on, down to the givens</source>
        <translation>Zeigen, worauf das Fehlen des gewählten Kandidaten beruht, bis zu den Vorgaben</translation>
    </message>
</context>
<context>
    <name>convoku::ChainSide</name>
    <message>
        <source>Show on the board where in the run this happened (Enter)</source>
        <translation>Die Stelle im Lauf, an der das geschah, auf dem Spielfeld zeigen (Eingabetaste)</translation>
    </message>
    <message>
        <source>E&amp;xport proof</source>
        <translation>Beweis e&amp;xportieren</translation>
    </message>
    <message>
        <source>Animation with one frame per step of the proof, as GIF or WebP</source>
        <translation>Eine Animation mit einem Bild für jeden Schritt des Beweises, als GIF oder WebP</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what a rule found: r3c7 and r3c9 hold only 6 and 9.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>&amp;Go to %1</source>
        <extracomment>an address in the run</extracomment>
        <translation>&amp;Gehe zu %1</translation>
    </message>
</context>
<context>
    <name>convoku::ChainWording</name>
    <message>
        <source>Why was %1 removed from %2?</source>
        <extracomment>a digit and a cell: Why is 2 gone from r4c5?</extracomment>
        <translation>Warum ist %1 in %2 weg?</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>Eine Vorgabe schließt ihn aus.</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>In dem Rätsel, wie es geöffnet wurde, war er nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n missing candidate(s)</source>
        <translation>
            <numerusform>%n Kandidat, der fehlt</numerusform>
            <numerusform>%n Kandidaten, die fehlen</numerusform>
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
        <translation>%1 aus %2.</translation>
    </message>
    <message>
        <source>They hold while guess %1 is active.</source>
        <extracomment>a guess: r1c4 = 4</extracomment>
        <translation>Sie gelten, solange %1 gilt.</translation>
    </message>
    <message>
        <source>They hold while guesses %1 and %2 are active.</source>
        <extracomment>guesses: %1 &quot;r1c4 = 4, r2c2 = 2&quot;, %2 &quot;r5c5 = 1&quot;</extracomment>
        <translation>Sie gelten, solange %1 und %2 gelten.</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <extracomment>a guess by its depth: Guess 1</extracomment>
        <translation>Annahme %1</translation>
    </message>
    <message>
        <source>The guess %1 had failed</source>
        <extracomment>a guess: The guess r1c2 = 7 had failed</extracomment>
        <translation>Die Annahme %1 war gescheitert</translation>
    </message>
    <message>
        <source>%1 is %2, a given</source>
        <extracomment>a given and its digit: r1c1 is 8, a given</extracomment>
        <translation>%1 ist %2, eine Vorgabe</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1: %2 fits only in %3</source>
        <extracomment>Box 1: 1 fits only in row 3
----------
Row 2: 4 fits only in r2c1</extracomment>
        <translation>%1: %2 passt nur in %3</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4</source>
        <extracomment>r5c3 and r6c3 hold only 4 and 7</extracomment>
        <translation>%1 und %2 enthalten nur %3 und %4</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit and the cells that lose it: 1 leaves r3c7, r3c8</extracomment>
        <translation>%1 fällt in %2 weg</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>digits and the cells that lose them: 4 and 7 leave r2c3; 1, 2 and 3 leave r4c4</extracomment>
        <translation>%1 und %2 fallen in %3 weg</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a guess by its depth, among the lines that a deduction rests on</extracomment>
        <translation>Annahme %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>a failed guess, among the lines that a deduction rests on</extracomment>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>givens</source>
        <extracomment>what a deduction rests on that rests on no other</extracomment>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>all of them are used</source>
        <translation>alle werden gebraucht</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) are not needed</source>
        <translation>
            <numerusform>%n weitere wird nicht gebraucht</numerusform>
            <numerusform>%n weitere werden nicht gebraucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n Streichung</numerusform>
            <numerusform>%n Streichungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, straight from the givens</source>
        <extracomment>%1: &quot;145 marks&quot;</extracomment>
        <translation>%1, direkt aus den Vorgaben</translation>
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
        <translation>%1, Nr. %2: %3. %4.</translation>
    </message>
    <message>
        <source>%1: %2. At %3.</source>
        <extracomment>a guess: &quot;Guess 1&quot;, &quot;r1c4 = 4&quot;, an address</extracomment>
        <translation>%1: %2. Bei %3.</translation>
    </message>
    <message>
        <source>%1, %2. %3, so %4. From %5. At %6.</source>
        <extracomment>a line: its number, the rule, why, what follows, from which lines, an address</extracomment>
        <translation>%1, %2. %3, also: %4. Aus: %5. Bei %6.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many candidates are still to go: 3 of 180</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>the head of a column: numbers of lines</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>the head of a column: what a rule found</extracomment>
        <translation>weil</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>the head of a column: what follows</extracomment>
        <translation>also</translation>
    </message>
    <message>
        <source>from lines</source>
        <extracomment>the head of a column: lines that a line rests on</extracomment>
        <translation>aus Nr.</translation>
    </message>
    <message>
        <source>at</source>
        <extracomment>the head of a column: addresses in the run</extracomment>
        <translation>bei</translation>
    </message>
    <message>
        <source>already removed</source>
        <translation>schon weg</translation>
    </message>
    <message>
        <source>this line</source>
        <translation>diese Folgerung</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>noch zu streichen</translation>
    </message>
    <message>
        <source>Marks still to go</source>
        <translation>Noch zu streichen</translation>
    </message>
    <message>
        <source>%1: %2 fit only in %3</source>
        <extracomment>Row 3: 4 and 7 fit only in r3c8 and r3c9</extracomment>
        <translation>%1: %2 passen nur in %3</translation>
    </message>
    <message>
        <source>%1 hold only %2</source>
        <extracomment>r5c3, r6c3 and r8c3 hold only 1, 4 and 7</extracomment>
        <translation>%1 enthalten nur %2</translation>
    </message>
    <message>
        <source>Why is %1 = %2?</source>
        <extracomment>a cell and its digit: Why is r4c5 = 2?</extracomment>
        <translation>Warum ist %1 = %2?</translation>
    </message>
</context>
<context>
    <name>convoku::CheckWording</name>
    <message>
        <source>Sound: proved for every possible board in %1 s.</source>
        <translation>Korrekt: bewiesen für jedes Spielfeld, das es geben kann, in %1 s.</translation>
    </message>
    <message>
        <source>Wrong: on some board it removes a digit of a solution.</source>
        <translation>Falsch: Es gibt ein Spielfeld, auf dem sie eine Ziffer einer Lösung streicht.</translation>
    </message>
    <message>
        <source>Wrong: on some board it restores a candidate.</source>
        <translation>Falsch: Es gibt ein Spielfeld, auf dem sie einen Kandidaten zurückbringt.</translation>
    </message>
    <message>
        <source>Not known: the rule produces real numbers, but proofs cover integers only.</source>
        <translation>Nicht bekannt: Die Regel macht reelle Zahlen, und Beweise gibt es nur für ganze.</translation>
    </message>
    <message>
        <source>Not known: the rule is too large to be proved.</source>
        <translation>Nicht bekannt: Die Regel ist für einen Beweis zu groß.</translation>
    </message>
    <message>
        <source>Not known: the proof was stopped.</source>
        <translation>Nicht bekannt: Der Beweis wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Not known: no proof was found within %1 s.</source>
        <translation>Nicht bekannt: Nach %1 s gab es keinen Beweis.</translation>
    </message>
    <message>
        <source>Only samples were checked, and no error was found. Boards from runs: %1, random boards: %2.</source>
        <translation>Nur Stichproben wurden angesehen, und nichts war falsch: Spielfelder aus Läufen: %1, zufällig gemachte Spielfelder: %2.</translation>
    </message>
    <message>
        <source>It removes %1, which is part of a solution of this board.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>Sie streicht %1, was in einer Lösung dieses Spielfelds steht.</translation>
    </message>
    <message>
        <source>It restores %1, which this board does not have.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>Sie bringt %1 zurück, was es auf diesem Spielfeld nicht gibt.</translation>
    </message>
    <message>
        <source>No comparison: the network cannot run with this rule.</source>
        <translation>Kein Vergleich: Das Netz kann damit nicht laufen.</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was run to its end.</source>
        <translation>Kein Vergleich: Kein Rätsel lief bis zum Ende.</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was solved, with or without the rule.</source>
        <translation>Kein Vergleich: Kein Rätsel wurde gelöst, weder mit der Regel noch ohne sie.</translation>
    </message>
    <message>
        <source>Puzzles: %1. With the rule (without it): solved %2, without a guess %3, guesses %4, passes %5.</source>
        <translation>Rätsel: %1. Mit der Regel (ohne sie): gelöst %2, ohne Raten %3, Annahmen %4, Durchgänge %5.</translation>
    </message>
    <message>
        <source>Cost: layers: %1, additions: %2.</source>
        <translation>Kosten: Schichten: %1, Additionen: %2.</translation>
    </message>
    <message>
        <source>Compiled: steps: %1, computed words: %2, words of memory: %3.</source>
        <translation>Übersetzt: Schritte: %1, berechnete Wörter: %2, Wörter im Speicher: %3.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>a step of a compiled rule: so many words, and the formula that each of them is: “729 × a &amp; ~b”</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × at least one of %2</source>
        <extracomment>%1 words, each the answer for %2 others: “81 × at least one of 9”, “243 × at least one of 9 (a &amp; b)”</extracomment>
        <translation>%1 × mindestens eines von %2</translation>
    </message>
    <message>
        <source>%1 × exactly one of %2</source>
        <translation>%1 × genau eines von %2</translation>
    </message>
    <message>
        <source>%1 × exactly two of %2</source>
        <translation>%1 × genau zwei von %2</translation>
    </message>
    <message>
        <source>%1 × at least two of %2</source>
        <translation>%1 × mindestens zwei von %2</translation>
    </message>
    <message>
        <source>Not known: the rule keeps numbers between passes, but was tested as in a first pass.</source>
        <translation>Nicht bekannt: Die Regel merkt sich Zahlen von Durchgang zu Durchgang und wurde wie in einem ersten Durchgang probiert.</translation>
    </message>
    <message>
        <source>Not known: no grid fits the houses of this network, so no board has a solution.</source>
        <translation>Nicht bekannt: Zu den Häusern dieses Netzes passt kein Gitter, kein Brett hat also eine Lösung.</translation>
    </message>
</context>
<context>
    <name>convoku::ChecksPane</name>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Spielfeld zeigen</translation>
    </message>
    <message>
        <source>Show the board on which it fails</source>
        <translation>Das Spielfeld, auf dem es scheitert</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Gemessen an</translation>
    </message>
    <message>
        <source>Puzzles that show how useful the rule is</source>
        <translation>Rätsel, die zeigen, was die Regel wert ist</translation>
    </message>
    <message>
        <source>Built-in puzzles</source>
        <translation>Rätsel, die beim Programm sind</translation>
    </message>
</context>
<context>
    <name>convoku::ChoiceButton</name>
    <message>
        <source>the right answer</source>
        <translation>die richtige Antwort</translation>
    </message>
    <message>
        <source>not the answer</source>
        <translation>nicht die Antwort</translation>
    </message>
    <message>
        <source>one of the answers</source>
        <translation>eine der Antworten</translation>
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
        <translation>Messen, wie schnell Rätsel gelöst werden: Mediane einiger Runden.</translation>
    </message>
    <message>
        <source>Rounds (default: 5).</source>
        <translation>Runden (Voreinstellung: 5).</translation>
    </message>
    <message>
        <source>Only the first N puzzles (default: all of them).</source>
        <translation>Nur die ersten N Rätsel (Voreinstellung: alle).</translation>
    </message>
    <message>
        <source>Also measure both backends in turn on the first N puzzles, with their ratio (default: %1; 0: off).</source>
        <translation>Auch beide Backends abwechselnd mit den ersten N Rätseln messen, und ihr Verhältnis (Voreinstellung: %1; 0: nicht).</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …</source>
        <translation>Aufruf: %1 COMMAND …</translation>
    </message>
    <message>
        <source>Solves Sudoku with a neural network that was never trained: all its weights are set by hand.</source>
        <translation>Löst Sudokus mit einem neuronalen Netz, das niemand trainiert hat: Alle Gewichte sind von Hand gesetzt.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Show this help or, after a command, its help.</source>
        <translation>Diese Hilfe; hinter einem Befehl: die Hilfe dazu.</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>Die Version des Programms.</translation>
    </message>
    <message>
        <source>INPUT and PUZZLE: a file, - for standard input, or the puzzle itself.</source>
        <translation>INPUT und PUZZLE: eine Datei, - für die Standardeingabe oder das Rätsel selbst.</translation>
    </message>
    <message>
        <source>Results go to standard output, messages to standard error. Exit status: 0 done, 1 a puzzle was not solved (solve, trace), 2 wrong usage, bad input, or output that cannot be written.</source>
        <translation>Ergebnisse gehen an die Standardausgabe, Meldungen an die Standardfehlerausgabe. Rückgabewert: 0 fertig, 1 ein Rätsel wurde nicht gelöst (solve, trace), 2 falscher Aufruf, fehlerhafte Eingabe oder nicht schreibbare Ausgabe.</translation>
    </message>
    <message>
        <source>Run %1 %2 --help for usage.</source>
        <translation>%1 %2 --help zeigt, was möglich ist.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation>Es gibt keine Option „%1“.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Es gibt keinen Befehl „%1“.</translation>
    </message>
    <message>
        <source>%1 --help lists the commands.</source>
        <translation>%1 --help listet die Befehle auf.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Der Speicher reicht nicht aus.</translation>
    </message>
    <message>
        <source>Internal error. Please report it: %1</source>
        <translation>Ein Fehler des Programms, bitte melden Sie ihn: %1</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1</source>
        <translation>Die Standardausgabe kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Usage: %1 %2 [OPTION…]</source>
        <translation>Aufruf: %1 %2 [OPTION…]</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>Diese Hilfe.</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Unbekannter Fehler</translation>
    </message>
    <message numerus="yes">
        <source>This format has no candidates: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Dieses Format kennt keine Kandidaten: Die von %n Rätsel fallen weg.</numerusform>
            <numerusform>Dieses Format kennt keine Kandidaten: Die von %n Rätseln fallen weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has givens only: the placed digits of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Dieses Format kennt nur Vorgaben: Die gesetzten Ziffern von %n Rätsel fallen weg.</numerusform>
            <numerusform>Dieses Format kennt nur Vorgaben: Die gesetzten Ziffern von %n Rätseln fallen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert puzzles to a different format.</source>
        <translation>Rätsel in einem anderen Format schreiben.</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>Output format; see below.</source>
        <translation>Das Format, das geschrieben wird; siehe unten.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>FORMAT is one of %1.</source>
        <translation>FORMAT ist eines von %1.</translation>
    </message>
    <message>
        <source>%1 keep the candidates supplied with a puzzle. The other formats cannot store them; a message reports this.</source>
        <translation>Mitgebrachte Kandidaten eines Rätsels behalten %1; die anderen haben keinen Platz dafür, was eine Meldung sagt.</translation>
    </message>
    <message>
        <source>The format is missing. Use --to FORMAT.</source>
        <translation>Das Format fehlt: --to FORMAT.</translation>
    </message>
    <message>
        <source>--output needs a file name.</source>
        <translation>--output braucht den Namen einer Datei.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Threads for the network (default: 1). With torch, more threads can help on idle cores but are much slower on busy ones.</source>
        <translation>Threads für das Netz (Voreinstellung: 1). Mit torch können sich mehr auf freien Kernen lohnen; auf belegten sind sie viel langsamer.</translation>
    </message>
    <message>
        <source>DEVICE</source>
        <translation>DEVICE</translation>
    </message>
    <message>
        <source>Device for torch: cpu (the default) or cuda, if LibTorch was built with it.</source>
        <translation>Wo torch läuft: cpu (die Voreinstellung) oder cuda, falls LibTorch damit gebaut wurde.</translation>
    </message>
    <message>
        <source>--device applies only to --backend torch; bitwise runs on the CPU.</source>
        <translation>--device gehört zu --backend torch; bitwise läuft auf dem Prozessor.</translation>
    </message>
    <message>
        <source>Look for up to N solutions (default: 1). Use 2 to check whether the solution is unique.</source>
        <translation>Bis zu N Lösungen suchen (Voreinstellung: 1); 2 sagt, ob die Lösung die einzige ist.</translation>
    </message>
    <message>
        <source>--solutions above 1 needs the search. Remove --no-search.</source>
        <translation>--solutions über 1 braucht die Suche; lassen Sie --no-search weg.</translation>
    </message>
    <message>
        <source>--device: %1 is not available to this LibTorch.</source>
        <translation>--device: Dieses LibTorch hat hier kein %1.</translation>
    </message>
    <message>
        <source>Run one puzzle and write an animation or a picture of it, or pictures of the network. Needs no display.</source>
        <translation>Ein Rätsel laufen lassen und als Animation oder Bild schreiben, oder Bilder des Netzes. Braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>MS</source>
        <translation>MS</translation>
    </message>
    <message>
        <source>Output format, one of %1. Needed if the target’s name does not show it.</source>
        <translation>Eines von %1, wo es aus dem Namen des Ziels nicht hervorgeht.</translation>
    </message>
    <message>
        <source>First pass to show (default: 0, the puzzle itself).</source>
        <translation>Erster gezeigter Durchgang (Voreinstellung: 0, das Rätsel selbst).</translation>
    </message>
    <message>
        <source>Last pass to show (default: the last one of the run).</source>
        <translation>Letzter gezeigter Durchgang (Voreinstellung: der letzte des Laufs).</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WHAT</translation>
    </message>
    <message>
        <source>Omit the two frames in which removed candidates fade.</source>
        <translation>Ohne die zwei Bilder, in denen das Gestrichene verblasst.</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>PLACE</translation>
    </message>
    <message>
        <source>Place in the run for a picture, such as 17 or 17.4 (default: the end).</source>
        <translation>Die Stelle im Lauf, die ein Bild zeigt, etwa 17 oder 17.4 (Voreinstellung: das Ende).</translation>
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
        <translation>Dasselbe für das letzte Bild (Voreinstellung: %1).</translation>
    </message>
    <message>
        <source>Number of times to play: once, forever (the default; also 0) or a number.</source>
        <translation>Wie oft sie abgespielt wird: once, forever (die Voreinstellung, wie 0) oder eine Zahl.</translation>
    </message>
    <message>
        <source>Omit the line above the board.</source>
        <translation>Ohne die Zeile über dem Spielfeld.</translation>
    </message>
    <message>
        <source>Omit the legend below the board.</source>
        <translation>Ohne die Legende unter dem Spielfeld.</translation>
    </message>
    <message>
        <source>Omit the row and column numbers.</source>
        <translation>Ohne Zeilen- und Spaltennummern.</translation>
    </message>
    <message>
        <source>Text in an SVG: letters (the default) or outlines, which look the same everywhere.</source>
        <translation>In einem SVG letters (die Voreinstellung) oder outlines, die überall gleich aussehen.</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, even if the puzzle was not solved (with --each: all files not skipped); 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>Rückgabewert: 0 die Datei ist geschrieben, ob das Rätsel gelöst wurde oder nicht (mit --each: alle, die nicht übersprungen wurden); 2 falscher Aufruf, fehlerhafte Eingabe oder eine Datei kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>--without: “%1” is neither a rule of this run nor search.</source>
        <translation>--without: „%1“ ist keine Regel dieses Laufs und auch nicht search.</translation>
    </message>
    <message>
        <source>“%1” is not a place in a run. Use one such as 17.4.</source>
        <translation>„%1“ ist keine Stelle in einem Lauf, etwa 17.4.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>--from %1 is after the end. The run has passes 0 to %2.</source>
        <translation>--from %1 liegt hinter dem Ende: Der Lauf hat die Durchgänge 0 bis %2.</translation>
    </message>
    <message>
        <source>-o: with --each, the name must contain {number} or {name}, such as -o FOLDER/{number}%1.</source>
        <translation>-o: Mit --each braucht der Name {number} oder {name}, etwa -o FOLDER/{number}%1.</translation>
    </message>
    <message>
        <source>With --each, action if a file already exists: number (the new file gets a number; the default), skip or replace.</source>
        <translation>Mit --each: was geschieht, wenn eine Datei schon da ist: number (die neue bekommt eine Nummer, die Voreinstellung), skip oder replace.</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 ist kein Ordner und lässt sich auch nicht als solcher anlegen.</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 %</source>
        <translation>Rätsel %1 von %2: %3 %</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1: %2 Bytes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a network (or what judges the puzzles) and how far it is: article: 100 of 1000</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 puzzles are written.</source>
        <translation>Abgebrochen: %1 von %2 Rätseln sind geschrieben.</translation>
    </message>
    <message>
        <source>%1 written, %2 skipped, %3 failed.</source>
        <translation>%1 geschrieben, %2 übersprungen, %3 fehlgeschlagen.</translation>
    </message>
    <message>
        <source>--number: “%1” is not a number in the layer’s output, %2. Use something like %3.</source>
        <translation>--number: „%1“ ist keine Zahl der Schicht, deren Ausgabe %2 ist; erwartet wird etwas wie %3.</translation>
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
        <translation>Mit --number nur die Ebenen, aus denen die Zahl entsteht, und nichts Kleingedrucktes.</translation>
    </message>
    <message>
        <source>WHICH</source>
        <translation>WHICH</translation>
    </message>
    <message>
        <source>--close-up needs --number. It shows how that number is computed.</source>
        <translation>--close-up braucht --number: Es zeigt, woraus diese Zahl entsteht.</translation>
    </message>
    <message>
        <source>The target is missing. Use -o FILE.%1</source>
        <translation>Das Ziel fehlt: -o FILE.%1</translation>
    </message>
    <message>
        <source>-o: “%1” does not end with one of the output formats %2. Use one of them, or set --format.</source>
        <translation>-o: „%1“ endet nicht auf eines von %2, die Formate, die geschrieben werden können. Auch --format benennt eines.</translation>
    </message>
    <message>
        <source>--from %1 is after --to %2.</source>
        <translation>--from %1 liegt hinter --to %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder.</source>
        <translation>%1 kann nicht geschrieben werden: Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>%1 kann nicht geschrieben werden: Es gibt keinen Ordner %2.</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2, %3 s, %4 bytes</source>
        <translation>%1: %2, %3 s, %4 Bytes</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n Einzelbild</numerusform>
            <numerusform>%n Einzelbilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate puzzles with exactly one solution, one per line, selected by how the network solves them.</source>
        <translation>Rätsel mit genau einer Lösung erzeugen: eines je Zeile, danach ausgewählt, was das Netz zum Lösen braucht.</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>RANGE</translation>
    </message>
    <message>
        <source>Number of puzzles to generate (default: 1).</source>
        <translation>Wie viele Rätsel (Voreinstellung: 1).</translation>
    </message>
    <message>
        <source>Seed: same number, same puzzles (default: a new one each time, shown in a message).</source>
        <translation>Gleiche Zahl, gleiche Rätsel (Voreinstellung: jedes Mal eine andere, die eine Meldung nennt).</translation>
    </message>
    <message>
        <source>Symmetry of the givens: %1 (default: none).</source>
        <translation>Wie die Vorgaben liegen: %1 (Voreinstellung: none).</translation>
    </message>
    <message>
        <source>Generate minimal puzzles: removing any given allows several solutions.</source>
        <translation>Keine Vorgabe darf fehlen: Ohne sie gibt es mehrere Lösungen.</translation>
    </message>
    <message>
        <source>Rules that must each remove something during the run.</source>
        <translation>Jede dieser Regeln streicht unterwegs etwas.</translation>
    </message>
    <message>
        <source>The rules alone solve it.</source>
        <translation>Die Regeln allein lösen es.</translation>
    </message>
    <message>
        <source>Maximum number of active guesses, such as 1.. or 2..4.</source>
        <translation>Wie viele Annahmen höchstens zugleich gelten, als 1.. oder 2..4.</translation>
    </message>
    <message>
        <source>Number of passes the network takes.</source>
        <translation>Wie viele Durchgänge das Netz braucht.</translation>
    </message>
    <message>
        <source>Give up after this many grids without a matching puzzle (default: %1).</source>
        <translation>Nach so vielen Gittern ohne passendes Rätsel aufgeben (Voreinstellung: %1).</translation>
    </message>
    <message>
        <source>Write an .sdm file instead, with this command as its first line. Nothing is written if puzzles are missing.</source>
        <translation>Stattdessen eine .sdm-Datei schreiben, mit diesem Befehl als erster Zeile. Fehlen Rätsel, wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Append a comment to each puzzle: givens, passes, guesses, and how often each rule removed something.</source>
        <translation>Hinter jedem Rätsel ein Kommentar: Vorgaben, Durchgänge, Annahmen, wie oft Regeln gestrichen haben.</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</source>
        <translation>Beispiel: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles were generated, 1 too few were found, 2 wrong usage or output that cannot be written.</source>
        <translation>Rückgabewert: 0 alle Rätsel wurden erzeugt, 1 es wurden keine weiteren gefunden, 2 falscher Aufruf oder nicht schreibbare Ausgabe.</translation>
    </message>
    <message>
        <source>--details and --output conflict: an .sdm file has no comments.</source>
        <translation>--details und --output passen nicht zusammen: Eine .sdm-Datei hat keine Kommentare.</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>„%1“ wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1 of %2, %3 grids tried</source>
        <translation>%1 von %2, %3 Gitter probiert</translation>
    </message>
    <message>
        <source>No matching puzzle among %1 grids; %2 of %3 were generated.</source>
        <translation>Kein passendes Rätsel unter %1 Gittern; %2 von %3 wurden erzeugt.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number ≥ %3, or a range such as 4..9.</source>
        <translation>--%1: „%2“ ist kein Bereich; erwartet wird eine Zahl ab %3 oder zwei, etwa 4..9.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number from %3 to %4, or a range such as %3..%4.</source>
        <translation>--%1: „%2“ ist kein Bereich; erwartet wird eine Zahl von %3 bis %4 oder zwei, etwa %3..%4.</translation>
    </message>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed: „%1“ ist keine Zahl von 0 bis 18446744073709551615.</translation>
    </message>
    <message>
        <source>--fires: “%1” is not a rule of this run.</source>
        <translation>--fires: „%1“ ist nicht unter den Regeln, die laufen.</translation>
    </message>
    <message>
        <source>%1: Line %2</source>
        <translation>%1: Zeile %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) with clashing givens.</source>
        <translation>
            <numerusform>%n weiteres Rätsel mit widersprüchlichen Vorgaben.</numerusform>
            <numerusform>%n weitere Rätsel mit widersprüchlichen Vorgaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>this is a folder; expected a file with one puzzle per line.</source>
        <translation>das ist ein Ordner; erwartet wird eine Datei mit einem Rätsel je Zeile.</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>die Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not puzzles.</source>
        <translation>
            <numerusform>%n weitere Zeile ist kein Rätsel.</numerusform>
            <numerusform>%n weitere Zeilen sind keine Rätsel.</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no such file, and it is not a puzzle either. %1</source>
        <translation>eine solche Datei gibt es nicht, und ein Rätsel ist es auch nicht. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes one puzzle, but there are %n in “%2”.</source>
        <translation>
            <numerusform>%1 nimmt ein Rätsel, aber in „%2“ ist %n.</numerusform>
            <numerusform>%1 nimmt ein Rätsel, aber in „%2“ sind %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle is missing. Give a file, - for standard input, or 81 characters.</source>
        <translation>Ein Rätsel fehlt: eine Datei, - für die Standardeingabe oder 81 Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is one input too many: this command takes one puzzle.</source>
        <translation>„%1“ ist eine Eingabe zu viel: Dieser Befehl nimmt ein Rätsel.</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>FILE…</translation>
    </message>
    <message>
        <source>Check lesson files: run their puzzles and verify every statement.</source>
        <translation>Lektionsdateien prüfen: ihre Rätsel laufen lassen und sehen, ob alles stimmt, was sie sagen.</translation>
    </message>
    <message>
        <source>For each correct lesson, one line is printed on standard output: its file, its title, and the numbers of stops and checks. Errors are printed on standard error, as FILE:LINE: and the reason. The README.md in the lessons folder explains how to write lessons.</source>
        <translation>Für jede gute Lektion steht eine Zeile auf der Standardausgabe: Datei, Titel, Zahl der Stationen und Prüfungen. Was an den anderen falsch ist, geht an die Standardfehlerausgabe: FILE:LINE: und der Grund. Wie Lektionen geschrieben werden, steht in der README.md im Ordner der Lektionen.</translation>
    </message>
    <message>
        <source>Exit status: 0 all lessons are correct, 2 a lesson has errors or cannot be read.</source>
        <translation>Rückgabewert: 0 alle Lektionen sind gut, 2 eine ist es nicht oder kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Name at least one lesson file.</source>
        <translation>Geben Sie mindestens eine Lektionsdatei an.</translation>
    </message>
    <message>
        <source>%1 (stops: %2, checks: %3)</source>
        <translation>%1 (Stationen: %2, Prüfungen: %3)</translation>
    </message>
    <message>
        <source>Specify one folder for the pictures.</source>
        <translation>Erwartet wird ein Ordner für die Bilder.</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <translation>das Bild ist zu groß</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>Draw the network’s layers for documents: graphs of each rule, the verdict, the search and the whole pass, and the kernels of the layers. A page contains all of them. Needs no display.</source>
        <translation>Die Schichten des Netzes für Dokumente zeichnen: ein Graph jeder Regel, des Urteils, der Suche und des ganzen Durchgangs, der Kernel jeder Schicht, die einen hat, und eine Seite mit allen. Braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>svg (the default), png or pdf.</source>
        <translation>svg (die Voreinstellung), png oder pdf.</translation>
    </message>
    <message>
        <source>Scale factor for png: 1 to 8.</source>
        <translation>Vielfaches der üblichen Größe, für png: 1 bis 8.</translation>
    </message>
    <message>
        <source>PUZZLE</source>
        <translation>PUZZLE</translation>
    </message>
    <message>
        <source>The puzzle whose run gives the values (default: the article’s hard puzzle).</source>
        <translation>Das Rätsel, dessen Lauf die Werte liefert (Voreinstellung: das schwere Rätsel des Artikels).</translation>
    </message>
    <message>
        <source>Omit index.md, the page with all pictures and tables.</source>
        <translation>Ohne index.md, die Seite mit allen Bildern und Tabellen.</translation>
    </message>
    <message>
        <source>Also update the tables in a Markdown file: the text between the lines &lt;!-- layers of RULE --&gt; (or &lt;!-- groups --&gt;) and &lt;!-- end --&gt;.</source>
        <translation>Auch die Tabellen einer Markdown-Datei aktualisieren: was zwischen den Zeilen &lt;!-- layers of RULE --&gt; (oder &lt;!-- groups --&gt;) und &lt;!-- end --&gt; steht.</translation>
    </message>
    <message>
        <source>The same puzzle and options give the same files. Prints FILE: BYTES bytes for each of them.</source>
        <translation>Dasselbe Rätsel mit denselben Optionen ergibt dieselben Dateien. Gibt für jede FILE: BYTES bytes aus.</translation>
    </message>
    <message>
        <source>Exit status: 0 all files are written; 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>Rückgabewert: 0 alle Dateien sind geschrieben; 2 falscher Aufruf, fehlerhafte Eingabe oder eine Datei kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>--rules: there is no rule “%1”. Use any of %2; or classic for all of them, basic for the first six.</source>
        <translation>--rules: Es gibt keine Regel „%1“. Bekannt sind: %2; oder alle als classic, die ersten sechs als basic.</translation>
    </message>
    <message>
        <source>--rules: %1 is listed twice. Use each of %2 at most once.</source>
        <translation>--rules: %1 kommt zweimal vor. Bekannt sind: %2; jede höchstens einmal.</translation>
    </message>
    <message>
        <source>Never guess; a run stalls when the rules find nothing more.</source>
        <translation>Nie raten; ein Lauf bleibt stecken, wo die Regeln nichts mehr finden.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: no limit).</source>
        <translation>Ein Rätsel nach N Durchgängen des Netzes abbrechen (Voreinstellung: keine Grenze).</translation>
    </message>
    <message>
        <source>Puzzles come from a file, from standard input (-) or from the argument itself. A puzzle has 81 characters, row by row: 1-9, and one of 0 . * _ X for an empty cell. A file has one puzzle per line; text after a blank or # is a comment. The other formats of convoku-cli convert are also recognised. A run begins with the candidates supplied with the puzzle. A file may be compressed with gzip or Zstandard.</source>
        <translation>Ein Rätsel kommt aus einer Datei, von der Standardeingabe (-) oder ist selbst das Argument: 81 Zeichen, Zeile für Zeile, mit 1-9 und einem von 0 . * _ X für eine leere Zelle. Eine Datei hat ein Rätsel je Zeile; was einem Leerzeichen oder # folgt, ist ein Kommentar. Auch die anderen Formate von convoku-cli convert werden erkannt; ein Lauf beginnt mit den Kandidaten, die ein Rätsel mitbringt. Eine Datei darf mit gzip oder Zstandard komprimiert sein.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Regeln: %1.</translation>
    </message>
    <message>
        <source>Solve puzzles: print one line per puzzle, in input order, with the grid and the result.</source>
        <translation>Rätsel lösen: eine Zeile je Rätsel, in der Reihenfolge der Eingabe, mit dem Gitter und dem Ergebnis.</translation>
    </message>
    <message>
        <source>text (the default) or json: one object per line.</source>
        <translation>text (die Voreinstellung) oder json: ein Objekt je Zeile.</translation>
    </message>
    <message>
        <source>text: GRID RESULT passes=N pushes=N pops=N. The grid has 81 characters. If the puzzle is not solved, it shows the cells decided so far and a point elsewhere. RESULT is solved, no_solution, stalled (only with --no-search) or out_of_passes (only with --max-passes). Pushes are guesses; pops are undone guesses.</source>
        <translation>text: GRID RESULT passes=N pushes=N pops=N. Das Gitter hat 81 Zeichen; ist das Rätsel nicht gelöst, die bisher entschiedenen Zellen und sonst Punkte. RESULT ist solved, no_solution, stalled (nur mit --no-search) oder out_of_passes (nur mit --max-passes). Pushes sind Annahmen, pops zurückgenommene Annahmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) done</source>
        <translation>
            <numerusform>%n Rätsel fertig</numerusform>
            <numerusform>%n Rätsel fertig</numerusform>
        </translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>THEME</translation>
    </message>
    <message>
        <source>One of %1, or a colour file (NAME.json) exported from the window. The default is light.</source>
        <translation>Eines von %1 oder eine Farbdatei (NAME.json), die das Fenster exportiert hat. Voreinstellung: light.</translation>
    </message>
    <message>
        <source>--theme: %1: %2</source>
        <translation>--theme: %1: %2</translation>
    </message>
    <message>
        <source>Run puzzles and print every event, one per line, as it happens.</source>
        <translation>Rätsel laufen lassen und jedes Ereignis melden, sobald es eintritt, eines je Zeile.</translation>
    </message>
    <message>
        <source>text (the default): sentences, each after its address PASS.STEP; or jsonl: one JSON object per line.</source>
        <translation>text (die Voreinstellung): Sätze, jeder hinter seiner Adresse PASS.STEP; oder jsonl: ein JSON-Objekt je Zeile.</translation>
    </message>
    <message>
        <source>Exit status: 0 solved, 1 not solved, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>Rückgabewert: 0 gelöst, 1 nicht gelöst, 2 falscher Aufruf, fehlerhafte Eingabe oder nicht schreibbare Ausgabe.</translation>
    </message>
    <message>
        <source>No font on this system supports %1, so the pictures are in English. The package fonts-noto-cjk contains one.</source>
        <translation>Keine Schrift dieses Systems enthält die Zeichen für %1: Die Bilder sind auf Englisch. Das Paket fonts-noto-cjk enthält sie.</translation>
    </message>
    <message>
        <source>The language of messages and pictures: %1. Default: the system’s.</source>
        <translation>Die Sprache der Meldungen und Bilder: %1. Voreinstellung: die des Systems.</translation>
    </message>
    <message>
        <source>No comparison: LibTorch cannot be used (%1).</source>
        <translation>Kein Vergleich: LibTorch lässt sich nicht verwenden (%1).</translation>
    </message>
    <message>
        <source>--backend torch: LibTorch cannot be used (%1). Install the package convoku-backend-torch, or use bitwise, which gives the same results.</source>
        <translation>--backend torch: LibTorch lässt sich nicht verwenden (%1). Installieren Sie das Paket convoku-backend-torch oder verwenden Sie bitwise, das dasselbe liefert.</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number from %3 to %4.</source>
        <translation>%1: „%2“ ist keine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1: “%2” is not one of %3.</source>
        <translation>%1: „%2“ ist keines von %3.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>File to write (default: standard output). It is left unchanged if any input cannot be read.</source>
        <translation>Die Datei, die geschrieben wird (Voreinstellung: Standardausgabe). Sie bleibt, wie sie ist, wenn etwas nicht gelesen werden konnte.</translation>
    </message>
    <message>
        <source>Skip lines that are not puzzles, and still write the others.</source>
        <translation>Zeilen, die keine Rätsel sind, weglassen und die anderen trotzdem schreiben.</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles are written; 2 wrong usage, bad input (the good puzzles are still written to standard output, but to a file only with --skip-bad) or output that cannot be written.</source>
        <translation>Rückgabewert: 0 alle Rätsel sind geschrieben; 2 falscher Aufruf, fehlerhafte Eingabe (die guten Rätsel werden trotzdem in die Standardausgabe geschrieben, in eine Datei nur mit --skip-bad) oder nicht schreibbare Ausgabe.</translation>
    </message>
    <message>
        <source>Nothing is written to %1. --skip-bad skips lines that are not puzzles.</source>
        <translation>In %1 wird nichts geschrieben: --skip-bad lässt weg, was kein Rätsel ist.</translation>
    </message>
    <message>
        <source>Nothing is written to %1.</source>
        <translation>In %1 wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Prints FILE: N frames, SECONDS s, BYTES bytes; for a still picture, FILE: BYTES bytes. If the file goes to standard output, this goes to standard error.</source>
        <translation>Gibt FILE: N frames, SECONDS s, BYTES bytes aus; bei einem Standbild FILE: BYTES bytes. Geht die Datei an die Standardausgabe, so geht dies an die Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>Write one file per input puzzle, with {number} or {name} in the target’s name or folders: -o FOLDER/{number}.gif.</source>
        <translation>Eine Datei für jedes Rätsel der Eingaben, mit {number} oder {name} im Namen oder in den Ordnern des Ziels: -o FOLDER/{number}.gif.</translation>
    </message>
    <message>
        <source>-o: “%1” ends with .%2, but --format is %3. Use only one of them.</source>
        <translation>-o: „%1“ endet auf .%2, und --format sagt %3: Lassen Sie eines davon weg.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>-o -: standard output is a terminal, which cannot show a picture. Redirect it to a file or a program.</source>
        <translation>-o -: Die Standardausgabe ist ein Terminal, und ein Bild ist dort nicht lesbar: Leiten Sie sie in eine Datei oder ein Programm.</translation>
    </message>
    <message>
        <source>--page: %1 is not UTF-8 text.</source>
        <translation>--page: %1 ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>--page: %1 has no line &lt;!-- layers of RULE --&gt; or &lt;!-- groups --&gt;.</source>
        <translation>--page: %1 hat keine Zeile &lt;!-- layers of RULE --&gt; oder &lt;!-- groups --&gt;.</translation>
    </message>
    <message>
        <source>--page: %1, line %2: %3 does not name a rule. Use a line such as &lt;!-- layers of %4 --&gt;.</source>
        <translation>--page: %1, Zeile %2: %3 nennt keine Regel; erwartet wird etwas wie &lt;!-- layers of %4 --&gt;.</translation>
    </message>
    <message>
        <source>--page: %1, line %2: the line &lt;!-- end --&gt; is missing after %3.</source>
        <translation>--page: %1, Zeile %2: Hinter %3 fehlt die Zeile &lt;!-- end --&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%n more solution(s) are others.</source>
        <translation>
            <numerusform>%n weitere Lösung ist eine andere.</numerusform>
            <numerusform>%n weitere Lösungen sind andere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solutions compared: %1; different: %2.</source>
        <translation>Verglichene Lösungen: %1, davon andere: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were supplied without a solution.</source>
        <translation>
            <numerusform>%n Rätsel kam ohne Lösung.</numerusform>
            <numerusform>%n Rätsel kamen ohne Lösung.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the supplied solution is different; the puzzle has several.</source>
        <translation>%1: Die Lösung dort ist eine andere; das Rätsel hat mehrere.</translation>
    </message>
    <message>
        <source>%1: the supplied solution has %2 in %3, the network has %4.</source>
        <translation>%1: Die Lösung dort hat %2 in %3, das Netz hat %4.</translation>
    </message>
    <message>
        <source>Print only the number of solutions and the word after it. Without --solutions, count up to %1.</source>
        <translation>Nur ausgeben, wie viele Lösungen es gibt, und das Wort dafür; ohne --solutions bis zu %1.</translation>
    </message>
    <message>
        <source>Compare with the solutions supplied with the puzzles (second column of a table, or puzzle:count:solution), and count the differences.</source>
        <translation>Mit den mitgebrachten Lösungen der Rätsel vergleichen (zweite Spalte einer Tabelle, puzzle:count:solution) und zählen, wie viele andere sind.</translation>
    </message>
    <message>
        <source>With --check, check= and a word follow: same, other, or missing if the puzzle was supplied without a solution.</source>
        <translation>Mit --check folgen check= und ein Wort: same, other oder, wo das Rätsel keine Lösung mitbrachte, missing.</translation>
    </message>
    <message>
        <source>Exit status: 0 all solved, 1 a puzzle was not solved or, with --check, its supplied solution is different or missing, 2 wrong usage, bad input (the good puzzles are still solved) or output that cannot be written.</source>
        <translation>Rückgabewert: 0 alle gelöst, 1 ein Rätsel wurde nicht gelöst oder brachte, bei --check, eine andere oder keine Lösung mit, 2 falscher Aufruf, fehlerhafte Eingabe (die guten Rätsel werden trotzdem gelöst) oder nicht schreibbare Ausgabe.</translation>
    </message>
    <message>
        <source>--count needs the search. Remove --no-search.</source>
        <translation>--count braucht die Suche; lassen Sie --no-search weg.</translation>
    </message>
    <message>
        <source>jsonl: the events are start, rule (only rules that removed something), push (a guess), contradiction, pop (an undone guess) and end. Rows, columns and digits count from 1. Candidates are [row, column, digit]. &quot;depth&quot; and &quot;candidates&quot; are the values after the event. A contradiction names the cells without candidates (&quot;empty&quot;) and the cells whose only digit another cell of a house also has (&quot;clashing&quot;).</source>
        <translation>jsonl: Die Ereignisse sind start, rule (nur Regeln, die etwas gestrichen haben), push (eine Annahme), contradiction (ein Widerspruch), pop (eine zurückgenommene Annahme) und end. Zeilen, Spalten und Ziffern zählen ab 1; Kandidaten sind [row, column, digit]; &quot;depth&quot; und &quot;candidates&quot; gelten nach dem Ereignis. Ein Widerspruch nennt die Zellen, die keinen Kandidaten mehr haben (&quot;empty&quot;), und die, deren einzige Ziffer auch eine andere Zelle eines Hauses hat (&quot;clashing&quot;).</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>There is no network or part “%1”. Run convoku-cli network list to see them.</source>
        <translation>Es gibt kein Netz und keinen Teil „%1“; convoku-cli network list nennt sie.</translation>
    </message>
    <message>
        <source>%1 %2, layers: %3</source>
        <extracomment>a part of a network: “rule hidden_single_row, layers: 12”</extracomment>
        <translation>%1 %2, Schichten: %3</translation>
    </message>
    <message>
        <source>network %1, rules: %2, layers: %3</source>
        <translation>Netz %1, Regeln: %2, Schichten: %3</translation>
    </message>
    <message>
        <source>list | show ID… | check FILE…</source>
        <translation>list | show ID… | check FILE…</translation>
    </message>
    <message>
        <source>Print the built-in networks as text, or check your own file.</source>
        <translation>Netze als Text: die im Programm enthaltenen, und ob eine eigene Datei stimmt.</translation>
    </message>
    <message>
        <source>check: also print one line per value, with its shape and its possible numbers.</source>
        <translation>check: auch eine Zeile für jeden Wert, mit seiner Form und den Zahlen, die er haben kann.</translation>
    </message>
    <message>
        <source>list names networks and their parts. show prints the text of one. check reads files and prints one line to standard output for each correct item. Errors go to standard error, as FILE:LINE:COLUMN: and what was expected there. The help explains how to write networks.</source>
        <translation>list nennt Netze und die Teile, aus denen sie bestehen, show schreibt den Text dazu, check liest Dateien: Für alles, was stimmt, steht eine Zeile auf der Standardausgabe; was falsch ist, geht an die Standardfehlerausgabe: FILE:LINE:COLUMN: und was dort erwartet wurde. Wie Netze geschrieben werden, steht in der Hilfe.</translation>
    </message>
    <message>
        <source>Use list, show with an ID, or check with a file.</source>
        <translation>Schreiben Sie list, show und eine ID oder check und eine Datei.</translation>
    </message>
    <message>
        <source>--solutions above 1 needs a search, but the network has none.</source>
        <translation>--solutions über 1 braucht eine Suche, und das Netz hat keine.</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>NAME|DATEI</translation>
    </message>
    <message>
        <source>--rules: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rules: Das Netz hat keine Regel „%1“. Seine Regeln sind: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s) that the network calls solved are wrong.</source>
        <translation>
            <numerusform>%n Gitter, das das Netz gelöst nennt, ist falsch.</numerusform>
            <numerusform>%n Gitter, die das Netz gelöst nennt, sind falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution: %1</source>
        <translation>Die Lösung: %1</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Stichproben</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>check: time limit for proving a rule (default: %1).</source>
        <translation>check: wie lange nach dem Beweis einer Regel gesucht wird (Voreinstellung: %1).</translation>
    </message>
    <message>
        <source>check: do not verify that the rules are sound.</source>
        <translation>check: nicht fragen, ob die Regeln korrekt sind.</translation>
    </message>
    <message>
        <source>check: puzzles to run with and without each rule (default: the built-in puzzles).</source>
        <translation>check: die Rätsel, die mit jeder Regel und ohne sie laufen (Voreinstellung: die des Programms).</translation>
    </message>
    <message>
        <source>check: run no puzzles.</source>
        <translation>check: keine Rätsel laufen lassen.</translation>
    </message>
    <message>
        <source>check: text (the default) or json: one object per line for each rule.</source>
        <translation>check: text (Voreinstellung) oder json: für jede Regel ein Objekt in einer Zeile.</translation>
    </message>
    <message>
        <source>Exit status: 0 everything is correct, 1 a rule is wrong, 2 a file has errors or cannot be read, or there is no such network.</source>
        <translation>Rückgabewert: 0 alles stimmt, 1 eine Regel ist falsch, 2 eine Datei stimmt nicht oder kann nicht gelesen werden, oder es gibt kein solches Netz.</translation>
    </message>
    <message>
        <source>Width in pixels, %1 to %2 (default: %3; for a picture %4, for two runs or a layer %5, for a close-up %6; for a graph, tree or cube as needed).</source>
        <translation>Breite in Pixeln, %1 bis %2 (Voreinstellung: %3; bei einem Bild %4, bei zwei Läufen oder einer Schicht %5, bei einer Nahaufnahme %6; bei Graph, Baum oder Würfel so viel wie nötig).</translation>
    </message>
    <message>
        <source>Frame duration in milliseconds, in steps of 10 (default: %1; for a slide %2; for a proof %3; for the cube %4).</source>
        <translation>Wie lange ein Bild steht, in Millisekunden, in Schritten von 10 (Voreinstellung: %1; beim Gleiten %2; bei einem Beweis %3; beim Würfel %4).</translation>
    </message>
    <message>
        <source>--networks compares whole networks. Remove --%1.</source>
        <translation>--networks misst ganze Netze gegeneinander: --%1 weglassen.</translation>
    </message>
    <message>
        <source>NAME,NAME…</source>
        <translation>NAME,NAME…</translation>
    </message>
    <message>
        <source>Comma-separated networks to measure side by side, in turn. Prints one line per network, with its speed relative to the first (FILE#ID as with --network).</source>
        <translation>Diese Netze nebeneinander messen, mit Kommas getrennt, reihum: für jedes eine Zeile und wie viel schneller es ist als das erste (DATEI#ID wie bei --network).</translation>
    </message>
    <message>
        <source>Each line begins with the measured task: reading the puzzles, solving them with a network, both together, or the comparison. ns/pass is the time of one pass for one puzzle; lanes is the average number of puzzle slots in use.</source>
        <translation>Am Zeilenanfang steht, was gemessen wurde: das Lesen der Rätsel, das Lösen mit einem Netz, beides zusammen und der Vergleich. ns/pass ist die Zeit eines Durchgangs für ein Rätsel; lanes sagt, wie viele Plätze für Rätsel im Mittel belegt waren.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>check: also print the compiled steps of each rule, as words and formulas.</source>
        <translation>check: auch die Schritte, in die jede Regel übersetzt wird, als Wörter und Formeln.</translation>
    </message>
    <message>
        <source>check also accepts the ID of a built-in network or part. It reports whether each rule is sound: a sound rule never removes a digit of a solution. This is proved for every possible board. For a wrong rule, check prints a board that shows the error; the other commands can read this board. If time runs out or the rule produces real numbers, only samples are checked. check then reports how much the rule helps on puzzles and what it costs. With --program, it also prints each step of the compiled program: the number of words and how each word is computed from others, for all puzzles of a block at once. A rule that does not belong to a network runs with the rules of article.</source>
        <translation>check nimmt auch die ID von etwas, das im Programm enthalten ist. Von jeder Regel sagt es, ob sie korrekt ist, also nie eine Ziffer einer Lösung streicht: bewiesen für jedes Spielfeld, das es geben kann, oder falsch, mit einem Spielfeld, das es zeigt und das die anderen Befehle lesen; wo die Zeit nicht reicht oder die Regel reelle Zahlen macht, werden nur Stichproben angesehen. Dann, was die Regel bei Rätseln wert ist und was sie kostet: mit --program auch jeder Schritt des Programms, in das sie übersetzt wird, nämlich wie viele Wörter und wie jedes davon aus anderen entsteht, für alle Rätsel einer Gruppe auf einmal. Eine Regel, die in keinem Netz steht, läuft mit denen von article.</translation>
    </message>
    <message>
        <source>Network to run: %1 (default: %2), or a file with your own; if a file has several, use FILE#ID. The help explains how to write networks.</source>
        <translation>Das Netz, das läuft: %1 (Voreinstellung: %2), oder eine Datei mit einem eigenen; von mehreren in einer Datei DATEI#ID. Die Hilfe sagt, wie man sie schreibt.</translation>
    </message>
    <message>
        <source>classic (all nine rules of article), basic (its first six), or a comma-separated list of the network’s rules, which run in this order. Without --network, these are the rules of article.</source>
        <translation>classic (alle neun Regeln von article), basic (seine ersten sechs) oder eine Liste von Regeln des Netzes mit Kommas, die in dieser Reihenfolge laufen. Ohne --network sind es die von article.</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>%1 wird bewiesen, %2 von %3 …</translation>
    </message>
    <message>
        <source>A page opens with one puzzle: “%1” is one too many.</source>
        <translation>Eine Seite öffnet sich mit einem Rätsel: „%1“ ist eines zu viel.</translation>
    </message>
    <message>
        <source>%1: open index.html in it</source>
        <translation>%1: öffnen Sie darin index.html</translation>
    </message>
    <message>
        <source>-o FILE | --page FOLDER [PUZZLE]</source>
        <translation>-o FILE | --page FOLDER [PUZZLE]</translation>
    </message>
    <message>
        <source>Export a network as an ONNX file for any neural network runtime.</source>
        <translation>Ein Netz als ONNX-Datei, für alles, was neuronale Netze ausführt.</translation>
    </message>
    <message>
        <source>The target. It is replaced only when the new file is complete. - is standard output.</source>
        <translation>Das Ziel. Es wird erst ersetzt, wenn die neue Datei vollständig ist. - ist die Standardausgabe.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMBER</translation>
    </message>
    <message>
        <source>Number of passes per run of the file (default: %1, at most %2). Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction.</source>
        <translation>Wie viele Durchgänge ein Lauf der Datei ist (Voreinstellung: %1, höchstens %2): Kandidaten hinein; heraus kommen die Kandidaten, die übrig sind, und ob das gelöst oder ein Widerspruch ist.</translation>
    </message>
    <message>
        <source>One pass with the search instead. Inputs and outputs: candidates, stack, guess and level. Feed the outputs back in until the result is solved or exhausted.</source>
        <translation>Stattdessen ein Durchgang mit der Suche: candidates, stack, guess und level hinein und heraus. Wer ihn ausführt, reicht sie wieder hinein, bis solved oder exhausted kommt.</translation>
    </message>
    <message>
        <source>FORM</source>
        <translation>FORM</translation>
    </message>
    <message>
        <source>direct (the default): the network’s own layers, one by one. image: only Conv, ConvTranspose, Relu and Concat. s2d: only Conv, Relu and Concat, on boards laid out as 3 × 3 boxes.</source>
        <translation>direct (die Voreinstellung): die eigenen Schichten des Netzes, eine nach der anderen. image: nur Conv, ConvTranspose, Relu und Concat. s2d: nur Conv, Relu und Concat, auf Spielfeldern, die auf 3 × 3 Blöcke gelegt sind.</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>PRECISION</translation>
    </message>
    <message>
        <source>float (the default). gate: every stored number is 0 or 1, so calibration to eight bits cannot make it wrong. qdq: already eight bits, with scale 1. The last two work only with image and s2d.</source>
        <translation>float (die Voreinstellung). gate: Alles, was gespeichert wird, ist 0 oder 1, sodass keine Kalibrierung auf acht Bits es falsch macht. qdq: schon acht Bits, mit scale 1. Die letzten beiden gibt es für image und s2d.</translation>
    </message>
    <message>
        <source>Number of puzzles to process at once (default: 1, at most %1), or dynamic: any number.</source>
        <translation>Wie viele Rätsel auf einmal hineingehen (Voreinstellung: 1, höchstens %1), oder dynamic: beliebig viele.</translation>
    </message>
    <message>
        <source>Also output the result of each layer.</source>
        <translation>Was jede Schicht macht, kommt auch heraus.</translation>
    </message>
    <message>
        <source>Write a browser page to a separate folder instead of a file. The page steps through the network: board, passes and every layer. It makes no requests to other sites.</source>
        <translation>Statt einer Datei eine Seite für den Browser, in einem eigenen Ordner, die das Netz schrittweise ausführt: Spielfeld, Durchgänge und jede Schicht. Sie fragt sonst nirgends an.</translation>
    </message>
    <message>
        <source>--page: without a header and with the layers collapsed, for a frame in your own page.</source>
        <translation>--page: ohne Kopf und mit zugeklappten Schichten, für einen Rahmen in einer eigenen Seite.</translation>
    </message>
    <message>
        <source>--page: the node_modules folder that contains onnxruntime-web, which runs networks in browsers (default: the one in the current folder, then the one in FOLDER).</source>
        <translation>--page: der Ordner node_modules mit onnxruntime-web, das Netze in Browsern ausführt (Voreinstellung: der im aktuellen Ordner, dann der in FOLDER).</translation>
    </message>
    <message>
        <source>Do not verify the rules. Otherwise the file states whether they are sound.</source>
        <translation>Nicht fragen, ob die Regeln richtig sind, was sonst in der Datei steht.</translation>
    </message>
    <message>
        <source>ONNX’s own check runs before the file is written. The file contains the name and text of its network, the rules proved to be sound, and a few boards with their results, for self-tests in Convoku or elsewhere. The help explains which devices support which operators.</source>
        <translation>Die Datei wird von ONNX selbst geprüft, bevor sie geschrieben wird. Sie sagt, welches Netz sie enthält, mit seinem Text, welche seiner Regeln bewiesen sind und was aus ein paar Stellungen wird: Wer sie hier oder anderswo öffnet, kann sie ausprobieren. Die Hilfe sagt, welche Geräte welche Operatoren kennen.</translation>
    </message>
    <message>
        <source>A page opens with PUZZLE, or with the article’s puzzle. ONNX Runtime, which runs the network in it, comes from the package onnxruntime-web: npm install --ignore-scripts onnxruntime-web</source>
        <translation>Eine Seite öffnet sich mit PUZZLE oder mit dem Rätsel des Artikels. Was das Netz darin ausführt, ONNX Runtime, kommt aus dem Paket onnxruntime-web: npm install --ignore-scripts onnxruntime-web</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, 2 it cannot be written: a wrong option, a network not available in that form, or no space.</source>
        <translation>Rückgabewert: 0 die Datei ist geschrieben, 2 das geht nicht: eine falsche Option, ein Netz, das es in dieser Form nicht gibt, oder kein Platz.</translation>
    </message>
    <message>
        <source>A puzzle is allowed only with --page: “%1”.</source>
        <translation>Ein Rätsel gibt es nur mit --page: „%1“.</translation>
    </message>
    <message>
        <source>--step: the network has no search.</source>
        <translation>--step: Das Netz hat keine Suche.</translation>
    </message>
    <message>
        <source>not listed: %1</source>
        <translation>nicht in der Liste: %1</translation>
    </message>
    <message>
        <source>listed; with limits: %1</source>
        <translation>in der Liste; mit Grenzen: %1</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>in der Liste</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Lists consulted:</source>
        <translation>Die Listen, die gelesen wurden:</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number above 0 and at most %3.</source>
        <translation>--%1: „%2“ ist keine Zahl über 0 und höchstens %3.</translation>
    </message>
    <message>
        <source>--%1 cannot be used with %2.</source>
        <translation>--%1 sagt nichts über %2.</translation>
    </message>
    <message>
        <source>--output: the file name must end in one of %1.</source>
        <translation>--output: Der Name der Datei endet auf eines von %1.</translation>
    </message>
    <message>
        <source>--output draws only one run. Remove --runs.</source>
        <translation>--output zeichnet einen Lauf: --runs weglassen.</translation>
    </message>
    <message>
        <source>Seed %1: %2</source>
        <translation>Startwert %1: %2</translation>
    </message>
    <message>
        <source>%1 trials, %2 s.</source>
        <translation>%1 Versuche, %2 s.</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Unterbrochen.</translation>
    </message>
    <message>
        <source>Search without rules: try whole grids, guided only by the cost of each grid.</source>
        <translation>Suche ohne Regeln: Ganze Gitter werden probiert, und bekannt ist von jedem nur, was es kostet.</translation>
    </message>
    <message>
        <source>tpe (tree-structured Parzen estimator, the default), random (random digits), anneal (simulated annealing, one cell at a time) or swaps (annealing that exchanges two cells of a box).</source>
        <translation>tpe (Tree-structured Parzen Estimator, Vorgabe), random (zufällige Ziffern), anneal (simulierte Abkühlung, eine Zelle auf einmal) oder swaps (Abkühlung, die zwei Zellen eines Blocks tauscht).</translation>
    </message>
    <message>
        <source>Cost of a grid: the digits missing from rows, columns and boxes, of 1 to 9 (digits, the default) or of 0 to 8 (published).</source>
        <translation>Was ein Gitter kostet: die Ziffern, die Zeilen, Spalten und Blöcken fehlen, von 1 bis 9 (digits, Vorgabe) oder von 0 bis 8 (published).</translation>
    </message>
    <message>
        <source>Maximum trials per run (default: 200; with annealing 3000000).</source>
        <translation>Versuche eines Laufs, höchstens (Vorgabe: 200; mit Abkühlung 3000000).</translation>
    </message>
    <message>
        <source>Probability model of TPE: counts (Optuna up to 2, the default) or mixture (from 3).</source>
        <translation>Wie TPE Wahrscheinlichkeiten bildet: counts (Optuna bis 2, Vorgabe) oder mixture (ab 3).</translation>
    </message>
    <message>
        <source>Number of trials out of n that TPE treats as good, at most 25: a tenth (new, the default) or a quarter of the root of n (old).</source>
        <translation>Wie viele von n Versuchen TPE für gut hält, höchstens 25: ein Zehntel (new, Vorgabe) oder ein Viertel der Wurzel aus n (old).</translation>
    </message>
    <message>
        <source>Annealing: initial temperature (default: 1).</source>
        <translation>Abkühlung: die Temperatur am Anfang (Vorgabe: 1).</translation>
    </message>
    <message>
        <source>Annealing: temperature factor per chain (default: 0.99; with swaps 0.95).</source>
        <translation>Abkühlung: womit jede Kette sie multipliziert (Vorgabe: 0.99; mit swaps 0.95).</translation>
    </message>
    <message>
        <source>Annealing: trials per chain (default: the number of empty cells, squared).</source>
        <translation>Abkühlung: Versuche einer Kette (Vorgabe: Anzahl der leeren Zellen im Quadrat).</translation>
    </message>
    <message>
        <source>Annealing: number of chains without a better grid before the temperature resets to its initial value (default: 20).</source>
        <translation>Abkühlung: Nach so vielen Ketten ohne besseres Gitter beginnt sie wieder bei der ersten Temperatur (Vorgabe: 20).</translation>
    </message>
    <message>
        <source>Seed: same number, same trials (default: a new one each time, shown in a message).</source>
        <translation>Gleiche Zahl, gleiche Versuche (Vorgabe: jedes Mal eine andere, die eine Meldung nennt).</translation>
    </message>
    <message>
        <source>Number of runs, with this seed and the following ones (default: 1).</source>
        <translation>So viele Läufe, mit diesem Startwert und den folgenden (Vorgabe: 1).</translation>
    </message>
    <message>
        <source>Print every trial, not only the best. For more than 8192 trials, print every improvement, the ends of chains, and some of the others.</source>
        <translation>Jeder Versuch, nicht nur der beste; von mehr als 8192 jede Verbesserung, Enden von Ketten und einige der anderen.</translation>
    </message>
    <message>
        <source>Print one JSON object per run or trial.</source>
        <translation>Ein JSON-Objekt für jeden Lauf oder Versuch.</translation>
    </message>
    <message>
        <source>Print a comma-separated table with a header line.</source>
        <translation>Eine Tabelle mit Kommas, mit einer Zeile der Namen am Anfang.</translation>
    </message>
    <message>
        <source>Also draw the run: its trials as an animation (.gif, .webp), or its best trial as a picture (.png, .svg, .pdf), with the costs of all trials.</source>
        <translation>Den Lauf auch zeichnen: seine Versuche als Animation (.gif, .webp) oder den besten als Bild (.png, .svg, .pdf), mit den Kosten aller.</translation>
    </message>
    <message>
        <source>Width of the picture in pixels (default: 640).</source>
        <translation>Breite des Bildes in Pixeln (Vorgabe: 640).</translation>
    </message>
    <message>
        <source>Duration of a trial in an animation (default: 120).</source>
        <translation>Wie lange ein Versuch in einer Animation zu sehen ist (Vorgabe: 120).</translation>
    </message>
    <message>
        <source>Example: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</source>
        <translation>Beispiel: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</translation>
    </message>
    <message>
        <source>Exit status: 0 every run found the solution, 1 one of them did not, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>Exit-Status: 0 jeder Lauf fand die Lösung, 1 einer fand sie nicht, 2 falscher Aufruf, schlechte Eingabe oder eine Ausgabe, die nicht geschrieben werden kann.</translation>
    </message>
    <message>
        <source>Run %1 of %2, trial %3: best cost %4</source>
        <translation>Lauf %1 von %2, Versuch %3: beste Kosten %4</translation>
    </message>
    <message>
        <source>%1 of %2 runs found the solution.</source>
        <translation>%1 von %2 Läufen fanden die Lösung.</translation>
    </message>
    <message>
        <source>--csv and --json are two formats of the table. Use only one of them.</source>
        <translation>--csv und --json sind zwei Arten, die Tabelle zu schreiben: Lassen Sie eine davon weg.</translation>
    </message>
    <message>
        <source>--picture: “%1” does not end with one of %2.</source>
        <translation>--picture: „%1“ endet mit keinem von %2.</translation>
    </message>
    <message>
        <source>Compare two to four networks on the same puzzles: correct boards and cells, passes, time, size.</source>
        <translation>Zwei bis vier Netze auf denselben Rätseln vergleichen: richtige Spielfelder und Zellen, Durchgänge, Zeit, Größe.</translation>
    </message>
    <message>
        <source>Network to compare, as in the other commands. Use this option two to four times (default: article and fast). ONNX files are accepted.</source>
        <translation>Ein Netz, das verglichen wird, wie bei den anderen Befehlen, zwei- bis viermal (Vorgabe: article und fast). Eine Datei darf eine ONNX-Datei sein.</translation>
    </message>
    <message>
        <source>No network guesses.</source>
        <translation>Kein Netz rät.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1, without search %2).</source>
        <translation>Ein Rätsel nach N Durchgängen eines Netzes abbrechen (Vorgabe: %1, ohne Suche %2).</translation>
    </message>
    <message>
        <source>Give all networks the same budget: as many passes per puzzle as N multiply-adds allow.</source>
        <translation>Gleich viele Multiplikationen mit Addition: Jedes Netz macht so viele Durchgänge je Rätsel, wie N davon reichen.</translation>
    </message>
    <message>
        <source>Write a comma-separated table, the same in every language.</source>
        <translation>Eine Tabelle mit Kommas schreiben, in jeder Sprache gleich.</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>Ein JSON-Objekt je Zeile schreiben.</translation>
    </message>
    <message>
        <source>Write the table to a file.</source>
        <translation>Die Tabelle in eine Datei schreiben.</translation>
    </message>
    <message>
        <source>Also draw the table: .png, .svg or .pdf.</source>
        <translation>Die Tabelle auch zeichnen: .png, .svg oder .pdf.</translation>
    </message>
    <message>
        <source>A board is right if it is a complete grid that keeps all givens and has no digit twice in a house. For a puzzle with several solutions, any of them is right. Cells are counted only for puzzles with one solution, and puzzles without a solution are left out. Built-in networks determine the number of solutions, whichever networks are compared. A board is illegal if it ended with a cell without candidates, a digit twice in a house, or a different digit for a given.</source>
        <translation>Richtig ist ein vollständiges Gitter, in dem keine Ziffer zweimal in einem Haus steht und alle Vorgaben stehen; bei einem Rätsel mit mehreren Lösungen jede davon. Zellen zählen nur bei Rätseln mit einer Lösung, und Rätsel ohne Lösung bleiben weg: Beides finden Netze des Programms heraus, was immer verglichen wird. Regelwidrig ist ein Spielfeld, das mit einer Zelle ohne Kandidaten, einer Ziffer zweimal in einem Haus oder einer anderen Ziffer statt einer Vorgabe endet.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still compared), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>Rückgabewert: 0 fertig, 2 falscher Aufruf, schlechte Eingabe (mit den guten Rätseln wird trotzdem verglichen), ein Netz, das versagt hat, Ausgabe, die nicht geschrieben werden kann, oder abgebrochen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>%1 of %2 starts found numbers that were always right; %3 found something else; %4 got no further than “never”, which is right for %5 %. These counts depend on this set-up.</source>
        <translation>%1 von %2 Starts fanden Zahlen, die immer richtig waren; %3 fanden etwas anderes; %4 kamen nicht über „nie“ hinaus, was zu %5 % richtig ist. Diese Anzahlen sind eine Eigenschaft dieses Versuchsaufbaus.</translation>
    </message>
    <message>
        <source>Rounding, and checking for equivalence …</source>
        <translation>Runden und fragen, ob es dasselbe ist …</translation>
    </message>
    <message>
        <source>Going from the learned to the written numbers …</source>
        <translation>Von den gelernten zu den geschriebenen Zahlen …</translation>
    </message>
    <message>
        <source>--output: the rule with new numbers cannot be written as text.</source>
        <translation>--output: Die Regel mit anderen Zahlen lässt sich nicht als Text sagen.</translation>
    </message>
    <message>
        <source>train: LibTorch, needed for training, cannot be used (%1). Install the package convoku-backend-torch.</source>
        <translation>train: LibTorch, das trainiert, ist nicht benutzbar (%1). Installieren Sie das Paket convoku-backend-torch.</translation>
    </message>
    <message>
        <source>The boards cannot be created: %1</source>
        <translation>Die Bretter lassen sich nicht machen: %1</translation>
    </message>
    <message>
        <source>Start %1 of %2, step %3 of %4: %5 % right</source>
        <translation>Start %1 von %2, Schritt %3 von %4: %5 % richtig</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 starts are done.</source>
        <translation>Abgebrochen: %1 von %2 Starts sind fertig.</translation>
    </message>
    <message>
        <source>--output: these numbers cannot be written as text.</source>
        <translation>--output: Diese Zahlen lassen sich nicht als Text sagen.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number from %3 to %4.</source>
        <translation>--%1: „%2“ ist keine Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rule: Das Netz hat keine Regel „%1“. Seine Regeln sind: %2.</translation>
    </message>
    <message>
        <source>--value: “%1” of %2 cannot be learned. Use one of %3.</source>
        <translation>--value: „%1“ von %2 lässt sich nicht lernen. Diese schon: %3.</translation>
    </message>
    <message>
        <source>Replace the numbers of a rule with random ones, and train them with LibTorch.</source>
        <translation>Zahlen einer Regel zufällig machen und sehen, ob LibTorch sie findet.</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>REGEL</translation>
    </message>
    <message>
        <source>The rule whose layers are trained (default: hidden_single_row).</source>
        <translation>Die Regel, deren Schichten trainiert werden (Vorgabe: hidden_single_row).</translation>
    </message>
    <message>
        <source>Target value, by its name in the rule’s text; candidates: the candidates left on the board (default: one, the first value that depends on a convolution: “is the count 1?”).</source>
        <translation>Der Wert, der herauskommen soll, mit seinem Namen im Text der Regel; candidates: was vom Brett bleibt (Vorgabe: der erste hinter einer Faltung, das ist one: „ist die Anzahl 1?“).</translation>
    </message>
    <message>
        <source>Number of starts, trained one after the other (default: %1).</source>
        <translation>Wie viele Starts, einer nach dem anderen (Vorgabe: %1).</translation>
    </message>
    <message>
        <source>Number of Adam steps per start (default: %1).</source>
        <translation>Schritte von Adam für jeden (Vorgabe: %1).</translation>
    </message>
    <message>
        <source>Learning rate of Adam (default: %1).</source>
        <translation>Seine Lernrate (Vorgabe: %1).</translation>
    </message>
    <message>
        <source>Boards per step (default: %1; with 81 houses each, %2 rows).</source>
        <translation>Bretter in einem Schritt (Vorgabe: %1, mit je 81 Häusern %2 Zeilen).</translation>
    </message>
    <message>
        <source>Boards to train on: random (the default), states (from runs on generated puzzles) or both (half of each). The target is the output of the written layers for these boards.</source>
        <translation>random (Vorgabe), states von Läufen auf erzeugten Rätseln, oder both, halb und halb. Herauskommen soll, was die geschriebenen Schichten daraus machen.</translation>
    </message>
    <message>
        <source>Probability of a candidate on a random board (default: %1).</source>
        <translation>Wie wahrscheinlich ein Kandidat auf einem zufälligen Brett ist (Vorgabe: %1).</translation>
    </message>
    <message>
        <source>Number of boards to generate once and reuse (default: new boards in each step).</source>
        <translation>So viele Bretter werden einmal gemacht und immer wieder gezogen (Vorgabe: jeder Schritt hat neue).</translation>
    </message>
    <message>
        <source>Initial numbers: random (the default; normally distributed around 0) or near (around the written numbers).</source>
        <translation>random (Vorgabe): normalverteilt um 0; near: um die geschriebenen Zahlen.</translation>
    </message>
    <message>
        <source>Standard deviation of the initial numbers (default: %1).</source>
        <translation>Mit dieser Streuung (Vorgabe: %1).</translation>
    </message>
    <message>
        <source>Seed: same number, same training on the same machine (default: %1). Start n uses the n-th number from there.</source>
        <translation>Gleiche Zahl, gleiches Training auf derselben Maschine (Vorgabe: %1); Start n hat die n-te Zahl von dort an.</translation>
    </message>
    <message>
        <source>Print one JSON object per line: each start with its numbers, then the counts.</source>
        <translation>Ein Objekt je Zeile: jeder Start mit seinen Zahlen, dann die Anzahlen.</translation>
    </message>
    <message>
        <source>Bring the learned numbers as close to the written ones as signs and order allow, and round them. Then prove that the answers are the same, or show a board on which they differ.</source>
        <translation>Seine Zahlen so nah an die geschriebenen bringen, wie Vorzeichen und Reihenfolge es erlauben, sie runden und beweisen, dass sie dasselbe antworten, oder ein Brett zeigen, wo nicht.</translation>
    </message>
    <message>
        <source>Write a CSV table of the straight path to the written numbers: share of right answers, and number of boards that lose a digit of the solution.</source>
        <translation>Als CSV: auf dem geraden Weg zu den geschriebenen Zahlen, wie viel richtig ist und auf wie vielen Brettern eine Ziffer der Lösung entfernt wird.</translation>
    </message>
    <message>
        <source>One line per start: found (all test answers right), something_else (better than a constant answer) or stuck. Then follow the share of right test answers, the loss, and the step from which it stayed below half the loss of “never”.</source>
        <translation>Eine Zeile je Start: found (alles, was angesehen wurde, ist richtig), something_else (besser als immer dieselbe Antwort) oder stuck; der Anteil richtiger Antworten auf dafür zurückgelegten Brettern, der Verlust und der Schritt, ab dem er unter der Hälfte des Verlusts von „nie“ blieb.</translation>
    </message>
    <message>
        <source>The number of successes depends on the set-up: different boards, steps or starts give different counts.</source>
        <translation>Wie viele es finden, ist eine Eigenschaft des Versuchsaufbaus: Andere Bretter, Schritte oder Starts haben andere Anzahlen.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --starts 10 --snap -o learned.network</source>
        <translation>Beispiel: convoku-cli train --starts 10 --snap -o learned.network</translation>
    </message>
    <message>
        <source>Exit status: 0 all starts are done, 2 wrong usage, no LibTorch, cancelled, or output that cannot be written.</source>
        <translation>Rückgabewert: 0 alle Starts sind fertig, 2 falscher Aufruf, kein LibTorch, abgebrochen, oder Ausgabe, die nicht geschrieben werden kann.</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”.</source>
        <translation>--rule: Das Netz hat keine Regel „%1“.</translation>
    </message>
    <message>
        <source>--data: the network “%1” learns nothing from puzzles. Its text contains no learned(…).</source>
        <translation>--data: Nichts am Netz „%1“ wird aus Rätseln gelernt: Sein Text hat kein learned(…).</translation>
    </message>
    <message>
        <source>--data: this network cannot be trained: %1</source>
        <translation>--data: Dieses Netz lässt sich nicht trainieren: %1</translation>
    </message>
    <message>
        <source>-o: the network and its weights are two files. Name a file for the network.</source>
        <translation>-o: Das Netz und seine Gewichte sind zwei Dateien: Nennen Sie eine für das Netz.</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles have one solution; the others are left out.</source>
        <translation>%1 von %2 Rätseln haben genau eine Lösung; die anderen fallen weg.</translation>
    </message>
    <message>
        <source>Getting the puzzles …</source>
        <translation>Die Rätsel werden vorbereitet …</translation>
    </message>
    <message>
        <source>--resume: %1 cannot be read.</source>
        <translation>--resume: %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>--resume: %1 is not a tensor file (safetensors).</source>
        <translation>--resume: %1 ist keine Datei mit Tensoren (safetensors).</translation>
    </message>
    <message>
        <source>Train all learned numbers of a network (--network; default: houses) on puzzles instead. Use kaggle_like or nine_million_like, which are generated here with as many givens as the originals, or a file of puzzles.</source>
        <translation>Stattdessen alles, was ein Netz gelernt hat (--network; Voreinstellung: houses), an Rätseln trainieren: kaggle_like oder nine_million_like, die hier mit so vielen Vorgaben erzeugt werden, wie jene haben, oder eine Datei mit Rätseln.</translation>
    </message>
    <message>
        <source>With --data: number of puzzles, which are repeatedly turned and relabelled (default: %1).</source>
        <translation>Mit --data: so viele Rätsel, immer wieder gedreht und mit vertauschten Ziffern (Vorgabe: %1).</translation>
    </message>
    <message>
        <source>With --data: continue from the checkpoint that -o FILE.network writes as FILE.checkpoint.</source>
        <translation>Mit --data: von dem Checkpoint aus weitermachen, den -o FILE.network als FILE.checkpoint hinterlässt.</translation>
    </message>
    <message>
        <source>--data: there are too few puzzles with one solution. A tenth of them becomes the test set.</source>
        <translation>--data: Es sind zu wenige Rätsel mit genau einer Lösung: Ein Zehntel davon wird zum Messen zurückgelegt.</translation>
    </message>
    <message>
        <source>At step %1 the loss is no longer a number. Try a smaller --rate.</source>
        <translation>In Schritt %1 ist der Verlust keine Zahl mehr: Versuchen Sie es mit einem kleineren --rate.</translation>
    </message>
    <message>
        <source>Step %1, %2 %: loss %3</source>
        <translation>Schritt %1, %2 %: Verlust %3</translation>
    </message>
    <message>
        <source>These weights cannot be run: %1</source>
        <translation>Mit diesen Gewichten kann das Netz nicht laufen: %1</translation>
    </message>
    <message>
        <source>Solving the puzzles in the test set …</source>
        <translation>Die zurückgelegten Rätsel werden gelöst …</translation>
    </message>
    <message>
        <source>%1 and %2 are written.</source>
        <translation>%1 und %2 sind geschrieben.</translation>
    </message>
    <message>
        <source>The network as text, with the learned rule in place of the written one. The commands solve, trace, export and network check accept it. With --data, its weights are next to it, as FILE.safetensors.</source>
        <translation>Das Netz mit der gelernten Regel an der Stelle der geschriebenen, als Text: solve, trace, export und network check nehmen es. Mit --data liegen seine Gewichte daneben, als FILE.safetensors.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</source>
        <translation>Beispiel: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</translation>
    </message>
    <message>
        <source>Run each puzzle once more, turned or mirrored and with its digits renamed, and count those that end the same way.</source>
        <translation>Jedes Rätsel noch einmal laufen lassen, gedreht oder gespiegelt und mit anderen Namen für seine Ziffern, und zählen, welche gleich enden.</translation>
    </message>
    <message>
        <source>--network: a comparison takes two to four networks. Name each with a --network, or a search with a --blind.</source>
        <translation>--network: Es werden zwei bis vier Netze verglichen; jedes mit einem --network nennen, oder eine Suche mit einem --blind.</translation>
    </message>
    <message>
        <source>--blind: “%1” is not one of %2.</source>
        <translation>--blind: „%1“ ist nichts von %2.</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>VERFAHREN</translation>
    </message>
    <message>
        <source>Also compare a search without rules, as in the command blind. You can use this option more than once.</source>
        <translation>Auch eine Suche ohne Regeln vergleichen, wie die des Befehls blind; darf mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Maximum trials of a blind search per puzzle (default: tpe and random 200, else 3000000).</source>
        <translation>Höchstens so viele Versuche einer blinden Suche je Rätsel (Vorgabe: tpe und random 200, sonst 3000000).</translation>
    </message>
    <message>
        <source>Seed of the blind searches, the same for each puzzle (default: 1).</source>
        <translation>Startwert der blinden Suchen, für jedes Rätsel derselbe (Vorgabe: 1).</translation>
    </message>
    <message>
        <source>A blind search ends with its cheapest grid. Its trials count as passes, and their limit as the pass limit. --max-passes, --budget and --turned apply to networks.</source>
        <translation>Eine blinde Suche endet mit ihrem billigsten Gitter. Ihre Versuche zählen als Durchgänge, und so auch ihre Grenze; --max-passes, --budget und --turned sind für Netze.</translation>
    </message>
    <message>
        <source>%1, turned</source>
        <extracomment>a network whose puzzles are run once more: article, turned</extracomment>
        <translation>%1, gedreht</translation>
    </message>
    <message>
        <source>A safetensors file with learned numbers that replace those of the network’s rules.</source>
        <translation>Eine safetensors-Datei mit dem, was die Regeln des Netzes gelernt haben, statt der Zahlen, die sie haben.</translation>
    </message>
    <message>
        <source>--weights needs a network with learned numbers. Name it with --network.</source>
        <translation>--weights braucht ein Netz mit gelernten Zahlen: Nennen Sie es mit --network.</translation>
    </message>
    <message>
        <source>Write a comma-separated table or a picture (.png, .svg, .pdf) of the candidates removed after each step: by the first written rule that would remove them, those that no written rule would remove, and those of the solution.</source>
        <translation>Was nach welchem Schritt entfernt wird, nach der ersten geschriebenen Regel, die es entfernen würde, was keine entfernen würde und was zur Lösung gehört: eine Tabelle mit Kommas oder ein Bild (.png, .svg, .pdf).</translation>
    </message>
    <message>
        <source>Checking the removals at each step …</source>
        <translation>Sieht nach, was wann entfernt wurde …</translation>
    </message>
    <message>
        <source>The start that -o, --snap, --road and --acquired use (default: the one with the most right answers).</source>
        <translation>Der Start, den -o, --snap, --road und --acquired nehmen (Vorgabe: der, der am öftesten richtig ist).</translation>
    </message>
    <message>
        <source>--acquired also writes a line for each of the nine written rules, with the step from which at least half of its candidates are always removed. A candidate belongs to the first written rule that removes it. The boards are from the written network’s runs. Two more lines show the same for candidates that no written rule finds, and the step from which no digit of the solution is lost.</source>
        <translation>--acquired schreibt auch für jede der neun geschriebenen Regeln eine Zeile: ab welchem Schritt immer mindestens die Hälfte der Kandidaten entfernt wird, die sie auf Brettern aus Läufen des geschriebenen Netzes als erste entfernt; dasselbe für das, was keine geschriebene Regel findet; und ab welchem Schritt keine Ziffer der Lösung verloren geht.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --data kaggle_like --acquired learned.csv</source>
        <translation>Beispiel: convoku-cli train --data kaggle_like --acquired learned.csv</translation>
    </message>
    <message>
        <source>--axis: this network cannot be trained this way: %1</source>
        <translation>--axis: Dieses Netz lässt sich so nicht trainieren: %1</translation>
    </message>
    <message>
        <source>With --data, after a softmax: the question asked. digits (the default): which digit a cell has. rows: which row of a column contains a digit, as in the training of ResNet11-SPD.</source>
        <translation>Mit --data, hinter einem Softmax: was gefragt wird. digits (Standard): welche Ziffer eine Zelle hat. rows: in welcher Zeile einer Spalte eine Ziffer steht, wie ResNet11-SPD trainiert wurde.</translation>
    </message>
    <message>
        <source>With --data, for a network with a memory: number of passes per step. The last pass is judged, and its errors are traced back through the others (default: %1).</source>
        <translation>Mit --data, bei einem Netz, das sich etwas merkt: So viele Durchgänge sind ein Schritt; der letzte wird beurteilt, und was falsch war, wird durch sie zurückverfolgt (Standard: %1).</translation>
    </message>
    <message>
        <source>Not trained here, because only a yes or no depends on them: %1.</source>
        <translation>Hier nicht trainiert, weil nur ein Ja oder Nein daran hängt: %1.</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 ist mehr als einmal angegeben.</translation>
    </message>
    <message numerus="yes">
        <source>This format has no comments: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Dieses Format kennt keine Kommentare: Die von %n Rätsel fallen weg.</numerusform>
            <numerusform>Dieses Format kennt keine Kommentare: Die von %n Rätseln fallen weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no fields for title, author and the like: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Dieses Format hat keine Felder für Titel, Autor und Ähnliches: Die von %n Rätsel fallen weg.</numerusform>
            <numerusform>Dieses Format hat keine Felder für Titel, Autor und Ähnliches: Die von %n Rätseln fallen weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no technique codes and eliminations: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Dieses Format kennt weder Codes für Techniken noch deren Streichungen: Die von %n Rätsel fallen weg.</numerusform>
            <numerusform>Dieses Format kennt weder Codes für Techniken noch deren Streichungen: Die von %n Rätseln fallen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --solutions above 1, solutions=N and a word follow: unique (exactly one), all (several, and there are no others), none, or maybe_more. maybe_more means that N were found or the passes ran out before the search was complete. The grid is the first solution. json lists all of them in &quot;solutions&quot;, and &quot;all_found&quot; shows whether there are no others. --count prints only this number and word. json has the number as &quot;count&quot;, and omits passes, pushes and pops if the search stopped at N.</source>
        <translation>Mit --solutions über 1 folgen solutions=N und ein Wort: unique (eine, und es gibt keine weitere), all (mehrere, und es gibt keine weiteren), none oder maybe_more (N wurden gefunden, oder die Durchgänge waren aufgebraucht, bevor die Suche fertig war). Das Gitter ist die erste Lösung; json hat alle in &quot;solutions&quot;, und &quot;all_found&quot; sagt, ob es keine weiteren gibt. --count gibt nur diese Zahl und das Wort aus; json hat sie als &quot;count&quot;, ohne passes, pushes und pops, wenn die Suche bei N aufgehört hat.</translation>
    </message>
    <message>
        <source>--colours: a WebP keeps all colours, or a palette if that is smaller. Use all, or omit the option.</source>
        <translation>--colours: Ein WebP hat alle Farben, oder eine Palette, wo das kleiner ist. Nehmen Sie all, oder lassen Sie es weg.</translation>
    </message>
    <message>
        <source>--%1 %2: animations store times in steps of 10 ms. The file has %3 ms.</source>
        <translation>--%1 %2: Die Zeiten von Animationen haben Schritte von 10 ms. In der Datei sind es %3 ms.</translation>
    </message>
    <message>
        <source>Number of givens, from 17 to 81: 24, 24..30, or 24.. (default: %1..%2).</source>
        <translation>Zahl der Vorgaben, von 17 bis 81: 24, 24..30 oder 24.. (Voreinstellung: %1..%2).</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: %1).</source>
        <translation>Ein Rätsel nach N Durchgängen des Netzes abbrechen (Voreinstellung: %1).</translation>
    </message>
    <message>
        <source>Convoku checks the answers of a custom network. RESULT is wrong if the network calls a grid solved that is not a solution of the puzzle. With --count, or --solutions above 1, Convoku checks and counts every solution itself. RESULT and the word after the number are then wrong if the puzzle has a different number of solutions. Otherwise no_solution is the network’s answer, right or wrong.</source>
        <translation>Convoku prüft die Antworten eines eigenen Netzes. Das RESULT ist wrong, wenn das Netz ein Gitter gelöst nennt, das keine Lösung des Rätsels ist. Mit --count oder --solutions über 1 prüft Convoku jede Lösung und zählt selbst: RESULT und das Wort hinter der Zahl sind wrong, wenn das Rätsel eine andere Zahl von Lösungen hat. Sonst ist no_solution das, was das Netz sagt, ob es stimmt oder nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) have a different number of solutions than the network found.</source>
        <translation>
            <numerusform>%n Rätsel hat eine andere Zahl von Lösungen, als das Netz gefunden hat.</numerusform>
            <numerusform>%n Rätsel haben eine andere Zahl von Lösungen, als das Netz gefunden hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>This grid is wrong: it is not a solution of the puzzle.</source>
        <translation>Dieses Gitter ist falsch: Es ist keine Lösung des Rätsels.</translation>
    </message>
    <message>
        <source>The result is wrong if your own network calls a grid solved that is not a solution of the puzzle.</source>
        <translation>Das Ergebnis ist wrong, wenn ein eigenes Netz ein Gitter gelöst nennt, das keine Lösung des Rätsels ist.</translation>
    </message>
    <message>
        <source>With --data: total time in minutes (default: %1, or as long as --steps take).</source>
        <translation>Mit --data: Zeit für alles zusammen, in Minuten (Vorgabe: %1, oder so lange, wie --steps dauern).</translation>
    </message>
    <message>
        <source>Training the network %1 on puzzles from %2.</source>
        <translation>Das Netz %1 wird auf Rätseln von %2 trainiert.</translation>
    </message>
    <message>
        <source>There was time for %1 of the %2 puzzles in the test set.</source>
        <translation>Die Zeit reichte, um %1 der %2 zurückgelegten Rätsel zu lösen.</translation>
    </message>
    <message>
        <source>Cancelled after step %1. --resume %2 continues the training.</source>
        <translation>Abgebrochen nach Schritt %1. --resume %2 setzt das Training fort.</translation>
    </message>
    <message>
        <source>With --data, one line every 15 seconds and one at the end. They measure the network’s first answer on the test set. accuracy1 is the share of all cells that are correct (givens are kept), and accuracy2 that of the open cells. accuracy3 is the share of puzzles with all cells correct. The last line shows how the network solves them pass by pass, without search, with a 95 % interval. --minutes limits the whole command. If time runs short, fewer puzzles are solved.</source>
        <translation>Mit --data alle 15 Sekunden eine Zeile, und am Ende eine: Auf dafür zurückgelegten Rätseln, wenn das Netz einmal gefragt wird, ist accuracy1 der Anteil aller Zellen, die stimmen (Vorgaben bleiben stehen), accuracy2 der unter den leeren, accuracy3 der Anteil der Rätsel, bei denen alle Zellen stimmen. Die letzte Zeile sagt, wie es sie Durchgang für Durchgang löst, ohne Suche, mit einem 95-%-Intervall. --minutes ist die Zeit des ganzen Befehls: Wird sie knapp, werden weniger Rätsel gelöst.</translation>
    </message>
    <message>
        <source>With --data and -o, Convoku writes the network, its weights and a checkpoint about every 10 seconds. Ctrl+C ends the training: everything learned so far is kept, and the exit status is 2.</source>
        <translation>Mit --data und -o werden das Netz, seine Gewichte und ein Checkpoint etwa alle 10 Sekunden geschrieben. Strg+C beendet das Training: Was bis dahin gelernt wurde, bleibt, und der Rückgabewert ist 2.</translation>
    </message>
    <message>
        <source>Backend that runs the network: bitwise (one bit per puzzle, the default) or torch (LibTorch, hundreds of times slower). Both give the same results.</source>
        <translation>Womit das Netz läuft: bitwise (ein Bit je Rätsel, die Voreinstellung) oder torch (LibTorch, hundertfach langsamer). Beide liefern dasselbe.</translation>
    </message>
    <message>
        <source>At the end: the network runs until it stops. Without search it runs until nothing changes, even after a contradiction. A network that fills one cell per pass therefore fills the grid one cell at a time. In one shot: each open cell gets the digit that the network rates highest in its first pass; givens are kept. Only networks that rate every digit of a cell and have no memory give this answer.</source>
        <translation>Am Ende: Das Netz läuft, bis es anhält. Ohne Suche läuft es, bis sich nichts mehr ändert, auch über einen Widerspruch hinaus. Ein Netz, das je Durchgang eine Zelle füllt, füllt das Gitter so Zelle für Zelle. Auf einen Schlag: Jede offene Zelle bekommt die Ziffer, die das Netz in seinem ersten Durchgang am wahrscheinlichsten findet; Vorgaben bleiben. Eine solche Antwort haben nur Netze, die jede Ziffer einer Zelle bewerten, und keine, die sich etwas merken.</translation>
    </message>
    <message>
        <source>Parameters are the numbers in the weights and biases of the rules’ convolutions, trained and fixed ones. Trained numbers that several layers share count once. All numbers of an ONNX file count as trained.</source>
        <translation>Parameter sind die Zahlen in den Gewichten und Bias der Faltungen der Regeln, trainierte und feste. Trainierte Zahlen, die mehrere Schichten teilen, zählen einmal. Alle Zahlen einer ONNX-Datei zählen als trainiert.</translation>
    </message>
    <message>
        <source>Multiply-adds are counted for all convolutions of a pass, with verdict and search. csv and json also list the operations of other layers. Times are measured with puzzles side by side on this computer.</source>
        <translation>Multiplikationen mit Addition sind die aller Faltungen eines Durchgangs, mit Urteil und Suche; csv und json nennen auch, was andere Schichten rechnen. Zeiten sind die von Rätseln nebeneinander auf diesem Rechner.</translation>
    </message>
    <message>
        <source>One picture for each pass (the default), or for each change: every rule that removed something, every event of the search. A pass that removes more than %1 candidates always has one picture for each rule.</source>
        <translation>Ein Bild für jeden Durchgang (die Voreinstellung) oder für jede Änderung: jede Regel, die etwas gestrichen hat, jedes Ereignis der Suche. Ein Durchgang, der mehr als %1 Kandidaten streicht, hat immer eines für jede Regel.</translation>
    </message>
    <message>
        <source>Describe the step in a sentence below the board (default: for animations of runs and proofs at least %1 pixels wide).</source>
        <translation>Mit einem Satz unter dem Spielfeld: was der Schritt getan hat. Voreinstellung für Animationen eines Laufs oder eines Beweises ab %1 Pixeln Breite.</translation>
    </message>
    <message>
        <source>Omit the sentence below the board.</source>
        <translation>Ohne diesen Satz.</translation>
    </message>
    <message>
        <source>Count up to N solutions (default: 2).</source>
        <translation>Bis zu N Lösungen zählen (Vorgabe: 2).</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>SCHLÜSSEL</translation>
    </message>
    <message>
        <source>Sort the rows by %1. A leading - puts the largest first.</source>
        <translation>Die Zeilen nach %1 sortieren; mit - davor das Größte zuerst.</translation>
    </message>
    <message>
        <source>Write one row per input instead of one per puzzle.</source>
        <translation>Eine Zeile je Eingabe statt einer je Rätsel schreiben.</translation>
    </message>
    <message>
        <source>text (the default), csv or json: one object per line.</source>
        <translation>text (Vorgabe), csv oder json: ein Objekt je Zeile.</translation>
    </message>
    <message>
        <source>passes, guesses, taken_back and depth are those of the network’s run to its first solution. verdict is %1.</source>
        <translation>passes, guesses, taken_back und depth gehören zum Lauf des Netzes bis zur ersten Lösung. verdict ist eines von %1.</translation>
    </message>
    <message>
        <source>Example: convoku-cli analyse --total --format csv *.txt &gt; table.csv</source>
        <translation>Beispiel: convoku-cli analyse --total --format csv *.txt &gt; table.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still analysed) or output that cannot be written.</source>
        <translation>Rückgabewert: 0 erledigt, 2 falscher Aufruf, schlechte Eingabe (die guten Rätsel werden trotzdem analysiert) oder eine Ausgabe, die nicht geschrieben werden kann.</translation>
    </message>
    <message>
        <source>--sort: there is no “%1”. Use one of %2.</source>
        <translation>--sort: „%1“ gibt es nicht. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>--total and --sort conflict: totals are in the order of the inputs.</source>
        <translation>--total und --sort passen nicht zusammen: Summen bleiben in der Reihenfolge der Eingaben.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) read</source>
        <translation>
            <numerusform>%n Rätsel gelesen</numerusform>
            <numerusform>%n Rätsel gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>--change: there is no “%1”. Use one of %2.</source>
        <translation>--change: „%1“ gibt es nicht. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>--position: there is no rule “%1” in this run. Use one of %2.</source>
        <translation>--position: Eine Regel „%1“ läuft nicht. Es laufen: %2.</translation>
    </message>
    <message>
        <source>Write the minimal form (minlex) of each puzzle: the smallest text that results from turning, mirroring, moving lines and renaming digits.</source>
        <translation>Die Minimalform (minlex) jedes Rätsels schreiben: den kleinsten Text, der durch Drehen, Spiegeln, Verschieben von Linien und Umbenennen von Ziffern entsteht.</translation>
    </message>
    <message>
        <source>Leave out puzzles that have the same minimal form as an earlier one.</source>
        <translation>Rätsel weglassen, die dieselbe Minimalform wie ein früheres haben.</translation>
    </message>
    <message>
        <source>KIND,KIND…</source>
        <translation>ART,ART…</translation>
    </message>
    <message>
        <source>Change each puzzle at random without changing its difficulty: %1.</source>
        <translation>Jedes Rätsel zufällig verändern, ohne dass es leichter oder schwerer wird: %1.</translation>
    </message>
    <message>
        <source>With --change: the same number makes the same changes (default: 1).</source>
        <translation>Mit --change: dieselbe Zahl bewirkt dieselben Änderungen (Vorgabe: 1).</translation>
    </message>
    <message>
        <source>Remove givens, from the first cell on, as long as the puzzle has one solution.</source>
        <translation>Vorgaben entfernen, vom ersten Feld an, solange das Rätsel eine einzige Lösung hat.</translation>
    </message>
    <message>
        <source>Instead of each puzzle, write the first position in which this rule of the network removes candidates and no earlier rule does. Puzzles without such a position are left out.</source>
        <translation>Statt jedes Rätsels die erste Stellung schreiben, in der diese Regel des Netzes Kandidaten entfernt und keine Regel vor ihr. Rätsel ohne solche Stellung entfallen.</translation>
    </message>
    <message>
        <source>A line has 81 characters, or 729 candidates if the puzzle consists of more than its givens, and the puzzle’s comment. Options apply in this order: --position, --minimise, --change, --canonical, --dedupe.</source>
        <translation>Eine Zeile hat 81 Zeichen, oder 729 Kandidaten, wenn zum Rätsel mehr als seine Vorgaben gehört, und den Kommentar des Rätsels. Die Optionen wirken in dieser Reihenfolge: --position, --minimise, --change, --canonical, --dedupe.</translation>
    </message>
    <message>
        <source>Example: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</source>
        <translation>Beispiel: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 a puzzle could not be changed as requested, 2 wrong usage, bad input (the good puzzles are still written) or output that cannot be written.</source>
        <translation>Rückgabewert: 0 erledigt, 1 ein Rätsel konnte nicht wie gewünscht verändert werden, 2 falscher Aufruf, schlechte Eingabe (die guten Rätsel werden trotzdem geschrieben) oder eine Ausgabe, die nicht geschrieben werden kann.</translation>
    </message>
    <message>
        <source>--seed needs --change.</source>
        <translation>--seed braucht --change.</translation>
    </message>
    <message>
        <source>--%1 needs --position.</source>
        <translation>--%1 braucht --position.</translation>
    </message>
    <message>
        <source>%1: the puzzle does not have exactly one solution. It is left unchanged.</source>
        <translation>%1: Das Rätsel hat nicht genau eine Lösung; es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>%1: a house has a digit twice, so there is no minimal form. The puzzle is left unchanged.</source>
        <translation>%1: Eine Einheit hat eine Ziffer zweimal, deshalb gibt es keine Minimalform; das Rätsel bleibt, wie es ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) left out.</source>
        <translation>
            <numerusform>%n Rätsel weggelassen.</numerusform>
            <numerusform>%n Rätsel weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse puzzles: the number of solutions and the effort to find them.</source>
        <translation>Rätsel analysieren: wie viele Lösungen sie haben und was nötig ist, um sie zu finden.</translation>
    </message>
    <message>
        <source>The network whose rules rate a puzzle (default: one_kernel; none: no rating).</source>
        <translation>Das Netz, dessen Regeln ein Rätsel bewerten (Vorgabe: one_kernel; none: keine Bewertung).</translation>
    </message>
    <message>
        <source>Show only puzzles that match this filter, as in the window: “passes &gt; 20, no guesses”.</source>
        <translation>Nur Rätsel zeigen, auf die dieser Filter passt, wie im Fenster: „passes &gt; 20, no guesses“.</translation>
    </message>
    <message>
        <source>needs rates a puzzle by rules: the weakest set of rules from --needs that solves it without a guess, or “guess” if there is none. The last rule of the set is the first that, with the rules before it, solves the puzzle. Unnecessary rules before it are left out. Totals count puzzles by that rule, as needs_RULE.</source>
        <translation>needs bewertet ein Rätsel in Regeln: die schwächste Menge von Regeln aus --needs, die es ohne Annahme löst, oder „guess“, wenn es keine gibt. Ihre letzte Regel ist die erste, mit der die Regeln bis zu ihr das Rätsel lösen; nicht benötigte Regeln davor fehlen. Die Summen zählen Rätsel nach dieser Regel, als needs_REGEL.</translation>
    </message>
    <message>
        <source>Convoku prints totals on standard error after the rows. Memory use does not depend on the number of puzzles, except with --sort.</source>
        <translation>Die Summen folgen den Zeilen auf der Standardfehlerausgabe. Die Zahl der Rätsel spielt für den Speicher keine Rolle, außer mit --sort.</translation>
    </message>
    <message>
        <source>Write puzzles in minimal form, without repetitions, changed at random, or as positions.</source>
        <translation>Rätsel in Minimalform, ohne Wiederholungen, zufällig verändert oder als Stellungen schreiben.</translation>
    </message>
    <message>
        <source>--dedupe takes about 100 bytes of memory per puzzle. Without it, memory use does not depend on the number of puzzles.</source>
        <translation>--dedupe braucht etwa 100 Byte Speicher je Rätsel; ohne diese Option spielt die Zahl der Rätsel keine Rolle.</translation>
    </message>
    <message>
        <source>Several inputs are measured one after the other; their lines begin with file= and the name.</source>
        <translation>Mehrere Eingaben werden nacheinander gemessen; ihre Zeilen beginnen mit file= und dem Namen.</translation>
    </message>
    <message>
        <source>Place the givens in the cells that have digits in this puzzle of 81 characters.</source>
        <translation>Die Vorgaben in die Felder setzen, in denen dieses Rätsel aus 81 Zeichen Ziffern hat.</translation>
    </message>
    <message>
        <source>--pattern already places the givens. Omit --%1.</source>
        <translation>--pattern sagt, wo die Vorgaben liegen: --%1 weglassen.</translation>
    </message>
    <message>
        <source>With several puzzles, the events of each puzzle follow those of the previous one. In text, a line with # and the puzzle precedes them; in jsonl, their start has the puzzle’s &quot;number&quot;.</source>
        <translation>Bei mehreren Rätseln folgen die Ereignisse eines jeden auf die des vorigen: in text hinter einer Zeile mit # und dem Rätsel, in jsonl ab einem start mit &quot;number&quot;, der Nummer des Rätsels.</translation>
    </message>
    <message>
        <source>Print a script that lets bash, zsh or fish complete these commands and their options.</source>
        <translation>Ein Skript ausgeben, mit dem bash, zsh oder fish diese Befehle und ihre Optionen vervollständigt.</translation>
    </message>
    <message>
        <source>The first argument can be:</source>
        <translation>Das erste Argument kann sein:</translation>
    </message>
    <message>
        <source>[WHAT] PUZZLE -o FILE</source>
        <translation>[WHAT] PUZZLE -o FILE</translation>
    </message>
    <message>
        <source>The board, from the puzzle to the end (the default).</source>
        <translation>Das Spielfeld, vom Rätsel bis zum Ende (die Voreinstellung).</translation>
    </message>
    <message>
        <source>Two runs side by side, with --without or --against.</source>
        <translation>Zwei Läufe nebeneinander, mit --without oder --against.</translation>
    </message>
    <message>
        <source>The removals that explain why a candidate such as r1c2=5 was removed.</source>
        <translation>Die Streichungen, die erklären, warum ein Kandidat wie r1c2=5 weggefallen ist.</translation>
    </message>
    <message>
        <source>The search tree, as a picture.</source>
        <translation>Der Suchbaum, als Bild.</translation>
    </message>
    <message>
        <source>One pass whose state is fed back, as a picture.</source>
        <translation>Ein Durchgang, dessen Zustand zurückgeführt wird, als Bild.</translation>
    </message>
    <message>
        <source>The candidates as a cube, with the slice of the rule whose step --at names. An animation turns the cube to the rule that finds the same from the side.</source>
        <translation>Die Kandidaten als Würfel, mit der Scheibe der Regel, deren Schritt --at nennt. Eine Animation dreht den Würfel zu der Regel, die von der Seite dasselbe findet.</translation>
    </message>
    <message>
        <source>A layer, by its pass, its step and its place in the step, such as 17.4.1. An animation slides its kernel over the input.</source>
        <translation>Eine Schicht, angegeben durch Durchgang, Schritt und Stelle im Schritt, etwa 17.4.1. Eine Animation lässt ihren Kernel über die Eingabe gleiten.</translation>
    </message>
    <message>
        <source>The layers of a rule (by its id), of verdict, search or encode, or the groups of a pass (pass), as a picture. It needs no PUZZLE.</source>
        <translation>Die Schichten einer Regel (nach ihrer ID), von verdict, search oder encode, oder die Gruppen eines Durchgangs (pass), als Bild. Braucht kein PUZZLE.</translation>
    </message>
    <message>
        <source>The file to write. Animations: .gif, .webp, .apng, .mp4 and .webm (the last two need ffmpeg). Pictures: .png, .svg and .pdf. An existing file is replaced only when the new one is complete. - is standard output, and needs --format.</source>
        <translation>Die Datei, die geschrieben wird. Animationen: .gif, .webp, .apng, .mp4 und .webm (die beiden letzten brauchen ffmpeg). Bilder: .png, .svg und .pdf. Eine vorhandene Datei wird erst ersetzt, wenn die neue vollständig ist. - ist die Standardausgabe und braucht --format.</translation>
    </message>
    <message>
        <source>Write a .png or .svg file as an animation.</source>
        <translation>Eine .png- oder .svg-Datei als Animation schreiben.</translation>
    </message>
    <message>
        <source>With compare: the rules that the second run omits, separated by commas (search is one of them).</source>
        <translation>Mit compare: die Regeln, die der zweite Lauf auslässt (mit Kommas; search gehört dazu).</translation>
    </message>
    <message>
        <source>With compare: the network of the second run, named as with --network.</source>
        <translation>Mit compare: das Netz des zweiten Laufs, angegeben wie bei --network.</translation>
    </message>
    <message>
        <source>With compare: the boards one above the other, as an animation for a phone (--size 390).</source>
        <translation>Bei compare: die Spielfelder untereinander, als Animation für ein Telefon (--size 390).</translation>
    </message>
    <message>
        <source>Begin the animation with this title, which is shown for two seconds.</source>
        <translation>Die Animation mit diesem Titel beginnen, der zwei Sekunden lang gezeigt wird.</translation>
    </message>
    <message>
        <source>The text above the board, in place of pass, depth and candidates left.</source>
        <translation>Der Text über dem Spielfeld, anstelle von Durchgang, Tiefe und übrigen Kandidaten.</translation>
    </message>
    <message>
        <source>Largest number of colours: 127 (the default) or 255 for a GIF or an animated PNG. Use all for an animated PNG or a WebP with exact colours, even if a palette makes the file smaller.</source>
        <translation>Größte Zahl der Farben: 127 (die Voreinstellung) oder 255 für ein GIF oder ein animiertes PNG. Mit all behält ein animiertes PNG oder ein WebP exakte Farben, auch wenn eine Palette die Datei kleiner macht.</translation>
    </message>
    <message>
        <source>The background of a PNG or SVG picture: that of the theme (the default), or transparent.</source>
        <translation>Der Hintergrund eines PNG- oder SVG-Bildes: der des Designs (theme, die Voreinstellung) oder keiner (transparent).</translation>
    </message>
    <message>
        <source>Rewrite the file whenever the file of the puzzle or the network changes. Press Ctrl+C to stop.</source>
        <translation>Die Datei jedes Mal neu schreiben, wenn sich die Datei des Rätsels oder des Netzes ändert. Strg+C beendet das.</translation>
    </message>
    <message>
        <source>If a file has one of these words as its name, write it with its folder: ./run.</source>
        <translation>Eine Datei, die wie eines dieser Wörter heißt, wird mit ihrem Ordner angegeben: ./run.</translation>
    </message>
    <message>
        <source>compare needs a second run: --without RULES or --against NETWORK.</source>
        <translation>compare braucht den zweiten Lauf: --without RULES oder --against NETWORK.</translation>
    </message>
    <message>
        <source>proof: “%1” is not a candidate. Example: r1c2=5.</source>
        <translation>proof: „%1“ ist kein Kandidat, etwa r1c2=5.</translation>
    </message>
    <message>
        <source>proof: %1 is still present in %2. Nothing has removed it.</source>
        <translation>proof: %1 ist in %2 noch da: Nichts hat ihn gestrichen.</translation>
    </message>
    <message>
        <source>%1: specify what to show, such as %2.</source>
        <translation>%1 braucht die Angabe, was gezeigt werden soll, etwa %2.</translation>
    </message>
    <message>
        <source>--%1 and %2 conflict: a file shows only one of them.</source>
        <translation>--%1 und %2 lassen sich nicht kombinieren: Eine Datei zeigt nur eines davon.</translation>
    </message>
    <message>
        <source>--%1 is an earlier spelling. The command is now: %2 export %3 …</source>
        <translation>--%1 ist eine frühere Schreibweise. Der Befehl heißt jetzt: %2 export %3 …</translation>
    </message>
    <message>
        <source>cube: %1 is not a step of a rule. Name one with --at, such as 17.4.</source>
        <translation>cube: %1 ist kein Schritt einer Regel. Geben Sie einen mit --at an, etwa 17.4.</translation>
    </message>
    <message>
        <source>The smallest numbers are only %1 pixels high.</source>
        <translation>Die kleinsten Zahlen sind nur %1 Pixel hoch.</translation>
    </message>
    <message>
        <source>--size %1 makes them readable, and --number with --close-up shows fewer.</source>
        <translation>Mit --size %1 werden sie lesbar; --number mit --close-up zeigt weniger.</translation>
    </message>
    <message>
        <source>--number with --close-up shows fewer and larger ones.</source>
        <translation>--number mit --close-up zeigt weniger und größere.</translation>
    </message>
    <message>
        <source>With layer: the number of the output whose window and arithmetic are shown, such as r1c2=5 (a candidate), r1=5, c1=5, b1=5 (a house and a digit) or b1=25 (a pair).</source>
        <translation>Mit layer: die Zahl der Ausgabe, deren Fenster und Rechnung gezeigt werden, etwa r1c2=5 (ein Kandidat), r1=5, c1=5, b1=5 (ein Haus und eine Ziffer) oder b1=25 (ein Paar).</translation>
    </message>
    <message>
        <source>With layer and an animation: slide over one output plane (the default) or over all. The one plane is that of --number, or else the first.</source>
        <translation>Mit layer und einer Animation: über eine Ebene der Ausgabe gleiten (die Voreinstellung), die von --number oder sonst die erste, oder über alle.</translation>
    </message>
    <message>
        <source>With layer: all of its numbers in one step, with all windows over the input. An animation shows the windows first.</source>
        <translation>Mit layer: alle Zahlen der Schicht in einem Schritt, mit allen Fenstern über der Eingabe. Eine Animation zeigt zuerst die Fenster.</translation>
    </message>
    <message>
        <source>layer: “%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>layer: „%1“ ist keine Adresse einer Schicht, etwa 17.4.1.</translation>
    </message>
    <message>
        <source>“%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>„%1“ ist keine Adresse einer Schicht, etwa 17.4.1.</translation>
    </message>
    <message>
        <source>graph: “%1” is not one of %2.</source>
        <translation>graph: „%1“ ist keines von %2.</translation>
    </message>
    <message>
        <source>an animation of a run</source>
        <translation>eine Animation eines Laufs</translation>
    </message>
    <message>
        <source>a picture of a run</source>
        <translation>ein Bild eines Laufs</translation>
    </message>
    <message>
        <source>animations of a collection (--each)</source>
        <translation>Animationen einer Sammlung (--each)</translation>
    </message>
    <message>
        <source>pictures of a collection (--each)</source>
        <translation>Bilder einer Sammlung (--each)</translation>
    </message>
    <message>
        <source>an animation of two runs</source>
        <translation>eine Animation zweier Läufe</translation>
    </message>
    <message>
        <source>a picture of two runs</source>
        <translation>ein Bild zweier Läufe</translation>
    </message>
    <message>
        <source>an animation of a proof</source>
        <translation>eine Animation eines Beweises</translation>
    </message>
    <message>
        <source>a picture of a proof</source>
        <translation>ein Bild eines Beweises</translation>
    </message>
    <message>
        <source>a search tree</source>
        <translation>einen Suchbaum</translation>
    </message>
    <message>
        <source>a picture of the recurrence</source>
        <translation>ein Bild der Rekurrenz</translation>
    </message>
    <message>
        <source>an animation of the cube</source>
        <translation>eine Animation des Würfels</translation>
    </message>
    <message>
        <source>a picture of the cube</source>
        <translation>ein Bild des Würfels</translation>
    </message>
    <message>
        <source>an animation of a layer</source>
        <translation>eine Animation einer Schicht</translation>
    </message>
    <message>
        <source>a picture of a layer</source>
        <translation>ein Bild einer Schicht</translation>
    </message>
    <message>
        <source>a graph</source>
        <translation>einen Graphen</translation>
    </message>
    <message>
        <source>--%1 does not apply to %2.</source>
        <translation>--%1 gilt nicht für %2.</translation>
    </message>
    <message>
        <source>Use --at.</source>
        <translation>Verwenden Sie --at.</translation>
    </message>
    <message>
        <source>Use --from and --to.</source>
        <translation>Verwenden Sie --from und --to.</translation>
    </message>
    <message>
        <source>Use it with --each.</source>
        <translation>Verwenden Sie es mit --each.</translation>
    </message>
    <message>
        <source>--text applies to SVG only.</source>
        <translation>--text gilt nur für SVG.</translation>
    </message>
    <message>
        <source>--background applies to PNG and SVG only.</source>
        <translation>--background gilt nur für PNG und SVG.</translation>
    </message>
    <message>
        <source>--loops does not apply to %1: the player decides how often it plays.</source>
        <translation>--loops gilt nicht für %1: Das Wiedergabeprogramm bestimmt, wie oft abgespielt wird.</translation>
    </message>
    <message>
        <source>--colours does not apply to %1.</source>
        <translation>--colours gilt nicht für %1.</translation>
    </message>
    <message>
        <source>--colours all applies to WebP and APNG only. Use 127 or 255.</source>
        <translation>--colours all gilt nur für WebP und APNG. Verwenden Sie 127 oder 255.</translation>
    </message>
    <message>
        <source>--animated does not apply to %1.</source>
        <translation>--animated gilt nicht für %1.</translation>
    </message>
    <message>
        <source>--animated: a PDF cannot be animated. Use .svg, .png or one of %1.</source>
        <translation>--animated: Ein PDF bewegt sich nicht. Verwenden Sie .svg, .png oder eines von %1.</translation>
    </message>
    <message>
        <source>--each does not apply to %1: it exports the run of each puzzle.</source>
        <translation>--each gilt nicht für %1: Es exportiert den Lauf jedes Rätsels.</translation>
    </message>
    <message>
        <source>--%1 and --%2 conflict.</source>
        <translation>--%1 geht nicht zusammen mit --%2.</translation>
    </message>
    <message>
        <source>--%1 needs --%2.</source>
        <translation>--%1 braucht --%2.</translation>
    </message>
    <message>
        <source>--through needs a network with a memory.</source>
        <translation>--through braucht ein Netz, das sich etwas merkt.</translation>
    </message>
    <message>
        <source>--acquired needs a network without a memory.</source>
        <translation>--acquired braucht ein Netz, das sich nichts merkt.</translation>
    </message>
    <message>
        <source>The training that comes with the program: how ten starts learned the rule “is the count 1?”. For a picture, --at names the step (default: the last one). It needs no PUZZLE.</source>
        <translation>Das Training, das mit dem Programm kommt: wie zehn Starts die Regel „Ist die Anzahl 1?“ gelernt haben. Bei einem Bild nennt --at den Schritt (Vorgabe: der letzte). Braucht kein PUZZLE.</translation>
    </message>
    <message>
        <source>export %1 takes no PUZZLE.</source>
        <translation>export %1 nimmt kein PUZZLE.</translation>
    </message>
    <message>
        <source>an animation of a training</source>
        <translation>eine Animation eines Trainings</translation>
    </message>
    <message>
        <source>a picture of a training</source>
        <translation>ein Bild eines Trainings</translation>
    </message>
    <message>
        <source>%1, %2 s left</source>
        <translation>%1, noch %2 s</translation>
    </message>
    <message>
        <source>%1, %2 min left</source>
        <translation>%1, noch %2 min</translation>
    </message>
    <message>
        <source>Number of candidates that each rule removed in each pass, as a picture of at most %1 passes.</source>
        <translation>Wie viele Kandidaten jede Regel in jedem Durchgang gestrichen hat, als Bild von höchstens %1 Durchgängen.</translation>
    </message>
    <message>
        <source>table: the range contains no pass.</source>
        <translation>table: Es gibt keinen Durchgang, der gezeigt werden kann.</translation>
    </message>
    <message>
        <source>table: %2 passes do not fit; the limit is %1. Use --from and --to.</source>
        <translation>table: Höchstens %1 Durchgänge passen hinein, und hier sind es %2. Mit --from und --to einen Teil davon wählen.</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>Number of threads that share the boards of a step (default: 1). A different number changes the rounding.</source>
        <translation>Threads, die sich die Spielfelder eines Schritts teilen (Voreinstellung: 1). Bei mehreren werden Summen in anderer Reihenfolge gerundet.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>In one shot</source>
        <translation>Auf einen Schlag</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Puzzles: %1. Open cells: %2.</source>
        <translation>Rätsel: %1. Offene Zellen: %2.</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>one shot: %1</source>
        <translation>auf einen Schlag: %1</translation>
    </message>
    <message>
        <source>end: %1</source>
        <translation>am Ende: %1</translation>
    </message>
    <message>
        <source>NETWORK INPUT…</source>
        <translation>NETWORK INPUT…</translation>
    </message>
    <message>
        <source>Measure how many cells and puzzles a network gets right, with the metrics of published reports.</source>
        <translation>Messen, wie viel ein Netz an Rätseln richtig hat, wie in Berichten über trainierte Netze.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1).</source>
        <translation>Ein Rätsel nach N Durchgängen eines Netzes abbrechen (Voreinstellung: %1).</translation>
    </message>
    <message>
        <source>NETWORK is a name or a file, as for --network in other commands. It runs without search.</source>
        <translation>NETWORK ist ein Name oder eine Datei, wie bei --network der anderen Befehle. Das Netz läuft ohne Suche.</translation>
    </message>
    <message>
        <source>accuracy1 is the share of correct cells out of all 81, accuracy2 the share out of the open cells, accuracy3 the share of puzzles in which every cell is correct.</source>
        <translation>accuracy1 ist der Anteil der richtigen unter allen 81 Zellen, accuracy2 der unter den offenen, accuracy3 der Anteil der Rätsel, bei denen alle Zellen richtig sind.</translation>
    </message>
    <message>
        <source>In one shot: each cell, including the givens, gets the digit that the network rates highest in its first pass. Only networks that rate every digit of a cell have this result.</source>
        <translation>Auf einen Schlag: Jede Zelle bekommt die Ziffer, die das Netz in seinem ersten Durchgang am wahrscheinlichsten findet, auch Zellen mit Vorgaben. Eine solche Antwort haben nur Netze, die jede Ziffer einer Zelle bewerten.</translation>
    </message>
    <message>
        <source>At the end: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time. Givens are kept. An open cell counts as wrong.</source>
        <translation>Am Ende: Das Netz läuft, bis sich nichts mehr ändert, auch über einen Widerspruch hinaus. Ein Netz, das je Durchgang eine Zelle füllt, füllt das Gitter Zelle für Zelle. Vorgaben bleiben. Eine Zelle, die noch offen ist, ist nicht richtig.</translation>
    </message>
    <message>
        <source>The correct solution is the one in the second column of the input. Without a second column it is the only solution, and puzzles with several solutions are skipped.</source>
        <translation>Richtig ist die Lösung, die ein Rätsel in einer zweiten Spalte mitbringt. Fehlt sie, ist die einzige Lösung richtig, und Rätsel mit mehreren fallen weg.</translation>
    </message>
    <message>
        <source>All intervals are 95 % confidence intervals. For accuracy1 and accuracy2 they account for the dependence between cells of the same puzzle.</source>
        <translation>Die Intervalle sind 95-%-Intervalle. Die von accuracy1 und accuracy2 berücksichtigen, dass die Zellen eines Rätsels voneinander abhängen.</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</source>
        <translation>Beispiel: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still counted), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>Rückgabewert: 0 fertig, 2 falscher Aufruf, fehlerhafte Eingabe (die guten Rätsel zählen trotzdem), ein Netz, das versagt hat, nicht schreibbare Ausgabe oder abgebrochen.</translation>
    </message>
    <message>
        <source>A network is missing. Use a name or a file.</source>
        <translation>Ein Netz fehlt: sein Name oder eine Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) without a known solution are left out.</source>
        <translation>
            <numerusform>%n Rätsel ohne bekannte Lösung fällt weg.</numerusform>
            <numerusform>%n Rätsel ohne bekannte Lösung fallen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle to evaluate the network on.</source>
        <translation>Es gibt kein Rätsel, an dem das Netz gemessen werden kann.</translation>
    </message>
    <message>
        <source>SPREAD</source>
        <translation>SPREAD</translation>
    </message>
    <message>
        <source>Remove digits from full grids at random, without checking for a unique solution, and write puzzle,solution on each line. even: every number of givens in --givens (default: %1..%2) is equally likely; normal: numbers near the middle are more likely.</source>
        <translation>Stattdessen zufällig Ziffern aus vollständigen Gittern entfernen, auch wenn mehrere Lösungen bleiben, und das Gitter hinter jedes Rätsel schreiben: puzzle,solution. even: Jede Zahl von Vorgaben aus --givens (Voreinstellung: %1..%2) ist gleich wahrscheinlich; normal: Zahlen nahe der Mitte sind wahrscheinlicher.</translation>
    </message>
    <message>
        <source>For an ONNX file that scores each digit: choose the digit with the largest share of its cell (shares, the default) or with the largest output (logits).</source>
        <translation>Mit einer ONNX-Datei, die sagt, wie sicher sie sich bei jeder Ziffer ist: Die sicherste Ziffer hat den größten Anteil ihrer Zelle (shares, die Voreinstellung) oder die größte Zahl, die herauskommt (logits).</translation>
    </message>
    <message>
        <source>--surest needs a network in an ONNX file.</source>
        <translation>--surest braucht ein Netz in einer ONNX-Datei.</translation>
    </message>
    <message>
        <source>--surest does not apply to files that Convoku wrote: they contain the rule that fills a cell.</source>
        <translation>--surest: Die Datei wurde von diesem Programm geschrieben und sagt selbst, was gefüllt wird.</translation>
    </message>
    <message>
        <source>With --data: file for the training puzzles and their solutions (puzzle,solution).</source>
        <translation>Mit --data: die Rätsel, an denen trainiert wird, mit ihren Lösungen als Tabelle schreiben: puzzle,solution.</translation>
    </message>
    <message>
        <source>The networks of a comparison need puzzles on the same board.</source>
        <translation>Die Netze eines Vergleichs brauchen Rätsel auf demselben Spielfeld.</translation>
    </message>
    <message>
        <source>--pattern: “%1” is not a pattern. Use a puzzle of %3 characters with a digit in at least %2 cells.</source>
        <translation>--pattern: „%1“ ist kein Muster. Nehmen Sie ein Rätsel aus %3 Zeichen mit einer Ziffer in mindestens %2 Feldern.</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) on a different board.</source>
        <translation>
            <numerusform>%n weiteres Rätsel auf einem anderen Spielfeld.</numerusform>
            <numerusform>%n weitere Rätsel auf einem anderen Spielfeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>All layers of a pass, such as 1, or of one of its steps, such as 1.2, with every number. On paper, a rule on a 4×4 board fits A3, and a pass fits A0. An animation adds layer after layer, or step after step of a pass.</source>
        <translation>Alle Schichten eines Durchgangs, etwa 1, oder eines seiner Schritte, etwa 1.2, mit jeder Zahl. Auf Papier passt eine Regel auf einem 4×4-Spielfeld auf A3, ein Durchgang auf A0. Eine Animation fügt Schicht um Schicht hinzu, bei einem Durchgang Schritt um Schritt.</translation>
    </message>
    <message>
        <source>P[.S]</source>
        <translation>P[.S]</translation>
    </message>
    <message>
        <source>pass: %1 numbers do not fit on a page; the limit is %2. Name a step, such as 1.2, or use a network for a smaller board.</source>
        <translation>pass: %1 Zahlen passen nicht auf eine Seite; höchstens %2 haben Platz. Nennen Sie einen Schritt, etwa 1.2, oder verwenden Sie ein Netz für ein kleineres Spielfeld.</translation>
    </message>
    <message>
        <source>an animation of a pass</source>
        <translation>eine Animation eines Durchgangs</translation>
    </message>
    <message>
        <source>a picture of a pass</source>
        <translation>ein Bild eines Durchgangs</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionExportDialog</name>
    <message>
        <source>Export collection</source>
        <translation>Sammlung exportieren</translation>
    </message>
    <message numerus="yes">
        <source>the %n shown by the filter</source>
        <translation>
            <numerusform>das %n, das der Filter zeigt</numerusform>
            <numerusform>die %n, die der Filter zeigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n puzzle(s)</source>
        <translation>
            <numerusform>%n Rätsel</numerusform>
            <numerusform>alle %n Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>an animation of its run</source>
        <translation>eine Animation des Laufs</translation>
    </message>
    <message>
        <source>a picture of the end of its run</source>
        <translation>ein Bild vom Ende des Laufs</translation>
    </message>
    <message>
        <source>a picture of the puzzle</source>
        <translation>ein Bild des Rätsels</translation>
    </message>
    <message>
        <source>skip the puzzle</source>
        <translation>das Rätsel überspringen</translation>
    </message>
    <message>
        <source>replace the file</source>
        <translation>die Datei ersetzen</translation>
    </message>
    <message>
        <source>number the new file</source>
        <translation>der neuen Datei eine Nummer geben</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Aus&amp;wählen…</translation>
    </message>
    <message>
        <source>{number} is the puzzle’s position in the collection, {name} is its name</source>
        <translation>{number} steht für die Nummer des Rätsels in der Sammlung, {name} für seinen Namen</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>F&amp;or each</source>
        <translation>Für &amp;jedes</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>File &amp;names</source>
        <translation>Datei&amp;namen</translation>
    </message>
    <message>
        <source>If a file &amp;is there</source>
        <translation>Falls schon &amp;vorhanden</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Was aus den Rätseln geworden ist</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Copy outcomes</source>
        <translation>Ergebnisse &amp;kopieren</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Wählen Sie einen Ordner.</translation>
    </message>
    <message>
        <source>The file names need {number} or {name}; otherwise all are equal.</source>
        <translation>Die Dateinamen brauchen {number} oder {name}, sonst wären alle gleich.</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Ordner für die Dateien</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 ist kein Ordner und lässt sich auch nicht als solcher anlegen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n Datei geschrieben</numerusform>
            <numerusform>%n Dateien geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n übersprungen</numerusform>
            <numerusform>%n übersprungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cancelled: %n left</source>
        <translation>
            <numerusform>abgebrochen: %n übrig</numerusform>
            <numerusform>abgebrochen: %n übrig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CollectionModel</name>
    <message>
        <source>Line %1 of the file</source>
        <translation>Zeile %1 der Datei</translation>
    </message>
    <message>
        <source>%1: passes in which this rule removed something</source>
        <translation>%1: Durchgänge, in denen diese Regel etwas gestrichen hat</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPane</name>
    <message>
        <source>Compare over the collection</source>
        <translation>Auf der Sammlung vergleichen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>Tabelle als Text kopieren</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV …</translation>
    </message>
    <message>
        <source>Save the table as CSV for spreadsheets and scripts</source>
        <translation>Die Tabelle mit Kommas sichern, für Tabellenprogramme und Skripte</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild …</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Die Tabelle als Bild sichern</translation>
    </message>
    <message>
        <source>Puzzles to compare on</source>
        <translation>Rätsel für den Vergleich</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>die ersten %1</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
        <source>Networks compared</source>
        <translation>Netze im Vergleich</translation>
    </message>
    <message>
        <source>Finding the solutions</source>
        <translation>Lösungen werden gesucht</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle sichern</translation>
    </message>
    <message>
        <source>networks</source>
        <translation>netze</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>Tabelle (%1)</translation>
    </message>
    <message>
        <source>On the collection %1</source>
        <translation>Auf der Sammlung %1</translation>
    </message>
    <message>
        <source>Open a collection to compare the networks on all its puzzles.</source>
        <translation>Öffnen Sie eine Sammlung von Rätseln, um die Netze auf allen zu vergleichen.</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPanel</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>Spalte wählen…</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Several columns of this table contain puzzles. Choose the one to list</source>
        <translation>Mehrere Spalten dieser Tabelle enthalten Rätsel: Wählen Sie die aus, die aufgelistet wird</translation>
    </message>
    <message>
        <source>The analysis failed: %1</source>
        <translation>Die Analyse ist abgebrochen: %1</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>Open a file with several puzzles to choose one here.</source>
        <translation>Öffnen Sie eine Datei mit mehreren Rätseln, um hier eines auszuwählen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a file&apos;s name and how many puzzles it has</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (incomplete: reading was stopped)</source>
        <translation>%1 (Lesen angehalten: Es gibt noch mehr)</translation>
    </message>
    <message>
        <source>Reading: %1 %</source>
        <translation>Lesen: %1 %</translation>
    </message>
    <message>
        <source>Unique? %1 of %2</source>
        <translation>Eindeutig? %1 von %2</translation>
    </message>
    <message>
        <source>The numbers are from different rules. Analyse again to see what the rules of the run do.</source>
        <translation>Die Zahlen stammen von anderen Regeln als denen des Laufs: Analysieren Sie erneut, um zu sehen, was diese bewirken.</translation>
    </message>
    <message>
        <source>Continue analysis</source>
        <translation>Weiter analysieren</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>There is too much to copy. Save it to a file.</source>
        <translation>Das ist zu viel zum Kopieren; speichern Sie es in eine Datei.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n puzzle(s)</source>
        <translation>
            <numerusform>Kopiert: %n Rätsel</numerusform>
            <numerusform>Kopiert: %n Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 characters and comment, one puzzle per line (*.txt)</source>
        <translation>%1 Zeichen und Kommentar, ein Rätsel je Zeile (*.txt)</translation>
    </message>
    <message>
        <source>%1 digits, one puzzle per line (*.sdm)</source>
        <translation>%1 Ziffern, ein Rätsel je Zeile (*.sdm)</translation>
    </message>
    <message>
        <source>Table of everything known about each puzzle (*.csv)</source>
        <translation>Tabelle mit allem, was über die Rätsel bekannt ist (*.csv)</translation>
    </message>
    <message>
        <source>Save selected puzzles</source>
        <translation>Ausgewählte Rätsel speichern</translation>
    </message>
    <message>
        <source>Save shown puzzles</source>
        <translation>Angezeigte Rätsel speichern</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n puzzle(s): %1</source>
        <translation>
            <numerusform>%n Rätsel gespeichert: %1</numerusform>
            <numerusform>%n Rätsel gespeichert: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>clear the filter to see all</source>
        <translation>Filter leeren, um alle zu sehen</translation>
    </message>
    <message>
        <source>Analysed: %1 of %2</source>
        <translation>Analysiert: %1 von %2</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionWording</name>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <extracomment>the place of a puzzle in a file: name.txt, no. 12</extracomment>
        <translation>%1, Nr. %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Number of solutions of the puzzle</source>
        <translation>Wie viele Lösungen das Rätsel hat</translation>
    </message>
    <message>
        <source>Maximum number of active guesses</source>
        <translation>Die meisten Annahmen, die zugleich galten</translation>
    </message>
    <message>
        <source>one, …</source>
        <extracomment>the verdict on a puzzle: it has a solution, and others are still looked for</extracomment>
        <translation>eine, …</translation>
    </message>
    <message>
        <source>unique</source>
        <extracomment>the verdict on a puzzle: it has one solution</extracomment>
        <translation>eindeutig</translation>
    </message>
    <message>
        <source>several</source>
        <extracomment>the verdict on a puzzle: it has several solutions</extracomment>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the verdict on a puzzle: it has no solution</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>one, maybe more</source>
        <extracomment>the verdict on a puzzle: it has a solution, and the search for others was given up</extracomment>
        <translation>eine, vielleicht mehr</translation>
    </message>
    <message>
        <source>out of passes</source>
        <translation>zu viele Durchgänge</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>stecken geblieben</translation>
    </message>
    <message>
        <source>This puzzle has not been analysed yet.</source>
        <translation>Dieses Rätsel ist noch nicht analysiert.</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one comes later.</source>
        <translation>Das Rätsel hat eine Lösung. Ob es eine zweite gibt, wird später gesucht.</translation>
    </message>
    <message>
        <source>The puzzle has exactly one solution.</source>
        <translation>Das Rätsel hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle has two solutions or more.</source>
        <translation>Das Rätsel hat zwei oder mehr Lösungen.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Das Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one was stopped, because it took too many passes.</source>
        <translation>Das Rätsel hat eine Lösung. Die Suche nach einer zweiten wurde abgebrochen, weil sie zu viele Durchgänge brauchte.</translation>
    </message>
    <message>
        <source>The run was stopped before it found a solution, because it took too many passes.</source>
        <translation>Der Lauf wurde vor der ersten Lösung abgebrochen, weil er zu viele Durchgänge brauchte.</translation>
    </message>
    <message>
        <source>The rules find nothing more, and search is switched off.</source>
        <translation>Die Regeln finden nichts mehr, und die Suche ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not a known filter name.</source>
        <translation>Zeichen %1: „%2“ ist kein Name, den ein Filter kennt.</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not an operator. Use one of &lt; &lt;= &gt; &gt;= = !=.</source>
        <translation>Zeichen %1: „%2“ ist kein Operator, den ein Filter kennt; er kennt &lt; &lt;= &gt; &gt;= = !=.</translation>
    </message>
    <message>
        <source>Character %1: expected a name before “%2”, as in “passes &lt; 12”.</source>
        <translation>Zeichen %1: Vor „%2“ wird ein Name erwartet, wie in „passes &lt; 12“.</translation>
    </message>
    <message>
        <source>Character %1: expected a number here.</source>
        <translation>Zeichen %1: Hier wird eine Zahl erwartet.</translation>
    </message>
    <message>
        <source>Character %1: expected a number, but found “%2”.</source>
        <translation>Zeichen %1: Erwartet wird eine Zahl, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” needs “=” before it.</source>
        <translation>Zeichen %1: Vor dem Bereich „%2“ muss „=“ stehen.</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” is empty. Put the smaller number first.</source>
        <translation>Zeichen %1: Der Bereich „%2“ ist leer. Die kleinere Zahl kommt zuerst.</translation>
    </message>
    <message>
        <source>Character %1: expected something after “%2”.</source>
        <translation>Zeichen %1: Hinter „%2“ wird noch etwas erwartet.</translation>
    </message>
    <message>
        <source>Character %1: this quotation mark is not closed.</source>
        <translation>Zeichen %1: Dieses Anführungszeichen wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A row is shown if all terms hold. Separate terms with commas.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Zeile wird gezeigt, wenn alle Terme zutreffen. Zwischen Termen steht ein Komma.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>also &amp;gt; &amp;lt;= &amp;gt;= = !=</source>
        <translation>auch &amp;gt; &amp;lt;= &amp;gt;= = !=</translation>
    </message>
    <message>
        <source>a range, with both ends</source>
        <translation>ein Bereich mit beiden Enden</translation>
    </message>
    <message>
        <source>how often the network guessed</source>
        <translation>wie oft das Netz geraten hat</translation>
    </message>
    <message>
        <source>other numbers of a row</source>
        <translation>andere Zahlen einer Zeile</translation>
    </message>
    <message>
        <source>what is known about the solutions</source>
        <translation>was über die Lösungen bekannt ist</translation>
    </message>
    <message>
        <source>if it is not known</source>
        <translation>wo es nicht bekannt ist</translation>
    </message>
    <message>
        <source>the opposite of a term</source>
        <translation>das Gegenteil eines Terms</translation>
    </message>
    <message>
        <source>digits in a row of the puzzle, words in the comment</source>
        <translation>Ziffern in einer Zeile des Rätsels, Wörter im Kommentar</translation>
    </message>
    <message>
        <source>&lt;p&gt;A rule alone means that it removes something. With a number, it counts those passes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Regel allein bedeutet, dass sie etwas streicht; mit einer Zahl, in wie vielen Durchgängen:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A family (&lt;code&gt;naked_pair&lt;/code&gt;) includes all its rules. Example: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Familie (&lt;code&gt;naked_pair&lt;/code&gt;) steht für alle ihre Regeln. Beispiel: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 puzzle(s)</source>
        <extracomment>%n is how many puzzles, %1 the same number as it is written</extracomment>
        <translation>
            <numerusform>%1 Rätsel</numerusform>
            <numerusform>%1 Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 passes</source>
        <translation>%1 bis %2 Durchgänge</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>passes, and how many puzzles take that many: 12 passes: 4,321 puzzles</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many of how many: 4,321 of 10,000 puzzles</extracomment>
        <translation>%1 von %2</translation>
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
        <translation>gelöst: %1 von %2 gelaufenen</translation>
    </message>
    <message>
        <source>solved: %1 of %2</source>
        <translation>gelöst: %1 von %2</translation>
    </message>
    <message>
        <source>Number of solutions according to the network “%1”</source>
        <translation>Wie viele Lösungen das Rätsel hat, nach dem Netz „%1“</translation>
    </message>
    <message>
        <source>Passes of the network “%1” until the first solution</source>
        <translation>Durchgänge des Netzes „%1“ bis zur ersten Lösung</translation>
    </message>
    <message>
        <source>Guesses of the network “%1” until the first solution</source>
        <translation>Annahmen des Netzes „%1“ bis zur ersten Lösung</translation>
    </message>
</context>
<context>
    <name>convoku::ColoursDialog</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Aus&amp;wählen…</translation>
    </message>
    <message>
        <source>Reset &amp;this</source>
        <translation>&amp;Diese zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>#rrggbb: red, green and blue, from 00 to ff</source>
        <translation>#rrggbb: Rot, Grün und Blau, von 00 bis ff</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>Ausgehen &amp;von</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Colour of</source>
        <translation>Farbe von</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Board and window</source>
        <translation>Spielfeld und Fenster</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Depths of the search</source>
        <translation>Tiefen der Suche</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>All of these are easy to read and tell apart, even for colour-blind people.</source>
        <translation>Alle sind lesbar und unterscheidbar, auch bei Farbfehlsichtigkeit.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of colours that are hard to read or to tell apart:</source>
        <translation>
            <numerusform>%n Farbpaar ist schwer lesbar oder schwer zu unterscheiden:</numerusform>
            <numerusform>%n Farbpaare sind schwer lesbar oder schwer zu unterscheiden:</numerusform>
        </translation>
    </message>
    <message>
        <source>Import colours</source>
        <translation>Farben importieren</translation>
    </message>
    <message>
        <source>Colours (*.json);;All files (*)</source>
        <translation>Farben (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>Farben exportieren</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Colours by meaning</source>
        <translation>Farben nach Bedeutung</translation>
    </message>
    <message>
        <source>Colours hard to tell apart or to read</source>
        <translation>Was schwer zu unterscheiden oder zu lesen ist</translation>
    </message>
</context>
<context>
    <name>convoku::ColumnDialog</name>
    <message>
        <source>Column of the puzzles</source>
        <translation>Spalte der Rätsel</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. Choose the one to read:</source>
        <translation>Mehrere Spalten dieser Tabelle enthalten Rätsel. Welche soll gelesen werden?</translation>
    </message>
</context>
<context>
    <name>convoku::CommandWords</name>
    <message>
        <source>theme dark light night mode appearance colors colours</source>
        <translation>Design Theme dunkel hell Nacht Modus Erscheinungsbild Aussehen Farben</translation>
    </message>
    <message>
        <source>theme own colors palette</source>
        <translation>Design Theme eigene Farben Palette</translation>
    </message>
    <message>
        <source>letters typeface text theme</source>
        <translation>Buchstaben Schriftart Font Text Design</translation>
    </message>
    <message>
        <source>language translation locale</source>
        <translation>Sprache Übersetzung Locale</translation>
    </message>
    <message>
        <source>animation still accessibility</source>
        <translation>Animation ruhig Bewegung Barrierefreiheit</translation>
    </message>
    <message>
        <source>perspective layout workspace panels</source>
        <translation>Perspektive Anordnung Layout Arbeitsbereich Panels</translation>
    </message>
    <message>
        <source>perspective layout lessons tutorial course</source>
        <translation>Perspektive Anordnung Layout Lektionen Tutorial Kurs Unterricht</translation>
    </message>
    <message>
        <source>restore default panels arrangement windows</source>
        <translation>wiederherstellen Standard Panels Anordnung Layout Fenster</translation>
    </message>
    <message>
        <source>maximize fullscreen</source>
        <translation>maximieren Vollbild ganzer Bildschirm</translation>
    </message>
    <message>
        <source>step on forward over advance</source>
        <translation>Schritt weiter vor vorwärts nächster Durchgang</translation>
    </message>
    <message>
        <source>step back backward before</source>
        <translation>Schritt zurück rückwärts davor voriger Durchgang</translation>
    </message>
    <message>
        <source>step rule on forward in next</source>
        <translation>Schritt Regel weiter vorwärts hinein nächste</translation>
    </message>
    <message>
        <source>step rule backward previous</source>
        <translation>Schritt Regel zurück rückwärts vorige</translation>
    </message>
    <message>
        <source>finish leave</source>
        <translation>fertig verlassen Schritt heraus hinaus</translation>
    </message>
    <message>
        <source>step in deeper tensors numbers</source>
        <translation>Schritt hinein tiefer Tensoren Zahlen Schichten</translation>
    </message>
    <message>
        <source>run animate start pause go</source>
        <translation>laufen animieren starten anhalten Pause abspielen</translation>
    </message>
    <message>
        <source>start beginning rewind</source>
        <translation>Start Anfang zurückspulen Beginn</translation>
    </message>
    <message>
        <source>end result solution finish</source>
        <translation>Ende Ergebnis Lösung Schluss fertig</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit Tempo</translation>
    </message>
    <message>
        <source>jump pass place number cell position</source>
        <translation>springen Durchgang Stelle Nummer Zelle Position Adresse</translation>
    </message>
    <message>
        <source>mistake failure backtrack</source>
        <translation>Fehler Irrtum gescheitert Backtracking</translation>
    </message>
    <message>
        <source>contradiction clash reason wrong backtrack</source>
        <translation>Widerspruch Konflikt Grund falsch Backtracking</translation>
    </message>
    <message>
        <source>why reason cause candidate</source>
        <translation>warum Grund Ursache Kandidat</translation>
    </message>
    <message>
        <source>life events candidate</source>
        <translation>Leben Ereignisse Verlauf Geschichte Kandidat</translation>
    </message>
    <message>
        <source>cancel abort halt</source>
        <translation>abbrechen anhalten stoppen</translation>
    </message>
    <message>
        <source>resume go on</source>
        <translation>fortsetzen weitermachen weiter</translation>
    </message>
    <message>
        <source>unique several solutions</source>
        <translation>eindeutig mehrere Lösungen</translation>
    </message>
    <message>
        <source>stop pause debug</source>
        <translation>anhalten stoppen Pause debuggen</translation>
    </message>
    <message>
        <source>stop condition debug</source>
        <translation>anhalten Bedingung debuggen</translation>
    </message>
    <message>
        <source>mark note remember place</source>
        <translation>Marke Notiz merken Stelle</translation>
    </message>
    <message>
        <source>grid puzzle sudoku view</source>
        <translation>Spielfeld Gitter Rätsel Sudoku Ansicht</translation>
    </message>
    <message>
        <source>guesses backtracking branches view</source>
        <translation>Annahmen raten Backtracking Zweige Ansicht</translation>
    </message>
    <message>
        <source>layers numbers activations convolution kernel view</source>
        <translation>Schichten Zahlen Aktivierungen Faltung Kernel Ansicht</translation>
    </message>
    <message>
        <source>network architecture diagram layers view</source>
        <translation>Netz Architektur Diagramm Schema Schichten Ansicht</translation>
    </message>
    <message>
        <source>compare without rule ablation difference view</source>
        <translation>vergleichen ohne Regel Ablation Unterschied Differenz Ansicht</translation>
    </message>
    <message>
        <source>load file import</source>
        <translation>laden Datei importieren</translation>
    </message>
    <message>
        <source>clipboard insert import</source>
        <translation>Zwischenablage einfügen importieren</translation>
    </message>
    <message>
        <source>new random create make</source>
        <translation>neu zufällig Zufall erzeugen erstellen</translation>
    </message>
    <message>
        <source>empty blank enter type create</source>
        <translation>leer eingeben eintippen erstellen neu</translation>
    </message>
    <message>
        <source>change enter type givens digits</source>
        <translation>ändern eingeben eintippen Vorgaben Ziffern</translation>
    </message>
    <message>
        <source>run solve done finish accept</source>
        <translation>laufen lösen fertig abschließen übernehmen</translation>
    </message>
    <message>
        <source>store keep write</source>
        <translation>speichern sichern behalten schreiben</translation>
    </message>
    <message>
        <source>store write convert format</source>
        <translation>speichern schreiben umwandeln konvertieren Format</translation>
    </message>
    <message>
        <source>gif webp film video movie share</source>
        <translation>gif webp Film Video Animation teilen</translation>
    </message>
    <message>
        <source>png svg pdf image screenshot print share</source>
        <translation>png svg pdf Bild Bildschirmfoto Screenshot drucken teilen</translation>
    </message>
    <message>
        <source>image screenshot clipboard share</source>
        <translation>Bild Bildschirmfoto Screenshot Zwischenablage teilen</translation>
    </message>
    <message>
        <source>batch all gif png</source>
        <translation>Stapelverarbeitung alle gif png</translation>
    </message>
    <message>
        <source>analyze solve batch statistics difficulty</source>
        <translation>analysieren lösen alle Statistik Schwierigkeit</translation>
    </message>
    <message>
        <source>teach tutorial course learn</source>
        <translation>Unterricht Tutorial Kurs lernen</translation>
    </message>
    <message>
        <source>hint welcome tour tutorial start</source>
        <translation>Hinweis Willkommen Rundgang Tutorial Start</translation>
    </message>
    <message>
        <source>manual documentation guide</source>
        <translation>Handbuch Dokumentation Anleitung</translation>
    </message>
    <message>
        <source>explain manual documentation</source>
        <translation>erklären Handbuch Dokumentation Erklärung</translation>
    </message>
    <message>
        <source>shortcuts hotkeys keyboard bindings</source>
        <translation>Tastenkürzel Tastatur Tastenkombinationen Hotkeys Belegung</translation>
    </message>
    <message>
        <source>version licence license</source>
        <translation>Version Lizenz</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>verlassen schließen Ende</translation>
    </message>
    <message>
        <source>back revert</source>
        <translation>zurück zurücknehmen rückgängig</translation>
    </message>
    <message>
        <source>remember restore start again resume</source>
        <translation>merken wiederherstellen Start wieder fortsetzen</translation>
    </message>
    <message>
        <source>write rule editor language program network view</source>
        <translation>schreiben Regel Editor Sprache Programm Netz Ansicht</translation>
    </message>
    <message>
        <source>tensor turn axes hidden naked fish slice view</source>
        <translation>Tensor drehen Achsen versteckt nackt Fisch Scheibe Ansicht</translation>
    </message>
    <message>
        <source>network model file neural accelerator npu share</source>
        <translation>netz modell datei neuronal beschleuniger npu teilen</translation>
    </message>
    <message>
        <source>web html javascript network share</source>
        <translation>web html javascript netz teilen</translation>
    </message>
    <message>
        <source>gif webp film video learned</source>
        <translation>gif webp Film Video gelernt</translation>
    </message>
    <message>
        <source>train training weights random gradient loss machine view</source>
        <translation>trainieren Training Gewichte Zufall Gradient Verlust maschinell Ansicht</translation>
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
        <translation>&amp;Was wäre, wenn</translation>
    </message>
    <message>
        <source>Run the puzzle with different rules and see both runs side by side</source>
        <translation>Das Rätsel mit anderen Regeln laufen lassen und beide Läufe nebeneinander sehen</translation>
    </message>
    <message>
        <source>Networks side by side</source>
        <translation>Netze nebeneinander</translation>
    </message>
    <message>
        <source>The same puzzle in up to four networks, on one timeline</source>
        <translation>Dasselbe Rätsel in bis zu vier Netzen, auf einer Zeitleiste</translation>
    </message>
</context>
<context>
    <name>convoku::ComparePage</name>
    <message>
        <source>One more network</source>
        <translation>Ein Netz mehr</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild …</translation>
    </message>
    <message>
        <source>Save a picture of the boards as they are now</source>
        <translation>Die Spielfelder, wie sie jetzt sind, als Bild sichern</translation>
    </message>
    <message>
        <source>Animation…</source>
        <translation>Animation …</translation>
    </message>
    <message>
        <source>Save the boards over the timeline as an animated GIF or WebP</source>
        <translation>Die Spielfelder über die Zeitleiste als animiertes GIF oder WebP sichern</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back one pass</source>
        <translation>Einen Durchgang zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Forward one pass</source>
        <translation>Einen Durchgang weiter</translation>
    </message>
    <message>
        <source>Go to the end of the longest run</source>
        <translation>Zum Ende des längsten Laufs</translation>
    </message>
    <message>
        <source>Go to the first difference</source>
        <translation>Zum ersten Unterschied</translation>
    </message>
    <message>
        <source>Go to the first pass after which the boards differ</source>
        <translation>Zum ersten Durchgang, an dessen Ende die Spielfelder nicht alle gleich sind</translation>
    </message>
    <message>
        <source>Go to the first mistake</source>
        <translation>Zum ersten Fehler</translation>
    </message>
    <message>
        <source>Go to the first pass that loses a digit of the solution</source>
        <translation>Zum ersten Durchgang, der eine Ziffer der Lösung verliert</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Beide als eines</translation>
    </message>
    <message>
        <source>For two networks: one more board that shows what both removed and what only one removed</source>
        <translation>Ein Spielfeld mehr: was beide entfernt haben, und was nur eines von ihnen; für zwei Netze</translation>
    </message>
    <message>
        <source>Stop the runs</source>
        <translation>Läufe anhalten</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>Die Berechnung anhalten; was da ist, bleibt</translation>
    </message>
    <message>
        <source>Compare on a collection…</source>
        <translation>Auf einer Sammlung …</translation>
    </message>
    <message>
        <source>Compare the networks on the puzzles of the open collection</source>
        <translation>Die Netze an den Rätseln der geöffneten Sammlung vergleichen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save the boards as a picture or an animation, or copy the comparison as text</source>
        <translation>Die Spielfelder als Bild oder als Animation speichern oder kopieren, was der Vergleich ergibt</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>menu</comment>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Show runs of the puzzle by several networks and rules side by side</source>
        <translation>Läufe des Rätsels mit mehreren Netzen und Regeln nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the comparison as text, rule by rule</source>
        <translation>Kopieren, was der Vergleich sagt, Regel für Regel</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>Der Zustand vor diesem Schritt, solange B gedrückt ist</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedColumn</name>
    <message>
        <source>Remove this run</source>
        <translation>Diesen Lauf wegnehmen</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Regelwidrig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Network of run %1</source>
        <translation>Netz von Lauf %1</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Spielfeld von %1</translation>
    </message>
    <message>
        <source>Begins …</source>
        <translation>Beginnt …</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Kein Rätsel ist geöffnet.</translation>
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
        <translation>Regeln dieses Laufs abschalten oder verschieben</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidat</numerusform>
            <numerusform>%n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Beide als eines</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedLegend</name>
    <message>
        <source>Meaning of the marks on the boards</source>
        <translation>Was die Zeichen auf den Spielfeldern bedeuten</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedPictures</name>
    <message>
        <source>Ring: removed on this board only.</source>
        <translation>Ring: nur auf diesem Spielfeld weg.</translation>
    </message>
    <message>
        <source>Dot: still present on this board only.</source>
        <translation>Punkt: nur auf diesem Spielfeld noch da.</translation>
    </message>
    <message>
        <source>Cross: the solution’s digit is removed.</source>
        <translation>Kreuz: Die Ziffer der Lösung ist weg.</translation>
    </message>
    <message>
        <source>Frame with a cross: a wrong digit.</source>
        <translation>Rahmen mit Kreuz: eine falsche Ziffer.</translation>
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
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Point: removed on both boards.</source>
        <translation>Punkt: auf beiden Spielfeldern weg.</translation>
    </message>
    <message>
        <source>Half a disc: removed on the first (left half) or the second board only.</source>
        <translation>Halbe Scheibe: nur auf dem ersten (linke Hälfte) oder nur auf dem zweiten Spielfeld weg.</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Beide als eines</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedWording</name>
    <message>
        <source>Removed on this board only</source>
        <translation>Nur auf diesem Spielfeld weg</translation>
    </message>
    <message>
        <source>Still present on this board only</source>
        <translation>Nur auf diesem Spielfeld noch da</translation>
    </message>
    <message>
        <source>The solution’s digit is removed</source>
        <translation>Die Ziffer der Lösung ist weg</translation>
    </message>
    <message>
        <source>Wrong digit</source>
        <translation>Falsche Ziffer</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong digit(s)</source>
        <translation>
            <numerusform>%n falsche Ziffer</numerusform>
            <numerusform>%n falsche Ziffern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) of the solution lost</source>
        <translation>
            <numerusform>%n Ziffer der Lösung verloren</numerusform>
            <numerusform>%n Ziffern der Lösung verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>illegal board</source>
        <translation>regelwidriges Spielfeld</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) removed on this board only</source>
        <translation>
            <numerusform>%n Kandidat nur auf diesem Spielfeld weg</numerusform>
            <numerusform>%n Kandidaten nur auf diesem Spielfeld weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) present on this board only</source>
        <translation>
            <numerusform>%n Kandidat nur auf diesem Spielfeld da</numerusform>
            <numerusform>%n Kandidaten nur auf diesem Spielfeld da</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where all runs are: Pass 3 of 25</extracomment>
        <translation>Durchgang %1 von %2</translation>
    </message>
    <message>
        <source>Removed on both: %1; on the first only: %2; on the second only: %3</source>
        <extracomment>candidates of two boards that are shown as one</extracomment>
        <translation>Auf beiden weg: %1; nur auf dem ersten: %2; nur auf dem zweiten: %3</translation>
    </message>
    <message>
        <source>Removed on both boards</source>
        <translation>Auf beiden Spielfeldern weg</translation>
    </message>
    <message>
        <source>Removed on the first board only</source>
        <translation>Nur auf dem ersten Spielfeld weg</translation>
    </message>
    <message>
        <source>Removed on the second board only</source>
        <translation>Nur auf dem zweiten Spielfeld weg</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Stelle %1 von %2</translation>
    </message>
</context>
<context>
    <name>convoku::ComparisonWording</name>
    <message>
        <source>the same rules in the same order</source>
        <translation>dieselben Regeln in derselben Reihenfolge</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>in a different order</source>
        <translation>in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>without search</source>
        <translation>ohne Suche</translation>
    </message>
    <message>
        <source>with search</source>
        <translation>mit Suche</translation>
    </message>
    <message>
        <source>The other run: %1</source>
        <translation>Der andere Lauf: %1</translation>
    </message>
    <message>
        <source>The runs are identical so far.</source>
        <translation>Bis hierher sind die Läufe gleich.</translation>
    </message>
    <message>
        <source>The runs diverge here, in pass %1.</source>
        <translation>Hier, in Durchgang %1, trennen sich die Läufe.</translation>
    </message>
    <message>
        <source>The runs diverged in pass %1.</source>
        <translation>Die Läufe haben sich in Durchgang %1 getrennt.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>Running: %1 so far.</source>
        <translation>Läuft: bisher %1.</translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>keine Annahme</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1, %2 zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n Annahme</numerusform>
            <numerusform>%n Annahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>a result, passes, guesses: Solved: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>The runs diverge in pass %1.</source>
        <translation>Die Läufe trennen sich in Durchgang %1.</translation>
    </message>
    <message>
        <source>Both runs are identical in every pass: the different rules have no effect here.</source>
        <translation>Beide Läufe sind in jedem Durchgang gleich: Der Unterschied in den Regeln wirkt sich hier nicht aus.</translation>
    </message>
    <message>
        <source>The other run is %1 longer.</source>
        <translation>Der andere braucht %1 mehr.</translation>
    </message>
    <message>
        <source>The other run is %1 shorter.</source>
        <translation>Der andere braucht %1 weniger.</translation>
    </message>
    <message>
        <source>The other run takes just as many passes.</source>
        <translation>Der andere braucht gleich viele Durchgänge.</translation>
    </message>
    <message>
        <source>It makes %1 more.</source>
        <translation>Er macht %1 mehr.</translation>
    </message>
    <message>
        <source>It saves %1.</source>
        <translation>Er macht %1 weniger.</translation>
    </message>
    <message>
        <source>It removes too little here, so it has to guess.</source>
        <translation>Was ihm fehlt, wird hier gebraucht: Ohne das beginnt das Raten.</translation>
    </message>
    <message>
        <source>This run: %1</source>
        <translation>Dieser Lauf: %1</translation>
    </message>
    <message>
        <source>The other run (%1): %2</source>
        <translation>Der andere Lauf (%1): %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a rule and what it removed in the two runs: Pointing in row: 120, 133</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>a run that somebody stopped; passes, guesses: Stopped: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>This run continued after its solution, but the other did not.</source>
        <translation>Dieser Lauf ging nach seiner Lösung weiter, der andere nicht.</translation>
    </message>
    <message>
        <source>The other run continued after its solution, but this one did not.</source>
        <translation>Der andere Lauf ging nach seiner Lösung weiter, dieser nicht.</translation>
    </message>
    <message>
        <source>They end differently: %1, %2.</source>
        <extracomment>results: They end differently: Solved, Stalled.</extracomment>
        <translation>Sie enden verschieden: %1, %2.</translation>
    </message>
    <message>
        <source>This run is still running.</source>
        <translation>Dieser Lauf geht weiter.</translation>
    </message>
    <message>
        <source>This run was stopped after %1, before its end.</source>
        <translation>Dieser Lauf wurde vor seinem Ende angehalten (%1).</translation>
    </message>
    <message>
        <source>The other run is still running.</source>
        <translation>Der andere Lauf geht weiter.</translation>
    </message>
    <message>
        <source>The other run was stopped after %1, before its end.</source>
        <translation>Der andere Lauf wurde vor seinem Ende angehalten (%1).</translation>
    </message>
    <message>
        <source>with different numbers in %1</source>
        <extracomment>names of rules as they stand in the network&apos;s text: with other numbers in hidden_single</extracomment>
        <translation>mit anderen Zahlen in %1</translation>
    </message>
</context>
<context>
    <name>convoku::CompressedFile</name>
    <message>
        <source>the compressed data is damaged</source>
        <translation>die komprimierten Daten sind beschädigt</translation>
    </message>
    <message>
        <source>the compressed file ends too early</source>
        <translation>die komprimierte Datei endet zu früh</translation>
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
            <numerusform> und %n weitere</numerusform>
            <numerusform> und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>domain(%1) = {%2} ∧ %3</source>
        <translation>domain(%1) = {%2} ∧ %3</translation>
    </message>
    <message>
        <source>%1 needs %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(box 1) needs 8 in {r1c1, r1c3} ∧ alldifferent(row 1)</extracomment>
        <translation>%1 braucht %2 in %3 ∧ %4</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only domain(%2) has %3, so %2 = %3</source>
        <translation>%1 und ebenso viele Werte wie Zellen: Nur domain(%2) enthält %3, also %2 = %3</translation>
    </message>
    <message>
        <source>domain(%1) = domain(%2) = {%3, %4}, a Hall pair ∧ %5</source>
        <translation>domain(%1) = domain(%2) = {%3, %4}, ein Hall-Paar ∧ %5</translation>
    </message>
    <message>
        <source>%1 ⇒ %2.</source>
        <extracomment>what holds, and what follows from it</extracomment>
        <translation>%1 ⇒ %2.</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. The domains are the initial candidates of the puzzle: %3 values in all.</source>
        <translation>%1 Variablen, eine je Zelle, und alldifferent für jedes von %2 Häusern. Die Domänen sind die mitgebrachten Kandidaten des Rätsels: insgesamt %3 Werte.</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. %3 domains have one value, the given; the others have all %4.</source>
        <translation>%1 Variablen, eine je Zelle, und alldifferent für jedes von %2 Häusern. %3 Domänen haben einen Wert, die Vorgabe; die anderen haben alle %4.</translation>
    </message>
    <message>
        <source>alldifferent(each %1)</source>
        <extracomment>a kind of house: alldifferent(each row)</extracomment>
        <translation>alldifferent(je %1)</translation>
    </message>
    <message>
        <source>%1: no value can be ruled out here; all domains stay unchanged.</source>
        <translation>%1: Hier lässt sich kein Wert ausschließen, alle Domänen bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like it.</source>
        <translation>
            <numerusform>Und %n weitere dieser Art.</numerusform>
            <numerusform>Und %n weitere dieser Art.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2 = %3 violates %4</source>
        <translation>%1 = %2 = %3 verletzt %4</translation>
    </message>
    <message>
        <source>No assignment is left: %1.</source>
        <translation>Keine Belegung ist übrig: %1.</translation>
    </message>
    <message>
        <source>All %1 domains have one value, and alldifferent holds in all %2 houses.</source>
        <translation>Alle %1 Domänen haben einen Wert, und alldifferent ist in allen %2 Häusern erfüllt.</translation>
    </message>
    <message>
        <source>No domain is empty, and %1 of %2 have one value: neither violated nor solved.</source>
        <translation>Keine Domäne ist leer, und %1 von %2 haben einen Wert: weder verletzt noch gelöst.</translation>
    </message>
    <message>
        <source>Branch: %1 = %2 ∨ %1 ≠ %2, first %1 = %2. %3 is the smallest domain with several values.</source>
        <translation>Verzweigung: %1 = %2 ∨ %1 ≠ %2, zuerst %1 = %2. %3 ist die kleinste Domäne mit mehreren Werten.</translation>
    </message>
    <message numerus="yes">
        <source> under %n active guess(es)</source>
        <translation>
            <numerusform> unter %n geltenden Annahme</numerusform>
            <numerusform> unter %n geltenden Annahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Backtrack: %1 = %2 allows no assignment ⇒ %1 ≠ %2%3.</source>
        <translation>Backtracking: %1 = %2 lässt keine Belegung zu ⇒ %1 ≠ %2%3.</translation>
    </message>
    <message>
        <source>Backtrack: the branch %1 = %2 is explored. The search continues with %1 ≠ %2%3.</source>
        <translation>Backtracking: Mit %1 = %2 ist alles untersucht, die Suche geht mit %1 ≠ %2%3 weiter.</translation>
    </message>
    <message>
        <source>No branch is left to try.</source>
        <translation>Kein Zweig ist mehr zu untersuchen.</translation>
    </message>
    <message>
        <source>Nothing is left to branch on.</source>
        <translation>Nichts ist übrig, worüber verzweigt werden könnte.</translation>
    </message>
    <message>
        <source>No branch: propagation still makes progress.</source>
        <translation>Keine Verzweigung: Die Propagation kommt noch voran.</translation>
    </message>
    <message>
        <source>A fixpoint: propagation changes no domain.</source>
        <translation>Ein Fixpunkt: Die Propagation ändert keine Domäne.</translation>
    </message>
    <message>
        <source>Propagation takes %1 from %2.</source>
        <translation>Die Propagation entfernt %1 (betroffen: %2).</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domain(s)</source>
        <translation>
            <numerusform>%n Domäne</numerusform>
            <numerusform>%n Domänen</numerusform>
        </translation>
    </message>
    <message>
        <source>An assignment that satisfies all constraints.</source>
        <translation>Eine Belegung, die alle Constraints erfüllt.</translation>
    </message>
    <message>
        <source>Every branch is refuted: no assignment satisfies all constraints.</source>
        <translation>Jeder Zweig ist widerlegt: Keine Belegung erfüllt alle Constraints.</translation>
    </message>
    <message>
        <source>Every branch is explored: exactly one assignment satisfies all constraints.</source>
        <translation>Jeder Zweig ist untersucht: Genau eine Belegung erfüllt alle Constraints.</translation>
    </message>
    <message>
        <source>A second assignment satisfies all constraints too.</source>
        <translation>Auch eine zweite Belegung erfüllt alle Constraints.</translation>
    </message>
    <message>
        <source>Propagation has reached its fixpoint. Without branching, nothing more follows.</source>
        <translation>Die Propagation ist an ihrem Fixpunkt, und ohne Verzweigung folgt nichts weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Not decided: the search was cut off after %n pass(es).</source>
        <translation>
            <numerusform>Nicht entschieden: Die Suche wurde nach %n Durchgang abgebrochen.</numerusform>
            <numerusform>Nicht entschieden: Die Suche wurde nach %n Durchgängen abgebrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least 1 if %1 ≥ %2: half of the truth value of %1 = %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>Mindestens 1, wo %1 ≥ %2: die eine Hälfte des Wahrheitswerts von %1 = %2.</translation>
    </message>
    <message>
        <source>At least 1 if %1 ≤ %2: half of the truth value of %1 = %2.</source>
        <translation>Mindestens 1, wo %1 ≤ %2: die andere Hälfte des Wahrheitswerts von %1 = %2.</translation>
    </message>
    <message>
        <source>The truth value of %1 = %2: 1 if it holds, else 0.</source>
        <translation>Der Wahrheitswert von %1 = %2: 1, wo es gilt, sonst 0.</translation>
    </message>
    <message>
        <source>A linear expression: the sum of %1, each times its weight.</source>
        <translation>Ein linearer Ausdruck: die Summe von %1, jeweils mal ihr Gewicht.</translation>
    </message>
    <message>
        <source>A count: Σ %1, the number of them that hold.</source>
        <translation>Eine Anzahl: Σ %1, wie viele davon gelten.</translation>
    </message>
    <message>
        <source>A sum: Σ %1.</source>
        <translation>Eine Summe: Σ %1.</translation>
    </message>
    <message>
        <source>∃ %1: true if one of them holds.</source>
        <translation>∃ %1: ob eines davon gilt.</translation>
    </message>
    <message>
        <source>max %1.</source>
        <translation>max %1.</translation>
    </message>
    <message>
        <source>argmax %1: chooses the first of the largest.</source>
        <translation>argmax %1: die Wahl des ersten unter den größten.</translation>
    </message>
    <message>
        <source>The choice as literals: one is true, all others are false.</source>
        <translation>Die Wahl als Literale: Eines ist wahr, alle anderen sind falsch.</translation>
    </message>
    <message>
        <source>The same literal %1 for everything it applies to.</source>
        <translation>Dasselbe Literal %1, für alles, was es betrifft.</translation>
    </message>
    <message>
        <source>A constant: %1.</source>
        <translation>Eine Konstante: %1.</translation>
    </message>
    <message>
        <source>A linear expression: %1·%2 + %3.</source>
        <translation>Ein linearer Ausdruck: %1·%2 + %3.</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ 1.</source>
        <translation>Der Wahrheitswert von %1 ≥ 1.</translation>
    </message>
    <message>
        <source>%1, limited.</source>
        <translation>%1, begrenzt.</translation>
    </message>
    <message>
        <source>A literal as before: %1.</source>
        <translation>Ein Literal wie zuvor: %1.</translation>
    </message>
    <message>
        <source>%1 − %2: 0 if both are equal.</source>
        <translation>%1 − %2: 0, wo beide gleich sind.</translation>
    </message>
    <message>
        <source>if %1 then %2 else %3.</source>
        <translation>wenn %1, dann %2, sonst %3.</translation>
    </message>
    <message>
        <source>The same variables with the dimensions in a different order: %1.</source>
        <translation>Dieselben Variablen mit anderer Reihenfolge der Dimensionen: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what a layer computes, in quotes</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The same literal %1, with 0 around the board.</source>
        <translation>Dasselbe Literal %1; um das Brett herum 0.</translation>
    </message>
    <message>
        <source>The mean of %1.</source>
        <translation>Der Mittelwert von %1.</translation>
    </message>
    <message>
        <source>A soft truth value of %1 &gt; 0: 1 / (1 + e^−x).</source>
        <translation>Ein weicher Wahrheitswert von %1 &gt; 0: 1 / (1 + e^−x).</translation>
    </message>
    <message>
        <source>A soft choice among %1: shares that add up to 1.</source>
        <translation>Eine weiche Wahl unter %1: Anteile, die zusammen 1 sind.</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only %2 have %3, the same number</source>
        <extracomment>alldifferent(row 3) and as many values as cells: only {r3c8, r3c9} have {4, 7}, as many</extracomment>
        <translation>%1 und ebenso viele Werte wie Zellen: Nur %2 enthalten %3, gleich viele</translation>
    </message>
    <message>
        <source>%1 need %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(row 2) ∧ alldifferent(row 6) need 4 in columns 3 and 8 ∧ alldifferent(column 3) ∧ …</extracomment>
        <translation>%1 brauchen %2 in %3 ∧ %4</translation>
    </message>
    <message>
        <source>domain(%1)</source>
        <extracomment>the values that are possible in a cell</extracomment>
        <translation>domain(%1)</translation>
    </message>
    <message>
        <source>%1 = %2, a Hall set ∧ %3</source>
        <translation>%1 = %2, eine Hall-Menge ∧ %3</translation>
    </message>
    <message>
        <source>Every branch violates a constraint. Whether an assignment satisfies all constraints remains open.</source>
        <translation>In jedem Zweig ist ein Constraint verletzt; ob eine Belegung alle erfüllt, ist damit nicht gesagt.</translation>
    </message>
    <message>
        <source>The same variables in one list: %1.</source>
        <translation>Dieselben Variablen in einer Liste: %1.</translation>
    </message>
    <message>
        <source>%1, divided by their root mean square.</source>
        <translation>%1, geteilt durch die Wurzel aus dem Mittel ihrer Quadrate.</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>Der Wahrheitswert von %1 ≥ %2.</translation>
    </message>
    <message>
        <source>No other assignment was found. Whether there is one remains open.</source>
        <translation>Eine andere Belegung wurde nicht gefunden; ob es eine gibt, ist damit nicht gesagt.</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneView</name>
    <message>
        <source>Costs of the trials</source>
        <translation>Kosten der Versuche</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneWords</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>a solution: %1</source>
        <translation>eine Lösung: %1</translation>
    </message>
    <message>
        <source>%1: best %2</source>
        <translation>%1: bestes %2</translation>
    </message>
    <message>
        <source>The cost of each trial appears here.</source>
        <translation>Hier erscheinen die Kosten jedes Versuchs.</translation>
    </message>
</context>
<context>
    <name>convoku::CubePage</name>
    <message>
        <source>Finding before</source>
        <translation>Voriger Fund</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Nächster Fund</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>Schräg</translation>
    </message>
    <message>
        <source>The cube from an angle, with the slice in front</source>
        <translation>Der Würfel von schräg vorn, die Scheibe nach vorn</translation>
    </message>
    <message>
        <source>Digits’ side</source>
        <translation>Ziffernseite</translation>
    </message>
    <message>
        <source>Rows and columns as on the board, the digits one behind the other</source>
        <translation>Zeilen und Spalten wie auf dem Spielfeld, die Ziffern hintereinander</translation>
    </message>
    <message>
        <source>Rows’ side</source>
        <translation>Zeilenseite</translation>
    </message>
    <message>
        <source>The rows stacked front to back; digits and columns are visible</source>
        <translation>Die Zeilen hintereinander: Ziffern und Spalten sind zu sehen</translation>
    </message>
    <message>
        <source>Columns’ side</source>
        <translation>Spaltenseite</translation>
    </message>
    <message>
        <source>The columns stacked front to back; digits and rows are visible</source>
        <translation>Die Spalten hintereinander: Ziffern und Zeilen sind zu sehen</translation>
    </message>
    <message>
        <source>Viewing side of the cube</source>
        <translation>Seite, von der der Würfel zu sehen ist</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the turn…</source>
        <translation>&amp;Drehung als Animation exportieren…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the view as a picture, or the rotation as an animation</source>
        <translation>Was zu sehen ist als Bild exportieren oder die Drehung als Animation</translation>
    </message>
    <message>
        <source>Align with the step’s rule</source>
        <translation>Wie die Regel des Schritts liegt</translation>
    </message>
    <message>
        <source>Exchange two axes of the kernel, and see what it finds on the same board from that side</source>
        <translation>Zwei Achsen des Kernels vertauschen und sehen, was er auf demselben Spielfeld von dort aus findet</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>Von der Seite</translation>
    </message>
    <message>
        <source>Turn the cube to the rule with the same removals from the other side</source>
        <translation>Den Würfel zu der Regel drehen, die von der anderen Seite dasselbe streicht</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Kein Rätsel ist geöffnet.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of several: 2 of 3</extracomment>
        <translation>%1 von %2</translation>
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
        <translation>Von der Seite: %1</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <extracomment>exchanges the axes of a kernel; %1 is the rule that it becomes: Turn: Hidden pair in row</extracomment>
        <translation>Drehen: %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Cube</source>
        <comment>menu</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Show the candidates as a cube, with the rule’s kernel turned in it</source>
        <translation>Die Kandidaten als Würfel zeigen und den Kernel der Regel darin gedreht</translation>
    </message>
</context>
<context>
    <name>convoku::CubeView</name>
    <message>
        <source>Cube of candidates</source>
        <translation>Würfel der Kandidaten</translation>
    </message>
</context>
<context>
    <name>convoku::CubeWording</name>
    <message>
        <source>Group: %1 · place: %2 · value: %3</source>
        <extracomment>how a kernel is laid over the candidates: Group: row 3 · place: cell · value: digit</extracomment>
        <translation>Gruppe: %1 · Platz: %2 · Wert: %3</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>digit</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>cell</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>value: %1</source>
        <translation>Wert: %1</translation>
    </message>
    <message>
        <source>place: %1</source>
        <translation>Platz: %1</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>axis of the cube</comment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>axis of the cube</comment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>axis of the cube</comment>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1: geht</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: nicht da</translation>
    </message>
    <message>
        <source>%1: lit</source>
        <translation>%1: leuchtet</translation>
    </message>
    <message>
        <source>place ↔ value</source>
        <translation>Platz ↔ Wert</translation>
    </message>
    <message>
        <source>group ↔ value</source>
        <translation>Gruppe ↔ Wert</translation>
    </message>
    <message>
        <source>group ↔ place</source>
        <translation>Gruppe ↔ Platz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn</comment>
        <extracomment>which axes of a kernel change places, and what rule that gives: place ↔ value: Hidden pair in row</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: does not turn. A box is not an axis of the cube: the same place in all boxes is not a house, so nothing follows from it.</source>
        <translation>%1: dreht sich nicht. Ein Block ist keine Achse des Würfels: Derselbe Platz in allen Blöcken ist kein Haus, also folgt nichts daraus.</translation>
    </message>
    <message>
        <source>A box is not a slice of the cube: its cells are in several rows and columns. They are first gathered side by side; then the same kernel is applied to them.</source>
        <translation>Ein Block ist keine Scheibe des Würfels: Seine Zellen liegen in mehreren Zeilen und Spalten. Sie werden erst nebeneinandergelegt; dann liegt derselbe Kernel auf ihnen.</translation>
    </message>
    <message>
        <source>%1 compares a line with a box, and a box is not an axis of the cube. Therefore this kernel fits no slice and does not turn with the cube. Its own twin, with line and box exchanged, is %2.</source>
        <translation>%1 vergleicht eine Zeile oder Spalte mit einem Block, und ein Block ist keine Achse des Würfels: Dieser Kernel liegt auf keiner Scheibe und dreht sich nicht mit ihm. Sein eigener Zwilling, mit Linie und Block vertauscht, ist %2.</translation>
    </message>
    <message>
        <source>This rule is not the subset kernel. It names no group, place or value, so there are no axes to exchange.</source>
        <translation>Diese Regel ist nicht der Teilmengenkernel: Sie nennt weder Gruppe noch Platz noch Wert, also gibt es keine Achsen zu vertauschen.</translation>
    </message>
    <message>
        <source>From the side it is %1: the other values fit only the other places, and the same candidates are removed.</source>
        <extracomment>%1: Hidden quad in row</extracomment>
        <translation>Von der Seite ist es %1: Die anderen Werte haben nur die anderen Plätze, und dieselben Kandidaten gehen.</translation>
    </message>
    <message>
        <source>%1 finds nothing in this position.</source>
        <translation>%1 findet in dieser Stellung nichts.</translation>
    </message>
    <message>
        <source>Nothing is found in %1.</source>
        <extracomment>%1: row 3, digit 4</extracomment>
        <translation>In %1 wird nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>convoku::DockTitle</name>
    <message>
        <source>Return “%1” to the main window</source>
        <translation>„%1“ zurück an seinen Platz</translation>
    </message>
    <message>
        <source>“%1” in a window</source>
        <translation>„%1“ in eigenem Fenster</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>„%1“ schließen</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>In eigenem Fenster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>convoku::Docks</name>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Unterricht</translation>
    </message>
    <message>
        <source>De&amp;bug</source>
        <translation>&amp;Debuggen</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>&amp;Präsentation</translation>
    </message>
    <message>
        <source>The board, its reasons and the rules of the pass</source>
        <translation>Das Spielfeld, seine Gründe und die Regeln des Durchgangs</translation>
    </message>
    <message>
        <source>The list of lessons beside the board</source>
        <translation>Die Liste der Lektionen neben dem Spielfeld</translation>
    </message>
    <message>
        <source>Events, stack, breakpoints and watches around the board</source>
        <translation>Ereignisse, Stapel, Haltepunkte und Überwachungen rund um das Spielfeld</translation>
    </message>
    <message>
        <source>The centre view, enlarged for an audience</source>
        <translation>Die Ansicht in der Mitte, groß: für einen Raum</translation>
    </message>
</context>
<context>
    <name>convoku::EditBar</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete); right-clicking a cell also clears it</source>
        <translation>Ausgewählte Zellen leeren (Entf); auch ein Klick mit der rechten Maustaste leert eine Zelle</translation>
    </message>
    <message>
        <source>Clear and fill</source>
        <translation>Leeren und Füllen</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Umformen</translation>
    </message>
    <message>
        <source>Number of solutions</source>
        <translation>Anzahl der Lösungen</translation>
    </message>
    <message>
        <source>Choose this digit, then click the cells to place it in</source>
        <translation>Diese Ziffer wählen, dann die Zellen anklicken, die sie bekommen</translation>
    </message>
    <message>
        <source>Place this digit in the selected cells; Shift with the key places a candidate</source>
        <translation>Diese Ziffer in die ausgewählten Zellen setzen; mit Umschalt und der Taste: einen Kandidaten</translation>
    </message>
    <message>
        <source>Looking for solutions… %1 s</source>
        <translation>Lösungen werden gesucht… %1 s</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <translation>Lösungen werden gesucht…</translation>
    </message>
    <message>
        <source>Not known after %1 s</source>
        <translation>Nach %1 s nicht bekannt</translation>
    </message>
</context>
<context>
    <name>convoku::EditController</name>
    <message>
        <source>&amp;New puzzle</source>
        <translation>&amp;Neues Rätsel</translation>
    </message>
    <message>
        <source>Type a puzzle into an empty grid</source>
        <translation>Ein Rätsel in ein leeres Gitter tippen</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>&amp;Edit puzzle</source>
        <translation>Rätsel &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Change the givens and candidates on the board</source>
        <translation>Vorgaben und Kandidaten auf dem Spielfeld ändern</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Letzte Bearbeitung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Rückgängig Gemachtes wiederherstellen</translation>
    </message>
    <message>
        <source>Edit &amp;candidates</source>
        <translation>&amp;Kandidaten bearbeiten</translation>
    </message>
    <message>
        <source>Digits and clicks on their places toggle candidates, as does Shift with a digit</source>
        <translation>Ziffern und Klicks auf ihre Plätze setzen und löschen Kandidaten; Umschalt und Ziffer ebenso</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first</source>
        <translation>&amp;Ziffer zuerst wählen</translation>
    </message>
    <message>
        <source>Choose a digit, then click the cells to place it in</source>
        <translation>Eine Ziffer wählen, dann die Zellen anklicken, die sie bekommen</translation>
    </message>
    <message>
        <source>Digit first</source>
        <translation>Ziffer zuerst</translation>
    </message>
    <message>
        <source>&amp;Move on after a digit</source>
        <translation>Nach einer Ziffer &amp;weitergehen</translation>
    </message>
    <message>
        <source>After you type a digit, the cursor moves to the next cell</source>
        <translation>Nach dem Eintippen einer Ziffer geht der Cursor zur nächsten Zelle</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Weitergehen</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>Alles &amp;leeren</translation>
    </message>
    <message>
        <source>Clear all digits and restore all candidates</source>
        <translation>Alle Ziffern wegnehmen und alle Kandidaten zurückgeben</translation>
    </message>
    <message>
        <source>All candidates a&amp;gain</source>
        <translation>Wieder &amp;alle Kandidaten</translation>
    </message>
    <message>
        <source>Keep the digits; restore all candidates in every other cell</source>
        <translation>Die Ziffern behalten; jede andere Zelle hat alle Kandidaten</translation>
    </message>
    <message>
        <source>Candidates &amp;from the digits</source>
        <translation>Kandidaten aus den Zi&amp;ffern</translation>
    </message>
    <message>
        <source>Fill each cell without a digit with the candidates that no digit in its houses forbids</source>
        <translation>In jede Zelle ohne Ziffer die Kandidaten, die keine Ziffer ihrer Häuser verbietet</translation>
    </message>
    <message>
        <source>Rotate to the &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the right</source>
        <translation>Das Rätsel um eine Vierteldrehung nach rechts drehen</translation>
    </message>
    <message>
        <source>Rotate to the &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the left</source>
        <translation>Das Rätsel um eine Vierteldrehung nach links drehen</translation>
    </message>
    <message>
        <source>Rotate by &amp;half a turn</source>
        <translation>Um eine &amp;halbe Drehung drehen</translation>
    </message>
    <message>
        <source>Turn the puzzle upside down</source>
        <translation>Das Rätsel auf den Kopf stellen</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>Links und rechts &amp;spiegeln</translation>
    </message>
    <message>
        <source>Left and right change places</source>
        <translation>Links und rechts tauschen die Plätze</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>&amp;Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Top and bottom change places</source>
        <translation>Oben und unten tauschen die Plätze</translation>
    </message>
    <message>
        <source>Mirror at the &amp;diagonal</source>
        <translation>An der &amp;Diagonale spiegeln</translation>
    </message>
    <message>
        <source>Rows become columns</source>
        <translation>Zeilen werden zu Spalten</translation>
    </message>
    <message>
        <source>Mirror at the &amp;other diagonal</source>
        <translation>An der &amp;anderen Diagonale spiegeln</translation>
    </message>
    <message>
        <source>Rows become columns, from the last to the first</source>
        <translation>Zeilen werden zu Spalten, von der letzten zur ersten</translation>
    </message>
    <message>
        <source>&amp;Shuffle rows and columns</source>
        <translation>Zeilen und Spalten &amp;mischen</translation>
    </message>
    <message>
        <source>Shuffle rows within bands, columns within stacks, and the bands and stacks themselves</source>
        <translation>Zeilen in ihren Blockreihen, Spalten in ihren Blockspalten, Blockreihen und Blockspalten tauschen zufällig die Plätze</translation>
    </message>
    <message>
        <source>Rename digits by a&amp;ppearance</source>
        <translation>Ziffern nach Au&amp;ftreten umbenennen</translation>
    </message>
    <message>
        <source>Renumber digits as they appear, row by row: the first is 1, the next 2, and so on</source>
        <translation>Die Ziffer, die Zeile für Zeile zuerst kommt, wird 1, die nächste 2 und so weiter</translation>
    </message>
    <message>
        <source>Rename digits at rando&amp;m</source>
        <translation>Ziffern &amp;zufällig umbenennen</translation>
    </message>
    <message>
        <source>Rename the digits at random</source>
        <translation>Jede Ziffer bekommt zufällig einen anderen Namen</translation>
    </message>
    <message>
        <source>Re&amp;name digits…</source>
        <translation>Ziffern &amp;umbenennen…</translation>
    </message>
    <message>
        <source>Choose which digits change places</source>
        <translation>Wählen, welche Ziffern die Plätze tauschen</translation>
    </message>
    <message>
        <source>Edit the current p&amp;osition</source>
        <translation>Angezeigte Stell&amp;ung bearbeiten</translation>
    </message>
    <message>
        <source>Copy the decided digits and the candidates of this position into the editor</source>
        <translation>Entschiedene Ziffern und Kandidaten dieser Stelle in den Editor übernehmen</translation>
    </message>
    <message>
        <source>Look for more so&amp;lutions</source>
        <translation>Weiter nach Lö&amp;sungen suchen</translation>
    </message>
    <message>
        <source>Continue to look for solutions of the edited puzzle</source>
        <translation>Weiter nach Lösungen des bearbeiteten Rätsels suchen</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Mark &amp;where two solutions differ</source>
        <translation>&amp;Unterschied zweier Lösungen markieren</translation>
    </message>
    <message>
        <source>Mark the cells in which two solutions of the edited puzzle differ, with both digits</source>
        <translation>Die Zellen markieren, in denen sich zwei Lösungen des bearbeiteten Rätsels unterscheiden, mit beiden Ziffern</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>&amp;Step through the edited puzzle</source>
        <translation>Bearbeitetes Rätsel &amp;durchgehen</translation>
    </message>
    <message>
        <source>Run the edited puzzle and step through it (Enter on the board)</source>
        <translation>Das bearbeitete Rätsel laufen lassen und Schritt für Schritt durchgehen (Eingabetaste auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>Step through it</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Discard the cha&amp;nges</source>
        <translation>Änd&amp;erungen verwerfen</translation>
    </message>
    <message>
        <source>Leave the editor without changing the puzzle</source>
        <translation>Den Editor verlassen; das Rätsel bleibt, wie es war</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The search for solutions stopped: %1</source>
        <translation>Die Suche nach Lösungen ist abgebrochen: %1</translation>
    </message>
    <message>
        <source>Typed puzzle</source>
        <translation>Eingetipptes Rätsel</translation>
    </message>
    <message>
        <source>Convoku</source>
        <translation>Convoku</translation>
    </message>
    <message>
        <source>The edited puzzle has changes.</source>
        <translation>Das bearbeitete Rätsel wurde geändert.</translation>
    </message>
    <message>
        <source>What do you want to do with it?</source>
        <translation>Was soll damit geschehen?</translation>
    </message>
    <message>
        <source>&amp;Step through it</source>
        <translation>&amp;Durchgehen</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Continue &amp;editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Editing: %1.</source>
        <translation>Bearbeiten: %1.</translation>
    </message>
    <message>
        <source>Digits and clicks: toggle candidates. Delete: clear all. Backspace: restore all. Right-click: only this one. M: digits.</source>
        <translation>Ziffern und Klicks: Kandidaten setzen und löschen. Entf: keine. Rücktaste: alle. Rechte Taste: nur dieser. M: Ziffern.</translation>
    </message>
    <message>
        <source>Digits; 0 or Space: clear. Shift with a digit, or M: candidates. Enter: step through the puzzle. Esc: leave.</source>
        <translation>Ziffern; 0 oder Leertaste: leer. Umschalt und Ziffer oder M: Kandidaten. Eingabetaste: durchgehen. Esc: verlassen.</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what undo takes back, as in: Take back: digit</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Do again: %1</source>
        <extracomment>%1: what redo does again, as in: Do again: digit</extracomment>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Edited puzzle</source>
        <translation>Bearbeitetes Rätsel</translation>
    </message>
</context>
<context>
    <name>convoku::EditWording</name>
    <message>
        <source>digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>Zellen leeren</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>clear all</source>
        <translation>alles leeren</translation>
    </message>
    <message>
        <source>all candidates again</source>
        <translation>wieder alle Kandidaten</translation>
    </message>
    <message>
        <source>candidates from the digits</source>
        <translation>Kandidaten aus den Ziffern</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>einfügen</translation>
    </message>
    <message>
        <source>take the position</source>
        <translation>Stellung übernehmen</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>umformen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: no digit is possible</source>
        <translation>%1: keine Ziffer möglich</translation>
    </message>
    <message>
        <source>%1: %2 possible</source>
        <extracomment>a cell and its candidates: r1c4: 1 2 9 possible</extracomment>
        <translation>%1: %2 möglich</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with edited candidates</source>
        <translation>
            <numerusform>%n Zelle mit eigenen Kandidaten</numerusform>
            <numerusform>%n Zellen mit eigenen Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>%1 steht zweimal in %2: in %3 und %4.</translation>
    </message>
    <message>
        <source>There are more clashes.</source>
        <translation>Es gibt weitere Konflikte.</translation>
    </message>
    <message>
        <source>%1 has no candidate.</source>
        <translation>%1 hat keinen Kandidaten.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have no candidate: %1.</source>
        <translation>
            <numerusform>%n Zelle hat keinen Kandidaten: %1.</numerusform>
            <numerusform>%n Zellen haben keinen Kandidaten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Mehrere Lösungen</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>Zwei Lösungen unterscheiden sich in %n Zelle: %1.</numerusform>
            <numerusform>Zwei Lösungen unterscheiden sich in %n Zellen: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::EqualitySlider</name>
    <message>
        <source>k, the number that the layer compares with</source>
        <translation>k, die Zahl, mit der die Schicht vergleicht</translation>
    </message>
    <message>
        <source>Try a different k in this view</source>
        <translation>In dieser Ansicht ein anderes k ausprobieren</translation>
    </message>
    <message>
        <source>Compare with the network’s own number again</source>
        <translation>Wieder mit der Zahl des Netzes vergleichen</translation>
    </message>
    <message>
        <source>A trial: the run keeps its own k.</source>
        <translation>Ein Versuch: Der Lauf behält sein eigenes k.</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>Zurück zu k = %1</translation>
    </message>
</context>
<context>
    <name>convoku::ErrorTable</name>
    <message>
        <source>Errors</source>
        <translation>Wo es irrt</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>its sum</source>
        <translation>seine Summe</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>convoku::EvaluationPicture</name>
    <message>
        <source>In one shot</source>
        <translation>Auf einen Schlag</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Accuracy by number of givens: %1</source>
        <translation>Genauigkeit nach Zahl der Vorgaben: %1</translation>
    </message>
</context>
<context>
    <name>convoku::EventsModel</name>
    <message>
        <source>Pass %1</source>
        <translation>Durchgang %1</translation>
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
        <translation>Nach dem Ereignis übrige Kandidaten</translation>
    </message>
    <message>
        <source>Candidates removed or set aside; a plus sign marks restored ones</source>
        <translation>Kandidaten, die es gestrichen oder zurückgestellt hat; mit Pluszeichen die zurückgekehrten</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Weg</translation>
    </message>
</context>
<context>
    <name>convoku::EventsPanel</name>
    <message>
        <source>&amp;Copy in words</source>
        <translation>In Worten &amp;kopieren</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
</context>
<context>
    <name>convoku::Examples</name>
    <message>
        <source>The article’s hard puzzle: three guesses</source>
        <translation>Das schwere Rätsel des Artikels: drei Annahmen</translation>
    </message>
    <message>
        <source>The article’s easy puzzle: two passes</source>
        <translation>Das leichte Rätsel des Artikels: zwei Durchgänge</translation>
    </message>
    <message>
        <source>Rules only: no guess is needed</source>
        <translation>Nur Regeln: kein Raten nötig</translation>
    </message>
    <message>
        <source>A deep search</source>
        <translation>Eine tiefe Suche</translation>
    </message>
    <message>
        <source>No solution: two equal givens in a row</source>
        <translation>Keine Lösung: zwei gleiche Vorgaben in einer Zeile</translation>
    </message>
    <message>
        <source>The empty grid: 47 guesses, none wrong</source>
        <translation>Das leere Gitter: 47 Annahmen, keine falsch</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>100 puzzles with many givens; a few passes solve them</source>
        <translation>100 Rätsel mit vielen Vorgaben; wenige Durchgänge lösen sie</translation>
    </message>
    <message>
        <source>30 puzzles without a guess where this rule removes something: %1</source>
        <translation>30 Rätsel ohne Raten, bei denen diese Regel etwas streicht: %1</translation>
    </message>
    <message>
        <source>Guessing</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>50 puzzles with one guess, or two at once</source>
        <translation>50 Rätsel mit einer Annahme oder zweien zugleich</translation>
    </message>
    <message>
        <source>Deep search</source>
        <translation>Tiefe Suche</translation>
    </message>
    <message>
        <source>30 puzzles with four or more guesses at once</source>
        <translation>30 Rätsel mit vier oder mehr Annahmen zugleich</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationPanel</name>
    <message>
        <source>&amp;Go to the step</source>
        <translation>&amp;Gehe zum Schritt</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the last thing that happened to a candidate, and where: 3.6: removed by Pointing in row</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The board marks these reasons only in pass %1. Go to the step to see them there.</source>
        <translation>Das Spielfeld markiert diese Gründe nur in Durchgang %1: Gehen Sie zum Schritt, um sie dort zu sehen.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Undo &amp;the guess</source>
        <extracomment>steps on to where the search takes a failed guess back</extracomment>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Another deduction of this step</source>
        <translation>Weitere Folgerung dieses Schritts</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>Ein Klick fragt, warum das so ist.</translation>
    </message>
    <message>
        <source>Given: the puzzle has it from the start.</source>
        <translation>Vorgabe: Das Rätsel hat sie von Anfang an.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>Ein Klick geht zu diesem Schritt.</translation>
    </message>
    <message>
        <source>The cell, with its removed candidates crossed out</source>
        <translation>Die Zelle; was sie verlassen hat, ist durchgestrichen</translation>
    </message>
    <message>
        <source>Missing from %1, and why</source>
        <translation>Was %1 verließ, und warum</translation>
    </message>
    <message>
        <source>This holds while these guesses are active</source>
        <translation>Das gilt, solange diese Annahmen gelten</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationWording</name>
    <message>
        <source>%1 has only %2 left, so %2 is removed from the rest of %3.</source>
        <translation>%1 hat nur noch %2, also fällt %2 im Rest von %3 weg.</translation>
    </message>
    <message>
        <source>In %1, %2 is only in %3 (%4), so it is removed from the rest of %3.</source>
        <translation>In %1 steht %2 nur in %3 (%4), also fällt sie im Rest von %3 weg.</translation>
    </message>
    <message>
        <source>In %1, %2 has only one place, %3, so that cell’s other candidates are removed.</source>
        <translation>In %1 hat %2 nur einen Platz, %3, also fallen die anderen Kandidaten dieser Zelle weg.</translation>
    </message>
    <message>
        <source>%1 and %2 have only %3 and %4, so both are removed from the rest of %5.</source>
        <translation>%1 und %2 haben nur %3 und %4, also fallen beide Ziffern im Rest von %5 weg.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), each of them enough:</source>
        <translation>
            <numerusform>%n Befund:</numerusform>
            <numerusform>%n Befunde, jeder davon reicht:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; equals %2 → %3</source>
        <extracomment>a sum and what it decides: 1·0 + 1·1 = 1; equals 1 → 1</extracomment>
        <translation>%1; gleich %2 → %3</translation>
    </message>
    <message>
        <source>Rules that would remove it in this pass too: %1.</source>
        <translation>Hätte ihn in diesem Durchgang ebenfalls gestrichen: %1.</translation>
    </message>
    <message>
        <source>The guess %1 sets %2 aside.</source>
        <translation>Die Annahme %1 stellt %2 zurück.</translation>
    </message>
    <message>
        <source>The guess %1 failed.</source>
        <translation>Die Annahme %1 ist gescheitert.</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 streicht %2.</translation>
    </message>
    <message>
        <source>given</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 hat keinen Kandidaten mehr.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>digits of a cell, and what removed them: 1, 2: 2.3 Pointing in row.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>from the start</source>
        <extracomment>since when a cell has only one candidate</extracomment>
        <translation>von Anfang an</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a cell, and since when it has only one candidate: r1c9 (since 1.2 Pointing in row)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (since %2)</source>
        <translation>%1 (seit %2)</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, in %3 and %4.</source>
        <translation>%1 steht zweimal in %2: in %3 und %4.</translation>
    </message>
    <message>
        <source>Why %1 is not in %2</source>
        <translation>Warum %1 nicht in %2 steht</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>Eine Vorgabe verhindert es.</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>Er fehlte schon im Rätsel, als es geöffnet wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <translation>
            <numerusform>%n Streichung</numerusform>
            <numerusform>%n Streichungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, and on %3.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;</extracomment>
        <translation>Grundlage: %1 (%2) und %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) missing in the opened puzzle</source>
        <translation>
            <numerusform>%n schon beim Öffnen fehlender Kandidat</numerusform>
            <numerusform>%n schon beim Öffnen fehlende Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, on %3, and on %4.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;, %4: &quot;3 candidates missing in the puzzle as it was opened&quot;</extracomment>
        <translation>Grundlage: %1 (%2), %3 und %4.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 5 in r6c9</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>It holds only while %n guess(es) are active.</source>
        <translation>
            <numerusform>Das gilt nur, solange %n Annahme besteht.</numerusform>
            <numerusform>Das gilt nur, solange %n Annahmen bestehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: that is enough to remove it. Convoku has no explanation for this rule and found this by trial.</source>
        <extracomment>what was there (4 in r3c8) and what was not (r1c5 ≠ 7)</extracomment>
        <translation>%1: Das reicht, damit er wegfällt. Das Programm kennt die Regel nicht und hat das durch Probieren gefunden.</translation>
    </message>
    <message>
        <source>any board at all</source>
        <extracomment>stands for the reasons of a removal where there are none: the rule removes it always</extracomment>
        <translation>Ein beliebiges Spielfeld</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>reasons</comment>
        <extracomment>behind the first reasons of a removal: 1 in r7c1, r7c2 ≠ 1 and 7 more</extracomment>
        <translation>
            <numerusform> und %n weiterer</numerusform>
            <numerusform> und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so the other candidates of these cells are removed.</source>
        <translation>In %1 haben %2 nur diese Plätze: %3. Also fallen die anderen Kandidaten dieser Zellen weg.</translation>
    </message>
    <message>
        <source>%1 have only %2, so these digits are removed from the rest of %3.</source>
        <translation>%1 haben nur %2, also fallen diese Ziffern im Rest von %3 weg.</translation>
    </message>
    <message>
        <source>Why %1 is %2</source>
        <extracomment>a cell and its digit: Why r4c5 is 2</extracomment>
        <translation>Warum %1 = %2 ist</translation>
    </message>
</context>
<context>
    <name>convoku::Export</name>
    <message>
        <source>Cancelled; nothing was written to %1.</source>
        <translation>Abgebrochen; in %1 wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>Es gibt kein Bild zu schreiben.</translation>
    </message>
    <message>
        <source>The pictures are too large. A GIF has at most 65535 pixels per side, a WebP 16383.</source>
        <translation>Die Bilder sind zu groß: Ein GIF hat höchstens 65535 Pixel je Seite, ein WebP 16383.</translation>
    </message>
    <message>
        <source>A picture could not be drawn: not enough memory for its size.</source>
        <translation>Ein Bild konnte nicht gezeichnet werden: zu wenig Speicher für seine Größe.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The encoder failed; nothing was written to %1.</source>
        <translation>Die Kodierung ist fehlgeschlagen; in %1 wurde nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>convoku::ExportChoices</name>
    <message>
        <source>custom</source>
        <translation>eigene Wahl</translation>
    </message>
    <message>
        <source>article: 338 px, the board alone</source>
        <translation>Artikel: 338 px, nur das Spielfeld</translation>
    </message>
    <message>
        <source>web page: 480 px</source>
        <translation>Webseite: 480 px</translation>
    </message>
    <message>
        <source>slide: 720 px, slower</source>
        <translation>Folie: 720 px, langsamer</translation>
    </message>
    <message>
        <source>large, for print: 1080 px</source>
        <translation>groß, für den Druck: 1080 px</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>Voreinste&amp;llung</translation>
    </message>
    <message>
        <source>GIF: plays everywhere</source>
        <translation>GIF: läuft überall</translation>
    </message>
    <message>
        <source>WebP: smaller, all colours exact</source>
        <translation>WebP: kleiner, alle Farben exakt</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>&amp;whole runs</source>
        <translation>&amp;ganze Läufe</translation>
    </message>
    <message>
        <source>&amp;whole run</source>
        <translation>&amp;ganzer Lauf</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>vo&amp;n</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>each pass</source>
        <translation>jeden Durchgang</translation>
    </message>
    <message>
        <source>each change: every rule, guess and backtrack</source>
        <translation>jede Änderung: Regel, Annahme, Rücknahme</translation>
    </message>
    <message>
        <source>&amp;Picture for</source>
        <translation>Bild &amp;für</translation>
    </message>
    <message>
        <source>two fading pictures &amp;between steps</source>
        <translation>zwei Überblendbilder &amp;zwischen Schritten</translation>
    </message>
    <message>
        <source>the plane looked at</source>
        <translation>die betrachtete Ebene</translation>
    </message>
    <message>
        <source>all planes</source>
        <translation>alle Ebenen</translation>
    </message>
    <message>
        <source>S&amp;lide over</source>
        <translation>Gle&amp;iten über</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> /s</source>
        <extracomment>pictures a second</extracomment>
        <translation> /s</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Frame dura&amp;tion</source>
        <translation>Da&amp;uer eines Bildes</translation>
    </message>
    <message>
        <source>Browsers slow down above 50 pictures per second, so the file has 50.</source>
        <translation>Browser spielen mehr als 50 Bilder je Sekunde langsam ab: Die Datei hat 50.</translation>
    </message>
    <message>
        <source>Hold &amp;last frame</source>
        <translation>Letztes Bild s&amp;teht</translation>
    </message>
    <message>
        <source>forever</source>
        <translation>endlos</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>several times</source>
        <translation>mehrmals</translation>
    </message>
    <message>
        <source>Number of times to play</source>
        <translation>Wie oft abgespielt wird</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Size (width)</source>
        <translation>G&amp;röße (Breite)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;caption</source>
        <translation>&amp;Bildtext</translation>
    </message>
    <message>
        <source>a se&amp;ntence on what each step did</source>
        <translation>Satz dazu, &amp;was jeder Schritt tat</translation>
    </message>
    <message>
        <source>le&amp;gend</source>
        <translation>Leg&amp;ende</translation>
    </message>
    <message>
        <source>&amp;row and column numbers</source>
        <translation>Zeilen- und S&amp;paltennummern</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>F&amp;arben</translation>
    </message>
    <message>
        <source>First pass</source>
        <translation>Erster Durchgang</translation>
    </message>
    <message>
        <source>Last pass</source>
        <translation>Letzter Durchgang</translation>
    </message>
    <message>
        <source>Frame duration</source>
        <translation>Dauer eines Bildes</translation>
    </message>
    <message>
        <source>the plane</source>
        <translation>die Ebene</translation>
    </message>
    <message>
        <source>all numbers at once</source>
        <translation>alle Zahlen auf einmal</translation>
    </message>
    <message>
        <source>Animated PNG: for browsers</source>
        <translation>Animiertes PNG: für Browser</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>MP4-Video</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>WebM-Video</translation>
    </message>
    <message>
        <source>Animated SVG: sharp at any size</source>
        <translation>Animiertes SVG: in jeder Größe scharf</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>nebeneinander</translation>
    </message>
    <message>
        <source>one above the other</source>
        <translation>untereinander</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Spielfelder</translation>
    </message>
    <message>
        <source>Opening picture with this text, shown for two seconds</source>
        <translation>Ein erstes Bild, das dies zwei Sekunden lang zeigt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Opening t&amp;itle</source>
        <translation>T&amp;itel am Anfang</translation>
    </message>
    <message>
        <source>Text of the caption</source>
        <translation>Bildtext</translation>
    </message>
    <message>
        <source>pass, depth, candidates left</source>
        <translation>Durchgang, Tiefe, übrige Kandidaten</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG: Pixel</translation>
    </message>
    <message>
        <source>SVG: vector graphics, sharp at any size</source>
        <translation>SVG: Linien und Buchstaben, in jeder Größe scharf</translation>
    </message>
    <message>
        <source>PDF: a page of vector graphics</source>
        <translation>PDF: eine Seite mit Linien und Buchstaben</translation>
    </message>
    <message>
        <source>Letters: small, can be searched</source>
        <translation>Buchstaben: klein, durchsuchbar</translation>
    </message>
    <message>
        <source>Outlines: the same everywhere</source>
        <translation>Konturen: überall gleich</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>G&amp;röße</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Animiertes GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>Animiertes WebP (*.webp)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png *.apng)</source>
        <translation>Animiertes PNG (*.png *.apng)</translation>
    </message>
    <message>
        <source>MP4 video (*.mp4)</source>
        <translation>MP4-Video (*.mp4)</translation>
    </message>
    <message>
        <source>WebM video (*.webm)</source>
        <translation>WebM-Video (*.webm)</translation>
    </message>
    <message>
        <source>Animated SVG (*.svg)</source>
        <translation>Animiertes SVG (*.svg)</translation>
    </message>
    <message>
        <source>%1 pictures (*.%2)</source>
        <translation>%1-Bilder (*.%2)</translation>
    </message>
</context>
<context>
    <name>convoku::ExportController</name>
    <message>
        <source>E&amp;xport animation…</source>
        <translation>&amp;Animation exportieren…</translation>
    </message>
    <message>
        <source>Export the run as an animated GIF or WebP</source>
        <translation>Den Lauf als animiertes GIF oder WebP exportieren</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Bil&amp;d exportieren…</translation>
    </message>
    <message>
        <source>Save the centre view as PNG, SVG or PDF</source>
        <translation>Speichern, was die mittlere Ansicht zeigt, als PNG, SVG oder PDF</translation>
    </message>
    <message>
        <source>Export &amp;layer as picture…</source>
        <translation>Schicht als B&amp;ild exportieren…</translation>
    </message>
    <message>
        <source>Export the layer in the tensor view, with its kernel and arithmetic, as PNG, SVG or PDF</source>
        <translation>Die Schicht in der Tensoransicht, ihren Kernel und ihre Rechnung als PNG, SVG oder PDF exportieren</translation>
    </message>
    <message>
        <source>Export layer as ani&amp;mation…</source>
        <translation>Schicht als Ani&amp;mation exportieren…</translation>
    </message>
    <message>
        <source>Export the kernel sliding over the layer’s input as an animated GIF or WebP</source>
        <translation>Das Gleiten des Kernels über die Eingabe der Schicht als animiertes GIF oder WebP exportieren</translation>
    </message>
    <message>
        <source>Export collec&amp;tion…</source>
        <translation>Sammlun&amp;g exportieren…</translation>
    </message>
    <message>
        <source>Export an animation or a picture of each puzzle in the collection</source>
        <translation>Von jedem Rätsel der Sammlung eine Animation oder ein Bild schreiben</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Bild k&amp;opieren</translation>
    </message>
    <message>
        <source>Copy the centre view to the clipboard as a picture</source>
        <translation>Was die mittlere Ansicht zeigt, als Bild in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>Das Bild ist zu groß zum Kopieren.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>There is nothing to draw here yet.</source>
        <translation>Hier gibt es noch nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Too many files. Filter the list of puzzles first.</source>
        <translation>Das sind zu viele Dateien: Filtern Sie zuerst die Liste der Rätsel.</translation>
    </message>
    <message>
        <source>Export t&amp;urn of the cube…</source>
        <translation>Dre&amp;hung des Würfels exportieren…</translation>
    </message>
    <message>
        <source>Export the cube’s rotation from one rule to another as an animated GIF or WebP</source>
        <translation>Den Würfel, wie er sich von einer Regel zu einer anderen dreht, als animiertes GIF oder WebP exportieren</translation>
    </message>
    <message>
        <source>Export networ&amp;k as ONNX…</source>
        <translation>Netz als &amp;ONNX exportieren…</translation>
    </message>
    <message>
        <source>Export the running network as an ONNX file, for any program that runs neural networks</source>
        <translation>Das Netz, das läuft, als ONNX-Datei schreiben, für alles, was neuronale Netze ausführt</translation>
    </message>
    <message>
        <source>Export page for a bro&amp;wser…</source>
        <translation>Seite für Bro&amp;wser exportieren…</translation>
    </message>
    <message>
        <source>Export a web page that steps through the running network</source>
        <translation>Eine Seite für Browser schreiben, die das laufende Netz Schritt für Schritt ausführt</translation>
    </message>
    <message>
        <source>Export all la&amp;yers of the step…</source>
        <translation>Alle Schi&amp;chten des Schritts exportieren…</translation>
    </message>
    <message>
        <source>Export a picture of all layers of the step, with every number, as PNG, SVG or PDF</source>
        <translation>Ein Bild aller Schichten des Schritts mit jeder Zahl als PNG, SVG oder PDF exportieren</translation>
    </message>
    <message>
        <source>The step has more than %1 numbers, too many for a picture.</source>
        <translation>Der Schritt hat mehr als %1 Zahlen; so viele passen nicht in ein Bild.</translation>
    </message>
</context>
<context>
    <name>convoku::ExportDialog</name>
    <message>
        <source>Export the chain of a removal</source>
        <translation>Kette einer Streichung exportieren</translation>
    </message>
    <message>
        <source>Export the sliding kernel of a layer</source>
        <translation>Gleiten des Kernels einer Schicht exportieren</translation>
    </message>
    <message>
        <source>Export both runs</source>
        <translation>Beide Läufe exportieren</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>preparing the pictures …</source>
        <translation>Bilder werden vorbereitet …</translation>
    </message>
    <message>
        <source>finding out the size …</source>
        <translation>Größe wird ermittelt …</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>File size: %1</source>
        <extracomment>a file&apos;s size</extracomment>
        <translation>Dateigröße: %1.</translation>
    </message>
    <message>
        <source>about %1, counting …</source>
        <translation>etwa %1, wird gezählt …</translation>
    </message>
    <message>
        <source>Saved: %1 (%2, %3)</source>
        <translation>Gespeichert: %1 (%2, %3)</translation>
    </message>
    <message>
        <source>There is not enough memory for these pictures.</source>
        <translation>Der Speicher reicht für diese Bilder nicht aus.</translation>
    </message>
    <message>
        <source>Export the cube’s rotation</source>
        <translation>Drehung des Würfels exportieren</translation>
    </message>
    <message>
        <source>Export the training</source>
        <translation>Das Training exportieren</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>Suche exportieren</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the picture to the clipboard</source>
        <translation>Das Bild in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>Das Bild ist zu groß zum Kopieren.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture is being drawn…</source>
        <translation>Das Bild wird gezeichnet…</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>Gespeichert: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::FileController</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a file with one or more puzzles</source>
        <translation>Eine Datei mit einem oder vielen Rätseln öffnen</translation>
    </message>
    <message>
        <source>&amp;Paste puzzle</source>
        <translation>Rätsel ein&amp;fügen</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard</source>
        <translation>Das Rätsel in der Zwischenablage öffnen</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>Sitzung &amp;speichern</translation>
    </message>
    <message>
        <source>Save puzzle, rules, position, breakpoints, bookmarks and layout to a file</source>
        <translation>Rätsel, Regeln, Stelle, Haltepunkte, Lesezeichen und Anordnung in eine Datei speichern</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the session to a different file</source>
        <translation>Die Sitzung in eine andere Datei speichern</translation>
    </message>
    <message>
        <source>Save pu&amp;zzle as…</source>
        <translation>&amp;Rätsel speichern unter…</translation>
    </message>
    <message>
        <source>Save the puzzle as it was opened, in a format that other programs read</source>
        <translation>Das Rätsel, wie es geöffnet wurde, in einem Format anderer Programme speichern</translation>
    </message>
    <message>
        <source>Save pos&amp;ition as…</source>
        <translation>Ste&amp;llung speichern unter…</translation>
    </message>
    <message>
        <source>Save the givens and the candidates of this position, in a format that other programs read</source>
        <translation>Vorgaben und Kandidaten dieser Stelle in einem Format anderer Programme speichern</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Copy puzzle</source>
        <translation>Rätsel &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the givens, one character per cell</source>
        <translation>Die Vorgaben kopieren, ein Zeichen je Zelle</translation>
    </message>
    <message>
        <source>Copy &amp;decided cells</source>
        <translation>Ent&amp;schiedene Zellen kopieren</translation>
    </message>
    <message>
        <source>Copy the digits decided at this position, one character per cell</source>
        <translation>Die an dieser Stelle entschiedenen Ziffern kopieren, ein Zeichen je Zelle</translation>
    </message>
    <message>
        <source>Copy as: %1</source>
        <translation>Kopieren als: %1</translation>
    </message>
    <message>
        <source>Copy the givens and the candidates of this position</source>
        <translation>Vorgaben und Kandidaten dieser Stelle kopieren</translation>
    </message>
    <message>
        <source>Copy the givens; this format has no candidates</source>
        <translation>Die Vorgaben kopieren; dieses Format kennt keine Kandidaten</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Copy the address of this p&amp;lace</source>
        <translation>Adresse dieser Ste&amp;lle kopieren</translation>
    </message>
    <message>
        <source>Copy the current pass, step and layer in the form that Go to address reads</source>
        <translation>Durchgang, Schritt und Schicht der aktuellen Stelle so kopieren, wie „Gehe zu Adresse“ sie liest</translation>
    </message>
    <message>
        <source>Copy the pic&amp;ked candidate or number</source>
        <translation>&amp;Gewählten Kandidaten oder Zahl kopieren</translation>
    </message>
    <message>
        <source>Copy the address of the picked candidate or, in the tensors, the address and value of the picked number</source>
        <translation>Die Adresse des gewählten Kandidaten oder, bei den Tensoren, der gewählten Zahl und ihren Wert kopieren</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zule&amp;tzt geöffnet</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>es ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n breakpoint(s), bookmark(s) or watch(es) of %1 could not be read and were left out.</source>
        <translation>
            <numerusform>%n Haltepunkt, Lesezeichen oder Überwachung von %1 konnte nicht gelesen werden und fehlt.</numerusform>
            <numerusform>%n Haltepunkte, Lesezeichen oder Überwachungen von %1 konnten nicht gelesen werden und fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Sessions of Convoku (*.convoku)</source>
        <translation>Convoku-Sitzungen (*.convoku)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>Rätsel speichern</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>Some lines of %1 are not puzzles.</source>
        <translation>Einige Zeilen von %1 sind keine Rätsel.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Open puzzles, a session, a lesson or a network</source>
        <translation>Rätsel, Sitzung, Lektion oder Netz öffnen</translation>
    </message>
    <message>
        <source>Puzzles, sessions, lessons, networks (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;All files (*)</source>
        <translation>Rätsel, Sitzungen, Lektionen, Netze (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Puzzle from the command line</source>
        <translation>Rätsel von der Befehlszeile</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Hereingezogener Text</translation>
    </message>
</context>
<context>
    <name>convoku::FilterLine</name>
    <message>
        <source>Filter: naked_pair_row, no guess, passes &lt; 12 – or digits, or words of the comment</source>
        <translation>Filter: naked_pair_row, no guess, passes &lt; 12 – oder Ziffern oder Wörter des Kommentars</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a term to the filter</source>
        <translation>Dem Filter einen Term hinzufügen</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Was ein Filter sagen kann</translation>
    </message>
    <message>
        <source>This rule removes something</source>
        <translation>Diese Regel streicht etwas</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>Ohne Raten</translation>
    </message>
    <message>
        <source>Several guesses at once</source>
        <translation>Mehrere Annahmen zugleich</translation>
    </message>
    <message>
        <source>Under 12 passes</source>
        <translation>Unter 12 Durchgängen</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Das Rätsel</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Mehrere Lösungen</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>Few givens</source>
        <translation>Wenige Vorgaben</translation>
    </message>
</context>
<context>
    <name>convoku::FindingWording</name>
    <message>
        <source>%1 is %2, so %2 is removed elsewhere in %3.</source>
        <extracomment>r3c5 is 2, so 2 leaves the rest of box 2.</extracomment>
        <translation>%1 ist %2, also fällt die %2 im Rest von %3 weg.</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %3 is removed elsewhere in %4.</source>
        <extracomment>In box 2 only r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>In %1 kann nur noch %2 die %3 sein, also fällt die %3 im Rest von %4 weg.</translation>
    </message>
    <message>
        <source>In %1 only %2 and %3 can still be %4, so %4 is removed elsewhere in %5.</source>
        <extracomment>In box 2 only r1c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>In %1 können nur noch %2 und %3 die %4 sein, also fällt die %4 im Rest von %5 weg.</translation>
    </message>
    <message>
        <source>In %1 only %2, %3 and %4 can still be %5, so %5 is removed elsewhere in %6.</source>
        <extracomment>In box 2 only r1c5, r2c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>In %1 können nur noch %2, %3 und %4 die %5 sein, also fällt die %5 im Rest von %6 weg.</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %2 is %3.</source>
        <extracomment>In row 4 only r4c3 can still be 9, so r4c3 is 9.</extracomment>
        <translation>In %1 kann nur noch %2 die %3 sein, also ist %2 die %3.</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4. Both are removed elsewhere in %5.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so both leave the rest of row 5.</extracomment>
        <translation>%1 und %2 haben nur %3 und %4, also fallen beide im Rest von %5 weg.</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4, so %5 is removed elsewhere in %6.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1 und %2 haben nur %3 und %4, also fällt die %5 im Rest von %6 weg.</translation>
    </message>
    <message>
        <source>With %1, the rule removes %2.</source>
        <extracomment>what was there and what was not; what goes: With 4 in r3c8, r1c5 ≠ 7, the rule removes 2 from r3c5.</extracomment>
        <translation>%1: Damit streicht die Regel %2.</translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so all other digits are removed there.</source>
        <extracomment>In row 3, 4 and 7 fit only in r3c8 and r3c9, so all other digits leave these cells.</extracomment>
        <translation>In %1 passen %2 nur in %3, also fallen alle anderen Ziffern in diesen Zellen weg.</translation>
    </message>
    <message>
        <source>In %1, %2 fits only in %3, so %2 is removed elsewhere in %3.</source>
        <extracomment>In rows 2 and 6, 4 fits only in columns 3 and 8, so 4 leaves the rest of columns 3 and 8.</extracomment>
        <translation>In den %1 passt die %2 nur in die %3, also fällt die %2 im Rest der %3 weg.</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 is removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1 haben nur %2, also fällt die %3 im Rest von %4 weg.</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 are removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 3 and 8 leave the rest of row 5.</extracomment>
        <translation>%1 haben nur %2, also fallen %3 im Rest von %4 weg.</translation>
    </message>
</context>
<context>
    <name>convoku::FirstRun</name>
    <message>
        <source>A neural network that was never trained: every weight is set by hand, and you can read each one.</source>
        <translation>Ein neuronales Netz, das niemand trainiert hat: Jedes Gewicht ist von Hand gesetzt und lässt sich lesen.</translation>
    </message>
    <message>
        <source>It has just solved this Sudoku.</source>
        <translation>Gerade hat es dieses Sudoku gelöst.</translation>
    </message>
</context>
<context>
    <name>convoku::FirstSteps</name>
    <message>
        <source>Close the hint</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>That is how it works. Press F1 for help.</source>
        <translation>So geht es. F1 öffnet die Hilfe.</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>One step, from the start</source>
        <translation>Ein Schritt, vom Anfang an</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal abspielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>a digit: why is it there?</source>
        <translation>auf eine Zahl: Warum da?</translation>
    </message>
    <message>
        <source>Things to try</source>
        <translation>Was man tun kann</translation>
    </message>
</context>
<context>
    <name>convoku::FoundWording</name>
    <message>
        <source>%1 is the only candidate left.</source>
        <translation>%1 ist der einzige Kandidat, der übrig ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the only candidate left; the last one removed was %2, at %3.</source>
        <extracomment>%1: the digit that is left; %2: the digits that went last, &quot;1&quot; or &quot;1, 4&quot;; %3: where, &quot;16.2&quot;</extracomment>
        <translation>
            <numerusform>%1 ist der einzige Kandidat, der übrig ist; zuletzt fiel %2 weg, bei %3.</numerusform>
            <numerusform>%1 ist der einzige Kandidat, der übrig ist; zuletzt fielen %2 weg, bei %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::FunctionPlotView</name>
    <message>
        <source>Function of the layer</source>
        <translation>Funktion der Schicht</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateDialog</name>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>Die Liste leeren</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the selected puzzle in the window</source>
        <translation>Das ausgewählte Rätsel im Fenster öffnen</translation>
    </message>
    <message>
        <source>&amp;Keep as collection</source>
        <translation>Als Sammlung &amp;behalten</translation>
    </message>
    <message>
        <source>List these puzzles in the Collection panel</source>
        <translation>Diese Rätsel im Panel „Sammlung“ auflisten</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Save these puzzles as an .sdm file</source>
        <translation>Diese Rätsel als .sdm-Datei speichern</translation>
    </message>
    <message>
        <source>Generate puzzles</source>
        <translation>Rätsel erzeugen</translation>
    </message>
    <message>
        <source>Command that generates the same puzzles</source>
        <translation>Der Befehl, der dieselben Rätsel erzeugt</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Copy the command to the clipboard</source>
        <translation>Den Befehl in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>The sa&amp;me as a command:</source>
        <translation>Dasselbe als Befe&amp;hl:</translation>
    </message>
    <message>
        <source>The same seed and criteria give the same puzzles.</source>
        <translation>Dieselbe Zahl mit denselben Wünschen ergibt dieselben Rätsel.</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <translation>&amp;Neuer Startwert</translation>
    </message>
    <message>
        <source>A different seed, for different puzzles</source>
        <translation>Eine andere Zahl und damit andere Rätsel</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>Wie &amp;viele</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Star&amp;twert</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>Erzeugte Rätsel</translation>
    </message>
    <message>
        <source>The search for puzzles stopped: %1</source>
        <translation>Die Suche nach Rätseln ist abgebrochen: %1</translation>
    </message>
    <message>
        <source>All rules are switched off. Switch some on in the Rules panel.</source>
        <translation>Alle Regeln sind ausgeschaltet: Schalten Sie im Panel „Regeln“ einige ein.</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to 18446744073709551615.</source>
        <translation>Der Startwert ist eine Zahl von 0 bis 18446744073709551615.</translation>
    </message>
    <message>
        <source>Such puzzles are rare: none among the last %L1 grids.</source>
        <translation>Solche Rätsel sind selten: keines unter den letzten %L1 Gittern.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anhalt&amp;en</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>E&amp;rzeugen</translation>
    </message>
    <message>
        <source>End the search and keep the puzzles found</source>
        <translation>Die Suche beenden und das Gefundene behalten</translation>
    </message>
    <message>
        <source>Search for matching puzzles and start a new list</source>
        <translation>Passende Rätsel suchen; die Liste beginnt neu</translation>
    </message>
    <message>
        <source>Seed %1, no. %2</source>
        <extracomment>the name of a puzzle that was made: its seed and its place in the list</extracomment>
        <translation>Startwert %1, Nr. %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Save puzzles</source>
        <translation>Rätsel speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateRequestForm</name>
    <message>
        <source>givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>&amp;minimal: no given is redundant</source>
        <translation>&amp;minimal: Keine Vorgabe darf fehlen</translation>
    </message>
    <message>
        <source>If any given is removed, the puzzle has several solutions.</source>
        <translation>Fehlt auch nur eine seiner Vorgaben, hat das Rätsel mehrere Lösungen.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>none: the rules alone solve it</source>
        <translation>keine: Die Regeln allein lösen es</translation>
    </message>
    <message>
        <source>at least, at once:</source>
        <translation>zugleich mindestens:</translation>
    </message>
    <message>
        <source>Active guesses</source>
        <translation>Annahmen, die zugleich gelten</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>Vor&amp;gaben</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>G&amp;uesses</source>
        <translation>&amp;Annahmen</translation>
    </message>
    <message>
        <source>&amp;Passes</source>
        <translation>&amp;Durchgänge</translation>
    </message>
    <message>
        <source>Rules that must remove something</source>
        <translation>Regeln, die etwas streichen müssen</translation>
    </message>
    <message>
        <source>Fewest %1</source>
        <translation>Mindestzahl: %1</translation>
    </message>
    <message>
        <source>Most %1</source>
        <translation>Höchstzahl: %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>from 17 to 30</extracomment>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateWording</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>Left and right, top and bottom</source>
        <translation>Links und rechts, oben und unten</translation>
    </message>
    <message>
        <source>Diagonal from the top left</source>
        <translation>Diagonale von links oben</translation>
    </message>
    <message>
        <source>Diagonal from the top right</source>
        <translation>Diagonale von rechts oben</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Beide Diagonalen</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle zusammen</translation>
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
        <translation>%1 von %2, %3 Gitter probiert</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles had the wrong number of givens: %1 to %2. Allow a wider range of givens.</source>
        <translation>Bei %L3 von %L4 Rätseln passte die Zahl der Vorgaben nicht: Sie hatten %1 bis %2. Erlauben Sie mehr Anzahlen von Vorgaben.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles were not minimal. Few symmetric puzzles are. Give up the symmetry or clear “minimal”.</source>
        <translation>%L3 von %L4 Rätseln waren nicht minimal. Symmetrische sind es selten: Verzichten Sie auf die Symmetrie oder auf „minimal“.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed guesses. Allow guesses, or more givens.</source>
        <translation>%L3 von %L4 Rätseln brauchten Annahmen. Erlauben Sie Annahmen oder mehr Vorgaben.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed too few guesses at once: %1 to %2. Ask for fewer guesses or fewer givens.</source>
        <translation>%L3 von %L4 Rätseln brauchten zu wenige Annahmen zugleich: %1 bis %2. Wünschen Sie weniger Annahmen oder weniger Vorgaben.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles took the wrong number of passes: %1 to %2. Allow a wider range of passes.</source>
        <translation>Bei %L3 von %L4 Rätseln passte die Zahl der Durchgänge nicht: Sie brauchten %1 bis %2. Erlauben Sie mehr Anzahlen von Durchgängen.</translation>
    </message>
    <message>
        <source>“%1” removed nothing in %L3 of %L4 puzzles. Ask for fewer rules or fewer givens.</source>
        <translation>„%1“ hat bei %L3 von %L4 Rätseln nichts gestrichen. Wünschen Sie weniger Regeln oder weniger Vorgaben.</translation>
    </message>
    <message>
        <source>The network did not solve %L3 of %L4 puzzles. Ask for more givens.</source>
        <translation>Das Netz hat %L3 von %L4 Rätseln nicht gelöst. Wünschen Sie mehr Vorgaben.</translation>
    </message>
    <message>
        <source>Puzzles with %1 givens or fewer are rare. It can take hours to find one.</source>
        <translation>Rätsel mit %1 oder weniger Vorgaben sind selten. Es kann Stunden dauern, eines zu finden.</translation>
    </message>
</context>
<context>
    <name>convoku::GeneratedModel</name>
    <message>
        <source>Number of passes in which each rule removed something</source>
        <translation>In wie vielen Durchgängen jede Regel etwas gestrichen hat</translation>
    </message>
    <message>
        <source>Rules that removed something</source>
        <translation>Regeln, die etwas gestrichen haben</translation>
    </message>
</context>
<context>
    <name>convoku::GraphWording</name>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
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
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>next candidates</source>
        <translation>nächste Kandidaten</translation>
    </message>
    <message>
        <source>next stack</source>
        <translation>nächster Stapel</translation>
    </message>
    <message>
        <source>next guess</source>
        <translation>nächste Annahme</translation>
    </message>
    <message>
        <source>next level</source>
        <translation>nächste Stufe</translation>
    </message>
    <message>
        <source>candidates after %1</source>
        <extracomment>what a rule leaves: candidates after Pointing in row</extracomment>
        <translation>Kandidaten nach %1</translation>
    </message>
    <message>
        <source>else</source>
        <extracomment>the three inputs of a select layer: if 1, then this, else that</extracomment>
        <translation>sonst</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>if</source>
        <translation>wenn</translation>
    </message>
    <message>
        <source>indices</source>
        <extracomment>the places of the maxima that a max pooling found</extracomment>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Layer %1 of %2: %3, %4 to %5 – %6.</source>
        <extracomment>Layer 3 of 14: max pooling 1×3 / 1×3, [9, 9, 9] to [9, 9, 3] – the digit occurs in this line of the box.</extracomment>
        <translation>Schicht %1 von %2: %3, %4 nach %5 – %6.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2; it outputs %3.</source>
        <extracomment>Verdict, 47 layers; it hands on solved, contradiction.</extracomment>
        <translation>%1, %2; gibt weiter: %3.</translation>
    </message>
    <message>
        <source>Input: %1, %2, whole numbers from %3 to %4.</source>
        <translation>Eingang: %1, %2, ganze Zahlen von %3 bis %4.</translation>
    </message>
    <message>
        <source>Output: %1, %2, whole numbers from %3 to %4.</source>
        <translation>Ausgang: %1, %2, ganze Zahlen von %3 bis %4.</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>Ein Durchgang</translation>
    </message>
    <message>
        <source>Graph of %1: %2, %3 of them viewed.</source>
        <translation>Graph von %1: %2, %3 davon angesehen.</translation>
    </message>
    <message numerus="yes">
        <source>Graph of one pass: %n step(s), %1 of them viewed.</source>
        <translation>
            <numerusform>Graph eines Durchgangs: %n Schritt, %1 davon angesehen.</numerusform>
            <numerusform>Graph eines Durchgangs: %n Schritte, %1 davon angesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle yet. Open one to show the network’s layers here.</source>
        <translation>Es gibt noch kein Rätsel. Sobald eines geöffnet ist, erscheinen hier die Schichten des Netzes.</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>Schicht %1 von %2</translation>
    </message>
    <message>
        <source>Reads: %1.</source>
        <extracomment>the values and layers that a node of a graph takes its numbers from</extracomment>
        <translation>Liest: %1.</translation>
    </message>
    <message>
        <source>Read by: %1.</source>
        <extracomment>the layers and values that take the numbers of a node of a graph</extracomment>
        <translation>Gelesen von: %1.</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Input: %1, %2, real numbers from %3 to %4.</source>
        <translation>Kommt herein: %1, %2, reelle Zahlen von %3 bis %4.</translation>
    </message>
    <message>
        <source>Output: %1, %2, real numbers from %3 to %4.</source>
        <translation>Geht hinaus: %1, %2, reelle Zahlen von %3 bis %4.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>of a text; short: it stands above a box</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1 of the text: layer %2</source>
        <translation>Zeile %1 des Textes: Schicht %2</translation>
    </message>
    <message>
        <source>line %1 of the text: layers %2 to %3</source>
        <translation>Zeile %1 des Textes: Schichten %2 bis %3</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layer %2.</source>
        <translation>Zeile %1 des Textes in der Werkstatt macht Schicht %2.</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layers %2 to %3.</source>
        <translation>Zeile %1 des Textes in der Werkstatt macht die Schichten %2 bis %3.</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines it.</source>
        <translation>Zeile %1 des Textes in der Werkstatt macht sie.</translation>
    </message>
</context>
<context>
    <name>convoku::Header</name>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>convoku::HeadlineWording</name>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit, and a house or a cell that loses it: 2 leaves column 5</extracomment>
        <translation>%1 fällt in %2 weg</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>two digits and a house that loses them: 3 and 8 leave row 5</extracomment>
        <translation>%1 und %2 fallen in %3 weg</translation>
    </message>
    <message>
        <source>because of %1</source>
        <extracomment>the cells of what a rule found: because of r7c8</extracomment>
        <translation>wegen %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Das Rätsel</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) leave</source>
        <extracomment>what a rule did, before it is known why: 7 candidates leave</extracomment>
        <translation>
            <numerusform>%n Kandidat fällt weg</numerusform>
            <numerusform>%n Kandidaten fallen weg</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot hold two %2s</source>
        <extracomment>a house and a digit that stands twice in it: Column 8 can’t hold two 7s</extracomment>
        <translation>In %1 kann %2 nicht zweimal stehen</translation>
    </message>
    <message>
        <source>A contradiction</source>
        <translation>Ein Widerspruch</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <translation>%1 hat keine Ziffer mehr</translation>
    </message>
    <message>
        <source>%1 is tried in %2</source>
        <extracomment>a guess: 7 is tried in r1c2</extracomment>
        <translation>%1 wird in %2 versucht</translation>
    </message>
    <message>
        <source>The guess %1 is undone</source>
        <translation>Die Annahme %1 wird zurückgenommen</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory</source>
        <translation>Weder gelöst noch widersprüchlich</translation>
    </message>
    <message>
        <source>Pass %1 removes %2</source>
        <translation>Durchgang %1: %2 gestrichen</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidat</numerusform>
            <numerusform>%n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 changes nothing</source>
        <translation>Durchgang %1 ändert nichts</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, layer %2 of %3</source>
        <extracomment>a step and one of its layers: Pointing in row, layer 3 of 12</extracomment>
        <translation>%1, Schicht %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of its %n removal(s)</source>
        <extracomment>a rule and how much of what it removed is spoken of: Pointing in column, 4 of its 7 removals</extracomment>
        <translation>
            <numerusform>%1, %2 von %n Streichung</numerusform>
            <numerusform>%1, %2 von %n Streichungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removal(s)</source>
        <translation>
            <numerusform>%1, %n Streichung</numerusform>
            <numerusform>%1, %n Streichungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, before the search undoes the guess</source>
        <translation>%1, bevor die Suche die Annahme zurücknimmt</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found something</source>
        <translation>
            <numerusform>%n Regel hat etwas gefunden</numerusform>
            <numerusform>%n Regeln haben etwas gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule found anything</source>
        <translation>Keine Regel hat etwas gefunden</translation>
    </message>
    <message>
        <source>%1 is not in %2</source>
        <translation>%1 steht nicht in %2</translation>
    </message>
    <message>
        <source>%1 is possible in %2</source>
        <translation>%1 ist in %2 möglich</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n Annahme</numerusform>
            <numerusform>%n Annahmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deduction(s)</source>
        <translation>
            <numerusform>%n Folgerung</numerusform>
            <numerusform>%n Folgerungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1: &quot;58 deductions&quot;, %2: &quot;18 givens, 2 guesses&quot;</extracomment>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <extracomment>digits, and as many cells that have room for no others: 4 and 7 take r3c8 and r3c9</extracomment>
        <translation>%1 belegen %2</translation>
    </message>
</context>
<context>
    <name>convoku::HelpController</name>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Befehle…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>Wie das Programm bedient wird</translation>
    </message>
    <message>
        <source>Help on the f&amp;ocused item</source>
        <translation>Hilfe zum F&amp;okus</translation>
    </message>
    <message>
        <source>Open the help page for the focused panel or view</source>
        <translation>Die Seite der Hilfe zu dem Panel oder der Ansicht mit dem Fokus</translation>
    </message>
    <message>
        <source>How the &amp;network works</source>
        <translation>Wie das &amp;Netz funktioniert</translation>
    </message>
    <message>
        <source>The network explained, with a picture of every rule</source>
        <translation>Das Netz erklärt, mit einem Bild jeder Regel</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>See and change the keys of all commands</source>
        <translation>Die Tasten aller Befehle sehen und ändern</translation>
    </message>
    <message>
        <source>&amp;About Convoku</source>
        <translation>Über &amp;Convoku</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>This run has no such rule. It is switched off in the Rules panel.</source>
        <translation>Dieser Lauf hat keine solche Regel: Sie ist im Panel „Regeln“ ausgeschaltet.</translation>
    </message>
    <message>
        <source>Find a command by its function, or go to a place in the run</source>
        <translation>Einen beliebigen Befehl nach dem finden, was er tut, oder zu einer Stelle des Laufs gehen</translation>
    </message>
    <message>
        <source>not while a puzzle is edited</source>
        <translation>nicht, während ein Rätsel bearbeitet wird</translation>
    </message>
    <message>
        <source>no puzzle is open</source>
        <translation>kein Rätsel ist geöffnet</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>Stelle im Lauf</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Gehe zu %1</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <extracomment>a pass, a step, a cell or a candidate: Go to: Pass 17 · Pointing in row</extracomment>
        <translation>Gehe zu: %1</translation>
    </message>
</context>
<context>
    <name>convoku::HelpDialogs</name>
    <message>
        <source>About Convoku</source>
        <translation>Über Convoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;A step debugger for a neural network that was never trained: its weights are set by hand, and running it solves Sudoku.&lt;/p&gt;&lt;p&gt;MIT licence. The pictures’ font is Inter (SIL Open Font License).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;Ein Schritt-Debugger für ein neuronales Netz, das niemand trainiert hat: Seine Gewichte sind von Hand gesetzt, und wenn es läuft, löst es Sudokus.&lt;/p&gt;&lt;p&gt;MIT-Lizenz. Die Schrift der Bilder ist Inter (SIL Open Font License).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::HelpWindow</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Zur vorigen Seite</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>Dorthin, woher „Zurück“ kam</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Zur ersten Seite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Die übliche Größe</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>Die nächste Fundstelle</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Die vorige Fundstelle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Hilfe schließen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 – Convoku help</source>
        <translation>%1 – Convoku-Hilfe</translation>
    </message>
    <message>
        <source>Search wrapped to the top</source>
        <translation>Wieder vom Anfang der Seite</translation>
    </message>
    <message>
        <source>Search wrapped to the bottom</source>
        <translation>Wieder vom Ende der Seite</translation>
    </message>
    <message>
        <source>Not found in this page</source>
        <translation>Auf dieser Seite nicht gefunden</translation>
    </message>
</context>
<context>
    <name>convoku::HistogramView</name>
    <message>
        <source>Histogram of passes</source>
        <translation>Histogramm der Durchgänge</translation>
    </message>
    <message>
        <source>Click a bar, or drag over several, to show only those puzzles</source>
        <translation>Klicken Sie einen Balken an oder ziehen Sie über mehrere, um nur diese Rätsel zu zeigen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Each bar covers more passes than the previous one, so that a few long runs do not compress the others</source>
        <translation>Balken stehen für immer mehr Durchgänge, damit wenige lange Läufe die anderen nicht zusammendrängen</translation>
    </message>
    <message>
        <source>Puzzles by passes: none</source>
        <translation>Rätsel nach Durchgängen: keine</translation>
    </message>
    <message>
        <source>Puzzles by passes</source>
        <translation>Rätsel nach Durchgängen</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryModel</name>
    <message>
        <source>Pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryPanel</name>
    <message>
        <source>History of the picked candidate</source>
        <translation>Verlauf des gewählten Kandidaten</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Click a candidate on the board, even a removed one, to see what happened to it.</source>
        <translation>Klicken Sie auf dem Spielfeld einen Kandidaten an, auch einen gestrichenen, um zu sehen, was mit ihm geschah.</translation>
    </message>
</context>
<context>
    <name>convoku::HowItWorks</name>
    <message>
        <source>The weights of a kernel over a row</source>
        <translation>Die Gewichte eines Kernels, der auf einer Zeile liegt</translation>
    </message>
    <message>
        <source>Weight %1 of %2: 1</source>
        <translation>Gewicht %1 von %2: 1</translation>
    </message>
    <message>
        <source>See the layers</source>
        <translation>Die Schichten ansehen</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Erste Lektion</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Wie es funktioniert</translation>
    </message>
    <message>
        <source>Candidates left after each pass</source>
        <translation>Kandidaten nach jedem Durchgang</translation>
    </message>
    <message>
        <source>Its weights, for example</source>
        <translation>Seine Gewichte, zum Beispiel</translation>
    </message>
    <message>
        <source>Ones over a whole row count the places left for a digit. If the sum is 1, the digit belongs there.</source>
        <translation>Einsen über einer ganzen Zeile zählen die Plätze, die einer Zahl bleiben. Ist die Summe 1, steht die Zahl dort.</translation>
    </message>
    <message numerus="yes">
        <source>One pass has %1 layers: %n rule(s), a verdict and a search. Its output is the input of the next pass.</source>
        <translation>
            <numerusform>Ein Durchgang hat %1 Schichten: %n Regel, ein Urteil und eine Suche. Seine Ausgabe ist die Eingabe des nächsten Durchgangs.</numerusform>
            <numerusform>Ein Durchgang hat %1 Schichten: %n Regeln, ein Urteil und eine Suche. Seine Ausgabe ist die Eingabe des nächsten Durchgangs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At first, each of the %n open cell(s) can hold any of the digits. Each pass removes some of them, until every cell has one left.</source>
        <translation>
            <numerusform>Am Anfang sind in der offenen Zelle alle Zahlen möglich. Jeder Durchgang entfernt einige, bis jeder Zelle eine bleibt.</numerusform>
            <numerusform>Am Anfang sind in jeder der %n offenen Zellen alle Zahlen möglich. Jeder Durchgang entfernt einige, bis jeder Zelle eine bleibt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::InputFile</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>es ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
</context>
<context>
    <name>convoku::KernelView</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
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
        <translation>%1, erledigt</translation>
    </message>
</context>
<context>
    <name>convoku::KeySettings</name>
    <message>
        <source>%1 is used by “%2”. Clear it there first, or choose a different key.</source>
        <translation>%1 gehört zu „%2“. Löschen Sie es zuerst dort oder wählen Sie eine andere Taste.</translation>
    </message>
    <message>
        <source>Lists and fields use %1 by itself. Add Ctrl or Alt, or use an F key.</source>
        <translation>%1 allein gehört Listen und Feldern. Nehmen Sie Strg oder Alt dazu oder eine F-Taste.</translation>
    </message>
</context>
<context>
    <name>convoku::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Filter by command or key</source>
        <translation>Nach Befehl oder Taste filtern</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Neue Taste:</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>On the board, Left, Right, Home and End also move through the run. Hold B to see the state before. Press Esc to deselect the candidate.</source>
        <translation>Auf dem Spielfeld außerdem: Links, Rechts, Pos1 und Ende führen durch den Lauf, B gedrückt zeigt den Zustand davor, Esc hebt die Wahl des Kandidaten auf.</translation>
    </message>
    <message>
        <source>Up or Down shows the cell cursor. The arrows then move it, digits pick candidates, and Esc hides it.</source>
        <translation>Hoch oder Herunter zeigt den Zellcursor: Dann bewegen ihn die Pfeiltasten, Ziffern wählen Kandidaten, Esc blendet ihn aus.</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>Zurücksetzen &amp;rückgängig machen</translation>
    </message>
</context>
<context>
    <name>convoku::LayerBar</name>
    <message>
        <source>Layer of the step</source>
        <translation>Schicht des Schritts</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>Go to this layer in the run</source>
        <translation>Zur Stelle dieser Schicht im Lauf gehen</translation>
    </message>
    <message>
        <source>Move the kernel to the first number</source>
        <translation>Kernel über der ersten Zahl</translation>
    </message>
    <message>
        <source>Back by one number</source>
        <translation>Um eine Zahl zurück</translation>
    </message>
    <message>
        <source>Forward by one number</source>
        <translation>Um eine Zahl weiter</translation>
    </message>
    <message>
        <source>Move the kernel to the last number</source>
        <translation>Kernel über der letzten Zahl</translation>
    </message>
    <message>
        <source>Slide the kernel</source>
        <translation>Kernel gleiten lassen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Export this layer as a picture or an animation</source>
        <translation>Diese Schicht als Bild oder Animation exportieren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Choose which planes and numbers are shown</source>
        <translation>Auswählen, welche Ebenen und Zahlen gezeigt werden</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Before or after the layer</source>
        <translation>Vor oder nach der Schicht</translation>
    </message>
    <message>
        <source>Show the output, its input or the difference</source>
        <translation>Die Ausgabe, woraus sie entstand oder was sich geändert hat</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>Show the numbers where there is room</source>
        <translation>Zahlen eintragen, wo Platz dafür ist</translation>
    </message>
    <message>
        <source>Speed of the slide</source>
        <translation>Geschwindigkeit des Gleitens</translation>
    </message>
    <message>
        <source>&amp;All planes</source>
        <translation>&amp;Alle Ebenen</translation>
    </message>
    <message>
        <source>Slide over all output planes, not only the current one</source>
        <translation>Über alle Ebenen der Ausgabe gleiten, nicht nur über die betrachtete</translation>
    </message>
    <message>
        <source>All at &amp;once</source>
        <translation>Alle auf &amp;einmal</translation>
    </message>
    <message>
        <source>Compute all numbers of the layer in one step, as the network does (A on the pictures)</source>
        <translation>Was das Netz tut: alle Zahlen der Schicht in einem Schritt (A auf den Bildern)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG, SVG, PDF)…</source>
        <translation>&amp;Bild (PNG, SVG, PDF)…</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, WebP)…</source>
        <translation>&amp;Animation (GIF, WebP)…</translation>
    </message>
    <message>
        <source>Planes:</source>
        <translation>Ebenen:</translation>
    </message>
    <message>
        <source>Output:</source>
        <translation>Ausgabe:</translation>
    </message>
    <message>
        <source>Speed of the slide:</source>
        <translation>Geschwindigkeit:</translation>
    </message>
    <message>
        <source>Pause the slide (Space on the pictures)</source>
        <translation>Gleiten anhalten (Leertaste auf den Bildern)</translation>
    </message>
    <message>
        <source>Slide the kernel over the input (Space on the pictures)</source>
        <translation>Den Kernel über die Eingabe gleiten lassen (Leertaste auf den Bildern)</translation>
    </message>
    <message>
        <source>%1 · paused by the mouse</source>
        <extracomment>behind &quot;12 of 81&quot;: play goes on when the mouse has left the pictures</extracomment>
        <translation>%1 · wartet auf die Maus</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>Alle Ebenen</translation>
    </message>
    <message>
        <source>Picked digit</source>
        <translation>Gewählte Ziffer</translation>
    </message>
    <message>
        <source>Picked cell</source>
        <translation>Gewählte Zelle</translation>
    </message>
    <message>
        <source>Digit %1 only</source>
        <translation>Nur Ziffer %1</translation>
    </message>
    <message>
        <source>Digits %1 and %2</source>
        <translation>Ziffern %1 und %2</translation>
    </message>
    <message>
        <source>Planes to show. Keys on the tensors: P: one plane; a digit: its plane; D: the picked digit; C: the picked cell; 0: all</source>
        <translation>Welche Ebenen gezeigt werden. Auf den Tensoren: P eine Ebene, eine Ziffer die der Ziffer, D die gewählte Ziffer, C die gewählte Zelle, 0 alle</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Eine Ebene</translation>
    </message>
</context>
<context>
    <name>convoku::LayerTrailView</name>
    <message>
        <source>Layers of the step</source>
        <translation>Schichten des Schritts</translation>
    </message>
</context>
<context>
    <name>convoku::LayerVoice</name>
    <message>
        <source>the sum of the candidates stays %1</source>
        <translation>die Summe der Kandidaten bleibt %1</translation>
    </message>
    <message>
        <source>the sum of the candidates changes from %1 to %2</source>
        <translation>die Summe der Kandidaten geht von %1 auf %2</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>, groups %1</source>
        <extracomment>a convolution that keeps its channels apart: groups 9</extracomment>
        <translation>, Gruppen: %1</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2; stack and guess are 0, level is %3.</source>
        <translation>Die mitgebrachten Kandidaten des Rätsels sind der erste Tensor: %1. Ihre Summe ist %2; stack und guess sind 0, level ist %3.</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4; stack and guess are 0, level is %5.</source>
        <translation>Kodierung, %1 Schichten: %2 → %3. Die Summe der Kandidaten ist %4; stack und guess sind 0, level ist %5.</translation>
    </message>
    <message>
        <source>%1, computes “%2”; the next layers test whether it is %3.</source>
        <extracomment>%1: a layer; %2: what it counts</extracomment>
        <translation>%1, ergibt „%2“; die nächsten Schichten fragen, ob es %3 ist.</translation>
    </message>
    <message>
        <source>After all %1 layers %2.</source>
        <translation>Nach allen %1 Schichten: %2.</translation>
    </message>
    <message>
        <source>The count of candidates in %1 is 0, and “equals 0” turns it into 1.</source>
        <translation>Die Anzahl der Kandidaten in %1 ist 0, und „gleich 0“ macht 1 daraus.</translation>
    </message>
    <message>
        <source>%1: %2 cells have only this digit, and %2 − 1 is above 0: a clash.</source>
        <translation>%1: %2 Zellen haben nur diese Ziffer, und %2 − 1 ist größer als 0: ein Konflikt.</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, Ziffer %2</translation>
    </message>
    <message>
        <source>Cells whose count is 1: %1 of %2. This gives contradiction = %3 and solved = %4.</source>
        <translation>Zellen mit Anzahl 1: %1 von %2. Das ergibt contradiction = %3 und solved = %4.</translation>
    </message>
    <message>
        <source>The fewest candidates in an open cell are %1: %2, picks index %3, which is %4; %5, picks the digit %6. stack = %7 for the %8 set aside, guess = %7 for the one kept, level %7 → %9.</source>
        <translation>Die wenigsten Kandidaten einer offenen Zelle sind %1: %2, wählt Index %3, das ist %4; %5, wählt die Ziffer %6. stack = %7 für die %8 zurückgestellten, guess = %7 für den, der bleibt, level %7 → %9.</translation>
    </message>
    <message>
        <source>With pop = 1, candidates with stack %1 or %2 are restored with stack 0: %3. The one with guess %2, %4, is removed with stack %5. level %6 → %2.</source>
        <translation>Mit pop = 1 kehrt zurück, was stack %1 oder %2 hat, und sein stack wird 0: %3. Der mit guess %2, %4, fällt weg mit stack %5. level %6 → %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidat</numerusform>
            <numerusform>%n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>With push = 0 and pop = 0 the candidates stay as the rules left them. stack = %1 for %2; level stays %3.</source>
        <translation>Mit push = 0 und pop = 0 bleiben die Kandidaten, wie die Regeln sie hinterlassen haben. stack = %1 für %2; level bleibt %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n that the rules cleared</source>
        <translation>
            <numerusform>%n, den die Regeln gestrichen haben</numerusform>
            <numerusform>%n, die die Regeln gestrichen haben</numerusform>
        </translation>
    </message>
    <message>
        <source>The network runs once: %1 layers in %2 groups. Across the rules, %3.</source>
        <translation>Das Netz läuft einmal, %1 Schichten in %2 Gruppen. Über die Regeln hinweg: %3.</translation>
    </message>
    <message>
        <source>With solved = 1 the run ends.</source>
        <translation>Mit solved = 1 endet der Lauf.</translation>
    </message>
    <message>
        <source>When solved = 1 for the second time, the run ends.</source>
        <translation>Mit solved = 1 zum zweiten Mal endet der Lauf.</translation>
    </message>
    <message>
        <source>level = %1, so there is no guess to undo: exhausted = 1 ends the run.</source>
        <translation>level = %1, also ist keine Annahme zurückzunehmen: exhausted = 1 beendet den Lauf.</translation>
    </message>
    <message>
        <source>With contradiction = 1, the run ends because no search can continue it.</source>
        <translation>Mit contradiction = 1 endet der Lauf: Es gibt keine Suche, die weitermachen könnte.</translation>
    </message>
    <message>
        <source>The pass does not change the candidates, and the network has no search. The next pass would compute the same.</source>
        <translation>Die Kandidaten verlassen den Durchgang so, wie sie hineingingen, und das Netz hat keine Suche: Der nächste Durchgang würde dasselbe berechnen.</translation>
    </message>
    <message>
        <source>The network is not run again: the limit is %1.</source>
        <translation>Das Netz läuft nicht noch einmal: Die Grenze ist %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: numbers from %1 to %2, %3 of %4 are not 0.</source>
        <translation>Hier: Zahlen von %1 bis %2, %3 von %4 sind nicht 0.</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4.</source>
        <translation>Kodierung, %1 Schichten: %2 → %3. Die Summe der Kandidaten ist %4.</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2.</source>
        <translation>Die mitgebrachten Kandidaten des Rätsels sind der erste Tensor: %1. Ihre Summe ist %2.</translation>
    </message>
    <message>
        <source>Contradiction = %1 and solved = %2.</source>
        <translation>Das Urteil: contradiction = %1 und solved = %2.</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWording</name>
    <message>
        <source>one for each digit</source>
        <translation>eine je Ziffer</translation>
    </message>
    <message>
        <source>one for each pair</source>
        <translation>eine je Paar</translation>
    </message>
    <message>
        <source>one for each plane</source>
        <translation>eine je Ebene</translation>
    </message>
    <message>
        <source>for digit %1</source>
        <translation>für Ziffer %1</translation>
    </message>
    <message>
        <source>for the pair %1 %2</source>
        <translation>für das Paar %1 %2</translation>
    </message>
    <message>
        <source>for plane %1</source>
        <translation>für Ebene %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>Kernel %1</translation>
    </message>
    <message>
        <source>kernel %1 over %2 planes</source>
        <translation>Kernel %1 über %2 Ebenen</translation>
    </message>
    <message>
        <source>all weights %1</source>
        <translation>alle Gewichte %1</translation>
    </message>
    <message>
        <source>the largest of %1: the whole plane</source>
        <translation>Maximum aus %1: die ganze Ebene</translation>
    </message>
    <message>
        <source>the largest of %1, stride %2</source>
        <translation>Maximum aus %1, Schrittweite %2</translation>
    </message>
    <message>
        <source>each number fills a block of %1</source>
        <translation>jede Zahl füllt einen Block von %1</translation>
    </message>
    <message>
        <source>each number is written to one place of %1</source>
        <translation>jede Zahl kommt an einen Platz von %1</translation>
    </message>
    <message>
        <source>no kernel: %1, each number for itself</source>
        <extracomment>%1: an operation: minimum</extracomment>
        <translation>kein Kernel: %1, jede Zahl für sich</translation>
    </message>
    <message>
        <source>weight %1 × %2</source>
        <extracomment>a weight and the number that it is multiplied by: weight 1 × 5 in r4c7 = 1</extracomment>
        <translation>Gewicht %1 × %2</translation>
    </message>
    <message>
        <source>in the window: %1</source>
        <translation>im Fenster: %1</translation>
    </message>
    <message>
        <source>weight %1 reads this number only</source>
        <translation>Gewicht %1 liest nur diese Zahl</translation>
    </message>
    <message>
        <source>this place reads this number only</source>
        <translation>dieser Platz liest nur diese Zahl</translation>
    </message>
    <message>
        <source>the slide is paused until the mouse leaves the pictures</source>
        <translation>das Gleiten wartet, bis die Maus die Bilder verlassen hat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how far the kernel has come: 12 of 81</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>… %1 more …</source>
        <extracomment>in the middle of a long formula: 1·0 + 1·1 + … 3 more … + 1·0</extracomment>
        <translation>… %1 weitere …</translation>
    </message>
    <message>
        <source>is %1 equal to %2? %3</source>
        <extracomment>%1, %2: numbers that are compared; %3: how the network does it: is 2 equal to 3? min(0, 2)</extracomment>
        <translation>ist %1 gleich %2? %3</translation>
    </message>
    <message>
        <source>%1 at index %2 → %1</source>
        <translation>%1 bei Index %2 → %1</translation>
    </message>
    <message>
        <source>index %1, not %2 → %3</source>
        <extracomment>the number goes to another place: index 12, not 5 → 0</extracomment>
        <translation>Index %1, nicht %2 → %3</translation>
    </message>
    <message>
        <source>no index is %1 → %2</source>
        <translation>kein Index ist %1 → %2</translation>
    </message>
    <message>
        <source>%1 = %2, first at index %3 → %3</source>
        <extracomment>the place of a maximum: max(0, 5, 3) = 5, first at index 1 → 1</extracomment>
        <translation>%1 = %2, zuerst bei Index %3 → %3</translation>
    </message>
    <message>
        <source>each cell</source>
        <translation>jede Zelle</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>jede Zeile</translation>
    </message>
    <message>
        <source>each column</source>
        <translation>jede Spalte</translation>
    </message>
    <message>
        <source>each box</source>
        <translation>jeder Block</translation>
    </message>
    <message>
        <source>each row of a box</source>
        <translation>jede Zeile eines Blocks</translation>
    </message>
    <message>
        <source>each column of a box</source>
        <translation>jede Spalte eines Blocks</translation>
    </message>
    <message>
        <source>each digit</source>
        <translation>jede Ziffer</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>das ganze Spielfeld</translation>
    </message>
    <message>
        <source>%1 and each digit</source>
        <extracomment>each row and each digit</extracomment>
        <translation>%1 und jede Ziffer</translation>
    </message>
    <message>
        <source>%1 and each pair of digits</source>
        <translation>%1 und jedes Ziffernpaar</translation>
    </message>
    <message>
        <source>One half of “is it %1?”: subtracts %1 from each number and adds 1. This maps %1 to 1, larger numbers to more than 1.</source>
        <translation>Eine Hälfte von „ist es %1?“: zieht von jeder Zahl %1 ab und addiert 1. Das macht 1 aus %1 und mehr aus größeren Zahlen.</translation>
    </message>
    <message>
        <source>The other half of “is it %1?”: subtracts each number from %1 + 1. This maps %1 to 1, smaller numbers to more than 1.</source>
        <translation>Die andere Hälfte von „ist es %1?“: zieht jede Zahl von %1 + 1 ab. Das macht 1 aus %1 und mehr aus kleineren Zahlen.</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number below %1 gives 0.</source>
        <translation>Für „ist es %1?“: Zahlen unter 0 werden 0, sodass alle unter %1 eine 0 haben.</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number above %1 gives 0.</source>
        <translation>Für „ist es %1?“: Zahlen unter 0 werden 0, sodass alle über %1 eine 0 haben.</translation>
    </message>
    <message>
        <source>“Is it %1?”: the smaller of the two halves is 1 for %1 and 0 for all other numbers.</source>
        <translation>„Ist es %1?“: Die kleinere der beiden Hälften ist 1 für %1 und 0 für alle anderen Zahlen.</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in all %1 planes.</source>
        <translation>Addiert die Zahlen, die in allen %1 Ebenen an derselben Stelle stehen.</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in the planes, each multiplied by its weight; weight 0 leaves a plane out.</source>
        <translation>Addiert die Zahlen, die an derselben Stelle der Ebenen stehen, jede mal ihr Gewicht; Gewicht 0 lässt eine Ebene aus.</translation>
    </message>
    <message>
        <source>Adds up all numbers of each plane.</source>
        <translation>Addiert alle Zahlen jeder Ebene.</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane.</source>
        <translation>Nimmt die größte Zahl jeder Ebene.</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane and its index: its first place, counted from 0 along the rows.</source>
        <translation>Nimmt die größte Zahl jeder Ebene und ihren Index: wo sie zuerst steht, zeilenweise ab 0 gezählt.</translation>
    </message>
    <message>
        <source>Puts each number at the place of its index; all other places are 0.</source>
        <translation>Setzt jede Zahl an den Platz, den ihr Index nennt; überall sonst steht 0.</translation>
    </message>
    <message>
        <source>Repeats each number in a block of %1.</source>
        <translation>Wiederholt jede Zahl in einem Block von %1.</translation>
    </message>
    <message>
        <source>Puts %1 in every place, whatever was there.</source>
        <translation>Setzt überall %1 ein, was auch immer dort stand.</translation>
    </message>
    <message>
        <source>Subtracts each number from 1: for 0 and 1 this is “not”.</source>
        <translation>Zieht jede Zahl von 1 ab: Für 0 und 1 ist das „nicht“.</translation>
    </message>
    <message>
        <source>Takes each number from %1.</source>
        <translation>Zieht jede Zahl von %1 ab.</translation>
    </message>
    <message>
        <source>Takes %1 from each number.</source>
        <translation>Zieht von jeder Zahl %1 ab.</translation>
    </message>
    <message>
        <source>Adds %1 to each number.</source>
        <translation>Addiert %1 zu jeder Zahl.</translation>
    </message>
    <message>
        <source>Multiplies each number by %1 and adds %2.</source>
        <translation>Multipliziert jede Zahl mit %1 und addiert %2.</translation>
    </message>
    <message>
        <source>Numbers below 0 become 0, the others stay.</source>
        <translation>Zahlen unter 0 werden 0, die anderen bleiben.</translation>
    </message>
    <message>
        <source>Numbers below %1 become %1, numbers above %2 become %2, the others stay.</source>
        <translation>Zahlen unter %1 werden %1, Zahlen über %2 werden %2, die anderen bleiben.</translation>
    </message>
    <message>
        <source>Takes the smaller of the two numbers: for 0 and 1 this is “and”.</source>
        <translation>Nimmt die kleinere der beiden Zahlen: Für 0 und 1 ist das „und“.</translation>
    </message>
    <message>
        <source>Takes the larger of the two numbers: for 0 and 1 this is “or”.</source>
        <translation>Nimmt die größere der beiden Zahlen: Für 0 und 1 ist das „oder“.</translation>
    </message>
    <message>
        <source>Adds the two numbers.</source>
        <translation>Addiert die beiden Zahlen.</translation>
    </message>
    <message>
        <source>Subtracts the second number from the first: 0 if they are equal.</source>
        <translation>Zieht die zweite Zahl von der ersten ab: 0, wo sie gleich sind.</translation>
    </message>
    <message>
        <source>Multiplies the two numbers: the result is 0 if either is 0.</source>
        <translation>Multipliziert die beiden Zahlen: Wo eine 0 ist, bleibt nichts.</translation>
    </message>
    <message>
        <source>A switch: takes the first number if the third is 0, and the second if it is 1.</source>
        <translation>Ein Schalter: nimmt die erste Zahl, wo die dritte 0 ist, und die zweite, wo sie 1 ist.</translation>
    </message>
    <message>
        <source>The same numbers in the same order, only laid out as %1.</source>
        <translation>Dieselben Zahlen in derselben Reihenfolge, nur als %1 angeordnet.</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>pair %1 %2</source>
        <extracomment>two digits of a naked pair: pair 2 5</extracomment>
        <translation>Paar %1 %2</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>stack: the level that restores a candidate</source>
        <translation>stack: die Stufe, die einen Kandidaten zurückholt</translation>
    </message>
    <message>
        <source>guess: the level that chose a candidate</source>
        <translation>guess: die Stufe, die einen Kandidaten gewählt hat</translation>
    </message>
    <message>
        <source>level: the next free one</source>
        <translation>level: die nächste freie</translation>
    </message>
    <message>
        <source>the switch</source>
        <translation>der Schalter</translation>
    </message>
    <message>
        <source>if the switch is 0</source>
        <translation>wo der Schalter 0 ist</translation>
    </message>
    <message>
        <source>if the switch is 1</source>
        <translation>wo der Schalter 1 ist</translation>
    </message>
    <message>
        <source>the numbers</source>
        <translation>die Zahlen</translation>
    </message>
    <message>
        <source>their indices</source>
        <translation>ihre Indizes</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>die zweite</translation>
    </message>
    <message>
        <source>in · %1</source>
        <extracomment>an input of a layer, and its shape: in, the switch · [1, 9, 9]</extracomment>
        <translation>Eingabe · %1</translation>
    </message>
    <message>
        <source>in, %1 · %2</source>
        <translation>Eingabe, %1 · %2</translation>
    </message>
    <message>
        <source>out · %1</source>
        <extracomment>the output of a layer, and its shape</extracomment>
        <translation>Ausgabe · %1</translation>
    </message>
    <message>
        <source>out, the maximum · %1</source>
        <translation>Ausgabe, das Maximum · %1</translation>
    </message>
    <message>
        <source>out, its index · %1</source>
        <translation>Ausgabe, sein Index · %1</translation>
    </message>
    <message>
        <source>%1 has no effect: no value of it changes the result</source>
        <translation>%1 geht nirgendwo ein: Kein Wert davon ändert das Ergebnis</translation>
    </message>
    <message>
        <source>%1 contributes to %2</source>
        <extracomment>5 in r4c7 = 1 goes into row 4, digit 5</extracomment>
        <translation>%1 geht ein in %2</translation>
    </message>
    <message>
        <source>%1 contributes to %2 numbers</source>
        <translation>%1 geht in %2 Zahlen ein</translation>
    </message>
    <message>
        <source>%1: the outcome</source>
        <extracomment>%1: a rule, the verdict or the search</extracomment>
        <translation>%1: das Ergebnis</translation>
    </message>
    <message>
        <source>End of pass %1: the remaining candidates</source>
        <extracomment>%1: the number of a pass</extracomment>
        <translation>Ende von Durchgang %1: die Kandidaten, die er übrig lässt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a number of a layer and how it comes about: row 4, digit 5: 1·0 + 1·1 = 1</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, digit %2: %3</source>
        <extracomment>what a layer computes, a digit and its number: places of the digit, digit 5: 3</extracomment>
        <translation>%1, Ziffer %2: %3</translation>
    </message>
    <message>
        <source>%1: about the whole board</source>
        <extracomment>%1: what a layer computes</extracomment>
        <translation>%1: über das ganze Spielfeld</translation>
    </message>
    <message>
        <source>%1: no places on the board</source>
        <translation>%1: hat keine Plätze auf dem Spielfeld</translation>
    </message>
    <message>
        <source>%1: both digits of a pair</source>
        <translation>%1: beide Ziffern eines Paars</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, Ziffer %2</translation>
    </message>
    <message>
        <source>%1, every digit</source>
        <translation>%1, jede Ziffer</translation>
    </message>
    <message>
        <source>Point at a number or click it to see how it is computed.</source>
        <translation>Zeigen Sie auf eine Zahl oder klicken Sie sie an, um zu sehen, woraus sie entsteht.</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Es gibt noch kein Rätsel.</translation>
    </message>
    <message>
        <source>The numbers of this layer are being computed.</source>
        <translation>Die Zahlen dieser Schicht werden berechnet.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <extracomment>%1: where in the run a layer is: 17.4.2</extracomment>
        <translation>Angeheftet: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the name of a tab: the address of a layer and what the layer computes: 17.4.2 places for a digit in a row</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing has been computed yet. Press F11 to step, or Ctrl+F11 to step into a rule’s layers.</source>
        <translation>Noch ist nichts berechnet. Weiter geht es mit F11, in die Schichten einer Regel mit Strg+F11.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate, or a pair of digits, and its cell: 5 in r4c7, pair 2 5 in r1c1</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>part of a line</comment>
        <extracomment>the part of a line that lies in a box: row 4 in box 5</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <extracomment>a place in a kernel, from 1</extracomment>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <extracomment>the planes of a tensor that stand for no digit, from 1: plane 3</extracomment>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>weight %1 reads %2 numbers, all at once</source>
        <translation>Gewicht %1 liest %2 Zahlen, alle auf einmal</translation>
    </message>
    <message>
        <source>this place reads %1 numbers, all at once</source>
        <translation>dieser Platz liest %1 Zahlen, alle auf einmal</translation>
    </message>
    <message>
        <source>rows down, columns across</source>
        <translation>Zeilen nach unten, Spalten nach rechts</translation>
    </message>
    <message>
        <source>rows down, digits across</source>
        <translation>Zeilen nach unten, Ziffern nach rechts</translation>
    </message>
    <message>
        <source>rows down</source>
        <translation>Zeilen nach unten</translation>
    </message>
    <message>
        <source>digits down, columns across</source>
        <translation>Ziffern nach unten, Spalten nach rechts</translation>
    </message>
    <message>
        <source>columns across</source>
        <translation>Spalten nach rechts</translation>
    </message>
    <message>
        <source>digits across</source>
        <translation>Ziffern nach rechts</translation>
    </message>
    <message>
        <source>digits down</source>
        <translation>Ziffern nach unten</translation>
    </message>
    <message>
        <source>the mean of %1: the whole plane</source>
        <translation>der Mittelwert von %1: die ganze Ebene</translation>
    </message>
    <message>
        <source>the mean of %1, stride %2</source>
        <translation>der Mittelwert von %1, Schrittweite %2</translation>
    </message>
    <message>
        <source>%1, the share of %2</source>
        <extracomment>the share of a number among others: softmax(0, 1, 0.5), the share of 1</extracomment>
        <translation>%1, der Anteil von %2</translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>a place of the padding around a plane: edge → 0</extracomment>
        <translation>Rand</translation>
    </message>
    <message>
        <source>real numbers %1</source>
        <extracomment>the numbers that a value can have, not only whole ones: real numbers 0 … 1</extracomment>
        <translation>reelle Zahlen %1</translation>
    </message>
    <message>
        <source>planes</source>
        <comment>a dimension</comment>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>a dimension</comment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>a dimension</comment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Pads each plane with zeros: rows above and below (%1 each), columns on both sides (%2 each).</source>
        <translation>Legt Nullen um jede Ebene: Zeilen darüber und darunter (je %1), Spalten auf beiden Seiten (je %2).</translation>
    </message>
    <message>
        <source>Takes the mean of all numbers of each plane.</source>
        <translation>Nimmt den Mittelwert aller Zahlen jeder Ebene.</translation>
    </message>
    <message>
        <source>Maps each number into the range 0 to 1: 0 becomes ½, large numbers approach 1, small ones approach 0.</source>
        <translation>Drückt jede Zahl zwischen 0 und 1: aus 0 wird ½, große Zahlen kommen nahe an 1, kleine nahe an 0.</translation>
    </message>
    <message>
        <source>Maps each number into the range −1 to 1: 0 stays 0, large numbers approach 1, small ones −1.</source>
        <translation>Drückt jede Zahl zwischen −1 und 1: 0 bleibt, große Zahlen kommen nahe an 1, kleine nahe an −1.</translation>
    </message>
    <message>
        <source>Reorders the dimensions and keeps the numbers: planes, rows and columns were %1, %2 and %3 before.</source>
        <translation>Dieselben Zahlen mit den Dimensionen in anderer Reihenfolge: Was jetzt Ebenen, Zeilen und Spalten sind, waren %1, %2 und %3.</translation>
    </message>
    <message>
        <source>Turns the numbers along one dimension (%1) into shares: none is below 0, and they add up to 1. The larger the number, the larger its share.</source>
        <translation>Macht aus den Zahlen entlang einer Dimension (%1) Anteile: keiner unter 0, zusammen 1, und je größer die Zahl, desto größer ihr Anteil.</translation>
    </message>
    <message>
        <source>no kernel: softmax over all numbers of a line</source>
        <translation>kein Kernel: softmax, alle Zahlen einer Linie zusammen</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>along a side of a plane</comment>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>along a side of a plane</comment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>along a side of a plane</comment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>boxes</source>
        <comment>along a side of a plane</comment>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>cells of a box</source>
        <comment>along a side of a plane</comment>
        <translation>Zellen eines Blocks</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 nach unten</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <extracomment>what the sides of a plane stand for: digits down, columns across</extracomment>
        <translation>%1 nach unten, %2 nach rechts</translation>
    </message>
    <message>
        <source>cell %1 of the box</source>
        <translation>Zelle %1 des Blocks</translation>
    </message>
    <message>
        <source>subset %1</source>
        <translation>Teilmenge %1</translation>
    </message>
    <message>
        <source>pairs of digits</source>
        <translation>Paare von Ziffern</translation>
    </message>
    <message>
        <source>sets of digits</source>
        <translation>Mengen von Ziffern</translation>
    </message>
    <message>
        <source>pairs of rows</source>
        <translation>Paare von Zeilen</translation>
    </message>
    <message>
        <source>sets of rows</source>
        <translation>Mengen von Zeilen</translation>
    </message>
    <message>
        <source>pairs of columns</source>
        <translation>Paare von Spalten</translation>
    </message>
    <message>
        <source>sets of columns</source>
        <translation>Mengen von Spalten</translation>
    </message>
    <message>
        <source>pairs of cells of a box</source>
        <translation>Paare von Zellen eines Blocks</translation>
    </message>
    <message>
        <source>sets of cells of a box</source>
        <translation>Mengen von Zellen eines Blocks</translation>
    </message>
    <message>
        <source>each pair of digits</source>
        <translation>jedes Ziffernpaar</translation>
    </message>
    <message>
        <source>each set of digits</source>
        <translation>jede Ziffernmenge</translation>
    </message>
    <message>
        <source>each pair of rows</source>
        <translation>jedes Zeilenpaar</translation>
    </message>
    <message>
        <source>each set of rows</source>
        <translation>jede Zeilenmenge</translation>
    </message>
    <message>
        <source>each pair of columns</source>
        <translation>jedes Spaltenpaar</translation>
    </message>
    <message>
        <source>each set of columns</source>
        <translation>jede Spaltenmenge</translation>
    </message>
    <message>
        <source>each pair of cells of the box</source>
        <translation>jedes Zellenpaar des Blocks</translation>
    </message>
    <message>
        <source>each set of cells of the box</source>
        <translation>jede Zellenmenge des Blocks</translation>
    </message>
    <message>
        <source>each cell of the box</source>
        <translation>jede Zelle des Blocks</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>two or more of them: rows 2 5</extracomment>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <extracomment>two or more of them: columns 2 5</extracomment>
        <translation>Spalten %1</translation>
    </message>
    <message>
        <source>cells %1 of the box</source>
        <extracomment>two or more of them: cells 2 5 of the box</extracomment>
        <translation>Zellen %1 des Blocks</translation>
    </message>
    <message>
        <source>digits %1</source>
        <extracomment>three or four of them: digits 2 5 8</extracomment>
        <translation>Ziffern %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n Summe, ein Schritt; ein Prozessor mit %n Rechenwerk braucht dafür einen Takt</numerusform>
            <numerusform>%n Summen, ein Schritt; ein Prozessor mit %n Rechenwerken braucht dafür einen Takt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n Zahl, ein Schritt; ein Prozessor mit %n Rechenwerk braucht dafür einen Takt</numerusform>
            <numerusform>%n Zahlen, ein Schritt; ein Prozessor mit %n Rechenwerken braucht dafür einen Takt</numerusform>
        </translation>
    </message>
    <message>
        <source>A kernel of %1 adds up the numbers below it, each times its weight, at all positions on each plane at once.</source>
        <translation>An allen seinen Plätzen auf jeder Ebene zugleich zählt ein Kernel von %1 die Zahlen darunter zusammen, jede mal ihr Gewicht.</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, at all positions on each plane at once.</source>
        <translation>An allen seinen Plätzen auf jeder Ebene zugleich addiert ein Fenster von %1 die Zahlen darin.</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, each times its weight, at all positions on the planes at once.</source>
        <translation>An allen seinen Plätzen auf den Ebenen zugleich addiert ein Fenster von %1 die Zahlen darin, jede mal ihr Gewicht.</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once.</source>
        <translation>An allen seinen Plätzen auf jeder Ebene zugleich nimmt ein Fenster von %1 die größte Zahl darin.</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once. It also takes the index of its first occurrence, counted from 0 along the rows.</source>
        <translation>An allen seinen Plätzen auf jeder Ebene zugleich nimmt ein Fenster von %1 die größte Zahl darin und ihren Index: wo sie zuerst steht, zeilenweise ab 0 gezählt.</translation>
    </message>
    <message>
        <source>A window of %1 takes the mean of the numbers in it, at all positions on each plane at once.</source>
        <translation>An allen seinen Plätzen auf jeder Ebene zugleich nimmt ein Fenster von %1 den Mittelwert der Zahlen darin.</translation>
    </message>
    <message>
        <source>Concatenates the planes of the inputs in order; the numbers do not change.</source>
        <translation>Legt die Ebenen dessen, was hereinkommt, der Reihe nach hintereinander; die Zahlen bleiben.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <extracomment>one of the inputs of a layer that puts planes one behind the other: part 2 of 3</extracomment>
        <translation>Teil %1 von %2</translation>
    </message>
    <message>
        <source>no kernel: %1 over all numbers of a line</source>
        <extracomment>%1: an operation: RMS normalisation</extracomment>
        <translation>kein Kernel: %1, alle Zahlen einer Linie zusammen</translation>
    </message>
    <message>
        <source>no kernel: each row of the first matrix × each column of the second</source>
        <translation>kein Kernel: jede Zeile der ersten mit jeder Spalte der zweiten</translation>
    </message>
    <message>
        <source>is %1 at least %2? → %3</source>
        <extracomment>a question and its answer, 1 or 0: is 0.7 at least 0.5? → 1</extracomment>
        <translation>ist %1 mindestens %2? → %3</translation>
    </message>
    <message>
        <source>Tests whether each number is at least %1: 1 if it is, 0 if it is not.</source>
        <translation>Fragt von jeder Zahl, ob sie mindestens %1 ist: 1, wo sie es ist, 0, wo nicht.</translation>
    </message>
    <message>
        <source>Multiplies matrices, plane by plane: each number in a row of the first times its counterpart in a column of the second, added up.</source>
        <translation>Multipliziert Matrizen, Ebene für Ebene: die Zahlen einer Zeile der ersten, jede mal ihre Zahl einer Spalte der zweiten, addiert.</translation>
    </message>
    <message>
        <source>Divides the numbers along one dimension (%1) by their root mean square, so that their average size is 1. Adding %2 to the mean square prevents division by 0.</source>
        <translation>Teilt die Zahlen entlang einer Dimension (%1) durch die Wurzel aus dem Mittel ihrer Quadrate, sodass sie im Mittel so groß wie 1 sind. Zum Mittel kommt %2 hinzu: durch 0 wird nie geteilt.</translation>
    </message>
    <message>
        <source>Multiplies each number by the share of a normal distribution below it. Numbers far above 0 stay, numbers far below 0 become 0, and there is no kink between them.</source>
        <translation>Zahlen weit über 0 bleiben, Zahlen weit unter 0 werden 0, und dazwischen ist kein Knick: jede Zahl mal den Anteil einer Normalverteilung, der unter ihr liegt.</translation>
    </message>
    <message>
        <source>Raises e to the power of each number: 0 becomes 1, and all results are above 0.</source>
        <translation>Potenziert e mit jeder Zahl: Aus 0 wird 1, und alle Ergebnisse sind größer als 0.</translation>
    </message>
    <message>
        <source>Takes the natural logarithm of each number: 1 becomes 0. Numbers must be above 0.</source>
        <translation>Bildet den natürlichen Logarithmus jeder Zahl: Aus 1 wird 0. Die Zahlen müssen größer als 0 sein.</translation>
    </message>
    <message>
        <source>Raises each number to the power of %1.</source>
        <translation>Potenziert jede Zahl mit %1.</translation>
    </message>
    <message>
        <source>Applies the error function to each number: 0 stays 0, large numbers approach 1, small ones approach −1.</source>
        <translation>Wendet auf jede Zahl die Fehlerfunktion an: 0 bleibt, große Zahlen kommen nahe an 1, kleine nahe an −1.</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWords</name>
    <message>
        <source>, by digit</source>
        <translation>, nach Ziffer</translation>
    </message>
    <message>
        <source>1 − |g − d|, and empty</source>
        <translation>1 − |g − d| und leer</translation>
    </message>
    <message>
        <source>a box owns the digit in this line</source>
        <translation>ein Block besitzt die Ziffer in dieser Linie</translation>
    </message>
    <message>
        <source>a cell has no candidate</source>
        <translation>eine Zelle hat keinen Kandidaten</translation>
    </message>
    <message>
        <source>a clash in a house</source>
        <translation>ein Konflikt in einem Haus</translation>
    </message>
    <message>
        <source>a clash in a row or a column</source>
        <translation>ein Konflikt in Zeile oder Spalte</translation>
    </message>
    <message>
        <source>a contradiction, or a solution to look beyond</source>
        <translation>Widerspruch oder Lösung, hinter der weitergesucht wird</translation>
    </message>
    <message>
        <source>a guess is active</source>
        <translation>eine Annahme gilt</translation>
    </message>
    <message>
        <source>a one for it</source>
        <translation>eine Eins dafür</translation>
    </message>
    <message>
        <source>a − k + 1</source>
        <translation>a − k + 1</translation>
    </message>
    <message>
        <source>all cells are decided</source>
        <translation>alle Zellen sind entschieden</translation>
    </message>
    <message>
        <source>another box owns it</source>
        <translation>ein anderer Block besitzt sie</translation>
    </message>
    <message>
        <source>any digit clashes</source>
        <translation>irgendein Ziffernkonflikt</translation>
    </message>
    <message>
        <source>beyond the first</source>
        <translation>über die erste hinaus</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>candidates in the cell</source>
        <translation>Kandidaten in der Zelle</translation>
    </message>
    <message>
        <source>candidates that stay</source>
        <translation>Kandidaten, die bleiben</translation>
    </message>
    <message>
        <source>cleared since the guess</source>
        <translation>seit der Annahme gestrichen</translation>
    </message>
    <message>
        <source>is restored</source>
        <translation>kehrt zurück</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>decided cells</source>
        <translation>entschiedene Zellen</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>digits as a plane</source>
        <translation>Ziffern als Ebene</translation>
    </message>
    <message>
        <source>digits of the pair in the cell</source>
        <translation>Ziffern des Paars in der Zelle</translation>
    </message>
    <message>
        <source>digits that clash</source>
        <translation>Ziffern mit Konflikt</translation>
    </message>
    <message>
        <source>digits that have only this cell</source>
        <translation>Ziffern, die nur diese Zelle haben</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>falls from 1 at k</source>
        <translation>fällt ab 1 bei k</translation>
    </message>
    <message>
        <source>fewer count more</source>
        <translation>weniger zählen mehr</translation>
    </message>
    <message>
        <source>for each box of the line</source>
        <translation>für jeden Block der Linie</translation>
    </message>
    <message>
        <source>for each line of the box</source>
        <translation>für jede Linie des Blocks</translation>
    </message>
    <message>
        <source>g − d, d − g, 1 − g</source>
        <translation>g − d, d − g, 1 − g</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>in any house</source>
        <translation>in irgendeinem Haus</translation>
    </message>
    <message>
        <source>in every cell of the house</source>
        <translation>in jeder Zelle des Hauses</translation>
    </message>
    <message>
        <source>its candidates</source>
        <translation>ihre Kandidaten</translation>
    </message>
    <message>
        <source>its digits</source>
        <translation>ihre Ziffern</translation>
    </message>
    <message>
        <source>k + 1 − a</source>
        <translation>k + 1 − a</translation>
    </message>
    <message>
        <source>keep only those digits there</source>
        <translation>nur diese Ziffern bleiben dort</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>level of the last guess</source>
        <translation>Stufe der letzten Annahme</translation>
    </message>
    <message>
        <source>level of what was derived</source>
        <translation>Stufe des Gefolgerten</translation>
    </message>
    <message>
        <source>level of what was derived before it</source>
        <translation>Stufe des davor Gefolgerten</translation>
    </message>
    <message>
        <source>lines of the box with the digit</source>
        <translation>Linien des Blocks mit der Ziffer</translation>
    </message>
    <message>
        <source>no clash</source>
        <translation>kein Konflikt</translation>
    </message>
    <message>
        <source>no contradiction</source>
        <translation>kein Widerspruch</translation>
    </message>
    <message>
        <source>no guess is active</source>
        <translation>keine Annahme gilt</translation>
    </message>
    <message>
        <source>not a candidate after the rules</source>
        <translation>kein Kandidat nach den Regeln</translation>
    </message>
    <message>
        <source>not set aside</source>
        <translation>nicht zurückgestellt</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>not the failed guess</source>
        <translation>nicht die gescheiterte Annahme</translation>
    </message>
    <message>
        <source>not the guess</source>
        <translation>nicht die Annahme</translation>
    </message>
    <message>
        <source>not the pair&apos;s own cells</source>
        <translation>nicht die Zellen des Paars selbst</translation>
    </message>
    <message>
        <source>not to clear</source>
        <translation>nicht zu streichen</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>nichts geändert</translation>
    </message>
    <message>
        <source>nothing changed, not solved</source>
        <translation>nichts geändert, nicht gelöst</translation>
    </message>
    <message>
        <source>no guess left to undo</source>
        <translation>nichts mehr zurückzunehmen</translation>
    </message>
    <message>
        <source>pairs that clear the digit</source>
        <translation>Paare, die die Ziffer streichen</translation>
    </message>
    <message>
        <source>places for the digit in the house</source>
        <translation>Plätze für die Ziffer im Haus</translation>
    </message>
    <message>
        <source>pop</source>
        <translation>pop</translation>
    </message>
    <message>
        <source>pop: candidates</source>
        <translation>pop: Kandidaten</translation>
    </message>
    <message>
        <source>pop: guess</source>
        <translation>pop: Annahme</translation>
    </message>
    <message>
        <source>pop: stack</source>
        <translation>pop: Stapel</translation>
    </message>
    <message>
        <source>pop: stack without the restored ones</source>
        <translation>pop: Stapel ohne das Zurückkehrende</translation>
    </message>
    <message>
        <source>popped or kept</source>
        <translation>pop oder behalten</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>push: candidates</source>
        <translation>push: Kandidaten</translation>
    </message>
    <message>
        <source>push: guess</source>
        <translation>push: Annahme</translation>
    </message>
    <message>
        <source>push: level</source>
        <translation>push: Stufe</translation>
    </message>
    <message>
        <source>push: stack</source>
        <translation>push: Stapel</translation>
    </message>
    <message>
        <source>pushed, popped or kept</source>
        <translation>push, pop oder behalten</translation>
    </message>
    <message>
        <source>record: cleared at this level</source>
        <translation>Eintrag: auf dieser Stufe gestrichen</translation>
    </message>
    <message>
        <source>rises to 1 at k</source>
        <translation>steigt auf 1 bei k</translation>
    </message>
    <message>
        <source>set aside by the guess</source>
        <translation>durch die Annahme zurückgestellt</translation>
    </message>
    <message>
        <source>singles of the digit in the house</source>
        <translation>Einer der Ziffer im Haus</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>stays away</source>
        <translation>bleibt weg</translation>
    </message>
    <message>
        <source>such cells in the house</source>
        <translation>solche Zellen im Haus</translation>
    </message>
    <message>
        <source>that candidate</source>
        <translation>dieser Kandidat</translation>
    </message>
    <message>
        <source>that place</source>
        <translation>dieser Platz</translation>
    </message>
    <message>
        <source>the box does not own it</source>
        <translation>der Block besitzt sie nicht</translation>
    </message>
    <message>
        <source>the box has it in one line only</source>
        <translation>der Block hat sie nur in einer Linie</translation>
    </message>
    <message>
        <source>the box owns the digit in this line</source>
        <translation>der Block besitzt die Ziffer in dieser Linie</translation>
    </message>
    <message>
        <source>the cell has both</source>
        <translation>die Zelle hat beide</translation>
    </message>
    <message>
        <source>the cell has no candidate</source>
        <translation>die Zelle hat keinen Kandidaten</translation>
    </message>
    <message>
        <source>the cell has one candidate</source>
        <translation>die Zelle hat einen Kandidaten</translation>
    </message>
    <message>
        <source>the cell has two candidates</source>
        <translation>die Zelle hat zwei Kandidaten</translation>
    </message>
    <message>
        <source>the cell is not a single itself</source>
        <translation>die Zelle ist nicht selbst ein Einer</translation>
    </message>
    <message>
        <source>the cell is the only place for a digit</source>
        <translation>die Zelle ist der einzige Platz einer Ziffer</translation>
    </message>
    <message>
        <source>the cell is the pair</source>
        <translation>die Zelle ist das Paar</translation>
    </message>
    <message>
        <source>the cell is undecided</source>
        <translation>die Zelle ist unentschieden</translation>
    </message>
    <message>
        <source>the cell to guess in</source>
        <translation>die Zelle für die Annahme</translation>
    </message>
    <message>
        <source>the digit has one place</source>
        <translation>die Ziffer hat einen Platz</translation>
    </message>
    <message>
        <source>the digit is taken in the house</source>
        <translation>die Ziffer ist im Haus vergeben</translation>
    </message>
    <message>
        <source>the digit occurs in this line of the box</source>
        <translation>die Ziffer kommt in dieser Linie des Blocks vor</translation>
    </message>
    <message>
        <source>the digit occurs twice</source>
        <translation>die Ziffer steht zweimal</translation>
    </message>
    <message>
        <source>the digit, or any digit where the cell is empty</source>
        <translation>die Ziffer, oder jede, wo die Zelle leer ist</translation>
    </message>
    <message>
        <source>the given is the digit; the cell is empty</source>
        <translation>die Vorgabe ist die Ziffer; die Zelle ist leer</translation>
    </message>
    <message>
        <source>the guess</source>
        <translation>die Annahme</translation>
    </message>
    <message>
        <source>the guess that failed</source>
        <translation>die gescheiterte Annahme</translation>
    </message>
    <message>
        <source>the larger</source>
        <translation>die größere</translation>
    </message>
    <message>
        <source>the other digits are set aside</source>
        <translation>die anderen Ziffern werden zurückgestellt</translation>
    </message>
    <message>
        <source>the pair&apos;s digits are cleared here</source>
        <translation>die Ziffern des Paars werden hier gestrichen</translation>
    </message>
    <message>
        <source>the rules changed something</source>
        <translation>die Regeln haben etwas geändert</translation>
    </message>
    <message>
        <source>the rules cleared it</source>
        <translation>die Regeln haben ihn gestrichen</translation>
    </message>
    <message>
        <source>the smaller</source>
        <translation>die kleinere</translation>
    </message>
    <message>
        <source>the smallest digit</source>
        <translation>die kleinste Ziffer</translation>
    </message>
    <message>
        <source>their positive parts; the last is 1 for an empty cell</source>
        <translation>ihre positiven Teile; der letzte sagt, dass die Zelle leer ist</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>zu streichen</translation>
    </message>
    <message>
        <source>two of them make a pair</source>
        <translation>zwei davon bilden ein Paar</translation>
    </message>
    <message>
        <source>undecided cells with few candidates first</source>
        <translation>unentschiedene Zellen mit wenigen Kandidaten zuerst</translation>
    </message>
    <message>
        <source>where the first maximum is</source>
        <translation>wo das erste Maximum ist</translation>
    </message>
    <message>
        <source>with the restored ones</source>
        <translation>mit dem Zurückkehrenden</translation>
    </message>
    <message>
        <source>as planes again</source>
        <translation>wieder als Ebenen</translation>
    </message>
    <message>
        <source>a line owns the digit in this box</source>
        <translation>eine Linie besitzt die Ziffer in diesem Block</translation>
    </message>
    <message>
        <source>another line owns it</source>
        <translation>eine andere Linie besitzt sie</translation>
    </message>
    <message>
        <source>as many places as values</source>
        <translation>so viele Plätze wie Werte</translation>
    </message>
    <message>
        <source>back on the board</source>
        <translation>zurück auf dem Spielfeld</translation>
    </message>
    <message>
        <source>boxes of the line with the digit</source>
        <translation>Blöcke der Linie mit der Ziffer</translation>
    </message>
    <message>
        <source>in every place of the group</source>
        <translation>an jedem Platz der Gruppe</translation>
    </message>
    <message>
        <source>not these places</source>
        <translation>nicht diese Plätze</translation>
    </message>
    <message>
        <source>subsets that clear the value</source>
        <translation>Teilmengen, die den Wert streichen</translation>
    </message>
    <message>
        <source>such places of the group</source>
        <translation>solche Plätze der Gruppe</translation>
    </message>
    <message>
        <source>the candidates by value, group and place</source>
        <translation>die Kandidaten nach Wert, Gruppe und Platz</translation>
    </message>
    <message>
        <source>the digit occurs in this box of the line</source>
        <translation>die Ziffer kommt in diesem Block der Linie vor</translation>
    </message>
    <message>
        <source>the line does not own it</source>
        <translation>die Linie besitzt sie nicht</translation>
    </message>
    <message>
        <source>the line has it in one box only</source>
        <translation>die Linie hat sie nur in einem Block</translation>
    </message>
    <message>
        <source>the line owns the digit in this box</source>
        <translation>die Linie besitzt die Ziffer in diesem Block</translation>
    </message>
    <message>
        <source>the place has only values of the subset</source>
        <translation>der Platz hat nur Werte der Teilmenge</translation>
    </message>
    <message>
        <source>the subset&apos;s values are cleared here</source>
        <translation>die Werte der Teilmenge werden hier gestrichen</translation>
    </message>
    <message>
        <source>values of the place that are not in the subset</source>
        <translation>Werte des Platzes, die nicht in der Teilmenge sind</translation>
    </message>
    <message>
        <source>a clash, or a digit that has no place</source>
        <translation>ein Konflikt, oder eine Ziffer ohne Platz</translation>
    </message>
    <message>
        <source>a digit has no place in a house</source>
        <translation>eine Ziffer hat in einem Haus keinen Platz</translation>
    </message>
    <message>
        <source>a digit has no place in a row or a column</source>
        <translation>eine Ziffer hat in Zeile oder Spalte keinen Platz</translation>
    </message>
    <message>
        <source>any digit has no place</source>
        <translation>irgendeine Ziffer ohne Platz</translation>
    </message>
    <message>
        <source>cells of the house with two candidates</source>
        <translation>Zellen des Hauses mit zwei Kandidaten</translation>
    </message>
    <message>
        <source>digits that have no place</source>
        <translation>Ziffern ohne Platz</translation>
    </message>
    <message>
        <source>fewer candidates count more</source>
        <translation>weniger Kandidaten zählen mehr</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>keines von beiden</translation>
    </message>
    <message>
        <source>of both lines</source>
        <translation>beider Linien</translation>
    </message>
    <message>
        <source>the box counts four times</source>
        <translation>der Block zählt vierfach</translation>
    </message>
    <message>
        <source>the digit has no place</source>
        <translation>die Ziffer hat keinen Platz</translation>
    </message>
    <message>
        <source>then what is open around</source>
        <translation>dann, was ringsum offen ist</translation>
    </message>
    <message>
        <source>undecided cells of the house</source>
        <translation>unentschiedene Zellen des Hauses</translation>
    </message>
    <message>
        <source>what is open around the cell</source>
        <translation>was rings um die Zelle offen ist</translation>
    </message>
    <message>
        <source>a board for each digit of each feature</source>
        <translation>ein Spielfeld für jede Ziffer jedes Merkmals</translation>
    </message>
    <message>
        <source>a score for each candidate</source>
        <translation>eine Wertung für jeden Kandidaten</translation>
    </message>
    <message>
        <source>added to what was known</source>
        <translation>zum Bekannten addiert</translation>
    </message>
    <message>
        <source>as boards</source>
        <translation>als Spielfelder</translation>
    </message>
    <message>
        <source>as candidates</source>
        <translation>als Kandidaten</translation>
    </message>
    <message>
        <source>digits by boxes</source>
        <translation>Ziffern nach Blöcken</translation>
    </message>
    <message>
        <source>digits by cells</source>
        <translation>Ziffern nach Zellen</translation>
    </message>
    <message>
        <source>digits by columns</source>
        <translation>Ziffern nach Spalten</translation>
    </message>
    <message>
        <source>digits by rows</source>
        <translation>Ziffern nach Zeilen</translation>
    </message>
    <message>
        <source>falls to 0 at 2</source>
        <translation>fällt auf 0 bei 2</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>fällt weg</translation>
    </message>
    <message>
        <source>how likely it stays, weighed 8 : 1</source>
        <translation>wie wahrscheinlich er bleibt, gewichtet 8 : 1</translation>
    </message>
    <message>
        <source>how much of each feature</source>
        <translation>wie viel von jedem Merkmal</translation>
    </message>
    <message>
        <source>how near it is to 1</source>
        <translation>wie nahe es an 1 ist</translation>
    </message>
    <message>
        <source>in each cell of the box</source>
        <translation>in jeder Zelle des Blocks</translation>
    </message>
    <message>
        <source>is not likely enough</source>
        <translation>ist nicht wahrscheinlich genug</translation>
    </message>
    <message>
        <source>kept in bounds</source>
        <translation>in Grenzen gehalten</translation>
    </message>
    <message>
        <source>likely enough</source>
        <translation>wahrscheinlich genug</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>none below 0</source>
        <translation>keine unter 0</translation>
    </message>
    <message>
        <source>one half and more is a yes</source>
        <translation>ab einem halben ist es ein Ja</translation>
    </message>
    <message>
        <source>rises from 0</source>
        <translation>steigt ab 0</translation>
    </message>
    <message>
        <source>the candidate’s own, mixed</source>
        <translation>das Eigene des Kandidaten, gemischt</translation>
    </message>
    <message>
        <source>the mean over each box</source>
        <translation>der Mittelwert über jeden Block</translation>
    </message>
    <message>
        <source>the mean over each column</source>
        <translation>der Mittelwert über jede Spalte</translation>
    </message>
    <message>
        <source>the mean over each row</source>
        <translation>der Mittelwert über jede Zeile</translation>
    </message>
    <message>
        <source>the mean over the digits of the cell</source>
        <translation>der Mittelwert über die Ziffern der Zelle</translation>
    </message>
    <message>
        <source>turned round</source>
        <translation>umgedreht</translation>
    </message>
    <message>
        <source>what is above 0</source>
        <translation>was über 0 liegt</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>was übrig bleibt</translation>
    </message>
    <message>
        <source>what it makes of the nine places</source>
        <translation>was es aus den neun Plätzen macht</translation>
    </message>
    <message>
        <source>with the box</source>
        <translation>mit dem Block</translation>
    </message>
    <message>
        <source>with the column</source>
        <translation>mit der Spalte</translation>
    </message>
    <message>
        <source>with the row</source>
        <translation>mit der Zeile</translation>
    </message>
    <message>
        <source>with the values of its cell</source>
        <translation>mit dem, was seine Zelle sagt</translation>
    </message>
</context>
<context>
    <name>convoku::LayersPage</name>
    <message>
        <source>At the position</source>
        <translation>An der Stelle</translation>
    </message>
    <message>
        <source>Always the layer at the current position</source>
        <translation>Die Schicht an der aktuellen Stelle, wohin diese auch geht</translation>
    </message>
    <message>
        <source>Pinned: %1. Press Delete or middle-click to close it.</source>
        <translation>Angeheftet: %1. Entf oder ein Klick mit der mittleren Maustaste schließt sie.</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>Schich&amp;ten</translation>
    </message>
    <message>
        <source>Show what the layer at this position reads and computes</source>
        <translation>Zeigen, was die Schicht an dieser Stelle liest und berechnet</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedController</name>
    <message>
        <source>Search the puzzle without its rules, guided by the cost of a grid</source>
        <translation>Das Rätsel ohne seine Regeln durchsuchen, nach dem, was ein Gitter kostet</translation>
    </message>
    <message>
        <source>The search failed.</source>
        <translation>Die Suche brach ab.</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>Blinde Suche</translation>
    </message>
    <message>
        <source>The learned network runs.</source>
        <translation>Das gelernte Netz läuft.</translation>
    </message>
    <message>
        <source>Export training as animation…</source>
        <translation>Training als Animation exportieren …</translation>
    </message>
    <message>
        <source>Export the training steps as an animated GIF or WebP</source>
        <translation>Die Schritte eines Trainings als animiertes GIF oder WebP exportieren</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedView</name>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Written or learned</source>
        <comment>menu</comment>
        <translation>Geschrieben oder gelernt</translation>
    </message>
    <message>
        <source>Train a rule instead of writing it, and see what it finds</source>
        <translation>Eine Regel trainieren, statt sie zu schreiben, und sehen, was sie findet</translation>
    </message>
</context>
<context>
    <name>convoku::LegendPanel</name>
    <message>
        <source>Search by guessing</source>
        <translation>Suche durch Raten</translation>
    </message>
    <message>
        <source>Off: the run stalls when the rules find nothing more.</source>
        <translation>Aus: Der Lauf bleibt stecken, wo die Regeln nichts mehr finden.</translation>
    </message>
    <message>
        <source>Rule switched on: %1</source>
        <translation>Regel eingeschaltet: %1</translation>
    </message>
    <message>
        <source>Rule switched off: %1</source>
        <translation>Regel ausgeschaltet: %1</translation>
    </message>
    <message>
        <source>Search switched on</source>
        <translation>Suche eingeschaltet</translation>
    </message>
    <message>
        <source>Search switched off</source>
        <translation>Suche ausgeschaltet</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>Dieser Durchgang</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielfeld</translation>
    </message>
    <message>
        <source>Steps of this pass</source>
        <translation>Schritte dieses Durchgangs</translation>
    </message>
    <message>
        <source>Press Up or Down to go to a step. Use its menu to switch a rule or the search off and on.</source>
        <translation>Hoch und Herunter gehen zu einem Schritt. Das Menü eines Schritts schaltet eine Regel oder die Suche aus und ein.</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>Zeichen auf dem Spielfeld</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Checks whether the puzzle is solved or contradicts itself.</source>
        <translation>Sieht nach, ob das Rätsel gelöst ist oder sich widerspricht.</translation>
    </message>
    <message>
        <source>Guesses when the rules find nothing more, and undoes guesses.</source>
        <translation>Rät, wo die Regeln nichts mehr finden, und nimmt Annahmen zurück.</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>a rule, or the search: it is switched off</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>removes %n candidate(s)</source>
        <translation>
            <numerusform>streicht %n Kandidaten</numerusform>
            <numerusform>streicht %n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>sees a contradiction</source>
        <translation>erkennt einen Widerspruch</translation>
    </message>
    <message>
        <source>sees a solution</source>
        <translation>erkennt eine Lösung</translation>
    </message>
    <message numerus="yes">
        <source>guesses, and sets %n candidate(s) aside</source>
        <translation>
            <numerusform>rät und stellt %n Kandidaten zurück</numerusform>
            <numerusform>rät und stellt %n Kandidaten zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>undoes a guess: %n candidate(s) restored</source>
        <translation>
            <numerusform>nimmt eine Annahme zurück: %n Kandidat kehrt zurück</numerusform>
            <numerusform>nimmt eine Annahme zurück: %n Kandidaten kehren zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>finds nothing in this pass</source>
        <translation>findet in diesem Durchgang nichts</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>Ein Klick geht zu diesem Schritt.</translation>
    </message>
    <message>
        <source>There is no such step in this run.</source>
        <translation>In diesem Lauf gibt es keinen solchen Schritt.</translation>
    </message>
    <message>
        <source>The start has no steps.</source>
        <translation>Der Start hat keine Schritte.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This pass of %1</source>
        <translation>Dieser Durchgang von „%1“</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <extracomment>a house of a rule, and how many candidates it cleared there: row −12</extracomment>
        <translation>%1 −%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the first of them that has an effect.</source>
        <translation>Ein Klick geht zur ersten von ihnen, die etwas bewirkt.</translation>
    </message>
</context>
<context>
    <name>convoku::LessonController</name>
    <message>
        <source>Open a recent lesson</source>
        <translation>Zuletzt geöffnete Lektionen</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>Lektion ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>Eine Datei mit einer Lektion öffnen</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Alle Lektionen</translation>
    </message>
    <message>
        <source>Show the list of lessons</source>
        <translation>Die Liste der Lektionen zeigen</translation>
    </message>
    <message>
        <source>&amp;Next stop</source>
        <translation>&amp;Nächste Station</translation>
    </message>
    <message>
        <source>Go to the next stop of the lesson (also Space)</source>
        <translation>Weiter zur nächsten Station der Lektion (auch Leertaste)</translation>
    </message>
    <message>
        <source>&amp;Previous stop</source>
        <translation>&amp;Vorige Station</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson (also Shift+Space)</source>
        <translation>Zurück zur vorigen Station der Lektion (auch Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>Previous stop (on the board)</source>
        <translation>Vorige Station (auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson</source>
        <translation>Zurück zur vorigen Station der Lektion</translation>
    </message>
    <message>
        <source>&amp;Back to the stop</source>
        <translation>&amp;Zurück zur Station</translation>
    </message>
    <message>
        <source>Set up the window again for the current stop of the lesson</source>
        <translation>Das Fenster wieder so einrichten, wie es die Station der Lektion will</translation>
    </message>
    <message>
        <source>&amp;Close lesson</source>
        <translation>Lektion s&amp;chließen</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>Die Lektion verlassen; Ihr Rätsel kommt wieder, wie es war</translation>
    </message>
    <message>
        <source>Lesson closed</source>
        <translation>Lektion geschlossen</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>Lektionen (*.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The lesson could not be checked: %1</source>
        <translation>Die Lektion konnte nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to go to the list.</source>
        <translation>Dies ist das Ende der Lektion. Die Eingabetaste oder ein Klick führt zur Liste.</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to open: %1</source>
        <translation>Dies ist das Ende der Lektion. Mit der Eingabetaste oder einem Klick geht es weiter: %1</translation>
    </message>
    <message>
        <source>&amp;Missed questions</source>
        <translation>Verfehlte Fragen</translation>
    </message>
    <message>
        <source>Missed questions from the lessons, on different boards</source>
        <translation>Verfehlte Fragen der Lektionen, auf anderen Spielfeldern</translation>
    </message>
    <message>
        <source>The questions could not be prepared: %1</source>
        <translation>Die Fragen konnten nicht vorbereitet werden: %1</translation>
    </message>
    <message>
        <source>The questions are no longer in their lessons.</source>
        <translation>Die Fragen stehen nicht mehr in ihren Lektionen.</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Short guided tours of the network. Press Enter or click to open one, Space for the next stop, Shift+Space for the previous one. Your puzzle is restored when you close the lesson.</source>
        <translation>Kurze Führungen durch das Netz. Eingabetaste oder Klick öffnet eine; die Leertaste führt von Station zu Station, Umschalt+Leertaste zurück. Ihr Rätsel kommt wieder, wenn Sie die Lektion schließen.</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>Lektion ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Wie weit die Lektion ist</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Back to the &amp;stop</source>
        <translation>Zurück zur &amp;Station</translation>
    </message>
    <message>
        <source>◂ Bac&amp;k</source>
        <translation>◂ Zu&amp;rück</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Weiter ▸</translation>
    </message>
    <message>
        <source>The stop before (Shift+Space)</source>
        <translation>Die vorige Station (Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Alle Lektionen</translation>
    </message>
    <message>
        <source>Return to the list; the lesson stays at this stop</source>
        <translation>Zurück zur Liste; die Lektion bleibt bei dieser Station</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>Die Lektion verlassen; Ihr Rätsel kommt wieder, wie es war</translation>
    </message>
    <message>
        <source>Problems in the lesson</source>
        <translation>Was an der Lektion falsch ist</translation>
    </message>
    <message>
        <source>&amp;Read it again</source>
        <translation>&amp;Neu einlesen</translation>
    </message>
    <message>
        <source>✓ read</source>
        <translation>✓ gelesen</translation>
    </message>
    <message>
        <source>at stop %1</source>
        <translation>bei Station %1</translation>
    </message>
    <message>
        <source>at stop %1 of %2</source>
        <translation>bei Station %1 von %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Reading and checking %1…</source>
        <translation>%1 wird gelesen und geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot be opened as a lesson: %n thing(s) must be corrected.</source>
        <extracomment>a file&apos;s name, and what is wrong with it</extracomment>
        <translation>
            <numerusform>%1 kann nicht als Lektion geöffnet werden: %n Sache ist zu berichtigen.</numerusform>
            <numerusform>%1 kann nicht als Lektion geöffnet werden: %n Dinge sind zu berichtigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>Lektion %1 von %2: %3</translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>Station %1 von %2</translation>
    </message>
    <message>
        <source>Next (Space) ▸</source>
        <translation>Weiter (Leertaste) ▸</translation>
    </message>
    <message>
        <source>The next stop (Space)</source>
        <translation>Die nächste Station (Leertaste)</translation>
    </message>
    <message>
        <source>You are elsewhere.</source>
        <translation>Sie sind woanders.</translation>
    </message>
    <message>
        <source>The run is being computed…</source>
        <translation>Der Lauf wird berechnet…</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>Next lesson (Enter) ▸</source>
        <translation>Nächste Lektion (Eingabe) ▸</translation>
    </message>
    <message>
        <source>Return to the last stop (Shift+Space)</source>
        <translation>Zurück zur letzten Station (Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>Back to my &amp;puzzle</source>
        <translation>Zurück zu meinem Rä&amp;tsel</translation>
    </message>
    <message>
        <source>This is the end of the lesson</source>
        <translation>Dies ist das Ende der Lektion</translation>
    </message>
    <message>
        <source>The lesson has shown:</source>
        <translation>Was sie gezeigt hat:</translation>
    </message>
    <message>
        <source>The next lesson: %1</source>
        <translation>Die nächste Lektion: %1</translation>
    </message>
    <message>
        <source>All lessons (Enter)</source>
        <translation>Alle Lektionen (Eingabe)</translation>
    </message>
    <message>
        <source>End of the lesson (Space) ▸</source>
        <translation>Ende der Lektion (Leertaste) ▸</translation>
    </message>
    <message>
        <source>Summary of the lesson and what comes next (Space)</source>
        <translation>Wovon die Lektion handelte und was danach kommt (Leertaste)</translation>
    </message>
    <message numerus="yes">
        <source>%n missed question(s), on a different board</source>
        <translation>
            <numerusform>%n verfehlte Frage, auf einem anderen Spielfeld</numerusform>
            <numerusform>%n verfehlte Fragen, auf anderen Spielfeldern</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ gelöst</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>Verfehlte Fragen</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), on a different board</source>
        <translation>
            <numerusform>%n Frage, auf einem anderen Spielfeld</numerusform>
            <numerusform>%n Fragen, auf anderen Spielfeldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing the boards of the questions…</source>
        <translation>Die Fragen bekommen andere Spielfelder…</translation>
    </message>
    <message>
        <source>Skip (Space) ▸</source>
        <translation>Überspringen (Leertaste) ▸</translation>
    </message>
    <message>
        <source>Continue without answering (Space). The lesson is solved when all its questions are.</source>
        <translation>Ohne Antwort weiter (Leertaste). Die Lektion ist gelöst, wenn alle ihre Fragen es sind.</translation>
    </message>
    <message>
        <source>&amp;Close ✕</source>
        <translation>S&amp;chließen ✕</translation>
    </message>
    <message>
        <source>Lesson %1 of %2, stop %3 of %4</source>
        <translation>Lektion %1 von %2, Station %3 von %4</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPictureView</name>
    <message>
        <source>Picture of the lesson: %1</source>
        <translation>Bild der Lektion: %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonStage</name>
    <message>
        <source>Click to pick %1</source>
        <translation>Ein Klick wählt %1</translation>
    </message>
    <message>
        <source>Click to go to %1</source>
        <extracomment>an address of the run, or “start” or “end”</extracomment>
        <translation>Ein Klick führt zu %1</translation>
    </message>
    <message>
        <source>A click shows %1</source>
        <translation>Ein Klick zeigt %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonText</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 is %2 here, not %3.</source>
        <translation>%1 ist hier %2, nicht %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are removed here, not %1.</source>
        <translation>
            <numerusform>Hier wird %n Kandidat gestrichen, nicht %1.</numerusform>
            <numerusform>Hier werden %n Kandidaten gestrichen, nicht %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are restored here, not %1.</source>
        <translation>
            <numerusform>Hier kehrt %n Kandidat zurück, nicht %1.</numerusform>
            <numerusform>Hier kehren %n Kandidaten zurück, nicht %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not removed here. Nothing is removed.</source>
        <translation>%1 wird hier nicht gestrichen: Nichts wird gestrichen.</translation>
    </message>
    <message>
        <source>%1 is not restored here. Nothing is restored.</source>
        <translation>%1 kehrt hier nicht zurück: Nichts kehrt zurück.</translation>
    </message>
    <message>
        <source>%1 is not removed here. Removed: %2.</source>
        <translation>%1 wird hier nicht gestrichen. Gestrichen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is not restored here. Restored: %2.</source>
        <translation>%1 kehrt hier nicht zurück. Es kehren zurück: %2.</translation>
    </message>
    <message>
        <source>The guess here is %1, not %2.</source>
        <translation>Die Annahme ist hier %1, nicht %2.</translation>
    </message>
    <message>
        <source>The guess undone here is %1, not %2.</source>
        <translation>Die hier zurückgenommene Annahme ist %1, nicht %2.</translation>
    </message>
    <message>
        <source>Nothing is guessed here.</source>
        <translation>Hier wird nichts angenommen.</translation>
    </message>
    <message>
        <source>No guess is undone here.</source>
        <translation>Hier wird keine Annahme zurückgenommen.</translation>
    </message>
    <message>
        <source>The candidates of %1 are %2 here, not %3.</source>
        <translation>Die Kandidaten von %1 sind hier %2, nicht %3.</translation>
    </message>
    <message>
        <source>The number of candidates</source>
        <translation>Die Zahl der Kandidaten</translation>
    </message>
    <message>
        <source>The number of decided cells</source>
        <translation>Die Zahl der entschiedenen Zellen</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>Die Tiefe</translation>
    </message>
    <message>
        <source>The level</source>
        <translation>Die Stufe</translation>
    </message>
    <message>
        <source>The stack’s number of %1</source>
        <translation>Die Zahl von %1 im Stapel</translation>
    </message>
    <message>
        <source>The guess’s number of %1</source>
        <translation>Die Zahl von %1 in der Annahme</translation>
    </message>
    <message>
        <source>This position is the start of the run. It is not in any step.</source>
        <translation>Diese Stelle ist der Anfang des Laufs: Sie liegt in keinem Schritt.</translation>
    </message>
    <message>
        <source>The step here is %1, not %2.</source>
        <translation>Der Schritt ist hier %1, nicht %2.</translation>
    </message>
    <message>
        <source>There is no layer at this position.</source>
        <translation>An dieser Stelle gibt es keine Schicht.</translation>
    </message>
    <message>
        <source>The layer here is “%1”, not “%2”.</source>
        <translation>Die Schicht ist hier „%1“, nicht „%2“.</translation>
    </message>
    <message>
        <source>There are no numbers at the start of the run.</source>
        <translation>Am Anfang des Laufs gibt es keine Zahlen.</translation>
    </message>
    <message>
        <source>The number %1</source>
        <translation>Die Zahl %1</translation>
    </message>
    <message>
        <source>The count of numbers read for %1</source>
        <translation>Die Anzahl der für %1 gelesenen Zahlen</translation>
    </message>
    <message>
        <source>The number of passes</source>
        <translation>Die Zahl der Durchgänge</translation>
    </message>
    <message>
        <source>The number of guesses</source>
        <translation>Die Zahl der Annahmen</translation>
    </message>
    <message>
        <source>The number of undone guesses</source>
        <translation>Die Zahl der zurückgenommenen Annahmen</translation>
    </message>
    <message>
        <source>The run ends with “%1”, not “%2”.</source>
        <translation>Der Lauf endet mit „%1“, nicht mit „%2“.</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>Es stimmt nicht, dass das Rätsel genau eine Lösung hat.</translation>
    </message>
    <message>
        <source>The puzzle does not have several solutions.</source>
        <translation>Das Rätsel hat nicht mehrere Lösungen.</translation>
    </message>
    <message>
        <source>There is no check “%1”. Known checks: %2.</source>
        <translation>Es gibt keine Prüfung „%1“. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a check. Expected something like %2.</source>
        <translation>„%1“ ist keine Prüfung: Erwartet wird etwas wie %2.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>There are no numbers at this position: it is not inside a layer.</source>
        <translation>An dieser Stelle gibt es keine Zahlen: Sie liegt in keiner Schicht.</translation>
    </message>
    <message>
        <source>The layer at %1 has no number “%2”. Its output has the shape %3. Expected something like %4.</source>
        <translation>Die Schicht bei %1 hat keine Zahl „%2“: Ihre Ausgabe hat die Form %3; erwartet wird etwas wie %4.</translation>
    </message>
    <message>
        <source>The run does not end within %1 passes.</source>
        <translation>Der Lauf endet nicht innerhalb von %1 Durchgängen.</translation>
    </message>
    <message>
        <source>Number %1 belongs to a candidate, but this stop picks a different one (line %2).</source>
        <translation>Die Zahl %1 gehört zu einem Kandidaten, und diese Station wählt einen anderen (Zeile %2).</translation>
    </message>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>Erwartet wird der Platz einer Zahl, wie in r1=1.</translation>
    </message>
    <message>
        <source>A lesson has no pictures. It shows the window itself.</source>
        <translation>Eine Lektion hat keine Bilder: Zu sehen ist das Fenster selbst.</translation>
    </message>
    <message>
        <source>A link target cannot contain blanks: “%1”.</source>
        <translation>Das Ziel eines Links hat keine Leerzeichen: „%1“.</translation>
    </message>
    <message>
        <source>There is no link type “%1”. Expected light:, number:, go:, show:, pick: or https:.</source>
        <translation>Es gibt keine Art von Link „%1“. Erwartet wird light:, number:, go:, show:, pick: oder https:.</translation>
    </message>
    <message>
        <source>Write links as [text](target) here.</source>
        <translation>Links werden hier als [Text](Ziel) geschrieben.</translation>
    </message>
    <message>
        <source>A lesson cannot contain HTML: “%1”.</source>
        <translation>Eine Lektion hat kein HTML: „%1“.</translation>
    </message>
    <message>
        <source>A setting (“%1:”) needs an empty line before it.</source>
        <translation>Vor einer Einstellung („%1:“) muss eine Leerzeile stehen.</translation>
    </message>
    <message>
        <source>“%1:” is not a setting. Did you mean “%2:”?</source>
        <translation>„%1:“ ist keine Einstellung. Ist „%2:“ gemeint?</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>Eine Lektion beginnt mit ihrem Titel: „# Titel“.</translation>
    </message>
    <message>
        <source>“%1:” belongs to a stop: put it below a “## ” heading.</source>
        <translation>„%1:“ gehört zu einer Station: Setzen Sie es unter eine Überschrift mit „## “.</translation>
    </message>
    <message>
        <source>There is a second title; the first one is in line %1. A stop begins with “## ”.</source>
        <translation>Es gibt einen zweiten Titel; der erste steht in Zeile %1. Eine Station beginnt mit „## “.</translation>
    </message>
    <message>
        <source>The lesson has no title. Expected words after “#”.</source>
        <translation>Die Lektion hat keinen Titel: Hinter „#“ werden Wörter erwartet.</translation>
    </message>
    <message>
        <source>The stop has no title. Expected words after “##”.</source>
        <translation>Die Station hat keinen Titel: Hinter „##“ werden Wörter erwartet.</translation>
    </message>
    <message>
        <source>The stop has no text. Expected text below its heading.</source>
        <translation>Die Station sagt nichts: Unter ihrer Überschrift wird Text erwartet.</translation>
    </message>
    <message>
        <source>A link before the first stop has nothing to light or go to.</source>
        <translation>Vor der ersten Station gibt es nichts, was ein Link beleuchten oder ansteuern könnte.</translation>
    </message>
    <message>
        <source>There is no puzzle here: expected “puzzle:” in this stop or below the title.</source>
        <translation>Hier gibt es kein Rätsel: Erwartet wird „puzzle:“ in dieser Station oder unter dem Titel.</translation>
    </message>
    <message>
        <source>The file is empty: a lesson begins with its title, “# Title”.</source>
        <translation>Die Datei ist leer: Eine Lektion beginnt mit ihrem Titel, „# Titel“.</translation>
    </message>
    <message>
        <source>The lesson has no stop: expected a heading that begins with “## ”.</source>
        <translation>Die Lektion hat keine Station: Erwartet wird eine Überschrift, die mit „## “ beginnt.</translation>
    </message>
    <message>
        <source>The lesson has no summary: expected a sentence or two before the first stop.</source>
        <translation>Die Lektion hat keine Zusammenfassung: Vor der ersten Station werden ein oder zwei Sätze erwartet.</translation>
    </message>
    <message>
        <source>This is a folder; expected a lesson.</source>
        <translation>Das ist ein Ordner; erwartet wird eine Lektion.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file is too large for a lesson.</source>
        <translation>Die Datei ist zu groß für eine Lektion.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation>Die Datei ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>There is no puzzle “%1”. Expected %3 characters or one of: %2.</source>
        <translation>Es gibt kein Rätsel „%1“. Erwartet werden %3 Zeichen oder eines von: %2.</translation>
    </message>
    <message>
        <source>“%1” must come first in the list of rules.</source>
        <translation>„%1“ muss in der Liste der Regeln zuerst stehen.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Expected classic, basic or any of these, separated by commas: %2. A minus in front leaves a rule out.</source>
        <translation>Es gibt keine Regel „%1“. Erwartet wird classic, basic oder aus diesen, mit Kommas: %2; ein Minus davor lässt eine Regel weg.</translation>
    </message>
    <message>
        <source>The rule “%1” cannot be left out: it is not in the list so far.</source>
        <translation>Die Regel „%1“ kann nicht weggelassen werden: Sie steht nicht in der Liste davor.</translation>
    </message>
    <message>
        <source>The rule “%1” is in the list already.</source>
        <translation>Die Regel „%1“ steht schon in der Liste.</translation>
    </message>
    <message>
        <source>Expected “on” or “off”, not “%1”.</source>
        <translation>Erwartet wird „on“ oder „off“, nicht „%1“.</translation>
    </message>
    <message>
        <source>Expected “start”, “end”, a pass (17), a step of a pass (17.4) or a layer of a step (17.4.2), not “%1”.</source>
        <translation>Erwartet wird „start“, „end“, ein Durchgang (17), ein Schritt eines Durchgangs (17.4) oder eine Schicht eines Schritts (17.4.2), nicht „%1“.</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, or “none”, not “%1”.</source>
        <translation>Erwartet wird ein Kandidat wie in r1c7=3 oder „none“, nicht „%1“.</translation>
    </message>
    <message>
        <source>Expected “all”, or different digits with blanks between them, as in 4 7, not “%1”.</source>
        <translation>Erwartet wird „all“ oder verschiedene Ziffern mit Leerzeichen dazwischen, wie in 4 7, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Known settings: %2. Text begins after an empty line.</source>
        <translation>Es gibt keine Einstellung „%1“. Bekannt sind: %2. Text beginnt nach einer Leerzeile.</translation>
    </message>
    <message>
        <source>There is nothing named “%1” to show. Known names: %2.</source>
        <translation>Es gibt nichts namens „%1“ zu zeigen. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>Expected cells (r4c5), rows (r4), columns (c5), boxes (b6) or candidates (r4c5=7), with commas between them, not “%1”.</source>
        <translation>Erwartet werden Zellen (r4c5), Zeilen (r4), Spalten (c5), Blöcke (b6) oder Kandidaten (r4c5=7), mit Kommas dazwischen, nicht „%1“.</translation>
    </message>
    <message>
        <source>A link cannot have its own title here: “%1”.</source>
        <translation>Ein Link hat hier keinen eigenen Titel: „%1“.</translation>
    </message>
    <message>
        <source>No contradiction is detected in %1 here.</source>
        <translation>In %1 wird hier kein Widerspruch erkannt.</translation>
    </message>
    <message>
        <source>Only one of board, tree, tensors, graph, what_if and chain can be shown at a time.</source>
        <translation>Nur eines von board, tree, tensors, graph, what_if und chain kann zugleich gezeigt werden.</translation>
    </message>
    <message>
        <source>There is no network “%1”. Expected one of: %2.</source>
        <translation>Es gibt kein Netz „%1“. Erwartet wird eines von: %2.</translation>
    </message>
    <message>
        <source>The network does not have all rules of “%1”.</source>
        <translation>Das Netz hat nicht alle Regeln von „%1“.</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>Verfehlte Fragen</translation>
    </message>
    <message>
        <source>Missed questions, once more. The boards are different: rows, columns and digits have been swapped.</source>
        <translation>Fragen, die verfehlt wurden, noch einmal. Die Spielfelder sind andere: Zeilen, Spalten und Ziffern haben die Plätze getauscht.</translation>
    </message>
    <message>
        <source>From “%1”, stop “%2”.</source>
        <extracomment>the titles of a lesson and of its stop</extracomment>
        <translation>Aus „%1“, Station „%2“.</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>Dieses Bild gibt es nicht.</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1.</source>
        <translation>Das Bild kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The picture is not a regular file.</source>
        <translation>Das Bild ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>The picture has more than %1 bytes.</source>
        <translation>Das Bild hat mehr als %1 Bytes.</translation>
    </message>
    <message>
        <source>The picture is not a PNG file.</source>
        <translation>Das Bild ist keine PNG-Datei.</translation>
    </message>
    <message>
        <source>The picture is wider or higher than %1 pixels.</source>
        <translation>Das Bild ist breiter oder höher als %1 Pixel.</translation>
    </message>
    <message>
        <source>The lesson’s pictures have more than %1 bytes.</source>
        <translation>Die Bilder der Lektion haben mehr als %1 Bytes.</translation>
    </message>
    <message>
        <source>“%1” contains no cell to ask for.</source>
        <translation>In „%1“ steht keine Zelle, nach der gefragt werden könnte.</translation>
    </message>
    <message>
        <source>“%1” contains no candidate to ask for.</source>
        <translation>In „%1“ steht kein Kandidat, nach dem gefragt werden könnte.</translation>
    </message>
    <message>
        <source>Braces must contain a cell {r4c5}, the number of a row {r4}, a column {c5} or a box {b6}, or a digit {7}, not “%1”.</source>
        <translation>In geschweiften Klammern steht eine Zelle {r4c5}, die Nummer einer Zeile {r4}, einer Spalte {c5} oder eines Blocks {b6} oder eine Ziffer {7}, nicht „%1“.</translation>
    </message>
    <message>
        <source>A brace is unmatched: “%1”.</source>
        <translation>Eine Klammer hat kein Gegenstück: „%1“.</translation>
    </message>
    <message>
        <source>Write places on the board in braces: {%1}. Questions are repeated on a transformed board, where the place is different.</source>
        <translation>Stellen des Spielfelds stehen hier in geschweiften Klammern: {%1}. Fragen kommen auf einem anderen Spielfeld wieder, und dann ist die Stelle eine andere.</translation>
    </message>
    <message>
        <source>There is already an answer (line %1).</source>
        <translation>Es gibt schon eine Antwort (Zeile %1).</translation>
    </message>
    <message>
        <source>Expected two to nine different numbers with blanks between them, as in 0 1 2 3, not “%1”.</source>
        <translation>Erwartet werden zwei bis neun verschiedene Zahlen mit Leerzeichen dazwischen, wie in 0 1 2 3, nicht „%1“.</translation>
    </message>
    <message>
        <source>The same choice is already in line %1.</source>
        <translation>Dieselbe Auswahl steht in Zeile %1.</translation>
    </message>
    <message>
        <source>There are more than %1 choices.</source>
        <translation>Es gibt mehr als %1 Auswahlen.</translation>
    </message>
    <message>
        <source>There is a hint already.</source>
        <translation>Es gibt schon einen Hinweis.</translation>
    </message>
    <message>
        <source>Expected “answer” or “nothing”, not “%1”.</source>
        <translation>Erwartet wird „answer“ oder „nothing“, nicht „%1“.</translation>
    </message>
    <message>
        <source>Expected words after “%1:”.</source>
        <translation>Hinter „%1:“ werden Worte erwartet.</translation>
    </message>
    <message>
        <source>This does not belong to a question. Expected “ask:” in the stop.</source>
        <translation>Hier gibt es keine Frage, zu der das gehören könnte: In der Station wird „ask:“ erwartet.</translation>
    </message>
    <message>
        <source>The choices need exactly one “right:” and at least one “choice:”.</source>
        <translation>Von den Auswahlen ist eine „right:“ und mindestens eine „choice:“.</translation>
    </message>
    <message>
        <source>A question offers numbers or words, not both.</source>
        <translation>Eine Frage bietet Zahlen oder Worte an, nicht beides.</translation>
    </message>
    <message>
        <source>The question has no answer: expected “answer:” with a check, or “choice:” and “right:”.</source>
        <translation>Die Frage hat keine Antwort: Erwartet wird „answer:“ mit einer Prüfung oder „choice:“ und „right:“.</translation>
    </message>
    <message>
        <source>This answer has nothing to ask for. Add “choice:” and “right:”, or use an answer with a number, a cell or a candidate.</source>
        <translation>Nach nichts in dieser Antwort kann gefragt werden: Erwartet werden dazu „choice:“ und „right:“ oder eine Antwort mit einer Zahl, einer Zelle oder einem Kandidaten.</translation>
    </message>
    <message>
        <source>Numbers are offered, but the answer is not a number.</source>
        <translation>Es werden Zahlen angeboten, aber die Antwort ist keine.</translation>
    </message>
    <message>
        <source>The answer, %1, is not one of the offered numbers.</source>
        <translation>Die Antwort %1 ist keine der angebotenen Zahlen.</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, and a number, as in hidden_single 1 5 0, not “%1”.</source>
        <translation>Erwartet werden der Name einer Regel, eine Schicht, die Stelle einer Zahl darin und eine Zahl, wie in hidden_single 1 5 0, nicht „%1“.</translation>
    </message>
    <message>
        <source>A lesson can bend at most %1 numbers.</source>
        <translation>Eine Lektion kann nicht mehr als %1 Zahlen verbiegen.</translation>
    </message>
    <message>
        <source>The network has no rule written as “%1”.</source>
        <translation>Das Netz hat keine Regel, die als „%1“ geschrieben ist.</translation>
    </message>
    <message>
        <source>Layer %1 of “%2” has no number %3 that can be bent.</source>
        <translation>Schicht %1 von „%2“ hat keine Zahl %3, die sich verbiegen lässt.</translation>
    </message>
    <message>
        <source>With that number “%1” has no layers.</source>
        <translation>Mit dieser Zahl hat „%1“ keine Schichten.</translation>
    </message>
    <message>
        <source>In the other run: %1</source>
        <translation>Im anderen Lauf: %1</translation>
    </message>
    <message>
        <source>There is no other run here: expected “what_if:” in this stop.</source>
        <translation>Hier gibt es keinen anderen Lauf: Erwartet wird „what_if:“ in dieser Station.</translation>
    </message>
    <message>
        <source>The other run equals the stop’s own: there is nothing to compare. Expected different rules, or a different number, as in bend hidden_single 1 5 0.</source>
        <translation>Der andere Lauf ist der der Station selbst: Es gibt nichts zu vergleichen. Erwartet werden andere Regeln oder eine andere Zahl, wie in bend hidden_single 1 5 0.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Put “bend” before a number of the other run, as in bend hidden_single 1 5 0.</source>
        <translation>Es gibt keine Regel „%1“. Vor einer Zahl des anderen Laufs steht „bend“, wie in bend hidden_single 1 5 0.</translation>
    </message>
    <message>
        <source>Expected the name of a PNG file beside the lesson (letters, digits, “_” and “-”), as in roof.png, or “recurrence”, not “%1”.</source>
        <translation>Erwartet wird der Name einer PNG-Datei neben der Lektion, aus Buchstaben, Ziffern, „_“ und „-“, wie in roof.png, oder „recurrence“, nicht „%1“.</translation>
    </message>
    <message>
        <source>Expected a check of the whole other run after “other”, as in other result no_solution or other passes = 25, not “%1”.</source>
        <translation>Hinter „other“ steht, was der ganze andere Lauf sagt, wie in other result no_solution oder other passes = 25, nicht „%1“.</translation>
    </message>
    <message>
        <source>Expected the seed of a training run, a whole number of at most nine digits, such as 41, not “%1”.</source>
        <translation>Erwartet wird der Startwert, mit dem ein Training beginnt, eine ganze Zahl mit höchstens neun Ziffern, wie in 41, nicht „%1“.</translation>
    </message>
    <message>
        <source>This network has a different board. Put “network:” above everything that names places.</source>
        <translation>Dieses Netz hat ein anderes Spielfeld: Erwartet wird „network:“ über allem, was Plätze nennt.</translation>
    </message>
    <message>
        <source>The answer is true before the reader has changed anything.</source>
        <translation>Die Antwort stimmt schon, bevor etwas geändert wurde.</translation>
    </message>
    <message>
        <source>The solution cannot be applied: the rule has no layers with it.</source>
        <translation>Die Lösung lässt sich nicht anwenden: Die Regel hat damit keine Schichten.</translation>
    </message>
    <message>
        <source>With the solution: %1</source>
        <translation>Mit der Lösung: %1</translation>
    </message>
    <message>
        <source>A reply belongs below a “choice:”, one for each.</source>
        <translation>Eine Erwiderung gehört unter ein „choice:“, zu jedem eine.</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, a range and your solution, as in hidden_single 1 5 -3..3 = 1, not “%1”.</source>
        <translation>Erwartet werden der Name einer Regel, eine Schicht, die Stelle einer Zahl darin, ein Bereich und Ihre Lösung, wie in hidden_single 1 5 -3..3 = 1, nicht „%1“.</translation>
    </message>
    <message>
        <source>A question can have at most %1 numbers to set.</source>
        <translation>Eine Frage kann höchstens %1 einstellbare Zahlen haben.</translation>
    </message>
    <message>
        <source>The solution %1 is not in the range %2..%3.</source>
        <translation>Die Lösung %1 liegt nicht im Bereich %2..%3.</translation>
    </message>
    <message>
        <source>Expected one candidate, as in r2c3=4, not “%1”.</source>
        <translation>Erwartet wird ein Kandidat, wie in r2c3=4, nicht „%1“.</translation>
    </message>
    <message>
        <source>Expected “answer:” with what must be true after the change.</source>
        <translation>Erwartet wird „answer:“ mit dem, was nach der Änderung gelten muss.</translation>
    </message>
    <message>
        <source>A question has numbers to set, a candidate to erase, or answers to choose from: only one of them.</source>
        <translation>Eine Frage hat Zahlen zum Einstellen, einen Kandidaten zum Löschen oder Antworten zur Auswahl: nur eines davon.</translation>
    </message>
    <message>
        <source>The candidate to erase is not on the starting grid. The reader erases one of these.</source>
        <translation>Der zu löschende Kandidat steht nicht im Startgitter. Gelöscht wird einer von dort.</translation>
    </message>
    <message>
        <source>A lesson can have at most %1 numbers to set.</source>
        <translation>Eine Lektion kann höchstens %1 einstellbare Zahlen haben.</translation>
    </message>
</context>
<context>
    <name>convoku::LineLayers</name>
    <message>
        <source>In the graph</source>
        <translation>Im Graphen</translation>
    </message>
    <message>
        <source>The rule graph, with the layers of this line marked</source>
        <translation>Der Regelgraph, mit den Schichten dieser Zeile markiert</translation>
    </message>
    <message>
        <source>Put the cursor in a line to see its layers here.</source>
        <translation>Setzen Sie den Cursor in eine Zeile, um hier ihre Schichten zu sehen.</translation>
    </message>
    <message>
        <source>Numbers of the line</source>
        <translation>Zahlen der Zeile</translation>
    </message>
    <message>
        <source>%1: layer %2</source>
        <translation>%1: Schicht %2</translation>
    </message>
    <message>
        <source>%1: layers %2 to %3</source>
        <translation>%1: Schichten %2 bis %3</translation>
    </message>
</context>
<context>
    <name>convoku::ListController</name>
    <message>
        <source>&amp;Collections</source>
        <translation>&amp;Sammlungen</translation>
    </message>
    <message>
        <source>&amp;Generate puzzles…</source>
        <translation>Rätsel er&amp;zeugen…</translation>
    </message>
    <message>
        <source>Generate puzzles from a seed, selected by what the network needs to solve them</source>
        <translation>Rätsel aus einem Startwert erzeugen, danach ausgewählt, was das Netz zum Lösen braucht</translation>
    </message>
    <message>
        <source>Next pu&amp;zzle of the file</source>
        <translation>Nächstes Rätsel der &amp;Datei</translation>
    </message>
    <message>
        <source>Open the next puzzle of the list</source>
        <translation>Das nächste Rätsel der Liste öffnen</translation>
    </message>
    <message>
        <source>Previous puzzle of the fil&amp;e</source>
        <translation>Voriges Rätsel der Date&amp;i</translation>
    </message>
    <message>
        <source>Open the previous puzzle of the list</source>
        <translation>Das vorige Rätsel der Liste öffnen</translation>
    </message>
    <message>
        <source>Analyse the collection</source>
        <translation>Sammlung analysieren</translation>
    </message>
    <message>
        <source>Solve all puzzles of the list with the network: solutions, passes, guesses, rules</source>
        <translation>Alle Rätsel der Liste vom Netz lösen lassen: Lösungen, Durchgänge, Annahmen, Regeln</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Random puzzle of the list</source>
        <translation>Zufälliges Rätsel der Liste</translation>
    </message>
    <message>
        <source>Open one of the shown puzzles at random</source>
        <translation>Irgendeines der angezeigten Rätsel öffnen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Save shown puzzles of the list…</source>
        <translation>Angezeigte Rätsel der Liste speichern…</translation>
    </message>
    <message>
        <source>Save the puzzles shown by the filter, as lines or as a table with their numbers</source>
        <translation>Die vom Filter gezeigten Rätsel speichern, als Zeilen oder als Tabelle mit ihren Zahlen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save selected puzzles of the list…</source>
        <translation>Ausgewählte Rätsel der Liste speichern…</translation>
    </message>
    <message>
        <source>Save the selected puzzles, as lines or as a table with their numbers</source>
        <translation>Die ausgewählten Rätsel speichern, als Zeilen oder als Tabelle mit ihren Zahlen</translation>
    </message>
    <message>
        <source>Histogram of passes</source>
        <translation>Histogramm der Durchgänge</translation>
    </message>
    <message>
        <source>Show a histogram of the puzzles by passes beside the list</source>
        <translation>Neben der Liste zeigen, wie viele Rätsel wie viele Durchgänge brauchen</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. This one is “%1”.</source>
        <translation>Mehrere Spalten dieser Tabelle enthalten Rätsel; das ist „%1“.</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>Spalte wählen…</translation>
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
        <translation>Rätsel bearbeiten – Convoku</translation>
    </message>
    <message>
        <source>Editing %1 – Convoku</source>
        <translation>%1 bearbeiten – Convoku</translation>
    </message>
    <message>
        <source>%1 – Convoku</source>
        <translation>%1 – Convoku</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
</context>
<context>
    <name>convoku::MarkController</name>
    <message>
        <source>Toggle &amp;breakpoint</source>
        <translation>&amp;Haltepunkt ein/aus</translation>
    </message>
    <message>
        <source>Stop when the picked candidate changes or, if none is picked, when this step’s event happens</source>
        <translation>Anhalten, wo sich der gewählte Kandidat ändert oder, wenn keiner gewählt ist, wo das Ereignis dieses Schritts eintritt</translation>
    </message>
    <message>
        <source>&amp;Add breakpoint…</source>
        <translation>Haltepunkt hin&amp;zufügen…</translation>
    </message>
    <message>
        <source>Choose what to stop at</source>
        <translation>Wählen, wobei angehalten wird</translation>
    </message>
    <message>
        <source>&amp;Next hit</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Go to the next breakpoint hit</source>
        <translation>Weiter zum nächsten Treffer eines Haltepunkts</translation>
    </message>
    <message>
        <source>&amp;Previous hit</source>
        <translation>&amp;Voriger Treffer</translation>
    </message>
    <message>
        <source>Go to the previous breakpoint hit</source>
        <translation>Zurück zum vorigen Treffer eines Haltepunkts</translation>
    </message>
    <message>
        <source>Toggle book&amp;mark</source>
        <translation>&amp;Lesezeichen ein/aus</translation>
    </message>
    <message>
        <source>Set or remove a bookmark at this position</source>
        <translation>An dieser Stelle ein Lesezeichen setzen oder entfernen</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>Lesezeichen %1</translation>
    </message>
    <message>
        <source>Go to bookmark %1</source>
        <translation>Gehe zu Lesezeichen %1</translation>
    </message>
    <message>
        <source>E&amp;xplain the picked candidate</source>
        <translation>Gewählten &amp;Kandidaten erklären</translation>
    </message>
    <message>
        <source>Show why the picked candidate was removed (on the board)</source>
        <translation>Zeigen, warum der gewählte Kandidat gestrichen ist (auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>&amp;History of the picked candidate</source>
        <translation>Verlauf des &amp;gewählten Kandidaten</translation>
    </message>
    <message>
        <source>Show what happened to the picked candidate (on the board)</source>
        <translation>Zeigen, was mit dem gewählten Kandidaten geschah (auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>Pin this la&amp;yer</source>
        <translation>Schicht an&amp;heften</translation>
    </message>
    <message>
        <source>Keep the tensors of the layer at this position in a separate tab</source>
        <translation>Die Tensoren der Schicht an dieser Stelle in einem eigenen Reiter behalten</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>No breakpoints. Press F9 to set one, Ctrl+F9 to choose what to stop at.</source>
        <translation>Es gibt keinen Haltepunkt. F9 setzt einen, Strg+F9 fragt, wobei angehalten werden soll.</translation>
    </message>
    <message>
        <source>There is no later hit of a breakpoint.</source>
        <translation>Nach dieser Stelle hält kein Haltepunkt an.</translation>
    </message>
    <message>
        <source>There is no earlier hit of a breakpoint.</source>
        <translation>Vor dieser Stelle hält kein Haltepunkt an.</translation>
    </message>
    <message>
        <source>Breakpoint set: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>Haltepunkt gesetzt: %1</translation>
    </message>
    <message>
        <source>Breakpoint removed: %1</source>
        <translation>Haltepunkt entfernt: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>Pinned in a separate tab: %1</source>
        <translation>Angeheftet: %1 hat einen eigenen Reiter</translation>
    </message>
    <message>
        <source>%1 is pinned already</source>
        <translation>%1 ist schon angeheftet</translation>
    </message>
</context>
<context>
    <name>convoku::MessageBar</name>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkChecks</name>
    <message>
        <source>Only removes</source>
        <translation>Entfernt nur</translation>
    </message>
    <message>
        <source>%1: it restores %2.</source>
        <translation>%1: bringt %2 zurück.</translation>
    </message>
    <message>
        <source>no candidate is restored on %1 random boards</source>
        <translation>kein Kandidat kommt auf %1 zufälligen Spielfeldern zurück</translation>
    </message>
    <message>
        <source>Both ways of running agree</source>
        <translation>Beide Rechenwege stimmen überein</translation>
    </message>
    <message>
        <source>it has real numbers, which are only computed number by number</source>
        <translation>hat reelle Zahlen, die nur Zahl für Zahl gerechnet werden</translation>
    </message>
    <message>
        <source>%1: the values of layer %2 differ</source>
        <translation>%1: die Werte der Schicht %2 weichen ab</translation>
    </message>
    <message>
        <source>bits and numbers, every number of %1 layers on %2 boards</source>
        <translation>Bits und Zahlen, jede Zahl von %1 Schichten auf %2 Spielfeldern</translation>
    </message>
    <message>
        <source>Saves work</source>
        <translation>Spart Arbeit</translation>
    </message>
    <message>
        <source>the network does not run this rule</source>
        <translation>das Netz führt diese Regel nicht aus</translation>
    </message>
    <message>
        <source>Sound on every board</source>
        <translation>Korrekt auf jedem Spielfeld</translation>
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
        <translation>Netz</translation>
    </message>
    <message>
        <source>&amp;Open a network…</source>
        <translation>Netz ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>A file with your own network; the help explains how to write one</source>
        <translation>Eine Datei mit einem eigenen Netz; wie man es schreibt, steht in der Hilfe</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Netz: %1</translation>
    </message>
    <message>
        <source>This network cannot run.</source>
        <translation>Dieses Netz kann nicht laufen.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>The file holds several networks. Which one do you want to run?</source>
        <translation>Die Datei enthält mehrere Netze. Welches soll laufen?</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>Netz öffnen</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>These numbers do not belong to the running network.</source>
        <translation>Diese Zahlen sind nicht die des Netzes, das läuft.</translation>
    </message>
    <message>
        <source>Networks and weights (*.network *.onnx *.safetensors);;All files (*)</source>
        <translation>Netze und Gewichte (*.network *.onnx *.safetensors);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>How do you want to read the file? “first” and “last” give the position of the digit dimension and, after “+”, that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>Wie soll die Datei gelesen werden? „first“ und „last“ sagen, wo die Dimension der Ziffern ist, hinter „+“ die der Ausgabe. 81 Zahlen sind die Ziffern oder Ziffer / 9 − 0,5 (centred), Ziffer / 9 (ninths) oder Ziffer / 10 (tenths).</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkDocument</name>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>makes</source>
        <translation>ergibt</translation>
    </message>
    <message>
        <source>which is</source>
        <translation>das heißt</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>**Layer %1: %2.**</source>
        <translation>**Schicht %1: %2.**</translation>
    </message>
    <message>
        <source>Layer %1 does the same to other values.</source>
        <translation>Schicht %1 tut dasselbe mit anderen Werten.</translation>
    </message>
    <message>
        <source>Layers %1 do the same to other values.</source>
        <translation>Die Schichten %1 tun dasselbe mit anderen Werten.</translation>
    </message>
    <message>
        <source># All layers of the network</source>
        <translation># Alle Schichten des Netzes</translation>
    </message>
    <message>
        <source>`convoku-cli pictures` makes this page from the network itself. Each group of layers is drawn as a graph, from its input at the top to its output at the bottom. The small picture at a layer shows its result in a run of the puzzle `%1`: the planes of its output side by side. The stronger the colour, the larger the number.</source>
        <translation>Diese Seite ist aus dem Netz selbst erzeugt, mit `convoku-cli pictures`. Jede Gruppe von Schichten ist als Graph gezeichnet, vom Eingang oben bis zum Ausgang unten. Das kleine Bild an einer Schicht ist, was sie in einem Lauf des Rätsels `%1` berechnet: die Ebenen ihrer Ausgabe nebeneinander, und je kräftiger die Farbe, desto größer die Zahl.</translation>
    </message>
    <message>
        <source>Below its table, each group lists the layers with a kernel: every convolution, pooling and unpooling, once if several do the same. One number of the output is selected, at a place where the rule has an effect. It has a blue frame. The numbers that it is computed from have an orange frame, and only the planes with such numbers are shown. The sum or the maximum is written out below.</source>
        <translation>Unter ihrer Tabelle hat jede Gruppe die Schichten mit einem Kernel: jede Faltung, jedes Pooling und Unpooling, einmal, wo mehrere dasselbe tun. Eine Zahl der Ausgabe ist gewählt, dort, wo die Regel etwas tut: Sie hat einen blauen Rahmen. Die Zahlen, aus denen sie entsteht, haben einen orangen Rahmen, und nur Ebenen mit solchen Zahlen sind gezeigt. Darunter steht die Summe oder das Maximum ausgeschrieben.</translation>
    </message>
    <message>
        <source>The groups of one pass, and the values that they pass on.</source>
        <translation>Die Gruppen eines Durchgangs und die Werte, die sie weitergeben.</translation>
    </message>
    <message>
        <source>The values are those of pass %1.</source>
        <translation>Die Werte sind die von Durchgang %1.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkFile</name>
    <message>
        <source>%1 holds no network, only parts of one.</source>
        <translation>%1 enthält kein Netz, nur Teile von einem.</translation>
    </message>
    <message>
        <source>specify which one as FILE#ID: %1 contains %2.</source>
        <translation>sagen Sie mit DATEI#ID, welches: %1 enthält %2.</translation>
    </message>
    <message>
        <source>“%1” is neither a network nor a file; the networks are %2.</source>
        <translation>es gibt weder ein Netz noch eine Datei „%1“; Netze sind %2.</translation>
    </message>
    <message>
        <source>%1 has an encoding whose candidates do not match the givens of a puzzle, for example of %2.</source>
        <translation>%1 hat eine Kodierung, die andere Kandidaten ergibt, als die Vorgaben eines Rätsels sagen, zum Beispiel bei %2.</translation>
    </message>
    <message>
        <source>%1 has a search with a custom way of keeping its stack. Such files can be checked. Only a search that equals “fewest_candidates” except for the cell it guesses in (score, one number per cell) can be run.</source>
        <translation>%1 hat eine Suche, die ihren Stapel auf eigene Art führt. Solche Dateien lassen sich prüfen; ausführen lässt sich nur eine Suche, die bis auf die Zelle ihrer Annahme (score, eine Zahl für jede Zelle) „fewest_candidates“ ist.</translation>
    </message>
    <message>
        <source>no rule of the network “%1” has learned numbers: its text has no learned(…).</source>
        <translation>keine Regel des Netzes „%1“ hat gelernte Zahlen: In seinem Text steht kein learned(…).</translation>
    </message>
    <message>
        <source>this network cannot be written as text or take different numbers.</source>
        <translation>dieses Netz lässt sich nicht als Text sagen und kann keine anderen Zahlen bekommen.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPage</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>%1: a network in your browser</source>
        <translation>%1: ein Netz in Ihrem Browser</translation>
    </message>
    <message>
        <source>This page runs a network and requires JavaScript.</source>
        <translation>Diese Seite führt ein Netz aus und braucht JavaScript.</translation>
    </message>
    <message>
        <source>ONNX Runtime for browsers is not in %1. Install it there with: %2</source>
        <translation>ONNX Runtime für Browser ist nicht in %1. Das bringt es dorthin: %2</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 ist kein Ordner und lässt sich auch nicht als solcher anlegen.</translation>
    </message>
    <message>
        <source>%1 already exists and does not belong to a Convoku page. Nothing is written.</source>
        <translation>%1 gibt es schon, und es gehört zu keiner Seite von Convoku: Nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>This network cannot be written as an ONNX file: %1</source>
        <translation>Dieses Netz lässt sich nicht als ONNX-Datei schreiben: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Start</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>a button</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button: go on by one pass</comment>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Page Down</source>
        <comment>a key</comment>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Load</source>
        <comment>a puzzle</comment>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>appearance</comment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>appearance</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>appearance</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Larger: %1</source>
        <translation>Größer: %1</translation>
    </message>
    <message>
        <source>Smaller: %1</source>
        <translation>Kleiner: %1</translation>
    </message>
    <message>
        <source>The network as an ONNX file</source>
        <translation>Das Netz als ONNX-Datei</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>one step forward or back; on the board, from cell to cell; on a layer, from number to number</source>
        <translation>einen Schritt weiter und zurück; auf dem Spielfeld von Zelle zu Zelle, auf einer Schicht von Zahl zu Zahl</translation>
    </message>
    <message>
        <source>one pass forward or back</source>
        <translation>einen Durchgang weiter und zurück</translation>
    </message>
    <message>
        <source>play and pause</source>
        <translation>abspielen und anhalten</translation>
    </message>
    <message>
        <source>the start and the end of the run</source>
        <translation>der Start und das Ende des Laufs</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>von Teil zu Teil</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>Dieser Durchgang</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielfeld</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>%1 characters, row by row: 1–%2, and a dot or 0 for an empty cell.</source>
        <translation>%1 Zeichen, Zeile für Zeile: 1–%2, und ein Punkt oder 0 für eine leere Zelle.</translation>
    </message>
    <message>
        <source>Expected %2 characters, found %1.</source>
        <translation>%2 Zeichen werden gebraucht, das sind %1.</translation>
    </message>
    <message>
        <source>Character %1 is “%2”: expected a digit, or a dot for an empty cell.</source>
        <translation>Zeichen %1 ist „%2“: Erwartet wird eine Ziffer oder ein Punkt für eine leere Zelle.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>Schichten: %1</translation>
    </message>
    <message>
        <source>Every value that the network computes in this step, as squares: a stronger colour is a larger value, empty is 0. To see a number, point at its square or use the arrow keys.</source>
        <translation>Jeder Wert, den das Netz in diesem Schritt ausrechnet, als Quadrate: kräftiger ist mehr, leer ist 0. Zeigen Sie auf ein Quadrat oder gehen Sie mit den Pfeiltasten hin, um seine Zahl zu sehen.</translation>
    </message>
    <message>
        <source>Step forward to see what its layers compute.</source>
        <translation>Gehen Sie einen Schritt weiter, um zu sehen, was seine Schichten ausrechnen.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Pass %1, step %2: %3</source>
        <translation>Durchgang %1, Schritt %2: %3</translation>
    </message>
    <message>
        <source>The puzzle. Givens: %1, candidates: %2.</source>
        <translation>Das Rätsel. Vorgaben: %1, Kandidaten: %2.</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 streicht %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1 findet hier nichts.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a digit from cells</comment>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>candidates, guesses</comment>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Solved: %1 cells with one digit each, and none twice in a house.</source>
        <translation>Gelöst: %1 Zellen mit je einer Ziffer, und keine zweimal in einem Haus.</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>%1 steht zweimal in %2: in %3 und %4.</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 hat keinen Kandidaten mehr.</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory: the run continues.</source>
        <translation>Weder gelöst noch ein Widerspruch: Es geht weiter.</translation>
    </message>
    <message>
        <source>continues</source>
        <comment>the run</comment>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 at depth %2 and sets %3 aside.</source>
        <translation>Die Regeln finden nichts mehr, also rät das Netz %1 in Tiefe %2 und stellt %3 zurück.</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %3 is permanently removed from %4. Restored candidates: %2.</source>
        <translation>Die Annahme %1 wird zurückgenommen: %3 verlässt %4 endgültig. Kandidaten, die zurückkehren: %2.</translation>
    </message>
    <message>
        <source>The rules still find something: no guess.</source>
        <translation>Die Regeln finden noch etwas: keine Annahme.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>There is no guess to undo: the puzzle has no solution.</source>
        <translation>Es gibt keine Annahme, die sich zurücknehmen ließe: Das Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>The rules find nothing more, and there is no search: the run stops here.</source>
        <translation>Die Regeln finden nichts mehr, und es gibt keine Suche: Der Lauf endet hier.</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Stecken geblieben</translation>
    </message>
    <message>
        <source>That was the last pass. The page stops here.</source>
        <translation>Das war der letzte Durchgang: Weiter geht die Seite nicht.</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Zu viele Durchgänge</translation>
    </message>
    <message>
        <source>Passes: %1, guesses: %2, undone: %3</source>
        <translation>Durchgänge: %1, Annahmen: %2, zurückgenommen: %3</translation>
    </message>
    <message>
        <source>Pass %1: removed: %2</source>
        <translation>Durchgang %1: gestrichen: %2</translation>
    </message>
    <message>
        <source>%1: removed: %2</source>
        <translation>%1: gestrichen: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation>%1, vorgegeben</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1, gefunden</translation>
    </message>
    <message>
        <source>%1, guessed</source>
        <translation>%1, geraten</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>Kandidaten %1</translation>
    </message>
    <message>
        <source>no candidate left</source>
        <translation>kein Kandidat mehr</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <translation>%1 gestrichen durch %2</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 zurückgestellt</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>%1 zurückgekehrt</translation>
    </message>
    <message>
        <source>Guess at depth %1</source>
        <translation>Annahme in Tiefe %1</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>Durch eine Annahme zurückgestellt</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>Folgt aus einer Annahme</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Zurückgekehrt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Gestrichen</translation>
    </message>
    <message>
        <source>in</source>
        <comment>what a group of layers is handed</comment>
        <translation>ein</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>the layers that it reads</comment>
        <translation>Aus: %1.</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>not 0: %1 of %2</source>
        <translation>nicht 0: %1 von %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>das Spielfeld</translation>
    </message>
    <message>
        <source>ONNX Runtime is loaded …</source>
        <translation>ONNX Runtime wird geladen …</translation>
    </message>
    <message>
        <source>ONNX Runtime starts …</source>
        <translation>ONNX Runtime startet …</translation>
    </message>
    <message>
        <source>The network is tested …</source>
        <translation>Das Netz wird geprüft …</translation>
    </message>
    <message>
        <source>The network runs in this browser (ONNX Runtime, WebAssembly). Correct boards in its self-test: %1.</source>
        <translation>Das Netz läuft in diesem Browser (ONNX Runtime, WebAssembly). Spielfelder seines Selbsttests, die stimmen: %1.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 ist nicht da</translation>
    </message>
    <message>
        <source>the self-test failed: this browser and the program get different results for %1</source>
        <translation>der Selbsttest stimmt nicht: Dieser Browser bekommt für %1 nicht dasselbe wie das Programm</translation>
    </message>
    <message>
        <source>The network cannot run here: %1.</source>
        <translation>Das Netz kann hier nicht laufen: %1.</translation>
    </message>
    <message>
        <source>%1 restores a removed candidate</source>
        <translation>%1 setzt einen Kandidaten zurück, der weg war</translation>
    </message>
    <message>
        <source>its search goes deeper than the number of cells</source>
        <translation>seine Suche geht tiefer, als es Zellen gibt</translation>
    </message>
    <message>
        <source>its search guesses something other than one candidate</source>
        <translation>seine Suche rät etwas, das nicht ein Kandidat ist</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPageDialog</name>
    <message>
        <source>for a &amp;frame in your own page</source>
        <translation>für einen &amp;Rahmen in einer eigenen Seite</translation>
    </message>
    <message>
        <source>Export a page for a browser</source>
        <translation>Eine Seite für Browser exportieren</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Fo&amp;lder of the page</source>
        <translation>Or&amp;dner der Seite</translation>
    </message>
    <message>
        <source>Folder of the page</source>
        <translation>Ordner der Seite</translation>
    </message>
    <message>
        <source>Folder &amp;node_modules</source>
        <translation>Ordner &amp;node_modules</translation>
    </message>
    <message>
        <source>Folder node_modules</source>
        <translation>Ordner node_modules</translation>
    </message>
    <message>
        <source>ONNX Runtime runs the network in the browser. It comes from the package onnxruntime-web. Install it into that folder with: %1</source>
        <translation>Was das Netz im Browser ausführt, ONNX Runtime, kommt aus dem Paket onnxruntime-web, das dies in diesen Ordner bringt: %1</translation>
    </message>
    <message>
        <source>Without a header and with the layers collapsed</source>
        <translation>Ohne Kopf, mit eingeklappten Schichten</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPicker</name>
    <message>
        <source>File…</source>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>Netz öffnen</translation>
    </message>
    <message>
        <source>Networks (*.network *.onnx);;All files (*)</source>
        <translation>Netze (*.network *.onnx);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>How do you want to read the file?</source>
        <translation>Wie soll die Datei gelesen werden?</translation>
    </message>
    <message>
        <source>Which network of the file?</source>
        <translation>Welches Netz der Datei?</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWording</name>
    <message>
        <source>The digits of the puzzle become planes, one for each digit; an empty cell is 1 in all of them.</source>
        <translation>Aus den Ziffern des Rätsels werden Ebenen, eine je Ziffer; eine leere Zelle ist auf allen 1.</translation>
    </message>
    <message>
        <source>A cell whose only candidate is a digit clears that digit from the rest of its house.</source>
        <translation>Eine Zelle, deren einziger Kandidat eine Ziffer ist, streicht diese Ziffer im Rest ihres Hauses.</translation>
    </message>
    <message>
        <source>If a digit occurs in only one line of a box, it is removed from the rest of that line.</source>
        <translation>Eine Ziffer, die in einem Block nur in einer Linie vorkommt, fällt im Rest dieser Linie weg.</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its house loses every other candidate.</source>
        <translation>Eine Zelle, die der einzige Platz einer Ziffer in ihrem Haus ist, verliert alle anderen Kandidaten.</translation>
    </message>
    <message>
        <source>Two cells of a house with exactly the same two candidates clear these two digits from the rest of the house.</source>
        <translation>Zwei Zellen eines Hauses mit genau denselben zwei Kandidaten streichen diese beiden Ziffern im Rest des Hauses.</translation>
    </message>
    <message>
        <source>Solved if every cell has one candidate and no house has one twice. A contradiction if a cell has none, or if two cells of a house have the same one.</source>
        <translation>Gelöst, wo jede Zelle einen Kandidaten hat und kein Haus einen doppelt; ein Widerspruch, wo eine Zelle keinen hat oder zwei eines Hauses denselben haben.</translation>
    </message>
    <message>
        <source>When the rules find nothing more, the search guesses in the cell with the fewest candidates. A contradiction undoes the last guess.</source>
        <translation>Wo die Regeln nichts mehr finden, wird in der Zelle mit den wenigsten Kandidaten geraten; ein Widerspruch nimmt die letzte Annahme zurück.</translation>
    </message>
    <message>
        <source>The article&apos;s network: nine rules, a verdict, and a search with one stack in a tensor.</source>
        <translation>Das Netz des Artikels: neun Regeln, ein Urteil und eine Suche mit einem Stapel in einem Tensor.</translation>
    </message>
    <message>
        <source>The first six rules of the article: singles and pointing, without pairs.</source>
        <translation>Die ersten sechs Regeln des Artikels: Einer und Pointing, ohne Paare.</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>part of a network</comment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>encoding</source>
        <comment>part of a network</comment>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>part of a network</comment>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>search</source>
        <comment>part of a network</comment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1: what should stand there; %2: what does</extracomment>
        <translation>erwartet: %1</translation>
    </message>
    <message>
        <source>expected %1, found “%2”</source>
        <translation>erwartet: %1; gefunden: „%2“</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>a name of lower-case letters, digits and _</source>
        <translation>ein Name aus Kleinbuchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>a line indented like the first one below the name, with spaces and no tabs</source>
        <translation>eine Zeile, so weit eingerückt wie die erste unter dem Namen, mit Leerzeichen und ohne Tabulatoren</translation>
    </message>
    <message>
        <source>a sentence in quotes</source>
        <translation>ein Satz in Anführungszeichen</translation>
    </message>
    <message>
        <source>the inputs of such a part: %1</source>
        <translation>das, was ein solcher Teil bekommt (%1)</translation>
    </message>
    <message>
        <source>the results of such a part, all computed above: %1</source>
        <translation>das, was ein solcher Teil zurückgibt, alles darüber berechnet (%1)</translation>
    </message>
    <message>
        <source>a value: a name, a number, a word with its arguments, ( or ~</source>
        <translation>ein Wert, also ein Name, eine Zahl, ein Wort mit seinen Argumenten, ( oder ~</translation>
    </message>
    <message>
        <source>a last line that returns</source>
        <translation>eine letzte Zeile mit return</translation>
    </message>
    <message>
        <source>nothing after what is returned</source>
        <translation>nichts mehr hinter dem, was zurückgegeben wird</translation>
    </message>
    <message>
        <source>an unused name</source>
        <translation>ein Name, der noch frei ist</translation>
    </message>
    <message>
        <source>the name of a value defined above</source>
        <translation>der Name eines Wertes, der darüber steht</translation>
    </message>
    <message>
        <source>a part of that kind, from this file or listed by “convoku-cli network list”</source>
        <translation>ein Teil dieser Art, aus dieser Datei oder einer von denen, die „convoku-cli network list“ nennt</translation>
    </message>
    <message>
        <source>a house for which there is such a rule</source>
        <translation>ein Haus, für das es eine solche Regel gibt</translation>
    </message>
    <message>
        <source>a rule that is not already in the network</source>
        <translation>eine Regel, die noch nicht in dem Netz steht</translation>
    </message>
    <message>
        <source>a line “cause NAME” with the value that holds the rule’s finding</source>
        <translation>eine Zeile „cause NAME“ mit dem Wert, der sagt, was die Regel gefunden hat</translation>
    </message>
    <message>
        <source>fewer nested parentheses</source>
        <translation>weniger ineinander verschachtelte Klammern</translation>
    </message>
    <message>
        <source>at most 64 KiB and 1,000 lines</source>
        <translation>höchstens 64 KiB und 1000 Zeilen</translation>
    </message>
    <message>
        <source>text in UTF-8 without control characters</source>
        <translation>Text in UTF-8 ohne Steuerzeichen</translation>
    </message>
    <message>
        <source>a word of the language followed by (</source>
        <translation>ein Wort der Sprache mit ( dahinter</translation>
    </message>
    <message>
        <source>the arguments that this word takes; see the help, “Networks as text”</source>
        <translation>die Argumente, die dieses Wort nimmt; siehe „Netze als Text“ in der Hilfe</translation>
    </message>
    <message>
        <source>a whole number that is valid here</source>
        <translation>eine ganze Zahl, die hier möglich ist</translation>
    </message>
    <message>
        <source>weights such as pairs(digit) or ones(1, 9), or lists of numbers of equal length</source>
        <translation>Gewichte wie pairs(digit) oder ones(1, 9), oder gleich lange Listen von Zahlen</translation>
    </message>
    <message>
        <source>a list of numbers, one for each output plane (%1)</source>
        <translation>eine Liste von Zahlen, eine für jede Ebene, die herauskommt (%1)</translation>
    </message>
    <message>
        <source>matching shapes; the shapes here: %1</source>
        <translation>Formen, die zueinander passen; hier treffen sich %1</translation>
    </message>
    <message>
        <source>a value of only 0s and 1s; this one can be %1</source>
        <translation>ein Wert aus 0 und 1; dieser kann %1 sein</translation>
    </message>
    <message>
        <source>a range inside %1</source>
        <translation>ein Bereich innerhalb von %1</translation>
    </message>
    <message>
        <source>smaller numbers (up to 16,777,216) or fewer of them (up to 65,536)</source>
        <translation>kleinere Zahlen (bis 16.777.216) oder weniger Zahlen (bis 65.536)</translation>
    </message>
    <message>
        <source>something to compute; this line creates no layer</source>
        <translation>etwas zu berechnen; diese Zeile macht keine Schicht</translation>
    </message>
    <message>
        <source>a result like the input of the next pass; shape (and the expected one) %1, numbers %2</source>
        <translation>ein Ergebnis wie das, was der nächste Durchgang bekommt; Form (und die verlangte) %1, Zahlen %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>at most %1 rules</source>
        <translation>nicht mehr Regeln als so viele (%1)</translation>
    </message>
    <message>
        <source>less computation (additions: at most %1)</source>
        <translation>weniger zu berechnen (Additionen: höchstens %1)</translation>
    </message>
    <message>
        <source>The article’s nine rules</source>
        <extracomment>a network: the nine rules of the article that the program is about</extracomment>
        <translation>Die neun Regeln des Artikels</translation>
    </message>
    <message>
        <source>The article’s first six rules</source>
        <translation>Die ersten sechs Regeln des Artikels</translation>
    </message>
    <message>
        <source>a shorter text (characters: at most %1)</source>
        <translation>einen kürzeren Text (Zeichen: höchstens %1)</translation>
    </message>
    <message>
        <source>a number with at most six digits before the point and nine after it</source>
        <translation>eine Zahl mit höchstens sechs Ziffern und neun hinter dem Punkt</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>planes, rows, columns or what they represent (digit, row, column), each once</source>
        <translation>planes, rows, columns oder wofür sie stehen (digit, row, column), jedes einmal</translation>
    </message>
    <message>
        <source>lists of numbers of equal length: the rows of a kernel</source>
        <translation>Listen von Zahlen, alle gleich lang: die Zeilen eines Kernels</translation>
    </message>
    <message>
        <source>whole numbers, as only these go from pass to pass; pick_one converts other numbers</source>
        <translation>ganze Zahlen, nur solche gehen von Durchgang zu Durchgang; pick_one macht welche aus anderen</translation>
    </message>
    <message>
        <source>whole numbers; this value has other numbers. Use clamp, minimum and maximum for those, or pick_one to convert them to whole numbers</source>
        <translation>ganze Zahlen; dieser Wert hat andere. Für die gibt es clamp, minimum und maximum, und pick_one macht ganze Zahlen aus ihnen</translation>
    </message>
    <message>
        <source>Like clashes, but a digit that occurs twice in a custom house of the network is also a contradiction.</source>
        <translation>Wie clashes, und auch eine Ziffer, die in einem eigenen Haus des Netzes doppelt steht, ist ein Widerspruch.</translation>
    </message>
    <message>
        <source>Sudoku X: the article&apos;s nine rules, and the applicable ones for the two diagonals, which also hold nine different digits.</source>
        <translation>Sudoku X: die neun Regeln des Artikels und die, die passen, für die beiden Diagonalen, die auch neun verschiedene Ziffern enthalten.</translation>
    </message>
    <message>
        <source>row, column or box, each once; in a network also a custom house defined above</source>
        <translation>row, column oder box, jedes einmal; in einem Netz auch ein eigenes Haus, das darüber steht</translation>
    </message>
    <message>
        <source>%1 cells, each once: r1c1, r2c2 …</source>
        <translation>%1 Zellen, jede einmal: r1c1, r2c2 …</translation>
    </message>
    <message>
        <source>house or rule; or, once each, board (above any house), encoding, verdict and search; board and search are optional</source>
        <translation>house oder rule, oder je einmal board (über jedem house), encoding, verdict und search; board und search dürfen fehlen</translation>
    </message>
    <message>
        <source>a line “house NAME: …” for this verdict to check</source>
        <translation>eine Zeile „house NAME: …“, die sich dieses Urteil ansehen kann</translation>
    </message>
    <message>
        <source>house, row, column, box, digit, board or plane; for rows and columns also part, parts or boxes; for counting in a verdict also own_houses</source>
        <translation>house, row, column, box, digit, board oder plane; für Zeilen und Spalten auch part, parts oder boxes; in einem Urteil zum Zählen auch own_houses</translation>
    </message>
    <message>
        <source>Sudoku X, with diagonals</source>
        <translation>Sudoku X, mit Diagonalen</translation>
    </message>
    <message>
        <source>at most %1 custom houses</source>
        <translation>höchstens so viele eigene Häuser (%1)</translation>
    </message>
    <message>
        <source>If k places of a group have only k values between them, these values are removed from the other places of the group.</source>
        <translation>Wo k Plätze einer Gruppe zusammen nur k Werte haben, fallen diese Werte an den anderen Plätzen der Gruppe weg.</translation>
    </message>
    <message>
        <source>If a digit occurs in only one box of a line, it is removed from the rest of that box.</source>
        <translation>Eine Ziffer, die in einer Linie nur in einem Block vorkommt, fällt im Rest dieses Blocks weg.</translation>
    </message>
    <message>
        <source>If a cell of a house has a single candidate, that digit is removed from the rest of the house.</source>
        <translation>Eine Zelle eines Hauses mit nur einem Kandidaten streicht diese Ziffer im Rest des Hauses.</translation>
    </message>
    <message>
        <source>If a digit has a single cell in a house, all other digits are removed from that cell.</source>
        <translation>Eine Ziffer, die in einem Haus nur eine Zelle hat, streicht in dieser Zelle alle anderen Ziffern.</translation>
    </message>
    <message>
        <source>If two cells of a house have only two digits between them, these digits are removed from the rest of the house.</source>
        <translation>Zwei Zellen eines Hauses, die zusammen nur zwei Ziffern haben, streichen diese Ziffern im Rest des Hauses.</translation>
    </message>
    <message>
        <source>If two digits have only two cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Zwei Ziffern, die in einem Haus zusammen nur zwei Zellen haben, streichen in diesen Zellen alle anderen Ziffern.</translation>
    </message>
    <message>
        <source>If two rows together have a digit in only two columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Eine Ziffer, die in zwei Zeilen zusammen nur zwei Spalten hat, fällt im Rest dieser Spalten weg; ebenso mit zwei Spalten und zwei Zeilen.</translation>
    </message>
    <message>
        <source>If three cells of a house have only three digits between them, these digits are removed from the rest of the house.</source>
        <translation>Drei Zellen eines Hauses, die zusammen nur drei Ziffern haben, streichen diese Ziffern im Rest des Hauses.</translation>
    </message>
    <message>
        <source>If three digits have only three cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Drei Ziffern, die in einem Haus zusammen nur drei Zellen haben, streichen in diesen Zellen alle anderen Ziffern.</translation>
    </message>
    <message>
        <source>If three rows together have a digit in only three columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Eine Ziffer, die in drei Zeilen zusammen nur drei Spalten hat, fällt im Rest dieser Spalten weg; ebenso mit drei Spalten und drei Zeilen.</translation>
    </message>
    <message>
        <source>If four cells of a house have only four digits between them, these digits are removed from the rest of the house.</source>
        <translation>Vier Zellen eines Hauses, die zusammen nur vier Ziffern haben, streichen diese Ziffern im Rest des Hauses.</translation>
    </message>
    <message>
        <source>If four digits have only four cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Vier Ziffern, die in einem Haus zusammen nur vier Zellen haben, streichen in diesen Zellen alle anderen Ziffern.</translation>
    </message>
    <message>
        <source>If four rows together have a digit in only four columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Eine Ziffer, die in vier Zeilen zusammen nur vier Spalten hat, fällt im Rest dieser Spalten weg; ebenso mit vier Spalten und vier Zeilen.</translation>
    </message>
    <message>
        <source>One kernel for all: singles, pairs and triples (naked and hidden), X-wing and swordfish use the same weights, applied along different axes of the candidates; with pointing and claiming.</source>
        <translation>Ein Kernel für alle: Einer, Paare und Dreier, nackt und versteckt, X-Wing und Schwertfisch sind dieselben Gewichte, von einer anderen Seite über die Kandidaten gelegt; dazu Pointing und Claiming.</translation>
    </message>
    <message>
        <source>kernel</source>
        <comment>part of a network</comment>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>One kernel</source>
        <extracomment>a network: all rules but two are the same convolution kernel</extracomment>
        <translation>Ein Kernel</translation>
    </message>
    <message>
        <source>a line that begins a rule, an encoding, a verdict, a search, a kernel or a network</source>
        <translation>eine Zeile, die mit rule, encoding, verdict, search, kernel oder network beginnt</translation>
    </message>
    <message>
        <source>value, group and place (digit, house and cell in any order), and k (1 … %1)</source>
        <translation>value, group und place, nämlich digit, house und cell in irgendeiner Reihenfolge, und k, 1 … %1</translation>
    </message>
    <message>
        <source>%1 (%2; line %3)</source>
        <extracomment>a shape, what its dimensions stand for, and the line that made it: [36, 9, 9] (pairs of columns, rows, digits; line 3)</extracomment>
        <translation>%1 (%2; Zeile %3)</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (Zeile %2)</translation>
    </message>
    <message>
        <source>the place of a weight, from 1 to %1</source>
        <translation>die Stelle eines Gewichts, von 1 bis %1</translation>
    </message>
    <message>
        <source>Like clashes, but a house with no place left for a digit is also a contradiction.</source>
        <translation>Wie clashes, und ein Widerspruch auch dort, wo ein Haus für eine Ziffer keinen Platz mehr hat.</translation>
    </message>
    <message>
        <source>Like fewest_candidates, but ties go to the cell with the most open neighbours.</source>
        <translation>Wie fewest_candidates, aber von den Zellen mit den wenigsten Kandidaten wird in der geraten, um die herum am meisten offen ist.</translation>
    </message>
    <message>
        <source>Made for many puzzles: singles in every house, pointing and claiming, a verdict that detects more, and a guess that settles more.</source>
        <translation>Für viele Rätsel gemacht: Einer in jedem Haus, Pointing und Claiming, ein Urteil, das mehr sieht, und eine Annahme, die mehr klärt.</translation>
    </message>
    <message>
        <source>The fast one</source>
        <extracomment>a network: the one that needs the least time for many puzzles</extracomment>
        <translation>Das schnelle</translation>
    </message>
    <message>
        <source>A trained network looks at all houses at once, six times, and removes the candidates that it rates unlikely.</source>
        <translation>Ein trainiertes Netz schaut sechsmal auf alle Häuser zugleich und streicht die Kandidaten, die ihm unwahrscheinlich scheinen.</translation>
    </message>
    <message>
        <source>A small trained network, the counterpart of the written ones: it reads the same candidates and removes the unlikely ones. Its removals can be wrong.</source>
        <translation>Ein kleines trainiertes Netz, der Zwilling der geschriebenen: Dieselben Kandidaten gehen hinein, und die unwahrscheinlichen fallen. Was es streicht, kann falsch sein.</translation>
    </message>
    <message>
        <source>A small trained one</source>
        <extracomment>a network: its weights were learned from examples</extracomment>
        <translation>Ein kleines trainiertes</translation>
    </message>
    <message>
        <source>a number above 0, such as 0.00001</source>
        <translation>eine Zahl über 0, etwa 0.00001</translation>
    </message>
    <message>
        <source>a file name in quotes, without a folder: letters, digits, _, - and .</source>
        <translation>der Name einer Datei in Anführungszeichen, ohne Ordner: Buchstaben, Ziffern, _, - und .</translation>
    </message>
    <message>
        <source>the weights file, next to the network file</source>
        <translation>die Datei mit den Gewichten, neben der Datei des Netzes</translation>
    </message>
    <message>
        <source>this tensor in the weights file: %1</source>
        <extracomment>%1: name and shape, round1.weight [24, 24, 1, 1]</extracomment>
        <translation>dieser Tensor in der Datei mit den Gewichten: %1</translation>
    </message>
    <message>
        <source>a layer for each tensor of the weights file</source>
        <translation>eine Schicht für jeden Tensor der Datei mit den Gewichten</translation>
    </message>
    <message>
        <source>A trained network checks whether a digit has only one place in the row. If so, it removes the other digits from that cell.</source>
        <translation>Ein trainiertes Netz fragt, ob eine Ziffer in der Zeile nur einen Platz hat, und streicht dann in dieser Zelle die anderen Ziffern.</translation>
    </message>
    <message>
        <source>The article&apos;s network, except for the count in rows: its nine weights and a bias were trained and are right for 91 of 100 rows.</source>
        <translation>Das Netz des Artikels, bis auf die Anzahl in Zeilen: Ihre neun Gewichte und ein Bias wurden trainiert und stimmen für 91 von 100 Zeilen.</translation>
    </message>
    <message>
        <source>With a trained count</source>
        <extracomment>a network: the article&apos;s rules, of which the one that counts in rows was learned from examples</extracomment>
        <translation>Mit trainierter Zählung</translation>
    </message>
    <message>
        <source>%1, untrained</source>
        <extracomment>%1: the name of a network whose numbers are random as long as nobody has trained them</extracomment>
        <translation>%1, nicht trainiert</translation>
    </message>
    <message>
        <source>NAME = … or return; in a rule also cause, count, keep, weights, memory or remember</source>
        <translation>NAME = … oder return; in einer Regel auch cause, count, keep, weights, memory oder remember</translation>
    </message>
    <message>
        <source>remember %1 = …, the value that the next pass receives</source>
        <extracomment>%1: the name of a memory</extracomment>
        <translation>remember %1 = …, was sagt, was der nächste Durchgang bekommt</translation>
    </message>
    <message>
        <source>a value like the memory; shape (and the expected one) %1, numbers within %2</source>
        <translation>ein Wert wie das, was gemerkt wird; Form (und die verlangte) %1, Zahlen innerhalb von %2</translation>
    </message>
    <message>
        <source>fewer or smaller memories (at most %1)</source>
        <translation>weniger oder kleinere Speicher (höchstens %1)</translation>
    </message>
    <message>
        <source>no search: one of its rules remembers numbers, and undoing a guess cannot restore them</source>
        <translation>keine Suche: Eine seiner Regeln merkt sich Zahlen, und ein Versuch könnte sie nicht zurücknehmen</translation>
    </message>
    <message>
        <source>words after # for each layer of the line, separated by ; (%1), or none</source>
        <translation>Worte hinter # für jede Schicht der Zeile, mit ; dazwischen (%1), oder keine</translation>
    </message>
    <message>
        <source>%1, %2×%2</source>
        <extracomment>the name of a network, and the side of the board that it is for: The article’s nine rules, 4×4</extracomment>
        <translation>%1, %2×%2</translation>
    </message>
    <message>
        <source>a board, such as board(side=4, box=2x2); boxes can be 2x2, 2x3, 3x2, 2x4, 4x2 and 3x3</source>
        <translation>ein Spielfeld, etwa board(side=4, box=2x2); Blöcke können 2x2, 2x3, 3x2, 2x4, 4x2 und 3x3 sein</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 4×4: the same nine rules, verdict and search, with a tensor of 64 numbers.</source>
        <translation>Das Netz des Artikels auf einem Spielfeld von 4×4: dieselben neun Regeln, dasselbe Urteil und dieselbe Suche, mit einem Tensor aus 64 Zahlen.</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 6×6, with boxes of 2×3: the same nine rules, verdict and search.</source>
        <translation>Das Netz des Artikels auf einem Spielfeld von 6×6 mit Blöcken von 2×3: dieselben neun Regeln, dasselbe Urteil und dieselbe Suche.</translation>
    </message>
    <message>
        <source>One kernel for all on a board of 4×4: singles and pairs (naked and hidden) and X-wing use the same weights, applied along different axes of the candidates.</source>
        <translation>Ein Kernel für alle auf einem Spielfeld von 4×4: Einer und Paare, nackt und versteckt, und X-Wing sind dieselben Gewichte, von einer anderen Seite über die Kandidaten gelegt.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWords</name>
    <message>
        <source>begins a rule</source>
        <translation>beginnt eine Regel</translation>
    </message>
    <message>
        <source>lists the parts of a network</source>
        <translation>sagt, aus welchen Teilen ein Netz besteht</translation>
    </message>
    <message>
        <source>turns the givens into candidates</source>
        <translation>macht aus den Vorgaben Kandidaten</translation>
    </message>
    <message>
        <source>reports what is solved and what is contradictory</source>
        <translation>sagt, was gelöst ist und was sich widerspricht</translation>
    </message>
    <message>
        <source>guesses, and undoes guesses</source>
        <translation>rät und nimmt Annahmen zurück</translation>
    </message>
    <message>
        <source>the house that the rule applies to</source>
        <translation>das Haus, für das die Regel ist</translation>
    </message>
    <message>
        <source>the value that holds the finding</source>
        <translation>der Wert, der sagt, was gefunden wurde</translation>
    </message>
    <message>
        <source>the value that the finding depends on</source>
        <translation>der Wert, von dem das abhängt</translation>
    </message>
    <message>
        <source>other values that are read by name</source>
        <translation>weitere, die mit Namen gelesen werden</translation>
    </message>
    <message>
        <source>the candidates that stay</source>
        <translation>die Kandidaten, die bleiben</translation>
    </message>
    <message>
        <source>adds a window up</source>
        <translation>zählt ein Fenster zusammen</translation>
    </message>
    <message>
        <source>the largest number in a window</source>
        <translation>die größte Zahl eines Fensters</translation>
    </message>
    <message>
        <source>the mean of a window</source>
        <translation>der Mittelwert eines Fensters</translation>
    </message>
    <message>
        <source>copies to all cells of the window</source>
        <translation>kopiert in alle Zellen des Fensters</translation>
    </message>
    <message>
        <source>1 if a is k, else 0</source>
        <translation>1, wo a gleich k ist, sonst 0</translation>
    </message>
    <message>
        <source>1 if both are equal, else 0</source>
        <translation>1, wo beide gleich sind, sonst 0</translation>
    </message>
    <message>
        <source>0 stays 0, more becomes 1</source>
        <translation>0 bleibt 0, mehr wird 1</translation>
    </message>
    <message>
        <source>a if s is 0, b if s is 1</source>
        <translation>a, wo s 0 ist, b, wo s 1 ist</translation>
    </message>
    <message>
        <source>weighted sums of planes</source>
        <translation>gewichtete Summen von Ebenen</translation>
    </message>
    <message>
        <source>a single 1 at the largest number in a plane</source>
        <translation>eine einzige 1 bei der größten Zahl einer Ebene</translation>
    </message>
    <message>
        <source>the same numbers in a different shape</source>
        <translation>dieselben Zahlen in anderer Form</translation>
    </message>
    <message>
        <source>a different order of dimensions</source>
        <translation>eine andere Reihenfolge der Dimensionen</translation>
    </message>
    <message>
        <source>zeros around each plane</source>
        <translation>Nullen um jede Ebene</translation>
    </message>
    <message>
        <source>a kernel over each plane</source>
        <translation>ein Kernel über jeder Ebene</translation>
    </message>
    <message>
        <source>a + b, number by number</source>
        <translation>a + b, Zahl für Zahl</translation>
    </message>
    <message>
        <source>a − b, number by number</source>
        <translation>a − b, Zahl für Zahl</translation>
    </message>
    <message>
        <source>a · b, number by number</source>
        <translation>a · b, Zahl für Zahl</translation>
    </message>
    <message>
        <source>the smaller number of both</source>
        <translation>die kleinere Zahl von beiden</translation>
    </message>
    <message>
        <source>the larger number of both</source>
        <translation>die größere Zahl von beiden</translation>
    </message>
    <message>
        <source>m · a + k</source>
        <translation>m · a + k</translation>
    </message>
    <message>
        <source>at least k, at most m</source>
        <translation>nicht weniger als k, nicht mehr als m</translation>
    </message>
    <message>
        <source>not less than 0</source>
        <translation>nicht weniger als 0</translation>
    </message>
    <message>
        <source>pressed between 0 and 1</source>
        <translation>zwischen 0 und 1 gedrückt</translation>
    </message>
    <message>
        <source>pressed between −1 and 1</source>
        <translation>zwischen −1 und 1 gedrückt</translation>
    </message>
    <message>
        <source>shares that add up to 1</source>
        <translation>Anteile, die zusammen 1 ergeben</translation>
    </message>
    <message>
        <source>cells side by side</source>
        <translation>Zellen nebeneinander</translation>
    </message>
    <message>
        <source>cells one below the other</source>
        <translation>Zellen untereinander</translation>
    </message>
    <message>
        <source>the cells of a box</source>
        <translation>die Zellen eines Blocks</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>alle Zellen</translation>
    </message>
    <message>
        <source>all of a plane</source>
        <translation>eine ganze Ebene</translation>
    </message>
    <message>
        <source>all planes of a cell</source>
        <translation>alle Ebenen einer Zelle</translation>
    </message>
    <message>
        <source>the intersection of a line and a box</source>
        <translation>was eine Reihe und ein Block gemeinsam haben</translation>
    </message>
    <message>
        <source>such parts of a box</source>
        <translation>solche Teile eines Blocks</translation>
    </message>
    <message>
        <source>the houses that the network names, in a verdict</source>
        <translation>die Häuser, die das Netz nennt, in einem Urteil</translation>
    </message>
    <message>
        <source>a dimension of a value</source>
        <translation>eine Dimension eines Werts</translation>
    </message>
    <message>
        <source>which window</source>
        <translation>welches Fenster</translation>
    </message>
    <message>
        <source>which dimension</source>
        <translation>welche Dimension</translation>
    </message>
    <message>
        <source>a factor</source>
        <translation>ein Faktor</translation>
    </message>
    <message>
        <source>the number added</source>
        <translation>was addiert wird</translation>
    </message>
    <message>
        <source>the lower end</source>
        <translation>das untere Ende</translation>
    </message>
    <message>
        <source>the upper end</source>
        <translation>das obere Ende</translation>
    </message>
    <message>
        <source>one number per plane</source>
        <translation>eine Zahl je Ebene</translation>
    </message>
    <message>
        <source>all pairs of digits</source>
        <translation>alle Ziffernpaare</translation>
    </message>
    <message>
        <source>all threes of digits</source>
        <translation>alle Dreiergruppen von Ziffern</translation>
    </message>
    <message>
        <source>weights that are all 1</source>
        <translation>Gewichte, die alle 1 sind</translation>
    </message>
    <message>
        <source>weights that are all 0</source>
        <translation>Gewichte, die alle 0 sind</translation>
    </message>
    <message>
        <source>each plane as it is</source>
        <translation>jede Ebene, wie sie ist</translation>
    </message>
    <message>
        <source>weights with rows and columns exchanged</source>
        <translation>Gewichte mit vertauschten Zeilen und Spalten</translation>
    </message>
    <message>
        <source>weights with the opposite sign</source>
        <translation>Gewichte mit dem anderen Vorzeichen</translation>
    </message>
    <message>
        <source>weights side by side</source>
        <translation>Gewichte nebeneinander</translation>
    </message>
    <message>
        <source>weights one below the other</source>
        <translation>Gewichte untereinander</translation>
    </message>
    <message>
        <source>begins a kernel that rules share</source>
        <translation>beginnt einen Kernel, den Regeln sich teilen</translation>
    </message>
    <message>
        <source>turned to fit the input of a kernel</source>
        <translation>gedreht, wie ein Kernel es bekommt</translation>
    </message>
    <message>
        <source>turned back</source>
        <translation>zurückgedreht</translation>
    </message>
    <message>
        <source>the places of a group, in a kernel</source>
        <translation>die Plätze einer Gruppe, in einem Kernel</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s values</source>
        <translation>was die Werte eines Kernels sind</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s groups</source>
        <translation>was die Gruppen eines Kernels sind</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s places</source>
        <translation>was die Plätze eines Kernels sind</translation>
    </message>
    <message>
        <source>the kernel’s number, 1 to 8</source>
        <translation>die Zahl des Kernels, 1 bis 8</translation>
    </message>
    <message>
        <source>1 where the weights are 0, and 0 where they are 1</source>
        <translation>1, wo die Gewichte 0 sind, und 0, wo sie 1 sind</translation>
    </message>
    <message>
        <source>a count with a different weight, or with a bias</source>
        <translation>eine Zählung mit einem anderen Gewicht oder mit Bias</translation>
    </message>
    <message>
        <source>index of the weight in a count, from 1</source>
        <translation>welches Gewicht einer Zählung, ab 1</translation>
    </message>
    <message>
        <source>index of the row of the weights, from 1</source>
        <translation>welche Zeile der Gewichte, ab 1</translation>
    </message>
    <message>
        <source>index of the weight in the row, from 1</source>
        <translation>welches Gewicht der Zeile, ab 1</translation>
    </message>
    <message>
        <source>weights with one number replaced</source>
        <translation>Gewichte, von denen eines eine andere Zahl ist</translation>
    </message>
    <message>
        <source>the planes of a, followed by those of b</source>
        <translation>die Ebenen des einen hinter denen des anderen</translation>
    </message>
    <message>
        <source>1 if a is at least this number, else 0</source>
        <translation>1, wo a so groß oder größer ist, sonst 0</translation>
    </message>
    <message>
        <source>rows of a times columns of b, plane by plane</source>
        <translation>Zeilen von a mal Spalten von b, Ebene für Ebene</translation>
    </message>
    <message>
        <source>numbers scaled to a mean size of 1</source>
        <translation>Zahlen, die im Mittel so groß wie 1 sind</translation>
    </message>
    <message>
        <source>0 if it is far below 0, without a kink</source>
        <translation>0, wo es weit unter 0 ist, ohne Knick</translation>
    </message>
    <message>
        <source>number added to a mean to avoid division by 0</source>
        <translation>was zu einem Mittel hinzukommt, damit nie durch 0 geteilt wird</translation>
    </message>
    <message>
        <source>the file with the rule’s learned weights</source>
        <translation>die Datei mit dem, was die Regel gelernt hat</translation>
    </message>
    <message>
        <source>numbers received from the previous pass</source>
        <translation>Zahlen, die sie aus dem Durchgang davor bekommt</translation>
    </message>
    <message>
        <source>the numbers handed to the next pass</source>
        <translation>die Zahlen, die der nächste Durchgang bekommt</translation>
    </message>
    <message>
        <source>a convolution with learned numbers</source>
        <translation>eine Faltung, deren Zahlen gelernt wurden</translation>
    </message>
    <message>
        <source>each plane scaled as in training</source>
        <translation>jede Ebene so groß wie im Training</translation>
    </message>
    <message>
        <source>each plane times a learned number, plus a second one</source>
        <translation>jede Ebene mal einer gelernten Zahl, plus einer zweiten</translation>
    </message>
    <message>
        <source>the size of the board and of its boxes</source>
        <translation>wie groß das Spielfeld ist, und seine Blöcke</translation>
    </message>
    <message>
        <source>such parts of a line</source>
        <translation>solche Teile einer Linie</translation>
    </message>
    <message>
        <source>1, 2, 3 …, one below the other</source>
        <translation>1, 2, 3 …, untereinander</translation>
    </message>
    <message>
        <source>the number of digits of the board</source>
        <translation>wie viele Ziffern das Spielfeld hat</translation>
    </message>
    <message>
        <source>the number of cells of the board</source>
        <translation>wie viele Zellen das Spielfeld hat</translation>
    </message>
    <message>
        <source>the highest level of a search on the board</source>
        <translation>die höchste Stufe einer Suche auf dem Spielfeld</translation>
    </message>
</context>
<context>
    <name>convoku::NodeCanvas</name>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>convoku::NoticeController</name>
    <message>
        <source>This is the start of the run. Nothing comes before it.</source>
        <translation>Das ist der Anfang des Laufs: Davor ist nichts.</translation>
    </message>
    <message>
        <source>The run has reached this point and is still running.</source>
        <translation>So weit ist der Lauf gekommen; er geht weiter.</translation>
    </message>
    <message>
        <source>This is the end of the run. %1</source>
        <translation>Das ist das Ende des Laufs. %1</translation>
    </message>
</context>
<context>
    <name>convoku::NumberWording</name>
    <message>
        <source>no</source>
        <extracomment>answers of a layer, where 1 means yes and 0 means no</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>That is what the next layers look for.</source>
        <translation>Genau das suchen die nächsten Schichten.</translation>
    </message>
    <message>
        <source>The next layers look for %1.</source>
        <translation>Die nächsten Schichten suchen %1.</translation>
    </message>
    <message>
        <source>In %1, %2 has no place left.</source>
        <extracomment>%1: a house, %2: a digit: in row 5, 6 has no place left</extracomment>
        <translation>In %1 hat die %2 keinen Platz mehr.</translation>
    </message>
    <message numerus="yes">
        <source>In %1, %2 has %n place(s) left: %3.</source>
        <extracomment>%1: a house, %2: a digit, %3: cells: in row 5, 6 has 2 places left: r5c4 and r5c6</extracomment>
        <translation>
            <numerusform>In %1 hat die %2 noch %n Platz: %3.</numerusform>
            <numerusform>In %1 hat die %2 noch %n Plätze: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 hat keinen Kandidaten mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n candidate(s) left: %2.</source>
        <extracomment>%1: a cell, %2: digits: r5c4 has 3 candidates left: 1, 6 and 8</extracomment>
        <translation>
            <numerusform>%1 hat noch %n Kandidaten: %2.</numerusform>
            <numerusform>%1 hat noch %n Kandidaten: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is not equal to %3, so the answer is no.</source>
        <extracomment>%1: a row and a digit, or a cell; %2, %3: numbers: row 5, digit 6: 2 is not equal to 1, so the answer is no</extracomment>
        <translation>%1: %2 ist nicht gleich %3, also lautet die Antwort nein.</translation>
    </message>
    <message>
        <source>%1: %2 is equal to %3, so the answer is yes.</source>
        <translation>%1: %2 ist gleich %3, also lautet die Antwort ja.</translation>
    </message>
    <message>
        <source>%1 was not a candidate before this rule.</source>
        <extracomment>%1: a digit in a cell: 6 in r5c4</extracomment>
        <translation>%1 war schon vor dieser Regel kein Kandidat.</translation>
    </message>
    <message>
        <source>The rule removes %1.</source>
        <translation>Die Regel streicht %1.</translation>
    </message>
    <message>
        <source>%1 stays a candidate.</source>
        <translation>%1 bleibt Kandidat.</translation>
    </message>
    <message>
        <source>%1 gets its answer from %2: %3.</source>
        <extracomment>%1, %2: places: 6 in r5c4 takes the answer of row 5, digit 6: no</extracomment>
        <translation>%1 übernimmt die Antwort von %2: %3.</translation>
    </message>
    <message>
        <source>“candidate”</source>
        <translation>„Kandidat“</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>the switch is %1, so the number comes from %2: %3.</source>
        <extracomment>%1: yes or no; %2: a name in quotation marks; %3: a number</extracomment>
        <translation>der Schalter steht auf %1, also gilt die Zahl von %2: %3.</translation>
    </message>
    <message>
        <source>no number in the window is 1, so the answer is no.</source>
        <translation>keine Zahl im Fenster ist 1, also lautet die Antwort nein.</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, so the answer is %3.</source>
        <extracomment>%1, %2: names in quotation marks; %3: yes or no</extracomment>
        <translation>%1 und %2 lauten beide %3, also lautet die Antwort %3.</translation>
    </message>
    <message>
        <source>%1 is %2, so the answer is %3.</source>
        <extracomment>%1: a name in quotation marks, or a place; %2: yes, no or a number; %3: yes or no</extracomment>
        <translation>%1: %2, also lautet die Antwort %3.</translation>
    </message>
</context>
<context>
    <name>convoku::OneBoard</name>
    <message numerus="yes">
        <source>%n puzzle(s) on a different board from the first one are left out.</source>
        <translation>
            <numerusform>%n Rätsel auf einem anderen Spielfeld als dem des ersten bleibt weg.</numerusform>
            <numerusform>%n Rätsel auf einem anderen Spielfeld als dem des ersten bleiben weg.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::OnnxChoices</name>
    <message>
        <source>P&amp;asses:</source>
        <translation>&amp;Durchgänge:</translation>
    </message>
    <message>
        <source>one s&amp;tep of the search</source>
        <translation>ein Schri&amp;tt der Suche</translation>
    </message>
    <message>
        <source>any &amp;number</source>
        <translation>beliebig &amp;viele</translation>
    </message>
    <message>
        <source>eac&amp;h layer’s output</source>
        <translation>was jede S&amp;chicht ergibt</translation>
    </message>
    <message>
        <source>pr&amp;oofs of its rules</source>
        <translation>&amp;Beweisen seiner Regeln</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Number of passes</source>
        <translation>Zahl der Durchgänge</translation>
    </message>
    <message>
        <source>Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction</source>
        <translation>Kandidaten hinein; heraus kommen die übrigen Kandidaten, und ob das gelöst oder ein Widerspruch ist</translation>
    </message>
    <message>
        <source>Input and output: candidates, stack, guess and level. Feed them back in until it reports solved or exhausted</source>
        <translation>Kandidaten, Stapel, Annahme und Ebene hinein und heraus: wieder hineingeben, bis es gelöst oder erschöpft sagt</translation>
    </message>
    <message>
        <source>This network has no search.</source>
        <translation>Dieses Netz hat keine Suche.</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>Ein Lauf</translation>
    </message>
    <message>
        <source>For&amp;m</source>
        <translation>Fo&amp;rm</translation>
    </message>
    <message>
        <source>P&amp;recision</source>
        <translation>&amp;Genauigkeit</translation>
    </message>
    <message>
        <source>Each value of each pass is also an output of the file</source>
        <translation>Jeder Wert jedes Durchgangs ist auch ein Ausgang der Datei</translation>
    </message>
    <message>
        <source>Before writing the file, prove or refute each rule and record the result in it. This takes a while.</source>
        <translation>Bevor die Datei geschrieben wird, wird jede Regel bewiesen oder widerlegt, was die Datei dann sagt. Das dauert eine Weile.</translation>
    </message>
    <message>
        <source>P&amp;uzzles at once</source>
        <translation>Rätsel a&amp;uf einmal</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxDialog</name>
    <message>
        <source>Export network as ONNX</source>
        <translation>Netz als ONNX exportieren</translation>
    </message>
    <message>
        <source>Building the graph…</source>
        <translation>Der Graph entsteht…</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>Ge&amp;zeigt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>Den ganzen Graphen zeigen (Z)</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>Kleiner (-)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Größer (+)</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>%1 wird bewiesen, %2 von %3 …</translation>
    </message>
    <message>
        <source>Creating the file and checking it with ONNX…</source>
        <translation>Die Datei entsteht und wird von ONNX geprüft…</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>wird gezählt…</translation>
    </message>
    <message>
        <source>One step of the search</source>
        <translation>Ein Schritt der Suche</translation>
    </message>
    <message>
        <source>Layers: %1; nodes: %2; weights: %3; file: %4. ONNX’s own check accepts it.</source>
        <translation>Schichten: %1; Knoten: %2; Gewichte: %3; Datei: %4. Die Prüfung von ONNX nimmt sie an.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Abgebrochen: Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>ONNX files (*.%1)</source>
        <translation>ONNX-Dateien (*.%1)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>Gespeichert: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxGraphView</name>
    <message>
        <source>Graph of the exported file</source>
        <translation>Graph dessen, was geschrieben wird</translation>
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
        <translation>die Datei ist größer als %1 Bytes; mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 parts</source>
        <translation>die Datei hat mehr als %1 Teile; mehr werden nicht gelesen</translation>
    </message>
    <message>
        <source>this is not an ONNX file, or it ends too early</source>
        <translation>das ist keine ONNX-Datei, oder eine, die zu früh endet</translation>
    </message>
    <message>
        <source>the file uses version %1 of the ONNX operators; supported: %2 to %3</source>
        <translation>die Datei verwendet Version %1 der Operatoren von ONNX; bekannt sind %2 bis %3</translation>
    </message>
    <message>
        <source>the graph has no input</source>
        <translation>der Graph hat keinen Eingang</translation>
    </message>
    <message>
        <source>the graph has no output</source>
        <translation>der Graph hat keinen Ausgang</translation>
    </message>
    <message>
        <source>a value exceeds the limit of %1 numbers</source>
        <translation>ein Wert hat mehr als %1 Zahlen; mehr werden nicht gelesen</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 weights</source>
        <translation>die Datei hat mehr als %1 Gewichte; mehr werden nicht gelesen</translation>
    </message>
    <message>
        <source>a run would exceed the limit of %1 operations</source>
        <translation>ein Lauf bräuchte mehr als %1 Rechenschritte; was mehr braucht, wird nicht gelesen</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 nodes or layers</source>
        <translation>die Datei hat mehr als %1 Knoten oder Schichten; mehr werden nicht gelesen</translation>
    </message>
    <message>
        <source>the tensor “%1” is sparse; sparse tensors are not supported</source>
        <translation>der Tensor „%1“ ist dünn besetzt; solche werden nicht gelesen</translation>
    </message>
    <message>
        <source>the numbers of the tensor “%1” are in another file, which is not opened</source>
        <translation>die Zahlen des Tensors „%1“ sind in einer anderen Datei, und es wird keine geöffnet</translation>
    </message>
    <message>
        <source>“%1” has an unsupported number type (ONNX type number: %2)</source>
        <translation>„%1“ enthält einen Typ von Zahlen, der nicht gelesen wird (seine Nummer in ONNX: %2)</translation>
    </message>
    <message>
        <source>the count of numbers in the tensor “%1” does not match its shape</source>
        <translation>der Tensor „%1“ hat nicht so viele Zahlen, wie seine Form sagt</translation>
    </message>
    <message>
        <source>“%1” contains NaN or an infinite number</source>
        <translation>„%1“ enthält etwas, das keine Zahl oder unendlich ist</translation>
    </message>
    <message>
        <source>the input “%1” has a dimension of unknown size</source>
        <translation>der Eingang „%1“ hat eine Dimension ohne Zahl</translation>
    </message>
    <message>
        <source>the output “%1” has the shape %2, not the one declared in the file</source>
        <translation>der Ausgang „%1“ hat nicht die Form, die die Datei sagt, sondern %2</translation>
    </message>
    <message>
        <source>two values are called “%1”</source>
        <translation>zwei Werte heißen „%1“</translation>
    </message>
    <message>
        <source>nothing produces the value “%1”</source>
        <translation>nichts erzeugt den Wert „%1“</translation>
    </message>
    <message>
        <source>the output “%1” does not depend on an input</source>
        <translation>der Ausgang „%1“ hängt von keinem Eingang ab</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>dieser Operator hat hier keine Schichten</translation>
    </message>
    <message>
        <source>this operator of “%1” is not supported</source>
        <translation>dieser Operator von „%1“ hat hier keine Schichten</translation>
    </message>
    <message>
        <source>a graph inside a node is not supported</source>
        <translation>ein Graph in einem Knoten wird nicht gelesen</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>Eingang %1 fehlt</translation>
    </message>
    <message>
        <source>an output is missing</source>
        <translation>ein Ausgang fehlt</translation>
    </message>
    <message>
        <source>input %1 must be a constant</source>
        <translation>Eingang %1 muss eine Konstante sein</translation>
    </message>
    <message>
        <source>input %1 must not be a constant</source>
        <translation>Eingang %1 darf keine Konstante sein</translation>
    </message>
    <message>
        <source>this value of “%1” is not supported</source>
        <translation>für diesen Wert von „%1“ gibt es keine Schichten</translation>
    </message>
    <message>
        <source>the shapes of its inputs do not match; the first is %1</source>
        <translation>seine Eingänge passen nicht zueinander; der erste ist %1</translation>
    </message>
    <message>
        <source>it has too many dimensions, or too few: %1</source>
        <translation>er hat zu viele Dimensionen, oder zu wenige: %1</translation>
    </message>
    <message>
        <source>it operates on the dimension of the puzzles, which cannot change here</source>
        <translation>er wirkt auf die Dimension der Rätsel, die hier bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>it rounds numbers that may not be whole</source>
        <translation>er rundet Zahlen, die vielleicht nicht ganz sind</translation>
    </message>
    <message>
        <source>it reads the places found by a pool; only a MaxUnpool after it can do so</source>
        <translation>er liest die Plätze, die ein Pooling gefunden hat; das kann nur ein MaxUnpool dahinter</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>er kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>das ist ein Zeiger von Git LFS, nicht die Datei selbst; „git lfs pull“ holt sie</translation>
    </message>
    <message>
        <source>this is ONNX as text; save it in the binary format</source>
        <translation>das ist ONNX als Text; speichern Sie es im Binärformat</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch)</source>
        <translation>der Eingang „%1“ hat keine Dimension für die Rätsel (Batch)</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch): it is %2; expected 1 × %2, or an open first dimension</source>
        <extracomment>“x” … 9 × 9 × 9 … 1 × 9 × 9 × 9</extracomment>
        <translation>der Eingang „%1“ hat keine Dimension für die Rätsel (Batch): Er ist %2; erwartet ist 1 × %2 oder eine offene erste Dimension</translation>
    </message>
    <message>
        <source>the value “%1” depends on itself</source>
        <translation>der Wert „%1“ hängt von sich selbst ab</translation>
    </message>
    <message>
        <source>numbers are missing: the file “%1” must be in the model’s folder, must not be a link, and must be as long as the model specifies</source>
        <translation>Zahlen fehlen: Die Datei „%1“ muss im Ordner des Modells liegen, darf keine Verknüpfung sein und muss so lang sein, wie das Modell angibt</translation>
    </message>
    <message>
        <source>%1-D convolutions are not supported yet, only 1-D and 2-D ones</source>
        <translation>%1-D-Faltungen werden noch nicht gelesen, nur 1-D- und 2-D-Faltungen</translation>
    </message>
    <message>
        <source>%1-D pools are not supported yet, only 1-D and 2-D ones</source>
        <translation>%1-D-Pooling wird noch nicht gelesen, nur 1-D- und 2-D-Pooling</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxNetwork</name>
    <message>
        <source>the file names rules that its network does not have</source>
        <translation>die Datei nennt Regeln, die ihr Netz nicht hat</translation>
    </message>
    <message>
        <source>the file’s layers differ from those of the network that it claims to be: some boards give different results</source>
        <translation>die Schichten dieser Datei sind nicht die des Netzes, das sie zu sein angibt: Aus Stellungen wird etwas anderes</translation>
    </message>
    <message>
        <source>the graph has %1 inputs and %2 outputs; to run here, it needs one of each</source>
        <translation>Eingänge des Graphen: %1, Ausgänge: %2; einer, der hier laufen kann, hat je einen</translation>
    </message>
    <message>
        <source>unsupported shapes; expected candidates (9 × 9 × 9 numbers) or 81 digits as input, and candidates or a score for each digit as output</source>
        <translation>Eingang und Ausgang passen nicht: Hinein gehen Kandidaten (9 × 9 × 9 Zahlen) oder 81 Ziffern, heraus kommen Kandidaten oder wie sicher jede Ziffer ist</translation>
    </message>
    <message>
        <source>its layers cannot be assembled: %1</source>
        <translation>ihre Schichten lassen sich nicht zusammensetzen: %1</translation>
    </message>
    <message>
        <source>the network in the file’s text is larger than the file’s layers</source>
        <translation>das Netz in ihrem Text ist größer, als die Schichten dieser Datei es sein können</translation>
    </message>
    <message>
        <source>append the format to its name, as FILE#WAY: %1. “first” and “last” give the position of the digit dimension, after “+” that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>hängen Sie an den Namen an, wie die Datei zu lesen ist, als DATEI#ART: %1. „first“ und „last“ sagen, wo die Dimension der Ziffern ist, hinter „+“ die der Ausgabe. 81 Zahlen sind die Ziffern oder Ziffer / 9 − 0,5 (centred), Ziffer / 9 (ninths) oder Ziffer / 10 (tenths).</translation>
    </message>
    <message>
        <source>its output is the remaining candidates; logits need an output that scores each digit</source>
        <translation>ihr Ausgang sind die Kandidaten, die bleiben; logits gilt für einen, der sagt, wie sicher jede Ziffer ist</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxWording</name>
    <message>
        <source>The form direct supports floats only. Gates and eight bits use the layers of image and s2d.</source>
        <translation>Die Form direct enthält nur Gleitkommazahlen: Gatter und acht Bits bestehen aus den Schichten von image und s2d.</translation>
    </message>
    <message>
        <source>A search step cannot consist of gates, because its stack holds numbers other than 0 and 1.</source>
        <translation>Ein Schritt der Suche kann nicht aus Gattern bestehen: Sein Stapel enthält Zahlen über 0 und 1 hinaus.</translation>
    </message>
    <message>
        <source>“%1” produces real numbers, which only the form direct supports.</source>
        <translation>„%1“ macht reelle Zahlen, die nur die Form direct enthalten kann.</translation>
    </message>
    <message>
        <source>“%1” has a non-integer weight, which only the form direct supports.</source>
        <translation>„%1“ hat ein Gewicht, das nicht ganz ist; nur die Form direct kann es enthalten.</translation>
    </message>
    <message>
        <source>“%1” multiplies two numbers, neither of which is 0 or 1. The form direct supports this.</source>
        <translation>„%1“ multipliziert zwei Zahlen, von denen keine 0 oder 1 ist; die Form direct kann das enthalten.</translation>
    </message>
    <message>
        <source>“%1” stores a number other than 0 and 1. No gate can do this; the precision float can.</source>
        <translation>„%1“ speichert eine Zahl, die weder 0 noch 1 ist, was kein Gatter kann. Die Genauigkeit float kann es.</translation>
    </message>
    <message>
        <source>“%1” needs numbers of more than eight bits. The precision float can hold them.</source>
        <translation>„%1“ braucht Zahlen mit mehr als acht Bits. Die Genauigkeit float kann sie enthalten.</translation>
    </message>
    <message>
        <source>“%1” can be negative, which only the form direct supports.</source>
        <translation>„%1“ kann negativ sein, was nur die Form direct enthalten kann.</translation>
    </message>
    <message>
        <source>“%1” would need too many weights in this form.</source>
        <translation>„%1“ bräuchte in dieser Form zu viele Gewichte.</translation>
    </message>
    <message>
        <source>“%1” computes the largest of too many numbers. The form direct supports this.</source>
        <translation>„%1“ sucht die größte von zu vielen Zahlen; die Form direct kann das enthalten.</translation>
    </message>
    <message>
        <source>“%1” is not available in this form. The form direct supports it.</source>
        <translation>„%1“ gibt es in dieser Form nicht; die Form direct kann es enthalten.</translation>
    </message>
    <message>
        <source>ONNX rejects it: %1</source>
        <translation>ONNX nimmt es nicht an: %1</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Space to depth (s2d)</source>
        <translation>Space to depth (s2d)</translation>
    </message>
    <message>
        <source>The network’s own layers, one by one.</source>
        <translation>Die Schichten des Netzes selbst, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Only Conv, ConvTranspose, Relu and Concat.</source>
        <translation>Nur Conv, ConvTranspose, Relu und Concat.</translation>
    </message>
    <message>
        <source>Only Conv, Relu and Concat, on boards laid on %1 × %2 boxes.</source>
        <translation>Nur Conv, Relu und Concat, auf Brettern, die auf %1 × %2 Blöcke gelegt sind.</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Gatter</translation>
    </message>
    <message>
        <source>Eight bits</source>
        <translation>Acht Bit</translation>
    </message>
    <message>
        <source>Unchanged numbers, as 32-bit floats.</source>
        <translation>Die Zahlen, wie sie sind, als 32-Bit-Gleitkommazahlen.</translation>
    </message>
    <message>
        <source>All stored numbers are 0 or 1, so that calibration to eight bits cannot make them wrong.</source>
        <translation>Alles, was gespeichert wird, ist 0 oder 1, sodass keine Kalibrierung auf acht Bit es verfälscht.</translation>
    </message>
    <message>
        <source>Eight bits already, with scale 1: QuantizeLinear and DequantizeLinear.</source>
        <translation>Schon acht Bit, mit Maßstab 1: QuantizeLinear und DequantizeLinear.</translation>
    </message>
    <message>
        <source>“%1” remembers numbers from pass to pass. An ONNX file passes on only candidates.</source>
        <translation>„%1“ merkt sich Zahlen von Durchgang zu Durchgang. Eine ONNX-Datei gibt nur Kandidaten weiter.</translation>
    </message>
</context>
<context>
    <name>convoku::OutputComparison</name>
    <message>
        <source>before · %1</source>
        <translation>davor · %1</translation>
    </message>
    <message>
        <source>after − before · %1</source>
        <translation>danach − davor · %1</translation>
    </message>
    <message>
        <source>this − %1 · %2</source>
        <extracomment>the numbers of this layer less those of a pinned one: this − 17.4.2 · [9, 9, 9]</extracomment>
        <translation>diese − %1 · %2</translation>
    </message>
</context>
<context>
    <name>convoku::PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command or place: theme, next pass, 17, r4c5=7</source>
        <translation>Was tun oder wohin: Design, nächster Durchgang, 17, r4c5=7</translation>
    </message>
    <message>
        <source>Command or place</source>
        <translation>Befehl oder Stelle</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
</context>
<context>
    <name>convoku::Panels</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Überwachung</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>The edited puzzle has no run yet.</source>
        <translation>Das bearbeitete Rätsel hat noch keinen Lauf.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <extracomment>%1: how many guesses stand</extracomment>
        <translation>Stapel %1</translation>
    </message>
</context>
<context>
    <name>convoku::PassBarsView</name>
    <message>
        <source>Errors by pass</source>
        <translation>Fehler je Durchgang</translation>
    </message>
    <message>
        <source>Click a bar, or use the arrow keys, to go to the end of that pass</source>
        <translation>Klicken Sie auf einen Balken oder nutzen Sie die Pfeiltasten, um zum Ende dieses Durchgangs zu gehen</translation>
    </message>
    <message>
        <source>There is no run, or no pass yet</source>
        <translation>Es gibt keinen Lauf oder noch keinen Durchgang</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>pass %1: %2 of %3 answers are wrong</source>
        <translation>Durchgang %1: %2 von %3 Antworten sind falsch</translation>
    </message>
</context>
<context>
    <name>convoku::PassPicture</name>
    <message>
        <source>“3 ← 2, A” means that layer 3 reads layer 2 and the input A of the same step.</source>
        <translation>„3 ← 2, A“ bedeutet: Schicht 3 liest Schicht 2 und die Eingabe A desselben Schritts.</translation>
    </message>
</context>
<context>
    <name>convoku::Picture</name>
    <message>
        <source>The picture is too large. Use at most %1 pixels per side, and no more than fit into memory.</source>
        <translation>Das Bild ist zu groß: höchstens %1 Pixel je Seite und so viele, wie der Speicher fasst.</translation>
    </message>
</context>
<context>
    <name>convoku::PlotWording</name>
    <message>
        <source>Is it %1?</source>
        <extracomment>a number is compared with k: is it 1?</extracomment>
        <translation>Ist es %1?</translation>
    </message>
    <message>
        <source>Not: 0 and 1 are swapped</source>
        <translation>Nicht: 0 und 1 tauschen die Plätze</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>Eine gerade Linie</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>Nichts unter 0</translation>
    </message>
    <message>
        <source>Kept between %1 and %2</source>
        <translation>Zwischen %1 und %2 gehalten</translation>
    </message>
    <message>
        <source>The smaller of two</source>
        <translation>Die kleinere von zweien</translation>
    </message>
    <message>
        <source>The larger of two</source>
        <translation>Die größere von zweien</translation>
    </message>
    <message>
        <source>The sum of two</source>
        <translation>Die Summe von zweien</translation>
    </message>
    <message>
        <source>The difference of two</source>
        <translation>Die Differenz von zweien</translation>
    </message>
    <message>
        <source>The product of two</source>
        <translation>Das Produkt von zweien</translation>
    </message>
    <message>
        <source>One of two, chosen by a switch</source>
        <translation>Eine von zweien, durch einen Schalter</translation>
    </message>
    <message>
        <source>min(rises, falls)</source>
        <extracomment>the smaller one of two ramps, one that rises and one that falls</extracomment>
        <translation>min(steigt, fällt)</translation>
    </message>
    <message>
        <source>rises: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>steigt: %1</translation>
    </message>
    <message>
        <source>falls: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>fällt: %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>a place, the number that comes in, the number that comes out: digit 1 in row 1: 1 → 0</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>count</source>
        <comment>what a layer does</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>what a layer does</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>what a layer does</comment>
        <translation>größte</translation>
    </message>
    <message>
        <source>pick one</source>
        <comment>what a layer does</comment>
        <translation>eine wählen</translation>
    </message>
    <message>
        <source>spread</source>
        <comment>what a layer does</comment>
        <translation>verteilen</translation>
    </message>
    <message>
        <source>equals %1</source>
        <comment>what a layer does</comment>
        <translation>gleich %1</translation>
    </message>
    <message>
        <source>and</source>
        <comment>what a layer does</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <comment>what a layer does</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>not</source>
        <comment>what a layer does</comment>
        <translation>nicht</translation>
    </message>
    <message>
        <source>any</source>
        <comment>what a layer does</comment>
        <translation>irgendeine</translation>
    </message>
    <message>
        <source>select</source>
        <comment>what a layer does</comment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>smaller</source>
        <comment>what a layer does</comment>
        <translation>kleinere</translation>
    </message>
    <message>
        <source>larger</source>
        <comment>what a layer does</comment>
        <translation>größere</translation>
    </message>
    <message>
        <source>plus</source>
        <comment>what a layer does</comment>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>what a layer does</comment>
        <translation>minus</translation>
    </message>
    <message>
        <source>times</source>
        <comment>what a layer does</comment>
        <translation>mal</translation>
    </message>
    <message>
        <source>scale</source>
        <comment>what a layer does</comment>
        <translation>skalieren</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>what a layer does</comment>
        <translation>begrenzen</translation>
    </message>
    <message>
        <source>reshape</source>
        <comment>what a layer does</comment>
        <translation>umformen</translation>
    </message>
    <message>
        <source>you are at layer %1 of %2</source>
        <extracomment>behind the name of a rule: you are at layer 6 of 12</extracomment>
        <translation>Sie sind in Schicht %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %1 layers done</source>
        <extracomment>behind the name of a rule, when all of its layers have run; no plural: &quot;12 of 12 layers done&quot;</extracomment>
        <translation>%1 von %1 Schichten fertig</translation>
    </message>
    <message>
        <source>digit %1 if a layer has one plane per digit</source>
        <extracomment>which plane small pictures show</extracomment>
        <translation>Ziffer %1, wo eine Schicht für jede eine Ebene hat</translation>
    </message>
    <message>
        <source>Between 0 and 1</source>
        <translation>Zwischen 0 und 1</translation>
    </message>
    <message>
        <source>Between −1 and 1</source>
        <translation>Zwischen −1 und 1</translation>
    </message>
    <message>
        <source>permute</source>
        <comment>what a layer does</comment>
        <translation>permutieren</translation>
    </message>
    <message>
        <source>pad</source>
        <comment>what a layer does</comment>
        <translation>auffüllen</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>what a layer does</comment>
        <translation>Mittel</translation>
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
            <numerusform>%1, %n davon</numerusform>
            <numerusform>%1, %n davon</numerusform>
        </translation>
    </message>
    <message>
        <source>join</source>
        <comment>what a layer does</comment>
        <translation>verketten</translation>
    </message>
    <message>
        <source>Nothing far below 0, without a kink</source>
        <translation>Weit unter 0 nichts, ohne Knick</translation>
    </message>
    <message>
        <source>Is it at least %1?</source>
        <translation>Ist es mindestens %1?</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>what a layer does</comment>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>matrix product</source>
        <comment>what a layer does</comment>
        <translation>Matrixprodukt</translation>
    </message>
    <message>
        <source>normalise</source>
        <comment>what a layer does</comment>
        <translation>normieren</translation>
    </message>
    <message>
        <source>The exponential function</source>
        <translation>Die Exponentialfunktion</translation>
    </message>
    <message>
        <source>The natural logarithm</source>
        <translation>Der natürliche Logarithmus</translation>
    </message>
    <message>
        <source>A power</source>
        <translation>Eine Potenz</translation>
    </message>
    <message>
        <source>The error function</source>
        <translation>Die Fehlerfunktion</translation>
    </message>
    <message>
        <source>power</source>
        <comment>what a layer does</comment>
        <translation>Potenz</translation>
    </message>
</context>
<context>
    <name>convoku::PresentSentence</name>
    <message>
        <source>%1 occurs twice in %2.</source>
        <extracomment>a digit and a house: 7 stands twice in column 8.</extracomment>
        <translation>%1 steht zweimal in %2.</translation>
    </message>
    <message>
        <source>No digit is left in %1.</source>
        <extracomment>a cell: No digit is left in r7c5.</extracomment>
        <translation>In %1 ist keine Ziffer mehr möglich.</translation>
    </message>
    <message>
        <source>So the guess %1 was wrong.</source>
        <extracomment>a guess: So the guess r1c2 = 7 was wrong.</extracomment>
        <translation>Also war die Annahme %1 falsch.</translation>
    </message>
</context>
<context>
    <name>convoku::PresentView</name>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleSource</name>
    <message numerus="yes">
        <source>And %n more line(s) that are not puzzles.</source>
        <translation>
            <numerusform>Und %n weitere Zeile ohne Rätsel.</numerusform>
            <numerusform>Und %n weitere Zeilen ohne Rätsel.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder; expected a file with puzzles.</source>
        <translation>%1 ist ein Ordner; erwartet wird eine Datei mit Rätseln.</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleTable</name>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>convoku::QuestionView</name>
    <message>
        <source>Ans&amp;wer</source>
        <translation>Ant&amp;worten</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Show the answer. The question returns later on a different board.</source>
        <translation>Die Antwort zeigen. Die Frage kommt später auf einem anderen Spielfeld wieder.</translation>
    </message>
    <message>
        <source>Click the cell on the board, or go there with the arrow keys and press Enter.</source>
        <translation>Klicken Sie die Zelle auf dem Spielfeld an, oder gehen Sie mit den Pfeiltasten hin und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Click the candidate on the board, or go to its cell with the arrow keys and press its digit.</source>
        <translation>Klicken Sie den Kandidaten auf dem Spielfeld an, oder gehen Sie mit den Pfeiltasten zu seiner Zelle und drücken Sie seine Ziffer.</translation>
    </message>
    <message>
        <source>Type it and press Enter.</source>
        <translation>Tippen Sie sie und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Press 1–%1, or click.</source>
        <translation>Drücken Sie 1–%1, oder klicken Sie.</translation>
    </message>
    <message>
        <source>Press the digit, or click.</source>
        <translation>Drücken Sie die Ziffer, oder klicken Sie.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ Richtig: %1</translation>
    </message>
    <message>
        <source>The question returns later on a different board.</source>
        <translation>Die Frage kommt später auf einem anderen Spielfeld wieder.</translation>
    </message>
    <message>
        <source>✗ Not %1. Try again.</source>
        <translation>✗ Nicht %1. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>Die Antwort: %1</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>Der Lauf wird befragt…</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <extracomment>an answer, and what it was</extracomment>
        <translation>✓ Richtig.</translation>
    </message>
    <message>
        <source>✗ That is not it. Try again.</source>
        <translation>✗ Das ist es nicht. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The answer is marked.</source>
        <translation>Die Antwort ist markiert.</translation>
    </message>
    <message>
        <source>Sh&amp;ow me</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>Ein T&amp;ipp</translation>
    </message>
    <message>
        <source>Number %1 of layer %2</source>
        <translation>Zahl %1 der Schicht %2</translation>
    </message>
    <message>
        <source>Drag, type, or use the arrow keys.</source>
        <translation>Ziehen, eintippen oder die Pfeiltasten verwenden.</translation>
    </message>
    <message>
        <source>Click the candidate to erase it.</source>
        <translation>Klicken Sie auf den Kandidaten, um ihn zu löschen.</translation>
    </message>
    <message>
        <source>✗ Not yet.</source>
        <translation>✗ Noch nicht.</translation>
    </message>
</context>
<context>
    <name>convoku::Rail</name>
    <message>
        <source>Views and panels</source>
        <translation>Ansichten und Panels</translation>
    </message>
    <message>
        <source>Open or close: %1</source>
        <translation>Öffnen oder schließen: %1</translation>
    </message>
    <message>
        <source>Open or close a panel</source>
        <translation>Ein Panel öffnen oder schließen</translation>
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
        <translation>Gehört nicht zum Befund: Umgekehrt hätte es geändert, was die Regel findet.</translation>
    </message>
    <message>
        <source>Click to go to the guess.</source>
        <translation>Ein Klick geht zur Annahme.</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>Ein Klick fragt, warum das so ist.</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonChips</name>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonWording</name>
    <message>
        <source>%1 in %2</source>
        <extracomment>a reason: candidates that were possible in a cell</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>no %1 in %2</source>
        <extracomment>a reason: candidates that were not possible in a cell any more</extracomment>
        <translation>keine %1 in %2</translation>
    </message>
    <message>
        <source>%1 given</source>
        <extracomment>a reason: cells that the puzzle gives: r2c4, r2c6 given</extracomment>
        <translation>%1 vorgegeben</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>von Anfang an</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a reason: guess r1c2 = 7</extracomment>
        <translation>Annahme %1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>given</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>digits that a cell lost, and through what
----------
digits that a cell lost, and through what: 4 left: Pointing in column</extracomment>
        <translation>%1 weggefallen: %2</translation>
    </message>
    <message>
        <source>How the two %1s came</source>
        <extracomment>a digit that stands twice in a house: How the two 7s came</extracomment>
        <translation>Wie es zu zweimal %1 kam</translation>
    </message>
    <message>
        <source>How %1 lost its digits</source>
        <translation>Wie %1 ihre Ziffern verlor</translation>
    </message>
    <message>
        <source>%1 removed: it is in %2, in the same %3</source>
        <extracomment>%1: digits; %2: a cell; %3: row, column or box</extracomment>
        <translation>%1 weggefallen: steht in %2 (%3 gemeinsam)</translation>
    </message>
    <message>
        <source>%1 removed: %2 has it only in %3</source>
        <extracomment>%2: a box; %3: the row or column where it has the digit</extracomment>
        <translation>%1 weggefallen: %2 hat sie nur in %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other place for %3</source>
        <extracomment>%2: a house; %3: a digit</extracomment>
        <translation>%1 weggefallen: %2 hat keinen anderen Platz für %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 and %3 need both</source>
        <translation>%1 weggefallen: %2 und %3 brauchen beide Ziffern</translation>
    </message>
    <message>
        <source>%1 removed: %2 have it only in %3</source>
        <extracomment>%2: rows; %3: as many columns where they have the digit</extracomment>
        <translation>%1 weggefallen: die %2 haben sie nur in den %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other places for %3</source>
        <extracomment>%2: a house; %3: digits</extracomment>
        <translation>%1 weggefallen: %2 hat keine anderen Plätze für %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 need them all</source>
        <extracomment>digits that a cell lost, and three or more cells that have these only</extracomment>
        <translation>%1 weggefallen: %2 brauchen alle ihre Ziffern</translation>
    </message>
</context>
<context>
    <name>convoku::RecordedRun</name>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where a run is: Pass 3 of 12</extracomment>
        <translation>Durchgang %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a place in a run, and guesses so far: Pass 3 of 12, 2 guesses</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n Annahme</numerusform>
            <numerusform>%n Annahmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::RecurrencePicture</name>
    <message>
        <source>its state comes in again</source>
        <translation>sein Zustand kommt wieder herein</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>ein Durchgang</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>einmal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>das Rätsel</translation>
    </message>
    <message>
        <source>after pass %1</source>
        <translation>nach Durchgang %1</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidat</numerusform>
            <numerusform>%n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>One pass, fed back</source>
        <translation>Ein Durchgang, rückgekoppelt</translation>
    </message>
    <message>
        <source>One pass, fed back %1; %2</source>
        <extracomment>how often, then boards: One pass, fed back 25 times; the puzzle: 457 candidates; after pass 1: 90 candidates</extracomment>
        <translation>Ein Durchgang, %1 rückgekoppelt; %2</translation>
    </message>
</context>
<context>
    <name>convoku::RelabelDialog</name>
    <message>
        <source>Rename digits</source>
        <translation>Ziffern umbenennen</translation>
    </message>
    <message>
        <source>Choose a new name for each digit. Two digits swap places.</source>
        <translation>Wählen Sie den neuen Namen jeder Ziffer. Zwei Ziffern tauschen die Plätze.</translation>
    </message>
    <message>
        <source>%1 becomes</source>
        <translation>%1 wird zu</translation>
    </message>
</context>
<context>
    <name>convoku::RemovalWatch</name>
    <message>
        <source>Breakpoint removed: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>Haltepunkt entfernt: %1</translation>
    </message>
    <message>
        <source>Watch removed: %1</source>
        <translation>Überwachung entfernt: %1</translation>
    </message>
    <message>
        <source>Bookmark removed: %1</source>
        <extracomment>%1: a place in the run: 12.7</extracomment>
        <translation>Lesezeichen entfernt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) removed with the previous puzzle</source>
        <translation>
            <numerusform>%n Lesezeichen beim anderen Rätsel zurückgelassen</numerusform>
            <numerusform>%n Lesezeichen beim anderen Rätsel zurückgelassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ReportModel</name>
    <message>
        <source>Fact</source>
        <translation>Angabe</translation>
    </message>
</context>
<context>
    <name>convoku::ReportPicture</name>
    <message>
        <source>Networks compared</source>
        <translation>Netze im Vergleich</translation>
    </message>
</context>
<context>
    <name>convoku::ReportWording</name>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Ohne Raten</translation>
    </message>
    <message>
        <source>Illegal grids</source>
        <translation>Regelwidrige Gitter</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Zu viele Durchgänge</translation>
    </message>
    <message>
        <source>Passes paid</source>
        <translation>Bezahlte Durchgänge</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>ms per puzzle</source>
        <extracomment>milliseconds</extracomment>
        <translation>ms je Rätsel</translation>
    </message>
    <message>
        <source>Not 0</source>
        <translation>Nicht 0</translation>
    </message>
    <message>
        <source>M multiply-adds per pass</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>Mio. Mult.-Add. je Durchgang</translation>
    </message>
    <message>
        <source>M multiply-adds per puzzle</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>Mio. Mult.-Add. je Rätsel</translation>
    </message>
    <message>
        <source>Right for 1,000 M multiply-adds</source>
        <translation>Richtig für 1000 Mio. Mult.-Add.</translation>
    </message>
    <message>
        <source>Wilson interval (95 %) for the share of correct boards, with these puzzles as a sample.</source>
        <translation>Wo der Anteil richtiger Spielfelder liegt, von dem diese Rätsel eine Stichprobe sind: Wilson-Intervall zu 95 %.</translation>
    </message>
    <message>
        <source>Correct boards for which the network made no guess.</source>
        <translation>Richtige Spielfelder, für die das Netz nicht geraten hat.</translation>
    </message>
    <message>
        <source>Cells other than givens in which only the solution’s digit remained. Only puzzles with one solution count.</source>
        <translation>Von den Zellen, die keine Vorgaben sind, jene, denen nur die Ziffer der Lösung blieb. Nur Rätsel mit einer Lösung zählen.</translation>
    </message>
    <message>
        <source>Boards that ended with a cell without candidates, a digit twice in a house, or a different digit in place of a given.</source>
        <translation>Spielfelder, die mit einer Zelle ohne Kandidaten, einer Ziffer zweimal in einem Haus oder einer anderen Ziffer statt einer Vorgabe endeten.</translation>
    </message>
    <message>
        <source>Puzzles that were unfinished when their passes were used up.</source>
        <translation>Rätsel, die nicht am Ende waren, als ihre Durchgänge verbraucht waren.</translation>
    </message>
    <message>
        <source>Number of passes of this network that the multiply-adds per puzzle allow.</source>
        <translation>Für wie viele Durchgänge dieses Netzes die Multiplikationen je Rätsel reichen.</translation>
    </message>
    <message>
        <source>Passes per puzzle, on average.</source>
        <translation>Durchgänge je Rätsel, im Mittel.</translation>
    </message>
    <message>
        <source>Guesses per puzzle, on average.</source>
        <translation>Annahmen je Rätsel, im Mittel.</translation>
    </message>
    <message>
        <source>Time per puzzle on this computer, with many running in parallel.</source>
        <translation>Zeit je Rätsel auf diesem Rechner, wo viele nebeneinander laufen.</translation>
    </message>
    <message>
        <source>Multiply-adds of the convolutions of one pass with verdict and search, in millions. Other layers, such as minimum and clamp, multiply nothing and are not counted here.</source>
        <translation>Multiplikationen mit Addition der Faltungen eines Durchgangs mit Urteil und Suche, in Millionen. Andere Schichten, etwa Minimum und Begrenzen, multiplizieren nichts und zählen hier nicht.</translation>
    </message>
    <message>
        <source>The same per puzzle on average, including its encoding.</source>
        <translation>Dasselbe je Rätsel im Mittel, mit seiner Codierung.</translation>
    </message>
    <message>
        <source>Correct boards per billion multiply-adds.</source>
        <translation>Richtige Spielfelder für eine Milliarde Multiplikationen mit Addition.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>990 of 1,000: 99 %</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>two shares: 98.1 to 99.4 %</extracomment>
        <translation>%1 bis %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s).</source>
        <translation>
            <numerusform>%n Rätsel.</numerusform>
            <numerusform>%n Rätsel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a known solution left out.</source>
        <translation>
            <numerusform>%n ohne bekannte Lösung weggelassen.</numerusform>
            <numerusform>%n ohne bekannte Lösung weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several solutions: any of them is right, and their cells are not counted.</source>
        <translation>
            <numerusform>%n mit mehreren Lösungen: Jede davon ist richtig, und seine Zellen zählen nicht.</numerusform>
            <numerusform>%n mit mehreren Lösungen: Jede davon ist richtig, und ihre Zellen zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 boards end the same when rotated or mirrored and with renamed digits.</source>
        <translation>Gedreht oder gespiegelt und mit anderen Namen für die Ziffern enden %1 von %2 Spielfeldern gleich.</translation>
    </message>
    <message>
        <source>Boards right at the end</source>
        <translation>Spielfelder am Ende richtig</translation>
    </message>
    <message>
        <source>Cells right at the end</source>
        <translation>Zellen am Ende richtig</translation>
    </message>
    <message>
        <source>Boards right in one shot</source>
        <translation>Spielfelder auf einen Schlag richtig</translation>
    </message>
    <message>
        <source>Cells right in one shot</source>
        <translation>Zellen auf einen Schlag richtig</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>Trainierte Parameter</translation>
    </message>
    <message>
        <source>Fixed parameters</source>
        <translation>Feste Parameter</translation>
    </message>
    <message>
        <source>Complete grids that keep all givens and repeat no digit in a house. If a puzzle has several solutions, any of them is right. A network that fills one cell per pass has filled the grid one cell at a time, even after a contradiction.</source>
        <translation>Vollständige Gitter, in denen keine Ziffer zweimal in einem Haus steht und alle Vorgaben stehen. Bei einem Rätsel mit mehreren Lösungen ist jede davon richtig. Ein Netz, das je Durchgang eine Zelle füllt, hat das Gitter Zelle für Zelle gefüllt, auch über einen Widerspruch hinaus.</translation>
    </message>
    <message>
        <source>Correct boards if each open cell gets the digit that the network rates likeliest in its first pass. Only networks that rate every digit of a cell have this answer, and none with a memory.</source>
        <translation>Richtige Spielfelder, wenn jede offene Zelle die Ziffer bekommt, die das Netz in seinem ersten Durchgang am wahrscheinlichsten findet. Eine solche Antwort haben nur Netze, die jede Ziffer einer Zelle bewerten, und keine, die sich etwas merken.</translation>
    </message>
    <message>
        <source>Correct cells on the same boards.</source>
        <translation>Richtige Zellen derselben Spielfelder.</translation>
    </message>
    <message>
        <source>Trained numbers in the weights and biases of the rules’ convolutions. Numbers that several layers share count once. All numbers of an ONNX file count as trained, because the file does not specify which are.</source>
        <translation>Trainierte Zahlen in den Gewichten und Bias der Faltungen der Regeln. Zahlen, die mehrere Schichten teilen, zählen einmal. Alle Zahlen einer ONNX-Datei zählen als trainiert, weil die Datei nicht sagt, welche es sind.</translation>
    </message>
    <message>
        <source>Written numbers in the weights and biases of the rules’ convolutions.</source>
        <translation>Geschriebene Zahlen in den Gewichten und Bias der Faltungen der Regeln.</translation>
    </message>
    <message>
        <source>Trained and fixed parameters that are not 0.</source>
        <translation>Trainierte und feste Parameter, die nicht 0 sind.</translation>
    </message>
    <message>
        <source>No search: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time.</source>
        <translation>Keine Suche: Es läuft, bis sich nichts mehr ändert, auch über einen Widerspruch hinaus. Ein Netz, das je Durchgang eine Zelle füllt, füllt das Gitter Zelle für Zelle.</translation>
    </message>
</context>
<context>
    <name>convoku::RowSumView</name>
    <message>
        <source>The kernel over the row, and the sum</source>
        <translation>Der Kernel über der Zeile, und die Summe</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Summe: %1</translation>
    </message>
    <message>
        <source>Column %1: %2 · %3</source>
        <extracomment>a column, a weight and the number below it</extracomment>
        <translation>Spalte %1: %2 · %3</translation>
    </message>
    <message>
        <source>Row %1 of the board, and plane %2 below it</source>
        <translation>Zeile %1 des Spielfelds, darunter Ebene %2</translation>
    </message>
</context>
<context>
    <name>convoku::RuleEditor</name>
    <message>
        <source>Text of the network</source>
        <translation>Text des Netzes</translation>
    </message>
    <message>
        <source>layers %1, %2</source>
        <translation>Schichten %1, %2</translation>
    </message>
    <message>
        <source>%1 · click to show the layer with all its numbers</source>
        <translation>%1 · Klick: die Schicht mit allen Zahlen</translation>
    </message>
</context>
<context>
    <name>convoku::RuleGraphView</name>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>Den ganzen Graphen zeigen (Z)</translation>
    </message>
    <message>
        <source>Save the graph as a picture</source>
        <translation>Den Graphen als Bild speichern</translation>
    </message>
    <message>
        <source>Rule graph</source>
        <translation>Regelgraph</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>Rule &amp;graph</source>
        <translation>Regel&amp;graph</translation>
    </message>
    <message>
        <source>Show the layers of the step as a graph</source>
        <translation>Die Schichten des Schritts als Graph zeigen</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
</context>
<context>
    <name>convoku::RulesPane</name>
    <message>
        <source>Rules of this run</source>
        <translation>Regeln dieses Laufs</translation>
    </message>
    <message>
        <source>Untick a rule to run without it; drag it, or use the buttons, to run it earlier or later</source>
        <translation>Haken entfernen, um ohne eine Regel zu laufen; sie ziehen oder die Schaltflächen benutzen, um sie früher oder später laufen zu lassen</translation>
    </message>
    <message>
        <source>Search by guessing</source>
        <translation>Suche durch Raten</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Run all rules of the network in their order</source>
        <translation>Alle Regeln des Netzes in ihrer Reihenfolge ausführen</translation>
    </message>
</context>
<context>
    <name>convoku::RunController</name>
    <message>
        <source>The run failed: %1</source>
        <translation>Der Lauf ist abgebrochen: %1</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Lauf wiederholen</translation>
    </message>
    <message>
        <source>The system cannot start another thread. Some work waits until it can.</source>
        <translation>Das System hat keinen Platz für einen weiteren Thread: Ein Teil der Arbeit wartet, bis wieder Platz ist.</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Anfang</translation>
    </message>
    <message>
        <source>Go to the start of the run</source>
        <translation>Zum Anfang des Laufs</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>&amp;Ende</translation>
    </message>
    <message>
        <source>Go to the end of the run</source>
        <translation>Zum Ende des Laufs</translation>
    </message>
    <message>
        <source>&amp;To the selected event</source>
        <translation>Zum a&amp;usgewählten Ereignis</translation>
    </message>
    <message>
        <source>Go to the event selected in the list, in either direction</source>
        <translation>Zum in der Liste ausgewählten Ereignis, in beide Richtungen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go to the start of the last jump</source>
        <translation>Dorthin, wo der letzte Sprung begann</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>Dorthin, woher „Zurück“ kam</translation>
    </message>
    <message>
        <source>Go to a&amp;ddress…</source>
        <translation>Gehe zu A&amp;dresse…</translation>
    </message>
    <message>
        <source>Go to a pass (12), a step of a pass (12.7), or a candidate (r4c5=7)</source>
        <translation>Zu einem Durchgang (12), einem Schritt (12.7), einem Kandidaten (r4c5=7)</translation>
    </message>
    <message>
        <source>First wrong &amp;guess</source>
        <translation>Zur ersten &amp;falschen Annahme</translation>
    </message>
    <message>
        <source>Go to the first failed guess</source>
        <translation>Zur ersten gescheiterten Annahme</translation>
    </message>
    <message>
        <source>Contradiction of the g&amp;uess</source>
        <translation>Dorthin, &amp;wo die Annahme scheiterte</translation>
    </message>
    <message>
        <source>Next &amp;solution</source>
        <translation>Zur nächsten &amp;Lösung</translation>
    </message>
    <message>
        <source>Go to the next place with a solution; after the last one, return to the first</source>
        <translation>Zur nächsten Stelle, an der eine Lösung gefunden wurde, nach der letzten wieder zur ersten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play (on the board), or next stop in a lesson</source>
        <translation>Abspielen (auf dem Spielfeld) oder weiter in einer Lektion</translation>
    </message>
    <message>
        <source>Play or pause; while a lesson is open, go to its next stop</source>
        <translation>Abspielen oder anhalten; bei geöffneter Lektion weiter zur nächsten Station</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>&amp;Rückwärts abspielen</translation>
    </message>
    <message>
        <source>Play backwards to the previous breakpoint or to the start</source>
        <translation>Rückwärts abspielen, bis zum vorigen Haltepunkt oder zum Anfang</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Play slower (on the board)</source>
        <translation>Langsamer abspielen (auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>Play faster (on the board)</source>
        <translation>Schneller abspielen (auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>Play and &amp;export all</source>
        <translation>All&amp;es abspielen und exportieren</translation>
    </message>
    <message>
        <source>Clear the timeline range</source>
        <translation>Den Bereich der Zeitleiste vergessen</translation>
    </message>
    <message>
        <source>Pre&amp;vious pass</source>
        <translation>&amp;Voriger Durchgang</translation>
    </message>
    <message>
        <source>Back by one pass</source>
        <translation>Um einen Durchgang zurück</translation>
    </message>
    <message>
        <source>&amp;Next pass</source>
        <translation>&amp;Nächster Durchgang</translation>
    </message>
    <message>
        <source>Step forward one pass</source>
        <translation>Um einen Durchgang weiter</translation>
    </message>
    <message>
        <source>Step &amp;back into</source>
        <translation>Schritt &amp;zurück hinein</translation>
    </message>
    <message>
        <source>Step back one rule, or one layer inside a rule</source>
        <translation>Um eine Regel zurück, innerhalb einer Regel um eine Schicht</translation>
    </message>
    <message>
        <source>Step &amp;into</source>
        <translation>Schritt &amp;hinein</translation>
    </message>
    <message>
        <source>Step forward one rule, or one layer inside a rule</source>
        <translation>Um eine Regel weiter, innerhalb einer Regel um eine Schicht</translation>
    </message>
    <message>
        <source>Into the la&amp;yers</source>
        <translation>In die S&amp;chichten</translation>
    </message>
    <message>
        <source>Go to the first layer of the step just completed</source>
        <translation>Zur ersten Schicht des gerade ausgeführten Schritts</translation>
    </message>
    <message>
        <source>Step o&amp;ut</source>
        <translation>Schritt h&amp;eraus</translation>
    </message>
    <message>
        <source>Run to the end of the rule, pass, or run</source>
        <translation>Weiter bis zum Ende der Regel, des Durchgangs, des Laufs</translation>
    </message>
    <message>
        <source>Step back out</source>
        <translation>Schritt zurück heraus</translation>
    </message>
    <message>
        <source>Go back to the state before the rule, pass, or run</source>
        <translation>Zurück vor die Regel, den Durchgang, den Lauf</translation>
    </message>
    <message>
        <source>Previous &amp;change of the picked candidate</source>
        <translation>Vo&amp;rige Änderung des gewählten Kandidaten</translation>
    </message>
    <message>
        <source>Go to the previous change of the picked candidate (on the board)</source>
        <translation>Zurück zur vorigen Änderung des gewählten Kandidaten (auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>Next change of the pic&amp;ked candidate</source>
        <translation>&amp;Nächste Änderung des gewählten Kandidaten</translation>
    </message>
    <message>
        <source>Go to the next change of the picked candidate (on the board)</source>
        <translation>Weiter zur nächsten Änderung des gewählten Kandidaten (auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>Skip rules that find n&amp;othing</source>
        <translation>Regeln ohne &amp;Fund überspringen</translation>
    </message>
    <message>
        <source>When stepping by rule, stop only at rules that had an effect</source>
        <translation>Schritte nach Regeln führen nur zu Regeln, die etwas bewirkt haben</translation>
    </message>
    <message>
        <source>S&amp;top the run</source>
        <translation>Lauf anhal&amp;ten</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>Die Berechnung anhalten; was da ist, bleibt</translation>
    </message>
    <message>
        <source>Continue computin&amp;g the run</source>
        <translation>Lauf f&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Continue computing from where the run was stopped</source>
        <translation>Von dort weiterrechnen, wo der Lauf angehalten wurde</translation>
    </message>
    <message>
        <source>&amp;Look for a second solution</source>
        <translation>Z&amp;weite Lösung suchen</translation>
    </message>
    <message>
        <source>Continue the search to see if there is one solution or several</source>
        <translation>Weitersuchen: Das Rätsel hat eine Lösung oder mehrere</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>LibTorch is not available. The bitwise backend runs the network and gives the same numbers. To use LibTorch, install the package convoku-backend-torch and restart Convoku.</source>
        <translation>LibTorch lässt sich nicht verwenden; das Netz läuft mit dem Backend bitwise, das dieselben Zahlen liefert. Für LibTorch installieren Sie das Paket convoku-backend-torch und starten Convoku neu.</translation>
    </message>
    <message>
        <source>P&amp;revious finding of the step</source>
        <translation>Voriger Befund des &amp;Schritts</translation>
    </message>
    <message>
        <source>Show the previous finding of the rule at this position (on the board)</source>
        <translation>Den vorigen der Befunde ansehen, die die Regel an dieser Stelle hat (auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>Next find&amp;ing of the step</source>
        <translation>Nächster &amp;Befund des Schritts</translation>
    </message>
    <message>
        <source>Show the next finding of the rule at this position (on the board)</source>
        <translation>Den nächsten der Befunde ansehen, die die Regel an dieser Stelle hat (auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>Go to the contradiction of the current guess or of the next failed guess</source>
        <translation>Zum Widerspruch der Annahme, die hier gilt, oder der nächsten, die scheitert</translation>
    </message>
    <message>
        <source>No guess has failed after this position yet.</source>
        <translation>Nach dieser Stelle ist noch keine Annahme gescheitert.</translation>
    </message>
    <message>
        <source>No guess fails after this position.</source>
        <translation>Nach dieser Stelle scheitert keine Annahme.</translation>
    </message>
</context>
<context>
    <name>convoku::RunLanesView</name>
    <message>
        <source>Timeline of all runs</source>
        <translation>Zeitleiste aller Läufe</translation>
    </message>
    <message>
        <source>diverges in pass %1</source>
        <translation>trennt sich in Durchgang %1</translation>
    </message>
</context>
<context>
    <name>convoku::RunTablePicture</name>
    <message>
        <source>Guesses</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Undone guesses</source>
        <translation>Zurückgenommene Annahmen</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>Übrige Kandidaten</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Removals by each rule, pass by pass</source>
        <translation>Was jede Regel gestrichen hat, Durchgang für Durchgang</translation>
    </message>
</context>
<context>
    <name>convoku::SavedFileRow</name>
    <message>
        <source>O&amp;pen</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the file in its default application</source>
        <translation>Die Datei mit dem dafür eingerichteten Programm öffnen</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im Or&amp;dner zeigen</translation>
    </message>
    <message>
        <source>Open the folder that contains the file</source>
        <translation>Den Ordner öffnen, in dem die Datei liegt</translation>
    </message>
    <message>
        <source>Cop&amp;y file</source>
        <translation>Datei ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copy the file to the clipboard, to paste it into a folder or a message</source>
        <translation>Die Datei in die Zwischenablage kopieren, um sie in einen Ordner oder eine Nachricht einzufügen</translation>
    </message>
</context>
<context>
    <name>convoku::SavingDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Cancel export</source>
        <translation>Export &amp;abbrechen</translation>
    </message>
</context>
<context>
    <name>convoku::SearchTreeView</name>
    <message>
        <source>Go to the &amp;start</source>
        <translation>Zum &amp;Anfang gehen</translation>
    </message>
    <message>
        <source>Go to the &amp;guess</source>
        <translation>Zur A&amp;nnahme gehen</translation>
    </message>
    <message>
        <source>Go to the &amp;failure</source>
        <translation>Zum &amp;Scheitern gehen</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>A&amp;ufklappen</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Zuklappen</translation>
    </message>
    <message>
        <source>Go to the first w&amp;rong guess</source>
        <translation>Zur ersten &amp;falschen Annahme gehen</translation>
    </message>
    <message>
        <source>Fold all f&amp;ailed guesses</source>
        <translation>Alles Gescheiterte zu&amp;klappen</translation>
    </message>
    <message>
        <source>Unfold a&amp;ll</source>
        <translation>A&amp;lles aufklappen</translation>
    </message>
    <message>
        <source>Show the whole &amp;tree</source>
        <translation>Den ganzen &amp;Baum zeigen</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>&amp;Search tree</source>
        <translation>Such&amp;baum</translation>
    </message>
    <message>
        <source>Show the search as a tree instead of the board</source>
        <translation>Statt des Spielfelds die Suche als Baum zeigen</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Show the whole tree (Z)</source>
        <translation>Den ganzen Baum zeigen (Z)</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>Den Baum als Bild speichern</translation>
    </message>
    <message>
        <source>Depth grows to the right, time runs down.</source>
        <translation>Die Tiefe wächst nach rechts, die Zeit läuft nach unten.</translation>
    </message>
</context>
<context>
    <name>convoku::SearchedRun</name>
    <message>
        <source>Searching</source>
        <translation>Sucht</translation>
    </message>
    <message>
        <source>Ended at cost %1</source>
        <translation>Endete bei Kosten %1</translation>
    </message>
    <message>
        <source>Trial %1 of %2: cost %3</source>
        <translation>Versuch %1 von %2: Kosten %3</translation>
    </message>
    <message>
        <source>Before the first trial</source>
        <translation>Vor dem ersten Versuch</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceArea</name>
    <message>
        <source>Effect of this step</source>
        <translation>Was dieser Schritt getan hat</translation>
    </message>
    <message>
        <source>Current finding of this step</source>
        <translation>Welcher Befund dieses Schritts betrachtet wird</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>finding</comment>
        <extracomment>which of the findings of a step is looked at</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceController</name>
    <message>
        <source>Open or paste a puzzle, or type one (Ctrl+N).</source>
        <translation>Öffnen Sie ein Rätsel, fügen Sie eines ein oder tippen Sie eines (Strg+N).</translation>
    </message>
</context>
<context>
    <name>convoku::SessionFile</name>
    <message>
        <source>This is not a Convoku session. It must contain “format”: “convoku-session”.</source>
        <translation>Das ist keine Convoku-Sitzung: Darin wird „format“: „convoku-session“ erwartet.</translation>
    </message>
    <message>
        <source>The session’s version is missing: expected a number.</source>
        <translation>Die Version der Sitzung fehlt: Erwartet wird eine Zahl.</translation>
    </message>
    <message>
        <source>The session has version %1, written by a newer program. This program reads versions up to %2.</source>
        <translation>Die Sitzung hat Version %1; dieses Programm liest Versionen bis %2. Eine neuere hat sie geschrieben.</translation>
    </message>
    <message>
        <source>The file is too large for a session.</source>
        <translation>Die Datei ist zu groß für eine Sitzung.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Zeile %1, Zeichen %2: %3.</translation>
    </message>
</context>
<context>
    <name>convoku::SessionNetwork</name>
    <message>
        <source>%1: learned weights: %2</source>
        <extracomment>%1: &quot;The session’s network&quot;; %2: what is wrong with a rule of it</extracomment>
        <translation>%1: Was es gelernt hat: %2</translation>
    </message>
    <message>
        <source>expected at most %1 rules, found %2</source>
        <translation>erwartet: höchstens %1 Regeln; gefunden: %2</translation>
    </message>
</context>
<context>
    <name>convoku::SettingsController</name>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <source>Show the welcome tips again</source>
        <translation>Den Hinweis des ersten Starts wieder zeigen</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Wen&amp;iger Bewegung</translation>
    </message>
    <message>
        <source>Nothing moves by itself: previews wait, panels and menus do not slide, the text cursor does not blink</source>
        <translation>Nichts bewegt sich von selbst: Vorschauen warten, Panels und Menüs gleiten nicht, die Einfügemarke blinkt nicht</translation>
    </message>
    <message>
        <source>Settings will not be saved: %1 cannot be written.</source>
        <translation>Einstellungen bleiben nicht erhalten: %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Begin with the last puzzle</source>
        <translation>Mit dem letzten Rätsel beginnen</translation>
    </message>
    <message>
        <source>Open the last viewed puzzle at its position on the next start; if off, open an example</source>
        <translation>Der nächste Start öffnet das zuletzt betrachtete Rätsel an seiner Stelle; ausgeschaltet ein Beispiel</translation>
    </message>
</context>
<context>
    <name>convoku::SideBySide</name>
    <message>
        <source>Blind search uses only rows, columns and boxes: the cost of a grid is what they lack. The network in the window has different houses.</source>
        <translation>Die blinde Suche kennt nur Zeilen, Spalten und Blöcke: Ein Gitter kostet, was diesen fehlt. Das Netz des Fensters hat andere Häuser.</translation>
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
        <translation>Im Programm</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>convoku::SliceView</name>
    <message>
        <source>Slice under the kernel</source>
        <translation>Scheibe, auf der der Kernel liegt</translation>
    </message>
</context>
<context>
    <name>convoku::StackModel</name>
    <message>
        <source>Digits of the cell that are restored if the guess fails</source>
        <translation>Ziffern der Zelle, die zurückkehren, wenn die Annahme scheitert</translation>
    </message>
    <message>
        <source>Candidates removed because of the guess, and restored if it fails</source>
        <translation>Kandidaten, die wegen der Annahme weg sind und zurückkehren, wenn sie scheitert</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Gefolgert</translation>
    </message>
</context>
<context>
    <name>convoku::StackPanel</name>
    <message>
        <source>Active guesses</source>
        <translation>Geltende Annahmen</translation>
    </message>
    <message>
        <source>No guess is active here.</source>
        <translation>Hier gilt keine Annahme.</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are active here.</source>
        <translation>
            <numerusform>Hier gilt %n Annahme.</numerusform>
            <numerusform>Hier gelten %n Annahmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one is made in pass %1.</source>
        <translation>Die erste wird in Durchgang %1 getroffen.</translation>
    </message>
    <message>
        <source>The next one is made in pass %1.</source>
        <translation>Die nächste wird in Durchgang %1 getroffen.</translation>
    </message>
</context>
<context>
    <name>convoku::StartTilesView</name>
    <message>
        <source>Starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Click a start, or select it with the arrow keys, to show it above</source>
        <translation>Klicken Sie auf einen Start oder gehen Sie mit den Pfeiltasten hin, um ihn oben anzusehen</translation>
    </message>
    <message>
        <source>No start has been trained yet</source>
        <translation>Noch wurde kein Start trainiert</translation>
    </message>
    <message>
        <source>start %1: %2 right, %3</source>
        <translation>Start %1: %2 richtig, %3</translation>
    </message>
</context>
<context>
    <name>convoku::StripController</name>
    <message>
        <source>Guesses below the board</source>
        <translation>Annahmen unter dem Spielfeld</translation>
    </message>
</context>
<context>
    <name>convoku::StudyChart</name>
    <message>
        <source>Results</source>
        <translation>Was sich ergeben hat</translation>
    </message>
</context>
<context>
    <name>convoku::StudyPane</name>
    <message>
        <source>Run this network</source>
        <translation>Dieses Netz laufen lassen</translation>
    </message>
    <message>
        <source>Run the puzzle with these numbers in place of the written ones</source>
        <translation>Das Rätsel mit diesen Zahlen statt der geschriebenen laufen lassen</translation>
    </message>
    <message>
        <source>What if: compare with the written one</source>
        <translation>Was wäre, wenn: gegen das geschriebene</translation>
    </message>
    <message>
        <source>Show both runs side by side, and the first removal that differs</source>
        <translation>Beide Läufe nebeneinander und die erste Streichung, die anders ist</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Align the numbers as closely as possible with the written ones, round them, and prove whether they are the same</source>
        <translation>Die Zahlen so drehen, dass sie den geschriebenen am nächsten liegen, runden und beweisen, ob sie dieselben sind</translation>
    </message>
    <message>
        <source>The road between</source>
        <translation>Der Weg dazwischen</translation>
    </message>
    <message>
        <source>Right answers and unsound removals along the straight line from the learned to the written numbers</source>
        <translation>Was auf dem geraden Weg von den gelernten zu den geschriebenen Zahlen richtig und was nicht sicher ist</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Largest error in each written number before a solution is lost</source>
        <translation>Wie weit jede geschriebene Zahl daneben liegen darf, bevor eine Lösung verloren geht</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Stop the current calculation</source>
        <translation>Beenden, was gerade herausgefunden wird</translation>
    </message>
    <message>
        <source>Open in the workshop</source>
        <translation>In der Werkstatt öffnen</translation>
    </message>
    <message>
        <source>The rule with the rounded numbers, as text</source>
        <translation>Die Regel mit den gerundeten Zahlen, als Text</translation>
    </message>
    <message>
        <source>From learned to written</source>
        <translation>Von gelernt zu geschrieben</translation>
    </message>
    <message>
        <source>A board where both differ</source>
        <translation>Ein Spielfeld, auf dem beide sich unterscheiden</translation>
    </message>
</context>
<context>
    <name>convoku::StudyWording</name>
    <message>
        <source>Aligning the numbers, rounding them and comparing them with the written ones…</source>
        <translation>Die Zahlen werden gedreht, gerundet und mit den geschriebenen verglichen …</translation>
    </message>
    <message>
        <source>Computing the path to the written numbers…</source>
        <translation>Der Weg zu den geschriebenen Zahlen wird berechnet …</translation>
    </message>
    <message>
        <source>Testing networks with noise added to their numbers…</source>
        <translation>Netze mit Rauschen auf ihren Zahlen werden ausprobiert …</translation>
    </message>
    <message>
        <source>Mirrored: all signs were changed.</source>
        <translation>Gespiegelt: Alle Vorzeichen wurden geändert.</translation>
    </message>
    <message>
        <source>Rounded: %1.</source>
        <translation>Gerundet: %1.</translation>
    </message>
    <message>
        <source>These are the written numbers.</source>
        <translation>Das sind die geschriebenen Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) differ from the written ones.</source>
        <translation>
            <numerusform>%n Zahl ist nicht die geschriebene.</numerusform>
            <numerusform>%n Zahlen sind nicht die geschriebenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proved: it gives the same answer as the written rule on every possible board.</source>
        <translation>Bewiesen: Es gibt auf jedem möglichen Spielfeld die Antwort der geschriebenen Regel.</translation>
    </message>
    <message>
        <source>It is a different rule: the two answers differ on this board.</source>
        <translation>Es ist eine andere Regel: Auf diesem Spielfeld antworten die beiden verschieden.</translation>
    </message>
    <message>
        <source>It is a different rule.</source>
        <translation>Es ist eine andere Regel.</translation>
    </message>
    <message>
        <source>Within its time limit, the proof found neither that they are the same nor where they differ.</source>
        <translation>In der Zeit, die er hatte, fand der Beweis weder, dass sie gleich sind, noch, wo sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>loses a solution</source>
        <translation>verliert eine Lösung</translation>
    </message>
    <message>
        <source>networks that lose a solution</source>
        <translation>Netze, die eine Lösung verlieren</translation>
    </message>
    <message>
        <source>%1 % of the way from the learned to the written numbers: %2 of the answers are right. On %3 of the boards, the rule removes a digit of the solution.</source>
        <translation>%1 % des Weges von den gelernten zu den geschriebenen Zahlen: %2 der Antworten sind richtig, und auf %3 der Spielfelder streicht die Regel eine Ziffer der Lösung.</translation>
    </message>
    <message>
        <source>Noise of %1 on each number: %2 of %3 networks lose a solution, %4 of the answers are right.</source>
        <translation>Rauschen von %1 auf jeder Zahl: %2 von %3 Netzen verlieren eine Lösung, %4 der Antworten sind richtig.</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution. %2</source>
        <translation>Bis zu einem Rauschen von %1 auf jeder geschriebenen Zahl verlor kein Netz eine Lösung. %2</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution.</source>
        <translation>Bis zu einem Rauschen von %1 auf jeder geschriebenen Zahl verlor kein Netz eine Lösung.</translation>
    </message>
</context>
<context>
    <name>convoku::TensorCanvas</name>
    <message>
        <source>Double-click to show only the planes of this digit</source>
        <translation>Doppelklick: nur die Ebenen dieser Ziffer</translation>
    </message>
    <message>
        <source>Double-click: all planes</source>
        <translation>Doppelklick: alle Ebenen</translation>
    </message>
    <message>
        <source>%1. Click to enlarge it.</source>
        <extracomment>at the small picture of a plane: digit 5. A click shows it large.</extracomment>
        <translation>%1. Ein Klick zeigt sie groß.</translation>
    </message>
    <message>
        <source>%1: asked for</source>
        <translation>%1: gefragt</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
</context>
<context>
    <name>convoku::TensorView</name>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Description of the layer</source>
        <translation>Was die Schicht tut</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <translation>Differenz zu %1</translation>
    </message>
    <message>
        <source>The lesson asks for these numbers. They appear with the answer.</source>
        <translation>Die Lektion fragt nach diesen Zahlen. Mit der Antwort werden sie sichtbar.</translation>
    </message>
    <message>
        <source>Arithmetic of a second number</source>
        <translation>Rechnung einer zweiten Zahl</translation>
    </message>
</context>
<context>
    <name>convoku::TensorWording</name>
    <message>
        <source>more bytes than allowed in a weights file (%L1)</source>
        <translation>mehr Bytes, als eine Datei mit Gewichten haben darf (%L1)</translation>
    </message>
    <message>
        <source>the file ends before the end of its header; weights files use the safetensors format</source>
        <translation>die Datei endet vor ihrem Kopf; Dateien mit Gewichten haben das Format safetensors</translation>
    </message>
    <message>
        <source>a header with more bytes than allowed (%L1); weights files use the safetensors format</source>
        <translation>ein Kopf mit mehr Bytes, als es sein dürfen (%L1); Dateien mit Gewichten haben das Format safetensors</translation>
    </message>
    <message>
        <source>the header does not match the safetensors format</source>
        <translation>der Kopf ist nicht, was das Format safetensors dort hat</translation>
    </message>
    <message>
        <source>a duplicate name</source>
        <translation>ein Name, der zweimal da steht</translation>
    </message>
    <message>
        <source>a name with characters other than letters, digits, _, - and ., or longer than %1</source>
        <translation>ein Name mit anderen Zeichen als Buchstaben, Ziffern, _, - und . oder länger als %1</translation>
    </message>
    <message>
        <source>a number type other than F32, F16 or BF16</source>
        <translation>andere Zahlen als F32, F16 und BF16</translation>
    </message>
    <message>
        <source>an invalid shape, more than %1 dimensions, or more numbers than the file</source>
        <translation>eine Form, die keine ist, mehr Dimensionen als %1 oder mehr Zahlen als die Datei hat</translation>
    </message>
    <message>
        <source>the location of its numbers does not match its shape, the file or the other tensors</source>
        <translation>der Ort seiner Zahlen passt nicht zu seiner Form, zur Datei oder zu den anderen Tensoren</translation>
    </message>
    <message>
        <source>bytes that belong to no tensor</source>
        <translation>Bytes, die zu keinem Tensor gehören</translation>
    </message>
    <message>
        <source>more entries than allowed (%1)</source>
        <translation>mehr Einträge, als es sein dürfen (%1)</translation>
    </message>
    <message>
        <source>a value that is infinite or not a number</source>
        <translation>eine Zahl, die unendlich oder keine ist</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <extracomment>%1: a place in a file; %2: what is wrong there</extracomment>
        <translation>Byte %1: %2</translation>
    </message>
    <message>
        <source>byte %1, “%2”: %3</source>
        <extracomment>%1: a place in a file; %2: the name of a tensor; %3: what is wrong with it</extracomment>
        <translation>Byte %1, „%2“: %3</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>das ist ein Zeiger von Git LFS, nicht die Datei selbst; „git lfs pull“ holt sie</translation>
    </message>
</context>
<context>
    <name>convoku::ThemeWording</name>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Like the article</source>
        <translation>Wie im Artikel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>Für den Druck</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>Eigene Farben</translation>
    </message>
    <message>
        <source>Sums over a window</source>
        <translation>Summen über ein Fenster</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>Andere Plätze</translation>
    </message>
    <message>
        <source>Sums and products</source>
        <translation>Summen und Produkte</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logik</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Cell of a given</source>
        <translation>Zelle einer Vorgabe</translation>
    </message>
    <message>
        <source>Given digit</source>
        <translation>Vorgegebene Ziffer</translation>
    </message>
    <message>
        <source>Found digit</source>
        <translation>Gefundene Ziffer</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Thin line</source>
        <translation>Dünne Linie</translation>
    </message>
    <message>
        <source>Thick line</source>
        <translation>Dicke Linie</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Cell of a contradiction</source>
        <translation>Zelle eines Widerspruchs</translation>
    </message>
    <message>
        <source>Sign of a contradiction</source>
        <translation>Zeichen eines Widerspruchs</translation>
    </message>
    <message>
        <source>Digit on a depth’s square</source>
        <translation>Ziffer auf dem Quadrat einer Tiefe</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>Cursor</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Names and symbols of these layers in the rule graph</source>
        <translation>Namen und Zeichen solcher Schichten im Regelgraphen</translation>
    </message>
    <message>
        <source>Candidates set aside by a guess at this search depth; its ring; its branch in the tree</source>
        <translation>Was eine Annahme in dieser Suchtiefe zurückgestellt hat, ihr Ring, ihr Zweig im Baum</translation>
    </message>
    <message>
        <source>Candidates that these rules removed; their bars in the timeline</source>
        <translation>Kandidaten, die diese Regeln gestrichen haben; ihre Balken in der Zeitleiste</translation>
    </message>
    <message>
        <source>Background of everything, including the window</source>
        <translation>Hinter allem, auch Grund des Fensters</translation>
    </message>
    <message>
        <source>Background of the cells</source>
        <translation>Grund der Zellen</translation>
    </message>
    <message>
        <source>Background of the given cells</source>
        <translation>Grund der vorgegebenen Zellen</translation>
    </message>
    <message>
        <source>Puzzle digits, and most text in the window</source>
        <translation>Ziffern des Rätsels und der meiste Text des Fensters</translation>
    </message>
    <message>
        <source>Digits found by the network</source>
        <translation>Ziffern, die das Netz gefunden hat</translation>
    </message>
    <message>
        <source>Lines between the cells of a box</source>
        <translation>Zwischen den Zellen eines Blocks</translation>
    </message>
    <message>
        <source>Lines between boxes and around the board</source>
        <translation>Zwischen Blöcken und um das Spielfeld</translation>
    </message>
    <message>
        <source>Row and column numbers, and side notes</source>
        <translation>Zeilen- und Spaltennummern, Randnotizen</translation>
    </message>
    <message>
        <source>Background of a cell without candidates or with a clash</source>
        <translation>Grund einer Zelle ohne Kandidaten oder mit einem Konflikt</translation>
    </message>
    <message>
        <source>Frame and cross of a contradiction, and of failed guesses in the tree</source>
        <translation>Rahmen und Kreuz eines Widerspruchs und gescheiterter Annahmen im Baum</translation>
    </message>
    <message>
        <source>Digit and number on the squares of set-aside candidates</source>
        <translation>Ziffer und Zahl auf den Quadraten des Zurückgestellten</translation>
    </message>
    <message>
        <source>Cursor, picked candidate, its explanation, current position in the timeline</source>
        <translation>Cursor, gewählter Kandidat, was ihn erklärt, aktuelle Stelle in der Zeitleiste</translation>
    </message>
    <message>
        <source>A solution in the search tree</source>
        <translation>Eine Lösung im Suchbaum</translation>
    </message>
    <message>
        <source>%1 is hard to read on %2: contrast %3, needed %4.</source>
        <translation>%1 ist schlecht lesbar auf %2: Kontrast %3, nötig %4.</translation>
    </message>
    <message>
        <source>%1 is hard to read on the tint of %2: contrast %3, needed %4.</source>
        <translation>%1 ist schlecht lesbar auf der Tönung von %2: Kontrast %3, nötig %4.</translation>
    </message>
    <message>
        <source>%1 is hard to read on a cell lit with %2: contrast %3, needed %4.</source>
        <translation>%1 ist schlecht lesbar auf einer mit %2 beleuchteten Zelle: Kontrast %3, nötig %4.</translation>
    </message>
    <message>
        <source>%1 is hard to see on %2: contrast %3, needed %4.</source>
        <translation>%1 ist schlecht zu sehen auf %2: Kontrast %3, nötig %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike: difference %3, needed %4.</source>
        <translation>%1 und %2 sehen gleich aus: Unterschied %3, nötig %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see red (protanopia): difference %3, needed %4.</source>
        <translation>%1 und %2 sehen bei Rotblindheit (Protanopie) gleich aus: Unterschied %3, nötig %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see green (deuteranopia): difference %3, needed %4.</source>
        <translation>%1 und %2 sehen bei Grünblindheit (Deuteranopie) gleich aus: Unterschied %3, nötig %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see blue (tritanopia): difference %3, needed %4.</source>
        <translation>%1 und %2 sehen bei Blaublindheit (Tritanopie) gleich aus: Unterschied %3, nötig %4.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>Das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>This is not a Convoku colour file.</source>
        <translation>Das ist keine Farbdatei von Convoku.</translation>
    </message>
    <message>
        <source>A newer version of Convoku wrote this file (version %1).</source>
        <translation>Eine neuere Version von Convoku hat diese Datei geschrieben (Version %1).</translation>
    </message>
    <message>
        <source>The base theme “%1” does not exist.</source>
        <translation>Es gibt kein Design „%1“, von dem ausgegangen werden kann.</translation>
    </message>
    <message>
        <source>The colour “%1” does not exist; it is ignored.</source>
        <translation>Es gibt keine Farbe „%1“; sie wird ausgelassen.</translation>
    </message>
    <message>
        <source>“%1” is not a colour (#rrggbb); “%2” keeps the colour of the base theme.</source>
        <translation>„%1“ ist keine Farbe (#rrggbb); „%2“ bleibt wie im Ausgangsdesign.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Candidates; filled numbers of tensors</source>
        <translation>Kandidaten; gefüllte Zahlen von Tensoren</translation>
    </message>
</context>
<context>
    <name>convoku::TileWording</name>
    <message>
        <source>equals %1?</source>
        <translation>gleich %1?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a layer counts, and where: Lines of the box with the digit: box 2, digit 2</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>at most 1?</source>
        <translation>höchstens 1?</translation>
    </message>
    <message>
        <source>Decided %1s in %2</source>
        <translation>Entschiedene %1 in %2</translation>
    </message>
    <message>
        <source>%1 = %2; %3 %4</source>
        <extracomment>a sum, and what is asked about it: 0 + 1 + 0 = 1; equals 1? yes</extracomment>
        <translation>%1 = %2; %3 %4</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>convoku::TimeBar</name>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: Pass, Rule, Layer</extracomment>
        <translation>Schritte nach</translation>
    </message>
    <message>
        <source>Step size for stepping and playing</source>
        <translation>Was Zurück, Weiter und Abspielen einzeln zeigen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Geschwindigkeit des Abspielens</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max.</translation>
    </message>
</context>
<context>
    <name>convoku::Timeline</name>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
</context>
<context>
    <name>convoku::TimelineView</name>
    <message>
        <source>%1 · %2 removed</source>
        <extracomment>a pass and how many candidates it removed: Pass 3 of 25 · depth 0 · 214 candidates · 12 removed</extracomment>
        <translation>%1 · %2 gestrichen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Visible part of the run</source>
        <translation>Sichtbarer Teil des Laufs</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a candidate: r4c5 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a family of rules and how many candidates they removed</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A breakpoint stops here: %1</source>
        <extracomment>a place in the run</extracomment>
        <translation>Ein Haltepunkt hält hier an: %1</translation>
    </message>
    <message>
        <source>Bookmark %1: %2</source>
        <translation>Lesezeichen %1: %2</translation>
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
        <translation>Geschriebene und gelernte Zahlen</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5, %6 right. %7</source>
        <extracomment>%1: &quot;How start 5 found the rule&quot;; %2: &quot;Written by hand&quot;; %3, %5: &quot;bias 2&quot;; %4: &quot;Found by start 5&quot;; %6: &quot;95.8 %&quot;; %7: sentences</extracomment>
        <translation>%1. %2: %3. %4: %5, %6 richtig. %7</translation>
    </message>
    <message>
        <source>place %1: written %2, learned %3</source>
        <translation>Platz %1: geschrieben %2, gelernt %3</translation>
    </message>
    <message>
        <source>%1, began with %2</source>
        <translation>%1, begann mit %2</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingPage</name>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Replace the numbers and train them</source>
        <translation>Die Zahlen ersetzen und trainieren</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Train each start by the step size set below</source>
        <translation>Jeden Start so weit trainieren, wie ein Schritt unten geht</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Stop the training and keep its results so far</source>
        <translation>Das Training beenden und die bisherigen Ergebnisse behalten</translation>
    </message>
    <message>
        <source>Training task</source>
        <translation>Was gelernt wird</translation>
    </message>
    <message>
        <source>Is the count 1?</source>
        <translation>Ist die Anzahl 1?</translation>
    </message>
    <message>
        <source>the remaining candidates</source>
        <translation>die verbleibenden Kandidaten</translation>
    </message>
    <message>
        <source>This rule has no weights to learn.</source>
        <translation>Diese Regel hat keine Gewichte, die gelernt werden könnten.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n new start(s)</source>
        <translation>
            <numerusform>%n neuer Start</numerusform>
            <numerusform>%n neue Starts</numerusform>
        </translation>
    </message>
    <message>
        <source>Training is not available because LibTorch cannot be used: %1</source>
        <translation>Hier kann nichts trainiert werden: LibTorch ist nicht nutzbar: %1</translation>
    </message>
    <message>
        <source>LibTorch is being opened…</source>
        <translation>LibTorch wird geöffnet …</translation>
    </message>
    <message>
        <source>%1 of the answers are right.</source>
        <translation>%1 der Antworten sind richtig.</translation>
    </message>
    <message>
        <source>Errors: %1 of %2 answers on the board at %3</source>
        <translation>Wo es irrt: %1 von %2 Antworten auf dem Spielfeld bei %3</translation>
    </message>
    <message>
        <source>Errors: there is no puzzle</source>
        <translation>Wo es irrt: Es gibt kein Rätsel</translation>
    </message>
    <message>
        <source>Errors by pass, of %1 answers</source>
        <translation>Fehler je Durchgang, von %1 Antworten</translation>
    </message>
    <message>
        <source>Repeat the training with different random numbers</source>
        <translation>Dasselbe noch einmal, von anderen Zufallszahlen aus</translation>
    </message>
    <message>
        <source>Initial weights and bias</source>
        <translation>Anfangswerte der Gewichte und des Bias</translation>
    </message>
    <message>
        <source>Number of starts</source>
        <translation>Anzahl der Starts</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the training as an animated GIF or WebP</source>
        <translation>Das Training als animiertes GIF oder WebP exportieren</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>Blinde Suche</translation>
    </message>
    <message>
        <source>Search for a solution without using the rules</source>
        <translation>Eine Lösung suchen, ohne die Regeln zu verwenden</translation>
    </message>
    <message>
        <source>Replace the %1 with %2 · %3 · %4</source>
        <extracomment>%1: the numbers that are trained, %2: &quot;random numbers&quot;, %3: &quot;10 starts&quot;, %4: the button &quot;Train&quot;</extracomment>
        <translation>Ersetze %1 durch %2 · %3 · %4</translation>
    </message>
    <message>
        <source>numbers of a rule</source>
        <translation>die Zahlen einer Regel</translation>
    </message>
    <message>
        <source>The results below are for “%1”.</source>
        <translation>Die Ergebnisse unten gehören zu „%1“.</translation>
    </message>
    <message>
        <source>Errors: the puzzle is on a different board</source>
        <translation>Wo es irrt: Das Rätsel ist auf einem anderen Spielfeld</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingSetupPane</name>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>states of runs</source>
        <translation>Zustände von Läufen</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>always new ones</source>
        <translation>immer neue</translation>
    </message>
    <message>
        <source>Standard deviation of the initial weights</source>
        <translation>Die Streuung der Zahlen, mit denen ein Start beginnt</translation>
    </message>
    <message>
        <source>Probability of each candidate on a random board</source>
        <translation>Wie wahrscheinlich jeder Kandidat auf einem zufälligen Spielfeld ist</translation>
    </message>
    <message>
        <source>Boards in a step</source>
        <translation>Spielfelder in einem Schritt</translation>
    </message>
    <message>
        <source>Boards drawn once and reused; otherwise each step draws new ones</source>
        <translation>Spielfelder, die einmal gezogen und wieder benutzt werden; oder jeder Schritt hat neue</translation>
    </message>
    <message>
        <source>Step size; takes effect immediately</source>
        <translation>Wie weit ein Schritt geht; gilt sofort</translation>
    </message>
    <message>
        <source>The same seed gives the same training</source>
        <translation>Derselbe Startwert, dasselbe Training</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielfelder</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Boards per step</source>
        <translation>Spielfelder je Schritt</translation>
    </message>
    <message>
        <source>Fixed boards</source>
        <translation>Feste Spielfelder</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Starts</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingStrip</name>
    <message>
        <source>The training step by step</source>
        <translation>Das Training Schritt für Schritt</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Play or pause the training</source>
        <translation>Das Training abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Tempo beim Abspielen</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: 1 step, 10 steps, 100 steps</extracomment>
        <translation>Schritt um</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingTimeline</name>
    <message>
        <source>Steps of the training</source>
        <translation>Schritte des Trainings</translation>
    </message>
    <message>
        <source>Drag the flag to view a different training step</source>
        <translation>Ziehen Sie die Fahne, um einen anderen Schritt des Trainings anzusehen</translation>
    </message>
    <message>
        <source>Nothing has been trained yet</source>
        <translation>Noch wurde nichts trainiert</translation>
    </message>
    <message>
        <source>step %1 of %2: loss %3, %4 right</source>
        <translation>Schritt %1 von %2: Verlust %3, %4 richtig</translation>
    </message>
    <message>
        <source>start %1: loss %2, %3 right</source>
        <translation>Start %1: Verlust %2, %3 richtig</translation>
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
        <translation>Ist die Anzahl 1?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule, and the value of its text that is learned: Hidden single in row: only_place</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) something else</source>
        <translation>
            <numerusform>%n findet etwas anderes</numerusform>
            <numerusform>%n finden etwas anderes</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of starts that find it depends on this set-up. It changes with different boards, steps or initial numbers.</source>
        <translation>Wie viele der Starts sie finden, ist eine Eigenschaft dieser Einstellungen: mit anderen Spielfeldern, Schritten oder Anfangszahlen sind es andere.</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>Von Hand geschrieben</translation>
    </message>
    <message>
        <source>written: %1</source>
        <translation>geschrieben: %1</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>Trainingsschritt</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>ein Platz</translation>
    </message>
    <message>
        <source>one place in %1</source>
        <extracomment>a place that is alone, in 1, 4, 7, 8 of the row</extracomment>
        <translation>ein Platz in %1</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>start %1: %2</source>
        <translation>Start %1: %2</translation>
    </message>
    <message>
        <source>found it: %1</source>
        <translation>gefunden: %1</translation>
    </message>
    <message>
        <source>stuck: %1</source>
        <translation>festgefahren: %1</translation>
    </message>
    <message numerus="yes">
        <source>place(s) %1</source>
        <translation>
            <numerusform>Platz %1</numerusform>
            <numerusform>Plätze %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts the places like the written rule, and is right on all %1 possible rows.</source>
        <translation>Es zählt die Plätze wie die geschriebene Regel: richtig für alle %1 Reihen, die es gibt.</translation>
    </message>
    <message>
        <source>It gives the written rule’s answer for all %1 possible rows, with different numbers.</source>
        <translation>Es beantwortet alle %1 Reihen, die es gibt, wie die geschriebene Regel, mit anderen Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>It answers no to all %1 possible rows, and misses %n row(s) with a yes.</source>
        <translation>
            <numerusform>Es sagt zu jeder der %1 Reihen, die es gibt, nein und verpasst %n Reihe mit einem Ja.</numerusform>
            <numerusform>Es sagt zu jeder der %1 Reihen, die es gibt, nein und verpasst %n Reihen mit einem Ja.</numerusform>
        </translation>
    </message>
    <message>
        <source>It answers yes to all %1 possible rows.</source>
        <translation>Es sagt zu jeder der %1 Reihen, die es gibt, ja.</translation>
    </message>
    <message>
        <source>No lone place gets a yes.</source>
        <translation>Kein Platz, der allein ist, bekommt ein Ja.</translation>
    </message>
    <message>
        <source>A lone place gets a yes only in %1.</source>
        <translation>Ein Platz, der allein ist, bekommt nur ein Ja in: %1.</translation>
    </message>
    <message>
        <source>Each lone place gets a yes.</source>
        <translation>Jeder Platz, der allein ist, bekommt ein Ja.</translation>
    </message>
    <message>
        <source>A row with %1 never gets a yes: a veto.</source>
        <translation>Keine Reihe mit einem davon bekommt eines, ein Veto: %1.</translation>
    </message>
    <message>
        <source>It never gives a wrong yes.</source>
        <translation>Es sagt nie fälschlich ja.</translation>
    </message>
    <message numerus="yes">
        <source>It wrongly answers yes to %n of the %1 possible rows.</source>
        <translation>
            <numerusform>Es sagt zu %n der %1 Reihen, die es gibt, fälschlich ja.</numerusform>
            <numerusform>Es sagt zu %n der %1 Reihen, die es gibt, fälschlich ja.</numerusform>
        </translation>
    </message>
    <message>
        <source>It misses no yes.</source>
        <translation>Es verpasst kein Ja.</translation>
    </message>
    <message numerus="yes">
        <source>It misses %1 of %n row(s) with a yes.</source>
        <translation>
            <numerusform>Es verpasst %1 von %n Reihe mit einem Ja.</numerusform>
            <numerusform>Es verpasst %1 von %n Reihen mit einem Ja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of “%1”</source>
        <translation>
            <numerusform>%n Zahl von „%1“</numerusform>
            <numerusform>%n Zahlen von „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) and the bias of “%1”</source>
        <translation>
            <numerusform>%n Gewicht und den Bias von „%1“</numerusform>
            <numerusform>%n Gewichte und den Bias von „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>zufällige Zahlen</translation>
    </message>
    <message>
        <source>numbers near the written ones</source>
        <translation>Zahlen nahe den geschriebenen</translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n Start</numerusform>
            <numerusform>%n Starts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>bias %1</source>
        <translation>Bias %1</translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) %1</source>
        <translation>
            <numerusform>%n Gewicht %1</numerusform>
            <numerusform>%n Gewichte %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) the rule</source>
        <translation>
            <numerusform>%n findet die Regel</numerusform>
            <numerusform>%n finden die Regel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) no better than a constant answer (%1)</source>
        <translation>
            <numerusform>%n ist nicht besser als eine konstante Antwort (%1)</numerusform>
            <numerusform>%n sind nicht besser als eine konstante Antwort (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by start %1</source>
        <translation>Von Start %1 gefunden</translation>
    </message>
    <message>
        <source>How start %1 found the rule, upside down</source>
        <translation>Wie Start %1 die Regel fand, auf den Kopf gestellt</translation>
    </message>
    <message>
        <source>How start %1 found the rule</source>
        <translation>Wie Start %1 die Regel fand</translation>
    </message>
    <message>
        <source>How start %1 found something else</source>
        <translation>Wie Start %1 etwas anderes fand</translation>
    </message>
    <message>
        <source>How start %1 ended with a constant answer</source>
        <translation>Wie Start %1 bei einer konstanten Antwort endete</translation>
    </message>
    <message>
        <source>training step, the first %1 of %2</source>
        <translation>Trainingsschritt, die ersten %1 von %2</translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>Start %1</translation>
    </message>
    <message>
        <source>It counts down from 2: one place gives 2 − 1 = 1, as written. Two places give 0 instead of the written rule’s 2; both mean no. It is right on all %1 possible rows.</source>
        <translation>Es zählt von 2 herunter: Ein Platz ergibt 2 − 1 = 1, wie geschrieben. Zwei Plätze ergeben 0, wo die geschriebene Regel 2 ergibt, und beides heißt nein. Es ist auf allen %1 Zeilen richtig, die es gibt.</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>convoku::TreeStrip</name>
    <message>
        <source>Guesses of this run</source>
        <translation>Annahmen dieses Laufs</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>where in the run: at 10</extracomment>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
</context>
<context>
    <name>convoku::TreeWords</name>
    <message>
        <source>passes %1–%2, rules alone: %3 → %4</source>
        <extracomment>%1–%2: passes; %3, %4: numbers of candidates: passes 1–6, rules alone: 585 → 227</extracomment>
        <translation>Durchgänge %1–%2, nur Regeln: %3 → %4</translation>
    </message>
    <message>
        <source>depth %1, pass %2</source>
        <extracomment>beside a guess in the search tree: depth 1, pass 12</extracomment>
        <translation>Tiefe %1, Durchgang %2</translation>
    </message>
    <message>
        <source>depth %1, passes %2–%3</source>
        <extracomment>beside a guess in the search tree: depth 1, passes 7–10</extracomment>
        <translation>Tiefe %1, Durchgänge %2–%3</translation>
    </message>
    <message>
        <source>Solved in pass %1</source>
        <translation>Gelöst in Durchgang %1</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>Aktuelle Stelle.</translation>
    </message>
    <message numerus="yes">
        <source>It rests on %n guess(es):</source>
        <translation>
            <numerusform>Beruht auf %n Annahme:</numerusform>
            <numerusform>Beruht auf %n Annahmen:</numerusform>
        </translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>path to the current state</source>
        <translation>Weg zum aktuellen Zustand</translation>
    </message>
    <message>
        <source>earlier branch</source>
        <translation>früherer Zweig</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>noch nicht gelaufen</translation>
    </message>
    <message>
        <source>guess, in the colour of its depth</source>
        <translation>Annahme in der Farbe ihrer Tiefe</translation>
    </message>
    <message>
        <source>found after the guess</source>
        <translation>nach der Annahme gefunden</translation>
    </message>
    <message>
        <source>open candidates</source>
        <translation>offene Kandidaten</translation>
    </message>
    <message>
        <source>given</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>found before the guess</source>
        <translation>vor der Annahme gefunden</translation>
    </message>
</context>
<context>
    <name>convoku::TrialBoard</name>
    <message>
        <source>Grid of the trial</source>
        <translation>Gitter des Versuchs</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
</context>
<context>
    <name>convoku::Trouble</name>
    <message>
        <source>Not enough memory.</source>
        <translation>Der Speicher reicht nicht aus.</translation>
    </message>
    <message>
        <source>The rule %1 restores candidates; a rule may only remove them.</source>
        <translation>Die Regel %1 setzt Kandidaten wieder ein; eine Regel nimmt nur welche weg.</translation>
    </message>
    <message>
        <source>The encoding %1 produces candidates that do not match the givens of the puzzle.</source>
        <translation>Die Kodierung %1 ergibt andere Kandidaten, als die Vorgaben des Rätsels sagen.</translation>
    </message>
    <message>
        <source>A guess of the network’s search is not a single candidate of the board.</source>
        <translation>Die Suche des Netzes nimmt etwas an, was nicht ein einzelner Kandidat des Bretts ist.</translation>
    </message>
    <message>
        <source>The network’s search makes more guesses than there are cells.</source>
        <translation>Die Suche des Netzes macht mehr Annahmen, als es Zellen gibt.</translation>
    </message>
    <message>
        <source>No complete grid was found that satisfies the houses of the network %1.</source>
        <translation>Es fand sich kein vollständiges Gitter, das zu den Häusern des Netzes %1 passt.</translation>
    </message>
</context>
<context>
    <name>convoku::UndoOffer</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what happened, as in: Take back: Bookmark removed</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>convoku::VerdictWording</name>
    <message>
        <source>without a guess</source>
        <translation>ohne Annahme</translation>
    </message>
    <message numerus="yes">
        <source>with %n guess(es)</source>
        <translation>
            <numerusform>mit %n Annahme</numerusform>
            <numerusform>mit %n Annahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <extracomment>with 3 guesses, 1 taken back</extracomment>
        <translation>%1, %2 zurückgenommen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es) so far</source>
        <translation>
            <numerusform>bisher %n Durchgang</numerusform>
            <numerusform>bisher %n Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message numerus="yes">
        <source>at the limit of %n pass(es)</source>
        <translation>
            <numerusform>an der Grenze von %n Durchgang</numerusform>
            <numerusform>an der Grenze von %n Durchgängen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n pass(es)</source>
        <translation>
            <numerusform>nach %n Durchgang</numerusform>
            <numerusform>nach %n Durchgängen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n pass(es)</source>
        <translation>
            <numerusform>in %n Durchgang</numerusform>
            <numerusform>in %n Durchgängen</numerusform>
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
        <translation>Lösungen: Durchgang %1</translation>
    </message>
    <message>
        <source>Contradiction in this branch</source>
        <translation>Widerspruch in diesem Zweig</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>No other solution found</source>
        <translation>Keine weitere gefunden</translation>
    </message>
    <message numerus="yes">
        <source>Solves in %n pass(es)</source>
        <translation>
            <numerusform>Wird in %n Durchgang gelöst</numerusform>
            <numerusform>Wird in %n Durchgängen gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stalls after %n pass(es)</source>
        <translation>
            <numerusform>Stockt nach %n Durchgang</numerusform>
            <numerusform>Stockt nach %n Durchgängen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::Video</name>
    <message>
        <source>An animated SVG can have at most %1 frames, but this animation has %2. Export part of it, or choose a different format.</source>
        <translation>Ein animiertes SVG hat höchstens %1 Bilder, und diese Animation hat %2. Exportieren Sie einen Teil davon, oder wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>MP4 and WebM need the program ffmpeg, which is not installed. On Debian or Ubuntu, install it with: sudo apt install ffmpeg</source>
        <translation>MP4 und WebM brauchen das Programm ffmpeg, das nicht installiert ist. Unter Debian oder Ubuntu installieren Sie es mit: sudo apt install ffmpeg</translation>
    </message>
    <message>
        <source>ffmpeg could not write the video: %1</source>
        <extracomment>%1: a line of ffmpeg&apos;s</extracomment>
        <translation>ffmpeg konnte das Video nicht schreiben: %1</translation>
    </message>
</context>
<context>
    <name>convoku::ViewController</name>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>&amp;Nächstes Panel</translation>
    </message>
    <message>
        <source>Focus the next panel</source>
        <translation>Zum nächsten Panel wechseln</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>&amp;Voriges Panel</translation>
    </message>
    <message>
        <source>Focus the panel before</source>
        <translation>Zum vorigen Panel wechseln</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the original layout of this perspective</source>
        <translation>Diese Perspektive wie ursprünglich anordnen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Colours…</source>
        <translation>&amp;Farben…</translation>
    </message>
    <message>
        <source>Choose your own colours for the board, the rules and the depths</source>
        <translation>Eigene Farben für Spielfeld, Regeln und Tiefen wählen</translation>
    </message>
    <message>
        <source>&amp;System default (%1)</source>
        <extracomment>%1: the name of the language, in that language</extracomment>
        <translation>Wie das &amp;System (%1)</translation>
    </message>
    <message>
        <source>Use the language of the desktop</source>
        <translation>Die Sprache der Arbeitsumgebung verwenden</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>Diese Sprache verwenden</translation>
    </message>
    <message>
        <source>&amp;Puzzle’s voice</source>
        <translation>Stimme des &amp;Rätsels</translation>
    </message>
    <message>
        <source>Describe each step in the words of the puzzle</source>
        <translation>In den Worten des Rätsels sagen, was ein Schritt tut</translation>
    </message>
    <message>
        <source>&amp;Constraint’s voice</source>
        <translation>Stimme der &amp;Constraints</translation>
    </message>
    <message>
        <source>Describe each step as a constraint solver would</source>
        <translation>Sagen, was ein Schritt tut, wie es ein Constraint-Solver sagen würde</translation>
    </message>
    <message>
        <source>&amp;Layer’s voice</source>
        <translation>Stimme der &amp;Schichten</translation>
    </message>
    <message>
        <source>Describe each step as its layers compute it, with their numbers</source>
        <translation>Sagen, was ein Schritt tut, wie es seine Schichten berechnen, mit ihren Zahlen</translation>
    </message>
    <message>
        <source>Copy the step in &amp;words</source>
        <translation>Schritt in Wor&amp;ten kopieren</translation>
    </message>
    <message>
        <source>Copy the description of the step at this position, in the visible voices</source>
        <translation>Kopieren, was der Schritt an dieser Stelle getan hat, in den angezeigten Stimmen</translation>
    </message>
    <message>
        <source>T&amp;int consequences of a guess</source>
        <translation>&amp;Folgen einer Annahme tönen</translation>
    </message>
    <message>
        <source>Tint cells decided by a guess faintly in its colour</source>
        <translation>Zellen, die eine Annahme entschieden hat, sind schwach in ihrer Farbe getönt</translation>
    </message>
    <message>
        <source>Sho&amp;w the layer on the board</source>
        <translation>Schicht auf dem Spielfeld &amp;zeigen</translation>
    </message>
    <message>
        <source>Layout reset</source>
        <translation>Die Anordnung ist zurückgesetzt</translation>
    </message>
    <message>
        <source>Desktop’s &amp;font</source>
        <translation>&amp;Schrift der Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Use the desktop’s own font instead of Inter</source>
        <translation>In der Schrift der Arbeitsumgebung statt in Inter schreiben</translation>
    </message>
    <message>
        <source>Inside a rule’s layers, the board shows the layer’s numbers as colours; after a trained rule, the rule’s confidence in each candidate</source>
        <translation>In den Schichten einer Regel zeigt das Spielfeld die Zahlen der Schicht als Farben, und hinter einer trainierten Regel, wie sicher sie sich bei jedem Kandidaten ist</translation>
    </message>
</context>
<context>
    <name>convoku::VoiceWording</name>
    <message numerus="yes">
        <source>And %n more finding(s).</source>
        <translation>
            <numerusform>Und %n weiterer Befund.</numerusform>
            <numerusform>Und %n weitere Befunde.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <extracomment>one of three voices that tell what a step did</extracomment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>Constraint</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
</context>
<context>
    <name>convoku::WatchModel</name>
    <message>
        <source>Changed in this step</source>
        <translation>In diesem Schritt geändert</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Überwachung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
</context>
<context>
    <name>convoku::WatchPanel</name>
    <message>
        <source>Add picked</source>
        <translation>Gewählten hinzufügen</translation>
    </message>
    <message>
        <source>Nothing is watched yet. Type a value to watch and press Enter. Possible values: a candidate (r4c5=7), a cell (r4c5), a house (row 4), the places for a digit in it (row 4 = 7), count, count 7, decided, depth.</source>
        <translation>Noch wird nichts überwacht. Tippen Sie ein, was Sie im Auge behalten wollen, dann Eingabetaste: einen Kandidaten (r4c5=7), eine Zelle (r4c5), ein Haus (row 4), die Plätze einer Ziffer darin (row 4 = 7), count, count 7, decided, depth.</translation>
    </message>
    <message>
        <source>r4c5=7, row 4, count 7, depth…</source>
        <translation>r4c5=7, row 4, count 7, depth…</translation>
    </message>
    <message>
        <source>Watch to add</source>
        <translation>Neue Überwachung</translation>
    </message>
    <message>
        <source>Watch the candidate picked on the board</source>
        <translation>Den auf dem Spielfeld gewählten Kandidaten überwachen</translation>
    </message>
    <message>
        <source>Watches</source>
        <translation>Überwachungen</translation>
    </message>
</context>
<context>
    <name>convoku::WatchWording</name>
    <message>
        <source>%1: places for %2</source>
        <translation>%1: Plätze für %2</translation>
    </message>
    <message>
        <source>%1: undecided cells</source>
        <translation>%1: unentschiedene Zellen</translation>
    </message>
    <message>
        <source>Candidates of digit %1</source>
        <translation>Kandidaten der Ziffer %1</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>Übrige Kandidaten</translation>
    </message>
    <message>
        <source>Decided cells</source>
        <translation>Entschiedene Zellen</translation>
    </message>
    <message>
        <source>Depth of search</source>
        <translation>Suchtiefe</translation>
    </message>
    <message>
        <source>never there</source>
        <translation>nie da</translation>
    </message>
    <message>
        <source>there</source>
        <translation>da</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>angenommen in Tiefe %1</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the digits of a cell, the cells of a house
----------
how many cells, and which</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expected a candidate (r4c5=7), a cell (r4c5), a house (row 4, column 3, box 9) with or without a digit (row 4 = 7), count, count 7, decided, or depth.</source>
        <translation>Erwartet wird ein Kandidat (r4c5=7), eine Zelle (r4c5), ein Haus (row 4, column 3, box 9) mit oder ohne Ziffer (row 4 = 7), count, count 7, decided oder depth.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 7 in r4c5</extracomment>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>convoku::WeightsPane</name>
    <message>
        <source>Restore the written one</source>
        <translation>Zurück zum Geschriebenen</translation>
    </message>
    <message>
        <source>Restore all numbers of the text as written; Undo returns here</source>
        <translation>Alle Zahlen des Textes, wie sie geschrieben waren; Rückgängig führt hierher</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>Wo sie sich unterscheidet</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule and the written rule leave different candidates</source>
        <translation>Das kleinste Spielfeld, von dem die verbogene Regel anderes übrig lässt als die geschriebene</translation>
    </message>
    <message>
        <source>Show lost solution</source>
        <translation>Was sie verliert</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule loses a solution</source>
        <translation>Das kleinste Spielfeld, von dem die verbogene Regel eine Lösung verliert</translation>
    </message>
    <message>
        <source>No such board was found.</source>
        <translation>Ein solches Spielfeld wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Layer whose numbers are shown</source>
        <translation>Schicht, deren Zahlen zu sehen sind</translation>
    </message>
    <message>
        <source>Row of the weights</source>
        <translation>Zeile der Gewichte</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Die Zahl</translation>
    </message>
    <message>
        <source>The numbers of this rule are in its kernel, which is not in this text. Start with the kernel, or edit a copy of the network.</source>
        <translation>Die Zahlen dieser Regel stehen in ihrem Kernel, der nicht in diesem Text ist: Beginnen Sie mit dem Kernel, oder bearbeiten Sie eine Kopie des Netzes.</translation>
    </message>
    <message>
        <source>Place the cursor in a rule to bend its weights, comparison values and other numbers here.</source>
        <translation>Setzen Sie die Schreibmarke in eine Regel: Ihre Gewichte, das, womit sie vergleicht, und ihre anderen Zahlen lassen sich hier verbiegen.</translation>
    </message>
    <message>
        <source>Row, of %1:</source>
        <translation>Zeile, von %1:</translation>
    </message>
    <message>
        <source>Proving how far it can be bent (%1 %)…</source>
        <translation>Wie weit sie sich verbiegen lässt, wird bewiesen (%1 %)…</translation>
    </message>
    <message>
        <source>Computing the differences…</source>
        <translation>Was anders ist, wird berechnet …</translation>
    </message>
</context>
<context>
    <name>convoku::WhyHeadline</name>
    <message>
        <source>Back to the candidate that this explains</source>
        <translation>Zum Kandidaten, für den dies der Grund ist</translation>
    </message>
    <message>
        <source>Back to the step: no candidate is picked</source>
        <translation>Zurück zum Schritt: kein Kandidat gewählt</translation>
    </message>
    <message>
        <source>Choose which of the three voices to show</source>
        <translation>Welche der drei Stimmen gezeigt werden</translation>
    </message>
</context>
<context>
    <name>convoku::WindowHost</name>
    <message>
        <source>No font on this system contains the characters of %1 (%2). Install one, for example from the package fonts-noto-cjk, and choose the language again in View ▸ Language.</source>
        <translation>Keine Schrift dieses Systems enthält die Zeichen für %1 (%2). Installieren Sie eine, zum Beispiel aus dem Paket fonts-noto-cjk, und wählen Sie die Sprache erneut unter Ansicht ▸ Sprache.</translation>
    </message>
</context>
<context>
    <name>convoku::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>C&amp;hange the puzzle</source>
        <translation>Rätsel &amp;verändern</translation>
    </message>
    <message>
        <source>&amp;Transform the puzzle</source>
        <translation>Rätsel u&amp;mformen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Markierungen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>Pane&amp;ls</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>&amp;Stimmen</translation>
    </message>
    <message>
        <source>Appearan&amp;ce</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>L&amp;ektionen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;geln</translation>
    </message>
</context>
<context>
    <name>convoku::Wording</name>
    <message>
        <source>convolution</source>
        <translation>Faltung</translation>
    </message>
    <message>
        <source>max pooling</source>
        <translation>Max-Pooling</translation>
    </message>
    <message>
        <source>max pooling with indices</source>
        <translation>Max-Pooling mit Indizes</translation>
    </message>
    <message>
        <source>max unpooling</source>
        <translation>Max-Unpooling</translation>
    </message>
    <message>
        <source>upsampling</source>
        <translation>Upsampling</translation>
    </message>
    <message>
        <source>scale and offset</source>
        <translation>Skalierung und Verschiebung</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>Begrenzen</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>select</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>reshape</source>
        <translation>Umordnen</translation>
    </message>
    <message>
        <source>1 for yes or 0 for no</source>
        <translation>1 für ja oder 0 für nein</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>Layer %1 of %2 of %3: %4 – %5 for %6. The result is visible at the end of the step.</source>
        <extracomment>Layer 3 of 14 of Pointing in row: lines of the box with the digit – a number from 0 to 3 for each box and digit.</extracomment>
        <translation>Schicht %1 von %2 von %3: %4 – %5 (%6). Was daraus wird, zeigt das Ende des Schritts.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), one puzzle per line</source>
        <translation>
            <numerusform>%n Ziffer, ein Rätsel je Zeile</numerusform>
            <numerusform>%n Ziffern, ein Rätsel je Zeile</numerusform>
        </translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Grid of candidates</source>
        <translation>Kandidatengitter</translation>
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
        <translation>HoDoKu-Zeile</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>SudokuPad-Link</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>f-puzzles-Link</translation>
    </message>
    <message>
        <source>SudokuWiki link</source>
        <translation>SudokuWiki-Link</translation>
    </message>
    <message>
        <source>SudokuWiki link with candidates</source>
        <translation>SudokuWiki-Link mit Kandidaten</translation>
    </message>
    <message>
        <source>Sudoku Coach link</source>
        <translation>Sudoku-Coach-Link</translation>
    </message>
    <message>
        <source>SudokuExchange link</source>
        <translation>SudokuExchange-Link</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Zeichen %2</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8 text</source>
        <translation>ein Byte, das kein UTF-8-Text ist</translation>
    </message>
    <message>
        <source>%1: the line ends after %2 of 81 characters.</source>
        <translation>%1: Die Zeile endet nach %2 von 81 Zeichen.</translation>
    </message>
    <message>
        <source>%1: the line has %2 characters; a puzzle has 81. A comment starts with # or a blank.</source>
        <translation>%1: Die Zeile geht %2 Zeichen weiter; ein Rätsel hat 81, ein Kommentar beginnt mit # oder einem Leerzeichen.</translation>
    </message>
    <message>
        <source>%1: %2 is neither a digit nor a sign for an empty cell (0 . * _ X).</source>
        <translation>%1: %2 ist weder eine Ziffer noch ein Zeichen für eine leere Zelle (0 . * _ X).</translation>
    </message>
    <message>
        <source>%1: this is not a text file (byte %2).</source>
        <translation>%1: Das ist keine Textdatei (Byte %2).</translation>
    </message>
    <message>
        <source>%1: this row ends with cell %2; expected 9 cells.</source>
        <extracomment>a row of a grid in a text</extracomment>
        <translation>%1: Diese Zeile endet mit Zelle %2; erwartet werden 9 Zellen.</translation>
    </message>
    <message>
        <source>%1: the grid starting here has %2 rows; expected 9.</source>
        <translation>%1: Das hier beginnende Gitter hat %2 Zeilen; erwartet werden 9.</translation>
    </message>
    <message>
        <source>%1: %2 occurs twice in this cell.</source>
        <translation>%1: %2 steht zweimal in dieser Zelle.</translation>
    </message>
    <message>
        <source>%1: found %2; expected %3, or a sign for no candidate (. or 0).</source>
        <translation>%1: Hier steht %2; erwartet wird %3 oder ein Zeichen für keinen Kandidaten (. oder 0).</translation>
    </message>
    <message>
        <source>%1: %2 contradicts the given in this cell.</source>
        <translation>%1: %2 widerspricht der Vorgabe in dieser Zelle.</translation>
    </message>
    <message>
        <source>%1: this section must follow a [Puzzle] section.</source>
        <translation>%1: Vor diesem Abschnitt muss ein Abschnitt [Puzzle] stehen.</translation>
    </message>
    <message>
        <source>%1: expected I, cell (00 to 80) and digit, or E, cell and candidate, as in I024 and E05002.</source>
        <translation>%1: Erwartet wird I, Zelle (00 bis 80) und Ziffer oder E, Zelle und Kandidat, wie in I024 und E05002.</translation>
    </message>
    <message>
        <source>%1: expected removed candidates as digit, row and column, as in 216 817.</source>
        <translation>%1: Erwartet werden gestrichene Kandidaten als Ziffer, Zeile und Spalte, wie in 216 817.</translation>
    </message>
    <message>
        <source>%1: the line ends after field %2; expected more fields.</source>
        <translation>%1: Die Zeile endet nach Feld %2; erwartet wird mehr.</translation>
    </message>
    <message>
        <source>%1: the quoted text that starts here does not end on this line.</source>
        <translation>%1: Der hier beginnende Text in Anführungszeichen endet nicht in dieser Zeile.</translation>
    </message>
    <message>
        <source>%1: the puzzle in this link cannot be read; part of the link may be missing.</source>
        <translation>%1: Das Rätsel in diesem Link kann nicht gelesen werden; vielleicht fehlt ein Teil des Links.</translation>
    </message>
    <message>
        <source>%1: this is not the JSON of a puzzle.</source>
        <translation>%1: Das ist nicht das JSON eines Rätsels.</translation>
    </message>
    <message>
        <source>%1: this link only names a puzzle and does not contain one. Copy the puzzle itself.</source>
        <translation>%1: Dieser Link enthält kein Rätsel, er benennt nur eines; kopieren Sie das Rätsel selbst.</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 rows or columns. Use 4, 6, 8 or 9.</source>
        <translation>%1: Dieses Rätsel hat %2 Zeilen oder Spalten. Erwartet sind 4, 6, 8 oder 9.</translation>
    </message>
    <message>
        <source>%1: this puzzle has a rule beyond the classic ones (%2).</source>
        <extracomment>%2: the name of a rule in the file, such as antiknight</extracomment>
        <translation>%1: Dieses Rätsel hat eine Regel über die klassischen hinaus (%2).</translation>
    </message>
    <message>
        <source>It contains no puzzle. Expected 81 characters (digits, and one of 0 . * _ X for an empty cell), a grid of nine rows, a grid of candidates, a table, or a link.</source>
        <translation>Darin ist kein Rätsel; erwartet werden 81 Zeichen (Ziffern und eines von 0 . * _ X für eine leere Zelle), ein Gitter aus neun Zeilen, ein Kandidatengitter, eine Tabelle oder ein Link.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Nackter Einer</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Pointing</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Versteckter Einer</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <extracomment>Sudoku; %1: how many cells</extracomment>
        <translation>Nacktes Paar</translation>
    </message>
    <message>
        <source>A cell with one candidate removes that digit from the rest of its %1.</source>
        <translation>Eine Zelle mit nur einem Kandidaten streicht diese Ziffer im Rest des Hauses (%1).</translation>
    </message>
    <message>
        <source>A digit in only one %1 of a box is removed from the rest of that %1.</source>
        <translation>Eine Ziffer, die ein Block nur in einer %1 hat, fällt im Rest dieser %1 weg.</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its %1 loses its other candidates.</source>
        <translation>Eine Zelle, die der einzige Platz einer Ziffer im Haus (%1) ist, verliert ihre anderen Kandidaten.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates remove both from the rest of the %1.</source>
        <translation>Zwei Zellen mit denselben zwei Kandidaten streichen beide im Rest des Hauses (%1).</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Stecken geblieben</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Mehrere Lösungen</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Zu viele Durchgänge</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> und %n weitere</numerusform>
            <numerusform> und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the puzzle when it was opened</source>
        <translation>nicht im Rätsel, als es geöffnet wurde</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a guess: r1c2 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>possible at the start</source>
        <translation>am Anfang möglich</translation>
    </message>
    <message>
        <source>impossible from the start: the cell has a different given</source>
        <translation>von Anfang an nicht möglich: Die Zelle hat eine andere Vorgabe</translation>
    </message>
    <message>
        <source>removed by %1</source>
        <translation>gestrichen: %1</translation>
    </message>
    <message>
        <source>set aside: %1 is guessed at depth %2</source>
        <translation>zurückgestellt: %1 wird in Tiefe %2 angenommen</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>angenommen in Tiefe %1</translation>
    </message>
    <message>
        <source>restored: the guess %1 failed</source>
        <translation>zurückgekehrt: Die Annahme %1 ist gescheitert</translation>
    </message>
    <message>
        <source>failed as a guess and was removed</source>
        <translation>als Annahme gescheitert und gestrichen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <extracomment>a cell: no digit in r7c5</extracomment>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Guess %1 = %2</source>
        <translation>Annahme %1 = %2</translation>
    </message>
    <message>
        <source>Undo guess %1 = %2</source>
        <translation>Rücknahme %1 = %2</translation>
    </message>
    <message>
        <source>The puzzle: %1, %2.</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>Das Rätsel: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidat</numerusform>
            <numerusform>%n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 streicht %2.</translation>
    </message>
    <message>
        <source>no candidate is left in %1</source>
        <translation>in %1 ist kein Kandidat übrig</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4</source>
        <translation>%1 steht zweimal in %2: in %3 und %4</translation>
    </message>
    <message>
        <source>Contradiction.</source>
        <translation>Widerspruch.</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>Widerspruch: %1.</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>, und </translation>
    </message>
    <message>
        <source>A solution. To check for another one, the search backtracks as it does after a contradiction.</source>
        <translation>Eine Lösung. Um zu sehen, ob es eine weitere gibt, nimmt die Suche sie zurück wie einen Widerspruch.</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3 and sets %4 aside.</source>
        <translation>Die Regeln finden nichts mehr, also nimmt das Netz in Tiefe %3 an: %1 = %2; zurückgestellt: %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>keine Annahme</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1, %2 zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n Annahme</numerusform>
            <numerusform>%n Annahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved after %1 with %2.</source>
        <translation>Gelöst: %1, %2.</translation>
    </message>
    <message>
        <source>The puzzle has no solution. This is certain after %1 with %2.</source>
        <translation>Das Rätsel hat keine Lösung; das steht nun fest (%1, %2).</translation>
    </message>
    <message>
        <source>The solution is the only one. This is certain after %1 with %2.</source>
        <translation>Die Lösung ist die einzige; das steht nun fest (%1, %2).</translation>
    </message>
    <message>
        <source>Found a second solution after %1 with %2: the puzzle has several.</source>
        <translation>Eine zweite Lösung (%1, %2): Das Rätsel hat mehrere.</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the search is off.</source>
        <translation>Stecken geblieben (%1): Die Regeln finden nichts mehr, und die Suche ist aus.</translation>
    </message>
    <message>
        <source>Stopped at the limit of %1, with %2.</source>
        <translation>An der Grenze angehalten (%1, %2).</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1 findet hier nichts.</translation>
    </message>
    <message>
        <source>The verdict: neither solved nor contradictory.</source>
        <translation>Das Urteil: weder gelöst noch widersprüchlich.</translation>
    </message>
    <message>
        <source>The search has nothing to do here.</source>
        <translation>Die Suche hat hier nichts zu tun.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a rule and how many candidates it removed: Pointing in row (5)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass %1 removes %2: %3.</source>
        <translation>Durchgang %1 streicht %2: %3.</translation>
    </message>
    <message>
        <source>Pass %1 changes nothing.</source>
        <translation>Durchgang %1 ändert nichts.</translation>
    </message>
    <message>
        <source>set aside at depth %1</source>
        <translation>zurückgestellt in Tiefe %1</translation>
    </message>
    <message>
        <source>%1, deeper ones in turn</source>
        <extracomment>in the legend, behind &quot;kept in mind by guess 1&quot;, 2, 3 …: deeper ones have the same colours once more</extracomment>
        <translation>%1, tiefere reihum</translation>
    </message>
    <message>
        <source>cell of the rule’s finding</source>
        <translation>Zelle des Fundes der Regel</translation>
    </message>
    <message>
        <source>removed, and later steps depend on it</source>
        <translation>gestrichen, und was folgt, beruht darauf</translation>
    </message>
    <message>
        <source>removed in this step</source>
        <translation>in diesem Schritt gestrichen</translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <translation>Durchgang %1 von %2</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>the last guess, by its depth: guess 1</extracomment>
        <translation>Annahme %1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>The givens clash: %1 occurs twice in %2, at %3 and %4.</source>
        <translation>Konflikt der Vorgaben: %1 steht zweimal in %2, in %3 und %4.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>the root of the search tree</extracomment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>it has no solution</source>
        <translation>hat keine Lösung</translation>
    </message>
    <message>
        <source>it failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>solved by guessing</source>
        <translation>durch Raten gelöst</translation>
    </message>
    <message>
        <source>it is part of the solution</source>
        <translation>gehört zur Lösung</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>it is active at the end of the run</source>
        <translation>gilt am Ende des Laufs</translation>
    </message>
    <message>
        <source>The puzzle without a guess</source>
        <translation>Das Rätsel ohne Annahme</translation>
    </message>
    <message>
        <source>Guess %1 at depth %2</source>
        <translation>Annahme %1 in Tiefe %2</translation>
    </message>
    <message>
        <source>passes %1 to %2</source>
        <translation>Durchgänge %1 bis %2</translation>
    </message>
    <message>
        <source>no guess below it</source>
        <translation>keine Annahme darunter</translation>
    </message>
    <message>
        <source>%1 below it</source>
        <translation>%1 darunter</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4.</source>
        <extracomment>a node of the search: its name, its passes, how it ended, what is below it</extracomment>
        <translation>%1, %2: %3, %4.</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Es gibt noch kein Rätsel.</translation>
    </message>
    <message>
        <source>This run needed no guess.</source>
        <translation>Dieser Lauf brauchte keine Annahme.</translation>
    </message>
    <message>
        <source>No guess so far.</source>
        <translation>Bisher keine Annahme.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>Naked single in box</source>
        <translation>Nackter Einer im Block</translation>
    </message>
    <message>
        <source>Pointing in row</source>
        <translation>Pointing in der Zeile</translation>
    </message>
    <message>
        <source>Pointing in column</source>
        <translation>Pointing in der Spalte</translation>
    </message>
    <message>
        <source>Hidden single in row</source>
        <translation>Versteckter Einer in der Zeile</translation>
    </message>
    <message>
        <source>Hidden single in column</source>
        <translation>Versteckter Einer in der Spalte</translation>
    </message>
    <message>
        <source>Hidden single in box</source>
        <translation>Versteckter Einer im Block</translation>
    </message>
    <message>
        <source>Naked pair in row</source>
        <translation>Nacktes Paar in der Zeile</translation>
    </message>
    <message>
        <source>Naked pair in column</source>
        <translation>Nacktes Paar in der Spalte</translation>
    </message>
    <message>
        <source>Naked pair in box</source>
        <translation>Nacktes Paar im Block</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>cells</comment>
        <extracomment>a digit and the cells that it leaves: 2 from r3c4, r3c6</extracomment>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>81 characters with the number of solutions</source>
        <translation>81 Zeichen mit der Zahl der Lösungen</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>%1: more than 64 MiB without an end; this part is skipped.</source>
        <translation>%1: mehr als 64 MiB ohne ein Ende; das wird ausgelassen.</translation>
    </message>
    <message>
        <source>%1: this is not OpenSudoku XML.</source>
        <translation>%1: Das ist kein XML, wie OpenSudoku es schreibt.</translation>
    </message>
    <message>
        <source>%1: the data of this game is not 81 cells in OpenSudoku’s format.</source>
        <translation>%1: Die Daten dieses Spiels sind keine 81 Zellen, wie OpenSudoku sie schreibt.</translation>
    </message>
    <message>
        <source>%1, so the guess %2 was wrong.</source>
        <extracomment>%1: what is wrong: 7 stands twice in column 8, at r3c8 and r5c8; %2: a guess: r1c2 = 7</extracomment>
        <translation>%1, also war die Annahme %2 falsch.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) return</source>
        <translation>
            <numerusform>%n Kandidat kehrt zurück</numerusform>
            <numerusform>%n Kandidaten kehren zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <extracomment>%1 and %5: guesses, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>Die Annahme %1 wird zurückgenommen: %2, und %3 fällt in %4 weg, solange die Annahme %5 gilt.</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <translation>Die Annahme %1 hat zu einer Lösung geführt und wird zurückgenommen: %2, und %3 fällt in %4 weg, solange die Annahme %5 gilt.</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is permanently removed from %4.</source>
        <extracomment>%1: a guess, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>Die Annahme %1 wird zurückgenommen: %2, und %3 fällt in %4 endgültig weg.</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is permanently removed from %4.</source>
        <translation>Die Annahme %1 hat zu einer Lösung geführt und wird zurückgenommen: %2, und %3 fällt in %4 endgültig weg.</translation>
    </message>
    <message>
        <source>Other rules</source>
        <extracomment>rules that somebody wrote, all together</extracomment>
        <translation>Andere Regeln</translation>
    </message>
    <message>
        <source>Naked single in row</source>
        <translation>Nackter Einer in der Zeile</translation>
    </message>
    <message>
        <source>Naked single in column</source>
        <translation>Nackter Einer in der Spalte</translation>
    </message>
    <message>
        <source>%1 in row</source>
        <extracomment>a rule that somebody wrote, by its name</extracomment>
        <translation>%1 in der Zeile</translation>
    </message>
    <message>
        <source>%1 in column</source>
        <translation>%1 in der Spalte</translation>
    </message>
    <message>
        <source>%1 in box</source>
        <translation>%1 im Block</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the network has no search.</source>
        <translation>Stecken geblieben (%1): Die Regeln finden nichts mehr, und das Netz hat keine Suche.</translation>
    </message>
    <message>
        <source>permute</source>
        <translation>permutieren</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <source>average pooling</source>
        <translation>Mittelwert-Pooling</translation>
    </message>
    <message>
        <source>house “%1”</source>
        <extracomment>a house that is neither row, column nor box, by the name that its network gives it: house “falling”</extracomment>
        <translation>Haus „%1“</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a rule for a house</comment>
        <extracomment>a rule, and the name of the house that a network has it for: Naked pair in falling</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3.</source>
        <translation>Die Regeln finden nichts mehr, also nimmt das Netz %1 = %2 in Tiefe %3 an.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <extracomment>Sudoku; %1: how many digits</extracomment>
        <translation>Verstecktes Paar</translation>
    </message>
    <message>
        <source>Fish</source>
        <extracomment>Sudoku: X-wing, swordfish and jellyfish together</extracomment>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Claiming</source>
        <extracomment>Sudoku: a line has a digit in one box only</extracomment>
        <translation>Claiming</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Nackter Dreier</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Nackter Vierer</translation>
    </message>
    <message>
        <source>Naked set of %1</source>
        <translation>Nackter %1er</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Versteckter Dreier</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Versteckter Vierer</translation>
    </message>
    <message>
        <source>Hidden set of %1</source>
        <translation>Versteckter %1er</translation>
    </message>
    <message>
        <source>X-wing</source>
        <extracomment>Sudoku; %1: how many lines</extracomment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Schwertfisch</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Qualle</translation>
    </message>
    <message>
        <source>Fish of %1</source>
        <translation>%1er-Fisch</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list</comment>
        <extracomment>all of a list but its last one, and that: 3, 5 and 8; r1c1 and r1c2</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>several lines, such as “2 and 6”</extracomment>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>Spalten %1</translation>
    </message>
    <message>
        <source>%1 in rows</source>
        <extracomment>%1: X-wing, swordfish …</extracomment>
        <translation>%1 in Zeilen</translation>
    </message>
    <message>
        <source>%1 in columns</source>
        <translation>%1 in Spalten</translation>
    </message>
    <message>
        <source>%1 cells that have only %1 digits between them remove these from the rest of the %2.</source>
        <translation>%1 Zellen, die zusammen nur %1 Ziffern haben, streichen diese im Rest des Hauses (%2).</translation>
    </message>
    <message>
        <source>%1 digits that have only %1 cells of a %2 between them remove all others from these cells.</source>
        <translation>%1 Ziffern, die im Haus (%2) zusammen nur %1 Zellen haben, streichen in diesen Zellen alle anderen.</translation>
    </message>
    <message>
        <source>A digit with only %1 columns in %1 rows is removed from the rest of these columns.</source>
        <translation>Eine Ziffer, die in %1 Zeilen nur %1 Spalten hat, fällt im Rest dieser Spalten weg.</translation>
    </message>
    <message>
        <source>A digit with only %1 rows in %1 columns is removed from the rest of these rows.</source>
        <translation>Eine Ziffer, die in %1 Spalten nur %1 Zeilen hat, fällt im Rest dieser Zeilen weg.</translation>
    </message>
    <message>
        <source>A digit in only one box of a %1 is removed from the rest of that box.</source>
        <translation>Eine Ziffer, die eine %1 nur in einem Block hat, fällt im Rest dieses Blocks weg.</translation>
    </message>
    <message>
        <source>concatenation</source>
        <translation>Verkettung</translation>
    </message>
    <message>
        <source>The network ends in a contradiction after %1 with %2. Whether the puzzle has a solution is unknown, because its layers are not known to be sound.</source>
        <translation>Das Netz endet in einem Widerspruch (%1, %2). Ob das Rätsel eine Lösung hat, kann es nicht sagen: Niemand weiß, ob seine Schichten korrekt sind.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>Matrixprodukt</translation>
    </message>
    <message>
        <source>RMS normalisation</source>
        <translation>RMS-Normierung</translation>
    </message>
    <message>
        <source>The network finds no other solution after %1 with %2. Whether there is one is unknown, because its layers are not known to be sound.</source>
        <translation>Das Netz findet keine andere Lösung (%1, %2). Ob es eine gibt, kann es nicht sagen: Niemand weiß, ob seine Schichten korrekt sind.</translation>
    </message>
    <message numerus="yes">
        <source>%1: a spreadsheet has turned %n puzzle(s) of this table into numbers, so digits are missing. Format the column as text before you paste or import the puzzles, then export the table again.</source>
        <translation>
            <numerusform>%1: Eine Tabellenkalkulation hat %n Rätsel dieser Tabelle in eine Zahl verwandelt, deshalb fehlen Ziffern. Formatieren Sie die Spalte als Text, bevor Sie die Rätsel einfügen oder importieren, und exportieren Sie die Tabelle erneut.</numerusform>
            <numerusform>%1: Eine Tabellenkalkulation hat %n Rätsel dieser Tabelle in Zahlen verwandelt, deshalb fehlen Ziffern. Formatieren Sie die Spalte als Text, bevor Sie die Rätsel einfügen oder importieren, und exportieren Sie die Tabelle erneut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 twice in %2</source>
        <extracomment>a digit and a house: 7 twice in column 8</extracomment>
        <translation>%1 zweimal in %2</translation>
    </message>
    <message>
        <source>no digit in %1</source>
        <translation>keine Ziffer in %1</translation>
    </message>
    <message>
        <source>set aside by guess %1</source>
        <extracomment>in the legend: the colour of the candidates that a guess has set aside</extracomment>
        <translation>von Annahme %1 zurückgestellt</translation>
    </message>
    <message>
        <source>returned because the guess failed</source>
        <extracomment>in the legend: candidates that are back</extracomment>
        <translation>zurück, weil die Annahme gescheitert ist</translation>
    </message>
    <message>
        <source>exponential function</source>
        <translation>Exponentialfunktion</translation>
    </message>
    <message>
        <source>logarithm</source>
        <translation>Logarithmus</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Potenz</translation>
    </message>
    <message>
        <source>error function</source>
        <translation>Fehlerfunktion</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 cells, which fit two box sizes. First choose a network for its board.</source>
        <translation>%1: Dieses Rätsel hat %2 Zellen, und zwei Größen von Blöcken passen dazu; wählen Sie zuerst ein Netz für sein Spielfeld.</translation>
    </message>
    <message>
        <source>%1×%1 with boxes of %2×%3</source>
        <translation>%1×%1 mit Blöcken von %2×%3</translation>
    </message>
    <message>
        <source>This puzzle is %1, but the network solves %2.</source>
        <translation>Dieses Rätsel ist %1, das Netz löst aber %2.</translation>
    </message>
    <message>
        <source>Networks for this puzzle: %1.</source>
        <extracomment>identifiers of networks</extracomment>
        <translation>Netze für dieses Rätsel: %1.</translation>
    </message>
</context>
<context>
    <name>convoku::Workshop</name>
    <message>
        <source>This text</source>
        <translation>Dieser Text</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation>übersetzt</translation>
    </message>
    <message>
        <source>checks that hold: %1</source>
        <translation>Prüfungen bestanden: %1</translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation>scheitert: %1</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>offene Prüfungen: %1</translation>
    </message>
    <message>
        <source>%1 was read from an ONNX file and is not text. This is the article’s network.</source>
        <translation>%1 wurde aus einer ONNX-Datei gelesen und ist kein Text. Das ist das Netz des Artikels.</translation>
    </message>
    <message>
        <source>%1 has learned layers that are not text. This is the article’s network.</source>
        <translation>%1 hat gelernte Schichten, die kein Text sind. Dies ist das Netz des Artikels.</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopController</name>
    <message>
        <source>The text could not be read: %1</source>
        <translation>Der Text konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>&amp;Edit a copy…</source>
        <translation>Eine Kopie &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>Open the text of the running network, with its rules, in the workshop</source>
        <translation>Den Text des laufenden Netzes mit seinen Regeln in der Werkstatt öffnen</translation>
    </message>
    <message>
        <source>Line of this la&amp;yer</source>
        <translation>Textzeile dieser Schicht</translation>
    </message>
    <message>
        <source>Go to the line of the rule’s text that produces the layer at this position</source>
        <translation>Zur Zeile im Text der Regel, die die Schicht an dieser Stelle macht</translation>
    </message>
    <message>
        <source>Edit a network</source>
        <translation>Ein Netz bearbeiten</translation>
    </message>
    <message>
        <source>Networks (*.network);;All files (*)</source>
        <translation>Netze (*.network);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 is too long for the text of a network.</source>
        <translation>%1 ist länger, als der Text eines Netzes sein darf.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>The text was not saved.</source>
        <translation>Der Text wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>Das Netz speichern</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>The run does not use this version of the rule. Use it in the run first.</source>
        <translation>Der Lauf hat diese Regel nicht so, wie sie hier steht: zuerst im Lauf verwenden.</translation>
    </message>
    <message>
        <source>Only rule steps have lines in the workshop.</source>
        <translation>Nur Schritte von Regeln haben Zeilen in der Werkstatt.</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>Die Liste</translation>
    </message>
    <message>
        <source>%1, the first %2</source>
        <extracomment>a list of puzzles, how many of them: hard.txt, the first 2000</extracomment>
        <translation>%1, die ersten %2</translation>
    </message>
    <message>
        <source>Find the bent weight…</source>
        <translation>Das verbogene Gewicht finden…</translation>
    </message>
    <message>
        <source>One number of a rule is bent: draw a row that reveals it, and identify the number</source>
        <translation>Eine Zahl einer Regel ist verbogen: eine Zeile zeichnen, die es zeigt, und sagen, welche es ist</translation>
    </message>
    <message>
        <source>Bend the numbers of this layer</source>
        <translation>Zahlen dieser Schicht verbiegen</translation>
    </message>
    <message>
        <source>Go to the numbers of the layer at this position, in a copy of the network, and change one</source>
        <translation>Zu den Zahlen der Schicht an dieser Stelle gehen, in einer Kopie des Netzes, und eine ändern</translation>
    </message>
    <message>
        <source>Layers of this line</source>
        <translation>Schichten dieser Zeile</translation>
    </message>
    <message>
        <source>Go to the rule graph, where the layers of the line in the workshop are marked</source>
        <translation>Zum Regelgraphen, in dem die Schichten der Zeile in der Werkstatt markiert sind</translation>
    </message>
    <message>
        <source>The line at the cursor produces no layers.</source>
        <translation>Die Zeile mit der Schreibmarke macht keine Schichten.</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopView</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>A copy of the running network</source>
        <translation>Eine Kopie des laufenden Netzes</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>Andere Teile</translation>
    </message>
    <message>
        <source>Insert a line</source>
        <translation>Eine Zeile einfügen</translation>
    </message>
    <message>
        <source>Count: how many there are in the house</source>
        <translation>Zählen: wie viele es im Haus gibt</translation>
    </message>
    <message>
        <source>Is it k: 1 if the number is k</source>
        <translation>Ist es k: 1, wo die Zahl k ist</translation>
    </message>
    <message>
        <source>Spread: the same in all cells of the house</source>
        <translation>Verteilen: dasselbe in allen Zellen des Hauses</translation>
    </message>
    <message>
        <source>And: 1 if both are 1</source>
        <translation>Und: wo beide 1 sind</translation>
    </message>
    <message>
        <source>Clear: the remaining candidates</source>
        <translation>Löschen: was von den Kandidaten bleibt</translation>
    </message>
    <message>
        <source>Removals here</source>
        <translation>Was sie hier entfernt</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Built-in rules, and lines to insert</source>
        <translation>Regeln des Programms und Zeilen zum Einfügen</translation>
    </message>
    <message>
        <source>Save the text to a file</source>
        <translation>Den Text in einer Datei aufheben</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Run it side by side with the same network without this rule</source>
        <translation>Ausführen, und daneben dasselbe Netz ohne diese Regel</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>Im Lauf verwenden</translation>
    </message>
    <message>
        <source>Run this network on the puzzle</source>
        <translation>Dieses Netz auf das Rätsel anwenden</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Zu dieser Fassung zurück</translation>
    </message>
    <message>
        <source>Restore its text; Undo returns here</source>
        <translation>Wieder ihr Text; Rückgängig führt hierher</translation>
    </message>
    <message>
        <source>A new text</source>
        <translation>Ein neuer Text</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>It runs</source>
        <translation>Es läuft</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Write a rule, or start from a built-in one.</source>
        <translation>Schreiben Sie eine Regel, oder beginnen Sie mit einer des Programms.</translation>
    </message>
    <message>
        <source>layers: %1 for one house, %2 for all · additions: %3</source>
        <translation>Schichten: %1 für ein Haus, %2 für alle · Additionen: %3</translation>
    </message>
    <message>
        <source>layers: %1 · additions: %2</source>
        <translation>Schichten: %1 · Additionen: %2</translation>
    </message>
    <message>
        <source>checks that fail: %1</source>
        <translation>Prüfungen nicht bestanden: %1</translation>
    </message>
    <message>
        <source>Board on which it fails</source>
        <translation>Wo sie scheitert</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Kein Rätsel ist geöffnet.</translation>
    </message>
    <message>
        <source>This part removes nothing by itself: only rules do.</source>
        <translation>Dieser Teil entfernt selbst nichts: das tun nur Regeln.</translation>
    </message>
    <message>
        <source>It restores candidates, which a rule must not do: %1.</source>
        <translation>Sie bringt Kandidaten zurück, was eine Regel nicht darf: %1.</translation>
    </message>
    <message>
        <source>It removes nothing here.</source>
        <translation>Hier entfernt sie nichts.</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>Zeilen: %1</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>offene Prüfungen: %1</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Board with the rule’s removals</source>
        <translation>Spielfeld mit dem, was die Regel entfernt</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Rule wor&amp;kshop</source>
        <translation>Regelwerkstatt</translation>
    </message>
    <message>
        <source>Write a rule, and see what its lines compute and what it removes here</source>
        <translation>Eine Regel schreiben und sehen, was ihre Zeilen berechnen und was sie hier entfernt</translation>
    </message>
    <message>
        <source>An empty rule</source>
        <translation>Eine leere Regel</translation>
    </message>
    <message>
        <source>Describe what the rule removes.</source>
        <extracomment>the sentence of an empty rule, for people to replace</extracomment>
        <translation>Beschreiben Sie, was die Regel entfernt.</translation>
    </message>
    <message>
        <source>Proved sound on every board</source>
        <translation>Als korrekt bewiesen, auf jedem Spielfeld</translation>
    </message>
    <message>
        <source>Checks: %1 %</source>
        <translation>Prüfungen: %1 %</translation>
    </message>
    <message>
        <source>At %1: %2 candidates before the rule, %3 after it</source>
        <translation>Bei %1 des Laufs: davor %2 Kandidaten, danach %3</translation>
    </message>
    <message>
        <source>Go to the first step of the run in which it removes something</source>
        <translation>Zum ersten Schritt des Laufs, in dem sie etwas entfernt</translation>
    </message>
    <message>
        <source>Show it at %1 (−%2)</source>
        <extracomment>%1: a place in a run, %2: how many candidates the rule removes there: Show it at 17.4 (−2)</extracomment>
        <translation>Bei %1 zeigen (−%2)</translation>
    </message>
</context>
<context>
    <name>convoku::Workspace</name>
    <message numerus="yes">
        <source>The session’s puzzle is invalid: expected %n character(s) under “puzzle”.</source>
        <translation>
            <numerusform>Das Rätsel der Sitzung ist keines: Erwartet wird %n Zeichen unter „puzzle“.</numerusform>
            <numerusform>Das Rätsel der Sitzung ist keines: Erwartet werden %n Zeichen unter „puzzle“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session’s candidates do not match its puzzle: expected %n character(s) under “candidates”, with no other digit in the cells of givens.</source>
        <translation>
            <numerusform>Die Kandidaten der Sitzung passen nicht zu ihrem Rätsel: Erwartet wird %n Zeichen unter „candidates“, ohne andere Ziffer in den Zellen der Vorgaben.</numerusform>
            <numerusform>Die Kandidaten der Sitzung passen nicht zu ihrem Rätsel: Erwartet werden %n Zeichen unter „candidates“, ohne andere Ziffer in den Zellen der Vorgaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session’s network</source>
        <translation>Das Netz der Sitzung</translation>
    </message>
    <message>
        <source>The session’s network is not included in this program. Expected one of %1 under “network”, or its text under “network_text”.</source>
        <translation>Das Netz der Sitzung ist keines dieses Programms: Erwartet wird eines von %1 unter „network“ oder sein Text unter „network_text“.</translation>
    </message>
    <message>
        <source>The session’s rules do not match its network. Expected known ids, each once, under “rules”.</source>
        <translation>Die Regeln der Sitzung sind nicht die ihres Netzes: Erwartet werden bekannte IDs, jede einmal, unter „rules“.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Step through the passes of a hand-set neural network that solves Sudoku.</source>
        <translation>Die Durchgänge eines von Hand gesetzten neuronalen Netzes, das Sudokus löst, schrittweise verfolgen.</translation>
    </message>
    <message>
        <source>convoku opens a window, but that is not possible here (%1); convoku-cli needs no display.</source>
        <translation>convoku öffnet ein Fenster, und das ist hier nicht möglich (%1); convoku-cli braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>convoku opens a window, but there is no display here. convoku-cli needs none.</source>
        <translation>convoku öffnet ein Fenster, und hier gibt es keinen Bildschirm; convoku-cli braucht keinen.</translation>
    </message>
    <message>
        <source>Language to use this time only, one of: %1.</source>
        <translation>Für dieses Mal diese Sprache verwenden, eine von: %1.</translation>
    </message>
    <message>
        <source>there is no language “%1”; use one of %2.</source>
        <translation>es gibt keine Sprache „%1“: Möglich sind %2.</translation>
    </message>
    <message>
        <source>only one file or puzzle can be opened at a time; “%1” is one too many.</source>
        <translation>es wird immer nur eine Datei oder ein Rätsel geöffnet, und „%1“ ist eines zu viel.</translation>
    </message>
    <message>
        <source>A file with puzzles, a session, a lesson or a network, or the characters of a puzzle (default: the last viewed puzzle).</source>
        <translation>Eine Datei mit Rätseln, eine Sitzung, eine Lektion oder ein Netz oder die Zeichen eines Rätsels; ohne Angabe das zuletzt betrachtete.</translation>
    </message>
</context>
</TS>
