import fs from 'fs';
import path from 'path';
import type {FormerAddresses} from '../../../plugin/routes/types';
import {type FormerOutput, writeFormerPages} from '../../../plugin/site/former/formerPages';
import {writeFormerTables} from '../../../plugin/site/former/formerTables';
import {createFolder} from '../../support/folder';

const ADDRESSES: FormerAddresses = {
  redirects: [
    {from: '/docs/api/old', to: '/docs/api/new'},
    {from: '/docs/api/größe/', to: '/docs/api/maß/'},
    {from: '/docs/api/own', to: '/docs/api/new'},
  ],
  gone: [
    {
      from: '/docs/api/gone',
      title: 'Find <b> & c',
      key: 'GET /find/{id}',
      since: '2026-11-29',
      successor: '/docs/api/new',
      changelog: '/docs/api/changelog',
    },
    {from: '/docs/api/secret', since: '2026-11-01'},
  ],
};

function toOutput(outDir: string, more: Partial<FormerOutput> = {}): FormerOutput {
  return {
    outDir,
    baseUrl: '/docs/',
    trailingSlash: undefined,
    formats: new Set(['/docs/api/new.md', '/docs/api/new.json']),
    language: {lang: 'de-CH', dir: 'ltr', messages: {'theme.api.gone.since': 'Seit {date} weg.'}},
    siteUrl: 'https://docs.example.com',
    root: '/docs/api',
    ...more,
  };
}

const listFiles = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

async function write(more: Partial<FormerOutput> = {}, addresses = ADDRESSES) {
  const outDir = createFolder({'api/own/index.html': 'own'});
  const written = await writeFormerPages(addresses, toOutput(outDir, more));
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  return {outDir, written, read, files: listFiles(outDir)};
}

describe('the pages of a build at former addresses', () => {
  it('are written where the site has no file, with Markdown where today’s page has it', async () => {
    const {files, written, read} = await write();
    expect(files).toEqual([
      'api-redirect.js',
      'api/gone.md',
      'api/gone/index.html',
      'api/größe/index.html',
      'api/old.md',
      'api/old/index.html',
      'api/own/index.html',
      'api/secret.md',
      'api/secret/index.html',
    ]);
    expect(read('api/own/index.html')).toBe('own');
    expect(written.redirects).toEqual(ADDRESSES.redirects.slice(0, 2));
    expect(written.gone).toEqual(ADDRESSES.gone);
    expect(read('api/old.md')).toBe('Moved to <https://docs.example.com/docs/api/new.md>\n');
    expect(read('api/old/index.html')).toContain('<html lang="de-CH">');
    expect(read('api/old/index.html')).toContain('content="0; url=/docs/api/new"');
  });

  it('are files beside their folder without trailing slashes', async () => {
    const {files} = await write({trailingSlash: false, formats: new Set()});
    expect(files).toContain('api/gone.html');
    expect(files).toContain('api/old.html');
    expect(files.filter((file) => file.endsWith('.md'))).toEqual([]);
  });

  it('are never outside the build', async () => {
    const from = ['/docs/../evil', '/docs/%2e%2e/evil', '/elsewhere/evil'];
    const {files, written} = await write(
      {},
      {
        redirects: from.map((each) => ({from: each, to: '/docs/api/new'})),
        gone: from.map((each) => ({from: each, since: '2026-11-29'})),
      },
    );
    expect(files).toEqual(['api-redirect.js', 'api/own/index.html']);
    expect(written).toEqual({redirects: [], gone: []});
  });

  it('say which list is gone, in the language of the site', async () => {
    const gone = [
      {from: '/docs/api/schemas', title: 'Pets', list: 'schemas', since: '2026-11-29'} as const,
    ];
    const messages = {'theme.api.schemas.title': 'Schémas'};
    const {read} = await write(
      {language: {lang: 'fr', dir: 'ltr', messages}},
      {redirects: [], gone},
    );
    expect(read('api/schemas/index.html')).toContain('<h1>Schémas · Pets</h1>');
    expect(read('api/schemas.md')).toContain('# Schemas · Pets');
  });

  it('are left out where the file system cannot have them', async () => {
    const from = ['/docs/api/own/index.html/old', `/docs/api/${'long'.repeat(100)}`];
    const {written} = await write(
      {},
      {redirects: from.map((each) => ({from: each, to: '/docs/api/new'})), gone: []},
    );
    expect(written).toEqual({redirects: [], gone: []});
  });

  it('say without a script what is gone, since when, and where to go', async () => {
    const {read} = await write();
    const html = read('api/gone/index.html');
    expect(html.replace(/<style>.*<\/style>\n/, '')).toMatchInlineSnapshot(`
"<!doctype html>
<html lang="de-CH" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Find &lt;b&gt; &amp; c | Page removed</title>
</head>
<body>
<main>
<h1>Find &lt;b&gt; &amp; c</h1>
<p><code dir="ltr">GET /find/{id}</code></p>
<p>Seit <time datetime="2026-11-29">2026-11-29</time> weg.</p>
<ul>
<li><a href="/docs/api/new">Go to the page that replaces it</a></li>
<li><a href="/docs/api/changelog">Changelog</a></li>
<li><a href="/docs/api">Go to the API reference</a></li>
</ul>
</main>
</body>
</html>
"
`);
    expect(read('api/gone.md')).toMatchInlineSnapshot(`
"# Find \\<b\\> \\& c

\`GET /find/{id}\`

This page has been gone since 2026-11-29.

- [Go to the page that replaces it](https://docs.example.com/docs/api/new)
- [Changelog](https://docs.example.com/docs/api/changelog)
- [Go to the API reference](https://docs.example.com/docs/api)
"
`);
    // Readers must not learn what it was.
    expect(read('api/secret/index.html')).toContain('<h1>Page removed</h1>\n<p>Seit');
  });
});

