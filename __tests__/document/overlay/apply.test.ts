import {formatJson} from '../../../plugin/document/exactNumber';
import {loadOverlaid, toOpenApi, toOverlay} from '../../support/overlay';
import type {Json, JsonObject} from '../../../plugin/document/types';
import {yaml} from '../../support/yaml';

/** Applies the actions to a document whose extension `x-it` has this value. */
async function apply(it: Json, actions: Json, version?: string) {
  const {document, findings} = await loadOverlaid(toOpenApi({paths: {}, 'x-it': it}), [
    toOverlay(actions, version),
  ]);
  return {it: document?.root.value['x-it'], findings, overlaid: document?.overlaid};
}

/** A path in the document, or below `x-it`. */
const at = (path: string) => (path.startsWith('$') ? path : `$['x-it']${path}`);
const update = (path: string, value: Json): JsonObject => ({target: at(path), update: value});
const remove = (path: string): JsonObject => ({target: at(path), remove: true});
type Short = ['update' | 'remove' | 'copy', string, Json?];
/** An action that is written as its kind, its target, and a value or the source of a copy. */
function toAction([kind, path, value]: Short): JsonObject {
  if (kind === 'copy') return {target: at(path), copy: at(value as string)};
  const updated = value !== undefined && {update: value};
  return {target: at(path), ...(kind === 'remove' && {remove: true}), ...updated};
}

