import fs from 'fs';
import path from 'path';
import {parse} from 'jsonc-parser';
import {readBlock} from '../../proxy/support/documentation';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {INSTALLED, toConfig} from '../../support/installed';

const NAME = 'docusaurus-plugin-api-reference';

type Site = {baseUrl?: string; routeBasePath?: string; dependencies?: object; mcp?: object};

async function init(host: string, site: Site = {}, ...argv: string[]) {
  const {baseUrl = '/', dependencies = {}, ...options} = site;
  const folder = createFolder({
    ...INSTALLED,
    'package.json': JSON.stringify({name: 'docs', dependencies}),
    'package-lock.json': '{}\n',
    'docusaurus.config.js': toConfig({baseUrl, plugins: [[NAME, options]]}),
  });
  const {output, ...rest} = await runCommand(folder, 'init', '--host', host, '--mcp', ...argv);
  return {
    ...rest,
    output,
    text: output.replaceAll(/\s+/g, ' '),
    read: (name: string) => fs.readFileSync(path.join(folder, name), 'utf8'),
  };
}

describe('init --host --mcp', () => {
  it.each([
    ['vercel', 'api/mcp.js'],
    ['netlify', 'netlify/functions/mcp.mjs'],
    ['cloudflare', 'worker.js'],
  ])('writes the endpoint of %s as the documentation shows it', async (host, file) => {
    const {code, read, text} = await init(host);
    expect(code).toBe(0);
    expect(read(file)).toBe(`${readBlock('mcp.md', file)}\n`);
    expect(text).toContain(
      'Install the protocol with `npm install @modelcontextprotocol/server @modelcontextprotocol/node`, and give the plugin the option `mcp: {enabled: true}`. Then programs call the tools at /api/mcp of your domain.',
    );
  });

  it('follows the addresses of the site', async () => {
    const site = {baseUrl: '/docs/', routeBasePath: 'reference'};
    const vercel = await init('vercel', site);
    expect(vercel.read('api/mcp.js')).toContain("folder: 'build/docs/reference'");
    expect(parse(vercel.read('vercel.json'))).toMatchObject({
      functions: {'api/mcp.js': {includeFiles: 'build/docs/reference/**/*.{json,md}'}},
      rewrites: [
        {source: '/docs/api/try-it', destination: '/api/try-it'},
        {source: '/docs/reference/mcp', destination: '/api/mcp'},
      ],
    });
    const netlify = await init('netlify', site);
    expect(netlify.read('netlify/functions/mcp.mjs')).toContain("path: '/docs/reference/mcp'");
    expect(netlify.read('netlify.toml')).toContain(
      '\n[functions.mcp]\n  included_files = ["build/docs/reference/**/*.json", "build/docs/reference/**/*.md"]\n',
    );
    const cloudflare = await init('cloudflare', site);
    expect(cloudflare.read('worker.js')).toContain("!== '/docs/reference/mcp'");
    expect(cloudflare.read('worker.js')).toContain("'/docs/reference/' + path");
    expect(parse(cloudflare.read('wrangler.jsonc'))).toMatchObject({
      assets: {binding: 'ASSETS', run_worker_first: ['/docs/api/try-it', '/docs/reference/mcp']},
    });
  });

  it('says nothing about what the site has', async () => {
    const dependencies = {'@modelcontextprotocol/server': '^2'};
    const {text} = await init('node', {mcp: {enabled: true}, dependencies});
    expect(text).toContain('of one client. Then programs call the tools at /api/mcp');
  });

  it('sets the option with `--write-config`', async () => {
    const {read} = await init('netlify', {}, '--write-config');
    expect(read('docusaurus.config.js')).toContain('{mcp: {enabled: true}}');
  });

  it('says that GitHub Pages has no endpoint, and sets no option for it', async () => {
    const {read, text} = await init('github-pages', {}, '--write-config');
    expect(text).toContain('There is no endpoint for programs either');
    expect(read('docusaurus.config.js')).not.toContain('mcp');
  });

  it('needs a host', async () => {
    const {code, errors} = await runCommand(createFolder({}), 'init', '--mcp');
    expect(code).toBe(2);
    expect(errors).toMatch(/^`--mcp` writes files for a host: add `--host` with one of vercel/);
  });
});
