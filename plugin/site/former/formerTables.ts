/** The files of a build that tell servers and hosts about former addresses. */
import {existsSync, promises as fs} from 'fs';
import path from 'path';
import {FORMER_TABLE} from '../../proxy/buildFiles';
import type {FormerTable} from '../../proxy/formerTable';
import type {FormerAddresses} from '../../routes/types';
import {inTurn} from '../inTurn';
import {listFormats} from './formats';
import {type FormerOutput, toPageFile} from './formerPages';
import {
  type HostAddresses,
  type RedirectsHost,
  toCaddy,
  toNginx,
  toRedirectsFile,
} from './hostRedirects';

/** What one instance of the plugin has written in one language. */
type Written = Pick<FormerOutput, 'baseUrl' | 'formats' | 'trailingSlash'> & {
  addresses: FormerAddresses;
};

/** By the folder of all languages, then by language and instance. */
const builds = new Map<string, Map<string, Written>>();

export type TableOutput = Written & {
  outDir: string;
  siteDir: string;
  pluginId: string;
  locale: string;
};

/**
 * Writes the table of a language, and the files of hosts for all languages so far. The instances of a
 * site finish at the same time and share these files, so each writes what all have told.
 */
export const writeFormerTables = inTurn(async (output: TableOutput): Promise<void> => {
  const {outDir, siteDir, pluginId, locale, ...written} = output;
  const folder = toHostFolder(output);
  const shared = builds.get(folder) ?? new Map<string, Written>();
  builds.set(folder, shared.set(`${written.baseUrl} ${pluginId}`, written));
  const all = [...shared].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
  const table = toFormerTable(
    all.filter(({baseUrl}) => baseUrl === written.baseUrl).map(({addresses}) => addresses),
  );
  if (Object.keys({...table.redirects, ...table.gone}).length > 0)
    await fs.writeFile(path.join(outDir, FORMER_TABLE), JSON.stringify(table));
  const addresses = toHostAddresses(all);
  if (addresses.redirects.length + addresses.gone.length === 0) return;
  const redirects = path.join(folder, '_redirects');
  const own = existsSync(redirects) ? await fs.readFile(redirects, 'utf8') : '';
  const text = toRedirectsFile(own, addresses, findHost(siteDir, process.env));
  if (text !== own) await fs.writeFile(redirects, text);
  await fs.writeFile(path.join(folder, 'api-redirects.nginx'), toNginx(addresses));
  await fs.writeFile(path.join(folder, 'api-redirects.caddy'), toCaddy(addresses));
});

export function toFormerTable(all: readonly FormerAddresses[]): FormerTable {
  return {
    redirects: Object.fromEntries(
      all.flatMap(({redirects}) => redirects.map(({from, to}) => [from, to])),
    ),
    gone: Object.fromEntries(all.flatMap(({gone}) => gone.map(({from, since}) => [from, since]))),
  };
}

function toHostAddresses(all: readonly Written[]): HostAddresses {
  return {
    redirects: all.flatMap(({addresses}) => addresses.redirects),
    formats: all.flatMap(({addresses, formats}) =>
      addresses.redirects.flatMap((redirect) => listFormats(redirect, formats)),
    ),
    gone: all.flatMap(({addresses, trailingSlash}) =>
      addresses.gone.map(({from}) => ({from, file: toPageFile(from, {trailingSlash})})),
    ),
  };
}

/** Hosts look for their files in the folder of the default language, which contains the others. */
function toHostFolder({
  outDir,
  baseUrl,
  locale,
}: Pick<TableOutput, 'outDir' | 'baseUrl' | 'locale'>): string {
  return baseUrl.endsWith(`/${locale}/`) && path.basename(outDir) === locale
    ? path.dirname(outDir)
    : path.resolve(outDir);
}

/** The host that builds the site, otherwise the one that the site has a configuration for. */
function findHost(siteDir: string, env: NodeJS.ProcessEnv): RedirectsHost {
  if (env.NETLIFY) return 'netlify';
  if (env.CF_PAGES ?? env.WORKERS_CI) return 'cloudflare';
  const has = (...names: string[]) => names.some((name) => existsSync(path.join(siteDir, name)));
  const isNetlify = has('netlify.toml');
  const isCloudflare = has('wrangler.toml', 'wrangler.json', 'wrangler.jsonc');
  if (isNetlify === isCloudflare) return 'other';
  return isNetlify ? 'netlify' : 'cloudflare';
}
