import type http from 'http';
import {until} from './closing';
import {begin, envelopeOf} from './proxy';
import type {Upstream} from './upstream';

/** An API's stream of three events. It writes the next one only after a reader has the one before. */
export function createEvents() {
  let stream: http.ServerResponse | undefined;
  return {
    answer: (response: http.ServerResponse): void => {
      stream = response;
      response.writeHead(200, {'Content-Type': 'text/event-stream'}).write('data: 1\n\n');
    },
    /** Reads the events and leaves. Returns the headers of the response. */
    read: async (port: number, {origin, open}: Pick<Upstream, 'origin' | 'open'>) => {
      const {request, response: begun} = begin(port, {'Accept-Encoding': 'gzip, br'});
      request.end(JSON.stringify(envelopeOf({operation: 'GET /', url: `${origin}/`})));
      const response = await begun;
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      for (const number of [1, 2, 3]) {
        if (number > 1) stream?.write(`data: ${number}\n\n`);
        await until(() => text.endsWith(`data: ${number}\n\n`));
      }
      request.destroy();
      await until(() => open() === 0);
      return response.headers;
    },
  };
}
