import fs from 'fs';
import path from 'path';
import {ROOT} from '../../../support/site';
import {VERSIONED_DOCS, VERSIONED_DOCUMENTS} from '../../../support/versions';
import {toMountains} from '../mountains';
import type {Contribution, ToOrigin} from '../types';

const PETS = fs.readFileSync(path.join(ROOT, 'example-site/openapi/petstore.yaml'), 'utf8');
const EMBEDDED =
  "import AddPet from '@api-reference/default/pets/post';\n\n# Pets by hand\n\nMy own words.\n\n<AddPet />\n";

/** From 2.0 on, two operations return a `Pet`, which thus has a page. */
const VERSIONS = Object.fromEntries(
  Object.entries(VERSIONED_DOCUMENTS).map(([file, text]) => [
    file,
    file === 'v1.yaml'
      ? text
      : JSON.stringify(JSON.parse(text), (key, value: unknown) =>
          key === '200'
            ? {
                description: 'Done.',
                content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}},
              }
            : key === 'components'
              ? {...(value as object), schemas: {Pet: {type: 'object', title: 'A pet'}}}
              : value,
        ),
  ]),
);

/**
 * What readers see and use: the pet store, a document that is difficult to lay out, one with
 * versions, and one with titles in other scripts.
 */
export default (toOrigin: ToOrigin): Contribution => ({
  tabs: [
    {tab: 'Pets', api: {source: 'pets.yaml', overrides: {'GET /pets': {badge: 'Stable'}}}},
    {tab: 'Mountains', api: {source: 'mountains.yaml', errors: true}},
    {tab: 'Versions', api: {...VERSIONED_DOCS.api, tags: {Pets: {page: 'index'}}}},
  ],
  files: {
    'pets.yaml': PETS.replaceAll('http://127.0.0.1:4010', toOrigin('pets')),
    'mountains.yaml': toMountains(toOrigin('pets')),
    ...VERSIONS,
    'docs/pets.mdx': EMBEDDED,
  },
});
