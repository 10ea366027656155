// SPDX-License-Identifier: MIT
// The page of write_page in a headless Chromium: node check_page.mjs WRITE_PAGE CONVOKU_CLI NODE_MODULES [PICTURES]
// CONVOKU_NODE_MODULES names other modules, CONVOKU_CHROMIUM another browser. Ends with 77 where something that it needs is not installed. PICTURES: a folder for screenshots.
import {spawnSync} from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import {pathToFileURL} from "node:url";

const [writePage, cli, usual, pictures] = process.argv.slice(2);
const modules = process.env.CONVOKU_NODE_MODULES || usual;
function skip(why) {
    console.log(`${why}: the page is not looked at`);
    process.exit(77);
}
const inPath = name => (process.env.PATH || "").split(":").map(folder => path.join(folder, name)).find(fs.existsSync);
const chromium = process.env.CONVOKU_CHROMIUM || ["chromium", "chromium-browser", "google-chrome"].map(inPath).find(Boolean);
if (!chromium)
    skip("no Chromium");
for (const name of ["onnxruntime-web", "puppeteer-core"]) {
    if (!fs.existsSync(path.join(modules, name)))
        skip(`${modules} has no ${name} (tests/onnx/package.json)`);
}
const {default: puppeteer} = await import(
    pathToFileURL(path.join(modules, "puppeteer-core/lib/esm/puppeteer/puppeteer-core.js")));

const article = "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.";
const deep = "98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24..";
const noSolution = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const home = fs.mkdtempSync(path.join(os.tmpdir(), "convoku-page-"));
const environment = {...process.env, QT_QPA_PLATFORM: "offscreen", LC_ALL: "C.UTF-8"};
function written(name, ...options) {
    const folder = path.join(home, name);
    const made = spawnSync(writePage, [folder, modules, ...options], {env: environment, encoding: "utf8"});
    same(made.status, 0, `write_page ${options.join(" ")}: ${made.stderr}`);
    return folder;
}
function traceOf(puzzle, network) {
    const run = spawnSync(cli, ["trace", "--format", "jsonl", "--language", "en", "--network", network, puzzle],
        {env: environment, encoding: "utf8", maxBuffer: 1 << 26});
    return run.stdout.trim().split("\n").map(line => JSON.parse(line));
}

// The sentences that the page should say: rows of tests/wording/page.txt, "id | arguments | sentence".
const sentences = new Map(fs.readFileSync(new URL("../wording/page.txt", import.meta.url), "utf8").split("\n")
    .filter(line => line && !line.startsWith("#")).map(line => line.split(" | "))
    .map(([id, , ...text]) => [id, text.join(" | ")]));
// The sentence with what stands for %1, %2 …
function sentence(id, ...values) {
    if (!sentences.has(id))
        throw new Error(`tests/wording/page.txt has no sentence ${id}`);
    return sentences.get(id).replace(/%(\d)/g, (whole, number) => values[number - 1] ?? whole);
}

