// npm run bench -- [--document NAME] [--runs N]: cold builds of the floor and of ours from the same document, alternating.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadDocument} from './documents.mjs';
import {measureCommand, measureFolder, summarize} from './measure.mjs';
import {clean, createFloorSite, createOurSite, listOperations, removeSite, ROOT} from './sites.mjs';

const {values} = parseArgs({options: {document: {type: 'string', default: 'petstore'}, runs: {type: 'string', default: '3'}, keep: {type: 'boolean', default: false}}});
const document = loadDocument(values.document);
const sites = {floor: createFloorSite(document), ours: createOurSite(document)};
const figures = {floor: [], ours: []};
const bin = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

for (let run = 0; run < Number(values.runs); run++) {
  for (const [name, dir] of Object.entries(sites)) {
    clean(dir);
    const {wall, cpu, peak} = await measureCommand(process.execPath, [bin, 'build'], {cwd: dir, env: {...process.env, NO_UPDATE_NOTIFIER: '1'}});
    figures[name].push({wall, cpu, peak, bytes: measureFolder(path.join(dir, 'build')).bytes / 1e6});
  }
}

console.log(`${values.document}: ${listOperations(document).length} operations, ${values.runs} cold builds each, floor and ours in turn`);
const units = {wall: 's', cpu: 's', peak: 'MB', bytes: 'MB'};
for (const [figure, unit] of Object.entries(units)) {
  const line = Object.entries(figures).map(([name, runs]) => {
    const {min, median, max} = summarize(runs.map((run) => run[figure]));
    return `${name} ${median.toFixed(1)} ${unit} (${min.toFixed(1)}–${max.toFixed(1)})`;
  });
  const ratio = summarize(figures.ours.map((run, index) => run[figure] / figures.floor[index][figure])).median;
  console.log(`${figure.padEnd(6)} ${line.join('   ')}   ratio ${ratio.toFixed(2)}`);
}
if (values.keep) console.log(sites);
else Object.values(sites).forEach(removeSite);
