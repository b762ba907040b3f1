import {navigate, toReference} from '../support/reference';
import {yaml} from '../support/yaml';

const DOCUMENT = toReference(
  [
    ['GET /pets/{petId}', {summary: 'One pet', operationId: 'getPet'}],
    'POST /pets',
    ['POST adopted', {kind: 'webhook'}],
  ],
  {internal: ['GET /debug']},
);
const unmatched = (key: string) =>
  navigate(DOCUMENT, {overrides: new Map([[key, {title: 'x'}]])}).diagnostics;

describe('overrides', () => {
  it('apply only to the operation that the key names exactly', () => {
    const {navigation, diagnostics} = navigate(DOCUMENT, {
      overrides: new Map([
        ['GET /pets/{petId}', {title: 'The pet', badge: 'Stable'}],
        ['POST adopted', {hidden: true}],
      ]),
    });
    expect(diagnostics).toEqual([]);
    expect(
      navigation.pages.map(({title, hidden, override}) => [title, hidden, override.badge]),
    ).toEqual([
      ['The pet', false, 'Stable'],
      ['POST /pets', false, undefined],
      ['Adopted', true, undefined],
    ]);
  });

  it.each([
    ['get /pets/{petId}', 'GET /pets/{petId}'],
    ['GET /pets/{petId}/', 'GET /pets/{petId}'],
    ['GET /pets/{id}', 'GET /pets/{petId}'],
    ['GET  /pets/:id', 'GET /pets/{petId}'],
    ['POST /pet', 'POST /pets'],
    ['post adopted', 'POST adopted'],
  ])('that match no operation are reported as errors with the nearest key: %j', (key, nearest) => {
    expect(unmatched(key)).toMatchObject([
      {
        code: 'config-override-unmatched',
        severity: 'error',
        tabId: 'default',
        message: `The document has no operation \`${key}\`.`,
        help: `Did you mean \`${nearest}\`?`,
      },
    ]);
  });

  it('with an unknown method are reported with the methods that the path has', () => {
    expect(unmatched('PATCH /pets/{petId}')[0]?.help).toBe('`/pets/{petId}` has `GET`.');
  });

  it('like no operation are reported with how to write the key', () => {
    expect(unmatched('DELETE /something/else')[0]?.help).toBe(
      'Write it as in openapi.yaml, or remove the override.',
    );
    expect(unmatched('getPet')[0]?.help).toContain('A key is the method, a space and the path');
  });

  it('that match no operation are reported at their key in docs.json', () => {
    expect(unmatched('GET /a~b/{c}')[0]?.source.pointer).toBe('/api/overrides/GET ~1a~0b~1{c}');
  });

  it('may name an operation that is left out as internal', () => {
    expect(unmatched('GET /debug')).toEqual([]);
  });

  it('apply to the path when a webhook has the same key', () => {
    const {navigation} = navigate(
      toReference([
        ['POST /a', {}],
        ['POST /a', {kind: 'webhook'}],
      ]),
      {overrides: new Map([['POST /a', {title: 'x'}]])},
    );
    expect(navigation.pages.map(({title}) => title)).toEqual(['x', 'A']);
  });

  it('with the key `__proto__` or `constructor` match no operation', () => {
    expect(unmatched('__proto__')).toHaveLength(1);
    expect(unmatched('constructor')).toHaveLength(1);
  });
});

describe('the title of a page', () => {
  it.each<[object, string]>(yaml`
    - [{summary: S, operationId: o}, S]
    - [{summary: '  ', operationId: o}, O]
    - [{operationId: getPetById}, Get pet by ID]
    - [{operationId: issues/list-for_repo}, Issues list for repo]
    - [{operationId: DescribeDBInstances}, Describe DB instances]
    - [{kind: webhook, path: branch_protection-rule/created, operationId: hook1}, Branch protection rule created]
    - [{operationId: 'get-/pets/{petId}_byId'}, GET /a]
    # The group is above the title, in the sidebar and in the breadcrumbs.
    - [{operationId: MemoService_CreateMemo, tags: [MemoService]}, Create memo]
    - [{operationId: memos.api.v1.MemoService_CreateMemo, tags: [Memos]}, Create memo]
    - [{operationId: PetsController_findAll, tags: [pets]}, Find all]
    - [{operationId: PetsController_create, tags: [pets]}, Pets create]
    - [{operationId: pets/list, tags: [pets]}, Pets list]
    - [{operationId: MemoService_CreateMemo, tags: [Notes]}, Memo service create memo]
    # A verb before the group is no group.
    - [{operationId: get_user_by_id, tags: [users]}, Get user by ID]
    - [{operationId: delete_user_session, tags: [users]}, Delete user session]
    - [{operationId: user_groups_list, tags: [user_groups]}, User groups list]
    - [{summary: '', operationId: ''}, GET /a]
    - [{}, GET /a]
  `)('of an operation with %j is %s', (operation, title) => {
    expect(navigate(toReference([['GET /a', operation]])).navigation.pages[0]?.title).toBe(title);
  });
});
