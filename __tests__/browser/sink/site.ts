import fs from 'fs';
import http from 'http';
import type {AddressInfo} from 'net';
import path from 'path';
import express from 'express';
import {slugify} from '../../../plugin/config/slugify';
import {createSite, createTryItRouter} from '../../../plugin/proxy';
import {MANIFEST_FILE} from '../../../plugin/proxy/buildFiles';
import type {TryItManifest} from '../../../plugin/proxy/manifest';
import {startPetStore} from '../../support/petStore';
import {buildSite, removeSite, type SiteOptions} from '../../support/site';
import answers from './tabs/answers';
import console from './tabs/console';
import constructs from './tabs/constructs';
import fragments from './tabs/fragments';
import guides from './tabs/guides';
import hostile from './tabs/hostile';
import oauth from './tabs/oauth';
import origins from './tabs/origins';
import pets from './tabs/pets';
import shelter from './tabs/shelter';
import unusual from './tabs/unusual';
import type {ToOrigin} from './types';
import {yaml} from '../../support/yaml';

/** What the suites know about the site. */
export type Sink = {
  /** The folder of the site; its build is in `build`. */
  dir: string;
  origin: string;
  /** Origins of the API servers that documents name. A suite starts its own servers there. */
  apis: {[name: string]: string};
};

/** No suite may be slowed down by the requests of another one. */
const LIMITS = {
  ratePerClient: 0,
  ratePerTarget: 0,
  maxConcurrent: 1000,
  maxConcurrentPerClient: 1000,
};

/** The first tab is at `/api/default`. */
const CONTRIBUTIONS = [
  pets,
  shelter,
  fragments,
  guides,
  constructs,
  unusual,
  console,
  answers,
  oauth,
  origins,
  hostile,
];

function toSiteOptions(toOrigin: ToOrigin, locales: readonly string[] = ['en']): SiteOptions {
  const contributions = CONTRIBUTIONS.map((contribute) => contribute(toOrigin));
  const direct = contributions.flatMap((one) =>
    one.direct ? Object.entries(one.files).map(([file, text]) => [`direct/${file}`, text]) : [],
  );
  const idsOf = (tabs: {tab: string}[]) => tabs.map(({tab}) => slugify(tab));
  const tabs = contributions.flatMap((one) => one.tabs);
  const ids = idsOf(tabs);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (repeated.length > 0) throw new Error(`Several suites have the tab ${repeated.join(', ')}.`);
  return {
    docs: {tabs},
    files: {
      ...Object.assign({}, ...contributions.map(({files}) => files)),
      ...Object.fromEntries(direct),
      'direct/docs.json': JSON.stringify({tabs: contributions.flatMap((one) => one.direct ?? [])}),
    },
    config: {
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      i18n: {defaultLocale: 'en', locales, localeConfigs: {ar: {direction: 'rtl'}}},
      plugins: yaml`
        [[docusaurus-plugin-api-reference, {showExtensions: [x-owner], mcp: {enabled: true}}],
          [docusaurus-plugin-api-reference, {id: direct, routeBasePath: direct, docsJson: direct/docs.json, tryIt: {proxy: false}}],
          ['@docusaurus/plugin-content-docs', {sidebarPath: ./sidebars.ts}],
          ['@docusaurus/plugin-content-docs', {id: old, path: old, routeBasePath: old, sidebarPath: false}],
          '@docusaurus/plugin-content-pages', '@docusaurus/plugin-sitemap']
      `,
      // The navbar has no title, because Docusaurus's link to the home page would be empty.
      themeConfig: yaml`
        {colorMode: {respectPrefersColorScheme: true},
          navbar: {items: [{to: /api/default, label: Pets}, {to: /docs/pets, label: By hand}]}}
      `,
    },
  };
}

/**
 * Returns a port below those that systems give to clients, so that nothing else takes it before
 * the suite listens there.
 */
async function findPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = http.createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}

/**
 * Serves the built site as `serve` does, on loopback, with its proxy, which may reach loopback too.
 */
async function serveWithProxy(folder: string): Promise<{origin: string; server: http.Server}> {
  const app = express();
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, MANIFEST_FILE), 'utf8'),
  ) as TryItManifest;
  app.use(
    createTryItRouter({manifest, origins: [origin], allowLoopbackTargets: true, limits: LIMITS}),
  );
  app.use(createSite({...manifest.site, folder}));
  return {origin, server};
}

/** Builds and serves the site, with a proxy without limits, and starts the pet store. */
export async function startSink(
  locales?: readonly string[],
): Promise<{sink: Sink; end: () => Promise<void>}> {
  const names = new Set<string>();
  toSiteOptions((api) => {
    names.add(api);
    return 'http://127.0.0.1';
  });
  const ports = new Set<number>();
  while (ports.size < names.size) ports.add(await findPort());
  const origins = [...ports].map((port) => `http://127.0.0.1:${port}`);
  const apis = Object.fromEntries([...names].map((name, index) => [name, origins[index]!]));
  const dir = await buildSite(toSiteOptions((api) => apis[api]!, locales));
  const {origin, server} = await serveWithProxy(path.join(dir, 'build'));
  const pets = await startPetStore(new URL(apis.pets!).port);
  return {
    sink: {dir, apis, origin},
    async end() {
      await pets.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      removeSite(dir);
    },
  };
}