let failures = 0;
let checks = 0;
function fail(what) {
    ++failures;
    console.log(`FAIL ${what}`);
}
function same(is, should, what) {
    ++checks;
    if (JSON.stringify(is) !== JSON.stringify(should))
        fail(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`);
}

const browser = await puppeteer.launch({executablePath: chromium, args: ["--no-sandbox"], headless: true});

// A page that tells what it asked for and what went wrong in it.
async function open(address, {theme = "light", width = 1280, height = 900, scale = 1, offline = false, expectFailure = false} = {}) {
    const page = await browser.newPage();
    page.setDefaultTimeout(120000);
    page.asked = [];
    page.wrong = [];
    page.on("request", request => page.asked.push(request.url()));
    page.on("pageerror", problem => page.wrong.push(String(problem)));
    page.on("console", message => message.type() === "error" && page.wrong.push(message.text()));
    await page.setViewport({width, height, deviceScaleFactor: scale});
    await page.emulateMediaFeatures([{name: "prefers-color-scheme", value: theme}]);
    if (offline)
        await page.setOfflineMode(true);
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.state !== "loading", {timeout: 1120000});
    const [state, problem] = await page.evaluate(
        () => [document.documentElement.dataset.state, document.getElementById("problem").textContent]);
    if (!expectFailure)
        same([state, problem, page.wrong], ["ready", "", []], address);
    return page;
}
const fileOf = (folder, hash = "") => pathToFileURL(path.join(folder, "index.html")).href + hash;
const words = (page, id) => page.$eval(`#${id}`, one => one.textContent);
const place = page => page.evaluate("`${page.position.pass}.${page.position.step}`");
const settled = page => page.waitForFunction("!page.busy");
async function click(page, id) {
    await page.click(`#do-${id}`);
    await settled(page);
}
async function press(page, key) {
    await page.keyboard.press(key);
    await settled(page);
}
const localOnly = (page, start) => same(
    page.asked.filter(url => !url.startsWith(start) && !url.startsWith("blob:") && !url.startsWith("data:")), [],
    "requests elsewhere");

// The run of the page as the events of the command line.
const eventsOf = page => page.evaluate(`(() => {
    const events = [];
    const cell = index => [rowOf(cellOf(index)) + 1, columnOf(cellOf(index)) + 1];
    const triples = indices => indices.map(index => [...cell(index), digitOf(index) + 1])
        .sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
    page.run.passes.forEach((record, i) => {
        record.removed.forEach((gone, rule) => {
            if (gone.length)
                events.push({event: "rule", pass: i + 1, rule: rules[rule].id, removed: triples(gone)});
        });
        if (record.contradiction)
            events.push({event: "contradiction", pass: i + 1});
        if (record.guess)
            events.push({event: "push", pass: i + 1, cell: cell(record.guess.candidate),
                digit: digitOf(record.guess.candidate) + 1, depth: depthOf(record.after.level) - 1});
        if (record.back)
            events.push({event: "pop", pass: i + 1, cell: cell(record.back.candidate),
                digit: digitOf(record.back.candidate) + 1, restored: triples(record.back.restored)});
    });
    events.push({event: "end", result: page.run.result, passes: page.run.passes.length, pushes: page.run.guesses(),
        pops: page.run.takenBack()});
    return events;
})()`);
function told(trace) {
    const kept = {
        rule: ["event", "pass", "rule", "removed"], contradiction: ["event", "pass"],
        push: ["event", "pass", "cell", "digit", "depth"], pop: ["event", "pass", "cell", "digit", "restored"],
        end: ["event", "result", "passes", "pushes", "pops"],
    };
    return trace.filter(event => event.event in kept)
        .map(event => Object.fromEntries(kept[event.event].map(name => [name, event[name]])));
}
// What somebody reads who can't see the board.
const gridRead = page => page.$$eval("[role=gridcell]", cells => cells.map(cell => {
    const digit = /: (\d),/.exec(cell.getAttribute("aria-label"));
    return digit ? digit[1] : ".";
}).join(""));

async function load(page, text) {
    await page.$eval("#givens", field => field.value = "");
    await page.type("#givens", text);
    await page.keyboard.press("Enter");
    await settled(page);
}

async function fromFile(folder) {
    const page = await open(fileOf(folder), {offline: true});
    localOnly(page, pathToFileURL(folder).href);
    const trace = traceOf(article, "article");
    await click(page, "solve");
    same(await eventsOf(page), told(trace), "the article's puzzle");
    same(await gridRead(page), trace.at(-1).grid, "the solved grid");
    same(await words(page, "verdict"), sentence("solved"), "verdict");
    same(await place(page), "25.10", "the verdict ends the run");

    // By clicks.
    await click(page, "reset");
    same(await place(page), "0.0", "reset");
    await click(page, "step");
    same(await place(page), "1.1", "step");
    await click(page, "pass");
    same(await place(page), "1.11", "the rest of the pass");
    await click(page, "pass");
    same(await place(page), "2.11", "a pass");
    await click(page, "back");
    same(await place(page), "2.10", "back");
    await page.click("#steps li:nth-child(3) button");
    same(await place(page), "2.3", "a step in the list");
    same(await page.$eval("#steps [aria-current=step] .count", one => one.textContent), "−12", "what it removed");
    await page.click("[data-pass='10']");
    same(await place(page), "10.11", "a pass in the list");
    await page.click("#steps li:nth-child(10) button");
    same(await words(page, "reason"), sentence("clash"), "a contradiction in words");

    // By keyboard.
    await page.evaluate(() => document.activeElement.blur());
    for (const [key, should] of [["Home", "0.0"], ["ArrowRight", "1.1"], ["ArrowRight", "1.2"], ["ArrowLeft", "1.1"],
        ["PageDown", "1.11"], ["PageDown", "2.11"], ["PageUp", "1.11"], ["End", "25.10"], ["ArrowLeft", "25.9"], ["Home", "0.0"]]) {
        await press(page, key);
        same(await place(page), should, key);
    }
    await press(page, "Space");
    await page.waitForFunction("page.position.pass >= 1 && page.position.step >= 2", {timeout: 120000});
    await press(page, "Space");
    const stopped = await place(page);
    await new Promise(resolve => setTimeout(resolve, 1500));
    same(await place(page), stopped, "paused");
    await press(page, "Home");

    // On the board the arrows go from cell to cell.
    await page.focus("#board");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    same(await place(page), "0.0", "arrows on the board");
    same(await words(page, "cell"), sentence("cell"), "the cell at the cursor");
    same(await page.$eval("#board", one => one.getAttribute("aria-activedescendant")), "cell10", "active cell");
    // Everything is reached with Tab, and shows where the focus is.
    await page.evaluate(() => document.activeElement.blur());
    const reached = new Set();
    for (let i = 0; i < 60; ++i) {
        await page.keyboard.press("Tab");
        const [id, outline] = await page.evaluate(() => [document.activeElement.id || document.activeElement.className
            || document.activeElement.tagName, getComputedStyle(document.activeElement).outlineStyle]);
        reached.add(id);
        same(id === "BODY" || outline !== "none", true, `focus ring of ${id}`);
    }
    for (const id of ["board", "givens", "do-play", "do-step", "do-solve", "pass"])
        same([...reached].some(one => one.includes(id)), true, `Tab to ${id}`);

    // Layers: as many as the group has, and the last one says what is left.
    await page.evaluate(() => document.activeElement.blur());
    await press(page, "ArrowRight");
    await page.waitForFunction("document.querySelectorAll('#layers article').length > 0");
    same(await page.$$eval("#layers article", all => all.length), await page.evaluate(
        "data.groups[0].inputs.length + data.groups[0].layers.flatMap(layer => layer.seen).length"), "layers");
    const left = 585 - trace.find(event => event.event === "rule").removed.length;
    const last = "#layers article:last-child";
    same(await page.$eval(`${last} .readout`, one => one.textContent), sentence("numbers", left, 729), "numbers of a layer");
    await page.focus(`${last} canvas`);
    same(await page.$eval(`${last} .readout`, one => one.textContent), sentence("number", 1, 1, 1, 0), "a number");
    for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft"])
        await page.keyboard.press(key);
    // Over the left edge of the first plane there is nothing.
    same(await page.$eval(`${last} .readout`, one => one.textContent), sentence("number", 1, 4, 1, 1), "by arrows");
    await page.focus(`${last} header button`);
    await page.keyboard.press("Enter");
    await page.waitForFunction("document.querySelector('#layers .large')");
    same(await page.evaluate(() => document.activeElement.getAttribute("aria-expanded")), "true", "larger, focus stays");
    await page.hover(`${last} canvas`);
    const one = sentence("number", "\\d", "\\d", "\\d", "[01]");
    const all = sentence("numbers").split(":")[0];
    same(new RegExp(`^${one}$|^${all}`).test(
        await page.$eval(`${last} .readout`, one => one.textContent)), true, "under the mouse");

    // Other puzzles, and what is none.
    await load(page, deep);
    await click(page, "solve");
    same(await eventsOf(page), told(traceOf(deep, "article")), "a deep search");
    await load(page, noSolution);
    await click(page, "solve");
    same([await eventsOf(page), await words(page, "verdict")], [told(traceOf(noSolution, "article")), sentence("no_solution")],
        "two equal givens");
    const before = await page.evaluate("page.run.givens.join('')");
    for (const [text, said] of [["123", sentence("characters", 3)],
        ["<img src=x onerror=alert(1)>", sentence("wrong_character")],
        ["1".repeat(200), sentence("characters", 200)]]) {
        await load(page, text);
        same([await words(page, "givensHelp"), await page.$eval("#givens", one => one.getAttribute("aria-invalid")),
            await page.evaluate("page.run.givens.join('')"), (await page.$$("img")).length],
        [said, "true", before, 0], `puzzle ${text.slice(0, 9)}`);
    }
    same(page.wrong, [], "nothing went wrong");
    await page.close();

    const bad = await open(fileOf(folder, "#puzzle=%3Cscript%3Ealert(1)%3C/script%3E"), {expectFailure: true});
    same([await words(bad, "problem"), await bad.evaluate("puzzleText(page.run.givens)"), bad.wrong],
        [sentence("wrong_character"), article, []], "a hostile address");
    await bad.close();
    const there = await open(fileOf(folder, `#puzzle=${article}&at=17.3&theme=dark`), {width: 320, height: 700});
    same([await place(there), await there.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)],
        ["17.3", "rgb(18, 20, 24)"], "an address with a place");
    same(await there.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), true,
        "320 pixels wide");
    await there.focus("#themes [aria-checked=true]");
    await there.keyboard.press("ArrowLeft");
    same(await there.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), "rgb(245, 246, 248)",
        "to the light appearance by keyboard");
    await there.close();
}

