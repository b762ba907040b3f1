import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {SitePolicy} from '../../checks/checkPolicies';
import {readSiteFile} from '../../document/files/siteFile';
import {findPolicies} from '../replacePolicy';
import {findConfig} from '../siteConfig';

/** Files in which hosts read the headers of a site. */
const HOST_FILES = ['vercel.json', 'netlify.toml', '_headers', 'staticwebapp.config.json'];

/**
 * The content security policies of a site: those in files of hosts, for the pages below the root of
 * the reference, and those that the configuration adds to each page.
 * @param root path of the pages, such as `/api`
 * @param rootDir absolute path of the folder of docs.json, from which findings name files
 */
export function readPolicies(
  siteDir: string,
  {staticDirectories, headTags}: Partial<Pick<DocusaurusConfig, 'staticDirectories' | 'headTags'>>,
  {root, rootDir}: {root: string; rootDir: string},
): SitePolicy[] {
  const toName = (file: string) => path.relative(rootDir, file).split(path.sep).join('/');
  const files = ['.', ...(staticDirectories ?? ['static'])].flatMap((folder) =>
    HOST_FILES.map((name) => path.resolve(siteDir, folder, name)),
  );
  return [
    ...[...new Set(files)].flatMap((file) => {
      const read = readSiteFile(file, siteDir);
      if (read.kind !== 'file') return [];
      const text = Buffer.from(read.bytes).toString('utf8');
      return findPolicies(text)
        .filter(({pages}) => pages === undefined || covers(pages, root))
        .map(({policy, line}) => ({text: policy, source: {file: toName(file), line, column: 1}}));
    }),
    ...(headTags ?? []).flatMap(({tagName, attributes: {'http-equiv': name, content} = {}}) =>
      tagName === 'meta' && /^content-security-policy$/i.test(String(name)) && content
        ? [{text: String(content), source: {file: toName(findConfig(siteDir) ?? siteDir)}}]
        : [],
    ),
  ];
}

/** Whether a pattern of paths, such as `/*`, may match pages below the root. */
function covers(pattern: string, root: string): boolean {
  const fixed = pattern.replace(/^https?:\/\/[^/]+/, '').replace(/[*:].*$/s, '');
  return root.startsWith(fixed) || fixed.startsWith(root);
}
