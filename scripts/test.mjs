// `npm test`: lint, types, the package, and all suites but the exhaustive ones. The last line
// counts what passed and what failed.
import {ensureTools} from './ensure-tools.mjs';
import {FAST_TOOLS, runFast} from './tests/fast.mjs';
import {printTotals} from './tests/run.mjs';

const missing = ensureTools(FAST_TOOLS);
if (missing.length > 0)
  throw new Error(`The tests need ${missing.join(', ')}. Install them and run the tests again.`);
printTotals(await runFast());
