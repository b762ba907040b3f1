import {navigate, toReference} from '../support/reference';

describe('the default group', () => {
  it('is reported when an override puts an operation with tags into it', () => {
    const {diagnostics} = navigate(toReference([['GET /a', {tags: ['x']}], 'GET /b']), {
      overrides: new Map([
        ['GET /a', {group: 'Endpoints'}],
        ['GET /b', {group: 'Endpoints'}],
      ]),
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'config-default-group',
        severity: 'warning',
        source: {pointer: '/api/overrides/GET ~1a/group'},
      },
    ]);
  });

  it('is reported when it holds operations without tags and a tag has the same name', () => {
    expect(
      navigate(toReference([['GET /a', {tags: ['Endpoints']}], 'GET /b'])).diagnostics,
    ).toMatchObject([{code: 'config-default-group', source: {pointer: '/api/defaultGroup'}}]);
    expect(navigate(toReference([['GET /a', {tags: ['Endpoints']}]])).diagnostics).toEqual([]);
    expect(
      navigate(toReference([['GET /a', {tags: ['Endpoints']}], 'GET /b']), {defaultGroup: 'Other'})
        .diagnostics,
    ).toEqual([]);
  });
});
