import {formatRange} from '../../model/range';
import {formatJson} from '../../document/exactNumber';
import type {
  Discriminator,
  EnumValue,
  Json,
  NodeSchema,
  Property,
  Schema,
  VariantGroup,
} from '../../model/types';
import {isSaidBy} from '../../model/sameText';
import {toAllowed} from '../../model/schema/allowed';
import {groupInherited} from '../../model/schema/groupInherited';
import {isChosenByLabel} from '../../model/schema/isChosenByLabel';
import {toNamedType} from '../../model/schema/typeWords';
import {toConstraintWords} from './constraints';
import {
  toBadgeWords,
  toDeprecationNote,
  toExtensionsNote,
  toExternalDocsNote,
  toVersionWords,
  toXmlNote,
} from './notes';
import {escapeText, joinBlocks, toCode, toItem, toList, toValue, toValueBlock} from './text';
import type {SchemaWriting, Writer} from './types';

/** Deeper lists get a heading. */
const MAX_DEPTH = 6;

/** Where a schema is: the names that link to it, for a heading, and how many lists it is in. */
type Place = {path: string; depth: number};

/** A schema in one line: type, name, format, flags, constraints. */
export function toSchemaHead(
  schema: Schema,
  {toSchemaUrl}: Pick<SchemaWriting, 'toSchemaUrl'>,
): string {
  if (schema.kind === 'unknown') return 'not a schema';
  if (schema.kind === 'boolean')
    return [schema.value ? 'any' : 'never', ...toFlags(schema)].join(', ');
  if (schema.kind === 'reference') {
    const {type, name, id, recursive, dynamic} = schema;
    return [
      toNamedWords(type, name, toSchemaUrl?.(id)),
      ...(id === name ? [] : [`id ${toCode(id)}`]),
      ...(recursive ? ['recursive'] : []),
      ...(dynamic === undefined ? [] : ['another schema may be used here']),
      ...toFlags(schema),
    ].join(', ');
  }
  const {type, format, content, allOf, constraints} = schema;
  return [
    toTypeWords(type),
    ...(format === undefined ? [] : [`format ${toCode(format)}`]),
    ...(content?.encoding === undefined ? [] : [`encoding ${toCode(content.encoding)}`]),
    ...(content?.mediaType === undefined ? [] : [`content ${toCode(content.mediaType)}`]),
    ...(allOf ? [`includes ${allOf.map(({name}) => toCode(name)).join(', ')}`] : []),
    ...(constraints ? toConstraintWords(constraints) : []),
    ...toFlags(schema),
  ].join(', ');
}

/** `Pet | null` and `string[]` as code; what is not part of the type in words. */
function toNamedWords(type: string, schemaName: string, url: string | undefined): string {
  const {before, name, after} = toNamedType(type, schemaName);
  const lead = before.replace(/(?: ·)? $/, '');
  const words = toCode(name + after);
  return `${lead === '' ? '' : `${toTypeWords(lead)} `}${url === undefined ? words : `[${words}](${url})`}`;
}

/** `map of Pet` in words, `Cat | Dog` as code. */
function toTypeWords(type: string): string {
  return /^[\w ]+$/.test(type) ? type : toCode(type);
}

function toFlags({
  title,
  description,
  readOnly,
  writeOnly,
  deprecated,
  badges,
}: Extract<Schema, {readOnly?: true}>): string[] {
  return [
    ...(title === undefined || isSaidBy(title, description) ? [] : [`“${escapeText(title)}”`]),
    ...(readOnly ? ['read-only'] : []),
    ...(writeOnly ? ['write-only'] : []),
    ...(deprecated ? ['deprecated'] : []),
    ...toBadgeWords(badges),
  ];
}

/** Everything else about a schema. Named schemas are only linked: each has a section. */
export function toSchemaBlocks(schema: Schema, writer: Writer, place: Place): string[] {
  if (schema.kind === 'unknown') return [toValueBlock(schema.value)];
  const {prose} = writer;
  const {description, deprecated, externalDocs, xml, extensions} = schema;
  const node = schema.kind === 'schema' ? schema : undefined;
  const {only, values} = node ? toAllowed(node) : {};
  const blocks = [
    description === undefined ? undefined : prose(description),
    deprecated && (deprecated.description !== undefined || deprecated.sunset !== undefined)
      ? toDeprecationNote(deprecated, prose)
      : undefined,
    only === undefined ? undefined : toFact('Always', [only]),
    schema.default === undefined ? undefined : toFact('Default', [schema.default]),
    schema.examples && toFact('Example', schema.examples),
    ...(node?.mergedExamples ?? []).map(({from, value}) =>
      toFact(`Example of ${toCode(from)}`, [value]),
    ),
    values && toEnum(values, writer),
    ...(node ? toNodeBlocks(node, writer, place) : []),
    xml && toXmlNote(xml),
    externalDocs && toExternalDocsNote(externalDocs, prose),
    node?.other && toExtensionsNote(node.other),
    extensions && toExtensionsNote(extensions),
  ];
  return blocks.filter((block): block is string => block !== undefined && block !== '');
}

