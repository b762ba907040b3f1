import {createRequire} from 'module';
import path from 'path';

/**
 * Whether items may have a `key`, which distinguishes items with the same label for translators: in
 * Docusaurus 3.8 it is an error.
 */
export function canHaveKeys(siteDir: string): boolean {
  const require = createRequire(path.join(siteDir, 'package.json'));
  try {
    const {version} = require('@docusaurus/core/package.json') as {version: string};
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > 3 || (major === 3 && minor >= 9);
  } catch {
    // If Docusaurus is not found, it is not a known old version.
    return true;
  }
}
