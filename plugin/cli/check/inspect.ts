import {suggest} from '../../diagnostics/suggest';
import {count} from '../../diagnostics/text';
import type {Tab} from '../../types';
import type {
  ApiReference,
  MediaType,
  Operation,
  Parameter,
  SecurityRequirement,
} from '../../model/types';
import type {OperationPage, TabNavigation} from '../../navigation/types';
import {buildRequest, toInitialValues} from '../../request';
import {toCurl} from '../../request/samples/curl';

/** A summary of a page, for inspecting representative operations without a browser. */
export type Inspection = {
  tabId: string;
  key: string;
  title: string;
  permalink: string;
  /** Groups that contain it, outermost first. */
  groups: string[];
  /** Names by location, e.g. `path petId`, with `*` if required. */
  parameters: string[];
  /** Media types of the body, with a summary of each. */
  requestBody: string[];
  responses: string[];
  /** Alternatives, e.g. `token`, `key + oauth (read)`, `none`. */
  security: string[];
  /** The generated command; absent for webhooks, which the API sends. */
  curl?: string;
};

const READS = new Set(['GET', 'HEAD', 'OPTIONS', 'QUERY', 'TRACE']);

/** The first read and the first write of a tab. */
function findRepresentatives({pages}: TabNavigation): OperationPage[] {
  const visible = pages.filter(({hidden, operation}) => !hidden && operation.kind === 'operation');
  const read = visible.find(({operation}) => READS.has(operation.method));
  const write = visible.find(({operation}) => !READS.has(operation.method));
  return [read, write].filter((page) => page !== undefined);
}

/** Inspects the operations with these keys in all tabs; without keys, the representative ones. */
export function inspectOperations(tabs: readonly Tab[], keys: readonly string[]): Inspection[] {
  return tabs.flatMap(({config: tab, reference, navigation}) => {
    if (!navigation || !reference) return [];
    const pages =
      keys.length > 0
        ? navigation.pages.filter(({operation}) => keys.includes(operation.key))
        : findRepresentatives(navigation);
    return pages.map((page) => toInspection(tab.tabId, page, reference));
  });
}

/** Describes, in a sentence, which named operation is in none of the tabs. */
export function findNotInspected(
  tabs: readonly Tab[],
  keys: readonly string[],
): string | undefined {
  const known = new Set(
    tabs.flatMap(({navigation}) => navigation?.pages.map(({operation}) => operation.key) ?? []),
  );
  const missing = keys.find((key) => key !== 'auto' && !known.has(key));
  if (missing === undefined) return undefined;
  const nearest = suggest(missing, [...known]);
  return `There is no operation \`${missing}\` to inspect.${nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`}`;
}

function toInspection(
  tabId: string,
  {operation, title, permalink, breadcrumbs}: OperationPage,
  reference: ApiReference,
): Inspection {
  return {
    tabId,
    key: operation.key,
    title,
    permalink,
    groups: breadcrumbs.map(({label}) => label),
    parameters: operation.parameters.map(formatParameter),
    requestBody: (operation.requestBody?.content ?? []).map(formatMediaType),
    responses: operation.responses.map(formatResponse),
    security: (operation.security ?? reference.security).map(formatRequirement),
    ...(operation.kind === 'operation' && {curl: toCommand(operation, reference)}),
  };
}

function toCommand(
  operation: Operation,
  {servers, security, securitySchemes, schemas}: ApiReference,
): string {
  const context = {operation, servers, security, securitySchemes, schemas};
  return toCurl(buildRequest(context, toInitialValues(context)));
}

function formatParameter({in: location, name, required}: Parameter): string {
  return `${location} ${name}${required ? '*' : ''}`;
}

function formatMediaType({mediaType, schema, itemSchema, examples}: MediaType): string {
  const parts = [
    (schema ?? itemSchema) ? 'schema' : 'no schema',
    examples.length > 0 ? count(examples.length, 'example') : '',
  ];
  return `${mediaType} (${parts.filter(Boolean).join(', ')})`;
}

function formatResponse({status, content, headers}: Operation['responses'][number]): string {
  const parts = [
    ...content.map(formatMediaType),
    ...(headers.length > 0 ? [`headers ${headers.map(({name}) => name).join(', ')}`] : []),
  ];
  return `${status}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}`;
}

function formatRequirement({schemes}: SecurityRequirement): string {
  return (
    schemes
      .map(({name, scopes}) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name))
      .join(' + ') || 'none'
  );
}
