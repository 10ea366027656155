// SPDX-License-Identifier: MIT
// What a step did, in words; the steps of the pass; the passes of the run.
const mostNamed = 12;

// "1 from r1c4, r1c5; 2 from r3c3"
function candidateList(indices) {
    const shown = indices.slice(0, mostNamed);
    const digits = [...new Set(shown.map(digitOf))];
    const parts = digits.map(digit => text("digitFrom", digit + 1,
        shown.filter(index => digitOf(index) === digit).map(index => cellName(cellOf(index))).join(", ")));
    if (indices.length > shown.length)
        parts.push(text("andMore", indices.length - shown.length));
    return parts.join("; ");
}

function contradictionWords(candidates) {
    const {empty, clash} = contradictionsIn(candidates);
    if (clash)
        return text("twice", clash.digit + 1, clash.house.name, cellName(clash.first), cellName(clash.second));
    return empty.length ? text("noCandidate", cellName(empty[0])) : text("contradiction");
}

function reasonAt(run, {pass, step}) {
    if (pass === 0)
        return text("start", run.givens.reduce((sum, digit) => sum + (digit > 0), 0), countOf(run.start.candidates));
    const record = run.passes[pass - 1];
    if (step <= rules.length) {
        const gone = record.removed[step - 1];
        return gone.length
            ? text("removes", rules[step - 1].name, candidateList(gone))
            : text("removesNothing", rules[step - 1].name);
    }
    const ruled = record.removed.flat();
    if (step === verdictStep) {
        if (record.solved)
            return text("isSolved");
        if (record.contradiction) {
            const candidates = record.before.candidates.slice();
            ruled.forEach(index => candidates[index] = 0);
            return `${contradictionWords(candidates)} ${record.result === "no_solution" ? text("noSolution") : ""}`.trim();
        }
        return record.result === "stalled" ? text("stalled") : text("goesOn");
    }
    if (record.guess) {
        return text("guesses", guessName(record.guess.candidate), depthOf(record.before.level),
            record.guess.aside.map(index => digitOf(index) + 1).join(", "));
    }
    if (record.back) {
        return text("takesBack", guessName(record.back.candidate), record.back.restored.length,
            digitOf(record.back.candidate) + 1, cellName(cellOf(record.back.candidate)));
    }
    return record.result === "out_of_passes" ? text("outOfPasses") : text("noGuess");
}

// The mark behind a step: how many went, or what the verdict saw and the search did.
function stepMark(record, group, rule) {
    if (!record)
        return "";
    if (group.kind === "rule")
        return record.removed[rule].length ? `−${record.removed[rule].length}` : "·";
    if (group.kind === "verdict")
        return record.solved ? "✓" : record.contradiction ? "✕" : "·";
    return record.guess ? "●" : record.back ? "↶" : "·";
}
function stepWords(record, group, rule) {
    if (!record)
        return group.name;
    if (group.kind === "rule")
        return text("stepRemoved", group.name, record.removed[rule].length);
    const said = group.kind === "verdict"
        ? record.solved ? "solved" : record.contradiction ? "contradiction" : "goesOnShort"
        : record.guess ? "guess" : record.back ? "takenBack" : "nothing";
    return text("stepSaid", group.name, text(said));
}

function showSteps(run, position, go) {
    const record = position.pass ? run.passes[position.pass - 1] : null;
    const last = position.pass ? run.stepsOf(position.pass) : 0;
    const list = document.getElementById("steps");
    const focused = list.contains(document.activeElement)
        ? [...list.querySelectorAll("button")].indexOf(document.activeElement) : -1;
    list.replaceChildren(...data.groups.map((group, i) => {
        const mark = i < last ? stepMark(record, group, i) : "";
        const here = position.pass > 0 && position.step === i + 1;
        const button = element("button", {
            type: "button", class: mark === "·" || mark === "" ? "idle" : "", "aria-current": here ? "step" : false,
            "aria-label": i < last ? stepWords(record, group, i) : group.name, "aria-disabled": i >= last ? "true" : false,
            title: group.sentence, click: () => i < last && go({pass: position.pass, step: i + 1}),
        }, groupSign(group), element("span", {class: "name"}, group.name), element("span", {class: "count"}, mark));
        return element("li", {}, button);
    }));
    if (focused >= 0)
        list.querySelectorAll("button")[focused].focus();
}

