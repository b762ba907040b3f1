import type {AddressInfo} from 'net';
import fs from 'fs';
import path from 'path';
import express from 'express';
import {createSite, createTryItRouter, type ProxyOptions} from '../../plugin/proxy';
import {MANIFEST_FILE, type TryItManifest} from '../../plugin/proxy/manifest';
import type {StaticServer} from './staticServer';

/**
 * Serves a built site as `serve` does, on loopback, with its proxy, which may reach loopback too.
 */
export async function serveWithProxy(
  buildDir: string,
  limits: ProxyOptions['limits'] = {},
): Promise<StaticServer> {
  const app = express();
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const manifest = JSON.parse(
    fs.readFileSync(path.join(buildDir, MANIFEST_FILE), 'utf8'),
  ) as TryItManifest;
  app.use(createTryItRouter({manifest, origins: [origin], allowLoopbackTargets: true, limits}));
  app.use(createSite({...manifest.site, folder: buildDir}));
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
