import {runCell} from './cell.mjs';
import {toName} from './cells.mjs';
import {prepareTools} from './tools.mjs';

/** A cell keeps about one core busy. */
const AT_ONCE = 2;

/**
 * Tries the packed package in a fresh site of each cell, two at a time.
 * @param {readonly object[]} cells see `cells.mjs`
 * @param {(result: {name: string, problems: string[], seconds: number}) => void} onResult called as
 *   soon as a cell has ended
 */
export async function runCells(cells, onResult, {fresh = false} = {}) {
  const tools = await prepareTools([...new Set(cells.map(({node}) => node))], {fresh});
  const waiting = [...cells];
  // Two installations at a time could spoil a package manager's cache.
  const busy = new Set();
  const take = () => {
    const index = waiting.findIndex(({manager}) => !busy.has(manager));
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  };
  const work = async () => {
    for (let cell = take(); cell; cell = take()) {
      busy.add(cell.manager);
      const start = performance.now();
      const problems = await runCell(cell, tools).catch((error) => [error.message]);
      busy.delete(cell.manager);
      onResult({
        name: toName(cell),
        problems,
        seconds: Math.round((performance.now() - start) / 1000),
      });
    }
  };
  try {
    await Promise.all(Array.from({length: AT_ONCE}, work));
  } finally {
    await tools.browser.close();
  }
}
