import path from 'path';
import {MessageChannel, type MessagePort, receiveMessageOnPort, Worker} from 'worker_threads';
import type {SidebarAnswer, SidebarRequest} from './types';

/** What the worker needs to answer one request. */
export type Question = {
  request: SidebarRequest;
  port: MessagePort;
  /** Becomes 1 when the answer is at the port. */
  signal: Int32Array;
};

/** The largest documents take seconds. */
const TIMEOUT_MS = 300_000;
/** A file of sidebars asks several times in a row; after that the memory is free again. */
const IDLE_MS = 2_000;

/** Docusaurus may load this module anew for each reload of the sidebars. */
const shared = globalThis as {[WORKER]?: {worker: Worker; idle: NodeJS.Timeout}};
const WORKER = Symbol.for('docusaurus-plugin-api-reference.sidebar');

/**
 * Files of sidebars cannot wait for promises, and documents are read by functions that give them:
 * they run in a worker, for which this thread waits.
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
