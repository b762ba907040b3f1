import fs from 'fs';
import path from 'path';
import {loadDocument} from '../../plugin/document/load';
import type {LoadedDocument} from '../../plugin/document/types';
import {toApiReference} from '../../plugin/model/apiReference';
import type {ApiReference} from '../../plugin/model/types';
import {loadExpectations} from '../support/corpus';
import {CORPUS} from '../support/site';

const FIXTURES = path.resolve(__dirname, '../__fixtures__');
const real = loadExpectations('real');
const hostile = loadExpectations('adversarial').filter(
  ({outcome, also_accept: accepted = []}) => ![outcome, ...accepted].includes('document-error'),
);
const own = ['model', 'constructs', 'compositions']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(FIXTURES, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(FIXTURES, folder, file)),
  )
  .filter((file) =>
    /^openapi: 3/m.test(fs.statSync(file).isFile() ? fs.readFileSync(file, 'utf8') : ''),
  );
const files = [
  ...own,
  ...real.map(({file}) => path.join(CORPUS, 'real', file)),
  ...hostile.map(({file}) => path.join(CORPUS, 'adversarial', file)),
].sort();

async function load(file: string): Promise<LoadedDocument> {
  return (await loadDocument(
    {rootDir: path.dirname(file), source: path.basename(file)},
    () => {},
  ))!;
}

async function build(file: string): Promise<ApiReference> {
  return toApiReference(await load(file), () => {});
}

describe.each(files.map((file) => [path.basename(file), file]))(
  'the reference of %s',
  (_name, file) => {
    it('survives serialization as JSON and is identical when it is built again', async () => {
      const reference = await build(file);
      const text = JSON.stringify(reference);
      expect(JSON.parse(text)).toEqual(reference);
      expect(JSON.stringify(await build(file))).toBe(text);
    });

    it('is built without changing the document', async () => {
      const document = await load(file);
      const before = JSON.stringify(document.root.value);
      await toApiReference(document, () => {});
      expect(JSON.stringify(document.root.value)).toBe(before);
    });

    it('contains exactly the schemas that its operations use and has unique operation IDs', async () => {
      const {operations, schemas} = await build(file);
      expect(Object.keys(schemas).sort()).toEqual(
        [...new Set(operations.flatMap((operation) => operation.schemas))].sort(),
      );
      expect(new Set(operations.map(({id}) => id.toLowerCase())).size).toBe(operations.length);
    });
  },
);

describe('published documents', () => {
  for (const {name, file, operations, webhooks} of real) {
    it(`keep every operation and webhook: ${name}`, async () => {
      const reference = await build(path.join(CORPUS, 'real', file));
      const count = (kind: string) =>
        reference.operations.filter((operation) => operation.kind === kind).length;
      expect([count('operation'), count('webhook')]).toEqual([operations, webhooks]);
    });
  }
});
