// SPDX-License-Identifier: MIT
// What the board shows at a position, as plain data. The stack: odd numbers were set aside by a guess, even ones
// cleared after one.
const depthOf = level => Math.floor((level + 1) / 2);
const depthHue = depth => (depth - 1) % 8 + 1;

function soleDigit(candidates, cell) {
    let sole = -1;
    for (let digit = 0; digit < side; ++digit) {
        if (!candidates[digit * cellCount + cell])
            continue;
        if (sole >= 0)
            return -1;
        sole = digit;
    }
    return sole;
}

const hasNone = (candidates, cell) =>
    Array.from({length: side}, (one, digit) => candidates[digit * cellCount + cell]).every(is => !is);

function contradictionsIn(candidates) {
    const empty = [];
    for (let cell = 0; cell < cellCount; ++cell) {
        if (hasNone(candidates, cell))
            empty.push(cell);
    }
    const clashing = new Set();
    let clash = null;
    for (const house of data.houses) {
        const first = new Array(side).fill(-1);
        for (const cell of house.cells) {
            const digit = soleDigit(candidates, cell);
            if (digit < 0)
                continue;
            if (first[digit] < 0) {
                first[digit] = cell;
                continue;
            }
            clashing.add(first[digit]).add(cell);
            clash = clash || {house, first: first[digit], second: cell, digit};
        }
    }
    return {empty, clashing: [...clashing], clash};
}

function sceneAt(run, {pass, step}) {
    const scene = {
        givens: run.givens, removedBy: new Map(), restored: new Set(), failed: -1, failedDepth: 0, empty: [],
        clashing: [], clash: null, aside: new Uint8Array(candidateCount), guess: new Uint8Array(candidateCount),
        derived: new Uint8Array(cellCount),
    };
    let state = run.start;
    if (pass > 0) {
        const record = run.passes[pass - 1];
        const searched = step > verdictStep;
        if (searched) {
            state = record.after;
        } else {
            state = {
                ...record.before, candidates: record.before.candidates.slice(), stack: record.before.stack.slice(),
            };
            // What the rules clear follows from the guess at once; the network notes it at the end of the pass.
            for (const index of record.removed.slice(0, step).flat()) {
                state.candidates[index] = 0;
                state.stack[index] = state.level - 1;
            }
        }
        // The end of a pass shows all of it; what was taken back, and the solution, are moments of their own.
        const whole = step === run.stepsOf(pass) && !record.back && !record.solved;
        record.removed.forEach((gone, rule) => {
            if (whole || rule === step - 1)
                gone.forEach(index => scene.removedBy.set(index, rule));
        });
        if (searched && record.back) {
            record.back.restored.forEach(index => scene.restored.add(index));
            scene.failed = record.back.candidate;
            scene.failedDepth = depthOf(record.after.level);
        }
        if (record.contradiction && step >= verdictStep && !(searched && record.back))
            Object.assign(scene, contradictionsIn(state.candidates));
    }
    scene.candidates = state.candidates;
    for (let i = 0; i < candidateCount; ++i) {
        scene.aside[i] = state.stack[i] % 2 ? depthOf(state.stack[i]) : 0;
        scene.guess[i] = state.guess[i] ? depthOf(state.guess[i]) : 0;
    }
    for (let cell = 0; cell < cellCount; ++cell) {
        if (run.givens[cell] || soleDigit(state.candidates, cell) < 0)
            continue;
        for (let digit = 0; digit < side; ++digit) {
            const level = state.stack[digit * cellCount + cell];
            if (level > 0 && level % 2 === 0)
                scene.derived[cell] = Math.max(scene.derived[cell], depthOf(level));
        }
    }
    return scene;
}

// The digit that a cell shows large, from 0; −1: pencil marks.
function largeDigit(scene, cell) {
    const isHere = index => cellOf(index) === cell;
    if (scene.failed >= 0 && isHere(scene.failed))
        return -1;
    for (const index of scene.removedBy.keys()) {
        if (isHere(index))
            return -1;
    }
    return soleDigit(scene.candidates, cell);
}
