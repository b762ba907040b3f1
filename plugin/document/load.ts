import {type Audience, toAudience} from './audience';
import {findSecrets} from './secrets/secrets';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic, Report} from '../diagnostics/types';
import {createFindings, type Findings} from './findings';
import {
  createFileStore,
  type FileStore,
  type StoredFile,
  type StoreOptions,
  type StoreProblem,
} from './files/store';
import {createUrlPaths, type RemoteSource} from './files/urlPaths';
import {LIMITS, SPLIT} from './limits';
import {describeVersion} from './objects';
import {applyOverlays} from './overlay/applyOverlays';
import {createLocator, type Locate} from './position/locate';
import {checkReferences} from './reference/check';
import {type Collected, collectReferences} from './reference/collect';
import {createFollower, type End} from './reference/follow';
import {listUsed} from './reference/listUsed';
import {createResolver, type Resolve} from './reference/resolve';
import {createScopes} from './reference/scopes';
import {createWalk, type VersionOf, type Walk} from './reference/walk';
import {checkRules} from './rules/checkRules';
import {listOperations, withCallbacks} from './operations';
import {placeKey} from './place';
import type {Reference} from './reference/types';
import {convertSwagger, toConversionNote} from './swagger/convert';
import type {Json, JsonObject, LoadedDocument, Place, PlaceInFile, SpecVersion} from './types';
import {isObject} from './isObject';
import {present} from './present';
import {type DocumentKind, toDocumentKind} from './validate/kind';
import {checkSchema} from './validate/schema';
import {nameNulls} from './validate/nameNulls';
import {checkForms, checkItems, checkRequired} from './validate/structure';

export type DocumentSource = StoreOptions & {
  /** Absolute path of the project root. No file outside it is ever read. */
  rootDir: string;
  /** Path of the entry file relative to the root. */
  source: string;
  /** Paths of overlays, relative to the root, in the order in which they are applied. */
  overlays?: readonly string[];
  /** Paths of the other documents of the tab. */
  siblings?: readonly string[];
  /** Where the document was pulled from. */
  remote?: RemoteSource;
  /** The operations that readers see. */
  audience?: Audience;
};

/**
 * Reads a document and every file it refers to, and reports all problems in them. Undefined when no
 * pages can be made: the file is missing, is neither YAML nor JSON, or is neither OpenAPI 3.x nor
 * Swagger 2.0.
 */
export async function loadDocument(
  {
    rootDir,
    source,
    overlays = [],
    siblings = [],
    remote,
    audience = {},
    ...options
  }: DocumentSource,
  report: Report,
): Promise<LoadedDocument | undefined> {
  const store = await createFileStore(rootDir, {
    ...(remote && {paths: createUrlPaths(remote, source)}),
    ...options,
  });
  await store.open([source]);
  const entry = store.at(source);
  if (entry?.kind !== 'stored') {
    report(toSourceDiagnostic(source, entry, store));
    return undefined;
  }
  const locate = createLocator(store.files);
  const {overlaid, problems, toAuthor} = await applyOverlays(entry, overlays, store, {
    url: remote?.url,
    siblings,
  });
  const findings = createFindings(store.files, locate, toAuthor);
  findings.addAll(problems);
  const kind = readKind(store.at(source), findings);
  const document =
    kind &&
    (await readDocument(kind, entry, {
      store,
      findings,
      locate: (place) => locate(toAuthor(place)),
    }));
  const texts = new Map([...store.files.values()].map(({file, text}) => [file, text]));
  const secrets = await findSecrets(texts);
  findings.tell(report, secrets);
  return (
    document && {
      ...document,
      ...present({overlaid}),
      ...toAudience(document.operations, audience),
      texts,
      secrets,
    }
  );
}

