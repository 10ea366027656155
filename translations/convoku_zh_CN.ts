<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CliText</name>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed：“%1”不是 0 到 18446744073709551615 的数。</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>应为数值的位置，如 r1=1。</translation>
    </message>
    <message>
        <source>A link cannot go to “%1”. Expected start, end, a pass (17), a step (17.4) or a layer (17.4.2).</source>
        <translation>链接不能转到“%1”：应为 start、end、一轮 (17)、一步 (17.4) 或一层 (17.4.2)。</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, not “%1”.</source>
        <translation>应为候选数，如 r1c7=3，而不是“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not a page address.</source>
        <translation>“%1”不是网页地址。</translation>
    </message>
    <message>
        <source>This stop already has a question (line %1). Only one is allowed.</source>
        <translation>本站已有一个问题（第 %1 行）：每站只提一个。</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤消(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤消(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>复制链接地址(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredPane</name>
    <message>
        <source>What start %1 learned, when</source>
        <translation>起点 %1 何时学会了什么</translation>
    </message>
</context>
<context>
    <name>convoku::AcquiredWording</name>
    <message>
        <source>What it learned, when</source>
        <translation>何时学会了什么</translation>
    </message>
    <message>
        <source>Nothing written finds it</source>
        <extracomment>candidates that go, and should go, but that no written rule removes from this board</extracomment>
        <translation>手写规则都找不到</translation>
    </message>
    <message>
        <source>Digits of the solution</source>
        <translation>解的数字</translation>
    </message>
    <message>
        <source>lost at the end too</source>
        <translation>到最后仍会丢失</translation>
    </message>
    <message>
        <source>never lost</source>
        <translation>从未丢失</translation>
    </message>
    <message>
        <source>none lost from step %1</source>
        <translation>从第 %1 步起不再丢失</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>从第 %1 步起</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a rule; %2: from step 400, never</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 removed (%4) at step %5; %6</source>
        <extracomment>%1: a rule; %6: from step 400, never</extracomment>
        <translation>%1：第 %5 步移除了 %3 个中的 %2 个（%4）；%6</translation>
    </message>
    <message>
        <source>Each of %1 candidates on boards of the written network’s runs is in the line of the first written rule that removes it there. A rule is acquired at the step from which at least half of its line is always removed.</source>
        <translation>手写网络运行中各盘面上的 %1 个候选数，每个归入在该盘面上第一条移除它的手写规则那一行。从某一步起，一行中始终至少有一半被移除，就认为这条规则已被学会。</translation>
    </message>
    <message>
        <source>This network has custom houses, and the boards used for this measurement have none. They cannot explain what the network removes.</source>
        <translation>这个网络有自己的区域，而用来测量的盘面没有：无法用它们解释它移除的内容。</translation>
    </message>
    <message>
        <source>At step %1 the values are too large or not numbers. They make no rule, so its removals are not known.</source>
        <translation>第 %1 步的数过大，或不是数，构不成规则：不知道它会移除什么。</translation>
    </message>
    <message>
        <source>Computing what the start removes …</source>
        <translation>正在计算这个起点移除了什么……</translation>
    </message>
    <message>
        <source>This network solves boards of a different size from those used for measuring. They cannot explain what it removes.</source>
        <translation>这个网络解的盘面与测量所用盘面的大小不同：它移除的内容无法用那些盘面解释。</translation>
    </message>
</context>
<context>
    <name>convoku::Address</name>
    <message>
        <source>Expected a pass (12), step (12.7), layer (12.7.3), cell (r4c5) or candidate (r4c5=7). A cell or candidate can follow a pass, step or layer.</source>
        <translation>应为一轮 (12)、一轮中的一步 (12.7)、一步中的一层 (12.7.3)、单元格 (r4c5) 或候选数 (r4c5=7)，或者一个位置加上其中之一。</translation>
    </message>
    <message>
        <source>There is no pass %1: the last pass is %2.</source>
        <translation>没有第 %1 轮：本次运行共 %2。</translation>
    </message>
    <message>
        <source>Pass %1 has no step %2: its steps are 1 to %3.</source>
        <translation>第 %1 轮没有第 %2 步：其步骤为 1 到 %3。</translation>
    </message>
    <message>
        <source>Step %1 has no layer %2: its layers are 1 to %3.</source>
        <translation>第 %1 步没有第 %2 层：其层为 1 到 %3。</translation>
    </message>
</context>
<context>
    <name>convoku::AddressEdit</name>
    <message>
        <source>Go to address</source>
        <translation>转到地址</translation>
    </message>
    <message>
        <source>A pass (12), a step (12.7), a layer (12.7.3), a cell (r4c5), a candidate (r4c5=7)</source>
        <translation>一轮 (12)、一步 (12.7)、一层 (12.7.3)、单元格 (r4c5)、候选数 (r4c5=7)</translation>
    </message>
</context>
<context>
    <name>convoku::AnimationPreview</name>
    <message>
        <source>Pause the preview</source>
        <translation>暂停预览</translation>
    </message>
    <message>
        <source>Previous picture</source>
        <translation>上一幅画面</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>下一幅画面</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Picture of the preview</source>
        <translation>预览画面</translation>
    </message>
    <message>
        <source>Play the preview</source>
        <translation>播放预览</translation>
    </message>
    <message>
        <source>Frame %1 of %2, %3 of %4 s</source>
        <extracomment>the picture that is shown, when it comes, and how long all take: Picture 12 of 69, 4.2 of 25.8 s</extracomment>
        <translation>第 %1 幅，共 %2 幅，%3 / %4 秒</translation>
    </message>
</context>
<context>
    <name>convoku::BandSlider</name>
    <message>
        <source>The number and how far it can be bent</source>
        <translation>数值及其可弯曲的范围</translation>
    </message>
</context>
<context>
    <name>convoku::Batch</name>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 不是文件夹，也无法建成文件夹。</translation>
    </message>
</context>
<context>
    <name>convoku::BendWording</name>
    <message>
        <source>weights of a count</source>
        <translation>计数的权重</translation>
    </message>
    <message>
        <source>weights of a convolution</source>
        <translation>卷积的权重</translation>
    </message>
    <message>
        <source>kernel that slides</source>
        <translation>滑动的卷积核</translation>
    </message>
    <message>
        <source>k, the comparison value</source>
        <translation>用来比较的 k</translation>
    </message>
    <message>
        <source>factor and summand</source>
        <translation>系数与加数</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>summand</source>
        <translation>加数</translation>
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
        <translation>第 %1 行的偏置</translation>
    </message>
    <message>
        <source>weight %1 of row %2</source>
        <translation>第 %2 行的权重 %1</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>You cannot bend numbers while the text is being read or has an error.</source>
        <translation>正在读取文本或文本有错误时，无法弯曲任何数值。</translation>
    </message>
    <message>
        <source>With %1 the rule has no layers. Expected: %2.</source>
        <translation>用 %1 时规则没有层。应为：%2。</translation>
    </message>
    <message>
        <source>First different number here: %1 in layer %2, %3 instead of %4.</source>
        <translation>此处第一个不同的数值：层 %2 中的 %1，是 %3 而不是 %4。</translation>
    </message>
    <message>
        <source>No number differs on this board.</source>
        <translation>在此盘面上没有不同的数值。</translation>
    </message>
    <message>
        <source>First wrongly removed candidate: %1, in pass %2 by %3.</source>
        <translation>第一个被误移除的候选数：%1，在第 %2 轮由 %3 移除。</translation>
    </message>
    <message>
        <source>No candidate is wrongly removed in this puzzle.</source>
        <translation>在这道题中没有候选数被误移除。</translation>
    </message>
    <message>
        <source>As written, the network does not solve this puzzle. It is not known which removals are wrong.</source>
        <translation>按所写的样子，网络解不出这道题，因此不知道哪些移除是错的。</translation>
    </message>
    <message>
        <source>The run fails: %1</source>
        <translation>运行中断：%1</translation>
    </message>
    <message>
        <source>The puzzle is still solved in the same number of passes (%1).</source>
        <translation>题目仍能解出，轮数相同（%1）。</translation>
    </message>
    <message>
        <source>The puzzle is still solved, in %1 passes instead of %2.</source>
        <translation>题目仍能解出，轮数为 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The puzzle ends with a different grid in pass %1.</source>
        <translation>题目以另一个终盘结束，在第 %1 轮。</translation>
    </message>
    <message>
        <source>The puzzle has not ended after %1 passes.</source>
        <translation>%1 轮之后题目仍未结束。</translation>
    </message>
    <message>
        <source>Result: %1, in pass %2.</source>
        <translation>如何结束：%1，在第 %2 轮。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two numbers: from the first to the second</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Same result on every board: %1.</source>
        <translation>在所有盘面上相同：%1。</translation>
    </message>
    <message>
        <source>Sound (no solution is lost): %1.</source>
        <translation>可靠，不丢失解：%1。</translation>
    </message>
    <message>
        <source>As written, the rule is not known to be sound.</source>
        <translation>按所写的样子，不知道它是否可靠。</translation>
    </message>
    <message>
        <source>Proved as far as time allowed.</source>
        <translation>在时间允许的范围内已证明。</translation>
    </message>
    <message>
        <source>All of this is proved. Numbers farther away were not checked.</source>
        <translation>全部已证明；更远的数没有查问。</translation>
    </message>
    <message>
        <source>%1: same result on every board</source>
        <translation>%1：在所有盘面上相同</translation>
    </message>
    <message>
        <source>%1: a different rule, but sound</source>
        <translation>%1：另一条规则，但可靠</translation>
    </message>
    <message>
        <source>%1: outside the safe band</source>
        <translation>%1：在安全带之外</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>%1: removes %2 when bent, but not as written.</source>
        <translation>%1：弯曲后移除 %2，按所写则不移除。</translation>
    </message>
    <message>
        <source>%1: leaves %2 when bent, but not as written.</source>
        <translation>%1：弯曲后留下 %2，按所写则不留。</translation>
    </message>
    <message>
        <source>Any real number between %1 and %2 would give the same rounded answers.</source>
        <translation>若为 %1 与 %2 之间的实数，四舍五入后答案相同。</translation>
    </message>
    <message>
        <source>Any real number above %1 would give the same rounded answers.</source>
        <translation>若为大于 %1 的实数，四舍五入后答案相同。</translation>
    </message>
    <message>
        <source>Any real number below %1 would give the same rounded answers.</source>
        <translation>若为小于 %1 的实数，四舍五入后答案相同。</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>阈值</translation>
    </message>
</context>
<context>
    <name>convoku::BentWeightDialog</name>
    <message>
        <source>It is this one</source>
        <translation>就是这个</translation>
    </message>
    <message>
        <source>Name the selected number</source>
        <translation>说出所选的数值</translation>
    </message>
    <message>
        <source>Show a row</source>
        <translation>显示一行</translation>
    </message>
    <message>
        <source>Show a row for which the bent rule is wrong</source>
        <translation>弯曲的规则会出错的一行</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>换一个</translation>
    </message>
    <message>
        <source>Bend a different number</source>
        <translation>弯曲另一个数值</translation>
    </message>
    <message>
        <source>Find the bent weight</source>
        <translation>找出弯曲的权重</translation>
    </message>
    <message>
        <source>The row that you draw</source>
        <translation>您画的行</translation>
    </message>
    <message>
        <source>Click to add or remove a candidate</source>
        <translation>单击放入或取出候选数</translation>
    </message>
    <message>
        <source>Result of the bent rule</source>
        <translation>弯曲的规则留下的</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>全部候选数</translation>
    </message>
    <message>
        <source>Every digit in every cell</source>
        <translation>每个单元格中的每个数字</translation>
    </message>
    <message>
        <source>Empty row</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation>没有候选数</translation>
    </message>
    <message>
        <source>In this rule, for a row, one number is bent: “%1” Draw candidates until the bent rule leaves something different from the written rule. Then name the bent number.</source>
        <translation>在这条用于行的规则中，有一个数值被弯曲：“%1”请画候选数，直到弯曲的规则留下的与按所写的规则不同，然后说出是哪个数值。</translation>
    </message>
    <message>
        <source>Here both rules leave the same candidates.</source>
        <translation>此处它留下的与所写的规则相同。</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it removes %1, unlike the written rule. Which number is it?</source>
        <translation>此处出错：它移除 %1，而按所写则不移除。是哪个数值？</translation>
    </message>
    <message>
        <source>Here the bent rule is wrong: it leaves %1, unlike the written rule. Which number is it?</source>
        <translation>此处出错：它留下 %1，而按所写则不留。是哪个数值？</translation>
    </message>
    <message>
        <source>Right: %1 is %2 instead of %3. Tries: %4, found so far: %5.</source>
        <extracomment>%1 is a number of a kernel (“weight 5”), %2 and %3 are numbers</extracomment>
        <translation>正确：%1 是 %2 而不是 %3。尝试：%4，至今找出：%5。</translation>
    </message>
    <message>
        <source>No, %1 is as written. Tries: %2.</source>
        <translation>不，%1 与所写相同。尝试：%2。</translation>
    </message>
</context>
<context>
    <name>convoku::BlindChoices</name>
    <message>
        <source>empty cells²</source>
        <extracomment>the length of a chain of annealing</extracomment>
        <translation>空单元格²</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>下一个要尝试的盘面如何得来</translation>
    </message>
    <message>
        <source>Cost of a grid</source>
        <translation>盘面的代价是什么</translation>
    </message>
    <message>
        <source>The same seed produces the same trials</source>
        <translation>相同的种子给出相同的尝试</translation>
    </message>
    <message>
        <source>The search ends after this many trials, or at a grid with the lowest possible cost</source>
        <translation>搜索在这么多次尝试后结束，或在代价不能更低的盘面结束</translation>
    </message>
    <message>
        <source>How TPE computes probabilities from the digits tried in a cell</source>
        <translation>TPE 如何由单元格中尝试过的数字得出概率</translation>
    </message>
    <message>
        <source>How many of n trials count as good</source>
        <translation>n 次尝试中有多少算作好的</translation>
    </message>
    <message>
        <source>Initial temperature: a grid that costs one more is kept with probability exp(−1 / temperature)</source>
        <translation>开始的温度：代价多 1 的盘面以 exp(−1 / 温度) 的比例保留</translation>
    </message>
    <message>
        <source>Factor applied to the temperature after each chain</source>
        <translation>每条链后温度乘以的数</translation>
    </message>
    <message>
        <source>Trials at one temperature</source>
        <translation>一个温度下的尝试次数</translation>
    </message>
    <message>
        <source>After this many chains without a better grid, the temperature resets to its initial value</source>
        <translation>这么多条链没有更好的盘面后，从最初的温度重新开始</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Parzen</source>
        <translation>Parzen</translation>
    </message>
    <message>
        <source>Good ones</source>
        <translation>好的</translation>
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
        <translation>链</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>重新加热间隔</translation>
    </message>
</context>
<context>
    <name>convoku::BlindPage</name>
    <message>
        <source>No grid has been tried yet.</source>
        <translation>还没有尝试任何盘面。</translation>
    </message>
    <message>
        <source>Try grids until the search ends or is paused</source>
        <translation>尝试盘面，直到搜索结束或暂停</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Try one more grid</source>
        <translation>再尝试一个盘面</translation>
    </message>
    <message>
        <source>Clear curves</source>
        <translation>清除曲线</translation>
    </message>
    <message>
        <source>Discard the searches and their curves</source>
        <translation>忘掉这些搜索及其曲线</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>First trial</source>
        <translation>第一次尝试</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play or pause the trials</source>
        <translation>播放或暂停尝试</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last trial</source>
        <translation>最后一次尝试</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>改进</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>链</translation>
    </message>
    <message>
        <source>Export &amp;picture of the trial…</source>
        <translation>导出这次尝试的图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the search…</source>
        <translation>导出搜索的动画(&amp;A)…</translation>
    </message>
    <message>
        <source>Target of the arrow keys and the two step buttons. With Ctrl, the arrow keys go to improvements. Page Up and Page Down go to the ends of chains</source>
        <translation>方向键和两个步进按钮去往何处；Ctrl 加方向键去往改进，Page Up 和 Page Down 去往链的结尾</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>in front of: trial, improvement, chain</extracomment>
        <translation>步长</translation>
    </message>
    <message>
        <source>Point at a cell to see here where else its digit appears.</source>
        <translation>指向一个单元格：这里会说明它的数字还出现在哪里。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>没有打开题目。</translation>
    </message>
    <message>
        <source>Method for creating the next trial grid</source>
        <translation>下一个要尝试的盘面如何得来</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Train a rule</source>
        <translation>训练规则</translation>
    </message>
    <message>
        <source>Fill the empty cells · Method: %1 · %2</source>
        <extracomment>%1: a method, &quot;Random trials&quot;; %2: the button &quot;Search&quot;</extracomment>
        <translation>填充空单元格 · 方法：%1 · %2</translation>
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
        <translation>随机尝试</translation>
    </message>
    <message>
        <source>Annealing, free cells</source>
        <translation>退火，自由单元格</translation>
    </message>
    <message>
        <source>Annealing, swaps in boxes</source>
        <translation>退火，宫内交换</translation>
    </message>
    <message>
        <source>As published: digits 0 to 8</source>
        <translation>按原文：数字 0 到 8</translation>
    </message>
    <message>
        <source>Digits 1 to 9</source>
        <translation>数字 1 到 9</translation>
    </message>
    <message>
        <source>Counts (Optuna up to 2)</source>
        <translation>计数（Optuna 2 及以前）</translation>
    </message>
    <message>
        <source>Mixture (Optuna from 3)</source>
        <translation>混合（Optuna 3 起）</translation>
    </message>
    <message>
        <source>A tenth, at most 25</source>
        <translation>十分之一，最多 25</translation>
    </message>
    <message>
        <source>¼ √n, at most 25 (before July 2019)</source>
        <translation>¼ √n，最多 25（2019 年 7 月之前）</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>a tenth good</source>
        <translation>十分之一为好</translation>
    </message>
    <message>
        <source>¼ √n good</source>
        <translation>¼ √n 为好</translation>
    </message>
    <message>
        <source>digits 0 to 8</source>
        <translation>数字 0 到 8</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <extracomment>%1: the run, as &quot;TPE, counts&quot;</extracomment>
        <translation>%1 · 种子 %2</translation>
    </message>
    <message>
        <source>Each trial is a whole grid. The search uses only its cost and no rules. It learns separately for each cell which digits were in cheap grids.</source>
        <translation>每次尝试是整个盘面。搜索只得知它的代价：它不知道任何规则，只是对每个单元格分别学习代价低的盘面里有哪些数字。</translation>
    </message>
    <message>
        <source>Each trial is a whole grid of random digits. Nothing is learned from its cost. This is the baseline for the other methods.</source>
        <translation>每次尝试是随机数字组成的整个盘面。不从代价中学习任何东西：其他方法以此为比较标准。</translation>
    </message>
    <message>
        <source>Each trial changes one digit of the previous grid. The search sees only the cost. It keeps cheaper grids. As the temperature falls, it keeps dearer grids more rarely.</source>
        <translation>每次尝试改变上一个盘面的一个数字。搜索只得知代价：代价更低的盘面被保留，代价更高的随温度降低而越来越少保留。</translation>
    </message>
    <message>
        <source>Each trial swaps two digits of a box. By design, every box holds nine different digits. The boxes are the only part of the rules that this search uses.</source>
        <translation>每次尝试交换一个宫里的两个数字。每个宫有九个不同的数字是内置的：在规则中，这种搜索知道宫。</translation>
    </message>
    <message>
        <source>Cost: the digits 0 to 8 missing from rows, columns and boxes, as published. A solution costs 27 because no house has a 0. A grid that costs 27 need not be a solution, because a missing 9 costs nothing.</source>
        <translation>代价：按原文，行、列、宫缺少的数字 0 到 8。解的代价是 27，因为没有区域含 0；但代价为 27 的盘面不一定是解，因为缺少 9 不计入。</translation>
    </message>
    <message>
        <source>Cost: the digits 1 to 9 missing from rows, columns and boxes. Only a solution costs 0.</source>
        <translation>代价：行、列、宫缺少的数字 1 到 9。只有解的代价是 0。</translation>
    </message>
    <message>
        <source>Trial %1: cost %2, best so far %3.</source>
        <translation>尝试 %1：代价 %2，迄今最低 %3。</translation>
    </message>
    <message>
        <source>Kept; temperature %1.</source>
        <translation>保留；温度 %1。</translation>
    </message>
    <message>
        <source>Not kept; temperature %1.</source>
        <translation>未保留；温度 %1。</translation>
    </message>
    <message>
        <source>After that, the temperature resets to its initial value.</source>
        <translation>此后温度又是开始时的温度。</translation>
    </message>
    <message>
        <source>Solved in trial %1.</source>
        <translation>在尝试 %1 解出。</translation>
    </message>
    <message>
        <source>Trial %1 costs as little as a solution but is not one: %2.</source>
        <translation>尝试 %1 的代价与解相同，但不是解：%2。</translation>
    </message>
    <message>
        <source>Not solved: the best grid (trial %1) costs %2, a solution %3; %4.</source>
        <translation>未解出：最好的盘面（尝试 %1）代价为 %2，解为 %3；%4。</translation>
    </message>
    <message>
        <source>%2 of %1 trials are kept here: every improvement, and one in %3 of the others</source>
        <translation>%1 次尝试中这里保留 %2 次：每次改进，其余每 %3 次保留一次</translation>
    </message>
    <message>
        <source>; also the end of each chain.</source>
        <translation>；还有每条链的结尾。</translation>
    </message>
    <message>
        <source>; also the end of one chain in %1.</source>
        <translation>；还有每 %1 条链中一条的结尾。</translation>
    </message>
    <message>
        <source>The search ended: no grid costs less.</source>
        <translation>已结束：没有代价更低的盘面。</translation>
    </message>
    <message>
        <source>The search ended: %1 trials were made.</source>
        <translation>已结束：进行了 %1 次尝试。</translation>
    </message>
    <message>
        <source>The search ended: there is nothing to change.</source>
        <translation>已结束：没有可改变的。</translation>
    </message>
    <message>
        <source>%1 = %2, given</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2，已知数</translation>
    </message>
    <message>
        <source>%1 = %2, tried</source>
        <comment>a cell and its digit</comment>
        <translation>%1 = %2，尝试的</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a house, and the cells in it: &quot;row 3 (r3c7)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: no repeat in its row, column or box.</source>
        <translation>%1：行、列、宫中没有相同的数字。</translation>
    </message>
    <message>
        <source>%1: also in %2.</source>
        <translation>%1：也在%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of equal digits in a house</source>
        <translation>
            <numerusform>区域内 %n 对相同数字</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind search: %1</source>
        <translation>盲目搜索：%1</translation>
    </message>
</context>
<context>
    <name>convoku::BoardSigns</name>
    <message>
        <source>Clash</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>No candidate left</source>
        <translation>没有候选数</translation>
    </message>
    <message>
        <source>Cause of this step</source>
        <translation>这一步的依据</translation>
    </message>
    <message>
        <source>Another cause</source>
        <translation>另一个依据</translation>
    </message>
    <message>
        <source>Had to be absent</source>
        <translation>必须已去掉</translation>
    </message>
    <message>
        <source>Searched by the rule</source>
        <translation>查看的区域</translation>
    </message>
    <message>
        <source>Affected by the rule</source>
        <translation>作用范围</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>选定</translation>
    </message>
    <message>
        <source>Why it was removed</source>
        <translation>去掉的原因</translation>
    </message>
    <message>
        <source>Reason: was there</source>
        <translation>理由：曾存在</translation>
    </message>
    <message>
        <source>Reason: was removed</source>
        <translation>理由：已去掉</translation>
    </message>
    <message>
        <source>Basis of the chain</source>
        <translation>链的依据</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>猜测 %1</translation>
    </message>
    <message>
        <source>Guesses before them</source>
        <translation>之前的猜测</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>被猜测搁置</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>由猜测推出</translation>
    </message>
    <message>
        <source>Failed guess</source>
        <translation>失败的猜测</translation>
    </message>
    <message>
        <source>Restored with it</source>
        <translation>随之恢复</translation>
    </message>
    <message>
        <source>Cause of a clashing digit</source>
        <translation>冲突数字的依据</translation>
    </message>
    <message>
        <source>Removed: 1 before, 0 after</source>
        <translation>已移除：之前 1，之后 0</translation>
    </message>
    <message>
        <source>Took a candidate from it</source>
        <translation>从该格去掉了候选数</translation>
    </message>
    <message>
        <source>Took the last candidate</source>
        <translation>去掉了最后一个候选数</translation>
    </message>
    <message>
        <source>Set aside by guess %1</source>
        <translation>被猜测 %1 搁置</translation>
    </message>
    <message>
        <source>Follows from guess %1</source>
        <translation>由猜测 %1 推出</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Found by rules alone</source>
        <translation>仅由规则找到</translation>
    </message>
</context>
<context>
    <name>convoku::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Drag the board from here into another program as a picture, a file or text</source>
        <translation>从这里把盘面拖到其他程序：作为图片、文件或文本</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>按住 B 键时显示这一步之前的状态</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>盘面(&amp;D)</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>显示盘面</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksModel</name>
    <message>
        <source>The run has not reached this position, or different rules made it shorter.</source>
        <translation>运行还没有到那里，或者换了规则后运行变短了。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>convoku::BookmarksPanel</name>
    <message>
        <source>No bookmarks. Press Ctrl+B to set one at the current place, and Ctrl+1 … Ctrl+0 to go there.</source>
        <translation>没有书签。Ctrl+B 在当前查看的位置设置书签，Ctrl+1 … Ctrl+0 跳转到书签。</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Press Enter or click to go there, F2 to edit the note, Delete to remove the bookmark</source>
        <translation>回车或单击跳转到该处，F2 编辑备注，Delete 删除书签</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointDialog</name>
    <message>
        <source>Breakpoint</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Stop from &amp;hit:</source>
        <translation>从第几次命中起停下(&amp;H)：</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>第一次停下的命中；之前的命中只计数。</translation>
    </message>
    <message>
        <source>Any rule</source>
        <translation>任意规则</translation>
    </message>
    <message>
        <source>Number of the row, column or box</source>
        <translation>行、列或宫的编号</translation>
    </message>
    <message>
        <source>always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>&amp;Stop when:</source>
        <translation>停下时机(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>C&amp;andidate:</source>
        <translation>候选数(&amp;A)：</translation>
    </message>
    <message>
        <source>C&amp;ell:</source>
        <translation>单元格(&amp;E)：</translation>
    </message>
    <message>
        <source>H&amp;ouse:</source>
        <translation>区域(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Depth above:</source>
        <translation>深度大于(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Pass:</source>
        <translation>轮(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Condition:</source>
        <translation>条件(&amp;C)：</translation>
    </message>
    <message>
        <source>Expected a candidate: row, column and digit, such as r4c5=7.</source>
        <translation>应为候选数：行、列和数字，例如 r4c5=7。</translation>
    </message>
    <message>
        <source>Expected a cell: row and column, such as r4c5.</source>
        <translation>应为单元格：行和列，例如 r4c5。</translation>
    </message>
    <message>
        <source>Condition: %1</source>
        <translation>条件：%1</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointWording</name>
    <message>
        <source>A rule fires</source>
        <translation>规则生效</translation>
    </message>
    <message>
        <source>A candidate changes</source>
        <translation>候选数变化</translation>
    </message>
    <message>
        <source>A cell changes</source>
        <translation>单元格变化</translation>
    </message>
    <message>
        <source>A row, column or box changes</source>
        <translation>行、列或宫变化</translation>
    </message>
    <message>
        <source>A guess is made</source>
        <translation>做出猜测</translation>
    </message>
    <message>
        <source>A guess is undone</source>
        <translation>撤回猜测</translation>
    </message>
    <message>
        <source>A contradiction is seen</source>
        <translation>发现矛盾</translation>
    </message>
    <message>
        <source>The rules of a pass remove nothing</source>
        <translation>一轮中的规则什么也没移除</translation>
    </message>
    <message>
        <source>The depth of search rises above a number</source>
        <translation>搜索深度超过某个数</translation>
    </message>
    <message>
        <source>The puzzle is solved</source>
        <translation>题目解出</translation>
    </message>
    <message>
        <source>A pass ends</source>
        <translation>一轮结束</translation>
    </message>
    <message>
        <source>When %1 fires</source>
        <translation>当“%1”生效时</translation>
    </message>
    <message>
        <source>When any rule fires</source>
        <translation>当任意规则生效时</translation>
    </message>
    <message>
        <source>When candidate %1 of %2 changes</source>
        <extracomment>%1 is a digit, %2 a cell</extracomment>
        <translation>当 %2 的候选数 %1 变化时</translation>
    </message>
    <message>
        <source>When %1 changes</source>
        <translation>当“%1”变化时</translation>
    </message>
    <message>
        <source>When a guess is made</source>
        <translation>当做出猜测时</translation>
    </message>
    <message>
        <source>When a guess is undone</source>
        <translation>当撤回猜测时</translation>
    </message>
    <message>
        <source>When a contradiction is seen</source>
        <translation>当发现矛盾时</translation>
    </message>
    <message>
        <source>When the rules of a pass remove nothing</source>
        <translation>当一轮中的规则什么也没移除时</translation>
    </message>
    <message>
        <source>When the depth rises above %1</source>
        <translation>当深度超过 %1 时</translation>
    </message>
    <message>
        <source>When the puzzle is solved</source>
        <translation>当题目解出时</translation>
    </message>
    <message>
        <source>When pass %1 ends</source>
        <translation>当第 %1 轮结束时</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the hits of a breakpoint</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>hits up to here, and all of them: 3 of 17</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>a comparison, such as removed &gt;= 3</source>
        <translation>一个比较式，例如 removed &gt;= 3</translation>
    </message>
    <message>
        <source>a number, pass, step, depth, removed or left</source>
        <translation>数、pass、step、depth、removed 或 left</translation>
    </message>
    <message>
        <source>one of &lt; &lt;= = != &gt;= &gt;</source>
        <translation>&lt; &lt;= = != &gt;= &gt; 之一</translation>
    </message>
    <message>
        <source>“and”, “or” or the end</source>
        <translation>“and”、“or”或结尾</translation>
    </message>
    <message>
        <source>“and”, “or” or a closing parenthesis</source>
        <translation>“and”、“or”或右括号</translation>
    </message>
    <message>
        <source>a number of at most nine digits</source>
        <translation>不超过九位的数</translation>
    </message>
    <message>
        <source>fewer nested conditions</source>
        <translation>更少的条件嵌套</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but the condition ends here.</source>
        <translation>第 %1 列：应为%2，但条件到此结束。</translation>
    </message>
    <message>
        <source>Column %1: expected %2, but found “%3”.</source>
        <translation>第 %1 列：应为%2，但这里是“%3”。</translation>
    </message>
    <message>
        <source>&lt;p&gt;A hit counts only if the condition holds, for example &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;. It compares numbers and these values:&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;the pass of the hit&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;its step in the pass: rules, verdict, search&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;active guesses after it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates removed by the rule, or by all rules of the pass&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;candidates left after it&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;with &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;, joined by &lt;b&gt;and&lt;/b&gt;, &lt;b&gt;or&lt;/b&gt;, &lt;b&gt;not&lt;/b&gt; and parentheses.&lt;/p&gt;</source>
        <translation>&lt;p&gt;只有条件成立时命中才算数，例如 &lt;b&gt;removed &amp;gt;= 3 and depth &amp;gt; 0&lt;/b&gt;。条件可以比较数和以下各项：&lt;/p&gt;&lt;table cellspacing=&apos;2&apos;&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;pass&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;命中所在的轮&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;step&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;命中在该轮中的步骤：规则、判定、搜索&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;depth&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;之后成立的猜测数&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;removed&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;该规则或该轮所有规则移除的候选数个数&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;left&lt;/b&gt;&amp;nbsp;&lt;/td&gt;&lt;td&gt;之后剩余的候选数个数&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;比较符为 &lt;b&gt;&amp;lt; &amp;lt;= = != &amp;gt;= &amp;gt;&lt;/b&gt;，用 &lt;b&gt;and&lt;/b&gt;、&lt;b&gt;or&lt;/b&gt;、&lt;b&gt;not&lt;/b&gt; 和括号连接。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsModel</name>
    <message>
        <source>always</source>
        <extracomment>a breakpoint without a condition</extracomment>
        <translation>始终</translation>
    </message>
    <message>
        <source>The first hit to stop at; earlier hits are only counted.</source>
        <translation>第一次停下的命中；之前的命中只计数。</translation>
    </message>
    <message>
        <source>%1, here</source>
        <extracomment>how many hits, and one of them is what is looked at: 3 of 17, here</extracomment>
        <translation>%1，此处</translation>
    </message>
    <message>
        <source>Hits up to here, of all in this run. Press Enter or double-click for the next.</source>
        <translation>到此为止的命中数 / 本次运行的全部命中数。回车或双击：下一次命中。</translation>
    </message>
    <message>
        <source>Expected the number of a hit: 1 or more.</source>
        <translation>应为命中的序号：1 或更大。</translation>
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
        <translation>起始命中</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
</context>
<context>
    <name>convoku::BreakpointsPanel</name>
    <message>
        <source>No breakpoints yet. Choose “Add…” to create one. It takes you straight to an event, forwards or backwards: a rule fires, a candidate changes, a guess is made…</source>
        <translation>还没有断点。用“添加…”新建一个。断点可以向前、向后直达事情发生的地方：规则生效、候选数变化、做出猜测……</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>A new breakpoint (Insert)</source>
        <translation>新建断点 (Insert)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Change the selected breakpoint (Enter)</source>
        <translation>修改所选断点 (回车)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected breakpoint (Delete)</source>
        <translation>移除所选断点 (Delete)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一次命中</translation>
    </message>
    <message>
        <source>Go to the previous hit of the selected breakpoint (Shift+Enter on its hits)</source>
        <translation>到所选断点的上一次命中（在命中列上按 Shift+回车）</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一次命中</translation>
    </message>
    <message>
        <source>Go to the next hit of the selected breakpoint (Enter on its hits)</source>
        <translation>到所选断点的下一次命中（在命中列上按回车）</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>起始命中</translation>
    </message>
</context>
<context>
    <name>convoku::CandidateCurveView</name>
    <message>
        <source>Candidates left after each pass</source>
        <translation>每轮之后剩下的候选数</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %n candidate(s)</source>
        <translation>
            <numerusform>开始时：%n 个候选数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After pass %1: %n candidate(s)</source>
        <translation>
            <numerusform>第 %1 轮之后：%n 个候选数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong guess: %n restored</source>
        <extracomment>at the point of a curve where a guess has failed</extracomment>
        <translation>
            <numerusform>猜错了：恢复 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CandidateRow</name>
    <message>
        <source>cell %1, digit %2</source>
        <translation>单元格 %1，数字 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a cell and a digit, and what is so of them</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
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
        <translation>%1：候选数 %2</translation>
    </message>
    <message>
        <source>%1 was removed in this step by %2</source>
        <translation>%1 在这一步被“%2”移除</translation>
    </message>
    <message>
        <source>%1 was set aside by the guess at depth %2</source>
        <translation>%1 被深度 %2 的猜测搁置</translation>
    </message>
    <message>
        <source>%1 is the guess at depth %2</source>
        <translation>%1 是深度 %2 的猜测</translation>
    </message>
    <message>
        <source>%1 is given: %2</source>
        <translation>%1 是已知数：%2</translation>
    </message>
    <message>
        <source>%1 is possible</source>
        <translation>%1 是可能的</translation>
    </message>
    <message>
        <source>%1 has been removed</source>
        <translation>%1 已被去掉</translation>
    </message>
    <message>
        <source>%1 was found by %2</source>
        <translation>%1 是“%2”的发现</translation>
    </message>
    <message>
        <source>%1 is removed, as the finding of %2 requires</source>
        <translation>%1 已被去掉，“%2”的发现必须以此为前提</translation>
    </message>
    <message>
        <source>%1: another finding of this step</source>
        <translation>%1：这一步的另一个发现</translation>
    </message>
    <message>
        <source>candidate %1 of %2: 1 before, 0 after (%3)</source>
        <translation>%2 的候选数 %1：之前 1，之后 0（%3）</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit</extracomment>
        <translation>%1 是 %2</translation>
    </message>
</context>
<context>
    <name>convoku::CellWording</name>
    <message>
        <source>%1, given %2</source>
        <extracomment>a cell and its digit: r1c1, given 5</extracomment>
        <translation>%1，已知数 %2</translation>
    </message>
    <message>
        <source>%1, candidates %2</source>
        <extracomment>a cell and its candidates: r4c5, candidates 2, 7</extracomment>
        <translation>%1，候选数 %2</translation>
    </message>
    <message>
        <source>%1, no candidate</source>
        <translation>%1，没有候选数</translation>
    </message>
    <message>
        <source>%1, guess %2 at depth %3</source>
        <translation>%1，深度 %3 的猜测 %2</translation>
    </message>
    <message>
        <source>%1, decided %2, follows from the guess at depth %3</source>
        <extracomment>a cell, its digit, and the depth of the guess that it follows from</extracomment>
        <translation>%1，已确定为 %2，由深度 %3 的猜测推出</translation>
    </message>
    <message>
        <source>%1, decided %2</source>
        <extracomment>a cell and its digit: r1c2, decided 7</extracomment>
        <translation>%1，已确定为 %2</translation>
    </message>
    <message>
        <source>contradiction: no digit is left</source>
        <translation>矛盾：没有剩余的数字</translation>
    </message>
    <message>
        <source>contradiction: its digit occurs twice in a house</source>
        <translation>矛盾：其数字在某个区域中出现两次</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <extracomment>digits and the rules that removed them: 2, 5 removed by Naked pair in row</extracomment>
        <translation>%1 被%2移除</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>digits and what they are: 2, 5 set aside at depth 1</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the guess %1 at depth %2 failed</source>
        <translation>深度 %2 的猜测 %1 失败</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <extracomment>digits that a failed guess had set aside: 2, 5 came back</extracomment>
        <translation>%1 恢复</translation>
    </message>
</context>
<context>
    <name>convoku::ChainBoard</name>
    <message>
        <source>Board of the proof</source>
        <translation>证明的盘面</translation>
    </message>
</context>
<context>
    <name>convoku::ChainButton</name>
    <message>
        <source>&amp;Chain to the givens</source>
        <translation>追溯到已知数(&amp;C)</translation>
    </message>
    <message>
        <source>Trace the reasons back to the givens: all removals that this one depends on</source>
        <translation>沿理由追溯到已知数：这次移除所依据的每一次移除</translation>
    </message>
</context>
<context>
    <name>convoku::ChainGraphView</name>
    <message>
        <source>Graph of the proof</source>
        <translation>证明的图形</translation>
    </message>
</context>
<context>
    <name>convoku::ChainList</name>
    <message>
        <source>Lines of the proof</source>
        <translation>证明的各条</translation>
    </message>
</context>
<context>
    <name>convoku::ChainPage</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>到盘面</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>The proof line by line</source>
        <translation>逐条显示证明</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>The same proof as a dependency graph</source>
        <translation>以图形显示同一证明：什么依据什么</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到盘面</translation>
    </message>
    <message>
        <source>Form of the proof</source>
        <translation>证明的形式</translation>
    </message>
    <message>
        <source>Following the reasons…</source>
        <translation>正在追溯理由…</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) so far</source>
        <extracomment>how far the search for a proof has come</extracomment>
        <translation>
            <numerusform>目前 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Why was a candidate removed?</source>
        <translation>候选数为什么去掉了？</translation>
    </message>
    <message>
        <source>&amp;Chain of %1</source>
        <extracomment>a candidate that is gone: 2 in r4c5</extracomment>
        <translation>%1 的链(&amp;C)</translation>
    </message>
    <message>
        <source>Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>它的链是它所依据的每一个推论，一直追溯到已知数。</translation>
    </message>
    <message>
        <source>On the board, pick a removed candidate: click its place in the cell. Its chain lists every deduction it depends on, down to the givens.</source>
        <translation>在盘面上选定一个已去掉的候选数：单击它在单元格中的位置。它的链是它所依据的每一个推论，一直追溯到已知数。</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>链</translation>
    </message>
    <message>
        <source>C&amp;hain</source>
        <translation>链(&amp;H)</translation>
    </message>
    <message>
        <source>Show what the removal of the picked candidate depends on, down to the givens</source>
        <translation>显示选定的候选数的消失所依据的内容，一直追溯到已知数</translation>
    </message>
</context>
<context>
    <name>convoku::ChainSide</name>
    <message>
        <source>Show on the board where in the run this happened (Enter)</source>
        <translation>在盘面上显示运行中发生此事的位置 (回车)</translation>
    </message>
    <message>
        <source>E&amp;xport proof</source>
        <translation>导出证明(&amp;X)</translation>
    </message>
    <message>
        <source>Animation with one frame per step of the proof, as GIF or WebP</source>
        <translation>动画，证明的每一步一幅画面，GIF 或 WebP</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what a rule found: r3c7 and r3c9 hold only 6 and 9.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>&amp;Go to %1</source>
        <extracomment>an address in the run</extracomment>
        <translation>转到 %1(&amp;G)</translation>
    </message>
</context>
<context>
    <name>convoku::ChainWording</name>
    <message>
        <source>Why was %1 removed from %2?</source>
        <extracomment>a digit and a cell: Why is 2 gone from r4c5?</extracomment>
        <translation>%2 的 %1 为什么去掉了？</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>它被一个已知数排除。</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>它在打开的题目中就不存在。</translation>
    </message>
    <message numerus="yes">
        <source>%n missing candidate(s)</source>
        <translation>
            <numerusform>%n 个缺失的候选数</numerusform>
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
        <translation>%1，依据 %2。</translation>
    </message>
    <message>
        <source>They hold while guess %1 is active.</source>
        <extracomment>a guess: r1c4 = 4</extracomment>
        <translation>仅在 %1 成立期间有效。</translation>
    </message>
    <message>
        <source>They hold while guesses %1 and %2 are active.</source>
        <extracomment>guesses: %1 &quot;r1c4 = 4, r2c2 = 2&quot;, %2 &quot;r5c5 = 1&quot;</extracomment>
        <translation>仅在 %1 和 %2 成立期间有效。</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <extracomment>a guess by its depth: Guess 1</extracomment>
        <translation>猜测 %1</translation>
    </message>
    <message>
        <source>The guess %1 had failed</source>
        <extracomment>a guess: The guess r1c2 = 7 had failed</extracomment>
        <translation>猜测 %1 已失败</translation>
    </message>
    <message>
        <source>%1 is %2, a given</source>
        <extracomment>a given and its digit: r1c1 is 8, a given</extracomment>
        <translation>%1 是 %2（已知数）</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1 是 %2</translation>
    </message>
    <message>
        <source>%1: %2 fits only in %3</source>
        <extracomment>Box 1: 1 fits only in row 3
----------
Row 2: 4 fits only in r2c1</extracomment>
        <translation>%1：%2 只能在 %3</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4</source>
        <extracomment>r5c3 and r6c3 hold only 4 and 7</extracomment>
        <translation>%1 和 %2 只有 %3 和 %4</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit and the cells that lose it: 1 leaves r3c7, r3c8</extracomment>
        <translation>%2去掉 %1</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>digits and the cells that lose them: 4 and 7 leave r2c3; 1, 2 and 3 leave r4c4</extracomment>
        <translation>%3去掉 %1 和 %2</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a guess by its depth, among the lines that a deduction rests on</extracomment>
        <translation>猜测 %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>a failed guess, among the lines that a deduction rests on</extracomment>
        <translation>失败</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>givens</source>
        <extracomment>what a deduction rests on that rests on no other</extracomment>
        <translation>已知数</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>all of them are used</source>
        <translation>全部用到</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) are not needed</source>
        <translation>
            <numerusform>另有 %n 个用不到</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, straight from the givens</source>
        <extracomment>%1: &quot;145 marks&quot;</extracomment>
        <translation>%1，直接来自已知数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;18 givens&quot;: &quot;all of them are used&quot;
----------
a rule and how much it found: Pointing in row: 10</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, lines %2: %3. %4.</source>
        <extracomment>a folded pass: &quot;Pass 1&quot;, &quot;lines 1–42&quot;, &quot;Pointing in row: 10&quot;, &quot;145 marks&quot;</extracomment>
        <translation>%1，第 %2 条：%3。%4。</translation>
    </message>
    <message>
        <source>%1: %2. At %3.</source>
        <extracomment>a guess: &quot;Guess 1&quot;, &quot;r1c4 = 4&quot;, an address</extracomment>
        <translation>%1：%2。位置：%3。</translation>
    </message>
    <message>
        <source>%1, %2. %3, so %4. From %5. At %6.</source>
        <extracomment>a line: its number, the rule, why, what follows, from which lines, an address</extracomment>
        <translation>%1，%2。%3，所以%4。依据：%5。位置：%6。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many candidates are still to go: 3 of 180</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>the head of a column: numbers of lines</extracomment>
        <translation>编号</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>the head of a column: what a rule found</extracomment>
        <translation>因为</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>the head of a column: what follows</extracomment>
        <translation>所以</translation>
    </message>
    <message>
        <source>from lines</source>
        <extracomment>the head of a column: lines that a line rests on</extracomment>
        <translation>依据</translation>
    </message>
    <message>
        <source>at</source>
        <extracomment>the head of a column: addresses in the run</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>already removed</source>
        <translation>已去掉</translation>
    </message>
    <message>
        <source>this line</source>
        <translation>本条</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>尚待移除</translation>
    </message>
    <message>
        <source>Marks still to go</source>
        <translation>尚待移除的候选数</translation>
    </message>
    <message>
        <source>%1: %2 fit only in %3</source>
        <extracomment>Row 3: 4 and 7 fit only in r3c8 and r3c9</extracomment>
        <translation>%1：%2 只能在 %3</translation>
    </message>
    <message>
        <source>%1 hold only %2</source>
        <extracomment>r5c3, r6c3 and r8c3 hold only 1, 4 and 7</extracomment>
        <translation>%1 只有 %2</translation>
    </message>
    <message>
        <source>Why is %1 = %2?</source>
        <extracomment>a cell and its digit: Why is r4c5 = 2?</extracomment>
        <translation>为什么 %1 = %2？</translation>
    </message>
</context>
<context>
    <name>convoku::CheckWording</name>
    <message>
        <source>Sound: proved for every possible board in %1 s.</source>
        <translation>可靠：已对所有可能的盘面证明，用时 %1 秒。</translation>
    </message>
    <message>
        <source>Wrong: on some board it removes a digit of a solution.</source>
        <translation>错误：存在一个盘面，它会移除解中的数字。</translation>
    </message>
    <message>
        <source>Wrong: on some board it restores a candidate.</source>
        <translation>错误：存在一个盘面，它会放回候选数。</translation>
    </message>
    <message>
        <source>Not known: the rule produces real numbers, but proofs cover integers only.</source>
        <translation>未知：该规则产生实数，而只能对整数进行证明。</translation>
    </message>
    <message>
        <source>Not known: the rule is too large to be proved.</source>
        <translation>未知：该规则太大，无法证明。</translation>
    </message>
    <message>
        <source>Not known: the proof was stopped.</source>
        <translation>未知：证明已停止。</translation>
    </message>
    <message>
        <source>Not known: no proof was found within %1 s.</source>
        <translation>未知：%1 秒后仍没有证明。</translation>
    </message>
    <message>
        <source>Only samples were checked, and no error was found. Boards from runs: %1, random boards: %2.</source>
        <translation>只查看了样本，没有发现错误：来自运行的盘面：%1，随机生成的盘面：%2。</translation>
    </message>
    <message>
        <source>It removes %1, which is part of a solution of this board.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>它移除 %1，而该数字在此盘面的一个解中。</translation>
    </message>
    <message>
        <source>It restores %1, which this board does not have.</source>
        <extracomment>%1: a candidate, “r4c7=5”</extracomment>
        <translation>它放回 %1，而此盘面没有该候选数。</translation>
    </message>
    <message>
        <source>No comparison: the network cannot run with this rule.</source>
        <translation>无法比较：网络无法与它一起运行。</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was run to its end.</source>
        <translation>无法比较：没有题目运行到结束。</translation>
    </message>
    <message>
        <source>No comparison: no puzzle was solved, with or without the rule.</source>
        <translation>无法比较：无论有没有该规则，都没有解出任何题目。</translation>
    </message>
    <message>
        <source>Puzzles: %1. With the rule (without it): solved %2, without a guess %3, guesses %4, passes %5.</source>
        <translation>题目：%1。有该规则（无该规则）：解出 %2，无猜测 %3，猜测 %4，轮数 %5。</translation>
    </message>
    <message>
        <source>Cost: layers: %1, additions: %2.</source>
        <translation>代价：层：%1，加法：%2。</translation>
    </message>
    <message>
        <source>Compiled: steps: %1, computed words: %2, words of memory: %3.</source>
        <translation>编译后：步骤：%1，计算的字：%2，内存的字：%3。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>a step of a compiled rule: so many words, and the formula that each of them is: “729 × a &amp; ~b”</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × at least one of %2</source>
        <extracomment>%1 words, each the answer for %2 others: “81 × at least one of 9”, “243 × at least one of 9 (a &amp; b)”</extracomment>
        <translation>%1 × “%2 中至少一个”</translation>
    </message>
    <message>
        <source>%1 × exactly one of %2</source>
        <translation>%1 × “%2 中恰有一个”</translation>
    </message>
    <message>
        <source>%1 × exactly two of %2</source>
        <translation>%1 × “%2 中恰有两个”</translation>
    </message>
    <message>
        <source>%1 × at least two of %2</source>
        <translation>%1 × “%2 中至少两个”</translation>
    </message>
    <message>
        <source>Not known: the rule keeps numbers between passes, but was tested as in a first pass.</source>
        <translation>未知：规则从一轮到下一轮记住数，这里按第一轮试过。</translation>
    </message>
    <message>
        <source>Not known: no grid fits the houses of this network, so no board has a solution.</source>
        <translation>未知：没有任何盘面符合此网络的区域，因此任何盘面都没有解。</translation>
    </message>
</context>
<context>
    <name>convoku::ChecksPane</name>
    <message>
        <source>Show on the board</source>
        <translation>在盘面上显示</translation>
    </message>
    <message>
        <source>Show the board on which it fails</source>
        <translation>出错的盘面</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>进行中</translation>
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
        <translation>测量所用</translation>
    </message>
    <message>
        <source>Puzzles that show how useful the rule is</source>
        <translation>用来看规则价值的题目</translation>
    </message>
    <message>
        <source>Built-in puzzles</source>
        <translation>程序自带的题目</translation>
    </message>
</context>
<context>
    <name>convoku::ChoiceButton</name>
    <message>
        <source>the right answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>not the answer</source>
        <translation>不是答案</translation>
    </message>
    <message>
        <source>one of the answers</source>
        <translation>答案之一</translation>
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
        <translation>测量解题速度：若干次测量的中位数。</translation>
    </message>
    <message>
        <source>Rounds (default: 5).</source>
        <translation>测量次数（默认：5）。</translation>
    </message>
    <message>
        <source>Only the first N puzzles (default: all of them).</source>
        <translation>只用前 N 道题目（默认：全部）。</translation>
    </message>
    <message>
        <source>Also measure both backends in turn on the first N puzzles, with their ratio (default: %1; 0: off).</source>
        <translation>再用前 N 道题目依次测量两种后端及其比值（默认：%1；0：不测量）。</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …</source>
        <translation>用法：%1 COMMAND …</translation>
    </message>
    <message>
        <source>Solves Sudoku with a neural network that was never trained: all its weights are set by hand.</source>
        <translation>用一个没有人训练过的神经网络解数独：所有权重都是手工设定的。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Show this help or, after a command, its help.</source>
        <translation>显示本帮助；写在命令之后则显示该命令的帮助。</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>程序的版本。</translation>
    </message>
    <message>
        <source>INPUT and PUZZLE: a file, - for standard input, or the puzzle itself.</source>
        <translation>INPUT 和 PUZZLE：文件，- 表示标准输入，或题目本身。</translation>
    </message>
    <message>
        <source>Results go to standard output, messages to standard error. Exit status: 0 done, 1 a puzzle was not solved (solve, trace), 2 wrong usage, bad input, or output that cannot be written.</source>
        <translation>结果写到标准输出，消息写到标准错误输出。退出状态：0 完成，1 有题目未解出（solve、trace），2 用法错误、输入有误或输出无法写入。</translation>
    </message>
    <message>
        <source>Run %1 %2 --help for usage.</source>
        <translation>%1 %2 --help 说明可用的用法。</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation>没有选项“%1”。</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>没有命令“%1”。</translation>
    </message>
    <message>
        <source>%1 --help lists the commands.</source>
        <translation>%1 --help 列出所有命令。</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>Internal error. Please report it: %1</source>
        <translation>程序出错，请报告：%1</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1</source>
        <translation>无法写入标准输出：%1</translation>
    </message>
    <message>
        <source>Usage: %1 %2 [OPTION…]</source>
        <translation>用法：%1 %2 [OPTION…]</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>本帮助。</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>未知错误</translation>
    </message>
    <message numerus="yes">
        <source>This format has no candidates: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>此格式不含候选数：%n 道题目的候选数被略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has givens only: the placed digits of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>此格式只含已知数：%n 道题目中填入的数字被略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert puzzles to a different format.</source>
        <translation>把题目写成另一种格式。</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>Output format; see below.</source>
        <translation>要写出的格式，见下文。</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>FORMAT is one of %1.</source>
        <translation>FORMAT 为 %1 之一。</translation>
    </message>
    <message>
        <source>%1 keep the candidates supplied with a puzzle. The other formats cannot store them; a message reports this.</source>
        <translation>%1 会保留题目自带的候选数；其他格式没有位置存放，会用消息说明。</translation>
    </message>
    <message>
        <source>The format is missing. Use --to FORMAT.</source>
        <translation>缺少格式：--to FORMAT。</translation>
    </message>
    <message>
        <source>--output needs a file name.</source>
        <translation>--output 需要文件名。</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Threads for the network (default: 1). With torch, more threads can help on idle cores but are much slower on busy ones.</source>
        <translation>网络使用的线程数（默认：1）。用 torch 时，空闲的核心较多则多线程可能更快；核心繁忙时则慢得多。</translation>
    </message>
    <message>
        <source>DEVICE</source>
        <translation>DEVICE</translation>
    </message>
    <message>
        <source>Device for torch: cpu (the default) or cuda, if LibTorch was built with it.</source>
        <translation>torch 在哪里运行：cpu（默认）或 cuda（需要 LibTorch 支持）。</translation>
    </message>
    <message>
        <source>--device applies only to --backend torch; bitwise runs on the CPU.</source>
        <translation>--device 只用于 --backend torch；bitwise 在处理器上运行。</translation>
    </message>
    <message>
        <source>Look for up to N solutions (default: 1). Use 2 to check whether the solution is unique.</source>
        <translation>最多寻找 N 个解（默认：1）；2 可判断解是否唯一。</translation>
    </message>
    <message>
        <source>--solutions above 1 needs the search. Remove --no-search.</source>
        <translation>--solutions 大于 1 时需要搜索；请去掉 --no-search。</translation>
    </message>
    <message>
        <source>--device: %1 is not available to this LibTorch.</source>
        <translation>--device：此处的 LibTorch 没有 %1。</translation>
    </message>
    <message>
        <source>Run one puzzle and write an animation or a picture of it, or pictures of the network. Needs no display.</source>
        <translation>运行一道题目，输出它的动画或图片，或者网络的图片。不需要显示器。</translation>
    </message>
    <message>
        <source>MS</source>
        <translation>MS</translation>
    </message>
    <message>
        <source>Output format, one of %1. Needed if the target’s name does not show it.</source>
        <translation>%1 之一，用于目标名称不能说明格式的情况。</translation>
    </message>
    <message>
        <source>First pass to show (default: 0, the puzzle itself).</source>
        <translation>显示的第一轮（默认：0，即题目本身）。</translation>
    </message>
    <message>
        <source>Last pass to show (default: the last one of the run).</source>
        <translation>显示的最后一轮（默认：运行的最后一轮）。</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WHAT</translation>
    </message>
    <message>
        <source>Omit the two frames in which removed candidates fade.</source>
        <translation>不要被移除的候选数淡出的那两幅画面。</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>PLACE</translation>
    </message>
    <message>
        <source>Place in the run for a picture, such as 17 or 17.4 (default: the end).</source>
        <translation>图片所示的运行位置，例如 17 或 17.4（默认：结尾）。</translation>
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
        <translation>同上，用于最后一幅画面（默认：%1）。</translation>
    </message>
    <message>
        <source>Number of times to play: once, forever (the default; also 0) or a number.</source>
        <translation>播放次数：once、forever（默认，与 0 相同）或一个数。</translation>
    </message>
    <message>
        <source>Omit the line above the board.</source>
        <translation>不要盘面上方的标题行。</translation>
    </message>
    <message>
        <source>Omit the legend below the board.</source>
        <translation>不要盘面下方的图例。</translation>
    </message>
    <message>
        <source>Omit the row and column numbers.</source>
        <translation>不要行号和列号。</translation>
    </message>
    <message>
        <source>Text in an SVG: letters (the default) or outlines, which look the same everywhere.</source>
        <translation>SVG 中用文字（默认）或轮廓；轮廓在任何地方看起来都一样。</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, even if the puzzle was not solved (with --each: all files not skipped); 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>退出状态：0 文件已写出，无论题目是否解出（使用 --each 时：所有未跳过的文件）；2 用法错误、输入有误或有文件无法写入。</translation>
    </message>
    <message>
        <source>--without: “%1” is neither a rule of this run nor search.</source>
        <translation>--without：“%1”既不是本次运行的规则，也不是 search。</translation>
    </message>
    <message>
        <source>“%1” is not a place in a run. Use one such as 17.4.</source>
        <translation>“%1”不是运行中的位置，例如 17.4。</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>--from %1 is after the end. The run has passes 0 to %2.</source>
        <translation>--from %1 超出了结尾：本次运行有第 0 到 %2 轮。</translation>
    </message>
    <message>
        <source>-o: with --each, the name must contain {number} or {name}, such as -o FOLDER/{number}%1.</source>
        <translation>-o：使用 --each 时，名称中需要 {number} 或 {name}，例如 -o FOLDER/{number}%1。</translation>
    </message>
    <message>
        <source>With --each, action if a file already exists: number (the new file gets a number; the default), skip or replace.</source>
        <translation>使用 --each 时，如果文件已存在：number（新文件加编号，默认）、skip（跳过）或 replace（替换）。</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 不是文件夹，也无法建成文件夹。</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 %</source>
        <translation>题目 %1 / %2：%3 %</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>题目 %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1：%2 字节</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a network (or what judges the puzzles) and how far it is: article: 100 of 1000</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 puzzles are written.</source>
        <translation>已取消：已写出 %2 道题目中的 %1 道。</translation>
    </message>
    <message>
        <source>%1 written, %2 skipped, %3 failed.</source>
        <translation>写出 %1，跳过 %2，失败 %3。</translation>
    </message>
    <message>
        <source>--number: “%1” is not a number in the layer’s output, %2. Use something like %3.</source>
        <translation>--number：“%1”不是该层的数值，其输出为 %2；应类似 %3。</translation>
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
        <translation>与 --number 合用：只显示构成该数值的平面，不带小字说明。</translation>
    </message>
    <message>
        <source>WHICH</source>
        <translation>WHICH</translation>
    </message>
    <message>
        <source>--close-up needs --number. It shows how that number is computed.</source>
        <translation>--close-up 需要 --number：它显示该数值由什么构成。</translation>
    </message>
    <message>
        <source>The target is missing. Use -o FILE.%1</source>
        <translation>缺少目标：-o FILE.%1</translation>
    </message>
    <message>
        <source>-o: “%1” does not end with one of the output formats %2. Use one of them, or set --format.</source>
        <translation>-o：“%1”的扩展名不是可写的格式 %2 之一。也可用 --format 指定格式。</translation>
    </message>
    <message>
        <source>--from %1 is after --to %2.</source>
        <translation>--from %1 在 --to %2 之后。</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder.</source>
        <translation>无法写入 %1：这是文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>无法写入 %1：没有文件夹 %2。</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1：%2 %</translation>
    </message>
    <message>
        <source>%1: %2, %3 s, %4 bytes</source>
        <translation>%1：%2，%3 秒，%4 字节</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate puzzles with exactly one solution, one per line, selected by how the network solves them.</source>
        <translation>生成有唯一解的题目：每行一道，可按网络解题的需要来选。</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>RANGE</translation>
    </message>
    <message>
        <source>Number of puzzles to generate (default: 1).</source>
        <translation>题目数量（默认：1）。</translation>
    </message>
    <message>
        <source>Seed: same number, same puzzles (default: a new one each time, shown in a message).</source>
        <translation>数相同则题目相同（默认：每次不同，会用消息告知）。</translation>
    </message>
    <message>
        <source>Symmetry of the givens: %1 (default: none).</source>
        <translation>已知数的排列方式：%1（默认：none）。</translation>
    </message>
    <message>
        <source>Generate minimal puzzles: removing any given allows several solutions.</source>
        <translation>极小：少任何一个已知数都会有多解。</translation>
    </message>
    <message>
        <source>Rules that must each remove something during the run.</source>
        <translation>这些规则在解题过程中每条都要移除候选数。</translation>
    </message>
    <message>
        <source>The rules alone solve it.</source>
        <translation>仅用规则即可解出。</translation>
    </message>
    <message>
        <source>Maximum number of active guesses, such as 1.. or 2..4.</source>
        <translation>最多同时成立几个猜测，写成 1.. 或 2..4。</translation>
    </message>
    <message>
        <source>Number of passes the network takes.</source>
        <translation>网络所用的轮数。</translation>
    </message>
    <message>
        <source>Give up after this many grids without a matching puzzle (default: %1).</source>
        <translation>这么多个终盘都没有得到符合要求的题目时放弃（默认：%1）。</translation>
    </message>
    <message>
        <source>Write an .sdm file instead, with this command as its first line. Nothing is written if puzzles are missing.</source>
        <translation>改为写入 .sdm 文件，首行为本命令。题目数量不足时不写任何内容。</translation>
    </message>
    <message>
        <source>Append a comment to each puzzle: givens, passes, guesses, and how often each rule removed something.</source>
        <translation>每道题目后加注释：已知数、轮数、猜测数、各规则移除的次数。</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</source>
        <translation>示例：convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 --fires naked_pair_row --no-guess &gt; pairs.sdm</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles were generated, 1 too few were found, 2 wrong usage or output that cannot be written.</source>
        <translation>退出状态：0 所有题目都已生成，1 找不到更多题目，2 用法错误或输出无法写入。</translation>
    </message>
    <message>
        <source>--details and --output conflict: an .sdm file has no comments.</source>
        <translation>--details 和 --output 不能合用：.sdm 文件没有注释。</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>这里不应有“%1”。</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>%1 of %2, %3 grids tried</source>
        <translation>%1 / %2，已试 %3 个终盘</translation>
    </message>
    <message>
        <source>No matching puzzle among %1 grids; %2 of %3 were generated.</source>
        <translation>%1 个终盘中没有符合要求的题目；已生成 %3 道中的 %2 道。</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number ≥ %3, or a range such as 4..9.</source>
        <translation>--%1：“%2”不是范围；应为不小于 %3 的数，或写成 4..9 的两个数。</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a range. Use a number from %3 to %4, or a range such as %3..%4.</source>
        <translation>--%1：“%2”不是范围；应为 %3 到 %4 的数，或写成 %3..%4 的两个数。</translation>
    </message>
    <message>
        <source>--seed: “%1” is not a number from 0 to 18446744073709551615.</source>
        <translation>--seed：“%1”不是 0 到 18446744073709551615 的数。</translation>
    </message>
    <message>
        <source>--fires: “%1” is not a rule of this run.</source>
        <translation>--fires：“%1”不在运行的规则之中。</translation>
    </message>
    <message>
        <source>%1: Line %2</source>
        <translation>%1：第 %2 行</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) with clashing givens.</source>
        <translation>
            <numerusform>另有 %n 道题目的已知数有冲突。</numerusform>
        </translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>this is a folder; expected a file with one puzzle per line.</source>
        <translation>这是文件夹；应为每行一道题目的文件。</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not puzzles.</source>
        <translation>
            <numerusform>另有 %n 行不是题目。</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no such file, and it is not a puzzle either. %1</source>
        <translation>没有这个文件，它也不是题目。%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes one puzzle, but there are %n in “%2”.</source>
        <translation>
            <numerusform>%1 只接受一道题目，但“%2”中有 %n 道。</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle is missing. Give a file, - for standard input, or 81 characters.</source>
        <translation>缺少题目：文件，- 表示标准输入，或 81 个字符。</translation>
    </message>
    <message>
        <source>“%1” is one input too many: this command takes one puzzle.</source>
        <translation>多了一个输入“%1”：本命令只接受一道题目。</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>FILE…</translation>
    </message>
    <message>
        <source>Check lesson files: run their puzzles and verify every statement.</source>
        <translation>检查课程文件：运行其中的题目，看文中所述是否属实。</translation>
    </message>
    <message>
        <source>For each correct lesson, one line is printed on standard output: its file, its title, and the numbers of stops and checks. Errors are printed on standard error, as FILE:LINE: and the reason. The README.md in the lessons folder explains how to write lessons.</source>
        <translation>每个正确的课程在标准输出上占一行：文件、标题、站数和检查数。其他课程的错误写到标准错误输出，格式为 FILE:LINE: 加原因。课程的写法见课程文件夹中的 README.md。</translation>
    </message>
    <message>
        <source>Exit status: 0 all lessons are correct, 2 a lesson has errors or cannot be read.</source>
        <translation>退出状态：0 所有课程都正确，2 有课程不正确或无法读取。</translation>
    </message>
    <message>
        <source>Name at least one lesson file.</source>
        <translation>请至少指定一个课程文件。</translation>
    </message>
    <message>
        <source>%1 (stops: %2, checks: %3)</source>
        <translation>%1（站：%2，检查：%3）</translation>
    </message>
    <message>
        <source>Specify one folder for the pictures.</source>
        <translation>需要一个存放图片的文件夹。</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <translation>图片太大</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>Draw the network’s layers for documents: graphs of each rule, the verdict, the search and the whole pass, and the kernels of the layers. A page contains all of them. Needs no display.</source>
        <translation>为文档绘制网络的各层：每条规则、判定、搜索和整轮的图，每个有卷积核的层的卷积核，以及包含所有这些内容的页面。不需要显示器。</translation>
    </message>
    <message>
        <source>svg (the default), png or pdf.</source>
        <translation>svg（默认）、png 或 pdf。</translation>
    </message>
    <message>
        <source>Scale factor for png: 1 to 8.</source>
        <translation>常规大小的倍数，用于 png：1 到 8。</translation>
    </message>
    <message>
        <source>PUZZLE</source>
        <translation>PUZZLE</translation>
    </message>
    <message>
        <source>The puzzle whose run gives the values (default: the article’s hard puzzle).</source>
        <translation>用其运行提供数值的题目（默认：文章中的难题）。</translation>
    </message>
    <message>
        <source>Omit index.md, the page with all pictures and tables.</source>
        <translation>不要 index.md，即包含所有图片和表格的页面。</translation>
    </message>
    <message>
        <source>Also update the tables in a Markdown file: the text between the lines &lt;!-- layers of RULE --&gt; (or &lt;!-- groups --&gt;) and &lt;!-- end --&gt;.</source>
        <translation>同时更新一个 Markdown 文件中的表格：即 &lt;!-- layers of RULE --&gt;（或 &lt;!-- groups --&gt;）与 &lt;!-- end --&gt; 两行之间的内容。</translation>
    </message>
    <message>
        <source>The same puzzle and options give the same files. Prints FILE: BYTES bytes for each of them.</source>
        <translation>相同的题目和选项得到相同的文件。对每个文件输出 FILE: BYTES bytes。</translation>
    </message>
    <message>
        <source>Exit status: 0 all files are written; 2 wrong usage, bad input, or a file cannot be written.</source>
        <translation>退出状态：0 所有文件都已写出；2 用法错误、输入有误或有文件无法写入。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>--rules: there is no rule “%1”. Use any of %2; or classic for all of them, basic for the first six.</source>
        <translation>--rules：没有规则“%1”。可用的有：%2；也可用 classic 表示全部，basic 表示前六条。</translation>
    </message>
    <message>
        <source>--rules: %1 is listed twice. Use each of %2 at most once.</source>
        <translation>--rules：%1 出现了两次。可用的有：%2；每条最多一次。</translation>
    </message>
    <message>
        <source>Never guess; a run stalls when the rules find nothing more.</source>
        <translation>从不猜测；规则再无发现时运行即停滞。</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: no limit).</source>
        <translation>一道题目运行 N 轮后停止（默认：无限制）。</translation>
    </message>
    <message>
        <source>Puzzles come from a file, from standard input (-) or from the argument itself. A puzzle has 81 characters, row by row: 1-9, and one of 0 . * _ X for an empty cell. A file has one puzzle per line; text after a blank or # is a comment. The other formats of convoku-cli convert are also recognised. A run begins with the candidates supplied with the puzzle. A file may be compressed with gzip or Zstandard.</source>
        <translation>题目来自文件、标准输入 (-)，或就是参数本身：81 个字符，逐行排列，1-9 为数字，空单元格用 0 . * _ X 之一。文件每行一道题目；空格或 # 之后为注释。convoku-cli convert 的其他格式也能识别；运行从题目自带的候选数开始。文件可以用 gzip 或 Zstandard 压缩。</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>规则：%1。</translation>
    </message>
    <message>
        <source>Solve puzzles: print one line per puzzle, in input order, with the grid and the result.</source>
        <translation>解题：每道题目一行，按输入的顺序，给出盘面和结果。</translation>
    </message>
    <message>
        <source>text (the default) or json: one object per line.</source>
        <translation>text（默认）或 json：每行一个对象。</translation>
    </message>
    <message>
        <source>text: GRID RESULT passes=N pushes=N pops=N. The grid has 81 characters. If the puzzle is not solved, it shows the cells decided so far and a point elsewhere. RESULT is solved, no_solution, stalled (only with --no-search) or out_of_passes (only with --max-passes). Pushes are guesses; pops are undone guesses.</source>
        <translation>text：GRID RESULT passes=N pushes=N pops=N。GRID 有 81 个字符；题目未解出时为目前已确定的单元格，其余用点表示。RESULT 为 solved、no_solution、stalled（仅用 --no-search 时）或 out_of_passes（仅用 --max-passes 时）。pushes 是猜测，pops 是撤回的猜测。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) done</source>
        <translation>
            <numerusform>已完成 %n 道题目</numerusform>
        </translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>THEME</translation>
    </message>
    <message>
        <source>One of %1, or a colour file (NAME.json) exported from the window. The default is light.</source>
        <translation>%1 之一，或由窗口导出的颜色文件 (NAME.json)。默认为 light。</translation>
    </message>
    <message>
        <source>--theme: %1: %2</source>
        <translation>--theme：%1：%2</translation>
    </message>
    <message>
        <source>Run puzzles and print every event, one per line, as it happens.</source>
        <translation>运行题目，事件发生时逐行报告。</translation>
    </message>
    <message>
        <source>text (the default): sentences, each after its address PASS.STEP; or jsonl: one JSON object per line.</source>
        <translation>text（默认）：句子，前面是地址 PASS.STEP；或 jsonl：每行一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Exit status: 0 solved, 1 not solved, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>退出状态：0 已解出，1 未解出，2 用法错误、输入有误或输出无法写入。</translation>
    </message>
    <message>
        <source>No font on this system supports %1, so the pictures are in English. The package fonts-noto-cjk contains one.</source>
        <translation>此系统没有含 %1 文字的字体：图片将使用英语。软件包 fonts-noto-cjk 中有该字体。</translation>
    </message>
    <message>
        <source>The language of messages and pictures: %1. Default: the system’s.</source>
        <translation>消息和图片的语言：%1。默认：系统的语言。</translation>
    </message>
    <message>
        <source>No comparison: LibTorch cannot be used (%1).</source>
        <translation>不作比较：无法使用 LibTorch (%1)。</translation>
    </message>
    <message>
        <source>--backend torch: LibTorch cannot be used (%1). Install the package convoku-backend-torch, or use bitwise, which gives the same results.</source>
        <translation>--backend torch：无法使用 LibTorch (%1)。请安装软件包 convoku-backend-torch，或使用结果相同的 bitwise。</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number from %3 to %4.</source>
        <translation>%1：“%2”不是 %3 到 %4 的整数。</translation>
    </message>
    <message>
        <source>%1: “%2” is not one of %3.</source>
        <translation>%1：“%2”不是 %3 之一。</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 不带值。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 需要一个值。</translation>
    </message>
    <message>
        <source>File to write (default: standard output). It is left unchanged if any input cannot be read.</source>
        <translation>要写的文件（默认：标准输出）。有内容无法读取时，文件保持原样。</translation>
    </message>
    <message>
        <source>Skip lines that are not puzzles, and still write the others.</source>
        <translation>略去不是题目的行，其余的仍会写出。</translation>
    </message>
    <message>
        <source>Exit status: 0 all puzzles are written; 2 wrong usage, bad input (the good puzzles are still written to standard output, but to a file only with --skip-bad) or output that cannot be written.</source>
        <translation>退出状态：0 所有题目都已写出；2 用法错误、输入有误（正确的题目仍会写到标准输出；用 --skip-bad 时也会写到文件）或输出无法写入。</translation>
    </message>
    <message>
        <source>Nothing is written to %1. --skip-bad skips lines that are not puzzles.</source>
        <translation>没有向 %1 写入任何内容：用 --skip-bad 可略去不是题目的内容。</translation>
    </message>
    <message>
        <source>Nothing is written to %1.</source>
        <translation>没有向 %1 写入任何内容。</translation>
    </message>
    <message>
        <source>Prints FILE: N frames, SECONDS s, BYTES bytes; for a still picture, FILE: BYTES bytes. If the file goes to standard output, this goes to standard error.</source>
        <translation>输出 FILE: N frames, SECONDS s, BYTES bytes；静态图片则输出 FILE: BYTES bytes。文件写到标准输出时，这些信息写到标准错误输出。</translation>
    </message>
    <message>
        <source>Write one file per input puzzle, with {number} or {name} in the target’s name or folders: -o FOLDER/{number}.gif.</source>
        <translation>为输入中的每道题目各写一个文件，目标的名称或文件夹中用 {number} 或 {name}：-o FOLDER/{number}.gif。</translation>
    </message>
    <message>
        <source>-o: “%1” ends with .%2, but --format is %3. Use only one of them.</source>
        <translation>-o：“%1”以 .%2 结尾，而 --format 指定 %3；请去掉其中一个。</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>-o -: standard output is a terminal, which cannot show a picture. Redirect it to a file or a program.</source>
        <translation>-o -：标准输出是终端，图片在那里无法查看；请重定向到文件或程序。</translation>
    </message>
    <message>
        <source>--page: %1 is not UTF-8 text.</source>
        <translation>--page：%1 不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>--page: %1 has no line &lt;!-- layers of RULE --&gt; or &lt;!-- groups --&gt;.</source>
        <translation>--page：%1 中没有 &lt;!-- layers of RULE --&gt; 或 &lt;!-- groups --&gt; 行。</translation>
    </message>
    <message>
        <source>--page: %1, line %2: %3 does not name a rule. Use a line such as &lt;!-- layers of %4 --&gt;.</source>
        <translation>--page：%1，第 %2 行：%3 没有指明规则；应类似 &lt;!-- layers of %4 --&gt;。</translation>
    </message>
    <message>
        <source>--page: %1, line %2: the line &lt;!-- end --&gt; is missing after %3.</source>
        <translation>--page：%1，第 %2 行：%3 之后缺少 &lt;!-- end --&gt; 行。</translation>
    </message>
    <message numerus="yes">
        <source>%n more solution(s) are others.</source>
        <translation>
            <numerusform>另有 %n 个解不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solutions compared: %1; different: %2.</source>
        <translation>已比较的解：%1，其中不同的：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were supplied without a solution.</source>
        <translation>
            <numerusform>%n 道题目没有附带解。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the supplied solution is different; the puzzle has several.</source>
        <translation>%1：附带的解是另一个解；题目有多个解。</translation>
    </message>
    <message>
        <source>%1: the supplied solution has %2 in %3, the network has %4.</source>
        <translation>%1：附带的解在 %3 中是 %2，网络得到的是 %4。</translation>
    </message>
    <message>
        <source>Print only the number of solutions and the word after it. Without --solutions, count up to %1.</source>
        <translation>只输出解的个数和相应的词；不用 --solutions 时最多数到 %1。</translation>
    </message>
    <message>
        <source>Compare with the solutions supplied with the puzzles (second column of a table, or puzzle:count:solution), and count the differences.</source>
        <translation>与题目附带的解（表格的第二列，puzzle:count:solution）比较，并统计不同的解。</translation>
    </message>
    <message>
        <source>With --check, check= and a word follow: same, other, or missing if the puzzle was supplied without a solution.</source>
        <translation>使用 --check 时，后面还有 check= 和一个词：same（相同）、other（不同），或 missing（题目没有附带解）。</translation>
    </message>
    <message>
        <source>Exit status: 0 all solved, 1 a puzzle was not solved or, with --check, its supplied solution is different or missing, 2 wrong usage, bad input (the good puzzles are still solved) or output that cannot be written.</source>
        <translation>退出状态：0 全部解出，1 有题目未解出，或使用 --check 时有题目附带的解不同或没有附带解，2 用法错误、输入有误（正确的题目仍会求解）或输出无法写入。</translation>
    </message>
    <message>
        <source>--count needs the search. Remove --no-search.</source>
        <translation>--count 需要搜索；请去掉 --no-search。</translation>
    </message>
    <message>
        <source>jsonl: the events are start, rule (only rules that removed something), push (a guess), contradiction, pop (an undone guess) and end. Rows, columns and digits count from 1. Candidates are [row, column, digit]. &quot;depth&quot; and &quot;candidates&quot; are the values after the event. A contradiction names the cells without candidates (&quot;empty&quot;) and the cells whose only digit another cell of a house also has (&quot;clashing&quot;).</source>
        <translation>jsonl：事件有 start、rule（仅限移除了候选数的规则）、push（猜测）、contradiction（矛盾）、pop（撤回猜测）和 end。行、列和数字从 1 开始计数；候选数写作 [row, column, digit]；&quot;depth&quot; 和 &quot;candidates&quot; 是事件之后的值。contradiction 列出没有剩余候选数的单元格 (&quot;empty&quot;)，以及唯一的数字在同一区域的另一个单元格中也有的单元格 (&quot;clashing&quot;)。</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>There is no network or part “%1”. Run convoku-cli network list to see them.</source>
        <translation>没有网络或部件“%1”；convoku-cli network list 会列出所有名称。</translation>
    </message>
    <message>
        <source>%1 %2, layers: %3</source>
        <extracomment>a part of a network: “rule hidden_single_row, layers: 12”</extracomment>
        <translation>%1 %2，层数：%3</translation>
    </message>
    <message>
        <source>network %1, rules: %2, layers: %3</source>
        <translation>网络 %1，规则数：%2，层数：%3</translation>
    </message>
    <message>
        <source>list | show ID… | check FILE…</source>
        <translation>list | show ID… | check FILE…</translation>
    </message>
    <message>
        <source>Print the built-in networks as text, or check your own file.</source>
        <translation>文本形式的网络：显示程序自带的网络，检查您自己的文件是否正确。</translation>
    </message>
    <message>
        <source>check: also print one line per value, with its shape and its possible numbers.</source>
        <translation>check：另外每个值占一行，给出其形状和可能的数值。</translation>
    </message>
    <message>
        <source>list names networks and their parts. show prints the text of one. check reads files and prints one line to standard output for each correct item. Errors go to standard error, as FILE:LINE:COLUMN: and what was expected there. The help explains how to write networks.</source>
        <translation>list 列出网络及其部件，show 写出其文本，check 读取文件：正确的内容在标准输出上占一行，错误写到标准错误输出，格式为 FILE:LINE:COLUMN: 加该处应有的内容。网络的写法见帮助。</translation>
    </message>
    <message>
        <source>Use list, show with an ID, or check with a file.</source>
        <translation>请指定 list、show 加 ID，或 check 加文件。</translation>
    </message>
    <message>
        <source>--solutions above 1 needs a search, but the network has none.</source>
        <translation>--solutions 大于 1 时需要搜索，而该网络没有搜索。</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>名称|文件</translation>
    </message>
    <message>
        <source>--rules: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rules：该网络没有规则“%1”。它的规则有：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s) that the network calls solved are wrong.</source>
        <translation>
            <numerusform>网络称已解出的盘面中有 %n 个是错的。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution: %1</source>
        <translation>解：%1</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>check: time limit for proving a rule (default: %1).</source>
        <translation>check：为一条规则寻找证明的时间（默认：%1）。</translation>
    </message>
    <message>
        <source>check: do not verify that the rules are sound.</source>
        <translation>check：不检查规则是否可靠。</translation>
    </message>
    <message>
        <source>check: puzzles to run with and without each rule (default: the built-in puzzles).</source>
        <translation>check：分别在有和没有每条规则时运行的题目（默认：程序自带的题目）。</translation>
    </message>
    <message>
        <source>check: run no puzzles.</source>
        <translation>check：不运行题目。</translation>
    </message>
    <message>
        <source>check: text (the default) or json: one object per line for each rule.</source>
        <translation>check：text（默认）或 json：每条规则一行一个对象。</translation>
    </message>
    <message>
        <source>Exit status: 0 everything is correct, 1 a rule is wrong, 2 a file has errors or cannot be read, or there is no such network.</source>
        <translation>退出状态：0 一切正确，1 有规则错误，2 有文件不正确或无法读取，或没有这样的网络。</translation>
    </message>
    <message>
        <source>Width in pixels, %1 to %2 (default: %3; for a picture %4, for two runs or a layer %5, for a close-up %6; for a graph, tree or cube as needed).</source>
        <translation>宽度（像素），%1 到 %2（默认：%3；图片 %4，两次运行或层 %5，特写 %6；图、树和立方体按需要）。</translation>
    </message>
    <message>
        <source>Frame duration in milliseconds, in steps of 10 (default: %1; for a slide %2; for a proof %3; for the cube %4).</source>
        <translation>每幅画面停留的时间，毫秒，以 10 为步长（默认：%1；滑动 %2；证明 %3；立方体 %4）。</translation>
    </message>
    <message>
        <source>--networks compares whole networks. Remove --%1.</source>
        <translation>--networks 比较的是整个网络：请不要加 --%1。</translation>
    </message>
    <message>
        <source>NAME,NAME…</source>
        <translation>名称,名称…</translation>
    </message>
    <message>
        <source>Comma-separated networks to measure side by side, in turn. Prints one line per network, with its speed relative to the first (FILE#ID as with --network).</source>
        <translation>并排测量这些网络（以逗号分隔），轮流进行：每个一行，并给出它比第一个快多少倍（FILE#ID 与 --network 相同）。</translation>
    </message>
    <message>
        <source>Each line begins with the measured task: reading the puzzles, solving them with a network, both together, or the comparison. ns/pass is the time of one pass for one puzzle; lanes is the average number of puzzle slots in use.</source>
        <translation>每行以所测内容开头：读取题目、用网络解题、两者合计、比较。ns/pass 是一道题目一轮所用的时间；lanes 是平均使用的题目位数。</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>check: also print the compiled steps of each rule, as words and formulas.</source>
        <translation>check：另外给出每条规则编译成的步骤，以字和公式表示。</translation>
    </message>
    <message>
        <source>check also accepts the ID of a built-in network or part. It reports whether each rule is sound: a sound rule never removes a digit of a solution. This is proved for every possible board. For a wrong rule, check prints a board that shows the error; the other commands can read this board. If time runs out or the rule produces real numbers, only samples are checked. check then reports how much the rule helps on puzzles and what it costs. With --program, it also prints each step of the compiled program: the number of words and how each word is computed from others, for all puzzles of a block at once. A rule that does not belong to a network runs with the rules of article.</source>
        <translation>check 也接受程序自带内容的 ID。它说明每条规则是否可靠，即绝不移除解中的数字：对所有可能的盘面得到证明，或者有错，并给出一个说明错误、其他命令也能读取的盘面；时间不够或规则产生实数时，只查看样本。然后给出规则在题目上的价值及其代价：使用 --program 时，还给出规则编译成的程序的每一步，即有多少个字、每个字如何由其他字得出，对一批题目同时进行。不属于任何网络的规则与 article 的规则一起运行。</translation>
    </message>
    <message>
        <source>Network to run: %1 (default: %2), or a file with your own; if a file has several, use FILE#ID. The help explains how to write networks.</source>
        <translation>要运行的网络：%1（默认：%2），或含有自编网络的文件；一个文件中有多个时写作 文件#ID。写法见帮助。</translation>
    </message>
    <message>
        <source>classic (all nine rules of article), basic (its first six), or a comma-separated list of the network’s rules, which run in this order. Without --network, these are the rules of article.</source>
        <translation>classic（article 的全部九条规则）、basic（其中前六条），或用逗号分隔、按此顺序运行的该网络的规则列表。不用 --network 时为 article 的规则。</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>正在证明 %1，第 %2 条，共 %3 条 …</translation>
    </message>
    <message>
        <source>A page opens with one puzzle: “%1” is one too many.</source>
        <translation>页面只用一道题目打开：“%1”是多余的。</translation>
    </message>
    <message>
        <source>%1: open index.html in it</source>
        <translation>%1：请打开其中的 index.html</translation>
    </message>
    <message>
        <source>-o FILE | --page FOLDER [PUZZLE]</source>
        <translation>-o FILE | --page FOLDER [PUZZLE]</translation>
    </message>
    <message>
        <source>Export a network as an ONNX file for any neural network runtime.</source>
        <translation>把网络写成 ONNX 文件，供任何运行神经网络的程序使用。</translation>
    </message>
    <message>
        <source>The target. It is replaced only when the new file is complete. - is standard output.</source>
        <translation>目标。新文件完整写好后才会替换。- 表示标准输出。</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMBER</translation>
    </message>
    <message>
        <source>Number of passes per run of the file (default: %1, at most %2). Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction.</source>
        <translation>文件运行一次是多少轮（默认：%1，最多 %2）：输入候选数；输出剩下的候选数，以及是已解出还是矛盾。</translation>
    </message>
    <message>
        <source>One pass with the search instead. Inputs and outputs: candidates, stack, guess and level. Feed the outputs back in until the result is solved or exhausted.</source>
        <translation>改为带搜索的一轮：candidates、stack、guess 和 level 输入并输出。运行者把它们再次输入，直到 solved 或 exhausted。</translation>
    </message>
    <message>
        <source>FORM</source>
        <translation>FORM</translation>
    </message>
    <message>
        <source>direct (the default): the network’s own layers, one by one. image: only Conv, ConvTranspose, Relu and Concat. s2d: only Conv, Relu and Concat, on boards laid out as 3 × 3 boxes.</source>
        <translation>direct（默认）：网络自己的层，逐层写出。image：只用 Conv、ConvTranspose、Relu 和 Concat。s2d：只用 Conv、Relu 和 Concat，盘面按 3 × 3 个宫排列。</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>PRECISION</translation>
    </message>
    <message>
        <source>float (the default). gate: every stored number is 0 or 1, so calibration to eight bits cannot make it wrong. qdq: already eight bits, with scale 1. The last two work only with image and s2d.</source>
        <translation>float（默认）。gate：存储的数全是 0 或 1，因此任何八位校准都不会使它出错。qdq：已经是八位，scale 为 1。后两种用于 image 和 s2d。</translation>
    </message>
    <message>
        <source>Number of puzzles to process at once (default: 1, at most %1), or dynamic: any number.</source>
        <translation>一次输入多少道题目（默认：1，最多 %1），或 dynamic：任意数量。</translation>
    </message>
    <message>
        <source>Also output the result of each layer.</source>
        <translation>每一层的结果也会输出。</translation>
    </message>
    <message>
        <source>Write a browser page to a separate folder instead of a file. The page steps through the network: board, passes and every layer. It makes no requests to other sites.</source>
        <translation>不写文件，而在单独的文件夹中写出一个浏览器页面，逐步运行网络：盘面、各轮和每一层。它不向任何其他地方请求数据。</translation>
    </message>
    <message>
        <source>--page: without a header and with the layers collapsed, for a frame in your own page.</source>
        <translation>--page：不带页眉并折叠各层，用于您自己页面中的框架。</translation>
    </message>
    <message>
        <source>--page: the node_modules folder that contains onnxruntime-web, which runs networks in browsers (default: the one in the current folder, then the one in FOLDER).</source>
        <translation>--page：含有 onnxruntime-web（在浏览器中运行网络的程序）的 node_modules 文件夹（默认：当前文件夹中的，其次是 FOLDER 中的）。</translation>
    </message>
    <message>
        <source>Do not verify the rules. Otherwise the file states whether they are sound.</source>
        <translation>不检查规则是否正确；否则文件中会写明。</translation>
    </message>
    <message>
        <source>ONNX’s own check runs before the file is written. The file contains the name and text of its network, the rules proved to be sound, and a few boards with their results, for self-tests in Convoku or elsewhere. The help explains which devices support which operators.</source>
        <translation>文件写出之前由 ONNX 自身检查。文件写明其中是哪个网络（附其文本）、哪些规则已被证明正确，以及几个局面的结果：无论在这里还是别处打开，都可以试一试。帮助说明了哪些设备支持哪些运算符。</translation>
    </message>
    <message>
        <source>A page opens with PUZZLE, or with the article’s puzzle. ONNX Runtime, which runs the network in it, comes from the package onnxruntime-web: npm install --ignore-scripts onnxruntime-web</source>
        <translation>页面用 PUZZLE 打开，或用文章中的题目打开。在其中运行网络的 ONNX Runtime 来自软件包 onnxruntime-web：npm install --ignore-scripts onnxruntime-web</translation>
    </message>
    <message>
        <source>Exit status: 0 the file is written, 2 it cannot be written: a wrong option, a network not available in that form, or no space.</source>
        <translation>退出状态：0 文件已写出；2 无法写出：选项有误、网络无法写成这种形式，或空间不足。</translation>
    </message>
    <message>
        <source>A puzzle is allowed only with --page: “%1”.</source>
        <translation>题目只能与 --page 一起使用：“%1”。</translation>
    </message>
    <message>
        <source>--step: the network has no search.</source>
        <translation>--step：该网络没有搜索。</translation>
    </message>
    <message>
        <source>not listed: %1</source>
        <translation>未列出：%1</translation>
    </message>
    <message>
        <source>listed; with limits: %1</source>
        <translation>已列出；有限制：%1</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>已列出</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Lists consulted:</source>
        <translation>所参照的列表：</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number above 0 and at most %3.</source>
        <translation>--%1：“%2”不是大于 0 且不超过 %3 的数。</translation>
    </message>
    <message>
        <source>--%1 cannot be used with %2.</source>
        <translation>--%1 与 %2 无关。</translation>
    </message>
    <message>
        <source>--output: the file name must end in one of %1.</source>
        <translation>--output：文件名以 %1 之一结尾。</translation>
    </message>
    <message>
        <source>--output draws only one run. Remove --runs.</source>
        <translation>--output 只画一次运行：请去掉 --runs。</translation>
    </message>
    <message>
        <source>Seed %1: %2</source>
        <translation>种子 %1：%2</translation>
    </message>
    <message>
        <source>%1 trials, %2 s.</source>
        <translation>%1 次尝试，%2 秒。</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>已中断。</translation>
    </message>
    <message>
        <source>Search without rules: try whole grids, guided only by the cost of each grid.</source>
        <translation>没有规则的搜索：尝试整个盘面，只知道它的代价。</translation>
    </message>
    <message>
        <source>tpe (tree-structured Parzen estimator, the default), random (random digits), anneal (simulated annealing, one cell at a time) or swaps (annealing that exchanges two cells of a box).</source>
        <translation>tpe（树状 Parzen 估计，默认）、random（随机数字）、anneal（模拟退火，每次一个单元格）或 swaps（交换宫内两个单元格的退火）。</translation>
    </message>
    <message>
        <source>Cost of a grid: the digits missing from rows, columns and boxes, of 1 to 9 (digits, the default) or of 0 to 8 (published).</source>
        <translation>盘面的代价：行、列、宫缺少的数字，从 1 到 9（digits，默认）或从 0 到 8（published）。</translation>
    </message>
    <message>
        <source>Maximum trials per run (default: 200; with annealing 3000000).</source>
        <translation>一次运行最多的尝试次数（默认：200；退火时 3000000）。</translation>
    </message>
    <message>
        <source>Probability model of TPE: counts (Optuna up to 2, the default) or mixture (from 3).</source>
        <translation>TPE 如何得出概率：counts（Optuna 2 及以前，默认）或 mixture（3 起）。</translation>
    </message>
    <message>
        <source>Number of trials out of n that TPE treats as good, at most 25: a tenth (new, the default) or a quarter of the root of n (old).</source>
        <translation>n 次尝试中 TPE 视为好的数量，最多 25：十分之一（new，默认）或 n 的平方根的四分之一（old）。</translation>
    </message>
    <message>
        <source>Annealing: initial temperature (default: 1).</source>
        <translation>退火：开始的温度（默认：1）。</translation>
    </message>
    <message>
        <source>Annealing: temperature factor per chain (default: 0.99; with swaps 0.95).</source>
        <translation>退火：每条链后温度乘以的数（默认：0.99；swaps 时 0.95）。</translation>
    </message>
    <message>
        <source>Annealing: trials per chain (default: the number of empty cells, squared).</source>
        <translation>退火：一条链的尝试次数（默认：空单元格数的平方）。</translation>
    </message>
    <message>
        <source>Annealing: number of chains without a better grid before the temperature resets to its initial value (default: 20).</source>
        <translation>退火：这么多条链没有更好的盘面后，从最初的温度重新开始（默认：20）。</translation>
    </message>
    <message>
        <source>Seed: same number, same trials (default: a new one each time, shown in a message).</source>
        <translation>数相同，尝试相同（默认：每次不同，有消息说明）。</translation>
    </message>
    <message>
        <source>Number of runs, with this seed and the following ones (default: 1).</source>
        <translation>运行这么多次，用这个种子及其后的种子（默认：1）。</translation>
    </message>
    <message>
        <source>Print every trial, not only the best. For more than 8192 trials, print every improvement, the ends of chains, and some of the others.</source>
        <translation>每次尝试，而不只是最好的；超过 8192 次时，为每次改进、链的结尾和其余的一部分。</translation>
    </message>
    <message>
        <source>Print one JSON object per run or trial.</source>
        <translation>每次运行或尝试一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Print a comma-separated table with a header line.</source>
        <translation>逗号分隔的表格，第一行为名称。</translation>
    </message>
    <message>
        <source>Also draw the run: its trials as an animation (.gif, .webp), or its best trial as a picture (.png, .svg, .pdf), with the costs of all trials.</source>
        <translation>同时画出运行：把尝试作为动画（.gif、.webp），或把最好的一次作为图片（.png、.svg、.pdf），附所有代价。</translation>
    </message>
    <message>
        <source>Width of the picture in pixels (default: 640).</source>
        <translation>图片宽度（像素，默认：640）。</translation>
    </message>
    <message>
        <source>Duration of a trial in an animation (default: 120).</source>
        <translation>动画中每次尝试显示的时间（默认：120）。</translation>
    </message>
    <message>
        <source>Example: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</source>
        <translation>示例：convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv</translation>
    </message>
    <message>
        <source>Exit status: 0 every run found the solution, 1 one of them did not, 2 wrong usage, bad input or output that cannot be written.</source>
        <translation>退出状态：0 每次运行都找到解，1 有运行没有找到，2 用法错误、输入有误或无法写出。</translation>
    </message>
    <message>
        <source>Run %1 of %2, trial %3: best cost %4</source>
        <translation>第 %1 次运行（共 %2 次），尝试 %3：最低代价 %4</translation>
    </message>
    <message>
        <source>%1 of %2 runs found the solution.</source>
        <translation>%2 次运行中有 %1 次找到解。</translation>
    </message>
    <message>
        <source>--csv and --json are two formats of the table. Use only one of them.</source>
        <translation>--csv 和 --json 是写表格的两种方式：请只用其中一种。</translation>
    </message>
    <message>
        <source>--picture: “%1” does not end with one of %2.</source>
        <translation>--picture:“%1”不以 %2 之一结尾。</translation>
    </message>
    <message>
        <source>Compare two to four networks on the same puzzles: correct boards and cells, passes, time, size.</source>
        <translation>在相同的题目上比较两到四个网络：正确的盘面和单元格、轮数、时间、大小。</translation>
    </message>
    <message>
        <source>Network to compare, as in the other commands. Use this option two to four times (default: article and fast). ONNX files are accepted.</source>
        <translation>要比较的网络，写法与其他命令相同，给出两到四次（默认：article 和 fast）。文件可以是 ONNX 文件。</translation>
    </message>
    <message>
        <source>No network guesses.</source>
        <translation>所有网络都不猜测。</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1, without search %2).</source>
        <translation>一个网络运行 N 轮后停止该题目（默认：%1，无搜索时 %2）。</translation>
    </message>
    <message>
        <source>Give all networks the same budget: as many passes per puzzle as N multiply-adds allow.</source>
        <translation>乘加次数相同：每个网络在每道题上运行 N 次乘加所够的轮数。</translation>
    </message>
    <message>
        <source>Write a comma-separated table, the same in every language.</source>
        <translation>写出用逗号分隔的表格，各语言都相同。</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>每行写一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Write the table to a file.</source>
        <translation>把表格写入文件。</translation>
    </message>
    <message>
        <source>Also draw the table: .png, .svg or .pdf.</source>
        <translation>同时绘制表格：.png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>A board is right if it is a complete grid that keeps all givens and has no digit twice in a house. For a puzzle with several solutions, any of them is right. Cells are counted only for puzzles with one solution, and puzzles without a solution are left out. Built-in networks determine the number of solutions, whichever networks are compared. A board is illegal if it ended with a cell without candidates, a digit twice in a house, or a different digit for a given.</source>
        <translation>盘面正确是指它填满了，每个区域中没有重复的数字，且所有已知数都在；有多个解的题目，任何一个解都算。单元格只在有唯一解的题目中计数，无解的题目不计：无论比较什么，这两点都由程序的网络查明。非法盘面是指最后有无候选数的单元格、区域中有重复的数字，或已知数被改成别的数字。</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still compared), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>退出码：0 完成；2 用法错误、输入有误（正确的题目照常比较）、网络出错、输出无法写入或已取消。</translation>
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
        <translation>%2 个起点中有 %1 个找到了始终正确的数；%3 个找到了别的；%4 个没有超过“从不”，它的正确率为 %5 %。这些计数是这种设置的性质。</translation>
    </message>
    <message>
        <source>Rounding, and checking for equivalence …</source>
        <translation>正在取整并检验是否相同……</translation>
    </message>
    <message>
        <source>Going from the learned to the written numbers …</source>
        <translation>正在从学得的数走向写定的数……</translation>
    </message>
    <message>
        <source>--output: the rule with new numbers cannot be written as text.</source>
        <translation>--output：带有其他数的规则无法写成文本。</translation>
    </message>
    <message>
        <source>train: LibTorch, needed for training, cannot be used (%1). Install the package convoku-backend-torch.</source>
        <translation>train：负责训练的 LibTorch 无法使用（%1）。请安装软件包 convoku-backend-torch。</translation>
    </message>
    <message>
        <source>The boards cannot be created: %1</source>
        <translation>无法生成盘面：%1</translation>
    </message>
    <message>
        <source>Start %1 of %2, step %3 of %4: %5 % right</source>
        <translation>起点 %1 / %2，第 %3 / %4 步：正确 %5 %</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 starts are done.</source>
        <translation>已取消：%2 个起点中完成了 %1 个。</translation>
    </message>
    <message>
        <source>--output: these numbers cannot be written as text.</source>
        <translation>--output：这些数无法写成文本。</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a number from %3 to %4.</source>
        <translation>--%1：“%2”不是 %3 到 %4 之间的数。</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”. Its rules are: %2.</source>
        <translation>--rule：网络没有规则“%1”。它的规则有：%2。</translation>
    </message>
    <message>
        <source>--value: “%1” of %2 cannot be learned. Use one of %3.</source>
        <translation>--value：%2 的“%1”无法学习。可以学习的有：%3。</translation>
    </message>
    <message>
        <source>Replace the numbers of a rule with random ones, and train them with LibTorch.</source>
        <translation>把规则中的数变成随机数，看 LibTorch 能否找到它们。</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The rule whose layers are trained (default: hidden_single_row).</source>
        <translation>要训练其层的规则（默认：hidden_single_row）。</translation>
    </message>
    <message>
        <source>Target value, by its name in the rule’s text; candidates: the candidates left on the board (default: one, the first value that depends on a convolution: “is the count 1?”).</source>
        <translation>应当得到的值，用规则文本中的名字；candidates：盘面上留下的（默认：卷积之后的第一个，即 one：“个数是 1 吗？”）。</translation>
    </message>
    <message>
        <source>Number of starts, trained one after the other (default: %1).</source>
        <translation>起点的个数，依次进行（默认：%1）。</translation>
    </message>
    <message>
        <source>Number of Adam steps per start (default: %1).</source>
        <translation>每个起点的 Adam 步数（默认：%1）。</translation>
    </message>
    <message>
        <source>Learning rate of Adam (default: %1).</source>
        <translation>它的学习率（默认：%1）。</translation>
    </message>
    <message>
        <source>Boards per step (default: %1; with 81 houses each, %2 rows).</source>
        <translation>每步的盘面数（默认：%1，每个 81 个宫，共 %2 行）。</translation>
    </message>
    <message>
        <source>Boards to train on: random (the default), states (from runs on generated puzzles) or both (half of each). The target is the output of the written layers for these boards.</source>
        <translation>random（默认）、在生成的题目上运行的 states，或各占一半的 both。应当得到的是写定的层由此得到的结果。</translation>
    </message>
    <message>
        <source>Probability of a candidate on a random board (default: %1).</source>
        <translation>随机盘面上出现候选数的概率（默认：%1）。</translation>
    </message>
    <message>
        <source>Number of boards to generate once and reuse (default: new boards in each step).</source>
        <translation>只生成一次这么多盘面，反复抽取（默认：每步都用新的）。</translation>
    </message>
    <message>
        <source>Initial numbers: random (the default; normally distributed around 0) or near (around the written numbers).</source>
        <translation>random（默认）：以 0 为中心的正态分布；near：以写定的数为中心。</translation>
    </message>
    <message>
        <source>Standard deviation of the initial numbers (default: %1).</source>
        <translation>以此为标准差（默认：%1）。</translation>
    </message>
    <message>
        <source>Seed: same number, same training on the same machine (default: %1). Start n uses the n-th number from there.</source>
        <translation>同样的数，在同一台机器上得到同样的训练（默认：%1）；起点 n 用从它数起的第 n 个数。</translation>
    </message>
    <message>
        <source>Print one JSON object per line: each start with its numbers, then the counts.</source>
        <translation>每行一个对象：每个起点及其数，然后是计数。</translation>
    </message>
    <message>
        <source>Bring the learned numbers as close to the written ones as signs and order allow, and round them. Then prove that the answers are the same, or show a board on which they differ.</source>
        <translation>在符号和次序允许的范围内使其数尽量接近写定的数，取整，并证明回答相同，或给出一个不同的盘面。</translation>
    </message>
    <message>
        <source>Write a CSV table of the straight path to the written numbers: share of right answers, and number of boards that lose a digit of the solution.</source>
        <translation>以 CSV 给出：在通向写定的数的直线上，有多少正确，以及在多少盘面上解的数字被删除。</translation>
    </message>
    <message>
        <source>One line per start: found (all test answers right), something_else (better than a constant answer) or stuck. Then follow the share of right test answers, the loss, and the step from which it stayed below half the loss of “never”.</source>
        <translation>每个起点一行：found（所看的全部正确）、something_else（好于总给同一回答）或 stuck；在专门留出的盘面上的正确率、损失，以及从哪一步起损失保持在“从不”的一半以下。</translation>
    </message>
    <message>
        <source>The number of successes depends on the set-up: different boards, steps or starts give different counts.</source>
        <translation>有多少能找到，是设置的性质：换了盘面、步数或起点，计数就不同。</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --starts 10 --snap -o learned.network</source>
        <translation>例：convoku-cli train --starts 10 --snap -o learned.network</translation>
    </message>
    <message>
        <source>Exit status: 0 all starts are done, 2 wrong usage, no LibTorch, cancelled, or output that cannot be written.</source>
        <translation>退出状态：0 所有起点完成，2 用法错误、没有 LibTorch、已取消，或无法写出结果。</translation>
    </message>
    <message>
        <source>--rule: the network has no rule “%1”.</source>
        <translation>--rule：网络没有规则“%1”。</translation>
    </message>
    <message>
        <source>--data: the network “%1” learns nothing from puzzles. Its text contains no learned(…).</source>
        <translation>--data：网络“%1”没有从题目学习的内容：其文本中没有 learned(…)。</translation>
    </message>
    <message>
        <source>--data: this network cannot be trained: %1</source>
        <translation>--data：无法训练此网络：%1</translation>
    </message>
    <message>
        <source>-o: the network and its weights are two files. Name a file for the network.</source>
        <translation>-o：网络及其权重是两个文件：请为网络指定一个文件名。</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles have one solution; the others are left out.</source>
        <translation>%2 道题目中有 %1 道有唯一解；其余的略去。</translation>
    </message>
    <message>
        <source>Getting the puzzles …</source>
        <translation>正在准备题目……</translation>
    </message>
    <message>
        <source>--resume: %1 cannot be read.</source>
        <translation>--resume：无法读取 %1。</translation>
    </message>
    <message>
        <source>--resume: %1 is not a tensor file (safetensors).</source>
        <translation>--resume：%1 不是张量文件 (safetensors)。</translation>
    </message>
    <message>
        <source>Train all learned numbers of a network (--network; default: houses) on puzzles instead. Use kaggle_like or nine_million_like, which are generated here with as many givens as the originals, or a file of puzzles.</source>
        <translation>改为用题目训练网络学得的全部内容（--network；默认：houses）：kaggle_like 或 nine_million_like，在此处生成，已知数的个数与那些题集相同；或一个题目文件。</translation>
    </message>
    <message>
        <source>With --data: number of puzzles, which are repeatedly turned and relabelled (default: %1).</source>
        <translation>与 --data 合用：这么多道题目，反复旋转并互换数字（默认：%1）。</translation>
    </message>
    <message>
        <source>With --data: continue from the checkpoint that -o FILE.network writes as FILE.checkpoint.</source>
        <translation>与 --data 合用：从 -o FILE.network 留下的检查点 FILE.checkpoint 继续。</translation>
    </message>
    <message>
        <source>--data: there are too few puzzles with one solution. A tenth of them becomes the test set.</source>
        <translation>--data：有唯一解的题目太少：其中十分之一要留出来用于测量。</translation>
    </message>
    <message>
        <source>At step %1 the loss is no longer a number. Try a smaller --rate.</source>
        <translation>在第 %1 步，损失不再是数：请尝试较小的 --rate。</translation>
    </message>
    <message>
        <source>Step %1, %2 %: loss %3</source>
        <translation>第 %1 步，%2 %：损失 %3</translation>
    </message>
    <message>
        <source>These weights cannot be run: %1</source>
        <translation>无法用这些权重运行：%1</translation>
    </message>
    <message>
        <source>Solving the puzzles in the test set …</source>
        <translation>正在解留出的题目……</translation>
    </message>
    <message>
        <source>%1 and %2 are written.</source>
        <translation>已写出 %1 和 %2。</translation>
    </message>
    <message>
        <source>The network as text, with the learned rule in place of the written one. The commands solve, trace, export and network check accept it. With --data, its weights are next to it, as FILE.safetensors.</source>
        <translation>以学得的规则代替写定规则的网络文本：solve、trace、export 和 network check 都接受它。使用 --data 时，其权重放在旁边，名为 FILE.safetensors。</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</source>
        <translation>例：convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network</translation>
    </message>
    <message>
        <source>Run each puzzle once more, turned or mirrored and with its digits renamed, and count those that end the same way.</source>
        <translation>把每道题旋转或翻转、并更换数字的名称后再运行一次，统计结果相同的题目。</translation>
    </message>
    <message>
        <source>--network: a comparison takes two to four networks. Name each with a --network, or a search with a --blind.</source>
        <translation>--network：比较两到四个网络；每个网络用一个 --network 指定，搜索用 --blind 指定。</translation>
    </message>
    <message>
        <source>--blind: “%1” is not one of %2.</source>
        <translation>--blind：“%1”不是 %2 之一。</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Also compare a search without rules, as in the command blind. You can use this option more than once.</source>
        <translation>同时比较一种无规则的搜索，与命令 blind 的相同；可以多次给出。</translation>
    </message>
    <message>
        <source>Maximum trials of a blind search per puzzle (default: tpe and random 200, else 3000000).</source>
        <translation>盲目搜索每道题最多尝试的次数（默认：tpe 和 random 为 200，其他为 3000000）。</translation>
    </message>
    <message>
        <source>Seed of the blind searches, the same for each puzzle (default: 1).</source>
        <translation>盲目搜索的种子，每道题都相同（默认：1）。</translation>
    </message>
    <message>
        <source>A blind search ends with its cheapest grid. Its trials count as passes, and their limit as the pass limit. --max-passes, --budget and --turned apply to networks.</source>
        <translation>盲目搜索以代价最低的盘面结束。它的尝试按轮数计，其上限也是；--max-passes、--budget 和 --turned 用于网络。</translation>
    </message>
    <message>
        <source>%1, turned</source>
        <extracomment>a network whose puzzles are run once more: article, turned</extracomment>
        <translation>%1（旋转后）</translation>
    </message>
    <message>
        <source>A safetensors file with learned numbers that replace those of the network’s rules.</source>
        <translation>一个 safetensors 文件，含有网络的规则学到的数，代替它们原有的数。</translation>
    </message>
    <message>
        <source>--weights needs a network with learned numbers. Name it with --network.</source>
        <translation>--weights 需要一个带有学到的数的网络：请用 --network 指定。</translation>
    </message>
    <message>
        <source>Write a comma-separated table or a picture (.png, .svg, .pdf) of the candidates removed after each step: by the first written rule that would remove them, those that no written rule would remove, and those of the solution.</source>
        <translation>哪一步之后移除了什么：按第一条会移除它的手写规则分列，以及没有规则会移除的、属于解的。逗号分隔的表格，或图片（.png、.svg、.pdf）。</translation>
    </message>
    <message>
        <source>Checking the removals at each step …</source>
        <translation>正在查看何时移除了什么……</translation>
    </message>
    <message>
        <source>The start that -o, --snap, --road and --acquired use (default: the one with the most right answers).</source>
        <translation>-o、--snap、--road 和 --acquired 所取的起点（默认：正确最多的那个）。</translation>
    </message>
    <message>
        <source>--acquired also writes a line for each of the nine written rules, with the step from which at least half of its candidates are always removed. A candidate belongs to the first written rule that removes it. The boards are from the written network’s runs. Two more lines show the same for candidates that no written rule finds, and the step from which no digit of the solution is lost.</source>
        <translation>--acquired 还为九条手写规则各写一行：在手写网络运行的盘面上，由它最先移除的候选数，从哪一步起始终至少有一半被移除；对手写规则都找不到的也一样；以及从哪一步起不再丢失解的数字。</translation>
    </message>
    <message>
        <source>Example: convoku-cli train --data kaggle_like --acquired learned.csv</source>
        <translation>例：convoku-cli train --data kaggle_like --acquired learned.csv</translation>
    </message>
    <message>
        <source>--axis: this network cannot be trained this way: %1</source>
        <translation>--axis：这个网络不能这样训练：%1</translation>
    </message>
    <message>
        <source>With --data, after a softmax: the question asked. digits (the default): which digit a cell has. rows: which row of a column contains a digit, as in the training of ResNet11-SPD.</source>
        <translation>与 --data 一起，在 softmax 之后：问的是什么。digits（默认）：单元格是哪个数字。rows：数字在列的哪一行，ResNet11-SPD 就是这样训练的。</translation>
    </message>
    <message>
        <source>With --data, for a network with a memory: number of passes per step. The last pass is judged, and its errors are traced back through the others (default: %1).</source>
        <translation>与 --data 一起，用于会记忆的网络：这么多轮为一步；评判的是最后一轮，错误沿这些轮往回追溯（默认：%1）。</translation>
    </message>
    <message>
        <source>Not trained here, because only a yes or no depends on them: %1.</source>
        <translation>这里不训练，因为它们只通向“是”或“否”：%1。</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 给出了不止一次。</translation>
    </message>
    <message numerus="yes">
        <source>This format has no comments: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>此格式不含注释：%n 道题目的注释被略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no fields for title, author and the like: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>此格式不含标题、作者等字段：%n 道题目的字段被略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no technique codes and eliminations: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>此格式不含技巧代码和删减：%n 道题目的技巧代码和删减被略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>With --solutions above 1, solutions=N and a word follow: unique (exactly one), all (several, and there are no others), none, or maybe_more. maybe_more means that N were found or the passes ran out before the search was complete. The grid is the first solution. json lists all of them in &quot;solutions&quot;, and &quot;all_found&quot; shows whether there are no others. --count prints only this number and word. json has the number as &quot;count&quot;, and omits passes, pushes and pops if the search stopped at N.</source>
        <translation>--solutions 大于 1 时，后面还有 solutions=N 和一个词：unique（有一个解，且没有其他解）、all（有多个解，且没有其他解）、none，或 maybe_more（找到了 N 个，或搜索完成之前轮数已用尽）。GRID 是第一个解；json 在 &quot;solutions&quot; 中给出全部解，&quot;all_found&quot; 说明是否没有其他解。--count 只输出这个数和词；json 中为 &quot;count&quot;；搜索在 N 处停止时，其中没有 passes、pushes 和 pops。</translation>
    </message>
    <message>
        <source>--colours: a WebP keeps all colours, or a palette if that is smaller. Use all, or omit the option.</source>
        <translation>--colours：webp 保留所有颜色，或在文件更小时使用调色板。请用 all，或省略此选项。</translation>
    </message>
    <message>
        <source>--%1 %2: animations store times in steps of 10 ms. The file has %3 ms.</source>
        <translation>--%1 %2：动画的时间以 10 毫秒为一级。文件中为 %3 毫秒。</translation>
    </message>
    <message>
        <source>Number of givens, from 17 to 81: 24, 24..30, or 24.. (default: %1..%2).</source>
        <translation>已知数的个数，17 到 81：24、24..30 或 24..（默认：%1..%2）。</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of the network (default: %1).</source>
        <translation>一道题目运行 N 轮后停止（默认：%1）。</translation>
    </message>
    <message>
        <source>Convoku checks the answers of a custom network. RESULT is wrong if the network calls a grid solved that is not a solution of the puzzle. With --count, or --solutions above 1, Convoku checks and counts every solution itself. RESULT and the word after the number are then wrong if the puzzle has a different number of solutions. Otherwise no_solution is the network’s answer, right or wrong.</source>
        <translation>Convoku 会核对自编网络的答案。网络称已解出而盘面并非该题的解时，RESULT 为 wrong。使用 --count 或大于 1 的 --solutions 时，Convoku 会核对每个解并自行计数：题目的解数不同时，RESULT 和数字后面的词为 wrong。其他情况下，no_solution 是网络的说法，未必正确。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) have a different number of solutions than the network found.</source>
        <translation>
            <numerusform>有 %n 道题目的解数与网络找到的不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>This grid is wrong: it is not a solution of the puzzle.</source>
        <translation>这个盘面是错的：它不是该题的解。</translation>
    </message>
    <message>
        <source>The result is wrong if your own network calls a grid solved that is not a solution of the puzzle.</source>
        <translation>自编网络称已解出而盘面并非该题的解时，结果为 wrong。</translation>
    </message>
    <message>
        <source>With --data: total time in minutes (default: %1, or as long as --steps take).</source>
        <translation>与 --data 合用：全部工作的时间，以分钟计（默认：%1；若给出 --steps，则到这些步完成为止）。</translation>
    </message>
    <message>
        <source>Training the network %1 on puzzles from %2.</source>
        <translation>正在用 %2 的题目训练网络 %1。</translation>
    </message>
    <message>
        <source>There was time for %1 of the %2 puzzles in the test set.</source>
        <translation>时间只够解留出的 %2 道题目中的 %1 道。</translation>
    </message>
    <message>
        <source>Cancelled after step %1. --resume %2 continues the training.</source>
        <translation>在第 %1 步后取消。用 --resume %2 可继续训练。</translation>
    </message>
    <message>
        <source>With --data, one line every 15 seconds and one at the end. They measure the network’s first answer on the test set. accuracy1 is the share of all cells that are correct (givens are kept), and accuracy2 that of the open cells. accuracy3 is the share of puzzles with all cells correct. The last line shows how the network solves them pass by pass, without search, with a 95 % interval. --minutes limits the whole command. If time runs short, fewer puzzles are solved.</source>
        <translation>使用 --data 时，每 15 秒一行，结束时还有一行：在专门留出的题目上，只问网络一次时，accuracy1 是所有单元格中正确的比例（已知数保持不变），accuracy2 是空单元格中的比例，accuracy3 是所有单元格都正确的题目的比例。最后一行是不用搜索、逐轮解题的结果，附 95 % 区间。--minutes 是整个命令的时间：时间不够时，解的题目会更少。</translation>
    </message>
    <message>
        <source>With --data and -o, Convoku writes the network, its weights and a checkpoint about every 10 seconds. Ctrl+C ends the training: everything learned so far is kept, and the exit status is 2.</source>
        <translation>使用 --data 和 -o 时，大约每 10 秒写入网络、权重和一个检查点。按 Ctrl+C 结束训练：到此为止学到的内容会保留，退出状态为 2。</translation>
    </message>
    <message>
        <source>Backend that runs the network: bitwise (one bit per puzzle, the default) or torch (LibTorch, hundreds of times slower). Both give the same results.</source>
        <translation>用什么运行网络：bitwise（每题一位，默认）或 torch（LibTorch，慢数百倍）。两者结果相同。</translation>
    </message>
    <message>
        <source>At the end: the network runs until it stops. Without search it runs until nothing changes, even after a contradiction. A network that fills one cell per pass therefore fills the grid one cell at a time. In one shot: each open cell gets the digit that the network rates highest in its first pass; givens are kept. Only networks that rate every digit of a cell and have no memory give this answer.</source>
        <translation>结束时：网络一直运行到停止。没有搜索时，它运行到不再有任何变化为止，遇到矛盾也继续。因此，每轮填一个单元格的网络会逐格填满盘面。一次作答：每个空单元格填入网络在第一轮中认为最可能的数字；已知数保留。只有对单元格的每个数字都给出评分的网络才有这种答案，带记忆的网络没有。</translation>
    </message>
    <message>
        <source>Parameters are the numbers in the weights and biases of the rules’ convolutions, trained and fixed ones. Trained numbers that several layers share count once. All numbers of an ONNX file count as trained.</source>
        <translation>参数是规则的卷积的权重和偏置中的数字，分为训练的和固定的。多层共用的训练数字只计一次。ONNX 文件中的数字全部计为训练的。</translation>
    </message>
    <message>
        <source>Multiply-adds are counted for all convolutions of a pass, with verdict and search. csv and json also list the operations of other layers. Times are measured with puzzles side by side on this computer.</source>
        <translation>乘加是一轮中所有卷积的乘加，包括判定和搜索；csv 和 json 还给出其他层的计算量。时间是本机上多道题目并行时的时间。</translation>
    </message>
    <message>
        <source>One picture for each pass (the default), or for each change: every rule that removed something, every event of the search. A pass that removes more than %1 candidates always has one picture for each rule.</source>
        <translation>每轮一幅画面（默认），或每个变化一幅：每条移除了候选数的规则、每个搜索事件。一轮移除的候选数超过 %1 个时，总是每条规则一幅。</translation>
    </message>
    <message>
        <source>Describe the step in a sentence below the board (default: for animations of runs and proofs at least %1 pixels wide).</source>
        <translation>在盘面下方用一句话说明这一步做了什么。宽度至少为 %1 像素的运行或证明动画默认带有这句话。</translation>
    </message>
    <message>
        <source>Omit the sentence below the board.</source>
        <translation>不要这句话。</translation>
    </message>
    <message>
        <source>Count up to N solutions (default: 2).</source>
        <translation>最多数到 N 个解（默认：2）。</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Sort the rows by %1. A leading - puts the largest first.</source>
        <translation>按 %1 对行排序；前面加 - 则从大到小。</translation>
    </message>
    <message>
        <source>Write one row per input instead of one per puzzle.</source>
        <translation>每个输入写一行，而不是每个谜题一行。</translation>
    </message>
    <message>
        <source>text (the default), csv or json: one object per line.</source>
        <translation>text（默认）、csv 或 json：每行一个对象。</translation>
    </message>
    <message>
        <source>passes, guesses, taken_back and depth are those of the network’s run to its first solution. verdict is %1.</source>
        <translation>passes、guesses、taken_back 和 depth 属于网络运行到第一个解的过程。verdict 为以下之一：%1。</translation>
    </message>
    <message>
        <source>Example: convoku-cli analyse --total --format csv *.txt &gt; table.csv</source>
        <translation>示例：convoku-cli analyse --total --format csv *.txt &gt; table.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still analysed) or output that cannot be written.</source>
        <translation>退出状态：0 完成，2 用法错误、输入有误（正确的谜题仍会被分析）或无法写出结果。</translation>
    </message>
    <message>
        <source>--sort: there is no “%1”. Use one of %2.</source>
        <translation>--sort：没有“%1”。可用的有：%2。</translation>
    </message>
    <message>
        <source>--total and --sort conflict: totals are in the order of the inputs.</source>
        <translation>--total 与 --sort 不能同时使用：总计保持输入的顺序。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) read</source>
        <translation>
            <numerusform>已读取 %n 道题目</numerusform>
        </translation>
    </message>
    <message>
        <source>--change: there is no “%1”. Use one of %2.</source>
        <translation>--change：没有“%1”。可用的有：%2。</translation>
    </message>
    <message>
        <source>--position: there is no rule “%1” in this run. Use one of %2.</source>
        <translation>--position：没有运行规则“%1”。正在运行的有：%2。</translation>
    </message>
    <message>
        <source>Write the minimal form (minlex) of each puzzle: the smallest text that results from turning, mirroring, moving lines and renaming digits.</source>
        <translation>写出每个谜题的最小形式（minlex）：通过旋转、镜像、移动行列和更换数字所能得到的最小文本。</translation>
    </message>
    <message>
        <source>Leave out puzzles that have the same minimal form as an earlier one.</source>
        <translation>略去与前面某个谜题最小形式相同的谜题。</translation>
    </message>
    <message>
        <source>KIND,KIND…</source>
        <translation>种类,种类…</translation>
    </message>
    <message>
        <source>Change each puzzle at random without changing its difficulty: %1.</source>
        <translation>随机变换每个谜题而不改变难度：%1。</translation>
    </message>
    <message>
        <source>With --change: the same number makes the same changes (default: 1).</source>
        <translation>与 --change 一起：相同的数产生相同的变换（默认：1）。</translation>
    </message>
    <message>
        <source>Remove givens, from the first cell on, as long as the puzzle has one solution.</source>
        <translation>从第一个格子开始去掉已知数，只要谜题仍有唯一解。</translation>
    </message>
    <message>
        <source>Instead of each puzzle, write the first position in which this rule of the network removes candidates and no earlier rule does. Puzzles without such a position are left out.</source>
        <translation>不写谜题本身，而写出网络的这条规则删除候选数、而其前的规则都没有删除的第一个局面。没有这种局面的谜题被略去。</translation>
    </message>
    <message>
        <source>A line has 81 characters, or 729 candidates if the puzzle consists of more than its givens, and the puzzle’s comment. Options apply in this order: --position, --minimise, --change, --canonical, --dedupe.</source>
        <translation>每行有 81 个字符（如果谜题除已知数外还有别的内容，则为 729 个候选数），以及谜题的注释。选项按此顺序生效：--position、--minimise、--change、--canonical、--dedupe。</translation>
    </message>
    <message>
        <source>Example: convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</source>
        <translation>示例：convoku-cli list --dedupe --canonical a.txt b.txt &gt; both.txt</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 a puzzle could not be changed as requested, 2 wrong usage, bad input (the good puzzles are still written) or output that cannot be written.</source>
        <translation>退出状态：0 完成，1 有谜题无法按要求变换，2 用法错误、输入有误（正确的谜题仍会写出）或无法写出结果。</translation>
    </message>
    <message>
        <source>--seed needs --change.</source>
        <translation>--seed 需要 --change。</translation>
    </message>
    <message>
        <source>--%1 needs --position.</source>
        <translation>--%1 需要 --position。</translation>
    </message>
    <message>
        <source>%1: the puzzle does not have exactly one solution. It is left unchanged.</source>
        <translation>%1：该谜题并非恰有一个解；保持原样。</translation>
    </message>
    <message>
        <source>%1: a house has a digit twice, so there is no minimal form. The puzzle is left unchanged.</source>
        <translation>%1：某个宫、行或列中同一数字出现两次，因此没有最小形式；谜题保持原样。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) left out.</source>
        <translation>
            <numerusform>略去 %n 道题目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse puzzles: the number of solutions and the effort to find them.</source>
        <translation>分析题目：有多少个解，以及求解需要什么。</translation>
    </message>
    <message>
        <source>The network whose rules rate a puzzle (default: one_kernel; none: no rating).</source>
        <translation>用其规则给题目评级的网络（默认：one_kernel；none：不评级）。</translation>
    </message>
    <message>
        <source>Show only puzzles that match this filter, as in the window: “passes &gt; 20, no guesses”.</source>
        <translation>只显示符合此筛选条件的题目，写法与窗口中相同：“passes &gt; 20, no guesses”。</translation>
    </message>
    <message>
        <source>needs rates a puzzle by rules: the weakest set of rules from --needs that solves it without a guess, or “guess” if there is none. The last rule of the set is the first that, with the rules before it, solves the puzzle. Unnecessary rules before it are left out. Totals count puzzles by that rule, as needs_RULE.</source>
        <translation>needs 用规则给题目评级：--needs 的规则中不靠猜测就能解出它的最弱的一组；没有时为“guess”。其中最后一条是使得到它为止的规则足以解题的第一条规则；之前不需要的规则被省略。总计按这条规则统计题目数，列名为 needs_规则。</translation>
    </message>
    <message>
        <source>Convoku prints totals on standard error after the rows. Memory use does not depend on the number of puzzles, except with --sort.</source>
        <translation>总计在各行之后写到标准错误。除使用 --sort 外，题目数量不影响内存。</translation>
    </message>
    <message>
        <source>Write puzzles in minimal form, without repetitions, changed at random, or as positions.</source>
        <translation>以最小形式、去除重复、随机变换或作为局面写出题目。</translation>
    </message>
    <message>
        <source>--dedupe takes about 100 bytes of memory per puzzle. Without it, memory use does not depend on the number of puzzles.</source>
        <translation>--dedupe 每个题目约占 100 字节内存；不用它时题目数量没有影响。</translation>
    </message>
    <message>
        <source>Several inputs are measured one after the other; their lines begin with file= and the name.</source>
        <translation>多个输入依次测量；它们的行以 file= 和名称开头。</translation>
    </message>
    <message>
        <source>Place the givens in the cells that have digits in this puzzle of 81 characters.</source>
        <translation>把已知数放在这道 81 个字符的题目有数字的格子里。</translation>
    </message>
    <message>
        <source>--pattern already places the givens. Omit --%1.</source>
        <translation>--pattern 已指定已知数的位置：请去掉 --%1。</translation>
    </message>
    <message>
        <source>With several puzzles, the events of each puzzle follow those of the previous one. In text, a line with # and the puzzle precedes them; in jsonl, their start has the puzzle’s &quot;number&quot;.</source>
        <translation>有多道题目时，各题的事件依次排列：text 中在带 # 和题目的一行之后，jsonl 中从带有题号 &quot;number&quot; 的 start 开始。</translation>
    </message>
    <message>
        <source>Print a script that lets bash, zsh or fish complete these commands and their options.</source>
        <translation>输出一个脚本，让 bash、zsh 或 fish 补全这些命令及其选项。</translation>
    </message>
    <message>
        <source>The first argument can be:</source>
        <translation>第一个参数可以是：</translation>
    </message>
    <message>
        <source>[WHAT] PUZZLE -o FILE</source>
        <translation>[WHAT] PUZZLE -o FILE</translation>
    </message>
    <message>
        <source>The board, from the puzzle to the end (the default).</source>
        <translation>盘面，从题目到结尾（默认）。</translation>
    </message>
    <message>
        <source>Two runs side by side, with --without or --against.</source>
        <translation>并排的两次运行，与 --without 或 --against 合用。</translation>
    </message>
    <message>
        <source>The removals that explain why a candidate such as r1c2=5 was removed.</source>
        <translation>解释某个候选数（例如 r1c2=5）为何消失的各次移除。</translation>
    </message>
    <message>
        <source>The search tree, as a picture.</source>
        <translation>搜索树，作为图片。</translation>
    </message>
    <message>
        <source>One pass whose state is fed back, as a picture.</source>
        <translation>状态反馈回输入的一轮，作为图片。</translation>
    </message>
    <message>
        <source>The candidates as a cube, with the slice of the rule whose step --at names. An animation turns the cube to the rule that finds the same from the side.</source>
        <translation>候选数组成的立方体，带有 --at 所指步骤的规则的切片。动画中，立方体转到从侧面找到同样内容的规则。</translation>
    </message>
    <message>
        <source>A layer, by its pass, its step and its place in the step, such as 17.4.1. An animation slides its kernel over the input.</source>
        <translation>一层，用轮、步和步中的位置指定，例如 17.4.1。动画中，该层的卷积核在输入上滑动。</translation>
    </message>
    <message>
        <source>The layers of a rule (by its id), of verdict, search or encode, or the groups of a pass (pass), as a picture. It needs no PUZZLE.</source>
        <translation>一条规则（用其 id）、verdict、search 或 encode 的各层，或一轮的各组（pass），作为图片。不需要 PUZZLE。</translation>
    </message>
    <message>
        <source>The file to write. Animations: .gif, .webp, .apng, .mp4 and .webm (the last two need ffmpeg). Pictures: .png, .svg and .pdf. An existing file is replaced only when the new one is complete. - is standard output, and needs --format.</source>
        <translation>要写出的文件。动画：.gif、.webp、.apng、.mp4 和 .webm（后两种需要 ffmpeg）。图片：.png、.svg 和 .pdf。已存在的文件只在新文件完整写好后才会替换。- 表示标准输出，需要 --format。</translation>
    </message>
    <message>
        <source>Write a .png or .svg file as an animation.</source>
        <translation>把 .png 或 .svg 文件写成动画。</translation>
    </message>
    <message>
        <source>With compare: the rules that the second run omits, separated by commas (search is one of them).</source>
        <translation>与 compare 合用：第二次运行不用的规则（用逗号分隔；search 也算一条）。</translation>
    </message>
    <message>
        <source>With compare: the network of the second run, named as with --network.</source>
        <translation>与 compare 合用：第二次运行的网络，写法与 --network 相同。</translation>
    </message>
    <message>
        <source>With compare: the boards one above the other, as an animation for a phone (--size 390).</source>
        <translation>与 compare 一起：棋盘上下排列，适合手机上的动画（--size 390）。</translation>
    </message>
    <message>
        <source>Begin the animation with this title, which is shown for two seconds.</source>
        <translation>动画开头先显示此标题，持续两秒。</translation>
    </message>
    <message>
        <source>The text above the board, in place of pass, depth and candidates left.</source>
        <translation>盘面上方的文字，代替轮、深度和剩余候选数。</translation>
    </message>
    <message>
        <source>Largest number of colours: 127 (the default) or 255 for a GIF or an animated PNG. Use all for an animated PNG or a WebP with exact colours, even if a palette makes the file smaller.</source>
        <translation>最多颜色数：GIF 或 PNG 动画用 127（默认）或 255。要让 PNG 动画或 WebP 的颜色完全准确，请用 all，即使调色板会使文件更小。</translation>
    </message>
    <message>
        <source>The background of a PNG or SVG picture: that of the theme (the default), or transparent.</source>
        <translation>PNG 或 SVG 图片的背景：主题的背景（theme，默认）或透明（transparent）。</translation>
    </message>
    <message>
        <source>Rewrite the file whenever the file of the puzzle or the network changes. Press Ctrl+C to stop.</source>
        <translation>每当题目或网络的文件改变时，重新写出文件。按 Ctrl+C 结束。</translation>
    </message>
    <message>
        <source>If a file has one of these words as its name, write it with its folder: ./run.</source>
        <translation>如果文件名与这些词之一相同，请连同文件夹一起写：./run。</translation>
    </message>
    <message>
        <source>compare needs a second run: --without RULES or --against NETWORK.</source>
        <translation>compare 需要第二次运行：--without RULES 或 --against NETWORK。</translation>
    </message>
    <message>
        <source>proof: “%1” is not a candidate. Example: r1c2=5.</source>
        <translation>proof：“%1”不是候选数，例如 r1c2=5。</translation>
    </message>
    <message>
        <source>proof: %1 is still present in %2. Nothing has removed it.</source>
        <translation>proof：%1 在 %2 中还在：没有被移除。</translation>
    </message>
    <message>
        <source>%1: specify what to show, such as %2.</source>
        <translation>%1 之后需要指明显示什么，例如 %2。</translation>
    </message>
    <message>
        <source>--%1 and %2 conflict: a file shows only one of them.</source>
        <translation>--%1 不能与 %2 合用：一个文件只显示其中之一。</translation>
    </message>
    <message>
        <source>--%1 is an earlier spelling. The command is now: %2 export %3 …</source>
        <translation>--%1 是以前的写法。现在的命令是：%2 export %3 …</translation>
    </message>
    <message>
        <source>cube: %1 is not a step of a rule. Name one with --at, such as 17.4.</source>
        <translation>cube：%1 不是规则的步骤。请用 --at 指定一个，例如 17.4。</translation>
    </message>
    <message>
        <source>The smallest numbers are only %1 pixels high.</source>
        <translation>最小的数字只有 %1 像素高。</translation>
    </message>
    <message>
        <source>--size %1 makes them readable, and --number with --close-up shows fewer.</source>
        <translation>用 --size %1 可以看清；--number 加 --close-up 显示得更少。</translation>
    </message>
    <message>
        <source>--number with --close-up shows fewer and larger ones.</source>
        <translation>--number 加 --close-up 显示更少、更大的数字。</translation>
    </message>
    <message>
        <source>With layer: the number of the output whose window and arithmetic are shown, such as r1c2=5 (a candidate), r1=5, c1=5, b1=5 (a house and a digit) or b1=25 (a pair).</source>
        <translation>与 layer 合用：要显示其窗口和算式的输出数值，例如 r1c2=5（候选数），r1=5、c1=5、b1=5（区域和数字）或 b1=25（数对）。</translation>
    </message>
    <message>
        <source>With layer and an animation: slide over one output plane (the default) or over all. The one plane is that of --number, or else the first.</source>
        <translation>与 layer 和动画合用：在输出的一个平面上滑动（默认；为 --number 所在的平面，否则为第一个），或在所有平面上滑动。</translation>
    </message>
    <message>
        <source>With layer: all of its numbers in one step, with all windows over the input. An animation shows the windows first.</source>
        <translation>与 layer 合用：一步给出该层的全部数值，所有窗口都画在输入上。动画先显示窗口。</translation>
    </message>
    <message>
        <source>layer: “%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>layer：“%1”不是层的地址，例如 17.4.1。</translation>
    </message>
    <message>
        <source>“%1” is not a layer’s address. Example: 17.4.1.</source>
        <translation>“%1”不是层的地址，例如 17.4.1。</translation>
    </message>
    <message>
        <source>graph: “%1” is not one of %2.</source>
        <translation>graph：“%1”不是 %2 之一。</translation>
    </message>
    <message>
        <source>an animation of a run</source>
        <translation>运行的动画</translation>
    </message>
    <message>
        <source>a picture of a run</source>
        <translation>运行的图片</translation>
    </message>
    <message>
        <source>animations of a collection (--each)</source>
        <translation>题集的动画（--each）</translation>
    </message>
    <message>
        <source>pictures of a collection (--each)</source>
        <translation>题集的图片（--each）</translation>
    </message>
    <message>
        <source>an animation of two runs</source>
        <translation>两次运行的动画</translation>
    </message>
    <message>
        <source>a picture of two runs</source>
        <translation>两次运行的图片</translation>
    </message>
    <message>
        <source>an animation of a proof</source>
        <translation>证明的动画</translation>
    </message>
    <message>
        <source>a picture of a proof</source>
        <translation>证明的图片</translation>
    </message>
    <message>
        <source>a search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>a picture of the recurrence</source>
        <translation>循环结构的图片</translation>
    </message>
    <message>
        <source>an animation of the cube</source>
        <translation>立方体的动画</translation>
    </message>
    <message>
        <source>a picture of the cube</source>
        <translation>立方体的图片</translation>
    </message>
    <message>
        <source>an animation of a layer</source>
        <translation>层的动画</translation>
    </message>
    <message>
        <source>a picture of a layer</source>
        <translation>层的图片</translation>
    </message>
    <message>
        <source>a graph</source>
        <translation>图（graph）</translation>
    </message>
    <message>
        <source>--%1 does not apply to %2.</source>
        <translation>--%1 不适用于%2。</translation>
    </message>
    <message>
        <source>Use --at.</source>
        <translation>请用 --at。</translation>
    </message>
    <message>
        <source>Use --from and --to.</source>
        <translation>请用 --from 和 --to。</translation>
    </message>
    <message>
        <source>Use it with --each.</source>
        <translation>请与 --each 一起使用。</translation>
    </message>
    <message>
        <source>--text applies to SVG only.</source>
        <translation>--text 只适用于 SVG。</translation>
    </message>
    <message>
        <source>--background applies to PNG and SVG only.</source>
        <translation>--background 只适用于 PNG 和 SVG。</translation>
    </message>
    <message>
        <source>--loops does not apply to %1: the player decides how often it plays.</source>
        <translation>--loops 不适用于 %1：播放次数由播放器决定。</translation>
    </message>
    <message>
        <source>--colours does not apply to %1.</source>
        <translation>--colours 不适用于 %1。</translation>
    </message>
    <message>
        <source>--colours all applies to WebP and APNG only. Use 127 or 255.</source>
        <translation>--colours all 只适用于 WebP 和 APNG。请用 127 或 255。</translation>
    </message>
    <message>
        <source>--animated does not apply to %1.</source>
        <translation>--animated 不适用于%1。</translation>
    </message>
    <message>
        <source>--animated: a PDF cannot be animated. Use .svg, .png or one of %1.</source>
        <translation>--animated：PDF 不能动。请用 .svg、.png 或 %1 之一。</translation>
    </message>
    <message>
        <source>--each does not apply to %1: it exports the run of each puzzle.</source>
        <translation>--each 不适用于 %1：它导出每个数独的运行。</translation>
    </message>
    <message>
        <source>--%1 and --%2 conflict.</source>
        <translation>--%1 不能与 --%2 一起使用。</translation>
    </message>
    <message>
        <source>--%1 needs --%2.</source>
        <translation>--%1 需要 --%2。</translation>
    </message>
    <message>
        <source>--through needs a network with a memory.</source>
        <translation>--through 需要有记忆的网络。</translation>
    </message>
    <message>
        <source>--acquired needs a network without a memory.</source>
        <translation>--acquired 需要什么也不记忆的网络。</translation>
    </message>
    <message>
        <source>The training that comes with the program: how ten starts learned the rule “is the count 1?”. For a picture, --at names the step (default: the last one). It needs no PUZZLE.</source>
        <translation>程序自带的训练：十个起点如何学会规则“个数是 1 吗？”。对于图片，--at 指定步（默认：最后一步）。不需要 PUZZLE。</translation>
    </message>
    <message>
        <source>export %1 takes no PUZZLE.</source>
        <translation>export %1 不接受 PUZZLE。</translation>
    </message>
    <message>
        <source>an animation of a training</source>
        <translation>训练的动画</translation>
    </message>
    <message>
        <source>a picture of a training</source>
        <translation>训练的图片</translation>
    </message>
    <message>
        <source>%1, %2 s left</source>
        <translation>%1，还剩 %2 秒</translation>
    </message>
    <message>
        <source>%1, %2 min left</source>
        <translation>%1，还剩 %2 分钟</translation>
    </message>
    <message>
        <source>Number of candidates that each rule removed in each pass, as a picture of at most %1 passes.</source>
        <translation>每条规则在每一轮移除的候选数的个数，作为图片，最多 %1 轮。</translation>
    </message>
    <message>
        <source>table: the range contains no pass.</source>
        <translation>table：没有可显示的轮。</translation>
    </message>
    <message>
        <source>table: %2 passes do not fit; the limit is %1. Use --from and --to.</source>
        <translation>table：最多容纳 %1 轮，而这里有 %2 轮。请用 --from 和 --to 指定其中一部分。</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Number of threads that share the boards of a step (default: 1). A different number changes the rounding.</source>
        <translation>分担一步的各个盘面的线程数（默认：1）。多于一个时，求和时舍入的顺序不同。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 到 %2 %</translation>
    </message>
    <message>
        <source>In one shot</source>
        <translation>一次作答</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>Puzzles: %1. Open cells: %2.</source>
        <translation>题目：%1。空单元格：%2。</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>one shot: %1</source>
        <translation>一次作答：%1</translation>
    </message>
    <message>
        <source>end: %1</source>
        <translation>结束时：%1</translation>
    </message>
    <message>
        <source>NETWORK INPUT…</source>
        <translation>NETWORK INPUT…</translation>
    </message>
    <message>
        <source>Measure how many cells and puzzles a network gets right, with the metrics of published reports.</source>
        <translation>像关于训练网络的报告那样，衡量网络在题目上的正确程度。</translation>
    </message>
    <message>
        <source>Stop a puzzle after N passes of a network (default: %1).</source>
        <translation>一个网络运行 N 轮后停止该题目（默认：%1）。</translation>
    </message>
    <message>
        <source>NETWORK is a name or a file, as for --network in other commands. It runs without search.</source>
        <translation>NETWORK 是名称或文件，写法与其他命令的 --network 相同。网络运行时不搜索。</translation>
    </message>
    <message>
        <source>accuracy1 is the share of correct cells out of all 81, accuracy2 the share out of the open cells, accuracy3 the share of puzzles in which every cell is correct.</source>
        <translation>accuracy1 是全部 81 个单元格中正确的比例，accuracy2 是原为空的单元格中的比例，accuracy3 是所有单元格都正确的题目的比例。</translation>
    </message>
    <message>
        <source>In one shot: each cell, including the givens, gets the digit that the network rates highest in its first pass. Only networks that rate every digit of a cell have this result.</source>
        <translation>一次作答：每个单元格填入网络在第一轮中认为最可能的数字，有已知数的单元格也一样。只有对单元格的每个数字都给出评分的网络才有这种答案。</translation>
    </message>
    <message>
        <source>At the end: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time. Givens are kept. An open cell counts as wrong.</source>
        <translation>结束时：网络运行到不再有任何变化为止，遇到矛盾也继续。每轮填一个单元格的网络会逐格填满盘面。已知数保留。仍然空着的单元格不算正确。</translation>
    </message>
    <message>
        <source>The correct solution is the one in the second column of the input. Without a second column it is the only solution, and puzzles with several solutions are skipped.</source>
        <translation>以题目在第二列附带的解为正确。没有附带解时，以唯一解为正确，有多个解的题目不计。</translation>
    </message>
    <message>
        <source>All intervals are 95 % confidence intervals. For accuracy1 and accuracy2 they account for the dependence between cells of the same puzzle.</source>
        <translation>区间为 95 % 区间。accuracy1 和 accuracy2 的区间考虑了同一题目的单元格彼此相关。</translation>
    </message>
    <message>
        <source>Example: convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</source>
        <translation>示例：convoku-cli generate --holes even --count 1000 --seed 1 &gt; holes.csv; convoku-cli evaluate houses holes.csv</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still counted), a network that failed, output that cannot be written, or cancelled.</source>
        <translation>退出状态：0 完成；2 用法错误、输入有误（正确的题目照常计入）、网络出错、输出无法写入或已取消。</translation>
    </message>
    <message>
        <source>A network is missing. Use a name or a file.</source>
        <translation>缺少网络：名称或文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) without a known solution are left out.</source>
        <translation>
            <numerusform>%n 道没有已知解的题目不计。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle to evaluate the network on.</source>
        <translation>没有可用来评估网络的题目。</translation>
    </message>
    <message>
        <source>SPREAD</source>
        <translation>SPREAD</translation>
    </message>
    <message>
        <source>Remove digits from full grids at random, without checking for a unique solution, and write puzzle,solution on each line. even: every number of givens in --givens (default: %1..%2) is equally likely; normal: numbers near the middle are more likely.</source>
        <translation>改为从终盘中随机去掉数字，不论是否只剩一个解，并在每道题目后面写出终盘：puzzle,solution。even：--givens（默认：%1..%2）中每个已知数个数的可能性相同；normal：靠近中间的个数可能性更大。</translation>
    </message>
    <message>
        <source>For an ONNX file that scores each digit: choose the digit with the largest share of its cell (shares, the default) or with the largest output (logits).</source>
        <translation>用于给出每个数字把握程度的 ONNX 文件：最有把握的数字，是在其单元格中所占比例最大的（shares，默认），或输出数值最大的（logits）。</translation>
    </message>
    <message>
        <source>--surest needs a network in an ONNX file.</source>
        <translation>--surest 需要 ONNX 文件中的网络。</translation>
    </message>
    <message>
        <source>--surest does not apply to files that Convoku wrote: they contain the rule that fills a cell.</source>
        <translation>--surest：此文件由本程序写出，其中已写明填什么。</translation>
    </message>
    <message>
        <source>With --data: file for the training puzzles and their solutions (puzzle,solution).</source>
        <translation>与 --data 合用：把训练所用的题目连同解写成表格：puzzle,solution。</translation>
    </message>
    <message>
        <source>The networks of a comparison need puzzles on the same board.</source>
        <translation>参与比较的网络必须使用相同大小的盘面。</translation>
    </message>
    <message>
        <source>--pattern: “%1” is not a pattern. Use a puzzle of %3 characters with a digit in at least %2 cells.</source>
        <translation>--pattern：“%1”不是图案。请使用 %3 个字符的题目，至少在 %2 个单元格中有数字。</translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) on a different board.</source>
        <translation>
            <numerusform>另有 %n 个题目属于其他盘面。</numerusform>
        </translation>
    </message>
    <message>
        <source>All layers of a pass, such as 1, or of one of its steps, such as 1.2, with every number. On paper, a rule on a 4×4 board fits A3, and a pass fits A0. An animation adds layer after layer, or step after step of a pass.</source>
        <translation>一轮（如 1）或其中一步（如 1.2）的所有层，写出每个数。打印时，4×4 盘面上的一条规则可放在 A3 纸上，一轮可放在 A0 纸上。动画逐层添加；一轮则逐步添加。</translation>
    </message>
    <message>
        <source>P[.S]</source>
        <translation>P[.S]</translation>
    </message>
    <message>
        <source>pass: %1 numbers do not fit on a page; the limit is %2. Name a step, such as 1.2, or use a network for a smaller board.</source>
        <translation>pass：一页放不下 %1 个数，上限是 %2 个。请指定一步，例如 1.2，或使用更小盘面的网络。</translation>
    </message>
    <message>
        <source>an animation of a pass</source>
        <translation>一轮的动画</translation>
    </message>
    <message>
        <source>a picture of a pass</source>
        <translation>一轮的图片</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionExportDialog</name>
    <message>
        <source>Export collection</source>
        <translation>导出题集</translation>
    </message>
    <message numerus="yes">
        <source>the %n shown by the filter</source>
        <translation>
            <numerusform>筛选出的 %n 道题目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n puzzle(s)</source>
        <translation>
            <numerusform>全部 %n 道题目</numerusform>
        </translation>
    </message>
    <message>
        <source>an animation of its run</source>
        <translation>其运行的动画</translation>
    </message>
    <message>
        <source>a picture of the end of its run</source>
        <translation>其运行结尾的图片</translation>
    </message>
    <message>
        <source>a picture of the puzzle</source>
        <translation>题目的图片</translation>
    </message>
    <message>
        <source>skip the puzzle</source>
        <translation>跳过该题目</translation>
    </message>
    <message>
        <source>replace the file</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>number the new file</source>
        <translation>给新文件加编号</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>选择(&amp;O)…</translation>
    </message>
    <message>
        <source>{number} is the puzzle’s position in the collection, {name} is its name</source>
        <translation>{number} 代表题目在题集中的序号，{name} 代表题目名称</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>题目(&amp;U)</translation>
    </message>
    <message>
        <source>F&amp;or each</source>
        <translation>每道题目(&amp;O)</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>文件夹(&amp;L)</translation>
    </message>
    <message>
        <source>File &amp;names</source>
        <translation>文件名(&amp;N)</translation>
    </message>
    <message>
        <source>If a file &amp;is there</source>
        <translation>文件已存在时(&amp;I)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>各题目的导出结果</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Copy outcomes</source>
        <translation>复制结果(&amp;C)</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>请选择文件夹。</translation>
    </message>
    <message>
        <source>The file names need {number} or {name}; otherwise all are equal.</source>
        <translation>文件名中需要 {number} 或 {name}，否则所有文件同名。</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>存放文件的文件夹</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 不是文件夹，也无法建成文件夹。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>写出 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>跳过 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失败 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cancelled: %n left</source>
        <translation>
            <numerusform>已取消：还剩 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CollectionModel</name>
    <message>
        <source>Line %1 of the file</source>
        <translation>文件的第 %1 行</translation>
    </message>
    <message>
        <source>%1: passes in which this rule removed something</source>
        <translation>%1：该规则移除了候选数的轮数</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPane</name>
    <message>
        <source>Compare over the collection</source>
        <translation>在题集上比较</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>将表格复制为文本</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the table as CSV for spreadsheets and scripts</source>
        <translation>存为逗号分隔的表格，供电子表格和脚本使用</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>图片…</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>保存表格的图片</translation>
    </message>
    <message>
        <source>Puzzles to compare on</source>
        <translation>用于比较的题目</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>前 %1 题</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>比较进度</translation>
    </message>
    <message>
        <source>Networks compared</source>
        <translation>网络比较</translation>
    </message>
    <message>
        <source>Finding the solutions</source>
        <translation>正在求解</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>networks</source>
        <translation>networks</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>表格 (%1)</translation>
    </message>
    <message>
        <source>On the collection %1</source>
        <translation>在题集 %1 上</translation>
    </message>
    <message>
        <source>Open a collection to compare the networks on all its puzzles.</source>
        <translation>打开一个题集，即可在整个题集上比较网络。</translation>
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
        <translation>选择列…</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Several columns of this table contain puzzles. Choose the one to list</source>
        <translation>此表格有多列含有题目：请选择要列出的一列</translation>
    </message>
    <message>
        <source>The analysis failed: %1</source>
        <translation>分析中断：%1</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1 …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Open a file with several puzzles to choose one here.</source>
        <translation>打开含多道题目的文件，即可在此选择题目。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a file&apos;s name and how many puzzles it has</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (incomplete: reading was stopped)</source>
        <translation>%1（读取已停止：后面还有内容）</translation>
    </message>
    <message>
        <source>Reading: %1 %</source>
        <translation>正在读取：%1 %</translation>
    </message>
    <message>
        <source>Unique? %1 of %2</source>
        <translation>唯一性检查：%1 / %2</translation>
    </message>
    <message>
        <source>The numbers are from different rules. Analyse again to see what the rules of the run do.</source>
        <translation>这些数来自另一套规则，与当前运行不同：请重新分析，查看当前规则的结果。</translation>
    </message>
    <message>
        <source>Continue analysis</source>
        <translation>继续分析</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>There is too much to copy. Save it to a file.</source>
        <translation>内容太多，无法复制；请保存到文件。</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n puzzle(s)</source>
        <translation>
            <numerusform>已复制 %n 道题目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 characters and comment, one puzzle per line (*.txt)</source>
        <translation>%1 个字符和注释，每行一道题目 (*.txt)</translation>
    </message>
    <message>
        <source>%1 digits, one puzzle per line (*.sdm)</source>
        <translation>%1 个数字，每行一道题目 (*.sdm)</translation>
    </message>
    <message>
        <source>Table of everything known about each puzzle (*.csv)</source>
        <translation>含各题目已知信息的表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save selected puzzles</source>
        <translation>保存所选题目</translation>
    </message>
    <message>
        <source>Save shown puzzles</source>
        <translation>保存显示的题目</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n puzzle(s): %1</source>
        <translation>
            <numerusform>已保存 %n 道题目：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>无法保存 %1。</translation>
    </message>
    <message>
        <source>clear the filter to see all</source>
        <translation>清空筛选可显示全部</translation>
    </message>
    <message>
        <source>Analysed: %1 of %2</source>
        <translation>已分析：%1 / %2</translation>
    </message>
</context>
<context>
    <name>convoku::CollectionWording</name>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <extracomment>the place of a puzzle in a file: name.txt, no. 12</extracomment>
        <translation>%1，第 %2 题</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Number of solutions of the puzzle</source>
        <translation>题目有几个解</translation>
    </message>
    <message>
        <source>Maximum number of active guesses</source>
        <translation>同时成立的猜测的最大个数</translation>
    </message>
    <message>
        <source>one, …</source>
        <extracomment>the verdict on a puzzle: it has a solution, and others are still looked for</extracomment>
        <translation>一个，…</translation>
    </message>
    <message>
        <source>unique</source>
        <extracomment>the verdict on a puzzle: it has one solution</extracomment>
        <translation>唯一</translation>
    </message>
    <message>
        <source>several</source>
        <extracomment>the verdict on a puzzle: it has several solutions</extracomment>
        <translation>多个</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the verdict on a puzzle: it has no solution</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>one, maybe more</source>
        <extracomment>the verdict on a puzzle: it has a solution, and the search for others was given up</extracomment>
        <translation>一个，可能更多</translation>
    </message>
    <message>
        <source>out of passes</source>
        <translation>轮数用尽</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>停滞</translation>
    </message>
    <message>
        <source>This puzzle has not been analysed yet.</source>
        <translation>此题目尚未分析。</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one comes later.</source>
        <translation>题目有一个解。是否有第二个解稍后寻找。</translation>
    </message>
    <message>
        <source>The puzzle has exactly one solution.</source>
        <translation>题目恰有一个解。</translation>
    </message>
    <message>
        <source>The puzzle has two solutions or more.</source>
        <translation>题目有两个或更多解。</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>题目无解。</translation>
    </message>
    <message>
        <source>The puzzle has a solution. The search for a second one was stopped, because it took too many passes.</source>
        <translation>题目有一个解。寻找第二个解所需轮数太多，已停止。</translation>
    </message>
    <message>
        <source>The run was stopped before it found a solution, because it took too many passes.</source>
        <translation>运行所需轮数太多，在找到解之前已停止。</translation>
    </message>
    <message>
        <source>The rules find nothing more, and search is switched off.</source>
        <translation>规则再无发现，而搜索已关闭。</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not a known filter name.</source>
        <translation>第 %1 个字符：“%2”不是筛选器认识的名称。</translation>
    </message>
    <message>
        <source>Character %1: “%2” is not an operator. Use one of &lt; &lt;= &gt; &gt;= = !=.</source>
        <translation>第 %1 个字符：“%2”不是筛选器认识的符号；可用的有 &lt; &lt;= &gt; &gt;= = !=。</translation>
    </message>
    <message>
        <source>Character %1: expected a name before “%2”, as in “passes &lt; 12”.</source>
        <translation>第 %1 个字符：“%2”之前应有名称，如“passes &lt; 12”。</translation>
    </message>
    <message>
        <source>Character %1: expected a number here.</source>
        <translation>第 %1 个字符：此处应为数。</translation>
    </message>
    <message>
        <source>Character %1: expected a number, but found “%2”.</source>
        <translation>第 %1 个字符：应为数，却是“%2”。</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” needs “=” before it.</source>
        <translation>第 %1 个字符：范围“%2”之前需要“=”。</translation>
    </message>
    <message>
        <source>Character %1: the range “%2” is empty. Put the smaller number first.</source>
        <translation>第 %1 个字符：范围“%2”是空的。应先写较小的数。</translation>
    </message>
    <message>
        <source>Character %1: expected something after “%2”.</source>
        <translation>第 %1 个字符：“%2”之后应有内容。</translation>
    </message>
    <message>
        <source>Character %1: this quotation mark is not closed.</source>
        <translation>第 %1 个字符：引号没有闭合。</translation>
    </message>
    <message>
        <source>&lt;p&gt;A row is shown if all terms hold. Separate terms with commas.&lt;/p&gt;</source>
        <translation>&lt;p&gt;所有条件都成立的行才会显示。条件之间用逗号分隔。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>also &amp;gt; &amp;lt;= &amp;gt;= = !=</source>
        <translation>还有 &amp;gt; &amp;lt;= &amp;gt;= = !=</translation>
    </message>
    <message>
        <source>a range, with both ends</source>
        <translation>范围，包括两端</translation>
    </message>
    <message>
        <source>how often the network guessed</source>
        <translation>网络猜测的次数</translation>
    </message>
    <message>
        <source>other numbers of a row</source>
        <translation>行中的其他数</translation>
    </message>
    <message>
        <source>what is known about the solutions</source>
        <translation>关于解的已知情况</translation>
    </message>
    <message>
        <source>if it is not known</source>
        <translation>尚不清楚的题目</translation>
    </message>
    <message>
        <source>the opposite of a term</source>
        <translation>与条件相反</translation>
    </message>
    <message>
        <source>digits in a row of the puzzle, words in the comment</source>
        <translation>题目中连续的数字，注释中的词</translation>
    </message>
    <message>
        <source>&lt;p&gt;A rule alone means that it removes something. With a number, it counts those passes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;单独写规则表示它移除了候选数；带上数则表示在多少轮中移除：&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A family (&lt;code&gt;naked_pair&lt;/code&gt;) includes all its rules. Example: &lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;写规则类别 (&lt;code&gt;naked_pair&lt;/code&gt;) 表示该类别的所有规则。示例：&lt;code&gt;naked_pair_row, no guess, passes &amp;lt; 12&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 puzzle(s)</source>
        <extracomment>%n is how many puzzles, %1 the same number as it is written</extracomment>
        <translation>
            <numerusform>%1 道题目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 passes</source>
        <translation>%1 到 %2 轮</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>passes, and how many puzzles take that many: 12 passes: 4,321 puzzles</extracomment>
        <translation>%1：%2</translation>
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
        <translation>已解出：%1 / 已运行 %2</translation>
    </message>
    <message>
        <source>solved: %1 of %2</source>
        <translation>已解出：%1 / %2</translation>
    </message>
    <message>
        <source>Number of solutions according to the network “%1”</source>
        <translation>题目有几个解，由网络“%1”得出</translation>
    </message>
    <message>
        <source>Passes of the network “%1” until the first solution</source>
        <translation>网络“%1”得到第一个解所用的轮数</translation>
    </message>
    <message>
        <source>Guesses of the network “%1” until the first solution</source>
        <translation>网络“%1”得到第一个解之前的猜测数</translation>
    </message>
</context>
<context>
    <name>convoku::ColoursDialog</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Reset &amp;this</source>
        <translation>重置此项(&amp;T)</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>#rrggbb: red, green and blue, from 00 to ff</source>
        <translation>#rrggbb：红、绿、蓝，从 00 到 ff</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>基于(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>使用这些颜色(&amp;U)</translation>
    </message>
    <message>
        <source>Colour of</source>
        <translation>颜色用途</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Board and window</source>
        <translation>盘面和窗口</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Depths of the search</source>
        <translation>搜索深度</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>All of these are easy to read and tell apart, even for colour-blind people.</source>
        <translation>这些颜色都清晰易读、便于区分，对色觉障碍者也是如此。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of colours that are hard to read or to tell apart:</source>
        <translation>
            <numerusform>%n 对颜色难以看清或区分：</numerusform>
        </translation>
    </message>
    <message>
        <source>Import colours</source>
        <translation>导入颜色</translation>
    </message>
    <message>
        <source>Colours (*.json);;All files (*)</source>
        <translation>颜色 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>导出颜色</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Colours by meaning</source>
        <translation>各用途的颜色</translation>
    </message>
    <message>
        <source>Colours hard to tell apart or to read</source>
        <translation>难以区分或看清的内容</translation>
    </message>
</context>
<context>
    <name>convoku::ColumnDialog</name>
    <message>
        <source>Column of the puzzles</source>
        <translation>题目所在的列</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. Choose the one to read:</source>
        <translation>此表格有多列含有题目。请选择要读取的一列：</translation>
    </message>
</context>
<context>
    <name>convoku::CommandWords</name>
    <message>
        <source>theme dark light night mode appearance colors colours</source>
        <translation>主题 深色 浅色 暗色 亮色 夜间 模式 外观 颜色</translation>
    </message>
    <message>
        <source>theme own colors palette</source>
        <translation>主题 自定义 颜色 配色 调色板</translation>
    </message>
    <message>
        <source>letters typeface text theme</source>
        <translation>文字 字体 文本 主题</translation>
    </message>
    <message>
        <source>language translation locale</source>
        <translation>语言 翻译 中文 区域设置 language</translation>
    </message>
    <message>
        <source>animation still accessibility</source>
        <translation>动画 动效 静止 无障碍</translation>
    </message>
    <message>
        <source>perspective layout workspace panels</source>
        <translation>视角 布局 工作区 面板</translation>
    </message>
    <message>
        <source>perspective layout lessons tutorial course</source>
        <translation>视角 布局 课程 教程 教学</translation>
    </message>
    <message>
        <source>restore default panels arrangement windows</source>
        <translation>恢复 默认 重置 面板 布局 窗口</translation>
    </message>
    <message>
        <source>maximize fullscreen</source>
        <translation>最大化 全屏</translation>
    </message>
    <message>
        <source>step on forward over advance</source>
        <translation>单步 前进 下一步 跳过 继续</translation>
    </message>
    <message>
        <source>step back backward before</source>
        <translation>单步 后退 返回 上一步 之前</translation>
    </message>
    <message>
        <source>step rule on forward in next</source>
        <translation>单步 规则 前进 进入 下一条</translation>
    </message>
    <message>
        <source>step rule backward previous</source>
        <translation>单步 规则 后退 上一条</translation>
    </message>
    <message>
        <source>finish leave</source>
        <translation>结束 离开 跳出</translation>
    </message>
    <message>
        <source>step in deeper tensors numbers</source>
        <translation>单步 进入 深入 张量 数值</translation>
    </message>
    <message>
        <source>run animate start pause go</source>
        <translation>运行 播放 动画 开始 暂停</translation>
    </message>
    <message>
        <source>start beginning rewind</source>
        <translation>开始 开头 最初 倒回</translation>
    </message>
    <message>
        <source>end result solution finish</source>
        <translation>结束 末尾 结果 解 答案 完成</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度 快慢</translation>
    </message>
    <message>
        <source>jump pass place number cell position</source>
        <translation>跳转 轮 位置 编号 单元格 地址</translation>
    </message>
    <message>
        <source>mistake failure backtrack</source>
        <translation>错误 失败 回溯</translation>
    </message>
    <message>
        <source>contradiction clash reason wrong backtrack</source>
        <translation>矛盾 冲突 理由 错误 回溯</translation>
    </message>
    <message>
        <source>why reason cause candidate</source>
        <translation>为什么 理由 原因 候选数</translation>
    </message>
    <message>
        <source>life events candidate</source>
        <translation>经历 历史 事件 候选数</translation>
    </message>
    <message>
        <source>cancel abort halt</source>
        <translation>取消 中止 停止</translation>
    </message>
    <message>
        <source>resume go on</source>
        <translation>恢复 继续</translation>
    </message>
    <message>
        <source>unique several solutions</source>
        <translation>唯一 多解 多个解</translation>
    </message>
    <message>
        <source>stop pause debug</source>
        <translation>停止 暂停 调试</translation>
    </message>
    <message>
        <source>stop condition debug</source>
        <translation>停止 条件 调试</translation>
    </message>
    <message>
        <source>mark note remember place</source>
        <translation>标记 备注 记住 位置</translation>
    </message>
    <message>
        <source>grid puzzle sudoku view</source>
        <translation>盘面 题目 数独 网格 视图</translation>
    </message>
    <message>
        <source>guesses backtracking branches view</source>
        <translation>猜测 回溯 分支 视图</translation>
    </message>
    <message>
        <source>layers numbers activations convolution kernel view</source>
        <translation>层 数值 激活 卷积 卷积核 视图</translation>
    </message>
    <message>
        <source>network architecture diagram layers view</source>
        <translation>网络 结构 架构 图 层 视图</translation>
    </message>
    <message>
        <source>compare without rule ablation difference view</source>
        <translation>比较 去掉规则 消融 差异 视图</translation>
    </message>
    <message>
        <source>load file import</source>
        <translation>读取 加载 文件 导入</translation>
    </message>
    <message>
        <source>clipboard insert import</source>
        <translation>剪贴板 插入 导入</translation>
    </message>
    <message>
        <source>new random create make</source>
        <translation>新建 随机 生成 制作</translation>
    </message>
    <message>
        <source>empty blank enter type create</source>
        <translation>空白 输入 新建</translation>
    </message>
    <message>
        <source>change enter type givens digits</source>
        <translation>更改 修改 输入 已知数 数字</translation>
    </message>
    <message>
        <source>run solve done finish accept</source>
        <translation>运行 求解 完成 结束 接受</translation>
    </message>
    <message>
        <source>store keep write</source>
        <translation>存储 保存 写入</translation>
    </message>
    <message>
        <source>store write convert format</source>
        <translation>存储 保存 写入 转换 格式</translation>
    </message>
    <message>
        <source>gif webp film video movie share</source>
        <translation>gif webp 影片 视频 动图 分享</translation>
    </message>
    <message>
        <source>png svg pdf image screenshot print share</source>
        <translation>png svg pdf 图像 截图 打印 分享</translation>
    </message>
    <message>
        <source>image screenshot clipboard share</source>
        <translation>图像 截图 剪贴板 分享</translation>
    </message>
    <message>
        <source>batch all gif png</source>
        <translation>批量 全部 gif png</translation>
    </message>
    <message>
        <source>analyze solve batch statistics difficulty</source>
        <translation>分析 求解 批量 统计 难度</translation>
    </message>
    <message>
        <source>teach tutorial course learn</source>
        <translation>教学 教程 课程 学习</translation>
    </message>
    <message>
        <source>hint welcome tour tutorial start</source>
        <translation>提示 欢迎 导览 教程 开始</translation>
    </message>
    <message>
        <source>manual documentation guide</source>
        <translation>手册 文档 指南</translation>
    </message>
    <message>
        <source>explain manual documentation</source>
        <translation>解释 手册 文档</translation>
    </message>
    <message>
        <source>shortcuts hotkeys keyboard bindings</source>
        <translation>快捷键 热键 键盘 按键</translation>
    </message>
    <message>
        <source>version licence license</source>
        <translation>版本 许可证 许可</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>退出 关闭 结束</translation>
    </message>
    <message>
        <source>back revert</source>
        <translation>返回 撤销 还原</translation>
    </message>
    <message>
        <source>remember restore start again resume</source>
        <translation>记住 恢复 启动 再次 继续</translation>
    </message>
    <message>
        <source>write rule editor language program network view</source>
        <translation>编写 规则 编辑器 语言 程序 网络 视图</translation>
    </message>
    <message>
        <source>tensor turn axes hidden naked fish slice view</source>
        <translation>张量 转动 轴 隐性 显性 鱼 切片 视图</translation>
    </message>
    <message>
        <source>network model file neural accelerator npu share</source>
        <translation>网络 模型 文件 神经 加速器 npu 分享</translation>
    </message>
    <message>
        <source>web html javascript network share</source>
        <translation>网页 html javascript 网络 分享</translation>
    </message>
    <message>
        <source>gif webp film video learned</source>
        <translation>gif webp 影片 视频 学习</translation>
    </message>
    <message>
        <source>train training weights random gradient loss machine view</source>
        <translation>训练 学习 权重 随机 梯度 损失 机器 视图</translation>
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
        <translation>假设对比(&amp;F)</translation>
    </message>
    <message>
        <source>Run the puzzle with different rules and see both runs side by side</source>
        <translation>用其他规则运行题目，并排查看两次运行</translation>
    </message>
    <message>
        <source>Networks side by side</source>
        <translation>并排比较网络</translation>
    </message>
    <message>
        <source>The same puzzle in up to four networks, on one timeline</source>
        <translation>同一道题目由最多四个网络求解，共用一条时间线</translation>
    </message>
</context>
<context>
    <name>convoku::ComparePage</name>
    <message>
        <source>One more network</source>
        <translation>再加一个网络</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>图片…</translation>
    </message>
    <message>
        <source>Save a picture of the boards as they are now</source>
        <translation>保存当前盘面的图片</translation>
    </message>
    <message>
        <source>Animation…</source>
        <translation>动画…</translation>
    </message>
    <message>
        <source>Save the boards over the timeline as an animated GIF or WebP</source>
        <translation>将沿时间线的盘面存为 GIF 或 WebP 动画</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Back one pass</source>
        <translation>后退一轮</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Forward one pass</source>
        <translation>前进一轮</translation>
    </message>
    <message>
        <source>Go to the end of the longest run</source>
        <translation>到最长运行的末尾</translation>
    </message>
    <message>
        <source>Go to the first difference</source>
        <translation>到第一处差异</translation>
    </message>
    <message>
        <source>Go to the first pass after which the boards differ</source>
        <translation>到结束时各盘面不再全部相同的第一轮</translation>
    </message>
    <message>
        <source>Go to the first mistake</source>
        <translation>到第一个错误</translation>
    </message>
    <message>
        <source>Go to the first pass that loses a digit of the solution</source>
        <translation>到第一个丢失解的数字的一轮</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>合二为一</translation>
    </message>
    <message>
        <source>For two networks: one more board that shows what both removed and what only one removed</source>
        <translation>再显示一个盘面：两者都移除了什么，以及只有其中一个移除了什么；用于两个网络</translation>
    </message>
    <message>
        <source>Stop the runs</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>停止计算；已有的内容保留</translation>
    </message>
    <message>
        <source>Compare on a collection…</source>
        <translation>在题集上…</translation>
    </message>
    <message>
        <source>Compare the networks on the puzzles of the open collection</source>
        <translation>在打开的题集的题目上比较各网络</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save the boards as a picture or an animation, or copy the comparison as text</source>
        <translation>将各盘面保存为图片或动画，或复制比较的结果</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>menu</comment>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show runs of the puzzle by several networks and rules side by side</source>
        <translation>并排显示题目用多个网络和规则的运行</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy the comparison as text, rule by rule</source>
        <translation>逐条规则复制比较的内容</translation>
    </message>
    <message>
        <source>The state before this step while you hold B</source>
        <translation>按住 B 键时显示这一步之前的状态</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedColumn</name>
    <message>
        <source>Remove this run</source>
        <translation>移走此运行</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>非法</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Network of run %1</source>
        <translation>运行 %1 的网络</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>%1 的盘面</translation>
    </message>
    <message>
        <source>Begins …</source>
        <translation>开始…</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>没有打开题目。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a run, and what is wrong there</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Switch off or move rules of this run</source>
        <translation>关闭此次运行的规则，或调整其顺序</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n 条规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>合二为一</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedLegend</name>
    <message>
        <source>Meaning of the marks on the boards</source>
        <translation>盘面上标记的含义</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedPictures</name>
    <message>
        <source>Ring: removed on this board only.</source>
        <translation>圆环：只在此盘面上消失。</translation>
    </message>
    <message>
        <source>Dot: still present on this board only.</source>
        <translation>圆点：只在此盘面上还在。</translation>
    </message>
    <message>
        <source>Cross: the solution’s digit is removed.</source>
        <translation>叉：解的数字已消失。</translation>
    </message>
    <message>
        <source>Frame with a cross: a wrong digit.</source>
        <translation>带叉的框：错误的数字。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a run, and how it ended: Pass 12 of 12: solved
----------
a place in a run, and what is wrong there: Pass 12 of 12: illegal board</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>where all runs are, and what signs mean</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Point: removed on both boards.</source>
        <translation>圆点：在两个盘面上都已消失。</translation>
    </message>
    <message>
        <source>Half a disc: removed on the first (left half) or the second board only.</source>
        <translation>半圆：只在第一个盘面（左半）或只在第二个盘面上消失。</translation>
    </message>
    <message>
        <source>Both as one</source>
        <translation>合二为一</translation>
    </message>
</context>
<context>
    <name>convoku::ComparedWording</name>
    <message>
        <source>Removed on this board only</source>
        <translation>只在此盘面上消失</translation>
    </message>
    <message>
        <source>Still present on this board only</source>
        <translation>只在此盘面上还在</translation>
    </message>
    <message>
        <source>The solution’s digit is removed</source>
        <translation>解的数字已消失</translation>
    </message>
    <message>
        <source>Wrong digit</source>
        <translation>错误的数字</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong digit(s)</source>
        <translation>
            <numerusform>%n 个错误的数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) of the solution lost</source>
        <translation>
            <numerusform>丢失 %n 个解的数字</numerusform>
        </translation>
    </message>
    <message>
        <source>illegal board</source>
        <translation>非法盘面</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) removed on this board only</source>
        <translation>
            <numerusform>%n 个候选数只在此盘面上消失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) present on this board only</source>
        <translation>
            <numerusform>%n 个候选数只在此盘面上还在</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where all runs are: Pass 3 of 25</extracomment>
        <translation>第 %1 / %2 轮</translation>
    </message>
    <message>
        <source>Removed on both: %1; on the first only: %2; on the second only: %3</source>
        <extracomment>candidates of two boards that are shown as one</extracomment>
        <translation>两者都消失：%1；只在第一个：%2；只在第二个：%3</translation>
    </message>
    <message>
        <source>Removed on both boards</source>
        <translation>在两个盘面上都已消失</translation>
    </message>
    <message>
        <source>Removed on the first board only</source>
        <translation>只在第一个盘面上消失</translation>
    </message>
    <message>
        <source>Removed on the second board only</source>
        <translation>只在第二个盘面上消失</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>位置 %1 / %2</translation>
    </message>
</context>
<context>
    <name>convoku::ComparisonWording</name>
    <message>
        <source>the same rules in the same order</source>
        <translation>规则和顺序都相同</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>不用%1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>加用%1</translation>
    </message>
    <message>
        <source>in a different order</source>
        <translation>顺序不同</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>本次运行</translation>
    </message>
    <message>
        <source>without search</source>
        <translation>不用搜索</translation>
    </message>
    <message>
        <source>with search</source>
        <translation>加用搜索</translation>
    </message>
    <message>
        <source>The other run: %1</source>
        <translation>另一次运行：%1</translation>
    </message>
    <message>
        <source>The runs are identical so far.</source>
        <translation>到此为止两次运行相同。</translation>
    </message>
    <message>
        <source>The runs diverge here, in pass %1.</source>
        <translation>两次运行在这里分开，即第 %1 轮。</translation>
    </message>
    <message>
        <source>The runs diverged in pass %1.</source>
        <translation>两次运行已在第 %1 轮分开。</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Running: %1 so far.</source>
        <translation>正在运行：目前 %1。</translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>没有猜测</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1，撤回 %2 次</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n 次猜测</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>a result, passes, guesses: Solved: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>%1：%2，%3。</translation>
    </message>
    <message>
        <source>The runs diverge in pass %1.</source>
        <translation>两次运行在第 %1 轮分开。</translation>
    </message>
    <message>
        <source>Both runs are identical in every pass: the different rules have no effect here.</source>
        <translation>两次运行每一轮都相同：规则的差别在这里没有影响。</translation>
    </message>
    <message>
        <source>The other run is %1 longer.</source>
        <translation>另一次运行多用 %1。</translation>
    </message>
    <message>
        <source>The other run is %1 shorter.</source>
        <translation>另一次运行少用 %1。</translation>
    </message>
    <message>
        <source>The other run takes just as many passes.</source>
        <translation>另一次运行的轮数相同。</translation>
    </message>
    <message>
        <source>It makes %1 more.</source>
        <translation>它多做了 %1。</translation>
    </message>
    <message>
        <source>It saves %1.</source>
        <translation>它少做了 %1。</translation>
    </message>
    <message>
        <source>It removes too little here, so it has to guess.</source>
        <translation>它缺少的规则在这里不可少：没有它就要开始猜测。</translation>
    </message>
    <message>
        <source>This run: %1</source>
        <translation>本次运行：%1</translation>
    </message>
    <message>
        <source>The other run (%1): %2</source>
        <translation>另一次运行（%1）：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a rule and what it removed in the two runs: Pointing in row: 120, 133</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>a run that somebody stopped; passes, guesses: Stopped: 25 passes, 3 guesses, 1 taken back.</extracomment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>This run continued after its solution, but the other did not.</source>
        <translation>本次运行在得出解后继续进行，另一次没有。</translation>
    </message>
    <message>
        <source>The other run continued after its solution, but this one did not.</source>
        <translation>另一次运行在得出解后继续进行，本次没有。</translation>
    </message>
    <message>
        <source>They end differently: %1, %2.</source>
        <extracomment>results: They end differently: Solved, Stalled.</extracomment>
        <translation>两次运行的结果不同：%1，%2。</translation>
    </message>
    <message>
        <source>This run is still running.</source>
        <translation>本次运行仍在继续。</translation>
    </message>
    <message>
        <source>This run was stopped after %1, before its end.</source>
        <translation>本次运行在 %1 后、结束之前被停止。</translation>
    </message>
    <message>
        <source>The other run is still running.</source>
        <translation>另一次运行仍在继续。</translation>
    </message>
    <message>
        <source>The other run was stopped after %1, before its end.</source>
        <translation>另一次运行在 %1 后、结束之前被停止。</translation>
    </message>
    <message>
        <source>with different numbers in %1</source>
        <extracomment>names of rules as they stand in the network&apos;s text: with other numbers in hidden_single</extracomment>
        <translation>%1 中的数值不同</translation>
    </message>
</context>
<context>
    <name>convoku::CompressedFile</name>
    <message>
        <source>the compressed data is damaged</source>
        <translation>压缩数据已损坏</translation>
    </message>
    <message>
        <source>the compressed file ends too early</source>
        <translation>压缩文件过早结束</translation>
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
            <numerusform> 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>domain(%1) = {%2} ∧ %3</source>
        <translation>domain(%1) = {%2} ∧ %3</translation>
    </message>
    <message>
        <source>%1 needs %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(box 1) needs 8 in {r1c1, r1c3} ∧ alldifferent(row 1)</extracomment>
        <translation>%1 要求 %2 在 %3 中 ∧ %4</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only domain(%2) has %3, so %2 = %3</source>
        <translation>%1 且值与单元格一样多：只有 domain(%2) 含有 %3，所以 %2 = %3</translation>
    </message>
    <message>
        <source>domain(%1) = domain(%2) = {%3, %4}, a Hall pair ∧ %5</source>
        <translation>domain(%1) = domain(%2) = {%3, %4}，构成 Hall 对 ∧ %5</translation>
    </message>
    <message>
        <source>%1 ⇒ %2.</source>
        <extracomment>what holds, and what follows from it</extracomment>
        <translation>%1 ⇒ %2。</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. The domains are the initial candidates of the puzzle: %3 values in all.</source>
        <translation>%1 个变量，每个单元格一个；%2 个区域各有一个 alldifferent。值域即题目自带的候选数：共 %3 个值。</translation>
    </message>
    <message>
        <source>%1 variables, one for each cell, and alldifferent for each of %2 houses. %3 domains have one value, the given; the others have all %4.</source>
        <translation>%1 个变量，每个单元格一个；%2 个区域各有一个 alldifferent。%3 个值域只有一个值，即已知数；其余的都有全部 %4 个值。</translation>
    </message>
    <message>
        <source>alldifferent(each %1)</source>
        <extracomment>a kind of house: alldifferent(each row)</extracomment>
        <translation>alldifferent(每%1)</translation>
    </message>
    <message>
        <source>%1: no value can be ruled out here; all domains stay unchanged.</source>
        <translation>%1：这里没有值可以排除，所有值域不变。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like it.</source>
        <translation>
            <numerusform>另有 %n 个类似的发现。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2 = %3 violates %4</source>
        <translation>%1 = %2 = %3 违反 %4</translation>
    </message>
    <message>
        <source>No assignment is left: %1.</source>
        <translation>没有可行的赋值：%1。</translation>
    </message>
    <message>
        <source>All %1 domains have one value, and alldifferent holds in all %2 houses.</source>
        <translation>全部 %1 个值域都只有一个值，alldifferent 在全部 %2 个区域中成立。</translation>
    </message>
    <message>
        <source>No domain is empty, and %1 of %2 have one value: neither violated nor solved.</source>
        <translation>没有空的值域，%2 个中有 %1 个只有一个值：既未违反约束，也未解出。</translation>
    </message>
    <message>
        <source>Branch: %1 = %2 ∨ %1 ≠ %2, first %1 = %2. %3 is the smallest domain with several values.</source>
        <translation>分支：%1 = %2 ∨ %1 ≠ %2，先取 %1 = %2。%3 是含有多个值的最小值域。</translation>
    </message>
    <message numerus="yes">
        <source> under %n active guess(es)</source>
        <translation>
            <numerusform> （在成立的 %n 个猜测之下）</numerusform>
        </translation>
    </message>
    <message>
        <source>Backtrack: %1 = %2 allows no assignment ⇒ %1 ≠ %2%3.</source>
        <translation>回溯：%1 = %2 没有可行的赋值 ⇒ %1 ≠ %2%3。</translation>
    </message>
    <message>
        <source>Backtrack: the branch %1 = %2 is explored. The search continues with %1 ≠ %2%3.</source>
        <translation>回溯：%1 = %2 的情况已全部考察，搜索以 %1 ≠ %2%3 继续。</translation>
    </message>
    <message>
        <source>No branch is left to try.</source>
        <translation>没有剩余的分支可试。</translation>
    </message>
    <message>
        <source>Nothing is left to branch on.</source>
        <translation>没有可分支的变量了。</translation>
    </message>
    <message>
        <source>No branch: propagation still makes progress.</source>
        <translation>不分支：传播仍有进展。</translation>
    </message>
    <message>
        <source>A fixpoint: propagation changes no domain.</source>
        <translation>不动点：传播不改变任何值域。</translation>
    </message>
    <message>
        <source>Propagation takes %1 from %2.</source>
        <translation>传播从 %2中去掉 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domain(s)</source>
        <translation>
            <numerusform>%n 个值域</numerusform>
        </translation>
    </message>
    <message>
        <source>An assignment that satisfies all constraints.</source>
        <translation>一个满足所有约束的赋值。</translation>
    </message>
    <message>
        <source>Every branch is refuted: no assignment satisfies all constraints.</source>
        <translation>所有分支都被否定：没有满足所有约束的赋值。</translation>
    </message>
    <message>
        <source>Every branch is explored: exactly one assignment satisfies all constraints.</source>
        <translation>所有分支都已考察：只有一个赋值满足所有约束。</translation>
    </message>
    <message>
        <source>A second assignment satisfies all constraints too.</source>
        <translation>还有第二个赋值也满足所有约束。</translation>
    </message>
    <message>
        <source>Propagation has reached its fixpoint. Without branching, nothing more follows.</source>
        <translation>传播已到达不动点，不分支就不能再推出什么。</translation>
    </message>
    <message numerus="yes">
        <source>Not decided: the search was cut off after %n pass(es).</source>
        <translation>
            <numerusform>未定：搜索在 %n 轮后中止。</numerusform>
        </translation>
    </message>
    <message>
        <source>At least 1 if %1 ≥ %2: half of the truth value of %1 = %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>%1 ≥ %2 时不小于 1：%1 = %2 的真值的一半。</translation>
    </message>
    <message>
        <source>At least 1 if %1 ≤ %2: half of the truth value of %1 = %2.</source>
        <translation>%1 ≤ %2 时不小于 1：%1 = %2 的真值的一半。</translation>
    </message>
    <message>
        <source>The truth value of %1 = %2: 1 if it holds, else 0.</source>
        <translation>%1 = %2 的真值：成立时为 1，否则为 0。</translation>
    </message>
    <message>
        <source>A linear expression: the sum of %1, each times its weight.</source>
        <translation>线性表达式：%1 各乘以权重后求和。</translation>
    </message>
    <message>
        <source>A count: Σ %1, the number of them that hold.</source>
        <translation>计数：Σ %1，即其中成立的个数。</translation>
    </message>
    <message>
        <source>A sum: Σ %1.</source>
        <translation>求和：Σ %1。</translation>
    </message>
    <message>
        <source>∃ %1: true if one of them holds.</source>
        <translation>∃ %1：其中是否有一个成立。</translation>
    </message>
    <message>
        <source>max %1.</source>
        <translation>max %1。</translation>
    </message>
    <message>
        <source>argmax %1: chooses the first of the largest.</source>
        <translation>argmax %1：选取最大值中的第一个。</translation>
    </message>
    <message>
        <source>The choice as literals: one is true, all others are false.</source>
        <translation>把选择写成文字：一个为真，其余全为假。</translation>
    </message>
    <message>
        <source>The same literal %1 for everything it applies to.</source>
        <translation>同一个文字 %1，用于它所涉及的每一处。</translation>
    </message>
    <message>
        <source>A constant: %1.</source>
        <translation>常数：%1。</translation>
    </message>
    <message>
        <source>A linear expression: %1·%2 + %3.</source>
        <translation>线性表达式：%1·%2 + %3。</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ 1.</source>
        <translation>%1 ≥ 1 的真值。</translation>
    </message>
    <message>
        <source>%1, limited.</source>
        <translation>%1，限定范围。</translation>
    </message>
    <message>
        <source>A literal as before: %1.</source>
        <translation>仍是原来的文字：%1。</translation>
    </message>
    <message>
        <source>%1 − %2: 0 if both are equal.</source>
        <translation>%1 − %2：两者相等时为 0。</translation>
    </message>
    <message>
        <source>if %1 then %2 else %3.</source>
        <translation>若 %1 则 %2，否则 %3。</translation>
    </message>
    <message>
        <source>The same variables with the dimensions in a different order: %1.</source>
        <translation>同样的变量，维度顺序不同：%1。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what a layer computes, in quotes</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>The same literal %1, with 0 around the board.</source>
        <translation>相同的文字 %1；盘面四周为 0。</translation>
    </message>
    <message>
        <source>The mean of %1.</source>
        <translation>%1 的平均值。</translation>
    </message>
    <message>
        <source>A soft truth value of %1 &gt; 0: 1 / (1 + e^−x).</source>
        <translation>%1 &gt; 0 的软真值：1 / (1 + e^−x)。</translation>
    </message>
    <message>
        <source>A soft choice among %1: shares that add up to 1.</source>
        <translation>在 %1 中的软选择：份额之和为 1。</translation>
    </message>
    <message>
        <source>%1 and as many values as cells: only %2 have %3, the same number</source>
        <extracomment>alldifferent(row 3) and as many values as cells: only {r3c8, r3c9} have {4, 7}, as many</extracomment>
        <translation>%1 且值与单元格一样多：只有 %2 含有 %3，个数相同</translation>
    </message>
    <message>
        <source>%1 need %2 in %3 ∧ %4</source>
        <extracomment>alldifferent(row 2) ∧ alldifferent(row 6) need 4 in columns 3 and 8 ∧ alldifferent(column 3) ∧ …</extracomment>
        <translation>%1 要求 %2 在%3中 ∧ %4</translation>
    </message>
    <message>
        <source>domain(%1)</source>
        <extracomment>the values that are possible in a cell</extracomment>
        <translation>domain(%1)</translation>
    </message>
    <message>
        <source>%1 = %2, a Hall set ∧ %3</source>
        <translation>%1 = %2，构成 Hall 集 ∧ %3</translation>
    </message>
    <message>
        <source>Every branch violates a constraint. Whether an assignment satisfies all constraints remains open.</source>
        <translation>每个分支都违反了某个约束；是否有赋值满足所有约束，这里没有说明。</translation>
    </message>
    <message>
        <source>The same variables in one list: %1.</source>
        <translation>同样的变量，排成一列：%1。</translation>
    </message>
    <message>
        <source>%1, divided by their root mean square.</source>
        <translation>%1 除以其平方平均值的平方根。</translation>
    </message>
    <message>
        <source>The truth value of %1 ≥ %2.</source>
        <extracomment>a truth value: 1 where it holds</extracomment>
        <translation>%1 ≥ %2 的真值。</translation>
    </message>
    <message>
        <source>No other assignment was found. Whether there is one remains open.</source>
        <translation>没有找到其他赋值；是否还有，这里没有说明。</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneView</name>
    <message>
        <source>Costs of the trials</source>
        <translation>各次尝试的代价</translation>
    </message>
</context>
<context>
    <name>convoku::CostLaneWords</name>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>尝试</translation>
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
        <translation>%1：最低 %2</translation>
    </message>
    <message>
        <source>The cost of each trial appears here.</source>
        <translation>每次尝试的代价会显示在这里。</translation>
    </message>
</context>
<context>
    <name>convoku::CubePage</name>
    <message>
        <source>Finding before</source>
        <translation>前一个发现</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>后一个发现</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>斜侧</translation>
    </message>
    <message>
        <source>The cube from an angle, with the slice in front</source>
        <translation>从斜侧看立方体，切片朝前</translation>
    </message>
    <message>
        <source>Digits’ side</source>
        <translation>数字一侧</translation>
    </message>
    <message>
        <source>Rows and columns as on the board, the digits one behind the other</source>
        <translation>行和列与盘面相同，数字前后排列</translation>
    </message>
    <message>
        <source>Rows’ side</source>
        <translation>行一侧</translation>
    </message>
    <message>
        <source>The rows stacked front to back; digits and columns are visible</source>
        <translation>各行前后排列：看到的是数字和列</translation>
    </message>
    <message>
        <source>Columns’ side</source>
        <translation>列一侧</translation>
    </message>
    <message>
        <source>The columns stacked front to back; digits and rows are visible</source>
        <translation>各列前后排列：看到的是数字和行</translation>
    </message>
    <message>
        <source>Viewing side of the cube</source>
        <translation>从哪一侧看立方体</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>导出图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Export &amp;animation of the turn…</source>
        <translation>把转动导出为动画(&amp;A)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export the view as a picture, or the rotation as an animation</source>
        <translation>把显示的内容导出为图片，或把转动导出为动画</translation>
    </message>
    <message>
        <source>Align with the step’s rule</source>
        <translation>按步骤规则的方向</translation>
    </message>
    <message>
        <source>Exchange two axes of the kernel, and see what it finds on the same board from that side</source>
        <translation>交换卷积核的两个轴，看它在同一盘面上从那一侧找到什么</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>从侧面看</translation>
    </message>
    <message>
        <source>Turn the cube to the rule with the same removals from the other side</source>
        <translation>把立方体转到从另一侧移除同样候选数的规则</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>没有打开题目。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of several: 2 of 3</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>k = %1: %2</source>
        <extracomment>how many values a kernel looks for, and what rule that is: k = 2: Naked pair in row</extracomment>
        <translation>k = %1：%2</translation>
    </message>
    <message>
        <source>k = %1</source>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>From the side: %1</source>
        <extracomment>the same finding from the side; %1: Hidden quad in row</extracomment>
        <translation>从侧面看：%1</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <extracomment>exchanges the axes of a kernel; %1 is the rule that it becomes: Turn: Hidden pair in row</extracomment>
        <translation>转动：%1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转动</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>Cube</source>
        <comment>menu</comment>
        <translation>立方体</translation>
    </message>
    <message>
        <source>Show the candidates as a cube, with the rule’s kernel turned in it</source>
        <translation>把候选数显示为立方体，并在其中转动规则的卷积核</translation>
    </message>
</context>
<context>
    <name>convoku::CubeView</name>
    <message>
        <source>Cube of candidates</source>
        <translation>候选数立方体</translation>
    </message>
</context>
<context>
    <name>convoku::CubeWording</name>
    <message>
        <source>Group: %1 · place: %2 · value: %3</source>
        <extracomment>how a kernel is laid over the candidates: Group: row 3 · place: cell · value: digit</extracomment>
        <translation>组：%1 · 位置：%2 · 值：%3</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>数字 %1</translation>
    </message>
    <message>
        <source>digit</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>数字</translation>
    </message>
    <message>
        <source>cell</source>
        <comment>what a kernel&apos;s places or values are</comment>
        <translation>单元格</translation>
    </message>
    <message>
        <source>value: %1</source>
        <translation>值：%1</translation>
    </message>
    <message>
        <source>place: %1</source>
        <translation>位置：%1</translation>
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
        <translation>%1：被移除</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1：不在</translation>
    </message>
    <message>
        <source>%1: lit</source>
        <translation>%1：亮起</translation>
    </message>
    <message>
        <source>place ↔ value</source>
        <translation>位置 ↔ 值</translation>
    </message>
    <message>
        <source>group ↔ value</source>
        <translation>组 ↔ 值</translation>
    </message>
    <message>
        <source>group ↔ place</source>
        <translation>组 ↔ 位置</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn</comment>
        <extracomment>which axes of a kernel change places, and what rule that gives: place ↔ value: Hidden pair in row</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: does not turn. A box is not an axis of the cube: the same place in all boxes is not a house, so nothing follows from it.</source>
        <translation>%1：不能转动。宫不是立方体的轴：各宫里的同一位置不是区域，由此推不出什么。</translation>
    </message>
    <message>
        <source>A box is not a slice of the cube: its cells are in several rows and columns. They are first gathered side by side; then the same kernel is applied to them.</source>
        <translation>宫不是立方体的切片：它的单元格分布在若干行和列中。先把它们并排收集起来，再把同一个卷积核铺上去。</translation>
    </message>
    <message>
        <source>%1 compares a line with a box, and a box is not an axis of the cube. Therefore this kernel fits no slice and does not turn with the cube. Its own twin, with line and box exchanged, is %2.</source>
        <translation>%1比较的是行或列与宫，而宫不是立方体的轴：这个卷积核不在任何切片上，也不随立方体转动。把线与宫交换，得到的是它自己的对应规则：%2。</translation>
    </message>
    <message>
        <source>This rule is not the subset kernel. It names no group, place or value, so there are no axes to exchange.</source>
        <translation>这条规则不是子集卷积核：它没有指明组、位置和值，所以没有轴可以交换。</translation>
    </message>
    <message>
        <source>From the side it is %1: the other values fit only the other places, and the same candidates are removed.</source>
        <extracomment>%1: Hidden quad in row</extracomment>
        <translation>从侧面看，它是%1：其余的值只有其余的位置，移除的是同样的候选数。</translation>
    </message>
    <message>
        <source>%1 finds nothing in this position.</source>
        <translation>%1在这个局面中什么也没有找到。</translation>
    </message>
    <message>
        <source>Nothing is found in %1.</source>
        <extracomment>%1: row 3, digit 4</extracomment>
        <translation>在%1中什么也没有找到。</translation>
    </message>
</context>
<context>
    <name>convoku::DockTitle</name>
    <message>
        <source>Return “%1” to the main window</source>
        <translation>把“%1”放回原处</translation>
    </message>
    <message>
        <source>“%1” in a window</source>
        <translation>把“%1”放到单独的窗口中</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>关闭“%1”</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>放到单独的窗口中</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>convoku::Docks</name>
    <message>
        <source>&amp;Puzzle</source>
        <translation>解题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>教学(&amp;T)</translation>
    </message>
    <message>
        <source>De&amp;bug</source>
        <translation>调试(&amp;B)</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>演示(&amp;E)</translation>
    </message>
    <message>
        <source>The board, its reasons and the rules of the pass</source>
        <translation>盘面、其理由和本轮的规则</translation>
    </message>
    <message>
        <source>The list of lessons beside the board</source>
        <translation>盘面旁边是课程列表</translation>
    </message>
    <message>
        <source>Events, stack, breakpoints and watches around the board</source>
        <translation>盘面周围是事件、栈、断点和监视</translation>
    </message>
    <message>
        <source>The centre view, enlarged for an audience</source>
        <translation>放大的中央视图：适合在会场展示</translation>
    </message>
</context>
<context>
    <name>convoku::EditBar</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete); right-clicking a cell also clears it</source>
        <translation>清除所选单元格 (Delete)；右键单击也可清除单元格</translation>
    </message>
    <message>
        <source>Clear and fill</source>
        <translation>清除和填入</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>Number of solutions</source>
        <translation>解的个数</translation>
    </message>
    <message>
        <source>Choose this digit, then click the cells to place it in</source>
        <translation>选择这个数字，然后单击要填入的单元格</translation>
    </message>
    <message>
        <source>Place this digit in the selected cells; Shift with the key places a candidate</source>
        <translation>把这个数字填入所选单元格；按住 Shift 并按数字键则为候选数</translation>
    </message>
    <message>
        <source>Looking for solutions… %1 s</source>
        <translation>正在寻找解… %1 秒</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <translation>正在寻找解…</translation>
    </message>
    <message>
        <source>Not known after %1 s</source>
        <translation>%1 秒后仍未知</translation>
    </message>
</context>
<context>
    <name>convoku::EditController</name>
    <message>
        <source>&amp;New puzzle</source>
        <translation>新建题目(&amp;N)</translation>
    </message>
    <message>
        <source>Type a puzzle into an empty grid</source>
        <translation>在空盘中输入题目</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>&amp;Edit puzzle</source>
        <translation>编辑题目(&amp;E)</translation>
    </message>
    <message>
        <source>Change the givens and candidates on the board</source>
        <translation>在盘面上修改已知数和候选数</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>撤销上一次编辑</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>重做撤销的编辑</translation>
    </message>
    <message>
        <source>Edit &amp;candidates</source>
        <translation>编辑候选数(&amp;C)</translation>
    </message>
    <message>
        <source>Digits and clicks on their places toggle candidates, as does Shift with a digit</source>
        <translation>数字键和单击其位置可加入或去掉候选数；Shift 加数字键也可以</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first</source>
        <translation>先选数字(&amp;D)</translation>
    </message>
    <message>
        <source>Choose a digit, then click the cells to place it in</source>
        <translation>选择一个数字，然后单击要填入的单元格</translation>
    </message>
    <message>
        <source>Digit first</source>
        <translation>先选数字</translation>
    </message>
    <message>
        <source>&amp;Move on after a digit</source>
        <translation>填入后前进(&amp;M)</translation>
    </message>
    <message>
        <source>After you type a digit, the cursor moves to the next cell</source>
        <translation>输入数字后，光标移到下一个单元格</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>全部清除(&amp;A)</translation>
    </message>
    <message>
        <source>Clear all digits and restore all candidates</source>
        <translation>去掉所有数字，恢复所有候选数</translation>
    </message>
    <message>
        <source>All candidates a&amp;gain</source>
        <translation>恢复全部候选数(&amp;G)</translation>
    </message>
    <message>
        <source>Keep the digits; restore all candidates in every other cell</source>
        <translation>保留数字；其他每个单元格都有全部候选数</translation>
    </message>
    <message>
        <source>Candidates &amp;from the digits</source>
        <translation>按数字推候选数(&amp;F)</translation>
    </message>
    <message>
        <source>Fill each cell without a digit with the candidates that no digit in its houses forbids</source>
        <translation>没有数字的单元格中，只保留不与其所在区域的数字冲突的候选数</translation>
    </message>
    <message>
        <source>Rotate to the &amp;right</source>
        <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the right</source>
        <translation>把题目向右旋转 90°</translation>
    </message>
    <message>
        <source>Rotate to the &amp;left</source>
        <translation>向左旋转(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate the puzzle by 90° to the left</source>
        <translation>把题目向左旋转 90°</translation>
    </message>
    <message>
        <source>Rotate by &amp;half a turn</source>
        <translation>旋转 180°(&amp;H)</translation>
    </message>
    <message>
        <source>Turn the puzzle upside down</source>
        <translation>把题目上下颠倒</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>左右镜像(&amp;G)</translation>
    </message>
    <message>
        <source>Left and right change places</source>
        <translation>左右互换</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>上下镜像(&amp;B)</translation>
    </message>
    <message>
        <source>Top and bottom change places</source>
        <translation>上下互换</translation>
    </message>
    <message>
        <source>Mirror at the &amp;diagonal</source>
        <translation>沿主对角线镜像(&amp;D)</translation>
    </message>
    <message>
        <source>Rows become columns</source>
        <translation>行变为列</translation>
    </message>
    <message>
        <source>Mirror at the &amp;other diagonal</source>
        <translation>沿副对角线镜像(&amp;O)</translation>
    </message>
    <message>
        <source>Rows become columns, from the last to the first</source>
        <translation>行变为列，从最后一行到第一行</translation>
    </message>
    <message>
        <source>&amp;Shuffle rows and columns</source>
        <translation>打乱行和列(&amp;S)</translation>
    </message>
    <message>
        <source>Shuffle rows within bands, columns within stacks, and the bands and stacks themselves</source>
        <translation>大行内的行、大列内的列，以及大行之间、大列之间随机互换</translation>
    </message>
    <message>
        <source>Rename digits by a&amp;ppearance</source>
        <translation>按出现顺序改名数字(&amp;P)</translation>
    </message>
    <message>
        <source>Renumber digits as they appear, row by row: the first is 1, the next 2, and so on</source>
        <translation>逐行看，最先出现的数字变为 1，下一个变为 2，依此类推</translation>
    </message>
    <message>
        <source>Rename digits at rando&amp;m</source>
        <translation>随机改名数字(&amp;M)</translation>
    </message>
    <message>
        <source>Rename the digits at random</source>
        <translation>每个数字随机换一个名称</translation>
    </message>
    <message>
        <source>Re&amp;name digits…</source>
        <translation>数字改名(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose which digits change places</source>
        <translation>选择哪些数字互换</translation>
    </message>
    <message>
        <source>Edit the current p&amp;osition</source>
        <translation>编辑当前查看的局面(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the decided digits and the candidates of this position into the editor</source>
        <translation>把此位置已确定的数字和候选数取到编辑器中</translation>
    </message>
    <message>
        <source>Look for more so&amp;lutions</source>
        <translation>继续寻找解(&amp;L)</translation>
    </message>
    <message>
        <source>Continue to look for solutions of the edited puzzle</source>
        <translation>继续寻找正在编辑的题目的解</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>继续寻找</translation>
    </message>
    <message>
        <source>Mark &amp;where two solutions differ</source>
        <translation>标记两个解的不同处(&amp;W)</translation>
    </message>
    <message>
        <source>Mark the cells in which two solutions of the edited puzzle differ, with both digits</source>
        <translation>标记正在编辑的题目的两个解不同的单元格，并显示两个数字</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>解的不同处</translation>
    </message>
    <message>
        <source>&amp;Step through the edited puzzle</source>
        <translation>单步查看编辑的题目(&amp;S)</translation>
    </message>
    <message>
        <source>Run the edited puzzle and step through it (Enter on the board)</source>
        <translation>运行编辑的题目并单步查看（在盘面上按回车）</translation>
    </message>
    <message>
        <source>Step through it</source>
        <translation>单步查看</translation>
    </message>
    <message>
        <source>Discard the cha&amp;nges</source>
        <translation>放弃改动(&amp;N)</translation>
    </message>
    <message>
        <source>Leave the editor without changing the puzzle</source>
        <translation>离开编辑器；题目保持原样</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>The search for solutions stopped: %1</source>
        <translation>寻找解时中断：%1</translation>
    </message>
    <message>
        <source>Typed puzzle</source>
        <translation>输入的题目</translation>
    </message>
    <message>
        <source>Convoku</source>
        <translation>Convoku</translation>
    </message>
    <message>
        <source>The edited puzzle has changes.</source>
        <translation>正在编辑的题目有改动。</translation>
    </message>
    <message>
        <source>What do you want to do with it?</source>
        <translation>如何处理？</translation>
    </message>
    <message>
        <source>&amp;Step through it</source>
        <translation>单步查看(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>Continue &amp;editing</source>
        <translation>继续编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Editing: %1.</source>
        <translation>编辑：%1。</translation>
    </message>
    <message>
        <source>Digits and clicks: toggle candidates. Delete: clear all. Backspace: restore all. Right-click: only this one. M: digits.</source>
        <translation>数字键和单击：加入或去掉候选数。Delete：全部去掉。退格：全部。右键：只留这一个。M：数字。</translation>
    </message>
    <message>
        <source>Digits; 0 or Space: clear. Shift with a digit, or M: candidates. Enter: step through the puzzle. Esc: leave.</source>
        <translation>数字键填数字；0 或空格：清空。Shift 加数字键，或 M：候选数。回车：单步查看。Esc：离开。</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what undo takes back, as in: Take back: digit</extracomment>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Do again: %1</source>
        <extracomment>%1: what redo does again, as in: Do again: digit</extracomment>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Edited puzzle</source>
        <translation>编辑过的题目</translation>
    </message>
</context>
<context>
    <name>convoku::EditWording</name>
    <message>
        <source>digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>清除单元格</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>all candidates again</source>
        <translation>恢复全部候选数</translation>
    </message>
    <message>
        <source>candidates from the digits</source>
        <translation>按数字推候选数</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>take the position</source>
        <translation>取用局面</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1：空</translation>
    </message>
    <message>
        <source>%1: no digit is possible</source>
        <translation>%1：没有可能的数字</translation>
    </message>
    <message>
        <source>%1: %2 possible</source>
        <extracomment>a cell and its candidates: r1c4: 1 2 9 possible</extracomment>
        <translation>%1：可能为 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n 个已知数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with edited candidates</source>
        <translation>
            <numerusform>%n 个单元格有自定的候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>%1 在%2中出现两次，位于 %3 和 %4。</translation>
    </message>
    <message>
        <source>There are more clashes.</source>
        <translation>还有其他冲突。</translation>
    </message>
    <message>
        <source>%1 has no candidate.</source>
        <translation>%1 没有候选数。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have no candidate: %1.</source>
        <translation>
            <numerusform>%n 个单元格没有候选数：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>一个解</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>多个解</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>两个解在 %n 个单元格中不同：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::EqualitySlider</name>
    <message>
        <source>k, the number that the layer compares with</source>
        <translation>k，该层用来比较的数</translation>
    </message>
    <message>
        <source>Try a different k in this view</source>
        <translation>在此视图中试用另一个 k</translation>
    </message>
    <message>
        <source>Compare with the network’s own number again</source>
        <translation>重新与网络自身的数比较</translation>
    </message>
    <message>
        <source>A trial: the run keeps its own k.</source>
        <translation>试用：运行仍使用自己的 k。</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>回到 k = %1</translation>
    </message>
</context>
<context>
    <name>convoku::ErrorTable</name>
    <message>
        <source>Errors</source>
        <translation>出错之处</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>its sum</source>
        <translation>它的和</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学到</translation>
    </message>
    <message>
        <source>written</source>
        <translation>手写</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>convoku::EvaluationPicture</name>
    <message>
        <source>In one shot</source>
        <translation>一次作答</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Accuracy by number of givens: %1</source>
        <translation>按已知数个数的正确率：%1</translation>
    </message>
</context>
<context>
    <name>convoku::EventsModel</name>
    <message>
        <source>Pass %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a pass and the most important thing that happened in it: 6: Guess r1c2 = 7</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <extracomment>removed candidates, and those that came back: 24, +57</extracomment>
        <translation>%1，+%2</translation>
    </message>
    <message>
        <source>Candidates left after the event</source>
        <translation>事件之后剩余的候选数</translation>
    </message>
    <message>
        <source>Candidates removed or set aside; a plus sign marks restored ones</source>
        <translation>它移除或搁置的候选数；带加号的是恢复的候选数</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>convoku::EventsPanel</name>
    <message>
        <source>&amp;Copy in words</source>
        <translation>复制文字说明(&amp;C)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
</context>
<context>
    <name>convoku::Examples</name>
    <message>
        <source>The article’s hard puzzle: three guesses</source>
        <translation>文章中的难题：三次猜测</translation>
    </message>
    <message>
        <source>The article’s easy puzzle: two passes</source>
        <translation>文章中的简单题：两轮</translation>
    </message>
    <message>
        <source>Rules only: no guess is needed</source>
        <translation>仅用规则：无需猜测</translation>
    </message>
    <message>
        <source>A deep search</source>
        <translation>一次深度搜索</translation>
    </message>
    <message>
        <source>No solution: two equal givens in a row</source>
        <translation>无解：一行中有两个相同的已知数</translation>
    </message>
    <message>
        <source>The empty grid: 47 guesses, none wrong</source>
        <translation>空盘：47 次猜测，全部正确</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>100 puzzles with many givens; a few passes solve them</source>
        <translation>100 道已知数多的题目；几轮即可解出</translation>
    </message>
    <message>
        <source>30 puzzles without a guess where this rule removes something: %1</source>
        <translation>30 道无需猜测且此规则有所移除的题目：%1</translation>
    </message>
    <message>
        <source>Guessing</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>50 puzzles with one guess, or two at once</source>
        <translation>50 道题目，一次猜测，或同时成立两个</translation>
    </message>
    <message>
        <source>Deep search</source>
        <translation>深度搜索</translation>
    </message>
    <message>
        <source>30 puzzles with four or more guesses at once</source>
        <translation>30 道题目，同时成立四个或更多猜测</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationPanel</name>
    <message>
        <source>&amp;Go to the step</source>
        <translation>转到该步(&amp;G)</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the last thing that happened to a candidate, and where: 3.6: removed by Pointing in row</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The board marks these reasons only in pass %1. Go to the step to see them there.</source>
        <translation>盘面只在第 %1 轮标出这些理由：转到该步即可看到。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Undo &amp;the guess</source>
        <extracomment>steps on to where the search takes a failed guess back</extracomment>
        <translation>撤回(&amp;T)</translation>
    </message>
    <message>
        <source>Another deduction of this step</source>
        <translation>这一步的另一个推论</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>单击可查看为什么如此。</translation>
    </message>
    <message>
        <source>Given: the puzzle has it from the start.</source>
        <translation>已知数：题目一开始就有。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>单击可转到这一步。</translation>
    </message>
    <message>
        <source>The cell, with its removed candidates crossed out</source>
        <translation>该格；离开它的候选数已划去</translation>
    </message>
    <message>
        <source>Missing from %1, and why</source>
        <translation>离开 %1 的候选数及原因</translation>
    </message>
    <message>
        <source>This holds while these guesses are active</source>
        <translation>仅在这些猜测成立期间有效</translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationWording</name>
    <message>
        <source>%1 has only %2 left, so %2 is removed from the rest of %3.</source>
        <translation>%1 只剩 %2，所以%3的其余单元格去掉 %2。</translation>
    </message>
    <message>
        <source>In %1, %2 is only in %3 (%4), so it is removed from the rest of %3.</source>
        <translation>在%1中，%2 只出现在%3（%4），所以从%3的其余单元格去掉。</translation>
    </message>
    <message>
        <source>In %1, %2 has only one place, %3, so that cell’s other candidates are removed.</source>
        <translation>在%1中，%2 只有一个位置 %3，所以该单元格去掉其他候选数。</translation>
    </message>
    <message>
        <source>%1 and %2 have only %3 and %4, so both are removed from the rest of %5.</source>
        <translation>%1 和 %2 只有 %3 和 %4，所以%5的其余单元格去掉这两个数字。</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), each of them enough:</source>
        <translation>
            <numerusform>%n 个发现，每一个都已足够：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; equals %2 → %3</source>
        <extracomment>a sum and what it decides: 1·0 + 1·1 = 1; equals 1 → 1</extracomment>
        <translation>%1；等于 %2 → %3</translation>
    </message>
    <message>
        <source>Rules that would remove it in this pass too: %1.</source>
        <translation>在本轮中也能移除它的还有：%1。</translation>
    </message>
    <message>
        <source>The guess %1 sets %2 aside.</source>
        <translation>猜测 %1 搁置了 %2。</translation>
    </message>
    <message>
        <source>The guess %1 failed.</source>
        <translation>猜测 %1 失败。</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1移除 %2。</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 没有剩余的候选数。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>digits of a cell, and what removed them: 1, 2: 2.3 Pointing in row.</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>from the start</source>
        <extracomment>since when a cell has only one candidate</extracomment>
        <translation>从一开始</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a cell, and since when it has only one candidate: r1c9 (since 1.2 Pointing in row)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (since %2)</source>
        <translation>%1（自 %2）</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, in %3 and %4.</source>
        <translation>%1 在%2中出现两次，位于 %3 和 %4。</translation>
    </message>
    <message>
        <source>Why %1 is not in %2</source>
        <translation>%2 中为何没有 %1</translation>
    </message>
    <message>
        <source>A given keeps it out.</source>
        <translation>它被一个已知数排除。</translation>
    </message>
    <message>
        <source>The opened puzzle did not contain it.</source>
        <translation>它在打开的题目中就不存在。</translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <translation>
            <numerusform>%n 次移除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n 个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, and on %3.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;</extracomment>
        <translation>它依据 %2中的 %1，以及 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) missing in the opened puzzle</source>
        <translation>
            <numerusform>打开的题目中缺少的 %n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>It rests on %1 in %2, on %3, and on %4.</source>
        <extracomment>%1: &quot;14 removals&quot;, %2: &quot;6 passes&quot;, %3: &quot;9 givens&quot;, %4: &quot;3 candidates missing in the puzzle as it was opened&quot;</extracomment>
        <translation>它依据 %2中的 %1、%3，以及%4。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 5 in r6c9</extracomment>
        <translation>%2 的 %1</translation>
    </message>
    <message numerus="yes">
        <source>It holds only while %n guess(es) are active.</source>
        <translation>
            <numerusform>仅在 %n 个猜测成立期间有效。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: that is enough to remove it. Convoku has no explanation for this rule and found this by trial.</source>
        <extracomment>what was there (4 in r3c8) and what was not (r1c5 ≠ 7)</extracomment>
        <translation>%1：仅此就足以去掉它。程序不了解这条规则，这是通过尝试找到的。</translation>
    </message>
    <message>
        <source>any board at all</source>
        <extracomment>stands for the reasons of a removal where there are none: the rule removes it always</extracomment>
        <translation>任意盘面</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>reasons</comment>
        <extracomment>behind the first reasons of a removal: 1 in r7c1, r7c2 ≠ 1 and 7 more</extracomment>
        <translation>
            <numerusform> 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so the other candidates of these cells are removed.</source>
        <translation>在%1中，%2 只有这些位置：%3。所以这些单元格去掉其他候选数。</translation>
    </message>
    <message>
        <source>%1 have only %2, so these digits are removed from the rest of %3.</source>
        <translation>%1 只有 %2，所以%3的其余单元格去掉这些数字。</translation>
    </message>
    <message>
        <source>Why %1 is %2</source>
        <extracomment>a cell and its digit: Why r4c5 is 2</extracomment>
        <translation>%1 为何是 %2</translation>
    </message>
</context>
<context>
    <name>convoku::Export</name>
    <message>
        <source>Cancelled; nothing was written to %1.</source>
        <translation>已取消；没有写入 %1。</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>没有可写出的画面。</translation>
    </message>
    <message>
        <source>The pictures are too large. A GIF has at most 65535 pixels per side, a WebP 16383.</source>
        <translation>画面太大：GIF 每边最多 65535 像素，WebP 最多 16383 像素。</translation>
    </message>
    <message>
        <source>A picture could not be drawn: not enough memory for its size.</source>
        <translation>无法绘制画面：内存不足以容纳其大小。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>The encoder failed; nothing was written to %1.</source>
        <translation>编码器出错；没有写入 %1。</translation>
    </message>
</context>
<context>
    <name>convoku::ExportChoices</name>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>article: 338 px, the board alone</source>
        <translation>文章：338 px，只有盘面</translation>
    </message>
    <message>
        <source>web page: 480 px</source>
        <translation>网页：480 px</translation>
    </message>
    <message>
        <source>slide: 720 px, slower</source>
        <translation>幻灯片：720 px，较慢</translation>
    </message>
    <message>
        <source>large, for print: 1080 px</source>
        <translation>大，用于打印：1080 px</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>预设(&amp;E)</translation>
    </message>
    <message>
        <source>GIF: plays everywhere</source>
        <translation>GIF：到处都能播放</translation>
    </message>
    <message>
        <source>WebP: smaller, all colours exact</source>
        <translation>WebP：更小，颜色完全准确</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>格式(&amp;M)</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>文字(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;whole runs</source>
        <translation>两次完整运行(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;whole run</source>
        <translation>完整运行(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>从(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>each pass</source>
        <translation>每轮</translation>
    </message>
    <message>
        <source>each change: every rule, guess and backtrack</source>
        <translation>每个变化：每条规则、猜测和撤回</translation>
    </message>
    <message>
        <source>&amp;Picture for</source>
        <translation>画面对应(&amp;P)</translation>
    </message>
    <message>
        <source>two fading pictures &amp;between steps</source>
        <translation>步与步之间加两幅淡出画面(&amp;B)</translation>
    </message>
    <message>
        <source>the plane looked at</source>
        <translation>当前查看的平面</translation>
    </message>
    <message>
        <source>all planes</source>
        <translation>所有平面</translation>
    </message>
    <message>
        <source>S&amp;lide over</source>
        <translation>滑动范围(&amp;L)</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source> /s</source>
        <extracomment>pictures a second</extracomment>
        <translation> 幅/秒</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒画面数</translation>
    </message>
    <message>
        <source>Frame dura&amp;tion</source>
        <translation>每幅画面时间(&amp;T)</translation>
    </message>
    <message>
        <source>Browsers slow down above 50 pictures per second, so the file has 50.</source>
        <translation>每秒超过 50 幅画面时浏览器会放慢播放：文件采用 50 幅。</translation>
    </message>
    <message>
        <source>Hold &amp;last frame</source>
        <translation>最后一幅停留(&amp;L)</translation>
    </message>
    <message>
        <source>forever</source>
        <translation>无限循环</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>several times</source>
        <translation>多次</translation>
    </message>
    <message>
        <source>Number of times to play</source>
        <translation>播放次数</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>播放</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Size (width)</source>
        <translation>大小（宽度）(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;caption</source>
        <translation>标题(&amp;C)</translation>
    </message>
    <message>
        <source>a se&amp;ntence on what each step did</source>
        <translation>用一句话说明每一步(&amp;N)</translation>
    </message>
    <message>
        <source>le&amp;gend</source>
        <translation>图例(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;row and column numbers</source>
        <translation>行号和列号(&amp;R)</translation>
    </message>
    <message>
        <source>With</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>颜色(&amp;O)</translation>
    </message>
    <message>
        <source>First pass</source>
        <translation>第一轮</translation>
    </message>
    <message>
        <source>Last pass</source>
        <translation>最后一轮</translation>
    </message>
    <message>
        <source>Frame duration</source>
        <translation>每幅画面时间</translation>
    </message>
    <message>
        <source>the plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>all numbers at once</source>
        <translation>全部数值同时</translation>
    </message>
    <message>
        <source>Animated PNG: for browsers</source>
        <translation>PNG 动画：用于浏览器</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>MP4 视频</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>WebM 视频</translation>
    </message>
    <message>
        <source>Animated SVG: sharp at any size</source>
        <translation>SVG 动画：任何大小都清晰</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>左右并排</translation>
    </message>
    <message>
        <source>one above the other</source>
        <translation>上下排列</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Opening picture with this text, shown for two seconds</source>
        <translation>开头用一幅画面显示它两秒</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Opening t&amp;itle</source>
        <translation>片头标题(&amp;I)</translation>
    </message>
    <message>
        <source>Text of the caption</source>
        <translation>标题文字</translation>
    </message>
    <message>
        <source>pass, depth, candidates left</source>
        <translation>轮次、深度、剩余候选数</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG：像素</translation>
    </message>
    <message>
        <source>SVG: vector graphics, sharp at any size</source>
        <translation>SVG：线条和文字，任何大小都清晰</translation>
    </message>
    <message>
        <source>PDF: a page of vector graphics</source>
        <translation>PDF：含线条和文字的页面</translation>
    </message>
    <message>
        <source>Letters: small, can be searched</source>
        <translation>文字：文件小，可搜索</translation>
    </message>
    <message>
        <source>Outlines: the same everywhere</source>
        <translation>轮廓：到处都一样</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>大小(&amp;I)</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>GIF 动画 (*.gif)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>WebP 动画 (*.webp)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png *.apng)</source>
        <translation>PNG 动画 (*.png *.apng)</translation>
    </message>
    <message>
        <source>MP4 video (*.mp4)</source>
        <translation>MP4 视频 (*.mp4)</translation>
    </message>
    <message>
        <source>WebM video (*.webm)</source>
        <translation>WebM 视频 (*.webm)</translation>
    </message>
    <message>
        <source>Animated SVG (*.svg)</source>
        <translation>SVG 动画 (*.svg)</translation>
    </message>
    <message>
        <source>%1 pictures (*.%2)</source>
        <translation>%1 图片 (*.%2)</translation>
    </message>
</context>
<context>
    <name>convoku::ExportController</name>
    <message>
        <source>E&amp;xport animation…</source>
        <translation>导出动画(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the run as an animated GIF or WebP</source>
        <translation>把运行导出为 GIF 或 WebP 动画</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>导出图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the centre view as PNG, SVG or PDF</source>
        <translation>把中间视图的内容保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>Export &amp;layer as picture…</source>
        <translation>把层导出为图片(&amp;L)…</translation>
    </message>
    <message>
        <source>Export the layer in the tensor view, with its kernel and arithmetic, as PNG, SVG or PDF</source>
        <translation>把张量视图中的层、其卷积核和算式导出为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>Export layer as ani&amp;mation…</source>
        <translation>把层导出为动画(&amp;M)…</translation>
    </message>
    <message>
        <source>Export the kernel sliding over the layer’s input as an animated GIF or WebP</source>
        <translation>把卷积核在该层输入上的滑动导出为 GIF 或 WebP 动画</translation>
    </message>
    <message>
        <source>Export collec&amp;tion…</source>
        <translation>导出题集(&amp;T)…</translation>
    </message>
    <message>
        <source>Export an animation or a picture of each puzzle in the collection</source>
        <translation>为题集中的每道题目写出动画或图片</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the centre view to the clipboard as a picture</source>
        <translation>把中间视图的内容作为图片复制到剪贴板</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>图片太大，无法复制。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>There is nothing to draw here yet.</source>
        <translation>这里还没有可绘制的内容。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Too many files. Filter the list of puzzles first.</source>
        <translation>文件太多：请先筛选题目列表。</translation>
    </message>
    <message>
        <source>Export t&amp;urn of the cube…</source>
        <translation>导出立方体的转动(&amp;U)…</translation>
    </message>
    <message>
        <source>Export the cube’s rotation from one rule to another as an animated GIF or WebP</source>
        <translation>把从一条规则转到另一条规则的立方体导出为动画 GIF 或 WebP</translation>
    </message>
    <message>
        <source>Export networ&amp;k as ONNX…</source>
        <translation>把网络导出为 ONNX(&amp;K)…</translation>
    </message>
    <message>
        <source>Export the running network as an ONNX file, for any program that runs neural networks</source>
        <translation>把正在运行的网络写成 ONNX 文件，供能运行神经网络的程序和设备使用</translation>
    </message>
    <message>
        <source>Export page for a bro&amp;wser…</source>
        <translation>导出浏览器页面(&amp;W)…</translation>
    </message>
    <message>
        <source>Export a web page that steps through the running network</source>
        <translation>写一个浏览器页面，逐步运行正在运行的网络</translation>
    </message>
    <message>
        <source>Export all la&amp;yers of the step…</source>
        <translation>导出这一步的所有层(&amp;Y)…</translation>
    </message>
    <message>
        <source>Export a picture of all layers of the step, with every number, as PNG, SVG or PDF</source>
        <translation>把这一步所有层的图片连同每个数导出为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>The step has more than %1 numbers, too many for a picture.</source>
        <translation>这一步的数超过 %1 个，一张图片放不下。</translation>
    </message>
</context>
<context>
    <name>convoku::ExportDialog</name>
    <message>
        <source>Export the chain of a removal</source>
        <translation>导出移除链</translation>
    </message>
    <message>
        <source>Export the sliding kernel of a layer</source>
        <translation>导出层的卷积核滑动</translation>
    </message>
    <message>
        <source>Export both runs</source>
        <translation>导出两次运行</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>preparing the pictures …</source>
        <translation>正在准备画面 …</translation>
    </message>
    <message>
        <source>finding out the size …</source>
        <translation>正在计算大小 …</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n 幅画面</numerusform>
        </translation>
    </message>
    <message>
        <source>File size: %1</source>
        <extracomment>a file&apos;s size</extracomment>
        <translation>文件大小为 %1。</translation>
    </message>
    <message>
        <source>about %1, counting …</source>
        <translation>约 %1，正在统计 …</translation>
    </message>
    <message>
        <source>Saved: %1 (%2, %3)</source>
        <translation>已保存：%1（%2，%3）</translation>
    </message>
    <message>
        <source>There is not enough memory for these pictures.</source>
        <translation>内存不足以生成这些画面。</translation>
    </message>
    <message>
        <source>Export the cube’s rotation</source>
        <translation>导出立方体的转动</translation>
    </message>
    <message>
        <source>Export the training</source>
        <translation>导出训练</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>导出搜索</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the picture to the clipboard</source>
        <translation>把图片复制到剪贴板</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>图片太大，无法复制。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The picture is being drawn…</source>
        <translation>正在绘制图片…</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>已保存：%1（%2）</translation>
    </message>
</context>
<context>
    <name>convoku::FileController</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a file with one or more puzzles</source>
        <translation>打开含一道或多道题目的文件</translation>
    </message>
    <message>
        <source>&amp;Paste puzzle</source>
        <translation>粘贴题目(&amp;P)</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard</source>
        <translation>打开剪贴板中的题目</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>保存会话(&amp;S)</translation>
    </message>
    <message>
        <source>Save puzzle, rules, position, breakpoints, bookmarks and layout to a file</source>
        <translation>把题目、规则、位置、断点、书签和布局保存到文件</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the session to a different file</source>
        <translation>把会话保存到另一个文件</translation>
    </message>
    <message>
        <source>Save pu&amp;zzle as…</source>
        <translation>题目另存为(&amp;Z)…</translation>
    </message>
    <message>
        <source>Save the puzzle as it was opened, in a format that other programs read</source>
        <translation>以其他程序可读的格式保存打开时的题目</translation>
    </message>
    <message>
        <source>Save pos&amp;ition as…</source>
        <translation>局面另存为(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the givens and the candidates of this position, in a format that other programs read</source>
        <translation>以其他程序可读的格式保存此位置的已知数和候选数</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>&amp;Copy puzzle</source>
        <translation>复制题目(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the givens, one character per cell</source>
        <translation>复制已知数，每个单元格一个字符</translation>
    </message>
    <message>
        <source>Copy &amp;decided cells</source>
        <translation>复制已确定的单元格(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the digits decided at this position, one character per cell</source>
        <translation>复制此位置已确定的数字，每个单元格一个字符</translation>
    </message>
    <message>
        <source>Copy as: %1</source>
        <translation>复制为：%1</translation>
    </message>
    <message>
        <source>Copy the givens and the candidates of this position</source>
        <translation>复制已知数和此位置的候选数</translation>
    </message>
    <message>
        <source>Copy the givens; this format has no candidates</source>
        <translation>复制已知数；此格式不含候选数</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Copy the address of this p&amp;lace</source>
        <translation>复制此处的地址(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the current pass, step and layer in the form that Go to address reads</source>
        <translation>复制当前查看的轮、步骤和层，写法与“转到地址”一致</translation>
    </message>
    <message>
        <source>Copy the pic&amp;ked candidate or number</source>
        <translation>复制选定的候选数或数值(&amp;K)</translation>
    </message>
    <message>
        <source>Copy the address of the picked candidate or, in the tensors, the address and value of the picked number</source>
        <translation>复制选定的候选数的地址；在张量中则复制选定的数值的地址和值</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>它是设备或管道，不是文件</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n breakpoint(s), bookmark(s) or watch(es) of %1 could not be read and were left out.</source>
        <translation>
            <numerusform>%1 中有 %n 个断点、书签或监视项无法读取，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions of Convoku (*.convoku)</source>
        <translation>Convoku 会话 (*.convoku)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>无法保存 %1。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>保存局面</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>保存题目</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>保存到其他位置…</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Some lines of %1 are not puzzles.</source>
        <translation>%1 中有些行不是题目。</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Open puzzles, a session, a lesson or a network</source>
        <translation>打开题目、会话、课程或网络</translation>
    </message>
    <message>
        <source>Puzzles, sessions, lessons, networks (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;All files (*)</source>
        <translation>题目、会话、课程、网络 (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md *.network *.gz *.zst);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Puzzle from the command line</source>
        <translation>命令行中的题目</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>拖入的文本</translation>
    </message>
</context>
<context>
    <name>convoku::FilterLine</name>
    <message>
        <source>Filter: naked_pair_row, no guess, passes &lt; 12 – or digits, or words of the comment</source>
        <translation>筛选：naked_pair_row, no guess, passes &lt; 12 – 也可以是数字或注释中的词</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add a term to the filter</source>
        <translation>给筛选添加一个条件</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>筛选条件的写法</translation>
    </message>
    <message>
        <source>This rule removes something</source>
        <translation>此规则移除候选数</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>没有猜测</translation>
    </message>
    <message>
        <source>Several guesses at once</source>
        <translation>同时成立多个猜测</translation>
    </message>
    <message>
        <source>Under 12 passes</source>
        <translation>少于 12 轮</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>一个解</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>Few givens</source>
        <translation>已知数少</translation>
    </message>
</context>
<context>
    <name>convoku::FindingWording</name>
    <message>
        <source>%1 is %2, so %2 is removed elsewhere in %3.</source>
        <extracomment>r3c5 is 2, so 2 leaves the rest of box 2.</extracomment>
        <translation>%1 是 %2，所以%3的其余单元格去掉 %2。</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %3 is removed elsewhere in %4.</source>
        <extracomment>In box 2 only r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>在%1中，只有 %2 还可能是 %3，所以%4的其余单元格去掉 %3。</translation>
    </message>
    <message>
        <source>In %1 only %2 and %3 can still be %4, so %4 is removed elsewhere in %5.</source>
        <extracomment>In box 2 only r1c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>在%1中，只有 %2 和 %3 还可能是 %4，所以%5的其余单元格去掉 %4。</translation>
    </message>
    <message>
        <source>In %1 only %2, %3 and %4 can still be %5, so %5 is removed elsewhere in %6.</source>
        <extracomment>In box 2 only r1c5, r2c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.</extracomment>
        <translation>在%1中，只有 %2、%3 和 %4 还可能是 %5，所以%6的其余单元格去掉 %5。</translation>
    </message>
    <message>
        <source>In %1 only %2 can still be %3, so %2 is %3.</source>
        <extracomment>In row 4 only r4c3 can still be 9, so r4c3 is 9.</extracomment>
        <translation>在%1中，只有 %2 还可能是 %3，所以 %2 是 %3。</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4. Both are removed elsewhere in %5.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so both leave the rest of row 5.</extracomment>
        <translation>%1 和 %2 只有 %3 和 %4，所以%5的其余单元格去掉这两个数字。</translation>
    </message>
    <message>
        <source>%1 and %2 hold only %3 and %4, so %5 is removed elsewhere in %6.</source>
        <extracomment>r5c2 and r5c7 hold only 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1 和 %2 只有 %3 和 %4，所以%6的其余单元格去掉 %5。</translation>
    </message>
    <message>
        <source>With %1, the rule removes %2.</source>
        <extracomment>what was there and what was not; what goes: With 4 in r3c8, r1c5 ≠ 7, the rule removes 2 from r3c5.</extracomment>
        <translation>依据：%1。该规则移除 %2。</translation>
    </message>
    <message>
        <source>In %1, %2 fit only in %3, so all other digits are removed there.</source>
        <extracomment>In row 3, 4 and 7 fit only in r3c8 and r3c9, so all other digits leave these cells.</extracomment>
        <translation>在%1中，%2 只能在 %3，所以这些单元格去掉其他所有数字。</translation>
    </message>
    <message>
        <source>In %1, %2 fits only in %3, so %2 is removed elsewhere in %3.</source>
        <extracomment>In rows 2 and 6, 4 fits only in columns 3 and 8, so 4 leaves the rest of columns 3 and 8.</extracomment>
        <translation>在%1中，%2 只能在%3，所以%3的其余单元格去掉 %2。</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 is removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 8 leaves the rest of row 5.</extracomment>
        <translation>%1 只有 %2，所以%4的其余单元格去掉 %3。</translation>
    </message>
    <message>
        <source>%1 hold only %2, so %3 are removed elsewhere in %4.</source>
        <extracomment>r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 3 and 8 leave the rest of row 5.</extracomment>
        <translation>%1 只有 %2，所以%4的其余单元格去掉 %3。</translation>
    </message>
</context>
<context>
    <name>convoku::FirstRun</name>
    <message>
        <source>A neural network that was never trained: every weight is set by hand, and you can read each one.</source>
        <translation>一个没有人训练过的神经网络：每个权重都由人手工设定，都可以读懂。</translation>
    </message>
    <message>
        <source>It has just solved this Sudoku.</source>
        <translation>它刚刚解开了这道数独。</translation>
    </message>
</context>
<context>
    <name>convoku::FirstSteps</name>
    <message>
        <source>Close the hint</source>
        <translation>关闭提示</translation>
    </message>
    <message>
        <source>That is how it works. Press F1 for help.</source>
        <translation>基本操作就是这些。按 F1 打开帮助。</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>空格</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>One step, from the start</source>
        <translation>从头走一步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>再播放一次</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>a digit: why is it there?</source>
        <translation>一个数字：它为什么在这里？</translation>
    </message>
    <message>
        <source>Things to try</source>
        <translation>可以做什么</translation>
    </message>
</context>
<context>
    <name>convoku::FoundWording</name>
    <message>
        <source>%1 is the only candidate left.</source>
        <translation>只剩候选数 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the only candidate left; the last one removed was %2, at %3.</source>
        <extracomment>%1: the digit that is left; %2: the digits that went last, &quot;1&quot; or &quot;1, 4&quot;; %3: where, &quot;16.2&quot;</extracomment>
        <translation>
            <numerusform>只剩候选数 %1；最后去掉的是 %2，在 %3。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::FunctionPlotView</name>
    <message>
        <source>Function of the layer</source>
        <translation>该层的函数</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateDialog</name>
    <message>
        <source>C&amp;lear</source>
        <translation>清空(&amp;L)</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected puzzle in the window</source>
        <translation>在窗口中打开所选题目</translation>
    </message>
    <message>
        <source>&amp;Keep as collection</source>
        <translation>存为题集(&amp;K)</translation>
    </message>
    <message>
        <source>List these puzzles in the Collection panel</source>
        <translation>在“题集”面板中列出这些题目</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save these puzzles as an .sdm file</source>
        <translation>把这些题目保存为 .sdm 文件</translation>
    </message>
    <message>
        <source>Generate puzzles</source>
        <translation>生成题目</translation>
    </message>
    <message>
        <source>Command that generates the same puzzles</source>
        <translation>生成相同题目的命令</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the command to the clipboard</source>
        <translation>把命令复制到剪贴板</translation>
    </message>
    <message>
        <source>The sa&amp;me as a command:</source>
        <translation>等效的命令(&amp;M)：</translation>
    </message>
    <message>
        <source>The same seed and criteria give the same puzzles.</source>
        <translation>种子和要求相同，生成的题目就相同。</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <translation>新种子(&amp;N)</translation>
    </message>
    <message>
        <source>A different seed, for different puzzles</source>
        <translation>换一个数，就得到其他题目</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>数量(&amp;H)</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>种子(&amp;D)</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>已生成的题目</translation>
    </message>
    <message>
        <source>The search for puzzles stopped: %1</source>
        <translation>题目生成中断：%1</translation>
    </message>
    <message>
        <source>All rules are switched off. Switch some on in the Rules panel.</source>
        <translation>所有规则都已关闭：请在“规则”面板中打开一些。</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to 18446744073709551615.</source>
        <translation>种子是 0 到 18446744073709551615 的数。</translation>
    </message>
    <message>
        <source>Such puzzles are rare: none among the last %L1 grids.</source>
        <translation>这样的题目很少见：最近 %L1 个终盘中一个也没有。</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>End the search and keep the puzzles found</source>
        <translation>结束寻找，保留已找到的题目</translation>
    </message>
    <message>
        <source>Search for matching puzzles and start a new list</source>
        <translation>寻找符合要求的题目；列表重新开始</translation>
    </message>
    <message>
        <source>Seed %1, no. %2</source>
        <extracomment>the name of a puzzle that was made: its seed and its place in the list</extracomment>
        <translation>种子 %1，第 %2 题</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Save puzzles</source>
        <translation>保存题目</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>无法保存 %1。</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateRequestForm</name>
    <message>
        <source>givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>&amp;minimal: no given is redundant</source>
        <translation>极小：已知数缺一不可(&amp;M)</translation>
    </message>
    <message>
        <source>If any given is removed, the puzzle has several solutions.</source>
        <translation>少任何一个已知数，题目都会有多个解。</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>none: the rules alone solve it</source>
        <translation>无：仅用规则即可解出</translation>
    </message>
    <message>
        <source>at least, at once:</source>
        <translation>同时至少：</translation>
    </message>
    <message>
        <source>Active guesses</source>
        <translation>同时成立的猜测</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>已知数(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>对称(&amp;Y)</translation>
    </message>
    <message>
        <source>G&amp;uesses</source>
        <translation>猜测(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Passes</source>
        <translation>轮数(&amp;P)</translation>
    </message>
    <message>
        <source>Rules that must remove something</source>
        <translation>必须移除候选数的规则</translation>
    </message>
    <message>
        <source>Fewest %1</source>
        <translation>最少%1</translation>
    </message>
    <message>
        <source>Most %1</source>
        <translation>最多%1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>from 17 to 30</extracomment>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>convoku::GenerateWording</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>旋转 180° 对称</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>旋转 90° 对称</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>左右对称</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>上下对称</translation>
    </message>
    <message>
        <source>Left and right, top and bottom</source>
        <translation>左右和上下对称</translation>
    </message>
    <message>
        <source>Diagonal from the top left</source>
        <translation>主对角线对称</translation>
    </message>
    <message>
        <source>Diagonal from the top right</source>
        <translation>副对角线对称</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>双对角线对称</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部对称</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a kind of house, and in how many passes a rule removed something there: row 2</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a family of rules and its houses: Naked pair: row 2, box 1</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of %2, %3 grids tried</source>
        <extracomment>puzzles found, puzzles wished: 7 of 20, 3,400 grids tried</extracomment>
        <translation>%1 / %2，已试 %3 个终盘</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles had the wrong number of givens: %1 to %2. Allow a wider range of givens.</source>
        <translation>%L4 道题目中有 %L3 道的已知数个数不符：为 %1 到 %2 个。请放宽已知数的个数。</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles were not minimal. Few symmetric puzzles are. Give up the symmetry or clear “minimal”.</source>
        <translation>%L4 道题目中有 %L3 道不是极小的。对称的题目很少是极小的：请放弃对称，或取消“极小”。</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed guesses. Allow guesses, or more givens.</source>
        <translation>%L4 道题目中有 %L3 道需要猜测。请允许猜测，或增加已知数。</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles needed too few guesses at once: %1 to %2. Ask for fewer guesses or fewer givens.</source>
        <translation>%L4 道题目中有 %L3 道同时成立的猜测太少：为 %1 到 %2 个。请减少要求的猜测，或减少已知数。</translation>
    </message>
    <message>
        <source>%L3 of %L4 puzzles took the wrong number of passes: %1 to %2. Allow a wider range of passes.</source>
        <translation>%L4 道题目中有 %L3 道的轮数不符：为 %1 到 %2 轮。请放宽轮数。</translation>
    </message>
    <message>
        <source>“%1” removed nothing in %L3 of %L4 puzzles. Ask for fewer rules or fewer givens.</source>
        <translation>%L4 道题目中有 %L3 道里“%1”没有移除任何候选数。请减少要求的规则，或减少已知数。</translation>
    </message>
    <message>
        <source>The network did not solve %L3 of %L4 puzzles. Ask for more givens.</source>
        <translation>%L4 道题目中有 %L3 道网络没有解出。请增加已知数。</translation>
    </message>
    <message>
        <source>Puzzles with %1 givens or fewer are rare. It can take hours to find one.</source>
        <translation>已知数不超过 %1 个的题目很少见。找到一道可能需要几个小时。</translation>
    </message>
</context>
<context>
    <name>convoku::GeneratedModel</name>
    <message>
        <source>Number of passes in which each rule removed something</source>
        <translation>各规则移除了候选数的轮数</translation>
    </message>
    <message>
        <source>Rules that removed something</source>
        <translation>移除了候选数的规则</translation>
    </message>
</context>
<context>
    <name>convoku::GraphWording</name>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>栈</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
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
        <translation>耗尽</translation>
    </message>
    <message>
        <source>next candidates</source>
        <translation>下一候选数</translation>
    </message>
    <message>
        <source>next stack</source>
        <translation>下一栈</translation>
    </message>
    <message>
        <source>next guess</source>
        <translation>下一猜测</translation>
    </message>
    <message>
        <source>next level</source>
        <translation>下一级别</translation>
    </message>
    <message>
        <source>candidates after %1</source>
        <extracomment>what a rule leaves: candidates after Pointing in row</extracomment>
        <translation>“%1”之后的候选数</translation>
    </message>
    <message>
        <source>else</source>
        <extracomment>the three inputs of a select layer: if 1, then this, else that</extracomment>
        <translation>否则</translation>
    </message>
    <message>
        <source>then</source>
        <translation>则</translation>
    </message>
    <message>
        <source>if</source>
        <translation>若</translation>
    </message>
    <message>
        <source>indices</source>
        <extracomment>the places of the maxima that a max pooling found</extracomment>
        <translation>索引</translation>
    </message>
    <message>
        <source>Layer %1 of %2: %3, %4 to %5 – %6.</source>
        <extracomment>Layer 3 of 14: max pooling 1×3 / 1×3, [9, 9, 9] to [9, 9, 3] – the digit occurs in this line of the box.</extracomment>
        <translation>第 %1 层，共 %2 层：%3，%4 到 %5 – %6。</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1, %2; it outputs %3.</source>
        <extracomment>Verdict, 47 layers; it hands on solved, contradiction.</extracomment>
        <translation>%1，%2；输出 %3。</translation>
    </message>
    <message>
        <source>Input: %1, %2, whole numbers from %3 to %4.</source>
        <translation>输入：%1，%2，%3 到 %4 的整数。</translation>
    </message>
    <message>
        <source>Output: %1, %2, whole numbers from %3 to %4.</source>
        <translation>输出：%1，%2，%3 到 %4 的整数。</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>一轮</translation>
    </message>
    <message>
        <source>Graph of %1: %2, %3 of them viewed.</source>
        <translation>“%1”的图：%2，其中已看 %3 层。</translation>
    </message>
    <message numerus="yes">
        <source>Graph of one pass: %n step(s), %1 of them viewed.</source>
        <translation>
            <numerusform>一轮的图：%n 个步骤，其中已看 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no puzzle yet. Open one to show the network’s layers here.</source>
        <translation>还没有题目。打开题目后，这里会显示网络的各层。</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>Reads: %1.</source>
        <extracomment>the values and layers that a node of a graph takes its numbers from</extracomment>
        <translation>读取：%1。</translation>
    </message>
    <message>
        <source>Read by: %1.</source>
        <extracomment>the layers and values that take the numbers of a node of a graph</extracomment>
        <translation>被读取：%1。</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>Input: %1, %2, real numbers from %3 to %4.</source>
        <translation>输入：%1，%2，%3 到 %4 的实数。</translation>
    </message>
    <message>
        <source>Output: %1, %2, real numbers from %3 to %4.</source>
        <translation>输出：%1，%2，%3 到 %4 的实数。</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>of a text; short: it stands above a box</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>line %1 of the text: layer %2</source>
        <translation>文本第 %1 行：第 %2 层</translation>
    </message>
    <message>
        <source>line %1 of the text: layers %2 to %3</source>
        <translation>文本第 %1 行：第 %2 至第 %3 层</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layer %2.</source>
        <translation>工坊中文本的第 %1 行生成第 %2 层。</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines layers %2 to %3.</source>
        <translation>工坊中文本的第 %1 行生成第 %2 至第 %3 层。</translation>
    </message>
    <message>
        <source>Line %1 of the text in the workshop defines it.</source>
        <translation>它由工坊中文本的第 %1 行生成。</translation>
    </message>
</context>
<context>
    <name>convoku::Header</name>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>convoku::HeadlineWording</name>
    <message>
        <source>%1 is %2</source>
        <extracomment>a cell and its digit: r4c3 is 9</extracomment>
        <translation>%1 是 %2</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <extracomment>a digit, and a house or a cell that loses it: 2 leaves column 5</extracomment>
        <translation>%2去掉 %1</translation>
    </message>
    <message>
        <source>%1 and %2 leave %3</source>
        <extracomment>two digits and a house that loses them: 3 and 8 leave row 5</extracomment>
        <translation>%3去掉 %1 和 %2</translation>
    </message>
    <message>
        <source>because of %1</source>
        <extracomment>the cells of what a rule found: because of r7c8</extracomment>
        <translation>因为 %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有发现</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) leave</source>
        <extracomment>what a rule did, before it is known why: 7 candidates leave</extracomment>
        <translation>
            <numerusform>去掉 %n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot hold two %2s</source>
        <extracomment>a house and a digit that stands twice in it: Column 8 can’t hold two 7s</extracomment>
        <translation>%1不能有两个 %2</translation>
    </message>
    <message>
        <source>A contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <translation>%1 没有剩余的数字</translation>
    </message>
    <message>
        <source>%1 is tried in %2</source>
        <extracomment>a guess: 7 is tried in r1c2</extracomment>
        <translation>在 %2 尝试 %1</translation>
    </message>
    <message>
        <source>The guess %1 is undone</source>
        <translation>撤回猜测 %1</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>找到一个解</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory</source>
        <translation>既未解出，也无矛盾</translation>
    </message>
    <message>
        <source>Pass %1 removes %2</source>
        <translation>第 %1 轮移除 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass %1 changes nothing</source>
        <translation>第 %1 轮没有变化</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n 个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, layer %2 of %3</source>
        <extracomment>a step and one of its layers: Pointing in row, layer 3 of 12</extracomment>
        <translation>%1，第 %2 层，共 %3 层</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of its %n removal(s)</source>
        <extracomment>a rule and how much of what it removed is spoken of: Pointing in column, 4 of its 7 removals</extracomment>
        <translation>
            <numerusform>%1，%n 次移除中的 %2 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removal(s)</source>
        <translation>
            <numerusform>%1，%n 次移除</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, before the search undoes the guess</source>
        <translation>%1，在搜索撤回猜测之前</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found something</source>
        <translation>
            <numerusform>%n 条规则有发现</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule found anything</source>
        <translation>所有规则都没有发现</translation>
    </message>
    <message>
        <source>%1 is not in %2</source>
        <translation>%2 中没有 %1</translation>
    </message>
    <message>
        <source>%1 is possible in %2</source>
        <translation>%2 可能是 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n 次猜测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deduction(s)</source>
        <translation>
            <numerusform>%n 个推论</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1: &quot;58 deductions&quot;, %2: &quot;18 givens, 2 guesses&quot;</extracomment>
        <translation>%1，依据 %2</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <extracomment>digits, and as many cells that have room for no others: 4 and 7 take r3c8 and r3c9</extracomment>
        <translation>%1 占用 %2</translation>
    </message>
</context>
<context>
    <name>convoku::HelpController</name>
    <message>
        <source>&amp;Commands…</source>
        <translation>命令(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>如何使用本程序</translation>
    </message>
    <message>
        <source>Help on the f&amp;ocused item</source>
        <translation>焦点所在处的帮助(&amp;F)</translation>
    </message>
    <message>
        <source>Open the help page for the focused panel or view</source>
        <translation>打开与焦点所在的面板或视图有关的帮助页面</translation>
    </message>
    <message>
        <source>How the &amp;network works</source>
        <translation>网络的工作原理(&amp;N)</translation>
    </message>
    <message>
        <source>The network explained, with a picture of every rule</source>
        <translation>网络详解，每条规则都配图</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>See and change the keys of all commands</source>
        <translation>查看和更改所有命令的快捷键</translation>
    </message>
    <message>
        <source>&amp;About Convoku</source>
        <translation>关于 Convoku(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>This run has no such rule. It is switched off in the Rules panel.</source>
        <translation>本次运行没有此规则：它在“规则”面板中已关闭。</translation>
    </message>
    <message>
        <source>Find a command by its function, or go to a place in the run</source>
        <translation>按用途查找任意命令，或转到运行中的某个位置</translation>
    </message>
    <message>
        <source>not while a puzzle is edited</source>
        <translation>编辑题目时不可用</translation>
    </message>
    <message>
        <source>no puzzle is open</source>
        <translation>没有打开题目</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>运行中的位置</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <extracomment>a pass, a step, a cell or a candidate: Go to: Pass 17 · Pointing in row</extracomment>
        <translation>转到：%1</translation>
    </message>
</context>
<context>
    <name>convoku::HelpDialogs</name>
    <message>
        <source>About Convoku</source>
        <translation>关于 Convoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;A step debugger for a neural network that was never trained: its weights are set by hand, and running it solves Sudoku.&lt;/p&gt;&lt;p&gt;MIT licence. The pictures’ font is Inter (SIL Open Font License).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Convoku %1&lt;/h3&gt;&lt;p&gt;一个神经网络的单步调试器：没有人训练过这个网络，它的权重由手工设定，运行它就能解数独。&lt;/p&gt;&lt;p&gt;MIT 许可证。图片所用字体为 Inter（SIL 开放字体许可证）。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>convoku::HelpWindow</name>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>到上一页</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>回到“后退”之前的位置</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>到第一页</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>常规大小</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>在本页中查找</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>关闭帮助</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 – Convoku help</source>
        <translation>%1 – Convoku 帮助</translation>
    </message>
    <message>
        <source>Search wrapped to the top</source>
        <translation>已从页首重新查找</translation>
    </message>
    <message>
        <source>Search wrapped to the bottom</source>
        <translation>已从页尾重新查找</translation>
    </message>
    <message>
        <source>Not found in this page</source>
        <translation>本页中未找到</translation>
    </message>
</context>
<context>
    <name>convoku::HistogramView</name>
    <message>
        <source>Histogram of passes</source>
        <translation>轮数直方图</translation>
    </message>
    <message>
        <source>Click a bar, or drag over several, to show only those puzzles</source>
        <translation>单击一个柱条或拖过多个柱条，只显示那些题目</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Each bar covers more passes than the previous one, so that a few long runs do not compress the others</source>
        <translation>柱条代表的轮数范围逐渐增大，少数很长的运行不会把其他柱条挤在一起</translation>
    </message>
    <message>
        <source>Puzzles by passes: none</source>
        <translation>题目按轮数分布：无</translation>
    </message>
    <message>
        <source>Puzzles by passes</source>
        <translation>题目按轮数分布</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryModel</name>
    <message>
        <source>Pass</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>发生的事情</translation>
    </message>
</context>
<context>
    <name>convoku::HistoryPanel</name>
    <message>
        <source>History of the picked candidate</source>
        <translation>选定候选数的历史</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>Click a candidate on the board, even a removed one, to see what happened to it.</source>
        <translation>单击盘面上的候选数（包括已去掉的），查看它的经历。</translation>
    </message>
</context>
<context>
    <name>convoku::HowItWorks</name>
    <message>
        <source>The weights of a kernel over a row</source>
        <translation>铺在一行上的卷积核的权重</translation>
    </message>
    <message>
        <source>Weight %1 of %2: 1</source>
        <translation>第 %1 个权重（共 %2 个）：1</translation>
    </message>
    <message>
        <source>See the layers</source>
        <translation>查看各层</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>第一课</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>工作原理</translation>
    </message>
    <message>
        <source>Candidates left after each pass</source>
        <translation>每轮之后剩下的候选数</translation>
    </message>
    <message>
        <source>Its weights, for example</source>
        <translation>它的权重，例如</translation>
    </message>
    <message>
        <source>Ones over a whole row count the places left for a digit. If the sum is 1, the digit belongs there.</source>
        <translation>铺满一行的 1 数出一个数字还剩几个位置。和为 1 时，数字就填在那里。</translation>
    </message>
    <message numerus="yes">
        <source>One pass has %1 layers: %n rule(s), a verdict and a search. Its output is the input of the next pass.</source>
        <translation>
            <numerusform>一轮有 %1 层：%n 条规则、判定和搜索。它的输出就是下一轮的输入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At first, each of the %n open cell(s) can hold any of the digits. Each pass removes some of them, until every cell has one left.</source>
        <translation>
            <numerusform>开始时，%n 个空格各有全部候选数。每一轮去掉一些，直到每格只剩一个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::InputFile</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>它是设备或管道，不是文件</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>这是文件夹</translation>
    </message>
</context>
<context>
    <name>convoku::KernelView</name>
    <message>
        <source>Kernel</source>
        <translation>卷积核</translation>
    </message>
</context>
<context>
    <name>convoku::KeyHint</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a key, and what it does</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <extracomment>what a screen reader says of a step that is crossed off</extracomment>
        <translation>%1，已完成</translation>
    </message>
</context>
<context>
    <name>convoku::KeySettings</name>
    <message>
        <source>%1 is used by “%2”. Clear it there first, or choose a different key.</source>
        <translation>%1 已用于“%2”。请先在那里清除，或另选按键。</translation>
    </message>
    <message>
        <source>Lists and fields use %1 by itself. Add Ctrl or Alt, or use an F key.</source>
        <translation>单独的 %1 由列表和输入框使用。请与 Ctrl 或 Alt 合用，或使用 F 功能键。</translation>
    </message>
</context>
<context>
    <name>convoku::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Filter by command or key</source>
        <translation>按命令或按键筛选</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>新按键(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>On the board, Left, Right, Home and End also move through the run. Hold B to see the state before. Press Esc to deselect the candidate.</source>
        <translation>在盘面上还有：左方向、右方向、Home、End 在运行中移动，按住 B 显示之前的状态，Esc 取消选定的候选数。</translation>
    </message>
    <message>
        <source>Up or Down shows the cell cursor. The arrows then move it, digits pick candidates, and Esc hides it.</source>
        <translation>上方向或下方向调出单元格光标：之后用方向键移动光标，用数字键选定候选数，按 Esc 取消。</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>撤销重置(&amp;U)</translation>
    </message>
</context>
<context>
    <name>convoku::LayerBar</name>
    <message>
        <source>Layer of the step</source>
        <translation>该步的层</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>转到该处</translation>
    </message>
    <message>
        <source>Go to this layer in the run</source>
        <translation>转到该层在运行中的位置</translation>
    </message>
    <message>
        <source>Move the kernel to the first number</source>
        <translation>卷积核移到第一个数值</translation>
    </message>
    <message>
        <source>Back by one number</source>
        <translation>后退一个数值</translation>
    </message>
    <message>
        <source>Forward by one number</source>
        <translation>前进一个数值</translation>
    </message>
    <message>
        <source>Move the kernel to the last number</source>
        <translation>卷积核移到最后一个数值</translation>
    </message>
    <message>
        <source>Slide the kernel</source>
        <translation>滑动卷积核</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>Export this layer as a picture or an animation</source>
        <translation>把该层导出为图片或动画</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Choose which planes and numbers are shown</source>
        <translation>选择要显示的平面和数值</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Before or after the layer</source>
        <translation>该层之前或之后</translation>
    </message>
    <message>
        <source>Show the output, its input or the difference</source>
        <translation>输出、构成输出的内容，或变化的内容</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数值(&amp;N)</translation>
    </message>
    <message>
        <source>Show the numbers where there is room</source>
        <translation>在空间足够处写出数值</translation>
    </message>
    <message>
        <source>Speed of the slide</source>
        <translation>滑动速度</translation>
    </message>
    <message>
        <source>&amp;All planes</source>
        <translation>所有平面(&amp;A)</translation>
    </message>
    <message>
        <source>Slide over all output planes, not only the current one</source>
        <translation>在输出的所有平面上滑动，而不只是当前查看的平面</translation>
    </message>
    <message>
        <source>All at &amp;once</source>
        <translation>全部同时(&amp;O)</translation>
    </message>
    <message>
        <source>Compute all numbers of the layer in one step, as the network does (A on the pictures)</source>
        <translation>网络实际的做法：一步算出这一层的全部数值（在图上按 A）</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG, SVG, PDF)…</source>
        <translation>图片 (PNG, SVG, PDF)(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, WebP)…</source>
        <translation>动画 (GIF, WebP)(&amp;A)…</translation>
    </message>
    <message>
        <source>Planes:</source>
        <translation>平面：</translation>
    </message>
    <message>
        <source>Output:</source>
        <translation>输出：</translation>
    </message>
    <message>
        <source>Speed of the slide:</source>
        <translation>速度：</translation>
    </message>
    <message>
        <source>Pause the slide (Space on the pictures)</source>
        <translation>暂停滑动（在图上按空格）</translation>
    </message>
    <message>
        <source>Slide the kernel over the input (Space on the pictures)</source>
        <translation>让卷积核在输入上滑动（在图上按空格）</translation>
    </message>
    <message>
        <source>%1 · paused by the mouse</source>
        <extracomment>behind &quot;12 of 81&quot;: play goes on when the mouse has left the pictures</extracomment>
        <translation>%1 · 等待鼠标移开</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>所有平面</translation>
    </message>
    <message>
        <source>Picked digit</source>
        <translation>选定的数字</translation>
    </message>
    <message>
        <source>Picked cell</source>
        <translation>选定的单元格</translation>
    </message>
    <message>
        <source>Digit %1 only</source>
        <translation>只看数字 %1</translation>
    </message>
    <message>
        <source>Digits %1 and %2</source>
        <translation>数字 %1 和 %2</translation>
    </message>
    <message>
        <source>Planes to show. Keys on the tensors: P: one plane; a digit: its plane; D: the picked digit; C: the picked cell; 0: all</source>
        <translation>显示哪些平面。在张量上：P 为一个平面，数字键为该数字的平面，D 为选定的数字，C 为选定的单元格，0 为全部</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>一个平面</translation>
    </message>
</context>
<context>
    <name>convoku::LayerTrailView</name>
    <message>
        <source>Layers of the step</source>
        <translation>该步的各层</translation>
    </message>
</context>
<context>
    <name>convoku::LayerVoice</name>
    <message>
        <source>the sum of the candidates stays %1</source>
        <translation>候选数之和保持 %1</translation>
    </message>
    <message>
        <source>the sum of the candidates changes from %1 to %2</source>
        <translation>候选数之和从 %1 变为 %2</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>, groups %1</source>
        <extracomment>a convolution that keeps its channels apart: groups 9</extracomment>
        <translation>，分组 %1</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2; stack and guess are 0, level is %3.</source>
        <translation>题目自带的候选数就是第一个张量：%1。其和为 %2；栈和猜测为 0，级别为 %3。</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4; stack and guess are 0, level is %5.</source>
        <translation>编码，%1 层：%2 → %3。候选数之和为 %4；栈和猜测为 0，级别为 %5。</translation>
    </message>
    <message>
        <source>%1, computes “%2”; the next layers test whether it is %3.</source>
        <extracomment>%1: a layer; %2: what it counts</extracomment>
        <translation>%1，得到“%2”；后面的层判断它是否为 %3。</translation>
    </message>
    <message>
        <source>After all %1 layers %2.</source>
        <translation>经过全部 %1 层后，%2。</translation>
    </message>
    <message>
        <source>The count of candidates in %1 is 0, and “equals 0” turns it into 1.</source>
        <translation>%1 的候选数计数为 0，“等于 0”由此得 1。</translation>
    </message>
    <message>
        <source>%1: %2 cells have only this digit, and %2 − 1 is above 0: a clash.</source>
        <translation>%1：有 %2 个单元格只有这个数字，%2 − 1 大于 0：冲突。</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1，数字 %2</translation>
    </message>
    <message>
        <source>Cells whose count is 1: %1 of %2. This gives contradiction = %3 and solved = %4.</source>
        <translation>计数为 1 的单元格：%2 个中有 %1 个。由此得 矛盾 = %3，已解出 = %4。</translation>
    </message>
    <message>
        <source>The fewest candidates in an open cell are %1: %2, picks index %3, which is %4; %5, picks the digit %6. stack = %7 for the %8 set aside, guess = %7 for the one kept, level %7 → %9.</source>
        <translation>未确定的单元格中，候选数最少为 %1 个：%2 选出索引 %3，即 %4；%5 选出数字 %6。被搁置的 %8 个候选数 栈 = %7，留下的那个 猜测 = %7，级别 %7 → %9。</translation>
    </message>
    <message>
        <source>With pop = 1, candidates with stack %1 or %2 are restored with stack 0: %3. The one with guess %2, %4, is removed with stack %5. level %6 → %2.</source>
        <translation>pop = 1 时，栈为 %1 或 %2 的候选数恢复，其栈变为 0：%3。猜测为 %2 的那个（%4）去掉，栈为 %5。级别 %6 → %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>With push = 0 and pop = 0 the candidates stay as the rules left them. stack = %1 for %2; level stays %3.</source>
        <translation>push = 0 且 pop = 0 时，候选数保持规则留下的样子。%2，栈 = %1；级别仍为 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n that the rules cleared</source>
        <translation>
            <numerusform>规则清除的 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The network runs once: %1 layers in %2 groups. Across the rules, %3.</source>
        <translation>网络运行一次，%2 组共 %1 层。经过各规则后，%3。</translation>
    </message>
    <message>
        <source>With solved = 1 the run ends.</source>
        <translation>已解出 = 1，运行结束。</translation>
    </message>
    <message>
        <source>When solved = 1 for the second time, the run ends.</source>
        <translation>第二次 已解出 = 1，运行结束。</translation>
    </message>
    <message>
        <source>level = %1, so there is no guess to undo: exhausted = 1 ends the run.</source>
        <translation>级别 = %1，没有可撤回的猜测：耗尽 = 1，运行结束。</translation>
    </message>
    <message>
        <source>With contradiction = 1, the run ends because no search can continue it.</source>
        <translation>矛盾 = 1，运行结束：没有搜索可以继续。</translation>
    </message>
    <message>
        <source>The pass does not change the candidates, and the network has no search. The next pass would compute the same.</source>
        <translation>候选数经过这一轮没有变化，而网络没有搜索：下一轮的计算结果也会相同。</translation>
    </message>
    <message>
        <source>The network is not run again: the limit is %1.</source>
        <translation>网络不再运行：上限为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: numbers from %1 to %2, %3 of %4 are not 0.</source>
        <translation>此处：%1 到 %2 的数值，%4 个中有 %3 个不为 0。</translation>
    </message>
    <message>
        <source>Encoding, %1 layers: %2 → %3. The sum of the candidates is %4.</source>
        <translation>编码，%1 层：%2 → %3。候选数之和为 %4。</translation>
    </message>
    <message>
        <source>The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2.</source>
        <translation>题目自带的候选数就是第一个张量：%1。其和为 %2。</translation>
    </message>
    <message>
        <source>Contradiction = %1 and solved = %2.</source>
        <translation>矛盾 = %1，已解出 = %2。</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWording</name>
    <message>
        <source>one for each digit</source>
        <translation>每个数字一个</translation>
    </message>
    <message>
        <source>one for each pair</source>
        <translation>每个数对一个</translation>
    </message>
    <message>
        <source>one for each plane</source>
        <translation>每个平面一个</translation>
    </message>
    <message>
        <source>for digit %1</source>
        <translation>对应数字 %1</translation>
    </message>
    <message>
        <source>for the pair %1 %2</source>
        <translation>对应数对 %1 %2</translation>
    </message>
    <message>
        <source>for plane %1</source>
        <translation>对应平面 %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>卷积核 %1</translation>
    </message>
    <message>
        <source>kernel %1 over %2 planes</source>
        <translation>卷积核 %1，跨 %2 个平面</translation>
    </message>
    <message>
        <source>all weights %1</source>
        <translation>权重全为 %1</translation>
    </message>
    <message>
        <source>the largest of %1: the whole plane</source>
        <translation>%1 中的最大值：整个平面</translation>
    </message>
    <message>
        <source>the largest of %1, stride %2</source>
        <translation>%1 中的最大值，步幅 %2</translation>
    </message>
    <message>
        <source>each number fills a block of %1</source>
        <translation>每个数值填满 %1 的块</translation>
    </message>
    <message>
        <source>each number is written to one place of %1</source>
        <translation>每个数值放到 %1 中的一个位置</translation>
    </message>
    <message>
        <source>no kernel: %1, each number for itself</source>
        <extracomment>%1: an operation: minimum</extracomment>
        <translation>无卷积核：%1，每个数值各自计算</translation>
    </message>
    <message>
        <source>weight %1 × %2</source>
        <extracomment>a weight and the number that it is multiplied by: weight 1 × 5 in r4c7 = 1</extracomment>
        <translation>权重 %1 × %2</translation>
    </message>
    <message>
        <source>in the window: %1</source>
        <translation>窗口中：%1</translation>
    </message>
    <message>
        <source>weight %1 reads this number only</source>
        <translation>权重 %1 只读取这个数值</translation>
    </message>
    <message>
        <source>this place reads this number only</source>
        <translation>这个位置只读取这个数值</translation>
    </message>
    <message>
        <source>the slide is paused until the mouse leaves the pictures</source>
        <translation>鼠标离开图之前，滑动暂停</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how far the kernel has come: 12 of 81</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>… %1 more …</source>
        <extracomment>in the middle of a long formula: 1·0 + 1·1 + … 3 more … + 1·0</extracomment>
        <translation>… 另 %1 项 …</translation>
    </message>
    <message>
        <source>is %1 equal to %2? %3</source>
        <extracomment>%1, %2: numbers that are compared; %3: how the network does it: is 2 equal to 3? min(0, 2)</extracomment>
        <translation>%1 等于 %2 吗？%3</translation>
    </message>
    <message>
        <source>%1 at index %2 → %1</source>
        <translation>%1 位于索引 %2 → %1</translation>
    </message>
    <message>
        <source>index %1, not %2 → %3</source>
        <extracomment>the number goes to another place: index 12, not 5 → 0</extracomment>
        <translation>索引为 %1，不是 %2 → %3</translation>
    </message>
    <message>
        <source>no index is %1 → %2</source>
        <translation>没有索引为 %1 → %2</translation>
    </message>
    <message>
        <source>%1 = %2, first at index %3 → %3</source>
        <extracomment>the place of a maximum: max(0, 5, 3) = 5, first at index 1 → 1</extracomment>
        <translation>%1 = %2，首次位于索引 %3 → %3</translation>
    </message>
    <message>
        <source>each cell</source>
        <translation>每个单元格</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>每行</translation>
    </message>
    <message>
        <source>each column</source>
        <translation>每列</translation>
    </message>
    <message>
        <source>each box</source>
        <translation>每个宫</translation>
    </message>
    <message>
        <source>each row of a box</source>
        <translation>宫内的每一行</translation>
    </message>
    <message>
        <source>each column of a box</source>
        <translation>宫内的每一列</translation>
    </message>
    <message>
        <source>each digit</source>
        <translation>每个数字</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>整个盘面</translation>
    </message>
    <message>
        <source>%1 and each digit</source>
        <extracomment>each row and each digit</extracomment>
        <translation>%1和每个数字</translation>
    </message>
    <message>
        <source>%1 and each pair of digits</source>
        <translation>%1和每个数对</translation>
    </message>
    <message>
        <source>One half of “is it %1?”: subtracts %1 from each number and adds 1. This maps %1 to 1, larger numbers to more than 1.</source>
        <translation>“是否为 %1？”的一半：每个数值减 %1 再加 1。%1 得 1，更大的数得到更大的值。</translation>
    </message>
    <message>
        <source>The other half of “is it %1?”: subtracts each number from %1 + 1. This maps %1 to 1, smaller numbers to more than 1.</source>
        <translation>“是否为 %1？”的另一半：用 %1 + 1 减去每个数值。%1 得 1，更小的数得到更大的值。</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number below %1 gives 0.</source>
        <translation>用于“是否为 %1？”：小于 0 的数值变为 0，于是小于 %1 的都得 0。</translation>
    </message>
    <message>
        <source>For “is it %1?”: numbers below 0 become 0, so every number above %1 gives 0.</source>
        <translation>用于“是否为 %1？”：小于 0 的数值变为 0，于是大于 %1 的都得 0。</translation>
    </message>
    <message>
        <source>“Is it %1?”: the smaller of the two halves is 1 for %1 and 0 for all other numbers.</source>
        <translation>“是否为 %1？”：取两半中较小的一个，%1 得 1，其他数都得 0。</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in all %1 planes.</source>
        <translation>把全部 %1 个平面同一位置上的数值相加。</translation>
    </message>
    <message>
        <source>Adds up the numbers at the same place in the planes, each multiplied by its weight; weight 0 leaves a plane out.</source>
        <translation>把各平面同一位置上的数值乘以权重后相加；权重 0 表示不用该平面。</translation>
    </message>
    <message>
        <source>Adds up all numbers of each plane.</source>
        <translation>把每个平面的所有数值相加。</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane.</source>
        <translation>取每个平面的最大数值。</translation>
    </message>
    <message>
        <source>Takes the largest number of each plane and its index: its first place, counted from 0 along the rows.</source>
        <translation>取每个平面的最大数值及其索引：即它首次出现的位置，沿行从 0 计数。</translation>
    </message>
    <message>
        <source>Puts each number at the place of its index; all other places are 0.</source>
        <translation>把每个数值放到其索引所指的位置；其余各处为 0。</translation>
    </message>
    <message>
        <source>Repeats each number in a block of %1.</source>
        <translation>把每个数值重复填入 %1 的块。</translation>
    </message>
    <message>
        <source>Puts %1 in every place, whatever was there.</source>
        <translation>在每个位置放入 %1，不管原来是什么。</translation>
    </message>
    <message>
        <source>Subtracts each number from 1: for 0 and 1 this is “not”.</source>
        <translation>用 1 减去每个数值：对 0 和 1 来说就是“非”。</translation>
    </message>
    <message>
        <source>Takes each number from %1.</source>
        <translation>用 %1 减去每个数值。</translation>
    </message>
    <message>
        <source>Takes %1 from each number.</source>
        <translation>把每个数值减去 %1。</translation>
    </message>
    <message>
        <source>Adds %1 to each number.</source>
        <translation>把每个数值加上 %1。</translation>
    </message>
    <message>
        <source>Multiplies each number by %1 and adds %2.</source>
        <translation>把每个数值乘以 %1 再加上 %2。</translation>
    </message>
    <message>
        <source>Numbers below 0 become 0, the others stay.</source>
        <translation>小于 0 的数值变为 0，其余不变。</translation>
    </message>
    <message>
        <source>Numbers below %1 become %1, numbers above %2 become %2, the others stay.</source>
        <translation>小于 %1 的数值变为 %1，大于 %2 的数值变为 %2，其余不变。</translation>
    </message>
    <message>
        <source>Takes the smaller of the two numbers: for 0 and 1 this is “and”.</source>
        <translation>取两个数值中较小的一个：对 0 和 1 来说就是“与”。</translation>
    </message>
    <message>
        <source>Takes the larger of the two numbers: for 0 and 1 this is “or”.</source>
        <translation>取两个数值中较大的一个：对 0 和 1 来说就是“或”。</translation>
    </message>
    <message>
        <source>Adds the two numbers.</source>
        <translation>把两个数值相加。</translation>
    </message>
    <message>
        <source>Subtracts the second number from the first: 0 if they are equal.</source>
        <translation>用第一个数值减去第二个：相等处为 0。</translation>
    </message>
    <message>
        <source>Multiplies the two numbers: the result is 0 if either is 0.</source>
        <translation>把两个数值相乘：有一个为 0 时结果为 0。</translation>
    </message>
    <message>
        <source>A switch: takes the first number if the third is 0, and the second if it is 1.</source>
        <translation>开关：第三个数值为 0 时取第一个，为 1 时取第二个。</translation>
    </message>
    <message>
        <source>The same numbers in the same order, only laid out as %1.</source>
        <translation>数值和顺序都不变，只是排列成 %1。</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>数字 %1</translation>
    </message>
    <message>
        <source>pair %1 %2</source>
        <extracomment>two digits of a naked pair: pair 2 5</extracomment>
        <translation>数对 %1 %2</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>stack: the level that restores a candidate</source>
        <translation>栈：使候选数恢复的级别</translation>
    </message>
    <message>
        <source>guess: the level that chose a candidate</source>
        <translation>猜测：选中候选数的级别</translation>
    </message>
    <message>
        <source>level: the next free one</source>
        <translation>级别：下一个空闲级别</translation>
    </message>
    <message>
        <source>the switch</source>
        <translation>开关</translation>
    </message>
    <message>
        <source>if the switch is 0</source>
        <translation>开关为 0 时</translation>
    </message>
    <message>
        <source>if the switch is 1</source>
        <translation>开关为 1 时</translation>
    </message>
    <message>
        <source>the numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>their indices</source>
        <translation>它们的索引</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>第二个</translation>
    </message>
    <message>
        <source>in · %1</source>
        <extracomment>an input of a layer, and its shape: in, the switch · [1, 9, 9]</extracomment>
        <translation>输入 · %1</translation>
    </message>
    <message>
        <source>in, %1 · %2</source>
        <translation>输入，%1 · %2</translation>
    </message>
    <message>
        <source>out · %1</source>
        <extracomment>the output of a layer, and its shape</extracomment>
        <translation>输出 · %1</translation>
    </message>
    <message>
        <source>out, the maximum · %1</source>
        <translation>输出，最大值 · %1</translation>
    </message>
    <message>
        <source>out, its index · %1</source>
        <translation>输出，其索引 · %1</translation>
    </message>
    <message>
        <source>%1 has no effect: no value of it changes the result</source>
        <translation>%1 没有去处：它取任何值都不改变结果</translation>
    </message>
    <message>
        <source>%1 contributes to %2</source>
        <extracomment>5 in r4c7 = 1 goes into row 4, digit 5</extracomment>
        <translation>%1 进入：%2</translation>
    </message>
    <message>
        <source>%1 contributes to %2 numbers</source>
        <translation>%1 进入 %2 个数值</translation>
    </message>
    <message>
        <source>%1: the outcome</source>
        <extracomment>%1: a rule, the verdict or the search</extracomment>
        <translation>%1：结果</translation>
    </message>
    <message>
        <source>End of pass %1: the remaining candidates</source>
        <extracomment>%1: the number of a pass</extracomment>
        <translation>第 %1 轮结束：留下的候选数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a number of a layer and how it comes about: row 4, digit 5: 1·0 + 1·1 = 1</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, digit %2: %3</source>
        <extracomment>what a layer computes, a digit and its number: places of the digit, digit 5: 3</extracomment>
        <translation>%1，数字 %2：%3</translation>
    </message>
    <message>
        <source>%1: about the whole board</source>
        <extracomment>%1: what a layer computes</extracomment>
        <translation>%1：关于整个盘面</translation>
    </message>
    <message>
        <source>%1: no places on the board</source>
        <translation>%1：在盘面上没有位置</translation>
    </message>
    <message>
        <source>%1: both digits of a pair</source>
        <translation>%1：数对的两个数字</translation>
    </message>
    <message>
        <source>%1, digit %2</source>
        <translation>%1，数字 %2</translation>
    </message>
    <message>
        <source>%1, every digit</source>
        <translation>%1，所有数字</translation>
    </message>
    <message>
        <source>Point at a number or click it to see how it is computed.</source>
        <translation>指向或单击一个数值，查看它由什么构成。</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>还没有题目。</translation>
    </message>
    <message>
        <source>The numbers of this layer are being computed.</source>
        <translation>正在计算该层的数值。</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <extracomment>%1: where in the run a layer is: 17.4.2</extracomment>
        <translation>已固定：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the name of a tab: the address of a layer and what the layer computes: 17.4.2 places for a digit in a row</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing has been computed yet. Press F11 to step, or Ctrl+F11 to step into a rule’s layers.</source>
        <translation>还没有计算任何内容。按 F11 单步前进，按 Ctrl+F11 进入规则的各层。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate, or a pair of digits, and its cell: 5 in r4c7, pair 2 5 in r1c1</extracomment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>part of a line</comment>
        <extracomment>the part of a line that lies in a box: row 4 in box 5</extracomment>
        <translation>%2内的%1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <extracomment>a place in a kernel, from 1</extracomment>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>plane %1</source>
        <extracomment>the planes of a tensor that stand for no digit, from 1: plane 3</extracomment>
        <translation>平面 %1</translation>
    </message>
    <message>
        <source>weight %1 reads %2 numbers, all at once</source>
        <translation>权重 %1 同时读取 %2 个数值</translation>
    </message>
    <message>
        <source>this place reads %1 numbers, all at once</source>
        <translation>这个位置同时读取 %1 个数值</translation>
    </message>
    <message>
        <source>rows down, columns across</source>
        <translation>纵向为行，横向为列</translation>
    </message>
    <message>
        <source>rows down, digits across</source>
        <translation>纵向为行，横向为数字</translation>
    </message>
    <message>
        <source>rows down</source>
        <translation>纵向为行</translation>
    </message>
    <message>
        <source>digits down, columns across</source>
        <translation>纵向为数字，横向为列</translation>
    </message>
    <message>
        <source>columns across</source>
        <translation>横向为列</translation>
    </message>
    <message>
        <source>digits across</source>
        <translation>横向为数字</translation>
    </message>
    <message>
        <source>digits down</source>
        <translation>纵向为数字</translation>
    </message>
    <message>
        <source>the mean of %1: the whole plane</source>
        <translation>%1 的平均值：整个平面</translation>
    </message>
    <message>
        <source>the mean of %1, stride %2</source>
        <translation>%1 的平均值，步幅 %2</translation>
    </message>
    <message>
        <source>%1, the share of %2</source>
        <extracomment>the share of a number among others: softmax(0, 1, 0.5), the share of 1</extracomment>
        <translation>%1，%2 的份额</translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>a place of the padding around a plane: edge → 0</extracomment>
        <translation>边缘</translation>
    </message>
    <message>
        <source>real numbers %1</source>
        <extracomment>the numbers that a value can have, not only whole ones: real numbers 0 … 1</extracomment>
        <translation>实数 %1</translation>
    </message>
    <message>
        <source>planes</source>
        <comment>a dimension</comment>
        <translation>平面</translation>
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
        <translation>在每个平面四周补零：上下各加行（%1），两侧各加列（%2）。</translation>
    </message>
    <message>
        <source>Takes the mean of all numbers of each plane.</source>
        <translation>取每个平面上所有数值的平均值。</translation>
    </message>
    <message>
        <source>Maps each number into the range 0 to 1: 0 becomes ½, large numbers approach 1, small ones approach 0.</source>
        <translation>把每个数压到 0 与 1 之间：0 变为 ½，大数接近 1，小数接近 0。</translation>
    </message>
    <message>
        <source>Maps each number into the range −1 to 1: 0 stays 0, large numbers approach 1, small ones −1.</source>
        <translation>把每个数压到 −1 与 1 之间：0 不变，大数接近 1，小数接近 −1。</translation>
    </message>
    <message>
        <source>Reorders the dimensions and keeps the numbers: planes, rows and columns were %1, %2 and %3 before.</source>
        <translation>同样的数值，维度换了顺序：现在的平面、行、列原来是%1、%2、%3。</translation>
    </message>
    <message>
        <source>Turns the numbers along one dimension (%1) into shares: none is below 0, and they add up to 1. The larger the number, the larger its share.</source>
        <translation>把沿一个维度（%1）的数值变成份额：都不小于 0，总和为 1，数值越大份额越大。</translation>
    </message>
    <message>
        <source>no kernel: softmax over all numbers of a line</source>
        <translation>没有卷积核：softmax，一行数值一起计算</translation>
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
        <translation>宫</translation>
    </message>
    <message>
        <source>cells of a box</source>
        <comment>along a side of a plane</comment>
        <translation>宫内单元格</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>纵向为%1</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <extracomment>what the sides of a plane stand for: digits down, columns across</extracomment>
        <translation>纵向为%1，横向为%2</translation>
    </message>
    <message>
        <source>cell %1 of the box</source>
        <translation>宫内单元格 %1</translation>
    </message>
    <message>
        <source>subset %1</source>
        <translation>子集 %1</translation>
    </message>
    <message>
        <source>pairs of digits</source>
        <translation>数字对</translation>
    </message>
    <message>
        <source>sets of digits</source>
        <translation>数字组</translation>
    </message>
    <message>
        <source>pairs of rows</source>
        <translation>行对</translation>
    </message>
    <message>
        <source>sets of rows</source>
        <translation>行组</translation>
    </message>
    <message>
        <source>pairs of columns</source>
        <translation>列对</translation>
    </message>
    <message>
        <source>sets of columns</source>
        <translation>列组</translation>
    </message>
    <message>
        <source>pairs of cells of a box</source>
        <translation>宫内单元格对</translation>
    </message>
    <message>
        <source>sets of cells of a box</source>
        <translation>宫内单元格组</translation>
    </message>
    <message>
        <source>each pair of digits</source>
        <translation>每个数对</translation>
    </message>
    <message>
        <source>each set of digits</source>
        <translation>每组数字</translation>
    </message>
    <message>
        <source>each pair of rows</source>
        <translation>每对行</translation>
    </message>
    <message>
        <source>each set of rows</source>
        <translation>每组行</translation>
    </message>
    <message>
        <source>each pair of columns</source>
        <translation>每对列</translation>
    </message>
    <message>
        <source>each set of columns</source>
        <translation>每组列</translation>
    </message>
    <message>
        <source>each pair of cells of the box</source>
        <translation>宫内的每对单元格</translation>
    </message>
    <message>
        <source>each set of cells of the box</source>
        <translation>宫内的每组单元格</translation>
    </message>
    <message>
        <source>each cell of the box</source>
        <translation>宫内的每个单元格</translation>
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
        <translation>宫内单元格 %1</translation>
    </message>
    <message>
        <source>digits %1</source>
        <extracomment>three or four of them: digits 2 5 8</extracomment>
        <translation>数字 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n 个和，一步完成；有 %n 个运算单元的处理器只需一个时钟周期</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n 个数值，一步完成；有 %n 个运算单元的处理器只需一个时钟周期</numerusform>
        </translation>
    </message>
    <message>
        <source>A kernel of %1 adds up the numbers below it, each times its weight, at all positions on each plane at once.</source>
        <translation>%1 的卷积核同时在每个平面的所有位置上把下面的数各乘以其权重后相加。</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, at all positions on each plane at once.</source>
        <translation>%1 的窗口同时在每个平面的所有位置上把其中的数值相加。</translation>
    </message>
    <message>
        <source>A window of %1 adds up the numbers in it, each times its weight, at all positions on the planes at once.</source>
        <translation>%1 的窗口同时在各平面的所有位置上把其中的数值乘以权重后相加。</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once.</source>
        <translation>%1 的窗口同时在每个平面的所有位置上取其中的最大数值。</translation>
    </message>
    <message>
        <source>A window of %1 takes the largest number in it, at all positions on each plane at once. It also takes the index of its first occurrence, counted from 0 along the rows.</source>
        <translation>%1 的窗口同时在每个平面的所有位置上取其中的最大数值及其索引：即它首次出现的位置，沿行从 0 计数。</translation>
    </message>
    <message>
        <source>A window of %1 takes the mean of the numbers in it, at all positions on each plane at once.</source>
        <translation>%1 的窗口同时在每个平面的所有位置上取其中数值的平均值。</translation>
    </message>
    <message>
        <source>Concatenates the planes of the inputs in order; the numbers do not change.</source>
        <translation>把输入的各个平面按顺序前后排列；数值不变。</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <extracomment>one of the inputs of a layer that puts planes one behind the other: part 2 of 3</extracomment>
        <translation>第 %1 部分，共 %2 部分</translation>
    </message>
    <message>
        <source>no kernel: %1 over all numbers of a line</source>
        <extracomment>%1: an operation: RMS normalisation</extracomment>
        <translation>无卷积核：%1，一条线上的数一起</translation>
    </message>
    <message>
        <source>no kernel: each row of the first matrix × each column of the second</source>
        <translation>无卷积核：第一个的每一行与第二个的每一列</translation>
    </message>
    <message>
        <source>is %1 at least %2? → %3</source>
        <extracomment>a question and its answer, 1 or 0: is 0.7 at least 0.5? → 1</extracomment>
        <translation>%1 是否不小于 %2？→ %3</translation>
    </message>
    <message>
        <source>Tests whether each number is at least %1: 1 if it is, 0 if it is not.</source>
        <translation>询问每个数是否不小于 %1：是则为 1，否则为 0。</translation>
    </message>
    <message>
        <source>Multiplies matrices, plane by plane: each number in a row of the first times its counterpart in a column of the second, added up.</source>
        <translation>逐平面相乘矩阵：第一个的一行的各数分别乘以第二个的一列中对应的数，再相加。</translation>
    </message>
    <message>
        <source>Divides the numbers along one dimension (%1) by their root mean square, so that their average size is 1. Adding %2 to the mean square prevents division by 0.</source>
        <translation>将沿一个维度（%1）的数除以其平方平均值的平方根，使其平均大小为 1。平均值加上 %2：不会除以 0。</translation>
    </message>
    <message>
        <source>Multiplies each number by the share of a normal distribution below it. Numbers far above 0 stay, numbers far below 0 become 0, and there is no kink between them.</source>
        <translation>远大于 0 的数不变，远小于 0 的数变为 0，其间没有折点：每个数乘以正态分布中位于其下的份额。</translation>
    </message>
    <message>
        <source>Raises e to the power of each number: 0 becomes 1, and all results are above 0.</source>
        <translation>以 e 为底、以每个数为指数求幂：0 变为 1，所有结果都大于 0。</translation>
    </message>
    <message>
        <source>Takes the natural logarithm of each number: 1 becomes 0. Numbers must be above 0.</source>
        <translation>取每个数的自然对数：1 变为 0。数必须大于 0。</translation>
    </message>
    <message>
        <source>Raises each number to the power of %1.</source>
        <translation>将每个数取 %1 次幂。</translation>
    </message>
    <message>
        <source>Applies the error function to each number: 0 stays 0, large numbers approach 1, small ones approach −1.</source>
        <translation>对每个数应用误差函数：0 保持不变，大的数接近 1，小的数接近 −1。</translation>
    </message>
</context>
<context>
    <name>convoku::LayerWords</name>
    <message>
        <source>, by digit</source>
        <translation>，按数字</translation>
    </message>
    <message>
        <source>1 − |g − d|, and empty</source>
        <translation>1 − |g − d|，以及空</translation>
    </message>
    <message>
        <source>a box owns the digit in this line</source>
        <translation>有宫在此线独占该数字</translation>
    </message>
    <message>
        <source>a cell has no candidate</source>
        <translation>有单元格没有候选数</translation>
    </message>
    <message>
        <source>a clash in a house</source>
        <translation>某区域有冲突</translation>
    </message>
    <message>
        <source>a clash in a row or a column</source>
        <translation>某行或某列有冲突</translation>
    </message>
    <message>
        <source>a contradiction, or a solution to look beyond</source>
        <translation>矛盾，或还要找其他解的解</translation>
    </message>
    <message>
        <source>a guess is active</source>
        <translation>有猜测成立</translation>
    </message>
    <message>
        <source>a one for it</source>
        <translation>记为一</translation>
    </message>
    <message>
        <source>a − k + 1</source>
        <translation>a − k + 1</translation>
    </message>
    <message>
        <source>all cells are decided</source>
        <translation>所有单元格已确定</translation>
    </message>
    <message>
        <source>another box owns it</source>
        <translation>由另一宫独占</translation>
    </message>
    <message>
        <source>any digit clashes</source>
        <translation>有数字冲突</translation>
    </message>
    <message>
        <source>beyond the first</source>
        <translation>超出第一个</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>candidates in the cell</source>
        <translation>单元格的候选数</translation>
    </message>
    <message>
        <source>candidates that stay</source>
        <translation>留下的候选数</translation>
    </message>
    <message>
        <source>cleared since the guess</source>
        <translation>猜测以来清除的</translation>
    </message>
    <message>
        <source>is restored</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>decided cells</source>
        <translation>已确定的单元格</translation>
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
        <translation>数字作为平面</translation>
    </message>
    <message>
        <source>digits of the pair in the cell</source>
        <translation>单元格中数对的数字</translation>
    </message>
    <message>
        <source>digits that clash</source>
        <translation>冲突的数字</translation>
    </message>
    <message>
        <source>digits that have only this cell</source>
        <translation>只能在此单元格的数字</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>耗尽</translation>
    </message>
    <message>
        <source>falls from 1 at k</source>
        <translation>从 k 处的 1 下降</translation>
    </message>
    <message>
        <source>fewer count more</source>
        <translation>越少越高</translation>
    </message>
    <message>
        <source>for each box of the line</source>
        <translation>用于该线的每个宫</translation>
    </message>
    <message>
        <source>for each line of the box</source>
        <translation>用于该宫的每条线</translation>
    </message>
    <message>
        <source>g − d, d − g, 1 − g</source>
        <translation>g − d, d − g, 1 − g</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>in any house</source>
        <translation>在任一区域中</translation>
    </message>
    <message>
        <source>in every cell of the house</source>
        <translation>在区域的每个单元格</translation>
    </message>
    <message>
        <source>its candidates</source>
        <translation>它的候选数</translation>
    </message>
    <message>
        <source>its digits</source>
        <translation>它的数字</translation>
    </message>
    <message>
        <source>k + 1 − a</source>
        <translation>k + 1 − a</translation>
    </message>
    <message>
        <source>keep only those digits there</source>
        <translation>那里只留这些数字</translation>
    </message>
    <message>
        <source>level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>level of the last guess</source>
        <translation>上次猜测的级别</translation>
    </message>
    <message>
        <source>level of what was derived</source>
        <translation>推出内容的级别</translation>
    </message>
    <message>
        <source>level of what was derived before it</source>
        <translation>猜测前推出内容的级别</translation>
    </message>
    <message>
        <source>lines of the box with the digit</source>
        <translation>宫内含该数字的线数</translation>
    </message>
    <message>
        <source>no clash</source>
        <translation>无冲突</translation>
    </message>
    <message>
        <source>no contradiction</source>
        <translation>无矛盾</translation>
    </message>
    <message>
        <source>no guess is active</source>
        <translation>没有猜测成立</translation>
    </message>
    <message>
        <source>not a candidate after the rules</source>
        <translation>规则之后已非候选数</translation>
    </message>
    <message>
        <source>not set aside</source>
        <translation>未被搁置</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>未解出</translation>
    </message>
    <message>
        <source>not the failed guess</source>
        <translation>不是失败的猜测</translation>
    </message>
    <message>
        <source>not the guess</source>
        <translation>不是该猜测</translation>
    </message>
    <message>
        <source>not the pair&apos;s own cells</source>
        <translation>不是数对自身的单元格</translation>
    </message>
    <message>
        <source>not to clear</source>
        <translation>不清除</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>nothing changed, not solved</source>
        <translation>没有变化，未解出</translation>
    </message>
    <message>
        <source>no guess left to undo</source>
        <translation>没有可撤回的</translation>
    </message>
    <message>
        <source>pairs that clear the digit</source>
        <translation>清除该数字的数对</translation>
    </message>
    <message>
        <source>places for the digit in the house</source>
        <translation>数字在区域中的位置数</translation>
    </message>
    <message>
        <source>pop</source>
        <translation>pop</translation>
    </message>
    <message>
        <source>pop: candidates</source>
        <translation>pop：候选数</translation>
    </message>
    <message>
        <source>pop: guess</source>
        <translation>pop：猜测</translation>
    </message>
    <message>
        <source>pop: stack</source>
        <translation>pop：栈</translation>
    </message>
    <message>
        <source>pop: stack without the restored ones</source>
        <translation>pop：栈，不含恢复的</translation>
    </message>
    <message>
        <source>popped or kept</source>
        <translation>pop 或保持</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>push: candidates</source>
        <translation>push：候选数</translation>
    </message>
    <message>
        <source>push: guess</source>
        <translation>push：猜测</translation>
    </message>
    <message>
        <source>push: level</source>
        <translation>push：级别</translation>
    </message>
    <message>
        <source>push: stack</source>
        <translation>push：栈</translation>
    </message>
    <message>
        <source>pushed, popped or kept</source>
        <translation>push、pop 或保持</translation>
    </message>
    <message>
        <source>record: cleared at this level</source>
        <translation>记录：在此级别清除</translation>
    </message>
    <message>
        <source>rises to 1 at k</source>
        <translation>上升到 k 处的 1</translation>
    </message>
    <message>
        <source>set aside by the guess</source>
        <translation>被猜测搁置</translation>
    </message>
    <message>
        <source>singles of the digit in the house</source>
        <translation>区域中该数字的唯一数</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>栈</translation>
    </message>
    <message>
        <source>stays away</source>
        <translation>不再恢复</translation>
    </message>
    <message>
        <source>such cells in the house</source>
        <translation>区域中这样的单元格数</translation>
    </message>
    <message>
        <source>that candidate</source>
        <translation>该候选数</translation>
    </message>
    <message>
        <source>that place</source>
        <translation>该位置</translation>
    </message>
    <message>
        <source>the box does not own it</source>
        <translation>该宫不独占它</translation>
    </message>
    <message>
        <source>the box has it in one line only</source>
        <translation>该宫只在一条线上有它</translation>
    </message>
    <message>
        <source>the box owns the digit in this line</source>
        <translation>该宫在此线独占该数字</translation>
    </message>
    <message>
        <source>the cell has both</source>
        <translation>单元格两者都有</translation>
    </message>
    <message>
        <source>the cell has no candidate</source>
        <translation>单元格没有候选数</translation>
    </message>
    <message>
        <source>the cell has one candidate</source>
        <translation>单元格有一个候选数</translation>
    </message>
    <message>
        <source>the cell has two candidates</source>
        <translation>单元格有两个候选数</translation>
    </message>
    <message>
        <source>the cell is not a single itself</source>
        <translation>单元格本身不是唯一数</translation>
    </message>
    <message>
        <source>the cell is the only place for a digit</source>
        <translation>单元格是某数字的唯一位置</translation>
    </message>
    <message>
        <source>the cell is the pair</source>
        <translation>单元格恰为该数对</translation>
    </message>
    <message>
        <source>the cell is undecided</source>
        <translation>单元格未确定</translation>
    </message>
    <message>
        <source>the cell to guess in</source>
        <translation>要猜测的单元格</translation>
    </message>
    <message>
        <source>the digit has one place</source>
        <translation>数字只有一个位置</translation>
    </message>
    <message>
        <source>the digit is taken in the house</source>
        <translation>数字在区域中已被占用</translation>
    </message>
    <message>
        <source>the digit occurs in this line of the box</source>
        <translation>数字出现在宫的此线上</translation>
    </message>
    <message>
        <source>the digit occurs twice</source>
        <translation>数字出现两次</translation>
    </message>
    <message>
        <source>the digit, or any digit where the cell is empty</source>
        <translation>该数字，空单元格则为任意数字</translation>
    </message>
    <message>
        <source>the given is the digit; the cell is empty</source>
        <translation>已知数是该数字；单元格为空</translation>
    </message>
    <message>
        <source>the guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>the guess that failed</source>
        <translation>失败的猜测</translation>
    </message>
    <message>
        <source>the larger</source>
        <translation>较大者</translation>
    </message>
    <message>
        <source>the other digits are set aside</source>
        <translation>其他数字被搁置</translation>
    </message>
    <message>
        <source>the pair&apos;s digits are cleared here</source>
        <translation>数对的数字在此清除</translation>
    </message>
    <message>
        <source>the rules changed something</source>
        <translation>规则有所改变</translation>
    </message>
    <message>
        <source>the rules cleared it</source>
        <translation>规则清除了它</translation>
    </message>
    <message>
        <source>the smaller</source>
        <translation>较小者</translation>
    </message>
    <message>
        <source>the smallest digit</source>
        <translation>最小的数字</translation>
    </message>
    <message>
        <source>their positive parts; the last is 1 for an empty cell</source>
        <translation>它们的正部；最后一个表示单元格为空</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>要清除</translation>
    </message>
    <message>
        <source>two of them make a pair</source>
        <translation>两个构成数对</translation>
    </message>
    <message>
        <source>undecided cells with few candidates first</source>
        <translation>候选数少的未确定单元格优先</translation>
    </message>
    <message>
        <source>where the first maximum is</source>
        <translation>首个最大值的位置</translation>
    </message>
    <message>
        <source>with the restored ones</source>
        <translation>加上恢复的</translation>
    </message>
    <message>
        <source>as planes again</source>
        <translation>重新作为平面</translation>
    </message>
    <message>
        <source>a line owns the digit in this box</source>
        <translation>有线在此宫独占该数字</translation>
    </message>
    <message>
        <source>another line owns it</source>
        <translation>由另一线独占</translation>
    </message>
    <message>
        <source>as many places as values</source>
        <translation>位置与值一样多</translation>
    </message>
    <message>
        <source>back on the board</source>
        <translation>回到盘面</translation>
    </message>
    <message>
        <source>boxes of the line with the digit</source>
        <translation>线上含该数字的宫数</translation>
    </message>
    <message>
        <source>in every place of the group</source>
        <translation>在组的每个位置</translation>
    </message>
    <message>
        <source>not these places</source>
        <translation>不是这些位置</translation>
    </message>
    <message>
        <source>subsets that clear the value</source>
        <translation>清除该值的子集</translation>
    </message>
    <message>
        <source>such places of the group</source>
        <translation>组中这样的位置数</translation>
    </message>
    <message>
        <source>the candidates by value, group and place</source>
        <translation>按值、组和位置排列的候选数</translation>
    </message>
    <message>
        <source>the digit occurs in this box of the line</source>
        <translation>数字出现在线的此宫中</translation>
    </message>
    <message>
        <source>the line does not own it</source>
        <translation>该线不独占它</translation>
    </message>
    <message>
        <source>the line has it in one box only</source>
        <translation>该线只在一个宫中有它</translation>
    </message>
    <message>
        <source>the line owns the digit in this box</source>
        <translation>该线在此宫独占该数字</translation>
    </message>
    <message>
        <source>the place has only values of the subset</source>
        <translation>该位置只有子集中的值</translation>
    </message>
    <message>
        <source>the subset&apos;s values are cleared here</source>
        <translation>子集的值在此清除</translation>
    </message>
    <message>
        <source>values of the place that are not in the subset</source>
        <translation>该位置上不在子集中的值</translation>
    </message>
    <message>
        <source>a clash, or a digit that has no place</source>
        <translation>有冲突，或有数字没有位置</translation>
    </message>
    <message>
        <source>a digit has no place in a house</source>
        <translation>某数字在某区域没有位置</translation>
    </message>
    <message>
        <source>a digit has no place in a row or a column</source>
        <translation>某数字在某行或某列没有位置</translation>
    </message>
    <message>
        <source>any digit has no place</source>
        <translation>有数字没有位置</translation>
    </message>
    <message>
        <source>cells of the house with two candidates</source>
        <translation>区域中有两个候选数的单元格</translation>
    </message>
    <message>
        <source>digits that have no place</source>
        <translation>没有位置的数字</translation>
    </message>
    <message>
        <source>fewer candidates count more</source>
        <translation>候选数越少越高</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>两者都不是</translation>
    </message>
    <message>
        <source>of both lines</source>
        <translation>行列之和</translation>
    </message>
    <message>
        <source>the box counts four times</source>
        <translation>宫计四倍</translation>
    </message>
    <message>
        <source>the digit has no place</source>
        <translation>数字没有位置</translation>
    </message>
    <message>
        <source>then what is open around</source>
        <translation>其次是周围的未定程度</translation>
    </message>
    <message>
        <source>undecided cells of the house</source>
        <translation>区域中未确定的单元格</translation>
    </message>
    <message>
        <source>what is open around the cell</source>
        <translation>单元格周围的未定程度</translation>
    </message>
    <message>
        <source>a board for each digit of each feature</source>
        <translation>每个特征的每个数字一个盘面</translation>
    </message>
    <message>
        <source>a score for each candidate</source>
        <translation>每个候选数的得分</translation>
    </message>
    <message>
        <source>added to what was known</source>
        <translation>加到已知的上</translation>
    </message>
    <message>
        <source>as boards</source>
        <translation>作为盘面</translation>
    </message>
    <message>
        <source>as candidates</source>
        <translation>作为候选数</translation>
    </message>
    <message>
        <source>digits by boxes</source>
        <translation>数字 × 宫</translation>
    </message>
    <message>
        <source>digits by cells</source>
        <translation>数字 × 单元格</translation>
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
        <translation>在 2 处降到 0</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>去掉</translation>
    </message>
    <message>
        <source>how likely it stays, weighed 8 : 1</source>
        <translation>留下的可能性，按 8 : 1 加权</translation>
    </message>
    <message>
        <source>how much of each feature</source>
        <translation>每个特征的量</translation>
    </message>
    <message>
        <source>how near it is to 1</source>
        <translation>与 1 的接近程度</translation>
    </message>
    <message>
        <source>in each cell of the box</source>
        <translation>在宫的每个单元格</translation>
    </message>
    <message>
        <source>is not likely enough</source>
        <translation>可能性不够</translation>
    </message>
    <message>
        <source>kept in bounds</source>
        <translation>限制在范围内</translation>
    </message>
    <message>
        <source>likely enough</source>
        <translation>可能性足够</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>none below 0</source>
        <translation>不低于 0</translation>
    </message>
    <message>
        <source>one half and more is a yes</source>
        <translation>一半及以上为“是”</translation>
    </message>
    <message>
        <source>rises from 0</source>
        <translation>从 0 上升</translation>
    </message>
    <message>
        <source>the candidate’s own, mixed</source>
        <translation>候选数自身的，混合后</translation>
    </message>
    <message>
        <source>the mean over each box</source>
        <translation>每个宫的平均</translation>
    </message>
    <message>
        <source>the mean over each column</source>
        <translation>每列的平均</translation>
    </message>
    <message>
        <source>the mean over each row</source>
        <translation>每行的平均</translation>
    </message>
    <message>
        <source>the mean over the digits of the cell</source>
        <translation>单元格各数字的平均</translation>
    </message>
    <message>
        <source>turned round</source>
        <translation>反过来</translation>
    </message>
    <message>
        <source>what is above 0</source>
        <translation>高于 0 的部分</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>剩下的</translation>
    </message>
    <message>
        <source>what it makes of the nine places</source>
        <translation>由九个位置得出的值</translation>
    </message>
    <message>
        <source>with the box</source>
        <translation>加上宫的</translation>
    </message>
    <message>
        <source>with the column</source>
        <translation>加上列的</translation>
    </message>
    <message>
        <source>with the row</source>
        <translation>加上行的</translation>
    </message>
    <message>
        <source>with the values of its cell</source>
        <translation>加上单元格所说的</translation>
    </message>
</context>
<context>
    <name>convoku::LayersPage</name>
    <message>
        <source>At the position</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>Always the layer at the current position</source>
        <translation>当前位置的层，随位置变化</translation>
    </message>
    <message>
        <source>Pinned: %1. Press Delete or middle-click to close it.</source>
        <translation>已固定：%1。按 Delete 或单击中键可关闭。</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>层(&amp;N)</translation>
    </message>
    <message>
        <source>Show what the layer at this position reads and computes</source>
        <translation>显示此处的层读取和计算的内容</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedController</name>
    <message>
        <source>Search the puzzle without its rules, guided by the cost of a grid</source>
        <translation>不用规则，只凭盘面的代价来搜索题目</translation>
    </message>
    <message>
        <source>The search failed.</source>
        <translation>搜索中断了。</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>盲目搜索</translation>
    </message>
    <message>
        <source>The learned network runs.</source>
        <translation>学到的网络正在运行。</translation>
    </message>
    <message>
        <source>Export training as animation…</source>
        <translation>将训练导出为动画…</translation>
    </message>
    <message>
        <source>Export the training steps as an animated GIF or WebP</source>
        <translation>将训练的步骤导出为动画 GIF 或 WebP</translation>
    </message>
</context>
<context>
    <name>convoku::LearnedView</name>
    <message>
        <source>Learned</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Written or learned</source>
        <comment>menu</comment>
        <translation>手写还是学到</translation>
    </message>
    <message>
        <source>Train a rule instead of writing it, and see what it finds</source>
        <translation>训练规则而不是手写，看看它找到什么</translation>
    </message>
</context>
<context>
    <name>convoku::LegendPanel</name>
    <message>
        <source>Search by guessing</source>
        <translation>通过猜测搜索</translation>
    </message>
    <message>
        <source>Off: the run stalls when the rules find nothing more.</source>
        <translation>关闭时，规则再无发现则运行停滞。</translation>
    </message>
    <message>
        <source>Rule switched on: %1</source>
        <translation>已打开规则：%1</translation>
    </message>
    <message>
        <source>Rule switched off: %1</source>
        <translation>已关闭规则：%1</translation>
    </message>
    <message>
        <source>Search switched on</source>
        <translation>已打开搜索</translation>
    </message>
    <message>
        <source>Search switched off</source>
        <translation>已关闭搜索</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>本轮</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盘面上</translation>
    </message>
    <message>
        <source>Steps of this pass</source>
        <translation>本轮的各步</translation>
    </message>
    <message>
        <source>Press Up or Down to go to a step. Use its menu to switch a rule or the search off and on.</source>
        <translation>上方向和下方向转到各步。一步的菜单可关闭和打开规则或搜索。</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>盘面上的标记</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Checks whether the puzzle is solved or contradicts itself.</source>
        <translation>查看题目是否已解出，或是否矛盾。</translation>
    </message>
    <message>
        <source>Guesses when the rules find nothing more, and undoes guesses.</source>
        <translation>规则再无发现时进行猜测，并撤回猜测。</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>a rule, or the search: it is switched off</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>removes %n candidate(s)</source>
        <translation>
            <numerusform>移除 %n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>sees a contradiction</source>
        <translation>发现矛盾</translation>
    </message>
    <message>
        <source>sees a solution</source>
        <translation>发现解</translation>
    </message>
    <message numerus="yes">
        <source>guesses, and sets %n candidate(s) aside</source>
        <translation>
            <numerusform>猜测，并搁置 %n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>undoes a guess: %n candidate(s) restored</source>
        <translation>
            <numerusform>撤回猜测：恢复 %n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>finds nothing in this pass</source>
        <translation>在本轮没有发现</translation>
    </message>
    <message>
        <source>Click to go to this step.</source>
        <translation>单击可转到这一步。</translation>
    </message>
    <message>
        <source>There is no such step in this run.</source>
        <translation>本次运行没有这一步。</translation>
    </message>
    <message>
        <source>The start has no steps.</source>
        <translation>开始处没有步骤。</translation>
    </message>
    <message>
        <source>here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This pass of %1</source>
        <translation>本轮（%1）</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <extracomment>a house of a rule, and how many candidates it cleared there: row −12</extracomment>
        <translation>%1 −%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n 条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the first of them that has an effect.</source>
        <translation>单击可转到其中第一条起作用的规则。</translation>
    </message>
</context>
<context>
    <name>convoku::LessonController</name>
    <message>
        <source>Open a recent lesson</source>
        <translation>打开最近的课程</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>打开课程文件</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>所有课程(&amp;A)</translation>
    </message>
    <message>
        <source>Show the list of lessons</source>
        <translation>显示课程列表</translation>
    </message>
    <message>
        <source>&amp;Next stop</source>
        <translation>下一站(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next stop of the lesson (also Space)</source>
        <translation>前进到课程的下一站（也可按空格）</translation>
    </message>
    <message>
        <source>&amp;Previous stop</source>
        <translation>上一站(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson (also Shift+Space)</source>
        <translation>后退到课程的上一站（也可按 Shift+空格）</translation>
    </message>
    <message>
        <source>Previous stop (on the board)</source>
        <translation>上一站（在盘面上）</translation>
    </message>
    <message>
        <source>Go to the previous stop of the lesson</source>
        <translation>后退到课程的上一站</translation>
    </message>
    <message>
        <source>&amp;Back to the stop</source>
        <translation>回到本站(&amp;B)</translation>
    </message>
    <message>
        <source>Set up the window again for the current stop of the lesson</source>
        <translation>按课程本站的要求重新布置窗口</translation>
    </message>
    <message>
        <source>&amp;Close lesson</source>
        <translation>关闭课程(&amp;C)</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>离开课程；您的题目恢复原样</translation>
    </message>
    <message>
        <source>Lesson closed</source>
        <translation>课程已关闭</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>课程 (*.md);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The lesson could not be checked: %1</source>
        <translation>无法检查课程：%1</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to go to the list.</source>
        <translation>本课到此结束。按回车或单击回到列表。</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Press Enter or click to open: %1</source>
        <translation>本课到此结束。按回车或单击继续：%1</translation>
    </message>
    <message>
        <source>&amp;Missed questions</source>
        <translation>答错的问题(&amp;M)</translation>
    </message>
    <message>
        <source>Missed questions from the lessons, on different boards</source>
        <translation>课程中答错的问题，换成别的盘面</translation>
    </message>
    <message>
        <source>The questions could not be prepared: %1</source>
        <translation>无法准备这些问题：%1</translation>
    </message>
    <message>
        <source>The questions are no longer in their lessons.</source>
        <translation>这些问题已不在课程中。</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Short guided tours of the network. Press Enter or click to open one, Space for the next stop, Shift+Space for the previous one. Your puzzle is restored when you close the lesson.</source>
        <translation>关于网络的简短导览。按回车或单击打开课程；空格逐站前进，Shift+空格后退。关闭课程后，您的题目会恢复。</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>课程进度</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Back to the &amp;stop</source>
        <translation>回到本站(&amp;S)</translation>
    </message>
    <message>
        <source>◂ Bac&amp;k</source>
        <translation>◂ 后退(&amp;K)</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>下一站 ▸</translation>
    </message>
    <message>
        <source>The stop before (Shift+Space)</source>
        <translation>上一站 (Shift+空格)</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>所有课程(&amp;A)</translation>
    </message>
    <message>
        <source>Return to the list; the lesson stays at this stop</source>
        <translation>回到列表；课程停留在本站</translation>
    </message>
    <message>
        <source>Leave the lesson and restore your puzzle</source>
        <translation>离开课程；您的题目恢复原样</translation>
    </message>
    <message>
        <source>Problems in the lesson</source>
        <translation>课程中的错误</translation>
    </message>
    <message>
        <source>&amp;Read it again</source>
        <translation>重新读取(&amp;R)</translation>
    </message>
    <message>
        <source>✓ read</source>
        <translation>✓ 已读</translation>
    </message>
    <message>
        <source>at stop %1</source>
        <translation>在第 %1 站</translation>
    </message>
    <message>
        <source>at stop %1 of %2</source>
        <translation>在第 %1 站，共 %2 站</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Reading and checking %1…</source>
        <translation>正在读取 %1 并检查其内容…</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot be opened as a lesson: %n thing(s) must be corrected.</source>
        <extracomment>a file&apos;s name, and what is wrong with it</extracomment>
        <translation>
            <numerusform>无法把 %1 作为课程打开：有 %n 处需要改正。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>第 %1 课，共 %2 课：%3</translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>第 %1 站，共 %2 站</translation>
    </message>
    <message>
        <source>Next (Space) ▸</source>
        <translation>下一站（空格）▸</translation>
    </message>
    <message>
        <source>The next stop (Space)</source>
        <translation>下一站（空格）</translation>
    </message>
    <message>
        <source>You are elsewhere.</source>
        <translation>您已离开本站。</translation>
    </message>
    <message>
        <source>The run is being computed…</source>
        <translation>正在计算运行…</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>课程结束</translation>
    </message>
    <message>
        <source>Next lesson (Enter) ▸</source>
        <translation>下一课（回车）▸</translation>
    </message>
    <message>
        <source>Return to the last stop (Shift+Space)</source>
        <translation>回到最后一站 (Shift+空格)</translation>
    </message>
    <message>
        <source>Back to my &amp;puzzle</source>
        <translation>回到我的题目(&amp;P)</translation>
    </message>
    <message>
        <source>This is the end of the lesson</source>
        <translation>本课到此结束</translation>
    </message>
    <message>
        <source>The lesson has shown:</source>
        <translation>本课讲了：</translation>
    </message>
    <message>
        <source>The next lesson: %1</source>
        <translation>下一课：%1</translation>
    </message>
    <message>
        <source>All lessons (Enter)</source>
        <translation>所有课程（回车）</translation>
    </message>
    <message>
        <source>End of the lesson (Space) ▸</source>
        <translation>课程结束（空格）▸</translation>
    </message>
    <message>
        <source>Summary of the lesson and what comes next (Space)</source>
        <translation>本课的内容，以及接下来是什么（空格）</translation>
    </message>
    <message numerus="yes">
        <source>%n missed question(s), on a different board</source>
        <translation>
            <numerusform>%n 个答错的问题，换成别的盘面</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ 已解出</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>答错的问题</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), on a different board</source>
        <translation>
            <numerusform>%n 个问题，换成别的盘面</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing the boards of the questions…</source>
        <translation>正在为问题准备别的盘面…</translation>
    </message>
    <message>
        <source>Skip (Space) ▸</source>
        <translation>跳过（空格）▸</translation>
    </message>
    <message>
        <source>Continue without answering (Space). The lesson is solved when all its questions are.</source>
        <translation>不回答继续前进（空格）。所有问题都解出时，课程才算已解出。</translation>
    </message>
    <message>
        <source>&amp;Close ✕</source>
        <translation>关闭 ✕(&amp;C)</translation>
    </message>
    <message>
        <source>Lesson %1 of %2, stop %3 of %4</source>
        <translation>第 %1 课，共 %2 课；第 %3 站，共 %4 站</translation>
    </message>
</context>
<context>
    <name>convoku::LessonPictureView</name>
    <message>
        <source>Picture of the lesson: %1</source>
        <translation>课程的图片：%1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonStage</name>
    <message>
        <source>Click to pick %1</source>
        <translation>单击选定 %1</translation>
    </message>
    <message>
        <source>Click to go to %1</source>
        <extracomment>an address of the run, or “start” or “end”</extracomment>
        <translation>单击转到 %1</translation>
    </message>
    <message>
        <source>A click shows %1</source>
        <translation>单击显示 %1</translation>
    </message>
</context>
<context>
    <name>convoku::LessonText</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 is %2 here, not %3.</source>
        <translation>%1在这里是 %2，不是 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are removed here, not %1.</source>
        <translation>
            <numerusform>这里移除了 %n 个候选数，不是 %1 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are restored here, not %1.</source>
        <translation>
            <numerusform>这里恢复了 %n 个候选数，不是 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not removed here. Nothing is removed.</source>
        <translation>%1 在这里没有被移除：没有移除任何候选数。</translation>
    </message>
    <message>
        <source>%1 is not restored here. Nothing is restored.</source>
        <translation>%1 在这里没有恢复：没有恢复任何候选数。</translation>
    </message>
    <message>
        <source>%1 is not removed here. Removed: %2.</source>
        <translation>%1 在这里没有被移除。被移除的有：%2。</translation>
    </message>
    <message>
        <source>%1 is not restored here. Restored: %2.</source>
        <translation>%1 在这里没有恢复。恢复的有：%2。</translation>
    </message>
    <message>
        <source>The guess here is %1, not %2.</source>
        <translation>这里的猜测是 %1，不是 %2。</translation>
    </message>
    <message>
        <source>The guess undone here is %1, not %2.</source>
        <translation>这里撤回的猜测是 %1，不是 %2。</translation>
    </message>
    <message>
        <source>Nothing is guessed here.</source>
        <translation>这里没有猜测。</translation>
    </message>
    <message>
        <source>No guess is undone here.</source>
        <translation>这里没有撤回猜测。</translation>
    </message>
    <message>
        <source>The candidates of %1 are %2 here, not %3.</source>
        <translation>%1 的候选数在这里是 %2，不是 %3。</translation>
    </message>
    <message>
        <source>The number of candidates</source>
        <translation>候选数的个数</translation>
    </message>
    <message>
        <source>The number of decided cells</source>
        <translation>已确定的单元格数</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>The level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>The stack’s number of %1</source>
        <translation>%1 在栈中的数值</translation>
    </message>
    <message>
        <source>The guess’s number of %1</source>
        <translation>%1 在猜测张量中的数值</translation>
    </message>
    <message>
        <source>This position is the start of the run. It is not in any step.</source>
        <translation>这里是运行的开始：不属于任何一步。</translation>
    </message>
    <message>
        <source>The step here is %1, not %2.</source>
        <translation>这里的步骤是 %1，不是 %2。</translation>
    </message>
    <message>
        <source>There is no layer at this position.</source>
        <translation>这里没有层。</translation>
    </message>
    <message>
        <source>The layer here is “%1”, not “%2”.</source>
        <translation>这里的层是“%1”，不是“%2”。</translation>
    </message>
    <message>
        <source>There are no numbers at the start of the run.</source>
        <translation>运行的开始没有数值。</translation>
    </message>
    <message>
        <source>The number %1</source>
        <translation>数值 %1</translation>
    </message>
    <message>
        <source>The count of numbers read for %1</source>
        <translation>为 %1 读取的数值个数</translation>
    </message>
    <message>
        <source>The number of passes</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>The number of guesses</source>
        <translation>猜测数</translation>
    </message>
    <message>
        <source>The number of undone guesses</source>
        <translation>撤回的猜测数</translation>
    </message>
    <message>
        <source>The run ends with “%1”, not “%2”.</source>
        <translation>运行以“%1”结束，不是“%2”。</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>该题目并非只有一个解。</translation>
    </message>
    <message>
        <source>The puzzle does not have several solutions.</source>
        <translation>该题目没有多个解。</translation>
    </message>
    <message>
        <source>There is no check “%1”. Known checks: %2.</source>
        <translation>没有检查“%1”。可用的有：%2。</translation>
    </message>
    <message>
        <source>“%1” is not a check. Expected something like %2.</source>
        <translation>“%1”不是检查：应类似 %2。</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>There are no numbers at this position: it is not inside a layer.</source>
        <translation>这里没有数值：不在任何层内。</translation>
    </message>
    <message>
        <source>The layer at %1 has no number “%2”. Its output has the shape %3. Expected something like %4.</source>
        <translation>%1 处的层没有数值“%2”：其输出形状为 %3；应类似 %4。</translation>
    </message>
    <message>
        <source>The run does not end within %1 passes.</source>
        <translation>运行在 %1 轮内没有结束。</translation>
    </message>
    <message>
        <source>Number %1 belongs to a candidate, but this stop picks a different one (line %2).</source>
        <translation>数值 %1 属于一个候选数，而本站选定了另一个（第 %2 行）。</translation>
    </message>
    <message>
        <source>Expected the place of a number, as in r1=1.</source>
        <translation>应为数值的位置，如 r1=1。</translation>
    </message>
    <message>
        <source>A lesson has no pictures. It shows the window itself.</source>
        <translation>课程没有图片：所见即窗口本身。</translation>
    </message>
    <message>
        <source>A link target cannot contain blanks: “%1”.</source>
        <translation>链接目标不能有空格：“%1”。</translation>
    </message>
    <message>
        <source>There is no link type “%1”. Expected light:, number:, go:, show:, pick: or https:.</source>
        <translation>没有链接类型“%1”。应为 light:、number:、go:、show:、pick: 或 https:。</translation>
    </message>
    <message>
        <source>Write links as [text](target) here.</source>
        <translation>这里的链接写作 [text](target)。</translation>
    </message>
    <message>
        <source>A lesson cannot contain HTML: “%1”.</source>
        <translation>课程没有 HTML：“%1”。</translation>
    </message>
    <message>
        <source>A setting (“%1:”) needs an empty line before it.</source>
        <translation>设置（“%1:”）之前需要空一行。</translation>
    </message>
    <message>
        <source>“%1:” is not a setting. Did you mean “%2:”?</source>
        <translation>“%1:”不是设置。是否应为“%2:”？</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>课程以标题开头：“# Title”。</translation>
    </message>
    <message>
        <source>“%1:” belongs to a stop: put it below a “## ” heading.</source>
        <translation>“%1:”属于某一站：请放在“## ”标题之下。</translation>
    </message>
    <message>
        <source>There is a second title; the first one is in line %1. A stop begins with “## ”.</source>
        <translation>出现了第二个标题；第一个在第 %1 行。每一站以“## ”开头。</translation>
    </message>
    <message>
        <source>The lesson has no title. Expected words after “#”.</source>
        <translation>课程没有标题：“#”之后应有文字。</translation>
    </message>
    <message>
        <source>The stop has no title. Expected words after “##”.</source>
        <translation>该站没有标题：“##”之后应有文字。</translation>
    </message>
    <message>
        <source>The stop has no text. Expected text below its heading.</source>
        <translation>该站没有内容：标题之下应有文字。</translation>
    </message>
    <message>
        <source>A link before the first stop has nothing to light or go to.</source>
        <translation>第一站之前没有链接可以点亮或转到的内容。</translation>
    </message>
    <message>
        <source>There is no puzzle here: expected “puzzle:” in this stop or below the title.</source>
        <translation>这里没有题目：本站或标题之下应有“puzzle:”。</translation>
    </message>
    <message>
        <source>The file is empty: a lesson begins with its title, “# Title”.</source>
        <translation>文件是空的：课程以标题“# Title”开头。</translation>
    </message>
    <message>
        <source>The lesson has no stop: expected a heading that begins with “## ”.</source>
        <translation>课程没有站：应有以“## ”开头的标题。</translation>
    </message>
    <message>
        <source>The lesson has no summary: expected a sentence or two before the first stop.</source>
        <translation>课程没有简介：第一站之前应有一两句话。</translation>
    </message>
    <message>
        <source>This is a folder; expected a lesson.</source>
        <translation>这是文件夹；应为课程。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file is too large for a lesson.</source>
        <translation>文件太大，不是课程。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation>文件不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>There is no puzzle “%1”. Expected %3 characters or one of: %2.</source>
        <translation>没有题目“%1”。应为 %3 个字符或以下之一：%2。</translation>
    </message>
    <message>
        <source>“%1” must come first in the list of rules.</source>
        <translation>“%1”必须放在规则列表的最前面。</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Expected classic, basic or any of these, separated by commas: %2. A minus in front leaves a rule out.</source>
        <translation>没有规则“%1”。应为 classic、basic，或用逗号分隔的以下规则：%2；前面加减号表示去掉该规则。</translation>
    </message>
    <message>
        <source>The rule “%1” cannot be left out: it is not in the list so far.</source>
        <translation>规则“%1”不能去掉：它不在前面的列表中。</translation>
    </message>
    <message>
        <source>The rule “%1” is in the list already.</source>
        <translation>规则“%1”已在列表中。</translation>
    </message>
    <message>
        <source>Expected “on” or “off”, not “%1”.</source>
        <translation>应为“on”或“off”，而不是“%1”。</translation>
    </message>
    <message>
        <source>Expected “start”, “end”, a pass (17), a step of a pass (17.4) or a layer of a step (17.4.2), not “%1”.</source>
        <translation>应为“start”、“end”、一轮 (17)、一轮中的一步 (17.4) 或一步中的一层 (17.4.2)，而不是“%1”。</translation>
    </message>
    <message>
        <source>Expected a candidate as in r1c7=3, or “none”, not “%1”.</source>
        <translation>应为候选数，如 r1c7=3，或“none”，而不是“%1”。</translation>
    </message>
    <message>
        <source>Expected “all”, or different digits with blanks between them, as in 4 7, not “%1”.</source>
        <translation>应为“all”，或用空格分隔的不同数字，如 4 7，而不是“%1”。</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Known settings: %2. Text begins after an empty line.</source>
        <translation>没有设置“%1”。可用的有：%2。正文前要空一行。</translation>
    </message>
    <message>
        <source>There is nothing named “%1” to show. Known names: %2.</source>
        <translation>没有名为“%1”的可显示内容。可用的有：%2。</translation>
    </message>
    <message>
        <source>Expected cells (r4c5), rows (r4), columns (c5), boxes (b6) or candidates (r4c5=7), with commas between them, not “%1”.</source>
        <translation>应为用逗号分隔的单元格 (r4c5)、行 (r4)、列 (c5)、宫 (b6) 或候选数 (r4c5=7)，而不是“%1”。</translation>
    </message>
    <message>
        <source>A link cannot have its own title here: “%1”.</source>
        <translation>这里的链接不能有自己的标题：“%1”。</translation>
    </message>
    <message>
        <source>No contradiction is detected in %1 here.</source>
        <translation>这里在 %1 没有发现矛盾。</translation>
    </message>
    <message>
        <source>Only one of board, tree, tensors, graph, what_if and chain can be shown at a time.</source>
        <translation>board、tree、tensors、graph、what_if 和 chain 每次只能显示一个。</translation>
    </message>
    <message>
        <source>There is no network “%1”. Expected one of: %2.</source>
        <translation>没有网络“%1”。应为以下之一：%2。</translation>
    </message>
    <message>
        <source>The network does not have all rules of “%1”.</source>
        <translation>该网络没有“%1”的全部规则。</translation>
    </message>
    <message>
        <source>Missed questions</source>
        <translation>答错的问题</translation>
    </message>
    <message>
        <source>Missed questions, once more. The boards are different: rows, columns and digits have been swapped.</source>
        <translation>再次回答答错的问题。盘面不同了：行、列和数字互换了位置。</translation>
    </message>
    <message>
        <source>From “%1”, stop “%2”.</source>
        <extracomment>the titles of a lesson and of its stop</extracomment>
        <translation>来自“%1”的“%2”站。</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>没有这个图片。</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1.</source>
        <translation>无法读取图片：%1。</translation>
    </message>
    <message>
        <source>The picture is not a regular file.</source>
        <translation>图片不是普通文件。</translation>
    </message>
    <message>
        <source>The picture has more than %1 bytes.</source>
        <translation>图片超过 %1 字节。</translation>
    </message>
    <message>
        <source>The picture is not a PNG file.</source>
        <translation>图片不是 PNG 文件。</translation>
    </message>
    <message>
        <source>The picture is wider or higher than %1 pixels.</source>
        <translation>图片的宽或高超过 %1 像素。</translation>
    </message>
    <message>
        <source>The lesson’s pictures have more than %1 bytes.</source>
        <translation>课程的图片总共超过 %1 字节。</translation>
    </message>
    <message>
        <source>“%1” contains no cell to ask for.</source>
        <translation>“%1”中没有可以询问的单元格。</translation>
    </message>
    <message>
        <source>“%1” contains no candidate to ask for.</source>
        <translation>“%1”中没有可以询问的候选数。</translation>
    </message>
    <message>
        <source>Braces must contain a cell {r4c5}, the number of a row {r4}, a column {c5} or a box {b6}, or a digit {7}, not “%1”.</source>
        <translation>花括号中应为单元格 {r4c5}、行 {r4}、列 {c5} 或宫 {b6} 的编号，或数字 {7}，而不是“%1”。</translation>
    </message>
    <message>
        <source>A brace is unmatched: “%1”.</source>
        <translation>花括号不成对：“%1”。</translation>
    </message>
    <message>
        <source>Write places on the board in braces: {%1}. Questions are repeated on a transformed board, where the place is different.</source>
        <translation>这里的位置要写在花括号里：{%1}。问题会在另一个盘面上再次出现，那时位置就不同了。</translation>
    </message>
    <message>
        <source>There is already an answer (line %1).</source>
        <translation>已有答案（第 %1 行）。</translation>
    </message>
    <message>
        <source>Expected two to nine different numbers with blanks between them, as in 0 1 2 3, not “%1”.</source>
        <translation>应为二到九个不同的数，以空格分隔，例如 0 1 2 3，而不是“%1”。</translation>
    </message>
    <message>
        <source>The same choice is already in line %1.</source>
        <translation>相同的选项在第 %1 行。</translation>
    </message>
    <message>
        <source>There are more than %1 choices.</source>
        <translation>选项超过 %1 个。</translation>
    </message>
    <message>
        <source>There is a hint already.</source>
        <translation>已有提示。</translation>
    </message>
    <message>
        <source>Expected “answer” or “nothing”, not “%1”.</source>
        <translation>应为“answer”或“nothing”，而不是“%1”。</translation>
    </message>
    <message>
        <source>Expected words after “%1:”.</source>
        <translation>“%1:”之后应有文字。</translation>
    </message>
    <message>
        <source>This does not belong to a question. Expected “ask:” in the stop.</source>
        <translation>这里没有它所属的问题：本站中应有“ask:”。</translation>
    </message>
    <message>
        <source>The choices need exactly one “right:” and at least one “choice:”.</source>
        <translation>选项中应有一个“right:”，且至少有一个“choice:”。</translation>
    </message>
    <message>
        <source>A question offers numbers or words, not both.</source>
        <translation>一个问题提供数或文字，不能两者都有。</translation>
    </message>
    <message>
        <source>The question has no answer: expected “answer:” with a check, or “choice:” and “right:”.</source>
        <translation>问题没有答案：应有带检查的“answer:”，或“choice:”和“right:”。</translation>
    </message>
    <message>
        <source>This answer has nothing to ask for. Add “choice:” and “right:”, or use an answer with a number, a cell or a candidate.</source>
        <translation>这个答案中没有可问的内容：还应有“choice:”和“right:”，或含有数、单元格或候选数的答案。</translation>
    </message>
    <message>
        <source>Numbers are offered, but the answer is not a number.</source>
        <translation>提供的是数，但答案不是数。</translation>
    </message>
    <message>
        <source>The answer, %1, is not one of the offered numbers.</source>
        <translation>答案 %1 不在所提供的数之中。</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, and a number, as in hidden_single 1 5 0, not “%1”.</source>
        <translation>应为规则的名称、层、数值在其中的位置和一个数，如 hidden_single 1 5 0，而不是“%1”。</translation>
    </message>
    <message>
        <source>A lesson can bend at most %1 numbers.</source>
        <translation>一课最多只能弯曲 %1 个数值。</translation>
    </message>
    <message>
        <source>The network has no rule written as “%1”.</source>
        <translation>网络中没有写作“%1”的规则。</translation>
    </message>
    <message>
        <source>Layer %1 of “%2” has no number %3 that can be bent.</source>
        <translation>“%2”的层 %1 没有可弯曲的第 %3 个数值。</translation>
    </message>
    <message>
        <source>With that number “%1” has no layers.</source>
        <translation>用这个数时“%1”没有层。</translation>
    </message>
    <message>
        <source>In the other run: %1</source>
        <translation>在另一次运行中：%1</translation>
    </message>
    <message>
        <source>There is no other run here: expected “what_if:” in this stop.</source>
        <translation>这里没有另一次运行：本站应有“what_if:”。</translation>
    </message>
    <message>
        <source>The other run equals the stop’s own: there is nothing to compare. Expected different rules, or a different number, as in bend hidden_single 1 5 0.</source>
        <translation>另一次运行就是本站自己的运行：没有可比较的。应为其他规则，或另一个数值，如 bend hidden_single 1 5 0。</translation>
    </message>
    <message>
        <source>There is no rule “%1”. Put “bend” before a number of the other run, as in bend hidden_single 1 5 0.</source>
        <translation>没有规则“%1”。另一次运行的数值前面要加“bend”，如 bend hidden_single 1 5 0。</translation>
    </message>
    <message>
        <source>Expected the name of a PNG file beside the lesson (letters, digits, “_” and “-”), as in roof.png, or “recurrence”, not “%1”.</source>
        <translation>应为与课程放在一起的 PNG 文件名，由字母、数字、“_”和“-”组成，如 roof.png，或为“recurrence”，而不是“%1”。</translation>
    </message>
    <message>
        <source>Expected a check of the whole other run after “other”, as in other result no_solution or other passes = 25, not “%1”.</source>
        <translation>“other”后面应写整个另一次运行才能得出的结果，如 other result no_solution 或 other passes = 25，而不是“%1”。</translation>
    </message>
    <message>
        <source>Expected the seed of a training run, a whole number of at most nine digits, such as 41, not “%1”.</source>
        <translation>应为训练开始所用的种子，即不超过九位的整数，如 41，而不是“%1”。</translation>
    </message>
    <message>
        <source>This network has a different board. Put “network:” above everything that names places.</source>
        <translation>这个网络用另一种棋盘：“network:”应写在所有指明位置的行之前。</translation>
    </message>
    <message>
        <source>The answer is true before the reader has changed anything.</source>
        <translation>读者还没有改动任何东西，答案就已经成立。</translation>
    </message>
    <message>
        <source>The solution cannot be applied: the rule has no layers with it.</source>
        <translation>无法应用这个解答：规则会因此没有层。</translation>
    </message>
    <message>
        <source>With the solution: %1</source>
        <translation>应用解答后：%1</translation>
    </message>
    <message>
        <source>A reply belongs below a “choice:”, one for each.</source>
        <translation>回复应写在“choice:”下面，每项一个。</translation>
    </message>
    <message>
        <source>Expected a rule’s name, a layer, the place of a number in it, a range and your solution, as in hidden_single 1 5 -3..3 = 1, not “%1”.</source>
        <translation>应为规则名、层、数字在层中的位置、范围和您的解答，例如 hidden_single 1 5 -3..3 = 1，而不是“%1”。</translation>
    </message>
    <message>
        <source>A question can have at most %1 numbers to set.</source>
        <translation>一个问题最多可以有 %1 个要设置的数字。</translation>
    </message>
    <message>
        <source>The solution %1 is not in the range %2..%3.</source>
        <translation>解答 %1 不在范围 %2..%3 内。</translation>
    </message>
    <message>
        <source>Expected one candidate, as in r2c3=4, not “%1”.</source>
        <translation>应为一个候选数，例如 r2c3=4，而不是“%1”。</translation>
    </message>
    <message>
        <source>Expected “answer:” with what must be true after the change.</source>
        <translation>应有“answer:”，写明改动之后必须成立的内容。</translation>
    </message>
    <message>
        <source>A question has numbers to set, a candidate to erase, or answers to choose from: only one of them.</source>
        <translation>一个问题可以有要设置的数字、要擦除的候选数或供选择的答案：只能是其中一种。</translation>
    </message>
    <message>
        <source>The candidate to erase is not on the starting grid. The reader erases one of these.</source>
        <translation>要擦除的候选数不在起始盘面上。读者擦除的是起始盘面上的候选数。</translation>
    </message>
    <message>
        <source>A lesson can have at most %1 numbers to set.</source>
        <translation>一课最多可以有 %1 个要设置的数字。</translation>
    </message>
</context>
<context>
    <name>convoku::LineLayers</name>
    <message>
        <source>In the graph</source>
        <translation>在图中查看</translation>
    </message>
    <message>
        <source>The rule graph, with the layers of this line marked</source>
        <translation>标出此行各层的规则图</translation>
    </message>
    <message>
        <source>Put the cursor in a line to see its layers here.</source>
        <translation>将光标放在某一行，即可在此查看该行的层。</translation>
    </message>
    <message>
        <source>Numbers of the line</source>
        <translation>该行的数</translation>
    </message>
    <message>
        <source>%1: layer %2</source>
        <translation>%1：第 %2 层</translation>
    </message>
    <message>
        <source>%1: layers %2 to %3</source>
        <translation>%1：第 %2 至 %3 层</translation>
    </message>
</context>
<context>
    <name>convoku::ListController</name>
    <message>
        <source>&amp;Collections</source>
        <translation>题集(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Generate puzzles…</source>
        <translation>生成题目(&amp;G)…</translation>
    </message>
    <message>
        <source>Generate puzzles from a seed, selected by what the network needs to solve them</source>
        <translation>由种子数生成题目，可按网络解题的需要来选</translation>
    </message>
    <message>
        <source>Next pu&amp;zzle of the file</source>
        <translation>文件的下一题(&amp;Z)</translation>
    </message>
    <message>
        <source>Open the next puzzle of the list</source>
        <translation>打开列表中的下一道题目</translation>
    </message>
    <message>
        <source>Previous puzzle of the fil&amp;e</source>
        <translation>文件的上一题(&amp;E)</translation>
    </message>
    <message>
        <source>Open the previous puzzle of the list</source>
        <translation>打开列表中的上一道题目</translation>
    </message>
    <message>
        <source>Analyse the collection</source>
        <translation>分析题集</translation>
    </message>
    <message>
        <source>Solve all puzzles of the list with the network: solutions, passes, guesses, rules</source>
        <translation>让网络解出列表中的所有题目：解、轮数、猜测、规则</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Random puzzle of the list</source>
        <translation>列表中的随机题目</translation>
    </message>
    <message>
        <source>Open one of the shown puzzles at random</source>
        <translation>打开所显示题目中的任意一道</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Save shown puzzles of the list…</source>
        <translation>保存列表中显示的题目…</translation>
    </message>
    <message>
        <source>Save the puzzles shown by the filter, as lines or as a table with their numbers</source>
        <translation>把筛选出的题目按行保存，或保存为带数据的表格</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save selected puzzles of the list…</source>
        <translation>保存列表中所选的题目…</translation>
    </message>
    <message>
        <source>Save the selected puzzles, as lines or as a table with their numbers</source>
        <translation>把所选题目按行保存，或保存为带数据的表格</translation>
    </message>
    <message>
        <source>Histogram of passes</source>
        <translation>轮数直方图</translation>
    </message>
    <message>
        <source>Show a histogram of the puzzles by passes beside the list</source>
        <translation>在列表旁显示各轮数的题目数量</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1 …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Several columns of this table hold puzzles. This one is “%1”.</source>
        <translation>此表格有多列含有题目；当前是“%1”。</translation>
    </message>
    <message>
        <source>Choose column…</source>
        <translation>选择列…</translation>
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
        <translation>正在编辑题目 – Convoku</translation>
    </message>
    <message>
        <source>Editing %1 – Convoku</source>
        <translation>正在编辑 %1 – Convoku</translation>
    </message>
    <message>
        <source>%1 – Convoku</source>
        <translation>%1 – Convoku</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
</context>
<context>
    <name>convoku::MarkController</name>
    <message>
        <source>Toggle &amp;breakpoint</source>
        <translation>切换断点(&amp;B)</translation>
    </message>
    <message>
        <source>Stop when the picked candidate changes or, if none is picked, when this step’s event happens</source>
        <translation>在选定的候选数变化处停下；没有选定时，在这一步的事件发生处停下</translation>
    </message>
    <message>
        <source>&amp;Add breakpoint…</source>
        <translation>添加断点(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose what to stop at</source>
        <translation>选择停下时机</translation>
    </message>
    <message>
        <source>&amp;Next hit</source>
        <translation>下一次命中(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next breakpoint hit</source>
        <translation>前进到断点的下一次命中</translation>
    </message>
    <message>
        <source>&amp;Previous hit</source>
        <translation>上一次命中(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous breakpoint hit</source>
        <translation>后退到断点的上一次命中</translation>
    </message>
    <message>
        <source>Toggle book&amp;mark</source>
        <translation>切换书签(&amp;M)</translation>
    </message>
    <message>
        <source>Set or remove a bookmark at this position</source>
        <translation>在此处设置或删除书签</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>书签 %1</translation>
    </message>
    <message>
        <source>Go to bookmark %1</source>
        <translation>转到书签 %1</translation>
    </message>
    <message>
        <source>E&amp;xplain the picked candidate</source>
        <translation>解释选定的候选数(&amp;X)</translation>
    </message>
    <message>
        <source>Show why the picked candidate was removed (on the board)</source>
        <translation>显示选定的候选数为何被去掉（在盘面上）</translation>
    </message>
    <message>
        <source>&amp;History of the picked candidate</source>
        <translation>选定候选数的历史(&amp;H)</translation>
    </message>
    <message>
        <source>Show what happened to the picked candidate (on the board)</source>
        <translation>显示选定的候选数的经历（在盘面上）</translation>
    </message>
    <message>
        <source>Pin this la&amp;yer</source>
        <translation>固定此层(&amp;Y)</translation>
    </message>
    <message>
        <source>Keep the tensors of the layer at this position in a separate tab</source>
        <translation>把此处的层的张量保留在单独的标签页中</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>No breakpoints. Press F9 to set one, Ctrl+F9 to choose what to stop at.</source>
        <translation>没有断点。F9 设置断点，Ctrl+F9 选择停下时机。</translation>
    </message>
    <message>
        <source>There is no later hit of a breakpoint.</source>
        <translation>此后没有断点停下。</translation>
    </message>
    <message>
        <source>There is no earlier hit of a breakpoint.</source>
        <translation>此前没有断点停下。</translation>
    </message>
    <message>
        <source>Breakpoint set: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>已设置断点：%1</translation>
    </message>
    <message>
        <source>Breakpoint removed: %1</source>
        <translation>已删除断点：%1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>已停下：%1</translation>
    </message>
    <message>
        <source>Pinned in a separate tab: %1</source>
        <translation>已固定：%1 有了自己的标签页</translation>
    </message>
    <message>
        <source>%1 is pinned already</source>
        <translation>%1 已经固定</translation>
    </message>
</context>
<context>
    <name>convoku::MessageBar</name>
    <message>
        <source>Close message</source>
        <translation>关闭消息</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
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
        <translation>只移除</translation>
    </message>
    <message>
        <source>%1: it restores %2.</source>
        <translation>%1：它使 %2 恢复。</translation>
    </message>
    <message>
        <source>no candidate is restored on %1 random boards</source>
        <translation>在 %1 个随机盘面上没有候选数恢复</translation>
    </message>
    <message>
        <source>Both ways of running agree</source>
        <translation>两种运行方式一致</translation>
    </message>
    <message>
        <source>it has real numbers, which are only computed number by number</source>
        <translation>它有实数，只能逐个数值计算</translation>
    </message>
    <message>
        <source>%1: the values of layer %2 differ</source>
        <translation>%1：第 %2 层的值不同</translation>
    </message>
    <message>
        <source>bits and numbers, every number of %1 layers on %2 boards</source>
        <translation>位与数值，%2 个盘面上 %1 层的每个数值</translation>
    </message>
    <message>
        <source>Saves work</source>
        <translation>节省工作</translation>
    </message>
    <message>
        <source>the network does not run this rule</source>
        <translation>网络不运行此规则</translation>
    </message>
    <message>
        <source>Sound on every board</source>
        <translation>对所有盘面都可靠</translation>
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
        <translation>网络(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open a network…</source>
        <translation>打开网络(&amp;O)…</translation>
    </message>
    <message>
        <source>A file with your own network; the help explains how to write one</source>
        <translation>打开含自编网络的文件；写法见帮助</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>网络：%1</translation>
    </message>
    <message>
        <source>This network cannot run.</source>
        <translation>无法运行此网络。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>The file holds several networks. Which one do you want to run?</source>
        <translation>文件中有多个网络。要运行哪一个？</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>打开网络</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>These numbers do not belong to the running network.</source>
        <translation>这些数不是正在运行的网络的数。</translation>
    </message>
    <message>
        <source>Networks and weights (*.network *.onnx *.safetensors);;All files (*)</source>
        <translation>网络和权重 (*.network *.onnx *.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>How do you want to read the file? “first” and “last” give the position of the digit dimension and, after “+”, that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>应如何读取该文件？“first”和“last”表示数字维度的位置，“+”后面是输出的。81 个数是数字本身，或 数字 / 9 − 0.5（centred）、数字 / 9（ninths）、数字 / 10（tenths）。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>示例：%1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkDocument</name>
    <message>
        <source>operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>makes</source>
        <translation>得到</translation>
    </message>
    <message>
        <source>which is</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>**Layer %1: %2.**</source>
        <translation>**第 %1 层：%2。**</translation>
    </message>
    <message>
        <source>Layer %1 does the same to other values.</source>
        <translation>第 %1 层对其他数值做同样的运算。</translation>
    </message>
    <message>
        <source>Layers %1 do the same to other values.</source>
        <translation>第 %1 层对其他数值做同样的运算。</translation>
    </message>
    <message>
        <source># All layers of the network</source>
        <translation># 网络的所有层</translation>
    </message>
    <message>
        <source>`convoku-cli pictures` makes this page from the network itself. Each group of layers is drawn as a graph, from its input at the top to its output at the bottom. The small picture at a layer shows its result in a run of the puzzle `%1`: the planes of its output side by side. The stronger the colour, the larger the number.</source>
        <translation>本页由 `convoku-cli pictures` 从网络本身生成。每组层画成一张图，输入在上，输出在下。层旁的小图是它在题目 `%1` 的运行中算出的结果：输出的各平面并排，颜色越深，数值越大。</translation>
    </message>
    <message>
        <source>Below its table, each group lists the layers with a kernel: every convolution, pooling and unpooling, once if several do the same. One number of the output is selected, at a place where the rule has an effect. It has a blue frame. The numbers that it is computed from have an orange frame, and only the planes with such numbers are shown. The sum or the maximum is written out below.</source>
        <translation>每组的表格之下是有卷积核的层：每个卷积、池化和反池化；几个层做同样的运算时只列一次。在规则起作用的地方选定了输出的一个数值：它有蓝框。构成它的数值有橙框，并且只显示含有这些数值的平面。下方写出求和或求最大值的算式。</translation>
    </message>
    <message>
        <source>The groups of one pass, and the values that they pass on.</source>
        <translation>一轮的各组，以及它们传递的值。</translation>
    </message>
    <message>
        <source>The values are those of pass %1.</source>
        <translation>数值取自第 %1 轮。</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkFile</name>
    <message>
        <source>%1 holds no network, only parts of one.</source>
        <translation>%1 中没有网络，只有网络的部件。</translation>
    </message>
    <message>
        <source>specify which one as FILE#ID: %1 contains %2.</source>
        <translation>请以 文件#ID 的形式说明是哪一个：%1 中有 %2。</translation>
    </message>
    <message>
        <source>“%1” is neither a network nor a file; the networks are %2.</source>
        <translation>没有名为“%1”的网络或文件；网络有 %2。</translation>
    </message>
    <message>
        <source>%1 has an encoding whose candidates do not match the givens of a puzzle, for example of %2.</source>
        <translation>%1 的编码给出的候选数与题目已知数所留下的不同，例如 %2。</translation>
    </message>
    <message>
        <source>%1 has a search with a custom way of keeping its stack. Such files can be checked. Only a search that equals “fewest_candidates” except for the cell it guesses in (score, one number per cell) can be run.</source>
        <translation>%1 的搜索以自己的方式管理栈。这样的文件可以检查；只有除猜测的单元格（score，每个单元格一个数）外与“fewest_candidates”相同的搜索才能运行。</translation>
    </message>
    <message>
        <source>no rule of the network “%1” has learned numbers: its text has no learned(…).</source>
        <translation>网络“%1”没有带学到的数的规则：它的文本中没有 learned(…)。</translation>
    </message>
    <message>
        <source>this network cannot be written as text or take different numbers.</source>
        <translation>这个网络不能写成文本，也就不能换用其他数。</translation>
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
        <translation>搜索</translation>
    </message>
    <message>
        <source>%1: a network in your browser</source>
        <translation>%1：浏览器中的网络</translation>
    </message>
    <message>
        <source>This page runs a network and requires JavaScript.</source>
        <translation>此页面运行一个网络，需要 JavaScript。</translation>
    </message>
    <message>
        <source>ONNX Runtime for browsers is not in %1. Install it there with: %2</source>
        <translation>%1 中没有浏览器版 ONNX Runtime。用此命令安装：%2</translation>
    </message>
    <message>
        <source>%1 is not a folder and cannot be created as one.</source>
        <translation>%1 不是文件夹，也无法建成文件夹。</translation>
    </message>
    <message>
        <source>%1 already exists and does not belong to a Convoku page. Nothing is written.</source>
        <translation>%1 已存在，且不属于 Convoku 的页面：未写入任何内容。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>This network cannot be written as an ONNX file: %1</source>
        <translation>此网络无法写成 ONNX 文件：%1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>a button</comment>
        <translation>步</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button: go on by one pass</comment>
        <translation>轮</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>空格</translation>
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
        <translation>载入</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>appearance</comment>
        <translation>自动</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>appearance</comment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>appearance</comment>
        <translation>深色</translation>
    </message>
    <message>
        <source>Larger: %1</source>
        <translation>放大：%1</translation>
    </message>
    <message>
        <source>Smaller: %1</source>
        <translation>缩小：%1</translation>
    </message>
    <message>
        <source>The network as an ONNX file</source>
        <translation>该网络的 ONNX 文件</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>one step forward or back; on the board, from cell to cell; on a layer, from number to number</source>
        <translation>前进或后退一步；在盘面上逐格移动，在层上逐个数值移动</translation>
    </message>
    <message>
        <source>one pass forward or back</source>
        <translation>前进或后退一轮</translation>
    </message>
    <message>
        <source>play and pause</source>
        <translation>播放与暂停</translation>
    </message>
    <message>
        <source>the start and the end of the run</source>
        <translation>运行的开头与结尾</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>在各部分之间移动</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>控件</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>This pass</source>
        <translation>本轮</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盘面上</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>%1 characters, row by row: 1–%2, and a dot or 0 for an empty cell.</source>
        <translation>%1 个字符，逐行书写：1–%2，空单元格用点或 0。</translation>
    </message>
    <message>
        <source>Expected %2 characters, found %1.</source>
        <translation>需要 %2 个字符，这里有 %1 个。</translation>
    </message>
    <message>
        <source>Character %1 is “%2”: expected a digit, or a dot for an empty cell.</source>
        <translation>第 %1 个字符是“%2”：应为数字，或表示空单元格的点。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>层：%1</translation>
    </message>
    <message>
        <source>Every value that the network computes in this step, as squares: a stronger colour is a larger value, empty is 0. To see a number, point at its square or use the arrow keys.</source>
        <translation>网络在这一步算出的所有值，以方格表示：颜色越鲜明数值越大，空白为 0。指向一个方格，或用方向键移到那里，即可看到其数值。</translation>
    </message>
    <message>
        <source>Step forward to see what its layers compute.</source>
        <translation>前进一步，即可看到各层算出的结果。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Pass %1, step %2: %3</source>
        <translation>第 %1 轮第 %2 步：%3</translation>
    </message>
    <message>
        <source>The puzzle. Givens: %1, candidates: %2.</source>
        <translation>题目。已知数：%1，候选数：%2。</translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1移除 %2。</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1在这里没有发现。</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a digit from cells</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>candidates, guesses</comment>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>Solved: %1 cells with one digit each, and none twice in a house.</source>
        <translation>已解出：%1 个单元格各有一个数字，且同一区域内没有重复。</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4.</source>
        <translation>%1 在%2中出现两次，位于 %3 和 %4。</translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 没有剩余的候选数。</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Neither solved nor contradictory: the run continues.</source>
        <translation>既未解出也无矛盾：继续。</translation>
    </message>
    <message>
        <source>continues</source>
        <comment>the run</comment>
        <translation>继续</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 at depth %2 and sets %3 aside.</source>
        <translation>规则再无发现，网络于是在深度 %2 猜测 %1，并搁置 %3。</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %3 is permanently removed from %4. Restored candidates: %2.</source>
        <translation>撤回猜测 %1：%3 永久离开 %4。恢复的候选数：%2。</translation>
    </message>
    <message>
        <source>The rules still find something: no guess.</source>
        <translation>规则仍有发现：不猜测。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>There is no guess to undo: the puzzle has no solution.</source>
        <translation>没有可撤回的猜测：此题无解。</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>The rules find nothing more, and there is no search: the run stops here.</source>
        <translation>规则再无发现，又没有搜索：运行到此为止。</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>停滞</translation>
    </message>
    <message>
        <source>That was the last pass. The page stops here.</source>
        <translation>这是最后一轮：页面不再继续。</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>轮数用尽</translation>
    </message>
    <message>
        <source>Passes: %1, guesses: %2, undone: %3</source>
        <translation>轮数：%1，猜测：%2，撤回：%3</translation>
    </message>
    <message>
        <source>Pass %1: removed: %2</source>
        <translation>第 %1 轮：移除 %2</translation>
    </message>
    <message>
        <source>%1: removed: %2</source>
        <translation>%1：移除 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation>%1，已知数</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1，已求得</translation>
    </message>
    <message>
        <source>%1, guessed</source>
        <translation>%1，猜测</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>候选数 %1</translation>
    </message>
    <message>
        <source>no candidate left</source>
        <translation>没有候选数</translation>
    </message>
    <message>
        <source>%1 removed by %2</source>
        <translation>%1 被%2移除</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 已搁置</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>%1 恢复</translation>
    </message>
    <message>
        <source>Guess at depth %1</source>
        <translation>深度 %1 的猜测</translation>
    </message>
    <message>
        <source>Set aside by a guess</source>
        <translation>被猜测搁置</translation>
    </message>
    <message>
        <source>Follows from a guess</source>
        <translation>由猜测推出</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>in</source>
        <comment>what a group of layers is handed</comment>
        <translation>输入</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>the layers that it reads</comment>
        <translation>来自：%1。</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
    <message>
        <source>not 0: %1 of %2</source>
        <translation>非 0：%2 个中的 %1 个</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>plane %1</source>
        <translation>平面 %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>ONNX Runtime is loaded …</source>
        <translation>正在载入 ONNX Runtime…</translation>
    </message>
    <message>
        <source>ONNX Runtime starts …</source>
        <translation>正在启动 ONNX Runtime…</translation>
    </message>
    <message>
        <source>The network is tested …</source>
        <translation>正在检测网络…</translation>
    </message>
    <message>
        <source>The network runs in this browser (ONNX Runtime, WebAssembly). Correct boards in its self-test: %1.</source>
        <translation>网络在此浏览器中运行（ONNX Runtime、WebAssembly）。自检中结果正确的盘面：%1。</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>the self-test failed: this browser and the program get different results for %1</source>
        <translation>自检未通过：对于 %1，此浏览器的结果与程序不同</translation>
    </message>
    <message>
        <source>The network cannot run here: %1.</source>
        <translation>网络无法在此运行：%1。</translation>
    </message>
    <message>
        <source>%1 restores a removed candidate</source>
        <translation>%1 放回了已移除的候选数</translation>
    </message>
    <message>
        <source>its search goes deeper than the number of cells</source>
        <translation>其搜索深度超过了单元格的数目</translation>
    </message>
    <message>
        <source>its search guesses something other than one candidate</source>
        <translation>其搜索猜测的不是单个候选数</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPageDialog</name>
    <message>
        <source>for a &amp;frame in your own page</source>
        <translation>用于你自己页面中的框架(&amp;F)</translation>
    </message>
    <message>
        <source>Export a page for a browser</source>
        <translation>导出浏览器页面</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Fo&amp;lder of the page</source>
        <translation>页面的文件夹(&amp;L)</translation>
    </message>
    <message>
        <source>Folder of the page</source>
        <translation>页面的文件夹</translation>
    </message>
    <message>
        <source>Folder &amp;node_modules</source>
        <translation>文件夹 &amp;node_modules</translation>
    </message>
    <message>
        <source>Folder node_modules</source>
        <translation>文件夹 node_modules</translation>
    </message>
    <message>
        <source>ONNX Runtime runs the network in the browser. It comes from the package onnxruntime-web. Install it into that folder with: %1</source>
        <translation>在浏览器里运行网络的 ONNX Runtime 来自软件包 onnxruntime-web，下面的命令把它放进那个文件夹：%1</translation>
    </message>
    <message>
        <source>Without a header and with the layers collapsed</source>
        <translation>无页眉，层折叠</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkPicker</name>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>打开网络</translation>
    </message>
    <message>
        <source>Networks (*.network *.onnx);;All files (*)</source>
        <translation>网络 (*.network *.onnx);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>How do you want to read the file?</source>
        <translation>如何读取该文件？</translation>
    </message>
    <message>
        <source>Which network of the file?</source>
        <translation>文件中的哪个网络？</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWording</name>
    <message>
        <source>The digits of the puzzle become planes, one for each digit; an empty cell is 1 in all of them.</source>
        <translation>题目的数字变成若干平面，每个数字一个；空单元格在所有平面上都是 1。</translation>
    </message>
    <message>
        <source>A cell whose only candidate is a digit clears that digit from the rest of its house.</source>
        <translation>只有一个候选数的单元格，会从所在区域的其余单元格去掉这个数字。</translation>
    </message>
    <message>
        <source>If a digit occurs in only one line of a box, it is removed from the rest of that line.</source>
        <translation>一个宫中只出现在某一行或列的数字，会从该行或列的其余单元格去掉。</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its house loses every other candidate.</source>
        <translation>某数字在所在区域中只能放在一个单元格时，该单元格去掉其他所有候选数。</translation>
    </message>
    <message>
        <source>Two cells of a house with exactly the same two candidates clear these two digits from the rest of the house.</source>
        <translation>同一区域中候选数相同且都只有两个的两个单元格，会从该区域的其余单元格去掉这两个数字。</translation>
    </message>
    <message>
        <source>Solved if every cell has one candidate and no house has one twice. A contradiction if a cell has none, or if two cells of a house have the same one.</source>
        <translation>每个单元格各有一个候选数，且没有区域出现两次相同的候选数，就是已解出；有单元格没有候选数，或同一区域的两个单元格的唯一候选数相同，就是矛盾。</translation>
    </message>
    <message>
        <source>When the rules find nothing more, the search guesses in the cell with the fewest candidates. A contradiction undoes the last guess.</source>
        <translation>规则再也没有发现时，在候选数最少的单元格中猜测；出现矛盾时撤回最后一个猜测。</translation>
    </message>
    <message>
        <source>The article&apos;s network: nine rules, a verdict, and a search with one stack in a tensor.</source>
        <translation>文章中的网络：九条规则、判定，以及把栈放在一个张量中的搜索。</translation>
    </message>
    <message>
        <source>The first six rules of the article: singles and pointing, without pairs.</source>
        <translation>文章的前六条规则：唯一类规则和区块摒除，不含数对。</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>part of a network</comment>
        <translation>规则</translation>
    </message>
    <message>
        <source>encoding</source>
        <comment>part of a network</comment>
        <translation>编码</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>part of a network</comment>
        <translation>判定</translation>
    </message>
    <message>
        <source>search</source>
        <comment>part of a network</comment>
        <translation>搜索</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1: what should stand there; %2: what does</extracomment>
        <translation>应为：%1</translation>
    </message>
    <message>
        <source>expected %1, found “%2”</source>
        <translation>此处是“%2”，应为：%1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>a name of lower-case letters, digits and _</source>
        <translation>由小写字母、数字和 _ 组成的名称</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行的结尾</translation>
    </message>
    <message>
        <source>a line indented like the first one below the name, with spaces and no tabs</source>
        <translation>与名称下面第一行缩进相同的一行，用空格而不用制表符</translation>
    </message>
    <message>
        <source>a sentence in quotes</source>
        <translation>引号中的一句话</translation>
    </message>
    <message>
        <source>the inputs of such a part: %1</source>
        <translation>这类部件接收的内容：%1</translation>
    </message>
    <message>
        <source>the results of such a part, all computed above: %1</source>
        <translation>这类部件返回的内容，全部都要在上面算出：%1</translation>
    </message>
    <message>
        <source>a value: a name, a number, a word with its arguments, ( or ~</source>
        <translation>一个值：名称、数、带参数的词、( 或 ~</translation>
    </message>
    <message>
        <source>a last line that returns</source>
        <translation>最后的 return 行</translation>
    </message>
    <message>
        <source>nothing after what is returned</source>
        <translation>以 return 行结束，后面不再有内容</translation>
    </message>
    <message>
        <source>an unused name</source>
        <translation>尚未使用的名称</translation>
    </message>
    <message>
        <source>the name of a value defined above</source>
        <translation>上面已有的值的名称</translation>
    </message>
    <message>
        <source>a part of that kind, from this file or listed by “convoku-cli network list”</source>
        <translation>该类部件，来自本文件或“convoku-cli network list”列出的部件</translation>
    </message>
    <message>
        <source>a house for which there is such a rule</source>
        <translation>有这种规则的区域</translation>
    </message>
    <message>
        <source>a rule that is not already in the network</source>
        <translation>网络中还没有的规则</translation>
    </message>
    <message>
        <source>a line “cause NAME” with the value that holds the rule’s finding</source>
        <translation>一行“cause NAME”，即说明规则发现了什么的值</translation>
    </message>
    <message>
        <source>fewer nested parentheses</source>
        <translation>嵌套层数更少的括号</translation>
    </message>
    <message>
        <source>at most 64 KiB and 1,000 lines</source>
        <translation>不超过 64 KiB 和 1,000 行</translation>
    </message>
    <message>
        <source>text in UTF-8 without control characters</source>
        <translation>不含控制字符的 UTF-8 文本</translation>
    </message>
    <message>
        <source>a word of the language followed by (</source>
        <translation>本语言的词，后面跟 (</translation>
    </message>
    <message>
        <source>the arguments that this word takes; see the help, “Networks as text”</source>
        <translation>这个词所用的参数；见帮助中的“文本形式的网络”</translation>
    </message>
    <message>
        <source>a whole number that is valid here</source>
        <translation>此处可用的整数</translation>
    </message>
    <message>
        <source>weights such as pairs(digit) or ones(1, 9), or lists of numbers of equal length</source>
        <translation>权重，例如 pairs(digit) 或 ones(1, 9)，或长度都相同的数的列表</translation>
    </message>
    <message>
        <source>a list of numbers, one for each output plane (%1)</source>
        <translation>一个数的列表，输出的每个平面一个（共 %1 个）</translation>
    </message>
    <message>
        <source>matching shapes; the shapes here: %1</source>
        <translation>相互匹配的形状；这里遇到的是：%1</translation>
    </message>
    <message>
        <source>a value of only 0s and 1s; this one can be %1</source>
        <translation>只有 0 和 1 的值；此值的范围是 %1</translation>
    </message>
    <message>
        <source>a range inside %1</source>
        <translation>%1 之内的范围</translation>
    </message>
    <message>
        <source>smaller numbers (up to 16,777,216) or fewer of them (up to 65,536)</source>
        <translation>更小的数值（最大 16,777,216）或更少的数值（最多 65,536 个）</translation>
    </message>
    <message>
        <source>something to compute; this line creates no layer</source>
        <translation>要计算的内容：这一行没有产生任何层</translation>
    </message>
    <message>
        <source>a result like the input of the next pass; shape (and the expected one) %1, numbers %2</source>
        <translation>与下一轮所接收的内容相同的结果；形状（及所需的形状）%1，数值 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>at most %1 rules</source>
        <translation>规则数不超过此数（%1）</translation>
    </message>
    <message>
        <source>less computation (additions: at most %1)</source>
        <translation>减少计算量（加法最多 %1 次）</translation>
    </message>
    <message>
        <source>The article’s nine rules</source>
        <extracomment>a network: the nine rules of the article that the program is about</extracomment>
        <translation>文章的九条规则</translation>
    </message>
    <message>
        <source>The article’s first six rules</source>
        <translation>文章的前六条规则</translation>
    </message>
    <message>
        <source>a shorter text (characters: at most %1)</source>
        <translation>更短的文字（最多 %1 个字符）</translation>
    </message>
    <message>
        <source>a number with at most six digits before the point and nine after it</source>
        <translation>最多六位、小数点后最多九位的数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>planes, rows, columns or what they represent (digit, row, column), each once</source>
        <translation>planes、rows、columns 或其所代表的（digit、row、column），各一次</translation>
    </message>
    <message>
        <source>lists of numbers of equal length: the rows of a kernel</source>
        <translation>长度相同的数字列表：卷积核的各行</translation>
    </message>
    <message>
        <source>whole numbers, as only these go from pass to pass; pick_one converts other numbers</source>
        <translation>整数：只有整数能在各遍之间传递；pick_one 可由其他数得到整数</translation>
    </message>
    <message>
        <source>whole numbers; this value has other numbers. Use clamp, minimum and maximum for those, or pick_one to convert them to whole numbers</source>
        <translation>整数；该值含有其他数。那些数可用 clamp、minimum 和 maximum，pick_one 可由其得到整数</translation>
    </message>
    <message>
        <source>Like clashes, but a digit that occurs twice in a custom house of the network is also a contradiction.</source>
        <translation>与 clashes 相同，而且数字在网络自己的区域中出现两次也是矛盾。</translation>
    </message>
    <message>
        <source>Sudoku X: the article&apos;s nine rules, and the applicable ones for the two diagonals, which also hold nine different digits.</source>
        <translation>对角线数独：文章的九条规则，以及其中可用于两条对角线的规则；对角线上也是九个不同的数字。</translation>
    </message>
    <message>
        <source>row, column or box, each once; in a network also a custom house defined above</source>
        <translation>row、column 或 box，各一次；在网络中还可以是写在上面的自己的区域</translation>
    </message>
    <message>
        <source>%1 cells, each once: r1c1, r2c2 …</source>
        <translation>%1 个单元格，各一次：r1c1, r2c2 …</translation>
    </message>
    <message>
        <source>house or rule; or, once each, board (above any house), encoding, verdict and search; board and search are optional</source>
        <translation>house 或 rule，或者 board（在所有 house 之上）、encoding、verdict 和 search 各一次；board 和 search 可以没有</translation>
    </message>
    <message>
        <source>a line “house NAME: …” for this verdict to check</source>
        <translation>供这个判定查看的“house 名称: …”行</translation>
    </message>
    <message>
        <source>house, row, column, box, digit, board or plane; for rows and columns also part, parts or boxes; for counting in a verdict also own_houses</source>
        <translation>house、row、column、box、digit、board 或 plane；在行和列的规则中还可以是 part、parts 或 boxes；在判定中计数时还可以是 own_houses</translation>
    </message>
    <message>
        <source>Sudoku X, with diagonals</source>
        <translation>对角线数独 (Sudoku X)</translation>
    </message>
    <message>
        <source>at most %1 custom houses</source>
        <translation>自己的区域不超过这么多 (%1)</translation>
    </message>
    <message>
        <source>If k places of a group have only k values between them, these values are removed from the other places of the group.</source>
        <translation>一组中的 k 个位置合起来只有 k 个值时，这些值会从该组的其他位置去掉。</translation>
    </message>
    <message>
        <source>If a digit occurs in only one box of a line, it is removed from the rest of that box.</source>
        <translation>一行或一列中只出现在某一个宫的数字，会从该宫的其余单元格去掉。</translation>
    </message>
    <message>
        <source>If a cell of a house has a single candidate, that digit is removed from the rest of the house.</source>
        <translation>区域中只有一个候选数的单元格，会从该区域的其余单元格去掉这个数字。</translation>
    </message>
    <message>
        <source>If a digit has a single cell in a house, all other digits are removed from that cell.</source>
        <translation>某数字在区域中只能放在一个单元格时，该单元格去掉其他所有数字。</translation>
    </message>
    <message>
        <source>If two cells of a house have only two digits between them, these digits are removed from the rest of the house.</source>
        <translation>同一区域中合起来只有两个数字的两个单元格，会从该区域的其余单元格去掉这些数字。</translation>
    </message>
    <message>
        <source>If two digits have only two cells of a house between them, all other digits are removed from these cells.</source>
        <translation>两个数字在同一区域中合起来只能放在两个单元格时，这些单元格去掉其他所有数字。</translation>
    </message>
    <message>
        <source>If two rows together have a digit in only two columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>某数字在两行中合起来只占两列时，会从这两列的其余单元格去掉；两列与两行亦然。</translation>
    </message>
    <message>
        <source>If three cells of a house have only three digits between them, these digits are removed from the rest of the house.</source>
        <translation>同一区域中合起来只有三个数字的三个单元格，会从该区域的其余单元格去掉这些数字。</translation>
    </message>
    <message>
        <source>If three digits have only three cells of a house between them, all other digits are removed from these cells.</source>
        <translation>三个数字在同一区域中合起来只能放在三个单元格时，这些单元格去掉其他所有数字。</translation>
    </message>
    <message>
        <source>If three rows together have a digit in only three columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>某数字在三行中合起来只占三列时，会从这三列的其余单元格去掉；三列与三行亦然。</translation>
    </message>
    <message>
        <source>If four cells of a house have only four digits between them, these digits are removed from the rest of the house.</source>
        <translation>同一区域中合起来只有四个数字的四个单元格，会从该区域的其余单元格去掉这些数字。</translation>
    </message>
    <message>
        <source>If four digits have only four cells of a house between them, all other digits are removed from these cells.</source>
        <translation>四个数字在同一区域中合起来只能放在四个单元格时，这些单元格去掉其他所有数字。</translation>
    </message>
    <message>
        <source>If four rows together have a digit in only four columns, it is removed from the rest of these columns; likewise for columns.</source>
        <translation>某数字在四行中合起来只占四列时，会从这四列的其余单元格去掉；四列与四行亦然。</translation>
    </message>
    <message>
        <source>One kernel for all: singles, pairs and triples (naked and hidden), X-wing and swordfish use the same weights, applied along different axes of the candidates; with pointing and claiming.</source>
        <translation>一个卷积核用于所有规则：显性和隐性的唯一、数对和三数组，以及 X-Wing 和剑鱼，都是同样的权重，只是从另一侧铺在候选数上；另有区块摒除和行列区块。</translation>
    </message>
    <message>
        <source>kernel</source>
        <comment>part of a network</comment>
        <translation>卷积核</translation>
    </message>
    <message>
        <source>One kernel</source>
        <extracomment>a network: all rules but two are the same convolution kernel</extracomment>
        <translation>一个卷积核</translation>
    </message>
    <message>
        <source>a line that begins a rule, an encoding, a verdict, a search, a kernel or a network</source>
        <translation>以 rule、encoding、verdict、search、kernel 或 network 开头的一行</translation>
    </message>
    <message>
        <source>value, group and place (digit, house and cell in any order), and k (1 … %1)</source>
        <translation>value、group 和 place，即按某种顺序的 digit、house 和 cell，以及 k（1 … %1）</translation>
    </message>
    <message>
        <source>%1 (%2; line %3)</source>
        <extracomment>a shape, what its dimensions stand for, and the line that made it: [36, 9, 9] (pairs of columns, rows, digits; line 3)</extracomment>
        <translation>%1（%2；第 %3 行）</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>the place of a weight, from 1 to %1</source>
        <translation>权重的位置，从 1 到 %1</translation>
    </message>
    <message>
        <source>Like clashes, but a house with no place left for a digit is also a contradiction.</source>
        <translation>与 clashes 相同，而且某区域再没有某数字的位置时也是矛盾。</translation>
    </message>
    <message>
        <source>Like fewest_candidates, but ties go to the cell with the most open neighbours.</source>
        <translation>与 fewest_candidates 相同，但在候选数最少的单元格中，选周围未确定最多的那个来猜测。</translation>
    </message>
    <message>
        <source>Made for many puzzles: singles in every house, pointing and claiming, a verdict that detects more, and a guess that settles more.</source>
        <translation>为大量题目而设：每个区域的唯一、区块摒除和行列区块，看得更多的判定，以及能消除更多的猜测。</translation>
    </message>
    <message>
        <source>The fast one</source>
        <extracomment>a network: the one that needs the least time for many puzzles</extracomment>
        <translation>快速的</translation>
    </message>
    <message>
        <source>A trained network looks at all houses at once, six times, and removes the candidates that it rates unlikely.</source>
        <translation>训练出的网络同时观察所有区域六次，并清除它认为不太可能的候选数。</translation>
    </message>
    <message>
        <source>A small trained network, the counterpart of the written ones: it reads the same candidates and removes the unlikely ones. Its removals can be wrong.</source>
        <translation>一个小的训练网络，手写网络的孪生：输入同样的候选数，不太可能的被清除。它清除的可能是错的。</translation>
    </message>
    <message>
        <source>A small trained one</source>
        <extracomment>a network: its weights were learned from examples</extracomment>
        <translation>一个小的训练网络</translation>
    </message>
    <message>
        <source>a number above 0, such as 0.00001</source>
        <translation>大于 0 的数，如 0.00001</translation>
    </message>
    <message>
        <source>a file name in quotes, without a folder: letters, digits, _, - and .</source>
        <translation>引号中的文件名，不带文件夹：字母、数字、_、- 和 .</translation>
    </message>
    <message>
        <source>the weights file, next to the network file</source>
        <translation>与网络文件放在一起的权重文件</translation>
    </message>
    <message>
        <source>this tensor in the weights file: %1</source>
        <extracomment>%1: name and shape, round1.weight [24, 24, 1, 1]</extracomment>
        <translation>权重文件中有此张量：%1</translation>
    </message>
    <message>
        <source>a layer for each tensor of the weights file</source>
        <translation>权重文件的每个张量都有一个使用它的层</translation>
    </message>
    <message>
        <source>A trained network checks whether a digit has only one place in the row. If so, it removes the other digits from that cell.</source>
        <translation>一个训练出来的网络问一个数字在行中是否只有一个位置，若是，就从那个单元格清除其他数字。</translation>
    </message>
    <message>
        <source>The article&apos;s network, except for the count in rows: its nine weights and a bias were trained and are right for 91 of 100 rows.</source>
        <translation>文章中的网络，只有行中的计数不同：它的九个权重和一个偏置是训练出来的，100 行中对 91 行。</translation>
    </message>
    <message>
        <source>With a trained count</source>
        <extracomment>a network: the article&apos;s rules, of which the one that counts in rows was learned from examples</extracomment>
        <translation>带训练出来的计数</translation>
    </message>
    <message>
        <source>%1, untrained</source>
        <extracomment>%1: the name of a network whose numbers are random as long as nobody has trained them</extracomment>
        <translation>%1（未训练）</translation>
    </message>
    <message>
        <source>NAME = … or return; in a rule also cause, count, keep, weights, memory or remember</source>
        <translation>名称 = … 或 return；规则中还可以有 cause、count、keep、weights、memory 或 remember</translation>
    </message>
    <message>
        <source>remember %1 = …, the value that the next pass receives</source>
        <extracomment>%1: the name of a memory</extracomment>
        <translation>remember %1 = …，说明下一轮得到什么</translation>
    </message>
    <message>
        <source>a value like the memory; shape (and the expected one) %1, numbers within %2</source>
        <translation>与记忆相同的值；形状（及所需形状）%1，数在 %2 之内</translation>
    </message>
    <message>
        <source>fewer or smaller memories (at most %1)</source>
        <translation>更少或更小的记忆（最多 %1）</translation>
    </message>
    <message>
        <source>no search: one of its rules remembers numbers, and undoing a guess cannot restore them</source>
        <translation>没有搜索：它有一条规则记住数，猜测无法收回它们</translation>
    </message>
    <message>
        <source>words after # for each layer of the line, separated by ; (%1), or none</source>
        <translation>在 # 后面为该行每个层写的文字，用 ; 隔开（共 %1 个），或者什么也不写</translation>
    </message>
    <message>
        <source>%1, %2×%2</source>
        <extracomment>the name of a network, and the side of the board that it is for: The article’s nine rules, 4×4</extracomment>
        <translation>%1，%2×%2</translation>
    </message>
    <message>
        <source>a board, such as board(side=4, box=2x2); boxes can be 2x2, 2x3, 3x2, 2x4, 4x2 and 3x3</source>
        <translation>盘面，例如 board(side=4, box=2x2)；宫可以是 2x2、2x3、3x2、2x4、4x2 和 3x3</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 4×4: the same nine rules, verdict and search, with a tensor of 64 numbers.</source>
        <translation>文章的网络用于 4×4 的盘面：同样的九条规则、判定和搜索，张量有 64 个数值。</translation>
    </message>
    <message>
        <source>The article&apos;s network on a board of 6×6, with boxes of 2×3: the same nine rules, verdict and search.</source>
        <translation>文章的网络用于 6×6、宫为 2×3 的盘面：同样的九条规则、判定和搜索。</translation>
    </message>
    <message>
        <source>One kernel for all on a board of 4×4: singles and pairs (naked and hidden) and X-wing use the same weights, applied along different axes of the candidates.</source>
        <translation>在 4×4 盘面上，一个卷积核用于所有规则：显性和隐性的唯一与数对，以及 X-Wing，都是同样的权重，只是从另一侧铺在候选数上。</translation>
    </message>
</context>
<context>
    <name>convoku::NetworkWords</name>
    <message>
        <source>begins a rule</source>
        <translation>开始一条规则</translation>
    </message>
    <message>
        <source>lists the parts of a network</source>
        <translation>说明网络由哪些部件组成</translation>
    </message>
    <message>
        <source>turns the givens into candidates</source>
        <translation>由已知数得出候选数</translation>
    </message>
    <message>
        <source>reports what is solved and what is contradictory</source>
        <translation>判断是否解出、是否矛盾</translation>
    </message>
    <message>
        <source>guesses, and undoes guesses</source>
        <translation>猜测，并撤回猜测</translation>
    </message>
    <message>
        <source>the house that the rule applies to</source>
        <translation>规则所针对的区域</translation>
    </message>
    <message>
        <source>the value that holds the finding</source>
        <translation>说明找到什么的值</translation>
    </message>
    <message>
        <source>the value that the finding depends on</source>
        <translation>它所依据的值</translation>
    </message>
    <message>
        <source>other values that are read by name</source>
        <translation>按名称读取的其他值</translation>
    </message>
    <message>
        <source>the candidates that stay</source>
        <translation>保留的候选数</translation>
    </message>
    <message>
        <source>adds a window up</source>
        <translation>对窗口求和</translation>
    </message>
    <message>
        <source>the largest number in a window</source>
        <translation>窗口中最大的数</translation>
    </message>
    <message>
        <source>the mean of a window</source>
        <translation>窗口的平均值</translation>
    </message>
    <message>
        <source>copies to all cells of the window</source>
        <translation>复制到窗口的所有单元格</translation>
    </message>
    <message>
        <source>1 if a is k, else 0</source>
        <translation>a 为 k 处为 1，否则为 0</translation>
    </message>
    <message>
        <source>1 if both are equal, else 0</source>
        <translation>两者相等处为 1，否则为 0</translation>
    </message>
    <message>
        <source>0 stays 0, more becomes 1</source>
        <translation>0 仍为 0，更大的变为 1</translation>
    </message>
    <message>
        <source>a if s is 0, b if s is 1</source>
        <translation>s 为 0 处取 a，为 1 处取 b</translation>
    </message>
    <message>
        <source>weighted sums of planes</source>
        <translation>平面的加权和</translation>
    </message>
    <message>
        <source>a single 1 at the largest number in a plane</source>
        <translation>在平面最大的数处为唯一的 1</translation>
    </message>
    <message>
        <source>the same numbers in a different shape</source>
        <translation>相同的数换成另一形状</translation>
    </message>
    <message>
        <source>a different order of dimensions</source>
        <translation>维度的另一顺序</translation>
    </message>
    <message>
        <source>zeros around each plane</source>
        <translation>每个平面周围补零</translation>
    </message>
    <message>
        <source>a kernel over each plane</source>
        <translation>每个平面上的卷积核</translation>
    </message>
    <message>
        <source>a + b, number by number</source>
        <translation>a + b，逐个数值</translation>
    </message>
    <message>
        <source>a − b, number by number</source>
        <translation>a − b，逐个数值</translation>
    </message>
    <message>
        <source>a · b, number by number</source>
        <translation>a · b，逐个数值</translation>
    </message>
    <message>
        <source>the smaller number of both</source>
        <translation>两者中较小的数</translation>
    </message>
    <message>
        <source>the larger number of both</source>
        <translation>两者中较大的数</translation>
    </message>
    <message>
        <source>m · a + k</source>
        <translation>m · a + k</translation>
    </message>
    <message>
        <source>at least k, at most m</source>
        <translation>不小于 k，不大于 m</translation>
    </message>
    <message>
        <source>not less than 0</source>
        <translation>不小于 0</translation>
    </message>
    <message>
        <source>pressed between 0 and 1</source>
        <translation>压缩到 0 与 1 之间</translation>
    </message>
    <message>
        <source>pressed between −1 and 1</source>
        <translation>压缩到 −1 与 1 之间</translation>
    </message>
    <message>
        <source>shares that add up to 1</source>
        <translation>总和为 1 的份额</translation>
    </message>
    <message>
        <source>cells side by side</source>
        <translation>并排的单元格</translation>
    </message>
    <message>
        <source>cells one below the other</source>
        <translation>上下排列的单元格</translation>
    </message>
    <message>
        <source>the cells of a box</source>
        <translation>宫的单元格</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>全部单元格</translation>
    </message>
    <message>
        <source>all of a plane</source>
        <translation>整个平面</translation>
    </message>
    <message>
        <source>all planes of a cell</source>
        <translation>一个单元格的所有平面</translation>
    </message>
    <message>
        <source>the intersection of a line and a box</source>
        <translation>行列与宫的公共部分</translation>
    </message>
    <message>
        <source>such parts of a box</source>
        <translation>宫的这样的部分</translation>
    </message>
    <message>
        <source>the houses that the network names, in a verdict</source>
        <translation>网络所命名的区域，用于判定</translation>
    </message>
    <message>
        <source>a dimension of a value</source>
        <translation>值的一个维度</translation>
    </message>
    <message>
        <source>which window</source>
        <translation>哪个窗口</translation>
    </message>
    <message>
        <source>which dimension</source>
        <translation>哪个维度</translation>
    </message>
    <message>
        <source>a factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>the number added</source>
        <translation>所加的数</translation>
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
        <translation>每个平面一个数</translation>
    </message>
    <message>
        <source>all pairs of digits</source>
        <translation>全部数字对</translation>
    </message>
    <message>
        <source>all threes of digits</source>
        <translation>所有三数字组合</translation>
    </message>
    <message>
        <source>weights that are all 1</source>
        <translation>全为 1 的权重</translation>
    </message>
    <message>
        <source>weights that are all 0</source>
        <translation>全为 0 的权重</translation>
    </message>
    <message>
        <source>each plane as it is</source>
        <translation>每个平面保持原样</translation>
    </message>
    <message>
        <source>weights with rows and columns exchanged</source>
        <translation>行列互换的权重</translation>
    </message>
    <message>
        <source>weights with the opposite sign</source>
        <translation>符号相反的权重</translation>
    </message>
    <message>
        <source>weights side by side</source>
        <translation>并排的权重</translation>
    </message>
    <message>
        <source>weights one below the other</source>
        <translation>上下排列的权重</translation>
    </message>
    <message>
        <source>begins a kernel that rules share</source>
        <translation>开始一个由规则共用的卷积核</translation>
    </message>
    <message>
        <source>turned to fit the input of a kernel</source>
        <translation>转成卷积核所接收的样子</translation>
    </message>
    <message>
        <source>turned back</source>
        <translation>再转回来</translation>
    </message>
    <message>
        <source>the places of a group, in a kernel</source>
        <translation>卷积核中一组的各个位置</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s values</source>
        <translation>卷积核的值是什么</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s groups</source>
        <translation>卷积核的组是什么</translation>
    </message>
    <message>
        <source>the meaning of a kernel’s places</source>
        <translation>卷积核的位置是什么</translation>
    </message>
    <message>
        <source>the kernel’s number, 1 to 8</source>
        <translation>卷积核的数，1 到 8</translation>
    </message>
    <message>
        <source>1 where the weights are 0, and 0 where they are 1</source>
        <translation>权重为 0 处是 1，为 1 处是 0</translation>
    </message>
    <message>
        <source>a count with a different weight, or with a bias</source>
        <translation>换了一个权重或带偏置的计数</translation>
    </message>
    <message>
        <source>index of the weight in a count, from 1</source>
        <translation>计数的第几个权重，从 1 起</translation>
    </message>
    <message>
        <source>index of the row of the weights, from 1</source>
        <translation>权重的第几行，从 1 起</translation>
    </message>
    <message>
        <source>index of the weight in the row, from 1</source>
        <translation>该行的第几个权重，从 1 起</translation>
    </message>
    <message>
        <source>weights with one number replaced</source>
        <translation>其中一个换成另一个数的权重</translation>
    </message>
    <message>
        <source>the planes of a, followed by those of b</source>
        <translation>一个的平面接在另一个的平面后面</translation>
    </message>
    <message>
        <source>1 if a is at least this number, else 0</source>
        <translation>a 达到或超过该数处为 1，否则为 0</translation>
    </message>
    <message>
        <source>rows of a times columns of b, plane by plane</source>
        <translation>a 的行乘以 b 的列，逐平面</translation>
    </message>
    <message>
        <source>numbers scaled to a mean size of 1</source>
        <translation>平均大小为 1 的数</translation>
    </message>
    <message>
        <source>0 if it is far below 0, without a kink</source>
        <translation>远小于 0 处为 0，没有折点</translation>
    </message>
    <message>
        <source>number added to a mean to avoid division by 0</source>
        <translation>加到平均值上的数，以免除以 0</translation>
    </message>
    <message>
        <source>the file with the rule’s learned weights</source>
        <translation>规则所学内容的文件</translation>
    </message>
    <message>
        <source>numbers received from the previous pass</source>
        <translation>从上一轮得到的数</translation>
    </message>
    <message>
        <source>the numbers handed to the next pass</source>
        <translation>下一轮得到的数</translation>
    </message>
    <message>
        <source>a convolution with learned numbers</source>
        <translation>数是学到的卷积</translation>
    </message>
    <message>
        <source>each plane scaled as in training</source>
        <translation>每个平面与训练时一样大</translation>
    </message>
    <message>
        <source>each plane times a learned number, plus a second one</source>
        <translation>每个平面乘以一个学到的数，再加另一个</translation>
    </message>
    <message>
        <source>the size of the board and of its boxes</source>
        <translation>棋盘及其宫的大小</translation>
    </message>
    <message>
        <source>such parts of a line</source>
        <translation>行或列的这样的部分</translation>
    </message>
    <message>
        <source>1, 2, 3 …, one below the other</source>
        <translation>1、2、3……，上下排列</translation>
    </message>
    <message>
        <source>the number of digits of the board</source>
        <translation>棋盘有多少个数字</translation>
    </message>
    <message>
        <source>the number of cells of the board</source>
        <translation>棋盘有多少个单元格</translation>
    </message>
    <message>
        <source>the highest level of a search on the board</source>
        <translation>棋盘上搜索的最高层级</translation>
    </message>
</context>
<context>
    <name>convoku::NodeCanvas</name>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
</context>
<context>
    <name>convoku::NoticeController</name>
    <message>
        <source>This is the start of the run. Nothing comes before it.</source>
        <translation>这是运行的开始：前面没有内容。</translation>
    </message>
    <message>
        <source>The run has reached this point and is still running.</source>
        <translation>运行目前只到这里；它还在继续。</translation>
    </message>
    <message>
        <source>This is the end of the run. %1</source>
        <translation>这是运行的结尾。%1</translation>
    </message>
</context>
<context>
    <name>convoku::NumberWording</name>
    <message>
        <source>no</source>
        <extracomment>answers of a layer, where 1 means yes and 0 means no</extracomment>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>That is what the next layers look for.</source>
        <translation>这正是后面的层要找的。</translation>
    </message>
    <message>
        <source>The next layers look for %1.</source>
        <translation>后面的层要找的是 %1。</translation>
    </message>
    <message>
        <source>In %1, %2 has no place left.</source>
        <extracomment>%1: a house, %2: a digit: in row 5, 6 has no place left</extracomment>
        <translation>%1中，数字 %2 已没有位置。</translation>
    </message>
    <message numerus="yes">
        <source>In %1, %2 has %n place(s) left: %3.</source>
        <extracomment>%1: a house, %2: a digit, %3: cells: in row 5, 6 has 2 places left: r5c4 and r5c6</extracomment>
        <translation>
            <numerusform>%1中，数字 %2 还剩 %n 个位置：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no candidate left.</source>
        <translation>%1 已没有候选数。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n candidate(s) left: %2.</source>
        <extracomment>%1: a cell, %2: digits: r5c4 has 3 candidates left: 1, 6 and 8</extracomment>
        <translation>
            <numerusform>%1 还剩 %n 个候选数：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is not equal to %3, so the answer is no.</source>
        <extracomment>%1: a row and a digit, or a cell; %2, %3: numbers: row 5, digit 6: 2 is not equal to 1, so the answer is no</extracomment>
        <translation>%1：%2 不等于 %3，所以答案为否。</translation>
    </message>
    <message>
        <source>%1: %2 is equal to %3, so the answer is yes.</source>
        <translation>%1：%2 等于 %3，所以答案为是。</translation>
    </message>
    <message>
        <source>%1 was not a candidate before this rule.</source>
        <extracomment>%1: a digit in a cell: 6 in r5c4</extracomment>
        <translation>%1 在此规则之前就不是候选数。</translation>
    </message>
    <message>
        <source>The rule removes %1.</source>
        <translation>该规则排除 %1。</translation>
    </message>
    <message>
        <source>%1 stays a candidate.</source>
        <translation>%1 仍是候选数。</translation>
    </message>
    <message>
        <source>%1 gets its answer from %2: %3.</source>
        <extracomment>%1, %2: places: 6 in r5c4 takes the answer of row 5, digit 6: no</extracomment>
        <translation>%1 取自 %2 的答案：%3。</translation>
    </message>
    <message>
        <source>“candidate”</source>
        <translation>“候选数”</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the switch is %1, so the number comes from %2: %3.</source>
        <extracomment>%1: yes or no; %2: a name in quotation marks; %3: a number</extracomment>
        <translation>开关为%1，所以取 %2 的数：%3。</translation>
    </message>
    <message>
        <source>no number in the window is 1, so the answer is no.</source>
        <translation>窗口中没有 1，所以答案为否。</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, so the answer is %3.</source>
        <extracomment>%1, %2: names in quotation marks; %3: yes or no</extracomment>
        <translation>%1 和 %2 都为%3，所以答案为%3。</translation>
    </message>
    <message>
        <source>%1 is %2, so the answer is %3.</source>
        <extracomment>%1: a name in quotation marks, or a place; %2: yes, no or a number; %3: yes or no</extracomment>
        <translation>%1 为%2，所以答案为%3。</translation>
    </message>
</context>
<context>
    <name>convoku::OneBoard</name>
    <message numerus="yes">
        <source>%n puzzle(s) on a different board from the first one are left out.</source>
        <translation>
            <numerusform>略去了 %n 道与第一题盘面不同的题目。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::OnnxChoices</name>
    <message>
        <source>P&amp;asses:</source>
        <translation>轮数(&amp;A)：</translation>
    </message>
    <message>
        <source>one s&amp;tep of the search</source>
        <translation>搜索的一步(&amp;T)</translation>
    </message>
    <message>
        <source>any &amp;number</source>
        <translation>任意数量(&amp;N)</translation>
    </message>
    <message>
        <source>eac&amp;h layer’s output</source>
        <translation>每层得出的值(&amp;H)</translation>
    </message>
    <message>
        <source>pr&amp;oofs of its rules</source>
        <translation>其规则的证明(&amp;O)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>全部 %1 条</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Number of passes</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction</source>
        <translation>输入候选数；输出剩下的候选数，以及是否已解出或矛盾</translation>
    </message>
    <message>
        <source>Input and output: candidates, stack, guess and level. Feed them back in until it reports solved or exhausted</source>
        <translation>输入输出候选数、栈、猜测和层级：反复送入，直到它说已解出或已穷尽</translation>
    </message>
    <message>
        <source>This network has no search.</source>
        <translation>这个网络没有搜索。</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>一次运行</translation>
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
        <translation>每一轮的每个值也是文件的输出</translation>
    </message>
    <message>
        <source>Before writing the file, prove or refute each rule and record the result in it. This takes a while.</source>
        <translation>写文件之前，每条规则都会被证明或推翻，文件会写明结果。这需要一会儿。</translation>
    </message>
    <message>
        <source>P&amp;uzzles at once</source>
        <translation>同时的题目数(&amp;U)</translation>
    </message>
    <message>
        <source>With</source>
        <translation>包含</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxDialog</name>
    <message>
        <source>Export network as ONNX</source>
        <translation>把网络导出为 ONNX</translation>
    </message>
    <message>
        <source>Building the graph…</source>
        <translation>正在生成图…</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>显示(&amp;W)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>显示整个图 (Z)</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>缩小 (-)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>放大 (+)</translation>
    </message>
    <message>
        <source>Proving %1, %2 of %3 …</source>
        <translation>正在证明 %1，第 %2 条，共 %3 条 …</translation>
    </message>
    <message>
        <source>Creating the file and checking it with ONNX…</source>
        <translation>正在生成文件，并由 ONNX 检查…</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>One step of the search</source>
        <translation>搜索的一步</translation>
    </message>
    <message>
        <source>Layers: %1; nodes: %2; weights: %3; file: %4. ONNX’s own check accepts it.</source>
        <translation>层：%1；节点：%2；权重：%3；文件：%4。通过 ONNX 自己的检查。</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消：没有写任何内容。</translation>
    </message>
    <message>
        <source>ONNX files (*.%1)</source>
        <translation>ONNX 文件 (*.%1)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>a file, its size</extracomment>
        <translation>已保存：%1（%2）</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxGraphView</name>
    <message>
        <source>Graph of the exported file</source>
        <translation>所写内容的图</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxMistakeWording</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a node of an ONNX file: its name, its operator, what is wrong: “conv_1 (Conv): …”</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2)：%3</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 bytes</source>
        <translation>文件大于 %1 字节，超出了读取上限</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 parts</source>
        <translation>文件的组成部分多于 %1 个，超出了读取上限</translation>
    </message>
    <message>
        <source>this is not an ONNX file, or it ends too early</source>
        <translation>这不是 ONNX 文件，或者文件过早结束</translation>
    </message>
    <message>
        <source>the file uses version %1 of the ONNX operators; supported: %2 to %3</source>
        <translation>文件使用 ONNX 算子的版本 %1；已知的是 %2 到 %3</translation>
    </message>
    <message>
        <source>the graph has no input</source>
        <translation>图没有输入</translation>
    </message>
    <message>
        <source>the graph has no output</source>
        <translation>图没有输出</translation>
    </message>
    <message>
        <source>a value exceeds the limit of %1 numbers</source>
        <translation>某个值的数值多于 %1 个，超出了读取上限</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 weights</source>
        <translation>文件的权重多于 %1 个，超出了读取上限</translation>
    </message>
    <message>
        <source>a run would exceed the limit of %1 operations</source>
        <translation>一次运行所需的运算多于 %1 次，超出了读取上限</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 nodes or layers</source>
        <translation>文件的节点或层多于 %1 个，超出了读取上限</translation>
    </message>
    <message>
        <source>the tensor “%1” is sparse; sparse tensors are not supported</source>
        <translation>张量“%1”是稀疏张量，不能读取</translation>
    </message>
    <message>
        <source>the numbers of the tensor “%1” are in another file, which is not opened</source>
        <translation>张量“%1”的数值在另一个文件中，而其他文件不会被打开</translation>
    </message>
    <message>
        <source>“%1” has an unsupported number type (ONNX type number: %2)</source>
        <translation>“%1”中数值的类型不能读取（该类型在 ONNX 中的编号：%2）</translation>
    </message>
    <message>
        <source>the count of numbers in the tensor “%1” does not match its shape</source>
        <translation>张量“%1”的数值个数与其形状不符</translation>
    </message>
    <message>
        <source>“%1” contains NaN or an infinite number</source>
        <translation>“%1”含有非数或无穷大</translation>
    </message>
    <message>
        <source>the input “%1” has a dimension of unknown size</source>
        <translation>输入“%1”有一个维度没有给出数</translation>
    </message>
    <message>
        <source>the output “%1” has the shape %2, not the one declared in the file</source>
        <translation>输出“%1”的形状不是文件所说的，而是 %2</translation>
    </message>
    <message>
        <source>two values are called “%1”</source>
        <translation>有两个值都名为“%1”</translation>
    </message>
    <message>
        <source>nothing produces the value “%1”</source>
        <translation>没有任何东西生成值“%1”</translation>
    </message>
    <message>
        <source>the output “%1” does not depend on an input</source>
        <translation>输出“%1”不依赖于任何输入</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>这个算子在这里没有对应的层</translation>
    </message>
    <message>
        <source>this operator of “%1” is not supported</source>
        <translation>“%1”的这个算子在这里没有对应的层</translation>
    </message>
    <message>
        <source>a graph inside a node is not supported</source>
        <translation>节点内的图不能读取</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>缺少输入 %1</translation>
    </message>
    <message>
        <source>an output is missing</source>
        <translation>缺少一个输出</translation>
    </message>
    <message>
        <source>input %1 must be a constant</source>
        <translation>输入 %1 必须是常数</translation>
    </message>
    <message>
        <source>input %1 must not be a constant</source>
        <translation>输入 %1 不能是常数</translation>
    </message>
    <message>
        <source>this value of “%1” is not supported</source>
        <translation>“%1”的这个值没有对应的层</translation>
    </message>
    <message>
        <source>the shapes of its inputs do not match; the first is %1</source>
        <translation>它的各个输入不相配；第一个是 %1</translation>
    </message>
    <message>
        <source>it has too many dimensions, or too few: %1</source>
        <translation>它的维度太多或太少：%1</translation>
    </message>
    <message>
        <source>it operates on the dimension of the puzzles, which cannot change here</source>
        <translation>它作用于题目的维度，而该维度在这里保持不变</translation>
    </message>
    <message>
        <source>it rounds numbers that may not be whole</source>
        <translation>它对可能不是整数的数值取整</translation>
    </message>
    <message>
        <source>it reads the places found by a pool; only a MaxUnpool after it can do so</source>
        <translation>它读取池化找到的位置；只有其后的 MaxUnpool 才能读取</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>这是 Git LFS 的指针，不是文件本身；“git lfs pull”可取得文件</translation>
    </message>
    <message>
        <source>this is ONNX as text; save it in the binary format</source>
        <translation>这是文本形式的 ONNX；请用二进制格式保存</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch)</source>
        <translation>输入“%1”没有题目的维度（批次）</translation>
    </message>
    <message>
        <source>the input “%1” has no dimension for the puzzles (batch): it is %2; expected 1 × %2, or an open first dimension</source>
        <extracomment>“x” … 9 × 9 × 9 … 1 × 9 × 9 × 9</extracomment>
        <translation>输入“%1”没有题目的维度（批次）：它是 %2；应为 1 × %2，或首个维度不固定</translation>
    </message>
    <message>
        <source>the value “%1” depends on itself</source>
        <translation>值“%1”依赖于它自身</translation>
    </message>
    <message>
        <source>numbers are missing: the file “%1” must be in the model’s folder, must not be a link, and must be as long as the model specifies</source>
        <translation>缺少数值：文件“%1”必须位于模型所在的文件夹中，不能是链接，长度必须与模型所述一致</translation>
    </message>
    <message>
        <source>%1-D convolutions are not supported yet, only 1-D and 2-D ones</source>
        <translation>%1 维卷积尚不能读取，只能读取 1 维和 2 维的</translation>
    </message>
    <message>
        <source>%1-D pools are not supported yet, only 1-D and 2-D ones</source>
        <translation>%1 维池化尚不能读取，只能读取 1 维和 2 维的</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxNetwork</name>
    <message>
        <source>the file names rules that its network does not have</source>
        <translation>文件列出了其网络所没有的规则</translation>
    </message>
    <message>
        <source>the file’s layers differ from those of the network that it claims to be: some boards give different results</source>
        <translation>此文件的层不是它所声称的网络的层：有盘面得出了不同的结果</translation>
    </message>
    <message>
        <source>the graph has %1 inputs and %2 outputs; to run here, it needs one of each</source>
        <translation>图有 %1 个输入和 %2 个输出；能在这里运行的图，输入和输出各有一个</translation>
    </message>
    <message>
        <source>unsupported shapes; expected candidates (9 × 9 × 9 numbers) or 81 digits as input, and candidates or a score for each digit as output</source>
        <translation>输入不是候选数（9 × 9 × 9 个数值）也不是 81 个数字，或者输出不是候选数也不是每个数字的把握程度</translation>
    </message>
    <message>
        <source>its layers cannot be assembled: %1</source>
        <translation>无法把它的层组合起来：%1</translation>
    </message>
    <message>
        <source>the network in the file’s text is larger than the file’s layers</source>
        <translation>其文本中的网络比此文件的层所能达到的更大</translation>
    </message>
    <message>
        <source>append the format to its name, as FILE#WAY: %1. “first” and “last” give the position of the digit dimension, after “+” that of the output. 81 numbers are the digits, or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).</source>
        <translation>请在文件名后加上读取方式，写作 文件#方式：%1。“first”和“last”表示数字维度的位置，“+”后面是输出的。81 个数是数字本身，或 数字 / 9 − 0.5（centred）、数字 / 9（ninths）、数字 / 10（tenths）。</translation>
    </message>
    <message>
        <source>its output is the remaining candidates; logits need an output that scores each digit</source>
        <translation>输出是留下的候选数；logits 用于输出是每个数字把握程度的文件</translation>
    </message>
</context>
<context>
    <name>convoku::OnnxWording</name>
    <message>
        <source>The form direct supports floats only. Gates and eight bits use the layers of image and s2d.</source>
        <translation>direct 形式只含浮点数：门和八位由 image 与 s2d 的层构成。</translation>
    </message>
    <message>
        <source>A search step cannot consist of gates, because its stack holds numbers other than 0 and 1.</source>
        <translation>搜索的一步不能由门构成：它的栈中有 0 和 1 以外的数。</translation>
    </message>
    <message>
        <source>“%1” produces real numbers, which only the form direct supports.</source>
        <translation>“%1”产生实数，只有 direct 形式能容纳。</translation>
    </message>
    <message>
        <source>“%1” has a non-integer weight, which only the form direct supports.</source>
        <translation>“%1”有一个非整数权重，只有 direct 形式能容纳。</translation>
    </message>
    <message>
        <source>“%1” multiplies two numbers, neither of which is 0 or 1. The form direct supports this.</source>
        <translation>“%1”把两个都不是 0 或 1 的数相乘；direct 形式可以容纳。</translation>
    </message>
    <message>
        <source>“%1” stores a number other than 0 and 1. No gate can do this; the precision float can.</source>
        <translation>“%1”存储既非 0 也非 1 的数，门做不到，精度 float 可以。</translation>
    </message>
    <message>
        <source>“%1” needs numbers of more than eight bits. The precision float can hold them.</source>
        <translation>“%1”需要超过八位的数。精度 float 可以容纳。</translation>
    </message>
    <message>
        <source>“%1” can be negative, which only the form direct supports.</source>
        <translation>“%1”可能为负，只有 direct 形式能容纳。</translation>
    </message>
    <message>
        <source>“%1” would need too many weights in this form.</source>
        <translation>“%1”在这种形式下需要过多的权重。</translation>
    </message>
    <message>
        <source>“%1” computes the largest of too many numbers. The form direct supports this.</source>
        <translation>“%1”要在过多的数中找最大值；direct 形式可以容纳。</translation>
    </message>
    <message>
        <source>“%1” is not available in this form. The form direct supports it.</source>
        <translation>“%1”无法写成这种形式；direct 形式可以容纳。</translation>
    </message>
    <message>
        <source>ONNX rejects it: %1</source>
        <translation>ONNX 不接受：%1</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Space to depth (s2d)</source>
        <translation>Space to depth (s2d)</translation>
    </message>
    <message>
        <source>The network’s own layers, one by one.</source>
        <translation>网络自己的层，逐一写出。</translation>
    </message>
    <message>
        <source>Only Conv, ConvTranspose, Relu and Concat.</source>
        <translation>只用 Conv、ConvTranspose、Relu 和 Concat。</translation>
    </message>
    <message>
        <source>Only Conv, Relu and Concat, on boards laid on %1 × %2 boxes.</source>
        <translation>只用 Conv、Relu 和 Concat，棋盘排在 %1 × %2 个宫上。</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>门</translation>
    </message>
    <message>
        <source>Eight bits</source>
        <translation>八位</translation>
    </message>
    <message>
        <source>Unchanged numbers, as 32-bit floats.</source>
        <translation>数字保持原样，为 32 位浮点数。</translation>
    </message>
    <message>
        <source>All stored numbers are 0 or 1, so that calibration to eight bits cannot make them wrong.</source>
        <translation>所存的全是 0 或 1，因此任何八位校准都不会使它出错。</translation>
    </message>
    <message>
        <source>Eight bits already, with scale 1: QuantizeLinear and DequantizeLinear.</source>
        <translation>已是八位，比例为 1：QuantizeLinear 和 DequantizeLinear。</translation>
    </message>
    <message>
        <source>“%1” remembers numbers from pass to pass. An ONNX file passes on only candidates.</source>
        <translation>“%1”从一轮到下一轮记住数。ONNX 文件只传递候选数。</translation>
    </message>
</context>
<context>
    <name>convoku::OutputComparison</name>
    <message>
        <source>before · %1</source>
        <translation>之前 · %1</translation>
    </message>
    <message>
        <source>after − before · %1</source>
        <translation>之后 − 之前 · %1</translation>
    </message>
    <message>
        <source>this − %1 · %2</source>
        <extracomment>the numbers of this layer less those of a pinned one: this − 17.4.2 · [9, 9, 9]</extracomment>
        <translation>本层 − %1 · %2</translation>
    </message>
</context>
<context>
    <name>convoku::PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command or place: theme, next pass, 17, r4c5=7</source>
        <translation>做什么，或去哪里：主题、下一轮、17、r4c5=7</translation>
    </message>
    <message>
        <source>Command or place</source>
        <translation>命令或位置</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>现在不可用</translation>
    </message>
</context>
<context>
    <name>convoku::Panels</name>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>监视</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>栈</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>题集</translation>
    </message>
    <message>
        <source>The edited puzzle has no run yet.</source>
        <translation>正在编辑的题目还没有运行。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <extracomment>%1: how many guesses stand</extracomment>
        <translation>栈 %1</translation>
    </message>
</context>
<context>
    <name>convoku::PassBarsView</name>
    <message>
        <source>Errors by pass</source>
        <translation>各轮的错误</translation>
    </message>
    <message>
        <source>Click a bar, or use the arrow keys, to go to the end of that pass</source>
        <translation>单击条形或用方向键可转到该轮末尾</translation>
    </message>
    <message>
        <source>There is no run, or no pass yet</source>
        <translation>没有运行，或还没有任何一轮</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>pass %1: %2 of %3 answers are wrong</source>
        <translation>第 %1 轮：%3 个答案中 %2 个错误</translation>
    </message>
</context>
<context>
    <name>convoku::PassPicture</name>
    <message>
        <source>“3 ← 2, A” means that layer 3 reads layer 2 and the input A of the same step.</source>
        <translation>“3 ← 2, A”表示：第 3 层读取同一步的第 2 层和输入 A。</translation>
    </message>
</context>
<context>
    <name>convoku::Picture</name>
    <message>
        <source>The picture is too large. Use at most %1 pixels per side, and no more than fit into memory.</source>
        <translation>图片太大：每边最多 %1 像素，并且受内存限制。</translation>
    </message>
</context>
<context>
    <name>convoku::PlotWording</name>
    <message>
        <source>Is it %1?</source>
        <extracomment>a number is compared with k: is it 1?</extracomment>
        <translation>是 %1 吗？</translation>
    </message>
    <message>
        <source>Not: 0 and 1 are swapped</source>
        <translation>非：0 和 1 互换</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>一条直线</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>不低于 0</translation>
    </message>
    <message>
        <source>Kept between %1 and %2</source>
        <translation>限制在 %1 与 %2 之间</translation>
    </message>
    <message>
        <source>The smaller of two</source>
        <translation>两者中较小的</translation>
    </message>
    <message>
        <source>The larger of two</source>
        <translation>两者中较大的</translation>
    </message>
    <message>
        <source>The sum of two</source>
        <translation>两者之和</translation>
    </message>
    <message>
        <source>The difference of two</source>
        <translation>两者之差</translation>
    </message>
    <message>
        <source>The product of two</source>
        <translation>两者之积</translation>
    </message>
    <message>
        <source>One of two, chosen by a switch</source>
        <translation>由开关选出两者之一</translation>
    </message>
    <message>
        <source>min(rises, falls)</source>
        <extracomment>the smaller one of two ramps, one that rises and one that falls</extracomment>
        <translation>min(上升, 下降)</translation>
    </message>
    <message>
        <source>rises: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>上升：%1</translation>
    </message>
    <message>
        <source>falls: %1</source>
        <extracomment>a ramp in a plot</extracomment>
        <translation>下降：%1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>a place, the number that comes in, the number that comes out: digit 1 in row 1: 1 → 0</extracomment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>count</source>
        <comment>what a layer does</comment>
        <translation>计数</translation>
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
        <translation>选一个</translation>
    </message>
    <message>
        <source>spread</source>
        <comment>what a layer does</comment>
        <translation>铺开</translation>
    </message>
    <message>
        <source>equals %1</source>
        <comment>what a layer does</comment>
        <translation>等于 %1</translation>
    </message>
    <message>
        <source>and</source>
        <comment>what a layer does</comment>
        <translation>与</translation>
    </message>
    <message>
        <source>or</source>
        <comment>what a layer does</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>not</source>
        <comment>what a layer does</comment>
        <translation>非</translation>
    </message>
    <message>
        <source>any</source>
        <comment>what a layer does</comment>
        <translation>任一</translation>
    </message>
    <message>
        <source>select</source>
        <comment>what a layer does</comment>
        <translation>选择</translation>
    </message>
    <message>
        <source>smaller</source>
        <comment>what a layer does</comment>
        <translation>较小</translation>
    </message>
    <message>
        <source>larger</source>
        <comment>what a layer does</comment>
        <translation>较大</translation>
    </message>
    <message>
        <source>plus</source>
        <comment>what a layer does</comment>
        <translation>加</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>what a layer does</comment>
        <translation>减</translation>
    </message>
    <message>
        <source>times</source>
        <comment>what a layer does</comment>
        <translation>乘</translation>
    </message>
    <message>
        <source>scale</source>
        <comment>what a layer does</comment>
        <translation>缩放</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>what a layer does</comment>
        <translation>截断</translation>
    </message>
    <message>
        <source>reshape</source>
        <comment>what a layer does</comment>
        <translation>变形</translation>
    </message>
    <message>
        <source>you are at layer %1 of %2</source>
        <extracomment>behind the name of a rule: you are at layer 6 of 12</extracomment>
        <translation>当前为第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>%1 of %1 layers done</source>
        <extracomment>behind the name of a rule, when all of its layers have run; no plural: &quot;12 of 12 layers done&quot;</extracomment>
        <translation>%1 / %1 层已完成</translation>
    </message>
    <message>
        <source>digit %1 if a layer has one plane per digit</source>
        <extracomment>which plane small pictures show</extracomment>
        <translation>每个数字各有一个平面的层显示数字 %1</translation>
    </message>
    <message>
        <source>Between 0 and 1</source>
        <translation>0 与 1 之间</translation>
    </message>
    <message>
        <source>Between −1 and 1</source>
        <translation>−1 与 1 之间</translation>
    </message>
    <message>
        <source>permute</source>
        <comment>what a layer does</comment>
        <translation>置换</translation>
    </message>
    <message>
        <source>pad</source>
        <comment>what a layer does</comment>
        <translation>填充</translation>
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
            <numerusform>%1，共 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>join</source>
        <comment>what a layer does</comment>
        <translation>拼接</translation>
    </message>
    <message>
        <source>Nothing far below 0, without a kink</source>
        <translation>远小于 0 处为 0，没有折点</translation>
    </message>
    <message>
        <source>Is it at least %1?</source>
        <translation>是否不小于 %1？</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>what a layer does</comment>
        <translation>不小于</translation>
    </message>
    <message>
        <source>matrix product</source>
        <comment>what a layer does</comment>
        <translation>矩阵乘积</translation>
    </message>
    <message>
        <source>normalise</source>
        <comment>what a layer does</comment>
        <translation>归一化</translation>
    </message>
    <message>
        <source>The exponential function</source>
        <translation>指数函数</translation>
    </message>
    <message>
        <source>The natural logarithm</source>
        <translation>自然对数</translation>
    </message>
    <message>
        <source>A power</source>
        <translation>幂</translation>
    </message>
    <message>
        <source>The error function</source>
        <translation>误差函数</translation>
    </message>
    <message>
        <source>power</source>
        <comment>what a layer does</comment>
        <translation>幂</translation>
    </message>
</context>
<context>
    <name>convoku::PresentSentence</name>
    <message>
        <source>%1 occurs twice in %2.</source>
        <extracomment>a digit and a house: 7 stands twice in column 8.</extracomment>
        <translation>%1 在%2中出现两次。</translation>
    </message>
    <message>
        <source>No digit is left in %1.</source>
        <extracomment>a cell: No digit is left in r7c5.</extracomment>
        <translation>%1 没有可填的数字。</translation>
    </message>
    <message>
        <source>So the guess %1 was wrong.</source>
        <extracomment>a guess: So the guess r1c2 = 7 was wrong.</extracomment>
        <translation>所以猜测 %1 是错的。</translation>
    </message>
</context>
<context>
    <name>convoku::PresentView</name>
    <message>
        <source>Presentation</source>
        <translation>演示</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleSource</name>
    <message numerus="yes">
        <source>And %n more line(s) that are not puzzles.</source>
        <translation>
            <numerusform>另有 %n 行不是题目。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is a folder; expected a file with puzzles.</source>
        <translation>%1 是文件夹；应为含题目的文件。</translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleTable</name>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
</context>
<context>
    <name>convoku::QuestionView</name>
    <message>
        <source>Ans&amp;wer</source>
        <translation>回答(&amp;W)</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>您的答案</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>Show the answer. The question returns later on a different board.</source>
        <translation>显示答案。这个问题以后会在另一个盘面上再次出现。</translation>
    </message>
    <message>
        <source>Click the cell on the board, or go there with the arrow keys and press Enter.</source>
        <translation>在盘面上单击该单元格，或用方向键移到那里并按回车。</translation>
    </message>
    <message>
        <source>Click the candidate on the board, or go to its cell with the arrow keys and press its digit.</source>
        <translation>在盘面上单击该候选数，或用方向键移到它的单元格并按其数字。</translation>
    </message>
    <message>
        <source>Type it and press Enter.</source>
        <translation>输入后按回车。</translation>
    </message>
    <message>
        <source>Press 1–%1, or click.</source>
        <translation>按 1–%1，或单击。</translation>
    </message>
    <message>
        <source>Press the digit, or click.</source>
        <translation>按数字键，或单击。</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ 正确：%1</translation>
    </message>
    <message>
        <source>The question returns later on a different board.</source>
        <translation>这个问题以后会在另一个盘面上再次出现。</translation>
    </message>
    <message>
        <source>✗ Not %1. Try again.</source>
        <translation>✗ 不是 %1。请再试一次。</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>正在查询运行…</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <extracomment>an answer, and what it was</extracomment>
        <translation>✓ 正确。</translation>
    </message>
    <message>
        <source>✗ That is not it. Try again.</source>
        <translation>✗ 不对。请再试一次。</translation>
    </message>
    <message>
        <source>The answer is marked.</source>
        <translation>答案已标出。</translation>
    </message>
    <message>
        <source>Sh&amp;ow me</source>
        <translation>显示答案(&amp;O)</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>Number %1 of layer %2</source>
        <translation>第 %2 层的第 %1 个数字</translation>
    </message>
    <message>
        <source>Drag, type, or use the arrow keys.</source>
        <translation>拖动、输入或使用方向键。</translation>
    </message>
    <message>
        <source>Click the candidate to erase it.</source>
        <translation>点击候选数即可擦除。</translation>
    </message>
    <message>
        <source>✗ Not yet.</source>
        <translation>✗ 还没有。</translation>
    </message>
</context>
<context>
    <name>convoku::Rail</name>
    <message>
        <source>Views and panels</source>
        <translation>视图和面板</translation>
    </message>
    <message>
        <source>Open or close: %1</source>
        <translation>打开或关闭：%1</translation>
    </message>
    <message>
        <source>Open or close a panel</source>
        <translation>打开或关闭一个面板</translation>
    </message>
</context>
<context>
    <name>convoku::ReasonChipButton</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Not part of the finding. Its opposite would have changed what the rule finds.</source>
        <translation>不属于该发现：但它若反过来，规则的发现就会不同。</translation>
    </message>
    <message>
        <source>Click to go to the guess.</source>
        <translation>单击可转到该猜测。</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>单击可查看为什么如此。</translation>
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
        <translation>%2 有 %1</translation>
    </message>
    <message>
        <source>no %1 in %2</source>
        <extracomment>a reason: candidates that were not possible in a cell any more</extracomment>
        <translation>%2 没有 %1</translation>
    </message>
    <message>
        <source>%1 given</source>
        <extracomment>a reason: cells that the puzzle gives: r2c4, r2c6 given</extracomment>
        <translation>%1 为已知数</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>从一开始</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>a reason: guess r1c2 = 7</extracomment>
        <translation>猜测 %1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>digits that a cell lost, and through what
----------
digits that a cell lost, and through what: 4 left: Pointing in column</extracomment>
        <translation>去掉 %1：%2</translation>
    </message>
    <message>
        <source>How the two %1s came</source>
        <extracomment>a digit that stands twice in a house: How the two 7s came</extracomment>
        <translation>两个 %1 的由来</translation>
    </message>
    <message>
        <source>How %1 lost its digits</source>
        <translation>%1 失去数字的经过</translation>
    </message>
    <message>
        <source>%1 removed: it is in %2, in the same %3</source>
        <extracomment>%1: digits; %2: a cell; %3: row, column or box</extracomment>
        <translation>去掉 %1：它在同一%3的 %2</translation>
    </message>
    <message>
        <source>%1 removed: %2 has it only in %3</source>
        <extracomment>%2: a box; %3: the row or column where it has the digit</extracomment>
        <translation>去掉 %1：%2中它只在%3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other place for %3</source>
        <extracomment>%2: a house; %3: a digit</extracomment>
        <translation>去掉 %1：%2中 %3 没有其他位置</translation>
    </message>
    <message>
        <source>%1 removed: %2 and %3 need both</source>
        <translation>去掉 %1：%2 和 %3 需要这两个数字</translation>
    </message>
    <message>
        <source>%1 removed: %2 have it only in %3</source>
        <extracomment>%2: rows; %3: as many columns where they have the digit</extracomment>
        <translation>去掉 %1：%2中它只在%3</translation>
    </message>
    <message>
        <source>%1 removed: %2 has no other places for %3</source>
        <extracomment>%2: a house; %3: digits</extracomment>
        <translation>去掉 %1：%2中 %3 没有其他位置</translation>
    </message>
    <message>
        <source>%1 removed: %2 need them all</source>
        <extracomment>digits that a cell lost, and three or more cells that have these only</extracomment>
        <translation>去掉 %1：%2 需要所有这些数字</translation>
    </message>
</context>
<context>
    <name>convoku::RecordedRun</name>
    <message>
        <source>Pass %1 of %2</source>
        <extracomment>where a run is: Pass 3 of 12</extracomment>
        <translation>第 %1 / %2 轮</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a place in a run, and guesses so far: Pass 3 of 12, 2 guesses</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n 次猜测</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::RecurrencePicture</name>
    <message>
        <source>its state comes in again</source>
        <translation>状态再次输入</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>一轮</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>after pass %1</source>
        <translation>第 %1 轮之后</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>One pass, fed back</source>
        <translation>一轮，反馈回去</translation>
    </message>
    <message>
        <source>One pass, fed back %1; %2</source>
        <extracomment>how often, then boards: One pass, fed back 25 times; the puzzle: 457 candidates; after pass 1: 90 candidates</extracomment>
        <translation>一轮，反馈 %1；%2</translation>
    </message>
</context>
<context>
    <name>convoku::RelabelDialog</name>
    <message>
        <source>Rename digits</source>
        <translation>数字改名</translation>
    </message>
    <message>
        <source>Choose a new name for each digit. Two digits swap places.</source>
        <translation>为每个数字选择新名称。两个数字互换。</translation>
    </message>
    <message>
        <source>%1 becomes</source>
        <translation>%1 变为</translation>
    </message>
</context>
<context>
    <name>convoku::RemovalWatch</name>
    <message>
        <source>Breakpoint removed: %1</source>
        <extracomment>a breakpoint in words: When candidate 7 of r6c1 changes</extracomment>
        <translation>已删除断点：%1</translation>
    </message>
    <message>
        <source>Watch removed: %1</source>
        <translation>已删除监视项：%1</translation>
    </message>
    <message>
        <source>Bookmark removed: %1</source>
        <extracomment>%1: a place in the run: 12.7</extracomment>
        <translation>已删除书签：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) removed with the previous puzzle</source>
        <translation>
            <numerusform>%n 个书签留在了前一道题目中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ReportModel</name>
    <message>
        <source>Fact</source>
        <translation>项目</translation>
    </message>
</context>
<context>
    <name>convoku::ReportPicture</name>
    <message>
        <source>Networks compared</source>
        <translation>网络比较</translation>
    </message>
</context>
<context>
    <name>convoku::ReportWording</name>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>没有猜测</translation>
    </message>
    <message>
        <source>Illegal grids</source>
        <translation>非法盘面</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>轮数用尽</translation>
    </message>
    <message>
        <source>Passes paid</source>
        <translation>可付轮数</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>ms per puzzle</source>
        <extracomment>milliseconds</extracomment>
        <translation>每题毫秒</translation>
    </message>
    <message>
        <source>Not 0</source>
        <translation>非 0</translation>
    </message>
    <message>
        <source>M multiply-adds per pass</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>每轮乘加（百万）</translation>
    </message>
    <message>
        <source>M multiply-adds per puzzle</source>
        <extracomment>million multiply-adds</extracomment>
        <translation>每题乘加（百万）</translation>
    </message>
    <message>
        <source>Right for 1,000 M multiply-adds</source>
        <translation>每十亿次乘加的正确数</translation>
    </message>
    <message>
        <source>Wilson interval (95 %) for the share of correct boards, with these puzzles as a sample.</source>
        <translation>以这些题目为样本，正确盘面比例所在的范围：95 % 威尔逊区间。</translation>
    </message>
    <message>
        <source>Correct boards for which the network made no guess.</source>
        <translation>网络没有猜测就正确的盘面。</translation>
    </message>
    <message>
        <source>Cells other than givens in which only the solution’s digit remained. Only puzzles with one solution count.</source>
        <translation>在非已知数的单元格中，只剩下解的数字的那些。只计有唯一解的题目。</translation>
    </message>
    <message>
        <source>Boards that ended with a cell without candidates, a digit twice in a house, or a different digit in place of a given.</source>
        <translation>最后有无候选数的单元格、区域中有重复的数字，或已知数被改成别的数字的盘面。</translation>
    </message>
    <message>
        <source>Puzzles that were unfinished when their passes were used up.</source>
        <translation>轮数用尽时还没有结束的题目。</translation>
    </message>
    <message>
        <source>Number of passes of this network that the multiply-adds per puzzle allow.</source>
        <translation>每题的乘加次数够此网络运行多少轮。</translation>
    </message>
    <message>
        <source>Passes per puzzle, on average.</source>
        <translation>每题的平均轮数。</translation>
    </message>
    <message>
        <source>Guesses per puzzle, on average.</source>
        <translation>每题的平均猜测次数。</translation>
    </message>
    <message>
        <source>Time per puzzle on this computer, with many running in parallel.</source>
        <translation>本机上多题并行时每题的时间。</translation>
    </message>
    <message>
        <source>Multiply-adds of the convolutions of one pass with verdict and search, in millions. Other layers, such as minimum and clamp, multiply nothing and are not counted here.</source>
        <translation>一轮中卷积的乘加次数，包括判定和搜索，以百万计。其他层（如最小值和截断）不做乘法，这里不计。</translation>
    </message>
    <message>
        <source>The same per puzzle on average, including its encoding.</source>
        <translation>每题的平均值，包括编码。</translation>
    </message>
    <message>
        <source>Correct boards per billion multiply-adds.</source>
        <translation>每十亿次乘加的正确盘面数。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>990 of 1,000: 99 %</extracomment>
        <translation>%2 中的 %1：%3</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>two shares: 98.1 to 99.4 %</extracomment>
        <translation>%1 到 %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s).</source>
        <translation>
            <numerusform>%n 道题目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a known solution left out.</source>
        <translation>
            <numerusform>%n 道没有已知解的题目未计。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several solutions: any of them is right, and their cells are not counted.</source>
        <translation>
            <numerusform>%n 道有多个解：任何一个都算正确，其单元格不计。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 boards end the same when rotated or mirrored and with renamed digits.</source>
        <translation>旋转或翻转并更换数字名称后，%2 个盘面中有 %1 个结果相同。</translation>
    </message>
    <message>
        <source>Boards right at the end</source>
        <translation>结束时正确的盘面</translation>
    </message>
    <message>
        <source>Cells right at the end</source>
        <translation>结束时正确的单元格</translation>
    </message>
    <message>
        <source>Boards right in one shot</source>
        <translation>一次作答正确的盘面</translation>
    </message>
    <message>
        <source>Cells right in one shot</source>
        <translation>一次作答正确的单元格</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>训练的参数</translation>
    </message>
    <message>
        <source>Fixed parameters</source>
        <translation>固定的参数</translation>
    </message>
    <message>
        <source>Complete grids that keep all givens and repeat no digit in a house. If a puzzle has several solutions, any of them is right. A network that fills one cell per pass has filled the grid one cell at a time, even after a contradiction.</source>
        <translation>填满的盘面，其中没有数字在区域中出现两次，且所有已知数都在。有多个解的题目，任一个解都算对。每轮填一个单元格的网络已逐格填满盘面，遇到矛盾也继续。</translation>
    </message>
    <message>
        <source>Correct boards if each open cell gets the digit that the network rates likeliest in its first pass. Only networks that rate every digit of a cell have this answer, and none with a memory.</source>
        <translation>每个空单元格填入网络在第一轮中认为最可能的数字时正确的盘面。只有对单元格的每个数字都给出评分的网络才有这种答案，带记忆的网络没有。</translation>
    </message>
    <message>
        <source>Correct cells on the same boards.</source>
        <translation>这些盘面中正确的单元格。</translation>
    </message>
    <message>
        <source>Trained numbers in the weights and biases of the rules’ convolutions. Numbers that several layers share count once. All numbers of an ONNX file count as trained, because the file does not specify which are.</source>
        <translation>规则的卷积的权重和偏置中训练得到的数字。多层共用的数字只计一次。ONNX 文件中的数字全部计为训练的，因为文件没有说明哪些是训练得到的。</translation>
    </message>
    <message>
        <source>Written numbers in the weights and biases of the rules’ convolutions.</source>
        <translation>规则的卷积的权重和偏置中写出来的数字。</translation>
    </message>
    <message>
        <source>Trained and fixed parameters that are not 0.</source>
        <translation>不为 0 的训练的和固定的参数。</translation>
    </message>
    <message>
        <source>No search: the network runs until nothing changes, even after a contradiction. A network that fills one cell per pass fills the grid one cell at a time.</source>
        <translation>无搜索：运行到不再有任何变化为止，遇到矛盾也继续。每轮填一个单元格的网络会逐格填满盘面。</translation>
    </message>
</context>
<context>
    <name>convoku::RowSumView</name>
    <message>
        <source>The kernel over the row, and the sum</source>
        <translation>行上的卷积核与和</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>和：%1</translation>
    </message>
    <message>
        <source>Column %1: %2 · %3</source>
        <extracomment>a column, a weight and the number below it</extracomment>
        <translation>第 %1 列：%2 · %3</translation>
    </message>
    <message>
        <source>Row %1 of the board, and plane %2 below it</source>
        <translation>盘面的第 %1 行，下面是平面 %2</translation>
    </message>
</context>
<context>
    <name>convoku::RuleEditor</name>
    <message>
        <source>Text of the network</source>
        <translation>网络的文本</translation>
    </message>
    <message>
        <source>layers %1, %2</source>
        <translation>层 %1，%2</translation>
    </message>
    <message>
        <source>%1 · click to show the layer with all its numbers</source>
        <translation>%1 · 单击：该层及其全部数值</translation>
    </message>
</context>
<context>
    <name>convoku::RuleGraphView</name>
    <message>
        <source>Show the whole graph (Z)</source>
        <translation>显示整个图 (Z)</translation>
    </message>
    <message>
        <source>Save the graph as a picture</source>
        <translation>将图保存为图片</translation>
    </message>
    <message>
        <source>Rule graph</source>
        <translation>规则图</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Rule &amp;graph</source>
        <translation>规则图(&amp;G)</translation>
    </message>
    <message>
        <source>Show the layers of the step as a graph</source>
        <translation>把该步的各层显示为图</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>规则图</translation>
    </message>
</context>
<context>
    <name>convoku::RulesPane</name>
    <message>
        <source>Rules of this run</source>
        <translation>这次运行的规则</translation>
    </message>
    <message>
        <source>Untick a rule to run without it; drag it, or use the buttons, to run it earlier or later</source>
        <translation>取消勾选即不用该规则运行；拖动它或用按钮可让它提前或推后</translation>
    </message>
    <message>
        <source>Search by guessing</source>
        <translation>通过猜测搜索</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>推后</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>所有规则</translation>
    </message>
    <message>
        <source>Run all rules of the network in their order</source>
        <translation>按顺序运行网络的所有规则</translation>
    </message>
</context>
<context>
    <name>convoku::RunController</name>
    <message>
        <source>The run failed: %1</source>
        <translation>运行中断：%1</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>The system cannot start another thread. Some work waits until it can.</source>
        <translation>系统无法再容纳新的线程：部分工作将等到可以容纳时再进行。</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>开头(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the start of the run</source>
        <translation>到运行的开始</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>结尾(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the end of the run</source>
        <translation>到运行的结尾</translation>
    </message>
    <message>
        <source>&amp;To the selected event</source>
        <translation>到所选事件(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the event selected in the list, in either direction</source>
        <translation>到列表中所选的事件，向前或向后</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Go to the start of the last jump</source>
        <translation>到上次跳转的起点</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>前进(&amp;W)</translation>
    </message>
    <message>
        <source>Go forward again after Back</source>
        <translation>回到“后退”之前的位置</translation>
    </message>
    <message>
        <source>Go to a&amp;ddress…</source>
        <translation>转到地址(&amp;D)…</translation>
    </message>
    <message>
        <source>Go to a pass (12), a step of a pass (12.7), or a candidate (r4c5=7)</source>
        <translation>到一轮 (12)、一轮中的一步 (12.7)、一个候选数 (r4c5=7)</translation>
    </message>
    <message>
        <source>First wrong &amp;guess</source>
        <translation>到第一个错误的猜测(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the first failed guess</source>
        <translation>到第一个失败的猜测</translation>
    </message>
    <message>
        <source>Contradiction of the g&amp;uess</source>
        <translation>到猜测失败处(&amp;U)</translation>
    </message>
    <message>
        <source>Next &amp;solution</source>
        <translation>到下一个解(&amp;S)</translation>
    </message>
    <message>
        <source>Go to the next place with a solution; after the last one, return to the first</source>
        <translation>到下一个找到解的位置，最后一个之后回到第一个</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Play (on the board), or next stop in a lesson</source>
        <translation>播放（在盘面上），或课程前进</translation>
    </message>
    <message>
        <source>Play or pause; while a lesson is open, go to its next stop</source>
        <translation>播放或暂停；打开课程时前进到下一站</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>倒放(&amp;K)</translation>
    </message>
    <message>
        <source>Play backwards to the previous breakpoint or to the start</source>
        <translation>倒放，到前一个断点或开始处</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>减速(&amp;S)</translation>
    </message>
    <message>
        <source>Play slower (on the board)</source>
        <translation>放慢播放（在盘面上）</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>加速(&amp;A)</translation>
    </message>
    <message>
        <source>Play faster (on the board)</source>
        <translation>加快播放（在盘面上）</translation>
    </message>
    <message>
        <source>Play and &amp;export all</source>
        <translation>播放和导出全部(&amp;E)</translation>
    </message>
    <message>
        <source>Clear the timeline range</source>
        <translation>取消时间线的范围</translation>
    </message>
    <message>
        <source>Pre&amp;vious pass</source>
        <translation>上一轮(&amp;V)</translation>
    </message>
    <message>
        <source>Back by one pass</source>
        <translation>后退一轮</translation>
    </message>
    <message>
        <source>&amp;Next pass</source>
        <translation>下一轮(&amp;N)</translation>
    </message>
    <message>
        <source>Step forward one pass</source>
        <translation>前进一轮</translation>
    </message>
    <message>
        <source>Step &amp;back into</source>
        <translation>反向单步进入(&amp;B)</translation>
    </message>
    <message>
        <source>Step back one rule, or one layer inside a rule</source>
        <translation>后退一条规则，在规则内则后退一层</translation>
    </message>
    <message>
        <source>Step &amp;into</source>
        <translation>单步进入(&amp;I)</translation>
    </message>
    <message>
        <source>Step forward one rule, or one layer inside a rule</source>
        <translation>前进一条规则，在规则内则前进一层</translation>
    </message>
    <message>
        <source>Into the la&amp;yers</source>
        <translation>进入各层(&amp;Y)</translation>
    </message>
    <message>
        <source>Go to the first layer of the step just completed</source>
        <translation>到刚完成的一步的第一层</translation>
    </message>
    <message>
        <source>Step o&amp;ut</source>
        <translation>单步跳出(&amp;U)</translation>
    </message>
    <message>
        <source>Run to the end of the rule, pass, or run</source>
        <translation>前进到规则、轮或运行的结束</translation>
    </message>
    <message>
        <source>Step back out</source>
        <translation>反向单步跳出</translation>
    </message>
    <message>
        <source>Go back to the state before the rule, pass, or run</source>
        <translation>后退到规则、轮或运行之前</translation>
    </message>
    <message>
        <source>Previous &amp;change of the picked candidate</source>
        <translation>选定候选数的上一次变化(&amp;C)</translation>
    </message>
    <message>
        <source>Go to the previous change of the picked candidate (on the board)</source>
        <translation>后退到选定的候选数变化处（在盘面上）</translation>
    </message>
    <message>
        <source>Next change of the pic&amp;ked candidate</source>
        <translation>选定候选数的下一次变化(&amp;K)</translation>
    </message>
    <message>
        <source>Go to the next change of the picked candidate (on the board)</source>
        <translation>前进到选定的候选数变化处（在盘面上）</translation>
    </message>
    <message>
        <source>Skip rules that find n&amp;othing</source>
        <translation>跳过没有发现的规则(&amp;O)</translation>
    </message>
    <message>
        <source>When stepping by rule, stop only at rules that had an effect</source>
        <translation>按规则单步时只停在有所发现的规则</translation>
    </message>
    <message>
        <source>S&amp;top the run</source>
        <translation>停止运行(&amp;T)</translation>
    </message>
    <message>
        <source>Stop computing and keep the passes so far</source>
        <translation>停止计算；已有的内容保留</translation>
    </message>
    <message>
        <source>Continue computin&amp;g the run</source>
        <translation>继续运行(&amp;G)</translation>
    </message>
    <message>
        <source>Continue computing from where the run was stopped</source>
        <translation>从运行停止处继续计算</translation>
    </message>
    <message>
        <source>&amp;Look for a second solution</source>
        <translation>寻找第二个解(&amp;L)</translation>
    </message>
    <message>
        <source>Continue the search to see if there is one solution or several</source>
        <translation>继续搜索：题目有一个解，还是多个解</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>LibTorch is not available. The bitwise backend runs the network and gives the same numbers. To use LibTorch, install the package convoku-backend-torch and restart Convoku.</source>
        <translation>无法使用 LibTorch；网络由 bitwise 后端运行，得到的数值相同。要使用 LibTorch，请安装软件包 convoku-backend-torch，然后重新启动 Convoku。</translation>
    </message>
    <message>
        <source>P&amp;revious finding of the step</source>
        <translation>该步的上一个发现(&amp;R)</translation>
    </message>
    <message>
        <source>Show the previous finding of the rule at this position (on the board)</source>
        <translation>查看此处规则的各个发现中的上一个（在盘面上）</translation>
    </message>
    <message>
        <source>Next find&amp;ing of the step</source>
        <translation>该步的下一个发现(&amp;I)</translation>
    </message>
    <message>
        <source>Show the next finding of the rule at this position (on the board)</source>
        <translation>查看此处规则的各个发现中的下一个（在盘面上）</translation>
    </message>
    <message>
        <source>Go to the contradiction of the current guess or of the next failed guess</source>
        <translation>到此处成立的猜测的矛盾，或下一个失败的猜测的矛盾</translation>
    </message>
    <message>
        <source>No guess has failed after this position yet.</source>
        <translation>此处之后还没有猜测失败。</translation>
    </message>
    <message>
        <source>No guess fails after this position.</source>
        <translation>此处之后没有猜测失败。</translation>
    </message>
</context>
<context>
    <name>convoku::RunLanesView</name>
    <message>
        <source>Timeline of all runs</source>
        <translation>所有运行的时间线</translation>
    </message>
    <message>
        <source>diverges in pass %1</source>
        <translation>在第 %1 轮分开</translation>
    </message>
</context>
<context>
    <name>convoku::RunTablePicture</name>
    <message>
        <source>Guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Undone guesses</source>
        <translation>撤回的猜测</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>剩余候选数</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Removals by each rule, pass by pass</source>
        <translation>每条规则逐轮移除的候选数</translation>
    </message>
</context>
<context>
    <name>convoku::SavedFileRow</name>
    <message>
        <source>O&amp;pen</source>
        <translation>打开(&amp;P)</translation>
    </message>
    <message>
        <source>Open the file in its default application</source>
        <translation>用桌面默认的程序打开文件</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Open the folder that contains the file</source>
        <translation>打开文件所在的文件夹</translation>
    </message>
    <message>
        <source>Cop&amp;y file</source>
        <translation>复制文件(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the file to the clipboard, to paste it into a folder or a message</source>
        <translation>把文件复制到剪贴板，以便粘贴到文件夹或消息中</translation>
    </message>
</context>
<context>
    <name>convoku::SavingDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>&amp;Cancel export</source>
        <translation>取消导出(&amp;C)</translation>
    </message>
</context>
<context>
    <name>convoku::SearchTreeView</name>
    <message>
        <source>Go to the &amp;start</source>
        <translation>转到开始(&amp;S)</translation>
    </message>
    <message>
        <source>Go to the &amp;guess</source>
        <translation>转到猜测(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the &amp;failure</source>
        <translation>转到失败处(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>展开(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>折叠(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the first w&amp;rong guess</source>
        <translation>转到第一个错误的猜测(&amp;R)</translation>
    </message>
    <message>
        <source>Fold all f&amp;ailed guesses</source>
        <translation>折叠所有失败的分支(&amp;A)</translation>
    </message>
    <message>
        <source>Unfold a&amp;ll</source>
        <translation>全部展开(&amp;L)</translation>
    </message>
    <message>
        <source>Show the whole &amp;tree</source>
        <translation>显示整棵树(&amp;T)</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>&amp;Search tree</source>
        <translation>搜索树(&amp;S)</translation>
    </message>
    <message>
        <source>Show the search as a tree instead of the board</source>
        <translation>以树的形式显示搜索，代替盘面</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Show the whole tree (Z)</source>
        <translation>显示整棵树 (Z)</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>将树保存为图片</translation>
    </message>
    <message>
        <source>Depth grows to the right, time runs down.</source>
        <translation>深度向右，时间向下。</translation>
    </message>
</context>
<context>
    <name>convoku::SearchedRun</name>
    <message>
        <source>Searching</source>
        <translation>搜索中</translation>
    </message>
    <message>
        <source>Ended at cost %1</source>
        <translation>结束时代价 %1</translation>
    </message>
    <message>
        <source>Trial %1 of %2: cost %3</source>
        <translation>尝试 %1 / %2：代价 %3</translation>
    </message>
    <message>
        <source>Before the first trial</source>
        <translation>第一次尝试之前</translation>
    </message>
</context>
<context>
    <name>convoku::SentenceArea</name>
    <message>
        <source>Effect of this step</source>
        <translation>这一步做了什么</translation>
    </message>
    <message>
        <source>Current finding of this step</source>
        <translation>正在查看这一步的哪个发现</translation>
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
        <translation>打开、粘贴或输入 (Ctrl+N) 一道题目。</translation>
    </message>
</context>
<context>
    <name>convoku::SessionFile</name>
    <message>
        <source>This is not a Convoku session. It must contain “format”: “convoku-session”.</source>
        <translation>这不是 Convoku 会话：其中应有 “format”: “convoku-session”。</translation>
    </message>
    <message>
        <source>The session’s version is missing: expected a number.</source>
        <translation>缺少会话的版本：应为一个数。</translation>
    </message>
    <message>
        <source>The session has version %1, written by a newer program. This program reads versions up to %2.</source>
        <translation>会话的版本为 %1；本程序最高可读版本 %2。它由更新的版本写出。</translation>
    </message>
    <message>
        <source>The file is too large for a session.</source>
        <translation>文件太大，不是会话。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>第 %1 行第 %2 列：%3。</translation>
    </message>
</context>
<context>
    <name>convoku::SessionNetwork</name>
    <message>
        <source>%1: learned weights: %2</source>
        <extracomment>%1: &quot;The session’s network&quot;; %2: what is wrong with a rule of it</extracomment>
        <translation>%1：学到的内容：%2</translation>
    </message>
    <message>
        <source>expected at most %1 rules, found %2</source>
        <translation>应最多有 %1 条规则，实际有 %2 条</translation>
    </message>
</context>
<context>
    <name>convoku::SettingsController</name>
    <message>
        <source>&amp;First steps</source>
        <translation>入门步骤(&amp;S)</translation>
    </message>
    <message>
        <source>Show the welcome tips again</source>
        <translation>再次显示首次启动时的提示</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>减少动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>Nothing moves by itself: previews wait, panels and menus do not slide, the text cursor does not blink</source>
        <translation>没有任何东西会自行移动：预览等待，面板和菜单不滑动，文本光标不闪烁</translation>
    </message>
    <message>
        <source>Settings will not be saved: %1 cannot be written.</source>
        <translation>设置不会保留：无法写入 %1。</translation>
    </message>
    <message>
        <source>Begin with the last puzzle</source>
        <translation>从上次的题目开始</translation>
    </message>
    <message>
        <source>Open the last viewed puzzle at its position on the next start; if off, open an example</source>
        <translation>下次启动时打开上次查看的题目及其位置；关闭时打开示例</translation>
    </message>
</context>
<context>
    <name>convoku::SideBySide</name>
    <message>
        <source>Blind search uses only rows, columns and boxes: the cost of a grid is what they lack. The network in the window has different houses.</source>
        <translation>盲目搜索只知道行、列和宫：盘面的代价就是它们所缺的数字。窗口中的网络还有其他区域。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a network, and how its rules differ: The article&apos;s nine rules, without Naked pair in box</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>convoku::Site</name>
    <message>
        <source>In the program</source>
        <translation>在程序中</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>convoku::SliceView</name>
    <message>
        <source>Slice under the kernel</source>
        <translation>卷积核所在的切片</translation>
    </message>
</context>
<context>
    <name>convoku::StackModel</name>
    <message>
        <source>Digits of the cell that are restored if the guess fails</source>
        <translation>猜测失败时该单元格会恢复的数字</translation>
    </message>
    <message>
        <source>Candidates removed because of the guess, and restored if it fails</source>
        <translation>因这个猜测而去掉的候选数，猜测失败时会恢复</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>推出</translation>
    </message>
</context>
<context>
    <name>convoku::StackPanel</name>
    <message>
        <source>Active guesses</source>
        <translation>成立的猜测</translation>
    </message>
    <message>
        <source>No guess is active here.</source>
        <translation>这里没有成立的猜测。</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are active here.</source>
        <translation>
            <numerusform>这里有 %n 个猜测成立。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one is made in pass %1.</source>
        <translation>第一个猜测在第 %1 轮做出。</translation>
    </message>
    <message>
        <source>The next one is made in pass %1.</source>
        <translation>下一个猜测在第 %1 轮做出。</translation>
    </message>
</context>
<context>
    <name>convoku::StartTilesView</name>
    <message>
        <source>Starts</source>
        <translation>起始次数</translation>
    </message>
    <message>
        <source>Click a start, or select it with the arrow keys, to show it above</source>
        <translation>单击某次起始，或用方向键移到它，即可在上方查看</translation>
    </message>
    <message>
        <source>No start has been trained yet</source>
        <translation>尚未训练任何起始</translation>
    </message>
    <message>
        <source>start %1: %2 right, %3</source>
        <translation>起始 %1：正确 %2，%3</translation>
    </message>
</context>
<context>
    <name>convoku::StripController</name>
    <message>
        <source>Guesses below the board</source>
        <translation>盘面下方的猜测</translation>
    </message>
</context>
<context>
    <name>convoku::StudyChart</name>
    <message>
        <source>Results</source>
        <translation>得出的结果</translation>
    </message>
</context>
<context>
    <name>convoku::StudyPane</name>
    <message>
        <source>Run this network</source>
        <translation>运行此网络</translation>
    </message>
    <message>
        <source>Run the puzzle with these numbers in place of the written ones</source>
        <translation>用这些数代替手写的数来运行题目</translation>
    </message>
    <message>
        <source>What if: compare with the written one</source>
        <translation>假设对比：与手写的比较</translation>
    </message>
    <message>
        <source>Show both runs side by side, and the first removal that differs</source>
        <translation>两次运行并排显示，并指出首个不同的删除</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>对齐取整</translation>
    </message>
    <message>
        <source>Align the numbers as closely as possible with the written ones, round them, and prove whether they are the same</source>
        <translation>变换这些数使其最接近手写的数，取整，并证明是否相同</translation>
    </message>
    <message>
        <source>The road between</source>
        <translation>两者之间的路</translation>
    </message>
    <message>
        <source>Right answers and unsound removals along the straight line from the learned to the written numbers</source>
        <translation>从学到的数到手写的数的直线上，哪些正确、哪些不可靠</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Largest error in each written number before a solution is lost</source>
        <translation>每个手写的数可偏离多远而不丢失解</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the current calculation</source>
        <translation>结束正在进行的计算</translation>
    </message>
    <message>
        <source>Open in the workshop</source>
        <translation>在工坊中打开</translation>
    </message>
    <message>
        <source>The rule with the rounded numbers, as text</source>
        <translation>带取整后数值的规则文本</translation>
    </message>
    <message>
        <source>From learned to written</source>
        <translation>从学到的到手写的</translation>
    </message>
    <message>
        <source>A board where both differ</source>
        <translation>两者不同的盘面</translation>
    </message>
</context>
<context>
    <name>convoku::StudyWording</name>
    <message>
        <source>Aligning the numbers, rounding them and comparing them with the written ones…</source>
        <translation>正在变换、取整并与手写的数比较…</translation>
    </message>
    <message>
        <source>Computing the path to the written numbers…</source>
        <translation>正在计算通往手写的数的路…</translation>
    </message>
    <message>
        <source>Testing networks with noise added to their numbers…</source>
        <translation>正在尝试数上带噪声的网络…</translation>
    </message>
    <message>
        <source>Mirrored: all signs were changed.</source>
        <translation>镜像：所有符号已改变。</translation>
    </message>
    <message>
        <source>Rounded: %1.</source>
        <translation>取整：%1。</translation>
    </message>
    <message>
        <source>These are the written numbers.</source>
        <translation>这就是手写的数。</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) differ from the written ones.</source>
        <translation>
            <numerusform>%n 个数不是手写的数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Proved: it gives the same answer as the written rule on every possible board.</source>
        <translation>已证明：在任何可能的盘面上它都给出手写规则的答案。</translation>
    </message>
    <message>
        <source>It is a different rule: the two answers differ on this board.</source>
        <translation>这是另一条规则：在此盘面上两者答案不同。</translation>
    </message>
    <message>
        <source>It is a different rule.</source>
        <translation>这是另一条规则。</translation>
    </message>
    <message>
        <source>Within its time limit, the proof found neither that they are the same nor where they differ.</source>
        <translation>在给定时间内，证明既未发现两者相同，也未发现其差异所在。</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>loses a solution</source>
        <translation>丢失解</translation>
    </message>
    <message>
        <source>networks that lose a solution</source>
        <translation>丢失解的网络</translation>
    </message>
    <message>
        <source>%1 % of the way from the learned to the written numbers: %2 of the answers are right. On %3 of the boards, the rule removes a digit of the solution.</source>
        <translation>从学到的数到手写的数之路的 %1 %：%2 的答案正确，在 %3 的盘面上规则删除了解中的数字。</translation>
    </message>
    <message>
        <source>Noise of %1 on each number: %2 of %3 networks lose a solution, %4 of the answers are right.</source>
        <translation>每个数上噪声 %1：%3 个网络中有 %2 个丢失解，%4 的答案正确。</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution. %2</source>
        <translation>每个手写的数上噪声不超过 %1 时，没有网络丢失解。%2</translation>
    </message>
    <message>
        <source>With noise of up to %1 on each written number, no network lost a solution.</source>
        <translation>每个手写的数上噪声不超过 %1 时，没有网络丢失解。</translation>
    </message>
</context>
<context>
    <name>convoku::TensorCanvas</name>
    <message>
        <source>Double-click to show only the planes of this digit</source>
        <translation>双击：只看该数字的平面</translation>
    </message>
    <message>
        <source>Double-click: all planes</source>
        <translation>双击：所有平面</translation>
    </message>
    <message>
        <source>%1. Click to enlarge it.</source>
        <extracomment>at the small picture of a plane: digit 5. A click shows it large.</extracomment>
        <translation>%1。单击可放大显示。</translation>
    </message>
    <message>
        <source>%1: asked for</source>
        <translation>%1：所问</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>convoku::TensorView</name>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算式</translation>
    </message>
    <message>
        <source>Description of the layer</source>
        <translation>该层做什么</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <translation>与 %1 的差异</translation>
    </message>
    <message>
        <source>The lesson asks for these numbers. They appear with the answer.</source>
        <translation>课程问的正是这些数。回答之后会显示。</translation>
    </message>
    <message>
        <source>Arithmetic of a second number</source>
        <translation>第二个数的算式</translation>
    </message>
</context>
<context>
    <name>convoku::TensorWording</name>
    <message>
        <source>more bytes than allowed in a weights file (%L1)</source>
        <translation>字节数超过权重文件的上限（%L1）</translation>
    </message>
    <message>
        <source>the file ends before the end of its header; weights files use the safetensors format</source>
        <translation>文件在文件头结束之前就结束了；权重文件的格式是 safetensors</translation>
    </message>
    <message>
        <source>a header with more bytes than allowed (%L1); weights files use the safetensors format</source>
        <translation>文件头的字节数超过上限（%L1）；权重文件的格式是 safetensors</translation>
    </message>
    <message>
        <source>the header does not match the safetensors format</source>
        <translation>文件头不符合 safetensors 格式</translation>
    </message>
    <message>
        <source>a duplicate name</source>
        <translation>出现两次的名称</translation>
    </message>
    <message>
        <source>a name with characters other than letters, digits, _, - and ., or longer than %1</source>
        <translation>名称含有字母、数字、_、- 和 . 以外的字符，或长度超过 %1</translation>
    </message>
    <message>
        <source>a number type other than F32, F16 or BF16</source>
        <translation>数值不是 F32、F16 或 BF16</translation>
    </message>
    <message>
        <source>an invalid shape, more than %1 dimensions, or more numbers than the file</source>
        <translation>形状无效、维数超过 %1，或数值比文件中的多</translation>
    </message>
    <message>
        <source>the location of its numbers does not match its shape, the file or the other tensors</source>
        <translation>其数值的位置与形状、文件或其他张量不符</translation>
    </message>
    <message>
        <source>bytes that belong to no tensor</source>
        <translation>不属于任何张量的字节</translation>
    </message>
    <message>
        <source>more entries than allowed (%1)</source>
        <translation>条目数超过上限（%1）</translation>
    </message>
    <message>
        <source>a value that is infinite or not a number</source>
        <translation>无穷大或非数的数值</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <extracomment>%1: a place in a file; %2: what is wrong there</extracomment>
        <translation>字节 %1：%2</translation>
    </message>
    <message>
        <source>byte %1, “%2”: %3</source>
        <extracomment>%1: a place in a file; %2: the name of a tensor; %3: what is wrong with it</extracomment>
        <translation>字节 %1，“%2”：%3</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run “git lfs pull”</source>
        <translation>这是 Git LFS 的指针，不是文件本身；“git lfs pull”可取得文件</translation>
    </message>
</context>
<context>
    <name>convoku::ThemeWording</name>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Like the article</source>
        <translation>文章风格</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>我的颜色</translation>
    </message>
    <message>
        <source>Sums over a window</source>
        <translation>窗口求和</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>其他位置</translation>
    </message>
    <message>
        <source>Sums and products</source>
        <translation>和与积</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>逻辑</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Cell of a given</source>
        <translation>已知数单元格</translation>
    </message>
    <message>
        <source>Given digit</source>
        <translation>已知数字</translation>
    </message>
    <message>
        <source>Found digit</source>
        <translation>解出的数字</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>Thin line</source>
        <translation>细线</translation>
    </message>
    <message>
        <source>Thick line</source>
        <translation>粗线</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Cell of a contradiction</source>
        <translation>矛盾单元格</translation>
    </message>
    <message>
        <source>Sign of a contradiction</source>
        <translation>矛盾标记</translation>
    </message>
    <message>
        <source>Digit on a depth’s square</source>
        <translation>深度方块上的数字</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>光标</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Names and symbols of these layers in the rule graph</source>
        <translation>规则图中这类层的名称和标记</translation>
    </message>
    <message>
        <source>Candidates set aside by a guess at this search depth; its ring; its branch in the tree</source>
        <translation>这一搜索深度的猜测所搁置的候选数、它的圆环、它在树中的分支</translation>
    </message>
    <message>
        <source>Candidates that these rules removed; their bars in the timeline</source>
        <translation>这些规则移除的候选数；它们在时间线中的柱条</translation>
    </message>
    <message>
        <source>Background of everything, including the window</source>
        <translation>最底层，以及窗口的底色</translation>
    </message>
    <message>
        <source>Background of the cells</source>
        <translation>单元格的底色</translation>
    </message>
    <message>
        <source>Background of the given cells</source>
        <translation>题目已知单元格的底色</translation>
    </message>
    <message>
        <source>Puzzle digits, and most text in the window</source>
        <translation>题目的数字，以及窗口的大部分文字</translation>
    </message>
    <message>
        <source>Digits found by the network</source>
        <translation>网络解出的数字</translation>
    </message>
    <message>
        <source>Lines between the cells of a box</source>
        <translation>同一宫的单元格之间</translation>
    </message>
    <message>
        <source>Lines between boxes and around the board</source>
        <translation>宫与宫之间，以及盘面四周</translation>
    </message>
    <message>
        <source>Row and column numbers, and side notes</source>
        <translation>行号和列号，以及旁注</translation>
    </message>
    <message>
        <source>Background of a cell without candidates or with a clash</source>
        <translation>没有候选数或有冲突的单元格的底色</translation>
    </message>
    <message>
        <source>Frame and cross of a contradiction, and of failed guesses in the tree</source>
        <translation>矛盾的边框和叉号，以及树中失败猜测的叉号</translation>
    </message>
    <message>
        <source>Digit and number on the squares of set-aside candidates</source>
        <translation>搁置方块上的数字和编号</translation>
    </message>
    <message>
        <source>Cursor, picked candidate, its explanation, current position in the timeline</source>
        <translation>光标、选定的候选数、对它的解释、时间线中的当前位置</translation>
    </message>
    <message>
        <source>A solution in the search tree</source>
        <translation>搜索树中的解</translation>
    </message>
    <message>
        <source>%1 is hard to read on %2: contrast %3, needed %4.</source>
        <translation>%1在%2上难以看清：对比度 %3，需要 %4。</translation>
    </message>
    <message>
        <source>%1 is hard to read on the tint of %2: contrast %3, needed %4.</source>
        <translation>%1在%2的淡色上难以看清：对比度 %3，需要 %4。</translation>
    </message>
    <message>
        <source>%1 is hard to read on a cell lit with %2: contrast %3, needed %4.</source>
        <translation>%1在用%2点亮的单元格上难以看清：对比度 %3，需要 %4。</translation>
    </message>
    <message>
        <source>%1 is hard to see on %2: contrast %3, needed %4.</source>
        <translation>%1在%2上难以辨认：对比度 %3，需要 %4。</translation>
    </message>
    <message>
        <source>%1 and %2 look alike: difference %3, needed %4.</source>
        <translation>%1和%2看起来相似：差异 %3，需要 %4。</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see red (protanopia): difference %3, needed %4.</source>
        <translation>对看不到红色的人（红色盲）来说，%1和%2看起来相似：差异 %3，需要 %4。</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see green (deuteranopia): difference %3, needed %4.</source>
        <translation>对看不到绿色的人（绿色盲）来说，%1和%2看起来相似：差异 %3，需要 %4。</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to people who cannot see blue (tritanopia): difference %3, needed %4.</source>
        <translation>对看不到蓝色的人（蓝色盲）来说，%1和%2看起来相似：差异 %3，需要 %4。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>这不是 JSON：%1</translation>
    </message>
    <message>
        <source>This is not a Convoku colour file.</source>
        <translation>这不是 Convoku 的颜色文件。</translation>
    </message>
    <message>
        <source>A newer version of Convoku wrote this file (version %1).</source>
        <translation>此文件由更新版本的 Convoku 写出（版本 %1）。</translation>
    </message>
    <message>
        <source>The base theme “%1” does not exist.</source>
        <translation>没有可作为基础的主题“%1”。</translation>
    </message>
    <message>
        <source>The colour “%1” does not exist; it is ignored.</source>
        <translation>没有颜色“%1”；已略去。</translation>
    </message>
    <message>
        <source>“%1” is not a colour (#rrggbb); “%2” keeps the colour of the base theme.</source>
        <translation>“%1”不是颜色 (#rrggbb)；“%2”保持基础主题的颜色。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Candidates; filled numbers of tensors</source>
        <translation>候选数；张量中填充的数值</translation>
    </message>
</context>
<context>
    <name>convoku::TileWording</name>
    <message>
        <source>equals %1?</source>
        <translation>等于 %1？</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a layer counts, and where: Lines of the box with the digit: box 2, digit 2</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>at most 1?</source>
        <translation>不超过 1？</translation>
    </message>
    <message>
        <source>Decided %1s in %2</source>
        <translation>%2中已确定的 %1</translation>
    </message>
    <message>
        <source>%1 = %2; %3 %4</source>
        <extracomment>a sum, and what is asked about it: 0 + 1 + 0 = 1; equals 1? yes</extracomment>
        <translation>%1 = %2；%3%4</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>convoku::TimeBar</name>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: Pass, Rule, Layer</extracomment>
        <translation>步进单位</translation>
    </message>
    <message>
        <source>Step size for stepping and playing</source>
        <translation>后退、前进和播放时逐个显示的内容</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最快</translation>
    </message>
</context>
<context>
    <name>convoku::Timeline</name>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>还没有运行</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>链</translation>
    </message>
</context>
<context>
    <name>convoku::TimelineView</name>
    <message>
        <source>%1 · %2 removed</source>
        <extracomment>a pass and how many candidates it removed: Pass 3 of 25 · depth 0 · 214 candidates · 12 removed</extracomment>
        <translation>%1 · 移除 %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Visible part of the run</source>
        <translation>运行的可见部分</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a candidate: r4c5 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>还没有运行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a family of rules and how many candidates they removed</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A breakpoint stops here: %1</source>
        <extracomment>a place in the run</extracomment>
        <translation>断点在此停下：%1</translation>
    </message>
    <message>
        <source>Bookmark %1: %2</source>
        <translation>书签 %1：%2</translation>
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
        <translation>手写的数与学到的数</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5, %6 right. %7</source>
        <extracomment>%1: &quot;How start 5 found the rule&quot;; %2: &quot;Written by hand&quot;; %3, %5: &quot;bias 2&quot;; %4: &quot;Found by start 5&quot;; %6: &quot;95.8 %&quot;; %7: sentences</extracomment>
        <translation>%1。%2：%3。%4：%5，正确 %6。%7</translation>
    </message>
    <message>
        <source>place %1: written %2, learned %3</source>
        <translation>位置 %1：手写 %2，学到 %3</translation>
    </message>
    <message>
        <source>%1, began with %2</source>
        <translation>%1，初始为 %2</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingPage</name>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Replace the numbers and train them</source>
        <translation>替换这些数并训练</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Train each start by the step size set below</source>
        <translation>按下方所选的步数训练每次起始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the training and keep its results so far</source>
        <translation>停止训练并保留已有结果</translation>
    </message>
    <message>
        <source>Training task</source>
        <translation>学习的内容</translation>
    </message>
    <message>
        <source>Is the count 1?</source>
        <translation>数量为 1 吗？</translation>
    </message>
    <message>
        <source>the remaining candidates</source>
        <translation>保留的候选数</translation>
    </message>
    <message>
        <source>This rule has no weights to learn.</source>
        <translation>此规则没有可学习的权重。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message numerus="yes">
        <source>%n new start(s)</source>
        <translation>
            <numerusform>%n 次新起始</numerusform>
        </translation>
    </message>
    <message>
        <source>Training is not available because LibTorch cannot be used: %1</source>
        <translation>此处无法训练：不能使用 LibTorch：%1</translation>
    </message>
    <message>
        <source>LibTorch is being opened…</source>
        <translation>正在打开 LibTorch…</translation>
    </message>
    <message>
        <source>%1 of the answers are right.</source>
        <translation>答案有 %1 正确。</translation>
    </message>
    <message>
        <source>Errors: %1 of %2 answers on the board at %3</source>
        <translation>出错之处：在 %3 的盘面上 %2 个答案中有 %1 个</translation>
    </message>
    <message>
        <source>Errors: there is no puzzle</source>
        <translation>出错之处：没有题目</translation>
    </message>
    <message>
        <source>Errors by pass, of %1 answers</source>
        <translation>各轮的错误（共 %1 个答案）</translation>
    </message>
    <message>
        <source>Repeat the training with different random numbers</source>
        <translation>用其他随机数再来一次</translation>
    </message>
    <message>
        <source>Initial weights and bias</source>
        <translation>初始权重和偏置</translation>
    </message>
    <message>
        <source>Number of starts</source>
        <translation>起点数量</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export the training as an animated GIF or WebP</source>
        <translation>将训练导出为 GIF 或 WebP 动画</translation>
    </message>
    <message>
        <source>Blind search</source>
        <translation>盲目搜索</translation>
    </message>
    <message>
        <source>Search for a solution without using the rules</source>
        <translation>不用规则搜索解</translation>
    </message>
    <message>
        <source>Replace the %1 with %2 · %3 · %4</source>
        <extracomment>%1: the numbers that are trained, %2: &quot;random numbers&quot;, %3: &quot;10 starts&quot;, %4: the button &quot;Train&quot;</extracomment>
        <translation>将 %1 替换为 %2 · %3 · %4</translation>
    </message>
    <message>
        <source>numbers of a rule</source>
        <translation>规则的数值</translation>
    </message>
    <message>
        <source>The results below are for “%1”.</source>
        <translation>下面的结果属于“%1”。</translation>
    </message>
    <message>
        <source>Errors: the puzzle is on a different board</source>
        <translation>出错之处：题目在另一种棋盘上</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingSetupPane</name>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>states of runs</source>
        <translation>运行中的状态</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>always new ones</source>
        <translation>总用新的</translation>
    </message>
    <message>
        <source>Standard deviation of the initial weights</source>
        <translation>起始所用数的标准差</translation>
    </message>
    <message>
        <source>Probability of each candidate on a random board</source>
        <translation>随机盘面上每个候选数出现的概率</translation>
    </message>
    <message>
        <source>Boards in a step</source>
        <translation>每一步的盘面数</translation>
    </message>
    <message>
        <source>Boards drawn once and reused; otherwise each step draws new ones</source>
        <translation>一次抽取并反复使用的盘面；或每一步都用新的</translation>
    </message>
    <message>
        <source>Step size; takes effect immediately</source>
        <translation>一步走多远；立即生效</translation>
    </message>
    <message>
        <source>The same seed gives the same training</source>
        <translation>种子相同，训练相同</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>离散度</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Boards per step</source>
        <translation>每步盘面数</translation>
    </message>
    <message>
        <source>Fixed boards</source>
        <translation>固定盘面</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>起始次数</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingStrip</name>
    <message>
        <source>The training step by step</source>
        <translation>逐步查看训练</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play or pause the training</source>
        <translation>播放或暂停训练</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
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
        <translation>播放速度</translation>
    </message>
    <message>
        <source>Step by</source>
        <extracomment>before a choice: 1 step, 10 steps, 100 steps</extracomment>
        <translation>步长</translation>
    </message>
</context>
<context>
    <name>convoku::TrainingTimeline</name>
    <message>
        <source>Steps of the training</source>
        <translation>训练的步骤</translation>
    </message>
    <message>
        <source>Drag the flag to view a different training step</source>
        <translation>拖动旗标可查看训练的另一步</translation>
    </message>
    <message>
        <source>Nothing has been trained yet</source>
        <translation>尚未训练任何内容</translation>
    </message>
    <message>
        <source>step %1 of %2: loss %3, %4 right</source>
        <translation>第 %1 步，共 %2 步：损失 %3，正确 %4</translation>
    </message>
    <message>
        <source>start %1: loss %2, %3 right</source>
        <translation>起始 %1：损失 %2，正确 %3</translation>
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
        <translation>数量为 1 吗？</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule, and the value of its text that is learned: Hidden single in row: only_place</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) something else</source>
        <translation>
            <numerusform>%n 个找到别的</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of starts that find it depends on this set-up. It changes with different boards, steps or initial numbers.</source>
        <translation>有多少次起始能找到它取决于此设置：换用其他盘面、步数或初始数，结果就不同。</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>手写</translation>
    </message>
    <message>
        <source>written: %1</source>
        <translation>手写：%1</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>训练步</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>一个位置</translation>
    </message>
    <message>
        <source>one place in %1</source>
        <extracomment>a place that is alone, in 1, 4, 7, 8 of the row</extracomment>
        <translation>一个位置，在 %1</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>别处</translation>
    </message>
    <message>
        <source>start %1: %2</source>
        <translation>起始 %1：%2</translation>
    </message>
    <message>
        <source>found it: %1</source>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>stuck: %1</source>
        <translation>停滞：%1</translation>
    </message>
    <message numerus="yes">
        <source>place(s) %1</source>
        <translation>
            <numerusform>位置 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts the places like the written rule, and is right on all %1 possible rows.</source>
        <translation>它像手写规则一样数位置：对全部 %1 种行都正确。</translation>
    </message>
    <message>
        <source>It gives the written rule’s answer for all %1 possible rows, with different numbers.</source>
        <translation>它用别的数，对全部 %1 种行给出与手写规则相同的答案。</translation>
    </message>
    <message numerus="yes">
        <source>It answers no to all %1 possible rows, and misses %n row(s) with a yes.</source>
        <translation>
            <numerusform>它对全部 %1 种行都回答“否”，漏掉 %n 个应为“是”的行。</numerusform>
        </translation>
    </message>
    <message>
        <source>It answers yes to all %1 possible rows.</source>
        <translation>它对全部 %1 种行都回答“是”。</translation>
    </message>
    <message>
        <source>No lone place gets a yes.</source>
        <translation>没有单独的位置得到“是”。</translation>
    </message>
    <message>
        <source>A lone place gets a yes only in %1.</source>
        <translation>单独的位置只有在 %1 才得到“是”。</translation>
    </message>
    <message>
        <source>Each lone place gets a yes.</source>
        <translation>每个单独的位置都得到“是”。</translation>
    </message>
    <message>
        <source>A row with %1 never gets a yes: a veto.</source>
        <translation>含 %1 的行都得不到“是”：否决。</translation>
    </message>
    <message>
        <source>It never gives a wrong yes.</source>
        <translation>它从不错误地回答“是”。</translation>
    </message>
    <message numerus="yes">
        <source>It wrongly answers yes to %n of the %1 possible rows.</source>
        <translation>
            <numerusform>它对 %1 种行中的 %n 种错误地回答“是”。</numerusform>
        </translation>
    </message>
    <message>
        <source>It misses no yes.</source>
        <translation>它不漏掉任何“是”。</translation>
    </message>
    <message numerus="yes">
        <source>It misses %1 of %n row(s) with a yes.</source>
        <translation>
            <numerusform>在 %n 个应为“是”的行中漏掉 %1 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of “%1”</source>
        <translation>
            <numerusform>“%1”的 %n 个数值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) and the bias of “%1”</source>
        <translation>
            <numerusform>“%1”的 %n 个权重和偏置</numerusform>
        </translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>numbers near the written ones</source>
        <translation>接近手写值的数值</translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n 次起始</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n 个数值</numerusform>
        </translation>
    </message>
    <message>
        <source>bias %1</source>
        <translation>偏置 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) %1</source>
        <translation>
            <numerusform>%n 个权重 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) the rule</source>
        <translation>
            <numerusform>%n 次找到规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) no better than a constant answer (%1)</source>
        <translation>
            <numerusform>%n 次不比固定答案好（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by start %1</source>
        <translation>第 %1 次起始找到的</translation>
    </message>
    <message>
        <source>How start %1 found the rule, upside down</source>
        <translation>第 %1 次起始如何找到上下颠倒的规则</translation>
    </message>
    <message>
        <source>How start %1 found the rule</source>
        <translation>第 %1 次起始如何找到规则</translation>
    </message>
    <message>
        <source>How start %1 found something else</source>
        <translation>第 %1 次起始如何找到别的</translation>
    </message>
    <message>
        <source>How start %1 ended with a constant answer</source>
        <translation>第 %1 次起始如何以固定答案告终</translation>
    </message>
    <message>
        <source>training step, the first %1 of %2</source>
        <translation>训练步，%2 步中的前 %1 步</translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>起始 %1</translation>
    </message>
    <message>
        <source>It counts down from 2: one place gives 2 − 1 = 1, as written. Two places give 0 instead of the written rule’s 2; both mean no. It is right on all %1 possible rows.</source>
        <translation>它从 2 往下数：一个位置得 2 − 1 = 1，与手写的一样。两个位置得 0，而手写规则得 2，两者都表示否。它在全部 %1 种行上都对。</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>convoku::TreeStrip</name>
    <message>
        <source>Guesses of this run</source>
        <translation>本次运行的猜测</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>where in the run: at 10</extracomment>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
</context>
<context>
    <name>convoku::TreeWords</name>
    <message>
        <source>passes %1–%2, rules alone: %3 → %4</source>
        <extracomment>%1–%2: passes; %3, %4: numbers of candidates: passes 1–6, rules alone: 585 → 227</extracomment>
        <translation>第 %1–%2 轮，仅用规则：%3 → %4</translation>
    </message>
    <message>
        <source>depth %1, pass %2</source>
        <extracomment>beside a guess in the search tree: depth 1, pass 12</extracomment>
        <translation>深度 %1，第 %2 轮</translation>
    </message>
    <message>
        <source>depth %1, passes %2–%3</source>
        <extracomment>beside a guess in the search tree: depth 1, passes 7–10</extracomment>
        <translation>深度 %1，第 %2–%3 轮</translation>
    </message>
    <message>
        <source>Solved in pass %1</source>
        <translation>第 %1 轮解出</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>当前位置。</translation>
    </message>
    <message numerus="yes">
        <source>It rests on %n guess(es):</source>
        <translation>
            <numerusform>基于 %n 个猜测：</numerusform>
        </translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>path to the current state</source>
        <translation>通往当前状态的路径</translation>
    </message>
    <message>
        <source>earlier branch</source>
        <translation>之前的分支</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>guess, in the colour of its depth</source>
        <translation>猜测（深度的颜色）</translation>
    </message>
    <message>
        <source>found after the guess</source>
        <translation>猜测之后找到</translation>
    </message>
    <message>
        <source>open candidates</source>
        <translation>剩余的候选数</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>found before the guess</source>
        <translation>猜测之前找到</translation>
    </message>
</context>
<context>
    <name>convoku::TrialBoard</name>
    <message>
        <source>Grid of the trial</source>
        <translation>这次尝试的盘面</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1：空</translation>
    </message>
</context>
<context>
    <name>convoku::Trouble</name>
    <message>
        <source>Not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>The rule %1 restores candidates; a rule may only remove them.</source>
        <translation>规则 %1 放回了候选数；规则只能移除候选数。</translation>
    </message>
    <message>
        <source>The encoding %1 produces candidates that do not match the givens of the puzzle.</source>
        <translation>编码 %1 给出的候选数与题目已知数所留下的不同。</translation>
    </message>
    <message>
        <source>A guess of the network’s search is not a single candidate of the board.</source>
        <translation>网络的搜索猜测了不是盘面上一个候选数的内容。</translation>
    </message>
    <message>
        <source>The network’s search makes more guesses than there are cells.</source>
        <translation>网络的搜索所作的猜测比单元格还多。</translation>
    </message>
    <message>
        <source>No complete grid was found that satisfies the houses of the network %1.</source>
        <translation>没有找到符合网络 %1 的区域的完整盘面。</translation>
    </message>
</context>
<context>
    <name>convoku::UndoOffer</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what happened, as in: Take back: Bookmark removed</extracomment>
        <translation>撤销：%1</translation>
    </message>
</context>
<context>
    <name>convoku::VerdictWording</name>
    <message>
        <source>without a guess</source>
        <translation>没有猜测</translation>
    </message>
    <message numerus="yes">
        <source>with %n guess(es)</source>
        <translation>
            <numerusform>%n 次猜测</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <extracomment>with 3 guesses, 1 taken back</extracomment>
        <translation>%1，撤回 %2 次</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es) so far</source>
        <translation>
            <numerusform>目前 %n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message numerus="yes">
        <source>at the limit of %n pass(es)</source>
        <translation>
            <numerusform>到达上限 %n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n pass(es)</source>
        <translation>
            <numerusform>经过 %n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n pass(es)</source>
        <translation>
            <numerusform>用 %n 轮</numerusform>
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
        <translation>解：第 %1 轮</translation>
    </message>
    <message>
        <source>Contradiction in this branch</source>
        <translation>此分支有矛盾</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>No other solution found</source>
        <translation>未找到其他解</translation>
    </message>
    <message numerus="yes">
        <source>Solves in %n pass(es)</source>
        <translation>
            <numerusform>%n 轮后解出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stalls after %n pass(es)</source>
        <translation>
            <numerusform>%n 轮后停滞</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::Video</name>
    <message>
        <source>An animated SVG can have at most %1 frames, but this animation has %2. Export part of it, or choose a different format.</source>
        <translation>SVG 动画最多有 %1 幅画面，而此动画有 %2 幅。请只导出一部分，或选择其他格式。</translation>
    </message>
    <message>
        <source>MP4 and WebM need the program ffmpeg, which is not installed. On Debian or Ubuntu, install it with: sudo apt install ffmpeg</source>
        <translation>MP4 和 WebM 需要程序 ffmpeg，但尚未安装。在 Debian 或 Ubuntu 上，请用以下命令安装：sudo apt install ffmpeg</translation>
    </message>
    <message>
        <source>ffmpeg could not write the video: %1</source>
        <extracomment>%1: a line of ffmpeg&apos;s</extracomment>
        <translation>ffmpeg 无法写出视频：%1</translation>
    </message>
</context>
<context>
    <name>convoku::ViewController</name>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>下一个面板(&amp;X)</translation>
    </message>
    <message>
        <source>Focus the next panel</source>
        <translation>聚焦下一个面板</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>上一个面板(&amp;V)</translation>
    </message>
    <message>
        <source>Focus the panel before</source>
        <translation>聚焦上一个面板</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the original layout of this perspective</source>
        <translation>把此视角恢复为默认布局</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>使用整个屏幕</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>&amp;Colours…</source>
        <translation>颜色(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose your own colours for the board, the rules and the depths</source>
        <translation>为盘面、规则和深度选择自己的颜色</translation>
    </message>
    <message>
        <source>&amp;System default (%1)</source>
        <extracomment>%1: the name of the language, in that language</extracomment>
        <translation>跟随系统（%1）(&amp;S)</translation>
    </message>
    <message>
        <source>Use the language of the desktop</source>
        <translation>使用桌面的语言</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>使用此语言</translation>
    </message>
    <message>
        <source>&amp;Puzzle’s voice</source>
        <translation>题目表述(&amp;P)</translation>
    </message>
    <message>
        <source>Describe each step in the words of the puzzle</source>
        <translation>用数独的语言说明每一步做了什么</translation>
    </message>
    <message>
        <source>&amp;Constraint’s voice</source>
        <translation>约束表述(&amp;C)</translation>
    </message>
    <message>
        <source>Describe each step as a constraint solver would</source>
        <translation>像约束求解器那样说明每一步做了什么</translation>
    </message>
    <message>
        <source>&amp;Layer’s voice</source>
        <translation>层表述(&amp;L)</translation>
    </message>
    <message>
        <source>Describe each step as its layers compute it, with their numbers</source>
        <translation>按各层的计算及其数值说明每一步做了什么</translation>
    </message>
    <message>
        <source>Copy the step in &amp;words</source>
        <translation>复制该步的文字说明(&amp;W)</translation>
    </message>
    <message>
        <source>Copy the description of the step at this position, in the visible voices</source>
        <translation>复制此位置的一步做了什么，用所显示的表述</translation>
    </message>
    <message>
        <source>T&amp;int consequences of a guess</source>
        <translation>着色由猜测推出的内容(&amp;I)</translation>
    </message>
    <message>
        <source>Tint cells decided by a guess faintly in its colour</source>
        <translation>由猜测确定的单元格带有该猜测颜色的淡色</translation>
    </message>
    <message>
        <source>Sho&amp;w the layer on the board</source>
        <translation>在盘面上显示层(&amp;W)</translation>
    </message>
    <message>
        <source>Layout reset</source>
        <translation>布局已重置</translation>
    </message>
    <message>
        <source>Desktop’s &amp;font</source>
        <translation>桌面字体(&amp;F)</translation>
    </message>
    <message>
        <source>Use the desktop’s own font instead of Inter</source>
        <translation>使用桌面自己的字体，代替 Inter</translation>
    </message>
    <message>
        <source>Inside a rule’s layers, the board shows the layer’s numbers as colours; after a trained rule, the rule’s confidence in each candidate</source>
        <translation>在规则的各层中，盘面以颜色显示该层的数值；在训练出来的规则之后，显示规则对每个候选数有多大把握</translation>
    </message>
</context>
<context>
    <name>convoku::VoiceWording</name>
    <message numerus="yes">
        <source>And %n more finding(s).</source>
        <translation>
            <numerusform>另有 %n 个发现。</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle</source>
        <extracomment>one of three voices that tell what a step did</extracomment>
        <translation>题目</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
</context>
<context>
    <name>convoku::WatchModel</name>
    <message>
        <source>Changed in this step</source>
        <translation>在这一步变化</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>监视</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
</context>
<context>
    <name>convoku::WatchPanel</name>
    <message>
        <source>Add picked</source>
        <translation>添加选定项</translation>
    </message>
    <message>
        <source>Nothing is watched yet. Type a value to watch and press Enter. Possible values: a candidate (r4c5=7), a cell (r4c5), a house (row 4), the places for a digit in it (row 4 = 7), count, count 7, decided, depth.</source>
        <translation>还没有监视任何内容。输入要关注的内容，然后按回车：候选数 (r4c5=7)、单元格 (r4c5)、区域 (row 4)、某数字在其中的位置 (row 4 = 7)、count、count 7、decided、depth。</translation>
    </message>
    <message>
        <source>r4c5=7, row 4, count 7, depth…</source>
        <translation>r4c5=7, row 4, count 7, depth…</translation>
    </message>
    <message>
        <source>Watch to add</source>
        <translation>要添加的监视项</translation>
    </message>
    <message>
        <source>Watch the candidate picked on the board</source>
        <translation>监视盘面上选定的候选数</translation>
    </message>
    <message>
        <source>Watches</source>
        <translation>监视项</translation>
    </message>
</context>
<context>
    <name>convoku::WatchWording</name>
    <message>
        <source>%1: places for %2</source>
        <translation>%1：%2 的位置数</translation>
    </message>
    <message>
        <source>%1: undecided cells</source>
        <translation>%1：未确定的单元格</translation>
    </message>
    <message>
        <source>Candidates of digit %1</source>
        <translation>数字 %1 的候选数</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>剩余候选数</translation>
    </message>
    <message>
        <source>Decided cells</source>
        <translation>已确定的单元格</translation>
    </message>
    <message>
        <source>Depth of search</source>
        <translation>搜索深度</translation>
    </message>
    <message>
        <source>never there</source>
        <translation>从未存在</translation>
    </message>
    <message>
        <source>there</source>
        <translation>存在</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>在深度 %1 猜测</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已去掉</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the digits of a cell, the cells of a house
----------
how many cells, and which</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Expected a candidate (r4c5=7), a cell (r4c5), a house (row 4, column 3, box 9) with or without a digit (row 4 = 7), count, count 7, decided, or depth.</source>
        <translation>应为候选数 (r4c5=7)、单元格 (r4c5)、带或不带数字的区域（row 4, column 3, box 9；row 4 = 7）、count、count 7、decided 或 depth。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>candidate</comment>
        <extracomment>a candidate: 7 in r4c5</extracomment>
        <translation>%2 的 %1</translation>
    </message>
</context>
<context>
    <name>convoku::WeightsPane</name>
    <message>
        <source>Restore the written one</source>
        <translation>恢复为所写的</translation>
    </message>
    <message>
        <source>Restore all numbers of the text as written; Undo returns here</source>
        <translation>文本的所有数值恢复为所写；撤销可回到这里</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>何处不同</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule and the written rule leave different candidates</source>
        <translation>弯曲的规则与所写的规则留下不同结果的最小盘面</translation>
    </message>
    <message>
        <source>Show lost solution</source>
        <translation>丢失什么</translation>
    </message>
    <message>
        <source>Smallest board on which the bent rule loses a solution</source>
        <translation>弯曲的规则丢失解的最小盘面</translation>
    </message>
    <message>
        <source>No such board was found.</source>
        <translation>没有找到这样的盘面。</translation>
    </message>
    <message>
        <source>Layer whose numbers are shown</source>
        <translation>显示其数值的层</translation>
    </message>
    <message>
        <source>Row of the weights</source>
        <translation>权重的行</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>The numbers of this rule are in its kernel, which is not in this text. Start with the kernel, or edit a copy of the network.</source>
        <translation>此规则的数值在其卷积核中，而卷积核不在此文本里：请从卷积核开始，或编辑网络的副本。</translation>
    </message>
    <message>
        <source>Place the cursor in a rule to bend its weights, comparison values and other numbers here.</source>
        <translation>将光标放入规则中：其权重、用来比较的数及其他数值都可在此弯曲。</translation>
    </message>
    <message>
        <source>Row, of %1:</source>
        <translation>行（共 %1 行）：</translation>
    </message>
    <message>
        <source>Proving how far it can be bent (%1 %)…</source>
        <translation>正在证明可以弯曲多远（%1 %）…</translation>
    </message>
    <message>
        <source>Computing the differences…</source>
        <translation>正在计算有何不同…</translation>
    </message>
</context>
<context>
    <name>convoku::WhyHeadline</name>
    <message>
        <source>Back to the candidate that this explains</source>
        <translation>到以此为理由的候选数</translation>
    </message>
    <message>
        <source>Back to the step: no candidate is picked</source>
        <translation>回到这一步，取消选定候选数</translation>
    </message>
    <message>
        <source>Choose which of the three voices to show</source>
        <translation>显示三种表述中的哪些</translation>
    </message>
</context>
<context>
    <name>convoku::WindowHost</name>
    <message>
        <source>No font on this system contains the characters of %1 (%2). Install one, for example from the package fonts-noto-cjk, and choose the language again in View ▸ Language.</source>
        <translation>此系统没有含 %1（%2）文字的字体。请安装一种，例如软件包 fonts-noto-cjk 中的字体，然后在“视图 ▸ 语言”中重新选择该语言。</translation>
    </message>
</context>
<context>
    <name>convoku::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>复制为(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;hange the puzzle</source>
        <translation>修改题目(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Transform the puzzle</source>
        <translation>变换题目(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>面板(&amp;A)</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>表述(&amp;O)</translation>
    </message>
    <message>
        <source>Appearan&amp;ce</source>
        <translation>外观(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>栈</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
</context>
<context>
    <name>convoku::Wording</name>
    <message>
        <source>convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>max pooling</source>
        <translation>最大池化</translation>
    </message>
    <message>
        <source>max pooling with indices</source>
        <translation>带索引的最大池化</translation>
    </message>
    <message>
        <source>max unpooling</source>
        <translation>最大反池化</translation>
    </message>
    <message>
        <source>upsampling</source>
        <translation>上采样</translation>
    </message>
    <message>
        <source>scale and offset</source>
        <translation>缩放与偏移</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
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
        <translation>积</translation>
    </message>
    <message>
        <source>select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>reshape</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>1 for yes or 0 for no</source>
        <translation>1 表示是，0 表示否</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>Layer %1 of %2 of %3: %4 – %5 for %6. The result is visible at the end of the step.</source>
        <extracomment>Layer 3 of 14 of Pointing in row: lines of the box with the digit – a number from 0 to 3 for each box and digit.</extracomment>
        <translation>%3的第 %1 层，共 %2 层：%4 – %6：%5。结果显示在这一步的结尾。</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), one puzzle per line</source>
        <translation>
            <numerusform>%n 个数字，每行一道题目</numerusform>
        </translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Grid of candidates</source>
        <translation>候选数网格</translation>
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
        <translation>HoDoKu 行</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>SudokuPad 链接</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>f-puzzles 链接</translation>
    </message>
    <message>
        <source>SudokuWiki link</source>
        <translation>SudokuWiki 链接</translation>
    </message>
    <message>
        <source>SudokuWiki link with candidates</source>
        <translation>含候选数的 SudokuWiki 链接</translation>
    </message>
    <message>
        <source>Sudoku Coach link</source>
        <translation>Sudoku Coach 链接</translation>
    </message>
    <message>
        <source>SudokuExchange link</source>
        <translation>SudokuExchange 链接</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8 text</source>
        <translation>非 UTF-8 文本的字节</translation>
    </message>
    <message>
        <source>%1: the line ends after %2 of 81 characters.</source>
        <translation>%1：该行在 81 个字符中的第 %2 个之后结束。</translation>
    </message>
    <message>
        <source>%1: the line has %2 characters; a puzzle has 81. A comment starts with # or a blank.</source>
        <translation>%1：该行有 %2 个字符；题目为 81 个，注释以 # 或空格开头。</translation>
    </message>
    <message>
        <source>%1: %2 is neither a digit nor a sign for an empty cell (0 . * _ X).</source>
        <translation>%1：%2 既不是数字，也不是表示空单元格的符号 (0 . * _ X)。</translation>
    </message>
    <message>
        <source>%1: this is not a text file (byte %2).</source>
        <translation>%1：这不是文本文件（字节 %2）。</translation>
    </message>
    <message>
        <source>%1: this row ends with cell %2; expected 9 cells.</source>
        <extracomment>a row of a grid in a text</extracomment>
        <translation>%1：这一行到第 %2 个单元格就结束了；应有 9 个单元格。</translation>
    </message>
    <message>
        <source>%1: the grid starting here has %2 rows; expected 9.</source>
        <translation>%1：从这里开始的网格有 %2 行；应为 9 行。</translation>
    </message>
    <message>
        <source>%1: %2 occurs twice in this cell.</source>
        <translation>%1：%2 在这个单元格中出现两次。</translation>
    </message>
    <message>
        <source>%1: found %2; expected %3, or a sign for no candidate (. or 0).</source>
        <translation>%1：这里是 %2；应为 %3，或表示无候选数的符号（. 或 0）。</translation>
    </message>
    <message>
        <source>%1: %2 contradicts the given in this cell.</source>
        <translation>%1：%2 与这个单元格的已知数矛盾。</translation>
    </message>
    <message>
        <source>%1: this section must follow a [Puzzle] section.</source>
        <translation>%1：这一节之前需要有 [Puzzle] 节。</translation>
    </message>
    <message>
        <source>%1: expected I, cell (00 to 80) and digit, or E, cell and candidate, as in I024 and E05002.</source>
        <translation>%1：应为 I、单元格（00 到 80）和数字，或 E、单元格和候选数，如 I024 和 E05002。</translation>
    </message>
    <message>
        <source>%1: expected removed candidates as digit, row and column, as in 216 817.</source>
        <translation>%1：应为移除的候选数，写作数字、行和列，如 216 817。</translation>
    </message>
    <message>
        <source>%1: the line ends after field %2; expected more fields.</source>
        <translation>%1：该行在第 %2 个字段之后结束；应有更多内容。</translation>
    </message>
    <message>
        <source>%1: the quoted text that starts here does not end on this line.</source>
        <translation>%1：从这里开始的引号文本在本行没有结束。</translation>
    </message>
    <message>
        <source>%1: the puzzle in this link cannot be read; part of the link may be missing.</source>
        <translation>%1：无法读取此链接中的题目；可能缺少链接的一部分。</translation>
    </message>
    <message>
        <source>%1: this is not the JSON of a puzzle.</source>
        <translation>%1：这不是题目的 JSON。</translation>
    </message>
    <message>
        <source>%1: this link only names a puzzle and does not contain one. Copy the puzzle itself.</source>
        <translation>%1：此链接不含题目，只是题目的名称；请复制题目本身。</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 rows or columns. Use 4, 6, 8 or 9.</source>
        <translation>%1：此题目有 %2 行或列。应为 4、6、8 或 9。</translation>
    </message>
    <message>
        <source>%1: this puzzle has a rule beyond the classic ones (%2).</source>
        <extracomment>%2: the name of a rule in the file, such as antiknight</extracomment>
        <translation>%1：此题目有经典规则之外的规则 (%2)。</translation>
    </message>
    <message>
        <source>It contains no puzzle. Expected 81 characters (digits, and one of 0 . * _ X for an empty cell), a grid of nine rows, a grid of candidates, a table, or a link.</source>
        <translation>其中没有题目；应为 81 个字符（数字，空单元格用 0 . * _ X 之一）、九行的网格、候选数网格、表格或链接。</translation>
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
        <translation>宫</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>显性唯一</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>区块摒除</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>隐性唯一</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <extracomment>Sudoku; %1: how many cells</extracomment>
        <translation>显性数对</translation>
    </message>
    <message>
        <source>A cell with one candidate removes that digit from the rest of its %1.</source>
        <translation>只有一个候选数的单元格，会从所在%1的其余单元格去掉这个数字。</translation>
    </message>
    <message>
        <source>A digit in only one %1 of a box is removed from the rest of that %1.</source>
        <translation>一个宫中只出现在某一%1的数字，会从该%1的其余单元格去掉。</translation>
    </message>
    <message>
        <source>A cell that is the only place for a digit in its %1 loses its other candidates.</source>
        <translation>某数字在所在%1中只能放在一个单元格时，该单元格去掉其他候选数。</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates remove both from the rest of the %1.</source>
        <translation>候选数相同且都只有两个的两个单元格，会从该%1的其余单元格去掉这两个数字。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>停滞</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>一个解</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>Out of passes</source>
        <translation>轮数用尽</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the puzzle when it was opened</source>
        <translation>打开的题目中没有</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a guess: r1c2 = 7</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>possible at the start</source>
        <translation>开始时可能</translation>
    </message>
    <message>
        <source>impossible from the start: the cell has a different given</source>
        <translation>从一开始就不可能：该单元格是另一个已知数</translation>
    </message>
    <message>
        <source>removed by %1</source>
        <translation>被“%1”移除</translation>
    </message>
    <message>
        <source>set aside: %1 is guessed at depth %2</source>
        <translation>搁置：在深度 %2 猜测 %1</translation>
    </message>
    <message>
        <source>guessed at depth %1</source>
        <translation>在深度 %1 猜测</translation>
    </message>
    <message>
        <source>restored: the guess %1 failed</source>
        <translation>恢复：猜测 %1 失败</translation>
    </message>
    <message>
        <source>failed as a guess and was removed</source>
        <translation>作为猜测失败，已去掉</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
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
        <translation>猜测 %1 = %2</translation>
    </message>
    <message>
        <source>Undo guess %1 = %2</source>
        <translation>撤回 %1 = %2</translation>
    </message>
    <message>
        <source>The puzzle: %1, %2.</source>
        <extracomment>%1 and %2 are &quot;18 givens&quot; and &quot;602 candidates&quot;</extracomment>
        <translation>题目：%1，%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n 个已知数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1移除 %2。</translation>
    </message>
    <message>
        <source>no candidate is left in %1</source>
        <translation>%1 没有剩余的候选数</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2, at %3 and %4</source>
        <translation>%1 在%2中出现两次，位于 %3 和 %4</translation>
    </message>
    <message>
        <source>Contradiction.</source>
        <translation>矛盾。</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>矛盾：%1。</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>，并且 </translation>
    </message>
    <message>
        <source>A solution. To check for another one, the search backtracks as it does after a contradiction.</source>
        <translation>找到一个解。为了查看是否还有其他解，搜索像对待矛盾那样把它撤回。</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3 and sets %4 aside.</source>
        <translation>规则再无发现，于是网络在深度 %3 猜测 %1 = %2，并把 %4 搁置。</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>没有猜测</translation>
    </message>
    <message>
        <source>%1, %2 undone</source>
        <translation>%1，撤回 %2 次</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n 次猜测</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved after %1 with %2.</source>
        <translation>经过 %1解出（%2）。</translation>
    </message>
    <message>
        <source>The puzzle has no solution. This is certain after %1 with %2.</source>
        <translation>题目无解：经过 %1可以确定（%2）。</translation>
    </message>
    <message>
        <source>The solution is the only one. This is certain after %1 with %2.</source>
        <translation>解是唯一的：经过 %1可以确定（%2）。</translation>
    </message>
    <message>
        <source>Found a second solution after %1 with %2: the puzzle has several.</source>
        <translation>经过 %1找到第二个解（%2）：题目有多个解。</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the search is off.</source>
        <translation>经过 %1后停滞：规则再无发现，而搜索已关闭。</translation>
    </message>
    <message>
        <source>Stopped at the limit of %1, with %2.</source>
        <translation>到达上限 %1后停止（%2）。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>%1 finds nothing here.</source>
        <translation>%1在这里没有发现。</translation>
    </message>
    <message>
        <source>The verdict: neither solved nor contradictory.</source>
        <translation>判定：既未解出，也无矛盾。</translation>
    </message>
    <message>
        <source>The search has nothing to do here.</source>
        <translation>搜索在这里无事可做。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a rule and how many candidates it removed: Pointing in row (5)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass %1 removes %2: %3.</source>
        <translation>第 %1 轮移除 %2：%3。</translation>
    </message>
    <message>
        <source>Pass %1 changes nothing.</source>
        <translation>第 %1 轮没有变化。</translation>
    </message>
    <message>
        <source>set aside at depth %1</source>
        <translation>在深度 %1 搁置</translation>
    </message>
    <message>
        <source>%1, deeper ones in turn</source>
        <extracomment>in the legend, behind &quot;kept in mind by guess 1&quot;, 2, 3 …: deeper ones have the same colours once more</extracomment>
        <translation>%1，更深的依次循环</translation>
    </message>
    <message>
        <source>cell of the rule’s finding</source>
        <translation>规则发现所涉及的单元格</translation>
    </message>
    <message>
        <source>removed, and later steps depend on it</source>
        <translation>已去掉，且为后续所依据</translation>
    </message>
    <message>
        <source>removed in this step</source>
        <translation>在这一步移除</translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <translation>第 %1 / %2 轮</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>guess %1</source>
        <extracomment>the last guess, by its depth: guess 1</extracomment>
        <translation>猜测 %1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>The givens clash: %1 occurs twice in %2, at %3 and %4.</source>
        <translation>已知数有冲突：%1 在%2中出现两次，位于 %3 和 %4。</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>the root of the search tree</extracomment>
        <translation>题目</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>it has no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>it failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>solved by guessing</source>
        <translation>通过猜测解出</translation>
    </message>
    <message>
        <source>it is part of the solution</source>
        <translation>是解的一部分</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>it is active at the end of the run</source>
        <translation>到运行结束时仍成立</translation>
    </message>
    <message>
        <source>The puzzle without a guess</source>
        <translation>没有猜测的题目</translation>
    </message>
    <message>
        <source>Guess %1 at depth %2</source>
        <translation>深度 %2 的猜测 %1</translation>
    </message>
    <message>
        <source>passes %1 to %2</source>
        <translation>第 %1 到 %2 轮</translation>
    </message>
    <message>
        <source>no guess below it</source>
        <translation>其下没有猜测</translation>
    </message>
    <message>
        <source>%1 below it</source>
        <translation>其下 %1</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4.</source>
        <extracomment>a node of the search: its name, its passes, how it ended, what is below it</extracomment>
        <translation>%1，%2：%3，%4。</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>还没有题目。</translation>
    </message>
    <message>
        <source>This run needed no guess.</source>
        <translation>本次运行不需要猜测。</translation>
    </message>
    <message>
        <source>No guess so far.</source>
        <translation>目前没有猜测。</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>第 %1 宫</translation>
    </message>
    <message>
        <source>Naked single in box</source>
        <translation>宫内的显性唯一</translation>
    </message>
    <message>
        <source>Pointing in row</source>
        <translation>行内的区块摒除</translation>
    </message>
    <message>
        <source>Pointing in column</source>
        <translation>列内的区块摒除</translation>
    </message>
    <message>
        <source>Hidden single in row</source>
        <translation>行内的隐性唯一</translation>
    </message>
    <message>
        <source>Hidden single in column</source>
        <translation>列内的隐性唯一</translation>
    </message>
    <message>
        <source>Hidden single in box</source>
        <translation>宫内的隐性唯一</translation>
    </message>
    <message>
        <source>Naked pair in row</source>
        <translation>行内的显性数对</translation>
    </message>
    <message>
        <source>Naked pair in column</source>
        <translation>列内的显性数对</translation>
    </message>
    <message>
        <source>Naked pair in box</source>
        <translation>宫内的显性数对</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>cells</comment>
        <extracomment>a digit and the cells that it leaves: 2 from r3c4, r3c6</extracomment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>81 characters with the number of solutions</source>
        <translation>81 个字符和解的个数</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1: more than 64 MiB without an end; this part is skipped.</source>
        <translation>%1：超过 64 MiB 仍未结束；已略去。</translation>
    </message>
    <message>
        <source>%1: this is not OpenSudoku XML.</source>
        <translation>%1：这不是 OpenSudoku 所写的 XML。</translation>
    </message>
    <message>
        <source>%1: the data of this game is not 81 cells in OpenSudoku’s format.</source>
        <translation>%1：此游戏的数据不是 OpenSudoku 所写的 81 个单元格。</translation>
    </message>
    <message>
        <source>%1, so the guess %2 was wrong.</source>
        <extracomment>%1: what is wrong: 7 stands twice in column 8, at r3c8 and r5c8; %2: a guess: r1c2 = 7</extracomment>
        <translation>%1，所以猜测 %2 是错误的。</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) return</source>
        <translation>
            <numerusform>恢复 %n 个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <extracomment>%1 and %5: guesses, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>撤回猜测 %1：%2，并且在猜测 %5 成立期间 %4 去掉 %3。</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is removed from %4 while the guess %5 is active.</source>
        <translation>猜测 %1 得到了一个解，现在撤回：%2，并且在猜测 %5 成立期间 %4 去掉 %3。</translation>
    </message>
    <message>
        <source>The guess %1 is undone: %2, and %3 is permanently removed from %4.</source>
        <extracomment>%1: a guess, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell</extracomment>
        <translation>撤回猜测 %1：%2，并且 %4 永久去掉 %3。</translation>
    </message>
    <message>
        <source>The guess %1 has led to a solution and is undone: %2, and %3 is permanently removed from %4.</source>
        <translation>猜测 %1 得到了一个解，现在撤回：%2，并且 %4 永久去掉 %3。</translation>
    </message>
    <message>
        <source>Other rules</source>
        <extracomment>rules that somebody wrote, all together</extracomment>
        <translation>其他规则</translation>
    </message>
    <message>
        <source>Naked single in row</source>
        <translation>行内的显性唯一</translation>
    </message>
    <message>
        <source>Naked single in column</source>
        <translation>列内的显性唯一</translation>
    </message>
    <message>
        <source>%1 in row</source>
        <extracomment>a rule that somebody wrote, by its name</extracomment>
        <translation>行内的%1</translation>
    </message>
    <message>
        <source>%1 in column</source>
        <translation>列内的%1</translation>
    </message>
    <message>
        <source>%1 in box</source>
        <translation>宫内的%1</translation>
    </message>
    <message>
        <source>Stalled after %1: the rules find nothing more, and the network has no search.</source>
        <translation>经过 %1后停滞：规则再无发现，而网络没有搜索。</translation>
    </message>
    <message>
        <source>permute</source>
        <translation>置换</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>average pooling</source>
        <translation>平均池化</translation>
    </message>
    <message>
        <source>house “%1”</source>
        <extracomment>a house that is neither row, column nor box, by the name that its network gives it: house “falling”</extracomment>
        <translation>区域“%1”</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a rule for a house</comment>
        <extracomment>a rule, and the name of the house that a network has it for: Naked pair in falling</extracomment>
        <translation>%2中的%1</translation>
    </message>
    <message>
        <source>The rules find nothing more, so the network guesses %1 = %2 at depth %3.</source>
        <translation>规则再也没有发现，于是网络在深度 %3 猜测 %1 = %2。</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <extracomment>Sudoku; %1: how many digits</extracomment>
        <translation>隐性数对</translation>
    </message>
    <message>
        <source>Fish</source>
        <extracomment>Sudoku: X-wing, swordfish and jellyfish together</extracomment>
        <translation>鱼</translation>
    </message>
    <message>
        <source>Claiming</source>
        <extracomment>Sudoku: a line has a digit in one box only</extracomment>
        <translation>行列区块</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>显性三数组</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>显性四数组</translation>
    </message>
    <message>
        <source>Naked set of %1</source>
        <translation>显性 %1 数组</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>隐性三数组</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>隐性四数组</translation>
    </message>
    <message>
        <source>Hidden set of %1</source>
        <translation>隐性 %1 数组</translation>
    </message>
    <message>
        <source>X-wing</source>
        <extracomment>Sudoku; %1: how many lines</extracomment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>剑鱼</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>水母</translation>
    </message>
    <message>
        <source>Fish of %1</source>
        <translation>%1 阶鱼</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list</comment>
        <extracomment>all of a list but its last one, and that: 3, 5 and 8; r1c1 and r1c2</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <extracomment>several lines, such as “2 and 6”</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>%1 in rows</source>
        <extracomment>%1: X-wing, swordfish …</extracomment>
        <translation>跨行的%1</translation>
    </message>
    <message>
        <source>%1 in columns</source>
        <translation>跨列的%1</translation>
    </message>
    <message>
        <source>%1 cells that have only %1 digits between them remove these from the rest of the %2.</source>
        <translation>合起来只有 %1 个数字的 %1 个单元格，会从该%2的其余单元格去掉这些数字。</translation>
    </message>
    <message>
        <source>%1 digits that have only %1 cells of a %2 between them remove all others from these cells.</source>
        <translation>%1 个数字在同一%2中合起来只能放在 %1 个单元格时，这些单元格去掉其他所有数字。</translation>
    </message>
    <message>
        <source>A digit with only %1 columns in %1 rows is removed from the rest of these columns.</source>
        <translation>在 %1 行中只占 %1 列的数字，会从这些列的其余单元格去掉。</translation>
    </message>
    <message>
        <source>A digit with only %1 rows in %1 columns is removed from the rest of these rows.</source>
        <translation>在 %1 列中只占 %1 行的数字，会从这些行的其余单元格去掉。</translation>
    </message>
    <message>
        <source>A digit in only one box of a %1 is removed from the rest of that box.</source>
        <translation>一%1中只出现在某一个宫的数字，会从该宫的其余单元格去掉。</translation>
    </message>
    <message>
        <source>concatenation</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>The network ends in a contradiction after %1 with %2. Whether the puzzle has a solution is unknown, because its layers are not known to be sound.</source>
        <translation>网络经过 %1以矛盾告终（%2）。题目是否有解，它说不了：没有人知道它的层是否可靠。</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>矩阵乘积</translation>
    </message>
    <message>
        <source>RMS normalisation</source>
        <translation>RMS 归一化</translation>
    </message>
    <message>
        <source>The network finds no other solution after %1 with %2. Whether there is one is unknown, because its layers are not known to be sound.</source>
        <translation>网络经过 %1没有找到其他解（%2）。是否还有，它说不了：没有人知道它的层是否可靠。</translation>
    </message>
    <message numerus="yes">
        <source>%1: a spreadsheet has turned %n puzzle(s) of this table into numbers, so digits are missing. Format the column as text before you paste or import the puzzles, then export the table again.</source>
        <translation>
            <numerusform>%1：电子表格把此表中的 %n 道题目变成了数字，因此缺少数字。请在粘贴或导入题目之前将该列设为文本格式，然后重新导出表格。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 twice in %2</source>
        <extracomment>a digit and a house: 7 twice in column 8</extracomment>
        <translation>%2中 %1 出现两次</translation>
    </message>
    <message>
        <source>no digit in %1</source>
        <translation>%1 无数字可填</translation>
    </message>
    <message>
        <source>set aside by guess %1</source>
        <extracomment>in the legend: the colour of the candidates that a guess has set aside</extracomment>
        <translation>被猜测 %1 搁置</translation>
    </message>
    <message>
        <source>returned because the guess failed</source>
        <extracomment>in the legend: candidates that are back</extracomment>
        <translation>因猜测失败而恢复</translation>
    </message>
    <message>
        <source>exponential function</source>
        <translation>指数函数</translation>
    </message>
    <message>
        <source>logarithm</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>power</source>
        <translation>幂</translation>
    </message>
    <message>
        <source>error function</source>
        <translation>误差函数</translation>
    </message>
    <message>
        <source>%1: this puzzle has %2 cells, which fit two box sizes. First choose a network for its board.</source>
        <translation>%1：此题目有 %2 个单元格，有两种宫的大小适合；请先选择用于其盘面的网络。</translation>
    </message>
    <message>
        <source>%1×%1 with boxes of %2×%3</source>
        <translation>%1×%1、宫为 %2×%3</translation>
    </message>
    <message>
        <source>This puzzle is %1, but the network solves %2.</source>
        <translation>此题目为 %1，而网络求解的是 %2。</translation>
    </message>
    <message>
        <source>Networks for this puzzle: %1.</source>
        <extracomment>identifiers of networks</extracomment>
        <translation>用于此题目的网络：%1。</translation>
    </message>
</context>
<context>
    <name>convoku::Workshop</name>
    <message>
        <source>This text</source>
        <translation>此文本</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation>可编译</translation>
    </message>
    <message>
        <source>checks that hold: %1</source>
        <translation>通过的检查：%1</translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation>未通过：%1</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>已放到一边</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>未定的检查：%1</translation>
    </message>
    <message>
        <source>%1 was read from an ONNX file and is not text. This is the article’s network.</source>
        <translation>%1 是从 ONNX 文件读取的，没有文本。这里显示的是文章中的网络。</translation>
    </message>
    <message>
        <source>%1 has learned layers that are not text. This is the article’s network.</source>
        <translation>%1 含有学到的层，不是文本。这是文章中的网络。</translation>
    </message>
</context>
<context>
    <name>convoku::WorkshopController</name>
    <message>
        <source>The text could not be read: %1</source>
        <translation>无法读取文本：%1</translation>
    </message>
    <message>
        <source>&amp;Edit a copy…</source>
        <translation>编辑副本(&amp;E)…</translation>
    </message>
    <message>
        <source>Open the text of the running network, with its rules, in the workshop</source>
        <translation>在工坊中打开正在运行的网络及其规则的文本</translation>
    </message>
    <message>
        <source>Line of this la&amp;yer</source>
        <translation>此层所在的行(&amp;Y)</translation>
    </message>
    <message>
        <source>Go to the line of the rule’s text that produces the layer at this position</source>
        <translation>转到规则文本中生成此位置的层的那一行</translation>
    </message>
    <message>
        <source>Edit a network</source>
        <translation>编辑网络</translation>
    </message>
    <message>
        <source>Networks (*.network);;All files (*)</source>
        <translation>网络 (*.network);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>%1 is too long for the text of a network.</source>
        <translation>%1 超过网络文本允许的长度。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>The text was not saved.</source>
        <translation>文本未保存。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已另存为 %1。</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>保存网络</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>已运行</translation>
    </message>
    <message>
        <source>The run does not use this version of the rule. Use it in the run first.</source>
        <translation>运行中没有此处写的这条规则：请先在运行中使用它。</translation>
    </message>
    <message>
        <source>Only rule steps have lines in the workshop.</source>
        <translation>只有规则的步骤在工坊中有对应的行。</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>%1, the first %2</source>
        <extracomment>a list of puzzles, how many of them: hard.txt, the first 2000</extracomment>
        <translation>%1，前 %2 题</translation>
    </message>
    <message>
        <source>Find the bent weight…</source>
        <translation>找出弯曲的权重…</translation>
    </message>
    <message>
        <source>One number of a rule is bent: draw a row that reveals it, and identify the number</source>
        <translation>规则的一个数值被弯曲：画出能显示它的一行，并说出是哪个</translation>
    </message>
    <message>
        <source>Bend the numbers of this layer</source>
        <translation>弯曲此层的数值</translation>
    </message>
    <message>
        <source>Go to the numbers of the layer at this position, in a copy of the network, and change one</source>
        <translation>在网络的副本中前往此处该层的数值，并更改一个</translation>
    </message>
    <message>
        <source>Layers of this line</source>
        <translation>此行的层</translation>
    </message>
    <message>
        <source>Go to the rule graph, where the layers of the line in the workshop are marked</source>
        <translation>转到规则图，其中标出了工坊中那一行的层</translation>
    </message>
    <message>
        <source>The line at the cursor produces no layers.</source>
        <translation>光标所在的行不生成层。</translation>
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
        <translation>另存为…</translation>
    </message>
    <message>
        <source>A copy of the running network</source>
        <translation>正在运行的网络的副本</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>其他部件</translation>
    </message>
    <message>
        <source>Insert a line</source>
        <translation>插入一行</translation>
    </message>
    <message>
        <source>Count: how many there are in the house</source>
        <translation>计数：区域中有多少个</translation>
    </message>
    <message>
        <source>Is it k: 1 if the number is k</source>
        <translation>是否为 k：数值为 k 处为 1</translation>
    </message>
    <message>
        <source>Spread: the same in all cells of the house</source>
        <translation>铺开：区域的所有单元格相同</translation>
    </message>
    <message>
        <source>And: 1 if both are 1</source>
        <translation>与：两者都为 1 处</translation>
    </message>
    <message>
        <source>Clear: the remaining candidates</source>
        <translation>清除：候选数中保留的</translation>
    </message>
    <message>
        <source>Removals here</source>
        <translation>在此移除什么</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>从此开始</translation>
    </message>
    <message>
        <source>Built-in rules, and lines to insert</source>
        <translation>程序自带的规则和可插入的行</translation>
    </message>
    <message>
        <source>Save the text to a file</source>
        <translation>将文本保存到文件</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设对比</translation>
    </message>
    <message>
        <source>Run it side by side with the same network without this rule</source>
        <translation>运行它，并排运行没有此规则的同一网络</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>在运行中使用</translation>
    </message>
    <message>
        <source>Run this network on the puzzle</source>
        <translation>在题目上运行此网络</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>回到此版本</translation>
    </message>
    <message>
        <source>Restore its text; Undo returns here</source>
        <translation>恢复其文本；撤销可回到这里</translation>
    </message>
    <message>
        <source>A new text</source>
        <translation>新文本</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>It runs</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>Write a rule, or start from a built-in one.</source>
        <translation>编写规则，或从程序自带的规则开始。</translation>
    </message>
    <message>
        <source>layers: %1 for one house, %2 for all · additions: %3</source>
        <translation>层：每个区域 %1，全部 %2 · 加法：%3</translation>
    </message>
    <message>
        <source>layers: %1 · additions: %2</source>
        <translation>层：%1 · 加法：%2</translation>
    </message>
    <message>
        <source>checks that fail: %1</source>
        <translation>未通过的检查：%1</translation>
    </message>
    <message>
        <source>Board on which it fails</source>
        <translation>何处出错</translation>
    </message>
    <message>
        <source>No puzzle is open.</source>
        <translation>没有打开题目。</translation>
    </message>
    <message>
        <source>This part removes nothing by itself: only rules do.</source>
        <translation>此部件本身不移除任何内容：只有规则才移除。</translation>
    </message>
    <message>
        <source>It restores candidates, which a rule must not do: %1.</source>
        <translation>它使候选数恢复，规则不得如此：%1。</translation>
    </message>
    <message>
        <source>It removes nothing here.</source>
        <translation>在此不移除任何候选数。</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>行数：%1</translation>
    </message>
    <message>
        <source>checks left open: %1</source>
        <translation>未定的检查：%1</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Board with the rule’s removals</source>
        <translation>显示规则移除内容的盘面</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>工坊</translation>
    </message>
    <message>
        <source>Rule wor&amp;kshop</source>
        <translation>规则工坊(&amp;K)</translation>
    </message>
    <message>
        <source>Write a rule, and see what its lines compute and what it removes here</source>
        <translation>编写规则，查看每行算出什么、在此移除什么</translation>
    </message>
    <message>
        <source>An empty rule</source>
        <translation>一条空规则</translation>
    </message>
    <message>
        <source>Describe what the rule removes.</source>
        <extracomment>the sentence of an empty rule, for people to replace</extracomment>
        <translation>请说明规则去掉什么。</translation>
    </message>
    <message>
        <source>Proved sound on every board</source>
        <translation>已证明对所有盘面可靠</translation>
    </message>
    <message>
        <source>Checks: %1 %</source>
        <translation>检查：%1 %</translation>
    </message>
    <message>
        <source>At %1: %2 candidates before the rule, %3 after it</source>
        <translation>运行到 %1：之前 %2 个候选数，之后 %3 个</translation>
    </message>
    <message>
        <source>Go to the first step of the run in which it removes something</source>
        <translation>转到运行中该规则首次删除候选数的步骤</translation>
    </message>
    <message>
        <source>Show it at %1 (−%2)</source>
        <extracomment>%1: a place in a run, %2: how many candidates the rule removes there: Show it at 17.4 (−2)</extracomment>
        <translation>在 %1 处查看（−%2）</translation>
    </message>
</context>
<context>
    <name>convoku::Workspace</name>
    <message numerus="yes">
        <source>The session’s puzzle is invalid: expected %n character(s) under “puzzle”.</source>
        <translation>
            <numerusform>会话的题目无效：“puzzle”下应为 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session’s candidates do not match its puzzle: expected %n character(s) under “candidates”, with no other digit in the cells of givens.</source>
        <translation>
            <numerusform>会话的候选数与题目不符：“candidates”下应为 %n 个字符，已知数的单元格中不能有其他数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>The session’s network</source>
        <translation>会话的网络</translation>
    </message>
    <message>
        <source>The session’s network is not included in this program. Expected one of %1 under “network”, or its text under “network_text”.</source>
        <translation>会话的网络不是本程序自带的：“network”下应为 %1 之一，或“network_text”下应有其文本。</translation>
    </message>
    <message>
        <source>The session’s rules do not match its network. Expected known ids, each once, under “rules”.</source>
        <translation>会话的规则与其网络不符：“rules”下应为已知的 id，每个一次。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Step through the passes of a hand-set neural network that solves Sudoku.</source>
        <translation>逐轮单步查看一个手工设定、能解数独的神经网络。</translation>
    </message>
    <message>
        <source>convoku opens a window, but that is not possible here (%1); convoku-cli needs no display.</source>
        <translation>convoku 要打开窗口，而这里无法打开 (%1)；convoku-cli 不需要显示器。</translation>
    </message>
    <message>
        <source>convoku opens a window, but there is no display here. convoku-cli needs none.</source>
        <translation>convoku 要打开窗口，而这里没有显示器；convoku-cli 不需要显示器。</translation>
    </message>
    <message>
        <source>Language to use this time only, one of: %1.</source>
        <translation>本次使用的语言，以下之一：%1。</translation>
    </message>
    <message>
        <source>there is no language “%1”; use one of %2.</source>
        <translation>没有语言“%1”：应为 %2 之一。</translation>
    </message>
    <message>
        <source>only one file or puzzle can be opened at a time; “%1” is one too many.</source>
        <translation>一次只能打开一个文件或一道题目，而“%1”是第二个。</translation>
    </message>
    <message>
        <source>A file with puzzles, a session, a lesson or a network, or the characters of a puzzle (default: the last viewed puzzle).</source>
        <translation>含题目、会话、课程或网络的文件，或题目的字符；不指定则为上次查看的题目。</translation>
    </message>
</context>
</TS>
