export type XmlElement = {
  kind: 'element';
  name: string;
  attributes: [name: string, value: string][];
  children: Exclude<XmlNode, {kind: 'attribute'}>[];
};

export type XmlNode =
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
export function formatXmlNode(node: Exclude<XmlNode, {kind: 'attribute'}>, indent = ''): string {
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
