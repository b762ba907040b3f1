import type {Badge, Deprecation, Extension, ExternalDocs, Json, XmlObject} from '../../model/types';
import {
  type ExtensionStyle,
  listExtensionValues,
  toExtensionLabel,
} from '../../model/words/extensions';
import {toXmlFacts} from '../../model/words/parts';
import type {Prose} from './prose';
import {
  escapeText,
  joinBlocks,
  toAddressLink,
  toCode,
  toItem,
  toList,
  toValue,
  toValueBlock,
} from './text';
import {say} from './words';

/** Notes that operations, parameters and schemas have in common. */

export function toBadgeWords(badges: readonly Badge[] = []): string[] {
  return badges.map(({name}) => escapeText(name));
}

/** Why something is deprecated, and until when it works, if the document says so. */
export function toDeprecationNote(
  {description, sunset: date}: Deprecation,
  prose: Prose,
): string | undefined {
  if (description === undefined && date === undefined) return undefined;
  return joinBlocks([
    'Deprecated.',
    description === undefined ? undefined : prose(description),
    date === undefined ? undefined : say({message: 'sunset', values: {date}}),
  ]);
}

export function toExternalDocsNote({url, description}: ExternalDocs, prose: Prose): string {
  // A link to a part of the document that is in another file.
  const toLink = (words: string) =>
    typeof url === 'string' && url.startsWith('#')
      ? prose([['p', {}, [['a', {href: url}, [words]]]]])
      : toAddressLink(words, url);
  if (typeof description === 'string') return toLink(description);
  return joinBlocks([toLink(say('externalDocs')), description && prose(description)]);
}

export function toXmlNote(xml: XmlObject): string | undefined {
  const words = toXmlFacts(xml).map((fact) => toCode('text' in fact ? fact.text : say(fact)));
  return words.length > 0 ? `XML: ${words.join(', ')}` : undefined;
}

export function toExtensionsNote(
  extensions: readonly Extension[],
  styles?: readonly ExtensionStyle[],
): string {
  return toList(
    extensions.map((extension) => {
      const {name, value} = extension;
      const label = toExtensionLabel(name, styles);
      const head = `${label === name ? toCode(name) : escapeText(label)}:`;
      const values = listExtensionValues(extension);
      return values.length > 1
        ? toItem(head, [toList(values.map((one) => toExtensionItem('', one)))])
        : toExtensionItem(head, value);
    }),
  );
}

function toExtensionItem(head: string, value: Json): string {
  const inline = toValue(value);
  return inline === undefined
    ? toItem(head, [toValueBlock(value)])
    : toItem(`${head} ${inline}`.trim());
}
