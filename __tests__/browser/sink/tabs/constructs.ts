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
const wide = {
  type: 'object',
  properties: Object.fromEntries(
    range(5_000).map((index) => [`field${index}`, {type: 'string', description: `The ${index}th`}]),
  ),
};
const post = (schema: object) => ({
  post: {
    requestBody: {content: {'application/json': {schema}}},
    responses: {'204': {description: 'Done'}},
  },
});
const large = {
  openapi: '3.1.1',
  info: {title: 'Large schemas', version: '1'},
  paths: {'/wide': post(wide), '/deep': post(nest(300))},
};

const read = (file: string) =>
  fs.readFileSync(path.join(ROOT, '__tests__/__fixtures__/constructs', file), 'utf8');

/** Large schemas, and two of the documents that have every construct. */
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
