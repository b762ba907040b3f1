import {PLUGIN_NAME} from '../../options';
import {PROGRAM} from '../help';
import {REDIRECTS_PLUGIN} from './editConfig';
import type {MigrationPlan} from './plan';
import type {OldSite} from './types';

const HASHES =
  'Links such as `#operation/…` and `#tag/…` keep working: the overview opens the page of what they name.';

/** Formats the remaining steps after `migrate` as a numbered list. */
export function formatLeft(
  {sites, apis, left, notes, redirects, root}: MigrationPlan,
  configFile: string,
): string {
  const versions = apis.flatMap((api) => api.versions);
  const isFrom = (name: OldSite['tool']) => sites.some(({tool}) => tool === name);
  const packages = [PLUGIN_NAME, ...(redirects.length > 0 ? [REDIRECTS_PLUGIN] : [])];
  const folders = versions.flatMap(({pages}) => (pages.kind === 'files' ? pages.folder : []));
  const steps = [
    `Install the packages:\n\n    npm install ${packages.join(' ')}\n`,
    ...left.map(({what, code}) =>
      code === undefined ? what : `${what}\n\n${code.replace(/^(?=.)/gm, '    ')}\n`,
    ),
    ...(versions.some(({url}) => url !== undefined)
      ? [
          `Fetch the documents at URLs with \`npx ${PROGRAM} pull\`, because builds fetch nothing, and commit them.`,
        ]
      : []),
    `Run \`npx ${PROGRAM} check\`, start the site, and look at ${root}.`,
    ...(isFrom('docusaurus-plugin-openapi-docs')
      ? [
          `Remove docusaurus-plugin-openapi-docs, the theme docusaurus-theme-openapi-docs, \`docItemComponent\` and \`languageTabs\` from \`${configFile}\`; the generated files in ${folders.map((folder) => `\`${folder}\``).join(', ')} with their entries in the sidebars; and the packages. Until then the old pages remain, and Docusaurus reports at each build that it ignores their redirects.`,
        ]
      : []),
    ...(isFrom('redocusaurus')
      ? [`Remove imports of redocusaurus and its package. ${HASHES}`]
      : []),
    ...(isFrom('@scalar/docusaurus') ? [`Remove the package @scalar/docusaurus. ${HASHES}`] : []),
    `Change links to the old URLs, above all in the navbar: \`...apiNavbarItems()\` links to all tabs.`,
  ];
  return [
    'Remaining steps:',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...(notes.length > 0 ? ['', 'Not migrated:', ...notes.map((note) => `- ${note}`)] : []),
  ].join('\n');
}
