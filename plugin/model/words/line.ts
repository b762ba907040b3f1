import {formatRange} from '../text/range';
import type {
  Constraints,
  NodeSchema,
  Parameter,
  Header,
  SchemaAnnotations,
  VersionNotes,
} from '../types';
import type {Fact} from './types';
import type {Word} from './words';

type Reader<T> = (of: T) => Fact | false | undefined;

/** What each limit says, in reading order. Some are said together with the one before them. */
const CONSTRAINTS: {readonly [keyword in keyof Constraints]-?: Reader<Constraints> | 'said'} = {
  minimum: ({minimum: min, maximum: max, exclusiveMinimum: above, exclusiveMaximum: below}) => {
    const text = formatRange({min, max, above, below});
    return text !== undefined && {of: 'range', text};
  },
  maximum: 'said',
  exclusiveMinimum: 'said',
  exclusiveMaximum: 'said',
  multipleOf: ({multipleOf: number}) =>
    number !== undefined && {message: 'schema.multipleOf', values: {number}},
  minLength: ({minLength, maxLength}) => toCount('schema.characters', minLength, maxLength),
  maxLength: 'said',
  minItems: ({minItems, maxItems}) => toCount('schema.itemCount', minItems, maxItems),
  maxItems: 'said',
  uniqueItems: ({uniqueItems}) => uniqueItems && {message: 'schema.unique'},
  // “1 property” alone would read as the number of properties listed below it.
  minProperties: ({minProperties: min, maxProperties: max}) =>
    toCount(min === max ? 'schema.exactPropertyCount' : 'schema.propertyCount', min, max),
  maxProperties: 'said',
  pattern: ({pattern}) => pattern !== undefined && {message: 'schema.matches', code: pattern},
};
const CONSTRAINT_READERS = Object.values(CONSTRAINTS).filter((reader) => reader !== 'said');

function toCount(message: Word, min?: number, max?: number): Fact | false {
  const range = formatRange({min, max});
  return range !== undefined && {message, values: {range}, count: max ?? min ?? 0};
}

/** The limits of a value: `1–40 characters`, `multiple of 5`, `matches ^a`. */
export function toConstraintFacts(constraints: Constraints): Fact[] {
  return listFacts(constraints, CONSTRAINT_READERS);
}

/** What the line of a schema says behind its type and its limits. */
export type SchemaLine = {
  node?: NodeSchema;
  annotations: SchemaAnnotations;
  /** Absent if it only repeats the words next to it. */
  title?: string;
  /** Names of the schemas that were merged into this one. */
  included?: readonly string[];
  /** Whether the object has no properties and allows none. */
  isEmpty?: boolean;
  isRecursive?: boolean;
  /** Whether another schema may take its place. */
  isDynamic?: boolean;
};

const SCHEMA_READERS: readonly Reader<SchemaLine>[] = [
  ({node}) => toQuoted('format', node?.format),
  ({title}) => toQuoted('title', title),
  ({node}) => toQuoted('encoding', node?.content?.encoding),
  ({node}) => toQuoted('mediaType', node?.content?.mediaType),
  ({isEmpty}) => isEmpty && {message: 'schema.noProperties'},
  ({included: names = []}) => names.length > 0 && {message: 'schema.includes', values: {names}},
  ({annotations}) => annotations.readOnly && {message: 'schema.readOnly'},
  ({annotations}) => annotations.writeOnly && {message: 'schema.writeOnly'},
  ({annotations}) => annotations.deprecated && {message: 'deprecated'},
  ({isDynamic}) => isDynamic && {message: 'schema.dynamic'},
  ({isRecursive}) => isRecursive && {message: 'schema.recursive'},
];

function toQuoted(of: 'format' | 'title' | 'encoding' | 'mediaType', text?: string): Fact | false {
  return text !== undefined && {of, text};
}

export function toSchemaFacts(line: SchemaLine): Fact[] {
  return listFacts(line, SCHEMA_READERS);
}

const PARAMETER_READERS: readonly Reader<Parameter | Header>[] = [
  ({deprecated}) => deprecated && {message: 'deprecated'},
  (parameter) =>
    'allowEmptyValue' in parameter &&
    parameter.allowEmptyValue && {message: 'parameter.allowEmpty'},
  (parameter) =>
    'allowReserved' in parameter && parameter.allowReserved && {message: 'parameter.allowReserved'},
  ({ignored}) => ignored && {message: 'parameter.ignored'},
];

/** What the line of a parameter or header says behind what it says about the schema. */
export function toParameterFacts(parameter: Parameter | Header): Fact[] {
  return listFacts(parameter, PARAMETER_READERS);
}

const VERSION_READERS: readonly Reader<VersionNotes>[] = [
  ({since: version}) => version !== undefined && {message: 'versionNotes.since', values: {version}},
  ({removed: version}) =>
    version !== undefined && {message: 'versionNotes.removed', values: {version}},
];

/** The version that added something, and the one that removes it. */
export function toVersionFacts(notes: VersionNotes = {}): Fact[] {
  return listFacts(notes, VERSION_READERS);
}

function listFacts<T>(of: T, readers: readonly Reader<T>[]): Fact[] {
  const facts: Fact[] = [];
  for (const read of readers) {
    const fact = read(of);
    if (fact) facts.push(fact);
  }
  return facts;
}
