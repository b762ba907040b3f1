import type {Report} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import {createClosure} from './closure';
import {createContext, type OperationContext} from './context';
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
import {toTagGroups, toTags} from './tags';
import type {ApiReference} from './types';

/** `showExtensions`: names of the `x-` fields that pages show as written. */
export type ReferenceOptions = {showExtensions?: readonly string[]};

/**
 * A loaded document as the reference that pages show. The document is read and not changed, and the
 * same document gives the same reference, byte for byte. What cannot be understood is reported, and
 * the rest is built.
 */
export async function toApiReference(
  document: LoadedDocument,
  report: Report,
  {showExtensions = []}: ReferenceOptions = {},
): Promise<ApiReference> {
  const [markdown, findUnsafe] = await Promise.all([getMarkdownRenderer(), createUnsafeFinder()]);
  const context = createContext(
    document,
    {markdown, findUnsafe, showExtensions: new Set(showExtensions)},
    report,
  );
  const {root} = document;
  checkDialect(context, root, 'jsonSchemaDialect');
  const servers = toServers(context, root) ?? [];
  const security = toSecurity(root) ?? [];
  const {sources, internal, internalTags, newId} = findOperations(context);
  const operationContext: OperationContext = {
    ...context,
    defaults: {servers, security},
    links: toLinkTargets(sources),
    newId,
  };
  const operations = sources.map((source) => toOperation(operationContext, source));
  buildNamedSchemas(context);
  context.finish();
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
