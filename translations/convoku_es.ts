<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>CliText</name>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed: «%1» no es un número de 0 a 18446744073709551615.</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>Se esperaba el lugar de un número, como en r1=1.</translation>
    </message>
    <message>
        <source>A link cannot go to “%1”. Expected start, end, a pass (17), a step (17.4) or a layer (17.4.2).</source>
        <translation>Un enlace no puede ir a «%1»: se esperaba start, end, una pasada (17), un paso (17.4) o una capa (17.4.2).</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, not “%1”.</source>
        <translation>Se esperaba un candidato como en r1c7=3, no «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a page address.</source>
        <translation>«%1» no es la dirección de una página.</translation>
    </message>
    <message>
        <source>This stop already has a question (line %1). Only one is allowed.</source>
        <translation>En esta parada ya hay una pregunta (línea %1): solo hace una.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar la &amp;dirección del enlace</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredPane</name>
    <message>
        <source>What start %1 learned, when</source>
        <translation>Qué aprendió el comienzo %1, y cuándo</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredWording</name>
    <message>
        <source>What it learned, when</source>
        <translation>Qué aprendió, y cuándo</translation>
    </message>
    <message>
        <source>Nothing written finds it</source>
        <extracomment>candidates that go, and should go, but that no written rule removes from this board</extracomment>
        <translation>Ninguna regla escrita lo encuentra</translation>
    </message>
    <message>
        <source>Digits of the solution</source>
        <translation>Dígitos de la solución</translation>
    </message>
    <message>
        <source>lost at the end too</source>
        <translation>también se pierden al final</translation>
    </message>
    <message>
        <source>never lost</source>
        <translation>nunca se pierden</translation>
    </message>
    <message>
        <source>none lost from step %1</source>
        <translation>no se pierden desde el paso %1</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>desde el paso %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a rule; %2: from step 400, never</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 removed (%4) at step %5; %6</source>
        <extracomment>%1: a rule; %6: from step 400, never</extracomment>
        <translation>%1: %2 de %3 eliminados (%4) en el paso %5; %6</translation>
    </message>
    <message>
        <source>Each of %1 candidates on boards of the written network’s runs is in the line of the first written rule that removes it there. A rule is acquired at the step from which at least half of its line is always removed.</source>
        <translation>De %1 candidatos en tableros de ejecuciones de la red escrita, cada uno está en la línea de la primera regla escrita que lo elimina allí. Una regla se considera aprendida desde el paso a partir del cual siempre desaparece al menos la mitad de su línea.</translation>
    </message>
    <message>
        <source>This network has custom houses, and the boards used for this measurement have none. They cannot explain what the network removes.</source>
        <translation>Esta red tiene casas propias, y los tableros con los que se mide no las tienen: lo que elimina no se puede explicar con ellos.</translation>
    </message>
    <message>
        <source>At step %1 the values are too large or not numbers. They make no rule, so its removals are not known.</source>
        <translation>En el paso %1 los números son demasiado grandes o no lo son, y no forman ninguna regla: no se sabe qué eliminaría.</translation>
    </message>
    <message>
        <source>Computing what the start removes …</source>
        <translation>Se está calculando lo que elimina el comienzo …</translation>
    </message>
    <message>
        <source>This network solves boards of a different size from those used for measuring. They cannot explain what it removes.</source>
        <translation>Esta red resuelve tableros de otro tamaño que los que se usan para medir: lo que elimina no se puede explicar con ellos.</translation>
    </message>
</context>
<context>
    <name>convoku::Address</name>
    <message>
        <source>Expected a pass (12), step (12.7), layer (12.7.3), cell (r4c5) or candidate (r4c5=7). A cell or candidate can follow a pass, step or layer.</source>
        <translation>Se esperaba una pasada (12), un paso de una pasada (12.7), una capa de un paso (12.7.3), una celda (r4c5) o un candidato (r4c5=7), o un lugar y uno de estos.</translation>
    </message>
    <message>
        <source>There is no pass %1: the last pass is %2.</source>
        <translation>No existe la pasada %1: la ejecución tiene %2.</translation>
    </message>
    <message>
        <source>Pass %1 has no step %2: its steps are 1 to %3.</source>
        <translation>La pasada %1 no tiene el paso %2: sus pasos van de 1 a %3.</translation>
    </message>
    <message>
        <source>Step %1 has no layer %2: its layers are 1 to %3.</source>
        <translation>El paso %1 no tiene la capa %2: sus capas van de 1 a %3.</translation>
    </message>
</context>
<context>
    <name>convoku::AddressEdit</name>
    <message>
        <source>Go to address</source>
        <translation>Ir a una dirección</translation>
    </message>
    <message>
        <source>A pass (12), a step (12.7), a layer (12.7.3), a cell (r4c5), a candidate (r4c5=7)</source>
        <translation>Una pasada (12), un paso (12.7), una capa (12.7.3), una celda (r4c5), un candidato (r4c5=7)</translation>
    </message>
</context>
<context>
    <name>convoku::AnimationPreview</name>
    <message>
        <source>Pause the preview</source>
        <translation>Pausar la vista previa</translation>
    </message>
    <message>
        <source>Previous picture</source>
        <translation>La imagen anterior</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>La imagen siguiente</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Picture of the preview</source>
        <translation>Imagen de la vista previa</translation>
    </message>
    <message>
        <source>Play the preview</source>
        <translation>Reproducir la vista previa</translation>
    </message>
    <message>
        <source>Frame %1 of %2, %3 of %4 s</source>
        <extracomment>the picture that is shown, when it comes, and how long all take: Picture 12 of 69, 4.2 of 25.8 s</extracomment>
        <translation>Imagen %1 de %2, %3 de %4 s</translation>
    </message>
</context>
<context>
    <name>convoku::BandSlider</name>
    <message>
        <source>The number and how far it can be bent</source>
        <translation>El número, con lo que se puede doblar</translation>
    </message>
</context>
<context>
    <name>convoku::Batch</name>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 no es una carpeta ni se puede crear como tal.</translation>
    </message>
</context>
<context>
    <name>convoku::BendWording</name>
    <message>
        <source>weights of a count</source>
        <translation>pesos de un recuento</translation>
    </message>
    <message>
        <source>weights of a convolution</source>
        <translation>pesos de una convolución</translation>
    </message>
    <message>
        <source>kernel that slides</source>
        <translation>núcleo que se desliza</translation>
    </message>
    <message>
        <source>k, the comparison value</source>
        <translation>k, con la que se compara</translation>
    </message>
    <message>
        <source>factor and summand</source>
        <translation>factor y sumando</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>límites</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>factor</translation>
    </message>
    <message>
        <source>summand</source>
        <translation>sumando</translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation>límite inferior</translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation>límite superior</translation>
    </message>
    <message>
        <source>bias of row %1</source>
        <translation>sesgo de la fila %1</translation>
    </message>
    <message>
        <source>weight %1 of row %2</source>
        <translation>peso %1 de la fila %2</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>sesgo</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>peso %1</translation>
    </message>
    <message>
        <source>You cannot bend numbers while the text is being read or has an error.</source>
        <translation>Mientras el texto se lee o tiene un error no se puede doblar nada.</translation>
    </message>
    <message>
        <source>With %1 the rule has no layers. Expected: %2.</source>
        <translation>Con %1 la regla no tiene capas. Se esperaba: %2.</translation>
    </message>
    <message>
        <source>First different number here: %1 in layer %2, %3 instead of %4.</source>
        <translation>Primer número que difiere aquí: %1 en la capa %2, %3 en lugar de %4.</translation>
    </message>
    <message>
        <source>No number differs on this board.</source>
        <translation>En este tablero no difiere ningún número.</translation>
    </message>
    <message>
        <source>First wrongly removed candidate: %1, in pass %2 by %3.</source>
        <translation>Primer candidato eliminado sin razón: %1, en la pasada %2 por %3.</translation>
    </message>
    <message>
        <source>No candidate is wrongly removed in this puzzle.</source>
        <translation>En este sudoku no se elimina sin razón ningún candidato.</translation>
    </message>
    <message>
        <source>As written, the network does not solve this puzzle. It is not known which removals are wrong.</source>
        <translation>Tal como está escrita la red no resuelve este sudoku: no se sabe qué eliminaciones son erróneas.</translation>
    </message>
    <message>
        <source>The run fails: %1</source>
        <translation>La ejecución se interrumpe: %1</translation>
    </message>
    <message>
        <source>The puzzle is still solved in the same number of passes (%1).</source>
        <translation>El sudoku se sigue resolviendo, con las mismas pasadas (%1).</translation>
    </message>
    <message>
        <source>The puzzle is still solved, in %1 passes instead of %2.</source>
        <translation>El sudoku se sigue resolviendo; pasadas: %1 en lugar de %2.</translation>
    </message>
    <message>
        <source>The puzzle ends with a different grid in pass %1.</source>
        <translation>El sudoku termina con otra cuadrícula, en la pasada %1.</translation>
    </message>
    <message>
        <source>The puzzle has not ended after %1 passes.</source>
        <translation>Tras %1 pasadas el sudoku no ha terminado.</translation>
    </message>
    <message>
        <source>Result: %1, in pass %2.</source>
        <translation>Cómo termina: %1, en la pasada %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two numbers: from the first to the second</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Same result on every board: %1.</source>
        <translation>Lo mismo en todo tablero: %1.</translation>
    </message>
    <message>
        <source>Sound (no solution is lost): %1.</source>
        <translation>Correcta, sin perder ninguna solución: %1.</translation>
    </message>
    <message>
        <source>As written, the rule is not known to be sound.</source>
        <translation>Tal como está escrita no se sabe si es correcta.</translation>
    </message>
    <message>
        <source>Proved as far as time allowed.</source>
        <translation>Demostrado, hasta donde hubo tiempo.</translation>
    </message>
    <message>
        <source>All of this is proved. Numbers farther away were not checked.</source>
        <translation>Todo está demostrado; por números más lejanos no se preguntó.</translation>
    </message>
    <message>
        <source>%1: same result on every board</source>
        <translation>%1: lo mismo en todo tablero</translation>
    </message>
    <message>
        <source>%1: a different rule, but sound</source>
        <translation>%1: otra regla, pero correcta</translation>
    </message>
    <message>
        <source>%1: outside the safe band</source>
        <translation>%1: fuera de la banda segura</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1: removes %2 when bent, but not as written.</source>
        <translation>%1: doblada elimina %2, tal como está escrita no.</translation>
    </message>
    <message>
        <source>%1: leaves %2 when bent, but not as written.</source>
        <translation>%1: doblada deja %2, tal como está escrita no.</translation>
    </message>
    <message>
        <source>Any real number between %1 and %2 would give the same rounded answers.</source>
        <translation>Como número real entre %1 y %2 daría las mismas respuestas, redondeadas.</translation>
    </message>
    <message>
        <source>Any real number above %1 would give the same rounded answers.</source>
        <translation>Como número real mayor que %1 daría las mismas respuestas, redondeadas.</translation>
    </message>
    <message>
        <source>Any real number below %1 would give the same rounded answers.</source>
        <translation>Como número real menor que %1 daría las mismas respuestas, redondeadas.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>umbral</translation>
    </message>
</context>
<context>
    <name>convoku::BentWeightDialog</name>
    <message>
        <source>It is this one</source>
        <translation>Es este</translation>
    </message>
    <message>
        <source>Name the selected number</source>
        <translation>Nombrar el número elegido</translation>
    </message>
    <message>
        <source>Show a row</source>
        <translation>Mostrar una fila</translation>
    </message>
    <message>
        <source>Show a row for which the bent rule is wrong</source>
        <translation>Una fila en la que la regla doblada falla</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Bend a different number</source>
        <translation>Se dobla otro número</translation>
    </message>
    <message>
        <source>Find the bent weight</source>
        <translation>Encontrar el peso doblado</translation>
    </message>
    <message>
        <source>The row that you draw</source>
        <translation>La fila que dibuja</translation>
    </message>
    <message>
        <source>Click to add or remove a candidate</source>
        <translation>Un clic pone o quita un candidato</translation>
    </message>
    <message>
        <source>Result of the bent rule</source>
        <translation>Lo que deja la regla doblada</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Todos los candidatos</translation>
    </message>
    <message>
        <source>Every digit in every cell</source>
        <translation>Todos los dígitos en todas las celdas</translation>
    </message>
    <message>
        <source>Empty row</source>
        <translation>Fila vacía</translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation>Ningún candidato</translation>
    </message>
    <message>
        <source>In this rule, for a row, one number is bent: “%1” Draw candidates until the bent rule leaves something different from the written rule. Then name the bent number.</source>
        <translation>En esta regla, para una fila, un número está doblado: «%1» Dibuje candidatos hasta que la regla doblada deje algo distinto de lo que dejaría tal como está escrita. Diga entonces qué número es.</translation>
    </message>
    <message>
        <source>Here both rules leave the same candidates.</source>
        <translation>Aquí deja lo mismo que la regla escrita.</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it removes %1, unlike the written rule. Which number is it?</source>
        <translation>Aquí falla: elimina %1, tal como está escrita no. ¿Qué número es?</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it leaves %1, unlike the written rule. Which number is it?</source>
        <translation>Aquí falla: deja %1, tal como está escrita no. ¿Qué número es?</translation>
    </message>
    <message>
        <source>Right: %1 is %2 instead of %3. Tries: %4, found so far: %5.</source>
        <extracomment>%1 is a number of a kernel (“weight 5”), %2 and %3 are numbers</extracomment>
        <translation>Correcto: %1 es %2 en lugar de %3. Intentos: %4, encontrados hasta ahora: %5.</translation>
    </message>
    <message>
        <source>No, %1 is as written. Tries: %2.</source>
        <translation>No, %1 está como está escrito. Intentos: %2.</translation>
    </message>
</context>
<context>
    <name>convoku::BlindChoices</name>
    <message>
        <source>empty cells²</source>
        <extracomment>the length of a chain of annealing</extracomment>
        <translation>celdas vacías²</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>Cómo se hace la siguiente cuadrícula que se prueba</translation>
    </message>
    <message>
        <source>Cost of a grid</source>
        <translation>Lo que cuesta una cuadrícula</translation>
    </message>
    <message>
        <source>The same seed produces the same trials</source>
        <translation>La misma semilla da los mismos intentos</translation>
    </message>
    <message>
        <source>The search ends after this many trials, or at a grid with the lowest possible cost</source>
        <translation>La búsqueda acaba tras tantos intentos, o con una cuadrícula que no puede costar menos</translation>
    </message>
    <message>
        <source>How TPE computes probabilities from the digits tried in a cell</source>
        <translation>Cómo obtiene TPE probabilidades de los dígitos probados en una celda</translation>
    </message>
    <message>
        <source>How many of n trials count as good</source>
        <translation>Cuántos de n intentos cuentan como buenos</translation>
    </message>
    <message>
        <source>Initial temperature: a grid that costs one more is kept with probability exp(−1 / temperature)</source>
        <translation>Temperatura al principio: una cuadrícula que cuesta uno más se conserva en exp(−1 / temperatura) de los casos</translation>
    </message>
    <message>
        <source>Factor applied to the temperature after each chain</source>
        <translation>Por cuánto se multiplica la temperatura tras cada cadena</translation>
    </message>
    <message>
        <source>Trials at one temperature</source>
        <translation>Intentos a una misma temperatura</translation>
    </message>
    <message>
        <source>After this many chains without a better grid, the temperature resets to its initial value</source>
        <translation>Tras tantas cadenas sin una cuadrícula mejor vuelve a la primera temperatura</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Parzen</source>
        <translation>Parzen</translation>
    </message>
    <message>
        <source>Good ones</source>
        <translation>Buenos</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Enfriamiento</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Cadena</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>Recalentar tras</translation>
    </message>
</context>
<context>
    <name>convoku::BlindPage</name>
    <message>
        <source>No grid has been tried yet.</source>
        <translation>Aún no se ha probado ninguna cuadrícula.</translation>
    </message>
    <message>
        <source>Try grids until the search ends or is paused</source>
        <translation>Probar cuadrículas hasta que la búsqueda acabe o se pause</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Try one more grid</source>
        <translation>Probar una cuadrícula más</translation>
    </message>
    <message>
        <source>Clear curves</source>
        <translation>Borrar curvas</translation>
    </message>
    <message>
        <source>Discard the searches and their curves</source>
        <translation>Olvidar las búsquedas, con sus curvas</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>First trial</source>
        <translation>Primer intento</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Retroceder un paso</translation>
    </message>
    <message>
        <source>Play or pause the trials</source>
        <translation>Reproducir o pausar los intentos</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Last trial</source>
        <translation>Último intento</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>intento</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>mejora</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>cadena</translation>
    </message>
    <message>
        <source>Export &amp;picture of the trial…</source>
        <translation>Exportar &amp;imagen del intento…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the search…</source>
        <translation>Exportar &amp;animación de la búsqueda…</translation>
    </message>
    <message>
        <source>Target of the arrow keys and the two step buttons. With Ctrl, the arrow keys go to improvements. Page Up and Page Down go to the ends of chains</source>
        <translation>Adónde van las flechas y los dos pasos; con Ctrl las flechas van a las mejoras, Re Pág y Av Pág a los finales de las cadenas</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>in front of: trial, improvement, chain</extracomment>
        <translation>Paso de</translation>
    </message>
    <message>
        <source>Point at a cell to see here where else its digit appears.</source>
        <translation>Señale una celda: aquí se dice dónde más está su dígito.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>No hay ningún sudoku abierto.</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>Cómo se hace la siguiente cuadrícula que se prueba</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Train a rule</source>
        <translation>Entrenar una regla</translation>
    </message>
    <message>
        <source>Fill the empty cells · Method: %1 · %2</source>
        <extracomment>%1: a method, &quot;Random trials&quot;; %2: the button &quot;Search&quot;</extracomment>
        <translation>Rellenar las celdas vacías · Método: %1 · %2</translation>
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
        <translation>Intentos al azar</translation>
    </message>
    <message>
        <source>Annealing, free cells</source>
        <translation>Recocido, celdas libres</translation>
    </message>
    <message>
        <source>Annealing, swaps in boxes</source>
        <translation>Recocido, intercambios en cajas</translation>
    </message>
    <message>
        <source>As published: digits 0 to 8</source>
        <translation>Como se publicó: dígitos 0 a 8</translation>
    </message>
    <message>
        <source>Digits 1 to 9</source>
        <translation>Dígitos 1 a 9</translation>
    </message>
    <message>
        <source>Counts (Optuna up to 2)</source>
        <translation>Recuentos (Optuna hasta 2)</translation>
    </message>
    <message>
        <source>Mixture (Optuna from 3)</source>
        <translation>Mezcla (Optuna desde 3)</translation>
    </message>
    <message>
        <source>A tenth, at most 25</source>
        <translation>Una décima parte, como mucho 25</translation>
    </message>
    <message>
        <source>¼ √n, at most 25 (before July 2019)</source>
        <translation>¼ √n, como mucho 25 (antes de julio de 2019)</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>recuentos</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>mezcla</translation>
    </message>
    <message>
        <source>a tenth good</source>
        <translation>una décima parte buenos</translation>
    </message>
    <message>
        <source>¼ √n good</source>
        <translation>¼ √n buenos</translation>
    </message>
    <message>
        <source>digits 0 to 8</source>
        <translation>dígitos 0 a 8</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <extracomment>%1: the run, as &quot;TPE, counts&quot;</extracomment>
        <translation>%1 · semilla %2</translation>
    </message>
    <message>
        <source>Each trial is a whole grid. The search uses only its cost and no rules. It learns separately for each cell which digits were in cheap grids.</source>
        <translation>Cada intento es una cuadrícula entera. La búsqueda se entera de su coste y de nada más: no conoce ninguna regla y aprende, para cada celda por separado, qué dígitos había en cuadrículas baratas.</translation>
    </message>
    <message>
        <source>Each trial is a whole grid of random digits. Nothing is learned from its cost. This is the baseline for the other methods.</source>
        <translation>Cada intento es una cuadrícula entera de dígitos al azar. De su coste no se aprende nada: con esto se miden los otros métodos.</translation>
    </message>
    <message>
        <source>Each trial changes one digit of the previous grid. The search sees only the cost. It keeps cheaper grids. As the temperature falls, it keeps dearer grids more rarely.</source>
        <translation>Cada intento cambia un dígito de la cuadrícula anterior. La búsqueda se entera del coste y de nada más: las más baratas se conservan, las más caras más raramente cuanto más frío está.</translation>
    </message>
    <message>
        <source>Each trial swaps two digits of a box. By design, every box holds nine different digits. The boxes are the only part of the rules that this search uses.</source>
        <translation>Cada intento intercambia dos dígitos de una caja. Que cada caja tenga nueve dígitos distintos viene incorporado: de las reglas, esta búsqueda conoce las cajas.</translation>
    </message>
    <message>
        <source>Cost: the digits 0 to 8 missing from rows, columns and boxes, as published. A solution costs 27 because no house has a 0. A grid that costs 27 need not be a solution, because a missing 9 costs nothing.</source>
        <translation>Coste: los dígitos 0 a 8 que faltan en filas, columnas y cajas, como se publicó. Una solución cuesta 27, ya que ninguna casa tiene un 0; pero una cuadrícula que cuesta 27 no tiene por qué serlo, ya que nadie echa de menos un 9.</translation>
    </message>
    <message>
        <source>Cost: the digits 1 to 9 missing from rows, columns and boxes. Only a solution costs 0.</source>
        <translation>Coste: los dígitos 1 a 9 que faltan en filas, columnas y cajas. Una solución cuesta 0, y nada más.</translation>
    </message>
    <message>
        <source>Trial %1: cost %2, best so far %3.</source>
        <translation>Intento %1: coste %2, el mejor hasta ahora %3.</translation>
    </message>
    <message>
        <source>Kept; temperature %1.</source>
        <translation>Conservado; temperatura %1.</translation>
    </message>
    <message>
        <source>Not kept; temperature %1.</source>
        <translation>No conservado; temperatura %1.</translation>
    </message>
    <message>
        <source>After that, the temperature resets to its initial value.</source>
        <translation>Después la temperatura vuelve a ser la del principio.</translation>
    </message>
    <message>
        <source>Solved in trial %1.</source>
        <translation>Resuelto en el intento %1.</translation>
    </message>
    <message>
        <source>Trial %1 costs as little as a solution but is not one: %2.</source>
        <translation>El intento %1 cuesta tan poco como una solución, y no lo es: %2.</translation>
    </message>
    <message>
        <source>Not solved: the best grid (trial %1) costs %2, a solution %3; %4.</source>
        <translation>No resuelto: la mejor cuadrícula, del intento %1, cuesta %2, una solución %3; %4.</translation>
    </message>
    <message>
        <source>%2 of %1 trials are kept here: every improvement, and one in %3 of the others</source>
        <translation>De %1 intentos aquí se conservan %2: cada mejora y, de los demás, uno de cada %3</translation>
    </message>
    <message>
        <source>; also the end of each chain.</source>
        <translation>; también el final de cada cadena.</translation>
    </message>
    <message>
        <source>; also the end of one chain in %1.</source>
        <translation>; también el final de una cadena de cada %1.</translation>
    </message>
    <message>
        <source>The search ended: no grid costs less.</source>
        <translation>Acabó: ninguna cuadrícula cuesta menos.</translation>
    </message>
    <message>
        <source>The search ended: %1 trials were made.</source>
        <translation>Acabó: se hicieron %1 intentos.</translation>
    </message>
    <message>
        <source>The search ended: there is nothing to change.</source>
        <translation>Acabó: no hay nada que cambiar.</translation>
    </message>
    <message>
        <source>%1 = %2, given</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2, dado</translation>
    </message>
    <message>
        <source>%1 = %2, tried</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2, probado</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a house, and the cells in it: &quot;row 3 (r3c7)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: no repeat in its row, column or box.</source>
        <translation>%1: nada igual en su fila, columna y caja.</translation>
    </message>
    <message>
        <source>%1: also in %2.</source>
        <translation>%1: también en %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of equal digits in a house</source>
        <translation>
            <numerusform>%n par de dígitos iguales en una casa</numerusform>
            <numerusform>%n pares de dígitos iguales en una casa</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind search: %1</source>
        <translation>Búsqueda a ciegas: %1</translation>
    </message>
</context>
<context>
    <name>convoku::BoardSigns</name>
    <message>
        <source>Clash</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>No candidate left</source>
        <translation>Sin candidatos</translation>
    </message>
    <message>
        <source>Cause of this step</source>
        <translation>Causa de este paso</translation>
    </message>
    <message>
        <source>Another cause</source>
        <translation>Otra causa</translation>
    </message>
    <message>
        <source>Had to be absent</source>
        <translation>Tenía que faltar</translation>
    </message>
    <message>
        <source>Searched by the rule</source>
        <translation>Donde buscó la regla</translation>
    </message>
    <message>
        <source>Affected by the rule</source>
        <translation>Donde actúa</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Elegido</translation>
    </message>
    <message>
        <source>Why it was removed</source>
        <translation>Por qué se fue</translation>
    </message>
    <message>
        <source>Reason: was there</source>
        <translation>Motivo: estaba</translation>
    </message>
    <message>
        <source>Reason: was removed</source>
        <translation>Motivo: no estaba</translation>
    </message>
    <message>
        <source>Basis of the chain</source>
        <translation>Base de la cadena</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Conjetura %1</translation>
    </message>
    <message>
        <source>Guesses before them</source>
        <translation>Conjeturas anteriores</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>Apartado por una conjetura</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>Se deduce de una conjetura</translation>
    </message>
    <message>
        <source>Failed guess</source>
        <translation>Conjetura fallida</translation>
    </message>
    <message>
        <source>Restored with it</source>
        <translation>Volvió con ella</translation>
    </message>
    <message>
        <source>Cause of a clashing digit</source>
        <translation>Causa de un dígito en conflicto</translation>
    </message>
    <message>
        <source>Removed: 1 before, 0 after</source>
        <translation>Eliminado: antes 1, después 0</translation>
    </message>
    <message>
        <source>Took a candidate from it</source>
        <translation>Le quitó un candidato</translation>
    </message>
    <message>
        <source>Took the last candidate</source>
        <translation>Le quitó el último candidato</translation>
    </message>
    <message>
        <source>Set aside by guess %1</source>
        <translation>Apartado por la conjetura %1</translation>
    </message>
    <message>
        <source>Follows from guess %1</source>
        <translation>Se deduce de la conjetura %1</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Found by rules alone</source>
        <translation>Hallada solo con reglas</translation>
    </message>
</context>
<context>
    <name>convoku::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Drag the board from here into another program as a picture, a file or text</source>
        <translation>Arrastre el tablero desde aquí a otro programa: como imagen, archivo o texto</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>El estado anterior a este paso, mientras se mantenga pulsada la B</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>Tablero de &amp;juego</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Mostrar el tablero</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksModel</name>
    <message>
        <source>The run has not reached this position, or different rules made it shorter.</source>
        <translation>La ejecución no ha llegado tan lejos, u otras reglas la acortan.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksPanel</name>
    <message>
        <source>No bookmarks. Press Ctrl+B to set one at the current place, and Ctrl+1 … Ctrl+0 to go there.</source>
        <translation>No hay marcadores. Ctrl+B pone uno en el lugar que se está viendo; Ctrl+1 … Ctrl+0 llevan allí.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Press Enter or click to go there, F2 to edit the note, Delete to remove the bookmark</source>
        <translation>Intro o un clic lleva allí, F2 edita la nota, Supr quita el marcador</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointDialog</name>
    <message>
        <source>Breakpoint</source>
        <translation>Punto de interrupción</translation>
    </message>
    <message>
        <source>Stop from &amp;hit:</source>
        <translation>Parar desde la coin&amp;cidencia:</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>La primera coincidencia que detiene; las anteriores solo se cuentan.</translation>
    </message>
    <message>
        <source>Any rule</source>
        <translation>Cualquier regla</translation>
    </message>
    <message>
        <source>Number of the row, column or box</source>
        <translation>Número de la fila, columna o caja</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>&amp;Stop when:</source>
        <translation>&amp;Parar cuando:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Regla:</translation>
    </message>
    <message>
        <source>C&amp;andidate:</source>
        <translation>C&amp;andidato:</translation>
    </message>
    <message>
        <source>C&amp;ell:</source>
        <translation>C&amp;elda:</translation>
    </message>
    <message>
        <source>H&amp;ouse:</source>
        <translation>Ca&amp;sa:</translation>
    </message>
    <message>
        <source>&amp;Depth above:</source>
        <translation>Pr&amp;ofundidad mayor que:</translation>
    </message>
    <message>
        <source>&amp;Pass:</source>
        <translation>Pasa&amp;da:</translation>
    </message>
    <message>
        <source>&amp;Condition:</source>
        <translation>Co&amp;ndición:</translation>
    </message>
    <message>
        <source>Expected a candidate: row, column and digit, such as r4c5=7.</source>
        <translation>Se esperaba un candidato: fila, columna y dígito, por ejemplo r4c5=7.</translation>
    </message>
    <message>
        <source>Expected a cell: row and column, such as r4c5.</source>
        <translation>Se esperaba una celda: fila y columna, por ejemplo r4c5.</translation>
    </message>
    <message>
        <source>Condition: %1</source>
        <translation>Condición: %1</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointWording</name>
    <message>
        <source>A rule fires</source>
        <translation>Una regla actúa</translation>
    </message>
    <message>
        <source>A candidate changes</source>
        <translation>Un candidato cambia</translation>
    </message>
    <message>
        <source>A cell changes</source>
        <translation>Una celda cambia</translation>
    </message>
    <message>
        <source>A row, column or box changes</source>
        <translation>Una fila, columna o caja cambia</translation>
    </message>
    <message>
        <source>A guess is made</source>
        <translation>Se hace una conjetura</translation>
    </message>
    <message>
        <source>A guess is undone</source>
        <translation>Se retira una conjetura</translation>
    </message>
    <message>
        <source>A contradiction is seen</source>
        <translation>Aparece una contradicción</translation>
    </message>
    <message>
        <source>The rules of a pass remove nothing</source>
        <translation>Las reglas de una pasada no eliminan nada</translation>
    </message>
    <message>
        <source>The depth of search rises above a number</source>
        <translation>La profundidad de la búsqueda supera un número</translation>
    </message>
    <message>
        <source>The puzzle is solved</source>
        <translation>El sudoku queda resuelto</translation>
    </message>
    <message>
        <source>A pass ends</source>
        <translation>Termina una pasada</translation>
    </message>
    <message>
        <source>When %1 fires</source>
        <translation>Cuando actúa %1</translation>
    </message>
    <message>
        <source>When any rule fires</source>
        <translation>Cuando actúa cualquier regla</translation>
    </message>
    <message>
        <source>When candidate %1 of %2 changes</source>
        <extracomment>%1 is a digit, %2 a cell</extracomment>
        <translation>Cuando cambia el candidato %1 de %2</translation>
    </message>
    <message>
        <source>When %1 changes</source>
        <translation>Cuando hay un cambio en %1</translation>
    </message>
    <message>
        <source>When a guess is made</source>
        <translation>Cuando se hace una conjetura</translation>
    </message>
    <message>
        <source>When a guess is undone</source>
        <translation>Cuando se retira una conjetura</translation>
    </message>
    <message>
        <source>When a contradiction is seen</source>
        <translation>Cuando aparece una contradicción</translation>
    </message>
    <message>
        <source>When the rules of a pass remove nothing</source>
        <translation>Cuando las reglas de una pasada no eliminan nada</translation>
    </message>
    <message>
        <source>When the depth rises above %1</source>
        <translation>Cuando la profundidad supera %1</translation>
    </message>
    <message>
        <source>When the puzzle is solved</source>
        <translation>Cuando el sudoku queda resuelto</translation>
    </message>
    <message>
        <source>When pass %1 ends</source>
        <translation>Cuando termina la pasada %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the hits of a breakpoint</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>hits up to here, and all of them: 3 of 17</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>a comparison, such as removed &gt;= 3</source>
        <translation>una comparación, por ejemplo removed &gt;= 3</translation>
    </message>
    <message>
        <source>a number, pass, step, depth, removed or left</source>
        <translation>un número, pass, step, depth, removed o left</translation>
    </message>
    <message>
        <source>one of &lt; &lt;= = != &gt;= &gt;</source>
        <translation>uno de &lt; &lt;= = != &gt;= &gt;</translation>
    </message>
    <message>
        <source>“and”, “or” or the end</source>
        <translation>«and», «or» o el final</translation>
    </message>
    <message>
        <source>“and”, “or” or a closing parenthesis</source>
        <translation>«and», «or» o un paréntesis de cierre</translation>
    </message>
    <message>
        <source>a number of at most nine digits</source>
        <translation>un número de nueve dígitos como máximo</translation>
    </message>
    <message>
        <source>fewer nested conditions</source>
        <translation>menos condiciones anidadas</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but the condition ends here.</source>
        <translation>Columna %1: se esperaba %2, pero la condición termina aquí.</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but found “%3”.</source>
        <translation>Columna %1: se esperaba %2, pero hay «%3».</translation>
    </message>
    <message>
        <source>&lt;p&gt;A hit counts only if the condition holds, for example &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. It compares numbers and these values:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;the pass of the hit&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;its step in the pass: rules, verdict, search&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;active guesses after it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates removed by the rule, or by all rules of the pass&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates left after it&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;with &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;, joined by &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; and parentheses.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una coincidencia solo cuenta si se cumple la condición, por ejemplo &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. La condición compara números y estos valores:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;la pasada de la coincidencia&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;su paso en la pasada: reglas, veredicto, búsqueda&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;cuántas conjeturas están en pie después&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidatos que eliminó la regla, o todas las reglas de la pasada&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidatos que quedan después&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;con &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;, unidos con &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; y paréntesis.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsModel</name>
    <message>
        <source>always</source>
        <extracomment>a breakpoint without a condition</extracomment>
        <translation>siempre</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>La primera coincidencia que detiene; las anteriores solo se cuentan.</translation>
    </message>
    <message>
        <source>%1, here</source>
        <extracomment>how many hits, and one of them is what is looked at: 3 of 17, here</extracomment>
        <translation>%1, aquí</translation>
    </message>
    <message>
        <source>Hits up to here, of all in this run. Press Enter or double-click for the next.</source>
        <translation>Coincidencias hasta aquí, de todas las de esta ejecución. Intro o doble clic: la siguiente.</translation>
    </message>
    <message>
        <source>Expected the number of a hit: 1 or more.</source>
        <translation>Se esperaba el número de una coincidencia: 1 o más.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parada</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>Desde la n.º</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Coincidencias</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsPanel</name>
    <message>
        <source>No breakpoints yet. Choose “Add…” to create one. It takes you straight to an event, forwards or backwards: a rule fires, a candidate changes, a guess is made…</source>
        <translation>Aún no hay puntos de interrupción. «Añadir…» crea uno. Lleva directamente a donde ocurre algo, hacia delante y hacia atrás: actúa una regla, cambia un candidato, se hace una conjetura…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>A new breakpoint (Insert)</source>
        <translation>Un nuevo punto de interrupción (Insert)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Change the selected breakpoint (Enter)</source>
        <translation>Cambiar el punto de interrupción seleccionado (Intro)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the selected breakpoint (Delete)</source>
        <translation>Quitar el punto de interrupción seleccionado (Supr)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Go to the previous hit of the selected breakpoint (Shift+Enter on its hits)</source>
        <translation>A la coincidencia anterior del punto de interrupción seleccionado (Mayús+Intro sobre sus coincidencias)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Go to the next hit of the selected breakpoint (Enter on its hits)</source>
        <translation>A la coincidencia siguiente del punto de interrupción seleccionado (Intro sobre sus coincidencias)</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Puntos de interrupción</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>Desde la n.º</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateCurveView</name>
    <message>
        <source>Candidates left after each pass</source>
        <translation>Candidatos tras cada pasada</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %n candidate(s)</source>
        <translation>
            <numerusform>Al principio: %n candidato</numerusform>
            <numerusform>Al principio: %n candidatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After pass %1: %n candidate(s)</source>
        <translation>
            <numerusform>Tras la pasada %1: %n candidato</numerusform>
            <numerusform>Tras la pasada %1: %n candidatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong guess: %n restored</source>
        <extracomment>at the point of a curve where a guess has failed</extracomment>
        <translation>
            <numerusform>conjetura errónea: vuelve %n</numerusform>
            <numerusform>conjetura errónea: vuelven %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CandidateRow</name>
    <message>
        <source>cell %1, digit %2</source>
        <translation>celda %1, dígito %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a cell and a digit, and what is so of them</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>no posible</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateWording</name>
    <message>
        <source>%1: candidate %2</source>
        <translation>%1: candidato %2</translation>
    </message>
    <message>
        <source>%1 was removed in this step by %2</source>
        <translation>%1 fue eliminado en este paso por %2</translation>
    </message>
    <message>
        <source>%1 was set aside by the guess at depth %2</source>
        <translation>%1 fue apartado por la conjetura de profundidad %2</translation>
    </message>
    <message>
        <source>%1 is the guess at depth %2</source>
        <translation>%1 es la conjetura de profundidad %2</translation>
    </message>
    <message>
        <source>%1 is given: %2</source>
        <translation>%1 es una pista: %2</translation>
    </message>
    <message>
        <source>%1 is possible</source>
        <translation>%1 es posible</translation>
    </message>
    <message>
        <source>%1 has been removed</source>
        <translation>%1 está eliminado</translation>
    </message>
    <message>
        <source>%1 was found by %2</source>
        <translation>%1 es lo que encontró %2</translation>
    </message>
    <message>
        <source>%1 is removed, as the finding of %2 requires</source>
        <translation>%1 está eliminado, y tenía que estarlo para lo que encontró %2</translation>
    </message>
    <message>
        <source>%1: another finding of this step</source>
        <translation>%1: otro hallazgo de este paso</translation>
    </message>
    <message>
        <source>candidate %1 of %2: 1 before, 0 after (%3)</source>
        <translation>candidato %1 de %2: antes 1, después 0 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit</extracomment>
        <translation>%1 es %2</translation>
    </message>
</context>
<context>
    <name>convoku::CellWording</name>
    <message>
        <source>%1, given %2</source>
        <extracomment>a cell and its digit: r1c1, given 5</extracomment>
        <translation>%1, pista %2</translation>
    </message>
    <message>
        <source>%1, candidates %2</source>
        <extracomment>a cell and its candidates: r4c5, candidates 2, 7</extracomment>
        <translation>%1, candidatos %2</translation>
    </message>
    <message>
        <source>%1, no candidate</source>
        <translation>%1, sin candidatos</translation>
    </message>
    <message>
        <source>%1, guess %2 at depth %3</source>
        <translation>%1, conjetura %2 a profundidad %3</translation>
    </message>
    <message>
        <source>%1, decided %2, follows from the guess at depth %3</source>
        <extracomment>a cell, its digit, and the depth of the guess that it follows from</extracomment>
        <translation>%1, decidida como %2, se deduce de la conjetura de profundidad %3</translation>
    </message>
    <message>
        <source>%1, decided %2</source>
        <extracomment>a cell and its digit: r1c2, decided 7</extracomment>
        <translation>%1, decidida como %2</translation>
    </message>
    <message>
        <source>contradiction: no digit is left</source>
        <translation>contradicción: no queda ningún dígito</translation>
    </message>
    <message>
        <source>contradiction: its digit occurs twice in a house</source>
        <translation>contradicción: su dígito aparece dos veces en una casa</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <extracomment>digits and the rules that removed them: 2, 5 removed by Naked pair in row</extracomment>
        <translation>eliminación de %1 por %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>digits and what they are: 2, 5 set aside at depth 1</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the guess %1 at depth %2 failed</source>
        <translation>la conjetura %1 de profundidad %2 falló</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <extracomment>digits that a failed guess had set aside: 2, 5 came back</extracomment>
        <translation>vuelta de %1</translation>
    </message>
</context>
<context>
    <name>convoku::ChainBoard</name>
    <message>
        <source>Board of the proof</source>
        <translation>Tablero de la demostración</translation>
    </message>
</context>
<context>
    <name>convoku::ChainButton</name>
    <message>
        <source>&amp;Chain to the givens</source>
        <translation>&amp;Cadena hasta las pistas</translation>
    </message>
    <message>
        <source>Trace the reasons back to the givens: all removals that this one depends on</source>
        <translation>Seguir los motivos hasta las pistas: todas las eliminaciones en las que se apoya esta</translation>
    </message>
</context>
<context>
    <name>convoku::ChainGraphView</name>
    <message>
        <source>Graph of the proof</source>
        <translation>Grafo de la demostración</translation>
    </message>
</context>
<context>
    <name>convoku::ChainList</name>
    <message>
        <source>Lines of the proof</source>
        <translation>Líneas de la demostración</translation>
    </message>
</context>
<context>
    <name>convoku::ChainPage</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Al tablero</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>The proof line by line</source>
        <translation>La demostración línea a línea</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafo</translation>
    </message>
    <message>
        <source>The same proof as a dependency graph</source>
        <translation>La misma demostración como grafo: qué se apoya en qué</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Volver al tablero</translation>
    </message>
    <message>
        <source>Form of the proof</source>
        <translation>Forma de la demostración</translation>
    </message>
    <message>
        <source>Following the reasons…</source>
        <translation>Siguiendo los motivos…</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) so far</source>
        <extracomment>how far the search for a proof has come</extracomment>
        <translation>
            <numerusform>%n paso hasta ahora</numerusform>
            <numerusform>%n pasos hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Why was a candidate removed?</source>
        <translation>¿Por qué se ha ido un candidato?</translation>
    </message>
    <message>
        <source>&amp;Chain of %1</source>
        <extracomment>a candidate that is gone: 2 in r4c5</extracomment>
        <translation>&amp;Cadena de %1</translation>
    </message>
    <message>
        <source>Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>Su cadena son todas las deducciones en las que se apoya, hasta las pistas.</translation>
    </message>
    <message>
        <source>On the board, pick a removed candidate: click its place in the cell. Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>Elija en el tablero un candidato eliminado: haga clic en su lugar de la celda. Su cadena son todas las deducciones en las que se apoya su ausencia, hasta las pistas.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Cadena</translation>
    </message>
    <message>
        <source>C&amp;hain</source>
        <translation>Cadena &amp;hasta las pistas</translation>
    </message>
    <message>
        <source>Show what the removal of the picked candidate depends on, down to the givens</source>
        <translation>Mostrar en qué se apoya la ausencia del candidato elegido, hasta las pistas</translation>
    </message>
</context>
<context>
    <name>convoku::ChainSide</name>
    <message>
        <source>Show on the board where in the run this happened (Enter)</source>
        <translation>Mostrar en el tablero el lugar de la ejecución donde ocurrió esto (Intro)</translation>
    </message>
    <message>
        <source>E&amp;xport proof</source>
        <translation>E&amp;xportar demostración</translation>
    </message>
    <message>
        <source>Animation with one frame per step of the proof, as GIF or WebP</source>
        <translation>Una animación con una imagen por cada paso de la demostración, como GIF o WebP</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what a rule found: r3c7 and r3c9 hold only 6 and 9.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>&amp;Go to %1</source>
        <extracomment>an address in the run</extracomment>
        <translation>&amp;Ir a %1</translation>
    </message>
</context>
<context>
    <name>convoku::ChainWording</name>
    <message>
        <source>Why was %1 removed from %2?</source>
        <extracomment>a digit and a cell: Why is 2 gone from r4c5?</extracomment>
        <translation>¿Por qué se ha ido el %1 de %2?</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>Lo impide una pista.</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>No estaba en el sudoku tal como se abrió.</translation>
    </message>
    <message numerus="yes">
        <source>%n missing candidate(s)</source>
        <translation>
            <numerusform>%n candidato ausente</numerusform>
            <numerusform>%n candidatos ausentes</numerusform>
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
        <translation>%1 a partir de %2.</translation>
    </message>
    <message>
        <source>They hold while guess %1 is active.</source>
        <extracomment>a guess: r1c4 = 4</extracomment>
        <translation>Valen mientras %1 siga en pie.</translation>
    </message>
    <message>
        <source>They hold while guesses %1 and %2 are active.</source>
        <extracomment>guesses: %1 &quot;r1c4 = 4, r2c2 = 2&quot;, %2 &quot;r5c5 = 1&quot;</extracomment>
        <translation>Valen mientras %1 y %2 sigan en pie.</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <extracomment>a guess by its depth: Guess 1</extracomment>
        <translation>Conjetura %1</translation>
    </message>
    <message>
        <source>The guess %1 had failed</source>
        <extracomment>a guess: The guess r1c2 = 7 had failed</extracomment>
        <translation>La conjetura %1 había fallado</translation>
    </message>
    <message>
        <source>%1 is %2, a given</source>
        <extracomment>a given and its digit: r1c1 is 8, a given</extracomment>
        <translation>%1 es %2, una pista</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>%1: %2 fits only in %3</source>
        <extracomment>Box 1: 1 fits only in row 3
----------
Row 2: 4 fits only in r2c1</extracomment>
        <translation>%1: %2 solo cabe en %3</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4</source>
        <extracomment>r5c3 and r6c3 hold only 4 and 7</extracomment>
        <translation>%1 y %2 solo tienen %3 y %4</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit and the cells that lose it: 1 leaves r3c7, r3c8</extracomment>
        <translation>%1 se va de %2</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>digits and the cells that lose them: 4 and 7 leave r2c3; 1, 2 and 3 leave r4c4</extracomment>
        <translation>%1 y %2 se van de %3</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a guess by its depth, among the lines that a deduction rests on</extracomment>
        <translation>conjetura %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>a failed guess, among the lines that a deduction rests on</extracomment>
        <translation>fallida</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>pasada %1</translation>
    </message>
    <message>
        <source>givens</source>
        <extracomment>what a deduction rests on that rests on no other</extracomment>
        <translation>pistas</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>el inicio</translation>
    </message>
    <message>
        <source>all of them are used</source>
        <translation>se usan todas</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) are not needed</source>
        <translation>
            <numerusform>%n más no hace falta</numerusform>
            <numerusform>%n más no hacen falta</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Pasada %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marcas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, straight from the givens</source>
        <extracomment>%1: &quot;145 marks&quot;</extracomment>
        <translation>%1, directamente de las pistas</translation>
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
        <translation>%1, líneas %2: %3. %4.</translation>
    </message>
    <message>
        <source>%1: %2. At %3.</source>
        <extracomment>a guess: &quot;Guess 1&quot;, &quot;r1c4 = 4&quot;, an address</extracomment>
        <translation>%1: %2. En %3.</translation>
    </message>
    <message>
        <source>%1, %2. %3, so %4. From %5. At %6.</source>
        <extracomment>a line: its number, the rule, why, what follows, from which lines, an address</extracomment>
        <translation>%1, %2. %3, así que %4. Se apoya en: %5. En %6.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many candidates are still to go: 3 of 180</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>the head of a column: numbers of lines</extracomment>
        <translation>línea</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>the head of a column: what a rule found</extracomment>
        <translation>porque</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>the head of a column: what follows</extracomment>
        <translation>así que</translation>
    </message>
    <message>
        <source>from lines</source>
        <extracomment>the head of a column: lines that a line rests on</extracomment>
        <translation>base</translation>
    </message>
    <message>
        <source>at</source>
        <extracomment>the head of a column: addresses in the run</extracomment>
        <translation>en</translation>
    </message>
    <message>
        <source>already removed</source>
        <translation>ya eliminado</translation>
    </message>
    <message>
        <source>this line</source>
        <translation>esta línea</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>aún por eliminar</translation>
    </message>
    <message>
        <source>Marks still to go</source>
        <translation>Marcas aún por eliminar</translation>
    </message>
    <message>
        <source>%1: %2 fit only in %3</source>
        <extracomment>Row 3: 4 and 7 fit only in r3c8 and r3c9</extracomment>
        <translation>%1: %2 solo caben en %3</translation>
    </message>
    <message>
        <source>%1 hold only %2</source>
        <extracomment>r5c3, r6c3 and r8c3 hold only 1, 4 and 7</extracomment>
        <translation>%1 solo tienen %2</translation>
    </message>
    <message>
        <source>Why is %1 = %2?</source>
        <extracomment>a cell and its digit: Why is r4c5 = 2?</extracomment>
        <translation>¿Por qué %1 = %2?</translation>
    </message>
</context>
<context>
    <name>convoku::CheckWording</name>
    <message>
        <source>Sound: proved for every possible board in %1 s.</source>
        <translation>Correcta: demostrado para todo tablero posible, en %1 s.</translation>
    </message>
    <message>
        <source>Wrong: on some board it removes a digit of a solution.</source>
        <translation>Errónea: hay un tablero en el que elimina un dígito de una solución.</translation>
    </message>
    <message>
        <source>Wrong: on some board it restores a candidate.</source>
        <translation>Errónea: hay un tablero en el que devuelve un candidato.</translation>
    </message>
    <message>
        <source>Not known: the rule produces real numbers, but proofs cover integers only.</source>
        <translation>No se sabe: la regla produce números reales, y solo hay demostraciones para los enteros.</translation>
    </message>
    <message>
        <source>Not known: the rule is too large to be proved.</source>
        <translation>No se sabe: la regla es demasiado grande para demostrarla.</translation>
    </message>
    <message>
        <source>Not known: the proof was stopped.</source>
        <translation>No se sabe: se detuvo la demostración.</translation>
    </message>
    <message>
        <source>Not known: no proof was found within %1 s.</source>
        <translation>No se sabe: no hubo demostración tras %1 s.</translation>
    </message>
    <message>
        <source>Only samples were checked, and no error was found. Boards from runs: %1, random boards: %2.</source>
        <translation>Solo se miraron muestras, y no había nada erróneo: tableros de ejecuciones: %1, tableros al azar: %2.</translation>
    </message>
    <message>
        <source>It removes %1, which is part of a solution of this board.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>Elimina %1, que está en una solución de este tablero.</translation>
    </message>
    <message>
        <source>It restores %1, which this board does not have.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>Devuelve %1, que este tablero no tiene.</translation>
    </message>
    <message>
        <source>No comparison: the network cannot run with this rule.</source>
        <translation>Sin comparación: la red no se puede ejecutar con ella.</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was run to its end.</source>
        <translation>Sin comparación: ningún sudoku se ejecutó hasta el final.</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was solved, with or without the rule.</source>
        <translation>Sin comparación: no se resolvió ningún sudoku, ni con la regla ni sin ella.</translation>
    </message>
    <message>
        <source>Puzzles: %1. With the rule (without it): solved %2, without a guess %3, guesses %4, passes %5.</source>
        <translation>Sudokus: %1. Con la regla (sin ella): resueltos %2, sin conjeturas %3, conjeturas %4, pasadas %5.</translation>
    </message>
    <message>
        <source>Cost: layers: %1, additions: %2.</source>
        <translation>Coste: capas: %1, sumas: %2.</translation>
    </message>
    <message>
        <source>Compiled: steps: %1, computed words: %2, words of memory: %3.</source>
        <translation>Compilada: pasos: %1, palabras calculadas: %2, palabras de memoria: %3.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>a step of a compiled rule: so many words, and the formula that each of them is: “729 × a &amp; ~b”</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × at least one of %2</source>
        <extracomment>%1 words, each the answer for %2 others: “81 × at least one of 9”, “243 × at least one of 9 (a &amp; b)”</extracomment>
        <translation>%1 × al menos una de %2</translation>
    </message>
    <message>
        <source>%1 × exactly one of %2</source>
        <translation>%1 × exactamente una de %2</translation>
    </message>
    <message>
        <source>%1 × exactly two of %2</source>
        <translation>%1 × exactamente dos de %2</translation>
    </message>
    <message>
        <source>%1 × at least two of %2</source>
        <translation>%1 × al menos dos de %2</translation>
    </message>
    <message>
        <source>Not known: the rule keeps numbers between passes, but was tested as in a first pass.</source>
        <translation>No se sabe: la regla recuerda números de una pasada a otra, y se probó como en una primera pasada.</translation>
    </message>
    <message>
        <source>Not known: no grid fits the houses of this network, so no board has a solution.</source>
        <translation>No se sabe: ninguna cuadrícula cumple las casas de esta red, así que ningún tablero tiene solución.</translation>
    </message>
</context>
<context>
    <name>convoku::ChecksPane</name>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <source>Show the board on which it fails</source>
        <translation>El tablero en el que falla</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>se cumple</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>open</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Medido con</translation>
    </message>
    <message>
        <source>Puzzles that show how useful the rule is</source>
        <translation>Sudokus que muestran lo que vale la regla</translation>
    </message>
    <message>
        <source>Built-in puzzles</source>
        <translation>Sudokus incluidos en el programa</translation>
    </message>
</context>
<context>
    <name>convoku::ChoiceButton</name>
    <message>
        <source>the right answer</source>
        <translation>la respuesta correcta</translation>
    </message>
    <message>
        <source>not the answer</source>
        <translation>no es la respuesta</translation>
    </message>
    <message>
        <source>one of the answers</source>
        <translation>una de las respuestas</translation>
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
        <translation>Mide lo rápido que se resuelven sudokus: medianas de varias rondas.</translation>
    </message>
    <message>
        <source>Rounds (default: 5).</source>
        <translation>Rondas (por omisión: 5).</translation>
    </message>
    <message>
        <source>Only the first N puzzles (default: all of them).</source>
        <translation>Solo los N primeros sudokus (por omisión: todos).</translation>
    </message>
    <message>
        <source>Also measure both backends in turn on the first N puzzles, with their ratio (default: %1; 0: off).</source>
        <translation>Medir también ambos backends por turno con los N primeros sudokus, y su cociente (por omisión: %1; 0: no medir).</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …</source>
        <translation>Uso: %1 COMMAND …</translation>
    </message>
    <message>
        <source>Solves Sudoku with a neural network that was never trained: all its weights are set by hand.</source>
        <translation>Resuelve sudokus con una red neuronal que nadie entrenó: todos sus pesos están puestos a mano.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Órdenes:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Show this help or, after a command, its help.</source>
        <translation>Esta ayuda; detrás de una orden: la ayuda de esa orden.</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>La versión del programa.</translation>
    </message>
    <message>
        <source>INPUT and PUZZLE: a file, - for standard input, or the puzzle itself.</source>
        <translation>INPUT y PUZZLE: un archivo, - para la entrada estándar, o el propio sudoku.</translation>
    </message>
    <message>
        <source>Results go to standard output, messages to standard error. Exit status: 0 done, 1 a puzzle was not solved (solve, trace), 2 wrong usage, bad input, or output that cannot be written.</source>
        <translation>Los resultados van a la salida estándar y los mensajes al error estándar. Estado de salida: 0 hecho, 1 un sudoku no se resolvió (solve, trace), 2 uso incorrecto, entrada no válida o salida que no se puede escribir.</translation>
    </message>
    <message>
        <source>Run %1 %2 --help for usage.</source>
        <translation>%1 %2 --help indica lo que es posible.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation>No existe la opción «%1».</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>No existe la orden «%1».</translation>
    </message>
    <message>
        <source>%1 --help lists the commands.</source>
        <translation>%1 --help enumera las órdenes.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>Internal error. Please report it: %1</source>
        <translation>Un fallo del programa; le rogamos que lo notifique: %1</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1</source>
        <translation>No se puede escribir en la salida estándar: %1</translation>
    </message>
    <message>
        <source>Usage: %1 %2 [OPTION…]</source>
        <translation>Uso: %1 %2 [OPTION…]</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>Esta ayuda.</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Error desconocido</translation>
    </message>
    <message numerus="yes">
        <source>This format has no candidates: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Este formato no tiene candidatos: se omiten los de %n sudoku.</numerusform>
            <numerusform>Este formato no tiene candidatos: se omiten los de %n sudokus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has givens only: the placed digits of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Este formato solo tiene pistas: se omiten los dígitos colocados de %n sudoku.</numerusform>
            <numerusform>Este formato solo tiene pistas: se omiten los dígitos colocados de %n sudokus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert puzzles to a different format.</source>
        <translation>Escribe sudokus en otro formato.</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>Output format; see below.</source>
        <translation>El formato que se escribe; véase más abajo.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>FORMAT is one of %1.</source>
        <translation>FORMAT es uno de %1.</translation>
    </message>
    <message>
        <source>%1 keep the candidates supplied with a puzzle. The other formats cannot store them; a message reports this.</source>
        <translation>Los candidatos que traía un sudoku los conservan %1; los demás formatos no tienen sitio para ellos, y un mensaje lo dice.</translation>
    </message>
    <message>
        <source>The format is missing. Use --to FORMAT.</source>
        <translation>Falta el formato: --to FORMAT.</translation>
    </message>
    <message>
        <source>--output needs a file name.</source>
        <translation>--output necesita el nombre de un archivo.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Threads for the network (default: 1). With torch, more threads can help on idle cores but are much slower on busy ones.</source>
        <translation>Hilos para la red (por omisión: 1). Con torch, más pueden compensar si hay núcleos de CPU libres; si están ocupados, es mucho más lento.</translation>
    </message>
    <message>
        <source>DEVICE</source>
        <translation>DEVICE</translation>
    </message>
    <message>
        <source>Device for torch: cpu (the default) or cuda, if LibTorch was built with it.</source>
        <translation>Dónde se ejecuta torch: cpu (por omisión) o cuda, si LibTorch se compiló con ello.</translation>
    </message>
    <message>
        <source>--device applies only to --backend torch; bitwise runs on the CPU.</source>
        <translation>--device es para --backend torch; bitwise se ejecuta en el procesador.</translation>
    </message>
    <message>
        <source>Look for up to N solutions (default: 1). Use 2 to check whether the solution is unique.</source>
        <translation>Buscar hasta N soluciones (por omisión: 1); 2 indica si la solución es la única.</translation>
    </message>
    <message>
        <source>--solutions above 1 needs the search. Remove --no-search.</source>
        <translation>--solutions mayor que 1 necesita la búsqueda; omita --no-search.</translation>
    </message>
    <message>
        <source>--device: %1 is not available to this LibTorch.</source>
        <translation>--device: esta LibTorch no tiene %1 aquí.</translation>
    </message>
    <message>
        <source>Run one puzzle and write an animation or a picture of it, or pictures of the network. Needs no display.</source>
        <translation>Ejecuta un sudoku y escribe una animación o una imagen de la ejecución, o imágenes de la red. No necesita pantalla.</translation>
    </message>
    <message>
        <source>MS</source>
        <translation>MS</translation>
    </message>
    <message>
        <source>Output format, one of %1. Needed if the target’s name does not show it.</source>
        <translation>Uno de %1, cuando el nombre del destino no lo dice.</translation>
    </message>
    <message>
        <source>First pass to show (default: 0, the puzzle itself).</source>
        <translation>Primera pasada que se muestra (por omisión: 0, el propio sudoku).</translation>
    </message>
    <message>
        <source>Last pass to show (default: the last one of the run).</source>
        <translation>Última pasada que se muestra (por omisión: la última de la ejecución).</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WHAT</translation>
    </message>
    <message>
        <source>Omit the two frames in which removed candidates fade.</source>
        <translation>Sin las dos imágenes en las que se desvanece lo eliminado.</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>PLACE</translation>
    </message>
    <message>
        <source>Place in the run for a picture, such as 17 or 17.4 (default: the end).</source>
        <translation>El lugar de la ejecución que muestra una imagen, por ejemplo 17 o 17.4 (por omisión: el final).</translation>
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
        <translation>Lo mismo para la última imagen (por omisión: %1).</translation>
    </message>
    <message>
        <source>Number of times to play: once, forever (the default; also 0) or a number.</source>
        <translation>Cuántas veces se reproduce: once (una vez), forever (por omisión, igual que 0) o un número.</translation>
    </message>
    <message>
        <source>Omit the line above the board.</source>
        <translation>Sin la línea de encima del tablero.</translation>
    </message>
    <message>
        <source>Omit the legend below the board.</source>
        <translation>Sin la leyenda de debajo del tablero.</translation>
    </message>
    <message>
        <source>Omit the row and column numbers.</source>
        <translation>Sin números de filas y columnas.</translation>
    </message>
    <message>
        <source>Text in an SVG: letters (the default) or outlines, which look the same everywhere.</source>
        <translation>En un SVG, letters (letras, por omisión) u outlines (contornos, que se ven igual en todas partes).</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, even if the puzzle was not solved (with --each: all files not skipped); 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>Estado de salida: 0 el archivo está escrito, se haya resuelto o no el sudoku (con --each: todos los que no se omitieron); 2 uso incorrecto, entrada no válida o un archivo que no se puede escribir.</translation>
    </message>
    <message>
        <source>--without: “%1” is neither a rule of this run nor search.</source>
        <translation>--without: «%1» no es una regla de esta ejecución ni search.</translation>
    </message>
    <message>
        <source>“%1” is not a place in a run. Use one such as 17.4.</source>
        <translation>«%1» no es un lugar de una ejecución, como 17.4.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Árbol de búsqueda</translation>
    </message>
    <message>
        <source>--from %1 is after the end. The run has passes 0 to %2.</source>
        <translation>--from %1 está más allá del final: la ejecución tiene las pasadas de 0 a %2.</translation>
    </message>
    <message>
        <source>-o: with --each, the name must contain {number} or {name}, such as -o FOLDER/{number}%1.</source>
        <translation>-o: con --each, el nombre necesita {number} o {name}, por ejemplo -o FOLDER/{number}%1.</translation>
    </message>
    <message>
        <source>With --each, action if a file already exists: number (the new file gets a number; the default), skip or replace.</source>
        <translation>Con --each, qué hacer si ya existe un archivo: number (el nuevo recibe un número, por omisión), skip (omitir) o replace (sustituir).</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 no es una carpeta ni se puede crear como tal.</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 %</source>
        <translation>Sudoku %1 de %2: %3&#xa0;%</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Sudoku %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1: %2 bytes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a network (or what judges the puzzles) and how far it is: article: 100 of 1000</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 puzzles are written.</source>
        <translation>Cancelado: están escritos %1 de %2 sudokus.</translation>
    </message>
    <message>
        <source>%1 written, %2 skipped, %3 failed.</source>
        <translation>Escritos: %1, omitidos: %2, fallidos: %3.</translation>
    </message>
    <message>
        <source>--number: “%1” is not a number in the layer’s output, %2. Use something like %3.</source>
        <translation>--number: «%1» no es un número de la capa, cuya salida es %2; se esperaba algo como %3.</translation>
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
        <translation>Con --number, solo los planos de los que se compone el número, y sin letra pequeña.</translation>
    </message>
    <message>
        <source>WHICH</source>
        <translation>WHICH</translation>
    </message>
    <message>
        <source>--close-up needs --number. It shows how that number is computed.</source>
        <translation>--close-up necesita --number: muestra de qué se compone ese número.</translation>
    </message>
    <message>
        <source>The target is missing. Use -o FILE.%1</source>
        <translation>Falta el destino: -o FILE.%1</translation>
    </message>
    <message>
        <source>-o: “%1” does not end with one of the output formats %2. Use one of them, or set --format.</source>
        <translation>-o: «%1» no termina en ninguno de %2, los formatos que se pueden escribir. --format también indica uno.</translation>
    </message>
    <message>
        <source>--from %1 is after --to %2.</source>
        <translation>--from %1 está detrás de --to %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder.</source>
        <translation>No se puede escribir %1: es una carpeta.</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>No se puede escribir %1: no existe la carpeta %2.</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Pasada %1</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2, %3 s, %4 bytes</source>
        <translation>%1: %2, %3 s, %4 bytes</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n fotograma</numerusform>
            <numerusform>%n fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate puzzles with exactly one solution, one per line, selected by how the network solves them.</source>
        <translation>Crea sudokus de solución única, uno por línea, según lo que la red necesita para resolverlos.</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>RANGE</translation>
    </message>
    <message>
        <source>Number of puzzles to generate (default: 1).</source>
        <translation>Cuántos sudokus (por omisión: 1).</translation>
    </message>
    <message>
        <source>Seed: same number, same puzzles (default: a new one each time, shown in a message).</source>
        <translation>Mismo número, mismos sudokus (por omisión: otro cada vez, que se indica en un mensaje).</translation>
    </message>
    <message>
        <source>Symmetry of the givens: %1 (default: none).</source>
        <translation>Cómo se disponen las pistas: %1 (por omisión: none).</translation>
    </message>
    <message>
        <source>Generate minimal puzzles: removing any given allows several solutions.</source>
        <translation>No puede faltar ninguna pista: sin ella hay varias soluciones.</translation>
    </message>
    <message>
        <source>Rules that must each remove something during the run.</source>
        <translation>Cada una de estas reglas elimina algo por el camino.</translation>
    </message>
    <message>
        <source>The rules alone solve it.</source>
        <translation>Las reglas solas lo resuelven.</translation>
    </message>
    <message>
        <source>Maximum number of active guesses, such as 1.. or 2..4.</source>
        <translation>Cuántas conjeturas hay en pie a la vez como máximo, como 1.. o 2..4.</translation>
    </message>
    <message>
        <source>Number of passes the network takes.</source>
        <translation>Cuántas pasadas necesita la red.</translation>
    </message>
    <message>
        <source>Give up after this many grids without a matching puzzle (default: %1).</source>
        <translation>Desistir tras tantas cuadrículas sin un sudoku como el deseado (por omisión: %1).</translation>
    </message>
    <message>
        <source>Write an .sdm file instead, with this command as its first line. Nothing is written if puzzles are missing.</source>
        <translation>Escribir en su lugar un archivo .sdm, con esta orden en la primera línea. No se escribe nada si faltan sudokus.</translation>
    </message>
    <message>
        <source>Append a comment to each puzzle: givens, passes, guesses, and how often each rule removed something.</source>
        <translation>Detrás de cada sudoku, un comentario: pistas, pasadas, conjeturas y cuántas veces eliminaron algo las reglas.</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</source>
        <translation>Ejemplo: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles were generated, 1 too few were found, 2 wrong usage or output that cannot be written.</source>
        <translation>Estado de salida: 0 se crearon todos los sudokus, 1 no se encontraron más, 2 uso incorrecto o salida que no se puede escribir.</translation>
    </message>
    <message>
        <source>--details and --output conflict: an .sdm file has no comments.</source>
        <translation>--details y --output no van juntos: un archivo .sdm no tiene comentarios.</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>«%1» no se espera aquí.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Semilla %1</translation>
    </message>
    <message>
        <source>%1 of %2, %3 grids tried</source>
        <translation>%1 de %2, %3 cuadrículas probadas</translation>
    </message>
    <message>
        <source>No matching puzzle among %1 grids; %2 of %3 were generated.</source>
        <translation>Ningún sudoku como el deseado entre %1 cuadrículas; se crearon %2 de %3.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number ≥ %3, or a range such as 4..9.</source>
        <translation>--%1: «%2» no es un intervalo; se esperaba un número desde %3, o dos como 4..9.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number from %3 to %4, or a range such as %3..%4.</source>
        <translation>--%1: «%2» no es un intervalo; se esperaba un número de %3 a %4, o dos como %3..%4.</translation>
    </message>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed: «%1» no es un número de 0 a 18446744073709551615.</translation>
    </message>
    <message>
        <source>--fires: “%1” is not a rule of this run.</source>
        <translation>--fires: «%1» no está entre las reglas que se ejecutan.</translation>
    </message>
    <message>
        <source>%1: Line %2</source>
        <translation>%1: línea %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) with clashing givens.</source>
        <translation>
            <numerusform>%n sudoku más con pistas en conflicto.</numerusform>
            <numerusform>%n sudokus más con pistas en conflicto.</numerusform>
        </translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>la entrada estándar</translation>
    </message>
    <message>
        <source>this is a folder; expected a file with one puzzle per line.</source>
        <translation>es una carpeta; se esperaba un archivo con un sudoku por línea.</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>no se puede leer el archivo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not puzzles.</source>
        <translation>
            <numerusform>%n línea más no es un sudoku.</numerusform>
            <numerusform>%n líneas más no son sudokus.</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no such file, and it is not a puzzle either. %1</source>
        <translation>no existe ese archivo, y tampoco es un sudoku. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes one puzzle, but there are %n in “%2”.</source>
        <translation>
            <numerusform>%1 admite un sudoku, pero hay %n en «%2».</numerusform>
            <numerusform>%1 admite un sudoku, pero hay %n en «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle is missing. Give a file, - for standard input, or 81 characters.</source>
        <translation>Falta un sudoku: un archivo, - para la entrada estándar, u 81 caracteres.</translation>
    </message>
    <message>
        <source>“%1” is one input too many: this command takes one puzzle.</source>
        <translation>«%1» es una entrada de más: esta orden admite un solo sudoku.</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>FILE…</translation>
    </message>
    <message>
        <source>Check lesson files: run their puzzles and verify every statement.</source>
        <translation>Comprueba archivos de lecciones: ejecuta sus sudokus y mira si todo lo que dicen es cierto.</translation>
    </message>
    <message>
        <source>For each correct lesson, one line is printed on standard output: its file, its title, and the numbers of stops and checks. Errors are printed on standard error, as FILE:LINE: and the reason. The README.md in the lessons folder explains how to write lessons.</source>
        <translation>Una lección correcta es una línea en la salida estándar: su archivo, su título y cuántas paradas y comprobaciones tiene. Lo que falla en las demás va al error estándar: FILE:LINE: y el motivo. Cómo se escriben las lecciones está en el README.md de la carpeta de las lecciones.</translation>
    </message>
    <message>
        <source>Exit status: 0 all lessons are correct, 2 a lesson has errors or cannot be read.</source>
        <translation>Estado de salida: 0 todas las lecciones son correctas, 2 alguna no lo es o no se puede leer.</translation>
    </message>
    <message>
        <source>Name at least one lesson file.</source>
        <translation>Indique al menos un archivo de lección.</translation>
    </message>
    <message>
        <source>%1 (stops: %2, checks: %3)</source>
        <translation>%1 (paradas: %2, comprobaciones: %3)</translation>
    </message>
    <message>
        <source>Specify one folder for the pictures.</source>
        <translation>Se espera una carpeta para las imágenes.</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <translation>la imagen es demasiado grande</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>Draw the network’s layers for documents: graphs of each rule, the verdict, the search and the whole pass, and the kernels of the layers. A page contains all of them. Needs no display.</source>
        <translation>Dibuja las capas de la red para documentos: un grafo de cada regla, del veredicto, de la búsqueda y de toda la pasada, el núcleo de cada capa que tenga uno, y una página con todo ello. No necesita pantalla.</translation>
    </message>
    <message>
        <source>svg (the default), png or pdf.</source>
        <translation>svg (por omisión), png o pdf.</translation>
    </message>
    <message>
        <source>Scale factor for png: 1 to 8.</source>
        <translation>Veces el tamaño habitual, para png: de 1 a 8.</translation>
    </message>
    <message>
        <source>PUZZLE</source>
        <translation>PUZZLE</translation>
    </message>
    <message>
        <source>The puzzle whose run gives the values (default: the article’s hard puzzle).</source>
        <translation>El sudoku cuya ejecución da los valores (por omisión: el sudoku difícil del artículo).</translation>
    </message>
    <message>
        <source>Omit index.md, the page with all pictures and tables.</source>
        <translation>Sin index.md, la página con todas las imágenes y tablas.</translation>
    </message>
    <message>
        <source>Also update the tables in a Markdown file: the text between the lines &lt;!-- layers of RULE --&gt; (or &lt;!-- groups --&gt;) and &lt;!-- end --&gt;.</source>
        <translation>Actualizar además las tablas de un archivo Markdown: lo que está entre las líneas &lt;!-- layers of RULE --&gt; (o &lt;!-- groups --&gt;) y &lt;!-- end --&gt;.</translation>
    </message>
    <message>
        <source>The same puzzle and options give the same files. Prints FILE: BYTES bytes for each of them.</source>
        <translation>El mismo sudoku y las mismas opciones dan los mismos archivos. Escribe FILE: BYTES bytes por cada uno.</translation>
    </message>
    <message>
        <source>Exit status: 0 all files are written; 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>Estado de salida: 0 todos los archivos están escritos; 2 uso incorrecto, entrada no válida o un archivo que no se puede escribir.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>--rules: there is no rule “%1”. Use any of %2; or classic for all of them, basic for the first six.</source>
        <translation>--rules: no existe la regla «%1». Se conocen: %2; o todas como classic, las seis primeras como basic.</translation>
    </message>
    <message>
        <source>--rules: %1 is listed twice. Use each of %2 at most once.</source>
        <translation>--rules: %1 aparece dos veces. Se conocen: %2; cada una como máximo una vez.</translation>
    </message>
    <message>
        <source>Never guess; a run stalls when the rules find nothing more.</source>
        <translation>No conjeturar nunca; la ejecución se atasca donde las reglas no encuentran nada más.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: no limit).</source>
        <translation>Detener un sudoku tras N pasadas de la red (por omisión: sin límite).</translation>
    </message>
    <message>
        <source>Puzzles come from a file, from standard input (-) or from the argument itself. A puzzle has 81 characters, row by row: 1-9, and one of 0 . * _ X for an empty cell. A file has one puzzle per line; text after a blank or # is a comment. The other formats of convoku-cli convert are also recognised. A run begins with the candidates supplied with the puzzle. A file may be compressed with gzip or Zstandard.</source>
        <translation>Un sudoku viene de un archivo, de la entrada estándar (-) o es el propio argumento: 81 caracteres, fila a fila, con 1-9 y uno de 0 . * _ X para una celda vacía. Un archivo tiene un sudoku por línea; lo que sigue a un espacio o a # es un comentario. También se reconocen los demás formatos de convoku-cli convert; una ejecución empieza con los candidatos que traía el sudoku. Un archivo puede estar comprimido con gzip o Zstandard.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Reglas: %1.</translation>
    </message>
    <message>
        <source>Solve puzzles: print one line per puzzle, in input order, with the grid and the result.</source>
        <translation>Resuelve sudokus: una línea por sudoku, en el orden de la entrada, con la cuadrícula y cómo terminó.</translation>
    </message>
    <message>
        <source>text (the default) or json: one object per line.</source>
        <translation>text (por omisión) o json: un objeto por línea.</translation>
    </message>
    <message>
        <source>text: GRID RESULT passes=N pushes=N pops=N. The grid has 81 characters. If the puzzle is not solved, it shows the cells decided so far and a point elsewhere. RESULT is solved, no_solution, stalled (only with --no-search) or out_of_passes (only with --max-passes). Pushes are guesses; pops are undone guesses.</source>
        <translation>text: GRID RESULT passes=N pushes=N pops=N. La cuadrícula tiene 81 caracteres; si el sudoku no está resuelto, las celdas decididas hasta entonces y un punto en las demás. RESULT es solved, no_solution, stalled (solo con --no-search) u out_of_passes (solo con --max-passes). Los push son conjeturas; los pop, conjeturas retiradas.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) done</source>
        <translation>
            <numerusform>%n sudoku hecho</numerusform>
            <numerusform>%n sudokus hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>THEME</translation>
    </message>
    <message>
        <source>One of %1, or a colour file (NAME.json) exported from the window. The default is light.</source>
        <translation>Uno de %1, o un archivo de colores (NAME.json) exportado desde la ventana. Por omisión, light.</translation>
    </message>
    <message>
        <source>--theme: %1: %2</source>
        <translation>--theme: %1: %2</translation>
    </message>
    <message>
        <source>Run puzzles and print every event, one per line, as it happens.</source>
        <translation>Ejecuta sudokus y cuenta cada evento, uno por línea, según ocurre.</translation>
    </message>
    <message>
        <source>text (the default): sentences, each after its address PASS.STEP; or jsonl: one JSON object per line.</source>
        <translation>text (por omisión): frases, cada una tras su dirección PASS.STEP; o jsonl: un objeto JSON por línea.</translation>
    </message>
    <message>
        <source>Exit status: 0 solved, 1 not solved, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>Estado de salida: 0 resuelto, 1 no resuelto, 2 uso incorrecto, entrada no válida o salida que no se puede escribir.</translation>
    </message>
    <message>
        <source>No font on this system supports %1, so the pictures are in English. The package fonts-noto-cjk contains one.</source>
        <translation>Ningún tipo de letra de este sistema tiene las letras de %1: las imágenes están en inglés. El paquete fonts-noto-cjk las tiene.</translation>
    </message>
    <message>
        <source>The language of messages and pictures: %1. Default: the system’s.</source>
        <translation>El idioma de los mensajes y las imágenes: %1. Por omisión, el del sistema.</translation>
    </message>
    <message>
        <source>No comparison: LibTorch cannot be used (%1).</source>
        <translation>Sin comparación: no se puede usar LibTorch (%1).</translation>
    </message>
    <message>
        <source>--backend torch: LibTorch cannot be used (%1). Install the package convoku-backend-torch, or use bitwise, which gives the same results.</source>
        <translation>--backend torch: no se puede usar LibTorch (%1). Instale el paquete convoku-backend-torch, o use bitwise, que da lo mismo.</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number from %3 to %4.</source>
        <translation>%1: «%2» no es un número entero de %3 a %4.</translation>
    </message>
    <message>
        <source>%1: “%2” is not one of %3.</source>
        <translation>%1: «%2» no es uno de %3.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 no admite ningún valor.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 necesita un valor.</translation>
    </message>
    <message>
        <source>File to write (default: standard output). It is left unchanged if any input cannot be read.</source>
        <translation>El archivo que se escribe (por omisión: la salida estándar). Queda como está si algo no se pudo leer.</translation>
    </message>
    <message>
        <source>Skip lines that are not puzzles, and still write the others.</source>
        <translation>Omitir las líneas que no son sudokus y escribir las demás igualmente.</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles are written; 2 wrong usage, bad input (the good puzzles are still written to standard output, but to a file only with --skip-bad) or output that cannot be written.</source>
        <translation>Estado de salida: 0 todos los sudokus están escritos; 2 uso incorrecto, entrada no válida (los sudokus correctos se escriben igualmente en la salida estándar, y en un archivo con --skip-bad) o salida que no se puede escribir.</translation>
    </message>
    <message>
        <source>Nothing is written to %1. --skip-bad skips lines that are not puzzles.</source>
        <translation>No se escribe nada en %1: --skip-bad omite lo que no es un sudoku.</translation>
    </message>
    <message>
        <source>Nothing is written to %1.</source>
        <translation>No se escribe nada en %1.</translation>
    </message>
    <message>
        <source>Prints FILE: N frames, SECONDS s, BYTES bytes; for a still picture, FILE: BYTES bytes. If the file goes to standard output, this goes to standard error.</source>
        <translation>Escribe FILE: N frames, SECONDS s, BYTES bytes; de una imagen fija, FILE: BYTES bytes. Si el archivo va a la salida estándar, esto va al error estándar.</translation>
    </message>
    <message>
        <source>Write one file per input puzzle, with {number} or {name} in the target’s name or folders: -o FOLDER/{number}.gif.</source>
        <translation>Un archivo por cada sudoku de las entradas, con {number} o {name} en el nombre o las carpetas del destino: -o FOLDER/{number}.gif.</translation>
    </message>
    <message>
        <source>-o: “%1” ends with .%2, but --format is %3. Use only one of them.</source>
        <translation>-o: «%1» termina en .%2 y --format dice %3: omita uno de los dos.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>la salida estándar</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>-o -: standard output is a terminal, which cannot show a picture. Redirect it to a file or a program.</source>
        <translation>-o -: la salida estándar es un terminal, y allí una imagen no se puede leer: diríjala a un archivo o a un programa.</translation>
    </message>
    <message>
        <source>--page: %1 is not UTF-8 text.</source>
        <translation>--page: %1 no es un texto en UTF-8.</translation>
    </message>
    <message>
        <source>--page: %1 has no line &lt;!-- layers of RULE --&gt; or &lt;!-- groups --&gt;.</source>
        <translation>--page: %1 no tiene ninguna línea &lt;!-- layers of RULE --&gt; ni &lt;!-- groups --&gt;.</translation>
    </message>
    <message>
        <source>--page: %1, line %2: %3 does not name a rule. Use a line such as &lt;!-- layers of %4 --&gt;.</source>
        <translation>--page: %1, línea %2: %3 no nombra ninguna regla; se esperaba algo como &lt;!-- layers of %4 --&gt;.</translation>
    </message>
    <message>
        <source>--page: %1, line %2: the line &lt;!-- end --&gt; is missing after %3.</source>
        <translation>--page: %1, línea %2: detrás de %3 falta la línea &lt;!-- end --&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%n more solution(s) are others.</source>
        <translation>
            <numerusform>%n solución más es distinta.</numerusform>
            <numerusform>%n soluciones más son distintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solutions compared: %1; different: %2.</source>
        <translation>Soluciones comparadas: %1, de ellas distintas: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were supplied without a solution.</source>
        <translation>
            <numerusform>%n sudoku venía sin solución.</numerusform>
            <numerusform>%n sudokus venían sin solución.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the supplied solution is different; the puzzle has several.</source>
        <translation>%1: la solución que hay allí es otra; el sudoku tiene varias.</translation>
    </message>
    <message>
        <source>%1: the supplied solution has %2 in %3, the network has %4.</source>
        <translation>%1: la solución que hay allí tiene %2 en %3; la red tiene %4.</translation>
    </message>
    <message>
        <source>Print only the number of solutions and the word after it. Without --solutions, count up to %1.</source>
        <translation>Escribir solo cuántas soluciones hay y la palabra correspondiente; sin --solutions, hasta %1.</translation>
    </message>
    <message>
        <source>Compare with the solutions supplied with the puzzles (second column of a table, or puzzle:count:solution), and count the differences.</source>
        <translation>Comparar con las soluciones que traían los sudokus (segunda columna de una tabla, puzzle:count:solution) y contar las que son distintas.</translation>
    </message>
    <message>
        <source>With --check, check= and a word follow: same, other, or missing if the puzzle was supplied without a solution.</source>
        <translation>Con --check siguen check= y una palabra: same, other, o missing si el sudoku no traía ninguna solución.</translation>
    </message>
    <message>
        <source>Exit status: 0 all solved, 1 a puzzle was not solved or, with --check, its supplied solution is different or missing, 2 wrong usage, bad input (the good puzzles are still solved) or output that cannot be written.</source>
        <translation>Estado de salida: 0 todos resueltos, 1 un sudoku no se resolvió o, con --check, traía otra solución o ninguna, 2 uso incorrecto, entrada no válida (los sudokus correctos se resuelven igualmente) o salida que no se puede escribir.</translation>
    </message>
    <message>
        <source>--count needs the search. Remove --no-search.</source>
        <translation>--count necesita la búsqueda; omita --no-search.</translation>
    </message>
    <message>
        <source>jsonl: the events are start, rule (only rules that removed something), push (a guess), contradiction, pop (an undone guess) and end. Rows, columns and digits count from 1. Candidates are [row, column, digit]. &quot;depth&quot; and &quot;candidates&quot; are the values after the event. A contradiction names the cells without candidates (&quot;empty&quot;) and the cells whose only digit another cell of a house also has (&quot;clashing&quot;).</source>
        <translation>jsonl: los eventos son start, rule (solo reglas que eliminaron algo), push (una conjetura), contradiction (una contradicción), pop (una conjetura retirada) y end. Filas, columnas y dígitos se cuentan desde 1; los candidatos son [fila, columna, dígito]; &quot;depth&quot; y &quot;candidates&quot; son los de después del evento. Una contradicción nombra las celdas a las que no les queda ningún candidato (&quot;empty&quot;) y aquellas cuyo único dígito también lo tiene otra celda de una casa (&quot;clashing&quot;).</translation>
    </message>
    <message>
        <source>network</source>
        <translation>red</translation>
    </message>
    <message>
        <source>There is no network or part “%1”. Run convoku-cli network list to see them.</source>
        <translation>No existe ninguna red ni parte «%1»; convoku-cli network list las enumera.</translation>
    </message>
    <message>
        <source>%1 %2, layers: %3</source>
        <extracomment>a part of a network: “rule hidden_single_row, layers: 12”</extracomment>
        <translation>%1 %2, capas: %3</translation>
    </message>
    <message>
        <source>network %1, rules: %2, layers: %3</source>
        <translation>red %1, reglas: %2, capas: %3</translation>
    </message>
    <message>
        <source>list | show ID… | check FILE…</source>
        <translation>list | show ID… | check FILE…</translation>
    </message>
    <message>
        <source>Print the built-in networks as text, or check your own file.</source>
        <translation>Redes como texto: las que vienen con el programa, y si un archivo propio es correcto.</translation>
    </message>
    <message>
        <source>check: also print one line per value, with its shape and its possible numbers.</source>
        <translation>check: además, una línea por cada valor, con su forma y los números que puede tener.</translation>
    </message>
    <message>
        <source>list names networks and their parts. show prints the text of one. check reads files and prints one line to standard output for each correct item. Errors go to standard error, as FILE:LINE:COLUMN: and what was expected there. The help explains how to write networks.</source>
        <translation>list enumera las redes y las partes de que se componen, show escribe el texto de una y check lee archivos: lo que está bien es una línea en la salida estándar; lo que está mal va al error estándar: FILE:LINE:COLUMN: y lo que se esperaba ahí. La ayuda explica cómo se escriben las redes.</translation>
    </message>
    <message>
        <source>Use list, show with an ID, or check with a file.</source>
        <translation>Indique list, o show y un ID, o check y un archivo.</translation>
    </message>
    <message>
        <source>--solutions above 1 needs a search, but the network has none.</source>
        <translation>--solutions mayor que 1 necesita una búsqueda, y la red no tiene ninguna.</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>NOMBRE|ARCHIVO</translation>
    </message>
    <message>
        <source>--rules: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rules: la red no tiene ninguna regla «%1». Sus reglas son: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s) that the network calls solved are wrong.</source>
        <translation>
            <numerusform>%n cuadrícula que la red llama resuelta es incorrecta.</numerusform>
            <numerusform>%n cuadrículas que la red llama resueltas son incorrectas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution: %1</source>
        <translation>La solución: %1</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>demostración</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>sudokus</translation>
    </message>
    <message>
        <source>check: time limit for proving a rule (default: %1).</source>
        <translation>check: cuánto tiempo se busca la demostración de una regla (por omisión: %1).</translation>
    </message>
    <message>
        <source>check: do not verify that the rules are sound.</source>
        <translation>check: no preguntar si las reglas son correctas.</translation>
    </message>
    <message>
        <source>check: puzzles to run with and without each rule (default: the built-in puzzles).</source>
        <translation>check: los sudokus que se ejecutan con cada regla y sin ella (por omisión: los que vienen con el programa).</translation>
    </message>
    <message>
        <source>check: run no puzzles.</source>
        <translation>check: no ejecutar sudokus.</translation>
    </message>
    <message>
        <source>check: text (the default) or json: one object per line for each rule.</source>
        <translation>check: text (por omisión) o json: un objeto por línea para cada regla.</translation>
    </message>
    <message>
        <source>Exit status: 0 everything is correct, 1 a rule is wrong, 2 a file has errors or cannot be read, or there is no such network.</source>
        <translation>Estado de salida: 0 todo está bien, 1 una regla es errónea, 2 un archivo no es correcto o no se puede leer, o no existe esa red.</translation>
    </message>
    <message>
        <source>Width in pixels, %1 to %2 (default: %3; for a picture %4, for two runs or a layer %5, for a close-up %6; for a graph, tree or cube as needed).</source>
        <translation>Ancho en píxeles, de %1 a %2 (por omisión: %3; de una imagen %4, de dos ejecuciones o una capa %5, de un primer plano %6; de un grafo, un árbol o el cubo, lo que necesite).</translation>
    </message>
    <message>
        <source>Frame duration in milliseconds, in steps of 10 (default: %1; for a slide %2; for a proof %3; for the cube %4).</source>
        <translation>Cuánto tiempo se ve una imagen, en milisegundos, en incrementos de 10 (por omisión: %1; de un recorrido %2; de una demostración %3; del cubo %4).</translation>
    </message>
    <message>
        <source>--networks compares whole networks. Remove --%1.</source>
        <translation>--networks mide redes enteras entre sí: omita --%1.</translation>
    </message>
    <message>
        <source>NAME,NAME…</source>
        <translation>NOMBRE,NOMBRE…</translation>
    </message>
    <message>
        <source>Comma-separated networks to measure side by side, in turn. Prints one line per network, with its speed relative to the first (FILE#ID as with --network).</source>
        <translation>Medir estas redes una junto a otra, separadas por comas, por turnos: una línea para cada una, con cuánto más rápida es que la primera (ARCHIVO#ID como con --network).</translation>
    </message>
    <message>
        <source>Each line begins with the measured task: reading the puzzles, solving them with a network, both together, or the comparison. ns/pass is the time of one pass for one puzzle; lanes is the average number of puzzle slots in use.</source>
        <translation>Cada línea empieza con lo que se midió: leer los sudokus, resolverlos con una red, ambas cosas juntas y la comparación. ns/pass es el tiempo de una pasada para un sudoku; lanes dice cuántos lugares para sudokus se usaron de media.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Paso %1: %2</translation>
    </message>
    <message>
        <source>check: also print the compiled steps of each rule, as words and formulas.</source>
        <translation>check: además, los pasos a los que se compila cada regla, como palabras y fórmulas.</translation>
    </message>
    <message>
        <source>check also accepts the ID of a built-in network or part. It reports whether each rule is sound: a sound rule never removes a digit of a solution. This is proved for every possible board. For a wrong rule, check prints a board that shows the error; the other commands can read this board. If time runs out or the rule produces real numbers, only samples are checked. check then reports how much the rule helps on puzzles and what it costs. With --program, it also prints each step of the compiled program: the number of words and how each word is computed from others, for all puzzles of a block at once. A rule that does not belong to a network runs with the rules of article.</source>
        <translation>check acepta también el ID de lo que viene con el programa. De cada regla dice si es correcta, es decir, si nunca elimina un dígito de una solución: demostrado para todo tablero posible, o errónea, con un tablero que lo muestra y que las demás órdenes leen; cuando el tiempo no basta o la regla produce números reales, solo se miran muestras. Después, lo que vale la regla con sudokus y lo que cuesta: con --program, también cada paso del programa al que se compila, es decir, cuántas palabras y cómo sale cada una de otras, para todos los sudokus de un bloque a la vez. Una regla que no está en ninguna red se ejecuta con las de article.</translation>
    </message>
    <message>
        <source>Network to run: %1 (default: %2), or a file with your own; if a file has several, use FILE#ID. The help explains how to write networks.</source>
        <translation>La red que se ejecuta: %1 (por omisión: %2), o un archivo con una propia; de varias en un archivo, ARCHIVO#ID. La ayuda dice cómo se escriben.</translation>
    </message>
    <message>
        <source>classic (all nine rules of article), basic (its first six), or a comma-separated list of the network’s rules, which run in this order. Without --network, these are the rules of article.</source>
        <translation>classic (las nueve reglas de article), basic (sus seis primeras) o una lista de reglas de la red con comas, que se ejecutan en ese orden. Sin --network son las de article.</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>Demostrando %1, %2 de %3 …</translation>
    </message>
    <message>
        <source>A page opens with one puzzle: “%1” is one too many.</source>
        <translation>Una página se abre con un solo sudoku: «%1» está de más.</translation>
    </message>
    <message>
        <source>%1: open index.html in it</source>
        <translation>%1: abra el index.html que contiene</translation>
    </message>
    <message>
        <source>-o FILE | --page FOLDER [PUZZLE]</source>
        <translation>-o FILE | --page FOLDER [PUZZLE]</translation>
    </message>
    <message>
        <source>Export a network as an ONNX file for any neural network runtime.</source>
        <translation>Una red como archivo ONNX, para todo lo que ejecuta redes neuronales.</translation>
    </message>
    <message>
        <source>The target. It is replaced only when the new file is complete. - is standard output.</source>
        <translation>El destino. Solo se sustituye cuando el archivo nuevo está completo. - es la salida estándar.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMBER</translation>
    </message>
    <message>
        <source>Number of passes per run of the file (default: %1, at most %2). Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction.</source>
        <translation>Cuántas pasadas hace una ejecución del archivo (por omisión: %1, como mucho %2): entran candidatos; salen los candidatos que quedan, y si eso está resuelto o es una contradicción.</translation>
    </message>
    <message>
        <source>One pass with the search instead. Inputs and outputs: candidates, stack, guess and level. Feed the outputs back in until the result is solved or exhausted.</source>
        <translation>En su lugar, una pasada con la búsqueda: entran y salen candidates, stack, guess y level. Quien la ejecuta los vuelve a introducir hasta que diga solved o exhausted.</translation>
    </message>
    <message>
        <source>FORM</source>
        <translation>FORM</translation>
    </message>
    <message>
        <source>direct (the default): the network’s own layers, one by one. image: only Conv, ConvTranspose, Relu and Concat. s2d: only Conv, Relu and Concat, on boards laid out as 3 × 3 boxes.</source>
        <translation>direct (por omisión): las propias capas de la red, una a una. image: solo Conv, ConvTranspose, Relu y Concat. s2d: solo Conv, Relu y Concat, sobre tableros dispuestos en 3 × 3 cajas.</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>PRECISION</translation>
    </message>
    <message>
        <source>float (the default). gate: every stored number is 0 or 1, so calibration to eight bits cannot make it wrong. qdq: already eight bits, with scale 1. The last two work only with image and s2d.</source>
        <translation>float (por omisión). gate: todo lo que se guarda es 0 o 1, de modo que ninguna calibración a ocho bits lo estropea. qdq: ya en ocho bits, con scale 1. Las dos últimas son para image y s2d.</translation>
    </message>
    <message>
        <source>Number of puzzles to process at once (default: 1, at most %1), or dynamic: any number.</source>
        <translation>Cuántos sudokus entran a la vez (por omisión: 1, como mucho %1), o dynamic: cualquier número.</translation>
    </message>
    <message>
        <source>Also output the result of each layer.</source>
        <translation>También sale lo que produce cada capa.</translation>
    </message>
    <message>
        <source>Write a browser page to a separate folder instead of a file. The page steps through the network: board, passes and every layer. It makes no requests to other sites.</source>
        <translation>En lugar de un archivo, una página para el navegador, en su propia carpeta, que ejecuta la red paso a paso: tablero, pasadas y cada capa. No pide nada a ningún otro lugar.</translation>
    </message>
    <message>
        <source>--page: without a header and with the layers collapsed, for a frame in your own page.</source>
        <translation>--page: sin encabezado y con las capas plegadas, para un marco en una página suya.</translation>
    </message>
    <message>
        <source>--page: the node_modules folder that contains onnxruntime-web, which runs networks in browsers (default: the one in the current folder, then the one in FOLDER).</source>
        <translation>--page: la carpeta node_modules que tiene onnxruntime-web, lo que ejecuta redes en navegadores (por omisión: la de la carpeta actual, luego la de FOLDER).</translation>
    </message>
    <message>
        <source>Do not verify the rules. Otherwise the file states whether they are sound.</source>
        <translation>No preguntar si las reglas son correctas, lo que de otro modo dice el archivo.</translation>
    </message>
    <message>
        <source>ONNX’s own check runs before the file is written. The file contains the name and text of its network, the rules proved to be sound, and a few boards with their results, for self-tests in Convoku or elsewhere. The help explains which devices support which operators.</source>
        <translation>El propio ONNX comprueba el archivo antes de que se escriba. Dice qué red contiene, con su texto, cuáles de sus reglas están demostradas y qué resulta de unas cuantas posiciones: quien lo abra, aquí o en otra parte, puede probarlas. La ayuda dice qué dispositivos conocen qué operadores.</translation>
    </message>
    <message>
        <source>A page opens with PUZZLE, or with the article’s puzzle. ONNX Runtime, which runs the network in it, comes from the package onnxruntime-web: npm install --ignore-scripts onnxruntime-web</source>
        <translation>Una página se abre con PUZZLE, o con el sudoku del artículo. Lo que ejecuta la red en ella, ONNX Runtime, viene del paquete onnxruntime-web: npm install --ignore-scripts onnxruntime-web</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, 2 it cannot be written: a wrong option, a network not available in that form, or no space.</source>
        <translation>Estado de salida: 0 el archivo está escrito, 2 no se puede escribir: una opción errónea, una red que no puede tener esa forma o falta de espacio.</translation>
    </message>
    <message>
        <source>A puzzle is allowed only with --page: “%1”.</source>
        <translation>Un sudoku solo va con --page: «%1».</translation>
    </message>
    <message>
        <source>--step: the network has no search.</source>
        <translation>--step: la red no tiene búsqueda.</translation>
    </message>
    <message>
        <source>not listed: %1</source>
        <translation>no figura: %1</translation>
    </message>
    <message>
        <source>listed; with limits: %1</source>
        <translation>figura; con límites: %1</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>figura</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>Lists consulted:</source>
        <translation>Las listas que se leyeron:</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number above 0 and at most %3.</source>
        <translation>--%1: «%2» no es un número mayor que 0 y como mucho %3.</translation>
    </message>
    <message>
        <source>--%1 cannot be used with %2.</source>
        <translation>--%1 no dice nada de %2.</translation>
    </message>
    <message>
        <source>--output: the file name must end in one of %1.</source>
        <translation>--output: el nombre del archivo termina en uno de %1.</translation>
    </message>
    <message>
        <source>--output draws only one run. Remove --runs.</source>
        <translation>--output dibuja una ejecución: quite --runs.</translation>
    </message>
    <message>
        <source>Seed %1: %2</source>
        <translation>Semilla %1: %2</translation>
    </message>
    <message>
        <source>%1 trials, %2 s.</source>
        <translation>%1 intentos, %2 s.</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Interrumpida.</translation>
    </message>
    <message>
        <source>Search without rules: try whole grids, guided only by the cost of each grid.</source>
        <translation>Búsqueda sin reglas: se prueban cuadrículas enteras y de cada una solo se sabe lo que cuesta.</translation>
    </message>
    <message>
        <source>tpe (tree-structured Parzen estimator, the default), random (random digits), anneal (simulated annealing, one cell at a time) or swaps (annealing that exchanges two cells of a box).</source>
        <translation>tpe (tree-structured Parzen estimator, por defecto), random (dígitos al azar), anneal (recocido simulado, una celda cada vez) o swaps (recocido que intercambia dos celdas de una caja).</translation>
    </message>
    <message>
        <source>Cost of a grid: the digits missing from rows, columns and boxes, of 1 to 9 (digits, the default) or of 0 to 8 (published).</source>
        <translation>Lo que cuesta una cuadrícula: los dígitos que faltan en filas, columnas y cajas, de 1 a 9 (digits, por defecto) o de 0 a 8 (published).</translation>
    </message>
    <message>
        <source>Maximum trials per run (default: 200; with annealing 3000000).</source>
        <translation>Intentos de una ejecución, como mucho (por defecto: 200; con recocido, 3000000).</translation>
    </message>
    <message>
        <source>Probability model of TPE: counts (Optuna up to 2, the default) or mixture (from 3).</source>
        <translation>Cómo obtiene TPE las probabilidades: counts (Optuna hasta 2, por defecto) o mixture (desde 3).</translation>
    </message>
    <message>
        <source>Number of trials out of n that TPE treats as good, at most 25: a tenth (new, the default) or a quarter of the root of n (old).</source>
        <translation>Cuántos de n intentos toma TPE por buenos, como mucho 25: una décima parte (new, por defecto) o un cuarto de la raíz de n (old).</translation>
    </message>
    <message>
        <source>Annealing: initial temperature (default: 1).</source>
        <translation>Recocido: la temperatura al principio (por defecto: 1).</translation>
    </message>
    <message>
        <source>Annealing: temperature factor per chain (default: 0.99; with swaps 0.95).</source>
        <translation>Recocido: por cuánto la multiplica cada cadena (por defecto: 0.99; con swaps, 0.95).</translation>
    </message>
    <message>
        <source>Annealing: trials per chain (default: the number of empty cells, squared).</source>
        <translation>Recocido: intentos de una cadena (por defecto: el número de celdas vacías al cuadrado).</translation>
    </message>
    <message>
        <source>Annealing: number of chains without a better grid before the temperature resets to its initial value (default: 20).</source>
        <translation>Recocido: tras tantas cadenas sin una cuadrícula mejor vuelve a la primera temperatura (por defecto: 20).</translation>
    </message>
    <message>
        <source>Seed: same number, same trials (default: a new one each time, shown in a message).</source>
        <translation>Mismo número, mismos intentos (por defecto: otro cada vez, que un mensaje dice).</translation>
    </message>
    <message>
        <source>Number of runs, with this seed and the following ones (default: 1).</source>
        <translation>Tantas ejecuciones, con esta semilla y las siguientes (por defecto: 1).</translation>
    </message>
    <message>
        <source>Print every trial, not only the best. For more than 8192 trials, print every improvement, the ends of chains, and some of the others.</source>
        <translation>Cada intento, no solo el mejor; de más de 8192, cada mejora, finales de cadenas y algunos de los demás.</translation>
    </message>
    <message>
        <source>Print one JSON object per run or trial.</source>
        <translation>Un objeto JSON por ejecución o intento.</translation>
    </message>
    <message>
        <source>Print a comma-separated table with a header line.</source>
        <translation>Una tabla con comas, con una línea de nombres al principio.</translation>
    </message>
    <message>
        <source>Also draw the run: its trials as an animation (.gif, .webp), or its best trial as a picture (.png, .svg, .pdf), with the costs of all trials.</source>
        <translation>Dibujar también la ejecución: sus intentos como animación (.gif, .webp) o el mejor como imagen (.png, .svg, .pdf), con los costes de todos.</translation>
    </message>
    <message>
        <source>Width of the picture in pixels (default: 640).</source>
        <translation>Ancho de la imagen en píxeles (por defecto: 640).</translation>
    </message>
    <message>
        <source>Duration of a trial in an animation (default: 120).</source>
        <translation>Cuánto se muestra un intento en una animación (por defecto: 120).</translation>
    </message>
    <message>
        <source>Example: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</source>
        <translation>Ejemplo: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</translation>
    </message>
    <message>
        <source>Exit status: 0 every run found the solution, 1 one of them did not, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>Estado de salida: 0 todas las ejecuciones encontraron la solución, 1 alguna no, 2 uso incorrecto, entrada mala o salida que no se puede escribir.</translation>
    </message>
    <message>
        <source>Run %1 of %2, trial %3: best cost %4</source>
        <translation>Ejecución %1 de %2, intento %3: mejor coste %4</translation>
    </message>
    <message>
        <source>%1 of %2 runs found the solution.</source>
        <translation>%1 de %2 ejecuciones encontraron la solución.</translation>
    </message>
    <message>
        <source>--csv and --json are two formats of the table. Use only one of them.</source>
        <translation>--csv y --json son dos maneras de escribir la tabla: omita una de ellas.</translation>
    </message>
    <message>
        <source>--picture: “%1” does not end with one of %2.</source>
        <translation>--picture: «%1» no termina en ninguno de %2.</translation>
    </message>
    <message>
        <source>Compare two to four networks on the same puzzles: correct boards and cells, passes, time, size.</source>
        <translation>Comparar de dos a cuatro redes con los mismos sudokus: tableros y celdas correctos, pasadas, tiempo, tamaño.</translation>
    </message>
    <message>
        <source>Network to compare, as in the other commands. Use this option two to four times (default: article and fast). ONNX files are accepted.</source>
        <translation>Una red que se compara, como en las demás órdenes, de dos a cuatro veces (por omisión: article y fast). Un archivo puede ser un archivo ONNX.</translation>
    </message>
    <message>
        <source>No network guesses.</source>
        <translation>Ninguna red hace conjeturas.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1, without search %2).</source>
        <translation>Detener un sudoku tras N pasadas de una red (por omisión: %1; sin búsqueda, %2).</translation>
    </message>
    <message>
        <source>Give all networks the same budget: as many passes per puzzle as N multiply-adds allow.</source>
        <translation>Igual número de multiplicaciones con suma: cada red hace tantas pasadas por sudoku como permitan N de ellas.</translation>
    </message>
    <message>
        <source>Write a comma-separated table, the same in every language.</source>
        <translation>Escribir una tabla con comas, igual en todos los idiomas.</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>Escribir un objeto JSON por línea.</translation>
    </message>
    <message>
        <source>Write the table to a file.</source>
        <translation>Escribir la tabla en un archivo.</translation>
    </message>
    <message>
        <source>Also draw the table: .png, .svg or .pdf.</source>
        <translation>Dibujar también la tabla: .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>A board is right if it is a complete grid that keeps all givens and has no digit twice in a house. For a puzzle with several solutions, any of them is right. Cells are counted only for puzzles with one solution, and puzzles without a solution are left out. Built-in networks determine the number of solutions, whichever networks are compared. A board is illegal if it ended with a cell without candidates, a digit twice in a house, or a different digit for a given.</source>
        <translation>Un tablero es correcto si es una cuadrícula completa en la que ningún dígito está dos veces en una casa y están todas las pistas; de un sudoku con varias soluciones, cualquiera de ellas. Las celdas se cuentan solo en sudokus con una solución, y los que no tienen ninguna se omiten: ambas cosas las averiguan redes del programa, se compare lo que se compare. Es ilegal un tablero que termina con una celda sin candidatos, un dígito dos veces en una casa u otro dígito en lugar de una pista.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still compared), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>Código de salida: 0 hecho, 2 uso incorrecto, mala entrada (los sudokus buenos se comparan igualmente), una red que ha fallado, salida que no se puede escribir, o cancelado.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>soluciones</translation>
    </message>
    <message>
        <source>%1 of %2 starts found numbers that were always right; %3 found something else; %4 got no further than “never”, which is right for %5 %. These counts depend on this set-up.</source>
        <translation>%1 de %2 comienzos encontraron números que siempre acertaban; %3 encontraron otra cosa; %4 no pasaron de «nunca», que acierta en el %5 %. Estas cuentas son una propiedad de este montaje.</translation>
    </message>
    <message>
        <source>Rounding, and checking for equivalence …</source>
        <translation>Redondeando y preguntando si es lo mismo…</translation>
    </message>
    <message>
        <source>Going from the learned to the written numbers …</source>
        <translation>De los números aprendidos a los escritos…</translation>
    </message>
    <message>
        <source>--output: the rule with new numbers cannot be written as text.</source>
        <translation>--output: la regla con otros números no se puede decir como texto.</translation>
    </message>
    <message>
        <source>train: LibTorch, needed for training, cannot be used (%1). Install the package convoku-backend-torch.</source>
        <translation>train: LibTorch, que entrena, no se puede usar (%1). Instale el paquete convoku-backend-torch.</translation>
    </message>
    <message>
        <source>The boards cannot be created: %1</source>
        <translation>No se pueden hacer los tableros: %1</translation>
    </message>
    <message>
        <source>Start %1 of %2, step %3 of %4: %5 % right</source>
        <translation>Comienzo %1 de %2, paso %3 de %4: %5 % acertado</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 starts are done.</source>
        <translation>Cancelado: %1 de %2 comienzos están hechos.</translation>
    </message>
    <message>
        <source>--output: these numbers cannot be written as text.</source>
        <translation>--output: estos números no se pueden decir como texto.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number from %3 to %4.</source>
        <translation>--%1: «%2» no es un número de %3 a %4.</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rule: la red no tiene la regla «%1». Sus reglas son: %2.</translation>
    </message>
    <message>
        <source>--value: “%1” of %2 cannot be learned. Use one of %3.</source>
        <translation>--value: «%1» de %2 no se puede aprender. Estos sí: %3.</translation>
    </message>
    <message>
        <source>Replace the numbers of a rule with random ones, and train them with LibTorch.</source>
        <translation>Pone al azar números de una regla y mira si LibTorch los encuentra.</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>REGLA</translation>
    </message>
    <message>
        <source>The rule whose layers are trained (default: hidden_single_row).</source>
        <translation>La regla cuyas capas se entrenan (por omisión: hidden_single_row).</translation>
    </message>
    <message>
        <source>Target value, by its name in the rule’s text; candidates: the candidates left on the board (default: one, the first value that depends on a convolution: “is the count 1?”).</source>
        <translation>El valor que debe salir, por su nombre en el texto de la regla; candidates: lo que queda del tablero (por omisión: el primero tras una convolución, que es one: «¿es 1 la cuenta?»).</translation>
    </message>
    <message>
        <source>Number of starts, trained one after the other (default: %1).</source>
        <translation>Cuántos comienzos, uno tras otro (por omisión: %1).</translation>
    </message>
    <message>
        <source>Number of Adam steps per start (default: %1).</source>
        <translation>Pasos de Adam para cada uno (por omisión: %1).</translation>
    </message>
    <message>
        <source>Learning rate of Adam (default: %1).</source>
        <translation>Su tasa de aprendizaje (por omisión: %1).</translation>
    </message>
    <message>
        <source>Boards per step (default: %1; with 81 houses each, %2 rows).</source>
        <translation>Tableros en un paso (por omisión: %1, con 81 casas cada uno, %2 filas).</translation>
    </message>
    <message>
        <source>Boards to train on: random (the default), states (from runs on generated puzzles) or both (half of each). The target is the output of the written layers for these boards.</source>
        <translation>random (por omisión), states de ejecuciones sobre puzles generados, o both, mitad y mitad. Debe salir lo que las capas escritas hacen de ellos.</translation>
    </message>
    <message>
        <source>Probability of a candidate on a random board (default: %1).</source>
        <translation>Qué probabilidad tiene un candidato en un tablero al azar (por omisión: %1).</translation>
    </message>
    <message>
        <source>Number of boards to generate once and reuse (default: new boards in each step).</source>
        <translation>Tantos tableros se hacen una vez y se sacan una y otra vez (por omisión: cada paso tiene nuevos).</translation>
    </message>
    <message>
        <source>Initial numbers: random (the default; normally distributed around 0) or near (around the written numbers).</source>
        <translation>random (por omisión): normal alrededor de 0; near: alrededor de los números escritos.</translation>
    </message>
    <message>
        <source>Standard deviation of the initial numbers (default: %1).</source>
        <translation>Con esa desviación (por omisión: %1).</translation>
    </message>
    <message>
        <source>Seed: same number, same training on the same machine (default: %1). Start n uses the n-th number from there.</source>
        <translation>Mismo número, mismo entrenamiento en la misma máquina (por omisión: %1); el comienzo n tiene el n-ésimo número desde ahí.</translation>
    </message>
    <message>
        <source>Print one JSON object per line: each start with its numbers, then the counts.</source>
        <translation>Un objeto por línea: cada comienzo con sus números, luego las cuentas.</translation>
    </message>
    <message>
        <source>Bring the learned numbers as close to the written ones as signs and order allow, and round them. Then prove that the answers are the same, or show a board on which they differ.</source>
        <translation>Acerca sus números a los escritos cuanto permiten signos y orden, los redondea y prueba que responden lo mismo, o muestra un tablero donde no.</translation>
    </message>
    <message>
        <source>Write a CSV table of the straight path to the written numbers: share of right answers, and number of boards that lose a digit of the solution.</source>
        <translation>Como CSV: en el camino recto hacia los números escritos, cuánto acierta y en cuántos tableros se quita una cifra de la solución.</translation>
    </message>
    <message>
        <source>One line per start: found (all test answers right), something_else (better than a constant answer) or stuck. Then follow the share of right test answers, the loss, and the step from which it stayed below half the loss of “never”.</source>
        <translation>Una línea por comienzo: found (todo lo mirado acierta), something_else (mejor que siempre la misma respuesta) o stuck; la parte de respuestas acertadas en tableros apartados para eso, la pérdida y el paso desde el que quedó por debajo de la mitad de la de «nunca».</translation>
    </message>
    <message>
        <source>The number of successes depends on the set-up: different boards, steps or starts give different counts.</source>
        <translation>Cuántos lo encuentran es una propiedad del montaje: otros tableros, pasos o comienzos dan otras cuentas.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --starts 10 --snap -o learned.network</source>
        <translation>Ejemplo: convoku-cli train --starts 10 --snap -o learned.network</translation>
    </message>
    <message>
        <source>Exit status: 0 all starts are done, 2 wrong usage, no LibTorch, cancelled, or output that cannot be written.</source>
        <translation>Estado de salida: 0 todos los comienzos están hechos, 2 uso incorrecto, sin LibTorch, cancelado o salida que no se puede escribir.</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”.</source>
        <translation>--rule: la red no tiene la regla «%1».</translation>
    </message>
    <message>
        <source>--data: the network “%1” learns nothing from puzzles. Its text contains no learned(…).</source>
        <translation>--data: nada de la red «%1» se aprende de sudokus: su texto no tiene ningún learned(…).</translation>
    </message>
    <message>
        <source>--data: this network cannot be trained: %1</source>
        <translation>--data: esta red no se puede entrenar: %1</translation>
    </message>
    <message>
        <source>-o: the network and its weights are two files. Name a file for the network.</source>
        <translation>-o: la red y sus pesos son dos archivos: indique uno para la red.</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles have one solution; the others are left out.</source>
        <translation>%1 de %2 sudokus tienen una sola solución; los demás se omiten.</translation>
    </message>
    <message>
        <source>Getting the puzzles …</source>
        <translation>Preparando los sudokus …</translation>
    </message>
    <message>
        <source>--resume: %1 cannot be read.</source>
        <translation>--resume: no se puede leer %1.</translation>
    </message>
    <message>
        <source>--resume: %1 is not a tensor file (safetensors).</source>
        <translation>--resume: %1 no es un archivo de tensores (safetensors).</translation>
    </message>
    <message>
        <source>Train all learned numbers of a network (--network; default: houses) on puzzles instead. Use kaggle_like or nine_million_like, which are generated here with as many givens as the originals, or a file of puzzles.</source>
        <translation>En su lugar, entrenar con sudokus todo lo que una red ha aprendido (--network; por omisión: houses): kaggle_like o nine_million_like, que se hacen aquí con tantas pistas como tienen los de esas colecciones, o un archivo de sudokus.</translation>
    </message>
    <message>
        <source>With --data: number of puzzles, which are repeatedly turned and relabelled (default: %1).</source>
        <translation>Con --data: tantos sudokus, girados y con los dígitos cambiados una y otra vez (por omisión: %1).</translation>
    </message>
    <message>
        <source>With --data: continue from the checkpoint that -o FILE.network writes as FILE.checkpoint.</source>
        <translation>Con --data: seguir desde el punto de control que -o FILE.network deja como FILE.checkpoint.</translation>
    </message>
    <message>
        <source>--data: there are too few puzzles with one solution. A tenth of them becomes the test set.</source>
        <translation>--data: hay demasiado pocos sudokus con una sola solución: una décima parte se aparta para medir.</translation>
    </message>
    <message>
        <source>At step %1 the loss is no longer a number. Try a smaller --rate.</source>
        <translation>En el paso %1 la pérdida ya no es un número: pruebe con un --rate menor.</translation>
    </message>
    <message>
        <source>Step %1, %2 %: loss %3</source>
        <translation>Paso %1, %2&#xa0;%: pérdida %3</translation>
    </message>
    <message>
        <source>These weights cannot be run: %1</source>
        <translation>Con estos pesos no se puede ejecutar la red: %1</translation>
    </message>
    <message>
        <source>Solving the puzzles in the test set …</source>
        <translation>Resolviendo los sudokus apartados …</translation>
    </message>
    <message>
        <source>%1 and %2 are written.</source>
        <translation>Están escritos %1 y %2.</translation>
    </message>
    <message>
        <source>The network as text, with the learned rule in place of the written one. The commands solve, trace, export and network check accept it. With --data, its weights are next to it, as FILE.safetensors.</source>
        <translation>La red con la regla aprendida en el lugar de la escrita, como texto: la toman solve, trace, export y network check. Con --data, sus pesos quedan al lado, como FILE.safetensors.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</source>
        <translation>Ejemplo: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</translation>
    </message>
    <message>
        <source>Run each puzzle once more, turned or mirrored and with its digits renamed, and count those that end the same way.</source>
        <translation>Resolver cada sudoku otra vez, girado o reflejado y con otros nombres para sus cifras, y contar los que terminan igual.</translation>
    </message>
    <message>
        <source>--network: a comparison takes two to four networks. Name each with a --network, or a search with a --blind.</source>
        <translation>--network: se comparan de dos a cuatro redes; nombre cada una con un --network, o una búsqueda con un --blind.</translation>
    </message>
    <message>
        <source>--blind: “%1” is not one of %2.</source>
        <translation>--blind: «%1» no es uno de %2.</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>MÉTODO</translation>
    </message>
    <message>
        <source>Also compare a search without rules, as in the command blind. You can use this option more than once.</source>
        <translation>Comparar también una búsqueda sin reglas, como la de la orden blind; puede darse más de una vez.</translation>
    </message>
    <message>
        <source>Maximum trials of a blind search per puzzle (default: tpe and random 200, else 3000000).</source>
        <translation>Intentos de una búsqueda a ciegas como mucho por sudoku (por omisión: tpe y random 200; los demás 3000000).</translation>
    </message>
    <message>
        <source>Seed of the blind searches, the same for each puzzle (default: 1).</source>
        <translation>Semilla de las búsquedas a ciegas, la misma para cada sudoku (por omisión: 1).</translation>
    </message>
    <message>
        <source>A blind search ends with its cheapest grid. Its trials count as passes, and their limit as the pass limit. --max-passes, --budget and --turned apply to networks.</source>
        <translation>Una búsqueda a ciegas acaba con su cuadrícula más barata. Sus intentos cuentan como pasadas, y también su límite; --max-passes, --budget y --turned son para las redes.</translation>
    </message>
    <message>
        <source>%1, turned</source>
        <extracomment>a network whose puzzles are run once more: article, turned</extracomment>
        <translation>%1, girados</translation>
    </message>
    <message>
        <source>A safetensors file with learned numbers that replace those of the network’s rules.</source>
        <translation>Un archivo safetensors con lo que han aprendido las reglas de la red, en lugar de los números que tienen.</translation>
    </message>
    <message>
        <source>--weights needs a network with learned numbers. Name it with --network.</source>
        <translation>--weights necesita una red con números aprendidos: nómbrela con --network.</translation>
    </message>
    <message>
        <source>Write a comma-separated table or a picture (.png, .svg, .pdf) of the candidates removed after each step: by the first written rule that would remove them, those that no written rule would remove, and those of the solution.</source>
        <translation>Qué se elimina después de qué paso, según la primera regla escrita que lo eliminaría, lo que ninguna eliminaría y lo que es de la solución: una tabla con comas o una imagen (.png, .svg, .pdf).</translation>
    </message>
    <message>
        <source>Checking the removals at each step …</source>
        <translation>Mirando qué se eliminó y cuándo …</translation>
    </message>
    <message>
        <source>The start that -o, --snap, --road and --acquired use (default: the one with the most right answers).</source>
        <translation>El comienzo que toman -o, --snap, --road y --acquired (por omisión: el que más acierta).</translation>
    </message>
    <message>
        <source>--acquired also writes a line for each of the nine written rules, with the step from which at least half of its candidates are always removed. A candidate belongs to the first written rule that removes it. The boards are from the written network’s runs. Two more lines show the same for candidates that no written rule finds, and the step from which no digit of the solution is lost.</source>
        <translation>--acquired escribe además una línea para cada una de las nueve reglas escritas: desde qué paso se elimina siempre al menos la mitad de los candidatos que ella es la primera en eliminar, en tableros de ejecuciones de la red escrita; lo mismo para lo que ninguna regla escrita encuentra; y desde qué paso no se pierde ningún dígito de la solución.</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --data kaggle_like --acquired learned.csv</source>
        <translation>Ejemplo: convoku-cli train --data kaggle_like --acquired learned.csv</translation>
    </message>
    <message>
        <source>--axis: this network cannot be trained this way: %1</source>
        <translation>--axis: esta red no se puede entrenar así: %1</translation>
    </message>
    <message>
        <source>With --data, after a softmax: the question asked. digits (the default): which digit a cell has. rows: which row of a column contains a digit, as in the training of ResNet11-SPD.</source>
        <translation>Con --data, detrás de un softmax: qué se pregunta. digits (lo normal): qué dígito tiene una celda. rows: en qué fila de una columna está un dígito, como se entrenó ResNet11-SPD.</translation>
    </message>
    <message>
        <source>With --data, for a network with a memory: number of passes per step. The last pass is judged, and its errors are traced back through the others (default: %1).</source>
        <translation>Con --data, en una red que recuerda: tantas pasadas son un paso; se juzga la última, y lo que estuvo mal se sigue hacia atrás por ellas (lo normal: %1).</translation>
    </message>
    <message>
        <source>Not trained here, because only a yes or no depends on them: %1.</source>
        <translation>No se entrenan aquí, porque de ellos solo depende un sí o un no: %1.</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 aparece más de una vez.</translation>
    </message>
    <message numerus="yes">
        <source>This format has no comments: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Este formato no tiene comentarios: se omiten los de %n sudoku.</numerusform>
            <numerusform>Este formato no tiene comentarios: se omiten los de %n sudokus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no fields for title, author and the like: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Este formato no tiene campos para título, autor y similares: se omiten los de %n sudoku.</numerusform>
            <numerusform>Este formato no tiene campos para título, autor y similares: se omiten los de %n sudokus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no technique codes and eliminations: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>Este formato no tiene códigos de técnicas ni eliminaciones: se omiten los de %n sudoku.</numerusform>
            <numerusform>Este formato no tiene códigos de técnicas ni eliminaciones: se omiten los de %n sudokus.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --solutions above 1, solutions=N and a word follow: unique (exactly one), all (several, and there are no others), none, or maybe_more. maybe_more means that N were found or the passes ran out before the search was complete. The grid is the first solution. json lists all of them in &quot;solutions&quot;, and &quot;all_found&quot; shows whether there are no others. --count prints only this number and word. json has the number as &quot;count&quot;, and omits passes, pushes and pops if the search stopped at N.</source>
        <translation>Con --solutions mayor que 1 siguen solutions=N y una palabra: unique (una, y no hay otra), all (varias, y no hay otras), none, o maybe_more (se encontraron N o se agotaron las pasadas antes de acabar la búsqueda). La cuadrícula es la primera solución; json las tiene todas en &quot;solutions&quot;, y &quot;all_found&quot; dice si no hay otras. --count escribe solo este número y la palabra; json lo tiene como &quot;count&quot;, sin passes, pushes ni pops si la búsqueda se detuvo en N.</translation>
    </message>
    <message>
        <source>--colours: a WebP keeps all colours, or a palette if that is smaller. Use all, or omit the option.</source>
        <translation>--colours: un webp los tiene todos, o una paleta si así ocupa menos. Use all, o quítelo.</translation>
    </message>
    <message>
        <source>--%1 %2: animations store times in steps of 10 ms. The file has %3 ms.</source>
        <translation>--%1 %2: los tiempos de las animaciones van en pasos de 10 ms. En el archivo son %3 ms.</translation>
    </message>
    <message>
        <source>Number of givens, from 17 to 81: 24, 24..30, or 24.. (default: %1..%2).</source>
        <translation>Número de pistas, de 17 a 81: 24, 24..30 o 24.. (por omisión: %1..%2).</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: %1).</source>
        <translation>Detener un sudoku tras N pasadas de la red (por omisión: %1).</translation>
    </message>
    <message>
        <source>Convoku checks the answers of a custom network. RESULT is wrong if the network calls a grid solved that is not a solution of the puzzle. With --count, or --solutions above 1, Convoku checks and counts every solution itself. RESULT and the word after the number are then wrong if the puzzle has a different number of solutions. Otherwise no_solution is the network’s answer, right or wrong.</source>
        <translation>Convoku comprueba las respuestas de una red propia. RESULT es wrong si la red llama resuelta a una cuadrícula que no es solución del sudoku. Con --count, o con --solutions mayor que 1, Convoku comprueba cada solución y las cuenta por sí mismo: RESULT y la palabra que sigue al número son wrong si el sudoku tiene otro número de soluciones. En los demás casos, no_solution es lo que dice la red, cierto o no.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) have a different number of solutions than the network found.</source>
        <translation>
            <numerusform>%n sudoku tiene otro número de soluciones que el que encontró la red.</numerusform>
            <numerusform>%n sudokus tienen otro número de soluciones que el que encontró la red.</numerusform>
        </translation>
    </message>
    <message>
        <source>This grid is wrong: it is not a solution of the puzzle.</source>
        <translation>Esta cuadrícula es incorrecta: no es solución del sudoku.</translation>
    </message>
    <message>
        <source>The result is wrong if your own network calls a grid solved that is not a solution of the puzzle.</source>
        <translation>El resultado es wrong si una red propia llama resuelta a una cuadrícula que no es solución del sudoku.</translation>
    </message>
    <message>
        <source>With --data: total time in minutes (default: %1, or as long as --steps take).</source>
        <translation>Con --data: tiempo para todo, en minutos (por omisión: %1, o lo que duren los --steps).</translation>
    </message>
    <message>
        <source>Training the network %1 on puzzles from %2.</source>
        <translation>Entrenando la red %1 con sudokus de %2.</translation>
    </message>
    <message>
        <source>There was time for %1 of the %2 puzzles in the test set.</source>
        <translation>Hubo tiempo para resolver %1 de los %2 sudokus apartados.</translation>
    </message>
    <message>
        <source>Cancelled after step %1. --resume %2 continues the training.</source>
        <translation>Cancelado tras el paso %1. --resume %2 continúa el entrenamiento.</translation>
    </message>
    <message>
        <source>With --data, one line every 15 seconds and one at the end. They measure the network’s first answer on the test set. accuracy1 is the share of all cells that are correct (givens are kept), and accuracy2 that of the open cells. accuracy3 is the share of puzzles with all cells correct. The last line shows how the network solves them pass by pass, without search, with a 95 % interval. --minutes limits the whole command. If time runs short, fewer puzzles are solved.</source>
        <translation>Con --data, una línea cada 15 segundos y una al final: en sudokus apartados para eso, cuando se pregunta a la red una sola vez, accuracy1 es la proporción de todas las celdas que son correctas (las pistas se mantienen), accuracy2 la de las vacías, accuracy3 la de sudokus con todas las celdas correctas. La última línea dice cómo los resuelve pasada a pasada, sin búsqueda, con un intervalo del 95 %. --minutes es el tiempo de toda la orden: si se queda corto, se resuelven menos sudokus.</translation>
    </message>
    <message>
        <source>With --data and -o, Convoku writes the network, its weights and a checkpoint about every 10 seconds. Ctrl+C ends the training: everything learned so far is kept, and the exit status is 2.</source>
        <translation>Con --data y -o se escriben la red, sus pesos y un punto de control cada 10 segundos, más o menos. Ctrl+C termina el entrenamiento: lo aprendido hasta ahí se conserva, y el estado de salida es 2.</translation>
    </message>
    <message>
        <source>Backend that runs the network: bitwise (one bit per puzzle, the default) or torch (LibTorch, hundreds of times slower). Both give the same results.</source>
        <translation>Qué ejecuta la red: bitwise (un bit por sudoku, por omisión) o torch (LibTorch, cientos de veces más lento). Ambos dan lo mismo.</translation>
    </message>
    <message>
        <source>At the end: the network runs until it stops. Without search it runs until nothing changes, even after a contradiction. A network that fills one cell per pass therefore fills the grid one cell at a time. In one shot: each open cell gets the digit that the network rates highest in its first pass; givens are kept. Only networks that rate every digit of a cell and have no memory give this answer.</source>
        <translation>Al final: la red se ejecuta hasta que se detiene. Sin búsqueda se ejecuta hasta que nada cambia, también más allá de una contradicción. Una red que rellena una celda por pasada rellena así la cuadrícula celda a celda. De una vez: cada celda abierta recibe el dígito que la red considera más probable en su primera pasada; las pistas se conservan. Solo tienen esa respuesta las redes que valoran cada dígito de una celda, y ninguna que recuerde.</translation>
    </message>
    <message>
        <source>Parameters are the numbers in the weights and biases of the rules’ convolutions, trained and fixed ones. Trained numbers that several layers share count once. All numbers of an ONNX file count as trained.</source>
        <translation>Los parámetros son los números de los pesos y sesgos de las convoluciones de las reglas, entrenados y fijos. Los números entrenados que comparten varias capas cuentan una vez. Todos los números de un archivo ONNX cuentan como entrenados.</translation>
    </message>
    <message>
        <source>Multiply-adds are counted for all convolutions of a pass, with verdict and search. csv and json also list the operations of other layers. Times are measured with puzzles side by side on this computer.</source>
        <translation>Las multiplicaciones con suma son las de todas las convoluciones de una pasada, con veredicto y búsqueda; csv y json tienen también lo que calculan otras capas. Los tiempos son los de sudokus en paralelo en este equipo.</translation>
    </message>
    <message>
        <source>One picture for each pass (the default), or for each change: every rule that removed something, every event of the search. A pass that removes more than %1 candidates always has one picture for each rule.</source>
        <translation>Una imagen por cada pasada (por omisión) o por cada cambio: cada regla que eliminó algo, cada evento de la búsqueda. Una pasada que elimina más de %1 candidatos tiene siempre una por cada regla.</translation>
    </message>
    <message>
        <source>Describe the step in a sentence below the board (default: for animations of runs and proofs at least %1 pixels wide).</source>
        <translation>Con una frase debajo del tablero: lo que hizo el paso. Es lo predeterminado en las animaciones de una ejecución o de una demostración de al menos %1 píxeles de ancho.</translation>
    </message>
    <message>
        <source>Omit the sentence below the board.</source>
        <translation>Sin esa frase.</translation>
    </message>
    <message>
        <source>Count up to N solutions (default: 2).</source>
        <translation>Cuenta hasta N soluciones (por omisión: 2).</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>CLAVE</translation>
    </message>
    <message>
        <source>Sort the rows by %1. A leading - puts the largest first.</source>
        <translation>Ordena las filas por %1; con - delante, de mayor a menor.</translation>
    </message>
    <message>
        <source>Write one row per input instead of one per puzzle.</source>
        <translation>Escribe una fila por entrada en lugar de una por puzle.</translation>
    </message>
    <message>
        <source>text (the default), csv or json: one object per line.</source>
        <translation>text (por omisión), csv o json: un objeto por línea.</translation>
    </message>
    <message>
        <source>passes, guesses, taken_back and depth are those of the network’s run to its first solution. verdict is %1.</source>
        <translation>passes, guesses, taken_back y depth son los de la ejecución de la red hasta su primera solución. verdict es uno de %1.</translation>
    </message>
    <message>
        <source>Example: convoku-cli analyse --total --format csv *.txt &gt; table.csv</source>
        <translation>Ejemplo: convoku-cli analyse --total --format csv *.txt &gt; table.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still analysed) or output that cannot be written.</source>
        <translation>Estado de salida: 0 hecho, 2 uso incorrecto, entrada errónea (los puzles correctos se analizan igualmente) o una salida que no se puede escribir.</translation>
    </message>
    <message>
        <source>--sort: there is no “%1”. Use one of %2.</source>
        <translation>--sort: no existe «%1». Se conocen: %2.</translation>
    </message>
    <message>
        <source>--total and --sort conflict: totals are in the order of the inputs.</source>
        <translation>--total y --sort no son compatibles: los totales quedan en el orden de las entradas.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) read</source>
        <translation>
            <numerusform>%n sudoku leído</numerusform>
            <numerusform>%n sudokus leídos</numerusform>
        </translation>
    </message>
    <message>
        <source>--change: there is no “%1”. Use one of %2.</source>
        <translation>--change: no existe «%1». Se conocen: %2.</translation>
    </message>
    <message>
        <source>--position: there is no rule “%1” in this run. Use one of %2.</source>
        <translation>--position: no se ejecuta ninguna regla «%1». Se ejecutan: %2.</translation>
    </message>
    <message>
        <source>Write the minimal form (minlex) of each puzzle: the smallest text that results from turning, mirroring, moving lines and renaming digits.</source>
        <translation>Escribe la forma mínima (minlex) de cada puzle: el menor texto que se obtiene girando, reflejando, moviendo líneas y renombrando dígitos.</translation>
    </message>
    <message>
        <source>Leave out puzzles that have the same minimal form as an earlier one.</source>
        <translation>Omite los puzles que tienen la misma forma mínima que uno anterior.</translation>
    </message>
    <message>
        <source>KIND,KIND…</source>
        <translation>TIPO,TIPO…</translation>
    </message>
    <message>
        <source>Change each puzzle at random without changing its difficulty: %1.</source>
        <translation>Cambia cada puzle al azar sin cambiar su dificultad: %1.</translation>
    </message>
    <message>
        <source>With --change: the same number makes the same changes (default: 1).</source>
        <translation>Con --change: el mismo número produce los mismos cambios (por omisión: 1).</translation>
    </message>
    <message>
        <source>Remove givens, from the first cell on, as long as the puzzle has one solution.</source>
        <translation>Quita pistas, desde la primera celda, mientras el puzle tenga una única solución.</translation>
    </message>
    <message>
        <source>Instead of each puzzle, write the first position in which this rule of the network removes candidates and no earlier rule does. Puzzles without such a position are left out.</source>
        <translation>Escribe, en lugar de cada puzle, la primera posición en la que esta regla de la red elimina candidatos y ninguna regla anterior lo hace. Los puzles sin ella se omiten.</translation>
    </message>
    <message>
        <source>A line has 81 characters, or 729 candidates if the puzzle consists of more than its givens, and the puzzle’s comment. Options apply in this order: --position, --minimise, --change, --canonical, --dedupe.</source>
        <translation>Una línea tiene 81 caracteres, o 729 candidatos si el puzle tiene algo más que sus pistas, y el comentario del puzle. Las opciones se aplican en este orden: --position, --minimise, --change, --canonical, --dedupe.</translation>
    </message>
    <message>
        <source>Example: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</source>
        <translation>Ejemplo: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 a puzzle could not be changed as requested, 2 wrong usage, bad input (the good puzzles are still written) or output that cannot be written.</source>
        <translation>Estado de salida: 0 hecho, 1 un puzle no se pudo cambiar como se pedía, 2 uso incorrecto, entrada errónea (los puzles correctos se escriben igualmente) o una salida que no se puede escribir.</translation>
    </message>
    <message>
        <source>--seed needs --change.</source>
        <translation>--seed necesita --change.</translation>
    </message>
    <message>
        <source>--%1 needs --position.</source>
        <translation>--%1 necesita --position.</translation>
    </message>
    <message>
        <source>%1: the puzzle does not have exactly one solution. It is left unchanged.</source>
        <translation>%1: el puzle no tiene exactamente una solución; queda como está.</translation>
    </message>
    <message>
        <source>%1: a house has a digit twice, so there is no minimal form. The puzzle is left unchanged.</source>
        <translation>%1: una casa tiene un dígito dos veces, por lo que no hay forma mínima; el puzle queda como está.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) left out.</source>
        <translation>
            <numerusform>%n sudoku omitido.</numerusform>
            <numerusform>%n sudokus omitidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse puzzles: the number of solutions and the effort to find them.</source>
        <translation>Analiza sudokus: cuántas soluciones tienen y qué hace falta para encontrarlas.</translation>
    </message>
    <message>
        <source>The network whose rules rate a puzzle (default: one_kernel; none: no rating).</source>
        <translation>La red cuyas reglas valoran un sudoku (por omisión: one_kernel; none: sin valoración).</translation>
    </message>
    <message>
        <source>Show only puzzles that match this filter, as in the window: “passes &gt; 20, no guesses”.</source>
        <translation>Muestra solo los sudokus que cumplen este filtro, como en la ventana: «passes &gt; 20, no guesses».</translation>
    </message>
    <message>
        <source>needs rates a puzzle by rules: the weakest set of rules from --needs that solves it without a guess, or “guess” if there is none. The last rule of the set is the first that, with the rules before it, solves the puzzle. Unnecessary rules before it are left out. Totals count puzzles by that rule, as needs_RULE.</source>
        <translation>needs valora un sudoku en reglas: el conjunto más débil de reglas de --needs que lo resuelve sin conjeturas, o «guess» si no lo hay. Su última regla es la primera con la que las reglas hasta ella resuelven el sudoku; las anteriores que no hacen falta se omiten. Los totales cuentan los sudokus por esa regla, como needs_REGLA.</translation>
    </message>
    <message>
        <source>Convoku prints totals on standard error after the rows. Memory use does not depend on the number of puzzles, except with --sort.</source>
        <translation>Los totales siguen a las filas en la salida de error estándar. El número de sudokus no influye en la memoria, salvo con --sort.</translation>
    </message>
    <message>
        <source>Write puzzles in minimal form, without repetitions, changed at random, or as positions.</source>
        <translation>Escribe sudokus en forma mínima, sin repeticiones, cambiados al azar o como posiciones.</translation>
    </message>
    <message>
        <source>--dedupe takes about 100 bytes of memory per puzzle. Without it, memory use does not depend on the number of puzzles.</source>
        <translation>--dedupe ocupa unos 100 bytes de memoria por sudoku; sin esta opción el número de sudokus no influye.</translation>
    </message>
    <message>
        <source>Several inputs are measured one after the other; their lines begin with file= and the name.</source>
        <translation>Varias entradas se miden una tras otra; sus líneas empiezan por file= y el nombre.</translation>
    </message>
    <message>
        <source>Place the givens in the cells that have digits in this puzzle of 81 characters.</source>
        <translation>Pone las pistas en las celdas en las que este sudoku de 81 caracteres tiene dígitos.</translation>
    </message>
    <message>
        <source>--pattern already places the givens. Omit --%1.</source>
        <translation>--pattern dice dónde están las pistas: omita --%1.</translation>
    </message>
    <message>
        <source>With several puzzles, the events of each puzzle follow those of the previous one. In text, a line with # and the puzzle precedes them; in jsonl, their start has the puzzle’s &quot;number&quot;.</source>
        <translation>Con varios sudokus, los eventos de cada uno siguen a los del anterior: en text, tras una línea con # y el sudoku; en jsonl, desde un start con &quot;number&quot;, el número del sudoku.</translation>
    </message>
    <message>
        <source>Print a script that lets bash, zsh or fish complete these commands and their options.</source>
        <translation>Imprimir un script con el que bash, zsh o fish completan estas órdenes y sus opciones.</translation>
    </message>
    <message>
        <source>The first argument can be:</source>
        <translation>El primer argumento puede ser:</translation>
    </message>
    <message>
        <source>[WHAT] PUZZLE -o FILE</source>
        <translation>[WHAT] PUZZLE -o FILE</translation>
    </message>
    <message>
        <source>The board, from the puzzle to the end (the default).</source>
        <translation>El tablero, desde el sudoku inicial hasta el final (por omisión).</translation>
    </message>
    <message>
        <source>Two runs side by side, with --without or --against.</source>
        <translation>Dos ejecuciones, una al lado de otra, con --without o --against.</translation>
    </message>
    <message>
        <source>The removals that explain why a candidate such as r1c2=5 was removed.</source>
        <translation>Las eliminaciones que explican por qué ya no está un candidato, por ejemplo r1c2=5.</translation>
    </message>
    <message>
        <source>The search tree, as a picture.</source>
        <translation>El árbol de búsqueda, como imagen.</translation>
    </message>
    <message>
        <source>One pass whose state is fed back, as a picture.</source>
        <translation>Una pasada cuyo estado se realimenta, como imagen.</translation>
    </message>
    <message>
        <source>The candidates as a cube, with the slice of the rule whose step --at names. An animation turns the cube to the rule that finds the same from the side.</source>
        <translation>Los candidatos como un cubo, con el corte de la regla cuyo paso indica --at. Una animación gira el cubo hasta la regla que encuentra lo mismo desde un lado.</translation>
    </message>
    <message>
        <source>A layer, by its pass, its step and its place in the step, such as 17.4.1. An animation slides its kernel over the input.</source>
        <translation>Una capa, indicada por su pasada, su paso y su lugar en el paso, por ejemplo 17.4.1. En una animación, su núcleo recorre la entrada.</translation>
    </message>
    <message>
        <source>The layers of a rule (by its id), of verdict, search or encode, or the groups of a pass (pass), as a picture. It needs no PUZZLE.</source>
        <translation>Las capas de una regla (por su id), de verdict, search o encode, o los grupos de una pasada (pass), como imagen. No necesita PUZZLE.</translation>
    </message>
    <message>
        <source>The file to write. Animations: .gif, .webp, .apng, .mp4 and .webm (the last two need ffmpeg). Pictures: .png, .svg and .pdf. An existing file is replaced only when the new one is complete. - is standard output, and needs --format.</source>
        <translation>El archivo que se escribe. Animaciones: .gif, .webp, .apng, .mp4 y .webm (los dos últimos necesitan ffmpeg). Imágenes: .png, .svg y .pdf. Un archivo que ya existe solo se sustituye cuando el nuevo está completo. - es la salida estándar y necesita --format.</translation>
    </message>
    <message>
        <source>Write a .png or .svg file as an animation.</source>
        <translation>Escribir un archivo .png o .svg como animación.</translation>
    </message>
    <message>
        <source>With compare: the rules that the second run omits, separated by commas (search is one of them).</source>
        <translation>Con compare: las reglas que omite la segunda ejecución (con comas; search es una de ellas).</translation>
    </message>
    <message>
        <source>With compare: the network of the second run, named as with --network.</source>
        <translation>Con compare: la red de la segunda ejecución, indicada como con --network.</translation>
    </message>
    <message>
        <source>With compare: the boards one above the other, as an animation for a phone (--size 390).</source>
        <translation>Con compare: los tableros uno encima del otro, como animación para un teléfono (--size 390).</translation>
    </message>
    <message>
        <source>Begin the animation with this title, which is shown for two seconds.</source>
        <translation>Empezar la animación con este título, que se muestra durante dos segundos.</translation>
    </message>
    <message>
        <source>The text above the board, in place of pass, depth and candidates left.</source>
        <translation>El texto de encima del tablero, en lugar de la pasada, la profundidad y los candidatos restantes.</translation>
    </message>
    <message>
        <source>Largest number of colours: 127 (the default) or 255 for a GIF or an animated PNG. Use all for an animated PNG or a WebP with exact colours, even if a palette makes the file smaller.</source>
        <translation>Número máximo de colores: 127 (por omisión) o 255 para un GIF o un PNG animado. Use all para un PNG animado o un WebP con colores exactos, aunque una paleta haga el archivo más pequeño.</translation>
    </message>
    <message>
        <source>The background of a PNG or SVG picture: that of the theme (the default), or transparent.</source>
        <translation>El fondo de una imagen PNG o SVG: el del tema (theme, por omisión) o transparente (transparent).</translation>
    </message>
    <message>
        <source>Rewrite the file whenever the file of the puzzle or the network changes. Press Ctrl+C to stop.</source>
        <translation>Escribir de nuevo el archivo cada vez que cambie el archivo del sudoku o de la red. Ctrl+C lo termina.</translation>
    </message>
    <message>
        <source>If a file has one of these words as its name, write it with its folder: ./run.</source>
        <translation>Un archivo que se llama como una de estas palabras se indica con su carpeta: ./run.</translation>
    </message>
    <message>
        <source>compare needs a second run: --without RULES or --against NETWORK.</source>
        <translation>compare necesita la segunda ejecución: --without RULES o --against NETWORK.</translation>
    </message>
    <message>
        <source>proof: “%1” is not a candidate. Example: r1c2=5.</source>
        <translation>proof: «%1» no es un candidato, como r1c2=5.</translation>
    </message>
    <message>
        <source>proof: %1 is still present in %2. Nothing has removed it.</source>
        <translation>proof: %1 está presente en %2: nada lo ha eliminado.</translation>
    </message>
    <message>
        <source>%1: specify what to show, such as %2.</source>
        <translation>%1 necesita que se indique qué mostrar, por ejemplo %2.</translation>
    </message>
    <message>
        <source>--%1 and %2 conflict: a file shows only one of them.</source>
        <translation>--%1 no se puede combinar con %2: un archivo muestra solo uno de los dos.</translation>
    </message>
    <message>
        <source>--%1 is an earlier spelling. The command is now: %2 export %3 …</source>
        <translation>--%1 es una forma anterior. La orden es ahora: %2 export %3 …</translation>
    </message>
    <message>
        <source>cube: %1 is not a step of a rule. Name one with --at, such as 17.4.</source>
        <translation>cube: %1 no es el paso de una regla. Indique uno con --at, por ejemplo 17.4.</translation>
    </message>
    <message>
        <source>The smallest numbers are only %1 pixels high.</source>
        <translation>Los números más pequeños miden solo %1 píxeles de alto.</translation>
    </message>
    <message>
        <source>--size %1 makes them readable, and --number with --close-up shows fewer.</source>
        <translation>Con --size %1 se pueden leer; --number con --close-up muestra menos.</translation>
    </message>
    <message>
        <source>--number with --close-up shows fewer and larger ones.</source>
        <translation>--number con --close-up muestra menos números y más grandes.</translation>
    </message>
    <message>
        <source>With layer: the number of the output whose window and arithmetic are shown, such as r1c2=5 (a candidate), r1=5, c1=5, b1=5 (a house and a digit) or b1=25 (a pair).</source>
        <translation>Con layer: el número de la salida cuya ventana y cuyo cálculo se muestran, por ejemplo r1c2=5 (un candidato), r1=5, c1=5, b1=5 (una casa y un dígito) o b1=25 (un par).</translation>
    </message>
    <message>
        <source>With layer and an animation: slide over one output plane (the default) or over all. The one plane is that of --number, or else the first.</source>
        <translation>Con layer y una animación: recorrer un plano de la salida (por omisión), el de --number o, si no, el primero, o recorrerlos todos.</translation>
    </message>
    <message>
        <source>With layer: all of its numbers in one step, with all windows over the input. An animation shows the windows first.</source>
        <translation>Con layer: todos sus números en un solo paso, con todas las ventanas sobre la entrada. Una animación muestra primero las ventanas.</translation>
    </message>
    <message>
        <source>layer: “%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>layer: «%1» no es la dirección de una capa, como 17.4.1.</translation>
    </message>
    <message>
        <source>“%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>«%1» no es la dirección de una capa, como 17.4.1.</translation>
    </message>
    <message>
        <source>graph: “%1” is not one of %2.</source>
        <translation>graph: «%1» no es uno de %2.</translation>
    </message>
    <message>
        <source>an animation of a run</source>
        <translation>una animación de una ejecución</translation>
    </message>
    <message>
        <source>a picture of a run</source>
        <translation>una imagen de una ejecución</translation>
    </message>
    <message>
        <source>animations of a collection (--each)</source>
        <translation>animaciones de una colección (--each)</translation>
    </message>
    <message>
        <source>pictures of a collection (--each)</source>
        <translation>imágenes de una colección (--each)</translation>
    </message>
    <message>
        <source>an animation of two runs</source>
        <translation>una animación de dos ejecuciones</translation>
    </message>
    <message>
        <source>a picture of two runs</source>
        <translation>una imagen de dos ejecuciones</translation>
    </message>
    <message>
        <source>an animation of a proof</source>
        <translation>una animación de una demostración</translation>
    </message>
    <message>
        <source>a picture of a proof</source>
        <translation>una imagen de una demostración</translation>
    </message>
    <message>
        <source>a search tree</source>
        <translation>un árbol de búsqueda</translation>
    </message>
    <message>
        <source>a picture of the recurrence</source>
        <translation>una imagen de la recurrencia</translation>
    </message>
    <message>
        <source>an animation of the cube</source>
        <translation>una animación del cubo</translation>
    </message>
    <message>
        <source>a picture of the cube</source>
        <translation>una imagen del cubo</translation>
    </message>
    <message>
        <source>an animation of a layer</source>
        <translation>una animación de una capa</translation>
    </message>
    <message>
        <source>a picture of a layer</source>
        <translation>una imagen de una capa</translation>
    </message>
    <message>
        <source>a graph</source>
        <translation>un grafo</translation>
    </message>
    <message>
        <source>--%1 does not apply to %2.</source>
        <translation>--%1 no se aplica a %2.</translation>
    </message>
    <message>
        <source>Use --at.</source>
        <translation>Use --at.</translation>
    </message>
    <message>
        <source>Use --from and --to.</source>
        <translation>Use --from y --to.</translation>
    </message>
    <message>
        <source>Use it with --each.</source>
        <translation>Use esta opción con --each.</translation>
    </message>
    <message>
        <source>--text applies to SVG only.</source>
        <translation>--text solo se aplica a SVG.</translation>
    </message>
    <message>
        <source>--background applies to PNG and SVG only.</source>
        <translation>--background solo se aplica a PNG y SVG.</translation>
    </message>
    <message>
        <source>--loops does not apply to %1: the player decides how often it plays.</source>
        <translation>--loops no se aplica a %1: el reproductor decide cuántas veces se reproduce.</translation>
    </message>
    <message>
        <source>--colours does not apply to %1.</source>
        <translation>--colours no se aplica a %1.</translation>
    </message>
    <message>
        <source>--colours all applies to WebP and APNG only. Use 127 or 255.</source>
        <translation>--colours all solo se aplica a WebP y APNG. Use 127 o 255.</translation>
    </message>
    <message>
        <source>--animated does not apply to %1.</source>
        <translation>--animated no se aplica a %1.</translation>
    </message>
    <message>
        <source>--animated: a PDF cannot be animated. Use .svg, .png or one of %1.</source>
        <translation>--animated: un PDF no se mueve. Use .svg, .png o uno de %1.</translation>
    </message>
    <message>
        <source>--each does not apply to %1: it exports the run of each puzzle.</source>
        <translation>--each no se aplica a %1: exporta la ejecución de cada sudoku.</translation>
    </message>
    <message>
        <source>--%1 and --%2 conflict.</source>
        <translation>--%1 no va con --%2.</translation>
    </message>
    <message>
        <source>--%1 needs --%2.</source>
        <translation>--%1 necesita --%2.</translation>
    </message>
    <message>
        <source>--through needs a network with a memory.</source>
        <translation>--through necesita una red que recuerde.</translation>
    </message>
    <message>
        <source>--acquired needs a network without a memory.</source>
        <translation>--acquired necesita una red que no recuerde nada.</translation>
    </message>
    <message>
        <source>The training that comes with the program: how ten starts learned the rule “is the count 1?”. For a picture, --at names the step (default: the last one). It needs no PUZZLE.</source>
        <translation>El entrenamiento que viene con el programa: cómo diez comienzos aprendieron la regla «¿es 1 la cuenta?». En una imagen, --at indica el paso (por omisión: el último). No necesita PUZZLE.</translation>
    </message>
    <message>
        <source>export %1 takes no PUZZLE.</source>
        <translation>export %1 no admite PUZZLE.</translation>
    </message>
    <message>
        <source>an animation of a training</source>
        <translation>una animación de un entrenamiento</translation>
    </message>
    <message>
        <source>a picture of a training</source>
        <translation>una imagen de un entrenamiento</translation>
    </message>
    <message>
        <source>%1, %2 s left</source>
        <translation>%1, quedan %2 s</translation>
    </message>
    <message>
        <source>%1, %2 min left</source>
        <translation>%1, quedan %2 min</translation>
    </message>
    <message>
        <source>Number of candidates that each rule removed in each pass, as a picture of at most %1 passes.</source>
        <translation>Cuántos candidatos eliminó cada regla en cada pasada, como imagen de %1 pasadas como mucho.</translation>
    </message>
    <message>
        <source>table: the range contains no pass.</source>
        <translation>table: no hay ninguna pasada que mostrar.</translation>
    </message>
    <message>
        <source>table: %2 passes do not fit; the limit is %1. Use --from and --to.</source>
        <translation>table: caben %1 pasadas como mucho, y estas son %2. Indique algunas con --from y --to.</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>una tabla</translation>
    </message>
    <message>
        <source>Number of threads that share the boards of a step (default: 1). A different number changes the rounding.</source>
        <translation>Hilos que se reparten los tableros de un paso (por omisión: 1). Con varios, las sumas se redondean en otro orden.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>del %1 al %2&#xa0;%</translation>
    </message>
    <message>
        <source>In one shot</source>
        <translation>De una vez</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Puzzles: %1. Open cells: %2.</source>
        <translation>Sudokus: %1. Celdas abiertas: %2.</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
    <message>
        <source>one shot: %1</source>
        <translation>de una vez: %1</translation>
    </message>
    <message>
        <source>end: %1</source>
        <translation>al final: %1</translation>
    </message>
    <message>
        <source>NETWORK INPUT…</source>
        <translation>NETWORK INPUT…</translation>
    </message>
    <message>
        <source>Measure how many cells and puzzles a network gets right, with the metrics of published reports.</source>
        <translation>Mide cuánto acierta una red en los sudokus, como hacen los informes sobre redes entrenadas.</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1).</source>
        <translation>Detener un sudoku tras N pasadas de una red (por omisión: %1).</translation>
    </message>
    <message>
        <source>NETWORK is a name or a file, as for --network in other commands. It runs without search.</source>
        <translation>NETWORK es un nombre o un archivo, como en --network de las demás órdenes. La red se ejecuta sin búsqueda.</translation>
    </message>
    <message>
        <source>accuracy1 is the share of correct cells out of all 81, accuracy2 the share out of the open cells, accuracy3 the share of puzzles in which every cell is correct.</source>
        <translation>accuracy1 es la proporción de celdas correctas entre las 81, accuracy2 entre las que estaban abiertas, accuracy3 la proporción de sudokus con todas las celdas correctas.</translation>
    </message>
    <message>
        <source>In one shot: each cell, including the givens, gets the digit that the network rates highest in its first pass. Only networks that rate every digit of a cell have this result.</source>
        <translation>De una vez: cada celda recibe el dígito que la red considera más probable en su primera pasada, también las celdas con pistas. Solo tienen esa respuesta las redes que valoran cada dígito de una celda.</translation>
    </message>
    <message>
        <source>At the end: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time. Givens are kept. An open cell counts as wrong.</source>
        <translation>Al final: la red se ejecuta hasta que nada cambia, también más allá de una contradicción. Una red que rellena una celda por pasada rellena la cuadrícula celda a celda. Las pistas se conservan. Una celda que sigue abierta no es correcta.</translation>
    </message>
    <message>
        <source>The correct solution is the one in the second column of the input. Without a second column it is the only solution, and puzzles with several solutions are skipped.</source>
        <translation>Es correcta la solución que traía un sudoku, en una segunda columna. Si no la traía, es correcta la única solución, y los sudokus con varias se omiten.</translation>
    </message>
    <message>
        <source>All intervals are 95 % confidence intervals. For accuracy1 and accuracy2 they account for the dependence between cells of the same puzzle.</source>
        <translation>Los intervalos son del 95&#xa0;%. Los de accuracy1 y accuracy2 tienen en cuenta que las celdas de un sudoku dependen unas de otras.</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</source>
        <translation>Ejemplo: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still counted), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>Estado de salida: 0 hecho, 2 uso incorrecto, entrada no válida (los sudokus correctos se cuentan igualmente), una red que ha fallado, salida que no se puede escribir o cancelado.</translation>
    </message>
    <message>
        <source>A network is missing. Use a name or a file.</source>
        <translation>Falta una red: su nombre o un archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) without a known solution are left out.</source>
        <translation>
            <numerusform>Se omite %n sudoku sin solución conocida.</numerusform>
            <numerusform>Se omiten %n sudokus sin solución conocida.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle to evaluate the network on.</source>
        <translation>No hay ningún sudoku con el que evaluar la red.</translation>
    </message>
    <message>
        <source>SPREAD</source>
        <translation>SPREAD</translation>
    </message>
    <message>
        <source>Remove digits from full grids at random, without checking for a unique solution, and write puzzle,solution on each line. even: every number of givens in --givens (default: %1..%2) is equally likely; normal: numbers near the middle are more likely.</source>
        <translation>En su lugar, quitar dígitos al azar de cuadrículas completas, quede o no una sola solución, y escribir la cuadrícula detrás de cada sudoku: puzzle,solution. even: cada número de pistas de --givens (por omisión: %1..%2) es igual de probable; normal: los números cercanos al centro son más probables.</translation>
    </message>
    <message>
        <source>For an ONNX file that scores each digit: choose the digit with the largest share of its cell (shares, the default) or with the largest output (logits).</source>
        <translation>Con un archivo ONNX que dice cuán seguro es cada dígito: el dígito más seguro tiene la mayor proporción de su celda (shares, por omisión) o el mayor número que sale (logits).</translation>
    </message>
    <message>
        <source>--surest needs a network in an ONNX file.</source>
        <translation>--surest necesita una red en un archivo ONNX.</translation>
    </message>
    <message>
        <source>--surest does not apply to files that Convoku wrote: they contain the rule that fills a cell.</source>
        <translation>--surest: el archivo lo escribió este programa y dice por sí mismo qué se rellena.</translation>
    </message>
    <message>
        <source>With --data: file for the training puzzles and their solutions (puzzle,solution).</source>
        <translation>Con --data: escribir los sudokus con los que se entrena, con sus soluciones, como tabla: puzzle,solution.</translation>
    </message>
    <message>
        <source>The networks of a comparison need puzzles on the same board.</source>
        <translation>Las redes de una comparación necesitan sudokus del mismo tablero.</translation>
    </message>
    <message>
        <source>--pattern: “%1” is not a pattern. Use a puzzle of %3 characters with a digit in at least %2 cells.</source>
        <translation>--pattern: «%1» no es un patrón. Use un sudoku de %3 caracteres con un dígito en al menos %2 celdas.</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) on a different board.</source>
        <translation>
            <numerusform>%n sudoku más de otro tablero.</numerusform>
            <numerusform>%n sudokus más de otro tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>All layers of a pass, such as 1, or of one of its steps, such as 1.2, with every number. On paper, a rule on a 4×4 board fits A3, and a pass fits A0. An animation adds layer after layer, or step after step of a pass.</source>
        <translation>Todas las capas de una pasada, por ejemplo 1, o de uno de sus pasos, por ejemplo 1.2, con cada número. En papel, una regla en un tablero de 4×4 cabe en A3, y una pasada, en A0. Una animación añade capa tras capa o, en una pasada, paso tras paso.</translation>
    </message>
    <message>
        <source>P[.S]</source>
        <translation>P[.S]</translation>
    </message>
    <message>
        <source>pass: %1 numbers do not fit on a page; the limit is %2. Name a step, such as 1.2, or use a network for a smaller board.</source>
        <translation>pass: %1 números no caben en una página; el límite es %2. Indique un paso, por ejemplo 1.2, o use una red para un tablero más pequeño.</translation>
    </message>
    <message>
        <source>an animation of a pass</source>
        <translation>una animación de una pasada</translation>
    </message>
    <message>
        <source>a picture of a pass</source>
        <translation>una imagen de una pasada</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionExportDialog</name>
    <message>
        <source>Export collection</source>
        <translation>Exportar colección</translation>
    </message>
    <message numerus="yes">
        <source>the %n shown by the filter</source>
        <translation>
            <numerusform>el sudoku que muestra el filtro</numerusform>
            <numerusform>los %n que muestra el filtro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n puzzle(s)</source>
        <translation>
            <numerusform>todos (%n sudoku)</numerusform>
            <numerusform>todos (%n sudokus)</numerusform>
        </translation>
    </message>
    <message>
        <source>an animation of its run</source>
        <translation>una animación de su ejecución</translation>
    </message>
    <message>
        <source>a picture of the end of its run</source>
        <translation>una imagen del final de su ejecución</translation>
    </message>
    <message>
        <source>a picture of the puzzle</source>
        <translation>una imagen del sudoku</translation>
    </message>
    <message>
        <source>skip the puzzle</source>
        <translation>omitir el sudoku</translation>
    </message>
    <message>
        <source>replace the file</source>
        <translation>sustituir el archivo</translation>
    </message>
    <message>
        <source>number the new file</source>
        <translation>dar un número al archivo nuevo</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>{number} is the puzzle’s position in the collection, {name} is its name</source>
        <translation>{number} representa el lugar del sudoku en la colección; {name}, su nombre</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>S&amp;udokus</translation>
    </message>
    <message>
        <source>F&amp;or each</source>
        <translation>P&amp;ara cada uno</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>Carpe&amp;ta</translation>
    </message>
    <message>
        <source>File &amp;names</source>
        <translation>&amp;Nombres de archivo</translation>
    </message>
    <message>
        <source>If a file &amp;is there</source>
        <translation>Si &amp;ya hay un archivo</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Qué fue de los sudokus</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>&amp;Copy outcomes</source>
        <translation>&amp;Copiar resultados</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Elija una carpeta.</translation>
    </message>
    <message>
        <source>The file names need {number} or {name}; otherwise all are equal.</source>
        <translation>Los nombres de archivo necesitan {number} o {name}, o todos serían el mismo.</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>por ejemplo %1</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Carpeta para los archivos</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 no es una carpeta ni se puede crear como tal.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n archivo escrito</numerusform>
            <numerusform>%n archivos escritos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n omitido</numerusform>
            <numerusform>%n omitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fallido</numerusform>
            <numerusform>%n fallidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cancelled: %n left</source>
        <translation>
            <numerusform>cancelado: queda %n</numerusform>
            <numerusform>cancelado: quedan %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CollectionModel</name>
    <message>
        <source>Line %1 of the file</source>
        <translation>Línea %1 del archivo</translation>
    </message>
    <message>
        <source>%1: passes in which this rule removed something</source>
        <translation>%1: pasadas en las que esta regla eliminó algo</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPane</name>
    <message>
        <source>Compare over the collection</source>
        <translation>Comparar con la colección</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>Copiar la tabla como texto</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the table as CSV for spreadsheets and scripts</source>
        <translation>Guardar la tabla con comas, para programas de cálculo y scripts</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Imagen…</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Guardar una imagen de la tabla</translation>
    </message>
    <message>
        <source>Puzzles to compare on</source>
        <translation>Sudokus para comparar</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>los primeros %1</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Progreso de la comparación</translation>
    </message>
    <message>
        <source>Networks compared</source>
        <translation>Redes comparadas</translation>
    </message>
    <message>
        <source>Finding the solutions</source>
        <translation>Buscando las soluciones</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <source>networks</source>
        <translation>redes</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>Tabla (%1)</translation>
    </message>
    <message>
        <source>On the collection %1</source>
        <translation>Con la colección %1</translation>
    </message>
    <message>
        <source>Open a collection to compare the networks on all its puzzles.</source>
        <translation>Abra una colección de sudokus para comparar las redes con toda ella.</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPanel</name>
    <message>
        <source>Stop</source>
        <translation>Parada</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>Elegir columna…</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
    <message>
        <source>Several columns of this table contain puzzles. Choose the one to list</source>
        <translation>Varias columnas de esta tabla contienen sudokus: elija la que se enumera</translation>
    </message>
    <message>
        <source>The analysis failed: %1</source>
        <translation>El análisis se interrumpió: %1</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Leyendo %1 …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>Open a file with several puzzles to choose one here.</source>
        <translation>Abra un archivo con varios sudokus para elegir entre ellos aquí.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a file&apos;s name and how many puzzles it has</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (incomplete: reading was stopped)</source>
        <translation>%1 (se detuvo la lectura: hay más)</translation>
    </message>
    <message>
        <source>Reading: %1 %</source>
        <translation>Leyendo: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Unique? %1 of %2</source>
        <translation>¿Única? %1 de %2</translation>
    </message>
    <message>
        <source>The numbers are from different rules. Analyse again to see what the rules of the run do.</source>
        <translation>Los números son de otras reglas que las de la ejecución: vuelva a analizar para ver qué hacen estas.</translation>
    </message>
    <message>
        <source>Continue analysis</source>
        <translation>Seguir analizando</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>There is too much to copy. Save it to a file.</source>
        <translation>Es demasiado para copiarlo; guárdelo en un archivo.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n puzzle(s)</source>
        <translation>
            <numerusform>Copiado: %n sudoku</numerusform>
            <numerusform>Copiados: %n sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 characters and comment, one puzzle per line (*.txt)</source>
        <translation>%1 caracteres y comentario, un sudoku por línea (*.txt)</translation>
    </message>
    <message>
        <source>%1 digits, one puzzle per line (*.sdm)</source>
        <translation>%1 dígitos, un sudoku por línea (*.sdm)</translation>
    </message>
    <message>
        <source>Table of everything known about each puzzle (*.csv)</source>
        <translation>Tabla con lo que se sabe de cada sudoku (*.csv)</translation>
    </message>
    <message>
        <source>Save selected puzzles</source>
        <translation>Guardar los sudokus seleccionados</translation>
    </message>
    <message>
        <source>Save shown puzzles</source>
        <translation>Guardar los sudokus mostrados</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n puzzle(s): %1</source>
        <translation>
            <numerusform>%n sudoku guardado: %1</numerusform>
            <numerusform>%n sudokus guardados: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>No se pudo guardar %1.</translation>
    </message>
    <message>
        <source>clear the filter to see all</source>
        <translation>vacíe el filtro para verlos todos</translation>
    </message>
    <message>
        <source>Analysed: %1 of %2</source>
        <translation>Analizados: %1 de %2</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionWording</name>
    <message>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <extracomment>the place of a puzzle in a file: name.txt, no. 12</extracomment>
        <translation>%1, n.º&#xa0;%2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pasadas</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Conjeturas</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Number of solutions of the puzzle</source>
        <translation>Cuántas soluciones tiene el sudoku</translation>
    </message>
    <message>
        <source>Maximum number of active guesses</source>
        <translation>El máximo de conjeturas en pie a la vez</translation>
    </message>
    <message>
        <source>one, …</source>
        <extracomment>the verdict on a puzzle: it has a solution, and others are still looked for</extracomment>
        <translation>una, …</translation>
    </message>
    <message>
        <source>unique</source>
        <extracomment>the verdict on a puzzle: it has one solution</extracomment>
        <translation>única</translation>
    </message>
    <message>
        <source>several</source>
        <extracomment>the verdict on a puzzle: it has several solutions</extracomment>
        <translation>varias</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the verdict on a puzzle: it has no solution</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>one, maybe more</source>
        <extracomment>the verdict on a puzzle: it has a solution, and the search for others was given up</extracomment>
        <translation>una, quizá más</translation>
    </message>
    <message>
        <source>out of passes</source>
        <translation>pasadas agotadas</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>atascado</translation>
    </message>
    <message>
        <source>This puzzle has not been analysed yet.</source>
        <translation>Este sudoku aún no se ha analizado.</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one comes later.</source>
        <translation>El sudoku tiene una solución. Si hay otra, se busca después.</translation>
    </message>
    <message>
        <source>The puzzle has exactly one solution.</source>
        <translation>El sudoku tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>The puzzle has two solutions or more.</source>
        <translation>El sudoku tiene dos soluciones o más.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>El sudoku no tiene solución.</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one was stopped, because it took too many passes.</source>
        <translation>El sudoku tiene una solución. La búsqueda de otra se detuvo porque requería demasiadas pasadas.</translation>
    </message>
    <message>
        <source>The run was stopped before it found a solution, because it took too many passes.</source>
        <translation>La ejecución se detuvo antes de encontrar una solución porque requería demasiadas pasadas.</translation>
    </message>
    <message>
        <source>The rules find nothing more, and search is switched off.</source>
        <translation>Las reglas no encuentran nada más, y la búsqueda está desactivada.</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not a known filter name.</source>
        <translation>Carácter %1: «%2» no es un nombre que el filtro conozca.</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not an operator. Use one of &lt; &lt;= &gt; &gt;= = !=.</source>
        <translation>Carácter %1: «%2» no es un signo que el filtro conozca; conoce &lt; &lt;= &gt; &gt;= = !=.</translation>
    </message>
    <message>
        <source>Character %1: expected a name before “%2”, as in “passes &lt; 12”.</source>
        <translation>Carácter %1: se esperaba un nombre antes de «%2», como en «passes &lt; 12».</translation>
    </message>
    <message>
        <source>Character %1: expected a number here.</source>
        <translation>Carácter %1: aquí se esperaba un número.</translation>
    </message>
    <message>
        <source>Character %1: expected a number, but found “%2”.</source>
        <translation>Carácter %1: se esperaba un número y se encontró «%2».</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” needs “=” before it.</source>
        <translation>Carácter %1: el intervalo «%2» necesita «=» delante.</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” is empty. Put the smaller number first.</source>
        <translation>Carácter %1: no hay nada en el intervalo «%2». El número menor va primero.</translation>
    </message>
    <message>
        <source>Character %1: expected something after “%2”.</source>
        <translation>Carácter %1: se esperaba algo después de «%2».</translation>
    </message>
    <message>
        <source>Character %1: this quotation mark is not closed.</source>
        <translation>Carácter %1: estas comillas no se cierran.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A row is shown if all terms hold. Separate terms with commas.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Se muestra una fila si se cumplen todos los términos. Los términos se separan con comas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>also &amp;gt; &amp;lt;= &amp;gt;= = !=</source>
        <translation>también &amp;gt; &amp;lt;= &amp;gt;= = !=</translation>
    </message>
    <message>
        <source>a range, with both ends</source>
        <translation>un intervalo, con ambos extremos</translation>
    </message>
    <message>
        <source>how often the network guessed</source>
        <translation>cuántas veces conjeturó la red</translation>
    </message>
    <message>
        <source>other numbers of a row</source>
        <translation>otros números de una fila</translation>
    </message>
    <message>
        <source>what is known about the solutions</source>
        <translation>lo que se sabe de las soluciones</translation>
    </message>
    <message>
        <source>if it is not known</source>
        <translation>donde no se sabe</translation>
    </message>
    <message>
        <source>the opposite of a term</source>
        <translation>lo contrario de un término</translation>
    </message>
    <message>
        <source>digits in a row of the puzzle, words in the comment</source>
        <translation>dígitos en una fila del sudoku, palabras del comentario</translation>
    </message>
    <message>
        <source>&lt;p&gt;A rule alone means that it removes something. With a number, it counts those passes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una regla sola significa que elimina algo; con un número, en cuántas pasadas:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A family (&lt;code&gt;naked_pair&lt;/code&gt;) includes all its rules. Example: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una familia (&lt;code&gt;naked_pair&lt;/code&gt;) significa sus reglas juntas. Ejemplo: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 puzzle(s)</source>
        <extracomment>%n is how many puzzles, %1 the same number as it is written</extracomment>
        <translation>
            <numerusform>%1 sudoku</numerusform>
            <numerusform>%1 sudokus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pasada</numerusform>
            <numerusform>%n pasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 passes</source>
        <translation>De %1 a %2 pasadas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>passes, and how many puzzles take that many: 12 passes: 4,321 puzzles</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many of how many: 4,321 of 10,000 puzzles</extracomment>
        <translation>%1 de %2</translation>
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
        <translation>resueltos: %1 de %2 ejecutados</translation>
    </message>
    <message>
        <source>solved: %1 of %2</source>
        <translation>resueltos: %1 de %2</translation>
    </message>
    <message>
        <source>Number of solutions according to the network “%1”</source>
        <translation>Cuántas soluciones tiene el sudoku, según la red «%1»</translation>
    </message>
    <message>
        <source>Passes of the network “%1” until the first solution</source>
        <translation>Pasadas de la red «%1» hasta la primera solución</translation>
    </message>
    <message>
        <source>Guesses of the network “%1” until the first solution</source>
        <translation>Conjeturas de la red «%1» hasta la primera solución</translation>
    </message>
</context>
<context>
    <name>convoku::ColoursDialog</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>Reset &amp;this</source>
        <translation>Restablecer es&amp;te</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer to&amp;dos</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>#rrggbb: red, green and blue, from 00 to ff</source>
        <translation>#rrggbb: rojo, verde y azul, de 00 a ff</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>Em&amp;pezar desde</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Color</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>&amp;Usar estos</translation>
    </message>
    <message>
        <source>Colour of</source>
        <translation>Color de</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Board and window</source>
        <translation>Tablero y ventana</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Depths of the search</source>
        <translation>Profundidades de la búsqueda</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>All of these are easy to read and tell apart, even for colour-blind people.</source>
        <translation>Todos se leen y se distinguen bien, también para personas con daltonismo.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of colours that are hard to read or to tell apart:</source>
        <translation>
            <numerusform>%n par de colores difíciles de leer o de distinguir:</numerusform>
            <numerusform>%n pares de colores difíciles de leer o de distinguir:</numerusform>
        </translation>
    </message>
    <message>
        <source>Import colours</source>
        <translation>Importar colores</translation>
    </message>
    <message>
        <source>Colours (*.json);;All files (*)</source>
        <translation>Colores (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>Exportar colores</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Colours by meaning</source>
        <translation>Colores según su significado</translation>
    </message>
    <message>
        <source>Colours hard to tell apart or to read</source>
        <translation>Lo que se distingue o se lee mal</translation>
    </message>
</context>
<context>
    <name>convoku::ColumnDialog</name>
    <message>
        <source>Column of the puzzles</source>
        <translation>Columna de los sudokus</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. Choose the one to read:</source>
        <translation>Varias columnas de esta tabla contienen sudokus. Elija la que se debe leer:</translation>
    </message>
</context>
<context>
    <name>convoku::CommandWords</name>
    <message>
        <source>theme dark light night mode appearance colors colours</source>
        <translation>tema oscuro claro noche modo apariencia aspecto colores</translation>
    </message>
    <message>
        <source>theme own colors palette</source>
        <translation>tema propios colores paleta</translation>
    </message>
    <message>
        <source>letters typeface text theme</source>
        <translation>letras tipografía fuente texto tema</translation>
    </message>
    <message>
        <source>language translation locale</source>
        <translation>idioma lengua traducción</translation>
    </message>
    <message>
        <source>animation still accessibility</source>
        <translation>animación quieto accesibilidad</translation>
    </message>
    <message>
        <source>perspective layout workspace panels</source>
        <translation>perspectiva disposición espacio paneles</translation>
    </message>
    <message>
        <source>perspective layout lessons tutorial course</source>
        <translation>perspectiva disposición lecciones tutorial curso enseñar</translation>
    </message>
    <message>
        <source>restore default panels arrangement windows</source>
        <translation>restablecer predeterminado paneles disposición ventanas</translation>
    </message>
    <message>
        <source>maximize fullscreen</source>
        <translation>maximizar agrandar pantalla completa</translation>
    </message>
    <message>
        <source>step on forward over advance</source>
        <translation>paso avanzar adelante siguiente</translation>
    </message>
    <message>
        <source>step back backward before</source>
        <translation>paso atrás retroceder antes anterior</translation>
    </message>
    <message>
        <source>step rule on forward in next</source>
        <translation>paso regla avanzar adelante adentro siguiente</translation>
    </message>
    <message>
        <source>step rule backward previous</source>
        <translation>paso regla atrás retroceder anterior</translation>
    </message>
    <message>
        <source>finish leave</source>
        <translation>terminar salir dejar paso afuera</translation>
    </message>
    <message>
        <source>step in deeper tensors numbers</source>
        <translation>paso adentro entrar tensores números capas</translation>
    </message>
    <message>
        <source>run animate start pause go</source>
        <translation>ejecutar animar iniciar pausa reproducir</translation>
    </message>
    <message>
        <source>start beginning rewind</source>
        <translation>inicio principio comienzo rebobinar</translation>
    </message>
    <message>
        <source>end result solution finish</source>
        <translation>fin final resultado solución terminar</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>jump pass place number cell position</source>
        <translation>saltar pasada lugar número celda posición dirección</translation>
    </message>
    <message>
        <source>mistake failure backtrack</source>
        <translation>error fallo retroceso</translation>
    </message>
    <message>
        <source>contradiction clash reason wrong backtrack</source>
        <translation>contradicción conflicto motivo mal retroceso</translation>
    </message>
    <message>
        <source>why reason cause candidate</source>
        <translation>por qué motivo causa razón candidato</translation>
    </message>
    <message>
        <source>life events candidate</source>
        <translation>vida eventos historia candidato</translation>
    </message>
    <message>
        <source>cancel abort halt</source>
        <translation>cancelar interrumpir detener</translation>
    </message>
    <message>
        <source>resume go on</source>
        <translation>reanudar continuar seguir</translation>
    </message>
    <message>
        <source>unique several solutions</source>
        <translation>única varias soluciones</translation>
    </message>
    <message>
        <source>stop pause debug</source>
        <translation>parar pausa depurar</translation>
    </message>
    <message>
        <source>stop condition debug</source>
        <translation>parar condición depurar</translation>
    </message>
    <message>
        <source>mark note remember place</source>
        <translation>marca nota recordar lugar</translation>
    </message>
    <message>
        <source>grid puzzle sudoku view</source>
        <translation>tablero cuadrícula sudoku vista</translation>
    </message>
    <message>
        <source>guesses backtracking branches view</source>
        <translation>conjeturas retroceso ramas vista</translation>
    </message>
    <message>
        <source>layers numbers activations convolution kernel view</source>
        <translation>capas números activaciones convolución núcleo kernel vista</translation>
    </message>
    <message>
        <source>network architecture diagram layers view</source>
        <translation>red arquitectura esquema diagrama capas vista</translation>
    </message>
    <message>
        <source>compare without rule ablation difference view</source>
        <translation>comparar sin regla ablación diferencia vista</translation>
    </message>
    <message>
        <source>load file import</source>
        <translation>cargar archivo importar</translation>
    </message>
    <message>
        <source>clipboard insert import</source>
        <translation>portapapeles insertar importar</translation>
    </message>
    <message>
        <source>new random create make</source>
        <translation>nuevo azar aleatorio crear hacer</translation>
    </message>
    <message>
        <source>empty blank enter type create</source>
        <translation>vacío blanco introducir escribir crear</translation>
    </message>
    <message>
        <source>change enter type givens digits</source>
        <translation>cambiar modificar introducir escribir pistas dígitos</translation>
    </message>
    <message>
        <source>run solve done finish accept</source>
        <translation>ejecutar resolver listo terminar aceptar</translation>
    </message>
    <message>
        <source>store keep write</source>
        <translation>guardar conservar escribir</translation>
    </message>
    <message>
        <source>store write convert format</source>
        <translation>guardar escribir convertir formato</translation>
    </message>
    <message>
        <source>gif webp film video movie share</source>
        <translation>gif webp película vídeo animación compartir</translation>
    </message>
    <message>
        <source>png svg pdf image screenshot print share</source>
        <translation>png svg pdf imagen captura imprimir compartir</translation>
    </message>
    <message>
        <source>image screenshot clipboard share</source>
        <translation>imagen captura portapapeles compartir</translation>
    </message>
    <message>
        <source>batch all gif png</source>
        <translation>lote todos gif png</translation>
    </message>
    <message>
        <source>analyze solve batch statistics difficulty</source>
        <translation>analizar resolver lote estadísticas dificultad</translation>
    </message>
    <message>
        <source>teach tutorial course learn</source>
        <translation>enseñar tutorial curso aprender</translation>
    </message>
    <message>
        <source>hint welcome tour tutorial start</source>
        <translation>sugerencia bienvenida visita tutorial inicio</translation>
    </message>
    <message>
        <source>manual documentation guide</source>
        <translation>manual documentación guía</translation>
    </message>
    <message>
        <source>explain manual documentation</source>
        <translation>explicar manual documentación</translation>
    </message>
    <message>
        <source>shortcuts hotkeys keyboard bindings</source>
        <translation>atajos teclas teclado combinaciones</translation>
    </message>
    <message>
        <source>version licence license</source>
        <translation>versión licencia</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>salir cerrar fin</translation>
    </message>
    <message>
        <source>back revert</source>
        <translation>atrás deshacer revertir</translation>
    </message>
    <message>
        <source>remember restore start again resume</source>
        <translation>recordar restaurar inicio empezar reanudar</translation>
    </message>
    <message>
        <source>write rule editor language program network view</source>
        <translation>escribir regla editor lenguaje programa red vista</translation>
    </message>
    <message>
        <source>tensor turn axes hidden naked fish slice view</source>
        <translation>tensor girar ejes oculto desnudo pez corte vista</translation>
    </message>
    <message>
        <source>network model file neural accelerator npu share</source>
        <translation>red modelo archivo neuronal acelerador npu compartir</translation>
    </message>
    <message>
        <source>web html javascript network share</source>
        <translation>web html javascript red compartir</translation>
    </message>
    <message>
        <source>gif webp film video learned</source>
        <translation>gif webp película vídeo aprendido</translation>
    </message>
    <message>
        <source>train training weights random gradient loss machine view</source>
        <translation>entrenar entrenamiento pesos azar gradiente pérdida vista</translation>
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
        <translation>¿&amp;Y si?</translation>
    </message>
    <message>
        <source>Run the puzzle with different rules and see both runs side by side</source>
        <translation>Ejecutar el sudoku con otras reglas y ver ambas ejecuciones una al lado de otra</translation>
    </message>
    <message>
        <source>Networks side by side</source>
        <translation>Redes lado a lado</translation>
    </message>
    <message>
        <source>The same puzzle in up to four networks, on one timeline</source>
        <translation>El mismo sudoku en hasta cuatro redes, en una sola línea de tiempo</translation>
    </message>
</context>
<context>
    <name>convoku::ComparePage</name>
    <message>
        <source>One more network</source>
        <translation>Una red más</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Imagen…</translation>
    </message>
    <message>
        <source>Save a picture of the boards as they are now</source>
        <translation>Guardar una imagen de los tableros tal como están</translation>
    </message>
    <message>
        <source>Animation…</source>
        <translation>Animación…</translation>
    </message>
    <message>
        <source>Save the boards over the timeline as an animated GIF or WebP</source>
        <translation>Guardar los tableros a lo largo de la línea de tiempo como GIF o WebP animado</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Al inicio</translation>
    </message>
    <message>
        <source>Back one pass</source>
        <translation>Una pasada atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Forward one pass</source>
        <translation>Una pasada adelante</translation>
    </message>
    <message>
        <source>Go to the end of the longest run</source>
        <translation>Al final de la ejecución más larga</translation>
    </message>
    <message>
        <source>Go to the first difference</source>
        <translation>A la primera diferencia</translation>
    </message>
    <message>
        <source>Go to the first pass after which the boards differ</source>
        <translation>A la primera pasada tras la cual los tableros no son todos iguales</translation>
    </message>
    <message>
        <source>Go to the first mistake</source>
        <translation>Al primer error</translation>
    </message>
    <message>
        <source>Go to the first pass that loses a digit of the solution</source>
        <translation>A la primera pasada que pierde un dígito de la solución</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Los dos en uno</translation>
    </message>
    <message>
        <source>For two networks: one more board that shows what both removed and what only one removed</source>
        <translation>Un tablero más: lo que han quitado los dos y lo que ha quitado solo uno de ellos; para dos redes</translation>
    </message>
    <message>
        <source>Stop the runs</source>
        <translation>Detener las ejecuciones</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>Dejar de calcular; lo que hay se conserva</translation>
    </message>
    <message>
        <source>Compare on a collection…</source>
        <translation>Con una colección…</translation>
    </message>
    <message>
        <source>Compare the networks on the puzzles of the open collection</source>
        <translation>Comparar las redes con los sudokus de la colección abierta</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save the boards as a picture or an animation, or copy the comparison as text</source>
        <translation>Guardar los tableros como imagen o como animación, o copiar lo que dice la comparación</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>menu</comment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show runs of the puzzle by several networks and rules side by side</source>
        <translation>Mostrar lado a lado ejecuciones del sudoku con varias redes y reglas</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy the comparison as text, rule by rule</source>
        <translation>Copiar lo que dice la comparación, regla por regla</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>El estado anterior a este paso, mientras se mantenga pulsada la B</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedColumn</name>
    <message>
        <source>Remove this run</source>
        <translation>Quitar esta ejecución</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Ilegal</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Incorrecto</translation>
    </message>
    <message>
        <source>Network of run %1</source>
        <translation>Red de la ejecución %1</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Tablero de %1</translation>
    </message>
    <message>
        <source>Begins …</source>
        <translation>Empieza…</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>No hay ningún sudoku abierto.</translation>
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
        <translation>Desactivar reglas de esta ejecución o moverlas</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regla</numerusform>
            <numerusform>%n reglas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidato</numerusform>
            <numerusform>%n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Los dos en uno</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedLegend</name>
    <message>
        <source>Meaning of the marks on the boards</source>
        <translation>Qué significan las marcas de los tableros</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedPictures</name>
    <message>
        <source>Ring: removed on this board only.</source>
        <translation>Anillo: eliminado solo en este tablero.</translation>
    </message>
    <message>
        <source>Dot: still present on this board only.</source>
        <translation>Punto: solo sigue en este tablero.</translation>
    </message>
    <message>
        <source>Cross: the solution’s digit is removed.</source>
        <translation>Cruz: el dígito de la solución está eliminado.</translation>
    </message>
    <message>
        <source>Frame with a cross: a wrong digit.</source>
        <translation>Marco con cruz: un dígito incorrecto.</translation>
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
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Point: removed on both boards.</source>
        <translation>Punto: desaparecido en los dos tableros.</translation>
    </message>
    <message>
        <source>Half a disc: removed on the first (left half) or the second board only.</source>
        <translation>Medio disco: desaparecido solo en el primer tablero (mitad izquierda) o solo en el segundo.</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>Los dos en uno</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedWording</name>
    <message>
        <source>Removed on this board only</source>
        <translation>Eliminado solo en este tablero</translation>
    </message>
    <message>
        <source>Still present on this board only</source>
        <translation>Solo sigue en este tablero</translation>
    </message>
    <message>
        <source>The solution’s digit is removed</source>
        <translation>El dígito de la solución está eliminado</translation>
    </message>
    <message>
        <source>Wrong digit</source>
        <translation>Dígito incorrecto</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong digit(s)</source>
        <translation>
            <numerusform>%n dígito incorrecto</numerusform>
            <numerusform>%n dígitos incorrectos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) of the solution lost</source>
        <translation>
            <numerusform>%n dígito de la solución perdido</numerusform>
            <numerusform>%n dígitos de la solución perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>illegal board</source>
        <translation>tablero ilegal</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) removed on this board only</source>
        <translation>
            <numerusform>%n candidato eliminado solo en este tablero</numerusform>
            <numerusform>%n candidatos eliminados solo en este tablero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) present on this board only</source>
        <translation>
            <numerusform>%n candidato solo en este tablero</numerusform>
            <numerusform>%n candidatos solo en este tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where all runs are: Pass 3 of 25</extracomment>
        <translation>Pasada %1 de %2</translation>
    </message>
    <message>
        <source>Removed on both: %1; on the first only: %2; on the second only: %3</source>
        <extracomment>candidates of two boards that are shown as one</extracomment>
        <translation>Desaparecidos en los dos: %1; solo en el primero: %2; solo en el segundo: %3</translation>
    </message>
    <message>
        <source>Removed on both boards</source>
        <translation>Desaparecido en los dos tableros</translation>
    </message>
    <message>
        <source>Removed on the first board only</source>
        <translation>Desaparecido solo en el primer tablero</translation>
    </message>
    <message>
        <source>Removed on the second board only</source>
        <translation>Desaparecido solo en el segundo tablero</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Posición %1 de %2</translation>
    </message>
</context>
<context>
    <name>convoku::ComparisonWording</name>
    <message>
        <source>the same rules in the same order</source>
        <translation>las mismas reglas en el mismo orden</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>in a different order</source>
        <translation>en otro orden</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta ejecución</translation>
    </message>
    <message>
        <source>without search</source>
        <translation>sin búsqueda</translation>
    </message>
    <message>
        <source>with search</source>
        <translation>con búsqueda</translation>
    </message>
    <message>
        <source>The other run: %1</source>
        <translation>La otra ejecución: %1</translation>
    </message>
    <message>
        <source>The runs are identical so far.</source>
        <translation>Las ejecuciones son iguales hasta aquí.</translation>
    </message>
    <message>
        <source>The runs diverge here, in pass %1.</source>
        <translation>Las ejecuciones se separan aquí, en la pasada %1.</translation>
    </message>
    <message>
        <source>The runs diverged in pass %1.</source>
        <translation>Las ejecuciones se separaron en la pasada %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pasada</numerusform>
            <numerusform>%n pasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Running: %1 so far.</source>
        <translation>En curso: %1 hasta ahora.</translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>sin conjeturas</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1, retiradas: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n conjetura</numerusform>
            <numerusform>%n conjeturas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>a result, passes, guesses: Solved: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>The runs diverge in pass %1.</source>
        <translation>Las ejecuciones se separan en la pasada %1.</translation>
    </message>
    <message>
        <source>Both runs are identical in every pass: the different rules have no effect here.</source>
        <translation>Ambas ejecuciones son iguales en todas las pasadas: la diferencia de reglas no cambia nada aquí.</translation>
    </message>
    <message>
        <source>The other run is %1 longer.</source>
        <translation>La otra necesita %1 más.</translation>
    </message>
    <message>
        <source>The other run is %1 shorter.</source>
        <translation>La otra necesita %1 menos.</translation>
    </message>
    <message>
        <source>The other run takes just as many passes.</source>
        <translation>La otra necesita las mismas pasadas.</translation>
    </message>
    <message>
        <source>It makes %1 more.</source>
        <translation>Hace %1 más.</translation>
    </message>
    <message>
        <source>It saves %1.</source>
        <translation>Hace %1 menos.</translation>
    </message>
    <message>
        <source>It removes too little here, so it has to guess.</source>
        <translation>Lo que le falta es necesario aquí: sin ello empiezan las conjeturas.</translation>
    </message>
    <message>
        <source>This run: %1</source>
        <translation>Esta ejecución: %1</translation>
    </message>
    <message>
        <source>The other run (%1): %2</source>
        <translation>La otra ejecución (%1): %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a rule and what it removed in the two runs: Pointing in row: 120, 133</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>a run that somebody stopped; passes, guesses: Stopped: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>This run continued after its solution, but the other did not.</source>
        <translation>Esta ejecución siguió después de su solución; la otra no.</translation>
    </message>
    <message>
        <source>The other run continued after its solution, but this one did not.</source>
        <translation>La otra ejecución siguió después de su solución; esta no.</translation>
    </message>
    <message>
        <source>They end differently: %1, %2.</source>
        <extracomment>results: They end differently: Solved, Stalled.</extracomment>
        <translation>Terminan de forma distinta: %1, %2.</translation>
    </message>
    <message>
        <source>This run is still running.</source>
        <translation>Esta ejecución sigue en curso.</translation>
    </message>
    <message>
        <source>This run was stopped after %1, before its end.</source>
        <translation>Esta ejecución se detuvo tras %1, antes de su final.</translation>
    </message>
    <message>
        <source>The other run is still running.</source>
        <translation>La otra ejecución sigue en curso.</translation>
    </message>
    <message>
        <source>The other run was stopped after %1, before its end.</source>
        <translation>La otra ejecución se detuvo tras %1, antes de su final.</translation>
    </message>
    <message>
        <source>with different numbers in %1</source>
        <extracomment>names of rules as they stand in the network&apos;s text: with other numbers in hidden_single</extracomment>
        <translation>con otros números en %1</translation>
    </message>
</context>
<context>
    <name>convoku::CompressedFile</name>
    <message>
        <source>the compressed data is damaged</source>
        <translation>los datos comprimidos están dañados</translation>
    </message>
    <message>
        <source>the compressed file ends too early</source>
        <translation>el archivo comprimido termina antes de tiempo</translation>
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
        <translation>dominio(%1) = %2</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> y %n más</numerusform>
            <numerusform> y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>domain(%1) = {%2} ∧ %3</source>
        <translation>dominio(%1) = {%2} ∧ %3</translation>
    </message>
    <message>
        <source>%1 needs %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(box 1) needs 8 in {r1c1, r1c3} ∧ alldifferent(row 1)</extracomment>
        <translation>%1 necesita %2 en %3 ∧ %4</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only domain(%2) has %3, so %2 = %3</source>
        <translation>%1 y tantos valores como celdas: solo dominio(%2) contiene %3, luego %2 = %3</translation>
    </message>
    <message>
        <source>domain(%1) = domain(%2) = {%3, %4}, a Hall pair ∧ %5</source>
        <translation>dominio(%1) = dominio(%2) = {%3, %4}, un par de Hall ∧ %5</translation>
    </message>
    <message>
        <source>%1 ⇒ %2.</source>
        <extracomment>what holds, and what follows from it</extracomment>
        <translation>%1 ⇒ %2.</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. The domains are the initial candidates of the puzzle: %3 values in all.</source>
        <translation>%1 variables, una por celda, y alldifferent para cada una de las %2 casas. Los dominios son los candidatos que traía el sudoku: %3 valores en total.</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. %3 domains have one value, the given; the others have all %4.</source>
        <translation>%1 variables, una por celda, y alldifferent para cada una de las %2 casas. %3 dominios tienen un solo valor, la pista; los demás tienen los %4.</translation>
    </message>
    <message>
        <source>alldifferent(each %1)</source>
        <extracomment>a kind of house: alldifferent(each row)</extracomment>
        <translation>alldifferent(cada %1)</translation>
    </message>
    <message>
        <source>%1: no value can be ruled out here; all domains stay unchanged.</source>
        <translation>%1: aquí no se puede descartar ningún valor, todos los dominios se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like it.</source>
        <translation>
            <numerusform>Y %n más del mismo tipo.</numerusform>
            <numerusform>Y %n más del mismo tipo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2 = %3 violates %4</source>
        <translation>%1 = %2 = %3 incumple %4</translation>
    </message>
    <message>
        <source>No assignment is left: %1.</source>
        <translation>No queda ninguna asignación: %1.</translation>
    </message>
    <message>
        <source>All %1 domains have one value, and alldifferent holds in all %2 houses.</source>
        <translation>Los %1 dominios tienen un solo valor, y alldifferent se cumple en las %2 casas.</translation>
    </message>
    <message>
        <source>No domain is empty, and %1 of %2 have one value: neither violated nor solved.</source>
        <translation>Ningún dominio está vacío, y %1 de %2 tienen un solo valor: ni incumplido ni resuelto.</translation>
    </message>
    <message>
        <source>Branch: %1 = %2 ∨ %1 ≠ %2, first %1 = %2. %3 is the smallest domain with several values.</source>
        <translation>Ramificación: %1 = %2 ∨ %1 ≠ %2, primero %1 = %2. %3 es el dominio más pequeño con varios valores.</translation>
    </message>
    <message numerus="yes">
        <source> under %n active guess(es)</source>
        <translation>
            <numerusform> bajo %n conjetura en pie</numerusform>
            <numerusform> bajo %n conjeturas en pie</numerusform>
        </translation>
    </message>
    <message>
        <source>Backtrack: %1 = %2 allows no assignment ⇒ %1 ≠ %2%3.</source>
        <translation>Vuelta atrás: %1 = %2 no permite ninguna asignación ⇒ %1 ≠ %2%3.</translation>
    </message>
    <message>
        <source>Backtrack: the branch %1 = %2 is explored. The search continues with %1 ≠ %2%3.</source>
        <translation>Vuelta atrás: todo lo que tiene %1 = %2 ya está visto, la búsqueda sigue con %1 ≠ %2%3.</translation>
    </message>
    <message>
        <source>No branch is left to try.</source>
        <translation>No queda ninguna rama por probar.</translation>
    </message>
    <message>
        <source>Nothing is left to branch on.</source>
        <translation>No queda nada en que ramificar.</translation>
    </message>
    <message>
        <source>No branch: propagation still makes progress.</source>
        <translation>Sin ramificación: la propagación todavía avanza.</translation>
    </message>
    <message>
        <source>A fixpoint: propagation changes no domain.</source>
        <translation>Un punto fijo: la propagación no cambia ningún dominio.</translation>
    </message>
    <message>
        <source>Propagation takes %1 from %2.</source>
        <translation>La propagación quita %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domain(s)</source>
        <translation>
            <numerusform>%n dominio</numerusform>
            <numerusform>%n dominios</numerusform>
        </translation>
    </message>
    <message>
        <source>An assignment that satisfies all constraints.</source>
        <translation>Una asignación que satisface todas las restricciones.</translation>
    </message>
    <message>
        <source>Every branch is refuted: no assignment satisfies all constraints.</source>
        <translation>Todas las ramas están refutadas: ninguna asignación satisface todas las restricciones.</translation>
    </message>
    <message>
        <source>Every branch is explored: exactly one assignment satisfies all constraints.</source>
        <translation>Todas las ramas están vistas: una sola asignación satisface todas las restricciones.</translation>
    </message>
    <message>
        <source>A second assignment satisfies all constraints too.</source>
        <translation>Una segunda asignación también satisface todas las restricciones.</translation>
    </message>
    <message>
        <source>Propagation has reached its fixpoint. Without branching, nothing more follows.</source>
        <translation>La propagación está en su punto fijo, y sin ramificar no se deduce nada más.</translation>
    </message>
    <message numerus="yes">
        <source>Not decided: the search was cut off after %n pass(es).</source>
        <translation>
            <numerusform>No decidido: la búsqueda se cortó tras %n pasada.</numerusform>
            <numerusform>No decidido: la búsqueda se cortó tras %n pasadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least 1 if %1 ≥ %2: half of the truth value of %1 = %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>Al menos 1 donde %1 ≥ %2: la mitad del valor de verdad de %1 = %2.</translation>
    </message>
    <message>
        <source>At least 1 if %1 ≤ %2: half of the truth value of %1 = %2.</source>
        <translation>Al menos 1 donde %1 ≤ %2: la mitad del valor de verdad de %1 = %2.</translation>
    </message>
    <message>
        <source>The truth value of %1 = %2: 1 if it holds, else 0.</source>
        <translation>El valor de verdad de %1 = %2: 1 donde se cumple; si no, 0.</translation>
    </message>
    <message>
        <source>A linear expression: the sum of %1, each times its weight.</source>
        <translation>Una expresión lineal: la suma de %1, cada uno por su peso.</translation>
    </message>
    <message>
        <source>A count: Σ %1, the number of them that hold.</source>
        <translation>Un recuento: Σ %1, cuántos de ellos se cumplen.</translation>
    </message>
    <message>
        <source>A sum: Σ %1.</source>
        <translation>Una suma: Σ %1.</translation>
    </message>
    <message>
        <source>∃ %1: true if one of them holds.</source>
        <translation>∃ %1: si alguno de ellos se cumple.</translation>
    </message>
    <message>
        <source>max %1.</source>
        <translation>max %1.</translation>
    </message>
    <message>
        <source>argmax %1: chooses the first of the largest.</source>
        <translation>argmax %1: la elección del primero entre los mayores.</translation>
    </message>
    <message>
        <source>The choice as literals: one is true, all others are false.</source>
        <translation>La elección como literales: uno es verdadero, todos los demás son falsos.</translation>
    </message>
    <message>
        <source>The same literal %1 for everything it applies to.</source>
        <translation>El mismo literal %1, para cada elemento al que se refiere.</translation>
    </message>
    <message>
        <source>A constant: %1.</source>
        <translation>Una constante: %1.</translation>
    </message>
    <message>
        <source>A linear expression: %1·%2 + %3.</source>
        <translation>Una expresión lineal: %1·%2 + %3.</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ 1.</source>
        <translation>El valor de verdad de %1 ≥ 1.</translation>
    </message>
    <message>
        <source>%1, limited.</source>
        <translation>%1, acotado.</translation>
    </message>
    <message>
        <source>A literal as before: %1.</source>
        <translation>Un literal como antes: %1.</translation>
    </message>
    <message>
        <source>%1 − %2: 0 if both are equal.</source>
        <translation>%1 − %2: 0 donde ambos son iguales.</translation>
    </message>
    <message>
        <source>if %1 then %2 else %3.</source>
        <translation>si %1 entonces %2, si no %3.</translation>
    </message>
    <message>
        <source>The same variables with the dimensions in a different order: %1.</source>
        <translation>Las mismas variables con las dimensiones en otro orden: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what a layer computes, in quotes</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The same literal %1, with 0 around the board.</source>
        <translation>El mismo literal %1; alrededor del tablero, 0.</translation>
    </message>
    <message>
        <source>The mean of %1.</source>
        <translation>La media de %1.</translation>
    </message>
    <message>
        <source>A soft truth value of %1 &gt; 0: 1 / (1 + e^−x).</source>
        <translation>Un valor de verdad suave de %1 &gt; 0: 1 / (1 + e^−x).</translation>
    </message>
    <message>
        <source>A soft choice among %1: shares that add up to 1.</source>
        <translation>Una elección suave entre %1: partes que suman 1.</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only %2 have %3, the same number</source>
        <extracomment>alldifferent(row 3) and as many values as cells: only {r3c8, r3c9} have {4, 7}, as many</extracomment>
        <translation>%1 y tantos valores como celdas: solo %2 contienen %3, en igual número</translation>
    </message>
    <message>
        <source>%1 need %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(row 2) ∧ alldifferent(row 6) need 4 in columns 3 and 8 ∧ alldifferent(column 3) ∧ …</extracomment>
        <translation>%1 necesitan %2 en %3 ∧ %4</translation>
    </message>
    <message>
        <source>domain(%1)</source>
        <extracomment>the values that are possible in a cell</extracomment>
        <translation>dominio(%1)</translation>
    </message>
    <message>
        <source>%1 = %2, a Hall set ∧ %3</source>
        <translation>%1 = %2, un conjunto de Hall ∧ %3</translation>
    </message>
    <message>
        <source>Every branch violates a constraint. Whether an assignment satisfies all constraints remains open.</source>
        <translation>En todas las ramas se incumple una restricción; si alguna asignación las satisface todas, no se dice.</translation>
    </message>
    <message>
        <source>The same variables in one list: %1.</source>
        <translation>Las mismas variables en una sola lista: %1.</translation>
    </message>
    <message>
        <source>%1, divided by their root mean square.</source>
        <translation>%1, divididos por la raíz de la media de sus cuadrados.</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>El valor de verdad de %1 ≥ %2.</translation>
    </message>
    <message>
        <source>No other assignment was found. Whether there is one remains open.</source>
        <translation>No se encontró ninguna otra asignación; si hay alguna, no se dice.</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneView</name>
    <message>
        <source>Costs of the trials</source>
        <translation>Costes de los intentos</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneWords</name>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Intento</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>a solution: %1</source>
        <translation>una solución: %1</translation>
    </message>
    <message>
        <source>%1: best %2</source>
        <translation>%1: mejor %2</translation>
    </message>
    <message>
        <source>The cost of each trial appears here.</source>
        <translation>Aquí aparecerá el coste de cada intento.</translation>
    </message>
</context>
<context>
    <name>convoku::CubePage</name>
    <message>
        <source>Finding before</source>
        <translation>Hallazgo anterior</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Hallazgo siguiente</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>De lado</translation>
    </message>
    <message>
        <source>The cube from an angle, with the slice in front</source>
        <translation>El cubo visto de lado, con el corte hacia delante</translation>
    </message>
    <message>
        <source>Digits’ side</source>
        <translation>Lado de los dígitos</translation>
    </message>
    <message>
        <source>Rows and columns as on the board, the digits one behind the other</source>
        <translation>Filas y columnas como en el tablero, los dígitos uno tras otro</translation>
    </message>
    <message>
        <source>Rows’ side</source>
        <translation>Lado de las filas</translation>
    </message>
    <message>
        <source>The rows stacked front to back; digits and columns are visible</source>
        <translation>Las filas una tras otra: se ven dígitos y columnas</translation>
    </message>
    <message>
        <source>Columns’ side</source>
        <translation>Lado de las columnas</translation>
    </message>
    <message>
        <source>The columns stacked front to back; digits and rows are visible</source>
        <translation>Las columnas una tras otra: se ven dígitos y filas</translation>
    </message>
    <message>
        <source>Viewing side of the cube</source>
        <translation>Lado desde el que se ve el cubo</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Exportar &amp;imagen…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the turn…</source>
        <translation>Exportar el giro como &amp;animación…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the view as a picture, or the rotation as an animation</source>
        <translation>Exportar lo que se ve como imagen, o el giro como animación</translation>
    </message>
    <message>
        <source>Align with the step’s rule</source>
        <translation>Como la regla del paso</translation>
    </message>
    <message>
        <source>Exchange two axes of the kernel, and see what it finds on the same board from that side</source>
        <translation>Intercambiar dos ejes del núcleo y ver qué encuentra desde ese lado en el mismo tablero</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>Desde el otro lado</translation>
    </message>
    <message>
        <source>Turn the cube to the rule with the same removals from the other side</source>
        <translation>Girar el cubo hacia la regla que elimina lo mismo desde el otro lado</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>No hay ningún sudoku abierto.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of several: 2 of 3</extracomment>
        <translation>%1 de %2</translation>
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
        <translation>Desde el otro lado: %1</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <extracomment>exchanges the axes of a kernel; %1 is the rule that it becomes: Turn: Hidden pair in row</extracomment>
        <translation>Girar: %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Cube</source>
        <comment>menu</comment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Show the candidates as a cube, with the rule’s kernel turned in it</source>
        <translation>Mostrar los candidatos como un cubo y, girado en él, el núcleo de la regla</translation>
    </message>
</context>
<context>
    <name>convoku::CubeView</name>
    <message>
        <source>Cube of candidates</source>
        <translation>Cubo de candidatos</translation>
    </message>
</context>
<context>
    <name>convoku::CubeWording</name>
    <message>
        <source>Group: %1 · place: %2 · value: %3</source>
        <extracomment>how a kernel is laid over the candidates: Group: row 3 · place: cell · value: digit</extracomment>
        <translation>Grupo: %1 · lugar: %2 · valor: %3</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>dígito %1</translation>
    </message>
    <message>
        <source>digit</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>dígito</translation>
    </message>
    <message>
        <source>cell</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>celda</translation>
    </message>
    <message>
        <source>value: %1</source>
        <translation>valor: %1</translation>
    </message>
    <message>
        <source>place: %1</source>
        <translation>lugar: %1</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>axis of the cube</comment>
        <translation>filas</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>axis of the cube</comment>
        <translation>columnas</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>axis of the cube</comment>
        <translation>dígitos</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1: se va</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: no está</translation>
    </message>
    <message>
        <source>%1: lit</source>
        <translation>%1: iluminado</translation>
    </message>
    <message>
        <source>place ↔ value</source>
        <translation>lugar ↔ valor</translation>
    </message>
    <message>
        <source>group ↔ value</source>
        <translation>grupo ↔ valor</translation>
    </message>
    <message>
        <source>group ↔ place</source>
        <translation>grupo ↔ lugar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn</comment>
        <extracomment>which axes of a kernel change places, and what rule that gives: place ↔ value: Hidden pair in row</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: does not turn. A box is not an axis of the cube: the same place in all boxes is not a house, so nothing follows from it.</source>
        <translation>%1: no gira. Una caja no es un eje del cubo: el mismo lugar en todas las cajas no es una casa, así que de ello no se deduce nada.</translation>
    </message>
    <message>
        <source>A box is not a slice of the cube: its cells are in several rows and columns. They are first gathered side by side; then the same kernel is applied to them.</source>
        <translation>Una caja no es un corte del cubo: sus celdas están en varias filas y columnas. Primero se juntan una al lado de otra; después, el mismo núcleo está sobre ellas.</translation>
    </message>
    <message>
        <source>%1 compares a line with a box, and a box is not an axis of the cube. Therefore this kernel fits no slice and does not turn with the cube. Its own twin, with line and box exchanged, is %2.</source>
        <translation>%1 compara una línea con una caja, y una caja no es un eje del cubo: este núcleo no está en ningún corte y no gira con él. Su propio gemelo, con línea y caja intercambiadas, es %2.</translation>
    </message>
    <message>
        <source>This rule is not the subset kernel. It names no group, place or value, so there are no axes to exchange.</source>
        <translation>Esta regla no es el núcleo de subconjuntos: no nombra grupo, lugar ni valor, así que no hay ejes que intercambiar.</translation>
    </message>
    <message>
        <source>From the side it is %1: the other values fit only the other places, and the same candidates are removed.</source>
        <extracomment>%1: Hidden quad in row</extracomment>
        <translation>Desde el otro lado es %1: los demás valores tienen solo los demás lugares, y se van los mismos candidatos.</translation>
    </message>
    <message>
        <source>%1 finds nothing in this position.</source>
        <translation>%1 no encuentra nada en esta posición.</translation>
    </message>
    <message>
        <source>Nothing is found in %1.</source>
        <extracomment>%1: row 3, digit 4</extracomment>
        <translation>En %1 no se encuentra nada.</translation>
    </message>
</context>
<context>
    <name>convoku::DockTitle</name>
    <message>
        <source>Return “%1” to the main window</source>
        <translation>Devolver «%1» a su sitio</translation>
    </message>
    <message>
        <source>“%1” in a window</source>
        <translation>«%1» en una ventana</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>Cerrar «%1»</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>En una ventana</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>convoku::Docks</name>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Sudoku</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Enseñar</translation>
    </message>
    <message>
        <source>De&amp;bug</source>
        <translation>De&amp;purar</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>Presen&amp;tar</translation>
    </message>
    <message>
        <source>The board, its reasons and the rules of the pass</source>
        <translation>El tablero, sus motivos y las reglas de la pasada</translation>
    </message>
    <message>
        <source>The list of lessons beside the board</source>
        <translation>La lista de lecciones junto al tablero</translation>
    </message>
    <message>
        <source>Events, stack, breakpoints and watches around the board</source>
        <translation>Eventos, pila, puntos de interrupción y vigilancias alrededor del tablero</translation>
    </message>
    <message>
        <source>The centre view, enlarged for an audience</source>
        <translation>La vista del centro, en grande: para una sala</translation>
    </message>
</context>
<context>
    <name>convoku::EditBar</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete); right-clicking a cell also clears it</source>
        <translation>Borrar las celdas seleccionadas (Supr); un clic con el botón derecho también borra una celda</translation>
    </message>
    <message>
        <source>Clear and fill</source>
        <translation>Borrar y rellenar</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformar</translation>
    </message>
    <message>
        <source>Number of solutions</source>
        <translation>Número de soluciones</translation>
    </message>
    <message>
        <source>Choose this digit, then click the cells to place it in</source>
        <translation>Elija este dígito y haga clic en las celdas que lo reciben</translation>
    </message>
    <message>
        <source>Place this digit in the selected cells; Shift with the key places a candidate</source>
        <translation>Poner este dígito en las celdas seleccionadas; con Mayús y la tecla: un candidato</translation>
    </message>
    <message>
        <source>Looking for solutions… %1 s</source>
        <translation>Buscando soluciones… %1 s</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <translation>Buscando soluciones…</translation>
    </message>
    <message>
        <source>Not known after %1 s</source>
        <translation>No se sabe tras %1 s</translation>
    </message>
</context>
<context>
    <name>convoku::EditController</name>
    <message>
        <source>&amp;New puzzle</source>
        <translation>&amp;Nuevo sudoku</translation>
    </message>
    <message>
        <source>Type a puzzle into an empty grid</source>
        <translation>Escribir un sudoku en una cuadrícula vacía</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nuevo sudoku</translation>
    </message>
    <message>
        <source>&amp;Edit puzzle</source>
        <translation>&amp;Editar sudoku</translation>
    </message>
    <message>
        <source>Change the givens and candidates on the board</source>
        <translation>Cambiar las pistas y los candidatos en el tablero</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Deshacer la última edición</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Rehacer lo deshecho</translation>
    </message>
    <message>
        <source>Edit &amp;candidates</source>
        <translation>Editar &amp;candidatos</translation>
    </message>
    <message>
        <source>Digits and clicks on their places toggle candidates, as does Shift with a digit</source>
        <translation>Los dígitos, y los clics en sus lugares, ponen y quitan candidatos; Mayús y un dígito también</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first</source>
        <translation>Elegir primero el &amp;dígito</translation>
    </message>
    <message>
        <source>Choose a digit, then click the cells to place it in</source>
        <translation>Elegir un dígito y hacer clic en las celdas que lo reciben</translation>
    </message>
    <message>
        <source>Digit first</source>
        <translation>Primero el dígito</translation>
    </message>
    <message>
        <source>&amp;Move on after a digit</source>
        <translation>A&amp;vanzar tras un dígito</translation>
    </message>
    <message>
        <source>After you type a digit, the cursor moves to the next cell</source>
        <translation>Al escribir un dígito, el cursor pasa a la celda siguiente</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>Borrar &amp;todo</translation>
    </message>
    <message>
        <source>Clear all digits and restore all candidates</source>
        <translation>Quitar todos los dígitos y devolver todos los candidatos</translation>
    </message>
    <message>
        <source>All candidates a&amp;gain</source>
        <translation>Todos los candidatos de &amp;nuevo</translation>
    </message>
    <message>
        <source>Keep the digits; restore all candidates in every other cell</source>
        <translation>Conservar los dígitos; las demás celdas tienen todos los candidatos</translation>
    </message>
    <message>
        <source>Candidates &amp;from the digits</source>
        <translation>Candidatos &amp;según los dígitos</translation>
    </message>
    <message>
        <source>Fill each cell without a digit with the candidates that no digit in its houses forbids</source>
        <translation>En cada celda sin dígito, los candidatos que ningún dígito de sus casas impide</translation>
    </message>
    <message>
        <source>Rotate to the &amp;right</source>
        <translation>Girar a la de&amp;recha</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the right</source>
        <translation>Girar el sudoku un cuarto de vuelta a la derecha</translation>
    </message>
    <message>
        <source>Rotate to the &amp;left</source>
        <translation>Girar a la i&amp;zquierda</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the left</source>
        <translation>Girar el sudoku un cuarto de vuelta a la izquierda</translation>
    </message>
    <message>
        <source>Rotate by &amp;half a turn</source>
        <translation>Girar &amp;media vuelta</translation>
    </message>
    <message>
        <source>Turn the puzzle upside down</source>
        <translation>Poner el sudoku boca abajo</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>Reflejar izquierda y derec&amp;ha</translation>
    </message>
    <message>
        <source>Left and right change places</source>
        <translation>Izquierda y derecha se intercambian</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>Reflejar arriba y a&amp;bajo</translation>
    </message>
    <message>
        <source>Top and bottom change places</source>
        <translation>Arriba y abajo se intercambian</translation>
    </message>
    <message>
        <source>Mirror at the &amp;diagonal</source>
        <translation>Reflejar en la &amp;diagonal</translation>
    </message>
    <message>
        <source>Rows become columns</source>
        <translation>Las filas pasan a ser columnas</translation>
    </message>
    <message>
        <source>Mirror at the &amp;other diagonal</source>
        <translation>Reflejar en la &amp;otra diagonal</translation>
    </message>
    <message>
        <source>Rows become columns, from the last to the first</source>
        <translation>Las filas pasan a ser columnas, de la última a la primera</translation>
    </message>
    <message>
        <source>&amp;Shuffle rows and columns</source>
        <translation>Bara&amp;jar filas y columnas</translation>
    </message>
    <message>
        <source>Shuffle rows within bands, columns within stacks, and the bands and stacks themselves</source>
        <translation>Las filas dentro de las bandas, las columnas dentro de las pilas, y las bandas y pilas se intercambian al azar</translation>
    </message>
    <message>
        <source>Rename digits by a&amp;ppearance</source>
        <translation>Renombrar dígitos por orden de &amp;aparición</translation>
    </message>
    <message>
        <source>Renumber digits as they appear, row by row: the first is 1, the next 2, and so on</source>
        <translation>El dígito que aparece primero, fila a fila, pasa a ser 1; el siguiente, 2, y así sucesivamente</translation>
    </message>
    <message>
        <source>Rename digits at rando&amp;m</source>
        <translation>Re&amp;nombrar dígitos al azar</translation>
    </message>
    <message>
        <source>Rename the digits at random</source>
        <translation>Cada dígito recibe otro nombre al azar</translation>
    </message>
    <message>
        <source>Re&amp;name digits…</source>
        <translation>Renombrar dígito&amp;s…</translation>
    </message>
    <message>
        <source>Choose which digits change places</source>
        <translation>Elegir qué dígitos se intercambian</translation>
    </message>
    <message>
        <source>Edit the current p&amp;osition</source>
        <translation>Editar la p&amp;osición que se mira</translation>
    </message>
    <message>
        <source>Copy the decided digits and the candidates of this position into the editor</source>
        <translation>Llevar al editor los dígitos decididos y los candidatos de esta posición</translation>
    </message>
    <message>
        <source>Look for more so&amp;lutions</source>
        <translation>Seguir &amp;buscando soluciones</translation>
    </message>
    <message>
        <source>Continue to look for solutions of the edited puzzle</source>
        <translation>Seguir buscando soluciones del sudoku que se edita</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Seguir buscando</translation>
    </message>
    <message>
        <source>Mark &amp;where two solutions differ</source>
        <translation>&amp;Marcar dónde se diferencian dos soluciones</translation>
    </message>
    <message>
        <source>Mark the cells in which two solutions of the edited puzzle differ, with both digits</source>
        <translation>Marcar las celdas en las que se diferencian dos soluciones del sudoku editado, con ambos dígitos</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Dónde se diferencian</translation>
    </message>
    <message>
        <source>&amp;Step through the edited puzzle</source>
        <translation>Recorrer paso a paso el &amp;sudoku editado</translation>
    </message>
    <message>
        <source>Run the edited puzzle and step through it (Enter on the board)</source>
        <translation>Ejecutar el sudoku editado y recorrerlo paso a paso (Intro en el tablero)</translation>
    </message>
    <message>
        <source>Step through it</source>
        <translation>Recorrer paso a paso</translation>
    </message>
    <message>
        <source>Discard the cha&amp;nges</source>
        <translation>Descartar los ca&amp;mbios</translation>
    </message>
    <message>
        <source>Leave the editor without changing the puzzle</source>
        <translation>Salir del editor; el sudoku queda como estaba</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>The search for solutions stopped: %1</source>
        <translation>La búsqueda de soluciones se interrumpió: %1</translation>
    </message>
    <message>
        <source>Typed puzzle</source>
        <translation>Sudoku escrito</translation>
    </message>
    <message>
        <source>Convoku</source>
        <translation>Convoku</translation>
    </message>
    <message>
        <source>The edited puzzle has changes.</source>
        <translation>El sudoku editado tiene cambios.</translation>
    </message>
    <message>
        <source>What do you want to do with it?</source>
        <translation>¿Qué se debe hacer con él?</translation>
    </message>
    <message>
        <source>&amp;Step through it</source>
        <translation>&amp;Recorrerlo paso a paso</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Continue &amp;editing</source>
        <translation>Seguir &amp;editando</translation>
    </message>
    <message>
        <source>Editing: %1.</source>
        <translation>Editando: %1.</translation>
    </message>
    <message>
        <source>Digits and clicks: toggle candidates. Delete: clear all. Backspace: restore all. Right-click: only this one. M: digits.</source>
        <translation>Dígitos y clics: poner y quitar candidatos. Supr: ninguno. Retroceso: todos. Botón derecho: solo este. M: dígitos.</translation>
    </message>
    <message>
        <source>Digits; 0 or Space: clear. Shift with a digit, or M: candidates. Enter: step through the puzzle. Esc: leave.</source>
        <translation>Dígitos; 0 o Espacio: vacía. Mayús y un dígito, o M: candidatos. Intro: recorrer paso a paso. Esc: salir.</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>No se pudo abrir %1.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>El texto</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what undo takes back, as in: Take back: digit</extracomment>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Do again: %1</source>
        <extracomment>%1: what redo does again, as in: Do again: digit</extracomment>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Edited puzzle</source>
        <translation>Sudoku editado</translation>
    </message>
</context>
<context>
    <name>convoku::EditWording</name>
    <message>
        <source>digit</source>
        <translation>dígito</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>borrar celdas</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidatos</translation>
    </message>
    <message>
        <source>clear all</source>
        <translation>borrar todo</translation>
    </message>
    <message>
        <source>all candidates again</source>
        <translation>todos los candidatos de nuevo</translation>
    </message>
    <message>
        <source>candidates from the digits</source>
        <translation>candidatos según los dígitos</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>pegar</translation>
    </message>
    <message>
        <source>take the position</source>
        <translation>tomar la posición</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>transformar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: vacía</translation>
    </message>
    <message>
        <source>%1: no digit is possible</source>
        <translation>%1: ningún dígito es posible</translation>
    </message>
    <message>
        <source>%1: %2 possible</source>
        <extracomment>a cell and its candidates: r1c4: 1 2 9 possible</extracomment>
        <translation>%1: %2 posibles</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with edited candidates</source>
        <translation>
            <numerusform>%n celda con candidatos propios</numerusform>
            <numerusform>%n celdas con candidatos propios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>El %1 aparece dos veces en la %2, en %3 y en %4.</translation>
    </message>
    <message>
        <source>There are more clashes.</source>
        <translation>Hay más conflictos.</translation>
    </message>
    <message>
        <source>%1 has no candidate.</source>
        <translation>%1 no tiene ningún candidato.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have no candidate: %1.</source>
        <translation>
            <numerusform>%n celda no tiene ningún candidato: %1.</numerusform>
            <numerusform>%n celdas no tienen ningún candidato: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Solución única</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>Dos soluciones se diferencian en %n celda: %1.</numerusform>
            <numerusform>Dos soluciones se diferencian en %n celdas: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::EqualitySlider</name>
    <message>
        <source>k, the number that the layer compares with</source>
        <translation>k, el número con el que compara la capa</translation>
    </message>
    <message>
        <source>Try a different k in this view</source>
        <translation>Probar otra k en esta vista</translation>
    </message>
    <message>
        <source>Compare with the network’s own number again</source>
        <translation>Volver a comparar con el número de la red</translation>
    </message>
    <message>
        <source>A trial: the run keeps its own k.</source>
        <translation>Una prueba: la ejecución conserva su k.</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>Volver a k = %1</translation>
    </message>
</context>
<context>
    <name>convoku::ErrorTable</name>
    <message>
        <source>Errors</source>
        <translation>Dónde se equivoca</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>places</source>
        <translation>lugares</translation>
    </message>
    <message>
        <source>its sum</source>
        <translation>su suma</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>aprendido</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escrito</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>convoku::EvaluationPicture</name>
    <message>
        <source>In one shot</source>
        <translation>De una vez</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>givens</source>
        <translation>pistas</translation>
    </message>
    <message>
        <source>Accuracy by number of givens: %1</source>
        <translation>Aciertos según el número de pistas: %1</translation>
    </message>
</context>
<context>
    <name>convoku::EventsModel</name>
    <message>
        <source>Pass %1</source>
        <translation>Pasada %1</translation>
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
        <translation>Candidatos que quedan tras el evento</translation>
    </message>
    <message>
        <source>Candidates removed or set aside; a plus sign marks restored ones</source>
        <translation>Candidatos que eliminó o apartó; con un signo más, los que volvieron</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Eliminados</translation>
    </message>
</context>
<context>
    <name>convoku::EventsPanel</name>
    <message>
        <source>&amp;Copy in words</source>
        <translation>&amp;Copiar en palabras</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
</context>
<context>
    <name>convoku::Examples</name>
    <message>
        <source>The article’s hard puzzle: three guesses</source>
        <translation>El sudoku difícil del artículo: tres conjeturas</translation>
    </message>
    <message>
        <source>The article’s easy puzzle: two passes</source>
        <translation>El sudoku fácil del artículo: dos pasadas</translation>
    </message>
    <message>
        <source>Rules only: no guess is needed</source>
        <translation>Solo reglas: no hacen falta conjeturas</translation>
    </message>
    <message>
        <source>A deep search</source>
        <translation>Una búsqueda profunda</translation>
    </message>
    <message>
        <source>No solution: two equal givens in a row</source>
        <translation>Sin solución: dos pistas iguales en una fila</translation>
    </message>
    <message>
        <source>The empty grid: 47 guesses, none wrong</source>
        <translation>La cuadrícula vacía: 47 conjeturas, ninguna errónea</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fáciles</translation>
    </message>
    <message>
        <source>100 puzzles with many givens; a few passes solve them</source>
        <translation>100 sudokus con muchas pistas; unas pocas pasadas los resuelven</translation>
    </message>
    <message>
        <source>30 puzzles without a guess where this rule removes something: %1</source>
        <translation>30 sudokus sin conjeturas en los que esta regla elimina algo: %1</translation>
    </message>
    <message>
        <source>Guessing</source>
        <translation>Con conjeturas</translation>
    </message>
    <message>
        <source>50 puzzles with one guess, or two at once</source>
        <translation>50 sudokus con una conjetura, o dos a la vez</translation>
    </message>
    <message>
        <source>Deep search</source>
        <translation>Búsqueda profunda</translation>
    </message>
    <message>
        <source>30 puzzles with four or more guesses at once</source>
        <translation>30 sudokus con cuatro o más conjeturas a la vez</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationPanel</name>
    <message>
        <source>&amp;Go to the step</source>
        <translation>Ir al &amp;paso</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the last thing that happened to a candidate, and where: 3.6: removed by Pointing in row</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The board marks these reasons only in pass %1. Go to the step to see them there.</source>
        <translation>El tablero marca estos motivos solo en la pasada %1: vaya al paso para verlos allí.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Undo &amp;the guess</source>
        <extracomment>steps on to where the search takes a failed guess back</extracomment>
        <translation>Re&amp;tirarla</translation>
    </message>
    <message>
        <source>Another deduction of this step</source>
        <translation>Otra deducción de este paso</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>Un clic pregunta por qué es así.</translation>
    </message>
    <message>
        <source>Given: the puzzle has it from the start.</source>
        <translation>Pista: el sudoku la tiene desde el principio.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>Un clic va a este paso.</translation>
    </message>
    <message>
        <source>The cell, with its removed candidates crossed out</source>
        <translation>La celda, con lo que la dejó tachado</translation>
    </message>
    <message>
        <source>Missing from %1, and why</source>
        <translation>Qué dejó %1, y por qué</translation>
    </message>
    <message>
        <source>This holds while these guesses are active</source>
        <translation>Vale mientras estas conjeturas sigan en pie</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationWording</name>
    <message>
        <source>%1 has only %2 left, so %2 is removed from the rest of %3.</source>
        <translation>A %1 solo le queda el %2, así que el %2 se elimina del resto de la %3.</translation>
    </message>
    <message>
        <source>In %1, %2 is only in %3 (%4), so it is removed from the rest of %3.</source>
        <translation>En %1, el %2 solo está en %3 (%4), así que se elimina del resto de %3.</translation>
    </message>
    <message>
        <source>In %1, %2 has only one place, %3, so that cell’s other candidates are removed.</source>
        <translation>En la %1, el %2 solo tiene un lugar, %3, así que los demás candidatos de esa celda se eliminan.</translation>
    </message>
    <message>
        <source>%1 and %2 have only %3 and %4, so both are removed from the rest of %5.</source>
        <translation>%1 y %2 solo tienen el %3 y el %4, así que ambos dígitos se eliminan del resto de la %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), each of them enough:</source>
        <translation>
            <numerusform>%n hallazgo, suficiente por sí solo:</numerusform>
            <numerusform>%n hallazgos, cada uno suficiente por sí solo:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; equals %2 → %3</source>
        <extracomment>a sum and what it decides: 1·0 + 1·1 = 1; equals 1 → 1</extracomment>
        <translation>%1; igual a %2 → %3</translation>
    </message>
    <message>
        <source>Rules that would remove it in this pass too: %1.</source>
        <translation>También lo habría eliminado en esta pasada: %1.</translation>
    </message>
    <message>
        <source>The guess %1 sets %2 aside.</source>
        <translation>La conjetura %1 aparta %2.</translation>
    </message>
    <message>
        <source>The guess %1 failed.</source>
        <translation>La conjetura %1 falló.</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 elimina %2.</translation>
    </message>
    <message>
        <source>given</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>A %1 no le queda ningún candidato.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>digits of a cell, and what removed them: 1, 2: 2.3 Pointing in row.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>from the start</source>
        <extracomment>since when a cell has only one candidate</extracomment>
        <translation>desde el principio</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a cell, and since when it has only one candidate: r1c9 (since 1.2 Pointing in row)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (since %2)</source>
        <translation>%1 (desde %2)</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, in %3 and %4.</source>
        <translation>El %1 aparece dos veces en la %2, en %3 y en %4.</translation>
    </message>
    <message>
        <source>Why %1 is not in %2</source>
        <translation>Por qué el %1 no está en %2</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>Lo impide una pista.</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>No estaba en el sudoku tal como se abrió.</translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <translation>
            <numerusform>%n eliminación</numerusform>
            <numerusform>%n eliminaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pasada</numerusform>
            <numerusform>%n pasadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, and on %3.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;</extracomment>
        <translation>Se apoya en %1 en %2 y en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) missing in the opened puzzle</source>
        <translation>
            <numerusform>%n candidato que falta en el sudoku tal como se abrió</numerusform>
            <numerusform>%n candidatos que faltan en el sudoku tal como se abrió</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, on %3, and on %4.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;, %4: &quot;3 candidates missing in the puzzle as it was opened&quot;</extracomment>
        <translation>Se apoya en %1 en %2, en %3 y en %4.</translation>
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
            <numerusform>Solo vale mientras se mantenga %n conjetura.</numerusform>
            <numerusform>Solo vale mientras se mantengan %n conjeturas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: that is enough to remove it. Convoku has no explanation for this rule and found this by trial.</source>
        <extracomment>what was there (4 in r3c8) and what was not (r1c5 ≠ 7)</extracomment>
        <translation>%1: eso basta para que se elimine. El programa no conoce la regla, y lo averiguó probando.</translation>
    </message>
    <message>
        <source>any board at all</source>
        <extracomment>stands for the reasons of a removal where there are none: the rule removes it always</extracomment>
        <translation>Cualquier tablero</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>reasons</comment>
        <extracomment>behind the first reasons of a removal: 1 in r7c1, r7c2 ≠ 1 and 7 more</extracomment>
        <translation>
            <numerusform> y %n más</numerusform>
            <numerusform> y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so the other candidates of these cells are removed.</source>
        <translation>En la %1, los dígitos %2 solo tienen estos lugares: %3. Así que los demás candidatos de esas celdas se eliminan.</translation>
    </message>
    <message>
        <source>%1 have only %2, so these digits are removed from the rest of %3.</source>
        <translation>%1 solo tienen los dígitos %2, así que estos se eliminan del resto de la %3.</translation>
    </message>
    <message>
        <source>Why %1 is %2</source>
        <extracomment>a cell and its digit: Why r4c5 is 2</extracomment>
        <translation>Por qué %1 es %2</translation>
    </message>
</context>
<context>
    <name>convoku::Export</name>
    <message>
        <source>Cancelled; nothing was written to %1.</source>
        <translation>Cancelado; no se escribió nada en %1.</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>No hay ninguna imagen que escribir.</translation>
    </message>
    <message>
        <source>The pictures are too large. A GIF has at most 65535 pixels per side, a WebP 16383.</source>
        <translation>Las imágenes son demasiado grandes: un GIF tiene como máximo 65535 píxeles por lado; un WebP, 16383.</translation>
    </message>
    <message>
        <source>A picture could not be drawn: not enough memory for its size.</source>
        <translation>No se pudo dibujar una imagen: falta memoria para su tamaño.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>The encoder failed; nothing was written to %1.</source>
        <translation>Falló el codificador; no se escribió nada en %1.</translation>
    </message>
</context>
<context>
    <name>convoku::ExportChoices</name>
    <message>
        <source>custom</source>
        <translation>elección propia</translation>
    </message>
    <message>
        <source>article: 338 px, the board alone</source>
        <translation>artículo: 338 px, solo el tablero</translation>
    </message>
    <message>
        <source>web page: 480 px</source>
        <translation>página web: 480 px</translation>
    </message>
    <message>
        <source>slide: 720 px, slower</source>
        <translation>diapositiva: 720 px, más lenta</translation>
    </message>
    <message>
        <source>large, for print: 1080 px</source>
        <translation>grande, para imprimir: 1080 px</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>A&amp;juste</translation>
    </message>
    <message>
        <source>GIF: plays everywhere</source>
        <translation>GIF: se reproduce en todas partes</translation>
    </message>
    <message>
        <source>WebP: smaller, all colours exact</source>
        <translation>WebP: más pequeño, todos los colores exactos</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>For&amp;mato</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <source>&amp;whole runs</source>
        <translation>eje&amp;cuciones completas</translation>
    </message>
    <message>
        <source>&amp;whole run</source>
        <translation>eje&amp;cución completa</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pasadas</translation>
    </message>
    <message>
        <source>each pass</source>
        <translation>cada pasada</translation>
    </message>
    <message>
        <source>each change: every rule, guess and backtrack</source>
        <translation>cada cambio: cada regla, conjetura y retorno</translation>
    </message>
    <message>
        <source>&amp;Picture for</source>
        <translation>&amp;Imagen por</translation>
    </message>
    <message>
        <source>two fading pictures &amp;between steps</source>
        <translation>dos imágenes que se desvanecen e&amp;ntre pasos</translation>
    </message>
    <message>
        <source>the plane looked at</source>
        <translation>el plano que se mira</translation>
    </message>
    <message>
        <source>all planes</source>
        <translation>todos los planos</translation>
    </message>
    <message>
        <source>S&amp;lide over</source>
        <translation>&amp;Recorrer</translation>
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
        <translation>Imágenes por segundo</translation>
    </message>
    <message>
        <source>Frame dura&amp;tion</source>
        <translation>Tiem&amp;po de una imagen</translation>
    </message>
    <message>
        <source>Browsers slow down above 50 pictures per second, so the file has 50.</source>
        <translation>Los navegadores reproducen despacio más de 50 imágenes por segundo: el archivo tiene 50.</translation>
    </message>
    <message>
        <source>Hold &amp;last frame</source>
        <translation>La ú&amp;ltima imagen dura</translation>
    </message>
    <message>
        <source>forever</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>several times</source>
        <translation>varias veces</translation>
    </message>
    <message>
        <source>Number of times to play</source>
        <translation>Cuántas veces se reproduce</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Se reproduce</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Size (width)</source>
        <translation>Tam&amp;año (ancho)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;caption</source>
        <translation>tít&amp;ulo</translation>
    </message>
    <message>
        <source>a se&amp;ntence on what each step did</source>
        <translation>lo que &amp;hizo cada paso, en una frase</translation>
    </message>
    <message>
        <source>le&amp;gend</source>
        <translation>le&amp;yenda</translation>
    </message>
    <message>
        <source>&amp;row and column numbers</source>
        <translation>números de &amp;filas y columnas</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>First pass</source>
        <translation>Primera pasada</translation>
    </message>
    <message>
        <source>Last pass</source>
        <translation>Última pasada</translation>
    </message>
    <message>
        <source>Frame duration</source>
        <translation>Tiempo de una imagen</translation>
    </message>
    <message>
        <source>the plane</source>
        <translation>el plano</translation>
    </message>
    <message>
        <source>all numbers at once</source>
        <translation>todos los números a la vez</translation>
    </message>
    <message>
        <source>Animated PNG: for browsers</source>
        <translation>PNG animado: para navegadores</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>Vídeo MP4</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>Vídeo WebM</translation>
    </message>
    <message>
        <source>Animated SVG: sharp at any size</source>
        <translation>SVG animado: nítido a cualquier tamaño</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>uno al lado del otro</translation>
    </message>
    <message>
        <source>one above the other</source>
        <translation>uno encima del otro</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Ta&amp;bleros</translation>
    </message>
    <message>
        <source>Opening picture with this text, shown for two seconds</source>
        <translation>Una primera imagen que muestra esto durante dos segundos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Opening t&amp;itle</source>
        <translation>Título &amp;inicial</translation>
    </message>
    <message>
        <source>Text of the caption</source>
        <translation>Texto del título</translation>
    </message>
    <message>
        <source>pass, depth, candidates left</source>
        <translation>pasada, profundidad, candidatos restantes</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG: píxeles</translation>
    </message>
    <message>
        <source>SVG: vector graphics, sharp at any size</source>
        <translation>SVG: líneas y letras, nítidas a cualquier tamaño</translation>
    </message>
    <message>
        <source>PDF: a page of vector graphics</source>
        <translation>PDF: una página con líneas y letras</translation>
    </message>
    <message>
        <source>Letters: small, can be searched</source>
        <translation>Letras: pequeño, permite buscar</translation>
    </message>
    <message>
        <source>Outlines: the same everywhere</source>
        <translation>Contornos: iguales en todas partes</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>Ta&amp;maño</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>GIF animado (*.gif)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>WebP animado (*.webp)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png *.apng)</source>
        <translation>PNG animado (*.png *.apng)</translation>
    </message>
    <message>
        <source>MP4 video (*.mp4)</source>
        <translation>Vídeo MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>WebM video (*.webm)</source>
        <translation>Vídeo WebM (*.webm)</translation>
    </message>
    <message>
        <source>Animated SVG (*.svg)</source>
        <translation>SVG animado (*.svg)</translation>
    </message>
    <message>
        <source>%1 pictures (*.%2)</source>
        <translation>Imágenes %1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>convoku::ExportController</name>
    <message>
        <source>E&amp;xport animation…</source>
        <translation>E&amp;xportar animación…</translation>
    </message>
    <message>
        <source>Export the run as an animated GIF or WebP</source>
        <translation>Exportar la ejecución como GIF o WebP animado</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Exportar &amp;imagen…</translation>
    </message>
    <message>
        <source>Save the centre view as PNG, SVG or PDF</source>
        <translation>Guardar lo que muestra la vista central como PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>Export &amp;layer as picture…</source>
        <translation>Exportar &amp;capa como imagen…</translation>
    </message>
    <message>
        <source>Export the layer in the tensor view, with its kernel and arithmetic, as PNG, SVG or PDF</source>
        <translation>Exportar la capa de la vista de tensores, su núcleo y su cálculo, como PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>Export layer as ani&amp;mation…</source>
        <translation>Exportar capa como ani&amp;mación…</translation>
    </message>
    <message>
        <source>Export the kernel sliding over the layer’s input as an animated GIF or WebP</source>
        <translation>Exportar el recorrido del núcleo por la entrada de la capa como GIF o WebP animado</translation>
    </message>
    <message>
        <source>Export collec&amp;tion…</source>
        <translation>Exportar co&amp;lección…</translation>
    </message>
    <message>
        <source>Export an animation or a picture of each puzzle in the collection</source>
        <translation>Escribir una animación o una imagen de cada sudoku de la colección</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copiar &amp;imagen</translation>
    </message>
    <message>
        <source>Copy the centre view to the clipboard as a picture</source>
        <translation>Poner en el portapapeles, como imagen, lo que muestra la vista central</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>La imagen es demasiado grande para copiarla.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>There is nothing to draw here yet.</source>
        <translation>Aquí aún no hay nada que dibujar.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Too many files. Filter the list of puzzles first.</source>
        <translation>Son demasiados archivos: filtre primero la lista de sudokus.</translation>
    </message>
    <message>
        <source>Export t&amp;urn of the cube…</source>
        <translation>Exportar el giro del cu&amp;bo…</translation>
    </message>
    <message>
        <source>Export the cube’s rotation from one rule to another as an animated GIF or WebP</source>
        <translation>Exportar el cubo que gira de una regla a otra como GIF o WebP animado</translation>
    </message>
    <message>
        <source>Export networ&amp;k as ONNX…</source>
        <translation>Expor&amp;tar la red como ONNX…</translation>
    </message>
    <message>
        <source>Export the running network as an ONNX file, for any program that runs neural networks</source>
        <translation>Escribir la red que se ejecuta como archivo ONNX, para todo lo que ejecute redes neuronales</translation>
    </message>
    <message>
        <source>Export page for a bro&amp;wser…</source>
        <translation>Exportar página para un na&amp;vegador…</translation>
    </message>
    <message>
        <source>Export a web page that steps through the running network</source>
        <translation>Escribir una página para un navegador que recorra paso a paso la red que se ejecuta</translation>
    </message>
    <message>
        <source>Export all la&amp;yers of the step…</source>
        <translation>Exportar todas las capas d&amp;el paso…</translation>
    </message>
    <message>
        <source>Export a picture of all layers of the step, with every number, as PNG, SVG or PDF</source>
        <translation>Exportar una imagen de todas las capas del paso, con cada número, como PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>The step has more than %1 numbers, too many for a picture.</source>
        <translation>El paso tiene más de %1 números, que no caben en una imagen.</translation>
    </message>
</context>
<context>
    <name>convoku::ExportDialog</name>
    <message>
        <source>Export the chain of a removal</source>
        <translation>Exportar la cadena de una eliminación</translation>
    </message>
    <message>
        <source>Export the sliding kernel of a layer</source>
        <translation>Exportar el recorrido del núcleo de una capa</translation>
    </message>
    <message>
        <source>Export both runs</source>
        <translation>Exportar ambas ejecuciones</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>Exportar animación</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>preparing the pictures …</source>
        <translation>preparando las imágenes …</translation>
    </message>
    <message>
        <source>finding out the size …</source>
        <translation>calculando el tamaño …</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n imagen</numerusform>
            <numerusform>%n imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>File size: %1</source>
        <extracomment>a file&apos;s size</extracomment>
        <translation>El archivo ocupará %1.</translation>
    </message>
    <message>
        <source>about %1, counting …</source>
        <translation>unos %1, contando …</translation>
    </message>
    <message>
        <source>Saved: %1 (%2, %3)</source>
        <translation>Guardado: %1 (%2, %3)</translation>
    </message>
    <message>
        <source>There is not enough memory for these pictures.</source>
        <translation>No hay memoria suficiente para estas imágenes.</translation>
    </message>
    <message>
        <source>Export the cube’s rotation</source>
        <translation>Exportar el giro del cubo</translation>
    </message>
    <message>
        <source>Export the training</source>
        <translation>Exportar el entrenamiento</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>Exportar la búsqueda</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the picture to the clipboard</source>
        <translation>Poner la imagen en el portapapeles</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>La imagen es demasiado grande para copiarla.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>The picture is being drawn…</source>
        <translation>Se está dibujando la imagen…</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>Guardado: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::FileController</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a file with one or more puzzles</source>
        <translation>Abrir un archivo con uno o muchos sudokus</translation>
    </message>
    <message>
        <source>&amp;Paste puzzle</source>
        <translation>&amp;Pegar sudoku</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard</source>
        <translation>Abrir el sudoku del portapapeles</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>G&amp;uardar sesión</translation>
    </message>
    <message>
        <source>Save puzzle, rules, position, breakpoints, bookmarks and layout to a file</source>
        <translation>Guardar sudoku, reglas, posición, puntos de interrupción, marcadores y disposición en un archivo</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Guardar sesión c&amp;omo…</translation>
    </message>
    <message>
        <source>Save the session to a different file</source>
        <translation>Guardar la sesión en otro archivo</translation>
    </message>
    <message>
        <source>Save pu&amp;zzle as…</source>
        <translation>Guardar su&amp;doku como…</translation>
    </message>
    <message>
        <source>Save the puzzle as it was opened, in a format that other programs read</source>
        <translation>Guardar el sudoku tal como se abrió, en un formato que leen otros programas</translation>
    </message>
    <message>
        <source>Save pos&amp;ition as…</source>
        <translation>Guardar &amp;posición como…</translation>
    </message>
    <message>
        <source>Save the givens and the candidates of this position, in a format that other programs read</source>
        <translation>Guardar las pistas y los candidatos de esta posición, en un formato que leen otros programas</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>&amp;Copy puzzle</source>
        <translation>&amp;Copiar sudoku</translation>
    </message>
    <message>
        <source>Copy the givens, one character per cell</source>
        <translation>Copiar las pistas, un carácter por celda</translation>
    </message>
    <message>
        <source>Copy &amp;decided cells</source>
        <translation>Copiar ce&amp;ldas decididas</translation>
    </message>
    <message>
        <source>Copy the digits decided at this position, one character per cell</source>
        <translation>Copiar los dígitos decididos en esta posición, un carácter por celda</translation>
    </message>
    <message>
        <source>Copy as: %1</source>
        <translation>Copiar como: %1</translation>
    </message>
    <message>
        <source>Copy the givens and the candidates of this position</source>
        <translation>Copiar las pistas y los candidatos de esta posición</translation>
    </message>
    <message>
        <source>Copy the givens; this format has no candidates</source>
        <translation>Copiar las pistas; este formato no tiene candidatos</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Copy the address of this p&amp;lace</source>
        <translation>Copiar la dirección de este l&amp;ugar</translation>
    </message>
    <message>
        <source>Copy the current pass, step and layer in the form that Go to address reads</source>
        <translation>Copiar la pasada, el paso y la capa que se miran, tal como los lee «Ir a una dirección»</translation>
    </message>
    <message>
        <source>Copy the pic&amp;ked candidate or number</source>
        <translation>Copiar el candidato o número ele&amp;gido</translation>
    </message>
    <message>
        <source>Copy the address of the picked candidate or, in the tensors, the address and value of the picked number</source>
        <translation>Copiar la dirección del candidato elegido o, en los tensores, del número elegido y lo que es</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>es un dispositivo o una tubería, no un archivo</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>No se pudo abrir %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n breakpoint(s), bookmark(s) or watch(es) of %1 could not be read and were left out.</source>
        <translation>
            <numerusform>No se pudo leer %n punto de interrupción, marcador o elemento vigilado de %1 y se omitió.</numerusform>
            <numerusform>No se pudieron leer %n puntos de interrupción, marcadores o elementos vigilados de %1 y se omitieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Guardar sesión</translation>
    </message>
    <message>
        <source>Sessions of Convoku (*.convoku)</source>
        <translation>Sesiones de Convoku (*.convoku)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>No se pudo guardar %1.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>Guardar posición</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>Guardar sudoku</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro lugar…</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>El texto</translation>
    </message>
    <message>
        <source>Some lines of %1 are not puzzles.</source>
        <translation>Algunas líneas de %1 no son sudokus.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ya no existe.</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Open puzzles, a session, a lesson or a network</source>
        <translation>Abrir sudokus, una sesión, una lección o una red</translation>
    </message>
    <message>
        <source>Puzzles, sessions, lessons, networks (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;All files (*)</source>
        <translation>Sudokus, sesiones, lecciones, redes (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Puzzle from the command line</source>
        <translation>Sudoku de la línea de órdenes</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Texto soltado</translation>
    </message>
</context>
<context>
    <name>convoku::FilterLine</name>
    <message>
        <source>Filter: naked_pair_row, no guess, passes &lt; 12 – or digits, or words of the comment</source>
        <translation>Filtro: naked_pair_row, no guess, passes &lt; 12 – o dígitos, o palabras del comentario</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Add a term to the filter</source>
        <translation>Añadir un término al filtro</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Lo que puede decir un filtro</translation>
    </message>
    <message>
        <source>This rule removes something</source>
        <translation>Esta regla elimina algo</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>La ejecución</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>Sin conjeturas</translation>
    </message>
    <message>
        <source>Several guesses at once</source>
        <translation>Varias conjeturas a la vez</translation>
    </message>
    <message>
        <source>Under 12 passes</source>
        <translation>Menos de 12 pasadas</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>El sudoku</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Solución única</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>Few givens</source>
        <translation>Pocas pistas</translation>
    </message>
</context>
<context>
    <name>convoku::FindingWording</name>
    <message>
        <source>%1 is %2, so %2 is removed elsewhere in %3.</source>
        <extracomment>r3c5 is 2, so 2 leaves the rest of box 2.</extracomment>
        <translation>%1 es %2, así que el %2 se elimina del resto de la %3.</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %3 is removed elsewhere in %4.</source>
        <extracomment>In box 2 only r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>En la %1, solo %2 puede ser aún el %3, así que el %3 se elimina del resto de la %4.</translation>
    </message>
    <message>
        <source>In %1 only %2 and %3 can still be %4, so %4 is removed elsewhere in %5.</source>
        <extracomment>In box 2 only r1c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>En la %1, solo %2 y %3 pueden ser aún el %4, así que el %4 se elimina del resto de la %5.</translation>
    </message>
    <message>
        <source>In %1 only %2, %3 and %4 can still be %5, so %5 is removed elsewhere in %6.</source>
        <extracomment>In box 2 only r1c5, r2c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>En la %1, solo %2, %3 y %4 pueden ser aún el %5, así que el %5 se elimina del resto de la %6.</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %2 is %3.</source>
        <extracomment>In row 4 only r4c3 can still be 9, so r4c3 is 9.</extracomment>
        <translation>En la %1, solo %2 puede ser aún el %3, así que %2 es el %3.</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4. Both are removed elsewhere in %5.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so both leave the rest of row 5.</extracomment>
        <translation>%1 y %2 solo tienen el %3 y el %4, así que ambos se eliminan del resto de la %5.</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4, so %5 is removed elsewhere in %6.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1 y %2 solo tienen el %3 y el %4, así que el %5 se elimina del resto de la %6.</translation>
    </message>
    <message>
        <source>With %1, the rule removes %2.</source>
        <extracomment>what was there and what was not; what goes: With 4 in r3c8, r1c5 ≠ 7, the rule removes 2 from r3c5.</extracomment>
        <translation>%1: con eso, la regla elimina %2.</translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so all other digits are removed there.</source>
        <extracomment>In row 3, 4 and 7 fit only in r3c8 and r3c9, so all other digits leave these cells.</extracomment>
        <translation>En la %1, los dígitos %2 solo caben en %3, así que todos los demás dígitos se eliminan de esas celdas.</translation>
    </message>
    <message>
        <source>In %1, %2 fits only in %3, so %2 is removed elsewhere in %3.</source>
        <extracomment>In rows 2 and 6, 4 fits only in columns 3 and 8, so 4 leaves the rest of columns 3 and 8.</extracomment>
        <translation>En las %1, el %2 solo cabe en las %3, así que el %2 se elimina del resto de las %3.</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 is removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1 solo tienen los dígitos %2, así que el %3 se elimina del resto de la %4.</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 are removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 3 and 8 leave the rest of row 5.</extracomment>
        <translation>%1 solo tienen los dígitos %2, así que %3 se eliminan del resto de la %4.</translation>
    </message>
</context>
<context>
    <name>convoku::FirstRun</name>
    <message>
        <source>A neural network that was never trained: every weight is set by hand, and you can read each one.</source>
        <translation>Una red neuronal que nadie ha entrenado: cada peso está puesto a mano y se puede leer.</translation>
    </message>
    <message>
        <source>It has just solved this Sudoku.</source>
        <translation>Acaba de resolver este sudoku.</translation>
    </message>
</context>
<context>
    <name>convoku::FirstSteps</name>
    <message>
        <source>Close the hint</source>
        <translation>Cerrar la sugerencia</translation>
    </message>
    <message>
        <source>That is how it works. Press F1 for help.</source>
        <translation>Así funciona. F1 abre la ayuda.</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>One step, from the start</source>
        <translation>Un paso, desde el principio</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso más</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Reproducir de nuevo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>a digit: why is it there?</source>
        <translation>en una cifra: ¿por qué está ahí?</translation>
    </message>
    <message>
        <source>Things to try</source>
        <translation>Qué hacer</translation>
    </message>
</context>
<context>
    <name>convoku::FoundWording</name>
    <message>
        <source>%1 is the only candidate left.</source>
        <translation>%1 es el único candidato que queda.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the only candidate left; the last one removed was %2, at %3.</source>
        <extracomment>%1: the digit that is left; %2: the digits that went last, &quot;1&quot; or &quot;1, 4&quot;; %3: where, &quot;16.2&quot;</extracomment>
        <translation>
            <numerusform>%1 es el único candidato que queda; el último en irse fue el %2, en %3.</numerusform>
            <numerusform>%1 es el único candidato que queda; los últimos en irse fueron %2, en %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::FunctionPlotView</name>
    <message>
        <source>Function of the layer</source>
        <translation>Función de la capa</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateDialog</name>
    <message>
        <source>C&amp;lear</source>
        <translation>Va&amp;ciar</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Open the selected puzzle in the window</source>
        <translation>Abrir el sudoku seleccionado en la ventana</translation>
    </message>
    <message>
        <source>&amp;Keep as collection</source>
        <translation>Conser&amp;var como colección</translation>
    </message>
    <message>
        <source>List these puzzles in the Collection panel</source>
        <translation>Enumerar estos sudokus en el panel Colección</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>G&amp;uardar…</translation>
    </message>
    <message>
        <source>Save these puzzles as an .sdm file</source>
        <translation>Guardar estos sudokus en un archivo .sdm</translation>
    </message>
    <message>
        <source>Generate puzzles</source>
        <translation>Generar sudokus</translation>
    </message>
    <message>
        <source>Command that generates the same puzzles</source>
        <translation>La orden que crea los mismos sudokus</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Copy the command to the clipboard</source>
        <translation>Poner la orden en el portapapeles</translation>
    </message>
    <message>
        <source>The sa&amp;me as a command:</source>
        <translation>Lo mi&amp;smo como orden:</translation>
    </message>
    <message>
        <source>The same seed and criteria give the same puzzles.</source>
        <translation>El mismo número y los mismos deseos crean los mismos sudokus.</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <translation>&amp;Nueva semilla</translation>
    </message>
    <message>
        <source>A different seed, for different puzzles</source>
        <translation>Otro número y, por tanto, otros sudokus</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>Cuán&amp;tos</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Semi&amp;lla</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>Sudokus creados</translation>
    </message>
    <message>
        <source>The search for puzzles stopped: %1</source>
        <translation>La búsqueda de sudokus se interrumpió: %1</translation>
    </message>
    <message>
        <source>All rules are switched off. Switch some on in the Rules panel.</source>
        <translation>Todas las reglas están desactivadas: active algunas en el panel Reglas.</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to 18446744073709551615.</source>
        <translation>La semilla es un número de 0 a 18446744073709551615.</translation>
    </message>
    <message>
        <source>Such puzzles are rare: none among the last %L1 grids.</source>
        <translation>Esos sudokus son raros: ninguno entre las últimas %L1 cuadrículas.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>End the search and keep the puzzles found</source>
        <translation>Terminar la búsqueda y conservar lo encontrado</translation>
    </message>
    <message>
        <source>Search for matching puzzles and start a new list</source>
        <translation>Buscar sudokus según los deseos; la lista empieza de nuevo</translation>
    </message>
    <message>
        <source>Seed %1, no. %2</source>
        <extracomment>the name of a puzzle that was made: its seed and its place in the list</extracomment>
        <translation>Semilla %1, n.º&#xa0;%2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Semilla %1</translation>
    </message>
    <message>
        <source>Save puzzles</source>
        <translation>Guardar sudokus</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>No se pudo guardar %1.</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateRequestForm</name>
    <message>
        <source>givens</source>
        <translation>pistas</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasadas</translation>
    </message>
    <message>
        <source>&amp;minimal: no given is redundant</source>
        <translation>míni&amp;mo: no puede faltar ninguna pista</translation>
    </message>
    <message>
        <source>If any given is removed, the puzzle has several solutions.</source>
        <translation>Si falta cualquiera de sus pistas, el sudoku tiene varias soluciones.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>como salga</translation>
    </message>
    <message>
        <source>none: the rules alone solve it</source>
        <translation>ninguna: las reglas solas lo resuelven</translation>
    </message>
    <message>
        <source>at least, at once:</source>
        <translation>al menos, a la vez:</translation>
    </message>
    <message>
        <source>Active guesses</source>
        <translation>Conjeturas en pie a la vez</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>P&amp;istas</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Sim&amp;etría</translation>
    </message>
    <message>
        <source>G&amp;uesses</source>
        <translation>Con&amp;jeturas</translation>
    </message>
    <message>
        <source>&amp;Passes</source>
        <translation>&amp;Pasadas</translation>
    </message>
    <message>
        <source>Rules that must remove something</source>
        <translation>Reglas que deben eliminar algo</translation>
    </message>
    <message>
        <source>Fewest %1</source>
        <translation>Mínimo de %1</translation>
    </message>
    <message>
        <source>Most %1</source>
        <translation>Máximo de %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>from 17 to 30</extracomment>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateWording</name>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Cuarto de vuelta</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Izquierda y derecha</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Arriba y abajo</translation>
    </message>
    <message>
        <source>Left and right, top and bottom</source>
        <translation>Izquierda y derecha, arriba y abajo</translation>
    </message>
    <message>
        <source>Diagonal from the top left</source>
        <translation>Diagonal desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>Diagonal from the top right</source>
        <translation>Diagonal desde arriba a la derecha</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Ambas diagonales</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
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
        <translation>%1 de %2, %3 cuadrículas probadas</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles had the wrong number of givens: %1 to %2. Allow a wider range of givens.</source>
        <translation>El número de pistas no era el deseado en %L3 de %L4 sudokus: tenían de %1 a %2. Permita más números de pistas.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles were not minimal. Few symmetric puzzles are. Give up the symmetry or clear “minimal”.</source>
        <translation>%L3 de %L4 sudokus no eran mínimos. Pocos simétricos lo son: renuncie a la simetría o desactive «mínimo».</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed guesses. Allow guesses, or more givens.</source>
        <translation>%L3 de %L4 sudokus necesitaban conjeturas. Permita conjeturas, o más pistas.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed too few guesses at once: %1 to %2. Ask for fewer guesses or fewer givens.</source>
        <translation>%L3 de %L4 sudokus necesitaban muy pocas conjeturas a la vez: de %1 a %2. Pida menos conjeturas, o menos pistas.</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles took the wrong number of passes: %1 to %2. Allow a wider range of passes.</source>
        <translation>El número de pasadas no era el deseado en %L3 de %L4 sudokus: necesitaron de %1 a %2. Permita más números de pasadas.</translation>
    </message>
    <message>
        <source>“%1” removed nothing in %L3 of %L4 puzzles. Ask for fewer rules or fewer givens.</source>
        <translation>«%1» no eliminó nada en %L3 de %L4 sudokus. Pida menos reglas, o menos pistas.</translation>
    </message>
    <message>
        <source>The network did not solve %L3 of %L4 puzzles. Ask for more givens.</source>
        <translation>La red no resolvió %L3 de %L4 sudokus. Pida más pistas.</translation>
    </message>
    <message>
        <source>Puzzles with %1 givens or fewer are rare. It can take hours to find one.</source>
        <translation>Los sudokus con %1 pistas o menos son raros. Encontrar uno puede llevar horas.</translation>
    </message>
</context>
<context>
    <name>convoku::GeneratedModel</name>
    <message>
        <source>Number of passes in which each rule removed something</source>
        <translation>En cuántas pasadas eliminó algo cada regla</translation>
    </message>
    <message>
        <source>Rules that removed something</source>
        <translation>Reglas que eliminaron algo</translation>
    </message>
</context>
<context>
    <name>convoku::GraphWording</name>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n capa</numerusform>
            <numerusform>%n capas</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidatos</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>pila</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>conjetura</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>dígitos</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradicción</translation>
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
        <translation>agotado</translation>
    </message>
    <message>
        <source>next candidates</source>
        <translation>candidatos siguientes</translation>
    </message>
    <message>
        <source>next stack</source>
        <translation>pila siguiente</translation>
    </message>
    <message>
        <source>next guess</source>
        <translation>conjetura siguiente</translation>
    </message>
    <message>
        <source>next level</source>
        <translation>nivel siguiente</translation>
    </message>
    <message>
        <source>candidates after %1</source>
        <extracomment>what a rule leaves: candidates after Pointing in row</extracomment>
        <translation>candidatos tras %1</translation>
    </message>
    <message>
        <source>else</source>
        <extracomment>the three inputs of a select layer: if 1, then this, else that</extracomment>
        <translation>si no</translation>
    </message>
    <message>
        <source>then</source>
        <translation>entonces</translation>
    </message>
    <message>
        <source>if</source>
        <translation>si</translation>
    </message>
    <message>
        <source>indices</source>
        <extracomment>the places of the maxima that a max pooling found</extracomment>
        <translation>índices</translation>
    </message>
    <message>
        <source>Layer %1 of %2: %3, %4 to %5 – %6.</source>
        <extracomment>Layer 3 of 14: max pooling 1×3 / 1×3, [9, 9, 9] to [9, 9, 3] – the digit occurs in this line of the box.</extracomment>
        <translation>Capa %1 de %2: %3, de %4 a %5 – %6.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2; it outputs %3.</source>
        <extracomment>Verdict, 47 layers; it hands on solved, contradiction.</extracomment>
        <translation>%1, %2; pasa %3.</translation>
    </message>
    <message>
        <source>Input: %1, %2, whole numbers from %3 to %4.</source>
        <translation>Entra: %1, %2, números enteros de %3 a %4.</translation>
    </message>
    <message>
        <source>Output: %1, %2, whole numbers from %3 to %4.</source>
        <translation>Sale: %1, %2, números enteros de %3 a %4.</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>Una pasada</translation>
    </message>
    <message>
        <source>Graph of %1: %2, %3 of them viewed.</source>
        <translation>Grafo de %1: %2, se miran %3.</translation>
    </message>
    <message numerus="yes">
        <source>Graph of one pass: %n step(s), %1 of them viewed.</source>
        <translation>
            <numerusform>Grafo de una pasada: %n paso, se miran %1.</numerusform>
            <numerusform>Grafo de una pasada: %n pasos, se miran %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle yet. Open one to show the network’s layers here.</source>
        <translation>Aún no hay sudoku. Las capas de la red se mostrarán aquí en cuanto haya uno abierto.</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>capa %1 de %2</translation>
    </message>
    <message>
        <source>Reads: %1.</source>
        <extracomment>the values and layers that a node of a graph takes its numbers from</extracomment>
        <translation>Lee: %1.</translation>
    </message>
    <message>
        <source>Read by: %1.</source>
        <extracomment>the layers and values that take the numbers of a node of a graph</extracomment>
        <translation>Lo leen: %1.</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>Input: %1, %2, real numbers from %3 to %4.</source>
        <translation>Entra: %1, %2, números reales de %3 a %4.</translation>
    </message>
    <message>
        <source>Output: %1, %2, real numbers from %3 to %4.</source>
        <translation>Sale: %1, %2, números reales de %3 a %4.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>of a text; short: it stands above a box</extracomment>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>line %1 of the text: layer %2</source>
        <translation>línea %1 del texto: capa %2</translation>
    </message>
    <message>
        <source>line %1 of the text: layers %2 to %3</source>
        <translation>línea %1 del texto: capas %2 a %3</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layer %2.</source>
        <translation>La línea %1 del texto del taller hace la capa %2.</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layers %2 to %3.</source>
        <translation>La línea %1 del texto del taller hace las capas %2 a %3.</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines it.</source>
        <translation>La hace la línea %1 del texto del taller.</translation>
    </message>
</context>
<context>
    <name>convoku::Header</name>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
</context>
<context>
    <name>convoku::HeadlineWording</name>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit, and a house or a cell that loses it: 2 leaves column 5</extracomment>
        <translation>El %1 se va de %2</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>two digits and a house that loses them: 3 and 8 leave row 5</extracomment>
        <translation>El %1 y el %2 se van de la %3</translation>
    </message>
    <message>
        <source>because of %1</source>
        <extracomment>the cells of what a rule found: because of r7c8</extracomment>
        <translation>por %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>El sudoku</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) leave</source>
        <extracomment>what a rule did, before it is known why: 7 candidates leave</extracomment>
        <translation>
            <numerusform>Se va %n candidato</numerusform>
            <numerusform>Se van %n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot hold two %2s</source>
        <extracomment>a house and a digit that stands twice in it: Column 8 can’t hold two 7s</extracomment>
        <translation>%1: no caben dos %2</translation>
    </message>
    <message>
        <source>A contradiction</source>
        <translation>Una contradicción</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <translation>A %1 no le queda ningún dígito</translation>
    </message>
    <message>
        <source>%1 is tried in %2</source>
        <extracomment>a guess: 7 is tried in r1c2</extracomment>
        <translation>Se prueba el %1 en %2</translation>
    </message>
    <message>
        <source>The guess %1 is undone</source>
        <translation>Se retira la conjetura %1</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>Una solución</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory</source>
        <translation>Ni resuelto ni contradictorio</translation>
    </message>
    <message>
        <source>Pass %1 removes %2</source>
        <translation>La pasada %1 elimina %2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidato</numerusform>
            <numerusform>%n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 changes nothing</source>
        <translation>La pasada %1 no cambia nada</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, layer %2 of %3</source>
        <extracomment>a step and one of its layers: Pointing in row, layer 3 of 12</extracomment>
        <translation>%1, capa %2 de %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of its %n removal(s)</source>
        <extracomment>a rule and how much of what it removed is spoken of: Pointing in column, 4 of its 7 removals</extracomment>
        <translation>
            <numerusform>%1, %2 de su %n eliminación</numerusform>
            <numerusform>%1, %2 de sus %n eliminaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removal(s)</source>
        <translation>
            <numerusform>%1, %n eliminación</numerusform>
            <numerusform>%1, %n eliminaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, before the search undoes the guess</source>
        <translation>%1, antes de que la búsqueda retire la conjetura</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found something</source>
        <translation>
            <numerusform>%n regla encontró algo</numerusform>
            <numerusform>%n reglas encontraron algo</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule found anything</source>
        <translation>Ninguna regla encontró nada</translation>
    </message>
    <message>
        <source>%1 is not in %2</source>
        <translation>El %1 no está en %2</translation>
    </message>
    <message>
        <source>%1 is possible in %2</source>
        <translation>El %1 es posible en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n conjetura</numerusform>
            <numerusform>%n conjeturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deduction(s)</source>
        <translation>
            <numerusform>%n deducción</numerusform>
            <numerusform>%n deducciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1: &quot;58 deductions&quot;, %2: &quot;18 givens, 2 guesses&quot;</extracomment>
        <translation>%1 a partir de %2</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <extracomment>digits, and as many cells that have room for no others: 4 and 7 take r3c8 and r3c9</extracomment>
        <translation>%1 ocupan %2</translation>
    </message>
</context>
<context>
    <name>convoku::HelpController</name>
    <message>
        <source>&amp;Commands…</source>
        <translation>Ó&amp;rdenes…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>Cómo se usa el programa</translation>
    </message>
    <message>
        <source>Help on the f&amp;ocused item</source>
        <translation>Ayuda sobre lo que tiene el f&amp;oco</translation>
    </message>
    <message>
        <source>Open the help page for the focused panel or view</source>
        <translation>La página de la ayuda sobre el panel o la vista que tiene el foco</translation>
    </message>
    <message>
        <source>How the &amp;network works</source>
        <translation>Cómo &amp;funciona la red</translation>
    </message>
    <message>
        <source>The network explained, with a picture of every rule</source>
        <translation>La red explicada, con una imagen de cada regla</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>See and change the keys of all commands</source>
        <translation>Ver y cambiar las teclas de todas las órdenes</translation>
    </message>
    <message>
        <source>&amp;About Convoku</source>
        <translation>A&amp;cerca de Convoku</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>This run has no such rule. It is switched off in the Rules panel.</source>
        <translation>Esta ejecución no tiene esa regla: está desactivada en el panel Reglas.</translation>
    </message>
    <message>
        <source>Find a command by its function, or go to a place in the run</source>
        <translation>Encontrar cualquier orden por lo que hace, o ir a un lugar de la ejecución</translation>
    </message>
    <message>
        <source>not while a puzzle is edited</source>
        <translation>no mientras se edita un sudoku</translation>
    </message>
    <message>
        <source>no puzzle is open</source>
        <translation>no hay ningún sudoku abierto</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>Lugar de la ejecución</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <extracomment>a pass, a step, a cell or a candidate: Go to: Pass 17 · Pointing in row</extracomment>
        <translation>Ir a: %1</translation>
    </message>
</context>
<context>
    <name>convoku::HelpDialogs</name>
    <message>
        <source>About Convoku</source>
        <translation>Acerca de Convoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;A step debugger for a neural network that was never trained: its weights are set by hand, and running it solves Sudoku.&lt;/p&gt;&lt;p&gt;MIT licence. The pictures’ font is Inter (SIL Open Font License).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;Un depurador paso a paso para una red neuronal que nadie entrenó: sus pesos están puestos a mano, y ejecutarla resuelve sudokus.&lt;/p&gt;&lt;p&gt;Licencia MIT. El tipo de letra de las imágenes es Inter (SIL Open Font License).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::HelpWindow</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>A la página anterior</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>Adonde estaba antes de Atrás</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>A la primera página</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Letra más pequeña</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Letra más grande</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100&#xa0;%</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>El tamaño habitual</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Buscar en esta página</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>El lugar siguiente</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>El lugar anterior</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Cerrar la ayuda</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 – Convoku help</source>
        <translation>%1 – Ayuda de Convoku</translation>
    </message>
    <message>
        <source>Search wrapped to the top</source>
        <translation>De nuevo desde el principio de la página</translation>
    </message>
    <message>
        <source>Search wrapped to the bottom</source>
        <translation>De nuevo desde el final de la página</translation>
    </message>
    <message>
        <source>Not found in this page</source>
        <translation>No se encuentra en esta página</translation>
    </message>
</context>
<context>
    <name>convoku::HistogramView</name>
    <message>
        <source>Histogram of passes</source>
        <translation>Histograma de pasadas</translation>
    </message>
    <message>
        <source>Click a bar, or drag over several, to show only those puzzles</source>
        <translation>Haga clic en una barra, o arrastre sobre varias, para mostrar solo esos sudokus</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Each bar covers more passes than the previous one, so that a few long runs do not compress the others</source>
        <translation>Las barras abarcan cada vez más pasadas, para que unas pocas ejecuciones largas no aplasten a las demás</translation>
    </message>
    <message>
        <source>Puzzles by passes: none</source>
        <translation>Sudokus por pasadas: ninguno</translation>
    </message>
    <message>
        <source>Puzzles by passes</source>
        <translation>Sudokus por pasadas</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryModel</name>
    <message>
        <source>Pass</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Qué ocurrió</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryPanel</name>
    <message>
        <source>History of the picked candidate</source>
        <translation>Historia del candidato elegido</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Click a candidate on the board, even a removed one, to see what happened to it.</source>
        <translation>Haga clic en un candidato del tablero, también en uno eliminado, para ver qué le ocurrió.</translation>
    </message>
</context>
<context>
    <name>convoku::HowItWorks</name>
    <message>
        <source>The weights of a kernel over a row</source>
        <translation>Los pesos de un núcleo colocado sobre una fila</translation>
    </message>
    <message>
        <source>Weight %1 of %2: 1</source>
        <translation>Peso %1 de %2: 1</translation>
    </message>
    <message>
        <source>See the layers</source>
        <translation>Ver las capas</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Primera lección</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Cómo funciona</translation>
    </message>
    <message>
        <source>Candidates left after each pass</source>
        <translation>Candidatos tras cada pasada</translation>
    </message>
    <message>
        <source>Its weights, for example</source>
        <translation>Sus pesos, por ejemplo</translation>
    </message>
    <message>
        <source>Ones over a whole row count the places left for a digit. If the sum is 1, the digit belongs there.</source>
        <translation>Los unos sobre una fila entera cuentan los lugares que le quedan a una cifra. Si la suma es 1, la cifra va allí.</translation>
    </message>
    <message numerus="yes">
        <source>One pass has %1 layers: %n rule(s), a verdict and a search. Its output is the input of the next pass.</source>
        <translation>
            <numerusform>Una pasada tiene %1 capas: %n regla, un veredicto y una búsqueda. Su salida es la entrada de la pasada siguiente.</numerusform>
            <numerusform>Una pasada tiene %1 capas: %n reglas, un veredicto y una búsqueda. Su salida es la entrada de la pasada siguiente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At first, each of the %n open cell(s) can hold any of the digits. Each pass removes some of them, until every cell has one left.</source>
        <translation>
            <numerusform>Al principio, la celda abierta admite todas las cifras. Cada pasada quita algunas, hasta que a cada celda le queda una.</numerusform>
            <numerusform>Al principio, cada una de las %n celdas abiertas admite todas las cifras. Cada pasada quita algunas, hasta que a cada celda le queda una.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::InputFile</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>es un dispositivo o una tubería, no un archivo</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>es una carpeta</translation>
    </message>
</context>
<context>
    <name>convoku::KernelView</name>
    <message>
        <source>Kernel</source>
        <translation>Núcleo</translation>
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
        <translation>%1, hecho</translation>
    </message>
</context>
<context>
    <name>convoku::KeySettings</name>
    <message>
        <source>%1 is used by “%2”. Clear it there first, or choose a different key.</source>
        <translation>%1 pertenece a «%2». Bórrela allí primero o elija otra tecla.</translation>
    </message>
    <message>
        <source>Lists and fields use %1 by itself. Add Ctrl or Alt, or use an F key.</source>
        <translation>Las listas y los campos usan %1 a solas. Úsela con Ctrl o Alt, o use una tecla F.</translation>
    </message>
</context>
<context>
    <name>convoku::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Filter by command or key</source>
        <translation>Filtrar por orden o tecla</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>Tecla &amp;nueva:</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer to&amp;dos</translation>
    </message>
    <message>
        <source>On the board, Left, Right, Home and End also move through the run. Hold B to see the state before. Press Esc to deselect the candidate.</source>
        <translation>En el tablero, además: Izquierda, Derecha, Inicio y Fin recorren la ejecución, B pulsada muestra el estado anterior, Esc olvida el candidato elegido.</translation>
    </message>
    <message>
        <source>Up or Down shows the cell cursor. The arrows then move it, digits pick candidates, and Esc hides it.</source>
        <translation>Arriba o Abajo muestra el cursor de celda: entonces las flechas lo mueven, los dígitos eligen candidatos y Esc lo oculta.</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>&amp;Deshacer el restablecimiento</translation>
    </message>
</context>
<context>
    <name>convoku::LayerBar</name>
    <message>
        <source>Layer of the step</source>
        <translation>Capa del paso</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Go to this layer in the run</source>
        <translation>Ir al lugar de esta capa en la ejecución</translation>
    </message>
    <message>
        <source>Move the kernel to the first number</source>
        <translation>El núcleo sobre el primer número</translation>
    </message>
    <message>
        <source>Back by one number</source>
        <translation>Un número atrás</translation>
    </message>
    <message>
        <source>Forward by one number</source>
        <translation>Un número adelante</translation>
    </message>
    <message>
        <source>Move the kernel to the last number</source>
        <translation>El núcleo sobre el último número</translation>
    </message>
    <message>
        <source>Slide the kernel</source>
        <translation>Recorrer con el núcleo</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Export this layer as a picture or an animation</source>
        <translation>Exportar esta capa como imagen o animación</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Choose which planes and numbers are shown</source>
        <translation>Elegir qué planos y números se muestran</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Before or after the layer</source>
        <translation>Antes o después de la capa</translation>
    </message>
    <message>
        <source>Show the output, its input or the difference</source>
        <translation>La salida, de qué se hizo o qué cambió</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <source>Show the numbers where there is room</source>
        <translation>Escribir los números donde haya sitio</translation>
    </message>
    <message>
        <source>Speed of the slide</source>
        <translation>Velocidad del recorrido</translation>
    </message>
    <message>
        <source>&amp;All planes</source>
        <translation>T&amp;odos los planos</translation>
    </message>
    <message>
        <source>Slide over all output planes, not only the current one</source>
        <translation>Recorrer todos los planos de la salida, no solo el que se mira</translation>
    </message>
    <message>
        <source>All at &amp;once</source>
        <translation>Todo a la &amp;vez</translation>
    </message>
    <message>
        <source>Compute all numbers of the layer in one step, as the network does (A on the pictures)</source>
        <translation>Lo que hace la red: todos los números de la capa en un solo paso (A sobre las imágenes)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG, SVG, PDF)…</source>
        <translation>&amp;Imagen (PNG, SVG, PDF)…</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, WebP)…</source>
        <translation>&amp;Animación (GIF, WebP)…</translation>
    </message>
    <message>
        <source>Planes:</source>
        <translation>Planos:</translation>
    </message>
    <message>
        <source>Output:</source>
        <translation>Salida:</translation>
    </message>
    <message>
        <source>Speed of the slide:</source>
        <translation>Velocidad:</translation>
    </message>
    <message>
        <source>Pause the slide (Space on the pictures)</source>
        <translation>Pausar el recorrido (Espacio sobre las imágenes)</translation>
    </message>
    <message>
        <source>Slide the kernel over the input (Space on the pictures)</source>
        <translation>Recorrer la entrada con el núcleo (Espacio sobre las imágenes)</translation>
    </message>
    <message>
        <source>%1 · paused by the mouse</source>
        <extracomment>behind &quot;12 of 81&quot;: play goes on when the mouse has left the pictures</extracomment>
        <translation>%1 · espera al ratón</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>Todos los planos</translation>
    </message>
    <message>
        <source>Picked digit</source>
        <translation>Dígito elegido</translation>
    </message>
    <message>
        <source>Picked cell</source>
        <translation>Celda elegida</translation>
    </message>
    <message>
        <source>Digit %1 only</source>
        <translation>Solo el dígito %1</translation>
    </message>
    <message>
        <source>Digits %1 and %2</source>
        <translation>Dígitos %1 y %2</translation>
    </message>
    <message>
        <source>Planes to show. Keys on the tensors: P: one plane; a digit: its plane; D: the picked digit; C: the picked cell; 0: all</source>
        <translation>Qué planos se muestran. Sobre los tensores: P un solo plano, un dígito el del dígito, D el dígito elegido, C la celda elegida, 0 todos</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Un plano</translation>
    </message>
</context>
<context>
    <name>convoku::LayerTrailView</name>
    <message>
        <source>Layers of the step</source>
        <translation>Capas del paso</translation>
    </message>
</context>
<context>
    <name>convoku::LayerVoice</name>
    <message>
        <source>the sum of the candidates stays %1</source>
        <translation>la suma de los candidatos sigue siendo %1</translation>
    </message>
    <message>
        <source>the sum of the candidates changes from %1 to %2</source>
        <translation>la suma de los candidatos pasa de %1 a %2</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>, groups %1</source>
        <extracomment>a convolution that keeps its channels apart: groups 9</extracomment>
        <translation>, grupos %1</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2; stack and guess are 0, level is %3.</source>
        <translation>Los candidatos que traía el sudoku son el primer tensor: %1. Su suma es %2; stack y guess son 0, level es %3.</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4; stack and guess are 0, level is %5.</source>
        <translation>Codificación, %1 capas: %2 → %3. La suma de los candidatos es %4; stack y guess son 0, level es %5.</translation>
    </message>
    <message>
        <source>%1, computes “%2”; the next layers test whether it is %3.</source>
        <extracomment>%1: a layer; %2: what it counts</extracomment>
        <translation>%1, produce «%2»; las capas siguientes preguntan si es %3.</translation>
    </message>
    <message>
        <source>After all %1 layers %2.</source>
        <translation>Tras las %1 capas, %2.</translation>
    </message>
    <message>
        <source>The count of candidates in %1 is 0, and “equals 0” turns it into 1.</source>
        <translation>El recuento de candidatos en %1 es 0, e «igual a 0» lo convierte en 1.</translation>
    </message>
    <message>
        <source>%1: %2 cells have only this digit, and %2 − 1 is above 0: a clash.</source>
        <translation>%1: %2 celdas tienen solo este dígito, y %2 − 1 es mayor que 0: un conflicto.</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, dígito %2</translation>
    </message>
    <message>
        <source>Cells whose count is 1: %1 of %2. This gives contradiction = %3 and solved = %4.</source>
        <translation>Celdas cuyo recuento es 1: %1 de %2. Eso da contradiction = %3 y solved = %4.</translation>
    </message>
    <message>
        <source>The fewest candidates in an open cell are %1: %2, picks index %3, which is %4; %5, picks the digit %6. stack = %7 for the %8 set aside, guess = %7 for the one kept, level %7 → %9.</source>
        <translation>El menor número de candidatos de una celda abierta es %1: %2, elige el índice %3, que es %4; %5, elige el dígito %6. stack = %7 para los %8 apartados, guess = %7 para el que se queda, level %7 → %9.</translation>
    </message>
    <message>
        <source>With pop = 1, candidates with stack %1 or %2 are restored with stack 0: %3. The one with guess %2, %4, is removed with stack %5. level %6 → %2.</source>
        <translation>Con pop = 1 vuelve lo que tiene stack %1 o %2, y su stack es 0: %3. El que tiene guess %2, %4, se elimina con stack %5. level %6 → %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidato</numerusform>
            <numerusform>%n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>With push = 0 and pop = 0 the candidates stay as the rules left them. stack = %1 for %2; level stays %3.</source>
        <translation>Con push = 0 y pop = 0 los candidatos quedan como los dejaron las reglas. stack = %1 para %2; level sigue en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n that the rules cleared</source>
        <translation>
            <numerusform>%n que borraron las reglas</numerusform>
            <numerusform>%n que borraron las reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>The network runs once: %1 layers in %2 groups. Across the rules, %3.</source>
        <translation>La red se ejecuta una vez, %1 capas en %2 grupos. A través de las reglas, %3.</translation>
    </message>
    <message>
        <source>With solved = 1 the run ends.</source>
        <translation>Con solved = 1 termina la ejecución.</translation>
    </message>
    <message>
        <source>When solved = 1 for the second time, the run ends.</source>
        <translation>Con solved = 1 por segunda vez termina la ejecución.</translation>
    </message>
    <message>
        <source>level = %1, so there is no guess to undo: exhausted = 1 ends the run.</source>
        <translation>level = %1, de modo que no hay conjetura que retirar: exhausted = 1 termina la ejecución.</translation>
    </message>
    <message>
        <source>With contradiction = 1, the run ends because no search can continue it.</source>
        <translation>Con contradiction = 1 termina la ejecución: no hay búsqueda con la que seguir.</translation>
    </message>
    <message>
        <source>The pass does not change the candidates, and the network has no search. The next pass would compute the same.</source>
        <translation>Los candidatos salen de la pasada como entraron, y la red no tiene búsqueda: la pasada siguiente calcularía lo mismo.</translation>
    </message>
    <message>
        <source>The network is not run again: the limit is %1.</source>
        <translation>La red no se vuelve a ejecutar: el límite es %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pasada</numerusform>
            <numerusform>%n pasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: numbers from %1 to %2, %3 of %4 are not 0.</source>
        <translation>Aquí: números de %1 a %2; %3 de %4 no son 0.</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4.</source>
        <translation>Codificación, %1 capas: %2 → %3. La suma de los candidatos es %4.</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2.</source>
        <translation>Los candidatos que traía el sudoku son el primer tensor: %1. Su suma es %2.</translation>
    </message>
    <message>
        <source>Contradiction = %1 and solved = %2.</source>
        <translation>El veredicto: contradiction = %1 y solved = %2.</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWording</name>
    <message>
        <source>one for each digit</source>
        <translation>uno por dígito</translation>
    </message>
    <message>
        <source>one for each pair</source>
        <translation>uno por par</translation>
    </message>
    <message>
        <source>one for each plane</source>
        <translation>uno por plano</translation>
    </message>
    <message>
        <source>for digit %1</source>
        <translation>para el dígito %1</translation>
    </message>
    <message>
        <source>for the pair %1 %2</source>
        <translation>para el par %1 %2</translation>
    </message>
    <message>
        <source>for plane %1</source>
        <translation>para el plano %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>núcleo %1</translation>
    </message>
    <message>
        <source>kernel %1 over %2 planes</source>
        <translation>núcleo %1 sobre %2 planos</translation>
    </message>
    <message>
        <source>all weights %1</source>
        <translation>todos los pesos %1</translation>
    </message>
    <message>
        <source>the largest of %1: the whole plane</source>
        <translation>el mayor de %1: todo el plano</translation>
    </message>
    <message>
        <source>the largest of %1, stride %2</source>
        <translation>el mayor de %1, stride %2</translation>
    </message>
    <message>
        <source>each number fills a block of %1</source>
        <translation>cada número llena un bloque de %1</translation>
    </message>
    <message>
        <source>each number is written to one place of %1</source>
        <translation>cada número va a un lugar de %1</translation>
    </message>
    <message>
        <source>no kernel: %1, each number for itself</source>
        <extracomment>%1: an operation: minimum</extracomment>
        <translation>sin núcleo: %1, cada número por separado</translation>
    </message>
    <message>
        <source>weight %1 × %2</source>
        <extracomment>a weight and the number that it is multiplied by: weight 1 × 5 in r4c7 = 1</extracomment>
        <translation>peso %1 × %2</translation>
    </message>
    <message>
        <source>in the window: %1</source>
        <translation>en la ventana: %1</translation>
    </message>
    <message>
        <source>weight %1 reads this number only</source>
        <translation>el peso %1 solo lee este número</translation>
    </message>
    <message>
        <source>this place reads this number only</source>
        <translation>este lugar solo lee este número</translation>
    </message>
    <message>
        <source>the slide is paused until the mouse leaves the pictures</source>
        <translation>el recorrido espera a que el ratón salga de las imágenes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how far the kernel has come: 12 of 81</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>… %1 more …</source>
        <extracomment>in the middle of a long formula: 1·0 + 1·1 + … 3 more … + 1·0</extracomment>
        <translation>… %1 más …</translation>
    </message>
    <message>
        <source>is %1 equal to %2? %3</source>
        <extracomment>%1, %2: numbers that are compared; %3: how the network does it: is 2 equal to 3? min(0, 2)</extracomment>
        <translation>¿es %1 igual a %2? %3</translation>
    </message>
    <message>
        <source>%1 at index %2 → %1</source>
        <translation>%1 en el índice %2 → %1</translation>
    </message>
    <message>
        <source>index %1, not %2 → %3</source>
        <extracomment>the number goes to another place: index 12, not 5 → 0</extracomment>
        <translation>índice %1, no %2 → %3</translation>
    </message>
    <message>
        <source>no index is %1 → %2</source>
        <translation>ningún índice es %1 → %2</translation>
    </message>
    <message>
        <source>%1 = %2, first at index %3 → %3</source>
        <extracomment>the place of a maximum: max(0, 5, 3) = 5, first at index 1 → 1</extracomment>
        <translation>%1 = %2, primero en el índice %3 → %3</translation>
    </message>
    <message>
        <source>each cell</source>
        <translation>cada celda</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>cada fila</translation>
    </message>
    <message>
        <source>each column</source>
        <translation>cada columna</translation>
    </message>
    <message>
        <source>each box</source>
        <translation>cada caja</translation>
    </message>
    <message>
        <source>each row of a box</source>
        <translation>cada fila de una caja</translation>
    </message>
    <message>
        <source>each column of a box</source>
        <translation>cada columna de una caja</translation>
    </message>
    <message>
        <source>each digit</source>
        <translation>cada dígito</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>todo el tablero</translation>
    </message>
    <message>
        <source>%1 and each digit</source>
        <extracomment>each row and each digit</extracomment>
        <translation>%1 y cada dígito</translation>
    </message>
    <message>
        <source>%1 and each pair of digits</source>
        <translation>%1 y cada par de dígitos</translation>
    </message>
    <message>
        <source>One half of “is it %1?”: subtracts %1 from each number and adds 1. This maps %1 to 1, larger numbers to more than 1.</source>
        <translation>Una mitad de «¿es %1?»: resta %1 a cada número y suma 1. De %1 hace 1, y más de los números mayores.</translation>
    </message>
    <message>
        <source>The other half of “is it %1?”: subtracts each number from %1 + 1. This maps %1 to 1, smaller numbers to more than 1.</source>
        <translation>La otra mitad de «¿es %1?»: resta cada número de %1 + 1. De %1 hace 1, y más de los números menores.</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number below %1 gives 0.</source>
        <translation>Para «¿es %1?»: los números por debajo de 0 se vuelven 0, de modo que todos los menores que %1 tienen 0.</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number above %1 gives 0.</source>
        <translation>Para «¿es %1?»: los números por debajo de 0 se vuelven 0, de modo que todos los mayores que %1 tienen 0.</translation>
    </message>
    <message>
        <source>“Is it %1?”: the smaller of the two halves is 1 for %1 and 0 for all other numbers.</source>
        <translation>«¿Es %1?»: la menor de las dos mitades es 1 para %1 y 0 para todos los demás números.</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in all %1 planes.</source>
        <translation>Suma los números que están en el mismo lugar de los %1 planos.</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in the planes, each multiplied by its weight; weight 0 leaves a plane out.</source>
        <translation>Suma los números que están en el mismo lugar de los planos, cada uno por su peso; el peso 0 excluye un plano.</translation>
    </message>
    <message>
        <source>Adds up all numbers of each plane.</source>
        <translation>Suma todos los números de cada plano.</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane.</source>
        <translation>Toma el mayor número de cada plano.</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane and its index: its first place, counted from 0 along the rows.</source>
        <translation>Toma el mayor número de cada plano y su índice: dónde aparece primero, contado desde 0 a lo largo de las filas.</translation>
    </message>
    <message>
        <source>Puts each number at the place of its index; all other places are 0.</source>
        <translation>Pone cada número en el lugar que indica su índice; en los demás hay 0.</translation>
    </message>
    <message>
        <source>Repeats each number in a block of %1.</source>
        <translation>Repite cada número en un bloque de %1.</translation>
    </message>
    <message>
        <source>Puts %1 in every place, whatever was there.</source>
        <translation>Pone %1 en todos los lugares, hubiera lo que hubiera.</translation>
    </message>
    <message>
        <source>Subtracts each number from 1: for 0 and 1 this is “not”.</source>
        <translation>Resta cada número de 1: para 0 y 1 esto es «no».</translation>
    </message>
    <message>
        <source>Takes each number from %1.</source>
        <translation>Resta cada número de %1.</translation>
    </message>
    <message>
        <source>Takes %1 from each number.</source>
        <translation>Resta %1 a cada número.</translation>
    </message>
    <message>
        <source>Adds %1 to each number.</source>
        <translation>Suma %1 a cada número.</translation>
    </message>
    <message>
        <source>Multiplies each number by %1 and adds %2.</source>
        <translation>Multiplica cada número por %1 y suma %2.</translation>
    </message>
    <message>
        <source>Numbers below 0 become 0, the others stay.</source>
        <translation>Los números por debajo de 0 se vuelven 0, los demás se conservan.</translation>
    </message>
    <message>
        <source>Numbers below %1 become %1, numbers above %2 become %2, the others stay.</source>
        <translation>Los números por debajo de %1 se vuelven %1, los números por encima de %2 se vuelven %2, los demás se conservan.</translation>
    </message>
    <message>
        <source>Takes the smaller of the two numbers: for 0 and 1 this is “and”.</source>
        <translation>Toma el menor de los dos números: para 0 y 1 esto es «y».</translation>
    </message>
    <message>
        <source>Takes the larger of the two numbers: for 0 and 1 this is “or”.</source>
        <translation>Toma el mayor de los dos números: para 0 y 1 esto es «o».</translation>
    </message>
    <message>
        <source>Adds the two numbers.</source>
        <translation>Suma los dos números.</translation>
    </message>
    <message>
        <source>Subtracts the second number from the first: 0 if they are equal.</source>
        <translation>Resta el segundo número al primero: 0 donde son iguales.</translation>
    </message>
    <message>
        <source>Multiplies the two numbers: the result is 0 if either is 0.</source>
        <translation>Multiplica los dos números: donde uno es 0 no queda nada.</translation>
    </message>
    <message>
        <source>A switch: takes the first number if the third is 0, and the second if it is 1.</source>
        <translation>Un interruptor: toma el primer número donde el tercero es 0, el segundo donde es 1.</translation>
    </message>
    <message>
        <source>The same numbers in the same order, only laid out as %1.</source>
        <translation>Los mismos números en el mismo orden, solo dispuestos como %1.</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>dígito %1</translation>
    </message>
    <message>
        <source>pair %1 %2</source>
        <extracomment>two digits of a naked pair: pair 2 5</extracomment>
        <translation>par %1 %2</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidatos</translation>
    </message>
    <message>
        <source>stack: the level that restores a candidate</source>
        <translation>pila: el nivel que hace volver a un candidato</translation>
    </message>
    <message>
        <source>guess: the level that chose a candidate</source>
        <translation>conjetura: el nivel que eligió un candidato</translation>
    </message>
    <message>
        <source>level: the next free one</source>
        <translation>nivel: el siguiente libre</translation>
    </message>
    <message>
        <source>the switch</source>
        <translation>el interruptor</translation>
    </message>
    <message>
        <source>if the switch is 0</source>
        <translation>donde el interruptor es 0</translation>
    </message>
    <message>
        <source>if the switch is 1</source>
        <translation>donde el interruptor es 1</translation>
    </message>
    <message>
        <source>the numbers</source>
        <translation>los números</translation>
    </message>
    <message>
        <source>their indices</source>
        <translation>sus índices</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>el primero</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>el segundo</translation>
    </message>
    <message>
        <source>in · %1</source>
        <extracomment>an input of a layer, and its shape: in, the switch · [1, 9, 9]</extracomment>
        <translation>entrada · %1</translation>
    </message>
    <message>
        <source>in, %1 · %2</source>
        <translation>entrada, %1 · %2</translation>
    </message>
    <message>
        <source>out · %1</source>
        <extracomment>the output of a layer, and its shape</extracomment>
        <translation>salida · %1</translation>
    </message>
    <message>
        <source>out, the maximum · %1</source>
        <translation>salida, el máximo · %1</translation>
    </message>
    <message>
        <source>out, its index · %1</source>
        <translation>salida, su índice · %1</translation>
    </message>
    <message>
        <source>%1 has no effect: no value of it changes the result</source>
        <translation>%1 no va a ninguna parte: ningún valor suyo cambia el resultado</translation>
    </message>
    <message>
        <source>%1 contributes to %2</source>
        <extracomment>5 in r4c7 = 1 goes into row 4, digit 5</extracomment>
        <translation>%1 va a %2</translation>
    </message>
    <message>
        <source>%1 contributes to %2 numbers</source>
        <translation>%1 va a %2 números</translation>
    </message>
    <message>
        <source>%1: the outcome</source>
        <extracomment>%1: a rule, the verdict or the search</extracomment>
        <translation>%1: el resultado</translation>
    </message>
    <message>
        <source>End of pass %1: the remaining candidates</source>
        <extracomment>%1: the number of a pass</extracomment>
        <translation>Final de la pasada %1: los candidatos que deja</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a number of a layer and how it comes about: row 4, digit 5: 1·0 + 1·1 = 1</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, digit %2: %3</source>
        <extracomment>what a layer computes, a digit and its number: places of the digit, digit 5: 3</extracomment>
        <translation>%1, dígito %2: %3</translation>
    </message>
    <message>
        <source>%1: about the whole board</source>
        <extracomment>%1: what a layer computes</extracomment>
        <translation>%1: sobre todo el tablero</translation>
    </message>
    <message>
        <source>%1: no places on the board</source>
        <translation>%1: no tiene lugares en el tablero</translation>
    </message>
    <message>
        <source>%1: both digits of a pair</source>
        <translation>%1: ambos dígitos de un par</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, dígito %2</translation>
    </message>
    <message>
        <source>%1, every digit</source>
        <translation>%1, todos los dígitos</translation>
    </message>
    <message>
        <source>Point at a number or click it to see how it is computed.</source>
        <translation>Señale un número, o haga clic en él, para ver de qué se compone.</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Aún no hay sudoku.</translation>
    </message>
    <message>
        <source>The numbers of this layer are being computed.</source>
        <translation>Se están calculando los números de esta capa.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <extracomment>%1: where in the run a layer is: 17.4.2</extracomment>
        <translation>Fijada: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the name of a tab: the address of a layer and what the layer computes: 17.4.2 places for a digit in a row</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing has been computed yet. Press F11 to step, or Ctrl+F11 to step into a rule’s layers.</source>
        <translation>Aún no se ha calculado nada. Avance con F11, y entre en las capas de una regla con Ctrl+F11.</translation>
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
        <translation>%1 de la %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <extracomment>a place in a kernel, from 1</extracomment>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <extracomment>the planes of a tensor that stand for no digit, from 1: plane 3</extracomment>
        <translation>plano %1</translation>
    </message>
    <message>
        <source>weight %1 reads %2 numbers, all at once</source>
        <translation>el peso %1 lee %2 números, todos a la vez</translation>
    </message>
    <message>
        <source>this place reads %1 numbers, all at once</source>
        <translation>este lugar lee %1 números, todos a la vez</translation>
    </message>
    <message>
        <source>rows down, columns across</source>
        <translation>filas hacia abajo, columnas a la derecha</translation>
    </message>
    <message>
        <source>rows down, digits across</source>
        <translation>filas hacia abajo, dígitos a la derecha</translation>
    </message>
    <message>
        <source>rows down</source>
        <translation>filas hacia abajo</translation>
    </message>
    <message>
        <source>digits down, columns across</source>
        <translation>dígitos hacia abajo, columnas a la derecha</translation>
    </message>
    <message>
        <source>columns across</source>
        <translation>columnas a la derecha</translation>
    </message>
    <message>
        <source>digits across</source>
        <translation>dígitos a la derecha</translation>
    </message>
    <message>
        <source>digits down</source>
        <translation>dígitos hacia abajo</translation>
    </message>
    <message>
        <source>the mean of %1: the whole plane</source>
        <translation>la media de %1: el plano entero</translation>
    </message>
    <message>
        <source>the mean of %1, stride %2</source>
        <translation>la media de %1, paso %2</translation>
    </message>
    <message>
        <source>%1, the share of %2</source>
        <extracomment>the share of a number among others: softmax(0, 1, 0.5), the share of 1</extracomment>
        <translation>%1, la parte de %2</translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>a place of the padding around a plane: edge → 0</extracomment>
        <translation>borde</translation>
    </message>
    <message>
        <source>real numbers %1</source>
        <extracomment>the numbers that a value can have, not only whole ones: real numbers 0 … 1</extracomment>
        <translation>números reales %1</translation>
    </message>
    <message>
        <source>planes</source>
        <comment>a dimension</comment>
        <translation>planos</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>a dimension</comment>
        <translation>filas</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>a dimension</comment>
        <translation>columnas</translation>
    </message>
    <message>
        <source>Pads each plane with zeros: rows above and below (%1 each), columns on both sides (%2 each).</source>
        <translation>Pone ceros alrededor de cada plano: filas arriba y abajo (%1 cada vez), columnas a ambos lados (%2 cada vez).</translation>
    </message>
    <message>
        <source>Takes the mean of all numbers of each plane.</source>
        <translation>Toma la media de todos los números de cada plano.</translation>
    </message>
    <message>
        <source>Maps each number into the range 0 to 1: 0 becomes ½, large numbers approach 1, small ones approach 0.</source>
        <translation>Comprime cada número entre 0 y 1: 0 pasa a ½, los números grandes se acercan a 1, los pequeños a 0.</translation>
    </message>
    <message>
        <source>Maps each number into the range −1 to 1: 0 stays 0, large numbers approach 1, small ones −1.</source>
        <translation>Comprime cada número entre −1 y 1: 0 se queda, los números grandes se acercan a 1, los pequeños a −1.</translation>
    </message>
    <message>
        <source>Reorders the dimensions and keeps the numbers: planes, rows and columns were %1, %2 and %3 before.</source>
        <translation>Los mismos números con las dimensiones en otro orden: lo que ahora son planos, filas y columnas eran %1, %2 y %3.</translation>
    </message>
    <message>
        <source>Turns the numbers along one dimension (%1) into shares: none is below 0, and they add up to 1. The larger the number, the larger its share.</source>
        <translation>Convierte los números a lo largo de una dimensión (%1) en partes: ninguna menor que 0, en total 1, y cuanto mayor el número, mayor su parte.</translation>
    </message>
    <message>
        <source>no kernel: softmax over all numbers of a line</source>
        <translation>sin núcleo: softmax, todos los números de una línea juntos</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>along a side of a plane</comment>
        <translation>dígitos</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>along a side of a plane</comment>
        <translation>filas</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>along a side of a plane</comment>
        <translation>columnas</translation>
    </message>
    <message>
        <source>boxes</source>
        <comment>along a side of a plane</comment>
        <translation>cajas</translation>
    </message>
    <message>
        <source>cells of a box</source>
        <comment>along a side of a plane</comment>
        <translation>celdas de una caja</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 hacia abajo</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <extracomment>what the sides of a plane stand for: digits down, columns across</extracomment>
        <translation>%1 hacia abajo, %2 a la derecha</translation>
    </message>
    <message>
        <source>cell %1 of the box</source>
        <translation>celda %1 de la caja</translation>
    </message>
    <message>
        <source>subset %1</source>
        <translation>subconjunto %1</translation>
    </message>
    <message>
        <source>pairs of digits</source>
        <translation>pares de dígitos</translation>
    </message>
    <message>
        <source>sets of digits</source>
        <translation>conjuntos de dígitos</translation>
    </message>
    <message>
        <source>pairs of rows</source>
        <translation>pares de filas</translation>
    </message>
    <message>
        <source>sets of rows</source>
        <translation>conjuntos de filas</translation>
    </message>
    <message>
        <source>pairs of columns</source>
        <translation>pares de columnas</translation>
    </message>
    <message>
        <source>sets of columns</source>
        <translation>conjuntos de columnas</translation>
    </message>
    <message>
        <source>pairs of cells of a box</source>
        <translation>pares de celdas de una caja</translation>
    </message>
    <message>
        <source>sets of cells of a box</source>
        <translation>conjuntos de celdas de una caja</translation>
    </message>
    <message>
        <source>each pair of digits</source>
        <translation>cada par de dígitos</translation>
    </message>
    <message>
        <source>each set of digits</source>
        <translation>cada conjunto de dígitos</translation>
    </message>
    <message>
        <source>each pair of rows</source>
        <translation>cada par de filas</translation>
    </message>
    <message>
        <source>each set of rows</source>
        <translation>cada conjunto de filas</translation>
    </message>
    <message>
        <source>each pair of columns</source>
        <translation>cada par de columnas</translation>
    </message>
    <message>
        <source>each set of columns</source>
        <translation>cada conjunto de columnas</translation>
    </message>
    <message>
        <source>each pair of cells of the box</source>
        <translation>cada par de celdas de la caja</translation>
    </message>
    <message>
        <source>each set of cells of the box</source>
        <translation>cada conjunto de celdas de la caja</translation>
    </message>
    <message>
        <source>each cell of the box</source>
        <translation>cada celda de la caja</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>two or more of them: rows 2 5</extracomment>
        <translation>filas %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <extracomment>two or more of them: columns 2 5</extracomment>
        <translation>columnas %1</translation>
    </message>
    <message>
        <source>cells %1 of the box</source>
        <extracomment>two or more of them: cells 2 5 of the box</extracomment>
        <translation>celdas %1 de la caja</translation>
    </message>
    <message>
        <source>digits %1</source>
        <extracomment>three or four of them: digits 2 5 8</extracomment>
        <translation>dígitos %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n suma, un paso; un procesador con %n unidad lo hace en un solo ciclo</numerusform>
            <numerusform>%n sumas, un paso; un procesador con %n unidades lo hace en un solo ciclo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n número, un paso; un procesador con %n unidad lo hace en un solo ciclo</numerusform>
            <numerusform>%n números, un paso; un procesador con %n unidades lo hace en un solo ciclo</numerusform>
        </translation>
    </message>
    <message>
        <source>A kernel of %1 adds up the numbers below it, each times its weight, at all positions on each plane at once.</source>
        <translation>En todos sus lugares de cada plano a la vez, un núcleo de %1 suma los números que tiene debajo, cada uno por su peso.</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, at all positions on each plane at once.</source>
        <translation>En todos sus lugares de cada plano a la vez, una ventana de %1 suma los números que contiene.</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, each times its weight, at all positions on the planes at once.</source>
        <translation>En todos sus lugares de los planos a la vez, una ventana de %1 suma los números que contiene, cada uno por su peso.</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once.</source>
        <translation>En todos sus lugares de cada plano a la vez, una ventana de %1 toma el mayor número que contiene.</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once. It also takes the index of its first occurrence, counted from 0 along the rows.</source>
        <translation>En todos sus lugares de cada plano a la vez, una ventana de %1 toma el mayor número que contiene y su índice: dónde aparece primero, contado desde 0 a lo largo de las filas.</translation>
    </message>
    <message>
        <source>A window of %1 takes the mean of the numbers in it, at all positions on each plane at once.</source>
        <translation>En todos sus lugares de cada plano a la vez, una ventana de %1 toma la media de los números que contiene.</translation>
    </message>
    <message>
        <source>Concatenates the planes of the inputs in order; the numbers do not change.</source>
        <translation>Pone uno detrás de otro, en su orden, los planos de lo que entra; los números se quedan como están.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <extracomment>one of the inputs of a layer that puts planes one behind the other: part 2 of 3</extracomment>
        <translation>parte %1 de %2</translation>
    </message>
    <message>
        <source>no kernel: %1 over all numbers of a line</source>
        <extracomment>%1: an operation: RMS normalisation</extracomment>
        <translation>sin kernel: %1, todos los números de una línea a la vez</translation>
    </message>
    <message>
        <source>no kernel: each row of the first matrix × each column of the second</source>
        <translation>sin kernel: cada fila de la primera con cada columna de la segunda</translation>
    </message>
    <message>
        <source>is %1 at least %2? → %3</source>
        <extracomment>a question and its answer, 1 or 0: is 0.7 at least 0.5? → 1</extracomment>
        <translation>¿es %1 al menos %2? → %3</translation>
    </message>
    <message>
        <source>Tests whether each number is at least %1: 1 if it is, 0 if it is not.</source>
        <translation>Pregunta de cada número si es al menos %1: 1 donde lo es, 0 donde no.</translation>
    </message>
    <message>
        <source>Multiplies matrices, plane by plane: each number in a row of the first times its counterpart in a column of the second, added up.</source>
        <translation>Multiplica matrices, plano por plano: los números de una fila de la primera, cada uno por el suyo de una columna de la segunda, sumados.</translation>
    </message>
    <message>
        <source>Divides the numbers along one dimension (%1) by their root mean square, so that their average size is 1. Adding %2 to the mean square prevents division by 0.</source>
        <translation>Divide los números a lo largo de una dimensión (%1) por la raíz de la media de sus cuadrados, para que en promedio sean tan grandes como 1. A la media se suma %2: nunca se divide por 0.</translation>
    </message>
    <message>
        <source>Multiplies each number by the share of a normal distribution below it. Numbers far above 0 stay, numbers far below 0 become 0, and there is no kink between them.</source>
        <translation>Los números muy por encima de 0 quedan, los muy por debajo pasan a 0, y entre ellos no hay esquina: cada número por la parte de una distribución normal que queda por debajo de él.</translation>
    </message>
    <message>
        <source>Raises e to the power of each number: 0 becomes 1, and all results are above 0.</source>
        <translation>Eleva e a cada número: 0 se convierte en 1 y todos los resultados son mayores que 0.</translation>
    </message>
    <message>
        <source>Takes the natural logarithm of each number: 1 becomes 0. Numbers must be above 0.</source>
        <translation>Calcula el logaritmo natural de cada número: 1 se convierte en 0. Los números deben ser mayores que 0.</translation>
    </message>
    <message>
        <source>Raises each number to the power of %1.</source>
        <translation>Eleva cada número a la potencia %1.</translation>
    </message>
    <message>
        <source>Applies the error function to each number: 0 stays 0, large numbers approach 1, small ones approach −1.</source>
        <translation>Aplica la función error a cada número: 0 se queda igual, los números grandes se acercan a 1 y los pequeños a −1.</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWords</name>
    <message>
        <source>, by digit</source>
        <translation>, por dígito</translation>
    </message>
    <message>
        <source>1 − |g − d|, and empty</source>
        <translation>1 − |g − d|, y vacía</translation>
    </message>
    <message>
        <source>a box owns the digit in this line</source>
        <translation>una caja posee el dígito en esta línea</translation>
    </message>
    <message>
        <source>a cell has no candidate</source>
        <translation>una celda no tiene candidatos</translation>
    </message>
    <message>
        <source>a clash in a house</source>
        <translation>un conflicto en una casa</translation>
    </message>
    <message>
        <source>a clash in a row or a column</source>
        <translation>un conflicto en una fila o una columna</translation>
    </message>
    <message>
        <source>a contradiction, or a solution to look beyond</source>
        <translation>una contradicción, o una solución tras la que buscar</translation>
    </message>
    <message>
        <source>a guess is active</source>
        <translation>hay una conjetura en pie</translation>
    </message>
    <message>
        <source>a one for it</source>
        <translation>un uno para él</translation>
    </message>
    <message>
        <source>a − k + 1</source>
        <translation>a − k + 1</translation>
    </message>
    <message>
        <source>all cells are decided</source>
        <translation>todas las celdas están decididas</translation>
    </message>
    <message>
        <source>another box owns it</source>
        <translation>otra caja lo posee</translation>
    </message>
    <message>
        <source>any digit clashes</source>
        <translation>algún dígito en conflicto</translation>
    </message>
    <message>
        <source>beyond the first</source>
        <translation>más allá del primero</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidatos</translation>
    </message>
    <message>
        <source>candidates in the cell</source>
        <translation>candidatos de la celda</translation>
    </message>
    <message>
        <source>candidates that stay</source>
        <translation>candidatos que se quedan</translation>
    </message>
    <message>
        <source>cleared since the guess</source>
        <translation>borrado desde la conjetura</translation>
    </message>
    <message>
        <source>is restored</source>
        <translation>vuelve</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradicción</translation>
    </message>
    <message>
        <source>decided cells</source>
        <translation>celdas decididas</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>dígitos</translation>
    </message>
    <message>
        <source>digits as a plane</source>
        <translation>dígitos como plano</translation>
    </message>
    <message>
        <source>digits of the pair in the cell</source>
        <translation>dígitos del par en la celda</translation>
    </message>
    <message>
        <source>digits that clash</source>
        <translation>dígitos en conflicto</translation>
    </message>
    <message>
        <source>digits that have only this cell</source>
        <translation>dígitos que solo tienen esta celda</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>agotado</translation>
    </message>
    <message>
        <source>falls from 1 at k</source>
        <translation>baja de 1 en k</translation>
    </message>
    <message>
        <source>fewer count more</source>
        <translation>menos cuenta más</translation>
    </message>
    <message>
        <source>for each box of the line</source>
        <translation>para cada caja de la línea</translation>
    </message>
    <message>
        <source>for each line of the box</source>
        <translation>para cada línea de la caja</translation>
    </message>
    <message>
        <source>g − d, d − g, 1 − g</source>
        <translation>g − d, d − g, 1 − g</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>conjetura</translation>
    </message>
    <message>
        <source>in any house</source>
        <translation>en alguna casa</translation>
    </message>
    <message>
        <source>in every cell of the house</source>
        <translation>en cada celda de la casa</translation>
    </message>
    <message>
        <source>its candidates</source>
        <translation>sus candidatos</translation>
    </message>
    <message>
        <source>its digits</source>
        <translation>sus dígitos</translation>
    </message>
    <message>
        <source>k + 1 − a</source>
        <translation>k + 1 − a</translation>
    </message>
    <message>
        <source>keep only those digits there</source>
        <translation>dejar allí solo esos dígitos</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>level of the last guess</source>
        <translation>nivel de la última conjetura</translation>
    </message>
    <message>
        <source>level of what was derived</source>
        <translation>nivel de lo deducido</translation>
    </message>
    <message>
        <source>level of what was derived before it</source>
        <translation>nivel de lo deducido antes</translation>
    </message>
    <message>
        <source>lines of the box with the digit</source>
        <translation>líneas de la caja con el dígito</translation>
    </message>
    <message>
        <source>no clash</source>
        <translation>sin conflicto</translation>
    </message>
    <message>
        <source>no contradiction</source>
        <translation>sin contradicción</translation>
    </message>
    <message>
        <source>no guess is active</source>
        <translation>ninguna conjetura en pie</translation>
    </message>
    <message>
        <source>not a candidate after the rules</source>
        <translation>no es candidato tras las reglas</translation>
    </message>
    <message>
        <source>not set aside</source>
        <translation>no apartado</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>no resuelto</translation>
    </message>
    <message>
        <source>not the failed guess</source>
        <translation>no la conjetura fallida</translation>
    </message>
    <message>
        <source>not the guess</source>
        <translation>no la conjetura</translation>
    </message>
    <message>
        <source>not the pair&apos;s own cells</source>
        <translation>no las propias celdas del par</translation>
    </message>
    <message>
        <source>not to clear</source>
        <translation>no se borra</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>nada cambió</translation>
    </message>
    <message>
        <source>nothing changed, not solved</source>
        <translation>nada cambió, no resuelto</translation>
    </message>
    <message>
        <source>no guess left to undo</source>
        <translation>nada que retirar</translation>
    </message>
    <message>
        <source>pairs that clear the digit</source>
        <translation>pares que borran el dígito</translation>
    </message>
    <message>
        <source>places for the digit in the house</source>
        <translation>lugares para el dígito en la casa</translation>
    </message>
    <message>
        <source>pop</source>
        <translation>pop</translation>
    </message>
    <message>
        <source>pop: candidates</source>
        <translation>pop: candidatos</translation>
    </message>
    <message>
        <source>pop: guess</source>
        <translation>pop: conjetura</translation>
    </message>
    <message>
        <source>pop: stack</source>
        <translation>pop: pila</translation>
    </message>
    <message>
        <source>pop: stack without the restored ones</source>
        <translation>pop: pila sin lo que vuelve</translation>
    </message>
    <message>
        <source>popped or kept</source>
        <translation>pop o igual</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>push: candidates</source>
        <translation>push: candidatos</translation>
    </message>
    <message>
        <source>push: guess</source>
        <translation>push: conjetura</translation>
    </message>
    <message>
        <source>push: level</source>
        <translation>push: nivel</translation>
    </message>
    <message>
        <source>push: stack</source>
        <translation>push: pila</translation>
    </message>
    <message>
        <source>pushed, popped or kept</source>
        <translation>push, pop o igual</translation>
    </message>
    <message>
        <source>record: cleared at this level</source>
        <translation>anotar: borrado en este nivel</translation>
    </message>
    <message>
        <source>rises to 1 at k</source>
        <translation>sube a 1 en k</translation>
    </message>
    <message>
        <source>set aside by the guess</source>
        <translation>apartado por la conjetura</translation>
    </message>
    <message>
        <source>singles of the digit in the house</source>
        <translation>únicos del dígito en la casa</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>pila</translation>
    </message>
    <message>
        <source>stays away</source>
        <translation>no vuelve</translation>
    </message>
    <message>
        <source>such cells in the house</source>
        <translation>celdas así en la casa</translation>
    </message>
    <message>
        <source>that candidate</source>
        <translation>ese candidato</translation>
    </message>
    <message>
        <source>that place</source>
        <translation>ese lugar</translation>
    </message>
    <message>
        <source>the box does not own it</source>
        <translation>la caja no lo posee</translation>
    </message>
    <message>
        <source>the box has it in one line only</source>
        <translation>la caja lo tiene en una sola línea</translation>
    </message>
    <message>
        <source>the box owns the digit in this line</source>
        <translation>la caja posee el dígito en esta línea</translation>
    </message>
    <message>
        <source>the cell has both</source>
        <translation>la celda tiene ambos</translation>
    </message>
    <message>
        <source>the cell has no candidate</source>
        <translation>la celda no tiene candidatos</translation>
    </message>
    <message>
        <source>the cell has one candidate</source>
        <translation>la celda tiene un candidato</translation>
    </message>
    <message>
        <source>the cell has two candidates</source>
        <translation>la celda tiene dos candidatos</translation>
    </message>
    <message>
        <source>the cell is not a single itself</source>
        <translation>la celda no es ella misma un único</translation>
    </message>
    <message>
        <source>the cell is the only place for a digit</source>
        <translation>la celda es el único lugar para un dígito</translation>
    </message>
    <message>
        <source>the cell is the pair</source>
        <translation>la celda es el par</translation>
    </message>
    <message>
        <source>the cell is undecided</source>
        <translation>la celda está sin decidir</translation>
    </message>
    <message>
        <source>the cell to guess in</source>
        <translation>la celda donde conjeturar</translation>
    </message>
    <message>
        <source>the digit has one place</source>
        <translation>el dígito tiene un solo lugar</translation>
    </message>
    <message>
        <source>the digit is taken in the house</source>
        <translation>el dígito está ocupado en la casa</translation>
    </message>
    <message>
        <source>the digit occurs in this line of the box</source>
        <translation>el dígito está en esta línea de la caja</translation>
    </message>
    <message>
        <source>the digit occurs twice</source>
        <translation>el dígito aparece dos veces</translation>
    </message>
    <message>
        <source>the digit, or any digit where the cell is empty</source>
        <translation>el dígito, o cualquiera si la celda está vacía</translation>
    </message>
    <message>
        <source>the given is the digit; the cell is empty</source>
        <translation>la pista es el dígito; la celda está vacía</translation>
    </message>
    <message>
        <source>the guess</source>
        <translation>la conjetura</translation>
    </message>
    <message>
        <source>the guess that failed</source>
        <translation>la conjetura que falló</translation>
    </message>
    <message>
        <source>the larger</source>
        <translation>el mayor</translation>
    </message>
    <message>
        <source>the other digits are set aside</source>
        <translation>los demás dígitos se apartan</translation>
    </message>
    <message>
        <source>the pair&apos;s digits are cleared here</source>
        <translation>los dígitos del par se borran aquí</translation>
    </message>
    <message>
        <source>the rules changed something</source>
        <translation>las reglas cambiaron algo</translation>
    </message>
    <message>
        <source>the rules cleared it</source>
        <translation>las reglas lo borraron</translation>
    </message>
    <message>
        <source>the smaller</source>
        <translation>el menor</translation>
    </message>
    <message>
        <source>the smallest digit</source>
        <translation>el dígito más pequeño</translation>
    </message>
    <message>
        <source>their positive parts; the last is 1 for an empty cell</source>
        <translation>sus partes positivas; la última dice que la celda está vacía</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>se borra</translation>
    </message>
    <message>
        <source>two of them make a pair</source>
        <translation>dos de ellas forman un par</translation>
    </message>
    <message>
        <source>undecided cells with few candidates first</source>
        <translation>primero celdas sin decidir con pocos candidatos</translation>
    </message>
    <message>
        <source>where the first maximum is</source>
        <translation>dónde está el primer máximo</translation>
    </message>
    <message>
        <source>with the restored ones</source>
        <translation>con lo que vuelve</translation>
    </message>
    <message>
        <source>as planes again</source>
        <translation>de nuevo como planos</translation>
    </message>
    <message>
        <source>a line owns the digit in this box</source>
        <translation>una línea posee el dígito en esta caja</translation>
    </message>
    <message>
        <source>another line owns it</source>
        <translation>otra línea lo posee</translation>
    </message>
    <message>
        <source>as many places as values</source>
        <translation>tantos lugares como valores</translation>
    </message>
    <message>
        <source>back on the board</source>
        <translation>de vuelta en el tablero</translation>
    </message>
    <message>
        <source>boxes of the line with the digit</source>
        <translation>cajas de la línea con el dígito</translation>
    </message>
    <message>
        <source>in every place of the group</source>
        <translation>en cada lugar del grupo</translation>
    </message>
    <message>
        <source>not these places</source>
        <translation>no estos lugares</translation>
    </message>
    <message>
        <source>subsets that clear the value</source>
        <translation>subconjuntos que borran el valor</translation>
    </message>
    <message>
        <source>such places of the group</source>
        <translation>lugares así del grupo</translation>
    </message>
    <message>
        <source>the candidates by value, group and place</source>
        <translation>los candidatos por valor, grupo y lugar</translation>
    </message>
    <message>
        <source>the digit occurs in this box of the line</source>
        <translation>el dígito está en esta caja de la línea</translation>
    </message>
    <message>
        <source>the line does not own it</source>
        <translation>la línea no lo posee</translation>
    </message>
    <message>
        <source>the line has it in one box only</source>
        <translation>la línea lo tiene en una sola caja</translation>
    </message>
    <message>
        <source>the line owns the digit in this box</source>
        <translation>la línea posee el dígito en esta caja</translation>
    </message>
    <message>
        <source>the place has only values of the subset</source>
        <translation>el lugar solo tiene valores del subconjunto</translation>
    </message>
    <message>
        <source>the subset&apos;s values are cleared here</source>
        <translation>los valores del subconjunto se borran aquí</translation>
    </message>
    <message>
        <source>values of the place that are not in the subset</source>
        <translation>valores del lugar que no están en el subconjunto</translation>
    </message>
    <message>
        <source>a clash, or a digit that has no place</source>
        <translation>un conflicto, o un dígito sin lugar</translation>
    </message>
    <message>
        <source>a digit has no place in a house</source>
        <translation>un dígito no tiene lugar en una casa</translation>
    </message>
    <message>
        <source>a digit has no place in a row or a column</source>
        <translation>un dígito no tiene lugar en una fila o una columna</translation>
    </message>
    <message>
        <source>any digit has no place</source>
        <translation>algún dígito sin lugar</translation>
    </message>
    <message>
        <source>cells of the house with two candidates</source>
        <translation>celdas de la casa con dos candidatos</translation>
    </message>
    <message>
        <source>digits that have no place</source>
        <translation>dígitos sin lugar</translation>
    </message>
    <message>
        <source>fewer candidates count more</source>
        <translation>menos candidatos cuentan más</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ninguna de las dos cosas</translation>
    </message>
    <message>
        <source>of both lines</source>
        <translation>de ambas líneas</translation>
    </message>
    <message>
        <source>the box counts four times</source>
        <translation>la caja cuenta cuatro veces</translation>
    </message>
    <message>
        <source>the digit has no place</source>
        <translation>el dígito no tiene lugar</translation>
    </message>
    <message>
        <source>then what is open around</source>
        <translation>después, lo que está abierto alrededor</translation>
    </message>
    <message>
        <source>undecided cells of the house</source>
        <translation>celdas sin decidir de la casa</translation>
    </message>
    <message>
        <source>what is open around the cell</source>
        <translation>lo que está abierto alrededor de la celda</translation>
    </message>
    <message>
        <source>a board for each digit of each feature</source>
        <translation>un tablero por cada dígito de cada rasgo</translation>
    </message>
    <message>
        <source>a score for each candidate</source>
        <translation>una puntuación por candidato</translation>
    </message>
    <message>
        <source>added to what was known</source>
        <translation>sumado a lo que se sabía</translation>
    </message>
    <message>
        <source>as boards</source>
        <translation>como tableros</translation>
    </message>
    <message>
        <source>as candidates</source>
        <translation>como candidatos</translation>
    </message>
    <message>
        <source>digits by boxes</source>
        <translation>dígitos por cajas</translation>
    </message>
    <message>
        <source>digits by cells</source>
        <translation>dígitos por celdas</translation>
    </message>
    <message>
        <source>digits by columns</source>
        <translation>dígitos por columnas</translation>
    </message>
    <message>
        <source>digits by rows</source>
        <translation>dígitos por filas</translation>
    </message>
    <message>
        <source>falls to 0 at 2</source>
        <translation>baja a 0 en 2</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>se va</translation>
    </message>
    <message>
        <source>how likely it stays, weighed 8 : 1</source>
        <translation>lo probable que es que se quede, ponderado 8 : 1</translation>
    </message>
    <message>
        <source>how much of each feature</source>
        <translation>cuánto hay de cada rasgo</translation>
    </message>
    <message>
        <source>how near it is to 1</source>
        <translation>lo cerca que está de 1</translation>
    </message>
    <message>
        <source>in each cell of the box</source>
        <translation>en cada celda de la caja</translation>
    </message>
    <message>
        <source>is not likely enough</source>
        <translation>no es lo bastante probable</translation>
    </message>
    <message>
        <source>kept in bounds</source>
        <translation>mantenido dentro de límites</translation>
    </message>
    <message>
        <source>likely enough</source>
        <translation>lo bastante probable</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mezclado</translation>
    </message>
    <message>
        <source>none below 0</source>
        <translation>ninguno por debajo de 0</translation>
    </message>
    <message>
        <source>one half and more is a yes</source>
        <translation>la mitad o más es un sí</translation>
    </message>
    <message>
        <source>rises from 0</source>
        <translation>sube desde 0</translation>
    </message>
    <message>
        <source>the candidate’s own, mixed</source>
        <translation>lo propio del candidato, mezclado</translation>
    </message>
    <message>
        <source>the mean over each box</source>
        <translation>la media de cada caja</translation>
    </message>
    <message>
        <source>the mean over each column</source>
        <translation>la media de cada columna</translation>
    </message>
    <message>
        <source>the mean over each row</source>
        <translation>la media de cada fila</translation>
    </message>
    <message>
        <source>the mean over the digits of the cell</source>
        <translation>la media de los dígitos de la celda</translation>
    </message>
    <message>
        <source>turned round</source>
        <translation>invertido</translation>
    </message>
    <message>
        <source>what is above 0</source>
        <translation>lo que está por encima de 0</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>lo que queda</translation>
    </message>
    <message>
        <source>what it makes of the nine places</source>
        <translation>lo que saca de los nueve lugares</translation>
    </message>
    <message>
        <source>with the box</source>
        <translation>con la caja</translation>
    </message>
    <message>
        <source>with the column</source>
        <translation>con la columna</translation>
    </message>
    <message>
        <source>with the row</source>
        <translation>con la fila</translation>
    </message>
    <message>
        <source>with the values of its cell</source>
        <translation>con lo que dice su celda</translation>
    </message>
</context>
<context>
    <name>convoku::LayersPage</name>
    <message>
        <source>At the position</source>
        <translation>En la posición</translation>
    </message>
    <message>
        <source>Always the layer at the current position</source>
        <translation>La capa de la posición, vaya adonde vaya</translation>
    </message>
    <message>
        <source>Pinned: %1. Press Delete or middle-click to close it.</source>
        <translation>Fijada: %1. Supr o un clic con el botón central la cierra.</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Capas</translation>
    </message>
    <message>
        <source>Show what the layer at this position reads and computes</source>
        <translation>Mostrar qué lee y qué calcula la capa de este lugar</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedController</name>
    <message>
        <source>Search the puzzle without its rules, guided by the cost of a grid</source>
        <translation>Buscar en el sudoku sin sus reglas, según lo que cuesta una cuadrícula</translation>
    </message>
    <message>
        <source>The search failed.</source>
        <translation>La búsqueda se interrumpió.</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>Búsqueda a ciegas</translation>
    </message>
    <message>
        <source>The learned network runs.</source>
        <translation>La red aprendida se ejecuta.</translation>
    </message>
    <message>
        <source>Export training as animation…</source>
        <translation>Exportar el entrenamiento como animación…</translation>
    </message>
    <message>
        <source>Export the training steps as an animated GIF or WebP</source>
        <translation>Exportar los pasos de un entrenamiento como GIF o WebP animado</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedView</name>
    <message>
        <source>Learned</source>
        <translation>Aprendido</translation>
    </message>
    <message>
        <source>Written or learned</source>
        <comment>menu</comment>
        <translation>Escrito o aprendido</translation>
    </message>
    <message>
        <source>Train a rule instead of writing it, and see what it finds</source>
        <translation>Entrenar una regla en vez de escribirla y ver qué encuentra</translation>
    </message>
</context>
<context>
    <name>convoku::LegendPanel</name>
    <message>
        <source>Search by guessing</source>
        <translation>Búsqueda por conjeturas</translation>
    </message>
    <message>
        <source>Off: the run stalls when the rules find nothing more.</source>
        <translation>Desactivada: la ejecución se atasca donde las reglas no encuentran nada más.</translation>
    </message>
    <message>
        <source>Rule switched on: %1</source>
        <translation>Regla activada: %1</translation>
    </message>
    <message>
        <source>Rule switched off: %1</source>
        <translation>Regla desactivada: %1</translation>
    </message>
    <message>
        <source>Search switched on</source>
        <translation>Búsqueda activada</translation>
    </message>
    <message>
        <source>Search switched off</source>
        <translation>Búsqueda desactivada</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>Esta pasada</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Steps of this pass</source>
        <translation>Pasos de esta pasada</translation>
    </message>
    <message>
        <source>Press Up or Down to go to a step. Use its menu to switch a rule or the search off and on.</source>
        <translation>Arriba y Abajo van a un paso. El menú de un paso desactiva y activa una regla o la búsqueda.</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>Signos del tablero</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Checks whether the puzzle is solved or contradicts itself.</source>
        <translation>Mira si el sudoku está resuelto o se contradice.</translation>
    </message>
    <message>
        <source>Guesses when the rules find nothing more, and undoes guesses.</source>
        <translation>Hace conjeturas donde las reglas no encuentran nada más, y las retira.</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>a rule, or the search: it is switched off</extracomment>
        <translation>inactiva</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>removes %n candidate(s)</source>
        <translation>
            <numerusform>elimina %n candidato</numerusform>
            <numerusform>elimina %n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>sees a contradiction</source>
        <translation>ve una contradicción</translation>
    </message>
    <message>
        <source>sees a solution</source>
        <translation>ve una solución</translation>
    </message>
    <message numerus="yes">
        <source>guesses, and sets %n candidate(s) aside</source>
        <translation>
            <numerusform>conjetura y aparta %n candidato</numerusform>
            <numerusform>conjetura y aparta %n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>undoes a guess: %n candidate(s) restored</source>
        <translation>
            <numerusform>retira una conjetura: vuelve %n candidato</numerusform>
            <numerusform>retira una conjetura: vuelven %n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>finds nothing in this pass</source>
        <translation>no encuentra nada en esta pasada</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>Un clic va a este paso.</translation>
    </message>
    <message>
        <source>There is no such step in this run.</source>
        <translation>En esta ejecución no existe este paso.</translation>
    </message>
    <message>
        <source>The start has no steps.</source>
        <translation>El inicio no tiene pasos.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aquí</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This pass of %1</source>
        <translation>Esta pasada de «%1»</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <extracomment>a house of a rule, and how many candidates it cleared there: row −12</extracomment>
        <translation>%1 −%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regla</numerusform>
            <numerusform>%n reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the first of them that has an effect.</source>
        <translation>Un clic va a la primera de ellas que hace algo.</translation>
    </message>
</context>
<context>
    <name>convoku::LessonController</name>
    <message>
        <source>Open a recent lesson</source>
        <translation>Abrir una lección reciente</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>A&amp;brir una lección…</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>Abrir un archivo con una lección</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Todas las lecciones</translation>
    </message>
    <message>
        <source>Show the list of lessons</source>
        <translation>Mostrar la lista de las lecciones</translation>
    </message>
    <message>
        <source>&amp;Next stop</source>
        <translation>Parada &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next stop of the lesson (also Space)</source>
        <translation>A la parada siguiente de la lección (también Espacio)</translation>
    </message>
    <message>
        <source>&amp;Previous stop</source>
        <translation>Parada &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson (also Shift+Space)</source>
        <translation>A la parada anterior de la lección (también Mayús+Espacio)</translation>
    </message>
    <message>
        <source>Previous stop (on the board)</source>
        <translation>Parada anterior (en el tablero)</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson</source>
        <translation>A la parada anterior de la lección</translation>
    </message>
    <message>
        <source>&amp;Back to the stop</source>
        <translation>&amp;Volver a la parada</translation>
    </message>
    <message>
        <source>Set up the window again for the current stop of the lesson</source>
        <translation>Preparar la ventana de nuevo como la quiere la parada de la lección</translation>
    </message>
    <message>
        <source>&amp;Close lesson</source>
        <translation>&amp;Cerrar lección</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>Dejar la lección; su sudoku vuelve tal como estaba</translation>
    </message>
    <message>
        <source>Lesson closed</source>
        <translation>Lección cerrada</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>Lecciones (*.md);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The lesson could not be checked: %1</source>
        <translation>No se pudo comprobar la lección: %1</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to go to the list.</source>
        <translation>Aquí termina la lección. Intro o un clic llevan a la lista.</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to open: %1</source>
        <translation>Aquí termina la lección. Con Intro o un clic se sigue con: %1</translation>
    </message>
    <message>
        <source>&amp;Missed questions</source>
        <translation>Preguntas &amp;falladas</translation>
    </message>
    <message>
        <source>Missed questions from the lessons, on different boards</source>
        <translation>Preguntas falladas de las lecciones, en otros tableros</translation>
    </message>
    <message>
        <source>The questions could not be prepared: %1</source>
        <translation>No se pudieron preparar las preguntas: %1</translation>
    </message>
    <message>
        <source>The questions are no longer in their lessons.</source>
        <translation>Las preguntas ya no están en sus lecciones.</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Short guided tours of the network. Press Enter or click to open one, Space for the next stop, Shift+Space for the previous one. Your puzzle is restored when you close the lesson.</source>
        <translation>Breves visitas guiadas por la red. Intro o un clic abre una; Espacio avanza de parada en parada, Mayús+Espacio retrocede. Su sudoku vuelve al cerrar la lección.</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>A&amp;brir una lección…</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Hasta dónde ha llegado la lección</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Back to the &amp;stop</source>
        <translation>Volver a la &amp;parada</translation>
    </message>
    <message>
        <source>◂ Bac&amp;k</source>
        <translation>◂ &amp;Atrás</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Siguiente ▸</translation>
    </message>
    <message>
        <source>The stop before (Shift+Space)</source>
        <translation>La parada anterior (Mayús+Espacio)</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Todas las lecciones</translation>
    </message>
    <message>
        <source>Return to the list; the lesson stays at this stop</source>
        <translation>Volver a la lista; la lección se queda en esta parada</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>Dejar la lección; su sudoku vuelve tal como estaba</translation>
    </message>
    <message>
        <source>Problems in the lesson</source>
        <translation>Lo que falla en la lección</translation>
    </message>
    <message>
        <source>&amp;Read it again</source>
        <translation>Leerla de n&amp;uevo</translation>
    </message>
    <message>
        <source>✓ read</source>
        <translation>✓ leída</translation>
    </message>
    <message>
        <source>at stop %1</source>
        <translation>en la parada %1</translation>
    </message>
    <message>
        <source>at stop %1 of %2</source>
        <translation>en la parada %1 de %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Reading and checking %1…</source>
        <translation>Leyendo %1 y comprobando lo que dice…</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot be opened as a lesson: %n thing(s) must be corrected.</source>
        <extracomment>a file&apos;s name, and what is wrong with it</extracomment>
        <translation>
            <numerusform>%1 no se puede abrir como lección: hay que corregir %n cosa.</numerusform>
            <numerusform>%1 no se puede abrir como lección: hay que corregir %n cosas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>Lección %1 de %2: %3</translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>Parada %1 de %2</translation>
    </message>
    <message>
        <source>Next (Space) ▸</source>
        <translation>Siguiente (Espacio) ▸</translation>
    </message>
    <message>
        <source>The next stop (Space)</source>
        <translation>La parada siguiente (Espacio)</translation>
    </message>
    <message>
        <source>You are elsewhere.</source>
        <translation>Está en otro lugar.</translation>
    </message>
    <message>
        <source>The run is being computed…</source>
        <translation>Se está calculando la ejecución…</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Fin de la lección</translation>
    </message>
    <message>
        <source>Next lesson (Enter) ▸</source>
        <translation>Lección siguiente (Intro) ▸</translation>
    </message>
    <message>
        <source>Return to the last stop (Shift+Space)</source>
        <translation>Volver a la última parada (Mayús+Espacio)</translation>
    </message>
    <message>
        <source>Back to my &amp;puzzle</source>
        <translation>Volver a mi &amp;sudoku</translation>
    </message>
    <message>
        <source>This is the end of the lesson</source>
        <translation>Aquí termina la lección</translation>
    </message>
    <message>
        <source>The lesson has shown:</source>
        <translation>Lo que ha mostrado:</translation>
    </message>
    <message>
        <source>The next lesson: %1</source>
        <translation>La lección siguiente: %1</translation>
    </message>
    <message>
        <source>All lessons (Enter)</source>
        <translation>Todas las lecciones (Intro)</translation>
    </message>
    <message>
        <source>End of the lesson (Space) ▸</source>
        <translation>Fin de la lección (Espacio) ▸</translation>
    </message>
    <message>
        <source>Summary of the lesson and what comes next (Space)</source>
        <translation>De qué trataba la lección y qué viene después (Espacio)</translation>
    </message>
    <message numerus="yes">
        <source>%n missed question(s), on a different board</source>
        <translation>
            <numerusform>%n pregunta fallada, en otro tablero</numerusform>
            <numerusform>%n preguntas falladas, en otros tableros</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ resuelta</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>Preguntas falladas</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), on a different board</source>
        <translation>
            <numerusform>%n pregunta, en otro tablero</numerusform>
            <numerusform>%n preguntas, en otros tableros</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing the boards of the questions…</source>
        <translation>Las preguntas reciben otros tableros…</translation>
    </message>
    <message>
        <source>Skip (Space) ▸</source>
        <translation>Saltar (Espacio) ▸</translation>
    </message>
    <message>
        <source>Continue without answering (Space). The lesson is solved when all its questions are.</source>
        <translation>Seguir sin responder (Espacio). La lección está resuelta cuando lo están todas sus preguntas.</translation>
    </message>
    <message>
        <source>&amp;Close ✕</source>
        <translation>&amp;Cerrar ✕</translation>
    </message>
    <message>
        <source>Lesson %1 of %2, stop %3 of %4</source>
        <translation>Lección %1 de %2, parada %3 de %4</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPictureView</name>
    <message>
        <source>Picture of the lesson: %1</source>
        <translation>Imagen de la lección: %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonStage</name>
    <message>
        <source>Click to pick %1</source>
        <translation>Un clic elige %1</translation>
    </message>
    <message>
        <source>Click to go to %1</source>
        <extracomment>an address of the run, or “start” or “end”</extracomment>
        <translation>Un clic va a %1</translation>
    </message>
    <message>
        <source>A click shows %1</source>
        <translation>Un clic muestra %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonText</name>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1 is %2 here, not %3.</source>
        <translation>%1 es %2 aquí, no %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are removed here, not %1.</source>
        <translation>
            <numerusform>Aquí se elimina %n candidato, no %1.</numerusform>
            <numerusform>Aquí se eliminan %n candidatos, no %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are restored here, not %1.</source>
        <translation>
            <numerusform>Aquí vuelve %n candidato, no %1.</numerusform>
            <numerusform>Aquí vuelven %n candidatos, no %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not removed here. Nothing is removed.</source>
        <translation>%1 no se elimina aquí: no se elimina nada.</translation>
    </message>
    <message>
        <source>%1 is not restored here. Nothing is restored.</source>
        <translation>%1 no vuelve aquí: no vuelve nada.</translation>
    </message>
    <message>
        <source>%1 is not removed here. Removed: %2.</source>
        <translation>%1 no se elimina aquí. Se eliminan: %2.</translation>
    </message>
    <message>
        <source>%1 is not restored here. Restored: %2.</source>
        <translation>%1 no vuelve aquí. Vuelven: %2.</translation>
    </message>
    <message>
        <source>The guess here is %1, not %2.</source>
        <translation>La conjetura aquí es %1, no %2.</translation>
    </message>
    <message>
        <source>The guess undone here is %1, not %2.</source>
        <translation>La conjetura que se retira aquí es %1, no %2.</translation>
    </message>
    <message>
        <source>Nothing is guessed here.</source>
        <translation>Aquí no se conjetura nada.</translation>
    </message>
    <message>
        <source>No guess is undone here.</source>
        <translation>Aquí no se retira ninguna conjetura.</translation>
    </message>
    <message>
        <source>The candidates of %1 are %2 here, not %3.</source>
        <translation>Los candidatos de %1 aquí son %2, no %3.</translation>
    </message>
    <message>
        <source>The number of candidates</source>
        <translation>El número de candidatos</translation>
    </message>
    <message>
        <source>The number of decided cells</source>
        <translation>El número de celdas decididas</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>La profundidad</translation>
    </message>
    <message>
        <source>The level</source>
        <translation>El nivel</translation>
    </message>
    <message>
        <source>The stack’s number of %1</source>
        <translation>El número de la pila para %1</translation>
    </message>
    <message>
        <source>The guess’s number of %1</source>
        <translation>El número de la conjetura para %1</translation>
    </message>
    <message>
        <source>This position is the start of the run. It is not in any step.</source>
        <translation>Este lugar es el inicio de la ejecución: no está en ningún paso.</translation>
    </message>
    <message>
        <source>The step here is %1, not %2.</source>
        <translation>El paso aquí es %1, no %2.</translation>
    </message>
    <message>
        <source>There is no layer at this position.</source>
        <translation>No hay ninguna capa en este lugar.</translation>
    </message>
    <message>
        <source>The layer here is “%1”, not “%2”.</source>
        <translation>La capa aquí es «%1», no «%2».</translation>
    </message>
    <message>
        <source>There are no numbers at the start of the run.</source>
        <translation>No hay números al inicio de la ejecución.</translation>
    </message>
    <message>
        <source>The number %1</source>
        <translation>El número %1</translation>
    </message>
    <message>
        <source>The count of numbers read for %1</source>
        <translation>Cuántos números se leen para %1</translation>
    </message>
    <message>
        <source>The number of passes</source>
        <translation>El número de pasadas</translation>
    </message>
    <message>
        <source>The number of guesses</source>
        <translation>El número de conjeturas</translation>
    </message>
    <message>
        <source>The number of undone guesses</source>
        <translation>El número de conjeturas retiradas</translation>
    </message>
    <message>
        <source>The run ends with “%1”, not “%2”.</source>
        <translation>La ejecución termina con «%1», no con «%2».</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>No es cierto que el sudoku tenga una sola solución.</translation>
    </message>
    <message>
        <source>The puzzle does not have several solutions.</source>
        <translation>El sudoku no tiene varias soluciones.</translation>
    </message>
    <message>
        <source>There is no check “%1”. Known checks: %2.</source>
        <translation>No existe la comprobación «%1». Se conocen: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a check. Expected something like %2.</source>
        <translation>«%1» no es una comprobación: se esperaba algo como %2.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>There are no numbers at this position: it is not inside a layer.</source>
        <translation>No hay números en este lugar: no está dentro de ninguna capa.</translation>
    </message>
    <message>
        <source>The layer at %1 has no number “%2”. Its output has the shape %3. Expected something like %4.</source>
        <translation>La capa en %1 no tiene el número «%2»: su salida tiene la forma %3; se esperaba algo como %4.</translation>
    </message>
    <message>
        <source>The run does not end within %1 passes.</source>
        <translation>La ejecución no termina en %1 pasadas.</translation>
    </message>
    <message>
        <source>Number %1 belongs to a candidate, but this stop picks a different one (line %2).</source>
        <translation>El número %1 es el de un candidato, y esta parada elige otro (línea %2).</translation>
    </message>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>Se esperaba el lugar de un número, como en r1=1.</translation>
    </message>
    <message>
        <source>A lesson has no pictures. It shows the window itself.</source>
        <translation>Una lección no tiene imágenes: lo que se ve es la propia ventana.</translation>
    </message>
    <message>
        <source>A link target cannot contain blanks: “%1”.</source>
        <translation>El destino de un enlace no tiene espacios: «%1».</translation>
    </message>
    <message>
        <source>There is no link type “%1”. Expected light:, number:, go:, show:, pick: or https:.</source>
        <translation>No existe la clase de enlace «%1». Se esperaba light:, number:, go:, show:, pick: o https:.</translation>
    </message>
    <message>
        <source>Write links as [text](target) here.</source>
        <translation>Aquí los enlaces se escriben como [texto](destino).</translation>
    </message>
    <message>
        <source>A lesson cannot contain HTML: “%1”.</source>
        <translation>Una lección no tiene HTML: «%1».</translation>
    </message>
    <message>
        <source>A setting (“%1:”) needs an empty line before it.</source>
        <translation>Un ajuste («%1:») necesita una línea vacía delante.</translation>
    </message>
    <message>
        <source>“%1:” is not a setting. Did you mean “%2:”?</source>
        <translation>«%1:» no es un ajuste. ¿Quiso decir «%2:»?</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>Una lección empieza con su título: «# Título».</translation>
    </message>
    <message>
        <source>“%1:” belongs to a stop: put it below a “## ” heading.</source>
        <translation>«%1:» pertenece a una parada: póngalo debajo de un encabezado «## ».</translation>
    </message>
    <message>
        <source>There is a second title; the first one is in line %1. A stop begins with “## ”.</source>
        <translation>Hay un segundo título; el primero está en la línea %1. Una parada empieza con «## ».</translation>
    </message>
    <message>
        <source>The lesson has no title. Expected words after “#”.</source>
        <translation>La lección no tiene título: se esperaban palabras detrás de «#».</translation>
    </message>
    <message>
        <source>The stop has no title. Expected words after “##”.</source>
        <translation>La parada no tiene título: se esperaban palabras detrás de «##».</translation>
    </message>
    <message>
        <source>The stop has no text. Expected text below its heading.</source>
        <translation>La parada no dice nada: se esperaba texto debajo de su encabezado.</translation>
    </message>
    <message>
        <source>A link before the first stop has nothing to light or go to.</source>
        <translation>Antes de la primera parada no hay nada que un enlace pueda iluminar o adonde pueda ir.</translation>
    </message>
    <message>
        <source>There is no puzzle here: expected “puzzle:” in this stop or below the title.</source>
        <translation>Aquí no hay sudoku: se esperaba «puzzle:» en esta parada o debajo del título.</translation>
    </message>
    <message>
        <source>The file is empty: a lesson begins with its title, “# Title”.</source>
        <translation>El archivo está vacío: una lección empieza con su título, «# Título».</translation>
    </message>
    <message>
        <source>The lesson has no stop: expected a heading that begins with “## ”.</source>
        <translation>La lección no tiene paradas: se esperaba un encabezado que empiece con «## ».</translation>
    </message>
    <message>
        <source>The lesson has no summary: expected a sentence or two before the first stop.</source>
        <translation>La lección no tiene resumen: se esperaba una frase o dos antes de la primera parada.</translation>
    </message>
    <message>
        <source>This is a folder; expected a lesson.</source>
        <translation>Es una carpeta; se esperaba una lección.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>The file is too large for a lesson.</source>
        <translation>El archivo es demasiado grande para ser una lección.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation>El archivo no es texto en UTF-8.</translation>
    </message>
    <message>
        <source>There is no puzzle “%1”. Expected %3 characters or one of: %2.</source>
        <translation>No existe el sudoku «%1». Se esperaban %3 caracteres o uno de: %2.</translation>
    </message>
    <message>
        <source>“%1” must come first in the list of rules.</source>
        <translation>«%1» debe ir al principio de la lista de reglas.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Expected classic, basic or any of these, separated by commas: %2. A minus in front leaves a rule out.</source>
        <translation>No existe la regla «%1». Se esperaba classic, basic o, de estas, con comas: %2; un signo menos delante excluye una regla.</translation>
    </message>
    <message>
        <source>The rule “%1” cannot be left out: it is not in the list so far.</source>
        <translation>La regla «%1» no se puede excluir: no está antes en la lista.</translation>
    </message>
    <message>
        <source>The rule “%1” is in the list already.</source>
        <translation>La regla «%1» ya está en la lista.</translation>
    </message>
    <message>
        <source>Expected “on” or “off”, not “%1”.</source>
        <translation>Se esperaba «on» u «off», no «%1».</translation>
    </message>
    <message>
        <source>Expected “start”, “end”, a pass (17), a step of a pass (17.4) or a layer of a step (17.4.2), not “%1”.</source>
        <translation>Se esperaba «start», «end», una pasada (17), un paso de una pasada (17.4) o una capa de un paso (17.4.2), no «%1».</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, or “none”, not “%1”.</source>
        <translation>Se esperaba un candidato como en r1c7=3, o «none», no «%1».</translation>
    </message>
    <message>
        <source>Expected “all”, or different digits with blanks between them, as in 4 7, not “%1”.</source>
        <translation>Se esperaba «all», o dígitos distintos separados por espacios, como en 4 7, no «%1».</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Known settings: %2. Text begins after an empty line.</source>
        <translation>No existe el ajuste «%1». Se conocen: %2. El texto empieza tras una línea vacía.</translation>
    </message>
    <message>
        <source>There is nothing named “%1” to show. Known names: %2.</source>
        <translation>No hay nada llamado «%1» que mostrar. Se conocen: %2.</translation>
    </message>
    <message>
        <source>Expected cells (r4c5), rows (r4), columns (c5), boxes (b6) or candidates (r4c5=7), with commas between them, not “%1”.</source>
        <translation>Se esperaban celdas (r4c5), filas (r4), columnas (c5), cajas (b6) o candidatos (r4c5=7), separados por comas, no «%1».</translation>
    </message>
    <message>
        <source>A link cannot have its own title here: “%1”.</source>
        <translation>Un enlace no tiene aquí título propio: «%1».</translation>
    </message>
    <message>
        <source>No contradiction is detected in %1 here.</source>
        <translation>Aquí no aparece ninguna contradicción en %1.</translation>
    </message>
    <message>
        <source>Only one of board, tree, tensors, graph, what_if and chain can be shown at a time.</source>
        <translation>Solo se puede mostrar a la vez uno de board, tree, tensors, graph, what_if y chain.</translation>
    </message>
    <message>
        <source>There is no network “%1”. Expected one of: %2.</source>
        <translation>No existe la red «%1». Se esperaba una de: %2.</translation>
    </message>
    <message>
        <source>The network does not have all rules of “%1”.</source>
        <translation>La red no tiene todas las reglas de «%1».</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>Preguntas falladas</translation>
    </message>
    <message>
        <source>Missed questions, once more. The boards are different: rows, columns and digits have been swapped.</source>
        <translation>Las preguntas falladas, otra vez. Los tableros son otros: filas, columnas y dígitos han cambiado de lugar.</translation>
    </message>
    <message>
        <source>From “%1”, stop “%2”.</source>
        <extracomment>the titles of a lesson and of its stop</extracomment>
        <translation>De «%1», parada «%2».</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>No existe esa imagen.</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1.</source>
        <translation>La imagen no se puede leer: %1.</translation>
    </message>
    <message>
        <source>The picture is not a regular file.</source>
        <translation>La imagen no es un archivo normal.</translation>
    </message>
    <message>
        <source>The picture has more than %1 bytes.</source>
        <translation>La imagen tiene más de %1 bytes.</translation>
    </message>
    <message>
        <source>The picture is not a PNG file.</source>
        <translation>La imagen no es un archivo PNG.</translation>
    </message>
    <message>
        <source>The picture is wider or higher than %1 pixels.</source>
        <translation>La imagen tiene más de %1 píxeles de ancho o de alto.</translation>
    </message>
    <message>
        <source>The lesson’s pictures have more than %1 bytes.</source>
        <translation>Las imágenes de la lección tienen más de %1 bytes.</translation>
    </message>
    <message>
        <source>“%1” contains no cell to ask for.</source>
        <translation>En «%1» no hay ninguna celda por la que preguntar.</translation>
    </message>
    <message>
        <source>“%1” contains no candidate to ask for.</source>
        <translation>En «%1» no hay ningún candidato por el que preguntar.</translation>
    </message>
    <message>
        <source>Braces must contain a cell {r4c5}, the number of a row {r4}, a column {c5} or a box {b6}, or a digit {7}, not “%1”.</source>
        <translation>Entre llaves va una celda {r4c5}, el número de una fila {r4}, una columna {c5} o una caja {b6}, o un dígito {7}, no «%1».</translation>
    </message>
    <message>
        <source>A brace is unmatched: “%1”.</source>
        <translation>A una llave le falta su pareja: «%1».</translation>
    </message>
    <message>
        <source>Write places on the board in braces: {%1}. Questions are repeated on a transformed board, where the place is different.</source>
        <translation>Aquí los lugares van entre llaves: {%1}. Las preguntas vuelven en otro tablero, y entonces el lugar es otro.</translation>
    </message>
    <message>
        <source>There is already an answer (line %1).</source>
        <translation>Ya hay una respuesta (línea %1).</translation>
    </message>
    <message>
        <source>Expected two to nine different numbers with blanks between them, as in 0 1 2 3, not “%1”.</source>
        <translation>Se esperaban de dos a nueve números distintos separados por espacios, como en 0 1 2 3, no «%1».</translation>
    </message>
    <message>
        <source>The same choice is already in line %1.</source>
        <translation>La misma opción está en la línea %1.</translation>
    </message>
    <message>
        <source>There are more than %1 choices.</source>
        <translation>Hay más de %1 opciones.</translation>
    </message>
    <message>
        <source>There is a hint already.</source>
        <translation>Ya hay una pista.</translation>
    </message>
    <message>
        <source>Expected “answer” or “nothing”, not “%1”.</source>
        <translation>Se esperaba «answer» o «nothing», no «%1».</translation>
    </message>
    <message>
        <source>Expected words after “%1:”.</source>
        <translation>Se esperaban palabras detrás de «%1:».</translation>
    </message>
    <message>
        <source>This does not belong to a question. Expected “ask:” in the stop.</source>
        <translation>No hay aquí ninguna pregunta a la que esto pertenezca: se esperaba «ask:» en la parada.</translation>
    </message>
    <message>
        <source>The choices need exactly one “right:” and at least one “choice:”.</source>
        <translation>De las opciones, una es «right:» y al menos una «choice:».</translation>
    </message>
    <message>
        <source>A question offers numbers or words, not both.</source>
        <translation>Una pregunta ofrece números o palabras, no ambos.</translation>
    </message>
    <message>
        <source>The question has no answer: expected “answer:” with a check, or “choice:” and “right:”.</source>
        <translation>La pregunta no tiene respuesta: se esperaba «answer:» con una comprobación, o «choice:» y «right:».</translation>
    </message>
    <message>
        <source>This answer has nothing to ask for. Add “choice:” and “right:”, or use an answer with a number, a cell or a candidate.</source>
        <translation>No se puede preguntar por nada de esta respuesta: se esperaban además «choice:» y «right:», o una respuesta con un número, una celda o un candidato.</translation>
    </message>
    <message>
        <source>Numbers are offered, but the answer is not a number.</source>
        <translation>Se ofrecen números, pero la respuesta no es ninguno.</translation>
    </message>
    <message>
        <source>The answer, %1, is not one of the offered numbers.</source>
        <translation>La respuesta, %1, no es ninguno de los números ofrecidos.</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, and a number, as in hidden_single 1 5 0, not “%1”.</source>
        <translation>Se esperaba el nombre de una regla, una capa, el lugar de un número en ella y un número, como en hidden_single 1 5 0, no «%1».</translation>
    </message>
    <message>
        <source>A lesson can bend at most %1 numbers.</source>
        <translation>Una lección no puede doblar más de %1 números.</translation>
    </message>
    <message>
        <source>The network has no rule written as “%1”.</source>
        <translation>La red no tiene ninguna regla escrita como «%1».</translation>
    </message>
    <message>
        <source>Layer %1 of “%2” has no number %3 that can be bent.</source>
        <translation>La capa %1 de «%2» no tiene un número %3 que se pueda doblar.</translation>
    </message>
    <message>
        <source>With that number “%1” has no layers.</source>
        <translation>Con ese número «%1» no tiene capas.</translation>
    </message>
    <message>
        <source>In the other run: %1</source>
        <translation>En la otra ejecución: %1</translation>
    </message>
    <message>
        <source>There is no other run here: expected “what_if:” in this stop.</source>
        <translation>Aquí no hay otra ejecución: se esperaba «what_if:» en esta parada.</translation>
    </message>
    <message>
        <source>The other run equals the stop’s own: there is nothing to compare. Expected different rules, or a different number, as in bend hidden_single 1 5 0.</source>
        <translation>La otra ejecución es la de la propia parada: no hay nada que comparar. Se esperaban otras reglas u otro número, como en bend hidden_single 1 5 0.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Put “bend” before a number of the other run, as in bend hidden_single 1 5 0.</source>
        <translation>No existe la regla «%1». Un número de la otra ejecución lleva «bend» delante, como en bend hidden_single 1 5 0.</translation>
    </message>
    <message>
        <source>Expected the name of a PNG file beside the lesson (letters, digits, “_” and “-”), as in roof.png, or “recurrence”, not “%1”.</source>
        <translation>Se esperaba el nombre de un archivo PNG junto a la lección, con letras, cifras, «_» y «-», como en roof.png, o «recurrence», no «%1».</translation>
    </message>
    <message>
        <source>Expected a check of the whole other run after “other”, as in other result no_solution or other passes = 25, not “%1”.</source>
        <translation>Tras «other» va lo que dice toda la otra ejecución, como en other result no_solution u other passes = 25, no «%1».</translation>
    </message>
    <message>
        <source>Expected the seed of a training run, a whole number of at most nine digits, such as 41, not “%1”.</source>
        <translation>Se esperaba la semilla con la que empieza un entrenamiento, un número entero de nueve cifras como máximo, como en 41, no «%1».</translation>
    </message>
    <message>
        <source>This network has a different board. Put “network:” above everything that names places.</source>
        <translation>Esta red tiene otro tablero: se esperaba «network:» por encima de todo lo que nombra lugares.</translation>
    </message>
    <message>
        <source>The answer is true before the reader has changed anything.</source>
        <translation>La respuesta ya es cierta antes de cambiar nada.</translation>
    </message>
    <message>
        <source>The solution cannot be applied: the rule has no layers with it.</source>
        <translation>La solución no se puede aplicar: con ella la regla no tiene capas.</translation>
    </message>
    <message>
        <source>With the solution: %1</source>
        <translation>Con la solución: %1</translation>
    </message>
    <message>
        <source>A reply belongs below a “choice:”, one for each.</source>
        <translation>Una réplica va debajo de un «choice:», una por cada uno.</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, a range and your solution, as in hidden_single 1 5 -3..3 = 1, not “%1”.</source>
        <translation>Se esperaba el nombre de una regla, una capa, el lugar de un número en ella, un intervalo y su solución, como en hidden_single 1 5 -3..3 = 1, no «%1».</translation>
    </message>
    <message>
        <source>A question can have at most %1 numbers to set.</source>
        <translation>Una pregunta puede tener como máximo %1 números que ajustar.</translation>
    </message>
    <message>
        <source>The solution %1 is not in the range %2..%3.</source>
        <translation>La solución %1 no está en el intervalo %2..%3.</translation>
    </message>
    <message>
        <source>Expected one candidate, as in r2c3=4, not “%1”.</source>
        <translation>Se esperaba un candidato, como en r2c3=4, no «%1».</translation>
    </message>
    <message>
        <source>Expected “answer:” with what must be true after the change.</source>
        <translation>Se esperaba «answer:» con lo que debe cumplirse después del cambio.</translation>
    </message>
    <message>
        <source>A question has numbers to set, a candidate to erase, or answers to choose from: only one of them.</source>
        <translation>Una pregunta tiene números que ajustar, un candidato que borrar o respuestas para elegir: solo una de estas cosas.</translation>
    </message>
    <message>
        <source>The candidate to erase is not on the starting grid. The reader erases one of these.</source>
        <translation>El candidato que se debe borrar no está en la cuadrícula inicial. Se borra uno de ella.</translation>
    </message>
    <message>
        <source>A lesson can have at most %1 numbers to set.</source>
        <translation>Una lección puede tener como máximo %1 números que ajustar.</translation>
    </message>
</context>
<context>
    <name>convoku::LineLayers</name>
    <message>
        <source>In the graph</source>
        <translation>En el grafo</translation>
    </message>
    <message>
        <source>The rule graph, with the layers of this line marked</source>
        <translation>El grafo de reglas, con las capas de esta línea marcadas</translation>
    </message>
    <message>
        <source>Put the cursor in a line to see its layers here.</source>
        <translation>Ponga el cursor en una línea para ver aquí sus capas.</translation>
    </message>
    <message>
        <source>Numbers of the line</source>
        <translation>Números de la línea</translation>
    </message>
    <message>
        <source>%1: layer %2</source>
        <translation>%1: capa %2</translation>
    </message>
    <message>
        <source>%1: layers %2 to %3</source>
        <translation>%1: capas %2 a %3</translation>
    </message>
</context>
<context>
    <name>convoku::ListController</name>
    <message>
        <source>&amp;Collections</source>
        <translation>&amp;Colecciones</translation>
    </message>
    <message>
        <source>&amp;Generate puzzles…</source>
        <translation>&amp;Generar sudokus…</translation>
    </message>
    <message>
        <source>Generate puzzles from a seed, selected by what the network needs to solve them</source>
        <translation>Crear sudokus a partir de una semilla, según lo que la red necesita para resolverlos</translation>
    </message>
    <message>
        <source>Next pu&amp;zzle of the file</source>
        <translation>Sudoku siguiente del archi&amp;vo</translation>
    </message>
    <message>
        <source>Open the next puzzle of the list</source>
        <translation>Abrir el sudoku siguiente de la lista</translation>
    </message>
    <message>
        <source>Previous puzzle of the fil&amp;e</source>
        <translation>Sudoku anter&amp;ior del archivo</translation>
    </message>
    <message>
        <source>Open the previous puzzle of the list</source>
        <translation>Abrir el sudoku anterior de la lista</translation>
    </message>
    <message>
        <source>Analyse the collection</source>
        <translation>Analizar la colección</translation>
    </message>
    <message>
        <source>Solve all puzzles of the list with the network: solutions, passes, guesses, rules</source>
        <translation>Hacer que la red resuelva todos los sudokus de la lista: soluciones, pasadas, conjeturas, reglas</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Random puzzle of the list</source>
        <translation>Sudoku al azar de la lista</translation>
    </message>
    <message>
        <source>Open one of the shown puzzles at random</source>
        <translation>Abrir cualquiera de los sudokus que se muestran</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Save shown puzzles of the list…</source>
        <translation>Guardar los sudokus mostrados de la lista…</translation>
    </message>
    <message>
        <source>Save the puzzles shown by the filter, as lines or as a table with their numbers</source>
        <translation>Guardar los sudokus que muestra el filtro, como líneas o como tabla con sus números</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save selected puzzles of the list…</source>
        <translation>Guardar los sudokus seleccionados de la lista…</translation>
    </message>
    <message>
        <source>Save the selected puzzles, as lines or as a table with their numbers</source>
        <translation>Guardar los sudokus seleccionados, como líneas o como tabla con sus números</translation>
    </message>
    <message>
        <source>Histogram of passes</source>
        <translation>Histograma de pasadas</translation>
    </message>
    <message>
        <source>Show a histogram of the puzzles by passes beside the list</source>
        <translation>Mostrar junto a la lista cuántos sudokus necesitan cuántas pasadas</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Leyendo %1 …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. This one is “%1”.</source>
        <translation>Varias columnas de esta tabla contienen sudokus; esta es «%1».</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>Elegir columna…</translation>
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
        <translation>Editando un sudoku – Convoku</translation>
    </message>
    <message>
        <source>Editing %1 – Convoku</source>
        <translation>Editando %1 – Convoku</translation>
    </message>
    <message>
        <source>%1 – Convoku</source>
        <translation>%1 – Convoku</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
</context>
<context>
    <name>convoku::MarkController</name>
    <message>
        <source>Toggle &amp;breakpoint</source>
        <translation>Alternar punto de &amp;interrupción</translation>
    </message>
    <message>
        <source>Stop when the picked candidate changes or, if none is picked, when this step’s event happens</source>
        <translation>Parar donde cambia el candidato elegido o, si no hay ninguno, donde ocurre el evento de este paso</translation>
    </message>
    <message>
        <source>&amp;Add breakpoint…</source>
        <translation>&amp;Añadir punto de interrupción…</translation>
    </message>
    <message>
        <source>Choose what to stop at</source>
        <translation>Elegir en qué parar</translation>
    </message>
    <message>
        <source>&amp;Next hit</source>
        <translation>Coincidencia &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next breakpoint hit</source>
        <translation>A la coincidencia siguiente de un punto de interrupción</translation>
    </message>
    <message>
        <source>&amp;Previous hit</source>
        <translation>Coincidencia an&amp;terior</translation>
    </message>
    <message>
        <source>Go to the previous breakpoint hit</source>
        <translation>A la coincidencia anterior de un punto de interrupción</translation>
    </message>
    <message>
        <source>Toggle book&amp;mark</source>
        <translation>Alternar &amp;marcador</translation>
    </message>
    <message>
        <source>Set or remove a bookmark at this position</source>
        <translation>Poner un marcador en este lugar, o quitarlo</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>Marcador %1</translation>
    </message>
    <message>
        <source>Go to bookmark %1</source>
        <translation>Ir al marcador %1</translation>
    </message>
    <message>
        <source>E&amp;xplain the picked candidate</source>
        <translation>E&amp;xplicar el candidato elegido</translation>
    </message>
    <message>
        <source>Show why the picked candidate was removed (on the board)</source>
        <translation>Mostrar por qué se eliminó el candidato elegido (en el tablero)</translation>
    </message>
    <message>
        <source>&amp;History of the picked candidate</source>
        <translation>&amp;Historia del candidato elegido</translation>
    </message>
    <message>
        <source>Show what happened to the picked candidate (on the board)</source>
        <translation>Mostrar qué le ocurrió al candidato elegido (en el tablero)</translation>
    </message>
    <message>
        <source>Pin this la&amp;yer</source>
        <translation>&amp;Fijar esta capa</translation>
    </message>
    <message>
        <source>Keep the tensors of the layer at this position in a separate tab</source>
        <translation>Conservar en una pestaña propia los tensores de la capa de este lugar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>No breakpoints. Press F9 to set one, Ctrl+F9 to choose what to stop at.</source>
        <translation>No hay puntos de interrupción. F9 pone uno, Ctrl+F9 pregunta en qué parar.</translation>
    </message>
    <message>
        <source>There is no later hit of a breakpoint.</source>
        <translation>Ningún punto de interrupción detiene después de aquí.</translation>
    </message>
    <message>
        <source>There is no earlier hit of a breakpoint.</source>
        <translation>Ningún punto de interrupción detiene antes de aquí.</translation>
    </message>
    <message>
        <source>Breakpoint set: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>Punto de interrupción puesto: %1</translation>
    </message>
    <message>
        <source>Breakpoint removed: %1</source>
        <translation>Punto de interrupción quitado: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Detenido: %1</translation>
    </message>
    <message>
        <source>Pinned in a separate tab: %1</source>
        <translation>Fijada: %1 tiene su propia pestaña</translation>
    </message>
    <message>
        <source>%1 is pinned already</source>
        <translation>%1 ya está fijada</translation>
    </message>
</context>
<context>
    <name>convoku::MessageBar</name>
    <message>
        <source>Close message</source>
        <translation>Cerrar mensaje</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkChecks</name>
    <message>
        <source>Only removes</source>
        <translation>Solo elimina</translation>
    </message>
    <message>
        <source>%1: it restores %2.</source>
        <translation>%1: hace volver %2.</translation>
    </message>
    <message>
        <source>no candidate is restored on %1 random boards</source>
        <translation>ningún candidato vuelve en %1 tableros al azar</translation>
    </message>
    <message>
        <source>Both ways of running agree</source>
        <translation>Ambas formas de ejecutar coinciden</translation>
    </message>
    <message>
        <source>it has real numbers, which are only computed number by number</source>
        <translation>tiene números reales, que solo se calculan uno a uno</translation>
    </message>
    <message>
        <source>%1: the values of layer %2 differ</source>
        <translation>%1: los valores de la capa %2 difieren</translation>
    </message>
    <message>
        <source>bits and numbers, every number of %1 layers on %2 boards</source>
        <translation>bits y números, cada número de %1 capas en %2 tableros</translation>
    </message>
    <message>
        <source>Saves work</source>
        <translation>Ahorra trabajo</translation>
    </message>
    <message>
        <source>the network does not run this rule</source>
        <translation>la red no ejecuta esta regla</translation>
    </message>
    <message>
        <source>Sound on every board</source>
        <translation>Correcta en todo tablero</translation>
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
        <translation>Red</translation>
    </message>
    <message>
        <source>&amp;Open a network…</source>
        <translation>&amp;Abrir una red…</translation>
    </message>
    <message>
        <source>A file with your own network; the help explains how to write one</source>
        <translation>Un archivo con una red propia; la ayuda explica cómo se escribe</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Red: %1</translation>
    </message>
    <message>
        <source>This network cannot run.</source>
        <translation>Esta red no se puede ejecutar.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>The file holds several networks. Which one do you want to run?</source>
        <translation>El archivo contiene varias redes. ¿Cuál se debe ejecutar?</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>Abrir una red</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ya no existe.</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>These numbers do not belong to the running network.</source>
        <translation>Estos números no son los de la red que se ejecuta.</translation>
    </message>
    <message>
        <source>Networks and weights (*.network *.onnx *.safetensors);;All files (*)</source>
        <translation>Redes y pesos (*.network *.onnx *.safetensors);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>How do you want to read the file? “first” and “last” give the position of the digit dimension and, after “+”, that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>¿Cómo se debe leer el archivo? «first» y «last» indican dónde está la dimensión de los dígitos; detrás de «+», la de la salida. 81 números son los dígitos, o dígito / 9 − 0,5 (centred), dígito / 9 (ninths) o dígito / 10 (tenths).</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Ejemplo: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkDocument</name>
    <message>
        <source>operation</source>
        <translation>operación</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>lee</translation>
    </message>
    <message>
        <source>makes</source>
        <translation>produce</translation>
    </message>
    <message>
        <source>which is</source>
        <translation>que es</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>capas</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entra</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sale</translation>
    </message>
    <message>
        <source>**Layer %1: %2.**</source>
        <translation>**Capa %1: %2.**</translation>
    </message>
    <message>
        <source>Layer %1 does the same to other values.</source>
        <translation>La capa %1 hace lo mismo con otros valores.</translation>
    </message>
    <message>
        <source>Layers %1 do the same to other values.</source>
        <translation>Las capas %1 hacen lo mismo con otros valores.</translation>
    </message>
    <message>
        <source># All layers of the network</source>
        <translation># Todas las capas de la red</translation>
    </message>
    <message>
        <source>`convoku-cli pictures` makes this page from the network itself. Each group of layers is drawn as a graph, from its input at the top to its output at the bottom. The small picture at a layer shows its result in a run of the puzzle `%1`: the planes of its output side by side. The stronger the colour, the larger the number.</source>
        <translation>Esta página la crea la propia red, con `convoku-cli pictures`. Cada grupo de capas está dibujado como un grafo, desde lo que entra, arriba, hasta lo que sale, abajo. La imagen pequeña junto a una capa es lo que calcula en una ejecución del sudoku `%1`: los planos de su salida, uno al lado de otro; cuanto más intenso el color, mayor el número.</translation>
    </message>
    <message>
        <source>Below its table, each group lists the layers with a kernel: every convolution, pooling and unpooling, once if several do the same. One number of the output is selected, at a place where the rule has an effect. It has a blue frame. The numbers that it is computed from have an orange frame, and only the planes with such numbers are shown. The sum or the maximum is written out below.</source>
        <translation>Debajo de su tabla, cada grupo tiene las capas con núcleo: cada convolución, agrupación y desagrupación, una sola vez si varias hacen lo mismo. Se elige un número de la salida, donde la regla hace algo: tiene un marco azul. Los números de los que se compone tienen un marco naranja, y solo se muestran los planos con esos números. La suma, o el máximo, está desarrollada debajo.</translation>
    </message>
    <message>
        <source>The groups of one pass, and the values that they pass on.</source>
        <translation>Los grupos de una pasada y los valores que se pasan.</translation>
    </message>
    <message>
        <source>The values are those of pass %1.</source>
        <translation>Los valores son los de la pasada %1.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkFile</name>
    <message>
        <source>%1 holds no network, only parts of one.</source>
        <translation>%1 no contiene ninguna red, solo partes de una.</translation>
    </message>
    <message>
        <source>specify which one as FILE#ID: %1 contains %2.</source>
        <translation>diga cuál, como ARCHIVO#ID: %1 contiene %2.</translation>
    </message>
    <message>
        <source>“%1” is neither a network nor a file; the networks are %2.</source>
        <translation>no hay ninguna red ni ningún archivo «%1»; las redes son %2.</translation>
    </message>
    <message>
        <source>%1 has an encoding whose candidates do not match the givens of a puzzle, for example of %2.</source>
        <translation>%1 tiene una codificación que da otros candidatos que los que dicen las pistas de un sudoku, por ejemplo en %2.</translation>
    </message>
    <message>
        <source>%1 has a search with a custom way of keeping its stack. Such files can be checked. Only a search that equals “fewest_candidates” except for the cell it guesses in (score, one number per cell) can be run.</source>
        <translation>%1 tiene una búsqueda que lleva su pila a su manera. Esos archivos se pueden comprobar; solo se puede ejecutar una búsqueda que sea «fewest_candidates» salvo en la celda de su conjetura (score, un número para cada celda).</translation>
    </message>
    <message>
        <source>no rule of the network “%1” has learned numbers: its text has no learned(…).</source>
        <translation>ninguna regla de la red «%1» tiene números aprendidos: en su texto no hay learned(…).</translation>
    </message>
    <message>
        <source>this network cannot be written as text or take different numbers.</source>
        <translation>esta red no puede decirse como texto, y no puede recibir otros números.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPage</name>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>%1: a network in your browser</source>
        <translation>%1: una red en su navegador</translation>
    </message>
    <message>
        <source>This page runs a network and requires JavaScript.</source>
        <translation>Esta página ejecuta una red y necesita JavaScript.</translation>
    </message>
    <message>
        <source>ONNX Runtime for browsers is not in %1. Install it there with: %2</source>
        <translation>ONNX Runtime para navegadores no está en %1. Esto lo pone ahí: %2</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 no es una carpeta ni se puede crear como tal.</translation>
    </message>
    <message>
        <source>%1 already exists and does not belong to a Convoku page. Nothing is written.</source>
        <translation>%1 ya existe y no es de una página de Convoku: no se escribe nada.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>This network cannot be written as an ONNX file: %1</source>
        <translation>Esta red no se puede escribir como archivo ONNX: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Retroceder un paso</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>a button</comment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button: go on by one pass</comment>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Page Down</source>
        <comment>a key</comment>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Load</source>
        <comment>a puzzle</comment>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>appearance</comment>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>appearance</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>appearance</comment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Larger: %1</source>
        <translation>Más grande: %1</translation>
    </message>
    <message>
        <source>Smaller: %1</source>
        <translation>Más pequeño: %1</translation>
    </message>
    <message>
        <source>The network as an ONNX file</source>
        <translation>La red como archivo ONNX</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>one step forward or back; on the board, from cell to cell; on a layer, from number to number</source>
        <translation>un paso adelante y atrás; en el tablero de celda en celda, en una capa de número en número</translation>
    </message>
    <message>
        <source>one pass forward or back</source>
        <translation>una pasada adelante y atrás</translation>
    </message>
    <message>
        <source>play and pause</source>
        <translation>reproducir y pausar</translation>
    </message>
    <message>
        <source>the start and the end of the run</source>
        <translation>el inicio y el final de la ejecución</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>de parte en parte</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pasadas</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>Esta pasada</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>%1 characters, row by row: 1–%2, and a dot or 0 for an empty cell.</source>
        <translation>%1 caracteres, fila por fila: 1–%2, y un punto o 0 para una celda vacía.</translation>
    </message>
    <message>
        <source>Expected %2 characters, found %1.</source>
        <translation>Hacen falta %2 caracteres; estos son %1.</translation>
    </message>
    <message>
        <source>Character %1 is “%2”: expected a digit, or a dot for an empty cell.</source>
        <translation>El carácter %1 es «%2»: se esperaba un dígito, o un punto para una celda vacía.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>Capas: %1</translation>
    </message>
    <message>
        <source>Every value that the network computes in this step, as squares: a stronger colour is a larger value, empty is 0. To see a number, point at its square or use the arrow keys.</source>
        <translation>Cada valor que la red calcula en este paso, como cuadrados: más intenso es más, vacío es 0. Señale un cuadrado, o vaya a él con las flechas, para ver su número.</translation>
    </message>
    <message>
        <source>Step forward to see what its layers compute.</source>
        <translation>Avance un paso para ver lo que calculan sus capas.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Pass %1, step %2: %3</source>
        <translation>Pasada %1, paso %2: %3</translation>
    </message>
    <message>
        <source>The puzzle. Givens: %1, candidates: %2.</source>
        <translation>El sudoku. Pistas: %1, candidatos: %2.</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 elimina %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1 no encuentra nada aquí.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a digit from cells</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>candidates, guesses</comment>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>Solved: %1 cells with one digit each, and none twice in a house.</source>
        <translation>Resuelto: %1 celdas con un dígito cada una, y ninguno dos veces en una casa.</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>El %1 aparece dos veces en la %2, en %3 y en %4.</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>A %1 no le queda ningún candidato.</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradicción</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory: the run continues.</source>
        <translation>Ni resuelto ni contradicción: sigue.</translation>
    </message>
    <message>
        <source>continues</source>
        <comment>the run</comment>
        <translation>sigue</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 at depth %2 and sets %3 aside.</source>
        <translation>Las reglas no encuentran nada más, así que la red conjetura %1 a profundidad %2 y aparta %3.</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %3 is permanently removed from %4. Restored candidates: %2.</source>
        <translation>Se retira la conjetura %1: %3 deja %4 para siempre. Candidatos que vuelven: %2.</translation>
    </message>
    <message>
        <source>The rules still find something: no guess.</source>
        <translation>Las reglas aún encuentran algo: no hay conjetura.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Conjetura</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>There is no guess to undo: the puzzle has no solution.</source>
        <translation>No hay conjetura que retirar: el sudoku no tiene solución.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>The rules find nothing more, and there is no search: the run stops here.</source>
        <translation>Las reglas no encuentran nada más y no hay búsqueda: la ejecución se detiene aquí.</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Atascado</translation>
    </message>
    <message>
        <source>That was the last pass. The page stops here.</source>
        <translation>Esa fue la última pasada: la página no va más allá.</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Pasadas agotadas</translation>
    </message>
    <message>
        <source>Passes: %1, guesses: %2, undone: %3</source>
        <translation>Pasadas: %1, conjeturas: %2, retiradas: %3</translation>
    </message>
    <message>
        <source>Pass %1: removed: %2</source>
        <translation>Pasada %1: eliminados: %2</translation>
    </message>
    <message>
        <source>%1: removed: %2</source>
        <translation>%1: eliminados: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>fila %1, columna %2: %3</translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation>%1, pista</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1, encontrado</translation>
    </message>
    <message>
        <source>%1, guessed</source>
        <translation>%1, conjeturado</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidatos %1</translation>
    </message>
    <message>
        <source>no candidate left</source>
        <translation>sin candidatos</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <translation>eliminación de %1 por %2</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 apartado</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>vuelta de %1</translation>
    </message>
    <message>
        <source>Guess at depth %1</source>
        <translation>Conjetura a profundidad %1</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>Apartado por una conjetura</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>Se deduce de una conjetura</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Ha vuelto</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>in</source>
        <comment>what a group of layers is handed</comment>
        <translation>entra</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>the layers that it reads</comment>
        <translation>De: %1.</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>not 0: %1 of %2</source>
        <translation>distintos de 0: %1 de %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <translation>plano %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>el tablero</translation>
    </message>
    <message>
        <source>ONNX Runtime is loaded …</source>
        <translation>Se carga ONNX Runtime…</translation>
    </message>
    <message>
        <source>ONNX Runtime starts …</source>
        <translation>Se inicia ONNX Runtime…</translation>
    </message>
    <message>
        <source>The network is tested …</source>
        <translation>Se prueba la red…</translation>
    </message>
    <message>
        <source>The network runs in this browser (ONNX Runtime, WebAssembly). Correct boards in its self-test: %1.</source>
        <translation>La red se ejecuta en este navegador (ONNX Runtime, WebAssembly). Tableros de su autocomprobación que salieron bien: %1.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>the self-test failed: this browser and the program get different results for %1</source>
        <translation>la autocomprobación salió mal: este navegador no obtiene lo mismo que el programa para %1</translation>
    </message>
    <message>
        <source>The network cannot run here: %1.</source>
        <translation>La red no puede ejecutarse aquí: %1.</translation>
    </message>
    <message>
        <source>%1 restores a removed candidate</source>
        <translation>%1 repone un candidato que ya no estaba</translation>
    </message>
    <message>
        <source>its search goes deeper than the number of cells</source>
        <translation>su búsqueda llega más hondo que celdas hay</translation>
    </message>
    <message>
        <source>its search guesses something other than one candidate</source>
        <translation>su búsqueda conjetura algo que no es un candidato</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPageDialog</name>
    <message>
        <source>for a &amp;frame in your own page</source>
        <translation>para un &amp;marco en una página suya</translation>
    </message>
    <message>
        <source>Export a page for a browser</source>
        <translation>Exportar una página para un navegador</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Fo&amp;lder of the page</source>
        <translation>Carpeta de &amp;la página</translation>
    </message>
    <message>
        <source>Folder of the page</source>
        <translation>Carpeta de la página</translation>
    </message>
    <message>
        <source>Folder &amp;node_modules</source>
        <translation>Carpeta &amp;node_modules</translation>
    </message>
    <message>
        <source>Folder node_modules</source>
        <translation>Carpeta node_modules</translation>
    </message>
    <message>
        <source>ONNX Runtime runs the network in the browser. It comes from the package onnxruntime-web. Install it into that folder with: %1</source>
        <translation>Lo que ejecuta la red en el navegador, ONNX Runtime, viene del paquete onnxruntime-web, que esto trae a esa carpeta: %1</translation>
    </message>
    <message>
        <source>Without a header and with the layers collapsed</source>
        <translation>Sin cabecera y con las capas plegadas</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPicker</name>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>Abrir una red</translation>
    </message>
    <message>
        <source>Networks (*.network *.onnx);;All files (*)</source>
        <translation>Redes (*.network *.onnx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>How do you want to read the file?</source>
        <translation>¿Cómo se debe leer el archivo?</translation>
    </message>
    <message>
        <source>Which network of the file?</source>
        <translation>¿Qué red del archivo?</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWording</name>
    <message>
        <source>The digits of the puzzle become planes, one for each digit; an empty cell is 1 in all of them.</source>
        <translation>Los dígitos del sudoku se convierten en planos, uno por cada dígito; una celda vacía es 1 en todos.</translation>
    </message>
    <message>
        <source>A cell whose only candidate is a digit clears that digit from the rest of its house.</source>
        <translation>Una celda cuyo único candidato es un dígito elimina ese dígito del resto de su casa.</translation>
    </message>
    <message>
        <source>If a digit occurs in only one line of a box, it is removed from the rest of that line.</source>
        <translation>Un dígito que, dentro de una caja, está en una sola línea se va del resto de esa línea.</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its house loses every other candidate.</source>
        <translation>Una celda que es el único lugar para un dígito en su casa pierde todos los demás candidatos.</translation>
    </message>
    <message>
        <source>Two cells of a house with exactly the same two candidates clear these two digits from the rest of the house.</source>
        <translation>Dos celdas de una casa con exactamente los mismos dos candidatos eliminan estos dos dígitos del resto de la casa.</translation>
    </message>
    <message>
        <source>Solved if every cell has one candidate and no house has one twice. A contradiction if a cell has none, or if two cells of a house have the same one.</source>
        <translation>Resuelto si cada celda tiene un solo candidato y ninguna casa tiene el mismo dos veces; contradicción si una celda no tiene ninguno, o si dos celdas de una casa tienen el mismo como único.</translation>
    </message>
    <message>
        <source>When the rules find nothing more, the search guesses in the cell with the fewest candidates. A contradiction undoes the last guess.</source>
        <translation>Donde las reglas no encuentran nada más, se hace una conjetura en la celda con menos candidatos; una contradicción retira la última conjetura.</translation>
    </message>
    <message>
        <source>The article&apos;s network: nine rules, a verdict, and a search with one stack in a tensor.</source>
        <translation>La red del artículo: nueve reglas, un veredicto y una búsqueda con una sola pila en un tensor.</translation>
    </message>
    <message>
        <source>The first six rules of the article: singles and pointing, without pairs.</source>
        <translation>Las seis primeras reglas del artículo: únicos y apuntado, sin pares.</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>part of a network</comment>
        <translation>regla</translation>
    </message>
    <message>
        <source>encoding</source>
        <comment>part of a network</comment>
        <translation>codificación</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>part of a network</comment>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>search</source>
        <comment>part of a network</comment>
        <translation>búsqueda</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1: what should stand there; %2: what does</extracomment>
        <translation>se esperaba: %1</translation>
    </message>
    <message>
        <source>expected %1, found “%2”</source>
        <translation>se esperaba: %1, pero hay «%2»</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>a name of lower-case letters, digits and _</source>
        <translation>un nombre de letras minúsculas (a–z), dígitos y _</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>el final de la línea</translation>
    </message>
    <message>
        <source>a line indented like the first one below the name, with spaces and no tabs</source>
        <translation>una línea con la misma sangría que la primera debajo del nombre, con espacios y sin tabuladores</translation>
    </message>
    <message>
        <source>a sentence in quotes</source>
        <translation>una frase entre comillas</translation>
    </message>
    <message>
        <source>the inputs of such a part: %1</source>
        <translation>lo que recibe una parte así: %1</translation>
    </message>
    <message>
        <source>the results of such a part, all computed above: %1</source>
        <translation>lo que devuelve una parte así, todo ello calculado más arriba: %1</translation>
    </message>
    <message>
        <source>a value: a name, a number, a word with its arguments, ( or ~</source>
        <translation>un valor: un nombre, un número, una palabra con sus argumentos, ( o ~</translation>
    </message>
    <message>
        <source>a last line that returns</source>
        <translation>una última línea con return</translation>
    </message>
    <message>
        <source>nothing after what is returned</source>
        <translation>nada detrás de lo que se devuelve</translation>
    </message>
    <message>
        <source>an unused name</source>
        <translation>un nombre que todavía esté libre</translation>
    </message>
    <message>
        <source>the name of a value defined above</source>
        <translation>el nombre de un valor que esté más arriba</translation>
    </message>
    <message>
        <source>a part of that kind, from this file or listed by “convoku-cli network list”</source>
        <translation>una parte de esa clase, de este archivo o de las que enumera «convoku-cli network list»</translation>
    </message>
    <message>
        <source>a house for which there is such a rule</source>
        <translation>una casa para la que exista esa regla</translation>
    </message>
    <message>
        <source>a rule that is not already in the network</source>
        <translation>una regla que no esté ya en la red</translation>
    </message>
    <message>
        <source>a line “cause NAME” with the value that holds the rule’s finding</source>
        <translation>una línea «cause NAME», con el valor que dice qué encontró la regla</translation>
    </message>
    <message>
        <source>fewer nested parentheses</source>
        <translation>menos paréntesis unos dentro de otros</translation>
    </message>
    <message>
        <source>at most 64 KiB and 1,000 lines</source>
        <translation>como máximo 64 KiB y 1000 líneas</translation>
    </message>
    <message>
        <source>text in UTF-8 without control characters</source>
        <translation>texto en UTF-8 sin caracteres de control</translation>
    </message>
    <message>
        <source>a word of the language followed by (</source>
        <translation>una palabra del lenguaje seguida de (</translation>
    </message>
    <message>
        <source>the arguments that this word takes; see the help, “Networks as text”</source>
        <translation>los argumentos que admite esta palabra; véase la ayuda, «Redes como texto»</translation>
    </message>
    <message>
        <source>a whole number that is valid here</source>
        <translation>un número entero que sea posible aquí</translation>
    </message>
    <message>
        <source>weights such as pairs(digit) or ones(1, 9), or lists of numbers of equal length</source>
        <translation>pesos, como pairs(digit) u ones(1, 9), o listas de números, todas igual de largas</translation>
    </message>
    <message>
        <source>a list of numbers, one for each output plane (%1)</source>
        <translation>una lista de números, uno por cada plano que sale (%1)</translation>
    </message>
    <message>
        <source>matching shapes; the shapes here: %1</source>
        <translation>formas que encajen entre sí; aquí se juntan: %1</translation>
    </message>
    <message>
        <source>a value of only 0s and 1s; this one can be %1</source>
        <translation>un valor de 0 y 1; este puede ser %1</translation>
    </message>
    <message>
        <source>a range inside %1</source>
        <translation>un intervalo dentro de %1</translation>
    </message>
    <message>
        <source>smaller numbers (up to 16,777,216) or fewer of them (up to 65,536)</source>
        <translation>números más pequeños (hasta 16&#xa0;777&#xa0;216) o menos números (hasta 65&#xa0;536)</translation>
    </message>
    <message>
        <source>something to compute; this line creates no layer</source>
        <translation>algo que calcular: esta línea no produce ninguna capa</translation>
    </message>
    <message>
        <source>a result like the input of the next pass; shape (and the expected one) %1, numbers %2</source>
        <translation>un resultado como lo que recibe la pasada siguiente; forma (y la que hace falta) %1, números %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>at most %1 rules</source>
        <translation>no más reglas que estas (%1)</translation>
    </message>
    <message>
        <source>less computation (additions: at most %1)</source>
        <translation>menos que calcular (sumas: %1 como máximo)</translation>
    </message>
    <message>
        <source>The article’s nine rules</source>
        <extracomment>a network: the nine rules of the article that the program is about</extracomment>
        <translation>Las nueve reglas del artículo</translation>
    </message>
    <message>
        <source>The article’s first six rules</source>
        <translation>Las seis primeras reglas del artículo</translation>
    </message>
    <message>
        <source>a shorter text (characters: at most %1)</source>
        <translation>un texto más corto (caracteres: %1 como máximo)</translation>
    </message>
    <message>
        <source>a number with at most six digits before the point and nine after it</source>
        <translation>un número de seis cifras como máximo, y nueve tras el punto</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>planes, rows, columns or what they represent (digit, row, column), each once</source>
        <translation>planes, rows, columns o lo que representan (digit, row, column), cada uno una vez</translation>
    </message>
    <message>
        <source>lists of numbers of equal length: the rows of a kernel</source>
        <translation>listas de números, todas igual de largas: las filas de un núcleo</translation>
    </message>
    <message>
        <source>whole numbers, as only these go from pass to pass; pick_one converts other numbers</source>
        <translation>números enteros, los únicos que van de pasada en pasada; pick_one los hace de otros</translation>
    </message>
    <message>
        <source>whole numbers; this value has other numbers. Use clamp, minimum and maximum for those, or pick_one to convert them to whole numbers</source>
        <translation>números enteros; este valor tiene otros. Para esos están clamp, minimum y maximum, y pick_one hace enteros de ellos</translation>
    </message>
    <message>
        <source>Like clashes, but a digit that occurs twice in a custom house of the network is also a contradiction.</source>
        <translation>Como clashes, y un dígito que está dos veces en una casa propia de la red también es una contradicción.</translation>
    </message>
    <message>
        <source>Sudoku X: the article&apos;s nine rules, and the applicable ones for the two diagonals, which also hold nine different digits.</source>
        <translation>Sudoku X: las nueve reglas del artículo, y las que sirven para las dos diagonales, que también contienen nueve dígitos distintos.</translation>
    </message>
    <message>
        <source>row, column or box, each once; in a network also a custom house defined above</source>
        <translation>row, column o box, cada una una vez; en una red también una casa propia que esté más arriba</translation>
    </message>
    <message>
        <source>%1 cells, each once: r1c1, r2c2 …</source>
        <translation>%1 celdas, cada una una vez: r1c1, r2c2 …</translation>
    </message>
    <message>
        <source>house or rule; or, once each, board (above any house), encoding, verdict and search; board and search are optional</source>
        <translation>house o rule, o una vez cada una board (por encima de cualquier house), encoding, verdict y search; board y search pueden faltar</translation>
    </message>
    <message>
        <source>a line “house NAME: …” for this verdict to check</source>
        <translation>una línea «house NOMBRE: …» que este veredicto pueda mirar</translation>
    </message>
    <message>
        <source>house, row, column, box, digit, board or plane; for rows and columns also part, parts or boxes; for counting in a verdict also own_houses</source>
        <translation>house, row, column, box, digit, board o plane; para filas y columnas también part, parts o boxes; en un veredicto, para contar, también own_houses</translation>
    </message>
    <message>
        <source>Sudoku X, with diagonals</source>
        <translation>Sudoku X, con diagonales</translation>
    </message>
    <message>
        <source>at most %1 custom houses</source>
        <translation>no más casas propias que estas (%1)</translation>
    </message>
    <message>
        <source>If k places of a group have only k values between them, these values are removed from the other places of the group.</source>
        <translation>Donde k lugares de un grupo solo tienen k valores entre todos, estos valores se van de los demás lugares del grupo.</translation>
    </message>
    <message>
        <source>If a digit occurs in only one box of a line, it is removed from the rest of that box.</source>
        <translation>Un dígito que, dentro de una línea, está en una sola caja se va del resto de esa caja.</translation>
    </message>
    <message>
        <source>If a cell of a house has a single candidate, that digit is removed from the rest of the house.</source>
        <translation>Una celda de una casa con un solo candidato elimina ese dígito del resto de la casa.</translation>
    </message>
    <message>
        <source>If a digit has a single cell in a house, all other digits are removed from that cell.</source>
        <translation>Un dígito que solo tiene una celda en una casa elimina de esa celda todos los demás dígitos.</translation>
    </message>
    <message>
        <source>If two cells of a house have only two digits between them, these digits are removed from the rest of the house.</source>
        <translation>Dos celdas de una casa que entre ambas solo tienen dos dígitos eliminan estos dígitos del resto de la casa.</translation>
    </message>
    <message>
        <source>If two digits have only two cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Dos dígitos que entre ambos solo tienen dos celdas de una casa eliminan de estas celdas todos los demás dígitos.</translation>
    </message>
    <message>
        <source>If two rows together have a digit in only two columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Un dígito que en dos filas solo tiene dos columnas entre ambas se va del resto de esas columnas; y lo mismo con dos columnas y dos filas.</translation>
    </message>
    <message>
        <source>If three cells of a house have only three digits between them, these digits are removed from the rest of the house.</source>
        <translation>Tres celdas de una casa que entre todas solo tienen tres dígitos eliminan estos dígitos del resto de la casa.</translation>
    </message>
    <message>
        <source>If three digits have only three cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Tres dígitos que entre todos solo tienen tres celdas de una casa eliminan de estas celdas todos los demás dígitos.</translation>
    </message>
    <message>
        <source>If three rows together have a digit in only three columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Un dígito que en tres filas solo tiene tres columnas entre todas se va del resto de esas columnas; y lo mismo con tres columnas y tres filas.</translation>
    </message>
    <message>
        <source>If four cells of a house have only four digits between them, these digits are removed from the rest of the house.</source>
        <translation>Cuatro celdas de una casa que entre todas solo tienen cuatro dígitos eliminan estos dígitos del resto de la casa.</translation>
    </message>
    <message>
        <source>If four digits have only four cells of a house between them, all other digits are removed from these cells.</source>
        <translation>Cuatro dígitos que entre todos solo tienen cuatro celdas de una casa eliminan de estas celdas todos los demás dígitos.</translation>
    </message>
    <message>
        <source>If four rows together have a digit in only four columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>Un dígito que en cuatro filas solo tiene cuatro columnas entre todas se va del resto de esas columnas; y lo mismo con cuatro columnas y cuatro filas.</translation>
    </message>
    <message>
        <source>One kernel for all: singles, pairs and triples (naked and hidden), X-wing and swordfish use the same weights, applied along different axes of the candidates; with pointing and claiming.</source>
        <translation>Un núcleo para todas: únicos, pares y tríos, desnudos y ocultos, X-Wing y pez espada son los mismos pesos, extendidos sobre los candidatos desde otro lado; con apuntado y reclamación.</translation>
    </message>
    <message>
        <source>kernel</source>
        <comment>part of a network</comment>
        <translation>núcleo</translation>
    </message>
    <message>
        <source>One kernel</source>
        <extracomment>a network: all rules but two are the same convolution kernel</extracomment>
        <translation>Un núcleo</translation>
    </message>
    <message>
        <source>a line that begins a rule, an encoding, a verdict, a search, a kernel or a network</source>
        <translation>una línea con la que empiece una regla, una codificación, un veredicto, una búsqueda, un núcleo o una red</translation>
    </message>
    <message>
        <source>value, group and place (digit, house and cell in any order), and k (1 … %1)</source>
        <translation>value, group y place, que son digit, house y cell en algún orden, y k, 1 … %1</translation>
    </message>
    <message>
        <source>%1 (%2; line %3)</source>
        <extracomment>a shape, what its dimensions stand for, and the line that made it: [36, 9, 9] (pairs of columns, rows, digits; line 3)</extracomment>
        <translation>%1 (%2; línea %3)</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (línea %2)</translation>
    </message>
    <message>
        <source>the place of a weight, from 1 to %1</source>
        <translation>el lugar de un peso, de 1 a %1</translation>
    </message>
    <message>
        <source>Like clashes, but a house with no place left for a digit is also a contradiction.</source>
        <translation>Como clashes, y una contradicción también donde a una casa no le queda lugar para un dígito.</translation>
    </message>
    <message>
        <source>Like fewest_candidates, but ties go to the cell with the most open neighbours.</source>
        <translation>Como fewest_candidates, pero de las celdas con menos candidatos se hace la conjetura en aquella alrededor de la cual hay más sin decidir.</translation>
    </message>
    <message>
        <source>Made for many puzzles: singles in every house, pointing and claiming, a verdict that detects more, and a guess that settles more.</source>
        <translation>Hecha para muchos sudokus: únicos en cada casa, apuntado y reclamación, un veredicto que ve más y una conjetura que aclara más.</translation>
    </message>
    <message>
        <source>The fast one</source>
        <extracomment>a network: the one that needs the least time for many puzzles</extracomment>
        <translation>La rápida</translation>
    </message>
    <message>
        <source>A trained network looks at all houses at once, six times, and removes the candidates that it rates unlikely.</source>
        <translation>Una red entrenada mira seis veces todas las casas a la vez y borra los candidatos que le parecen improbables.</translation>
    </message>
    <message>
        <source>A small trained network, the counterpart of the written ones: it reads the same candidates and removes the unlikely ones. Its removals can be wrong.</source>
        <translation>Una pequeña red entrenada, gemela de las escritas: entran los mismos candidatos y se van los improbables. Lo que borra puede ser erróneo.</translation>
    </message>
    <message>
        <source>A small trained one</source>
        <extracomment>a network: its weights were learned from examples</extracomment>
        <translation>Una pequeña entrenada</translation>
    </message>
    <message>
        <source>a number above 0, such as 0.00001</source>
        <translation>un número mayor que 0, como 0.00001</translation>
    </message>
    <message>
        <source>a file name in quotes, without a folder: letters, digits, _, - and .</source>
        <translation>el nombre de un archivo entre comillas, sin carpeta: letras, cifras, _, - y .</translation>
    </message>
    <message>
        <source>the weights file, next to the network file</source>
        <translation>el archivo de pesos, junto al archivo de la red</translation>
    </message>
    <message>
        <source>this tensor in the weights file: %1</source>
        <extracomment>%1: name and shape, round1.weight [24, 24, 1, 1]</extracomment>
        <translation>este tensor en el archivo de pesos: %1</translation>
    </message>
    <message>
        <source>a layer for each tensor of the weights file</source>
        <translation>una capa para cada tensor del archivo de pesos</translation>
    </message>
    <message>
        <source>A trained network checks whether a digit has only one place in the row. If so, it removes the other digits from that cell.</source>
        <translation>Una red entrenada pregunta si a un dígito le queda un solo lugar en la fila y, si es así, borra de esa celda los demás dígitos.</translation>
    </message>
    <message>
        <source>The article&apos;s network, except for the count in rows: its nine weights and a bias were trained and are right for 91 of 100 rows.</source>
        <translation>La red del artículo, salvo el recuento en las filas: sus nueve pesos y un sesgo se entrenaron, y aciertan en 91 de cada 100 filas.</translation>
    </message>
    <message>
        <source>With a trained count</source>
        <extracomment>a network: the article&apos;s rules, of which the one that counts in rows was learned from examples</extracomment>
        <translation>Con un recuento entrenado</translation>
    </message>
    <message>
        <source>%1, untrained</source>
        <extracomment>%1: the name of a network whose numbers are random as long as nobody has trained them</extracomment>
        <translation>%1, sin entrenar</translation>
    </message>
    <message>
        <source>NAME = … or return; in a rule also cause, count, keep, weights, memory or remember</source>
        <translation>NOMBRE = … o return; en una regla también cause, count, keep, weights, memory o remember</translation>
    </message>
    <message>
        <source>remember %1 = …, the value that the next pass receives</source>
        <extracomment>%1: the name of a memory</extracomment>
        <translation>remember %1 = …, que dice qué recibe la pasada siguiente</translation>
    </message>
    <message>
        <source>a value like the memory; shape (and the expected one) %1, numbers within %2</source>
        <translation>un valor como la memoria; forma (y la pedida) %1, números dentro de %2</translation>
    </message>
    <message>
        <source>fewer or smaller memories (at most %1)</source>
        <translation>menos memorias o más pequeñas (como mucho %1)</translation>
    </message>
    <message>
        <source>no search: one of its rules remembers numbers, and undoing a guess cannot restore them</source>
        <translation>ninguna búsqueda: una de sus reglas recuerda números, y una suposición no podría retirarlos</translation>
    </message>
    <message>
        <source>words after # for each layer of the line, separated by ; (%1), or none</source>
        <translation>palabras detrás de # para cada capa de la línea, con ; entre ellas (%1), o ninguna</translation>
    </message>
    <message>
        <source>%1, %2×%2</source>
        <extracomment>the name of a network, and the side of the board that it is for: The article’s nine rules, 4×4</extracomment>
        <translation>%1, %2×%2</translation>
    </message>
    <message>
        <source>a board, such as board(side=4, box=2x2); boxes can be 2x2, 2x3, 3x2, 2x4, 4x2 and 3x3</source>
        <translation>un tablero, como board(side=4, box=2x2); las cajas pueden ser 2x2, 2x3, 3x2, 2x4, 4x2 y 3x3</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 4×4: the same nine rules, verdict and search, with a tensor of 64 numbers.</source>
        <translation>La red del artículo en un tablero de 4×4: las mismas nueve reglas, el mismo veredicto y la misma búsqueda, con un tensor de 64 números.</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 6×6, with boxes of 2×3: the same nine rules, verdict and search.</source>
        <translation>La red del artículo en un tablero de 6×6, con cajas de 2×3: las mismas nueve reglas, el mismo veredicto y la misma búsqueda.</translation>
    </message>
    <message>
        <source>One kernel for all on a board of 4×4: singles and pairs (naked and hidden) and X-wing use the same weights, applied along different axes of the candidates.</source>
        <translation>Un núcleo para todas en un tablero de 4×4: únicos y pares, desnudos y ocultos, y X-Wing son los mismos pesos, extendidos sobre los candidatos desde otro lado.</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWords</name>
    <message>
        <source>begins a rule</source>
        <translation>empieza una regla</translation>
    </message>
    <message>
        <source>lists the parts of a network</source>
        <translation>dice de qué partes se compone una red</translation>
    </message>
    <message>
        <source>turns the givens into candidates</source>
        <translation>hace candidatos de las pistas</translation>
    </message>
    <message>
        <source>reports what is solved and what is contradictory</source>
        <translation>dice qué está resuelto y qué se contradice</translation>
    </message>
    <message>
        <source>guesses, and undoes guesses</source>
        <translation>conjetura y retira conjeturas</translation>
    </message>
    <message>
        <source>the house that the rule applies to</source>
        <translation>la casa de la regla</translation>
    </message>
    <message>
        <source>the value that holds the finding</source>
        <translation>el valor que dice qué se halló</translation>
    </message>
    <message>
        <source>the value that the finding depends on</source>
        <translation>el valor del que depende</translation>
    </message>
    <message>
        <source>other values that are read by name</source>
        <translation>otros que se leen por su nombre</translation>
    </message>
    <message>
        <source>the candidates that stay</source>
        <translation>los candidatos que quedan</translation>
    </message>
    <message>
        <source>adds a window up</source>
        <translation>suma una ventana</translation>
    </message>
    <message>
        <source>the largest number in a window</source>
        <translation>el mayor número de una ventana</translation>
    </message>
    <message>
        <source>the mean of a window</source>
        <translation>la media de una ventana</translation>
    </message>
    <message>
        <source>copies to all cells of the window</source>
        <translation>copia a todas las celdas de la ventana</translation>
    </message>
    <message>
        <source>1 if a is k, else 0</source>
        <translation>1 donde a es k; si no, 0</translation>
    </message>
    <message>
        <source>1 if both are equal, else 0</source>
        <translation>1 donde ambos son iguales; si no, 0</translation>
    </message>
    <message>
        <source>0 stays 0, more becomes 1</source>
        <translation>0 sigue 0, más se vuelve 1</translation>
    </message>
    <message>
        <source>a if s is 0, b if s is 1</source>
        <translation>a donde s es 0, b donde s es 1</translation>
    </message>
    <message>
        <source>weighted sums of planes</source>
        <translation>sumas ponderadas de planos</translation>
    </message>
    <message>
        <source>a single 1 at the largest number in a plane</source>
        <translation>un solo 1 en el mayor número de un plano</translation>
    </message>
    <message>
        <source>the same numbers in a different shape</source>
        <translation>los mismos números con otra forma</translation>
    </message>
    <message>
        <source>a different order of dimensions</source>
        <translation>otro orden de las dimensiones</translation>
    </message>
    <message>
        <source>zeros around each plane</source>
        <translation>ceros alrededor de cada plano</translation>
    </message>
    <message>
        <source>a kernel over each plane</source>
        <translation>un núcleo sobre cada plano</translation>
    </message>
    <message>
        <source>a + b, number by number</source>
        <translation>a + b, número a número</translation>
    </message>
    <message>
        <source>a − b, number by number</source>
        <translation>a − b, número a número</translation>
    </message>
    <message>
        <source>a · b, number by number</source>
        <translation>a · b, número a número</translation>
    </message>
    <message>
        <source>the smaller number of both</source>
        <translation>el menor de ambos números</translation>
    </message>
    <message>
        <source>the larger number of both</source>
        <translation>el mayor de ambos números</translation>
    </message>
    <message>
        <source>m · a + k</source>
        <translation>m · a + k</translation>
    </message>
    <message>
        <source>at least k, at most m</source>
        <translation>no menos que k, no más que m</translation>
    </message>
    <message>
        <source>not less than 0</source>
        <translation>no menos que 0</translation>
    </message>
    <message>
        <source>pressed between 0 and 1</source>
        <translation>comprimido entre 0 y 1</translation>
    </message>
    <message>
        <source>pressed between −1 and 1</source>
        <translation>comprimido entre −1 y 1</translation>
    </message>
    <message>
        <source>shares that add up to 1</source>
        <translation>partes que suman 1</translation>
    </message>
    <message>
        <source>cells side by side</source>
        <translation>celdas una al lado de otra</translation>
    </message>
    <message>
        <source>cells one below the other</source>
        <translation>celdas una debajo de otra</translation>
    </message>
    <message>
        <source>the cells of a box</source>
        <translation>las celdas de una caja</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>todas las celdas</translation>
    </message>
    <message>
        <source>all of a plane</source>
        <translation>un plano entero</translation>
    </message>
    <message>
        <source>all planes of a cell</source>
        <translation>todos los planos de una celda</translation>
    </message>
    <message>
        <source>the intersection of a line and a box</source>
        <translation>lo que tienen en común una línea y una caja</translation>
    </message>
    <message>
        <source>such parts of a box</source>
        <translation>las partes así de una caja</translation>
    </message>
    <message>
        <source>the houses that the network names, in a verdict</source>
        <translation>las casas que nombra la red, en un veredicto</translation>
    </message>
    <message>
        <source>a dimension of a value</source>
        <translation>una dimensión de un valor</translation>
    </message>
    <message>
        <source>which window</source>
        <translation>qué ventana</translation>
    </message>
    <message>
        <source>which dimension</source>
        <translation>qué dimensión</translation>
    </message>
    <message>
        <source>a factor</source>
        <translation>un factor</translation>
    </message>
    <message>
        <source>the number added</source>
        <translation>lo que se suma</translation>
    </message>
    <message>
        <source>the lower end</source>
        <translation>el extremo inferior</translation>
    </message>
    <message>
        <source>the upper end</source>
        <translation>el extremo superior</translation>
    </message>
    <message>
        <source>one number per plane</source>
        <translation>un número por plano</translation>
    </message>
    <message>
        <source>all pairs of digits</source>
        <translation>todos los pares de dígitos</translation>
    </message>
    <message>
        <source>all threes of digits</source>
        <translation>todos los tríos de dígitos</translation>
    </message>
    <message>
        <source>weights that are all 1</source>
        <translation>pesos que son todos 1</translation>
    </message>
    <message>
        <source>weights that are all 0</source>
        <translation>pesos que son todos 0</translation>
    </message>
    <message>
        <source>each plane as it is</source>
        <translation>cada plano tal como es</translation>
    </message>
    <message>
        <source>weights with rows and columns exchanged</source>
        <translation>pesos con filas y columnas intercambiadas</translation>
    </message>
    <message>
        <source>weights with the opposite sign</source>
        <translation>pesos con el otro signo</translation>
    </message>
    <message>
        <source>weights side by side</source>
        <translation>pesos uno al lado de otro</translation>
    </message>
    <message>
        <source>weights one below the other</source>
        <translation>pesos uno debajo de otro</translation>
    </message>
    <message>
        <source>begins a kernel that rules share</source>
        <translation>empieza un núcleo, que varias reglas comparten</translation>
    </message>
    <message>
        <source>turned to fit the input of a kernel</source>
        <translation>girado, como lo recibe un núcleo</translation>
    </message>
    <message>
        <source>turned back</source>
        <translation>girado de vuelta</translation>
    </message>
    <message>
        <source>the places of a group, in a kernel</source>
        <translation>los lugares de un grupo, en un núcleo</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s values</source>
        <translation>qué son los valores de un núcleo</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s groups</source>
        <translation>qué son los grupos de un núcleo</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s places</source>
        <translation>qué son los lugares de un núcleo</translation>
    </message>
    <message>
        <source>the kernel’s number, 1 to 8</source>
        <translation>el número del núcleo, de 1 a 8</translation>
    </message>
    <message>
        <source>1 where the weights are 0, and 0 where they are 1</source>
        <translation>1 donde los pesos son 0, y 0 donde son 1</translation>
    </message>
    <message>
        <source>a count with a different weight, or with a bias</source>
        <translation>un recuento con otro peso, o con sesgo</translation>
    </message>
    <message>
        <source>index of the weight in a count, from 1</source>
        <translation>qué peso de un recuento, desde 1</translation>
    </message>
    <message>
        <source>index of the row of the weights, from 1</source>
        <translation>qué fila de los pesos, desde 1</translation>
    </message>
    <message>
        <source>index of the weight in the row, from 1</source>
        <translation>qué peso de la fila, desde 1</translation>
    </message>
    <message>
        <source>weights with one number replaced</source>
        <translation>pesos de los que uno es otro número</translation>
    </message>
    <message>
        <source>the planes of a, followed by those of b</source>
        <translation>los planos de uno detrás de los del otro</translation>
    </message>
    <message>
        <source>1 if a is at least this number, else 0</source>
        <translation>1 donde a es eso o más, si no 0</translation>
    </message>
    <message>
        <source>rows of a times columns of b, plane by plane</source>
        <translation>filas de a por columnas de b, plano por plano</translation>
    </message>
    <message>
        <source>numbers scaled to a mean size of 1</source>
        <translation>números que en promedio son tan grandes como 1</translation>
    </message>
    <message>
        <source>0 if it is far below 0, without a kink</source>
        <translation>0 donde está muy por debajo de 0, sin esquina</translation>
    </message>
    <message>
        <source>number added to a mean to avoid division by 0</source>
        <translation>lo que se suma a una media para no dividir por 0</translation>
    </message>
    <message>
        <source>the file with the rule’s learned weights</source>
        <translation>el archivo con lo que la regla ha aprendido</translation>
    </message>
    <message>
        <source>numbers received from the previous pass</source>
        <translation>números que recibe de la pasada anterior</translation>
    </message>
    <message>
        <source>the numbers handed to the next pass</source>
        <translation>los números que recibe la pasada siguiente</translation>
    </message>
    <message>
        <source>a convolution with learned numbers</source>
        <translation>una convolución cuyos números se aprendieron</translation>
    </message>
    <message>
        <source>each plane scaled as in training</source>
        <translation>cada plano tan grande como en el entrenamiento</translation>
    </message>
    <message>
        <source>each plane times a learned number, plus a second one</source>
        <translation>cada plano por un número aprendido, más otro</translation>
    </message>
    <message>
        <source>the size of the board and of its boxes</source>
        <translation>qué tamaño tienen el tablero y sus cajas</translation>
    </message>
    <message>
        <source>such parts of a line</source>
        <translation>las partes así de una línea</translation>
    </message>
    <message>
        <source>1, 2, 3 …, one below the other</source>
        <translation>1, 2, 3…, uno debajo de otro</translation>
    </message>
    <message>
        <source>the number of digits of the board</source>
        <translation>cuántos dígitos tiene el tablero</translation>
    </message>
    <message>
        <source>the number of cells of the board</source>
        <translation>cuántas celdas tiene el tablero</translation>
    </message>
    <message>
        <source>the highest level of a search on the board</source>
        <translation>el nivel más alto de una búsqueda en el tablero</translation>
    </message>
</context>
<context>
    <name>convoku::NodeCanvas</name>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
</context>
<context>
    <name>convoku::NoticeController</name>
    <message>
        <source>This is the start of the run. Nothing comes before it.</source>
        <translation>Este es el inicio de la ejecución: no hay nada antes.</translation>
    </message>
    <message>
        <source>The run has reached this point and is still running.</source>
        <translation>Hasta aquí ha llegado la ejecución; sigue en curso.</translation>
    </message>
    <message>
        <source>This is the end of the run. %1</source>
        <translation>Este es el final de la ejecución. %1</translation>
    </message>
</context>
<context>
    <name>convoku::NumberWording</name>
    <message>
        <source>no</source>
        <extracomment>answers of a layer, where 1 means yes and 0 means no</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>That is what the next layers look for.</source>
        <translation>Eso es lo que buscan las capas siguientes.</translation>
    </message>
    <message>
        <source>The next layers look for %1.</source>
        <translation>Las capas siguientes buscan %1.</translation>
    </message>
    <message>
        <source>In %1, %2 has no place left.</source>
        <extracomment>%1: a house, %2: a digit: in row 5, 6 has no place left</extracomment>
        <translation>En %1, el %2 ya no tiene lugar.</translation>
    </message>
    <message numerus="yes">
        <source>In %1, %2 has %n place(s) left: %3.</source>
        <extracomment>%1: a house, %2: a digit, %3: cells: in row 5, 6 has 2 places left: r5c4 and r5c6</extracomment>
        <translation>
            <numerusform>En %1, al %2 le queda %n lugar: %3.</numerusform>
            <numerusform>En %1, al %2 le quedan %n lugares: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 ya no tiene candidatos.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n candidate(s) left: %2.</source>
        <extracomment>%1: a cell, %2: digits: r5c4 has 3 candidates left: 1, 6 and 8</extracomment>
        <translation>
            <numerusform>A %1 le queda %n candidato: %2.</numerusform>
            <numerusform>A %1 le quedan %n candidatos: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is not equal to %3, so the answer is no.</source>
        <extracomment>%1: a row and a digit, or a cell; %2, %3: numbers: row 5, digit 6: 2 is not equal to 1, so the answer is no</extracomment>
        <translation>%1: %2 no es igual a %3, así que la respuesta es no.</translation>
    </message>
    <message>
        <source>%1: %2 is equal to %3, so the answer is yes.</source>
        <translation>%1: %2 es igual a %3, así que la respuesta es sí.</translation>
    </message>
    <message>
        <source>%1 was not a candidate before this rule.</source>
        <extracomment>%1: a digit in a cell: 6 in r5c4</extracomment>
        <translation>%1 ya no era candidato antes de esta regla.</translation>
    </message>
    <message>
        <source>The rule removes %1.</source>
        <translation>La regla elimina %1.</translation>
    </message>
    <message>
        <source>%1 stays a candidate.</source>
        <translation>%1 sigue siendo candidato.</translation>
    </message>
    <message>
        <source>%1 gets its answer from %2: %3.</source>
        <extracomment>%1, %2: places: 6 in r5c4 takes the answer of row 5, digit 6: no</extracomment>
        <translation>%1 toma la respuesta de %2: %3.</translation>
    </message>
    <message>
        <source>“candidate”</source>
        <translation>«candidato»</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>the switch is %1, so the number comes from %2: %3.</source>
        <extracomment>%1: yes or no; %2: a name in quotation marks; %3: a number</extracomment>
        <translation>el interruptor está en %1, así que el número es el de %2: %3.</translation>
    </message>
    <message>
        <source>no number in the window is 1, so the answer is no.</source>
        <translation>ningún número de la ventana es 1, así que la respuesta es no.</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, so the answer is %3.</source>
        <extracomment>%1, %2: names in quotation marks; %3: yes or no</extracomment>
        <translation>%1 y %2 valen ambos %3, así que la respuesta es %3.</translation>
    </message>
    <message>
        <source>%1 is %2, so the answer is %3.</source>
        <extracomment>%1: a name in quotation marks, or a place; %2: yes, no or a number; %3: yes or no</extracomment>
        <translation>%1 vale %2, así que la respuesta es %3.</translation>
    </message>
</context>
<context>
    <name>convoku::OneBoard</name>
    <message numerus="yes">
        <source>%n puzzle(s) on a different board from the first one are left out.</source>
        <translation>
            <numerusform>Se omite %n sudoku con otro tablero que el primero.</numerusform>
            <numerusform>Se omiten %n sudokus con otro tablero que el primero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::OnnxChoices</name>
    <message>
        <source>P&amp;asses:</source>
        <translation>P&amp;asadas:</translation>
    </message>
    <message>
        <source>one s&amp;tep of the search</source>
        <translation>un paso de la &amp;búsqueda</translation>
    </message>
    <message>
        <source>any &amp;number</source>
        <translation>cualquier &amp;número</translation>
    </message>
    <message>
        <source>eac&amp;h layer’s output</source>
        <translation>lo que &amp;hace cada capa</translation>
    </message>
    <message>
        <source>pr&amp;oofs of its rules</source>
        <translation>dem&amp;ostraciones de sus reglas</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>las %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Number of passes</source>
        <translation>Número de pasadas</translation>
    </message>
    <message>
        <source>Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction</source>
        <translation>Entran candidatos; salen los que quedan, y si eso está resuelto o es una contradicción</translation>
    </message>
    <message>
        <source>Input and output: candidates, stack, guess and level. Feed them back in until it reports solved or exhausted</source>
        <translation>Candidatos, pila, suposición y nivel entran y salen: se vuelven a dar hasta que diga resuelto o agotado</translation>
    </message>
    <message>
        <source>This network has no search.</source>
        <translation>Esta red no tiene búsqueda.</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>Una ejecución</translation>
    </message>
    <message>
        <source>For&amp;m</source>
        <translation>For&amp;ma</translation>
    </message>
    <message>
        <source>P&amp;recision</source>
        <translation>P&amp;recisión</translation>
    </message>
    <message>
        <source>Each value of each pass is also an output of the file</source>
        <translation>Cada valor de cada pasada es también una salida del archivo</translation>
    </message>
    <message>
        <source>Before writing the file, prove or refute each rule and record the result in it. This takes a while.</source>
        <translation>Antes de escribir el archivo se demuestra o refuta cada regla, y el archivo lo dice. Tarda un rato.</translation>
    </message>
    <message>
        <source>P&amp;uzzles at once</source>
        <translation>S&amp;udokus a la vez</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxDialog</name>
    <message>
        <source>Export network as ONNX</source>
        <translation>Exportar la red como ONNX</translation>
    </message>
    <message>
        <source>Building the graph…</source>
        <translation>Se está haciendo el grafo…</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>Se &amp;ve</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>Mostrar todo el grafo (Z)</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>Más pequeño (-)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Más grande (+)</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>Demostrando %1, %2 de %3 …</translation>
    </message>
    <message>
        <source>Creating the file and checking it with ONNX…</source>
        <translation>Se está haciendo el archivo, y ONNX lo comprueba…</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
    <message>
        <source>One step of the search</source>
        <translation>Un paso de la búsqueda</translation>
    </message>
    <message>
        <source>Layers: %1; nodes: %2; weights: %3; file: %4. ONNX’s own check accepts it.</source>
        <translation>Capas: %1; nodos: %2; pesos: %3; archivo: %4. La comprobación de ONNX lo acepta.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Cancelado: no se escribió nada.</translation>
    </message>
    <message>
        <source>ONNX files (*.%1)</source>
        <translation>Archivos ONNX (*.%1)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>Guardado: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxGraphView</name>
    <message>
        <source>Graph of the exported file</source>
        <translation>Grafo de lo que se escribe</translation>
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
        <translation>el archivo ocupa más de %1 bytes, el máximo que se lee</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 parts</source>
        <translation>el archivo tiene más de %1 partes, el máximo que se lee</translation>
    </message>
    <message>
        <source>this is not an ONNX file, or it ends too early</source>
        <translation>no es un archivo ONNX, o es uno que acaba antes de tiempo</translation>
    </message>
    <message>
        <source>the file uses version %1 of the ONNX operators; supported: %2 to %3</source>
        <translation>el archivo usa la versión %1 de los operadores de ONNX; se conocen de la %2 a la %3</translation>
    </message>
    <message>
        <source>the graph has no input</source>
        <translation>el grafo no tiene ninguna entrada</translation>
    </message>
    <message>
        <source>the graph has no output</source>
        <translation>el grafo no tiene ninguna salida</translation>
    </message>
    <message>
        <source>a value exceeds the limit of %1 numbers</source>
        <translation>un valor tiene más de %1 números, el máximo que se lee</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 weights</source>
        <translation>el archivo tiene más de %1 pesos, el máximo que se lee</translation>
    </message>
    <message>
        <source>a run would exceed the limit of %1 operations</source>
        <translation>una ejecución necesitaría más de %1 operaciones, el máximo que se lee</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 nodes or layers</source>
        <translation>el archivo tiene más de %1 nodos o capas, el máximo que se lee</translation>
    </message>
    <message>
        <source>the tensor “%1” is sparse; sparse tensors are not supported</source>
        <translation>el tensor «%1» es disperso, y los de ese tipo no se leen</translation>
    </message>
    <message>
        <source>the numbers of the tensor “%1” are in another file, which is not opened</source>
        <translation>los números del tensor «%1» están en otro archivo, y no se abre ninguno</translation>
    </message>
    <message>
        <source>“%1” has an unsupported number type (ONNX type number: %2)</source>
        <translation>«%1» contiene un tipo de números que no se lee (su número en ONNX: %2)</translation>
    </message>
    <message>
        <source>the count of numbers in the tensor “%1” does not match its shape</source>
        <translation>el tensor «%1» no tiene tantos números como dice su forma</translation>
    </message>
    <message>
        <source>“%1” contains NaN or an infinite number</source>
        <translation>«%1» contiene algo que no es un número, o que es infinito</translation>
    </message>
    <message>
        <source>the input “%1” has a dimension of unknown size</source>
        <translation>la entrada «%1» tiene una dimensión sin número</translation>
    </message>
    <message>
        <source>the output “%1” has the shape %2, not the one declared in the file</source>
        <translation>la salida «%1» no tiene la forma que dice el archivo, sino %2</translation>
    </message>
    <message>
        <source>two values are called “%1”</source>
        <translation>dos valores se llaman «%1»</translation>
    </message>
    <message>
        <source>nothing produces the value “%1”</source>
        <translation>nada produce el valor «%1»</translation>
    </message>
    <message>
        <source>the output “%1” does not depend on an input</source>
        <translation>la salida «%1» no depende de ninguna entrada</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>este operador no tiene capas aquí</translation>
    </message>
    <message>
        <source>this operator of “%1” is not supported</source>
        <translation>este operador de «%1» no tiene capas aquí</translation>
    </message>
    <message>
        <source>a graph inside a node is not supported</source>
        <translation>un grafo dentro de un nodo no se lee</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>falta la entrada %1</translation>
    </message>
    <message>
        <source>an output is missing</source>
        <translation>falta una salida</translation>
    </message>
    <message>
        <source>input %1 must be a constant</source>
        <translation>la entrada %1 debe ser una constante</translation>
    </message>
    <message>
        <source>input %1 must not be a constant</source>
        <translation>la entrada %1 no debe ser una constante</translation>
    </message>
    <message>
        <source>this value of “%1” is not supported</source>
        <translation>no hay capas para este valor de «%1»</translation>
    </message>
    <message>
        <source>the shapes of its inputs do not match; the first is %1</source>
        <translation>sus entradas no encajan entre sí; la primera es %1</translation>
    </message>
    <message>
        <source>it has too many dimensions, or too few: %1</source>
        <translation>tiene demasiadas dimensiones, o demasiado pocas: %1</translation>
    </message>
    <message>
        <source>it operates on the dimension of the puzzles, which cannot change here</source>
        <translation>actúa sobre la dimensión de los sudokus, que aquí queda como está</translation>
    </message>
    <message>
        <source>it rounds numbers that may not be whole</source>
        <translation>redondea números que quizá no sean enteros</translation>
    </message>
    <message>
        <source>it reads the places found by a pool; only a MaxUnpool after it can do so</source>
        <translation>lee los lugares que encontró una agrupación; eso solo puede hacerlo un MaxUnpool tras ella</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>es un puntero de Git LFS, no el archivo mismo; «git lfs pull» lo trae</translation>
    </message>
    <message>
        <source>this is ONNX as text; save it in the binary format</source>
        <translation>es ONNX en forma de texto; guárdelo en el formato binario</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch)</source>
        <translation>la entrada «%1» no tiene dimensión para los sudokus (lote)</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch): it is %2; expected 1 × %2, or an open first dimension</source>
        <extracomment>“x” … 9 × 9 × 9 … 1 × 9 × 9 × 9</extracomment>
        <translation>la entrada «%1» no tiene dimensión para los sudokus (lote): es %2; se espera 1 × %2 o una primera dimensión abierta</translation>
    </message>
    <message>
        <source>the value “%1” depends on itself</source>
        <translation>el valor «%1» depende de sí mismo</translation>
    </message>
    <message>
        <source>numbers are missing: the file “%1” must be in the model’s folder, must not be a link, and must be as long as the model specifies</source>
        <translation>faltan números: el archivo «%1» debe estar en la carpeta del modelo, no debe ser un enlace y debe tener la longitud que indica el modelo</translation>
    </message>
    <message>
        <source>%1-D convolutions are not supported yet, only 1-D and 2-D ones</source>
        <translation>las convoluciones de %1 dimensiones aún no se leen, solo las de 1 y 2</translation>
    </message>
    <message>
        <source>%1-D pools are not supported yet, only 1-D and 2-D ones</source>
        <translation>las agrupaciones (pooling) de %1 dimensiones aún no se leen, solo las de 1 y 2</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxNetwork</name>
    <message>
        <source>the file names rules that its network does not have</source>
        <translation>el archivo nombra reglas que su red no tiene</translation>
    </message>
    <message>
        <source>the file’s layers differ from those of the network that it claims to be: some boards give different results</source>
        <translation>las capas de este archivo no son las de la red que dice ser: hay posiciones que dan otro resultado</translation>
    </message>
    <message>
        <source>the graph has %1 inputs and %2 outputs; to run here, it needs one of each</source>
        <translation>entradas del grafo: %1; salidas: %2; uno que se pueda ejecutar aquí tiene una de cada</translation>
    </message>
    <message>
        <source>unsupported shapes; expected candidates (9 × 9 × 9 numbers) or 81 digits as input, and candidates or a score for each digit as output</source>
        <translation>su entrada y su salida no sirven: deben entrar candidatos (9 × 9 × 9 números) u 81 dígitos, y salir candidatos o cuán seguro es cada dígito</translation>
    </message>
    <message>
        <source>its layers cannot be assembled: %1</source>
        <translation>sus capas no se pueden juntar: %1</translation>
    </message>
    <message>
        <source>the network in the file’s text is larger than the file’s layers</source>
        <translation>la red de su texto es más grande de lo que pueden ser las capas de este archivo</translation>
    </message>
    <message>
        <source>append the format to its name, as FILE#WAY: %1. “first” and “last” give the position of the digit dimension, after “+” that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>añada al nombre la manera de leerlo, como ARCHIVO#MANERA: %1. «first» y «last» indican dónde está la dimensión de los dígitos; detrás de «+», la de la salida. 81 números son los dígitos, o dígito / 9 − 0,5 (centred), dígito / 9 (ninths) o dígito / 10 (tenths).</translation>
    </message>
    <message>
        <source>its output is the remaining candidates; logits need an output that scores each digit</source>
        <translation>su salida son los candidatos que quedan; logits es para una que dice cuán seguro es cada dígito</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxWording</name>
    <message>
        <source>The form direct supports floats only. Gates and eight bits use the layers of image and s2d.</source>
        <translation>La forma direct solo contiene números de coma flotante: las puertas y los ocho bits se hacen con las capas de image y s2d.</translation>
    </message>
    <message>
        <source>A search step cannot consist of gates, because its stack holds numbers other than 0 and 1.</source>
        <translation>Un paso de la búsqueda no se puede hacer con puertas: su pila contiene números distintos de 0 y 1.</translation>
    </message>
    <message>
        <source>“%1” produces real numbers, which only the form direct supports.</source>
        <translation>«%1» produce números reales, que solo la forma direct puede contener.</translation>
    </message>
    <message>
        <source>“%1” has a non-integer weight, which only the form direct supports.</source>
        <translation>«%1» tiene un peso que no es entero, que solo la forma direct puede contener.</translation>
    </message>
    <message>
        <source>“%1” multiplies two numbers, neither of which is 0 or 1. The form direct supports this.</source>
        <translation>«%1» multiplica dos números que no son 0 ni 1; la forma direct puede contenerlo.</translation>
    </message>
    <message>
        <source>“%1” stores a number other than 0 and 1. No gate can do this; the precision float can.</source>
        <translation>«%1» guarda un número que no es ni 0 ni 1, cosa que ninguna puerta puede. La precisión float sí puede.</translation>
    </message>
    <message>
        <source>“%1” needs numbers of more than eight bits. The precision float can hold them.</source>
        <translation>«%1» necesita números de más de ocho bits. La precisión float puede contenerlos.</translation>
    </message>
    <message>
        <source>“%1” can be negative, which only the form direct supports.</source>
        <translation>«%1» puede ser negativo, lo que solo la forma direct puede contener.</translation>
    </message>
    <message>
        <source>“%1” would need too many weights in this form.</source>
        <translation>«%1» necesitaría demasiados pesos en esta forma.</translation>
    </message>
    <message>
        <source>“%1” computes the largest of too many numbers. The form direct supports this.</source>
        <translation>«%1» busca el mayor de demasiados números; la forma direct puede contenerlo.</translation>
    </message>
    <message>
        <source>“%1” is not available in this form. The form direct supports it.</source>
        <translation>«%1» no puede tener esta forma; la forma direct puede contenerlo.</translation>
    </message>
    <message>
        <source>ONNX rejects it: %1</source>
        <translation>ONNX no lo acepta: %1</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Directa</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Space to depth (s2d)</source>
        <translation>Space to depth (s2d)</translation>
    </message>
    <message>
        <source>The network’s own layers, one by one.</source>
        <translation>Las capas propias de la red, una a una.</translation>
    </message>
    <message>
        <source>Only Conv, ConvTranspose, Relu and Concat.</source>
        <translation>Solo Conv, ConvTranspose, Relu y Concat.</translation>
    </message>
    <message>
        <source>Only Conv, Relu and Concat, on boards laid on %1 × %2 boxes.</source>
        <translation>Solo Conv, Relu y Concat, sobre tableros puestos en %1 × %2 cajas.</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>Coma flotante</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>Eight bits</source>
        <translation>Ocho bits</translation>
    </message>
    <message>
        <source>Unchanged numbers, as 32-bit floats.</source>
        <translation>Los números tal como son, en coma flotante de 32 bits.</translation>
    </message>
    <message>
        <source>All stored numbers are 0 or 1, so that calibration to eight bits cannot make them wrong.</source>
        <translation>Todo lo que se guarda es 0 o 1, así que ninguna calibración a ocho bits lo estropea.</translation>
    </message>
    <message>
        <source>Eight bits already, with scale 1: QuantizeLinear and DequantizeLinear.</source>
        <translation>Ya en ocho bits, con escala 1: QuantizeLinear y DequantizeLinear.</translation>
    </message>
    <message>
        <source>“%1” remembers numbers from pass to pass. An ONNX file passes on only candidates.</source>
        <translation>«%1» recuerda números de una pasada a otra. Un archivo ONNX solo pasa candidatos.</translation>
    </message>
</context>
<context>
    <name>convoku::OutputComparison</name>
    <message>
        <source>before · %1</source>
        <translation>antes · %1</translation>
    </message>
    <message>
        <source>after − before · %1</source>
        <translation>después − antes · %1</translation>
    </message>
    <message>
        <source>this − %1 · %2</source>
        <extracomment>the numbers of this layer less those of a pinned one: this − 17.4.2 · [9, 9, 9]</extracomment>
        <translation>esta − %1 · %2</translation>
    </message>
</context>
<context>
    <name>convoku::PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Command or place: theme, next pass, 17, r4c5=7</source>
        <translation>Qué hacer, o adónde ir: tema, pasada siguiente, 17, r4c5=7</translation>
    </message>
    <message>
        <source>Command or place</source>
        <translation>Orden o lugar</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ahora no</translation>
    </message>
</context>
<context>
    <name>convoku::Panels</name>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Vigilancia</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Puntos de interrupción</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>The edited puzzle has no run yet.</source>
        <translation>El sudoku editado aún no tiene ejecución.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <extracomment>%1: how many guesses stand</extracomment>
        <translation>Pila %1</translation>
    </message>
</context>
<context>
    <name>convoku::PassBarsView</name>
    <message>
        <source>Errors by pass</source>
        <translation>Errores por pasada</translation>
    </message>
    <message>
        <source>Click a bar, or use the arrow keys, to go to the end of that pass</source>
        <translation>Haga clic en una barra, o use las flechas, para ir al final de esa pasada</translation>
    </message>
    <message>
        <source>There is no run, or no pass yet</source>
        <translation>No hay ejecución o todavía ninguna pasada</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pasada</numerusform>
            <numerusform>%n pasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>pass %1: %2 of %3 answers are wrong</source>
        <translation>pasada %1: %2 de %3 respuestas son erróneas</translation>
    </message>
</context>
<context>
    <name>convoku::PassPicture</name>
    <message>
        <source>“3 ← 2, A” means that layer 3 reads layer 2 and the input A of the same step.</source>
        <translation>«3 ← 2, A» significa que la capa 3 lee la capa 2 y la entrada A del mismo paso.</translation>
    </message>
</context>
<context>
    <name>convoku::Picture</name>
    <message>
        <source>The picture is too large. Use at most %1 pixels per side, and no more than fit into memory.</source>
        <translation>La imagen es demasiado grande: como máximo %1 píxeles por lado, y tantos como permita la memoria.</translation>
    </message>
</context>
<context>
    <name>convoku::PlotWording</name>
    <message>
        <source>Is it %1?</source>
        <extracomment>a number is compared with k: is it 1?</extracomment>
        <translation>¿Es %1?</translation>
    </message>
    <message>
        <source>Not: 0 and 1 are swapped</source>
        <translation>No: 0 y 1 se intercambian</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>Una recta</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>Nada por debajo de 0</translation>
    </message>
    <message>
        <source>Kept between %1 and %2</source>
        <translation>Mantenido entre %1 y %2</translation>
    </message>
    <message>
        <source>The smaller of two</source>
        <translation>El menor de dos</translation>
    </message>
    <message>
        <source>The larger of two</source>
        <translation>El mayor de dos</translation>
    </message>
    <message>
        <source>The sum of two</source>
        <translation>La suma de dos</translation>
    </message>
    <message>
        <source>The difference of two</source>
        <translation>La diferencia de dos</translation>
    </message>
    <message>
        <source>The product of two</source>
        <translation>El producto de dos</translation>
    </message>
    <message>
        <source>One of two, chosen by a switch</source>
        <translation>Uno de dos, según un interruptor</translation>
    </message>
    <message>
        <source>min(rises, falls)</source>
        <extracomment>the smaller one of two ramps, one that rises and one that falls</extracomment>
        <translation>min(sube, baja)</translation>
    </message>
    <message>
        <source>rises: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>sube: %1</translation>
    </message>
    <message>
        <source>falls: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>baja: %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>a place, the number that comes in, the number that comes out: digit 1 in row 1: 1 → 0</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>count</source>
        <comment>what a layer does</comment>
        <translation>recuento</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>what a layer does</comment>
        <translation>suma</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>what a layer does</comment>
        <translation>máximo</translation>
    </message>
    <message>
        <source>pick one</source>
        <comment>what a layer does</comment>
        <translation>elegir uno</translation>
    </message>
    <message>
        <source>spread</source>
        <comment>what a layer does</comment>
        <translation>extender</translation>
    </message>
    <message>
        <source>equals %1</source>
        <comment>what a layer does</comment>
        <translation>igual a %1</translation>
    </message>
    <message>
        <source>and</source>
        <comment>what a layer does</comment>
        <translation>y</translation>
    </message>
    <message>
        <source>or</source>
        <comment>what a layer does</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>not</source>
        <comment>what a layer does</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>any</source>
        <comment>what a layer does</comment>
        <translation>alguno</translation>
    </message>
    <message>
        <source>select</source>
        <comment>what a layer does</comment>
        <translation>selección</translation>
    </message>
    <message>
        <source>smaller</source>
        <comment>what a layer does</comment>
        <translation>menor</translation>
    </message>
    <message>
        <source>larger</source>
        <comment>what a layer does</comment>
        <translation>mayor</translation>
    </message>
    <message>
        <source>plus</source>
        <comment>what a layer does</comment>
        <translation>más</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>what a layer does</comment>
        <translation>menos</translation>
    </message>
    <message>
        <source>times</source>
        <comment>what a layer does</comment>
        <translation>por</translation>
    </message>
    <message>
        <source>scale</source>
        <comment>what a layer does</comment>
        <translation>escala</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>what a layer does</comment>
        <translation>acotación</translation>
    </message>
    <message>
        <source>reshape</source>
        <comment>what a layer does</comment>
        <translation>cambio de forma</translation>
    </message>
    <message>
        <source>you are at layer %1 of %2</source>
        <extracomment>behind the name of a rule: you are at layer 6 of 12</extracomment>
        <translation>está en la capa %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %1 layers done</source>
        <extracomment>behind the name of a rule, when all of its layers have run; no plural: &quot;12 of 12 layers done&quot;</extracomment>
        <translation>%1 de %1 capas hechas</translation>
    </message>
    <message>
        <source>digit %1 if a layer has one plane per digit</source>
        <extracomment>which plane small pictures show</extracomment>
        <translation>dígito %1 donde una capa tiene un plano para cada uno</translation>
    </message>
    <message>
        <source>Between 0 and 1</source>
        <translation>Entre 0 y 1</translation>
    </message>
    <message>
        <source>Between −1 and 1</source>
        <translation>Entre −1 y 1</translation>
    </message>
    <message>
        <source>permute</source>
        <comment>what a layer does</comment>
        <translation>permutar</translation>
    </message>
    <message>
        <source>pad</source>
        <comment>what a layer does</comment>
        <translation>rellenar</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>what a layer does</comment>
        <translation>media</translation>
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
            <numerusform>%1, %n de ellos</numerusform>
            <numerusform>%1, %n de ellos</numerusform>
        </translation>
    </message>
    <message>
        <source>join</source>
        <comment>what a layer does</comment>
        <translation>unir</translation>
    </message>
    <message>
        <source>Nothing far below 0, without a kink</source>
        <translation>Nada muy por debajo de 0, sin esquina</translation>
    </message>
    <message>
        <source>Is it at least %1?</source>
        <translation>¿Es al menos %1?</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>what a layer does</comment>
        <translation>al menos</translation>
    </message>
    <message>
        <source>matrix product</source>
        <comment>what a layer does</comment>
        <translation>producto de matrices</translation>
    </message>
    <message>
        <source>normalise</source>
        <comment>what a layer does</comment>
        <translation>normalizar</translation>
    </message>
    <message>
        <source>The exponential function</source>
        <translation>La función exponencial</translation>
    </message>
    <message>
        <source>The natural logarithm</source>
        <translation>El logaritmo natural</translation>
    </message>
    <message>
        <source>A power</source>
        <translation>Una potencia</translation>
    </message>
    <message>
        <source>The error function</source>
        <translation>La función error</translation>
    </message>
    <message>
        <source>power</source>
        <comment>what a layer does</comment>
        <translation>potencia</translation>
    </message>
</context>
<context>
    <name>convoku::PresentSentence</name>
    <message>
        <source>%1 occurs twice in %2.</source>
        <extracomment>a digit and a house: 7 stands twice in column 8.</extracomment>
        <translation>El %1 aparece dos veces en la %2.</translation>
    </message>
    <message>
        <source>No digit is left in %1.</source>
        <extracomment>a cell: No digit is left in r7c5.</extracomment>
        <translation>No queda ningún dígito en %1.</translation>
    </message>
    <message>
        <source>So the guess %1 was wrong.</source>
        <extracomment>a guess: So the guess r1c2 = 7 was wrong.</extracomment>
        <translation>Así que la conjetura %1 era errónea.</translation>
    </message>
</context>
<context>
    <name>convoku::PresentView</name>
    <message>
        <source>Presentation</source>
        <translation>Presentación</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleSource</name>
    <message numerus="yes">
        <source>And %n more line(s) that are not puzzles.</source>
        <translation>
            <numerusform>Y %n línea más que no es un sudoku.</numerusform>
            <numerusform>Y %n líneas más que no son sudokus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder; expected a file with puzzles.</source>
        <translation>%1 es una carpeta; se esperaba un archivo con sudokus.</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleTable</name>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>convoku::QuestionView</name>
    <message>
        <source>Ans&amp;wer</source>
        <translation>&amp;Responder</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>Show the answer. The question returns later on a different board.</source>
        <translation>Mostrar la respuesta. La pregunta vuelve más tarde, en otro tablero.</translation>
    </message>
    <message>
        <source>Click the cell on the board, or go there with the arrow keys and press Enter.</source>
        <translation>Haga clic en la celda del tablero, o vaya a ella con las flechas y pulse Intro.</translation>
    </message>
    <message>
        <source>Click the candidate on the board, or go to its cell with the arrow keys and press its digit.</source>
        <translation>Haga clic en el candidato del tablero, o vaya a su celda con las flechas y pulse su dígito.</translation>
    </message>
    <message>
        <source>Type it and press Enter.</source>
        <translation>Escríbalo y pulse Intro.</translation>
    </message>
    <message>
        <source>Press 1–%1, or click.</source>
        <translation>Pulse 1–%1, o haga clic.</translation>
    </message>
    <message>
        <source>Press the digit, or click.</source>
        <translation>Pulse la cifra, o haga clic.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ Correcto: %1</translation>
    </message>
    <message>
        <source>The question returns later on a different board.</source>
        <translation>La pregunta vuelve más tarde, en otro tablero.</translation>
    </message>
    <message>
        <source>✗ Not %1. Try again.</source>
        <translation>✗ No es %1. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>La respuesta: %1</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>Se consulta la ejecución…</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <extracomment>an answer, and what it was</extracomment>
        <translation>✓ Correcto.</translation>
    </message>
    <message>
        <source>✗ That is not it. Try again.</source>
        <translation>✗ No es eso. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The answer is marked.</source>
        <translation>La respuesta está marcada.</translation>
    </message>
    <message>
        <source>Sh&amp;ow me</source>
        <translation>M&amp;ostrar</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>Una p&amp;ista</translation>
    </message>
    <message>
        <source>Number %1 of layer %2</source>
        <translation>Número %1 de la capa %2</translation>
    </message>
    <message>
        <source>Drag, type, or use the arrow keys.</source>
        <translation>Arrastre, escriba o use las flechas.</translation>
    </message>
    <message>
        <source>Click the candidate to erase it.</source>
        <translation>Haga clic en el candidato para borrarlo.</translation>
    </message>
    <message>
        <source>✗ Not yet.</source>
        <translation>✗ Todavía no.</translation>
    </message>
</context>
<context>
    <name>convoku::Rail</name>
    <message>
        <source>Views and panels</source>
        <translation>Vistas y paneles</translation>
    </message>
    <message>
        <source>Open or close: %1</source>
        <translation>Abrir o cerrar: %1</translation>
    </message>
    <message>
        <source>Open or close a panel</source>
        <translation>Abrir o cerrar un panel</translation>
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
        <translation>No forma parte del hallazgo: al revés habría cambiado lo que encuentra la regla.</translation>
    </message>
    <message>
        <source>Click to go to the guess.</source>
        <translation>Un clic va a la conjetura.</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>Un clic pregunta por qué es así.</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonChips</name>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
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
        <translation>sin %1 en %2</translation>
    </message>
    <message>
        <source>%1 given</source>
        <extracomment>a reason: cells that the puzzle gives: r2c4, r2c6 given</extracomment>
        <translation>pista en %1</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>desde el principio</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a reason: guess r1c2 = 7</extracomment>
        <translation>conjetura %1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>pasada %1</translation>
    </message>
    <message>
        <source>given</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>digits that a cell lost, and through what
----------
digits that a cell lost, and through what: 4 left: Pointing in column</extracomment>
        <translation>%1 fuera: %2</translation>
    </message>
    <message>
        <source>How the two %1s came</source>
        <extracomment>a digit that stands twice in a house: How the two 7s came</extracomment>
        <translation>Cómo aparecieron los dos %1</translation>
    </message>
    <message>
        <source>How %1 lost its digits</source>
        <translation>Cómo perdió %1 sus dígitos</translation>
    </message>
    <message>
        <source>%1 removed: it is in %2, in the same %3</source>
        <extracomment>%1: digits; %2: a cell; %3: row, column or box</extracomment>
        <translation>%1 fuera: está en %2, en la misma %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has it only in %3</source>
        <extracomment>%2: a box; %3: the row or column where it has the digit</extracomment>
        <translation>%1 fuera: la %2 solo lo tiene en la %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other place for %3</source>
        <extracomment>%2: a house; %3: a digit</extracomment>
        <translation>%1 fuera: la %2 no tiene otro lugar para el %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 and %3 need both</source>
        <translation>%1 fuera: %2 y %3 necesitan ambos</translation>
    </message>
    <message>
        <source>%1 removed: %2 have it only in %3</source>
        <extracomment>%2: rows; %3: as many columns where they have the digit</extracomment>
        <translation>%1 fuera: las %2 solo lo tienen en las %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other places for %3</source>
        <extracomment>%2: a house; %3: digits</extracomment>
        <translation>%1 fuera: la %2 no tiene otros lugares para %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 need them all</source>
        <extracomment>digits that a cell lost, and three or more cells that have these only</extracomment>
        <translation>%1 fuera: %2 necesitan todos sus dígitos</translation>
    </message>
</context>
<context>
    <name>convoku::RecordedRun</name>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where a run is: Pass 3 of 12</extracomment>
        <translation>Pasada %1 de %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a place in a run, and guesses so far: Pass 3 of 12, 2 guesses</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n conjetura</numerusform>
            <numerusform>%n conjeturas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::RecurrencePicture</name>
    <message>
        <source>its state comes in again</source>
        <translation>su estado vuelve a entrar</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>una pasada</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n capa</numerusform>
            <numerusform>%n capas</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>el sudoku</translation>
    </message>
    <message>
        <source>after pass %1</source>
        <translation>tras la pasada %1</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidato</numerusform>
            <numerusform>%n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>One pass, fed back</source>
        <translation>Una pasada, realimentada</translation>
    </message>
    <message>
        <source>One pass, fed back %1; %2</source>
        <extracomment>how often, then boards: One pass, fed back 25 times; the puzzle: 457 candidates; after pass 1: 90 candidates</extracomment>
        <translation>Una pasada, realimentada %1; %2</translation>
    </message>
</context>
<context>
    <name>convoku::RelabelDialog</name>
    <message>
        <source>Rename digits</source>
        <translation>Renombrar dígitos</translation>
    </message>
    <message>
        <source>Choose a new name for each digit. Two digits swap places.</source>
        <translation>Elija el nuevo nombre de cada dígito. Dos dígitos se intercambian.</translation>
    </message>
    <message>
        <source>%1 becomes</source>
        <translation>%1 pasa a ser</translation>
    </message>
</context>
<context>
    <name>convoku::RemovalWatch</name>
    <message>
        <source>Breakpoint removed: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>Punto de interrupción quitado: %1</translation>
    </message>
    <message>
        <source>Watch removed: %1</source>
        <translation>Elemento vigilado quitado: %1</translation>
    </message>
    <message>
        <source>Bookmark removed: %1</source>
        <extracomment>%1: a place in the run: 12.7</extracomment>
        <translation>Marcador quitado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) removed with the previous puzzle</source>
        <translation>
            <numerusform>%n marcador se quedó con el otro sudoku</numerusform>
            <numerusform>%n marcadores se quedaron con el otro sudoku</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ReportModel</name>
    <message>
        <source>Fact</source>
        <translation>Dato</translation>
    </message>
</context>
<context>
    <name>convoku::ReportPicture</name>
    <message>
        <source>Networks compared</source>
        <translation>Redes comparadas</translation>
    </message>
</context>
<context>
    <name>convoku::ReportWording</name>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Sin conjetura</translation>
    </message>
    <message>
        <source>Illegal grids</source>
        <translation>Cuadrículas ilegales</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Pasadas agotadas</translation>
    </message>
    <message>
        <source>Passes paid</source>
        <translation>Pasadas pagadas</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pasadas</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Conjeturas</translation>
    </message>
    <message>
        <source>ms per puzzle</source>
        <extracomment>milliseconds</extracomment>
        <translation>ms por sudoku</translation>
    </message>
    <message>
        <source>Not 0</source>
        <translation>Distintos de 0</translation>
    </message>
    <message>
        <source>M multiply-adds per pass</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>M mult.-sumas por pasada</translation>
    </message>
    <message>
        <source>M multiply-adds per puzzle</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>M mult.-sumas por sudoku</translation>
    </message>
    <message>
        <source>Right for 1,000 M multiply-adds</source>
        <translation>Correctos por 1000 M mult.-sumas</translation>
    </message>
    <message>
        <source>Wilson interval (95 %) for the share of correct boards, with these puzzles as a sample.</source>
        <translation>Dónde está la proporción de tableros correctos de la que estos sudokus son una muestra: intervalo de Wilson del 95 %.</translation>
    </message>
    <message>
        <source>Correct boards for which the network made no guess.</source>
        <translation>Tableros correctos para los que la red no hizo ninguna conjetura.</translation>
    </message>
    <message>
        <source>Cells other than givens in which only the solution’s digit remained. Only puzzles with one solution count.</source>
        <translation>De las celdas que no son pistas, las que se quedaron solo con el dígito de la solución. Solo cuentan los sudokus con una solución.</translation>
    </message>
    <message>
        <source>Boards that ended with a cell without candidates, a digit twice in a house, or a different digit in place of a given.</source>
        <translation>Tableros que terminaron con una celda sin candidatos, un dígito dos veces en una casa u otro dígito en lugar de una pista.</translation>
    </message>
    <message>
        <source>Puzzles that were unfinished when their passes were used up.</source>
        <translation>Sudokus que no habían terminado cuando se agotaron sus pasadas.</translation>
    </message>
    <message>
        <source>Number of passes of this network that the multiply-adds per puzzle allow.</source>
        <translation>Para cuántas pasadas de esta red alcanzan las multiplicaciones por sudoku.</translation>
    </message>
    <message>
        <source>Passes per puzzle, on average.</source>
        <translation>Pasadas por sudoku, de media.</translation>
    </message>
    <message>
        <source>Guesses per puzzle, on average.</source>
        <translation>Conjeturas por sudoku, de media.</translation>
    </message>
    <message>
        <source>Time per puzzle on this computer, with many running in parallel.</source>
        <translation>Tiempo por sudoku en este equipo, donde muchos se ejecutan a la vez.</translation>
    </message>
    <message>
        <source>Multiply-adds of the convolutions of one pass with verdict and search, in millions. Other layers, such as minimum and clamp, multiply nothing and are not counted here.</source>
        <translation>Multiplicaciones con suma de las convoluciones de una pasada con veredicto y búsqueda, en millones. Otras capas, como mínimo y acotación, no multiplican nada y aquí no se cuentan.</translation>
    </message>
    <message>
        <source>The same per puzzle on average, including its encoding.</source>
        <translation>Lo mismo por sudoku de media, con su codificación.</translation>
    </message>
    <message>
        <source>Correct boards per billion multiply-adds.</source>
        <translation>Tableros correctos por mil millones de multiplicaciones con suma.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>990 of 1,000: 99 %</extracomment>
        <translation>%1 de %2: %3</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>two shares: 98.1 to 99.4 %</extracomment>
        <translation>del %1 al %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s).</source>
        <translation>
            <numerusform>%n sudoku.</numerusform>
            <numerusform>%n sudokus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a known solution left out.</source>
        <translation>
            <numerusform>%n sin solución conocida, omitido.</numerusform>
            <numerusform>%n sin solución conocida, omitidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several solutions: any of them is right, and their cells are not counted.</source>
        <translation>
            <numerusform>%n con varias soluciones: cualquiera es correcta, y sus celdas no se cuentan.</numerusform>
            <numerusform>%n con varias soluciones: cualquiera es correcta, y sus celdas no se cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 boards end the same when rotated or mirrored and with renamed digits.</source>
        <translation>Girados o reflejados, y con otros nombres para las cifras, %1 de %2 tableros terminan igual.</translation>
    </message>
    <message>
        <source>Boards right at the end</source>
        <translation>Tableros correctos al final</translation>
    </message>
    <message>
        <source>Cells right at the end</source>
        <translation>Celdas correctas al final</translation>
    </message>
    <message>
        <source>Boards right in one shot</source>
        <translation>Tableros correctos de una vez</translation>
    </message>
    <message>
        <source>Cells right in one shot</source>
        <translation>Celdas correctas de una vez</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>Parámetros entrenados</translation>
    </message>
    <message>
        <source>Fixed parameters</source>
        <translation>Parámetros fijos</translation>
    </message>
    <message>
        <source>Complete grids that keep all givens and repeat no digit in a house. If a puzzle has several solutions, any of them is right. A network that fills one cell per pass has filled the grid one cell at a time, even after a contradiction.</source>
        <translation>Cuadrículas completas en las que ningún dígito está dos veces en una casa y están todas las pistas. De un sudoku con varias soluciones vale cualquiera. Una red que rellena una celda por pasada ha rellenado la cuadrícula celda a celda, también más allá de una contradicción.</translation>
    </message>
    <message>
        <source>Correct boards if each open cell gets the digit that the network rates likeliest in its first pass. Only networks that rate every digit of a cell have this answer, and none with a memory.</source>
        <translation>Tableros correctos si cada celda abierta recibe el dígito que la red considera más probable en su primera pasada. Solo tienen esa respuesta las redes que valoran cada dígito de una celda, y ninguna que recuerde.</translation>
    </message>
    <message>
        <source>Correct cells on the same boards.</source>
        <translation>Celdas correctas de los mismos tableros.</translation>
    </message>
    <message>
        <source>Trained numbers in the weights and biases of the rules’ convolutions. Numbers that several layers share count once. All numbers of an ONNX file count as trained, because the file does not specify which are.</source>
        <translation>Números entrenados de los pesos y sesgos de las convoluciones de las reglas. Los números que comparten varias capas cuentan una vez. Todos los números de un archivo ONNX cuentan como entrenados, porque el archivo no dice cuáles lo son.</translation>
    </message>
    <message>
        <source>Written numbers in the weights and biases of the rules’ convolutions.</source>
        <translation>Números escritos de los pesos y sesgos de las convoluciones de las reglas.</translation>
    </message>
    <message>
        <source>Trained and fixed parameters that are not 0.</source>
        <translation>Parámetros entrenados y fijos que no son 0.</translation>
    </message>
    <message>
        <source>No search: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time.</source>
        <translation>Sin búsqueda: se ejecuta hasta que nada cambia, también más allá de una contradicción. Una red que rellena una celda por pasada rellena la cuadrícula celda a celda.</translation>
    </message>
</context>
<context>
    <name>convoku::RowSumView</name>
    <message>
        <source>The kernel over the row, and the sum</source>
        <translation>El núcleo sobre la fila, y la suma</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Suma: %1</translation>
    </message>
    <message>
        <source>Column %1: %2 · %3</source>
        <extracomment>a column, a weight and the number below it</extracomment>
        <translation>Columna %1: %2 · %3</translation>
    </message>
    <message>
        <source>Row %1 of the board, and plane %2 below it</source>
        <translation>Fila %1 del tablero y, debajo, el plano %2</translation>
    </message>
</context>
<context>
    <name>convoku::RuleEditor</name>
    <message>
        <source>Text of the network</source>
        <translation>Texto de la red</translation>
    </message>
    <message>
        <source>layers %1, %2</source>
        <translation>capas %1, %2</translation>
    </message>
    <message>
        <source>%1 · click to show the layer with all its numbers</source>
        <translation>%1 · clic: la capa, con todos sus números</translation>
    </message>
</context>
<context>
    <name>convoku::RuleGraphView</name>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>Mostrar todo el grafo (Z)</translation>
    </message>
    <message>
        <source>Save the graph as a picture</source>
        <translation>Guardar el grafo como imagen</translation>
    </message>
    <message>
        <source>Rule graph</source>
        <translation>Grafo de reglas</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Pasada %1</translation>
    </message>
    <message>
        <source>Rule &amp;graph</source>
        <translation>&amp;Grafo de reglas</translation>
    </message>
    <message>
        <source>Show the layers of the step as a graph</source>
        <translation>Mostrar las capas del paso como grafo</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafo</translation>
    </message>
</context>
<context>
    <name>convoku::RulesPane</name>
    <message>
        <source>Rules of this run</source>
        <translation>Reglas de esta ejecución</translation>
    </message>
    <message>
        <source>Untick a rule to run without it; drag it, or use the buttons, to run it earlier or later</source>
        <translation>Desmarque una regla para ejecutar sin ella; arrástrela, o use los botones, para ejecutarla antes o después</translation>
    </message>
    <message>
        <source>Search by guessing</source>
        <translation>Búsqueda por conjeturas</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Run all rules of the network in their order</source>
        <translation>Ejecutar todas las reglas de la red en su orden</translation>
    </message>
</context>
<context>
    <name>convoku::RunController</name>
    <message>
        <source>The run failed: %1</source>
        <translation>La ejecución se interrumpió: %1</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Ejecutar de nuevo</translation>
    </message>
    <message>
        <source>The system cannot start another thread. Some work waits until it can.</source>
        <translation>El sistema no tiene sitio para otro hilo: parte del trabajo espera hasta que lo haya.</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Inicio</translation>
    </message>
    <message>
        <source>Go to the start of the run</source>
        <translation>Al inicio de la ejecución</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>&amp;Final</translation>
    </message>
    <message>
        <source>Go to the end of the run</source>
        <translation>Al final de la ejecución</translation>
    </message>
    <message>
        <source>&amp;To the selected event</source>
        <translation>&amp;Al evento seleccionado</translation>
    </message>
    <message>
        <source>Go to the event selected in the list, in either direction</source>
        <translation>Al evento seleccionado en la lista, en cualquier dirección</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>Go to the start of the last jump</source>
        <translation>A donde empezó el último salto</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>Ade&amp;lante</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>Adonde estaba antes de Atrás</translation>
    </message>
    <message>
        <source>Go to a&amp;ddress…</source>
        <translation>Ir a una &amp;dirección…</translation>
    </message>
    <message>
        <source>Go to a pass (12), a step of a pass (12.7), or a candidate (r4c5=7)</source>
        <translation>A una pasada (12), un paso de una pasada (12.7), un candidato (r4c5=7)</translation>
    </message>
    <message>
        <source>First wrong &amp;guess</source>
        <translation>A la primera &amp;conjetura errónea</translation>
    </message>
    <message>
        <source>Go to the first failed guess</source>
        <translation>A la primera conjetura que falló</translation>
    </message>
    <message>
        <source>Contradiction of the g&amp;uess</source>
        <translation>A d&amp;onde falló la conjetura</translation>
    </message>
    <message>
        <source>Next &amp;solution</source>
        <translation>A la sol&amp;ución siguiente</translation>
    </message>
    <message>
        <source>Go to the next place with a solution; after the last one, return to the first</source>
        <translation>Al lugar siguiente donde se encontró una solución; de la última se pasa a la primera</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Play (on the board), or next stop in a lesson</source>
        <translation>Reproducir (en el tablero), o avanzar en una lección</translation>
    </message>
    <message>
        <source>Play or pause; while a lesson is open, go to its next stop</source>
        <translation>Reproducir o pausar; con una lección abierta, ir a su parada siguiente</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>Reproducir &amp;hacia atrás</translation>
    </message>
    <message>
        <source>Play backwards to the previous breakpoint or to the start</source>
        <translation>Reproducir hacia atrás, hasta el punto de interrupción anterior o hasta el inicio</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>Play slower (on the board)</source>
        <translation>Reproducir más despacio (en el tablero)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>Más rá&amp;pido</translation>
    </message>
    <message>
        <source>Play faster (on the board)</source>
        <translation>Reproducir más deprisa (en el tablero)</translation>
    </message>
    <message>
        <source>Play and &amp;export all</source>
        <translation>Reproducir y &amp;exportar todo</translation>
    </message>
    <message>
        <source>Clear the timeline range</source>
        <translation>Olvidar el intervalo de la línea de tiempo</translation>
    </message>
    <message>
        <source>Pre&amp;vious pass</source>
        <translation>Pasada &amp;anterior</translation>
    </message>
    <message>
        <source>Back by one pass</source>
        <translation>Una pasada atrás</translation>
    </message>
    <message>
        <source>&amp;Next pass</source>
        <translation>Pasada &amp;siguiente</translation>
    </message>
    <message>
        <source>Step forward one pass</source>
        <translation>Una pasada adelante</translation>
    </message>
    <message>
        <source>Step &amp;back into</source>
        <translation>Paso a&amp;trás adentro</translation>
    </message>
    <message>
        <source>Step back one rule, or one layer inside a rule</source>
        <translation>Una regla atrás, o una capa atrás dentro de una regla</translation>
    </message>
    <message>
        <source>Step &amp;into</source>
        <translation>Paso a&amp;dentro</translation>
    </message>
    <message>
        <source>Step forward one rule, or one layer inside a rule</source>
        <translation>Una regla adelante, o una capa adelante dentro de una regla</translation>
    </message>
    <message>
        <source>Into the la&amp;yers</source>
        <translation>Entrar en las &amp;capas</translation>
    </message>
    <message>
        <source>Go to the first layer of the step just completed</source>
        <translation>A la primera capa del paso que se acaba de hacer</translation>
    </message>
    <message>
        <source>Step o&amp;ut</source>
        <translation>Paso a&amp;fuera</translation>
    </message>
    <message>
        <source>Run to the end of the rule, pass, or run</source>
        <translation>Hasta el final de la regla, de la pasada, de la ejecución</translation>
    </message>
    <message>
        <source>Step back out</source>
        <translation>Paso atrás afuera</translation>
    </message>
    <message>
        <source>Go back to the state before the rule, pass, or run</source>
        <translation>Atrás, hasta antes de la regla, de la pasada, de la ejecución</translation>
    </message>
    <message>
        <source>Previous &amp;change of the picked candidate</source>
        <translation>Cambio ante&amp;rior del candidato elegido</translation>
    </message>
    <message>
        <source>Go to the previous change of the picked candidate (on the board)</source>
        <translation>Atrás, a donde cambió el candidato elegido (en el tablero)</translation>
    </message>
    <message>
        <source>Next change of the pic&amp;ked candidate</source>
        <translation>Cambio &amp;siguiente del candidato elegido</translation>
    </message>
    <message>
        <source>Go to the next change of the picked candidate (on the board)</source>
        <translation>Adelante, a donde cambia el candidato elegido (en el tablero)</translation>
    </message>
    <message>
        <source>Skip rules that find n&amp;othing</source>
        <translation>Omitir reglas que &amp;no encuentran nada</translation>
    </message>
    <message>
        <source>When stepping by rule, stop only at rules that had an effect</source>
        <translation>Al avanzar por reglas se va solo a las que hicieron algo</translation>
    </message>
    <message>
        <source>S&amp;top the run</source>
        <translation>D&amp;etener la ejecución</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>Dejar de calcular; lo que hay se conserva</translation>
    </message>
    <message>
        <source>Continue computin&amp;g the run</source>
        <translation>C&amp;ontinuar la ejecución</translation>
    </message>
    <message>
        <source>Continue computing from where the run was stopped</source>
        <translation>Seguir calculando desde donde se detuvo la ejecución</translation>
    </message>
    <message>
        <source>&amp;Look for a second solution</source>
        <translation>&amp;Buscar una segunda solución</translation>
    </message>
    <message>
        <source>Continue the search to see if there is one solution or several</source>
        <translation>Seguir con la búsqueda: el sudoku tiene una solución, o varias</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>LibTorch is not available. The bitwise backend runs the network and gives the same numbers. To use LibTorch, install the package convoku-backend-torch and restart Convoku.</source>
        <translation>No se puede usar LibTorch; el backend bitwise ejecuta la red y da los mismos números. Para tener LibTorch, instale el paquete convoku-backend-torch y reinicie Convoku.</translation>
    </message>
    <message>
        <source>P&amp;revious finding of the step</source>
        <translation>Hallaz&amp;go anterior del paso</translation>
    </message>
    <message>
        <source>Show the previous finding of the rule at this position (on the board)</source>
        <translation>Ver el hallazgo anterior, de los que tiene la regla en este lugar (en el tablero)</translation>
    </message>
    <message>
        <source>Next find&amp;ing of the step</source>
        <translation>Hallazgo siguiente del &amp;paso</translation>
    </message>
    <message>
        <source>Show the next finding of the rule at this position (on the board)</source>
        <translation>Ver el hallazgo siguiente, de los que tiene la regla en este lugar (en el tablero)</translation>
    </message>
    <message>
        <source>Go to the contradiction of the current guess or of the next failed guess</source>
        <translation>A la contradicción de la conjetura en pie aquí, o de la próxima que falla</translation>
    </message>
    <message>
        <source>No guess has failed after this position yet.</source>
        <translation>Después de este lugar aún no ha fallado ninguna conjetura.</translation>
    </message>
    <message>
        <source>No guess fails after this position.</source>
        <translation>Después de este lugar no falla ninguna conjetura.</translation>
    </message>
</context>
<context>
    <name>convoku::RunLanesView</name>
    <message>
        <source>Timeline of all runs</source>
        <translation>Línea de tiempo de todas las ejecuciones</translation>
    </message>
    <message>
        <source>diverges in pass %1</source>
        <translation>se separa en la pasada %1</translation>
    </message>
</context>
<context>
    <name>convoku::RunTablePicture</name>
    <message>
        <source>Guesses</source>
        <translation>Conjeturas</translation>
    </message>
    <message>
        <source>Undone guesses</source>
        <translation>Conjeturas retiradas</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>Candidatos que quedan</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Removals by each rule, pass by pass</source>
        <translation>Lo que eliminó cada regla, pasada a pasada</translation>
    </message>
</context>
<context>
    <name>convoku::SavedFileRow</name>
    <message>
        <source>O&amp;pen</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Open the file in its default application</source>
        <translation>Abrir el archivo con el programa que el escritorio tiene para él</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en la c&amp;arpeta</translation>
    </message>
    <message>
        <source>Open the folder that contains the file</source>
        <translation>Abrir la carpeta en la que está el archivo</translation>
    </message>
    <message>
        <source>Cop&amp;y file</source>
        <translation>Copiar arc&amp;hivo</translation>
    </message>
    <message>
        <source>Copy the file to the clipboard, to paste it into a folder or a message</source>
        <translation>Poner el archivo en el portapapeles, para pegarlo en una carpeta o en un mensaje</translation>
    </message>
</context>
<context>
    <name>convoku::SavingDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>&amp;Cancel export</source>
        <translation>&amp;Cancelar exportación</translation>
    </message>
</context>
<context>
    <name>convoku::SearchTreeView</name>
    <message>
        <source>Go to the &amp;start</source>
        <translation>Ir al &amp;inicio</translation>
    </message>
    <message>
        <source>Go to the &amp;guess</source>
        <translation>Ir a la &amp;conjetura</translation>
    </message>
    <message>
        <source>Go to the &amp;failure</source>
        <translation>Ir a donde &amp;falló</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>&amp;Desplegar</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Plegar</translation>
    </message>
    <message>
        <source>Go to the first w&amp;rong guess</source>
        <translation>Ir a la primera conjetura &amp;errónea</translation>
    </message>
    <message>
        <source>Fold all f&amp;ailed guesses</source>
        <translation>Plegar todo lo fa&amp;llido</translation>
    </message>
    <message>
        <source>Unfold a&amp;ll</source>
        <translation>Desplegar &amp;todo</translation>
    </message>
    <message>
        <source>Show the whole &amp;tree</source>
        <translation>Mostrar todo el á&amp;rbol</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Árbol de búsqueda</translation>
    </message>
    <message>
        <source>&amp;Search tree</source>
        <translation>Ár&amp;bol de búsqueda</translation>
    </message>
    <message>
        <source>Show the search as a tree instead of the board</source>
        <translation>Mostrar la búsqueda como árbol en lugar del tablero</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Show the whole tree (Z)</source>
        <translation>Mostrar todo el árbol (Z)</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>Guardar el árbol como imagen</translation>
    </message>
    <message>
        <source>Depth grows to the right, time runs down.</source>
        <translation>La profundidad crece hacia la derecha, el tiempo va hacia abajo.</translation>
    </message>
</context>
<context>
    <name>convoku::SearchedRun</name>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Ended at cost %1</source>
        <translation>Acabó con coste %1</translation>
    </message>
    <message>
        <source>Trial %1 of %2: cost %3</source>
        <translation>Intento %1 de %2: coste %3</translation>
    </message>
    <message>
        <source>Before the first trial</source>
        <translation>Antes del primer intento</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceArea</name>
    <message>
        <source>Effect of this step</source>
        <translation>Lo que hizo este paso</translation>
    </message>
    <message>
        <source>Current finding of this step</source>
        <translation>Qué hallazgo de este paso se está viendo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>finding</comment>
        <extracomment>which of the findings of a step is looked at</extracomment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceController</name>
    <message>
        <source>Open or paste a puzzle, or type one (Ctrl+N).</source>
        <translation>Abra un sudoku, pegue uno o escriba uno (Ctrl+N).</translation>
    </message>
</context>
<context>
    <name>convoku::SessionFile</name>
    <message>
        <source>This is not a Convoku session. It must contain “format”: “convoku-session”.</source>
        <translation>Esta no es una sesión de Convoku: se esperaba «format»: «convoku-session» en ella.</translation>
    </message>
    <message>
        <source>The session’s version is missing: expected a number.</source>
        <translation>Falta la versión de la sesión: se esperaba un número.</translation>
    </message>
    <message>
        <source>The session has version %1, written by a newer program. This program reads versions up to %2.</source>
        <translation>La sesión tiene la versión %1; este programa lee versiones hasta la %2. La escribió uno más reciente.</translation>
    </message>
    <message>
        <source>The file is too large for a session.</source>
        <translation>El archivo es demasiado grande para ser una sesión.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Línea %1, columna %2: %3.</translation>
    </message>
</context>
<context>
    <name>convoku::SessionNetwork</name>
    <message>
        <source>%1: learned weights: %2</source>
        <extracomment>%1: &quot;The session’s network&quot;; %2: what is wrong with a rule of it</extracomment>
        <translation>%1: lo que ha aprendido: %2</translation>
    </message>
    <message>
        <source>expected at most %1 rules, found %2</source>
        <translation>se esperaban %1 reglas como mucho, hay %2</translation>
    </message>
</context>
<context>
    <name>convoku::SettingsController</name>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Primeros pasos</translation>
    </message>
    <message>
        <source>Show the welcome tips again</source>
        <translation>Mostrar de nuevo la sugerencia del primer inicio</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Menos mov&amp;imiento</translation>
    </message>
    <message>
        <source>Nothing moves by itself: previews wait, panels and menus do not slide, the text cursor does not blink</source>
        <translation>Nada se mueve por sí solo: las vistas previas esperan, los paneles y los menús no se deslizan, el cursor de texto no parpadea</translation>
    </message>
    <message>
        <source>Settings will not be saved: %1 cannot be written.</source>
        <translation>Los ajustes no se conservarán: no se puede escribir %1.</translation>
    </message>
    <message>
        <source>Begin with the last puzzle</source>
        <translation>Empezar con el último sudoku</translation>
    </message>
    <message>
        <source>Open the last viewed puzzle at its position on the next start; if off, open an example</source>
        <translation>El próximo inicio abre el último sudoku que se miró, en su lugar; si no, un ejemplo</translation>
    </message>
</context>
<context>
    <name>convoku::SideBySide</name>
    <message>
        <source>Blind search uses only rows, columns and boxes: the cost of a grid is what they lack. The network in the window has different houses.</source>
        <translation>La búsqueda a ciegas solo conoce filas, columnas y cajas: una cuadrícula cuesta lo que les falta. La red de la ventana tiene otras casas.</translation>
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
        <translation>En el programa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
</context>
<context>
    <name>convoku::SliceView</name>
    <message>
        <source>Slice under the kernel</source>
        <translation>Corte sobre el que está el núcleo</translation>
    </message>
</context>
<context>
    <name>convoku::StackModel</name>
    <message>
        <source>Digits of the cell that are restored if the guess fails</source>
        <translation>Dígitos de la celda que vuelven si falla la conjetura</translation>
    </message>
    <message>
        <source>Candidates removed because of the guess, and restored if it fails</source>
        <translation>Candidatos eliminados a causa de la conjetura, que vuelven si falla</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Dígito</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartados</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Deducidos</translation>
    </message>
</context>
<context>
    <name>convoku::StackPanel</name>
    <message>
        <source>Active guesses</source>
        <translation>Conjeturas en pie</translation>
    </message>
    <message>
        <source>No guess is active here.</source>
        <translation>Aquí no hay ninguna conjetura en pie.</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are active here.</source>
        <translation>
            <numerusform>Aquí hay %n conjetura en pie.</numerusform>
            <numerusform>Aquí hay %n conjeturas en pie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one is made in pass %1.</source>
        <translation>La primera se hace en la pasada %1.</translation>
    </message>
    <message>
        <source>The next one is made in pass %1.</source>
        <translation>La siguiente se hace en la pasada %1.</translation>
    </message>
</context>
<context>
    <name>convoku::StartTilesView</name>
    <message>
        <source>Starts</source>
        <translation>Inicios</translation>
    </message>
    <message>
        <source>Click a start, or select it with the arrow keys, to show it above</source>
        <translation>Haga clic en un inicio, o vaya a él con las flechas, para verlo arriba</translation>
    </message>
    <message>
        <source>No start has been trained yet</source>
        <translation>Todavía no se ha entrenado ningún inicio</translation>
    </message>
    <message>
        <source>start %1: %2 right, %3</source>
        <translation>inicio %1: %2 correcto, %3</translation>
    </message>
</context>
<context>
    <name>convoku::StripController</name>
    <message>
        <source>Guesses below the board</source>
        <translation>Conjeturas debajo del tablero</translation>
    </message>
</context>
<context>
    <name>convoku::StudyChart</name>
    <message>
        <source>Results</source>
        <translation>Lo que se ha averiguado</translation>
    </message>
</context>
<context>
    <name>convoku::StudyPane</name>
    <message>
        <source>Run this network</source>
        <translation>Ejecutar esta red</translation>
    </message>
    <message>
        <source>Run the puzzle with these numbers in place of the written ones</source>
        <translation>Ejecutar el sudoku con estos números en lugar de los escritos</translation>
    </message>
    <message>
        <source>What if: compare with the written one</source>
        <translation>¿Y si? frente a la escrita</translation>
    </message>
    <message>
        <source>Show both runs side by side, and the first removal that differs</source>
        <translation>Las dos ejecuciones lado a lado y la primera eliminación que difiere</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Align the numbers as closely as possible with the written ones, round them, and prove whether they are the same</source>
        <translation>Girar los números para que queden lo más cerca posible de los escritos, redondearlos y demostrar si son los mismos</translation>
    </message>
    <message>
        <source>The road between</source>
        <translation>El camino intermedio</translation>
    </message>
    <message>
        <source>Right answers and unsound removals along the straight line from the learned to the written numbers</source>
        <translation>Qué es correcto y qué no es seguro en el camino recto de los números aprendidos a los escritos</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruido</translation>
    </message>
    <message>
        <source>Largest error in each written number before a solution is lost</source>
        <translation>Cuánto puede desviarse cada número escrito antes de que se pierda una solución</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop the current calculation</source>
        <translation>Terminar lo que se está averiguando</translation>
    </message>
    <message>
        <source>Open in the workshop</source>
        <translation>Abrir en el taller</translation>
    </message>
    <message>
        <source>The rule with the rounded numbers, as text</source>
        <translation>La regla con los números redondeados, como texto</translation>
    </message>
    <message>
        <source>From learned to written</source>
        <translation>De lo aprendido a lo escrito</translation>
    </message>
    <message>
        <source>A board where both differ</source>
        <translation>Un tablero en el que ambos difieren</translation>
    </message>
</context>
<context>
    <name>convoku::StudyWording</name>
    <message>
        <source>Aligning the numbers, rounding them and comparing them with the written ones…</source>
        <translation>Se giran y redondean los números y se comparan con los escritos…</translation>
    </message>
    <message>
        <source>Computing the path to the written numbers…</source>
        <translation>Se calcula el camino a los números escritos…</translation>
    </message>
    <message>
        <source>Testing networks with noise added to their numbers…</source>
        <translation>Se prueban redes con ruido en sus números…</translation>
    </message>
    <message>
        <source>Mirrored: all signs were changed.</source>
        <translation>En espejo: se cambiaron todos los signos.</translation>
    </message>
    <message>
        <source>Rounded: %1.</source>
        <translation>Redondeado: %1.</translation>
    </message>
    <message>
        <source>These are the written numbers.</source>
        <translation>Son los números escritos.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) differ from the written ones.</source>
        <translation>
            <numerusform>%n número no es el escrito.</numerusform>
            <numerusform>%n números no son los escritos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proved: it gives the same answer as the written rule on every possible board.</source>
        <translation>Demostrado: da la respuesta de la regla escrita en todo tablero posible.</translation>
    </message>
    <message>
        <source>It is a different rule: the two answers differ on this board.</source>
        <translation>Es otra regla: en este tablero las dos responden distinto.</translation>
    </message>
    <message>
        <source>It is a different rule.</source>
        <translation>Es otra regla.</translation>
    </message>
    <message>
        <source>Within its time limit, the proof found neither that they are the same nor where they differ.</source>
        <translation>En el tiempo que tuvo, la demostración no halló ni que son iguales ni dónde difieren.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>loses a solution</source>
        <translation>pierde una solución</translation>
    </message>
    <message>
        <source>networks that lose a solution</source>
        <translation>redes que pierden una solución</translation>
    </message>
    <message>
        <source>%1 % of the way from the learned to the written numbers: %2 of the answers are right. On %3 of the boards, the rule removes a digit of the solution.</source>
        <translation>%1 % del camino de los números aprendidos a los escritos: %2 de las respuestas son correctas y en %3 de los tableros la regla elimina un dígito de la solución.</translation>
    </message>
    <message>
        <source>Noise of %1 on each number: %2 of %3 networks lose a solution, %4 of the answers are right.</source>
        <translation>Ruido de %1 en cada número: %2 de %3 redes pierden una solución, %4 de las respuestas son correctas.</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution. %2</source>
        <translation>Hasta un ruido de %1 en cada número escrito ninguna red perdió una solución. %2</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution.</source>
        <translation>Hasta un ruido de %1 en cada número escrito ninguna red perdió una solución.</translation>
    </message>
</context>
<context>
    <name>convoku::TensorCanvas</name>
    <message>
        <source>Double-click to show only the planes of this digit</source>
        <translation>Doble clic: solo los planos de este dígito</translation>
    </message>
    <message>
        <source>Double-click: all planes</source>
        <translation>Doble clic: todos los planos</translation>
    </message>
    <message>
        <source>%1. Click to enlarge it.</source>
        <extracomment>at the small picture of a plane: digit 5. A click shows it large.</extracomment>
        <translation>%1. Un clic lo muestra en grande.</translation>
    </message>
    <message>
        <source>%1: asked for</source>
        <translation>%1: se pregunta</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copia</translation>
    </message>
</context>
<context>
    <name>convoku::TensorView</name>
    <message>
        <source>Tensors</source>
        <translation>Tensores</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Description of the layer</source>
        <translation>Lo que hace la capa</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <translation>Diferencia con %1</translation>
    </message>
    <message>
        <source>The lesson asks for these numbers. They appear with the answer.</source>
        <translation>La lección pregunta por estos números. Aparecen con la respuesta.</translation>
    </message>
    <message>
        <source>Arithmetic of a second number</source>
        <translation>Cálculo de un segundo número</translation>
    </message>
</context>
<context>
    <name>convoku::TensorWording</name>
    <message>
        <source>more bytes than allowed in a weights file (%L1)</source>
        <translation>más bytes de los que puede tener un archivo de pesos (%L1)</translation>
    </message>
    <message>
        <source>the file ends before the end of its header; weights files use the safetensors format</source>
        <translation>el archivo acaba antes que su cabecera; los archivos de pesos tienen el formato safetensors</translation>
    </message>
    <message>
        <source>a header with more bytes than allowed (%L1); weights files use the safetensors format</source>
        <translation>una cabecera con más bytes de los permitidos (%L1); los archivos de pesos tienen el formato safetensors</translation>
    </message>
    <message>
        <source>the header does not match the safetensors format</source>
        <translation>la cabecera no es la que tiene el formato safetensors</translation>
    </message>
    <message>
        <source>a duplicate name</source>
        <translation>un nombre que figura dos veces</translation>
    </message>
    <message>
        <source>a name with characters other than letters, digits, _, - and ., or longer than %1</source>
        <translation>un nombre con otros signos que letras, cifras, _, - y ., o de más de %1</translation>
    </message>
    <message>
        <source>a number type other than F32, F16 or BF16</source>
        <translation>otros números que F32, F16 y BF16</translation>
    </message>
    <message>
        <source>an invalid shape, more than %1 dimensions, or more numbers than the file</source>
        <translation>una forma que no lo es, tiene más dimensiones que %1 o más números que el archivo</translation>
    </message>
    <message>
        <source>the location of its numbers does not match its shape, the file or the other tensors</source>
        <translation>el lugar de sus números no encaja con su forma, con el archivo o con los otros tensores</translation>
    </message>
    <message>
        <source>bytes that belong to no tensor</source>
        <translation>bytes que no pertenecen a ningún tensor</translation>
    </message>
    <message>
        <source>more entries than allowed (%1)</source>
        <translation>más entradas de las permitidas (%1)</translation>
    </message>
    <message>
        <source>a value that is infinite or not a number</source>
        <translation>un número infinito, o que no lo es</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <extracomment>%1: a place in a file; %2: what is wrong there</extracomment>
        <translation>byte %1: %2</translation>
    </message>
    <message>
        <source>byte %1, “%2”: %3</source>
        <extracomment>%1: a place in a file; %2: the name of a tensor; %3: what is wrong with it</extracomment>
        <translation>byte %1, «%2»: %3</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>es un puntero de Git LFS, no el archivo mismo; «git lfs pull» lo trae</translation>
    </message>
</context>
<context>
    <name>convoku::ThemeWording</name>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Like the article</source>
        <translation>Como el artículo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>Para imprimir</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>Mis colores</translation>
    </message>
    <message>
        <source>Sums over a window</source>
        <translation>Sumas sobre una ventana</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>Otros lugares</translation>
    </message>
    <message>
        <source>Sums and products</source>
        <translation>Sumas y productos</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Lógica</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Profundidad %1</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Cell of a given</source>
        <translation>Celda de una pista</translation>
    </message>
    <message>
        <source>Given digit</source>
        <translation>Dígito de una pista</translation>
    </message>
    <message>
        <source>Found digit</source>
        <translation>Dígito encontrado</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Thin line</source>
        <translation>Línea fina</translation>
    </message>
    <message>
        <source>Thick line</source>
        <translation>Línea gruesa</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Cell of a contradiction</source>
        <translation>Celda de una contradicción</translation>
    </message>
    <message>
        <source>Sign of a contradiction</source>
        <translation>Signo de una contradicción</translation>
    </message>
    <message>
        <source>Digit on a depth’s square</source>
        <translation>Dígito en el cuadrado de una profundidad</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>Cursor</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Names and symbols of these layers in the rule graph</source>
        <translation>Nombres y signos de esas capas en el grafo de reglas</translation>
    </message>
    <message>
        <source>Candidates set aside by a guess at this search depth; its ring; its branch in the tree</source>
        <translation>Lo que apartó una conjetura a esta profundidad de la búsqueda, su anillo y su rama en el árbol</translation>
    </message>
    <message>
        <source>Candidates that these rules removed; their bars in the timeline</source>
        <translation>Candidatos que eliminaron estas reglas; sus barras en la línea de tiempo</translation>
    </message>
    <message>
        <source>Background of everything, including the window</source>
        <translation>Detrás de todo, y el fondo de la ventana</translation>
    </message>
    <message>
        <source>Background of the cells</source>
        <translation>Fondo de las celdas</translation>
    </message>
    <message>
        <source>Background of the given cells</source>
        <translation>Fondo de las celdas que da el sudoku</translation>
    </message>
    <message>
        <source>Puzzle digits, and most text in the window</source>
        <translation>Dígitos del sudoku y la mayor parte del texto de la ventana</translation>
    </message>
    <message>
        <source>Digits found by the network</source>
        <translation>Dígitos que ha encontrado la red</translation>
    </message>
    <message>
        <source>Lines between the cells of a box</source>
        <translation>Entre las celdas de una caja</translation>
    </message>
    <message>
        <source>Lines between boxes and around the board</source>
        <translation>Entre cajas y alrededor del tablero</translation>
    </message>
    <message>
        <source>Row and column numbers, and side notes</source>
        <translation>Números de filas y columnas, y notas al margen</translation>
    </message>
    <message>
        <source>Background of a cell without candidates or with a clash</source>
        <translation>Fondo de una celda sin candidatos o con un conflicto</translation>
    </message>
    <message>
        <source>Frame and cross of a contradiction, and of failed guesses in the tree</source>
        <translation>Marco y cruz de una contradicción, y de conjeturas fallidas en el árbol</translation>
    </message>
    <message>
        <source>Digit and number on the squares of set-aside candidates</source>
        <translation>El dígito y el número en los cuadrados de lo apartado</translation>
    </message>
    <message>
        <source>Cursor, picked candidate, its explanation, current position in the timeline</source>
        <translation>Cursor, candidato elegido, lo que lo explica, dónde se está en la línea de tiempo</translation>
    </message>
    <message>
        <source>A solution in the search tree</source>
        <translation>Una solución en el árbol de búsqueda</translation>
    </message>
    <message>
        <source>%1 is hard to read on %2: contrast %3, needed %4.</source>
        <translation>%1 se lee mal sobre %2: contraste %3, se necesita %4.</translation>
    </message>
    <message>
        <source>%1 is hard to read on the tint of %2: contrast %3, needed %4.</source>
        <translation>%1 se lee mal sobre el tinte de %2: contraste %3, se necesita %4.</translation>
    </message>
    <message>
        <source>%1 is hard to read on a cell lit with %2: contrast %3, needed %4.</source>
        <translation>%1 se lee mal sobre una celda iluminada con %2: contraste %3, se necesita %4.</translation>
    </message>
    <message>
        <source>%1 is hard to see on %2: contrast %3, needed %4.</source>
        <translation>%1 se ve mal sobre %2: contraste %3, se necesita %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike: difference %3, needed %4.</source>
        <translation>%1 y %2 se parecen: diferencia %3, se necesita %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see red (protanopia): difference %3, needed %4.</source>
        <translation>%1 y %2 se parecen para quien no ve el rojo (protanopía): diferencia %3, se necesita %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see green (deuteranopia): difference %3, needed %4.</source>
        <translation>%1 y %2 se parecen para quien no ve el verde (deuteranopía): diferencia %3, se necesita %4.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see blue (tritanopia): difference %3, needed %4.</source>
        <translation>%1 y %2 se parecen para quien no ve el azul (tritanopía): diferencia %3, se necesita %4.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>No se puede leer el archivo: %1</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>Esto no es JSON: %1</translation>
    </message>
    <message>
        <source>This is not a Convoku colour file.</source>
        <translation>Este no es un archivo de colores de Convoku.</translation>
    </message>
    <message>
        <source>A newer version of Convoku wrote this file (version %1).</source>
        <translation>Una versión más reciente de Convoku escribió este archivo (versión %1).</translation>
    </message>
    <message>
        <source>The base theme “%1” does not exist.</source>
        <translation>No existe el tema «%1» desde el que empezar.</translation>
    </message>
    <message>
        <source>The colour “%1” does not exist; it is ignored.</source>
        <translation>No existe el color «%1»; se omite.</translation>
    </message>
    <message>
        <source>“%1” is not a colour (#rrggbb); “%2” keeps the colour of the base theme.</source>
        <translation>«%1» no es un color (#rrggbb); «%2» queda como en el tema de partida.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Candidates; filled numbers of tensors</source>
        <translation>Candidatos; números rellenos de los tensores</translation>
    </message>
</context>
<context>
    <name>convoku::TileWording</name>
    <message>
        <source>equals %1?</source>
        <translation>¿igual a %1?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a layer counts, and where: Lines of the box with the digit: box 2, digit 2</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>at most 1?</source>
        <translation>¿1 como máximo?</translation>
    </message>
    <message>
        <source>Decided %1s in %2</source>
        <translation>Celdas decididas como %1 en la %2</translation>
    </message>
    <message>
        <source>%1 = %2; %3 %4</source>
        <extracomment>a sum, and what is asked about it: 0 + 1 + 0 = 1; equals 1? yes</extracomment>
        <translation>%1 = %2; %3 %4</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>convoku::TimeBar</name>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: Pass, Rule, Layer</extracomment>
        <translation>Avanzar por</translation>
    </message>
    <message>
        <source>Step size for stepping and playing</source>
        <translation>Lo que Atrás, Adelante y Reproducir muestran de uno en uno</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>max</source>
        <translation>máx.</translation>
    </message>
</context>
<context>
    <name>convoku::Timeline</name>
    <message>
        <source>Hits</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Aún no hay ejecución</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Cadena</translation>
    </message>
</context>
<context>
    <name>convoku::TimelineView</name>
    <message>
        <source>%1 · %2 removed</source>
        <extracomment>a pass and how many candidates it removed: Pass 3 of 25 · depth 0 · 214 candidates · 12 removed</extracomment>
        <translation>%1 · %2 eliminados</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Visible part of the run</source>
        <translation>Parte visible de la ejecución</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a candidate: r4c5 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Aún no hay ejecución</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a family of rules and how many candidates they removed</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A breakpoint stops here: %1</source>
        <extracomment>a place in the run</extracomment>
        <translation>Un punto de interrupción detiene aquí: %1</translation>
    </message>
    <message>
        <source>Bookmark %1: %2</source>
        <translation>Marcador %1: %2</translation>
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
        <translation>Números escritos y aprendidos</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5, %6 right. %7</source>
        <extracomment>%1: &quot;How start 5 found the rule&quot;; %2: &quot;Written by hand&quot;; %3, %5: &quot;bias 2&quot;; %4: &quot;Found by start 5&quot;; %6: &quot;95.8 %&quot;; %7: sentences</extracomment>
        <translation>%1. %2: %3. %4: %5, %6 correctas. %7</translation>
    </message>
    <message>
        <source>place %1: written %2, learned %3</source>
        <translation>lugar %1: escrito %2, aprendido %3</translation>
    </message>
    <message>
        <source>%1, began with %2</source>
        <translation>%1, empezó con %2</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingPage</name>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Replace the numbers and train them</source>
        <translation>Reemplazar los números y entrenarlos</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Train each start by the step size set below</source>
        <translation>Entrenar cada inicio tanto como indica el paso de abajo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop the training and keep its results so far</source>
        <translation>Detener el entrenamiento y conservar los resultados obtenidos</translation>
    </message>
    <message>
        <source>Training task</source>
        <translation>Qué se aprende</translation>
    </message>
    <message>
        <source>Is the count 1?</source>
        <translation>¿Es 1 la cantidad?</translation>
    </message>
    <message>
        <source>the remaining candidates</source>
        <translation>los candidatos que quedan</translation>
    </message>
    <message>
        <source>This rule has no weights to learn.</source>
        <translation>Esta regla no tiene pesos que se puedan aprender.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>%n new start(s)</source>
        <translation>
            <numerusform>%n inicio nuevo</numerusform>
            <numerusform>%n inicios nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Training is not available because LibTorch cannot be used: %1</source>
        <translation>Aquí no se puede entrenar nada: no se puede usar LibTorch: %1</translation>
    </message>
    <message>
        <source>LibTorch is being opened…</source>
        <translation>Se está abriendo LibTorch…</translation>
    </message>
    <message>
        <source>%1 of the answers are right.</source>
        <translation>%1 de las respuestas son correctas.</translation>
    </message>
    <message>
        <source>Errors: %1 of %2 answers on the board at %3</source>
        <translation>Dónde se equivoca: %1 de %2 respuestas en el tablero en %3</translation>
    </message>
    <message>
        <source>Errors: there is no puzzle</source>
        <translation>Dónde se equivoca: no hay sudoku</translation>
    </message>
    <message>
        <source>Errors by pass, of %1 answers</source>
        <translation>Errores por pasada, de %1 respuestas</translation>
    </message>
    <message>
        <source>Repeat the training with different random numbers</source>
        <translation>Lo mismo otra vez, desde otros números aleatorios</translation>
    </message>
    <message>
        <source>Initial weights and bias</source>
        <translation>Pesos y sesgo iniciales</translation>
    </message>
    <message>
        <source>Number of starts</source>
        <translation>Número de inicios</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the training as an animated GIF or WebP</source>
        <translation>Exportar el entrenamiento como GIF o WebP animado</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>Búsqueda a ciegas</translation>
    </message>
    <message>
        <source>Search for a solution without using the rules</source>
        <translation>Buscar una solución sin usar las reglas</translation>
    </message>
    <message>
        <source>Replace the %1 with %2 · %3 · %4</source>
        <extracomment>%1: the numbers that are trained, %2: &quot;random numbers&quot;, %3: &quot;10 starts&quot;, %4: the button &quot;Train&quot;</extracomment>
        <translation>Sustituir %1 por %2 · %3 · %4</translation>
    </message>
    <message>
        <source>numbers of a rule</source>
        <translation>los números de una regla</translation>
    </message>
    <message>
        <source>The results below are for “%1”.</source>
        <translation>Los resultados de abajo corresponden a «%1».</translation>
    </message>
    <message>
        <source>Errors: the puzzle is on a different board</source>
        <translation>Dónde se equivoca: el sudoku está en otro tablero</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingSetupPane</name>
    <message>
        <source>random</source>
        <translation>aleatorios</translation>
    </message>
    <message>
        <source>states of runs</source>
        <translation>estados de ejecuciones</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>always new ones</source>
        <translation>siempre nuevos</translation>
    </message>
    <message>
        <source>Standard deviation of the initial weights</source>
        <translation>La desviación de los números con los que empieza un inicio</translation>
    </message>
    <message>
        <source>Probability of each candidate on a random board</source>
        <translation>La probabilidad de cada candidato en un tablero aleatorio</translation>
    </message>
    <message>
        <source>Boards in a step</source>
        <translation>Tableros en un paso</translation>
    </message>
    <message>
        <source>Boards drawn once and reused; otherwise each step draws new ones</source>
        <translation>Tableros que se sortean una vez y se reutilizan; o cada paso tiene otros nuevos</translation>
    </message>
    <message>
        <source>Step size; takes effect immediately</source>
        <translation>Cuánto avanza un paso; cuenta enseguida</translation>
    </message>
    <message>
        <source>The same seed gives the same training</source>
        <translation>La misma semilla, el mismo entrenamiento</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Boards per step</source>
        <translation>Tableros por paso</translation>
    </message>
    <message>
        <source>Fixed boards</source>
        <translation>Tableros fijos</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Inicios</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingStrip</name>
    <message>
        <source>The training step by step</source>
        <translation>El entrenamiento paso a paso</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Play or pause the training</source>
        <translation>Reproducir o pausar el entrenamiento</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: 1 step, 10 steps, 100 steps</extracomment>
        <translation>Paso de</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingTimeline</name>
    <message>
        <source>Steps of the training</source>
        <translation>Pasos del entrenamiento</translation>
    </message>
    <message>
        <source>Drag the flag to view a different training step</source>
        <translation>Arrastre la bandera para ver otro paso del entrenamiento</translation>
    </message>
    <message>
        <source>Nothing has been trained yet</source>
        <translation>Todavía no se ha entrenado nada</translation>
    </message>
    <message>
        <source>step %1 of %2: loss %3, %4 right</source>
        <translation>paso %1 de %2: pérdida %3, %4 correcto</translation>
    </message>
    <message>
        <source>start %1: loss %2, %3 right</source>
        <translation>inicio %1: pérdida %2, %3 correcto</translation>
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
        <translation>¿Es 1 la cantidad?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule, and the value of its text that is learned: Hidden single in row: only_place</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) something else</source>
        <translation>
            <numerusform>%n encuentra otra cosa</numerusform>
            <numerusform>%n encuentran otra cosa</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of starts that find it depends on this set-up. It changes with different boards, steps or initial numbers.</source>
        <translation>Cuántos inicios la encuentran es una propiedad de estos ajustes: con otros tableros, pasos o números iniciales es otra cantidad.</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>Escrito a mano</translation>
    </message>
    <message>
        <source>written: %1</source>
        <translation>escrito: %1</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>paso de entrenamiento</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>un lugar</translation>
    </message>
    <message>
        <source>one place in %1</source>
        <extracomment>a place that is alone, in 1, 4, 7, 8 of the row</extracomment>
        <translation>un lugar en %1</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>en otro lugar</translation>
    </message>
    <message>
        <source>start %1: %2</source>
        <translation>inicio %1: %2</translation>
    </message>
    <message>
        <source>found it: %1</source>
        <translation>encontrada: %1</translation>
    </message>
    <message>
        <source>stuck: %1</source>
        <translation>atascado: %1</translation>
    </message>
    <message numerus="yes">
        <source>place(s) %1</source>
        <translation>
            <numerusform>el lugar %1</numerusform>
            <numerusform>los lugares %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts the places like the written rule, and is right on all %1 possible rows.</source>
        <translation>Cuenta los lugares, como la regla escrita: correcto en las %1 filas que existen.</translation>
    </message>
    <message>
        <source>It gives the written rule’s answer for all %1 possible rows, with different numbers.</source>
        <translation>Responde a las %1 filas que existen como la regla escrita, con otros números.</translation>
    </message>
    <message numerus="yes">
        <source>It answers no to all %1 possible rows, and misses %n row(s) with a yes.</source>
        <translation>
            <numerusform>Dice no a cada una de las %1 filas que existen y pasa por alto %n fila con un sí.</numerusform>
            <numerusform>Dice no a cada una de las %1 filas que existen y pasa por alto %n filas con un sí.</numerusform>
        </translation>
    </message>
    <message>
        <source>It answers yes to all %1 possible rows.</source>
        <translation>Dice sí a cada una de las %1 filas que existen.</translation>
    </message>
    <message>
        <source>No lone place gets a yes.</source>
        <translation>Ningún lugar que esté solo recibe un sí.</translation>
    </message>
    <message>
        <source>A lone place gets a yes only in %1.</source>
        <translation>Un lugar que está solo recibe un sí únicamente en %1.</translation>
    </message>
    <message>
        <source>Each lone place gets a yes.</source>
        <translation>Cada lugar que está solo recibe un sí.</translation>
    </message>
    <message>
        <source>A row with %1 never gets a yes: a veto.</source>
        <translation>Ninguna fila con %1 lo recibe: un veto.</translation>
    </message>
    <message>
        <source>It never gives a wrong yes.</source>
        <translation>Nunca dice sí por error.</translation>
    </message>
    <message numerus="yes">
        <source>It wrongly answers yes to %n of the %1 possible rows.</source>
        <translation>
            <numerusform>Dice sí por error a %n de las %1 filas que existen.</numerusform>
            <numerusform>Dice sí por error a %n de las %1 filas que existen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It misses no yes.</source>
        <translation>No pasa por alto ningún sí.</translation>
    </message>
    <message numerus="yes">
        <source>It misses %1 of %n row(s) with a yes.</source>
        <translation>
            <numerusform>Pasa por alto %1 de %n fila con un sí.</numerusform>
            <numerusform>Pasa por alto %1 de %n filas con un sí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of “%1”</source>
        <translation>
            <numerusform>%n número de «%1»</numerusform>
            <numerusform>%n números de «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) and the bias of “%1”</source>
        <translation>
            <numerusform>%n peso y el sesgo de «%1»</numerusform>
            <numerusform>%n pesos y el sesgo de «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>números aleatorios</translation>
    </message>
    <message>
        <source>numbers near the written ones</source>
        <translation>números cercanos a los escritos</translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n inicio</numerusform>
            <numerusform>%n inicios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n número</numerusform>
            <numerusform>%n números</numerusform>
        </translation>
    </message>
    <message>
        <source>bias %1</source>
        <translation>sesgo %1</translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) %1</source>
        <translation>
            <numerusform>%n peso %1</numerusform>
            <numerusform>%n pesos %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) the rule</source>
        <translation>
            <numerusform>%n encuentra la regla</numerusform>
            <numerusform>%n encuentran la regla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) no better than a constant answer (%1)</source>
        <translation>
            <numerusform>%n no es mejor que una respuesta constante (%1)</numerusform>
            <numerusform>%n no son mejores que una respuesta constante (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by start %1</source>
        <translation>Encontrado por el inicio %1</translation>
    </message>
    <message>
        <source>How start %1 found the rule, upside down</source>
        <translation>Cómo el inicio %1 encontró la regla, del revés</translation>
    </message>
    <message>
        <source>How start %1 found the rule</source>
        <translation>Cómo el inicio %1 encontró la regla</translation>
    </message>
    <message>
        <source>How start %1 found something else</source>
        <translation>Cómo el inicio %1 encontró otra cosa</translation>
    </message>
    <message>
        <source>How start %1 ended with a constant answer</source>
        <translation>Cómo el inicio %1 acabó en una respuesta constante</translation>
    </message>
    <message>
        <source>training step, the first %1 of %2</source>
        <translation>paso de entrenamiento, los primeros %1 de %2</translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>inicio %1</translation>
    </message>
    <message>
        <source>It counts down from 2: one place gives 2 − 1 = 1, as written. Two places give 0 instead of the written rule’s 2; both mean no. It is right on all %1 possible rows.</source>
        <translation>Cuenta hacia atrás desde 2: un lugar da 2 − 1 = 1, como está escrito. Dos lugares dan 0, donde la regla escrita da 2, y ambos significan no. Acierta en las %1 filas que existen.</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>todos %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
</context>
<context>
    <name>convoku::TreeStrip</name>
    <message>
        <source>Guesses of this run</source>
        <translation>Conjeturas de esta ejecución</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>where in the run: at 10</extracomment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradicción</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
</context>
<context>
    <name>convoku::TreeWords</name>
    <message>
        <source>passes %1–%2, rules alone: %3 → %4</source>
        <extracomment>%1–%2: passes; %3, %4: numbers of candidates: passes 1–6, rules alone: 585 → 227</extracomment>
        <translation>pasadas %1–%2, solo reglas: %3 → %4</translation>
    </message>
    <message>
        <source>depth %1, pass %2</source>
        <extracomment>beside a guess in the search tree: depth 1, pass 12</extracomment>
        <translation>profundidad %1, pasada %2</translation>
    </message>
    <message>
        <source>depth %1, passes %2–%3</source>
        <extracomment>beside a guess in the search tree: depth 1, passes 7–10</extracomment>
        <translation>profundidad %1, pasadas %2–%3</translation>
    </message>
    <message>
        <source>Solved in pass %1</source>
        <translation>Resuelto en la pasada %1</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>Posición actual.</translation>
    </message>
    <message numerus="yes">
        <source>It rests on %n guess(es):</source>
        <translation>
            <numerusform>Se apoya en %n conjetura:</numerusform>
            <numerusform>Se apoya en %n conjeturas:</numerusform>
        </translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Cómo se lee</translation>
    </message>
    <message>
        <source>path to the current state</source>
        <translation>camino al estado actual</translation>
    </message>
    <message>
        <source>earlier branch</source>
        <translation>rama anterior</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>aún sin ejecutar</translation>
    </message>
    <message>
        <source>guess, in the colour of its depth</source>
        <translation>conjetura, en el color de su profundidad</translation>
    </message>
    <message>
        <source>found after the guess</source>
        <translation>hallado después de la conjetura</translation>
    </message>
    <message>
        <source>open candidates</source>
        <translation>candidatos abiertos</translation>
    </message>
    <message>
        <source>given</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>found before the guess</source>
        <translation>hallado antes de la conjetura</translation>
    </message>
</context>
<context>
    <name>convoku::TrialBoard</name>
    <message>
        <source>Grid of the trial</source>
        <translation>Cuadrícula del intento</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: vacía</translation>
    </message>
</context>
<context>
    <name>convoku::Trouble</name>
    <message>
        <source>Not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>The rule %1 restores candidates; a rule may only remove them.</source>
        <translation>La regla %1 devuelve candidatos; una regla solo los quita.</translation>
    </message>
    <message>
        <source>The encoding %1 produces candidates that do not match the givens of the puzzle.</source>
        <translation>La codificación %1 da otros candidatos que los que dicen las pistas del sudoku.</translation>
    </message>
    <message>
        <source>A guess of the network’s search is not a single candidate of the board.</source>
        <translation>La búsqueda de la red conjetura algo que no es un único candidato del tablero.</translation>
    </message>
    <message>
        <source>The network’s search makes more guesses than there are cells.</source>
        <translation>La búsqueda de la red hace más conjeturas que celdas hay.</translation>
    </message>
    <message>
        <source>No complete grid was found that satisfies the houses of the network %1.</source>
        <translation>No se encontró ninguna cuadrícula completa que respete las casas de la red %1.</translation>
    </message>
</context>
<context>
    <name>convoku::UndoOffer</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what happened, as in: Take back: Bookmark removed</extracomment>
        <translation>Deshacer: %1</translation>
    </message>
</context>
<context>
    <name>convoku::VerdictWording</name>
    <message>
        <source>without a guess</source>
        <translation>sin conjeturas</translation>
    </message>
    <message numerus="yes">
        <source>with %n guess(es)</source>
        <translation>
            <numerusform>con %n conjetura</numerusform>
            <numerusform>con %n conjeturas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <extracomment>with 3 guesses, 1 taken back</extracomment>
        <translation>%1, retiradas: %2</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es) so far</source>
        <translation>
            <numerusform>%n pasada hasta ahora</numerusform>
            <numerusform>%n pasadas hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message numerus="yes">
        <source>at the limit of %n pass(es)</source>
        <translation>
            <numerusform>en el límite de %n pasada</numerusform>
            <numerusform>en el límite de %n pasadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n pass(es)</source>
        <translation>
            <numerusform>tras %n pasada</numerusform>
            <numerusform>tras %n pasadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n pass(es)</source>
        <translation>
            <numerusform>en %n pasada</numerusform>
            <numerusform>en %n pasadas</numerusform>
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
        <translation>Soluciones: pasada %1</translation>
    </message>
    <message>
        <source>Contradiction in this branch</source>
        <translation>Contradicción en esta rama</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradicción</translation>
    </message>
    <message>
        <source>No other solution found</source>
        <translation>Ninguna otra encontrada</translation>
    </message>
    <message numerus="yes">
        <source>Solves in %n pass(es)</source>
        <translation>
            <numerusform>Se resuelve en %n pasada</numerusform>
            <numerusform>Se resuelve en %n pasadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stalls after %n pass(es)</source>
        <translation>
            <numerusform>Se atasca tras %n pasada</numerusform>
            <numerusform>Se atasca tras %n pasadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::Video</name>
    <message>
        <source>An animated SVG can have at most %1 frames, but this animation has %2. Export part of it, or choose a different format.</source>
        <translation>Un SVG animado tiene como máximo %1 imágenes, y esta animación tiene %2. Exporte una parte o elija otro formato.</translation>
    </message>
    <message>
        <source>MP4 and WebM need the program ffmpeg, which is not installed. On Debian or Ubuntu, install it with: sudo apt install ffmpeg</source>
        <translation>MP4 y WebM necesitan el programa ffmpeg, que no está instalado. En Debian o Ubuntu, instálelo con: sudo apt install ffmpeg</translation>
    </message>
    <message>
        <source>ffmpeg could not write the video: %1</source>
        <extracomment>%1: a line of ffmpeg&apos;s</extracomment>
        <translation>ffmpeg no pudo escribir el vídeo: %1</translation>
    </message>
</context>
<context>
    <name>convoku::ViewController</name>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>Panel sig&amp;uiente</translation>
    </message>
    <message>
        <source>Focus the next panel</source>
        <translation>Llevar el foco al panel siguiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>Pane&amp;l anterior</translation>
    </message>
    <message>
        <source>Focus the panel before</source>
        <translation>Llevar el foco al panel anterior</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restablecer disposición</translation>
    </message>
    <message>
        <source>Restore the original layout of this perspective</source>
        <translation>Ordenar esta perspectiva como venía</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pantalla co&amp;mpleta</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar toda la pantalla</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>&amp;Colours…</source>
        <translation>&amp;Colores…</translation>
    </message>
    <message>
        <source>Choose your own colours for the board, the rules and the depths</source>
        <translation>Elegir colores propios para el tablero, las reglas y las profundidades</translation>
    </message>
    <message>
        <source>&amp;System default (%1)</source>
        <extracomment>%1: the name of the language, in that language</extracomment>
        <translation>Como el &amp;sistema (%1)</translation>
    </message>
    <message>
        <source>Use the language of the desktop</source>
        <translation>Usar el idioma del escritorio</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>Usar este idioma</translation>
    </message>
    <message>
        <source>&amp;Puzzle’s voice</source>
        <translation>Voz del &amp;sudoku</translation>
    </message>
    <message>
        <source>Describe each step in the words of the puzzle</source>
        <translation>Contar lo que hace un paso en palabras de sudoku</translation>
    </message>
    <message>
        <source>&amp;Constraint’s voice</source>
        <translation>Voz de la &amp;restricción</translation>
    </message>
    <message>
        <source>Describe each step as a constraint solver would</source>
        <translation>Contar lo que hace un paso como lo haría un solucionador de restricciones</translation>
    </message>
    <message>
        <source>&amp;Layer’s voice</source>
        <translation>Voz de la &amp;capa</translation>
    </message>
    <message>
        <source>Describe each step as its layers compute it, with their numbers</source>
        <translation>Contar lo que hace un paso como lo calculan sus capas, con sus números</translation>
    </message>
    <message>
        <source>Copy the step in &amp;words</source>
        <translation>Copiar en palabras lo que &amp;hizo el paso</translation>
    </message>
    <message>
        <source>Copy the description of the step at this position, in the visible voices</source>
        <translation>Copiar lo que hizo el paso de esta posición, en las voces que se muestran</translation>
    </message>
    <message>
        <source>T&amp;int consequences of a guess</source>
        <translation>Teñir lo &amp;que se deduce de una conjetura</translation>
    </message>
    <message>
        <source>Tint cells decided by a guess faintly in its colour</source>
        <translation>Las celdas que decidió una conjetura llevan un leve tinte de su color</translation>
    </message>
    <message>
        <source>Sho&amp;w the layer on the board</source>
        <translation>M&amp;ostrar la capa en el tablero</translation>
    </message>
    <message>
        <source>Layout reset</source>
        <translation>La disposición está restablecida</translation>
    </message>
    <message>
        <source>Desktop’s &amp;font</source>
        <translation>&amp;Tipo de letra del escritorio</translation>
    </message>
    <message>
        <source>Use the desktop’s own font instead of Inter</source>
        <translation>Escribir con el tipo de letra del escritorio en lugar de Inter</translation>
    </message>
    <message>
        <source>Inside a rule’s layers, the board shows the layer’s numbers as colours; after a trained rule, the rule’s confidence in each candidate</source>
        <translation>Dentro de las capas de una regla, el tablero muestra los números de la capa como colores, y detrás de una regla entrenada, lo segura que está de cada candidato</translation>
    </message>
</context>
<context>
    <name>convoku::VoiceWording</name>
    <message numerus="yes">
        <source>And %n more finding(s).</source>
        <translation>
            <numerusform>Y %n hallazgo más.</numerusform>
            <numerusform>Y %n hallazgos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <extracomment>one of three voices that tell what a step did</extracomment>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>restricción</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>capa</translation>
    </message>
</context>
<context>
    <name>convoku::WatchModel</name>
    <message>
        <source>Changed in this step</source>
        <translation>Cambiado en este paso</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Vigilancia</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
</context>
<context>
    <name>convoku::WatchPanel</name>
    <message>
        <source>Add picked</source>
        <translation>Añadir elegido</translation>
    </message>
    <message>
        <source>Nothing is watched yet. Type a value to watch and press Enter. Possible values: a candidate (r4c5=7), a cell (r4c5), a house (row 4), the places for a digit in it (row 4 = 7), count, count 7, decided, depth.</source>
        <translation>Aún no se vigila nada. Escriba lo que quiera tener a la vista y pulse Intro: un candidato (r4c5=7), una celda (r4c5), una casa (row 4), los lugares de un dígito en ella (row 4 = 7), count, count 7, decided, depth.</translation>
    </message>
    <message>
        <source>r4c5=7, row 4, count 7, depth…</source>
        <translation>r4c5=7, row 4, count 7, depth…</translation>
    </message>
    <message>
        <source>Watch to add</source>
        <translation>Elemento que vigilar</translation>
    </message>
    <message>
        <source>Watch the candidate picked on the board</source>
        <translation>Vigilar el candidato elegido en el tablero</translation>
    </message>
    <message>
        <source>Watches</source>
        <translation>Elementos vigilados</translation>
    </message>
</context>
<context>
    <name>convoku::WatchWording</name>
    <message>
        <source>%1: places for %2</source>
        <translation>%1: lugares para el %2</translation>
    </message>
    <message>
        <source>%1: undecided cells</source>
        <translation>%1: celdas sin decidir</translation>
    </message>
    <message>
        <source>Candidates of digit %1</source>
        <translation>Candidatos del dígito %1</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>Candidatos que quedan</translation>
    </message>
    <message>
        <source>Decided cells</source>
        <translation>Celdas decididas</translation>
    </message>
    <message>
        <source>Depth of search</source>
        <translation>Profundidad de la búsqueda</translation>
    </message>
    <message>
        <source>never there</source>
        <translation>nunca estuvo</translation>
    </message>
    <message>
        <source>there</source>
        <translation>está</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>conjeturado a profundidad %1</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the digits of a cell, the cells of a house
----------
how many cells, and which</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expected a candidate (r4c5=7), a cell (r4c5), a house (row 4, column 3, box 9) with or without a digit (row 4 = 7), count, count 7, decided, or depth.</source>
        <translation>Se esperaba un candidato (r4c5=7), una celda (r4c5), una casa (row 4, column 3, box 9) con o sin dígito (row 4 = 7), count, count 7, decided o depth.</translation>
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
        <translation>Volver a lo escrito</translation>
    </message>
    <message>
        <source>Restore all numbers of the text as written; Undo returns here</source>
        <translation>Todos los números del texto como estaban escritos; Deshacer lleva aquí</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>Dónde difiere</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule and the written rule leave different candidates</source>
        <translation>El tablero más pequeño del que la regla doblada deja algo distinto que la escrita</translation>
    </message>
    <message>
        <source>Show lost solution</source>
        <translation>Qué pierde</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule loses a solution</source>
        <translation>El tablero más pequeño del que la regla doblada pierde una solución</translation>
    </message>
    <message>
        <source>No such board was found.</source>
        <translation>No se encontró tal tablero.</translation>
    </message>
    <message>
        <source>Layer whose numbers are shown</source>
        <translation>Capa cuyos números se muestran</translation>
    </message>
    <message>
        <source>Row of the weights</source>
        <translation>Fila de los pesos</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>El número</translation>
    </message>
    <message>
        <source>The numbers of this rule are in its kernel, which is not in this text. Start with the kernel, or edit a copy of the network.</source>
        <translation>Los números de esta regla están en su núcleo, que no está en este texto: empiece con el núcleo, o edite una copia de la red.</translation>
    </message>
    <message>
        <source>Place the cursor in a rule to bend its weights, comparison values and other numbers here.</source>
        <translation>Ponga el cursor en una regla: sus pesos, aquello con lo que compara y sus demás números se pueden doblar aquí.</translation>
    </message>
    <message>
        <source>Row, of %1:</source>
        <translation>Fila, de %1:</translation>
    </message>
    <message>
        <source>Proving how far it can be bent (%1 %)…</source>
        <translation>Se está demostrando cuánto se puede doblar (%1 %)…</translation>
    </message>
    <message>
        <source>Computing the differences…</source>
        <translation>Se está calculando qué difiere…</translation>
    </message>
</context>
<context>
    <name>convoku::WhyHeadline</name>
    <message>
        <source>Back to the candidate that this explains</source>
        <translation>Al candidato cuyo motivo es este</translation>
    </message>
    <message>
        <source>Back to the step: no candidate is picked</source>
        <translation>Volver al paso: ningún candidato elegido</translation>
    </message>
    <message>
        <source>Choose which of the three voices to show</source>
        <translation>Cuáles de las tres voces se muestran</translation>
    </message>
</context>
<context>
    <name>convoku::WindowHost</name>
    <message>
        <source>No font on this system contains the characters of %1 (%2). Install one, for example from the package fonts-noto-cjk, and choose the language again in View ▸ Language.</source>
        <translation>Ningún tipo de letra de este sistema tiene las letras de %1 (%2). Instale uno, por ejemplo del paquete fonts-noto-cjk, y elija de nuevo el idioma en Ver ▸ Idioma.</translation>
    </message>
</context>
<context>
    <name>convoku::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copi&amp;ar como</translation>
    </message>
    <message>
        <source>C&amp;hange the puzzle</source>
        <translation>Cam&amp;biar el sudoku</translation>
    </message>
    <message>
        <source>&amp;Transform the puzzle</source>
        <translation>&amp;Transformar el sudoku</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecución</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Marcas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>Pa&amp;neles</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>&amp;Voces</translation>
    </message>
    <message>
        <source>Appearan&amp;ce</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>convoku::Wording</name>
    <message>
        <source>convolution</source>
        <translation>convolución</translation>
    </message>
    <message>
        <source>max pooling</source>
        <translation>agrupación máxima</translation>
    </message>
    <message>
        <source>max pooling with indices</source>
        <translation>agrupación máxima con índices</translation>
    </message>
    <message>
        <source>max unpooling</source>
        <translation>desagrupación máxima</translation>
    </message>
    <message>
        <source>upsampling</source>
        <translation>sobremuestreo</translation>
    </message>
    <message>
        <source>scale and offset</source>
        <translation>escala y desplazamiento</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>acotación</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>product</source>
        <translation>producto</translation>
    </message>
    <message>
        <source>select</source>
        <translation>selección</translation>
    </message>
    <message>
        <source>reshape</source>
        <translation>cambio de forma</translation>
    </message>
    <message>
        <source>1 for yes or 0 for no</source>
        <translation>1 para sí o 0 para no</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>Layer %1 of %2 of %3: %4 – %5 for %6. The result is visible at the end of the step.</source>
        <extracomment>Layer 3 of 14 of Pointing in row: lines of the box with the digit – a number from 0 to 3 for each box and digit.</extracomment>
        <translation>Capa %1 de %2 de %3: %4 – %5 para %6. Lo que resulta se ve al final del paso.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n carácter</numerusform>
            <numerusform>%n caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), one puzzle per line</source>
        <translation>
            <numerusform>%n dígito, un sudoku por línea</numerusform>
            <numerusform>%n dígitos, un sudoku por línea</numerusform>
        </translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Grid of candidates</source>
        <translation>Cuadrícula de candidatos</translation>
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
        <translation>Línea de HoDoKu</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>Enlace de SudokuPad</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>Enlace de f-puzzles</translation>
    </message>
    <message>
        <source>SudokuWiki link</source>
        <translation>Enlace de SudokuWiki</translation>
    </message>
    <message>
        <source>SudokuWiki link with candidates</source>
        <translation>Enlace de SudokuWiki con candidatos</translation>
    </message>
    <message>
        <source>Sudoku Coach link</source>
        <translation>Enlace de Sudoku Coach</translation>
    </message>
    <message>
        <source>SudokuExchange link</source>
        <translation>Enlace de SudokuExchange</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Línea %1, columna %2</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8 text</source>
        <translation>un byte que no es texto UTF-8</translation>
    </message>
    <message>
        <source>%1: the line ends after %2 of 81 characters.</source>
        <translation>%1: la línea termina tras %2 de 81 caracteres.</translation>
    </message>
    <message>
        <source>%1: the line has %2 characters; a puzzle has 81. A comment starts with # or a blank.</source>
        <translation>%1: la línea sigue durante %2 caracteres; un sudoku tiene 81, y un comentario empieza con # o un espacio.</translation>
    </message>
    <message>
        <source>%1: %2 is neither a digit nor a sign for an empty cell (0 . * _ X).</source>
        <translation>%1: %2 no es ni un dígito ni un signo de celda vacía (0 . * _ X).</translation>
    </message>
    <message>
        <source>%1: this is not a text file (byte %2).</source>
        <translation>%1: este no es un archivo de texto (byte %2).</translation>
    </message>
    <message>
        <source>%1: this row ends with cell %2; expected 9 cells.</source>
        <extracomment>a row of a grid in a text</extracomment>
        <translation>%1: esta fila termina en la celda %2; se esperaban 9 celdas.</translation>
    </message>
    <message>
        <source>%1: the grid starting here has %2 rows; expected 9.</source>
        <translation>%1: la cuadrícula que empieza aquí tiene %2 filas; se esperaban 9.</translation>
    </message>
    <message>
        <source>%1: %2 occurs twice in this cell.</source>
        <translation>%1: el %2 aparece dos veces en esta celda.</translation>
    </message>
    <message>
        <source>%1: found %2; expected %3, or a sign for no candidate (. or 0).</source>
        <translation>%1: aquí está %2; se esperaba %3, o un signo de ningún candidato (. o 0).</translation>
    </message>
    <message>
        <source>%1: %2 contradicts the given in this cell.</source>
        <translation>%1: %2 contradice la pista de esta celda.</translation>
    </message>
    <message>
        <source>%1: this section must follow a [Puzzle] section.</source>
        <translation>%1: esta sección necesita una sección [Puzzle] delante.</translation>
    </message>
    <message>
        <source>%1: expected I, cell (00 to 80) and digit, or E, cell and candidate, as in I024 and E05002.</source>
        <translation>%1: se esperaba I, celda (de 00 a 80) y dígito, o E, celda y candidato, como en I024 y E05002.</translation>
    </message>
    <message>
        <source>%1: expected removed candidates as digit, row and column, as in 216 817.</source>
        <translation>%1: se esperaban candidatos eliminados como dígito, fila y columna, como en 216 817.</translation>
    </message>
    <message>
        <source>%1: the line ends after field %2; expected more fields.</source>
        <translation>%1: la línea termina tras el campo %2; se esperaban más.</translation>
    </message>
    <message>
        <source>%1: the quoted text that starts here does not end on this line.</source>
        <translation>%1: el texto entre comillas que empieza aquí no termina en esta línea.</translation>
    </message>
    <message>
        <source>%1: the puzzle in this link cannot be read; part of the link may be missing.</source>
        <translation>%1: no se puede leer el sudoku de este enlace; quizá falte una parte del enlace.</translation>
    </message>
    <message>
        <source>%1: this is not the JSON of a puzzle.</source>
        <translation>%1: este no es el JSON de un sudoku.</translation>
    </message>
    <message>
        <source>%1: this link only names a puzzle and does not contain one. Copy the puzzle itself.</source>
        <translation>%1: este enlace no contiene un sudoku, solo lo nombra; copie el propio sudoku.</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 rows or columns. Use 4, 6, 8 or 9.</source>
        <translation>%1: este sudoku tiene %2 filas o columnas. Use 4, 6, 8 o 9.</translation>
    </message>
    <message>
        <source>%1: this puzzle has a rule beyond the classic ones (%2).</source>
        <extracomment>%2: the name of a rule in the file, such as antiknight</extracomment>
        <translation>%1: este sudoku tiene una regla además de las clásicas (%2).</translation>
    </message>
    <message>
        <source>It contains no puzzle. Expected 81 characters (digits, and one of 0 . * _ X for an empty cell), a grid of nine rows, a grid of candidates, a table, or a link.</source>
        <translation>No contiene ningún sudoku; se esperaban 81 caracteres (dígitos, y uno de 0 . * _ X para una celda vacía), una cuadrícula de nueve filas, una cuadrícula de candidatos, una tabla o un enlace.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Único desnudo</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Apuntado</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Único oculto</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <extracomment>Sudoku; %1: how many cells</extracomment>
        <translation>Par desnudo</translation>
    </message>
    <message>
        <source>A cell with one candidate removes that digit from the rest of its %1.</source>
        <translation>Una celda con un solo candidato elimina ese dígito del resto de su %1.</translation>
    </message>
    <message>
        <source>A digit in only one %1 of a box is removed from the rest of that %1.</source>
        <translation>Un dígito que una caja solo tiene en una %1 se elimina del resto de esa %1.</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its %1 loses its other candidates.</source>
        <translation>Una celda que es el único lugar para un dígito en su %1 pierde sus demás candidatos.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates remove both from the rest of the %1.</source>
        <translation>Dos celdas con los mismos dos candidatos eliminan ambos del resto de la %1.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Atascado</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Solución única</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>Pasadas agotadas</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> y %n más</numerusform>
            <numerusform> y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the puzzle when it was opened</source>
        <translation>no estaba en el sudoku tal como se abrió</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a guess: r1c2 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>possible at the start</source>
        <translation>posible al inicio</translation>
    </message>
    <message>
        <source>impossible from the start: the cell has a different given</source>
        <translation>imposible desde el principio: la celda tiene otra pista</translation>
    </message>
    <message>
        <source>removed by %1</source>
        <translation>eliminado por %1</translation>
    </message>
    <message>
        <source>set aside: %1 is guessed at depth %2</source>
        <translation>apartado: se conjetura %1 a profundidad %2</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>conjeturado a profundidad %1</translation>
    </message>
    <message>
        <source>restored: the guess %1 failed</source>
        <translation>volvió: la conjetura %1 falló</translation>
    </message>
    <message>
        <source>failed as a guess and was removed</source>
        <translation>falló como conjetura y está eliminado</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <extracomment>a cell: no digit in r7c5</extracomment>
        <translation>Contradicción</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Guess %1 = %2</source>
        <translation>Conjetura %1 = %2</translation>
    </message>
    <message>
        <source>Undo guess %1 = %2</source>
        <translation>Retirada %1 = %2</translation>
    </message>
    <message>
        <source>The puzzle: %1, %2.</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>El sudoku: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidato</numerusform>
            <numerusform>%n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 elimina %2.</translation>
    </message>
    <message>
        <source>no candidate is left in %1</source>
        <translation>no queda ningún candidato en %1</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4</source>
        <translation>el %1 aparece dos veces en la %2, en %3 y en %4</translation>
    </message>
    <message>
        <source>Contradiction.</source>
        <translation>Contradicción.</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>Contradicción: %1.</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>, y </translation>
    </message>
    <message>
        <source>A solution. To check for another one, the search backtracks as it does after a contradiction.</source>
        <translation>Una solución. Para ver si hay otra, la búsqueda la retira como si fuera una contradicción.</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3 and sets %4 aside.</source>
        <translation>Las reglas no encuentran nada más, así que la red conjetura %1 = %2 a profundidad %3 y aparta %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pasada</numerusform>
            <numerusform>%n pasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>sin conjeturas</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1, retiradas: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n conjetura</numerusform>
            <numerusform>%n conjeturas</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved after %1 with %2.</source>
        <translation>Resuelto tras %1 (%2).</translation>
    </message>
    <message>
        <source>The puzzle has no solution. This is certain after %1 with %2.</source>
        <translation>El sudoku no tiene solución: es seguro tras %1 (%2).</translation>
    </message>
    <message>
        <source>The solution is the only one. This is certain after %1 with %2.</source>
        <translation>La solución es la única: es seguro tras %1 (%2).</translation>
    </message>
    <message>
        <source>Found a second solution after %1 with %2: the puzzle has several.</source>
        <translation>Una segunda solución tras %1 (%2): el sudoku tiene varias.</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the search is off.</source>
        <translation>Atascado tras %1: las reglas no encuentran nada más, y la búsqueda está desactivada.</translation>
    </message>
    <message>
        <source>Stopped at the limit of %1, with %2.</source>
        <translation>Detenido tras %1, el límite (%2).</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1 no encuentra nada aquí.</translation>
    </message>
    <message>
        <source>The verdict: neither solved nor contradictory.</source>
        <translation>El veredicto: ni resuelto ni contradictorio.</translation>
    </message>
    <message>
        <source>The search has nothing to do here.</source>
        <translation>La búsqueda no tiene nada que hacer aquí.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a rule and how many candidates it removed: Pointing in row (5)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass %1 removes %2: %3.</source>
        <translation>La pasada %1 elimina %2: %3.</translation>
    </message>
    <message>
        <source>Pass %1 changes nothing.</source>
        <translation>La pasada %1 no cambia nada.</translation>
    </message>
    <message>
        <source>set aside at depth %1</source>
        <translation>apartado a profundidad %1</translation>
    </message>
    <message>
        <source>%1, deeper ones in turn</source>
        <extracomment>in the legend, behind &quot;kept in mind by guess 1&quot;, 2, 3 …: deeper ones have the same colours once more</extracomment>
        <translation>%1, las mayores por turno</translation>
    </message>
    <message>
        <source>cell of the rule’s finding</source>
        <translation>celda de lo que encontró la regla</translation>
    </message>
    <message>
        <source>removed, and later steps depend on it</source>
        <translation>eliminado, y lo que sigue se apoya en ello</translation>
    </message>
    <message>
        <source>removed in this step</source>
        <translation>eliminado en este paso</translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <translation>Pasada %1 de %2</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>the last guess, by its depth: guess 1</extracomment>
        <translation>conjetura %1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Pasada %1</translation>
    </message>
    <message>
        <source>The givens clash: %1 occurs twice in %2, at %3 and %4.</source>
        <translation>Las pistas están en conflicto: el %1 aparece dos veces en la %2, en %3 y en %4.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>the root of the search tree</extracomment>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>it has no solution</source>
        <translation>no tiene solución</translation>
    </message>
    <message>
        <source>it failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>solved by guessing</source>
        <translation>resuelto con conjeturas</translation>
    </message>
    <message>
        <source>it is part of the solution</source>
        <translation>forma parte de la solución</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>no decidido</translation>
    </message>
    <message>
        <source>it is active at the end of the run</source>
        <translation>sigue en pie al final de la ejecución</translation>
    </message>
    <message>
        <source>The puzzle without a guess</source>
        <translation>El sudoku sin conjeturas</translation>
    </message>
    <message>
        <source>Guess %1 at depth %2</source>
        <translation>Conjetura %1 a profundidad %2</translation>
    </message>
    <message>
        <source>passes %1 to %2</source>
        <translation>pasadas de %1 a %2</translation>
    </message>
    <message>
        <source>no guess below it</source>
        <translation>sin conjeturas por debajo</translation>
    </message>
    <message>
        <source>%1 below it</source>
        <translation>%1 por debajo</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4.</source>
        <extracomment>a node of the search: its name, its passes, how it ended, what is below it</extracomment>
        <translation>%1, %2: %3, %4.</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Aún no hay sudoku.</translation>
    </message>
    <message>
        <source>This run needed no guess.</source>
        <translation>Esta ejecución no necesitó conjeturas.</translation>
    </message>
    <message>
        <source>No guess so far.</source>
        <translation>Sin conjeturas hasta ahora.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>caja %1</translation>
    </message>
    <message>
        <source>Naked single in box</source>
        <translation>Único desnudo en caja</translation>
    </message>
    <message>
        <source>Pointing in row</source>
        <translation>Apuntado en fila</translation>
    </message>
    <message>
        <source>Pointing in column</source>
        <translation>Apuntado en columna</translation>
    </message>
    <message>
        <source>Hidden single in row</source>
        <translation>Único oculto en fila</translation>
    </message>
    <message>
        <source>Hidden single in column</source>
        <translation>Único oculto en columna</translation>
    </message>
    <message>
        <source>Hidden single in box</source>
        <translation>Único oculto en caja</translation>
    </message>
    <message>
        <source>Naked pair in row</source>
        <translation>Par desnudo en fila</translation>
    </message>
    <message>
        <source>Naked pair in column</source>
        <translation>Par desnudo en columna</translation>
    </message>
    <message>
        <source>Naked pair in box</source>
        <translation>Par desnudo en caja</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>cells</comment>
        <extracomment>a digit and the cells that it leaves: 2 from r3c4, r3c6</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>81 characters with the number of solutions</source>
        <translation>81 caracteres con el número de soluciones</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>El texto</translation>
    </message>
    <message>
        <source>%1: more than 64 MiB without an end; this part is skipped.</source>
        <translation>%1: más de 64 MiB sin un final; esto se omite.</translation>
    </message>
    <message>
        <source>%1: this is not OpenSudoku XML.</source>
        <translation>%1: este no es XML como lo escribe OpenSudoku.</translation>
    </message>
    <message>
        <source>%1: the data of this game is not 81 cells in OpenSudoku’s format.</source>
        <translation>%1: los datos de esta partida no son 81 celdas como las escribe OpenSudoku.</translation>
    </message>
    <message>
        <source>%1, so the guess %2 was wrong.</source>
        <extracomment>%1: what is wrong: 7 stands twice in column 8, at r3c8 and r5c8; %2: a guess: r1c2 = 7</extracomment>
        <translation>%1, así que la conjetura %2 era errónea.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) return</source>
        <translation>
            <numerusform>vuelve %n candidato</numerusform>
            <numerusform>vuelven %n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <extracomment>%1 and %5: guesses, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>Se retira la conjetura %1: %2, y el %3 se va de %4 mientras siga en pie la conjetura %5.</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <translation>La conjetura %1 ha llevado a una solución y se retira: %2, y el %3 se va de %4 mientras siga en pie la conjetura %5.</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is permanently removed from %4.</source>
        <extracomment>%1: a guess, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>Se retira la conjetura %1: %2, y el %3 se va de %4 definitivamente.</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is permanently removed from %4.</source>
        <translation>La conjetura %1 ha llevado a una solución y se retira: %2, y el %3 se va de %4 definitivamente.</translation>
    </message>
    <message>
        <source>Other rules</source>
        <extracomment>rules that somebody wrote, all together</extracomment>
        <translation>Otras reglas</translation>
    </message>
    <message>
        <source>Naked single in row</source>
        <translation>Único desnudo en fila</translation>
    </message>
    <message>
        <source>Naked single in column</source>
        <translation>Único desnudo en columna</translation>
    </message>
    <message>
        <source>%1 in row</source>
        <extracomment>a rule that somebody wrote, by its name</extracomment>
        <translation>%1 en fila</translation>
    </message>
    <message>
        <source>%1 in column</source>
        <translation>%1 en columna</translation>
    </message>
    <message>
        <source>%1 in box</source>
        <translation>%1 en caja</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the network has no search.</source>
        <translation>Atascado tras %1: las reglas no encuentran nada más, y la red no tiene búsqueda.</translation>
    </message>
    <message>
        <source>permute</source>
        <translation>permutar</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>average pooling</source>
        <translation>agrupación por media</translation>
    </message>
    <message>
        <source>house “%1”</source>
        <extracomment>a house that is neither row, column nor box, by the name that its network gives it: house “falling”</extracomment>
        <translation>casa «%1»</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a rule for a house</comment>
        <extracomment>a rule, and the name of the house that a network has it for: Naked pair in falling</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3.</source>
        <translation>Las reglas no encuentran nada más, así que la red conjetura %1 = %2 a profundidad %3.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <extracomment>Sudoku; %1: how many digits</extracomment>
        <translation>Par oculto</translation>
    </message>
    <message>
        <source>Fish</source>
        <extracomment>Sudoku: X-wing, swordfish and jellyfish together</extracomment>
        <translation>Pez</translation>
    </message>
    <message>
        <source>Claiming</source>
        <extracomment>Sudoku: a line has a digit in one box only</extracomment>
        <translation>Reclamación</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Trío desnudo</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Cuarteto desnudo</translation>
    </message>
    <message>
        <source>Naked set of %1</source>
        <translation>Conjunto desnudo de %1</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Trío oculto</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Cuarteto oculto</translation>
    </message>
    <message>
        <source>Hidden set of %1</source>
        <translation>Conjunto oculto de %1</translation>
    </message>
    <message>
        <source>X-wing</source>
        <extracomment>Sudoku; %1: how many lines</extracomment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Pez espada</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Medusa</translation>
    </message>
    <message>
        <source>Fish of %1</source>
        <translation>Pez de %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list</comment>
        <extracomment>all of a list but its last one, and that: 3, 5 and 8; r1c1 and r1c2</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>several lines, such as “2 and 6”</extracomment>
        <translation>filas %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>columnas %1</translation>
    </message>
    <message>
        <source>%1 in rows</source>
        <extracomment>%1: X-wing, swordfish …</extracomment>
        <translation>%1 en filas</translation>
    </message>
    <message>
        <source>%1 in columns</source>
        <translation>%1 en columnas</translation>
    </message>
    <message>
        <source>%1 cells that have only %1 digits between them remove these from the rest of the %2.</source>
        <translation>%1 celdas que entre todas solo tienen %1 dígitos los eliminan del resto de la %2.</translation>
    </message>
    <message>
        <source>%1 digits that have only %1 cells of a %2 between them remove all others from these cells.</source>
        <translation>%1 dígitos que entre todos solo tienen %1 celdas de una %2 eliminan de estas celdas todos los demás.</translation>
    </message>
    <message>
        <source>A digit with only %1 columns in %1 rows is removed from the rest of these columns.</source>
        <translation>Un dígito que en %1 filas solo tiene %1 columnas se elimina del resto de esas columnas.</translation>
    </message>
    <message>
        <source>A digit with only %1 rows in %1 columns is removed from the rest of these rows.</source>
        <translation>Un dígito que en %1 columnas solo tiene %1 filas se elimina del resto de esas filas.</translation>
    </message>
    <message>
        <source>A digit in only one box of a %1 is removed from the rest of that box.</source>
        <translation>Un dígito que una %1 solo tiene en una caja se elimina del resto de esa caja.</translation>
    </message>
    <message>
        <source>concatenation</source>
        <translation>concatenación</translation>
    </message>
    <message>
        <source>The network ends in a contradiction after %1 with %2. Whether the puzzle has a solution is unknown, because its layers are not known to be sound.</source>
        <translation>La red acaba en una contradicción tras %1 (%2). Si el sudoku tiene solución, no puede decirlo: nadie sabe si sus capas son correctas.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>umbral</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>producto de matrices</translation>
    </message>
    <message>
        <source>RMS normalisation</source>
        <translation>normalización RMS</translation>
    </message>
    <message>
        <source>The network finds no other solution after %1 with %2. Whether there is one is unknown, because its layers are not known to be sound.</source>
        <translation>La red no encuentra ninguna otra solución tras %1 (%2). Si hay alguna, no puede decirlo: nadie sabe si sus capas son correctas.</translation>
    </message>
    <message numerus="yes">
        <source>%1: a spreadsheet has turned %n puzzle(s) of this table into numbers, so digits are missing. Format the column as text before you paste or import the puzzles, then export the table again.</source>
        <translation>
            <numerusform>%1: un programa de tablas ha convertido en número %n sudoku de esta tabla, por lo que faltan dígitos. Dé formato de texto a la columna antes de pegar o importar los sudokus y vuelva a exportar la tabla.</numerusform>
            <numerusform>%1: un programa de tablas ha convertido en números %n sudokus de esta tabla, por lo que faltan dígitos. Dé formato de texto a la columna antes de pegar o importar los sudokus y vuelva a exportar la tabla.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 twice in %2</source>
        <extracomment>a digit and a house: 7 twice in column 8</extracomment>
        <translation>%1 dos veces en la %2</translation>
    </message>
    <message>
        <source>no digit in %1</source>
        <translation>ninguna cifra en %1</translation>
    </message>
    <message>
        <source>set aside by guess %1</source>
        <extracomment>in the legend: the colour of the candidates that a guess has set aside</extracomment>
        <translation>apartado por la conjetura %1</translation>
    </message>
    <message>
        <source>returned because the guess failed</source>
        <extracomment>in the legend: candidates that are back</extracomment>
        <translation>volvió porque la conjetura falló</translation>
    </message>
    <message>
        <source>exponential function</source>
        <translation>función exponencial</translation>
    </message>
    <message>
        <source>logarithm</source>
        <translation>logaritmo</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potencia</translation>
    </message>
    <message>
        <source>error function</source>
        <translation>función error</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 cells, which fit two box sizes. First choose a network for its board.</source>
        <translation>%1: este sudoku tiene %2 celdas y dos tamaños de caja son posibles; elija primero una red para su tablero.</translation>
    </message>
    <message>
        <source>%1×%1 with boxes of %2×%3</source>
        <translation>%1×%1 con cajas de %2×%3</translation>
    </message>
    <message>
        <source>This puzzle is %1, but the network solves %2.</source>
        <translation>Este sudoku es de %1, pero la red resuelve %2.</translation>
    </message>
    <message>
        <source>Networks for this puzzle: %1.</source>
        <extracomment>identifiers of networks</extracomment>
        <translation>Redes para este sudoku: %1.</translation>
    </message>
</context>
<context>
    <name>convoku::Workshop</name>
    <message>
        <source>This text</source>
        <translation>Este texto</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation>compila</translation>
    </message>
    <message>
        <source>checks that hold: %1</source>
        <translation>comprobaciones que se cumplen: %1</translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation>falla: %1</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>dejado aparte</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>comprobaciones sin decidir: %1</translation>
    </message>
    <message>
        <source>%1 was read from an ONNX file and is not text. This is the article’s network.</source>
        <translation>%1 se leyó de un archivo ONNX y no es texto. Esta es la red del artículo.</translation>
    </message>
    <message>
        <source>%1 has learned layers that are not text. This is the article’s network.</source>
        <translation>%1 tiene capas aprendidas que no son texto. Esta es la red del artículo.</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopController</name>
    <message>
        <source>The text could not be read: %1</source>
        <translation>No se pudo leer el texto: %1</translation>
    </message>
    <message>
        <source>&amp;Edit a copy…</source>
        <translation>&amp;Editar una copia…</translation>
    </message>
    <message>
        <source>Open the text of the running network, with its rules, in the workshop</source>
        <translation>Abrir en el taller el texto de la red que se ejecuta, con sus reglas</translation>
    </message>
    <message>
        <source>Line of this la&amp;yer</source>
        <translation>Línea de esta capa</translation>
    </message>
    <message>
        <source>Go to the line of the rule’s text that produces the layer at this position</source>
        <translation>Ir a la línea del texto de la regla que hace la capa de este lugar</translation>
    </message>
    <message>
        <source>Edit a network</source>
        <translation>Editar una red</translation>
    </message>
    <message>
        <source>Networks (*.network);;All files (*)</source>
        <translation>Redes (*.network);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>%1 is too long for the text of a network.</source>
        <translation>%1 es más largo de lo que puede ser el texto de una red.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 no es un texto en UTF-8.</translation>
    </message>
    <message>
        <source>The text was not saved.</source>
        <translation>No se guardó el texto.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>Guardar la red</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>ejecutada</translation>
    </message>
    <message>
        <source>The run does not use this version of the rule. Use it in the run first.</source>
        <translation>La ejecución no tiene esta regla tal como está aquí: úsela primero en la ejecución.</translation>
    </message>
    <message>
        <source>Only rule steps have lines in the workshop.</source>
        <translation>Solo los pasos de reglas tienen líneas en el taller.</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>La lista</translation>
    </message>
    <message>
        <source>%1, the first %2</source>
        <extracomment>a list of puzzles, how many of them: hard.txt, the first 2000</extracomment>
        <translation>%1, los %2 primeros</translation>
    </message>
    <message>
        <source>Find the bent weight…</source>
        <translation>Encontrar el peso doblado…</translation>
    </message>
    <message>
        <source>One number of a rule is bent: draw a row that reveals it, and identify the number</source>
        <translation>Un número de una regla está doblado: dibuje una fila que lo muestre y diga cuál es</translation>
    </message>
    <message>
        <source>Bend the numbers of this layer</source>
        <translation>Doblar los números de esta capa</translation>
    </message>
    <message>
        <source>Go to the numbers of the layer at this position, in a copy of the network, and change one</source>
        <translation>Ir a los números de la capa de este lugar, en una copia de la red, y cambiar uno</translation>
    </message>
    <message>
        <source>Layers of this line</source>
        <translation>Capas de esta línea</translation>
    </message>
    <message>
        <source>Go to the rule graph, where the layers of the line in the workshop are marked</source>
        <translation>Ir al grafo de reglas, donde están marcadas las capas de la línea del taller</translation>
    </message>
    <message>
        <source>The line at the cursor produces no layers.</source>
        <translation>La línea del cursor no hace ninguna capa.</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopView</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>A copy of the running network</source>
        <translation>Una copia de la red que se ejecuta</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un archivo…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>Otras partes</translation>
    </message>
    <message>
        <source>Insert a line</source>
        <translation>Insertar una línea</translation>
    </message>
    <message>
        <source>Count: how many there are in the house</source>
        <translation>Contar: cuántos hay en la casa</translation>
    </message>
    <message>
        <source>Is it k: 1 if the number is k</source>
        <translation>¿Es k?: 1 donde el número es k</translation>
    </message>
    <message>
        <source>Spread: the same in all cells of the house</source>
        <translation>Extender: lo mismo en todas las celdas de la casa</translation>
    </message>
    <message>
        <source>And: 1 if both are 1</source>
        <translation>Y: donde ambos son 1</translation>
    </message>
    <message>
        <source>Clear: the remaining candidates</source>
        <translation>Borrar: lo que queda de los candidatos</translation>
    </message>
    <message>
        <source>Removals here</source>
        <translation>Qué elimina aquí</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Empezar con</translation>
    </message>
    <message>
        <source>Built-in rules, and lines to insert</source>
        <translation>Reglas del programa y líneas para insertar</translation>
    </message>
    <message>
        <source>Save the text to a file</source>
        <translation>Conservar el texto en un archivo</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>¿Y si?</translation>
    </message>
    <message>
        <source>Run it side by side with the same network without this rule</source>
        <translation>Ejecutarla, y al lado la misma red sin esta regla</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>Usar en la ejecución</translation>
    </message>
    <message>
        <source>Run this network on the puzzle</source>
        <translation>Ejecutar esta red con el sudoku</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Volver a esta versión</translation>
    </message>
    <message>
        <source>Restore its text; Undo returns here</source>
        <translation>Su texto de nuevo; Deshacer vuelve aquí</translation>
    </message>
    <message>
        <source>A new text</source>
        <translation>Un texto nuevo</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>It runs</source>
        <translation>Se ejecuta</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>línea %1, columna %2</translation>
    </message>
    <message>
        <source>Write a rule, or start from a built-in one.</source>
        <translation>Escriba una regla, o empiece con una del programa.</translation>
    </message>
    <message>
        <source>layers: %1 for one house, %2 for all · additions: %3</source>
        <translation>capas: %1 para una casa, %2 para todas · sumas: %3</translation>
    </message>
    <message>
        <source>layers: %1 · additions: %2</source>
        <translation>capas: %1 · sumas: %2</translation>
    </message>
    <message>
        <source>checks that fail: %1</source>
        <translation>comprobaciones que fallan: %1</translation>
    </message>
    <message>
        <source>Board on which it fails</source>
        <translation>Dónde falla</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>No hay ningún sudoku abierto.</translation>
    </message>
    <message>
        <source>This part removes nothing by itself: only rules do.</source>
        <translation>Esta parte no elimina nada por sí misma: solo lo hacen las reglas.</translation>
    </message>
    <message>
        <source>It restores candidates, which a rule must not do: %1.</source>
        <translation>Hace volver candidatos, lo que una regla no debe hacer: %1.</translation>
    </message>
    <message>
        <source>It removes nothing here.</source>
        <translation>Aquí no elimina nada.</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>líneas: %1</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>comprobaciones sin decidir: %1</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Board with the rule’s removals</source>
        <translation>Tablero con lo que elimina la regla</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Rule wor&amp;kshop</source>
        <translation>Taller de reglas</translation>
    </message>
    <message>
        <source>Write a rule, and see what its lines compute and what it removes here</source>
        <translation>Escribir una regla y ver qué calculan sus líneas y qué elimina aquí</translation>
    </message>
    <message>
        <source>An empty rule</source>
        <translation>Una regla vacía</translation>
    </message>
    <message>
        <source>Describe what the rule removes.</source>
        <extracomment>the sentence of an empty rule, for people to replace</extracomment>
        <translation>Describa qué quita la regla.</translation>
    </message>
    <message>
        <source>Proved sound on every board</source>
        <translation>Demostrada correcta en todo tablero</translation>
    </message>
    <message>
        <source>Checks: %1 %</source>
        <translation>Comprobaciones: %1 %</translation>
    </message>
    <message>
        <source>At %1: %2 candidates before the rule, %3 after it</source>
        <translation>En %1 de la ejecución: %2 candidatos antes, %3 después</translation>
    </message>
    <message>
        <source>Go to the first step of the run in which it removes something</source>
        <translation>Ir al primer paso de la ejecución en el que quita algo</translation>
    </message>
    <message>
        <source>Show it at %1 (−%2)</source>
        <extracomment>%1: a place in a run, %2: how many candidates the rule removes there: Show it at 17.4 (−2)</extracomment>
        <translation>Mostrarla en %1 (−%2)</translation>
    </message>
</context>
<context>
    <name>convoku::Workspace</name>
    <message numerus="yes">
        <source>The session’s puzzle is invalid: expected %n character(s) under “puzzle”.</source>
        <translation>
            <numerusform>El sudoku de la sesión no lo es: se esperaba %n carácter en «puzzle».</numerusform>
            <numerusform>El sudoku de la sesión no lo es: se esperaban %n caracteres en «puzzle».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session’s candidates do not match its puzzle: expected %n character(s) under “candidates”, with no other digit in the cells of givens.</source>
        <translation>
            <numerusform>Los candidatos de la sesión no son los de su sudoku: se esperaba %n carácter en «candidates», sin otro dígito en las celdas de las pistas.</numerusform>
            <numerusform>Los candidatos de la sesión no son los de su sudoku: se esperaban %n caracteres en «candidates», sin otro dígito en las celdas de las pistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session’s network</source>
        <translation>La red de la sesión</translation>
    </message>
    <message>
        <source>The session’s network is not included in this program. Expected one of %1 under “network”, or its text under “network_text”.</source>
        <translation>La red de la sesión no es de este programa: se esperaba una de %1 en «network», o su texto en «network_text».</translation>
    </message>
    <message>
        <source>The session’s rules do not match its network. Expected known ids, each once, under “rules”.</source>
        <translation>Las reglas de la sesión no son las de su red: se esperaban ids conocidos, cada uno una vez, en «rules».</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Step through the passes of a hand-set neural network that solves Sudoku.</source>
        <translation>Recorra paso a paso las pasadas de una red neuronal ajustada a mano que resuelve sudokus.</translation>
    </message>
    <message>
        <source>convoku opens a window, but that is not possible here (%1); convoku-cli needs no display.</source>
        <translation>convoku abre una ventana, y eso no es posible aquí (%1); convoku-cli no necesita pantalla.</translation>
    </message>
    <message>
        <source>convoku opens a window, but there is no display here. convoku-cli needs none.</source>
        <translation>convoku abre una ventana, y aquí no hay pantalla; convoku-cli no la necesita.</translation>
    </message>
    <message>
        <source>Language to use this time only, one of: %1.</source>
        <translation>Usar este idioma por esta vez, uno de: %1.</translation>
    </message>
    <message>
        <source>there is no language “%1”; use one of %2.</source>
        <translation>no existe el idioma «%1»: debe ser uno de estos: %2.</translation>
    </message>
    <message>
        <source>only one file or puzzle can be opened at a time; “%1” is one too many.</source>
        <translation>se abre un solo archivo o un solo sudoku a la vez, y «%1» es uno de más.</translation>
    </message>
    <message>
        <source>A file with puzzles, a session, a lesson or a network, or the characters of a puzzle (default: the last viewed puzzle).</source>
        <translation>Un archivo con sudokus, una sesión, una lección o una red, o los caracteres de un sudoku; sin él, el último que se miró.</translation>
    </message>
</context>
</TS>
