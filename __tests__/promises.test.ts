import fs from 'fs';
import path from 'path';
import {main} from '../plugin/cli/main';
import {PROXY_SETTINGS} from '../plugin/cli/server/settings';
import {isRecord} from '../plugin/document/isObject';
import {DEFAULT_OPTIONS} from '../plugin/options';
import schema from '../schemas/docs.schema.json';
import {createTestTerminal} from './support/terminal';
import promises from './promises.json';

/*
 * What the documentation promises: each field of docs.json, each option of the plugin, each command
 * and its options. `promises.json` names the test that holds it. Tables hold the other promises:
 * the constructs (`constructs/rows.ts`), the rules (`diagnostics/rules.test.ts`), the threats
 * (`proxy/threats/all.test.ts`). A limit of the proxy is held by the test of its effect;
 * `proxy/commands.test.ts` passes all of them on from the command line.
 */

/** A title of a test, after the path of its file below `__tests__`. */
const SEPARATOR = ' › ';

/** The names of a schema's properties, below the name of what they belong to. */
function listFields(value: unknown, owner: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => listFields(each, owner));
  if (!isRecord(value)) return [];
  const own = isRecord(value.properties)
    ? Object.entries(value.properties).flatMap(([name, property]) =>
        name === '$schema' ? [] : [`${owner}.${name}`, ...listFields(property, `${owner}.${name}`)],
      )
    : [];
  const inner = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'then', 'else'];
  return [...own, ...inner.flatMap((keyword) => listFields(value[keyword], owner))];
}

function listOptions(value: object, owner: string): string[] {
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    isRecord(each) ? listOptions(each, `${owner}.${name}`) : [`${owner}.${name}`],
  );
}

async function readHelp(...command: string[]): Promise<string> {
  const terminal = createTestTerminal('.');
  await main([...command, '--help'], terminal);
  return terminal.output();
}

/** What a command's option is called in the list; promises of several commands are listed once. */
function toPromise(command: string, option: string): string {
  if (['help', 'debug'].includes(option)) return `every command --${option}`;
  const isShared = ['serve', 'proxy'].includes(command) && option in PROXY_SETTINGS;
  return `${isShared ? 'serve, proxy' : command} --${option}`;
}

async function listCommands(): Promise<string[]> {
  const [, list] = /\nCommands:\n([\s\S]*?)\n\n/.exec(await readHelp())!;
  const commands = [...list!.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name!);
  const helps = await Promise.all(commands.map((name) => readHelp(name)));
  return commands.flatMap((name, index) => [
    name,
    ...[...helps[index]!.matchAll(/^ {2}(?: {4}|-\w, )--([\w-]+)/gm)].map(([, option]) =>
      toPromise(name, option!),
    ),
  ]);
}

it('every documented field, option and command has a test that holds it', async () => {
  const documented = [
    ...listFields(schema, 'docs.json'),
    ...Object.entries(schema.definitions).flatMap(([name, each]) => listFields(each, name)),
    ...listOptions(DEFAULT_OPTIONS, 'plugin'),
    ...(await listCommands()),
  ];
  expect(Object.keys(promises).sort()).toEqual([...new Set(documented)].sort());
});

it.each(Object.entries(promises))('%s: its test exists: %s', (_promise, holder) => {
  const [file, title] = holder.split(SEPARATOR);
  const text = fs.readFileSync(path.join(__dirname, file!), 'utf8').replaceAll('\\`', '`');
  expect(text).toContain(title);
});
