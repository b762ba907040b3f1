import {formatValue, isExactNumber, toPlainNumber} from '../exactNumber';
import {isObject} from '../isObject';
import {createUnmarked} from '../unmarked';
import {describeSection, ROOT_SHAPE, shapeOfEntry, type Shape} from '../objects';
import type {Expected} from '../reference/types';
import {appendKey, toKeys} from '../pointer';
import type {Json, JsonObject, Place, PlaceInFile, SpecVersion} from '../types';
import {explain} from './explain';
import {reduceViolations, toPlace} from './reduce';
import {splitDocument} from './split';
import type {PlaceProblem} from './structure';
import {findViolations, isFaultless30, type Violation} from './validators';

/** A full version number for each version, as the schemas require it. */
const DECLARED: {readonly [version in SpecVersion]: string} = {
  '2.0': '2.0',
  '3.0': '3.0.3',
  '3.1': '3.1.1',
  '3.2': '3.2.0',
};

/** A document to validate, and the origins of its parts. */
type Subject = {
  document: JsonObject;
  of: SpecVersion;
  toOrigin: (pointer: string) => PlaceInFile | undefined;
};

/** Number of faults after which validation stops. */
const MAX_PROBLEMS = 1_000;

/**
 * Finds places where a document does not follow the schema of its version.
 * @param detached places that only references reach, in other files or outside of what the schema
 * describes; they are validated as if they were components
 * @param versionOf the version that a file is written in
 */
export async function checkSchema(
  root: Place<JsonObject>,
  version: SpecVersion,
  detached: readonly Expected[],
  versionOf: (file: string) => SpecVersion,
  isMarked = true,
): Promise<PlaceProblem[]> {
  const problems = new Map<string, PlaceProblem>();
  const versions = new Map<SpecVersion, Expected[]>();
  for (const part of detached) {
    const own = versionOf(part.place.file);
    const parts = versions.get(own);
    if (parts) parts.push(part);
    else versions.set(own, [part]);
  }
  for (const {document, toOrigin, of} of [
    toEntrySubject(root, version),
    ...[...versions].flatMap(([own, parts]) => toDetachedSubject(root, own, parts)),
  ]) {
    const plain = isMarked ? withoutMarks(document) : document;
    if (of === '3.0' && isFaultless30(plain)) continue;
    for (const part of splitDocument(plain)) {
      for (const fault of reduceViolations(
        withoutForeign(await findViolations(of, part), part),
        part,
        of,
      )) {
        const origin = toOrigin(toPlace(fault));
        const problem = origin && {
          code: 'document-schema' as const,
          ...explain(fault, of),
          ...origin,
        };
        if (problem) problems.set(`${problem.file}#${problem.pointer}`, problem);
      }
      if (problems.size > MAX_PROBLEMS) return [...problems.values()];
    }
  }
  return [...problems.values()];
}

/** Schemas of other dialects are not checked here. */
function withoutForeign(violations: Violation[], {jsonSchemaDialect}: JsonObject): Violation[] {
  return isUsualDialect(jsonSchemaDialect)
    ? violations
    : violations.filter(({instancePath}) => !isInSchema(instancePath));
}

/** The schemas of OpenAPI require numbers as limits, and codes as the names of responses. */
function withoutMarks(document: JsonObject): JsonObject {
  return createUnmarked(toPlainNumber)(document) as JsonObject;
}

/** Other rules check the version and an API version that is a number. */
function toEntrySubject({value, file}: Place<JsonObject>, version: SpecVersion): Subject {
  const {info} = value;
  const settled =
    isObject(info) && (typeof info.version === 'number' || isExactNumber(info.version))
      ? {...info, version: formatValue(info.version)}
      : info;
  return {
    document: {
      ...value,
      ...toDeclaration(version),
      ...(settled !== undefined && {info: settled}),
      ...(value.paths == null && version <= '3.0' && {paths: {}}),
    },
    of: version,
    toOrigin: (pointer) => ({file, pointer}),
  };
}

