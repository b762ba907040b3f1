import type {Report} from '../diagnostics/types';
import {describeVersion} from '../document/objects';
import type {LoadedDocument, Place} from '../document/types';
import {childOf, isObjectPlace} from '../document/place';
import {present} from '../document/present';
import {createClosure} from './page/closure';
import {createContext, type OperationContext, type Context} from './context';
import {toDocumentAllowance, toPageAllowance} from './example/allowance';
import {toExtensions} from './text/extensions';
import {toExternalDocs} from './text/externalDocs';
import {toLinkTargets, toServers} from './operation/links';
import {getMarkdownRenderer} from './markdown/markdown';
import {createUnsafeFinder} from './markdown/unsafe';
import {toOperation} from './operation/operation';
import {
  findOperations,
  listSchemeNames,
  listTagNames,
  toSecurity,
} from './operation/operationSources';
import {textOf, wordsOf} from './read';
import {checkDialect} from './schema/dialect';
import {toCallableFirst} from './operation/serverUrl';
import {toSecuritySchemes} from './operation/securitySchemes';
import {toTagGroups, toTags} from './tags';
import type {ApiReference, Schema, SchemaId, SchemaTable, Info} from './types';
import {buildSchema} from './schema/schema';
import {toTypeWords} from './schema/typeLabel';
import {addressOf, checkWords, descriptionOf} from './text/text';

export type ReferenceOptions = {
  /** Names of the `x-` fields that pages show as written. */
  showExtensions?: readonly string[];
  /**
   * Prefix of the ids of operations and schemas, so that those of several documents differ:
   * letters, digits, `_` and `-`.
   */
  scope?: string;
};

/**
 * Models a loaded document as the reference that pages show. The document is not changed, and the
 * same document always gives the same reference, byte for byte. Invalid parts are reported, and the
 * rest is built.
 */
export async function toApiReference(
  document: LoadedDocument,
  report: Report,
  {showExtensions = [], scope}: ReferenceOptions = {},
): Promise<ApiReference> {
  const [markdown, findUnsafe] = await Promise.all([getMarkdownRenderer(), createUnsafeFinder()]);
  const context = createContext(
    document,
    {
      markdown,
      findUnsafe,
      showExtensions: new Set(showExtensions),
      ...present({scope}),
    },
    report,
  );
  const {root} = document;
  checkDialect(context, root, 'jsonSchemaDialect');
  const servers = toServers(context, root) ?? [];
  const security = toSecurity(root) ?? [];
  const {sources, leftOut, newId} = findOperations(context);
  const operationContext: OperationContext = {
    ...context,
    defaults: {servers, security},
    links: toLinkTargets(sources, leftOut),
    newId,
  };
  const allowance = toDocumentAllowance(sources.length);
  const operations = sources.map((source) =>
    toOperation({...operationContext, allowance: toPageAllowance(allowance)}, source),
  );
  const requirements = [
    security,
    ...operations.map((operation) => operation.security ?? []),
  ].flat();
  const required = new Set(requirements.flatMap(({schemes}) => schemes.map(({name}) => name)));
  const tagUses = {shownTags: listTagNames(sources), leftOutTags: listTagNames(leftOut)};
  const leftOutSchemes = listSchemeNames(leftOut);
  buildNamedSchemas(context);
  context.finish();
  return present({
    specification: describeVersion(document.declaredVersion),
    version: document.version,
    info: toInfo(context),
    externalDocs: toExternalDocs(context, root),
    servers,
    security,
    securitySchemes: toSecuritySchemes(
      context,
      requirements,
      toCallableFirst(
        [servers, ...operations.map((operation) => operation.servers ?? [])].flat(),
      )[0],
    ).filter(({name}) => !leftOutSchemes.has(name) || required.has(name)),
    tags: toTags(context, tagUses),
    tagGroups: toTagGroups(context, tagUses),
    operations: operations.map(createClosure(context.schemas.table)),
    internal: leftOut.map(({key}) => key),
    schemas: context.schemas.table,
    schemaPlaces: context.schemas.places,
    extensions: toExtensions(context, root.value),
  });
}

