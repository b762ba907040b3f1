import {present} from '../present';
import {suggest} from '../../diagnostics/suggest';
import {namesOf} from '../keyOrder';
import {listSome, quote} from '../../diagnostics/text';
import type {Code} from '../../diagnostics/codes';
import type {FileStore, StoreProblem} from '../files/store';
import {LIMITS, SPLIT} from '../limits';
import {parseUrl} from '../parseUrl';
import {decode} from '../percent';
import {toKeys} from '../pointer';
import type {Json, Place} from '../types';
import type {Resolve} from './resolve';
import {toRefTarget} from './uri';
import type {Reference} from './types';

export type RefProblem = {
  code: Code;
  message: string;
  help?: string;
  /** The target exists, but the slash before it is missing: authors who do so do it everywhere. */
  kind?: 'no-slash';
};

const BUNDLE =
  'Download the file into the project and refer to that, or bundle the document, for example with `npx @redocly/cli bundle <file> --output openapi.yaml`.';

export const EMPTY_REFERENCE: RefProblem = {
  code: 'ref-unresolved',
  message: 'The reference is empty.',
  help: 'Write its target, for example `#/components/schemas/Pet`.',
};

/**
 * Explains why a reference does not resolve. Undefined when the file that it names has already been
 * reported as faulty.
 */
export async function explainReference(
  {ref, holder}: Reference,
  store: FileStore,
  resolve: Resolve,
): Promise<RefProblem | undefined> {
  if (ref.trim() === '') return EMPTY_REFERENCE;
  const target = toRefTarget(ref, holder.file, store.remote);
  switch (target.kind) {
    case 'remote':
      return /^(?:https?|ftp)$/.test(target.scheme)
        ? {
            code: 'ref-remote',
            message: `${quote(ref)} is on the network, but the build fetches nothing.`,
            help: store.remote ? toOriginHelp(ref, store.remote.urlOf(holder.file)) : BUNDLE,
          }
        : {
            code: 'ref-remote',
            message: `${quote(ref)} has the scheme ${quote(`${target.scheme}:`)}, which is neither a file nor the \`$id\` of a schema that was read.`,
            help: 'Refer to a file by its path relative to this one.',
          };
    case 'file-url':
    case 'absolute':
      return {
        code: 'ref-outside',
        message: `${quote(ref)} is an absolute path; only files of the project are read, by paths relative to the file that refers to them.`,
        help: 'Write for example `./schemas/pet.yaml`.',
      };
    case 'file': {
      const problems = target.paths
        .map((path) => store.at(path))
        .filter((found) => found !== undefined && found.kind !== 'stored');
      const [path] = target.paths;
      const stored = target.paths
        .map((candidate) => store.files.get(candidate) ?? store.at(candidate))
        .find((found) => found?.kind === 'stored');
      if (stored?.kind === 'stored')
        return stored.value === undefined
          ? undefined
          : explainFragment(
              ref,
              {value: stored.value, file: stored.file, pointer: ''},
              target.fragment,
              resolve,
            );
      const schema = problems[0]?.kind === 'missing' ? findSchema(ref, holder, resolve) : undefined;
      return schema
        ? {
            code: 'ref-unresolved',
            message: `There is no file ${quote(path)}.`,
            help: `Did you mean ${quote(`#${schema.pointer}`)}?`,
          }
        : problems[0] && explainFile(ref, path, problems[0], store);
    }
  }
}

/** Handles a bare schema name as a reference, which drafts of Swagger 2.0 allowed. */
function findSchema(ref: string, {file}: Place, resolve: Resolve): Place | undefined {
  if (!/^[\w-]+$/.test(ref)) return undefined;
  const base = {file, pointer: ''};
  return resolve(`#/definitions/${ref}`, base) ?? resolve(`#/components/schemas/${ref}`, base);
}

/** Handles a reference of a pulled document to another server. */
function toOriginHelp(ref: string, base: URL | undefined): string {
  const origin = parseUrl(ref, base?.href)?.origin;
  return origin === undefined
    ? BUNDLE
    : `To let \`pull\` fetch from that server, add "origins": ["${origin}"] to \`remote\` in docs.json, and pull again.`;
}

