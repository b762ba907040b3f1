import fs from 'fs';
import path from 'path';
import {compareVersions} from '../../../plugin/lists/changelog/withVersionNotes';
import {createMemory} from '../../../plugin/lists/changelog/createMemory';
import {listFamilies} from '../../../plugin/navigation/versions';
import {createTestLoader} from '../../support/createTestLoader';
import type {Site} from '../../../plugin/types';
import {createFolder} from '../../support/folder';
import {VERSIONED_DOCS, VERSIONED_DOCUMENTS} from '../../support/versions';

function createSite() {
  const docs = JSON.stringify(VERSIONED_DOCS);
  const siteDir = createFolder({...VERSIONED_DOCUMENTS, 'docs.json': docs});
  return {siteDir, load: createTestLoader(siteDir)};
}

const memory = createMemory();
const compareAll = ({tabs}: Site) =>
  listFamilies(tabs).flatMap((family) => compareVersions(family, memory.compare));
const toLines = (content: Site) =>
  compareAll(content).map(({newer, older, changes}) => [
    `${older.config.version.name} → ${newer.config.version.name}`,
    ...(changes?.map(({message}) => message) ?? ['not compared']),
  ]);

describe('the comparison of versions', () => {
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
});
