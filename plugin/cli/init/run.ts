import fs from 'node:fs/promises';
import path from 'node:path';
import {readArguments} from '../arguments';
import {runCheck} from '../check/run';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import type {Terminal} from '../terminal';
import {addFiles, editSite, type Change} from './changes';
import {INIT} from './command';
import {PLUGIN_NAME} from '../../options';
import {addNavbarLink, addPlugin} from './docusaurusConfig';
import {toNavbarLink} from './navbarLink';
import {exists, findFirst} from './files';
import {formatNextSteps, type Missing} from './nextSteps';
import {listMissingScripts, readManifest} from './packageScripts';

const CONFIGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (extension) => `docusaurus.config.${extension}`,
);

/** Distinguishes OpenAPI documents from folders by their names. */
const DOCUMENT = /\.(?:ya?ml|json)$/i;

/** The `init` command. Ends with a `check` and its exit code. */
export async function runInit(argv: string[], terminal: Terminal): Promise<number> {
  const parsed = readArguments(argv, INIT);
  if (parsed.kind === 'problem')
    return refuse(`${parsed.message} \`${PROGRAM} init --help\` shows how.`, terminal);
  const {values, operands} = parsed;
  if (values.help) {
    terminal.write(formatHelp(INIT));
    return EXIT.ok;
  }
  const [folder = '.'] = operands;
  if (DOCUMENT.test(folder))
    return refuse(
      `\`${folder}\` is not the folder of a site. For a document, write \`init --source ${folder}\`.`,
      terminal,
    );
  const siteDir = path.resolve(terminal.cwd, folder);
  const config = await findFirst(siteDir, CONFIGS);
  if (config === undefined) {
    return refuse(
      `There is no docusaurus.config.ts in ${siteDir}. Name the folder of a Docusaurus site, or make one with \`npx create-docusaurus@latest\`.`,
      terminal,
    );
  }
  const source =
    values.source === undefined
      ? undefined
      : path.relative(siteDir, path.resolve(terminal.cwd, values.source)).split(path.sep).join('/');
  if (source !== undefined && (source.startsWith('../') || path.isAbsolute(source)))
    return refuse(
      `\`${values.source}\` is outside the site; a document has to be inside the folder of docs.json.`,
      terminal,
    );
  if (source !== undefined && !(await exists(path.join(siteDir, source))))
    return refuse(`There is no file \`${values.source}\`.`, terminal);

  const changes: Change[] = [];
  const tell = async (made: AsyncIterable<Change>) => {
    // Each change is reported as soon as it is made, so that the site's owner knows about it even
    // if a later one fails.
    for await (const change of made) {
      changes.push(change);
      terminal.write(
        `${change.kind.padEnd(8)} ${change.file}${change.note === undefined ? '' : `: ${change.note}`}\n`,
      );
    }
  };
  await tell(addFiles(siteDir, source));
  if (values['write-config']) await tell(editSite(siteDir, config));
  const missing = await findMissing(siteDir, config);
  const template = changes.some(({kind, file}) => kind === 'Created' && file !== 'docs.json');
  terminal.write(`${formatNextSteps({config, missing, template})}\n`);
  const reports = (values.report ?? []).flatMap((file) => ['--report', file]);
  return runCheck([...reports, '--', siteDir], terminal, {
    filesChanged: changes.filter(({kind}) => kind !== 'Kept').map(({file}) => file),
    commandsRun: [[PROGRAM, 'init', ...argv].join(' ')],
    announced: [
      ...(missing.plugin ? (['config-plugin-missing'] as const) : []),
      ...(template ? (['info-placeholder'] as const) : []),
    ],
  });
}

function refuse(message: string, terminal: Terminal): number {
  terminal.writeError(`${message}\n`);
  return EXIT.usage;
}

/** What is still missing in a site, as far as its configuration and package.json can be read. */
async function findMissing(siteDir: string, config: string): Promise<Missing> {
  const [configText = '', packageText = ''] = await Promise.all(
    [config, 'package.json'].map((file) =>
      fs.readFile(path.join(siteDir, file), 'utf8').catch(() => ''),
    ),
  );
  const link = toNavbarLink(siteDir);
  const {dependencies, devDependencies} = readManifest(packageText) ?? {};
  return {
    plugin: addPlugin(configText, config).kind !== 'present',
    link: addNavbarLink(configText, config, link).kind === 'present' ? undefined : link,
    scripts: listMissingScripts(packageText),
    install: !Object.hasOwn({...dependencies, ...devDependencies}, PLUGIN_NAME),
  };
}
