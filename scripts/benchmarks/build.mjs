// npm run bench -- [--document NAME] [--runs N] [--pages] [--start] [--check] [--peers] [--keep]:
// builds our site and the baseline in turn, from the same document.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadDocument} from './documents.mjs';
import {findMedianPage, measureCommand, measureFolder, summarize} from './measure.mjs';
import {CPU_THROTTLE, measurePages} from './pages.mjs';
import {createPeerSite, findPeerPage, measurePeerBuild, PEER} from './peers.mjs';
import {clean, createFloorSite, createOurSite, listOperations, removeSite, ROOT} from './sites.mjs';
import {measureStart} from './start.mjs';

const {values} = parseArgs({
  options: {
    document: {type: 'string', default: 'petstore'},
    runs: {type: 'string', default: '3'},
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
const sites = {
  floor: createFloorSite(document),
  ours: createOurSite(document),
  ...(values.peers && {[PEER.name]: createPeerSite(document)}),
};
const names = Object.keys(sites);
const bin = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
console.log(
  `${values.document}: ${operations.length} operations and webhooks; ${names.join(', ')} in turn, ${runs} times; median (least–most)`,
);

const UNITS = {wall: 's', cpu: 's', peak: 'MB', output: 'MB', HTML: 'MB', JavaScript: 'MB'};
const figures = Object.fromEntries(names.map((name) => [name, []]));
const checks = [];
for (let run = 0; run < runs; run++) {
  for (const [name, dir] of Object.entries(sites)) {
    const {wall, cpu, peak} =
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
  const ratios = names.slice(1).map(
    (name) =>
      `${name} ÷ floor ${toText(
        figures[name].map((one, run) => one[figure] / figures.floor[run][figure]),
        2,
      )}`,
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
    const line = names.map((name) => `${name} ${measured[name][figure].toFixed(1)}`);
    const more = names
      .slice(1)
      .map(
        (name) => `${name} more by ${(measured[name][figure] - measured.floor[figure]).toFixed(1)}`,
      );
    console.log(`${figure.padEnd(18)} ${[...line, ...more].join('   ')}`);
  }
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

function measureBuild(dir) {
  clean(dir);
  return measureCommand(process.execPath, [bin, 'build'], {
    cwd: dir,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
}

function toText(numbers, digits = 1) {
  const {min, median, max} = summarize(numbers);
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
