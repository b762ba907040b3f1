import {suggest} from '../../diagnostics/suggest';
import {listSome, quote} from '../../diagnostics/text';
import {responseAnchor} from '../../model/page/anchors';
import {findProblems, type FragmentRequest} from './toFragment';
import {FragmentError, type Embeds} from './types';

/** The attributes of an element that are literals. */
export type Attributes = ReadonlyMap<string, unknown>;

type Component = {
  /** Attributes that select what is shown; all are required unless they end in `?`. */
  names: readonly string[];
  /** Further attributes. */
  others?: readonly string[];
  toPlace: (attribute: (name: string) => string | undefined, tab: Tab) => FragmentRequest;
};

/** A tab, for looking up its operations and names. */
type Tab = {
  tabId: string;
  /** Path of the page of an operation. */
  toPath: (operation: string | undefined) => string;
};

const ofOperation =
  (part: string): Component['toPlace'] =>
  (attribute, {toPath}) => ({path: toPath(attribute('operation')), part});

/** The components of authored pages, which need no import. */
const COMPONENTS: {readonly [name: string]: Component} = {
  ApiOperation: {names: ['operation'], toPlace: ofOperation('')},
  ApiParameters: {names: ['operation'], toPlace: ofOperation('parameters')},
  ApiRequestBody: {names: ['operation'], toPlace: ofOperation('request-body')},
  ApiResponse: {
    names: ['operation', 'status'],
    toPlace: (attribute, tab) =>
      ofOperation(responseAnchor(attribute('status') ?? ''))(attribute, tab),
  },
  ApiSamples: {names: ['operation'], toPlace: ofOperation('samples')},
  ApiTryIt: {
    names: ['operation'],
    others: ['parameters', 'body', 'mediaType', 'server'],
    toPlace: ofOperation('try-it'),
  },
  ApiLink: {names: ['operation'], toPlace: ofOperation('link')},
  ApiAuthentication: {
    names: ['operation?', 'scheme?'],
    toPlace(attribute, {tabId, toPath}) {
      const [operation, scheme] = [attribute('operation'), attribute('scheme')];
      if (operation !== undefined) return {path: toPath(operation), part: 'authentication'};
      return {
        path: tabId,
        part: scheme === undefined ? 'authentication' : `authentication.${scheme}`,
      };
    },
  },
  ApiOperations: {
    names: ['tag'],
    toPlace: (attribute, {tabId}) => ({path: tabId, part: `tag.${attribute('tag')}`}),
  },
  ApiSchema: {
    names: ['schema'],
    others: ['direction'],
    toPlace: (attribute, {tabId}) => ({path: `${tabId}/schemas/${attribute('schema')}`, part: ''}),
  },
  ApiProperty: {
    names: ['schema', 'name'],
    others: ['direction'],
    toPlace: (attribute, {tabId}) => ({
      path: `${tabId}/schemas/${attribute('schema')}`,
      part: attribute('name') ?? '',
    }),
  },
};

/** Attributes of all components. */
const COMMON = ['tab', 'pluginId', 'id'];

export const COMPONENT_NAMES: readonly string[] = Object.keys(COMPONENTS);

/**
 * Returns what a component shows, in the form of an import.
 * @throws FragmentError when an attribute is missing or unknown, or names nothing
 */
export function toComponentRequest(
  name: string,
  attributes: Attributes,
  embeds: Embeds,
): FragmentRequest {
  const component = COMPONENTS[name];
  if (!component) throw new Error(`${name} is not a component of authored pages.`);
  checkAttributes(name, component, attributes);
  const attribute = (key: string) => toText(name, key, attributes);
  const tabId = attribute('tab') ?? embeds.defaultTab;
  if (findProblems(embeds, tabId) === undefined && !Object.hasOwn(embeds.tabs, tabId)) {
    const known = Object.keys(embeds.tabs);
    throw new FragmentError(
      `There is no tab ${quote(tabId)}.${toHint(tabId, known, `Name one by its id: ${listSome(known)}.`)}`,
    );
  }
  return component.toPlace(attribute, {
    tabId,
    toPath: (operation = '') => toPath(operation, tabId, embeds),
  });
}

function checkAttributes(name: string, {names, others = []}: Component, given: Attributes): void {
  const all = [...names.map((key) => key.replace('?', '')), ...others, ...COMMON];
  for (const key of given.keys())
    if (!all.includes(key))
      throw new FragmentError(
        `${quote(`<${name}>`)} has no attribute ${quote(key)}.${toHint(key, all, `It has ${listSome(all, 10)}.`)}`,
      );
  const missing = names.find((key) => !key.endsWith('?') && !given.has(key));
  if (missing !== undefined)
    throw new FragmentError(
      `${quote(`<${name}>`)} needs the attribute ${quote(missing)}. Write ${quote(
        `<${name} ${names
          .filter((key) => !key.endsWith('?'))
          .map((key) => `${key}="…"`)
          .join(' ')} />`,
      )}.`,
    );
}

/** An attribute that selects what is shown: the build has to know its value. */
function toText(name: string, key: string, attributes: Attributes): string | undefined {
  if (!attributes.has(key)) return undefined;
  const value = attributes.get(key);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new FragmentError(
    `The attribute ${quote(key)} of ${quote(`<${name}>`)} is not a string. Write it out, ${quote(`${key}="…"`)}: the page is built with what it names.`,
  );
}

function toPath(operation: string, tabId: string, embeds: Embeds): string {
  const entries = Object.entries(embeds.operations);
  const own = entries.filter(([, {tab}]) => tab === tabId);
  const [path] = own.find(([, {key}]) => key === operation) ?? [];
  if (path !== undefined) return path;
  // The content of a broken tab is unknown.
  if (findProblems(embeds, tabId) !== undefined) return `${tabId}/`;
  const elsewhere = entries.find(([, {key}]) => key === operation)?.[1].tab;
  throw new FragmentError(
    `The tab ${quote(tabId)} has no operation ${quote(operation)}.${
      elsewhere === undefined
        ? toHint(
            operation,
            own.map(([, {key}]) => key),
            'Write method and path as the document does, such as `GET /pets/{petId}`.',
          )
        : ` Another tab has it: write ${quote(`tab="${elsewhere}"`)} too.`
    }`,
  );
}

function toHint(name: string, known: readonly string[], otherwise: string): string {
  const meant = suggest(name, known);
  return ` ${meant === undefined ? otherwise : `Did you mean ${quote(meant)}?`}`;
}
