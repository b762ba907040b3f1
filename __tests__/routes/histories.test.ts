import {live} from '../support/routeHistories';

it('no published address answers nothing, or another page without notice', async () => {
  for (let seed = 1; seed <= 20; seed++) expect(await live(seed)).toEqual([]);
}, 120_000);
