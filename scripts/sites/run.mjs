import {runCell} from './cell.mjs';
import {toName} from './cells.mjs';
import {prepareTools} from './tools.mjs';

/**
 * Tries the packed package in a fresh site of each cell, one after the other.
 * @param {readonly object[]} cells see `cells.mjs`
 * @param {(result: {name: string, problems: string[], seconds: number}) => void} onResult called as
 *   soon as a cell has ended
 */
export async function runCells(cells, onResult, {fresh = false} = {}) {
  const tools = await prepareTools([...new Set(cells.map(({node}) => node))], {fresh});
  try {
    for (const cell of cells) {
      const start = performance.now();
      const problems = await runCell(cell, tools).catch((error) => [error.message]);
      onResult({
        name: toName(cell),
        problems,
        seconds: Math.round((performance.now() - start) / 1000),
      });
    }
  } finally {
    await tools.browser.close();
  }
}
