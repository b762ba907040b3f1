// The documents that are measured.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listOperations, ROOT} from './sites.mjs';

const readGitHub = () =>
  JSON.parse(
    readFileSync(
      path.join(ROOT, 'node_modules/@octokit/openapi/generated/api.github.com.json'),
      'utf8',
    ),
  );

/** Without webhooks. */
function firstOperations({webhooks: _webhooks, 'x-webhooks': _xWebhooks, ...document}, count) {
  const kept = new Set(
    listOperations(document)
      .slice(0, count)
      .map(({route}) => route),
  );
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(document.paths).filter(([route]) => kept.has(route))),
  };
}

/**
 * A document of any size: resources with five operations each, a schema for each and a few shared
 * ones.
 */
function synthetic(count) {
  const schemas = {
    Problem: {
      type: 'object',
      properties: {
        title: {type: 'string'},
        status: {type: 'integer'},
        detail: {type: 'string', description: 'What went **wrong**.'},
      },
    },
    Owner: {
      type: 'object',
      required: ['id'],
      properties: {
        id: {type: 'integer'},
        name: {type: 'string'},
        parent: {$ref: '#/components/schemas/Owner'},
      },
    },
  };
  const paths = {};
  for (let index = 0; index < Math.ceil(count / 5); index++) {
    const name = `Resource${index}`;
    const ref = {$ref: `#/components/schemas/${name}`};
    schemas[name] = {
      type: 'object',
      required: ['id', 'name'],
      properties: {
        id: {type: 'integer', description: `Number of the ${name}.`},
        name: {type: 'string', maxLength: 80},
        tags: {type: 'array', items: {type: 'string', enum: ['a', 'b', 'c']}},
        owner: {$ref: '#/components/schemas/Owner'},
        state: {oneOf: [{type: 'string'}, {type: 'object', properties: {code: {type: 'integer'}}}]},
      },
    };
    const answer = (schema) => ({
      200: {description: 'Done.', content: {'application/json': {schema}}},
      404: {
        description: 'Not found.',
        content: {'application/problem+json': {schema: {$ref: '#/components/schemas/Problem'}}},
      },
    });
    const id = {
      name: 'id',
      in: 'path',
      required: true,
      schema: {type: 'integer'},
      description: 'Which one.',
    };
    const body = {required: true, content: {'application/json': {schema: ref}}};
    const operation = (verb, rest) => ({
      operationId: `${verb}${name}`,
      summary: `${verb} ${name}`,
      description: `Use it to *${verb}* a \`${name}\`.`,
      tags: [`Group ${index % 60}`],
      ...rest,
    });
    paths[`/resource-${index}`] = {
      get: operation('list', {
        parameters: [{name: 'page', in: 'query', schema: {type: 'integer', default: 0}}],
        responses: answer({type: 'array', items: ref}),
      }),
      post: operation('create', {requestBody: body, responses: answer(ref)}),
    };
    paths[`/resource-${index}/{id}`] = {
      get: operation('get', {parameters: [id], responses: answer(ref)}),
      put: operation('replace', {parameters: [id], requestBody: body, responses: answer(ref)}),
      delete: operation('delete', {parameters: [id], responses: {204: {description: 'Gone.'}}}),
    };
  }
  return firstOperations(
    {
      openapi: '3.1.0',
      info: {title: 'Synthetic', version: '1'},
      servers: [{url: 'https://api.example.com'}],
      paths,
      components: {schemas},
    },
    count,
  );
}

/** Every schema reaches every other one, as in APIs whose objects can be expanded. */
function connected(count) {
  const schemas = {};
  for (let index = 0; index < count; index++) {
    const properties = {id: {type: 'string', description: `Identifier of object ${index}.`}};
    for (let edge = 1; edge <= 12; edge++)
      properties[`field_${edge}`] = {
        description: `Expandable field ${edge}.`,
        anyOf: [
          {type: 'string'},
          {$ref: `#/components/schemas/Object${(index * 7 + edge * 13) % count}`},
        ],
      };
    schemas[`Object${index}`] = {type: 'object', properties};
  }
  const paths = {};
  for (let index = 0; index < count; index++)
    paths[`/objects-${index}`] = {
      get: {
        summary: `Get object ${index}`,
        tags: [`Group ${index % 30}`],
        responses: {
          200: {
            description: 'The object.',
            content: {'application/json': {schema: {$ref: `#/components/schemas/Object${index}`}}},
          },
        },
      },
    };
  return {openapi: '3.0.3', info: {title: 'Connected', version: '1'}, paths, components: {schemas}};
}

/**
 * `petstore`, `github`, `github:300`, `synthetic:1200`, `connected:500`, or the path of a document.
 */
export function loadDocument(name) {
  if (/\.(?:json|ya?ml)$/.test(name))
    return name.endsWith('.json')
      ? JSON.parse(readFileSync(name, 'utf8'))
      : parse(readFileSync(name, 'utf8'));
  const [kind, size] = name.split(':');
  if (kind === 'petstore')
    return parse(readFileSync(path.join(ROOT, 'example-site/openapi/petstore.yaml'), 'utf8'));
  if (kind === 'github') return size ? firstOperations(readGitHub(), Number(size)) : readGitHub();
  if (kind === 'synthetic') return synthetic(Number(size ?? 1200));
  if (kind === 'connected') return connected(Number(size ?? 500));
  throw new Error(
    `No document is called ${name}. There are: petstore, github, github:COUNT, synthetic:COUNT, connected:COUNT. Any other is the path of a file.`,
  );
}
