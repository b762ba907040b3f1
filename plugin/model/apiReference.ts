import type {Report} from '../diagnostics/types';
import {describeVersion} from '../document/objects';
import type {LoadedDocument} from '../document/types';
import {createClosure} from './closure';
import {createContext, type OperationContext} from './context';
import {toDocumentAllowance, toPageAllowance} from './example/allowance';
import {toExtensions} from './extensions';
import {toExternalDocs} from './externalDocs';
import {toInfo} from './info';
import {toLinkTargets} from './links';
import {getMarkdownRenderer} from './markdown/markdown';
import {createUnsafeFinder} from './markdown/unsafe';
import {toOperation} from './operation';
import {findOperations, listSchemeNames, listTagNames} from './operationSources';
import {present} from './read';
import {checkDialect} from './schema/dialect';
import {buildNamedSchemas} from './schema/named';
import {toSecurity} from './security';
import {toSecuritySchemes} from './securitySchemes';
import {toServers} from './servers';
import {toTagGroups, toTags} from './tags';
import type {ApiReference} from './types';

export type ReferenceOptions = {
  /** Names of the `x-` fields that pages show as written. */
  showExtensions?: readonly string[];
  /**
   * Prefix of the ids of operations and schemas, so that those of several documents differ:
   * letters, digits, `_` and `-`.
   */
  scope?: string;
};

/**
 * Models a loaded document as the reference that pages show. The document is not changed, and the
 * same document always gives the same reference, byte for byte. Invalid parts are reported, and the
 * rest is built.
 */
export async function toApiReference(
  document: LoadedDocument,
  report: Report,
  {showExtensions = [], scope}: ReferenceOptions = {},
): Promise<ApiReference> {
  const [markdown, findUnsafe] = await Promise.all([getMarkdownRenderer(), createUnsafeFinder()]);
  const context = createContext(
    document,
    {
      markdown,
      findUnsafe,
      showExtensions: new Set(showExtensions),
      ...(scope !== undefined && {scope}),
    },
    report,
  );
  const {root} = document;
  checkDialect(context, root, 'jsonSchemaDialect');
  const servers = toServers(context, root) ?? [];
  const security = toSecurity(root) ?? [];
  const {sources, leftOut, newId} = findOperations(context);
  const operationContext: OperationContext = {
    ...context,
    defaults: {servers, security},
    links: toLinkTargets(sources, leftOut),
    newId,
  };
  const allowance = toDocumentAllowance(sources.length);
  const operations = sources.map((source) =>
    toOperation({...operationContext, allowance: toPageAllowance(allowance)}, source),
  );
  const requirements = [
    security,
    ...operations.map((operation) => operation.security ?? []),
  ].flat();
  const required = new Set(requirements.flatMap(({schemes}) => schemes.map(({name}) => name)));
  const tagUses = {shownTags: listTagNames(sources), leftOutTags: listTagNames(leftOut)};
  const leftOutSchemes = listSchemeNames(leftOut);
  buildNamedSchemas(context);
  context.finish();
  return present({
    specification: describeVersion(document.declaredVersion),
    version: document.version,
    info: toInfo(context),
    externalDocs: toExternalDocs(context, root),
    servers,
    security,
    securitySchemes: toSecuritySchemes(
      context,
      requirements,
      [servers, ...operations.map((operation) => operation.servers ?? [])].flat()[0],
    ).filter(({name}) => !leftOutSchemes.has(name) || required.has(name)),
    tags: toTags(context, tagUses),
    tagGroups: toTagGroups(context, tagUses),
    operations: operations.map(createClosure(context.schemas.table)),
    internal: leftOut.map(({key}) => key),
    schemas: context.schemas.table,
    schemaPlaces: context.schemas.places,
    extensions: toExtensions(context, root.value),
  });
}
