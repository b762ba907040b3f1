import fs from 'node:fs/promises';
import path from 'node:path';
import {readArguments} from '../arguments';
import {runCheck} from '../check/run';
import {EXIT} from '../exitCodes';
import {findPackageRoot} from '../packageFiles';
import {formatHelp, PROGRAM} from '../help';
import type {Terminal} from '../terminal';
import {INIT} from './command';
import {buildDocsJson, buildTemplateDocsJson} from './docsJson';
import {addPlugin, PLUGIN} from './docusaurusConfig';
import {formatNextSteps} from './nextSteps';
import {addScripts} from './packageScripts';

const CONFIGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`);
const DOCUMENTS = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/** The `init` command. Ends with a `check` and its exit code. */
export async function runInit(argv: string[], terminal: Terminal): Promise<number> {
  const parsed = readArguments(argv, INIT);
  if (parsed.kind === 'problem') return refuse(`${parsed.message} \`${PROGRAM} init --help\` shows how.`, terminal);
  const {values, operands} = parsed;
  if (values.help) {
    terminal.write(formatHelp(INIT));
    return EXIT.ok;
  }
  const siteDir = path.resolve(terminal.cwd, operands[0] ?? '.');
  const config = await findFirst(siteDir, CONFIGS);
  if (config === undefined) {
    return refuse(`There is no docusaurus.config.ts in ${siteDir}. Name the folder of a Docusaurus site, or make one with \`npx create-docusaurus@latest\`.`, terminal);
  }
  const source = values.source === undefined ? undefined : path.relative(siteDir, path.resolve(terminal.cwd, values.source)).split(path.sep).join('/');
  if (source !== undefined && (source.startsWith('../') || path.isAbsolute(source))) return refuse(`\`${values.source}\` is outside the site; a document has to be inside the folder of docs.json.`, terminal);
  if (source !== undefined && !(await exists(path.join(siteDir, source)))) return refuse(`There is no file \`${values.source}\`.`, terminal);

  const changes: Change[] = [...(await addFiles(siteDir, source)), ...(values['write-config'] ? await editSite(siteDir, config) : [])];
  for (const {kind, file, note} of changes) terminal.write(`${kind.padEnd(8)} ${file}${note === undefined ? '' : `: ${note}`}\n`);
  const edited = values['write-config'] === true && !changes.some(({kind, file}) => kind === 'Kept' && file === config);
  terminal.write(`${formatNextSteps({config, edited, installed: await isInstalled(siteDir)})}\n`);
  const reports = (values.report ?? []).flatMap((file) => ['--report', file]);
  return runCheck([...reports, '--', siteDir], terminal, {
    filesChanged: changes.filter(({kind}) => kind !== 'Kept').map(({file}) => file),
    commandsRun: [[PROGRAM, 'init', ...argv].join(' ')],
  });
}

/** What became of a file of the site. */
type Change = {kind: 'Created' | 'Changed' | 'Kept'; file: string; note?: string};

function refuse(message: string, terminal: Terminal): number {
  terminal.writeError(`${message}\n`);
  return EXIT.usage;
}

/** Writes the document and docs.json, unless they are there. A docs.json that is there names its own document. */
async function addFiles(siteDir: string, given: string | undefined): Promise<Change[]> {
  if (await exists(path.join(siteDir, 'docs.json'))) return [{kind: 'Kept', file: 'docs.json', note: 'it was there already; nothing was added'}];
  const own = given ?? (await findFirst(siteDir, DOCUMENTS));
  const add = async (file: string, text: string): Promise<Change> => {
    await fs.writeFile(path.join(siteDir, file), text, {flag: 'wx'});
    return {kind: 'Created', file};
  };
  if (own !== undefined) return [{kind: 'Kept', file: own}, await add('docs.json', await buildDocsJson(siteDir, own))];
  const template = await fs.readFile(path.join(findPackageRoot(), 'templates/openapi.yaml'), 'utf8');
  return [await add('openapi.yaml', template), await add('docs.json', await buildTemplateDocsJson())];
}

/** Adds the plugin to the configuration, and the scripts to package.json. */
async function editSite(siteDir: string, config: string): Promise<Change[]> {
  const changes: Change[] = [];
  if (await exists(path.join(siteDir, 'package.json'))) await edit('package.json', addScripts);
  await edit(config, (text) => {
    const result = addPlugin(text, config);
    if (result.kind === 'unclear') changes.push({kind: 'Kept', file: config, note: result.reason});
    return result.kind === 'edited' ? result.text : text;
  });
  return changes;

  async function edit(file: string, change: (text: string) => string): Promise<void> {
    const before = await fs.readFile(path.join(siteDir, file), 'utf8');
    const after = change(before);
    if (after === before) return;
    await fs.writeFile(path.join(siteDir, file), after);
    changes.push({kind: 'Changed', file});
  }
}

/** The site's package.json names the package. */
async function isInstalled(siteDir: string): Promise<boolean> {
  const file = path.join(siteDir, 'package.json');
  if (!(await exists(file))) return false;
  const {dependencies, devDependencies} = JSON.parse(await fs.readFile(file, 'utf8')) as {[field: string]: object | undefined};
  return Object.hasOwn({...dependencies, ...devDependencies}, PLUGIN);
}

async function findFirst(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) if (await exists(path.join(folder, name))) return name;
  return undefined;
}

async function exists(file: string): Promise<boolean> {
  return fs.stat(file).then(
    (stats) => stats.isFile(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
      throw error;
    },
  );
}
