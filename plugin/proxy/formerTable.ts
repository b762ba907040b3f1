/** The table of former addresses in a build: for `serve`, for `start`, and for browsers. */
import {parseUrl} from './protocol/parseUrl';

export type FormerTable = {
  /** The address of today for each former one. */
  redirects: {[from: string]: string};
  /** The day on which each page was recorded as gone. */
  gone: {[from: string]: string};
};

/** What a former address answers. */
export type FormerAnswer = {
  /** The encoded path of today. Absent: the page is gone. */
  to?: string;
  /** What follows the address of the page, where another form of it was asked for. */
  ending?: string;
};

export type FindFormer = (path: string) => FormerAnswer | undefined;

/** The forms of a page that are files beside it. */
export const FORMAT_ENDINGS = ['.md', '.json', '.atom'];

/**
 * Reads a table, whatever it contains: who can write the file must not be able to send readers to
 * other sites, so that only targets below the baseUrl are used.
 * @returns what a path, as a browser encodes it, answers; undefined for all that are not in the table
 */
export function createFindFormer(table: unknown, baseUrl: string): FindFormer {
  const {redirects, gone} = Object(table) as {[field: string]: unknown};
  const answers = new Map<string, FormerAnswer>();
  for (const from of Object.keys(Object(gone) as object)) answers.set(toKey(from), {});
  for (const [from, target] of Object.entries(Object(redirects) as object)) {
    const to = toOwnPath(target, baseUrl);
    if (to !== undefined) answers.set(toKey(from), {to});
  }
  return (path) => {
    const key = toKey(path);
    const found = answers.get(key);
    if (found) return found;
    const ending = FORMAT_ENDINGS.find((format) => key.endsWith(format));
    const page = ending === undefined ? undefined : answers.get(key.slice(0, -ending.length));
    if (!page) return undefined;
    return {
      ...(page.to !== undefined && {to: `${page.to.replace(/\/$/, '')}${ending}`}),
      ending,
    };
  };
}

/** Addresses are the same with and without a slash at the end, however they are encoded. */
function toKey(path: string): string {
  const trimmed = path.replace(/\/$/, '');
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}

/** Browsers drop tabs and line breaks, and read `/\` and `//` as the beginning of another origin. */
function toOwnPath(target: unknown, baseUrl: string): string | undefined {
  if (typeof target !== 'string' || /[\0-\x20\x7f\\]/.test(target)) return undefined;
  const site = 'http://site.invalid';
  const base = new URL(baseUrl, site).pathname;
  const url = target.startsWith('/') ? parseUrl(site + target) : undefined;
  const isOwn =
    url?.origin === site && url.pathname.startsWith(base) && url.pathname[base.length] !== '/';
  return isOwn ? url.pathname : undefined;
}
