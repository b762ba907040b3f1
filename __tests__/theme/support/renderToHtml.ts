import {PassThrough} from 'stream';
import {text} from 'stream/consumers';
import {setImmediate} from 'timers';
import type {ReactElement} from 'react';
import {renderToPipeableStream} from 'react-dom/server.node';

// React's renderer for Node needs `setImmediate`, which jsdom lacks.
globalThis.setImmediate ??= setImmediate;

/**
 * Renders a page as in its HTML file. Like Docusaurus, it waits for everything that is loaded on
 * demand.
 */
export function renderToHtml(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const {pipe} = renderToPipeableStream(page, {
      onError: reject,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
    });
  });
}
