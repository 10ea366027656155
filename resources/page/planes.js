// SPDX-License-Identifier: MIT
// The values of layers as small pictures: every plane a square of squares, coloured by its numbers.
const faintest = 0.18;
const wideRange = 9;

function colourOf(name) {
    const hex = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
    return [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16));
}

// As on the program's own pictures: nothing for zero, fainter for less, another hue below zero.
function heatOf(number, {low, high}, colours) {
    if (number === 0)
        return colours.board;
    const most = Math.max(Math.abs(low), Math.abs(high), 1);
    let part = Math.min(1, Math.abs(number) / most);
    if (most > wideRange)
        part = Math.sqrt(part);
    const full = number > 0 ? colours.full : colours.below;
    return full.map((to, i) => Math.round(colours.board[i] + (to - colours.board[i]) * (faintest + (1 - faintest) * part)));
}

function numberWords(number) {
    const rounded = Number.isInteger(number) ? String(number) : String(Number(number.toPrecision(3)));
    return rounded.replace("-", "−");
}

const shortName = name => name.replace(/[^\d ]/g, " ").trim().replace(/ +/g, " ");

class Planes {
    constructor(name, value, numbers, large) {
        this.name = name;
        this.value = value;
        this.numbers = numbers;
        this.large = large;
        this.at = 0;
        this.canvas = element("canvas", {tabindex: 0, role: "img", "aria-label": this.words()});
        this.readout = element("p", {class: "readout", "aria-live": "polite"});
        this.canvas.addEventListener("pointermove", event => this.pick(this.elementAt(event)));
        this.canvas.addEventListener("pointerleave", () => this.pick(document.activeElement === this.canvas ? this.at : -1));
        this.canvas.addEventListener("focus", () => this.pick(this.at));
        this.canvas.addEventListener("blur", () => this.pick(-1));
        this.canvas.addEventListener("keydown", event => this.move(event));
        this.summarize();
    }

    words() {
        const [channels, rows, columns] = this.value.shape;
        return text("valueIs", this.value.words, `[${channels}, ${rows}, ${columns}]`, this.value.along);
    }

    summarize() {
        const ones = this.numbers.reduce((sum, number) => sum + (number !== 0), 0);
        this.readout.textContent = this.numbers.length === 1
            ? numberWords(this.numbers[0])
            : text("notZero", ones, this.numbers.length);
    }

    elementName(index) {
        const [channels, rows, columns] = this.value.shape;
        const places = [Math.floor(index / (rows * columns)), Math.floor(index / columns) % rows, index % columns];
        const names = places.map((place, i) => {
            if (this.value.shape[i] === 1)
                return null;
            const known = data.axes[this.value.axes[i]];
            return known && known.length ? known[place] : text(["plane", "row", "column"][i], place + 1);
        }).filter(Boolean);
        return names.length ? names.join(", ") : text("wholeBoard");
    }

    // Widths in pixels of the screen.
    layout(width, ratio) {
        const [channels, rows, columns] = this.value.shape;
        const alone = channels === 1;
        const box = this.value.cells ? 1 : 0; // a little room between boxes, of which a row has boxRows
        const most = Math.max(rows, columns);
        const wanted = this.large ? (most === 1 ? 30 : 22) : most === 1 ? 18 : most <= 3 ? 12 : 7;
        const label = alone ? 0 : Math.round((this.large ? 15 : 13) * ratio);
        const gap = Math.round((this.large ? 14 : 8) * ratio);
        const sideOf = square => ({
            width: columns * square + box * (boxRows - 1) * Math.round(ratio) + Math.round(ratio),
            height: rows * square + box * (boxColumns - 1) * Math.round(ratio) + Math.round(ratio),
        });
        let square = Math.round((alone && most > 1 ? wanted * (this.large ? 1.4 : 1.7) : wanted) * ratio);
        while (square > 3 && sideOf(square).width > width)
            --square;
        const plane = sideOf(square);
        const across = Math.max(1, Math.min(channels, Math.floor((width + gap) / (plane.width + gap))));
        const lines = Math.ceil(channels / across);
        return {
            square, plane, across, label, gap, ratio, box: box * Math.round(ratio),
            width: across * (plane.width + gap) - gap, height: lines * (plane.height + label + gap) - gap,
        };
    }

    placeOf(index) {
        const [, rows, columns] = this.value.shape;
        const {square, plane, across, label, gap, box, ratio} = this.drawn;
        const channel = Math.floor(index / (rows * columns));
        const row = Math.floor(index / columns) % rows;
        const column = index % columns;
        const line = Math.round(ratio);
        return [channel % across * (plane.width + gap) + column * square + Math.floor(column / boxColumns) * box + line,
            Math.floor(channel / across) * (plane.height + label + gap) + label + row * square + Math.floor(row / boxRows) * box
                + line];
    }

