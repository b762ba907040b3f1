import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Report} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import type {RenderMarkdown} from './markdown/markdown';
import type {FindUnsafe} from './markdown/unsafe';
import {placeKey} from '../document/place';
import {type ChildSchemas, createChildSchemas} from './schema/childSchemas';
import {ignoresRefSiblings} from './schema/refSiblings';
import {createRegistry, type Registry} from './schema/registry';
import {createTasks, type Task, type Warn} from './later';
import type {Steps} from './steps';
import type {OperationId, SecurityRequirement, Server} from './types';

/** What every step of the walk over one document shares. */
export type Context = {
  document: LoadedDocument;
  markdown: RenderMarkdown;
  findUnsafe: FindUnsafe;
  /** Which part is made of what. */
  steps: Steps;
  /** Texts with which nothing is wrong. */
  faultlessTexts: Set<string>;
  /** Whether a faulty text is met for the first time. */
  isNewText: (text: string) => boolean;
  schemas: Registry;
  /** The named schemas that have a schema in their `allOf`, by its value in the document. */
  childrenOf: ChildSchemas;
  /** Names of the `x-` fields that pages show as written. */
  showExtensions: ReadonlySet<string>;
  /** Beside a `$ref` nothing counts: so it is in OpenAPI 3.0 and in JSON Schema before 2019-09. */
  ignoresRefSiblings: boolean;
  warn: Warn;
  /** Puts off a task until every named schema is built. */
  later: (task: Task) => void;
  /**
   * Runs the tasks that were put off; `isSameTable`: all named schemas are those of the last time.
   */
  finish: (isSameTable: boolean) => void;
};

/** Finds the operation that a link refers to, by its `operationId` or by its place. */
export type LinkTargets = {
  byOperationId: (operationId: string) => OperationId | undefined;
  byPlace: (place: string) => OperationId | undefined;
};

/** What the steps of one operation need besides. */
export type OperationContext = Context & {
  /** What an operation has unless it says otherwise. */
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
    steps,
  }: Pick<Context, 'markdown' | 'findUnsafe' | 'showExtensions' | 'steps'>,
  report: Report,
): Context {
  const reported = new Set<string>();
  const faultyTexts = new Set<string>();
  const schemas = createRegistry(document, steps);
  const warn = steps.act('warn', (...[code, place, message, help]: Parameters<Warn>) => {
    const key = `${code} ${placeKey(place)}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(
      toDiagnostic(code, {
        source: document.locate(place),
        message,
        ...(help !== undefined && {help}),
      }),
    );
  });
  const tasks = createTasks(steps);
  return {
    document: {...document, resolve: steps.look('resolve', document.resolve)},
    markdown,
    findUnsafe,
    steps,
    faultlessTexts: new Set(),
    isNewText: steps.act(
      'isNewText',
      (text: string) => !faultyTexts.has(text) && faultyTexts.add(text) !== undefined,
    ),
    schemas,
    childrenOf: steps.look('childrenOf', createChildSchemas(document)),
    showExtensions,
    ignoresRefSiblings: ignoresRefSiblings(document),
    warn,
    later: tasks.add,
    finish: (isSameTable) => tasks.run({warn, table: schemas.table}, isSameTable),
  };
}
