import {live} from '../../support/routeHistories';

it.each(Array.from({length: 10}, (_, index) => 1000 + index * 20))(
  'no published address is lost in the 20 histories from %i',
  async (first) => {
    for (let seed = first; seed < first + 20; seed++)
      expect(await live(seed, {readsAgain: true})).toEqual([]);
  },
  120_000,
);