async function explainFile(
  ref: string,
  path: string,
  problem: StoreProblem,
  store: FileStore,
): Promise<RefProblem> {
  switch (problem.kind) {
    case 'outside':
      return {
        code: 'ref-outside',
        message: `${quote(path)} is outside the project root, the folder of docs.json; it is not read.`,
        help: 'Copy the file into the project.',
      };
    case 'hidden':
      return {
        code: 'ref-hidden',
        message: `${quote(path)} is not read: a document may not refer to hidden files and folders or \`node_modules\`, nor to symbolic links to them.`,
        help: 'Move what the document needs into a file of its own, under a name that does not begin with a dot.',
      };
    case 'folder':
      return {
        code: 'ref-unresolved',
        message: `${quote(path)} is a folder.`,
        help: 'Name a file in it.',
      };
    case 'too-large':
      return {
        code: 'document-limit',
        message: `${quote(path)} is larger than ${store.maxFileSize} MB.`,
        help: SPLIT,
      };
    case 'too-many':
      return {
        code: 'document-limit',
        message: `${quote(path)} is not read: the document has more than ${LIMITS.files.toLocaleString('en')} files, or they have more than ${2 * store.maxFileSize} MB together.`,
        help: 'Bundle the files into one, split the API into several documents with a tab each, or set the option `maxFileSize` of the plugin to more megabytes.',
      };
    case 'unreadable':
      return {code: 'ref-unresolved', message: `${quote(path)} cannot be read: ${problem.reason}.`};
    case 'missing': {
      if (/^(?:https?:)?\/\//i.test(ref) || store.remote?.urlOf(path))
        return {
          code: 'ref-unresolved',
          message: `There is no file ${quote(path)}, where \`pull\` puts ${quote(ref)}.`,
          help: 'Run `npx docusaurus-plugin-api-reference pull`.',
        };
      const nearest = await store.suggest(path);
      const help =
        nearest !== undefined
          ? `Did you mean ${quote(nearest)}?`
          : path.includes('\\')
            ? 'Write `/` between folders and names.'
            : 'Paths are relative to the file that contains the reference.';
      return {code: 'ref-unresolved', message: `There is no file ${quote(path)}.`, help};
    }
  }
}

/** The file exists, but not the part of it. Names the first missing key and its siblings. */
function explainFragment(ref: string, root: Place, fragment: string, resolve: Resolve): RefProblem {
  const place = decode(fragment);
  if (!place.startsWith('/')) {
    const meant = findMeant(root, place, resolve);
    return {
      code: 'ref-unresolved',
      message: `${quote(ref)} does not resolve: no schema has the \`$anchor\` ${quote(place)}.`,
      help:
        meant === undefined
          ? 'A path into the file begins with `#/`.'
          : `Did you mean ${quote(ref.replace(/#.*$/s, () => `#${meant}`))}?`,
      ...(meant !== undefined && {kind: 'no-slash' as const}),
    };
  }
  const keys = toKeys(place);
  let known: Place = root;
  let depth = 0;
  for (; depth < keys.length && depth < LIMITS.pointerHops; depth++) {
    const next = resolve(
      `#${keys
        .slice(0, depth + 1)
        .map(toFragmentKey)
        .join('')}`,
      root,
    );
    if (!next) break;
    known = next;
  }
  const missing = keys[depth] ?? '';
  const where = depth === 0 ? quote(root.file) : quote(`#/${keys.slice(0, depth).join('/')}`);
  const names = namesIn(known.value);
  const nearest = suggest(missing, names);
  const moved = resolve(`#/components/schemas${toFragmentKey(keys.at(-1) ?? '')}`, root);
  const help =
    moved && keys[0] === 'definitions'
      ? `OpenAPI 3 has it at ${quote(`#${moved.pointer}`)}.`
      : nearest !== undefined
        ? `Did you mean ${quote(nearest)}?`
        : names.length > 0
          ? `It has ${listSome(names)}.`
          : undefined;
  return present({
    code: 'ref-unresolved',
    message: `${quote(ref)} does not resolve: ${where} has no ${quote(missing)}.`,
    help,
  });
}

/** Where the name of an entry is, or a path into the file, that lacks its first characters. */
function findMeant(root: Place, name: string, resolve: Resolve): string | undefined {
  const keys = name.split('/').map(toFragmentKey).join('');
  return [keys, `/components/schemas${keys}`, `/definitions${keys}`, `/$defs${keys}`].find(
    (pointer) => resolve(`#${pointer}`, root),
  );
}

/** Many references may name missing keys of the same large map, so its keys are listed once. */
const knownNames = new WeakMap<object, string[]>();

function namesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = knownNames.get(value) ?? namesOf(value);
  knownNames.set(value, names);
  return names;
}

function toFragmentKey(key: string): string {
  return `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
}