/** docs.json is checked before a document is loaded; remaining problems are reported here. */
function toSourceDiagnostic(
  source: string,
  problem: StoreProblem | undefined,
  {maxFileSize}: FileStore,
): Diagnostic {
  const message = `${quote(source)} cannot be read.`;
  if (problem?.kind === 'outside' || problem?.kind === 'hidden')
    return toDiagnostic('config-source-outside', {source: {file: source}, message});
  if (problem?.kind === 'too-large')
    return toDiagnostic('document-limit', {
      source: {file: source},
      message: `The file is larger than ${maxFileSize} MB.`,
      help: SPLIT,
    });
  return toDiagnostic('config-source-missing', {
    source: {file: source},
    message:
      problem?.kind === 'unreadable'
        ? `${quote(source)} cannot be read: ${problem.reason}.`
        : message,
  });
}

function readKind(
  entry: StoredFile | StoreProblem | undefined,
  findings: Findings,
): DocumentKind | undefined {
  if (entry?.kind !== 'stored' || entry.value === undefined) return undefined;
  const {file, value} = entry;
  const kind = toDocumentKind(value);
  const problem = 'root' in kind ? kind.problem : kind;
  if (problem) findings.add({...problem, file});
  return 'root' in kind ? kind : undefined;
}

type Reading = {store: FileStore; findings: Findings; locate: Locate};

async function readDocument(
  {root: value, version: written, declaredVersion}: DocumentKind,
  {file}: StoredFile,
  {store, findings, locate}: Reading,
): Promise<Omit<LoadedDocument, 'overlaid' | 'texts' | 'secrets' | 'hiddenOperations'>> {
  const author: Place<JsonObject> = {value, file, pointer: ''};
  const parts = await readParts(author, written, store);
  const {references, misplaced, itemless, unquoted, resolve, toEnd, versionOf} = parts;
  findings.addAll(
    await checkReferences(references, {root: author, versionOf, store, resolve, toEnd}),
  );
  findings.addAll(checkForms(misplaced));
  findings.addAll(checkItems(itemless, written));
  findings.addAll(nameNulls(unquoted, versionOf));
  findings.addAll(checkRequired(author, written));
  const read =
    written === '2.0'
      ? await readSwagger(author, parts, store, findings)
      : {...parts, root: author, version: written, toAuthor: (place: PlaceInFile) => place};
  const pulledFrom = toPulledFrom(store);
  const operations = listOperations(read.root, read.follow);
  checkRules({
    ...read,
    ...pulledFrom,
    written,
    operations: withCallbacks(operations, read.follow),
    warn: (code, place, message, help) =>
      findings.add({
        code,
        ...read.toAuthor({file: place.file, pointer: place.pointer}),
        message,
        ...present({help}),
      }),
  });
  await addViolations(author, written, parts, {store, findings});

  const [missing, links] = [store.missing(), store.links()];
  return {
    root: read.root,
    version: read.version,
    ...toOtherVersions(store, written, versionOf),
    declaredVersion,
    operations,
    files: [...store.files.keys()],
    used: listUsed(references, file, resolve),
    ...pulledFrom,
    ...(missing.length > 0 && {missing}),
    ...(links.length > 0 && {links: new Map(links)}),
    resolve: read.resolve,
    locate: (place) => locate(read.toAuthor(place)),
  };
}

function toOtherVersions(
  {files}: FileStore,
  written: SpecVersion,
  versionOf: VersionOf,
): Pick<LoadedDocument, 'otherVersions'> {
  const versions = [...files.keys()].flatMap((file) => {
    const version = versionOf(file);
    return version === written || version === '2.0' ? [] : [[file, version] as const];
  });
  return versions.length > 0 ? {otherVersions: new Map(versions)} : {};
}

/** Where the files of a pulled document are on its server. */
function toPulledFrom({files, remote}: FileStore): Pick<LoadedDocument, 'pulledFrom'> {
  const urls = [...files.keys()].flatMap((file) => {
    const url = remote?.urlOf(file);
    return url ? [[file, url.href] as const] : [];
  });
  return urls.length > 0 ? {pulledFrom: new Map(urls)} : {};
}

