import {toMergedName, toSchemaName} from '../../plugin/model/schema/names';

const BODY = '/paths/~1a/post/requestBody/content/application~1json/schema';
const BASE = '/components/schemas/Base';

describe('the name of a schema', () => {
  it.each([
    [[BASE], 'Base'],
    [[`${BODY}/properties/scene`], 'scene'],
    [[BODY], 'POST /a'],
    [[`${BODY}/properties/content/items`], 'content.items'],
    [['/components/responses/Found/content/application~1json/schema'], 'Found'],
    [
      ['/paths/~1a/post/callbacks/done/{$request.body#~1url}/put/requestBody/content/a~1b/schema'],
      'done.put',
    ],
    [['/$defs/https:~1~1example.com~1schemas~1pet.json'], 'pet'],
    [['/a/b~1c/Pet'], 'a.c.Pet'],
    [[`${BODY}/properties/scene`, `${BASE}/properties/scene`], 'Base.scene & more'],
    [[`${BASE}/properties/scene`, '/definitions/Own'], 'Base.scene & Own'],
    [[BASE, `${BASE}/allOf/1`], 'Base & more'],
    [[`${BODY}/allOf/0/properties/scene`, `${BODY}/properties/scene`], 'scene & more'],
  ])('of %j is readable', (pointers, name) => {
    const places = pointers.map((pointer) => ({file: 'api.yaml', pointer}));
    expect(toMergedName(places)).toBe(name);
    if (places.length === 1) expect(toSchemaName(places[0]!)).toBe(name);
  });

  it.each([
    ['Scene', 'Scene'],
    ['https://example.com/scene', 'scene'],
    [
      'Everything that a scene has, described at a length that no title has, and then more',
      'scene',
    ],
  ])('is its title, if it is one: %s', (title, name) => {
    const pointer = `${BODY}/properties/scene`;
    expect(toSchemaName({file: 'api.yaml', pointer, value: {title}})).toBe(name);
  });
});
