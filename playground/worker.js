"use strict";
// Runs the module, so that the page stays responsive and can stop it.

let exported = null;
let panic = null;
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

function memory(at, length) {
  return new Uint8Array(exported.memory.buffer, at, length);
}

onmessage = async ({ data }) => {
  if (data.module) {
    const panicked = (at, length) => (panic = decoder.decode(memory(at, length)));
    exported = (await WebAssembly.instantiate(data.module, { page: { panicked } })).exports;
    exported.begin();
    postMessage({ ready: true });
    return;
  }
  try {
    const request = encoder.encode(JSON.stringify(data.request));
    memory(exported.request(request.length), request.length).set(request);
    exported.answer();
    postMessage({ id: data.id, text: decoder.decode(memory(exported.answer_at(), exported.answer_length())) });
  } catch (error) {
    // The memory of a module that has ended is of no use.
    postMessage({ id: data.id, failed: panic ?? String(error) });
  }
};
