import fs from 'fs';
import path from 'path';
import {isObject} from '../../plugin/document/isObject';
import {toKeys} from '../../plugin/document/pointer';
import {toApiReference} from '../../plugin/model/apiReference';
import type {Json} from '../../plugin/model/types';
import {validate} from '../../plugin/model/validation/validate';
import type {Finding} from '../../plugin/model/validation/types';
import {toInitialValues, type InitialOptions} from '../../plugin/request';
import {loadExpectations} from '../support/corpus';
import {loadFrom} from '../support/load';
import {CORPUS} from '../support/site';

const ROOT = path.resolve(__dirname, '../..');
const own = ['__tests__/__fixtures__', 'example-site/openapi']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(ROOT, folder, file)),
  )
  .filter(
    (file) => fs.statSync(file).isFile() && /^openapi: 3/m.test(fs.readFileSync(file, 'utf8')),
  );
const real = loadExpectations('real').map(({file}) => path.join(CORPUS, 'real', file));
const adversarial = loadExpectations('adversarial')
  .filter(
    ({outcome, also_accept: accepted = []}) => ![outcome, ...accepted].includes('document-error'),
  )
  .map(({file}) => path.join(CORPUS, 'adversarial', file));

/** Why a generated body may differ from its schema. */
type Cause =
  /** `<name>` has not the format, pattern or length, and 0 is not between its limits. */
  | 'placeholder'
  /** The document's own example, default or constant differs from the schema. */
  | 'value of the document'
  /** A placeholder decides which of several variants a value is, or several fit. */
  | 'variants'
  /** Rules that contradict each other, or that no value keeps. */
  | 'contradiction';

function find(pointer: string, body: Json): Json | undefined {
  let value: Json | undefined = body;
  for (const key of toKeys(pointer))
    value = isObject(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined;
  return value;
}

function toCause({kind, pointer}: Finding, body: Json): Cause | undefined {
  const value = find(pointer, body);
  if (kind === 'variants') return 'variants';
  if (kind === 'required' || kind === 'unknown-property') return undefined;
  if (kind === 'forbidden' || (kind === 'limit' && typeof value === 'object'))
    return 'contradiction';
  return (typeof value === 'string' && /^<.*>$/.test(value)) || value === 0
    ? 'placeholder'
    : 'value of the document';
}

async function countCauses(
  files: readonly string[],
  include: InitialOptions['include'],
): Promise<{[cause: string]: number}> {
  const counts: {[cause: string]: number} = {};
  for (const file of files) {
    const {document} = await loadFrom(path.dirname(file), path.basename(file));
    const {operations, schemas, ...rest} = await toApiReference(document!, () => {});
    // The API sends the requests of webhooks.
    for (const operation of operations.filter(({kind}) => kind === 'operation')) {
      const {body} = toInitialValues({operation, schemas, ...rest}, {include});
      const mediaType = operation.requestBody?.content.find(
        (entry) => entry.mediaType === body?.mediaType,
      );
      if (body?.kind !== 'value' || !mediaType?.schema || mediaType.examples.length > 0) continue;
      for (const finding of validate(body.value, mediaType.schema, {
        table: schemas,
        direction: 'request',
      })) {
        const cause =
          toCause(finding, body.value) ??
          `${path.basename(file)} ${operation.key}: ${finding.kind} ${finding.pointer}`;
        counts[cause] = (counts[cause] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** Fewer is better; what is not listed must not be. */
describe('generated bodies match their schemas, but for', () => {
  it.each<[InitialOptions['include'], {[cause in Cause]?: number}]>([
    ['required', {}],
    ['examples', {placeholder: 2, variants: 3}],
    ['all', {contradiction: 4, placeholder: 25, 'value of the document': 1, variants: 12}],
  ])('these, in our own documents, with %s', async (include, expected) => {
    expect(await countCauses(own, include)).toEqual(expected);
  });

  const published: [InitialOptions['include'], {[cause in Cause]?: number}][] = [
    ['required', {placeholder: 16, 'value of the document': 6}],
    ['examples', {placeholder: 17, 'value of the document': 26, variants: 1}],
    ['all', {contradiction: 2, placeholder: 121, 'value of the document': 35, variants: 2}],
  ];
  for (const [include, expected] of real.length > 0 ? published : []) {
    it(`these, in published and hostile documents, with ${include}`, async () => {
      expect(await countCauses([...real, ...adversarial], include)).toEqual(expected);
    });
  }
});
