// Runs the pet store on this machine only: node server/main.mjs [port]. The document's server has
// port 4010; tests use others.
import {createPetStore} from './server.mjs';

const port = Number(process.argv[2] ?? process.env.DEMO_API_PORT ?? 4010);
const server = createPetStore();
server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `The demo API cannot start: port ${port} is in use.` : error,
  );
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () =>
  console.log(`The demo API listens on http://127.0.0.1:${server.address().port}/v1`),
);