/** A row for a part of a schema; `name` is the part in the path of what is described below. */
type ToRow = (label: string, name: string, schema: Schema, ...words: string[]) => string;

function toNodeBlocks(node: NodeSchema, writer: Writer, place: Place): (string | undefined)[] {
  const {dependentRequired = [], variants = [], conflicts = [], discriminator} = node;
  const toRow: ToRow = (label, name, schema, ...words) =>
    toSchemaRow(label, schema, writer, {...place, path: `${place.path}.${name}`}, words);
  return [
    ...toPropertyBlocks(node, toRow),
    toList([...toOpenRows(node, toRow), ...toItemRows(node, toRow), ...toPartRows(node, toRow)]),
    ...dependentRequired.map(
      ({property, requires}) =>
        `With ${toCode(property)}, these are required: ${requires.map(toCode).join(', ')}`,
    ),
    [node.additionalProperties, node.unevaluatedProperties].some(isNever)
      ? 'No other properties.'
      : undefined,
    [node.items, node.unevaluatedItems].some(isNever) ? 'No other items.' : undefined,
    ...conflicts.map(
      ({keyword, values}) =>
        `The parts of this schema contradict each other in ${toCode(keyword)}: ${values.map(({from, value}) => `${toCode(formatJson(value))}${from === undefined ? '' : ` (${toCode(from)})`}`).join('; ')}`,
    ),
    discriminator && !variants.some((group) => group.discriminator)
      ? toDiscriminator(discriminator)
      : undefined,
    ...variants.flatMap((group) => toVariants(group, writer, place)),
  ];
}

function toPropertyBlocks({properties = []}: NodeSchema, toRow: ToRow): (string | undefined)[] {
  const toPropertyRow = ({name, schema, required, versionNotes}: Property) =>
    toRow(
      toCode(name),
      name,
      schema,
      ...(required ? ['required'] : []),
      ...toVersionWords(versionNotes),
    );
  return groupInherited(properties).flatMap(({from, properties: group}, index) => [
    from === undefined ? (index > 0 ? 'Own properties:' : undefined) : `From ${toCode(from)}:`,
    toList(group.map(toPropertyRow)),
  ]);
}

/** Properties without names. */
function toOpenRows(node: NodeSchema, toRow: ToRow): string[] {
  const {patternProperties = [], additionalPropertiesName: name, propertyNames} = node;
  return [
    ...patternProperties.map(({pattern, schema}) =>
      toRow(`names that match ${toCode(pattern)}`, pattern, schema),
    ),
    ...toOther(node.additionalProperties, name ?? 'any other property', toRow),
    ...toOther(node.unevaluatedProperties, 'any other property', toRow),
    ...(propertyNames ? [toRow('names of properties', 'names', propertyNames)] : []),
  ];
}

function toItemRows(node: NodeSchema, toRow: ToRow): string[] {
  const {prefixItems = [], items, contains} = node;
  const rest = `[${prefixItems.length}…]`;
  return [
    ...prefixItems.map((schema, index) => toRow(toCode(`[${index}]`), `[${index}]`, schema)),
    ...(items && prefixItems.length === 0
      ? [toRow('items', 'items', items)]
      : toOther(items, rest, toRow)),
    ...toOther(node.unevaluatedItems, rest, toRow),
    ...(contains
      ? [
          toRow(
            `items that match (${formatRange({min: contains.min ?? 1, max: contains.max})})`,
            'contains',
            contains.schema,
          ),
        ]
      : []),
  ];
}

/** Schemas that hold for the whole value. */
function toPartRows(
  {dependentSchemas = [], conditions = [], not = [], content}: NodeSchema,
  toRow: ToRow,
): string[] {
  return [
    ...dependentSchemas.map(({property, schema}) =>
      toRow(`with ${toCode(property)}`, property, schema),
    ),
    ...conditions.flatMap((condition) => [
      toRow('if', 'if', condition.if),
      ...(condition.then ? [toRow('then', 'then', condition.then)] : []),
      ...(condition.else ? [toRow('else', 'else', condition.else)] : []),
    ]),
    ...not.map((schema) => toRow('must not match', 'not', schema)),
    ...(content?.schema ? [toRow('decoded content', 'content', content.schema)] : []),
  ];
}

