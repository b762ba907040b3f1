import {PassThrough} from 'stream';
import {text} from 'stream/consumers';
import {setImmediate} from 'timers';
import type {ReactElement} from 'react';
import {renderToPipeableStream} from 'react-dom/server.node';

// React's renderer for Node asks for it, and jsdom has none.
globalThis.setImmediate ??= setImmediate;

/**
 * What is in an HTML file: rendered as Docusaurus does, which waits for all that is loaded on
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
