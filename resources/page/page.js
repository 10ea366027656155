// SPDX-License-Identifier: MIT
// The page: a position in a run, and all that shows it.
const root = document.documentElement;
const page = {run: null, position: {pass: 0, step: 0}, model: null, playing: null, busy: false, asked: 0, open: new Set()};
const byId = id => document.getElementById(id);
const isAt = (a, b) => a.pass === b.pass && a.step === b.step;

function trouble(words) {
    byId("problem").textContent = words;
    byId("problem").hidden = !words;
}

// Everything that the network is asked for, one thing after the other; what comes out of a run that is no longer shown
// is dropped.
async function work(task) {
    if (page.busy || !page.model)
        return false;
    page.busy = true;
    const run = page.run;
    try {
        await task(run);
        trouble("");
        return true;
    } catch (problem) {
        if (page.run === run) {
            stop();
            trouble(text("failed", problem.message));
        }
        return false;
    } finally {
        page.busy = false;
        showControls();
    }
}

function go(position) {
    page.position = position;
    show();
}

// The next step; the network runs where its pass has not been seen.
async function stepOn(run) {
    const {pass, step} = page.position;
    if (pass > 0 && step < run.stepsOf(pass))
        return go({pass, step: step + 1});
    if (pass === run.passes.length) {
        if (run.result)
            return undefined;
        await run.next(page.model);
    }
    return page.run === run ? go({pass: pass + 1, step: 1}) : undefined;
}

// The next step that did something, or the verdict of the last pass.
async function happenOn(run) {
    const before = page.position;
    do {
        const at = page.position;
        await stepOn(run);
        if (page.run !== run || isAt(at, page.position))
            return;
    } while (!happensAt(run, page.position) && !isAt(page.position, run.end));
    if (isAt(before, page.position))
        stop();
}
function happensAt(run, {pass, step}) {
    const record = run.passes[pass - 1];
    if (step <= rules.length)
        return record.removed[step - 1].length > 0;
    return step === verdictStep ? record.solved || record.contradiction : Boolean(record.guess || record.back);
}

async function passOn(run) {
    const {pass, step} = page.position;
    const to = pass > 0 && step < run.stepsOf(pass) ? pass : pass + 1;
    if (to > run.passes.length) {
        if (run.result)
            return;
        await run.next(page.model);
    }
    if (page.run === run)
        go({pass: to, step: run.stepsOf(to)});
}

async function solve(run) {
    let drawn = performance.now();
    while (!run.result && page.run === run) {
        await run.next(page.model);
        if (performance.now() - drawn > 60) {
            go(run.end);
            await new Promise(resolve => setTimeout(resolve));
            drawn = performance.now();
        }
    }
    if (page.run === run)
        go(run.end);
}

function back() {
    const {pass, step} = page.position;
    if (step > 1)
        go({pass, step: step - 1});
    else if (pass > 0)
        go({pass: pass - 1, step: page.run.stepsOf(pass - 1)});
}
function passBack() {
    const to = Math.max(0, page.position.pass - 1);
    go({pass: to, step: page.run.stepsOf(to)});
}

function stop() {
    clearTimeout(page.playing);
    page.playing = null;
    showControls();
}
async function play() {
    if (page.playing !== null)
        return stop();
    if (page.run.result && isAt(page.position, page.run.end))
        go({pass: 0, step: 0});
    const tick = async () => {
        const done = await work(happenOn);
        if (page.playing === null)
            return;
        if (!done && page.busy === false)
            return stop();
        if (page.run.result && isAt(page.position, page.run.end))
            return stop();
        page.playing = setTimeout(tick, 700);
    };
    page.playing = setTimeout(tick);
    return showControls();
}

