// SPDX-License-Identifier: MIT
// What all of the page reads, and puzzles as people type them.
const data = JSON.parse(document.getElementById("data").textContent);
// A box has boxRows × boxColumns cells: they lie in it as digits do in a cell.
const {side, boxRows, boxColumns} = data;
const cellCount = side * side;
const candidateCount = cellCount * side;

// A text of the language that the page was written in; %1, %2 … are the values.
function text(key, ...values) {
    return data.text[key].replace(/%(\d)/g, (whole, number) => String(values[number - 1] ?? whole));
}

// An element. Strings become text, never markup.
function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === "function")
            made.addEventListener(name, value);
        else if (value === true)
            made.setAttribute(name, "");
        else if (value !== false && value !== undefined && value !== null)
            made.setAttribute(name, value);
    }
    made.append(...children);
    return made;
}

function drawing(tag, attributes = {}, ...children) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes))
        made.setAttribute(name, value);
    made.append(...children);
    return made;
}

const rowOf = cell => Math.floor(cell / side);
const columnOf = cell => cell % side;
const digitOf = candidate => Math.floor(candidate / cellCount);
const cellOf = candidate => candidate % cellCount;
const cellName = cell => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
// How far a digit's pencil mark is from the middle of its cell, and its size, where those of nine digits are 1.
const markScale = 3 / Math.max(boxRows, boxColumns);
const markAcross = digit => (digit % boxColumns - (boxColumns - 1) / 2) * markScale;
const markDown = digit => (Math.floor(digit / boxColumns) - (boxRows - 1) / 2) * markScale;
const guessName = candidate => `${cellName(cellOf(candidate))} = ${digitOf(candidate) + 1}`;

// The digits of all cells, 0 for an empty one; or what is wrong with the text.
function readPuzzle(input) {
    const digits = new Uint8Array(cellCount);
    let count = 0;
    for (const sign of String(input).slice(0, 2000)) {
        if (/[\s|+-]/.test(sign))
            continue;
        const digit = /[1-9]/.test(sign) && Number(sign) <= side ? Number(sign) : /[0.*_xX]/.test(sign) ? 0 : -1;
        if (digit < 0)
            return {problem: text("badSign", count + 1, sign)};
        if (count < cellCount)
            digits[count] = digit;
        ++count;
    }
    if (count !== cellCount)
        return {problem: text("badLength", count, cellCount)};
    return {digits};
}

const puzzleText = digits => Array.from(digits, digit => digit || ".").join("");
