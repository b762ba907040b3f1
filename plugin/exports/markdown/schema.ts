import {formatJson} from '../../document/exactNumber';
import type {
  Discriminator,
  EnumValue,
  Json,
  NodeSchema,
  Schema,
  VariantGroup,
} from '../../model/types';
import {isSaidBy} from '../../model/text/sameText';
import {groupInherited} from '../../model/schema/groupInherited';
import {toNamedType} from '../../model/schema/typeWords';
import {toConstraintFacts, toSchemaFacts, toVersionFacts} from '../../model/words/line';
import {type Note, toSchemaNotes, toValueFacts} from '../../model/words/notes';
import {listConditionRows, listItemRows, toItemRules} from '../../model/words/parts';
import {isNested} from '../../model/words/places';
import {
  listOpenRows,
  type PartRow,
  toObjectRules,
  toOrigin,
  toOtherwise,
  toSelector,
  toVariantRule,
} from '../../model/words/rows';
import type {Message} from '../../model/words/types';
import {
  toBadgeWords,
  toDeprecationNote,
  toExtensionsNote,
  toExternalDocsNote,
  toXmlNote,
} from './notes';
import {escapeText, joinBlocks, toCode, toItem, toList, toValue, toValueBlock} from './text';
import type {SchemaWriting, Writer} from './types';
import {say, sayBefore, saySentence} from './words';

/** Deeper lists get a heading. */
const MAX_DEPTH = 6;

/** Where a schema is: the names that link to it, for a heading, and how many lists it is in. */
type Nesting = {path: string; depth: number};

/** A schema in one line: type, name, format, flags, constraints. */
export function toSchemaHead(
  schema: Schema,
  {toSchemaUrl}: Pick<SchemaWriting, 'toSchemaUrl'>,
): string {
  if (schema.kind === 'unknown') return 'not a schema';
  const {title, description, badges} = schema;
  const node = schema.kind === 'schema' ? schema : undefined;
  const facts = toSchemaFacts({
    node,
    annotations: schema,
    title: title === undefined || isSaidBy(title, description) ? undefined : title,
    included: node?.allOf?.map(({name}) => name),
    isDynamic: schema.kind === 'reference' && schema.dynamic !== undefined,
    isRecursive: schema.kind === 'reference' && schema.recursive,
  });
  return [
    ...toTypeHead(schema, toSchemaUrl),
    ...toConstraintFacts(node?.constraints ?? {}).map(say),
    ...facts.map(say),
    ...toBadgeWords(badges),
  ].join(', ');
}

