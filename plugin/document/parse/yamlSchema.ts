import {FAILSAFE_SCHEMA, Type} from 'js-yaml';

/**
 * A number, boolean or null that is not written as in JSON (`1.10`, `0x1F`, `~`). It is kept beside
 * its text while a file is parsed: as a key of a map the text counts, and a version `1.10` is not
 * 1.1. `js-yaml` turns keys into strings with `String()`, which finds the text here because of the
 * tag.
 */
export type YamlScalar = {value: number | boolean | null; text: string};

const TAG = 'YamlScalar';

function toScalar(
  value: number | boolean | null,
  text: string,
): number | boolean | null | YamlScalar {
  return String(value) === text
    ? value
    : ({value, text, [Symbol.toStringTag]: TAG, toString: () => text} as YamlScalar);
}

export function isYamlScalar(value: unknown): value is YamlScalar {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as {[Symbol.toStringTag]?: unknown})[Symbol.toStringTag] === TAG
  );
}

// YAML 1.2.2, section 10.3.2: the core schema.
const NULL = /^(?:null|Null|NULL|~)?$/;
const TRUE = /^(?:true|True|TRUE)$/;
const FALSE = /^(?:false|False|FALSE)$/;
const INTEGER = /^[-+]?[0-9]+$/;
const OCTAL = /^0o[0-7]+$/;
const HEXADECIMAL = /^0x[0-9a-fA-F]+$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const NOT_A_NUMBER = /^\.(?:nan|NaN|NAN)$/;

function toInfinity(text: string): number {
  return text.startsWith('-') ? -Infinity : Infinity;
}

const IMPLICIT = [
  new Type('tag:yaml.org,2002:null', {
    kind: 'scalar',
    resolve: (text: string | null) => text === null || NULL.test(text),
    construct: (text: string | null) =>
      toScalar(null, text === null || text === '' ? 'null' : text),
  }),
  new Type('tag:yaml.org,2002:bool', {
    kind: 'scalar',
    resolve: (text: string) => TRUE.test(text) || FALSE.test(text),
    construct: (text: string) => toScalar(TRUE.test(text), text),
  }),
  new Type('tag:yaml.org,2002:int', {
    kind: 'scalar',
    resolve: (text: string) => INTEGER.test(text) || OCTAL.test(text) || HEXADECIMAL.test(text),
    construct: (text: string) => toScalar(Number(text), text),
  }),
  new Type('tag:yaml.org,2002:float', {
    kind: 'scalar',
    resolve: (text: string) => FLOAT.test(text) || INFINITE.test(text) || NOT_A_NUMBER.test(text),
    construct: (text: string) =>
      toScalar(
        NOT_A_NUMBER.test(text) ? NaN : INFINITE.test(text) ? toInfinity(text) : Number(text),
        text,
      ),
  }),
  new Type('tag:yaml.org,2002:merge', {kind: 'scalar', resolve: (text: string) => text === '<<'}),
];

/**
 * Tags that the core schema does not define are ignored: the value below them is read as written.
 */
const UNKNOWN_TAGS = (['scalar', 'sequence', 'mapping'] as const).flatMap((kind) =>
  ['!', 'tag:'].map(
    (tag) => new Type(tag, {kind, multi: true, construct: (value: unknown) => value}),
  ),
);

/** YAML 1.2 core schema with merge keys: no dates, no binary data, no sets. */
export const YAML_SCHEMA = FAILSAFE_SCHEMA.extend({implicit: IMPLICIT, explicit: UNKNOWN_TAGS});
