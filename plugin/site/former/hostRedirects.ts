/** Former addresses in the forms of hosts and servers. */
import {decode} from '../../document/percent';
import type {Redirect} from '../../routes/types';

/** What a host is told about former addresses; all are paths, letters of other scripts unencoded. */
export type HostAddresses = {
  /** The most recent first. */
  redirects: readonly Redirect[];
  /** Former addresses of other forms of the pages. */
  formats: readonly Redirect[];
  /** Addresses that are gone, with the file that says so. */
  gone: readonly {from: string; file: string}[];
};

export type RedirectsHost = 'netlify' | 'cloudflare' | 'other';

type Rules = {
  moved: string;
  /** Absent: the host has no such status. */
  gone?: string;
  /** Lines beyond these are ignored, or make a deployment fail. */
  lines: number;
  bytes: number;
};

/**
 * Netlify serves a file in place of a line without `!`, which no other host reads. It redirects with
 * 301, 302 and 303 only: with any other status it sends the content of the target. Cloudflare has no
 * 410; of a file above 100 KB, it has been seen to read the beginning. Others that read the file have
 * the status 301; GitLab, whose limits are the lowest, ignores a file that exceeds them.
 */
const RULES: {readonly [host in RedirectsHost]: Rules} = {
  netlify: {moved: '301!', gone: '410!', lines: 10_000, bytes: Infinity},
  cloudflare: {moved: '308', lines: 2000, bytes: 100_000},
  other: {moved: '301', lines: 1000, bytes: 64_000},
};
/** Of lines that Cloudflare reads as patterns, and of all that follow the first of them. */
const DYNAMIC_LINES = 100;
const DYNAMIC = /^\S*(?:\*|:[A-Za-z])/;
const LINE_LENGTH = 1000;

const START = '# Former addresses of the API reference, written by the build.';
const END = '# End of the former addresses.';

/**
 * Characters without a meaning for any of these hosts: no address can become a pattern, a variable
 * or a directive. Addresses of the reference have no others, but the path of a site may.
 */
const PLAIN = /^\/(?!\/)[\p{L}\p{M}\p{N}._~\-/@+]*$/u;

const isPlain = (...paths: string[]) => paths.every((path) => PLAIN.test(decode(path)));

/** As browsers encode a path. */
const encode = (path: string) => encodeURI(decode(path));

/**
 * The file `_redirects`, which hosts match with the encoded path.
 * @param own the file of the site, whose lines come first
 */
export function toRedirectsFile(
  own: string,
  {redirects, formats, gone}: HostAddresses,
  host: RedirectsHost,
): string {
  const rules = RULES[host];
  const kept = withoutBlock(own);
  const toLine = (from: string, to: string, status: string) =>
    `${encode(from)} ${encode(to)} ${status}`;
  const lines = [
    ...listPlain(redirects).map(({from, to}) => toLine(from, to, rules.moved)),
    ...gone.flatMap(({from, file}) =>
      rules.gone !== undefined && isPlain(from, file) ? toLine(from, file, rules.gone) : [],
    ),
    ...listPlain(formats).map(({from, to}) => toLine(from, to, rules.moved)),
  ].filter((line) => line.length <= LINE_LENGTH);
  const fitting = takeFitting(lines, countFree(kept, host), rules.bytes - kept.length);
  if (fitting.length === 0) return kept;
  const left = lines.length - fitting.length;
  const note =
    left === 0 ? [] : [`# ${left} more are answered by their pages: the host takes no more lines.`];
  const before = kept === '' || kept.endsWith('\n') ? kept : `${kept}\n`;
  return `${before}${before === '' ? '' : '\n'}${[START, ...note, ...fitting, END].join('\n')}\n`;
}

/** The file of the site, if an earlier run has added to it. */
function withoutBlock(text: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END, start);
  if (start === -1 || end === -1) return text;
  return text.slice(0, start).replace(/\n\n$/, '\n') + text.slice(end + END.length + 1);
}

