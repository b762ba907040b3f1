import fc from 'fast-check';
import {countTokens} from '../../plugin/agents/budget';
import {ROOT} from '../support/site';
import {openAgents} from './support/openAgents';

/** `FUZZ_CALLS=10000` for a long run. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 400);

const NAMES = [
  'search',
  'get_operation',
  'get_schema',
  'list_changes',
  'build_request',
  'explain_response',
];
const KEYS = [
  'query',
  'kind',
  'method',
  'limit',
  'budget',
  'operation',
  'schema',
  'format',
  'pointer',
  'since',
  'until',
  'parameters',
  'body',
  'mediaType',
  'server',
  'serverVariables',
  'security',
  'language',
  'include',
  'status',
  'headers',
  'api',
  'version',
  '__proto__',
  'constructor',
];
const LIKELY = fc.constantFrom<unknown>(
  'createPet',
  'GET /pets',
  'POST /pets',
  'uploadPhoto',
  '/api/default/pets/post',
  'Pet',
  'openapi',
  'json-schema',
  'markdown',
  '1.0',
  '3.0',
  'starter-api',
  200,
  404,
  'application/json',
  'multipart/form-data',
  'curl',
  'python',
  'all',
  '#/paths',
  '#/$defs/Pet',
  {limit: 1},
  {petId: 'x'},
  {'content-type': 'application/json'},
  '{"a":',
  '[[[[',
  '\ufdd0',
  '\u0000',
  {__proto__: null, a: 1},
);
const args = fc.dictionary(
  fc.constantFrom(...KEYS),
  fc.oneof(
    {weight: 3, arbitrary: LIKELY},
    {weight: 1, arbitrary: fc.anything({withNullPrototype: true})},
  ),
  {maxKeys: 7},
);

describe('the tools for programs', () => {
  it('answer whatever they are given, in words, within the budget', async () => {
    const {agents} = await openAgents(ROOT);
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({weight: 20, arbitrary: fc.constantFrom(...NAMES)}, fc.string()),
        fc.oneof({weight: 20, arbitrary: args}, fc.anything()),
        fc.option(fc.constantFrom('createPet', 'listPets', 'uploadPhoto', 'GET /status'), {
          nil: undefined,
        }),
        async (name, given, operation) => {
          const {text, isError} = await agents.call(
            name,
            operation === undefined ? given : {...(given as object), operation},
          );
          expect(text).not.toBe('');
          if (isError) return;
          answered += 1;
          if (name !== 'build_request') expect(countTokens(text)).toBeLessThanOrEqual(25_000);
        },
      ),
      {numRuns: CALLS, seed: 20261129},
    );
    expect(answered).toBeGreaterThan(CALLS / 20);
    if (process.env.FUZZ_CALLS) process.stderr.write(`${answered} of ${CALLS} answered\n`);
  });
});
