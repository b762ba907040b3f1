import fs from 'fs';
import path from 'path';
import {isObject} from '../../plugin/document/isObject';
import {toKeys} from '../../plugin/document/pointer';
import {toApiReference} from '../../plugin/model/apiReference';
import type {ApiReference, Json} from '../../plugin/model/types';
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

/** Reasons why a generated body may differ from its schema. */
type Cause =
  /** A `<name>` placeholder violates a format, pattern or length, or 0 is outside its limits. */
  | 'placeholder'
  /** An example, default or constant of the document does not match the schema. */
  | 'value of the document'
  /** A placeholder decides between several variants, or several variants match. */
  | 'variants'
  /** The rules contradict each other, or no value can satisfy them. */
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

type Include = NonNullable<InitialOptions['include']>;
type Counts = {[cause: string]: number};
const INCLUDES: readonly Include[] = ['required', 'examples', 'all'];

/** Counts the causes for all `include` options together, so that each document is loaded once. */
async function countCauses(files: readonly string[]): Promise<{[include in Include]: Counts}> {
  const counts: {[include in Include]: Counts} = {required: {}, examples: {}, all: {}};
  for (const file of files) {
    const {document} = await loadFrom(path.dirname(file), path.basename(file));
    const reference = await toApiReference(document!, () => {});
    for (const include of INCLUDES)
      for (const cause of listCauses(reference, include))
        counts[include][cause] = (counts[include][cause] ?? 0) + 1;
  }
  return counts;
}

/** A finding without a known cause is listed with the document's title and the operation. */
function listCauses(reference: ApiReference, include: Include): string[] {
  const {operations, schemas, info} = reference;
  // Readers do not send the requests of webhooks and callbacks; the API does.
  return operations
    .filter(({kind}) => kind === 'operation')
    .flatMap((operation) => {
      const {body} = toInitialValues({...reference, operation}, {include});
      const mediaType = operation.requestBody?.content.find(
        (entry) => entry.mediaType === body?.mediaType,
      );
      if (body?.kind !== 'value' || !mediaType?.schema || mediaType.examples.length > 0) return [];
      return validate(body.value, mediaType.schema, {table: schemas, direction: 'request'}).map(
        (finding) =>
          toCause(finding, body.value) ??
          `${info.title} ${operation.key}: ${finding.kind} ${finding.pointer}`,
      );
    });
}

type Expected = {[include in Include]: {[cause in Cause]?: number}};

/** Lower counts are better; a cause that is not listed must not occur. */
describe('generated bodies', () => {
  it('match their schemas in our own documents, apart from a known number of exceptions', async () => {
    expect(await countCauses(own)).toEqual<Expected>({
      required: {},
      examples: {placeholder: 2, variants: 3},
      all: {contradiction: 4, placeholder: 25, 'value of the document': 1, variants: 12},
    });
  });

  if (real.length > 0)
    it('match their schemas in published and hostile documents, apart from a known number of exceptions', async () => {
      expect(await countCauses([...real, ...adversarial])).toEqual<Expected>({
        required: {placeholder: 16, 'value of the document': 6},
        examples: {placeholder: 17, 'value of the document': 26, variants: 1},
        all: {contradiction: 2, placeholder: 121, 'value of the document': 35, variants: 2},
      });
    });
});
