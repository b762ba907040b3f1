import path from 'path';
import type {Request} from 'express';
import {
  createContentPolicy,
  formatContentPolicy,
  formatFramePolicy,
  type PolicyMode,
} from './contentPolicy';
import {createScriptPolicy} from './createScriptPolicy';
import {API_CATALOG, API_CATALOG_TYPE, CALLBACK_PAGE} from '../buildFiles';
import type {ServedFile} from './findFile';
import type {ScriptRecords} from './scriptRecord';

export type SiteHeadersOptions = {
  /**
   * The site's own URL, as in the Docusaurus configuration. With HTTPS, browsers must use nothing
   * else for this site.
   */
  url?: string;
  /** The content security policy of the pages; `enforce` by default. */
  csp?: PolicyMode;
  /**
   * More sources for the policy: a directive and its sources each, such as `script-src
   * https://scripts.example.com`.
   */
  cspSources?: readonly string[];
};

type Headers = {[name: string]: string};

/** The headers of one file for one request. */
export type SiteHeaders = (found: ServedFile, request: Request) => Promise<Headers>;

/** Names of build files that contain a hash of the content. */
const HASHED = /^assets\/.*[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
/**
 * Files that run scripts when a browser opens them. On a PDF file, a policy would keep browsers
 * from showing it.
 */
const ACTIVE = /\.(?:html?|xhtml|xml|svg)$/i;
const CALLBACK_FILES = ['.html', '/index.html'].map((ending) => `/${CALLBACK_PAGE}${ending}`);
const YEAR = 31_536_000;
/** How caches keep what has no hash in its name. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/**
 * Features that documentation pages do not need, and that no script should ask readers for in the
 * site's name.
 */
export const PERMISSIONS_POLICY = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
/**
 * Types that other servers get wrong or disagree about: Markdown is read in the browser, YAML is
 * downloaded.
 */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.md', 'text/markdown; charset=utf-8'],
  ['.yaml', 'application/yaml'],
  ['.yml', 'application/yaml'],
]);

/**
 * Throws one sentence if an option is wrong.
 * @param folder of the build
 * @param warn gets a sentence for each script that the policy blocks
 */
export function createSiteHeaders(
  folder: string,
  records: ScriptRecords,
  {url, csp = 'enforce', cspSources = []}: SiteHeadersOptions,
  warn: (sentence: string) => void,
): SiteHeaders {
  const policy = createContentPolicy(cspSources);
  const framePolicy = formatFramePolicy(policy);
  const scriptsOf = createScriptPolicy(folder, records, policy, warn);
  const site = url === undefined ? undefined : new URL(url);

  async function toPolicy(found: ServedFile): Promise<Headers> {
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
    const type =
      name === API_CATALOG ? API_CATALOG_TYPE : TYPES.get(path.extname(name).toLowerCase());
    return {
      'Cache-Control': HASHED.test(name) ? `public, max-age=${YEAR}, immutable` : REVALIDATED,
      ...(type !== undefined && {'Content-Type': type}),
      ...(await toPolicy(found)),
      // An authorization server's window returns to the callback page. A policy there would cut it
      // off from the console, which then could not close it.
      ...(!CALLBACK_FILES.some((file) => `/${name}`.endsWith(file)) && {
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      }),
      'Permissions-Policy': PERMISSIONS_POLICY,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // On another host name, such as localhost, it would bind everything that this machine ever
      // serves there.
      ...(site?.protocol === 'https:' &&
        site.hostname === request.hostname && {'Strict-Transport-Security': `max-age=${YEAR}`}),
      'X-Content-Type-Options': 'nosniff',
    };
  };
}
