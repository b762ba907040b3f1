// Shows how many faults the tests find: changes single lines of plugin/, theme/ and parts/, each in a copy of
// the repository, and runs the tests.
//
//   node scripts/mutations.mjs --draw        Draws lines and writes the list, scripts/mutations.json.
//   node scripts/mutations.mjs --list        Prints the list.
//   node scripts/mutations.mjs --run         Runs all of the list that has no result yet.
//   node scripts/mutations.mjs --run 3 17    Runs these again.
//
//   --seed 20261125  --count 60   What --draw draws. The same numbers and code give the same list.
//   --related                     Lets --run use only the suites that import the file.
//   --browser                     Lets --run use the browser tests, too, for what the others miss.
//   --workers 2                   Workers of Jest.
//   --results FILE                Where --run keeps its results, one line of JSON each; by default
//                                 node_modules/.cache/mutations.jsonl. Interrupt --run at any time:
//                                 the next one continues.
//
// Each folder of plugin/, theme/ and parts/ gets lines in proportion to its size. A line is changed in one
// of these ways: a condition is negated, a call is dropped, a literal is changed, or a field or
// attribute is lost. Comments, imports, types, sentences and templates are left alone. Every changed
// file can be parsed; types do not count as a test.
//
// --run makes a git worktree of the last commit in the system's temporary folder. Per line it runs
// the suites that import the file, those of its folder first, then all suites without a browser, then
// (--browser) those with one, and stops at the first failure. A suite that fails without the change, too, proves nothing, so
// it is run once more on the unchanged code. A line whose text is no longer in its file is `stale`.
import {execFileSync, spawn} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import ts from 'typescript';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const listFile = path.join(root, 'scripts/mutations.json');
/** If no suite ends for so long, the slowest being far below, one of them runs in an endless loop. */
const LIMIT = 30 * 60_000;
const FAST = ['--selectProjects', 'node', 'theme'];
/** Jest knows only the imports of files in its roots. */
const ROOTS = ['__tests__', 'plugin', 'theme', 'parts'].map(
  (folder) => `--roots=<rootDir>/${folder}`,
);

/** With --bail, Jest ends before it writes its own report. */
const REPORTER = `const {appendFileSync} = require('node:fs');
module.exports = class {
  onTestResult({path}, {numFailingTests, testExecError}) {
    const line = numFailingTests > 0 || testExecError ? 'failed ' + path : 'passed';
    appendFileSync(process.env.MUTATION_REPORT, line + '\\n');
  }
  onRunComplete() {
    appendFileSync(process.env.MUTATION_REPORT, 'complete\\n');
  }
};
`;

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    draw: {type: 'boolean'},
    list: {type: 'boolean'},
    run: {type: 'boolean'},
    seed: {type: 'string', default: '20261125'},
    count: {type: 'string', default: '60'},
    related: {type: 'boolean', default: false},
    browser: {type: 'boolean', default: false},
    workers: {type: 'string', default: '2'},
    results: {type: 'string', default: path.join(root, 'node_modules/.cache/mutations.jsonl')},
  },
});

if (options.draw) {
  const list = draw(Number(options.count), createRandom(Number(options.seed)));
  writeFileSync(listFile, `${JSON.stringify(list, undefined, 2)}\n`);
  console.log(`${list.length} mutations in ${path.relative(process.cwd(), listFile)}`);
} else if (options.list) {
  for (const {id, file, line, kind, before, after} of readList())
    console.log(`${id}  ${kind}  ${file}:${line}\n${mark('-', before)}\n${mark('+', after)}\n`);
} else if (options.run) {
  await run(positionals.map(Number));
} else {
  console.error('Use --draw, --list or --run; the head of scripts/mutations.mjs describes them.');
  process.exitCode = 2;
}

function readList() {
  return JSON.parse(readFileSync(listFile, 'utf8'));
}

function mark(sign, text) {
  return text.replace(/^/gm, `    ${sign} `);
}

/** Mulberry32: numbers from 0 to 1. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One mutation of each drawn line. */
function draw(count, random) {
  const folders = groupBy(listSources(), ({file}) => toFolder(file));
  const sizes = [...folders].map(([folder, sources]) => ({
    folder,
    lines: sources.flatMap(({file, lines}) =>
      [...lines].map(([line, edits]) => ({file, line, edits})),
    ),
  }));
  return share(count, sizes)
    .flatMap(({lines, quota}) => sample(lines, quota, random))
    .map(({file, line, edits}, index) => {
      const edit = edits[Math.floor(random() * edits.length)];
      const {before, after} = toLines(readFileSync(path.join(root, file), 'utf8'), edit);
      return {id: index + 1, file, line, kind: edit.kind, before, after};
    });
}

