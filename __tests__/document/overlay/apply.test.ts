import {loadOverlaid, toOpenApi, toOverlay} from '../../support/overlay';
import type {Json, JsonObject} from '../../../plugin/document/types';

/** Applies the actions to a document whose extension `x-it` has this value. */
async function apply(it: Json, actions: Json, version?: string) {
  const {document, findings} = await loadOverlaid(toOpenApi({paths: {}, 'x-it': it}), [
    toOverlay(actions, version),
  ]);
  return {it: document?.root.value['x-it'], findings, overlaid: document?.overlaid};
}

const update = (target: string, value: Json): JsonObject => ({target, update: value});
const remove = (target: string): JsonObject => ({target, remove: true});
const copy = (target: string, from: string): JsonObject => ({target, copy: from});

describe('an update', () => {
  it.each<[string, Json, JsonObject[], Json]>([
    [
      'adds properties to an object after the existing ones',
      {a: 1},
      [update("$['x-it']", {b: 2})],
      {a: 1, b: 2},
    ],
    [
      'replaces single values in an object',
      {a: 1, b: 2},
      [update("$['x-it']", {a: 'one'})],
      {a: 'one', b: 2},
    ],
    [
      'replaces null, and replaces a single value with null',
      {a: null, b: 1},
      [update("$['x-it']", {a: 1, b: null})],
      {a: 1, b: null},
    ],
    [
      'merges objects at every depth',
      {a: {b: {c: 1, d: 2}}},
      [update("$['x-it']", {a: {b: {d: 3, e: 4}}})],
      {a: {b: {c: 1, d: 3, e: 4}}},
    ],
    [
      'appends to lists inside objects',
      {a: [1, 2]},
      [update("$['x-it']", {a: [2, 3]})],
      {a: [1, 2, 2, 3]},
    ],
    ['appends a list to a selected list', [1], [update("$['x-it']", [2, 3])], [1, 2, 3]],
    [
      'appends an object to a selected list',
      [{a: 1}],
      [update("$['x-it']", {a: 2})],
      [{a: 1}, {a: 2}],
    ],
    ['appends a single value to a selected list', [1], [update("$['x-it']", 'two')], [1, 'two']],
    ['replaces a selected single value', {a: 1}, [update("$['x-it'].a", 'one')], {a: 'one'}],
    [
      'changes every selected node',
      {a: {n: 1}, b: {n: 2}, c: 3},
      [update("$['x-it'][?@.n]", {m: 0})],
      {a: {n: 1, m: 0}, b: {n: 2, m: 0}, c: 3},
    ],
    [
      'changes a node once when it is selected twice',
      [1],
      [update("$['x-it','x-it']", [2])],
      [1, 2],
    ],
    [
      'changes nested nodes',
      {a: {a: {}}},
      [update("$['x-it']..a", {b: 1})],
      {a: {a: {b: 1}, b: 1}},
    ],
    [
      'gives each selected place its own copy of the value',
      {a: {}, b: {}},
      [update("$['x-it'].*", {c: {d: 1}}), update("$['x-it'].a.c", {d: 2})],
      {a: {c: {d: 2}}, b: {c: {d: 1}}},
    ],
    [
      'may use the names of prototype properties as keys',
      {},
      [update("$['x-it']", {constructor: 1, toString: {a: 1}})],
      {constructor: 1, toString: {a: 1}},
    ],
  ])('%s', async (_title, it, actions, expected) => {
    const {it: result, findings} = await apply(it, actions);
    expect(findings).toEqual([]);
    expect(result).toEqual(expected);
  });

  it('treats `__proto__` as an ordinary key', async () => {
    const {document} = await loadOverlaid(toOpenApi({paths: {}, 'x-it': {}}), [
      'overlay: 1.1.0\ninfo: {title: A, version: "1"}\nactions: [{target: "$[\'x-it\']", update: {__proto__: {a: 1}}}]\n',
    ]);
    expect(Object.keys(document!.root.value['x-it']!)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(document!.root.value['x-it'])).toBe(Object.prototype);
  });

  it('changes only the selected one of two places that share a YAML alias', async () => {
    const {document} = await loadOverlaid(
      "openapi: 3.1.1\ninfo: {title: A, version: '1'}\npaths: {}\nx-a: &a {b: 1}\nx-c: *a\n",
      [toOverlay([update("$['x-c']", {b: 2})])],
    );
    expect(document!.root.value).toMatchObject({'x-a': {b: 1}, 'x-c': {b: 2}});
  });

  it.each<[string, Json, JsonObject, string]>([
    [
      'a single value into an object',
      {},
      update("$['x-it']", 'text'),
      'error overlay-action /actions/0/update: `text` cannot be merged with the existing object.',
    ],
    [
      'a list into an object',
      {},
      update("$['x-it']", []),
      'error overlay-action /actions/0/update: A list cannot be merged with the existing object.',
    ],
    [
      'an object into a single value',
      {a: 1},
      update("$['x-it'].a", {b: 1}),
      'error overlay-action /actions/0/update: An object cannot be merged with the existing single value.',
    ],
    [
      'an object into a nested list',
      {a: [1]},
      update("$['x-it']", {a: {b: 1}}),
      'error overlay-action /actions/0/update/a: An object cannot be merged with the existing list.',
    ],
    [
      'a single value into a nested list',
      {a: [1]},
      update("$['x-it']", {a: 2}),
      'error overlay-action /actions/0/update/a: `2` cannot be merged with the existing list.',
    ],
    [
      'null into a nested object',
      {a: {b: 1}},
      update("$['x-it']", {a: null}),
      'warning overlay-action /actions/0/update/a: The value is empty, so the existing object is left unchanged.',
    ],
    [
      'one value into objects and lists',
      {a: {}, b: []},
      update("$['x-it'].*", {}),
      'error overlay-action /actions/0/target: The target selects values of several kinds; no value can be merged with all.',
    ],
  ])('reports and does not merge %s', async (_title, it, action, finding) => {
    const {it: result, findings} = await apply(it, [action]);
    expect(findings).toEqual([finding]);
    expect(result).toEqual(it);
  });

  it('applies the other properties of an object when one property cannot be merged', async () => {
    const {it} = await apply({a: {}, b: 1}, [update("$['x-it']", {a: 1, b: 2, c: 3})]);
    expect(it).toEqual({a: {}, b: 2, c: 3});
  });
});