function toOther(schema: Schema | undefined, name: string, toRow: ToRow): string[] {
  return !schema || isNever(schema) ? [] : [toRow(escapeText(name), name, schema)];
}

function isNever(schema: Schema | undefined): boolean {
  return schema?.kind === 'boolean' && !schema.value;
}

/** One row of a list: `` `name` string, required `` and what there is to say about it. */
function toSchemaRow(
  label: string,
  schema: Schema,
  writer: Writer,
  {path, depth}: Place,
  words: readonly string[] = [],
): string {
  const head = [`${label}: ${toSchemaHead(schema, writer)}`, ...words].join(', ');
  if (depth < MAX_DEPTH || !isNested(schema))
    return toItem(head, toSchemaBlocks(schema, writer, {path, depth: depth + 1}));
  writer.putAside(path, schema);
  return toItem(`${head}; described below as ${toCode(path)}`);
}

/** Fields that hold other schemas. */
const NESTING = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'dependentSchemas',
  'prefixItems',
  'items',
  'unevaluatedItems',
  'contains',
  'variants',
  'conditions',
  'not',
] as const satisfies readonly (keyof NodeSchema)[];

function isNested(schema: Schema): boolean {
  return (
    schema.kind === 'schema' &&
    (schema.content?.schema !== undefined || NESTING.some((key) => schema[key] !== undefined))
  );
}

function toFact(label: string, values: readonly Json[]): string {
  const inline = values.map(toValue);
  if (inline.every((value) => value !== undefined)) return `${label}: ${inline.join(', ')}`;
  return joinBlocks([`${label}:`, ...values.map(toValueBlock)]);
}

function toEnum(values: readonly EnumValue[], {prose}: Writer): string {
  const toWord = ({value, versionNotes}: EnumValue) => {
    const words = toVersionWords(versionNotes);
    return toCode(formatJson(value)) + (words.length > 0 ? ` (${words.join(', ')})` : '');
  };
  if (!values.some(({name, description}) => name !== undefined || description !== undefined))
    return `One of: ${values.map(toWord).join(', ')}`;
  return joinBlocks([
    'One of:',
    toList(
      values.map((value) => {
        const {name, description} = value;
        return toItem(toWord(value) + (name === undefined ? '' : ` ${escapeText(name)}`), [
          description && prose(description),
        ]);
      }),
    ),
  ]);
}

function toVariants(group: VariantGroup, writer: Writer, {path, depth}: Place): string[] {
  const {kind, discriminator, variants} = group;
  const rule = kind === 'oneOf' ? 'Exactly one of these:' : 'One or more of these:';
  const rows = variants.map(({label, schema, values, default: isDefault}) => {
    const words = [
      ...(values ? [`when ${values.map(toCode).join(' or ')}`] : []),
      ...(isDefault ? ['the default'] : []),
    ];
    return toSchemaRow(toCode(label), schema, writer, {path: `${path} (${label})`, depth}, words);
  });
  return [
    ...(isChosenByLabel(group)
      ? [...(kind === 'oneOf' ? [] : [rule]), toChoice(discriminator)]
      : [rule, ...(discriminator ? [toDiscriminator(discriminator)] : [])]),
    toList(rows),
  ];
}

/** The rows below name the variants; only here they are beside the names of their schemas. */
function toChoice(discriminator: Discriminator | undefined): string {
  const words = discriminator ? toMappingWords(discriminator) : '';
  const head = `Chosen by ${toCode(discriminator?.propertyName ?? '')}:`;
  return words === '' ? head : `${head} ${words}`;
}

function toDiscriminator(discriminator: Discriminator): string {
  const {propertyName} = discriminator;
  const words = toMappingWords(discriminator);
  return propertyName === undefined
    ? words
    : `${toCode(propertyName)} selects the variant${words === '' ? '.' : `: ${words}`}`;
}

function toMappingWords({mapping, defaultMapping}: Discriminator): string {
  const values = mapping.map(({value, name}) =>
    value === name ? toCode(value) : `${toCode(value)} → ${toCode(name)}`,
  );
  return [...values, ...(defaultMapping ? [`otherwise ${toCode(defaultMapping.name)}`] : [])].join(
    ', ',
  );
}