    draw(width) {
        this.room = width;
        const ratio = window.devicePixelRatio || 1;
        this.drawn = this.layout(Math.floor(width * ratio), ratio);
        const {square, plane, across, label, gap} = this.drawn;
        this.canvas.width = Math.max(1, this.drawn.width);
        this.canvas.height = Math.max(1, this.drawn.height);
        this.canvas.style.width = `${this.canvas.width / ratio}px`;
        this.canvas.style.height = `${this.canvas.height / ratio}px`;
        const colours = {board: colourOf("surface"), full: colourOf("mark"), below: colourOf("family-naked_pair")};
        const css = ([r, g, b]) => `rgb(${r},${g},${b})`;
        const [channels, rows, columns] = this.value.shape;
        const paint = this.canvas.getContext("2d");
        const line = Math.max(1, Math.round(ratio));
        const names = data.axes[this.value.axes[0]];
        paint.textAlign = "center";
        paint.textBaseline = "alphabetic";
        for (let channel = 0; channel < channels; ++channel) {
            const x = channel % across * (plane.width + gap);
            const y = Math.floor(channel / across) * (plane.height + label + gap);
            if (label) {
                paint.fillStyle = css(colourOf("text3"));
                paint.font = `${Math.round(11 * ratio)}px Inter, sans-serif`;
                const short = names && names.length ? shortName(names[channel]) : String(channel + 1);
                if (paint.measureText(short).width <= plane.width + gap)
                    paint.fillText(short, x + plane.width / 2, y + label - Math.round(3 * ratio));
            }
            paint.fillStyle = css(colourOf("thin"));
            paint.fillRect(x, y + label, plane.width, plane.height);
        }
        const withNumbers = square >= 15 * ratio;
        for (let i = 0; i < this.numbers.length; ++i) {
            const [x, y] = this.placeOf(i);
            const colour = heatOf(this.numbers[i], this.value, colours);
            paint.fillStyle = css(colour);
            paint.fillRect(x, y, square - line, square - line);
            if (!withNumbers || (this.numbers[i] === 0 && this.numbers.length > 1 && !this.large))
                continue;
            const words = numberWords(this.numbers[i]);
            const bright = (colour[0] * 299 + colour[1] * 587 + colour[2] * 114) / 1000 > 118;
            paint.fillStyle = this.numbers[i] === 0 ? css(colourOf("text3")) : bright ? "#14171c" : "#ffffff";
            paint.font = `${Math.round(Math.min(12 * ratio, square * (words.length > 2 ? 0.38 : 0.55)))}px Inter, sans-serif`;
            paint.fillText(words, x + (square - line) / 2, y + (square - line) / 2 + Math.round(4 * ratio));
        }
        if (this.picked >= 0) {
            const [x, y] = this.placeOf(this.picked);
            paint.strokeStyle = css(colourOf("accent"));
            paint.lineWidth = 2 * line;
            paint.strokeRect(x - line / 2, y - line / 2, square, square);
        }
    }

    elementAt(event) {
        const area = this.canvas.getBoundingClientRect();
        const x = (event.clientX - area.left) * this.canvas.width / area.width;
        const y = (event.clientY - area.top) * this.canvas.height / area.height;
        const {square} = this.drawn;
        for (let i = 0; i < this.numbers.length; ++i) {
            const [left, top] = this.placeOf(i);
            if (x >= left - 1 && x < left + square && y >= top - 1 && y < top + square)
                return i;
        }
        return -1;
    }

    pick(index) {
        if (this.picked === index)
            return;
        this.picked = index;
        this.draw(this.room);
        if (index < 0) {
            this.summarize();
            lightOnBoard([]);
            return;
        }
        this.at = index;
        this.readout.textContent = text("elementIs", this.elementName(index), numberWords(this.numbers[index]));
        const [, rows, columns] = this.value.shape;
        lightOnBoard(this.value.cells
            ? [{cell: index % cellCount, digit: this.value.digits ? Math.floor(index / (rows * columns)) : undefined}]
            : []);
    }

    move(event) {
        const [channels, rows, columns] = this.value.shape;
        const {across} = this.drawn;
        let channel = Math.floor(this.at / (rows * columns));
        let row = Math.floor(this.at / columns) % rows;
        let column = this.at % columns;
        const step = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]}[event.key];
        if (!step || event.ctrlKey || event.altKey || event.metaKey)
            return;
        event.preventDefault();
        event.stopPropagation();
        column += step[1];
        row += step[0];
        // Over the edge of a plane lies the next one.
        if (column < 0 || column >= columns) {
            const other = channel + step[1];
            const stays = other < 0 || other >= channels;
            column = stays ? Math.max(0, Math.min(columns - 1, column)) : column < 0 ? columns - 1 : 0;
            channel = stays ? channel : other;
        }
        if (row < 0 || row >= rows) {
            const other = channel + step[0] * across;
            const stays = other < 0 || other >= channels;
            row = stays ? Math.max(0, Math.min(rows - 1, row)) : row < 0 ? rows - 1 : 0;
            channel = stays ? channel : other;
        }
        this.pick((channel * rows + row) * columns + column);
    }
}
