import {PLUGIN} from './docusaurusConfig';
import {SCRIPTS} from './packageScripts';

/** What is left to do after `init`, with the lines to write. */
export function formatNextSteps({config, edited, tabs}: {config: string; edited: boolean; tabs: string}): string {
  const scripts = Object.entries(SCRIPTS).map(([name, command]) => `    "${name}": "${command}"`);
  const lines = edited
    ? ['']
    : ['', `Add the plugin to \`${config}\`:`, '', `    plugins: ['${PLUGIN}'],`, '', 'and these scripts to `package.json`:', '', scripts.join(',\n'), ''];
  return [
    ...lines,
    `Add a link to the navbar in \`${config}\`, if you like:`,
    '',
    `    {to: '${tabs}/default', label: 'API Reference'}`,
    '',
    'Then `npm run dev` shows the reference, and `npm run build` builds it. To use your own document, replace the file that',
    '`source` in docs.json names, and write its tags into `tagsOrder`.',
    '',
  ].join('\n');
}
