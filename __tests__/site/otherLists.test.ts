import fs from 'fs';
import path from 'path';
import {findTakenLists, noteTakenLists} from '../../plugin/site/otherLists';
import {ALL_FORMATS} from '../support/createTestLoader';
import {createFolder} from '../support/folder';
import {toReadyTab} from '../support/readyTab';
import {navigate, toReference} from '../support/reference';

type Plugins = Parameters<typeof findTakenLists>[1];

const LIST = 'https://docs.example.com/api/default/llms.txt';

const find = (plugins: Plugins, files: {[file: string]: string} = {}) => {
  const siteDir = createFolder({'docs.json': '{}', ...files});
  const siteConfig = {staticDirectories: ['static']} as Parameters<
    typeof findTakenLists
  >[0]['siteConfig'];
  return {siteDir, taken: findTakenLists({siteDir, baseUrl: '/', siteConfig}, plugins)};
};
const namesOf = (plugins: Plugins) => [...find(plugins).taken.keys()];

/** What a build prints. */
async function note(plugins: Plugins, text?: string): Promise<string> {
  const {siteDir, taken} = find(plugins, text === undefined ? {} : {'static/llms.txt': text});
  const outDir = path.join(siteDir, 'build');
  fs.mkdirSync(outDir);
  if (text !== undefined) fs.writeFileSync(path.join(outDir, 'llms.txt'), text);
  const reference = toReference(['GET /pets']);
  const tab = toReadyTab({reference, ...navigate(reference)}, ALL_FORMATS);
  const print = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const place = {siteDir, siteUrl: 'https://docs.example.com', pluginId: 'default', outDir};
  await noteTakenLists(taken, [tab], place);
  await noteTakenLists(taken, [tab], place);
  const said = print.mock.calls.flat().join(' ');
  print.mockRestore();
  return said;
}

describe('lists that something else writes', () => {
  it('are those of the plugins that write them, as their options say', () => {
    const llms = 'docusaurus-plugin-llms';
    const txt = 'docusaurus-plugin-llms-txt';
    expect(namesOf([{name: 'other', options: {}}])).toEqual([]);
    expect(namesOf([{name: llms, options: {}}])).toEqual(['llms.txt', 'llms-full.txt']);
    expect(namesOf([{name: llms, options: {generateLLMsFullTxt: false}}])).toEqual(['llms.txt']);
    expect(
      namesOf([
        {name: llms, options: {llmsTxtFilename: 'docs.txt', llmsFullTxtFilename: 'all.txt'}},
      ]),
    ).not.toContain('llms.txt');
    expect(namesOf([{name: txt, options: {content: {enableLlmsFullTxt: true}}}])).toEqual([
      'llms.txt',
      'llms-full.txt',
    ]);
    expect(namesOf([{name: txt, options: {title: 'Docs'}}])).toEqual(['llms.txt']);
    expect(namesOf([{name: txt, options: {runOnPostBuild: false}}])).toEqual([]);
  });

  it('are static files of the site', () => {
    expect([...find([], {'static/llms-full.txt': 'Mine'}).taken.keys()]).toEqual(['llms-full.txt']);
  });
});

describe('a build', () => {
  it('says once which line links to our list, in the form of what writes it', async () => {
    const said = await note([{name: 'docusaurus-plugin-llms', options: {}}]);
    expect(said).toContain('docusaurus-plugin-llms writes `/llms.txt`');
    expect(said).toContain(`option \`rootContent\`:\n- [Pets](${LIST})`);
    expect(said.split(LIST)).toHaveLength(2);
    expect(
      await note([{name: 'docusaurus-plugin-llms-txt', options: {optionalLinks: []}}]),
    ).toContain(`option \`optionalLinks\`:\n{"title":"Pets","url":"${LIST}"},`);
    expect(await note([{name: 'docusaurus-plugin-llms-txt', options: {title: 'Docs'}}])).toContain(
      `has no option for more links; the pages of the API are listed here:\n- [Pets]`,
    );
    expect(await note([], '# Mine\n')).toContain(
      `a static file \`/llms.txt\`, so docusaurus-plugin-api-reference writes none. To link to the list of the API's pages, add this to it:\n- [Pets](${LIST})`,
    );
  });

  it('says nothing once the link is there, or if nothing else writes a list', async () => {
    const rootContent = `- [API](${LIST})`;
    expect(await note([{name: 'docusaurus-plugin-llms', options: {rootContent}}])).toBe('');
    expect(await note([], `# Mine\n\n${rootContent}\n`)).toBe('');
    expect(await note([])).toBe('');
  });
});
