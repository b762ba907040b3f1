import {promises as fs} from 'fs';
import path from 'path';
import type {Request} from 'express';
import {
  createContentPolicy,
  formatContentPolicy,
  formatFramePolicy,
  type PolicyMode,
} from './contentPolicy';
import type {FoundFile} from './findFile';
import {findScripts} from './findScripts';

export type SiteHeadersOptions = {
  /**
   * The site's own address, as in the Docusaurus configuration. Where it is HTTPS, browsers are
   * told to ask for nothing else there.
   */
  url?: string;
  /** The content security policy of the pages; `enforce` by default. */
  csp?: PolicyMode;
  /**
   * More sources for it: a directive and its sources each, such as `script-src
   * https://scripts.example.com`.
   */
  cspSources?: readonly string[];
};

type Headers = {[name: string]: string};

/** The headers of one file, for one request. */
export type SiteHeaders = (found: FoundFile, request: Request) => Promise<Headers>;

/** Names of the build that hold a hash of the content. */
const HASHED = /^assets\/.*[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
/**
 * Files that run scripts when a browser opens them. In the way of a PDF, a policy would keep
 * browsers from showing it.
 */
const ACTIVE = /\.(?:html?|xhtml|xml|svg)$/i;
/**
 * The page to which authorization servers send readers back, in a window that the console has
 * opened.
 */
const OAUTH_CALLBACK = /\/try-it\/callback(?:\.html|\/index\.html)$/;
const YEAR = 31_536_000;
/**
 * What pages of a documentation have no use for, and no script should ask a reader for in its name.
 */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
/**
 * Types that other servers get wrong or that differ between lists: Markdown is read in the browser,
 * YAML is downloaded.
 */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.md', 'text/markdown; charset=utf-8'],
  ['.yaml', 'application/yaml'],
  ['.yml', 'application/yaml'],
]);

/** Throws one sentence on wrong options. */
export function createSiteHeaders({
  url,
  csp = 'enforce',
  cspSources = [],
}: SiteHeadersOptions): SiteHeaders {
  const policy = createContentPolicy(cspSources);
  const framePolicy = formatFramePolicy(policy);
  const scriptsOf = createScriptFinder();
  const site = url === undefined ? undefined : new URL(url);

  async function toPolicy(found: FoundFile): Promise<Headers> {
    if (csp === 'none' || !ACTIVE.test(found.file)) return {'Content-Security-Policy': framePolicy};
    const whole = formatContentPolicy(
      policy,
      /html?$/i.test(found.file) ? await scriptsOf(found) : [],
    );
    return csp === 'enforce'
      ? {'Content-Security-Policy': whole}
      : {'Content-Security-Policy': framePolicy, 'Content-Security-Policy-Report-Only': whole};
  }

  return async (found, request) => {
    const name = found.file.split(path.sep).join('/');
    const type = TYPES.get(path.extname(name).toLowerCase());
    return {
      'Cache-Control': HASHED.test(name)
        ? `public, max-age=${YEAR}, immutable`
        : 'public, max-age=0, must-revalidate',
      ...(type !== undefined && {'Content-Type': type}),
      ...(await toPolicy(found)),
      // The window of an authorization server comes back to the callback page; a policy there would
      // cut it off from the console, which then could not close it.
      ...(!OAUTH_CALLBACK.test(`/${name}`) && {
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      }),
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Under another name, such as localhost, it would bind all that this machine ever serves
      // there.
      ...(site?.protocol === 'https:' &&
        site.hostname === request.hostname && {'Strict-Transport-Security': `max-age=${YEAR}`}),
      'X-Content-Type-Options': 'nosniff',
    };
  };
}

/** Finds the scripts of a page once for each version of it. */
function createScriptFinder(): (page: FoundFile) => Promise<readonly string[]> {
  const pages = new Map<string, {version: string; scripts: Promise<readonly string[]>}>();
  /** Most pages have the same scripts: one list for all of them. */
  const lists = new Map<string, readonly string[]>();
  const read = async (file: string): Promise<readonly string[]> => {
    const scripts = findScripts(await fs.readFile(file, 'utf8'));
    const key = scripts.join(' ');
    const known = lists.get(key) ?? scripts;
    lists.set(key, known);
    return known;
  };
  return ({root, file, version}) => {
    const page = path.join(root, file);
    const known = pages.get(page);
    if (known?.version === version) return known.scripts;
    const scripts = read(page);
    pages.set(page, {version, scripts});
    // What could not be read is tried again.
    scripts.catch(() => pages.delete(page));
    return scripts;
  };
}
