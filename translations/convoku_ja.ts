<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>CliText</name>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed: 「%1」は 0 から 18446744073709551615 までの数ではありません。</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>r1=1 のような数の場所が必要です。</translation>
    </message>
    <message>
        <source>A link cannot go to “%1”. Expected start, end, a pass (17), a step (17.4) or a layer (17.4.2).</source>
        <translation>リンク先に「%1」は使えません。start、end、パス (17)、ステップ (17.4)、層 (17.4.2) のいずれかが必要です。</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, not “%1”.</source>
        <translation>r1c7=3 のような候補が必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>“%1” is not a page address.</source>
        <translation>「%1」はページのアドレスではありません。</translation>
    </message>
    <message>
        <source>This stop already has a question (line %1). Only one is allowed.</source>
        <translation>この場面にはすでに質問があります（%1行目）。質問は1つだけです。</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>すべて選択</translation>
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
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>はい(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>いいえ(&amp;N)</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>リンクのURLをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>すべて選択</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredPane</name>
    <message>
        <source>What start %1 learned, when</source>
        <translation>開始 %1 が何をいつ学んだか</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredWording</name>
    <message>
        <source>What it learned, when</source>
        <translation>何をいつ学んだか</translation>
    </message>
    <message>
        <source>Nothing written finds it</source>
        <extracomment>candidates that go, and should go, but that no written rule removes from this board</extracomment>
        <translation>書かれたルールでは見つからない</translation>
    </message>
    <message>
        <source>Digits of the solution</source>
        <translation>解の数字</translation>
    </message>
    <message>
        <source>lost at the end too</source>
        <translation>最後にも失われる</translation>
    </message>
    <message>
        <source>never lost</source>
        <translation>失われない</translation>
    </message>
    <message>
        <source>none lost from step %1</source>
        <translation>ステップ %1 から失われない</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>ステップ %1 から</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a rule; %2: from step 400, never</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 removed (%4) at step %5; %6</source>
        <extracomment>%1: a rule; %6: from step 400, never</extracomment>
        <translation>%1：ステップ %5 で %3 個中 %2 個を消去（%4）、%6</translation>
    </message>
    <message>
        <source>Each of %1 candidates on boards of the written network’s runs is in the line of the first written rule that removes it there. A rule is acquired at the step from which at least half of its line is always removed.</source>
        <translation>書かれたネットワークの実行の盤面にある %1 個の候補を、その盤面で最初に消去する書かれたルールの行に入れています。行の半分以上が常に消えるようになったステップから、そのルールを身につけたとみなします。</translation>
    </message>
    <message>
        <source>This network has custom houses, and the boards used for this measurement have none. They cannot explain what the network removes.</source>
        <translation>このネットワークには独自のユニットがありますが、測定に使う盤面にはありません。消去したものをその盤面では説明できません。</translation>
    </message>
    <message>
        <source>At step %1 the values are too large or not numbers. They make no rule, so its removals are not known.</source>
        <translation>ステップ %1 では数が大きすぎるか、数になっていないため、ルールを作れません。何を消去するかはわかりません。</translation>
    </message>
    <message>
        <source>Computing what the start removes …</source>
        <translation>この開始が消去するものを調べています…</translation>
    </message>
    <message>
        <source>This network solves boards of a different size from those used for measuring. They cannot explain what it removes.</source>
        <translation>このネットワークが解く盤面は、測定に使う盤面と大きさが違います。消去したものをその盤面では説明できません。</translation>
    </message>
</context>
<context>
    <name>convoku::Address</name>
    <message>
        <source>Expected a pass (12), step (12.7), layer (12.7.3), cell (r4c5) or candidate (r4c5=7). A cell or candidate can follow a pass, step or layer.</source>
        <translation>パス (12)、パスのステップ (12.7)、ステップの層 (12.7.3)、マス (r4c5)、候補 (r4c5=7)、または位置とそのいずれかの組が必要です。</translation>
    </message>
    <message>
        <source>There is no pass %1: the last pass is %2.</source>
        <translation>パス%1はありません。この実行のパスは%2までです。</translation>
    </message>
    <message>
        <source>Pass %1 has no step %2: its steps are 1 to %3.</source>
        <translation>パス%1にステップ%2はありません。ステップは1から%3までです。</translation>
    </message>
    <message>
        <source>Step %1 has no layer %2: its layers are 1 to %3.</source>
        <translation>ステップ%1に層%2はありません。層は1から%3までです。</translation>
    </message>
</context>
<context>
    <name>convoku::AddressEdit</name>
    <message>
        <source>Go to address</source>
        <translation>アドレスへ移動</translation>
    </message>
    <message>
        <source>A pass (12), a step (12.7), a layer (12.7.3), a cell (r4c5), a candidate (r4c5=7)</source>
        <translation>パス (12)、ステップ (12.7)、層 (12.7.3)、マス (r4c5)、候補 (r4c5=7)</translation>
    </message>
</context>
<context>
    <name>convoku::AnimationPreview</name>
    <message>
        <source>Pause the preview</source>
        <translation>プレビューを一時停止</translation>
    </message>
    <message>
        <source>Previous picture</source>
        <translation>前の画像</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>次の画像</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Picture of the preview</source>
        <translation>プレビューの画像</translation>
    </message>
    <message>
        <source>Play the preview</source>
        <translation>プレビューを再生</translation>
    </message>
    <message>
        <source>Frame %1 of %2, %3 of %4 s</source>
        <extracomment>the picture that is shown, when it comes, and how long all take: Picture 12 of 69, 4.2 of 25.8 s</extracomment>
        <translation>画像 %1/%2、%3 / %4 秒</translation>
    </message>
</context>
<context>
    <name>convoku::BandSlider</name>
    <message>
        <source>The number and how far it can be bent</source>
        <translation>数値と、どこまで曲げられるか</translation>
    </message>
</context>
<context>
    <name>convoku::Batch</name>
    <message>
        <source>%1 is there already.</source>
        <translation>%1は既にあります。</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 はフォルダーではなく、作成もできません。</translation>
    </message>
</context>
<context>
    <name>convoku::BendWording</name>
    <message>
        <source>weights of a count</source>
        <translation>count の重み</translation>
    </message>
    <message>
        <source>weights of a convolution</source>
        <translation>畳み込みの重み</translation>
    </message>
    <message>
        <source>kernel that slides</source>
        <translation>スライドするカーネル</translation>
    </message>
    <message>
        <source>k, the comparison value</source>
        <translation>比べる相手の k</translation>
    </message>
    <message>
        <source>factor and summand</source>
        <translation>係数と加える数</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>上下限</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>係数</translation>
    </message>
    <message>
        <source>summand</source>
        <translation>加える数</translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>bias of row %1</source>
        <translation>%1行目のバイアス</translation>
    </message>
    <message>
        <source>weight %1 of row %2</source>
        <translation>%2行目の重み %1</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>バイアス</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>重み %1</translation>
    </message>
    <message>
        <source>You cannot bend numbers while the text is being read or has an error.</source>
        <translation>テキストを読んでいる間や誤りがある間は、何も曲げられません。</translation>
    </message>
    <message>
        <source>With %1 the rule has no layers. Expected: %2.</source>
        <translation>%1 ではルールの層が作れません。必要なもの: %2。</translation>
    </message>
    <message>
        <source>First different number here: %1 in layer %2, %3 instead of %4.</source>
        <translation>ここで最初に異なる数値: 層 %2 の %1、%4 ではなく %3。</translation>
    </message>
    <message>
        <source>No number differs on this board.</source>
        <translation>この盤面では異なる数値はありません。</translation>
    </message>
    <message>
        <source>First wrongly removed candidate: %1, in pass %2 by %3.</source>
        <translation>最初に誤って消去された候補: %1（パス %2、%3）。</translation>
    </message>
    <message>
        <source>No candidate is wrongly removed in this puzzle.</source>
        <translation>この問題では誤って消去される候補はありません。</translation>
    </message>
    <message>
        <source>As written, the network does not solve this puzzle. It is not known which removals are wrong.</source>
        <translation>書かれたとおりのネットワークはこの問題を解けないので、どの消去が誤りかはわかりません。</translation>
    </message>
    <message>
        <source>The run fails: %1</source>
        <translation>実行は中断します: %1</translation>
    </message>
    <message>
        <source>The puzzle is still solved in the same number of passes (%1).</source>
        <translation>問題は同じパス数で解けます（%1）。</translation>
    </message>
    <message>
        <source>The puzzle is still solved, in %1 passes instead of %2.</source>
        <translation>問題はなお解けます。パス数は %2 ではなく %1 です。</translation>
    </message>
    <message>
        <source>The puzzle ends with a different grid in pass %1.</source>
        <translation>問題は別の答えで終わります（パス %1）。</translation>
    </message>
    <message>
        <source>The puzzle has not ended after %1 passes.</source>
        <translation>%1 パスの後も問題は終わっていません。</translation>
    </message>
    <message>
        <source>Result: %1, in pass %2.</source>
        <translation>終わり方: %1（パス %2）。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two numbers: from the first to the second</extracomment>
        <translation>%1 から %2 まで</translation>
    </message>
    <message>
        <source>Same result on every board: %1.</source>
        <translation>すべての盤面で同じ: %1。</translation>
    </message>
    <message>
        <source>Sound (no solution is lost): %1.</source>
        <translation>健全で、解を失わない: %1。</translation>
    </message>
    <message>
        <source>As written, the rule is not known to be sound.</source>
        <translation>書かれたとおりのルールが健全かどうかはわかっていません。</translation>
    </message>
    <message>
        <source>Proved as far as time allowed.</source>
        <translation>時間の許すかぎり証明しました。</translation>
    </message>
    <message>
        <source>All of this is proved. Numbers farther away were not checked.</source>
        <translation>すべて証明済みです。さらに遠い数値は調べていません。</translation>
    </message>
    <message>
        <source>%1: same result on every board</source>
        <translation>%1: すべての盤面で同じ</translation>
    </message>
    <message>
        <source>%1: a different rule, but sound</source>
        <translation>%1: 別のルールだが健全</translation>
    </message>
    <message>
        <source>%1: outside the safe band</source>
        <translation>%1: 安全な範囲の外</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 とあと %2</translation>
    </message>
    <message>
        <source>%1: removes %2 when bent, but not as written.</source>
        <translation>%1: 曲げると %2 を消去し、書かれたとおりなら消去しません。</translation>
    </message>
    <message>
        <source>%1: leaves %2 when bent, but not as written.</source>
        <translation>%1: 曲げると %2 を残し、書かれたとおりなら残しません。</translation>
    </message>
    <message>
        <source>Any real number between %1 and %2 would give the same rounded answers.</source>
        <translation>%1 と %2 の間の実数なら、四捨五入すると同じ答えになります。</translation>
    </message>
    <message>
        <source>Any real number above %1 would give the same rounded answers.</source>
        <translation>%1 より大きい実数なら、四捨五入すると同じ答えになります。</translation>
    </message>
    <message>
        <source>Any real number below %1 would give the same rounded answers.</source>
        <translation>%1 より小さい実数なら、四捨五入すると同じ答えになります。</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>しきい値</translation>
    </message>
</context>
<context>
    <name>convoku::BentWeightDialog</name>
    <message>
        <source>It is this one</source>
        <translation>これです</translation>
    </message>
    <message>
        <source>Name the selected number</source>
        <translation>選んだ数値を答えます</translation>
    </message>
    <message>
        <source>Show a row</source>
        <translation>行を見せる</translation>
    </message>
    <message>
        <source>Show a row for which the bent rule is wrong</source>
        <translation>曲がったルールが誤る行</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>別の数値</translation>
    </message>
    <message>
        <source>Bend a different number</source>
        <translation>別の数値を曲げます</translation>
    </message>
    <message>
        <source>Find the bent weight</source>
        <translation>曲がった重みを探す</translation>
    </message>
    <message>
        <source>The row that you draw</source>
        <translation>描く行</translation>
    </message>
    <message>
        <source>Click to add or remove a candidate</source>
        <translation>クリックで候補を置き、または取り除きます</translation>
    </message>
    <message>
        <source>Result of the bent rule</source>
        <translation>曲がったルールが残すもの</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>すべての候補</translation>
    </message>
    <message>
        <source>Every digit in every cell</source>
        <translation>すべてのマスにすべての数字</translation>
    </message>
    <message>
        <source>Empty row</source>
        <translation>空の行</translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation>候補なし</translation>
    </message>
    <message>
        <source>In this rule, for a row, one number is bent: “%1” Draw candidates until the bent rule leaves something different from the written rule. Then name the bent number.</source>
        <translation>行のためのこのルールでは、数値が一つ曲がっています。「%1」曲がったルールが、書かれたとおりのルールとは別のものを残すまで、候補を描いてください。それから、どの数値かを答えてください。</translation>
    </message>
    <message>
        <source>Here both rules leave the same candidates.</source>
        <translation>ここでは、書かれたとおりのルールと同じものを残します。</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it removes %1, unlike the written rule. Which number is it?</source>
        <translation>ここで誤ります。%1 を消去しますが、書かれたとおりなら消去しません。どの数値でしょうか。</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it leaves %1, unlike the written rule. Which number is it?</source>
        <translation>ここで誤ります。%1 を残しますが、書かれたとおりなら残しません。どの数値でしょうか。</translation>
    </message>
    <message>
        <source>Right: %1 is %2 instead of %3. Tries: %4, found so far: %5.</source>
        <extracomment>%1 is a number of a kernel (“weight 5”), %2 and %3 are numbers</extracomment>
        <translation>正解です。%1 は %3 ではなく %2 です。試行: %4、これまでに発見: %5。</translation>
    </message>
    <message>
        <source>No, %1 is as written. Tries: %2.</source>
        <translation>いいえ、%1 は書かれたとおりです。試行: %2。</translation>
    </message>
</context>
<context>
    <name>convoku::BlindChoices</name>
    <message>
        <source>empty cells²</source>
        <extracomment>the length of a chain of annealing</extracomment>
        <translation>空きマス²</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>次に試す盤面の作り方</translation>
    </message>
    <message>
        <source>Cost of a grid</source>
        <translation>盤面のコストの決め方</translation>
    </message>
    <message>
        <source>The same seed produces the same trials</source>
        <translation>同じシードなら同じ試行になります</translation>
    </message>
    <message>
        <source>The search ends after this many trials, or at a grid with the lowest possible cost</source>
        <translation>この回数の試行の後、またはこれ以上コストの低くならない盤面で探索は終わります</translation>
    </message>
    <message>
        <source>How TPE computes probabilities from the digits tried in a cell</source>
        <translation>マスで試した数字から TPE が確率を作る方法</translation>
    </message>
    <message>
        <source>How many of n trials count as good</source>
        <translation>n 回の試行のうち良いとみなす数</translation>
    </message>
    <message>
        <source>Initial temperature: a grid that costs one more is kept with probability exp(−1 / temperature)</source>
        <translation>最初の温度：コストが 1 高い盤面は exp(−1 / 温度) の割合で残されます</translation>
    </message>
    <message>
        <source>Factor applied to the temperature after each chain</source>
        <translation>各連鎖の後に温度に掛ける値</translation>
    </message>
    <message>
        <source>Trials at one temperature</source>
        <translation>1 つの温度での試行数</translation>
    </message>
    <message>
        <source>After this many chains without a better grid, the temperature resets to its initial value</source>
        <translation>より良い盤面のない連鎖がこれだけ続くと最初の温度に戻ります</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試行数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Parzen</source>
        <translation>Parzen</translation>
    </message>
    <message>
        <source>Good ones</source>
        <translation>良い試行</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>連鎖</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>再加熱まで</translation>
    </message>
</context>
<context>
    <name>convoku::BlindPage</name>
    <message>
        <source>No grid has been tried yet.</source>
        <translation>まだ盤面を試していません。</translation>
    </message>
    <message>
        <source>Try grids until the search ends or is paused</source>
        <translation>探索が終わるか一時停止するまで盤面を試す</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Try one more grid</source>
        <translation>盤面をもう 1 つ試す</translation>
    </message>
    <message>
        <source>Clear curves</source>
        <translation>曲線を消す</translation>
    </message>
    <message>
        <source>Discard the searches and their curves</source>
        <translation>探索とその曲線を忘れる</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>First trial</source>
        <translation>最初の試行</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>1ステップ戻る</translation>
    </message>
    <message>
        <source>Play or pause the trials</source>
        <translation>試行を再生または一時停止</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Last trial</source>
        <translation>最後の試行</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>連鎖</translation>
    </message>
    <message>
        <source>Export &amp;picture of the trial…</source>
        <translation>試行の画像を書き出し(&amp;P)…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the search…</source>
        <translation>探索のアニメーションを書き出し(&amp;A)…</translation>
    </message>
    <message>
        <source>Target of the arrow keys and the two step buttons. With Ctrl, the arrow keys go to improvements. Page Up and Page Down go to the ends of chains</source>
        <translation>矢印キーと 2 つのステップの移動先。Ctrl と矢印キーで改善へ、Page Up と Page Down で連鎖の終わりへ移動します</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>in front of: trial, improvement, chain</extracomment>
        <translation>ステップ幅</translation>
    </message>
    <message>
        <source>Point at a cell to see here where else its digit appears.</source>
        <translation>マスを指すと、その数字が他のどこにあるかがここに示されます。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>問題が開かれていません。</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>次に試す盤面の作り方</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Train a rule</source>
        <translation>ルールを学習</translation>
    </message>
    <message>
        <source>Fill the empty cells · Method: %1 · %2</source>
        <extracomment>%1: a method, &quot;Random trials&quot;; %2: the button &quot;Search&quot;</extracomment>
        <translation>空のマスを埋める · 方法: %1 · %2</translation>
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
        <translation>ランダムな試行</translation>
    </message>
    <message>
        <source>Annealing, free cells</source>
        <translation>焼きなまし、自由なマス</translation>
    </message>
    <message>
        <source>Annealing, swaps in boxes</source>
        <translation>焼きなまし、ブロック内の入れ替え</translation>
    </message>
    <message>
        <source>As published: digits 0 to 8</source>
        <translation>公開されたとおり：数字 0～8</translation>
    </message>
    <message>
        <source>Digits 1 to 9</source>
        <translation>数字 1～9</translation>
    </message>
    <message>
        <source>Counts (Optuna up to 2)</source>
        <translation>計数（Optuna 2 まで）</translation>
    </message>
    <message>
        <source>Mixture (Optuna from 3)</source>
        <translation>混合（Optuna 3 以降）</translation>
    </message>
    <message>
        <source>A tenth, at most 25</source>
        <translation>10 分の 1、最大 25</translation>
    </message>
    <message>
        <source>¼ √n, at most 25 (before July 2019)</source>
        <translation>¼ √n、最大 25（2019 年 7 月より前）</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>計数</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>a tenth good</source>
        <translation>10 分の 1 が良い</translation>
    </message>
    <message>
        <source>¼ √n good</source>
        <translation>¼ √n が良い</translation>
    </message>
    <message>
        <source>digits 0 to 8</source>
        <translation>数字 0～8</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <extracomment>%1: the run, as &quot;TPE, counts&quot;</extracomment>
        <translation>%1 · シード %2</translation>
    </message>
    <message>
        <source>Each trial is a whole grid. The search uses only its cost and no rules. It learns separately for each cell which digits were in cheap grids.</source>
        <translation>各試行は盤面全体です。探索が知らされるのはそのコストだけです。規則は何も知らず、低コストの盤面にどの数字があったかをマスごとに学びます。</translation>
    </message>
    <message>
        <source>Each trial is a whole grid of random digits. Nothing is learned from its cost. This is the baseline for the other methods.</source>
        <translation>各試行はランダムな数字の盤面です。コストからは何も学びません。他の方法を測る基準です。</translation>
    </message>
    <message>
        <source>Each trial changes one digit of the previous grid. The search sees only the cost. It keeps cheaper grids. As the temperature falls, it keeps dearer grids more rarely.</source>
        <translation>各試行は前の盤面の数字を 1 つ変えます。探索が知らされるのはコストだけです。低コストの盤面は残され、高コストの盤面は冷えるほどまれにしか残されません。</translation>
    </message>
    <message>
        <source>Each trial swaps two digits of a box. By design, every box holds nine different digits. The boxes are the only part of the rules that this search uses.</source>
        <translation>各試行はブロック内の 2 つの数字を入れ替えます。各ブロックに異なる 9 個の数字があることは組み込まれています。規則のうちブロックだけは知っている探索です。</translation>
    </message>
    <message>
        <source>Cost: the digits 0 to 8 missing from rows, columns and boxes, as published. A solution costs 27 because no house has a 0. A grid that costs 27 need not be a solution, because a missing 9 costs nothing.</source>
        <translation>コスト：公開されたとおり、行・列・ブロックに欠けている数字 0～8 の個数。0 のあるユニットはないので解のコストは 27 です。しかし 9 が欠けても数えないので、コスト 27 の盤面が解とは限りません。</translation>
    </message>
    <message>
        <source>Cost: the digits 1 to 9 missing from rows, columns and boxes. Only a solution costs 0.</source>
        <translation>コスト：行・列・ブロックに欠けている数字 1～9 の個数。コスト 0 は解だけです。</translation>
    </message>
    <message>
        <source>Trial %1: cost %2, best so far %3.</source>
        <translation>試行 %1：コスト %2、これまでの最良 %3。</translation>
    </message>
    <message>
        <source>Kept; temperature %1.</source>
        <translation>採用。温度 %1。</translation>
    </message>
    <message>
        <source>Not kept; temperature %1.</source>
        <translation>不採用。温度 %1。</translation>
    </message>
    <message>
        <source>After that, the temperature resets to its initial value.</source>
        <translation>この後、温度は最初に戻ります。</translation>
    </message>
    <message>
        <source>Solved in trial %1.</source>
        <translation>試行 %1 で解けました。</translation>
    </message>
    <message>
        <source>Trial %1 costs as little as a solution but is not one: %2.</source>
        <translation>試行 %1 のコストは解と同じですが、解ではありません：%2。</translation>
    </message>
    <message>
        <source>Not solved: the best grid (trial %1) costs %2, a solution %3; %4.</source>
        <translation>解けていません：最良の盤面（試行 %1）のコストは %2、解は %3。%4。</translation>
    </message>
    <message>
        <source>%2 of %1 trials are kept here: every improvement, and one in %3 of the others</source>
        <translation>%1 回の試行のうち %2 回をここに保存：すべての改善と、その他は %3 回に 1 回</translation>
    </message>
    <message>
        <source>; also the end of each chain.</source>
        <translation>。各連鎖の終わりも含みます。</translation>
    </message>
    <message>
        <source>; also the end of one chain in %1.</source>
        <translation>。%1 本に 1 本の連鎖の終わりも含みます。</translation>
    </message>
    <message>
        <source>The search ended: no grid costs less.</source>
        <translation>終了：これよりコストの低い盤面はありません。</translation>
    </message>
    <message>
        <source>The search ended: %1 trials were made.</source>
        <translation>終了：%1 回の試行を行いました。</translation>
    </message>
    <message>
        <source>The search ended: there is nothing to change.</source>
        <translation>終了：変えられるものがありません。</translation>
    </message>
    <message>
        <source>%1 = %2, given</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2（ヒント）</translation>
    </message>
    <message>
        <source>%1 = %2, tried</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2（試行）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a house, and the cells in it: &quot;row 3 (r3c7)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: no repeat in its row, column or box.</source>
        <translation>%1：行・列・ブロックに同じ数字はありません。</translation>
    </message>
    <message>
        <source>%1: also in %2.</source>
        <translation>%1：%2 にもあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of equal digits in a house</source>
        <translation>
            <numerusform>ユニット内の同じ数字の組 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind search: %1</source>
        <translation>盲目探索：%1</translation>
    </message>
</context>
<context>
    <name>convoku::BoardSigns</name>
    <message>
        <source>Clash</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>No candidate left</source>
        <translation>候補なし</translation>
    </message>
    <message>
        <source>Cause of this step</source>
        <translation>このステップの根拠</translation>
    </message>
    <message>
        <source>Another cause</source>
        <translation>別の根拠</translation>
    </message>
    <message>
        <source>Had to be absent</source>
        <translation>消去済みが前提</translation>
    </message>
    <message>
        <source>Searched by the rule</source>
        <translation>調べたユニット</translation>
    </message>
    <message>
        <source>Affected by the rule</source>
        <translation>作用する範囲</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>選んだ候補</translation>
    </message>
    <message>
        <source>Why it was removed</source>
        <translation>消えた理由</translation>
    </message>
    <message>
        <source>Reason: was there</source>
        <translation>理由: 候補があった</translation>
    </message>
    <message>
        <source>Reason: was removed</source>
        <translation>理由: 消去済みだった</translation>
    </message>
    <message>
        <source>Basis of the chain</source>
        <translation>連鎖の根拠</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>仮定%1</translation>
    </message>
    <message>
        <source>Guesses before them</source>
        <translation>それ以前の仮定</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>仮定により保留</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>仮定から導出</translation>
    </message>
    <message>
        <source>Failed guess</source>
        <translation>失敗した仮定</translation>
    </message>
    <message>
        <source>Restored with it</source>
        <translation>取り消しで復活</translation>
    </message>
    <message>
        <source>Cause of a clashing digit</source>
        <translation>重複した数字の根拠</translation>
    </message>
    <message>
        <source>Removed: 1 before, 0 after</source>
        <translation>除去：前は 1、後は 0</translation>
    </message>
    <message>
        <source>Took a candidate from it</source>
        <translation>このマスから候補を除いた</translation>
    </message>
    <message>
        <source>Took the last candidate</source>
        <translation>最後の候補を除いた</translation>
    </message>
    <message>
        <source>Set aside by guess %1</source>
        <translation>仮定%1により保留</translation>
    </message>
    <message>
        <source>Follows from guess %1</source>
        <translation>仮定%1から導出</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>ヒント数字</translation>
    </message>
    <message>
        <source>Found by rules alone</source>
        <translation>ルールだけで見つかった数字</translation>
    </message>
</context>
<context>
    <name>convoku::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Drag the board from here into another program as a picture, a file or text</source>
        <translation>ここから盤面を他のプログラムへドラッグできます（画像、ファイル、テキスト）</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>B を押している間、このステップの前の状態を表示します</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>盤面(&amp;D)</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>盤面を表示します</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksModel</name>
    <message>
        <source>The run has not reached this position, or different rules made it shorter.</source>
        <translation>実行がまだそこまで進んでいないか、他のルールのために実行が短くなっています。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksPanel</name>
    <message>
        <source>No bookmarks. Press Ctrl+B to set one at the current place, and Ctrl+1 … Ctrl+0 to go there.</source>
        <translation>ブックマークはありません。Ctrl+B で今見ている位置に設定し、Ctrl+1 … Ctrl+0 でその位置へ移動します。</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Press Enter or click to go there, F2 to edit the note, Delete to remove the bookmark</source>
        <translation>Enter またはクリックで移動、F2 でメモを編集、Delete でブックマークを削除します</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointDialog</name>
    <message>
        <source>Breakpoint</source>
        <translation>ブレークポイント</translation>
    </message>
    <message>
        <source>Stop from &amp;hit:</source>
        <translation>停止を始めるヒット(&amp;H):</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>最初に停止するヒットの番号です。それより前のヒットは数えるだけです。</translation>
    </message>
    <message>
        <source>Any rule</source>
        <translation>任意のルール</translation>
    </message>
    <message>
        <source>Number of the row, column or box</source>
        <translation>行・列・ブロックの番号</translation>
    </message>
    <message>
        <source>always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>&amp;Stop when:</source>
        <translation>停止の条件(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>ルール(&amp;R):</translation>
    </message>
    <message>
        <source>C&amp;andidate:</source>
        <translation>候補(&amp;A):</translation>
    </message>
    <message>
        <source>C&amp;ell:</source>
        <translation>マス(&amp;E):</translation>
    </message>
    <message>
        <source>H&amp;ouse:</source>
        <translation>ユニット(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Depth above:</source>
        <translation>深さの下限(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Pass:</source>
        <translation>パス(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Condition:</source>
        <translation>条件(&amp;C):</translation>
    </message>
    <message>
        <source>Expected a candidate: row, column and digit, such as r4c5=7.</source>
        <translation>候補は、r4c5=7 のように行・列・数字で入力してください。</translation>
    </message>
    <message>
        <source>Expected a cell: row and column, such as r4c5.</source>
        <translation>マスは、r4c5 のように行・列で入力してください。</translation>
    </message>
    <message>
        <source>Condition: %1</source>
        <translation>条件: %1</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointWording</name>
    <message>
        <source>A rule fires</source>
        <translation>ルールが発動</translation>
    </message>
    <message>
        <source>A candidate changes</source>
        <translation>候補が変化</translation>
    </message>
    <message>
        <source>A cell changes</source>
        <translation>マスが変化</translation>
    </message>
    <message>
        <source>A row, column or box changes</source>
        <translation>行・列・ブロックが変化</translation>
    </message>
    <message>
        <source>A guess is made</source>
        <translation>仮定する</translation>
    </message>
    <message>
        <source>A guess is undone</source>
        <translation>仮定を取り消す</translation>
    </message>
    <message>
        <source>A contradiction is seen</source>
        <translation>矛盾を検出</translation>
    </message>
    <message>
        <source>The rules of a pass remove nothing</source>
        <translation>パスのルールが何も消去しない</translation>
    </message>
    <message>
        <source>The depth of search rises above a number</source>
        <translation>探索の深さが指定値を超える</translation>
    </message>
    <message>
        <source>The puzzle is solved</source>
        <translation>問題が解けた</translation>
    </message>
    <message>
        <source>A pass ends</source>
        <translation>パスが終了</translation>
    </message>
    <message>
        <source>When %1 fires</source>
        <translation>%1が発動したとき</translation>
    </message>
    <message>
        <source>When any rule fires</source>
        <translation>いずれかのルールが発動したとき</translation>
    </message>
    <message>
        <source>When candidate %1 of %2 changes</source>
        <extracomment>%1 is a digit, %2 a cell</extracomment>
        <translation>%2の候補%1が変化したとき</translation>
    </message>
    <message>
        <source>When %1 changes</source>
        <translation>%1が変化したとき</translation>
    </message>
    <message>
        <source>When a guess is made</source>
        <translation>仮定したとき</translation>
    </message>
    <message>
        <source>When a guess is undone</source>
        <translation>仮定を取り消したとき</translation>
    </message>
    <message>
        <source>When a contradiction is seen</source>
        <translation>矛盾を検出したとき</translation>
    </message>
    <message>
        <source>When the rules of a pass remove nothing</source>
        <translation>パスのルールが何も消去しなかったとき</translation>
    </message>
    <message>
        <source>When the depth rises above %1</source>
        <translation>深さが%1を超えたとき</translation>
    </message>
    <message>
        <source>When the puzzle is solved</source>
        <translation>問題が解けたとき</translation>
    </message>
    <message>
        <source>When pass %1 ends</source>
        <translation>パス%1が終了したとき</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the hits of a breakpoint</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>hits up to here, and all of them: 3 of 17</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>a comparison, such as removed &gt;= 3</source>
        <translation>removed &gt;= 3 のような比較</translation>
    </message>
    <message>
        <source>a number, pass, step, depth, removed or left</source>
        <translation>数値、pass、step、depth、removed、left のいずれか</translation>
    </message>
    <message>
        <source>one of &lt; &lt;= = != &gt;= &gt;</source>
        <translation>&lt; &lt;= = != &gt;= &gt; のいずれか</translation>
    </message>
    <message>
        <source>“and”, “or” or the end</source>
        <translation>「and」、「or」または条件の終わり</translation>
    </message>
    <message>
        <source>“and”, “or” or a closing parenthesis</source>
        <translation>「and」、「or」または閉じ括弧</translation>
    </message>
    <message>
        <source>a number of at most nine digits</source>
        <translation>9桁以下の数値</translation>
    </message>
    <message>
        <source>fewer nested conditions</source>
        <translation>より浅い入れ子の条件</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but the condition ends here.</source>
        <translation>%1文字目: %2が必要ですが、条件がここで終わっています。</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but found “%3”.</source>
        <translation>%1文字目: %2が必要ですが、「%3」があります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;A hit counts only if the condition holds, for example &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. It compares numbers and these values:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;the pass of the hit&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;its step in the pass: rules, verdict, search&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;active guesses after it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates removed by the rule, or by all rules of the pass&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates left after it&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;with &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;, joined by &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; and parentheses.&lt;/p&gt;</source>
        <translation>&lt;p&gt;条件が成り立つヒットだけを数えます。例: &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;。数値と次のものを比較できます。&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;ヒットしたパス&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;パス内のステップ（ルール、判定、探索）&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;ヒット後に残っている仮定の数&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;そのルール（またはパスの全ルール）が消去した候補の数&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;ヒット後に残っている候補の数&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;演算子は &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;。&lt;b&gt;and&lt;/b&gt;、&lt;b&gt;or&lt;/b&gt;、&lt;b&gt;not&lt;/b&gt; と括弧で組み合わせられます。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsModel</name>
    <message>
        <source>always</source>
        <extracomment>a breakpoint without a condition</extracomment>
        <translation>常に</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>最初に停止するヒットの番号です。それより前のヒットは数えるだけです。</translation>
    </message>
    <message>
        <source>%1, here</source>
        <extracomment>how many hits, and one of them is what is looked at: 3 of 17, here</extracomment>
        <translation>%1（現在位置）</translation>
    </message>
    <message>
        <source>Hits up to here, of all in this run. Press Enter or double-click for the next.</source>
        <translation>ここまでのヒット数と、この実行全体のヒット数。Enter またはダブルクリックで次のヒットへ移動します。</translation>
    </message>
    <message>
        <source>Expected the number of a hit: 1 or more.</source>
        <translation>ヒットの番号には1以上の数を入力してください。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>開始ヒット</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>ヒット</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsPanel</name>
    <message>
        <source>No breakpoints yet. Choose “Add…” to create one. It takes you straight to an event, forwards or backwards: a rule fires, a candidate changes, a guess is made…</source>
        <translation>ブレークポイントはまだありません。「追加…」で作成します。何かが起きる場所へ、前にも後ろにも直接移動できます: ルールの発動、候補の変化、仮定…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>A new breakpoint (Insert)</source>
        <translation>新しいブレークポイント（Insert）</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Change the selected breakpoint (Enter)</source>
        <translation>選択したブレークポイントを変更（Enter）</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selected breakpoint (Delete)</source>
        <translation>選択したブレークポイントを削除（Delete）</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>前のヒット</translation>
    </message>
    <message>
        <source>Go to the previous hit of the selected breakpoint (Shift+Enter on its hits)</source>
        <translation>選択したブレークポイントの前のヒットへ（ヒット欄で Shift+Enter）</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>次のヒット</translation>
    </message>
    <message>
        <source>Go to the next hit of the selected breakpoint (Enter on its hits)</source>
        <translation>選択したブレークポイントの次のヒットへ（ヒット欄で Enter）</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>ブレークポイント</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>開始ヒット</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateCurveView</name>
    <message>
        <source>Candidates left after each pass</source>
        <translation>各パスの後に残る候補</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %n candidate(s)</source>
        <translation>
            <numerusform>最初: 候補%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After pass %1: %n candidate(s)</source>
        <translation>
            <numerusform>パス%1の後: 候補%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong guess: %n restored</source>
        <extracomment>at the point of a curve where a guess has failed</extracomment>
        <translation>
            <numerusform>仮定の誤り: %n個が戻る</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CandidateRow</name>
    <message>
        <source>cell %1, digit %2</source>
        <translation>マス %1、数字 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a cell and a digit, and what is so of them</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>消去済み</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可能</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateWording</name>
    <message>
        <source>%1: candidate %2</source>
        <translation>%1の候補%2</translation>
    </message>
    <message>
        <source>%1 was removed in this step by %2</source>
        <translation>%1はこのステップで消去（%2）</translation>
    </message>
    <message>
        <source>%1 was set aside by the guess at depth %2</source>
        <translation>%1は深さ%2の仮定で保留中</translation>
    </message>
    <message>
        <source>%1 is the guess at depth %2</source>
        <translation>%1は深さ%2の仮定</translation>
    </message>
    <message>
        <source>%1 is given: %2</source>
        <translation>%1はヒント: %2</translation>
    </message>
    <message>
        <source>%1 is possible</source>
        <translation>%1は可能</translation>
    </message>
    <message>
        <source>%1 has been removed</source>
        <translation>%1は消去済み</translation>
    </message>
    <message>
        <source>%1 was found by %2</source>
        <translation>%1は%2が見つけたもの</translation>
    </message>
    <message>
        <source>%1 is removed, as the finding of %2 requires</source>
        <translation>%1は消去済みで、%2の発見の前提</translation>
    </message>
    <message>
        <source>%1: another finding of this step</source>
        <translation>%1: このステップの別の発見</translation>
    </message>
    <message>
        <source>candidate %1 of %2: 1 before, 0 after (%3)</source>
        <translation>%2 の候補数 %1：前は 1、後は 0（%3）</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit</extracomment>
        <translation>%1は%2</translation>
    </message>
</context>
<context>
    <name>convoku::CellWording</name>
    <message>
        <source>%1, given %2</source>
        <extracomment>a cell and its digit: r1c1, given 5</extracomment>
        <translation>%1、ヒント%2</translation>
    </message>
    <message>
        <source>%1, candidates %2</source>
        <extracomment>a cell and its candidates: r4c5, candidates 2, 7</extracomment>
        <translation>%1、候補 %2</translation>
    </message>
    <message>
        <source>%1, no candidate</source>
        <translation>%1、候補なし</translation>
    </message>
    <message>
        <source>%1, guess %2 at depth %3</source>
        <translation>%1、深さ%3の仮定%2</translation>
    </message>
    <message>
        <source>%1, decided %2, follows from the guess at depth %3</source>
        <extracomment>a cell, its digit, and the depth of the guess that it follows from</extracomment>
        <translation>%1、%2で確定、深さ%3の仮定から導かれた</translation>
    </message>
    <message>
        <source>%1, decided %2</source>
        <extracomment>a cell and its digit: r1c2, decided 7</extracomment>
        <translation>%1、%2で確定</translation>
    </message>
    <message>
        <source>contradiction: no digit is left</source>
        <translation>矛盾: 残っている数字がない</translation>
    </message>
    <message>
        <source>contradiction: its digit occurs twice in a house</source>
        <translation>矛盾: 同じ数字がユニットに2つある</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <extracomment>digits and the rules that removed them: 2, 5 removed by Naked pair in row</extracomment>
        <translation>%1は%2により消去</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>digits and what they are: 2, 5 set aside at depth 1</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the guess %1 at depth %2 failed</source>
        <translation>深さ%2の仮定%1が失敗</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <extracomment>digits that a failed guess had set aside: 2, 5 came back</extracomment>
        <translation>%1が復活</translation>
    </message>
</context>
<context>
    <name>convoku::ChainBoard</name>
    <message>
        <source>Board of the proof</source>
        <translation>証明の盤面</translation>
    </message>
</context>
<context>
    <name>convoku::ChainButton</name>
    <message>
        <source>&amp;Chain to the givens</source>
        <translation>ヒントまでの連鎖(&amp;C)</translation>
    </message>
    <message>
        <source>Trace the reasons back to the givens: all removals that this one depends on</source>
        <translation>理由をヒントまでさかのぼり、この消去の根拠となる消去をすべてたどります</translation>
    </message>
</context>
<context>
    <name>convoku::ChainGraphView</name>
    <message>
        <source>Graph of the proof</source>
        <translation>証明のグラフ</translation>
    </message>
</context>
<context>
    <name>convoku::ChainList</name>
    <message>
        <source>Lines of the proof</source>
        <translation>証明の各行</translation>
    </message>
</context>
<context>
    <name>convoku::ChainPage</name>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>盤面へ</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>The proof line by line</source>
        <translation>証明を1行ずつ表示します</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>The same proof as a dependency graph</source>
        <translation>同じ証明をグラフで表示します: 何が何を根拠にしているか</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>盤面に戻ります</translation>
    </message>
    <message>
        <source>Form of the proof</source>
        <translation>証明の形式</translation>
    </message>
    <message>
        <source>Following the reasons…</source>
        <translation>理由をたどっています…</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) so far</source>
        <extracomment>how far the search for a proof has come</extracomment>
        <translation>
            <numerusform>ここまで%nステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>Why was a candidate removed?</source>
        <translation>候補はなぜ消えたのか</translation>
    </message>
    <message>
        <source>&amp;Chain of %1</source>
        <extracomment>a candidate that is gone: 2 in r4c5</extracomment>
        <translation>%1の連鎖(&amp;C)</translation>
    </message>
    <message>
        <source>Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>その連鎖は、根拠となるすべての推論を、ヒントまでさかのぼったものです。</translation>
    </message>
    <message>
        <source>On the board, pick a removed candidate: click its place in the cell. Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>盤面で、消えた候補を選びます。マスの中のその場所をクリックしてください。その連鎖は、根拠となるすべての推論を、ヒントまでさかのぼったものです。</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>連鎖</translation>
    </message>
    <message>
        <source>C&amp;hain</source>
        <translation>連鎖(&amp;H)</translation>
    </message>
    <message>
        <source>Show what the removal of the picked candidate depends on, down to the givens</source>
        <translation>選んだ候補がないことの根拠を、ヒントまでさかのぼって表示します</translation>
    </message>
</context>
<context>
    <name>convoku::ChainSide</name>
    <message>
        <source>Show on the board where in the run this happened (Enter)</source>
        <translation>これが起きた実行中の位置を盤面で表示します（Enter）</translation>
    </message>
    <message>
        <source>E&amp;xport proof</source>
        <translation>証明を書き出し(&amp;X)</translation>
    </message>
    <message>
        <source>Animation with one frame per step of the proof, as GIF or WebP</source>
        <translation>証明のステップごとに1枚の画像があるアニメーション（GIF または WebP）</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what a rule found: r3c7 and r3c9 hold only 6 and 9.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>&amp;Go to %1</source>
        <extracomment>an address in the run</extracomment>
        <translation>%1へ移動(&amp;G)</translation>
    </message>
</context>
<context>
    <name>convoku::ChainWording</name>
    <message>
        <source>Why was %1 removed from %2?</source>
        <extracomment>a digit and a cell: Why is 2 gone from r4c5?</extracomment>
        <translation>なぜ%2の%1は消えたのか</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>ヒントがあるため入りません。</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>開いたときの問題にありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n missing candidate(s)</source>
        <translation>
            <numerusform>欠けている候補%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <extracomment>%1: &quot;58 deductions&quot;, %2: &quot;18 givens&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 from %2.</source>
        <translation>%2からの%1。</translation>
    </message>
    <message>
        <source>They hold while guess %1 is active.</source>
        <extracomment>a guess: r1c4 = 4</extracomment>
        <translation>%1 が残っている間だけ有効です。</translation>
    </message>
    <message>
        <source>They hold while guesses %1 and %2 are active.</source>
        <extracomment>guesses: %1 &quot;r1c4 = 4, r2c2 = 2&quot;, %2 &quot;r5c5 = 1&quot;</extracomment>
        <translation>%1 と %2 が残っている間だけ有効です。</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <extracomment>a guess by its depth: Guess 1</extracomment>
        <translation>仮定%1</translation>
    </message>
    <message>
        <source>The guess %1 had failed</source>
        <extracomment>a guess: The guess r1c2 = 7 had failed</extracomment>
        <translation>仮定 %1 が失敗した</translation>
    </message>
    <message>
        <source>%1 is %2, a given</source>
        <extracomment>a given and its digit: r1c1 is 8, a given</extracomment>
        <translation>%1は%2（ヒント）</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1: %2 fits only in %3</source>
        <extracomment>Box 1: 1 fits only in row 3
----------
Row 2: 4 fits only in r2c1</extracomment>
        <translation>%1: %2の入る場所は%3だけ</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4</source>
        <extracomment>r5c3 and r6c3 hold only 4 and 7</extracomment>
        <translation>%1と%2には%3と%4しかない</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit and the cells that lose it: 1 leaves r3c7, r3c8</extracomment>
        <translation>%2から%1が消える</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>digits and the cells that lose them: 4 and 7 leave r2c3; 1, 2 and 3 leave r4c4</extracomment>
        <translation>%3から%1と%2が消える</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a guess by its depth, among the lines that a deduction rests on</extracomment>
        <translation>仮定%1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>a failed guess, among the lines that a deduction rests on</extracomment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>パス%1</translation>
    </message>
    <message>
        <source>givens</source>
        <extracomment>what a deduction rests on that rests on no other</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>all of them are used</source>
        <translation>すべて使用</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) are not needed</source>
        <translation>
            <numerusform>ほか%n個は不要</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>パス%1</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>候補%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, straight from the givens</source>
        <extracomment>%1: &quot;145 marks&quot;</extracomment>
        <translation>%1、ヒントから直接</translation>
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
        <translation>%1、%2行目: %3。%4。</translation>
    </message>
    <message>
        <source>%1: %2. At %3.</source>
        <extracomment>a guess: &quot;Guess 1&quot;, &quot;r1c4 = 4&quot;, an address</extracomment>
        <translation>%1: %2。位置: %3。</translation>
    </message>
    <message>
        <source>%1, %2. %3, so %4. From %5. At %6.</source>
        <extracomment>a line: its number, the rule, why, what follows, from which lines, an address</extracomment>
        <translation>%1、%2。%3、よって%4。根拠: %5。位置: %6。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many candidates are still to go: 3 of 180</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>the head of a column: numbers of lines</extracomment>
        <translation>番号</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>the head of a column: what a rule found</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>the head of a column: what follows</extracomment>
        <translation>結論</translation>
    </message>
    <message>
        <source>from lines</source>
        <extracomment>the head of a column: lines that a line rests on</extracomment>
        <translation>根拠</translation>
    </message>
    <message>
        <source>at</source>
        <extracomment>the head of a column: addresses in the run</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>already removed</source>
        <translation>消去済み</translation>
    </message>
    <message>
        <source>this line</source>
        <translation>この行</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>これから消去</translation>
    </message>
    <message>
        <source>Marks still to go</source>
        <translation>これから消える候補</translation>
    </message>
    <message>
        <source>%1: %2 fit only in %3</source>
        <extracomment>Row 3: 4 and 7 fit only in r3c8 and r3c9</extracomment>
        <translation>%1: %2の入る場所は%3だけ</translation>
    </message>
    <message>
        <source>%1 hold only %2</source>
        <extracomment>r5c3, r6c3 and r8c3 hold only 1, 4 and 7</extracomment>
        <translation>%1には%2しかない</translation>
    </message>
    <message>
        <source>Why is %1 = %2?</source>
        <extracomment>a cell and its digit: Why is r4c5 = 2?</extracomment>
        <translation>なぜ %1 = %2 なのか</translation>
    </message>
</context>
<context>
    <name>convoku::CheckWording</name>
    <message>
        <source>Sound: proved for every possible board in %1 s.</source>
        <translation>健全: ありうるすべての盤面について証明されました（%1 秒）。</translation>
    </message>
    <message>
        <source>Wrong: on some board it removes a digit of a solution.</source>
        <translation>誤り: 解の数字を消去する盤面があります。</translation>
    </message>
    <message>
        <source>Wrong: on some board it restores a candidate.</source>
        <translation>誤り: 候補を元に戻してしまう盤面があります。</translation>
    </message>
    <message>
        <source>Not known: the rule produces real numbers, but proofs cover integers only.</source>
        <translation>不明: このルールは実数を作りますが、証明できるのは整数だけです。</translation>
    </message>
    <message>
        <source>Not known: the rule is too large to be proved.</source>
        <translation>不明: このルールは大きすぎて証明できません。</translation>
    </message>
    <message>
        <source>Not known: the proof was stopped.</source>
        <translation>不明: 証明は中止されました。</translation>
    </message>
    <message>
        <source>Not known: no proof was found within %1 s.</source>
        <translation>不明: %1 秒では証明できませんでした。</translation>
    </message>
    <message>
        <source>Only samples were checked, and no error was found. Boards from runs: %1, random boards: %2.</source>
        <translation>標本だけを調べ、誤りは見つかりませんでした。実行中の盤面: %1、無作為に作った盤面: %2。</translation>
    </message>
    <message>
        <source>It removes %1, which is part of a solution of this board.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>この盤面の解にある %1 を消去します。</translation>
    </message>
    <message>
        <source>It restores %1, which this board does not have.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>この盤面にない %1 を元に戻します。</translation>
    </message>
    <message>
        <source>No comparison: the network cannot run with this rule.</source>
        <translation>比較できません: このルールではネットワークを実行できません。</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was run to its end.</source>
        <translation>比較できません: 最後まで実行された問題がありません。</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was solved, with or without the rule.</source>
        <translation>比較できません: ルールがあってもなくても、解けた問題がありません。</translation>
    </message>
    <message>
        <source>Puzzles: %1. With the rule (without it): solved %2, without a guess %3, guesses %4, passes %5.</source>
        <translation>問題: %1。ルールあり（なし）: 解けた問題 %2、仮定なし %3、仮定 %4、パス %5。</translation>
    </message>
    <message>
        <source>Cost: layers: %1, additions: %2.</source>
        <translation>コスト: 層: %1、加算: %2。</translation>
    </message>
    <message>
        <source>Compiled: steps: %1, computed words: %2, words of memory: %3.</source>
        <translation>コンパイル後: ステップ: %1、計算するワード: %2、メモリのワード: %3。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>a step of a compiled rule: so many words, and the formula that each of them is: “729 × a &amp; ~b”</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × at least one of %2</source>
        <extracomment>%1 words, each the answer for %2 others: “81 × at least one of 9”, “243 × at least one of 9 (a &amp; b)”</extracomment>
        <translation>%1 × 「%2 のうち少なくとも1つ」</translation>
    </message>
    <message>
        <source>%1 × exactly one of %2</source>
        <translation>%1 × 「%2 のうちちょうど1つ」</translation>
    </message>
    <message>
        <source>%1 × exactly two of %2</source>
        <translation>%1 × 「%2 のうちちょうど2つ」</translation>
    </message>
    <message>
        <source>%1 × at least two of %2</source>
        <translation>%1 × 「%2 のうち少なくとも2つ」</translation>
    </message>
    <message>
        <source>Not known: the rule keeps numbers between passes, but was tested as in a first pass.</source>
        <translation>不明: ルールはパスからパスへ数を覚えています。最初のパスとして試しました。</translation>
    </message>
    <message>
        <source>Not known: no grid fits the houses of this network, so no board has a solution.</source>
        <translation>不明: このネットワークのユニットに合う盤面がないため、どの盤面にも解がありません。</translation>
    </message>
</context>
<context>
    <name>convoku::ChecksPane</name>
    <message>
        <source>Show on the board</source>
        <translation>盤面に表示</translation>
    </message>
    <message>
        <source>Show the board on which it fails</source>
        <translation>失敗する盤面</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>測定に使う問題</translation>
    </message>
    <message>
        <source>Puzzles that show how useful the rule is</source>
        <translation>ルールの価値を測る問題</translation>
    </message>
    <message>
        <source>Built-in puzzles</source>
        <translation>付属の問題</translation>
    </message>
</context>
<context>
    <name>convoku::ChoiceButton</name>
    <message>
        <source>the right answer</source>
        <translation>正しい答え</translation>
    </message>
    <message>
        <source>not the answer</source>
        <translation>正しい答えではない</translation>
    </message>
    <message>
        <source>one of the answers</source>
        <translation>答えの1つ</translation>
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
        <translation>問題を解く速さを測定します: 数回の測定の中央値。</translation>
    </message>
    <message>
        <source>Rounds (default: 5).</source>
        <translation>測定の回数 (既定値: 5)。</translation>
    </message>
    <message>
        <source>Only the first N puzzles (default: all of them).</source>
        <translation>最初の N 問だけ (既定値: すべて)。</translation>
    </message>
    <message>
        <source>Also measure both backends in turn on the first N puzzles, with their ratio (default: %1; 0: off).</source>
        <translation>最初の N 問で両方のバックエンドを交互に測定し、比も表示します (既定値: %1、0: 測定しない)。</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …</source>
        <translation>使い方: %1 COMMAND …</translation>
    </message>
    <message>
        <source>Solves Sudoku with a neural network that was never trained: all its weights are set by hand.</source>
        <translation>誰も訓練していないニューラルネットワークで数独を解きます。重みはすべて手で設定されています。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>コマンド:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>オプション:</translation>
    </message>
    <message>
        <source>Show this help or, after a command, its help.</source>
        <translation>このヘルプ。コマンドの後ろに付けると、そのコマンドのヘルプ。</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>プログラムのバージョン。</translation>
    </message>
    <message>
        <source>INPUT and PUZZLE: a file, - for standard input, or the puzzle itself.</source>
        <translation>INPUT と PUZZLE: ファイル、- (標準入力)、または問題そのもの。</translation>
    </message>
    <message>
        <source>Results go to standard output, messages to standard error. Exit status: 0 done, 1 a puzzle was not solved (solve, trace), 2 wrong usage, bad input, or output that cannot be written.</source>
        <translation>結果は標準出力に、メッセージは標準エラー出力に出力します。終了ステータス: 0 完了、1 解けない問題があった (solve、trace)、2 使い方の誤り、不正な入力、または出力の書き込みエラー。</translation>
    </message>
    <message>
        <source>Run %1 %2 --help for usage.</source>
        <translation>%1 %2 --help で、できることを確認できます。</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation>「%1」というオプションはありません。</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>「%1」というコマンドはありません。</translation>
    </message>
    <message>
        <source>%1 --help lists the commands.</source>
        <translation>%1 --help でコマンドの一覧を表示します。</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>Internal error. Please report it: %1</source>
        <translation>プログラムの不具合です。報告をお願いします: %1</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1</source>
        <translation>標準出力に書き込めません: %1</translation>
    </message>
    <message>
        <source>Usage: %1 %2 [OPTION…]</source>
        <translation>使い方: %1 %2 [OPTION…]</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>このヘルプ。</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>不明なエラー</translation>
    </message>
    <message numerus="yes">
        <source>This format has no candidates: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>この形式には候補を書けません。%n 問の候補は省略されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has givens only: the placed digits of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>この形式にはヒントしか書けません。%n 問の入力済みの数字は省略されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert puzzles to a different format.</source>
        <translation>問題を別の形式で書き出します。</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>Output format; see below.</source>
        <translation>書き出す形式。下記を参照。</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>FORMAT is one of %1.</source>
        <translation>FORMAT は次のいずれか: %1。</translation>
    </message>
    <message>
        <source>%1 keep the candidates supplied with a puzzle. The other formats cannot store them; a message reports this.</source>
        <translation>問題に付いている候補は %1 で保存されます。他の形式には候補の場所がないため、メッセージで知らせます。</translation>
    </message>
    <message>
        <source>The format is missing. Use --to FORMAT.</source>
        <translation>形式がありません: --to FORMAT。</translation>
    </message>
    <message>
        <source>--output needs a file name.</source>
        <translation>--output にはファイル名が必要です。</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Threads for the network (default: 1). With torch, more threads can help on idle cores but are much slower on busy ones.</source>
        <translation>ネットワークのスレッド数 (既定値: 1)。torch では、コアが空いていれば増やすと速くなることがありますが、コアが忙しいとずっと遅くなります。</translation>
    </message>
    <message>
        <source>DEVICE</source>
        <translation>DEVICE</translation>
    </message>
    <message>
        <source>Device for torch: cpu (the default) or cuda, if LibTorch was built with it.</source>
        <translation>torch の実行場所: cpu (既定値)、または LibTorch が対応していれば cuda。</translation>
    </message>
    <message>
        <source>--device applies only to --backend torch; bitwise runs on the CPU.</source>
        <translation>--device は --backend torch 専用です。bitwise はプロセッサーで動作します。</translation>
    </message>
    <message>
        <source>Look for up to N solutions (default: 1). Use 2 to check whether the solution is unique.</source>
        <translation>解を最大 N 個まで探します (既定値: 1)。2 にすると唯一解かどうかが分かります。</translation>
    </message>
    <message>
        <source>--solutions above 1 needs the search. Remove --no-search.</source>
        <translation>--solutions が 2 以上のときは探索が必要です。--no-search を省いてください。</translation>
    </message>
    <message>
        <source>--device: %1 is not available to this LibTorch.</source>
        <translation>--device: この LibTorch では %1 を使えません。</translation>
    </message>
    <message>
        <source>Run one puzzle and write an animation or a picture of it, or pictures of the network. Needs no display.</source>
        <translation>1 つの問題を実行し、そのアニメーションや画像、またはネットワークの画像を書き出します。ディスプレイは不要です。</translation>
    </message>
    <message>
        <source>MS</source>
        <translation>MS</translation>
    </message>
    <message>
        <source>Output format, one of %1. Needed if the target’s name does not show it.</source>
        <translation>出力先の名前から判断できない場合の形式: %1 のいずれか。</translation>
    </message>
    <message>
        <source>First pass to show (default: 0, the puzzle itself).</source>
        <translation>表示する最初のパス (既定値: 0、問題そのもの)。</translation>
    </message>
    <message>
        <source>Last pass to show (default: the last one of the run).</source>
        <translation>表示する最後のパス (既定値: 実行の最後のパス)。</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WHAT</translation>
    </message>
    <message>
        <source>Omit the two frames in which removed candidates fade.</source>
        <translation>消去された候補が薄れていく 2 枚の画像を省きます。</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>PLACE</translation>
    </message>
    <message>
        <source>Place in the run for a picture, such as 17 or 17.4 (default: the end).</source>
        <translation>画像で表示する実行中の位置。17 または 17.4 など (既定値: 終わり)。</translation>
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
        <translation>最後の画像についての同じ設定 (既定値: %1)。</translation>
    </message>
    <message>
        <source>Number of times to play: once, forever (the default; also 0) or a number.</source>
        <translation>再生の回数: once (1 回)、forever (繰り返し、既定値。0 も同じ)、または数。</translation>
    </message>
    <message>
        <source>Omit the line above the board.</source>
        <translation>盤面の上の行を省きます。</translation>
    </message>
    <message>
        <source>Omit the legend below the board.</source>
        <translation>盤面の下の凡例を省きます。</translation>
    </message>
    <message>
        <source>Omit the row and column numbers.</source>
        <translation>行と列の番号を省きます。</translation>
    </message>
    <message>
        <source>Text in an SVG: letters (the default) or outlines, which look the same everywhere.</source>
        <translation>SVG の文字: letters (文字のまま、既定値) または outlines (アウトライン、どこでも同じ表示)。</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, even if the puzzle was not solved (with --each: all files not skipped); 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>終了ステータス: 0 問題が解けたかどうかにかかわらずファイルを書き出した (--each: 飛ばしたもの以外のすべて)、2 使い方の誤り、不正な入力、またはファイルの書き込みエラー。</translation>
    </message>
    <message>
        <source>--without: “%1” is neither a rule of this run nor search.</source>
        <translation>--without: 「%1」はこの実行のルールでも search でもありません。</translation>
    </message>
    <message>
        <source>“%1” is not a place in a run. Use one such as 17.4.</source>
        <translation>「%1」は 17.4 のような実行中の位置ではありません。</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>--from %1 is after the end. The run has passes 0 to %2.</source>
        <translation>--from %1 は終わりより後ろです: 実行のパスは 0 から %2 までです。</translation>
    </message>
    <message>
        <source>-o: with --each, the name must contain {number} or {name}, such as -o FOLDER/{number}%1.</source>
        <translation>-o: --each を使うときは、-o FOLDER/{number}%1 のように、名前に {number} または {name} が必要です。</translation>
    </message>
    <message>
        <source>With --each, action if a file already exists: number (the new file gets a number; the default), skip or replace.</source>
        <translation>--each でファイルが既にある場合の動作: number (新しいファイルに番号を付ける、既定値)、skip (飛ばす) または replace (置き換える)。</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 はフォルダーではなく、作成もできません。</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 %</source>
        <translation>問題 %1 / %2: %3 %</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>問題 %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1: %2 バイト</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a network (or what judges the puzzles) and how far it is: article: 100 of 1000</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 puzzles are written.</source>
        <translation>キャンセルしました: %2 問中 %1 問を書き出しました。</translation>
    </message>
    <message>
        <source>%1 written, %2 skipped, %3 failed.</source>
        <translation>書き出し %1、スキップ %2、失敗 %3。</translation>
    </message>
    <message>
        <source>--number: “%1” is not a number in the layer’s output, %2. Use something like %3.</source>
        <translation>--number: 「%1」は、出力が %2 であるこの層の数ではありません。%3 のように指定してください。</translation>
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
        <translation>--number と併用: その数を構成するプレーンだけを表示し、細かい文字を省きます。</translation>
    </message>
    <message>
        <source>WHICH</source>
        <translation>WHICH</translation>
    </message>
    <message>
        <source>--close-up needs --number. It shows how that number is computed.</source>
        <translation>--close-up には --number が必要です: その数が何からできているかを表示します。</translation>
    </message>
    <message>
        <source>The target is missing. Use -o FILE.%1</source>
        <translation>出力先がありません: -o FILE.%1</translation>
    </message>
    <message>
        <source>-o: “%1” does not end with one of the output formats %2. Use one of them, or set --format.</source>
        <translation>-o: 「%1」の末尾が、書き出せる形式 %2 のいずれでもありません。--format でも形式を指定できます。</translation>
    </message>
    <message>
        <source>--from %1 is after --to %2.</source>
        <translation>--from %1 は --to %2 より後ろです。</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder.</source>
        <translation>%1 に書き込めません: フォルダーです。</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>%1 に書き込めません: フォルダー %2 がありません。</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>パス%1</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2, %3 s, %4 bytes</source>
        <translation>%1: %2、%3 秒、%4 バイト</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%nフレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate puzzles with exactly one solution, one per line, selected by how the network solves them.</source>
        <translation>唯一解の問題を作成します。1 行に 1 問、ネットワークが解くのに必要なものを条件にできます。</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>RANGE</translation>
    </message>
    <message>
        <source>Number of puzzles to generate (default: 1).</source>
        <translation>問題の数 (既定値: 1)。</translation>
    </message>
    <message>
        <source>Seed: same number, same puzzles (default: a new one each time, shown in a message).</source>
        <translation>同じ数なら同じ問題になります (既定値: 毎回別の数。メッセージで表示します)。</translation>
    </message>
    <message>
        <source>Symmetry of the givens: %1 (default: none).</source>
        <translation>ヒントの配置: %1 (既定値: none)。</translation>
    </message>
    <message>
        <source>Generate minimal puzzles: removing any given allows several solutions.</source>
        <translation>ヒントを 1 つも除けません。どれを除いても複数解になります。</translation>
    </message>
    <message>
        <source>Rules that must each remove something during the run.</source>
        <translation>これらのルールが、それぞれ途中で何かを消去します。</translation>
    </message>
    <message>
        <source>The rules alone solve it.</source>
        <translation>ルールだけで解けます。</translation>
    </message>
    <message>
        <source>Maximum number of active guesses, such as 1.. or 2..4.</source>
        <translation>同時に残る仮定の最大数。1.. または 2..4 のように指定。</translation>
    </message>
    <message>
        <source>Number of passes the network takes.</source>
        <translation>ネットワークが必要とするパスの数。</translation>
    </message>
    <message>
        <source>Give up after this many grids without a matching puzzle (default: %1).</source>
        <translation>希望どおりの問題が見つからないままこの数の盤面を試したらあきらめます (既定値: %1)。</translation>
    </message>
    <message>
        <source>Write an .sdm file instead, with this command as its first line. Nothing is written if puzzles are missing.</source>
        <translation>代わりに .sdm ファイルを書き出し、最初の行をこのコマンドにします。問題が足りないときは何も書き出しません。</translation>
    </message>
    <message>
        <source>Append a comment to each puzzle: givens, passes, guesses, and how often each rule removed something.</source>
        <translation>各問題の後ろのコメント: ヒント、パス、仮定の数、ルールが消去した回数。</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</source>
        <translation>例: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles were generated, 1 too few were found, 2 wrong usage or output that cannot be written.</source>
        <translation>終了ステータス: 0 すべての問題を作成した、1 それ以上見つからなかった、2 使い方の誤り、または出力の書き込みエラー。</translation>
    </message>
    <message>
        <source>--details and --output conflict: an .sdm file has no comments.</source>
        <translation>--details と --output は同時に使えません: .sdm ファイルにはコメントがありません。</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>「%1」はここでは指定できません。</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>%1 of %2, %3 grids tried</source>
        <translation>%1 / %2、試した盤面 %3</translation>
    </message>
    <message>
        <source>No matching puzzle among %1 grids; %2 of %3 were generated.</source>
        <translation>%1 個の盤面を試しましたが、希望どおりの問題がありません。%3 問中 %2 問を作成しました。</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number ≥ %3, or a range such as 4..9.</source>
        <translation>--%1: 「%2」は範囲ではありません。%3 以上の数、または 4..9 のように 2 つの数を指定してください。</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number from %3 to %4, or a range such as %3..%4.</source>
        <translation>--%1: 「%2」は範囲ではありません。%3 から %4 までの数、または %3..%4 のように 2 つの数を指定してください。</translation>
    </message>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed: 「%1」は 0 から 18446744073709551615 までの数ではありません。</translation>
    </message>
    <message>
        <source>--fires: “%1” is not a rule of this run.</source>
        <translation>--fires: 「%1」は実行するルールに含まれていません。</translation>
    </message>
    <message>
        <source>%1: Line %2</source>
        <translation>%1: %2 行目</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) with clashing givens.</source>
        <translation>
            <numerusform>ヒントが重複する問題がさらに %n 問あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>this is a folder; expected a file with one puzzle per line.</source>
        <translation>これはフォルダーです。1 行に 1 問のファイルを指定してください。</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>ファイルを読み込めません: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not puzzles.</source>
        <translation>
            <numerusform>さらに %n 行が問題ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no such file, and it is not a puzzle either. %1</source>
        <translation>そのようなファイルはなく、問題でもありません。%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes one puzzle, but there are %n in “%2”.</source>
        <translation>
            <numerusform>%1 に指定できるのは 1 問ですが、「%2」には %n 問あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle is missing. Give a file, - for standard input, or 81 characters.</source>
        <translation>問題がありません: ファイル、- (標準入力)、または 81 文字を指定してください。</translation>
    </message>
    <message>
        <source>“%1” is one input too many: this command takes one puzzle.</source>
        <translation>「%1」は余分な入力です: このコマンドで扱うのは 1 問です。</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>FILE…</translation>
    </message>
    <message>
        <source>Check lesson files: run their puzzles and verify every statement.</source>
        <translation>レッスンのファイルを検査します。問題を実行し、書かれている内容がすべて正しいかを確かめます。</translation>
    </message>
    <message>
        <source>For each correct lesson, one line is printed on standard output: its file, its title, and the numbers of stops and checks. Errors are printed on standard error, as FILE:LINE: and the reason. The README.md in the lessons folder explains how to write lessons.</source>
        <translation>正しいレッスンは、標準出力に 1 行 (ファイル、タイトル、場面と検査の数) で表示します。誤りのあるものは、標準エラー出力に FILE:LINE: と理由を表示します。レッスンの書き方は、レッスンのフォルダーにある README.md を参照してください。</translation>
    </message>
    <message>
        <source>Exit status: 0 all lessons are correct, 2 a lesson has errors or cannot be read.</source>
        <translation>終了ステータス: 0 すべて正しい、2 誤りのあるレッスンまたは読み込めないレッスンがある。</translation>
    </message>
    <message>
        <source>Name at least one lesson file.</source>
        <translation>レッスンのファイルを 1 つ以上指定してください。</translation>
    </message>
    <message>
        <source>%1 (stops: %2, checks: %3)</source>
        <translation>%1 (場面: %2、検査: %3)</translation>
    </message>
    <message>
        <source>Specify one folder for the pictures.</source>
        <translation>画像用のフォルダーを 1 つ指定してください。</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <translation>画像が大きすぎます</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>Draw the network’s layers for documents: graphs of each rule, the verdict, the search and the whole pass, and the kernels of the layers. A page contains all of them. Needs no display.</source>
        <translation>ネットワークの層を文書用に描画します: 各ルール、判定、探索、パス全体のグラフ、カーネルを持つ各層のカーネル、それらをまとめたページ。ディスプレイは不要です。</translation>
    </message>
    <message>
        <source>svg (the default), png or pdf.</source>
        <translation>svg (既定値)、png または pdf。</translation>
    </message>
    <message>
        <source>Scale factor for png: 1 to 8.</source>
        <translation>png の場合、通常の大きさに対する倍率: 1 から 8。</translation>
    </message>
    <message>
        <source>PUZZLE</source>
        <translation>PUZZLE</translation>
    </message>
    <message>
        <source>The puzzle whose run gives the values (default: the article’s hard puzzle).</source>
        <translation>値を得るために実行する問題 (既定値: 元の記事の難問)。</translation>
    </message>
    <message>
        <source>Omit index.md, the page with all pictures and tables.</source>
        <translation>すべての画像と表のページ index.md を省きます。</translation>
    </message>
    <message>
        <source>Also update the tables in a Markdown file: the text between the lines &lt;!-- layers of RULE --&gt; (or &lt;!-- groups --&gt;) and &lt;!-- end --&gt;.</source>
        <translation>Markdown ファイルの表も更新します: &lt;!-- layers of RULE --&gt; (または &lt;!-- groups --&gt;) と &lt;!-- end --&gt; の行の間の内容。</translation>
    </message>
    <message>
        <source>The same puzzle and options give the same files. Prints FILE: BYTES bytes for each of them.</source>
        <translation>同じ問題とオプションからは同じファイルができます。それぞれについて FILE: BYTES bytes を表示します。</translation>
    </message>
    <message>
        <source>Exit status: 0 all files are written; 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>終了ステータス: 0 すべてのファイルを書き出した、2 使い方の誤り、不正な入力、またはファイルの書き込みエラー。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>--rules: there is no rule “%1”. Use any of %2; or classic for all of them, basic for the first six.</source>
        <translation>--rules: 「%1」というルールはありません。使えるのは %2 です。classic は全部、basic は最初の 6 つを表します。</translation>
    </message>
    <message>
        <source>--rules: %1 is listed twice. Use each of %2 at most once.</source>
        <translation>--rules: %1 が 2 回指定されています。使えるのは %2 で、それぞれ 1 回までです。</translation>
    </message>
    <message>
        <source>Never guess; a run stalls when the rules find nothing more.</source>
        <translation>仮定をしません。ルールで何も見つからなくなると、実行は行き詰まりで終わります。</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: no limit).</source>
        <translation>ネットワークの N パスで問題を打ち切ります (既定値: 制限なし)。</translation>
    </message>
    <message>
        <source>Puzzles come from a file, from standard input (-) or from the argument itself. A puzzle has 81 characters, row by row: 1-9, and one of 0 . * _ X for an empty cell. A file has one puzzle per line; text after a blank or # is a comment. The other formats of convoku-cli convert are also recognised. A run begins with the candidates supplied with the puzzle. A file may be compressed with gzip or Zstandard.</source>
        <translation>問題は、ファイル、標準入力 (-)、または引数そのもので指定します: 81 文字、行の順に 1-9 と、空きマスは 0 . * _ X のいずれか。ファイルは 1 行に 1 問で、空白または # の後ろはコメントです。convoku-cli convert の他の形式も認識します。実行は、問題に付いている候補から始まります。ファイルはgzipまたはZstandardで圧縮されていてもかまいません。</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>ルール: %1。</translation>
    </message>
    <message>
        <source>Solve puzzles: print one line per puzzle, in input order, with the grid and the result.</source>
        <translation>問題を解きます: 1 行に 1 問、入力の順に、盤面と結果を出力します。</translation>
    </message>
    <message>
        <source>text (the default) or json: one object per line.</source>
        <translation>text (既定値) または json: 1 行に 1 つのオブジェクト。</translation>
    </message>
    <message>
        <source>text: GRID RESULT passes=N pushes=N pops=N. The grid has 81 characters. If the puzzle is not solved, it shows the cells decided so far and a point elsewhere. RESULT is solved, no_solution, stalled (only with --no-search) or out_of_passes (only with --max-passes). Pushes are guesses; pops are undone guesses.</source>
        <translation>text: GRID RESULT passes=N pushes=N pops=N。GRID は 81 文字で、解けなかった問題では、それまでに確定したマスの数字と、それ以外の点になります。RESULT は solved、no_solution、stalled (--no-search のときのみ)、out_of_passes (--max-passes のときのみ) のいずれか。pushes は仮定、pops は仮定の取り消しの回数です。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) done</source>
        <translation>
            <numerusform>%n 問完了</numerusform>
        </translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>THEME</translation>
    </message>
    <message>
        <source>One of %1, or a colour file (NAME.json) exported from the window. The default is light.</source>
        <translation>%1 のいずれか、またはウィンドウから書き出した配色ファイル (NAME.json)。既定値は light。</translation>
    </message>
    <message>
        <source>--theme: %1: %2</source>
        <translation>--theme: %1: %2</translation>
    </message>
    <message>
        <source>Run puzzles and print every event, one per line, as it happens.</source>
        <translation>問題を実行し、すべてのイベントを 1 行ずつ起きた順に表示します。</translation>
    </message>
    <message>
        <source>text (the default): sentences, each after its address PASS.STEP; or jsonl: one JSON object per line.</source>
        <translation>text (既定値): アドレス PASS.STEP の後ろに文。または jsonl: 1 行に 1 つの JSON オブジェクト。</translation>
    </message>
    <message>
        <source>Exit status: 0 solved, 1 not solved, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>終了ステータス: 0 解けた、1 解けなかった、2 使い方の誤り、不正な入力、または出力の書き込みエラー。</translation>
    </message>
    <message>
        <source>No font on this system supports %1, so the pictures are in English. The package fonts-noto-cjk contains one.</source>
        <translation>このシステムには %1 の文字を含むフォントがないため、画像は英語になります。パッケージ fonts-noto-cjk にそのフォントがあります。</translation>
    </message>
    <message>
        <source>The language of messages and pictures: %1. Default: the system’s.</source>
        <translation>メッセージと画像の言語: %1。既定値: システムの言語。</translation>
    </message>
    <message>
        <source>No comparison: LibTorch cannot be used (%1).</source>
        <translation>比較できません: LibTorch を使えません (%1)。</translation>
    </message>
    <message>
        <source>--backend torch: LibTorch cannot be used (%1). Install the package convoku-backend-torch, or use bitwise, which gives the same results.</source>
        <translation>--backend torch: LibTorch を使えません (%1)。パッケージ convoku-backend-torch をインストールするか、結果が同じ bitwise を使ってください。</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number from %3 to %4.</source>
        <translation>%1: 「%2」は %3 から %4 までの整数ではありません。</translation>
    </message>
    <message>
        <source>%1: “%2” is not one of %3.</source>
        <translation>%1: 「%2」は %3 のいずれでもありません。</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 に値は指定できません。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 には値が必要です。</translation>
    </message>
    <message>
        <source>File to write (default: standard output). It is left unchanged if any input cannot be read.</source>
        <translation>書き出すファイル (既定値: 標準出力)。読み込めないものがあったときは、ファイルは元のままです。</translation>
    </message>
    <message>
        <source>Skip lines that are not puzzles, and still write the others.</source>
        <translation>問題でない行を省き、残りの問題を書き出します。</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles are written; 2 wrong usage, bad input (the good puzzles are still written to standard output, but to a file only with --skip-bad) or output that cannot be written.</source>
        <translation>終了ステータス: 0 すべての問題を書き出した、2 使い方の誤り、不正な入力 (正しい問題は標準出力には書き出されます。ファイルには --skip-bad を付けたときに書き出されます)、または出力の書き込みエラー。</translation>
    </message>
    <message>
        <source>Nothing is written to %1. --skip-bad skips lines that are not puzzles.</source>
        <translation>%1 には何も書き出しません: --skip-bad を付けると、問題でないものを省きます。</translation>
    </message>
    <message>
        <source>Nothing is written to %1.</source>
        <translation>%1 には何も書き出しません。</translation>
    </message>
    <message>
        <source>Prints FILE: N frames, SECONDS s, BYTES bytes; for a still picture, FILE: BYTES bytes. If the file goes to standard output, this goes to standard error.</source>
        <translation>FILE: N frames, SECONDS s, BYTES bytes に当たる内容を表示します。静止画では FILE: BYTES bytes です。ファイルを標準出力に書き出すときは、標準エラー出力に表示します。</translation>
    </message>
    <message>
        <source>Write one file per input puzzle, with {number} or {name} in the target’s name or folders: -o FOLDER/{number}.gif.</source>
        <translation>入力の問題ごとに 1 つのファイルを作成します。出力先の名前またはフォルダーに {number} または {name} を含めます: -o FOLDER/{number}.gif。</translation>
    </message>
    <message>
        <source>-o: “%1” ends with .%2, but --format is %3. Use only one of them.</source>
        <translation>-o: 「%1」の末尾は .%2 ですが、--format は %3 です。どちらかを省いてください。</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>標準出力</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>-o -: standard output is a terminal, which cannot show a picture. Redirect it to a file or a program.</source>
        <translation>-o -: 標準出力が端末なので、画像を出力しても読めません。ファイルまたはプログラムに渡してください。</translation>
    </message>
    <message>
        <source>--page: %1 is not UTF-8 text.</source>
        <translation>--page: %1 は UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>--page: %1 has no line &lt;!-- layers of RULE --&gt; or &lt;!-- groups --&gt;.</source>
        <translation>--page: %1 に &lt;!-- layers of RULE --&gt; または &lt;!-- groups --&gt; の行がありません。</translation>
    </message>
    <message>
        <source>--page: %1, line %2: %3 does not name a rule. Use a line such as &lt;!-- layers of %4 --&gt;.</source>
        <translation>--page: %1、%2 行目: %3 にルールの指定がありません。&lt;!-- layers of %4 --&gt; のように書いてください。</translation>
    </message>
    <message>
        <source>--page: %1, line %2: the line &lt;!-- end --&gt; is missing after %3.</source>
        <translation>--page: %1、%2 行目: %3 の後ろに &lt;!-- end --&gt; の行がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n more solution(s) are others.</source>
        <translation>
            <numerusform>さらに %n 個の解が異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solutions compared: %1; different: %2.</source>
        <translation>比較した解: %1、うち異なるもの: %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were supplied without a solution.</source>
        <translation>
            <numerusform>%n 問には解が付いていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the supplied solution is different; the puzzle has several.</source>
        <translation>%1: 付いている解は別の解です。この問題は複数解です。</translation>
    </message>
    <message>
        <source>%1: the supplied solution has %2 in %3, the network has %4.</source>
        <translation>%1: %3 は、付いている解では %2、ネットワークでは %4 です。</translation>
    </message>
    <message>
        <source>Print only the number of solutions and the word after it. Without --solutions, count up to %1.</source>
        <translation>解の数と、それを表す単語だけを表示します。--solutions がなければ最大 %1 個まで数えます。</translation>
    </message>
    <message>
        <source>Compare with the solutions supplied with the puzzles (second column of a table, or puzzle:count:solution), and count the differences.</source>
        <translation>問題に付いている解 (表の 2 列目、puzzle:count:solution) と比較し、異なる解の数を数えます。</translation>
    </message>
    <message>
        <source>With --check, check= and a word follow: same, other, or missing if the puzzle was supplied without a solution.</source>
        <translation>--check を付けると、続けて check= と単語を出力します: same (同じ)、other (異なる)、missing (問題に解が付いていない)。</translation>
    </message>
    <message>
        <source>Exit status: 0 all solved, 1 a puzzle was not solved or, with --check, its supplied solution is different or missing, 2 wrong usage, bad input (the good puzzles are still solved) or output that cannot be written.</source>
        <translation>終了ステータス: 0 すべて解けた、1 解けない問題があった、または --check で、付いている解が異なる問題や解の付いていない問題があった、2 使い方の誤り、不正な入力 (正しい問題は解きます)、または出力の書き込みエラー。</translation>
    </message>
    <message>
        <source>--count needs the search. Remove --no-search.</source>
        <translation>--count には探索が必要です。--no-search を省いてください。</translation>
    </message>
    <message>
        <source>jsonl: the events are start, rule (only rules that removed something), push (a guess), contradiction, pop (an undone guess) and end. Rows, columns and digits count from 1. Candidates are [row, column, digit]. &quot;depth&quot; and &quot;candidates&quot; are the values after the event. A contradiction names the cells without candidates (&quot;empty&quot;) and the cells whose only digit another cell of a house also has (&quot;clashing&quot;).</source>
        <translation>jsonl: イベントは start、rule (何かを消去したルールだけ)、push (仮定)、contradiction (矛盾)、pop (仮定の取り消し)、end。行、列、数字は 1 から数え、候補は [row, column, digit] です。&quot;depth&quot; と &quot;candidates&quot; はイベント後の値です。contradiction は、候補が残っていないマス (&quot;empty&quot;) と、唯一の数字が同じユニットの別のマスにもあるマス (&quot;clashing&quot;) を示します。</translation>
    </message>
    <message>
        <source>network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>There is no network or part “%1”. Run convoku-cli network list to see them.</source>
        <translation>「%1」というネットワークや部品はありません。convoku-cli network list で一覧を表示できます。</translation>
    </message>
    <message>
        <source>%1 %2, layers: %3</source>
        <extracomment>a part of a network: “rule hidden_single_row, layers: 12”</extracomment>
        <translation>%1 %2、層の数: %3</translation>
    </message>
    <message>
        <source>network %1, rules: %2, layers: %3</source>
        <translation>ネットワーク %1、ルールの数: %2、層の数: %3</translation>
    </message>
    <message>
        <source>list | show ID… | check FILE…</source>
        <translation>list | show ID… | check FILE…</translation>
    </message>
    <message>
        <source>Print the built-in networks as text, or check your own file.</source>
        <translation>テキストで書かれたネットワーク: プログラムに付属するものを表示し、自分のファイルが正しいかを検査します。</translation>
    </message>
    <message>
        <source>check: also print one line per value, with its shape and its possible numbers.</source>
        <translation>check: 値ごとに、その形と取りうる数も 1 行ずつ表示します。</translation>
    </message>
    <message>
        <source>list names networks and their parts. show prints the text of one. check reads files and prints one line to standard output for each correct item. Errors go to standard error, as FILE:LINE:COLUMN: and what was expected there. The help explains how to write networks.</source>
        <translation>list はネットワークとその部品の一覧を、show はそのテキストを表示し、check はファイルを読み込みます。正しいものは標準出力に 1 行で表示し、誤りは標準エラー出力に FILE:LINE:COLUMN: とそこに必要なものを表示します。ネットワークの書き方はヘルプを参照してください。</translation>
    </message>
    <message>
        <source>Use list, show with an ID, or check with a file.</source>
        <translation>list、show と ID、または check とファイルを指定してください。</translation>
    </message>
    <message>
        <source>--solutions above 1 needs a search, but the network has none.</source>
        <translation>--solutions に2以上を指定するには探索が必要ですが、このネットワークにはありません。</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>名前|ファイル</translation>
    </message>
    <message>
        <source>--rules: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rules: このネットワークに「%1」というルールはありません。ルールは %2 です。</translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s) that the network calls solved are wrong.</source>
        <translation>
            <numerusform>ネットワークが解けたとする盤面のうち %n 個が誤りです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution: %1</source>
        <translation>解: %1</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>標本</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>check: time limit for proving a rule (default: %1).</source>
        <translation>check: ルールの証明を探す時間（既定値: %1）。</translation>
    </message>
    <message>
        <source>check: do not verify that the rules are sound.</source>
        <translation>check: ルールが健全かどうかを調べません。</translation>
    </message>
    <message>
        <source>check: puzzles to run with and without each rule (default: the built-in puzzles).</source>
        <translation>check: 各ルールがある場合とない場合に実行する問題（既定値: プログラムに付属するもの）。</translation>
    </message>
    <message>
        <source>check: run no puzzles.</source>
        <translation>check: 問題を実行しません。</translation>
    </message>
    <message>
        <source>check: text (the default) or json: one object per line for each rule.</source>
        <translation>check: text（既定値）または json: ルールごとに 1 行に 1 つのオブジェクト。</translation>
    </message>
    <message>
        <source>Exit status: 0 everything is correct, 1 a rule is wrong, 2 a file has errors or cannot be read, or there is no such network.</source>
        <translation>終了ステータス: 0 すべて正しい、1 誤ったルールがある、2 誤りのあるファイルまたは読み込めないファイルがある、またはそのネットワークがない。</translation>
    </message>
    <message>
        <source>Width in pixels, %1 to %2 (default: %3; for a picture %4, for two runs or a layer %5, for a close-up %6; for a graph, tree or cube as needed).</source>
        <translation>幅 (ピクセル)、%1 から %2 まで (既定値: %3、画像は %4、2 つの実行や層は %5、クローズアップは %6、グラフ、木、キューブは必要な幅)。</translation>
    </message>
    <message>
        <source>Frame duration in milliseconds, in steps of 10 (default: %1; for a slide %2; for a proof %3; for the cube %4).</source>
        <translation>1 枚の画像を表示する時間。ミリ秒、10 単位 (既定値: %1、カーネルのスライドは %2、証明は %3、キューブは %4)。</translation>
    </message>
    <message>
        <source>--networks compares whole networks. Remove --%1.</source>
        <translation>--networks はネットワーク全体どうしを測ります。--%1 は付けないでください。</translation>
    </message>
    <message>
        <source>NAME,NAME…</source>
        <translation>NAME,NAME…</translation>
    </message>
    <message>
        <source>Comma-separated networks to measure side by side, in turn. Prints one line per network, with its speed relative to the first (FILE#ID as with --network).</source>
        <translation>これらのネットワーク（コンマ区切り）を順番に測って比べます。それぞれ1行で、最初のものより何倍速いかを示します（FILE#ID は --network と同じ）。</translation>
    </message>
    <message>
        <source>Each line begins with the measured task: reading the puzzles, solving them with a network, both together, or the comparison. ns/pass is the time of one pass for one puzzle; lanes is the average number of puzzle slots in use.</source>
        <translation>行の先頭は測定の対象です: 問題の読み込み、ネットワークによる解法、その両方、比較。ns/pass は 1 問の 1 パスの時間、lanes は使用中だった問題の枠の平均数です。</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>ステップ%1: %2</translation>
    </message>
    <message>
        <source>check: also print the compiled steps of each rule, as words and formulas.</source>
        <translation>check: 各ルールをコンパイルしたステップも、ワードと式で表示します。</translation>
    </message>
    <message>
        <source>check also accepts the ID of a built-in network or part. It reports whether each rule is sound: a sound rule never removes a digit of a solution. This is proved for every possible board. For a wrong rule, check prints a board that shows the error; the other commands can read this board. If time runs out or the rule produces real numbers, only samples are checked. check then reports how much the rule helps on puzzles and what it costs. With --program, it also prints each step of the compiled program: the number of words and how each word is computed from others, for all puzzles of a block at once. A rule that does not belong to a network runs with the rules of article.</source>
        <translation>check にはプログラムに付属するものの ID も指定できます。各ルールについて、健全かどうか、つまり解の数字を決して消去しないかどうかを表示します。ありうるすべての盤面について証明されたか、誤りであればそれを示す盤面（ほかのコマンドで読み込めます）を表示します。時間が足りない場合や、ルールが実数を作る場合は、標本だけを調べます。続いて、問題でのルールの効果とコストを表示します。--program を付けると、ルールをコンパイルしたプログラムの各ステップ、つまりいくつのワードがそれぞれほかのワードからどう作られるかも表示します。これはひとまとまりの問題すべてを一度に処理するものです。どのネットワークにもないルールは article のルールと一緒に実行します。</translation>
    </message>
    <message>
        <source>Network to run: %1 (default: %2), or a file with your own; if a file has several, use FILE#ID. The help explains how to write networks.</source>
        <translation>実行するネットワーク: %1（既定値: %2）、または自作のものが入ったファイル。1つのファイルに複数ある場合は ファイル#ID。書き方はヘルプにあります。</translation>
    </message>
    <message>
        <source>classic (all nine rules of article), basic (its first six), or a comma-separated list of the network’s rules, which run in this order. Without --network, these are the rules of article.</source>
        <translation>classic (article の 9 つのルールすべて)、basic (その最初の 6 つ)、またはネットワークのルールのコンマ区切りの並び。この順に実行します。--network がなければ article のルールです。</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>%1を証明中、%3個中%2個目 …</translation>
    </message>
    <message>
        <source>A page opens with one puzzle: “%1” is one too many.</source>
        <translation>ページは一つの問題で開きます。「%1」は余分です。</translation>
    </message>
    <message>
        <source>%1: open index.html in it</source>
        <translation>%1: 中の index.html を開いてください</translation>
    </message>
    <message>
        <source>-o FILE | --page FOLDER [PUZZLE]</source>
        <translation>-o FILE | --page FOLDER [PUZZLE]</translation>
    </message>
    <message>
        <source>Export a network as an ONNX file for any neural network runtime.</source>
        <translation>ネットワークを ONNX ファイルにします。ニューラルネットワークを実行するものならどれでも使えます。</translation>
    </message>
    <message>
        <source>The target. It is replaced only when the new file is complete. - is standard output.</source>
        <translation>出力先。新しいファイルが完成してから置き換えます。- は標準出力です。</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMBER</translation>
    </message>
    <message>
        <source>Number of passes per run of the file (default: %1, at most %2). Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction.</source>
        <translation>ファイルを一度実行すると何パスになるか (既定値: %1、最大 %2)。候補を入れると、残った候補と、解けたか、矛盾かが出ます。</translation>
    </message>
    <message>
        <source>One pass with the search instead. Inputs and outputs: candidates, stack, guess and level. Feed the outputs back in until the result is solved or exhausted.</source>
        <translation>代わりに、探索つきの1パス。candidates、stack、guess、level が入り、出てきます。実行する側は、solved か exhausted になるまで、それらを入れ直します。</translation>
    </message>
    <message>
        <source>FORM</source>
        <translation>FORM</translation>
    </message>
    <message>
        <source>direct (the default): the network’s own layers, one by one. image: only Conv, ConvTranspose, Relu and Concat. s2d: only Conv, Relu and Concat, on boards laid out as 3 × 3 boxes.</source>
        <translation>direct (既定値): ネットワーク自身の層を一つずつ。image: Conv、ConvTranspose、Relu、Concat だけ。s2d: Conv、Relu、Concat だけで、盤面は 3 × 3 のブロックに並べます。</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>PRECISION</translation>
    </message>
    <message>
        <source>float (the default). gate: every stored number is 0 or 1, so calibration to eight bits cannot make it wrong. qdq: already eight bits, with scale 1. The last two work only with image and s2d.</source>
        <translation>float (既定値)。gate: 記憶される数はすべて 0 か 1 なので、8ビットへの較正で狂うことがありません。qdq: すでに8ビットで、scale は 1。後の二つは image と s2d 用です。</translation>
    </message>
    <message>
        <source>Number of puzzles to process at once (default: 1, at most %1), or dynamic: any number.</source>
        <translation>一度に入れる問題の数 (既定値: 1、最大 %1)。dynamic なら、いくつでも。</translation>
    </message>
    <message>
        <source>Also output the result of each layer.</source>
        <translation>各層の結果も出力されます。</translation>
    </message>
    <message>
        <source>Write a browser page to a separate folder instead of a file. The page steps through the network: board, passes and every layer. It makes no requests to other sites.</source>
        <translation>ファイルの代わりに、ネットワークをステップ実行するブラウザー用のページを専用のフォルダーに書き出します。盤面、パス、すべての層が見られます。ほかのどこにも問い合わせません。</translation>
    </message>
    <message>
        <source>--page: without a header and with the layers collapsed, for a frame in your own page.</source>
        <translation>--page: ヘッダーなし、層は折りたたみ。自分のページのフレーム用です。</translation>
    </message>
    <message>
        <source>--page: the node_modules folder that contains onnxruntime-web, which runs networks in browsers (default: the one in the current folder, then the one in FOLDER).</source>
        <translation>--page: ブラウザーでネットワークを実行する onnxruntime-web がある node_modules フォルダー (既定値: 現在のフォルダーのもの、次に FOLDER のもの)。</translation>
    </message>
    <message>
        <source>Do not verify the rules. Otherwise the file states whether they are sound.</source>
        <translation>ルールが正しいかどうかを調べません。調べた場合は、結果がファイルに書かれます。</translation>
    </message>
    <message>
        <source>ONNX’s own check runs before the file is written. The file contains the name and text of its network, the rules proved to be sound, and a few boards with their results, for self-tests in Convoku or elsewhere. The help explains which devices support which operators.</source>
        <translation>ファイルは、書き出す前に ONNX 自身が検査します。どのネットワークが入っているか (テキストつき)、どのルールが正しいと証明されているか、いくつかの局面の結果がどうなるかが書かれているので、ここでもほかの場所でも、開いた人が試せます。どの装置がどの演算子を知っているかは、ヘルプにあります。</translation>
    </message>
    <message>
        <source>A page opens with PUZZLE, or with the article’s puzzle. ONNX Runtime, which runs the network in it, comes from the package onnxruntime-web: npm install --ignore-scripts onnxruntime-web</source>
        <translation>ページは PUZZLE、または記事の問題で開きます。中でネットワークを実行する ONNX Runtime は、パッケージ onnxruntime-web にあります: npm install --ignore-scripts onnxruntime-web</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, 2 it cannot be written: a wrong option, a network not available in that form, or no space.</source>
        <translation>終了ステータス: 0 ファイルを書き出した、2 書き出せない (誤ったオプション、その形にできないネットワーク、または空き容量なし)。</translation>
    </message>
    <message>
        <source>A puzzle is allowed only with --page: “%1”.</source>
        <translation>問題は --page とだけ使えます:「%1」。</translation>
    </message>
    <message>
        <source>--step: the network has no search.</source>
        <translation>--step: このネットワークには探索がありません。</translation>
    </message>
    <message>
        <source>not listed: %1</source>
        <translation>一覧にない：%1</translation>
    </message>
    <message>
        <source>listed; with limits: %1</source>
        <translation>一覧にある、制限付き：%1</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>一覧にある</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Lists consulted:</source>
        <translation>参照した一覧：</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number above 0 and at most %3.</source>
        <translation>--%1：「%2」は 0 より大きく %3 以下の数ではありません。</translation>
    </message>
    <message>
        <source>--%1 cannot be used with %2.</source>
        <translation>--%1 は %2 には関係しません。</translation>
    </message>
    <message>
        <source>--output: the file name must end in one of %1.</source>
        <translation>--output：ファイル名の末尾は %1 のいずれかです。</translation>
    </message>
    <message>
        <source>--output draws only one run. Remove --runs.</source>
        <translation>--output が描くのは 1 回の実行です。--runs を外してください。</translation>
    </message>
    <message>
        <source>Seed %1: %2</source>
        <translation>シード %1：%2</translation>
    </message>
    <message>
        <source>%1 trials, %2 s.</source>
        <translation>試行 %1 回、%2 秒。</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>中断されました。</translation>
    </message>
    <message>
        <source>Search without rules: try whole grids, guided only by the cost of each grid.</source>
        <translation>規則を使わない探索：盤面全体を試し、分かるのはそのコストだけです。</translation>
    </message>
    <message>
        <source>tpe (tree-structured Parzen estimator, the default), random (random digits), anneal (simulated annealing, one cell at a time) or swaps (annealing that exchanges two cells of a box).</source>
        <translation>tpe（木構造 Parzen 推定、既定）、random（ランダムな数字）、anneal（焼きなまし、1 マスずつ）、swaps（ブロック内の 2 マスを入れ替える焼きなまし）。</translation>
    </message>
    <message>
        <source>Cost of a grid: the digits missing from rows, columns and boxes, of 1 to 9 (digits, the default) or of 0 to 8 (published).</source>
        <translation>盤面のコスト：行・列・ブロックに欠けている数字の個数。1～9（digits、既定）または 0～8（published）。</translation>
    </message>
    <message>
        <source>Maximum trials per run (default: 200; with annealing 3000000).</source>
        <translation>1 回の実行での試行の上限（既定：200、焼きなましでは 3000000）。</translation>
    </message>
    <message>
        <source>Probability model of TPE: counts (Optuna up to 2, the default) or mixture (from 3).</source>
        <translation>TPE の確率の作り方：counts（Optuna 2 まで、既定）または mixture（3 以降）。</translation>
    </message>
    <message>
        <source>Number of trials out of n that TPE treats as good, at most 25: a tenth (new, the default) or a quarter of the root of n (old).</source>
        <translation>n 回の試行のうち TPE が良いとみなす数（最大 25）：10 分の 1（new、既定）または n の平方根の 4 分の 1（old）。</translation>
    </message>
    <message>
        <source>Annealing: initial temperature (default: 1).</source>
        <translation>焼きなまし：最初の温度（既定：1）。</translation>
    </message>
    <message>
        <source>Annealing: temperature factor per chain (default: 0.99; with swaps 0.95).</source>
        <translation>焼きなまし：連鎖ごとに温度に掛ける値（既定：0.99、swaps では 0.95）。</translation>
    </message>
    <message>
        <source>Annealing: trials per chain (default: the number of empty cells, squared).</source>
        <translation>焼きなまし：1 つの連鎖の試行数（既定：空きマスの数の 2 乗）。</translation>
    </message>
    <message>
        <source>Annealing: number of chains without a better grid before the temperature resets to its initial value (default: 20).</source>
        <translation>焼きなまし：より良い盤面のない連鎖がこれだけ続くと最初の温度に戻ります（既定：20）。</translation>
    </message>
    <message>
        <source>Seed: same number, same trials (default: a new one each time, shown in a message).</source>
        <translation>同じ数なら同じ試行（既定：毎回別の数。メッセージで示されます）。</translation>
    </message>
    <message>
        <source>Number of runs, with this seed and the following ones (default: 1).</source>
        <translation>実行の回数。このシードとそれに続くシードで行います（既定：1）。</translation>
    </message>
    <message>
        <source>Print every trial, not only the best. For more than 8192 trials, print every improvement, the ends of chains, and some of the others.</source>
        <translation>最良だけでなくすべての試行。8192 を超える場合は、すべての改善、連鎖の終わり、その他の一部。</translation>
    </message>
    <message>
        <source>Print one JSON object per run or trial.</source>
        <translation>実行または試行ごとに 1 つの JSON オブジェクト。</translation>
    </message>
    <message>
        <source>Print a comma-separated table with a header line.</source>
        <translation>カンマ区切りの表。最初の行は名前です。</translation>
    </message>
    <message>
        <source>Also draw the run: its trials as an animation (.gif, .webp), or its best trial as a picture (.png, .svg, .pdf), with the costs of all trials.</source>
        <translation>実行も描きます：試行をアニメーション（.gif、.webp）に、または最良の試行を画像（.png、.svg、.pdf）に。全試行のコスト付き。</translation>
    </message>
    <message>
        <source>Width of the picture in pixels (default: 640).</source>
        <translation>画像の幅（ピクセル、既定：640）。</translation>
    </message>
    <message>
        <source>Duration of a trial in an animation (default: 120).</source>
        <translation>アニメーションで 1 つの試行を表示する時間（既定：120）。</translation>
    </message>
    <message>
        <source>Example: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</source>
        <translation>例：convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</translation>
    </message>
    <message>
        <source>Exit status: 0 every run found the solution, 1 one of them did not, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>終了ステータス：0 すべての実行が解を見つけた、1 見つけなかった実行がある、2 使い方や入力の誤り、または書き込めない出力。</translation>
    </message>
    <message>
        <source>Run %1 of %2, trial %3: best cost %4</source>
        <translation>実行 %1 / %2、試行 %3：最良コスト %4</translation>
    </message>
    <message>
        <source>%1 of %2 runs found the solution.</source>
        <translation>%2 回の実行のうち %1 回が解を見つけました。</translation>
    </message>
    <message>
        <source>--csv and --json are two formats of the table. Use only one of them.</source>
        <translation>--csvと--jsonは表の2つの書き方です。どちらか一方にしてください。</translation>
    </message>
    <message>
        <source>--picture: “%1” does not end with one of %2.</source>
        <translation>--picture: 「%1」は%2のどれでも終わっていません。</translation>
    </message>
    <message>
        <source>Compare two to four networks on the same puzzles: correct boards and cells, passes, time, size.</source>
        <translation>2つから4つのネットワークを同じ問題で比較します: 正しい盤面とマス、パス、時間、大きさ。</translation>
    </message>
    <message>
        <source>Network to compare, as in the other commands. Use this option two to four times (default: article and fast). ONNX files are accepted.</source>
        <translation>比較するネットワーク。ほかのコマンドと同じ書き方で2回から4回指定します(既定: articleとfast)。ファイルはONNXファイルでもかまいません。</translation>
    </message>
    <message>
        <source>No network guesses.</source>
        <translation>どのネットワークも仮定をしません。</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1, without search %2).</source>
        <translation>ネットワークのNパスで問題を打ち切ります(既定: %1、探索なしでは%2)。</translation>
    </message>
    <message>
        <source>Give all networks the same budget: as many passes per puzzle as N multiply-adds allow.</source>
        <translation>積和演算を等しくします: 各ネットワークは1問につきN回の積和演算でできるだけのパスを実行します。</translation>
    </message>
    <message>
        <source>Write a comma-separated table, the same in every language.</source>
        <translation>コンマ区切りの表を書きます。どの言語でも同じです。</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>1行に1つのJSONオブジェクトを書きます。</translation>
    </message>
    <message>
        <source>Write the table to a file.</source>
        <translation>表をファイルに書きます。</translation>
    </message>
    <message>
        <source>Also draw the table: .png, .svg or .pdf.</source>
        <translation>表を描画もします: .png、.svg、.pdf。</translation>
    </message>
    <message>
        <source>A board is right if it is a complete grid that keeps all givens and has no digit twice in a house. For a puzzle with several solutions, any of them is right. Cells are counted only for puzzles with one solution, and puzzles without a solution are left out. Built-in networks determine the number of solutions, whichever networks are compared. A board is illegal if it ended with a cell without candidates, a digit twice in a house, or a different digit for a given.</source>
        <translation>盤面が正しいとは、完成していて、どのユニットにも同じ数字が2つなく、すべてのヒントが残っていることです。解が複数ある問題では、どの解でも正しいとします。マスは唯一解の問題でだけ数え、解のない問題は除きます。どちらも、何を比較するかにかかわらず、プログラムのネットワークが調べます。不正な盤面とは、候補のないマス、ユニットに2つある数字、またはヒントと違う数字で終わった盤面です。</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still compared), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>終了コード: 0 完了、2 誤った使い方、不正な入力(正しい問題では比較します)、失敗したネットワーク、書き込めない出力、または中止。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>%1 of %2 starts found numbers that were always right; %3 found something else; %4 got no further than “never”, which is right for %5 %. These counts depend on this set-up.</source>
        <translation>%2 回の開始のうち %1 回は、常に正しい数を見つけました。%3 回は別のものを見つけ、%4 回は「決してない」（%5 % 正しい）を超えませんでした。これらの回数は、この設定の性質です。</translation>
    </message>
    <message>
        <source>Rounding, and checking for equivalence …</source>
        <translation>丸めて、同じかどうかを調べています…</translation>
    </message>
    <message>
        <source>Going from the learned to the written numbers …</source>
        <translation>学習した数から書かれた数へ進んでいます…</translation>
    </message>
    <message>
        <source>--output: the rule with new numbers cannot be written as text.</source>
        <translation>--output：ほかの数を持つ規則は、テキストでは表せません。</translation>
    </message>
    <message>
        <source>train: LibTorch, needed for training, cannot be used (%1). Install the package convoku-backend-torch.</source>
        <translation>train：学習を行う LibTorch が使えません（%1）。パッケージ convoku-backend-torch をインストールしてください。</translation>
    </message>
    <message>
        <source>The boards cannot be created: %1</source>
        <translation>盤面を作れません：%1</translation>
    </message>
    <message>
        <source>Start %1 of %2, step %3 of %4: %5 % right</source>
        <translation>開始 %1 / %2、ステップ %3 / %4：正解 %5 %</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 starts are done.</source>
        <translation>中止しました：%2 回のうち %1 回の開始が終わりました。</translation>
    </message>
    <message>
        <source>--output: these numbers cannot be written as text.</source>
        <translation>--output：これらの数は、テキストでは表せません。</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number from %3 to %4.</source>
        <translation>--%1：「%2」は %3 から %4 までの数ではありません。</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rule：ネットワークに規則「%1」はありません。あるのは：%2。</translation>
    </message>
    <message>
        <source>--value: “%1” of %2 cannot be learned. Use one of %3.</source>
        <translation>--value：%2 の「%1」は学習できません。学習できるのは：%3。</translation>
    </message>
    <message>
        <source>Replace the numbers of a rule with random ones, and train them with LibTorch.</source>
        <translation>規則の数を乱数にし、LibTorch が見つけるかどうかを見ます。</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>The rule whose layers are trained (default: hidden_single_row).</source>
        <translation>層を学習させる規則（既定：hidden_single_row）。</translation>
    </message>
    <message>
        <source>Target value, by its name in the rule’s text; candidates: the candidates left on the board (default: one, the first value that depends on a convolution: “is the count 1?”).</source>
        <translation>出るべき値を、規則のテキストでの名前で。candidates は盤面に残るもの（既定：畳み込みの後の最初の値、つまり one「個数は 1 か」）。</translation>
    </message>
    <message>
        <source>Number of starts, trained one after the other (default: %1).</source>
        <translation>開始の回数。順に行います（既定：%1）。</translation>
    </message>
    <message>
        <source>Number of Adam steps per start (default: %1).</source>
        <translation>それぞれの Adam のステップ数（既定：%1）。</translation>
    </message>
    <message>
        <source>Learning rate of Adam (default: %1).</source>
        <translation>その学習率（既定：%1）。</translation>
    </message>
    <message>
        <source>Boards per step (default: %1; with 81 houses each, %2 rows).</source>
        <translation>1 ステップの盤面の数（既定：%1。81 ハウスずつで %2 行）。</translation>
    </message>
    <message>
        <source>Boards to train on: random (the default), states (from runs on generated puzzles) or both (half of each). The target is the output of the written layers for these boards.</source>
        <translation>random（既定）、生成した問題の実行での states、または半分ずつの both。出るべきものは、書かれた層が作るものです。</translation>
    </message>
    <message>
        <source>Probability of a candidate on a random board (default: %1).</source>
        <translation>乱数の盤面に候補がある確率（既定：%1）。</translation>
    </message>
    <message>
        <source>Number of boards to generate once and reuse (default: new boards in each step).</source>
        <translation>この数の盤面を一度だけ作り、繰り返し引きます（既定：ステップごとに新しい盤面）。</translation>
    </message>
    <message>
        <source>Initial numbers: random (the default; normally distributed around 0) or near (around the written numbers).</source>
        <translation>random（既定）：0 のまわりの正規分布。near：書かれた数のまわり。</translation>
    </message>
    <message>
        <source>Standard deviation of the initial numbers (default: %1).</source>
        <translation>その標準偏差（既定：%1）。</translation>
    </message>
    <message>
        <source>Seed: same number, same training on the same machine (default: %1). Start n uses the n-th number from there.</source>
        <translation>同じ数なら、同じ機械で同じ学習になります（既定：%1）。開始 n は、そこから n 番目の数を使います。</translation>
    </message>
    <message>
        <source>Print one JSON object per line: each start with its numbers, then the counts.</source>
        <translation>1 行に 1 オブジェクト：それぞれの開始とその数、続いて集計。</translation>
    </message>
    <message>
        <source>Bring the learned numbers as close to the written ones as signs and order allow, and round them. Then prove that the answers are the same, or show a board on which they differ.</source>
        <translation>符号と順序の許すかぎり書かれた数に近づけ、丸めて、同じ答えになることを証明するか、そうでない盤面を示します。</translation>
    </message>
    <message>
        <source>Write a CSV table of the straight path to the written numbers: share of right answers, and number of boards that lose a digit of the solution.</source>
        <translation>CSV で：書かれた数への直線の道で、どれだけ正しいか、解の数字が消される盤面がどれだけあるか。</translation>
    </message>
    <message>
        <source>One line per start: found (all test answers right), something_else (better than a constant answer) or stuck. Then follow the share of right test answers, the loss, and the step from which it stayed below half the loss of “never”.</source>
        <translation>開始ごとに 1 行：found（見たものすべてが正しい）、something_else（常に同じ答えより良い）、stuck。続いて、そのために取っておいた盤面での正解率、損失、損失が「決してない」の半分を下回ったままになったステップ。</translation>
    </message>
    <message>
        <source>The number of successes depends on the set-up: different boards, steps or starts give different counts.</source>
        <translation>いくつが見つけるかは設定の性質です。盤面、ステップ、開始が違えば、数も違います。</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --starts 10 --snap -o learned.network</source>
        <translation>例：convoku-cli train --starts 10 --snap -o learned.network</translation>
    </message>
    <message>
        <source>Exit status: 0 all starts are done, 2 wrong usage, no LibTorch, cancelled, or output that cannot be written.</source>
        <translation>終了ステータス：0 すべての開始が終わった、2 使い方の誤り、LibTorch がない、中止、または書けない出力。</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”.</source>
        <translation>--rule：ネットワークに規則「%1」はありません。</translation>
    </message>
    <message>
        <source>--data: the network “%1” learns nothing from puzzles. Its text contains no learned(…).</source>
        <translation>--data：ネットワーク「%1」には問題から学習するものがありません。テキストに learned(…) がありません。</translation>
    </message>
    <message>
        <source>--data: this network cannot be trained: %1</source>
        <translation>--data：このネットワークは学習できません：%1</translation>
    </message>
    <message>
        <source>-o: the network and its weights are two files. Name a file for the network.</source>
        <translation>-o：ネットワークとその重みは 2 つのファイルになります。ネットワークのファイル名を指定してください。</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles have one solution; the others are left out.</source>
        <translation>%2 問のうち %1 問は解が 1 つだけです。ほかは省かれます。</translation>
    </message>
    <message>
        <source>Getting the puzzles …</source>
        <translation>問題を用意しています…</translation>
    </message>
    <message>
        <source>--resume: %1 cannot be read.</source>
        <translation>--resume：%1 を読み込めません。</translation>
    </message>
    <message>
        <source>--resume: %1 is not a tensor file (safetensors).</source>
        <translation>--resume：%1 はテンソルのファイル（safetensors）ではありません。</translation>
    </message>
    <message>
        <source>Train all learned numbers of a network (--network; default: houses) on puzzles instead. Use kaggle_like or nine_million_like, which are generated here with as many givens as the originals, or a file of puzzles.</source>
        <translation>代わりに、ネットワークが学習したもの全体（--network、既定：houses）を問題で学習させます。kaggle_like か nine_million_like（それらの問題集と同じヒントの数で、ここで作ります）、または問題のファイル。</translation>
    </message>
    <message>
        <source>With --data: number of puzzles, which are repeatedly turned and relabelled (default: %1).</source>
        <translation>--data と併用：この数の問題を、回して数字を入れ替えながら繰り返し使います（既定：%1）。</translation>
    </message>
    <message>
        <source>With --data: continue from the checkpoint that -o FILE.network writes as FILE.checkpoint.</source>
        <translation>--data と併用：-o FILE.network が FILE.checkpoint として残すチェックポイントから続けます。</translation>
    </message>
    <message>
        <source>--data: there are too few puzzles with one solution. A tenth of them becomes the test set.</source>
        <translation>--data：解が 1 つの問題が少なすぎます。その 10 分の 1 を測定用に取っておきます。</translation>
    </message>
    <message>
        <source>At step %1 the loss is no longer a number. Try a smaller --rate.</source>
        <translation>ステップ %1 で損失が数でなくなりました。--rate を小さくしてみてください。</translation>
    </message>
    <message>
        <source>Step %1, %2 %: loss %3</source>
        <translation>ステップ %1、%2 %：損失 %3</translation>
    </message>
    <message>
        <source>These weights cannot be run: %1</source>
        <translation>この重みではネットワークを実行できません：%1</translation>
    </message>
    <message>
        <source>Solving the puzzles in the test set …</source>
        <translation>取っておいた問題を解いています…</translation>
    </message>
    <message>
        <source>%1 and %2 are written.</source>
        <translation>%1 と %2 を書き出しました。</translation>
    </message>
    <message>
        <source>The network as text, with the learned rule in place of the written one. The commands solve, trace, export and network check accept it. With --data, its weights are next to it, as FILE.safetensors.</source>
        <translation>書かれた規則の代わりに学習した規則を持つネットワークをテキストで。solve、trace、export、network check が受け取ります。--data では、その重みが FILE.safetensors として隣に置かれます。</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</source>
        <translation>例：convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</translation>
    </message>
    <message>
        <source>Run each puzzle once more, turned or mirrored and with its digits renamed, and count those that end the same way.</source>
        <translation>各問題を、盤面を回転または反転し、数字の名前を入れ替えてもう一度実行し、同じ終わり方をするものを数えます。</translation>
    </message>
    <message>
        <source>--network: a comparison takes two to four networks. Name each with a --network, or a search with a --blind.</source>
        <translation>--network: 比較できるのは2つから4つのネットワークです。それぞれを --network で、探索は --blind で指定してください。</translation>
    </message>
    <message>
        <source>--blind: “%1” is not one of %2.</source>
        <translation>--blind: 「%1」は %2 のどれでもありません。</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Also compare a search without rules, as in the command blind. You can use this option more than once.</source>
        <translation>ルールのない探索も比較します。コマンド blind と同じものです。何度でも指定できます。</translation>
    </message>
    <message>
        <source>Maximum trials of a blind search per puzzle (default: tpe and random 200, else 3000000).</source>
        <translation>盲目探索の1問あたりの試行回数の上限（既定値：tpe と random は 200、ほかは 3000000）。</translation>
    </message>
    <message>
        <source>Seed of the blind searches, the same for each puzzle (default: 1).</source>
        <translation>盲目探索のシード。どの問題でも同じです（既定値：1）。</translation>
    </message>
    <message>
        <source>A blind search ends with its cheapest grid. Its trials count as passes, and their limit as the pass limit. --max-passes, --budget and --turned apply to networks.</source>
        <translation>盲目探索は、最もコストの低い盤面で終わります。試行はパスとして数え、その上限も同じです。--max-passes、--budget、--turned はネットワークのためのものです。</translation>
    </message>
    <message>
        <source>%1, turned</source>
        <extracomment>a network whose puzzles are run once more: article, turned</extracomment>
        <translation>%1（回転）</translation>
    </message>
    <message>
        <source>A safetensors file with learned numbers that replace those of the network’s rules.</source>
        <translation>ネットワークのルールが学習した数の safetensors ファイル。今の数の代わりに使います。</translation>
    </message>
    <message>
        <source>--weights needs a network with learned numbers. Name it with --network.</source>
        <translation>--weights には学習した数のあるネットワークが必要です。--network で指定してください。</translation>
    </message>
    <message>
        <source>Write a comma-separated table or a picture (.png, .svg, .pdf) of the candidates removed after each step: by the first written rule that would remove them, those that no written rule would remove, and those of the solution.</source>
        <translation>どのステップの後に何が消去されるか。それを最初に消去する書かれたルールごとに、どのルールも消去しないもの、解の数字も。コンマ区切りの表、または画像（.png、.svg、.pdf）。</translation>
    </message>
    <message>
        <source>Checking the removals at each step …</source>
        <translation>何がいつ消去されたかを調べています…</translation>
    </message>
    <message>
        <source>The start that -o, --snap, --road and --acquired use (default: the one with the most right answers).</source>
        <translation>-o、--snap、--road、--acquired が使う開始（既定：最も多く正しいもの）。</translation>
    </message>
    <message>
        <source>--acquired also writes a line for each of the nine written rules, with the step from which at least half of its candidates are always removed. A candidate belongs to the first written rule that removes it. The boards are from the written network’s runs. Two more lines show the same for candidates that no written rule finds, and the step from which no digit of the solution is lost.</source>
        <translation>--acquired は、9 つの書かれたルールのそれぞれについて 1 行も書きます。書かれたネットワークの実行の盤面で、そのルールが最初に消去する候補の半分以上が、どのステップから常に消去されるか。どの書かれたルールでも見つからないものについても同じです。そして、どのステップから解の数字が失われなくなるか。</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --data kaggle_like --acquired learned.csv</source>
        <translation>例：convoku-cli train --data kaggle_like --acquired learned.csv</translation>
    </message>
    <message>
        <source>--axis: this network cannot be trained this way: %1</source>
        <translation>--axis: このネットワークはそのようには学習できません: %1</translation>
    </message>
    <message>
        <source>With --data, after a softmax: the question asked. digits (the default): which digit a cell has. rows: which row of a column contains a digit, as in the training of ResNet11-SPD.</source>
        <translation>--data で、ソフトマックスの後: 何を問うか。digits（既定）: マスの数字。rows: 列の中で数字がどの行にあるか（ResNet11-SPD の学習方法）。</translation>
    </message>
    <message>
        <source>With --data, for a network with a memory: number of passes per step. The last pass is judged, and its errors are traced back through the others (default: %1).</source>
        <translation>--data で、記憶するネットワークの場合: この数のパスが1ステップになります。最後のパスが判定され、間違いはこれらのパスをさかのぼって調べられます（既定: %1）。</translation>
    </message>
    <message>
        <source>Not trained here, because only a yes or no depends on them: %1.</source>
        <translation>「はい」か「いいえ」だけにつながるため、ここでは学習しません: %1。</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 が 2 回以上指定されています。</translation>
    </message>
    <message numerus="yes">
        <source>This format has no comments: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>この形式にはコメントを書けません。%n 問のコメントは省略されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no fields for title, author and the like: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>この形式にはタイトルや作者などの欄がありません。%n 問のものは省略されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no technique codes and eliminations: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>この形式には手筋のコードと消去候補を書けません。%n 問のものは省略されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>With --solutions above 1, solutions=N and a word follow: unique (exactly one), all (several, and there are no others), none, or maybe_more. maybe_more means that N were found or the passes ran out before the search was complete. The grid is the first solution. json lists all of them in &quot;solutions&quot;, and &quot;all_found&quot; shows whether there are no others. --count prints only this number and word. json has the number as &quot;count&quot;, and omits passes, pushes and pops if the search stopped at N.</source>
        <translation>--solutions が 2 以上のとき、続けて solutions=N と単語を出力します: unique (1 つだけで、他にない)、all (複数あり、他にない)、none (なし)、maybe_more (N 個見つかったか、探索を終える前にパスが尽きた)。盤面は最初の解です。json ではすべての解が &quot;solutions&quot; に入り、他に解がないかどうかを &quot;all_found&quot; で示します。--count ではこの数と単語だけを表示します。json では &quot;count&quot; に入り、探索が N 個で止まったときは passes、pushes、pops を省きます。</translation>
    </message>
    <message>
        <source>--colours: a WebP keeps all colours, or a palette if that is smaller. Use all, or omit the option.</source>
        <translation>--colours: webp はすべての色を持つか、小さくなるときはパレットを使います。all を指定するか、省略してください。</translation>
    </message>
    <message>
        <source>--%1 %2: animations store times in steps of 10 ms. The file has %3 ms.</source>
        <translation>--%1 %2: アニメーションの時間は 10 ms 刻みです。ファイルでは %3 ms になります。</translation>
    </message>
    <message>
        <source>Number of givens, from 17 to 81: 24, 24..30, or 24.. (default: %1..%2).</source>
        <translation>ヒントの数、17～81: 24、24..30、または 24.. (既定値: %1..%2)。</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: %1).</source>
        <translation>ネットワークの N パスで問題を打ち切ります (既定値: %1)。</translation>
    </message>
    <message>
        <source>Convoku checks the answers of a custom network. RESULT is wrong if the network calls a grid solved that is not a solution of the puzzle. With --count, or --solutions above 1, Convoku checks and counts every solution itself. RESULT and the word after the number are then wrong if the puzzle has a different number of solutions. Otherwise no_solution is the network’s answer, right or wrong.</source>
        <translation>Convoku は自作のネットワークの答えを確かめます。ネットワークが解けたと言う盤面が問題の解でなければ、RESULT は wrong になります。--count、または 1 より大きい --solutions を指定すると、Convoku はすべての解を確かめ、自分でも数えます。問題の解の数が違えば、RESULT と数の後ろの言葉は wrong になります。それ以外では、no_solution はネットワークの言い分で、正しいとは限りません。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) have a different number of solutions than the network found.</source>
        <translation>
            <numerusform>%n 問の解の数が、ネットワークの見つけた数と異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This grid is wrong: it is not a solution of the puzzle.</source>
        <translation>この盤面は誤りです。問題の解ではありません。</translation>
    </message>
    <message>
        <source>The result is wrong if your own network calls a grid solved that is not a solution of the puzzle.</source>
        <translation>自作のネットワークが解けたと言う盤面が問題の解でなければ、結果は wrong になります。</translation>
    </message>
    <message>
        <source>With --data: total time in minutes (default: %1, or as long as --steps take).</source>
        <translation>--data と併用：全体の時間（分）（既定：%1。--steps だけなら、その終わりまで）。</translation>
    </message>
    <message>
        <source>Training the network %1 on puzzles from %2.</source>
        <translation>ネットワーク %1 を %2 の問題で学習しています。</translation>
    </message>
    <message>
        <source>There was time for %1 of the %2 puzzles in the test set.</source>
        <translation>取っておいた %2 問のうち、時間内に解いたのは %1 問です。</translation>
    </message>
    <message>
        <source>Cancelled after step %1. --resume %2 continues the training.</source>
        <translation>ステップ %1 の後でキャンセルしました。--resume %2 で学習を続けられます。</translation>
    </message>
    <message>
        <source>With --data, one line every 15 seconds and one at the end. They measure the network’s first answer on the test set. accuracy1 is the share of all cells that are correct (givens are kept), and accuracy2 that of the open cells. accuracy3 is the share of puzzles with all cells correct. The last line shows how the network solves them pass by pass, without search, with a 95 % interval. --minutes limits the whole command. If time runs short, fewer puzzles are solved.</source>
        <translation>--data では 15 秒ごとに 1 行と、最後に 1 行：そのために取っておいた問題でネットワークに 1 回だけ尋ねたとき、accuracy1 はすべてのマスのうち正しいマスの割合（ヒントはそのまま）、accuracy2 は空きマスのうちの割合、accuracy3 はすべてのマスが正しい問題の割合です。最後の行は、探索なしでパスごとに進めてどれだけ解けるかを、95 %区間とともに示します。--minutes はコマンド全体の時間です。足りなくなると、解く問題が少なくなります。</translation>
    </message>
    <message>
        <source>With --data and -o, Convoku writes the network, its weights and a checkpoint about every 10 seconds. Ctrl+C ends the training: everything learned so far is kept, and the exit status is 2.</source>
        <translation>--data と -o では、約 10 秒ごとにネットワーク、重み、チェックポイントが書き込まれます。Ctrl+C で学習が終わります。それまでに学習したものは残り、終了ステータスは 2 になります。</translation>
    </message>
    <message>
        <source>Backend that runs the network: bitwise (one bit per puzzle, the default) or torch (LibTorch, hundreds of times slower). Both give the same results.</source>
        <translation>ネットワークの実行方法: bitwise (問題 1 つに 1 ビット、既定値) または torch (LibTorch、数百倍遅い)。結果はどちらも同じです。</translation>
    </message>
    <message>
        <source>At the end: the network runs until it stops. Without search it runs until nothing changes, even after a contradiction. A network that fills one cell per pass therefore fills the grid one cell at a time. In one shot: each open cell gets the digit that the network rates highest in its first pass; givens are kept. Only networks that rate every digit of a cell and have no memory give this answer.</source>
        <translation>終了時：ネットワークは止まるまで動きます。探索がなければ、矛盾があっても、何も変わらなくなるまで動きます。1パスに1マスを埋めるネットワークは、こうして盤面を1マスずつ埋めます。一度の答え：空いている各マスに、最初のパスでネットワークが最もありそうだとした数字を入れます。ヒントはそのままです。この答えがあるのは、マスのすべての数字に値を付けるネットワークだけで、記憶するネットワークにはありません。</translation>
    </message>
    <message>
        <source>Parameters are the numbers in the weights and biases of the rules’ convolutions, trained and fixed ones. Trained numbers that several layers share count once. All numbers of an ONNX file count as trained.</source>
        <translation>パラメータは、ルールの畳み込みの重みとバイアスの数で、学習したものと固定のものがあります。複数の層が共有する学習した数は1回だけ数えます。ONNX ファイルの数は、すべて学習したものとして数えます。</translation>
    </message>
    <message>
        <source>Multiply-adds are counted for all convolutions of a pass, with verdict and search. csv and json also list the operations of other layers. Times are measured with puzzles side by side on this computer.</source>
        <translation>積和演算は、判定と探索を含む1パスのすべての畳み込みのものです。csvとjsonにはほかの層の計算も含まれます。時間は、このコンピュータで問題を並べて解いたときのものです。</translation>
    </message>
    <message>
        <source>One picture for each pass (the default), or for each change: every rule that removed something, every event of the search. A pass that removes more than %1 candidates always has one picture for each rule.</source>
        <translation>パスごとに 1 枚の画像 (既定値)、または変化ごとに 1 枚 (何かを消去したルールと、探索のイベントのすべて)。%1 個を超える候補を消去するパスは、常にルールごとに 1 枚になります。</translation>
    </message>
    <message>
        <source>Describe the step in a sentence below the board (default: for animations of runs and proofs at least %1 pixels wide).</source>
        <translation>盤面の下に、ステップが行ったことを 1 文で示します。実行または証明のアニメーションでは、幅が %1 ピクセル以上なら既定で表示します。</translation>
    </message>
    <message>
        <source>Omit the sentence below the board.</source>
        <translation>その文を省きます。</translation>
    </message>
    <message>
        <source>Count up to N solutions (default: 2).</source>
        <translation>最大 N 個まで解を数えます（既定値: 2）。</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Sort the rows by %1. A leading - puts the largest first.</source>
        <translation>行を %1 で並べ替えます。前に - を付けると大きい順になります。</translation>
    </message>
    <message>
        <source>Write one row per input instead of one per puzzle.</source>
        <translation>パズルごとではなく、入力ごとに 1 行を書き出します。</translation>
    </message>
    <message>
        <source>text (the default), csv or json: one object per line.</source>
        <translation>text（既定値）、csv、または json（1 行に 1 オブジェクト）。</translation>
    </message>
    <message>
        <source>passes, guesses, taken_back and depth are those of the network’s run to its first solution. verdict is %1.</source>
        <translation>passes、guesses、taken_back、depth は、最初の解が見つかるまでのネットワークの実行のものです。verdict は次のいずれかです: %1。</translation>
    </message>
    <message>
        <source>Example: convoku-cli analyse --total --format csv *.txt &gt; table.csv</source>
        <translation>例: convoku-cli analyse --total --format csv *.txt &gt; table.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still analysed) or output that cannot be written.</source>
        <translation>終了コード: 0 完了、2 使い方の誤り、不正な入力（正しいパズルは分析されます）、または出力を書き込めない。</translation>
    </message>
    <message>
        <source>--sort: there is no “%1”. Use one of %2.</source>
        <translation>--sort: “%1” はありません。使えるもの: %2。</translation>
    </message>
    <message>
        <source>--total and --sort conflict: totals are in the order of the inputs.</source>
        <translation>--total と --sort は同時に使えません。合計は入力の順のままです。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) read</source>
        <translation>
            <numerusform>%n 問読み込み</numerusform>
        </translation>
    </message>
    <message>
        <source>--change: there is no “%1”. Use one of %2.</source>
        <translation>--change: “%1” はありません。使えるもの: %2。</translation>
    </message>
    <message>
        <source>--position: there is no rule “%1” in this run. Use one of %2.</source>
        <translation>--position: 規則 “%1” は実行されません。実行される規則: %2。</translation>
    </message>
    <message>
        <source>Write the minimal form (minlex) of each puzzle: the smallest text that results from turning, mirroring, moving lines and renaming digits.</source>
        <translation>各パズルの最小形（minlex）を書き出します。回転、鏡映、行や列の入れ替え、数字の付け替えで得られる最小のテキストです。</translation>
    </message>
    <message>
        <source>Leave out puzzles that have the same minimal form as an earlier one.</source>
        <translation>前のパズルと同じ最小形のパズルを省きます。</translation>
    </message>
    <message>
        <source>KIND,KIND…</source>
        <translation>種類,種類…</translation>
    </message>
    <message>
        <source>Change each puzzle at random without changing its difficulty: %1.</source>
        <translation>難しさを変えずに各パズルを無作為に変えます: %1。</translation>
    </message>
    <message>
        <source>With --change: the same number makes the same changes (default: 1).</source>
        <translation>--change とともに: 同じ数なら同じ変更になります（既定値: 1）。</translation>
    </message>
    <message>
        <source>Remove givens, from the first cell on, as long as the puzzle has one solution.</source>
        <translation>解が一つである限り、最初のマスから順に初期値を取り除きます。</translation>
    </message>
    <message>
        <source>Instead of each puzzle, write the first position in which this rule of the network removes candidates and no earlier rule does. Puzzles without such a position are left out.</source>
        <translation>各パズルの代わりに、ネットワークのこの規則が候補を消し、それより前の規則は何も消さない最初の局面を書き出します。そのような局面のないパズルは省かれます。</translation>
    </message>
    <message>
        <source>A line has 81 characters, or 729 candidates if the puzzle consists of more than its givens, and the puzzle’s comment. Options apply in this order: --position, --minimise, --change, --canonical, --dedupe.</source>
        <translation>1 行は 81 文字（初期値以外の情報があるパズルでは 729 個の候補）とパズルのコメントです。オプションは --position、--minimise、--change、--canonical、--dedupe の順に働きます。</translation>
    </message>
    <message>
        <source>Example: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</source>
        <translation>例: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 a puzzle could not be changed as requested, 2 wrong usage, bad input (the good puzzles are still written) or output that cannot be written.</source>
        <translation>終了コード: 0 完了、1 望みどおりに変えられないパズルがあった、2 使い方の誤り、不正な入力（正しいパズルは書き出されます）、または出力を書き込めない。</translation>
    </message>
    <message>
        <source>--seed needs --change.</source>
        <translation>--seed には --change が必要です。</translation>
    </message>
    <message>
        <source>--%1 needs --position.</source>
        <translation>--%1 には --position が必要です。</translation>
    </message>
    <message>
        <source>%1: the puzzle does not have exactly one solution. It is left unchanged.</source>
        <translation>%1: このパズルの解は一つではありません。そのままにします。</translation>
    </message>
    <message>
        <source>%1: a house has a digit twice, so there is no minimal form. The puzzle is left unchanged.</source>
        <translation>%1: 同じ数字が一つのハウスに二つあるため、最小形がありません。そのままにします。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) left out.</source>
        <translation>
            <numerusform>%n 問を省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse puzzles: the number of solutions and the effort to find them.</source>
        <translation>問題を分析します。解の個数と、解くのに必要なものを示します。</translation>
    </message>
    <message>
        <source>The network whose rules rate a puzzle (default: one_kernel; none: no rating).</source>
        <translation>問題の難しさを測るルールを持つネットワーク（既定値: one_kernel、none: 測らない）。</translation>
    </message>
    <message>
        <source>Show only puzzles that match this filter, as in the window: “passes &gt; 20, no guesses”.</source>
        <translation>このフィルターに合う問題だけを示します。書き方はウィンドウと同じです: “passes &gt; 20, no guesses”。</translation>
    </message>
    <message>
        <source>needs rates a puzzle by rules: the weakest set of rules from --needs that solves it without a guess, or “guess” if there is none. The last rule of the set is the first that, with the rules before it, solves the puzzle. Unnecessary rules before it are left out. Totals count puzzles by that rule, as needs_RULE.</source>
        <translation>needs は問題の難しさをルールで示します。--needs のルールのうち、仮定なしで解ける最も弱い組で、なければ “guess” です。最後のルールは、そこまでのルールだけで解けるようになる最初のルールです。その前のルールのうち不要なものは省かれます。合計では、このルールごとの問題数が needs_ルール になります。</translation>
    </message>
    <message>
        <source>Convoku prints totals on standard error after the rows. Memory use does not depend on the number of puzzles, except with --sort.</source>
        <translation>合計は行のあとに標準エラー出力へ書き出されます。--sort を使わない限り、問題の数はメモリーに影響しません。</translation>
    </message>
    <message>
        <source>Write puzzles in minimal form, without repetitions, changed at random, or as positions.</source>
        <translation>問題を最小形で、重複なしで、無作為に変えて、または局面として書き出します。</translation>
    </message>
    <message>
        <source>--dedupe takes about 100 bytes of memory per puzzle. Without it, memory use does not depend on the number of puzzles.</source>
        <translation>--dedupe は問題 1 個につき約 100 バイトのメモリーを使います。使わなければ問題の数は影響しません。</translation>
    </message>
    <message>
        <source>Several inputs are measured one after the other; their lines begin with file= and the name.</source>
        <translation>複数の入力は順に測定されます。その行は file= と名前で始まります。</translation>
    </message>
    <message>
        <source>Place the givens in the cells that have digits in this puzzle of 81 characters.</source>
        <translation>81 文字のこの問題で数字のあるマスにヒントを置きます。</translation>
    </message>
    <message>
        <source>--pattern already places the givens. Omit --%1.</source>
        <translation>--pattern がヒントの位置を決めます。--%1 は指定しないでください。</translation>
    </message>
    <message>
        <source>With several puzzles, the events of each puzzle follow those of the previous one. In text, a line with # and the puzzle precedes them; in jsonl, their start has the puzzle’s &quot;number&quot;.</source>
        <translation>問題が複数あるときは、各問題のイベントが順に続きます。text では # と問題の行のあとに、jsonl では問題の番号 &quot;number&quot; を持つ start から始まります。</translation>
    </message>
    <message>
        <source>Print a script that lets bash, zsh or fish complete these commands and their options.</source>
        <translation>bash、zsh、fishでこれらのコマンドとオプションを補完するスクリプトを出力します。</translation>
    </message>
    <message>
        <source>The first argument can be:</source>
        <translation>最初の引数に指定できるもの:</translation>
    </message>
    <message>
        <source>[WHAT] PUZZLE -o FILE</source>
        <translation>[WHAT] PUZZLE -o FILE</translation>
    </message>
    <message>
        <source>The board, from the puzzle to the end (the default).</source>
        <translation>盤面。問題から終わりまで（既定値）。</translation>
    </message>
    <message>
        <source>Two runs side by side, with --without or --against.</source>
        <translation>2つの実行を並べたもの。--without または --against と併用。</translation>
    </message>
    <message>
        <source>The removals that explain why a candidate such as r1c2=5 was removed.</source>
        <translation>r1c2=5 のような候補がなぜないのかを説明する消去。</translation>
    </message>
    <message>
        <source>The search tree, as a picture.</source>
        <translation>探索木の画像。</translation>
    </message>
    <message>
        <source>One pass whose state is fed back, as a picture.</source>
        <translation>状態が入力に戻される1つのパスの画像。</translation>
    </message>
    <message>
        <source>The candidates as a cube, with the slice of the rule whose step --at names. An animation turns the cube to the rule that finds the same from the side.</source>
        <translation>候補のキューブ。--at でステップを指定したルールの断面も示します。アニメーションでは、同じものを横から見つけるルールへキューブが回ります。</translation>
    </message>
    <message>
        <source>A layer, by its pass, its step and its place in the step, such as 17.4.1. An animation slides its kernel over the input.</source>
        <translation>層。パス、ステップ、ステップ内の位置を 17.4.1 のように指定します。アニメーションでは、カーネルが入力の上をスライドします。</translation>
    </message>
    <message>
        <source>The layers of a rule (by its id), of verdict, search or encode, or the groups of a pass (pass), as a picture. It needs no PUZZLE.</source>
        <translation>ルール（id で指定）、verdict、search、encode の層、またはパスのグループ（pass）の画像。PUZZLE は不要です。</translation>
    </message>
    <message>
        <source>The file to write. Animations: .gif, .webp, .apng, .mp4 and .webm (the last two need ffmpeg). Pictures: .png, .svg and .pdf. An existing file is replaced only when the new one is complete. - is standard output, and needs --format.</source>
        <translation>書き出すファイル。アニメーション: .gif、.webp、.apng、.mp4、.webm（最後の2つには ffmpeg が必要）。画像: .png、.svg、.pdf。既存のファイルは、新しいファイルが完成してから置き換えます。- は標準出力で、--format が必要です。</translation>
    </message>
    <message>
        <source>Write a .png or .svg file as an animation.</source>
        <translation>.png または .svg のファイルをアニメーションとして書き出します。</translation>
    </message>
    <message>
        <source>With compare: the rules that the second run omits, separated by commas (search is one of them).</source>
        <translation>compare と併用: 2つ目の実行で使わないルール（コンマ区切り。search も指定できます）。</translation>
    </message>
    <message>
        <source>With compare: the network of the second run, named as with --network.</source>
        <translation>compare と併用: 2つ目の実行のネットワーク。指定方法は --network と同じです。</translation>
    </message>
    <message>
        <source>With compare: the boards one above the other, as an animation for a phone (--size 390).</source>
        <translation>compareと共に: 盤を縦に並べます。スマートフォン向けのアニメーションに適しています（--size 390）。</translation>
    </message>
    <message>
        <source>Begin the animation with this title, which is shown for two seconds.</source>
        <translation>アニメーションの最初に、このタイトルを2秒間表示します。</translation>
    </message>
    <message>
        <source>The text above the board, in place of pass, depth and candidates left.</source>
        <translation>盤面の上のテキスト。パス、深さ、残りの候補の代わりに表示します。</translation>
    </message>
    <message>
        <source>Largest number of colours: 127 (the default) or 255 for a GIF or an animated PNG. Use all for an animated PNG or a WebP with exact colours, even if a palette makes the file smaller.</source>
        <translation>最大の色数: GIF とアニメーション PNG では 127（既定値）または 255。アニメーション PNG または WebP で正確な色を保つには、パレットのほうがファイルが小さくなるときでも、all を指定します。</translation>
    </message>
    <message>
        <source>The background of a PNG or SVG picture: that of the theme (the default), or transparent.</source>
        <translation>PNG または SVG 画像の背景: テーマの背景（theme、既定値）または透明（transparent）。</translation>
    </message>
    <message>
        <source>Rewrite the file whenever the file of the puzzle or the network changes. Press Ctrl+C to stop.</source>
        <translation>問題またはネットワークのファイルが変わるたびに、書き出し直します。Ctrl+C で終了します。</translation>
    </message>
    <message>
        <source>If a file has one of these words as its name, write it with its folder: ./run.</source>
        <translation>これらの語と同じ名前のファイルは、./run のようにフォルダーを付けて指定します。</translation>
    </message>
    <message>
        <source>compare needs a second run: --without RULES or --against NETWORK.</source>
        <translation>compare には2つ目の実行が必要です: --without RULES または --against NETWORK。</translation>
    </message>
    <message>
        <source>proof: “%1” is not a candidate. Example: r1c2=5.</source>
        <translation>proof: 「%1」は r1c2=5 のような候補ではありません。</translation>
    </message>
    <message>
        <source>proof: %1 is still present in %2. Nothing has removed it.</source>
        <translation>proof: %1 は %2 に残っています。消去されていません。</translation>
    </message>
    <message>
        <source>%1: specify what to show, such as %2.</source>
        <translation>%1 の後に、%2 のように表示するものを指定してください。</translation>
    </message>
    <message>
        <source>--%1 and %2 conflict: a file shows only one of them.</source>
        <translation>--%1 は %2 と同時に使えません: 1つのファイルが示すのはどちらか一方です。</translation>
    </message>
    <message>
        <source>--%1 is an earlier spelling. The command is now: %2 export %3 …</source>
        <translation>--%1 は以前の書き方です。現在のコマンド: %2 export %3 …</translation>
    </message>
    <message>
        <source>cube: %1 is not a step of a rule. Name one with --at, such as 17.4.</source>
        <translation>cube: %1 はルールのステップではありません。--at で 17.4 のように指定してください。</translation>
    </message>
    <message>
        <source>The smallest numbers are only %1 pixels high.</source>
        <translation>最も小さい数字の高さは%1ピクセルしかありません。</translation>
    </message>
    <message>
        <source>--size %1 makes them readable, and --number with --close-up shows fewer.</source>
        <translation>--size %1 なら読めます。--number と --close-up では数を絞って表示します。</translation>
    </message>
    <message>
        <source>--number with --close-up shows fewer and larger ones.</source>
        <translation>--number と --close-up なら、数を絞って大きく表示します。</translation>
    </message>
    <message>
        <source>With layer: the number of the output whose window and arithmetic are shown, such as r1c2=5 (a candidate), r1=5, c1=5, b1=5 (a house and a digit) or b1=25 (a pair).</source>
        <translation>layer と併用: 窓と計算を表示する出力の数。r1c2=5（候補）、r1=5、c1=5、b1=5（ユニットと数字）、b1=25（ペア）など。</translation>
    </message>
    <message>
        <source>With layer and an animation: slide over one output plane (the default) or over all. The one plane is that of --number, or else the first.</source>
        <translation>layer とアニメーションで: 出力の1つのプレーン（既定値。--number のプレーン、なければ最初のプレーン）、またはすべてのプレーンをスライドします。</translation>
    </message>
    <message>
        <source>With layer: all of its numbers in one step, with all windows over the input. An animation shows the windows first.</source>
        <translation>layer と併用: その層の数をすべて一度に、すべての窓を入力の上に重ねて示します。アニメーションでは、最初に窓を示します。</translation>
    </message>
    <message>
        <source>layer: “%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>layer: 「%1」は 17.4.1 のような層のアドレスではありません。</translation>
    </message>
    <message>
        <source>“%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>「%1」は 17.4.1 のような層のアドレスではありません。</translation>
    </message>
    <message>
        <source>graph: “%1” is not one of %2.</source>
        <translation>graph: 「%1」は %2 のいずれでもありません。</translation>
    </message>
    <message>
        <source>an animation of a run</source>
        <translation>実行のアニメーション</translation>
    </message>
    <message>
        <source>a picture of a run</source>
        <translation>実行の画像</translation>
    </message>
    <message>
        <source>animations of a collection (--each)</source>
        <translation>問題集のアニメーション（--each）</translation>
    </message>
    <message>
        <source>pictures of a collection (--each)</source>
        <translation>問題集の画像（--each）</translation>
    </message>
    <message>
        <source>an animation of two runs</source>
        <translation>2つの実行のアニメーション</translation>
    </message>
    <message>
        <source>a picture of two runs</source>
        <translation>2つの実行の画像</translation>
    </message>
    <message>
        <source>an animation of a proof</source>
        <translation>証明のアニメーション</translation>
    </message>
    <message>
        <source>a picture of a proof</source>
        <translation>証明の画像</translation>
    </message>
    <message>
        <source>a search tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>a picture of the recurrence</source>
        <translation>再帰の画像</translation>
    </message>
    <message>
        <source>an animation of the cube</source>
        <translation>キューブのアニメーション</translation>
    </message>
    <message>
        <source>a picture of the cube</source>
        <translation>キューブの画像</translation>
    </message>
    <message>
        <source>an animation of a layer</source>
        <translation>層のアニメーション</translation>
    </message>
    <message>
        <source>a picture of a layer</source>
        <translation>層の画像</translation>
    </message>
    <message>
        <source>a graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>--%1 does not apply to %2.</source>
        <translation>--%1 は%2には使えません。</translation>
    </message>
    <message>
        <source>Use --at.</source>
        <translation>--at を使ってください。</translation>
    </message>
    <message>
        <source>Use --from and --to.</source>
        <translation>--from と --to を使ってください。</translation>
    </message>
    <message>
        <source>Use it with --each.</source>
        <translation>--each と一緒に使ってください。</translation>
    </message>
    <message>
        <source>--text applies to SVG only.</source>
        <translation>--text は SVG にのみ使えます。</translation>
    </message>
    <message>
        <source>--background applies to PNG and SVG only.</source>
        <translation>--background は PNG と SVG にのみ使えます。</translation>
    </message>
    <message>
        <source>--loops does not apply to %1: the player decides how often it plays.</source>
        <translation>--loops は %1 には使えません: 再生の回数はプレーヤーで決まります。</translation>
    </message>
    <message>
        <source>--colours does not apply to %1.</source>
        <translation>--colours は %1 には使えません。</translation>
    </message>
    <message>
        <source>--colours all applies to WebP and APNG only. Use 127 or 255.</source>
        <translation>--colours all は WebP と APNG にのみ使えます。127 または 255 を指定してください。</translation>
    </message>
    <message>
        <source>--animated does not apply to %1.</source>
        <translation>--animated は%1には使えません。</translation>
    </message>
    <message>
        <source>--animated: a PDF cannot be animated. Use .svg, .png or one of %1.</source>
        <translation>--animated: PDF は動きません。.svg、.png、または %1 のいずれかを使ってください。</translation>
    </message>
    <message>
        <source>--each does not apply to %1: it exports the run of each puzzle.</source>
        <translation>--eachは%1には使えません: 各問題の実行を書き出します。</translation>
    </message>
    <message>
        <source>--%1 and --%2 conflict.</source>
        <translation>--%1 は --%2 と同時に使えません。</translation>
    </message>
    <message>
        <source>--%1 needs --%2.</source>
        <translation>--%1 には --%2 が必要です。</translation>
    </message>
    <message>
        <source>--through needs a network with a memory.</source>
        <translation>--through には、記憶をもつネットワークが必要です。</translation>
    </message>
    <message>
        <source>--acquired needs a network without a memory.</source>
        <translation>--acquired には、何も記憶しないネットワークが必要です。</translation>
    </message>
    <message>
        <source>The training that comes with the program: how ten starts learned the rule “is the count 1?”. For a picture, --at names the step (default: the last one). It needs no PUZZLE.</source>
        <translation>プログラムに付属の学習：10の開始が規則「個数は 1 か」をどのように学んだか。画像では --at でステップを指定します（既定：最後）。PUZZLE は不要です。</translation>
    </message>
    <message>
        <source>export %1 takes no PUZZLE.</source>
        <translation>export %1 に PUZZLE は指定できません。</translation>
    </message>
    <message>
        <source>an animation of a training</source>
        <translation>学習のアニメーション</translation>
    </message>
    <message>
        <source>a picture of a training</source>
        <translation>学習の画像</translation>
    </message>
    <message>
        <source>%1, %2 s left</source>
        <translation>%1、残り %2 秒</translation>
    </message>
    <message>
        <source>%1, %2 min left</source>
        <translation>%1、残り %2 分</translation>
    </message>
    <message>
        <source>Number of candidates that each rule removed in each pass, as a picture of at most %1 passes.</source>
        <translation>各ルールが各パスで消去した候補の数の画像。最大%1パス。</translation>
    </message>
    <message>
        <source>table: the range contains no pass.</source>
        <translation>table: 表示するパスがありません。</translation>
    </message>
    <message>
        <source>table: %2 passes do not fit; the limit is %1. Use --from and --to.</source>
        <translation>table: 最大%1パスまでのところ、%2パスあります。--from と --to で範囲を指定してください。</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Number of threads that share the boards of a step (default: 1). A different number changes the rounding.</source>
        <translation>1ステップの盤面を分担するスレッドの数（既定値: 1）。複数のときは、和を丸める順序が変わります。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 %区間</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1~%2 %</translation>
    </message>
    <message>
        <source>In one shot</source>
        <translation>一度の答え</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>終了時</translation>
    </message>
    <message>
        <source>Puzzles: %1. Open cells: %2.</source>
        <translation>問題: %1。空いているマス: %2。</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>one shot: %1</source>
        <translation>一度の答え: %1</translation>
    </message>
    <message>
        <source>end: %1</source>
        <translation>終了時: %1</translation>
    </message>
    <message>
        <source>NETWORK INPUT…</source>
        <translation>NETWORK INPUT…</translation>
    </message>
    <message>
        <source>Measure how many cells and puzzles a network gets right, with the metrics of published reports.</source>
        <translation>ネットワークが問題をどれだけ正しく解くかを、学習したネットワークの報告書と同じように測定します。</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1).</source>
        <translation>ネットワークの N パスで問題を打ち切ります（既定値: %1）。</translation>
    </message>
    <message>
        <source>NETWORK is a name or a file, as for --network in other commands. It runs without search.</source>
        <translation>NETWORK は、ほかのコマンドの --network と同じく、名前またはファイルです。探索なしで実行します。</translation>
    </message>
    <message>
        <source>accuracy1 is the share of correct cells out of all 81, accuracy2 the share out of the open cells, accuracy3 the share of puzzles in which every cell is correct.</source>
        <translation>accuracy1 は81マスすべてのうち正しいマスの割合、accuracy2 は空いていたマスのうちの割合、accuracy3 はすべてのマスが正しい問題の割合です。</translation>
    </message>
    <message>
        <source>In one shot: each cell, including the givens, gets the digit that the network rates highest in its first pass. Only networks that rate every digit of a cell have this result.</source>
        <translation>一度の答え: ヒントのあるマスも含めて、各マスに、最初のパスでネットワークが最もありそうだとした数字を入れます。この答えがあるのは、マスのすべての数字に値を付けるネットワークだけです。</translation>
    </message>
    <message>
        <source>At the end: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time. Givens are kept. An open cell counts as wrong.</source>
        <translation>終了時: ネットワークは、矛盾があっても、何も変わらなくなるまで動きます。1パスに1マスを埋めるネットワークは、盤面を1マスずつ埋めます。ヒントはそのままです。まだ空いているマスは正しいとしません。</translation>
    </message>
    <message>
        <source>The correct solution is the one in the second column of the input. Without a second column it is the only solution, and puzzles with several solutions are skipped.</source>
        <translation>正しいのは、2列目にある、問題に付いている解です。付いていなければ唯一解を正しいとし、複数解の問題は除きます。</translation>
    </message>
    <message>
        <source>All intervals are 95 % confidence intervals. For accuracy1 and accuracy2 they account for the dependence between cells of the same puzzle.</source>
        <translation>区間は95 %区間です。accuracy1 と accuracy2 の区間は、1つの問題のマスが互いに関係していることを考慮しています。</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</source>
        <translation>例: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still counted), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>終了ステータス: 0 完了、2 使い方の誤り、不正な入力（正しい問題は数えます）、失敗したネットワーク、出力の書き込みエラー、または中止。</translation>
    </message>
    <message>
        <source>A network is missing. Use a name or a file.</source>
        <translation>ネットワークがありません: 名前またはファイルを指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) without a known solution are left out.</source>
        <translation>
            <numerusform>解の知られていない %n 問を除きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle to evaluate the network on.</source>
        <translation>ネットワークを評価する問題がありません。</translation>
    </message>
    <message>
        <source>SPREAD</source>
        <translation>SPREAD</translation>
    </message>
    <message>
        <source>Remove digits from full grids at random, without checking for a unique solution, and write puzzle,solution on each line. even: every number of givens in --givens (default: %1..%2) is equally likely; normal: numbers near the middle are more likely.</source>
        <translation>代わりに、完成した盤面から数字を無作為に取り除き（解が1つだけになるとは限りません）、各問題の後ろに元の盤面を書きます: puzzle,solution。even: --givens（既定値: %1..%2）のどのヒントの数も同じ確率です。normal: 中央に近い数ほど確率が高くなります。</translation>
    </message>
    <message>
        <source>For an ONNX file that scores each digit: choose the digit with the largest share of its cell (shares, the default) or with the largest output (logits).</source>
        <translation>各数字の確からしさを出力する ONNX ファイルの場合: 最も確かな数字は、マスの中での割合が最大の数字（shares、既定値）、または出力された数が最大の数字（logits）です。</translation>
    </message>
    <message>
        <source>--surest needs a network in an ONNX file.</source>
        <translation>--surest には ONNX ファイルのネットワークが必要です。</translation>
    </message>
    <message>
        <source>--surest does not apply to files that Convoku wrote: they contain the rule that fills a cell.</source>
        <translation>--surest: このファイルはこのプログラムが書き出したもので、何を埋めるかはファイルに書かれています。</translation>
    </message>
    <message>
        <source>With --data: file for the training puzzles and their solutions (puzzle,solution).</source>
        <translation>--data と併用: 学習に使う問題を、解とともに表として書き出します: puzzle,solution。</translation>
    </message>
    <message>
        <source>The networks of a comparison need puzzles on the same board.</source>
        <translation>比較するネットワークは、同じ大きさの盤面の問題を解くものでなければなりません。</translation>
    </message>
    <message>
        <source>--pattern: “%1” is not a pattern. Use a puzzle of %3 characters with a digit in at least %2 cells.</source>
        <translation>--pattern: 「%1」はパターンではありません。%2 個以上のセルに数字がある %3 文字の問題を指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) on a different board.</source>
        <translation>
            <numerusform>別の盤面の問題がほかに %n 個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>All layers of a pass, such as 1, or of one of its steps, such as 1.2, with every number. On paper, a rule on a 4×4 board fits A3, and a pass fits A0. An animation adds layer after layer, or step after step of a pass.</source>
        <translation>1のように指定したパス、または1.2のように指定したステップのすべての層を、すべての数とともに表示します。紙では、4×4の盤面のルールは A3 に、パスは A0 に収まります。アニメーションでは層が1つずつ、パスではステップが1つずつ加わります。</translation>
    </message>
    <message>
        <source>P[.S]</source>
        <translation>P[.S]</translation>
    </message>
    <message>
        <source>pass: %1 numbers do not fit on a page; the limit is %2. Name a step, such as 1.2, or use a network for a smaller board.</source>
        <translation>pass: %1個の数は1ページに収まりません。上限は%2個です。1.2のようにステップを指定するか、もっと小さな盤面のネットワークを使ってください。</translation>
    </message>
    <message>
        <source>an animation of a pass</source>
        <translation>パスのアニメーション</translation>
    </message>
    <message>
        <source>a picture of a pass</source>
        <translation>パスの画像</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionExportDialog</name>
    <message>
        <source>Export collection</source>
        <translation>問題集の書き出し</translation>
    </message>
    <message numerus="yes">
        <source>the %n shown by the filter</source>
        <translation>
            <numerusform>フィルターで表示中の%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n puzzle(s)</source>
        <translation>
            <numerusform>%n問すべて</numerusform>
        </translation>
    </message>
    <message>
        <source>an animation of its run</source>
        <translation>実行のアニメーション</translation>
    </message>
    <message>
        <source>a picture of the end of its run</source>
        <translation>実行の最後の画像</translation>
    </message>
    <message>
        <source>a picture of the puzzle</source>
        <translation>問題の画像</translation>
    </message>
    <message>
        <source>skip the puzzle</source>
        <translation>問題を飛ばす</translation>
    </message>
    <message>
        <source>replace the file</source>
        <translation>ファイルを置き換える</translation>
    </message>
    <message>
        <source>number the new file</source>
        <translation>新しいファイルに番号を付ける</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>選択(&amp;O)…</translation>
    </message>
    <message>
        <source>{number} is the puzzle’s position in the collection, {name} is its name</source>
        <translation>{number} は問題集の中での番号、{name} は問題の名前を表します</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>対象の問題(&amp;U)</translation>
    </message>
    <message>
        <source>F&amp;or each</source>
        <translation>問題ごとに(&amp;O)</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>フォルダー(&amp;L)</translation>
    </message>
    <message>
        <source>File &amp;names</source>
        <translation>ファイル名(&amp;N)</translation>
    </message>
    <message>
        <source>If a file &amp;is there</source>
        <translation>既存のファイル(&amp;I)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>各問題の結果</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Copy outcomes</source>
        <translation>結果をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>フォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The file names need {number} or {name}; otherwise all are equal.</source>
        <translation>ファイル名に {number} または {name} を含めてください。ないと、すべて同じファイルになります。</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>書き出し先のフォルダー</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 はフォルダーではなく、作成もできません。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n個のファイルを書き出しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>スキップ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cancelled: %n left</source>
        <translation>
            <numerusform>中止: 残り%n個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CollectionModel</name>
    <message>
        <source>Line %1 of the file</source>
        <translation>ファイルの%1行目</translation>
    </message>
    <message>
        <source>%1: passes in which this rule removed something</source>
        <translation>%1: このルールが何かを消去したパスの数</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPane</name>
    <message>
        <source>Compare over the collection</source>
        <translation>問題集で比較</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>表をテキストとしてコピー</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the table as CSV for spreadsheets and scripts</source>
        <translation>表計算やスクリプトのためにコンマ区切りで保存</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>画像…</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>表の画像を保存</translation>
    </message>
    <message>
        <source>Puzzles to compare on</source>
        <translation>比較に使う問題</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>最初の%1問</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>比較の進み具合</translation>
    </message>
    <message>
        <source>Networks compared</source>
        <translation>ネットワークの比較</translation>
    </message>
    <message>
        <source>Finding the solutions</source>
        <translation>解を求めています</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>表を保存</translation>
    </message>
    <message>
        <source>networks</source>
        <translation>networks</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>表 (%1)</translation>
    </message>
    <message>
        <source>On the collection %1</source>
        <translation>問題集%1で</translation>
    </message>
    <message>
        <source>Open a collection to compare the networks on all its puzzles.</source>
        <translation>問題集を開くと、その全体でネットワークを比較できます。</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPanel</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>列を選択…</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Several columns of this table contain puzzles. Choose the one to list</source>
        <translation>この表には問題の列が複数あります。一覧に表示する列を選択してください</translation>
    </message>
    <message>
        <source>The analysis failed: %1</source>
        <translation>分析が中断しました: %1</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1を読み込み中…</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Open a file with several puzzles to choose one here.</source>
        <translation>複数の問題が入ったファイルを開くと、ここで問題を選べます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a file&apos;s name and how many puzzles it has</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (incomplete: reading was stopped)</source>
        <translation>%1（読み込みを中止したため、続きがあります）</translation>
    </message>
    <message>
        <source>Reading: %1 %</source>
        <translation>読み込み中: %1 %</translation>
    </message>
    <message>
        <source>Unique? %1 of %2</source>
        <translation>唯一解の確認: %1 / %2</translation>
    </message>
    <message>
        <source>The numbers are from different rules. Analyse again to see what the rules of the run do.</source>
        <translation>これらの値は、実行とは別のルールによるものです。今のルールの結果を見るには、もう一度分析してください。</translation>
    </message>
    <message>
        <source>Continue analysis</source>
        <translation>分析を続ける</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>There is too much to copy. Save it to a file.</source>
        <translation>コピーするには量が多すぎます。ファイルに保存してください。</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n puzzle(s)</source>
        <translation>
            <numerusform>コピーしました: %n問</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 characters and comment, one puzzle per line (*.txt)</source>
        <translation>%1文字とコメント、1行に1問 (*.txt)</translation>
    </message>
    <message>
        <source>%1 digits, one puzzle per line (*.sdm)</source>
        <translation>数字%1個、1行に1問 (*.sdm)</translation>
    </message>
    <message>
        <source>Table of everything known about each puzzle (*.csv)</source>
        <translation>各問題の情報の表 (*.csv)</translation>
    </message>
    <message>
        <source>Save selected puzzles</source>
        <translation>選択した問題を保存</translation>
    </message>
    <message>
        <source>Save shown puzzles</source>
        <translation>表示中の問題を保存</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n puzzle(s): %1</source>
        <translation>
            <numerusform>%n問を保存しました: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1を保存できませんでした。</translation>
    </message>
    <message>
        <source>clear the filter to see all</source>
        <translation>フィルターを空にするとすべて表示されます</translation>
    </message>
    <message>
        <source>Analysed: %1 of %2</source>
        <translation>分析済み: %1 / %2</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionWording</name>
    <message>
        <source>Pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <extracomment>the place of a puzzle in a file: name.txt, no. 12</extracomment>
        <translation>%1、No. %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Number of solutions of the puzzle</source>
        <translation>問題の解の数</translation>
    </message>
    <message>
        <source>Maximum number of active guesses</source>
        <translation>同時に残っていた仮定の最大数</translation>
    </message>
    <message>
        <source>one, …</source>
        <extracomment>the verdict on a puzzle: it has a solution, and others are still looked for</extracomment>
        <translation>1つ…</translation>
    </message>
    <message>
        <source>unique</source>
        <extracomment>the verdict on a puzzle: it has one solution</extracomment>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>several</source>
        <extracomment>the verdict on a puzzle: it has several solutions</extracomment>
        <translation>複数解</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the verdict on a puzzle: it has no solution</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>one, maybe more</source>
        <extracomment>the verdict on a puzzle: it has a solution, and the search for others was given up</extracomment>
        <translation>1つ以上</translation>
    </message>
    <message>
        <source>out of passes</source>
        <translation>パス上限</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>行き詰まり</translation>
    </message>
    <message>
        <source>This puzzle has not been analysed yet.</source>
        <translation>この問題はまだ分析されていません。</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one comes later.</source>
        <translation>この問題には解があります。別の解があるかどうかは、後で調べます。</translation>
    </message>
    <message>
        <source>The puzzle has exactly one solution.</source>
        <translation>この問題の解は1つだけです。</translation>
    </message>
    <message>
        <source>The puzzle has two solutions or more.</source>
        <translation>この問題には2つ以上の解があります。</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>この問題には解がありません。</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one was stopped, because it took too many passes.</source>
        <translation>この問題には解があります。別の解の探索は、パスが多くなりすぎたため打ち切られました。</translation>
    </message>
    <message>
        <source>The run was stopped before it found a solution, because it took too many passes.</source>
        <translation>パスが多くなりすぎたため、解が見つかる前に実行が打ち切られました。</translation>
    </message>
    <message>
        <source>The rules find nothing more, and search is switched off.</source>
        <translation>ルールではこれ以上何も見つからず、探索はオフになっています。</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not a known filter name.</source>
        <translation>%1文字目: 「%2」はフィルターで使える名前ではありません。</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not an operator. Use one of &lt; &lt;= &gt; &gt;= = !=.</source>
        <translation>%1文字目: 「%2」はフィルターで使える記号ではありません。使えるのは &lt; &lt;= &gt; &gt;= = != です。</translation>
    </message>
    <message>
        <source>Character %1: expected a name before “%2”, as in “passes &lt; 12”.</source>
        <translation>%1文字目: 「passes &lt; 12」のように、「%2」の前に名前が必要です。</translation>
    </message>
    <message>
        <source>Character %1: expected a number here.</source>
        <translation>%1文字目: ここに数値が必要です。</translation>
    </message>
    <message>
        <source>Character %1: expected a number, but found “%2”.</source>
        <translation>%1文字目: 数値が必要ですが、「%2」があります。</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” needs “=” before it.</source>
        <translation>%1文字目: 範囲「%2」の前に「=」が必要です。</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” is empty. Put the smaller number first.</source>
        <translation>%1文字目: 範囲「%2」には何も含まれません。小さい数を先に書いてください。</translation>
    </message>
    <message>
        <source>Character %1: expected something after “%2”.</source>
        <translation>%1文字目: 「%2」の後ろに何かが必要です。</translation>
    </message>
    <message>
        <source>Character %1: this quotation mark is not closed.</source>
        <translation>%1文字目: この引用符は閉じられていません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;A row is shown if all terms hold. Separate terms with commas.&lt;/p&gt;</source>
        <translation>&lt;p&gt;すべての項が成り立つ行を表示します。項と項の間はコンマで区切ります。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>also &amp;gt; &amp;lt;= &amp;gt;= = !=</source>
        <translation>ほかに &amp;gt; &amp;lt;= &amp;gt;= = !=</translation>
    </message>
    <message>
        <source>a range, with both ends</source>
        <translation>範囲（両端を含む）</translation>
    </message>
    <message>
        <source>how often the network guessed</source>
        <translation>ネットワークが仮定した回数</translation>
    </message>
    <message>
        <source>other numbers of a row</source>
        <translation>行のその他の数値</translation>
    </message>
    <message>
        <source>what is known about the solutions</source>
        <translation>解について分かっていること</translation>
    </message>
    <message>
        <source>if it is not known</source>
        <translation>分かっていない場合</translation>
    </message>
    <message>
        <source>the opposite of a term</source>
        <translation>項の否定</translation>
    </message>
    <message>
        <source>digits in a row of the puzzle, words in the comment</source>
        <translation>問題の行の数字、コメントの単語</translation>
    </message>
    <message>
        <source>&lt;p&gt;A rule alone means that it removes something. With a number, it counts those passes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;ルールだけを書くと、そのルールが何かを消去することを表します。数値を付けると、消去したパスの数です。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A family (&lt;code&gt;naked_pair&lt;/code&gt;) includes all its rules. Example: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;ファミリー（&lt;code&gt;naked_pair&lt;/code&gt;）は、そのルールをまとめて表します。例: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 puzzle(s)</source>
        <extracomment>%n is how many puzzles, %1 the same number as it is written</extracomment>
        <translation>
            <numerusform>%1問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%nパス</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 passes</source>
        <translation>%1～%2パス</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>passes, and how many puzzles take that many: 12 passes: 4,321 puzzles</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many of how many: 4,321 of 10,000 puzzles</extracomment>
        <translation>%1 / %2</translation>
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
        <translation>解決: %1 / 実行済み%2</translation>
    </message>
    <message>
        <source>solved: %1 of %2</source>
        <translation>解決: %1 / %2</translation>
    </message>
    <message>
        <source>Number of solutions according to the network “%1”</source>
        <translation>ネットワーク「%1」による、問題の解の数</translation>
    </message>
    <message>
        <source>Passes of the network “%1” until the first solution</source>
        <translation>最初の解までのネットワーク「%1」のパス数</translation>
    </message>
    <message>
        <source>Guesses of the network “%1” until the first solution</source>
        <translation>最初の解までのネットワーク「%1」の仮定の回数</translation>
    </message>
</context>
<context>
    <name>convoku::ColoursDialog</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>Reset &amp;this</source>
        <translation>この色を戻す(&amp;T)</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>すべて戻す(&amp;A)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>#rrggbb: red, green and blue, from 00 to ff</source>
        <translation>#rrggbb: 赤・緑・青、それぞれ 00 から ff</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>元にする配色(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>読み込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>この配色を使う(&amp;U)</translation>
    </message>
    <message>
        <source>Colour of</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Board and window</source>
        <translation>盤面とウィンドウ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Depths of the search</source>
        <translation>探索の深さ</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>All of these are easy to read and tell apart, even for colour-blind people.</source>
        <translation>どの色も読み取りやすく、色覚特性のある人にも区別できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of colours that are hard to read or to tell apart:</source>
        <translation>
            <numerusform>読み取りにくい、または区別しにくい色が%n組あります:</numerusform>
        </translation>
    </message>
    <message>
        <source>Import colours</source>
        <translation>配色の読み込み</translation>
    </message>
    <message>
        <source>Colours (*.json);;All files (*)</source>
        <translation>配色 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>配色の書き出し</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>Colours by meaning</source>
        <translation>用途ごとの色</translation>
    </message>
    <message>
        <source>Colours hard to tell apart or to read</source>
        <translation>区別しにくい、または読み取りにくいもの</translation>
    </message>
</context>
<context>
    <name>convoku::ColumnDialog</name>
    <message>
        <source>Column of the puzzles</source>
        <translation>問題の列</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. Choose the one to read:</source>
        <translation>この表には問題の列が複数あります。読み込む列を選択してください:</translation>
    </message>
</context>
<context>
    <name>convoku::CommandWords</name>
    <message>
        <source>theme dark light night mode appearance colors colours</source>
        <translation>テーマ 外観 ダーク ライト 暗い 明るい 夜 モード 色 配色 カラー</translation>
    </message>
    <message>
        <source>theme own colors palette</source>
        <translation>テーマ 独自 色 配色 カラー パレット</translation>
    </message>
    <message>
        <source>letters typeface text theme</source>
        <translation>文字 書体 フォント テキスト テーマ</translation>
    </message>
    <message>
        <source>language translation locale</source>
        <translation>言語 翻訳 日本語 ロケール language</translation>
    </message>
    <message>
        <source>animation still accessibility</source>
        <translation>アニメーション 動き 静止 アクセシビリティ</translation>
    </message>
    <message>
        <source>perspective layout workspace panels</source>
        <translation>パースペクティブ 配置 レイアウト 作業 パネル</translation>
    </message>
    <message>
        <source>perspective layout lessons tutorial course</source>
        <translation>パースペクティブ 配置 レイアウト レッスン チュートリアル 授業 講座</translation>
    </message>
    <message>
        <source>restore default panels arrangement windows</source>
        <translation>復元 戻す 初期 既定 リセット パネル 配置 ウィンドウ</translation>
    </message>
    <message>
        <source>maximize fullscreen</source>
        <translation>最大化 フルスクリーン 全画面</translation>
    </message>
    <message>
        <source>step on forward over advance</source>
        <translation>ステップ 進む 次 前進 ステップオーバー</translation>
    </message>
    <message>
        <source>step back backward before</source>
        <translation>ステップ 戻る 前 後退</translation>
    </message>
    <message>
        <source>step rule on forward in next</source>
        <translation>ステップ ルール 進む 前進 ステップイン 次</translation>
    </message>
    <message>
        <source>step rule backward previous</source>
        <translation>ステップ ルール 戻る 後退 前</translation>
    </message>
    <message>
        <source>finish leave</source>
        <translation>終える 抜ける 出る</translation>
    </message>
    <message>
        <source>step in deeper tensors numbers</source>
        <translation>ステップイン 中へ 深く テンソル 数</translation>
    </message>
    <message>
        <source>run animate start pause go</source>
        <translation>実行 再生 アニメーション 開始 一時停止</translation>
    </message>
    <message>
        <source>start beginning rewind</source>
        <translation>開始 最初 先頭 巻き戻し</translation>
    </message>
    <message>
        <source>end result solution finish</source>
        <translation>終わり 最後 結果 解 答え 完了</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度 速さ スピード</translation>
    </message>
    <message>
        <source>jump pass place number cell position</source>
        <translation>移動 ジャンプ パス 位置 場所 番号 マス</translation>
    </message>
    <message>
        <source>mistake failure backtrack</source>
        <translation>間違い 誤り 失敗 バックトラック</translation>
    </message>
    <message>
        <source>contradiction clash reason wrong backtrack</source>
        <translation>矛盾 重複 理由 誤り 間違い バックトラック</translation>
    </message>
    <message>
        <source>why reason cause candidate</source>
        <translation>なぜ 理由 原因 根拠 候補</translation>
    </message>
    <message>
        <source>life events candidate</source>
        <translation>経緯 履歴 イベント 候補</translation>
    </message>
    <message>
        <source>cancel abort halt</source>
        <translation>中止 取り消し 停止 キャンセル</translation>
    </message>
    <message>
        <source>resume go on</source>
        <translation>再開 続行 続ける</translation>
    </message>
    <message>
        <source>unique several solutions</source>
        <translation>唯一解 複数解 ほかの解</translation>
    </message>
    <message>
        <source>stop pause debug</source>
        <translation>停止 一時停止 デバッグ</translation>
    </message>
    <message>
        <source>stop condition debug</source>
        <translation>停止 条件 デバッグ</translation>
    </message>
    <message>
        <source>mark note remember place</source>
        <translation>マーク しおり メモ 記録 位置</translation>
    </message>
    <message>
        <source>grid puzzle sudoku view</source>
        <translation>盤面 問題 数独 マス 表示</translation>
    </message>
    <message>
        <source>guesses backtracking branches view</source>
        <translation>仮定 バックトラック 分岐 表示</translation>
    </message>
    <message>
        <source>layers numbers activations convolution kernel view</source>
        <translation>層 数 活性化 畳み込み カーネル 表示</translation>
    </message>
    <message>
        <source>network architecture diagram layers view</source>
        <translation>ネットワーク 構造 アーキテクチャ 図 層 表示</translation>
    </message>
    <message>
        <source>compare without rule ablation difference view</source>
        <translation>比較 ルール なし 除外 違い 差 表示</translation>
    </message>
    <message>
        <source>load file import</source>
        <translation>読み込み ファイル インポート</translation>
    </message>
    <message>
        <source>clipboard insert import</source>
        <translation>クリップボード 挿入 インポート</translation>
    </message>
    <message>
        <source>new random create make</source>
        <translation>新規 ランダム 作成 生成</translation>
    </message>
    <message>
        <source>empty blank enter type create</source>
        <translation>空 白紙 入力 新規 作成</translation>
    </message>
    <message>
        <source>change enter type givens digits</source>
        <translation>変更 修正 入力 ヒント 数字</translation>
    </message>
    <message>
        <source>run solve done finish accept</source>
        <translation>実行 解く 完了 終了 確定</translation>
    </message>
    <message>
        <source>store keep write</source>
        <translation>保管 保存 書き込み</translation>
    </message>
    <message>
        <source>store write convert format</source>
        <translation>保存 書き込み 変換 形式</translation>
    </message>
    <message>
        <source>gif webp film video movie share</source>
        <translation>gif webp 動画 映像 ビデオ 共有</translation>
    </message>
    <message>
        <source>png svg pdf image screenshot print share</source>
        <translation>png svg pdf 画像 スクリーンショット 印刷 共有</translation>
    </message>
    <message>
        <source>image screenshot clipboard share</source>
        <translation>画像 スクリーンショット クリップボード 共有</translation>
    </message>
    <message>
        <source>batch all gif png</source>
        <translation>一括 まとめて すべて gif png</translation>
    </message>
    <message>
        <source>analyze solve batch statistics difficulty</source>
        <translation>分析 解く 一括 統計 難易度</translation>
    </message>
    <message>
        <source>teach tutorial course learn</source>
        <translation>教える 学ぶ 学習 チュートリアル 講座</translation>
    </message>
    <message>
        <source>hint welcome tour tutorial start</source>
        <translation>手引き ようこそ ツアー チュートリアル はじめに</translation>
    </message>
    <message>
        <source>manual documentation guide</source>
        <translation>マニュアル 説明書 ドキュメント ガイド</translation>
    </message>
    <message>
        <source>explain manual documentation</source>
        <translation>説明 マニュアル ドキュメント</translation>
    </message>
    <message>
        <source>shortcuts hotkeys keyboard bindings</source>
        <translation>ショートカット キー キーボード 割り当て</translation>
    </message>
    <message>
        <source>version licence license</source>
        <translation>バージョン ライセンス 版</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>終了 閉じる 終わる</translation>
    </message>
    <message>
        <source>back revert</source>
        <translation>戻す 戻る 元に戻す</translation>
    </message>
    <message>
        <source>remember restore start again resume</source>
        <translation>記憶 復元 起動 再開 前回</translation>
    </message>
    <message>
        <source>write rule editor language program network view</source>
        <translation>書く ルール エディター 言語 プログラム ネットワーク ビュー</translation>
    </message>
    <message>
        <source>tensor turn axes hidden naked fish slice view</source>
        <translation>テンソル 回転 軸 隠れ ネイキッド フィッシュ 断面 ビュー</translation>
    </message>
    <message>
        <source>network model file neural accelerator npu share</source>
        <translation>ネットワーク モデル ファイル ニューラル アクセラレータ npu 共有</translation>
    </message>
    <message>
        <source>web html javascript network share</source>
        <translation>ウェブ html javascript ネットワーク 共有</translation>
    </message>
    <message>
        <source>gif webp film video learned</source>
        <translation>gif webp 動画 ビデオ 学習</translation>
    </message>
    <message>
        <source>train training weights random gradient loss machine view</source>
        <translation>学習 訓練 重み ランダム 勾配 損失 機械 表示</translation>
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
        <translation>もしも(&amp;F)</translation>
    </message>
    <message>
        <source>Run the puzzle with different rules and see both runs side by side</source>
        <translation>別のルールで問題を実行し、両方の実行を並べて表示します</translation>
    </message>
    <message>
        <source>Networks side by side</source>
        <translation>ネットワークの比較</translation>
    </message>
    <message>
        <source>The same puzzle in up to four networks, on one timeline</source>
        <translation>同じ問題を最大4つのネットワークで、1本のタイムラインに並べます</translation>
    </message>
</context>
<context>
    <name>convoku::ComparePage</name>
    <message>
        <source>One more network</source>
        <translation>ネットワークを追加</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>画像…</translation>
    </message>
    <message>
        <source>Save a picture of the boards as they are now</source>
        <translation>今の盤面の画像を保存</translation>
    </message>
    <message>
        <source>Animation…</source>
        <translation>アニメーション…</translation>
    </message>
    <message>
        <source>Save the boards over the timeline as an animated GIF or WebP</source>
        <translation>タイムラインに沿った盤面をアニメーションGIFまたはWebPとして保存</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>先頭へ</translation>
    </message>
    <message>
        <source>Back one pass</source>
        <translation>1パス戻る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Forward one pass</source>
        <translation>1パス進む</translation>
    </message>
    <message>
        <source>Go to the end of the longest run</source>
        <translation>最も長い実行の終わりへ</translation>
    </message>
    <message>
        <source>Go to the first difference</source>
        <translation>最初の違いへ</translation>
    </message>
    <message>
        <source>Go to the first pass after which the boards differ</source>
        <translation>終わりに盤面がすべて同じではなくなる最初のパスへ</translation>
    </message>
    <message>
        <source>Go to the first mistake</source>
        <translation>最初の誤りへ</translation>
    </message>
    <message>
        <source>Go to the first pass that loses a digit of the solution</source>
        <translation>解の数字を失う最初のパスへ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>2つを1つに</translation>
    </message>
    <message>
        <source>For two networks: one more board that shows what both removed and what only one removed</source>
        <translation>盤面をもう1つ表示します。両方が消したものと、片方だけが消したものがわかります。ネットワークが2つのときに使えます</translation>
    </message>
    <message>
        <source>Stop the runs</source>
        <translation>実行を停止</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>計算を停止します。計算済みの部分は残ります</translation>
    </message>
    <message>
        <source>Compare on a collection…</source>
        <translation>問題集で…</translation>
    </message>
    <message>
        <source>Compare the networks on the puzzles of the open collection</source>
        <translation>開いている問題集の問題でネットワークを比較</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Save the boards as a picture or an animation, or copy the comparison as text</source>
        <translation>盤面を画像やアニメーションとして保存、または比較の結果をコピー</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>menu</comment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Show runs of the puzzle by several networks and rules side by side</source>
        <translation>問題をいくつかのネットワークやルールで実行した結果を並べて表示</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <source>Copy the comparison as text, rule by rule</source>
        <translation>比較の内容をルールごとにコピーします</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>B を押している間、このステップの前の状態を表示します</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedColumn</name>
    <message>
        <source>Remove this run</source>
        <translation>この実行を外す</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>不正</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Network of run %1</source>
        <translation>実行%1のネットワーク</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>%1の盤面</translation>
    </message>
    <message>
        <source>Begins …</source>
        <translation>開始…</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>問題が開かれていません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a run, and what is wrong there</extracomment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Switch off or move rules of this run</source>
        <translation>この実行のルールをオフにする、または順序を変える</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n個のルール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>候補%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>2つを1つに</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedLegend</name>
    <message>
        <source>Meaning of the marks on the boards</source>
        <translation>盤面の印の意味</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedPictures</name>
    <message>
        <source>Ring: removed on this board only.</source>
        <translation>輪: この盤面でだけ消えた。</translation>
    </message>
    <message>
        <source>Dot: still present on this board only.</source>
        <translation>点: この盤面でだけ残っている。</translation>
    </message>
    <message>
        <source>Cross: the solution’s digit is removed.</source>
        <translation>十字: 解の数字が消えた。</translation>
    </message>
    <message>
        <source>Frame with a cross: a wrong digit.</source>
        <translation>十字付きの枠: 誤った数字。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a run, and how it ended: Pass 12 of 12: solved
----------
a place in a run, and what is wrong there: Pass 12 of 12: illegal board</extracomment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>where all runs are, and what signs mean</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて比較</translation>
    </message>
    <message>
        <source>Point: removed on both boards.</source>
        <translation>点：両方の盤面で消えています。</translation>
    </message>
    <message>
        <source>Half a disc: removed on the first (left half) or the second board only.</source>
        <translation>半円：1つ目の盤面だけ（左半分）、または2つ目の盤面だけで消えています。</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>2つを1つに</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedWording</name>
    <message>
        <source>Removed on this board only</source>
        <translation>この盤面でだけ消えた</translation>
    </message>
    <message>
        <source>Still present on this board only</source>
        <translation>この盤面でだけ残っている</translation>
    </message>
    <message>
        <source>The solution’s digit is removed</source>
        <translation>解の数字が消えた</translation>
    </message>
    <message>
        <source>Wrong digit</source>
        <translation>誤った数字</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong digit(s)</source>
        <translation>
            <numerusform>誤った数字%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) of the solution lost</source>
        <translation>
            <numerusform>失われた解の数字%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>illegal board</source>
        <translation>不正な盤面</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) removed on this board only</source>
        <translation>
            <numerusform>この盤面でだけ消えた候補%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) present on this board only</source>
        <translation>
            <numerusform>この盤面にだけある候補%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where all runs are: Pass 3 of 25</extracomment>
        <translation>パス%1 / %2</translation>
    </message>
    <message>
        <source>Removed on both: %1; on the first only: %2; on the second only: %3</source>
        <extracomment>candidates of two boards that are shown as one</extracomment>
        <translation>両方で消えた：%1、1つ目だけ：%2、2つ目だけ：%3</translation>
    </message>
    <message>
        <source>Removed on both boards</source>
        <translation>両方の盤面で消えている</translation>
    </message>
    <message>
        <source>Removed on the first board only</source>
        <translation>1つ目の盤面だけで消えている</translation>
    </message>
    <message>
        <source>Removed on the second board only</source>
        <translation>2つ目の盤面だけで消えている</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>位置%1 / %2</translation>
    </message>
</context>
<context>
    <name>convoku::ComparisonWording</name>
    <message>
        <source>the same rules in the same order</source>
        <translation>同じルール、同じ順序</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>なし: %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>追加: %1</translation>
    </message>
    <message>
        <source>in a different order</source>
        <translation>別の順序</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>without search</source>
        <translation>探索なし</translation>
    </message>
    <message>
        <source>with search</source>
        <translation>探索あり</translation>
    </message>
    <message>
        <source>The other run: %1</source>
        <translation>もう一方の実行: %1</translation>
    </message>
    <message>
        <source>The runs are identical so far.</source>
        <translation>ここまでは両方の実行が同じです。</translation>
    </message>
    <message>
        <source>The runs diverge here, in pass %1.</source>
        <translation>両方の実行は、ここ（パス%1）で分かれます。</translation>
    </message>
    <message>
        <source>The runs diverged in pass %1.</source>
        <translation>両方の実行は、パス%1で分かれました。</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%nパス</numerusform>
        </translation>
    </message>
    <message>
        <source>Running: %1 so far.</source>
        <translation>実行中: ここまで%1。</translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>仮定なし</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1、取り消し%2回</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>仮定%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>a result, passes, guesses: Solved: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>%1: %2、%3。</translation>
    </message>
    <message>
        <source>The runs diverge in pass %1.</source>
        <translation>両方の実行は、パス%1で分かれます。</translation>
    </message>
    <message>
        <source>Both runs are identical in every pass: the different rules have no effect here.</source>
        <translation>両方の実行はすべてのパスで同じです。ルールの違いは、ここでは影響しません。</translation>
    </message>
    <message>
        <source>The other run is %1 longer.</source>
        <translation>もう一方は%1多くかかります。</translation>
    </message>
    <message>
        <source>The other run is %1 shorter.</source>
        <translation>もう一方は%1少なくて済みます。</translation>
    </message>
    <message>
        <source>The other run takes just as many passes.</source>
        <translation>もう一方のパス数も同じです。</translation>
    </message>
    <message>
        <source>It makes %1 more.</source>
        <translation>もう一方は%1多くなります。</translation>
    </message>
    <message>
        <source>It saves %1.</source>
        <translation>もう一方は%1少なくなります。</translation>
    </message>
    <message>
        <source>It removes too little here, so it has to guess.</source>
        <translation>もう一方に欠けているものがここでは必要です。それがないと仮定が始まります。</translation>
    </message>
    <message>
        <source>This run: %1</source>
        <translation>この実行: %1</translation>
    </message>
    <message>
        <source>The other run (%1): %2</source>
        <translation>もう一方の実行（%1）: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a rule and what it removed in the two runs: Pointing in row: 120, 133</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>a run that somebody stopped; passes, guesses: Stopped: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>This run continued after its solution, but the other did not.</source>
        <translation>この実行は解の後も続きましたが、もう一方は続きませんでした。</translation>
    </message>
    <message>
        <source>The other run continued after its solution, but this one did not.</source>
        <translation>もう一方の実行は解の後も続きましたが、この実行は続きませんでした。</translation>
    </message>
    <message>
        <source>They end differently: %1, %2.</source>
        <extracomment>results: They end differently: Solved, Stalled.</extracomment>
        <translation>終わり方が異なります: %1、%2。</translation>
    </message>
    <message>
        <source>This run is still running.</source>
        <translation>この実行は続いています。</translation>
    </message>
    <message>
        <source>This run was stopped after %1, before its end.</source>
        <translation>この実行は%1の後、終わる前に停止されました。</translation>
    </message>
    <message>
        <source>The other run is still running.</source>
        <translation>もう一方の実行は続いています。</translation>
    </message>
    <message>
        <source>The other run was stopped after %1, before its end.</source>
        <translation>もう一方の実行は%1の後、終わる前に停止されました。</translation>
    </message>
    <message>
        <source>with different numbers in %1</source>
        <extracomment>names of rules as they stand in the network&apos;s text: with other numbers in hidden_single</extracomment>
        <translation>%1 の数値が違う</translation>
    </message>
</context>
<context>
    <name>convoku::CompressedFile</name>
    <message>
        <source>the compressed data is damaged</source>
        <translation>圧縮データが壊れています</translation>
    </message>
    <message>
        <source>the compressed file ends too early</source>
        <translation>圧縮ファイルが途中で終わっています</translation>
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
            <numerusform> ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>domain(%1) = {%2} ∧ %3</source>
        <translation>domain(%1) = {%2} ∧ %3</translation>
    </message>
    <message>
        <source>%1 needs %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(box 1) needs 8 in {r1c1, r1c3} ∧ alldifferent(row 1)</extracomment>
        <translation>%1により%3に%2が必要 ∧ %4</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only domain(%2) has %3, so %2 = %3</source>
        <translation>%1、マスと同数の値: %3を含むのは domain(%2) だけなので %2 = %3</translation>
    </message>
    <message>
        <source>domain(%1) = domain(%2) = {%3, %4}, a Hall pair ∧ %5</source>
        <translation>domain(%1) = domain(%2) = {%3, %4}（Hall ペア） ∧ %5</translation>
    </message>
    <message>
        <source>%1 ⇒ %2.</source>
        <extracomment>what holds, and what follows from it</extracomment>
        <translation>%1 ⇒ %2。</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. The domains are the initial candidates of the puzzle: %3 values in all.</source>
        <translation>マスごとに1つ、計%1個の変数と、%2個のユニットそれぞれの alldifferent。ドメインは問題に付いていた候補で、値は合計%3個です。</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. %3 domains have one value, the given; the others have all %4.</source>
        <translation>マスごとに1つ、計%1個の変数と、%2個のユニットそれぞれの alldifferent。%3個のドメインの値はヒントの1つだけで、残りには%4個すべてがあります。</translation>
    </message>
    <message>
        <source>alldifferent(each %1)</source>
        <extracomment>a kind of house: alldifferent(each row)</extracomment>
        <translation>alldifferent(各%1)</translation>
    </message>
    <message>
        <source>%1: no value can be ruled out here; all domains stay unchanged.</source>
        <translation>%1: ここで除外できる値はなく、ドメインはどれも変わりません。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like it.</source>
        <translation>
            <numerusform>ほかに同様のものが%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2 = %3 violates %4</source>
        <translation>%1 = %2 = %3 は%4に違反</translation>
    </message>
    <message>
        <source>No assignment is left: %1.</source>
        <translation>可能な割り当てがありません: %1。</translation>
    </message>
    <message>
        <source>All %1 domains have one value, and alldifferent holds in all %2 houses.</source>
        <translation>%1個のドメインの値はすべて1つで、%2個のユニットすべてで alldifferent が成り立ちます。</translation>
    </message>
    <message>
        <source>No domain is empty, and %1 of %2 have one value: neither violated nor solved.</source>
        <translation>空のドメインはなく、%2個中%1個の値が1つです。違反も解決もしていません。</translation>
    </message>
    <message>
        <source>Branch: %1 = %2 ∨ %1 ≠ %2, first %1 = %2. %3 is the smallest domain with several values.</source>
        <translation>分岐: %1 = %2 ∨ %1 ≠ %2、まず %1 = %2。%3 は、複数の値を持つドメインのうち最小のものです。</translation>
    </message>
    <message numerus="yes">
        <source> under %n active guess(es)</source>
        <translation>
            <numerusform> （残っている仮定%n個の下で）</numerusform>
        </translation>
    </message>
    <message>
        <source>Backtrack: %1 = %2 allows no assignment ⇒ %1 ≠ %2%3.</source>
        <translation>バックトラック: %1 = %2 では割り当てができない ⇒ %1 ≠ %2%3。</translation>
    </message>
    <message>
        <source>Backtrack: the branch %1 = %2 is explored. The search continues with %1 ≠ %2%3.</source>
        <translation>バックトラック: %1 = %2 の場合はすべて調べたので、%1 ≠ %2 で探索を続けます%3。</translation>
    </message>
    <message>
        <source>No branch is left to try.</source>
        <translation>試す分岐が残っていません。</translation>
    </message>
    <message>
        <source>Nothing is left to branch on.</source>
        <translation>分岐するものが残っていません。</translation>
    </message>
    <message>
        <source>No branch: propagation still makes progress.</source>
        <translation>分岐なし: 伝播がまだ進みます。</translation>
    </message>
    <message>
        <source>A fixpoint: propagation changes no domain.</source>
        <translation>不動点: 伝播で変わるドメインはありません。</translation>
    </message>
    <message>
        <source>Propagation takes %1 from %2.</source>
        <translation>伝播により%2から%1が除かれます。</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>値%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domain(s)</source>
        <translation>
            <numerusform>ドメイン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>An assignment that satisfies all constraints.</source>
        <translation>すべての制約を満たす割り当てです。</translation>
    </message>
    <message>
        <source>Every branch is refuted: no assignment satisfies all constraints.</source>
        <translation>すべての分岐が否定されました。すべての制約を満たす割り当てはありません。</translation>
    </message>
    <message>
        <source>Every branch is explored: exactly one assignment satisfies all constraints.</source>
        <translation>すべての分岐を調べました。すべての制約を満たす割り当ては1つです。</translation>
    </message>
    <message>
        <source>A second assignment satisfies all constraints too.</source>
        <translation>2つ目の割り当ても、すべての制約を満たします。</translation>
    </message>
    <message>
        <source>Propagation has reached its fixpoint. Without branching, nothing more follows.</source>
        <translation>伝播は不動点に達し、分岐なしではこれ以上何も導けません。</translation>
    </message>
    <message numerus="yes">
        <source>Not decided: the search was cut off after %n pass(es).</source>
        <translation>
            <numerusform>未決定: 探索は%nパスで打ち切られました。</numerusform>
        </translation>
    </message>
    <message>
        <source>At least 1 if %1 ≥ %2: half of the truth value of %1 = %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>%1 ≥ %2 のとき1以上: %1 = %2 の真理値の半分。</translation>
    </message>
    <message>
        <source>At least 1 if %1 ≤ %2: half of the truth value of %1 = %2.</source>
        <translation>%1 ≤ %2 のとき1以上: %1 = %2 の真理値の半分。</translation>
    </message>
    <message>
        <source>The truth value of %1 = %2: 1 if it holds, else 0.</source>
        <translation>%1 = %2 の真理値: 成り立てば1、そうでなければ0。</translation>
    </message>
    <message>
        <source>A linear expression: the sum of %1, each times its weight.</source>
        <translation>線形式: %1のそれぞれに重みを掛けた和。</translation>
    </message>
    <message>
        <source>A count: Σ %1, the number of them that hold.</source>
        <translation>個数: Σ %1、そのうち成り立つものの数。</translation>
    </message>
    <message>
        <source>A sum: Σ %1.</source>
        <translation>和: Σ %1。</translation>
    </message>
    <message>
        <source>∃ %1: true if one of them holds.</source>
        <translation>∃ %1: そのうち1つでも成り立つかどうか。</translation>
    </message>
    <message>
        <source>max %1.</source>
        <translation>max %1。</translation>
    </message>
    <message>
        <source>argmax %1: chooses the first of the largest.</source>
        <translation>argmax %1: 最大のもののうち最初のものを選ぶ。</translation>
    </message>
    <message>
        <source>The choice as literals: one is true, all others are false.</source>
        <translation>選んだものをリテラルで: 1つが真、残りはすべて偽。</translation>
    </message>
    <message>
        <source>The same literal %1 for everything it applies to.</source>
        <translation>同じリテラル%1を、対象のそれぞれに。</translation>
    </message>
    <message>
        <source>A constant: %1.</source>
        <translation>定数: %1。</translation>
    </message>
    <message>
        <source>A linear expression: %1·%2 + %3.</source>
        <translation>線形式: %1·%2 + %3。</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ 1.</source>
        <translation>%1 ≥ 1 の真理値。</translation>
    </message>
    <message>
        <source>%1, limited.</source>
        <translation>%1（範囲を制限）。</translation>
    </message>
    <message>
        <source>A literal as before: %1.</source>
        <translation>前と同じリテラル: %1。</translation>
    </message>
    <message>
        <source>%1 − %2: 0 if both are equal.</source>
        <translation>%1 − %2: 等しいところで0。</translation>
    </message>
    <message>
        <source>if %1 then %2 else %3.</source>
        <translation>if %1 then %2 else %3。</translation>
    </message>
    <message>
        <source>The same variables with the dimensions in a different order: %1.</source>
        <translation>同じ変数を別の次元の順に: %1。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what a layer computes, in quotes</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>The same literal %1, with 0 around the board.</source>
        <translation>同じリテラル %1。盤の周りは0。</translation>
    </message>
    <message>
        <source>The mean of %1.</source>
        <translation>%1 の平均。</translation>
    </message>
    <message>
        <source>A soft truth value of %1 &gt; 0: 1 / (1 + e^−x).</source>
        <translation>%1 &gt; 0 のなだらかな真理値: 1 / (1 + e^−x)。</translation>
    </message>
    <message>
        <source>A soft choice among %1: shares that add up to 1.</source>
        <translation>%1 からのなだらかな選択: 合計が1になる割合。</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only %2 have %3, the same number</source>
        <extracomment>alldifferent(row 3) and as many values as cells: only {r3c8, r3c9} have {4, 7}, as many</extracomment>
        <translation>%1、マスと同数の値: %3を含むのは同数の%2だけ</translation>
    </message>
    <message>
        <source>%1 need %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(row 2) ∧ alldifferent(row 6) need 4 in columns 3 and 8 ∧ alldifferent(column 3) ∧ …</extracomment>
        <translation>%1により%3に%2が必要 ∧ %4</translation>
    </message>
    <message>
        <source>domain(%1)</source>
        <extracomment>the values that are possible in a cell</extracomment>
        <translation>domain(%1)</translation>
    </message>
    <message>
        <source>%1 = %2, a Hall set ∧ %3</source>
        <translation>%1 = %2（Hall 集合） ∧ %3</translation>
    </message>
    <message>
        <source>Every branch violates a constraint. Whether an assignment satisfies all constraints remains open.</source>
        <translation>どの分岐でも制約が破れます。すべての制約を満たす割り当てがあるかどうかは、これではわかりません。</translation>
    </message>
    <message>
        <source>The same variables in one list: %1.</source>
        <translation>同じ変数を1つの列に: %1。</translation>
    </message>
    <message>
        <source>%1, divided by their root mean square.</source>
        <translation>%1 を二乗の平均の平方根で割ったもの。</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>%1 ≥ %2 の真理値。</translation>
    </message>
    <message>
        <source>No other assignment was found. Whether there is one remains open.</source>
        <translation>ほかの割り当ては見つかりませんでした。あるかどうかは、これではわかりません。</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneView</name>
    <message>
        <source>Costs of the trials</source>
        <translation>試行のコスト</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneWords</name>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>a solution: %1</source>
        <translation>解：%1</translation>
    </message>
    <message>
        <source>%1: best %2</source>
        <translation>%1：最良 %2</translation>
    </message>
    <message>
        <source>The cost of each trial appears here.</source>
        <translation>各試行のコストがここに表示されます。</translation>
    </message>
</context>
<context>
    <name>convoku::CubePage</name>
    <message>
        <source>Finding before</source>
        <translation>前に見つけたもの</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>次に見つけたもの</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>斜め</translation>
    </message>
    <message>
        <source>The cube from an angle, with the slice in front</source>
        <translation>立方体を斜めから、断面を手前にして見ます</translation>
    </message>
    <message>
        <source>Digits’ side</source>
        <translation>数字の側</translation>
    </message>
    <message>
        <source>Rows and columns as on the board, the digits one behind the other</source>
        <translation>盤面と同じ行と列で、数字は奥へ重なります</translation>
    </message>
    <message>
        <source>Rows’ side</source>
        <translation>行の側</translation>
    </message>
    <message>
        <source>The rows stacked front to back; digits and columns are visible</source>
        <translation>行が奥へ重なり、数字と列が見えます</translation>
    </message>
    <message>
        <source>Columns’ side</source>
        <translation>列の側</translation>
    </message>
    <message>
        <source>The columns stacked front to back; digits and rows are visible</source>
        <translation>列が奥へ重なり、数字と行が見えます</translation>
    </message>
    <message>
        <source>Viewing side of the cube</source>
        <translation>立方体を見る側</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>画像を書き出し(&amp;P)…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the turn…</source>
        <translation>回転をアニメーションとして書き出し(&amp;A)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Export the view as a picture, or the rotation as an animation</source>
        <translation>表示内容を画像として、または回転をアニメーションとして書き出します</translation>
    </message>
    <message>
        <source>Align with the step’s rule</source>
        <translation>ステップのルールの向き</translation>
    </message>
    <message>
        <source>Exchange two axes of the kernel, and see what it finds on the same board from that side</source>
        <translation>カーネルの2つの軸を入れ替え、同じ盤面でその側から何を見つけるかを見ます</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>横から見る</translation>
    </message>
    <message>
        <source>Turn the cube to the rule with the same removals from the other side</source>
        <translation>同じ候補を反対の側から消去するルールへ立方体を回します</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>問題が開かれていません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of several: 2 of 3</extracomment>
        <translation>%1/%2</translation>
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
        <translation>横から見る: %1</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <extracomment>exchanges the axes of a kernel; %1 is the rule that it becomes: Turn: Hidden pair in row</extracomment>
        <translation>回す: %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回す</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Cube</source>
        <comment>menu</comment>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Show the candidates as a cube, with the rule’s kernel turned in it</source>
        <translation>候補を立方体として示し、その中でルールのカーネルを回します</translation>
    </message>
</context>
<context>
    <name>convoku::CubeView</name>
    <message>
        <source>Cube of candidates</source>
        <translation>候補の立方体</translation>
    </message>
</context>
<context>
    <name>convoku::CubeWording</name>
    <message>
        <source>Group: %1 · place: %2 · value: %3</source>
        <extracomment>how a kernel is laid over the candidates: Group: row 3 · place: cell · value: digit</extracomment>
        <translation>グループ: %1 · 場所: %2 · 値: %3</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>数字%1</translation>
    </message>
    <message>
        <source>digit</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>数字</translation>
    </message>
    <message>
        <source>cell</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>マス</translation>
    </message>
    <message>
        <source>value: %1</source>
        <translation>値: %1</translation>
    </message>
    <message>
        <source>place: %1</source>
        <translation>場所: %1</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>axis of the cube</comment>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>axis of the cube</comment>
        <translation>列</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>axis of the cube</comment>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1: 消えます</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: ありません</translation>
    </message>
    <message>
        <source>%1: lit</source>
        <translation>%1: 光っています</translation>
    </message>
    <message>
        <source>place ↔ value</source>
        <translation>場所 ↔ 値</translation>
    </message>
    <message>
        <source>group ↔ value</source>
        <translation>グループ ↔ 値</translation>
    </message>
    <message>
        <source>group ↔ place</source>
        <translation>グループ ↔ 場所</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn</comment>
        <extracomment>which axes of a kernel change places, and what rule that gives: place ↔ value: Hidden pair in row</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: does not turn. A box is not an axis of the cube: the same place in all boxes is not a house, so nothing follows from it.</source>
        <translation>%1: 回せません。ブロックは立方体の軸ではありません。すべてのブロックの同じ場所はユニットではないので、そこからは何も言えません。</translation>
    </message>
    <message>
        <source>A box is not a slice of the cube: its cells are in several rows and columns. They are first gathered side by side; then the same kernel is applied to them.</source>
        <translation>ブロックは立方体の1枚ではありません。そのマスはいくつかの行と列にあります。まず横に並べてから、同じカーネルをその上に置きます。</translation>
    </message>
    <message>
        <source>%1 compares a line with a box, and a box is not an axis of the cube. Therefore this kernel fits no slice and does not turn with the cube. Its own twin, with line and box exchanged, is %2.</source>
        <translation>%1は行や列をブロックと比べますが、ブロックは立方体の軸ではありません。このカーネルはどの断面にも置かれず、立方体と一緒には回りません。線とブロックを入れ替えた対になるものが%2です。</translation>
    </message>
    <message>
        <source>This rule is not the subset kernel. It names no group, place or value, so there are no axes to exchange.</source>
        <translation>このルールは部分集合のカーネルではありません。グループ、場所、値を示さないので、入れ替える軸がありません。</translation>
    </message>
    <message>
        <source>From the side it is %1: the other values fit only the other places, and the same candidates are removed.</source>
        <extracomment>%1: Hidden quad in row</extracomment>
        <translation>横から見ると%1です。ほかの値はほかの場所にしか入らず、同じ候補が消えます。</translation>
    </message>
    <message>
        <source>%1 finds nothing in this position.</source>
        <translation>%1は、この局面では何も見つけません。</translation>
    </message>
    <message>
        <source>Nothing is found in %1.</source>
        <extracomment>%1: row 3, digit 4</extracomment>
        <translation>%1では何も見つかりません。</translation>
    </message>
</context>
<context>
    <name>convoku::DockTitle</name>
    <message>
        <source>Return “%1” to the main window</source>
        <translation>「%1」を元の場所に戻す</translation>
    </message>
    <message>
        <source>“%1” in a window</source>
        <translation>「%1」を別のウィンドウにする</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>「%1」を閉じる</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>別のウィンドウにする</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>convoku::Docks</name>
    <message>
        <source>&amp;Puzzle</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>授業(&amp;T)</translation>
    </message>
    <message>
        <source>De&amp;bug</source>
        <translation>デバッグ(&amp;B)</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>発表(&amp;E)</translation>
    </message>
    <message>
        <source>The board, its reasons and the rules of the pass</source>
        <translation>盤面、その理由、パスのルール</translation>
    </message>
    <message>
        <source>The list of lessons beside the board</source>
        <translation>盤面の横にレッスンの一覧</translation>
    </message>
    <message>
        <source>Events, stack, breakpoints and watches around the board</source>
        <translation>盤面の周りにイベント、スタック、ブレークポイント、ウォッチ</translation>
    </message>
    <message>
        <source>The centre view, enlarged for an audience</source>
        <translation>中央のビューを大きく表示: 教室や会場向け</translation>
    </message>
</context>
<context>
    <name>convoku::EditBar</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete); right-clicking a cell also clears it</source>
        <translation>選択したマスをクリア（Delete）。右クリックでもマスをクリアできます</translation>
    </message>
    <message>
        <source>Clear and fill</source>
        <translation>クリアと入力</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>Number of solutions</source>
        <translation>解の数</translation>
    </message>
    <message>
        <source>Choose this digit, then click the cells to place it in</source>
        <translation>この数字を選んでから、入れるマスをクリックします</translation>
    </message>
    <message>
        <source>Place this digit in the selected cells; Shift with the key places a candidate</source>
        <translation>選択したマスにこの数字を入れます。Shift とキーでは候補になります</translation>
    </message>
    <message>
        <source>Looking for solutions… %1 s</source>
        <translation>解を探しています… %1秒</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <translation>解を探しています…</translation>
    </message>
    <message>
        <source>Not known after %1 s</source>
        <translation>%1秒では不明</translation>
    </message>
</context>
<context>
    <name>convoku::EditController</name>
    <message>
        <source>&amp;New puzzle</source>
        <translation>新しい問題(&amp;N)</translation>
    </message>
    <message>
        <source>Type a puzzle into an empty grid</source>
        <translation>空の盤面に問題を入力します</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新しい問題</translation>
    </message>
    <message>
        <source>&amp;Edit puzzle</source>
        <translation>問題を編集(&amp;E)</translation>
    </message>
    <message>
        <source>Change the givens and candidates on the board</source>
        <translation>盤面のヒントと候補を変更します</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>最後の編集を元に戻します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>元に戻した編集をやり直します</translation>
    </message>
    <message>
        <source>Edit &amp;candidates</source>
        <translation>候補を編集(&amp;C)</translation>
    </message>
    <message>
        <source>Digits and clicks on their places toggle candidates, as does Shift with a digit</source>
        <translation>数字キーや候補の場所のクリックで、候補を入り切りします。Shift+数字でも同じです</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first</source>
        <translation>先に数字を選ぶ(&amp;D)</translation>
    </message>
    <message>
        <source>Choose a digit, then click the cells to place it in</source>
        <translation>数字を選んでから、入れるマスをクリックします</translation>
    </message>
    <message>
        <source>Digit first</source>
        <translation>数字が先</translation>
    </message>
    <message>
        <source>&amp;Move on after a digit</source>
        <translation>数字の後に次へ進む(&amp;M)</translation>
    </message>
    <message>
        <source>After you type a digit, the cursor moves to the next cell</source>
        <translation>数字を入力すると、カーソルが次のマスへ進みます</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>次へ進む</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>すべてクリア(&amp;A)</translation>
    </message>
    <message>
        <source>Clear all digits and restore all candidates</source>
        <translation>すべての数字を消し、すべての候補を元に戻します</translation>
    </message>
    <message>
        <source>All candidates a&amp;gain</source>
        <translation>全候補の復元(&amp;G)</translation>
    </message>
    <message>
        <source>Keep the digits; restore all candidates in every other cell</source>
        <translation>数字を残し、他のマスを候補すべてに戻します</translation>
    </message>
    <message>
        <source>Candidates &amp;from the digits</source>
        <translation>数字から候補を計算(&amp;F)</translation>
    </message>
    <message>
        <source>Fill each cell without a digit with the candidates that no digit in its houses forbids</source>
        <translation>数字のない各マスに、同じユニットの数字と重ならない候補を入れます</translation>
    </message>
    <message>
        <source>Rotate to the &amp;right</source>
        <translation>右に回転(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the right</source>
        <translation>問題を右に90度回転します</translation>
    </message>
    <message>
        <source>Rotate to the &amp;left</source>
        <translation>左に回転(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the left</source>
        <translation>問題を左に90度回転します</translation>
    </message>
    <message>
        <source>Rotate by &amp;half a turn</source>
        <translation>180度回転(&amp;H)</translation>
    </message>
    <message>
        <source>Turn the puzzle upside down</source>
        <translation>問題を上下逆さにします</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>左右反転(&amp;G)</translation>
    </message>
    <message>
        <source>Left and right change places</source>
        <translation>左右を入れ替えます</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>上下反転(&amp;B)</translation>
    </message>
    <message>
        <source>Top and bottom change places</source>
        <translation>上下を入れ替えます</translation>
    </message>
    <message>
        <source>Mirror at the &amp;diagonal</source>
        <translation>対角線で反転(&amp;D)</translation>
    </message>
    <message>
        <source>Rows become columns</source>
        <translation>行と列を入れ替えます</translation>
    </message>
    <message>
        <source>Mirror at the &amp;other diagonal</source>
        <translation>もう一方の対角線で反転(&amp;O)</translation>
    </message>
    <message>
        <source>Rows become columns, from the last to the first</source>
        <translation>行と列を、最後から最初の順に入れ替えます</translation>
    </message>
    <message>
        <source>&amp;Shuffle rows and columns</source>
        <translation>行と列をシャッフル(&amp;S)</translation>
    </message>
    <message>
        <source>Shuffle rows within bands, columns within stacks, and the bands and stacks themselves</source>
        <translation>帯の中の行、帯の中の列、横と縦の帯をランダムに入れ替えます</translation>
    </message>
    <message>
        <source>Rename digits by a&amp;ppearance</source>
        <translation>現れる順に数字を置き換え(&amp;P)</translation>
    </message>
    <message>
        <source>Renumber digits as they appear, row by row: the first is 1, the next 2, and so on</source>
        <translation>行の順に最初に現れる数字を1、次を2のように置き換えます</translation>
    </message>
    <message>
        <source>Rename digits at rando&amp;m</source>
        <translation>数字をランダムに置き換え(&amp;M)</translation>
    </message>
    <message>
        <source>Rename the digits at random</source>
        <translation>各数字をランダムに別の数字にします</translation>
    </message>
    <message>
        <source>Re&amp;name digits…</source>
        <translation>数字の置き換え(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose which digits change places</source>
        <translation>入れ替える数字を選びます</translation>
    </message>
    <message>
        <source>Edit the current p&amp;osition</source>
        <translation>表示中の局面を編集(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the decided digits and the candidates of this position into the editor</source>
        <translation>この局面の確定した数字と候補をエディターに取り込みます</translation>
    </message>
    <message>
        <source>Look for more so&amp;lutions</source>
        <translation>解をさらに探す(&amp;L)</translation>
    </message>
    <message>
        <source>Continue to look for solutions of the edited puzzle</source>
        <translation>編集中の問題の解を探し続けます</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>さらに探す</translation>
    </message>
    <message>
        <source>Mark &amp;where two solutions differ</source>
        <translation>2つの解の違いを表示(&amp;W)</translation>
    </message>
    <message>
        <source>Mark the cells in which two solutions of the edited puzzle differ, with both digits</source>
        <translation>編集中の問題の2つの解が異なるマスを、両方の数字とともに表示します</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>解の違い</translation>
    </message>
    <message>
        <source>&amp;Step through the edited puzzle</source>
        <translation>編集した問題を実行(&amp;S)</translation>
    </message>
    <message>
        <source>Run the edited puzzle and step through it (Enter on the board)</source>
        <translation>編集した問題を実行し、ステップごとにたどります（盤面で Enter）</translation>
    </message>
    <message>
        <source>Step through it</source>
        <translation>実行する</translation>
    </message>
    <message>
        <source>Discard the cha&amp;nges</source>
        <translation>変更を破棄(&amp;N)</translation>
    </message>
    <message>
        <source>Leave the editor without changing the puzzle</source>
        <translation>編集を終了します。問題は元のままです</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>The search for solutions stopped: %1</source>
        <translation>解の探索が中断しました: %1</translation>
    </message>
    <message>
        <source>Typed puzzle</source>
        <translation>入力した問題</translation>
    </message>
    <message>
        <source>Convoku</source>
        <translation>Convoku</translation>
    </message>
    <message>
        <source>The edited puzzle has changes.</source>
        <translation>編集中の問題に変更があります。</translation>
    </message>
    <message>
        <source>What do you want to do with it?</source>
        <translation>どうしますか?</translation>
    </message>
    <message>
        <source>&amp;Step through it</source>
        <translation>実行する(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Continue &amp;editing</source>
        <translation>編集を続ける(&amp;E)</translation>
    </message>
    <message>
        <source>Editing: %1.</source>
        <translation>編集中: %1。</translation>
    </message>
    <message>
        <source>Digits and clicks: toggle candidates. Delete: clear all. Backspace: restore all. Right-click: only this one. M: digits.</source>
        <translation>数字とクリック: 候補の入り切り。Delete: なし。Backspace: すべて。右クリック: これだけ。M: 数字。</translation>
    </message>
    <message>
        <source>Digits; 0 or Space: clear. Shift with a digit, or M: candidates. Enter: step through the puzzle. Esc: leave.</source>
        <translation>数字で入力、0 または Space: 空。Shift+数字、または M: 候補。Enter: 実行する。Esc: 終了。</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1を開けませんでした。</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what undo takes back, as in: Take back: digit</extracomment>
        <translation>元に戻す: %1</translation>
    </message>
    <message>
        <source>Do again: %1</source>
        <extracomment>%1: what redo does again, as in: Do again: digit</extracomment>
        <translation>やり直し: %1</translation>
    </message>
    <message>
        <source>Edited puzzle</source>
        <translation>編集した問題</translation>
    </message>
</context>
<context>
    <name>convoku::EditWording</name>
    <message>
        <source>digit</source>
        <translation>数字の入力</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>マスのクリア</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>clear all</source>
        <translation>すべてクリア</translation>
    </message>
    <message>
        <source>all candidates again</source>
        <translation>全候補の復元</translation>
    </message>
    <message>
        <source>candidates from the digits</source>
        <translation>数字から候補を計算</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>take the position</source>
        <translation>局面の取り込み</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: 空</translation>
    </message>
    <message>
        <source>%1: no digit is possible</source>
        <translation>%1: 入る数字なし</translation>
    </message>
    <message>
        <source>%1: %2 possible</source>
        <extracomment>a cell and its candidates: r1c4: 1 2 9 possible</extracomment>
        <translation>%1: %2が可能</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>ヒント%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with edited candidates</source>
        <translation>
            <numerusform>独自の候補があるマス%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>%2に%1が2つあります（%3と%4）。</translation>
    </message>
    <message>
        <source>There are more clashes.</source>
        <translation>重複がほかにもあります。</translation>
    </message>
    <message>
        <source>%1 has no candidate.</source>
        <translation>%1に候補がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have no candidate: %1.</source>
        <translation>
            <numerusform>%n個のマスに候補がありません: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>複数解</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>2つの解は%n個のマスで異なります: %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::EqualitySlider</name>
    <message>
        <source>k, the number that the layer compares with</source>
        <translation>k、この層が比べる相手の数</translation>
    </message>
    <message>
        <source>Try a different k in this view</source>
        <translation>この画面で別の k を試す</translation>
    </message>
    <message>
        <source>Compare with the network’s own number again</source>
        <translation>ネットワーク本来の数との比較に戻す</translation>
    </message>
    <message>
        <source>A trial: the run keeps its own k.</source>
        <translation>試しです。実行の k は変わりません。</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>k = %1 に戻す</translation>
    </message>
</context>
<context>
    <name>convoku::ErrorTable</name>
    <message>
        <source>Errors</source>
        <translation>間違える所</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>its sum</source>
        <translation>その和</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>written</source>
        <translation>記述</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>convoku::EvaluationPicture</name>
    <message>
        <source>In one shot</source>
        <translation>一度の答え</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>終了時</translation>
    </message>
    <message>
        <source>givens</source>
        <translation>ヒントの数</translation>
    </message>
    <message>
        <source>Accuracy by number of givens: %1</source>
        <translation>ヒントの数ごとの正解率: %1</translation>
    </message>
</context>
<context>
    <name>convoku::EventsModel</name>
    <message>
        <source>Pass %1</source>
        <translation>パス%1</translation>
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
        <translation>イベント後に残っている候補の数</translation>
    </message>
    <message>
        <source>Candidates removed or set aside; a plus sign marks restored ones</source>
        <translation>消去または保留された候補の数。プラス記号は復活した候補の数</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>消去</translation>
    </message>
</context>
<context>
    <name>convoku::EventsPanel</name>
    <message>
        <source>&amp;Copy in words</source>
        <translation>文章でコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
</context>
<context>
    <name>convoku::Examples</name>
    <message>
        <source>The article’s hard puzzle: three guesses</source>
        <translation>記事の難問: 仮定3回</translation>
    </message>
    <message>
        <source>The article’s easy puzzle: two passes</source>
        <translation>記事のやさしい問題: 2パス</translation>
    </message>
    <message>
        <source>Rules only: no guess is needed</source>
        <translation>ルールのみ: 仮定は不要</translation>
    </message>
    <message>
        <source>A deep search</source>
        <translation>深い探索</translation>
    </message>
    <message>
        <source>No solution: two equal givens in a row</source>
        <translation>解なし: 1つの行に同じヒントが2つ</translation>
    </message>
    <message>
        <source>The empty grid: 47 guesses, none wrong</source>
        <translation>空の盤面: 仮定47回、誤りなし</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>100 puzzles with many givens; a few passes solve them</source>
        <translation>ヒントの多い100問。数パスで解けます</translation>
    </message>
    <message>
        <source>30 puzzles without a guess where this rule removes something: %1</source>
        <translation>仮定なしで、このルールが何かを消去する30問: %1</translation>
    </message>
    <message>
        <source>Guessing</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>50 puzzles with one guess, or two at once</source>
        <translation>仮定が1つ、または同時に2つの50問</translation>
    </message>
    <message>
        <source>Deep search</source>
        <translation>深い探索</translation>
    </message>
    <message>
        <source>30 puzzles with four or more guesses at once</source>
        <translation>同時に4つ以上の仮定をする30問</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationPanel</name>
    <message>
        <source>&amp;Go to the step</source>
        <translation>ステップへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the last thing that happened to a candidate, and where: 3.6: removed by Pointing in row</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The board marks these reasons only in pass %1. Go to the step to see them there.</source>
        <translation>盤面にこれらの理由の印が付くのはパス%1だけです。そのステップへ移動すると見られます。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Undo &amp;the guess</source>
        <extracomment>steps on to where the search takes a failed guess back</extracomment>
        <translation>取り消す(&amp;T)</translation>
    </message>
    <message>
        <source>Another deduction of this step</source>
        <translation>このステップの別の推論</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>クリックすると、その理由を表示します。</translation>
    </message>
    <message>
        <source>Given: the puzzle has it from the start.</source>
        <translation>ヒント：問題に最初からあります。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>この後</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>クリックすると、このステップへ移動します。</translation>
    </message>
    <message>
        <source>The cell, with its removed candidates crossed out</source>
        <translation>マス。消えた候補には取り消し線</translation>
    </message>
    <message>
        <source>Missing from %1, and why</source>
        <translation>%1から消えた候補とその理由</translation>
    </message>
    <message>
        <source>This holds while these guesses are active</source>
        <translation>次の仮定が残っている間だけ有効</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationWording</name>
    <message>
        <source>%1 has only %2 left, so %2 is removed from the rest of %3.</source>
        <translation>%1には%2しか残っていないので、%3の残りから%2が消えます。</translation>
    </message>
    <message>
        <source>In %1, %2 is only in %3 (%4), so it is removed from the rest of %3.</source>
        <translation>%1では%2が%3（%4）にしかないので、%3の残りから消えます。</translation>
    </message>
    <message>
        <source>In %1, %2 has only one place, %3, so that cell’s other candidates are removed.</source>
        <translation>%1では%2の入る場所が%3しかないので、そのマスの他の候補が消えます。</translation>
    </message>
    <message>
        <source>%1 and %2 have only %3 and %4, so both are removed from the rest of %5.</source>
        <translation>%1と%2には%3と%4しかないので、%5の残りから両方の数字が消えます。</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), each of them enough:</source>
        <translation>
            <numerusform>%n件の発見（それぞれ単独で十分）:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; equals %2 → %3</source>
        <extracomment>a sum and what it decides: 1·0 + 1·1 = 1; equals 1 → 1</extracomment>
        <translation>%1、%2と等しい → %3</translation>
    </message>
    <message>
        <source>Rules that would remove it in this pass too: %1.</source>
        <translation>このパスで同じく消去できたルール: %1。</translation>
    </message>
    <message>
        <source>The guess %1 sets %2 aside.</source>
        <translation>仮定 %1 により保留: %2。</translation>
    </message>
    <message>
        <source>The guess %1 failed.</source>
        <translation>仮定 %1 は失敗しました。</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1が次の候補を消去: %2。</translation>
    </message>
    <message>
        <source>given</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1に候補が残っていません。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>digits of a cell, and what removed them: 1, 2: 2.3 Pointing in row.</extracomment>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>from the start</source>
        <extracomment>since when a cell has only one candidate</extracomment>
        <translation>最初から</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a cell, and since when it has only one candidate: r1c9 (since 1.2 Pointing in row)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (since %2)</source>
        <translation>%1（%2から）</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, in %3 and %4.</source>
        <translation>%2に%1が2つあります（%3と%4）。</translation>
    </message>
    <message>
        <source>Why %1 is not in %2</source>
        <translation>%2に%1が入らない理由</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>ヒントがあるため入りません。</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>開いたときの問題にありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <translation>
            <numerusform>消去%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%nパス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>ヒント%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, and on %3.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;</extracomment>
        <translation>根拠: %1（%2）、%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) missing in the opened puzzle</source>
        <translation>
            <numerusform>開いたときの問題になかった候補%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, on %3, and on %4.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;, %4: &quot;3 candidates missing in the puzzle as it was opened&quot;</extracomment>
        <translation>根拠: %1（%2）、%3、%4。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 5 in r6c9</extracomment>
        <translation>%2の%1</translation>
    </message>
    <message numerus="yes">
        <source>It holds only while %n guess(es) are active.</source>
        <translation>
            <numerusform>%n 個の仮定が成り立っている間だけ有効です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: that is enough to remove it. Convoku has no explanation for this rule and found this by trial.</source>
        <extracomment>what was there (4 in r3c8) and what was not (r1c5 ≠ 7)</extracomment>
        <translation>%1: 候補が消えるには、これで十分です。プログラムはこのルールを知らないので、試して見つけました。</translation>
    </message>
    <message>
        <source>any board at all</source>
        <extracomment>stands for the reasons of a removal where there are none: the rule removes it always</extracomment>
        <translation>任意の盤面</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>reasons</comment>
        <extracomment>behind the first reasons of a removal: 1 in r7c1, r7c2 ≠ 1 and 7 more</extracomment>
        <translation>
            <numerusform> ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so the other candidates of these cells are removed.</source>
        <translation>%1では%2の入る場所が次のマスしかありません: %3。よって、これらのマスの他の候補が消えます。</translation>
    </message>
    <message>
        <source>%1 have only %2, so these digits are removed from the rest of %3.</source>
        <translation>%1には%2しかないので、%3の残りからこれらの数字が消えます。</translation>
    </message>
    <message>
        <source>Why %1 is %2</source>
        <extracomment>a cell and its digit: Why r4c5 is 2</extracomment>
        <translation>%1が%2である理由</translation>
    </message>
</context>
<context>
    <name>convoku::Export</name>
    <message>
        <source>Cancelled; nothing was written to %1.</source>
        <translation>キャンセルしました。%1には何も書き込まれていません。</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>書き込む画像がありません。</translation>
    </message>
    <message>
        <source>The pictures are too large. A GIF has at most 65535 pixels per side, a WebP 16383.</source>
        <translation>画像が大きすぎます。一辺は GIF で65535ピクセル、WebP で16383ピクセルまでです。</translation>
    </message>
    <message>
        <source>A picture could not be drawn: not enough memory for its size.</source>
        <translation>画像を描けませんでした。サイズに対してメモリが足りません。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1に書き込めません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1に書き込めません: %2。</translation>
    </message>
    <message>
        <source>The encoder failed; nothing was written to %1.</source>
        <translation>エンコーダーでエラーが発生しました。%1には何も書き込まれていません。</translation>
    </message>
</context>
<context>
    <name>convoku::ExportChoices</name>
    <message>
        <source>custom</source>
        <translation>自分で選択</translation>
    </message>
    <message>
        <source>article: 338 px, the board alone</source>
        <translation>記事: 338 px、盤面のみ</translation>
    </message>
    <message>
        <source>web page: 480 px</source>
        <translation>Web ページ: 480 px</translation>
    </message>
    <message>
        <source>slide: 720 px, slower</source>
        <translation>プレゼン: 720 px、ゆっくり</translation>
    </message>
    <message>
        <source>large, for print: 1080 px</source>
        <translation>大、印刷用: 1080 px</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>プリセット(&amp;E)</translation>
    </message>
    <message>
        <source>GIF: plays everywhere</source>
        <translation>GIF: どこでも再生可能</translation>
    </message>
    <message>
        <source>WebP: smaller, all colours exact</source>
        <translation>WebP: 小さく、色が正確</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>形式(&amp;M)</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>文字(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;whole runs</source>
        <translation>実行全体(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;whole run</source>
        <translation>実行全体(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>範囲(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>each pass</source>
        <translation>パスごと</translation>
    </message>
    <message>
        <source>each change: every rule, guess and backtrack</source>
        <translation>変化ごと: ルール、仮定、取り消し</translation>
    </message>
    <message>
        <source>&amp;Picture for</source>
        <translation>画像の単位(&amp;P)</translation>
    </message>
    <message>
        <source>two fading pictures &amp;between steps</source>
        <translation>ステップ間に薄れる画像を2枚(&amp;B)</translation>
    </message>
    <message>
        <source>the plane looked at</source>
        <translation>表示中のプレーン</translation>
    </message>
    <message>
        <source>all planes</source>
        <translation>すべてのプレーン</translation>
    </message>
    <message>
        <source>S&amp;lide over</source>
        <translation>スライドの対象(&amp;L)</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> /s</source>
        <extracomment>pictures a second</extracomment>
        <translation> /秒</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>1秒あたりの画像数</translation>
    </message>
    <message>
        <source>Frame dura&amp;tion</source>
        <translation>画像の表示時間(&amp;T)</translation>
    </message>
    <message>
        <source>Browsers slow down above 50 pictures per second, so the file has 50.</source>
        <translation>1秒に50枚を超えると、ブラウザーの再生は遅くなります。ファイルは50枚にします。</translation>
    </message>
    <message>
        <source>Hold &amp;last frame</source>
        <translation>最後の画像の時間(&amp;L)</translation>
    </message>
    <message>
        <source>forever</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>once</source>
        <translation>1回</translation>
    </message>
    <message>
        <source>several times</source>
        <translation>指定回数</translation>
    </message>
    <message>
        <source>Number of times to play</source>
        <translation>再生の回数</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>再生</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Size (width)</source>
        <translation>サイズ（幅）(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>テーマ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;caption</source>
        <translation>キャプション(&amp;C)</translation>
    </message>
    <message>
        <source>a se&amp;ntence on what each step did</source>
        <translation>各ステップの内容の文(&amp;N)</translation>
    </message>
    <message>
        <source>le&amp;gend</source>
        <translation>凡例(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;row and column numbers</source>
        <translation>行と列の番号(&amp;R)</translation>
    </message>
    <message>
        <source>With</source>
        <translation>含める</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>色数(&amp;O)</translation>
    </message>
    <message>
        <source>First pass</source>
        <translation>最初のパス</translation>
    </message>
    <message>
        <source>Last pass</source>
        <translation>最後のパス</translation>
    </message>
    <message>
        <source>Frame duration</source>
        <translation>画像の表示時間</translation>
    </message>
    <message>
        <source>the plane</source>
        <translation>面</translation>
    </message>
    <message>
        <source>all numbers at once</source>
        <translation>すべての数を同時に</translation>
    </message>
    <message>
        <source>Animated PNG: for browsers</source>
        <translation>アニメーション PNG: ブラウザー向け</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>MP4 動画</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>WebM 動画</translation>
    </message>
    <message>
        <source>Animated SVG: sharp at any size</source>
        <translation>アニメーション SVG: どの大きさでも鮮明</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>横に並べる</translation>
    </message>
    <message>
        <source>one above the other</source>
        <translation>縦に並べる</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>Opening picture with this text, shown for two seconds</source>
        <translation>最初の画像としてこれを2秒間表示します</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Opening t&amp;itle</source>
        <translation>冒頭のタイトル(&amp;I)</translation>
    </message>
    <message>
        <source>Text of the caption</source>
        <translation>キャプションの文字</translation>
    </message>
    <message>
        <source>pass, depth, candidates left</source>
        <translation>パス、深さ、残りの候補数</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG: ピクセル</translation>
    </message>
    <message>
        <source>SVG: vector graphics, sharp at any size</source>
        <translation>SVG: 線と文字、どの大きさでも鮮明</translation>
    </message>
    <message>
        <source>PDF: a page of vector graphics</source>
        <translation>PDF: 線と文字のページ</translation>
    </message>
    <message>
        <source>Letters: small, can be searched</source>
        <translation>文字のまま: 小さく、検索可能</translation>
    </message>
    <message>
        <source>Outlines: the same everywhere</source>
        <translation>アウトライン: どこでも同じ表示</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>サイズ(&amp;I)</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>アニメーション GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>アニメーション WebP (*.webp)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png *.apng)</source>
        <translation>アニメーション PNG (*.png *.apng)</translation>
    </message>
    <message>
        <source>MP4 video (*.mp4)</source>
        <translation>MP4 動画 (*.mp4)</translation>
    </message>
    <message>
        <source>WebM video (*.webm)</source>
        <translation>WebM 動画 (*.webm)</translation>
    </message>
    <message>
        <source>Animated SVG (*.svg)</source>
        <translation>アニメーション SVG (*.svg)</translation>
    </message>
    <message>
        <source>%1 pictures (*.%2)</source>
        <translation>%1 画像 (*.%2)</translation>
    </message>
</context>
<context>
    <name>convoku::ExportController</name>
    <message>
        <source>E&amp;xport animation…</source>
        <translation>アニメーションを書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the run as an animated GIF or WebP</source>
        <translation>実行をアニメーション GIF または WebP に書き出します</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>画像を書き出し(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the centre view as PNG, SVG or PDF</source>
        <translation>中央の表示を PNG、SVG、PDF に保存します</translation>
    </message>
    <message>
        <source>Export &amp;layer as picture…</source>
        <translation>層を画像として書き出し(&amp;L)…</translation>
    </message>
    <message>
        <source>Export the layer in the tensor view, with its kernel and arithmetic, as PNG, SVG or PDF</source>
        <translation>テンソル表示の層、そのカーネルと計算を PNG、SVG、PDF に書き出します</translation>
    </message>
    <message>
        <source>Export layer as ani&amp;mation…</source>
        <translation>層をアニメーションとして書き出し(&amp;M)…</translation>
    </message>
    <message>
        <source>Export the kernel sliding over the layer’s input as an animated GIF or WebP</source>
        <translation>層の入力の上のカーネルのスライドを、アニメーション GIF または WebP に書き出します</translation>
    </message>
    <message>
        <source>Export collec&amp;tion…</source>
        <translation>問題集を書き出し(&amp;T)…</translation>
    </message>
    <message>
        <source>Export an animation or a picture of each puzzle in the collection</source>
        <translation>問題集の各問題のアニメーションまたは画像を書き出します</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>画像をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the centre view to the clipboard as a picture</source>
        <translation>中央の表示を画像としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>画像が大きすぎてコピーできません。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>There is nothing to draw here yet.</source>
        <translation>まだここに描くものがありません。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました: %1</translation>
    </message>
    <message>
        <source>Too many files. Filter the list of puzzles first.</source>
        <translation>ファイルが多すぎます。先に問題の一覧を絞り込んでください。</translation>
    </message>
    <message>
        <source>Export t&amp;urn of the cube…</source>
        <translation>キューブの回転を書き出し(&amp;U)…</translation>
    </message>
    <message>
        <source>Export the cube’s rotation from one rule to another as an animated GIF or WebP</source>
        <translation>1つのルールから別のルールへ回る立方体を、アニメーションGIFまたはWebPとして書き出します</translation>
    </message>
    <message>
        <source>Export networ&amp;k as ONNX…</source>
        <translation>ネットワークをONNXとして書き出し(&amp;K)…</translation>
    </message>
    <message>
        <source>Export the running network as an ONNX file, for any program that runs neural networks</source>
        <translation>動いているネットワークを、ニューラルネットワークを実行するもののためにONNXファイルとして書き出す</translation>
    </message>
    <message>
        <source>Export page for a bro&amp;wser…</source>
        <translation>ブラウザ用のページを書き出し(&amp;W)…</translation>
    </message>
    <message>
        <source>Export a web page that steps through the running network</source>
        <translation>動いているネットワークを一歩ずつ進めるブラウザ用のページを書き出す</translation>
    </message>
    <message>
        <source>Export all la&amp;yers of the step…</source>
        <translation>ステップのすべての層を書き出し(&amp;Y)…</translation>
    </message>
    <message>
        <source>Export a picture of all layers of the step, with every number, as PNG, SVG or PDF</source>
        <translation>ステップのすべての層の画像を、すべての数とともに PNG、SVG、PDF に書き出します</translation>
    </message>
    <message>
        <source>The step has more than %1 numbers, too many for a picture.</source>
        <translation>ステップの数が%1個を超えるため、1つの画像に収まりません。</translation>
    </message>
</context>
<context>
    <name>convoku::ExportDialog</name>
    <message>
        <source>Export the chain of a removal</source>
        <translation>消去の連鎖を書き出し</translation>
    </message>
    <message>
        <source>Export the sliding kernel of a layer</source>
        <translation>層のカーネルのスライドを書き出し</translation>
    </message>
    <message>
        <source>Export both runs</source>
        <translation>両方の実行を書き出し</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>アニメーションを書き出し</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>preparing the pictures …</source>
        <translation>画像を準備中…</translation>
    </message>
    <message>
        <source>finding out the size …</source>
        <translation>サイズを計算中…</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>画像%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>File size: %1</source>
        <extracomment>a file&apos;s size</extracomment>
        <translation>ファイルサイズ: %1</translation>
    </message>
    <message>
        <source>about %1, counting …</source>
        <translation>約%1、計算中…</translation>
    </message>
    <message>
        <source>Saved: %1 (%2, %3)</source>
        <translation>保存しました: %1（%2、%3）</translation>
    </message>
    <message>
        <source>There is not enough memory for these pictures.</source>
        <translation>これらの画像にはメモリが足りません。</translation>
    </message>
    <message>
        <source>Export the cube’s rotation</source>
        <translation>キューブの回転を書き出す</translation>
    </message>
    <message>
        <source>Export the training</source>
        <translation>学習の書き出し</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>探索を書き出し</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>画像を書き出し</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the picture to the clipboard</source>
        <translation>画像をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>画像が大きすぎてコピーできません。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The picture is being drawn…</source>
        <translation>画像を描いています…</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>保存した: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::FileController</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a file with one or more puzzles</source>
        <translation>問題が入ったファイルを開きます</translation>
    </message>
    <message>
        <source>&amp;Paste puzzle</source>
        <translation>問題を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard</source>
        <translation>クリップボードの問題を開きます</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>セッションを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save puzzle, rules, position, breakpoints, bookmarks and layout to a file</source>
        <translation>問題、ルール、位置、ブレークポイント、ブックマーク、レイアウトをファイルに保存します</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>名前を付けてセッションを保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the session to a different file</source>
        <translation>セッションを別のファイルに保存します</translation>
    </message>
    <message>
        <source>Save pu&amp;zzle as…</source>
        <translation>名前を付けて問題を保存(&amp;Z)…</translation>
    </message>
    <message>
        <source>Save the puzzle as it was opened, in a format that other programs read</source>
        <translation>開いたときの問題を、他のプログラムで読める形式で保存します</translation>
    </message>
    <message>
        <source>Save pos&amp;ition as…</source>
        <translation>名前を付けて局面を保存(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the givens and the candidates of this position, in a format that other programs read</source>
        <translation>この局面のヒントと候補を、他のプログラムで読める形式で保存します</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>ウィンドウを閉じます</translation>
    </message>
    <message>
        <source>&amp;Copy puzzle</source>
        <translation>問題をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the givens, one character per cell</source>
        <translation>ヒントを1マス1文字でコピーします</translation>
    </message>
    <message>
        <source>Copy &amp;decided cells</source>
        <translation>確定したマスをコピー(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the digits decided at this position, one character per cell</source>
        <translation>この位置で確定している数字を1マス1文字でコピーします</translation>
    </message>
    <message>
        <source>Copy as: %1</source>
        <translation>形式を指定してコピー: %1</translation>
    </message>
    <message>
        <source>Copy the givens and the candidates of this position</source>
        <translation>この局面のヒントと候補をコピーします</translation>
    </message>
    <message>
        <source>Copy the givens; this format has no candidates</source>
        <translation>ヒントをコピーします。この形式に候補はありません</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
    <message>
        <source>Copy the address of this p&amp;lace</source>
        <translation>この位置のアドレスをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the current pass, step and layer in the form that Go to address reads</source>
        <translation>表示中のパス、ステップ、層を「アドレスへ移動」で読める形でコピーします</translation>
    </message>
    <message>
        <source>Copy the pic&amp;ked candidate or number</source>
        <translation>選んだ候補または数をコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Copy the address of the picked candidate or, in the tensors, the address and value of the picked number</source>
        <translation>選んだ候補のアドレス、テンソルでは選んだ数のアドレスと内容をコピーします</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>ファイルではなく、デバイスまたはパイプです</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1を開けませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n breakpoint(s), bookmark(s) or watch(es) of %1 could not be read and were left out.</source>
        <translation>
            <numerusform>%1のブレークポイント、ブックマーク、ウォッチのうち%n個を読み込めず、省略しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>Sessions of Convoku (*.convoku)</source>
        <translation>Convoku のセッション (*.convoku)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1を保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました: %1</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>局面を保存</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>問題を保存</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Some lines of %1 are not puzzles.</source>
        <translation>%1には、問題ではない行があります。</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1はもうありません。</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>Open puzzles, a session, a lesson or a network</source>
        <translation>問題、セッション、レッスン、ネットワークを開く</translation>
    </message>
    <message>
        <source>Puzzles, sessions, lessons, networks (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;All files (*)</source>
        <translation>問題、セッション、レッスン、ネットワーク (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Puzzle from the command line</source>
        <translation>コマンドラインの問題</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>ドロップしたテキスト</translation>
    </message>
</context>
<context>
    <name>convoku::FilterLine</name>
    <message>
        <source>Filter: naked_pair_row, no guess, passes &lt; 12 – or digits, or words of the comment</source>
        <translation>フィルター: naked_pair_row, no guess, passes &lt; 12 – または数字、コメントの単語</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Add a term to the filter</source>
        <translation>フィルターに項を追加</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>フィルターの書き方</translation>
    </message>
    <message>
        <source>This rule removes something</source>
        <translation>このルールが何かを消去</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>仮定なし</translation>
    </message>
    <message>
        <source>Several guesses at once</source>
        <translation>同時に複数の仮定</translation>
    </message>
    <message>
        <source>Under 12 passes</source>
        <translation>12パス未満</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>複数解</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>Few givens</source>
        <translation>ヒントが少ない</translation>
    </message>
</context>
<context>
    <name>convoku::FindingWording</name>
    <message>
        <source>%1 is %2, so %2 is removed elsewhere in %3.</source>
        <extracomment>r3c5 is 2, so 2 leaves the rest of box 2.</extracomment>
        <translation>%1は%2なので、%3の残りから%2が消えます。</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %3 is removed elsewhere in %4.</source>
        <extracomment>In box 2 only r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>%1では%3の入る場所が%2しかないので、%4の残りから%3が消えます。</translation>
    </message>
    <message>
        <source>In %1 only %2 and %3 can still be %4, so %4 is removed elsewhere in %5.</source>
        <extracomment>In box 2 only r1c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>%1では%4の入る場所が%2と%3しかないので、%5の残りから%4が消えます。</translation>
    </message>
    <message>
        <source>In %1 only %2, %3 and %4 can still be %5, so %5 is removed elsewhere in %6.</source>
        <extracomment>In box 2 only r1c5, r2c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>%1では%5の入る場所が%2、%3、%4しかないので、%6の残りから%5が消えます。</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %2 is %3.</source>
        <extracomment>In row 4 only r4c3 can still be 9, so r4c3 is 9.</extracomment>
        <translation>%1では%3の入る場所が%2しかないので、%2は%3です。</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4. Both are removed elsewhere in %5.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so both leave the rest of row 5.</extracomment>
        <translation>%1と%2には%3と%4しかないので、%5の残りから両方の数字が消えます。</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4, so %5 is removed elsewhere in %6.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1と%2には%3と%4しかないので、%6の残りから%5が消えます。</translation>
    </message>
    <message>
        <source>With %1, the rule removes %2.</source>
        <extracomment>what was there and what was not; what goes: With 4 in r3c8, r1c5 ≠ 7, the rule removes 2 from r3c5.</extracomment>
        <translation>根拠: %1。ルールが次の候補を消去: %2。</translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so all other digits are removed there.</source>
        <extracomment>In row 3, 4 and 7 fit only in r3c8 and r3c9, so all other digits leave these cells.</extracomment>
        <translation>%1では%2の入る場所が%3しかないので、これらのマスから他の数字がすべて消えます。</translation>
    </message>
    <message>
        <source>In %1, %2 fits only in %3, so %2 is removed elsewhere in %3.</source>
        <extracomment>In rows 2 and 6, 4 fits only in columns 3 and 8, so 4 leaves the rest of columns 3 and 8.</extracomment>
        <translation>%1では%2の入る場所が%3しかないので、%3の残りから%2が消えます。</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 is removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1には%2しかないので、%4の残りから%3が消えます。</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 are removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 3 and 8 leave the rest of row 5.</extracomment>
        <translation>%1には%2しかないので、%4の残りから%3が消えます。</translation>
    </message>
</context>
<context>
    <name>convoku::FirstRun</name>
    <message>
        <source>A neural network that was never trained: every weight is set by hand, and you can read each one.</source>
        <translation>誰も訓練していないニューラルネットワークです。重みはすべて手で決められ、一つ一つ読めます。</translation>
    </message>
    <message>
        <source>It has just solved this Sudoku.</source>
        <translation>たった今、この数独を解きました。</translation>
    </message>
</context>
<context>
    <name>convoku::FirstSteps</name>
    <message>
        <source>Close the hint</source>
        <translation>案内を閉じる</translation>
    </message>
    <message>
        <source>That is how it works. Press F1 for help.</source>
        <translation>基本の操作は以上です。F1 でヘルプが開きます。</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>One step, from the start</source>
        <translation>最初から1ステップ</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>1ステップ進む</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>もう一度再生</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>a digit: why is it there?</source>
        <translation>数字: なぜそこにあるのか</translation>
    </message>
    <message>
        <source>Things to try</source>
        <translation>できること</translation>
    </message>
</context>
<context>
    <name>convoku::FoundWording</name>
    <message>
        <source>%1 is the only candidate left.</source>
        <translation>残っている候補は%1だけです。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the only candidate left; the last one removed was %2, at %3.</source>
        <extracomment>%1: the digit that is left; %2: the digits that went last, &quot;1&quot; or &quot;1, 4&quot;; %3: where, &quot;16.2&quot;</extracomment>
        <translation>
            <numerusform>残っている候補は%1だけです。最後に消えたのは%2（%3）です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::FunctionPlotView</name>
    <message>
        <source>Function of the layer</source>
        <translation>層の関数</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateDialog</name>
    <message>
        <source>C&amp;lear</source>
        <translation>クリア(&amp;L)</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>一覧を空にします</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected puzzle in the window</source>
        <translation>選択した問題をウィンドウで開きます</translation>
    </message>
    <message>
        <source>&amp;Keep as collection</source>
        <translation>問題集にする(&amp;K)</translation>
    </message>
    <message>
        <source>List these puzzles in the Collection panel</source>
        <translation>これらの問題を「問題集」パネルに表示します</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save these puzzles as an .sdm file</source>
        <translation>これらの問題を .sdm ファイルに保存します</translation>
    </message>
    <message>
        <source>Generate puzzles</source>
        <translation>問題の作成</translation>
    </message>
    <message>
        <source>Command that generates the same puzzles</source>
        <translation>同じ問題を作るコマンド</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the command to the clipboard</source>
        <translation>コマンドをクリップボードにコピーします</translation>
    </message>
    <message>
        <source>The sa&amp;me as a command:</source>
        <translation>同じ内容のコマンド(&amp;M):</translation>
    </message>
    <message>
        <source>The same seed and criteria give the same puzzles.</source>
        <translation>同じ数と条件からは同じ問題ができます。</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <translation>新しいシード(&amp;N)</translation>
    </message>
    <message>
        <source>A different seed, for different puzzles</source>
        <translation>別の数にして、別の問題を作ります</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>問題数(&amp;H)</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>シード(&amp;D)</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>作成した問題</translation>
    </message>
    <message>
        <source>The search for puzzles stopped: %1</source>
        <translation>問題の探索が中断しました: %1</translation>
    </message>
    <message>
        <source>All rules are switched off. Switch some on in the Rules panel.</source>
        <translation>すべてのルールがオフです。「ルール」パネルでオンにしてください。</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to 18446744073709551615.</source>
        <translation>シードは0から18446744073709551615までの数です。</translation>
    </message>
    <message>
        <source>Such puzzles are rare: none among the last %L1 grids.</source>
        <translation>このような問題はまれです。直近%L1個の盤面にはありませんでした。</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>作成(&amp;G)</translation>
    </message>
    <message>
        <source>End the search and keep the puzzles found</source>
        <translation>探索を終え、見つかった問題を残します</translation>
    </message>
    <message>
        <source>Search for matching puzzles and start a new list</source>
        <translation>条件に合う問題を探します。一覧は新しくなります</translation>
    </message>
    <message>
        <source>Seed %1, no. %2</source>
        <extracomment>the name of a puzzle that was made: its seed and its place in the list</extracomment>
        <translation>シード%1、No. %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>Save puzzles</source>
        <translation>問題を保存</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました: %1</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateRequestForm</name>
    <message>
        <source>givens</source>
        <translation>ヒント数</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>パス数</translation>
    </message>
    <message>
        <source>&amp;minimal: no given is redundant</source>
        <translation>極小: どのヒントも除けない(&amp;M)</translation>
    </message>
    <message>
        <source>If any given is removed, the puzzle has several solutions.</source>
        <translation>ヒントを1つでも除くと複数解になる問題です。</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>none: the rules alone solve it</source>
        <translation>なし: ルールだけで解ける</translation>
    </message>
    <message>
        <source>at least, at once:</source>
        <translation>同時に次の数以上:</translation>
    </message>
    <message>
        <source>Active guesses</source>
        <translation>同時に残る仮定</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>ヒント(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>対称性(&amp;Y)</translation>
    </message>
    <message>
        <source>G&amp;uesses</source>
        <translation>仮定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Passes</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>Rules that must remove something</source>
        <translation>必ず何かを消去するルール</translation>
    </message>
    <message>
        <source>Fewest %1</source>
        <translation>%1の最小</translation>
    </message>
    <message>
        <source>Most %1</source>
        <translation>%1の最大</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>from 17 to 30</extracomment>
        <translation>～</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateWording</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>180度回転</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>90度回転</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Left and right, top and bottom</source>
        <translation>左右と上下</translation>
    </message>
    <message>
        <source>Diagonal from the top left</source>
        <translation>左上からの対角線</translation>
    </message>
    <message>
        <source>Diagonal from the top right</source>
        <translation>右上からの対角線</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>両方の対角線</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>すべて</translation>
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
        <translation>%1 / %2、試した盤面 %3</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles had the wrong number of givens: %1 to %2. Allow a wider range of givens.</source>
        <translation>%L4問中%L3問でヒントの数が条件に合いませんでした（%1～%2個）。ヒントの数の範囲を広げてください。</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles were not minimal. Few symmetric puzzles are. Give up the symmetry or clear “minimal”.</source>
        <translation>%L4問中%L3問が極小ではありませんでした。対称な問題で極小のものはわずかです。対称性をなくすか、「極小」を外してください。</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed guesses. Allow guesses, or more givens.</source>
        <translation>%L4問中%L3問で仮定が必要でした。仮定を許すか、ヒントを増やしてください。</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed too few guesses at once: %1 to %2. Ask for fewer guesses or fewer givens.</source>
        <translation>%L4問中%L3問で、同時に残る仮定が足りませんでした（%1～%2個）。仮定の数かヒントの数を減らしてください。</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles took the wrong number of passes: %1 to %2. Allow a wider range of passes.</source>
        <translation>%L4問中%L3問でパスの数が条件に合いませんでした（%1～%2パス）。パスの数の範囲を広げてください。</translation>
    </message>
    <message>
        <source>“%1” removed nothing in %L3 of %L4 puzzles. Ask for fewer rules or fewer givens.</source>
        <translation>%L4問中%L3問で「%1」が何も消去しませんでした。ルールの数かヒントの数を減らしてください。</translation>
    </message>
    <message>
        <source>The network did not solve %L3 of %L4 puzzles. Ask for more givens.</source>
        <translation>%L4問中%L3問をネットワークは解けませんでした。ヒントを増やしてください。</translation>
    </message>
    <message>
        <source>Puzzles with %1 givens or fewer are rare. It can take hours to find one.</source>
        <translation>ヒントが %1 個以下の問題はまれです。見つかるまで何時間もかかることがあります。</translation>
    </message>
</context>
<context>
    <name>convoku::GeneratedModel</name>
    <message>
        <source>Number of passes in which each rule removed something</source>
        <translation>各ルールが何かを消去したパスの数</translation>
    </message>
    <message>
        <source>Rules that removed something</source>
        <translation>消去したルール</translation>
    </message>
</context>
<context>
    <name>convoku::GraphWording</name>
    <message>
        <source>Encoding</source>
        <translation>符号化</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n層</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解決</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
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
        <translation>探索終了</translation>
    </message>
    <message>
        <source>next candidates</source>
        <translation>次の候補</translation>
    </message>
    <message>
        <source>next stack</source>
        <translation>次のスタック</translation>
    </message>
    <message>
        <source>next guess</source>
        <translation>次の仮定</translation>
    </message>
    <message>
        <source>next level</source>
        <translation>次のレベル</translation>
    </message>
    <message>
        <source>candidates after %1</source>
        <extracomment>what a rule leaves: candidates after Pointing in row</extracomment>
        <translation>%1の後の候補</translation>
    </message>
    <message>
        <source>else</source>
        <extracomment>the three inputs of a select layer: if 1, then this, else that</extracomment>
        <translation>else</translation>
    </message>
    <message>
        <source>then</source>
        <translation>then</translation>
    </message>
    <message>
        <source>if</source>
        <translation>if</translation>
    </message>
    <message>
        <source>indices</source>
        <extracomment>the places of the maxima that a max pooling found</extracomment>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>Layer %1 of %2: %3, %4 to %5 – %6.</source>
        <extracomment>Layer 3 of 14: max pooling 1×3 / 1×3, [9, 9, 9] to [9, 9, 3] – the digit occurs in this line of the box.</extracomment>
        <translation>層%1 / %2: %3、%4 から %5 – %6。</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>%1, %2; it outputs %3.</source>
        <extracomment>Verdict, 47 layers; it hands on solved, contradiction.</extracomment>
        <translation>%1、%2。受け渡し: %3。</translation>
    </message>
    <message>
        <source>Input: %1, %2, whole numbers from %3 to %4.</source>
        <translation>入力: %1、%2、%3から%4までの整数。</translation>
    </message>
    <message>
        <source>Output: %1, %2, whole numbers from %3 to %4.</source>
        <translation>出力: %1、%2、%3から%4までの整数。</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>1パス</translation>
    </message>
    <message>
        <source>Graph of %1: %2, %3 of them viewed.</source>
        <translation>%1のグラフ: %2、うち%3を表示中。</translation>
    </message>
    <message numerus="yes">
        <source>Graph of one pass: %n step(s), %1 of them viewed.</source>
        <translation>
            <numerusform>1パスのグラフ: %nステップ、うち%1を表示中。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle yet. Open one to show the network’s layers here.</source>
        <translation>まだ問題がありません。問題を開くと、ここにネットワークの層が表示されます。</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>層%1 / %2</translation>
    </message>
    <message>
        <source>Reads: %1.</source>
        <extracomment>the values and layers that a node of a graph takes its numbers from</extracomment>
        <translation>読むもの: %1。</translation>
    </message>
    <message>
        <source>Read by: %1.</source>
        <extracomment>the layers and values that take the numbers of a node of a graph</extracomment>
        <translation>読まれる先: %1。</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>層%1</translation>
    </message>
    <message>
        <source>Input: %1, %2, real numbers from %3 to %4.</source>
        <translation>入力: %1、%2、%3 から %4 までの実数。</translation>
    </message>
    <message>
        <source>Output: %1, %2, real numbers from %3 to %4.</source>
        <translation>出力: %1、%2、%3 から %4 までの実数。</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>of a text; short: it stands above a box</extracomment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>line %1 of the text: layer %2</source>
        <translation>テキストの%1行目: 層%2</translation>
    </message>
    <message>
        <source>line %1 of the text: layers %2 to %3</source>
        <translation>テキストの%1行目: 層%2～%3</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layer %2.</source>
        <translation>工房のテキストの%1行目が層%2を作ります。</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layers %2 to %3.</source>
        <translation>工房のテキストの%1行目が層%2～%3を作ります。</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines it.</source>
        <translation>工房のテキストの%1行目がこの層を作ります。</translation>
    </message>
</context>
<context>
    <name>convoku::Header</name>
    <message>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>convoku::HeadlineWording</name>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit, and a house or a cell that loses it: 2 leaves column 5</extracomment>
        <translation>%2から%1が消える</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>two digits and a house that loses them: 3 and 8 leave row 5</extracomment>
        <translation>%3から%1と%2が消える</translation>
    </message>
    <message>
        <source>because of %1</source>
        <extracomment>the cells of what a rule found: because of r7c8</extracomment>
        <translation>%1により</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>発見なし</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) leave</source>
        <extracomment>what a rule did, before it is known why: 7 candidates leave</extracomment>
        <translation>
            <numerusform>候補%n個が消える</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot hold two %2s</source>
        <extracomment>a house and a digit that stands twice in it: Column 8 can’t hold two 7s</extracomment>
        <translation>%1に%2は2つ入らない</translation>
    </message>
    <message>
        <source>A contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <translation>%1に数字が残っていない</translation>
    </message>
    <message>
        <source>%1 is tried in %2</source>
        <extracomment>a guess: 7 is tried in r1c2</extracomment>
        <translation>%2で%1を試す</translation>
    </message>
    <message>
        <source>The guess %1 is undone</source>
        <translation>仮定 %1 を取り消す</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>解が見つかった</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory</source>
        <translation>解決も矛盾もなし</translation>
    </message>
    <message>
        <source>Pass %1 removes %2</source>
        <translation>パス%1で%2を消去</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>候補%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 changes nothing</source>
        <translation>パス%1では変化なし</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>ヒント%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, layer %2 of %3</source>
        <extracomment>a step and one of its layers: Pointing in row, layer 3 of 12</extracomment>
        <translation>%1、層%2 / %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of its %n removal(s)</source>
        <extracomment>a rule and how much of what it removed is spoken of: Pointing in column, 4 of its 7 removals</extracomment>
        <translation>
            <numerusform>%1、消去%n個のうち%2個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removal(s)</source>
        <translation>
            <numerusform>%1、消去%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, before the search undoes the guess</source>
        <translation>%1、探索が仮定を取り消す前</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found something</source>
        <translation>
            <numerusform>%n個のルールで発見あり</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule found anything</source>
        <translation>どのルールも発見なし</translation>
    </message>
    <message>
        <source>%1 is not in %2</source>
        <translation>%2に%1は入らない</translation>
    </message>
    <message>
        <source>%1 is possible in %2</source>
        <translation>%2で%1は可能</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>仮定%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deduction(s)</source>
        <translation>
            <numerusform>推論%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1: &quot;58 deductions&quot;, %2: &quot;18 givens, 2 guesses&quot;</extracomment>
        <translation>%2からの%1</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <extracomment>digits, and as many cells that have room for no others: 4 and 7 take r3c8 and r3c9</extracomment>
        <translation>%1が%2を占める</translation>
    </message>
</context>
<context>
    <name>convoku::HelpController</name>
    <message>
        <source>&amp;Commands…</source>
        <translation>コマンド(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>プログラムの使い方</translation>
    </message>
    <message>
        <source>Help on the f&amp;ocused item</source>
        <translation>フォーカスのあるもののヘルプ(&amp;F)</translation>
    </message>
    <message>
        <source>Open the help page for the focused panel or view</source>
        <translation>フォーカスのあるパネルまたは表示についてのヘルプのページを開きます</translation>
    </message>
    <message>
        <source>How the &amp;network works</source>
        <translation>ネットワークの仕組み(&amp;N)</translation>
    </message>
    <message>
        <source>The network explained, with a picture of every rule</source>
        <translation>各ルールの図付きでネットワークを説明します</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>キー(&amp;K)…</translation>
    </message>
    <message>
        <source>See and change the keys of all commands</source>
        <translation>すべてのコマンドのキーを確認・変更します</translation>
    </message>
    <message>
        <source>&amp;About Convoku</source>
        <translation>Convoku について(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>This run has no such rule. It is switched off in the Rules panel.</source>
        <translation>この実行にそのルールはありません。「ルール」パネルでオフになっています。</translation>
    </message>
    <message>
        <source>Find a command by its function, or go to a place in the run</source>
        <translation>コマンドをその働きで探すか、実行中の位置へ移動します</translation>
    </message>
    <message>
        <source>not while a puzzle is edited</source>
        <translation>問題の編集中は不可</translation>
    </message>
    <message>
        <source>no puzzle is open</source>
        <translation>開いている問題なし</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>実行中の位置</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1へ移動</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <extracomment>a pass, a step, a cell or a candidate: Go to: Pass 17 · Pointing in row</extracomment>
        <translation>移動: %1</translation>
    </message>
</context>
<context>
    <name>convoku::HelpDialogs</name>
    <message>
        <source>About Convoku</source>
        <translation>Convoku について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;A step debugger for a neural network that was never trained: its weights are set by hand, and running it solves Sudoku.&lt;/p&gt;&lt;p&gt;MIT licence. The pictures’ font is Inter (SIL Open Font License).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;誰も訓練していないニューラルネットワークのステップデバッガーです。重みは手で設定され、実行すると数独が解けます。&lt;/p&gt;&lt;p&gt;MIT ライセンス。画像のフォントは Inter（SIL Open Font License）です。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::HelpWindow</name>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページへ</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>「戻る」を使う前の場所へ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>最初のページへ</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>文字を小さくします</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きくします</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>標準の大きさ</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>検索…</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>このページ内を検索</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>次の箇所</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>前の箇所</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>ヘルプを閉じます</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 – Convoku help</source>
        <translation>%1 – Convoku ヘルプ</translation>
    </message>
    <message>
        <source>Search wrapped to the top</source>
        <translation>ページの先頭に戻りました</translation>
    </message>
    <message>
        <source>Search wrapped to the bottom</source>
        <translation>ページの末尾に戻りました</translation>
    </message>
    <message>
        <source>Not found in this page</source>
        <translation>このページにはありません</translation>
    </message>
</context>
<context>
    <name>convoku::HistogramView</name>
    <message>
        <source>Histogram of passes</source>
        <translation>パス数のヒストグラム</translation>
    </message>
    <message>
        <source>Click a bar, or drag over several, to show only those puzzles</source>
        <translation>棒をクリック、または複数の棒をドラッグすると、その問題だけを表示します</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>Each bar covers more passes than the previous one, so that a few long runs do not compress the others</source>
        <translation>棒が表すパスの幅を広げていき、少数の長い実行のせいで他の棒が詰まらないようにします</translation>
    </message>
    <message>
        <source>Puzzles by passes: none</source>
        <translation>パス数ごとの問題: なし</translation>
    </message>
    <message>
        <source>Puzzles by passes</source>
        <translation>パス数ごとの問題</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryModel</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>起きたこと</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryPanel</name>
    <message>
        <source>History of the picked candidate</source>
        <translation>選んだ候補の履歴</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Click a candidate on the board, even a removed one, to see what happened to it.</source>
        <translation>盤面の候補（消去済みのものも可）をクリックすると、その候補に起きたことが分かります。</translation>
    </message>
</context>
<context>
    <name>convoku::HowItWorks</name>
    <message>
        <source>The weights of a kernel over a row</source>
        <translation>行に重ねたカーネルの重み</translation>
    </message>
    <message>
        <source>Weight %1 of %2: 1</source>
        <translation>重み%1（全%2個）: 1</translation>
    </message>
    <message>
        <source>See the layers</source>
        <translation>層を見る</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>最初のレッスン</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>しくみ</translation>
    </message>
    <message>
        <source>Candidates left after each pass</source>
        <translation>各パスの後に残る候補</translation>
    </message>
    <message>
        <source>Its weights, for example</source>
        <translation>重みの例</translation>
    </message>
    <message>
        <source>Ones over a whole row count the places left for a digit. If the sum is 1, the digit belongs there.</source>
        <translation>行全体に重ねた1が、数字に残された場所を数えます。合計が1なら、数字はそこに入ります。</translation>
    </message>
    <message numerus="yes">
        <source>One pass has %1 layers: %n rule(s), a verdict and a search. Its output is the input of the next pass.</source>
        <translation>
            <numerusform>1回のパスは%1の層からなります。ルール%n個、判定、探索です。その出力が次のパスの入力になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At first, each of the %n open cell(s) can hold any of the digits. Each pass removes some of them, until every cell has one left.</source>
        <translation>
            <numerusform>最初は、空いている%nマスのどれにもどの数字も入りえます。パスのたびに減り、最後にはどのマスも1つになります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::InputFile</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>ファイルではなく、デバイスまたはパイプです</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>これはフォルダーです</translation>
    </message>
</context>
<context>
    <name>convoku::KernelView</name>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
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
        <translation>%1、完了</translation>
    </message>
</context>
<context>
    <name>convoku::KeySettings</name>
    <message>
        <source>%1 is used by “%2”. Clear it there first, or choose a different key.</source>
        <translation>%1は「%2」で使用中です。先にそちらでクリアするか、別のキーを選んでください。</translation>
    </message>
    <message>
        <source>Lists and fields use %1 by itself. Add Ctrl or Alt, or use an F key.</source>
        <translation>%1だけでは、一覧や入力欄で使うキーと重なります。Ctrl か Alt と組み合わせるか、F キーを使ってください。</translation>
    </message>
</context>
<context>
    <name>convoku::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Filter by command or key</source>
        <translation>コマンドまたはキーで絞り込み</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>新しいキー(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>クリア(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>すべて戻す(&amp;A)</translation>
    </message>
    <message>
        <source>On the board, Left, Right, Home and End also move through the run. Hold B to see the state before. Press Esc to deselect the candidate.</source>
        <translation>盤面ではこのほかに、←、→、Home、End で実行内を移動、B を押している間は前の状態を表示、Esc で候補の選択を解除します。</translation>
    </message>
    <message>
        <source>Up or Down shows the cell cursor. The arrows then move it, digits pick candidates, and Esc hides it.</source>
        <translation>↑ または ↓ でマスのカーソルが現れます。現れている間は、矢印キーで移動、数字で候補を選択、Esc で解除します。</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>リセットを元に戻す(&amp;U)</translation>
    </message>
</context>
<context>
    <name>convoku::LayerBar</name>
    <message>
        <source>Layer of the step</source>
        <translation>ステップの層</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Go to this layer in the run</source>
        <translation>実行中のこの層の位置へ移動します</translation>
    </message>
    <message>
        <source>Move the kernel to the first number</source>
        <translation>カーネルを最初の数へ</translation>
    </message>
    <message>
        <source>Back by one number</source>
        <translation>1つ前の数へ</translation>
    </message>
    <message>
        <source>Forward by one number</source>
        <translation>1つ次の数へ</translation>
    </message>
    <message>
        <source>Move the kernel to the last number</source>
        <translation>カーネルを最後の数へ</translation>
    </message>
    <message>
        <source>Slide the kernel</source>
        <translation>カーネルをスライド</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>書き出し(&amp;X)</translation>
    </message>
    <message>
        <source>Export this layer as a picture or an animation</source>
        <translation>この層を画像またはアニメーションとして書き出します</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Choose which planes and numbers are shown</source>
        <translation>表示するプレーンと数を選ぶ</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Before or after the layer</source>
        <translation>層の前または後</translation>
    </message>
    <message>
        <source>Show the output, its input or the difference</source>
        <translation>出力、そのもとになった入力、または変化</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数値(&amp;N)</translation>
    </message>
    <message>
        <source>Show the numbers where there is room</source>
        <translation>余裕のあるところに数値を書きます</translation>
    </message>
    <message>
        <source>Speed of the slide</source>
        <translation>スライドの速さ</translation>
    </message>
    <message>
        <source>&amp;All planes</source>
        <translation>全プレーン(&amp;A)</translation>
    </message>
    <message>
        <source>Slide over all output planes, not only the current one</source>
        <translation>表示中のプレーンだけでなく、出力のすべてのプレーンをスライドします</translation>
    </message>
    <message>
        <source>All at &amp;once</source>
        <translation>すべて同時に(&amp;O)</translation>
    </message>
    <message>
        <source>Compute all numbers of the layer in one step, as the network does (A on the pictures)</source>
        <translation>ネットワークがしていること：層の数をすべて一度に(図の上で A)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG, SVG, PDF)…</source>
        <translation>画像 (PNG, SVG, PDF)(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, WebP)…</source>
        <translation>アニメーション (GIF, WebP)(&amp;A)…</translation>
    </message>
    <message>
        <source>Planes:</source>
        <translation>プレーン：</translation>
    </message>
    <message>
        <source>Output:</source>
        <translation>出力：</translation>
    </message>
    <message>
        <source>Speed of the slide:</source>
        <translation>速度：</translation>
    </message>
    <message>
        <source>Pause the slide (Space on the pictures)</source>
        <translation>スライドを一時停止（図の上で Space）</translation>
    </message>
    <message>
        <source>Slide the kernel over the input (Space on the pictures)</source>
        <translation>カーネルを入力の上でスライド（図の上で Space）</translation>
    </message>
    <message>
        <source>%1 · paused by the mouse</source>
        <extracomment>behind &quot;12 of 81&quot;: play goes on when the mouse has left the pictures</extracomment>
        <translation>%1 · マウス待ち</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>プレーン</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>すべてのプレーン</translation>
    </message>
    <message>
        <source>Picked digit</source>
        <translation>選んだ数字</translation>
    </message>
    <message>
        <source>Picked cell</source>
        <translation>選んだマス</translation>
    </message>
    <message>
        <source>Digit %1 only</source>
        <translation>数字%1だけ</translation>
    </message>
    <message>
        <source>Digits %1 and %2</source>
        <translation>数字%1と%2</translation>
    </message>
    <message>
        <source>Planes to show. Keys on the tensors: P: one plane; a digit: its plane; D: the picked digit; C: the picked cell; 0: all</source>
        <translation>表示するプレーン。テンソルの上では、P: 1枚のプレーン、数字: その数字のプレーン、D: 選んだ数字、C: 選んだマス、0: すべて</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>1枚のプレーン</translation>
    </message>
</context>
<context>
    <name>convoku::LayerTrailView</name>
    <message>
        <source>Layers of the step</source>
        <translation>ステップの層</translation>
    </message>
</context>
<context>
    <name>convoku::LayerVoice</name>
    <message>
        <source>the sum of the candidates stays %1</source>
        <translation>候補の和は%1のまま</translation>
    </message>
    <message>
        <source>the sum of the candidates changes from %1 to %2</source>
        <translation>候補の和は%1から%2へ</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>, groups %1</source>
        <extracomment>a convolution that keeps its channels apart: groups 9</extracomment>
        <translation>、グループ%1</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2; stack and guess are 0, level is %3.</source>
        <translation>問題に付いていた候補が最初のテンソルです: %1。その和は%2、stack と guess は 0、level は%3です。</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4; stack and guess are 0, level is %5.</source>
        <translation>符号化、%1層: %2 → %3。候補の和は%4、stack と guess は 0、level は%5です。</translation>
    </message>
    <message>
        <source>%1, computes “%2”; the next layers test whether it is %3.</source>
        <extracomment>%1: a layer; %2: what it counts</extracomment>
        <translation>%1で「%2」を求めます。続く層が、それが%3かどうかを調べます。</translation>
    </message>
    <message>
        <source>After all %1 layers %2.</source>
        <translation>全%1層の後、%2。</translation>
    </message>
    <message>
        <source>The count of candidates in %1 is 0, and “equals 0” turns it into 1.</source>
        <translation>%1の候補の数は0で、「0と等しい」の結果は1です。</translation>
    </message>
    <message>
        <source>%1: %2 cells have only this digit, and %2 − 1 is above 0: a clash.</source>
        <translation>%1: この数字だけのマスが%2個あり、%2 − 1 は0より大きいので重複です。</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, 数字%2</translation>
    </message>
    <message>
        <source>Cells whose count is 1: %1 of %2. This gives contradiction = %3 and solved = %4.</source>
        <translation>候補の数が1のマス: %1 / %2。したがって contradiction = %3、solved = %4。</translation>
    </message>
    <message>
        <source>The fewest candidates in an open cell are %1: %2, picks index %3, which is %4; %5, picks the digit %6. stack = %7 for the %8 set aside, guess = %7 for the one kept, level %7 → %9.</source>
        <translation>未確定のマスの候補の最小数は%1です: %2がインデックス%3、つまり%4を選び、%5が数字%6を選びます。保留した%8個は stack = %7、残す1個は guess = %7、level %7 → %9。</translation>
    </message>
    <message>
        <source>With pop = 1, candidates with stack %1 or %2 are restored with stack 0: %3. The one with guess %2, %4, is removed with stack %5. level %6 → %2.</source>
        <translation>pop = 1 なので、stack が%1または%2のものが復活し、その stack は0になります: %3。guess が%2の%4は、stack %5で消えます。level %6 → %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>候補%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>With push = 0 and pop = 0 the candidates stay as the rules left them. stack = %1 for %2; level stays %3.</source>
        <translation>push = 0、pop = 0 なので、候補はルールが残したままです。stack = %1: %2。level は%3のまま。</translation>
    </message>
    <message numerus="yes">
        <source>%n that the rules cleared</source>
        <translation>
            <numerusform>ルールが消去した%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>The network runs once: %1 layers in %2 groups. Across the rules, %3.</source>
        <translation>ネットワークを1回実行します（%1層、%2グループ）。ルールにより%3。</translation>
    </message>
    <message>
        <source>With solved = 1 the run ends.</source>
        <translation>solved = 1 なので実行は終わります。</translation>
    </message>
    <message>
        <source>When solved = 1 for the second time, the run ends.</source>
        <translation>2回目の solved = 1 なので実行は終わります。</translation>
    </message>
    <message>
        <source>level = %1, so there is no guess to undo: exhausted = 1 ends the run.</source>
        <translation>level = %1 で、取り消す仮定がありません。exhausted = 1 となり、実行は終わります。</translation>
    </message>
    <message>
        <source>With contradiction = 1, the run ends because no search can continue it.</source>
        <translation>contradiction = 1 なので実行は終わります。続けるための探索がありません。</translation>
    </message>
    <message>
        <source>The pass does not change the candidates, and the network has no search. The next pass would compute the same.</source>
        <translation>候補はパスに入ったときのまま出てきて、ネットワークには探索がありません。次のパスでも同じ計算になります。</translation>
    </message>
    <message>
        <source>The network is not run again: the limit is %1.</source>
        <translation>ネットワークはもう実行されません。上限は%1です。</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%nパス</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: numbers from %1 to %2, %3 of %4 are not 0.</source>
        <translation>ここでは%1から%2までの数で、%4個中%3個が0以外です。</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4.</source>
        <translation>符号化、%1層: %2 → %3。候補の和は%4です。</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2.</source>
        <translation>問題に付いていた候補が最初のテンソルです: %1。その和は%2です。</translation>
    </message>
    <message>
        <source>Contradiction = %1 and solved = %2.</source>
        <translation>contradiction = %1、solved = %2。</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWording</name>
    <message>
        <source>one for each digit</source>
        <translation>数字ごとに1つ</translation>
    </message>
    <message>
        <source>one for each pair</source>
        <translation>ペアごとに1つ</translation>
    </message>
    <message>
        <source>one for each plane</source>
        <translation>プレーンごとに1つ</translation>
    </message>
    <message>
        <source>for digit %1</source>
        <translation>数字%1用</translation>
    </message>
    <message>
        <source>for the pair %1 %2</source>
        <translation>ペア %1 %2 用</translation>
    </message>
    <message>
        <source>for plane %1</source>
        <translation>プレーン%1用</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>カーネル %1</translation>
    </message>
    <message>
        <source>kernel %1 over %2 planes</source>
        <translation>カーネル %1、%2プレーン</translation>
    </message>
    <message>
        <source>all weights %1</source>
        <translation>重みはすべて%1</translation>
    </message>
    <message>
        <source>the largest of %1: the whole plane</source>
        <translation>%1の最大値: プレーン全体</translation>
    </message>
    <message>
        <source>the largest of %1, stride %2</source>
        <translation>%1の最大値、ストライド %2</translation>
    </message>
    <message>
        <source>each number fills a block of %1</source>
        <translation>各数が%1の区画を埋める</translation>
    </message>
    <message>
        <source>each number is written to one place of %1</source>
        <translation>各数が%1の1か所に入る</translation>
    </message>
    <message>
        <source>no kernel: %1, each number for itself</source>
        <extracomment>%1: an operation: minimum</extracomment>
        <translation>カーネルなし: %1、各数を個別に</translation>
    </message>
    <message>
        <source>weight %1 × %2</source>
        <extracomment>a weight and the number that it is multiplied by: weight 1 × 5 in r4c7 = 1</extracomment>
        <translation>重み%1 × %2</translation>
    </message>
    <message>
        <source>in the window: %1</source>
        <translation>窓の中: %1</translation>
    </message>
    <message>
        <source>weight %1 reads this number only</source>
        <translation>重み%1はこの数だけを読みます</translation>
    </message>
    <message>
        <source>this place reads this number only</source>
        <translation>この場所はこの数だけを読みます</translation>
    </message>
    <message>
        <source>the slide is paused until the mouse leaves the pictures</source>
        <translation>マウスが図から離れるまで、スライドは待機します</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how far the kernel has come: 12 of 81</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>… %1 more …</source>
        <extracomment>in the middle of a long formula: 1·0 + 1·1 + … 3 more … + 1·0</extracomment>
        <translation>… ほか%1個 …</translation>
    </message>
    <message>
        <source>is %1 equal to %2? %3</source>
        <extracomment>%1, %2: numbers that are compared; %3: how the network does it: is 2 equal to 3? min(0, 2)</extracomment>
        <translation>%1は%2と等しい? %3</translation>
    </message>
    <message>
        <source>%1 at index %2 → %1</source>
        <translation>%1がインデックス%2 → %1</translation>
    </message>
    <message>
        <source>index %1, not %2 → %3</source>
        <extracomment>the number goes to another place: index 12, not 5 → 0</extracomment>
        <translation>インデックスは%1（%2ではない） → %3</translation>
    </message>
    <message>
        <source>no index is %1 → %2</source>
        <translation>インデックス%1はない → %2</translation>
    </message>
    <message>
        <source>%1 = %2, first at index %3 → %3</source>
        <extracomment>the place of a maximum: max(0, 5, 3) = 5, first at index 1 → 1</extracomment>
        <translation>%1 = %2、最初はインデックス%3 → %3</translation>
    </message>
    <message>
        <source>each cell</source>
        <translation>各マス</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>各行</translation>
    </message>
    <message>
        <source>each column</source>
        <translation>各列</translation>
    </message>
    <message>
        <source>each box</source>
        <translation>各ブロック</translation>
    </message>
    <message>
        <source>each row of a box</source>
        <translation>ブロック内の各行</translation>
    </message>
    <message>
        <source>each column of a box</source>
        <translation>ブロック内の各列</translation>
    </message>
    <message>
        <source>each digit</source>
        <translation>各数字</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>盤面全体</translation>
    </message>
    <message>
        <source>%1 and each digit</source>
        <extracomment>each row and each digit</extracomment>
        <translation>%1・各数字</translation>
    </message>
    <message>
        <source>%1 and each pair of digits</source>
        <translation>%1・数字の各ペア</translation>
    </message>
    <message>
        <source>One half of “is it %1?”: subtracts %1 from each number and adds 1. This maps %1 to 1, larger numbers to more than 1.</source>
        <translation>「%1か?」の半分: 各数から%1を引いて1を足します。%1は1になり、それより大きい数はより大きくなります。</translation>
    </message>
    <message>
        <source>The other half of “is it %1?”: subtracts each number from %1 + 1. This maps %1 to 1, smaller numbers to more than 1.</source>
        <translation>「%1か?」のもう半分: %1 + 1 から各数を引きます。%1は1になり、それより小さい数はより大きくなります。</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number below %1 gives 0.</source>
        <translation>「%1か?」のため: 0未満の数を0にするので、%1未満はすべて0になります。</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number above %1 gives 0.</source>
        <translation>「%1か?」のため: 0未満の数を0にするので、%1より大きい数はすべて0になります。</translation>
    </message>
    <message>
        <source>“Is it %1?”: the smaller of the two halves is 1 for %1 and 0 for all other numbers.</source>
        <translation>「%1か?」: 2つの半分のうち小さい方は、%1のとき1、それ以外の数では0です。</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in all %1 planes.</source>
        <translation>全%1プレーンの同じ場所にある数を足し合わせます。</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in the planes, each multiplied by its weight; weight 0 leaves a plane out.</source>
        <translation>各プレーンの同じ場所にある数に重みを掛けて足し合わせます。重み0のプレーンは除かれます。</translation>
    </message>
    <message>
        <source>Adds up all numbers of each plane.</source>
        <translation>各プレーンのすべての数を足し合わせます。</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane.</source>
        <translation>各プレーンの最大の数を取ります。</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane and its index: its first place, counted from 0 along the rows.</source>
        <translation>各プレーンの最大の数とそのインデックス（最初に現れる場所を、行に沿って0から数えたもの）を取ります。</translation>
    </message>
    <message>
        <source>Puts each number at the place of its index; all other places are 0.</source>
        <translation>各数をインデックスの示す場所に置きます。それ以外はすべて0です。</translation>
    </message>
    <message>
        <source>Repeats each number in a block of %1.</source>
        <translation>各数を%1の区画に繰り返します。</translation>
    </message>
    <message>
        <source>Puts %1 in every place, whatever was there.</source>
        <translation>元の値にかかわらず、すべての場所に%1を置きます。</translation>
    </message>
    <message>
        <source>Subtracts each number from 1: for 0 and 1 this is “not”.</source>
        <translation>1から各数を引きます。0と1については「not」です。</translation>
    </message>
    <message>
        <source>Takes each number from %1.</source>
        <translation>%1から各数を引きます。</translation>
    </message>
    <message>
        <source>Takes %1 from each number.</source>
        <translation>各数から%1を引きます。</translation>
    </message>
    <message>
        <source>Adds %1 to each number.</source>
        <translation>各数に%1を足します。</translation>
    </message>
    <message>
        <source>Multiplies each number by %1 and adds %2.</source>
        <translation>各数に%1を掛けて%2を足します。</translation>
    </message>
    <message>
        <source>Numbers below 0 become 0, the others stay.</source>
        <translation>0未満の数は0になり、それ以外はそのままです。</translation>
    </message>
    <message>
        <source>Numbers below %1 become %1, numbers above %2 become %2, the others stay.</source>
        <translation>%1未満の数は%1に、%2を超える数は%2になり、それ以外はそのままです。</translation>
    </message>
    <message>
        <source>Takes the smaller of the two numbers: for 0 and 1 this is “and”.</source>
        <translation>2つの数の小さい方を取ります。0と1については「and」です。</translation>
    </message>
    <message>
        <source>Takes the larger of the two numbers: for 0 and 1 this is “or”.</source>
        <translation>2つの数の大きい方を取ります。0と1については「or」です。</translation>
    </message>
    <message>
        <source>Adds the two numbers.</source>
        <translation>2つの数を足します。</translation>
    </message>
    <message>
        <source>Subtracts the second number from the first: 0 if they are equal.</source>
        <translation>1つ目の数から2つ目の数を引きます。等しければ0です。</translation>
    </message>
    <message>
        <source>Multiplies the two numbers: the result is 0 if either is 0.</source>
        <translation>2つの数を掛けます。どちらかが0なら何も残りません。</translation>
    </message>
    <message>
        <source>A switch: takes the first number if the third is 0, and the second if it is 1.</source>
        <translation>切り替え: 3つ目の数が0のところでは1つ目を、1のところでは2つ目を取ります。</translation>
    </message>
    <message>
        <source>The same numbers in the same order, only laid out as %1.</source>
        <translation>同じ順序の同じ数で、並べ方だけを%1に変えます。</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>数字%1</translation>
    </message>
    <message>
        <source>pair %1 %2</source>
        <extracomment>two digits of a naked pair: pair 2 5</extracomment>
        <translation>ペア %1 %2</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>stack: the level that restores a candidate</source>
        <translation>スタック: 候補を復活させるレベル</translation>
    </message>
    <message>
        <source>guess: the level that chose a candidate</source>
        <translation>仮定: 候補を選んだレベル</translation>
    </message>
    <message>
        <source>level: the next free one</source>
        <translation>レベル: 次の空き</translation>
    </message>
    <message>
        <source>the switch</source>
        <translation>切り替え</translation>
    </message>
    <message>
        <source>if the switch is 0</source>
        <translation>切り替えが0のところ</translation>
    </message>
    <message>
        <source>if the switch is 1</source>
        <translation>切り替えが1のところ</translation>
    </message>
    <message>
        <source>the numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>their indices</source>
        <translation>そのインデックス</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>1つ目</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>2つ目</translation>
    </message>
    <message>
        <source>in · %1</source>
        <extracomment>an input of a layer, and its shape: in, the switch · [1, 9, 9]</extracomment>
        <translation>入力 · %1</translation>
    </message>
    <message>
        <source>in, %1 · %2</source>
        <translation>入力、%1 · %2</translation>
    </message>
    <message>
        <source>out · %1</source>
        <extracomment>the output of a layer, and its shape</extracomment>
        <translation>出力 · %1</translation>
    </message>
    <message>
        <source>out, the maximum · %1</source>
        <translation>出力、最大値 · %1</translation>
    </message>
    <message>
        <source>out, its index · %1</source>
        <translation>出力、インデックス · %1</translation>
    </message>
    <message>
        <source>%1 has no effect: no value of it changes the result</source>
        <translation>%1はどこにも入りません: どんな値でも結果は変わりません</translation>
    </message>
    <message>
        <source>%1 contributes to %2</source>
        <extracomment>5 in r4c7 = 1 goes into row 4, digit 5</extracomment>
        <translation>%1は%2に入ります</translation>
    </message>
    <message>
        <source>%1 contributes to %2 numbers</source>
        <translation>%1は%2個の数に入ります</translation>
    </message>
    <message>
        <source>%1: the outcome</source>
        <extracomment>%1: a rule, the verdict or the search</extracomment>
        <translation>%1: 結果</translation>
    </message>
    <message>
        <source>End of pass %1: the remaining candidates</source>
        <extracomment>%1: the number of a pass</extracomment>
        <translation>パス%1の終わり: 残った候補</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a number of a layer and how it comes about: row 4, digit 5: 1·0 + 1·1 = 1</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, digit %2: %3</source>
        <extracomment>what a layer computes, a digit and its number: places of the digit, digit 5: 3</extracomment>
        <translation>%1, 数字%2: %3</translation>
    </message>
    <message>
        <source>%1: about the whole board</source>
        <extracomment>%1: what a layer computes</extracomment>
        <translation>%1: 盤面全体について</translation>
    </message>
    <message>
        <source>%1: no places on the board</source>
        <translation>%1: 盤面上の場所なし</translation>
    </message>
    <message>
        <source>%1: both digits of a pair</source>
        <translation>%1: ペアの両方の数字</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1, 数字%2</translation>
    </message>
    <message>
        <source>%1, every digit</source>
        <translation>%1, 全数字</translation>
    </message>
    <message>
        <source>Point at a number or click it to see how it is computed.</source>
        <translation>数にマウスを重ねるかクリックすると、何からできているかが分かります。</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>まだ問題がありません。</translation>
    </message>
    <message>
        <source>The numbers of this layer are being computed.</source>
        <translation>この層の数を計算しています。</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <extracomment>%1: where in the run a layer is: 17.4.2</extracomment>
        <translation>固定: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the name of a tab: the address of a layer and what the layer computes: 17.4.2 places for a digit in a row</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing has been computed yet. Press F11 to step, or Ctrl+F11 to step into a rule’s layers.</source>
        <translation>まだ何も計算されていません。F11 で先へ、Ctrl+F11 でルールの層へ進みます。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate, or a pair of digits, and its cell: 5 in r4c7, pair 2 5 in r1c1</extracomment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>part of a line</comment>
        <extracomment>the part of a line that lies in a box: row 4 in box 5</extracomment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <extracomment>a place in a kernel, from 1</extracomment>
        <translation>行%1、列%2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <extracomment>the planes of a tensor that stand for no digit, from 1: plane 3</extracomment>
        <translation>プレーン%1</translation>
    </message>
    <message>
        <source>weight %1 reads %2 numbers, all at once</source>
        <translation>重み%1は%2個の数を同時に読みます</translation>
    </message>
    <message>
        <source>this place reads %1 numbers, all at once</source>
        <translation>この場所は%1個の数を同時に読みます</translation>
    </message>
    <message>
        <source>rows down, columns across</source>
        <translation>縦に行、横に列</translation>
    </message>
    <message>
        <source>rows down, digits across</source>
        <translation>縦に行、横に数字</translation>
    </message>
    <message>
        <source>rows down</source>
        <translation>縦に行</translation>
    </message>
    <message>
        <source>digits down, columns across</source>
        <translation>縦に数字、横に列</translation>
    </message>
    <message>
        <source>columns across</source>
        <translation>横に列</translation>
    </message>
    <message>
        <source>digits across</source>
        <translation>横に数字</translation>
    </message>
    <message>
        <source>digits down</source>
        <translation>縦に数字</translation>
    </message>
    <message>
        <source>the mean of %1: the whole plane</source>
        <translation>%1 の平均: プレーン全体</translation>
    </message>
    <message>
        <source>the mean of %1, stride %2</source>
        <translation>%1 の平均、ストライド %2</translation>
    </message>
    <message>
        <source>%1, the share of %2</source>
        <extracomment>the share of a number among others: softmax(0, 1, 0.5), the share of 1</extracomment>
        <translation>%1、%2 の割合</translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>a place of the padding around a plane: edge → 0</extracomment>
        <translation>縁</translation>
    </message>
    <message>
        <source>real numbers %1</source>
        <extracomment>the numbers that a value can have, not only whole ones: real numbers 0 … 1</extracomment>
        <translation>実数 %1</translation>
    </message>
    <message>
        <source>planes</source>
        <comment>a dimension</comment>
        <translation>プレーン</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>a dimension</comment>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>a dimension</comment>
        <translation>列</translation>
    </message>
    <message>
        <source>Pads each plane with zeros: rows above and below (%1 each), columns on both sides (%2 each).</source>
        <translation>各プレーンの周りに0を置きます。上下に行（それぞれ %1）、左右に列（それぞれ %2）。</translation>
    </message>
    <message>
        <source>Takes the mean of all numbers of each plane.</source>
        <translation>各プレーンのすべての数の平均を取ります。</translation>
    </message>
    <message>
        <source>Maps each number into the range 0 to 1: 0 becomes ½, large numbers approach 1, small ones approach 0.</source>
        <translation>それぞれの数を0と1の間に押し込めます。0は½になり、大きな数は1に、小さな数は0に近づきます。</translation>
    </message>
    <message>
        <source>Maps each number into the range −1 to 1: 0 stays 0, large numbers approach 1, small ones −1.</source>
        <translation>それぞれの数を−1と1の間に押し込めます。0はそのまま、大きな数は1に、小さな数は−1に近づきます。</translation>
    </message>
    <message>
        <source>Reorders the dimensions and keeps the numbers: planes, rows and columns were %1, %2 and %3 before.</source>
        <translation>同じ数を、次元の順序を変えて並べます。今のプレーン、行、列は、もとは%1、%2、%3でした。</translation>
    </message>
    <message>
        <source>Turns the numbers along one dimension (%1) into shares: none is below 0, and they add up to 1. The larger the number, the larger its share.</source>
        <translation>1つの次元（%1）に沿った数を割合にします。0未満はなく、合計は1で、数が大きいほどその割合も大きくなります。</translation>
    </message>
    <message>
        <source>no kernel: softmax over all numbers of a line</source>
        <translation>カーネルなし: softmax、一列の数をまとめて計算</translation>
    </message>
    <message>
        <source>digits</source>
        <comment>along a side of a plane</comment>
        <translation>数字</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>along a side of a plane</comment>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>along a side of a plane</comment>
        <translation>列</translation>
    </message>
    <message>
        <source>boxes</source>
        <comment>along a side of a plane</comment>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>cells of a box</source>
        <comment>along a side of a plane</comment>
        <translation>ブロック内のマス</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>縦に%1</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <extracomment>what the sides of a plane stand for: digits down, columns across</extracomment>
        <translation>縦に%1、横に%2</translation>
    </message>
    <message>
        <source>cell %1 of the box</source>
        <translation>ブロックのマス%1</translation>
    </message>
    <message>
        <source>subset %1</source>
        <translation>部分集合%1</translation>
    </message>
    <message>
        <source>pairs of digits</source>
        <translation>数字のペア</translation>
    </message>
    <message>
        <source>sets of digits</source>
        <translation>数字の組</translation>
    </message>
    <message>
        <source>pairs of rows</source>
        <translation>行のペア</translation>
    </message>
    <message>
        <source>sets of rows</source>
        <translation>行の組</translation>
    </message>
    <message>
        <source>pairs of columns</source>
        <translation>列のペア</translation>
    </message>
    <message>
        <source>sets of columns</source>
        <translation>列の組</translation>
    </message>
    <message>
        <source>pairs of cells of a box</source>
        <translation>ブロック内のマスのペア</translation>
    </message>
    <message>
        <source>sets of cells of a box</source>
        <translation>ブロック内のマスの組</translation>
    </message>
    <message>
        <source>each pair of digits</source>
        <translation>数字の各ペア</translation>
    </message>
    <message>
        <source>each set of digits</source>
        <translation>数字の各組</translation>
    </message>
    <message>
        <source>each pair of rows</source>
        <translation>行の各ペア</translation>
    </message>
    <message>
        <source>each set of rows</source>
        <translation>行の各組</translation>
    </message>
    <message>
        <source>each pair of columns</source>
        <translation>列の各ペア</translation>
    </message>
    <message>
        <source>each set of columns</source>
        <translation>列の各組</translation>
    </message>
    <message>
        <source>each pair of cells of the box</source>
        <translation>ブロックのマスの各ペア</translation>
    </message>
    <message>
        <source>each set of cells of the box</source>
        <translation>ブロックのマスの各組</translation>
    </message>
    <message>
        <source>each cell of the box</source>
        <translation>ブロックの各マス</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>two or more of them: rows 2 5</extracomment>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <extracomment>two or more of them: columns 2 5</extracomment>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>cells %1 of the box</source>
        <extracomment>two or more of them: cells 2 5 of the box</extracomment>
        <translation>ブロックのマス %1</translation>
    </message>
    <message>
        <source>digits %1</source>
        <extracomment>three or four of them: digits 2 5 8</extracomment>
        <translation>数字 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n 個の和を一度に。演算器が %n 個あるプロセッサーなら 1 クロックで済みます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n 個の数を一度に。演算器が %n 個あるプロセッサーなら 1 クロックで済みます</numerusform>
        </translation>
    </message>
    <message>
        <source>A kernel of %1 adds up the numbers below it, each times its weight, at all positions on each plane at once.</source>
        <translation>%1のカーネルが各プレーンのすべての場所で同時に、その下の数にそれぞれの重みを掛けて合計します。</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, at all positions on each plane at once.</source>
        <translation>%1の窓が各プレーンのすべての場所で同時に、窓の中の数を足し合わせます。</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, each times its weight, at all positions on the planes at once.</source>
        <translation>%1の窓がプレーンのすべての場所で同時に、窓の中の数に重みを掛けて足し合わせます。</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once.</source>
        <translation>%1の窓が各プレーンのすべての場所で同時に、窓の中の最大の数を取ります。</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once. It also takes the index of its first occurrence, counted from 0 along the rows.</source>
        <translation>%1の窓が各プレーンのすべての場所で同時に、窓の中の最大の数とそのインデックス（最初に現れる場所を、行に沿って0から数えたもの）を取ります。</translation>
    </message>
    <message>
        <source>A window of %1 takes the mean of the numbers in it, at all positions on each plane at once.</source>
        <translation>%1の窓が各プレーンのすべての場所で同時に、その中の数の平均を取ります。</translation>
    </message>
    <message>
        <source>Concatenates the planes of the inputs in order; the numbers do not change.</source>
        <translation>入ってくるもののプレーンを順に並べてつなぎます。数はそのままです。</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <extracomment>one of the inputs of a layer that puts planes one behind the other: part 2 of 3</extracomment>
        <translation>%2つのうち%1つ目</translation>
    </message>
    <message>
        <source>no kernel: %1 over all numbers of a line</source>
        <extracomment>%1: an operation: RMS normalisation</extracomment>
        <translation>カーネルなし: %1、1列の数をまとめて</translation>
    </message>
    <message>
        <source>no kernel: each row of the first matrix × each column of the second</source>
        <translation>カーネルなし: 1つ目の各行と2つ目の各列</translation>
    </message>
    <message>
        <source>is %1 at least %2? → %3</source>
        <extracomment>a question and its answer, 1 or 0: is 0.7 at least 0.5? → 1</extracomment>
        <translation>%1 は %2 以上か？ → %3</translation>
    </message>
    <message>
        <source>Tests whether each number is at least %1: 1 if it is, 0 if it is not.</source>
        <translation>それぞれの数が %1 以上かどうかを調べます。そうなら 1、そうでなければ 0。</translation>
    </message>
    <message>
        <source>Multiplies matrices, plane by plane: each number in a row of the first times its counterpart in a column of the second, added up.</source>
        <translation>行列をプレーンごとに掛けます。1つ目の行の数と2つ目の列の数を1つずつ掛けて足し合わせます。</translation>
    </message>
    <message>
        <source>Divides the numbers along one dimension (%1) by their root mean square, so that their average size is 1. Adding %2 to the mean square prevents division by 0.</source>
        <translation>1つの次元（%1）に沿った数を、二乗の平均の平方根で割り、平均して 1 の大きさにします。平均には %2 を足すので、0 で割ることはありません。</translation>
    </message>
    <message>
        <source>Multiplies each number by the share of a normal distribution below it. Numbers far above 0 stay, numbers far below 0 become 0, and there is no kink between them.</source>
        <translation>0 よりずっと大きい数はそのまま、ずっと小さい数は 0 になり、その間に折れ目はありません。それぞれの数に、正規分布のうちその数より下にある割合を掛けます。</translation>
    </message>
    <message>
        <source>Raises e to the power of each number: 0 becomes 1, and all results are above 0.</source>
        <translation>e を各数で累乗します。0 は 1 になり、結果はすべて 0 より大きくなります。</translation>
    </message>
    <message>
        <source>Takes the natural logarithm of each number: 1 becomes 0. Numbers must be above 0.</source>
        <translation>各数の自然対数を取ります。1 は 0 になります。数は 0 より大きくなければなりません。</translation>
    </message>
    <message>
        <source>Raises each number to the power of %1.</source>
        <translation>各数を %1 乗します。</translation>
    </message>
    <message>
        <source>Applies the error function to each number: 0 stays 0, large numbers approach 1, small ones approach −1.</source>
        <translation>各数に誤差関数を適用します。0 はそのまま、大きな数は 1 に、小さな数は −1 に近づきます。</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWords</name>
    <message>
        <source>, by digit</source>
        <translation>、数字ごと</translation>
    </message>
    <message>
        <source>1 − |g − d|, and empty</source>
        <translation>1 − |g − d|、および空</translation>
    </message>
    <message>
        <source>a box owns the digit in this line</source>
        <translation>いずれかのブロックがこのラインに数字を独占</translation>
    </message>
    <message>
        <source>a cell has no candidate</source>
        <translation>候補のないマスがある</translation>
    </message>
    <message>
        <source>a clash in a house</source>
        <translation>ユニットに重複がある</translation>
    </message>
    <message>
        <source>a clash in a row or a column</source>
        <translation>行または列に重複がある</translation>
    </message>
    <message>
        <source>a contradiction, or a solution to look beyond</source>
        <translation>矛盾、または先を探す解</translation>
    </message>
    <message>
        <source>a guess is active</source>
        <translation>仮定が残っている</translation>
    </message>
    <message>
        <source>a one for it</source>
        <translation>そこに1</translation>
    </message>
    <message>
        <source>a − k + 1</source>
        <translation>a − k + 1</translation>
    </message>
    <message>
        <source>all cells are decided</source>
        <translation>全マスが確定</translation>
    </message>
    <message>
        <source>another box owns it</source>
        <translation>別のブロックが独占</translation>
    </message>
    <message>
        <source>any digit clashes</source>
        <translation>いずれかの数字が重複</translation>
    </message>
    <message>
        <source>beyond the first</source>
        <translation>最初の1つを超える分</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>candidates in the cell</source>
        <translation>マスの候補の数</translation>
    </message>
    <message>
        <source>candidates that stay</source>
        <translation>残る候補</translation>
    </message>
    <message>
        <source>cleared since the guess</source>
        <translation>仮定以降に消去</translation>
    </message>
    <message>
        <source>is restored</source>
        <translation>復活する</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>decided cells</source>
        <translation>確定したマスの数</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>digits as a plane</source>
        <translation>数字をプレーンに</translation>
    </message>
    <message>
        <source>digits of the pair in the cell</source>
        <translation>マスにあるペアの数字の数</translation>
    </message>
    <message>
        <source>digits that clash</source>
        <translation>重複する数字の数</translation>
    </message>
    <message>
        <source>digits that have only this cell</source>
        <translation>このマスにしか入らない数字の数</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>探索終了</translation>
    </message>
    <message>
        <source>falls from 1 at k</source>
        <translation>k で1から下がる</translation>
    </message>
    <message>
        <source>fewer count more</source>
        <translation>少ないほど大きく</translation>
    </message>
    <message>
        <source>for each box of the line</source>
        <translation>ラインの各ブロックへ</translation>
    </message>
    <message>
        <source>for each line of the box</source>
        <translation>ブロックの各ラインへ</translation>
    </message>
    <message>
        <source>g − d, d − g, 1 − g</source>
        <translation>g − d, d − g, 1 − g</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>in any house</source>
        <translation>いずれかのユニットで</translation>
    </message>
    <message>
        <source>in every cell of the house</source>
        <translation>ユニットの全マスへ</translation>
    </message>
    <message>
        <source>its candidates</source>
        <translation>その候補</translation>
    </message>
    <message>
        <source>its digits</source>
        <translation>その数字</translation>
    </message>
    <message>
        <source>k + 1 − a</source>
        <translation>k + 1 − a</translation>
    </message>
    <message>
        <source>keep only those digits there</source>
        <translation>そこではその数字だけを残す</translation>
    </message>
    <message>
        <source>level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>level of the last guess</source>
        <translation>最後の仮定のレベル</translation>
    </message>
    <message>
        <source>level of what was derived</source>
        <translation>導かれたもののレベル</translation>
    </message>
    <message>
        <source>level of what was derived before it</source>
        <translation>その前に導かれたもののレベル</translation>
    </message>
    <message>
        <source>lines of the box with the digit</source>
        <translation>数字があるブロック内のラインの数</translation>
    </message>
    <message>
        <source>no clash</source>
        <translation>重複なし</translation>
    </message>
    <message>
        <source>no contradiction</source>
        <translation>矛盾なし</translation>
    </message>
    <message>
        <source>no guess is active</source>
        <translation>残っている仮定なし</translation>
    </message>
    <message>
        <source>not a candidate after the rules</source>
        <translation>ルールの後に候補でない</translation>
    </message>
    <message>
        <source>not set aside</source>
        <translation>保留でない</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>未解決</translation>
    </message>
    <message>
        <source>not the failed guess</source>
        <translation>失敗した仮定でない</translation>
    </message>
    <message>
        <source>not the guess</source>
        <translation>仮定でない</translation>
    </message>
    <message>
        <source>not the pair&apos;s own cells</source>
        <translation>ペア自身のマスでない</translation>
    </message>
    <message>
        <source>not to clear</source>
        <translation>消去対象でない</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>nothing changed, not solved</source>
        <translation>変化なし、未解決</translation>
    </message>
    <message>
        <source>no guess left to undo</source>
        <translation>取り消すものがない</translation>
    </message>
    <message>
        <source>pairs that clear the digit</source>
        <translation>数字を消去するペアの数</translation>
    </message>
    <message>
        <source>places for the digit in the house</source>
        <translation>ユニット内で数字の入る場所の数</translation>
    </message>
    <message>
        <source>pop</source>
        <translation>pop</translation>
    </message>
    <message>
        <source>pop: candidates</source>
        <translation>pop: 候補</translation>
    </message>
    <message>
        <source>pop: guess</source>
        <translation>pop: 仮定</translation>
    </message>
    <message>
        <source>pop: stack</source>
        <translation>pop: スタック</translation>
    </message>
    <message>
        <source>pop: stack without the restored ones</source>
        <translation>pop: 復活するものを除くスタック</translation>
    </message>
    <message>
        <source>popped or kept</source>
        <translation>pop または維持</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>push: candidates</source>
        <translation>push: 候補</translation>
    </message>
    <message>
        <source>push: guess</source>
        <translation>push: 仮定</translation>
    </message>
    <message>
        <source>push: level</source>
        <translation>push: レベル</translation>
    </message>
    <message>
        <source>push: stack</source>
        <translation>push: スタック</translation>
    </message>
    <message>
        <source>pushed, popped or kept</source>
        <translation>push、pop または維持</translation>
    </message>
    <message>
        <source>record: cleared at this level</source>
        <translation>記録: このレベルで消去</translation>
    </message>
    <message>
        <source>rises to 1 at k</source>
        <translation>k で1に上がる</translation>
    </message>
    <message>
        <source>set aside by the guess</source>
        <translation>仮定により保留</translation>
    </message>
    <message>
        <source>singles of the digit in the house</source>
        <translation>ユニット内の数字のシングルの数</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解決</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>stays away</source>
        <translation>消えたまま</translation>
    </message>
    <message>
        <source>such cells in the house</source>
        <translation>ユニット内のそのようなマスの数</translation>
    </message>
    <message>
        <source>that candidate</source>
        <translation>その候補</translation>
    </message>
    <message>
        <source>that place</source>
        <translation>その場所</translation>
    </message>
    <message>
        <source>the box does not own it</source>
        <translation>ブロックが独占していない</translation>
    </message>
    <message>
        <source>the box has it in one line only</source>
        <translation>ブロック内で1ラインだけにある</translation>
    </message>
    <message>
        <source>the box owns the digit in this line</source>
        <translation>ブロックがこのラインに数字を独占</translation>
    </message>
    <message>
        <source>the cell has both</source>
        <translation>マスに両方ある</translation>
    </message>
    <message>
        <source>the cell has no candidate</source>
        <translation>マスに候補がない</translation>
    </message>
    <message>
        <source>the cell has one candidate</source>
        <translation>マスの候補が1つ</translation>
    </message>
    <message>
        <source>the cell has two candidates</source>
        <translation>マスの候補が2つ</translation>
    </message>
    <message>
        <source>the cell is not a single itself</source>
        <translation>マス自身はシングルでない</translation>
    </message>
    <message>
        <source>the cell is the only place for a digit</source>
        <translation>マスがある数字の唯一の場所</translation>
    </message>
    <message>
        <source>the cell is the pair</source>
        <translation>マスがペア</translation>
    </message>
    <message>
        <source>the cell is undecided</source>
        <translation>マスが未確定</translation>
    </message>
    <message>
        <source>the cell to guess in</source>
        <translation>仮定するマス</translation>
    </message>
    <message>
        <source>the digit has one place</source>
        <translation>数字の場所が1つ</translation>
    </message>
    <message>
        <source>the digit is taken in the house</source>
        <translation>ユニットで数字が使用済み</translation>
    </message>
    <message>
        <source>the digit occurs in this line of the box</source>
        <translation>ブロック内のこのラインに数字がある</translation>
    </message>
    <message>
        <source>the digit occurs twice</source>
        <translation>数字が2つある</translation>
    </message>
    <message>
        <source>the digit, or any digit where the cell is empty</source>
        <translation>その数字、空きマスでは全数字</translation>
    </message>
    <message>
        <source>the given is the digit; the cell is empty</source>
        <translation>ヒントがその数字、マスが空</translation>
    </message>
    <message>
        <source>the guess</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>the guess that failed</source>
        <translation>失敗した仮定</translation>
    </message>
    <message>
        <source>the larger</source>
        <translation>大きい方</translation>
    </message>
    <message>
        <source>the other digits are set aside</source>
        <translation>他の数字を保留</translation>
    </message>
    <message>
        <source>the pair&apos;s digits are cleared here</source>
        <translation>ペアの数字をここで消去</translation>
    </message>
    <message>
        <source>the rules changed something</source>
        <translation>ルールが何かを変えた</translation>
    </message>
    <message>
        <source>the rules cleared it</source>
        <translation>ルールが消去した</translation>
    </message>
    <message>
        <source>the smaller</source>
        <translation>小さい方</translation>
    </message>
    <message>
        <source>the smallest digit</source>
        <translation>最小の数字</translation>
    </message>
    <message>
        <source>their positive parts; the last is 1 for an empty cell</source>
        <translation>それらの正の部分、最後は空きマスの印</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>消去対象</translation>
    </message>
    <message>
        <source>two of them make a pair</source>
        <translation>2つでペアになる</translation>
    </message>
    <message>
        <source>undecided cells with few candidates first</source>
        <translation>候補の少ない未確定マスを優先</translation>
    </message>
    <message>
        <source>where the first maximum is</source>
        <translation>最初の最大値の場所</translation>
    </message>
    <message>
        <source>with the restored ones</source>
        <translation>復活するものを含む</translation>
    </message>
    <message>
        <source>as planes again</source>
        <translation>再びプレーンへ</translation>
    </message>
    <message>
        <source>a line owns the digit in this box</source>
        <translation>いずれかのラインがこのブロックに数字を独占</translation>
    </message>
    <message>
        <source>another line owns it</source>
        <translation>別のラインが独占</translation>
    </message>
    <message>
        <source>as many places as values</source>
        <translation>場所と値が同数</translation>
    </message>
    <message>
        <source>back on the board</source>
        <translation>再び盤面へ</translation>
    </message>
    <message>
        <source>boxes of the line with the digit</source>
        <translation>数字があるライン内のブロックの数</translation>
    </message>
    <message>
        <source>in every place of the group</source>
        <translation>グループの全場所へ</translation>
    </message>
    <message>
        <source>not these places</source>
        <translation>これらの場所でない</translation>
    </message>
    <message>
        <source>subsets that clear the value</source>
        <translation>値を消去する部分集合の数</translation>
    </message>
    <message>
        <source>such places of the group</source>
        <translation>グループ内のそのような場所の数</translation>
    </message>
    <message>
        <source>the candidates by value, group and place</source>
        <translation>値、グループ、場所で並べた候補</translation>
    </message>
    <message>
        <source>the digit occurs in this box of the line</source>
        <translation>ライン内のこのブロックに数字がある</translation>
    </message>
    <message>
        <source>the line does not own it</source>
        <translation>ラインが独占していない</translation>
    </message>
    <message>
        <source>the line has it in one box only</source>
        <translation>ライン内で1ブロックだけにある</translation>
    </message>
    <message>
        <source>the line owns the digit in this box</source>
        <translation>ラインがこのブロックに数字を独占</translation>
    </message>
    <message>
        <source>the place has only values of the subset</source>
        <translation>場所には部分集合の値だけがある</translation>
    </message>
    <message>
        <source>the subset&apos;s values are cleared here</source>
        <translation>部分集合の値をここで消去</translation>
    </message>
    <message>
        <source>values of the place that are not in the subset</source>
        <translation>部分集合にない、場所の値の数</translation>
    </message>
    <message>
        <source>a clash, or a digit that has no place</source>
        <translation>重複、または場所のない数字</translation>
    </message>
    <message>
        <source>a digit has no place in a house</source>
        <translation>ユニットに場所のない数字がある</translation>
    </message>
    <message>
        <source>a digit has no place in a row or a column</source>
        <translation>行または列に場所のない数字がある</translation>
    </message>
    <message>
        <source>any digit has no place</source>
        <translation>いずれかの数字に場所がない</translation>
    </message>
    <message>
        <source>cells of the house with two candidates</source>
        <translation>ユニット内の候補が2つのマスの数</translation>
    </message>
    <message>
        <source>digits that have no place</source>
        <translation>場所のない数字の数</translation>
    </message>
    <message>
        <source>fewer candidates count more</source>
        <translation>候補が少ないほど大きく</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>どちらでもない</translation>
    </message>
    <message>
        <source>of both lines</source>
        <translation>行と列の合計</translation>
    </message>
    <message>
        <source>the box counts four times</source>
        <translation>ブロックは4倍</translation>
    </message>
    <message>
        <source>the digit has no place</source>
        <translation>数字の場所がない</translation>
    </message>
    <message>
        <source>then what is open around</source>
        <translation>次に周りの未確定の多さ</translation>
    </message>
    <message>
        <source>undecided cells of the house</source>
        <translation>ユニット内の未確定マスの数</translation>
    </message>
    <message>
        <source>what is open around the cell</source>
        <translation>マスの周りの未確定の多さ</translation>
    </message>
    <message>
        <source>a board for each digit of each feature</source>
        <translation>各特徴の各数字に1つの盤面</translation>
    </message>
    <message>
        <source>a score for each candidate</source>
        <translation>各候補のスコア</translation>
    </message>
    <message>
        <source>added to what was known</source>
        <translation>それまでの知識に加算</translation>
    </message>
    <message>
        <source>as boards</source>
        <translation>盤面として</translation>
    </message>
    <message>
        <source>as candidates</source>
        <translation>候補として</translation>
    </message>
    <message>
        <source>digits by boxes</source>
        <translation>数字 × ブロック</translation>
    </message>
    <message>
        <source>digits by cells</source>
        <translation>数字 × マス</translation>
    </message>
    <message>
        <source>digits by columns</source>
        <translation>数字 × 列</translation>
    </message>
    <message>
        <source>digits by rows</source>
        <translation>数字 × 行</translation>
    </message>
    <message>
        <source>falls to 0 at 2</source>
        <translation>2で0に下がる</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>消える</translation>
    </message>
    <message>
        <source>how likely it stays, weighed 8 : 1</source>
        <translation>残る見込み、8 : 1 の重み付け</translation>
    </message>
    <message>
        <source>how much of each feature</source>
        <translation>各特徴の量</translation>
    </message>
    <message>
        <source>how near it is to 1</source>
        <translation>1への近さ</translation>
    </message>
    <message>
        <source>in each cell of the box</source>
        <translation>ブロックの各マスへ</translation>
    </message>
    <message>
        <source>is not likely enough</source>
        <translation>見込みが足りない</translation>
    </message>
    <message>
        <source>kept in bounds</source>
        <translation>範囲内に制限</translation>
    </message>
    <message>
        <source>likely enough</source>
        <translation>見込みが十分</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>none below 0</source>
        <translation>0未満は0に</translation>
    </message>
    <message>
        <source>one half and more is a yes</source>
        <translation>半分以上なら「はい」</translation>
    </message>
    <message>
        <source>rises from 0</source>
        <translation>0から上がる</translation>
    </message>
    <message>
        <source>the candidate’s own, mixed</source>
        <translation>候補自身の値、混合</translation>
    </message>
    <message>
        <source>the mean over each box</source>
        <translation>各ブロックの平均</translation>
    </message>
    <message>
        <source>the mean over each column</source>
        <translation>各列の平均</translation>
    </message>
    <message>
        <source>the mean over each row</source>
        <translation>各行の平均</translation>
    </message>
    <message>
        <source>the mean over the digits of the cell</source>
        <translation>マスの数字についての平均</translation>
    </message>
    <message>
        <source>turned round</source>
        <translation>向きを逆に</translation>
    </message>
    <message>
        <source>what is above 0</source>
        <translation>0を超える分</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>残ったもの</translation>
    </message>
    <message>
        <source>what it makes of the nine places</source>
        <translation>9つの場所から得る値</translation>
    </message>
    <message>
        <source>with the box</source>
        <translation>ブロックを加える</translation>
    </message>
    <message>
        <source>with the column</source>
        <translation>列を加える</translation>
    </message>
    <message>
        <source>with the row</source>
        <translation>行を加える</translation>
    </message>
    <message>
        <source>with the values of its cell</source>
        <translation>マスからの値を加える</translation>
    </message>
</context>
<context>
    <name>convoku::LayersPage</name>
    <message>
        <source>At the position</source>
        <translation>現在位置</translation>
    </message>
    <message>
        <source>Always the layer at the current position</source>
        <translation>現在位置の層（位置に合わせて変わります）</translation>
    </message>
    <message>
        <source>Pinned: %1. Press Delete or middle-click to close it.</source>
        <translation>固定: %1。Delete または中クリックで閉じます。</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>層(&amp;N)</translation>
    </message>
    <message>
        <source>Show what the layer at this position reads and computes</source>
        <translation>この位置の層が読むものと計算するものを表示します</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedController</name>
    <message>
        <source>Search the puzzle without its rules, guided by the cost of a grid</source>
        <translation>ルールを使わず、盤面のコストだけで問題を探索します</translation>
    </message>
    <message>
        <source>The search failed.</source>
        <translation>探索が中断されました。</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>盲目探索</translation>
    </message>
    <message>
        <source>The learned network runs.</source>
        <translation>学習したネットワークを実行しています。</translation>
    </message>
    <message>
        <source>Export training as animation…</source>
        <translation>学習をアニメーションとして書き出す…</translation>
    </message>
    <message>
        <source>Export the training steps as an animated GIF or WebP</source>
        <translation>学習のステップをアニメーション GIF または WebP として書き出す</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedView</name>
    <message>
        <source>Learned</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Written or learned</source>
        <comment>menu</comment>
        <translation>記述か学習か</translation>
    </message>
    <message>
        <source>Train a rule instead of writing it, and see what it finds</source>
        <translation>ルールを書く代わりに学習させ、何を見つけるかを見る</translation>
    </message>
</context>
<context>
    <name>convoku::LegendPanel</name>
    <message>
        <source>Search by guessing</source>
        <translation>仮定による探索</translation>
    </message>
    <message>
        <source>Off: the run stalls when the rules find nothing more.</source>
        <translation>オフ: ルールで何も見つからなくなると、実行は行き詰まります。</translation>
    </message>
    <message>
        <source>Rule switched on: %1</source>
        <translation>ルールをオンにしました: %1</translation>
    </message>
    <message>
        <source>Rule switched off: %1</source>
        <translation>ルールをオフにしました: %1</translation>
    </message>
    <message>
        <source>Search switched on</source>
        <translation>探索をオンにしました</translation>
    </message>
    <message>
        <source>Search switched off</source>
        <translation>探索をオフにしました</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>このパス</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤面上</translation>
    </message>
    <message>
        <source>Steps of this pass</source>
        <translation>このパスのステップ</translation>
    </message>
    <message>
        <source>Press Up or Down to go to a step. Use its menu to switch a rule or the search off and on.</source>
        <translation>↑ と ↓ でステップへ移動します。ステップのメニューで、ルールや探索のオン・オフを切り替えます。</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>盤面の記号</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Checks whether the puzzle is solved or contradicts itself.</source>
        <translation>問題が解けたか、矛盾があるかを調べます。</translation>
    </message>
    <message>
        <source>Guesses when the rules find nothing more, and undoes guesses.</source>
        <translation>ルールで何も見つからなくなると仮定し、また仮定を取り消します。</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>a rule, or the search: it is switched off</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>removes %n candidate(s)</source>
        <translation>
            <numerusform>候補%n個を消去</numerusform>
        </translation>
    </message>
    <message>
        <source>sees a contradiction</source>
        <translation>矛盾を検出</translation>
    </message>
    <message>
        <source>sees a solution</source>
        <translation>解を検出</translation>
    </message>
    <message numerus="yes">
        <source>guesses, and sets %n candidate(s) aside</source>
        <translation>
            <numerusform>仮定し、候補%n個を保留</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>undoes a guess: %n candidate(s) restored</source>
        <translation>
            <numerusform>仮定を取り消し、候補%n個が復活</numerusform>
        </translation>
    </message>
    <message>
        <source>finds nothing in this pass</source>
        <translation>このパスでは発見なし</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>クリックすると、このステップへ移動します。</translation>
    </message>
    <message>
        <source>There is no such step in this run.</source>
        <translation>この実行にこのステップはありません。</translation>
    </message>
    <message>
        <source>The start has no steps.</source>
        <translation>最初の位置にステップはありません。</translation>
    </message>
    <message>
        <source>here</source>
        <translation>現在位置</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This pass of %1</source>
        <translation>このパス（%1）</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <extracomment>a house of a rule, and how many candidates it cleared there: row −12</extracomment>
        <translation>%1 −%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n個のルール</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the first of them that has an effect.</source>
        <translation>クリックすると、このうち最初に何かを行うルールへ移動します。</translation>
    </message>
</context>
<context>
    <name>convoku::LessonController</name>
    <message>
        <source>Open a recent lesson</source>
        <translation>最近使ったレッスンを開く</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>レッスンを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>レッスンのファイルを開きます</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>レッスン一覧(&amp;A)</translation>
    </message>
    <message>
        <source>Show the list of lessons</source>
        <translation>レッスンの一覧を表示します</translation>
    </message>
    <message>
        <source>&amp;Next stop</source>
        <translation>次の場面(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next stop of the lesson (also Space)</source>
        <translation>レッスンの次の場面へ進みます（Space も可）</translation>
    </message>
    <message>
        <source>&amp;Previous stop</source>
        <translation>前の場面(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson (also Shift+Space)</source>
        <translation>レッスンの前の場面へ戻ります（Shift+Space も可）</translation>
    </message>
    <message>
        <source>Previous stop (on the board)</source>
        <translation>前の場面（盤面）</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson</source>
        <translation>レッスンの前の場面へ戻ります</translation>
    </message>
    <message>
        <source>&amp;Back to the stop</source>
        <translation>場面に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Set up the window again for the current stop of the lesson</source>
        <translation>ウィンドウをレッスンの場面の状態に戻します</translation>
    </message>
    <message>
        <source>&amp;Close lesson</source>
        <translation>レッスンを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>レッスンを終了し、元の問題に戻ります</translation>
    </message>
    <message>
        <source>Lesson closed</source>
        <translation>レッスンを閉じました</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>レッスン (*.md);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The lesson could not be checked: %1</source>
        <translation>レッスンを検査できませんでした: %1</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to go to the list.</source>
        <translation>レッスンはここまでです。Enter キーかクリックで一覧に戻ります。</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to open: %1</source>
        <translation>レッスンはここまでです。Enter キーかクリックで次に進みます: %1</translation>
    </message>
    <message>
        <source>&amp;Missed questions</source>
        <translation>間違えた質問(&amp;M)</translation>
    </message>
    <message>
        <source>Missed questions from the lessons, on different boards</source>
        <translation>レッスンで間違えた質問を、別の盤面で</translation>
    </message>
    <message>
        <source>The questions could not be prepared: %1</source>
        <translation>質問を準備できませんでした: %1</translation>
    </message>
    <message>
        <source>The questions are no longer in their lessons.</source>
        <translation>質問はもうレッスンの中にありません。</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Short guided tours of the network. Press Enter or click to open one, Space for the next stop, Shift+Space for the previous one. Your puzzle is restored when you close the lesson.</source>
        <translation>ネットワークの短いガイドツアーです。Enter またはクリックで開き、Space で次の場面、Shift+Space で前の場面へ移動します。レッスンを閉じると、元の問題に戻ります。</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>レッスンを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>レッスンの進み具合</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Back to the &amp;stop</source>
        <translation>場面に戻る(&amp;S)</translation>
    </message>
    <message>
        <source>◂ Bac&amp;k</source>
        <translation>◂ 前へ(&amp;K)</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>次へ ▸</translation>
    </message>
    <message>
        <source>The stop before (Shift+Space)</source>
        <translation>前の場面（Shift+Space）</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>レッスン一覧(&amp;A)</translation>
    </message>
    <message>
        <source>Return to the list; the lesson stays at this stop</source>
        <translation>一覧に戻ります。レッスンはこの場面のまま残ります</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>レッスンを終了し、元の問題に戻ります</translation>
    </message>
    <message>
        <source>Problems in the lesson</source>
        <translation>レッスンの誤り</translation>
    </message>
    <message>
        <source>&amp;Read it again</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>✓ read</source>
        <translation>✓ 読了</translation>
    </message>
    <message>
        <source>at stop %1</source>
        <translation>場面%1</translation>
    </message>
    <message>
        <source>at stop %1 of %2</source>
        <translation>場面%1 / %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Reading and checking %1…</source>
        <translation>%1を読み込み、内容を検査しています…</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot be opened as a lesson: %n thing(s) must be corrected.</source>
        <extracomment>a file&apos;s name, and what is wrong with it</extracomment>
        <translation>
            <numerusform>%1をレッスンとして開けません。%nか所を直す必要があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目: %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>レッスン%1 / %2: %3</translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>場面%1 / %2</translation>
    </message>
    <message>
        <source>Next (Space) ▸</source>
        <translation>次へ (Space) ▸</translation>
    </message>
    <message>
        <source>The next stop (Space)</source>
        <translation>次の場面（Space）</translation>
    </message>
    <message>
        <source>You are elsewhere.</source>
        <translation>別の位置にいます。</translation>
    </message>
    <message>
        <source>The run is being computed…</source>
        <translation>実行を計算しています…</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>レッスンの終わり</translation>
    </message>
    <message>
        <source>Next lesson (Enter) ▸</source>
        <translation>次のレッスン (Enter) ▸</translation>
    </message>
    <message>
        <source>Return to the last stop (Shift+Space)</source>
        <translation>最後の場面に戻る（Shift+Space）</translation>
    </message>
    <message>
        <source>Back to my &amp;puzzle</source>
        <translation>自分の問題に戻る(&amp;P)</translation>
    </message>
    <message>
        <source>This is the end of the lesson</source>
        <translation>レッスンはここまでです</translation>
    </message>
    <message>
        <source>The lesson has shown:</source>
        <translation>このレッスンで見たこと:</translation>
    </message>
    <message>
        <source>The next lesson: %1</source>
        <translation>次のレッスン: %1</translation>
    </message>
    <message>
        <source>All lessons (Enter)</source>
        <translation>レッスン一覧 (Enter)</translation>
    </message>
    <message>
        <source>End of the lesson (Space) ▸</source>
        <translation>レッスンの終わり (Space) ▸</translation>
    </message>
    <message>
        <source>Summary of the lesson and what comes next (Space)</source>
        <translation>レッスンのまとめと、次に進む先（Space）</translation>
    </message>
    <message numerus="yes">
        <source>%n missed question(s), on a different board</source>
        <translation>
            <numerusform>間違えた質問が%n個、別の盤面で</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ 解決済み</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>間違えた質問</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), on a different board</source>
        <translation>
            <numerusform>%n個の質問、別の盤面で</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing the boards of the questions…</source>
        <translation>質問に別の盤面を用意しています…</translation>
    </message>
    <message>
        <source>Skip (Space) ▸</source>
        <translation>飛ばす (Space) ▸</translation>
    </message>
    <message>
        <source>Continue without answering (Space). The lesson is solved when all its questions are.</source>
        <translation>答えずに先へ進みます (Space)。すべての質問が解けると、レッスンは解決済みになります。</translation>
    </message>
    <message>
        <source>&amp;Close ✕</source>
        <translation>閉じる ✕(&amp;C)</translation>
    </message>
    <message>
        <source>Lesson %1 of %2, stop %3 of %4</source>
        <translation>レッスン%1 / %2、場面%3 / %4</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPictureView</name>
    <message>
        <source>Picture of the lesson: %1</source>
        <translation>レッスンの画像: %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonStage</name>
    <message>
        <source>Click to pick %1</source>
        <translation>クリックで%1を選択</translation>
    </message>
    <message>
        <source>Click to go to %1</source>
        <extracomment>an address of the run, or “start” or “end”</extracomment>
        <translation>クリックで%1へ移動</translation>
    </message>
    <message>
        <source>A click shows %1</source>
        <translation>クリックで%1を表示</translation>
    </message>
</context>
<context>
    <name>convoku::LessonText</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 is %2 here, not %3.</source>
        <translation>%1はここでは%2です（%3ではありません）。</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are removed here, not %1.</source>
        <translation>
            <numerusform>ここで消去される候補は%n個です（%1個ではありません）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are restored here, not %1.</source>
        <translation>
            <numerusform>ここで復活する候補は%n個です（%1個ではありません）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not removed here. Nothing is removed.</source>
        <translation>%1はここで消去されません。消去されるものはありません。</translation>
    </message>
    <message>
        <source>%1 is not restored here. Nothing is restored.</source>
        <translation>%1はここで復活しません。復活するものはありません。</translation>
    </message>
    <message>
        <source>%1 is not removed here. Removed: %2.</source>
        <translation>%1はここで消去されません。消去されるもの: %2。</translation>
    </message>
    <message>
        <source>%1 is not restored here. Restored: %2.</source>
        <translation>%1はここで復活しません。復活するもの: %2。</translation>
    </message>
    <message>
        <source>The guess here is %1, not %2.</source>
        <translation>ここでの仮定は%1です（%2ではありません）。</translation>
    </message>
    <message>
        <source>The guess undone here is %1, not %2.</source>
        <translation>ここで取り消される仮定は%1です（%2ではありません）。</translation>
    </message>
    <message>
        <source>Nothing is guessed here.</source>
        <translation>ここでは仮定しません。</translation>
    </message>
    <message>
        <source>No guess is undone here.</source>
        <translation>ここで取り消される仮定はありません。</translation>
    </message>
    <message>
        <source>The candidates of %1 are %2 here, not %3.</source>
        <translation>%1の候補はここでは %2 です（%3 ではありません）。</translation>
    </message>
    <message>
        <source>The number of candidates</source>
        <translation>候補の数</translation>
    </message>
    <message>
        <source>The number of decided cells</source>
        <translation>確定したマスの数</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>The level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>The stack’s number of %1</source>
        <translation>%1の stack の数</translation>
    </message>
    <message>
        <source>The guess’s number of %1</source>
        <translation>%1の guess の数</translation>
    </message>
    <message>
        <source>This position is the start of the run. It is not in any step.</source>
        <translation>ここは実行の始まりで、どのステップにも属しません。</translation>
    </message>
    <message>
        <source>The step here is %1, not %2.</source>
        <translation>ここのステップは %1 です（%2 ではありません）。</translation>
    </message>
    <message>
        <source>There is no layer at this position.</source>
        <translation>ここに層はありません。</translation>
    </message>
    <message>
        <source>The layer here is “%1”, not “%2”.</source>
        <translation>ここの層は「%1」です（「%2」ではありません）。</translation>
    </message>
    <message>
        <source>There are no numbers at the start of the run.</source>
        <translation>実行の始まりには数がありません。</translation>
    </message>
    <message>
        <source>The number %1</source>
        <translation>数%1</translation>
    </message>
    <message>
        <source>The count of numbers read for %1</source>
        <translation>%1のために読まれる数の個数</translation>
    </message>
    <message>
        <source>The number of passes</source>
        <translation>パスの数</translation>
    </message>
    <message>
        <source>The number of guesses</source>
        <translation>仮定の数</translation>
    </message>
    <message>
        <source>The number of undone guesses</source>
        <translation>取り消された仮定の数</translation>
    </message>
    <message>
        <source>The run ends with “%1”, not “%2”.</source>
        <translation>実行の結果は「%1」です（「%2」ではありません）。</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>この問題は唯一解ではありません。</translation>
    </message>
    <message>
        <source>The puzzle does not have several solutions.</source>
        <translation>この問題は複数解ではありません。</translation>
    </message>
    <message>
        <source>There is no check “%1”. Known checks: %2.</source>
        <translation>「%1」という検査はありません。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>“%1” is not a check. Expected something like %2.</source>
        <translation>「%1」は検査ではありません。次のように書いてください: %2。</translation>
    </message>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
    <message>
        <source>There are no numbers at this position: it is not inside a layer.</source>
        <translation>この位置には数がありません。層の中ではありません。</translation>
    </message>
    <message>
        <source>The layer at %1 has no number “%2”. Its output has the shape %3. Expected something like %4.</source>
        <translation>%1の層に「%2」という数はありません。出力の形は%3で、%4のように書きます。</translation>
    </message>
    <message>
        <source>The run does not end within %1 passes.</source>
        <translation>実行が%1パス以内に終わりません。</translation>
    </message>
    <message>
        <source>Number %1 belongs to a candidate, but this stop picks a different one (line %2).</source>
        <translation>数%1は候補のもので、この場面では別の候補が選ばれています（%2行目）。</translation>
    </message>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>r1=1 のような数の場所が必要です。</translation>
    </message>
    <message>
        <source>A lesson has no pictures. It shows the window itself.</source>
        <translation>レッスンに画像は使えません。見せるものはウィンドウそのものです。</translation>
    </message>
    <message>
        <source>A link target cannot contain blanks: “%1”.</source>
        <translation>リンク先に空白は使えません: 「%1」。</translation>
    </message>
    <message>
        <source>There is no link type “%1”. Expected light:, number:, go:, show:, pick: or https:.</source>
        <translation>「%1」という種類のリンクはありません。light:、number:、go:、show:、pick:、https: のいずれかが必要です。</translation>
    </message>
    <message>
        <source>Write links as [text](target) here.</source>
        <translation>ここではリンクを [text](target) の形で書きます。</translation>
    </message>
    <message>
        <source>A lesson cannot contain HTML: “%1”.</source>
        <translation>レッスンに HTML は使えません: 「%1」。</translation>
    </message>
    <message>
        <source>A setting (“%1:”) needs an empty line before it.</source>
        <translation>設定（「%1:」）の前には空行が必要です。</translation>
    </message>
    <message>
        <source>“%1:” is not a setting. Did you mean “%2:”?</source>
        <translation>「%1:」という設定はありません。「%2:」のことですか?</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>レッスンは「# タイトル」で始めます。</translation>
    </message>
    <message>
        <source>“%1:” belongs to a stop: put it below a “## ” heading.</source>
        <translation>「%1:」は場面の設定です。「## 」の見出しの下に書いてください。</translation>
    </message>
    <message>
        <source>There is a second title; the first one is in line %1. A stop begins with “## ”.</source>
        <translation>タイトルが2つあります。1つ目は%1行目です。場面は「## 」で始めます。</translation>
    </message>
    <message>
        <source>The lesson has no title. Expected words after “#”.</source>
        <translation>レッスンにタイトルがありません。「#」の後ろに書いてください。</translation>
    </message>
    <message>
        <source>The stop has no title. Expected words after “##”.</source>
        <translation>場面にタイトルがありません。「##」の後ろに書いてください。</translation>
    </message>
    <message>
        <source>The stop has no text. Expected text below its heading.</source>
        <translation>場面に本文がありません。見出しの下に書いてください。</translation>
    </message>
    <message>
        <source>A link before the first stop has nothing to light or go to.</source>
        <translation>最初の場面より前では、リンクで強調したり移動したりできるものがありません。</translation>
    </message>
    <message>
        <source>There is no puzzle here: expected “puzzle:” in this stop or below the title.</source>
        <translation>ここには問題がありません。この場面またはタイトルの下に「puzzle:」が必要です。</translation>
    </message>
    <message>
        <source>The file is empty: a lesson begins with its title, “# Title”.</source>
        <translation>ファイルが空です。レッスンは「# タイトル」で始めます。</translation>
    </message>
    <message>
        <source>The lesson has no stop: expected a heading that begins with “## ”.</source>
        <translation>レッスンに場面がありません。「## 」で始まる見出しが必要です。</translation>
    </message>
    <message>
        <source>The lesson has no summary: expected a sentence or two before the first stop.</source>
        <translation>レッスンに概要がありません。最初の場面の前に1、2文が必要です。</translation>
    </message>
    <message>
        <source>This is a folder; expected a lesson.</source>
        <translation>これはフォルダーです。レッスンを指定してください。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>ファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>The file is too large for a lesson.</source>
        <translation>ファイルがレッスンとしては大きすぎます。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation>ファイルが UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>There is no puzzle “%1”. Expected %3 characters or one of: %2.</source>
        <translation>「%1」という問題はありません。%3文字、または次のいずれかが必要です: %2。</translation>
    </message>
    <message>
        <source>“%1” must come first in the list of rules.</source>
        <translation>「%1」はルールの並びの先頭に書いてください。</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Expected classic, basic or any of these, separated by commas: %2. A minus in front leaves a rule out.</source>
        <translation>「%1」というルールはありません。classic、basic、または次のものをコンマ区切りで書いてください: %2。先頭にマイナスを付けると、そのルールを除きます。</translation>
    </message>
    <message>
        <source>The rule “%1” cannot be left out: it is not in the list so far.</source>
        <translation>ルール「%1」は除けません。それより前の並びにありません。</translation>
    </message>
    <message>
        <source>The rule “%1” is in the list already.</source>
        <translation>ルール「%1」は既に並びにあります。</translation>
    </message>
    <message>
        <source>Expected “on” or “off”, not “%1”.</source>
        <translation>「on」または「off」が必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>Expected “start”, “end”, a pass (17), a step of a pass (17.4) or a layer of a step (17.4.2), not “%1”.</source>
        <translation>「start」、「end」、パス (17)、パスのステップ (17.4)、ステップの層 (17.4.2) のいずれかが必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, or “none”, not “%1”.</source>
        <translation>r1c7=3 のような候補、または「none」が必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>Expected “all”, or different digits with blanks between them, as in 4 7, not “%1”.</source>
        <translation>「all」、または 4 7 のように空白で区切った異なる数字が必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Known settings: %2. Text begins after an empty line.</source>
        <translation>「%1」という設定はありません。使えるのは %2 です。本文は空行の後から始めます。</translation>
    </message>
    <message>
        <source>There is nothing named “%1” to show. Known names: %2.</source>
        <translation>「%1」という表示対象はありません。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>Expected cells (r4c5), rows (r4), columns (c5), boxes (b6) or candidates (r4c5=7), with commas between them, not “%1”.</source>
        <translation>マス (r4c5)、行 (r4)、列 (c5)、ブロック (b6)、候補 (r4c5=7) をコンマ区切りで書く必要がありますが、「%1」があります。</translation>
    </message>
    <message>
        <source>A link cannot have its own title here: “%1”.</source>
        <translation>ここではリンクにタイトルを付けられません: 「%1」。</translation>
    </message>
    <message>
        <source>No contradiction is detected in %1 here.</source>
        <translation>ここで%1に矛盾は検出されません。</translation>
    </message>
    <message>
        <source>Only one of board, tree, tensors, graph, what_if and chain can be shown at a time.</source>
        <translation>board、tree、tensors、graph、what_if、chain は、同時に1つしか表示できません。</translation>
    </message>
    <message>
        <source>There is no network “%1”. Expected one of: %2.</source>
        <translation>「%1」というネットワークはありません。次のいずれかが必要です: %2。</translation>
    </message>
    <message>
        <source>The network does not have all rules of “%1”.</source>
        <translation>このネットワークには「%1」のルールがそろっていません。</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>間違えた質問</translation>
    </message>
    <message>
        <source>Missed questions, once more. The boards are different: rows, columns and digits have been swapped.</source>
        <translation>間違えた質問をもう一度。盤面は別のものです。行、列、数字が入れ替わっています。</translation>
    </message>
    <message>
        <source>From “%1”, stop “%2”.</source>
        <extracomment>the titles of a lesson and of its stop</extracomment>
        <translation>「%1」の場面「%2」から。</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>そのような画像はありません。</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1.</source>
        <translation>画像を読み込めません: %1。</translation>
    </message>
    <message>
        <source>The picture is not a regular file.</source>
        <translation>画像が通常のファイルではありません。</translation>
    </message>
    <message>
        <source>The picture has more than %1 bytes.</source>
        <translation>画像が%1バイトを超えています。</translation>
    </message>
    <message>
        <source>The picture is not a PNG file.</source>
        <translation>画像が PNG ファイルではありません。</translation>
    </message>
    <message>
        <source>The picture is wider or higher than %1 pixels.</source>
        <translation>画像の幅または高さが%1ピクセルを超えています。</translation>
    </message>
    <message>
        <source>The lesson’s pictures have more than %1 bytes.</source>
        <translation>レッスンの画像が合わせて%1バイトを超えています。</translation>
    </message>
    <message>
        <source>“%1” contains no cell to ask for.</source>
        <translation>「%1」には尋ねられるマスがありません。</translation>
    </message>
    <message>
        <source>“%1” contains no candidate to ask for.</source>
        <translation>「%1」には尋ねられる候補がありません。</translation>
    </message>
    <message>
        <source>Braces must contain a cell {r4c5}, the number of a row {r4}, a column {c5} or a box {b6}, or a digit {7}, not “%1”.</source>
        <translation>波かっこの中には、マス{r4c5}、行{r4}・列{c5}・ブロック{b6}の番号、または数字{7}を書きます。「%1」ではありません。</translation>
    </message>
    <message>
        <source>A brace is unmatched: “%1”.</source>
        <translation>波かっこの対がありません: 「%1」。</translation>
    </message>
    <message>
        <source>Write places on the board in braces: {%1}. Questions are repeated on a transformed board, where the place is different.</source>
        <translation>ここでは場所を波かっこに入れます: {%1}。質問は別の盤面で再び出るので、そのときは場所が変わります。</translation>
    </message>
    <message>
        <source>There is already an answer (line %1).</source>
        <translation>すでに答えがあります（%1行目）。</translation>
    </message>
    <message>
        <source>Expected two to nine different numbers with blanks between them, as in 0 1 2 3, not “%1”.</source>
        <translation>0 1 2 3 のように、空白で区切った2〜9個の異なる数が必要です。「%1」ではありません。</translation>
    </message>
    <message>
        <source>The same choice is already in line %1.</source>
        <translation>同じ選択肢が%1行目にあります。</translation>
    </message>
    <message>
        <source>There are more than %1 choices.</source>
        <translation>選択肢が%1個を超えています。</translation>
    </message>
    <message>
        <source>There is a hint already.</source>
        <translation>すでにヒントがあります。</translation>
    </message>
    <message>
        <source>Expected “answer” or “nothing”, not “%1”.</source>
        <translation>「answer」または「nothing」が必要です。「%1」ではありません。</translation>
    </message>
    <message>
        <source>Expected words after “%1:”.</source>
        <translation>「%1:」の後に言葉が必要です。</translation>
    </message>
    <message>
        <source>This does not belong to a question. Expected “ask:” in the stop.</source>
        <translation>これが属する質問がありません。場面に「ask:」が必要です。</translation>
    </message>
    <message>
        <source>The choices need exactly one “right:” and at least one “choice:”.</source>
        <translation>選択肢のうち1つが「right:」、少なくとも1つが「choice:」です。</translation>
    </message>
    <message>
        <source>A question offers numbers or words, not both.</source>
        <translation>質問は数か言葉のどちらか一方を示します。</translation>
    </message>
    <message>
        <source>The question has no answer: expected “answer:” with a check, or “choice:” and “right:”.</source>
        <translation>質問に答えがありません。検査を書いた「answer:」、または「choice:」と「right:」が必要です。</translation>
    </message>
    <message>
        <source>This answer has nothing to ask for. Add “choice:” and “right:”, or use an answer with a number, a cell or a candidate.</source>
        <translation>この答えには尋ねられるものがありません。「choice:」と「right:」も書くか、数、マス、候補のある答えが必要です。</translation>
    </message>
    <message>
        <source>Numbers are offered, but the answer is not a number.</source>
        <translation>数が示されていますが、答えは数ではありません。</translation>
    </message>
    <message>
        <source>The answer, %1, is not one of the offered numbers.</source>
        <translation>答えの%1は、示された数の中にありません。</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, and a number, as in hidden_single 1 5 0, not “%1”.</source>
        <translation>ルール名、層、その中での数値の位置、数値を hidden_single 1 5 0 のように書いてください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>A lesson can bend at most %1 numbers.</source>
        <translation>一つのレッスンで曲げられる数値は %1 個までです。</translation>
    </message>
    <message>
        <source>The network has no rule written as “%1”.</source>
        <translation>ネットワークには「%1」と書かれたルールがありません。</translation>
    </message>
    <message>
        <source>Layer %1 of “%2” has no number %3 that can be bent.</source>
        <translation>「%2」の層 %1 には、曲げられる %3 番目の数値がありません。</translation>
    </message>
    <message>
        <source>With that number “%1” has no layers.</source>
        <translation>その数値では「%1」の層が作れません。</translation>
    </message>
    <message>
        <source>In the other run: %1</source>
        <translation>もう一方の実行: %1</translation>
    </message>
    <message>
        <source>There is no other run here: expected “what_if:” in this stop.</source>
        <translation>ここにはもう一方の実行がありません。この場面に「what_if:」を書いてください。</translation>
    </message>
    <message>
        <source>The other run equals the stop’s own: there is nothing to compare. Expected different rules, or a different number, as in bend hidden_single 1 5 0.</source>
        <translation>もう一方の実行は場面自身の実行と同じで、比べるものがありません。ほかのルールか、bend hidden_single 1 5 0 のような別の数値を書いてください。</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Put “bend” before a number of the other run, as in bend hidden_single 1 5 0.</source>
        <translation>「%1」というルールはありません。もう一方の実行の数値は、bend hidden_single 1 5 0 のように先頭に「bend」を付けます。</translation>
    </message>
    <message>
        <source>Expected the name of a PNG file beside the lesson (letters, digits, “_” and “-”), as in roof.png, or “recurrence”, not “%1”.</source>
        <translation>レッスンと同じ場所の PNG ファイルの名前（英字、数字、「_」、「-」。例: roof.png）か「recurrence」を書いてください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>Expected a check of the whole other run after “other”, as in other result no_solution or other passes = 25, not “%1”.</source>
        <translation>「other」の後には、other result no_solution や other passes = 25 のように、もう一方の実行全体でわかることを書いてください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>Expected the seed of a training run, a whole number of at most nine digits, such as 41, not “%1”.</source>
        <translation>学習を始めるシード（41 のような9桁以下の整数）を書いてください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>This network has a different board. Put “network:” above everything that names places.</source>
        <translation>このネットワークの盤は別のものです。位置を指定する行より上に「network:」が必要です。</translation>
    </message>
    <message>
        <source>The answer is true before the reader has changed anything.</source>
        <translation>何も変更しないうちから答えが成り立っています。</translation>
    </message>
    <message>
        <source>The solution cannot be applied: the rule has no layers with it.</source>
        <translation>この解答は適用できません。ルールの層を作れなくなります。</translation>
    </message>
    <message>
        <source>With the solution: %1</source>
        <translation>解答を適用した場合: %1</translation>
    </message>
    <message>
        <source>A reply belongs below a “choice:”, one for each.</source>
        <translation>返答は「choice:」の下に、それぞれ1つだけ書いてください。</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, a range and your solution, as in hidden_single 1 5 -3..3 = 1, not “%1”.</source>
        <translation>hidden_single 1 5 -3..3 = 1 のように、ルール名、層、その中の数値の位置、範囲、解答を書いてください。「%1」は使えません。</translation>
    </message>
    <message>
        <source>A question can have at most %1 numbers to set.</source>
        <translation>1つの問いで設定できる数値は %1 個までです。</translation>
    </message>
    <message>
        <source>The solution %1 is not in the range %2..%3.</source>
        <translation>解答 %1 は範囲 %2..%3 にありません。</translation>
    </message>
    <message>
        <source>Expected one candidate, as in r2c3=4, not “%1”.</source>
        <translation>r2c3=4 のように候補を1つ書いてください。「%1」は使えません。</translation>
    </message>
    <message>
        <source>Expected “answer:” with what must be true after the change.</source>
        <translation>変更後に成り立つべきことを「answer:」で書いてください。</translation>
    </message>
    <message>
        <source>A question has numbers to set, a candidate to erase, or answers to choose from: only one of them.</source>
        <translation>問いには、設定する数値、消す候補、選択肢のうち1つだけを使えます。</translation>
    </message>
    <message>
        <source>The candidate to erase is not on the starting grid. The reader erases one of these.</source>
        <translation>消す候補が開始盤面にありません。開始盤面の候補を消す問いです。</translation>
    </message>
    <message>
        <source>A lesson can have at most %1 numbers to set.</source>
        <translation>1つのレッスンで設定できる数値は %1 個までです。</translation>
    </message>
</context>
<context>
    <name>convoku::LineLayers</name>
    <message>
        <source>In the graph</source>
        <translation>グラフで見る</translation>
    </message>
    <message>
        <source>The rule graph, with the layers of this line marked</source>
        <translation>この行の層に印を付けたルールグラフ</translation>
    </message>
    <message>
        <source>Put the cursor in a line to see its layers here.</source>
        <translation>行にカーソルを置くと、その層がここに表示されます。</translation>
    </message>
    <message>
        <source>Numbers of the line</source>
        <translation>この行の数</translation>
    </message>
    <message>
        <source>%1: layer %2</source>
        <translation>%1: 層 %2</translation>
    </message>
    <message>
        <source>%1: layers %2 to %3</source>
        <translation>%1: 層 %2~%3</translation>
    </message>
</context>
<context>
    <name>convoku::ListController</name>
    <message>
        <source>&amp;Collections</source>
        <translation>問題集(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Generate puzzles…</source>
        <translation>問題の作成(&amp;G)…</translation>
    </message>
    <message>
        <source>Generate puzzles from a seed, selected by what the network needs to solve them</source>
        <translation>シードの数から、ネットワークが解くのに必要なものを条件にして問題を作ります</translation>
    </message>
    <message>
        <source>Next pu&amp;zzle of the file</source>
        <translation>ファイルの次の問題(&amp;Z)</translation>
    </message>
    <message>
        <source>Open the next puzzle of the list</source>
        <translation>一覧の次の問題を開きます</translation>
    </message>
    <message>
        <source>Previous puzzle of the fil&amp;e</source>
        <translation>ファイルの前の問題(&amp;E)</translation>
    </message>
    <message>
        <source>Open the previous puzzle of the list</source>
        <translation>一覧の前の問題を開きます</translation>
    </message>
    <message>
        <source>Analyse the collection</source>
        <translation>問題集を分析</translation>
    </message>
    <message>
        <source>Solve all puzzles of the list with the network: solutions, passes, guesses, rules</source>
        <translation>一覧のすべての問題をネットワークに解かせます: 解、パス、仮定、ルール</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Random puzzle of the list</source>
        <translation>一覧からランダムに開く</translation>
    </message>
    <message>
        <source>Open one of the shown puzzles at random</source>
        <translation>表示中の問題のどれかを開きます</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Save shown puzzles of the list…</source>
        <translation>一覧の表示中の問題を保存…</translation>
    </message>
    <message>
        <source>Save the puzzles shown by the filter, as lines or as a table with their numbers</source>
        <translation>フィルターで表示中の問題を、行または数値付きの表として保存します</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save selected puzzles of the list…</source>
        <translation>一覧の選択した問題を保存…</translation>
    </message>
    <message>
        <source>Save the selected puzzles, as lines or as a table with their numbers</source>
        <translation>選択した問題を、行または数値付きの表として保存します</translation>
    </message>
    <message>
        <source>Histogram of passes</source>
        <translation>パス数のヒストグラム</translation>
    </message>
    <message>
        <source>Show a histogram of the puzzles by passes beside the list</source>
        <translation>パス数ごとの問題の数を一覧の横に表示します</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1を読み込み中…</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. This one is “%1”.</source>
        <translation>この表には問題の列が複数あります。これは「%1」です。</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>列を選択…</translation>
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
        <translation>問題の編集 – Convoku</translation>
    </message>
    <message>
        <source>Editing %1 – Convoku</source>
        <translation>%1の編集 – Convoku</translation>
    </message>
    <message>
        <source>%1 – Convoku</source>
        <translation>%1 – Convoku</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
</context>
<context>
    <name>convoku::MarkController</name>
    <message>
        <source>Toggle &amp;breakpoint</source>
        <translation>ブレークポイントの切り替え(&amp;B)</translation>
    </message>
    <message>
        <source>Stop when the picked candidate changes or, if none is picked, when this step’s event happens</source>
        <translation>選んだ候補が変化する位置で停止します。選んでいないときは、このステップのイベントで停止します</translation>
    </message>
    <message>
        <source>&amp;Add breakpoint…</source>
        <translation>ブレークポイントを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose what to stop at</source>
        <translation>停止の条件を選びます</translation>
    </message>
    <message>
        <source>&amp;Next hit</source>
        <translation>次のヒット(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next breakpoint hit</source>
        <translation>ブレークポイントの次のヒットへ進みます</translation>
    </message>
    <message>
        <source>&amp;Previous hit</source>
        <translation>前のヒット(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous breakpoint hit</source>
        <translation>ブレークポイントの前のヒットへ戻ります</translation>
    </message>
    <message>
        <source>Toggle book&amp;mark</source>
        <translation>ブックマークの切り替え(&amp;M)</translation>
    </message>
    <message>
        <source>Set or remove a bookmark at this position</source>
        <translation>この位置にブックマークを設定または削除します</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>ブックマーク%1</translation>
    </message>
    <message>
        <source>Go to bookmark %1</source>
        <translation>ブックマーク%1へ移動します</translation>
    </message>
    <message>
        <source>E&amp;xplain the picked candidate</source>
        <translation>選んだ候補を説明(&amp;X)</translation>
    </message>
    <message>
        <source>Show why the picked candidate was removed (on the board)</source>
        <translation>選んだ候補が消えた理由を表示します（盤面）</translation>
    </message>
    <message>
        <source>&amp;History of the picked candidate</source>
        <translation>選んだ候補の履歴(&amp;H)</translation>
    </message>
    <message>
        <source>Show what happened to the picked candidate (on the board)</source>
        <translation>選んだ候補に起きたことを表示します（盤面）</translation>
    </message>
    <message>
        <source>Pin this la&amp;yer</source>
        <translation>この層を固定(&amp;Y)</translation>
    </message>
    <message>
        <source>Keep the tensors of the layer at this position in a separate tab</source>
        <translation>この位置の層のテンソルを専用のタブに残します</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>No breakpoints. Press F9 to set one, Ctrl+F9 to choose what to stop at.</source>
        <translation>ブレークポイントがありません。F9 で設定し、Ctrl+F9 で停止の条件を指定できます。</translation>
    </message>
    <message>
        <source>There is no later hit of a breakpoint.</source>
        <translation>これより後で停止するブレークポイントはありません。</translation>
    </message>
    <message>
        <source>There is no earlier hit of a breakpoint.</source>
        <translation>これより前で停止するブレークポイントはありません。</translation>
    </message>
    <message>
        <source>Breakpoint set: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>ブレークポイントを設定しました: %1</translation>
    </message>
    <message>
        <source>Breakpoint removed: %1</source>
        <translation>ブレークポイントを削除しました: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>停止しました: %1</translation>
    </message>
    <message>
        <source>Pinned in a separate tab: %1</source>
        <translation>固定しました: %1のタブができました</translation>
    </message>
    <message>
        <source>%1 is pinned already</source>
        <translation>%1は既に固定されています</translation>
    </message>
</context>
<context>
    <name>convoku::MessageBar</name>
    <message>
        <source>Close message</source>
        <translation>メッセージを閉じる</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkChecks</name>
    <message>
        <source>Only removes</source>
        <translation>取り除くだけ</translation>
    </message>
    <message>
        <source>%1: it restores %2.</source>
        <translation>%1: %2 を復活させます。</translation>
    </message>
    <message>
        <source>no candidate is restored on %1 random boards</source>
        <translation>ランダムな盤面 %1 個で復活する候補はありません</translation>
    </message>
    <message>
        <source>Both ways of running agree</source>
        <translation>二つの実行方法が一致</translation>
    </message>
    <message>
        <source>it has real numbers, which are only computed number by number</source>
        <translation>実数があり、数値ごとにしか計算できません</translation>
    </message>
    <message>
        <source>%1: the values of layer %2 differ</source>
        <translation>%1: 層 %2 の値が異なります</translation>
    </message>
    <message>
        <source>bits and numbers, every number of %1 layers on %2 boards</source>
        <translation>ビットと数値、%2 個の盤面で %1 層の全数値</translation>
    </message>
    <message>
        <source>Saves work</source>
        <translation>手間を省く</translation>
    </message>
    <message>
        <source>the network does not run this rule</source>
        <translation>ネットワークはこのルールを実行しません</translation>
    </message>
    <message>
        <source>Sound on every board</source>
        <translation>すべての盤面で健全</translation>
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
        <translation>ネットワーク(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open a network…</source>
        <translation>ネットワークを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>A file with your own network; the help explains how to write one</source>
        <translation>自作のネットワークのファイルを開きます。書き方はヘルプにあります</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>ネットワーク: %1</translation>
    </message>
    <message>
        <source>This network cannot run.</source>
        <translation>このネットワークは実行できません。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>The file holds several networks. Which one do you want to run?</source>
        <translation>ファイルに複数のネットワークがあります。どれを実行しますか?</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>ネットワークを開く</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1はもうありません。</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>These numbers do not belong to the running network.</source>
        <translation>これらの数は、実行中のネットワークのものではありません。</translation>
    </message>
    <message>
        <source>Networks and weights (*.network *.onnx *.safetensors);;All files (*)</source>
        <translation>ネットワークと重み (*.network *.onnx *.safetensors);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>How do you want to read the file? “first” and “last” give the position of the digit dimension and, after “+”, that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>ファイルをどう読みますか。「first」と「last」は数字の次元の位置で、「+」の後ろは出力のものです。81 個の数は、数字そのまま、または 数字 / 9 − 0.5（centred）、数字 / 9（ninths）、数字 / 10（tenths）です。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkDocument</name>
    <message>
        <source>operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>makes</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>which is</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>**Layer %1: %2.**</source>
        <translation>**層%1: %2。**</translation>
    </message>
    <message>
        <source>Layer %1 does the same to other values.</source>
        <translation>層%1は、別の値に同じことをします。</translation>
    </message>
    <message>
        <source>Layers %1 do the same to other values.</source>
        <translation>層%1は、別の値に同じことをします。</translation>
    </message>
    <message>
        <source># All layers of the network</source>
        <translation># ネットワークのすべての層</translation>
    </message>
    <message>
        <source>`convoku-cli pictures` makes this page from the network itself. Each group of layers is drawn as a graph, from its input at the top to its output at the bottom. The small picture at a layer shows its result in a run of the puzzle `%1`: the planes of its output side by side. The stronger the colour, the larger the number.</source>
        <translation>このページは、`convoku-cli pictures` がネットワークそのものから作成したものです。層の各グループをグラフで示し、上から入力が入り、下から出力が出ます。層に付いた小さな図は、問題 `%1` の実行でその層が計算するもので、出力のプレーンを横に並べてあり、色が濃いほど数が大きいことを表します。</translation>
    </message>
    <message>
        <source>Below its table, each group lists the layers with a kernel: every convolution, pooling and unpooling, once if several do the same. One number of the output is selected, at a place where the rule has an effect. It has a blue frame. The numbers that it is computed from have an orange frame, and only the planes with such numbers are shown. The sum or the maximum is written out below.</source>
        <translation>各グループの表の下には、カーネルを持つ層、つまり畳み込み・プーリング・アンプーリングのすべてを示します。同じことをする層が複数あるときは1回だけです。ルールが働くところで出力の数を1つ選んであり、青い枠が付いています。その数のもとになる数にはオレンジの枠が付き、そうした数のあるプレーンだけを示します。その下に和や最大値の計算式を書いてあります。</translation>
    </message>
    <message>
        <source>The groups of one pass, and the values that they pass on.</source>
        <translation>1パスのグループと、受け渡される値。</translation>
    </message>
    <message>
        <source>The values are those of pass %1.</source>
        <translation>値はパス%1のものです。</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkFile</name>
    <message>
        <source>%1 holds no network, only parts of one.</source>
        <translation>%1 にはネットワークの部品だけがあり、ネットワークがありません。</translation>
    </message>
    <message>
        <source>specify which one as FILE#ID: %1 contains %2.</source>
        <translation>ファイル#ID の形でどれかを指定してください: %1 には %2 があります。</translation>
    </message>
    <message>
        <source>“%1” is neither a network nor a file; the networks are %2.</source>
        <translation>「%1」というネットワークもファイルもありません。ネットワークは %2 です。</translation>
    </message>
    <message>
        <source>%1 has an encoding whose candidates do not match the givens of a puzzle, for example of %2.</source>
        <translation>%1 の符号化は、問題のヒントから残る候補と違うものを作ります。例: %2</translation>
    </message>
    <message>
        <source>%1 has a search with a custom way of keeping its stack. Such files can be checked. Only a search that equals “fewest_candidates” except for the cell it guesses in (score, one number per cell) can be run.</source>
        <translation>%1 の探索は、独自の方法でスタックを扱います。そのようなファイルは検査できますが、実行できるのは、仮定するマスの選び方（score、マスごとの数）のほかは「fewest_candidates」と同じ探索だけです。</translation>
    </message>
    <message>
        <source>no rule of the network “%1” has learned numbers: its text has no learned(…).</source>
        <translation>ネットワーク「%1」には学習した数のあるルールがありません。テキストに learned(…) がありません。</translation>
    </message>
    <message>
        <source>this network cannot be written as text or take different numbers.</source>
        <translation>このネットワークはテキストで表せないため、ほかの数を与えられません。</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPage</name>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>%1: a network in your browser</source>
        <translation>%1: ブラウザーで動くネットワーク</translation>
    </message>
    <message>
        <source>This page runs a network and requires JavaScript.</source>
        <translation>このページはネットワークを実行するため、JavaScript が必要です。</translation>
    </message>
    <message>
        <source>ONNX Runtime for browsers is not in %1. Install it there with: %2</source>
        <translation>ブラウザー用の ONNX Runtime が %1 にありません。次のコマンドで入ります: %2</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 はフォルダーではなく、作成もできません。</translation>
    </message>
    <message>
        <source>%1 already exists and does not belong to a Convoku page. Nothing is written.</source>
        <translation>%1 はすでにあり、Convoku のページのものではないので、何も書きません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>This network cannot be written as an ONNX file: %1</source>
        <translation>このネットワークは ONNX ファイルに書けません: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>最初に戻る</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>1ステップ戻る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>a button</comment>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button: go on by one pass</comment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>スペース</translation>
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
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>appearance</comment>
        <translation>自動</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>appearance</comment>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>appearance</comment>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Larger: %1</source>
        <translation>拡大: %1</translation>
    </message>
    <message>
        <source>Smaller: %1</source>
        <translation>縮小: %1</translation>
    </message>
    <message>
        <source>The network as an ONNX file</source>
        <translation>ネットワークの ONNX ファイル</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>one step forward or back; on the board, from cell to cell; on a layer, from number to number</source>
        <translation>1 ステップ進む・戻る。盤面ではマスからマスへ、層では数値から数値へ</translation>
    </message>
    <message>
        <source>one pass forward or back</source>
        <translation>1 パス進む・戻る</translation>
    </message>
    <message>
        <source>play and pause</source>
        <translation>再生と一時停止</translation>
    </message>
    <message>
        <source>the start and the end of the run</source>
        <translation>実行の最初と最後</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>部分から部分へ</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>このパス</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤面上</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>%1 characters, row by row: 1–%2, and a dot or 0 for an empty cell.</source>
        <translation>1 行ずつ %1 文字: 1~%2、空のマスは点か 0。</translation>
    </message>
    <message>
        <source>Expected %2 characters, found %1.</source>
        <translation>%2 文字が必要ですが、%1 文字です。</translation>
    </message>
    <message>
        <source>Character %1 is “%2”: expected a digit, or a dot for an empty cell.</source>
        <translation>%1 文字目は「%2」です。数字か、空のマスを表す点が必要です。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>層: %1</translation>
    </message>
    <message>
        <source>Every value that the network computes in this step, as squares: a stronger colour is a larger value, empty is 0. To see a number, point at its square or use the arrow keys.</source>
        <translation>このステップでネットワークが計算するすべての値を正方形で示します。濃いほど大きく、空は 0 です。正方形を指すか矢印キーで移動すると、その数値が出ます。</translation>
    </message>
    <message>
        <source>Step forward to see what its layers compute.</source>
        <translation>1 ステップ進むと、その層が計算する値が見られます。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Pass %1, step %2: %3</source>
        <translation>パス %1、ステップ %2: %3</translation>
    </message>
    <message>
        <source>The puzzle. Givens: %1, candidates: %2.</source>
        <translation>問題。ヒント: %1、候補: %2。</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1が次の候補を消去: %2。</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>ここでは%1で何も見つかりません。</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a digit from cells</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>candidates, guesses</comment>
        <translation>ほか %1</translation>
    </message>
    <message>
        <source>Solved: %1 cells with one digit each, and none twice in a house.</source>
        <translation>解けました: %1 マスに数字が 1 つずつあり、同じユニットに重複はありません。</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>%2に%1が2つあります（%3と%4）。</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1に候補が残っていません。</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory: the run continues.</source>
        <translation>解けても矛盾してもいないので、続きます。</translation>
    </message>
    <message>
        <source>continues</source>
        <comment>the run</comment>
        <translation>続く</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 at depth %2 and sets %3 aside.</source>
        <translation>ルールではもう何も見つからないので、ネットワークは深さ %2 で %1 と仮定し、%3 を保留します。</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %3 is permanently removed from %4. Restored candidates: %2.</source>
        <translation>仮定 %1 を取り消します。%3 は %4 から完全に消えます。復活する候補: %2。</translation>
    </message>
    <message>
        <source>The rules still find something: no guess.</source>
        <translation>ルールがまだ見つけているので、仮定はしません。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解決</translation>
    </message>
    <message>
        <source>There is no guess to undo: the puzzle has no solution.</source>
        <translation>取り消せる仮定がないので、この問題に解はありません。</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>The rules find nothing more, and there is no search: the run stops here.</source>
        <translation>ルールではもう何も見つからず、探索もないので、実行はここで止まります。</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>行き詰まり</translation>
    </message>
    <message>
        <source>That was the last pass. The page stops here.</source>
        <translation>これが最後のパスです。このページはここまでです。</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>パス上限</translation>
    </message>
    <message>
        <source>Passes: %1, guesses: %2, undone: %3</source>
        <translation>パス: %1、仮定: %2、取り消し: %3</translation>
    </message>
    <message>
        <source>Pass %1: removed: %2</source>
        <translation>パス %1: 消去 %2</translation>
    </message>
    <message>
        <source>%1: removed: %2</source>
        <translation>%1: 消去 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>%1 行 %2 列: %3</translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation>%1、ヒント</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1、確定</translation>
    </message>
    <message>
        <source>%1, guessed</source>
        <translation>%1、仮定</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>候補 %1</translation>
    </message>
    <message>
        <source>no candidate left</source>
        <translation>候補なし</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <translation>%1は%2により消去</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 保留</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>%1が復活</translation>
    </message>
    <message>
        <source>Guess at depth %1</source>
        <translation>深さ %1 の仮定</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>仮定により保留</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>仮定から導出</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>復活</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>in</source>
        <comment>what a group of layers is handed</comment>
        <translation>入力</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>the layers that it reads</comment>
        <translation>入力元: %1。</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1、%2 %3</translation>
    </message>
    <message>
        <source>not 0: %1 of %2</source>
        <translation>0 以外: %2 個中 %1 個</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <translation>プレーン%1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行%1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列%1</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>ONNX Runtime is loaded …</source>
        <translation>ONNX Runtime を読み込んでいます…</translation>
    </message>
    <message>
        <source>ONNX Runtime starts …</source>
        <translation>ONNX Runtime を起動しています…</translation>
    </message>
    <message>
        <source>The network is tested …</source>
        <translation>ネットワークを検査しています…</translation>
    </message>
    <message>
        <source>The network runs in this browser (ONNX Runtime, WebAssembly). Correct boards in its self-test: %1.</source>
        <translation>ネットワークはこのブラウザーで動いています(ONNX Runtime、WebAssembly)。自己検査で正しかった盤面: %1。</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 がありません</translation>
    </message>
    <message>
        <source>the self-test failed: this browser and the program get different results for %1</source>
        <translation>自己検査に失敗しました。%1 でこのブラウザーの結果がプログラムと一致しません</translation>
    </message>
    <message>
        <source>The network cannot run here: %1.</source>
        <translation>ネットワークをここで実行できません: %1。</translation>
    </message>
    <message>
        <source>%1 restores a removed candidate</source>
        <translation>%1 が、消えた候補を元に戻します</translation>
    </message>
    <message>
        <source>its search goes deeper than the number of cells</source>
        <translation>探索がマスの数より深くなります</translation>
    </message>
    <message>
        <source>its search guesses something other than one candidate</source>
        <translation>探索が、ただ 1 つの候補でないものを仮定します</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPageDialog</name>
    <message>
        <source>for a &amp;frame in your own page</source>
        <translation>自分のページのフレーム用(&amp;F)</translation>
    </message>
    <message>
        <source>Export a page for a browser</source>
        <translation>ブラウザ用のページを書き出し</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Fo&amp;lder of the page</source>
        <translation>ページのフォルダー(&amp;L)</translation>
    </message>
    <message>
        <source>Folder of the page</source>
        <translation>ページのフォルダー</translation>
    </message>
    <message>
        <source>Folder &amp;node_modules</source>
        <translation>フォルダー &amp;node_modules</translation>
    </message>
    <message>
        <source>Folder node_modules</source>
        <translation>フォルダー node_modules</translation>
    </message>
    <message>
        <source>ONNX Runtime runs the network in the browser. It comes from the package onnxruntime-web. Install it into that folder with: %1</source>
        <translation>ブラウザでネットワークを実行するONNX Runtimeは、パッケージonnxruntime-webにあり、次のコマンドでそのフォルダーに入る: %1</translation>
    </message>
    <message>
        <source>Without a header and with the layers collapsed</source>
        <translation>見出しなし、層は折りたたみ</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました: %1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPicker</name>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>ネットワークを開く</translation>
    </message>
    <message>
        <source>Networks (*.network *.onnx);;All files (*)</source>
        <translation>ネットワーク (*.network *.onnx);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>How do you want to read the file?</source>
        <translation>ファイルをどう読みますか?</translation>
    </message>
    <message>
        <source>Which network of the file?</source>
        <translation>ファイルのどのネットワークですか?</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWording</name>
    <message>
        <source>The digits of the puzzle become planes, one for each digit; an empty cell is 1 in all of them.</source>
        <translation>問題の数字を、数字ごとに1枚ずつのプレーンにします。空きマスはすべてのプレーンで1です。</translation>
    </message>
    <message>
        <source>A cell whose only candidate is a digit clears that digit from the rest of its house.</source>
        <translation>候補が1つだけのマスがあるとき、同じユニットの残りのマスからその数字を消去します。</translation>
    </message>
    <message>
        <source>If a digit occurs in only one line of a box, it is removed from the rest of that line.</source>
        <translation>ブロック内で数字が1つの行または列にしかないとき、その行または列の残りのマスからその数字を消去します。</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its house loses every other candidate.</source>
        <translation>ユニットの中で数字の入る場所がそのマスしかないとき、そのマスの他の候補をすべて消去します。</translation>
    </message>
    <message>
        <source>Two cells of a house with exactly the same two candidates clear these two digits from the rest of the house.</source>
        <translation>同じ2つの候補だけを持つマスがユニットに2つあるとき、ユニットの残りのマスからその2つの数字を消去します。</translation>
    </message>
    <message>
        <source>Solved if every cell has one candidate and no house has one twice. A contradiction if a cell has none, or if two cells of a house have the same one.</source>
        <translation>どのマスの候補も1つで、どのユニットにも同じ候補が2つなければ、解決です。候補のないマスがあるか、ユニットの2つのマスのただ1つの候補が同じなら、矛盾です。</translation>
    </message>
    <message>
        <source>When the rules find nothing more, the search guesses in the cell with the fewest candidates. A contradiction undoes the last guess.</source>
        <translation>ルールで何も見つからなくなると、候補が最も少ないマスで仮定をします。矛盾が現れると、最後の仮定を取り消します。</translation>
    </message>
    <message>
        <source>The article&apos;s network: nine rules, a verdict, and a search with one stack in a tensor.</source>
        <translation>元の記事のネットワーク: 9つのルール、判定、そして1つのテンソルをスタックにする探索。</translation>
    </message>
    <message>
        <source>The first six rules of the article: singles and pointing, without pairs.</source>
        <translation>元の記事の最初の6つのルール: シングルとポインティング。ペアはありません。</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>part of a network</comment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>encoding</source>
        <comment>part of a network</comment>
        <translation>符号化</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>part of a network</comment>
        <translation>判定</translation>
    </message>
    <message>
        <source>search</source>
        <comment>part of a network</comment>
        <translation>探索</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1: what should stand there; %2: what does</extracomment>
        <translation>次のものが必要です: %1</translation>
    </message>
    <message>
        <source>expected %1, found “%2”</source>
        <translation>「%2」ではなく、次のものが必要です: %1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>a name of lower-case letters, digits and _</source>
        <translation>英小文字、数字、_ からなる名前</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行の終わり</translation>
    </message>
    <message>
        <source>a line indented like the first one below the name, with spaces and no tabs</source>
        <translation>名前の下の最初の行と同じ深さに、タブではなく空白で字下げした行</translation>
    </message>
    <message>
        <source>a sentence in quotes</source>
        <translation>引用符で囲んだ文</translation>
    </message>
    <message>
        <source>the inputs of such a part: %1</source>
        <translation>この種類の部品が受け取るもの: %1</translation>
    </message>
    <message>
        <source>the results of such a part, all computed above: %1</source>
        <translation>この種類の部品が返すもの (すべて上の行で計算すること): %1</translation>
    </message>
    <message>
        <source>a value: a name, a number, a word with its arguments, ( or ~</source>
        <translation>値 (名前、数、引数の付いた言葉、( または ~)</translation>
    </message>
    <message>
        <source>a last line that returns</source>
        <translation>最後に return の行</translation>
    </message>
    <message>
        <source>nothing after what is returned</source>
        <translation>return の行で終わること (その後ろには何も書けない)</translation>
    </message>
    <message>
        <source>an unused name</source>
        <translation>まだ使われていない名前</translation>
    </message>
    <message>
        <source>the name of a value defined above</source>
        <translation>上の行にある値の名前</translation>
    </message>
    <message>
        <source>a part of that kind, from this file or listed by “convoku-cli network list”</source>
        <translation>その種類の部品 (このファイルにあるもの、または「convoku-cli network list」で表示されるもの)</translation>
    </message>
    <message>
        <source>a house for which there is such a rule</source>
        <translation>そのルールがあるユニット</translation>
    </message>
    <message>
        <source>a rule that is not already in the network</source>
        <translation>ネットワークにまだないルール</translation>
    </message>
    <message>
        <source>a line “cause NAME” with the value that holds the rule’s finding</source>
        <translation>「cause NAME」の行 (ルールが見つけたものを示す値)</translation>
    </message>
    <message>
        <source>fewer nested parentheses</source>
        <translation>かっこの入れ子がもっと浅い式</translation>
    </message>
    <message>
        <source>at most 64 KiB and 1,000 lines</source>
        <translation>64 KiB 以下、1,000行以下のファイル</translation>
    </message>
    <message>
        <source>text in UTF-8 without control characters</source>
        <translation>制御文字を含まない UTF-8 のテキスト</translation>
    </message>
    <message>
        <source>a word of the language followed by (</source>
        <translation>この言語の言葉と、その後ろの (</translation>
    </message>
    <message>
        <source>the arguments that this word takes; see the help, “Networks as text”</source>
        <translation>この言葉が取る引数 (ヘルプの「テキストで書くネットワーク」を参照)</translation>
    </message>
    <message>
        <source>a whole number that is valid here</source>
        <translation>ここで使える整数</translation>
    </message>
    <message>
        <source>weights such as pairs(digit) or ones(1, 9), or lists of numbers of equal length</source>
        <translation>pairs(digit) や ones(1, 9) のような重み、または長さのそろった数のリスト</translation>
    </message>
    <message>
        <source>a list of numbers, one for each output plane (%1)</source>
        <translation>出力のプレーンごとに1つの数があるリスト (数の個数: %1)</translation>
    </message>
    <message>
        <source>matching shapes; the shapes here: %1</source>
        <translation>互いに合う形 (ここで組み合わせた形: %1)</translation>
    </message>
    <message>
        <source>a value of only 0s and 1s; this one can be %1</source>
        <translation>0と1だけの値 (この値の範囲: %1)</translation>
    </message>
    <message>
        <source>a range inside %1</source>
        <translation>%1 に収まる範囲</translation>
    </message>
    <message>
        <source>smaller numbers (up to 16,777,216) or fewer of them (up to 65,536)</source>
        <translation>もっと小さな数 (16,777,216 まで)、またはもっと少ない個数 (65,536 まで)</translation>
    </message>
    <message>
        <source>something to compute; this line creates no layer</source>
        <translation>何かを計算する式 (この行からは層ができない)</translation>
    </message>
    <message>
        <source>a result like the input of the next pass; shape (and the expected one) %1, numbers %2</source>
        <translation>次のパスが受け取るものと同じ形と範囲の結果 (形と、必要な形: %1、数の範囲: %2)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>at most %1 rules</source>
        <translation>ルールはこの数まで (%1)</translation>
    </message>
    <message>
        <source>less computation (additions: at most %1)</source>
        <translation>計算を減らすこと (加算は %1 まで)</translation>
    </message>
    <message>
        <source>The article’s nine rules</source>
        <extracomment>a network: the nine rules of the article that the program is about</extracomment>
        <translation>記事の9つのルール</translation>
    </message>
    <message>
        <source>The article’s first six rules</source>
        <translation>記事の最初の6つのルール</translation>
    </message>
    <message>
        <source>a shorter text (characters: at most %1)</source>
        <translation>もっと短いテキスト (%1 文字まで)</translation>
    </message>
    <message>
        <source>a number with at most six digits before the point and nine after it</source>
        <translation>6桁以下、小数点以下は9桁以下の数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>planes, rows, columns or what they represent (digit, row, column), each once</source>
        <translation>planes、rows、columns、またはそれらが表すもの（digit、row、column）、それぞれ1回</translation>
    </message>
    <message>
        <source>lists of numbers of equal length: the rows of a kernel</source>
        <translation>長さのそろった数のリスト: カーネルの行</translation>
    </message>
    <message>
        <source>whole numbers, as only these go from pass to pass; pick_one converts other numbers</source>
        <translation>整数（パスからパスへ渡せるのは整数だけです。pick_one はほかの数から整数を作ります）</translation>
    </message>
    <message>
        <source>whole numbers; this value has other numbers. Use clamp, minimum and maximum for those, or pick_one to convert them to whole numbers</source>
        <translation>整数。この値にはそうでない数があります。それには clamp、minimum、maximum を使います。pick_one は整数を作ります</translation>
    </message>
    <message>
        <source>Like clashes, but a digit that occurs twice in a custom house of the network is also a contradiction.</source>
        <translation>clashes と同じで、さらに、ネットワーク独自のユニットに同じ数字が2回あるのも矛盾です。</translation>
    </message>
    <message>
        <source>Sudoku X: the article&apos;s nine rules, and the applicable ones for the two diagonals, which also hold nine different digits.</source>
        <translation>数独X: 記事の9つのルールと、やはり9つの異なる数字が入る2本の対角線に使えるルール。</translation>
    </message>
    <message>
        <source>row, column or box, each once; in a network also a custom house defined above</source>
        <translation>row、column、box のどれか (それぞれ1回)。ネットワークでは、上に書いた独自のユニットも可</translation>
    </message>
    <message>
        <source>%1 cells, each once: r1c1, r2c2 …</source>
        <translation>%1個のマス (それぞれ1回): r1c1, r2c2 …</translation>
    </message>
    <message>
        <source>house or rule; or, once each, board (above any house), encoding, verdict and search; board and search are optional</source>
        <translation>house か rule、または board (どの house よりも上)、encoding、verdict、search をそれぞれ1回 (board と search はなくてもよい)</translation>
    </message>
    <message>
        <source>a line “house NAME: …” for this verdict to check</source>
        <translation>この判定が見る「house 名前: …」の行</translation>
    </message>
    <message>
        <source>house, row, column, box, digit, board or plane; for rows and columns also part, parts or boxes; for counting in a verdict also own_houses</source>
        <translation>house、row、column、box、digit、board、plane のいずれか (行と列のルールでは part、parts、boxes も可。判定で数えるときは own_houses も可)</translation>
    </message>
    <message>
        <source>Sudoku X, with diagonals</source>
        <translation>数独X (対角線つき)</translation>
    </message>
    <message>
        <source>at most %1 custom houses</source>
        <translation>独自のユニットはこの数まで (%1)</translation>
    </message>
    <message>
        <source>If k places of a group have only k values between them, these values are removed from the other places of the group.</source>
        <translation>グループの k 個の場所に合わせて k 個の値しかないとき、グループの他の場所からその値を消去します。</translation>
    </message>
    <message>
        <source>If a digit occurs in only one box of a line, it is removed from the rest of that box.</source>
        <translation>行または列の中で数字が1つのブロックにしかないとき、そのブロックの残りのマスからその数字を消去します。</translation>
    </message>
    <message>
        <source>If a cell of a house has a single candidate, that digit is removed from the rest of the house.</source>
        <translation>候補が1つだけのマスがユニットにあるとき、ユニットの残りのマスからその数字を消去します。</translation>
    </message>
    <message>
        <source>If a digit has a single cell in a house, all other digits are removed from that cell.</source>
        <translation>ユニットの中で数字の入るマスが1つしかないとき、そのマスから他の数字をすべて消去します。</translation>
    </message>
    <message>
        <source>If two cells of a house have only two digits between them, these digits are removed from the rest of the house.</source>
        <translation>ユニットの2つのマスに合わせて2つの数字しかないとき、ユニットの残りのマスからその数字を消去します。</translation>
    </message>
    <message>
        <source>If two digits have only two cells of a house between them, all other digits are removed from these cells.</source>
        <translation>ユニットの中で2つの数字の入るマスが合わせて2つしかないとき、そのマスから他の数字をすべて消去します。</translation>
    </message>
    <message>
        <source>If two rows together have a digit in only two columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>2つの行で数字の入る列が合わせて2つしかないとき、その列の残りのマスからその数字を消去します。2つの列と2つの行でも同じです。</translation>
    </message>
    <message>
        <source>If three cells of a house have only three digits between them, these digits are removed from the rest of the house.</source>
        <translation>ユニットの3つのマスに合わせて3つの数字しかないとき、ユニットの残りのマスからその数字を消去します。</translation>
    </message>
    <message>
        <source>If three digits have only three cells of a house between them, all other digits are removed from these cells.</source>
        <translation>ユニットの中で3つの数字の入るマスが合わせて3つしかないとき、そのマスから他の数字をすべて消去します。</translation>
    </message>
    <message>
        <source>If three rows together have a digit in only three columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>3つの行で数字の入る列が合わせて3つしかないとき、その列の残りのマスからその数字を消去します。3つの列と3つの行でも同じです。</translation>
    </message>
    <message>
        <source>If four cells of a house have only four digits between them, these digits are removed from the rest of the house.</source>
        <translation>ユニットの4つのマスに合わせて4つの数字しかないとき、ユニットの残りのマスからその数字を消去します。</translation>
    </message>
    <message>
        <source>If four digits have only four cells of a house between them, all other digits are removed from these cells.</source>
        <translation>ユニットの中で4つの数字の入るマスが合わせて4つしかないとき、そのマスから他の数字をすべて消去します。</translation>
    </message>
    <message>
        <source>If four rows together have a digit in only four columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>4つの行で数字の入る列が合わせて4つしかないとき、その列の残りのマスからその数字を消去します。4つの列と4つの行でも同じです。</translation>
    </message>
    <message>
        <source>One kernel for all: singles, pairs and triples (naked and hidden), X-wing and swordfish use the same weights, applied along different axes of the candidates; with pointing and claiming.</source>
        <translation>すべてに1つのカーネル: シングル、ペア、トリプル（ネイキッドも隠れも）、X-Wing、ソードフィッシュは、同じ重みを別の側から候補の上に置いたもの。ポインティングとクレーミングもあります。</translation>
    </message>
    <message>
        <source>kernel</source>
        <comment>part of a network</comment>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>One kernel</source>
        <extracomment>a network: all rules but two are the same convolution kernel</extracomment>
        <translation>1つのカーネル</translation>
    </message>
    <message>
        <source>a line that begins a rule, an encoding, a verdict, a search, a kernel or a network</source>
        <translation>rule、encoding、verdict、search、kernel、network のいずれかで始まる行</translation>
    </message>
    <message>
        <source>value, group and place (digit, house and cell in any order), and k (1 … %1)</source>
        <translation>value、group、place (digit、house、cell を順不同で1つずつ) と k (1 … %1)</translation>
    </message>
    <message>
        <source>%1 (%2; line %3)</source>
        <extracomment>a shape, what its dimensions stand for, and the line that made it: [36, 9, 9] (pairs of columns, rows, digits; line 3)</extracomment>
        <translation>%1（%2；%3行目）</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（%2行目）</translation>
    </message>
    <message>
        <source>the place of a weight, from 1 to %1</source>
        <translation>重みの位置（1 から %1 まで）</translation>
    </message>
    <message>
        <source>Like clashes, but a house with no place left for a digit is also a contradiction.</source>
        <translation>clashes と同じで、さらに、ユニットにある数字の場所が残っていないときも矛盾です。</translation>
    </message>
    <message>
        <source>Like fewest_candidates, but ties go to the cell with the most open neighbours.</source>
        <translation>fewest_candidates と同じですが、候補が最も少ないマスのうち、周りに未確定のものが最も多いマスで仮定をします。</translation>
    </message>
    <message>
        <source>Made for many puzzles: singles in every house, pointing and claiming, a verdict that detects more, and a guess that settles more.</source>
        <translation>多くの問題のためのもの: すべてのユニットのシングル、ポインティングとクレーミング、より多くを見る判定、より多くを片付ける仮定。</translation>
    </message>
    <message>
        <source>The fast one</source>
        <extracomment>a network: the one that needs the least time for many puzzles</extracomment>
        <translation>速いもの</translation>
    </message>
    <message>
        <source>A trained network looks at all houses at once, six times, and removes the candidates that it rates unlikely.</source>
        <translation>学習済みネットワークがすべてのユニットを同時に 6 回見て、ありそうにない候補を消去します。</translation>
    </message>
    <message>
        <source>A small trained network, the counterpart of the written ones: it reads the same candidates and removes the unlikely ones. Its removals can be wrong.</source>
        <translation>小さな学習済みネットワーク。書かれたネットワークの双子で、同じ候補を受け取り、ありそうにないものを消します。消すものが間違っていることもあります。</translation>
    </message>
    <message>
        <source>A small trained one</source>
        <extracomment>a network: its weights were learned from examples</extracomment>
        <translation>小さな学習済みネットワーク</translation>
    </message>
    <message>
        <source>a number above 0, such as 0.00001</source>
        <translation>0 より大きい数（0.00001 など）</translation>
    </message>
    <message>
        <source>a file name in quotes, without a folder: letters, digits, _, - and .</source>
        <translation>引用符で囲んだ、フォルダーなしのファイル名（英字、数字、_、-、.）</translation>
    </message>
    <message>
        <source>the weights file, next to the network file</source>
        <translation>ネットワークのファイルと同じ場所にある重みのファイル</translation>
    </message>
    <message>
        <source>this tensor in the weights file: %1</source>
        <extracomment>%1: name and shape, round1.weight [24, 24, 1, 1]</extracomment>
        <translation>重みのファイルにこのテンソル：%1</translation>
    </message>
    <message>
        <source>a layer for each tensor of the weights file</source>
        <translation>重みのファイルの各テンソルを使う層</translation>
    </message>
    <message>
        <source>A trained network checks whether a digit has only one place in the row. If so, it removes the other digits from that cell.</source>
        <translation>学習したネットワークが、ある数字の場所が行に1つしかないかを問い、そうならそのマスからほかの数字を消します。</translation>
    </message>
    <message>
        <source>The article&apos;s network, except for the count in rows: its nine weights and a bias were trained and are right for 91 of 100 rows.</source>
        <translation>元の記事のネットワークですが、行での数え方だけが違います。9つの重みとバイアスは学習したもので、100行のうち91行で正解です。</translation>
    </message>
    <message>
        <source>With a trained count</source>
        <extracomment>a network: the article&apos;s rules, of which the one that counts in rows was learned from examples</extracomment>
        <translation>学習した数え方で</translation>
    </message>
    <message>
        <source>%1, untrained</source>
        <extracomment>%1: the name of a network whose numbers are random as long as nobody has trained them</extracomment>
        <translation>%1（未学習）</translation>
    </message>
    <message>
        <source>NAME = … or return; in a rule also cause, count, keep, weights, memory or remember</source>
        <translation>名前 = … または return。ルールでは cause、count、keep、weights、memory、remember も</translation>
    </message>
    <message>
        <source>remember %1 = …, the value that the next pass receives</source>
        <extracomment>%1: the name of a memory</extracomment>
        <translation>remember %1 = …（次のパスに渡すものを示す行）</translation>
    </message>
    <message>
        <source>a value like the memory; shape (and the expected one) %1, numbers within %2</source>
        <translation>メモリーと同じ値。形（と求める形）%1、数は %2 の範囲</translation>
    </message>
    <message>
        <source>fewer or smaller memories (at most %1)</source>
        <translation>より少ない、またはより小さいメモリー（最大 %1）</translation>
    </message>
    <message>
        <source>no search: one of its rules remembers numbers, and undoing a guess cannot restore them</source>
        <translation>探索なし: ルールの1つが数を覚えていて、仮定を取り消しても元に戻せません</translation>
    </message>
    <message>
        <source>words after # for each layer of the line, separated by ; (%1), or none</source>
        <translation># の後ろに、行の層ごとの言葉を ; で区切ったもの (言葉の個数: %1)、または何もなし</translation>
    </message>
    <message>
        <source>%1, %2×%2</source>
        <extracomment>the name of a network, and the side of the board that it is for: The article’s nine rules, 4×4</extracomment>
        <translation>%1、%2×%2</translation>
    </message>
    <message>
        <source>a board, such as board(side=4, box=2x2); boxes can be 2x2, 2x3, 3x2, 2x4, 4x2 and 3x3</source>
        <translation>盤面 (例: board(side=4, box=2x2))。ブロックは 2x2、2x3、3x2、2x4、4x2、3x3 が使えます</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 4×4: the same nine rules, verdict and search, with a tensor of 64 numbers.</source>
        <translation>記事のネットワークを4×4の盤面で。同じ9つのルール、判定、探索で、テンソルの数は64個です。</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 6×6, with boxes of 2×3: the same nine rules, verdict and search.</source>
        <translation>記事のネットワークを6×6の盤面 (ブロックは2×3) で。同じ9つのルール、判定、探索です。</translation>
    </message>
    <message>
        <source>One kernel for all on a board of 4×4: singles and pairs (naked and hidden) and X-wing use the same weights, applied along different axes of the candidates.</source>
        <translation>4×4の盤面ですべてに1つのカーネル: シングル、ペア（ネイキッドも隠れも）、X-Wing は、同じ重みを別の側から候補の上に置いたもの。</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWords</name>
    <message>
        <source>begins a rule</source>
        <translation>ルールを始める</translation>
    </message>
    <message>
        <source>lists the parts of a network</source>
        <translation>ネットワークの部品を示す</translation>
    </message>
    <message>
        <source>turns the givens into candidates</source>
        <translation>ヒントから候補を作る</translation>
    </message>
    <message>
        <source>reports what is solved and what is contradictory</source>
        <translation>解けたかと矛盾を示す</translation>
    </message>
    <message>
        <source>guesses, and undoes guesses</source>
        <translation>仮定し、取り消す</translation>
    </message>
    <message>
        <source>the house that the rule applies to</source>
        <translation>ルールの対象のユニット</translation>
    </message>
    <message>
        <source>the value that holds the finding</source>
        <translation>見つけたものを示す値</translation>
    </message>
    <message>
        <source>the value that the finding depends on</source>
        <translation>それを左右する値</translation>
    </message>
    <message>
        <source>other values that are read by name</source>
        <translation>名前で読まれる他の値</translation>
    </message>
    <message>
        <source>the candidates that stay</source>
        <translation>残る候補</translation>
    </message>
    <message>
        <source>adds a window up</source>
        <translation>窓の合計</translation>
    </message>
    <message>
        <source>the largest number in a window</source>
        <translation>窓の最大値</translation>
    </message>
    <message>
        <source>the mean of a window</source>
        <translation>窓の平均</translation>
    </message>
    <message>
        <source>copies to all cells of the window</source>
        <translation>窓の全マスへ写す</translation>
    </message>
    <message>
        <source>1 if a is k, else 0</source>
        <translation>a が k なら 1、他は 0</translation>
    </message>
    <message>
        <source>1 if both are equal, else 0</source>
        <translation>等しければ 1、他は 0</translation>
    </message>
    <message>
        <source>0 stays 0, more becomes 1</source>
        <translation>0 は 0、それより大きければ 1</translation>
    </message>
    <message>
        <source>a if s is 0, b if s is 1</source>
        <translation>s が 0 なら a、1 なら b</translation>
    </message>
    <message>
        <source>weighted sums of planes</source>
        <translation>プレーンの重み付き和</translation>
    </message>
    <message>
        <source>a single 1 at the largest number in a plane</source>
        <translation>プレーンの最大値に 1 を一つ</translation>
    </message>
    <message>
        <source>the same numbers in a different shape</source>
        <translation>同じ数値を別の形に</translation>
    </message>
    <message>
        <source>a different order of dimensions</source>
        <translation>次元の順序を変える</translation>
    </message>
    <message>
        <source>zeros around each plane</source>
        <translation>各プレーンの周りに 0</translation>
    </message>
    <message>
        <source>a kernel over each plane</source>
        <translation>各プレーン上のカーネル</translation>
    </message>
    <message>
        <source>a + b, number by number</source>
        <translation>a + b、数値ごと</translation>
    </message>
    <message>
        <source>a − b, number by number</source>
        <translation>a − b、数値ごと</translation>
    </message>
    <message>
        <source>a · b, number by number</source>
        <translation>a · b、数値ごと</translation>
    </message>
    <message>
        <source>the smaller number of both</source>
        <translation>二つの小さい方</translation>
    </message>
    <message>
        <source>the larger number of both</source>
        <translation>二つの大きい方</translation>
    </message>
    <message>
        <source>m · a + k</source>
        <translation>m · a + k</translation>
    </message>
    <message>
        <source>at least k, at most m</source>
        <translation>k 以上 m 以下</translation>
    </message>
    <message>
        <source>not less than 0</source>
        <translation>0 以上</translation>
    </message>
    <message>
        <source>pressed between 0 and 1</source>
        <translation>0 と 1 の間に収める</translation>
    </message>
    <message>
        <source>pressed between −1 and 1</source>
        <translation>−1 と 1 の間に収める</translation>
    </message>
    <message>
        <source>shares that add up to 1</source>
        <translation>合計 1 になる割合</translation>
    </message>
    <message>
        <source>cells side by side</source>
        <translation>横に並ぶマス</translation>
    </message>
    <message>
        <source>cells one below the other</source>
        <translation>縦に並ぶマス</translation>
    </message>
    <message>
        <source>the cells of a box</source>
        <translation>ブロックのマス</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>すべてのマス</translation>
    </message>
    <message>
        <source>all of a plane</source>
        <translation>プレーン全体</translation>
    </message>
    <message>
        <source>all planes of a cell</source>
        <translation>マスの全プレーン</translation>
    </message>
    <message>
        <source>the intersection of a line and a box</source>
        <translation>列や行とブロックの共通部分</translation>
    </message>
    <message>
        <source>such parts of a box</source>
        <translation>ブロックのそのような部分</translation>
    </message>
    <message>
        <source>the houses that the network names, in a verdict</source>
        <translation>判定で、ネットワークが名付けたユニット</translation>
    </message>
    <message>
        <source>a dimension of a value</source>
        <translation>値の次元</translation>
    </message>
    <message>
        <source>which window</source>
        <translation>どの窓</translation>
    </message>
    <message>
        <source>which dimension</source>
        <translation>どの次元</translation>
    </message>
    <message>
        <source>a factor</source>
        <translation>係数</translation>
    </message>
    <message>
        <source>the number added</source>
        <translation>加える数</translation>
    </message>
    <message>
        <source>the lower end</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>the upper end</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>one number per plane</source>
        <translation>プレーンごとに一つの数</translation>
    </message>
    <message>
        <source>all pairs of digits</source>
        <translation>数字のすべての組</translation>
    </message>
    <message>
        <source>all threes of digits</source>
        <translation>数字の三つ組すべて</translation>
    </message>
    <message>
        <source>weights that are all 1</source>
        <translation>すべて 1 の重み</translation>
    </message>
    <message>
        <source>weights that are all 0</source>
        <translation>すべて 0 の重み</translation>
    </message>
    <message>
        <source>each plane as it is</source>
        <translation>各プレーンをそのまま</translation>
    </message>
    <message>
        <source>weights with rows and columns exchanged</source>
        <translation>行と列を入れ替えた重み</translation>
    </message>
    <message>
        <source>weights with the opposite sign</source>
        <translation>符号を変えた重み</translation>
    </message>
    <message>
        <source>weights side by side</source>
        <translation>横に並べた重み</translation>
    </message>
    <message>
        <source>weights one below the other</source>
        <translation>縦に並べた重み</translation>
    </message>
    <message>
        <source>begins a kernel that rules share</source>
        <translation>ルールが共有するカーネルを始める</translation>
    </message>
    <message>
        <source>turned to fit the input of a kernel</source>
        <translation>カーネルが受け取る向きに変える</translation>
    </message>
    <message>
        <source>turned back</source>
        <translation>向きを元に戻す</translation>
    </message>
    <message>
        <source>the places of a group, in a kernel</source>
        <translation>カーネルの中で、グループの場所</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s values</source>
        <translation>カーネルの値は何か</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s groups</source>
        <translation>カーネルのグループは何か</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s places</source>
        <translation>カーネルの場所は何か</translation>
    </message>
    <message>
        <source>the kernel’s number, 1 to 8</source>
        <translation>カーネルの数（1から8）</translation>
    </message>
    <message>
        <source>1 where the weights are 0, and 0 where they are 1</source>
        <translation>重みが0のところは1、1のところは0</translation>
    </message>
    <message>
        <source>a count with a different weight, or with a bias</source>
        <translation>重みを一つ変えた、またはバイアスのある count</translation>
    </message>
    <message>
        <source>index of the weight in a count, from 1</source>
        <translation>count の何番目の重みか（1 から）</translation>
    </message>
    <message>
        <source>index of the row of the weights, from 1</source>
        <translation>重みの何行目か（1 から）</translation>
    </message>
    <message>
        <source>index of the weight in the row, from 1</source>
        <translation>行の何番目の重みか（1 から）</translation>
    </message>
    <message>
        <source>weights with one number replaced</source>
        <translation>一つだけ別の数値にした重み</translation>
    </message>
    <message>
        <source>the planes of a, followed by those of b</source>
        <translation>一方のプレーンの後ろに他方のプレーン</translation>
    </message>
    <message>
        <source>1 if a is at least this number, else 0</source>
        <translation>a がそれ以上なら 1、ほかは 0</translation>
    </message>
    <message>
        <source>rows of a times columns of b, plane by plane</source>
        <translation>a の行 × b の列、プレーンごと</translation>
    </message>
    <message>
        <source>numbers scaled to a mean size of 1</source>
        <translation>平均して 1 の大きさの数</translation>
    </message>
    <message>
        <source>0 if it is far below 0, without a kink</source>
        <translation>0 よりずっと下では 0、折れ目なし</translation>
    </message>
    <message>
        <source>number added to a mean to avoid division by 0</source>
        <translation>0 で割らないように平均に足す数</translation>
    </message>
    <message>
        <source>the file with the rule’s learned weights</source>
        <translation>ルールが学習したもののファイル</translation>
    </message>
    <message>
        <source>numbers received from the previous pass</source>
        <translation>前のパスから受け取る数</translation>
    </message>
    <message>
        <source>the numbers handed to the next pass</source>
        <translation>次のパスが受け取る数</translation>
    </message>
    <message>
        <source>a convolution with learned numbers</source>
        <translation>数を学習した畳み込み</translation>
    </message>
    <message>
        <source>each plane scaled as in training</source>
        <translation>各プレーンを学習時と同じ大きさに</translation>
    </message>
    <message>
        <source>each plane times a learned number, plus a second one</source>
        <translation>各プレーンに学習した数を掛け、もう1つの数を足す</translation>
    </message>
    <message>
        <source>the size of the board and of its boxes</source>
        <translation>盤の大きさとそのブロック</translation>
    </message>
    <message>
        <source>such parts of a line</source>
        <translation>列や行のそのような部分</translation>
    </message>
    <message>
        <source>1, 2, 3 …, one below the other</source>
        <translation>1、2、3……を縦に並べる</translation>
    </message>
    <message>
        <source>the number of digits of the board</source>
        <translation>盤の数字の個数</translation>
    </message>
    <message>
        <source>the number of cells of the board</source>
        <translation>盤のマスの個数</translation>
    </message>
    <message>
        <source>the highest level of a search on the board</source>
        <translation>盤での探索の最も高いレベル</translation>
    </message>
</context>
<context>
    <name>convoku::NodeCanvas</name>
    <message>
        <source>Fit</source>
        <translation>全体表示</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
</context>
<context>
    <name>convoku::NoticeController</name>
    <message>
        <source>This is the start of the run. Nothing comes before it.</source>
        <translation>実行の始まりです。これより前はありません。</translation>
    </message>
    <message>
        <source>The run has reached this point and is still running.</source>
        <translation>実行が進んだのはここまでです。実行は続いています。</translation>
    </message>
    <message>
        <source>This is the end of the run. %1</source>
        <translation>実行の終わりです。%1</translation>
    </message>
</context>
<context>
    <name>convoku::NumberWording</name>
    <message>
        <source>no</source>
        <extracomment>answers of a layer, where 1 means yes and 0 means no</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>That is what the next layers look for.</source>
        <translation>これが次の層の探しているものです。</translation>
    </message>
    <message>
        <source>The next layers look for %1.</source>
        <translation>次の層が探しているのは %1 です。</translation>
    </message>
    <message>
        <source>In %1, %2 has no place left.</source>
        <extracomment>%1: a house, %2: a digit: in row 5, 6 has no place left</extracomment>
        <translation>%1では %2 の入る場所がもうありません。</translation>
    </message>
    <message numerus="yes">
        <source>In %1, %2 has %n place(s) left: %3.</source>
        <extracomment>%1: a house, %2: a digit, %3: cells: in row 5, 6 has 2 places left: r5c4 and r5c6</extracomment>
        <translation>
            <numerusform>%1では %2 の入る場所が %n か所残っています: %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 には候補がもうありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n candidate(s) left: %2.</source>
        <extracomment>%1: a cell, %2: digits: r5c4 has 3 candidates left: 1, 6 and 8</extracomment>
        <translation>
            <numerusform>%1 には候補が %n 個残っています: %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is not equal to %3, so the answer is no.</source>
        <extracomment>%1: a row and a digit, or a cell; %2, %3: numbers: row 5, digit 6: 2 is not equal to 1, so the answer is no</extracomment>
        <translation>%1: %2 は %3 と等しくないので、答えは「いいえ」です。</translation>
    </message>
    <message>
        <source>%1: %2 is equal to %3, so the answer is yes.</source>
        <translation>%1: %2 は %3 と等しいので、答えは「はい」です。</translation>
    </message>
    <message>
        <source>%1 was not a candidate before this rule.</source>
        <extracomment>%1: a digit in a cell: 6 in r5c4</extracomment>
        <translation>%1 はこの規則の前から候補ではありません。</translation>
    </message>
    <message>
        <source>The rule removes %1.</source>
        <translation>この規則は %1 を外します。</translation>
    </message>
    <message>
        <source>%1 stays a candidate.</source>
        <translation>%1 は候補のまま残ります。</translation>
    </message>
    <message>
        <source>%1 gets its answer from %2: %3.</source>
        <extracomment>%1, %2: places: 6 in r5c4 takes the answer of row 5, digit 6: no</extracomment>
        <translation>%1 は %2 の答えを受け取ります: %3。</translation>
    </message>
    <message>
        <source>“candidate”</source>
        <translation>「候補」</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>the switch is %1, so the number comes from %2: %3.</source>
        <extracomment>%1: yes or no; %2: a name in quotation marks; %3: a number</extracomment>
        <translation>切り替えは「%1」なので、数は %2 のものです: %3。</translation>
    </message>
    <message>
        <source>no number in the window is 1, so the answer is no.</source>
        <translation>窓の中に 1 がないので、答えは「いいえ」です。</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, so the answer is %3.</source>
        <extracomment>%1, %2: names in quotation marks; %3: yes or no</extracomment>
        <translation>%1 と %2 はどちらも「%3」なので、答えは「%3」です。</translation>
    </message>
    <message>
        <source>%1 is %2, so the answer is %3.</source>
        <extracomment>%1: a name in quotation marks, or a place; %2: yes, no or a number; %3: yes or no</extracomment>
        <translation>%1 は「%2」なので、答えは「%3」です。</translation>
    </message>
</context>
<context>
    <name>convoku::OneBoard</name>
    <message numerus="yes">
        <source>%n puzzle(s) on a different board from the first one are left out.</source>
        <translation>
            <numerusform>最初の問題と盤面が違う%n問を除きました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::OnnxChoices</name>
    <message>
        <source>P&amp;asses:</source>
        <translation>パス(&amp;A):</translation>
    </message>
    <message>
        <source>one s&amp;tep of the search</source>
        <translation>探索の1ステップ(&amp;T)</translation>
    </message>
    <message>
        <source>any &amp;number</source>
        <translation>任意の数(&amp;N)</translation>
    </message>
    <message>
        <source>eac&amp;h layer’s output</source>
        <translation>各層が作るもの(&amp;H)</translation>
    </message>
    <message>
        <source>pr&amp;oofs of its rules</source>
        <translation>ルールの証明(&amp;O)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>%1個すべて</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Number of passes</source>
        <translation>パスの数</translation>
    </message>
    <message>
        <source>Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction</source>
        <translation>候補が入り、残る候補と、解けたか矛盾かが出る</translation>
    </message>
    <message>
        <source>Input and output: candidates, stack, guess and level. Feed them back in until it reports solved or exhausted</source>
        <translation>候補・スタック・仮定・段が入って出る。解けたか尽きたと言うまで入れ直す</translation>
    </message>
    <message>
        <source>This network has no search.</source>
        <translation>このネットワークには探索がない。</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>1回の実行</translation>
    </message>
    <message>
        <source>For&amp;m</source>
        <translation>形式(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;recision</source>
        <translation>精度(&amp;R)</translation>
    </message>
    <message>
        <source>Each value of each pass is also an output of the file</source>
        <translation>各パスの各値もファイルの出力になる</translation>
    </message>
    <message>
        <source>Before writing the file, prove or refute each rule and record the result in it. This takes a while.</source>
        <translation>ファイルを書く前に各ルールが証明または反証され、ファイルにそれが記される。しばらくかかる。</translation>
    </message>
    <message>
        <source>P&amp;uzzles at once</source>
        <translation>同時に解く問題数(&amp;U)</translation>
    </message>
    <message>
        <source>With</source>
        <translation>含める</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxDialog</name>
    <message>
        <source>Export network as ONNX</source>
        <translation>ネットワークをONNXとして書き出し</translation>
    </message>
    <message>
        <source>Building the graph…</source>
        <translation>グラフを作成中…</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>表示(&amp;W)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>グラフ全体を表示 (Z)</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>縮小 (-)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>拡大 (+)</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>%1を証明中、%3個中%2個目 …</translation>
    </message>
    <message>
        <source>Creating the file and checking it with ONNX…</source>
        <translation>ファイルを作成し、ONNXで確認中…</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>数えています…</translation>
    </message>
    <message>
        <source>One step of the search</source>
        <translation>探索の1ステップ</translation>
    </message>
    <message>
        <source>Layers: %1; nodes: %2; weights: %3; file: %4. ONNX’s own check accepts it.</source>
        <translation>層: %1、ノード: %2、重み: %3、ファイル: %4。ONNX自身の検査に通る。</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>取り消した: 何も書かれていない。</translation>
    </message>
    <message>
        <source>ONNX files (*.%1)</source>
        <translation>ONNXファイル (*.%1)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>保存した: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxGraphView</name>
    <message>
        <source>Graph of the exported file</source>
        <translation>書き出すもののグラフ</translation>
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
        <translation>ファイルが、読み込める上限の %1 バイトを超えています</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 parts</source>
        <translation>ファイルの部分の数が、読み込める上限の %1 個を超えています</translation>
    </message>
    <message>
        <source>this is not an ONNX file, or it ends too early</source>
        <translation>ONNX ファイルではないか、途中で切れています</translation>
    </message>
    <message>
        <source>the file uses version %1 of the ONNX operators; supported: %2 to %3</source>
        <translation>ファイルは ONNX の演算子のバージョン %1 を使っています。使えるのは %2 から %3 までです</translation>
    </message>
    <message>
        <source>the graph has no input</source>
        <translation>グラフに入力がありません</translation>
    </message>
    <message>
        <source>the graph has no output</source>
        <translation>グラフに出力がありません</translation>
    </message>
    <message>
        <source>a value exceeds the limit of %1 numbers</source>
        <translation>ある値の数が、読み込める上限の %1 個を超えています</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 weights</source>
        <translation>ファイルの重みが、読み込める上限の %1 個を超えています</translation>
    </message>
    <message>
        <source>a run would exceed the limit of %1 operations</source>
        <translation>一度の実行に必要な演算が、読み込める上限の %1 回を超えています</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 nodes or layers</source>
        <translation>ファイルのノードまたは層が、読み込める上限の %1 個を超えています</translation>
    </message>
    <message>
        <source>the tensor “%1” is sparse; sparse tensors are not supported</source>
        <translation>テンソル「%1」は疎テンソルで、読み込めません</translation>
    </message>
    <message>
        <source>the numbers of the tensor “%1” are in another file, which is not opened</source>
        <translation>テンソル「%1」の数は別のファイルにあり、別のファイルは開きません</translation>
    </message>
    <message>
        <source>“%1” has an unsupported number type (ONNX type number: %2)</source>
        <translation>「%1」の数の型は読み込めません（ONNX での型の番号: %2）</translation>
    </message>
    <message>
        <source>the count of numbers in the tensor “%1” does not match its shape</source>
        <translation>テンソル「%1」の数の個数が、その形と合いません</translation>
    </message>
    <message>
        <source>“%1” contains NaN or an infinite number</source>
        <translation>「%1」に、数でないもの、または無限大があります</translation>
    </message>
    <message>
        <source>the input “%1” has a dimension of unknown size</source>
        <translation>入力「%1」に、大きさの数がない次元があります</translation>
    </message>
    <message>
        <source>the output “%1” has the shape %2, not the one declared in the file</source>
        <translation>出力「%1」の形は、ファイルに書かれた形ではなく %2 です</translation>
    </message>
    <message>
        <source>two values are called “%1”</source>
        <translation>「%1」という名前の値が2つあります</translation>
    </message>
    <message>
        <source>nothing produces the value “%1”</source>
        <translation>値「%1」を作るものがありません</translation>
    </message>
    <message>
        <source>the output “%1” does not depend on an input</source>
        <translation>出力「%1」は入力に依存していません</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>この演算子に当たる層はここにはありません</translation>
    </message>
    <message>
        <source>this operator of “%1” is not supported</source>
        <translation>「%1」のこの演算子に当たる層はここにはありません</translation>
    </message>
    <message>
        <source>a graph inside a node is not supported</source>
        <translation>ノードの中のグラフは読み込めません</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>入力 %1 がありません</translation>
    </message>
    <message>
        <source>an output is missing</source>
        <translation>出力が足りません</translation>
    </message>
    <message>
        <source>input %1 must be a constant</source>
        <translation>入力 %1 は定数でなければなりません</translation>
    </message>
    <message>
        <source>input %1 must not be a constant</source>
        <translation>入力 %1 は定数であってはなりません</translation>
    </message>
    <message>
        <source>this value of “%1” is not supported</source>
        <translation>「%1」のこの値に当たる層はありません</translation>
    </message>
    <message>
        <source>the shapes of its inputs do not match; the first is %1</source>
        <translation>入力どうしが合いません。最初の入力は %1 です</translation>
    </message>
    <message>
        <source>it has too many dimensions, or too few: %1</source>
        <translation>次元が多すぎるか、少なすぎます: %1</translation>
    </message>
    <message>
        <source>it operates on the dimension of the puzzles, which cannot change here</source>
        <translation>問題の次元に作用しますが、ここではその次元は変わりません</translation>
    </message>
    <message>
        <source>it rounds numbers that may not be whole</source>
        <translation>整数でない可能性のある数を丸めます</translation>
    </message>
    <message>
        <source>it reads the places found by a pool; only a MaxUnpool after it can do so</source>
        <translation>プーリングが見つけた場所を読みますが、それを読めるのは後に続く MaxUnpool だけです</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>Git LFS のポインターで、ファイルそのものではありません。「git lfs pull」で取得できます</translation>
    </message>
    <message>
        <source>this is ONNX as text; save it in the binary format</source>
        <translation>テキスト形式の ONNX です。バイナリ形式で保存してください</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch)</source>
        <translation>入力「%1」には問題の次元 (バッチ) がありません</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch): it is %2; expected 1 × %2, or an open first dimension</source>
        <extracomment>“x” … 9 × 9 × 9 … 1 × 9 × 9 × 9</extracomment>
        <translation>入力「%1」には問題の次元 (バッチ) がありません。%2 ですが、1 × %2 か、大きさの決まっていない最初の次元が必要です</translation>
    </message>
    <message>
        <source>the value “%1” depends on itself</source>
        <translation>値「%1」が自分自身に依存しています</translation>
    </message>
    <message>
        <source>numbers are missing: the file “%1” must be in the model’s folder, must not be a link, and must be as long as the model specifies</source>
        <translation>数値がありません。ファイル「%1」はモデルと同じフォルダーにあり、リンクではなく、モデルが示す長さでなければなりません</translation>
    </message>
    <message>
        <source>%1-D convolutions are not supported yet, only 1-D and 2-D ones</source>
        <translation>%1 次元の畳み込みはまだ読めません。読めるのは 1 次元と 2 次元だけです</translation>
    </message>
    <message>
        <source>%1-D pools are not supported yet, only 1-D and 2-D ones</source>
        <translation>%1 次元のプーリングはまだ読めません。読めるのは 1 次元と 2 次元だけです</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxNetwork</name>
    <message>
        <source>the file names rules that its network does not have</source>
        <translation>ファイルに、そのネットワークにないルールが書かれています</translation>
    </message>
    <message>
        <source>the file’s layers differ from those of the network that it claims to be: some boards give different results</source>
        <translation>このファイルの層は、ファイルに書かれているネットワークの層ではありません。結果が異なる盤面があります</translation>
    </message>
    <message>
        <source>the graph has %1 inputs and %2 outputs; to run here, it needs one of each</source>
        <translation>グラフの入力の数は %1、出力の数は %2 です。ここで実行できるグラフの入力と出力は1つずつです</translation>
    </message>
    <message>
        <source>unsupported shapes; expected candidates (9 × 9 × 9 numbers) or 81 digits as input, and candidates or a score for each digit as output</source>
        <translation>入力は候補（9 × 9 × 9 個の数）でも81個の数字でもないか、出力は候補でも各数字の確からしさでもありません</translation>
    </message>
    <message>
        <source>its layers cannot be assembled: %1</source>
        <translation>層を組み立てられません: %1</translation>
    </message>
    <message>
        <source>the network in the file’s text is larger than the file’s layers</source>
        <translation>テキストにあるネットワークが、このファイルの層に収まる大きさを超えています</translation>
    </message>
    <message>
        <source>append the format to its name, as FILE#WAY: %1. “first” and “last” give the position of the digit dimension, after “+” that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>ファイル名の後に読み方を付けてください（ファイル#読み方）: %1。「first」と「last」は数字の次元の位置で、「+」の後ろは出力のものです。81 個の数は、数字そのまま、または 数字 / 9 − 0.5（centred）、数字 / 9（ninths）、数字 / 10（tenths）です。</translation>
    </message>
    <message>
        <source>its output is the remaining candidates; logits need an output that scores each digit</source>
        <translation>出力は残る候補です。logits は、出力が各数字の確からしさであるときに使います</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxWording</name>
    <message>
        <source>The form direct supports floats only. Gates and eight bits use the layers of image and s2d.</source>
        <translation>direct の形に入るのは浮動小数点数だけです。ゲートと8ビットは image と s2d の層で作られます。</translation>
    </message>
    <message>
        <source>A search step cannot consist of gates, because its stack holds numbers other than 0 and 1.</source>
        <translation>探索の1ステップはゲートでは作れません。スタックに 0 と 1 以外の数が入るためです。</translation>
    </message>
    <message>
        <source>“%1” produces real numbers, which only the form direct supports.</source>
        <translation>「%1」は実数を作ります。実数が入るのは direct の形だけです。</translation>
    </message>
    <message>
        <source>“%1” has a non-integer weight, which only the form direct supports.</source>
        <translation>「%1」には整数でない重みがあります。それが入るのは direct の形だけです。</translation>
    </message>
    <message>
        <source>“%1” multiplies two numbers, neither of which is 0 or 1. The form direct supports this.</source>
        <translation>「%1」は、どちらも 0 か 1 ではない二つの数を掛けます。direct の形なら入ります。</translation>
    </message>
    <message>
        <source>“%1” stores a number other than 0 and 1. No gate can do this; the precision float can.</source>
        <translation>「%1」は 0 でも 1 でもない数を記憶します。ゲートにはできませんが、精度 float ならできます。</translation>
    </message>
    <message>
        <source>“%1” needs numbers of more than eight bits. The precision float can hold them.</source>
        <translation>「%1」には8ビットを超える数が必要です。精度 float なら入ります。</translation>
    </message>
    <message>
        <source>“%1” can be negative, which only the form direct supports.</source>
        <translation>「%1」は負になることがあります。それが入るのは direct の形だけです。</translation>
    </message>
    <message>
        <source>“%1” would need too many weights in this form.</source>
        <translation>「%1」は、この形では重みが多すぎます。</translation>
    </message>
    <message>
        <source>“%1” computes the largest of too many numbers. The form direct supports this.</source>
        <translation>「%1」は、多すぎる数の中から最大のものを探します。direct の形なら入ります。</translation>
    </message>
    <message>
        <source>“%1” is not available in this form. The form direct supports it.</source>
        <translation>「%1」はこの形にできません。direct の形なら入ります。</translation>
    </message>
    <message>
        <source>ONNX rejects it: %1</source>
        <translation>ONNX が受け付けません: %1</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Space to depth (s2d)</source>
        <translation>Space to depth (s2d)</translation>
    </message>
    <message>
        <source>The network’s own layers, one by one.</source>
        <translation>ネットワーク自身の層を一つずつ。</translation>
    </message>
    <message>
        <source>Only Conv, ConvTranspose, Relu and Concat.</source>
        <translation>Conv、ConvTranspose、Relu、Concatだけ。</translation>
    </message>
    <message>
        <source>Only Conv, Relu and Concat, on boards laid on %1 × %2 boxes.</source>
        <translation>Conv、Relu、Concatだけ。盤は%1×%2のブロックに並べる。</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>浮動小数点数</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>ゲート</translation>
    </message>
    <message>
        <source>Eight bits</source>
        <translation>8ビット</translation>
    </message>
    <message>
        <source>Unchanged numbers, as 32-bit floats.</source>
        <translation>数はそのまま、32ビットの浮動小数点数で。</translation>
    </message>
    <message>
        <source>All stored numbers are 0 or 1, so that calibration to eight bits cannot make them wrong.</source>
        <translation>保存されるものはすべて0か1なので、8ビットへのどの較正でも間違いにならない。</translation>
    </message>
    <message>
        <source>Eight bits already, with scale 1: QuantizeLinear and DequantizeLinear.</source>
        <translation>すでに8ビット、倍率1: QuantizeLinearとDequantizeLinear。</translation>
    </message>
    <message>
        <source>“%1” remembers numbers from pass to pass. An ONNX file passes on only candidates.</source>
        <translation>「%1」はパスからパスへ数を覚えています。ONNX ファイルが渡すのは候補だけです。</translation>
    </message>
</context>
<context>
    <name>convoku::OutputComparison</name>
    <message>
        <source>before · %1</source>
        <translation>前 · %1</translation>
    </message>
    <message>
        <source>after − before · %1</source>
        <translation>後 − 前 · %1</translation>
    </message>
    <message>
        <source>this − %1 · %2</source>
        <extracomment>the numbers of this layer less those of a pinned one: this − 17.4.2 · [9, 9, 9]</extracomment>
        <translation>これ − %1 · %2</translation>
    </message>
</context>
<context>
    <name>convoku::PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Command or place: theme, next pass, 17, r4c5=7</source>
        <translation>何をするか、どこへ行くか: テーマ、次のパス、17、r4c5=7</translation>
    </message>
    <message>
        <source>Command or place</source>
        <translation>コマンドまたは位置</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>今は不可</translation>
    </message>
</context>
<context>
    <name>convoku::Panels</name>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>ブレークポイント</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>The edited puzzle has no run yet.</source>
        <translation>編集中の問題はまだ実行されていません。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>なぜ</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <extracomment>%1: how many guesses stand</extracomment>
        <translation>スタック%1</translation>
    </message>
</context>
<context>
    <name>convoku::PassBarsView</name>
    <message>
        <source>Errors by pass</source>
        <translation>パスごとの間違い</translation>
    </message>
    <message>
        <source>Click a bar, or use the arrow keys, to go to the end of that pass</source>
        <translation>棒をクリックするか矢印キーを使うと、そのパスの終わりへ移動します</translation>
    </message>
    <message>
        <source>There is no run, or no pass yet</source>
        <translation>実行がないか、まだパスがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n パス</numerusform>
        </translation>
    </message>
    <message>
        <source>pass %1: %2 of %3 answers are wrong</source>
        <translation>パス %1:答え %3 個中 %2 個が誤り</translation>
    </message>
</context>
<context>
    <name>convoku::PassPicture</name>
    <message>
        <source>“3 ← 2, A” means that layer 3 reads layer 2 and the input A of the same step.</source>
        <translation>「3 ← 2, A」は、層3が同じステップの層2と入力 A を読むことを表します。</translation>
    </message>
</context>
<context>
    <name>convoku::Picture</name>
    <message>
        <source>The picture is too large. Use at most %1 pixels per side, and no more than fit into memory.</source>
        <translation>画像が大きすぎます。一辺は最大%1ピクセルで、メモリの許す範囲に限られます。</translation>
    </message>
</context>
<context>
    <name>convoku::PlotWording</name>
    <message>
        <source>Is it %1?</source>
        <extracomment>a number is compared with k: is it 1?</extracomment>
        <translation>%1か?</translation>
    </message>
    <message>
        <source>Not: 0 and 1 are swapped</source>
        <translation>否定: 0と1を入れ替えます</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>0未満は0</translation>
    </message>
    <message>
        <source>Kept between %1 and %2</source>
        <translation>%1から%2の間に制限</translation>
    </message>
    <message>
        <source>The smaller of two</source>
        <translation>2つの小さい方</translation>
    </message>
    <message>
        <source>The larger of two</source>
        <translation>2つの大きい方</translation>
    </message>
    <message>
        <source>The sum of two</source>
        <translation>2つの和</translation>
    </message>
    <message>
        <source>The difference of two</source>
        <translation>2つの差</translation>
    </message>
    <message>
        <source>The product of two</source>
        <translation>2つの積</translation>
    </message>
    <message>
        <source>One of two, chosen by a switch</source>
        <translation>2つの一方をスイッチで選択</translation>
    </message>
    <message>
        <source>min(rises, falls)</source>
        <extracomment>the smaller one of two ramps, one that rises and one that falls</extracomment>
        <translation>min(上昇, 下降)</translation>
    </message>
    <message>
        <source>rises: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>上昇: %1</translation>
    </message>
    <message>
        <source>falls: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>下降: %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>a place, the number that comes in, the number that comes out: digit 1 in row 1: 1 → 0</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>count</source>
        <comment>what a layer does</comment>
        <translation>個数</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>what a layer does</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>what a layer does</comment>
        <translation>最大</translation>
    </message>
    <message>
        <source>pick one</source>
        <comment>what a layer does</comment>
        <translation>1つ選ぶ</translation>
    </message>
    <message>
        <source>spread</source>
        <comment>what a layer does</comment>
        <translation>広げる</translation>
    </message>
    <message>
        <source>equals %1</source>
        <comment>what a layer does</comment>
        <translation>%1と等しい</translation>
    </message>
    <message>
        <source>and</source>
        <comment>what a layer does</comment>
        <translation>かつ</translation>
    </message>
    <message>
        <source>or</source>
        <comment>what a layer does</comment>
        <translation>または</translation>
    </message>
    <message>
        <source>not</source>
        <comment>what a layer does</comment>
        <translation>否定</translation>
    </message>
    <message>
        <source>any</source>
        <comment>what a layer does</comment>
        <translation>いずれか</translation>
    </message>
    <message>
        <source>select</source>
        <comment>what a layer does</comment>
        <translation>選択</translation>
    </message>
    <message>
        <source>smaller</source>
        <comment>what a layer does</comment>
        <translation>小さい方</translation>
    </message>
    <message>
        <source>larger</source>
        <comment>what a layer does</comment>
        <translation>大きい方</translation>
    </message>
    <message>
        <source>plus</source>
        <comment>what a layer does</comment>
        <translation>加算</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>what a layer does</comment>
        <translation>減算</translation>
    </message>
    <message>
        <source>times</source>
        <comment>what a layer does</comment>
        <translation>乗算</translation>
    </message>
    <message>
        <source>scale</source>
        <comment>what a layer does</comment>
        <translation>倍率</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>what a layer does</comment>
        <translation>制限</translation>
    </message>
    <message>
        <source>reshape</source>
        <comment>what a layer does</comment>
        <translation>変形</translation>
    </message>
    <message>
        <source>you are at layer %1 of %2</source>
        <extracomment>behind the name of a rule: you are at layer 6 of 12</extracomment>
        <translation>現在: 層%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %1 layers done</source>
        <extracomment>behind the name of a rule, when all of its layers have run; no plural: &quot;12 of 12 layers done&quot;</extracomment>
        <translation>層%1 / %1 完了</translation>
    </message>
    <message>
        <source>digit %1 if a layer has one plane per digit</source>
        <extracomment>which plane small pictures show</extracomment>
        <translation>数字ごとにプレーンがある層では数字%1</translation>
    </message>
    <message>
        <source>Between 0 and 1</source>
        <translation>0と1の間</translation>
    </message>
    <message>
        <source>Between −1 and 1</source>
        <translation>−1と1の間</translation>
    </message>
    <message>
        <source>permute</source>
        <comment>what a layer does</comment>
        <translation>転置</translation>
    </message>
    <message>
        <source>pad</source>
        <comment>what a layer does</comment>
        <translation>縁取り</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>what a layer does</comment>
        <translation>平均</translation>
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
            <numerusform>%1、%n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>join</source>
        <comment>what a layer does</comment>
        <translation>連結</translation>
    </message>
    <message>
        <source>Nothing far below 0, without a kink</source>
        <translation>0 よりずっと下は 0、折れ目なし</translation>
    </message>
    <message>
        <source>Is it at least %1?</source>
        <translation>%1 以上か？</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>what a layer does</comment>
        <translation>以上</translation>
    </message>
    <message>
        <source>matrix product</source>
        <comment>what a layer does</comment>
        <translation>行列の積</translation>
    </message>
    <message>
        <source>normalise</source>
        <comment>what a layer does</comment>
        <translation>正規化</translation>
    </message>
    <message>
        <source>The exponential function</source>
        <translation>指数関数</translation>
    </message>
    <message>
        <source>The natural logarithm</source>
        <translation>自然対数</translation>
    </message>
    <message>
        <source>A power</source>
        <translation>べき乗</translation>
    </message>
    <message>
        <source>The error function</source>
        <translation>誤差関数</translation>
    </message>
    <message>
        <source>power</source>
        <comment>what a layer does</comment>
        <translation>べき乗</translation>
    </message>
</context>
<context>
    <name>convoku::PresentSentence</name>
    <message>
        <source>%1 occurs twice in %2.</source>
        <extracomment>a digit and a house: 7 stands twice in column 8.</extracomment>
        <translation>%2に%1が2つあります。</translation>
    </message>
    <message>
        <source>No digit is left in %1.</source>
        <extracomment>a cell: No digit is left in r7c5.</extracomment>
        <translation>%1に入る数字がありません。</translation>
    </message>
    <message>
        <source>So the guess %1 was wrong.</source>
        <extracomment>a guess: So the guess r1c2 = 7 was wrong.</extracomment>
        <translation>よって仮定 %1 は誤りです。</translation>
    </message>
</context>
<context>
    <name>convoku::PresentView</name>
    <message>
        <source>Presentation</source>
        <translation>プレゼンテーション</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleSource</name>
    <message numerus="yes">
        <source>And %n more line(s) that are not puzzles.</source>
        <translation>
            <numerusform>さらに%n行が問題ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1を読み込めません: %2。</translation>
    </message>
    <message>
        <source>%1 is a folder; expected a file with puzzles.</source>
        <translation>%1はフォルダーです。問題のファイルを指定してください。</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleTable</name>
    <message>
        <source>Column %1</source>
        <translation>列%1</translation>
    </message>
</context>
<context>
    <name>convoku::QuestionView</name>
    <message>
        <source>Ans&amp;wer</source>
        <translation>答える(&amp;W)</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの答え</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Show the answer. The question returns later on a different board.</source>
        <translation>答えを表示します。質問は後で、別の盤面で再び出ます。</translation>
    </message>
    <message>
        <source>Click the cell on the board, or go there with the arrow keys and press Enter.</source>
        <translation>盤面でマスをクリックするか、矢印キーで移動して Enter キーを押してください。</translation>
    </message>
    <message>
        <source>Click the candidate on the board, or go to its cell with the arrow keys and press its digit.</source>
        <translation>盤面で候補をクリックするか、矢印キーでそのマスに移動して数字を押してください。</translation>
    </message>
    <message>
        <source>Type it and press Enter.</source>
        <translation>入力して Enter キーを押してください。</translation>
    </message>
    <message>
        <source>Press 1–%1, or click.</source>
        <translation>1〜%1を押すか、クリックしてください。</translation>
    </message>
    <message>
        <source>Press the digit, or click.</source>
        <translation>数字を押すか、クリックしてください。</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ 正解: %1</translation>
    </message>
    <message>
        <source>The question returns later on a different board.</source>
        <translation>質問は後で、別の盤面で再び出ます。</translation>
    </message>
    <message>
        <source>✗ Not %1. Try again.</source>
        <translation>✗ %1ではありません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>答え: %1</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>実行に尋ねています…</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <extracomment>an answer, and what it was</extracomment>
        <translation>✓ 正解です。</translation>
    </message>
    <message>
        <source>✗ That is not it. Try again.</source>
        <translation>✗ 違います。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The answer is marked.</source>
        <translation>答えに印が付いています。</translation>
    </message>
    <message>
        <source>Sh&amp;ow me</source>
        <translation>答えを見る(&amp;O)</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>ヒント(&amp;I)</translation>
    </message>
    <message>
        <source>Number %1 of layer %2</source>
        <translation>層 %2 の数値 %1</translation>
    </message>
    <message>
        <source>Drag, type, or use the arrow keys.</source>
        <translation>ドラッグするか、入力するか、矢印キーを使います。</translation>
    </message>
    <message>
        <source>Click the candidate to erase it.</source>
        <translation>候補をクリックすると消えます。</translation>
    </message>
    <message>
        <source>✗ Not yet.</source>
        <translation>✗ まだです。</translation>
    </message>
</context>
<context>
    <name>convoku::Rail</name>
    <message>
        <source>Views and panels</source>
        <translation>表示とパネル</translation>
    </message>
    <message>
        <source>Open or close: %1</source>
        <translation>開く・閉じる: %1</translation>
    </message>
    <message>
        <source>Open or close a panel</source>
        <translation>パネルを開く・閉じる</translation>
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
        <translation>この発見の一部ではありません。逆であれば、ルールの見つけるものが変わっていました。</translation>
    </message>
    <message>
        <source>Click to go to the guess.</source>
        <translation>クリックすると、その仮定へ移動します。</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>クリックすると、その理由を表示します。</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonChips</name>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonWording</name>
    <message>
        <source>%1 in %2</source>
        <extracomment>a reason: candidates that were possible in a cell</extracomment>
        <translation>%2に%1</translation>
    </message>
    <message>
        <source>no %1 in %2</source>
        <extracomment>a reason: candidates that were not possible in a cell any more</extracomment>
        <translation>%2に%1なし</translation>
    </message>
    <message>
        <source>%1 given</source>
        <extracomment>a reason: cells that the puzzle gives: r2c4, r2c6 given</extracomment>
        <translation>%1はヒント</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a reason: guess r1c2 = 7</extracomment>
        <translation>仮定 %1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>パス%1</translation>
    </message>
    <message>
        <source>given</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>digits that a cell lost, and through what
----------
digits that a cell lost, and through what: 4 left: Pointing in column</extracomment>
        <translation>%1が消去: %2</translation>
    </message>
    <message>
        <source>How the two %1s came</source>
        <extracomment>a digit that stands twice in a house: How the two 7s came</extracomment>
        <translation>2つの%1の経緯</translation>
    </message>
    <message>
        <source>How %1 lost its digits</source>
        <translation>%1の数字が消えた経緯</translation>
    </message>
    <message>
        <source>%1 removed: it is in %2, in the same %3</source>
        <extracomment>%1: digits; %2: a cell; %3: row, column or box</extracomment>
        <translation>%1が消去: 同じ%3の%2にある</translation>
    </message>
    <message>
        <source>%1 removed: %2 has it only in %3</source>
        <extracomment>%2: a box; %3: the row or column where it has the digit</extracomment>
        <translation>%1が消去: %2では%3だけにある</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other place for %3</source>
        <extracomment>%2: a house; %3: a digit</extracomment>
        <translation>%1が消去: %2では%3の入る場所がほかにない</translation>
    </message>
    <message>
        <source>%1 removed: %2 and %3 need both</source>
        <translation>%1が消去: %2と%3に両方が必要</translation>
    </message>
    <message>
        <source>%1 removed: %2 have it only in %3</source>
        <extracomment>%2: rows; %3: as many columns where they have the digit</extracomment>
        <translation>%1が消去: %2では%3だけにある</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other places for %3</source>
        <extracomment>%2: a house; %3: digits</extracomment>
        <translation>%1が消去: %2では%3の入る場所がほかにない</translation>
    </message>
    <message>
        <source>%1 removed: %2 need them all</source>
        <extracomment>digits that a cell lost, and three or more cells that have these only</extracomment>
        <translation>%1が消去: %2にすべて必要</translation>
    </message>
</context>
<context>
    <name>convoku::RecordedRun</name>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where a run is: Pass 3 of 12</extracomment>
        <translation>パス%1 / %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a place in a run, and guesses so far: Pass 3 of 12, 2 guesses</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>仮定%n回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::RecurrencePicture</name>
    <message>
        <source>its state comes in again</source>
        <translation>その状態が再び入る</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>1つのパス</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 層</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終わり</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>after pass %1</source>
        <translation>パス %1 の後</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>候補数 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>One pass, fed back</source>
        <translation>1つのパスを繰り返し入力に戻す</translation>
    </message>
    <message>
        <source>One pass, fed back %1; %2</source>
        <extracomment>how often, then boards: One pass, fed back 25 times; the puzzle: 457 candidates; after pass 1: 90 candidates</extracomment>
        <translation>%1入力に戻される1つのパス。%2</translation>
    </message>
</context>
<context>
    <name>convoku::RelabelDialog</name>
    <message>
        <source>Rename digits</source>
        <translation>数字の置き換え</translation>
    </message>
    <message>
        <source>Choose a new name for each digit. Two digits swap places.</source>
        <translation>各数字の新しい数字を選んでください。2つの数字が入れ替わります。</translation>
    </message>
    <message>
        <source>%1 becomes</source>
        <translation>%1 →</translation>
    </message>
</context>
<context>
    <name>convoku::RemovalWatch</name>
    <message>
        <source>Breakpoint removed: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>ブレークポイントを削除しました: %1</translation>
    </message>
    <message>
        <source>Watch removed: %1</source>
        <translation>ウォッチを削除しました: %1</translation>
    </message>
    <message>
        <source>Bookmark removed: %1</source>
        <extracomment>%1: a place in the run: 12.7</extracomment>
        <translation>ブックマークを削除しました: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) removed with the previous puzzle</source>
        <translation>
            <numerusform>前の問題に残したブックマーク: %n個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ReportModel</name>
    <message>
        <source>Fact</source>
        <translation>項目</translation>
    </message>
</context>
<context>
    <name>convoku::ReportPicture</name>
    <message>
        <source>Networks compared</source>
        <translation>ネットワークの比較</translation>
    </message>
</context>
<context>
    <name>convoku::ReportWording</name>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 %区間</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>仮定なし</translation>
    </message>
    <message>
        <source>Illegal grids</source>
        <translation>不正な盤面</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>パス上限</translation>
    </message>
    <message>
        <source>Passes paid</source>
        <translation>払えるパス</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>ms per puzzle</source>
        <extracomment>milliseconds</extracomment>
        <translation>1問のms</translation>
    </message>
    <message>
        <source>Not 0</source>
        <translation>0でない</translation>
    </message>
    <message>
        <source>M multiply-adds per pass</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>1パスの積和演算(百万)</translation>
    </message>
    <message>
        <source>M multiply-adds per puzzle</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>1問の積和演算(百万)</translation>
    </message>
    <message>
        <source>Right for 1,000 M multiply-adds</source>
        <translation>積和演算10億回で正しい数</translation>
    </message>
    <message>
        <source>Wilson interval (95 %) for the share of correct boards, with these puzzles as a sample.</source>
        <translation>これらの問題を標本とする、正しい盤面の割合がある範囲: 95 %のウィルソン区間。</translation>
    </message>
    <message>
        <source>Correct boards for which the network made no guess.</source>
        <translation>ネットワークが仮定をせずに正しく解いた盤面。</translation>
    </message>
    <message>
        <source>Cells other than givens in which only the solution’s digit remained. Only puzzles with one solution count.</source>
        <translation>ヒントでないマスのうち、解の数字だけが残ったもの。唯一解の問題だけを数えます。</translation>
    </message>
    <message>
        <source>Boards that ended with a cell without candidates, a digit twice in a house, or a different digit in place of a given.</source>
        <translation>候補のないマス、ユニットに2つある数字、またはヒントと違う数字で終わった盤面。</translation>
    </message>
    <message>
        <source>Puzzles that were unfinished when their passes were used up.</source>
        <translation>パスを使い切ったときに終わっていなかった問題。</translation>
    </message>
    <message>
        <source>Number of passes of this network that the multiply-adds per puzzle allow.</source>
        <translation>1問分の積和演算でこのネットワークの何パスができるか。</translation>
    </message>
    <message>
        <source>Passes per puzzle, on average.</source>
        <translation>1問あたりのパス数の平均。</translation>
    </message>
    <message>
        <source>Guesses per puzzle, on average.</source>
        <translation>1問あたりの仮定の平均。</translation>
    </message>
    <message>
        <source>Time per puzzle on this computer, with many running in parallel.</source>
        <translation>このコンピュータで多数を並べて実行したときの1問の時間。</translation>
    </message>
    <message>
        <source>Multiply-adds of the convolutions of one pass with verdict and search, in millions. Other layers, such as minimum and clamp, multiply nothing and are not counted here.</source>
        <translation>判定と探索を含む1パスの畳み込みの積和演算(百万)。最小値やクランプなどほかの層は掛け算をせず、ここでは数えません。</translation>
    </message>
    <message>
        <source>The same per puzzle on average, including its encoding.</source>
        <translation>符号化を含む1問あたりの平均。</translation>
    </message>
    <message>
        <source>Correct boards per billion multiply-adds.</source>
        <translation>積和演算10億回あたりの正しい盤面。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>990 of 1,000: 99 %</extracomment>
        <translation>%2中%1: %3</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>two shares: 98.1 to 99.4 %</extracomment>
        <translation>%1~%2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s).</source>
        <translation>
            <numerusform>%n問。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a known solution left out.</source>
        <translation>
            <numerusform>解の知られていない%n問を除きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several solutions: any of them is right, and their cells are not counted.</source>
        <translation>
            <numerusform>解が複数ある%n問: どの解でも正しいとし、マスは数えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 boards end the same when rotated or mirrored and with renamed digits.</source>
        <translation>盤面を回転または反転し、数字の名前を入れ替えても、%2 個の盤面のうち %1 個が同じ終わり方をします。</translation>
    </message>
    <message>
        <source>Boards right at the end</source>
        <translation>終了時に正しい盤面</translation>
    </message>
    <message>
        <source>Cells right at the end</source>
        <translation>終了時に正しいマス</translation>
    </message>
    <message>
        <source>Boards right in one shot</source>
        <translation>一度の答えで正しい盤面</translation>
    </message>
    <message>
        <source>Cells right in one shot</source>
        <translation>一度の答えで正しいマス</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>学習したパラメータ</translation>
    </message>
    <message>
        <source>Fixed parameters</source>
        <translation>固定のパラメータ</translation>
    </message>
    <message>
        <source>Complete grids that keep all givens and repeat no digit in a house. If a puzzle has several solutions, any of them is right. A network that fills one cell per pass has filled the grid one cell at a time, even after a contradiction.</source>
        <translation>どのユニットにも同じ数字が2つなく、すべてのヒントが入っている、完成した盤面です。解が複数ある問題では、どの解でも正解です。1パスに1マスを埋めるネットワークは、矛盾があっても、盤面を1マスずつ埋めています。</translation>
    </message>
    <message>
        <source>Correct boards if each open cell gets the digit that the network rates likeliest in its first pass. Only networks that rate every digit of a cell have this answer, and none with a memory.</source>
        <translation>空いている各マスに、最初のパスでネットワークが最もありそうだとした数字を入れたときに正しい盤面です。この答えがあるのは、マスのすべての数字に値を付けるネットワークだけで、記憶するネットワークにはありません。</translation>
    </message>
    <message>
        <source>Correct cells on the same boards.</source>
        <translation>同じ盤面で正しいマスです。</translation>
    </message>
    <message>
        <source>Trained numbers in the weights and biases of the rules’ convolutions. Numbers that several layers share count once. All numbers of an ONNX file count as trained, because the file does not specify which are.</source>
        <translation>ルールの畳み込みの重みとバイアスのうち、学習した数です。複数の層が共有する数は1回だけ数えます。ONNX ファイルの数は、どれが学習したものかファイルに書かれていないので、すべて学習したものとして数えます。</translation>
    </message>
    <message>
        <source>Written numbers in the weights and biases of the rules’ convolutions.</source>
        <translation>ルールの畳み込みの重みとバイアスのうち、書かれた数です。</translation>
    </message>
    <message>
        <source>Trained and fixed parameters that are not 0.</source>
        <translation>0でない、学習したパラメータと固定のパラメータです。</translation>
    </message>
    <message>
        <source>No search: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time.</source>
        <translation>探索なし：矛盾があっても、何も変わらなくなるまで動きます。1パスに1マスを埋めるネットワークは、盤面を1マスずつ埋めます。</translation>
    </message>
</context>
<context>
    <name>convoku::RowSumView</name>
    <message>
        <source>The kernel over the row, and the sum</source>
        <translation>行の上のカーネルと和</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>和: %1</translation>
    </message>
    <message>
        <source>Column %1: %2 · %3</source>
        <extracomment>a column, a weight and the number below it</extracomment>
        <translation>列%1: %2 · %3</translation>
    </message>
    <message>
        <source>Row %1 of the board, and plane %2 below it</source>
        <translation>盤面の行%1と、その下に平面%2</translation>
    </message>
</context>
<context>
    <name>convoku::RuleEditor</name>
    <message>
        <source>Text of the network</source>
        <translation>ネットワークのテキスト</translation>
    </message>
    <message>
        <source>layers %1, %2</source>
        <translation>層 %1、%2</translation>
    </message>
    <message>
        <source>%1 · click to show the layer with all its numbers</source>
        <translation>%1 · クリック: 層とその全数値</translation>
    </message>
</context>
<context>
    <name>convoku::RuleGraphView</name>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>グラフ全体を表示 (Z)</translation>
    </message>
    <message>
        <source>Save the graph as a picture</source>
        <translation>グラフを画像として保存</translation>
    </message>
    <message>
        <source>Rule graph</source>
        <translation>ルールグラフ</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>パス%1</translation>
    </message>
    <message>
        <source>Rule &amp;graph</source>
        <translation>ルールグラフ(&amp;G)</translation>
    </message>
    <message>
        <source>Show the layers of the step as a graph</source>
        <translation>ステップの層をグラフで表示します</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
</context>
<context>
    <name>convoku::RulesPane</name>
    <message>
        <source>Rules of this run</source>
        <translation>この実行のルール</translation>
    </message>
    <message>
        <source>Untick a rule to run without it; drag it, or use the buttons, to run it earlier or later</source>
        <translation>チェックを外すとそのルールなしで実行します。ドラッグまたはボタンで実行の順序を変えられます</translation>
    </message>
    <message>
        <source>Search by guessing</source>
        <translation>仮定による探索</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後へ</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>Run all rules of the network in their order</source>
        <translation>ネットワークのすべてのルールを順番どおりに実行</translation>
    </message>
</context>
<context>
    <name>convoku::RunController</name>
    <message>
        <source>The run failed: %1</source>
        <translation>実行が中断しました: %1</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>もう一度実行</translation>
    </message>
    <message>
        <source>The system cannot start another thread. Some work waits until it can.</source>
        <translation>システムに新しいスレッドの余裕がありません。一部の処理は、余裕ができるまで待機します。</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>最初へ(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the start of the run</source>
        <translation>実行の始まりへ移動します</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>最後へ(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the end of the run</source>
        <translation>実行の終わりへ移動します</translation>
    </message>
    <message>
        <source>&amp;To the selected event</source>
        <translation>選択したイベントへ(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the event selected in the list, in either direction</source>
        <translation>一覧で選択したイベントへ移動します（前後どちらへも）</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go to the start of the last jump</source>
        <translation>最後に移動した元の場所へ</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>進む(&amp;W)</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>「戻る」を使う前の場所へ</translation>
    </message>
    <message>
        <source>Go to a&amp;ddress…</source>
        <translation>アドレスへ移動(&amp;D)…</translation>
    </message>
    <message>
        <source>Go to a pass (12), a step of a pass (12.7), or a candidate (r4c5=7)</source>
        <translation>パス (12)、パスのステップ (12.7)、候補 (r4c5=7) へ移動します</translation>
    </message>
    <message>
        <source>First wrong &amp;guess</source>
        <translation>最初の誤った仮定へ(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the first failed guess</source>
        <translation>失敗した最初の仮定へ移動します</translation>
    </message>
    <message>
        <source>Contradiction of the g&amp;uess</source>
        <translation>仮定が失敗した位置へ(&amp;U)</translation>
    </message>
    <message>
        <source>Next &amp;solution</source>
        <translation>次の解へ(&amp;S)</translation>
    </message>
    <message>
        <source>Go to the next place with a solution; after the last one, return to the first</source>
        <translation>解が見つかった次の位置へ移動します。最後の次は最初です</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>再生または一時停止</translation>
    </message>
    <message>
        <source>Play (on the board), or next stop in a lesson</source>
        <translation>再生（盤面）、レッスンでは次へ</translation>
    </message>
    <message>
        <source>Play or pause; while a lesson is open, go to its next stop</source>
        <translation>再生または一時停止。レッスンを開いている間は次の場面へ進みます</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>逆再生(&amp;K)</translation>
    </message>
    <message>
        <source>Play backwards to the previous breakpoint or to the start</source>
        <translation>前のブレークポイントまたは始まりまで逆に再生します</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>遅く(&amp;S)</translation>
    </message>
    <message>
        <source>Play slower (on the board)</source>
        <translation>再生を遅くします（盤面）</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>速く(&amp;A)</translation>
    </message>
    <message>
        <source>Play faster (on the board)</source>
        <translation>再生を速くします（盤面）</translation>
    </message>
    <message>
        <source>Play and &amp;export all</source>
        <translation>再生・書き出しを全体に(&amp;E)</translation>
    </message>
    <message>
        <source>Clear the timeline range</source>
        <translation>タイムラインの範囲を解除します</translation>
    </message>
    <message>
        <source>Pre&amp;vious pass</source>
        <translation>前のパス(&amp;V)</translation>
    </message>
    <message>
        <source>Back by one pass</source>
        <translation>1パス戻ります</translation>
    </message>
    <message>
        <source>&amp;Next pass</source>
        <translation>次のパス(&amp;N)</translation>
    </message>
    <message>
        <source>Step forward one pass</source>
        <translation>1パス進みます</translation>
    </message>
    <message>
        <source>Step &amp;back into</source>
        <translation>逆ステップイン(&amp;B)</translation>
    </message>
    <message>
        <source>Step back one rule, or one layer inside a rule</source>
        <translation>1ルール、ルール内では1層戻ります</translation>
    </message>
    <message>
        <source>Step &amp;into</source>
        <translation>ステップイン(&amp;I)</translation>
    </message>
    <message>
        <source>Step forward one rule, or one layer inside a rule</source>
        <translation>1ルール、ルール内では1層進みます</translation>
    </message>
    <message>
        <source>Into the la&amp;yers</source>
        <translation>層の中へ(&amp;Y)</translation>
    </message>
    <message>
        <source>Go to the first layer of the step just completed</source>
        <translation>直前に行われたステップの最初の層へ移動します</translation>
    </message>
    <message>
        <source>Step o&amp;ut</source>
        <translation>ステップアウト(&amp;U)</translation>
    </message>
    <message>
        <source>Run to the end of the rule, pass, or run</source>
        <translation>ルール、パス、実行の終わりへ進みます</translation>
    </message>
    <message>
        <source>Step back out</source>
        <translation>逆ステップアウト</translation>
    </message>
    <message>
        <source>Go back to the state before the rule, pass, or run</source>
        <translation>ルール、パス、実行の前へ戻ります</translation>
    </message>
    <message>
        <source>Previous &amp;change of the picked candidate</source>
        <translation>選んだ候補の前の変化(&amp;C)</translation>
    </message>
    <message>
        <source>Go to the previous change of the picked candidate (on the board)</source>
        <translation>選んだ候補が変化した位置へ戻ります（盤面）</translation>
    </message>
    <message>
        <source>Next change of the pic&amp;ked candidate</source>
        <translation>選んだ候補の次の変化(&amp;K)</translation>
    </message>
    <message>
        <source>Go to the next change of the picked candidate (on the board)</source>
        <translation>選んだ候補が変化する位置へ進みます（盤面）</translation>
    </message>
    <message>
        <source>Skip rules that find n&amp;othing</source>
        <translation>何も見つけないルールを飛ばす(&amp;O)</translation>
    </message>
    <message>
        <source>When stepping by rule, stop only at rules that had an effect</source>
        <translation>ルール単位のステップで、何かをしたルールだけに止まります</translation>
    </message>
    <message>
        <source>S&amp;top the run</source>
        <translation>実行を停止(&amp;T)</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>計算を停止します。計算済みの部分は残ります</translation>
    </message>
    <message>
        <source>Continue computin&amp;g the run</source>
        <translation>実行を続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Continue computing from where the run was stopped</source>
        <translation>停止した位置から計算を続けます</translation>
    </message>
    <message>
        <source>&amp;Look for a second solution</source>
        <translation>2つ目の解を探す(&amp;L)</translation>
    </message>
    <message>
        <source>Continue the search to see if there is one solution or several</source>
        <translation>探索を続け、唯一解か複数解かを調べます</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>LibTorch is not available. The bitwise backend runs the network and gives the same numbers. To use LibTorch, install the package convoku-backend-torch and restart Convoku.</source>
        <translation>LibTorch を使えません。バックエンド bitwise でネットワークを実行し、同じ数値を得ます。LibTorch を使うには、パッケージ convoku-backend-torch をインストールして Convoku を再起動してください。</translation>
    </message>
    <message>
        <source>P&amp;revious finding of the step</source>
        <translation>ステップの前の発見(&amp;R)</translation>
    </message>
    <message>
        <source>Show the previous finding of the rule at this position (on the board)</source>
        <translation>この位置のルールの発見のうち、前のものを見ます（盤面）</translation>
    </message>
    <message>
        <source>Next find&amp;ing of the step</source>
        <translation>ステップの次の発見(&amp;I)</translation>
    </message>
    <message>
        <source>Show the next finding of the rule at this position (on the board)</source>
        <translation>この位置のルールの発見のうち、次のものを見ます（盤面）</translation>
    </message>
    <message>
        <source>Go to the contradiction of the current guess or of the next failed guess</source>
        <translation>ここに残っている仮定の矛盾、または次に失敗する仮定の矛盾へ移動します</translation>
    </message>
    <message>
        <source>No guess has failed after this position yet.</source>
        <translation>この位置より後で失敗した仮定は、まだありません。</translation>
    </message>
    <message>
        <source>No guess fails after this position.</source>
        <translation>この位置より後で失敗する仮定はありません。</translation>
    </message>
</context>
<context>
    <name>convoku::RunLanesView</name>
    <message>
        <source>Timeline of all runs</source>
        <translation>すべての実行のタイムライン</translation>
    </message>
    <message>
        <source>diverges in pass %1</source>
        <translation>パス%1で分かれる</translation>
    </message>
</context>
<context>
    <name>convoku::RunTablePicture</name>
    <message>
        <source>Guesses</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Undone guesses</source>
        <translation>仮定の取り消し</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>残りの候補</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Removals by each rule, pass by pass</source>
        <translation>各ルールがパスごとに消去した候補の数</translation>
    </message>
</context>
<context>
    <name>convoku::SavedFileRow</name>
    <message>
        <source>O&amp;pen</source>
        <translation>開く(&amp;P)</translation>
    </message>
    <message>
        <source>Open the file in its default application</source>
        <translation>デスクトップの既定のプログラムでファイルを開きます</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>フォルダーを表示(&amp;F)</translation>
    </message>
    <message>
        <source>Open the folder that contains the file</source>
        <translation>ファイルのあるフォルダーを開きます</translation>
    </message>
    <message>
        <source>Cop&amp;y file</source>
        <translation>ファイルをコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the file to the clipboard, to paste it into a folder or a message</source>
        <translation>ファイルをクリップボードにコピーします。フォルダーやメッセージに貼り付けられます</translation>
    </message>
</context>
<context>
    <name>convoku::SavingDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>書き出し(&amp;E)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>&amp;Cancel export</source>
        <translation>書き出しを中止(&amp;C)</translation>
    </message>
</context>
<context>
    <name>convoku::SearchTreeView</name>
    <message>
        <source>Go to the &amp;start</source>
        <translation>最初へ移動(&amp;S)</translation>
    </message>
    <message>
        <source>Go to the &amp;guess</source>
        <translation>仮定へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the &amp;failure</source>
        <translation>失敗した位置へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>展開(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the first w&amp;rong guess</source>
        <translation>最初の誤った仮定へ移動(&amp;R)</translation>
    </message>
    <message>
        <source>Fold all f&amp;ailed guesses</source>
        <translation>失敗をすべて折りたたむ(&amp;A)</translation>
    </message>
    <message>
        <source>Unfold a&amp;ll</source>
        <translation>すべて展開(&amp;L)</translation>
    </message>
    <message>
        <source>Show the whole &amp;tree</source>
        <translation>木全体を表示(&amp;T)</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>&amp;Search tree</source>
        <translation>探索木(&amp;S)</translation>
    </message>
    <message>
        <source>Show the search as a tree instead of the board</source>
        <translation>盤面の代わりに探索を木で表示します</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Show the whole tree (Z)</source>
        <translation>木全体を表示 (Z)</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>木を画像として保存</translation>
    </message>
    <message>
        <source>Depth grows to the right, time runs down.</source>
        <translation>深さは右へ、時間は下へ進みます。</translation>
    </message>
</context>
<context>
    <name>convoku::SearchedRun</name>
    <message>
        <source>Searching</source>
        <translation>探索中</translation>
    </message>
    <message>
        <source>Ended at cost %1</source>
        <translation>コスト %1 で終了</translation>
    </message>
    <message>
        <source>Trial %1 of %2: cost %3</source>
        <translation>試行 %1 / %2：コスト %3</translation>
    </message>
    <message>
        <source>Before the first trial</source>
        <translation>最初の試行の前</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceArea</name>
    <message>
        <source>Effect of this step</source>
        <translation>このステップの内容</translation>
    </message>
    <message>
        <source>Current finding of this step</source>
        <translation>このステップのどの発見を見ているか</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>finding</comment>
        <extracomment>which of the findings of a step is looked at</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceController</name>
    <message>
        <source>Open or paste a puzzle, or type one (Ctrl+N).</source>
        <translation>問題を開くか、貼り付けるか、入力してください（Ctrl+N）。</translation>
    </message>
</context>
<context>
    <name>convoku::SessionFile</name>
    <message>
        <source>This is not a Convoku session. It must contain “format”: “convoku-session”.</source>
        <translation>Convoku のセッションではありません。「format」: 「convoku-session」が必要です。</translation>
    </message>
    <message>
        <source>The session’s version is missing: expected a number.</source>
        <translation>セッションのバージョンがありません。数が必要です。</translation>
    </message>
    <message>
        <source>The session has version %1, written by a newer program. This program reads versions up to %2.</source>
        <translation>セッションのバージョンは%1ですが、このプログラムで読めるのは%2までです。新しいバージョンで書かれています。</translation>
    </message>
    <message>
        <source>The file is too large for a session.</source>
        <translation>ファイルがセッションとしては大きすぎます。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>%1行目、%2文字目: %3。</translation>
    </message>
</context>
<context>
    <name>convoku::SessionNetwork</name>
    <message>
        <source>%1: learned weights: %2</source>
        <extracomment>%1: &quot;The session’s network&quot;; %2: what is wrong with a rule of it</extracomment>
        <translation>%1: 学習した内容: %2</translation>
    </message>
    <message>
        <source>expected at most %1 rules, found %2</source>
        <translation>ルールは最大 %1 個のはずですが、%2 個ありました</translation>
    </message>
</context>
<context>
    <name>convoku::SettingsController</name>
    <message>
        <source>&amp;First steps</source>
        <translation>最初の操作(&amp;S)</translation>
    </message>
    <message>
        <source>Show the welcome tips again</source>
        <translation>初回起動時の案内をもう一度表示します</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>動きを減らす(&amp;M)</translation>
    </message>
    <message>
        <source>Nothing moves by itself: previews wait, panels and menus do not slide, the text cursor does not blink</source>
        <translation>自動的に動くものをなくします。プレビューは待機し、パネルとメニューはスライドせず、文字カーソルは点滅しません</translation>
    </message>
    <message>
        <source>Settings will not be saved: %1 cannot be written.</source>
        <translation>設定は保存されません: %1に書き込めません。</translation>
    </message>
    <message>
        <source>Begin with the last puzzle</source>
        <translation>前回の問題から開始</translation>
    </message>
    <message>
        <source>Open the last viewed puzzle at its position on the next start; if off, open an example</source>
        <translation>次の起動時に、最後に見ていた問題をその位置で開きます。オフのときは例題を開きます</translation>
    </message>
</context>
<context>
    <name>convoku::SideBySide</name>
    <message>
        <source>Blind search uses only rows, columns and boxes: the cost of a grid is what they lack. The network in the window has different houses.</source>
        <translation>盲目探索が知っているのは行、列、ブロックだけです。盤面のコストは、それらに足りない数字の数です。ウィンドウのネットワークには、ほかのユニットがあります。</translation>
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
        <translation>プログラム内</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>convoku::SliceView</name>
    <message>
        <source>Slice under the kernel</source>
        <translation>カーネルが置かれた断面</translation>
    </message>
</context>
<context>
    <name>convoku::StackModel</name>
    <message>
        <source>Digits of the cell that are restored if the guess fails</source>
        <translation>仮定が失敗すると復活する、そのマスの数字</translation>
    </message>
    <message>
        <source>Candidates removed because of the guess, and restored if it fails</source>
        <translation>仮定のために消えた候補。失敗すると復活します</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>派生</translation>
    </message>
</context>
<context>
    <name>convoku::StackPanel</name>
    <message>
        <source>Active guesses</source>
        <translation>残っている仮定</translation>
    </message>
    <message>
        <source>No guess is active here.</source>
        <translation>ここに残っている仮定はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are active here.</source>
        <translation>
            <numerusform>ここに残っている仮定は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one is made in pass %1.</source>
        <translation>最初の仮定はパス%1にあります。</translation>
    </message>
    <message>
        <source>The next one is made in pass %1.</source>
        <translation>次の仮定はパス%1にあります。</translation>
    </message>
</context>
<context>
    <name>convoku::StartTilesView</name>
    <message>
        <source>Starts</source>
        <translation>スタート数</translation>
    </message>
    <message>
        <source>Click a start, or select it with the arrow keys, to show it above</source>
        <translation>スタートをクリックするか矢印キーで選ぶと、上に表示されます</translation>
    </message>
    <message>
        <source>No start has been trained yet</source>
        <translation>まだどのスタートも学習していません</translation>
    </message>
    <message>
        <source>start %1: %2 right, %3</source>
        <translation>スタート %1:正答 %2、%3</translation>
    </message>
</context>
<context>
    <name>convoku::StripController</name>
    <message>
        <source>Guesses below the board</source>
        <translation>盤面の下に仮定を表示</translation>
    </message>
</context>
<context>
    <name>convoku::StudyChart</name>
    <message>
        <source>Results</source>
        <translation>分かったこと</translation>
    </message>
</context>
<context>
    <name>convoku::StudyPane</name>
    <message>
        <source>Run this network</source>
        <translation>このネットワークを実行</translation>
    </message>
    <message>
        <source>Run the puzzle with these numbers in place of the written ones</source>
        <translation>書かれた数の代わりにこの数で問題を実行</translation>
    </message>
    <message>
        <source>What if: compare with the written one</source>
        <translation>もしも:書かれたものと比較</translation>
    </message>
    <message>
        <source>Show both runs side by side, and the first removal that differs</source>
        <translation>両方の実行を並べ、最初に異なる消去を示す</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>スナップ</translation>
    </message>
    <message>
        <source>Align the numbers as closely as possible with the written ones, round them, and prove whether they are the same</source>
        <translation>書かれた数に最も近くなるように向きを変え、丸め、同じかどうかを証明する</translation>
    </message>
    <message>
        <source>The road between</source>
        <translation>その間の道</translation>
    </message>
    <message>
        <source>Right answers and unsound removals along the straight line from the learned to the written numbers</source>
        <translation>学習した数から書かれた数へのまっすぐな道で、何が正しく何が健全でないか</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>ノイズ</translation>
    </message>
    <message>
        <source>Largest error in each written number before a solution is lost</source>
        <translation>解が失われるまでに、書かれた各数がどれだけずれてよいか</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the current calculation</source>
        <translation>調べているものを終える</translation>
    </message>
    <message>
        <source>Open in the workshop</source>
        <translation>工房で開く</translation>
    </message>
    <message>
        <source>The rule with the rounded numbers, as text</source>
        <translation>丸めた数のルールをテキストで</translation>
    </message>
    <message>
        <source>From learned to written</source>
        <translation>学習から記述へ</translation>
    </message>
    <message>
        <source>A board where both differ</source>
        <translation>両者が異なる盤面</translation>
    </message>
</context>
<context>
    <name>convoku::StudyWording</name>
    <message>
        <source>Aligning the numbers, rounding them and comparing them with the written ones…</source>
        <translation>数の向きを変え、丸め、書かれた数と比べています…</translation>
    </message>
    <message>
        <source>Computing the path to the written numbers…</source>
        <translation>書かれた数への道を計算しています…</translation>
    </message>
    <message>
        <source>Testing networks with noise added to their numbers…</source>
        <translation>数にノイズを加えたネットワークを試しています…</translation>
    </message>
    <message>
        <source>Mirrored: all signs were changed.</source>
        <translation>鏡像:すべての符号を変えました。</translation>
    </message>
    <message>
        <source>Rounded: %1.</source>
        <translation>丸めた数:%1。</translation>
    </message>
    <message>
        <source>These are the written numbers.</source>
        <translation>これは書かれた数です。</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) differ from the written ones.</source>
        <translation>
            <numerusform>%n 個の数が書かれた数と異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Proved: it gives the same answer as the written rule on every possible board.</source>
        <translation>証明済み:ありうるすべての盤面で、書かれたルールと同じ答えを出します。</translation>
    </message>
    <message>
        <source>It is a different rule: the two answers differ on this board.</source>
        <translation>これは別のルールです。この盤面で両者の答えが異なります。</translation>
    </message>
    <message>
        <source>It is a different rule.</source>
        <translation>これは別のルールです。</translation>
    </message>
    <message>
        <source>Within its time limit, the proof found neither that they are the same nor where they differ.</source>
        <translation>与えられた時間では、同じであることも、どこが異なるかも証明できませんでした。</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正答</translation>
    </message>
    <message>
        <source>loses a solution</source>
        <translation>解を失う</translation>
    </message>
    <message>
        <source>networks that lose a solution</source>
        <translation>解を失うネットワーク</translation>
    </message>
    <message>
        <source>%1 % of the way from the learned to the written numbers: %2 of the answers are right. On %3 of the boards, the rule removes a digit of the solution.</source>
        <translation>学習した数から書かれた数への道の %1 %:答えの %2 が正しく、盤面の %3 でルールが解の数字を消します。</translation>
    </message>
    <message>
        <source>Noise of %1 on each number: %2 of %3 networks lose a solution, %4 of the answers are right.</source>
        <translation>各数に %1 のノイズ:%3 個のネットワークのうち %2 個が解を失い、答えの %4 が正しい。</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution. %2</source>
        <translation>書かれた各数へのノイズが %1 までなら、解を失ったネットワークはありません。%2</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution.</source>
        <translation>書かれた各数へのノイズが %1 までなら、解を失ったネットワークはありません。</translation>
    </message>
</context>
<context>
    <name>convoku::TensorCanvas</name>
    <message>
        <source>Double-click to show only the planes of this digit</source>
        <translation>ダブルクリック: この数字のプレーンだけ</translation>
    </message>
    <message>
        <source>Double-click: all planes</source>
        <translation>ダブルクリック: すべてのプレーン</translation>
    </message>
    <message>
        <source>%1. Click to enlarge it.</source>
        <extracomment>at the small picture of a plane: digit 5. A click shows it large.</extracomment>
        <translation>%1。クリックすると大きく表示します。</translation>
    </message>
    <message>
        <source>%1: asked for</source>
        <translation>%1: 質問中</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>convoku::TensorView</name>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Description of the layer</source>
        <translation>層の働き</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <translation>%1との差分</translation>
    </message>
    <message>
        <source>The lesson asks for these numbers. They appear with the answer.</source>
        <translation>レッスンがこれらの数を尋ねています。答えると表示されます。</translation>
    </message>
    <message>
        <source>Arithmetic of a second number</source>
        <translation>2つ目の数の計算</translation>
    </message>
</context>
<context>
    <name>convoku::TensorWording</name>
    <message>
        <source>more bytes than allowed in a weights file (%L1)</source>
        <translation>重みのファイルの上限を超えるバイト数（%L1）</translation>
    </message>
    <message>
        <source>the file ends before the end of its header; weights files use the safetensors format</source>
        <translation>ヘッダーの途中でファイルが終わっています。重みのファイルは safetensors 形式です</translation>
    </message>
    <message>
        <source>a header with more bytes than allowed (%L1); weights files use the safetensors format</source>
        <translation>ヘッダーのバイト数が上限（%L1）を超えています。重みのファイルは safetensors 形式です</translation>
    </message>
    <message>
        <source>the header does not match the safetensors format</source>
        <translation>ヘッダーが safetensors 形式のものではありません</translation>
    </message>
    <message>
        <source>a duplicate name</source>
        <translation>2 回現れる名前</translation>
    </message>
    <message>
        <source>a name with characters other than letters, digits, _, - and ., or longer than %1</source>
        <translation>英字、数字、_、-、. 以外の文字を含むか、%1 文字より長い名前</translation>
    </message>
    <message>
        <source>a number type other than F32, F16 or BF16</source>
        <translation>F32、F16、BF16 以外の数値</translation>
    </message>
    <message>
        <source>an invalid shape, more than %1 dimensions, or more numbers than the file</source>
        <translation>形として成り立たないか、次元が %1 より多いか、数値がファイルより多い形</translation>
    </message>
    <message>
        <source>the location of its numbers does not match its shape, the file or the other tensors</source>
        <translation>数値の場所が、形、ファイル、または他のテンソルと合いません</translation>
    </message>
    <message>
        <source>bytes that belong to no tensor</source>
        <translation>どのテンソルにも属さないバイト</translation>
    </message>
    <message>
        <source>more entries than allowed (%1)</source>
        <translation>項目の数が上限（%1）を超えています</translation>
    </message>
    <message>
        <source>a value that is infinite or not a number</source>
        <translation>無限大または数でない値</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <extracomment>%1: a place in a file; %2: what is wrong there</extracomment>
        <translation>バイト %1：%2</translation>
    </message>
    <message>
        <source>byte %1, “%2”: %3</source>
        <extracomment>%1: a place in a file; %2: the name of a tensor; %3: what is wrong with it</extracomment>
        <translation>バイト %1、「%2」：%3</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>Git LFS のポインターで、ファイルそのものではありません。「git lfs pull」で取得できます</translation>
    </message>
</context>
<context>
    <name>convoku::ThemeWording</name>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Like the article</source>
        <translation>記事風</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>印刷用</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>自分の配色</translation>
    </message>
    <message>
        <source>Sums over a window</source>
        <translation>窓ごとの和</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>場所の移動</translation>
    </message>
    <message>
        <source>Sums and products</source>
        <translation>和と積</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>論理</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>深さ%1</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Cell of a given</source>
        <translation>ヒントのマス</translation>
    </message>
    <message>
        <source>Given digit</source>
        <translation>ヒントの数字</translation>
    </message>
    <message>
        <source>Found digit</source>
        <translation>見つけた数字</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Thin line</source>
        <translation>細い線</translation>
    </message>
    <message>
        <source>Thick line</source>
        <translation>太い線</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Cell of a contradiction</source>
        <translation>矛盾のマス</translation>
    </message>
    <message>
        <source>Sign of a contradiction</source>
        <translation>矛盾の印</translation>
    </message>
    <message>
        <source>Digit on a depth’s square</source>
        <translation>深さの四角の数字</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>カーソル</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Names and symbols of these layers in the rule graph</source>
        <translation>ルールグラフでのこの種の層の名前と記号</translation>
    </message>
    <message>
        <source>Candidates set aside by a guess at this search depth; its ring; its branch in the tree</source>
        <translation>この深さの仮定で保留された候補、仮定の丸、探索木の枝</translation>
    </message>
    <message>
        <source>Candidates that these rules removed; their bars in the timeline</source>
        <translation>これらのルールが消去した候補、タイムラインの棒</translation>
    </message>
    <message>
        <source>Background of everything, including the window</source>
        <translation>すべての背後、ウィンドウの地の色</translation>
    </message>
    <message>
        <source>Background of the cells</source>
        <translation>マスの地の色</translation>
    </message>
    <message>
        <source>Background of the given cells</source>
        <translation>ヒントのマスの地の色</translation>
    </message>
    <message>
        <source>Puzzle digits, and most text in the window</source>
        <translation>問題の数字、ウィンドウの大部分の文字</translation>
    </message>
    <message>
        <source>Digits found by the network</source>
        <translation>ネットワークが見つけた数字</translation>
    </message>
    <message>
        <source>Lines between the cells of a box</source>
        <translation>ブロック内のマスの間</translation>
    </message>
    <message>
        <source>Lines between boxes and around the board</source>
        <translation>ブロックの間、盤面の周り</translation>
    </message>
    <message>
        <source>Row and column numbers, and side notes</source>
        <translation>行と列の番号、注記</translation>
    </message>
    <message>
        <source>Background of a cell without candidates or with a clash</source>
        <translation>候補のないマス、重複のあるマスの地の色</translation>
    </message>
    <message>
        <source>Frame and cross of a contradiction, and of failed guesses in the tree</source>
        <translation>矛盾の枠とバツ印、探索木の失敗した仮定の印</translation>
    </message>
    <message>
        <source>Digit and number on the squares of set-aside candidates</source>
        <translation>保留の四角にある数字と深さの番号</translation>
    </message>
    <message>
        <source>Cursor, picked candidate, its explanation, current position in the timeline</source>
        <translation>カーソル、選んだ候補、その説明、タイムラインの現在位置</translation>
    </message>
    <message>
        <source>A solution in the search tree</source>
        <translation>探索木の解</translation>
    </message>
    <message>
        <source>%1 is hard to read on %2: contrast %3, needed %4.</source>
        <translation>%1は%2の上では読みにくい: コントラスト%3、必要%4。</translation>
    </message>
    <message>
        <source>%1 is hard to read on the tint of %2: contrast %3, needed %4.</source>
        <translation>%1は%2の淡い色の上では読みにくい: コントラスト%3、必要%4。</translation>
    </message>
    <message>
        <source>%1 is hard to read on a cell lit with %2: contrast %3, needed %4.</source>
        <translation>%1は%2で強調したマスの上では読みにくい: コントラスト%3、必要%4。</translation>
    </message>
    <message>
        <source>%1 is hard to see on %2: contrast %3, needed %4.</source>
        <translation>%1は%2の上では見えにくい: コントラスト%3、必要%4。</translation>
    </message>
    <message>
        <source>%1 and %2 look alike: difference %3, needed %4.</source>
        <translation>%1と%2は似て見える: 差%3、必要%4。</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see red (protanopia): difference %3, needed %4.</source>
        <translation>赤を感じにくい人（1型色覚）には%1と%2が似て見える: 差%3、必要%4。</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see green (deuteranopia): difference %3, needed %4.</source>
        <translation>緑を感じにくい人（2型色覚）には%1と%2が似て見える: 差%3、必要%4。</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see blue (tritanopia): difference %3, needed %4.</source>
        <translation>青を感じにくい人（3型色覚）には%1と%2が似て見える: 差%3、必要%4。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>ファイルを読み込めません: %1</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>JSON ではありません: %1</translation>
    </message>
    <message>
        <source>This is not a Convoku colour file.</source>
        <translation>Convoku の配色ファイルではありません。</translation>
    </message>
    <message>
        <source>A newer version of Convoku wrote this file (version %1).</source>
        <translation>新しいバージョンの Convoku（バージョン%1）で書かれたファイルです。</translation>
    </message>
    <message>
        <source>The base theme “%1” does not exist.</source>
        <translation>元にするテーマ「%1」がありません。</translation>
    </message>
    <message>
        <source>The colour “%1” does not exist; it is ignored.</source>
        <translation>「%1」という色はありません。省略します。</translation>
    </message>
    <message>
        <source>“%1” is not a colour (#rrggbb); “%2” keeps the colour of the base theme.</source>
        <translation>「%1」は色（#rrggbb）ではありません。「%2」は元のテーマのままにします。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目: %2</translation>
    </message>
    <message>
        <source>Candidates; filled numbers of tensors</source>
        <translation>候補、テンソルの塗られた数</translation>
    </message>
</context>
<context>
    <name>convoku::TileWording</name>
    <message>
        <source>equals %1?</source>
        <translation>%1と等しい?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a layer counts, and where: Lines of the box with the digit: box 2, digit 2</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>at most 1?</source>
        <translation>1以下?</translation>
    </message>
    <message>
        <source>Decided %1s in %2</source>
        <translation>%2で確定した%1</translation>
    </message>
    <message>
        <source>%1 = %2; %3 %4</source>
        <extracomment>a sum, and what is asked about it: 0 + 1 + 0 = 1; equals 1? yes</extracomment>
        <translation>%1 = %2、%3 %4</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>convoku::TimeBar</name>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: Pass, Rule, Layer</extracomment>
        <translation>ステップ単位</translation>
    </message>
    <message>
        <source>Step size for stepping and playing</source>
        <translation>戻る、進む、再生のときに1つずつ示すもの</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>convoku::Timeline</name>
    <message>
        <source>Hits</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>まだ実行がありません</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>連鎖</translation>
    </message>
</context>
<context>
    <name>convoku::TimelineView</name>
    <message>
        <source>%1 · %2 removed</source>
        <extracomment>a pass and how many candidates it removed: Pass 3 of 25 · depth 0 · 214 candidates · 12 removed</extracomment>
        <translation>%1 · 消去%2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Visible part of the run</source>
        <translation>表示中の実行の範囲</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a candidate: r4c5 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>まだ実行がありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a family of rules and how many candidates they removed</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A breakpoint stops here: %1</source>
        <extracomment>a place in the run</extracomment>
        <translation>ブレークポイントがここで停止: %1</translation>
    </message>
    <message>
        <source>Bookmark %1: %2</source>
        <translation>ブックマーク%1: %2</translation>
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
        <translation>書かれた数と学習した数</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5, %6 right. %7</source>
        <extracomment>%1: &quot;How start 5 found the rule&quot;; %2: &quot;Written by hand&quot;; %3, %5: &quot;bias 2&quot;; %4: &quot;Found by start 5&quot;; %6: &quot;95.8 %&quot;; %7: sentences</extracomment>
        <translation>%1。%2：%3。%4：%5、正解 %6。%7</translation>
    </message>
    <message>
        <source>place %1: written %2, learned %3</source>
        <translation>位置 %1:書かれた数 %2、学習した数 %3</translation>
    </message>
    <message>
        <source>%1, began with %2</source>
        <translation>%1、初期値 %2</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingPage</name>
    <message>
        <source>Train</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Replace the numbers and train them</source>
        <translation>数を置き換えて学習する</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Train each start by the step size set below</source>
        <translation>各スタートを下で選んだステップ数だけ学習する</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the training and keep its results so far</source>
        <translation>学習を止め、これまでの結果を残す</translation>
    </message>
    <message>
        <source>Training task</source>
        <translation>学習するもの</translation>
    </message>
    <message>
        <source>Is the count 1?</source>
        <translation>個数は 1 か?</translation>
    </message>
    <message>
        <source>the remaining candidates</source>
        <translation>残る候補</translation>
    </message>
    <message>
        <source>This rule has no weights to learn.</source>
        <translation>このルールには学習できる重みがありません。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message numerus="yes">
        <source>%n new start(s)</source>
        <translation>
            <numerusform>新しいスタート %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Training is not available because LibTorch cannot be used: %1</source>
        <translation>ここでは学習できません。LibTorch を使用できません:%1</translation>
    </message>
    <message>
        <source>LibTorch is being opened…</source>
        <translation>LibTorch を開いています…</translation>
    </message>
    <message>
        <source>%1 of the answers are right.</source>
        <translation>答えの %1 が正解です。</translation>
    </message>
    <message>
        <source>Errors: %1 of %2 answers on the board at %3</source>
        <translation>間違える所:%3 の盤面で %2 個の答えのうち %1 個</translation>
    </message>
    <message>
        <source>Errors: there is no puzzle</source>
        <translation>間違える所:問題がありません</translation>
    </message>
    <message>
        <source>Errors by pass, of %1 answers</source>
        <translation>パスごとの間違い(答え %1 個中)</translation>
    </message>
    <message>
        <source>Repeat the training with different random numbers</source>
        <translation>別の乱数から同じことをもう一度</translation>
    </message>
    <message>
        <source>Initial weights and bias</source>
        <translation>重みとバイアスの初期値</translation>
    </message>
    <message>
        <source>Number of starts</source>
        <translation>開始の数</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Export the training as an animated GIF or WebP</source>
        <translation>学習を GIF または WebP のアニメーションとして書き出す</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>盲目探索</translation>
    </message>
    <message>
        <source>Search for a solution without using the rules</source>
        <translation>ルールを使わずに解を探索する</translation>
    </message>
    <message>
        <source>Replace the %1 with %2 · %3 · %4</source>
        <extracomment>%1: the numbers that are trained, %2: &quot;random numbers&quot;, %3: &quot;10 starts&quot;, %4: the button &quot;Train&quot;</extracomment>
        <translation>%1 を %2 に置き換える · %3 · %4</translation>
    </message>
    <message>
        <source>numbers of a rule</source>
        <translation>ルールの数値</translation>
    </message>
    <message>
        <source>The results below are for “%1”.</source>
        <translation>下の結果は「%1」のものです。</translation>
    </message>
    <message>
        <source>Errors: the puzzle is on a different board</source>
        <translation>間違える所:問題の盤が違います</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingSetupPane</name>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>states of runs</source>
        <translation>実行の状態</translation>
    </message>
    <message>
        <source>both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>always new ones</source>
        <translation>毎回新しいもの</translation>
    </message>
    <message>
        <source>Standard deviation of the initial weights</source>
        <translation>スタートの初期値の標準偏差</translation>
    </message>
    <message>
        <source>Probability of each candidate on a random board</source>
        <translation>ランダムな盤面に各候補がある確率</translation>
    </message>
    <message>
        <source>Boards in a step</source>
        <translation>1 ステップの盤面数</translation>
    </message>
    <message>
        <source>Boards drawn once and reused; otherwise each step draws new ones</source>
        <translation>一度だけ選んで繰り返し使う盤面。または各ステップで新しい盤面</translation>
    </message>
    <message>
        <source>Step size; takes effect immediately</source>
        <translation>1 ステップで進む量。すぐに効きます</translation>
    </message>
    <message>
        <source>The same seed gives the same training</source>
        <translation>シードが同じなら学習も同じです</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Boards per step</source>
        <translation>ステップごとの盤面</translation>
    </message>
    <message>
        <source>Fixed boards</source>
        <translation>固定の盤面</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学習率</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>スタート数</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingStrip</name>
    <message>
        <source>The training step by step</source>
        <translation>ステップごとの学習</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>最初のステップ</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>1 つ戻る</translation>
    </message>
    <message>
        <source>Play or pause the training</source>
        <translation>学習を再生または一時停止</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>1 つ進む</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後のステップ</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: 1 step, 10 steps, 100 steps</extracomment>
        <translation>ステップ幅</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingTimeline</name>
    <message>
        <source>Steps of the training</source>
        <translation>学習のステップ</translation>
    </message>
    <message>
        <source>Drag the flag to view a different training step</source>
        <translation>旗をドラッグすると学習の別のステップを見られます</translation>
    </message>
    <message>
        <source>Nothing has been trained yet</source>
        <translation>まだ何も学習していません</translation>
    </message>
    <message>
        <source>step %1 of %2: loss %3, %4 right</source>
        <translation>%2 中 %1 ステップ:損失 %3、正答 %4</translation>
    </message>
    <message>
        <source>start %1: loss %2, %3 right</source>
        <translation>スタート %1:損失 %2、正答 %3</translation>
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
        <translation>個数は 1 か?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule, and the value of its text that is learned: Hidden single in row: only_place</extracomment>
        <translation>%1:%2</translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) something else</source>
        <translation>
            <numerusform>%n 個が別のものを発見</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of starts that find it depends on this set-up. It changes with different boards, steps or initial numbers.</source>
        <translation>いくつのスタートが見つけるかはこの設定の性質です。盤面、ステップ数、初期値が変われば変わります。</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>手書き</translation>
    </message>
    <message>
        <source>written: %1</source>
        <translation>記述:%1</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>学習ステップ</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>1 か所</translation>
    </message>
    <message>
        <source>one place in %1</source>
        <extracomment>a place that is alone, in 1, 4, 7, 8 of the row</extracomment>
        <translation>%1 に 1 か所</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>他の場所</translation>
    </message>
    <message>
        <source>start %1: %2</source>
        <translation>スタート %1:%2</translation>
    </message>
    <message>
        <source>found it: %1</source>
        <translation>発見:%1</translation>
    </message>
    <message>
        <source>stuck: %1</source>
        <translation>停滞:%1</translation>
    </message>
    <message numerus="yes">
        <source>place(s) %1</source>
        <translation>
            <numerusform>位置 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts the places like the written rule, and is right on all %1 possible rows.</source>
        <translation>書かれたルールと同じく位置を数えます。ありうる %1 通りの行すべてで正解です。</translation>
    </message>
    <message>
        <source>It gives the written rule’s answer for all %1 possible rows, with different numbers.</source>
        <translation>ありうる %1 通りの行すべてに、別の数で、書かれたルールと同じ答えを出します。</translation>
    </message>
    <message numerus="yes">
        <source>It answers no to all %1 possible rows, and misses %n row(s) with a yes.</source>
        <translation>
            <numerusform>ありうる %1 通りの行すべてに「いいえ」と答え、「はい」の行を %n 個見逃します。</numerusform>
        </translation>
    </message>
    <message>
        <source>It answers yes to all %1 possible rows.</source>
        <translation>ありうる %1 通りの行すべてに「はい」と答えます。</translation>
    </message>
    <message>
        <source>No lone place gets a yes.</source>
        <translation>単独の位置はどこも「はい」になりません。</translation>
    </message>
    <message>
        <source>A lone place gets a yes only in %1.</source>
        <translation>単独の位置が「はい」になるのは %1 だけです。</translation>
    </message>
    <message>
        <source>Each lone place gets a yes.</source>
        <translation>単独の位置はどこも「はい」になります。</translation>
    </message>
    <message>
        <source>A row with %1 never gets a yes: a veto.</source>
        <translation>%1 を含む行は「はい」になりません。拒否です。</translation>
    </message>
    <message>
        <source>It never gives a wrong yes.</source>
        <translation>誤って「はい」と言うことはありません。</translation>
    </message>
    <message numerus="yes">
        <source>It wrongly answers yes to %n of the %1 possible rows.</source>
        <translation>
            <numerusform>ありうる %1 通りの行のうち %n 個に誤って「はい」と答えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>It misses no yes.</source>
        <translation>「はい」を見逃しません。</translation>
    </message>
    <message numerus="yes">
        <source>It misses %1 of %n row(s) with a yes.</source>
        <translation>
            <numerusform>「はい」の行 %n 個のうち %1 個を見逃します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of “%1”</source>
        <translation>
            <numerusform>「%1」の %n 個の数値</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) and the bias of “%1”</source>
        <translation>
            <numerusform>「%1」の重み %n 個とバイアス</numerusform>
        </translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>numbers near the written ones</source>
        <translation>書かれた値に近い数値</translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>スタート %n 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>数値 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>bias %1</source>
        <translation>バイアス %1</translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) %1</source>
        <translation>
            <numerusform>重み %n 個 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) the rule</source>
        <translation>
            <numerusform>%n 回はルールを発見</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) no better than a constant answer (%1)</source>
        <translation>
            <numerusform>%n 回は常に同じ答えと変わらない（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by start %1</source>
        <translation>スタート %1 が見つけたもの</translation>
    </message>
    <message>
        <source>How start %1 found the rule, upside down</source>
        <translation>スタート %1 がルールを逆さまに見つけるまで</translation>
    </message>
    <message>
        <source>How start %1 found the rule</source>
        <translation>スタート %1 がルールを見つけるまで</translation>
    </message>
    <message>
        <source>How start %1 found something else</source>
        <translation>スタート %1 が別のものを見つけるまで</translation>
    </message>
    <message>
        <source>How start %1 ended with a constant answer</source>
        <translation>スタート %1 がいつも同じ答えになるまで</translation>
    </message>
    <message>
        <source>training step, the first %1 of %2</source>
        <translation>学習ステップ、%2 のうち最初の %1</translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>スタート %1</translation>
    </message>
    <message>
        <source>It counts down from 2: one place gives 2 − 1 = 1, as written. Two places give 0 instead of the written rule’s 2; both mean no. It is right on all %1 possible rows.</source>
        <translation>2 から数え下ろします。場所が1つなら 2 − 1 = 1 で、書かれたとおりです。2つなら、書かれたルールの 2 に対して 0 になりますが、どちらも「いいえ」です。ありうる%1通りの行すべてで正解です。</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>すべて %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>convoku::TreeStrip</name>
    <message>
        <source>Guesses of this run</source>
        <translation>この実行の仮定</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>where in the run: at 10</extracomment>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解決</translation>
    </message>
</context>
<context>
    <name>convoku::TreeWords</name>
    <message>
        <source>passes %1–%2, rules alone: %3 → %4</source>
        <extracomment>%1–%2: passes; %3, %4: numbers of candidates: passes 1–6, rules alone: 585 → 227</extracomment>
        <translation>パス%1–%2、規則のみ：%3 → %4</translation>
    </message>
    <message>
        <source>depth %1, pass %2</source>
        <extracomment>beside a guess in the search tree: depth 1, pass 12</extracomment>
        <translation>深さ%1、パス%2</translation>
    </message>
    <message>
        <source>depth %1, passes %2–%3</source>
        <extracomment>beside a guess in the search tree: depth 1, passes 7–10</extracomment>
        <translation>深さ%1、パス%2–%3</translation>
    </message>
    <message>
        <source>Solved in pass %1</source>
        <translation>パス%1で解決</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>現在の位置。</translation>
    </message>
    <message numerus="yes">
        <source>It rests on %n guess(es):</source>
        <translation>
            <numerusform>%n個の仮定に基づく：</numerusform>
        </translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>見方</translation>
    </message>
    <message>
        <source>path to the current state</source>
        <translation>現在の状態への道筋</translation>
    </message>
    <message>
        <source>earlier branch</source>
        <translation>以前の枝</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>まだ実行していない</translation>
    </message>
    <message>
        <source>guess, in the colour of its depth</source>
        <translation>仮定（深さの色）</translation>
    </message>
    <message>
        <source>found after the guess</source>
        <translation>仮定の後に見つかった数字</translation>
    </message>
    <message>
        <source>open candidates</source>
        <translation>残っている候補</translation>
    </message>
    <message>
        <source>given</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>found before the guess</source>
        <translation>仮定の前に見つかった数字</translation>
    </message>
</context>
<context>
    <name>convoku::TrialBoard</name>
    <message>
        <source>Grid of the trial</source>
        <translation>試行の盤面</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: 空</translation>
    </message>
</context>
<context>
    <name>convoku::Trouble</name>
    <message>
        <source>Not enough memory.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>The rule %1 restores candidates; a rule may only remove them.</source>
        <translation>ルール %1 が候補を元に戻しています。ルールにできるのは、候補を消去することだけです。</translation>
    </message>
    <message>
        <source>The encoding %1 produces candidates that do not match the givens of the puzzle.</source>
        <translation>符号化 %1 は、問題のヒントから残る候補と違うものを作ります。</translation>
    </message>
    <message>
        <source>A guess of the network’s search is not a single candidate of the board.</source>
        <translation>ネットワークの探索が、盤面の1つの候補ではないものを仮定しています。</translation>
    </message>
    <message>
        <source>The network’s search makes more guesses than there are cells.</source>
        <translation>ネットワークの探索が、マスの数より多く仮定しています。</translation>
    </message>
    <message>
        <source>No complete grid was found that satisfies the houses of the network %1.</source>
        <translation>ネットワーク %1 のユニットに合う完成した盤面が見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>convoku::UndoOffer</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what happened, as in: Take back: Bookmark removed</extracomment>
        <translation>元に戻す: %1</translation>
    </message>
</context>
<context>
    <name>convoku::VerdictWording</name>
    <message>
        <source>without a guess</source>
        <translation>仮定なし</translation>
    </message>
    <message numerus="yes">
        <source>with %n guess(es)</source>
        <translation>
            <numerusform>仮定%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <extracomment>with 3 guesses, 1 taken back</extracomment>
        <translation>%1、取り消し%2回</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es) so far</source>
        <translation>
            <numerusform>ここまで%nパス</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止</translation>
    </message>
    <message numerus="yes">
        <source>at the limit of %n pass(es)</source>
        <translation>
            <numerusform>上限の%nパス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n pass(es)</source>
        <translation>
            <numerusform>%nパス後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n pass(es)</source>
        <translation>
            <numerusform>%nパス</numerusform>
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
        <translation>解: パス%1</translation>
    </message>
    <message>
        <source>Contradiction in this branch</source>
        <translation>この分岐で矛盾</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>No other solution found</source>
        <translation>ほかの解は見つからず</translation>
    </message>
    <message numerus="yes">
        <source>Solves in %n pass(es)</source>
        <translation>
            <numerusform>%nパスで解決</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stalls after %n pass(es)</source>
        <translation>
            <numerusform>%nパス後に停滞</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::Video</name>
    <message>
        <source>An animated SVG can have at most %1 frames, but this animation has %2. Export part of it, or choose a different format.</source>
        <translation>アニメーション SVG の画像は%1枚までですが、このアニメーションには%2枚あります。一部だけを書き出すか、別の形式を選んでください。</translation>
    </message>
    <message>
        <source>MP4 and WebM need the program ffmpeg, which is not installed. On Debian or Ubuntu, install it with: sudo apt install ffmpeg</source>
        <translation>MP4 と WebM にはプログラム ffmpeg が必要ですが、インストールされていません。Debian または Ubuntu でのインストール方法: sudo apt install ffmpeg</translation>
    </message>
    <message>
        <source>ffmpeg could not write the video: %1</source>
        <extracomment>%1: a line of ffmpeg&apos;s</extracomment>
        <translation>ffmpeg は動画を書き出せませんでした: %1</translation>
    </message>
</context>
<context>
    <name>convoku::ViewController</name>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>次のパネル(&amp;X)</translation>
    </message>
    <message>
        <source>Focus the next panel</source>
        <translation>次のパネルにフォーカスを移します</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>前のパネル(&amp;V)</translation>
    </message>
    <message>
        <source>Focus the panel before</source>
        <translation>前のパネルにフォーカスを移します</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the original layout of this perspective</source>
        <translation>このパースペクティブを最初の配置に戻します</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>画面全体を使います</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>&amp;Colours…</source>
        <translation>配色(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose your own colours for the board, the rules and the depths</source>
        <translation>盤面、ルール、深さの色を自分で選びます</translation>
    </message>
    <message>
        <source>&amp;System default (%1)</source>
        <extracomment>%1: the name of the language, in that language</extracomment>
        <translation>システムと同じ（%1）(&amp;S)</translation>
    </message>
    <message>
        <source>Use the language of the desktop</source>
        <translation>デスクトップの言語で表示します</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>この言語で表示します</translation>
    </message>
    <message>
        <source>&amp;Puzzle’s voice</source>
        <translation>問題の視点(&amp;P)</translation>
    </message>
    <message>
        <source>Describe each step in the words of the puzzle</source>
        <translation>ステップの内容を問題の言葉で説明します</translation>
    </message>
    <message>
        <source>&amp;Constraint’s voice</source>
        <translation>制約の視点(&amp;C)</translation>
    </message>
    <message>
        <source>Describe each step as a constraint solver would</source>
        <translation>ステップの内容を制約ソルバーの言葉で説明します</translation>
    </message>
    <message>
        <source>&amp;Layer’s voice</source>
        <translation>層の視点(&amp;L)</translation>
    </message>
    <message>
        <source>Describe each step as its layers compute it, with their numbers</source>
        <translation>ステップの内容を、層の計算とその数で説明します</translation>
    </message>
    <message>
        <source>Copy the step in &amp;words</source>
        <translation>ステップの内容を文章でコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Copy the description of the step at this position, in the visible voices</source>
        <translation>この位置のステップの内容を、表示中の視点でコピーします</translation>
    </message>
    <message>
        <source>T&amp;int consequences of a guess</source>
        <translation>仮定から導かれたマスに色を付ける(&amp;I)</translation>
    </message>
    <message>
        <source>Tint cells decided by a guess faintly in its colour</source>
        <translation>仮定により確定したマスに、その仮定の色を淡く付けます</translation>
    </message>
    <message>
        <source>Sho&amp;w the layer on the board</source>
        <translation>層を盤面に表示(&amp;W)</translation>
    </message>
    <message>
        <source>Layout reset</source>
        <translation>レイアウトをリセットしました</translation>
    </message>
    <message>
        <source>Desktop’s &amp;font</source>
        <translation>デスクトップのフォント(&amp;F)</translation>
    </message>
    <message>
        <source>Use the desktop’s own font instead of Inter</source>
        <translation>Inter の代わりにデスクトップのフォントで表示します</translation>
    </message>
    <message>
        <source>Inside a rule’s layers, the board shows the layer’s numbers as colours; after a trained rule, the rule’s confidence in each candidate</source>
        <translation>ルールの層の中では、層の数を盤面に色で表示します。学習したルールの後では、各候補についてルールがどれだけ確かだと見ているかを表示します</translation>
    </message>
</context>
<context>
    <name>convoku::VoiceWording</name>
    <message numerus="yes">
        <source>And %n more finding(s).</source>
        <translation>
            <numerusform>ほか%n件の発見。</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <extracomment>one of three voices that tell what a step did</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>制約</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>層</translation>
    </message>
</context>
<context>
    <name>convoku::WatchModel</name>
    <message>
        <source>Changed in this step</source>
        <translation>このステップで変化</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
</context>
<context>
    <name>convoku::WatchPanel</name>
    <message>
        <source>Add picked</source>
        <translation>選んだ候補を追加</translation>
    </message>
    <message>
        <source>Nothing is watched yet. Type a value to watch and press Enter. Possible values: a candidate (r4c5=7), a cell (r4c5), a house (row 4), the places for a digit in it (row 4 = 7), count, count 7, decided, depth.</source>
        <translation>まだ何もウォッチしていません。見張るものを入力して Enter を押してください: 候補 (r4c5=7)、マス (r4c5)、ユニット (row 4)、ユニット内で数字の入る場所 (row 4 = 7)、count、count 7、decided、depth。</translation>
    </message>
    <message>
        <source>r4c5=7, row 4, count 7, depth…</source>
        <translation>r4c5=7、row 4、count 7、depth…</translation>
    </message>
    <message>
        <source>Watch to add</source>
        <translation>追加するウォッチ</translation>
    </message>
    <message>
        <source>Watch the candidate picked on the board</source>
        <translation>盤面で選んだ候補をウォッチします</translation>
    </message>
    <message>
        <source>Watches</source>
        <translation>ウォッチ</translation>
    </message>
</context>
<context>
    <name>convoku::WatchWording</name>
    <message>
        <source>%1: places for %2</source>
        <translation>%1: %2の入る場所</translation>
    </message>
    <message>
        <source>%1: undecided cells</source>
        <translation>%1: 未確定のマス</translation>
    </message>
    <message>
        <source>Candidates of digit %1</source>
        <translation>数字%1の候補</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>残りの候補</translation>
    </message>
    <message>
        <source>Decided cells</source>
        <translation>確定したマス</translation>
    </message>
    <message>
        <source>Depth of search</source>
        <translation>探索の深さ</translation>
    </message>
    <message>
        <source>never there</source>
        <translation>最初からなし</translation>
    </message>
    <message>
        <source>there</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>深さ%1で仮定</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the digits of a cell, the cells of a house
----------
how many cells, and which</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expected a candidate (r4c5=7), a cell (r4c5), a house (row 4, column 3, box 9) with or without a digit (row 4 = 7), count, count 7, decided, or depth.</source>
        <translation>次のいずれかが必要です: 候補 (r4c5=7)、マス (r4c5)、ユニット (row 4、column 3、box 9) に数字 (row 4 = 7) を付けても可、count、count 7、decided、depth。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 7 in r4c5</extracomment>
        <translation>%2の%1</translation>
    </message>
</context>
<context>
    <name>convoku::WeightsPane</name>
    <message>
        <source>Restore the written one</source>
        <translation>書かれたとおりに戻す</translation>
    </message>
    <message>
        <source>Restore all numbers of the text as written; Undo returns here</source>
        <translation>テキストの数値をすべて書かれたとおりに。「元に戻す」でここへ戻れます</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>どこで異なるか</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule and the written rule leave different candidates</source>
        <translation>曲げたルールと書かれたルールで残るものが異なる最小の盤面</translation>
    </message>
    <message>
        <source>Show lost solution</source>
        <translation>何を失うか</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule loses a solution</source>
        <translation>曲げたルールが解を失う最小の盤面</translation>
    </message>
    <message>
        <source>No such board was found.</source>
        <translation>そのような盤面は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Layer whose numbers are shown</source>
        <translation>数値を示す層</translation>
    </message>
    <message>
        <source>Row of the weights</source>
        <translation>重みの行</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>The numbers of this rule are in its kernel, which is not in this text. Start with the kernel, or edit a copy of the network.</source>
        <translation>このルールの数値はカーネルにあり、カーネルはこのテキストにありません。カーネルから始めるか、ネットワークのコピーを編集してください。</translation>
    </message>
    <message>
        <source>Place the cursor in a rule to bend its weights, comparison values and other numbers here.</source>
        <translation>カーソルをルールの中に置くと、その重み、比べる数、そのほかの数値をここで曲げられます。</translation>
    </message>
    <message>
        <source>Row, of %1:</source>
        <translation>行（全 %1 行）:</translation>
    </message>
    <message>
        <source>Proving how far it can be bent (%1 %)…</source>
        <translation>どこまで曲げられるかを証明しています（%1 %）…</translation>
    </message>
    <message>
        <source>Computing the differences…</source>
        <translation>違いを計算しています…</translation>
    </message>
</context>
<context>
    <name>convoku::WhyHeadline</name>
    <message>
        <source>Back to the candidate that this explains</source>
        <translation>これを理由とする候補へ</translation>
    </message>
    <message>
        <source>Back to the step: no candidate is picked</source>
        <translation>ステップに戻り、候補の選択を解除します</translation>
    </message>
    <message>
        <source>Choose which of the three voices to show</source>
        <translation>3つの視点のうち、どれを表示するか</translation>
    </message>
</context>
<context>
    <name>convoku::WindowHost</name>
    <message>
        <source>No font on this system contains the characters of %1 (%2). Install one, for example from the package fonts-noto-cjk, and choose the language again in View ▸ Language.</source>
        <translation>このシステムには %1（%2）の文字を含むフォントがありません。パッケージ fonts-noto-cjk などからインストールして、「表示 ▸ 言語」で言語を選び直してください。</translation>
    </message>
</context>
<context>
    <name>convoku::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>例題(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>形式を指定してコピー(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;hange the puzzle</source>
        <translation>問題を変更(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Transform the puzzle</source>
        <translation>問題を変換(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>マーク(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>パネル(&amp;A)</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>視点(&amp;O)</translation>
    </message>
    <message>
        <source>Appearan&amp;ce</source>
        <translation>外観(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
</context>
<context>
    <name>convoku::Wording</name>
    <message>
        <source>convolution</source>
        <translation>畳み込み</translation>
    </message>
    <message>
        <source>max pooling</source>
        <translation>最大プーリング</translation>
    </message>
    <message>
        <source>max pooling with indices</source>
        <translation>最大プーリング（インデックス付き）</translation>
    </message>
    <message>
        <source>max unpooling</source>
        <translation>最大アンプーリング</translation>
    </message>
    <message>
        <source>upsampling</source>
        <translation>アップサンプリング</translation>
    </message>
    <message>
        <source>scale and offset</source>
        <translation>定数倍と加算</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>クランプ</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小値</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大値</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>product</source>
        <translation>積</translation>
    </message>
    <message>
        <source>select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>reshape</source>
        <translation>変形</translation>
    </message>
    <message>
        <source>1 for yes or 0 for no</source>
        <translation>1（はい）または0（いいえ）</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1から%2までの数</translation>
    </message>
    <message>
        <source>Layer %1 of %2 of %3: %4 – %5 for %6. The result is visible at the end of the step.</source>
        <extracomment>Layer 3 of 14 of Pointing in row: lines of the box with the digit – a number from 0 to 3 for each box and digit.</extracomment>
        <translation>%3の層%1 / %2: %4 – %6に%5。結果はステップの終わりに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), one puzzle per line</source>
        <translation>
            <numerusform>数字%n個、1行に1問</numerusform>
        </translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Grid of candidates</source>
        <translation>候補の盤面</translation>
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
        <translation>HoDoKu の行</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>SudokuPad のリンク</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>f-puzzles のリンク</translation>
    </message>
    <message>
        <source>SudokuWiki link</source>
        <translation>SudokuWiki のリンク</translation>
    </message>
    <message>
        <source>SudokuWiki link with candidates</source>
        <translation>SudokuWiki のリンク（候補付き）</translation>
    </message>
    <message>
        <source>Sudoku Coach link</source>
        <translation>Sudoku Coach のリンク</translation>
    </message>
    <message>
        <source>SudokuExchange link</source>
        <translation>SudokuExchange のリンク</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>%1行目、%2文字目</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8 text</source>
        <translation>UTF-8 のテキストではないバイト</translation>
    </message>
    <message>
        <source>%1: the line ends after %2 of 81 characters.</source>
        <translation>%1: 行が81文字のうち%2文字で終わっています。</translation>
    </message>
    <message>
        <source>%1: the line has %2 characters; a puzzle has 81. A comment starts with # or a blank.</source>
        <translation>%1: 行が%2文字あります。問題は81文字で、コメントは # または空白で始めます。</translation>
    </message>
    <message>
        <source>%1: %2 is neither a digit nor a sign for an empty cell (0 . * _ X).</source>
        <translation>%1: %2は数字でも、空きマスの記号 (0 . * _ X) でもありません。</translation>
    </message>
    <message>
        <source>%1: this is not a text file (byte %2).</source>
        <translation>%1: テキストファイルではありません（%2バイト目）。</translation>
    </message>
    <message>
        <source>%1: this row ends with cell %2; expected 9 cells.</source>
        <extracomment>a row of a grid in a text</extracomment>
        <translation>%1: この行は%2マスで終わっています。9マスが必要です。</translation>
    </message>
    <message>
        <source>%1: the grid starting here has %2 rows; expected 9.</source>
        <translation>%1: ここから始まる盤面は%2行です。9行が必要です。</translation>
    </message>
    <message>
        <source>%1: %2 occurs twice in this cell.</source>
        <translation>%1: このマスに%2が2つあります。</translation>
    </message>
    <message>
        <source>%1: found %2; expected %3, or a sign for no candidate (. or 0).</source>
        <translation>%1: ここに%2があります。%3、または候補なしの記号 (. または 0) が必要です。</translation>
    </message>
    <message>
        <source>%1: %2 contradicts the given in this cell.</source>
        <translation>%1: %2はこのマスのヒントと矛盾します。</translation>
    </message>
    <message>
        <source>%1: this section must follow a [Puzzle] section.</source>
        <translation>%1: このセクションの前に [Puzzle] セクションが必要です。</translation>
    </message>
    <message>
        <source>%1: expected I, cell (00 to 80) and digit, or E, cell and candidate, as in I024 and E05002.</source>
        <translation>%1: I・マス (00 から 80)・数字、または E・マス・候補が必要です。例: I024、E05002。</translation>
    </message>
    <message>
        <source>%1: expected removed candidates as digit, row and column, as in 216 817.</source>
        <translation>%1: 消去済みの候補が、数字・行・列の順に必要です。例: 216 817。</translation>
    </message>
    <message>
        <source>%1: the line ends after field %2; expected more fields.</source>
        <translation>%1: 行が%2番目の項目で終わっています。まだ項目が必要です。</translation>
    </message>
    <message>
        <source>%1: the quoted text that starts here does not end on this line.</source>
        <translation>%1: ここから始まる引用符付きのテキストが、この行で終わっていません。</translation>
    </message>
    <message>
        <source>%1: the puzzle in this link cannot be read; part of the link may be missing.</source>
        <translation>%1: このリンクの問題を読み込めません。リンクの一部が欠けている可能性があります。</translation>
    </message>
    <message>
        <source>%1: this is not the JSON of a puzzle.</source>
        <translation>%1: 問題の JSON ではありません。</translation>
    </message>
    <message>
        <source>%1: this link only names a puzzle and does not contain one. Copy the puzzle itself.</source>
        <translation>%1: このリンクには問題の名前だけで、問題そのものがありません。問題そのものをコピーしてください。</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 rows or columns. Use 4, 6, 8 or 9.</source>
        <translation>%1: この問題の行または列の数は%2です。4、6、8、9のいずれかにしてください。</translation>
    </message>
    <message>
        <source>%1: this puzzle has a rule beyond the classic ones (%2).</source>
        <extracomment>%2: the name of a rule in the file, such as antiknight</extracomment>
        <translation>%1: この問題には通常のルール以外のルール（%2）があります。</translation>
    </message>
    <message>
        <source>It contains no puzzle. Expected 81 characters (digits, and one of 0 . * _ X for an empty cell), a grid of nine rows, a grid of candidates, a table, or a link.</source>
        <translation>問題がありません。81文字（数字と、空きマスは 0 . * _ X のいずれか）、9行の盤面、候補の盤面、表、リンクのいずれかが必要です。</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>box</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>ネイキッドシングル</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>ポインティング</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>隠れシングル</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <extracomment>Sudoku; %1: how many cells</extracomment>
        <translation>ネイキッドペア</translation>
    </message>
    <message>
        <source>A cell with one candidate removes that digit from the rest of its %1.</source>
        <translation>候補が1つだけのマスがあるとき、同じ%1の残りのマスからその数字を消去します。</translation>
    </message>
    <message>
        <source>A digit in only one %1 of a box is removed from the rest of that %1.</source>
        <translation>ブロック内で数字が1つの%1にしかないとき、その%1の残りのマスから数字を消去します。</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its %1 loses its other candidates.</source>
        <translation>%1の中で数字の入る場所がそのマスしかないとき、そのマスの他の候補を消去します。</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates remove both from the rest of the %1.</source>
        <translation>同じ2つの候補だけを持つマスが2つあるとき、%1の残りのマスから両方を消去します。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解決</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>行き詰まり</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>複数解</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>パス上限</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the puzzle when it was opened</source>
        <translation>開いたときの問題にない</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a guess: r1c2 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>possible at the start</source>
        <translation>最初は可能</translation>
    </message>
    <message>
        <source>impossible from the start: the cell has a different given</source>
        <translation>最初から不可能: このマスには別のヒントがある</translation>
    </message>
    <message>
        <source>removed by %1</source>
        <translation>%1により消去</translation>
    </message>
    <message>
        <source>set aside: %1 is guessed at depth %2</source>
        <translation>保留: 深さ%2で %1 と仮定</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>深さ%1で仮定</translation>
    </message>
    <message>
        <source>restored: the guess %1 failed</source>
        <translation>復活: 仮定 %1 が失敗</translation>
    </message>
    <message>
        <source>failed as a guess and was removed</source>
        <translation>仮定として失敗し、消去</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <extracomment>a cell: no digit in r7c5</extracomment>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Guess %1 = %2</source>
        <translation>仮定 %1 = %2</translation>
    </message>
    <message>
        <source>Undo guess %1 = %2</source>
        <translation>取り消し %1 = %2</translation>
    </message>
    <message>
        <source>The puzzle: %1, %2.</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>問題: %1、%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>ヒント%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>候補%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1が次の候補を消去: %2。</translation>
    </message>
    <message>
        <source>no candidate is left in %1</source>
        <translation>%1に候補が残っていない</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4</source>
        <translation>%2に%1が2つある（%3と%4）</translation>
    </message>
    <message>
        <source>Contradiction.</source>
        <translation>矛盾。</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>矛盾: %1。</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>、また </translation>
    </message>
    <message>
        <source>A solution. To check for another one, the search backtracks as it does after a contradiction.</source>
        <translation>解が見つかりました。別の解があるかどうかを調べるため、矛盾のときと同じように仮定を取り消します。</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3 and sets %4 aside.</source>
        <translation>ルールでは何も見つからないので、ネットワークは深さ%3で %1 = %2 と仮定し、%4を保留します。</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%nパス</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>仮定なし</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1、取り消し%2回</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>仮定%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved after %1 with %2.</source>
        <translation>%1で解けました（%2）。</translation>
    </message>
    <message>
        <source>The puzzle has no solution. This is certain after %1 with %2.</source>
        <translation>この問題に解はありません。%1で確定しました（%2）。</translation>
    </message>
    <message>
        <source>The solution is the only one. This is certain after %1 with %2.</source>
        <translation>解はこれだけです。%1で確定しました（%2）。</translation>
    </message>
    <message>
        <source>Found a second solution after %1 with %2: the puzzle has several.</source>
        <translation>%1で2つ目の解が見つかりました（%2）。この問題は複数解です。</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the search is off.</source>
        <translation>%1で行き詰まりました。ルールでは何も見つからず、探索はオフです。</translation>
    </message>
    <message>
        <source>Stopped at the limit of %1, with %2.</source>
        <translation>上限の%1で停止しました（%2）。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>ここでは%1で何も見つかりません。</translation>
    </message>
    <message>
        <source>The verdict: neither solved nor contradictory.</source>
        <translation>判定: 解決も矛盾もしていません。</translation>
    </message>
    <message>
        <source>The search has nothing to do here.</source>
        <translation>ここで探索が行うことはありません。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a rule and how many candidates it removed: Pointing in row (5)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass %1 removes %2: %3.</source>
        <translation>パス%1で%2を消去: %3。</translation>
    </message>
    <message>
        <source>Pass %1 changes nothing.</source>
        <translation>パス%1では何も変わりません。</translation>
    </message>
    <message>
        <source>set aside at depth %1</source>
        <translation>深さ%1で保留</translation>
    </message>
    <message>
        <source>%1, deeper ones in turn</source>
        <extracomment>in the legend, behind &quot;kept in mind by guess 1&quot;, 2, 3 …: deeper ones have the same colours once more</extracomment>
        <translation>%1、以降は順に繰り返し</translation>
    </message>
    <message>
        <source>cell of the rule’s finding</source>
        <translation>ルールが見つけたマス</translation>
    </message>
    <message>
        <source>removed, and later steps depend on it</source>
        <translation>消去済みで、以降の根拠</translation>
    </message>
    <message>
        <source>removed in this step</source>
        <translation>このステップで消去</translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <translation>パス%1 / %2</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>層%1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>the last guess, by its depth: guess 1</extracomment>
        <translation>仮定%1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>パス%1</translation>
    </message>
    <message>
        <source>The givens clash: %1 occurs twice in %2, at %3 and %4.</source>
        <translation>ヒントが重複しています: %2に%1が2つあります（%3と%4）。</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>the root of the search tree</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解決</translation>
    </message>
    <message>
        <source>it has no solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>it failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>solved by guessing</source>
        <translation>仮定により解決</translation>
    </message>
    <message>
        <source>it is part of the solution</source>
        <translation>解の一部</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未決定</translation>
    </message>
    <message>
        <source>it is active at the end of the run</source>
        <translation>実行の終わりに残っている</translation>
    </message>
    <message>
        <source>The puzzle without a guess</source>
        <translation>仮定のない問題</translation>
    </message>
    <message>
        <source>Guess %1 at depth %2</source>
        <translation>深さ%2の仮定 %1</translation>
    </message>
    <message>
        <source>passes %1 to %2</source>
        <translation>パス%1～%2</translation>
    </message>
    <message>
        <source>no guess below it</source>
        <translation>その下に仮定なし</translation>
    </message>
    <message>
        <source>%1 below it</source>
        <translation>その下に%1</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4.</source>
        <extracomment>a node of the search: its name, its passes, how it ended, what is below it</extracomment>
        <translation>%1、%2: %3、%4。</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>まだ問題がありません。</translation>
    </message>
    <message>
        <source>This run needed no guess.</source>
        <translation>この実行に仮定は必要ありませんでした。</translation>
    </message>
    <message>
        <source>No guess so far.</source>
        <translation>ここまで仮定はありません。</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行%1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列%1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>ブロック%1</translation>
    </message>
    <message>
        <source>Naked single in box</source>
        <translation>ブロックのネイキッドシングル</translation>
    </message>
    <message>
        <source>Pointing in row</source>
        <translation>行のポインティング</translation>
    </message>
    <message>
        <source>Pointing in column</source>
        <translation>列のポインティング</translation>
    </message>
    <message>
        <source>Hidden single in row</source>
        <translation>行の隠れシングル</translation>
    </message>
    <message>
        <source>Hidden single in column</source>
        <translation>列の隠れシングル</translation>
    </message>
    <message>
        <source>Hidden single in box</source>
        <translation>ブロックの隠れシングル</translation>
    </message>
    <message>
        <source>Naked pair in row</source>
        <translation>行のネイキッドペア</translation>
    </message>
    <message>
        <source>Naked pair in column</source>
        <translation>列のネイキッドペア</translation>
    </message>
    <message>
        <source>Naked pair in box</source>
        <translation>ブロックのネイキッドペア</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>cells</comment>
        <extracomment>a digit and the cells that it leaves: 2 from r3c4, r3c6</extracomment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>81 characters with the number of solutions</source>
        <translation>81文字と解の数</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>%1: more than 64 MiB without an end; this part is skipped.</source>
        <translation>%1: 64 MiB を超えても終わりがありません。省略します。</translation>
    </message>
    <message>
        <source>%1: this is not OpenSudoku XML.</source>
        <translation>%1: OpenSudoku が書き出す形式の XML ではありません。</translation>
    </message>
    <message>
        <source>%1: the data of this game is not 81 cells in OpenSudoku’s format.</source>
        <translation>%1: このゲームのデータは、OpenSudoku が書き出す形式の81マスではありません。</translation>
    </message>
    <message>
        <source>%1, so the guess %2 was wrong.</source>
        <extracomment>%1: what is wrong: 7 stands twice in column 8, at r3c8 and r5c8; %2: a guess: r1c2 = 7</extracomment>
        <translation>%1ため、仮定 %2 は誤りでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) return</source>
        <translation>
            <numerusform>候補%n個が復活</numerusform>
        </translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <extracomment>%1 and %5: guesses, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>仮定 %1 を取り消します。%2し、仮定 %5 が残っている間は%4から%3が消えます。</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <translation>仮定 %1 は解に至ったので取り消します。%2し、仮定 %5 が残っている間は%4から%3が消えます。</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is permanently removed from %4.</source>
        <extracomment>%1: a guess, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>仮定 %1 を取り消します。%2し、%4から%3が完全に消えます。</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is permanently removed from %4.</source>
        <translation>仮定 %1 は解に至ったので取り消します。%2し、%4から%3が完全に消えます。</translation>
    </message>
    <message>
        <source>Other rules</source>
        <extracomment>rules that somebody wrote, all together</extracomment>
        <translation>その他のルール</translation>
    </message>
    <message>
        <source>Naked single in row</source>
        <translation>行のネイキッドシングル</translation>
    </message>
    <message>
        <source>Naked single in column</source>
        <translation>列のネイキッドシングル</translation>
    </message>
    <message>
        <source>%1 in row</source>
        <extracomment>a rule that somebody wrote, by its name</extracomment>
        <translation>行の%1</translation>
    </message>
    <message>
        <source>%1 in column</source>
        <translation>列の%1</translation>
    </message>
    <message>
        <source>%1 in box</source>
        <translation>ブロックの%1</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the network has no search.</source>
        <translation>%1で行き詰まりました。ルールでは何も見つからず、ネットワークには探索がありません。</translation>
    </message>
    <message>
        <source>permute</source>
        <translation>転置</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>パディング</translation>
    </message>
    <message>
        <source>average pooling</source>
        <translation>平均プーリング</translation>
    </message>
    <message>
        <source>house “%1”</source>
        <extracomment>a house that is neither row, column nor box, by the name that its network gives it: house “falling”</extracomment>
        <translation>ユニット「%1」</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a rule for a house</comment>
        <extracomment>a rule, and the name of the house that a network has it for: Naked pair in falling</extracomment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3.</source>
        <translation>ルールではもう何も見つからないので、ネットワークは深さ %3 で %1 = %2 と仮定します。</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <extracomment>Sudoku; %1: how many digits</extracomment>
        <translation>隠れペア</translation>
    </message>
    <message>
        <source>Fish</source>
        <extracomment>Sudoku: X-wing, swordfish and jellyfish together</extracomment>
        <translation>フィッシュ</translation>
    </message>
    <message>
        <source>Claiming</source>
        <extracomment>Sudoku: a line has a digit in one box only</extracomment>
        <translation>クレーミング</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>ネイキッドトリプル</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>ネイキッドクアッド</translation>
    </message>
    <message>
        <source>Naked set of %1</source>
        <translation>%1個のネイキッドセット</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>隠れトリプル</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>隠れクアッド</translation>
    </message>
    <message>
        <source>Hidden set of %1</source>
        <translation>%1個の隠れセット</translation>
    </message>
    <message>
        <source>X-wing</source>
        <extracomment>Sudoku; %1: how many lines</extracomment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>ソードフィッシュ</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>ジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Fish of %1</source>
        <translation>サイズ%1のフィッシュ</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list</comment>
        <extracomment>all of a list but its last one, and that: 3, 5 and 8; r1c1 and r1c2</extracomment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>several lines, such as “2 and 6”</extracomment>
        <translation>行%1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>列%1</translation>
    </message>
    <message>
        <source>%1 in rows</source>
        <extracomment>%1: X-wing, swordfish …</extracomment>
        <translation>行の%1</translation>
    </message>
    <message>
        <source>%1 in columns</source>
        <translation>列の%1</translation>
    </message>
    <message>
        <source>%1 cells that have only %1 digits between them remove these from the rest of the %2.</source>
        <translation>%1つのマスに合わせて%1つの数字しかないとき、%2の残りのマスからその数字を消去します。</translation>
    </message>
    <message>
        <source>%1 digits that have only %1 cells of a %2 between them remove all others from these cells.</source>
        <translation>%2の中で%1つの数字の入るマスが合わせて%1つしかないとき、そのマスから他の数字をすべて消去します。</translation>
    </message>
    <message>
        <source>A digit with only %1 columns in %1 rows is removed from the rest of these columns.</source>
        <translation>%1つの行で数字の入る列が%1つしかないとき、その列の残りのマスから数字を消去します。</translation>
    </message>
    <message>
        <source>A digit with only %1 rows in %1 columns is removed from the rest of these rows.</source>
        <translation>%1つの列で数字の入る行が%1つしかないとき、その行の残りのマスから数字を消去します。</translation>
    </message>
    <message>
        <source>A digit in only one box of a %1 is removed from the rest of that box.</source>
        <translation>%1の中で数字が1つのブロックにしかないとき、そのブロックの残りのマスから数字を消去します。</translation>
    </message>
    <message>
        <source>concatenation</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>The network ends in a contradiction after %1 with %2. Whether the puzzle has a solution is unknown, because its layers are not known to be sound.</source>
        <translation>ネットワークは%1で矛盾に終わりました（%2）。問題に解があるかどうかはわかりません。このネットワークの層が健全かどうかは、だれにもわからないからです。</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>行列の積</translation>
    </message>
    <message>
        <source>RMS normalisation</source>
        <translation>RMS 正規化</translation>
    </message>
    <message>
        <source>The network finds no other solution after %1 with %2. Whether there is one is unknown, because its layers are not known to be sound.</source>
        <translation>ネットワークは%1の後、ほかの解を見つけませんでした（%2）。ほかに解があるかどうかはわかりません。このネットワークの層が健全かどうかは、だれにもわからないからです。</translation>
    </message>
    <message numerus="yes">
        <source>%1: a spreadsheet has turned %n puzzle(s) of this table into numbers, so digits are missing. Format the column as text before you paste or import the puzzles, then export the table again.</source>
        <translation>
            <numerusform>%1: 表計算ソフトがこの表の %n 問を数値に変えたため、数字が失われています。問題を貼り付けるか取り込む前に列を文字列形式にして、表を書き出し直してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 twice in %2</source>
        <extracomment>a digit and a house: 7 twice in column 8</extracomment>
        <translation>%2に%1が2つ</translation>
    </message>
    <message>
        <source>no digit in %1</source>
        <translation>%1に入る数字なし</translation>
    </message>
    <message>
        <source>set aside by guess %1</source>
        <extracomment>in the legend: the colour of the candidates that a guess has set aside</extracomment>
        <translation>仮定%1が保留中</translation>
    </message>
    <message>
        <source>returned because the guess failed</source>
        <extracomment>in the legend: candidates that are back</extracomment>
        <translation>仮定が失敗したので復活</translation>
    </message>
    <message>
        <source>exponential function</source>
        <translation>指数関数</translation>
    </message>
    <message>
        <source>logarithm</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>power</source>
        <translation>べき乗</translation>
    </message>
    <message>
        <source>error function</source>
        <translation>誤差関数</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 cells, which fit two box sizes. First choose a network for its board.</source>
        <translation>%1: この問題のマスは%2個で、ブロックの大きさが2通り考えられます。先にその盤面のネットワークを選んでください。</translation>
    </message>
    <message>
        <source>%1×%1 with boxes of %2×%3</source>
        <translation>%1×%1 (ブロックは%2×%3)</translation>
    </message>
    <message>
        <source>This puzzle is %1, but the network solves %2.</source>
        <translation>この問題は%1ですが、ネットワークが解くのは%2です。</translation>
    </message>
    <message>
        <source>Networks for this puzzle: %1.</source>
        <extracomment>identifiers of networks</extracomment>
        <translation>この問題のネットワーク: %1。</translation>
    </message>
</context>
<context>
    <name>convoku::Workshop</name>
    <message>
        <source>This text</source>
        <translation>このテキスト</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation>コンパイル済み</translation>
    </message>
    <message>
        <source>checks that hold: %1</source>
        <translation>成り立つ検査: %1</translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>取り置き</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>未定の検査: %1</translation>
    </message>
    <message>
        <source>%1 was read from an ONNX file and is not text. This is the article’s network.</source>
        <translation>%1 は ONNX ファイルから読み込まれたもので、テキストではありません。これは記事のネットワークです。</translation>
    </message>
    <message>
        <source>%1 has learned layers that are not text. This is the article’s network.</source>
        <translation>%1 には、テキストではない学習した層があります。これは記事のネットワークです。</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopController</name>
    <message>
        <source>The text could not be read: %1</source>
        <translation>テキストを読めませんでした: %1</translation>
    </message>
    <message>
        <source>&amp;Edit a copy…</source>
        <translation>コピーを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Open the text of the running network, with its rules, in the workshop</source>
        <translation>実行中のネットワークのテキストをルールとともに工房で開く</translation>
    </message>
    <message>
        <source>Line of this la&amp;yer</source>
        <translation>この層の行(&amp;Y)</translation>
    </message>
    <message>
        <source>Go to the line of the rule’s text that produces the layer at this position</source>
        <translation>この位置の層を作るルールのテキスト行へ移動</translation>
    </message>
    <message>
        <source>Edit a network</source>
        <translation>ネットワークを編集</translation>
    </message>
    <message>
        <source>Networks (*.network);;All files (*)</source>
        <translation>ネットワーク (*.network);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 を読めません。</translation>
    </message>
    <message>
        <source>%1 is too long for the text of a network.</source>
        <translation>%1 はネットワークのテキストとして長すぎます。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 は UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>The text was not saved.</source>
        <translation>テキストは保存されませんでした。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>ネットワークを保存</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>実行済み</translation>
    </message>
    <message>
        <source>The run does not use this version of the rule. Use it in the run first.</source>
        <translation>実行にはこのままのルールがありません。先に実行で使ってください。</translation>
    </message>
    <message>
        <source>Only rule steps have lines in the workshop.</source>
        <translation>工房に行があるのはルールのステップだけです。</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>%1, the first %2</source>
        <extracomment>a list of puzzles, how many of them: hard.txt, the first 2000</extracomment>
        <translation>%1、最初の%2問</translation>
    </message>
    <message>
        <source>Find the bent weight…</source>
        <translation>曲がった重みを探す…</translation>
    </message>
    <message>
        <source>One number of a rule is bent: draw a row that reveals it, and identify the number</source>
        <translation>ルールの数値が一つ曲がっています。それがわかる行を描き、どれかを言い当てます</translation>
    </message>
    <message>
        <source>Bend the numbers of this layer</source>
        <translation>この層の数値を曲げる</translation>
    </message>
    <message>
        <source>Go to the numbers of the layer at this position, in a copy of the network, and change one</source>
        <translation>ネットワークのコピーの中で、この位置の層の数値へ行き、一つを変えます</translation>
    </message>
    <message>
        <source>Layers of this line</source>
        <translation>この行の層</translation>
    </message>
    <message>
        <source>Go to the rule graph, where the layers of the line in the workshop are marked</source>
        <translation>ルールグラフへ移動。工房の行が作る層に印が付いています</translation>
    </message>
    <message>
        <source>The line at the cursor produces no layers.</source>
        <translation>カーソルのある行は層を作りません。</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopView</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>A copy of the running network</source>
        <translation>実行中のネットワークのコピー</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>その他の部品</translation>
    </message>
    <message>
        <source>Insert a line</source>
        <translation>行を挿入</translation>
    </message>
    <message>
        <source>Count: how many there are in the house</source>
        <translation>数える: ユニット内の個数</translation>
    </message>
    <message>
        <source>Is it k: 1 if the number is k</source>
        <translation>k か: 数値が k のところで 1</translation>
    </message>
    <message>
        <source>Spread: the same in all cells of the house</source>
        <translation>広げる: ユニットの全マスに同じ値</translation>
    </message>
    <message>
        <source>And: 1 if both are 1</source>
        <translation>かつ: 両方が 1 のところ</translation>
    </message>
    <message>
        <source>Clear: the remaining candidates</source>
        <translation>消す: 残る候補</translation>
    </message>
    <message>
        <source>Removals here</source>
        <translation>ここで取り除くもの</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Built-in rules, and lines to insert</source>
        <translation>付属のルールと挿入する行</translation>
    </message>
    <message>
        <source>Save the text to a file</source>
        <translation>テキストをファイルに残す</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>もしも</translation>
    </message>
    <message>
        <source>Run it side by side with the same network without this rule</source>
        <translation>実行し、並べて同じネットワークをこのルールなしで実行</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>実行で使う</translation>
    </message>
    <message>
        <source>Run this network on the puzzle</source>
        <translation>このネットワークで問題を実行</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>この版に戻る</translation>
    </message>
    <message>
        <source>Restore its text; Undo returns here</source>
        <translation>その版のテキストに戻る。元に戻すでここへ</translation>
    </message>
    <message>
        <source>A new text</source>
        <translation>新しいテキスト</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>It runs</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1 行 %2 桁</translation>
    </message>
    <message>
        <source>Write a rule, or start from a built-in one.</source>
        <translation>ルールを書くか、付属のルールから始めてください。</translation>
    </message>
    <message>
        <source>layers: %1 for one house, %2 for all · additions: %3</source>
        <translation>層: ユニット一つに %1、全部で %2 · 加算: %3</translation>
    </message>
    <message>
        <source>layers: %1 · additions: %2</source>
        <translation>層: %1 · 加算: %2</translation>
    </message>
    <message>
        <source>checks that fail: %1</source>
        <translation>失敗した検査: %1</translation>
    </message>
    <message>
        <source>Board on which it fails</source>
        <translation>失敗するところ</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>問題が開かれていません。</translation>
    </message>
    <message>
        <source>This part removes nothing by itself: only rules do.</source>
        <translation>この部品は自分では何も取り除きません。取り除くのはルールだけです。</translation>
    </message>
    <message>
        <source>It restores candidates, which a rule must not do: %1.</source>
        <translation>ルールがしてはならない候補の復活があります: %1。</translation>
    </message>
    <message>
        <source>It removes nothing here.</source>
        <translation>ここでは何も取り除きません。</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>行数: %1</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>未定の検査: %1</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Board with the rule’s removals</source>
        <translation>ルールが取り除くものを示す盤面</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>工房</translation>
    </message>
    <message>
        <source>Rule wor&amp;kshop</source>
        <translation>ルール工房(&amp;K)</translation>
    </message>
    <message>
        <source>Write a rule, and see what its lines compute and what it removes here</source>
        <translation>ルールを書き、各行の計算結果とここで取り除くものを見る</translation>
    </message>
    <message>
        <source>An empty rule</source>
        <translation>空のルール</translation>
    </message>
    <message>
        <source>Describe what the rule removes.</source>
        <extracomment>the sentence of an empty rule, for people to replace</extracomment>
        <translation>ルールが取り除くものを書いてください。</translation>
    </message>
    <message>
        <source>Proved sound on every board</source>
        <translation>すべての盤面で健全と証明</translation>
    </message>
    <message>
        <source>Checks: %1 %</source>
        <translation>検査: %1 %</translation>
    </message>
    <message>
        <source>At %1: %2 candidates before the rule, %3 after it</source>
        <translation>実行の %1: 前は候補 %2 個、後は %3 個</translation>
    </message>
    <message>
        <source>Go to the first step of the run in which it removes something</source>
        <translation>このルールが何かを消す最初のステップへ</translation>
    </message>
    <message>
        <source>Show it at %1 (−%2)</source>
        <extracomment>%1: a place in a run, %2: how many candidates the rule removes there: Show it at 17.4 (−2)</extracomment>
        <translation>%1 で見る (−%2)</translation>
    </message>
</context>
<context>
    <name>convoku::Workspace</name>
    <message numerus="yes">
        <source>The session’s puzzle is invalid: expected %n character(s) under “puzzle”.</source>
        <translation>
            <numerusform>セッションの問題が正しくありません。「puzzle」に%n文字が必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session’s candidates do not match its puzzle: expected %n character(s) under “candidates”, with no other digit in the cells of givens.</source>
        <translation>
            <numerusform>セッションの候補が問題と一致しません。「candidates」に%n文字が必要で、ヒントのマスに他の数字は使えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The session’s network</source>
        <translation>セッションのネットワーク</translation>
    </message>
    <message>
        <source>The session’s network is not included in this program. Expected one of %1 under “network”, or its text under “network_text”.</source>
        <translation>セッションのネットワークがこのプログラムのものではありません。「network」に %1 のいずれか、または「network_text」にそのテキストが必要です。</translation>
    </message>
    <message>
        <source>The session’s rules do not match its network. Expected known ids, each once, under “rules”.</source>
        <translation>セッションのルールがそのネットワークのものではありません。「rules」に、既知の id がそれぞれ1回ずつ必要です。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Step through the passes of a hand-set neural network that solves Sudoku.</source>
        <translation>手で重みを設定し、数独を解くニューラルネットワークのパスを、ステップごとにたどります。</translation>
    </message>
    <message>
        <source>convoku opens a window, but that is not possible here (%1); convoku-cli needs no display.</source>
        <translation>convoku はウィンドウを開きますが、ここではウィンドウを開けません (%1)。convoku-cli にディスプレイは不要です。</translation>
    </message>
    <message>
        <source>convoku opens a window, but there is no display here. convoku-cli needs none.</source>
        <translation>convoku はウィンドウを開きますが、ここにはディスプレイがありません。convoku-cli にディスプレイは不要です。</translation>
    </message>
    <message>
        <source>Language to use this time only, one of: %1.</source>
        <translation>今回だけ使う言語: %1 のいずれか。</translation>
    </message>
    <message>
        <source>there is no language “%1”; use one of %2.</source>
        <translation>「%1」という言語はありません。%2 のいずれかを指定してください。</translation>
    </message>
    <message>
        <source>only one file or puzzle can be opened at a time; “%1” is one too many.</source>
        <translation>一度に開けるのは 1 つのファイルまたは 1 つの問題だけですが、「%1」は 2 つ目です。</translation>
    </message>
    <message>
        <source>A file with puzzles, a session, a lesson or a network, or the characters of a puzzle (default: the last viewed puzzle).</source>
        <translation>問題、セッション、レッスン、ネットワークのファイル、または問題の文字列。省略すると最後に見ていた問題を開きます。</translation>
    </message>
</context>
</TS>
