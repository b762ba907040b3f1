import {parse} from '@babel/parser';
import {addPlugin} from '../../../plugin/cli/init/docusaurusConfig';

const edit = (text: string, name = 'docusaurus.config.ts') => {
  const result = addPlugin(text, name);
  if (result.kind === 'edited')
    parse(result.text, {
      sourceType: 'unambiguous',
      plugins: name.endsWith('ts') ? ['typescript'] : ['jsx'],
    });
  return result;
};

describe('addPlugin', () => {
  it('adds a plugin list to a TypeScript configuration and keeps the rest', () => {
    const before = `import type {Config} from '@docusaurus/types';\n\n// Mine.\nconst config: Config = {\n  title: 'Site', // the name\n  presets: [['classic', {docs: {}} satisfies Options]],\n};\n\nexport default config;\n`;
    expect(edit(before)).toEqual({
      kind: 'edited',
      text: before.replace(
        'Options]],\n',
        "Options]],\n  plugins: ['docusaurus-plugin-api-reference'],\n",
      ),
    });
  });

  it.each([
    [
      'a list on one line',
      "export default {plugins: ['a', b]};",
      "export default {plugins: ['a', b, 'docusaurus-plugin-api-reference']};",
    ],
    [
      'a list on several lines',
      "export default {\n  plugins: [\n    'a', // one\n  ],\n};",
      "export default {\n  plugins: [\n    'a', // one\n    'docusaurus-plugin-api-reference',\n  ],\n};",
    ],
    [
      'a last entry with a comment and no comma',
      "export default {\n  plugins: [\n    'a' /* one */\n    // two\n  ]\n};",
      "export default {\n  plugins: [\n    'a', /* one */\n    'docusaurus-plugin-api-reference'\n    // two\n  ]\n};",
    ],
    [
      'a comma on the next line',
      "export default {\n  title: 'a' // one\n  ,\n};",
      "export default {\n  title: 'a', // one\n  plugins: ['docusaurus-plugin-api-reference']\n  ,\n};",
    ],
    [
      'the name of the plugin in a comment',
      "export default {\n  // plugins: ['docusaurus-plugin-api-reference'],\n  title: 'a',\n};",
      "export default {\n  // plugins: ['docusaurus-plugin-api-reference'],\n  title: 'a',\n  plugins: ['docusaurus-plugin-api-reference'],\n};",
    ],
    [
      'an empty list',
      'export default {plugins: [ ]};',
      "export default {plugins: ['docusaurus-plugin-api-reference' ]};",
    ],
    [
      'an empty object',
      'export default {};',
      "export default {plugins: ['docusaurus-plugin-api-reference']};",
    ],
    [
      'a quoted key',
      'export default {"plugins": ["a"]};',
      'export default {"plugins": ["a", "docusaurus-plugin-api-reference"]};',
    ],
    [
      'a type assertion',
      'export default {title: 1} satisfies Config as Config;',
      "export default {title: 1, plugins: ['docusaurus-plugin-api-reference']} satisfies Config as Config;",
    ],
    [
      'a spread at the end',
      'const x = {\n\ttitle: 1,\n\t...more\n};\nexport default x;',
      "const x = {\n\ttitle: 1,\n\t...more,\n\tplugins: ['docusaurus-plugin-api-reference']\n};\nexport default x;",
    ],
    [
      'a function',
      "export default async function createConfig() {\n  const config = {title: 'a'};\n  return config;\n}",
      "export default async function createConfig() {\n  const config = {title: 'a', plugins: ['docusaurus-plugin-api-reference']};\n  return config;\n}",
    ],
    [
      'an arrow function',
      'export default () => ({title: 1});',
      "export default () => ({title: 1, plugins: ['docusaurus-plugin-api-reference']});",
    ],
    [
      'parentheses',
      "export default ({plugins: [('a')]});",
      "export default ({plugins: [('a'), 'docusaurus-plugin-api-reference']});",
    ],
  ])('edits a configuration with %s', (_name, before, after) => {
    expect(edit(before)).toEqual({kind: 'edited', text: after});
  });

  it('edits a CommonJS configuration', () => {
    expect(
      edit("// @ts-check\nmodule.exports = {\r\n  title: 'a',\r\n};\r\n", 'docusaurus.config.js'),
    ).toEqual({
      kind: 'edited',
      text: "// @ts-check\nmodule.exports = {\r\n  title: 'a',\r\n  plugins: ['docusaurus-plugin-api-reference'],\r\n};\r\n",
    });
  });

  it('does not add the plugin twice', () => {
    expect(edit("export default {plugins: ['docusaurus-plugin-api-reference']};")).toEqual({
      kind: 'present',
    });
    expect(
      edit(
        'const path = require.resolve(`docusaurus-plugin-api-reference`);\nmodule.exports = {plugins: [[path, {}]]};',
        'docusaurus.config.js',
      ),
    ).toEqual({kind: 'present'});
  });

  it.each([
    [
      'a plugin list that is built elsewhere',
      'export default {plugins: makePlugins()};',
      /not written as a list/,
    ],
    [
      'a configuration from another file',
      "export {default} from './config';",
      /does not export an object/,
    ],
    ['a computed configuration', 'export default merge({}, {});', /does not export an object/],
    [
      'variables that refer to each other',
      'const a = b; const b = a; export default a;',
      /does not export an object/,
    ],
    ['code with a syntax error', 'export default {', /cannot be parsed/],
  ])('does not edit %s', (_name, text, reason) => {
    expect(addPlugin(text, 'docusaurus.config.ts')).toEqual({
      kind: 'unclear',
      reason: expect.stringMatching(reason),
    });
  });
});
