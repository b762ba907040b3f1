/** @jest-environment node */
import path from 'path';
import {testCorpus} from '../../corpus/testCorpus';
import {ROOT} from '../../support/site';

testCorpus({
  most: Infinity,
  limit: 900_000,
  more: [
    {
      name: 'GitHub',
      kind: 'real',
      file: path.join(ROOT, 'node_modules/@octokit/openapi/generated/api.github.com.json'),
      // All of them take more than 4 GB of heap.
      most: 300,
    },
  ],
});
