import {DOWNLOADS} from '../config/ownNames';
import {toTabPath} from '../navigation/tabPaths';
import {createDocumentIndex} from '../model/page/documentIndex';
import {formatJson} from '../document/exactNumber';
import {decode} from '../document/percent';
import type {Json, LoadedDocument, Overlaid} from '../document/types';
import type {ApiReference, ReferenceDocument} from '../model/types';
import {formatYaml} from '../request/formatYaml';
import type {Download, ReadyTab, Site} from '../types';
import {isObject} from '../document/isObject';
import {toName} from '../document/keyOrder';
import {toKeys} from '../document/pointer';
import {present} from '../document/present';
import {createPartialDocuments} from './operationDocument/partialDocuments';

/**
 * The files of a tab's documents; the entry files are the first. Where they describe operations that
 * readers do not see, each document is one file without them. `root` is the permalink of the
 * plugin, e.g. `/docs/api`. Pages keep their addresses: where one is in the way (`GET
 * /document/openapi.yaml`), the files are in another folder.
 */
export function toDownloads(
  {
    config: tab,
    documents,
    reference,
    navigation,
  }: Pick<ReadyTab, 'config' | 'documents' | 'reference' | 'navigation'>,
  root: string,
): Download[] {
  const isPartial = reference.internal.length > 0;
  const entries = new Map(
    documents.map((document, index) => [document.files[0] ?? '', {document, index}]),
  );
  const overlays = new Set(documents.flatMap(({overlaid}) => overlaid?.files ?? []));
  const files = isPartial
    ? [...entries.keys()]
    : [...new Set([...entries.keys(), ...documents.flatMap((document) => document.files)])].filter(
        (file) => !overlays.has(file),
      );
  const served = toServedPaths(files, documents);
  const base = toCommonFolder(isPartial ? files : served);
  const names = isPartial ? toJsonNames(files) : served;
  const paths = names.map((name) =>
    name.split('/').slice(base.length).map(encodeURIComponent).join('/'),
  );
  const taken = new Set(
    navigation.pages.flatMap(({permalink}) =>
      listPlaces(toTabPath(permalink, `${root}/${tab.tabId}/`)),
    ),
  );
  let folder = DOWNLOADS;
  for (let number = 2; paths.some((path) => taken.has(`${folder}/${path}`.toLowerCase())); number++)
    folder = `${DOWNLOADS}-${number}`;
  return files.map((file, index) => {
    const entry = entries.get(file);
    const text = entry
      ? toText(entry, isPartial ? reference : undefined)
      : toPartText(file, documents);
    return present({url: [root, tab.tabId, folder, paths[index]].join('/'), file, text});
  });
}

/**
 * The paths of the files on the server that they were pulled from, where their references hold: the
 * folders here are others. A single file has none.
 */
