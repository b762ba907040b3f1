import {parentPort} from 'worker_threads';
import type {Question} from './askWorker';
import {createItemsLoader} from './createItemsLoader';
import type {SidebarAnswer} from './types';

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
