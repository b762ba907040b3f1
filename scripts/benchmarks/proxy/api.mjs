// The API behind the proxies: small JSON, 25 MB, and event streams that wait for a signal.
import http from 'node:http';

const JSON_BODY = JSON.stringify(
  Array.from({length: 40}, (_, id) => ({id, name: `item ${id}`, tags: ['a', 'b']})),
);
const LARGE_BODY = Buffer.alloc(25 * 1024 * 1024 - 1, 'x');
const streams = new Set();

const server = http.createServer((request, response) => {
  request.resume();
  switch (request.url) {
    case '/large':
      response
        .writeHead(200, {
          'Content-Type': 'application/octet-stream',
          'Content-Length': LARGE_BODY.length,
        })
        .end(LARGE_BODY);
      break;
    case '/events':
      response.writeHead(200, {'Content-Type': 'text/event-stream'}).write(': open\n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
      break;
    default:
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(JSON_BODY),
        })
        .end(JSON_BODY);
  }
});
server.listen(0, '127.0.0.1', () => process.send({port: server.address().port}));
process.on('message', () => {
  for (const stream of streams) stream.write(`data: ${Date.now()}\n\n`);
});
