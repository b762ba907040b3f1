import fs from 'node:fs/promises';
import path from 'node:path';
import {count} from '../../diagnostics/text';
import {readArguments} from '../arguments';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import {exists} from '../init/files';
import {findConfig, findLoader, toConfigReason} from '../siteConfig';
import type {Terminal} from '../terminal';
import {MIGRATE} from './command';
import {REDIRECTS_FILE} from './editConfig';
import {formatDiff} from './formatDiff';
import {formatLeft} from './formatLeft';
import {type FileChange, planMigration} from './plan';

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
      if (await exists(path.join(siteDir, name)))
        return refuse(
          `The site already has a ${name}, which is not overwritten. Move it away, run \`migrate\` again, and merge the two.`,
          terminal,
        );
    return undefined;
  };
  const refused = await refuseExisting(['docs.json', REDIRECTS_FILE]);
  if (refused !== undefined) return refused;
  const load = findLoader(siteDir);
  if (!load)
    return refuse('Docusaurus is not installed in that folder. Run `npm install` first.', terminal);
  const loaded = await load({siteDir}).catch((error: unknown) => toConfigReason(error));
  if (typeof loaded === 'string')
    return refuse(`The Docusaurus configuration cannot be loaded: ${loaded}`, terminal);
  const plan = await planMigration(siteDir, path.basename(file), loaded.siteConfig);
  if (!plan)
    return refuse(
      'The site uses neither docusaurus-plugin-openapi-docs nor redocusaurus nor @scalar/docusaurus; `init` sets up a new docs.json.',
      terminal,
    );
  if (plan.apis.length === 0)
    return refuse(
      `\`migrate\` found no document that docs.json can name, and wrote nothing.\n${plan.notes.map((note) => `- ${note}`).join('\n')}`,
      terminal,
    );
  const created = plan.changes.filter(({before}) => before === undefined);
  const refusedToo = await refuseExisting(created.map(({file: name}) => name));
  if (refusedToo !== undefined) return refusedToo;
  terminal.write(
    `${plan.sites.map(({tool, apis}) => `${tool}: ${count(apis.length, 'document')}.`).join('\n')}\n\n`,
  );
  for (const {file: name, before, after} of plan.changes)
    terminal.write(`${formatDiff(name, before, after)}\n\n`);
  if (values.yes || values.write || (await isConfirmed(terminal)))
    await write(siteDir, plan.changes, terminal);
  else terminal.write(`Nothing was written. \`${PROGRAM} migrate --yes\` writes these files.\n`);
  terminal.write(`\n${formatLeft(plan, path.basename(file))}\n`);
  return EXIT.ok;
}

async function isConfirmed({ask}: Terminal): Promise<boolean> {
  return ask !== undefined && /^y(?:es)?$/i.test((await ask('Write these files? [y/N] ')).trim());
}

async function write(
  siteDir: string,
  changes: readonly FileChange[],
  terminal: Terminal,
): Promise<void> {
  for (const {file, before, after} of changes) {
    // A file created in the meantime is not overwritten.
    await fs.writeFile(path.join(siteDir, file), after, {flag: before === undefined ? 'wx' : 'w'});
    terminal.write(`${before === undefined ? 'Created' : 'Changed'}  ${file}\n`);
  }
}

function refuse(message: string, terminal: Terminal): number {
  terminal.writeError(`${message}\n`);
  return EXIT.usage;
}
