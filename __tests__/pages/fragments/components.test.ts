import {createFragments, type FragmentFolder} from '../../support/fragments';
import {SHELTER_FILES} from '../../support/shelter';
import {VERSIONED_DOCS, VERSIONED_DOCUMENTS} from '../../support/versions';
import {yaml} from '../../support/yaml';

let fragments: FragmentFolder;
beforeAll(async () => {
  fragments = await createFragments(SHELTER_FILES);
});
const rewrite = (mdx: string, options?: Parameters<FragmentFolder['rewrite']>[1]) =>
  fragments.rewrite(mdx, options);

describe('components in MDX', () => {
  it.each([
    ['<ApiOperation operation="GET /pets" />', 'default/pets/get'],
    ['<ApiParameters operation="GET /pets" />', 'default/pets/get#parameters'],
    ['<ApiRequestBody operation="POST /pets" />', 'default/pets/post#request-body'],
    ['<ApiResponse operation="GET /pets" status="404" />', 'default/pets/get#response-404'],
    ['<ApiResponse operation="GET /pets" status={404} />', 'default/pets/get#response-404'],
    ['<ApiSamples operation="GET /pets" />', 'default/pets/get#samples'],
    ['<ApiTryIt operation="GET /pets" />', 'default/pets/get#try-it'],
    ['<ApiLink operation="GET /pets" />', 'default/pets/get#link'],
    ['<ApiLink operation={`GET /things`} tab="other" />', 'other/things/get#link'],
    ['<ApiSchema schema="Pet" />', 'default/schemas/Pet'],
    ['<ApiProperty schema="Pet" name="owner.mail" />', 'default/schemas/Pet#owner.mail'],
    ['<ApiOperations tag="Pets" />', 'default#tag.Pets'],
    ['<ApiAuthentication />', 'default#authentication'],
    ['<ApiAuthentication scheme="key" />', 'default#authentication.key'],
    ['<ApiAuthentication operation="GET /pets" />', 'default/pets/get#authentication'],
  ])('are replaced with an import of the part that they show: %s', async (mdx, request) => {
    const [, name] = /^<(\w+)/.exec(mdx)!;
    expect(await rewrite(mdx)).toBe(
      `${mdx.replace(name!, `${name}1`)}\n\nimport ${name}1 from "@api-reference/${request}";\n`,
    );
  });

  it('are replaced everywhere except in code blocks, with their children and on the same lines', async () => {
    const mdx = `---
title: Guide
---

## Pets {#own}

Read <ApiLink operation="GET /pets">them *all*</ApiLink> and <ApiLink operation="GET /pets" />.

:::note

- <ApiSchema schema="Pet" />

:::

{1 > 0 && <ApiLink operation="POST /pets">Add</ApiLink>}

\`\`\`mdx
<ApiSchema schema="Unknown" />
\`\`\`
`;
    const lines = (await rewrite(mdx)).split('\n');
    expect(lines[6]).toBe(
      'Read <ApiLink1 operation="GET /pets">them *all*</ApiLink1> and <ApiLink1 operation="GET /pets" />.',
    );
    expect(lines[10]).toBe('- <ApiSchema2 schema="Pet" />');
    expect(lines[14]).toBe('{1 > 0 && <ApiLink3 operation="POST /pets">Add</ApiLink3>}');
    expect(lines[17]).toBe('<ApiSchema schema="Unknown" />');
  });

  it.each([
    ['{/* truncate */}', '{/* truncate */}'],
    ['Like this:\n```md\n<!-- truncate -->\n```', '```md'],
    ['<div>\n{/* truncate */}\n</div>', '<div>'],
  ])(
    'have their imports before the block with the `truncate` marker of a blog post: %j',
    async (block, start) => {
      const text = await rewrite(`<ApiSchema schema="Pet" />\n\n${block}\n\nThe rest.\n`);
      expect(text.split(start)[0]).toMatch(/\n\nimport ApiSchema1 .*\n\n$/);
    },
  );

  it('are not replaced if the file imports or declares a component of the same name', async () => {
    for (const own of ["import ApiLink from './own';", 'export const ApiLink = () => 1;']) {
      const mdx = `${own}\n\n<ApiLink to="/" />\n`;
      expect(await rewrite(mdx)).toBe(mdx);
    }
  });

  it('are not replaced in files that are not MDX or have syntax errors', async () => {
    const mdx = '<ApiLink operation="GET /nothing" />\n';
    expect(await rewrite(mdx, {file: 'guide.md', format: 'detect'})).toBe(mdx);
    const own = `---\nmdx:\n  format: md\n---\n\n${mdx}`;
    expect(await rewrite(own)).toBe(own);
    const broken = '<ApiLink operation="GET /nothing" />\n\n{';
    expect(await rewrite(broken)).toBe(broken);
  });

  it('belong to the plugin instance that `pluginId` names', async () => {
    const instances = ['default', 'internal'];
    const [first, other] = await Promise.all(
      instances.map((pluginId) => createFragments(SHELTER_FILES, {pluginId, instances})),
    );
    const mdx = '<ApiSchema schema="Pet" pluginId="internal" />';
    expect(await first!.rewrite(mdx)).toBe(mdx);
    expect(await other!.rewrite(mdx)).toContain(
      'from "@api-reference-internal/default/schemas/Pet"',
    );
  });

  it.each([
    ['internl', ['default', 'internal'], 'no `pluginId` or `pluginId="internal"`'],
    ['default', ['internal'], '`pluginId="internal"`'],
  ])(
    'stop the build if no instance has their `pluginId`: %s of %j',
    async (id, instances, correct) => {
      const [pluginId] = instances;
      const {rewrite: rewriteOne} = await createFragments(SHELTER_FILES, {pluginId, instances});
      const [place, message] = (
        await rewriteOne(`<ApiSchema schema="Pet"${id === 'default' ? '' : ` pluginId="${id}"`} />`)
      ).split('\n');
      expect(place).toBe('docs/guide.mdx:1:1');
      expect(message).toBe(`No instance of the plugin has the id \`${id}\`. Write ${correct}.`);
    },
  );

  it('stop the build at a wrong name, with file, line and column', async () => {
    expect(await rewrite('---\ntitle: Pets\n---\n\nSee <ApiLink operation="GET /pet" />.\n')).toBe(
      `docs/guide.mdx:5:5
The tab \`default\` has no operation \`GET /pet\`. Did you mean \`GET /pets\`?

  3 | ---
  4 |
> 5 | See <ApiLink operation="GET /pet" />.
    |     ^
`,
    );
  });

  it.each<[string, string]>(yaml`
    - ['<ApiLink operation="GET /things" />', 'The tab \`default\` has no operation \`GET /things\`. Another tab has it: write \`tab="other"\` too.']
    - ['<ApiLink operation="nothing like it" />',
        'The tab \`default\` has no operation \`nothing like it\`. Write method and path as the document does, such as \`GET /pets/{petId}\`.']
    - ['<ApiSchema schema="Pet" tab="othr" />', 'There is no tab \`othr\`. Did you mean \`other\`?']
    - ['<ApiResponse operation="GET /pets" />', '\`<ApiResponse>\` needs the attribute \`status\`. Write \`<ApiResponse operation="…" status="…" />\`.']
    - ['<ApiLink operatoin="GET /pets" />', '\`<ApiLink>\` has no attribute \`operatoin\`. Did you mean \`operation\`?']
    - ['<ApiLink operation={name} />',
        'The attribute \`operation\` of \`<ApiLink>\` is not a string. Write it out, \`operation="…"\`: the page is built with what it names.']
    - ['<ApiTryIt operation="GET /pets" parameters={{limt: 1}} />', '\`GET /pets\` has no parameter \`limt\`. Did you mean \`limit\`?']
    - ['<ApiTryIt operation="GET /pets" parameters={{limit: 1, other: compute()}} />', '\`GET /pets\` has no parameter \`other\`. It has \`limit\`, \`version\`.']
    - ['<ApiTryIt operation="GET /pets" body={{}} />', '\`GET /pets\` takes no body.']
    - ['<ApiTryIt operation="GET /pets" server="https://api.example.org" />',
        '\`GET /pets\` has no server \`https://api.example.org\`. Did you mean \`https://api.example.com\`?']
    - ['<ApiTryIt operation="POST /pets" mediaType="text/csv" />', '\`POST /pets\` has no media type \`text/csv\`. It has \`application/json\`.']
    - ['<ApiSchema schema="Pet" direction="requests" />',
        'The attribute \`direction\` of \`<ApiSchema>\` cannot be \`"requests"\`. Write \`direction="request"\` or \`direction="response"\`.']
    - ['<ApiSchema schema="Pet" id="a pet" />', 'The attribute \`id\` of \`<ApiSchema>\` cannot be \`"a pet"\`. Write \`id="…"\` without white space.']
    - ['<ApiTryIt operation="GET /pets" parameters="limit" />',
        'The attribute \`parameters\` of \`<ApiTryIt>\` cannot be \`"limit"\`. Write \`parameters={{name: value}}\`.']
    - ['<ApiTryIt operation="POST /pets" mediaType />', 'The attribute \`mediaType\` of \`<ApiTryIt>\` cannot be \`true\`. Write \`mediaType="application/json"\`.']
    - ['<ApiProperty schema="Pet" name="" />', 'The attribute \`name\` of \`<ApiProperty>\` is empty. Write what it names: \`name="…"\`.']
    - ['<ApiAuthentication operation="GET /pets" scheme="key" />',
        '\`<ApiAuthentication>\` shows what an operation needs, or a scheme. Write only one of the attributes \`operation\` and \`scheme\`.']
    - ['<ApiSchema schema="Pet">A pet.</ApiSchema>',
        '\`<ApiSchema>\` does not show what is between its tags. End it with \`/>\`, and write the text before or after it.']
    - ['{1 > 0 && <ApiSchema schema="Pet"> {name} </ApiSchema>}',
        '\`<ApiSchema>\` does not show what is between its tags. End it with \`/>\`, and write the text before or after it.']
    - ['<ApiSchema schema="Pet" pluginId={own} />',
        'The attribute \`pluginId\` of \`<ApiSchema>\` is not a string. Write it out, \`pluginId="…"\`: the page is built with what it names.']
    - ['<ApiResponse operation="GET /pets" status="20 0" />', '\`GET /pets\` has no response \`20 0\`. It has \`200\` and \`404\`.']
    - ["import Pet from '@api-reference/default/schemas/Pot';", 'The tab \`default\` has no schema \`Pot\`. Did you mean \`Pet\`?']
  `)('stop the build if a name or an attribute is wrong: %s', async (mdx, message) => {
    const [place, line] = (await rewrite(mdx)).split('\n');
    expect([place, line]).toEqual([`docs/guide.mdx:1:${mdx.search(/<|import/) + 1}`, message]);
  });

  it.each([
    ['default/next', 'import ApiLink1 from "@api-reference/default/next/pets/post#link"'],
    [
      'default/2.0',
      'There is no tab `default/2.0`. Write `default` for the current version, `default/next` or `default/1.0` for another.',
    ],
  ])('show a version of an API: %s', async (tab, found) => {
    const versions = await createFragments({
      ...VERSIONED_DOCUMENTS,
      'docs.json': JSON.stringify(VERSIONED_DOCS),
    });
    expect(await versions.rewrite(`<ApiLink operation="POST /pets" tab="${tab}" />`)).toContain(
      found,
    );
  });

  it.each([
    ['Its owner: <ApiProperty schema="Pet" name="owner" />.', 'properties/Pet#owner'],
    ['## A <ApiProperty schema="Pet" name="owner" />', 'properties/Pet#owner'],
    ['- The owner: <ApiProperty schema="Pet" name="owner" />\n- All', 'properties/Pet#owner'],
    ['| <ApiProperty schema="Pet" name="owner" /> |\n|---|', 'schemas/Pet#owner'],
    ['Press <ApiTryIt operation="GET /pets" />.', 'pets/get#try-it'],
    // None of these is in a `<p>`.
    ['- A pet: <ApiSchema schema="Pet" />\n- All', 'schemas/Pet'],
    ['A pet:\n<ApiSchema schema="Pet" />\nmore', 'schemas/Pet'],
    ['{1 > 0} <ApiSchema schema="Pet" />', 'schemas/Pet'],
    ['In a <Tip content={<ApiSchema schema="Pet" />} />.', 'schemas/Pet'],
  ])('have the form that fits where they are: %j', async (mdx, request) => {
    expect(await rewrite(mdx)).toContain(` from "@api-reference/default/${request}";`);
  });

  it.each([
    ['A pet: <ApiSchema schema="Pet" />.', 'ApiSchema'],
    ['- A pet: <ApiSchema schema="Pet" />\n\n- All', 'ApiSchema'],
    ['A *pet: <ApiSamples operation="GET /pets" />*', 'ApiSamples'],
    ['A {1 > 0 && <ApiSchema schema="Pet" />}', 'ApiSchema'],
    ['<p>\n  <ApiSchema schema="Pet" />\n</p>', 'ApiSchema'],
    ['{<p><ApiSchema schema="Pet" /></p>}', 'ApiSchema'],
    ["import Pet from '@api-reference/default/schemas/Pet';\n\nA pet: <Pet />", 'Pet'],
    ["import Name from '@api-reference/default/schemas/Pet#name';\n\nA name: <Name />", 'Name'],
  ])('stop the build as blocks in a paragraph: %j', async (mdx, name) => {
    const [place, message] = (await rewrite(mdx)).split('\n');
    const before = mdx.slice(0, mdx.lastIndexOf(`<${name}`)).split('\n');
    expect(place).toBe(`docs/guide.mdx:${before.length}:${before.at(-1)!.length + 1}`);
    expect(message).toBe(
      `\`<${name}>\` is inside a paragraph, which browsers end before it. Write it on a line of its own, outside the paragraph.`,
    );
  });

  it('are moved behind the paragraph in `start` if they are blocks in it, with a warning', async () => {
    const started = await createFragments(SHELTER_FILES, {development: true});
    const [block, moved] = ['<ApiSchema schema="Pet" />', '<ApiSchema1 schema="Pet" />'];
    const imported = 'import ApiSchema1 from "@api-reference/default/schemas/Pet";\n';
    for (const [mdx, shown] of [
      [`A ${block} pet.\n\nMore.`, `A  pet.\n\n${moved}\n\n\nMore.`],
      [`> - A ${block}.\n> more\n>\n> - B`, `> - A .\n> more\n\n>   ${moved}\n\n>\n> - B`],
      ["import P from '@api-reference/default/schemas/Pet';\n\nA <P />.", undefined],
    ] as const) {
      started.warnings.length = 0;
      expect(await started.rewrite(mdx)).toBe(
        shown === undefined
          ? "import P from '@api-reference/default/schemas/Pet';\n\nA .\n\n<P />\n"
          : `${shown}\n\n${imported}`,
      );
      expect(started.warnings).toEqual([expect.stringContaining('is inside a paragraph')]);
    }
    // Nothing can be put behind a paragraph of JavaScript.
    expect(await started.rewrite(`{<p>${block}</p>}`)).toContain('is inside a paragraph');
  });

  it('are not checked for console values that are known only on the page', async () => {
    expect(await rewrite('<ApiTryIt operation="GET /pets" parameters={own} />')).toContain(
      'import ApiTryIt1',
    );
  });

  it('are still replaced while the document cannot be read', async () => {
    const broken = await createFragments(
      {...SHELTER_FILES, 'openapi.json': '{'},
      {development: true},
    );
    expect(await broken.rewrite('<ApiParameters operation="GET /pets" />')).toContain(
      'import ApiParameters1',
    );
  });
});
