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

class Model {
    // progress: told what is being done, in words.
    static async open(progress) {
        progress(text("loading"));
        const [files] = await Promise.all([runtimeFiles(), loadScript("ort.wasm.min.js"), loadScript("model.js")]);
        const runtime = self.ort;
        const module = URL.createObjectURL(new Blob([files.module], {type: "text/javascript"}));
        runtime.env.logLevel = "error";
        // Layers are so small that a pass takes more than twice as long with two, and everywhere there is one.
        runtime.env.wasm.numThreads = 1;
        runtime.env.wasm.proxy = false;
        runtime.env.wasm.wasmBinary = files.binary;
        runtime.env.wasm.wasmPaths = {mjs: module};
        progress(text("starting"));
        const session = await runtime.InferenceSession.create(bytesOfBase64(self.convokuModel),
            {executionProviders: ["wasm"], graphOptimizationLevel: "all"});
        delete self.convokuModel;
        return new Model(runtime, session);
    }

    constructor(runtime, session) {
        this.runtime = runtime;
        this.session = session;
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
