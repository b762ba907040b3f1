import {present} from '../../document/present';
import {suggest} from '../../diagnostics/suggest';
import {listSome, quote} from '../../diagnostics/text';
import {createClosure} from '../../model/page/closure';
import {readAnchor, responseAnchor} from '../../model/page/anchors';
import type {Operation} from '../../model/types';
import {listSecurity} from '../../request/listSecurity';
import {listServers} from '../../request/listServers';
import {toPresetFacts} from '../../request/preset';
import type {PropApiDocument, PropOperation, PropOperationChunk} from '../props';
import {pickSchemas, toFragmentDocument} from './tabFragment';
import {FragmentError, type ComponentModule, type DataModule} from './types';

/** The inputs of a fragment of an operation. */
export type OperationSource = {
  document: PropApiDocument;
  chunk: PropOperationChunk;
  permalink: string;
  /** Module that loads schemas that the chunk does not carry. */
  loadSchemas?: string;
};

/** Data may be written while it is read: the next rebuild has both. */
export const RELOADING = 'The document is being loaded again.';

/** The parts that every operation has a name for. */
const PARTS = [
  'parameters',
  'request-body',
  'samples',
  'try-it',
  'authentication',
  'link',
] as const;
type FragmentPart = (typeof PARTS)[number];

/** The module with a console's data: separate from the button, and loaded when it is pressed. */
export const CONSOLE_DATA = 'try-it-data';

/**
 * A component for one part of an operation, named as its section is on the operation's page.
 * @param self how the module of another part is imported
 * @throws FragmentError when the operation has no such part
 */
export function toOperationFragment(
  source: OperationSource,
  part: string,
  self: (part: string) => string,
): ComponentModule {
  const page = source.chunk.operations[source.permalink];
  if (!page) throw new FragmentError(RELOADING);
  const response = page.operation.responses.find(({status}) => responseAnchor(status) === part);
  if (response) return toResponse(source, page, response);
  const name = PARTS.find((known) => known === part);
  if (name === undefined) throw new FragmentError(describeUnknown(page.operation, part));
  return MAKERS[name](source, page, self);
}

type Maker = (
  source: OperationSource,
  page: PropOperation,
  self: (part: string) => string,
) => ComponentModule;

const MAKERS: {[name in FragmentPart]: Maker} = {
  parameters(source, page) {
    const {parameters} = page.operation;
    if (parameters.length === 0) throw new FragmentError(describeMissing(page, 'no parameters'));
    return toFrame(
      source,
      page,
      {parameters},
      'docusaurus-plugin-api-reference/parts/ApiOperation/Parameters',
    );
  },
  'request-body'(source, page) {
    const {requestBody} = page.operation;
    if (!requestBody) throw new FragmentError(describeMissing(page, 'no request body'));
    return toFrame(
      source,
      page,
      {requestBody},
      'docusaurus-plugin-api-reference/parts/ApiOperation/RequestBody',
    );
  },
  authentication(source, page) {
    const {operation} = page;
    const security = listSecurity({operation, security: source.document.security});
    if (operation.security === undefined && security.length === 0)
      throw new FragmentError(describeMissing(page, 'no authentication'));
    return toFrame(
      source,
      page,
      {security},
      'docusaurus-plugin-api-reference/parts/ApiOperation/Security',
      {security},
    );
  },
  samples(source, page) {
    const {operation, sample, versions} = page;
    if (operation.page?.tryIt === 'none')
      throw new FragmentError(describeMissing(page, 'no samples: its `tryIt.mode` is "none"'));
    const {parameters, requestBody, codeSamples, servers, security, page: settings} = operation;
    const shown = present({
      parameters,
      codeSamples,
      requestBody,
      servers,
      security,
      page: settings,
    });
    return toFrame(source, {...page, ...present({sample, versions})}, shown, '@theme/ApiSamples', {
      servers: true,
      security: listSecurity({operation, security: source.document.security}),
    });
  },
  'try-it'({document}, {operation}, self) {
    if (operation.kind !== 'operation')
      throw new FragmentError(
        `${quote(operation.key)} is sent by the API, so readers cannot try it.`,
      );
    if (operation.page?.tryIt !== undefined)
      throw new FragmentError(
        `Try It is switched off for ${quote(operation.key)}: its mode is "${operation.page.tryIt}". Remove the component, or set \`tryIt.mode\` to "full".`,
      );
    return {
      kind: 'component',
      component: '@theme/ApiFragment/TryIt',
      isInline: true,
      loaders: {load: self(CONSOLE_DATA)},
      values: {
        operation: operation.key,
        facts: toPresetFacts(operation, listServers({operation, servers: document.servers})),
      },
    };
  },
  link(_, {title, permalink, operation: {method, path, kind, deprecated}}) {
    return {
      kind: 'component',
      component: 'docusaurus-plugin-api-reference/parts/ApiFragment/Link',
      isInline: true,
      values: {title, permalink, method, path, kind, ...(deprecated && {deprecated: true})},
    };
  },
};

