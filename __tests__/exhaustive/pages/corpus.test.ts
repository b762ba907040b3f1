import path from 'path';
import {createTestLoader} from '../../support/createTestLoader';
import type {Site} from '../../../plugin/types';
import {loadExpectations} from '../../support/corpus';
import {readPage, squeeze, toMain, toText} from '../../support/pages';
import {buildSite, CORPUS, removeSite} from '../../support/site';

const real = loadExpectations('real');

// What these pages show is proven by `corpus/invariants.ts`; this proves that a site builds them.
describe('a built site of real-world documents', () => {
  let dir: string;
  let content: Site;

  beforeAll(async () => {
    const tabs = real.map(({name, file}) => ({
      tab: `real ${name.replace(/[^a-z0-9]+/gi, ' ').trim()}`,
      api: {source: `real/${file}`},
    }));
    dir = await buildSite({docs: {tabs}, copies: {real: path.join(CORPUS, 'real')}});
    content = await createTestLoader(dir)();
  }, 900_000);
  afterAll(() => removeSite(dir));

  it.each(real.map((expectation, index) => [expectation.name, expectation, index] as const))(
    'has a page with the title of each operation and webhook: %s',
    (_name, {operations, webhooks}, index) => {
      const pages = content.tabs[index]!.navigation!.pages;
      expect(pages).toHaveLength(operations! + webhooks!);
      for (const {permalink, title} of pages)
        expect(toText(toMain(readPage(path.join(dir, 'build'), permalink)))).toContain(
          squeeze(title),
        );
    },
  );
});