function toDetachedSubject(
  {value}: Place<JsonObject>,
  version: SpecVersion,
  detached: readonly Expected[],
): Subject[] {
  const components = new Map<string, Map<string, Json>>();
  const paths = new Map<string, Json>();
  const origins = new Map<string, Place>();
  for (const [index, {shape, place}] of detached.flatMap(toParts).entries()) {
    if (isObject(place.value) && !isUsualDialect(place.value.$schema)) continue;
    const section = describeSection(shape.of, version);
    if (shape.of === 'pathItem' || shape.of === 'operation') {
      paths.set(`/x${index}`, shape.of === 'operation' ? {post: place.value} : place.value);
      origins.set(`/paths/~1x${index}${shape.of === 'operation' ? '/post' : ''}`, place);
    } else if (section !== undefined) {
      const entries = components.get(section) ?? new Map<string, Json>();
      components.set(section, entries.set(`x${index}`, place.value));
      origins.set(`/${section.replace('.', '/')}/x${index}`, place);
    }
  }
  if (origins.size === 0) return [];
  const document: JsonObject = {
    ...toDeclaration(version),
    info: {title: '', version: ''},
    ...(value.jsonSchemaDialect !== undefined && {jsonSchemaDialect: value.jsonSchemaDialect}),
    paths: Object.fromEntries(paths),
    ...toSections(components, version),
  };
  return [{document, of: version, toOrigin: (pointer) => toOrigin(pointer, origins)}];
}

function toDeclaration(version: SpecVersion): JsonObject {
  return {[version === '2.0' ? 'swagger' : 'openapi']: DECLARED[version]};
}

/** Components by the names of their sections, `components.schemas` or `definitions`. */
function toSections(
  components: ReadonlyMap<string, ReadonlyMap<string, Json>>,
  version: SpecVersion,
): JsonObject {
  const sections = Object.fromEntries(
    [...components].map(([section, entries]): [string, Json] => [
      section.replace('components.', ''),
      Object.fromEntries(entries),
    ]),
  );
  return version === '2.0' ? sections : {components: sections};
}

/** The objects of a list or map that a reference points to. */
function toParts({shape, place}: Expected): Expected[] {
  const {value, file, pointer} = place;
  const isSingle = shape.form === 'object' || (shape.form === 'either' && !Array.isArray(value));
  if (isSingle && shape.of !== 'paths' && shape.of !== 'responses')
    return [{shape: {form: 'object', of: shape.of}, place}];
  const of = shape.of === 'paths' ? 'pathItem' : shape.of === 'responses' ? 'response' : shape.of;
  if (typeof value !== 'object' || value === null || '$ref' in value) return [];
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('x-'))
    .map(([key, entry]) => ({
      shape: {form: 'object', of},
      place: {value: entry, file, pointer: appendKey(pointer, key)},
    }));
}

/** A component is three keys deep (two in Swagger 2.0), a path item two, its operation three. */
function toOrigin(pointer: string, origins: ReadonlyMap<string, Place>): PlaceInFile | undefined {
  for (const prefix of [
    pointer.slice(0, nthSlash(pointer, 4)),
    pointer.slice(0, nthSlash(pointer, 3)),
  ]) {
    const origin = origins.get(prefix);
    if (origin)
      return {file: origin.file, pointer: `${origin.pointer}${pointer.slice(prefix.length)}`};
  }
  return undefined;
}

/** The offset of the n-th slash of a pointer, or its end if it has fewer. */
function nthSlash(pointer: string, n: number): number {
  let at = -1;
  for (let found = 0; found < n; found++) {
    at = pointer.indexOf('/', at + 1);
    if (at === -1) return pointer.length;
  }
  return at;
}

/** URIs of dialects that are read as the default one. */
const USUAL_DIALECT =
  /^https:\/\/(?:spec\.openapis\.org\/oas\/3\.\d+\/dialect\/|json-schema\.org\/draft\/2020-12\/schema)/;

/**
 * Whether a `$schema` or `jsonSchemaDialect` means JSON Schema 2020-12 for Schema Objects, which is
 * also the default.
 */
function isUsualDialect(dialect: Json | undefined): boolean {
  return typeof dialect !== 'string' || USUAL_DIALECT.test(dialect);
}

/** Whether a place of a document is a Schema Object or inside one. */
function isInSchema(pointer: string): boolean {
  let shape: Shape | null = ROOT_SHAPE;
  for (const key of toKeys(pointer)) {
    shape = shape && shapeOfEntry(shape, key, false);
    if (shape?.form === 'object' && shape.of === 'schema') return true;
  }
  return false;
}
