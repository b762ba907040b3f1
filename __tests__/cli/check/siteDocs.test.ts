import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {INSTALLED} from '../../support/installed';
import {yaml} from '../../support/yaml';

const NAME = 'docusaurus-plugin-api-reference';
const DOCUMENT =
  "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\nservers: [{url: 'https://api.example.com'}]\npaths: {/pets: {get: {operationId: listPets, summary: List, responses: {'200': {description: Pets.}}}}}\n";

/** What `check` finds about these entries of `navigation`, in a site with these files. */
async function check(
  entries: readonly string[],
  {
    files = {},
    plugins = "'@docusaurus/plugin-content-docs'",
    more = '',
    argv = [],
  }: {files?: {[name: string]: string}; plugins?: string; more?: string; argv?: string[]},
) {
  const {code, output} = await runCommand(
    createFolder({
      ...INSTALLED,
      'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://docs.example.com', baseUrl: '/', plugins: ['${NAME}', ${plugins}], ${more}};\n`,
      'docs.json': JSON.stringify({
        tab: 'API',
        api: {source: 'openapi.yaml', navigation: [...entries, {rest: true}]},
      }),
      'openapi.yaml': DOCUMENT,
      ...files,
    }),
    'check',
    ...argv,
  );
  return {
    code,
    found:
      output.match(
        /(?:The site has no doc|Only the build|Did you mean|`check` cannot tell)(?:(?!  ).)*/g,
      ) ?? [],
  };
}

describe('the docs that `navigation` names', () => {
  it.each<[string, string, {[name: string]: string}]>(yaml`
    - [a file, intro, {docs/intro.md: a}]
    - [a file in a folder, guides/intro, {docs/guides/intro.mdx: a}]
    - [numbers before its names, guides/intro, {docs/01-guides/2. intro.md: a}]
    - [a date before its name, guides/2026-11-intro, {docs/guides/2026-11-intro.md: a}]
    - [an id of its own, guides/start, {docs/1_guides/02-intro.md: "---\nid: start\n---\na"}]
    - [numbers that it keeps, 1-guides/2-intro, {docs/1-guides/2-intro.md: "---\nparse_number_prefixes: false\n---\na"}]
    - [a file whose front matter is broken, intro, {docs/intro.md: "---\nid: [\n---\na"}]
    - [an earlier version alone, old/intro, {versioned_docs/version-1.0/old/intro.md: a}]
  `)('are found by %s', async (_what, id, files) => {
    expect(await check([id], {files})).toEqual({code: 0, found: []});
  });

  it.each<[string, string, {[name: string]: string}, string]>(yaml`
    - [its number, 01-intro, {docs/01-intro.md: a}, 'Did you mean \`intro\`?']
    - [the path of its file, 1-guides/intro.md, {docs/1-guides/intro.md: a}, 'Did you mean \`guides/intro\`?']
    - [its slug, /first/steps, {docs/intro.md: "---\nslug: /first/steps/\n---\na"}, 'Did you mean \`intro\`?']
    - [a typing error, intor, {docs/intro.md: a, docs/other.md: a}, 'Did you mean \`intro\`?']
    - [a partial, guides/_intro, {docs/intro.md: a, docs/guides/_intro.md: a}, 'The site has no doc \`guides/_intro\`.']
  `)('are an error if they are named by %s', async (_what, id, files, words) => {
    const {code, found} = await check([id], {files});
    expect([code, found]).toEqual([2, expect.arrayContaining([words])]);
  });

  it.each<[string, Parameters<typeof check>[1], string]>(yaml`
    - [a function decides about their names,
        {plugins: "['@docusaurus/plugin-content-docs', {numberPrefixParser: (filename) => ({filename})}]"},
        'the docs plugin has the option \`numberPrefixParser\`.']
    - [the site excludes files of its own, {plugins: "['content-docs', {exclude: ['drafts/**']}]"}, 'the docs plugin has the option \`exclude\`.']
    - [the preset has such an option, {plugins: '', more: "presets: [['classic', {docs: {include: ['*.md']}}]]"}, 'the docs plugin has the option \`include\`.']
    - [another plugin may write them, {plugins: "'content-docs', 'docusaurus-plugin-typedoc'"}, another plugin of the site may write docs.]
    - [no code of the site runs, {argv: [--no-code]}, it has not read the configuration of the site.]
  `)('are a note if only the build can know them: %s', async (_what, options, why) => {
    const files = {'docs/intro.md': 'a'};
    const {code, found} = await check(['a', 'b'], {...options, files});
    expect([code, found]).toEqual([
      0,
      [
        'Only the build knows whether the site has these docs: `a` and `b`.',
        `\`check\` cannot tell: ${why}`,
      ],
    ]);
    // What is certain needs no build.
    if (!options.argv) expect((await check(['intro'], {...options, files})).found).toEqual([]);
  });

  it('have ids with numbers if the docs plugin has no parser for them', async () => {
    const plugins =
      "['@docusaurus/plugin-content-docs', {path: 'guides', numberPrefixParser: false}]";
    const files = {'guides/01-intro.md': 'a'};
    expect((await check(['01-intro'], {files, plugins})).code).toBe(0);
  });
});
