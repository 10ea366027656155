// SPDX-License-Identifier: MIT
// Runs ONNX files in onnxruntime for a test (onnx_runtime.h): a line of JSON in, a line of JSON out, numbers in files.
//     node run_onnx.mjs NODE_MODULES
// in:  {"model": FILE, "numbers": FILE, "inputs": [{"name": …, "dims": […]}, …], "results": FILE, "optimize": true}
//      the numbers of all inputs one behind the other, 32-bit floats
// out: {"outputs": [{"name": …, "dims": […]}, …]}, their numbers in the file of results; or {"error": …}
import { createRequire } from "node:module";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ort = createRequire(join(process.argv[2], "none.js"))("onnxruntime-node");
let session = null;
let loaded = "";

async function run(job) {
    const wanted = job.model + job.optimize;
    if (loaded !== wanted) {
        await session?.release();
        session = null;
        loaded = "";
        session = await ort.InferenceSession.create(job.model, {
            graphOptimizationLevel: job.optimize ? "all" : "disabled",
            intraOpNumThreads: 1,
            logSeverityLevel: 3,
        });
        loaded = wanted;
    }
    const bytes = readFileSync(job.numbers);
    const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    const feeds = {};
    let next = 0;
    for (const { name, dims } of job.inputs) {
        const count = dims.reduce((a, b) => a * b, 1);
        feeds[name] = new ort.Tensor("float32", numbers.slice(next, next + count), dims);
        next += count;
    }
    const results = await session.run(feeds);
    const outputs = session.outputNames.map((name) => ({ name, dims: results[name].dims }));
    const parts = session.outputNames.map((name) => Float32Array.from(results[name].data, Number));
    writeFileSync(job.results, Buffer.concat(parts.map((part) => Buffer.from(part.buffer))));
    return { outputs };
}

console.log(JSON.stringify({ ready: true }));
for await (const line of createInterface({ input: process.stdin })) {
    let answer;
    try {
        answer = await run(JSON.parse(line));
    } catch (problem) {
        answer = { error: String(problem.message ?? problem) };
    }
    console.log(JSON.stringify(answer));
}
