import {takeNearest} from '../../plugin/model/nearest';

const take = (always?: string[]) => [
  ...takeNearest(
    ['pet', 'huge', 'tag', 'owner'],
    (name) => (name === 'huge' ? 1000 : 10),
    {whole: 100, nearest: 30},
    always && new Set(always),
  ),
];

describe('what there is room for', () => {
  it('is the nearest, without what is too large', () => {
    expect(take()).toEqual(['pet', 'tag', 'owner']);
  });

  it('is what a page cannot do without in any case, before anything else', () => {
    expect(take(['huge', 'owner'])).toEqual(['huge', 'owner']);
  });
});
