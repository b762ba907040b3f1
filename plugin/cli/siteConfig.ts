import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';

const CONFIG_NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (extension) => `docusaurus.config.${extension}`,
);

/** The configuration file of the nearest site, in a folder or its parents. */
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
 * Loads the site's own Docusaurus, because a command may run in another folder. Undefined if it is
 * not installed.
 */
export function findLoader(siteDir: string): LoadSiteConfig | undefined {
  const siteRequire = createRequire(path.join(siteDir, 'package.json'));
  try {
    const {loadSiteConfig} = siteRequire('@docusaurus/core/lib/server/config') as {
      loadSiteConfig: LoadSiteConfig;
    };
    return (params) => {
      const config = findConfig(siteDir);
      if (config !== undefined) forget(siteRequire.cache, config);
      return loadSiteConfig(params);
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * Docusaurus loads CommonJS through Node's cache, so a configuration that was edited since would
 * stay as it was; and so would the site's own modules that it requires.
 */
function forget(cache: NodeJS.Dict<NodeModule>, file: string): void {
  const known = cache[file];
  if (!known || /[\\/]node_modules[\\/]/.test(file)) return;
  delete cache[file];
  for (const {filename} of known.children) forget(cache, filename);
}

/** The innermost cause: outer errors only name the file that was being loaded. */
export function toConfigReason(error: unknown): string {
  let {cause, message} = error as Error;
  for (let depth = 0; cause && depth < 10; depth++) ({cause, message} = cause as Error);
  return message.trim();
}
