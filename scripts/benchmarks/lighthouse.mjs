// npm run lighthouse -- [--site FOLDER] [--runs N] [--preset mobile|desktop] [PATH…]: runs
// Lighthouse on pages of a built site, in turn.
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {summarize} from './measure.mjs';
import {installOnce} from './packages.mjs';
import {ARGS} from './pages.mjs';
import {ROOT} from './sites.mjs';

/** Later versions need Node 22. */
const VERSION = '12.8.2';
/** The first page is Docusaurus's own: points that it loses are not our fault. */
const PAGES = ['/docs/limits', '/api/default', '/api/default/pets/get', '/api/default/pets/post'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'speed index': 'speed-index',
};

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    site: {type: 'string', default: path.join(ROOT, 'example-site')},
    runs: {type: 'string', default: '5'},
    preset: {type: 'string'},
  },
});
const pages = positionals.length > 0 ? positionals : PAGES;
const presets = values.preset ? [values.preset] : ['desktop', 'mobile'];
const runs = Number(values.runs);

const modules = createRequire(
  path.join(
    installOnce(`lighthouse-${VERSION}`, {dependencies: {lighthouse: VERSION}}),
    'package.json',
  ),
);
const {default: lighthouse, desktopConfig} = await import(
  pathToFileURL(modules.resolve('lighthouse')).href
);
const {launch} = await import(pathToFileURL(modules.resolve('chrome-launcher')).href);

const server = await serveSite(path.resolve(values.site, 'build'));
try {
  for (const preset of presets) await report(preset);
} finally {
  server.close();
}

/** The package's own server, which compresses, caches and resolves paths as `serve` does. */
async function serveSite(folder) {
  if (!existsSync(folder))
    throw new Error(`There is no build in ${folder}. Build the site first: npm run build.`);
  const {createSite, MANIFEST_FILE, readManifest} = createRequire(import.meta.url)(
    '../../lib/plugin/proxy/index.js',
  );
  const {baseUrl, trailingSlash} = readManifest(path.join(folder, MANIFEST_FILE)).site;
  const running = createServer(createSite({folder, baseUrl, trailingSlash}));
  await new Promise((resolve) => running.listen(0, '127.0.0.1', resolve));
  return running;
}

async function report(preset) {
  const results = new Map(pages.map((page) => [page, []]));
  for (let run = 0; run < runs; run++)
    for (const [page, seen] of results) seen.push(await audit(page, preset));
  console.log(
    `\n${preset}, Lighthouse ${VERSION}, medians of ${runs} runs in turn; of performance also the least and the most`,
  );
  console.table(Object.fromEntries([...results].map(([page, seen]) => [page, toRow(seen)])));
  for (const [page, seen] of results)
    for (const fault of new Set(seen.flatMap(listFaults))) console.log(`${page}: ${fault}`);
}

/** A new browser for each run, so that nothing is left from the previous one. */
async function audit(page, preset) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ARGS,
    logLevel: 'silent',
  });
  try {
    const url = `http://127.0.0.1:${server.address().port}${page}`;
    const {lhr} = await lighthouse(
      url,
      {port: chrome.port, logLevel: 'silent', onlyCategories: CATEGORIES},
      preset === 'desktop' ? desktopConfig : undefined,
    );
    if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    chrome.kill();
  }
}

function toRow(seen) {
  const toScores = (category) =>
    summarize(seen.map(({categories}) => Math.round(categories[category].score * 100)));
  const toMedian = (metric) =>
    summarize(seen.map(({audits}) => audits[metric].numericValue)).median;
  const {min, median, max} = toScores('performance');
  const others = CATEGORIES.slice(1).map((category) => [category, toScores(category).median]);
  const metrics = Object.entries(METRICS).map(([name, metric]) => [
    name,
    name === 'CLS' ? Number(toMedian(metric).toFixed(3)) : `${Math.round(toMedian(metric))} ms`,
  ]);
  return Object.fromEntries([['performance', `${median} (${min}–${max})`], ...others, ...metrics]);
}

/** What costs points in the other categories; for performance, the figures say it. */
function listFaults({categories, audits}) {
  const ids = CATEGORIES.slice(1).flatMap((category) =>
    categories[category].auditRefs.filter(({weight}) => weight > 0).map(({id}) => [category, id]),
  );
  return ids
    .filter(([, id]) => audits[id].score !== null && audits[id].score < 1)
    .map(([category, id]) => `${category}: ${audits[id].title} (${id})`);
}
