import {isObject} from '../../document/isObject';
import {APPLICATOR_ROWS} from '../../document/vocabulary/applicators';
import {WORD_ROWS} from '../../document/vocabulary/keywords';
import type {Json, JsonObject, Place} from '../../document/types';
import {toBadges} from '../text/badges';
import type {Context} from '../context';
import {toDeprecation} from '../operation/deprecation';
import {toExtensions} from '../text/extensions';
import {checkWords} from '../text/text';
import {toExternalDocs} from '../text/externalDocs';
import {toJsonValue} from '../text/json';
import {fieldOf} from '../../document/place';
import {findTitleProblem} from '../../document/title';
import {present} from '../../document/present';
import {flagOf, nonEmpty, textOf} from '../read';
import {toExcerpt} from '../markdown/excerpt';
import type {Markdown, NamedSchema, SchemaAnnotations, XmlObject} from '../types';
import type {SchemaPart} from './flatten';

/**
 * Keywords that restrict no value: they describe a schema, identify it, hold schemas for references,
 * or only connect what `flatten` has opened.
 */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...WORD_ROWS.flatMap(([keyword, {holds}]) =>
    holds === 'note' || holds === 'identity' ? [keyword] : [],
  ),
  ...APPLICATOR_ROWS.flatMap(([keyword, {field}]) => (field === null ? [keyword] : [])),
]);

export function isAnnotationKeyword(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-');
}

/**
 * The annotations of a schema's parts, its own parts before the named schemas that were merged in.
 * `title`, `xml`, `externalDocs` and extensions of a merged schema are not inherited.
 */
export function toAnnotations(context: Context, parts: readonly SchemaPart[]): SchemaAnnotations {
  const own = parts.filter(({from}) => !from);
  const first = <T>(
    list: readonly SchemaPart[],
    read: (place: Place) => T | undefined,
  ): T | undefined => {
    for (const {place} of list) {
      const value = read(place);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return present({
    title: first(own, ({value}) => toTitle(value)),
    description: toDescription(context, parts),
    default: first(parts, ({value}) => valueOf(value, 'default')),
    examples:
      nonEmpty(toDistinct(own.flatMap(({place}) => toExampleValues(place)))) ??
      first(parts, toWholeExamples),
    readOnly: first(parts, ({value}) => flagOf(value, 'readOnly')),
    writeOnly: first(parts, ({value}) => flagOf(value, 'writeOnly')),
    deprecated: first(parts, (place) => toDeprecation(context, place)),
    externalDocs: first(own, (place) => toExternalDocs(context, place)),
    xml: first(own, ({value}) => toXml(fieldOf(value, 'xml'))),
    badges: first(own, (place) => toBadges(context, place)),
    extensions: nonEmpty(own.flatMap(({place}) => toExtensions(context, place.value) ?? [])),
  });
}

function toTitle(schema: Json): string | undefined {
  const title = textOf(schema, 'title');
  return title === undefined || findTitleProblem(title) !== undefined ? undefined : title;
}

/** A title that is shown in the description instead. */
function toLongTitle(schema: Json): string | undefined {
  const title = textOf(schema, 'title')?.trim();
  return title === undefined || findTitleProblem(title) === undefined ? undefined : title;
}

/**
 * All descriptions of the schema itself, else those of the first named schema that has any; after a
 * title that is too long, unless they begin with it.
 */
function toDescription(context: Context, parts: readonly SchemaPart[]): Markdown | undefined {
  const described = parts.flatMap(({place, from}) => {
    const text = textOf(place.value, 'description')?.trim();
    return text ? [{text, place, from: from?.id}] : [];
  });
  const owner = described.some(({from}) => from === undefined) ? undefined : described[0]?.from;
  const own = described.filter(({from}) => from === owner);
  const texts = new Set(own.map(({text}) => text));
  const [title] = parts.flatMap(({place, from}) => (from ? [] : (toLongTitle(place.value) ?? [])));
  const isRepeated = title === undefined || [...texts].some((text) => text.startsWith(title));
  const words = [...(isRepeated ? [] : [title]), ...texts];
  if (words.length === 0) return undefined;
  const rendered = context.markdown(words.join('\n\n'));
  for (const {place} of own) checkWords(context, place, 'description', rendered);
  return rendered.length > 0 ? rendered : undefined;
}

function valueOf(schema: Json, name: string): Json | undefined {
  const value = fieldOf(schema, name);
  return value === undefined ? undefined : toJsonValue(value);
}

/** `example`, then `examples`, which some documents write as a map of Example Objects. */
function toExampleValues({value: schema}: Place): Json[] {
  const several = fieldOf(schema, 'examples');
  const listed = Array.isArray(several)
    ? several
    : isObject(several)
      ? Object.values(several).map((entry) => fieldOf(entry, 'value') ?? entry)
      : [];
  return [fieldOf(schema, 'example'), ...listed]
    .map((value) => (value === undefined ? undefined : toJsonValue(value)))
    .filter((value) => value !== undefined);
}

function toDistinct(values: Json[]): Json[] {
  if (values.length < 2) return values;
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Examples that a merged schema passes on. */
function toWholeExamples(place: Place): Json[] | undefined {
  return nonEmpty(toExampleValues(place).filter((value) => !isObject(value)));
}

/** Examples that stay those of a merged schema: objects that lack what the others have. */
export function toMergedExamples(
  parts: readonly SchemaPart[],
): {from: string; value: JsonObject}[] | undefined {
  return nonEmpty(
    parts.flatMap(({place, from}) =>
      from
        ? toExampleValues(place)
            .filter(isObject)
            .map((value) => ({from: from.name, value}))
        : [],
    ),
  );
}

function toXml(value: Json | undefined): XmlObject | undefined {
  if (!isObject(value)) return undefined;
  return present({
    name: textOf(value, 'name'),
    namespace: textOf(value, 'namespace'),
    prefix: textOf(value, 'prefix'),
    attribute: flagOf(value, 'attribute'),
    wrapped: flagOf(value, 'wrapped'),
    nodeType: textOf(value, 'nodeType'),
  });
}

/** The beginning of a schema's own description. */
export function toSchemaDescription(named: NamedSchema | undefined): string | undefined {
  const text: Markdown | undefined =
    named && named.schema.kind !== 'unknown' ? named.schema.description : undefined;
  const excerpt = text === undefined ? '' : toExcerpt(text);
  return excerpt === '' ? undefined : excerpt;
}
