/** @jest-environment node */
import fs from 'fs';
import path from 'path';
import {listLost} from '../support/facts';
import {createFolder} from '../support/folder';
import {toText} from '../support/pages';
import {collectSwaggerFacts} from '../support/swaggerFacts';
import {FIXTURES, renderPages} from './support/renderPages';

/** Only so many pages of larger documents are rendered, because rendering is slow. */
const MOST_PAGES = 40;

/** If `SWAGGER_DOCUMENTS` names a folder, the documents in it are tested too. */
const {SWAGGER_DOCUMENTS: folder} = process.env;
const documents = [
  path.join(FIXTURES, 'swagger/openapi.yaml'),
  ...(folder ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : []),
];

describe.each(documents.map((file) => [path.basename(file), file] as const))(
  'the Swagger document %s',
  (name, file) => {
    it('is rendered with every fact that its author wrote', async () => {
      const root = createFolder({});
      fs.copyFileSync(file, path.join(root, name));
      const {pages} = await renderPages(name, [], {root, most: MOST_PAGES});
      const facts = collectSwaggerFacts(file);
      const lost = [...pages].flatMap(([key, html]) =>
        listLost(facts.get(key)?.() ?? [], toText(html)).map((fact) => `${key}: ${fact}`),
      );
      expect(lost).toEqual([]);
      if (pages.size < MOST_PAGES)
        expect([...pages.keys()]).toEqual(expect.arrayContaining([...facts.keys()]));
    });
  },
);
