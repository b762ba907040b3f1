import {HOSTILE_URLS, toHostileDocument} from '../../../support/hostileUrls';
import type {Contribution} from '../types';

const OK = {'200': {description: 'OK'}};
const servers = [{url: 'https://api.example.com'}];

const text = 'half \ud800 a pair, \u0000 nothing, \u2028 a line, \r\n another\r, \ufeff, \u0085';
/** A document whose texts have characters that are hard to write and to show. */
export const characters = {
  openapi: '3.1.1',
  info: {title: text, version: text, description: text, contact: {name: text}},
  servers: [{url: 'https://api.example.com', description: text}],
  tags: [{name: text, description: text}],
  paths: {
    [`/${text}`]: {
      post: {
        summary: text,
        description: `# ${text}\n\n\`${text}\``,
        tags: [text],
        parameters: [
          {
            name: text,
            in: 'query',
            description: text,
            schema: {type: 'string', enum: [text, 'b'], default: text},
            example: text,
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                title: text,
                properties: {
                  [text]: {description: text, pattern: text, const: text, examples: [text]},
                },
              },
              example: {[text]: text},
            },
          },
        },
        responses: {'200': {description: text}},
      },
    },
  },
};

const admonition =
  ':::warning[Mind `this`]\n\nIt **bites**.\n\n:::\n\n:::info\n\nAt 10:30:45 :smile:\n\n:::\n\n:::unknown\n\nplain\n\n:::\n\nSee [the cats](#description/cats).\n\n# Cats\n\nPurr.';
const bare = {
  openapi: '3.1.1',
  info: {description: admonition},
  servers,
  paths: {'/bare': {get: {description: admonition}}},
  webhooks: {added: {post: {summary: 'Pet added', responses: OK}}},
  'x-webhooks': {
    added: {post: {responses: OK, summary: 'Pet was added'}},
    removed: {post: {summary: 'Pet removed', responses: OK}},
  },
};

/** Groups in groups: 20 tags in five areas of two worlds, each with one operation. */
const nested = {
  openapi: '3.2.0',
  info: {title: 'Nested', version: '1'},
  servers,
  tags: [
    ...[0, 1].map((index) => ({name: `World ${index}`})),
    ...[0, 1, 2, 3, 4].map((index) => ({name: `Area ${index}`, parent: `World ${index % 2}`})),
    ...Array.from({length: 20}, (_, index) => ({
      name: `Tag ${index}`,
      parent: `Area ${index % 5}`,
    })),
  ],
  paths: Object.fromEntries(
    Array.from({length: 20}, (_, index) => [
      `/item${index}`,
      {get: {summary: `Item ${index}`, tags: [`Tag ${index}`], responses: OK}},
    ]),
  ),
};

const documents = {bare, characters, nested, percent: toHostileDocument(HOSTILE_URLS[5]!)};

/** Documents with unusual characters, URLs and groups, and one that omits what it can. */
export default (): Contribution => ({
  tabs: Object.keys(documents).map((name) => ({tab: name, api: {source: `${name}.json`}})),
  files: Object.fromEntries(
    Object.entries(documents).map(([name, document]) => [`${name}.json`, JSON.stringify(document)]),
  ),
});
