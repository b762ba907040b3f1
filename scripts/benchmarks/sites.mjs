// The sites that are measured: the baseline (a bare site whose plugin adds one trivial page per
// operation) and ours.
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Operations and webhooks, since both have pages. */
export function listOperations(document) {
  return Object.entries({
    ...document.paths,
    ...(document.webhooks ?? document['x-webhooks']),
  }).flatMap(([route, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      route,
      method,
      title: item[method].summary ?? `${method} ${route}`,
    })),
  );
}

/** As many pages as a site of ours has, which also makes pages of schemas and lists. */
export function listPages(document, count) {
  const operations = listOperations(document);
  return Array.from({length: count}, (_, index) => operations[index % operations.length]);
}

function createSite(name, plugins) {
  const dir = realpathSync(mkdtempSync(path.join(os.tmpdir(), `bench-${name}-`)));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  const config = {
    title: 'Benchmark',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    themes: ['@docusaurus/theme-classic'],
    plugins,
    future: {v4: true, faster: true},
  };
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({name: `bench-${name}`, private: true, browserslist: ['last 1 chrome version']}),
  );
  writeFileSync(
    path.join(dir, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config, null, 2)};\n`,
  );
  return dir;
}

/**
 * The least that pages can cost: for each a route, a small JSON file, a component with a layout and
 * a heading.
 */
export function createFloorSite(pages) {
  const dir = createSite('floor', ['./floor']);
  mkdirSync(path.join(dir, 'floor'));
  writeFileSync(path.join(dir, 'floor/operations.json'), JSON.stringify(pages));
  writeFileSync(
    path.join(dir, 'floor/index.js'),
    `module.exports = () => ({
  name: 'floor',
  async contentLoaded({actions}) {
    for (const [index, operation] of require('./operations.json').entries()) {
      const path = '/api/' + index + '-' + operation.method;
      actions.addRoute({path, exact: true, component: '@site/floor/Page.js', modules: {operation: await actions.createData('operation-' + index + '.json', operation)}});
    }
  },
});\n`,
  );
  writeFileSync(
    path.join(dir, 'floor/Page.js'),
    `import React from 'react';
import Layout from '@theme/Layout';
export default function Page({operation}) {
  return <Layout title={operation.title}><main className="container"><h1>{operation.title}</h1><code>{operation.method} {operation.route}</code></main></Layout>;
}\n`,
  );
  return dir;
}

export function createOurSite(document) {
  const dir = createSite('ours', ['docusaurus-plugin-api-reference']);
  writeFileSync(path.join(dir, 'openapi.json'), JSON.stringify(document));
  writeFileSync(
    path.join(dir, 'docs.json'),
    JSON.stringify({tab: 'API Reference', api: {source: 'openapi.json'}}),
  );
  return dir;
}

export function clean(dir) {
  for (const folder of ['build', '.docusaurus'])
    rmSync(path.join(dir, folder), {recursive: true, force: true});
  rmSync(path.join(ROOT, 'node_modules/.cache'), {recursive: true, force: true});
}

export const removeSite = (dir) => rmSync(dir, {recursive: true, force: true});
