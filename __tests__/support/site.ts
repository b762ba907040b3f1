import {spawn, type ChildProcess} from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';

export const ROOT = path.resolve(__dirname, '../..');
export const CORPUS = path.resolve(ROOT, '../shared/corpus');

export type SiteOptions = {
  /** The value of docs.json. */
  docs: unknown;
  /** Files of the site by path, in addition to those of every site. */
  files?: {[file: string]: string};
  /** Folders to copy into the site: path in the site → source. */
  copies?: {[folder: string]: string};
  /** Merged over the site's configuration. */
  config?: {[name: string]: unknown};
  pluginOptions?: {[name: string]: unknown};
};

/**
 * Writes a Docusaurus site that uses the package as built into lib/, in its own temporary folder.
 */
export function createSite({
  docs,
  files = {},
  copies = {},
  config = {},
  pluginOptions = {},
}: SiteOptions): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-site-')));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  for (const [folder, source] of Object.entries(copies))
    fs.cpSync(source, path.join(dir, folder), {recursive: true});
  const siteConfig = {
    title: 'Test site',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    themes: ['@docusaurus/theme-classic'],
    plugins: [
      ['docusaurus-plugin-api-reference', pluginOptions],
      '@docusaurus/plugin-content-docs',
      '@docusaurus/plugin-content-pages',
      '@docusaurus/plugin-sitemap',
    ],
    future: {v4: true, faster: true},
    ...config,
  };
  const all: {[file: string]: string} = {
    'package.json': JSON.stringify({
      name: 'test-site',
      private: true,
      browserslist: ['last 1 chrome version'],
    }),
    'docusaurus.config.js': `module.exports = ${JSON.stringify(siteConfig, null, 2)};\n`,
    'docs.json': JSON.stringify(docs, null, 2),
    'docs/intro.md': '# Intro\n',
    'src/pages/index.md': '# Home\n',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

export type BuildResult = {code: number | null; output: string};

/** Runs a docusaurus command in a site and collects its output. */
export function runDocusaurus(dir: string, args: string[]): Promise<BuildResult> {
  return new Promise((resolve) => {
    const child = startDocusaurus(dir, args);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({code, output}));
  });
}

export function startDocusaurus(dir: string, args: string[]): ChildProcess {
  const bin = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {NODE_ENV: _environment, ...env} = process.env;
  return spawn(process.execPath, [bin, ...args], {
    cwd: dir,
    env: {
      ...env,
      // Each test site is built once in a separate folder: a cache on disk would never be read.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
}

/** Ends a running command and waits for its end, since it may write into its site until then. */
export async function stopDocusaurus(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(late);
}

/** Builds a site, and fails with its output if that does not work. */
export async function buildSite(options: SiteOptions): Promise<string> {
  const dir = createSite(options);
  const {code, output} = await runDocusaurus(dir, ['build']);
  if (code !== 0) throw new Error(`The site does not build:\n${output}`);
  return dir;
}

export function removeSite(dir: string | undefined): void {
  if (dir) fs.rmSync(dir, {recursive: true, force: true, maxRetries: 10});
}
