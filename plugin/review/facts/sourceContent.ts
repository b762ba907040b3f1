import type {Json, LoadedDocument, Located} from '../../document/types';
import {toJsonValue} from '../../model/json';
import type {LostFact} from './facts';
import type {toFingerprint} from './fingerprint';
import {followRefs, isObject, type SourceOperation, toField} from './sourceOperations';
import {type PartStart, readPart, type SourcePart} from './sourcePart';

/** What the operations of a document say, with the place where they say it. */
export type SourceContent = {
  /** Their fingerprints. */
  descriptions: LostFact[];
  /** As JSON. */
  examples: LostFact[];
  /** Component schemas that some operation reaches, by name. */
  schemas: Map<string, Located>;
};

/** The facts of a part, and where it leads. */
type Content = Pick<SourcePart, 'references' | 'namedExamples'> & Pick<SourceContent, 'descriptions' | 'examples'>;
type Known = {file: string; pointer: string; version: LoadedDocument['version']; schema: boolean; overridden: boolean; content: Content};

/** Of operations and components: while a site is edited, most stay the same objects in the same places. */
const contents = new WeakMap<object, Known[]>();

/** Walks everything that the operations reach, from part to part: documents may be circular. */
export function collectSourceContent(document: LoadedDocument, operations: readonly SourceOperation[], toPrint: typeof toFingerprint): SourceContent {
  const all: SourceContent = {descriptions: [], examples: [], schemas: new Map()};
  const reached = new Set<Json>();
  const reachedOverridden = new Set<Json>();
  /** Values in places that are no component: any number of them may stand in each other. */
  const seen = new Set<Json>();
  const pending: PartStart[] = operations.flatMap((operation) => [operation.place, ...listSharedParameters(document, operation)].map((place) => ({place})));
  const whole = new Set<Json>(pending.map(({place}) => place.value));
  for (let start = pending.pop(); start; start = pending.pop()) {
    const {value} = start.place;
    if (typeof value !== 'object' || value === null || (start.overridden ? reachedOverridden : reached).has(value)) continue;
    reached.add(value);
    if (start.overridden) reachedOverridden.add(value);
    const isWhole = whole.has(value) || COMPONENT.test(start.place.pointer);
    const content = isWhole ? recall(document, start, toPrint) : toContent(readPart(document.version, start, seen), toPrint);
    for (const fact of content.descriptions) all.descriptions.push(fact);
    for (const fact of content.examples) all.examples.push(fact);
    for (const place of content.namedExamples) {
      const example = followRefs(document, place);
      const shown = example && (toField(example, 'dataValue') ?? toField(example, 'value'));
      if (shown) all.examples.push(...toExampleFact(shown));
    }
    for (const {ref, from, schema, overridden} of content.references) {
      const target = document.resolve(ref, from);
      if (!target) continue;
      noteSchema(target, all);
      pending.push({place: target, schema, overridden});
    }
  }
  return all;
}

const COMPONENT = /^\/components\/[^/]+\/[^/]+$/;

/** The parameters of the path item that the operation has none of its own for. */
function listSharedParameters(document: LoadedDocument, {place, item}: SourceOperation): Located[] {
  const list = (owner: Located) => {
    const field = toField(owner, 'parameters');
    return field && Array.isArray(field.value) ? field.value.map((value, index): Located => ({...field, value, pointer: `${field.pointer}/${index}`})) : [];
  };
  const toKey = (parameter: Located) => {
    const value = followRefs(document, parameter)?.value ?? null;
    return isObject(value) ? `${String(value.in)} ${String(value.name)}` : undefined;
  };
  const shared = list(item);
  if (shared.length === 0) return shared;
  const own = new Set(list(place).map(toKey));
  return shared.filter((parameter) => !own.has(toKey(parameter)));
}

/** What a part says; the same as the last time where it is the same. */
function recall({version}: LoadedDocument, start: PartStart, toPrint: typeof toFingerprint): Content {
  const {place: {value, file, pointer}, schema = false, overridden = false} = start;
  const known = contents.get(value as object) ?? [];
  contents.set(value as object, known);
  const last = known.find((one) => one.pointer === pointer && one.file === file && one.version === version && one.schema === schema && one.overridden === overridden);
  if (last) return last.content;
  const content = toContent(readPart(version, start, new Set()), toPrint);
  known.push({file, pointer, version, schema, overridden, content});
  return content;
}

function toContent({descriptions, examples, namedExamples, references}: SourcePart, toPrint: typeof toFingerprint): Content {
  return {descriptions: descriptions.map((place) => ({what: toPrint(place.value), place})), examples: examples.flatMap(toExampleFact), namedExamples, references};
}

/** A value that is too large to be shown has a finding of its own. */
function toExampleFact(place: Located): LostFact[] {
  const value = toJsonValue(place.value);
  return value === undefined ? [] : [{what: JSON.stringify(value), place}];
}

function noteSchema(target: Located, {schemas}: SourceContent): void {
  const name = /^\/components\/schemas\/([^/]+)$/.exec(target.pointer)?.[1];
  if (name !== undefined) schemas.set(name.replaceAll('~1', '/').replaceAll('~0', '~'), target);
}
