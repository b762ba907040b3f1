import {present} from '../document/present';
import isEqual from 'lodash/isEqual';
import {joinTagGroups, joinTags} from './joinTags';
import type {
  ApiReference,
  Operation,
  ReferenceDocument,
  SchemaTable,
  SecurityRequirement,
  SecurityScheme,
} from './types';

/** A document of a tab: its file and its model, with its scope. */
export type JoinedDocument = {source: string; reference: ApiReference};

/**
 * Joins several documents to one reference with the title of their tab. Settings for a whole
 * document move to its operations, unless all documents agree. Of operations with the same method
 * and path, the first one counts.
 */
export function joinReferences(title: string, documents: readonly JoinedDocument[]): ApiReference {
  const labels = toLabels(documents);
  const {schemes, renames} = joinSchemes(documents, labels);
  const parts = documents.map(({source, reference}, index) => ({
    source,
    label: labels[index] ?? source,
    reference: renameSchemes(reference, renames[index] ?? new Map<string, string>()),
  }));
  const references = parts.map(({reference}) => reference);
  const servers = agreed(references.map((reference) => reference.servers)) ?? [];
  const security = agreed(references.map((reference) => reference.security)) ?? [];
  const kept = keepFirst(references);
  const shown = new Set(kept.flatMap((operations) => operations.map(({key}) => key)));
  const logo = references.find(({info}) => info.logo)?.info.logo;
  return present({
    specification: [...new Set(references.map(({specification}) => specification))].join(', '),
    version:
      references
        .map(({version}) => version)
        .sort()
        .at(-1) ?? '3.0',
    info: present({
      title,
      version: agreed(references.map(({info: {version}}) => version)) ?? '',
      logo,
    }),
    servers,
    security,
    securitySchemes: schemes,
    tags: joinTags(references.map(({tags}) => tags)),
    tagGroups: joinTagGroups(references.map(({tagGroups}) => tagGroups)),
    operations: references.flatMap((reference, index) =>
      (kept[index] ?? []).map((operation) => withOwn(operation, reference, {servers, security})),
    ),
    internal: [...new Set(references.flatMap(({internal}) => internal))].filter(
      (key) => !shown.has(key),
    ),
    schemas: Object.assign(
      Object.create(null) as SchemaTable,
      ...references.map(({schemas}) => schemas),
    ) as SchemaTable,
    schemaPlaces: Object.assign(
      {},
      ...references.map(({schemaPlaces}) => schemaPlaces),
    ) as ApiReference['schemaPlaces'],
    documents: parts.map(({source, label, reference}, index) =>
      toPart(source, label, reference, kept[index] ?? []),
    ),
  });
}

function toPart(
  source: string,
  label: string,
  {specification, info, externalDocs, servers, security, extensions}: ApiReference,
  operations: readonly Operation[],
): ReferenceDocument {
  return present({
    source,
    label,
    specification,
    info,
    externalDocs,
    servers,
    security,
    extensions,
    operations: operations.map(({id}) => id),
  });
}

/** The common value; undefined where values differ. */
function agreed<T>(values: readonly T[]): T | undefined {
  const [first] = values;
  return values.every((value) => isEqual(value, first)) ? first : undefined;
}

function toLabels(documents: readonly JoinedDocument[]): string[] {
  const titles = documents.map(({reference}) => reference.info.title.trim());
  return documents.map(({source}, index) => {
    const title = titles[index] ?? '';
    return title !== '' && titles.filter((other) => other === title).length === 1 ? title : source;
  });
}

/** Operations of each document whose method and path no earlier document has. */
function keepFirst(references: readonly ApiReference[]): Operation[][] {
  const taken = new Set<string>();
  return references.map(({operations}) =>
    operations.filter(({key}) => !taken.has(key) && taken.add(key)),
  );
}

/** Gives an operation the settings that it would otherwise inherit from its document. */
function withOwn(
  operation: Operation,
  document: ApiReference,
  joint: Pick<ApiReference, 'servers' | 'security'>,
): Operation {
  const servers = operation.servers ?? document.servers;
  const security = operation.security ?? document.security;
  const {servers: _servers, security: _security, ...rest} = operation;
  return {
    ...rest,
    ...(!isEqual(servers, joint.servers) && {servers}),
    ...(!isEqual(security, joint.security) && {security}),
    callbacks: operation.callbacks.map((callback) => ({
      ...callback,
      operations: callback.operations.map((inner) => withOwn(inner, document, joint)),
    })),
  };
}

/**
 * Identical schemes are merged; of different ones with the same name, the later ones are renamed.
 */
function joinSchemes(
  documents: readonly JoinedDocument[],
  labels: readonly string[],
): {schemes: SecurityScheme[]; renames: ReadonlyMap<string, string>[]} {
  const schemes = new Map<string, SecurityScheme>();
  const renames = documents.map(({reference}, index) => {
    const renamed = new Map<string, string>();
    for (const scheme of reference.securitySchemes) {
      const names = listNames(scheme.name, labels[index] ?? '');
      const isFree = (name: string) => {
        const known = schemes.get(name);
        return known === undefined || isEqual({...known, name: scheme.name}, scheme);
      };
      const name = names.find(isFree) ?? scheme.name;
      schemes.set(name, {...scheme, name});
      if (name !== scheme.name) renamed.set(scheme.name, name);
    }
    return renamed;
  });
  return {schemes: [...schemes.values()], renames};
}

/** `key`, `key (Billing API)`, `key (Billing API 2)` … */
function listNames(name: string, label: string): string[] {
  const numbered = Array.from({length: 100}, (_, index) => `${name} (${label} ${index + 2})`);
  return [name, `${name} (${label})`, ...numbered];
}

function renameSchemes(reference: ApiReference, names: ReadonlyMap<string, string>): ApiReference {
  if (names.size === 0) return reference;
  const rename = (requirements: readonly SecurityRequirement[]) =>
    requirements.map(({schemes}) => ({
      schemes: schemes.map((scheme) => ({...scheme, name: names.get(scheme.name) ?? scheme.name})),
    }));
  const renameIn = (operation: Operation): Operation => ({
    ...operation,
    ...(operation.security && {security: rename(operation.security)}),
    callbacks: operation.callbacks.map((callback) => ({
      ...callback,
      operations: callback.operations.map(renameIn),
    })),
  });
  return {
    ...reference,
    security: rename(reference.security),
    operations: reference.operations.map(renameIn),
  };
}
