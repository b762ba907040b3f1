// The versions that the package is tested with: those named in its documentation, in pairs.
import {toPairwise} from './pairwise.mjs';

const FACTORS = {
  docusaurus: ['3.8.1', '3.9.2', '3.10.2', '4.0.0-canary-6808'],
  react: ['18', '19'],
  bundler: ['webpack', 'rspack'],
  manager: ['npm', 'pnpm', 'yarn', 'berry'],
  node: ['20.19', '22', '24', '26'],
};

/** Docusaurus 4 requires React 19.3 and Node 24.14 or later. */
function isPossible({docusaurus, react, node}) {
  return !docusaurus.startsWith('4') || (react === '19' && Number(node) >= 24);
}

/** The oldest and the newest of everything. */
export const QUICK_CELLS = [
  {docusaurus: '3.8.1', react: '18', bundler: 'webpack', manager: 'npm', node: '20.19'},
  {docusaurus: '4.0.0-canary-6808', react: '19', bundler: 'rspack', manager: 'npm', node: '26'},
];

export const CELLS = toPairwise(FACTORS, isPossible, QUICK_CELLS);

export function toName({docusaurus, react, bundler, manager, node}) {
  return `docusaurus-${docusaurus} react-${react} ${bundler} ${manager} node-${node}`;
}
