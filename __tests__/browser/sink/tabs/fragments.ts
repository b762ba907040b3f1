import {SHELTER_FILES} from '../../../support/shelter';
import type {Contribution} from '../types';

const FRAGMENTS = `<ApiSchema tab="fragments" schema="Pet" />

<ApiProperty tab="fragments" schema="Pet" name="owner.mail" />

<ApiParameters tab="fragments" operation="GET /pets" />

<ApiRequestBody tab="fragments" operation="POST /pets" />

<ApiResponse tab="fragments" operation="GET /pets" status="200" />

<ApiSamples tab="fragments" operation="POST /pets" />

<ApiTryIt tab="fragments" operation="GET /pets" parameters={{limit: 7}}>Seven pets</ApiTryIt>

<ApiOperations tab="fragments" tag="Pets" />

<ApiAuthentication tab="fragments" />

<ApiAuthentication tab="fragments" operation="GET /pets" />

See <ApiLink operation="GET /pets" tab="fragments" /> and <ApiLink operation="GET /things" tab="things">things</ApiLink>.
`;
const GUIDE = `# Guide\n\n## First\n\n${FRAGMENTS}\n## Second\n\n${FRAGMENTS}`;
const REACT_PAGE = `import React from 'react';
import Layout from '@theme/Layout';
import Pet from '@api-reference/fragments/schemas/Pet';
import TryIt from '@api-reference/fragments/pets/get#try-it';
export default () => <Layout><main><h1>Page</h1><Pet /><TryIt /></main></Layout>;
`;

/** Fragments in guides, and pages of tags. */
export default (): Contribution => ({
  tabs: [
    {
      tab: 'Fragments',
      api: {source: 'fragments.json', tags: {Pets: {page: 'scroll'}, Staff: {page: 'index'}}},
    },
    {tab: 'Things', api: {source: 'things.json'}},
  ],
  files: {
    'fragments.json': SHELTER_FILES['openapi.json']!,
    'things.json': SHELTER_FILES['other.json']!,
    'docs/guide.mdx': GUIDE,
    'docs/plain.mdx': '# Plain\n',
    'docs/_part.mdx': 'In a part: <ApiProperty tab="fragments" schema="Pet" name="name" />.\n',
    'docs/whole.mdx': "import Part from './_part.mdx';\n\n# Whole\n\n<Part />\n",
    'old/guide.mdx': '# Next\n',
    'old_versioned_docs/version-1.0/guide.mdx':
      '# Old\n\n<ApiLink tab="fragments" operation="POST /pets" />\n',
    'old_versions.json': '["1.0"]',
    'src/pages/own.js': REACT_PAGE,
  },
});
