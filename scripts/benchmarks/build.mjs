// npm run bench -- [--document NAME] [--runs N] [--warm] [--pages] [--start] [--check] [--peers] [--keep]:
// builds our site and the baselines in turn, from the same document.
import path from 'node:path';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {findLongestForm, measureConsoles} from './consoles.mjs';
import {loadDocument} from './documents.mjs';
import {findMedianPage, measureCommand, measureFolder, summarize} from './measure.mjs';
import {CPU_THROTTLE, measurePages} from './pages.mjs';
import {createPeerSite, findPeerPage, measurePeerBuild, PEER} from './peers.mjs';
import {
  clean,
  createFloorSite,
  createOurSite,
  listOperations,
  listPages,
  removeSite,
  ROOT,
} from './sites.mjs';
import {measureStart} from './start.mjs';

/** The parts of a build, as Docusaurus logs them. */
const PHASES = ['Load site -', 'Bundling with', 'SSG -', 'postBuild() -'];

const {values} = parseArgs({
  options: {
    document: {type: 'string', default: 'petstore'},
    runs: {type: 'string', default: '3'},
    warm: {type: 'boolean', default: false},
    pages: {type: 'boolean', default: false},
    start: {type: 'boolean', default: false},
    check: {type: 'boolean', default: false},
    peers: {type: 'boolean', default: false},
    keep: {type: 'boolean', default: false},
  },
});
const runs = Number(values.runs);
const document = loadDocument(values.document);
const operations = listOperations(document);
const bin = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const ours = createOurSite(document);
// A first build, which is not measured, tells how many pages we make.
await measureBuild(ours);
const count = measureFolder(path.join(ours, 'build'), (file) => file === 'index.html').files;
const sites = {
  floor: createFloorSite(listOperations(document)),
  'floor+': createFloorSite(listPages(document, count)),
  ours,
  ...(values.peers && {[PEER.name]: createPeerSite(document)}),
};
const names = Object.keys(sites);
/** What others are compared with: a page per operation, and as many pages as we make. */
const FLOORS = ['floor', 'floor+'];
console.log(
  `${values.document}: ${operations.length} operations and webhooks; ${names.join(', ')} in turn, ${runs} times; median (least–most)\nfloor+ has ${count} pages, as many as ours`,
);

const UNITS = {
  wall: 's',
  cpu: 's',
  peak: 'MB',
  output: 'MB',
  HTML: 'MB',
  JavaScript: 'MB',
  ...Object.fromEntries(PHASES.map((phase) => [phase, 's'])),
  ...(values.warm && {'warm wall': 's', 'warm cpu': 's'}),
};
const figures = Object.fromEntries(names.map((name) => [name, []]));
const checks = [];
for (let run = 0; run < runs; run++) {
  for (const [name, dir] of Object.entries(sites)) {
    const {wall, cpu, peak, phases} =
      name === PEER.name ? await measurePeerBuild(dir) : await measureBuild(dir);
    const build = path.join(dir, 'build');
    const ofType = (extension) =>
      measureFolder(build, (file) => file.endsWith(extension)).bytes / 1e6;
    figures[name].push({
      wall,
      cpu,
      peak,
      output: measureFolder(build).bytes / 1e6,
      HTML: ofType('.html'),
      JavaScript: ofType('.js'),
      ...phases,
      ...(values.warm && (await measureWarmBuild(dir))),
    });
  }
  if (values.check)
    checks.push(
      (
        await measureCommand(
          process.execPath,
          [path.join(ROOT, 'lib/plugin/cli/bin.js'), 'check'],
          {
            cwd: sites.ours,
          },
        )
      ).wall,
    );
}
for (const [figure, unit] of Object.entries(UNITS)) {
  const line = names.map(
    (name) => `${name} ${toText(figures[name].map((one) => one[figure]))} ${unit}`,
  );
  const ratios = names
    .filter((name) => !FLOORS.includes(name))
    .flatMap((name) =>
      FLOORS.map(
        (floor) =>
          `${name} ÷ ${floor} ${toText(
            figures[name].map((one, run) => one[figure] / figures[floor][run][figure]),
            2,
          )}`,
      ),
    );
  console.log(`${figure.padEnd(11)} ${[...line, ...ratios].join('   ')}`);
}
if (values.check)
  console.log(
    `check       ${toText(checks, 2)} s   ÷ the floor's build ${toText(
      checks.map((wall, run) => wall / figures.floor[run].wall),
      2,
    )}`,
  );

