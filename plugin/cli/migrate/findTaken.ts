import type {DocusaurusConfig} from '@docusaurus/types';
import {isGenerated} from '../../site/routeClash';
import {toClassic} from './docusaurusOpenApi';
import {listPagePlaces} from './sitePages';

/**
 * The pages of a site that have addresses which pages of the API would keep, in a sentence each;
 * undefined if there are none.
 */
export async function findTaken(
  siteDir: string,
  config: DocusaurusConfig,
  kept: readonly string[] = [],
): Promise<string | undefined> {
  const addresses = new Set(kept.map((address) => address.toLowerCase()));
  if (addresses.size === 0) return undefined;
  const taken = (await listPagePlaces(siteDir, toClassic(config))).filter(
    ({path, file}) => !isGenerated(file) && addresses.has(path.toLowerCase()),
  );
  return taken.length === 0
    ? undefined
    : [
        'With --keep-urls, pages of the API would have the URLs of other pages of the site. Nothing was written.',
        ...taken.map(({path, file}) => `- \`${path}\` is the URL of \`${file}\`.`),
        'Give each of these pages another `slug` or name or delete it, or run `migrate` without --keep-urls.',
      ].join('\n');
}