function toTypeHead(
  schema: Exclude<Schema, {kind: 'unknown'}>,
  toSchemaUrl: SchemaWriting['toSchemaUrl'],
): string[] {
  if (schema.kind === 'boolean') return [schema.value ? 'any' : 'never'];
  if (schema.kind === 'schema') return [toTypeWords(schema.type)];
  const {type, name, id} = schema;
  return [
    toNamedWords(type, name, toSchemaUrl?.(id)),
    ...(id === name ? [] : [`id ${toCode(id)}`]),
  ];
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

/** Everything else about a schema. Named schemas are only linked: each has a section. */
export function toSchemaBlocks(schema: Schema, writer: Writer, place: Nesting): string[] {
  if (schema.kind === 'unknown') return [toValueBlock(schema.value)];
  const {prose} = writer;
  const node = schema.kind === 'schema' ? schema : undefined;
  const spoken = {annotations: schema, ...(node && {target: node})};
  const {facts, allowed} = toValueFacts(spoken);
  const blocks = [
    schema.description === undefined ? undefined : prose(schema.description),
    ...facts.map(({words, values}) => toFact(say(words), values)),
    allowed && toEnum(allowed, writer),
    ...toSchemaNotes(spoken).map((note) => toNote(note, writer)),
    ...(node ? toNodeBlocks(node, writer, place) : []),
  ];
  return blocks.filter((block): block is string => block !== undefined && block !== '');
}

function toNote(note: Note, {prose, styles}: Writer): string | undefined {
  switch (note.kind) {
    case 'deprecation':
      return toDeprecationNote(note.deprecation, prose);
    case 'conflict':
      return `${say(note.words)} ${note.values.map(({from, value}) => `${toCode(formatJson(value))}${from === undefined ? '' : ` (${toCode(from)})`}`).join('; ')}`;
    case 'xml':
      return toXmlNote(note.xml);
    case 'externalDocs':
      return toExternalDocsNote(note.externalDocs, prose);
    case 'extensions':
      return toExtensionsNote(note.extensions, styles);
  }
}

function toNodeBlocks(node: NodeSchema, writer: Writer, place: Nesting): (string | undefined)[] {
  const {properties = [], variants = [], discriminator} = node;
  const toRow = (label: string, name: string, schema: Schema, words?: readonly string[]) =>
    toSchemaRow(label, schema, writer, {...place, path: `${place.path}.${name}`}, words);
  const toPartList = (rows: readonly PartRow[]) =>
    toList(rows.map(({label, name, schema}) => toRow(sayBefore(label), name, schema)));
  return [
    ...groupInherited(properties).flatMap(({from, properties: group}, index) => [
      from === undefined && index === 0 ? undefined : `${say(toOrigin(from))}:`,
      toList(
        group.map(({name, schema, required, versionNotes}) =>
          toRow(toCode(name), name, schema, [
            ...(required ? [say('required')] : []),
            ...toVersionFacts(versionNotes).map(say),
          ]),
        ),
      ),
    ]),
    toPartList([...listOpenRows(node), ...listItemRows(node)]),
    ...toObjectRules(node).map(toRule),
    ...toItemRules(node).map(toRule),
    discriminator && !variants.some((group) => group.discriminator)
      ? toDiscriminator(discriminator)
      : undefined,
    ...variants.flatMap((group) => toVariants(group, writer, place)),
    toPartList(listConditionRows(node)),
  ];
}

/** Rules that are a whole sentence end in a period; lists of names do not. */
function toRule(rule: Message): string {
  return rule.values ? say(rule) : saySentence(rule);
}

/** One row of a list: `` `name` string, required `` and what there is to say about it. */
function toSchemaRow(
  label: string,
  schema: Schema,
  writer: Writer,
  {path, depth}: Nesting,
  words: readonly string[] = [],
): string {
  const head = [`${label}: ${toSchemaHead(schema, writer)}`, ...words].join(', ');
  if (depth < MAX_DEPTH || schema.kind !== 'schema' || !isNested(schema))
    return toItem(head, toSchemaBlocks(schema, writer, {path, depth: depth + 1}));
  writer.putAside(path, schema);
  return toItem(`${head}; described below as ${toCode(path)}`);
}

function toFact(label: string, values: readonly Json[]): string {
  const inline = values.map(toValue);
  if (inline.every((value) => value !== undefined)) return `${label}: ${inline.join(', ')}`;
  return joinBlocks([`${label}:`, ...values.map(toValueBlock)]);
}

function toEnum(values: readonly EnumValue[], {prose}: Writer): string {
  const toWord = ({value, versionNotes}: EnumValue) => {
    const words = toVersionFacts(versionNotes).map(say);
    return toCode(formatJson(value)) + (words.length > 0 ? ` (${words.join(', ')})` : '');
  };
  if (!values.some(({name, description}) => name !== undefined || description !== undefined))
    return `${say('schema.oneOf')}: ${values.map(toWord).join(', ')}`;
  return joinBlocks([
    `${say('schema.oneOf')}:`,
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

function toVariants(group: VariantGroup, writer: Writer, {path, depth}: Nesting): string[] {
  const {discriminator, variants} = group;
  const rule = toVariantRule(group);
  const rows = variants.map(({label, schema, values, default: isDefault}) => {
    const words = [
      ...(values ? [`when ${values.map(toCode).join(' or ')}`] : []),
      ...(isDefault ? ['the default'] : []),
    ];
    return toSchemaRow(toCode(label), schema, writer, {path: `${path} (${label})`, depth}, words);
  });
  return [
    ...(rule ? [say(rule)] : []),
    ...(discriminator ? [toDiscriminator(discriminator, group)] : []),
    toList(rows),
  ];
}

function toDiscriminator(discriminator: Discriminator, group?: VariantGroup): string {
  const selector = toSelector(discriminator, group);
  const otherwise = toOtherwise(discriminator);
  const words = [
    ...discriminator.mapping.map(({value, name}) =>
      value === name ? toCode(value) : `${toCode(value)} → ${toCode(name)}`,
    ),
    ...(otherwise ? [say(otherwise)] : []),
  ].join(', ');
  return [...(selector ? [say(selector)] : []), ...(words === '' ? [] : [words])].join(' ');
}