/** The data of an operation that a console needs. */
export function toConsoleData(source: OperationSource): DataModule {
  const page = source.chunk.operations[source.permalink];
  if (!page) throw new FragmentError(RELOADING);
  const {callbacks: _, description: __, ...operation} = page.operation;
  const security = listSecurity({operation: page.operation, security: source.document.security});
  const {values = {}, modules} = toFrame(source, page, operation, '', {servers: true, security});
  return present({kind: 'data', value: values, modules});
}

function toResponse(
  source: OperationSource,
  page: PropOperation,
  response: Operation['responses'][number],
): ComponentModule {
  return toFrame(
    source,
    page,
    {responses: [response]},
    'docusaurus-plugin-api-reference/parts/ApiFragment/Response',
  );
}

/** The operation with only some of its parts, and the schemas that these reach. */
function toFrame(
  {document, chunk, permalink, loadSchemas}: OperationSource,
  page: PropOperation,
  parts: Partial<Operation>,
  component: string,
  needs: Parameters<typeof toFragmentDocument>[1] = {},
): ComponentModule {
  const {id, kind, key, method, path} = page.operation;
  const empty = {parameters: [], responses: [], callbacks: [], codeSamples: []};
  const operation = createClosure(chunk.schemas)({
    ...{id, kind, key, method, path, tags: [], schemas: [], formats: []},
    ...empty,
    ...parts,
  });
  const links = operation.responses.flatMap((response) => response.links);
  const targets = new Set(links.map(({target}) => target));
  const shown: PropOperation = {
    ...page,
    operation: {...operation, schemas: [], formats: []},
    breadcrumbs: [],
    formats: {},
    formatNotes: page.formatNotes.filter(({name}) => operation.formats.includes(name)),
    linkTargets: Object.fromEntries(
      Object.entries(page.linkTargets).filter(([target]) => targets.has(target)),
    ),
  };
  for (const field of ['description', 'badge', 'labels', 'previous', 'next'] as const)
    delete shown[field];
  if (!needs.servers) {
    delete shown.sample;
    delete shown.versions;
  }
  const own: PropOperationChunk = {
    operations: {[permalink]: shown},
    schemas: pickSchemas(chunk.schemas, operation.schemas),
  };
  return {
    kind: 'component',
    component: '@theme/ApiFragment',
    ...(loadSchemas !== undefined && {modules: {loadSchemas}}),
    values: {
      document: toFragmentDocument(document, needs, JSON.stringify(own)),
      chunk: own,
      permalink,
    },
    part: component,
  };
}

function describeMissing({operation: {key}}: PropOperation, what: string): string {
  return `${quote(key)} has ${what}.`;
}

function describeUnknown({key, responses}: Operation, part: string): string {
  const status = /^response-(.*)$/s.exec(part)?.[1];
  if (status !== undefined) {
    const known = responses.map((response) => response.status);
    return `${quote(key)} has no response ${quote(readAnchor(status))}. It has ${known.length > 0 ? listSome(known) : 'none'}.`;
  }
  const known = [...PARTS, ...responses.map((response) => responseAnchor(response.status))];
  const meant = suggest(part, known);
  return `${quote(key)} has no part ${quote(part)}. ${meant === undefined ? `It has ${listSome(known, 10)}.` : `Did you mean ${quote(meant)}?`}`;
}
