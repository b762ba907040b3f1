/** Lists the problem types and error codes of a tab, with what the document says about each. */
import {isObject} from '../../document/isObject';
import {present} from '../../document/present';
import {type ErrorName, listErrorNames} from '../../model/operation/errorNames';
import {listErrorResponses} from '../../model/operation/errorResponses';
import {essenceOf} from '../../model/operation/mediaKind';
import {remember, rememberOf} from '../../model/remember';
import {findSchema} from '../../model/schema/findNode';
import type {Example, JsonObject, MediaType, Schema, SchemaTable} from '../../model/types';
import type {OperationPage} from '../../navigation/types';
import {listSchemaErrors, type SchemaError} from './listSchemaErrors';
import {
  type Found,
  type FoundGroup,
  type FoundProblem,
  note,
  type Source,
  toGroups,
} from './groupProblems';
import {toErrorExample} from './toErrorExample';

/** @param pages that readers can find */
export function listProblems(
  pages: readonly OperationPage[],
  table: SchemaTable,
): {groups: FoundGroup[]; isListed: (example: unknown) => boolean} {
  const found = new Map<string, Found>();
  const shown = new Set<unknown>();
  const toSource = createSources();
  const ofSchema = createSchemaErrors(table);
  const namesOf = rememberOf((body: JsonObject) => listErrorNames(body));
  const isKnown = (name: ErrorName) => found.has(toKey(name));
  /** Of several texts about one problem, the first is kept. */
  const add = (problem: FoundProblem, source: Source): FoundProblem => {
    const known = found.get(toKey(problem));
    if (!known) {
      const own = {...problem};
      found.set(toKey(problem), {problem: own, sources: new Set([source])});
      return own;
    }
    known.sources.add(source);
    return Object.assign(known.problem, {...problem, ...known.problem});
  };
  for (const {page, status, mediaType} of listBodies(pages)) {
    const {names, source: key} = ofSchema(mediaType.schema);
    if (names.length > 0) {
      const source = toSource(key);
      if (source.size === 0) for (const name of names) add(name, source);
      note(source, page, status);
    }
    for (const example of listExamples(mediaType, table)) {
      const shownBy = readExample(example, mediaType, {namesOf, isKnown});
      if (!shownBy) continue;
      shown.add(example);
      const source = toSource(`example ${toKey(shownBy)}`);
      note(source, page, status);
      const problem = add(shownBy, source);
      problem.example ??= toErrorExample(mediaType, example, {page, status});
    }
  }
  return {groups: toGroups([...found.values()]), isListed: (example) => shown.has(example)};
}

/** Whether there is any; it stops at the first one. */
export function hasProblem(
  pages: readonly Pick<OperationPage, 'operation'>[],
  table: SchemaTable,
): boolean {
  const ofSchema = createSchemaErrors(table);
  const reading = {namesOf: listErrorNames, isKnown: () => false};
  for (const {mediaType} of listBodies(pages)) {
    if (ofSchema(mediaType.schema).names.length > 0) return true;
    const examples = listExamples(mediaType, table);
    if (examples.some((example) => readExample(example, mediaType, reading))) return true;
  }
  return false;
}

function toKey({field, name}: ErrorName): string {
  return `${field} ${name}`;
}

function* listBodies<Page extends Pick<OperationPage, 'operation'>>(
  pages: readonly Page[],
): Generator<{page: Page; status: string; mediaType: MediaType}> {
  for (const page of pages)
    for (const {status, content} of listErrorResponses(page.operation))
      for (const mediaType of content) yield {page, status, mediaType};
}

function createSources(): (key: string) => Source {
  return remember(() => new Map());
}

/** Most bodies name one of a few schemas, each of which is read once. */
function createSchemaErrors(
  table: SchemaTable,
): (schema: Schema | undefined) => {names: readonly SchemaError[]; source: string} {
  const ofNamed = remember((id) => {
    const schema = findSchema(table, id);
    return schema ? toNames(schema) : {names: [], source: ''};
  });
  return (schema) =>
    schema === undefined
      ? {names: [], source: ''}
      : schema.kind === 'reference'
        ? ofNamed(schema.id)
        : toNames(schema);

  function toNames(schema: Schema) {
    const names = listSchemaErrors(schema, table);
    return {names, source: names.length > 0 ? JSON.stringify(names) : ''};
  }
}

/** The examples of the body, and those of its schema. */
function listExamples({examples, schema}: MediaType, table: SchemaTable): Example[] {
  const target = schema?.kind === 'reference' ? findSchema(table, schema.id) : undefined;
  const ofSchema = [schema, target].flatMap((one) =>
    one && one.kind !== 'unknown' ? (one.examples ?? []) : [],
  );
  return [...examples, ...ofSchema.map((value): Example => ({value}))];
}

/** The problem that an example shows: that of RFC 9457, or one whose name a schema allows. */
function readExample(
  {summary, description, value}: Example,
  {mediaType}: MediaType,
  {
    namesOf,
    isKnown,
  }: {namesOf: (body: JsonObject) => ErrorName[]; isKnown: (name: ErrorName) => boolean},
): FoundProblem | undefined {
  if (!isObject(value)) return undefined;
  const {type, title, detail} = value;
  const names = namesOf(value);
  const isProblem =
    /^application\/problem\+(?:json|xml)$/.test(essenceOf(mediaType)) || typeof title === 'string';
  const name =
    (isProblem ? names.find((one) => one.field === 'type' && one.name === type) : undefined) ??
    names.find(isKnown);
  return (
    name &&
    present({
      ...name,
      title: typeof title === 'string' ? title : summary,
      description,
      detail: typeof detail === 'string' ? detail : undefined,
    })
  );
}
