import fs from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import {parse} from 'yaml';
import {isRecord} from '../../document/isObject';
import {join} from './entries';
import type {OldPages} from './types';

/** What a page is about: an operation, the whole API, a tag or a schema. */
export type GeneratedKind = 'api' | 'info' | 'tag' | 'schema';

/** A page that docusaurus-openapi-docs generated. */
export type GeneratedPage = {
  kind: GeneratedKind;
  /** Its address, without slashes at the ends. */
  route: string;
  /** The base name of its file. */
  id: string;
  /** Method and path of the operation, if the file names them. */
  key?: string;
};

const KINDS: readonly GeneratedKind[] = ['api', 'info', 'tag', 'schema'];

/** Lists the generated files of an API: for operations, the whole API, tags and schemas. */
export function listGenerated(
  siteDir: string,
  {folder, docsRoute, route}: Extract<OldPages, {kind: 'files'}>,
): GeneratedPage[] {
  return ['', 'schemas'].flatMap((inner) => {
    const absolute = path.join(siteDir, folder, inner);
    if (!fs.existsSync(absolute)) return [];
    return fs
      .readdirSync(absolute)
      .sort()
      .flatMap((file): GeneratedPage[] => {
        const kind = KINDS.find((name) => file.endsWith(`.${name}.mdx`));
        if (!kind) return [];
        const matter = readFrontMatter(path.join(absolute, file));
        const {id = file.replace(/\.mdx$/, ''), slug, api} = matter;
        const last = typeof slug === 'string' ? slug : String(id);
        const key = typeof api === 'string' ? readKey(api) : undefined;
        return [
          {
            kind,
            id: String(id),
            route: last.startsWith('/') ? join(docsRoute, last) : join(route, inner, last),
            ...(key !== undefined && {key}),
          },
        ];
      });
  });
}

function readFrontMatter(file: string): {[field: string]: unknown} {
  const [, text = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(fs.readFileSync(file, 'utf8')) ?? [];
  try {
    const value: unknown = parse(text, {logLevel: 'silent'});
    return isRecord(value) ? value : {};
  } catch {
    // Edited by hand: only its name tells its address.
    return {};
  }
}

/** The operation is encoded in the front matter. */
function readKey(packed: string): string | undefined {
  try {
    const value: unknown = JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString('utf8'));
    return isRecord(value) && typeof value.method === 'string' && typeof value.path === 'string'
      ? `${value.method.toUpperCase()} ${value.path}`
      : undefined;
  } catch {
    // Other versions use another encoding; the id identifies the operation.
    return undefined;
  }
}
