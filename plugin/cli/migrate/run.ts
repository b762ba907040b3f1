import path from 'node:path';
import {createTwoFilesPatch} from 'diff';
import {count, listSome} from '../../diagnostics/text';
import {readArguments, COMMON_OPTIONS, type CommandRule} from '../arguments';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import {isTaken} from '../init/files';
import {findOwnEntry, type OwnEntry, toDocsPlace} from '../init/ownEntry';
import {findConfig, findLoader, toConfigReason} from '../siteConfig';
import {sayReading, type Terminal} from '../terminal';
import {writeWhole} from '../writeWhole';
import {PLUGIN_NAME} from '../../options';
import {REDIRECTS_FILE, REDIRECTS_PLUGIN} from './editConfig';
import {findTaken} from './findTaken';
import type {FileChange} from './files';
import {planMigration, type MigrationPlan} from './plan';

/** The `migrate` command: shows the planned changes, and makes them once they are confirmed. */
export async function runMigrate(argv: string[], terminal: Terminal): Promise<number> {
  const parsed = readArguments(argv, MIGRATE);
  if (parsed.kind === 'problem')
    return refuse(`${parsed.message} \`${PROGRAM} migrate --help\` shows how.`, terminal);
  const {values, operands} = parsed;
  if (values.help) {
    terminal.write(formatHelp(MIGRATE));
    return EXIT.ok;
  }
  const folder = path.resolve(terminal.cwd, operands[0] ?? '.');
  const file = findConfig(folder);
  if (file === undefined) return refuse(`There is no docusaurus.config.ts in ${folder}.`, terminal);
  const siteDir = path.dirname(file);
  const refuseExisting = async (names: readonly string[]) => {
    for (const name of names)
      if (await isTaken(path.join(siteDir, name)))
        return refuse(
          `The site already has a ${name}, which is not overwritten. Move it away, run \`migrate\` again, and merge the two.`,
          terminal,
        );
    return undefined;
  };
  const load = findLoader(siteDir);
  if (!load)
    return refuse('Docusaurus is not installed in that folder. Run `npm install` first.', terminal);
  const loaded = await load({siteDir}).catch((error: unknown) => toConfigReason(error));
  if (typeof loaded === 'string')
    return refuse(`The Docusaurus configuration cannot be loaded: ${loaded}`, terminal);
  let own: OwnEntry | undefined;
  try {
    own = findOwnEntry(loaded.siteConfig);
  } catch (error) {
    return refuse((error as Error).message, terminal);
  }
  const refused = await refuseExisting([toDocsPlace(siteDir, own?.options).name, REDIRECTS_FILE]);
  if (refused !== undefined) return refused;
  const plan = await planMigration(
    siteDir,
    path.basename(file),
    loaded.siteConfig,
    own,
    sayReading(terminal),
    values['keep-urls'],
  );
  if (!plan)
    return refuse(
      'The site uses neither docusaurus-plugin-openapi-docs nor redocusaurus nor docusaurus-plugin-openapi nor @scalar/docusaurus; `init` sets up a new docs.json.',
      terminal,
    );
  if (plan.apis.length === 0)
    return refuse(
      `\`migrate\` found no document that docs.json can name, and wrote nothing.\n${plan.notes.map((note) => `- ${note}`).join('\n')}`,
      terminal,
    );
  const taken = await findTaken(siteDir, loaded.siteConfig, plan.kept);
  if (taken !== undefined) return refuse(taken, terminal);
  const created = plan.changes.filter(({before}) => before === undefined);
  const refusedToo = await refuseExisting(created.map(({file: name}) => name));
  if (refusedToo !== undefined) return refusedToo;
  terminal.write(
    `${plan.sites.map(({tool, apis}) => `${tool}: ${count(apis.length, 'document')}.`).join('\n')}\n\n`,
  );
  for (const {file: name, before, after} of plan.changes)
    terminal.write(`${formatDiff(name, before, after)}\n\n`);
  if (values.yes || values.write || (await isConfirmed(terminal)))
    write(siteDir, plan.changes, terminal);
  else terminal.write(`Nothing was written. \`${PROGRAM} migrate --yes\` writes these files.\n`);
  terminal.write(`\n${formatLeft(plan, path.basename(file))}\n`);
  return EXIT.ok;
}

async function isConfirmed({ask}: Terminal): Promise<boolean> {
  return ask !== undefined && /^y(?:es)?$/i.test((await ask('Write these files? [y/N] ')).trim());
}

function write(siteDir: string, changes: readonly FileChange[], terminal: Terminal): void {
  for (const {file, before, after} of changes) {
    // A file created in the meantime is not overwritten.
    writeWhole(path.join(siteDir, file), after, {isNew: before === undefined, start: siteDir});
    terminal.write(`${before === undefined ? 'Created' : 'Changed'}  ${file}\n`);
  }
}

