import {toDiagnostic} from '../diagnostics/diagnostic';
import {count} from '../diagnostics/text';
import type {Report} from '../diagnostics/types';
import {createShares} from '../document/createShares';
import {type ChildSchemas, createChildSchemas} from '../document/derived';
import type {LoadedDocument, Place} from '../document/types';
import {placeKey} from '../document/place';
import {present} from '../document/present';
import type {Code} from '../diagnostics/codes';
import {type Allowance, toDocumentAllowance} from './example/allowance';
import {createDocumentMarkdown} from './markdown/createDocumentMarkdown';
import type {RenderMarkdown} from './markdown/markdown';
import type {FindUnsafe} from './markdown/unsafe';
import {createIgnoresRefSiblings} from './schema/refSiblings';
import {createRegistry, type Registry} from './schema/registry';
import type {OperationId, SchemaTable, SecurityRequirement, Server} from './types';
import type {MatchPattern} from './validation/matchPattern';
import {createMatchWithin} from './validation/matchWithin';

/** Reports a finding about a place, once for each place. */
type Warn = (code: Code, place: Place, message: string, help?: string) => void;

/** State that every step of the walk over one document shares. */
export type Context = {
  document: LoadedDocument;
  markdown: RenderMarkdown;
  findUnsafe: FindUnsafe;
  /** Texts that were checked, so that their problems are reported once. */
  checkedTexts: Set<string>;
  schemas: Registry;
  /** The named schemas whose `allOf` contains a schema, by that schema's value in the document. */
  childrenOf: ChildSchemas;
  /** Names of the `x-` fields that pages show as written. */
  showExtensions: ReadonlySet<string>;
  /** Prefix of the ids of operations and schemas, when there are several documents. */
  scope?: string;
  /**
   * Whether fields beside a `$ref` have no effect, as in OpenAPI 3.0 and in JSON Schema before
   * 2019-09.
   */
  ignoresRefSiblings: (place: Place) => boolean;
  /** What generated examples may still add. */
  allowance: Allowance;
  warn: Warn;
  /** The entries of a map or list, such as `content`, that several operations may share. */
  showShared: <Entry>(holder: Place | undefined, entries: readonly Entry[]) => readonly Entry[];
  /** Compares values with patterns, within the time that a document may take. */
  match: MatchPattern;
  /** Whether a value whose pattern takes too long has been reported. */
  reportedUnchecked: boolean;
  /** Postpones a task until every named schema is built. */
  later: (task: (table: SchemaTable) => void) => void;
  /** Runs the postponed tasks. */
  finish: () => void;
};

/** Finds the operation that a link refers to, by its `operationId` or its place. */
export type LinkTargets = {
  byOperationId: (operationId: string) => LinkTarget | undefined;
  byPlace: (place: string) => LinkTarget | undefined;
};

/** An operation that readers do not see. */
export const LEFT_OUT = Symbol('left out');
export type LinkTarget = OperationId | typeof LEFT_OUT;

/** Additional context for the steps of one operation. */
export type OperationContext = Context & {
  /** Defaults of an operation. */
  defaults: {servers: Server[]; security: SecurityRequirement[]};
  links: LinkTargets;
  newId: (...words: string[]) => OperationId;
};

export function createContext(
  document: LoadedDocument,
  {
    markdown,
    findUnsafe,
    showExtensions,
    scope,
  }: Pick<Context, 'markdown' | 'findUnsafe' | 'showExtensions' | 'scope'>,
  report: Report,
): Context {
  const reported = new Set<string>();
  const schemas = createRegistry(document, scope);
  const share = createShares();
  const tasks: ((table: SchemaTable) => void)[] = [];
  const warn: Warn = (code, place, message, help) => {
    const key = `${code} ${placeKey(place)}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(
      toDiagnostic(code, {
        source: document.locate(place),
        message,
        ...present({help}),
      }),
    );
  };
  return present({
    document,
    markdown: createDocumentMarkdown(markdown),
    findUnsafe,
    checkedTexts: new Set(),
    schemas,
    childrenOf: createChildSchemas(document),
    showExtensions,
    scope,
    ignoresRefSiblings: createIgnoresRefSiblings(document),
    allowance: toDocumentAllowance(0),
    warn,
    showShared: (holder, entries) =>
      share(
        holder?.value,
        entries,
        (shown) => holder && warnOfShared(warn, holder, entries, shown),
      ),
    match: createMatchWithin(),
    reportedUnchecked: false,
    later: (task) => void tasks.push(task),
    finish: () => tasks.forEach((task) => task(schemas.table)),
  });
}

function warnOfShared(warn: Warn, holder: Place, entries: readonly unknown[], shown: number): void {
  warn(
    'shared-cut',
    holder,
    `Very many operations share this part, which has ${count(entries.length, 'entry', 'entries')}; not all of them show more than the first ${shown}.`,
    'Share what all operations have in common, or split the document into several tabs.',
  );
}
