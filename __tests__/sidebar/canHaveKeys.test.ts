import {canHaveKeys} from '../../plugin/sidebar/canHaveKeys';
import {createFolder} from '../support/folder';

const siteOf = (version: string) =>
  createFolder({
    'package.json': '{}',
    'node_modules/@docusaurus/core/package.json': JSON.stringify({version}),
  });

describe('keys of sidebar items', () => {
  it.each([
    ['3.8.1', false],
    ['3.9.0', true],
    ['3.10.2', true],
    ['4.0.0-canary-6808', true],
  ])('in Docusaurus %s are allowed: %s', (version, isAllowed) => {
    expect(canHaveKeys(siteOf(version))).toBe(isAllowed);
  });
});
