import {PLUGIN_NAME} from '../../options';
import {PROGRAM} from '../help';
import type {ApiNavbarLink} from '../../config/navbar';
import {formatNavbarLink} from './docusaurusConfig';
import {SCRIPTS} from './packageScripts';

/** What is still missing in a site. */
export type Missing = {
  /** The plugin is missing in the configuration. */
  plugin: boolean;
  /** The link that the navbar lacks. */
  link: ApiNavbarLink | undefined;
  /** Missing scripts of package.json. */
  scripts: readonly (keyof typeof SCRIPTS)[];
  /** The package itself is not installed. */
  install: boolean;
};

/** Formats the remaining steps after `init`, with the lines to write. */
export function formatNextSteps({
  config,
  missing,
  template,
}: {
  config: string;
  missing: Missing;
  /** The document is the placeholder. */ template: boolean;
}): string {
  const scripts = missing.scripts.map((name) => `    "${name}": "${SCRIPTS[name]}"`);
  return [
    '',
    ...(missing.install ? ['Install the package:', '', `    npm install ${PLUGIN_NAME}`, ''] : []),
    ...(missing.plugin
      ? [`Add the plugin to \`${config}\`:`, '', `    plugins: ['${PLUGIN_NAME}'],`, '']
      : []),
    ...(scripts.length > 0
      ? ['Add these to the `scripts` of `package.json`:', '', scripts.join(',\n'), '']
      : []),
    ...(missing.link
      ? [
          `Add a link to \`items\` of \`themeConfig.navbar\` in \`${config}\`:`,
          '',
          `    ${formatNavbarLink(missing.link, "'")},`,
          '',
        ]
      : []),
    'Then `npm run dev`, or `npm start`, shows the reference at /api, and `npm run build` builds it.',
    ...(template
      ? [
          'To use your own document, replace openapi.yaml, or name another file as `source` in docs.json.',
        ]
      : []),
    '',
    `What \`${PROGRAM} check\` says about the site now:`,
    '',
  ].join('\n');
}