const commands = [
    {id: "reset", icon: "M4 3v10M13 3L6 8l7 5Z", run: () => { stop(); go({pass: 0, step: 0}); }, able: () => page.position.pass > 0},
    {id: "back", icon: "M10.5 3L5 8l5.5 5", run: () => { stop(); back(); }, able: () => page.position.pass > 0},
    {id: "play", icon: "M5 3l8 5l-8 5Z", run: play, able: () => true, primary: true},
    {id: "step", icon: "M5.5 3L11 8l-5.5 5", run: () => { stop(); return work(stepOn); }, able: () => !atEnd(), words: true},
    {id: "pass", icon: "M3.5 3L9 8l-5.5 5M8.5 3L14 8l-5.5 5", run: () => { stop(); return work(passOn); }, able: () => !atEnd(), words: true},
    {id: "solve", icon: "M12 3v10M3 3l7 5l-7 5Z", run: () => { stop(); return work(solve); }, able: () => !atEnd(), words: true},
];
const atEnd = () => Boolean(page.run.result) && isAt(page.position, page.run.end);

function icon(path) {
    const made = drawing("svg", {width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true"});
    made.append(drawing("path", {
        d: path, fill: path.includes("Z") ? "currentColor" : "none", stroke: "currentColor", "stroke-width": 1.6,
        "stroke-linejoin": "round", "stroke-linecap": "round",
    }));
    return made;
}

function makeControls() {
    byId("controls").append(...commands.map(command => element("button", {
        type: "button", id: `do-${command.id}`, class: command.primary ? "primary" : command.words ? "worded" : "bare",
        "aria-label": text(command.id), title: `${text(command.id)} (${text(`${command.id}Key`)})`,
        click: () => command.able() && page.model && command.run(),
    }, icon(command.icon), command.words ? element("span", {}, text(command.id)) : "")));
}

// Not "disabled": who works by keyboard would lose the place.
function showControls() {
    for (const command of commands) {
        const button = byId(`do-${command.id}`);
        const can = page.model && command.able();
        button.setAttribute("aria-disabled", can ? "false" : "true");
    }
    const play = byId("do-play");
    const playing = page.playing !== null;
    play.setAttribute("aria-label", text(playing ? "pause" : "play"));
    play.replaceChildren(icon(playing ? "M5 3h2v10H5ZM10 3h2v10h-2Z" : "M5 3l8 5l-8 5Z"));
}

function showVerdict() {
    const {run} = page;
    const chip = byId("verdict");
    chip.hidden = !run.result;
    chip.className = run.result === "solved" ? "chip solved" : "chip wrong";
    const words = {solved: "solved", no_solution: "noSolutionShort", stalled: "stalledShort", out_of_passes: "outOfPassesShort"};
    chip.textContent = run.result ? text(words[run.result]) : "";
    byId("cost").textContent = run.result ? text("cost", run.passes.length, run.guesses(), run.takenBack()) : "";
}

function show() {
    const {run, position} = page;
    const scene = sceneAt(run, position);
    showBoard(scene);
    showSteps(run, position, go);
    showSigns(scene);
    showPasses(run, position, go);
    showVerdict();
    showControls();
    const group = position.pass ? data.groups[position.step - 1] : null;
    byId("place").textContent = group ? text("place", position.pass, position.step, group.name) : text("startShort");
    byId("reason").replaceChildren(...(group ? [groupSign(group)] : []), element("span", {}, reasonAt(run, position)));
    byId("rule").textContent = group ? group.sentence : data.embed ? data.network.purpose : "";
    byId("layersTitle").textContent = group ? text("layersOf", group.name) : text("layers");
    byId("layersHint").textContent = group ? text("layersHelp") : text("layersNone");
    showLayers();
}

// Where a value was chosen to be seen larger it stays so from step to step.
async function showLayers() {
    const asked = ++page.asked;
    const {run, position, model} = page;
    const group = position.pass ? data.groups[position.step - 1] : null;
    const cards = byId("layers");
    if (!group || !model || !byId("layersPart").open) {
        cards.replaceChildren();
        return;
    }
    const names = [...group.inputs, ...group.layers.flatMap(layer => layer.seen)];
    let values;
    try {
        values = await model.run(run.passes[position.pass - 1].before, names);
    } catch (problem) {
        return trouble(text("failed", problem.message));
    }
    if (asked !== page.asked)
        return undefined;
    const made = [];
    const makers = new Map(group.inputs.map(name => [name, text("input")]));
    for (const name of group.inputs)
        made.push(card(name, values[name], text("input"), data.values[name].words, ""));
    group.layers.forEach((layer, i) => {
        const from = text("from", layer.inputs.map(input => makers.get(input) || data.values[input].words).join(", "));
        for (const name of layer.seen)
            made.push(card(name, values[name], `${i + 1} · ${layer.kind}`, layer.words, `${layer.sentence} ${from}`));
        layer.outputs.forEach(name => makers.set(name, String(i + 1)));
    });
    const focused = cards.contains(document.activeElement)
        ? [document.activeElement.closest("article").dataset.value, document.activeElement.tagName] : null;
    cards.replaceChildren(...made.map(({article}) => article));
    made.forEach(({article, planes}) => planes.draw(article.querySelector(".picture").clientWidth));
    page.cards = made;
    if (focused) {
        const same = made.find(({article}) => article.dataset.value === focused[0]);
        (same ? same.article : cards).querySelector(focused[1].toLowerCase())?.focus({preventScroll: true});
    }
    return reportHeight();
}

function card(name, numbers, kind, words, sentence) {
    const value = data.values[name];
    const large = page.open.has(name);
    const planes = new Planes(name, value, numbers, large);
    const toggle = element("button", {
        type: "button", class: "bare", "aria-expanded": String(large), "aria-label": text(large ? "smaller" : "larger", words),
        title: text(large ? "smaller" : "larger", words),
        click: () => { page.open.has(name) ? page.open.delete(name) : page.open.add(name); showLayers(); },
    }, icon(large ? "M3 8h10" : "M3 8h10M8 3v10"));
    const shape = `[${value.shape.join(", ")}]${value.along ? ` ${value.along}` : ""}`;
    const article = element("article", {class: large ? "card large" : "card", "data-value": name},
        element("header", {}, element("p", {class: "kind"}, kind), toggle),
        element("h3", {}, words), element("p", {class: "shape"}, shape),
        element("div", {class: "picture"}, planes.canvas), planes.readout,
        ...(large && sentence ? [element("p", {class: "hint"}, sentence)] : []));
    return {article, planes};
}

function load(input) {
    const read = readPuzzle(input);
    const field = byId("givens");
    byId("givensHelp").textContent = read.problem || text("puzzleHelp");
    byId("givensHelp").classList.toggle("wrong", Boolean(read.problem));
    field.setAttribute("aria-invalid", read.problem ? "true" : "false");
    if (read.problem)
        return false;
    stop();
    trouble("");
    field.value = puzzleText(read.digits);
    page.run = new Run(read.digits);
    go({pass: 0, step: 0});
    return true;
}

// #puzzle=…&at=17.4&theme=dark
function address() {
    return new URLSearchParams(location.hash.slice(1, 4000));
}
async function goTo(at) {
    const [pass, step] = String(at || "").split(".").map(Number);
    if (!(pass >= 1 && pass <= mostPasses))
        return;
    await work(async run => {
        while (run.passes.length < pass && !run.result)
            await run.next(page.model);
        const to = Math.min(pass, run.passes.length);
        go({pass: to, step: step >= 1 ? Math.min(step, run.stepsOf(to)) : run.stepsOf(to)});
    });
}

function useTheme(theme) {
    if (theme === "light" || theme === "dark")
        root.dataset.theme = theme;
    else
        delete root.dataset.theme;
    for (const button of byId("themes").children) {
        const is = button.dataset.theme === (root.dataset.theme || "auto");
        button.setAttribute("aria-checked", String(is));
        button.tabIndex = is ? 0 : -1;
    }
    redraw();
}
function makeThemes() {
    const names = ["auto", "light", "dark"];
    byId("themes").append(...names.map(theme => element("button", {
        type: "button", role: "radio", "data-theme": theme, click: () => useTheme(theme),
    }, text(theme))));
    byId("themes").addEventListener("keydown", event => {
        const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
        if (!by)
            return;
        event.preventDefault();
        event.stopPropagation();
        const now = names.indexOf(root.dataset.theme || "auto");
        useTheme(names[(now + by + names.length) % names.length]);
        byId("themes").querySelector("[aria-checked=true]").focus();
    });
}

// The pictures of layers are painted in the colours and pixels of the moment.
function redraw() {
    if (page.run)
        showBoard(boardView.scene || sceneAt(page.run, page.position));
    for (const {article, planes} of page.cards || []) {
        if (article.isConnected)
            planes.draw(article.querySelector(".picture").clientWidth);
    }
    reportHeight();
}

// Whoever put the page into a frame may give it this height.
function reportHeight() {
    if (data.embed && window.parent !== window)
        window.parent.postMessage({convokuHeight: Math.ceil(document.body.getBoundingClientRect().height)}, "*");
}

const keys = {
    ArrowRight: () => byId("do-step").click(), ArrowLeft: () => byId("do-back").click(),
    PageDown: () => byId("do-pass").click(), PageUp: () => { stop(); passBack(); }, Home: () => byId("do-reset").click(),
    End: () => byId("do-solve").click(), " ": () => byId("do-play").click(),
};
document.addEventListener("keydown", event => {
    const {target, key} = event;
    if (!(key in keys) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
        return;
    if (target.closest("input, textarea, select") || (key === " " && target.closest("button, summary")))
        return;
    if (passList.contains(target) && (key === "ArrowRight" || key === "ArrowLeft")) {
        const pass = page.position.pass + (key === "ArrowRight" ? 1 : -1);
        if (pass >= 0 && pass <= page.run.passes.length)
            go({pass, step: page.run.stepsOf(pass)});
    } else {
        keys[key]();
    }
    event.preventDefault();
});

function fillIn() {
    document.querySelectorAll("[data-text]").forEach(one => one.textContent = text(one.dataset.text));
    document.querySelectorAll("[data-label]").forEach(one => one.setAttribute("aria-label", text(one.dataset.label)));
    byId("name").textContent = data.network.name;
    byId("purpose").textContent = data.network.purpose;
    byId("keys").append(...[["→ ←", "keysStep"], ["PageDown PageUp", "keysPass"], ["Space", "keysPlay"],
        ["Home End", "keysEnds"], ["Tab", "keysTab"]].flatMap(
        ([key, words]) => [element("dt", {}, ...key.split(" ").map(one => element("kbd", {}, one))), element("dd", {}, text(words))]));
    byId("layersPart").open = !data.embed;
    byId("layersPart").addEventListener("toggle", () => { showLayers(); reportHeight(); });
    byId("files").append(element("a", {href: "model.onnx", download: "model.onnx"}, text("model")), " · ",
        element("a", {href: "licences.txt"}, text("licences")));
    byId("puzzle").addEventListener("submit", event => {
        event.preventDefault();
        load(byId("givens").value);
    });
    let width = 0;
    new ResizeObserver(() => {
        if (width !== document.body.clientWidth) {
            width = document.body.clientWidth;
            redraw();
        }
    }).observe(document.body);
    window.addEventListener("resize", redraw);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
    window.addEventListener("hashchange", () => load(address().get("puzzle") || data.puzzle) && goTo(address().get("at")));
}

async function begin() {
    makeControls();
    makeThemes();
    fillIn();
    useTheme(address().get("theme"));
    if (!load(address().get("puzzle") || data.puzzle)) {
        const problem = byId("givensHelp").textContent;
        load(data.puzzle);
        trouble(problem);
    }
    const said = byId("problem").textContent;
    try {
        const model = await Model.open(words => byId("runtime").textContent = words);
        byId("runtime").textContent = text("testing");
        const problem = await selfTest(model);
        if (problem)
            throw new Error(problem);
        page.model = model;
        byId("runtime").textContent = text("ready", data.checks.length);
        root.dataset.state = "ready";
        trouble(said);
        await goTo(address().get("at"));
    } catch (problem) {
        root.dataset.state = "failed";
        byId("runtime").textContent = "";
        trouble(text("failed", problem.message || String(problem)));
    }
    showControls();
    reportHeight();
}
begin();
