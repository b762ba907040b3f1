import {MAX_SERVER_COMBINATIONS} from '../manifest';
import type {TryItServer, TryItServerVariable} from '../manifest';
import {VARIABLE} from './segmentPattern';
import type {Choices} from './tokens';

/** A server URL whose variables are free, or have values that fit where they are. */
export type ServerTemplate = {
  url: string;
  choices: Choices;
  /** How many combinations come before the first one of this template. */ rank: number;
};

/** The parts of a URL with the variables in them. */
export type UrlParts = {scheme: string; host: string; port: string; path: string};

type Enumerated = {
  name: string;
  values: string[];
  /** Combinations from one value to the next. */ weight: number;
};

const SERVER = /^([^/?#]*):\/\/([^/?#]*)([^?#]*)/;
const AUTHORITY = /^([^@]*?)(?::([^:\]]*))?$/;
const WHOLE = /^\{([^{}]*)\}$/;

/**
 * Values that can replace a variable at its position without changing how the rest of the URL is
 * read.
 */
const FITTING = {
  scheme: /^https?$/i,
  // A last label that begins with a digit can turn the host into an address.
  host: /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i,
  port: /^[1-9]\d{0,4}$/,
  path: /^[^/?#\\%{}\u0000-\u0020\u007f-\u009f]+$/,
};

/**
 * The templates of a server, usually one. An enumerated variable stays in the template as a list of
 * values, so that a thousand combinations need no more memory than the values. Only values that are
 * more than a part of the host or path, such as whole URLs, make a template each.
 */
export function toTemplates({url, variables = []}: TryItServer): ServerTemplate[] {
  const enumerated = toEnumerated(url, variables);
  if (enumerated.some(({values}) => values.length === 0)) return [];
  const isPlain = isPlainHost(url, variables);
  const written = enumerated.filter((entry) => !isKept(entry, {url, isPlain, enumerated}));
  const choices = new Map(
    enumerated
      .filter((entry) => !written.includes(entry))
      .map((entry) => [entry.name, toRanks(entry)]),
  );
  return writeOut(url, written).map((form) => ({...form, choices}));
}

/** All empty if it is not a server URL. */
export function splitUrl(url: string): UrlParts {
  const [, scheme = '', authority = '', path = ''] = SERVER.exec(url) ?? [];
  const [, host = '', port = ''] = AUTHORITY.exec(authority) ?? [];
  return {scheme, host, port, path};
}

/**
 * The enumerated variables of the URL; when combinations are counted, the last variable changes
 * fastest.
 */
function toEnumerated(url: string, variables: readonly TryItServerVariable[]): Enumerated[] {
  const unique = variables.filter(
    ({name, enum: values}, index) =>
      values !== undefined &&
      url.includes(`{${name}}`) &&
      variables.findIndex((other) => other.name === name && other.enum !== undefined) === index,
  );
  let weight = 1;
  return unique
    .reverse()
    .map(({name, enum: values = []}) => {
      const entry = {name, values, weight};
      weight = Math.min(weight * values.length, MAX_SERVER_COMBINATIONS);
      return entry;
    })
    .reverse();
}

/** The URL with the first combinations of some variables filled in. */
function writeOut(url: string, written: readonly Enumerated[]): {url: string; rank: number}[] {
  let forms = [{url, rank: 0}];
  for (const {name, values, weight} of written) {
    forms = forms
      .flatMap((form) =>
        values.slice(0, MAX_SERVER_COMBINATIONS).map((value, index) => ({
          url: form.url.replaceAll(`{${name}}`, () => value),
          rank: form.rank + index * weight,
        })),
      )
      .filter(({rank}) => rank < MAX_SERVER_COMBINATIONS);
  }
  return forms;
}

/** Whether a variable can stay a variable: it occurs once, and all its values fit there. */
function isKept(
  {name, values}: Enumerated,
  {url, isPlain, enumerated}: {url: string; isPlain: boolean; enumerated: readonly Enumerated[]},
): boolean {
  const place = `{${name}}`;
  const {scheme, host, port, path} = splitUrl(url);
  if (url.split(place).length !== 2) return false;
  const fits = (pattern: RegExp) => values.every((value) => pattern.test(value));
  if (scheme.includes(place)) return scheme === place && fits(FITTING.scheme);
  if (port.includes(place)) return port === place && fits(FITTING.port);
  if (host.includes(place))
    return (
      isPlain &&
      fits(FITTING.host) &&
      !(
        host.split('.').at(-1)?.includes(place) &&
        values.some((value) => /^\d/.test(value.split('.').at(-1) as string))
      )
    );
  const segment = path.split('/').find((text) => text.includes(place));
  if (segment === undefined) return false;
  const others = [...segment.matchAll(VARIABLE)].filter(
    ([, other]) => !enumerated.some((entry) => entry.name === other),
  );
  return fits(FITTING.path) && (WHOLE.test(segment) || others.length === 0);
}

/** Characters beyond ASCII change how a whole label is written, including what is beside them. */
function isPlainHost(url: string, variables: readonly TryItServerVariable[]): boolean {
  const {host} = splitUrl(url);
  const inside = variables.filter(({name}) => host.includes(`{${name}}`));
  return [
    host,
    ...inside.flatMap(({default: value, enum: values = []}) => [value, ...values]),
  ].every((text) => /^[\u0021-\u007e]*$/.test(text));
}

function toRanks({values, weight}: Enumerated): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const [index, value] of values.slice(0, MAX_SERVER_COMBINATIONS).entries()) {
    const rank = index * weight;
    if (rank < MAX_SERVER_COMBINATIONS && !ranks.has(value)) ranks.set(value, rank);
  }
  return ranks;
}
