/** @jest-environment node */
import path from 'path';
import {testCorpus} from '../../corpus/testCorpus';
import {ROOT} from '../../support/site';

testCorpus({
  most: Infinity,
  // GitHub's document has 1,995 pages.
  limit: 900_000,
  more: [
    {
      name: 'GitHub',
      kind: 'real',
      file: path.join(ROOT, 'node_modules/@octokit/openapi/generated/api.github.com.json'),
    },
  ],
});