/** How many lines each folder gets, by largest remainders. */
function share(count, folders) {
  const total = folders.reduce((sum, {lines}) => sum + lines.length, 0);
  const shares = folders.map((folder) => {
    const exact = (count * folder.lines.length) / total;
    return {...folder, quota: Math.floor(exact), rest: exact % 1};
  });
  const missing = count - shares.reduce((sum, {quota}) => sum + quota, 0);
  [...shares]
    .sort((one, other) => other.rest - one.rest)
    .slice(0, missing)
    .forEach((entry) => (entry.quota += 1));
  return shares;
}

function sample(items, count, random) {
  const left = [...items];
  return Array.from({length: count}, () => left.splice(Math.floor(random() * left.length), 1)[0]);
}

function groupBy(items, toKey) {
  const groups = new Map();
  for (const item of items) {
    const key = toKey(item);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
}

/** `plugin/model`, `plugin` for the files beside the folders, `theme` or `parts`. */
function toFolder(file) {
  const [top, folder, ...rest] = file.split('/');
  return top === 'plugin' && rest.length > 0 ? `${top}/${folder}` : top;
}

/** The files, with the possible edits of each of their lines. */
function listSources() {
  return execFileSync('git', ['ls-files', 'plugin', 'theme', 'parts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\/(?:generated|templates)\//.test(file))
    .sort()
    .map((file) => ({file, lines: listEdits(file, readFileSync(path.join(root, file), 'utf8'))}));
}

function listEdits(file, text) {
  const source = parse(file, text);
  const lines = new Map();
  const add = (kind, node, written, end = node.getEnd()) => {
    const start = node.getStart(source);
    const edit = {kind, start, end, written};
    const {before, after} = toLines(text, edit);
    if (before === after || before.split('\n').length > 12) return;
    if (parse(file, apply(text, edit)).parseDiagnostics.length > 0) return;
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    if (!lines.has(line)) lines.set(line, []);
    lines.get(line).push(edit);
  };
  const visit = (node) => {
    if (isLeftAlone(node)) return;
    negate(node, add);
    dropCall(node, add);
    changeLiteral(node, add);
    loseField(node, text, add);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return new Map([...lines].sort(([one], [other]) => one - other));
}

function parse(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

function apply(text, {start, end, written}) {
  return text.slice(0, start) + written + text.slice(end);
}

/** The lines that an edit changes, before and after it. */
function toLines(text, edit) {
  const first = text.lastIndexOf('\n', edit.start - 1) + 1;
  const end = text.indexOf('\n', edit.end);
  const last = end < 0 ? text.length : end;
  const shifted = {...edit, start: edit.start - first, end: edit.end - first};
  const before = text.slice(first, last);
  return {before, after: apply(before, shifted)};
}

/** Imports, types, directives and the texts that translations are found by. */
function isLeftAlone(node) {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) ||
    (ts.isCallExpression(node) && node.expression.getText() === 'translate') ||
    ((ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) &&
      /^<Translate\b/.test(node.getText()))
  );
}

function negate(node, add) {
  const condition =
    ts.isIfStatement(node) || ts.isWhileStatement(node)
      ? node.expression
      : ts.isConditionalExpression(node)
        ? node.condition
        : isComparison(node) && !isCondition(node)
          ? node
          : undefined;
  if (condition) add('condition', condition, `!(${condition.getText()})`);
  if (isLogical(node)) add('condition', node.left, `!(${node.left.getText()})`);
}

function isLogical(node) {
  return (
    ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(
      node.operatorToken.kind,
    )
  );
}

function isComparison(node) {
  return (
    ts.isBinaryExpression(node) &&
    /^(?:[!=]==?|[<>]=?)$|^(?:in|instanceof)$/.test(node.operatorToken.getText())
  );
}

/** Whether a node is negated as the condition of its parent. */
function isCondition(node) {
  const {parent} = node;
  return (
    (ts.isIfStatement(parent) || ts.isWhileStatement(parent)
      ? parent.expression
      : ts.isConditionalExpression(parent)
        ? parent.condition
        : isLogical(parent)
          ? parent.left
          : undefined) === node
  );
}

function dropCall(node, add) {
  if (ts.isExpressionStatement(node)) {
    const call = ts.isAwaitExpression(node.expression)
      ? node.expression.expression
      : node.expression;
    if (ts.isCallExpression(call)) add('call', node, 'void 0;');
  } else if (ts.isCallExpression(node) && !ts.isExpressionStatement(node.parent)) {
    const {expression, arguments: values} = node;
    if (/^use[A-Z]/.test(expression.getText())) return;
    if (ts.isPropertyAccessExpression(expression) && isPlain(expression.expression))
      add('call', node, expression.expression.getText());
    else if (values.length === 1 && !ts.isSpreadElement(values[0]))
      add('call', node, `(${values[0].getText()})`);
  } else if (ts.isJsxSelfClosingElement(node) && /^[A-Z]/.test(node.tagName.getText())) {
    add('call', node, ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent) ? '' : 'null');
  }
}

/** Whether a method's value can stand for the call: not `Object`, `JSON`, `fs` or `path`. */
function isPlain(receiver) {
  return !/^(?:[A-Z]\w*|fs|path|ts)$/.test(receiver.getText());
}

function changeLiteral(node, add) {
  if (ts.isNumericLiteral(node)) add('literal', node, String(Number(node.text) + 1));
  else if (node.kind === ts.SyntaxKind.TrueKeyword) add('literal', node, 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) add('literal', node, 'true');
  else if (ts.isStringLiteral(node) && /^\S+$/.test(node.text)) {
    const quote = node.getText()[0];
    add('literal', node, `${quote}${node.getText().slice(1, -1)}_${quote}`);
  }
}

function loseField(node, text, add) {
  const isField =
    (ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isSpreadAssignment(node) ||
      ts.isMethodDeclaration(node)) &&
    ts.isObjectLiteralExpression(node.parent);
  if (isField) {
    const comma = /^\s*,/.exec(text.slice(node.getEnd()));
    add('field', node, '', node.getEnd() + (comma ? comma[0].length : 0));
  } else if (ts.isJsxAttribute(node) && node.name.getText() !== 'key') add('field', node, '');
}

// Running

async function run(ids) {
  const list = readList();
  mkdirSync(path.dirname(options.results), {recursive: true});
  const done = new Set(readResults().map(({id}) => id));
  const chosen = list.filter(({id}) => (ids.length > 0 ? ids.includes(id) : !done.has(id)));
  const copy = createCopy();
  const tests = createTests(copy);
  process.once('SIGINT', () => process.exit(130));
  process.once('exit', () => removeCopy(copy));
  for (const mutation of chosen) {
    const started = Date.now();
    const result = await runOne(copy, tests, mutation);
    const seconds = Math.round((Date.now() - started) / 1000);
    appendFileSync(options.results, `${JSON.stringify({id: mutation.id, ...result, seconds})}\n`);
    const what = result.killedBy ? `found by ${result.killedBy}` : result.state.toUpperCase();
    console.log(`${mutation.id}  ${mutation.file}:${mutation.line}  ${what}  (${seconds} s)`);
  }
  summarize(list);
}

function readResults() {
  if (!existsSync(options.results)) return [];
  const lines = readFileSync(options.results, 'utf8').split('\n').filter(Boolean);
  return [...new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.id, one])).values()];
}

