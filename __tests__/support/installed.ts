import path from 'path';
import {ROOT} from './site';

const SERVER = 'node_modules/@docusaurus/core/lib/server/config.js';

/** Lets a site find Docusaurus as if it were installed there. */
export const INSTALLED = {
  [SERVER]: `module.exports = require(${JSON.stringify(path.join(ROOT, SERVER))});\n`,
};

/** A docusaurus.config.js with these settings beside those that every site needs. */
export const toConfig = (settings: object = {}): string =>
  `module.exports = ${JSON.stringify({title: 'T', url: 'https://docs.example.com', baseUrl: '/', ...settings})};\n`;