describe('an action:', () => {
  it.each<[string, Json, Short[], Json]>(yaml`
    - [an update adds properties to an object after the existing ones, {a: 1}, [[update, '', {b: 2}]], {a: 1, b: 2}]
    - [an update replaces single values in an object, {a: 1, b: 2}, [[update, '', {a: one}]], {a: one, b: 2}]
    - ['an update replaces null, and replaces a single value with null', {a: null, b: 1}, [[update, '', {a: 1, b: null}]], {a: 1, b: null}]
    - [an update merges objects at every depth, {a: {b: {c: 1, d: 2}}}, [[update, '', {a: {b: {d: 3, e: 4}}}]], {a: {b: {c: 1, d: 3, e: 4}}}]
    - [an update appends to lists inside objects, {a: [1, 2]}, [[update, '', {a: [2, 3]}]], {a: [1, 2, 2, 3]}]
    - [an update appends a list to a selected list, [1], [[update, '', [2, 3]]], [1, 2, 3]]
    - [an update appends an object to a selected list, [{a: 1}], [[update, '', {a: 2}]], [{a: 1}, {a: 2}]]
    - [an update appends a single value to a selected list, [1], [[update, '', two]], [1, two]]
    - [an update replaces a selected single value, {a: 1}, [[update, .a, one]], {a: one}]
    - [an update changes every selected node, {a: {n: 1}, b: {n: 2}, c: 3}, [[update, '[?@.n]', {m: 0}]], {a: {n: 1, m: 0}, b: {n: 2, m: 0}, c: 3}]
    - [an update changes a node once when it is selected twice, [1], [[update, "$['x-it','x-it']", [2]]], [1, 2]]
    - [an update changes nested nodes, {a: {a: {}}}, [[update, ..a, {b: 1}]], {a: {a: {b: 1}, b: 1}}]
    - [an update gives each selected place its own copy of the value, {a: {}, b: {}},
        [[update, '.*', {c: {d: 1}}], [update, .a.c, {d: 2}]], {a: {c: {d: 2}}, b: {c: {d: 1}}}]
    - [an update may use the names of prototype properties as keys, {}, [[update, '', {constructor: 1, toString: {a: 1}}]], {constructor: 1, toString: {a: 1}}]
    - [a removal removes a property from its object, {a: 1, b: 2}, [[remove, .a]], {b: 2}]
    - [a removal removes an object from a list, [{n: 1}, {n: 2}], [[remove, '[?@.n==1]']], [{n: 2}]]
    - [a removal removes single values from a list, [a, b, a], [[remove, "[?@=='a']"]], [b]]
    - [a removal removes several items by their indexes, [0, 1, 2, 3], [[remove, '[0,2,-1]']], [1]]
    - [a removal removes nested nodes, {a: [{a: [1]}, 2]}, [[remove, ..a]], {}]
    - [a removal removes items from nested lists, [[1, 2], [1]], [[remove, '[*][?@==1]']], [[2], []]]
    - [a removal takes precedence over an update in the same action, {a: 1, b: 2}, [[remove, .a, 5]], {b: 2}]
    - [a removal allows a later action to write the value again, {a: {b: 1}}, [[remove, .a], [update, '', {a: [1]}]], {a: [1]}]
    - [a copy merges an object into another, {a: {x: 1}, b: {y: 2}}, [[copy, .b, .a]], {a: {x: 1}, b: {y: 2, x: 1}}]
    - [a copy moves a value when combined with a removal, {a: {x: 1}}, [[update, '', {b: {}}], [copy, .b, .a], [remove, .a]], {b: {x: 1}}]
    - [a copy appends a list to a list, {a: [1], b: [2]}, [[copy, .b, .a]], {a: [1], b: [2, 1]}]
    - [a copy appends an object to a list, {a: {x: 1}, b: []}, [[copy, .b, .a]], {a: {x: 1}, b: [{x: 1}]}]
    - [a copy replaces a single value, {a: 1, b: 2}, [[copy, .b, .a]], {a: 1, b: 1}]
    - [a copy does not change when its source changes, {a: {x: {y: 1}}, b: {}}, [[copy, .b, .a], [update, .a.x, {y: 2}]], {a: {x: {y: 2}}, b: {x: {y: 1}}}]
    - [a copy does not change when its source was updated before and is again, {a: {x: {y: 1}}, b: {}},
        [[update, .a.x, {z: 1}], [copy, .b, .a], [update, .a.x, {y: 2}]], {a: {x: {y: 2, z: 1}}, b: {x: {y: 1, z: 1}}}]
    - [a copy may copy a value into itself, {a: {b: {}}}, [[copy, .a.b, .a]], {a: {b: {b: {}}}}]
  `)('%s', async (_title, it, actions, expected) => {
    const {it: result, findings} = await apply(it, actions.map(toAction));
    expect(findings).toEqual([]);
    expect(result).toEqual(expected);
  });

  it('actions keep the order of keys that look like numbers, and find them by their names', async () => {
    const {document, findings} = await loadOverlaid(
      `openapi: 3.1.1\ninfo: {title: A, version: '1'}\npaths: {}\nx-it: {z: {}, '2': {a: 0, '1': 0}, '1': {}}\n`,
      [
        `overlay: 1.1.0
info: {title: A, version: '1'}
actions:
  - {target: "$['x-it']['2']", update: {b: 1, '1': 9, '0': {}}}
  - {target: "$['x-it'][?@['1'] == 9]", update: {'3': 3}}
  - {target: "$['x-it']['1']", remove: true}
  - {target: "$['x-it'].z", copy: "$['x-it']['2']"}
`,
      ],
    );
    const inner = '{"a":0,"1":9,"b":1,"0":{},"3":3}';
    expect(findings).toEqual([]);
    expect(formatJson(document!.root.value['x-it']!)).toBe(`{"z":${inner},"2":${inner}}`);
  });

  it('an update treats `__proto__` as an ordinary key', async () => {
    const {document} = await loadOverlaid(toOpenApi({paths: {}, 'x-it': {}}), [
      'overlay: 1.1.0\ninfo: {title: A, version: "1"}\nactions: [{target: "$[\'x-it\']", update: {__proto__: {a: 1}}}]\n',
    ]);
    expect(Object.keys(document!.root.value['x-it']!)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(document!.root.value['x-it'])).toBe(Object.prototype);
  });

  it('an update changes only the selected one of two places that share a YAML alias', async () => {
    const {document} = await loadOverlaid(
      "openapi: 3.1.1\ninfo: {title: A, version: '1'}\npaths: {}\nx-a: &a {b: 1}\nx-c: *a\n",
      [toOverlay([update("$['x-c']", {b: 2})])],
    );
    expect(document!.root.value).toMatchObject({'x-a': {b: 1}, 'x-c': {b: 2}});
  });

  it.each<[string, Json, Short, string]>(yaml`
    - [a single value into an object, {}, [update, '', text], 'error overlay-action /actions/0/update: \`text\` cannot be merged with the existing object.']
    - [a list into an object, {}, [update, '', []], 'error overlay-action /actions/0/update: A list cannot be merged with the existing object.']
    - [an object into a single value, {a: 1}, [update, .a, {b: 1}],
        'error overlay-action /actions/0/update: An object cannot be merged with the existing single value.']
    - [an object into a nested list, {a: [1]}, [update, '', {a: {b: 1}}],
        'error overlay-action /actions/0/update/a: An object cannot be merged with the existing list.']
    - [a single value into a nested list, {a: [1]}, [update, '', {a: 2}],
        'error overlay-action /actions/0/update/a: \`2\` cannot be merged with the existing list.']
    - [null into a nested object, {a: {b: 1}}, [update, '', {a: null}],
        'warning overlay-action /actions/0/update/a: The value is empty, so the existing object is left unchanged.']
    - [one value into objects and lists, {a: {}, b: []}, [update, '.*', {}],
        'error overlay-action /actions/0/target: The target selects values of several kinds; no value can be merged with all.']
  `)('an update reports and does not merge %s', async (_title, it, action, finding) => {
    const {it: result, findings} = await apply(it, [toAction(action)]);
    expect(findings).toEqual([finding]);
    expect(result).toEqual(it);
  });

  it('an update applies the other properties of an object when one property cannot be merged', async () => {
    const {it} = await apply({a: {}, b: 1}, [update('', {a: 1, b: 2, c: 3})]);
    expect(it).toEqual({a: {}, b: 2, c: 3});
  });

  it('a removal cannot remove the whole document', async () => {
    const {findings} = await apply(1, [remove('$')]);
    expect(findings).toEqual([
      'error overlay-action /actions/0/target: The whole document cannot be removed.',
    ]);
  });

  it.each([
    ['nothing', '.z', 'nothing'],
    ['several values', '.*', '2 values'],
  ])('a copy requires a source that selects one value, not %s', async (_title, from, found) => {
    const {it, findings} = await apply({a: 1, b: 2}, [toAction(['copy', '', from])]);
    expect(findings).toEqual([
      `error overlay-target /actions/0/copy: \`${at(from)}\` selects ${found}; exactly one can be copied.`,
    ]);
    expect(it).toEqual({a: 1, b: 2});
  });
});

describe('actions', () => {
  it('are applied in order across all overlays, each to the result of the one before', async () => {
    const {document} = await loadOverlaid(toOpenApi({paths: {}, 'x-it': []}), [
      toOverlay([update('', 1), update('', 2)]),
      toOverlay([update('[?@==1]', 3), update('$', {'x-more': true})], '1.0.0'),
    ]);
    expect(document!.root.value).toMatchObject({'x-it': [3, 2], 'x-more': true});
    expect(document!.overlaid).toMatchObject({
      files: ['overlay-1.yaml', 'overlay-2.yaml'],
      actions: 4,
      applied: 4,
    });
  });

  it('that select nothing cause a warning and do not count as applied', async () => {
    const {findings, overlaid} = await apply({}, [update('.b', 1)]);
    expect(findings).toEqual([
      "warning overlay-unmatched /actions/0/target: `$['x-it'].b` selects nothing in the document.",
    ]);
    expect(overlaid).toMatchObject({actions: 1, applied: 0});
  });

  it('of Overlay 1.0 that select a single value are applied with a warning', async () => {
    const {it, findings} = await apply({a: 1, b: 2}, [remove('.a')], '1.0.0');
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
