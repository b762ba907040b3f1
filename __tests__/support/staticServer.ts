import fs from 'fs';
import http from 'http';
import type {AddressInfo} from 'net';
import path from 'path';

const TYPES: {[extension: string]: string} = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};

/** Files with a hash in their name, as the bundlers of Docusaurus write them. */
const HASHED = /^assets\/.*\.[0-9a-f]{8}\.\w+$/;

export type StaticServer = {origin: string; close(): Promise<void>};

/**
 * Serves a built site on loopback as static hosts do: clean URLs, 404.html for missing pages, and
 * permanent caching of files with a hash in their name.
 */
export async function serveBuild(buildDir: string, baseUrl = '/'): Promise<StaticServer> {
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const bare = path
      .normalize(
        decodeURIComponent(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '404'),
      )
      .replace(/^(\.\.[/\\])+/, '');
    const file = [bare, `${bare.replace(/\/$/, '')}.html`, path.join(bare, 'index.html')]
      .map((name) => path.join(buildDir, name))
      .find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
    response.writeHead(file ? 200 : 404, {
      'Content-Type': TYPES[path.extname(file ?? '.html')] ?? 'application/octet-stream',
      ...(file && HASHED.test(bare) && {'Cache-Control': 'public, max-age=31536000, immutable'}),
    });
    response.end(fs.readFileSync(file ?? path.join(buildDir, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A port of loopback that nothing listens on at the moment. */
export async function findFreePort(): Promise<number> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a server responds. Docusaurus announces its URL a moment before it listens. */
export async function waitForServer(origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(origin).then(
        ({ok}) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nobody answers at ${origin}.`);
}
