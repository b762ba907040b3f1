import type {FirstRequest} from '../../lists/toFirstRequest';
import {besideTitle} from '../../model/text/sameText';
import type {ApiReference, Info, ReferenceDocument} from '../../model/types';
import type {NavigationGroup, OperationPage} from '../../navigation/types';
import {type ExtensionStyle, listExtensionLines, toLineText} from '../../model/words/extensions';
import {toFirstWriterId, toHighlight} from '../../request/samples/languages';
import type {SchemaWriting} from './types';
import {toExtensionsNote, toExternalDocsNote} from './notes';
import type {Prose} from './prose';
import {toRequirements, toSchemes} from './security';
import {toServerList} from './responses';
import {
  escapeText,
  joinBlocks,
  toCode,
  toCodeBlock,
  toAddressLink,
  toHeading,
  toItem,
  toLink,
  toList,
} from './text';

export type OverviewContext = Pick<SchemaWriting, 'prose' | 'styles'> & {
  /** Absolute URL under which a page is listed. */
  toUrl: (page: OperationPage) => string;
};

/** The request of the overview, with a link to the page of its operation. */
export function toFirstRequestMarkdown(
  {page, sample}: FirstRequest,
  toUrl: OverviewContext['toUrl'],
): string {
  return joinBlocks([
    '## First request',
    toList([`- ${toLink(page.title, toUrl(page))}`]),
    toCodeBlock(sample.code, toHighlight(toFirstWriterId(page.operation))),
  ]);
}

/** The overview page of a document without its first request and its list of operations. */
export function toOverviewMarkdown(
  reference: ApiReference,
  prose: Prose,
  styles?: readonly ExtensionStyle[],
): string {
  const {info, servers, security, securitySchemes, documents = []} = reference;
  return joinBlocks([
    `# ${escapeText(info.title)}`,
    toIntroduction(reference, {prose, styles}, 2),
    ...documents.flatMap((document) => [
      `## ${escapeText(document.label)}`,
      toIntroduction(document, {prose, styles}, 3),
      ...(servers.length === 0 && document.servers.length > 0
        ? ['Servers:', toServerList(document.servers, prose)]
        : []),
    ]),
    ...(servers.length > 0 ? ['## Servers', toServerList(servers, prose)] : []),
    ...(security.length > 0 || securitySchemes.length > 0
      ? [
          '## Authentication',
          security.length > 0 ? toRequirements(security, securitySchemes) : undefined,
          toSchemes(securitySchemes, {prose, styles}),
        ]
      : []),
  ]);
}

/**
 * Writes what a document says about itself.
 * @param level of the first headings in its description
 */
function toIntroduction(
  {info, specification, externalDocs, extensions}: ApiReference | ReferenceDocument,
  {prose, styles}: Pick<SchemaWriting, 'prose' | 'styles'>,
  level: number,
): string {
  const {version, summary, description} = info;
  return joinBlocks([
    version === ''
      ? escapeText(specification)
      : `Version ${escapeText(version)}, ${escapeText(specification)}`,
    summary === undefined ? undefined : escapeText(summary),
    description && prose(description, level),
    externalDocs && toExternalDocsNote(externalDocs, prose),
    toList(toFacts(info)),
    extensions && toExtensionsNote(extensions, styles),
  ]);
}

function toFacts({contact, license, termsOfService}: Info): string[] {
  const {name, url, email} = contact ?? {};
  const words = [
    url === undefined ? name && escapeText(name) : toAddressLink(name, url),
    email && toLink(email, `mailto:${email}`),
  ].filter((word): word is string => typeof word === 'string' && word !== '');
  return [
    ...(words.length > 0 ? [toItem(`Contact: ${words.join(', ')}`)] : []),
    ...(license
      ? [
          toItem(
            `License: ${license.url === undefined ? escapeText(license.name) : toAddressLink(license.name, license.url)}${license.identifier === undefined || license.identifier === license.name ? '' : ` (${toCode(license.identifier)})`}`,
          ),
        ]
      : []),
    ...(termsOfService === undefined
      ? []
      : [toItem(toAddressLink('Terms of service', termsOfService))]),
  ];
}

/** The groups of a tab with their descriptions and operations. */
export function toGroupSections(
  groups: readonly NavigationGroup[],
  context: OverviewContext,
  level = 2,
): string {
  return joinBlocks(
    groups.map(({label, tag, pages, groups: inner}) =>
      joinBlocks([
        toHeading(level, escapeText(label)),
        tag?.description && context.prose(tag.description),
        tag?.externalDocs && toExternalDocsNote(tag.externalDocs, context.prose),
        toList(pages.map((page) => toPageItem(page, context.toUrl(page), context.styles))),
        toGroupSections(inner, context, level + 1),
      ]),
    ),
  );
}

/** An item in a list of pages: title, address, method and path, summary, lines of its head. */
export function toPageItem(
  {title, operation, override}: OperationPage,
  url: string,
  styles?: readonly ExtensionStyle[],
): string {
  const about = besideTitle(override.description ?? operation.descriptionText, title);
  const lines = listExtensionLines(operation.extensions, styles).map(toLineText);
  const sentences = [...(about === undefined ? [] : [about]), ...lines].map((text, index, all) =>
    escapeText(index < all.length - 1 ? text.replace(/\.?\s*$/, '.') : text),
  );
  const words = sentences.length === 0 ? '' : `. ${sentences.join(' ')}`;
  const head = [
    toCode(`${operation.method} ${operation.path}`),
    ...(operation.deprecated ? ['deprecated'] : []),
    ...(override.badge === undefined ? [] : [escapeText(override.badge)]),
  ].join(', ');
  return `- ${toLink(title, url)}: ${head}${words}`;
}
