import {isObject} from '../document/isObject';
import {membersOf} from '../document/keyOrder';
import type {Json, NodeSchema, Schema, SchemaTable, XmlObject} from '../model/types';
import {toText} from './json';
import {findVariant} from '../model/schema/findVariant';
import {findItem, findNode, findProperty, findType} from './schemas';

const NIL: [string, string][] = [
  ['xsi:nil', 'true'],
  ['xmlns:xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
];

/**
 * Formats a value as an XML document, following the `xml` objects of its schema (OpenAPI 3.2, XML
 * Object). A string that is already XML is left unchanged.
 */
export function formatXml(schema: Schema | undefined, value: Json, table: SchemaTable): string {
  if (typeof value === 'string' && value.trimStart().startsWith('<')) return value;
  const chosen = toNamedVariant(schema, value, table);
  const name = chosen?.kind === 'reference' ? chosen.name : 'root';
  const nodes = toXmlNodes(chosen, value, {text: name}, table);
  const [first] = nodes;
  const root: XmlElement =
    nodes.length === 1 && first?.kind === 'element' ? first : toElement(name, {}, nodes);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${formatXmlNode(root)}`;
}

/** A choice between named schemas has no name: the root element is that of the chosen one. */
function toNamedVariant(
  schema: Schema | undefined,
  value: Json,
  table: SchemaTable,
): Schema | undefined {
  if (schema?.kind !== 'schema' || schema.xml || schema.properties) return schema;
  const [group, ...others] = schema.variants ?? [];
  if (!group || others.length > 0) return schema;
  const variant = group.variants[findVariant(group, value, table)]?.schema;
  return variant?.kind === 'reference' ? variant : schema;
}

/** The name of an element where its schema gives none: that of the property around it, if any. */
type InferredName = {text: string; isProperty?: boolean};

/**
 * The nodes of a value below its parent: one element, several for a list that is not wrapped, an
 * attribute, or text.
 */
function toXmlNodes(
  schema: Schema | undefined,
  value: Json,
  inferred: InferredName,
  table: SchemaTable,
): XmlNode[] {
  const node = findNode(schema, table);
  const xml: XmlObject = {...node?.xml, ...(schema && 'xml' in schema ? schema.xml : undefined)};
  const type =
    xml.nodeType ??
    (xml.attribute ? 'attribute' : Array.isArray(value) && !xml.wrapped ? 'none' : 'element');
  const inferredName =
    schema?.kind === 'reference' && !inferred.isProperty ? schema.name : inferred.text;
  const name = xml.name ?? inferredName;
  if (type === 'attribute')
    return value === null
      ? []
      : [
          {
            kind: 'attribute',
            name: qualify(name, xml),
            value: toText(value),
            namespace: toNamespace(xml),
          },
        ];
  if (value === null) return type === 'element' ? [toElement(name, xml, [], NIL)] : [];
  const below = {...inferred, text: type === 'element' ? name : inferredName};
  const parent = {node, schema, below, type};
  const children = toChildNodes(parent, value, table);
  return type === 'element' ? [toElement(name, xml, children)] : children;
}

type Parent = {
  node: NodeSchema | undefined;
  schema: Schema | undefined;
  /** For the items of a list. */
  below: InferredName;
  type: string;
};

function toChildNodes(
  {node, schema, below, type}: Parent,
  value: Exclude<Json, null>,
  table: SchemaTable,
): XmlNode[] {
  if (Array.isArray(value)) {
    // The value is a list, but the schema describes a single value: it applies to each item.
    const toItemSchema = (index: number) =>
      findItem(node, index) ?? (findType(node) === 'array' ? undefined : schema);
    return value.flatMap((item, index) => toXmlNodes(toItemSchema(index), item, below, table));
  }
  if (isObject(value))
    return membersOf(value).flatMap(([key, item]) =>
      toXmlNodes(findProperty(node, key, table), item, {text: key, isProperty: true}, table),
    );
  return [{kind: type === 'cdata' ? 'cdata' : 'text', text: toText(value)}];
}

function toElement(
  name: string,
  xml: XmlObject,
  nodes: XmlNode[],
  attributes: [string, string][] = [],
): XmlElement {
  const own = toNamespace(xml);
  const ofAttributes = nodes.flatMap((node): [string, string][] =>
    node.kind === 'attribute'
      ? [...(node.namespace ? [node.namespace] : []), [node.name, node.value]]
      : [],
  );
  const unique = new Map([...(own ? [own] : []), ...attributes, ...ofAttributes]);
  return {
    kind: 'element',
    name: qualify(name, xml),
    attributes: Array.from(unique),
    children: nodes.filter((node) => node.kind !== 'attribute'),
  };
}

/** The attribute that declares a namespace. */
function toNamespace({prefix, namespace}: XmlObject): [string, string] | undefined {
  return namespace === undefined
    ? undefined
    : [prefix ? `xmlns:${toXmlName(prefix)}` : 'xmlns', namespace];
}

function qualify(name: string, {prefix}: XmlObject): string {
  return prefix ? `${toXmlName(prefix)}:${toXmlName(name)}` : toXmlName(name);
}

/** Property names may contain any character; those that XML does not allow in names become `_`. */
function toXmlName(name: string): string {
  const cleaned = name.replace(/[^\p{L}\p{N}_.:-]/gu, '_');
  return /^[\p{L}_:]/u.test(cleaned) ? cleaned : `_${cleaned}`;
}

type XmlElement = {
  kind: 'element';
  name: string;
  attributes: [name: string, value: string][];
  children: Exclude<XmlNode, {kind: 'attribute'}>[];
};

type XmlNode =
  | XmlElement
  | {kind: 'attribute'; name: string; value: string; namespace?: [name: string, value: string]}
  | {kind: 'text'; text: string}
  | {kind: 'cdata'; text: string};

/** Characters that XML 1.0 cannot represent, even as references. */
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * An element with its content, indented if that adds no text: only elements among elements are put
 * on separate lines.
 */
function formatXmlNode(node: Exclude<XmlNode, {kind: 'attribute'}>, indent = ''): string {
  if (node.kind === 'text') return escapeText(node.text);
  if (node.kind === 'cdata')
    return `<![CDATA[${node.text.replace(IMPOSSIBLE, '\uFFFD').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  const {name, attributes, children} = node;
  const start = `<${name}${attributes.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')}`;
  if (children.length === 0) return `${start} />`;
  if (children.some((child) => child.kind !== 'element'))
    return `${start}>${children.map((child) => formatXmlNode(child)).join('')}</${name}>`;
  const inner = `${indent}  `;
  return `${start}>\n${children.map((child) => `${inner}${formatXmlNode(child, inner)}\n`).join('')}${indent}</${name}>`;
}

function escapeText(text: string): string {
  return text
    .replace(IMPOSSIBLE, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

function escapeAttribute(text: string): string {
  return escapeText(text)
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;');
}
