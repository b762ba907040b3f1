import {takeNearest} from '../../plugin/model/page/nearest';

const take = (always?: string[]) => [
  ...takeNearest(
    ['pet', 'huge', 'tag', 'owner'],
    (name) => (name === 'huge' ? 1000 : 10),
    {whole: 100, nearest: 30},
    always && new Set(always),
  ),
];

describe('takeNearest', () => {
  it('takes the nearest names and skips those that are too large', () => {
    expect(take()).toEqual(['pet', 'tag', 'owner']);
  });

  it('takes required names first, even if they are too large', () => {
    expect(take(['huge', 'owner'])).toEqual(['huge', 'owner']);
  });
});
