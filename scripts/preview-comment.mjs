// Prints the comment of a pull request: what it costs, and how to try its package.
//
//   node scripts/preview-comment.mjs FOLDER RUN
//
// FOLDER has `base.json` and `head.json`, which `SIZES_FILE=… npm run test:sizes` wrote, and the
// packed package; RUN is the run of the workflow that keeps them. The folder comes from a
// stranger's code, so only the numbers and the version that are expected are taken from it.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const ROWS = [
  ['page', 'script', 'Scripts of an operation’s page, gzipped'],
  ['page', 'stylesheet', 'Styles of an operation’s page, gzipped'],
  ['console', 'script', 'Scripts of the console, gzipped'],
  ['package', 'size', 'Package, packed'],
  ['package', 'files', 'Files of the package'],
];
const TARBALL = /^docusaurus-plugin-api-reference-\d+\.\d+\.\d+(?:-[\w.]+)?\.tgz$/;

const [folder, run] = process.argv.slice(2);
if (!folder || !/^\d+$/.test(run ?? '')) {
  console.error('Usage: node scripts/preview-comment.mjs FOLDER RUN');
  process.exitCode = 1;
} else console.log(toComment());

function toComment() {
  const base = readSizes('base.json');
  const head = readSizes('head.json');
  const rows = ROWS.map(([group, field, label]) => {
    const sizes = [base, head].map((all) => toNumber(all?.[group]?.[field]));
    return `| ${[label, ...sizes.map(toCell), toChange(...sizes)].join(' | ')} |`;
  });
  const tarball = readdirSync(folder).find((file) => TARBALL.test(file));
  const repository = process.env.GITHUB_REPOSITORY ?? 'OWNER/REPOSITORY';
  return [
    '| bytes | before | after | change |',
    '|---|--:|--:|--:|',
    ...rows,
    ...(tarball
      ? [
          '',
          'To try this package in a site:',
          '',
          '```bash',
          `gh run download ${run} --repo ${repository} --name preview`,
          `npm install ./${tarball}`,
          '```',
        ]
      : []),
  ].join('\n');
}

function readSizes(name) {
  const file = path.join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function toNumber(size) {
  return Number.isSafeInteger(size) ? size : undefined;
}

function toCell(size) {
  return size?.toLocaleString('en') ?? '–';
}

function toChange(before, after) {
  if (before === undefined || after === undefined) return '–';
  const change = (after - before).toLocaleString('en', {signDisplay: 'exceptZero'});
  const share = (after - before) / before;
  const percent = share.toLocaleString('en', {
    style: 'percent',
    minimumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return Number.isFinite(share) ? `${change} (${percent})` : change;
}
