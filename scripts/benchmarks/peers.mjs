// The incumbent, docusaurus-openapi-docs, at the version that our figures refer to. Its packages
// are installed from npm when needed.
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createRequire} from 'node:module';
import {findMedianPage, measureCommand} from './measure.mjs';
import {installOnce} from './packages.mjs';

export const PEER = {name: 'docusaurus-openapi-docs', version: '5.2.0'};

/** It does not build with later versions; its lock file has this one. */
const WEBPACK = '5.104.1';

const versionOf = (name) => createRequire(import.meta.url)(`${name}/package.json`).version;

function install() {
  const docusaurus = [
    'core',
    'faster',
    'plugin-content-docs',
    'theme-classic',
    'theme-common',
    'utils',
    'utils-validation',
  ];
  const dependencies = {
    ...Object.fromEntries(
      docusaurus.map((name) => [`@docusaurus/${name}`, versionOf('@docusaurus/core')]),
    ),
    'docusaurus-plugin-openapi-docs': PEER.version,
    'docusaurus-theme-openapi-docs': PEER.version,
    'docusaurus-plugin-sass': '^0.2.6',
    sass: '^1.89.2',
    react: versionOf('react'),
    'react-dom': versionOf('react-dom'),
    webpack: WEBPACK,
  };
  return path.join(
    installOnce(`${PEER.name}-${PEER.version}`, {dependencies, overrides: {webpack: WEBPACK}}),
    'node_modules',
  );
}

/** The site from its documentation, with the same bundler as the others. */
export function createPeerSite(document) {
  const modules = install();
  const dir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'bench-peer-')));
  symlinkSync(modules, path.join(dir, 'node_modules'));
  const config = {
    title: 'Benchmark',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    themes: ['@docusaurus/theme-classic', 'docusaurus-theme-openapi-docs'],
    plugins: [
      [
        '@docusaurus/plugin-content-docs',
        {sidebarPath: './sidebars.js', docItemComponent: '@theme/ApiItem'},
      ],
      [
        'docusaurus-plugin-openapi-docs',
        {
          id: 'api',
          docsPluginId: 'default',
          config: {
            api: {
              specPath: 'openapi.json',
              outputDir: 'docs/api',
              sidebarOptions: {groupPathsBy: 'tag'},
            },
          },
        },
      ],
    ],
    future: {v4: true, faster: true},
  };
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({name: 'bench-peer', private: true, browserslist: ['last 1 chrome version']}),
  );
  writeFileSync(
    path.join(dir, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config, null, 2)};\n`,
  );
  writeFileSync(
    path.join(dir, 'sidebars.js'),
    "const fs = require('fs');\nmodule.exports = {docs: ['intro'], ...(fs.existsSync(`${__dirname}/docs/api/sidebar.js`) && {api: require('./docs/api/sidebar.js')})};\n",
  );
  writeFileSync(path.join(dir, 'openapi.json'), JSON.stringify(document));
  mkdirSync(path.join(dir, 'docs'));
  writeFileSync(path.join(dir, 'docs/intro.md'), '# Intro\n');
  return dir;
}

/** It generates its pages first: times of both steps are added, and the larger memory counts. */
export async function measurePeerBuild(dir) {
  const modules = install();
  for (const folder of ['build', '.docusaurus', 'docs/api'])
    rmSync(path.join(dir, folder), {recursive: true, force: true});
  rmSync(path.join(modules, '.cache'), {recursive: true, force: true});
  const bin = path.join(modules, '@docusaurus/core/bin/docusaurus.mjs');
  const options = {cwd: dir, env: {...process.env, NO_UPDATE_NOTIFIER: '1'}};
  const steps = [
    await measureCommand(process.execPath, [bin, 'gen-api-docs', 'all'], options),
    await measureCommand(process.execPath, [...heapFor(dir), bin, 'build'], options),
  ];
  const sum = (figure) => steps.reduce((total, step) => total + step[figure], 0);
  return {wall: sum('wall'), cpu: sum('cpu'), peak: Math.max(...steps.map(({peak}) => peak))};
}

/** With Node's default heap, it runs out of memory on large documents. */
function heapFor(dir) {
  return statSync(path.join(dir, 'openapi.json')).size > 2e6 ? ['--max-old-space-size=16000'] : [];
}

export function findPeerPage(dir) {
  const root = path.join(dir, 'build/docs/api');
  return `/docs/api/${findMedianPage(root, (file) => readFileSync(path.join(root, file), 'utf8').includes('openapi__method-endpoint'))}`;
}
