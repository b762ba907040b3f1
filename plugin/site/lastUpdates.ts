/** When the files of documents were last changed, from Git, as Docusaurus reads it for docs. */
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {readLastUpdateData} from '@docusaurus/utils';
import type {Site} from '../types';

/** In milliseconds, by absolute paths. Reads nothing for tabs that do not show it. */
export async function readLastUpdates(
  {config, tabs}: Site,
  {future}: Pick<DocusaurusConfig, 'future'>,
): Promise<ReadonlyMap<string, number>> {
  const files = new Set(
    tabs
      .filter(({config: tab}) => tab.showLastUpdateTime)
      .flatMap(({documents}) => documents.flatMap((document) => document.files))
      .map((file) => path.join(config?.rootDir ?? '', file)),
  );
  const updates = new Map<string, number>();
  await Promise.all(
    [...files].map(async (file) => {
      // Absent before Docusaurus 3.10, which also takes no fourth argument.
      const vcs = future.experimental_vcs;
      const {lastUpdatedAt} = await readLastUpdateData(
        file,
        {showLastUpdateTime: true, showLastUpdateAuthor: false},
        undefined,
        vcs,
      );
      if (typeof lastUpdatedAt === 'number') updates.set(file, lastUpdatedAt);
    }),
  );
  return updates;
}