describe('a removal', () => {
  it.each<[string, Json, JsonObject[], Json]>([
    ['removes a property from its object', {a: 1, b: 2}, [remove("$['x-it'].a")], {b: 2}],
    ['removes an object from a list', [{n: 1}, {n: 2}], [remove("$['x-it'][?@.n==1]")], [{n: 2}]],
    ['removes single values from a list', ['a', 'b', 'a'], [remove("$['x-it'][?@=='a']")], ['b']],
    ['removes several items by their indexes', [0, 1, 2, 3], [remove("$['x-it'][0,2,-1]")], [1]],
    ['removes nested nodes', {a: [{a: [1]}, 2]}, [remove("$['x-it']..a")], {}],
    ['removes items from nested lists', [[1, 2], [1]], [remove("$['x-it'][*][?@==1]")], [[2], []]],
    [
      'takes precedence over an update in the same action',
      {a: 1, b: 2},
      [{target: "$['x-it'].a", remove: true, update: 5}],
      {b: 2},
    ],
    [
      'allows a later action to write the value again',
      {a: {b: 1}},
      [remove("$['x-it'].a"), update("$['x-it']", {a: [1]})],
      {a: [1]},
    ],
  ])('%s', async (_title, it, actions, expected) => {
    const {it: result, findings} = await apply(it, actions);
    expect(findings).toEqual([]);
    expect(result).toEqual(expected);
  });

  it('cannot remove the whole document', async () => {
    const {findings} = await apply(1, [remove('$')]);
    expect(findings).toEqual([
      'error overlay-action /actions/0/target: The whole document cannot be removed.',
    ]);
  });
});

