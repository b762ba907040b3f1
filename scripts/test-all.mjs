// `npm run test:all`: everything that can be tested, in lanes. `-- --help` explains the options.
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {ensureTools} from './ensure-tools.mjs';
import {buildPackage, listLanes, toTable} from './tests/lanes.mjs';
import {readRecord, writeRecord} from './tests/record.mjs';
import {ROOT, printTotals} from './tests/run.mjs';

const HELP = `Usage: npm run test:all -- [options] [lane …]

Runs all lanes, or those that you name. What is green and unchanged since does not run again.

Options:
  --list         Print the lanes, what they prove, and after which changes to run them.
  --changed-since REVISION
                 Print the lanes to run after the changes since then, as JSON.
  --shard I/N    Run only the I-th of N parts of the work.
  --resume       Continue an interrupted run: keep also what failed, if nothing changed since.
  --force        Run everything again, even if nothing changed.
`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    list: {type: 'boolean'},
    table: {type: 'boolean'},
    'changed-since': {type: 'string'},
    shard: {type: 'string', default: '1/1'},
    resume: {type: 'boolean'},
    force: {type: 'boolean'},
    help: {type: 'boolean', short: 'h'},
  },
});
const lanes = listLanes();
if (values.help) console.log(HELP);
else if (values.list)
  for (const {name, proves, after, items} of lanes)
    console.log(
      `${name} (${items.length})\n  ${proves}\n  After a change of: ${after.join(', ') || 'anything'}`,
    );
else if (values.table) console.log(toTable(lanes));
else if (values['changed-since']) console.log(JSON.stringify(listAsked(values['changed-since'])));
else await run(select());

/** The lanes that the files changed since a revision ask for. `npm test` is run in any case. */
function listAsked(revision) {
  const {status, stdout, stderr} = git('diff', '--name-only', `${revision}...HEAD`);
  if (status !== 0) throw new Error(stderr);
  const files = stdout.trim().split('\n');
  const isIn = (file, entry) => file === entry || file.startsWith(`${entry}/`);
  return lanes
    .filter(({after, items}) =>
      [...after, ...items].some((entry) => files.some((file) => isIn(file, entry))),
    )
    .map(({name}) => name);
}

/** The chosen lanes with this shard's part of their items. */
function select() {
  const unknown = positionals.filter((name) => !lanes.some((lane) => lane.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No such lane: ${unknown.join(', ')}. Lanes: ${lanes.map(({name}) => name).join(', ')}`,
    );
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard) ?? [];
  if (!index || Number(index) > Number(count))
    throw new Error(`--shard must be I/N with I from 1 to N, but is "${values.shard}".`);
  let turn = 0;
  return lanes
    .filter(({name}) => positionals.length === 0 || positionals.includes(name))
    .map((lane) => ({
      lane,
      items: lane.items.filter(() => turn++ % Number(count) === Number(index) - 1),
    }))
    .filter(({items}) => items.length > 0);
}

async function run(selected) {
  const built = await buildPackage();
  const results = [built];
  const lines = [];
  const unrun = [];
  for (const {lane, items} of built.failed > 0 ? [] : selected) {
    const missing = ensureTools(lane.tools);
    if (missing.length > 0) {
      unrun.push(`${lane.name}: needs ${missing.join(', ')}`);
      continue;
    }
    const {kept, ran, seconds} = await runLane(lane, items);
    results.push(...kept.flatMap((entry) => entry.results), ...ran);
    lines.push(toLine(lane.name, kept, ran, seconds));
    console.log(lines.at(-1));
    for (const item of items)
      if (!readRecord(lane.name)[item]) unrun.push(`${lane.name}: ${item} has no result`);
  }
  console.log(`\n${lines.join('\n')}`);
  for (const line of unrun) console.log(`not run: ${line}`);
  printTotals(results);
  if (unrun.length > 0) process.exitCode = 1;
}

/** Runs the items without a valid result, and records each result as soon as it is there. */
async function runLane(lane, items) {
  const start = performance.now();
  const commit = readCommit();
  const record = readRecord(lane.name);
  const hashes = new Map(items.map((item) => [item, lane.hash(item)]));
  const isKept = (item) =>
    record[item]?.hash === hashes.get(item) &&
    !values.force &&
    (values.resume || record[item].results.every(({failed}) => failed === 0));
  const left = items.filter((item) => !isKept(item));
  const kept = items.filter(isKept).map((item) => record[item]);
  for (const item of left) delete record[item];
  writeRecord(lane.name, record);
  const ran = [];
  if (left.length > 0) {
    console.log(`\n— ${lane.name}: ${lane.proves}`);
    await lane.run(left, (item, results) => {
      record[item] = {hash: hashes.get(item), commit, results};
      writeRecord(lane.name, record);
      ran.push(...results);
    });
  }
  return {kept, ran, seconds: (performance.now() - start) / 1000};
}

function toLine(name, kept, ran, seconds) {
  const sum = (results, field) => results.reduce((total, result) => total + result[field], 0);
  const all = [...kept.flatMap(({results}) => results), ...ran];
  const commits = [...new Set(kept.map(({commit}) => commit))].join(', ');
  return [
    `${name}: ${sum(all, 'passed')} passed, ${sum(all, 'failed')} failed`,
    `${Math.round(seconds)} s`,
    ...(kept.length > 0 ? [`${kept.length} unchanged since ${commits}`] : []),
  ].join(', ');
}

/** The commit whose results are recorded, with a plus sign if the working tree differs from it. */
function readCommit() {
  const print = (...args) => git(...args).stdout.trim();
  return print('rev-parse', '--short', 'HEAD') + (print('status', '--porcelain') === '' ? '' : '+');
}

function git(...args) {
  return spawnSync('git', args, {cwd: ROOT, encoding: 'utf8'});
}
