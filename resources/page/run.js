// SPDX-License-Identifier: MIT
// A run of a puzzle: the network decides all, and what went in is compared with what came out.
const rules = data.groups.filter(group => group.kind === "rule");
const verdictStep = rules.length + 1;
const mostLevel = 2 * cellCount + 1;
const mostPasses = 5000;

function startOf(digits) {
    const candidates = new Uint8Array(candidateCount);
    for (let i = 0; i < candidateCount; ++i)
        candidates[i] = digits[cellOf(i)] === 0 || digits[cellOf(i)] === digitOf(i) + 1 ? 1 : 0;
    return {
        candidates, stack: new Uint8Array(candidateCount), guess: new Uint8Array(candidateCount), level: 1,
    };
}

const countOf = candidates => candidates.reduce((sum, one) => sum + one, 0);
const bytesOf = numbers => Uint8Array.from(numbers, number => Math.round(number));

// Indices of what is in `before` and not in `after`.
function without(before, after) {
    const gone = [];
    for (let i = 0; i < candidateCount; ++i) {
        if (before[i] && !after[i])
            gone.push(i);
    }
    return gone;
}

class Run {
    constructor(digits) {
        this.givens = digits;
        this.start = startOf(digits);
        this.passes = [];
        this.result = null; // "solved", "no_solution", "stalled", "out_of_passes"
    }

    get last() {
        return this.passes.length ? this.passes[this.passes.length - 1].after : this.start;
    }

    // The verdict ends a run.
    stepsOf(pass) {
        if (pass === 0)
            return 0;
        const ended = this.passes[pass - 1].result;
        return !data.search || (ended && ended !== "out_of_passes") ? verdictStep : verdictStep + 1;
    }

    get end() {
        return {pass: this.passes.length, step: this.stepsOf(this.passes.length)};
    }

    async next(model, most = mostPasses) {
        const before = this.last;
        const wanted = [...rules.map(rule => rule.result), data.solved, data.contradiction];
        if (data.search)
            wanted.push(data.push, data.pop, data.exhausted, ...data.next);
        const values = await model.run(before, wanted);
        const on = name => values[name][0] > 0.5;
        const record = {before, removed: [], guess: null, back: null, result: null};

        let ruled = before.candidates;
        for (const rule of rules) {
            const after = bytesOf(values[rule.result]);
            if (without(after, ruled).length)
                throw new Error(text("restores", rule.name));
            record.removed.push(without(ruled, after));
            ruled = after;
        }
        record.solved = on(data.solved);
        record.contradiction = on(data.contradiction);
        let exhausted = record.contradiction;
        record.after = {...before, candidates: ruled};
        if (data.search) {
            const [candidates, stack, guess] = data.next.slice(0, 3).map(name => bytesOf(values[name]));
            record.after = {candidates, stack, guess, level: Math.round(values[data.next[3]][0])};
            if (!(record.after.level >= 1 && record.after.level <= mostLevel))
                throw new Error(text("tooDeep"));
            exhausted = on(data.exhausted);
            const push = on(data.push);
            if (push || on(data.pop)) {
                const changed = [];
                for (let i = 0; i < candidateCount; ++i) {
                    if (before.guess[i] !== guess[i])
                        changed.push(i);
                }
                if (changed.length !== 1)
                    throw new Error(text("wrongGuess"));
                if (push)
                    record.guess = {candidate: changed[0], aside: without(ruled, candidates)};
                else
                    record.back = {candidate: changed[0], restored: without(candidates, ruled)};
            }
        }
        if (record.solved)
            record.result = "solved";
        else if (exhausted)
            record.result = "no_solution";
        else if (!data.search && record.removed.every(gone => gone.length === 0))
            record.result = "stalled";
        else if (this.passes.length + 1 >= most)
            record.result = "out_of_passes";
        this.result = record.result;
        this.passes.push(record);
        return record;
    }

    guesses() {
        return this.passes.filter(record => record.guess).length;
    }
    takenBack() {
        return this.passes.filter(record => record.back).length;
    }
}

// What the program got for some boards, and what the browser gets. Empty: the same.
async function selfTest(model) {
    for (const check of data.checks) {
        const run = new Run(readPuzzle(check.puzzle).digits);
        while (!run.result) {
            await run.next(model, check.most);
            if (run.passes.length % 8 === 0)
                await new Promise(resolve => setTimeout(resolve));
        }
        const left = run.passes.map(record => countOf(record.after.candidates));
        const same = run.result === check.result && left.length === check.left.length
            && left.every((count, pass) => count === check.left[pass])
            && run.last.candidates.every((is, i) => is === (check.cells[cellOf(i)] >> digitOf(i) & 1));
        if (!same)
            return text("selfTestFailed", check.puzzle);
    }
    return "";
}