// Only signs that are on the board now, of guesses the deepest ones.
const mostGuesses = 4;
function showSigns(scene) {
    const signs = [];
    const svg = (...children) => {
        const made = drawing("svg", {width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true", class: "sign"});
        made.append(...children);
        return made;
    };
    const ring = depth => drawing("rect", {
        x: 2.5, y: 2.5, width: 11, height: 11, rx: 3.5, fill: "none", stroke: `var(--depth-${depthHue(depth)})`,
        "stroke-width": 1.8,
    });
    const square = fill => drawing("rect", {x: 2.5, y: 2.5, width: 11, height: 11, rx: 2, fill, stroke: "var(--thin)"});
    const guesses = [];
    scene.guess.forEach((depth, index) => {
        if (depth && index !== scene.failed)
            guesses.push({depth, index});
    });
    guesses.sort((a, b) => a.depth - b.depth);
    const hidden = Math.max(0, guesses.length - mostGuesses);
    if (hidden)
        signs.push({sign: svg(ring(guesses[0].depth)), words: text("guess"), more: text("andMore", hidden)});
    for (const {depth, index} of guesses.slice(hidden))
        signs.push({sign: svg(ring(depth)), words: text("guessAt", depth), more: guessName(index)});
    const aside = Math.max(...scene.aside);
    if (aside > 0)
        signs.push({sign: svg(square(`var(--depth-${depthHue(aside)})`)), words: text("asideSign")});
    const derived = scene.derived.find(depth => depth > 0);
    if (derived)
        signs.push({sign: svg(square(`var(--derived-${depthHue(derived)})`)), words: text("follows")});
    if (scene.failed >= 0) {
        signs.push({
            sign: svg(ring(scene.failedDepth), drawing("path",
                {d: "M5 11L11 5", stroke: `var(--depth-${depthHue(scene.failedDepth)})`, "stroke-width": 1.8})),
            words: text("takenBack"), more: guessName(scene.failed),
        });
    }
    if (scene.restored.size) {
        signs.push({
            sign: svg(drawing("rect",
                {x: 2, y: 10, width: 12, height: 3, fill: `var(--depth-${depthHue(scene.failedDepth)})`})),
            words: text("cameBack"), more: String(scene.restored.size),
        });
    }
    if (scene.clashing.length || scene.empty.length) {
        signs.push({
            sign: svg(drawing("rect", {
                x: 2.5, y: 2.5, width: 11, height: 11, rx: 2.5, fill: "var(--contradiction-ground)",
                stroke: "var(--contradiction)", "stroke-width": 1.8,
            })), words: text("contradiction"),
        });
    }
    if (scene.removedBy.size) {
        signs.push({
            sign: svg(drawing("path", {d: "M4 12L12 4", stroke: "var(--text2)", "stroke-width": 1.6})),
            words: text("removedSign"), more: String(scene.removedBy.size),
        });
    }
    document.getElementById("signsTitle").hidden = signs.length === 0;
    document.getElementById("signs").replaceChildren(...signs.map(({sign, words, more}) => element("li", {}, sign,
        element("span", {class: "name"}, words), element("span", {class: "count"}, more || ""))));
}

// A bar a pass: what each family removed, by the cube root of all; below it the depth of the search, a guess, a guess
// that is taken back, the solution.
const barHeight = 44;
function passButton(run, pass, most, go) {
    const record = pass ? run.passes[pass - 1] : null;
    const total = record ? record.removed.reduce((sum, gone) => sum + gone.length, 0) : 0;
    const picture = drawing("svg", {
        width: 34, height: barHeight + 14, viewBox: `0 0 34 ${barHeight + 14}`, "aria-hidden": "true",
    });
    const high = total ? Math.max(3, barHeight * Math.cbrt(total) / Math.cbrt(most)) : 0;
    let y = barHeight;
    if (record) {
        record.removed.forEach((gone, rule) => {
            const part = gone.length / (total || 1) * high;
            if (part > 0) {
                y -= part;
                picture.append(drawing("rect",
                    {x: 8, y, width: 18, height: part, fill: `var(--family-${rules[rule].family})`}));
            }
        });
        picture.append(drawing("rect", {x: 0, y: barHeight, width: 34, height: 1, fill: "var(--hairline)"}));
        const before = depthOf(record.before.level) - 1;
        const after = depthOf(record.after.level) - 1;
        const middle = barHeight + 8;
        const band = (from, to, depth) => picture.append(drawing("rect",
            {x: from, y: middle - 1.5, width: to - from, height: 3, fill: `var(--depth-${depthHue(depth)})`}));
        if (before > 0)
            band(0, 17, before);
        if (after > 0 && !record.solved)
            band(17, 34, after);
        if (record.guess)
            picture.append(drawing("circle", {cx: 17, cy: middle, r: 4, fill: `var(--depth-${depthHue(after)})`}));
        if (record.back || (record.contradiction && !record.back)) {
            picture.append(drawing("path", {
                d: `M13 ${middle - 4}L21 ${middle + 4}M13 ${middle + 4}L21 ${middle - 4}`, stroke: "var(--contradiction)",
                "stroke-width": 2,
            }));
        }
        if (record.solved)
            picture.append(drawing("path", {d: `M17 ${middle - 5}l5 5l-5 5l-5 -5Z`, fill: "var(--solved)"}));
    }
    const said = !record ? text("startShort") : [text("passRemoved", pass, total),
        record.guess && `${text("guess")} ${guessName(record.guess.candidate)}`,
        record.back && `${text("takenBack")} ${guessName(record.back.candidate)}`, record.solved && text("solved"),
        record.result === "no_solution" && text("noSolution")].filter(Boolean).join("; ");
    return element("button", {
        type: "button", class: "pass", tabindex: -1, "aria-label": said, title: said, "data-pass": pass,
        click: () => go({pass, step: run.stepsOf(pass)}),
    }, element("span", {class: "number"}, String(pass)), picture);
}

const passList = document.getElementById("passes");
const passView = {run: null, count: -1, most: 0};

function showPasses(run, position, go) {
    const most = Math.max(1, ...run.passes.map(record => record.removed.reduce((sum, gone) => sum + gone.length, 0)));
    if (passView.run !== run || passView.most !== most) {
        passList.replaceChildren();
        Object.assign(passView, {run, count: -1, most});
    }
    while (passView.count < run.passes.length)
        passList.append(passButton(run, ++passView.count, most, go));
    for (const button of passList.children) {
        const pass = Number(button.dataset.pass);
        button.classList.toggle("later", pass > position.pass);
        button.tabIndex = pass === position.pass ? 0 : -1;
        if (pass !== position.pass) {
            button.removeAttribute("aria-current");
            continue;
        }
        button.setAttribute("aria-current", "true");
        if (passList.contains(document.activeElement))
            button.focus({preventScroll: true});
        const over = button.offsetLeft + button.offsetWidth + 40 - passList.scrollLeft - passList.clientWidth;
        const under = button.offsetLeft - 40 - passList.scrollLeft;
        if (over > 0)
            passList.scrollLeft += over;
        else if (under < 0)
            passList.scrollLeft += under;
    }
}