function summarize(list) {
  const results = readResults().filter(({id}) => list.some((mutation) => mutation.id === id));
  const count = (state) => results.filter((result) => result.state === state).length;
  const [found, survived] = [count('killed'), count('survived')];
  const share = found + survived > 0 ? Math.round((100 * found) / (found + survived)) : 0;
  console.log(`${found} of ${found + survived} found (${share} %), ${count('stale')} stale`);
  for (const {id, state} of results) {
    const {file, line} = list.find((mutation) => mutation.id === id);
    if (state === 'survived') console.log(`survived: ${id}  ${file}:${line}`);
  }
}

/** A worktree with the packages and the built package of this one. */
function createCopy() {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'mutations-'));
  const copy = path.join(realpathSync(parent), 'copy');
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', copy, 'HEAD'], {cwd: root});
  for (const folder of ['node_modules', 'example-site/node_modules'])
    if (existsSync(path.join(root, folder)))
      linkEntries(path.join(root, folder), path.join(copy, folder));
  cpSync(path.join(root, 'lib'), path.join(copy, 'lib'), {recursive: true});
  return copy;
}

/** Links each package; links to the repository itself stay relative, so they lead to the copy. */
function linkEntries(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const entry = path.join(from, name);
    if (name === '.cache') continue;
    const target = lstatSync(entry).isSymbolicLink() ? readlinkSync(entry) : entry;
    symlinkSync(target, path.join(to, name));
  }
}

function removeCopy(copy) {
  execFileSync('git', ['worktree', 'remove', '--force', copy], {cwd: root});
  rmSync(path.dirname(copy), {recursive: true, force: true});
}