function toServedPaths(
  files: readonly string[],
  documents: readonly LoadedDocument[],
): readonly string[] {
  const {pulledFrom} = documents.find(({pulledFrom: urls}) => urls && urls.size > 1) ?? {};
  const [first = ''] = pulledFrom?.values() ?? [];
  return files.map((file) => {
    const url = pulledFrom?.get(file);
    if (url === undefined) return file;
    const {host, pathname} = new URL(url);
    return `${host === new URL(first).host ? '' : host}${decode(pathname)}`.replace(/^\//, '');
  });
}

/** `users.json`; of `users.yaml` and `users.yml`, the second gets `.json` appended. */
function toJsonNames(files: readonly string[]): string[] {
  const names = files.map((file) => file.replace(/(\.\w+)?$/, '.json'));
  return new Set(names).size === names.length ? names : files.map((file) => `${file}.json`);
}

/** The downloads of the entry files only, in the documents' order. */
export function toEntryDownloads({
  documents,
  downloads,
}: Pick<ReadyTab, 'documents' | 'downloads'>): readonly Download[] {
  return downloads.slice(0, documents.length);
}

/** The text of a link to a document, with its name if there are several. */
export function toDownloadLabel(words: string, document: ReferenceDocument | undefined): string {
  return document ? `${words} ${document.label}` : words;
}

/**
 * Returns the text that is served in place of the entry file of a document.
 * @param partial the reference, if it describes only some operations of the document
 */
function toText(
  {document, index: own}: {document: LoadedDocument; index: number},
  partial: ApiReference | undefined,
): (() => string) | undefined {
  const {root, overlaid} = document;
  if (partial) {
    const toIndex = createDocumentIndex(partial);
    const operations = partial.operations.filter((operation) => toIndex(operation) === own);
    return () => createPartialDocuments(document).ofAll(operations);
  }
  return overlaid && overlaid.actions > 0 ? () => toOverlaidText(root.file, overlaid) : undefined;
}

/** The parts of a file that documents refer to; undefined if they refer to all of it. */
function toPartText(
  file: string,
  documents: readonly LoadedDocument[],
): (() => string) | undefined {
  const users = documents.filter(({files}) => files.includes(file));
  const value = users[0]?.resolve('#', {file, pointer: ''})?.value;
  if (value === undefined) return undefined;
  const pointers = users.flatMap(({used}) => used.get(file) ?? []);
  const part = toUsedPart(value, pointers);
  return part === value ? undefined : () => formatFile(file, part);
}

/** The document with its overlays, as JSON or YAML like the author's file. */
function toOverlaidText(file: string, {value}: Overlaid): string {
  return formatFile(file, value);
}

function formatFile(file: string, value: Json): string {
  return /\.json$/i.test(file) ? `${formatJson(value, 2)}\n` : `${formatYaml(value)}\n`;
}

/**
 * The folders that a page occupies below its tab, in lower case; none if no document could be
 * there.
 */
function listPlaces(route: string): string[] {
  const segments = route.toLowerCase().split('/');
  if (!segments[0]?.startsWith(DOWNLOADS)) return [];
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

export function toAllDownloads({tabs}: Pick<Site, 'tabs'>): Download[] {
  return tabs.flatMap(({downloads = []}) => downloads);
}

/** The folders that all files have in common. */
function toCommonFolder(files: readonly string[]): string[] {
  const folders = files.map((file) => file.split('/').slice(0, -1));
  const first = folders[0] ?? [];
  let length = 0;
  while (length < first.length && folders.every((folder) => folder[length] === first[length]))
    length++;
  return first.slice(0, length);
}

/** Names that references are relative to. */
const NAMES = ['$id', '$self', '$schema', '$anchor', '$dynamicAnchor'];

/** The parts that are used, by key; true is everything. */
type UsedParts = Map<string, UsedParts> | true;

/**
 * A value with nothing but the parts at some pointers, at their places. Returns the same value if
 * that is all of it. Lists are kept whole, since their indexes are in pointers.
 */
function toUsedPart(value: Json, pointers: readonly string[]): Json {
  let parts: UsedParts = new Map();
  for (const pointer of pointers) parts = withPart(parts, toKeys(pointer));
  return keepParts(value, parts);
}

function withPart(parts: UsedParts, [key, ...rest]: readonly string[]): UsedParts {
  if (parts === true || key === undefined) return true;
  return parts.set(key, withPart(parts.get(key) ?? new Map<string, UsedParts>(), rest));
}

function keepParts(value: Json, parts: UsedParts): Json {
  if (parts === true || !isObject(value)) return value;
  // A pointer may continue behind a reference.
  if (Object.hasOwn(value, '$ref')) return value;
  const kept: [string, Json][] = [];
  let isAll = true;
  for (const [key, inner] of Object.entries(value)) {
    const part = parts.get(toName(key));
    const isName = NAMES.includes(key) && typeof inner === 'string';
    const left = part ? keepParts(inner, part) : inner;
    if (part || isName) kept.push([key, left]);
    isAll &&= (part !== undefined || isName) && left === inner;
  }
  return isAll ? value : Object.fromEntries<Json>(kept);
}
