import path from 'node:path';
import kebabCase from 'lodash/kebabCase';
import {isUrl} from './entries';
import type {OldVersion} from './types';

/** The path of a document; for a URL, the path below `openapi` that `pull` writes to. */
export function toSource(
  key: string,
  spec: string,
  siteDir: string,
): Pick<OldVersion, 'source' | 'url'> {
  if (!isUrl(spec))
    return {
      source: path.relative(siteDir, path.resolve(siteDir, spec)).split(path.sep).join('/'),
    };
  const extension = /\.json(?:$|[?#])/i.test(spec) ? 'json' : 'yaml';
  return {source: `openapi/${kebabCase(key)}.${extension}`, url: spec};
}
