import {besideTitle} from '../../model/text/sameText';
import type {ApiReference, Info, ReferenceDocument} from '../../model/types';
import type {NavigationGroup, OperationPage} from '../../navigation/types';
import {toExtensionsNote, toExternalDocsNote} from './notes';
import type {Prose} from './prose';
import {toRequirements, toSchemes} from './security';
import {toServerList} from './responses';
import {
  escapeText,
  joinBlocks,
  toCode,
  toAddressLink,
  toHeading,
  toItem,
  toLink,
  toList,
} from './text';

export type OverviewContext = {
  prose: Prose;
  /** Absolute URL under which a page is listed. */
  toUrl: (page: OperationPage) => string;
};

/** The overview page of a document without its list of operations. */
export function toOverviewMarkdown(reference: ApiReference, prose: Prose): string {
  const {info, servers, security, securitySchemes, documents = []} = reference;
  return joinBlocks([
    `# ${escapeText(info.title)}`,
    toIntroduction(reference, prose, 2),
    ...documents.flatMap((document) => [
      `## ${escapeText(document.label)}`,
      toIntroduction(document, prose, 3),
      ...(servers.length === 0 && document.servers.length > 0
        ? ['Servers:', toServerList(document.servers, prose)]
        : []),
    ]),
    ...(servers.length > 0 ? ['## Servers', toServerList(servers, prose)] : []),
    ...(security.length > 0 || securitySchemes.length > 0
      ? [
          '## Authentication',
          security.length > 0 ? toRequirements(security, securitySchemes) : undefined,
          toSchemes(securitySchemes, prose),
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
  prose: Prose,
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
    extensions && toExtensionsNote(extensions),
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
        toList(pages.map((page) => toPageItem(page, context.toUrl(page)))),
        toGroupSections(inner, context, level + 1),
      ]),
    ),
  );
}

/** An item in a list of pages: title, address, method and path, summary. */
export function toPageItem({title, operation, override}: OperationPage, url: string): string {
  const about = besideTitle(override.description ?? operation.descriptionText, title);
  return `- ${toLink(title, url)}: ${toCode(`${operation.method} ${operation.path}`)}${operation.deprecated ? ', deprecated' : ''}${about === undefined ? '' : `. ${escapeText(about)}`}`;
}
