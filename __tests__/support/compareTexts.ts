import path from 'path';
import {compareDocuments} from '../../plugin/compare/compareDocuments';
import type {Change} from '../../plugin/compare/types';
import {loadDocument} from '../../plugin/document/load';
import type {LoadedDocument} from '../../plugin/document/types';
import {createFolder} from './folder';

/** Files by name; the document is `openapi.yaml`, or the only file. */
type Files = string | {[name: string]: string};

export async function loadText(files: Files): Promise<LoadedDocument> {
  const all = typeof files === 'string' ? {'openapi.yaml': files} : files;
  const rootDir = createFolder(all);
  const source = 'openapi.yaml' in all ? 'openapi.yaml' : Object.keys(all)[0]!;
  const document = await loadDocument({rootDir, source: path.posix.normalize(source)}, () => {});
  if (!document) throw new Error('The document cannot be loaded.');
  return document;
}

/** The changes from one document to another. */
export async function compareTexts(before: Files, after: Files): Promise<Change[]> {
  return compareDocuments([await loadText(before)], [await loadText(after)]);
}

/** One line for each direction of each change: `breaking request type-changed`. */
export function toLines(changes: readonly Change[]): string[] {
  return changes
    .flatMap(({effect, kind, uses}) => {
      const met = uses.length > 0 ? uses : [{effect, direction: undefined}];
      return [
        ...new Set(met.map((use) => [use.effect, use.direction, kind].filter(Boolean).join(' '))),
      ];
    })
    .sort();
}