type DocumentParts = Collected & {
  resolve: Resolve;
  toEnd: (place: Place) => End;
  follow: (place: Place) => Place | undefined;
  walk: Walk;
  versionOf: VersionOf;
};

/** Opens the files of a document and collects the references in them. */
async function readParts(
  root: Place<JsonObject>,
  version: SpecVersion,
  store: Pick<FileStore, 'files' | 'at' | 'open' | 'remote'>,
): Promise<DocumentParts> {
  const scopes = createScopes();
  const resolve = createResolver(store, scopes);
  const versionOf = createVersionOf(version, store);
  const walk = createWalk(versionOf, scopes);
  const collected = await collectReferences(root, walk, store, resolve);
  const toEnd = createFollower(resolve);
  const follow = (place: Place) => {
    const end = toEnd(place);
    return end.kind === 'value' ? end.place : undefined;
  };
  return {...collected, resolve, toEnd, follow, walk, versionOf};
}

/** Does the same for Swagger 2.0, after its conversion to OpenAPI 3.0. */
async function readSwagger(
  author: Place<JsonObject>,
  {references, resolve, follow}: DocumentParts,
  store: FileStore,
  findings: Findings,
) {
  const {
    root,
    store: files,
    toAuthor,
    problems,
  } = convertSwagger({
    root: author,
    store,
    references,
    resolve,
    follow,
  });
  findings.add(toConversionNote(author));
  findings.addAll(problems);
  const parts = await readParts(root, '3.0', {
    ...files,
    ...present({remote: store.remote}),
    open: () => Promise.resolve(),
  });
  let referred: ReadonlySet<string> | undefined;
  const isReferred = (component: Place) =>
    (referred ??= listReferred(references, resolve)).has(placeKey(toAuthor(component)));
  return {...parts, root, version: '3.0' as const, toAuthor, isReferred};
}

/** The places that references lead to from outside of these places. */
function listReferred(references: readonly Reference[], resolve: Resolve): Set<string> {
  const referred = new Set<string>();
  for (const {ref, holder} of references) {
    const target = resolve(ref, holder);
    if (!target) continue;
    const isInside = holder.file === target.file && holder.pointer.startsWith(`${target.pointer}/`);
    if (!isInside) referred.add(placeKey(target));
  }
  return referred;
}

/** Another file may be an OpenAPI document itself, of a different version. */
function createVersionOf(entry: SpecVersion, {files}: Pick<FileStore, 'files'>): VersionOf {
  const known = new Map<string, SpecVersion>();
  return (file) => {
    const version = known.get(file) ?? versionOfFile(files.get(file)?.value, entry);
    known.set(file, version);
    return version;
  };
}

function versionOfFile(value: Json | undefined, version: SpecVersion): SpecVersion {
  if (version === '2.0' || !isObject(value) || !Object.hasOwn(value, 'openapi')) return version;
  const kind = toDocumentKind(value);
  return 'root' in kind && kind.version !== '2.0' ? kind.version : version;
}

async function addViolations(
  root: Place<JsonObject>,
  version: SpecVersion,
  {walk, versionOf}: Pick<DocumentParts, 'walk' | 'versionOf'>,
  {store, findings}: Pick<Reading, 'store' | 'findings'>,
): Promise<void> {
  const values = [...store.files.values()].reduce((sum, stored) => sum + stored.values, 0);
  if (values <= LIMITS.validatedValues && walk.misplaced() <= LIMITS.misplacedValues)
    findings.addAll(
      await checkSchema(
        root,
        version,
        walk.detached(),
        versionOf,
        [...store.files.values()].some(({isMarked}) => isMarked),
      ),
    );
  else
    findings.add({
      code: 'document-schema',
      file: root.file,
      message: `The document is too large, or has too many misplaced values, to be validated against the schema of ${describeVersion(version)}.`,
      help: 'Correct the other findings first. To validate a very large document, split it into several tabs.',
    });
}