function createTests(copy) {
  const sound = new Map();
  /** The first suite that fails because of the change. */
  const find = async (mutation, jestArguments) => {
    if (jestArguments.length === 0) return undefined;
    const {failed, endless} = await runJest(copy, ['--bail', ...jestArguments]);
    if (endless) return 'an endless loop';
    for (const suite of failed) {
      if (!sound.has(suite)) {
        restore(copy, mutation.file);
        sound.set(suite, (await runJest(copy, ['--runTestsByPath', suite])).failed.length === 0);
        change(copy, mutation);
      }
      if (sound.get(suite)) return suite;
    }
    // Without --bail, as the suites that stopped the run prove nothing.
    if (failed.length > 0) {
      const all = await runJest(copy, jestArguments);
      return all.failed.find((suite) => sound.get(suite) ?? !failed.includes(suite));
    }
    return undefined;
  };
  return {find};
}

async function runOne(copy, {find}, mutation) {
  if (!change(copy, mutation)) return {state: 'stale'};
  try {
    const [near, far] = listRelated(copy, mutation.file);
    let killedBy = await find(mutation, near);
    killedBy ??= await find(mutation, far);
    if (!killedBy && !options.related) {
      build(copy);
      killedBy = await find(mutation, FAST);
      if (!killedBy && options.browser)
        killedBy = await find(mutation, ['--selectProjects', 'browser']);
    }
    return killedBy ? {state: 'killed', killedBy} : {state: 'survived'};
  } finally {
    restore(copy, mutation.file);
  }
}

/**
 * The suites that import a file: those in the folder of tests that is named as the file's, which
 * probably find the change, and the others.
 */
function listRelated(copy, file) {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const command = [jest, ...FAST, ...ROOTS, '--listTests', '--findRelatedTests', file];
  const suites = execFileSync(process.execPath, command, {cwd: copy, encoding: 'utf8'})
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((suite) => path.relative(copy, suite));
  const near = `__tests__/${toFolder(file).replace('plugin/', '')}/`;
  return [true, false].map((isNear) => {
    const chosen = suites.filter((suite) => suite.startsWith(near) === isNear);
    return chosen.length > 0 ? ['--runTestsByPath', ...chosen] : [];
  });
}

/** Changes the place that is nearest to the line of the list. */
function change(copy, {file, line, before, after}) {
  const target = path.join(copy, file);
  const text = existsSync(target) ? readFileSync(target, 'utf8') : '';
  const places = [];
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1)) places.push(at);
  const distance = (at) => Math.abs(text.slice(0, at).split('\n').length - line);
  const [start] = places.sort((one, other) => distance(one) - distance(other));
  if (start === undefined) return false;
  writeFileSync(target, apply(text, {start, end: start + before.length, written: after}));
  return true;
}

function restore(copy, file) {
  execFileSync('git', ['checkout', '--quiet', 'HEAD', '--', file], {cwd: copy});
}

/** Compiles lib/ anew, as suites that build sites use it; wrong types do not count. */
function build(copy) {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  for (const project of [
    ['plugin'],
    ['plugin/client'],
    ['theme', '--rootDir', '.', '--paths', 'null'],
  ]) {
    const command = [tsc, '-p', ...project, '--noCheck'];
    try {
      execFileSync(process.execPath, command, {cwd: copy, stdio: 'ignore'});
    } catch {
      // The compiler writes its output nevertheless.
    }
  }
}

/** The suites that failed, by path from the root of the copy. */
async function runJest(copy, jestArguments) {
  const report = path.join(path.dirname(copy), 'report.txt');
  const reporter = path.join(path.dirname(copy), 'reporter.cjs');
  writeFileSync(report, '');
  writeFileSync(reporter, REPORTER);
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const command = [jest, `--maxWorkers=${options.workers}`, `--reporters=${reporter}`];
  // A process group of its own, so that the workers end with it.
  const child = spawn(process.execPath, [...command, ...jestArguments], {
    cwd: copy,
    env: {...process.env, MUTATION_REPORT: report},
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => process.kill(-child.pid, 'SIGKILL');
  const stopWithUs = () => {
    if (child.exitCode === null) stop();
  };
  process.once('exit', stopWithUs);
  let endless = false;
  const timer = setInterval(() => {
    endless = Date.now() - statSync(report).mtimeMs > LIMIT;
    if (endless) stop();
  }, 10_000);
  await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  process.removeListener('exit', stopWithUs);
  const lines = readFileSync(report, 'utf8').split('\n').filter(Boolean);
  if (!endless && !lines.includes('complete') && child.exitCode !== 0)
    throw new Error(`Jest did not run: ${jestArguments.join(' ')}`);
  const failed = lines.flatMap((line) => line.match(/^failed (.*)/)?.[1] ?? []);
  return {endless, failed: [...new Set(failed)].map((file) => path.relative(copy, file))};
}
