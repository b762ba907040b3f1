// Tests the package in sites with all supported versions: `npm run test:sites`, or with `--
// --help`.
import {parseArgs} from 'node:util';
import {CELLS, QUICK_CELLS, toName} from './cells.mjs';
import {runCells} from './run.mjs';

const HELP = `Usage: npm run test:sites -- [options]

Installs the packed package into fresh sites, builds, serves and starts them, and opens their pages in Chromium.

Options:
  --quick        Only the oldest and the newest of everything.
  --only TEXT    Only cells whose name contains this. Give it again for cells that contain both.
  --list         Print the names of the cells.
  --fresh        Remove what earlier runs installed.
`;

const {values} = parseArgs({
  options: {
    quick: {type: 'boolean'},
    only: {type: 'string', multiple: true, default: []},
    list: {type: 'boolean'},
    fresh: {type: 'boolean'},
    help: {type: 'boolean', short: 'h'},
  },
});
const cells = (values.quick ? QUICK_CELLS : CELLS).filter((cell) =>
  values.only.every((text) => toName(cell).includes(text)),
);
if (values.help) console.log(HELP);
else if (values.list) for (const cell of cells) console.log(toName(cell));
else process.exitCode = (await run()) ? 0 : 1;

async function run() {
  let passed = 0;
  await runCells(
    cells,
    ({name, problems, seconds}) => {
      if (problems.length === 0) passed++;
      console.log(
        `${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${problems.map((problem) => `\n       ${problem.replaceAll('\n', '\n       ')}`).join('')}`,
      );
    },
    {fresh: values.fresh},
  );
  console.log(`${passed} passed, ${cells.length - passed} failed`);
  return cells.length > 0 && passed === cells.length;
}
