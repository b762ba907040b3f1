import {toCurrentPath} from '../../config/tabIds';
import {suggest} from '../../diagnostics/suggest';
import {listSome, quote} from '../../diagnostics/text';
import {isRecord} from '../../document/isObject';
import {responseAnchor} from '../../model/page/anchors';
import type {MdxElement} from './readElements';
import {findProblems, type FragmentRequest} from './toFragment';
import {FragmentError, type Embeds} from './types';

/** The attributes of an element. Those that are not literals have the value undefined. */
export type Attributes = ReadonlyMap<string, unknown>;

type Component = {
  /** Attributes that select what is shown; all are required unless they end in `?`. */
  names: readonly string[];
  /** Further attributes. */
  others?: readonly string[];
  /** Whether readers see what is between its tags. */
  hasContent?: boolean;
  toPlace: (
    attribute: (name: string) => string | undefined,
    tab: Tab,
    isInText: boolean,
  ) => FragmentRequest;
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
    toPlace: (attribute, ...place) =>
      ofOperation(responseAnchor(attribute('status') ?? ''))(attribute, ...place),
  },
  ApiSamples: {names: ['operation'], toPlace: ofOperation('samples')},
  ApiTryIt: {
    names: ['operation'],
    others: ['parameters', 'body', 'mediaType', 'server'],
    hasContent: true,
    toPlace: ofOperation('try-it'),
  },
  ApiLink: {names: ['operation'], hasContent: true, toPlace: ofOperation('link')},
  ApiAuthentication: {
    names: ['operation?', 'scheme?'],
    toPlace(attribute, {tabId, toPath}) {
      const [operation, scheme] = [attribute('operation'), attribute('scheme')];
      if (operation !== undefined && scheme !== undefined)
        throw new FragmentError(
          '`<ApiAuthentication>` shows what an operation needs, or a scheme. Write only one of the attributes `operation` and `scheme`.',
        );
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
    toPlace: (attribute, {tabId}, isInText) => ({
      path: `${tabId}/${isInText ? 'properties' : 'schemas'}/${attribute('schema')}`,
      part: attribute('name') ?? '',
    }),
  },
};

/** Attributes of all components. */
const COMMON = ['tab', 'pluginId', 'id'];

const isString = (value: unknown) => typeof value === 'string';
/** What attributes that select nothing may be, and what to write instead of other literals. */
const LITERALS: {
  readonly [attribute: string]: {isValid: (value: unknown) => boolean; correct: string};
} = {
  direction: {
    isValid: (value) => value === 'request' || value === 'response',
    correct: '`direction="request"` or `direction="response"`',
  },
  parameters: {isValid: isRecord, correct: '`parameters={{name: value}}`'},
  mediaType: {isValid: isString, correct: '`mediaType="application/json"`'},
  server: {isValid: isString, correct: '`server="https://…"`'},
  // White space separates ids in attributes that name several.
  id: {isValid: (value) => /^\S+$/.test(String(value)), correct: '`id="…"` without white space'},
};

export const COMPONENT_NAMES: readonly string[] = Object.keys(COMPONENTS);

/**
 * Returns what a component shows, in the form of an import.
 * @throws FragmentError when an attribute is missing or unknown, or names nothing, and when text
 * between the tags would be lost
 */
export function toComponentRequest(
  {name, attributes, hasContent, text}: MdxElement,
  embeds: Embeds,
): FragmentRequest {
  const component = COMPONENTS[name];
  if (!component) throw new Error(`${name} is not a component of authored pages.`);
  checkAttributes(name, component, attributes);
  if (hasContent && !component.hasContent)
    throw new FragmentError(
      `${quote(`<${name}>`)} does not show what is between its tags. End it with ${quote('/>')}, and write the text before or after it.`,
    );
  const attribute = (key: string) => toText(name, key, attributes);
  attribute('pluginId');
  const tabId = toCurrentPath(attribute('tab') ?? embeds.defaultTab, embeds.formerIds);
  if (findProblems(embeds, tabId) === undefined && !Object.hasOwn(embeds.tabs, tabId))
    throw new FragmentError(describeUnknownTab(tabId, Object.keys(embeds.tabs)));
  return component.toPlace(
    attribute,
    {tabId, toPath: (operation = '') => toPath(operation, tabId, embeds)},
    text !== undefined,
  );
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
  for (const [key, {isValid, correct}] of Object.entries(LITERALS)) {
    const value = given.get(key);
    if (value !== undefined && !isValid(value))
      throw new FragmentError(
        `The attribute ${quote(key)} of ${quote(`<${name}>`)} cannot be ${quote(JSON.stringify(value))}. Write ${correct}.`,
      );
  }
}

/** The names of versions resemble each other, so an unknown one may mean any of them. */
function describeUnknownTab(tabId: string, known: readonly string[]): string {
  const [family = ''] = tabId.split('/', 1);
  const versions = known.filter((id) => id.startsWith(`${family}/`));
  return versions.length > 0 && known.includes(family)
    ? `There is no tab ${quote(tabId)}. Write ${quote(family)} for the current version, ${listSome(versions, 8, 'or')} for another.`
    : `There is no tab ${quote(tabId)}.${toHint(tabId, known, `Name one by its id: ${listSome(known)}.`)}`;
}

/** An attribute that selects what is shown: the build has to know its value. */
function toText(name: string, key: string, attributes: Attributes): string | undefined {
  if (!attributes.has(key)) return undefined;
  const value = attributes.get(key);
  if (value === '')
    throw new FragmentError(
      `The attribute ${quote(key)} of ${quote(`<${name}>`)} is empty. Write what it names: ${quote(`${key}="…"`)}.`,
    );
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
