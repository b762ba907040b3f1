import {
  parentPort,
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'worker_threads';
import path from 'path';
import {createItemsLoader} from './createItemsLoader';
import type {SidebarAnswer, SidebarRequest} from './types';

/** The data that the worker needs for one request. */
type Question = {
  request: SidebarRequest;
  port: MessagePort;
  /** Becomes 1 when the answer has been posted to the port. */
  signal: Int32Array;
};

/** The largest documents take seconds. */
const TIMEOUT_MS = 300_000;
/** A sidebars file makes several requests in a row; afterwards the memory is freed. */
const IDLE_MS = 2_000;

/** Global, because Docusaurus may load this module again for each reload of the sidebars. */
const shared = globalThis as {[WORKER]?: {worker: Worker; idle: NodeJS.Timeout}};
const WORKER = Symbol.for('docusaurus-plugin-api-reference.sidebar');

/**
 * Runs a request in a worker and blocks this thread until it is done: sidebars files cannot wait
 * for promises, but the functions that read documents return them.
 */
export function askWorker(request: SidebarRequest): SidebarAnswer {
  const worker = takeWorker();
  const {port1, port2} = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const question: Question = {request, port: port2, signal};
  worker.postMessage(question, [port2]);
  Atomics.wait(signal, 0, 0, TIMEOUT_MS);
  const received: {message: SidebarAnswer} | undefined = receiveMessageOnPort(port1);
  port1.close();
  return received?.message ?? {problem: 'Reading the documents took too long.'};
}

function takeWorker(): Worker {
  const known = shared[WORKER];
  clearTimeout(known?.idle);
  const worker = known?.worker ?? new Worker(path.join(__dirname, 'worker.js'));
  worker.unref();
  const idle = setTimeout(() => {
    delete shared[WORKER];
    void worker.terminate();
  }, IDLE_MS);
  idle.unref();
  shared[WORKER] = {worker, idle};
  return worker;
}

const loadItems = createItemsLoader();

parentPort?.on('message', ({request, port, signal}: Question) => {
  const answer = (message: SidebarAnswer) => {
    port.postMessage(message);
    port.close();
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
  };
  loadItems(request).then(answer, (error: unknown) =>
    answer({problem: error instanceof Error ? (error.stack ?? error.message) : String(error)}),
  );
});
