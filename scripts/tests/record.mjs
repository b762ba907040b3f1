// Remembers the results of items of lanes between runs.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './run.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/docusaurus-plugin-api-reference/lanes');

/**
 * @typedef {{hash: string, commit: string, results: import('./run.mjs').Result[]}} Entry `hash` is
 *   of everything that the results depend on
 */

/**
 * @param {string} lane
 * @returns {{[item: string]: Entry}}
 */
export function readRecord(lane) {
  try {
    return JSON.parse(readFileSync(toFile(lane), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

export function writeRecord(lane, record) {
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(toFile(lane), JSON.stringify(record));
}

const toFile = (lane) => path.join(FOLDER, `${lane}.json`);
