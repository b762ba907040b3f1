import type {Badge, Deprecation, Extension, ExternalDocs, XmlObject} from '../../model/types';
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

export function toExtensionsNote(extensions: readonly Extension[]): string {
  return toList(
    extensions.map(({name, value}) => {
      const inline = toValue(value);
      return inline === undefined
        ? toItem(`${toCode(name)}:`, [toValueBlock(value)])
        : toItem(`${toCode(name)}: ${inline}`);
    }),
  );
}
