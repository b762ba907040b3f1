import {normalizeNavigation} from '../../plugin/config/navigation';
import type {NavigationEntry, TabConfig} from '../../plugin/config/types';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import type {Json} from '../../plugin/document/types';
import type {ApiReference, Operation} from '../../plugin/model/types';
import type {SitePaths} from '../../plugin/navigation/permalinks';
import {toTabNavigation} from '../../plugin/navigation/tabs';
import type {
  NavigationContext,
  NavigationGroup,
  TabNavigation,
} from '../../plugin/navigation/types';

/** An operation as the model creates it, from its key and the fields that matter to a test. */
export function toOperation(key: string, more: Partial<Operation> = {}, index = 0): Operation {
  const [method, ...rest] = key.split(' ');
  return {
    id: `op-${index}`,
    kind: 'operation',
    key,
    method: method!,
    path: rest.join(' '),
    tags: [],
    parameters: [],
    responses: [],
    callbacks: [],
    codeSamples: [],
    schemas: [],
    formats: [],
    ...more,
  };
}

type OperationInput = string | [key: string, more: Partial<Operation>];

export function toReference(
  operations: readonly OperationInput[],
  more: Partial<ApiReference> = {},
): ApiReference {
  return {
    specification: 'OpenAPI 3.1.0',
    version: '3.1',
    info: {title: 'Pets', version: '1'},
    servers: [],
    security: [],
    securitySchemes: [],
    tags: [],
    tagGroups: [],
    operations: operations.map((input, index) =>
      typeof input === 'string'
        ? toOperation(input, {}, index)
        : toOperation(input[0], input[1], index),
    ),
    internal: [],
    schemas: {},
    ...more,
  };
}

export function toTab(more: Partial<TabConfig> = {}): TabConfig {
  return {
    tabId: 'default',
    label: 'API',
    pointer: '',
    sources: ['openapi.yaml'],
    navigation: true,
    tagsOrder: [],
    overlays: [],
    defaultGroup: 'Endpoints',
    webhookGroup: 'Webhooks',
    untagged: 'group',
    schemas: 'used',
    overrides: new Map(),
    rules: new Map(),
    audience: {},
    acceptedChanges: [],
    ...more,
  };
}

/** Runs the navigation of one tab. */
export function navigate(
  reference: ApiReference,
  tab: Partial<TabConfig> = {},
  site: Partial<SitePaths & Pick<NavigationContext, 'docs' | 'otherVersions'>> = {},
): {navigation: TabNavigation; diagnostics: Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  const navigation = toTabNavigation(
    {
      baseUrl: '/',
      routeBasePath: 'api',
      trailingSlash: undefined,
      ...site,
      tab: toTab(tab),
      reference,
      locate: (pointer) => ({file: 'docs.json', pointer}),
    },
    (diagnostic) => diagnostics.push(diagnostic),
  );
  return {navigation, diagnostics};
}

/** The entries of a `navigation` list in docs.json. */
export const toEntries = (list: Json[]): NavigationEntry[] =>
  normalizeNavigation(list, '/api/navigation', {
    locate: () => ({file: 'docs.json'}),
    report: ({message}) => {
      throw new Error(message);
    },
  });

/** Groups and what is in them: `outer (GET /a, inner (GET /b))`. */
export const outline = (groups: readonly NavigationGroup[]): string =>
  groups
    .map(({label, pages, groups: inner}) => {
      const parts = [...pages.map(({title}) => title), ...(inner.length ? [outline(inner)] : [])];
      return `${label} (${parts.join(', ')})`;
    })
    .join(', ');
