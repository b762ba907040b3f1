import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';

const CONFIG_NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (extension) => `docusaurus.config.${extension}`,
);

/** The configuration of the nearest site around a folder. */
export function findConfig(start: string): string | undefined {
  for (let folder = start; ; folder = path.dirname(folder)) {
    const found = CONFIG_NAMES.map((name) => path.join(folder, name)).find((file) =>
      fs.existsSync(file),
    );
    if (found !== undefined || folder === path.dirname(folder)) return found;
  }
}

type LoadSiteConfig = (params: {siteDir: string}) => Promise<{siteConfig: DocusaurusConfig}>;

/**
 * The site's own Docusaurus: a command may be run from elsewhere. Undefined when it is not
 * installed.
 */
export function findLoader(siteDir: string): LoadSiteConfig | undefined {
  const siteRequire = createRequire(path.join(siteDir, 'package.json'));
  try {
    return (siteRequire('@docusaurus/core/lib/server/config') as {loadSiteConfig: LoadSiteConfig})
      .loadSiteConfig;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** The first cause: what wraps it only says which file was being loaded. */
export function toConfigReason(error: unknown): string {
  let {cause, message} = error as Error;
  for (let depth = 0; cause && depth < 10; depth++) ({cause, message} = cause as Error);
  return message.trim();
}