describe('the files of servers and hosts', () => {
  const place = {
    pluginId: 'default',
    locale: 'en',
    trailingSlash: undefined,
    formats: new Set<string>(),
  };
  const one = (from: string): FormerAddresses => ({
    redirects: [{from, to: '/docs/api/new'}],
    gone: [],
  });

  it('list what all instances and languages have told', async () => {
    const siteDir = createFolder({'wrangler.jsonc': '{}'});
    const outDir = createFolder({_redirects: '/ /docs/ 302\n', 'de/index.html': ''});
    const common = {...place, siteDir, outDir: `${outDir}/`, baseUrl: '/docs/'};
    const german = {...common, outDir: path.join(outDir, 'de'), locale: 'de', baseUrl: '/docs/de/'};
    await Promise.all([
      writeFormerTables({...common, addresses: ADDRESSES}),
      writeFormerTables({...common, pluginId: 'second', addresses: one('/docs/second/old')}),
    ]);
    await writeFormerTables({...german, addresses: one('/docs/de/api/old')});
    const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
    expect(JSON.parse(read('api-redirects.json'))).toEqual({
      redirects: {
        '/docs/api/old': '/docs/api/new',
        '/docs/api/größe/': '/docs/api/maß/',
        '/docs/api/own': '/docs/api/new',
        '/docs/second/old': '/docs/api/new',
      },
      gone: {'/docs/api/gone': '2026-11-29', '/docs/api/secret': '2026-11-01'},
    });
    expect(JSON.parse(read('de/api-redirects.json'))).toEqual({
      redirects: {'/docs/de/api/old': '/docs/api/new'},
      gone: {},
    });
    expect(read('_redirects').match(/^\/.*$/gm)).toEqual([
      '/ /docs/ 302',
      '/docs/api/old /docs/api/new 308',
      '/docs/api/gr%C3%B6%C3%9Fe/ /docs/api/ma%C3%9F/ 308',
      '/docs/api/own /docs/api/new 308',
      '/docs/second/old /docs/api/new 308',
      '/docs/de/api/old /docs/api/new 308',
    ]);
    expect(read('api-redirects.nginx')).toContain('location = "/docs/de/api/old" ');
    expect(read('api-redirects.caddy')).toContain('\t"/docs/api/gone" "" ');
    expect(listFiles(path.join(outDir, 'de'))).toEqual(['api-redirects.json', 'index.html']);
  });

  it('do not exist if no page has a former address', async () => {
    const outDir = createFolder({});
    const addresses = {redirects: [], gone: []};
    await writeFormerTables({...place, siteDir: outDir, outDir, baseUrl: '/', addresses});
    expect(listFiles(outDir)).toEqual([]);
  });

  it.each([
    ['netlify.toml', '301!'],
    ['wrangler.toml', '308'],
    ['other.json', '301'],
  ])('are for the host that the site has a configuration for: %s', async (file, status) => {
    const outDir = createFolder({[file]: ''});
    const addresses = one('/old');
    await writeFormerTables({...place, siteDir: outDir, outDir, baseUrl: '/', addresses});
    expect(fs.readFileSync(path.join(outDir, '_redirects'), 'utf8')).toContain(
      `/old /docs/api/new ${status}\n`,
    );
  });
});
