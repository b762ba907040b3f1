import fs from 'fs';
import path from 'path';
import {compareVersions} from '../../plugin/changelog/compareVersions';
import {listFamilies} from '../../plugin/navigation/versions';
import {createTestLoader} from '../support/createTestLoader';
import type {LoadedContent} from '../../plugin/types';
import {createFolder} from '../support/folder';
import {VERSIONED_DOCS, VERSIONED_DOCUMENTS} from '../support/versions';

function createSite(docs: object = VERSIONED_DOCS): {
  siteDir: string;
  load: () => Promise<LoadedContent>;
} {
  const siteDir = createFolder({...VERSIONED_DOCUMENTS, 'docs.json': JSON.stringify(docs)});
  const load = createTestLoader(siteDir);
  return {siteDir, load};
}

const compareAll = ({tabs}: LoadedContent) => listFamilies(tabs).flatMap(compareVersions);
const toLines = (content: LoadedContent) =>
  compareAll(content).map(({newer, older, changes}) => [
    `${older.tab.version.name} → ${newer.tab.version.name}`,
    ...(changes?.map(({message}) => message) ?? ['not compared']),
  ]);

describe('the comparison of versions', () => {
  it('compares each version with the version below it', async () => {
    expect(toLines(await createSite().load())).toEqual([
      [
        '2.0 → 3.0',
        'The operation `GET /pets` is now `GET /animals`.',
        'The server `https://v2.api.example.com` was removed.',
        'The operationId changed from `findPets` to `listAnimals`.',
        'The server `https://v3.api.example.com` was added.',
      ],
      [
        '1.0 → 2.0',
        'The server `https://v1.api.example.com` was removed.',
        'The operation `POST /fax` was removed.',
        'The server `https://v2.api.example.com` was added.',
        'The path parameter was renamed from `id` to `petId`.',
        'The operation `POST /pets` was added.',
      ],
    ]);
  });

  it('has no changes for a version that cannot be compared', async () => {
    const {siteDir, load} = createSite();
    fs.writeFileSync(path.join(siteDir, 'v2.yaml'), 'asyncapi: "2.0"');
    expect(toLines(await load())).toEqual([
      ['2.0 → 3.0', 'not compared'],
      ['1.0 → 2.0', 'not compared'],
    ]);
  });

  it('compares documents again only when one of them has changed', async () => {
    const {siteDir, load} = createSite();
    // Files that were just written are always read again, so these get an old time.
    for (const file of Object.keys(VERSIONED_DOCUMENTS))
      fs.utimesSync(path.join(siteDir, file), 1_000_000, 1_000_000);
    const [newer, older] = compareAll(await load());
    fs.writeFileSync(
      path.join(siteDir, 'v1.yaml'),
      VERSIONED_DOCUMENTS['v2.yaml']!.replace('addPet', 'createPet'),
    );
    const [newerAgain, olderAgain] = compareAll(await load());
    expect(newerAgain!.changes).toBe(newer!.changes);
    expect(olderAgain!.changes).not.toEqual(older!.changes);
  });

  it('finds no versions in a tab with one document', async () => {
    const {load} = createSite({tab: 'Pets', api: {source: 'v1.yaml'}});
    expect(listFamilies((await load()).tabs)).toEqual([]);
  });
});
