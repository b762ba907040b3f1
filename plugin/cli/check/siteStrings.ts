/** The strings in the code of a site that may name pages of the API. */
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {SiteString} from '../../checks/checkFormerIds';
import {toFrame} from '../../diagnostics/frame';
import {readSiteFile} from '../../document/files/siteFile';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import {listContentOptions} from '../../site/pluginEntries';
import type * as ConfigFile from '../init/docusaurusConfig';
import {findConfig} from '../siteConfig';

type Entries = Pick<DocusaurusConfig, 'plugins' | 'presets'>;
type Node = {[field: string]: unknown};

/**
 * Reads the configuration of a site and its sidebars. A file that is not JavaScript or TypeScript
 * has none; Docusaurus describes what is wrong with it.
 * @param base absolute path of the folder that findings are relative to
 */
export function readSiteStrings(siteDir: string, entries: Entries, base: string): SiteString[] {
  return listCode(siteDir, entries).flatMap((file) => {
    const read = readSiteFile(file, siteDir);
    if (read.kind !== 'file') return [];
    const text = Buffer.from(read.bytes).toString('utf8');
    // Loaded here, because few sites have former ids.
    const {parseConfigFile} = require('../init/docusaurusConfig') as typeof ConfigFile;
    const parsed = parseConfigFile(text, file);
    if (typeof parsed === 'string') return [];
    const name = path.relative(base, file).split(path.sep).join('/');
    return [...listStrings(parsed.program)].map(({node, ...string}): SiteString => {
      const place = toPlace(node);
      return {
        ...string,
        source: {file: name, ...place},
        ...present({frame: toFrame(text, place)}),
      };
    });
  });
}

/** The configuration and the files of sidebars that it names. */
function listCode(siteDir: string, entries: Entries): string[] {
  const sidebars = listContentOptions(entries, 'docs').flatMap(({sidebarPath}) =>
    typeof sidebarPath === 'string' ? sidebarPath : [],
  );
  const files = sidebars.map((file) => path.resolve(siteDir, file));
  return [...new Set([findConfig(siteDir) ?? [], files].flat())];
}

type FoundString = Pick<SiteString, 'value' | 'sidebarOf'> & {node: Node};

function* listStrings(value: unknown): Generator<FoundString> {
  if (Array.isArray(value)) for (const item of value as unknown[]) yield* listStrings(item);
  // A redirect of the site is about a former address.
  if (!isRecord(value) || (value.type === 'ObjectProperty' && nameOf(value.key) === 'from')) return;
  if (value.type === 'StringLiteral') yield {value: String(value.value), node: value};
  if (value.type === 'CallExpression' && nameOf(value.callee) === 'apiSidebar')
    yield* toSidebarCall(value);
  for (const [field, inner] of Object.entries(value))
    // Tokens and comments repeat the code.
    if (typeof inner === 'object' && field !== 'loc' && !field.endsWith('omments'))
      yield* listStrings(inner);
}

/** The tab that a call of `apiSidebar` names, or uses by default. */
function* toSidebarCall(call: Node): Generator<FoundString> {
  const [tab, , options] = call.arguments as (Node | undefined)[];
  const value = tab ? tab.value : 'default';
  if (typeof value !== 'string') return;
  const properties =
    isRecord(options) && Array.isArray(options.properties) ? options.properties : [];
  const id = (properties as Node[]).find(({key}) => nameOf(key) === 'id')?.value;
  yield {
    value,
    sidebarOf: isRecord(id) ? String(id.value) : 'default',
    node: tab ?? call,
  };
}

function nameOf(node: unknown): unknown {
  return isRecord(node) ? (node.name ?? node.value ?? nameOf(node.property)) : undefined;
}

function toPlace({loc}: Node): {line: number; column: number} {
  const {line, column} = (loc as {start: {line: number; column: number}}).start;
  return {line, column: column + 1};
}
