// Our proxy, as the command `proxy` runs it, with limits that a benchmark does not reach.
import {createTryItServer} from 'docusaurus-plugin-api-reference/proxy';

const origin = process.argv[2];
const limits = {
  ratePerClient: 1e9,
  ratePerTarget: 1e9,
  maxConcurrentPerClient: 2000,
  maxConcurrent: 2000,
  maxConnectionsPerClient: 4000,
  maxConnections: 4000,
};
const server = createTryItServer({
  proxy: {
    manifest: {
      version: 1,
      site: {url: 'https://docs.example.org', baseUrl: '/'},
      documents: [
        {
          id: 'default',
          servers: [{url: origin}],
          operations: ['GET /', 'POST /', 'GET /large', 'GET /events'].map((key) => ({
            key,
            headers: ['Authorization'],
          })),
          auth: [],
        },
      ],
    },
    allowPrivateTargets: [new URL(origin).host],
    limits,
    log: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`),
  },
});
const {port} = await server.listen(0, '127.0.0.1');
process.send({port});
