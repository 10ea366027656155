// SPDX-License-Identifier: MIT
// ONNX Runtime Web from this folder: its files where they may be fetched, and where they may not, as from file://, the
// same bytes in a script. Nothing is asked of any other place.
function bytesOfBase64(base64) {
    return Uint8Array.from(atob(base64), sign => sign.charCodeAt(0));
}

function loadScript(name) {
    return new Promise((resolve, reject) => {
        document.head.append(element("script", {
            src: name, load: resolve, error: () => reject(new Error(text("missingFile", name))),
        }));
    });
}

async function runtimeFiles() {
    if (location.protocol !== "file:") {
        try {
            const [module, binary] = await Promise.all(["ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"].map(
                async name => {
                    const answer = await fetch(name);
                    if (!answer.ok)
                        throw new Error(name);
                    return answer.arrayBuffer();
                }));
            return {module, binary};
        } catch (problem) {
            // In a frame without an origin of its own nothing may be fetched, but scripts may be loaded.
        }
    }
    await loadScript("runtime.js");
    const files = self.convokuRuntime;
    const made = {module: bytesOfBase64(files.module), binary: bytesOfBase64(files.binary).buffer};
    delete self.convokuRuntime;
    return made;
}

// Threads need memory that is shared: where the page is not isolated, or no worker answers, there are none.
async function threadsThatStart() {
    if (!self.crossOriginIsolated || typeof SharedArrayBuffer === "undefined")
        return 1;
    const source = URL.createObjectURL(new Blob(["onmessage = event => postMessage(event.data.byteLength)"],
        {type: "text/javascript"}));
    try {
        const worker = new Worker(source);
        const started = await new Promise(resolve => {
            worker.onmessage = event => resolve(event.data === 8);
            worker.onerror = () => resolve(false);
            setTimeout(() => resolve(false), 1500);
            worker.postMessage(new SharedArrayBuffer(8));
        });
        worker.terminate();
        return started ? Math.max(1, Math.min(2, navigator.hardwareConcurrency || 1)) : 1;
    } catch (problem) {
        return 1;
    } finally {
        URL.revokeObjectURL(source);
    }
}

class Model {
    // progress: told what is being done, in words.
    static async open(progress) {
        progress(text("loading"));
        const [files, threads] = await Promise.all(
            [runtimeFiles(), threadsThatStart(), loadScript("ort.wasm.min.js"), loadScript("model.js")]);
        const runtime = self.ort;
        const module = URL.createObjectURL(new Blob([files.module], {type: "text/javascript"}));
        runtime.env.logLevel = "error";
        runtime.env.wasm.numThreads = threads;
        runtime.env.wasm.proxy = false;
        runtime.env.wasm.wasmBinary = files.binary;
        runtime.env.wasm.wasmPaths = {mjs: module};
        progress(text("starting"));
        const session = await runtime.InferenceSession.create(bytesOfBase64(self.convokuModel),
            {executionProviders: ["wasm"], graphOptimizationLevel: "all"});
        delete self.convokuModel;
        return new Model(runtime, session, threads);
    }

    constructor(runtime, session, threads) {
        this.runtime = runtime;
        this.session = session;
        this.threads = threads;
        this.busy = Promise.resolve();
    }

    // Values by their names, as arrays of numbers; an input of the network is the state's own.
    run(state, names) {
        const inputs = {};
        const parts = [state.candidates, state.stack, state.guess, [state.level]];
        data.before.forEach((name, i) => {
            if (name)
                inputs[name] = Float32Array.from(parts[i]);
        });
        const wanted = [...new Set(names)].filter(name => !(name in inputs));
        const answer = this.busy.then(async () => {
            const feeds = {};
            for (const name of this.session.inputNames)
                feeds[name] = new this.runtime.Tensor("float32", inputs[name], [1, ...data.values[name].shape]);
            const values = {...inputs};
            const outputs = await this.session.run(feeds, wanted);
            for (const name of wanted)
                values[name] = Float32Array.from(outputs[name].data, Number);
            return values;
        });
        this.busy = answer.catch(() => {});
        return answer;
    }
}