const middle = Math.floor(operations.length / 2);
const page = `/api/default/${findMedianPage(path.join(sites.ours, 'build/api/default'), (file) => path.dirname(file) !== '.' && !file.startsWith('webhooks'))}`;
if (values.pages) {
  const measured = await measurePages(
    {
      floor: {dir: sites.floor, path: `/api/${middle}-${operations[middle].method}`},
      ours: {dir: sites.ours, path: page},
      ...(values.peers && {
        [PEER.name]: {dir: sites[PEER.name], path: findPeerPage(sites[PEER.name])},
      }),
    },
    runs,
  );
  console.log(`\nA page of each, the processor ${CPU_THROTTLE} times slower: ${page}`);
  for (const figure of Object.keys(measured.ours)) {
    const [, ...others] = Object.keys(measured);
    const line = ['floor', ...others].map((name) => `${name} ${measured[name][figure].toFixed(1)}`);
    const more = others.map(
      (name) => `${name} more by ${(measured[name][figure] - measured.floor[figure]).toFixed(1)}`,
    );
    console.log(`${figure.padEnd(18)} ${[...line, ...more].join('   ')}`);
  }
}
const form = values.pages && findLongestForm(document);
if (form) {
  const pathname = `/api/default${form.route.replaceAll(/[{}]/g, '')}/${form.method}`;
  const {first, loaded} = await measureConsoles(sites.ours, pathname);
  console.log(
    `console            usable ${toText(first, 0)} ms after the first click, ${toText(loaded, 0)} ms if its code has loaded: ${pathname}, ${form.fields} fields`,
  );
}
if (values.start) {
  clean(sites.ours);
  const edit = (text, marker) => JSON.stringify(mark(JSON.parse(text), marker));
  const {shown, times} = await measureStart(sites.ours, page, edit, runs);
  console.log(
    `\nstart: page shown after ${shown.toFixed(1)} s; an edit after ${toText(times, 2)} s`,
  );
}
if (values.keep) console.log(sites);
else Object.values(sites).forEach(removeSite);

async function measureBuild(dir) {
  clean(dir);
  return build(dir);
}

/** The same again: nothing has changed. */
async function measureWarmBuild(dir) {
  const {wall, cpu} = await build(dir);
  return {'warm wall': wall, 'warm cpu': cpu};
}

async function build(dir) {
  const measured = await measureCommand(process.execPath, [bin, 'build'], {
    cwd: dir,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', DOCUSAURUS_PERF_LOGGER: 'true'},
  });
  return {...measured, phases: readPhases(measured.output)};
}

/** Wall seconds of the parts of a build, as Docusaurus logs them. */
function readPhases(output) {
  return Object.fromEntries(
    PHASES.map((phase) => {
      const line = stripVTControlCharacters(output)
        .split('\n')
        .find((one) => one.includes(`> ${phase}`) && / - [\d.]+ (?:ms|seconds|minutes)/.test(one));
      const [, number = 'NaN', unit] = / - ([\d.]+) (ms|seconds|minutes)/.exec(line ?? '') ?? [];
      return [phase, Number(number) * {ms: 0.001, seconds: 1, minutes: 60}[unit ?? 'seconds']];
    }),
  );
}

function toText(numbers, digits = 1) {
  const {min, median, max} = summarize(numbers);
  // The floor does nothing after a build.
  if (Number.isNaN(median)) return '–';
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

/** Changes the description of the operation on the page. Page addresses have no braces. */
function mark(value, marker) {
  const route = Object.keys(value.paths).find(
    (key) => `/api/default${key.replace(/[{}]/g, '')}` === path.dirname(page),
  );
  value.paths[route][path.basename(page)].description = marker;
  return value;
}
