import {stringify} from 'yaml';
import type {Json} from '../../../plugin/document/types';
import {
  createLoader,
  createSite,
  DOCUMENT,
  DOCUMENT_30,
  toAll,
  write,
} from '../../support/editedDocument';
import {createRandom} from '../../support/numbers';

type Holder = {[key: string]: Json};
type Field = {holder: Holder; key: string; value: Json};

function listFields(root: Json): Field[] {
  const fields: Field[] = [];
  const pending: Json[] = [root];
  for (let holder = pending.pop(); holder !== undefined; holder = pending.pop()) {
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [key, value] of Object.entries(holder)) {
      fields.push({holder: holder as Holder, key, value});
      pending.push(value);
    }
  }
  return fields;
}

const copy = (value: Json): Json => structuredClone(value);

/** Changes a document in one random place, as an author might. */
function edit(document: Json, random: (below: number) => number): void {
  const fields = listFields(document);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const {holder, key, value} = pick(fields);
  const texts = fields.filter((field) => typeof field.value === 'string');
  const references = fields.filter(
    (field) => field.key === '$ref' && typeof field.value === 'string',
  );
  const text = pick(texts);
  const remove = () =>
    void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]);
  const rename = () => {
    const entries = Object.entries(holder);
    for (const [name] of entries) delete holder[name];
    for (const [name, entry] of entries) holder[name === key ? `${key}2` : name] = entry;
  };
  const move = () => {
    if (!Array.isArray(holder)) delete holder[key];
    if (!Array.isArray(holder)) holder[key] = value;
  };
  const change = pick([
    () =>
      void (text.holder[text.key] = pick([
        `Edited ${random(1e6)}`,
        `${text.value as string} <iframe>`,
        'object',
        'integer',
        'listPets',
        '# One\n\n### Three',
        '[a](javascript:b)',
      ])),
    () => void (text.holder[text.key] = `Edited ${random(1e6)}`),
    remove,
    () => (Array.isArray(holder) ? void holder.push(copy(value)) : rename()),
    move,
    () =>
      void (holder[key] = copy(
        pick(fields.filter((field) => JSON.stringify(field.value).length < 2000)).value,
      )),
    () =>
      void (pick(references).holder.$ref = pick([
        pick(references).value,
        '#/components/schemas/Nowhere',
      ])),
    () => {
      const objects = fields.filter(
        (field) =>
          typeof field.value === 'object' && field.value !== null && !Array.isArray(field.value),
      );
      (pick(objects).value as Holder)[`added${random(9)}`] = copy(pick(objects).value);
    },
  ]);
  if (references.length > 0) change();
}

const EDITS = 20;

describe('a document that is edited during development', () => {
  it.each([
    [
      'indented JSON',
      'openapi.json',
      (document: Json) => JSON.stringify(document, null, 1),
      1,
      DOCUMENT,
    ],
    ['compact JSON', 'openapi.json', (document: Json) => JSON.stringify(document), 2, DOCUMENT],
    [
      'JSON of OpenAPI 3.0',
      'openapi.json',
      (document: Json) => JSON.stringify(document),
      5,
      DOCUMENT_30,
    ],
    [
      'YAML',
      'openapi.yaml',
      (document: Json) => stringify(document, {aliasDuplicateObjects: false}),
      3,
      DOCUMENT,
    ],
    ['YAML with aliases', 'openapi.yaml', (document: Json) => stringify(document), 4, DOCUMENT],
  ])(
    'gives the same result as a fresh load after each edit, in %s',
    async (_format, source, toText, seed, first) => {
      const random = createRandom(seed);
      const site = createSite(source);
      const load = createLoader(site);
      const memory = {};
      const earlier: Json[] = [first];
      for (let round = 0; round < EDITS; round++) {
        // Sometimes an edit is undone, or the text is cut off and repaired in the next round.
        const document =
          random(10) === 0 ? earlier[random(earlier.length)]! : copy(earlier.at(-1)!);
        if (round > 0) edit(document, random);
        const text = toText(document);
        write(site, random(12) === 0 ? text.slice(0, random(text.length)) : text);
        expect(toAll(await load(), memory)).toBe(toAll(await createLoader(site)()));
        // A document of which little is left would test little.
        if (listFields(document).length > 150) earlier.push(document);
      }
    },
  );
});
