import {findCopies} from '../../plugin/config/copies';
import {createFolder} from '../support/folder';
import {yaml} from '../support/yaml';

const OURS = 'node_modules/docusaurus-plugin-api-reference';
const pack = (version: string) => JSON.stringify({version});
const SITE = {
  'package.json': '{}',
  'node_modules/@docusaurus/core/package.json': pack('3.8.1'),
  'node_modules/@docusaurus/theme-classic/package.json': pack('3.8.1'),
  'node_modules/@docusaurus/theme-common/package.json': pack('3.8.1'),
  'node_modules/react/package.json': pack('18.3.1'),
  [`${OURS}/package.json`]: pack('0.1.0'),
};

function find(files: {[file: string]: string}, root = '') {
  const folder = createFolder({...SITE, ...files});
  return findCopies(folder, `${folder}${root}`);
}

describe('packages that a site must have only once', () => {
  it('produce no finding if there is one copy of each, or no Docusaurus', () => {
    expect(find({})).toEqual([]);
    expect(findCopies(createFolder({'package.json': '{}'}), '/')).toEqual([]);
  });

  it('are an error if the plugin has its own React, with both locations and versions and a command', () => {
    const [finding, ...rest] = find({
      [`${OURS}/node_modules/react/package.json`]: pack('19.3.1'),
      'package-lock.json': '{}',
    });
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      code: 'config-copies',
      area: 'configuration',
      severity: 'error',
      source: {file: 'package.json'},
    });
    expect(finding!.message).toBe(
      `There are two copies of \`react\`: 18.3.1 in \`node_modules/react\`, used by Docusaurus, the theme, and the site, and 19.3.1 in \`${OURS}/node_modules/react\`, used by docusaurus-plugin-api-reference. Components fail with "Invalid hook call".`,
    );
    expect(finding!.help).toBe(
      'Keep one: `npm install react@18.3.1 && npm dedupe`. If two remain, `npm explain react` shows which package requires the other.',
    );
  });

  it('are a warning if the site and the theme use different copies of a theme package', () => {
    const [finding, ...rest] = find(
      {
        'node_modules/@docusaurus/theme-classic/node_modules/@docusaurus/theme-common/package.json':
          pack('3.8.0'),
      },
      '/docs',
    );
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({severity: 'warning', source: {file: '../package.json'}});
    expect(finding!.message).toContain(
      '3.8.0 in `../node_modules/@docusaurus/theme-classic/node_modules/@docusaurus/theme-common`, used by the theme',
    );
  });

  it.each<[string, object, string, string]>(yaml`
    - [pnpm, {pnpm-lock.yaml: ''}, 'pnpm add react@18.3.1 && pnpm dedupe', pnpm why react]
    - [Yarn 1, {yarn.lock: "# yarn lockfile v1\n"}, 'yarn add react@18.3.1 && npx yarn-deduplicate --packages react && yarn install', yarn why react]
    - [Yarn Berry, {yarn.lock: "__metadata:\n  version: 8\n"}, 'yarn add react@18.3.1 && yarn dedupe react', yarn why react]
  `)('are reported with the commands of %s', (_name, lock, install, explain) => {
    const [finding] = find({[`${OURS}/node_modules/react/package.json`]: pack('18.3.1'), ...lock});
    expect(finding!.help).toBe(
      `Keep one: \`${install}\`. If two remain, \`${explain}\` shows which package requires the other.`,
    );
  });
});
