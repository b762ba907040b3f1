import type {Json, LoadedDocument, Located} from '../../document/types';
import {followRefs, isObject, toField, type SourceOperation} from './sourceOperations';

/** What the operations of a document say, with the place where they say it. */
export type SourceContent = {
  descriptions: Located<string>[];
  examples: Located[];
  /** Component schemas that some operation reaches, by name. */
  schemas: Map<string, Located>;
};

/** Fields whose keys are names of the document rather than keywords. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'responses', 'headers', 'content', 'callbacks', 'encoding']);
/** Fields that hold data, or nothing that is compared. */
const DATA = new Set(['default', 'enum', 'const', 'mapping', 'links', 'security', 'required', 'dependentRequired', 'tags', 'servers', 'externalDocs', 'xml']);

type Step = {
  place: Located;
  /** The keys of this object are names. */
  named?: boolean;
  /** Inside a Schema Object, where the fields beside a `$ref` count. */
  schema?: boolean;
  /** The reference that leads here has a description of its own, which is shown instead. */
  overridden?: boolean;
};

/** Walks everything that the operations reach, each place once, without recursion: documents may be deep and circular. */
export function collectSourceContent(document: LoadedDocument, operations: readonly SourceOperation[]): SourceContent {
  const content: SourceContent = {descriptions: [], examples: [], schemas: new Map()};
  const seen = new Set<Json>();
  const pending: Step[] = operations.flatMap(({place, item}) => [place, toField(item, 'parameters')].flatMap((start) => (start ? {place: start} : [])));
  for (let step = pending.pop(); step; step = pending.pop()) {
    const {value} = step.place;
    if (typeof value !== 'object' || value === null || (seen.has(value) && !step.overridden)) continue;
    seen.add(value);
    for (const next of toNextSteps(document, step, content)) pending.push(next);
  }
  return content;
}

function toNextSteps(document: LoadedDocument, step: Step, content: SourceContent): Step[] {
  const {place, named, schema} = step;
  if (Array.isArray(place.value)) return place.value.map((value, index) => ({place: {...place, value, pointer: `${place.pointer}/${index}`}, schema}));
  const ref = named ? undefined : toField(place, '$ref');
  if (typeof ref?.value !== 'string') return readFields(document, step, content);
  const target = document.resolve(ref.value, place);
  if (target) noteSchema(target, content);
  const own = document.version !== '3.0' && schema ? readFields(document, step, content) : [];
  const description = document.version === '3.0' || schema ? undefined : toField(place, 'description');
  if (description) noteDescription(description, content);
  return target ? [...own, {place: target, schema, overridden: description !== undefined}] : own;
}

function readFields(document: LoadedDocument, {place, named, schema, overridden}: Step, content: SourceContent): Step[] {
  if (!isObject(place.value)) return [];
  const steps: Step[] = [];
  for (const key of Object.keys(place.value)) {
    const isScalar = typeof place.value[key] !== 'object';
    if (named) {
      if (!isScalar) steps.push({place: toField(place, key)!, schema});
    } else if (key === 'example') content.examples.push(toField(place, key)!);
    else if (key === 'examples') toExamples(document, toField(place, key)!).forEach((example) => content.examples.push(example));
    else if (key === 'description' && !overridden) noteDescription(toField(place, key)!, content);
    else if (!isScalar && !key.startsWith('x-') && !DATA.has(key)) steps.push({place: toField(place, key)!, named: NAMED.has(key), schema: schema || key === 'schema' || key === 'itemSchema'});
  }
  return steps;
}

function noteSchema(target: Located, {schemas}: SourceContent): void {
  const name = /^\/components\/schemas\/([^/]+)$/.exec(target.pointer)?.[1];
  if (name !== undefined) schemas.set(name.replaceAll('~1', '/').replaceAll('~0', '~'), target);
}

function noteDescription(field: Located, {descriptions}: SourceContent): void {
  if (typeof field.value === 'string' && field.value.trim() !== '') descriptions.push({...field, value: field.value});
}

/** Values of `examples`: a list of values in a schema, Example Objects by name elsewhere. */
function toExamples(document: LoadedDocument, field: Located): Located[] {
  if (Array.isArray(field.value)) return field.value.map((value, index) => ({...field, value, pointer: `${field.pointer}/${index}`}));
  if (!isObject(field.value)) return [];
  return Object.keys(field.value).flatMap((name) => {
    const example = followRefs(document, toField(field, name)!);
    return (example && (toField(example, 'dataValue') ?? toField(example, 'value'))) ?? [];
  });
}
