/** The addresses at which readers edit the file of a document. */
import path from 'node:path';
import {present} from '../document/present';

/** A place in the file of a document, and the page that shows it. */
export type EditSource = {
  /** Path of the file relative to the site, with `/`; it may begin with `../`. */
  documentPath: string;
  /** Absent for a page about the whole document. */
  line?: number;
  permalink: string;
  locale: string;
  /** Id of the tab. */
  tab: string;
  /** Name of the version; absent if the tab has none. */
  version?: string;
};

/** Returns the address of a place. Undefined: the page has no link. */
export type EditUrlFunction = (source: EditSource) => string | undefined;

/** The setting of a tab; `false`: its pages have no link. */
export type EditUrl = string | false | EditUrlFunction;

/** Hosts that open a file at a line, in addresses with these paths. */
const LINES: readonly {hosts: readonly string[]; path: RegExp; toHash: (line: number) => string}[] =
  [
    {
      hosts: ['github.com'],
      path: /^\/[^/]+\/[^/]+\/(?:blob|edit)\//,
      toHash: (line) => `#L${line}`,
    },
    {hosts: ['gitlab.com'], path: /\/-\/(?:blob|edit)\//, toHash: (line) => `#L${line}`},
    {hosts: ['bitbucket.org'], path: /\/src\//, toHash: (line) => `#lines-${line}`},
    {hosts: ['codeberg.org', 'gitea.com'], path: /\/src\//, toHash: (line) => `#L${line}`},
  ];

export function toEditUrl(setting: EditUrl, source: EditSource): string | undefined {
  if (setting === false) return undefined;
  if (typeof setting === 'string') return withLine(join(setting, source.documentPath), source.line);
  const url: unknown = setting(present({...source}));
  if (url === undefined || typeof url === 'string') return url;
  throw new Error(
    `The function in the option \`editUrl\` must return a URL or undefined, but returned a value of type ${typeof url} for ${source.documentPath}.`,
  );
}

/** Appends the path of a file; `..` leaves a folder of the address. */
function join(base: string, file: string): string {
  const encoded = file.split('/').map(encodeURIComponent).join('/');
  const url = new URL(base);
  // The path of a file in a query, as some hosts have it, is text.
  if (url.search !== '' || url.hash !== '') return `${base.replace(/\/$/, '')}/${encoded}`;
  url.pathname = path.posix.join(url.pathname, encoded);
  return url.href;
}

function withLine(address: string, line: number | undefined): string {
  const {hostname, pathname, search, hash} = new URL(address);
  const host = LINES.find((one) => one.hosts.includes(hostname) && one.path.test(pathname));
  return host && line !== undefined && search === '' && hash === ''
    ? address + host.toHash(line)
    : address;
}