/**
 * Builds every named schema that something refers to, including those that they refer to. It uses a
 * work list instead of recursion, so that cycles end and no chain is too long. Then it fills in the
 * type of each reference's target.
 */
function buildNamedSchemas(context: Context): void {
  const {table, references, take} = context.schemas;
  for (let pending = take(); pending; pending = take()) {
    const {id, name, places} = pending;
    table[id] = {name, schema: buildSchema(context, places, {depth: 0, home: id})};
  }
  const known = new Map<SchemaId, string>();
  for (const reference of references) {
    const words = toTargetWords(table, reference.id, known);
    reference.type = reference.nullable ? withNull(words) : words;
  }
}

/**
 * The type of a reference's target, through named schemas that only refer to others. Each is
 * followed once.
 */
function toTargetWords(table: SchemaTable, start: SchemaId, known: Map<SchemaId, string>): string {
  const passed: {id: SchemaId; nullable?: true}[] = [];
  const seen = new Set<SchemaId>();
  let id = start;
  let words = known.get(id);
  while (words === undefined) {
    seen.add(id);
    const schema: Schema | undefined = table[id]?.schema;
    if (schema?.kind !== 'reference') known.set(id, (words = schema ? toTypeWords(schema) : 'any'));
    else if (seen.has(schema.id)) words = 'any';
    else {
      passed.push({id, nullable: schema.nullable});
      id = schema.id;
      words = known.get(id);
    }
  }
  // In reverse order: each may also allow null.
  for (let step = passed.pop(); step; step = passed.pop()) {
    if (step.nullable) words = withNull(words);
    known.set(step.id, words);
  }
  return words;
}

function withNull(words: string): string {
  return /(^|\| )null$/.test(words) ? words : `${words} | null`;
}

/** The Info Object, with `x-logo`. */
function toInfo(context: Context): Info {
  const {root} = context.document;
  const place: Place = childOf(root, 'info') ?? {value: {}, file: root.file, pointer: '/info'};
  for (const name of ['title', 'summary']) checkWords(context, place, name);
  return present({
    title: textOf(place.value, 'title') ?? '',
    version: textOf(place.value, 'version') ?? '',
    summary: wordsOf(place.value, 'summary'),
    ...descriptionOf(context, place),
    termsOfService: addressOf(context, place, 'termsOfService'),
    contact: toContact(context, childOf(place, 'contact')),
    license: toLicense(context, childOf(place, 'license')),
    logo: toLogo(context, childOf(place, 'x-logo')),
  });
}

function toContact(context: Context, place: Place | undefined): Info['contact'] {
  if (!isObjectPlace(place)) return undefined;
  const email = textOf(place.value, 'email');
  if (email !== undefined && !isEmail(email))
    context.warn('content-invalid', place, '`email` is not an e-mail address; it is left out.');
  return present({
    name: wordsOf(place.value, 'name'),
    url: addressOf(context, place, 'url'),
    email: email !== undefined && isEmail(email) ? email : undefined,
  });
}

/**
 * Strict about characters that could add fields to a `mailto:` link or end an attribute; the rest
 * is up to the author.
 */
function isEmail(text: string): boolean {
  return /^[^\s@?&"<>]+@[^\s@?&"<>]+$/.test(text);
}

function toLicense(context: Context, place: Place | undefined): Info['license'] {
  if (!isObjectPlace(place)) return undefined;
  const identifier = wordsOf(place.value, 'identifier');
  const url = addressOf(context, place, 'url');
  const address = typeof url === 'object' ? url.text : url;
  const name = wordsOf(place.value, 'name');
  if (name === undefined)
    context.warn(
      'content-invalid',
      childOf(place, 'name') ?? place,
      'The license has no name.',
      'Write its name, such as `Apache 2.0`, or remove `license`.',
    );
  const label = name ?? identifier ?? address;
  return label === undefined ? undefined : present({name: label, identifier, url});
}

function toLogo(context: Context, place: Place | undefined): Info['logo'] {
  const url = isObjectPlace(place) ? addressOf(context, place, 'url') : undefined;
  // Without an image there is no logo.
  return place && typeof url === 'string'
    ? present({
        url,
        altText: wordsOf(place.value, 'altText'),
        href: addressOf(context, place, 'href'),
      })
    : undefined;
}
