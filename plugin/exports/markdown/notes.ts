import type {
  Badge,
  Deprecation,
  Extension,
  ExternalDocs,
  VersionNotes,
  XmlObject,
} from '../../model/types';
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

/** What operations, parameters and schemas alike may have beside what they are. */

export function toBadgeWords(badges: readonly Badge[] = []): string[] {
  return badges.map(({name}) => escapeText(name));
}

/** `since 2.0`, `removed in 3.0`. */
export function toVersionWords({since, removed}: VersionNotes = {}): string[] {
  return [
    ...(since === undefined ? [] : [`since ${escapeText(since)}`]),
    ...(removed === undefined ? [] : [`removed in ${escapeText(removed)}`]),
  ];
}

export function toDeprecationNote({description, sunset}: Deprecation, prose: Prose): string {
  return joinBlocks([
    'Deprecated.',
    description === undefined ? undefined : prose(description),
    sunset === undefined ? undefined : `Will be removed on ${escapeText(sunset)}.`,
  ]);
}

export function toExternalDocsNote({url, description}: ExternalDocs, prose: Prose): string {
  // A link to a part of the document that is in another file.
  const toLink = (words: string) =>
    typeof url === 'string' && url.startsWith('#')
      ? prose([['p', {}, [['a', {href: url}, [words]]]]])
      : toAddressLink(words, url);
  if (typeof description === 'string') return toLink(description);
  return joinBlocks([toLink('Learn more'), description && prose(description)]);
}

export function toXmlNote({
  name,
  prefix,
  namespace,
  attribute,
  wrapped,
  nodeType,
}: XmlObject): string | undefined {
  const own = name === undefined ? prefix : prefix === undefined ? name : `${prefix}:${name}`;
  const words = [own, attribute && 'attribute', wrapped && 'wrapped', nodeType, namespace].filter(
    (word): word is string => typeof word === 'string',
  );
  return words.length > 0 ? `XML: ${words.map(toCode).join(', ')}` : undefined;
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
