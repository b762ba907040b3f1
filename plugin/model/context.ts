import type {Code} from '../diagnostics/codes';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Report} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import type {LinkTargets} from './links';
import type {RenderMarkdown} from './markdown/markdown';
import type {FindUnsafe} from './markdown/unsafe';
import {type Place, placeKey} from './place';
import {type ChildSchemas, createChildSchemas} from './schema/childSchemas';
import {ignoresRefSiblings} from './schema/dialect';
import {createRegistry, type Registry} from './schema/registry';
import type {OperationId, SecurityRequirement, Server} from './types';

/** What every step of the walk over one document shares. */
export type Context = {
  document: LoadedDocument;
  markdown: RenderMarkdown;
  findUnsafe: FindUnsafe;
  /** Texts that were looked at. */
  checkedTexts: Set<string>;
  schemas: Registry;
  /** The named schemas that have a schema in their `allOf`, by its value in the document. */
  childrenOf: ChildSchemas;
  /** Names of the `x-` fields that pages show as they stand. */
  showExtensions: ReadonlySet<string>;
  /** Beside a `$ref` nothing counts: so it is in OpenAPI 3.0 and in JSON Schema before 2019-09. */
  ignoresRefSiblings: boolean;
  /** Reports a finding about a place, once for each place. */
  warn: (code: Code, place: Place, message: string, help?: string) => void;
  /** Puts off a step until every named schema stands. */
  later: (step: () => void) => void;
  /** Runs the steps that were put off. */
  finish: () => void;
};

/** What the steps of one operation need besides. */
export type OperationContext = Context & {
  /** What an operation has unless it says otherwise. */
  defaults: {servers: Server[]; security: SecurityRequirement[]};
  links: LinkTargets;
  newId: (...words: string[]) => OperationId;
};

export function createContext(document: LoadedDocument, {markdown, findUnsafe, showExtensions}: Pick<Context, 'markdown' | 'findUnsafe' | 'showExtensions'>, report: Report): Context {
  const reported = new Set<string>();
  const steps: (() => void)[] = [];
  return {
    document,
    markdown,
    findUnsafe,
    checkedTexts: new Set(),
    schemas: createRegistry(document),
    childrenOf: createChildSchemas(document),
    showExtensions,
    ignoresRefSiblings: ignoresRefSiblings(document),
    warn(code, place, message, help) {
      const key = `${code} ${placeKey(place)}`;
      if (reported.has(key)) return;
      reported.add(key);
      report(toDiagnostic(code, {source: document.locate(place), message, ...(help !== undefined && {help})}));
    },
    later: (step) => steps.push(step),
    finish() {
      for (const step of steps) step();
    },
  };
}
