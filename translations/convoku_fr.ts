<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>CliText</name>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed&#xa0;: «&#xa0;%1&#xa0;» n’est pas un nombre de 0 à 18446744073709551615.</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>Place d’un nombre attendue, comme dans r1=1.</translation>
    </message>
    <message>
        <source>A link cannot go to “%1”. Expected start, end, a pass (17), a step (17.4) or a layer (17.4.2).</source>
        <translation>Un lien ne peut pas mener à «&#xa0;%1&#xa0;»&#xa0;: attendu start, end, une passe (17), une étape (17.4) ou une couche (17.4.2).</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, not “%1”.</source>
        <translation>Candidat attendu, comme r1c7=3, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a page address.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’adresse d’une page.</translation>
    </message>
    <message>
        <source>This stop already has a question (line %1). Only one is allowed.</source>
        <translation>Il y a déjà une question dans cette halte (ligne %1) : elle n’en pose qu’une.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copier l’adresse du &amp;lien</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredPane</name>
    <message>
        <source>What start %1 learned, when</source>
        <translation>Ce que le départ %1 a appris, et quand</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredWording</name>
    <message>
        <source>What it learned, when</source>
        <translation>Ce qu’il a appris, et quand</translation>
    </message>
    <message>
        <source>Nothing written finds it</source>
        <extracomment>candidates that go, and should go, but that no written rule removes from this board</extracomment>
        <translation>Aucune règle écrite ne le trouve</translation>
    </message>
    <message>
        <source>Digits of the solution</source>
        <translation>Chiffres de la solution</translation>
    </message>
    <message>
        <source>lost at the end too</source>
        <translation>perdus aussi à la fin</translation>
    </message>
    <message>
        <source>never lost</source>
        <translation>jamais perdus</translation>
    </message>
    <message>
        <source>none lost from step %1</source>
        <translation>aucun perdu à partir de l’étape %1</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>à partir de l’étape %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a rule; %2: from step 400, never</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 removed (%4) at step %5; %6</source>
        <extracomment>%1: a rule; %6: from step 400, never</extracomment>
        <translation>%1&#xa0;: %2 sur %3 éliminés (%4) à l’étape %5&#xa0;; %6</translation>
    </message>
    <message>
        <source>Each of %1 candidates on boards of the written network’s runs is in the line of the first written rule that removes it there. A rule is acquired at the step from which at least half of its line is always removed.</source>
        <translation>De %1 candidats sur des grilles d’exécutions du réseau écrit, chacun se trouve sur la ligne de la première règle écrite qui l’y élimine. Une règle est acquise à partir de l’étape après laquelle la moitié de sa ligne au moins s’en va toujours.</translation>
    </message>
    <message>
        <source>This network has custom houses, and the boards used for this measurement have none. They cannot explain what the network removes.</source>
        <translation>Ce réseau a ses propres maisons, et les grilles sur lesquelles on mesure n’en ont pas&#xa0;: elles ne peuvent pas expliquer ce qu’il élimine.</translation>
    </message>
    <message>
        <source>At step %1 the values are too large or not numbers. They make no rule, so its removals are not known.</source>
        <translation>À l’étape %1, les nombres sont trop grands, ou n’en sont pas, et ne font aucune règle&#xa0;: on ne sait pas ce qu’elle éliminerait.</translation>
    </message>
    <message>
        <source>Computing what the start removes …</source>
        <translation>Ce que le départ élimine est en cours de calcul …</translation>
    </message>
    <message>
        <source>This network solves boards of a different size from those used for measuring. They cannot explain what it removes.</source>
        <translation>Ce réseau résout des grilles d’une autre taille que celles sur lesquelles on mesure&#xa0;: elles ne peuvent pas expliquer ce qu’il élimine.</translation>
    </message>
</context>
<context>
    <name>convoku::Address</name>
    <message>
        <source>Expected a pass (12), step (12.7), layer (12.7.3), cell (r4c5) or candidate (r4c5=7). A cell or candidate can follow a pass, step or layer.</source>
        <translation>Attendu&#xa0;: une passe (12), une étape d’une passe (12.7), une couche d’une étape (12.7.3), une case (r4c5) ou un candidat (r4c5=7), ou bien un endroit et l’un de ceux-ci.</translation>
    </message>
    <message>
        <source>There is no pass %1: the last pass is %2.</source>
        <translation>Il n’y a pas de passe %1&#xa0;: l’exécution en a %2.</translation>
    </message>
    <message>
        <source>Pass %1 has no step %2: its steps are 1 to %3.</source>
        <translation>La passe %1 n’a pas d’étape %2&#xa0;: ses étapes vont de 1 à %3.</translation>
    </message>
    <message>
        <source>Step %1 has no layer %2: its layers are 1 to %3.</source>
        <translation>L’étape %1 n’a pas de couche %2&#xa0;: ses couches vont de 1 à %3.</translation>
    </message>
</context>
<context>
    <name>convoku::AddressEdit</name>
    <message>
        <source>Go to address</source>
        <translation>Aller à l’adresse</translation>
    </message>
    <message>
        <source>A pass (12), a step (12.7), a layer (12.7.3), a cell (r4c5), a candidate (r4c5=7)</source>
        <translation>Une passe (12), une étape (12.7), une couche (12.7.3), une case (r4c5), un candidat (r4c5=7)</translation>
    </message>
</context>
<context>
    <name>convoku::AnimationPreview</name>
    <message>
        <source>Pause the preview</source>
        <translation>Suspendre l’aperçu</translation>
    </message>
    <message>
        <source>Previous picture</source>
        <translation>L’image précédente</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>L’image suivante</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Picture of the preview</source>
        <translation>Image de l’aperçu</translation>
    </message>
    <message>
        <source>Play the preview</source>
        <translation>Lire l’aperçu</translation>
    </message>
    <message>
        <source>Frame %1 of %2, %3 of %4 s</source>
        <extracomment>the picture that is shown, when it comes, and how long all take: Picture 12 of 69, 4.2 of 25.8 s</extracomment>
        <translation>Image %1 sur %2, %3 s sur %4 s</translation>
    </message>
</context>
<context>
    <name>convoku::BandSlider</name>
    <message>
        <source>The number and how far it can be bent</source>
        <translation>Le nombre, avec jusqu’où on peut le tordre</translation>
    </message>
</context>
<context>
    <name>convoku::Batch</name>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 n’est pas un dossier et ne peut pas en devenir un.</translation>
    </message>
</context>
<context>
    <name>convoku::BendWording</name>
    <message>
        <source>weights of a count</source>
        <translation>poids d’un comptage</translation>
    </message>
    <message>
        <source>weights of a convolution</source>
        <translation>poids d’une convolution</translation>
    </message>
    <message>
        <source>kernel that slides</source>
        <translation>noyau qui glisse</translation>
    </message>
    <message>
        <source>k, the comparison value</source>
        <translation>k, auquel on compare</translation>
    </message>
    <message>
        <source>factor and summand</source>
        <translation>facteur et terme ajouté</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>limites</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>facteur</translation>
    </message>
    <message>
        <source>summand</source>
        <translation>terme ajouté</translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation>limite inférieure</translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation>limite supérieure</translation>
    </message>
    <message>
        <source>bias of row %1</source>
        <translation>biais de la ligne %1</translation>
    </message>
    <message>
        <source>weight %1 of row %2</source>
        <translation>poids %1 de la ligne %2</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>biais</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>poids %1</translation>
    </message>
    <message>
        <source>You cannot bend numbers while the text is being read or has an error.</source>
        <translation>Tant que le texte est lu, ou contient une faute, rien ne peut être tordu.</translation>
    </message>
    <message>
        <source>With %1 the rule has no layers. Expected: %2.</source>
        <translation>Avec %1, la règle n’a pas de couches. Attendu : %2.</translation>
    </message>
    <message>
        <source>First different number here: %1 in layer %2, %3 instead of %4.</source>
        <translation>Premier nombre qui diffère ici : %1 dans la couche %2, %3 au lieu de %4.</translation>
    </message>
    <message>
        <source>No number differs on this board.</source>
        <translation>Sur cette grille, aucun nombre ne diffère.</translation>
    </message>
    <message>
        <source>First wrongly removed candidate: %1, in pass %2 by %3.</source>
        <translation>Premier candidat éliminé à tort : %1, à la passe %2 par %3.</translation>
    </message>
    <message>
        <source>No candidate is wrongly removed in this puzzle.</source>
        <translation>Dans cette grille, aucun candidat n’est éliminé à tort.</translation>
    </message>
    <message>
        <source>As written, the network does not solve this puzzle. It is not known which removals are wrong.</source>
        <translation>Tel qu’il est écrit, le réseau ne résout pas cette grille : on ne sait pas quelles éliminations sont fausses.</translation>
    </message>
    <message>
        <source>The run fails: %1</source>
        <translation>L’exécution s’interrompt : %1</translation>
    </message>
    <message>
        <source>The puzzle is still solved in the same number of passes (%1).</source>
        <translation>La grille est toujours résolue, en autant de passes (%1).</translation>
    </message>
    <message>
        <source>The puzzle is still solved, in %1 passes instead of %2.</source>
        <translation>La grille est toujours résolue ; passes : %1 au lieu de %2.</translation>
    </message>
    <message>
        <source>The puzzle ends with a different grid in pass %1.</source>
        <translation>La grille se termine par un autre remplissage, à la passe %1.</translation>
    </message>
    <message>
        <source>The puzzle has not ended after %1 passes.</source>
        <translation>Après %1 passes, la grille n’est pas terminée.</translation>
    </message>
    <message>
        <source>Result: %1, in pass %2.</source>
        <translation>Comment elle se termine : %1, à la passe %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two numbers: from the first to the second</extracomment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Same result on every board: %1.</source>
        <translation>La même chose sur toute grille : %1.</translation>
    </message>
    <message>
        <source>Sound (no solution is lost): %1.</source>
        <translation>Correcte, sans perdre de solution : %1.</translation>
    </message>
    <message>
        <source>As written, the rule is not known to be sound.</source>
        <translation>Telle qu’elle est écrite, on ne sait pas si elle est correcte.</translation>
    </message>
    <message>
        <source>Proved as far as time allowed.</source>
        <translation>Prouvé, dans la limite du temps.</translation>
    </message>
    <message>
        <source>All of this is proved. Numbers farther away were not checked.</source>
        <translation>Tout est prouvé ; les nombres plus éloignés n’ont pas été examinés.</translation>
    </message>
    <message>
        <source>%1: same result on every board</source>
        <translation>%1 : la même chose sur toute grille</translation>
    </message>
    <message>
        <source>%1: a different rule, but sound</source>
        <translation>%1 : une autre règle, mais correcte</translation>
    </message>
    <message>
        <source>%1: outside the safe band</source>
        <translation>%1 : hors de la bande sûre</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>%1: removes %2 when bent, but not as written.</source>
        <translation>%1 : tordue, elle élimine %2, telle qu’écrite non.</translation>
    </message>
    <message>
        <source>%1: leaves %2 when bent, but not as written.</source>
        <translation>%1 : tordue, elle laisse %2, telle qu’écrite non.</translation>
    </message>
    <message>
        <source>Any real number between %1 and %2 would give the same rounded answers.</source>
        <translation>En nombre réel entre %1 et %2, il donnerait les mêmes réponses, arrondies.</translation>
    </message>
    <message>
        <source>Any real number above %1 would give the same rounded answers.</source>
        <translation>En nombre réel au-dessus de %1, il donnerait les mêmes réponses, arrondies.</translation>
    </message>
    <message>
        <source>Any real number below %1 would give the same rounded answers.</source>
        <translation>En nombre réel au-dessous de %1, il donnerait les mêmes réponses, arrondies.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>seuil</translation>
    </message>
</context>
<context>
    <name>convoku::BentWeightDialog</name>
    <message>
        <source>It is this one</source>
        <translation>C’est celui-ci</translation>
    </message>
    <message>
        <source>Name the selected number</source>
        <translation>Nommer le nombre choisi</translation>
    </message>
    <message>
        <source>Show a row</source>
        <translation>Montrer une ligne</translation>
    </message>
    <message>
        <source>Show a row for which the bent rule is wrong</source>
        <translation>Une ligne où la règle tordue se trompe</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Bend a different number</source>
        <translation>Un autre nombre est tordu</translation>
    </message>
    <message>
        <source>Find the bent weight</source>
        <translation>Trouver le poids tordu</translation>
    </message>
    <message>
        <source>The row that you draw</source>
        <translation>La ligne que vous dessinez</translation>
    </message>
    <message>
        <source>Click to add or remove a candidate</source>
        <translation>Un clic met un candidat ou l’enlève</translation>
    </message>
    <message>
        <source>Result of the bent rule</source>
        <translation>Ce que laisse la règle tordue</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Tous les candidats</translation>
    </message>
    <message>
        <source>Every digit in every cell</source>
        <translation>Tous les chiffres dans toutes les cases</translation>
    </message>
    <message>
        <source>Empty row</source>
        <translation>Ligne vide</translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation>Aucun candidat</translation>
    </message>
    <message>
        <source>In this rule, for a row, one number is bent: “%1” Draw candidates until the bent rule leaves something different from the written rule. Then name the bent number.</source>
        <translation>Dans cette règle, pour une ligne, un nombre est tordu : « %1 » Dessinez des candidats jusqu’à ce que la règle tordue laisse autre chose que la règle telle qu’elle est écrite. Dites alors quel nombre c’est.</translation>
    </message>
    <message>
        <source>Here both rules leave the same candidates.</source>
        <translation>Ici, elle laisse ce que laisse la règle écrite.</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it removes %1, unlike the written rule. Which number is it?</source>
        <translation>Ici, elle se trompe : elle élimine %1, telle qu’elle est écrite non. Quel nombre est-ce ?</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it leaves %1, unlike the written rule. Which number is it?</source>
        <translation>Ici, elle se trompe : elle laisse %1, telle qu’elle est écrite non. Quel nombre est-ce ?</translation>
    </message>
    <message>
        <source>Right: %1 is %2 instead of %3. Tries: %4, found so far: %5.</source>
        <extracomment>%1 is a number of a kernel (“weight 5”), %2 and %3 are numbers</extracomment>
        <translation>Juste : %1 est %2 au lieu de %3. Essais : %4, trouvés jusqu’ici : %5.</translation>
    </message>
    <message>
        <source>No, %1 is as written. Tries: %2.</source>
        <translation>Non, %1 est tel qu’écrit. Essais : %2.</translation>
    </message>
</context>
<context>
    <name>convoku::BlindChoices</name>
    <message>
        <source>empty cells²</source>
        <extracomment>the length of a chain of annealing</extracomment>
        <translation>cases vides²</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>Comment se fait la prochaine grille à essayer</translation>
    </message>
    <message>
        <source>Cost of a grid</source>
        <translation>Ce que coûte une grille</translation>
    </message>
    <message>
        <source>The same seed produces the same trials</source>
        <translation>La même graine donne les mêmes essais</translation>
    </message>
    <message>
        <source>The search ends after this many trials, or at a grid with the lowest possible cost</source>
        <translation>La recherche se termine après autant d’essais, ou avec une grille dont le coût ne peut être moindre</translation>
    </message>
    <message>
        <source>How TPE computes probabilities from the digits tried in a cell</source>
        <translation>Comment TPE forme des probabilités avec les chiffres essayés dans une case</translation>
    </message>
    <message>
        <source>How many of n trials count as good</source>
        <translation>Combien de n essais comptent comme bons</translation>
    </message>
    <message>
        <source>Initial temperature: a grid that costs one more is kept with probability exp(−1 / temperature)</source>
        <translation>Température au départ&#xa0;: une grille qui coûte un de plus est gardée dans exp(−1 / température) des cas</translation>
    </message>
    <message>
        <source>Factor applied to the temperature after each chain</source>
        <translation>Par quoi la température est multipliée après chaque chaîne</translation>
    </message>
    <message>
        <source>Trials at one temperature</source>
        <translation>Essais à une même température</translation>
    </message>
    <message>
        <source>After this many chains without a better grid, the temperature resets to its initial value</source>
        <translation>Après autant de chaînes sans meilleure grille, elle repart de la première température</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Parzen</source>
        <translation>Parzen</translation>
    </message>
    <message>
        <source>Good ones</source>
        <translation>Bons</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Refroidissement</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>Réchauffer après</translation>
    </message>
</context>
<context>
    <name>convoku::BlindPage</name>
    <message>
        <source>No grid has been tried yet.</source>
        <translation>Aucune grille n’a encore été essayée.</translation>
    </message>
    <message>
        <source>Try grids until the search ends or is paused</source>
        <translation>Essayer des grilles jusqu’à la fin de la recherche, ou une pause</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Try one more grid</source>
        <translation>Essayer une grille de plus</translation>
    </message>
    <message>
        <source>Clear curves</source>
        <translation>Effacer les courbes</translation>
    </message>
    <message>
        <source>Discard the searches and their curves</source>
        <translation>Oublier les recherches, avec leurs courbes</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>First trial</source>
        <translation>Premier essai</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Reculer d’un pas</translation>
    </message>
    <message>
        <source>Play or pause the trials</source>
        <translation>Lire les essais ou les mettre en pause</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Pas en avant</translation>
    </message>
    <message>
        <source>Last trial</source>
        <translation>Dernier essai</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>essai</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>amélioration</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>chaîne</translation>
    </message>
    <message>
        <source>Export &amp;picture of the trial…</source>
        <translation>Exporter l’&amp;image de l’essai…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the search…</source>
        <translation>Exporter l’&amp;animation de la recherche…</translation>
    </message>
    <message>
        <source>Target of the arrow keys and the two step buttons. With Ctrl, the arrow keys go to improvements. Page Up and Page Down go to the ends of chains</source>
        <translation>Où mènent les flèches et les deux pas&#xa0;; avec Ctrl les flèches mènent aux améliorations, Page précédente et Page suivante aux fins de chaînes</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>in front of: trial, improvement, chain</extracomment>
        <translation>Avancer de</translation>
    </message>
    <message>
        <source>Point at a cell to see here where else its digit appears.</source>
        <translation>Pointez une case&#xa0;: on lit ici où son chiffre se trouve encore.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Aucune grille n’est ouverte.</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>Comment se fait la prochaine grille à essayer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Train a rule</source>
        <translation>Entraîner une règle</translation>
    </message>
    <message>
        <source>Fill the empty cells · Method: %1 · %2</source>
        <extracomment>%1: a method, &quot;Random trials&quot;; %2: the button &quot;Search&quot;</extracomment>
        <translation>Remplir les cases vides · Méthode : %1 · %2</translation>
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
        <translation>Essais au hasard</translation>
    </message>
    <message>
        <source>Annealing, free cells</source>
        <translation>Recuit, cases libres</translation>
    </message>
    <message>
        <source>Annealing, swaps in boxes</source>
        <translation>Recuit, échanges dans les blocs</translation>
    </message>
    <message>
        <source>As published: digits 0 to 8</source>
        <translation>Comme publié&#xa0;: chiffres 0 à 8</translation>
    </message>
    <message>
        <source>Digits 1 to 9</source>
        <translation>Chiffres 1 à 9</translation>
    </message>
    <message>
        <source>Counts (Optuna up to 2)</source>
        <translation>Comptes (Optuna jusqu’à 2)</translation>
    </message>
    <message>
        <source>Mixture (Optuna from 3)</source>
        <translation>Mélange (Optuna à partir de 3)</translation>
    </message>
    <message>
        <source>A tenth, at most 25</source>
        <translation>Un dixième, 25 au plus</translation>
    </message>
    <message>
        <source>¼ √n, at most 25 (before July 2019)</source>
        <translation>¼ √n, 25 au plus (avant juillet 2019)</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>comptes</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>mélange</translation>
    </message>
    <message>
        <source>a tenth good</source>
        <translation>un dixième bons</translation>
    </message>
    <message>
        <source>¼ √n good</source>
        <translation>¼ √n bons</translation>
    </message>
    <message>
        <source>digits 0 to 8</source>
        <translation>chiffres 0 à 8</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <extracomment>%1: the run, as &quot;TPE, counts&quot;</extracomment>
        <translation>%1 · graine %2</translation>
    </message>
    <message>
        <source>Each trial is a whole grid. The search uses only its cost and no rules. It learns separately for each cell which digits were in cheap grids.</source>
        <translation>Chaque essai est une grille entière. La recherche en apprend le coût et rien d’autre&#xa0;: elle ne connaît aucune règle et apprend, pour chaque case séparément, quels chiffres figuraient dans les grilles bon marché.</translation>
    </message>
    <message>
        <source>Each trial is a whole grid of random digits. Nothing is learned from its cost. This is the baseline for the other methods.</source>
        <translation>Chaque essai est une grille entière de chiffres au hasard. Rien n’est appris de son coût&#xa0;: c’est à cela que se mesurent les autres méthodes.</translation>
    </message>
    <message>
        <source>Each trial changes one digit of the previous grid. The search sees only the cost. It keeps cheaper grids. As the temperature falls, it keeps dearer grids more rarely.</source>
        <translation>Chaque essai change un chiffre de la grille précédente. La recherche apprend le coût et rien d’autre&#xa0;: les grilles moins chères sont gardées, les plus chères d’autant plus rarement qu’il fait plus froid.</translation>
    </message>
    <message>
        <source>Each trial swaps two digits of a box. By design, every box holds nine different digits. The boxes are the only part of the rules that this search uses.</source>
        <translation>Chaque essai échange deux chiffres d’un bloc. Que chaque bloc contienne neuf chiffres différents est intégré&#xa0;: des règles, cette recherche connaît les blocs.</translation>
    </message>
    <message>
        <source>Cost: the digits 0 to 8 missing from rows, columns and boxes, as published. A solution costs 27 because no house has a 0. A grid that costs 27 need not be a solution, because a missing 9 costs nothing.</source>
        <translation>Coût&#xa0;: les chiffres 0 à 8 qui manquent aux lignes, colonnes et blocs, comme publié. Une solution coûte 27, puisqu’aucune zone n’a de 0&#xa0;; mais une grille qui coûte 27 n’en est pas forcément une, puisque personne ne réclame de 9.</translation>
    </message>
    <message>
        <source>Cost: the digits 1 to 9 missing from rows, columns and boxes. Only a solution costs 0.</source>
        <translation>Coût&#xa0;: les chiffres 1 à 9 qui manquent aux lignes, colonnes et blocs. Une solution coûte 0, et rien d’autre.</translation>
    </message>
    <message>
        <source>Trial %1: cost %2, best so far %3.</source>
        <translation>Essai %1&#xa0;: coût %2, meilleur jusqu’ici %3.</translation>
    </message>
    <message>
        <source>Kept; temperature %1.</source>
        <translation>Gardé&#xa0;; température %1.</translation>
    </message>
    <message>
        <source>Not kept; temperature %1.</source>
        <translation>Non gardé&#xa0;; température %1.</translation>
    </message>
    <message>
        <source>After that, the temperature resets to its initial value.</source>
        <translation>Ensuite la température est de nouveau celle du départ.</translation>
    </message>
    <message>
        <source>Solved in trial %1.</source>
        <translation>Résolu à l’essai %1.</translation>
    </message>
    <message>
        <source>Trial %1 costs as little as a solution but is not one: %2.</source>
        <translation>L’essai %1 coûte aussi peu qu’une solution, et n’en est pas une&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Not solved: the best grid (trial %1) costs %2, a solution %3; %4.</source>
        <translation>Non résolu&#xa0;: la meilleure grille, de l’essai %1, coûte %2, une solution %3&#xa0;; %4.</translation>
    </message>
    <message>
        <source>%2 of %1 trials are kept here: every improvement, and one in %3 of the others</source>
        <translation>Sur %1 essais, %2 sont gardés ici&#xa0;: chaque amélioration et, parmi les autres, un sur %3</translation>
    </message>
    <message>
        <source>; also the end of each chain.</source>
        <translation>; aussi la fin de chaque chaîne.</translation>
    </message>
    <message>
        <source>; also the end of one chain in %1.</source>
        <translation>; aussi la fin d’une chaîne sur %1.</translation>
    </message>
    <message>
        <source>The search ended: no grid costs less.</source>
        <translation>Elle est terminée&#xa0;: aucune grille ne coûte moins.</translation>
    </message>
    <message>
        <source>The search ended: %1 trials were made.</source>
        <translation>Elle est terminée&#xa0;: %1 essais ont été faits.</translation>
    </message>
    <message>
        <source>The search ended: there is nothing to change.</source>
        <translation>Elle est terminée&#xa0;: il n’y a rien à changer.</translation>
    </message>
    <message>
        <source>%1 = %2, given</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2, donné</translation>
    </message>
    <message>
        <source>%1 = %2, tried</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2, essayé</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a house, and the cells in it: &quot;row 3 (r3c7)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: no repeat in its row, column or box.</source>
        <translation>%1&#xa0;: rien d’égal dans sa ligne, sa colonne et son bloc.</translation>
    </message>
    <message>
        <source>%1: also in %2.</source>
        <translation>%1&#xa0;: aussi dans %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of equal digits in a house</source>
        <translation>
            <numerusform>%n paire de chiffres égaux dans une zone</numerusform>
            <numerusform>%n paires de chiffres égaux dans une zone</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind search: %1</source>
        <translation>Recherche à l’aveugle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>convoku::BoardSigns</name>
    <message>
        <source>Clash</source>
        <translation>Conflit</translation>
    </message>
    <message>
        <source>No candidate left</source>
        <translation>Plus de candidat</translation>
    </message>
    <message>
        <source>Cause of this step</source>
        <translation>Cause de cette étape</translation>
    </message>
    <message>
        <source>Another cause</source>
        <translation>Autre cause</translation>
    </message>
    <message>
        <source>Had to be absent</source>
        <translation>Devait manquer</translation>
    </message>
    <message>
        <source>Searched by the rule</source>
        <translation>Où la règle a cherché</translation>
    </message>
    <message>
        <source>Affected by the rule</source>
        <translation>Où elle agit</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>Why it was removed</source>
        <translation>Pourquoi il a disparu</translation>
    </message>
    <message>
        <source>Reason: was there</source>
        <translation>Raison&#xa0;: était présent</translation>
    </message>
    <message>
        <source>Reason: was removed</source>
        <translation>Raison&#xa0;: était éliminé</translation>
    </message>
    <message>
        <source>Basis of the chain</source>
        <translation>Appuis de la chaîne</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Hypothèse %1</translation>
    </message>
    <message>
        <source>Guesses before them</source>
        <translation>Hypothèses d’avant</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>Mis de côté par une hypothèse</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>Découle d’une hypothèse</translation>
    </message>
    <message>
        <source>Failed guess</source>
        <translation>Hypothèse échouée</translation>
    </message>
    <message>
        <source>Restored with it</source>
        <translation>Revenu avec elle</translation>
    </message>
    <message>
        <source>Cause of a clashing digit</source>
        <translation>Cause d’un chiffre en conflit</translation>
    </message>
    <message>
        <source>Removed: 1 before, 0 after</source>
        <translation>Éliminé : 1 avant, 0 après</translation>
    </message>
    <message>
        <source>Took a candidate from it</source>
        <translation>Lui a pris un candidat</translation>
    </message>
    <message>
        <source>Took the last candidate</source>
        <translation>Lui a pris le dernier candidat</translation>
    </message>
    <message>
        <source>Set aside by guess %1</source>
        <translation>Mis de côté par l’hypothèse %1</translation>
    </message>
    <message>
        <source>Follows from guess %1</source>
        <translation>Découle de l’hypothèse %1</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Donné</translation>
    </message>
    <message>
        <source>Found by rules alone</source>
        <translation>Trouvé par les règles seules</translation>
    </message>
</context>
<context>
    <name>convoku::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Drag the board from here into another program as a picture, a file or text</source>
        <translation>Faites glisser la grille d’ici vers un autre programme&#xa0;: en image, fichier ou texte</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>L’état avant cette étape, tant que B est enfoncée</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>Grille de &amp;jeu</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Montrer la grille</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksModel</name>
    <message>
        <source>The run has not reached this position, or different rules made it shorter.</source>
        <translation>L’exécution n’est pas allée jusque-là, ou d’autres règles la raccourcissent.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksPanel</name>
    <message>
        <source>No bookmarks. Press Ctrl+B to set one at the current place, and Ctrl+1 … Ctrl+0 to go there.</source>
        <translation>Aucun signet. Ctrl+B en pose un à l’endroit affiché, Ctrl+1 … Ctrl+0 y mènent.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Press Enter or click to go there, F2 to edit the note, Delete to remove the bookmark</source>
        <translation>Entrée ou un clic y mène, F2 modifie la note, Suppr retire le signet</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointDialog</name>
    <message>
        <source>Breakpoint</source>
        <translation>Point d’arrêt</translation>
    </message>
    <message>
        <source>Stop from &amp;hit:</source>
        <translation>À partir de l’&amp;occurrence&#xa0;:</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>La première occurrence qui arrête&#x202f;; celles d’avant sont seulement comptées.</translation>
    </message>
    <message>
        <source>Any rule</source>
        <translation>Toute règle</translation>
    </message>
    <message>
        <source>Number of the row, column or box</source>
        <translation>Numéro de la ligne, de la colonne ou du bloc</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>&amp;Stop when:</source>
        <translation>&amp;S’arrêter quand&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Règle&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;andidate:</source>
        <translation>Ca&amp;ndidat&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;ell:</source>
        <translation>Cas&amp;e&#xa0;:</translation>
    </message>
    <message>
        <source>H&amp;ouse:</source>
        <translation>&amp;Zone&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Depth above:</source>
        <translation>Pro&amp;fondeur au-delà de&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Pass:</source>
        <translation>&amp;Passe&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Condition:</source>
        <translation>&amp;Condition&#xa0;:</translation>
    </message>
    <message>
        <source>Expected a candidate: row, column and digit, such as r4c5=7.</source>
        <translation>Candidat attendu&#xa0;: ligne, colonne et chiffre, par exemple r4c5=7.</translation>
    </message>
    <message>
        <source>Expected a cell: row and column, such as r4c5.</source>
        <translation>Case attendue&#xa0;: ligne et colonne, par exemple r4c5.</translation>
    </message>
    <message>
        <source>Condition: %1</source>
        <translation>Condition&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointWording</name>
    <message>
        <source>A rule fires</source>
        <translation>Une règle s’applique</translation>
    </message>
    <message>
        <source>A candidate changes</source>
        <translation>Un candidat change</translation>
    </message>
    <message>
        <source>A cell changes</source>
        <translation>Une case change</translation>
    </message>
    <message>
        <source>A row, column or box changes</source>
        <translation>Une ligne, une colonne ou un bloc change</translation>
    </message>
    <message>
        <source>A guess is made</source>
        <translation>Une hypothèse est faite</translation>
    </message>
    <message>
        <source>A guess is undone</source>
        <translation>Une hypothèse est annulée</translation>
    </message>
    <message>
        <source>A contradiction is seen</source>
        <translation>Une contradiction est constatée</translation>
    </message>
    <message>
        <source>The rules of a pass remove nothing</source>
        <translation>Les règles d’une passe n’éliminent rien</translation>
    </message>
    <message>
        <source>The depth of search rises above a number</source>
        <translation>La profondeur de recherche dépasse un nombre</translation>
    </message>
    <message>
        <source>The puzzle is solved</source>
        <translation>La grille est résolue</translation>
    </message>
    <message>
        <source>A pass ends</source>
        <translation>Une passe se termine</translation>
    </message>
    <message>
        <source>When %1 fires</source>
        <translation>Quand %1 s’applique</translation>
    </message>
    <message>
        <source>When any rule fires</source>
        <translation>Quand une règle s’applique</translation>
    </message>
    <message>
        <source>When candidate %1 of %2 changes</source>
        <extracomment>%1 is a digit, %2 a cell</extracomment>
        <translation>Quand le candidat %1 de %2 change</translation>
    </message>
    <message>
        <source>When %1 changes</source>
        <translation>Quand un changement a lieu en %1</translation>
    </message>
    <message>
        <source>When a guess is made</source>
        <translation>Quand une hypothèse est faite</translation>
    </message>
    <message>
        <source>When a guess is undone</source>
        <translation>Quand une hypothèse est annulée</translation>
    </message>
    <message>
        <source>When a contradiction is seen</source>
        <translation>Quand une contradiction est constatée</translation>
    </message>
    <message>
        <source>When the rules of a pass remove nothing</source>
        <translation>Quand les règles d’une passe n’éliminent rien</translation>
    </message>
    <message>
        <source>When the depth rises above %1</source>
        <translation>Quand la profondeur dépasse %1</translation>
    </message>
    <message>
        <source>When the puzzle is solved</source>
        <translation>Quand la grille est résolue</translation>
    </message>
    <message>
        <source>When pass %1 ends</source>
        <translation>Quand la passe %1 se termine</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the hits of a breakpoint</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>hits up to here, and all of them: 3 of 17</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>a comparison, such as removed &gt;= 3</source>
        <translation>une comparaison, par exemple removed &gt;= 3</translation>
    </message>
    <message>
        <source>a number, pass, step, depth, removed or left</source>
        <translation>un nombre, pass, step, depth, removed ou left</translation>
    </message>
    <message>
        <source>one of &lt; &lt;= = != &gt;= &gt;</source>
        <translation>l’un des signes &lt; &lt;= = != &gt;= &gt;</translation>
    </message>
    <message>
        <source>“and”, “or” or the end</source>
        <translation>«&#xa0;and&#xa0;», «&#xa0;or&#xa0;» ou la fin</translation>
    </message>
    <message>
        <source>“and”, “or” or a closing parenthesis</source>
        <translation>«&#xa0;and&#xa0;», «&#xa0;or&#xa0;» ou une parenthèse fermante</translation>
    </message>
    <message>
        <source>a number of at most nine digits</source>
        <translation>un nombre de neuf chiffres au plus</translation>
    </message>
    <message>
        <source>fewer nested conditions</source>
        <translation>moins de conditions imbriquées</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but the condition ends here.</source>
        <translation>Colonne %1&#xa0;: attendu&#xa0;: %2, mais la condition se termine ici.</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but found “%3”.</source>
        <translation>Colonne %1&#xa0;: attendu&#xa0;: %2, mais on trouve «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>&lt;p&gt;A hit counts only if the condition holds, for example &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. It compares numbers and these values:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;the pass of the hit&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;its step in the pass: rules, verdict, search&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;active guesses after it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates removed by the rule, or by all rules of the pass&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates left after it&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;with &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;, joined by &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; and parentheses.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Une occurrence ne compte que si la condition est remplie, par exemple &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. La condition compare des nombres et ces grandeurs&#xa0;:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;la passe de l’occurrence&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;son étape dans la passe&#xa0;: règles, verdict, recherche&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;le nombre d’hypothèses en cours après elle&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;les candidats que la règle, ou toutes les règles de la passe, ont éliminés&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;les candidats qui restent après elle&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;avec &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;, reliés par &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; et des parenthèses.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsModel</name>
    <message>
        <source>always</source>
        <extracomment>a breakpoint without a condition</extracomment>
        <translation>toujours</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>La première occurrence qui arrête&#x202f;; celles d’avant sont seulement comptées.</translation>
    </message>
    <message>
        <source>%1, here</source>
        <extracomment>how many hits, and one of them is what is looked at: 3 of 17, here</extracomment>
        <translation>%1, ici</translation>
    </message>
    <message>
        <source>Hits up to here, of all in this run. Press Enter or double-click for the next.</source>
        <translation>Occurrences jusqu’ici, sur toutes celles de l’exécution. Entrée ou double clic&#xa0;: la suivante.</translation>
    </message>
    <message>
        <source>Expected the number of a hit: 1 or more.</source>
        <translation>Numéro d’occurrence attendu&#xa0;: 1 ou plus.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêt</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>Dès l’occurrence</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Occurrences</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsPanel</name>
    <message>
        <source>No breakpoints yet. Choose “Add…” to create one. It takes you straight to an event, forwards or backwards: a rule fires, a candidate changes, a guess is made…</source>
        <translation>Pas encore de point d’arrêt. «&#xa0;Ajouter…&#xa0;» en crée un. Il mène droit à l’endroit où quelque chose se passe, en avant comme en arrière&#xa0;: une règle s’applique, un candidat change, une hypothèse est faite…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>A new breakpoint (Insert)</source>
        <translation>Un nouveau point d’arrêt (Inser)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change the selected breakpoint (Enter)</source>
        <translation>Modifier le point d’arrêt sélectionné (Entrée)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the selected breakpoint (Delete)</source>
        <translation>Retirer le point d’arrêt sélectionné (Suppr)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Go to the previous hit of the selected breakpoint (Shift+Enter on its hits)</source>
        <translation>À l’occurrence précédente du point d’arrêt sélectionné (Maj+Entrée sur ses occurrences)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Go to the next hit of the selected breakpoint (Enter on its hits)</source>
        <translation>À l’occurrence suivante du point d’arrêt sélectionné (Entrée sur ses occurrences)</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Points d’arrêt</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>Dès l’occurrence</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateCurveView</name>
    <message>
        <source>Candidates left after each pass</source>
        <translation>Candidats restants après chaque passe</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %n candidate(s)</source>
        <translation>
            <numerusform>Au début&#xa0;: %n candidat</numerusform>
            <numerusform>Au début&#xa0;: %n candidats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After pass %1: %n candidate(s)</source>
        <translation>
            <numerusform>Après la passe %1&#xa0;: %n candidat</numerusform>
            <numerusform>Après la passe %1&#xa0;: %n candidats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong guess: %n restored</source>
        <extracomment>at the point of a curve where a guess has failed</extracomment>
        <translation>
            <numerusform>hypothèse fausse&#xa0;: %n revient</numerusform>
            <numerusform>hypothèse fausse&#xa0;: %n reviennent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CandidateRow</name>
    <message>
        <source>cell %1, digit %2</source>
        <translation>case %1, chiffre %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a cell and a digit, and what is so of them</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>éliminé</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateWording</name>
    <message>
        <source>%1: candidate %2</source>
        <translation>%1&#xa0;: candidat %2</translation>
    </message>
    <message>
        <source>%1 was removed in this step by %2</source>
        <translation>%1 a été éliminé à cette étape par %2</translation>
    </message>
    <message>
        <source>%1 was set aside by the guess at depth %2</source>
        <translation>%1 a été mis de côté par l’hypothèse de profondeur %2</translation>
    </message>
    <message>
        <source>%1 is the guess at depth %2</source>
        <translation>%1 est l’hypothèse de profondeur %2</translation>
    </message>
    <message>
        <source>%1 is given: %2</source>
        <translation>%1 est donné&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is possible</source>
        <translation>%1 est possible</translation>
    </message>
    <message>
        <source>%1 has been removed</source>
        <translation>%1 est éliminé</translation>
    </message>
    <message>
        <source>%1 was found by %2</source>
        <translation>%1 est ce que %2 a trouvé</translation>
    </message>
    <message>
        <source>%1 is removed, as the finding of %2 requires</source>
        <translation>%1 est éliminé, et devait l’être pour ce que %2 a trouvé</translation>
    </message>
    <message>
        <source>%1: another finding of this step</source>
        <translation>%1&#xa0;: un autre constat de cette étape</translation>
    </message>
    <message>
        <source>candidate %1 of %2: 1 before, 0 after (%3)</source>
        <translation>candidat %1 de %2 : 1 avant, 0 après (%3)</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit</extracomment>
        <translation>%1 vaut %2</translation>
    </message>
</context>
<context>
    <name>convoku::CellWording</name>
    <message>
        <source>%1, given %2</source>
        <extracomment>a cell and its digit: r1c1, given 5</extracomment>
        <translation>%1, chiffre donné %2</translation>
    </message>
    <message>
        <source>%1, candidates %2</source>
        <extracomment>a cell and its candidates: r4c5, candidates 2, 7</extracomment>
        <translation>%1, candidats %2</translation>
    </message>
    <message>
        <source>%1, no candidate</source>
        <translation>%1, aucun candidat</translation>
    </message>
    <message>
        <source>%1, guess %2 at depth %3</source>
        <translation>%1, hypothèse %2 à la profondeur %3</translation>
    </message>
    <message>
        <source>%1, decided %2, follows from the guess at depth %3</source>
        <extracomment>a cell, its digit, and the depth of the guess that it follows from</extracomment>
        <translation>%1, chiffre déterminé %2, découle de l’hypothèse de profondeur %3</translation>
    </message>
    <message>
        <source>%1, decided %2</source>
        <extracomment>a cell and its digit: r1c2, decided 7</extracomment>
        <translation>%1, chiffre déterminé %2</translation>
    </message>
    <message>
        <source>contradiction: no digit is left</source>
        <translation>contradiction&#xa0;: il ne reste aucun chiffre</translation>
    </message>
    <message>
        <source>contradiction: its digit occurs twice in a house</source>
        <translation>contradiction&#xa0;: son chiffre figure deux fois dans une zone</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <extracomment>digits and the rules that removed them: 2, 5 removed by Naked pair in row</extracomment>
        <translation>élimination de %1 par %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>digits and what they are: 2, 5 set aside at depth 1</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the guess %1 at depth %2 failed</source>
        <translation>l’hypothèse %1 de profondeur %2 a échoué</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <extracomment>digits that a failed guess had set aside: 2, 5 came back</extracomment>
        <translation>retour de %1</translation>
    </message>
</context>
<context>
    <name>convoku::ChainBoard</name>
    <message>
        <source>Board of the proof</source>
        <translation>Grille de la preuve</translation>
    </message>
</context>
<context>
    <name>convoku::ChainButton</name>
    <message>
        <source>&amp;Chain to the givens</source>
        <translation>&amp;Chaîne jusqu’aux donnés</translation>
    </message>
    <message>
        <source>Trace the reasons back to the givens: all removals that this one depends on</source>
        <translation>Remonter les raisons jusqu’aux donnés&#xa0;: chaque élimination sur laquelle repose celle-ci</translation>
    </message>
</context>
<context>
    <name>convoku::ChainGraphView</name>
    <message>
        <source>Graph of the proof</source>
        <translation>Graphe de la preuve</translation>
    </message>
</context>
<context>
    <name>convoku::ChainList</name>
    <message>
        <source>Lines of the proof</source>
        <translation>Lignes de la preuve</translation>
    </message>
</context>
<context>
    <name>convoku::ChainPage</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Vers la grille</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>The proof line by line</source>
        <translation>La preuve ligne par ligne</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>The same proof as a dependency graph</source>
        <translation>La même preuve sous forme de graphe&#xa0;: ce qui repose sur quoi</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Revenir à la grille</translation>
    </message>
    <message>
        <source>Form of the proof</source>
        <translation>Forme de la preuve</translation>
    </message>
    <message>
        <source>Following the reasons…</source>
        <translation>Remontée des raisons…</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) so far</source>
        <extracomment>how far the search for a proof has come</extracomment>
        <translation>
            <numerusform>%n étape jusqu’ici</numerusform>
            <numerusform>%n étapes jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Why was a candidate removed?</source>
        <translation>Pourquoi un candidat a-t-il disparu&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Chain of %1</source>
        <extracomment>a candidate that is gone: 2 in r4c5</extracomment>
        <translation>&amp;Chaîne de %1</translation>
    </message>
    <message>
        <source>Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>Sa chaîne, ce sont toutes les déductions sur lesquelles il repose, jusqu’aux donnés.</translation>
    </message>
    <message>
        <source>On the board, pick a removed candidate: click its place in the cell. Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>Choisissez sur la grille un candidat éliminé&#xa0;: cliquez sur sa place dans la case. Sa chaîne, ce sont toutes les déductions sur lesquelles repose son absence, jusqu’aux donnés.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>C&amp;hain</source>
        <translation>Ch&amp;aîne</translation>
    </message>
    <message>
        <source>Show what the removal of the picked candidate depends on, down to the givens</source>
        <translation>Montrer sur quoi repose l’absence du candidat choisi, jusqu’aux donnés</translation>
    </message>
</context>
<context>
    <name>convoku::ChainSide</name>
    <message>
        <source>Show on the board where in the run this happened (Enter)</source>
        <translation>Montrer sur la grille l’endroit de l’exécution où cela s’est produit (Entrée)</translation>
    </message>
    <message>
        <source>E&amp;xport proof</source>
        <translation>E&amp;xporter la preuve</translation>
    </message>
    <message>
        <source>Animation with one frame per step of the proof, as GIF or WebP</source>
        <translation>Une animation avec une image pour chaque étape de la preuve, en GIF ou WebP</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what a rule found: r3c7 and r3c9 hold only 6 and 9.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>&amp;Go to %1</source>
        <extracomment>an address in the run</extracomment>
        <translation>&amp;Aller à %1</translation>
    </message>
</context>
<context>
    <name>convoku::ChainWording</name>
    <message>
        <source>Why was %1 removed from %2?</source>
        <extracomment>a digit and a cell: Why is 2 gone from r4c5?</extracomment>
        <translation>Pourquoi %1 a-t-il disparu de %2&#x202f;?</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>Un chiffre donné l’exclut.</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>Il n’était pas dans la grille telle qu’elle a été ouverte.</translation>
    </message>
    <message numerus="yes">
        <source>%n missing candidate(s)</source>
        <translation>
            <numerusform>%n candidat absent</numerusform>
            <numerusform>%n candidats absents</numerusform>
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
        <translation>%1 à partir de %2.</translation>
    </message>
    <message>
        <source>They hold while guess %1 is active.</source>
        <extracomment>a guess: r1c4 = 4</extracomment>
        <translation>Elles valent tant que %1 tient.</translation>
    </message>
    <message>
        <source>They hold while guesses %1 and %2 are active.</source>
        <extracomment>guesses: %1 &quot;r1c4 = 4, r2c2 = 2&quot;, %2 &quot;r5c5 = 1&quot;</extracomment>
        <translation>Elles valent tant que %1 et %2 tiennent.</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <extracomment>a guess by its depth: Guess 1</extracomment>
        <translation>Hypothèse %1</translation>
    </message>
    <message>
        <source>The guess %1 had failed</source>
        <extracomment>a guess: The guess r1c2 = 7 had failed</extracomment>
        <translation>L’hypothèse %1 avait échoué</translation>
    </message>
    <message>
        <source>%1 is %2, a given</source>
        <extracomment>a given and its digit: r1c1 is 8, a given</extracomment>
        <translation>%1 vaut %2, un donné</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1 vaut %2</translation>
    </message>
    <message>
        <source>%1: %2 fits only in %3</source>
        <extracomment>Box 1: 1 fits only in row 3
----------
Row 2: 4 fits only in r2c1</extracomment>
        <translation>%1&#xa0;: %2 ne va qu’en %3</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4</source>
        <extracomment>r5c3 and r6c3 hold only 4 and 7</extracomment>
        <translation>%1 et %2 n’ont que %3 et %4</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit and the cells that lose it: 1 leaves r3c7, r3c8</extracomment>
        <translation>%1 éliminé en %2</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>digits and the cells that lose them: 4 and 7 leave r2c3; 1, 2 and 3 leave r4c4</extracomment>
        <translation>%1 et %2 éliminés en %3</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a guess by its depth, among the lines that a deduction rests on</extracomment>
        <translation>hypothèse %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>a failed guess, among the lines that a deduction rests on</extracomment>
        <translation>échouée</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>passe %1</translation>
    </message>
    <message>
        <source>givens</source>
        <extracomment>what a deduction rests on that rests on no other</extracomment>
        <translation>donnés</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>le début</translation>
    </message>
    <message>
        <source>all of them are used</source>
        <translation>tous sont utilisés</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) are not needed</source>
        <translation>
            <numerusform>%n autre n’est pas nécessaire</numerusform>
            <numerusform>%n autres ne sont pas nécessaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Passe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n marque</numerusform>
            <numerusform>%n marques</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, straight from the givens</source>
        <extracomment>%1: &quot;145 marks&quot;</extracomment>
        <translation>%1, directement des donnés</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;18 givens&quot;: &quot;all of them are used&quot;
----------
a rule and how much it found: Pointing in row: 10</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, lines %2: %3. %4.</source>
        <extracomment>a folded pass: &quot;Pass 1&quot;, &quot;lines 1–42&quot;, &quot;Pointing in row: 10&quot;, &quot;145 marks&quot;</extracomment>
        <translation>%1, lignes %2&#xa0;: %3. %4.</translation>
    </message>
    <message>
        <source>%1: %2. At %3.</source>
        <extracomment>a guess: &quot;Guess 1&quot;, &quot;r1c4 = 4&quot;, an address</extracomment>
        <translation>%1&#xa0;: %2. En %3.</translation>
    </message>
    <message>
        <source>%1, %2. %3, so %4. From %5. At %6.</source>
        <extracomment>a line: its number, the rule, why, what follows, from which lines, an address</extracomment>
        <translation>%1, %2. %3, donc %4. Repose sur&#xa0;: %5. En %6.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many candidates are still to go: 3 of 180</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>the head of a column: numbers of lines</extracomment>
        <translation>ligne</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>the head of a column: what a rule found</extracomment>
        <translation>parce que</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>the head of a column: what follows</extracomment>
        <translation>donc</translation>
    </message>
    <message>
        <source>from lines</source>
        <extracomment>the head of a column: lines that a line rests on</extracomment>
        <translation>appuis</translation>
    </message>
    <message>
        <source>at</source>
        <extracomment>the head of a column: addresses in the run</extracomment>
        <translation>en</translation>
    </message>
    <message>
        <source>already removed</source>
        <translation>déjà éliminé</translation>
    </message>
    <message>
        <source>this line</source>
        <translation>cette ligne</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>encore à éliminer</translation>
    </message>
    <message>
        <source>Marks still to go</source>
        <translation>Marques encore à éliminer</translation>
    </message>
    <message>
        <source>%1: %2 fit only in %3</source>
        <extracomment>Row 3: 4 and 7 fit only in r3c8 and r3c9</extracomment>
        <translation>%1&#xa0;: %2 ne vont qu’en %3</translation>
    </message>
    <message>
        <source>%1 hold only %2</source>
        <extracomment>r5c3, r6c3 and r8c3 hold only 1, 4 and 7</extracomment>
        <translation>%1 n’ont que %2</translation>
    </message>
    <message>
        <source>Why is %1 = %2?</source>
        <extracomment>a cell and its digit: Why is r4c5 = 2?</extracomment>
        <translation>Pourquoi %1 = %2&#x202f;?</translation>
    </message>
</context>
<context>
    <name>convoku::CheckWording</name>
    <message>
        <source>Sound: proved for every possible board in %1 s.</source>
        <translation>Correcte : prouvé pour toute grille possible, en %1 s.</translation>
    </message>
    <message>
        <source>Wrong: on some board it removes a digit of a solution.</source>
        <translation>Fausse : il y a une grille sur laquelle elle élimine un chiffre d’une solution.</translation>
    </message>
    <message>
        <source>Wrong: on some board it restores a candidate.</source>
        <translation>Fausse : il y a une grille sur laquelle elle remet un candidat.</translation>
    </message>
    <message>
        <source>Not known: the rule produces real numbers, but proofs cover integers only.</source>
        <translation>On ne sait pas : la règle produit des nombres réels, et il n’y a de preuves que pour les entiers.</translation>
    </message>
    <message>
        <source>Not known: the rule is too large to be proved.</source>
        <translation>On ne sait pas : la règle est trop grande pour être prouvée.</translation>
    </message>
    <message>
        <source>Not known: the proof was stopped.</source>
        <translation>On ne sait pas : la preuve a été arrêtée.</translation>
    </message>
    <message>
        <source>Not known: no proof was found within %1 s.</source>
        <translation>On ne sait pas : pas de preuve après %1 s.</translation>
    </message>
    <message>
        <source>Only samples were checked, and no error was found. Boards from runs: %1, random boards: %2.</source>
        <translation>Seuls des échantillons ont été examinés, et rien n’était faux : grilles d’exécutions : %1, grilles au hasard : %2.</translation>
    </message>
    <message>
        <source>It removes %1, which is part of a solution of this board.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>Elle élimine %1, qui figure dans une solution de cette grille.</translation>
    </message>
    <message>
        <source>It restores %1, which this board does not have.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>Elle remet %1, que cette grille n’a pas.</translation>
    </message>
    <message>
        <source>No comparison: the network cannot run with this rule.</source>
        <translation>Pas de comparaison : le réseau ne peut pas être exécuté avec elle.</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was run to its end.</source>
        <translation>Pas de comparaison : aucune grille n’a été exécutée jusqu’au bout.</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was solved, with or without the rule.</source>
        <translation>Pas de comparaison : aucune grille n’a été résolue, ni avec la règle ni sans elle.</translation>
    </message>
    <message>
        <source>Puzzles: %1. With the rule (without it): solved %2, without a guess %3, guesses %4, passes %5.</source>
        <translation>Grilles : %1. Avec la règle (sans elle) : résolues %2, sans hypothèse %3, hypothèses %4, passes %5.</translation>
    </message>
    <message>
        <source>Cost: layers: %1, additions: %2.</source>
        <translation>Coût : couches : %1, additions : %2.</translation>
    </message>
    <message>
        <source>Compiled: steps: %1, computed words: %2, words of memory: %3.</source>
        <translation>Compilée : étapes : %1, mots calculés : %2, mots de mémoire : %3.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>a step of a compiled rule: so many words, and the formula that each of them is: “729 × a &amp; ~b”</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × at least one of %2</source>
        <extracomment>%1 words, each the answer for %2 others: “81 × at least one of 9”, “243 × at least one of 9 (a &amp; b)”</extracomment>
        <translation>%1 × au moins un sur %2</translation>
    </message>
    <message>
        <source>%1 × exactly one of %2</source>
        <translation>%1 × exactement un sur %2</translation>
    </message>
    <message>
        <source>%1 × exactly two of %2</source>
        <translation>%1 × exactement deux sur %2</translation>
    </message>
    <message>
        <source>%1 × at least two of %2</source>
        <translation>%1 × au moins deux sur %2</translation>
    </message>
    <message>
        <source>Not known: the rule keeps numbers between passes, but was tested as in a first pass.</source>
        <translation>On ne sait pas&#xa0;: la règle retient des nombres de passe en passe, et a été essayée comme à une première passe.</translation>
    </message>
    <message>
        <source>Not known: no grid fits the houses of this network, so no board has a solution.</source>
        <translation>On ne sait pas : aucune grille ne convient aux zones de ce réseau, donc aucun plateau n’a de solution.</translation>
    </message>
</context>
<context>
    <name>convoku::ChecksPane</name>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur la grille</translation>
    </message>
    <message>
        <source>Show the board on which it fails</source>
        <translation>La grille sur laquelle elle échoue</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>tient</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>échoue</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Mesuré sur</translation>
    </message>
    <message>
        <source>Puzzles that show how useful the rule is</source>
        <translation>Grilles qui montrent ce que vaut la règle</translation>
    </message>
    <message>
        <source>Built-in puzzles</source>
        <translation>Grilles fournies avec le programme</translation>
    </message>
</context>
<context>
    <name>convoku::ChoiceButton</name>
    <message>
        <source>the right answer</source>
        <translation>la bonne réponse</translation>
    </message>
    <message>
        <source>not the answer</source>
        <translation>pas la réponse</translation>
    </message>
    <message>
        <source>one of the answers</source>
        <translation>une des réponses</translation>
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
        <translation>Mesure la vitesse de résolution&#xa0;: médianes de plusieurs séries.</translation>
    </message>
    <message>
        <source>Rounds (default: 5).</source>
        <translation>Séries (par défaut&#xa0;: 5).</translation>
    </message>
    <message>
        <source>Only the first N puzzles (default: all of them).</source>
        <translation>Seulement les N premières grilles (par défaut&#xa0;: toutes).</translation>
    </message>
    <message>
        <source>Also measure both backends in turn on the first N puzzles, with their ratio (default: %1; 0: off).</source>
        <translation>Mesure aussi les deux moteurs tour à tour sur les N premières grilles, et leur rapport (par défaut&#xa0;: %1&#x202f;; 0&#xa0;: non).</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …</source>
        <translation>Utilisation&#xa0;: %1 COMMAND …</translation>
    </message>
    <message>
        <source>Solves Sudoku with a neural network that was never trained: all its weights are set by hand.</source>
        <translation>Résout des Sudokus avec un réseau de neurones que personne n’a entraîné&#xa0;: tous ses poids sont fixés à la main.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Show this help or, after a command, its help.</source>
        <translation>Cette aide&#x202f;; derrière une commande&#xa0;: l’aide de celle-ci.</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>La version du programme.</translation>
    </message>
    <message>
        <source>INPUT and PUZZLE: a file, - for standard input, or the puzzle itself.</source>
        <translation>INPUT et PUZZLE&#xa0;: un fichier, - pour l’entrée standard, ou la grille elle-même.</translation>
    </message>
    <message>
        <source>Results go to standard output, messages to standard error. Exit status: 0 done, 1 a puzzle was not solved (solve, trace), 2 wrong usage, bad input, or output that cannot be written.</source>
        <translation>Les résultats vont sur la sortie standard, les messages sur la sortie d’erreur. Code de sortie&#xa0;: 0 terminé, 1 une grille n’a pas été résolue (solve, trace), 2 mauvaise utilisation, entrée incorrecte ou sortie impossible à écrire.</translation>
    </message>
    <message>
        <source>Run %1 %2 --help for usage.</source>
        <translation>%1 %2 --help dit ce qui est possible.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation>Il n’y a pas d’option «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Il n’y a pas de commande «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 --help lists the commands.</source>
        <translation>%1 --help énumère les commandes.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>La mémoire ne suffit pas.</translation>
    </message>
    <message>
        <source>Internal error. Please report it: %1</source>
        <translation>Une erreur du programme, merci de la signaler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1</source>
        <translation>Impossible d’écrire sur la sortie standard&#xa0;: %1</translation>
    </message>
    <message>
        <source>Usage: %1 %2 [OPTION…]</source>
        <translation>Utilisation&#xa0;: %1 %2 [OPTION…]</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>Cette aide.</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Erreur inconnue</translation>
    </message>
    <message numerus="yes">
        <source>This format has no candidates: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Ce format n’a pas de candidats&#xa0;: ceux de %n grille sont omis.</numerusform>
            <numerusform>Ce format n’a pas de candidats&#xa0;: ceux de %n grilles sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has givens only: the placed digits of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Ce format n’a que les chiffres donnés&#xa0;: les chiffres placés de %n grille sont omis.</numerusform>
            <numerusform>Ce format n’a que les chiffres donnés&#xa0;: les chiffres placés de %n grilles sont omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert puzzles to a different format.</source>
        <translation>Écrit des grilles dans un autre format.</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>Output format; see below.</source>
        <translation>Le format à écrire&#x202f;; voir ci-dessous.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>FORMAT is one of %1.</source>
        <translation>FORMAT est l’un de %1.</translation>
    </message>
    <message>
        <source>%1 keep the candidates supplied with a puzzle. The other formats cannot store them; a message reports this.</source>
        <translation>Les candidats fournis avec une grille sont conservés par %1&#x202f;; les autres formats n’ont pas de place pour eux, ce qu’un message signale.</translation>
    </message>
    <message>
        <source>The format is missing. Use --to FORMAT.</source>
        <translation>Le format manque&#xa0;: --to FORMAT.</translation>
    </message>
    <message>
        <source>--output needs a file name.</source>
        <translation>--output demande le nom d’un fichier.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Threads for the network (default: 1). With torch, more threads can help on idle cores but are much slower on busy ones.</source>
        <translation>Threads pour le réseau (par défaut&#xa0;: 1). Avec torch, davantage peut servir sur des cœurs libres&#x202f;; sur des cœurs occupés, c’est bien plus lent.</translation>
    </message>
    <message>
        <source>DEVICE</source>
        <translation>DEVICE</translation>
    </message>
    <message>
        <source>Device for torch: cpu (the default) or cuda, if LibTorch was built with it.</source>
        <translation>Où torch s’exécute&#xa0;: cpu (par défaut) ou cuda, si LibTorch a été compilé avec.</translation>
    </message>
    <message>
        <source>--device applies only to --backend torch; bitwise runs on the CPU.</source>
        <translation>--device va avec --backend torch&#x202f;; bitwise s’exécute sur le processeur.</translation>
    </message>
    <message>
        <source>Look for up to N solutions (default: 1). Use 2 to check whether the solution is unique.</source>
        <translation>Cherche jusqu’à N solutions (par défaut&#xa0;: 1)&#x202f;; 2 dit si la solution est la seule.</translation>
    </message>
    <message>
        <source>--solutions above 1 needs the search. Remove --no-search.</source>
        <translation>--solutions au-dessus de 1 a besoin de la recherche&#x202f;; omettez --no-search.</translation>
    </message>
    <message>
        <source>--device: %1 is not available to this LibTorch.</source>
        <translation>--device&#xa0;: cette LibTorch n’a pas %1 ici.</translation>
    </message>
    <message>
        <source>Run one puzzle and write an animation or a picture of it, or pictures of the network. Needs no display.</source>
        <translation>Exécute une grille et en écrit une animation ou une image, ou des images du réseau. Ne demande pas d’écran.</translation>
    </message>
    <message>
        <source>MS</source>
        <translation>MS</translation>
    </message>
    <message>
        <source>Output format, one of %1. Needed if the target’s name does not show it.</source>
        <translation>L’un de %1, quand le nom de la cible ne le dit pas.</translation>
    </message>
    <message>
        <source>First pass to show (default: 0, the puzzle itself).</source>
        <translation>Première passe à montrer (par défaut&#xa0;: 0, la grille elle-même).</translation>
    </message>
    <message>
        <source>Last pass to show (default: the last one of the run).</source>
        <translation>Dernière passe à montrer (par défaut&#xa0;: la dernière de l’exécution).</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WHAT</translation>
    </message>
    <message>
        <source>Omit the two frames in which removed candidates fade.</source>
        <translation>Sans les deux images où ce qui a été éliminé s’estompe.</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>PLACE</translation>
    </message>
    <message>
        <source>Place in the run for a picture, such as 17 or 17.4 (default: the end).</source>
        <translation>L’endroit de l’exécution que montre une image, par exemple 17 ou 17.4 (par défaut&#xa0;: la fin).</translation>
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
        <translation>De même pour la dernière image (par défaut&#xa0;: %1).</translation>
    </message>
    <message>
        <source>Number of times to play: once, forever (the default; also 0) or a number.</source>
        <translation>Nombre de lectures&#xa0;: once (une fois), forever (sans fin, par défaut, comme 0), ou un nombre.</translation>
    </message>
    <message>
        <source>Omit the line above the board.</source>
        <translation>Sans la ligne au-dessus de la grille.</translation>
    </message>
    <message>
        <source>Omit the legend below the board.</source>
        <translation>Sans la légende sous la grille.</translation>
    </message>
    <message>
        <source>Omit the row and column numbers.</source>
        <translation>Sans les numéros de lignes et de colonnes.</translation>
    </message>
    <message>
        <source>Text in an SVG: letters (the default) or outlines, which look the same everywhere.</source>
        <translation>Dans un SVG, letters (des lettres, par défaut) ou outlines (des contours, identiques partout).</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, even if the puzzle was not solved (with --each: all files not skipped); 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>Code de sortie&#xa0;: 0 le fichier est écrit, que la grille ait été résolue ou non (avec --each&#xa0;: tous ceux qui n’ont pas été passés)&#x202f;; 2 mauvaise utilisation, entrée incorrecte ou fichier impossible à écrire.</translation>
    </message>
    <message>
        <source>--without: “%1” is neither a rule of this run nor search.</source>
        <translation>--without&#xa0;: «&#xa0;%1&#xa0;» n’est ni une règle de cette exécution, ni search.</translation>
    </message>
    <message>
        <source>“%1” is not a place in a run. Use one such as 17.4.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un endroit d’une exécution, comme 17.4.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Arbre de recherche</translation>
    </message>
    <message>
        <source>--from %1 is after the end. The run has passes 0 to %2.</source>
        <translation>--from %1 est après la fin&#xa0;: l’exécution a les passes 0 à %2.</translation>
    </message>
    <message>
        <source>-o: with --each, the name must contain {number} or {name}, such as -o FOLDER/{number}%1.</source>
        <translation>-o&#xa0;: avec --each, le nom doit contenir {number} ou {name}, par exemple -o FOLDER/{number}%1.</translation>
    </message>
    <message>
        <source>With --each, action if a file already exists: number (the new file gets a number; the default), skip or replace.</source>
        <translation>Avec --each, que faire si un fichier existe déjà&#xa0;: number (le nouveau reçoit un numéro, par défaut), skip (passer) ou replace (remplacer).</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 n’est pas un dossier et ne peut pas en devenir un.</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 %</source>
        <translation>Grille %1 sur %2&#xa0;: %3&#xa0;%</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Grille %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1&#xa0;: %2 octets</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a network (or what judges the puzzles) and how far it is: article: 100 of 1000</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 puzzles are written.</source>
        <translation>Annulé&#xa0;: %1 grilles sur %2 sont écrites.</translation>
    </message>
    <message>
        <source>%1 written, %2 skipped, %3 failed.</source>
        <translation>écrites&#xa0;: %1, passées&#xa0;: %2, échecs&#xa0;: %3.</translation>
    </message>
    <message>
        <source>--number: “%1” is not a number in the layer’s output, %2. Use something like %3.</source>
        <translation>--number&#xa0;: «&#xa0;%1&#xa0;» n’est pas un nombre de la couche, dont la sortie est %2&#x202f;; attendu quelque chose comme %3.</translation>
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
        <translation>Avec --number, seulement les plans dont le nombre est fait, et sans petits caractères.</translation>
    </message>
    <message>
        <source>WHICH</source>
        <translation>WHICH</translation>
    </message>
    <message>
        <source>--close-up needs --number. It shows how that number is computed.</source>
        <translation>--close-up a besoin de --number&#xa0;: il montre de quoi ce nombre est fait.</translation>
    </message>
    <message>
        <source>The target is missing. Use -o FILE.%1</source>
        <translation>La cible manque&#xa0;: -o FILE.%1</translation>
    </message>
    <message>
        <source>-o: “%1” does not end with one of the output formats %2. Use one of them, or set --format.</source>
        <translation>-o&#xa0;: «&#xa0;%1&#xa0;» ne se termine par aucun de %2, les formats qui peuvent être écrits. --format en indique un aussi.</translation>
    </message>
    <message>
        <source>--from %1 is after --to %2.</source>
        <translation>--from %1 est après --to %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder.</source>
        <translation>%1 ne peut pas être écrit&#xa0;: c’est un dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>%1 ne peut pas être écrit&#xa0;: il n’y a pas de dossier %2.</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Passe %1</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1&#xa0;: %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2, %3 s, %4 bytes</source>
        <translation>%1&#xa0;: %2, %3 s, %4 octets</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate puzzles with exactly one solution, one per line, selected by how the network solves them.</source>
        <translation>Fabrique des grilles à solution unique&#xa0;: une par ligne, selon ce qu’il faut au réseau pour les résoudre.</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>RANGE</translation>
    </message>
    <message>
        <source>Number of puzzles to generate (default: 1).</source>
        <translation>Combien de grilles (par défaut&#xa0;: 1).</translation>
    </message>
    <message>
        <source>Seed: same number, same puzzles (default: a new one each time, shown in a message).</source>
        <translation>Même nombre, mêmes grilles (par défaut&#xa0;: un autre à chaque fois, qu’un message indique).</translation>
    </message>
    <message>
        <source>Symmetry of the givens: %1 (default: none).</source>
        <translation>La disposition des chiffres donnés&#xa0;: %1 (par défaut&#xa0;: none).</translation>
    </message>
    <message>
        <source>Generate minimal puzzles: removing any given allows several solutions.</source>
        <translation>Aucun chiffre donné ne peut manquer&#xa0;: sans lui, il y a plusieurs solutions.</translation>
    </message>
    <message>
        <source>Rules that must each remove something during the run.</source>
        <translation>Chacune de ces règles élimine quelque chose en chemin.</translation>
    </message>
    <message>
        <source>The rules alone solve it.</source>
        <translation>Les règles seules la résolvent.</translation>
    </message>
    <message>
        <source>Maximum number of active guesses, such as 1.. or 2..4.</source>
        <translation>Combien d’hypothèses sont en cours à la fois au plus, par exemple 1.. ou 2..4.</translation>
    </message>
    <message>
        <source>Number of passes the network takes.</source>
        <translation>Combien de passes le réseau met.</translation>
    </message>
    <message>
        <source>Give up after this many grids without a matching puzzle (default: %1).</source>
        <translation>Abandonne après tant de grilles essayées sans en trouver une qui convienne (par défaut&#xa0;: %1).</translation>
    </message>
    <message>
        <source>Write an .sdm file instead, with this command as its first line. Nothing is written if puzzles are missing.</source>
        <translation>Écrit plutôt un fichier .sdm, avec cette commande en première ligne. Rien n’est écrit s’il manque des grilles.</translation>
    </message>
    <message>
        <source>Append a comment to each puzzle: givens, passes, guesses, and how often each rule removed something.</source>
        <translation>Derrière chaque grille un commentaire&#xa0;: chiffres donnés, passes, hypothèses, combien de fois les règles ont éliminé.</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</source>
        <translation>Exemple&#xa0;: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles were generated, 1 too few were found, 2 wrong usage or output that cannot be written.</source>
        <translation>Code de sortie&#xa0;: 0 toutes les grilles ont été faites, 1 il n’en a pas été trouvé davantage, 2 mauvaise utilisation ou sortie impossible à écrire.</translation>
    </message>
    <message>
        <source>--details and --output conflict: an .sdm file has no comments.</source>
        <translation>--details et --output ne vont pas ensemble&#xa0;: un fichier .sdm n’a pas de commentaires.</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas attendu ici.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>%1 of %2, %3 grids tried</source>
        <translation>%1 sur %2, %3 grilles essayées</translation>
    </message>
    <message>
        <source>No matching puzzle among %1 grids; %2 of %3 were generated.</source>
        <translation>Aucune grille qui convienne parmi %1 grilles essayées&#x202f;; %2 sur %3 ont été faites.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number ≥ %3, or a range such as 4..9.</source>
        <translation>--%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas une plage&#x202f;; attendu&#xa0;: un nombre à partir de %3, ou deux comme 4..9.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number from %3 to %4, or a range such as %3..%4.</source>
        <translation>--%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas une plage&#x202f;; attendu&#xa0;: un nombre de %3 à %4, ou deux comme %3..%4.</translation>
    </message>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed&#xa0;: «&#xa0;%1&#xa0;» n’est pas un nombre de 0 à 18446744073709551615.</translation>
    </message>
    <message>
        <source>--fires: “%1” is not a rule of this run.</source>
        <translation>--fires&#xa0;: «&#xa0;%1&#xa0;» ne fait pas partie des règles exécutées.</translation>
    </message>
    <message>
        <source>%1: Line %2</source>
        <translation>%1&#xa0;: ligne %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) with clashing givens.</source>
        <translation>
            <numerusform>%n autre grille dont les chiffres donnés sont en conflit.</numerusform>
            <numerusform>%n autres grilles dont les chiffres donnés sont en conflit.</numerusform>
        </translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>this is a folder; expected a file with one puzzle per line.</source>
        <translation>c’est un dossier&#x202f;; attendu&#xa0;: un fichier avec une grille par ligne.</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not puzzles.</source>
        <translation>
            <numerusform>%n autre ligne n’est pas une grille.</numerusform>
            <numerusform>%n autres lignes ne sont pas des grilles.</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no such file, and it is not a puzzle either. %1</source>
        <translation>ce fichier n’existe pas, et ce n’est pas une grille non plus. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes one puzzle, but there are %n in “%2”.</source>
        <translation>
            <numerusform>%1 prend une seule grille, mais il y en a %n dans «&#xa0;%2&#xa0;».</numerusform>
            <numerusform>%1 prend une seule grille, mais il y en a %n dans «&#xa0;%2&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle is missing. Give a file, - for standard input, or 81 characters.</source>
        <translation>Il manque une grille&#xa0;: un fichier, - pour l’entrée standard, ou 81 caractères.</translation>
    </message>
    <message>
        <source>“%1” is one input too many: this command takes one puzzle.</source>
        <translation>«&#xa0;%1&#xa0;» est une entrée de trop&#xa0;: cette commande prend une seule grille.</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>FILE…</translation>
    </message>
    <message>
        <source>Check lesson files: run their puzzles and verify every statement.</source>
        <translation>Vérifie des fichiers de leçon&#xa0;: exécute leurs grilles et contrôle que tout ce qu’ils disent est vrai.</translation>
    </message>
    <message>
        <source>For each correct lesson, one line is printed on standard output: its file, its title, and the numbers of stops and checks. Errors are printed on standard error, as FILE:LINE: and the reason. The README.md in the lessons folder explains how to write lessons.</source>
        <translation>Une bonne leçon donne une ligne sur la sortie standard&#xa0;: son fichier, son titre, le nombre de haltes et de contrôles. Ce qui ne va pas dans les autres est écrit sur la sortie d’erreur&#xa0;: FILE:LINE: et la raison. La façon d’écrire une leçon est décrite dans le README.md du dossier des leçons.</translation>
    </message>
    <message>
        <source>Exit status: 0 all lessons are correct, 2 a lesson has errors or cannot be read.</source>
        <translation>Code de sortie&#xa0;: 0 toutes les leçons sont bonnes, 2 l’une ne l’est pas ou est illisible.</translation>
    </message>
    <message>
        <source>Name at least one lesson file.</source>
        <translation>Indiquez au moins un fichier de leçon.</translation>
    </message>
    <message>
        <source>%1 (stops: %2, checks: %3)</source>
        <translation>%1 (haltes&#xa0;: %2, contrôles&#xa0;: %3)</translation>
    </message>
    <message>
        <source>Specify one folder for the pictures.</source>
        <translation>Un seul dossier est attendu, pour les images.</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <translation>l’image est trop grande</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>Draw the network’s layers for documents: graphs of each rule, the verdict, the search and the whole pass, and the kernels of the layers. A page contains all of them. Needs no display.</source>
        <translation>Dessine les couches du réseau pour des documents&#xa0;: un graphe de chaque règle, du verdict, de la recherche et de la passe entière, le noyau de chaque couche qui en a un, et une page avec le tout. Ne demande pas d’écran.</translation>
    </message>
    <message>
        <source>svg (the default), png or pdf.</source>
        <translation>svg (par défaut), png ou pdf.</translation>
    </message>
    <message>
        <source>Scale factor for png: 1 to 8.</source>
        <translation>Multiple de la taille habituelle, pour png&#xa0;: 1 à 8.</translation>
    </message>
    <message>
        <source>PUZZLE</source>
        <translation>PUZZLE</translation>
    </message>
    <message>
        <source>The puzzle whose run gives the values (default: the article’s hard puzzle).</source>
        <translation>La grille dont l’exécution donne les valeurs (par défaut&#xa0;: la grille difficile de l’article).</translation>
    </message>
    <message>
        <source>Omit index.md, the page with all pictures and tables.</source>
        <translation>Sans index.md, la page avec toutes les images et tous les tableaux.</translation>
    </message>
    <message>
        <source>Also update the tables in a Markdown file: the text between the lines &lt;!-- layers of RULE --&gt; (or &lt;!-- groups --&gt;) and &lt;!-- end --&gt;.</source>
        <translation>Met aussi à jour les tableaux d’un fichier Markdown&#xa0;: ce qui se trouve entre les lignes &lt;!-- layers of RULE --&gt; (ou &lt;!-- groups --&gt;) et &lt;!-- end --&gt;.</translation>
    </message>
    <message>
        <source>The same puzzle and options give the same files. Prints FILE: BYTES bytes for each of them.</source>
        <translation>La même grille et les mêmes options donnent les mêmes fichiers. Affiche FILE: BYTES bytes pour chacun d’eux.</translation>
    </message>
    <message>
        <source>Exit status: 0 all files are written; 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>Code de sortie&#xa0;: 0 tous les fichiers sont écrits&#x202f;; 2 mauvaise utilisation, entrée incorrecte ou fichier impossible à écrire.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>--rules: there is no rule “%1”. Use any of %2; or classic for all of them, basic for the first six.</source>
        <translation>--rules&#xa0;: il n’y a pas de règle «&#xa0;%1&#xa0;». Règles connues&#xa0;: %2&#x202f;; ou toutes avec classic, les six premières avec basic.</translation>
    </message>
    <message>
        <source>--rules: %1 is listed twice. Use each of %2 at most once.</source>
        <translation>--rules&#xa0;: %1 figure deux fois. Règles connues&#xa0;: %2&#x202f;; chacune une fois au plus.</translation>
    </message>
    <message>
        <source>Never guess; a run stalls when the rules find nothing more.</source>
        <translation>Ne fait jamais d’hypothèse&#x202f;; l’exécution se bloque là où les règles ne trouvent plus rien.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: no limit).</source>
        <translation>Arrête une grille après N passes du réseau (par défaut&#xa0;: sans limite).</translation>
    </message>
    <message>
        <source>Puzzles come from a file, from standard input (-) or from the argument itself. A puzzle has 81 characters, row by row: 1-9, and one of 0 . * _ X for an empty cell. A file has one puzzle per line; text after a blank or # is a comment. The other formats of convoku-cli convert are also recognised. A run begins with the candidates supplied with the puzzle. A file may be compressed with gzip or Zstandard.</source>
        <translation>Une grille vient d’un fichier, de l’entrée standard (-), ou est l’argument lui-même&#xa0;: 81 caractères, ligne par ligne, avec 1-9 et l’un de 0 . * _ X pour une case vide. Un fichier a une grille par ligne&#x202f;; ce qui suit un blanc ou # est un commentaire. Les autres formats de convoku-cli convert sont reconnus aussi&#x202f;; une exécution commence avec les candidats fournis avec la grille. Un fichier peut être compressé avec gzip ou Zstandard.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Règles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Solve puzzles: print one line per puzzle, in input order, with the grid and the result.</source>
        <translation>Résout des grilles&#xa0;: une ligne par grille, dans l’ordre de l’entrée, avec la grille et la façon dont elle s’est terminée.</translation>
    </message>
    <message>
        <source>text (the default) or json: one object per line.</source>
        <translation>text (par défaut) ou json&#xa0;: un objet par ligne.</translation>
    </message>
    <message>
        <source>text: GRID RESULT passes=N pushes=N pops=N. The grid has 81 characters. If the puzzle is not solved, it shows the cells decided so far and a point elsewhere. RESULT is solved, no_solution, stalled (only with --no-search) or out_of_passes (only with --max-passes). Pushes are guesses; pops are undone guesses.</source>
        <translation>text&#xa0;: GRID RESULT passes=N pushes=N pops=N. La grille a 81 caractères&#x202f;; si elle n’est pas résolue, les cases déterminées jusque-là et un point ailleurs. RESULT vaut solved, no_solution, stalled (seulement avec --no-search) ou out_of_passes (seulement avec --max-passes). Les pushes sont les hypothèses, les pops les hypothèses annulées.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) done</source>
        <translation>
            <numerusform>%n grille traitée</numerusform>
            <numerusform>%n grilles traitées</numerusform>
        </translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>THEME</translation>
    </message>
    <message>
        <source>One of %1, or a colour file (NAME.json) exported from the window. The default is light.</source>
        <translation>L’un de %1, ou un fichier de couleurs (NAME.json) exporté par la fenêtre. Par défaut&#xa0;: light.</translation>
    </message>
    <message>
        <source>--theme: %1: %2</source>
        <translation>--theme&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Run puzzles and print every event, one per line, as it happens.</source>
        <translation>Exécute des grilles et raconte chaque événement, un par ligne, au fur et à mesure.</translation>
    </message>
    <message>
        <source>text (the default): sentences, each after its address PASS.STEP; or jsonl: one JSON object per line.</source>
        <translation>text (par défaut)&#xa0;: des phrases, chacune derrière son adresse PASS.STEP&#x202f;; ou jsonl&#xa0;: un objet JSON par ligne.</translation>
    </message>
    <message>
        <source>Exit status: 0 solved, 1 not solved, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>Code de sortie&#xa0;: 0 résolue, 1 non résolue, 2 mauvaise utilisation, entrée incorrecte ou sortie impossible à écrire.</translation>
    </message>
    <message>
        <source>No font on this system supports %1, so the pictures are in English. The package fonts-noto-cjk contains one.</source>
        <translation>Aucune police de ce système n’a les caractères de %1&#xa0;: les images sont en anglais. Le paquet fonts-noto-cjk les contient.</translation>
    </message>
    <message>
        <source>The language of messages and pictures: %1. Default: the system’s.</source>
        <translation>La langue des messages et des images&#xa0;: %1. Par défaut&#xa0;: celle du système.</translation>
    </message>
    <message>
        <source>No comparison: LibTorch cannot be used (%1).</source>
        <translation>Pas de comparaison&#xa0;: impossible d’utiliser LibTorch (%1).</translation>
    </message>
    <message>
        <source>--backend torch: LibTorch cannot be used (%1). Install the package convoku-backend-torch, or use bitwise, which gives the same results.</source>
        <translation>--backend torch&#xa0;: impossible d’utiliser LibTorch (%1). Installez le paquet convoku-backend-torch, ou utilisez bitwise, qui donne le même résultat.</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number from %3 to %4.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre entier de %3 à %4.</translation>
    </message>
    <message>
        <source>%1: “%2” is not one of %3.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas l’un de %3.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 n’accepte pas de valeur.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 demande une valeur.</translation>
    </message>
    <message>
        <source>File to write (default: standard output). It is left unchanged if any input cannot be read.</source>
        <translation>Le fichier à écrire (par défaut&#xa0;: la sortie standard). Il reste tel quel si quelque chose n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>Skip lines that are not puzzles, and still write the others.</source>
        <translation>Omet les lignes qui ne sont pas des grilles, et écrit les autres quand même.</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles are written; 2 wrong usage, bad input (the good puzzles are still written to standard output, but to a file only with --skip-bad) or output that cannot be written.</source>
        <translation>Code de sortie&#xa0;: 0 toutes les grilles sont écrites&#x202f;; 2 mauvaise utilisation, entrée incorrecte (les bonnes grilles sont écrites quand même sur la sortie standard, et dans un fichier avec --skip-bad) ou sortie impossible à écrire.</translation>
    </message>
    <message>
        <source>Nothing is written to %1. --skip-bad skips lines that are not puzzles.</source>
        <translation>Rien n’est écrit dans %1&#xa0;: --skip-bad omet ce qui n’est pas une grille.</translation>
    </message>
    <message>
        <source>Nothing is written to %1.</source>
        <translation>Rien n’est écrit dans %1.</translation>
    </message>
    <message>
        <source>Prints FILE: N frames, SECONDS s, BYTES bytes; for a still picture, FILE: BYTES bytes. If the file goes to standard output, this goes to standard error.</source>
        <translation>Affiche FILE: N frames, SECONDS s, BYTES bytes&#x202f;; pour une image fixe FILE: BYTES bytes. Quand le fichier va sur la sortie standard, ceci va sur la sortie d’erreur.</translation>
    </message>
    <message>
        <source>Write one file per input puzzle, with {number} or {name} in the target’s name or folders: -o FOLDER/{number}.gif.</source>
        <translation>Un fichier pour chaque grille des entrées, avec {number} ou {name} dans le nom ou les dossiers de la cible&#xa0;: -o FOLDER/{number}.gif.</translation>
    </message>
    <message>
        <source>-o: “%1” ends with .%2, but --format is %3. Use only one of them.</source>
        <translation>-o&#xa0;: «&#xa0;%1&#xa0;» se termine par .%2, et --format dit %3&#xa0;: omettez l’un des deux.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>la sortie standard</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>-o -: standard output is a terminal, which cannot show a picture. Redirect it to a file or a program.</source>
        <translation>-o -&#xa0;: la sortie standard est un terminal, et une image ne s’y lit pas&#xa0;: redirigez-la vers un fichier ou un programme.</translation>
    </message>
    <message>
        <source>--page: %1 is not UTF-8 text.</source>
        <translation>--page&#xa0;: %1 n’est pas du texte en UTF-8.</translation>
    </message>
    <message>
        <source>--page: %1 has no line &lt;!-- layers of RULE --&gt; or &lt;!-- groups --&gt;.</source>
        <translation>--page&#xa0;: %1 n’a pas de ligne &lt;!-- layers of RULE --&gt; ni &lt;!-- groups --&gt;.</translation>
    </message>
    <message>
        <source>--page: %1, line %2: %3 does not name a rule. Use a line such as &lt;!-- layers of %4 --&gt;.</source>
        <translation>--page&#xa0;: %1, ligne %2&#xa0;: %3 ne nomme aucune règle&#x202f;; attendu par exemple &lt;!-- layers of %4 --&gt;.</translation>
    </message>
    <message>
        <source>--page: %1, line %2: the line &lt;!-- end --&gt; is missing after %3.</source>
        <translation>--page&#xa0;: %1, ligne %2&#xa0;: derrière %3, il manque la ligne &lt;!-- end --&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%n more solution(s) are others.</source>
        <translation>
            <numerusform>%n autre solution diffère aussi.</numerusform>
            <numerusform>%n autres solutions diffèrent aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solutions compared: %1; different: %2.</source>
        <translation>Solutions comparées&#xa0;: %1, dont différentes&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were supplied without a solution.</source>
        <translation>
            <numerusform>%n grille est venue sans solution.</numerusform>
            <numerusform>%n grilles sont venues sans solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the supplied solution is different; the puzzle has several.</source>
        <translation>%1&#xa0;: la solution fournie en est une autre&#x202f;; la grille en a plusieurs.</translation>
    </message>
    <message>
        <source>%1: the supplied solution has %2 in %3, the network has %4.</source>
        <translation>%1&#xa0;: la solution fournie a %2 en %3, le réseau a %4.</translation>
    </message>
    <message>
        <source>Print only the number of solutions and the word after it. Without --solutions, count up to %1.</source>
        <translation>N’affiche que le nombre de solutions et le mot correspondant&#x202f;; sans --solutions, jusqu’à %1.</translation>
    </message>
    <message>
        <source>Compare with the solutions supplied with the puzzles (second column of a table, or puzzle:count:solution), and count the differences.</source>
        <translation>Compare avec les solutions fournies avec les grilles (une deuxième colonne d’un tableau, puzzle:count:solution) et compte celles qui diffèrent.</translation>
    </message>
    <message>
        <source>With --check, check= and a word follow: same, other, or missing if the puzzle was supplied without a solution.</source>
        <translation>Avec --check suivent check= et un mot&#xa0;: same (la même), other (une autre), ou missing (manquante) si la grille est venue sans solution.</translation>
    </message>
    <message>
        <source>Exit status: 0 all solved, 1 a puzzle was not solved or, with --check, its supplied solution is different or missing, 2 wrong usage, bad input (the good puzzles are still solved) or output that cannot be written.</source>
        <translation>Code de sortie&#xa0;: 0 toutes résolues, 1 une grille n’a pas été résolue ou, avec --check, est venue avec une autre solution ou sans solution, 2 mauvaise utilisation, entrée incorrecte (les bonnes grilles sont résolues quand même) ou sortie impossible à écrire.</translation>
    </message>
    <message>
        <source>--count needs the search. Remove --no-search.</source>
        <translation>--count a besoin de la recherche&#x202f;; omettez --no-search.</translation>
    </message>
    <message>
        <source>jsonl: the events are start, rule (only rules that removed something), push (a guess), contradiction, pop (an undone guess) and end. Rows, columns and digits count from 1. Candidates are [row, column, digit]. &quot;depth&quot; and &quot;candidates&quot; are the values after the event. A contradiction names the cells without candidates (&quot;empty&quot;) and the cells whose only digit another cell of a house also has (&quot;clashing&quot;).</source>
        <translation>jsonl&#xa0;: les événements sont start, rule (seulement les règles qui ont éliminé quelque chose), push (une hypothèse), contradiction, pop (une hypothèse annulée) et end. Lignes, colonnes et chiffres comptent à partir de 1&#x202f;; les candidats sont [ligne, colonne, chiffre]&#x202f;; &quot;depth&quot; et &quot;candidates&quot; sont ceux d’après l’événement. Une contradiction nomme les cases qui n’ont plus de candidat (&quot;empty&quot;) et celles dont l’unique chiffre est aussi celui d’une autre case d’une zone (&quot;clashing&quot;).</translation>
    </message>
    <message>
        <source>network</source>
        <translation>réseau</translation>
    </message>
    <message>
        <source>There is no network or part “%1”. Run convoku-cli network list to see them.</source>
        <translation>Il n’y a ni réseau ni partie «&#xa0;%1&#xa0;»&#x202f;; convoku-cli network list les nomme.</translation>
    </message>
    <message>
        <source>%1 %2, layers: %3</source>
        <extracomment>a part of a network: “rule hidden_single_row, layers: 12”</extracomment>
        <translation>%1 %2, couches&#xa0;: %3</translation>
    </message>
    <message>
        <source>network %1, rules: %2, layers: %3</source>
        <translation>réseau %1, règles&#xa0;: %2, couches&#xa0;: %3</translation>
    </message>
    <message>
        <source>list | show ID… | check FILE…</source>
        <translation>list | show ID… | check FILE…</translation>
    </message>
    <message>
        <source>Print the built-in networks as text, or check your own file.</source>
        <translation>Les réseaux sous forme de texte&#xa0;: ceux qui viennent avec le programme, et si un fichier à vous est correct.</translation>
    </message>
    <message>
        <source>check: also print one line per value, with its shape and its possible numbers.</source>
        <translation>check&#xa0;: aussi une ligne pour chaque valeur, avec sa forme et les nombres qu’elle peut avoir.</translation>
    </message>
    <message>
        <source>list names networks and their parts. show prints the text of one. check reads files and prints one line to standard output for each correct item. Errors go to standard error, as FILE:LINE:COLUMN: and what was expected there. The help explains how to write networks.</source>
        <translation>list nomme les réseaux et les parties dont ils sont faits, show écrit le texte de l’un d’eux, check lit des fichiers&#xa0;: ce qui est correct donne une ligne sur la sortie standard, ce qui ne va pas est écrit sur la sortie d’erreur&#xa0;: FILE:LINE:COLUMN: et ce qui était attendu là. L’aide dit comment les réseaux s’écrivent.</translation>
    </message>
    <message>
        <source>Use list, show with an ID, or check with a file.</source>
        <translation>Écrivez list, show et un ID, ou check et un fichier.</translation>
    </message>
    <message>
        <source>--solutions above 1 needs a search, but the network has none.</source>
        <translation>--solutions au-dessus de 1 demande une recherche, et le réseau n’en a pas.</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>NOM|FICHIER</translation>
    </message>
    <message>
        <source>--rules: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rules : le réseau n’a pas de règle « %1 ». Ses règles sont : %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s) that the network calls solved are wrong.</source>
        <translation>
            <numerusform>%n grille que le réseau dit résolue est fausse.</numerusform>
            <numerusform>%n grilles que le réseau dit résolues sont fausses.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution: %1</source>
        <translation>La solution : %1</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>preuve</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>échantillons</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>grilles</translation>
    </message>
    <message>
        <source>check: time limit for proving a rule (default: %1).</source>
        <translation>check : combien de temps chercher la preuve d’une règle (par défaut : %1).</translation>
    </message>
    <message>
        <source>check: do not verify that the rules are sound.</source>
        <translation>check : ne pas demander si les règles sont correctes.</translation>
    </message>
    <message>
        <source>check: puzzles to run with and without each rule (default: the built-in puzzles).</source>
        <translation>check : les grilles exécutées avec chaque règle et sans elle (par défaut : celles qui viennent avec le programme).</translation>
    </message>
    <message>
        <source>check: run no puzzles.</source>
        <translation>check : n’exécuter aucune grille.</translation>
    </message>
    <message>
        <source>check: text (the default) or json: one object per line for each rule.</source>
        <translation>check : text (par défaut) ou json : un objet par ligne pour chaque règle.</translation>
    </message>
    <message>
        <source>Exit status: 0 everything is correct, 1 a rule is wrong, 2 a file has errors or cannot be read, or there is no such network.</source>
        <translation>Code de sortie : 0 tout va bien, 1 une règle est fausse, 2 un fichier n’est pas correct ou est illisible, ou il n’y a pas de tel réseau.</translation>
    </message>
    <message>
        <source>Width in pixels, %1 to %2 (default: %3; for a picture %4, for two runs or a layer %5, for a close-up %6; for a graph, tree or cube as needed).</source>
        <translation>Largeur en pixels, de %1 à %2 (par défaut : %3 ; d’une image %4, de deux exécutions ou d’une couche %5, d’un gros plan %6 ; d’un graphe, d’un arbre ou du cube ce qu’il lui faut).</translation>
    </message>
    <message>
        <source>Frame duration in milliseconds, in steps of 10 (default: %1; for a slide %2; for a proof %3; for the cube %4).</source>
        <translation>Durée d’affichage d’une image, en millisecondes, par pas de 10 (par défaut : %1 ; d’un balayage %2 ; d’une preuve %3 ; du cube %4).</translation>
    </message>
    <message>
        <source>--networks compares whole networks. Remove --%1.</source>
        <translation>--networks mesure des réseaux entiers l’un contre l’autre&#xa0;: omettez --%1.</translation>
    </message>
    <message>
        <source>NAME,NAME…</source>
        <translation>NOM,NOM…</translation>
    </message>
    <message>
        <source>Comma-separated networks to measure side by side, in turn. Prints one line per network, with its speed relative to the first (FILE#ID as with --network).</source>
        <translation>Mesurer ces réseaux côte à côte, séparés par des virgules, tour à tour&#xa0;: une ligne pour chacun, avec combien il est plus rapide que le premier (FICHIER#ID comme avec --network).</translation>
    </message>
    <message>
        <source>Each line begins with the measured task: reading the puzzles, solving them with a network, both together, or the comparison. ns/pass is the time of one pass for one puzzle; lanes is the average number of puzzle slots in use.</source>
        <translation>Une ligne commence par ce qui a été mesuré&#xa0;: la lecture des grilles, leur résolution par un réseau, les deux ensemble et la comparaison. ns/pass est la durée d’une passe pour une grille&#x202f;; lanes dit combien de places pour des grilles étaient occupées en moyenne.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>check: also print the compiled steps of each rule, as words and formulas.</source>
        <translation>check&#xa0;: aussi les étapes en lesquelles chaque règle est compilée, sous forme de mots et de formules.</translation>
    </message>
    <message>
        <source>check also accepts the ID of a built-in network or part. It reports whether each rule is sound: a sound rule never removes a digit of a solution. This is proved for every possible board. For a wrong rule, check prints a board that shows the error; the other commands can read this board. If time runs out or the rule produces real numbers, only samples are checked. check then reports how much the rule helps on puzzles and what it costs. With --program, it also prints each step of the compiled program: the number of words and how each word is computed from others, for all puzzles of a block at once. A rule that does not belong to a network runs with the rules of article.</source>
        <translation>check accepte aussi l’ID de ce qui vient avec le programme. De chaque règle, il dit si elle est correcte, c’est-à-dire si elle n’élimine jamais un chiffre d’une solution&#xa0;: prouvé pour toute grille possible, ou fausse, avec une grille qui le montre et que les autres commandes lisent ; quand le temps ne suffit pas ou que la règle produit des nombres réels, seuls des échantillons sont examinés. Puis ce que la règle vaut sur des grilles et ce qu’elle coûte&#xa0;: avec --program, aussi chaque étape du programme en lequel elle est compilée, soit combien de mots et comment chacun d’eux vient d’autres, pour toutes les grilles d’un lot à la fois. Une règle qui n’est dans aucun réseau est exécutée avec celles d’article.</translation>
    </message>
    <message>
        <source>Network to run: %1 (default: %2), or a file with your own; if a file has several, use FILE#ID. The help explains how to write networks.</source>
        <translation>Le réseau exécuté&#xa0;: %1 (par défaut&#xa0;: %2), ou un fichier avec le vôtre ; s’il y en a plusieurs dans un fichier, FICHIER#ID. L’aide dit comment on les écrit.</translation>
    </message>
    <message>
        <source>classic (all nine rules of article), basic (its first six), or a comma-separated list of the network’s rules, which run in this order. Without --network, these are the rules of article.</source>
        <translation>classic (les neuf règles d’article), basic (ses six premières), ou une liste de règles du réseau séparées par des virgules, exécutées dans cet ordre. Sans --network, ce sont celles d’article.</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>Preuve de %1, %2 sur %3 …</translation>
    </message>
    <message>
        <source>A page opens with one puzzle: “%1” is one too many.</source>
        <translation>Une page s’ouvre avec une seule grille&#xa0;: «&#xa0;%1&#xa0;» est de trop.</translation>
    </message>
    <message>
        <source>%1: open index.html in it</source>
        <translation>%1&#xa0;: ouvrez-y index.html</translation>
    </message>
    <message>
        <source>-o FILE | --page FOLDER [PUZZLE]</source>
        <translation>-o FILE | --page FOLDER [PUZZLE]</translation>
    </message>
    <message>
        <source>Export a network as an ONNX file for any neural network runtime.</source>
        <translation>Un réseau sous forme de fichier ONNX, pour tout ce qui exécute des réseaux de neurones.</translation>
    </message>
    <message>
        <source>The target. It is replaced only when the new file is complete. - is standard output.</source>
        <translation>La cible. Elle n’est remplacée que lorsque le nouveau fichier est complet. - est la sortie standard.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMBER</translation>
    </message>
    <message>
        <source>Number of passes per run of the file (default: %1, at most %2). Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction.</source>
        <translation>Combien de passes fait une exécution du fichier (par défaut&#xa0;: %1, au plus %2)&#xa0;: des candidats entrent&#x202f;; il en sort les candidats qui restent, et si c’est résolu ou une contradiction.</translation>
    </message>
    <message>
        <source>One pass with the search instead. Inputs and outputs: candidates, stack, guess and level. Feed the outputs back in until the result is solved or exhausted.</source>
        <translation>À la place, une passe avec la recherche&#xa0;: candidates, stack, guess et level entrent et sortent. Qui l’exécute les y remet jusqu’à ce que solved ou exhausted sorte.</translation>
    </message>
    <message>
        <source>FORM</source>
        <translation>FORM</translation>
    </message>
    <message>
        <source>direct (the default): the network’s own layers, one by one. image: only Conv, ConvTranspose, Relu and Concat. s2d: only Conv, Relu and Concat, on boards laid out as 3 × 3 boxes.</source>
        <translation>direct (par défaut)&#xa0;: les couches du réseau, une à une. image&#xa0;: Conv, ConvTranspose, Relu et Concat seulement. s2d&#xa0;: Conv, Relu et Concat seulement, sur des grilles disposées en 3 × 3 blocs.</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>PRECISION</translation>
    </message>
    <message>
        <source>float (the default). gate: every stored number is 0 or 1, so calibration to eight bits cannot make it wrong. qdq: already eight bits, with scale 1. The last two work only with image and s2d.</source>
        <translation>float (par défaut). gate&#xa0;: tout ce qui est stocké vaut 0 ou 1, si bien qu’aucun calibrage sur huit bits ne le fausse. qdq&#xa0;: déjà sur huit bits, avec scale 1. Les deux dernières sont pour image et s2d.</translation>
    </message>
    <message>
        <source>Number of puzzles to process at once (default: 1, at most %1), or dynamic: any number.</source>
        <translation>Combien de grilles entrent à la fois (par défaut&#xa0;: 1, au plus %1), ou dynamic&#xa0;: n’importe quel nombre.</translation>
    </message>
    <message>
        <source>Also output the result of each layer.</source>
        <translation>Ce que fait chaque couche sort aussi.</translation>
    </message>
    <message>
        <source>Write a browser page to a separate folder instead of a file. The page steps through the network: board, passes and every layer. It makes no requests to other sites.</source>
        <translation>Au lieu d’un fichier, une page pour le navigateur, dans son propre dossier, qui exécute le réseau pas à pas&#xa0;: la grille, les passes et chaque couche. Elle ne demande rien ailleurs.</translation>
    </message>
    <message>
        <source>--page: without a header and with the layers collapsed, for a frame in your own page.</source>
        <translation>--page&#xa0;: sans en-tête et avec les couches repliées, pour un cadre dans une page à vous.</translation>
    </message>
    <message>
        <source>--page: the node_modules folder that contains onnxruntime-web, which runs networks in browsers (default: the one in the current folder, then the one in FOLDER).</source>
        <translation>--page&#xa0;: le dossier node_modules qui contient onnxruntime-web, ce qui exécute les réseaux dans les navigateurs (par défaut&#xa0;: celui du dossier courant, puis celui de FOLDER).</translation>
    </message>
    <message>
        <source>Do not verify the rules. Otherwise the file states whether they are sound.</source>
        <translation>Ne pas demander si les règles sont correctes, ce que le fichier dit sinon.</translation>
    </message>
    <message>
        <source>ONNX’s own check runs before the file is written. The file contains the name and text of its network, the rules proved to be sound, and a few boards with their results, for self-tests in Convoku or elsewhere. The help explains which devices support which operators.</source>
        <translation>Le fichier est vérifié par ONNX lui-même avant d’être écrit. Il dit quel réseau il contient, avec son texte, lesquelles de ses règles sont démontrées, et ce que donnent quelques positions&#xa0;: qui l’ouvre, ici ou ailleurs, peut les essayer. L’aide dit quels appareils connaissent quels opérateurs.</translation>
    </message>
    <message>
        <source>A page opens with PUZZLE, or with the article’s puzzle. ONNX Runtime, which runs the network in it, comes from the package onnxruntime-web: npm install --ignore-scripts onnxruntime-web</source>
        <translation>Une page s’ouvre avec PUZZLE, ou avec la grille de l’article. Ce qui y exécute le réseau, ONNX Runtime, vient du paquet onnxruntime-web&#xa0;: npm install --ignore-scripts onnxruntime-web</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, 2 it cannot be written: a wrong option, a network not available in that form, or no space.</source>
        <translation>Code de sortie&#xa0;: 0 le fichier est écrit, 2 il ne peut pas l’être&#xa0;: une mauvaise option, un réseau qui n’existe pas sous cette forme, ou plus de place.</translation>
    </message>
    <message>
        <source>A puzzle is allowed only with --page: “%1”.</source>
        <translation>Une grille ne va qu’avec --page&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--step: the network has no search.</source>
        <translation>--step&#xa0;: le réseau n’a pas de recherche.</translation>
    </message>
    <message>
        <source>not listed: %1</source>
        <translation>absent : %1</translation>
    </message>
    <message>
        <source>listed; with limits: %1</source>
        <translation>présent ; avec des limites : %1</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Lists consulted:</source>
        <translation>Les listes qui ont été lues :</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number above 0 and at most %3.</source>
        <translation>--%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre supérieur à 0 et d’au plus %3.</translation>
    </message>
    <message>
        <source>--%1 cannot be used with %2.</source>
        <translation>--%1 ne dit rien de %2.</translation>
    </message>
    <message>
        <source>--output: the file name must end in one of %1.</source>
        <translation>--output&#xa0;: le nom du fichier se termine par l’un de %1.</translation>
    </message>
    <message>
        <source>--output draws only one run. Remove --runs.</source>
        <translation>--output dessine une seule exécution&#xa0;: omettez --runs.</translation>
    </message>
    <message>
        <source>Seed %1: %2</source>
        <translation>Graine %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 trials, %2 s.</source>
        <translation>%1 essais, %2 s.</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Interrompue.</translation>
    </message>
    <message>
        <source>Search without rules: try whole grids, guided only by the cost of each grid.</source>
        <translation>Recherche sans règles&#xa0;: des grilles entières sont essayées, et de chacune on ne connaît que le coût.</translation>
    </message>
    <message>
        <source>tpe (tree-structured Parzen estimator, the default), random (random digits), anneal (simulated annealing, one cell at a time) or swaps (annealing that exchanges two cells of a box).</source>
        <translation>tpe (tree-structured Parzen estimator, par défaut), random (chiffres au hasard), anneal (recuit simulé, une case à la fois) ou swaps (recuit qui échange deux cases d’un bloc).</translation>
    </message>
    <message>
        <source>Cost of a grid: the digits missing from rows, columns and boxes, of 1 to 9 (digits, the default) or of 0 to 8 (published).</source>
        <translation>Ce que coûte une grille&#xa0;: les chiffres qui manquent aux lignes, colonnes et blocs, de 1 à 9 (digits, par défaut) ou de 0 à 8 (published).</translation>
    </message>
    <message>
        <source>Maximum trials per run (default: 200; with annealing 3000000).</source>
        <translation>Essais d’une exécution, au plus (par défaut&#xa0;: 200&#xa0;; avec recuit 3000000).</translation>
    </message>
    <message>
        <source>Probability model of TPE: counts (Optuna up to 2, the default) or mixture (from 3).</source>
        <translation>Comment TPE forme ses probabilités&#xa0;: counts (Optuna jusqu’à 2, par défaut) ou mixture (à partir de 3).</translation>
    </message>
    <message>
        <source>Number of trials out of n that TPE treats as good, at most 25: a tenth (new, the default) or a quarter of the root of n (old).</source>
        <translation>Combien de n essais TPE tient pour bons, 25 au plus&#xa0;: un dixième (new, par défaut) ou un quart de la racine de n (old).</translation>
    </message>
    <message>
        <source>Annealing: initial temperature (default: 1).</source>
        <translation>Recuit&#xa0;: la température au départ (par défaut&#xa0;: 1).</translation>
    </message>
    <message>
        <source>Annealing: temperature factor per chain (default: 0.99; with swaps 0.95).</source>
        <translation>Recuit&#xa0;: par quoi chaque chaîne la multiplie (par défaut&#xa0;: 0.99&#xa0;; avec swaps 0.95).</translation>
    </message>
    <message>
        <source>Annealing: trials per chain (default: the number of empty cells, squared).</source>
        <translation>Recuit&#xa0;: essais d’une chaîne (par défaut&#xa0;: le nombre de cases vides au carré).</translation>
    </message>
    <message>
        <source>Annealing: number of chains without a better grid before the temperature resets to its initial value (default: 20).</source>
        <translation>Recuit&#xa0;: après autant de chaînes sans meilleure grille, il repart de la première température (par défaut&#xa0;: 20).</translation>
    </message>
    <message>
        <source>Seed: same number, same trials (default: a new one each time, shown in a message).</source>
        <translation>Même nombre, mêmes essais (par défaut&#xa0;: un autre à chaque fois, qu’un message indique).</translation>
    </message>
    <message>
        <source>Number of runs, with this seed and the following ones (default: 1).</source>
        <translation>Autant d’exécutions, avec cette graine et les suivantes (par défaut&#xa0;: 1).</translation>
    </message>
    <message>
        <source>Print every trial, not only the best. For more than 8192 trials, print every improvement, the ends of chains, and some of the others.</source>
        <translation>Chaque essai, pas seulement le meilleur&#xa0;; au-delà de 8192, chaque amélioration, des fins de chaînes et quelques autres.</translation>
    </message>
    <message>
        <source>Print one JSON object per run or trial.</source>
        <translation>Un objet JSON par exécution, ou par essai.</translation>
    </message>
    <message>
        <source>Print a comma-separated table with a header line.</source>
        <translation>Un tableau à virgules, précédé d’une ligne de noms.</translation>
    </message>
    <message>
        <source>Also draw the run: its trials as an animation (.gif, .webp), or its best trial as a picture (.png, .svg, .pdf), with the costs of all trials.</source>
        <translation>Dessiner aussi l’exécution&#xa0;: ses essais en animation (.gif, .webp), ou le meilleur en image (.png, .svg, .pdf), avec les coûts de tous.</translation>
    </message>
    <message>
        <source>Width of the picture in pixels (default: 640).</source>
        <translation>Largeur de l’image en pixels (par défaut&#xa0;: 640).</translation>
    </message>
    <message>
        <source>Duration of a trial in an animation (default: 120).</source>
        <translation>Durée d’affichage d’un essai dans une animation (par défaut&#xa0;: 120).</translation>
    </message>
    <message>
        <source>Example: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</source>
        <translation>Exemple&#xa0;: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</translation>
    </message>
    <message>
        <source>Exit status: 0 every run found the solution, 1 one of them did not, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>Code de sortie&#xa0;: 0 chaque exécution a trouvé la solution, 1 l’une d’elles non, 2 mauvais usage, mauvaise entrée ou sortie impossible à écrire.</translation>
    </message>
    <message>
        <source>Run %1 of %2, trial %3: best cost %4</source>
        <translation>Exécution %1 sur %2, essai %3&#xa0;: meilleur coût %4</translation>
    </message>
    <message>
        <source>%1 of %2 runs found the solution.</source>
        <translation>%1 exécutions sur %2 ont trouvé la solution.</translation>
    </message>
    <message>
        <source>--csv and --json are two formats of the table. Use only one of them.</source>
        <translation>--csv et --json sont deux façons d’écrire le tableau : omettez l’une des deux.</translation>
    </message>
    <message>
        <source>--picture: “%1” does not end with one of %2.</source>
        <translation>--picture : « %1 » ne se termine par aucun de %2.</translation>
    </message>
    <message>
        <source>Compare two to four networks on the same puzzles: correct boards and cells, passes, time, size.</source>
        <translation>Comparer deux à quatre réseaux sur les mêmes grilles : grilles et cases justes, passes, temps, taille.</translation>
    </message>
    <message>
        <source>Network to compare, as in the other commands. Use this option two to four times (default: article and fast). ONNX files are accepted.</source>
        <translation>Un réseau à comparer, comme pour les autres commandes, deux à quatre fois (par défaut : article et fast). Un fichier peut être un fichier ONNX.</translation>
    </message>
    <message>
        <source>No network guesses.</source>
        <translation>Aucun réseau ne fait d’hypothèse.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1, without search %2).</source>
        <translation>Arrêter une grille après N passes d’un réseau (par défaut : %1, sans recherche %2).</translation>
    </message>
    <message>
        <source>Give all networks the same budget: as many passes per puzzle as N multiply-adds allow.</source>
        <translation>À nombre égal de multiplications-additions : chaque réseau fait autant de passes par grille que N d’entre elles le permettent.</translation>
    </message>
    <message>
        <source>Write a comma-separated table, the same in every language.</source>
        <translation>Écrire un tableau avec des virgules, le même dans toutes les langues.</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>Écrire un objet JSON par ligne.</translation>
    </message>
    <message>
        <source>Write the table to a file.</source>
        <translation>Écrire le tableau dans un fichier.</translation>
    </message>
    <message>
        <source>Also draw the table: .png, .svg or .pdf.</source>
        <translation>Dessiner aussi le tableau : .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>A board is right if it is a complete grid that keeps all givens and has no digit twice in a house. For a puzzle with several solutions, any of them is right. Cells are counted only for puzzles with one solution, and puzzles without a solution are left out. Built-in networks determine the number of solutions, whichever networks are compared. A board is illegal if it ended with a cell without candidates, a digit twice in a house, or a different digit for a given.</source>
        <translation>Une grille est juste si elle est complète, qu’aucun chiffre n’est deux fois dans une zone et que tous les chiffres donnés y sont ; d’une grille à plusieurs solutions, n’importe laquelle. Les cases ne comptent que pour les grilles à une solution, et celles sans solution sont laissées de côté : des réseaux du programme le déterminent, quoi qu’on compare. Est illégale une grille qui finit avec une case sans candidat, un chiffre deux fois dans une zone, ou un autre chiffre à la place d’un donné.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still compared), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>Code de retour : 0 terminé, 2 mauvais usage, mauvaise entrée (les bonnes grilles sont comparées quand même), un réseau qui a échoué, sortie impossible à écrire, ou annulé.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>solutions</translation>
    </message>
    <message>
        <source>%1 of %2 starts found numbers that were always right; %3 found something else; %4 got no further than “never”, which is right for %5 %. These counts depend on this set-up.</source>
        <translation>%1 départs sur %2 ont trouvé des nombres toujours justes ; %3 ont trouvé autre chose ; %4 n’ont pas dépassé « jamais », juste à %5 %. Ces comptes sont une propriété de ce réglage.</translation>
    </message>
    <message>
        <source>Rounding, and checking for equivalence …</source>
        <translation>Arrondi, puis question : est-ce la même chose ?…</translation>
    </message>
    <message>
        <source>Going from the learned to the written numbers …</source>
        <translation>Des nombres appris aux nombres écrits…</translation>
    </message>
    <message>
        <source>--output: the rule with new numbers cannot be written as text.</source>
        <translation>--output : la règle avec d’autres nombres ne peut pas se dire en texte.</translation>
    </message>
    <message>
        <source>train: LibTorch, needed for training, cannot be used (%1). Install the package convoku-backend-torch.</source>
        <translation>train : LibTorch, qui entraîne, ne peut pas être utilisé (%1). Installez le paquet convoku-backend-torch.</translation>
    </message>
    <message>
        <source>The boards cannot be created: %1</source>
        <translation>Les grilles ne peuvent pas être faites : %1</translation>
    </message>
    <message>
        <source>Start %1 of %2, step %3 of %4: %5 % right</source>
        <translation>Départ %1 sur %2, pas %3 sur %4 : %5 % juste</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 starts are done.</source>
        <translation>Annulé : %1 départs sur %2 sont faits.</translation>
    </message>
    <message>
        <source>--output: these numbers cannot be written as text.</source>
        <translation>--output : ces nombres ne peuvent pas se dire en texte.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number from %3 to %4.</source>
        <translation>--%1 : « %2 » n’est pas un nombre de %3 à %4.</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rule : le réseau n’a pas de règle « %1 ». Ses règles sont : %2.</translation>
    </message>
    <message>
        <source>--value: “%1” of %2 cannot be learned. Use one of %3.</source>
        <translation>--value : « %1 » de %2 ne peut pas s’apprendre. Ceux-ci, oui : %3.</translation>
    </message>
    <message>
        <source>Replace the numbers of a rule with random ones, and train them with LibTorch.</source>
        <translation>Mettre des nombres d’une règle au hasard et voir si LibTorch les trouve.</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>RÈGLE</translation>
    </message>
    <message>
        <source>The rule whose layers are trained (default: hidden_single_row).</source>
        <translation>La règle dont les couches sont entraînées (par défaut : hidden_single_row).</translation>
    </message>
    <message>
        <source>Target value, by its name in the rule’s text; candidates: the candidates left on the board (default: one, the first value that depends on a convolution: “is the count 1?”).</source>
        <translation>La valeur qui doit sortir, par son nom dans le texte de la règle ; candidates : ce qui reste de la grille (par défaut : la première derrière une convolution, soit one : « le compte est-il 1 ? »).</translation>
    </message>
    <message>
        <source>Number of starts, trained one after the other (default: %1).</source>
        <translation>Combien de départs, l’un après l’autre (par défaut : %1).</translation>
    </message>
    <message>
        <source>Number of Adam steps per start (default: %1).</source>
        <translation>Pas d’Adam pour chacun (par défaut : %1).</translation>
    </message>
    <message>
        <source>Learning rate of Adam (default: %1).</source>
        <translation>Son taux d’apprentissage (par défaut : %1).</translation>
    </message>
    <message>
        <source>Boards per step (default: %1; with 81 houses each, %2 rows).</source>
        <translation>Grilles par pas (par défaut : %1, à 81 maisons chacune, %2 lignes).</translation>
    </message>
    <message>
        <source>Boards to train on: random (the default), states (from runs on generated puzzles) or both (half of each). The target is the output of the written layers for these boards.</source>
        <translation>random (par défaut), states d’exécutions sur des énigmes générées, ou both, moitié-moitié. Doit en sortir ce que les couches écrites en font.</translation>
    </message>
    <message>
        <source>Probability of a candidate on a random board (default: %1).</source>
        <translation>Probabilité d’un candidat sur une grille aléatoire (par défaut : %1).</translation>
    </message>
    <message>
        <source>Number of boards to generate once and reuse (default: new boards in each step).</source>
        <translation>Autant de grilles sont faites une fois et tirées encore et encore (par défaut : chaque pas en a de nouvelles).</translation>
    </message>
    <message>
        <source>Initial numbers: random (the default; normally distributed around 0) or near (around the written numbers).</source>
        <translation>random (par défaut) : normale autour de 0 ; near : autour des nombres écrits.</translation>
    </message>
    <message>
        <source>Standard deviation of the initial numbers (default: %1).</source>
        <translation>Avec cet écart type (par défaut : %1).</translation>
    </message>
    <message>
        <source>Seed: same number, same training on the same machine (default: %1). Start n uses the n-th number from there.</source>
        <translation>Même nombre, même entraînement sur la même machine (par défaut : %1) ; le départ n a le n-ième nombre à partir de là.</translation>
    </message>
    <message>
        <source>Print one JSON object per line: each start with its numbers, then the counts.</source>
        <translation>Un objet par ligne : chaque départ avec ses nombres, puis les comptes.</translation>
    </message>
    <message>
        <source>Bring the learned numbers as close to the written ones as signs and order allow, and round them. Then prove that the answers are the same, or show a board on which they differ.</source>
        <translation>Rapprocher ses nombres des écrits autant que signes et ordre le permettent, les arrondir et prouver qu’ils répondent pareil, ou montrer une grille où ce n’est pas le cas.</translation>
    </message>
    <message>
        <source>Write a CSV table of the straight path to the written numbers: share of right answers, and number of boards that lose a digit of the solution.</source>
        <translation>En CSV : sur le chemin droit vers les nombres écrits, ce qui est juste et sur combien de grilles un chiffre de la solution est retiré.</translation>
    </message>
    <message>
        <source>One line per start: found (all test answers right), something_else (better than a constant answer) or stuck. Then follow the share of right test answers, the loss, and the step from which it stayed below half the loss of “never”.</source>
        <translation>Une ligne par départ : found (tout ce qui a été regardé est juste), something_else (mieux que toujours la même réponse) ou stuck ; la part de réponses justes sur des grilles gardées pour cela, la perte, et le pas à partir duquel elle est restée sous la moitié de celle de « jamais ».</translation>
    </message>
    <message>
        <source>The number of successes depends on the set-up: different boards, steps or starts give different counts.</source>
        <translation>Combien le trouvent est une propriété du réglage : d’autres grilles, pas ou départs ont d’autres comptes.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --starts 10 --snap -o learned.network</source>
        <translation>Exemple : convoku-cli train --starts 10 --snap -o learned.network</translation>
    </message>
    <message>
        <source>Exit status: 0 all starts are done, 2 wrong usage, no LibTorch, cancelled, or output that cannot be written.</source>
        <translation>Code de sortie : 0 tous les départs sont faits, 2 mauvais usage, pas de LibTorch, annulé, ou sortie qui ne peut pas être écrite.</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”.</source>
        <translation>--rule&#xa0;: le réseau n’a pas de règle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--data: the network “%1” learns nothing from puzzles. Its text contains no learned(…).</source>
        <translation>--data&#xa0;: rien dans le réseau «&#xa0;%1&#xa0;» ne s’apprend à partir de grilles&#xa0;: son texte n’a pas de learned(…).</translation>
    </message>
    <message>
        <source>--data: this network cannot be trained: %1</source>
        <translation>--data&#xa0;: ce réseau ne peut pas être entraîné&#xa0;: %1</translation>
    </message>
    <message>
        <source>-o: the network and its weights are two files. Name a file for the network.</source>
        <translation>-o&#xa0;: le réseau et ses poids sont deux fichiers&#xa0;: nommez-en un pour le réseau.</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles have one solution; the others are left out.</source>
        <translation>%1 grilles sur %2 ont une seule solution&#xa0;; les autres sont laissées de côté.</translation>
    </message>
    <message>
        <source>Getting the puzzles …</source>
        <translation>Préparation des grilles …</translation>
    </message>
    <message>
        <source>--resume: %1 cannot be read.</source>
        <translation>--resume&#xa0;: %1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>--resume: %1 is not a tensor file (safetensors).</source>
        <translation>--resume&#xa0;: %1 n’est pas un fichier de tenseurs (safetensors).</translation>
    </message>
    <message>
        <source>Train all learned numbers of a network (--network; default: houses) on puzzles instead. Use kaggle_like or nine_million_like, which are generated here with as many givens as the originals, or a file of puzzles.</source>
        <translation>Entraîner plutôt sur des grilles tout ce qu’un réseau a appris (--network&#xa0;; par défaut&#xa0;: houses)&#xa0;: kaggle_like ou nine_million_like, faites ici avec autant de chiffres donnés que celles de ces collections, ou un fichier de grilles.</translation>
    </message>
    <message>
        <source>With --data: number of puzzles, which are repeatedly turned and relabelled (default: %1).</source>
        <translation>Avec --data&#xa0;: autant de grilles, tournées et aux chiffres permutés encore et encore (par défaut&#xa0;: %1).</translation>
    </message>
    <message>
        <source>With --data: continue from the checkpoint that -o FILE.network writes as FILE.checkpoint.</source>
        <translation>Avec --data&#xa0;: continuer à partir du point de reprise que -o FILE.network laisse sous le nom FILE.checkpoint.</translation>
    </message>
    <message>
        <source>--data: there are too few puzzles with one solution. A tenth of them becomes the test set.</source>
        <translation>--data&#xa0;: il y a trop peu de grilles à une seule solution&#xa0;: un dixième d’entre elles est mis à part pour mesurer.</translation>
    </message>
    <message>
        <source>At step %1 the loss is no longer a number. Try a smaller --rate.</source>
        <translation>Au pas %1, la perte n’est plus un nombre&#xa0;: essayez un --rate plus petit.</translation>
    </message>
    <message>
        <source>Step %1, %2 %: loss %3</source>
        <translation>Pas %1, %2&#xa0;%&#xa0;: perte %3</translation>
    </message>
    <message>
        <source>These weights cannot be run: %1</source>
        <translation>Le réseau ne peut pas être exécuté avec ces poids&#xa0;: %1</translation>
    </message>
    <message>
        <source>Solving the puzzles in the test set …</source>
        <translation>Résolution des grilles mises à part …</translation>
    </message>
    <message>
        <source>%1 and %2 are written.</source>
        <translation>%1 et %2 sont écrits.</translation>
    </message>
    <message>
        <source>The network as text, with the learned rule in place of the written one. The commands solve, trace, export and network check accept it. With --data, its weights are next to it, as FILE.safetensors.</source>
        <translation>Le réseau avec la règle apprise à la place de l’écrite, en texte&#xa0;: solve, trace, export et network check le prennent. Avec --data, ses poids sont à côté, sous le nom FILE.safetensors.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</source>
        <translation>Exemple&#xa0;: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</translation>
    </message>
    <message>
        <source>Run each puzzle once more, turned or mirrored and with its digits renamed, and count those that end the same way.</source>
        <translation>Exécuter chaque sudoku une fois de plus, tourné ou en miroir et avec d’autres noms pour ses chiffres, et compter ceux qui finissent de même.</translation>
    </message>
    <message>
        <source>--network: a comparison takes two to four networks. Name each with a --network, or a search with a --blind.</source>
        <translation>--network&#xa0;: deux à quatre réseaux sont comparés&#xa0;; nommez chacun avec un --network, ou une recherche avec un --blind.</translation>
    </message>
    <message>
        <source>--blind: “%1” is not one of %2.</source>
        <translation>--blind&#xa0;: «&#xa0;%1&#xa0;» n’est pas parmi %2.</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>MÉTHODE</translation>
    </message>
    <message>
        <source>Also compare a search without rules, as in the command blind. You can use this option more than once.</source>
        <translation>Comparer aussi une recherche sans règles, comme celle de la commande blind&#xa0;; peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Maximum trials of a blind search per puzzle (default: tpe and random 200, else 3000000).</source>
        <translation>Essais d’une recherche à l’aveugle au plus par grille (par défaut&#xa0;: tpe et random 200, sinon 3000000).</translation>
    </message>
    <message>
        <source>Seed of the blind searches, the same for each puzzle (default: 1).</source>
        <translation>Graine des recherches à l’aveugle, la même pour chaque grille (par défaut&#xa0;: 1).</translation>
    </message>
    <message>
        <source>A blind search ends with its cheapest grid. Its trials count as passes, and their limit as the pass limit. --max-passes, --budget and --turned apply to networks.</source>
        <translation>Une recherche à l’aveugle finit avec sa grille la moins chère. Ses essais comptent comme des passes, et leur limite aussi&#xa0;; --max-passes, --budget et --turned sont pour les réseaux.</translation>
    </message>
    <message>
        <source>%1, turned</source>
        <extracomment>a network whose puzzles are run once more: article, turned</extracomment>
        <translation>%1, tournées</translation>
    </message>
    <message>
        <source>A safetensors file with learned numbers that replace those of the network’s rules.</source>
        <translation>Un fichier safetensors avec ce que les règles du réseau ont appris, à la place des nombres qu’elles ont.</translation>
    </message>
    <message>
        <source>--weights needs a network with learned numbers. Name it with --network.</source>
        <translation>--weights demande un réseau qui a des nombres appris&#xa0;: nommez-le avec --network.</translation>
    </message>
    <message>
        <source>Write a comma-separated table or a picture (.png, .svg, .pdf) of the candidates removed after each step: by the first written rule that would remove them, those that no written rule would remove, and those of the solution.</source>
        <translation>Ce qui est éliminé après quelle étape, selon la première règle écrite qui l’éliminerait, ce qu’aucune n’éliminerait et ce qui est de la solution&#xa0;: un tableau avec des virgules, ou une image (.png, .svg, .pdf).</translation>
    </message>
    <message>
        <source>Checking the removals at each step …</source>
        <translation>On regarde ce qui a été éliminé, et quand …</translation>
    </message>
    <message>
        <source>The start that -o, --snap, --road and --acquired use (default: the one with the most right answers).</source>
        <translation>Le départ que prennent -o, --snap, --road et --acquired (par défaut&#xa0;: celui qui est le plus souvent juste).</translation>
    </message>
    <message>
        <source>--acquired also writes a line for each of the nine written rules, with the step from which at least half of its candidates are always removed. A candidate belongs to the first written rule that removes it. The boards are from the written network’s runs. Two more lines show the same for candidates that no written rule finds, and the step from which no digit of the solution is lost.</source>
        <translation>--acquired écrit aussi une ligne pour chacune des neuf règles écrites&#xa0;: à partir de quelle étape la moitié au moins des candidats qu’elle est la première à éliminer, sur des grilles d’exécutions du réseau écrit, est toujours éliminée&#xa0;; de même pour ce qu’aucune règle écrite ne trouve&#xa0;; et à partir de quelle étape aucun chiffre de la solution n’est perdu.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --data kaggle_like --acquired learned.csv</source>
        <translation>Exemple&#xa0;: convoku-cli train --data kaggle_like --acquired learned.csv</translation>
    </message>
    <message>
        <source>--axis: this network cannot be trained this way: %1</source>
        <translation>--axis&#xa0;: ce réseau ne peut pas être entraîné ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>With --data, after a softmax: the question asked. digits (the default): which digit a cell has. rows: which row of a column contains a digit, as in the training of ResNet11-SPD.</source>
        <translation>Avec --data, derrière un softmax&#xa0;: ce qui est demandé. digits (par défaut)&#xa0;: quel chiffre a une case. rows&#xa0;: dans quelle ligne d’une colonne se trouve un chiffre, comme ResNet11-SPD a été entraîné.</translation>
    </message>
    <message>
        <source>With --data, for a network with a memory: number of passes per step. The last pass is judged, and its errors are traced back through the others (default: %1).</source>
        <translation>Avec --data, pour un réseau qui se souvient&#xa0;: un pas est fait d’autant de passes&#xa0;; la dernière est jugée, et ce qui était faux est suivi en arrière à travers elles (par défaut&#xa0;: %1).</translation>
    </message>
    <message>
        <source>Not trained here, because only a yes or no depends on them: %1.</source>
        <translation>Non entraînés ici, car seul un oui ou non en dépend&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 est donné plus d’une fois.</translation>
    </message>
    <message numerus="yes">
        <source>This format has no comments: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Ce format n’a pas de commentaires&#xa0;: ceux de %n grille sont omis.</numerusform>
            <numerusform>Ce format n’a pas de commentaires&#xa0;: ceux de %n grilles sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no fields for title, author and the like: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Ce format n’a pas de champs pour le titre, l’auteur, etc.&#xa0;: ceux de %n grille sont omis.</numerusform>
            <numerusform>Ce format n’a pas de champs pour le titre, l’auteur, etc.&#xa0;: ceux de %n grilles sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no technique codes and eliminations: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Ce format n’a ni codes de techniques ni éliminations&#xa0;: ceux de %n grille sont omis.</numerusform>
            <numerusform>Ce format n’a ni codes de techniques ni éliminations&#xa0;: ceux de %n grilles sont omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --solutions above 1, solutions=N and a word follow: unique (exactly one), all (several, and there are no others), none, or maybe_more. maybe_more means that N were found or the passes ran out before the search was complete. The grid is the first solution. json lists all of them in &quot;solutions&quot;, and &quot;all_found&quot; shows whether there are no others. --count prints only this number and word. json has the number as &quot;count&quot;, and omits passes, pushes and pops if the search stopped at N.</source>
        <translation>Avec --solutions au-dessus de 1 suivent solutions=N et un mot&#xa0;: unique (une seule, et il n’y en a pas d’autre), all (plusieurs, et il n’y en a pas d’autres), none (aucune) ou maybe_more (N ont été trouvées, ou les passes ont été épuisées avant la fin de la recherche). La grille est la première solution&#x202f;; json les a toutes dans &quot;solutions&quot;, et &quot;all_found&quot; dit s’il n’y en a pas d’autres. --count n’affiche que ce nombre et ce mot&#x202f;; dans json, le nombre est &quot;count&quot;, sans passes, pushes ni pops si la recherche s’est arrêtée à N.</translation>
    </message>
    <message>
        <source>--colours: a WebP keeps all colours, or a palette if that is smaller. Use all, or omit the option.</source>
        <translation>--colours : un webp a toutes les couleurs, ou une palette si le fichier est ainsi plus petit. Utilisez all, ou omettez l’option.</translation>
    </message>
    <message>
        <source>--%1 %2: animations store times in steps of 10 ms. The file has %3 ms.</source>
        <translation>--%1 %2 : les durées des animations vont par pas de 10 ms. Dans le fichier, c’est %3 ms.</translation>
    </message>
    <message>
        <source>Number of givens, from 17 to 81: 24, 24..30, or 24.. (default: %1..%2).</source>
        <translation>Nombre de chiffres donnés, de 17 à 81 : 24, 24..30 ou 24.. (par défaut : %1..%2).</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: %1).</source>
        <translation>Arrête une grille après N passes du réseau (par défaut : %1).</translation>
    </message>
    <message>
        <source>Convoku checks the answers of a custom network. RESULT is wrong if the network calls a grid solved that is not a solution of the puzzle. With --count, or --solutions above 1, Convoku checks and counts every solution itself. RESULT and the word after the number are then wrong if the puzzle has a different number of solutions. Otherwise no_solution is the network’s answer, right or wrong.</source>
        <translation>Convoku vérifie les réponses de votre propre réseau. RESULT est wrong si le réseau dit résolue une grille qui n’est pas une solution. Avec --count, ou --solutions supérieur à 1, Convoku vérifie chaque solution et les compte lui-même : RESULT et le mot qui suit le nombre sont wrong si la grille a un autre nombre de solutions. Sinon, no_solution est ce que dit le réseau, à tort ou à raison.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) have a different number of solutions than the network found.</source>
        <translation>
            <numerusform>%n grille a un autre nombre de solutions que celui que le réseau a trouvé.</numerusform>
            <numerusform>%n grilles ont un autre nombre de solutions que celui que le réseau a trouvé.</numerusform>
        </translation>
    </message>
    <message>
        <source>This grid is wrong: it is not a solution of the puzzle.</source>
        <translation>Cette grille est fausse : ce n’est pas une solution.</translation>
    </message>
    <message>
        <source>The result is wrong if your own network calls a grid solved that is not a solution of the puzzle.</source>
        <translation>Le résultat est wrong si votre propre réseau dit résolue une grille qui n’est pas une solution.</translation>
    </message>
    <message>
        <source>With --data: total time in minutes (default: %1, or as long as --steps take).</source>
        <translation>Avec --data : durée de l’ensemble, en minutes (par défaut : %1, ou le temps que prennent les --steps).</translation>
    </message>
    <message>
        <source>Training the network %1 on puzzles from %2.</source>
        <translation>Entraînement du réseau %1 sur des grilles de %2.</translation>
    </message>
    <message>
        <source>There was time for %1 of the %2 puzzles in the test set.</source>
        <translation>Le temps a suffi pour résoudre %1 des %2 grilles mises à part.</translation>
    </message>
    <message>
        <source>Cancelled after step %1. --resume %2 continues the training.</source>
        <translation>Annulé après l’étape %1. --resume %2 continue l’entraînement.</translation>
    </message>
    <message>
        <source>With --data, one line every 15 seconds and one at the end. They measure the network’s first answer on the test set. accuracy1 is the share of all cells that are correct (givens are kept), and accuracy2 that of the open cells. accuracy3 is the share of puzzles with all cells correct. The last line shows how the network solves them pass by pass, without search, with a 95 % interval. --minutes limits the whole command. If time runs short, fewer puzzles are solved.</source>
        <translation>Avec --data, une ligne toutes les 15 secondes, et une à la fin : sur des grilles mises à part pour cela, quand le réseau est interrogé une seule fois, accuracy1 est la part de toutes les cases qui sont justes (les chiffres donnés sont conservés), accuracy2 celle des cases vides, accuracy3 celle des grilles dont toutes les cases sont justes. La dernière ligne dit comment il les résout passe par passe, sans recherche, avec un intervalle à 95 %. --minutes est la durée de toute la commande : si elle ne suffit pas, moins de grilles sont résolues.</translation>
    </message>
    <message>
        <source>With --data and -o, Convoku writes the network, its weights and a checkpoint about every 10 seconds. Ctrl+C ends the training: everything learned so far is kept, and the exit status is 2.</source>
        <translation>Avec --data et -o, le réseau, ses poids et un point de reprise sont écrits toutes les 10 secondes environ. Ctrl+C termine l’entraînement : ce qui a été appris jusque-là est conservé, et le code de sortie est 2.</translation>
    </message>
    <message>
        <source>Backend that runs the network: bitwise (one bit per puzzle, the default) or torch (LibTorch, hundreds of times slower). Both give the same results.</source>
        <translation>Ce qui exécute le réseau&#xa0;: bitwise (un bit par grille, par défaut) ou torch (LibTorch, des centaines de fois plus lent). Le résultat est le même.</translation>
    </message>
    <message>
        <source>At the end: the network runs until it stops. Without search it runs until nothing changes, even after a contradiction. A network that fills one cell per pass therefore fills the grid one cell at a time. In one shot: each open cell gets the digit that the network rates highest in its first pass; givens are kept. Only networks that rate every digit of a cell and have no memory give this answer.</source>
        <translation>À la fin&#xa0;: le réseau s’exécute jusqu’à ce qu’il s’arrête. Sans recherche, il s’exécute jusqu’à ce que rien ne change, même au-delà d’une contradiction. Un réseau qui remplit une case par passe remplit ainsi la grille case par case. En une fois&#xa0;: chaque case ouverte reçoit le chiffre que le réseau trouve le plus probable à sa première passe&#xa0;; les chiffres donnés restent. Seuls les réseaux qui notent chaque chiffre d’une case ont une telle réponse, et aucun de ceux qui gardent une mémoire.</translation>
    </message>
    <message>
        <source>Parameters are the numbers in the weights and biases of the rules’ convolutions, trained and fixed ones. Trained numbers that several layers share count once. All numbers of an ONNX file count as trained.</source>
        <translation>Les paramètres sont les nombres des poids et des biais des convolutions des règles, entraînés et fixes. Les nombres entraînés que plusieurs couches partagent comptent une fois. Tous les nombres d’un fichier ONNX comptent comme entraînés.</translation>
    </message>
    <message>
        <source>Multiply-adds are counted for all convolutions of a pass, with verdict and search. csv and json also list the operations of other layers. Times are measured with puzzles side by side on this computer.</source>
        <translation>Les multiplications-additions sont celles de toutes les convolutions d’une passe, avec verdict et recherche&#xa0;; csv et json ont aussi ce que calculent les autres couches. Les temps sont ceux de grilles traitées côte à côte sur cet ordinateur.</translation>
    </message>
    <message>
        <source>One picture for each pass (the default), or for each change: every rule that removed something, every event of the search. A pass that removes more than %1 candidates always has one picture for each rule.</source>
        <translation>Une image par passe (par défaut), ou par changement&#xa0;: chaque règle qui a éliminé quelque chose, chaque événement de la recherche. Une passe qui élimine plus de %1 candidats en a toujours une par règle.</translation>
    </message>
    <message>
        <source>Describe the step in a sentence below the board (default: for animations of runs and proofs at least %1 pixels wide).</source>
        <translation>Avec une phrase sous la grille&#xa0;: ce que l’étape a fait. C’est le réglage par défaut des animations d’une exécution ou d’une preuve à partir de %1 pixels de large.</translation>
    </message>
    <message>
        <source>Omit the sentence below the board.</source>
        <translation>Sans cette phrase.</translation>
    </message>
    <message>
        <source>Count up to N solutions (default: 2).</source>
        <translation>Compter jusqu’à N solutions (par défaut : 2).</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>CLÉ</translation>
    </message>
    <message>
        <source>Sort the rows by %1. A leading - puts the largest first.</source>
        <translation>Trier les lignes par %1 ; avec - devant, les plus grandes valeurs d’abord.</translation>
    </message>
    <message>
        <source>Write one row per input instead of one per puzzle.</source>
        <translation>Écrire une ligne par entrée au lieu d’une par grille.</translation>
    </message>
    <message>
        <source>text (the default), csv or json: one object per line.</source>
        <translation>text (par défaut), csv ou json : un objet par ligne.</translation>
    </message>
    <message>
        <source>passes, guesses, taken_back and depth are those of the network’s run to its first solution. verdict is %1.</source>
        <translation>passes, guesses, taken_back et depth sont ceux de l’exécution du réseau jusqu’à sa première solution. verdict vaut l’un de : %1.</translation>
    </message>
    <message>
        <source>Example: convoku-cli analyse --total --format csv *.txt &gt; table.csv</source>
        <translation>Exemple : convoku-cli analyse --total --format csv *.txt &gt; table.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still analysed) or output that cannot be written.</source>
        <translation>Code de retour : 0 terminé, 2 mauvais usage, entrée incorrecte (les bonnes grilles sont analysées quand même) ou sortie impossible à écrire.</translation>
    </message>
    <message>
        <source>--sort: there is no “%1”. Use one of %2.</source>
        <translation>--sort : « %1 » n’existe pas. Valeurs connues : %2.</translation>
    </message>
    <message>
        <source>--total and --sort conflict: totals are in the order of the inputs.</source>
        <translation>--total et --sort ne vont pas ensemble : les totaux restent dans l’ordre des entrées.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) read</source>
        <translation>
            <numerusform>%n grille lue</numerusform>
            <numerusform>%n grilles lues</numerusform>
        </translation>
    </message>
    <message>
        <source>--change: there is no “%1”. Use one of %2.</source>
        <translation>--change : « %1 » n’existe pas. Valeurs connues : %2.</translation>
    </message>
    <message>
        <source>--position: there is no rule “%1” in this run. Use one of %2.</source>
        <translation>--position : aucune règle « %1 » n’est exécutée. Règles exécutées : %2.</translation>
    </message>
    <message>
        <source>Write the minimal form (minlex) of each puzzle: the smallest text that results from turning, mirroring, moving lines and renaming digits.</source>
        <translation>Écrire la forme minimale (minlex) de chaque grille : le plus petit texte obtenu en tournant, en reflétant, en déplaçant des lignes et en renommant des chiffres.</translation>
    </message>
    <message>
        <source>Leave out puzzles that have the same minimal form as an earlier one.</source>
        <translation>Omettre les grilles qui ont la même forme minimale qu’une précédente.</translation>
    </message>
    <message>
        <source>KIND,KIND…</source>
        <translation>TYPE,TYPE…</translation>
    </message>
    <message>
        <source>Change each puzzle at random without changing its difficulty: %1.</source>
        <translation>Modifier chaque grille au hasard sans changer sa difficulté : %1.</translation>
    </message>
    <message>
        <source>With --change: the same number makes the same changes (default: 1).</source>
        <translation>Avec --change : le même nombre donne les mêmes modifications (par défaut : 1).</translation>
    </message>
    <message>
        <source>Remove givens, from the first cell on, as long as the puzzle has one solution.</source>
        <translation>Retirer des indices, à partir de la première case, tant que la grille a une seule solution.</translation>
    </message>
    <message>
        <source>Instead of each puzzle, write the first position in which this rule of the network removes candidates and no earlier rule does. Puzzles without such a position are left out.</source>
        <translation>Écrire, à la place de chaque grille, la première position où cette règle du réseau supprime des candidats alors qu’aucune règle avant elle n’en supprime. Les grilles sans une telle position sont omises.</translation>
    </message>
    <message>
        <source>A line has 81 characters, or 729 candidates if the puzzle consists of more than its givens, and the puzzle’s comment. Options apply in this order: --position, --minimise, --change, --canonical, --dedupe.</source>
        <translation>Une ligne contient 81 caractères, ou 729 candidats si la grille comporte plus que ses indices, et le commentaire de la grille. Les options s’appliquent dans cet ordre : --position, --minimise, --change, --canonical, --dedupe.</translation>
    </message>
    <message>
        <source>Example: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</source>
        <translation>Exemple : convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 a puzzle could not be changed as requested, 2 wrong usage, bad input (the good puzzles are still written) or output that cannot be written.</source>
        <translation>Code de retour : 0 terminé, 1 une grille n’a pas pu être modifiée comme demandé, 2 mauvais usage, entrée incorrecte (les bonnes grilles sont écrites quand même) ou sortie impossible à écrire.</translation>
    </message>
    <message>
        <source>--seed needs --change.</source>
        <translation>--seed nécessite --change.</translation>
    </message>
    <message>
        <source>--%1 needs --position.</source>
        <translation>--%1 nécessite --position.</translation>
    </message>
    <message>
        <source>%1: the puzzle does not have exactly one solution. It is left unchanged.</source>
        <translation>%1 : la grille n’a pas exactement une solution ; elle reste telle quelle.</translation>
    </message>
    <message>
        <source>%1: a house has a digit twice, so there is no minimal form. The puzzle is left unchanged.</source>
        <translation>%1 : un chiffre figure deux fois dans une maison, il n’y a donc pas de forme minimale ; la grille reste telle quelle.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) left out.</source>
        <translation>
            <numerusform>%n grille omise.</numerusform>
            <numerusform>%n grilles omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse puzzles: the number of solutions and the effort to find them.</source>
        <translation>Analyser des grilles&#xa0;: combien de solutions elles ont et ce qu’il faut pour les trouver.</translation>
    </message>
    <message>
        <source>The network whose rules rate a puzzle (default: one_kernel; none: no rating).</source>
        <translation>Le réseau dont les règles évaluent une grille (par défaut&#xa0;: one_kernel&#xa0;; none&#xa0;: pas d’évaluation).</translation>
    </message>
    <message>
        <source>Show only puzzles that match this filter, as in the window: “passes &gt; 20, no guesses”.</source>
        <translation>N’afficher que les grilles qui répondent à ce filtre, comme dans la fenêtre&#xa0;: «&#xa0;passes &gt; 20, no guesses&#xa0;».</translation>
    </message>
    <message>
        <source>needs rates a puzzle by rules: the weakest set of rules from --needs that solves it without a guess, or “guess” if there is none. The last rule of the set is the first that, with the rules before it, solves the puzzle. Unnecessary rules before it are left out. Totals count puzzles by that rule, as needs_RULE.</source>
        <translation>needs évalue une grille en règles&#xa0;: le plus faible ensemble de règles de --needs qui la résout sans hypothèse, ou «&#xa0;guess&#xa0;» s’il n’y en a pas. Sa dernière règle est la première avec laquelle les règles jusqu’à elle résolvent la grille&#xa0;; celles d’avant qui sont inutiles sont omises. Les totaux comptent les grilles selon cette règle, sous needs_RÈGLE.</translation>
    </message>
    <message>
        <source>Convoku prints totals on standard error after the rows. Memory use does not depend on the number of puzzles, except with --sort.</source>
        <translation>Les totaux suivent les lignes, sur la sortie d’erreur. Le nombre de grilles ne compte pas pour la mémoire, sauf avec --sort.</translation>
    </message>
    <message>
        <source>Write puzzles in minimal form, without repetitions, changed at random, or as positions.</source>
        <translation>Écrire des grilles sous forme minimale, sans répétitions, modifiées au hasard ou comme positions.</translation>
    </message>
    <message>
        <source>--dedupe takes about 100 bytes of memory per puzzle. Without it, memory use does not depend on the number of puzzles.</source>
        <translation>--dedupe occupe environ 100 octets de mémoire par grille&#xa0;; sans cette option, le nombre de grilles ne compte pas.</translation>
    </message>
    <message>
        <source>Several inputs are measured one after the other; their lines begin with file= and the name.</source>
        <translation>Plusieurs entrées sont mesurées l’une après l’autre&#xa0;; leurs lignes commencent par file= et le nom.</translation>
    </message>
    <message>
        <source>Place the givens in the cells that have digits in this puzzle of 81 characters.</source>
        <translation>Place les chiffres donnés dans les cases où cette grille de 81 caractères a des chiffres.</translation>
    </message>
    <message>
        <source>--pattern already places the givens. Omit --%1.</source>
        <translation>--pattern indique où sont les chiffres donnés&#xa0;: omettez --%1.</translation>
    </message>
    <message>
        <source>With several puzzles, the events of each puzzle follow those of the previous one. In text, a line with # and the puzzle precedes them; in jsonl, their start has the puzzle’s &quot;number&quot;.</source>
        <translation>Avec plusieurs grilles, les événements de chacune suivent ceux de la précédente&#xa0;: en text après une ligne avec # et la grille, en jsonl à partir d’un start avec &quot;number&quot;, le numéro de la grille.</translation>
    </message>
    <message>
        <source>Print a script that lets bash, zsh or fish complete these commands and their options.</source>
        <translation>Afficher un script avec lequel bash, zsh ou fish complète ces commandes et leurs options.</translation>
    </message>
    <message>
        <source>The first argument can be:</source>
        <translation>Le premier argument peut être&#xa0;:</translation>
    </message>
    <message>
        <source>[WHAT] PUZZLE -o FILE</source>
        <translation>[WHAT] PUZZLE -o FILE</translation>
    </message>
    <message>
        <source>The board, from the puzzle to the end (the default).</source>
        <translation>La grille, du début à la fin de l’exécution (par défaut).</translation>
    </message>
    <message>
        <source>Two runs side by side, with --without or --against.</source>
        <translation>Deux exécutions côte à côte, avec --without ou --against.</translation>
    </message>
    <message>
        <source>The removals that explain why a candidate such as r1c2=5 was removed.</source>
        <translation>Les éliminations qui expliquent pourquoi un candidat, par exemple r1c2=5, n’est plus là.</translation>
    </message>
    <message>
        <source>The search tree, as a picture.</source>
        <translation>L’arbre de recherche, en image.</translation>
    </message>
    <message>
        <source>One pass whose state is fed back, as a picture.</source>
        <translation>Une passe dont l’état est rebouclé, en image.</translation>
    </message>
    <message>
        <source>The candidates as a cube, with the slice of the rule whose step --at names. An animation turns the cube to the rule that finds the same from the side.</source>
        <translation>Les candidats en cube, avec la tranche de la règle dont --at indique l’étape. Une animation fait tourner le cube jusqu’à la règle qui trouve la même chose de côté.</translation>
    </message>
    <message>
        <source>A layer, by its pass, its step and its place in the step, such as 17.4.1. An animation slides its kernel over the input.</source>
        <translation>Une couche, désignée par sa passe, son étape et sa place dans l’étape, par exemple 17.4.1. Dans une animation, son noyau balaie l’entrée.</translation>
    </message>
    <message>
        <source>The layers of a rule (by its id), of verdict, search or encode, or the groups of a pass (pass), as a picture. It needs no PUZZLE.</source>
        <translation>Les couches d’une règle (par son id), de verdict, search ou encode, ou les groupes d’une passe (pass), en image. PUZZLE n’est pas nécessaire.</translation>
    </message>
    <message>
        <source>The file to write. Animations: .gif, .webp, .apng, .mp4 and .webm (the last two need ffmpeg). Pictures: .png, .svg and .pdf. An existing file is replaced only when the new one is complete. - is standard output, and needs --format.</source>
        <translation>Le fichier à écrire. Animations&#xa0;: .gif, .webp, .apng, .mp4 et .webm (les deux derniers demandent ffmpeg). Images&#xa0;: .png, .svg et .pdf. Un fichier existant n’est remplacé qu’une fois le nouveau complet. - est la sortie standard, et demande --format.</translation>
    </message>
    <message>
        <source>Write a .png or .svg file as an animation.</source>
        <translation>Écrire un fichier .png ou .svg sous forme d’animation.</translation>
    </message>
    <message>
        <source>With compare: the rules that the second run omits, separated by commas (search is one of them).</source>
        <translation>Avec compare&#xa0;: les règles que la seconde exécution omet (séparées par des virgules&#xa0;; search en est une).</translation>
    </message>
    <message>
        <source>With compare: the network of the second run, named as with --network.</source>
        <translation>Avec compare&#xa0;: le réseau de la seconde exécution, indiqué comme avec --network.</translation>
    </message>
    <message>
        <source>With compare: the boards one above the other, as an animation for a phone (--size 390).</source>
        <translation>Avec compare : les grilles l’une au-dessus de l’autre, en animation pour un téléphone (--size 390).</translation>
    </message>
    <message>
        <source>Begin the animation with this title, which is shown for two seconds.</source>
        <translation>Commencer l’animation par ce titre, affiché pendant deux secondes.</translation>
    </message>
    <message>
        <source>The text above the board, in place of pass, depth and candidates left.</source>
        <translation>Le texte au-dessus de la grille, à la place de la passe, de la profondeur et des candidats restants.</translation>
    </message>
    <message>
        <source>Largest number of colours: 127 (the default) or 255 for a GIF or an animated PNG. Use all for an animated PNG or a WebP with exact colours, even if a palette makes the file smaller.</source>
        <translation>Nombre maximal de couleurs&#xa0;: 127 (par défaut) ou 255 pour un GIF ou un PNG animé. Utilisez all pour un PNG animé ou un WebP aux couleurs exactes, même si une palette rend le fichier plus petit.</translation>
    </message>
    <message>
        <source>The background of a PNG or SVG picture: that of the theme (the default), or transparent.</source>
        <translation>Le fond d’une image PNG ou SVG&#xa0;: celui du thème (theme, par défaut), ou transparent.</translation>
    </message>
    <message>
        <source>Rewrite the file whenever the file of the puzzle or the network changes. Press Ctrl+C to stop.</source>
        <translation>Réécrire le fichier chaque fois que le fichier de la grille ou du réseau change. Ctrl+C y met fin.</translation>
    </message>
    <message>
        <source>If a file has one of these words as its name, write it with its folder: ./run.</source>
        <translation>Un fichier dont le nom est l’un de ces mots s’indique avec son dossier&#xa0;: ./run.</translation>
    </message>
    <message>
        <source>compare needs a second run: --without RULES or --against NETWORK.</source>
        <translation>compare a besoin de la seconde exécution&#xa0;: --without RULES ou --against NETWORK.</translation>
    </message>
    <message>
        <source>proof: “%1” is not a candidate. Example: r1c2=5.</source>
        <translation>proof&#xa0;: «&#xa0;%1&#xa0;» n’est pas un candidat, comme r1c2=5.</translation>
    </message>
    <message>
        <source>proof: %1 is still present in %2. Nothing has removed it.</source>
        <translation>proof&#xa0;: %1 est présent en %2&#xa0;: rien ne l’a éliminé.</translation>
    </message>
    <message>
        <source>%1: specify what to show, such as %2.</source>
        <translation>Après %1, indiquez ce qu’il faut montrer, par exemple %2.</translation>
    </message>
    <message>
        <source>--%1 and %2 conflict: a file shows only one of them.</source>
        <translation>--%1 ne peut pas être combiné avec %2&#xa0;: un fichier ne montre que l’un des deux.</translation>
    </message>
    <message>
        <source>--%1 is an earlier spelling. The command is now: %2 export %3 …</source>
        <translation>--%1 est une ancienne forme. La commande est maintenant&#xa0;: %2 export %3 …</translation>
    </message>
    <message>
        <source>cube: %1 is not a step of a rule. Name one with --at, such as 17.4.</source>
        <translation>cube&#xa0;: %1 n’est pas l’étape d’une règle. Indiquez-en une avec --at, par exemple 17.4.</translation>
    </message>
    <message>
        <source>The smallest numbers are only %1 pixels high.</source>
        <translation>Les plus petits nombres ne font que %1 pixels de haut.</translation>
    </message>
    <message>
        <source>--size %1 makes them readable, and --number with --close-up shows fewer.</source>
        <translation>--size %1 les rend lisibles ; --number avec --close-up en montre moins.</translation>
    </message>
    <message>
        <source>--number with --close-up shows fewer and larger ones.</source>
        <translation>--number avec --close-up en montre moins, et de plus grands.</translation>
    </message>
    <message>
        <source>With layer: the number of the output whose window and arithmetic are shown, such as r1c2=5 (a candidate), r1=5, c1=5, b1=5 (a house and a digit) or b1=25 (a pair).</source>
        <translation>Avec layer&#xa0;: le nombre de la sortie dont on montre la fenêtre et le calcul, par exemple r1c2=5 (un candidat), r1=5, c1=5, b1=5 (une zone et un chiffre) ou b1=25 (une paire).</translation>
    </message>
    <message>
        <source>With layer and an animation: slide over one output plane (the default) or over all. The one plane is that of --number, or else the first.</source>
        <translation>Avec layer et une animation&#xa0;: balayer un plan de la sortie (par défaut), celui de --number ou sinon le premier, ou tous.</translation>
    </message>
    <message>
        <source>With layer: all of its numbers in one step, with all windows over the input. An animation shows the windows first.</source>
        <translation>Avec layer&#xa0;: tous ses nombres en une seule étape, avec toutes les fenêtres sur l’entrée. Une animation montre d’abord les fenêtres.</translation>
    </message>
    <message>
        <source>layer: “%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>layer&#xa0;: «&#xa0;%1&#xa0;» n’est pas l’adresse d’une couche, comme 17.4.1.</translation>
    </message>
    <message>
        <source>“%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’adresse d’une couche, comme 17.4.1.</translation>
    </message>
    <message>
        <source>graph: “%1” is not one of %2.</source>
        <translation>graph&#xa0;: «&#xa0;%1&#xa0;» n’est pas l’un de %2.</translation>
    </message>
    <message>
        <source>an animation of a run</source>
        <translation>une animation d’une exécution</translation>
    </message>
    <message>
        <source>a picture of a run</source>
        <translation>une image d’une exécution</translation>
    </message>
    <message>
        <source>animations of a collection (--each)</source>
        <translation>des animations d’une collection (--each)</translation>
    </message>
    <message>
        <source>pictures of a collection (--each)</source>
        <translation>des images d’une collection (--each)</translation>
    </message>
    <message>
        <source>an animation of two runs</source>
        <translation>une animation de deux exécutions</translation>
    </message>
    <message>
        <source>a picture of two runs</source>
        <translation>une image de deux exécutions</translation>
    </message>
    <message>
        <source>an animation of a proof</source>
        <translation>une animation d’une preuve</translation>
    </message>
    <message>
        <source>a picture of a proof</source>
        <translation>une image d’une preuve</translation>
    </message>
    <message>
        <source>a search tree</source>
        <translation>un arbre de recherche</translation>
    </message>
    <message>
        <source>a picture of the recurrence</source>
        <translation>une image de la récurrence</translation>
    </message>
    <message>
        <source>an animation of the cube</source>
        <translation>une animation du cube</translation>
    </message>
    <message>
        <source>a picture of the cube</source>
        <translation>une image du cube</translation>
    </message>
    <message>
        <source>an animation of a layer</source>
        <translation>une animation d’une couche</translation>
    </message>
    <message>
        <source>a picture of a layer</source>
        <translation>une image d’une couche</translation>
    </message>
    <message>
        <source>a graph</source>
        <translation>un graphe</translation>
    </message>
    <message>
        <source>--%1 does not apply to %2.</source>
        <translation>--%1 ne s’applique pas à %2.</translation>
    </message>
    <message>
        <source>Use --at.</source>
        <translation>Utilisez --at.</translation>
    </message>
    <message>
        <source>Use --from and --to.</source>
        <translation>Utilisez --from et --to.</translation>
    </message>
    <message>
        <source>Use it with --each.</source>
        <translation>Utilisez cette option avec --each.</translation>
    </message>
    <message>
        <source>--text applies to SVG only.</source>
        <translation>--text ne s’applique qu’au SVG.</translation>
    </message>
    <message>
        <source>--background applies to PNG and SVG only.</source>
        <translation>--background ne s’applique qu’au PNG et au SVG.</translation>
    </message>
    <message>
        <source>--loops does not apply to %1: the player decides how often it plays.</source>
        <translation>--loops ne s’applique pas à %1&#xa0;: c’est le lecteur qui décide du nombre de lectures.</translation>
    </message>
    <message>
        <source>--colours does not apply to %1.</source>
        <translation>--colours ne s’applique pas à %1.</translation>
    </message>
    <message>
        <source>--colours all applies to WebP and APNG only. Use 127 or 255.</source>
        <translation>--colours all ne s’applique qu’à WebP et APNG. Utilisez 127 ou 255.</translation>
    </message>
    <message>
        <source>--animated does not apply to %1.</source>
        <translation>--animated ne s’applique pas à %1.</translation>
    </message>
    <message>
        <source>--animated: a PDF cannot be animated. Use .svg, .png or one of %1.</source>
        <translation>--animated&#xa0;: un PDF ne bouge pas. Utilisez .svg, .png ou l’un de %1.</translation>
    </message>
    <message>
        <source>--each does not apply to %1: it exports the run of each puzzle.</source>
        <translation>--each ne s’applique pas à %1 : il exporte l’exécution de chaque grille.</translation>
    </message>
    <message>
        <source>--%1 and --%2 conflict.</source>
        <translation>--%1 ne va pas avec --%2.</translation>
    </message>
    <message>
        <source>--%1 needs --%2.</source>
        <translation>--%1 demande --%2.</translation>
    </message>
    <message>
        <source>--through needs a network with a memory.</source>
        <translation>--through demande un réseau qui se souvient.</translation>
    </message>
    <message>
        <source>--acquired needs a network without a memory.</source>
        <translation>--acquired demande un réseau qui ne se souvient de rien.</translation>
    </message>
    <message>
        <source>The training that comes with the program: how ten starts learned the rule “is the count 1?”. For a picture, --at names the step (default: the last one). It needs no PUZZLE.</source>
        <translation>L’entraînement livré avec le programme : comment dix départs ont appris la règle « le compte est-il 1 ? ». Pour une image, --at indique le pas (par défaut : le dernier). PUZZLE n’est pas nécessaire.</translation>
    </message>
    <message>
        <source>export %1 takes no PUZZLE.</source>
        <translation>export %1 ne prend pas de PUZZLE.</translation>
    </message>
    <message>
        <source>an animation of a training</source>
        <translation>une animation d’un entraînement</translation>
    </message>
    <message>
        <source>a picture of a training</source>
        <translation>une image d’un entraînement</translation>
    </message>
    <message>
        <source>%1, %2 s left</source>
        <translation>%1, encore %2 s</translation>
    </message>
    <message>
        <source>%1, %2 min left</source>
        <translation>%1, encore %2 min</translation>
    </message>
    <message>
        <source>Number of candidates that each rule removed in each pass, as a picture of at most %1 passes.</source>
        <translation>Combien de candidats chaque règle a éliminés à chaque passe, en image, pour %1 passes au plus.</translation>
    </message>
    <message>
        <source>table: the range contains no pass.</source>
        <translation>table&#xa0;: il n’y a aucune passe à montrer.</translation>
    </message>
    <message>
        <source>table: %2 passes do not fit; the limit is %1. Use --from and --to.</source>
        <translation>table&#xa0;: il y a place pour %1 passes au plus, et en voici %2. Indiquez-en une partie avec --from et --to.</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>Number of threads that share the boards of a step (default: 1). A different number changes the rounding.</source>
        <translation>Threads qui se partagent les grilles d’une étape (par défaut&#xa0;: 1). Avec plusieurs, les sommes sont arrondies dans un autre ordre.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 à %2&#xa0;%</translation>
    </message>
    <message>
        <source>In one shot</source>
        <translation>En une fois</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Puzzles: %1. Open cells: %2.</source>
        <translation>Grilles&#xa0;: %1. Cases ouvertes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Donnés</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>one shot: %1</source>
        <translation>en une fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>end: %1</source>
        <translation>à la fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>NETWORK INPUT…</source>
        <translation>NETWORK INPUT…</translation>
    </message>
    <message>
        <source>Measure how many cells and puzzles a network gets right, with the metrics of published reports.</source>
        <translation>Mesure ce qu’un réseau trouve juste dans des grilles, comme le font les rapports sur les réseaux entraînés.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1).</source>
        <translation>Arrête une grille après N passes d’un réseau (par défaut&#xa0;: %1).</translation>
    </message>
    <message>
        <source>NETWORK is a name or a file, as for --network in other commands. It runs without search.</source>
        <translation>NETWORK est un nom ou un fichier, comme pour --network dans les autres commandes. Le réseau s’exécute sans recherche.</translation>
    </message>
    <message>
        <source>accuracy1 is the share of correct cells out of all 81, accuracy2 the share out of the open cells, accuracy3 the share of puzzles in which every cell is correct.</source>
        <translation>accuracy1 est la part des 81 cases qui sont justes, accuracy2 celle des cases qui étaient ouvertes, accuracy3 celle des grilles dont toutes les cases sont justes.</translation>
    </message>
    <message>
        <source>In one shot: each cell, including the givens, gets the digit that the network rates highest in its first pass. Only networks that rate every digit of a cell have this result.</source>
        <translation>En une fois&#xa0;: chaque case reçoit le chiffre que le réseau trouve le plus probable à sa première passe, même les cases des chiffres donnés. Seuls les réseaux qui notent chaque chiffre d’une case ont une telle réponse.</translation>
    </message>
    <message>
        <source>At the end: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time. Givens are kept. An open cell counts as wrong.</source>
        <translation>À la fin&#xa0;: le réseau s’exécute jusqu’à ce que rien ne change, même au-delà d’une contradiction. Un réseau qui remplit une case par passe remplit la grille case par case. Les chiffres donnés restent. Une case encore ouverte n’est pas juste.</translation>
    </message>
    <message>
        <source>The correct solution is the one in the second column of the input. Without a second column it is the only solution, and puzzles with several solutions are skipped.</source>
        <translation>Est juste la solution fournie avec une grille, dans une deuxième colonne. Sinon, c’est l’unique solution, et les grilles qui en ont plusieurs sont laissées de côté.</translation>
    </message>
    <message>
        <source>All intervals are 95 % confidence intervals. For accuracy1 and accuracy2 they account for the dependence between cells of the same puzzle.</source>
        <translation>Les intervalles sont à 95&#xa0;%. Ceux d’accuracy1 et d’accuracy2 tiennent compte du fait que les cases d’une grille dépendent les unes des autres.</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</source>
        <translation>Exemple&#xa0;: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still counted), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>Code de sortie&#xa0;: 0 terminé, 2 mauvaise utilisation, entrée incorrecte (les bonnes grilles sont comptées quand même), un réseau qui a échoué, sortie impossible à écrire, ou annulé.</translation>
    </message>
    <message>
        <source>A network is missing. Use a name or a file.</source>
        <translation>Il manque un réseau&#xa0;: son nom ou un fichier.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) without a known solution are left out.</source>
        <translation>
            <numerusform>%n grille sans solution connue est laissée de côté.</numerusform>
            <numerusform>%n grilles sans solution connue sont laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle to evaluate the network on.</source>
        <translation>Il n’y a aucune grille sur laquelle évaluer le réseau.</translation>
    </message>
    <message>
        <source>SPREAD</source>
        <translation>SPREAD</translation>
    </message>
    <message>
        <source>Remove digits from full grids at random, without checking for a unique solution, and write puzzle,solution on each line. even: every number of givens in --givens (default: %1..%2) is equally likely; normal: numbers near the middle are more likely.</source>
        <translation>Retire plutôt des chiffres au hasard de grilles complètes, qu’il reste ou non une seule solution, et écrit la grille complète derrière chaque grille&#xa0;: puzzle,solution. even&#xa0;: chaque nombre de chiffres donnés de --givens (par défaut&#xa0;: %1..%2) est aussi probable&#x202f;; normal&#xa0;: les nombres proches du milieu sont plus probables.</translation>
    </message>
    <message>
        <source>For an ONNX file that scores each digit: choose the digit with the largest share of its cell (shares, the default) or with the largest output (logits).</source>
        <translation>Avec un fichier ONNX qui dit à quel point chaque chiffre est sûr&#xa0;: le chiffre le plus sûr a la plus grande part de sa case (shares, par défaut) ou le plus grand nombre en sortie (logits).</translation>
    </message>
    <message>
        <source>--surest needs a network in an ONNX file.</source>
        <translation>--surest demande un réseau dans un fichier ONNX.</translation>
    </message>
    <message>
        <source>--surest does not apply to files that Convoku wrote: they contain the rule that fills a cell.</source>
        <translation>--surest&#xa0;: le fichier a été écrit par ce programme et dit lui-même ce qui est rempli.</translation>
    </message>
    <message>
        <source>With --data: file for the training puzzles and their solutions (puzzle,solution).</source>
        <translation>Avec --data&#xa0;: écrire les grilles de l’entraînement, avec leurs solutions, sous forme de tableau&#xa0;: puzzle,solution.</translation>
    </message>
    <message>
        <source>The networks of a comparison need puzzles on the same board.</source>
        <translation>Les réseaux d’une comparaison doivent résoudre des grilles de même taille.</translation>
    </message>
    <message>
        <source>--pattern: “%1” is not a pattern. Use a puzzle of %3 characters with a digit in at least %2 cells.</source>
        <translation>--pattern : « %1 » n’est pas un motif. Utilisez une grille de %3 caractères avec un chiffre dans au moins %2 cases.</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) on a different board.</source>
        <translation>
            <numerusform>%n autre grille d’une autre taille.</numerusform>
            <numerusform>%n autres grilles d’une autre taille.</numerusform>
        </translation>
    </message>
    <message>
        <source>All layers of a pass, such as 1, or of one of its steps, such as 1.2, with every number. On paper, a rule on a 4×4 board fits A3, and a pass fits A0. An animation adds layer after layer, or step after step of a pass.</source>
        <translation>Toutes les couches d’une passe, par exemple 1, ou d’une de ses étapes, par exemple 1.2, avec chaque nombre. Sur papier, une règle sur une grille 4×4 tient sur A3, et une passe sur A0. Une animation ajoute couche après couche ou, pour une passe, étape après étape.</translation>
    </message>
    <message>
        <source>P[.S]</source>
        <translation>P[.S]</translation>
    </message>
    <message>
        <source>pass: %1 numbers do not fit on a page; the limit is %2. Name a step, such as 1.2, or use a network for a smaller board.</source>
        <translation>pass&#xa0;: %1 nombres ne tiennent pas sur une page&#xa0;; la limite est de %2. Indiquez une étape, par exemple 1.2, ou utilisez un réseau pour une grille plus petite.</translation>
    </message>
    <message>
        <source>an animation of a pass</source>
        <translation>une animation d’une passe</translation>
    </message>
    <message>
        <source>a picture of a pass</source>
        <translation>une image d’une passe</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionExportDialog</name>
    <message>
        <source>Export collection</source>
        <translation>Exporter la collection</translation>
    </message>
    <message numerus="yes">
        <source>the %n shown by the filter</source>
        <translation>
            <numerusform>la %n grille que montre le filtre</numerusform>
            <numerusform>les %n grilles que montre le filtre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n puzzle(s)</source>
        <translation>
            <numerusform>la %n grille</numerusform>
            <numerusform>les %n grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>an animation of its run</source>
        <translation>une animation de son exécution</translation>
    </message>
    <message>
        <source>a picture of the end of its run</source>
        <translation>une image de la fin de son exécution</translation>
    </message>
    <message>
        <source>a picture of the puzzle</source>
        <translation>une image de la grille</translation>
    </message>
    <message>
        <source>skip the puzzle</source>
        <translation>passer la grille</translation>
    </message>
    <message>
        <source>replace the file</source>
        <translation>remplacer le fichier</translation>
    </message>
    <message>
        <source>number the new file</source>
        <translation>numéroter le nouveau fichier</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Ch&amp;oisir…</translation>
    </message>
    <message>
        <source>{number} is the puzzle’s position in the collection, {name} is its name</source>
        <translation>{number} représente la place de la grille dans la collection, {name} son nom</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>&amp;Grilles</translation>
    </message>
    <message>
        <source>F&amp;or each</source>
        <translation>Pour cha&amp;cune</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>File &amp;names</source>
        <translation>&amp;Noms des fichiers</translation>
    </message>
    <message>
        <source>If a file &amp;is there</source>
        <translation>Si un fichier e&amp;xiste</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ce que les grilles sont devenues</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>&amp;Copy outcomes</source>
        <translation>Co&amp;pier les résultats</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Choisissez un dossier.</translation>
    </message>
    <message>
        <source>The file names need {number} or {name}; otherwise all are equal.</source>
        <translation>Les noms de fichiers doivent contenir {number} ou {name}, sinon ils seraient tous le même.</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>par exemple %1</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Dossier des fichiers</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 n’est pas un dossier et ne peut pas en devenir un.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n fichier écrit</numerusform>
            <numerusform>%n fichiers écrits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n passé</numerusform>
            <numerusform>%n passés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n échec</numerusform>
            <numerusform>%n échecs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cancelled: %n left</source>
        <translation>
            <numerusform>annulé&#xa0;: %n restant</numerusform>
            <numerusform>annulé&#xa0;: %n restants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CollectionModel</name>
    <message>
        <source>Line %1 of the file</source>
        <translation>Ligne %1 du fichier</translation>
    </message>
    <message>
        <source>%1: passes in which this rule removed something</source>
        <translation>%1&#xa0;: passes dans lesquelles cette règle a éliminé quelque chose</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPane</name>
    <message>
        <source>Compare over the collection</source>
        <translation>Comparer sur la collection</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>Copier le tableau comme texte</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the table as CSV for spreadsheets and scripts</source>
        <translation>Enregistrer le tableau avec des virgules, pour tableurs et scripts</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Enregistrer une image du tableau</translation>
    </message>
    <message>
        <source>Puzzles to compare on</source>
        <translation>Grilles pour comparer</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>les %1 premières</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Progression de la comparaison</translation>
    </message>
    <message>
        <source>Networks compared</source>
        <translation>Réseaux comparés</translation>
    </message>
    <message>
        <source>Finding the solutions</source>
        <translation>Recherche des solutions</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>networks</source>
        <translation>reseaux</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>Tableau (%1)</translation>
    </message>
    <message>
        <source>On the collection %1</source>
        <translation>Sur la collection %1</translation>
    </message>
    <message>
        <source>Open a collection to compare the networks on all its puzzles.</source>
        <translation>Ouvrez une collection de grilles pour comparer les réseaux sur l’ensemble.</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPanel</name>
    <message>
        <source>Stop</source>
        <translation>Arrêt</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>Choisir la colonne…</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Several columns of this table contain puzzles. Choose the one to list</source>
        <translation>Plusieurs colonnes de ce tableau contiennent des grilles&#xa0;: choisissez celle qui est listée</translation>
    </message>
    <message>
        <source>The analysis failed: %1</source>
        <translation>L’analyse s’est interrompue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1 …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>Open a file with several puzzles to choose one here.</source>
        <translation>Ouvrez un fichier avec plusieurs grilles pour choisir parmi elles ici.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a file&apos;s name and how many puzzles it has</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (incomplete: reading was stopped)</source>
        <translation>%1 (lecture interrompue&#xa0;: il y en a d’autres)</translation>
    </message>
    <message>
        <source>Reading: %1 %</source>
        <translation>Lecture&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Unique? %1 of %2</source>
        <translation>Unique&#x202f;? %1 sur %2</translation>
    </message>
    <message>
        <source>The numbers are from different rules. Analyse again to see what the rules of the run do.</source>
        <translation>Les nombres correspondent à d’autres règles que celles de l’exécution&#xa0;: analysez de nouveau pour voir ce que font celles-ci.</translation>
    </message>
    <message>
        <source>Continue analysis</source>
        <translation>Reprendre l’analyse</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>There is too much to copy. Save it to a file.</source>
        <translation>C’est trop pour être copié&#x202f;; enregistrez dans un fichier.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n puzzle(s)</source>
        <translation>
            <numerusform>%n grille copiée</numerusform>
            <numerusform>%n grilles copiées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 characters and comment, one puzzle per line (*.txt)</source>
        <translation>%1 caractères et commentaire, une grille par ligne (*.txt)</translation>
    </message>
    <message>
        <source>%1 digits, one puzzle per line (*.sdm)</source>
        <translation>%1 chiffres, une grille par ligne (*.sdm)</translation>
    </message>
    <message>
        <source>Table of everything known about each puzzle (*.csv)</source>
        <translation>Tableau de ce qu’on sait de chaque grille (*.csv)</translation>
    </message>
    <message>
        <source>Save selected puzzles</source>
        <translation>Enregistrer les grilles sélectionnées</translation>
    </message>
    <message>
        <source>Save shown puzzles</source>
        <translation>Enregistrer les grilles affichées</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n puzzle(s): %1</source>
        <translation>
            <numerusform>%n grille enregistrée&#xa0;: %1</numerusform>
            <numerusform>%n grilles enregistrées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>clear the filter to see all</source>
        <translation>videz le filtre pour les voir toutes</translation>
    </message>
    <message>
        <source>Analysed: %1 of %2</source>
        <translation>Analysées&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionWording</name>
    <message>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <extracomment>the place of a puzzle in a file: name.txt, no. 12</extracomment>
        <translation>%1, n°&#xa0;%2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Donnés</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Number of solutions of the puzzle</source>
        <translation>Combien de solutions la grille a</translation>
    </message>
    <message>
        <source>Maximum number of active guesses</source>
        <translation>Le plus grand nombre d’hypothèses en cours à la fois</translation>
    </message>
    <message>
        <source>one, …</source>
        <extracomment>the verdict on a puzzle: it has a solution, and others are still looked for</extracomment>
        <translation>une, …</translation>
    </message>
    <message>
        <source>unique</source>
        <extracomment>the verdict on a puzzle: it has one solution</extracomment>
        <translation>unique</translation>
    </message>
    <message>
        <source>several</source>
        <extracomment>the verdict on a puzzle: it has several solutions</extracomment>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the verdict on a puzzle: it has no solution</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>one, maybe more</source>
        <extracomment>the verdict on a puzzle: it has a solution, and the search for others was given up</extracomment>
        <translation>une, peut-être plus</translation>
    </message>
    <message>
        <source>out of passes</source>
        <translation>passes épuisées</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>This puzzle has not been analysed yet.</source>
        <translation>Cette grille n’a pas encore été analysée.</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one comes later.</source>
        <translation>La grille a une solution. L’existence d’une seconde sera examinée plus tard.</translation>
    </message>
    <message>
        <source>The puzzle has exactly one solution.</source>
        <translation>La grille a exactement une solution.</translation>
    </message>
    <message>
        <source>The puzzle has two solutions or more.</source>
        <translation>La grille a deux solutions ou plus.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>La grille n’a pas de solution.</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one was stopped, because it took too many passes.</source>
        <translation>La grille a une solution. La recherche d’une seconde a été arrêtée, car elle prenait trop de passes.</translation>
    </message>
    <message>
        <source>The run was stopped before it found a solution, because it took too many passes.</source>
        <translation>L’exécution a été arrêtée avant de trouver une solution, car elle prenait trop de passes.</translation>
    </message>
    <message>
        <source>The rules find nothing more, and search is switched off.</source>
        <translation>Les règles ne trouvent plus rien et la recherche est désactivée.</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not a known filter name.</source>
        <translation>Caractère %1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nom que connaît un filtre.</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not an operator. Use one of &lt; &lt;= &gt; &gt;= = !=.</source>
        <translation>Caractère %1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un signe que connaît un filtre&#x202f;; il connaît &lt; &lt;= &gt; &gt;= = !=.</translation>
    </message>
    <message>
        <source>Character %1: expected a name before “%2”, as in “passes &lt; 12”.</source>
        <translation>Caractère %1&#xa0;: un nom est attendu avant «&#xa0;%2&#xa0;», comme dans «&#xa0;passes &lt; 12&#xa0;».</translation>
    </message>
    <message>
        <source>Character %1: expected a number here.</source>
        <translation>Caractère %1&#xa0;: un nombre est attendu ici.</translation>
    </message>
    <message>
        <source>Character %1: expected a number, but found “%2”.</source>
        <translation>Caractère %1&#xa0;: un nombre est attendu, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” needs “=” before it.</source>
        <translation>Caractère %1&#xa0;: la plage «&#xa0;%2&#xa0;» doit être précédée de «&#xa0;=&#xa0;».</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” is empty. Put the smaller number first.</source>
        <translation>Caractère %1&#xa0;: la plage «&#xa0;%2&#xa0;» est vide. Le plus petit nombre vient en premier.</translation>
    </message>
    <message>
        <source>Character %1: expected something after “%2”.</source>
        <translation>Caractère %1&#xa0;: il manque quelque chose derrière «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Character %1: this quotation mark is not closed.</source>
        <translation>Caractère %1&#xa0;: ce guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A row is shown if all terms hold. Separate terms with commas.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Une ligne est affichée si tous les termes sont vrais. Les termes sont séparés par des virgules.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>also &amp;gt; &amp;lt;= &amp;gt;= = !=</source>
        <translation>aussi &amp;gt; &amp;lt;= &amp;gt;= = !=</translation>
    </message>
    <message>
        <source>a range, with both ends</source>
        <translation>une plage, bornes comprises</translation>
    </message>
    <message>
        <source>how often the network guessed</source>
        <translation>le nombre d’hypothèses du réseau</translation>
    </message>
    <message>
        <source>other numbers of a row</source>
        <translation>d’autres nombres d’une ligne</translation>
    </message>
    <message>
        <source>what is known about the solutions</source>
        <translation>ce qu’on sait des solutions</translation>
    </message>
    <message>
        <source>if it is not known</source>
        <translation>là où on ne le sait pas</translation>
    </message>
    <message>
        <source>the opposite of a term</source>
        <translation>le contraire d’un terme</translation>
    </message>
    <message>
        <source>digits in a row of the puzzle, words in the comment</source>
        <translation>des chiffres qui se suivent dans la grille, des mots du commentaire</translation>
    </message>
    <message>
        <source>&lt;p&gt;A rule alone means that it removes something. With a number, it counts those passes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Une règle seule signifie qu’elle élimine quelque chose&#x202f;; avec un nombre, dans combien de passes&#xa0;:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A family (&lt;code&gt;naked_pair&lt;/code&gt;) includes all its rules. Example: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Une famille (&lt;code&gt;naked_pair&lt;/code&gt;) désigne toutes ses règles. Exemple&#xa0;: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 puzzle(s)</source>
        <extracomment>%n is how many puzzles, %1 the same number as it is written</extracomment>
        <translation>
            <numerusform>%1 grille</numerusform>
            <numerusform>%1 grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 passes</source>
        <translation>%1 à %2 passes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>passes, and how many puzzles take that many: 12 passes: 4,321 puzzles</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many of how many: 4,321 of 10,000 puzzles</extracomment>
        <translation>%1 sur %2</translation>
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
        <translation>résolues&#xa0;: %1 sur %2 exécutées</translation>
    </message>
    <message>
        <source>solved: %1 of %2</source>
        <translation>résolues&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Number of solutions according to the network “%1”</source>
        <translation>Combien de solutions la grille a, selon le réseau «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Passes of the network “%1” until the first solution</source>
        <translation>Passes du réseau «&#xa0;%1&#xa0;» jusqu’à la première solution</translation>
    </message>
    <message>
        <source>Guesses of the network “%1” until the first solution</source>
        <translation>Hypothèses du réseau «&#xa0;%1&#xa0;» jusqu’à la première solution</translation>
    </message>
</context>
<context>
    <name>convoku::ColoursDialog</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>Reset &amp;this</source>
        <translation>&amp;Rétablir celle-ci</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Tout rétablir</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>#rrggbb: red, green and blue, from 00 to ff</source>
        <translation>#rrggbb&#xa0;: rouge, vert et bleu, de 00 à ff</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>Partir &amp;de</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Couleur</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>&amp;Utiliser ces couleurs</translation>
    </message>
    <message>
        <source>Colour of</source>
        <translation>Couleur de</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Board and window</source>
        <translation>Grille et fenêtre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Depths of the search</source>
        <translation>Profondeurs de la recherche</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>All of these are easy to read and tell apart, even for colour-blind people.</source>
        <translation>Toutes ces couleurs sont lisibles et se distinguent, même pour les personnes daltoniennes.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of colours that are hard to read or to tell apart:</source>
        <translation>
            <numerusform>%n paire de couleurs difficiles à lire ou à distinguer&#xa0;:</numerusform>
            <numerusform>%n paires de couleurs difficiles à lire ou à distinguer&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Import colours</source>
        <translation>Importer des couleurs</translation>
    </message>
    <message>
        <source>Colours (*.json);;All files (*)</source>
        <translation>Couleurs (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>Exporter les couleurs</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Colours by meaning</source>
        <translation>Couleurs selon leur signification</translation>
    </message>
    <message>
        <source>Colours hard to tell apart or to read</source>
        <translation>Ce qui se distingue ou se lit mal</translation>
    </message>
</context>
<context>
    <name>convoku::ColumnDialog</name>
    <message>
        <source>Column of the puzzles</source>
        <translation>Colonne des grilles</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. Choose the one to read:</source>
        <translation>Plusieurs colonnes de ce tableau contiennent des grilles. Choisissez celle à lire&#xa0;:</translation>
    </message>
</context>
<context>
    <name>convoku::CommandWords</name>
    <message>
        <source>theme dark light night mode appearance colors colours</source>
        <translation>thème sombre clair foncé nuit mode apparence couleurs</translation>
    </message>
    <message>
        <source>theme own colors palette</source>
        <translation>thème propres couleurs palette</translation>
    </message>
    <message>
        <source>letters typeface text theme</source>
        <translation>lettres caractères police texte thème</translation>
    </message>
    <message>
        <source>language translation locale</source>
        <translation>langue traduction</translation>
    </message>
    <message>
        <source>animation still accessibility</source>
        <translation>animation immobile accessibilité</translation>
    </message>
    <message>
        <source>perspective layout workspace panels</source>
        <translation>perspective disposition espace panneaux</translation>
    </message>
    <message>
        <source>perspective layout lessons tutorial course</source>
        <translation>perspective disposition leçons tutoriel cours enseigner</translation>
    </message>
    <message>
        <source>restore default panels arrangement windows</source>
        <translation>rétablir défaut réinitialiser panneaux disposition fenêtres</translation>
    </message>
    <message>
        <source>maximize fullscreen</source>
        <translation>agrandir maximiser plein écran</translation>
    </message>
    <message>
        <source>step on forward over advance</source>
        <translation>pas avancer avant principal suivante étape</translation>
    </message>
    <message>
        <source>step back backward before</source>
        <translation>pas reculer arrière avant précédente étape</translation>
    </message>
    <message>
        <source>step rule on forward in next</source>
        <translation>pas règle avancer avant détaillé suivante étape</translation>
    </message>
    <message>
        <source>step rule backward previous</source>
        <translation>pas règle reculer arrière précédente étape</translation>
    </message>
    <message>
        <source>finish leave</source>
        <translation>terminer sortir quitter pas sortant</translation>
    </message>
    <message>
        <source>step in deeper tensors numbers</source>
        <translation>pas détaillé entrer tenseurs nombres couches</translation>
    </message>
    <message>
        <source>run animate start pause go</source>
        <translation>lancer exécuter animer démarrer pause lecture</translation>
    </message>
    <message>
        <source>start beginning rewind</source>
        <translation>début commencement départ rembobiner</translation>
    </message>
    <message>
        <source>end result solution finish</source>
        <translation>fin résultat solution terminer</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>jump pass place number cell position</source>
        <translation>sauter passe endroit numéro case position adresse</translation>
    </message>
    <message>
        <source>mistake failure backtrack</source>
        <translation>erreur échec retour arrière</translation>
    </message>
    <message>
        <source>contradiction clash reason wrong backtrack</source>
        <translation>contradiction conflit raison faux retour arrière</translation>
    </message>
    <message>
        <source>why reason cause candidate</source>
        <translation>pourquoi raison cause candidat</translation>
    </message>
    <message>
        <source>life events candidate</source>
        <translation>vie événements histoire candidat</translation>
    </message>
    <message>
        <source>cancel abort halt</source>
        <translation>annuler interrompre arrêter</translation>
    </message>
    <message>
        <source>resume go on</source>
        <translation>reprendre continuer</translation>
    </message>
    <message>
        <source>unique several solutions</source>
        <translation>unique plusieurs solutions</translation>
    </message>
    <message>
        <source>stop pause debug</source>
        <translation>arrêt pause déboguer</translation>
    </message>
    <message>
        <source>stop condition debug</source>
        <translation>arrêt condition déboguer</translation>
    </message>
    <message>
        <source>mark note remember place</source>
        <translation>marque note retenir endroit</translation>
    </message>
    <message>
        <source>grid puzzle sudoku view</source>
        <translation>grille sudoku vue</translation>
    </message>
    <message>
        <source>guesses backtracking branches view</source>
        <translation>hypothèses retour arrière branches vue</translation>
    </message>
    <message>
        <source>layers numbers activations convolution kernel view</source>
        <translation>couches nombres activations convolution noyau vue</translation>
    </message>
    <message>
        <source>network architecture diagram layers view</source>
        <translation>réseau architecture schéma diagramme couches vue</translation>
    </message>
    <message>
        <source>compare without rule ablation difference view</source>
        <translation>comparer sans règle ablation différence vue</translation>
    </message>
    <message>
        <source>load file import</source>
        <translation>charger fichier importer</translation>
    </message>
    <message>
        <source>clipboard insert import</source>
        <translation>presse-papiers insérer importer</translation>
    </message>
    <message>
        <source>new random create make</source>
        <translation>nouvelle hasard aléatoire créer fabriquer</translation>
    </message>
    <message>
        <source>empty blank enter type create</source>
        <translation>vide vierge saisir taper créer</translation>
    </message>
    <message>
        <source>change enter type givens digits</source>
        <translation>changer modifier saisir taper donnés chiffres</translation>
    </message>
    <message>
        <source>run solve done finish accept</source>
        <translation>exécuter résoudre fini terminer accepter</translation>
    </message>
    <message>
        <source>store keep write</source>
        <translation>conserver garder écrire sauvegarder</translation>
    </message>
    <message>
        <source>store write convert format</source>
        <translation>conserver écrire convertir format sauvegarder</translation>
    </message>
    <message>
        <source>gif webp film video movie share</source>
        <translation>gif webp film vidéo animation partager</translation>
    </message>
    <message>
        <source>png svg pdf image screenshot print share</source>
        <translation>png svg pdf image capture imprimer partager</translation>
    </message>
    <message>
        <source>image screenshot clipboard share</source>
        <translation>image capture presse-papiers partager</translation>
    </message>
    <message>
        <source>batch all gif png</source>
        <translation>lot toutes gif png</translation>
    </message>
    <message>
        <source>analyze solve batch statistics difficulty</source>
        <translation>analyser résoudre lot statistiques difficulté</translation>
    </message>
    <message>
        <source>teach tutorial course learn</source>
        <translation>enseigner tutoriel cours apprendre</translation>
    </message>
    <message>
        <source>hint welcome tour tutorial start</source>
        <translation>astuce bienvenue visite tutoriel début</translation>
    </message>
    <message>
        <source>manual documentation guide</source>
        <translation>manuel documentation guide mode d’emploi</translation>
    </message>
    <message>
        <source>explain manual documentation</source>
        <translation>expliquer manuel documentation</translation>
    </message>
    <message>
        <source>shortcuts hotkeys keyboard bindings</source>
        <translation>raccourcis touches clavier</translation>
    </message>
    <message>
        <source>version licence license</source>
        <translation>version licence</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>quitter fermer fin</translation>
    </message>
    <message>
        <source>back revert</source>
        <translation>retour annuler revenir</translation>
    </message>
    <message>
        <source>remember restore start again resume</source>
        <translation>retenir rétablir démarrage recommencer reprendre</translation>
    </message>
    <message>
        <source>write rule editor language program network view</source>
        <translation>écrire règle éditeur langage programme réseau vue</translation>
    </message>
    <message>
        <source>tensor turn axes hidden naked fish slice view</source>
        <translation>tenseur tourner axes caché nu poisson tranche vue</translation>
    </message>
    <message>
        <source>network model file neural accelerator npu share</source>
        <translation>réseau modèle fichier neuronal accélérateur npu partager</translation>
    </message>
    <message>
        <source>web html javascript network share</source>
        <translation>web html javascript réseau partager</translation>
    </message>
    <message>
        <source>gif webp film video learned</source>
        <translation>gif webp film vidéo appris</translation>
    </message>
    <message>
        <source>train training weights random gradient loss machine view</source>
        <translation>entraîner entraînement poids hasard gradient perte vue</translation>
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
        <translation>Et &amp;si</translation>
    </message>
    <message>
        <source>Run the puzzle with different rules and see both runs side by side</source>
        <translation>Exécuter la grille avec d’autres règles et voir les deux exécutions côte à côte</translation>
    </message>
    <message>
        <source>Networks side by side</source>
        <translation>Réseaux côte à côte</translation>
    </message>
    <message>
        <source>The same puzzle in up to four networks, on one timeline</source>
        <translation>La même grille dans quatre réseaux au plus, sur une seule chronologie</translation>
    </message>
</context>
<context>
    <name>convoku::ComparePage</name>
    <message>
        <source>One more network</source>
        <translation>Un réseau de plus</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Save a picture of the boards as they are now</source>
        <translation>Enregistrer une image des grilles telles qu’elles sont</translation>
    </message>
    <message>
        <source>Animation…</source>
        <translation>Animation…</translation>
    </message>
    <message>
        <source>Save the boards over the timeline as an animated GIF or WebP</source>
        <translation>Enregistrer les grilles le long de la chronologie en GIF ou WebP animé</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Back one pass</source>
        <translation>Une passe en arrière</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Forward one pass</source>
        <translation>Une passe en avant</translation>
    </message>
    <message>
        <source>Go to the end of the longest run</source>
        <translation>À la fin de la plus longue exécution</translation>
    </message>
    <message>
        <source>Go to the first difference</source>
        <translation>À la première différence</translation>
    </message>
    <message>
        <source>Go to the first pass after which the boards differ</source>
        <translation>À la première passe à la fin de laquelle les grilles ne sont pas toutes pareilles</translation>
    </message>
    <message>
        <source>Go to the first mistake</source>
        <translation>À la première erreur</translation>
    </message>
    <message>
        <source>Go to the first pass that loses a digit of the solution</source>
        <translation>À la première passe qui perd un chiffre de la solution</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Les deux en une</translation>
    </message>
    <message>
        <source>For two networks: one more board that shows what both removed and what only one removed</source>
        <translation>Une grille de plus&#xa0;: ce que les deux ont retiré, et ce qu’une seule a retiré&#xa0;; pour deux réseaux</translation>
    </message>
    <message>
        <source>Stop the runs</source>
        <translation>Arrêter les exécutions</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>Arrêter le calcul&#x202f;; ce qui est là reste</translation>
    </message>
    <message>
        <source>Compare on a collection…</source>
        <translation>Sur une collection…</translation>
    </message>
    <message>
        <source>Compare the networks on the puzzles of the open collection</source>
        <translation>Comparer les réseaux sur les grilles de la collection ouverte</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Save the boards as a picture or an animation, or copy the comparison as text</source>
        <translation>Enregistrer les grilles comme image ou comme animation, ou copier ce que dit la comparaison</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>menu</comment>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Show runs of the puzzle by several networks and rules side by side</source>
        <translation>Montrer côte à côte les exécutions de la grille par plusieurs réseaux et règles</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Copy the comparison as text, rule by rule</source>
        <translation>Copier ce que dit la comparaison, règle par règle</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>L’état avant cette étape, tant que B est enfoncée</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedColumn</name>
    <message>
        <source>Remove this run</source>
        <translation>Retirer cette exécution</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Illégale</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Network of run %1</source>
        <translation>Réseau de l’exécution %1</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Grille de %1</translation>
    </message>
    <message>
        <source>Begins …</source>
        <translation>Commence…</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Aucune grille n’est ouverte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a run, and what is wrong there</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Switch off or move rules of this run</source>
        <translation>Désactiver des règles de cette exécution, ou les déplacer</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidat</numerusform>
            <numerusform>%n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Les deux en une</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedLegend</name>
    <message>
        <source>Meaning of the marks on the boards</source>
        <translation>Ce que signifient les marques des grilles</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedPictures</name>
    <message>
        <source>Ring: removed on this board only.</source>
        <translation>Anneau : éliminé sur cette grille seulement.</translation>
    </message>
    <message>
        <source>Dot: still present on this board only.</source>
        <translation>Point : encore là sur cette grille seulement.</translation>
    </message>
    <message>
        <source>Cross: the solution’s digit is removed.</source>
        <translation>Croix : le chiffre de la solution est éliminé.</translation>
    </message>
    <message>
        <source>Frame with a cross: a wrong digit.</source>
        <translation>Cadre avec croix : un chiffre faux.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a run, and how it ended: Pass 12 of 12: solved
----------
a place in a run, and what is wrong there: Pass 12 of 12: illegal board</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>where all runs are, and what signs mean</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Point: removed on both boards.</source>
        <translation>Point&#xa0;: retiré sur les deux grilles.</translation>
    </message>
    <message>
        <source>Half a disc: removed on the first (left half) or the second board only.</source>
        <translation>Demi-disque&#xa0;: retiré seulement sur la première grille (moitié gauche) ou sur la seconde.</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Les deux en une</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedWording</name>
    <message>
        <source>Removed on this board only</source>
        <translation>Éliminé sur cette grille seulement</translation>
    </message>
    <message>
        <source>Still present on this board only</source>
        <translation>Encore là sur cette grille seulement</translation>
    </message>
    <message>
        <source>The solution’s digit is removed</source>
        <translation>Le chiffre de la solution est éliminé</translation>
    </message>
    <message>
        <source>Wrong digit</source>
        <translation>Chiffre faux</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong digit(s)</source>
        <translation>
            <numerusform>%n chiffre faux</numerusform>
            <numerusform>%n chiffres faux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) of the solution lost</source>
        <translation>
            <numerusform>%n chiffre de la solution perdu</numerusform>
            <numerusform>%n chiffres de la solution perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>illegal board</source>
        <translation>grille illégale</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) removed on this board only</source>
        <translation>
            <numerusform>%n candidat éliminé sur cette grille seulement</numerusform>
            <numerusform>%n candidats éliminés sur cette grille seulement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) present on this board only</source>
        <translation>
            <numerusform>%n candidat sur cette grille seulement</numerusform>
            <numerusform>%n candidats sur cette grille seulement</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where all runs are: Pass 3 of 25</extracomment>
        <translation>Passe %1 sur %2</translation>
    </message>
    <message>
        <source>Removed on both: %1; on the first only: %2; on the second only: %3</source>
        <extracomment>candidates of two boards that are shown as one</extracomment>
        <translation>Retirés sur les deux&#xa0;: %1&#xa0;; sur la première seulement&#xa0;: %2&#xa0;; sur la seconde seulement&#xa0;: %3</translation>
    </message>
    <message>
        <source>Removed on both boards</source>
        <translation>Retiré sur les deux grilles</translation>
    </message>
    <message>
        <source>Removed on the first board only</source>
        <translation>Retiré sur la première grille seulement</translation>
    </message>
    <message>
        <source>Removed on the second board only</source>
        <translation>Retiré sur la seconde grille seulement</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Position %1 sur %2</translation>
    </message>
</context>
<context>
    <name>convoku::ComparisonWording</name>
    <message>
        <source>the same rules in the same order</source>
        <translation>les mêmes règles dans le même ordre</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>in a different order</source>
        <translation>dans un autre ordre</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Cette exécution</translation>
    </message>
    <message>
        <source>without search</source>
        <translation>sans recherche</translation>
    </message>
    <message>
        <source>with search</source>
        <translation>avec recherche</translation>
    </message>
    <message>
        <source>The other run: %1</source>
        <translation>L’autre exécution&#xa0;: %1</translation>
    </message>
    <message>
        <source>The runs are identical so far.</source>
        <translation>Les exécutions sont identiques jusqu’ici.</translation>
    </message>
    <message>
        <source>The runs diverge here, in pass %1.</source>
        <translation>Les exécutions se séparent ici, à la passe %1.</translation>
    </message>
    <message>
        <source>The runs diverged in pass %1.</source>
        <translation>Les exécutions se sont séparées à la passe %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message>
        <source>Running: %1 so far.</source>
        <translation>En cours&#xa0;: %1 jusqu’ici.</translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>aucune hypothèse</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1, annulées&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n hypothèse</numerusform>
            <numerusform>%n hypothèses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>a result, passes, guesses: Solved: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>%1&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <source>The runs diverge in pass %1.</source>
        <translation>Les exécutions se séparent à la passe %1.</translation>
    </message>
    <message>
        <source>Both runs are identical in every pass: the different rules have no effect here.</source>
        <translation>Les deux exécutions sont identiques à chaque passe&#xa0;: la différence de règles ne change rien ici.</translation>
    </message>
    <message>
        <source>The other run is %1 longer.</source>
        <translation>L’autre prend %1 de plus.</translation>
    </message>
    <message>
        <source>The other run is %1 shorter.</source>
        <translation>L’autre prend %1 de moins.</translation>
    </message>
    <message>
        <source>The other run takes just as many passes.</source>
        <translation>L’autre prend autant de passes.</translation>
    </message>
    <message>
        <source>It makes %1 more.</source>
        <translation>Elle fait %1 de plus.</translation>
    </message>
    <message>
        <source>It saves %1.</source>
        <translation>Elle fait %1 de moins.</translation>
    </message>
    <message>
        <source>It removes too little here, so it has to guess.</source>
        <translation>Ce qui lui manque est nécessaire ici&#xa0;: sans cela, les hypothèses commencent.</translation>
    </message>
    <message>
        <source>This run: %1</source>
        <translation>Cette exécution&#xa0;: %1</translation>
    </message>
    <message>
        <source>The other run (%1): %2</source>
        <translation>L’autre exécution (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a rule and what it removed in the two runs: Pointing in row: 120, 133</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>a run that somebody stopped; passes, guesses: Stopped: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <source>This run continued after its solution, but the other did not.</source>
        <translation>Cette exécution a continué après sa solution, l’autre non.</translation>
    </message>
    <message>
        <source>The other run continued after its solution, but this one did not.</source>
        <translation>L’autre exécution a continué après sa solution, celle-ci non.</translation>
    </message>
    <message>
        <source>They end differently: %1, %2.</source>
        <extracomment>results: They end differently: Solved, Stalled.</extracomment>
        <translation>Elles finissent différemment&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>This run is still running.</source>
        <translation>Cette exécution continue.</translation>
    </message>
    <message>
        <source>This run was stopped after %1, before its end.</source>
        <translation>Cette exécution a été arrêtée après %1, avant sa fin.</translation>
    </message>
    <message>
        <source>The other run is still running.</source>
        <translation>L’autre exécution continue.</translation>
    </message>
    <message>
        <source>The other run was stopped after %1, before its end.</source>
        <translation>L’autre exécution a été arrêtée après %1, avant sa fin.</translation>
    </message>
    <message>
        <source>with different numbers in %1</source>
        <extracomment>names of rules as they stand in the network&apos;s text: with other numbers in hidden_single</extracomment>
        <translation>avec d’autres nombres dans %1</translation>
    </message>
</context>
<context>
    <name>convoku::CompressedFile</name>
    <message>
        <source>the compressed data is damaged</source>
        <translation>les données compressées sont endommagées</translation>
    </message>
    <message>
        <source>the compressed file ends too early</source>
        <translation>le fichier compressé se termine trop tôt</translation>
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
        <translation>domaine(%1) = %2</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> et %n autre</numerusform>
            <numerusform> et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>domain(%1) = {%2} ∧ %3</source>
        <translation>domaine(%1) = {%2} ∧ %3</translation>
    </message>
    <message>
        <source>%1 needs %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(box 1) needs 8 in {r1c1, r1c3} ∧ alldifferent(row 1)</extracomment>
        <translation>%1 exige %2 dans %3 ∧ %4</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only domain(%2) has %3, so %2 = %3</source>
        <translation>%1 et autant de valeurs que de cases&#xa0;: seul domaine(%2) contient %3, donc %2 = %3</translation>
    </message>
    <message>
        <source>domain(%1) = domain(%2) = {%3, %4}, a Hall pair ∧ %5</source>
        <translation>domaine(%1) = domaine(%2) = {%3, %4}, une paire de Hall ∧ %5</translation>
    </message>
    <message>
        <source>%1 ⇒ %2.</source>
        <extracomment>what holds, and what follows from it</extracomment>
        <translation>%1 ⇒ %2.</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. The domains are the initial candidates of the puzzle: %3 values in all.</source>
        <translation>%1 variables, une par case, et alldifferent pour chacune des %2 zones. Les domaines sont les candidats fournis avec la grille&#xa0;: %3 valeurs en tout.</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. %3 domains have one value, the given; the others have all %4.</source>
        <translation>%1 variables, une par case, et alldifferent pour chacune des %2 zones. %3 domaines ont une seule valeur, le chiffre donné&#x202f;; les autres ont les %4.</translation>
    </message>
    <message>
        <source>alldifferent(each %1)</source>
        <extracomment>a kind of house: alldifferent(each row)</extracomment>
        <translation>alldifferent(chaque %1)</translation>
    </message>
    <message>
        <source>%1: no value can be ruled out here; all domains stay unchanged.</source>
        <translation>%1&#xa0;: aucune valeur ne peut être exclue ici, tous les domaines restent.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like it.</source>
        <translation>
            <numerusform>Et %n autre de la même sorte.</numerusform>
            <numerusform>Et %n autres de la même sorte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2 = %3 violates %4</source>
        <translation>%1 = %2 = %3 viole %4</translation>
    </message>
    <message>
        <source>No assignment is left: %1.</source>
        <translation>Il ne reste aucune affectation&#xa0;: %1.</translation>
    </message>
    <message>
        <source>All %1 domains have one value, and alldifferent holds in all %2 houses.</source>
        <translation>Les %1 domaines ont tous une seule valeur, et alldifferent est satisfait dans les %2 zones.</translation>
    </message>
    <message>
        <source>No domain is empty, and %1 of %2 have one value: neither violated nor solved.</source>
        <translation>Aucun domaine n’est vide, et %1 sur %2 ont une seule valeur&#xa0;: ni violation, ni solution.</translation>
    </message>
    <message>
        <source>Branch: %1 = %2 ∨ %1 ≠ %2, first %1 = %2. %3 is the smallest domain with several values.</source>
        <translation>Branchement&#xa0;: %1 = %2 ∨ %1 ≠ %2, d’abord %1 = %2. %3 est le plus petit domaine à plusieurs valeurs.</translation>
    </message>
    <message numerus="yes">
        <source> under %n active guess(es)</source>
        <translation>
            <numerusform> sous %n hypothèse en cours</numerusform>
            <numerusform> sous %n hypothèses en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Backtrack: %1 = %2 allows no assignment ⇒ %1 ≠ %2%3.</source>
        <translation>Retour arrière&#xa0;: %1 = %2 n’admet aucune affectation ⇒ %1 ≠ %2%3.</translation>
    </message>
    <message>
        <source>Backtrack: the branch %1 = %2 is explored. The search continues with %1 ≠ %2%3.</source>
        <translation>Retour arrière&#xa0;: tout a été vu avec %1 = %2, la recherche continue avec %1 ≠ %2%3.</translation>
    </message>
    <message>
        <source>No branch is left to try.</source>
        <translation>Il ne reste aucune branche à essayer.</translation>
    </message>
    <message>
        <source>Nothing is left to branch on.</source>
        <translation>Il ne reste rien sur quoi brancher.</translation>
    </message>
    <message>
        <source>No branch: propagation still makes progress.</source>
        <translation>Pas de branchement&#xa0;: la propagation avance encore.</translation>
    </message>
    <message>
        <source>A fixpoint: propagation changes no domain.</source>
        <translation>Un point fixe&#xa0;: la propagation ne change aucun domaine.</translation>
    </message>
    <message>
        <source>Propagation takes %1 from %2.</source>
        <translation>La propagation retire %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valeur</numerusform>
            <numerusform>%n valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domain(s)</source>
        <translation>
            <numerusform>%n domaine</numerusform>
            <numerusform>%n domaines</numerusform>
        </translation>
    </message>
    <message>
        <source>An assignment that satisfies all constraints.</source>
        <translation>Une affectation qui satisfait toutes les contraintes.</translation>
    </message>
    <message>
        <source>Every branch is refuted: no assignment satisfies all constraints.</source>
        <translation>Toutes les branches sont réfutées&#xa0;: aucune affectation ne satisfait toutes les contraintes.</translation>
    </message>
    <message>
        <source>Every branch is explored: exactly one assignment satisfies all constraints.</source>
        <translation>Toutes les branches ont été vues&#xa0;: une seule affectation satisfait toutes les contraintes.</translation>
    </message>
    <message>
        <source>A second assignment satisfies all constraints too.</source>
        <translation>Une seconde affectation satisfait aussi toutes les contraintes.</translation>
    </message>
    <message>
        <source>Propagation has reached its fixpoint. Without branching, nothing more follows.</source>
        <translation>La propagation est à son point fixe, et sans branchement rien de plus n’en découle.</translation>
    </message>
    <message numerus="yes">
        <source>Not decided: the search was cut off after %n pass(es).</source>
        <translation>
            <numerusform>Indécis&#xa0;: la recherche a été coupée après %n passe.</numerusform>
            <numerusform>Indécis&#xa0;: la recherche a été coupée après %n passes.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least 1 if %1 ≥ %2: half of the truth value of %1 = %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>Au moins 1 là où %1 ≥ %2&#xa0;: une moitié de la valeur de vérité de %1 = %2.</translation>
    </message>
    <message>
        <source>At least 1 if %1 ≤ %2: half of the truth value of %1 = %2.</source>
        <translation>Au moins 1 là où %1 ≤ %2&#xa0;: une moitié de la valeur de vérité de %1 = %2.</translation>
    </message>
    <message>
        <source>The truth value of %1 = %2: 1 if it holds, else 0.</source>
        <translation>La valeur de vérité de %1 = %2&#xa0;: 1 si c’est vrai, sinon 0.</translation>
    </message>
    <message>
        <source>A linear expression: the sum of %1, each times its weight.</source>
        <translation>Une expression linéaire&#xa0;: la somme de %1, chaque terme multiplié par son poids.</translation>
    </message>
    <message>
        <source>A count: Σ %1, the number of them that hold.</source>
        <translation>Un décompte&#xa0;: Σ %1, combien d’entre eux sont vrais.</translation>
    </message>
    <message>
        <source>A sum: Σ %1.</source>
        <translation>Une somme&#xa0;: Σ %1.</translation>
    </message>
    <message>
        <source>∃ %1: true if one of them holds.</source>
        <translation>∃ %1&#xa0;: si l’un d’entre eux est vrai.</translation>
    </message>
    <message>
        <source>max %1.</source>
        <translation>max %1.</translation>
    </message>
    <message>
        <source>argmax %1: chooses the first of the largest.</source>
        <translation>argmax %1&#xa0;: le choix du premier parmi les plus grands.</translation>
    </message>
    <message>
        <source>The choice as literals: one is true, all others are false.</source>
        <translation>Le choix sous forme de littéraux&#xa0;: un seul est vrai, tous les autres sont faux.</translation>
    </message>
    <message>
        <source>The same literal %1 for everything it applies to.</source>
        <translation>Le même littéral %1, pour chacun de ceux qu’il concerne.</translation>
    </message>
    <message>
        <source>A constant: %1.</source>
        <translation>Une constante&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A linear expression: %1·%2 + %3.</source>
        <translation>Une expression linéaire&#xa0;: %1·%2 + %3.</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ 1.</source>
        <translation>La valeur de vérité de %1 ≥ 1.</translation>
    </message>
    <message>
        <source>%1, limited.</source>
        <translation>%1, borné.</translation>
    </message>
    <message>
        <source>A literal as before: %1.</source>
        <translation>Un littéral comme avant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 − %2: 0 if both are equal.</source>
        <translation>%1 − %2&#xa0;: 0 là où les deux sont égaux.</translation>
    </message>
    <message>
        <source>if %1 then %2 else %3.</source>
        <translation>si %1 alors %2 sinon %3.</translation>
    </message>
    <message>
        <source>The same variables with the dimensions in a different order: %1.</source>
        <translation>Les mêmes variables dans un autre ordre de dimensions&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what a layer computes, in quotes</extracomment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The same literal %1, with 0 around the board.</source>
        <translation>Le même littéral %1 ; autour de la grille, 0.</translation>
    </message>
    <message>
        <source>The mean of %1.</source>
        <translation>La moyenne de %1.</translation>
    </message>
    <message>
        <source>A soft truth value of %1 &gt; 0: 1 / (1 + e^−x).</source>
        <translation>Une valeur de vérité douce de %1 &gt; 0 : 1 / (1 + e^−x).</translation>
    </message>
    <message>
        <source>A soft choice among %1: shares that add up to 1.</source>
        <translation>Un choix doux parmi %1 : des parts dont la somme est 1.</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only %2 have %3, the same number</source>
        <extracomment>alldifferent(row 3) and as many values as cells: only {r3c8, r3c9} have {4, 7}, as many</extracomment>
        <translation>%1 et autant de valeurs que de cases&#xa0;: seules %2 contiennent %3, en même nombre</translation>
    </message>
    <message>
        <source>%1 need %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(row 2) ∧ alldifferent(row 6) need 4 in columns 3 and 8 ∧ alldifferent(column 3) ∧ …</extracomment>
        <translation>%1 exigent %2 en %3 ∧ %4</translation>
    </message>
    <message>
        <source>domain(%1)</source>
        <extracomment>the values that are possible in a cell</extracomment>
        <translation>domaine(%1)</translation>
    </message>
    <message>
        <source>%1 = %2, a Hall set ∧ %3</source>
        <translation>%1 = %2, un ensemble de Hall ∧ %3</translation>
    </message>
    <message>
        <source>Every branch violates a constraint. Whether an assignment satisfies all constraints remains open.</source>
        <translation>Dans chaque branche, une contrainte est violée&#x202f;; si une affectation les satisfait toutes, cela n’est pas dit.</translation>
    </message>
    <message>
        <source>The same variables in one list: %1.</source>
        <translation>Les mêmes variables dans une seule liste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, divided by their root mean square.</source>
        <translation>%1, divisés par la racine de la moyenne de leurs carrés.</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>La valeur de vérité de %1 ≥ %2.</translation>
    </message>
    <message>
        <source>No other assignment was found. Whether there is one remains open.</source>
        <translation>Aucune autre affectation n’a été trouvée&#x202f;; s’il y en a une, cela n’est pas dit.</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneView</name>
    <message>
        <source>Costs of the trials</source>
        <translation>Coûts des essais</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneWords</name>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>a solution: %1</source>
        <translation>une solution&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: best %2</source>
        <translation>%1&#xa0;: meilleur %2</translation>
    </message>
    <message>
        <source>The cost of each trial appears here.</source>
        <translation>Le coût de chaque essai apparaîtra ici.</translation>
    </message>
</context>
<context>
    <name>convoku::CubePage</name>
    <message>
        <source>Finding before</source>
        <translation>Découverte précédente</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Découverte suivante</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>De biais</translation>
    </message>
    <message>
        <source>The cube from an angle, with the slice in front</source>
        <translation>Le cube vu de biais, la tranche vers l’avant</translation>
    </message>
    <message>
        <source>Digits’ side</source>
        <translation>Côté des chiffres</translation>
    </message>
    <message>
        <source>Rows and columns as on the board, the digits one behind the other</source>
        <translation>Lignes et colonnes comme sur la grille, les chiffres l’un derrière l’autre</translation>
    </message>
    <message>
        <source>Rows’ side</source>
        <translation>Côté des lignes</translation>
    </message>
    <message>
        <source>The rows stacked front to back; digits and columns are visible</source>
        <translation>Les lignes l’une derrière l’autre : on voit chiffres et colonnes</translation>
    </message>
    <message>
        <source>Columns’ side</source>
        <translation>Côté des colonnes</translation>
    </message>
    <message>
        <source>The columns stacked front to back; digits and rows are visible</source>
        <translation>Les colonnes l’une derrière l’autre : on voit chiffres et lignes</translation>
    </message>
    <message>
        <source>Viewing side of the cube</source>
        <translation>Côté d’où l’on voit le cube</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Exporter l’i&amp;mage…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the turn…</source>
        <translation>Exporter la rotation en &amp;animation…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export the view as a picture, or the rotation as an animation</source>
        <translation>Exporter ce qui est montré en image, ou la rotation en animation</translation>
    </message>
    <message>
        <source>Align with the step’s rule</source>
        <translation>Comme la règle de l’étape</translation>
    </message>
    <message>
        <source>Exchange two axes of the kernel, and see what it finds on the same board from that side</source>
        <translation>Échanger deux axes du noyau et voir ce qu’il trouve de ce côté sur la même grille</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>De côté</translation>
    </message>
    <message>
        <source>Turn the cube to the rule with the same removals from the other side</source>
        <translation>Tourner le cube vers la règle qui élimine la même chose de l’autre côté</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Aucune grille n’est ouverte.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of several: 2 of 3</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>k = %1: %2</source>
        <extracomment>how many values a kernel looks for, and what rule that is: k = 2: Naked pair in row</extracomment>
        <translation>k = %1 : %2</translation>
    </message>
    <message>
        <source>k = %1</source>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>From the side: %1</source>
        <extracomment>the same finding from the side; %1: Hidden quad in row</extracomment>
        <translation>De côté : %1</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <extracomment>exchanges the axes of a kernel; %1 is the rule that it becomes: Turn: Hidden pair in row</extracomment>
        <translation>Tourner : %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Cube</source>
        <comment>menu</comment>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Show the candidates as a cube, with the rule’s kernel turned in it</source>
        <translation>Montrer les candidats en cube, et le noyau de la règle tourné dedans</translation>
    </message>
</context>
<context>
    <name>convoku::CubeView</name>
    <message>
        <source>Cube of candidates</source>
        <translation>Cube des candidats</translation>
    </message>
</context>
<context>
    <name>convoku::CubeWording</name>
    <message>
        <source>Group: %1 · place: %2 · value: %3</source>
        <extracomment>how a kernel is laid over the candidates: Group: row 3 · place: cell · value: digit</extracomment>
        <translation>Groupe : %1 · place : %2 · valeur : %3</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>chiffre %1</translation>
    </message>
    <message>
        <source>digit</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>cell</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>case</translation>
    </message>
    <message>
        <source>value: %1</source>
        <translation>valeur : %1</translation>
    </message>
    <message>
        <source>place: %1</source>
        <translation>place : %1</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>axis of the cube</comment>
        <translation>lignes</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>axis of the cube</comment>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>axis of the cube</comment>
        <translation>chiffres</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1 : part</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1 : absent</translation>
    </message>
    <message>
        <source>%1: lit</source>
        <translation>%1 : allumé</translation>
    </message>
    <message>
        <source>place ↔ value</source>
        <translation>place ↔ valeur</translation>
    </message>
    <message>
        <source>group ↔ value</source>
        <translation>groupe ↔ valeur</translation>
    </message>
    <message>
        <source>group ↔ place</source>
        <translation>groupe ↔ place</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn</comment>
        <extracomment>which axes of a kernel change places, and what rule that gives: place ↔ value: Hidden pair in row</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: does not turn. A box is not an axis of the cube: the same place in all boxes is not a house, so nothing follows from it.</source>
        <translation>%1 : ne tourne pas. Un bloc n’est pas un axe du cube : la même place dans tous les blocs n’est pas une zone, il n’en découle donc rien.</translation>
    </message>
    <message>
        <source>A box is not a slice of the cube: its cells are in several rows and columns. They are first gathered side by side; then the same kernel is applied to them.</source>
        <translation>Un bloc n’est pas une tranche du cube : ses cases sont dans plusieurs lignes et colonnes. Elles sont d’abord rangées côte à côte ; puis le même noyau est posé dessus.</translation>
    </message>
    <message>
        <source>%1 compares a line with a box, and a box is not an axis of the cube. Therefore this kernel fits no slice and does not turn with the cube. Its own twin, with line and box exchanged, is %2.</source>
        <translation>%1 compare une ligne ou une colonne à un bloc, et un bloc n’est pas un axe du cube : ce noyau n’est posé sur aucune tranche et ne tourne pas avec lui. Son propre jumeau, ligne et bloc échangés, est %2.</translation>
    </message>
    <message>
        <source>This rule is not the subset kernel. It names no group, place or value, so there are no axes to exchange.</source>
        <translation>Cette règle n’est pas le noyau des sous-ensembles : elle ne nomme ni groupe, ni place, ni valeur, il n’y a donc pas d’axes à échanger.</translation>
    </message>
    <message>
        <source>From the side it is %1: the other values fit only the other places, and the same candidates are removed.</source>
        <extracomment>%1: Hidden quad in row</extracomment>
        <translation>De côté, c’est %1 : les autres valeurs n’ont que les autres places, et les mêmes candidats partent.</translation>
    </message>
    <message>
        <source>%1 finds nothing in this position.</source>
        <translation>%1 ne trouve rien dans cette position.</translation>
    </message>
    <message>
        <source>Nothing is found in %1.</source>
        <extracomment>%1: row 3, digit 4</extracomment>
        <translation>Rien n’est trouvé dans %1.</translation>
    </message>
</context>
<context>
    <name>convoku::DockTitle</name>
    <message>
        <source>Return “%1” to the main window</source>
        <translation>Remettre «&#xa0;%1&#xa0;» en place</translation>
    </message>
    <message>
        <source>“%1” in a window</source>
        <translation>«&#xa0;%1&#xa0;» dans une fenêtre</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>Fermer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>Dans une fenêtre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>convoku::Docks</name>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Enseigner</translation>
    </message>
    <message>
        <source>De&amp;bug</source>
        <translation>&amp;Déboguer</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>&amp;Présenter</translation>
    </message>
    <message>
        <source>The board, its reasons and the rules of the pass</source>
        <translation>La grille, ses raisons et les règles de la passe</translation>
    </message>
    <message>
        <source>The list of lessons beside the board</source>
        <translation>La liste des leçons à côté de la grille</translation>
    </message>
    <message>
        <source>Events, stack, breakpoints and watches around the board</source>
        <translation>Événements, pile, points d’arrêt et surveillances autour de la grille</translation>
    </message>
    <message>
        <source>The centre view, enlarged for an audience</source>
        <translation>La vue du centre, en grand&#xa0;: pour une salle</translation>
    </message>
</context>
<context>
    <name>convoku::EditBar</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete); right-clicking a cell also clears it</source>
        <translation>Effacer les cases sélectionnées (Suppr)&#x202f;; un clic avec le bouton droit efface aussi une case</translation>
    </message>
    <message>
        <source>Clear and fill</source>
        <translation>Effacer et remplir</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>Number of solutions</source>
        <translation>Nombre de solutions</translation>
    </message>
    <message>
        <source>Choose this digit, then click the cells to place it in</source>
        <translation>Choisissez ce chiffre, puis cliquez sur les cases qui le reçoivent</translation>
    </message>
    <message>
        <source>Place this digit in the selected cells; Shift with the key places a candidate</source>
        <translation>Mettre ce chiffre dans les cases sélectionnées&#x202f;; avec Maj et la touche&#xa0;: un candidat</translation>
    </message>
    <message>
        <source>Looking for solutions… %1 s</source>
        <translation>Recherche de solutions… %1 s</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <translation>Recherche de solutions…</translation>
    </message>
    <message>
        <source>Not known after %1 s</source>
        <translation>Indéterminé après %1 s</translation>
    </message>
</context>
<context>
    <name>convoku::EditController</name>
    <message>
        <source>&amp;New puzzle</source>
        <translation>&amp;Nouvelle grille</translation>
    </message>
    <message>
        <source>Type a puzzle into an empty grid</source>
        <translation>Saisir une grille dans des cases vides</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <source>&amp;Edit puzzle</source>
        <translation>&amp;Modifier la grille</translation>
    </message>
    <message>
        <source>Change the givens and candidates on the board</source>
        <translation>Changer les chiffres donnés et les candidats sur la grille</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Rétablir ce qui a été annulé</translation>
    </message>
    <message>
        <source>Edit &amp;candidates</source>
        <translation>Modifier les &amp;candidats</translation>
    </message>
    <message>
        <source>Digits and clicks on their places toggle candidates, as does Shift with a digit</source>
        <translation>Les chiffres, et les clics à leur place, posent ou ôtent des candidats&#x202f;; Maj et un chiffre aussi</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first</source>
        <translation>C&amp;hoisir d’abord le chiffre</translation>
    </message>
    <message>
        <source>Choose a digit, then click the cells to place it in</source>
        <translation>Choisissez un chiffre, puis cliquez sur les cases qui le reçoivent</translation>
    </message>
    <message>
        <source>Digit first</source>
        <translation>Chiffre d’abord</translation>
    </message>
    <message>
        <source>&amp;Move on after a digit</source>
        <translation>&amp;Avancer après un chiffre</translation>
    </message>
    <message>
        <source>After you type a digit, the cursor moves to the next cell</source>
        <translation>Quand un chiffre a été saisi, le curseur passe à la case suivante</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>&amp;Tout effacer</translation>
    </message>
    <message>
        <source>Clear all digits and restore all candidates</source>
        <translation>Retirer tous les chiffres et remettre tous les candidats</translation>
    </message>
    <message>
        <source>All candidates a&amp;gain</source>
        <translation>Remettre to&amp;us les candidats</translation>
    </message>
    <message>
        <source>Keep the digits; restore all candidates in every other cell</source>
        <translation>Garder les chiffres&#x202f;; toute autre case a tous les candidats</translation>
    </message>
    <message>
        <source>Candidates &amp;from the digits</source>
        <translation>Candidats d’après les chi&amp;ffres</translation>
    </message>
    <message>
        <source>Fill each cell without a digit with the candidates that no digit in its houses forbids</source>
        <translation>Dans chaque case sans chiffre, les candidats qu’aucun chiffre de ses zones n’interdit</translation>
    </message>
    <message>
        <source>Rotate to the &amp;right</source>
        <translation>Tourner à &amp;droite</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the right</source>
        <translation>Tourner la grille d’un quart de tour à droite</translation>
    </message>
    <message>
        <source>Rotate to the &amp;left</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the left</source>
        <translation>Tourner la grille d’un quart de tour à gauche</translation>
    </message>
    <message>
        <source>Rotate by &amp;half a turn</source>
        <translation>Tourner d’un demi-&amp;tour</translation>
    </message>
    <message>
        <source>Turn the puzzle upside down</source>
        <translation>Mettre la grille à l’envers</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>Miroir gauc&amp;he-droite</translation>
    </message>
    <message>
        <source>Left and right change places</source>
        <translation>La gauche et la droite échangent leurs places</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>Miroir haut-&amp;bas</translation>
    </message>
    <message>
        <source>Top and bottom change places</source>
        <translation>Le haut et le bas échangent leurs places</translation>
    </message>
    <message>
        <source>Mirror at the &amp;diagonal</source>
        <translation>Miroir di&amp;agonal</translation>
    </message>
    <message>
        <source>Rows become columns</source>
        <translation>Les lignes deviennent des colonnes</translation>
    </message>
    <message>
        <source>Mirror at the &amp;other diagonal</source>
        <translation>Miroir sur l’autre diago&amp;nale</translation>
    </message>
    <message>
        <source>Rows become columns, from the last to the first</source>
        <translation>Les lignes deviennent des colonnes, de la dernière à la première</translation>
    </message>
    <message>
        <source>&amp;Shuffle rows and columns</source>
        <translation>&amp;Mélanger lignes et colonnes</translation>
    </message>
    <message>
        <source>Shuffle rows within bands, columns within stacks, and the bands and stacks themselves</source>
        <translation>Les lignes dans les bandes, les colonnes dans les piles, les bandes et les piles changent de place au hasard</translation>
    </message>
    <message>
        <source>Rename digits by a&amp;ppearance</source>
        <translation>Renommer les chiffres par ordre d’ap&amp;parition</translation>
    </message>
    <message>
        <source>Renumber digits as they appear, row by row: the first is 1, the next 2, and so on</source>
        <translation>Le chiffre qui vient en premier, ligne par ligne, devient 1, le suivant 2, et ainsi de suite</translation>
    </message>
    <message>
        <source>Rename digits at rando&amp;m</source>
        <translation>Renommer les chiffres au ha&amp;sard</translation>
    </message>
    <message>
        <source>Rename the digits at random</source>
        <translation>Chaque chiffre reçoit un autre nom au hasard</translation>
    </message>
    <message>
        <source>Re&amp;name digits…</source>
        <translation>&amp;Renommer les chiffres…</translation>
    </message>
    <message>
        <source>Choose which digits change places</source>
        <translation>Choisir quels chiffres échangent leurs places</translation>
    </message>
    <message>
        <source>Edit the current p&amp;osition</source>
        <translation>Modifier la &amp;position affichée</translation>
    </message>
    <message>
        <source>Copy the decided digits and the candidates of this position into the editor</source>
        <translation>Reprendre dans l’éditeur les chiffres déterminés et les candidats de cette position</translation>
    </message>
    <message>
        <source>Look for more so&amp;lutions</source>
        <translation>Chercher d’autres so&amp;lutions</translation>
    </message>
    <message>
        <source>Continue to look for solutions of the edited puzzle</source>
        <translation>Continuer à chercher des solutions de la grille modifiée</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Chercher encore</translation>
    </message>
    <message>
        <source>Mark &amp;where two solutions differ</source>
        <translation>&amp;Marquer où deux solutions diffèrent</translation>
    </message>
    <message>
        <source>Mark the cells in which two solutions of the edited puzzle differ, with both digits</source>
        <translation>Marquer les cases où deux solutions de la grille modifiée diffèrent, avec les deux chiffres</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>&amp;Step through the edited puzzle</source>
        <translation>&amp;Exécuter la grille modifiée</translation>
    </message>
    <message>
        <source>Run the edited puzzle and step through it (Enter on the board)</source>
        <translation>Exécuter la grille modifiée et la parcourir pas à pas (Entrée sur la grille)</translation>
    </message>
    <message>
        <source>Step through it</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Discard the cha&amp;nges</source>
        <translation>Abandonner les c&amp;hangements</translation>
    </message>
    <message>
        <source>Leave the editor without changing the puzzle</source>
        <translation>Quitter l’éditeur&#x202f;; la grille reste telle qu’elle était</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>The search for solutions stopped: %1</source>
        <translation>La recherche de solutions s’est interrompue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Typed puzzle</source>
        <translation>Grille saisie</translation>
    </message>
    <message>
        <source>Convoku</source>
        <translation>Convoku</translation>
    </message>
    <message>
        <source>The edited puzzle has changes.</source>
        <translation>La grille modifiée comporte des changements.</translation>
    </message>
    <message>
        <source>What do you want to do with it?</source>
        <translation>Que faut-il en faire&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Step through it</source>
        <translation>L’&amp;exécuter</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Enre&amp;gistrer…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Continue &amp;editing</source>
        <translation>&amp;Continuer la modification</translation>
    </message>
    <message>
        <source>Editing: %1.</source>
        <translation>Modification&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Digits and clicks: toggle candidates. Delete: clear all. Backspace: restore all. Right-click: only this one. M: digits.</source>
        <translation>Chiffres et clics&#xa0;: poser ou ôter des candidats. Suppr&#xa0;: aucun. Retour arrière&#xa0;: tous. Bouton droit&#xa0;: seulement celui-ci. M&#xa0;: chiffres.</translation>
    </message>
    <message>
        <source>Digits; 0 or Space: clear. Shift with a digit, or M: candidates. Enter: step through the puzzle. Esc: leave.</source>
        <translation>Chiffres&#x202f;; 0 ou Espace&#xa0;: vide. Maj et un chiffre, ou M&#xa0;: candidats. Entrée&#xa0;: exécuter. Échap&#xa0;: quitter.</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what undo takes back, as in: Take back: digit</extracomment>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Do again: %1</source>
        <extracomment>%1: what redo does again, as in: Do again: digit</extracomment>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Edited puzzle</source>
        <translation>Grille modifiée</translation>
    </message>
</context>
<context>
    <name>convoku::EditWording</name>
    <message>
        <source>digit</source>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>effacer des cases</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidats</translation>
    </message>
    <message>
        <source>clear all</source>
        <translation>tout effacer</translation>
    </message>
    <message>
        <source>all candidates again</source>
        <translation>remettre tous les candidats</translation>
    </message>
    <message>
        <source>candidates from the digits</source>
        <translation>candidats d’après les chiffres</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>coller</translation>
    </message>
    <message>
        <source>take the position</source>
        <translation>reprendre la position</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>transformer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1: no digit is possible</source>
        <translation>%1&#xa0;: aucun chiffre possible</translation>
    </message>
    <message>
        <source>%1: %2 possible</source>
        <extracomment>a cell and its candidates: r1c4: 1 2 9 possible</extracomment>
        <translation>%1&#xa0;: possibles %2</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n chiffre donné</numerusform>
            <numerusform>%n chiffres donnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with edited candidates</source>
        <translation>
            <numerusform>%n case avec ses propres candidats</numerusform>
            <numerusform>%n cases avec leurs propres candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>%1 figure deux fois en %2, en %3 et en %4.</translation>
    </message>
    <message>
        <source>There are more clashes.</source>
        <translation>Il y a d’autres conflits.</translation>
    </message>
    <message>
        <source>%1 has no candidate.</source>
        <translation>%1 n’a aucun candidat.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have no candidate: %1.</source>
        <translation>
            <numerusform>%n case n’a aucun candidat&#xa0;: %1.</numerusform>
            <numerusform>%n cases n’ont aucun candidat&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Aucune solution</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Une solution</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>Deux solutions diffèrent dans %n case&#xa0;: %1.</numerusform>
            <numerusform>Deux solutions diffèrent dans %n cases&#xa0;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::EqualitySlider</name>
    <message>
        <source>k, the number that the layer compares with</source>
        <translation>k, le nombre avec lequel la couche compare</translation>
    </message>
    <message>
        <source>Try a different k in this view</source>
        <translation>Essayer un autre k dans cette vue</translation>
    </message>
    <message>
        <source>Compare with the network’s own number again</source>
        <translation>Comparer à nouveau avec le nombre du réseau</translation>
    </message>
    <message>
        <source>A trial: the run keeps its own k.</source>
        <translation>Un essai : l’exécution garde son propre k.</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>Revenir à k = %1</translation>
    </message>
</context>
<context>
    <name>convoku::ErrorTable</name>
    <message>
        <source>Errors</source>
        <translation>Où il se trompe</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>places</source>
        <translation>places</translation>
    </message>
    <message>
        <source>its sum</source>
        <translation>sa somme</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>appris</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>convoku::EvaluationPicture</name>
    <message>
        <source>In one shot</source>
        <translation>En une fois</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>givens</source>
        <translation>chiffres donnés</translation>
    </message>
    <message>
        <source>Accuracy by number of givens: %1</source>
        <translation>Justesse selon le nombre de chiffres donnés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>convoku::EventsModel</name>
    <message>
        <source>Pass %1</source>
        <translation>Passe %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a pass and the most important thing that happened in it: 6: Guess r1c2 = 7</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <extracomment>removed candidates, and those that came back: 24, +57</extracomment>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>Candidates left after the event</source>
        <translation>Candidats restants après l’événement</translation>
    </message>
    <message>
        <source>Candidates removed or set aside; a plus sign marks restored ones</source>
        <translation>Candidats qu’il a éliminés ou mis de côté&#x202f;; avec un signe plus, ceux qui sont revenus</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restants</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Éliminés</translation>
    </message>
</context>
<context>
    <name>convoku::EventsPanel</name>
    <message>
        <source>&amp;Copy in words</source>
        <translation>&amp;Copier en toutes lettres</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
</context>
<context>
    <name>convoku::Examples</name>
    <message>
        <source>The article’s hard puzzle: three guesses</source>
        <translation>La grille difficile de l’article&#xa0;: trois hypothèses</translation>
    </message>
    <message>
        <source>The article’s easy puzzle: two passes</source>
        <translation>La grille facile de l’article&#xa0;: deux passes</translation>
    </message>
    <message>
        <source>Rules only: no guess is needed</source>
        <translation>Règles seules&#xa0;: aucune hypothèse nécessaire</translation>
    </message>
    <message>
        <source>A deep search</source>
        <translation>Une recherche profonde</translation>
    </message>
    <message>
        <source>No solution: two equal givens in a row</source>
        <translation>Aucune solution&#xa0;: deux donnés égaux dans une ligne</translation>
    </message>
    <message>
        <source>The empty grid: 47 guesses, none wrong</source>
        <translation>La grille vide&#xa0;: 47 hypothèses, aucune fausse</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>100 puzzles with many givens; a few passes solve them</source>
        <translation>100 grilles avec beaucoup de chiffres donnés&#x202f;; quelques passes les résolvent</translation>
    </message>
    <message>
        <source>30 puzzles without a guess where this rule removes something: %1</source>
        <translation>30 grilles sans hypothèse où cette règle élimine quelque chose&#xa0;: %1</translation>
    </message>
    <message>
        <source>Guessing</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>50 puzzles with one guess, or two at once</source>
        <translation>50 grilles avec une hypothèse, ou deux à la fois</translation>
    </message>
    <message>
        <source>Deep search</source>
        <translation>Recherche profonde</translation>
    </message>
    <message>
        <source>30 puzzles with four or more guesses at once</source>
        <translation>30 grilles avec quatre hypothèses ou plus à la fois</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationPanel</name>
    <message>
        <source>&amp;Go to the step</source>
        <translation>Aller à l’é&amp;tape</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Raisons</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the last thing that happened to a candidate, and where: 3.6: removed by Pointing in row</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The board marks these reasons only in pass %1. Go to the step to see them there.</source>
        <translation>La grille ne marque ces raisons qu’à la passe %1 : allez à l’étape pour les y voir.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Undo &amp;the guess</source>
        <extracomment>steps on to where the search takes a failed guess back</extracomment>
        <translation>L’a&amp;nnuler</translation>
    </message>
    <message>
        <source>Another deduction of this step</source>
        <translation>Une autre déduction de cette étape</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>Un clic demande pourquoi il en est ainsi.</translation>
    </message>
    <message>
        <source>Given: the puzzle has it from the start.</source>
        <translation>Chiffre donné&#xa0;: la grille l’a dès le départ.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>Un clic mène à cette étape.</translation>
    </message>
    <message>
        <source>The cell, with its removed candidates crossed out</source>
        <translation>La case, avec ce qui l’a quittée barré</translation>
    </message>
    <message>
        <source>Missing from %1, and why</source>
        <translation>Ce qui a quitté %1, et pourquoi</translation>
    </message>
    <message>
        <source>This holds while these guesses are active</source>
        <translation>Cela vaut tant que ces hypothèses tiennent</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationWording</name>
    <message>
        <source>%1 has only %2 left, so %2 is removed from the rest of %3.</source>
        <translation>%1 n’a plus que %2&#xa0;: %2 est éliminé du reste du %3.</translation>
    </message>
    <message>
        <source>In %1, %2 is only in %3 (%4), so it is removed from the rest of %3.</source>
        <translation>En %1, %2 n’est possible qu’en %3 (%4)&#xa0;: il est éliminé ailleurs en %3.</translation>
    </message>
    <message>
        <source>In %1, %2 has only one place, %3, so that cell’s other candidates are removed.</source>
        <translation>En %1, %2 n’a qu’une place, %3&#xa0;: les autres candidats de cette case sont éliminés.</translation>
    </message>
    <message>
        <source>%1 and %2 have only %3 and %4, so both are removed from the rest of %5.</source>
        <translation>%1 et %2 n’ont que %3 et %4&#xa0;: ces deux chiffres sont éliminés ailleurs en %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), each of them enough:</source>
        <translation>
            <numerusform>%n constat, suffisant à lui seul&#xa0;:</numerusform>
            <numerusform>%n constats, chacun suffisant à lui seul&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; equals %2 → %3</source>
        <extracomment>a sum and what it decides: 1·0 + 1·1 = 1; equals 1 → 1</extracomment>
        <translation>%1&#x202f;; égal à %2 → %3</translation>
    </message>
    <message>
        <source>Rules that would remove it in this pass too: %1.</source>
        <translation>L’auraient éliminé aussi dans cette passe&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The guess %1 sets %2 aside.</source>
        <translation>L’hypothèse %1 met de côté %2.</translation>
    </message>
    <message>
        <source>The guess %1 failed.</source>
        <translation>L’hypothèse %1 a échoué.</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 élimine %2.</translation>
    </message>
    <message>
        <source>given</source>
        <translation>donné</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 n’a plus aucun candidat.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>digits of a cell, and what removed them: 1, 2: 2.3 Pointing in row.</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>from the start</source>
        <extracomment>since when a cell has only one candidate</extracomment>
        <translation>dès le début</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a cell, and since when it has only one candidate: r1c9 (since 1.2 Pointing in row)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (since %2)</source>
        <translation>%1 (depuis %2)</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, in %3 and %4.</source>
        <translation>%1 figure deux fois en %2, en %3 et en %4.</translation>
    </message>
    <message>
        <source>Why %1 is not in %2</source>
        <translation>Pourquoi %1 n’est pas en %2</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>Un chiffre donné l’exclut.</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>Il n’était pas dans la grille telle qu’elle a été ouverte.</translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <translation>
            <numerusform>%n élimination</numerusform>
            <numerusform>%n éliminations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n chiffre donné</numerusform>
            <numerusform>%n chiffres donnés</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, and on %3.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;</extracomment>
        <translation>Cela repose sur %1 en %2, et sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) missing in the opened puzzle</source>
        <translation>
            <numerusform>%n candidat absent de la grille telle qu’elle a été ouverte</numerusform>
            <numerusform>%n candidats absents de la grille telle qu’elle a été ouverte</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, on %3, and on %4.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;, %4: &quot;3 candidates missing in the puzzle as it was opened&quot;</extracomment>
        <translation>Cela repose sur %1 en %2, sur %3, et sur %4.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 5 in r6c9</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>It holds only while %n guess(es) are active.</source>
        <translation>
            <numerusform>Cela ne vaut que tant que %n hypothèse tient.</numerusform>
            <numerusform>Cela ne vaut que tant que %n hypothèses tiennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: that is enough to remove it. Convoku has no explanation for this rule and found this by trial.</source>
        <extracomment>what was there (4 in r3c8) and what was not (r1c5 ≠ 7)</extracomment>
        <translation>%1&#xa0;: cela suffit pour qu’il soit éliminé. Le programme ne connaît pas la règle, et a trouvé cela en essayant.</translation>
    </message>
    <message>
        <source>any board at all</source>
        <extracomment>stands for the reasons of a removal where there are none: the rule removes it always</extracomment>
        <translation>Quelle que soit la grille</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>reasons</comment>
        <extracomment>behind the first reasons of a removal: 1 in r7c1, r7c2 ≠ 1 and 7 more</extracomment>
        <translation>
            <numerusform> et %n autre</numerusform>
            <numerusform> et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so the other candidates of these cells are removed.</source>
        <translation>En %1, %2 n’ont que ces places&#xa0;: %3. Les autres candidats de ces cases sont donc éliminés.</translation>
    </message>
    <message>
        <source>%1 have only %2, so these digits are removed from the rest of %3.</source>
        <translation>%1 n’ont que %2&#xa0;: ces chiffres sont éliminés ailleurs en %3.</translation>
    </message>
    <message>
        <source>Why %1 is %2</source>
        <extracomment>a cell and its digit: Why r4c5 is 2</extracomment>
        <translation>Pourquoi %1 vaut %2</translation>
    </message>
</context>
<context>
    <name>convoku::Export</name>
    <message>
        <source>Cancelled; nothing was written to %1.</source>
        <translation>Annulé&#x202f;; rien n’a été écrit dans %1.</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>Il n’y a pas d’image à écrire.</translation>
    </message>
    <message>
        <source>The pictures are too large. A GIF has at most 65535 pixels per side, a WebP 16383.</source>
        <translation>Les images sont trop grandes&#xa0;: un GIF a au plus 65535 pixels de côté, un WebP 16383.</translation>
    </message>
    <message>
        <source>A picture could not be drawn: not enough memory for its size.</source>
        <translation>Une image n’a pas pu être dessinée&#xa0;: trop peu de mémoire pour sa taille.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The encoder failed; nothing was written to %1.</source>
        <translation>L’encodeur a échoué&#x202f;; rien n’a été écrit dans %1.</translation>
    </message>
</context>
<context>
    <name>convoku::ExportChoices</name>
    <message>
        <source>custom</source>
        <translation>choix personnel</translation>
    </message>
    <message>
        <source>article: 338 px, the board alone</source>
        <translation>article&#xa0;: 338 px, la grille seule</translation>
    </message>
    <message>
        <source>web page: 480 px</source>
        <translation>page web&#xa0;: 480 px</translation>
    </message>
    <message>
        <source>slide: 720 px, slower</source>
        <translation>diapositive&#xa0;: 720 px, plus lent</translation>
    </message>
    <message>
        <source>large, for print: 1080 px</source>
        <translation>grand, pour l’impression&#xa0;: 1080 px</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>&amp;Préréglage</translation>
    </message>
    <message>
        <source>GIF: plays everywhere</source>
        <translation>GIF&#xa0;: se lit partout</translation>
    </message>
    <message>
        <source>WebP: smaller, all colours exact</source>
        <translation>WebP&#xa0;: plus petit, couleurs exactes</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;whole runs</source>
        <translation>exécutions en&amp;tières</translation>
    </message>
    <message>
        <source>&amp;whole run</source>
        <translation>exécution en&amp;tière</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>each pass</source>
        <translation>chaque passe</translation>
    </message>
    <message>
        <source>each change: every rule, guess and backtrack</source>
        <translation>chaque changement&#xa0;: règle, hypothèse et retour</translation>
    </message>
    <message>
        <source>&amp;Picture for</source>
        <translation>&amp;Image pour</translation>
    </message>
    <message>
        <source>two fading pictures &amp;between steps</source>
        <translation>deux images de fondu e&amp;ntre les étapes</translation>
    </message>
    <message>
        <source>the plane looked at</source>
        <translation>le plan affiché</translation>
    </message>
    <message>
        <source>all planes</source>
        <translation>tous les plans</translation>
    </message>
    <message>
        <source>S&amp;lide over</source>
        <translation>&amp;Balayer</translation>
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
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>Frame dura&amp;tion</source>
        <translation>D&amp;urée d’une image</translation>
    </message>
    <message>
        <source>Browsers slow down above 50 pictures per second, so the file has 50.</source>
        <translation>Les navigateurs ralentissent au-delà de 50 images par seconde&#xa0;: le fichier en a 50.</translation>
    </message>
    <message>
        <source>Hold &amp;last frame</source>
        <translation>Dernière i&amp;mage</translation>
    </message>
    <message>
        <source>forever</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <source>several times</source>
        <translation>plusieurs fois</translation>
    </message>
    <message>
        <source>Number of times to play</source>
        <translation>Nombre de lectures</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Lectures</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Size (width)</source>
        <translation>Taille (&amp;largeur)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;caption</source>
        <translation>tit&amp;re</translation>
    </message>
    <message>
        <source>a se&amp;ntence on what each step did</source>
        <translation>ce que fait chaque étape, en une phra&amp;se</translation>
    </message>
    <message>
        <source>le&amp;gend</source>
        <translation>lé&amp;gende</translation>
    </message>
    <message>
        <source>&amp;row and column numbers</source>
        <translation>numéros de lignes et de &amp;colonnes</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>C&amp;ouleurs</translation>
    </message>
    <message>
        <source>First pass</source>
        <translation>Première passe</translation>
    </message>
    <message>
        <source>Last pass</source>
        <translation>Dernière passe</translation>
    </message>
    <message>
        <source>Frame duration</source>
        <translation>Durée d’une image</translation>
    </message>
    <message>
        <source>the plane</source>
        <translation>le plan</translation>
    </message>
    <message>
        <source>all numbers at once</source>
        <translation>tous les nombres à la fois</translation>
    </message>
    <message>
        <source>Animated PNG: for browsers</source>
        <translation>PNG animé&#xa0;: pour les navigateurs</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>Vidéo MP4</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>Vidéo WebM</translation>
    </message>
    <message>
        <source>Animated SVG: sharp at any size</source>
        <translation>SVG animé&#xa0;: net à toute taille</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>côte à côte</translation>
    </message>
    <message>
        <source>one above the other</source>
        <translation>l’une au-dessus de l’autre</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Grilles</translation>
    </message>
    <message>
        <source>Opening picture with this text, shown for two seconds</source>
        <translation>Une première image qui montre ceci pendant deux secondes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Opening t&amp;itle</source>
        <translation>Titre d’&amp;introduction</translation>
    </message>
    <message>
        <source>Text of the caption</source>
        <translation>Texte du titre</translation>
    </message>
    <message>
        <source>pass, depth, candidates left</source>
        <translation>passe, profondeur, candidats restants</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG&#xa0;: pixels</translation>
    </message>
    <message>
        <source>SVG: vector graphics, sharp at any size</source>
        <translation>SVG&#xa0;: traits et lettres, nets à toute taille</translation>
    </message>
    <message>
        <source>PDF: a page of vector graphics</source>
        <translation>PDF&#xa0;: une page de traits et de lettres</translation>
    </message>
    <message>
        <source>Letters: small, can be searched</source>
        <translation>Lettres&#xa0;: fichier petit, texte cherchable</translation>
    </message>
    <message>
        <source>Outlines: the same everywhere</source>
        <translation>Contours&#xa0;: identiques partout</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>GIF animé (*.gif)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>WebP animé (*.webp)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png *.apng)</source>
        <translation>PNG animé (*.png *.apng)</translation>
    </message>
    <message>
        <source>MP4 video (*.mp4)</source>
        <translation>Vidéo MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>WebM video (*.webm)</source>
        <translation>Vidéo WebM (*.webm)</translation>
    </message>
    <message>
        <source>Animated SVG (*.svg)</source>
        <translation>SVG animé (*.svg)</translation>
    </message>
    <message>
        <source>%1 pictures (*.%2)</source>
        <translation>Images %1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>convoku::ExportController</name>
    <message>
        <source>E&amp;xport animation…</source>
        <translation>Exporter l’&amp;animation…</translation>
    </message>
    <message>
        <source>Export the run as an animated GIF or WebP</source>
        <translation>Exporter l’exécution en GIF ou WebP animé</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Exporter l’i&amp;mage…</translation>
    </message>
    <message>
        <source>Save the centre view as PNG, SVG or PDF</source>
        <translation>Enregistrer en PNG, SVG ou PDF ce que montre la vue centrale</translation>
    </message>
    <message>
        <source>Export &amp;layer as picture…</source>
        <translation>Exporter la &amp;couche en image…</translation>
    </message>
    <message>
        <source>Export the layer in the tensor view, with its kernel and arithmetic, as PNG, SVG or PDF</source>
        <translation>Exporter la couche de la vue des tenseurs, son noyau et son calcul, en PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>Export layer as ani&amp;mation…</source>
        <translation>Exporter la couche en anima&amp;tion…</translation>
    </message>
    <message>
        <source>Export the kernel sliding over the layer’s input as an animated GIF or WebP</source>
        <translation>Exporter le balayage de l’entrée de la couche par le noyau en GIF ou WebP animé</translation>
    </message>
    <message>
        <source>Export collec&amp;tion…</source>
        <translation>Exporter la co&amp;llection…</translation>
    </message>
    <message>
        <source>Export an animation or a picture of each puzzle in the collection</source>
        <translation>Écrire une animation ou une image de chaque grille de la collection</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copier l’ima&amp;ge</translation>
    </message>
    <message>
        <source>Copy the centre view to the clipboard as a picture</source>
        <translation>Mettre dans le presse-papiers, en image, ce que montre la vue centrale</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>L’image est trop grande pour être copiée.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>There is nothing to draw here yet.</source>
        <translation>Il n’y a encore rien à dessiner ici.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Too many files. Filter the list of puzzles first.</source>
        <translation>Cela fait trop de fichiers&#xa0;: filtrez d’abord la liste des grilles.</translation>
    </message>
    <message>
        <source>Export t&amp;urn of the cube…</source>
        <translation>Exporter la rotation du cu&amp;be…</translation>
    </message>
    <message>
        <source>Export the cube’s rotation from one rule to another as an animated GIF or WebP</source>
        <translation>Exporter le cube qui tourne d’une règle à une autre en GIF ou WebP animé</translation>
    </message>
    <message>
        <source>Export networ&amp;k as ONNX…</source>
        <translation>Exporter le ré&amp;seau en ONNX…</translation>
    </message>
    <message>
        <source>Export the running network as an ONNX file, for any program that runs neural networks</source>
        <translation>Écrire le réseau en cours comme fichier ONNX, pour tout ce qui exécute des réseaux de neurones</translation>
    </message>
    <message>
        <source>Export page for a bro&amp;wser…</source>
        <translation>Exporter une page pour na&amp;vigateur…</translation>
    </message>
    <message>
        <source>Export a web page that steps through the running network</source>
        <translation>Écrire une page pour navigateur qui exécute pas à pas le réseau en cours</translation>
    </message>
    <message>
        <source>Export all la&amp;yers of the step…</source>
        <translation>Exporter toutes les couches de l’&amp;étape…</translation>
    </message>
    <message>
        <source>Export a picture of all layers of the step, with every number, as PNG, SVG or PDF</source>
        <translation>Exporter une image de toutes les couches de l’étape, avec chaque nombre, en PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>The step has more than %1 numbers, too many for a picture.</source>
        <translation>L’étape a plus de %1 nombres, qui ne tiennent pas dans une image.</translation>
    </message>
</context>
<context>
    <name>convoku::ExportDialog</name>
    <message>
        <source>Export the chain of a removal</source>
        <translation>Exporter la chaîne d’une élimination</translation>
    </message>
    <message>
        <source>Export the sliding kernel of a layer</source>
        <translation>Exporter le balayage du noyau d’une couche</translation>
    </message>
    <message>
        <source>Export both runs</source>
        <translation>Exporter les deux exécutions</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>Exporter l’animation</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>preparing the pictures …</source>
        <translation>préparation des images …</translation>
    </message>
    <message>
        <source>finding out the size …</source>
        <translation>calcul de la taille …</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message>
        <source>File size: %1</source>
        <extracomment>a file&apos;s size</extracomment>
        <translation>Le fichier fera %1.</translation>
    </message>
    <message>
        <source>about %1, counting …</source>
        <translation>environ %1, calcul en cours …</translation>
    </message>
    <message>
        <source>Saved: %1 (%2, %3)</source>
        <translation>Enregistré&#xa0;: %1 (%2, %3)</translation>
    </message>
    <message>
        <source>There is not enough memory for these pictures.</source>
        <translation>La mémoire ne suffit pas pour ces images.</translation>
    </message>
    <message>
        <source>Export the cube’s rotation</source>
        <translation>Exporter la rotation du cube</translation>
    </message>
    <message>
        <source>Export the training</source>
        <translation>Exporter l’entraînement</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>Exporter la recherche</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the picture to the clipboard</source>
        <translation>Mettre l’image dans le presse-papiers</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>L’image est trop grande pour être copiée.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The picture is being drawn…</source>
        <translation>L’image est en cours de dessin…</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>Enregistré : %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::FileController</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a file with one or more puzzles</source>
        <translation>Ouvrir un fichier avec une ou plusieurs grilles</translation>
    </message>
    <message>
        <source>&amp;Paste puzzle</source>
        <translation>Co&amp;ller la grille</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard</source>
        <translation>Ouvrir la grille du presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>&amp;Enregistrer la session</translation>
    </message>
    <message>
        <source>Save puzzle, rules, position, breakpoints, bookmarks and layout to a file</source>
        <translation>Enregistrer grille, règles, position, points d’arrêt, signets et disposition dans un fichier</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Enregistrer la session so&amp;us…</translation>
    </message>
    <message>
        <source>Save the session to a different file</source>
        <translation>Enregistrer la session dans un autre fichier</translation>
    </message>
    <message>
        <source>Save pu&amp;zzle as…</source>
        <translation>Enregistrer la gr&amp;ille sous…</translation>
    </message>
    <message>
        <source>Save the puzzle as it was opened, in a format that other programs read</source>
        <translation>Enregistrer la grille telle qu’elle a été ouverte, dans un format que lisent d’autres programmes</translation>
    </message>
    <message>
        <source>Save pos&amp;ition as…</source>
        <translation>Enregistrer la &amp;position sous…</translation>
    </message>
    <message>
        <source>Save the givens and the candidates of this position, in a format that other programs read</source>
        <translation>Enregistrer les chiffres donnés et les candidats de cette position, dans un format que lisent d’autres programmes</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Copy puzzle</source>
        <translation>&amp;Copier la grille</translation>
    </message>
    <message>
        <source>Copy the givens, one character per cell</source>
        <translation>Copier les chiffres donnés, un caractère par case</translation>
    </message>
    <message>
        <source>Copy &amp;decided cells</source>
        <translation>Copier les cases &amp;déterminées</translation>
    </message>
    <message>
        <source>Copy the digits decided at this position, one character per cell</source>
        <translation>Copier les chiffres déterminés à cette position, un caractère par case</translation>
    </message>
    <message>
        <source>Copy as: %1</source>
        <translation>Copier au format&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy the givens and the candidates of this position</source>
        <translation>Copier les chiffres donnés et les candidats de cette position</translation>
    </message>
    <message>
        <source>Copy the givens; this format has no candidates</source>
        <translation>Copier les chiffres donnés&#x202f;; ce format n’a pas de candidats</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy the address of this p&amp;lace</source>
        <translation>Cop&amp;ier l’adresse de cet endroit</translation>
    </message>
    <message>
        <source>Copy the current pass, step and layer in the form that Go to address reads</source>
        <translation>Copier la passe, l’étape et la couche affichées, telles que les lit Aller à l’adresse</translation>
    </message>
    <message>
        <source>Copy the pic&amp;ked candidate or number</source>
        <translation>Copier le candidat ou nombre choi&amp;si</translation>
    </message>
    <message>
        <source>Copy the address of the picked candidate or, in the tensors, the address and value of the picked number</source>
        <translation>Copier l’adresse du candidat choisi ou, dans les tenseurs, du nombre choisi et ce qu’il est</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>c’est un périphérique ou un tube, pas un fichier</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 n’a pas pu être ouvert.</translation>
    </message>
    <message numerus="yes">
        <source>%n breakpoint(s), bookmark(s) or watch(es) of %1 could not be read and were left out.</source>
        <translation>
            <numerusform>%n point d’arrêt, signet ou élément surveillé de %1 n’a pas pu être lu et a été omis.</numerusform>
            <numerusform>%n points d’arrêt, signets ou éléments surveillés de %1 n’ont pas pu être lus et ont été omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>Sessions of Convoku (*.convoku)</source>
        <translation>Sessions de Convoku (*.convoku)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>Enregistrer la position</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>Enregistrer la grille</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>Some lines of %1 are not puzzles.</source>
        <translation>Certaines lignes de %1 ne sont pas des grilles.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 n’existe plus.</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Open puzzles, a session, a lesson or a network</source>
        <translation>Ouvrir des grilles, une session, une leçon ou un réseau</translation>
    </message>
    <message>
        <source>Puzzles, sessions, lessons, networks (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;All files (*)</source>
        <translation>Grilles, sessions, leçons, réseaux (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Puzzle from the command line</source>
        <translation>Grille de la ligne de commande</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Texte déposé</translation>
    </message>
</context>
<context>
    <name>convoku::FilterLine</name>
    <message>
        <source>Filter: naked_pair_row, no guess, passes &lt; 12 – or digits, or words of the comment</source>
        <translation>Filtre&#xa0;: naked_pair_row, no guess, passes &lt; 12 – ou des chiffres, ou des mots du commentaire</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Add a term to the filter</source>
        <translation>Ajouter un terme au filtre</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Ce qu’un filtre peut exprimer</translation>
    </message>
    <message>
        <source>This rule removes something</source>
        <translation>Cette règle élimine quelque chose</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>L’exécution</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>Aucune hypothèse</translation>
    </message>
    <message>
        <source>Several guesses at once</source>
        <translation>Plusieurs hypothèses à la fois</translation>
    </message>
    <message>
        <source>Under 12 passes</source>
        <translation>Moins de 12 passes</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>La grille</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Une solution</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Aucune solution</translation>
    </message>
    <message>
        <source>Few givens</source>
        <translation>Peu de donnés</translation>
    </message>
</context>
<context>
    <name>convoku::FindingWording</name>
    <message>
        <source>%1 is %2, so %2 is removed elsewhere in %3.</source>
        <extracomment>r3c5 is 2, so 2 leaves the rest of box 2.</extracomment>
        <translation>%1 vaut %2&#xa0;: %2 est éliminé du reste du %3.</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %3 is removed elsewhere in %4.</source>
        <extracomment>In box 2 only r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>En %1, %3 n’est possible qu’en %2&#xa0;: %3 est éliminé ailleurs en %4.</translation>
    </message>
    <message>
        <source>In %1 only %2 and %3 can still be %4, so %4 is removed elsewhere in %5.</source>
        <extracomment>In box 2 only r1c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>En %1, %4 n’est possible qu’en %2 et %3&#xa0;: %4 est éliminé ailleurs en %5.</translation>
    </message>
    <message>
        <source>In %1 only %2, %3 and %4 can still be %5, so %5 is removed elsewhere in %6.</source>
        <extracomment>In box 2 only r1c5, r2c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>En %1, %5 n’est possible qu’en %2, %3 et %4&#xa0;: %5 est éliminé ailleurs en %6.</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %2 is %3.</source>
        <extracomment>In row 4 only r4c3 can still be 9, so r4c3 is 9.</extracomment>
        <translation>En %1, %3 n’est possible qu’en %2&#xa0;: %2 vaut donc %3.</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4. Both are removed elsewhere in %5.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so both leave the rest of row 5.</extracomment>
        <translation>%1 et %2 n’ont que %3 et %4&#xa0;: ces deux chiffres sont éliminés ailleurs en %5.</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4, so %5 is removed elsewhere in %6.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1 et %2 n’ont que %3 et %4&#xa0;: %5 est éliminé ailleurs en %6.</translation>
    </message>
    <message>
        <source>With %1, the rule removes %2.</source>
        <extracomment>what was there and what was not; what goes: With 4 in r3c8, r1c5 ≠ 7, the rule removes 2 from r3c5.</extracomment>
        <translation>%1&#xa0;: la règle élimine %2.</translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so all other digits are removed there.</source>
        <extracomment>In row 3, 4 and 7 fit only in r3c8 and r3c9, so all other digits leave these cells.</extracomment>
        <translation>En %1, %2 ne vont qu’en %3&#xa0;: tous les autres chiffres sont éliminés de ces cases.</translation>
    </message>
    <message>
        <source>In %1, %2 fits only in %3, so %2 is removed elsewhere in %3.</source>
        <extracomment>In rows 2 and 6, 4 fits only in columns 3 and 8, so 4 leaves the rest of columns 3 and 8.</extracomment>
        <translation>Dans les %1, %2 ne va que dans les %3&#xa0;: %2 est éliminé du reste des %3.</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 is removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1 n’ont que %2&#xa0;: %3 est éliminé ailleurs en %4.</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 are removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 3 and 8 leave the rest of row 5.</extracomment>
        <translation>%1 n’ont que %2&#xa0;: %3 sont éliminés ailleurs en %4.</translation>
    </message>
</context>
<context>
    <name>convoku::FirstRun</name>
    <message>
        <source>A neural network that was never trained: every weight is set by hand, and you can read each one.</source>
        <translation>Un réseau de neurones que personne n’a entraîné&#xa0;: chaque poids est fixé à la main et peut se lire.</translation>
    </message>
    <message>
        <source>It has just solved this Sudoku.</source>
        <translation>Il vient de résoudre ce sudoku.</translation>
    </message>
</context>
<context>
    <name>convoku::FirstSteps</name>
    <message>
        <source>Close the hint</source>
        <translation>Fermer l’astuce</translation>
    </message>
    <message>
        <source>That is how it works. Press F1 for help.</source>
        <translation>Voilà comment ça marche. F1 ouvre l’aide.</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>One step, from the start</source>
        <translation>Un pas, depuis le début</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas de plus</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>a digit: why is it there?</source>
        <translation>sur un chiffre&#xa0;: pourquoi est-il là&#x202f;?</translation>
    </message>
    <message>
        <source>Things to try</source>
        <translation>Que faire</translation>
    </message>
</context>
<context>
    <name>convoku::FoundWording</name>
    <message>
        <source>%1 is the only candidate left.</source>
        <translation>%1 est le seul candidat restant.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the only candidate left; the last one removed was %2, at %3.</source>
        <extracomment>%1: the digit that is left; %2: the digits that went last, &quot;1&quot; or &quot;1, 4&quot;; %3: where, &quot;16.2&quot;</extracomment>
        <translation>
            <numerusform>%1 est le seul candidat restant&#x202f;; le dernier à disparaître a été %2, en %3.</numerusform>
            <numerusform>%1 est le seul candidat restant&#x202f;; les derniers à disparaître ont été %2, en %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::FunctionPlotView</name>
    <message>
        <source>Function of the layer</source>
        <translation>Fonction de la couche</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateDialog</name>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Open the selected puzzle in the window</source>
        <translation>Ouvrir la grille sélectionnée dans la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Keep as collection</source>
        <translation>&amp;Conserver en collection</translation>
    </message>
    <message>
        <source>List these puzzles in the Collection panel</source>
        <translation>Lister ces grilles dans le panneau Collection</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Enregistre&amp;r…</translation>
    </message>
    <message>
        <source>Save these puzzles as an .sdm file</source>
        <translation>Enregistrer ces grilles dans un fichier .sdm</translation>
    </message>
    <message>
        <source>Generate puzzles</source>
        <translation>Générer des grilles</translation>
    </message>
    <message>
        <source>Command that generates the same puzzles</source>
        <translation>La commande qui fabrique les mêmes grilles</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>Copy the command to the clipboard</source>
        <translation>Mettre la commande dans le presse-papiers</translation>
    </message>
    <message>
        <source>The sa&amp;me as a command:</source>
        <translation>La &amp;même chose en commande&#xa0;:</translation>
    </message>
    <message>
        <source>The same seed and criteria give the same puzzles.</source>
        <translation>Le même nombre et les mêmes souhaits donnent les mêmes grilles.</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <translation>&amp;Nouvelle graine</translation>
    </message>
    <message>
        <source>A different seed, for different puzzles</source>
        <translation>Un autre nombre, donc d’autres grilles</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>Com&amp;bien</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Gr&amp;aine</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>Grilles fabriquées</translation>
    </message>
    <message>
        <source>The search for puzzles stopped: %1</source>
        <translation>La recherche de grilles s’est interrompue&#xa0;: %1</translation>
    </message>
    <message>
        <source>All rules are switched off. Switch some on in the Rules panel.</source>
        <translation>Toutes les règles sont désactivées&#xa0;: activez-en dans le panneau Règles.</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to 18446744073709551615.</source>
        <translation>La graine est un nombre de 0 à 18446744073709551615.</translation>
    </message>
    <message>
        <source>Such puzzles are rare: none among the last %L1 grids.</source>
        <translation>De telles grilles sont rares&#xa0;: aucune parmi les %L1 dernières essayées.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>End the search and keep the puzzles found</source>
        <translation>Arrêter la recherche et garder ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Search for matching puzzles and start a new list</source>
        <translation>Chercher des grilles selon les souhaits&#x202f;; la liste repart de zéro</translation>
    </message>
    <message>
        <source>Seed %1, no. %2</source>
        <extracomment>the name of a puzzle that was made: its seed and its place in the list</extracomment>
        <translation>Graine %1, n°&#xa0;%2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Save puzzles</source>
        <translation>Enregistrer les grilles</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateRequestForm</name>
    <message>
        <source>givens</source>
        <translation>chiffres donnés</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passes</translation>
    </message>
    <message>
        <source>&amp;minimal: no given is redundant</source>
        <translation>minima&amp;le&#xa0;: aucun donné ne peut manquer</translation>
    </message>
    <message>
        <source>If any given is removed, the puzzle has several solutions.</source>
        <translation>Sans l’un quelconque de ses chiffres donnés, la grille a plusieurs solutions.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>none: the rules alone solve it</source>
        <translation>aucune&#xa0;: les règles seules la résolvent</translation>
    </message>
    <message>
        <source>at least, at once:</source>
        <translation>au moins, à la fois&#xa0;:</translation>
    </message>
    <message>
        <source>Active guesses</source>
        <translation>Hypothèses en cours à la fois</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Donnés</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>G&amp;uesses</source>
        <translation>&amp;Hypothèses</translation>
    </message>
    <message>
        <source>&amp;Passes</source>
        <translation>&amp;Passes</translation>
    </message>
    <message>
        <source>Rules that must remove something</source>
        <translation>Règles qui doivent éliminer quelque chose</translation>
    </message>
    <message>
        <source>Fewest %1</source>
        <translation>Minimum de %1</translation>
    </message>
    <message>
        <source>Most %1</source>
        <translation>Maximum de %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>from 17 to 30</extracomment>
        <translation>à</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateWording</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Quart de tour</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Gauche et droite</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Haut et bas</translation>
    </message>
    <message>
        <source>Left and right, top and bottom</source>
        <translation>Gauche et droite, haut et bas</translation>
    </message>
    <message>
        <source>Diagonal from the top left</source>
        <translation>Diagonale depuis le coin supérieur gauche</translation>
    </message>
    <message>
        <source>Diagonal from the top right</source>
        <translation>Diagonale depuis le coin supérieur droit</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Les deux diagonales</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a kind of house, and in how many passes a rule removed something there: row 2</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a family of rules and its houses: Naked pair: row 2, box 1</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3 grids tried</source>
        <extracomment>puzzles found, puzzles wished: 7 of 20, 3,400 grids tried</extracomment>
        <translation>%1 sur %2, %3 grilles essayées</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles had the wrong number of givens: %1 to %2. Allow a wider range of givens.</source>
        <translation>Le nombre de chiffres donnés ne convenait pas dans %L3 grilles sur %L4&#xa0;: elles en avaient de %1 à %2. Autorisez davantage de nombres de chiffres donnés.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles were not minimal. Few symmetric puzzles are. Give up the symmetry or clear “minimal”.</source>
        <translation>%L3 grilles sur %L4 n’étaient pas minimales. Peu de grilles symétriques le sont&#xa0;: renoncez à la symétrie, ou à «&#xa0;minimale&#xa0;».</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed guesses. Allow guesses, or more givens.</source>
        <translation>%L3 grilles sur %L4 demandaient des hypothèses. Autorisez des hypothèses, ou plus de chiffres donnés.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed too few guesses at once: %1 to %2. Ask for fewer guesses or fewer givens.</source>
        <translation>%L3 grilles sur %L4 demandaient trop peu d’hypothèses à la fois&#xa0;: de %1 à %2. Souhaitez moins d’hypothèses, ou moins de chiffres donnés.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles took the wrong number of passes: %1 to %2. Allow a wider range of passes.</source>
        <translation>Le nombre de passes ne convenait pas dans %L3 grilles sur %L4&#xa0;: elles en prenaient de %1 à %2. Autorisez davantage de nombres de passes.</translation>
    </message>
    <message>
        <source>“%1” removed nothing in %L3 of %L4 puzzles. Ask for fewer rules or fewer givens.</source>
        <translation>«&#xa0;%1&#xa0;» n’a rien éliminé dans %L3 grilles sur %L4. Souhaitez moins de règles, ou moins de chiffres donnés.</translation>
    </message>
    <message>
        <source>The network did not solve %L3 of %L4 puzzles. Ask for more givens.</source>
        <translation>Le réseau n’a pas résolu %L3 grilles sur %L4. Demandez plus de chiffres donnés.</translation>
    </message>
    <message>
        <source>Puzzles with %1 givens or fewer are rare. It can take hours to find one.</source>
        <translation>Les grilles avec %1 chiffres donnés ou moins sont rares. En trouver une peut prendre des heures.</translation>
    </message>
</context>
<context>
    <name>convoku::GeneratedModel</name>
    <message>
        <source>Number of passes in which each rule removed something</source>
        <translation>Dans combien de passes chaque règle a éliminé quelque chose</translation>
    </message>
    <message>
        <source>Rules that removed something</source>
        <translation>Règles qui ont éliminé quelque chose</translation>
    </message>
</context>
<context>
    <name>convoku::GraphWording</name>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n couche</numerusform>
            <numerusform>%n couches</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidats</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>pile</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>hypothèse</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>chiffres</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradiction</translation>
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
        <translation>épuisée</translation>
    </message>
    <message>
        <source>next candidates</source>
        <translation>candidats suivants</translation>
    </message>
    <message>
        <source>next stack</source>
        <translation>pile suivante</translation>
    </message>
    <message>
        <source>next guess</source>
        <translation>hypothèse suivante</translation>
    </message>
    <message>
        <source>next level</source>
        <translation>niveau suivant</translation>
    </message>
    <message>
        <source>candidates after %1</source>
        <extracomment>what a rule leaves: candidates after Pointing in row</extracomment>
        <translation>candidats après %1</translation>
    </message>
    <message>
        <source>else</source>
        <extracomment>the three inputs of a select layer: if 1, then this, else that</extracomment>
        <translation>sinon</translation>
    </message>
    <message>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <source>if</source>
        <translation>si</translation>
    </message>
    <message>
        <source>indices</source>
        <extracomment>the places of the maxima that a max pooling found</extracomment>
        <translation>indices</translation>
    </message>
    <message>
        <source>Layer %1 of %2: %3, %4 to %5 – %6.</source>
        <extracomment>Layer 3 of 14: max pooling 1×3 / 1×3, [9, 9, 9] to [9, 9, 3] – the digit occurs in this line of the box.</extracomment>
        <translation>Couche %1 sur %2&#xa0;: %3, %4 vers %5 – %6.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2; it outputs %3.</source>
        <extracomment>Verdict, 47 layers; it hands on solved, contradiction.</extracomment>
        <translation>%1, %2&#x202f;; transmet %3.</translation>
    </message>
    <message>
        <source>Input: %1, %2, whole numbers from %3 to %4.</source>
        <translation>Entrée&#xa0;: %1, %2, nombres entiers de %3 à %4.</translation>
    </message>
    <message>
        <source>Output: %1, %2, whole numbers from %3 to %4.</source>
        <translation>Sortie&#xa0;: %1, %2, nombres entiers de %3 à %4.</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>Une passe</translation>
    </message>
    <message>
        <source>Graph of %1: %2, %3 of them viewed.</source>
        <translation>Graphe de %1&#xa0;: %2, dont %3 examinées.</translation>
    </message>
    <message numerus="yes">
        <source>Graph of one pass: %n step(s), %1 of them viewed.</source>
        <translation>
            <numerusform>Graphe d’une passe&#xa0;: %n étape, dont %1 examinées.</numerusform>
            <numerusform>Graphe d’une passe&#xa0;: %n étapes, dont %1 examinées.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle yet. Open one to show the network’s layers here.</source>
        <translation>Il n’y a pas encore de grille. Les couches du réseau s’affichent ici dès qu’une grille est ouverte.</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>couche %1 sur %2</translation>
    </message>
    <message>
        <source>Reads: %1.</source>
        <extracomment>the values and layers that a node of a graph takes its numbers from</extracomment>
        <translation>Lit : %1.</translation>
    </message>
    <message>
        <source>Read by: %1.</source>
        <extracomment>the layers and values that take the numbers of a node of a graph</extracomment>
        <translation>Lu par : %1.</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>Input: %1, %2, real numbers from %3 to %4.</source>
        <translation>Entre : %1, %2, nombres réels de %3 à %4.</translation>
    </message>
    <message>
        <source>Output: %1, %2, real numbers from %3 to %4.</source>
        <translation>Sort : %1, %2, nombres réels de %3 à %4.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>of a text; short: it stands above a box</extracomment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>line %1 of the text: layer %2</source>
        <translation>ligne %1 du texte : couche %2</translation>
    </message>
    <message>
        <source>line %1 of the text: layers %2 to %3</source>
        <translation>ligne %1 du texte : couches %2 à %3</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layer %2.</source>
        <translation>La ligne %1 du texte de l’atelier fait la couche %2.</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layers %2 to %3.</source>
        <translation>La ligne %1 du texte de l’atelier fait les couches %2 à %3.</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines it.</source>
        <translation>La ligne %1 du texte de l’atelier la fait.</translation>
    </message>
</context>
<context>
    <name>convoku::Header</name>
    <message>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
</context>
<context>
    <name>convoku::HeadlineWording</name>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1 vaut %2</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit, and a house or a cell that loses it: 2 leaves column 5</extracomment>
        <translation>%1 éliminé en %2</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>two digits and a house that loses them: 3 and 8 leave row 5</extracomment>
        <translation>%1 et %2 éliminés en %3</translation>
    </message>
    <message>
        <source>because of %1</source>
        <extracomment>the cells of what a rule found: because of r7c8</extracomment>
        <translation>à cause de %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>La grille</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) leave</source>
        <extracomment>what a rule did, before it is known why: 7 candidates leave</extracomment>
        <translation>
            <numerusform>%n candidat éliminé</numerusform>
            <numerusform>%n candidats éliminés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot hold two %2s</source>
        <extracomment>a house and a digit that stands twice in it: Column 8 can’t hold two 7s</extracomment>
        <translation>%1&#xa0;: deux %2, c’est impossible</translation>
    </message>
    <message>
        <source>A contradiction</source>
        <translation>Une contradiction</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <translation>%1 n’a plus aucun chiffre</translation>
    </message>
    <message>
        <source>%1 is tried in %2</source>
        <extracomment>a guess: 7 is tried in r1c2</extracomment>
        <translation>%1 est essayé en %2</translation>
    </message>
    <message>
        <source>The guess %1 is undone</source>
        <translation>L’hypothèse %1 est annulée</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>Une solution</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory</source>
        <translation>Ni résolue, ni contradictoire</translation>
    </message>
    <message>
        <source>Pass %1 removes %2</source>
        <translation>La passe %1 élimine %2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidat</numerusform>
            <numerusform>%n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 changes nothing</source>
        <translation>La passe %1 ne change rien</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n chiffre donné</numerusform>
            <numerusform>%n chiffres donnés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, layer %2 of %3</source>
        <extracomment>a step and one of its layers: Pointing in row, layer 3 of 12</extracomment>
        <translation>%1, couche %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of its %n removal(s)</source>
        <extracomment>a rule and how much of what it removed is spoken of: Pointing in column, 4 of its 7 removals</extracomment>
        <translation>
            <numerusform>%1, %2 sur %n élimination</numerusform>
            <numerusform>%1, %2 de ses %n éliminations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removal(s)</source>
        <translation>
            <numerusform>%1, %n élimination</numerusform>
            <numerusform>%1, %n éliminations</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, before the search undoes the guess</source>
        <translation>%1, avant que la recherche annule l’hypothèse</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found something</source>
        <translation>
            <numerusform>%n règle a trouvé quelque chose</numerusform>
            <numerusform>%n règles ont trouvé quelque chose</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule found anything</source>
        <translation>Aucune règle n’a rien trouvé</translation>
    </message>
    <message>
        <source>%1 is not in %2</source>
        <translation>%1 n’est pas en %2</translation>
    </message>
    <message>
        <source>%1 is possible in %2</source>
        <translation>%1 est possible en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n hypothèse</numerusform>
            <numerusform>%n hypothèses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deduction(s)</source>
        <translation>
            <numerusform>%n déduction</numerusform>
            <numerusform>%n déductions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1: &quot;58 deductions&quot;, %2: &quot;18 givens, 2 guesses&quot;</extracomment>
        <translation>%1 à partir de %2</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <extracomment>digits, and as many cells that have room for no others: 4 and 7 take r3c8 and r3c9</extracomment>
        <translation>%1 occupent %2</translation>
    </message>
</context>
<context>
    <name>convoku::HelpController</name>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Commandes…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>Comment utiliser le programme</translation>
    </message>
    <message>
        <source>Help on the f&amp;ocused item</source>
        <translation>Aide sur ce qui a le &amp;focus</translation>
    </message>
    <message>
        <source>Open the help page for the focused panel or view</source>
        <translation>La page de l’aide sur le panneau ou la vue qui a le focus</translation>
    </message>
    <message>
        <source>How the &amp;network works</source>
        <translation>Fonctionnement du ré&amp;seau</translation>
    </message>
    <message>
        <source>The network explained, with a picture of every rule</source>
        <translation>Le réseau expliqué, avec une image de chaque règle</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>See and change the keys of all commands</source>
        <translation>Voir et modifier les raccourcis de toutes les commandes</translation>
    </message>
    <message>
        <source>&amp;About Convoku</source>
        <translation>À &amp;propos de Convoku</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>This run has no such rule. It is switched off in the Rules panel.</source>
        <translation>Cette exécution n’a pas cette règle&#xa0;: elle est désactivée dans le panneau Règles.</translation>
    </message>
    <message>
        <source>Find a command by its function, or go to a place in the run</source>
        <translation>Trouver toute commande d’après ce qu’elle fait, ou aller à un endroit de l’exécution</translation>
    </message>
    <message>
        <source>not while a puzzle is edited</source>
        <translation>pas pendant qu’une grille est modifiée</translation>
    </message>
    <message>
        <source>no puzzle is open</source>
        <translation>aucune grille n’est ouverte</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>Endroit de l’exécution</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <extracomment>a pass, a step, a cell or a candidate: Go to: Pass 17 · Pointing in row</extracomment>
        <translation>Aller à&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>convoku::HelpDialogs</name>
    <message>
        <source>About Convoku</source>
        <translation>À propos de Convoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;A step debugger for a neural network that was never trained: its weights are set by hand, and running it solves Sudoku.&lt;/p&gt;&lt;p&gt;MIT licence. The pictures’ font is Inter (SIL Open Font License).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;Un débogueur pas à pas pour un réseau de neurones que personne n’a entraîné&#xa0;: ses poids sont fixés à la main, et son exécution résout des Sudokus.&lt;/p&gt;&lt;p&gt;Licence MIT. La police des images est Inter (SIL Open Font License).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::HelpWindow</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>À la page précédente</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>Là d’où Retour est parti</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>À la première page</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Caractères plus petits</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Caractères plus grands</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100&#xa0;%</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>La taille habituelle</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Rechercher…</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Rechercher dans cette page</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>L’occurrence suivante</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>L’occurrence précédente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Fermer l’aide</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 – Convoku help</source>
        <translation>%1 – Aide de Convoku</translation>
    </message>
    <message>
        <source>Search wrapped to the top</source>
        <translation>Reprise depuis le début de la page</translation>
    </message>
    <message>
        <source>Search wrapped to the bottom</source>
        <translation>Reprise depuis la fin de la page</translation>
    </message>
    <message>
        <source>Not found in this page</source>
        <translation>Introuvable dans cette page</translation>
    </message>
</context>
<context>
    <name>convoku::HistogramView</name>
    <message>
        <source>Histogram of passes</source>
        <translation>Histogramme des passes</translation>
    </message>
    <message>
        <source>Click a bar, or drag over several, to show only those puzzles</source>
        <translation>Cliquez sur une barre, ou faites glisser sur plusieurs, pour n’afficher que ces grilles</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Each bar covers more passes than the previous one, so that a few long runs do not compress the others</source>
        <translation>Les barres couvrent de plus en plus de passes, pour que quelques exécutions longues n’écrasent pas les autres</translation>
    </message>
    <message>
        <source>Puzzles by passes: none</source>
        <translation>Grilles par nombre de passes&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Puzzles by passes</source>
        <translation>Grilles par nombre de passes</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryModel</name>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryPanel</name>
    <message>
        <source>History of the picked candidate</source>
        <translation>Historique du candidat choisi</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Click a candidate on the board, even a removed one, to see what happened to it.</source>
        <translation>Cliquez sur un candidat de la grille, même éliminé, pour voir ce qui lui est arrivé.</translation>
    </message>
</context>
<context>
    <name>convoku::HowItWorks</name>
    <message>
        <source>The weights of a kernel over a row</source>
        <translation>Les poids d’un noyau posé sur une ligne</translation>
    </message>
    <message>
        <source>Weight %1 of %2: 1</source>
        <translation>Poids %1 sur %2&#xa0;: 1</translation>
    </message>
    <message>
        <source>See the layers</source>
        <translation>Voir les couches</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Première leçon</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment ça marche</translation>
    </message>
    <message>
        <source>Candidates left after each pass</source>
        <translation>Candidats restants après chaque passe</translation>
    </message>
    <message>
        <source>Its weights, for example</source>
        <translation>Ses poids, par exemple</translation>
    </message>
    <message>
        <source>Ones over a whole row count the places left for a digit. If the sum is 1, the digit belongs there.</source>
        <translation>Des uns posés sur toute une ligne comptent les places qui restent à un chiffre. Si la somme est 1, le chiffre va là.</translation>
    </message>
    <message numerus="yes">
        <source>One pass has %1 layers: %n rule(s), a verdict and a search. Its output is the input of the next pass.</source>
        <translation>
            <numerusform>Une passe a %1 couches&#xa0;: %n règle, un verdict et une recherche. Sa sortie est l’entrée de la passe suivante.</numerusform>
            <numerusform>Une passe a %1 couches&#xa0;: %n règles, un verdict et une recherche. Sa sortie est l’entrée de la passe suivante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At first, each of the %n open cell(s) can hold any of the digits. Each pass removes some of them, until every cell has one left.</source>
        <translation>
            <numerusform>Au début, la case ouverte admet tous les chiffres. Chaque passe en retire quelques-uns, jusqu’à ce qu’il en reste un par case.</numerusform>
            <numerusform>Au début, chacune des %n cases ouvertes admet tous les chiffres. Chaque passe en retire quelques-uns, jusqu’à ce qu’il en reste un par case.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::InputFile</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>c’est un périphérique ou un tube, pas un fichier</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
</context>
<context>
    <name>convoku::KernelView</name>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
</context>
<context>
    <name>convoku::KeyHint</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a key, and what it does</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <extracomment>what a screen reader says of a step that is crossed off</extracomment>
        <translation>%1, fait</translation>
    </message>
</context>
<context>
    <name>convoku::KeySettings</name>
    <message>
        <source>%1 is used by “%2”. Clear it there first, or choose a different key.</source>
        <translation>%1 est attribué à «&#xa0;%2&#xa0;». Effacez-le d’abord là, ou choisissez une autre touche.</translation>
    </message>
    <message>
        <source>Lists and fields use %1 by itself. Add Ctrl or Alt, or use an F key.</source>
        <translation>%1 seule est utilisée par les listes et les champs. Combinez-la avec Ctrl ou Alt, ou prenez une touche F.</translation>
    </message>
</context>
<context>
    <name>convoku::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Filter by command or key</source>
        <translation>Filtrer par commande ou touche</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Nouveau raccourci&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Tout rétablir</translation>
    </message>
    <message>
        <source>On the board, Left, Right, Home and End also move through the run. Hold B to see the state before. Press Esc to deselect the candidate.</source>
        <translation>Sur la grille aussi&#xa0;: Gauche, Droite, Début et Fin parcourent l’exécution, B maintenue montre l’état précédent, Échap oublie le candidat choisi.</translation>
    </message>
    <message>
        <source>Up or Down shows the cell cursor. The arrows then move it, digits pick candidates, and Esc hides it.</source>
        <translation>Haut ou Bas fait apparaître le curseur de case&#xa0;: les flèches le déplacent alors, les chiffres choisissent des candidats, Échap le fait disparaître.</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>&amp;Annuler le rétablissement</translation>
    </message>
</context>
<context>
    <name>convoku::LayerBar</name>
    <message>
        <source>Layer of the step</source>
        <translation>Couche de l’étape</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Go to this layer in the run</source>
        <translation>Aller à l’endroit de cette couche dans l’exécution</translation>
    </message>
    <message>
        <source>Move the kernel to the first number</source>
        <translation>Le noyau sur le premier nombre</translation>
    </message>
    <message>
        <source>Back by one number</source>
        <translation>Reculer d’un nombre</translation>
    </message>
    <message>
        <source>Forward by one number</source>
        <translation>Avancer d’un nombre</translation>
    </message>
    <message>
        <source>Move the kernel to the last number</source>
        <translation>Le noyau sur le dernier nombre</translation>
    </message>
    <message>
        <source>Slide the kernel</source>
        <translation>Balayer avec le noyau</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Export this layer as a picture or an animation</source>
        <translation>Exporter cette couche en image ou en animation</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Choose which planes and numbers are shown</source>
        <translation>Choisir les plans et les nombres à afficher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Before or after the layer</source>
        <translation>Avant ou après la couche</translation>
    </message>
    <message>
        <source>Show the output, its input or the difference</source>
        <translation>La sortie, ce dont elle a été faite, ou ce qui a changé</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Nombres</translation>
    </message>
    <message>
        <source>Show the numbers where there is room</source>
        <translation>Écrire les nombres là où la place le permet</translation>
    </message>
    <message>
        <source>Speed of the slide</source>
        <translation>Vitesse du balayage</translation>
    </message>
    <message>
        <source>&amp;All planes</source>
        <translation>&amp;Tous les plans</translation>
    </message>
    <message>
        <source>Slide over all output planes, not only the current one</source>
        <translation>Balayer tous les plans de la sortie, pas seulement celui qui est affiché</translation>
    </message>
    <message>
        <source>All at &amp;once</source>
        <translation>Tous à la &amp;fois</translation>
    </message>
    <message>
        <source>Compute all numbers of the layer in one step, as the network does (A on the pictures)</source>
        <translation>Ce que fait le réseau : tous les nombres de la couche en une seule étape (A sur les images)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG, SVG, PDF)…</source>
        <translation>&amp;Image (PNG, SVG, PDF)…</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, WebP)…</source>
        <translation>&amp;Animation (GIF, WebP)…</translation>
    </message>
    <message>
        <source>Planes:</source>
        <translation>Plans :</translation>
    </message>
    <message>
        <source>Output:</source>
        <translation>Sortie :</translation>
    </message>
    <message>
        <source>Speed of the slide:</source>
        <translation>Vitesse :</translation>
    </message>
    <message>
        <source>Pause the slide (Space on the pictures)</source>
        <translation>Suspendre le balayage (Espace sur les images)</translation>
    </message>
    <message>
        <source>Slide the kernel over the input (Space on the pictures)</source>
        <translation>Balayer l’entrée avec le noyau (Espace sur les images)</translation>
    </message>
    <message>
        <source>%1 · paused by the mouse</source>
        <extracomment>behind &quot;12 of 81&quot;: play goes on when the mouse has left the pictures</extracomment>
        <translation>%1 · attend la souris</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>Tous les plans</translation>
    </message>
    <message>
        <source>Picked digit</source>
        <translation>Chiffre choisi</translation>
    </message>
    <message>
        <source>Picked cell</source>
        <translation>Case choisie</translation>
    </message>
    <message>
        <source>Digit %1 only</source>
        <translation>Chiffre %1 seul</translation>
    </message>
    <message>
        <source>Digits %1 and %2</source>
        <translation>Chiffres %1 et %2</translation>
    </message>
    <message>
        <source>Planes to show. Keys on the tensors: P: one plane; a digit: its plane; D: the picked digit; C: the picked cell; 0: all</source>
        <translation>Quels plans sont affichés. Sur les tenseurs&#xa0;: P un seul plan, un chiffre celui du chiffre, D le chiffre choisi, C la case choisie, 0 tous</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Un plan</translation>
    </message>
</context>
<context>
    <name>convoku::LayerTrailView</name>
    <message>
        <source>Layers of the step</source>
        <translation>Couches de l’étape</translation>
    </message>
</context>
<context>
    <name>convoku::LayerVoice</name>
    <message>
        <source>the sum of the candidates stays %1</source>
        <translation>la somme des candidats reste %1</translation>
    </message>
    <message>
        <source>the sum of the candidates changes from %1 to %2</source>
        <translation>la somme des candidats passe de %1 à %2</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>, groups %1</source>
        <extracomment>a convolution that keeps its channels apart: groups 9</extracomment>
        <translation>, groupes %1</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2; stack and guess are 0, level is %3.</source>
        <translation>Les candidats fournis avec la grille forment le premier tenseur&#xa0;: %1. Leur somme est %2&#x202f;; pile et hypothèse valent 0, niveau vaut %3.</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4; stack and guess are 0, level is %5.</source>
        <translation>Encodage, %1 couches&#xa0;: %2 → %3. La somme des candidats est %4&#x202f;; pile et hypothèse valent 0, niveau vaut %5.</translation>
    </message>
    <message>
        <source>%1, computes “%2”; the next layers test whether it is %3.</source>
        <extracomment>%1: a layer; %2: what it counts</extracomment>
        <translation>%1, donne «&#xa0;%2&#xa0;»&#x202f;; les couches suivantes demandent si c’est %3.</translation>
    </message>
    <message>
        <source>After all %1 layers %2.</source>
        <translation>Après l’ensemble des %1 couches, %2.</translation>
    </message>
    <message>
        <source>The count of candidates in %1 is 0, and “equals 0” turns it into 1.</source>
        <translation>Le nombre de candidats en %1 est 0, et «&#xa0;égal à 0&#xa0;» en fait 1.</translation>
    </message>
    <message>
        <source>%1: %2 cells have only this digit, and %2 − 1 is above 0: a clash.</source>
        <translation>%1&#xa0;: %2 cases n’ont que ce chiffre, et %2 − 1 dépasse 0&#xa0;: un conflit.</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, chiffre %2</translation>
    </message>
    <message>
        <source>Cells whose count is 1: %1 of %2. This gives contradiction = %3 and solved = %4.</source>
        <translation>Cases dont le nombre de candidats est 1&#xa0;: %1 sur %2. Cela donne contradiction = %3 et résolue = %4.</translation>
    </message>
    <message>
        <source>The fewest candidates in an open cell are %1: %2, picks index %3, which is %4; %5, picks the digit %6. stack = %7 for the %8 set aside, guess = %7 for the one kept, level %7 → %9.</source>
        <translation>Une case ouverte a au minimum %1 candidats&#xa0;: %2, choisit l’indice %3, c’est-à-dire %4&#x202f;; %5, choisit le chiffre %6. pile = %7 pour les %8 mis de côté, hypothèse = %7 pour celui qui reste, niveau %7 → %9.</translation>
    </message>
    <message>
        <source>With pop = 1, candidates with stack %1 or %2 are restored with stack 0: %3. The one with guess %2, %4, is removed with stack %5. level %6 → %2.</source>
        <translation>Avec pop = 1, ce qui a pile %1 ou %2 revient, et sa pile vaut 0&#xa0;: %3. Celui qui a hypothèse %2, %4, est éliminé avec pile %5. niveau %6 → %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidat</numerusform>
            <numerusform>%n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>With push = 0 and pop = 0 the candidates stay as the rules left them. stack = %1 for %2; level stays %3.</source>
        <translation>Avec push = 0 et pop = 0, les candidats restent tels que les règles les ont laissés. pile = %1 pour %2&#x202f;; niveau reste %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n that the rules cleared</source>
        <translation>
            <numerusform>%n candidat effacé par les règles</numerusform>
            <numerusform>%n candidats effacés par les règles</numerusform>
        </translation>
    </message>
    <message>
        <source>The network runs once: %1 layers in %2 groups. Across the rules, %3.</source>
        <translation>Le réseau s’exécute une fois, %1 couches en %2 groupes. Au fil des règles, %3.</translation>
    </message>
    <message>
        <source>With solved = 1 the run ends.</source>
        <translation>Avec résolue = 1, l’exécution se termine.</translation>
    </message>
    <message>
        <source>When solved = 1 for the second time, the run ends.</source>
        <translation>Avec résolue = 1 pour la seconde fois, l’exécution se termine.</translation>
    </message>
    <message>
        <source>level = %1, so there is no guess to undo: exhausted = 1 ends the run.</source>
        <translation>niveau = %1, il n’y a donc aucune hypothèse à annuler&#xa0;: épuisée = 1 termine l’exécution.</translation>
    </message>
    <message>
        <source>With contradiction = 1, the run ends because no search can continue it.</source>
        <translation>Avec contradiction = 1, l’exécution se termine&#xa0;: il n’y a pas de recherche pour continuer.</translation>
    </message>
    <message>
        <source>The pass does not change the candidates, and the network has no search. The next pass would compute the same.</source>
        <translation>Les candidats sortent de la passe tels qu’ils y sont entrés, et le réseau n’a pas de recherche&#xa0;: la passe suivante calculerait la même chose.</translation>
    </message>
    <message>
        <source>The network is not run again: the limit is %1.</source>
        <translation>Le réseau n’est pas exécuté de nouveau&#xa0;: la limite est de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: numbers from %1 to %2, %3 of %4 are not 0.</source>
        <translation>Ici&#xa0;: nombres de %1 à %2, %3 sur %4 ne sont pas 0.</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4.</source>
        <translation>Encodage, %1 couches&#xa0;: %2 → %3. La somme des candidats est %4.</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2.</source>
        <translation>Les candidats fournis avec la grille forment le premier tenseur&#xa0;: %1. Leur somme est %2.</translation>
    </message>
    <message>
        <source>Contradiction = %1 and solved = %2.</source>
        <translation>Contradiction = %1 et résolue = %2.</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWording</name>
    <message>
        <source>one for each digit</source>
        <translation>un par chiffre</translation>
    </message>
    <message>
        <source>one for each pair</source>
        <translation>un par paire</translation>
    </message>
    <message>
        <source>one for each plane</source>
        <translation>un par plan</translation>
    </message>
    <message>
        <source>for digit %1</source>
        <translation>pour le chiffre %1</translation>
    </message>
    <message>
        <source>for the pair %1 %2</source>
        <translation>pour la paire %1 %2</translation>
    </message>
    <message>
        <source>for plane %1</source>
        <translation>pour le plan %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>noyau %1</translation>
    </message>
    <message>
        <source>kernel %1 over %2 planes</source>
        <translation>noyau %1 sur %2 plans</translation>
    </message>
    <message>
        <source>all weights %1</source>
        <translation>tous les poids valent %1</translation>
    </message>
    <message>
        <source>the largest of %1: the whole plane</source>
        <translation>le plus grand de %1&#xa0;: tout le plan</translation>
    </message>
    <message>
        <source>the largest of %1, stride %2</source>
        <translation>le plus grand de %1, pas %2</translation>
    </message>
    <message>
        <source>each number fills a block of %1</source>
        <translation>chaque nombre remplit un pavé de %1</translation>
    </message>
    <message>
        <source>each number is written to one place of %1</source>
        <translation>chaque nombre va à une place de %1</translation>
    </message>
    <message>
        <source>no kernel: %1, each number for itself</source>
        <extracomment>%1: an operation: minimum</extracomment>
        <translation>sans noyau&#xa0;: %1, chaque nombre à part</translation>
    </message>
    <message>
        <source>weight %1 × %2</source>
        <extracomment>a weight and the number that it is multiplied by: weight 1 × 5 in r4c7 = 1</extracomment>
        <translation>poids %1 × %2</translation>
    </message>
    <message>
        <source>in the window: %1</source>
        <translation>dans la fenêtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>weight %1 reads this number only</source>
        <translation>le poids %1 ne lit que ce nombre</translation>
    </message>
    <message>
        <source>this place reads this number only</source>
        <translation>cette place ne lit que ce nombre</translation>
    </message>
    <message>
        <source>the slide is paused until the mouse leaves the pictures</source>
        <translation>le balayage attend que la souris ait quitté les images</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how far the kernel has come: 12 of 81</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>… %1 more …</source>
        <extracomment>in the middle of a long formula: 1·0 + 1·1 + … 3 more … + 1·0</extracomment>
        <translation>… encore %1 …</translation>
    </message>
    <message>
        <source>is %1 equal to %2? %3</source>
        <extracomment>%1, %2: numbers that are compared; %3: how the network does it: is 2 equal to 3? min(0, 2)</extracomment>
        <translation>%1 est-il égal à %2&#x202f;? %3</translation>
    </message>
    <message>
        <source>%1 at index %2 → %1</source>
        <translation>%1 à l’indice %2 → %1</translation>
    </message>
    <message>
        <source>index %1, not %2 → %3</source>
        <extracomment>the number goes to another place: index 12, not 5 → 0</extracomment>
        <translation>indice %1, et non %2 → %3</translation>
    </message>
    <message>
        <source>no index is %1 → %2</source>
        <translation>aucun indice n’est %1 → %2</translation>
    </message>
    <message>
        <source>%1 = %2, first at index %3 → %3</source>
        <extracomment>the place of a maximum: max(0, 5, 3) = 5, first at index 1 → 1</extracomment>
        <translation>%1 = %2, d’abord à l’indice %3 → %3</translation>
    </message>
    <message>
        <source>each cell</source>
        <translation>chaque case</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>chaque ligne</translation>
    </message>
    <message>
        <source>each column</source>
        <translation>chaque colonne</translation>
    </message>
    <message>
        <source>each box</source>
        <translation>chaque bloc</translation>
    </message>
    <message>
        <source>each row of a box</source>
        <translation>chaque ligne d’un bloc</translation>
    </message>
    <message>
        <source>each column of a box</source>
        <translation>chaque colonne d’un bloc</translation>
    </message>
    <message>
        <source>each digit</source>
        <translation>chaque chiffre</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>toute la grille</translation>
    </message>
    <message>
        <source>%1 and each digit</source>
        <extracomment>each row and each digit</extracomment>
        <translation>%1 et chaque chiffre</translation>
    </message>
    <message>
        <source>%1 and each pair of digits</source>
        <translation>%1 et chaque paire de chiffres</translation>
    </message>
    <message>
        <source>One half of “is it %1?”: subtracts %1 from each number and adds 1. This maps %1 to 1, larger numbers to more than 1.</source>
        <translation>Une moitié de «&#xa0;est-ce %1&#x202f;?&#xa0;»&#xa0;: soustrait %1 de chaque nombre et ajoute 1. Cela donne 1 pour %1, et plus pour des nombres plus grands.</translation>
    </message>
    <message>
        <source>The other half of “is it %1?”: subtracts each number from %1 + 1. This maps %1 to 1, smaller numbers to more than 1.</source>
        <translation>L’autre moitié de «&#xa0;est-ce %1&#x202f;?&#xa0;»&#xa0;: soustrait chaque nombre de %1 + 1. Cela donne 1 pour %1, et plus pour des nombres plus petits.</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number below %1 gives 0.</source>
        <translation>Pour «&#xa0;est-ce %1&#x202f;?&#xa0;»&#xa0;: les nombres négatifs deviennent 0, si bien que tout ce qui est inférieur à %1 vaut 0.</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number above %1 gives 0.</source>
        <translation>Pour «&#xa0;est-ce %1&#x202f;?&#xa0;»&#xa0;: les nombres négatifs deviennent 0, si bien que tout ce qui est supérieur à %1 vaut 0.</translation>
    </message>
    <message>
        <source>“Is it %1?”: the smaller of the two halves is 1 for %1 and 0 for all other numbers.</source>
        <translation>«&#xa0;Est-ce %1&#x202f;?&#xa0;»&#xa0;: la plus petite des deux moitiés vaut 1 pour %1 et 0 pour tous les autres nombres.</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in all %1 planes.</source>
        <translation>Additionne les nombres situés à la même place sur les %1 plans.</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in the planes, each multiplied by its weight; weight 0 leaves a plane out.</source>
        <translation>Additionne les nombres situés à la même place sur les plans, chacun multiplié par son poids&#x202f;; le poids 0 exclut un plan.</translation>
    </message>
    <message>
        <source>Adds up all numbers of each plane.</source>
        <translation>Additionne tous les nombres de chaque plan.</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane.</source>
        <translation>Prend le plus grand nombre de chaque plan.</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane and its index: its first place, counted from 0 along the rows.</source>
        <translation>Prend le plus grand nombre de chaque plan et son indice&#xa0;: l’endroit où il apparaît en premier, compté à partir de 0 ligne par ligne.</translation>
    </message>
    <message>
        <source>Puts each number at the place of its index; all other places are 0.</source>
        <translation>Met chaque nombre à la place que désigne son indice&#x202f;; partout ailleurs, 0.</translation>
    </message>
    <message>
        <source>Repeats each number in a block of %1.</source>
        <translation>Répète chaque nombre dans un pavé de %1.</translation>
    </message>
    <message>
        <source>Puts %1 in every place, whatever was there.</source>
        <translation>Met %1 à chaque place, quoi qu’il y ait eu.</translation>
    </message>
    <message>
        <source>Subtracts each number from 1: for 0 and 1 this is “not”.</source>
        <translation>Soustrait chaque nombre de 1&#xa0;: pour 0 et 1, c’est «&#xa0;non&#xa0;».</translation>
    </message>
    <message>
        <source>Takes each number from %1.</source>
        <translation>Soustrait chaque nombre de %1.</translation>
    </message>
    <message>
        <source>Takes %1 from each number.</source>
        <translation>Soustrait %1 de chaque nombre.</translation>
    </message>
    <message>
        <source>Adds %1 to each number.</source>
        <translation>Ajoute %1 à chaque nombre.</translation>
    </message>
    <message>
        <source>Multiplies each number by %1 and adds %2.</source>
        <translation>Multiplie chaque nombre par %1 et ajoute %2.</translation>
    </message>
    <message>
        <source>Numbers below 0 become 0, the others stay.</source>
        <translation>Les nombres négatifs deviennent 0, les autres restent.</translation>
    </message>
    <message>
        <source>Numbers below %1 become %1, numbers above %2 become %2, the others stay.</source>
        <translation>Les nombres inférieurs à %1 deviennent %1, les nombres supérieurs à %2 deviennent %2, les autres restent.</translation>
    </message>
    <message>
        <source>Takes the smaller of the two numbers: for 0 and 1 this is “and”.</source>
        <translation>Prend le plus petit des deux nombres&#xa0;: pour 0 et 1, c’est «&#xa0;et&#xa0;».</translation>
    </message>
    <message>
        <source>Takes the larger of the two numbers: for 0 and 1 this is “or”.</source>
        <translation>Prend le plus grand des deux nombres&#xa0;: pour 0 et 1, c’est «&#xa0;ou&#xa0;».</translation>
    </message>
    <message>
        <source>Adds the two numbers.</source>
        <translation>Additionne les deux nombres.</translation>
    </message>
    <message>
        <source>Subtracts the second number from the first: 0 if they are equal.</source>
        <translation>Soustrait le second nombre du premier&#xa0;: 0 là où ils sont égaux.</translation>
    </message>
    <message>
        <source>Multiplies the two numbers: the result is 0 if either is 0.</source>
        <translation>Multiplie les deux nombres&#xa0;: là où l’un est 0, il ne reste rien.</translation>
    </message>
    <message>
        <source>A switch: takes the first number if the third is 0, and the second if it is 1.</source>
        <translation>Un interrupteur&#xa0;: prend le premier nombre là où le troisième est 0, le deuxième là où il est 1.</translation>
    </message>
    <message>
        <source>The same numbers in the same order, only laid out as %1.</source>
        <translation>Les mêmes nombres dans le même ordre, seulement disposés en %1.</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>chiffre %1</translation>
    </message>
    <message>
        <source>pair %1 %2</source>
        <extracomment>two digits of a naked pair: pair 2 5</extracomment>
        <translation>paire %1 %2</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidats</translation>
    </message>
    <message>
        <source>stack: the level that restores a candidate</source>
        <translation>pile&#xa0;: le niveau qui ramène un candidat</translation>
    </message>
    <message>
        <source>guess: the level that chose a candidate</source>
        <translation>hypothèse&#xa0;: le niveau qui a choisi un candidat</translation>
    </message>
    <message>
        <source>level: the next free one</source>
        <translation>niveau&#xa0;: le prochain libre</translation>
    </message>
    <message>
        <source>the switch</source>
        <translation>l’interrupteur</translation>
    </message>
    <message>
        <source>if the switch is 0</source>
        <translation>où l’interrupteur est 0</translation>
    </message>
    <message>
        <source>if the switch is 1</source>
        <translation>où l’interrupteur est 1</translation>
    </message>
    <message>
        <source>the numbers</source>
        <translation>les nombres</translation>
    </message>
    <message>
        <source>their indices</source>
        <translation>leurs indices</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>le premier</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>le second</translation>
    </message>
    <message>
        <source>in · %1</source>
        <extracomment>an input of a layer, and its shape: in, the switch · [1, 9, 9]</extracomment>
        <translation>entrée · %1</translation>
    </message>
    <message>
        <source>in, %1 · %2</source>
        <translation>entrée, %1 · %2</translation>
    </message>
    <message>
        <source>out · %1</source>
        <extracomment>the output of a layer, and its shape</extracomment>
        <translation>sortie · %1</translation>
    </message>
    <message>
        <source>out, the maximum · %1</source>
        <translation>sortie, le maximum · %1</translation>
    </message>
    <message>
        <source>out, its index · %1</source>
        <translation>sortie, son indice · %1</translation>
    </message>
    <message>
        <source>%1 has no effect: no value of it changes the result</source>
        <translation>%1 ne va nulle part&#xa0;: aucune de ses valeurs ne change le résultat</translation>
    </message>
    <message>
        <source>%1 contributes to %2</source>
        <extracomment>5 in r4c7 = 1 goes into row 4, digit 5</extracomment>
        <translation>%1 entre dans %2</translation>
    </message>
    <message>
        <source>%1 contributes to %2 numbers</source>
        <translation>%1 entre dans %2 nombres</translation>
    </message>
    <message>
        <source>%1: the outcome</source>
        <extracomment>%1: a rule, the verdict or the search</extracomment>
        <translation>%1&#xa0;: le résultat</translation>
    </message>
    <message>
        <source>End of pass %1: the remaining candidates</source>
        <extracomment>%1: the number of a pass</extracomment>
        <translation>Fin de la passe %1&#xa0;: les candidats qu’elle laisse</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a number of a layer and how it comes about: row 4, digit 5: 1·0 + 1·1 = 1</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, digit %2: %3</source>
        <extracomment>what a layer computes, a digit and its number: places of the digit, digit 5: 3</extracomment>
        <translation>%1, chiffre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: about the whole board</source>
        <extracomment>%1: what a layer computes</extracomment>
        <translation>%1&#xa0;: pour toute la grille</translation>
    </message>
    <message>
        <source>%1: no places on the board</source>
        <translation>%1&#xa0;: n’a pas de places sur la grille</translation>
    </message>
    <message>
        <source>%1: both digits of a pair</source>
        <translation>%1&#xa0;: les deux chiffres d’une paire</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, chiffre %2</translation>
    </message>
    <message>
        <source>%1, every digit</source>
        <translation>%1, tous les chiffres</translation>
    </message>
    <message>
        <source>Point at a number or click it to see how it is computed.</source>
        <translation>Pointez un nombre, ou cliquez dessus, pour voir de quoi il est fait.</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Il n’y a pas encore de grille.</translation>
    </message>
    <message>
        <source>The numbers of this layer are being computed.</source>
        <translation>Les nombres de cette couche sont en cours de calcul.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <extracomment>%1: where in the run a layer is: 17.4.2</extracomment>
        <translation>Épinglée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the name of a tab: the address of a layer and what the layer computes: 17.4.2 places for a digit in a row</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing has been computed yet. Press F11 to step, or Ctrl+F11 to step into a rule’s layers.</source>
        <translation>Rien n’a encore été calculé. Avancez avec F11, et entrez dans les couches d’une règle avec Ctrl+F11.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate, or a pair of digits, and its cell: 5 in r4c7, pair 2 5 in r1c1</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>part of a line</comment>
        <extracomment>the part of a line that lies in a box: row 4 in box 5</extracomment>
        <translation>%1 du %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <extracomment>a place in a kernel, from 1</extracomment>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <extracomment>the planes of a tensor that stand for no digit, from 1: plane 3</extracomment>
        <translation>plan %1</translation>
    </message>
    <message>
        <source>weight %1 reads %2 numbers, all at once</source>
        <translation>le poids %1 lit %2 nombres, tous à la fois</translation>
    </message>
    <message>
        <source>this place reads %1 numbers, all at once</source>
        <translation>cette place lit %1 nombres, tous à la fois</translation>
    </message>
    <message>
        <source>rows down, columns across</source>
        <translation>lignes vers le bas, colonnes vers la droite</translation>
    </message>
    <message>
        <source>rows down, digits across</source>
        <translation>lignes vers le bas, chiffres vers la droite</translation>
    </message>
    <message>
        <source>rows down</source>
        <translation>lignes vers le bas</translation>
    </message>
    <message>
        <source>digits down, columns across</source>
        <translation>chiffres vers le bas, colonnes vers la droite</translation>
    </message>
    <message>
        <source>columns across</source>
        <translation>colonnes vers la droite</translation>
    </message>
    <message>
        <source>digits across</source>
        <translation>chiffres vers la droite</translation>
    </message>
    <message>
        <source>digits down</source>
        <translation>chiffres vers le bas</translation>
    </message>
    <message>
        <source>the mean of %1: the whole plane</source>
        <translation>la moyenne de %1 : le plan entier</translation>
    </message>
    <message>
        <source>the mean of %1, stride %2</source>
        <translation>la moyenne de %1, pas %2</translation>
    </message>
    <message>
        <source>%1, the share of %2</source>
        <extracomment>the share of a number among others: softmax(0, 1, 0.5), the share of 1</extracomment>
        <translation>%1, la part de %2</translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>a place of the padding around a plane: edge → 0</extracomment>
        <translation>bord</translation>
    </message>
    <message>
        <source>real numbers %1</source>
        <extracomment>the numbers that a value can have, not only whole ones: real numbers 0 … 1</extracomment>
        <translation>nombres réels %1</translation>
    </message>
    <message>
        <source>planes</source>
        <comment>a dimension</comment>
        <translation>plans</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>a dimension</comment>
        <translation>lignes</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>a dimension</comment>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>Pads each plane with zeros: rows above and below (%1 each), columns on both sides (%2 each).</source>
        <translation>Met des zéros autour de chaque plan : des lignes au-dessus et au-dessous (%1 chaque fois), des colonnes des deux côtés (%2 chaque fois).</translation>
    </message>
    <message>
        <source>Takes the mean of all numbers of each plane.</source>
        <translation>Prend la moyenne de tous les nombres de chaque plan.</translation>
    </message>
    <message>
        <source>Maps each number into the range 0 to 1: 0 becomes ½, large numbers approach 1, small ones approach 0.</source>
        <translation>Presse chaque nombre entre 0 et 1 : 0 devient ½, les grands nombres approchent de 1, les petits de 0.</translation>
    </message>
    <message>
        <source>Maps each number into the range −1 to 1: 0 stays 0, large numbers approach 1, small ones −1.</source>
        <translation>Presse chaque nombre entre −1 et 1 : 0 reste, les grands nombres approchent de 1, les petits de −1.</translation>
    </message>
    <message>
        <source>Reorders the dimensions and keeps the numbers: planes, rows and columns were %1, %2 and %3 before.</source>
        <translation>Les mêmes nombres avec les dimensions dans un autre ordre : ce qui est maintenant plans, lignes et colonnes était %1, %2 et %3.</translation>
    </message>
    <message>
        <source>Turns the numbers along one dimension (%1) into shares: none is below 0, and they add up to 1. The larger the number, the larger its share.</source>
        <translation>Fait des nombres le long d’une dimension (%1) des parts : aucune sous 0, ensemble 1, et plus le nombre est grand, plus sa part l’est.</translation>
    </message>
    <message>
        <source>no kernel: softmax over all numbers of a line</source>
        <translation>pas de noyau : softmax, tous les nombres d’une ligne ensemble</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>along a side of a plane</comment>
        <translation>chiffres</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>along a side of a plane</comment>
        <translation>lignes</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>along a side of a plane</comment>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>boxes</source>
        <comment>along a side of a plane</comment>
        <translation>blocs</translation>
    </message>
    <message>
        <source>cells of a box</source>
        <comment>along a side of a plane</comment>
        <translation>cases d’un bloc</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 vers le bas</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <extracomment>what the sides of a plane stand for: digits down, columns across</extracomment>
        <translation>%1 vers le bas, %2 vers la droite</translation>
    </message>
    <message>
        <source>cell %1 of the box</source>
        <translation>case %1 du bloc</translation>
    </message>
    <message>
        <source>subset %1</source>
        <translation>sous-ensemble %1</translation>
    </message>
    <message>
        <source>pairs of digits</source>
        <translation>paires de chiffres</translation>
    </message>
    <message>
        <source>sets of digits</source>
        <translation>ensembles de chiffres</translation>
    </message>
    <message>
        <source>pairs of rows</source>
        <translation>paires de lignes</translation>
    </message>
    <message>
        <source>sets of rows</source>
        <translation>ensembles de lignes</translation>
    </message>
    <message>
        <source>pairs of columns</source>
        <translation>paires de colonnes</translation>
    </message>
    <message>
        <source>sets of columns</source>
        <translation>ensembles de colonnes</translation>
    </message>
    <message>
        <source>pairs of cells of a box</source>
        <translation>paires de cases d’un bloc</translation>
    </message>
    <message>
        <source>sets of cells of a box</source>
        <translation>ensembles de cases d’un bloc</translation>
    </message>
    <message>
        <source>each pair of digits</source>
        <translation>chaque paire de chiffres</translation>
    </message>
    <message>
        <source>each set of digits</source>
        <translation>chaque ensemble de chiffres</translation>
    </message>
    <message>
        <source>each pair of rows</source>
        <translation>chaque paire de lignes</translation>
    </message>
    <message>
        <source>each set of rows</source>
        <translation>chaque ensemble de lignes</translation>
    </message>
    <message>
        <source>each pair of columns</source>
        <translation>chaque paire de colonnes</translation>
    </message>
    <message>
        <source>each set of columns</source>
        <translation>chaque ensemble de colonnes</translation>
    </message>
    <message>
        <source>each pair of cells of the box</source>
        <translation>chaque paire de cases du bloc</translation>
    </message>
    <message>
        <source>each set of cells of the box</source>
        <translation>chaque ensemble de cases du bloc</translation>
    </message>
    <message>
        <source>each cell of the box</source>
        <translation>chaque case du bloc</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>two or more of them: rows 2 5</extracomment>
        <translation>lignes %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <extracomment>two or more of them: columns 2 5</extracomment>
        <translation>colonnes %1</translation>
    </message>
    <message>
        <source>cells %1 of the box</source>
        <extracomment>two or more of them: cells 2 5 of the box</extracomment>
        <translation>cases %1 du bloc</translation>
    </message>
    <message>
        <source>digits %1</source>
        <extracomment>three or four of them: digits 2 5 8</extracomment>
        <translation>chiffres %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n somme, une étape ; un processeur de %n unité le fait en un seul cycle</numerusform>
            <numerusform>%n sommes, une étape ; un processeur de %n unités le fait en un seul cycle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n nombre, une étape ; un processeur de %n unité le fait en un seul cycle</numerusform>
            <numerusform>%n nombres, une étape ; un processeur de %n unités le fait en un seul cycle</numerusform>
        </translation>
    </message>
    <message>
        <source>A kernel of %1 adds up the numbers below it, each times its weight, at all positions on each plane at once.</source>
        <translation>À toutes ses places sur chaque plan à la fois, un noyau de %1 additionne les nombres au-dessous, chacun fois son poids.</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, at all positions on each plane at once.</source>
        <translation>À toutes ses places sur chaque plan à la fois, une fenêtre de %1 additionne les nombres qu’elle contient.</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, each times its weight, at all positions on the planes at once.</source>
        <translation>À toutes ses places sur les plans à la fois, une fenêtre de %1 additionne les nombres qu’elle contient, chacun multiplié par son poids.</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once.</source>
        <translation>À toutes ses places sur chaque plan à la fois, une fenêtre de %1 prend le plus grand nombre qu’elle contient.</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once. It also takes the index of its first occurrence, counted from 0 along the rows.</source>
        <translation>À toutes ses places sur chaque plan à la fois, une fenêtre de %1 prend le plus grand nombre qu’elle contient et son indice&#xa0;: l’endroit où il apparaît en premier, compté à partir de 0 ligne par ligne.</translation>
    </message>
    <message>
        <source>A window of %1 takes the mean of the numbers in it, at all positions on each plane at once.</source>
        <translation>À toutes ses places sur chaque plan à la fois, une fenêtre de %1 prend la moyenne des nombres qu’elle contient.</translation>
    </message>
    <message>
        <source>Concatenates the planes of the inputs in order; the numbers do not change.</source>
        <translation>Met l’un derrière l’autre, dans leur ordre, les plans de ce qui entre ; les nombres restent.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <extracomment>one of the inputs of a layer that puts planes one behind the other: part 2 of 3</extracomment>
        <translation>partie %1 sur %2</translation>
    </message>
    <message>
        <source>no kernel: %1 over all numbers of a line</source>
        <extracomment>%1: an operation: RMS normalisation</extracomment>
        <translation>pas de noyau : %1, tous les nombres d’une ligne ensemble</translation>
    </message>
    <message>
        <source>no kernel: each row of the first matrix × each column of the second</source>
        <translation>pas de noyau : chaque ligne de la première avec chaque colonne de la seconde</translation>
    </message>
    <message>
        <source>is %1 at least %2? → %3</source>
        <extracomment>a question and its answer, 1 or 0: is 0.7 at least 0.5? → 1</extracomment>
        <translation>%1 vaut-il au moins %2 ? → %3</translation>
    </message>
    <message>
        <source>Tests whether each number is at least %1: 1 if it is, 0 if it is not.</source>
        <translation>Demande de chaque nombre s’il vaut au moins %1 : 1 si oui, 0 sinon.</translation>
    </message>
    <message>
        <source>Multiplies matrices, plane by plane: each number in a row of the first times its counterpart in a column of the second, added up.</source>
        <translation>Multiplie des matrices, plan par plan : les nombres d’une ligne de la première, chacun fois le sien dans une colonne de la seconde, additionnés.</translation>
    </message>
    <message>
        <source>Divides the numbers along one dimension (%1) by their root mean square, so that their average size is 1. Adding %2 to the mean square prevents division by 0.</source>
        <translation>Divise les nombres le long d’une dimension (%1) par la racine de la moyenne de leurs carrés, pour qu’en moyenne ils soient aussi grands que 1. À la moyenne s’ajoute %2 : rien n’est divisé par 0.</translation>
    </message>
    <message>
        <source>Multiplies each number by the share of a normal distribution below it. Numbers far above 0 stay, numbers far below 0 become 0, and there is no kink between them.</source>
        <translation>Les nombres loin au-dessus de 0 restent, ceux loin au-dessous deviennent 0, et entre eux il n’y a pas d’angle : chaque nombre fois la part d’une loi normale qui se trouve au-dessous de lui.</translation>
    </message>
    <message>
        <source>Raises e to the power of each number: 0 becomes 1, and all results are above 0.</source>
        <translation>Élève e à la puissance de chaque nombre : 0 devient 1, et tous les résultats sont supérieurs à 0.</translation>
    </message>
    <message>
        <source>Takes the natural logarithm of each number: 1 becomes 0. Numbers must be above 0.</source>
        <translation>Calcule le logarithme naturel de chaque nombre : 1 devient 0. Les nombres doivent être supérieurs à 0.</translation>
    </message>
    <message>
        <source>Raises each number to the power of %1.</source>
        <translation>Élève chaque nombre à la puissance %1.</translation>
    </message>
    <message>
        <source>Applies the error function to each number: 0 stays 0, large numbers approach 1, small ones approach −1.</source>
        <translation>Applique la fonction d’erreur à chaque nombre : 0 reste, les grands nombres s’approchent de 1, les petits de −1.</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWords</name>
    <message>
        <source>, by digit</source>
        <translation>, par chiffre</translation>
    </message>
    <message>
        <source>1 − |g − d|, and empty</source>
        <translation>1 − |g − d|, et vide</translation>
    </message>
    <message>
        <source>a box owns the digit in this line</source>
        <translation>un bloc possède le chiffre sur cette rangée</translation>
    </message>
    <message>
        <source>a cell has no candidate</source>
        <translation>une case n’a aucun candidat</translation>
    </message>
    <message>
        <source>a clash in a house</source>
        <translation>un conflit dans une zone</translation>
    </message>
    <message>
        <source>a clash in a row or a column</source>
        <translation>un conflit dans une ligne ou une colonne</translation>
    </message>
    <message>
        <source>a contradiction, or a solution to look beyond</source>
        <translation>une contradiction, ou une solution à dépasser</translation>
    </message>
    <message>
        <source>a guess is active</source>
        <translation>une hypothèse est en cours</translation>
    </message>
    <message>
        <source>a one for it</source>
        <translation>un 1 à la place</translation>
    </message>
    <message>
        <source>a − k + 1</source>
        <translation>a − k + 1</translation>
    </message>
    <message>
        <source>all cells are decided</source>
        <translation>toutes les cases sont déterminées</translation>
    </message>
    <message>
        <source>another box owns it</source>
        <translation>un autre bloc le possède</translation>
    </message>
    <message>
        <source>any digit clashes</source>
        <translation>un chiffre est en conflit</translation>
    </message>
    <message>
        <source>beyond the first</source>
        <translation>au-delà du premier</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidats</translation>
    </message>
    <message>
        <source>candidates in the cell</source>
        <translation>candidats de la case</translation>
    </message>
    <message>
        <source>candidates that stay</source>
        <translation>candidats qui restent</translation>
    </message>
    <message>
        <source>cleared since the guess</source>
        <translation>effacé depuis l’hypothèse</translation>
    </message>
    <message>
        <source>is restored</source>
        <translation>revient</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradiction</translation>
    </message>
    <message>
        <source>decided cells</source>
        <translation>cases déterminées</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>chiffres</translation>
    </message>
    <message>
        <source>digits as a plane</source>
        <translation>chiffres en un plan</translation>
    </message>
    <message>
        <source>digits of the pair in the cell</source>
        <translation>chiffres de la paire dans la case</translation>
    </message>
    <message>
        <source>digits that clash</source>
        <translation>chiffres en conflit</translation>
    </message>
    <message>
        <source>digits that have only this cell</source>
        <translation>chiffres qui n’ont que cette case</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>épuisée</translation>
    </message>
    <message>
        <source>falls from 1 at k</source>
        <translation>descend de 1 en k</translation>
    </message>
    <message>
        <source>fewer count more</source>
        <translation>moins compte plus</translation>
    </message>
    <message>
        <source>for each box of the line</source>
        <translation>pour chaque bloc de la rangée</translation>
    </message>
    <message>
        <source>for each line of the box</source>
        <translation>pour chaque rangée du bloc</translation>
    </message>
    <message>
        <source>g − d, d − g, 1 − g</source>
        <translation>g − d, d − g, 1 − g</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>hypothèse</translation>
    </message>
    <message>
        <source>in any house</source>
        <translation>dans une zone quelconque</translation>
    </message>
    <message>
        <source>in every cell of the house</source>
        <translation>dans chaque case de la zone</translation>
    </message>
    <message>
        <source>its candidates</source>
        <translation>ses candidats</translation>
    </message>
    <message>
        <source>its digits</source>
        <translation>ses chiffres</translation>
    </message>
    <message>
        <source>k + 1 − a</source>
        <translation>k + 1 − a</translation>
    </message>
    <message>
        <source>keep only those digits there</source>
        <translation>n’y garder que ces chiffres</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>level of the last guess</source>
        <translation>niveau de la dernière hypothèse</translation>
    </message>
    <message>
        <source>level of what was derived</source>
        <translation>niveau de ce qui a été déduit</translation>
    </message>
    <message>
        <source>level of what was derived before it</source>
        <translation>niveau de ce qui a été déduit avant</translation>
    </message>
    <message>
        <source>lines of the box with the digit</source>
        <translation>rangées du bloc contenant le chiffre</translation>
    </message>
    <message>
        <source>no clash</source>
        <translation>aucun conflit</translation>
    </message>
    <message>
        <source>no contradiction</source>
        <translation>aucune contradiction</translation>
    </message>
    <message>
        <source>no guess is active</source>
        <translation>aucune hypothèse en cours</translation>
    </message>
    <message>
        <source>not a candidate after the rules</source>
        <translation>pas un candidat après les règles</translation>
    </message>
    <message>
        <source>not set aside</source>
        <translation>pas mis de côté</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>non résolue</translation>
    </message>
    <message>
        <source>not the failed guess</source>
        <translation>pas l’hypothèse échouée</translation>
    </message>
    <message>
        <source>not the guess</source>
        <translation>pas l’hypothèse</translation>
    </message>
    <message>
        <source>not the pair&apos;s own cells</source>
        <translation>pas les cases de la paire</translation>
    </message>
    <message>
        <source>not to clear</source>
        <translation>à ne pas effacer</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>rien n’a changé</translation>
    </message>
    <message>
        <source>nothing changed, not solved</source>
        <translation>rien n’a changé, non résolue</translation>
    </message>
    <message>
        <source>no guess left to undo</source>
        <translation>plus rien à annuler</translation>
    </message>
    <message>
        <source>pairs that clear the digit</source>
        <translation>paires qui effacent le chiffre</translation>
    </message>
    <message>
        <source>places for the digit in the house</source>
        <translation>places du chiffre dans la zone</translation>
    </message>
    <message>
        <source>pop</source>
        <translation>pop</translation>
    </message>
    <message>
        <source>pop: candidates</source>
        <translation>pop&#xa0;: candidats</translation>
    </message>
    <message>
        <source>pop: guess</source>
        <translation>pop&#xa0;: hypothèse</translation>
    </message>
    <message>
        <source>pop: stack</source>
        <translation>pop&#xa0;: pile</translation>
    </message>
    <message>
        <source>pop: stack without the restored ones</source>
        <translation>pop&#xa0;: pile sans ce qui revient</translation>
    </message>
    <message>
        <source>popped or kept</source>
        <translation>pop ou inchangé</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>push: candidates</source>
        <translation>push&#xa0;: candidats</translation>
    </message>
    <message>
        <source>push: guess</source>
        <translation>push&#xa0;: hypothèse</translation>
    </message>
    <message>
        <source>push: level</source>
        <translation>push&#xa0;: niveau</translation>
    </message>
    <message>
        <source>push: stack</source>
        <translation>push&#xa0;: pile</translation>
    </message>
    <message>
        <source>pushed, popped or kept</source>
        <translation>push, pop ou inchangé</translation>
    </message>
    <message>
        <source>record: cleared at this level</source>
        <translation>noter&#xa0;: effacé à ce niveau</translation>
    </message>
    <message>
        <source>rises to 1 at k</source>
        <translation>monte à 1 en k</translation>
    </message>
    <message>
        <source>set aside by the guess</source>
        <translation>mis de côté par l’hypothèse</translation>
    </message>
    <message>
        <source>singles of the digit in the house</source>
        <translation>singletons du chiffre dans la zone</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>pile</translation>
    </message>
    <message>
        <source>stays away</source>
        <translation>reste absent</translation>
    </message>
    <message>
        <source>such cells in the house</source>
        <translation>de telles cases dans la zone</translation>
    </message>
    <message>
        <source>that candidate</source>
        <translation>ce candidat</translation>
    </message>
    <message>
        <source>that place</source>
        <translation>cette place</translation>
    </message>
    <message>
        <source>the box does not own it</source>
        <translation>le bloc ne le possède pas</translation>
    </message>
    <message>
        <source>the box has it in one line only</source>
        <translation>le bloc ne l’a que sur une rangée</translation>
    </message>
    <message>
        <source>the box owns the digit in this line</source>
        <translation>le bloc possède le chiffre sur cette rangée</translation>
    </message>
    <message>
        <source>the cell has both</source>
        <translation>la case a les deux</translation>
    </message>
    <message>
        <source>the cell has no candidate</source>
        <translation>la case n’a aucun candidat</translation>
    </message>
    <message>
        <source>the cell has one candidate</source>
        <translation>la case a un seul candidat</translation>
    </message>
    <message>
        <source>the cell has two candidates</source>
        <translation>la case a deux candidats</translation>
    </message>
    <message>
        <source>the cell is not a single itself</source>
        <translation>la case n’est pas elle-même un singleton</translation>
    </message>
    <message>
        <source>the cell is the only place for a digit</source>
        <translation>la case est la seule place d’un chiffre</translation>
    </message>
    <message>
        <source>the cell is the pair</source>
        <translation>la case est la paire</translation>
    </message>
    <message>
        <source>the cell is undecided</source>
        <translation>la case est indéterminée</translation>
    </message>
    <message>
        <source>the cell to guess in</source>
        <translation>la case de l’hypothèse</translation>
    </message>
    <message>
        <source>the digit has one place</source>
        <translation>le chiffre a une seule place</translation>
    </message>
    <message>
        <source>the digit is taken in the house</source>
        <translation>le chiffre est pris dans la zone</translation>
    </message>
    <message>
        <source>the digit occurs in this line of the box</source>
        <translation>le chiffre figure sur cette rangée du bloc</translation>
    </message>
    <message>
        <source>the digit occurs twice</source>
        <translation>le chiffre figure deux fois</translation>
    </message>
    <message>
        <source>the digit, or any digit where the cell is empty</source>
        <translation>le chiffre, ou tout chiffre si la case est vide</translation>
    </message>
    <message>
        <source>the given is the digit; the cell is empty</source>
        <translation>le donné est le chiffre&#x202f;; la case est vide</translation>
    </message>
    <message>
        <source>the guess</source>
        <translation>l’hypothèse</translation>
    </message>
    <message>
        <source>the guess that failed</source>
        <translation>l’hypothèse échouée</translation>
    </message>
    <message>
        <source>the larger</source>
        <translation>le plus grand</translation>
    </message>
    <message>
        <source>the other digits are set aside</source>
        <translation>les autres chiffres sont mis de côté</translation>
    </message>
    <message>
        <source>the pair&apos;s digits are cleared here</source>
        <translation>les chiffres de la paire sont effacés ici</translation>
    </message>
    <message>
        <source>the rules changed something</source>
        <translation>les règles ont changé quelque chose</translation>
    </message>
    <message>
        <source>the rules cleared it</source>
        <translation>les règles l’ont effacé</translation>
    </message>
    <message>
        <source>the smaller</source>
        <translation>le plus petit</translation>
    </message>
    <message>
        <source>the smallest digit</source>
        <translation>le plus petit chiffre</translation>
    </message>
    <message>
        <source>their positive parts; the last is 1 for an empty cell</source>
        <translation>leurs parties positives&#x202f;; la dernière dit que la case est vide</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>à effacer</translation>
    </message>
    <message>
        <source>two of them make a pair</source>
        <translation>deux d’entre elles forment une paire</translation>
    </message>
    <message>
        <source>undecided cells with few candidates first</source>
        <translation>cases indéterminées à peu de candidats d’abord</translation>
    </message>
    <message>
        <source>where the first maximum is</source>
        <translation>où est le premier maximum</translation>
    </message>
    <message>
        <source>with the restored ones</source>
        <translation>avec ce qui revient</translation>
    </message>
    <message>
        <source>as planes again</source>
        <translation>de nouveau en plans</translation>
    </message>
    <message>
        <source>a line owns the digit in this box</source>
        <translation>une rangée possède le chiffre dans ce bloc</translation>
    </message>
    <message>
        <source>another line owns it</source>
        <translation>une autre rangée le possède</translation>
    </message>
    <message>
        <source>as many places as values</source>
        <translation>autant de places que de valeurs</translation>
    </message>
    <message>
        <source>back on the board</source>
        <translation>de retour sur la grille</translation>
    </message>
    <message>
        <source>boxes of the line with the digit</source>
        <translation>blocs de la rangée contenant le chiffre</translation>
    </message>
    <message>
        <source>in every place of the group</source>
        <translation>à chaque place du groupe</translation>
    </message>
    <message>
        <source>not these places</source>
        <translation>pas ces places</translation>
    </message>
    <message>
        <source>subsets that clear the value</source>
        <translation>sous-ensembles qui effacent la valeur</translation>
    </message>
    <message>
        <source>such places of the group</source>
        <translation>de telles places du groupe</translation>
    </message>
    <message>
        <source>the candidates by value, group and place</source>
        <translation>les candidats par valeur, groupe et place</translation>
    </message>
    <message>
        <source>the digit occurs in this box of the line</source>
        <translation>le chiffre figure dans ce bloc de la rangée</translation>
    </message>
    <message>
        <source>the line does not own it</source>
        <translation>la rangée ne le possède pas</translation>
    </message>
    <message>
        <source>the line has it in one box only</source>
        <translation>la rangée ne l’a que dans un bloc</translation>
    </message>
    <message>
        <source>the line owns the digit in this box</source>
        <translation>la rangée possède le chiffre dans ce bloc</translation>
    </message>
    <message>
        <source>the place has only values of the subset</source>
        <translation>la place n’a que des valeurs du sous-ensemble</translation>
    </message>
    <message>
        <source>the subset&apos;s values are cleared here</source>
        <translation>les valeurs du sous-ensemble sont effacées ici</translation>
    </message>
    <message>
        <source>values of the place that are not in the subset</source>
        <translation>valeurs de la place absentes du sous-ensemble</translation>
    </message>
    <message>
        <source>a clash, or a digit that has no place</source>
        <translation>un conflit, ou un chiffre sans place</translation>
    </message>
    <message>
        <source>a digit has no place in a house</source>
        <translation>un chiffre n’a pas de place dans une zone</translation>
    </message>
    <message>
        <source>a digit has no place in a row or a column</source>
        <translation>un chiffre n’a pas de place dans une ligne ou une colonne</translation>
    </message>
    <message>
        <source>any digit has no place</source>
        <translation>un chiffre est sans place</translation>
    </message>
    <message>
        <source>cells of the house with two candidates</source>
        <translation>cases de la zone à deux candidats</translation>
    </message>
    <message>
        <source>digits that have no place</source>
        <translation>chiffres sans place</translation>
    </message>
    <message>
        <source>fewer candidates count more</source>
        <translation>moins de candidats comptent plus</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ni l’un ni l’autre</translation>
    </message>
    <message>
        <source>of both lines</source>
        <translation>des deux lignes</translation>
    </message>
    <message>
        <source>the box counts four times</source>
        <translation>le bloc compte quatre fois</translation>
    </message>
    <message>
        <source>the digit has no place</source>
        <translation>le chiffre n’a pas de place</translation>
    </message>
    <message>
        <source>then what is open around</source>
        <translation>puis ce qui est ouvert autour</translation>
    </message>
    <message>
        <source>undecided cells of the house</source>
        <translation>cases indéterminées de la zone</translation>
    </message>
    <message>
        <source>what is open around the cell</source>
        <translation>ce qui est ouvert autour de la case</translation>
    </message>
    <message>
        <source>a board for each digit of each feature</source>
        <translation>une grille par chiffre de chaque trait</translation>
    </message>
    <message>
        <source>a score for each candidate</source>
        <translation>un score par candidat</translation>
    </message>
    <message>
        <source>added to what was known</source>
        <translation>ajouté à ce qu’on savait</translation>
    </message>
    <message>
        <source>as boards</source>
        <translation>en grilles</translation>
    </message>
    <message>
        <source>as candidates</source>
        <translation>en candidats</translation>
    </message>
    <message>
        <source>digits by boxes</source>
        <translation>chiffres par blocs</translation>
    </message>
    <message>
        <source>digits by cells</source>
        <translation>chiffres par cases</translation>
    </message>
    <message>
        <source>digits by columns</source>
        <translation>chiffres par colonnes</translation>
    </message>
    <message>
        <source>digits by rows</source>
        <translation>chiffres par lignes</translation>
    </message>
    <message>
        <source>falls to 0 at 2</source>
        <translation>descend à 0 en 2</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>s’en va</translation>
    </message>
    <message>
        <source>how likely it stays, weighed 8 : 1</source>
        <translation>la probabilité qu’il reste, pondérée 8 : 1</translation>
    </message>
    <message>
        <source>how much of each feature</source>
        <translation>combien de chaque trait</translation>
    </message>
    <message>
        <source>how near it is to 1</source>
        <translation>à quel point il est près de 1</translation>
    </message>
    <message>
        <source>in each cell of the box</source>
        <translation>dans chaque case du bloc</translation>
    </message>
    <message>
        <source>is not likely enough</source>
        <translation>n’est pas assez probable</translation>
    </message>
    <message>
        <source>kept in bounds</source>
        <translation>maintenu dans des limites</translation>
    </message>
    <message>
        <source>likely enough</source>
        <translation>assez probable</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mélangé</translation>
    </message>
    <message>
        <source>none below 0</source>
        <translation>aucun au-dessous de 0</translation>
    </message>
    <message>
        <source>one half and more is a yes</source>
        <translation>un demi ou plus est un oui</translation>
    </message>
    <message>
        <source>rises from 0</source>
        <translation>monte à partir de 0</translation>
    </message>
    <message>
        <source>the candidate’s own, mixed</source>
        <translation>le propre du candidat, mélangé</translation>
    </message>
    <message>
        <source>the mean over each box</source>
        <translation>la moyenne de chaque bloc</translation>
    </message>
    <message>
        <source>the mean over each column</source>
        <translation>la moyenne de chaque colonne</translation>
    </message>
    <message>
        <source>the mean over each row</source>
        <translation>la moyenne de chaque ligne</translation>
    </message>
    <message>
        <source>the mean over the digits of the cell</source>
        <translation>la moyenne des chiffres de la case</translation>
    </message>
    <message>
        <source>turned round</source>
        <translation>retourné</translation>
    </message>
    <message>
        <source>what is above 0</source>
        <translation>ce qui est au-dessus de 0</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>ce qui reste</translation>
    </message>
    <message>
        <source>what it makes of the nine places</source>
        <translation>ce qu’il tire des neuf places</translation>
    </message>
    <message>
        <source>with the box</source>
        <translation>avec le bloc</translation>
    </message>
    <message>
        <source>with the column</source>
        <translation>avec la colonne</translation>
    </message>
    <message>
        <source>with the row</source>
        <translation>avec la ligne</translation>
    </message>
    <message>
        <source>with the values of its cell</source>
        <translation>avec ce que dit sa case</translation>
    </message>
</context>
<context>
    <name>convoku::LayersPage</name>
    <message>
        <source>At the position</source>
        <translation>À la position</translation>
    </message>
    <message>
        <source>Always the layer at the current position</source>
        <translation>La couche à la position, où qu’elle aille</translation>
    </message>
    <message>
        <source>Pinned: %1. Press Delete or middle-click to close it.</source>
        <translation>Épinglée&#xa0;: %1. Suppr ou un clic avec le bouton du milieu la ferme.</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Couches</translation>
    </message>
    <message>
        <source>Show what the layer at this position reads and computes</source>
        <translation>Montrer ce que lit et calcule la couche à cet endroit</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedController</name>
    <message>
        <source>Search the puzzle without its rules, guided by the cost of a grid</source>
        <translation>Chercher sans les règles, d’après ce que coûte une grille</translation>
    </message>
    <message>
        <source>The search failed.</source>
        <translation>La recherche s’est interrompue.</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>Recherche à l’aveugle</translation>
    </message>
    <message>
        <source>The learned network runs.</source>
        <translation>Le réseau appris s’exécute.</translation>
    </message>
    <message>
        <source>Export training as animation…</source>
        <translation>Exporter l’entraînement en animation…</translation>
    </message>
    <message>
        <source>Export the training steps as an animated GIF or WebP</source>
        <translation>Exporter les étapes d’un entraînement en GIF ou WebP animé</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedView</name>
    <message>
        <source>Learned</source>
        <translation>Appris</translation>
    </message>
    <message>
        <source>Written or learned</source>
        <comment>menu</comment>
        <translation>Écrit ou appris</translation>
    </message>
    <message>
        <source>Train a rule instead of writing it, and see what it finds</source>
        <translation>Entraîner une règle au lieu de l’écrire, et voir ce qu’elle trouve</translation>
    </message>
</context>
<context>
    <name>convoku::LegendPanel</name>
    <message>
        <source>Search by guessing</source>
        <translation>Recherche par hypothèses</translation>
    </message>
    <message>
        <source>Off: the run stalls when the rules find nothing more.</source>
        <translation>Désactivée&#xa0;: l’exécution se bloque là où les règles ne trouvent plus rien.</translation>
    </message>
    <message>
        <source>Rule switched on: %1</source>
        <translation>Règle activée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rule switched off: %1</source>
        <translation>Règle désactivée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Search switched on</source>
        <translation>Recherche activée</translation>
    </message>
    <message>
        <source>Search switched off</source>
        <translation>Recherche désactivée</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>Cette passe</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur la grille</translation>
    </message>
    <message>
        <source>Steps of this pass</source>
        <translation>Étapes de cette passe</translation>
    </message>
    <message>
        <source>Press Up or Down to go to a step. Use its menu to switch a rule or the search off and on.</source>
        <translation>Haut et Bas mènent à une étape. Le menu d’une étape désactive et active une règle ou la recherche.</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>Signes sur la grille</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Checks whether the puzzle is solved or contradicts itself.</source>
        <translation>Regarde si la grille est résolue ou se contredit.</translation>
    </message>
    <message>
        <source>Guesses when the rules find nothing more, and undoes guesses.</source>
        <translation>Fait des hypothèses là où les règles ne trouvent plus rien, et en annule.</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>a rule, or the search: it is switched off</extracomment>
        <translation>inactive</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>removes %n candidate(s)</source>
        <translation>
            <numerusform>élimine %n candidat</numerusform>
            <numerusform>élimine %n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>sees a contradiction</source>
        <translation>constate une contradiction</translation>
    </message>
    <message>
        <source>sees a solution</source>
        <translation>constate une solution</translation>
    </message>
    <message numerus="yes">
        <source>guesses, and sets %n candidate(s) aside</source>
        <translation>
            <numerusform>fait une hypothèse et met de côté %n candidat</numerusform>
            <numerusform>fait une hypothèse et met de côté %n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>undoes a guess: %n candidate(s) restored</source>
        <translation>
            <numerusform>annule une hypothèse&#xa0;: %n candidat revient</numerusform>
            <numerusform>annule une hypothèse&#xa0;: %n candidats reviennent</numerusform>
        </translation>
    </message>
    <message>
        <source>finds nothing in this pass</source>
        <translation>ne trouve rien dans cette passe</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>Un clic mène à cette étape.</translation>
    </message>
    <message>
        <source>There is no such step in this run.</source>
        <translation>Cette exécution n’a pas cette étape.</translation>
    </message>
    <message>
        <source>The start has no steps.</source>
        <translation>Le début n’a pas d’étapes.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This pass of %1</source>
        <translation>Cette passe (%1)</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <extracomment>a house of a rule, and how many candidates it cleared there: row −12</extracomment>
        <translation>%1 −%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the first of them that has an effect.</source>
        <translation>Un clic mène à la première d’entre elles qui fait quelque chose.</translation>
    </message>
</context>
<context>
    <name>convoku::LessonController</name>
    <message>
        <source>Open a recent lesson</source>
        <translation>Ouvrir une leçon récente</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>&amp;Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>Ouvrir un fichier contenant une leçon</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Toutes les leçons</translation>
    </message>
    <message>
        <source>Show the list of lessons</source>
        <translation>Afficher la liste des leçons</translation>
    </message>
    <message>
        <source>&amp;Next stop</source>
        <translation>Halte &amp;suivante</translation>
    </message>
    <message>
        <source>Go to the next stop of the lesson (also Space)</source>
        <translation>Aller à la halte suivante de la leçon (aussi Espace)</translation>
    </message>
    <message>
        <source>&amp;Previous stop</source>
        <translation>Halte &amp;précédente</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson (also Shift+Space)</source>
        <translation>Revenir à la halte précédente de la leçon (aussi Maj+Espace)</translation>
    </message>
    <message>
        <source>Previous stop (on the board)</source>
        <translation>Halte précédente (sur la grille)</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson</source>
        <translation>Revenir à la halte précédente de la leçon</translation>
    </message>
    <message>
        <source>&amp;Back to the stop</source>
        <translation>&amp;Revenir à la halte</translation>
    </message>
    <message>
        <source>Set up the window again for the current stop of the lesson</source>
        <translation>Remettre la fenêtre dans l’état que veut la halte de la leçon</translation>
    </message>
    <message>
        <source>&amp;Close lesson</source>
        <translation>&amp;Fermer la leçon</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>Quitter la leçon&#x202f;; votre grille revient telle qu’elle était</translation>
    </message>
    <message>
        <source>Lesson closed</source>
        <translation>Leçon fermée</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>Leçons (*.md);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The lesson could not be checked: %1</source>
        <translation>La leçon n’a pas pu être vérifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to go to the list.</source>
        <translation>C’est la fin de la leçon. Entrée ou un clic mène à la liste.</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to open: %1</source>
        <translation>C’est la fin de la leçon. Entrée ou un clic mène à la suite&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Missed questions</source>
        <translation>Questions &amp;manquées</translation>
    </message>
    <message>
        <source>Missed questions from the lessons, on different boards</source>
        <translation>Questions manquées des leçons, sur d’autres grilles</translation>
    </message>
    <message>
        <source>The questions could not be prepared: %1</source>
        <translation>Les questions n’ont pas pu être préparées : %1</translation>
    </message>
    <message>
        <source>The questions are no longer in their lessons.</source>
        <translation>Les questions ne sont plus dans leurs leçons.</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Short guided tours of the network. Press Enter or click to open one, Space for the next stop, Shift+Space for the previous one. Your puzzle is restored when you close the lesson.</source>
        <translation>De courtes visites guidées du réseau. Entrée ou un clic en ouvre une&#x202f;; Espace mène de halte en halte, Maj+Espace ramène en arrière. Votre grille revient quand vous fermez la leçon.</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>&amp;Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Où en est la leçon</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Back to the &amp;stop</source>
        <translation>Revenir à la &amp;halte</translation>
    </message>
    <message>
        <source>◂ Bac&amp;k</source>
        <translation>◂ &amp;Retour</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Suite ▸</translation>
    </message>
    <message>
        <source>The stop before (Shift+Space)</source>
        <translation>La halte précédente (Maj+Espace)</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Toutes les leçons</translation>
    </message>
    <message>
        <source>Return to the list; the lesson stays at this stop</source>
        <translation>Revenir à la liste&#x202f;; la leçon reste à cette halte</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>Quitter la leçon&#x202f;; votre grille revient telle qu’elle était</translation>
    </message>
    <message>
        <source>Problems in the lesson</source>
        <translation>Ce qui ne va pas dans la leçon</translation>
    </message>
    <message>
        <source>&amp;Read it again</source>
        <translation>Re&amp;lire</translation>
    </message>
    <message>
        <source>✓ read</source>
        <translation>✓ lue</translation>
    </message>
    <message>
        <source>at stop %1</source>
        <translation>à la halte %1</translation>
    </message>
    <message>
        <source>at stop %1 of %2</source>
        <translation>à la halte %1 sur %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Reading and checking %1…</source>
        <translation>Lecture de %1 et vérification de son contenu…</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot be opened as a lesson: %n thing(s) must be corrected.</source>
        <extracomment>a file&apos;s name, and what is wrong with it</extracomment>
        <translation>
            <numerusform>%1 ne peut pas être ouvert comme leçon&#xa0;: %n point à corriger.</numerusform>
            <numerusform>%1 ne peut pas être ouvert comme leçon&#xa0;: %n points à corriger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>Leçon %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>Halte %1 sur %2</translation>
    </message>
    <message>
        <source>Next (Space) ▸</source>
        <translation>Suite (Espace) ▸</translation>
    </message>
    <message>
        <source>The next stop (Space)</source>
        <translation>La halte suivante (Espace)</translation>
    </message>
    <message>
        <source>You are elsewhere.</source>
        <translation>Vous êtes ailleurs.</translation>
    </message>
    <message>
        <source>The run is being computed…</source>
        <translation>L’exécution est en cours de calcul…</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Fin de la leçon</translation>
    </message>
    <message>
        <source>Next lesson (Enter) ▸</source>
        <translation>Leçon suivante (Entrée) ▸</translation>
    </message>
    <message>
        <source>Return to the last stop (Shift+Space)</source>
        <translation>Revenir à la dernière halte (Maj+Espace)</translation>
    </message>
    <message>
        <source>Back to my &amp;puzzle</source>
        <translation>Revenir à ma &amp;grille</translation>
    </message>
    <message>
        <source>This is the end of the lesson</source>
        <translation>C’est la fin de la leçon</translation>
    </message>
    <message>
        <source>The lesson has shown:</source>
        <translation>Ce qu’elle a montré&#xa0;:</translation>
    </message>
    <message>
        <source>The next lesson: %1</source>
        <translation>La leçon suivante&#xa0;: %1</translation>
    </message>
    <message>
        <source>All lessons (Enter)</source>
        <translation>Toutes les leçons (Entrée)</translation>
    </message>
    <message>
        <source>End of the lesson (Space) ▸</source>
        <translation>Fin de la leçon (Espace) ▸</translation>
    </message>
    <message>
        <source>Summary of the lesson and what comes next (Space)</source>
        <translation>Ce dont parlait la leçon, et ce qui suit (Espace)</translation>
    </message>
    <message numerus="yes">
        <source>%n missed question(s), on a different board</source>
        <translation>
            <numerusform>%n question manquée, sur une autre grille</numerusform>
            <numerusform>%n questions manquées, sur d’autres grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ résolue</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>Questions manquées</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), on a different board</source>
        <translation>
            <numerusform>%n question, sur une autre grille</numerusform>
            <numerusform>%n questions, sur d’autres grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing the boards of the questions…</source>
        <translation>Les questions reçoivent d’autres grilles…</translation>
    </message>
    <message>
        <source>Skip (Space) ▸</source>
        <translation>Passer (Espace) ▸</translation>
    </message>
    <message>
        <source>Continue without answering (Space). The lesson is solved when all its questions are.</source>
        <translation>Continuer sans répondre (Espace). La leçon est résolue quand toutes ses questions le sont.</translation>
    </message>
    <message>
        <source>&amp;Close ✕</source>
        <translation>&amp;Fermer ✕</translation>
    </message>
    <message>
        <source>Lesson %1 of %2, stop %3 of %4</source>
        <translation>Leçon %1 sur %2, halte %3 sur %4</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPictureView</name>
    <message>
        <source>Picture of the lesson: %1</source>
        <translation>Image de la leçon : %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonStage</name>
    <message>
        <source>Click to pick %1</source>
        <translation>Un clic choisit %1</translation>
    </message>
    <message>
        <source>Click to go to %1</source>
        <extracomment>an address of the run, or “start” or “end”</extracomment>
        <translation>Un clic mène à %1</translation>
    </message>
    <message>
        <source>A click shows %1</source>
        <translation>Un clic affiche %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonText</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 is %2 here, not %3.</source>
        <translation>%1&#xa0;: ici %2, et non %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are removed here, not %1.</source>
        <translation>
            <numerusform>%n candidat est éliminé ici, et non %1.</numerusform>
            <numerusform>%n candidats sont éliminés ici, et non %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are restored here, not %1.</source>
        <translation>
            <numerusform>%n candidat revient ici, et non %1.</numerusform>
            <numerusform>%n candidats reviennent ici, et non %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not removed here. Nothing is removed.</source>
        <translation>%1 n’est pas éliminé ici&#xa0;: rien ne l’est.</translation>
    </message>
    <message>
        <source>%1 is not restored here. Nothing is restored.</source>
        <translation>%1 ne revient pas ici&#xa0;: rien ne revient.</translation>
    </message>
    <message>
        <source>%1 is not removed here. Removed: %2.</source>
        <translation>%1 n’est pas éliminé ici. Sont éliminés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is not restored here. Restored: %2.</source>
        <translation>%1 ne revient pas ici. Reviennent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The guess here is %1, not %2.</source>
        <translation>L’hypothèse ici est %1, et non %2.</translation>
    </message>
    <message>
        <source>The guess undone here is %1, not %2.</source>
        <translation>L’hypothèse annulée ici est %1, et non %2.</translation>
    </message>
    <message>
        <source>Nothing is guessed here.</source>
        <translation>Aucune hypothèse n’est faite ici.</translation>
    </message>
    <message>
        <source>No guess is undone here.</source>
        <translation>Aucune hypothèse n’est annulée ici.</translation>
    </message>
    <message>
        <source>The candidates of %1 are %2 here, not %3.</source>
        <translation>Valeurs possibles de %1 ici&#xa0;: %2, et non %3.</translation>
    </message>
    <message>
        <source>The number of candidates</source>
        <translation>Le nombre de candidats</translation>
    </message>
    <message>
        <source>The number of decided cells</source>
        <translation>Le nombre de cases déterminées</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>La profondeur</translation>
    </message>
    <message>
        <source>The level</source>
        <translation>Le niveau</translation>
    </message>
    <message>
        <source>The stack’s number of %1</source>
        <translation>Le nombre de la pile pour %1</translation>
    </message>
    <message>
        <source>The guess’s number of %1</source>
        <translation>Le nombre de l’hypothèse pour %1</translation>
    </message>
    <message>
        <source>This position is the start of the run. It is not in any step.</source>
        <translation>Cet endroit est le début de l’exécution&#xa0;: il n’est dans aucune étape.</translation>
    </message>
    <message>
        <source>The step here is %1, not %2.</source>
        <translation>L’étape ici est %1, et non %2.</translation>
    </message>
    <message>
        <source>There is no layer at this position.</source>
        <translation>Il n’y a pas de couche à cet endroit.</translation>
    </message>
    <message>
        <source>The layer here is “%1”, not “%2”.</source>
        <translation>La couche ici est «&#xa0;%1&#xa0;», et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>There are no numbers at the start of the run.</source>
        <translation>Il n’y a pas de nombres au début de l’exécution.</translation>
    </message>
    <message>
        <source>The number %1</source>
        <translation>Le nombre %1</translation>
    </message>
    <message>
        <source>The count of numbers read for %1</source>
        <translation>Combien de nombres sont lus pour %1</translation>
    </message>
    <message>
        <source>The number of passes</source>
        <translation>Le nombre de passes</translation>
    </message>
    <message>
        <source>The number of guesses</source>
        <translation>Le nombre d’hypothèses</translation>
    </message>
    <message>
        <source>The number of undone guesses</source>
        <translation>Le nombre d’hypothèses annulées</translation>
    </message>
    <message>
        <source>The run ends with “%1”, not “%2”.</source>
        <translation>L’exécution se termine par «&#xa0;%1&#xa0;», et non par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>Il n’est pas vrai que la grille a une solution unique.</translation>
    </message>
    <message>
        <source>The puzzle does not have several solutions.</source>
        <translation>La grille n’a pas plusieurs solutions.</translation>
    </message>
    <message>
        <source>There is no check “%1”. Known checks: %2.</source>
        <translation>Il n’y a pas de contrôle «&#xa0;%1&#xa0;». Contrôles connus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a check. Expected something like %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un contrôle&#xa0;: attendu quelque chose comme %2.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>There are no numbers at this position: it is not inside a layer.</source>
        <translation>Il n’y a pas de nombres à cet endroit&#xa0;: il n’est dans aucune couche.</translation>
    </message>
    <message>
        <source>The layer at %1 has no number “%2”. Its output has the shape %3. Expected something like %4.</source>
        <translation>La couche en %1 n’a pas de nombre «&#xa0;%2&#xa0;»&#xa0;: sa sortie a la forme %3&#x202f;; attendu quelque chose comme %4.</translation>
    </message>
    <message>
        <source>The run does not end within %1 passes.</source>
        <translation>L’exécution ne se termine pas en %1 passes.</translation>
    </message>
    <message>
        <source>Number %1 belongs to a candidate, but this stop picks a different one (line %2).</source>
        <translation>Le nombre %1 est celui d’un candidat, et cette halte en choisit un autre (ligne %2).</translation>
    </message>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>Place d’un nombre attendue, comme dans r1=1.</translation>
    </message>
    <message>
        <source>A lesson has no pictures. It shows the window itself.</source>
        <translation>Une leçon n’a pas d’images&#xa0;: ce qu’on voit, c’est la fenêtre elle-même.</translation>
    </message>
    <message>
        <source>A link target cannot contain blanks: “%1”.</source>
        <translation>La cible d’un lien ne contient pas de blanc&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no link type “%1”. Expected light:, number:, go:, show:, pick: or https:.</source>
        <translation>Il n’y a pas de lien de type «&#xa0;%1&#xa0;». Attendu&#xa0;: light:, number:, go:, show:, pick: ou https:.</translation>
    </message>
    <message>
        <source>Write links as [text](target) here.</source>
        <translation>Les liens s’écrivent ici [texte](cible).</translation>
    </message>
    <message>
        <source>A lesson cannot contain HTML: “%1”.</source>
        <translation>Une leçon ne contient pas de HTML&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A setting (“%1:”) needs an empty line before it.</source>
        <translation>Un réglage («&#xa0;%1:&#xa0;») doit être précédé d’une ligne vide.</translation>
    </message>
    <message>
        <source>“%1:” is not a setting. Did you mean “%2:”?</source>
        <translation>«&#xa0;%1:&#xa0;» n’est pas un réglage. Vouliez-vous dire «&#xa0;%2:&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>Une leçon commence par son titre&#xa0;: «&#xa0;# Titre&#xa0;».</translation>
    </message>
    <message>
        <source>“%1:” belongs to a stop: put it below a “## ” heading.</source>
        <translation>«&#xa0;%1:&#xa0;» appartient à une halte&#xa0;: placez-le sous un titre «&#xa0;##&#xa0;».</translation>
    </message>
    <message>
        <source>There is a second title; the first one is in line %1. A stop begins with “## ”.</source>
        <translation>Il y a un second titre&#x202f;; le premier est à la ligne %1. Une halte commence par «&#xa0;##&#xa0;».</translation>
    </message>
    <message>
        <source>The lesson has no title. Expected words after “#”.</source>
        <translation>La leçon n’a pas de titre&#xa0;: des mots sont attendus derrière «&#xa0;#&#xa0;».</translation>
    </message>
    <message>
        <source>The stop has no title. Expected words after “##”.</source>
        <translation>La halte n’a pas de titre&#xa0;: des mots sont attendus derrière «&#xa0;##&#xa0;».</translation>
    </message>
    <message>
        <source>The stop has no text. Expected text below its heading.</source>
        <translation>La halte ne dit rien&#xa0;: du texte est attendu sous son titre.</translation>
    </message>
    <message>
        <source>A link before the first stop has nothing to light or go to.</source>
        <translation>Avant la première halte, il n’y a rien qu’un lien puisse mettre en évidence ou atteindre.</translation>
    </message>
    <message>
        <source>There is no puzzle here: expected “puzzle:” in this stop or below the title.</source>
        <translation>Il n’y a pas de grille ici&#xa0;: «&#xa0;puzzle:&#xa0;» est attendu dans cette halte ou sous le titre.</translation>
    </message>
    <message>
        <source>The file is empty: a lesson begins with its title, “# Title”.</source>
        <translation>Le fichier est vide&#xa0;: une leçon commence par son titre, «&#xa0;# Titre&#xa0;».</translation>
    </message>
    <message>
        <source>The lesson has no stop: expected a heading that begins with “## ”.</source>
        <translation>La leçon n’a pas de halte&#xa0;: un titre commençant par «&#xa0;##&#xa0;» est attendu.</translation>
    </message>
    <message>
        <source>The lesson has no summary: expected a sentence or two before the first stop.</source>
        <translation>La leçon n’a pas de résumé&#xa0;: une phrase ou deux sont attendues avant la première halte.</translation>
    </message>
    <message>
        <source>This is a folder; expected a lesson.</source>
        <translation>C’est un dossier&#x202f;; une leçon est attendue.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is too large for a lesson.</source>
        <translation>Le fichier est trop grand pour une leçon.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation>Le fichier n’est pas du texte en UTF-8.</translation>
    </message>
    <message>
        <source>There is no puzzle “%1”. Expected %3 characters or one of: %2.</source>
        <translation>Il n’y a pas de grille «&#xa0;%1&#xa0;». Attendu&#xa0;: %3 caractères ou l’un de&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” must come first in the list of rules.</source>
        <translation>«&#xa0;%1&#xa0;» doit venir en premier dans la liste des règles.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Expected classic, basic or any of these, separated by commas: %2. A minus in front leaves a rule out.</source>
        <translation>Il n’y a pas de règle «&#xa0;%1&#xa0;». Attendu&#xa0;: classic, basic, ou parmi celles-ci, séparées par des virgules&#xa0;: %2&#x202f;; un signe moins devant exclut une règle.</translation>
    </message>
    <message>
        <source>The rule “%1” cannot be left out: it is not in the list so far.</source>
        <translation>La règle «&#xa0;%1&#xa0;» ne peut pas être exclue&#xa0;: elle n’est pas dans la liste qui précède.</translation>
    </message>
    <message>
        <source>The rule “%1” is in the list already.</source>
        <translation>La règle «&#xa0;%1&#xa0;» est déjà dans la liste.</translation>
    </message>
    <message>
        <source>Expected “on” or “off”, not “%1”.</source>
        <translation>Attendu&#xa0;: «&#xa0;on&#xa0;» ou «&#xa0;off&#xa0;», et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected “start”, “end”, a pass (17), a step of a pass (17.4) or a layer of a step (17.4.2), not “%1”.</source>
        <translation>Attendu&#xa0;: «&#xa0;start&#xa0;», «&#xa0;end&#xa0;», une passe (17), une étape d’une passe (17.4) ou une couche d’une étape (17.4.2), et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, or “none”, not “%1”.</source>
        <translation>Attendu&#xa0;: un candidat, comme r1c7=3, ou «&#xa0;none&#xa0;», et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected “all”, or different digits with blanks between them, as in 4 7, not “%1”.</source>
        <translation>Attendu&#xa0;: «&#xa0;all&#xa0;», ou des chiffres différents séparés par des blancs, comme 4 7, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Known settings: %2. Text begins after an empty line.</source>
        <translation>Il n’y a pas de réglage «&#xa0;%1&#xa0;». Réglages connus&#xa0;: %2. Le texte commence après une ligne vide.</translation>
    </message>
    <message>
        <source>There is nothing named “%1” to show. Known names: %2.</source>
        <translation>Il n’y a rien à afficher sous le nom «&#xa0;%1&#xa0;». Noms connus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Expected cells (r4c5), rows (r4), columns (c5), boxes (b6) or candidates (r4c5=7), with commas between them, not “%1”.</source>
        <translation>Attendu&#xa0;: des cases (r4c5), lignes (r4), colonnes (c5), blocs (b6) ou candidats (r4c5=7), séparés par des virgules, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A link cannot have its own title here: “%1”.</source>
        <translation>Un lien n’a pas ici de titre à lui&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No contradiction is detected in %1 here.</source>
        <translation>Aucune contradiction n’est constatée en %1 ici.</translation>
    </message>
    <message>
        <source>Only one of board, tree, tensors, graph, what_if and chain can be shown at a time.</source>
        <translation>Un seul de board, tree, tensors, graph, what_if et chain peut être affiché à la fois.</translation>
    </message>
    <message>
        <source>There is no network “%1”. Expected one of: %2.</source>
        <translation>Il n’y a pas de réseau «&#xa0;%1&#xa0;». L’un de ceux-ci est attendu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The network does not have all rules of “%1”.</source>
        <translation>Le réseau n’a pas toutes les règles de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>Questions manquées</translation>
    </message>
    <message>
        <source>Missed questions, once more. The boards are different: rows, columns and digits have been swapped.</source>
        <translation>Les questions manquées, encore une fois. Les grilles sont autres : lignes, colonnes et chiffres ont changé de place.</translation>
    </message>
    <message>
        <source>From “%1”, stop “%2”.</source>
        <extracomment>the titles of a lesson and of its stop</extracomment>
        <translation>De « %1 », halte « %2 ».</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>Il n’y a pas de telle image.</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1.</source>
        <translation>L’image ne peut pas être lue : %1.</translation>
    </message>
    <message>
        <source>The picture is not a regular file.</source>
        <translation>L’image n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The picture has more than %1 bytes.</source>
        <translation>L’image a plus de %1 octets.</translation>
    </message>
    <message>
        <source>The picture is not a PNG file.</source>
        <translation>L’image n’est pas un fichier PNG.</translation>
    </message>
    <message>
        <source>The picture is wider or higher than %1 pixels.</source>
        <translation>L’image fait plus de %1 pixels de large ou de haut.</translation>
    </message>
    <message>
        <source>The lesson’s pictures have more than %1 bytes.</source>
        <translation>Les images de la leçon ont plus de %1 octets.</translation>
    </message>
    <message>
        <source>“%1” contains no cell to ask for.</source>
        <translation>Dans « %1 » il n’y a pas de case à demander.</translation>
    </message>
    <message>
        <source>“%1” contains no candidate to ask for.</source>
        <translation>Dans « %1 » il n’y a pas de candidat à demander.</translation>
    </message>
    <message>
        <source>Braces must contain a cell {r4c5}, the number of a row {r4}, a column {c5} or a box {b6}, or a digit {7}, not “%1”.</source>
        <translation>Entre accolades se trouve une case {r4c5}, le numéro d’une ligne {r4}, d’une colonne {c5} ou d’un bloc {b6}, ou un chiffre {7}, pas « %1 ».</translation>
    </message>
    <message>
        <source>A brace is unmatched: “%1”.</source>
        <translation>Une accolade n’a pas de pendant : « %1 ».</translation>
    </message>
    <message>
        <source>Write places on the board in braces: {%1}. Questions are repeated on a transformed board, where the place is different.</source>
        <translation>Ici, les places sont entre accolades : {%1}. Les questions reviennent sur une autre grille, et la place est alors une autre.</translation>
    </message>
    <message>
        <source>There is already an answer (line %1).</source>
        <translation>Il y a déjà une réponse (ligne %1).</translation>
    </message>
    <message>
        <source>Expected two to nine different numbers with blanks between them, as in 0 1 2 3, not “%1”.</source>
        <translation>On attend deux à neuf nombres différents séparés par des espaces, comme dans 0 1 2 3, pas « %1 ».</translation>
    </message>
    <message>
        <source>The same choice is already in line %1.</source>
        <translation>Le même choix se trouve à la ligne %1.</translation>
    </message>
    <message>
        <source>There are more than %1 choices.</source>
        <translation>Il y a plus de %1 choix.</translation>
    </message>
    <message>
        <source>There is a hint already.</source>
        <translation>Il y a déjà un indice.</translation>
    </message>
    <message>
        <source>Expected “answer” or “nothing”, not “%1”.</source>
        <translation>On attend « answer » ou « nothing », pas « %1 ».</translation>
    </message>
    <message>
        <source>Expected words after “%1:”.</source>
        <translation>On attend des mots derrière « %1: ».</translation>
    </message>
    <message>
        <source>This does not belong to a question. Expected “ask:” in the stop.</source>
        <translation>Il n’y a pas ici de question à laquelle cela appartienne : on attend « ask: » dans la halte.</translation>
    </message>
    <message>
        <source>The choices need exactly one “right:” and at least one “choice:”.</source>
        <translation>Parmi les choix, un est « right: » et au moins un « choice: ».</translation>
    </message>
    <message>
        <source>A question offers numbers or words, not both.</source>
        <translation>Une question propose des nombres ou des mots, pas les deux.</translation>
    </message>
    <message>
        <source>The question has no answer: expected “answer:” with a check, or “choice:” and “right:”.</source>
        <translation>La question n’a pas de réponse : on attend « answer: » avec un contrôle, ou « choice: » et « right: ».</translation>
    </message>
    <message>
        <source>This answer has nothing to ask for. Add “choice:” and “right:”, or use an answer with a number, a cell or a candidate.</source>
        <translation>Rien dans cette réponse ne peut être demandé : on attend aussi « choice: » et « right: », ou une réponse avec un nombre, une case ou un candidat.</translation>
    </message>
    <message>
        <source>Numbers are offered, but the answer is not a number.</source>
        <translation>Des nombres sont proposés, mais la réponse n’en est pas un.</translation>
    </message>
    <message>
        <source>The answer, %1, is not one of the offered numbers.</source>
        <translation>La réponse, %1, n’est aucun des nombres proposés.</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, and a number, as in hidden_single 1 5 0, not “%1”.</source>
        <translation>Attendu : le nom d’une règle, une couche, la place d’un nombre dans celle-ci et un nombre, comme dans hidden_single 1 5 0, et non « %1 ».</translation>
    </message>
    <message>
        <source>A lesson can bend at most %1 numbers.</source>
        <translation>Une leçon ne peut pas tordre plus de %1 nombres.</translation>
    </message>
    <message>
        <source>The network has no rule written as “%1”.</source>
        <translation>Le réseau n’a pas de règle écrite sous le nom « %1 ».</translation>
    </message>
    <message>
        <source>Layer %1 of “%2” has no number %3 that can be bent.</source>
        <translation>La couche %1 de « %2 » n’a pas de nombre %3 qui puisse être tordu.</translation>
    </message>
    <message>
        <source>With that number “%1” has no layers.</source>
        <translation>Avec ce nombre, « %1 » n’a pas de couches.</translation>
    </message>
    <message>
        <source>In the other run: %1</source>
        <translation>Dans l’autre exécution : %1</translation>
    </message>
    <message>
        <source>There is no other run here: expected “what_if:” in this stop.</source>
        <translation>Il n’y a pas d’autre exécution ici : attendu « what_if: » dans cette halte.</translation>
    </message>
    <message>
        <source>The other run equals the stop’s own: there is nothing to compare. Expected different rules, or a different number, as in bend hidden_single 1 5 0.</source>
        <translation>L’autre exécution est celle de la halte elle-même : il n’y a rien à comparer. Attendu : d’autres règles, ou un autre nombre, comme dans bend hidden_single 1 5 0.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Put “bend” before a number of the other run, as in bend hidden_single 1 5 0.</source>
        <translation>Il n’y a pas de règle « %1 ». Un nombre de l’autre exécution a « bend » devant, comme dans bend hidden_single 1 5 0.</translation>
    </message>
    <message>
        <source>Expected the name of a PNG file beside the lesson (letters, digits, “_” and “-”), as in roof.png, or “recurrence”, not “%1”.</source>
        <translation>Attendu : le nom d’un fichier PNG à côté de la leçon, fait de lettres, de chiffres, de « _ » et de « - », comme dans roof.png, ou « recurrence », et non « %1 ».</translation>
    </message>
    <message>
        <source>Expected a check of the whole other run after “other”, as in other result no_solution or other passes = 25, not “%1”.</source>
        <translation>Derrière « other » vient ce que dit toute l’autre exécution, comme dans other result no_solution ou other passes = 25, et non « %1 ».</translation>
    </message>
    <message>
        <source>Expected the seed of a training run, a whole number of at most nine digits, such as 41, not “%1”.</source>
        <translation>Attendu&#xa0;: la graine avec laquelle commence un entraînement, un nombre entier de neuf chiffres au plus, comme dans 41, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This network has a different board. Put “network:” above everything that names places.</source>
        <translation>Ce réseau a une autre grille&#xa0;: «&#xa0;network:&#xa0;» est attendu au-dessus de tout ce qui nomme des places.</translation>
    </message>
    <message>
        <source>The answer is true before the reader has changed anything.</source>
        <translation>La réponse est déjà vraie avant tout changement.</translation>
    </message>
    <message>
        <source>The solution cannot be applied: the rule has no layers with it.</source>
        <translation>La solution ne peut pas être appliquée : la règle n’a alors pas de couches.</translation>
    </message>
    <message>
        <source>With the solution: %1</source>
        <translation>Avec la solution : %1</translation>
    </message>
    <message>
        <source>A reply belongs below a “choice:”, one for each.</source>
        <translation>Une réplique se place sous un « choice: », une pour chacun.</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, a range and your solution, as in hidden_single 1 5 -3..3 = 1, not “%1”.</source>
        <translation>Attendu : le nom d’une règle, une couche, la place d’un nombre dans celle-ci, un intervalle et votre solution, comme hidden_single 1 5 -3..3 = 1, et non « %1 ».</translation>
    </message>
    <message>
        <source>A question can have at most %1 numbers to set.</source>
        <translation>Une question peut avoir au plus %1 nombres à régler.</translation>
    </message>
    <message>
        <source>The solution %1 is not in the range %2..%3.</source>
        <translation>La solution %1 n’est pas dans l’intervalle %2..%3.</translation>
    </message>
    <message>
        <source>Expected one candidate, as in r2c3=4, not “%1”.</source>
        <translation>Attendu : un candidat, comme r2c3=4, et non « %1 ».</translation>
    </message>
    <message>
        <source>Expected “answer:” with what must be true after the change.</source>
        <translation>Attendu : « answer: » avec ce qui doit être vrai après le changement.</translation>
    </message>
    <message>
        <source>A question has numbers to set, a candidate to erase, or answers to choose from: only one of them.</source>
        <translation>Une question a des nombres à régler, un candidat à effacer ou des réponses au choix : une seule de ces formes.</translation>
    </message>
    <message>
        <source>The candidate to erase is not on the starting grid. The reader erases one of these.</source>
        <translation>Le candidat à effacer n’est pas dans la grille de départ. On en efface un de celle-ci.</translation>
    </message>
    <message>
        <source>A lesson can have at most %1 numbers to set.</source>
        <translation>Une leçon peut avoir au plus %1 nombres à régler.</translation>
    </message>
</context>
<context>
    <name>convoku::LineLayers</name>
    <message>
        <source>In the graph</source>
        <translation>Dans le graphe</translation>
    </message>
    <message>
        <source>The rule graph, with the layers of this line marked</source>
        <translation>Le graphe des règles, avec les couches de cette ligne marquées</translation>
    </message>
    <message>
        <source>Put the cursor in a line to see its layers here.</source>
        <translation>Placez le curseur sur une ligne pour voir ici ses couches.</translation>
    </message>
    <message>
        <source>Numbers of the line</source>
        <translation>Nombres de la ligne</translation>
    </message>
    <message>
        <source>%1: layer %2</source>
        <translation>%1 : couche %2</translation>
    </message>
    <message>
        <source>%1: layers %2 to %3</source>
        <translation>%1 : couches %2 à %3</translation>
    </message>
</context>
<context>
    <name>convoku::ListController</name>
    <message>
        <source>&amp;Collections</source>
        <translation>&amp;Collections</translation>
    </message>
    <message>
        <source>&amp;Generate puzzles…</source>
        <translation>&amp;Générer des grilles…</translation>
    </message>
    <message>
        <source>Generate puzzles from a seed, selected by what the network needs to solve them</source>
        <translation>Fabriquer des grilles à partir d’une graine, selon ce qu’il faut au réseau pour les résoudre</translation>
    </message>
    <message>
        <source>Next pu&amp;zzle of the file</source>
        <translation>Grille suivante du &amp;fichier</translation>
    </message>
    <message>
        <source>Open the next puzzle of the list</source>
        <translation>Ouvrir la grille suivante de la liste</translation>
    </message>
    <message>
        <source>Previous puzzle of the fil&amp;e</source>
        <translation>Grille précédente du fic&amp;hier</translation>
    </message>
    <message>
        <source>Open the previous puzzle of the list</source>
        <translation>Ouvrir la grille précédente de la liste</translation>
    </message>
    <message>
        <source>Analyse the collection</source>
        <translation>Analyser la collection</translation>
    </message>
    <message>
        <source>Solve all puzzles of the list with the network: solutions, passes, guesses, rules</source>
        <translation>Faire résoudre au réseau toutes les grilles de la liste&#xa0;: solutions, passes, hypothèses, règles</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Random puzzle of the list</source>
        <translation>Grille au hasard de la liste</translation>
    </message>
    <message>
        <source>Open one of the shown puzzles at random</source>
        <translation>Ouvrir l’une quelconque des grilles affichées</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Save shown puzzles of the list…</source>
        <translation>Enregistrer les grilles affichées de la liste…</translation>
    </message>
    <message>
        <source>Save the puzzles shown by the filter, as lines or as a table with their numbers</source>
        <translation>Enregistrer les grilles que montre le filtre, en lignes ou en tableau avec leurs nombres</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save selected puzzles of the list…</source>
        <translation>Enregistrer les grilles sélectionnées de la liste…</translation>
    </message>
    <message>
        <source>Save the selected puzzles, as lines or as a table with their numbers</source>
        <translation>Enregistrer les grilles sélectionnées, en lignes ou en tableau avec leurs nombres</translation>
    </message>
    <message>
        <source>Histogram of passes</source>
        <translation>Histogramme des passes</translation>
    </message>
    <message>
        <source>Show a histogram of the puzzles by passes beside the list</source>
        <translation>Montrer à côté de la liste combien de grilles prennent combien de passes</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1 …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. This one is “%1”.</source>
        <translation>Plusieurs colonnes de ce tableau contiennent des grilles&#x202f;; celle-ci est «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>Choisir la colonne…</translation>
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
        <translation>Modification d’une grille – Convoku</translation>
    </message>
    <message>
        <source>Editing %1 – Convoku</source>
        <translation>Modification de %1 – Convoku</translation>
    </message>
    <message>
        <source>%1 – Convoku</source>
        <translation>%1 – Convoku</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
</context>
<context>
    <name>convoku::MarkController</name>
    <message>
        <source>Toggle &amp;breakpoint</source>
        <translation>&amp;Basculer le point d’arrêt</translation>
    </message>
    <message>
        <source>Stop when the picked candidate changes or, if none is picked, when this step’s event happens</source>
        <translation>S’arrêter là où le candidat choisi change ou, si aucun n’est choisi, là où se produit l’événement de cette étape</translation>
    </message>
    <message>
        <source>&amp;Add breakpoint…</source>
        <translation>&amp;Ajouter un point d’arrêt…</translation>
    </message>
    <message>
        <source>Choose what to stop at</source>
        <translation>Choisir où s’arrêter</translation>
    </message>
    <message>
        <source>&amp;Next hit</source>
        <translation>Occurrence &amp;suivante</translation>
    </message>
    <message>
        <source>Go to the next breakpoint hit</source>
        <translation>Avancer à l’occurrence suivante d’un point d’arrêt</translation>
    </message>
    <message>
        <source>&amp;Previous hit</source>
        <translation>Occurrence &amp;précédente</translation>
    </message>
    <message>
        <source>Go to the previous breakpoint hit</source>
        <translation>Reculer à l’occurrence précédente d’un point d’arrêt</translation>
    </message>
    <message>
        <source>Toggle book&amp;mark</source>
        <translation>Basculer le si&amp;gnet</translation>
    </message>
    <message>
        <source>Set or remove a bookmark at this position</source>
        <translation>Poser un signet à cet endroit, ou le retirer</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>Signet %1</translation>
    </message>
    <message>
        <source>Go to bookmark %1</source>
        <translation>Aller au signet %1</translation>
    </message>
    <message>
        <source>E&amp;xplain the picked candidate</source>
        <translation>E&amp;xpliquer le candidat choisi</translation>
    </message>
    <message>
        <source>Show why the picked candidate was removed (on the board)</source>
        <translation>Montrer pourquoi le candidat choisi a disparu (sur la grille)</translation>
    </message>
    <message>
        <source>&amp;History of the picked candidate</source>
        <translation>&amp;Historique du candidat choisi</translation>
    </message>
    <message>
        <source>Show what happened to the picked candidate (on the board)</source>
        <translation>Montrer ce qui est arrivé au candidat choisi (sur la grille)</translation>
    </message>
    <message>
        <source>Pin this la&amp;yer</source>
        <translation>Épingler cette c&amp;ouche</translation>
    </message>
    <message>
        <source>Keep the tensors of the layer at this position in a separate tab</source>
        <translation>Garder les tenseurs de la couche à cet endroit dans leur propre onglet</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>No breakpoints. Press F9 to set one, Ctrl+F9 to choose what to stop at.</source>
        <translation>Il n’y a pas de point d’arrêt. F9 en pose un, Ctrl+F9 demande où s’arrêter.</translation>
    </message>
    <message>
        <source>There is no later hit of a breakpoint.</source>
        <translation>Aucun point d’arrêt n’arrête après ceci.</translation>
    </message>
    <message>
        <source>There is no earlier hit of a breakpoint.</source>
        <translation>Aucun point d’arrêt n’arrête avant ceci.</translation>
    </message>
    <message>
        <source>Breakpoint set: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>Point d’arrêt posé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Breakpoint removed: %1</source>
        <translation>Point d’arrêt retiré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pinned in a separate tab: %1</source>
        <translation>Épinglée&#xa0;: %1 a son propre onglet</translation>
    </message>
    <message>
        <source>%1 is pinned already</source>
        <translation>%1 est déjà épinglée</translation>
    </message>
</context>
<context>
    <name>convoku::MessageBar</name>
    <message>
        <source>Close message</source>
        <translation>Fermer le message</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkChecks</name>
    <message>
        <source>Only removes</source>
        <translation>N’élimine que</translation>
    </message>
    <message>
        <source>%1: it restores %2.</source>
        <translation>%1 : elle fait revenir %2.</translation>
    </message>
    <message>
        <source>no candidate is restored on %1 random boards</source>
        <translation>aucun candidat ne revient sur %1 grilles au hasard</translation>
    </message>
    <message>
        <source>Both ways of running agree</source>
        <translation>Les deux manières d’exécuter concordent</translation>
    </message>
    <message>
        <source>it has real numbers, which are only computed number by number</source>
        <translation>elle a des nombres réels, calculés seulement un à un</translation>
    </message>
    <message>
        <source>%1: the values of layer %2 differ</source>
        <translation>%1 : les valeurs de la couche %2 diffèrent</translation>
    </message>
    <message>
        <source>bits and numbers, every number of %1 layers on %2 boards</source>
        <translation>bits et nombres, chaque nombre de %1 couches sur %2 grilles</translation>
    </message>
    <message>
        <source>Saves work</source>
        <translation>Épargne du travail</translation>
    </message>
    <message>
        <source>the network does not run this rule</source>
        <translation>le réseau n’exécute pas cette règle</translation>
    </message>
    <message>
        <source>Sound on every board</source>
        <translation>Correcte sur toute grille</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule, and what it does wrong: Hidden single in row: It removes r4c7=5, which stands in a solution …</extracomment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkController</name>
    <message>
        <source>Net&amp;work</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>&amp;Open a network…</source>
        <translation>&amp;Ouvrir un réseau…</translation>
    </message>
    <message>
        <source>A file with your own network; the help explains how to write one</source>
        <translation>Un fichier avec un réseau à vous&#x202f;; l’aide dit comment on l’écrit</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Réseau&#xa0;: %1</translation>
    </message>
    <message>
        <source>This network cannot run.</source>
        <translation>Ce réseau ne peut pas être exécuté.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>The file holds several networks. Which one do you want to run?</source>
        <translation>Le fichier contient plusieurs réseaux. Lequel exécuter&#x202f;?</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>Ouvrir un réseau</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 n’existe plus.</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>These numbers do not belong to the running network.</source>
        <translation>Ces nombres ne sont pas ceux du réseau qui tourne.</translation>
    </message>
    <message>
        <source>Networks and weights (*.network *.onnx *.safetensors);;All files (*)</source>
        <translation>Réseaux et poids (*.network *.onnx *.safetensors);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>How do you want to read the file? “first” and “last” give the position of the digit dimension and, after “+”, that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>Comment faut-il lire le fichier&#x202f;? «&#x202f;first&#x202f;» et «&#x202f;last&#x202f;» disent où est la dimension des chiffres, et derrière «&#x202f;+&#x202f;» celle de la sortie. 81 nombres sont les chiffres, ou chiffre / 9 − 0,5 (centred), chiffre / 9 (ninths) ou chiffre / 10 (tenths).</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkDocument</name>
    <message>
        <source>operation</source>
        <translation>opération</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>lit</translation>
    </message>
    <message>
        <source>makes</source>
        <translation>produit</translation>
    </message>
    <message>
        <source>which is</source>
        <translation>c’est-à-dire</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>**Layer %1: %2.**</source>
        <translation>**Couche %1&#xa0;: %2.**</translation>
    </message>
    <message>
        <source>Layer %1 does the same to other values.</source>
        <translation>La couche %1 fait de même avec d’autres valeurs.</translation>
    </message>
    <message>
        <source>Layers %1 do the same to other values.</source>
        <translation>Les couches %1 font de même avec d’autres valeurs.</translation>
    </message>
    <message>
        <source># All layers of the network</source>
        <translation># Toutes les couches du réseau</translation>
    </message>
    <message>
        <source>`convoku-cli pictures` makes this page from the network itself. Each group of layers is drawn as a graph, from its input at the top to its output at the bottom. The small picture at a layer shows its result in a run of the puzzle `%1`: the planes of its output side by side. The stronger the colour, the larger the number.</source>
        <translation>Cette page est produite à partir du réseau lui-même, par `convoku-cli pictures`. Chaque groupe de couches est dessiné sous forme de graphe, de ce qui entre en haut à ce qui sort en bas. La petite image près d’une couche est ce qu’elle calcule lors d’une exécution de la grille `%1`&#xa0;: les plans de sa sortie côte à côte&#x202f;; plus la couleur est forte, plus le nombre est grand.</translation>
    </message>
    <message>
        <source>Below its table, each group lists the layers with a kernel: every convolution, pooling and unpooling, once if several do the same. One number of the output is selected, at a place where the rule has an effect. It has a blue frame. The numbers that it is computed from have an orange frame, and only the planes with such numbers are shown. The sum or the maximum is written out below.</source>
        <translation>Sous son tableau, chaque groupe montre les couches à noyau&#xa0;: chaque convolution, pooling et unpooling, une seule fois quand plusieurs font de même. Un nombre de la sortie est choisi là où la règle fait quelque chose&#xa0;: il a un cadre bleu. Les nombres dont il est fait ont un cadre orange, et seuls les plans contenant de tels nombres sont montrés. La somme, ou le maximum, est écrite en toutes lettres en dessous.</translation>
    </message>
    <message>
        <source>The groups of one pass, and the values that they pass on.</source>
        <translation>Les groupes d’une passe, et les valeurs qu’ils transmettent.</translation>
    </message>
    <message>
        <source>The values are those of pass %1.</source>
        <translation>Les valeurs sont celles de la passe %1.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkFile</name>
    <message>
        <source>%1 holds no network, only parts of one.</source>
        <translation>%1 ne contient pas de réseau, seulement des parties.</translation>
    </message>
    <message>
        <source>specify which one as FILE#ID: %1 contains %2.</source>
        <translation>dites lequel, sous la forme FICHIER#ID&#xa0;: %1 contient %2.</translation>
    </message>
    <message>
        <source>“%1” is neither a network nor a file; the networks are %2.</source>
        <translation>il n’y a ni réseau ni fichier «&#xa0;%1&#xa0;»&#x202f;; les réseaux sont %2.</translation>
    </message>
    <message>
        <source>%1 has an encoding whose candidates do not match the givens of a puzzle, for example of %2.</source>
        <translation>%1 a un encodage qui donne d’autres candidats que ceux que laissent les chiffres donnés d’une grille, par exemple pour %2.</translation>
    </message>
    <message>
        <source>%1 has a search with a custom way of keeping its stack. Such files can be checked. Only a search that equals “fewest_candidates” except for the cell it guesses in (score, one number per cell) can be run.</source>
        <translation>%1 a une recherche qui tient sa pile à sa façon. De tels fichiers peuvent être vérifiés ; seule une recherche qui est « fewest_candidates », à la case de son hypothèse près (score, un nombre par case), peut être exécutée.</translation>
    </message>
    <message>
        <source>no rule of the network “%1” has learned numbers: its text has no learned(…).</source>
        <translation>aucune règle du réseau «&#xa0;%1&#xa0;» n’a de nombres appris&#xa0;: son texte n’a pas de learned(…).</translation>
    </message>
    <message>
        <source>this network cannot be written as text or take different numbers.</source>
        <translation>ce réseau ne peut pas être dit en texte, et ne peut pas recevoir d’autres nombres.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPage</name>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>%1: a network in your browser</source>
        <translation>%1 : un réseau dans votre navigateur</translation>
    </message>
    <message>
        <source>This page runs a network and requires JavaScript.</source>
        <translation>Cette page exécute un réseau et a besoin de JavaScript.</translation>
    </message>
    <message>
        <source>ONNX Runtime for browsers is not in %1. Install it there with: %2</source>
        <translation>ONNX Runtime pour navigateurs n’est pas dans %1. Ceci l’y met : %2</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 n’est pas un dossier et ne peut pas en devenir un.</translation>
    </message>
    <message>
        <source>%1 already exists and does not belong to a Convoku page. Nothing is written.</source>
        <translation>%1 existe déjà et ne vient pas d’une page de Convoku : rien n’est écrit.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>This network cannot be written as an ONNX file: %1</source>
        <translation>Ce réseau ne peut pas être écrit comme fichier ONNX : %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour au début</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Reculer d’un pas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>a button</comment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button: go on by one pass</comment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Page Down</source>
        <comment>a key</comment>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Load</source>
        <comment>a puzzle</comment>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>appearance</comment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>appearance</comment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>appearance</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Larger: %1</source>
        <translation>Plus grand : %1</translation>
    </message>
    <message>
        <source>Smaller: %1</source>
        <translation>Plus petit : %1</translation>
    </message>
    <message>
        <source>The network as an ONNX file</source>
        <translation>Le réseau comme fichier ONNX</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>one step forward or back; on the board, from cell to cell; on a layer, from number to number</source>
        <translation>une étape en avant et en arrière ; sur la grille de case en case, sur une couche de nombre en nombre</translation>
    </message>
    <message>
        <source>one pass forward or back</source>
        <translation>une passe en avant et en arrière</translation>
    </message>
    <message>
        <source>play and pause</source>
        <translation>lire et mettre en pause</translation>
    </message>
    <message>
        <source>the start and the end of the run</source>
        <translation>le début et la fin de l’exécution</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>de partie en partie</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>Cette passe</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur la grille</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>%1 characters, row by row: 1–%2, and a dot or 0 for an empty cell.</source>
        <translation>%1 caractères, ligne par ligne : 1–%2, et un point ou 0 pour une case vide.</translation>
    </message>
    <message>
        <source>Expected %2 characters, found %1.</source>
        <translation>Il faut %2 caractères ; il y en a %1.</translation>
    </message>
    <message>
        <source>Character %1 is “%2”: expected a digit, or a dot for an empty cell.</source>
        <translation>Le caractère %1 est « %2 » : un chiffre est attendu, ou un point pour une case vide.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>Couches : %1</translation>
    </message>
    <message>
        <source>Every value that the network computes in this step, as squares: a stronger colour is a larger value, empty is 0. To see a number, point at its square or use the arrow keys.</source>
        <translation>Chaque valeur que le réseau calcule à cette étape, en carrés : plus marqué veut dire plus, vide veut dire 0. Pointez un carré, ou allez-y avec les flèches, pour voir son nombre.</translation>
    </message>
    <message>
        <source>Step forward to see what its layers compute.</source>
        <translation>Avancez d’une étape pour voir ce que calculent ses couches.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Pass %1, step %2: %3</source>
        <translation>Passe %1, étape %2 : %3</translation>
    </message>
    <message>
        <source>The puzzle. Givens: %1, candidates: %2.</source>
        <translation>La grille. Donnés : %1, candidats : %2.</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 élimine %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1 ne trouve rien ici.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a digit from cells</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>candidates, guesses</comment>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>Solved: %1 cells with one digit each, and none twice in a house.</source>
        <translation>Résolu : %1 cases avec un chiffre chacune, et aucun deux fois dans une zone.</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>%1 figure deux fois en %2, en %3 et en %4.</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 n’a plus aucun candidat.</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradiction</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory: the run continues.</source>
        <translation>Ni résolu ni contradictoire : on continue.</translation>
    </message>
    <message>
        <source>continues</source>
        <comment>the run</comment>
        <translation>continue</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 at depth %2 and sets %3 aside.</source>
        <translation>Les règles ne trouvent plus rien : le réseau fait l’hypothèse %1 à la profondeur %2 et met %3 de côté.</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %3 is permanently removed from %4. Restored candidates: %2.</source>
        <translation>L’hypothèse %1 est annulée : %3 quitte %4 pour de bon. Candidats qui reviennent : %2.</translation>
    </message>
    <message>
        <source>The rules still find something: no guess.</source>
        <translation>Les règles trouvent encore quelque chose : pas d’hypothèse.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>There is no guess to undo: the puzzle has no solution.</source>
        <translation>Il n’y a aucune hypothèse à annuler : la grille n’a pas de solution.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Aucune solution</translation>
    </message>
    <message>
        <source>The rules find nothing more, and there is no search: the run stops here.</source>
        <translation>Les règles ne trouvent plus rien et il n’y a pas de recherche : l’exécution s’arrête ici.</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Bloquée</translation>
    </message>
    <message>
        <source>That was the last pass. The page stops here.</source>
        <translation>C’était la dernière passe : la page ne va pas plus loin.</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Passes épuisées</translation>
    </message>
    <message>
        <source>Passes: %1, guesses: %2, undone: %3</source>
        <translation>Passes : %1, hypothèses : %2, annulées : %3</translation>
    </message>
    <message>
        <source>Pass %1: removed: %2</source>
        <translation>Passe %1 : éliminés : %2</translation>
    </message>
    <message>
        <source>%1: removed: %2</source>
        <translation>%1 : éliminés : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>ligne %1, colonne %2 : %3</translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation>%1, donné</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1, trouvé</translation>
    </message>
    <message>
        <source>%1, guessed</source>
        <translation>%1, supposé</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidats %1</translation>
    </message>
    <message>
        <source>no candidate left</source>
        <translation>plus aucun candidat</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <translation>élimination de %1 par %2</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 mis de côté</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>retour de %1</translation>
    </message>
    <message>
        <source>Guess at depth %1</source>
        <translation>Hypothèse à la profondeur %1</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>Mis de côté par une hypothèse</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>Découle d’une hypothèse</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Revenu</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Éliminé</translation>
    </message>
    <message>
        <source>in</source>
        <comment>what a group of layers is handed</comment>
        <translation>entrée</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>the layers that it reads</comment>
        <translation>À partir de : %1.</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>not 0: %1 of %2</source>
        <translation>différents de 0 : %1 sur %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <translation>plan %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>la grille</translation>
    </message>
    <message>
        <source>ONNX Runtime is loaded …</source>
        <translation>Chargement d’ONNX Runtime…</translation>
    </message>
    <message>
        <source>ONNX Runtime starts …</source>
        <translation>Démarrage d’ONNX Runtime…</translation>
    </message>
    <message>
        <source>The network is tested …</source>
        <translation>Le réseau est testé…</translation>
    </message>
    <message>
        <source>The network runs in this browser (ONNX Runtime, WebAssembly). Correct boards in its self-test: %1.</source>
        <translation>Le réseau s’exécute dans ce navigateur (ONNX Runtime, WebAssembly). Grilles de l’autotest qui sont justes : %1.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 n’est pas là</translation>
    </message>
    <message>
        <source>the self-test failed: this browser and the program get different results for %1</source>
        <translation>l’autotest est faux : ce navigateur n’obtient pas ce qu’obtient le programme pour %1</translation>
    </message>
    <message>
        <source>The network cannot run here: %1.</source>
        <translation>Le réseau ne peut pas s’exécuter ici : %1.</translation>
    </message>
    <message>
        <source>%1 restores a removed candidate</source>
        <translation>%1 remet un candidat qui avait disparu</translation>
    </message>
    <message>
        <source>its search goes deeper than the number of cells</source>
        <translation>sa recherche va plus profond qu’il n’y a de cases</translation>
    </message>
    <message>
        <source>its search guesses something other than one candidate</source>
        <translation>sa recherche suppose autre chose qu’un seul candidat</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPageDialog</name>
    <message>
        <source>for a &amp;frame in your own page</source>
        <translation>pour un c&amp;adre dans une page à vous</translation>
    </message>
    <message>
        <source>Export a page for a browser</source>
        <translation>Exporter une page pour navigateur</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Fo&amp;lder of the page</source>
        <translation>Dossier de &amp;la page</translation>
    </message>
    <message>
        <source>Folder of the page</source>
        <translation>Dossier de la page</translation>
    </message>
    <message>
        <source>Folder &amp;node_modules</source>
        <translation>Dossier &amp;node_modules</translation>
    </message>
    <message>
        <source>Folder node_modules</source>
        <translation>Dossier node_modules</translation>
    </message>
    <message>
        <source>ONNX Runtime runs the network in the browser. It comes from the package onnxruntime-web. Install it into that folder with: %1</source>
        <translation>Ce qui exécute le réseau dans le navigateur, ONNX Runtime, vient du paquet onnxruntime-web, que ceci met dans ce dossier : %1</translation>
    </message>
    <message>
        <source>Without a header and with the layers collapsed</source>
        <translation>Sans en-tête, couches repliées</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choisir : %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPicker</name>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>Ouvrir un réseau</translation>
    </message>
    <message>
        <source>Networks (*.network *.onnx);;All files (*)</source>
        <translation>Réseaux (*.network *.onnx);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>How do you want to read the file?</source>
        <translation>Comment faut-il lire le fichier ?</translation>
    </message>
    <message>
        <source>Which network of the file?</source>
        <translation>Quel réseau du fichier ?</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWording</name>
    <message>
        <source>The digits of the puzzle become planes, one for each digit; an empty cell is 1 in all of them.</source>
        <translation>Les chiffres de la grille deviennent des plans, un par chiffre&#x202f;; une case vide vaut 1 sur tous.</translation>
    </message>
    <message>
        <source>A cell whose only candidate is a digit clears that digit from the rest of its house.</source>
        <translation>Une case dont un chiffre est le seul candidat élimine ce chiffre du reste de sa zone.</translation>
    </message>
    <message>
        <source>If a digit occurs in only one line of a box, it is removed from the rest of that line.</source>
        <translation>Un chiffre qui, dans un bloc, ne figure que sur une seule rangée disparaît du reste de cette rangée.</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its house loses every other candidate.</source>
        <translation>Une case qui est la seule place d’un chiffre dans sa zone perd tous ses autres candidats.</translation>
    </message>
    <message>
        <source>Two cells of a house with exactly the same two candidates clear these two digits from the rest of the house.</source>
        <translation>Deux cases d’une zone qui ont exactement les deux mêmes candidats éliminent ces deux chiffres du reste de la zone.</translation>
    </message>
    <message>
        <source>Solved if every cell has one candidate and no house has one twice. A contradiction if a cell has none, or if two cells of a house have the same one.</source>
        <translation>Résolue là où chaque case a un candidat et où aucune zone n’en a un deux fois&#x202f;; une contradiction là où une case n’en a aucun, ou où deux cases d’une zone ont le même.</translation>
    </message>
    <message>
        <source>When the rules find nothing more, the search guesses in the cell with the fewest candidates. A contradiction undoes the last guess.</source>
        <translation>Là où les règles ne trouvent plus rien, une hypothèse est faite dans la case qui a le moins de candidats&#x202f;; une contradiction annule la dernière hypothèse.</translation>
    </message>
    <message>
        <source>The article&apos;s network: nine rules, a verdict, and a search with one stack in a tensor.</source>
        <translation>Le réseau de l’article&#xa0;: neuf règles, un verdict et une recherche avec une pile dans un tenseur.</translation>
    </message>
    <message>
        <source>The first six rules of the article: singles and pointing, without pairs.</source>
        <translation>Les six premières règles de l’article&#xa0;: singletons et pointage, sans paires.</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>part of a network</comment>
        <translation>règle</translation>
    </message>
    <message>
        <source>encoding</source>
        <comment>part of a network</comment>
        <translation>encodage</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>part of a network</comment>
        <translation>verdict</translation>
    </message>
    <message>
        <source>search</source>
        <comment>part of a network</comment>
        <translation>recherche</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1: what should stand there; %2: what does</extracomment>
        <translation>attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected %1, found “%2”</source>
        <translation>attendu&#xa0;: %1&#x202f;; trouvé&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>a name of lower-case letters, digits and _</source>
        <translation>un nom fait de lettres minuscules, de chiffres et de _</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>a line indented like the first one below the name, with spaces and no tabs</source>
        <translation>une ligne aussi en retrait que la première sous le nom, avec des espaces et sans tabulations</translation>
    </message>
    <message>
        <source>a sentence in quotes</source>
        <translation>une phrase entre guillemets</translation>
    </message>
    <message>
        <source>the inputs of such a part: %1</source>
        <translation>ce qu’une telle partie reçoit (%1)</translation>
    </message>
    <message>
        <source>the results of such a part, all computed above: %1</source>
        <translation>ce qu’une telle partie renvoie, entièrement calculé au-dessus (%1)</translation>
    </message>
    <message>
        <source>a value: a name, a number, a word with its arguments, ( or ~</source>
        <translation>une valeur, donc un nom, un nombre, un mot avec ses arguments, ( ou ~</translation>
    </message>
    <message>
        <source>a last line that returns</source>
        <translation>une dernière ligne avec return</translation>
    </message>
    <message>
        <source>nothing after what is returned</source>
        <translation>rien après ce qui est renvoyé</translation>
    </message>
    <message>
        <source>an unused name</source>
        <translation>un nom encore libre</translation>
    </message>
    <message>
        <source>the name of a value defined above</source>
        <translation>le nom d’une valeur qui se trouve au-dessus</translation>
    </message>
    <message>
        <source>a part of that kind, from this file or listed by “convoku-cli network list”</source>
        <translation>une partie de ce genre, de ce fichier ou de celles que nomme «&#xa0;convoku-cli network list&#xa0;»</translation>
    </message>
    <message>
        <source>a house for which there is such a rule</source>
        <translation>une zone pour laquelle il y a une telle règle</translation>
    </message>
    <message>
        <source>a rule that is not already in the network</source>
        <translation>une règle qui ne figure pas déjà dans le réseau</translation>
    </message>
    <message>
        <source>a line “cause NAME” with the value that holds the rule’s finding</source>
        <translation>une ligne «&#xa0;cause NAME&#xa0;», la valeur qui dit ce que la règle a trouvé</translation>
    </message>
    <message>
        <source>fewer nested parentheses</source>
        <translation>moins de parenthèses imbriquées</translation>
    </message>
    <message>
        <source>at most 64 KiB and 1,000 lines</source>
        <translation>64&#xa0;Kio et 1000 lignes au plus</translation>
    </message>
    <message>
        <source>text in UTF-8 without control characters</source>
        <translation>du texte en UTF-8 sans caractères de contrôle</translation>
    </message>
    <message>
        <source>a word of the language followed by (</source>
        <translation>un mot du langage suivi de (</translation>
    </message>
    <message>
        <source>the arguments that this word takes; see the help, “Networks as text”</source>
        <translation>les arguments que prend ce mot&#x202f;; voir «&#xa0;Les réseaux sous forme de texte&#xa0;» dans l’aide</translation>
    </message>
    <message>
        <source>a whole number that is valid here</source>
        <translation>un nombre entier possible ici</translation>
    </message>
    <message>
        <source>weights such as pairs(digit) or ones(1, 9), or lists of numbers of equal length</source>
        <translation>des poids comme pairs(digit) ou ones(1, 9), ou des listes de nombres, toutes de même longueur</translation>
    </message>
    <message>
        <source>a list of numbers, one for each output plane (%1)</source>
        <translation>une liste de nombres, un pour chaque plan qui sort (%1)</translation>
    </message>
    <message>
        <source>matching shapes; the shapes here: %1</source>
        <translation>des formes qui vont ensemble&#x202f;; ici se rencontrent %1</translation>
    </message>
    <message>
        <source>a value of only 0s and 1s; this one can be %1</source>
        <translation>une valeur faite de 0 et de 1&#x202f;; celle-ci peut être %1</translation>
    </message>
    <message>
        <source>a range inside %1</source>
        <translation>une plage à l’intérieur de %1</translation>
    </message>
    <message>
        <source>smaller numbers (up to 16,777,216) or fewer of them (up to 65,536)</source>
        <translation>des nombres plus petits (jusqu’à 16&#x202f;777&#x202f;216) ou moins de nombres (jusqu’à 65&#x202f;536)</translation>
    </message>
    <message>
        <source>something to compute; this line creates no layer</source>
        <translation>quelque chose à calculer&#x202f;; cette ligne ne fait aucune couche</translation>
    </message>
    <message>
        <source>a result like the input of the next pass; shape (and the expected one) %1, numbers %2</source>
        <translation>un résultat comme ce que reçoit la passe suivante&#x202f;; forme (et celle voulue) %1, nombres %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>at most %1 rules</source>
        <translation>pas plus de règles que cela (%1)</translation>
    </message>
    <message>
        <source>less computation (additions: at most %1)</source>
        <translation>moins à calculer (additions : %1 au plus)</translation>
    </message>
    <message>
        <source>The article’s nine rules</source>
        <extracomment>a network: the nine rules of the article that the program is about</extracomment>
        <translation>Les neuf règles de l’article</translation>
    </message>
    <message>
        <source>The article’s first six rules</source>
        <translation>Les six premières règles de l’article</translation>
    </message>
    <message>
        <source>a shorter text (characters: at most %1)</source>
        <translation>un texte plus court (caractères : %1 au plus)</translation>
    </message>
    <message>
        <source>a number with at most six digits before the point and nine after it</source>
        <translation>un nombre d’au plus six chiffres, et neuf après le point</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>planes, rows, columns or what they represent (digit, row, column), each once</source>
        <translation>planes, rows, columns ou ce qu’ils représentent (digit, row, column), chacun une fois</translation>
    </message>
    <message>
        <source>lists of numbers of equal length: the rows of a kernel</source>
        <translation>des listes de nombres, toutes de même longueur : les lignes d’un noyau</translation>
    </message>
    <message>
        <source>whole numbers, as only these go from pass to pass; pick_one converts other numbers</source>
        <translation>des nombres entiers, les seuls à aller de passe en passe ; pick_one en fait à partir d’autres</translation>
    </message>
    <message>
        <source>whole numbers; this value has other numbers. Use clamp, minimum and maximum for those, or pick_one to convert them to whole numbers</source>
        <translation>des nombres entiers ; cette valeur en a d’autres. Pour ceux-là il y a clamp, minimum et maximum, et pick_one en fait des entiers</translation>
    </message>
    <message>
        <source>Like clashes, but a digit that occurs twice in a custom house of the network is also a contradiction.</source>
        <translation>Comme clashes, et un chiffre qui se trouve deux fois dans une zone propre au réseau est aussi une contradiction.</translation>
    </message>
    <message>
        <source>Sudoku X: the article&apos;s nine rules, and the applicable ones for the two diagonals, which also hold nine different digits.</source>
        <translation>Sudoku X : les neuf règles de l’article, et celles qui conviennent pour les deux diagonales, qui contiennent aussi neuf chiffres différents.</translation>
    </message>
    <message>
        <source>row, column or box, each once; in a network also a custom house defined above</source>
        <translation>row, column ou box, chacun une fois ; dans un réseau aussi une zone à lui, écrite plus haut</translation>
    </message>
    <message>
        <source>%1 cells, each once: r1c1, r2c2 …</source>
        <translation>%1 cases, chacune une fois&#xa0;: r1c1, r2c2 …</translation>
    </message>
    <message>
        <source>house or rule; or, once each, board (above any house), encoding, verdict and search; board and search are optional</source>
        <translation>house ou rule, ou une fois chacun board (au-dessus de tout house), encoding, verdict et search&#x202f;; board et search peuvent manquer</translation>
    </message>
    <message>
        <source>a line “house NAME: …” for this verdict to check</source>
        <translation>une ligne « house NOM : … » que ce verdict puisse regarder</translation>
    </message>
    <message>
        <source>house, row, column, box, digit, board or plane; for rows and columns also part, parts or boxes; for counting in a verdict also own_houses</source>
        <translation>house, row, column, box, digit, board ou plane&#x202f;; pour les lignes et les colonnes aussi part, parts ou boxes&#x202f;; dans un verdict, pour compter, aussi own_houses</translation>
    </message>
    <message>
        <source>Sudoku X, with diagonals</source>
        <translation>Sudoku X, avec diagonales</translation>
    </message>
    <message>
        <source>at most %1 custom houses</source>
        <translation>pas plus de zones propres que cela (%1)</translation>
    </message>
    <message>
        <source>If k places of a group have only k values between them, these values are removed from the other places of the group.</source>
        <translation>Là où k places d’un groupe n’ont à elles toutes que k valeurs, ces valeurs disparaissent des autres places du groupe.</translation>
    </message>
    <message>
        <source>If a digit occurs in only one box of a line, it is removed from the rest of that box.</source>
        <translation>Un chiffre qui, sur une rangée, ne figure que dans un seul bloc disparaît du reste de ce bloc.</translation>
    </message>
    <message>
        <source>If a cell of a house has a single candidate, that digit is removed from the rest of the house.</source>
        <translation>Une case d’une zone qui n’a qu’un candidat élimine ce chiffre du reste de la zone.</translation>
    </message>
    <message>
        <source>If a digit has a single cell in a house, all other digits are removed from that cell.</source>
        <translation>Un chiffre qui n’a qu’une case dans une zone élimine de cette case tous les autres chiffres.</translation>
    </message>
    <message>
        <source>If two cells of a house have only two digits between them, these digits are removed from the rest of the house.</source>
        <translation>Deux cases d’une zone qui n’ont à elles deux que deux chiffres éliminent ces chiffres du reste de la zone.</translation>
    </message>
    <message>
        <source>If two digits have only two cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Deux chiffres qui n’ont à eux deux que deux cases d’une zone éliminent de ces cases tous les autres chiffres.</translation>
    </message>
    <message>
        <source>If two rows together have a digit in only two columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Un chiffre qui, dans deux lignes, n’a en tout que deux colonnes disparaît du reste de ces colonnes&#x202f;; de même avec deux colonnes et deux lignes.</translation>
    </message>
    <message>
        <source>If three cells of a house have only three digits between them, these digits are removed from the rest of the house.</source>
        <translation>Trois cases d’une zone qui n’ont à elles trois que trois chiffres éliminent ces chiffres du reste de la zone.</translation>
    </message>
    <message>
        <source>If three digits have only three cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Trois chiffres qui n’ont à eux trois que trois cases d’une zone éliminent de ces cases tous les autres chiffres.</translation>
    </message>
    <message>
        <source>If three rows together have a digit in only three columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Un chiffre qui, dans trois lignes, n’a en tout que trois colonnes disparaît du reste de ces colonnes&#x202f;; de même avec trois colonnes et trois lignes.</translation>
    </message>
    <message>
        <source>If four cells of a house have only four digits between them, these digits are removed from the rest of the house.</source>
        <translation>Quatre cases d’une zone qui n’ont à elles quatre que quatre chiffres éliminent ces chiffres du reste de la zone.</translation>
    </message>
    <message>
        <source>If four digits have only four cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Quatre chiffres qui n’ont à eux quatre que quatre cases d’une zone éliminent de ces cases tous les autres chiffres.</translation>
    </message>
    <message>
        <source>If four rows together have a digit in only four columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Un chiffre qui, dans quatre lignes, n’a en tout que quatre colonnes disparaît du reste de ces colonnes&#x202f;; de même avec quatre colonnes et quatre lignes.</translation>
    </message>
    <message>
        <source>One kernel for all: singles, pairs and triples (naked and hidden), X-wing and swordfish use the same weights, applied along different axes of the candidates; with pointing and claiming.</source>
        <translation>Un noyau pour toutes&#xa0;: singletons, paires et triplets, nus et cachés, X-Wing et espadon sont les mêmes poids, posés sur les candidats d’un autre côté&#x202f;; avec pointage et revendication.</translation>
    </message>
    <message>
        <source>kernel</source>
        <comment>part of a network</comment>
        <translation>noyau</translation>
    </message>
    <message>
        <source>One kernel</source>
        <extracomment>a network: all rules but two are the same convolution kernel</extracomment>
        <translation>Un noyau</translation>
    </message>
    <message>
        <source>a line that begins a rule, an encoding, a verdict, a search, a kernel or a network</source>
        <translation>une ligne qui commence par rule, encoding, verdict, search, kernel ou network</translation>
    </message>
    <message>
        <source>value, group and place (digit, house and cell in any order), and k (1 … %1)</source>
        <translation>value, group et place, qui sont digit, house et cell dans un ordre quelconque, et k, 1 … %1</translation>
    </message>
    <message>
        <source>%1 (%2; line %3)</source>
        <extracomment>a shape, what its dimensions stand for, and the line that made it: [36, 9, 9] (pairs of columns, rows, digits; line 3)</extracomment>
        <translation>%1 (%2 ; ligne %3)</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (ligne %2)</translation>
    </message>
    <message>
        <source>the place of a weight, from 1 to %1</source>
        <translation>la place d’un poids, de 1 à %1</translation>
    </message>
    <message>
        <source>Like clashes, but a house with no place left for a digit is also a contradiction.</source>
        <translation>Comme clashes, et une contradiction aussi là où une zone n’a plus de place pour un chiffre.</translation>
    </message>
    <message>
        <source>Like fewest_candidates, but ties go to the cell with the most open neighbours.</source>
        <translation>Comme fewest_candidates, mais parmi les cases qui ont le moins de candidats, l’hypothèse est faite dans celle autour de laquelle le plus de choses sont ouvertes.</translation>
    </message>
    <message>
        <source>Made for many puzzles: singles in every house, pointing and claiming, a verdict that detects more, and a guess that settles more.</source>
        <translation>Fait pour beaucoup de grilles&#xa0;: singletons dans chaque zone, pointage et revendication, un verdict qui voit plus et une hypothèse qui éclaircit plus.</translation>
    </message>
    <message>
        <source>The fast one</source>
        <extracomment>a network: the one that needs the least time for many puzzles</extracomment>
        <translation>Le rapide</translation>
    </message>
    <message>
        <source>A trained network looks at all houses at once, six times, and removes the candidates that it rates unlikely.</source>
        <translation>Un réseau entraîné regarde six fois toutes les zones à la fois et efface les candidats qu’il juge improbables.</translation>
    </message>
    <message>
        <source>A small trained network, the counterpart of the written ones: it reads the same candidates and removes the unlikely ones. Its removals can be wrong.</source>
        <translation>Un petit réseau entraîné, le jumeau des réseaux écrits : les mêmes candidats entrent, les improbables partent. Ce qu’il efface peut être faux.</translation>
    </message>
    <message>
        <source>A small trained one</source>
        <extracomment>a network: its weights were learned from examples</extracomment>
        <translation>Un petit entraîné</translation>
    </message>
    <message>
        <source>a number above 0, such as 0.00001</source>
        <translation>un nombre au-dessus de 0, comme 0.00001</translation>
    </message>
    <message>
        <source>a file name in quotes, without a folder: letters, digits, _, - and .</source>
        <translation>le nom d’un fichier entre guillemets, sans dossier : lettres, chiffres, _, - et .</translation>
    </message>
    <message>
        <source>the weights file, next to the network file</source>
        <translation>le fichier de poids, à côté du fichier du réseau</translation>
    </message>
    <message>
        <source>this tensor in the weights file: %1</source>
        <extracomment>%1: name and shape, round1.weight [24, 24, 1, 1]</extracomment>
        <translation>ce tenseur dans le fichier de poids : %1</translation>
    </message>
    <message>
        <source>a layer for each tensor of the weights file</source>
        <translation>une couche pour chaque tenseur du fichier de poids</translation>
    </message>
    <message>
        <source>A trained network checks whether a digit has only one place in the row. If so, it removes the other digits from that cell.</source>
        <translation>Un réseau entraîné demande si un chiffre n’a qu’une place dans la ligne et, si oui, efface les autres chiffres de cette case.</translation>
    </message>
    <message>
        <source>The article&apos;s network, except for the count in rows: its nine weights and a bias were trained and are right for 91 of 100 rows.</source>
        <translation>Le réseau de l’article, sauf le compte dans les lignes&#xa0;: ses neuf poids et un biais ont été entraînés, et sont justes pour 91 lignes sur 100.</translation>
    </message>
    <message>
        <source>With a trained count</source>
        <extracomment>a network: the article&apos;s rules, of which the one that counts in rows was learned from examples</extracomment>
        <translation>Avec un compte entraîné</translation>
    </message>
    <message>
        <source>%1, untrained</source>
        <extracomment>%1: the name of a network whose numbers are random as long as nobody has trained them</extracomment>
        <translation>%1, non entraîné</translation>
    </message>
    <message>
        <source>NAME = … or return; in a rule also cause, count, keep, weights, memory or remember</source>
        <translation>NOM = … ou return&#xa0;; dans une règle aussi cause, count, keep, weights, memory ou remember</translation>
    </message>
    <message>
        <source>remember %1 = …, the value that the next pass receives</source>
        <extracomment>%1: the name of a memory</extracomment>
        <translation>remember %1 = …, qui dit ce que reçoit la passe suivante</translation>
    </message>
    <message>
        <source>a value like the memory; shape (and the expected one) %1, numbers within %2</source>
        <translation>une valeur comme la mémoire&#xa0;; forme (et celle qui est demandée) %1, nombres dans %2</translation>
    </message>
    <message>
        <source>fewer or smaller memories (at most %1)</source>
        <translation>des mémoires moins nombreuses ou plus petites (au plus %1)</translation>
    </message>
    <message>
        <source>no search: one of its rules remembers numbers, and undoing a guess cannot restore them</source>
        <translation>pas de recherche&#xa0;: une de ses règles retient des nombres, et un essai ne pourrait pas les reprendre</translation>
    </message>
    <message>
        <source>words after # for each layer of the line, separated by ; (%1), or none</source>
        <translation>des mots après # pour chaque couche de la ligne, avec ; entre eux (%1), ou aucun</translation>
    </message>
    <message>
        <source>%1, %2×%2</source>
        <extracomment>the name of a network, and the side of the board that it is for: The article’s nine rules, 4×4</extracomment>
        <translation>%1, %2×%2</translation>
    </message>
    <message>
        <source>a board, such as board(side=4, box=2x2); boxes can be 2x2, 2x3, 3x2, 2x4, 4x2 and 3x3</source>
        <translation>une grille, comme board(side=4, box=2x2)&#x202f;; les blocs peuvent être 2x2, 2x3, 3x2, 2x4, 4x2 et 3x3</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 4×4: the same nine rules, verdict and search, with a tensor of 64 numbers.</source>
        <translation>Le réseau de l’article sur une grille de 4×4&#xa0;: les mêmes neuf règles, le même verdict et la même recherche, avec un tenseur de 64 nombres.</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 6×6, with boxes of 2×3: the same nine rules, verdict and search.</source>
        <translation>Le réseau de l’article sur une grille de 6×6, avec des blocs de 2×3&#xa0;: les mêmes neuf règles, le même verdict et la même recherche.</translation>
    </message>
    <message>
        <source>One kernel for all on a board of 4×4: singles and pairs (naked and hidden) and X-wing use the same weights, applied along different axes of the candidates.</source>
        <translation>Un noyau pour toutes sur une grille de 4×4&#xa0;: singletons et paires, nus et cachés, et X-Wing sont les mêmes poids, posés sur les candidats d’un autre côté.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWords</name>
    <message>
        <source>begins a rule</source>
        <translation>commence une règle</translation>
    </message>
    <message>
        <source>lists the parts of a network</source>
        <translation>dit de quelles parties un réseau est fait</translation>
    </message>
    <message>
        <source>turns the givens into candidates</source>
        <translation>fait des candidats à partir des donnés</translation>
    </message>
    <message>
        <source>reports what is solved and what is contradictory</source>
        <translation>dit ce qui est résolu et ce qui se contredit</translation>
    </message>
    <message>
        <source>guesses, and undoes guesses</source>
        <translation>fait des hypothèses et les annule</translation>
    </message>
    <message>
        <source>the house that the rule applies to</source>
        <translation>la zone de la règle</translation>
    </message>
    <message>
        <source>the value that holds the finding</source>
        <translation>la valeur qui dit ce qui a été trouvé</translation>
    </message>
    <message>
        <source>the value that the finding depends on</source>
        <translation>la valeur dont cela dépend</translation>
    </message>
    <message>
        <source>other values that are read by name</source>
        <translation>d’autres, lues par leur nom</translation>
    </message>
    <message>
        <source>the candidates that stay</source>
        <translation>les candidats qui restent</translation>
    </message>
    <message>
        <source>adds a window up</source>
        <translation>additionne une fenêtre</translation>
    </message>
    <message>
        <source>the largest number in a window</source>
        <translation>le plus grand nombre d’une fenêtre</translation>
    </message>
    <message>
        <source>the mean of a window</source>
        <translation>la moyenne d’une fenêtre</translation>
    </message>
    <message>
        <source>copies to all cells of the window</source>
        <translation>copie dans toutes les cases de la fenêtre</translation>
    </message>
    <message>
        <source>1 if a is k, else 0</source>
        <translation>1 où a vaut k, sinon 0</translation>
    </message>
    <message>
        <source>1 if both are equal, else 0</source>
        <translation>1 où les deux sont égaux, sinon 0</translation>
    </message>
    <message>
        <source>0 stays 0, more becomes 1</source>
        <translation>0 reste 0, plus devient 1</translation>
    </message>
    <message>
        <source>a if s is 0, b if s is 1</source>
        <translation>a où s vaut 0, b où s vaut 1</translation>
    </message>
    <message>
        <source>weighted sums of planes</source>
        <translation>sommes pondérées de plans</translation>
    </message>
    <message>
        <source>a single 1 at the largest number in a plane</source>
        <translation>un seul 1 au plus grand nombre d’un plan</translation>
    </message>
    <message>
        <source>the same numbers in a different shape</source>
        <translation>les mêmes nombres dans une autre forme</translation>
    </message>
    <message>
        <source>a different order of dimensions</source>
        <translation>un autre ordre des dimensions</translation>
    </message>
    <message>
        <source>zeros around each plane</source>
        <translation>des zéros autour de chaque plan</translation>
    </message>
    <message>
        <source>a kernel over each plane</source>
        <translation>un noyau sur chaque plan</translation>
    </message>
    <message>
        <source>a + b, number by number</source>
        <translation>a + b, nombre par nombre</translation>
    </message>
    <message>
        <source>a − b, number by number</source>
        <translation>a − b, nombre par nombre</translation>
    </message>
    <message>
        <source>a · b, number by number</source>
        <translation>a · b, nombre par nombre</translation>
    </message>
    <message>
        <source>the smaller number of both</source>
        <translation>le plus petit des deux nombres</translation>
    </message>
    <message>
        <source>the larger number of both</source>
        <translation>le plus grand des deux nombres</translation>
    </message>
    <message>
        <source>m · a + k</source>
        <translation>m · a + k</translation>
    </message>
    <message>
        <source>at least k, at most m</source>
        <translation>pas moins que k, pas plus que m</translation>
    </message>
    <message>
        <source>not less than 0</source>
        <translation>pas moins que 0</translation>
    </message>
    <message>
        <source>pressed between 0 and 1</source>
        <translation>ramené entre 0 et 1</translation>
    </message>
    <message>
        <source>pressed between −1 and 1</source>
        <translation>ramené entre −1 et 1</translation>
    </message>
    <message>
        <source>shares that add up to 1</source>
        <translation>des parts dont la somme est 1</translation>
    </message>
    <message>
        <source>cells side by side</source>
        <translation>cases côte à côte</translation>
    </message>
    <message>
        <source>cells one below the other</source>
        <translation>cases l’une sous l’autre</translation>
    </message>
    <message>
        <source>the cells of a box</source>
        <translation>les cases d’un bloc</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>toutes les cases</translation>
    </message>
    <message>
        <source>all of a plane</source>
        <translation>tout un plan</translation>
    </message>
    <message>
        <source>all planes of a cell</source>
        <translation>tous les plans d’une case</translation>
    </message>
    <message>
        <source>the intersection of a line and a box</source>
        <translation>ce qu’une rangée et un bloc ont en commun</translation>
    </message>
    <message>
        <source>such parts of a box</source>
        <translation>les parties de ce genre d’un bloc</translation>
    </message>
    <message>
        <source>the houses that the network names, in a verdict</source>
        <translation>les zones que le réseau nomme, dans un verdict</translation>
    </message>
    <message>
        <source>a dimension of a value</source>
        <translation>une dimension d’une valeur</translation>
    </message>
    <message>
        <source>which window</source>
        <translation>quelle fenêtre</translation>
    </message>
    <message>
        <source>which dimension</source>
        <translation>quelle dimension</translation>
    </message>
    <message>
        <source>a factor</source>
        <translation>un facteur</translation>
    </message>
    <message>
        <source>the number added</source>
        <translation>ce qui est ajouté</translation>
    </message>
    <message>
        <source>the lower end</source>
        <translation>la borne inférieure</translation>
    </message>
    <message>
        <source>the upper end</source>
        <translation>la borne supérieure</translation>
    </message>
    <message>
        <source>one number per plane</source>
        <translation>un nombre par plan</translation>
    </message>
    <message>
        <source>all pairs of digits</source>
        <translation>toutes les paires de chiffres</translation>
    </message>
    <message>
        <source>all threes of digits</source>
        <translation>tous les triplets de chiffres</translation>
    </message>
    <message>
        <source>weights that are all 1</source>
        <translation>des poids tous égaux à 1</translation>
    </message>
    <message>
        <source>weights that are all 0</source>
        <translation>des poids tous nuls</translation>
    </message>
    <message>
        <source>each plane as it is</source>
        <translation>chaque plan tel quel</translation>
    </message>
    <message>
        <source>weights with rows and columns exchanged</source>
        <translation>des poids, lignes et colonnes échangées</translation>
    </message>
    <message>
        <source>weights with the opposite sign</source>
        <translation>des poids de signe contraire</translation>
    </message>
    <message>
        <source>weights side by side</source>
        <translation>des poids côte à côte</translation>
    </message>
    <message>
        <source>weights one below the other</source>
        <translation>des poids l’un sous l’autre</translation>
    </message>
    <message>
        <source>begins a kernel that rules share</source>
        <translation>commence un noyau, que des règles partagent</translation>
    </message>
    <message>
        <source>turned to fit the input of a kernel</source>
        <translation>tourné, comme un noyau le reçoit</translation>
    </message>
    <message>
        <source>turned back</source>
        <translation>retourné dans l’autre sens</translation>
    </message>
    <message>
        <source>the places of a group, in a kernel</source>
        <translation>les places d’un groupe, dans un noyau</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s values</source>
        <translation>ce que sont les valeurs d’un noyau</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s groups</source>
        <translation>ce que sont les groupes d’un noyau</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s places</source>
        <translation>ce que sont les places d’un noyau</translation>
    </message>
    <message>
        <source>the kernel’s number, 1 to 8</source>
        <translation>le nombre du noyau, de 1 à 8</translation>
    </message>
    <message>
        <source>1 where the weights are 0, and 0 where they are 1</source>
        <translation>1 là où les poids sont 0, et 0 là où ils sont 1</translation>
    </message>
    <message>
        <source>a count with a different weight, or with a bias</source>
        <translation>un comptage avec un autre poids, ou un biais</translation>
    </message>
    <message>
        <source>index of the weight in a count, from 1</source>
        <translation>quel poids d’un comptage, à partir de 1</translation>
    </message>
    <message>
        <source>index of the row of the weights, from 1</source>
        <translation>quelle ligne des poids, à partir de 1</translation>
    </message>
    <message>
        <source>index of the weight in the row, from 1</source>
        <translation>quel poids de la ligne, à partir de 1</translation>
    </message>
    <message>
        <source>weights with one number replaced</source>
        <translation>des poids dont l’un est un autre nombre</translation>
    </message>
    <message>
        <source>the planes of a, followed by those of b</source>
        <translation>les plans de l’un derrière ceux de l’autre</translation>
    </message>
    <message>
        <source>1 if a is at least this number, else 0</source>
        <translation>1 où a vaut autant ou plus, sinon 0</translation>
    </message>
    <message>
        <source>rows of a times columns of b, plane by plane</source>
        <translation>lignes de a fois colonnes de b, plan par plan</translation>
    </message>
    <message>
        <source>numbers scaled to a mean size of 1</source>
        <translation>des nombres qui en moyenne sont aussi grands que 1</translation>
    </message>
    <message>
        <source>0 if it is far below 0, without a kink</source>
        <translation>0 loin au-dessous de 0, sans angle</translation>
    </message>
    <message>
        <source>number added to a mean to avoid division by 0</source>
        <translation>ce qui s’ajoute à une moyenne pour ne rien diviser par 0</translation>
    </message>
    <message>
        <source>the file with the rule’s learned weights</source>
        <translation>le fichier de ce que la règle a appris</translation>
    </message>
    <message>
        <source>numbers received from the previous pass</source>
        <translation>des nombres qu’elle reçoit de la passe précédente</translation>
    </message>
    <message>
        <source>the numbers handed to the next pass</source>
        <translation>les nombres que reçoit la passe suivante</translation>
    </message>
    <message>
        <source>a convolution with learned numbers</source>
        <translation>une convolution dont les nombres ont été appris</translation>
    </message>
    <message>
        <source>each plane scaled as in training</source>
        <translation>chaque plan aussi grand que pendant l’entraînement</translation>
    </message>
    <message>
        <source>each plane times a learned number, plus a second one</source>
        <translation>chaque plan fois un nombre appris, plus un autre</translation>
    </message>
    <message>
        <source>the size of the board and of its boxes</source>
        <translation>la taille de la grille et de ses blocs</translation>
    </message>
    <message>
        <source>such parts of a line</source>
        <translation>les parties de ce genre d’une ligne</translation>
    </message>
    <message>
        <source>1, 2, 3 …, one below the other</source>
        <translation>1, 2, 3…, l’un sous l’autre</translation>
    </message>
    <message>
        <source>the number of digits of the board</source>
        <translation>le nombre de chiffres de la grille</translation>
    </message>
    <message>
        <source>the number of cells of the board</source>
        <translation>le nombre de cases de la grille</translation>
    </message>
    <message>
        <source>the highest level of a search on the board</source>
        <translation>le niveau le plus haut d’une recherche sur la grille</translation>
    </message>
</context>
<context>
    <name>convoku::NodeCanvas</name>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
</context>
<context>
    <name>convoku::NoticeController</name>
    <message>
        <source>This is the start of the run. Nothing comes before it.</source>
        <translation>C’est le début de l’exécution&#xa0;: il n’y a rien avant.</translation>
    </message>
    <message>
        <source>The run has reached this point and is still running.</source>
        <translation>L’exécution n’est pas allée plus loin&#x202f;; elle continue.</translation>
    </message>
    <message>
        <source>This is the end of the run. %1</source>
        <translation>C’est la fin de l’exécution. %1</translation>
    </message>
</context>
<context>
    <name>convoku::NumberWording</name>
    <message>
        <source>no</source>
        <extracomment>answers of a layer, where 1 means yes and 0 means no</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>That is what the next layers look for.</source>
        <translation>C’est ce que cherchent les couches suivantes.</translation>
    </message>
    <message>
        <source>The next layers look for %1.</source>
        <translation>Les couches suivantes cherchent %1.</translation>
    </message>
    <message>
        <source>In %1, %2 has no place left.</source>
        <extracomment>%1: a house, %2: a digit: in row 5, 6 has no place left</extracomment>
        <translation>Dans %1, le %2 n’a plus de place.</translation>
    </message>
    <message numerus="yes">
        <source>In %1, %2 has %n place(s) left: %3.</source>
        <extracomment>%1: a house, %2: a digit, %3: cells: in row 5, 6 has 2 places left: r5c4 and r5c6</extracomment>
        <translation>
            <numerusform>Dans %1, il reste %n place pour le %2 : %3.</numerusform>
            <numerusform>Dans %1, il reste %n places pour le %2 : %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 n’a plus de candidat.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n candidate(s) left: %2.</source>
        <extracomment>%1: a cell, %2: digits: r5c4 has 3 candidates left: 1, 6 and 8</extracomment>
        <translation>
            <numerusform>%1 a encore %n candidat : %2.</numerusform>
            <numerusform>%1 a encore %n candidats : %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is not equal to %3, so the answer is no.</source>
        <extracomment>%1: a row and a digit, or a cell; %2, %3: numbers: row 5, digit 6: 2 is not equal to 1, so the answer is no</extracomment>
        <translation>%1 : %2 n’est pas égal à %3, la réponse est donc non.</translation>
    </message>
    <message>
        <source>%1: %2 is equal to %3, so the answer is yes.</source>
        <translation>%1 : %2 est égal à %3, la réponse est donc oui.</translation>
    </message>
    <message>
        <source>%1 was not a candidate before this rule.</source>
        <extracomment>%1: a digit in a cell: 6 in r5c4</extracomment>
        <translation>%1 n’était déjà plus candidat avant cette règle.</translation>
    </message>
    <message>
        <source>The rule removes %1.</source>
        <translation>La règle retire %1.</translation>
    </message>
    <message>
        <source>%1 stays a candidate.</source>
        <translation>%1 reste candidat.</translation>
    </message>
    <message>
        <source>%1 gets its answer from %2: %3.</source>
        <extracomment>%1, %2: places: 6 in r5c4 takes the answer of row 5, digit 6: no</extracomment>
        <translation>%1 reprend la réponse de %2 : %3.</translation>
    </message>
    <message>
        <source>“candidate”</source>
        <translation>«&#xa0;candidat&#xa0;»</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the switch is %1, so the number comes from %2: %3.</source>
        <extracomment>%1: yes or no; %2: a name in quotation marks; %3: a number</extracomment>
        <translation>l’interrupteur est sur %1, le nombre est donc celui de %2 : %3.</translation>
    </message>
    <message>
        <source>no number in the window is 1, so the answer is no.</source>
        <translation>aucun nombre de la fenêtre n’est 1, la réponse est donc non.</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, so the answer is %3.</source>
        <extracomment>%1, %2: names in quotation marks; %3: yes or no</extracomment>
        <translation>%1 et %2 valent tous deux %3, la réponse est donc %3.</translation>
    </message>
    <message>
        <source>%1 is %2, so the answer is %3.</source>
        <extracomment>%1: a name in quotation marks, or a place; %2: yes, no or a number; %3: yes or no</extracomment>
        <translation>%1 vaut %2, la réponse est donc %3.</translation>
    </message>
</context>
<context>
    <name>convoku::OneBoard</name>
    <message numerus="yes">
        <source>%n puzzle(s) on a different board from the first one are left out.</source>
        <translation>
            <numerusform>%n grille d’une autre taille que la première est laissée de côté.</numerusform>
            <numerusform>%n grilles d’une autre taille que la première sont laissées de côté.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::OnnxChoices</name>
    <message>
        <source>P&amp;asses:</source>
        <translation>P&amp;asses :</translation>
    </message>
    <message>
        <source>one s&amp;tep of the search</source>
        <translation>une é&amp;tape de la recherche</translation>
    </message>
    <message>
        <source>any &amp;number</source>
        <translation>&amp;nombre quelconque</translation>
    </message>
    <message>
        <source>eac&amp;h layer’s output</source>
        <translation>ce que &amp;fait chaque couche</translation>
    </message>
    <message>
        <source>pr&amp;oofs of its rules</source>
        <translation>preuves de ses règ&amp;les</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>toutes les %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Number of passes</source>
        <translation>Nombre de passes</translation>
    </message>
    <message>
        <source>Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction</source>
        <translation>Des candidats entrent ; il en sort ceux qui restent, et si c’est résolu ou une contradiction</translation>
    </message>
    <message>
        <source>Input and output: candidates, stack, guess and level. Feed them back in until it reports solved or exhausted</source>
        <translation>Candidats, pile, hypothèse et niveau entrent et sortent : à redonner jusqu’à ce qu’il dise résolu ou épuisé</translation>
    </message>
    <message>
        <source>This network has no search.</source>
        <translation>Ce réseau n’a pas de recherche.</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>Une exécution</translation>
    </message>
    <message>
        <source>For&amp;m</source>
        <translation>For&amp;me</translation>
    </message>
    <message>
        <source>P&amp;recision</source>
        <translation>P&amp;récision</translation>
    </message>
    <message>
        <source>Each value of each pass is also an output of the file</source>
        <translation>Chaque valeur de chaque passe est aussi une sortie du fichier</translation>
    </message>
    <message>
        <source>Before writing the file, prove or refute each rule and record the result in it. This takes a while.</source>
        <translation>Avant d’écrire le fichier, chaque règle est prouvée ou réfutée, ce que le fichier dit ensuite. Cela prend un moment.</translation>
    </message>
    <message>
        <source>P&amp;uzzles at once</source>
        <translation>Grilles à la &amp;fois</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxDialog</name>
    <message>
        <source>Export network as ONNX</source>
        <translation>Exporter le réseau en ONNX</translation>
    </message>
    <message>
        <source>Building the graph…</source>
        <translation>Le graphe se prépare…</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>Affic&amp;hé</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>Montrer tout le graphe (Z)</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>Plus petit (-)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Plus grand (+)</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>Preuve de %1, %2 sur %3 …</translation>
    </message>
    <message>
        <source>Creating the file and checking it with ONNX…</source>
        <translation>Le fichier se prépare, et ONNX le vérifie…</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>comptage…</translation>
    </message>
    <message>
        <source>One step of the search</source>
        <translation>Une étape de la recherche</translation>
    </message>
    <message>
        <source>Layers: %1; nodes: %2; weights: %3; file: %4. ONNX’s own check accepts it.</source>
        <translation>Couches : %1 ; nœuds : %2 ; poids : %3 ; fichier : %4. La vérification d’ONNX l’accepte.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Annulé : rien n’a été écrit.</translation>
    </message>
    <message>
        <source>ONNX files (*.%1)</source>
        <translation>Fichiers ONNX (*.%1)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>Enregistré : %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxGraphView</name>
    <message>
        <source>Graph of the exported file</source>
        <translation>Graphe de ce qui est écrit</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxMistakeWording</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a node of an ONNX file: its name, its operator, what is wrong: “conv_1 (Conv): …”</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 bytes</source>
        <translation>le fichier dépasse %1 octets, le maximum qui est lu</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 parts</source>
        <translation>le fichier a plus de %1 parties, le maximum qui est lu</translation>
    </message>
    <message>
        <source>this is not an ONNX file, or it ends too early</source>
        <translation>ce n’est pas un fichier ONNX, ou il se termine trop tôt</translation>
    </message>
    <message>
        <source>the file uses version %1 of the ONNX operators; supported: %2 to %3</source>
        <translation>le fichier utilise la version %1 des opérateurs d’ONNX&#x202f;; connues&#xa0;: %2 à %3</translation>
    </message>
    <message>
        <source>the graph has no input</source>
        <translation>le graphe n’a pas d’entrée</translation>
    </message>
    <message>
        <source>the graph has no output</source>
        <translation>le graphe n’a pas de sortie</translation>
    </message>
    <message>
        <source>a value exceeds the limit of %1 numbers</source>
        <translation>une valeur a plus de %1 nombres, le maximum qui est lu</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 weights</source>
        <translation>le fichier a plus de %1 poids, le maximum qui est lu</translation>
    </message>
    <message>
        <source>a run would exceed the limit of %1 operations</source>
        <translation>une exécution demanderait plus de %1 opérations, le maximum qui est lu</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 nodes or layers</source>
        <translation>le fichier a plus de %1 nœuds ou couches, le maximum qui est lu</translation>
    </message>
    <message>
        <source>the tensor “%1” is sparse; sparse tensors are not supported</source>
        <translation>le tenseur «&#xa0;%1&#xa0;» est creux, et ceux-là ne sont pas lus</translation>
    </message>
    <message>
        <source>the numbers of the tensor “%1” are in another file, which is not opened</source>
        <translation>les nombres du tenseur «&#xa0;%1&#xa0;» sont dans un autre fichier, et aucun n’est ouvert</translation>
    </message>
    <message>
        <source>“%1” has an unsupported number type (ONNX type number: %2)</source>
        <translation>«&#xa0;%1&#xa0;» contient un type de nombres qui n’est pas lu (son numéro dans ONNX&#xa0;: %2)</translation>
    </message>
    <message>
        <source>the count of numbers in the tensor “%1” does not match its shape</source>
        <translation>le tenseur «&#xa0;%1&#xa0;» n’a pas autant de nombres que le dit sa forme</translation>
    </message>
    <message>
        <source>“%1” contains NaN or an infinite number</source>
        <translation>«&#xa0;%1&#xa0;» contient quelque chose qui n’est pas un nombre, ou qui est infini</translation>
    </message>
    <message>
        <source>the input “%1” has a dimension of unknown size</source>
        <translation>l’entrée «&#xa0;%1&#xa0;» a une dimension sans nombre</translation>
    </message>
    <message>
        <source>the output “%1” has the shape %2, not the one declared in the file</source>
        <translation>la sortie «&#xa0;%1&#xa0;» n’a pas la forme que dit le fichier, mais %2</translation>
    </message>
    <message>
        <source>two values are called “%1”</source>
        <translation>deux valeurs s’appellent «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>nothing produces the value “%1”</source>
        <translation>rien ne produit la valeur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the output “%1” does not depend on an input</source>
        <translation>la sortie «&#xa0;%1&#xa0;» ne dépend d’aucune entrée</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>cet opérateur n’a pas de couches ici</translation>
    </message>
    <message>
        <source>this operator of “%1” is not supported</source>
        <translation>cet opérateur de «&#xa0;%1&#xa0;» n’a pas de couches ici</translation>
    </message>
    <message>
        <source>a graph inside a node is not supported</source>
        <translation>un graphe à l’intérieur d’un nœud n’est pas lu</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>l’entrée %1 manque</translation>
    </message>
    <message>
        <source>an output is missing</source>
        <translation>une sortie manque</translation>
    </message>
    <message>
        <source>input %1 must be a constant</source>
        <translation>l’entrée %1 doit être une constante</translation>
    </message>
    <message>
        <source>input %1 must not be a constant</source>
        <translation>l’entrée %1 ne doit pas être une constante</translation>
    </message>
    <message>
        <source>this value of “%1” is not supported</source>
        <translation>il n’y a pas de couches pour cette valeur de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the shapes of its inputs do not match; the first is %1</source>
        <translation>ses entrées ne vont pas ensemble&#x202f;; la première est %1</translation>
    </message>
    <message>
        <source>it has too many dimensions, or too few: %1</source>
        <translation>il a trop de dimensions, ou trop peu&#xa0;: %1</translation>
    </message>
    <message>
        <source>it operates on the dimension of the puzzles, which cannot change here</source>
        <translation>il agit sur la dimension des grilles, qui reste ici telle quelle</translation>
    </message>
    <message>
        <source>it rounds numbers that may not be whole</source>
        <translation>il arrondit des nombres qui ne sont peut-être pas entiers</translation>
    </message>
    <message>
        <source>it reads the places found by a pool; only a MaxUnpool after it can do so</source>
        <translation>il lit les places qu’un pooling a trouvées&#x202f;; seul un MaxUnpool placé derrière le peut</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>il ne peut pas être lu</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>c’est un pointeur de Git LFS, pas le fichier lui-même ; « git lfs pull » le récupère</translation>
    </message>
    <message>
        <source>this is ONNX as text; save it in the binary format</source>
        <translation>c’est de l’ONNX sous forme de texte ; enregistrez-le au format binaire</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch)</source>
        <translation>l’entrée « %1 » n’a pas de dimension pour les grilles (lot)</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch): it is %2; expected 1 × %2, or an open first dimension</source>
        <extracomment>“x” … 9 × 9 × 9 … 1 × 9 × 9 × 9</extracomment>
        <translation>l’entrée « %1 » n’a pas de dimension pour les grilles (lot) : elle est %2 ; attendu : 1 × %2, ou une première dimension ouverte</translation>
    </message>
    <message>
        <source>the value “%1” depends on itself</source>
        <translation>la valeur « %1 » dépend d’elle-même</translation>
    </message>
    <message>
        <source>numbers are missing: the file “%1” must be in the model’s folder, must not be a link, and must be as long as the model specifies</source>
        <translation>des nombres manquent : le fichier « %1 » doit être dans le dossier du modèle, ne doit pas être un lien et doit avoir la longueur indiquée par le modèle</translation>
    </message>
    <message>
        <source>%1-D convolutions are not supported yet, only 1-D and 2-D ones</source>
        <translation>les convolutions %1-D ne sont pas encore lues, seulement celles en 1-D et en 2-D</translation>
    </message>
    <message>
        <source>%1-D pools are not supported yet, only 1-D and 2-D ones</source>
        <translation>les poolings %1-D ne sont pas encore lus, seulement ceux en 1-D et en 2-D</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxNetwork</name>
    <message>
        <source>the file names rules that its network does not have</source>
        <translation>le fichier nomme des règles que son réseau n’a pas</translation>
    </message>
    <message>
        <source>the file’s layers differ from those of the network that it claims to be: some boards give different results</source>
        <translation>les couches de ce fichier ne sont pas celles du réseau qu’il dit être&#xa0;: des positions donnent un autre résultat</translation>
    </message>
    <message>
        <source>the graph has %1 inputs and %2 outputs; to run here, it needs one of each</source>
        <translation>entrées du graphe&#xa0;: %1, sorties&#xa0;: %2&#x202f;; un graphe qui peut être exécuté ici en a une de chaque</translation>
    </message>
    <message>
        <source>unsupported shapes; expected candidates (9 × 9 × 9 numbers) or 81 digits as input, and candidates or a score for each digit as output</source>
        <translation>son entrée et sa sortie ne conviennent pas&#xa0;: il doit y entrer des candidats (9 × 9 × 9 nombres) ou 81 chiffres, et en sortir des candidats, ou à quel point chaque chiffre est sûr</translation>
    </message>
    <message>
        <source>its layers cannot be assembled: %1</source>
        <translation>ses couches ne peuvent pas être assemblées&#xa0;: %1</translation>
    </message>
    <message>
        <source>the network in the file’s text is larger than the file’s layers</source>
        <translation>le réseau de son texte est plus grand que ne peuvent l’être les couches de ce fichier</translation>
    </message>
    <message>
        <source>append the format to its name, as FILE#WAY: %1. “first” and “last” give the position of the digit dimension, after “+” that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>ajoutez au nom la manière de le lire, sous la forme FICHIER#MANIÈRE&#x202f;: %1. «&#x202f;first&#x202f;» et «&#x202f;last&#x202f;» disent où est la dimension des chiffres, et derrière «&#x202f;+&#x202f;» celle de la sortie. 81 nombres sont les chiffres, ou chiffre / 9 − 0,5 (centred), chiffre / 9 (ninths) ou chiffre / 10 (tenths).</translation>
    </message>
    <message>
        <source>its output is the remaining candidates; logits need an output that scores each digit</source>
        <translation>sa sortie donne les candidats qui restent&#x202f;; logits va avec une sortie qui dit à quel point chaque chiffre est sûr</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxWording</name>
    <message>
        <source>The form direct supports floats only. Gates and eight bits use the layers of image and s2d.</source>
        <translation>La forme direct ne contient que des nombres à virgule flottante&#xa0;: les portes et les huit bits sont faits des couches d’image et de s2d.</translation>
    </message>
    <message>
        <source>A search step cannot consist of gates, because its stack holds numbers other than 0 and 1.</source>
        <translation>Une étape de la recherche ne peut pas être faite de portes&#xa0;: sa pile contient d’autres nombres que 0 et 1.</translation>
    </message>
    <message>
        <source>“%1” produces real numbers, which only the form direct supports.</source>
        <translation>«&#xa0;%1&#xa0;» donne des nombres réels, que seule la forme direct peut contenir.</translation>
    </message>
    <message>
        <source>“%1” has a non-integer weight, which only the form direct supports.</source>
        <translation>«&#xa0;%1&#xa0;» a un poids qui n’est pas entier, que seule la forme direct peut contenir.</translation>
    </message>
    <message>
        <source>“%1” multiplies two numbers, neither of which is 0 or 1. The form direct supports this.</source>
        <translation>«&#xa0;%1&#xa0;» multiplie deux nombres dont aucun ne vaut 0 ou 1&#x202f;; la forme direct peut le contenir.</translation>
    </message>
    <message>
        <source>“%1” stores a number other than 0 and 1. No gate can do this; the precision float can.</source>
        <translation>«&#xa0;%1&#xa0;» stocke un nombre qui n’est ni 0 ni 1, ce qu’aucune porte ne peut. La précision float le peut.</translation>
    </message>
    <message>
        <source>“%1” needs numbers of more than eight bits. The precision float can hold them.</source>
        <translation>«&#xa0;%1&#xa0;» a besoin de nombres de plus de huit bits. La précision float peut les contenir.</translation>
    </message>
    <message>
        <source>“%1” can be negative, which only the form direct supports.</source>
        <translation>«&#xa0;%1&#xa0;» peut être négatif, ce que seule la forme direct peut contenir.</translation>
    </message>
    <message>
        <source>“%1” would need too many weights in this form.</source>
        <translation>«&#xa0;%1&#xa0;» demanderait trop de poids sous cette forme.</translation>
    </message>
    <message>
        <source>“%1” computes the largest of too many numbers. The form direct supports this.</source>
        <translation>«&#xa0;%1&#xa0;» cherche le plus grand de trop de nombres&#x202f;; la forme direct peut le contenir.</translation>
    </message>
    <message>
        <source>“%1” is not available in this form. The form direct supports it.</source>
        <translation>«&#xa0;%1&#xa0;» n’existe pas sous cette forme&#x202f;; la forme direct peut le contenir.</translation>
    </message>
    <message>
        <source>ONNX rejects it: %1</source>
        <translation>ONNX ne l’accepte pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Directe</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Space to depth (s2d)</source>
        <translation>Space to depth (s2d)</translation>
    </message>
    <message>
        <source>The network’s own layers, one by one.</source>
        <translation>Les couches du réseau lui-même, une à une.</translation>
    </message>
    <message>
        <source>Only Conv, ConvTranspose, Relu and Concat.</source>
        <translation>Conv, ConvTranspose, Relu et Concat seulement.</translation>
    </message>
    <message>
        <source>Only Conv, Relu and Concat, on boards laid on %1 × %2 boxes.</source>
        <translation>Conv, Relu et Concat seulement, sur des grilles posées sur %1 × %2 blocs.</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>Flottants</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Eight bits</source>
        <translation>Huit bits</translation>
    </message>
    <message>
        <source>Unchanged numbers, as 32-bit floats.</source>
        <translation>Les nombres tels quels, en flottants de 32 bits.</translation>
    </message>
    <message>
        <source>All stored numbers are 0 or 1, so that calibration to eight bits cannot make them wrong.</source>
        <translation>Tout ce qui est stocké est 0 ou 1, si bien qu’aucun calibrage sur huit bits ne le fausse.</translation>
    </message>
    <message>
        <source>Eight bits already, with scale 1: QuantizeLinear and DequantizeLinear.</source>
        <translation>Déjà sur huit bits, d’échelle 1 : QuantizeLinear et DequantizeLinear.</translation>
    </message>
    <message>
        <source>“%1” remembers numbers from pass to pass. An ONNX file passes on only candidates.</source>
        <translation>«&#xa0;%1&#xa0;» retient des nombres de passe en passe. Un fichier ONNX ne transmet que des candidats.</translation>
    </message>
</context>
<context>
    <name>convoku::OutputComparison</name>
    <message>
        <source>before · %1</source>
        <translation>avant · %1</translation>
    </message>
    <message>
        <source>after − before · %1</source>
        <translation>après − avant · %1</translation>
    </message>
    <message>
        <source>this − %1 · %2</source>
        <extracomment>the numbers of this layer less those of a pinned one: this − 17.4.2 · [9, 9, 9]</extracomment>
        <translation>celle-ci − %1 · %2</translation>
    </message>
</context>
<context>
    <name>convoku::PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Command or place: theme, next pass, 17, r4c5=7</source>
        <translation>Que faire, ou où aller&#xa0;: thème, passe suivante, 17, r4c5=7</translation>
    </message>
    <message>
        <source>Command or place</source>
        <translation>Commande ou endroit</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
</context>
<context>
    <name>convoku::Panels</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Surveillance</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Points d’arrêt</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>The edited puzzle has no run yet.</source>
        <translation>La grille modifiée n’a pas encore d’exécution.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <extracomment>%1: how many guesses stand</extracomment>
        <translation>Pile %1</translation>
    </message>
</context>
<context>
    <name>convoku::PassBarsView</name>
    <message>
        <source>Errors by pass</source>
        <translation>Erreurs par passe</translation>
    </message>
    <message>
        <source>Click a bar, or use the arrow keys, to go to the end of that pass</source>
        <translation>Cliquez sur une barre, ou utilisez les flèches, pour aller à la fin de cette passe</translation>
    </message>
    <message>
        <source>There is no run, or no pass yet</source>
        <translation>Il n’y a pas d’exécution ou pas encore de passe</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message>
        <source>pass %1: %2 of %3 answers are wrong</source>
        <translation>passe %1 : %2 réponses sur %3 sont fausses</translation>
    </message>
</context>
<context>
    <name>convoku::PassPicture</name>
    <message>
        <source>“3 ← 2, A” means that layer 3 reads layer 2 and the input A of the same step.</source>
        <translation>«&#xa0;3 ← 2, A&#xa0;» signifie que la couche 3 lit la couche 2 et l’entrée A de la même étape.</translation>
    </message>
</context>
<context>
    <name>convoku::Picture</name>
    <message>
        <source>The picture is too large. Use at most %1 pixels per side, and no more than fit into memory.</source>
        <translation>L’image est trop grande&#xa0;: au plus %1 pixels par côté, et autant que la mémoire le permet.</translation>
    </message>
</context>
<context>
    <name>convoku::PlotWording</name>
    <message>
        <source>Is it %1?</source>
        <extracomment>a number is compared with k: is it 1?</extracomment>
        <translation>Est-ce %1&#x202f;?</translation>
    </message>
    <message>
        <source>Not: 0 and 1 are swapped</source>
        <translation>Non&#xa0;: 0 et 1 échangent leurs places</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>Une droite</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>Rien au-dessous de 0</translation>
    </message>
    <message>
        <source>Kept between %1 and %2</source>
        <translation>Maintenu entre %1 et %2</translation>
    </message>
    <message>
        <source>The smaller of two</source>
        <translation>Le plus petit des deux</translation>
    </message>
    <message>
        <source>The larger of two</source>
        <translation>Le plus grand des deux</translation>
    </message>
    <message>
        <source>The sum of two</source>
        <translation>La somme des deux</translation>
    </message>
    <message>
        <source>The difference of two</source>
        <translation>La différence des deux</translation>
    </message>
    <message>
        <source>The product of two</source>
        <translation>Le produit des deux</translation>
    </message>
    <message>
        <source>One of two, chosen by a switch</source>
        <translation>L’un des deux, selon un interrupteur</translation>
    </message>
    <message>
        <source>min(rises, falls)</source>
        <extracomment>the smaller one of two ramps, one that rises and one that falls</extracomment>
        <translation>min(monte, descend)</translation>
    </message>
    <message>
        <source>rises: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>monte&#xa0;: %1</translation>
    </message>
    <message>
        <source>falls: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>descend&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>a place, the number that comes in, the number that comes out: digit 1 in row 1: 1 → 0</extracomment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>count</source>
        <comment>what a layer does</comment>
        <translation>compte</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>what a layer does</comment>
        <translation>somme</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>what a layer does</comment>
        <translation>maximum</translation>
    </message>
    <message>
        <source>pick one</source>
        <comment>what a layer does</comment>
        <translation>un choisi</translation>
    </message>
    <message>
        <source>spread</source>
        <comment>what a layer does</comment>
        <translation>étendre</translation>
    </message>
    <message>
        <source>equals %1</source>
        <comment>what a layer does</comment>
        <translation>égal à %1</translation>
    </message>
    <message>
        <source>and</source>
        <comment>what a layer does</comment>
        <translation>et</translation>
    </message>
    <message>
        <source>or</source>
        <comment>what a layer does</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>not</source>
        <comment>what a layer does</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>any</source>
        <comment>what a layer does</comment>
        <translation>au moins un</translation>
    </message>
    <message>
        <source>select</source>
        <comment>what a layer does</comment>
        <translation>sélection</translation>
    </message>
    <message>
        <source>smaller</source>
        <comment>what a layer does</comment>
        <translation>plus petit</translation>
    </message>
    <message>
        <source>larger</source>
        <comment>what a layer does</comment>
        <translation>plus grand</translation>
    </message>
    <message>
        <source>plus</source>
        <comment>what a layer does</comment>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>what a layer does</comment>
        <translation>moins</translation>
    </message>
    <message>
        <source>times</source>
        <comment>what a layer does</comment>
        <translation>fois</translation>
    </message>
    <message>
        <source>scale</source>
        <comment>what a layer does</comment>
        <translation>échelle</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>what a layer does</comment>
        <translation>bornage</translation>
    </message>
    <message>
        <source>reshape</source>
        <comment>what a layer does</comment>
        <translation>remodelage</translation>
    </message>
    <message>
        <source>you are at layer %1 of %2</source>
        <extracomment>behind the name of a rule: you are at layer 6 of 12</extracomment>
        <translation>vous êtes à la couche %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %1 layers done</source>
        <extracomment>behind the name of a rule, when all of its layers have run; no plural: &quot;12 of 12 layers done&quot;</extracomment>
        <translation>%1 couches sur %1 faites</translation>
    </message>
    <message>
        <source>digit %1 if a layer has one plane per digit</source>
        <extracomment>which plane small pictures show</extracomment>
        <translation>chiffre %1 là où une couche a un plan pour chacun</translation>
    </message>
    <message>
        <source>Between 0 and 1</source>
        <translation>Entre 0 et 1</translation>
    </message>
    <message>
        <source>Between −1 and 1</source>
        <translation>Entre −1 et 1</translation>
    </message>
    <message>
        <source>permute</source>
        <comment>what a layer does</comment>
        <translation>permuter</translation>
    </message>
    <message>
        <source>pad</source>
        <comment>what a layer does</comment>
        <translation>remplir</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>what a layer does</comment>
        <translation>moyenne</translation>
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
            <numerusform>%1, %n d’entre eux</numerusform>
            <numerusform>%1, %n d’entre eux</numerusform>
        </translation>
    </message>
    <message>
        <source>join</source>
        <comment>what a layer does</comment>
        <translation>joindre</translation>
    </message>
    <message>
        <source>Nothing far below 0, without a kink</source>
        <translation>Rien loin au-dessous de 0, sans angle</translation>
    </message>
    <message>
        <source>Is it at least %1?</source>
        <translation>Vaut-il au moins %1 ?</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>what a layer does</comment>
        <translation>au moins</translation>
    </message>
    <message>
        <source>matrix product</source>
        <comment>what a layer does</comment>
        <translation>produit de matrices</translation>
    </message>
    <message>
        <source>normalise</source>
        <comment>what a layer does</comment>
        <translation>normaliser</translation>
    </message>
    <message>
        <source>The exponential function</source>
        <translation>La fonction exponentielle</translation>
    </message>
    <message>
        <source>The natural logarithm</source>
        <translation>Le logarithme naturel</translation>
    </message>
    <message>
        <source>A power</source>
        <translation>Une puissance</translation>
    </message>
    <message>
        <source>The error function</source>
        <translation>La fonction d’erreur</translation>
    </message>
    <message>
        <source>power</source>
        <comment>what a layer does</comment>
        <translation>puissance</translation>
    </message>
</context>
<context>
    <name>convoku::PresentSentence</name>
    <message>
        <source>%1 occurs twice in %2.</source>
        <extracomment>a digit and a house: 7 stands twice in column 8.</extracomment>
        <translation>%1 figure deux fois en %2.</translation>
    </message>
    <message>
        <source>No digit is left in %1.</source>
        <extracomment>a cell: No digit is left in r7c5.</extracomment>
        <translation>Il ne reste aucun chiffre en %1.</translation>
    </message>
    <message>
        <source>So the guess %1 was wrong.</source>
        <extracomment>a guess: So the guess r1c2 = 7 was wrong.</extracomment>
        <translation>L’hypothèse %1 était donc fausse.</translation>
    </message>
</context>
<context>
    <name>convoku::PresentView</name>
    <message>
        <source>Presentation</source>
        <translation>Présentation</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleSource</name>
    <message numerus="yes">
        <source>And %n more line(s) that are not puzzles.</source>
        <translation>
            <numerusform>Et %n autre ligne qui n’est pas une grille.</numerusform>
            <numerusform>Et %n autres lignes qui ne sont pas des grilles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder; expected a file with puzzles.</source>
        <translation>%1 est un dossier&#x202f;; un fichier de grilles est attendu.</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleTable</name>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
</context>
<context>
    <name>convoku::QuestionView</name>
    <message>
        <source>Ans&amp;wer</source>
        <translation>&amp;Répondre</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>Show the answer. The question returns later on a different board.</source>
        <translation>Montrer la réponse. La question revient plus tard, sur une autre grille.</translation>
    </message>
    <message>
        <source>Click the cell on the board, or go there with the arrow keys and press Enter.</source>
        <translation>Cliquez sur la case de la grille, ou allez-y avec les flèches et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Click the candidate on the board, or go to its cell with the arrow keys and press its digit.</source>
        <translation>Cliquez sur le candidat de la grille, ou allez à sa case avec les flèches et appuyez sur son chiffre.</translation>
    </message>
    <message>
        <source>Type it and press Enter.</source>
        <translation>Tapez-le et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Press 1–%1, or click.</source>
        <translation>Appuyez sur 1–%1, ou cliquez.</translation>
    </message>
    <message>
        <source>Press the digit, or click.</source>
        <translation>Appuyez sur le chiffre, ou cliquez.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ Juste : %1</translation>
    </message>
    <message>
        <source>The question returns later on a different board.</source>
        <translation>La question revient plus tard, sur une autre grille.</translation>
    </message>
    <message>
        <source>✗ Not %1. Try again.</source>
        <translation>✗ Pas %1. Essayez encore.</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>La réponse : %1</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>L’exécution est consultée…</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <extracomment>an answer, and what it was</extracomment>
        <translation>✓ Juste.</translation>
    </message>
    <message>
        <source>✗ That is not it. Try again.</source>
        <translation>✗ Ce n’est pas cela. Essayez encore.</translation>
    </message>
    <message>
        <source>The answer is marked.</source>
        <translation>La réponse est marquée.</translation>
    </message>
    <message>
        <source>Sh&amp;ow me</source>
        <translation>Mon&amp;trer</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>Un &amp;indice</translation>
    </message>
    <message>
        <source>Number %1 of layer %2</source>
        <translation>Nombre %1 de la couche %2</translation>
    </message>
    <message>
        <source>Drag, type, or use the arrow keys.</source>
        <translation>Faites glisser, saisissez ou utilisez les flèches.</translation>
    </message>
    <message>
        <source>Click the candidate to erase it.</source>
        <translation>Cliquez sur le candidat pour l’effacer.</translation>
    </message>
    <message>
        <source>✗ Not yet.</source>
        <translation>✗ Pas encore.</translation>
    </message>
</context>
<context>
    <name>convoku::Rail</name>
    <message>
        <source>Views and panels</source>
        <translation>Vues et panneaux</translation>
    </message>
    <message>
        <source>Open or close: %1</source>
        <translation>Ouvrir ou fermer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open or close a panel</source>
        <translation>Ouvrir ou fermer un panneau</translation>
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
        <translation>Ne fait pas partie du constat&#xa0;: le contraire aurait changé ce que la règle trouve.</translation>
    </message>
    <message>
        <source>Click to go to the guess.</source>
        <translation>Un clic mène à l’hypothèse.</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>Un clic demande pourquoi il en est ainsi.</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonChips</name>
    <message>
        <source>Reasons</source>
        <translation>Raisons</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonWording</name>
    <message>
        <source>%1 in %2</source>
        <extracomment>a reason: candidates that were possible in a cell</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>no %1 in %2</source>
        <extracomment>a reason: candidates that were not possible in a cell any more</extracomment>
        <translation>pas de %1 en %2</translation>
    </message>
    <message>
        <source>%1 given</source>
        <extracomment>a reason: cells that the puzzle gives: r2c4, r2c6 given</extracomment>
        <translation>donné en %1</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>dès le début</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a reason: guess r1c2 = 7</extracomment>
        <translation>hypothèse %1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>passe %1</translation>
    </message>
    <message>
        <source>given</source>
        <translation>donné</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>digits that a cell lost, and through what
----------
digits that a cell lost, and through what: 4 left: Pointing in column</extracomment>
        <translation>perd %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>How the two %1s came</source>
        <extracomment>a digit that stands twice in a house: How the two 7s came</extracomment>
        <translation>D’où viennent les deux %1</translation>
    </message>
    <message>
        <source>How %1 lost its digits</source>
        <translation>Comment %1 a perdu ses chiffres</translation>
    </message>
    <message>
        <source>%1 removed: it is in %2, in the same %3</source>
        <extracomment>%1: digits; %2: a cell; %3: row, column or box</extracomment>
        <translation>perd %1&#xa0;: c’est en %2 (même %3)</translation>
    </message>
    <message>
        <source>%1 removed: %2 has it only in %3</source>
        <extracomment>%2: a box; %3: the row or column where it has the digit</extracomment>
        <translation>perd %1&#xa0;: %2 ne l’a qu’en %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other place for %3</source>
        <extracomment>%2: a house; %3: a digit</extracomment>
        <translation>perd %1&#xa0;: en %2, aucune autre place pour %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 and %3 need both</source>
        <translation>perd %1&#xa0;: %2 et %3 ont besoin des deux</translation>
    </message>
    <message>
        <source>%1 removed: %2 have it only in %3</source>
        <extracomment>%2: rows; %3: as many columns where they have the digit</extracomment>
        <translation>perd %1&#xa0;: les %2 ne l’ont que dans les %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other places for %3</source>
        <extracomment>%2: a house; %3: digits</extracomment>
        <translation>perd %1&#xa0;: en %2, aucune autre place pour %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 need them all</source>
        <extracomment>digits that a cell lost, and three or more cells that have these only</extracomment>
        <translation>perd %1&#xa0;: %2 ont besoin de tous leurs chiffres</translation>
    </message>
</context>
<context>
    <name>convoku::RecordedRun</name>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where a run is: Pass 3 of 12</extracomment>
        <translation>Passe %1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a place in a run, and guesses so far: Pass 3 of 12, 2 guesses</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n hypothèse</numerusform>
            <numerusform>%n hypothèses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::RecurrencePicture</name>
    <message>
        <source>its state comes in again</source>
        <translation>son état revient en entrée</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>une passe</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n couche</numerusform>
            <numerusform>%n couches</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>grille</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>la grille</translation>
    </message>
    <message>
        <source>after pass %1</source>
        <translation>après la passe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidat</numerusform>
            <numerusform>%n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>One pass, fed back</source>
        <translation>Une passe, rebouclée</translation>
    </message>
    <message>
        <source>One pass, fed back %1; %2</source>
        <extracomment>how often, then boards: One pass, fed back 25 times; the puzzle: 457 candidates; after pass 1: 90 candidates</extracomment>
        <translation>Une passe, rebouclée %1 ; %2</translation>
    </message>
</context>
<context>
    <name>convoku::RelabelDialog</name>
    <message>
        <source>Rename digits</source>
        <translation>Renommer les chiffres</translation>
    </message>
    <message>
        <source>Choose a new name for each digit. Two digits swap places.</source>
        <translation>Choisissez le nouveau nom de chaque chiffre. Deux chiffres échangent leurs places.</translation>
    </message>
    <message>
        <source>%1 becomes</source>
        <translation>%1 devient</translation>
    </message>
</context>
<context>
    <name>convoku::RemovalWatch</name>
    <message>
        <source>Breakpoint removed: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>Point d’arrêt retiré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Watch removed: %1</source>
        <translation>Élément surveillé retiré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bookmark removed: %1</source>
        <extracomment>%1: a place in the run: 12.7</extracomment>
        <translation>Signet retiré&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) removed with the previous puzzle</source>
        <translation>
            <numerusform>%n signet laissé avec l’autre grille</numerusform>
            <numerusform>%n signets laissés avec l’autre grille</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ReportModel</name>
    <message>
        <source>Fact</source>
        <translation>Donnée</translation>
    </message>
</context>
<context>
    <name>convoku::ReportPicture</name>
    <message>
        <source>Networks compared</source>
        <translation>Réseaux comparés</translation>
    </message>
</context>
<context>
    <name>convoku::ReportWording</name>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Sans hypothèse</translation>
    </message>
    <message>
        <source>Illegal grids</source>
        <translation>Grilles illégales</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Passes épuisées</translation>
    </message>
    <message>
        <source>Passes paid</source>
        <translation>Passes payées</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>ms per puzzle</source>
        <extracomment>milliseconds</extracomment>
        <translation>ms par grille</translation>
    </message>
    <message>
        <source>Not 0</source>
        <translation>Non nuls</translation>
    </message>
    <message>
        <source>M multiply-adds per pass</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>M mult.-add. par passe</translation>
    </message>
    <message>
        <source>M multiply-adds per puzzle</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>M mult.-add. par grille</translation>
    </message>
    <message>
        <source>Right for 1,000 M multiply-adds</source>
        <translation>Justes pour 1000 M mult.-add.</translation>
    </message>
    <message>
        <source>Wilson interval (95 %) for the share of correct boards, with these puzzles as a sample.</source>
        <translation>Où se trouve la part de grilles justes dont ces grilles sont un échantillon : intervalle de Wilson à 95 %.</translation>
    </message>
    <message>
        <source>Correct boards for which the network made no guess.</source>
        <translation>Grilles justes pour lesquelles le réseau n’a fait aucune hypothèse.</translation>
    </message>
    <message>
        <source>Cells other than givens in which only the solution’s digit remained. Only puzzles with one solution count.</source>
        <translation>Parmi les cases qui ne sont pas données, celles où seul reste le chiffre de la solution. Seules comptent les grilles à une solution.</translation>
    </message>
    <message>
        <source>Boards that ended with a cell without candidates, a digit twice in a house, or a different digit in place of a given.</source>
        <translation>Grilles qui ont fini avec une case sans candidat, un chiffre deux fois dans une zone, ou un autre chiffre à la place d’un donné.</translation>
    </message>
    <message>
        <source>Puzzles that were unfinished when their passes were used up.</source>
        <translation>Grilles qui n’étaient pas finies quand leurs passes ont été épuisées.</translation>
    </message>
    <message>
        <source>Number of passes of this network that the multiply-adds per puzzle allow.</source>
        <translation>Pour combien de passes de ce réseau suffisent les multiplications-additions par grille.</translation>
    </message>
    <message>
        <source>Passes per puzzle, on average.</source>
        <translation>Passes par grille, en moyenne.</translation>
    </message>
    <message>
        <source>Guesses per puzzle, on average.</source>
        <translation>Hypothèses par grille, en moyenne.</translation>
    </message>
    <message>
        <source>Time per puzzle on this computer, with many running in parallel.</source>
        <translation>Temps par grille sur cet ordinateur, où beaucoup tournent côte à côte.</translation>
    </message>
    <message>
        <source>Multiply-adds of the convolutions of one pass with verdict and search, in millions. Other layers, such as minimum and clamp, multiply nothing and are not counted here.</source>
        <translation>Multiplications-additions des convolutions d’une passe avec verdict et recherche, en millions. Les autres couches, comme minimum et bornage, ne multiplient rien et ne sont pas comptées ici.</translation>
    </message>
    <message>
        <source>The same per puzzle on average, including its encoding.</source>
        <translation>De même par grille en moyenne, avec son encodage.</translation>
    </message>
    <message>
        <source>Correct boards per billion multiply-adds.</source>
        <translation>Grilles justes pour un milliard de multiplications-additions.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>990 of 1,000: 99 %</extracomment>
        <translation>%1 sur %2 : %3</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>two shares: 98.1 to 99.4 %</extracomment>
        <translation>%1 à %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s).</source>
        <translation>
            <numerusform>%n grille.</numerusform>
            <numerusform>%n grilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a known solution left out.</source>
        <translation>
            <numerusform>%n sans solution connue laissée de côté.</numerusform>
            <numerusform>%n sans solution connue laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several solutions: any of them is right, and their cells are not counted.</source>
        <translation>
            <numerusform>%n à plusieurs solutions : n’importe laquelle est juste, et ses cases ne sont pas comptées.</numerusform>
            <numerusform>%n à plusieurs solutions : n’importe laquelle est juste, et leurs cases ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 boards end the same when rotated or mirrored and with renamed digits.</source>
        <translation>Tournées ou en miroir, et avec d’autres noms pour les chiffres, %1 grilles sur %2 finissent de même.</translation>
    </message>
    <message>
        <source>Boards right at the end</source>
        <translation>Grilles justes à la fin</translation>
    </message>
    <message>
        <source>Cells right at the end</source>
        <translation>Cases justes à la fin</translation>
    </message>
    <message>
        <source>Boards right in one shot</source>
        <translation>Grilles justes en une fois</translation>
    </message>
    <message>
        <source>Cells right in one shot</source>
        <translation>Cases justes en une fois</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>Paramètres entraînés</translation>
    </message>
    <message>
        <source>Fixed parameters</source>
        <translation>Paramètres fixes</translation>
    </message>
    <message>
        <source>Complete grids that keep all givens and repeat no digit in a house. If a puzzle has several solutions, any of them is right. A network that fills one cell per pass has filled the grid one cell at a time, even after a contradiction.</source>
        <translation>Grilles complètes où aucun chiffre ne se trouve deux fois dans une zone et où figurent tous les chiffres donnés. D’une grille à plusieurs solutions, n’importe laquelle est juste. Un réseau qui remplit une case par passe a rempli la grille case par case, même au-delà d’une contradiction.</translation>
    </message>
    <message>
        <source>Correct boards if each open cell gets the digit that the network rates likeliest in its first pass. Only networks that rate every digit of a cell have this answer, and none with a memory.</source>
        <translation>Grilles justes si chaque case ouverte reçoit le chiffre que le réseau trouve le plus probable à sa première passe. Seuls les réseaux qui notent chaque chiffre d’une case ont une telle réponse, et aucun de ceux qui gardent une mémoire.</translation>
    </message>
    <message>
        <source>Correct cells on the same boards.</source>
        <translation>Cases justes des mêmes grilles.</translation>
    </message>
    <message>
        <source>Trained numbers in the weights and biases of the rules’ convolutions. Numbers that several layers share count once. All numbers of an ONNX file count as trained, because the file does not specify which are.</source>
        <translation>Nombres entraînés des poids et des biais des convolutions des règles. Les nombres que plusieurs couches partagent comptent une fois. Tous les nombres d’un fichier ONNX comptent comme entraînés, car le fichier ne dit pas lesquels le sont.</translation>
    </message>
    <message>
        <source>Written numbers in the weights and biases of the rules’ convolutions.</source>
        <translation>Nombres écrits des poids et des biais des convolutions des règles.</translation>
    </message>
    <message>
        <source>Trained and fixed parameters that are not 0.</source>
        <translation>Paramètres entraînés et fixes qui ne sont pas 0.</translation>
    </message>
    <message>
        <source>No search: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time.</source>
        <translation>Sans recherche&#xa0;: il s’exécute jusqu’à ce que rien ne change, même au-delà d’une contradiction. Un réseau qui remplit une case par passe remplit la grille case par case.</translation>
    </message>
</context>
<context>
    <name>convoku::RowSumView</name>
    <message>
        <source>The kernel over the row, and the sum</source>
        <translation>Le noyau sur la ligne, et la somme</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Somme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Column %1: %2 · %3</source>
        <extracomment>a column, a weight and the number below it</extracomment>
        <translation>Colonne %1&#xa0;: %2 · %3</translation>
    </message>
    <message>
        <source>Row %1 of the board, and plane %2 below it</source>
        <translation>Ligne %1 de la grille et, dessous, le plan %2</translation>
    </message>
</context>
<context>
    <name>convoku::RuleEditor</name>
    <message>
        <source>Text of the network</source>
        <translation>Texte du réseau</translation>
    </message>
    <message>
        <source>layers %1, %2</source>
        <translation>couches %1, %2</translation>
    </message>
    <message>
        <source>%1 · click to show the layer with all its numbers</source>
        <translation>%1 · clic : la couche, avec tous ses nombres</translation>
    </message>
</context>
<context>
    <name>convoku::RuleGraphView</name>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>Afficher tout le graphe (Z)</translation>
    </message>
    <message>
        <source>Save the graph as a picture</source>
        <translation>Enregistrer le graphe sous forme d’image</translation>
    </message>
    <message>
        <source>Rule graph</source>
        <translation>Graphe des règles</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Passe %1</translation>
    </message>
    <message>
        <source>Rule &amp;graph</source>
        <translation>Grap&amp;he des règles</translation>
    </message>
    <message>
        <source>Show the layers of the step as a graph</source>
        <translation>Montrer les couches de l’étape sous forme de graphe</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
</context>
<context>
    <name>convoku::RulesPane</name>
    <message>
        <source>Rules of this run</source>
        <translation>Règles de cette exécution</translation>
    </message>
    <message>
        <source>Untick a rule to run without it; drag it, or use the buttons, to run it earlier or later</source>
        <translation>Décochez une règle pour s’en passer&#x202f;; faites-la glisser, ou utilisez les boutons, pour l’exécuter plus tôt ou plus tard</translation>
    </message>
    <message>
        <source>Search by guessing</source>
        <translation>Recherche par hypothèses</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Run all rules of the network in their order</source>
        <translation>Exécuter toutes les règles du réseau dans leur ordre</translation>
    </message>
</context>
<context>
    <name>convoku::RunController</name>
    <message>
        <source>The run failed: %1</source>
        <translation>L’exécution s’est interrompue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Relancer l’exécution</translation>
    </message>
    <message>
        <source>The system cannot start another thread. Some work waits until it can.</source>
        <translation>Le système n’a pas de place pour un thread de plus&#xa0;: une partie du travail attend qu’il y en ait.</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>Go to the start of the run</source>
        <translation>Au début de l’exécution</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>&amp;Fin</translation>
    </message>
    <message>
        <source>Go to the end of the run</source>
        <translation>À la fin de l’exécution</translation>
    </message>
    <message>
        <source>&amp;To the selected event</source>
        <translation>À l’é&amp;vénement sélectionné</translation>
    </message>
    <message>
        <source>Go to the event selected in the list, in either direction</source>
        <translation>À l’événement sélectionné dans la liste, dans un sens ou dans l’autre</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Re&amp;tour</translation>
    </message>
    <message>
        <source>Go to the start of the last jump</source>
        <translation>Là d’où le dernier saut est parti</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>&amp;Avancer</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>Là d’où Retour est parti</translation>
    </message>
    <message>
        <source>Go to a&amp;ddress…</source>
        <translation>Aller à l’ad&amp;resse…</translation>
    </message>
    <message>
        <source>Go to a pass (12), a step of a pass (12.7), or a candidate (r4c5=7)</source>
        <translation>À une passe (12), une étape d’une passe (12.7), un candidat (r4c5=7)</translation>
    </message>
    <message>
        <source>First wrong &amp;guess</source>
        <translation>À la pre&amp;mière hypothèse fausse</translation>
    </message>
    <message>
        <source>Go to the first failed guess</source>
        <translation>À la première hypothèse qui a échoué</translation>
    </message>
    <message>
        <source>Contradiction of the g&amp;uess</source>
        <translation>À l’é&amp;chec de l’hypothèse</translation>
    </message>
    <message>
        <source>Next &amp;solution</source>
        <translation>À la so&amp;lution suivante</translation>
    </message>
    <message>
        <source>Go to the next place with a solution; after the last one, return to the first</source>
        <translation>Au prochain endroit où une solution a été trouvée, de la dernière à la première</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Play (on the board), or next stop in a lesson</source>
        <translation>Lecture (sur la grille), ou suite d’une leçon</translation>
    </message>
    <message>
        <source>Play or pause; while a lesson is open, go to its next stop</source>
        <translation>Lecture ou pause&#x202f;; quand une leçon est ouverte, à sa halte suivante</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>Lectu&amp;re arrière</translation>
    </message>
    <message>
        <source>Play backwards to the previous breakpoint or to the start</source>
        <translation>Lecture en arrière, jusqu’au point d’arrêt précédent ou jusqu’au début</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Plus le&amp;nt</translation>
    </message>
    <message>
        <source>Play slower (on the board)</source>
        <translation>Lecture plus lente (sur la grille)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>Play faster (on the board)</source>
        <translation>Lecture plus rapide (sur la grille)</translation>
    </message>
    <message>
        <source>Play and &amp;export all</source>
        <translation>Lire et &amp;exporter tout</translation>
    </message>
    <message>
        <source>Clear the timeline range</source>
        <translation>Oublier la plage de la chronologie</translation>
    </message>
    <message>
        <source>Pre&amp;vious pass</source>
        <translation>Passe &amp;précédente</translation>
    </message>
    <message>
        <source>Back by one pass</source>
        <translation>Reculer d’une passe</translation>
    </message>
    <message>
        <source>&amp;Next pass</source>
        <translation>Passe &amp;suivante</translation>
    </message>
    <message>
        <source>Step forward one pass</source>
        <translation>Avancer d’une passe</translation>
    </message>
    <message>
        <source>Step &amp;back into</source>
        <translation>Pas détaillé &amp;arrière</translation>
    </message>
    <message>
        <source>Step back one rule, or one layer inside a rule</source>
        <translation>Reculer d’une règle, ou d’une couche à l’intérieur d’une règle</translation>
    </message>
    <message>
        <source>Step &amp;into</source>
        <translation>Pas &amp;détaillé</translation>
    </message>
    <message>
        <source>Step forward one rule, or one layer inside a rule</source>
        <translation>Avancer d’une règle, ou d’une couche à l’intérieur d’une règle</translation>
    </message>
    <message>
        <source>Into the la&amp;yers</source>
        <translation>Entrer dans les &amp;couches</translation>
    </message>
    <message>
        <source>Go to the first layer of the step just completed</source>
        <translation>À la première couche de l’étape qui vient d’être faite</translation>
    </message>
    <message>
        <source>Step o&amp;ut</source>
        <translation>Pas s&amp;ortant</translation>
    </message>
    <message>
        <source>Run to the end of the rule, pass, or run</source>
        <translation>Avancer à la fin de la règle, de la passe, de l’exécution</translation>
    </message>
    <message>
        <source>Step back out</source>
        <translation>Pas sortant arrière</translation>
    </message>
    <message>
        <source>Go back to the state before the rule, pass, or run</source>
        <translation>Reculer à ce qui précédait la règle, la passe, l’exécution</translation>
    </message>
    <message>
        <source>Previous &amp;change of the picked candidate</source>
        <translation>Changement &amp;précédent du candidat choisi</translation>
    </message>
    <message>
        <source>Go to the previous change of the picked candidate (on the board)</source>
        <translation>Reculer là où le candidat choisi a changé (sur la grille)</translation>
    </message>
    <message>
        <source>Next change of the pic&amp;ked candidate</source>
        <translation>Changement &amp;suivant du candidat choisi</translation>
    </message>
    <message>
        <source>Go to the next change of the picked candidate (on the board)</source>
        <translation>Avancer là où le candidat choisi change (sur la grille)</translation>
    </message>
    <message>
        <source>Skip rules that find n&amp;othing</source>
        <translation>Sauter les rè&amp;gles sans effet</translation>
    </message>
    <message>
        <source>When stepping by rule, stop only at rules that had an effect</source>
        <translation>L’avance par règle ne va qu’aux règles qui ont fait quelque chose</translation>
    </message>
    <message>
        <source>S&amp;top the run</source>
        <translation>Arrê&amp;ter l’exécution</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>Arrêter le calcul&#x202f;; ce qui est là reste</translation>
    </message>
    <message>
        <source>Continue computin&amp;g the run</source>
        <translation>Po&amp;ursuivre l’exécution</translation>
    </message>
    <message>
        <source>Continue computing from where the run was stopped</source>
        <translation>Continuer le calcul là où l’exécution a été arrêtée</translation>
    </message>
    <message>
        <source>&amp;Look for a second solution</source>
        <translation>Chercher une seconde solut&amp;ion</translation>
    </message>
    <message>
        <source>Continue the search to see if there is one solution or several</source>
        <translation>Continuer la recherche&#xa0;: la grille a une solution, ou plusieurs</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Paus&amp;e</translation>
    </message>
    <message>
        <source>LibTorch is not available. The bitwise backend runs the network and gives the same numbers. To use LibTorch, install the package convoku-backend-torch and restart Convoku.</source>
        <translation>Impossible d’utiliser LibTorch&#x202f;; le moteur bitwise exécute le réseau et donne les mêmes nombres. Pour avoir LibTorch, installez le paquet convoku-backend-torch et redémarrez Convoku.</translation>
    </message>
    <message>
        <source>P&amp;revious finding of the step</source>
        <translation>Co&amp;nstat précédent de l’étape</translation>
    </message>
    <message>
        <source>Show the previous finding of the rule at this position (on the board)</source>
        <translation>Regarder le constat précédent, parmi ceux de la règle à cet endroit (sur la grille)</translation>
    </message>
    <message>
        <source>Next find&amp;ing of the step</source>
        <translation>C&amp;onstat suivant de l’étape</translation>
    </message>
    <message>
        <source>Show the next finding of the rule at this position (on the board)</source>
        <translation>Regarder le constat suivant, parmi ceux de la règle à cet endroit (sur la grille)</translation>
    </message>
    <message>
        <source>Go to the contradiction of the current guess or of the next failed guess</source>
        <translation>À la contradiction de l’hypothèse en cours ici, ou de la prochaine qui échoue</translation>
    </message>
    <message>
        <source>No guess has failed after this position yet.</source>
        <translation>Après cet endroit, aucune hypothèse n’a encore échoué.</translation>
    </message>
    <message>
        <source>No guess fails after this position.</source>
        <translation>Après cet endroit, aucune hypothèse n’échoue.</translation>
    </message>
</context>
<context>
    <name>convoku::RunLanesView</name>
    <message>
        <source>Timeline of all runs</source>
        <translation>Chronologie de toutes les exécutions</translation>
    </message>
    <message>
        <source>diverges in pass %1</source>
        <translation>s’écarte à la passe %1</translation>
    </message>
</context>
<context>
    <name>convoku::RunTablePicture</name>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Undone guesses</source>
        <translation>Hypothèses annulées</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>Candidats restants</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Removals by each rule, pass by pass</source>
        <translation>Ce que chaque règle a éliminé, passe par passe</translation>
    </message>
</context>
<context>
    <name>convoku::SavedFileRow</name>
    <message>
        <source>O&amp;pen</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Open the file in its default application</source>
        <translation>Ouvrir le fichier avec le programme prévu par le bureau</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Afficher dans le &amp;dossier</translation>
    </message>
    <message>
        <source>Open the folder that contains the file</source>
        <translation>Ouvrir le dossier qui contient le fichier</translation>
    </message>
    <message>
        <source>Cop&amp;y file</source>
        <translation>Co&amp;pier le fichier</translation>
    </message>
    <message>
        <source>Copy the file to the clipboard, to paste it into a folder or a message</source>
        <translation>Mettre le fichier dans le presse-papiers, pour le coller dans un dossier ou un message</translation>
    </message>
</context>
<context>
    <name>convoku::SavingDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>&amp;Cancel export</source>
        <translation>&amp;Annuler l’exportation</translation>
    </message>
</context>
<context>
    <name>convoku::SearchTreeView</name>
    <message>
        <source>Go to the &amp;start</source>
        <translation>Aller au &amp;début</translation>
    </message>
    <message>
        <source>Go to the &amp;guess</source>
        <translation>Aller à l’&amp;hypothèse</translation>
    </message>
    <message>
        <source>Go to the &amp;failure</source>
        <translation>Aller à l’é&amp;chec</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>Dé&amp;plier</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Replier</translation>
    </message>
    <message>
        <source>Go to the first w&amp;rong guess</source>
        <translation>Aller à la première hypothèse &amp;fausse</translation>
    </message>
    <message>
        <source>Fold all f&amp;ailed guesses</source>
        <translation>Replier tout ce qui a éch&amp;oué</translation>
    </message>
    <message>
        <source>Unfold a&amp;ll</source>
        <translation>Déplier &amp;tout</translation>
    </message>
    <message>
        <source>Show the whole &amp;tree</source>
        <translation>Afficher tout l’&amp;arbre</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Arbre de recherche</translation>
    </message>
    <message>
        <source>&amp;Search tree</source>
        <translation>Ar&amp;bre de recherche</translation>
    </message>
    <message>
        <source>Show the search as a tree instead of the board</source>
        <translation>Montrer la recherche sous forme d’arbre à la place de la grille</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Show the whole tree (Z)</source>
        <translation>Afficher tout l’arbre (Z)</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>Enregistrer l’arbre sous forme d’image</translation>
    </message>
    <message>
        <source>Depth grows to the right, time runs down.</source>
        <translation>La profondeur croît vers la droite, le temps va vers le bas.</translation>
    </message>
</context>
<context>
    <name>convoku::SearchedRun</name>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Ended at cost %1</source>
        <translation>Finie au coût %1</translation>
    </message>
    <message>
        <source>Trial %1 of %2: cost %3</source>
        <translation>Essai %1 sur %2&#xa0;: coût %3</translation>
    </message>
    <message>
        <source>Before the first trial</source>
        <translation>Avant le premier essai</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceArea</name>
    <message>
        <source>Effect of this step</source>
        <translation>Ce que cette étape a fait</translation>
    </message>
    <message>
        <source>Current finding of this step</source>
        <translation>Quel constat de cette étape est affiché</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>finding</comment>
        <extracomment>which of the findings of a step is looked at</extracomment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceController</name>
    <message>
        <source>Open or paste a puzzle, or type one (Ctrl+N).</source>
        <translation>Ouvrez une grille, collez-en une, ou saisissez-en une (Ctrl+N).</translation>
    </message>
</context>
<context>
    <name>convoku::SessionFile</name>
    <message>
        <source>This is not a Convoku session. It must contain “format”: “convoku-session”.</source>
        <translation>Ce n’est pas une session de Convoku&#xa0;: «&#xa0;format&#xa0;»: «&#xa0;convoku-session&#xa0;» y est attendu.</translation>
    </message>
    <message>
        <source>The session’s version is missing: expected a number.</source>
        <translation>La version de la session manque&#xa0;: un nombre est attendu.</translation>
    </message>
    <message>
        <source>The session has version %1, written by a newer program. This program reads versions up to %2.</source>
        <translation>La session est de version %1&#x202f;; ce programme lit les versions jusqu’à %2. Une version plus récente l’a écrite.</translation>
    </message>
    <message>
        <source>The file is too large for a session.</source>
        <translation>Le fichier est trop grand pour une session.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>convoku::SessionNetwork</name>
    <message>
        <source>%1: learned weights: %2</source>
        <extracomment>%1: &quot;The session’s network&quot;; %2: what is wrong with a rule of it</extracomment>
        <translation>%1&#xa0;: ce qu’il a appris&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected at most %1 rules, found %2</source>
        <translation>au plus %1 règles attendues, %2 trouvées</translation>
    </message>
</context>
<context>
    <name>convoku::SettingsController</name>
    <message>
        <source>&amp;First steps</source>
        <translation>Pre&amp;miers pas</translation>
    </message>
    <message>
        <source>Show the welcome tips again</source>
        <translation>Afficher de nouveau l’astuce du premier démarrage</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Moins de mou&amp;vement</translation>
    </message>
    <message>
        <source>Nothing moves by itself: previews wait, panels and menus do not slide, the text cursor does not blink</source>
        <translation>Rien ne bouge de soi-même&#xa0;: les aperçus attendent, les panneaux et les menus ne glissent pas, le curseur de texte ne clignote pas</translation>
    </message>
    <message>
        <source>Settings will not be saved: %1 cannot be written.</source>
        <translation>Les réglages ne seront pas conservés&#xa0;: %1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Begin with the last puzzle</source>
        <translation>Commencer par la dernière grille</translation>
    </message>
    <message>
        <source>Open the last viewed puzzle at its position on the next start; if off, open an example</source>
        <translation>Le prochain démarrage ouvre la dernière grille regardée, à son endroit&#x202f;; sinon, un exemple</translation>
    </message>
</context>
<context>
    <name>convoku::SideBySide</name>
    <message>
        <source>Blind search uses only rows, columns and boxes: the cost of a grid is what they lack. The network in the window has different houses.</source>
        <translation>La recherche à l’aveugle ne connaît que les lignes, les colonnes et les blocs&#xa0;: une grille coûte ce qui leur manque. Le réseau de la fenêtre a d’autres zones.</translation>
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
        <translation>Dans le programme</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
</context>
<context>
    <name>convoku::SliceView</name>
    <message>
        <source>Slice under the kernel</source>
        <translation>Tranche sur laquelle est posé le noyau</translation>
    </message>
</context>
<context>
    <name>convoku::StackModel</name>
    <message>
        <source>Digits of the cell that are restored if the guess fails</source>
        <translation>Chiffres de la case qui reviennent si l’hypothèse échoue</translation>
    </message>
    <message>
        <source>Candidates removed because of the guess, and restored if it fails</source>
        <translation>Candidats éliminés à cause de l’hypothèse, et qui reviennent si elle échoue</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Déduits</translation>
    </message>
</context>
<context>
    <name>convoku::StackPanel</name>
    <message>
        <source>Active guesses</source>
        <translation>Hypothèses en cours</translation>
    </message>
    <message>
        <source>No guess is active here.</source>
        <translation>Aucune hypothèse n’est en cours ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are active here.</source>
        <translation>
            <numerusform>%n hypothèse en cours ici.</numerusform>
            <numerusform>%n hypothèses en cours ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one is made in pass %1.</source>
        <translation>La première est faite à la passe %1.</translation>
    </message>
    <message>
        <source>The next one is made in pass %1.</source>
        <translation>La suivante est faite à la passe %1.</translation>
    </message>
</context>
<context>
    <name>convoku::StartTilesView</name>
    <message>
        <source>Starts</source>
        <translation>Départs</translation>
    </message>
    <message>
        <source>Click a start, or select it with the arrow keys, to show it above</source>
        <translation>Cliquez sur un départ, ou allez-y avec les flèches, pour le voir au-dessus</translation>
    </message>
    <message>
        <source>No start has been trained yet</source>
        <translation>Aucun départ n’a encore été entraîné</translation>
    </message>
    <message>
        <source>start %1: %2 right, %3</source>
        <translation>départ %1 : %2 juste, %3</translation>
    </message>
</context>
<context>
    <name>convoku::StripController</name>
    <message>
        <source>Guesses below the board</source>
        <translation>Hypothèses sous la grille</translation>
    </message>
</context>
<context>
    <name>convoku::StudyChart</name>
    <message>
        <source>Results</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
</context>
<context>
    <name>convoku::StudyPane</name>
    <message>
        <source>Run this network</source>
        <translation>Exécuter ce réseau</translation>
    </message>
    <message>
        <source>Run the puzzle with these numbers in place of the written ones</source>
        <translation>Exécuter la grille avec ces nombres au lieu des nombres écrits</translation>
    </message>
    <message>
        <source>What if: compare with the written one</source>
        <translation>Et si, face au réseau écrit</translation>
    </message>
    <message>
        <source>Show both runs side by side, and the first removal that differs</source>
        <translation>Les deux exécutions côte à côte et la première élimination qui diffère</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Caler</translation>
    </message>
    <message>
        <source>Align the numbers as closely as possible with the written ones, round them, and prove whether they are the same</source>
        <translation>Tourner les nombres pour qu’ils soient au plus près des nombres écrits, les arrondir et prouver s’ils sont les mêmes</translation>
    </message>
    <message>
        <source>The road between</source>
        <translation>Le chemin entre les deux</translation>
    </message>
    <message>
        <source>Right answers and unsound removals along the straight line from the learned to the written numbers</source>
        <translation>Ce qui est juste et ce qui n’est pas sûr sur le chemin droit des nombres appris aux nombres écrits</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Largest error in each written number before a solution is lost</source>
        <translation>De combien chaque nombre écrit peut s’écarter avant qu’une solution ne soit perdue</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the current calculation</source>
        <translation>Arrêter ce qui est en cours</translation>
    </message>
    <message>
        <source>Open in the workshop</source>
        <translation>Ouvrir dans l’atelier</translation>
    </message>
    <message>
        <source>The rule with the rounded numbers, as text</source>
        <translation>La règle avec les nombres arrondis, en texte</translation>
    </message>
    <message>
        <source>From learned to written</source>
        <translation>De l’appris à l’écrit</translation>
    </message>
    <message>
        <source>A board where both differ</source>
        <translation>Une grille où les deux diffèrent</translation>
    </message>
</context>
<context>
    <name>convoku::StudyWording</name>
    <message>
        <source>Aligning the numbers, rounding them and comparing them with the written ones…</source>
        <translation>Les nombres sont tournés, arrondis et comparés aux nombres écrits…</translation>
    </message>
    <message>
        <source>Computing the path to the written numbers…</source>
        <translation>Le chemin vers les nombres écrits est calculé…</translation>
    </message>
    <message>
        <source>Testing networks with noise added to their numbers…</source>
        <translation>Des réseaux avec du bruit sur leurs nombres sont essayés…</translation>
    </message>
    <message>
        <source>Mirrored: all signs were changed.</source>
        <translation>En miroir : tous les signes ont été changés.</translation>
    </message>
    <message>
        <source>Rounded: %1.</source>
        <translation>Arrondi : %1.</translation>
    </message>
    <message>
        <source>These are the written numbers.</source>
        <translation>Ce sont les nombres écrits.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) differ from the written ones.</source>
        <translation>
            <numerusform>%n nombre n’est pas celui qui est écrit.</numerusform>
            <numerusform>%n nombres ne sont pas ceux qui sont écrits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proved: it gives the same answer as the written rule on every possible board.</source>
        <translation>Prouvé : il donne la réponse de la règle écrite sur toute grille possible.</translation>
    </message>
    <message>
        <source>It is a different rule: the two answers differ on this board.</source>
        <translation>C’est une autre règle : sur cette grille, les deux répondent différemment.</translation>
    </message>
    <message>
        <source>It is a different rule.</source>
        <translation>C’est une autre règle.</translation>
    </message>
    <message>
        <source>Within its time limit, the proof found neither that they are the same nor where they differ.</source>
        <translation>Dans le temps imparti, la preuve n’a trouvé ni qu’ils sont égaux ni où ils diffèrent.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>loses a solution</source>
        <translation>perd une solution</translation>
    </message>
    <message>
        <source>networks that lose a solution</source>
        <translation>réseaux qui perdent une solution</translation>
    </message>
    <message>
        <source>%1 % of the way from the learned to the written numbers: %2 of the answers are right. On %3 of the boards, the rule removes a digit of the solution.</source>
        <translation>%1 % du chemin des nombres appris aux nombres écrits : %2 des réponses sont justes, et sur %3 des grilles la règle élimine un chiffre de la solution.</translation>
    </message>
    <message>
        <source>Noise of %1 on each number: %2 of %3 networks lose a solution, %4 of the answers are right.</source>
        <translation>Bruit de %1 sur chaque nombre : %2 réseaux sur %3 perdent une solution, %4 des réponses sont justes.</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution. %2</source>
        <translation>Jusqu’à un bruit de %1 sur chaque nombre écrit, aucun réseau n’a perdu de solution. %2</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution.</source>
        <translation>Jusqu’à un bruit de %1 sur chaque nombre écrit, aucun réseau n’a perdu de solution.</translation>
    </message>
</context>
<context>
    <name>convoku::TensorCanvas</name>
    <message>
        <source>Double-click to show only the planes of this digit</source>
        <translation>Double clic&#xa0;: seulement les plans de ce chiffre</translation>
    </message>
    <message>
        <source>Double-click: all planes</source>
        <translation>Double clic&#xa0;: tous les plans</translation>
    </message>
    <message>
        <source>%1. Click to enlarge it.</source>
        <extracomment>at the small picture of a plane: digit 5. A click shows it large.</extracomment>
        <translation>%1. Un clic l’affiche en grand.</translation>
    </message>
    <message>
        <source>%1: asked for</source>
        <translation>%1 : demandé</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copie</translation>
    </message>
</context>
<context>
    <name>convoku::TensorView</name>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Description of the layer</source>
        <translation>Ce que fait la couche</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <translation>Différence avec %1</translation>
    </message>
    <message>
        <source>The lesson asks for these numbers. They appear with the answer.</source>
        <translation>La leçon demande ces nombres. Ils apparaissent avec la réponse.</translation>
    </message>
    <message>
        <source>Arithmetic of a second number</source>
        <translation>Calcul d’un deuxième nombre</translation>
    </message>
</context>
<context>
    <name>convoku::TensorWording</name>
    <message>
        <source>more bytes than allowed in a weights file (%L1)</source>
        <translation>plus d’octets qu’un fichier de poids ne peut en avoir (%L1)</translation>
    </message>
    <message>
        <source>the file ends before the end of its header; weights files use the safetensors format</source>
        <translation>le fichier finit avant son en-tête ; les fichiers de poids ont le format safetensors</translation>
    </message>
    <message>
        <source>a header with more bytes than allowed (%L1); weights files use the safetensors format</source>
        <translation>un en-tête de plus d’octets que permis (%L1) ; les fichiers de poids ont le format safetensors</translation>
    </message>
    <message>
        <source>the header does not match the safetensors format</source>
        <translation>l’en-tête n’est pas celui du format safetensors</translation>
    </message>
    <message>
        <source>a duplicate name</source>
        <translation>un nom qui figure deux fois</translation>
    </message>
    <message>
        <source>a name with characters other than letters, digits, _, - and ., or longer than %1</source>
        <translation>un nom avec d’autres signes que lettres, chiffres, _, - et ., ou plus long que %1</translation>
    </message>
    <message>
        <source>a number type other than F32, F16 or BF16</source>
        <translation>d’autres nombres que F32, F16 et BF16</translation>
    </message>
    <message>
        <source>an invalid shape, more than %1 dimensions, or more numbers than the file</source>
        <translation>une forme qui n’en est pas une, a plus de dimensions que %1 ou plus de nombres que le fichier</translation>
    </message>
    <message>
        <source>the location of its numbers does not match its shape, the file or the other tensors</source>
        <translation>la place de ses nombres ne va pas avec sa forme, le fichier ou les autres tenseurs</translation>
    </message>
    <message>
        <source>bytes that belong to no tensor</source>
        <translation>des octets qui n’appartiennent à aucun tenseur</translation>
    </message>
    <message>
        <source>more entries than allowed (%1)</source>
        <translation>plus d’entrées que permis (%1)</translation>
    </message>
    <message>
        <source>a value that is infinite or not a number</source>
        <translation>un nombre infini, ou qui n’en est pas un</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <extracomment>%1: a place in a file; %2: what is wrong there</extracomment>
        <translation>octet %1 : %2</translation>
    </message>
    <message>
        <source>byte %1, “%2”: %3</source>
        <extracomment>%1: a place in a file; %2: the name of a tensor; %3: what is wrong with it</extracomment>
        <translation>octet %1, « %2 » : %3</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>c’est un pointeur de Git LFS, pas le fichier lui-même ; « git lfs pull » le récupère</translation>
    </message>
</context>
<context>
    <name>convoku::ThemeWording</name>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Like the article</source>
        <translation>Comme l’article</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>Pour l’impression</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>Mes couleurs</translation>
    </message>
    <message>
        <source>Sums over a window</source>
        <translation>Sommes sur une fenêtre</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>Autres places</translation>
    </message>
    <message>
        <source>Sums and products</source>
        <translation>Sommes et produits</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logique</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Profondeur %1</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Cell of a given</source>
        <translation>Case d’un donné</translation>
    </message>
    <message>
        <source>Given digit</source>
        <translation>Chiffre donné</translation>
    </message>
    <message>
        <source>Found digit</source>
        <translation>Chiffre trouvé</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Thin line</source>
        <translation>Trait fin</translation>
    </message>
    <message>
        <source>Thick line</source>
        <translation>Trait épais</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Cell of a contradiction</source>
        <translation>Case d’une contradiction</translation>
    </message>
    <message>
        <source>Sign of a contradiction</source>
        <translation>Signe d’une contradiction</translation>
    </message>
    <message>
        <source>Digit on a depth’s square</source>
        <translation>Chiffre sur le carré d’une profondeur</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>Curseur</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Names and symbols of these layers in the rule graph</source>
        <translation>Noms et signes de telles couches dans le graphe des règles</translation>
    </message>
    <message>
        <source>Candidates set aside by a guess at this search depth; its ring; its branch in the tree</source>
        <translation>Ce qu’une hypothèse à cette profondeur de recherche a mis de côté, son anneau, sa branche dans l’arbre</translation>
    </message>
    <message>
        <source>Candidates that these rules removed; their bars in the timeline</source>
        <translation>Candidats que ces règles ont éliminés&#x202f;; leurs barres dans la chronologie</translation>
    </message>
    <message>
        <source>Background of everything, including the window</source>
        <translation>Derrière tout, et le fond de la fenêtre</translation>
    </message>
    <message>
        <source>Background of the cells</source>
        <translation>Fond des cases</translation>
    </message>
    <message>
        <source>Background of the given cells</source>
        <translation>Fond des cases que la grille donne</translation>
    </message>
    <message>
        <source>Puzzle digits, and most text in the window</source>
        <translation>Chiffres de la grille, et la plupart des textes de la fenêtre</translation>
    </message>
    <message>
        <source>Digits found by the network</source>
        <translation>Chiffres que le réseau a trouvés</translation>
    </message>
    <message>
        <source>Lines between the cells of a box</source>
        <translation>Entre les cases d’un bloc</translation>
    </message>
    <message>
        <source>Lines between boxes and around the board</source>
        <translation>Entre les blocs, et autour de la grille</translation>
    </message>
    <message>
        <source>Row and column numbers, and side notes</source>
        <translation>Numéros de lignes et de colonnes, et notes en marge</translation>
    </message>
    <message>
        <source>Background of a cell without candidates or with a clash</source>
        <translation>Fond d’une case sans candidat, ou en conflit</translation>
    </message>
    <message>
        <source>Frame and cross of a contradiction, and of failed guesses in the tree</source>
        <translation>Cadre et croix d’une contradiction, et des hypothèses échouées dans l’arbre</translation>
    </message>
    <message>
        <source>Digit and number on the squares of set-aside candidates</source>
        <translation>Le chiffre et le nombre sur les carrés de ce qui a été mis de côté</translation>
    </message>
    <message>
        <source>Cursor, picked candidate, its explanation, current position in the timeline</source>
        <translation>Curseur, candidat choisi, ce qui l’explique, où vous êtes dans la chronologie</translation>
    </message>
    <message>
        <source>A solution in the search tree</source>
        <translation>Une solution dans l’arbre de recherche</translation>
    </message>
    <message>
        <source>%1 is hard to read on %2: contrast %3, needed %4.</source>
        <translation>%1 se lit mal sur %2&#xa0;: contraste %3, il faut %4.</translation>
    </message>
    <message>
        <source>%1 is hard to read on the tint of %2: contrast %3, needed %4.</source>
        <translation>%1 se lit mal sur la teinte de %2&#xa0;: contraste %3, il faut %4.</translation>
    </message>
    <message>
        <source>%1 is hard to read on a cell lit with %2: contrast %3, needed %4.</source>
        <translation>%1 se lit mal sur une case mise en évidence avec %2&#xa0;: contraste %3, il faut %4.</translation>
    </message>
    <message>
        <source>%1 is hard to see on %2: contrast %3, needed %4.</source>
        <translation>%1 se voit mal sur %2&#xa0;: contraste %3, il faut %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike: difference %3, needed %4.</source>
        <translation>%1 et %2 se ressemblent&#xa0;: différence %3, il faut %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see red (protanopia): difference %3, needed %4.</source>
        <translation>%1 et %2 se ressemblent pour qui ne perçoit pas le rouge (protanopie)&#xa0;: différence %3, il faut %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see green (deuteranopia): difference %3, needed %4.</source>
        <translation>%1 et %2 se ressemblent pour qui ne perçoit pas le vert (deutéranopie)&#xa0;: différence %3, il faut %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see blue (tritanopia): difference %3, needed %4.</source>
        <translation>%1 et %2 se ressemblent pour qui ne perçoit pas le bleu (tritanopie)&#xa0;: différence %3, il faut %4.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>Ce n’est pas du JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is not a Convoku colour file.</source>
        <translation>Ce n’est pas un fichier de couleurs de Convoku.</translation>
    </message>
    <message>
        <source>A newer version of Convoku wrote this file (version %1).</source>
        <translation>Une version plus récente de Convoku a écrit ce fichier (version %1).</translation>
    </message>
    <message>
        <source>The base theme “%1” does not exist.</source>
        <translation>Il n’y a pas de thème «&#xa0;%1&#xa0;» d’où partir.</translation>
    </message>
    <message>
        <source>The colour “%1” does not exist; it is ignored.</source>
        <translation>Il n’y a pas de couleur «&#xa0;%1&#xa0;»&#x202f;; elle est omise.</translation>
    </message>
    <message>
        <source>“%1” is not a colour (#rrggbb); “%2” keeps the colour of the base theme.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une couleur (#rrggbb)&#x202f;; «&#xa0;%2&#xa0;» reste comme dans le thème de départ.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Candidates; filled numbers of tensors</source>
        <translation>Candidats&#x202f;; nombres remplis des tenseurs</translation>
    </message>
</context>
<context>
    <name>convoku::TileWording</name>
    <message>
        <source>equals %1?</source>
        <translation>égal à %1&#x202f;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a layer counts, and where: Lines of the box with the digit: box 2, digit 2</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>at most 1?</source>
        <translation>au plus 1&#x202f;?</translation>
    </message>
    <message>
        <source>Decided %1s in %2</source>
        <translation>Cases déterminées à %1 en %2</translation>
    </message>
    <message>
        <source>%1 = %2; %3 %4</source>
        <extracomment>a sum, and what is asked about it: 0 + 1 + 0 = 1; equals 1? yes</extracomment>
        <translation>%1 = %2&#x202f;; %3 %4</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>convoku::TimeBar</name>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: Pass, Rule, Layer</extracomment>
        <translation>Avancer par</translation>
    </message>
    <message>
        <source>Step size for stepping and playing</source>
        <translation>Ce que reculer, avancer et lire montrent un par un</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Vitesse de lecture</translation>
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
        <translation>Occurrences</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Pas encore d’exécution</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
</context>
<context>
    <name>convoku::TimelineView</name>
    <message>
        <source>%1 · %2 removed</source>
        <extracomment>a pass and how many candidates it removed: Pass 3 of 25 · depth 0 · 214 candidates · 12 removed</extracomment>
        <translation>%1 · éliminés&#xa0;: %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Visible part of the run</source>
        <translation>Partie visible de l’exécution</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a candidate: r4c5 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Pas encore d’exécution</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a family of rules and how many candidates they removed</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A breakpoint stops here: %1</source>
        <extracomment>a place in the run</extracomment>
        <translation>Un point d’arrêt arrête ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bookmark %1: %2</source>
        <translation>Signet %1&#xa0;: %2</translation>
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
        <translation>Nombres écrits et appris</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5, %6 right. %7</source>
        <extracomment>%1: &quot;How start 5 found the rule&quot;; %2: &quot;Written by hand&quot;; %3, %5: &quot;bias 2&quot;; %4: &quot;Found by start 5&quot;; %6: &quot;95.8 %&quot;; %7: sentences</extracomment>
        <translation>%1. %2 : %3. %4 : %5, %6 justes. %7</translation>
    </message>
    <message>
        <source>place %1: written %2, learned %3</source>
        <translation>place %1 : écrit %2, appris %3</translation>
    </message>
    <message>
        <source>%1, began with %2</source>
        <translation>%1, au départ %2</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingPage</name>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Replace the numbers and train them</source>
        <translation>Remplacer les nombres et les entraîner</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Train each start by the step size set below</source>
        <translation>Entraîner chaque départ d’autant que l’étape choisie en bas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the training and keep its results so far</source>
        <translation>Arrêter l’entraînement et garder les résultats obtenus</translation>
    </message>
    <message>
        <source>Training task</source>
        <translation>Ce qui est appris</translation>
    </message>
    <message>
        <source>Is the count 1?</source>
        <translation>Le compte est-il 1 ?</translation>
    </message>
    <message>
        <source>the remaining candidates</source>
        <translation>les candidats restants</translation>
    </message>
    <message>
        <source>This rule has no weights to learn.</source>
        <translation>Cette règle n’a pas de poids qui puissent être appris.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>%n new start(s)</source>
        <translation>
            <numerusform>%n nouveau départ</numerusform>
            <numerusform>%n nouveaux départs</numerusform>
        </translation>
    </message>
    <message>
        <source>Training is not available because LibTorch cannot be used: %1</source>
        <translation>Rien ne peut être entraîné ici : LibTorch est inutilisable : %1</translation>
    </message>
    <message>
        <source>LibTorch is being opened…</source>
        <translation>Ouverture de LibTorch…</translation>
    </message>
    <message>
        <source>%1 of the answers are right.</source>
        <translation>%1 des réponses sont justes.</translation>
    </message>
    <message>
        <source>Errors: %1 of %2 answers on the board at %3</source>
        <translation>Où il se trompe : %1 réponses sur %2 sur la grille à %3</translation>
    </message>
    <message>
        <source>Errors: there is no puzzle</source>
        <translation>Où il se trompe : il n’y a pas de grille</translation>
    </message>
    <message>
        <source>Errors by pass, of %1 answers</source>
        <translation>Erreurs par passe, sur %1 réponses</translation>
    </message>
    <message>
        <source>Repeat the training with different random numbers</source>
        <translation>La même chose, à partir d’autres nombres aléatoires</translation>
    </message>
    <message>
        <source>Initial weights and bias</source>
        <translation>Poids et biais initiaux</translation>
    </message>
    <message>
        <source>Number of starts</source>
        <translation>Nombre de départs</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export the training as an animated GIF or WebP</source>
        <translation>Exporter l’entraînement en GIF ou WebP animé</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>Recherche à l’aveugle</translation>
    </message>
    <message>
        <source>Search for a solution without using the rules</source>
        <translation>Chercher une solution sans utiliser les règles</translation>
    </message>
    <message>
        <source>Replace the %1 with %2 · %3 · %4</source>
        <extracomment>%1: the numbers that are trained, %2: &quot;random numbers&quot;, %3: &quot;10 starts&quot;, %4: the button &quot;Train&quot;</extracomment>
        <translation>Remplacer %1 par %2 · %3 · %4</translation>
    </message>
    <message>
        <source>numbers of a rule</source>
        <translation>les nombres d’une règle</translation>
    </message>
    <message>
        <source>The results below are for “%1”.</source>
        <translation>Les résultats ci-dessous concernent « %1 ».</translation>
    </message>
    <message>
        <source>Errors: the puzzle is on a different board</source>
        <translation>Où il se trompe : la grille est d’une autre taille</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingSetupPane</name>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>states of runs</source>
        <translation>états d’exécutions</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>always new ones</source>
        <translation>toujours nouvelles</translation>
    </message>
    <message>
        <source>Standard deviation of the initial weights</source>
        <translation>L’écart des nombres avec lesquels un départ commence</translation>
    </message>
    <message>
        <source>Probability of each candidate on a random board</source>
        <translation>La probabilité de chaque candidat sur une grille aléatoire</translation>
    </message>
    <message>
        <source>Boards in a step</source>
        <translation>Grilles dans une étape</translation>
    </message>
    <message>
        <source>Boards drawn once and reused; otherwise each step draws new ones</source>
        <translation>Grilles tirées une fois et réutilisées ; sinon chaque étape en a de nouvelles</translation>
    </message>
    <message>
        <source>Step size; takes effect immediately</source>
        <translation>Jusqu’où va une étape ; compte aussitôt</translation>
    </message>
    <message>
        <source>The same seed gives the same training</source>
        <translation>La même graine, le même entraînement</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>Boards per step</source>
        <translation>Grilles par étape</translation>
    </message>
    <message>
        <source>Fixed boards</source>
        <translation>Grilles fixes</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d’apprentissage</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Départs</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingStrip</name>
    <message>
        <source>The training step by step</source>
        <translation>L’entraînement étape par étape</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Play or pause the training</source>
        <translation>Lire l’entraînement ou le mettre en pause</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: 1 step, 10 steps, 100 steps</extracomment>
        <translation>Avancer de</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingTimeline</name>
    <message>
        <source>Steps of the training</source>
        <translation>Étapes de l’entraînement</translation>
    </message>
    <message>
        <source>Drag the flag to view a different training step</source>
        <translation>Faites glisser le drapeau pour voir une autre étape de l’entraînement</translation>
    </message>
    <message>
        <source>Nothing has been trained yet</source>
        <translation>Rien n’a encore été entraîné</translation>
    </message>
    <message>
        <source>step %1 of %2: loss %3, %4 right</source>
        <translation>étape %1 sur %2 : perte %3, %4 juste</translation>
    </message>
    <message>
        <source>start %1: loss %2, %3 right</source>
        <translation>départ %1 : perte %2, %3 juste</translation>
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
        <translation>Le compte est-il 1 ?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule, and the value of its text that is learned: Hidden single in row: only_place</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) something else</source>
        <translation>
            <numerusform>%n trouve autre chose</numerusform>
            <numerusform>%n trouvent autre chose</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of starts that find it depends on this set-up. It changes with different boards, steps or initial numbers.</source>
        <translation>Combien de départs la trouvent est une propriété de ces réglages : avec d’autres grilles, étapes ou nombres de départ, c’est un autre compte.</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>Écrit à la main</translation>
    </message>
    <message>
        <source>written: %1</source>
        <translation>écrit : %1</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>étape d’entraînement</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>une place</translation>
    </message>
    <message>
        <source>one place in %1</source>
        <extracomment>a place that is alone, in 1, 4, 7, 8 of the row</extracomment>
        <translation>une place en %1</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ailleurs</translation>
    </message>
    <message>
        <source>start %1: %2</source>
        <translation>départ %1 : %2</translation>
    </message>
    <message>
        <source>found it: %1</source>
        <translation>trouvée : %1</translation>
    </message>
    <message>
        <source>stuck: %1</source>
        <translation>bloqué : %1</translation>
    </message>
    <message numerus="yes">
        <source>place(s) %1</source>
        <translation>
            <numerusform>la place %1</numerusform>
            <numerusform>les places %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts the places like the written rule, and is right on all %1 possible rows.</source>
        <translation>Il compte les places, comme la règle écrite : juste sur les %1 lignes possibles.</translation>
    </message>
    <message>
        <source>It gives the written rule’s answer for all %1 possible rows, with different numbers.</source>
        <translation>Il répond aux %1 lignes possibles comme la règle écrite, avec d’autres nombres.</translation>
    </message>
    <message numerus="yes">
        <source>It answers no to all %1 possible rows, and misses %n row(s) with a yes.</source>
        <translation>
            <numerusform>Il dit non à chacune des %1 lignes possibles et manque %n ligne avec un oui.</numerusform>
            <numerusform>Il dit non à chacune des %1 lignes possibles et manque %n lignes avec un oui.</numerusform>
        </translation>
    </message>
    <message>
        <source>It answers yes to all %1 possible rows.</source>
        <translation>Il dit oui à chacune des %1 lignes possibles.</translation>
    </message>
    <message>
        <source>No lone place gets a yes.</source>
        <translation>Aucune place seule n’obtient de oui.</translation>
    </message>
    <message>
        <source>A lone place gets a yes only in %1.</source>
        <translation>Une place seule n’obtient un oui que dans : %1.</translation>
    </message>
    <message>
        <source>Each lone place gets a yes.</source>
        <translation>Chaque place seule obtient un oui.</translation>
    </message>
    <message>
        <source>A row with %1 never gets a yes: a veto.</source>
        <translation>Aucune ligne avec %1 n’en obtient : un veto.</translation>
    </message>
    <message>
        <source>It never gives a wrong yes.</source>
        <translation>Il ne dit jamais oui à tort.</translation>
    </message>
    <message numerus="yes">
        <source>It wrongly answers yes to %n of the %1 possible rows.</source>
        <translation>
            <numerusform>Il dit oui à tort à %n des %1 lignes possibles.</numerusform>
            <numerusform>Il dit oui à tort à %n des %1 lignes possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>It misses no yes.</source>
        <translation>Il ne manque aucun oui.</translation>
    </message>
    <message numerus="yes">
        <source>It misses %1 of %n row(s) with a yes.</source>
        <translation>
            <numerusform>Il manque %1 de %n ligne avec un oui.</numerusform>
            <numerusform>Il manque %1 des %n lignes avec un oui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of “%1”</source>
        <translation>
            <numerusform>%n nombre de « %1 »</numerusform>
            <numerusform>%n nombres de « %1 »</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) and the bias of “%1”</source>
        <translation>
            <numerusform>%n poids et le biais de « %1 »</numerusform>
            <numerusform>%n poids et le biais de « %1 »</numerusform>
        </translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>des nombres aléatoires</translation>
    </message>
    <message>
        <source>numbers near the written ones</source>
        <translation>des nombres proches de ceux écrits</translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n départ</numerusform>
            <numerusform>%n départs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n nombre</numerusform>
            <numerusform>%n nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>bias %1</source>
        <translation>biais %1</translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) %1</source>
        <translation>
            <numerusform>%n poids %1</numerusform>
            <numerusform>%n poids %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) the rule</source>
        <translation>
            <numerusform>%n trouve la règle</numerusform>
            <numerusform>%n trouvent la règle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) no better than a constant answer (%1)</source>
        <translation>
            <numerusform>%n ne fait pas mieux qu’une réponse constante (%1)</numerusform>
            <numerusform>%n ne font pas mieux qu’une réponse constante (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by start %1</source>
        <translation>Trouvé par le départ %1</translation>
    </message>
    <message>
        <source>How start %1 found the rule, upside down</source>
        <translation>Comment le départ %1 a trouvé la règle, à l’envers</translation>
    </message>
    <message>
        <source>How start %1 found the rule</source>
        <translation>Comment le départ %1 a trouvé la règle</translation>
    </message>
    <message>
        <source>How start %1 found something else</source>
        <translation>Comment le départ %1 a trouvé autre chose</translation>
    </message>
    <message>
        <source>How start %1 ended with a constant answer</source>
        <translation>Comment le départ %1 a abouti à une réponse constante</translation>
    </message>
    <message>
        <source>training step, the first %1 of %2</source>
        <translation>étape d’entraînement, les %1 premières sur %2</translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>départ %1</translation>
    </message>
    <message>
        <source>It counts down from 2: one place gives 2 − 1 = 1, as written. Two places give 0 instead of the written rule’s 2; both mean no. It is right on all %1 possible rows.</source>
        <translation>Il compte à rebours depuis 2 : une place donne 2 − 1 = 1, comme c’est écrit. Deux places donnent 0, là où la règle écrite donne 2, et les deux veulent dire non. Il est juste sur les %1 lignes possibles.</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>tous %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
</context>
<context>
    <name>convoku::TreeStrip</name>
    <message>
        <source>Guesses of this run</source>
        <translation>Hypothèses de cette exécution</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>where in the run: at 10</extracomment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradiction</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
</context>
<context>
    <name>convoku::TreeWords</name>
    <message>
        <source>passes %1–%2, rules alone: %3 → %4</source>
        <extracomment>%1–%2: passes; %3, %4: numbers of candidates: passes 1–6, rules alone: 585 → 227</extracomment>
        <translation>passes %1–%2, règles seules : %3 → %4</translation>
    </message>
    <message>
        <source>depth %1, pass %2</source>
        <extracomment>beside a guess in the search tree: depth 1, pass 12</extracomment>
        <translation>profondeur %1, passe %2</translation>
    </message>
    <message>
        <source>depth %1, passes %2–%3</source>
        <extracomment>beside a guess in the search tree: depth 1, passes 7–10</extracomment>
        <translation>profondeur %1, passes %2–%3</translation>
    </message>
    <message>
        <source>Solved in pass %1</source>
        <translation>Résolue à la passe %1</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>Position actuelle.</translation>
    </message>
    <message numerus="yes">
        <source>It rests on %n guess(es):</source>
        <translation>
            <numerusform>Repose sur %n hypothèse :</numerusform>
            <numerusform>Repose sur %n hypothèses :</numerusform>
        </translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>path to the current state</source>
        <translation>chemin vers l’état actuel</translation>
    </message>
    <message>
        <source>earlier branch</source>
        <translation>branche antérieure</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>pas encore exécuté</translation>
    </message>
    <message>
        <source>guess, in the colour of its depth</source>
        <translation>hypothèse, dans la couleur de sa profondeur</translation>
    </message>
    <message>
        <source>found after the guess</source>
        <translation>trouvé après l’hypothèse</translation>
    </message>
    <message>
        <source>open candidates</source>
        <translation>candidats restants</translation>
    </message>
    <message>
        <source>given</source>
        <translation>chiffre donné</translation>
    </message>
    <message>
        <source>found before the guess</source>
        <translation>trouvé avant l’hypothèse</translation>
    </message>
</context>
<context>
    <name>convoku::TrialBoard</name>
    <message>
        <source>Grid of the trial</source>
        <translation>Grille de l’essai</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
</context>
<context>
    <name>convoku::Trouble</name>
    <message>
        <source>Not enough memory.</source>
        <translation>La mémoire ne suffit pas.</translation>
    </message>
    <message>
        <source>The rule %1 restores candidates; a rule may only remove them.</source>
        <translation>La règle %1 remet des candidats ; une règle ne fait que les éliminer.</translation>
    </message>
    <message>
        <source>The encoding %1 produces candidates that do not match the givens of the puzzle.</source>
        <translation>L’encodage %1 donne d’autres candidats que ceux que laissent les chiffres donnés de la grille.</translation>
    </message>
    <message>
        <source>A guess of the network’s search is not a single candidate of the board.</source>
        <translation>La recherche du réseau fait une hypothèse qui n’est pas un seul candidat de la grille.</translation>
    </message>
    <message>
        <source>The network’s search makes more guesses than there are cells.</source>
        <translation>La recherche du réseau fait plus d’hypothèses qu’il n’y a de cases.</translation>
    </message>
    <message>
        <source>No complete grid was found that satisfies the houses of the network %1.</source>
        <translation>Aucune grille complète ne convient aux zones du réseau %1.</translation>
    </message>
</context>
<context>
    <name>convoku::UndoOffer</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what happened, as in: Take back: Bookmark removed</extracomment>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>convoku::VerdictWording</name>
    <message>
        <source>without a guess</source>
        <translation>sans hypothèse</translation>
    </message>
    <message numerus="yes">
        <source>with %n guess(es)</source>
        <translation>
            <numerusform>avec %n hypothèse</numerusform>
            <numerusform>avec %n hypothèses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <extracomment>with 3 guesses, 1 taken back</extracomment>
        <translation>%1, annulées&#xa0;: %2</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es) so far</source>
        <translation>
            <numerusform>%n passe jusqu’ici</numerusform>
            <numerusform>%n passes jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêtée</translation>
    </message>
    <message numerus="yes">
        <source>at the limit of %n pass(es)</source>
        <translation>
            <numerusform>à la limite de %n passe</numerusform>
            <numerusform>à la limite de %n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n pass(es)</source>
        <translation>
            <numerusform>après %n passe</numerusform>
            <numerusform>après %n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n pass(es)</source>
        <translation>
            <numerusform>en %n passe</numerusform>
            <numerusform>en %n passes</numerusform>
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
        <translation>Solutions&#xa0;: passe %1</translation>
    </message>
    <message>
        <source>Contradiction in this branch</source>
        <translation>Contradiction dans cette branche</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradiction</translation>
    </message>
    <message>
        <source>No other solution found</source>
        <translation>Aucune autre trouvée</translation>
    </message>
    <message numerus="yes">
        <source>Solves in %n pass(es)</source>
        <translation>
            <numerusform>Se résout en %n passe</numerusform>
            <numerusform>Se résout en %n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stalls after %n pass(es)</source>
        <translation>
            <numerusform>Bloquée après %n passe</numerusform>
            <numerusform>Bloquée après %n passes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::Video</name>
    <message>
        <source>An animated SVG can have at most %1 frames, but this animation has %2. Export part of it, or choose a different format.</source>
        <translation>Un SVG animé a au plus %1 images, et cette animation en a %2. Exportez-en une partie, ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>MP4 and WebM need the program ffmpeg, which is not installed. On Debian or Ubuntu, install it with: sudo apt install ffmpeg</source>
        <translation>MP4 et WebM demandent le programme ffmpeg, qui n’est pas installé. Sous Debian ou Ubuntu, installez-le avec&#xa0;: sudo apt install ffmpeg</translation>
    </message>
    <message>
        <source>ffmpeg could not write the video: %1</source>
        <extracomment>%1: a line of ffmpeg&apos;s</extracomment>
        <translation>ffmpeg n’a pas pu écrire la vidéo&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>convoku::ViewController</name>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>Panneau su&amp;ivant</translation>
    </message>
    <message>
        <source>Focus the next panel</source>
        <translation>Activer le panneau suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>Panneau précéden&amp;t</translation>
    </message>
    <message>
        <source>Focus the panel before</source>
        <translation>Activer le panneau précédent</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Rétablir la disposition</translation>
    </message>
    <message>
        <source>Restore the original layout of this perspective</source>
        <translation>Disposer cette perspective comme à l’origine</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Utiliser tout l’écran</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>&amp;Colours…</source>
        <translation>&amp;Couleurs…</translation>
    </message>
    <message>
        <source>Choose your own colours for the board, the rules and the depths</source>
        <translation>Choisir ses propres couleurs pour la grille, les règles et les profondeurs</translation>
    </message>
    <message>
        <source>&amp;System default (%1)</source>
        <extracomment>%1: the name of the language, in that language</extracomment>
        <translation>Comme le &amp;système (%1)</translation>
    </message>
    <message>
        <source>Use the language of the desktop</source>
        <translation>Utiliser la langue du bureau</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>Utiliser cette langue</translation>
    </message>
    <message>
        <source>&amp;Puzzle’s voice</source>
        <translation>Voix de la &amp;grille</translation>
    </message>
    <message>
        <source>Describe each step in the words of the puzzle</source>
        <translation>Dire ce que fait une étape dans les mots du Sudoku</translation>
    </message>
    <message>
        <source>&amp;Constraint’s voice</source>
        <translation>Voix de la &amp;contrainte</translation>
    </message>
    <message>
        <source>Describe each step as a constraint solver would</source>
        <translation>Dire ce que fait une étape comme le ferait un solveur de contraintes</translation>
    </message>
    <message>
        <source>&amp;Layer’s voice</source>
        <translation>Voix de la c&amp;ouche</translation>
    </message>
    <message>
        <source>Describe each step as its layers compute it, with their numbers</source>
        <translation>Dire ce que fait une étape comme ses couches la calculent, avec leurs nombres</translation>
    </message>
    <message>
        <source>Copy the step in &amp;words</source>
        <translation>Copier en &amp;toutes lettres l’effet de l’étape</translation>
    </message>
    <message>
        <source>Copy the description of the step at this position, in the visible voices</source>
        <translation>Copier ce que l’étape à cette position a fait, dans les voix affichées</translation>
    </message>
    <message>
        <source>T&amp;int consequences of a guess</source>
        <translation>Teinter ce &amp;qui découle d’une hypothèse</translation>
    </message>
    <message>
        <source>Tint cells decided by a guess faintly in its colour</source>
        <translation>Les cases qu’une hypothèse a déterminées sont légèrement teintées de sa couleur</translation>
    </message>
    <message>
        <source>Sho&amp;w the layer on the board</source>
        <translation>A&amp;fficher la couche sur la grille</translation>
    </message>
    <message>
        <source>Layout reset</source>
        <translation>La disposition est rétablie</translation>
    </message>
    <message>
        <source>Desktop’s &amp;font</source>
        <translation>&amp;Police du bureau</translation>
    </message>
    <message>
        <source>Use the desktop’s own font instead of Inter</source>
        <translation>Écrire dans la police du bureau plutôt qu’en Inter</translation>
    </message>
    <message>
        <source>Inside a rule’s layers, the board shows the layer’s numbers as colours; after a trained rule, the rule’s confidence in each candidate</source>
        <translation>Dans les couches d’une règle, la grille montre les nombres de la couche par des couleurs, et derrière une règle entraînée, à quel point elle est sûre de chaque candidat</translation>
    </message>
</context>
<context>
    <name>convoku::VoiceWording</name>
    <message numerus="yes">
        <source>And %n more finding(s).</source>
        <translation>
            <numerusform>Et %n autre constat.</numerusform>
            <numerusform>Et %n autres constats.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <extracomment>one of three voices that tell what a step did</extracomment>
        <translation>grille</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>contrainte</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
</context>
<context>
    <name>convoku::WatchModel</name>
    <message>
        <source>Changed in this step</source>
        <translation>Changé à cette étape</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Surveillance</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
</context>
<context>
    <name>convoku::WatchPanel</name>
    <message>
        <source>Add picked</source>
        <translation>Ajouter le choix</translation>
    </message>
    <message>
        <source>Nothing is watched yet. Type a value to watch and press Enter. Possible values: a candidate (r4c5=7), a cell (r4c5), a house (row 4), the places for a digit in it (row 4 = 7), count, count 7, decided, depth.</source>
        <translation>Rien n’est encore surveillé. Tapez ce qu’il faut surveiller, puis Entrée&#xa0;: un candidat (r4c5=7), une case (r4c5), une zone (row 4), les places d’un chiffre dans celle-ci (row 4 = 7), count, count 7, decided, depth.</translation>
    </message>
    <message>
        <source>r4c5=7, row 4, count 7, depth…</source>
        <translation>r4c5=7, row 4, count 7, depth…</translation>
    </message>
    <message>
        <source>Watch to add</source>
        <translation>Élément à surveiller</translation>
    </message>
    <message>
        <source>Watch the candidate picked on the board</source>
        <translation>Surveiller le candidat choisi sur la grille</translation>
    </message>
    <message>
        <source>Watches</source>
        <translation>Éléments surveillés</translation>
    </message>
</context>
<context>
    <name>convoku::WatchWording</name>
    <message>
        <source>%1: places for %2</source>
        <translation>%1&#xa0;: places pour %2</translation>
    </message>
    <message>
        <source>%1: undecided cells</source>
        <translation>%1&#xa0;: cases indéterminées</translation>
    </message>
    <message>
        <source>Candidates of digit %1</source>
        <translation>Candidats du chiffre %1</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>Candidats restants</translation>
    </message>
    <message>
        <source>Decided cells</source>
        <translation>Cases déterminées</translation>
    </message>
    <message>
        <source>Depth of search</source>
        <translation>Profondeur de recherche</translation>
    </message>
    <message>
        <source>never there</source>
        <translation>jamais présent</translation>
    </message>
    <message>
        <source>there</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>hypothèse à la profondeur %1</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>éliminé</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the digits of a cell, the cells of a house
----------
how many cells, and which</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Expected a candidate (r4c5=7), a cell (r4c5), a house (row 4, column 3, box 9) with or without a digit (row 4 = 7), count, count 7, decided, or depth.</source>
        <translation>Attendu&#xa0;: un candidat (r4c5=7), une case (r4c5), une zone (row 4, column 3, box 9) avec ou sans chiffre (row 4 = 7), count, count 7, decided ou depth.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 7 in r4c5</extracomment>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>convoku::WeightsPane</name>
    <message>
        <source>Restore the written one</source>
        <translation>Revenir à ce qui est écrit</translation>
    </message>
    <message>
        <source>Restore all numbers of the text as written; Undo returns here</source>
        <translation>Tous les nombres du texte tels qu’ils étaient écrits ; Annuler mène ici</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>Où elle diffère</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule and the written rule leave different candidates</source>
        <translation>La plus petite grille dont la règle tordue laisse autre chose que la règle écrite</translation>
    </message>
    <message>
        <source>Show lost solution</source>
        <translation>Ce qu’elle perd</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule loses a solution</source>
        <translation>La plus petite grille dont la règle tordue perd une solution</translation>
    </message>
    <message>
        <source>No such board was found.</source>
        <translation>Aucune grille de ce genre n’a été trouvée.</translation>
    </message>
    <message>
        <source>Layer whose numbers are shown</source>
        <translation>Couche dont les nombres sont montrés</translation>
    </message>
    <message>
        <source>Row of the weights</source>
        <translation>Ligne des poids</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Le nombre</translation>
    </message>
    <message>
        <source>The numbers of this rule are in its kernel, which is not in this text. Start with the kernel, or edit a copy of the network.</source>
        <translation>Les nombres de cette règle sont dans son noyau, qui n’est pas dans ce texte : commencez par le noyau, ou modifiez une copie du réseau.</translation>
    </message>
    <message>
        <source>Place the cursor in a rule to bend its weights, comparison values and other numbers here.</source>
        <translation>Placez le curseur dans une règle : ses poids, ce à quoi elle compare et ses autres nombres peuvent être tordus ici.</translation>
    </message>
    <message>
        <source>Row, of %1:</source>
        <translation>Ligne, sur %1 :</translation>
    </message>
    <message>
        <source>Proving how far it can be bent (%1 %)…</source>
        <translation>On prouve jusqu’où il peut être tordu (%1 %)…</translation>
    </message>
    <message>
        <source>Computing the differences…</source>
        <translation>On calcule ce qui diffère…</translation>
    </message>
</context>
<context>
    <name>convoku::WhyHeadline</name>
    <message>
        <source>Back to the candidate that this explains</source>
        <translation>Au candidat dont celui-ci est la raison</translation>
    </message>
    <message>
        <source>Back to the step: no candidate is picked</source>
        <translation>Retour à l’étape&#xa0;: aucun candidat n’est choisi</translation>
    </message>
    <message>
        <source>Choose which of the three voices to show</source>
        <translation>Lesquelles des trois voix sont affichées</translation>
    </message>
</context>
<context>
    <name>convoku::WindowHost</name>
    <message>
        <source>No font on this system contains the characters of %1 (%2). Install one, for example from the package fonts-noto-cjk, and choose the language again in View ▸ Language.</source>
        <translation>Aucune police de ce système n’a les caractères de %1 (%2). Installez-en une, par exemple celle du paquet fonts-noto-cjk, et choisissez de nouveau la langue dans Affichage ▸ Langue.</translation>
    </message>
</context>
<context>
    <name>convoku::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>C&amp;opier au format</translation>
    </message>
    <message>
        <source>C&amp;hange the puzzle</source>
        <translation>Cha&amp;nger la grille</translation>
    </message>
    <message>
        <source>&amp;Transform the puzzle</source>
        <translation>Trans&amp;former la grille</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;xécution</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>Alle&amp;r</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Marques</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affi&amp;chage</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>Voi&amp;x</translation>
    </message>
    <message>
        <source>Appearan&amp;ce</source>
        <translation>Thè&amp;me</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>Lang&amp;ue</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>convoku::Wording</name>
    <message>
        <source>convolution</source>
        <translation>convolution</translation>
    </message>
    <message>
        <source>max pooling</source>
        <translation>max pooling</translation>
    </message>
    <message>
        <source>max pooling with indices</source>
        <translation>max pooling avec indices</translation>
    </message>
    <message>
        <source>max unpooling</source>
        <translation>max unpooling</translation>
    </message>
    <message>
        <source>upsampling</source>
        <translation>suréchantillonnage</translation>
    </message>
    <message>
        <source>scale and offset</source>
        <translation>échelle et décalage</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>bornage</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>product</source>
        <translation>produit</translation>
    </message>
    <message>
        <source>select</source>
        <translation>sélection</translation>
    </message>
    <message>
        <source>reshape</source>
        <translation>remodelage</translation>
    </message>
    <message>
        <source>1 for yes or 0 for no</source>
        <translation>1 pour oui ou 0 pour non</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>Layer %1 of %2 of %3: %4 – %5 for %6. The result is visible at the end of the step.</source>
        <extracomment>Layer 3 of 14 of Pointing in row: lines of the box with the digit – a number from 0 to 3 for each box and digit.</extracomment>
        <translation>Couche %1 sur %2 de %3&#xa0;: %4 – %5 pour %6. Son effet se voit à la fin de l’étape.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n caractère</numerusform>
            <numerusform>%n caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), one puzzle per line</source>
        <translation>
            <numerusform>%n chiffre, une grille par ligne</numerusform>
            <numerusform>%n chiffres, une grille par ligne</numerusform>
        </translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Grid of candidates</source>
        <translation>Grille de candidats</translation>
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
        <translation>Ligne HoDoKu</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>Lien SudokuPad</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>Lien f-puzzles</translation>
    </message>
    <message>
        <source>SudokuWiki link</source>
        <translation>Lien SudokuWiki</translation>
    </message>
    <message>
        <source>SudokuWiki link with candidates</source>
        <translation>Lien SudokuWiki avec candidats</translation>
    </message>
    <message>
        <source>Sudoku Coach link</source>
        <translation>Lien Sudoku Coach</translation>
    </message>
    <message>
        <source>SudokuExchange link</source>
        <translation>Lien SudokuExchange</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8 text</source>
        <translation>un octet qui n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>%1: the line ends after %2 of 81 characters.</source>
        <translation>%1&#xa0;: la ligne se termine après %2 des 81 caractères.</translation>
    </message>
    <message>
        <source>%1: the line has %2 characters; a puzzle has 81. A comment starts with # or a blank.</source>
        <translation>%1&#xa0;: la ligne continue sur %2 caractères&#x202f;; une grille en a 81, un commentaire commence par # ou un blanc.</translation>
    </message>
    <message>
        <source>%1: %2 is neither a digit nor a sign for an empty cell (0 . * _ X).</source>
        <translation>%1&#xa0;: %2 n’est ni un chiffre, ni un signe de case vide (0 . * _ X).</translation>
    </message>
    <message>
        <source>%1: this is not a text file (byte %2).</source>
        <translation>%1&#xa0;: ce n’est pas un fichier texte (octet %2).</translation>
    </message>
    <message>
        <source>%1: this row ends with cell %2; expected 9 cells.</source>
        <extracomment>a row of a grid in a text</extracomment>
        <translation>%1&#xa0;: cette ligne se termine à la case %2&#x202f;; 9 cases attendues.</translation>
    </message>
    <message>
        <source>%1: the grid starting here has %2 rows; expected 9.</source>
        <translation>%1&#xa0;: la grille qui commence ici a %2 lignes&#x202f;; 9 attendues.</translation>
    </message>
    <message>
        <source>%1: %2 occurs twice in this cell.</source>
        <translation>%1&#xa0;: %2 figure deux fois dans cette case.</translation>
    </message>
    <message>
        <source>%1: found %2; expected %3, or a sign for no candidate (. or 0).</source>
        <translation>%1&#xa0;: on trouve %2 ici&#x202f;; attendu&#xa0;: %3, ou un signe d’absence de candidat (. ou 0).</translation>
    </message>
    <message>
        <source>%1: %2 contradicts the given in this cell.</source>
        <translation>%1&#xa0;: %2 contredit le chiffre donné de cette case.</translation>
    </message>
    <message>
        <source>%1: this section must follow a [Puzzle] section.</source>
        <translation>%1&#xa0;: cette section doit être précédée d’une section [Puzzle].</translation>
    </message>
    <message>
        <source>%1: expected I, cell (00 to 80) and digit, or E, cell and candidate, as in I024 and E05002.</source>
        <translation>%1&#xa0;: attendu&#xa0;: I, case (00 à 80) et chiffre, ou E, case et candidat, comme dans I024 et E05002.</translation>
    </message>
    <message>
        <source>%1: expected removed candidates as digit, row and column, as in 216 817.</source>
        <translation>%1&#xa0;: attendu&#xa0;: candidats éliminés sous la forme chiffre, ligne et colonne, comme dans 216 817.</translation>
    </message>
    <message>
        <source>%1: the line ends after field %2; expected more fields.</source>
        <translation>%1&#xa0;: la ligne se termine après le champ %2&#x202f;; il en faut davantage.</translation>
    </message>
    <message>
        <source>%1: the quoted text that starts here does not end on this line.</source>
        <translation>%1&#xa0;: le texte entre guillemets qui commence ici ne se termine pas sur cette ligne.</translation>
    </message>
    <message>
        <source>%1: the puzzle in this link cannot be read; part of the link may be missing.</source>
        <translation>%1&#xa0;: la grille de ce lien ne peut pas être lue&#x202f;; il manque peut-être une partie du lien.</translation>
    </message>
    <message>
        <source>%1: this is not the JSON of a puzzle.</source>
        <translation>%1&#xa0;: ce n’est pas le JSON d’une grille.</translation>
    </message>
    <message>
        <source>%1: this link only names a puzzle and does not contain one. Copy the puzzle itself.</source>
        <translation>%1&#xa0;: ce lien ne contient pas de grille, il ne fait qu’en nommer une&#x202f;; copiez la grille elle-même.</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 rows or columns. Use 4, 6, 8 or 9.</source>
        <translation>%1&#xa0;: cette grille a %2 lignes ou colonnes. Il en faut 4, 6, 8 ou 9.</translation>
    </message>
    <message>
        <source>%1: this puzzle has a rule beyond the classic ones (%2).</source>
        <extracomment>%2: the name of a rule in the file, such as antiknight</extracomment>
        <translation>%1&#xa0;: cette grille a une règle en plus des règles classiques (%2).</translation>
    </message>
    <message>
        <source>It contains no puzzle. Expected 81 characters (digits, and one of 0 . * _ X for an empty cell), a grid of nine rows, a grid of candidates, a table, or a link.</source>
        <translation>Il n’y a pas de grille dedans&#x202f;; attendu&#xa0;: 81 caractères (des chiffres, et l’un de 0 . * _ X pour une case vide), une grille de neuf lignes, une grille de candidats, un tableau ou un lien.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>box</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Singleton nu</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Pointage</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Singleton caché</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <extracomment>Sudoku; %1: how many cells</extracomment>
        <translation>Paire nue</translation>
    </message>
    <message>
        <source>A cell with one candidate removes that digit from the rest of its %1.</source>
        <translation>Une case à un seul candidat élimine ce chiffre ailleurs en %1.</translation>
    </message>
    <message>
        <source>A digit in only one %1 of a box is removed from the rest of that %1.</source>
        <translation>Un chiffre qu’un bloc n’a que dans une seule %1 disparaît du reste de cette %1.</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its %1 loses its other candidates.</source>
        <translation>Une case qui est la seule place d’un chiffre en %1 perd ses autres candidats.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates remove both from the rest of the %1.</source>
        <translation>Deux cases aux deux mêmes candidats les éliminent ailleurs en %1.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Aucune solution</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Bloquée</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Une solution</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Passes épuisées</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> et %n autre</numerusform>
            <numerusform> et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the puzzle when it was opened</source>
        <translation>absent de la grille telle qu’elle a été ouverte</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a guess: r1c2 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>possible at the start</source>
        <translation>possible au début</translation>
    </message>
    <message>
        <source>impossible from the start: the cell has a different given</source>
        <translation>impossible dès le début&#xa0;: la case a un autre chiffre donné</translation>
    </message>
    <message>
        <source>removed by %1</source>
        <translation>éliminé par %1</translation>
    </message>
    <message>
        <source>set aside: %1 is guessed at depth %2</source>
        <translation>mis de côté&#xa0;: hypothèse %1 à la profondeur %2</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>hypothèse à la profondeur %1</translation>
    </message>
    <message>
        <source>restored: the guess %1 failed</source>
        <translation>revenu&#xa0;: l’hypothèse %1 a échoué</translation>
    </message>
    <message>
        <source>failed as a guess and was removed</source>
        <translation>a échoué comme hypothèse, et est éliminé</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <extracomment>a cell: no digit in r7c5</extracomment>
        <translation>Contradiction</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Guess %1 = %2</source>
        <translation>Hypothèse %1 = %2</translation>
    </message>
    <message>
        <source>Undo guess %1 = %2</source>
        <translation>Annulation de %1 = %2</translation>
    </message>
    <message>
        <source>The puzzle: %1, %2.</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>La grille&#xa0;: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n chiffre donné</numerusform>
            <numerusform>%n chiffres donnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidat</numerusform>
            <numerusform>%n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 élimine %2.</translation>
    </message>
    <message>
        <source>no candidate is left in %1</source>
        <translation>il ne reste aucun candidat en %1</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4</source>
        <translation>%1 figure deux fois en %2, en %3 et en %4</translation>
    </message>
    <message>
        <source>Contradiction.</source>
        <translation>Contradiction.</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>Contradiction&#xa0;: %1.</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>, et </translation>
    </message>
    <message>
        <source>A solution. To check for another one, the search backtracks as it does after a contradiction.</source>
        <translation>Une solution. Pour savoir s’il y en a une autre, la recherche l’annule comme une contradiction.</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3 and sets %4 aside.</source>
        <translation>Les règles ne trouvent plus rien&#xa0;: le réseau fait l’hypothèse %1 = %2 à la profondeur %3 et met de côté %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>aucune hypothèse</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1, annulées&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n hypothèse</numerusform>
            <numerusform>%n hypothèses</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved after %1 with %2.</source>
        <translation>Résolue après %1 (%2).</translation>
    </message>
    <message>
        <source>The puzzle has no solution. This is certain after %1 with %2.</source>
        <translation>La grille n’a pas de solution&#xa0;: c’est certain après %1 (%2).</translation>
    </message>
    <message>
        <source>The solution is the only one. This is certain after %1 with %2.</source>
        <translation>La solution est la seule&#xa0;: c’est certain après %1 (%2).</translation>
    </message>
    <message>
        <source>Found a second solution after %1 with %2: the puzzle has several.</source>
        <translation>Une seconde solution après %1 (%2)&#xa0;: la grille en a plusieurs.</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the search is off.</source>
        <translation>Bloquée après %1&#xa0;: les règles ne trouvent plus rien, et la recherche est désactivée.</translation>
    </message>
    <message>
        <source>Stopped at the limit of %1, with %2.</source>
        <translation>Arrêtée après %1, la limite (%2).</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1 ne trouve rien ici.</translation>
    </message>
    <message>
        <source>The verdict: neither solved nor contradictory.</source>
        <translation>Le verdict&#xa0;: ni résolue, ni contradictoire.</translation>
    </message>
    <message>
        <source>The search has nothing to do here.</source>
        <translation>La recherche n’a rien à faire ici.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a rule and how many candidates it removed: Pointing in row (5)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass %1 removes %2: %3.</source>
        <translation>La passe %1 élimine %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Pass %1 changes nothing.</source>
        <translation>La passe %1 ne change rien.</translation>
    </message>
    <message>
        <source>set aside at depth %1</source>
        <translation>mis de côté à la profondeur %1</translation>
    </message>
    <message>
        <source>%1, deeper ones in turn</source>
        <extracomment>in the legend, behind &quot;kept in mind by guess 1&quot;, 2, 3 …: deeper ones have the same colours once more</extracomment>
        <translation>%1, au-delà tour à tour</translation>
    </message>
    <message>
        <source>cell of the rule’s finding</source>
        <translation>case de ce que la règle a trouvé</translation>
    </message>
    <message>
        <source>removed, and later steps depend on it</source>
        <translation>éliminé, et la suite repose dessus</translation>
    </message>
    <message>
        <source>removed in this step</source>
        <translation>éliminé à cette étape</translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <translation>Passe %1 sur %2</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>the last guess, by its depth: guess 1</extracomment>
        <translation>hypothèse %1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Passe %1</translation>
    </message>
    <message>
        <source>The givens clash: %1 occurs twice in %2, at %3 and %4.</source>
        <translation>Les chiffres donnés sont en conflit&#xa0;: %1 figure deux fois en %2, en %3 et en %4.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>the root of the search tree</extracomment>
        <translation>Grille</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>it has no solution</source>
        <translation>elle n’a pas de solution</translation>
    </message>
    <message>
        <source>it failed</source>
        <translation>elle a échoué</translation>
    </message>
    <message>
        <source>solved by guessing</source>
        <translation>résolue par hypothèses</translation>
    </message>
    <message>
        <source>it is part of the solution</source>
        <translation>elle fait partie de la solution</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>it is active at the end of the run</source>
        <translation>elle est en cours à la fin de l’exécution</translation>
    </message>
    <message>
        <source>The puzzle without a guess</source>
        <translation>La grille sans hypothèse</translation>
    </message>
    <message>
        <source>Guess %1 at depth %2</source>
        <translation>Hypothèse %1 à la profondeur %2</translation>
    </message>
    <message>
        <source>passes %1 to %2</source>
        <translation>passes %1 à %2</translation>
    </message>
    <message>
        <source>no guess below it</source>
        <translation>aucune hypothèse en dessous</translation>
    </message>
    <message>
        <source>%1 below it</source>
        <translation>%1 en dessous</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4.</source>
        <extracomment>a node of the search: its name, its passes, how it ended, what is below it</extracomment>
        <translation>%1, %2&#xa0;: %3, %4.</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Il n’y a pas encore de grille.</translation>
    </message>
    <message>
        <source>This run needed no guess.</source>
        <translation>Cette exécution n’a demandé aucune hypothèse.</translation>
    </message>
    <message>
        <source>No guess so far.</source>
        <translation>Aucune hypothèse jusqu’ici.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>Naked single in box</source>
        <translation>Singleton nu dans un bloc</translation>
    </message>
    <message>
        <source>Pointing in row</source>
        <translation>Pointage dans une ligne</translation>
    </message>
    <message>
        <source>Pointing in column</source>
        <translation>Pointage dans une colonne</translation>
    </message>
    <message>
        <source>Hidden single in row</source>
        <translation>Singleton caché dans une ligne</translation>
    </message>
    <message>
        <source>Hidden single in column</source>
        <translation>Singleton caché dans une colonne</translation>
    </message>
    <message>
        <source>Hidden single in box</source>
        <translation>Singleton caché dans un bloc</translation>
    </message>
    <message>
        <source>Naked pair in row</source>
        <translation>Paire nue dans une ligne</translation>
    </message>
    <message>
        <source>Naked pair in column</source>
        <translation>Paire nue dans une colonne</translation>
    </message>
    <message>
        <source>Naked pair in box</source>
        <translation>Paire nue dans un bloc</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>cells</comment>
        <extracomment>a digit and the cells that it leaves: 2 from r3c4, r3c6</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>81 characters with the number of solutions</source>
        <translation>81 caractères avec le nombre de solutions</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>%1: more than 64 MiB without an end; this part is skipped.</source>
        <translation>%1&#xa0;: plus de 64&#xa0;Mio sans fin&#x202f;; ceci est omis.</translation>
    </message>
    <message>
        <source>%1: this is not OpenSudoku XML.</source>
        <translation>%1&#xa0;: ce n’est pas du XML tel qu’OpenSudoku l’écrit.</translation>
    </message>
    <message>
        <source>%1: the data of this game is not 81 cells in OpenSudoku’s format.</source>
        <translation>%1&#xa0;: les données de cette partie ne sont pas 81 cases telles qu’OpenSudoku les écrit.</translation>
    </message>
    <message>
        <source>%1, so the guess %2 was wrong.</source>
        <extracomment>%1: what is wrong: 7 stands twice in column 8, at r3c8 and r5c8; %2: a guess: r1c2 = 7</extracomment>
        <translation>%1&#xa0;: l’hypothèse %2 était donc fausse.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) return</source>
        <translation>
            <numerusform>%n candidat revient</numerusform>
            <numerusform>%n candidats reviennent</numerusform>
        </translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <extracomment>%1 and %5: guesses, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>L’hypothèse %1 est annulée&#xa0;: %2, et %3 disparaît de %4 tant que l’hypothèse %5 est en cours.</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <translation>L’hypothèse %1 a mené à une solution et est annulée&#xa0;: %2, et %3 disparaît de %4 tant que l’hypothèse %5 est en cours.</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is permanently removed from %4.</source>
        <extracomment>%1: a guess, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>L’hypothèse %1 est annulée&#xa0;: %2, et %3 disparaît de %4 pour de bon.</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is permanently removed from %4.</source>
        <translation>L’hypothèse %1 a mené à une solution et est annulée&#xa0;: %2, et %3 disparaît de %4 pour de bon.</translation>
    </message>
    <message>
        <source>Other rules</source>
        <extracomment>rules that somebody wrote, all together</extracomment>
        <translation>Autres règles</translation>
    </message>
    <message>
        <source>Naked single in row</source>
        <translation>Singleton nu dans une ligne</translation>
    </message>
    <message>
        <source>Naked single in column</source>
        <translation>Singleton nu dans une colonne</translation>
    </message>
    <message>
        <source>%1 in row</source>
        <extracomment>a rule that somebody wrote, by its name</extracomment>
        <translation>%1 dans une ligne</translation>
    </message>
    <message>
        <source>%1 in column</source>
        <translation>%1 dans une colonne</translation>
    </message>
    <message>
        <source>%1 in box</source>
        <translation>%1 dans un bloc</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the network has no search.</source>
        <translation>Bloquée après %1&#xa0;: les règles ne trouvent plus rien, et le réseau n’a pas de recherche.</translation>
    </message>
    <message>
        <source>permute</source>
        <translation>permuter</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>remplissage</translation>
    </message>
    <message>
        <source>average pooling</source>
        <translation>average pooling</translation>
    </message>
    <message>
        <source>house “%1”</source>
        <extracomment>a house that is neither row, column nor box, by the name that its network gives it: house “falling”</extracomment>
        <translation>zone « %1 »</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a rule for a house</comment>
        <extracomment>a rule, and the name of the house that a network has it for: Naked pair in falling</extracomment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3.</source>
        <translation>Les règles ne trouvent plus rien : le réseau fait l’hypothèse %1 = %2 à la profondeur %3.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <extracomment>Sudoku; %1: how many digits</extracomment>
        <translation>Paire cachée</translation>
    </message>
    <message>
        <source>Fish</source>
        <extracomment>Sudoku: X-wing, swordfish and jellyfish together</extracomment>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Claiming</source>
        <extracomment>Sudoku: a line has a digit in one box only</extracomment>
        <translation>Revendication</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Triplet nu</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Quadruplet nu</translation>
    </message>
    <message>
        <source>Naked set of %1</source>
        <translation>Ensemble nu de %1</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Triplet caché</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Quadruplet caché</translation>
    </message>
    <message>
        <source>Hidden set of %1</source>
        <translation>Ensemble caché de %1</translation>
    </message>
    <message>
        <source>X-wing</source>
        <extracomment>Sudoku; %1: how many lines</extracomment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Espadon</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Méduse</translation>
    </message>
    <message>
        <source>Fish of %1</source>
        <translation>Poisson de %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list</comment>
        <extracomment>all of a list but its last one, and that: 3, 5 and 8; r1c1 and r1c2</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>several lines, such as “2 and 6”</extracomment>
        <translation>lignes %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>colonnes %1</translation>
    </message>
    <message>
        <source>%1 in rows</source>
        <extracomment>%1: X-wing, swordfish …</extracomment>
        <translation>%1 dans des lignes</translation>
    </message>
    <message>
        <source>%1 in columns</source>
        <translation>%1 dans des colonnes</translation>
    </message>
    <message>
        <source>%1 cells that have only %1 digits between them remove these from the rest of the %2.</source>
        <translation>%1 cases qui n’ont à elles toutes que %1 chiffres les éliminent ailleurs en %2.</translation>
    </message>
    <message>
        <source>%1 digits that have only %1 cells of a %2 between them remove all others from these cells.</source>
        <translation>%1 chiffres qui n’ont à eux tous que %1 cases en %2 éliminent de ces cases tous les autres.</translation>
    </message>
    <message>
        <source>A digit with only %1 columns in %1 rows is removed from the rest of these columns.</source>
        <translation>Un chiffre qui, dans %1 lignes, n’a que %1 colonnes disparaît du reste de ces colonnes.</translation>
    </message>
    <message>
        <source>A digit with only %1 rows in %1 columns is removed from the rest of these rows.</source>
        <translation>Un chiffre qui, dans %1 colonnes, n’a que %1 lignes disparaît du reste de ces lignes.</translation>
    </message>
    <message>
        <source>A digit in only one box of a %1 is removed from the rest of that box.</source>
        <translation>Un chiffre qu’une %1 n’a que dans un seul bloc disparaît du reste de ce bloc.</translation>
    </message>
    <message>
        <source>concatenation</source>
        <translation>concaténation</translation>
    </message>
    <message>
        <source>The network ends in a contradiction after %1 with %2. Whether the puzzle has a solution is unknown, because its layers are not known to be sound.</source>
        <translation>Le réseau aboutit à une contradiction après %1 (%2). Si la grille a une solution, il ne peut pas le dire&#xa0;: personne ne sait si ses couches sont correctes.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>seuil</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>produit de matrices</translation>
    </message>
    <message>
        <source>RMS normalisation</source>
        <translation>normalisation RMS</translation>
    </message>
    <message>
        <source>The network finds no other solution after %1 with %2. Whether there is one is unknown, because its layers are not known to be sound.</source>
        <translation>Le réseau ne trouve aucune autre solution après %1 (%2). S’il y en a une, il ne peut pas le dire&#xa0;: personne ne sait si ses couches sont correctes.</translation>
    </message>
    <message numerus="yes">
        <source>%1: a spreadsheet has turned %n puzzle(s) of this table into numbers, so digits are missing. Format the column as text before you paste or import the puzzles, then export the table again.</source>
        <translation>
            <numerusform>%1&#xa0;: un tableur a converti %n grille de ce tableau en nombre, il manque donc des chiffres. Mettez la colonne au format texte avant de coller ou d’importer les grilles, puis exportez de nouveau le tableau.</numerusform>
            <numerusform>%1&#xa0;: un tableur a converti %n grilles de ce tableau en nombres, il manque donc des chiffres. Mettez la colonne au format texte avant de coller ou d’importer les grilles, puis exportez de nouveau le tableau.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 twice in %2</source>
        <extracomment>a digit and a house: 7 twice in column 8</extracomment>
        <translation>%1 deux fois en %2</translation>
    </message>
    <message>
        <source>no digit in %1</source>
        <translation>aucun chiffre en %1</translation>
    </message>
    <message>
        <source>set aside by guess %1</source>
        <extracomment>in the legend: the colour of the candidates that a guess has set aside</extracomment>
        <translation>mis de côté par l’hypothèse %1</translation>
    </message>
    <message>
        <source>returned because the guess failed</source>
        <extracomment>in the legend: candidates that are back</extracomment>
        <translation>revenu car l’hypothèse a échoué</translation>
    </message>
    <message>
        <source>exponential function</source>
        <translation>fonction exponentielle</translation>
    </message>
    <message>
        <source>logarithm</source>
        <translation>logarithme</translation>
    </message>
    <message>
        <source>power</source>
        <translation>puissance</translation>
    </message>
    <message>
        <source>error function</source>
        <translation>fonction d’erreur</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 cells, which fit two box sizes. First choose a network for its board.</source>
        <translation>%1&#xa0;: cette grille a %2 cases, et deux tailles de blocs conviennent&#x202f;; choisissez d’abord un réseau pour elle.</translation>
    </message>
    <message>
        <source>%1×%1 with boxes of %2×%3</source>
        <translation>%1×%1 avec des blocs de %2×%3</translation>
    </message>
    <message>
        <source>This puzzle is %1, but the network solves %2.</source>
        <translation>Cette grille est de %1, mais le réseau résout %2.</translation>
    </message>
    <message>
        <source>Networks for this puzzle: %1.</source>
        <extracomment>identifiers of networks</extracomment>
        <translation>Réseaux pour cette grille&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>convoku::Workshop</name>
    <message>
        <source>This text</source>
        <translation>Ce texte</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation>se compile</translation>
    </message>
    <message>
        <source>checks that hold: %1</source>
        <translation>vérifications réussies : %1</translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation>échoue : %1</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>mis à l’écart</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>vérifications restées ouvertes : %1</translation>
    </message>
    <message>
        <source>%1 was read from an ONNX file and is not text. This is the article’s network.</source>
        <translation>%1 a été lu dans un fichier ONNX et n’est pas un texte. Voici le réseau de l’article.</translation>
    </message>
    <message>
        <source>%1 has learned layers that are not text. This is the article’s network.</source>
        <translation>%1 a des couches apprises qui ne sont pas du texte. Voici le réseau de l’article.</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopController</name>
    <message>
        <source>The text could not be read: %1</source>
        <translation>Le texte n’a pas pu être lu : %1</translation>
    </message>
    <message>
        <source>&amp;Edit a copy…</source>
        <translation>Modifier une &amp;copie…</translation>
    </message>
    <message>
        <source>Open the text of the running network, with its rules, in the workshop</source>
        <translation>Ouvrir dans l’atelier le texte du réseau exécuté, avec ses règles</translation>
    </message>
    <message>
        <source>Line of this la&amp;yer</source>
        <translation>Li&amp;gne de cette couche</translation>
    </message>
    <message>
        <source>Go to the line of the rule’s text that produces the layer at this position</source>
        <translation>Aller à la ligne du texte de la règle qui fait la couche à cet endroit</translation>
    </message>
    <message>
        <source>Edit a network</source>
        <translation>Modifier un réseau</translation>
    </message>
    <message>
        <source>Networks (*.network);;All files (*)</source>
        <translation>Réseaux (*.network);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>%1 is too long for the text of a network.</source>
        <translation>%1 est plus long que ne peut l’être le texte d’un réseau.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 n’est pas un texte en UTF-8.</translation>
    </message>
    <message>
        <source>The text was not saved.</source>
        <translation>Le texte n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>Enregistrer le réseau</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>exécutée</translation>
    </message>
    <message>
        <source>The run does not use this version of the rule. Use it in the run first.</source>
        <translation>L’exécution n’a pas cette règle telle qu’elle est ici : utilisez-la d’abord dans l’exécution.</translation>
    </message>
    <message>
        <source>Only rule steps have lines in the workshop.</source>
        <translation>Seules les étapes de règles ont des lignes dans l’atelier.</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>La liste</translation>
    </message>
    <message>
        <source>%1, the first %2</source>
        <extracomment>a list of puzzles, how many of them: hard.txt, the first 2000</extracomment>
        <translation>%1, les %2 premières</translation>
    </message>
    <message>
        <source>Find the bent weight…</source>
        <translation>Trouver le poids tordu…</translation>
    </message>
    <message>
        <source>One number of a rule is bent: draw a row that reveals it, and identify the number</source>
        <translation>Un nombre d’une règle est tordu : dessinez une ligne qui le montre, et dites lequel c’est</translation>
    </message>
    <message>
        <source>Bend the numbers of this layer</source>
        <translation>Tordre les nombres de cette couche</translation>
    </message>
    <message>
        <source>Go to the numbers of the layer at this position, in a copy of the network, and change one</source>
        <translation>Aller aux nombres de la couche à cet endroit, dans une copie du réseau, et en changer un</translation>
    </message>
    <message>
        <source>Layers of this line</source>
        <translation>Couches de cette ligne</translation>
    </message>
    <message>
        <source>Go to the rule graph, where the layers of the line in the workshop are marked</source>
        <translation>Aller au graphe des règles, où les couches de la ligne de l’atelier sont marquées</translation>
    </message>
    <message>
        <source>The line at the cursor produces no layers.</source>
        <translation>La ligne du curseur ne fait aucune couche.</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopView</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>A copy of the running network</source>
        <translation>Une copie du réseau exécuté</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un fichier…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>Autres parties</translation>
    </message>
    <message>
        <source>Insert a line</source>
        <translation>Insérer une ligne</translation>
    </message>
    <message>
        <source>Count: how many there are in the house</source>
        <translation>Compter : combien il y en a dans la zone</translation>
    </message>
    <message>
        <source>Is it k: 1 if the number is k</source>
        <translation>Est-ce k : 1 où le nombre est k</translation>
    </message>
    <message>
        <source>Spread: the same in all cells of the house</source>
        <translation>Étaler : la même chose dans toutes les cases de la zone</translation>
    </message>
    <message>
        <source>And: 1 if both are 1</source>
        <translation>Et : où les deux valent 1</translation>
    </message>
    <message>
        <source>Clear: the remaining candidates</source>
        <translation>Effacer : ce qui reste des candidats</translation>
    </message>
    <message>
        <source>Removals here</source>
        <translation>Ce qu’elle élimine ici</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Commencer par</translation>
    </message>
    <message>
        <source>Built-in rules, and lines to insert</source>
        <translation>Règles du programme et lignes à insérer</translation>
    </message>
    <message>
        <source>Save the text to a file</source>
        <translation>Garder le texte dans un fichier</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Run it side by side with the same network without this rule</source>
        <translation>L’exécuter, et à côté le même réseau sans cette règle</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>Utiliser dans l’exécution</translation>
    </message>
    <message>
        <source>Run this network on the puzzle</source>
        <translation>Exécuter ce réseau sur la grille</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Revenir à cette version</translation>
    </message>
    <message>
        <source>Restore its text; Undo returns here</source>
        <translation>De nouveau son texte ; Annuler ramène ici</translation>
    </message>
    <message>
        <source>A new text</source>
        <translation>Un nouveau texte</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>It runs</source>
        <translation>Il est exécuté</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>Write a rule, or start from a built-in one.</source>
        <translation>Écrivez une règle, ou commencez par une de celles du programme.</translation>
    </message>
    <message>
        <source>layers: %1 for one house, %2 for all · additions: %3</source>
        <translation>couches : %1 pour une zone, %2 pour toutes · additions : %3</translation>
    </message>
    <message>
        <source>layers: %1 · additions: %2</source>
        <translation>couches : %1 · additions : %2</translation>
    </message>
    <message>
        <source>checks that fail: %1</source>
        <translation>vérifications échouées : %1</translation>
    </message>
    <message>
        <source>Board on which it fails</source>
        <translation>Où elle échoue</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>Aucune grille n’est ouverte.</translation>
    </message>
    <message>
        <source>This part removes nothing by itself: only rules do.</source>
        <translation>Cette partie n’élimine rien elle-même : seules les règles le font.</translation>
    </message>
    <message>
        <source>It restores candidates, which a rule must not do: %1.</source>
        <translation>Elle fait revenir des candidats, ce qu’une règle ne doit pas faire : %1.</translation>
    </message>
    <message>
        <source>It removes nothing here.</source>
        <translation>Elle n’élimine rien ici.</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>lignes : %1</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>vérifications restées ouvertes : %1</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Board with the rule’s removals</source>
        <translation>Grille avec ce que la règle élimine</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Rule wor&amp;kshop</source>
        <translation>Atelier des r&amp;ègles</translation>
    </message>
    <message>
        <source>Write a rule, and see what its lines compute and what it removes here</source>
        <translation>Écrire une règle, et voir ce que calculent ses lignes et ce qu’elle élimine ici</translation>
    </message>
    <message>
        <source>An empty rule</source>
        <translation>Une règle vide</translation>
    </message>
    <message>
        <source>Describe what the rule removes.</source>
        <extracomment>the sentence of an empty rule, for people to replace</extracomment>
        <translation>Décrivez ce que la règle retire.</translation>
    </message>
    <message>
        <source>Proved sound on every board</source>
        <translation>Prouvée correcte sur toute grille</translation>
    </message>
    <message>
        <source>Checks: %1 %</source>
        <translation>Vérifications : %1 %</translation>
    </message>
    <message>
        <source>At %1: %2 candidates before the rule, %3 after it</source>
        <translation>À %1 de l’exécution : %2 candidats avant, %3 après</translation>
    </message>
    <message>
        <source>Go to the first step of the run in which it removes something</source>
        <translation>Aller à la première étape du calcul où elle supprime quelque chose</translation>
    </message>
    <message>
        <source>Show it at %1 (−%2)</source>
        <extracomment>%1: a place in a run, %2: how many candidates the rule removes there: Show it at 17.4 (−2)</extracomment>
        <translation>La montrer en %1 (−%2)</translation>
    </message>
</context>
<context>
    <name>convoku::Workspace</name>
    <message numerus="yes">
        <source>The session’s puzzle is invalid: expected %n character(s) under “puzzle”.</source>
        <translation>
            <numerusform>La grille de la session n’en est pas une&#xa0;: %n caractère est attendu sous «&#xa0;puzzle&#xa0;».</numerusform>
            <numerusform>La grille de la session n’en est pas une&#xa0;: %n caractères sont attendus sous «&#xa0;puzzle&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session’s candidates do not match its puzzle: expected %n character(s) under “candidates”, with no other digit in the cells of givens.</source>
        <translation>
            <numerusform>Les candidats de la session ne sont pas ceux de sa grille&#xa0;: %n caractère est attendu sous «&#xa0;candidates&#xa0;», sans autre chiffre dans les cases données.</numerusform>
            <numerusform>Les candidats de la session ne sont pas ceux de sa grille&#xa0;: %n caractères sont attendus sous «&#xa0;candidates&#xa0;», sans autre chiffre dans les cases données.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session’s network</source>
        <translation>Le réseau de la session</translation>
    </message>
    <message>
        <source>The session’s network is not included in this program. Expected one of %1 under “network”, or its text under “network_text”.</source>
        <translation>Le réseau de la session n’est pas de ceux de ce programme&#xa0;: l’un de %1 est attendu sous «&#xa0;network&#xa0;», ou son texte sous «&#xa0;network_text&#xa0;».</translation>
    </message>
    <message>
        <source>The session’s rules do not match its network. Expected known ids, each once, under “rules”.</source>
        <translation>Les règles de la session ne sont pas celles de son réseau&#xa0;: des identifiants connus, chacun une fois, sont attendus sous «&#xa0;rules&#xa0;».</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Step through the passes of a hand-set neural network that solves Sudoku.</source>
        <translation>Parcourez pas à pas les passes d’un réseau de neurones réglé à la main qui résout le Sudoku.</translation>
    </message>
    <message>
        <source>convoku opens a window, but that is not possible here (%1); convoku-cli needs no display.</source>
        <translation>convoku ouvre une fenêtre, et ce n’est pas possible ici (%1)&#x202f;; convoku-cli ne demande pas d’écran.</translation>
    </message>
    <message>
        <source>convoku opens a window, but there is no display here. convoku-cli needs none.</source>
        <translation>convoku ouvre une fenêtre, et il n’y a pas d’écran ici&#x202f;; convoku-cli n’en demande pas.</translation>
    </message>
    <message>
        <source>Language to use this time only, one of: %1.</source>
        <translation>Utilise cette langue pour cette fois, l’une de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>there is no language “%1”; use one of %2.</source>
        <translation>la langue «&#xa0;%1&#xa0;» n’existe pas&#xa0;: c’est l’une de %2.</translation>
    </message>
    <message>
        <source>only one file or puzzle can be opened at a time; “%1” is one too many.</source>
        <translation>un seul fichier ou une seule grille s’ouvre à la fois, et «&#xa0;%1&#xa0;» en est un second.</translation>
    </message>
    <message>
        <source>A file with puzzles, a session, a lesson or a network, or the characters of a puzzle (default: the last viewed puzzle).</source>
        <translation>Un fichier de grilles, une session, une leçon ou un réseau, ou les caractères d’une grille&#x202f;; sans lui, la dernière grille regardée.</translation>
    </message>
</context>
</TS>
