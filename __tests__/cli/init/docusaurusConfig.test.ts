import {parse} from '@babel/parser';
import {addPlugin} from '../../../plugin/cli/init/docusaurusConfig';
import {yaml} from '../../support/yaml';

const NAME = "'docusaurus-plugin-api-reference'";

describe('addPlugin', () => {
  /** In each text, `«…»` is what the edit adds; `P` is the name of the plugin in quotes. */
  it.each<[string, string]>(yaml`
    - [TypeScript,
        "import type {Config} from '@docusaurus/types';\n\n// Mine.\nconst config: Config = {\n  title: 'Site', // the name\n  presets: [['classic', {docs: {}} satisfies Options]],\n«  plugins: [P],\n»};\n\nexport default config;\n"]
    - [a list on one line, "export default {plugins: ['a', b«, P»]};"]
    - [a list on several lines, "export default {\n  plugins: [\n    'a', // one\n«    P,\n»  ],\n};"]
    - [a last entry with a comment and no comma, "export default {\n  plugins: [\n    'a'«,» /* one */\n«    P\n»    // two\n  ]\n};"]
    - [a comma on the next line, "export default {\n  title: 'a'«,» // one\n«  plugins: [P]\n»  ,\n};"]
    - [the name of the plugin in a comment, "export default {\n  // plugins: [P],\n  title: 'a',\n«  plugins: [P],\n»};"]
    - [another value that is the short name, "export default {plugins: [['a', {routeBasePath: 'api-reference'}]«, P»]};"]
    - [an empty list, 'export default {plugins: [«P» ]};']
    - [an empty object, 'export default {«plugins: [P]»};']
    - [a type assertion, 'export default {title: 1«, plugins: [P]»} satisfies Config as Config;']
    - [a spread at the end, "const x = {\n\ttitle: 1,\n\t...more«,\n\tplugins: [P]»\n};\nexport default x;"]
    - [a function, "export default async function createConfig() {\n  const config = {title: 'a'«, plugins: [P]»};\n  return config;\n}"]
    - [an arrow function, 'export default () => ({title: 1«, plugins: [P]»});']
    - [parentheses, "export default ({plugins: [('a')«, P»]});"]
    - [CommonJS, "// @ts-check\nmodule.exports = {\r\n  title: 'a',\r\n«  plugins: [P],\r\n»};\r\n"]
  `)('edits a configuration with %s', (_name, marked) => {
    const text = marked.replaceAll('P]', `${NAME}]`).replace(/P(?=[»,\n])/g, NAME);
    const result = addPlugin(text.replace(/«[^»]*»/g, ''), 'docusaurus.config.ts');
    expect(result).toEqual({kind: 'edited', text: text.replace(/[«»]/g, '')});
    if (result.kind === 'edited')
      parse(result.text, {sourceType: 'unambiguous', plugins: ['typescript']});
  });

  it('keeps the quotes of a list with double quotes', () => {
    expect(addPlugin('export default {"plugins": ["a"]};', 'docusaurus.config.js')).toEqual({
      kind: 'edited',
      text: 'export default {"plugins": ["a", "docusaurus-plugin-api-reference"]};',
    });
  });

  it.each([
    `export default {plugins: [${NAME}]};`,
    "export default {plugins: ['api-reference']};",
    "const api = ['api-reference', {}];\nexport default {plugins: [api]};",
    'const path = require.resolve(`docusaurus-plugin-api-reference`);\nmodule.exports = {plugins: [[path, {}]]};',
  ])('does not add the plugin twice: %s', (text) => {
    expect(addPlugin(text, 'docusaurus.config.js')).toEqual({kind: 'present'});
  });

  it.each([
    ["export default {plugins: makePlugins('api-reference')};", /not written as a list/],
    ["export {default} from './config';", /does not export an object/],
    ['export default merge({}, {});', /does not export an object/],
    ['const a = b; const b = a; export default a;', /does not export an object/],
    ['export default {', /cannot be parsed/],
  ])('does not edit %s', (text, reason) => {
    expect(addPlugin(text, 'docusaurus.config.ts')).toEqual({
      kind: 'unclear',
      reason: expect.stringMatching(reason) as string,
    });
  });
});
