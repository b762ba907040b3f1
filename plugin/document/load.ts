import {findSecrets} from './secrets/secrets';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic, Report} from '../diagnostics/types';
import {createFindings, type Findings} from './findings';
import {createFileStore, type FileStore, type StoredFile, type StoreProblem} from './files/store';
import {LIMITS, SPLIT} from './limits';
import {createLocator, type Locate} from './position/locate';
import {checkReferences} from './reference/check';
import {collectReferences} from './reference/collect';
import {createFollower} from './reference/follow';
import {createResolver} from './reference/resolve';
import {createScopes} from './reference/scopes';
import {createWalk} from './reference/walk';
import {checkRules} from './rules/checkRules';
import {listOperations} from './rules/operations';
import type {LoadedDocument, Located} from './types';
import {type DocumentKind, toDocumentKind} from './validate/kind';
import {checkSchema} from './validate/schema';
import {checkForms, checkItems, checkRequired} from './validate/structure';

export type DocumentSource = {
  /** Absolute path of the project root. No file outside it is ever read. */
  rootDir: string;
  /** Path of the entry file relative to the root. */
  source: string;
  /** How many megabytes a file may have. */
  maxFileSize?: number;
};

/**
 * Reads a document and every file it refers to, and reports everything that is wrong with them.
 * Undefined when there is nothing to make pages from: no file, no YAML or JSON, or not OpenAPI 3.x.
 */
export async function loadDocument(
  {rootDir, source, maxFileSize}: DocumentSource,
  report: Report,
): Promise<LoadedDocument | undefined> {
  const store = await createFileStore(rootDir, maxFileSize);
  await store.open([source]);
  const entry = store.at(source);
  if (entry?.kind !== 'stored') {
    report(toSourceDiagnostic(source, entry, store));
    return undefined;
  }
  const locate = createLocator(store.files);
  const findings = createFindings(store.files, locate);
  const kind = readKind(entry, findings);
  const document = kind && (await readDocument(kind, entry, {store, findings, locate}));
  const texts = new Map([...store.files.values()].map(({file, text}) => [file, text]));
  const secrets = await findSecrets(texts);
  findings.tell(report, secrets);
  return document && {...document, texts, secrets};
}

/** docs.json is checked before a document is loaded; what is left is told here. */
function toSourceDiagnostic(
  source: string,
  problem: StoreProblem | undefined,
  {maxFileSize}: FileStore,
): Diagnostic {
  const message = `${quote(source)} cannot be read.`;
  if (problem?.kind === 'outside')
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

function readKind({file, value}: StoredFile, findings: Findings): DocumentKind | undefined {
  if (value === undefined) return undefined;
  const kind = toDocumentKind(value);
  const problem = 'root' in kind ? kind.problem : kind;
  if (problem) findings.add({...problem, file});
  return 'root' in kind ? kind : undefined;
}

type Reading = {store: FileStore; findings: Findings; locate: Locate};

async function readDocument(
  {root: value, version, declaredVersion}: DocumentKind,
  {file}: StoredFile,
  {store, findings, locate}: Reading,
): Promise<Omit<LoadedDocument, 'texts' | 'secrets'>> {
  const root = {value, file, pointer: ''};
  const scopes = createScopes();
  const resolve = createResolver(store, scopes);
  const walk = createWalk(version, scopes);
  const {references, misplaced, itemless} = await collectReferences(root, walk, store, resolve);
  const toEnd = createFollower(resolve);
  const follow = (place: Located) => {
    const end = toEnd(place);
    return end.kind === 'value' ? end.place : undefined;
  };

  findings.addAll(await checkReferences(references, {root, version, store, resolve, toEnd}));
  findings.addAll(checkForms(misplaced));
  findings.addAll(checkItems(itemless));
  findings.addAll(checkRequired(root, version));
  checkRules({
    root,
    version,
    follow,
    resolve,
    references,
    operations: listOperations(root, follow),
    warn: (code, {file: at, pointer}, message, help) =>
      findings.add({code, file: at, pointer, message, ...(help !== undefined && {help})}),
  });
  const values = [...store.files.values()].reduce((sum, stored) => sum + stored.values, 0);
  if (values <= LIMITS.validatedValues && walk.misplaced() <= LIMITS.misplacedValues)
    findings.addAll(
      await checkSchema(
        root,
        version,
        walk.detached(),
        [...store.files.values()].some(({hasExactNumbers}) => hasExactNumbers),
      ),
    );
  else
    findings.add({
      code: 'document-schema',
      file,
      message: `The document is too large, or has too many misplaced values, to be validated against the schema of OpenAPI ${version}.`,
      help: 'Correct the other findings first. To validate a very large document, split it into several tabs.',
    });

  const missing = store.missing();
  return {
    root,
    version,
    declaredVersion,
    files: [...store.files.keys()],
    ...(missing.length > 0 && {missing}),
    resolve,
    locate,
  };
}
