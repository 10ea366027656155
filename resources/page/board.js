// SPDX-License-Identifier: MIT
// The board as a drawing, in the measures of the program's own: 76ths of a cell, lines on whole pixels of the screen.
const board = document.getElementById("board");
const boardView = {scene: null, cell: 0, lit: [], size: null};

// Through what a rule of the family removed, from the middle; y upwards negative.
// Also where the strokes are small two stay two.
function familyStrokes(family, x, y, width) {
    const aside = Math.max(x * 0.3, width * 1.1);
    const below = Math.max(y * 0.4, width * 1.1);
    switch (family) {
    case "naked_single": return [[-x, y, x, -y]];
    case "pointing": return [[-x, 0, x, 0]];
    case "hidden_single": return [[-x, -y, x, y]];
    case "naked_pair": return [[-x - aside, y, x - aside, -y], [-x + aside, y, x + aside, -y]];
    case "hidden_pair": return [[-x - aside, -y, x - aside, y], [-x + aside, -y, x + aside, y]];
    case "fish": return [[-x, 0, x, 0], [0, -y, 0, y]];
    case "claiming": return [[-x, -below, x, -below], [-x, below, x, below]];
    default: return [[0, -y, 0, y]];
    }
}

// The sign of a rule: edges say row, column or box, the stroke its family. 16 × 16.
function ruleSign(rule) {
    const colour = `var(--family-${rule.family})`;
    const edges = {row: "M2 2.75H14M2 13.25H14", column: "M2.75 2V14M13.25 2V14", box: "M2.75 2.75H13.25V13.25H2.75Z"};
    const sign = drawing("svg", {width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true", class: "sign"});
    const lines = familyStrokes(rule.family, 2, 2.5, 1.5).map(([a, b, c, d]) => `M${8 + a} ${8 + b}L${8 + c} ${8 + d}`);
    sign.append(drawing("path",
        {d: (edges[rule.house] || "") + lines.join(""), fill: "none", stroke: colour, "stroke-width": 1.5}));
    return sign;
}

function groupSign(group) {
    if (group.kind === "rule")
        return ruleSign(group);
    const path = group.kind === "verdict"
        ? "M8 2L14 8L8 14L2 8Z"
        : "M5.6 7.2L10.5 4.6M5.6 8.8L10.5 11.4M5.8 8a1.8 1.8 0 1 0-3.6 0a1.8 1.8 0 1 0 3.6 0M13.8 4a1.8 1.8 0 1 0-3.6 0"
            + "a1.8 1.8 0 1 0 3.6 0M13.8 12a1.8 1.8 0 1 0-3.6 0a1.8 1.8 0 1 0 3.6 0";
    const sign = drawing("svg", {width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true", class: "sign"});
    sign.append(drawing("path", {d: path, fill: "none", stroke: "var(--text3)", "stroke-width": 1.4}));
    return sign;
}

function boardGeometry() {
    const pixel = 1 / (window.devicePixelRatio || 1);
    const wide = board.parentElement.clientWidth;
    const labels = 0.36;
    const high = data.embed ? wide : Math.max(0, window.innerHeight - 340); // controls stay in sight
    const wanted = Math.min(wide, Math.max(Math.min(wide, 330), high), 620);
    const cell = Math.max(24, Math.floor((wanted - 8 * pixel) / (side + labels) / pixel) * pixel);
    const margin = Math.ceil(labels * cell / pixel) * pixel;
    return {pixel, cell, unit: cell / 76, left: margin, top: margin, total: margin + side * cell + 4 * pixel};
}

class BoardDrawing {
    constructor(scene, geometry) {
        this.scene = scene;
        this.g = geometry;
        const {cell, unit} = geometry;
        this.markUnit = unit * markScale;
        const size = 17.1 * this.markUnit;
        const readable = least => cell < 30 ? size : Math.max(size, Math.min(least, cell / 3 * markScale));
        this.mark = readable(10);
        this.struck = readable(12);
    }

    snapped(x) {
        return Math.round(x / this.g.pixel) * this.g.pixel;
    }
    rectOf(cell) {
        return {x: this.g.left + columnOf(cell) * this.g.cell, y: this.g.top + rowOf(cell) * this.g.cell, side: this.g.cell};
    }
    middleOf(digit, cell) {
        const {x, y, side: length} = this.rectOf(cell);
        const apart = 24 * this.g.unit;
        return [x + length / 2 + markAcross(digit) * apart, y + length / 2 + markDown(digit) * apart];
    }
    // Centred by the height of the digits, not of the font's line.
    words(words, x, y, size, fill, weight = 400) {
        return drawing("text", {
            x: this.snapped(x), y: this.snapped(y + 0.3635 * size), "font-size": size, fill, "font-weight": weight,
            "text-anchor": "middle",
        }, document.createTextNode(words));
    }
    lines(paths, stroke, width, extra = {}) {
        return drawing("path", {
            d: paths.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join(""), stroke, "stroke-width": width, fill: "none",
            ...extra,
        });
    }
    ring(x, y, width, height, radius, stroke, line, extra = {}) {
        return drawing("rect", {x, y, width, height, rx: radius, fill: "none", stroke, "stroke-width": line, ...extra});
    }

    draw() {
        const {total} = this.g;
        const all = drawing("svg", {
            width: total, height: total, viewBox: `0 0 ${total} ${total}`, role: "presentation", class: "grid",
        });
        const ground = drawing("g", {"aria-hidden": "true"});
        for (let cell = 0; cell < cellCount; ++cell)
            ground.append(this.ground(cell));
        ground.append(...this.gridLines(), ...this.labels());
        if (this.scene.clash)
            ground.append(this.clashHouse(this.scene.clash.house));
        all.append(ground);
        for (let row = 0; row < side; ++row) {
            const line = drawing("g", {role: "row"});
            for (let column = 0; column < side; ++column)
                line.append(this.cell(row * side + column));
            all.append(line);
        }
        const over = drawing("g", {"aria-hidden": "true", class: "over"});
        if (this.scene.clash)
            over.append(...this.clash(this.scene.clash));
        all.append(over);
        return all;
    }

    ground(cell) {
        const {scene} = this;
        const {x, y, side: length} = this.rectOf(cell);
        const fill = scene.empty.includes(cell) || scene.clashing.includes(cell) ? "contradiction-ground"
            : scene.givens[cell] ? "sunken"
            : scene.derived[cell] ? `derived-${depthHue(scene.derived[cell])}`
            : data.houses.some(house => house.own && house.cells.includes(cell)) ? "own-house"
            : "surface";
        return drawing("rect", {x, y, width: length, height: length, fill: `var(--${fill})`});
    }

    // Filled rectangles of whole pixels: no blur.
    gridLines() {
        const {cell, pixel, left, top} = this.g;
        const made = [];
        const thin = Math.max(1, Math.round(cell / pixel / 76)) * pixel;
        const thick = Math.max(2, Math.round(cell / pixel * 3 / 76)) * pixel;
        // Beside a column or above a row.
        const line = (beside, i, ofBox) => {
            const width = ofBox ? thick : thin;
            const fill = ofBox ? "var(--thick)" : "var(--thin)";
            const before = Math.floor(width / pixel / 2) * pixel;
            const over = ofBox ? before : 0;
            const long = side * cell + (ofBox ? width : 0);
            const at = i * cell - before;
            made.push(drawing("rect", beside ? {x: left + at, y: top - over, width, height: long, fill}
                : {x: left - over, y: top + at, width: long, height: width, fill}));
        };
        for (const ofBox of [false, true]) {
            for (let i = 0; i <= side; ++i) {
                for (const beside of [true, false]) {
                    if ((i % (beside ? boxColumns : boxRows) === 0) === ofBox)
                        line(beside, i, ofBox);
                }
            }
        }
        return made;
    }

    labels() {
        const {cell, left, top, unit} = this.g;
        const size = Math.min(Math.max(10, 12 * unit), 12);
        return Array.from({length: side}, (one, i) => [
            this.words(i + 1, left + (i + 0.5) * cell, top / 2 - 2, size, "var(--text3)"),
            this.words(i + 1, left / 2 - 2, top + (i + 0.5) * cell, size, "var(--text3)"),
        ]).flat();
    }

    cell(cell) {
        const {scene} = this;
        const {x, y, side: length} = this.rectOf(cell);
        const made = drawing("g", {
            role: "gridcell", id: `cell${cell}`, "aria-label": cellWords(scene, cell), "data-cell": cell,
        });
        made.append(drawing("rect", {x, y, width: length, height: length, fill: "transparent"}));
        const {unit} = this.g;
        const large = largeDigit(scene, cell);
        const guessed = large >= 0 ? scene.guess[large * cellCount + cell] : 0;
        if (guessed) {
            made.append(this.ring(x + 9 * unit, y + 7 * unit, length - 18 * unit, length - 14 * unit, 16 * unit,
                `var(--depth-${depthHue(guessed)})`, 3.5 * unit));
        }
        for (let digit = 0; digit < side; ++digit)
            made.append(...this.candidate(digit, cell, large));
        if (large >= 0) {
            const given = scene.givens[cell] !== 0;
            made.append(this.words(large + 1, x + length / 2, y + length / 2, 42.56 * unit,
                given ? "var(--text1)" : "var(--found)", given ? 600 : 400));
        }
        if (scene.empty.includes(cell) || scene.clashing.includes(cell)) {
            const line = Math.max(2 * this.g.pixel, 3 * unit);
            const inset = 4 * unit + line / 2;
            made.append(this.ring(x + inset, y + inset, length - 2 * inset, length - 2 * inset, 8 * unit,
                "var(--contradiction)", line));
            if (scene.empty.includes(cell)) {
                const [a, b, reach] = [x + length / 2, y + length / 2, 12 * unit];
                made.append(this.lines([[a - reach, b - reach, a + reach, b + reach],
                    [a - reach, b + reach, a + reach, b - reach]], "var(--contradiction)", line));
            }
        }
        return made;
    }

    candidate(digit, cell, large) {
        const {scene} = this;
        const {pixel} = this.g;
        const unit = this.markUnit;
        const index = digit * cellCount + cell;
        const [x, y] = this.middleOf(digit, cell);
        const box = 22 * unit;
        const stroke = Math.max(pixel, 1.5 * unit);
        if (scene.removedBy.has(index)) {
            const rule = rules[scene.removedBy.get(index)];
            const colour = `var(--family-${rule.family})`;
            const strokes = familyStrokes(rule.family, 7 * unit, 8 * unit, stroke);
            return [this.words(digit + 1, x, y, this.struck, colour, 600),
                this.lines(strokes.map(([a, b, c, d]) => [x + a, y + b, x + c, y + d]), colour, stroke, {opacity: 0.75}),
                ...this.houseEdges(x, y, box, rule.house, colour)];
        }
        if (scene.failed === index) {
            const colour = `var(--depth-${depthHue(scene.failedDepth)})`;
            return [this.words(digit + 1, x, y, this.struck, colour, 600),
                this.lines([[x - 7 * unit, y + 8 * unit, x + 7 * unit, y - 8 * unit]], colour, stroke, {opacity: 0.75}),
                this.ring(x - box / 2, y - box / 2, box, box, 6 * unit, colour, 2 * unit)];
        }
        if (scene.aside[index]) {
            // A square in the middle would cover the large digit: the place of that digit is free.
            return this.aside(digit, cell, 2 * digit === side - 1 && large >= 0 ? large : digit, scene.aside[index]);
        }
        if (!scene.candidates[index] || large >= 0)
            return [];
        const made = [];
        if (scene.guess[index]) {
            made.push(this.ring(x - box / 2, y - box / 2, box, box, 6 * unit,
                `var(--depth-${depthHue(scene.guess[index])})`, 2 * unit));
        }
        if (scene.restored.has(index)) {
            const height = Math.max(2 * pixel, 3 * unit);
            made.push(drawing("rect", {
                x: this.snapped(x - box / 2 + 2 * unit), y: this.snapped(y + box / 2 - height), width: box - 4 * unit,
                height: this.snapped(height), fill: `var(--depth-${depthHue(scene.failedDepth)})`,
            }));
        }
        made.push(this.words(digit + 1, x, y, this.mark, "var(--mark)"));
        return made;
    }

    houseEdges(x, y, box, house, fill) {
        if (house === "own")
            return [];
        const line = Math.max(1, Math.round(2 * this.markUnit / this.g.pixel)) * this.g.pixel;
        const left = this.snapped(x - box / 2 + box / 22);
        const right = this.snapped(x + box / 2 - box / 22);
        const top = this.snapped(y - box / 2);
        const bottom = this.snapped(y + box / 2);
        const edge = (a, b, width, height) => drawing("rect", {x: a, y: b, width, height, fill});
        const made = [];
        if (house !== "column")
            made.push(edge(left, top, right - left, line), edge(left, bottom - line, right - left, line));
        if (house !== "row")
            made.push(edge(left, top, line, bottom - top), edge(right - line, top, line, bottom - top));
        return made;
    }

    // The digit to the left, the depth as a small number at the top right, where both have room.
    aside(digit, cell, place, depth) {
        const {pixel} = this.g;
        const unit = this.markUnit;
        const [x, y] = this.middleOf(place, cell);
        const length = 20 * unit;
        const made = [drawing("rect", {
            x: x - length / 2, y: y - length / 2, width: length, height: length, rx: 3.5 * unit,
            fill: `var(--depth-${depthHue(depth)})`,
        })];
        const small = 8 * unit < 9 * pixel;
        if (depth > 8) {
            const inset = 2.4 * unit;
            made.push(this.ring(x - length / 2 + inset, y - length / 2 + inset, length - 2 * inset, length - 2 * inset, 0,
                "var(--on-colour)", Math.max(pixel, 1.2 * unit)));
        }
        made.push(this.words(digit + 1, small ? x : x - 2.5 * unit, small ? y : y + unit, 15 * unit, "var(--on-colour)", 600));
        if (!small)
            made.push(this.words(depth, x + 6 * unit, y - 5 * unit, 8 * unit, "var(--on-colour)", 600));
        return made;
    }

    clashHouse(house) {
        const width = Math.max(2 * this.g.pixel, this.snapped(3 * this.g.unit));
        const rects = (house.own ? house.cells.map(cell => [cell, cell]) : [[house.cells[0], house.cells[side - 1]]]);
        return drawing("g", {}, ...rects.map(([from, to]) => {
            const a = this.rectOf(from);
            const b = this.rectOf(to);
            return this.ring(a.x, a.y, b.x + b.side - a.x, b.y + b.side - a.y, 0, "var(--contradiction)", width);
        }));
    }

    // A ✕ between both cells.
    clash({first, second}) {
        const a = this.rectOf(first);
        const b = this.rectOf(second);
        const x = (a.x + b.x + a.side) / 2;
        const y = (a.y + b.y + a.side) / 2;
        const reach = 6 * this.g.unit;
        return [drawing("circle", {cx: x, cy: y, r: 12 * this.g.unit, fill: "var(--contradiction)"}),
            this.lines([[x - reach, y - reach, x + reach, y + reach], [x - reach, y + reach, x + reach, y - reach]],
                "var(--on-contradiction)", Math.max(1.5, 2.5 * this.g.unit))];
    }
}

// A cell in words, for who can't see it and for the line below the board.
function cellWords(scene, cell) {
    const parts = [];
    const sole = soleDigit(scene.candidates, cell);
    const list = indices => indices.map(index => digitOf(index) + 1).join(", ");
    const here = set => [...set].filter(index => cellOf(index) === cell).sort((a, b) => a - b);
    const there = Array.from({length: side}, (one, digit) => digit * cellCount + cell)
        .filter(index => scene.candidates[index]);
    if (scene.givens[cell])
        parts.push(text("givenCell", scene.givens[cell]));
    else if (sole >= 0)
        parts.push(text(scene.guess[sole * cellCount + cell] ? "guessedCell" : "foundCell", sole + 1));
    else
        parts.push(there.length ? text("openCell", list(there)) : text("emptyCell"));
    const removed = here(scene.removedBy.keys());
    for (const rule of new Set(removed.map(index => scene.removedBy.get(index))))
        parts.push(text("removedHere", list(removed.filter(index => scene.removedBy.get(index) === rule)), rules[rule].name));
    const aside = Array.from({length: side}, (one, digit) => digit * cellCount + cell).filter(index => scene.aside[index]);
    if (aside.length)
        parts.push(text("asideHere", list(aside)));
    const back = here(scene.restored);
    if (back.length)
        parts.push(text("backHere", list(back)));
    return text("cellIs", rowOf(cell) + 1, columnOf(cell) + 1, parts.join("; "));
}

function showBoard(scene) {
    boardView.scene = scene;
    boardView.size = boardGeometry();
    board.replaceChildren(new BoardDrawing(scene, boardView.size).draw());
    showCursor();
}

// What stands over the board without being of it: the cursor, and where a number of a layer belongs.
function showCursor() {
    const over = board.querySelector(".over");
    over.querySelectorAll(".cursor").forEach(one => one.remove());
    const {cell: length, left, top, unit, pixel} = boardView.size;
    const frame = (x, y, width, line, radius) => over.append(drawing("rect", {
        x, y, width, height: width, rx: radius, fill: "none", stroke: "var(--accent)", "stroke-width": line, class: "cursor",
    }));
    for (const {cell, digit} of boardView.lit) {
        const x = left + columnOf(cell) * length;
        const y = top + rowOf(cell) * length;
        if (digit === undefined) {
            frame(x + 2 * unit, y + 2 * unit, length - 4 * unit, Math.max(2 * pixel, 3 * unit), 0);
        } else {
            const apart = 24 * unit;
            const width = apart * markScale;
            frame(x + length / 2 + markAcross(digit) * apart - width / 2,
                y + length / 2 + markDown(digit) * apart - width / 2, width, Math.max(1.5, 2 * unit), 4 * unit);
        }
    }
    const readout = document.getElementById("cell");
    readout.hidden = document.activeElement !== board;
    if (readout.hidden)
        return;
    const line = Math.max(2 * pixel, 3 * unit);
    frame(left + columnOf(boardView.cell) * length + line / 2 + pixel,
        top + rowOf(boardView.cell) * length + line / 2 + pixel, length - line - 2 * pixel, line, 0);
    board.setAttribute("aria-activedescendant", `cell${boardView.cell}`);
    readout.textContent = cellWords(boardView.scene, boardView.cell);
}

function lightOnBoard(places) {
    boardView.lit = places;
    if (boardView.scene)
        showCursor();
}

board.addEventListener("focus", showCursor);
board.addEventListener("blur", showCursor);
board.addEventListener("pointerdown", event => {
    const cell = event.target.closest("[data-cell]");
    if (!cell)
        return;
    boardView.cell = Number(cell.dataset.cell);
    board.focus({preventScroll: true});
    showCursor();
});
board.addEventListener("keydown", event => {
    const moves = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]};
    if (!(event.key in moves) || event.ctrlKey || event.altKey || event.metaKey)
        return;
    event.preventDefault();
    event.stopPropagation();
    const [down, across] = moves[event.key];
    const clamp = place => Math.max(0, Math.min(side - 1, place));
    boardView.cell = clamp(rowOf(boardView.cell) + down) * side + clamp(columnOf(boardView.cell) + across);
    showCursor();
});
