import {DEFAULT_LIMITS} from './limits/limits';
import type {Limits} from './limits/limits';
import type {Log} from './log';
import type {TryItSite} from './manifest';
import {parseUrl, TRY_IT_PATH} from './protocol';

/** The options of the proxy in every runtime. */
export type SharedOptions = {
  /**
   * Origins of the pages that may send requests, as browsers write them:
   * `https://docs.example.com`. By default the site's own.
   */
  origins?: string[];
  /** Path of the proxy on this site. By default `api/try-it` below the site's baseUrl. */
  path?: string;
  /** Origins that readers may reach where the document leaves the host or port open. */
  openOrigins?: string[];
  limits?: Partial<Limits>;
  /** Called with a line for every request. By default nothing is logged. */
  log?: Log;
  /**
   * Key of the hashes that replace clients' addresses in the log. Instances that share it produce
   * the same hashes. By default generated at the start.
   */
  logKey?: string;
};

/** Complete and validated. */
export type ResolvedSharedOptions = {
  origins: ReadonlySet<string>;
  path: string;
  openOrigins: ReadonlySet<string>;
  limits: Limits;
  log: Log;
  logKey: string | undefined;
};

const SHORTEST_KEY = 16;

/** Throws one sentence on an option that would not do what it says. */
export function parseSharedOptions(options: SharedOptions, site: TryItSite): ResolvedSharedOptions {
  const path = options.path ?? `${site.baseUrl.replace(/\/$/, '')}${TRY_IT_PATH}`;
  check(
    /^\/[^?#\s]*[^/?#\s]$/.test(path),
    `path must be an absolute path without a slash at the end, not "${path}".`,
  );
  const origins = options.origins ?? [new URL(site.url).origin];
  check(origins.length > 0, 'origins must name at least one origin.');
  for (const origin of origins) checkOrigin('origins', origin);
  // With a key that can be guessed, an address is soon found by trying them all. Not quoted: it is
  // a secret.
  check(
    options.logKey === undefined || options.logKey.length >= SHORTEST_KEY,
    `logKey must have at least ${SHORTEST_KEY} characters.`,
  );
  for (const origin of options.openOrigins ?? []) checkOrigin('openOrigins', origin);
  return {
    origins: new Set(origins),
    // As browsers write it.
    path: new URL(`http://site.invalid${path}`).pathname,
    openOrigins: new Set(options.openOrigins),
    limits: parseLimits(options.limits),
    log: options.log ?? (() => undefined),
    logKey: options.logKey,
  };
}

/** Refuses options that do not exist. */
export function checkNames(options: object, names: ReadonlySet<string>): void {
  for (const name of Object.keys(options))
    check(names.has(name), `"${name}" is not an option of the proxy.`);
}

/** Limits that 0 switches off. */
const MAY_BE_OFF: ReadonlySet<string> = new Set<keyof Limits>(['ratePerClient', 'ratePerTarget']);

function parseLimits(given: Partial<Limits> = {}): Limits {
  for (const [name, value] of Object.entries(given)) {
    check(Object.hasOwn(DEFAULT_LIMITS, name), `"${name}" is not a limit of the proxy.`);
    check(
      Number.isSafeInteger(value) && value >= (MAY_BE_OFF.has(name) ? 0 : 1) && value < 2 ** 31,
      `${name} must be a whole number${MAY_BE_OFF.has(name) ? '' : ' above 0'}, not ${String(value)}.`,
    );
  }
  return {...DEFAULT_LIMITS, ...given};
}

function checkOrigin(name: string, origin: string): void {
  check(
    /^https?:/.test(origin) && parseUrl(origin)?.origin === origin,
    `${name} takes origins like https://docs.example.com, not "${origin}".`,
  );
}

export function check(holds: boolean, sentence: string): void {
  if (!holds) throw new TypeError(sentence);
}
