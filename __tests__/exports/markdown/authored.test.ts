import {createAuthoredWriter} from '../../../plugin/exports/formatFiles';
import {createFolder} from '../../support/folder';
import {loadFormats} from '../../support/formats';

const write = async (mdx: string, baseUrl = '/') =>
  (await createAuthoredWriter({siteUrl: 'https://docs.example.com', baseUrl}))(mdx).text;

const CODE =
  '````md title="page.mdx"\nimport x from \'y\';\n<!-- kept -->\n```\n{inner}\n```\n````';

describe('authored MDX as Markdown', () => {
  it.each([
    [
      'contains the text without front matter, imports, exports, comments and expressions',
      "---\ntitle: Notes\n---\n\nimport Tabs from '@theme/Tabs';\n\nexport const five = 5;\n\nWords {/* and a thought */}of **mine**.<!-- and more -->\n\n{five}\n",
      'Words of **mine**.',
    ],
    [
      'contains the content of components and their labels',
      '<Tabs>\n  <TabItem value="a" label="First">\n\n    Inside.\n\n  </TabItem>\n</Tabs>\n\n<Card title="By hand">In a line.</Card>\n\n<details>\n  <summary>More</summary>\n\n  Folded.\n\n</details>\n',
      '**First**\n\nInside.\n\n**By hand** In a line.\n\nMore\n\nFolded.',
    ],
    [
      'has a line for each tab',
      '<Tabs>\n  <TabItem value="a" label="First">One.</TabItem>\n  <TabItem value="b" label="Second">Two.</TabItem>\n</Tabs>',
      '**First** One.\\\n**Second** Two.',
    ],
    ['keeps code unchanged, including MDX syntax inside it', CODE, CODE],
    [
      'has no page title, and no heading IDs in either notation',
      '# Notes {#one}\n\n## More {/* #two */}\n\n### `code` last {#three}',
      '## Notes\n\n## More\n\n### `code` last',
    ],
    [
      'keeps tables and admonitions',
      '| a | b |\n|---|---|\n| `x\\|y` | 2 |\n\n:::tip Photos\n\nAdd one.\n\n:::',
      '| a      | b |\n| ------ | - |\n| `x\\|y` | 2 |\n\n:::tip Photos\n\nAdd one.\n\n:::',
    ],
    [
      'keeps the text of MDX that cannot be parsed',
      '---\na: 1\n---\nAn <Open> tag\n',
      'An <Open> tag',
    ],
  ])('%s', async (_title, mdx, text) => {
    expect(await write(mdx)).toBe(text);
  });

  it('has a link for each part of the API', async () => {
    const writer = await createAuthoredWriter({siteUrl: 'https://docs.example.com', baseUrl: '/'});
    expect(
      writer(
        'Read <ApiLink operation="GET /pets" />, then <Other />.\n\n<ApiSchema schema="Pet" />',
        (name, attributeOf) => {
          const title = attributeOf('operation') ?? attributeOf('schema');
          return title === undefined
            ? undefined
            : {title: `${name} ${title}`, url: 'https://a.b/c'};
        },
      ).text,
    ).toBe('Read [ApiLink GET /pets](https://a.b/c), then .\n\n[ApiSchema Pet](https://a.b/c)');
  });

  it('has a link for each imported part of the API', async () => {
    const folder = createFolder({
      'docs.json': JSON.stringify({
        tab: 'API',
        api: {source: 'openapi.yaml', overrides: {'GET /pets': {before: 'before.mdx'}}},
      }),
      'openapi.yaml':
        "openapi: 3.1.0\ninfo: {title: A, version: '1'}\nservers: [{url: 'https://api.example.com'}]\npaths: {/pets: {get: {summary: List pets, responses: {'200': {description: OK}}}}, /dogs: {post: {summary: Add a dog, responses: {'200': {description: OK}}}}}\n",
      'before.mdx':
        "import Body from '@api-reference/default/dogs/post#request-body';\nimport Pet from '@api-reference/default/schemas/Pet#name';\nimport Line from '@api-reference/default/properties/Pet#age';\nimport Own from './own';\n\nFirst\n\n<Body />\n\n<Pet />\n\n<Line />\n\n<Own />\n\nlast.\n",
    });
    const {files} = await loadFormats(folder);
    expect(files.get('/api/default/pets/get.md')!.text()).toMatch(
      /First\n\n\[Add a dog\]\(\S+\/api\/default\/dogs\/post\.md\)\n\nPet\.name\n\nPet\.age\n\nlast\./,
    );
  });

  it('links to what its components show in their tab, with the words of the author', async () => {
    const toTab = (name: string, url: string, api = {}) => ({
      tab: name,
      api: {source: `${url}.json`, overrides: {'GET /pets': {before: 'before.mdx'}}, ...api},
    });
    const toApi = (summary: string) => ({
      openapi: '3.1.0',
      info: {title: 'A', version: '1'},
      paths: {'/pets': {get: {summary, responses: {'200': {description: 'OK'}}}}},
    });
    const folder = createFolder({
      'docs.json': JSON.stringify({tabs: [toTab('One', 'one'), toTab('Two', 'two')]}),
      'one.json': JSON.stringify(toApi('List pets')),
      'two.json': JSON.stringify(toApi('List animals')),
      'before.mdx': `import Other from '@api-reference/two/pets/get#link';
import Foreign from '@api-reference-internal/default/pets/get#link';

<ApiLink operation="GET /pets" /> <ApiLink operation="GET /pets" tab="two">*these*</ApiLink>

<ApiTryIt operation="GET /pets">
  Try *it*
</ApiTryIt>

<Other /> <Foreign /> <ApiLink operation="GET /pets" pluginId="internal">those</ApiLink>
`,
    });
    const {files} = await loadFormats(folder);
    for (const tab of ['default', 'two'])
      expect(files.get(`/api/${tab}/pets/get.md`)?.text()).toContain(
        `[List pets](https://docs.example.com/api/default/pets/get.md) [*these*](https://docs.example.com/api/two/pets/get.md)

[Try *it*](https://docs.example.com/api/default/pets/get.md)

[List animals](https://docs.example.com/api/two/pets/get.md) default/pets/get those`,
      );
  });

  it('links to pages of the site by their full URL', async () => {
    expect(
      await write(
        '[a](/docs/x) [b](/sub/docs/x) [c](#here) [d](https://example.com) <a href="/e">e</a> ![f](/f.png) ![g](./g.png)',
        '/sub/',
      ),
    ).toBe(
      '[a](https://docs.example.com/sub/docs/x) [b](https://docs.example.com/sub/docs/x) [c](#here) [d](https://example.com) [e](https://docs.example.com/sub/e) ![f](https://docs.example.com/sub/f.png) g',
    );
  });
});
