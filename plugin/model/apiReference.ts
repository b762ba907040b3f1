import type {Diagnostic, Report} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import {createClosure} from './closure';
import {type Context, createContext, type OperationContext} from './context';
import {toExtensions} from './extensions';
import {toExternalDocs} from './externalDocs';
import {toInfo} from './info';
import {toLinkTargets} from './links';
import {getMarkdownRenderer} from './markdown/markdown';
import {createUnsafeFinder} from './markdown/unsafe';
import {toOperation} from './operation';
import {findOperations} from './operationSources';
import {present} from './read';
import {checkDialect} from './schema/dialect';
import {buildNamedSchemas} from './schema/named';
import {toSecurity} from './security';
import {toSecuritySchemes} from './securitySchemes';
import {toServers} from './servers';
import {createSteps, NO_STEPS, type StepMemory} from './steps';
import {toTagGroups, toTags} from './tags';
import type {ApiReference, SchemaTable} from './types';

/** `showExtensions`: names of the `x-` fields that pages show as written. */
export type ReferenceOptions = {showExtensions?: readonly string[]};

/** What was made of the last state of a document, so that the next one is made of what changed. */
export type ModelMemory = {last?: StepMemory; table?: SchemaTable};

/** After so many attempts to keep what did not change, everything is made anew. */
const MAX_ATTEMPTS = 3;

/**
 * A loaded document as the reference that pages show. The document is read and not changed, and the
 * same document gives the same reference, byte for byte, with a `memory` and without. What cannot
 * be understood is reported, and the rest is built.
 */
export async function toApiReference(
  document: LoadedDocument,
  report: Report,
  {showExtensions = []}: ReferenceOptions = {},
  memory?: ModelMemory,
): Promise<ApiReference> {
  const [markdown, findUnsafe] = await Promise.all([getMarkdownRenderer(), createUnsafeFinder()]);
  const tools = {markdown, findUnsafe, showExtensions: new Set(showExtensions)};
  if (!memory) return buildReference(createContext(document, {...tools, steps: NO_STEPS}, report))!;
  for (let attempt = 1; ; attempt++) {
    const steps = createSteps(attempt < MAX_ATTEMPTS ? memory.last : undefined);
    const found: Diagnostic[] = [];
    const reference = buildReference(
      createContext(document, {...tools, steps}, (diagnostic) => found.push(diagnostic)),
      memory.table,
    );
    const isRight = reference !== undefined && steps.isRight();
    memory.last = reference && steps.memory();
    memory.table = reference?.schemas;
    if (!isRight) continue;
    found.forEach(report);
    return reference;
  }
}

/** Undefined where a step did not find the model as it was. */
function buildReference(context: Context, lastTable?: SchemaTable): ApiReference | undefined {
  const {document, steps, showExtensions} = context;
  const {root} = document;
  checkDialect(context, root, 'jsonSchemaDialect');
  const servers = toServers(context, root) ?? [];
  const security = toSecurity(root) ?? [];
  const {sources, internal, internalTags, newId} = findOperations(context);
  const operationContext: OperationContext = {
    ...context,
    defaults: {servers, security},
    links: toLinkTargets(sources, steps),
    newId: steps.act('newId', newId),
  };
  steps.begin(
    JSON.stringify([
      document.version,
      context.ignoresRefSiblings,
      [...showExtensions],
      servers,
      security,
    ]),
  );
  const operations = sources.map((source) =>
    steps.run(`operation ${source.id}`, Object.values(source), () =>
      toOperation(operationContext, source),
    ),
  );
  buildNamedSchemas(context);
  if (steps.hasFailed()) return undefined;
  context.finish(isSameTable(context.schemas.table, lastTable));
  return present({
    openapi: document.declaredVersion,
    version: document.version,
    info: toInfo(context),
    externalDocs: toExternalDocs(context, root),
    servers,
    security,
    securitySchemes: toSecuritySchemes(
      context,
      [security, ...operations.map((operation) => operation.security ?? [])].flat(),
    ),
    tags: toTags(context, internalTags),
    tagGroups: toTagGroups(context),
    operations: operations.map(createClosure(context.schemas.table)),
    internal,
    schemas: context.schemas.table,
    extensions: toExtensions(context, root.value),
  });
}

function isSameTable(one: SchemaTable, other: SchemaTable = {}): boolean {
  const ids = Object.keys(one);
  return (
    ids.length === Object.keys(other).length &&
    ids.every((id) => one[id]!.schema === other[id]?.schema && one[id]!.name === other[id]?.name)
  );
}
