import {toMergedName, toSchemaName} from '../../plugin/model/schema/names';

const BODY = '/paths/~1a/post/requestBody/content/application~1json/schema';
const BASE = '/components/schemas/Base';

describe('the name of a schema', () => {
  it.each([
    [[BASE], 'Base'],
    [[`${BODY}/properties/scene`], 'post.application/json.scene'],
    [[`${BODY}/properties/scene`, `${BASE}/properties/scene`], 'Base.scene & more'],
    [[`${BASE}/properties/scene`, '/definitions/Own'], 'Base.scene & Own'],
    [[BASE, `${BASE}/allOf/1`], 'Base & more'],
    [[`${BODY}/allOf/0/properties/scene`, `${BODY}/properties/scene`], 'scene & more'],
  ])('of %j is readable', (pointers, name) => {
    const places = pointers.map((pointer) => ({file: 'api.yaml', pointer}));
    expect(toMergedName(places)).toBe(name);
    if (places.length === 1) expect(toSchemaName(places[0]!)).toBe(name);
  });
});
