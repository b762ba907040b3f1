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

  const say = (text: string) => terminal.write(`${text}\n`);
  await addFiles(siteDir, source, say);
  const edited = values['write-config'] ? await editSite(siteDir, config, say) : false;
  say(formatNextSteps({config, edited, installed: await isInstalled(siteDir)}));
  return runCheck([siteDir], terminal);
}

function refuse(message: string, terminal: Terminal): number {
  terminal.writeError(`${message}\n`);
  return EXIT.usage;
}

/** Writes the document and docs.json, unless they are there. A docs.json that is there names its own document. */
async function addFiles(siteDir: string, given: string | undefined, say: (text: string) => void): Promise<void> {
  if (await exists(path.join(siteDir, 'docs.json'))) {
    say('Kept     docs.json, which was there already; nothing was added');
    return;
  }
  const own = given ?? (await findFirst(siteDir, DOCUMENTS));
  if (own !== undefined) say(`Kept     ${own}`);
  else await add('openapi.yaml', await fs.readFile(path.join(findPackageRoot(), 'templates/openapi.yaml'), 'utf8'));
  await add('docs.json', own === undefined ? await buildTemplateDocsJson() : await buildDocsJson(siteDir, own));

  async function add(name: string, text: string): Promise<void> {
    await fs.writeFile(path.join(siteDir, name), text, {flag: 'wx'});
    say(`Created  ${name}`);
  }
}

/** Adds the plugin and the scripts. Gives whether the plugin is in the configuration now. */
async function editSite(siteDir: string, config: string, say: (text: string) => void): Promise<boolean> {
  const packageFile = path.join(siteDir, 'package.json');
  if (await exists(packageFile)) await edit(packageFile, addScripts(await fs.readFile(packageFile, 'utf8')));
  const result = addPlugin(await fs.readFile(path.join(siteDir, config), 'utf8'), config);
  if (result.kind === 'edited') await edit(path.join(siteDir, config), result.text);
  if (result.kind === 'unclear') say(`Kept     ${config}: ${result.reason}`);
  return result.kind !== 'unclear';

  async function edit(file: string, text: string): Promise<void> {
    if (text === (await fs.readFile(file, 'utf8'))) return;
    await fs.writeFile(file, text);
    say(`Changed  ${path.basename(file)}`);
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
