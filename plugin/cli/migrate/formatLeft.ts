import {PLUGIN_NAME} from '../../options';
import {PROGRAM} from '../help';
import {REDIRECTS_PLUGIN} from './editConfig';
import type {MigrationPlan} from './plan';

/** Formats the remaining steps after `migrate` as a numbered list. */
export function formatLeft(
  {sites, apis, left, notes, redirects, root}: MigrationPlan,
  configFile: string,
): string {
  const versions = apis.flatMap((api) => api.versions);
  const isFromOpenApiDocs = sites.some(({tool}) => tool !== 'redocusaurus');
  const isFromRedocusaurus = sites.some(({tool}) => tool === 'redocusaurus');
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
    ...(isFromOpenApiDocs
      ? [
          `Remove docusaurus-plugin-openapi-docs, the theme docusaurus-theme-openapi-docs, \`docItemComponent\` and \`languageTabs\` from \`${configFile}\`; the generated files in ${folders.map((folder) => `\`${folder}\``).join(', ')} with their entries in the sidebars; and the packages. Until then the old pages remain, and Docusaurus reports at each build that it ignores their redirects.`,
        ]
      : []),
    ...(isFromRedocusaurus
      ? [
          'Remove imports of redocusaurus and its package. Redirects cannot read the part after `#`: `#operation/…` and `#tag/…` open the overview, which lists all operations.',
        ]
      : []),
    `Change links to the old URLs, above all in the navbar: \`...apiNavbarItems()\` links to all tabs.`,
  ];
  return [
    'Remaining steps:',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...(notes.length > 0 ? ['', 'Not migrated:', ...notes.map((note) => `- ${note}`)] : []),
  ].join('\n');
}