describe('a copy', () => {
  it.each<[string, Json, JsonObject[], Json]>([
    [
      'merges an object into another',
      {a: {x: 1}, b: {y: 2}},
      [copy("$['x-it'].b", "$['x-it'].a")],
      {a: {x: 1}, b: {y: 2, x: 1}},
    ],
    [
      'moves a value when combined with a removal',
      {a: {x: 1}},
      [update("$['x-it']", {b: {}}), copy("$['x-it'].b", "$['x-it'].a"), remove("$['x-it'].a")],
      {b: {x: 1}},
    ],
    [
      'appends a list to a list',
      {a: [1], b: [2]},
      [copy("$['x-it'].b", "$['x-it'].a")],
      {a: [1], b: [2, 1]},
    ],
    [
      'appends an object to a list',
      {a: {x: 1}, b: []},
      [copy("$['x-it'].b", "$['x-it'].a")],
      {a: {x: 1}, b: [{x: 1}]},
    ],
    ['replaces a single value', {a: 1, b: 2}, [copy("$['x-it'].b", "$['x-it'].a")], {a: 1, b: 1}],
    [
      'does not change when its source changes',
      {a: {x: {y: 1}}, b: {}},
      [copy("$['x-it'].b", "$['x-it'].a"), update("$['x-it'].a.x", {y: 2})],
      {a: {x: {y: 2}}, b: {x: {y: 1}}},
    ],
    [
      'may copy a value into itself',
      {a: {b: {}}},
      [copy("$['x-it'].a.b", "$['x-it'].a")],
      {a: {b: {b: {}}}},
    ],
  ])('%s', async (_title, it, actions, expected) => {
    const {it: result, findings} = await apply(it, actions);
    expect(findings).toEqual([]);
    expect(result).toEqual(expected);
  });

  it.each([
    ['nothing', "$['x-it'].z", 'nothing'],
    ['several values', "$['x-it'].*", '2 values'],
  ])('requires a source that selects one value, not %s', async (_title, from, found) => {
    const {it, findings} = await apply({a: 1, b: 2}, [copy("$['x-it']", from)]);
    expect(findings).toEqual([
      `error overlay-target /actions/0/copy: \`${from}\` selects ${found}; exactly one can be copied.`,
    ]);
    expect(it).toEqual({a: 1, b: 2});
  });
});

describe('actions', () => {
  it('are applied in order across all overlays, each to the result of the one before', async () => {
    const {document} = await loadOverlaid(toOpenApi({paths: {}, 'x-it': []}), [
      toOverlay([update("$['x-it']", 1), update("$['x-it']", 2)]),
      toOverlay([update("$['x-it'][?@==1]", 3), update('$', {'x-more': true})], '1.0.0'),
    ]);
    expect(document!.root.value).toMatchObject({'x-it': [3, 2], 'x-more': true});
    expect(document!.overlaid).toMatchObject({
      files: ['overlay-1.yaml', 'overlay-2.yaml'],
      actions: 4,
      applied: 4,
    });
  });

  it('that select nothing cause a warning and do not count as applied', async () => {
    const {findings, overlaid} = await apply({}, [update("$['x-it'].b", 1)]);
    expect(findings).toEqual([
      "warning overlay-unmatched /actions/0/target: `$['x-it'].b` selects nothing in the document.",
    ]);
    expect(overlaid).toMatchObject({actions: 1, applied: 0});
  });

  it('of Overlay 1.0 that select a single value are applied with a warning', async () => {
    const {it, findings} = await apply({a: 1, b: 2}, [remove("$['x-it'].a")], '1.0.0');
    expect(it).toEqual({b: 2});
    expect(findings).toEqual([expect.stringMatching(/^warning overlay-target .*single value\.$/)]);
  });

  it('can change the OpenAPI version of the document', async () => {
    const {document} = await loadOverlaid(toOpenApi({paths: {}, openapi: '3.0.3'}), [
      toOverlay([update('$', {openapi: '3.1.0'})]),
    ]);
    expect(document).toMatchObject({version: '3.1', declaredVersion: '3.1.0'});
  });

  it('change a Swagger 2.0 document before it is converted', async () => {
    const {document, findings} = await loadOverlaid(
      {swagger: '2.0', info: {title: 'A', version: '1'}, host: 'a.example.org', paths: {}},
      [toOverlay([update('$.host', 'b.example.org'), update('$', {schemes: ['https']})])],
    );
    expect(findings).toEqual([]);
    expect(document!.root.value.servers).toEqual([{url: 'https://b.example.org'}]);
  });

  it('change only the entry file, and references that they add are relative to it', async () => {
    const {document, diagnostics, findings} = await loadOverlaid(
      toOpenApi({paths: {'/a': {$ref: 'parts/a.yaml'}}}),
      [
        toOverlay([
          update("$.paths['/a'].get", {summary: 'Changed'}),
          update('$.paths', {'/b': {$ref: 'parts/a.yaml'}}),
        ]),
      ],
      {'parts/a.yaml': "get: {operationId: a, responses: {'200': {description: OK}}}\n"},
    );
    expect(findings).toEqual([expect.stringContaining('selects nothing')]);
    expect(diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    const {root, resolve} = document!;
    expect(resolve('parts/a.yaml', root)?.value).toMatchObject({get: {operationId: 'a'}});
    expect(Object.keys(root.value.paths as JsonObject)).toEqual(['/a', '/b']);
  });
});