function refuse(message: string, terminal: Terminal): number {
  terminal.writeError(`${message}\n`);
  return EXIT.usage;
}

/**
 * Maximum number of lines shown of a file; the first lines of a long list are enough to identify
 * it.
 */
const MOST_LINES = 60;

/** The changes to a file, as `diff -u` shows them; `before` is absent for a new file. */
function formatDiff(file: string, before: string | undefined, after: string): string {
  const patch = createTwoFilesPatch(
    before === undefined ? '/dev/null' : `a/${file}`,
    `b/${file}`,
    before ?? '',
    after,
    undefined,
    undefined,
    {context: 3},
  );
  const lines = patch.trimEnd().split('\n').slice(1);
  const more = lines.length - MOST_LINES;
  return more > 0
    ? `${lines.slice(0, MOST_LINES).join('\n')}\n… ${more} more lines`
    : lines.join('\n');
}

const MIGRATE = {
  name: 'migrate',
  operands: '[folder]',
  maxOperands: 1,
  summary:
    'Move a site from docusaurus-openapi-docs, redocusaurus, docusaurus-openapi or Scalar to this plugin.',
  description: [
    'Reads the Docusaurus configuration of the folder (by default, the current folder), and shows docs.json with a tab for each document, the entries of the plugin in the configuration, overlays for options that extensions replace, a stylesheet with the colors of Redoc, and redirects from the old URLs for @docusaurus/plugin-client-redirects. In a terminal it then asks whether to write them. Otherwise it writes nothing without --yes.',
    'An existing docs.json is not overwritten. If a file cannot be edited safely, the lines to add are printed instead. You remove the generated files and packages of the other tool yourself; the output lists them, and each option that is not taken over, with what to do instead.',
    'Exit codes: 0 shown or written, 2 wrong arguments, or nothing to migrate, 3 the command could not finish.',
  ],
  options: {
    yes: {type: 'boolean', short: 'y', help: 'Write the files without asking.'},
    write: {type: 'boolean', help: 'The same as --yes.'},
    'keep-urls': {
      type: 'boolean',
      help: 'The new pages have the URLs of the old ones, instead of redirects from them.',
    },
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'migrate', says: 'show what would change, and ask'},
    {command: 'migrate website --yes', says: 'change the site in the folder website'},
    {command: 'migrate --keep-urls', says: 'move no page to another URL'},
  ],
} as const satisfies CommandRule;

const HASHES =
  'Links such as `#operation/…` and `#tag/…` keep working: the overview opens the page of what they name.';

/** Formats the remaining steps after `migrate` as a numbered list. */
function formatLeft(
  {sites, apis, left, notes, redirects, removed, root, kept}: MigrationPlan,
  configFile: string,
): string {
  const versions = apis.flatMap((api) => api.versions);
  const packages = [
    PLUGIN_NAME,
    ...(redirects.length > 0 ? [REDIRECTS_PLUGIN] : []),
    ...new Set(removed.flatMap(({becomes}) => becomes?.name ?? [])),
  ];
  const folders = [
    ...new Set(versions.flatMap(({pages}) => (pages.kind === 'files' ? pages.folder : []))),
  ];
  const leftovers = sites.flatMap((site) => site.leftovers ?? []);
  const old = [...new Set(removed.map(({name}) => name))];
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
    ...(leftovers.length > 0
      ? [
          `Remove ${listSome(leftovers)} from \`${configFile}\`${
            folders.length > 0
              ? `; the generated files in ${folders.map((folder) => `\`${folder}\``).join(', ')} with their entries in the sidebars; and the packages. ${kept ? 'Until then builds fail, because old and new pages have the same URLs.' : 'Until then the old pages remain, and Docusaurus reports at each build that it ignores their redirects.'}`
              : '.'
          }`,
        ]
      : []),
    ...(old.length > 0
      ? [
          `Remove the ${old.length > 1 ? 'packages' : 'package'} ${old.join(', ')}. Remove imports of ${old.length > 1 ? 'them' : 'it'}, too.${versions.some(({pages}) => pages.kind === 'one') ? ` ${HASHES}` : ''}`,
        ]
      : []),
    ...(kept
      ? [
          `Run \`npx ${PROGRAM} routes --write\`, which adds the other pages to the file of published URLs. ${count(kept.length, 'page')} ${kept.length === 1 ? 'keeps its URL' : 'keep their URLs'}.`,
        ]
      : [
          `Change links to the old URLs, above all in the navbar: \`...apiNavbarItems()\` links to all tabs.`,
        ]),
  ];
  return [
    'Remaining steps:',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...(notes.length > 0 ? ['', 'Not migrated:', ...notes.map((note) => `- ${note}`)] : []),
  ].join('\n');
}
