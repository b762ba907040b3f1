// The lanes of the exhaustive run. A lane is a folder of `__tests__/exhaustive/`, with what it
// proves in its lane.json; and a few that run other things.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CELLS, toName} from '../sites/cells.mjs';
import {runCells} from '../sites/run.mjs';
import {FAST_TOOLS, buildPackage, runFast} from './fast.mjs';
import {hashFiles, hashInputs} from './inputs.mjs';
import {ROOT, runSuites} from './run.mjs';

/**
 * @typedef {object} Lane
 * @property {string} name
 * @property {string} proves one sentence
 * @property {string[]} after the folders whose change asks for this lane
 * @property {string[]} tools Debian packages, see `ensure-tools.mjs`
 * @property {string[]} items what can be run alone: suites, or the names of sites
 * @property {(item: string) => string} hash of everything that the result of an item depends on
 * @property {(items: string[], onResult: (item: string, results: import('./run.mjs').Result[]) =>
 *   void) => Promise<void>} run
 */

const FOLDER = '__tests__/exhaustive';
const EVERYTHING = readdirSync(ROOT).filter(
  (entry) => !['.git', 'node_modules', 'lib', 'coverage', '.cache'].includes(entry),
);

/** @type {Lane} */
const FAST = {
  name: 'fast',
  proves: 'What `npm test` proves.',
  after: [],
  tools: FAST_TOOLS,
  items: ['npm test'],
  hash: () => hashFiles([...EVERYTHING, '../shared/corpus']),
  run: async ([item], onResult) => onResult(item, await runFast()),
};

/** @type {Lane} */
const TYPESCRIPT = {
  name: 'typescript',
  proves:
    'The suites for functions and components also pass on the output of TypeScript, which is what the package contains.',
  after: ['jest.config.ts', 'tsconfig.json'],
  tools: FAST_TOOLS,
  items: ['units'],
  hash: FAST.hash,
  run: async ([item], onResult) =>
    onResult(item, await runSuites({projects: ['node', 'theme'], env: {COMPILER: 'typescript'}})),
};

/** @type {Lane} */
const SITES = {
  name: 'sites',
  proves:
    'The packed package works in fresh sites of all supported versions of Docusaurus, React, bundlers, package managers and Node.',
  after: ['package.json', 'plugin/site', 'plugin/pages', 'scripts/sites'],
  tools: ['chromium'],
  items: CELLS.map(toName),
  hash: () =>
    hashFiles([
      ...[
        'plugin',
        'theme',
        'parts',
        'locales',
        'schemas',
        'scripts/sites',
        'scripts/build-package.mjs',
      ],
      ...['package.json', 'package-lock.json'],
    ]),
  run: (items, onResult) =>
    runCells(
      CELLS.filter((cell) => items.includes(toName(cell))),
      ({name, problems, seconds}) =>
        onResult(name, [
          {
            file: name,
            passed: problems.length === 0 ? 1 : 0,
            failed: problems.length === 0 ? 0 : 1,
            seconds,
            troubles: problems.length === 0 ? [] : [`FAILED: ${name}\n${problems.join('\n')}`],
          },
        ]),
    ),
};

/** @returns {Lane[]} */
export function listLanes() {
  const folders = readdirSync(path.join(ROOT, FOLDER), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'support')
    .map(({name}) => toFolderLane(name));
  return [FAST, ...folders.sort((a, b) => a.name.localeCompare(b.name)), TYPESCRIPT, SITES];
}

function toFolderLane(name) {
  const folder = `${FOLDER}/${name}`;
  const {proves, after, tools} = JSON.parse(
    readFileSync(path.join(ROOT, folder, 'lane.json'), 'utf8'),
  );
  const items = readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .sort();
  return {
    name,
    proves,
    after,
    tools,
    items,
    hash: hashInputs,
    run: (files, onResult) =>
      runSuites({
        projects: ['exhaustive', 'exhaustive-theme'],
        files,
        onResult: (result) => onResult(result.file, [result]),
      }),
  };
}

/** The table in CONTRIBUTING.md. */
export function toTable(lanes) {
  const rows = lanes.map(
    ({name, proves, after}) =>
      `| \`${name}\` | ${proves} | ${after.map((folder) => `\`${folder}\``).join(', ') || 'anything'} |`,
  );
  return ['| lane | what it proves | run it after a change of |', '|---|---|---|', ...rows].join(
    '\n',
  );
}

export {buildPackage};
