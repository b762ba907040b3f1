import type http from 'http';
import type {Sink} from '../sink/site';
import {OPEN, useApi, type Api, type Received} from './api';

type Handler = (response: http.ServerResponse, request: Received) => void;

/** A WAV file of silence. */
const WAVE = Buffer.from(
  'UklGRigAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQQAAAAAAAAA',
  'base64',
);
/** A PDF file with one line of text. */
const PAPER = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 44>>stream
BT /F 24 Tf 40 100 Td (A paper to read) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
const reply =
  (type: string, body: string | Buffer, headers: http.OutgoingHttpHeaders = {}): Handler =>
  (response) =>
    response.writeHead(200, {'Content-Type': type, ...headers}).end(body);

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['/html', reply('text/html', '<h1>A page</h1>')],
  ['/pdf', reply('application/pdf', PAPER)],
  ['/sound', reply('audio/wav', WAVE)],
  ['/film', reply('video/mp4', Buffer.from([0, 0, 0, 1]))],
  [
    '/bytes',
    reply('application/octet-stream', Buffer.from([0, 1, 2, 255]), {
      'Content-Disposition':
        'attachment; filename="../../con.exe"; filename*=UTF-8\'\'..%2F..%2Fr%C3%A9sum%C3%A9%E2%80%AE.exe',
    }),
  ],
  [
    '/numbers',
    reply('application/json', '{"id": 12345678901234567890, "tiny": 1.0, "text": "<b>bold</b>"}'),
  ],
  ['/moved', (response) => response.writeHead(302, {Location: '/target'}).end()],
  ['/away', (response) => response.writeHead(302, {Location: 'http://elsewhere.example/'}).end()],
  ['/broken', (response) => response.socket?.destroy()],
  ['/promises', reply('application/json', '{"name": "too long"}')],
  [
    '/forms',
    (response, request) =>
      response
        .writeHead(200, {'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*'})
        .end(
          JSON.stringify({
            url: request.url,
            cookie: request.headers.cookie ?? null,
            body: request.body,
          }),
        ),
  ],
  [
    '/exact',
    reply('application/json', '{"id": 12345678901234567890, "price": 10.50, "huge": 1e400}'),
  ],
  [
    '/protected/basic',
    (response, {headers}) =>
      response
        .writeHead(headers.authorization === undefined ? 401 : 200, {
          'WWW-Authenticate': 'Basic realm="things", charset="UTF-8"',
          'Content-Type': 'application/json',
        })
        .end('{}'),
  ],
  ['/protected/certificate', reply('application/json', '{}')],
  [
    '/lines',
    (response) => {
      response.writeHead(200, {'Content-Type': 'application/x-ndjson'});
      let count = 0;
      const timer = setInterval(() => response.write(`{"line": ${(count += 1)}}\n`), 30);
      response.on('close', () => clearInterval(timer));
    },
  ],
]);

/** An API that has responses of every kind. Only `/forms` accepts requests of other origins. */
export function useAnswers(sink: Sink): Api {
  return useApi(
    (response, request) => {
      if (request.method === 'OPTIONS')
        response.writeHead(204, request.url.startsWith('/forms') ? OPEN : {}).end();
      else HANDLERS.get(request.url.split('?', 1)[0]!)!(response, request);
    },
    () => sink.apis.answers!,
  );
}
