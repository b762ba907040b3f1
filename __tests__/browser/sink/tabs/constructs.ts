import fs from 'fs';
import path from 'path';
import {ROOT} from '../../../support/site';
import type {Contribution} from '../types';

const range = (length: number) => Array.from({length}, (_, index) => index);
const nest = (depth: number) =>
  range(depth).reduce<object>(
    (inner, index) => ({
      type: 'object',
      properties: {
        [`level${depth - index}`]: inner,
        beside: {type: 'string'},
        also: {type: 'string'},
      },
    }),
    {type: 'string', description: 'The end'},
  );
const large = {
  openapi: '3.1.1',
  info: {title: 'Large schemas', version: '1'},
  paths: {
    '/deep': {
      post: {
        requestBody: {content: {'application/json': {schema: nest(300)}}},
        responses: {'204': {description: 'Done'}},
      },
    },
  },
};

const read = (file: string) =>
  fs.readFileSync(path.join(ROOT, '__tests__/__fixtures__/constructs', file), 'utf8');

/** A large schema, and two of the documents that have every construct. */
export default (): Contribution => ({
  tabs: [
    {tab: 'Large', api: {source: 'large.json'}},
    {tab: 'Values', api: {source: 'values.yaml'}},
    {tab: 'Objects', api: {source: 'objects.yaml'}},
  ],
  files: {
    'large.json': JSON.stringify(large),
    'values.yaml': read('schemas-values.yaml'),
    'objects.yaml': read('schemas-objects.yaml'),
  },
});
