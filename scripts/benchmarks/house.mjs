// npm run bench:house [-- --json]: how large and how long-winded the house is: its source, what one
// operation passes on its way to its page and files, and how many forms a property takes. Counts
// only, no times, so that the figures are the same on every machine.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listFunctions, ROOT, toName} from './house/functions.mjs';
import {
  countCalls,
  listUndeclared,
  listOptional,
  measureFiles,
  measureFunctions,
  readModules,
  SMALL,
} from './house/source.mjs';
import {countReaders, listWalkers} from './house/keywords.mjs';
import {createProgram} from './house/program.mjs';
import {countSpreads} from './house/spreads.mjs';
import {BAGS, FORMS, GETTERS} from './house/tables.mjs';

const modules = readModules();
checkTables();
const calls = countCalls(modules);
const program = createProgram();
const result = {
  files: measureFiles(modules),
  functions: measureFunctions(modules),
  walk: measureWalk(walk()),
  forms: FORMS,
  walkers: listWalkers(program),
  calls: Object.fromEntries(GETTERS.map((name) => [name, calls(name)])),
  remembered: {
    weakMaps: calls('WeakMap'),
    remember: calls('remember') + calls('rememberOf'),
  },
  keywords: countReaders(program),
  spreads: countSpreads(program),
  optional: Object.fromEntries(BAGS.map((bag) => [bag.name, listOptional(modules, bag)])),
};
if (process.argv.includes('--json')) print(JSON.stringify(result, null, 2));
else for (const [label, value] of toRows(result)) print(`${label.padEnd(52)} ${value}`);

/** The tables of what was found by reading must be true. */
function checkTables() {
  const gone = listUndeclared(modules, [...FORMS, ...BAGS]);
  if (gone.length === 0) return;
  const places = gone.map((place) => `  ${place}`);
  throw new Error(
    `scripts/benchmarks/house/tables.mjs lists what no longer exists. Update or remove:\n${places.join('\n')}`,
  );
}

/**
 * Follows an operation through the house.
 * @returns {[file: string, functions: number[]][]} the numbers of the functions that ran, by file
 */
function walk() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
  try {
    const file = path.join(folder, 'walk.json');
    execFileSync(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--selectProjects', 'house', '--maxWorkers=1'],
      {cwd: ROOT, env: {...process.env, HOUSE_RESULT: file}, stdio: ['ignore', 'pipe', 'pipe']},
    );
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The walk failed.\n${error.stderr ?? error}`, {cause: error});
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** @param {[file: string, functions: number[]][]} ran */
function measureWalk(ran) {
  const byFile = new Map(modules.map(({name, source}) => [name, listFunctions(source)]));
  /** @type {Map<string, {files: number; functions: number; named: number}>} */
  const rooms = new Map();
  const total = {files: 0, functions: 0, named: 0};
  /** @type {{[file: string]: string[]}} functions with a name */
  const passed = {};
  for (const [file, indexes] of ran) {
    const functions = byFile.get(file) ?? [];
    const names = indexes.flatMap((index) => toName(functions[index]) ?? []);
    passed[file] = names.sort();
    const room = toRoom(file);
    const known = rooms.get(room) ?? {files: 0, functions: 0, named: 0};
    rooms.set(room, known);
    for (const sum of [total, known]) {
      sum.files++;
      sum.functions += indexes.length;
      sum.named += names.length;
    }
  }
  return {
    ...total,
    rooms: Object.fromEntries([...rooms].sort(([one], [two]) => (one < two ? -1 : 1))),
    passed,
  };
}

/** `plugin/model`, or `plugin` for the files at its top; the theme and its parts are one room each. */
function toRoom(file) {
  const [top, ...rest] = file.split('/');
  return top === 'theme' || top === 'parts' || rest.length === 1 ? top : `${top}/${rest[0]}`;
}

/** @returns {[label: string, value: string][]} */
function toRows({
  files,
  functions,
  walk: passed,
  walkers,
  calls: called,
  remembered,
  keywords,
  spreads,
  optional,
}) {
  const sum = (part) =>
    [`${part.lines} lines`, `${part.characters} characters`, `${part.files} files`].join(', ');
  const paths = [...new Set(FORMS.map(({to}) => to))];
  const ofPath = (to) => FORMS.filter((form) => form.to === to).length;
  const {longest} = functions;
  return [
    ['source', sum(files.total)],
    ['  plugin/', sum(files.plugin)],
    ['  theme/ and parts/', sum(files.theme)],
    ['  stylesheets', sum(files.styles)],
    [`modules of at most ${SMALL} lines`, `${files.small}`],
    ['modules that one other imports', `${files.withOneImporter}`],
    ['  of these, small', `${files.smallWithOneImporter}`],
    ['functions, with a name', `${functions.all}, ${functions.named}`],
    ['  lines: median, 90th percentile', `${functions.median}, ${functions.ninetieth}`],
    ['  lines: longest', `${longest.lines} (${longest.name} in ${longest.file})`],
    [
      'one operation passes',
      `${passed.files} files, ${passed.functions} functions, ${passed.named} with a name`,
    ],
    ...Object.entries(passed.rooms).map(([room, part]) => [
      `  ${room}`,
      `${part.files} files, ${part.functions} functions, ${part.named} with a name`,
    ]),
    ['forms of a property', `${FORMS.length}`],
    ...paths.map((to) => [`  ${to}`, `${ofPath(to)}`]),
    ['functions that walk schemas', `${Object.values(walkers).flat().length}`],
    ['files that name a keyword', ''],
    ...Object.entries(keywords).map(([name, count]) => [`  ${name}`, `${count}`]),
    ['results found again: calls', `${Object.values(called).reduce((all, one) => all + one, 0)}`],
    ...Object.entries(called).map(([name, count]) => [`  ${name}`, `${count}`]),
    ['WeakMaps, functions that remember', `${remembered.weakMaps}, ${remembered.remember}`],
    ['spreads that `present` would write', `${spreads.plugin}, theme and parts ${spreads.theme}`],
    ...Object.entries(optional).map(([name, fields]) => [
      `optional fields of ${name}`,
      `${fields.length}`,
    ]),
  ];
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
