import type {AuthoredSettings, TabConfig} from '../../config/types';
import {createAudienceFilter} from '../../document/audience';
import {EFFECTS} from '../../document/extensions/table';
import {isObject} from '../../document/isObject';
import {present} from '../../document/present';
import type {Json, LoadedDocument, OperationPlace} from '../../document/types';
import {toSecurity} from '../../model/operation/operationSources';
import {createDocumentIndex} from '../../model/page/documentIndex';
import {toJsonValue} from '../../model/text/json';
import type {Operation, OperationId} from '../../model/types';
import type {OperationPage} from '../../navigation/types';
import type {ListedTab, LoadedTab} from '../../stages';
import type {AuthoredContents, AuthoredOperation} from './types';

/** Whole programs, which the page shows as samples. */
const SAMPLES: ReadonlySet<string> = new Set(EFFECTS.samples.fields);

/**
 * The authored content of each page that has some: that of the tab, of the tags of its operation,
 * and of the operation itself, from the general to the specific before the generated content, and
 * in the opposite order after it. Undefined if there is none.
 */
export function toAuthoredContents(
  tab: LoadedTab & ListedTab,
): ReadonlyMap<OperationId, AuthoredContents> | undefined {
  const list = createList(tab.config);
  const pages = tab.navigation.pages.filter(list.mayHave);
  if (pages.length === 0) return undefined;
  const find = createFind(tab);
  const found = pages.flatMap((page): [OperationId, AuthoredContents][] => {
    const known = find(page.operation);
    if (!known) return [];
    const before = list.files('before', page, known.place);
    const after = list.files('after', page, known.place).reverse();
    return before.length === 0 && after.length === 0
      ? []
      : [[page.operation.id, {before, after, operation: toOperation(page.operation, known)}]];
  });
  return found.length > 0 ? new Map(found) : undefined;
}

type Known = {document: LoadedDocument; place: OperationPlace};

function createFind({documents, reference}: LoadedTab & ListedTab) {
  const toIndex = createDocumentIndex(reference);
  const places = documents.map(
    ({operations}) => new Map(operations.map((place) => [place.key, place])),
  );
  return (operation: Operation): Known | undefined => {
    const index = toIndex(operation);
    const document = documents[index];
    const place = places[index]?.get(operation.key);
    return document && place && {document, place};
  };
}

type Slot = keyof AuthoredSettings;

function createList(config: TabConfig) {
  const toTests = (settings: AuthoredSettings) => {
    const toSlot = (slot: Slot) =>
      (settings[slot] ?? []).map(({file, audience}) => ({
        file,
        matches: createAudienceFilter(audience),
      }));
    return {before: toSlot('before'), after: toSlot('after')};
  };
  const ofAll = toTests(config);
  const ofTags = new Map(
    [...(config.tags ?? [])].flatMap(([name, tag]) =>
      tag.before || tag.after ? [[name, toTests(tag)] as const] : [],
    ),
  );
  const isForMany = Boolean(config.before ?? config.after) || ofTags.size > 0;
  return {
    mayHave: ({override: {before, after}}: OperationPage) =>
      isForMany || before !== undefined || after !== undefined,
    /** From the general to the specific, each file once. */
    files: (slot: Slot, {operation, override}: OperationPage, place: OperationPlace) => {
      const many = [ofAll, ...operation.tags.flatMap((tag) => ofTags.get(tag) ?? [])];
      const matching = many.flatMap((tests) => tests[slot].filter(({matches}) => matches(place)));
      return [...new Set([...matching.map(({file}) => file), override[slot] ?? []].flat())];
    },
  };
}

function toOperation(
  {kind, method, path, operationId, summary, tags, deprecated}: Operation,
  {document, place: {place, item}}: Known,
): AuthoredOperation {
  const security = toSecurity(place) ?? (kind === 'webhook' ? [] : toSecurity(document.root)) ?? [];
  const schemes = security.map((requirement) => requirement.schemes);
  return present({
    kind: kind === 'webhook' ? kind : 'operation',
    method,
    path,
    operationId,
    summary,
    tags,
    deprecated: deprecated !== undefined,
    security: schemes.map((list) =>
      Object.fromEntries(list.map(({name, scopes}) => [name, scopes])),
    ),
    securitySchemes: [...new Set(schemes.flat().map(({name}) => name))],
    ...toExtensionValues([...[...item.layers].reverse(), place].map(({value}) => value)),
  });
}

/** The `x-` fields of objects, of which the last one takes precedence, but none that are very large. */
function toExtensionValues(objects: readonly Json[]): {[name: `x-${string}`]: Json} {
  const values = objects.flatMap((object) =>
    Object.entries(isObject(object) ? object : {}).flatMap(([name, raw]) => {
      const value = /^x-/.test(name) && !SAMPLES.has(name) ? toJsonValue(raw) : undefined;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  return Object.fromEntries(values);
}
