/** Lists the addresses of the pages of a site, with what they are about. */
import {createHash} from 'crypto';
import {createFingerprints, type Fingerprints} from '../compare/fingerprints';
import type {TabConfig} from '../config/types';
import {present} from '../document/present';
import type {LoadedDocument} from '../document/types';
import type {Errors} from '../lists/errors/types';
import {toEntryName} from '../lists/errors/toErrors';
import type {SchemaPages} from '../lists/schemaPages/types';
import type {ApiReference} from '../model/types';
import {type SitePaths, toAddress} from '../navigation/permalinks';
import type {TabNavigation} from '../navigation/types';
import type {Address, Subject} from './types';

/** What of a tab decides its addresses. */
export type AddressedTab = {
  config: TabConfig;
  documents: readonly LoadedDocument[];
  reference?: ApiReference;
  navigation?: TabNavigation;
  lists?: {
    schemaPages?: SchemaPages;
    deprecations?: {permalink: string};
    errors?: Errors;
    changelog?: {permalink: string};
  };
};

/** The id that the versions of a tab share. */
export function familyOf({tabId, version}: Pick<TabConfig, 'tabId' | 'version'>): string {
  return version?.family ?? tabId;
}

/** The addresses of all pages of a tab; none if it has no usable document. */
export function listAddresses(tab: AddressedTab, paths: SitePaths): Address[] {
  const {config, documents, reference, navigation, lists = {}} = tab;
  if (!reference || !navigation) return [];
  const {overview, pages, tagPages = []} = navigation;
  const {version} = config;
  const scope = present({
    tab: familyOf(config),
    version: version && !version.isCurrent ? version.name : undefined,
  });
  const prints = createLazyPrints(documents);
  const {schemaPages, deprecations, errors, changelog} = lists;
  const listPage = (kind: Subject['kind'], permalink: string | undefined): Address[] =>
    permalink === undefined
      ? []
      : [
          {
            ...scope,
            kind,
            title: config.label,
            address: toAddress(permalink, paths),
            facts: NOTHING,
          },
        ];
  return [
    ...listPage('overview', overview),
    ...listPage('schemas', schemaPages?.index),
    ...listPage('deprecations', deprecations?.permalink),
    ...listPage('errors', errors?.permalink),
    ...listPage('changelog', changelog?.permalink),
    ...pages.map(
      ({operation: {kind, key, method, path, operationId}, title, permalink}): Address => ({
        ...scope,
        kind: kind === 'webhook' ? kind : 'operation',
        operation: present({method, path, operationId}),
        title,
        address: toAddress(permalink, paths),
        facts: () => toHash(prints().ofOperation(key)),
      }),
    ),
    ...(schemaPages?.pages ?? []).map(({id, name, permalink}): Address => ({
      ...scope,
      kind: 'schema',
      name: id,
      title: name,
      address: toAddress(permalink, paths),
      facts: () => toHash(prints().ofSchema(reference.schemaPlaces?.[id])),
    })),
    ...(errors ? listErrors(errors) : []).map(({anchor, ...own}): Address => ({
      ...scope,
      ...own,
      kind: 'error',
      address: `${toAddress(errors?.permalink ?? '', paths)}#${anchor}`,
      facts: NOTHING,
    })),
    ...tagPages.map(({group, pages: members, permalink}): Address => ({
      ...scope,
      kind: 'tag',
      name: group.tag?.name ?? group.label,
      title: group.label,
      address: toAddress(permalink, paths),
      facts: () =>
        toHash(
          members
            .map(({operation}) => operation.key)
            .sort()
            .join('\n'),
        ),
    })),
  ];
}

const NOTHING = () => undefined;

/** The places of the page of errors: the URLs of problem types may lead there. */
function listErrors({statuses, groups}: Errors) {
  const problems = groups.flatMap((group) => group.problems);
  return [
    ...statuses.map(({anchor, ...entry}) => ({
      anchor,
      name: toEntryName(entry),
      title: entry.status,
    })),
    ...problems.map(({anchor, ...entry}) => ({
      anchor,
      name: toEntryName(entry),
      title: entry.title ?? entry.label,
    })),
  ];
}

/** Reading all schemas takes time, and only subjects that are not found otherwise need it. */
function createLazyPrints(documents: readonly LoadedDocument[]): () => Fingerprints {
  let prints: Fingerprints | undefined;
  return () => (prints ??= createFingerprints(documents));
}

/** Long enough to tell the pages of a site apart. */
const HASH_LENGTH = 12;

function toHash(text: string | undefined): string | undefined {
  return text === undefined
    ? undefined
    : createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