/** How many lines the host takes besides those of the site. */
function countFree(own: string, host: RedirectsHost): number {
  const lines = own.split('\n').filter((line) => /^\s*[^#\s]/.test(line));
  const firstDynamic = lines.findIndex((line) => DYNAMIC.test(line.trim()));
  return host === 'netlify' || firstDynamic === -1
    ? RULES[host].lines - lines.length
    : DYNAMIC_LINES - (lines.length - firstDynamic);
}

function takeFitting(lines: readonly string[], count: number, bytes: number): string[] {
  let left = bytes - START.length - END.length - LINE_LENGTH;
  return lines.slice(0, Math.max(0, count)).filter((line) => (left -= line.length + 1) >= 0);
}

/**
 * Locations for nginx. They match the decoded path, and letters by their case: strings of a `map`
 * would not, so that a page whose name changed its case would redirect to itself.
 */
export function toNginx({redirects, formats, gone}: HostAddresses): string {
  const toLocations = (from: string, directives: string) =>
    withSlash(from).map((path) => `location = "${path}" { ${directives} }\n`);
  const lines = [
    ...listPlain([...redirects, ...formats]).flatMap(({from, to}) =>
      toLocations(from, `absolute_redirect off; return 308 "${encode(to)}$is_args$args";`),
    ),
    ...gone
      .filter(({from, file}) => isPlain(from, file))
      .flatMap(({from, file}) =>
        toLocations(from, `error_page 410 "${decode(file)}"; return 410;`),
      ),
  ];
  return `# Former addresses of the API reference for nginx, written by the build. Include this file in the
# \`server\` whose \`root\` has the files of the site at the paths of their URLs:
#   include /path/to/api-redirects.nginx;
${unique(lines).join('')}`;
}

/**
 * For Caddy, whose `map` matches the decoded path, and letters by their case. The path as it was asked
 * for: `try_files` changes the other before the page of a gone address is looked up.
 */
export function toCaddy({redirects, formats, gone}: HostAddresses): string {
  const toLines = (from: string, to: string, file: string) =>
    withSlash(from).map((path) => `\t"${path}" "${to}" "${file}"\n`);
  const lines = [
    ...listPlain([...redirects, ...formats]).flatMap(({from, to}) => toLines(from, encode(to), '')),
    ...gone
      .filter(({from, file}) => isPlain(from, file))
      .flatMap(({from, file}) => toLines(from, '', decode(file))),
  ];
  return `# Former addresses of the API reference for Caddy, written by the build. Import this file in the
# site whose \`root\` has the files of the site at the paths of their URLs; if a \`handle\` serves these
# files, inside it:
#   import /path/to/api-redirects.caddy
map {http.request.orig_uri.path} {api_moved} {api_gone} {
${unique(lines).join('')}\tdefault "" ""
}
map {http.request.orig_uri.query} {api_query} {
\t"~^(.+)$" "?\${1}"
\tdefault ""
}
@api_moved expression {api_moved} != ""
redir @api_moved {api_moved}{api_query} 308
@api_gone expression {api_gone} != ""
handle @api_gone {
\trewrite * {api_gone}
\tfile_server {
\t\tstatus 410
\t}
}
`;
}

function listPlain(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({from, to}) => isPlain(from, to));
}

/** A server compares whole paths; a file has no slash at its end. */
function withSlash(from: string): string[] {
  const path = decode(from).replace(/\/$/, '');
  return /\.(?:md|json|atom)$/.test(path) ? [path] : [path, `${path}/`];
}

/** nginx does not start with the same location twice. */
function unique(lines: readonly string[]): string[] {
  const byAddress = new Map<string, string>();
  for (const line of lines) {
    const [, address = ''] = /"([^"]*)"/.exec(line) ?? [];
    if (!byAddress.has(address)) byAddress.set(address, line);
  }
  return [...byAddress.values()];
}