// Files as any server gives them; isolated: as for pages that share memory with threads.
function serve(folder, isolated) {
    const kinds = {".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"};
    const server = http.createServer((request, answer) => {
        const name = path.basename(new URL(request.url, "http://localhost").pathname) || "index.html";
        const file = path.join(folder, name);
        if (name === "frame.html") {
            answer.writeHead(200, {"Content-Type": "text/html"});
            answer.end("<!doctype html><script>onmessage = event => { if (event.data.convokuHeight) "
                + "document.title = event.data.convokuHeight }</script>"
                + "<iframe src='index.html' sandbox='allow-scripts' width='700' height='900'></iframe>");
            return;
        }
        if (!fs.existsSync(file)) {
            answer.writeHead(404);
            answer.end();
            return;
        }
        answer.writeHead(200, {
            "Content-Type": kinds[path.extname(name)] || "text/plain",
            ...(isolated ? {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"} : {}),
        });
        fs.createReadStream(file).pipe(answer);
    });
    return new Promise(resolve => server.listen(0, "127.0.0.1", () => resolve(server)));
}

async function fromServer(folder, isolated) {
    const server = await serve(folder, isolated);
    const address = `http://127.0.0.1:${server.address().port}/`;
    const page = await open(address);
    localOnly(page, address);
    same(page.asked.some(url => url.endsWith("runtime.js")), false, "the runtime's own files are fetched");
    await click(page, "solve");
    same(await eventsOf(page), told(traceOf(article, "article")), `http, isolated: ${isolated}`);
    await page.close();
    server.close();
}

async function inFrame(folder) {
    const server = await serve(folder, false);
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/frame.html`);
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    await frame.waitForFunction(() => document.documentElement.dataset.state !== "loading", {timeout: 1120000});
    same(await frame.evaluate(() => [document.documentElement.dataset.state, document.getElementById("problem").textContent,
        getComputedStyle(document.querySelector(".head")).display, document.getElementById("layersPart").open]),
    ["ready", "", "none", false], "in a frame without an origin");
    await page.waitForFunction(() => Number(document.title) > 500, {timeout: 120000});
    await page.close();
    server.close();
}

// What is broken is said.
async function broken(folder) {
    const without = path.join(home, "without");
    fs.cpSync(folder, without, {recursive: true});
    fs.rmSync(path.join(without, "model.js"));
    const missing = await open(fileOf(without), {expectFailure: true});
    same([await missing.$eval("html", one => one.dataset.state), await words(missing, "problem")],
        ["failed", sentence("missing_file")], "a file is missing");
    await missing.close();

    const index = path.join(without, "index.html");
    fs.copyFileSync(path.join(folder, "model.js"), path.join(without, "model.js"));
    const text = fs.readFileSync(index, "utf8");
    const wrong = text.replace(/"left":\[(\d+)/, (whole, count) => `"left":[${Number(count) + 1}`);
    same(wrong === text, false, "one number of the self-test is changed");
    fs.writeFileSync(index, wrong);
    const failed = await open(fileOf(without), {expectFailure: true});
    same([await failed.$eval("html", one => one.dataset.state), (await words(failed, "problem")).includes(sentence("self_test"))],
        ["failed", true], "the self-test finds it");
    await failed.close();
}

// All of them take a minute and 200 MB: packaging/beat thorough.
async function otherNetworks() {
    const networks = process.env.CONVOKU_THOROUGH ? ["basic", "fast", "one_kernel", "diagonals"] : ["fast"];
    for (const network of networks) {
        const page = await open(fileOf(written(network, `network=${network}`)));
        await click(page, "solve");
        same(await eventsOf(page), told(traceOf(article, network)), network);
        await page.close();
    }
}

// Long words fit a phone, too.
async function otherLanguages() {
    for (const language of ["de", "ru"]) {
        const folder = written(language, `language=${language}`);
        for (const width of [320, 390, 800]) {
            const page = await open(fileOf(folder, "#at=10"), {width});
            same(await page.evaluate(() => [document.documentElement.lang,
                document.documentElement.scrollWidth <= document.documentElement.clientWidth]), [language, true],
            `${language}, ${width} pixels wide`);
            await page.close();
        }
    }
}

async function screenshots(folder, embed) {
    fs.mkdirSync(pictures, {recursive: true});
    const shots = [["light", folder, {theme: "light"}], ["dark", folder, {theme: "dark"}],
        ["light2", folder, {theme: "light", scale: 2}], ["dark2", folder, {theme: "dark", scale: 2}],
        ["phone", folder, {theme: "light", width: 390, height: 844, scale: 2}],
        ["embed", embed, {theme: "light", width: 760}], ["embed-dark", embed, {theme: "dark", width: 1000}]];
    for (const [name, where, look] of shots) {
        const page = await open(fileOf(where, "#at=17.3"), look);
        await page.screenshot({path: path.join(pictures, `${name}.png`)});
        await page.close();
    }
}

try {
    const folder = written("page");
    const embed = written("embed", "embed");
    await fromFile(folder);
    await fromServer(folder, false);
    await fromServer(folder, true);
    await inFrame(embed);
    await broken(folder);
    await otherNetworks();
    await otherLanguages();
    if (pictures)
        await screenshots(folder, embed);
    console.log(`${checks} checks, ${failures} failed`);
} catch (problem) {
    fail(problem.stack);
} finally {
    await browser.close();
    fs.rmSync(home, {recursive: true, force: true});
}
process.exit(failures ? 1 : 0);
