import fs from 'fs';
import path from 'path';
import {createSite} from '../../../plugin/proxy';
import {createFolder} from '../../support/folder';
import {manifestFor} from '../support/manifest';
import {startProxy} from '../support/proxy';

/** A build as the plugin writes it, with a file at each former address. */
const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'api/new/index.html': '<h1>New</h1>',
  'api/new.md': '# New',
  'api/old/index.html': '<script src="/docs/api-redirect.js"></script>',
  'api/old.md': 'Moved to <https://docs.example.com/docs/api/new.md>',
  'api/gone/index.html': '<h1>Gone</h1>',
  'api/gone.md': '# Gone',
  'api-redirects.json': JSON.stringify({
    redirects: {'/docs/api/old': '/docs/api/new', '/docs/api/evil': '//evil.example'},
    gone: {'/docs/api/gone': '2026-11-29'},
  }),
  'script-sources.json': '{"version": 1, "sources": [], "locales": ["de"]}',
  'de/index.html': '<h1>Start</h1>',
  'de/404.html': '<h1>Nicht hier</h1>',
  'de/api-redirects.json': JSON.stringify({
    redirects: {'/docs/de/api/old': '/docs/de/api/new'},
    gone: {},
  }),
};

async function serve(files: {[name: string]: string} = FILES, trailingSlash?: boolean) {
  const folder = createFolder(files);
  const site = createSite({folder, baseUrl: '/docs/', trailingSlash});
  const proxy = await startProxy({manifest: manifestFor('http://api.example.com')}, {site});
  const ask = async (url: string, method = 'GET'): Promise<string> => {
    const {status, headers, body} = await proxy.request({path: url, headers: {}, method});
    const [type] = headers['content-type']?.split(';') ?? [];
    return [
      status,
      ...(headers.location === undefined ? [type, body] : ['→', headers.location]),
    ].join(' ');
  };
  return {folder, ask};
}

describe('former addresses in `serve`', () => {
  it('lead to the pages of today, with the query', async () => {
    const {ask} = await serve();
    const rows = {
      '/docs/api/old': '308 → /docs/api/new',
      '/docs/api/old/': '308 → /docs/api/new',
      '/docs/api/old?a=%2F&b': '308 → /docs/api/new?a=%2F&b',
      '/docs/api/old.md': '308 → /docs/api/new.md',
      '/docs/de/api/old': '308 → /docs/de/api/new',
      // The page of today has no such form.
      '/docs/api/old.json': '404 text/html <h1>Not here</h1>',
      '/docs/api/new': '200 text/html <h1>New</h1>',
      '/docs/de/api/never': '404 text/html <h1>Nicht hier</h1>',
    };
    const shown: {[url: string]: string} = {};
    for (const url of Object.keys(rows)) shown[url] = await ask(url);
    expect(shown).toEqual(rows);
    expect(await ask('/docs/api/old?x', 'HEAD')).toBe('308 → /docs/api/new?x');
  });

  it.each([undefined, true, false])(
    'say that a page is gone, whatever the slash, if `trailingSlash` is %s',
    async (trailingSlash) => {
      const {ask} = await serve(FILES, trailingSlash);
      for (const url of ['/docs/api/gone', '/docs/api/gone/', '/docs/api/gone?x=1'])
        expect(await ask(url)).toBe('410 text/html <h1>Gone</h1>');
      expect(await ask('/docs/api/gone', 'HEAD')).toBe('410 text/html ');
      expect(await ask('/docs/api/gone.md')).toBe('410 text/markdown # Gone');
      expect(await ask('/docs/api/gone.json')).toBe('410 text/plain Gone.\n');
    },
  );

  it('never lead to another site', async () => {
    const {ask} = await serve();
    expect(await ask('/docs/api/evil')).toBe('404 text/html <h1>Not here</h1>');
  });

  it('are those of the file as it is now; one that is broken counts as none', async () => {
    const {folder, ask} = await serve();
    const file = path.join(folder, 'api-redirects.json');
    await ask('/docs/api/old');
    fs.writeFileSync(file, '{"redirects": {"/docs/api/new": "/docs/api/newer"}}');
    expect(await ask('/docs/api/new')).toBe('308 → /docs/api/newer');
    fs.writeFileSync(file, '{');
    expect(await ask('/docs/api/new')).toBe('200 text/html <h1>New</h1>');
    fs.rmSync(file);
    expect(await ask('/docs/api/new')).toBe('200 text/html <h1>New</h1>');
  });
});
