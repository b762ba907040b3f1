import {PLUGIN} from './docusaurusConfig';
import {SCRIPTS} from './packageScripts';

/** What is left to do after `init`, with the lines to write. */
export function formatNextSteps({config, edited, installed}: {config: string; edited: boolean; installed: boolean}): string {
  const scripts = Object.entries(SCRIPTS).map(([name, command]) => `    "${name}": "${command}"`);
  return [
    '',
    ...(installed ? [] : ['Install the package:', '', `    npm install ${PLUGIN}`, '']),
    ...(edited ? [] : [`Add the plugin to \`${config}\`:`, '', `    plugins: ['${PLUGIN}'],`, '', 'and these scripts to `package.json`:', '', scripts.join(',\n'), '']),
    `Add a link to the navbar in \`${config}\`, if you like:`,
    '',
    "    {to: '/api/default', label: 'API Reference'}",
    '',
    'Then `npm run dev` shows the reference, and `npm run build` builds it. To use your own document, replace',
    'the file that `source` in docs.json names, and write its tags into `tagsOrder`.',
    '',
  ].join('\n');
}
