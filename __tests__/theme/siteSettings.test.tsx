/** @jest-environment node */
import {toSearchTexts} from '../../plugin/search/toSearchTexts';
import {createTestLoader} from '../support/createTestLoader';
import {createFolder} from '../support/folder';
import {renderContent} from './support/renderPages';

const DOCUMENT = `openapi: 3.1.0
info: {title: Processes, version: '1'}
security: [{key: []}]
components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}
paths:
  /definitions:
    get:
      description: All of them.
      x-permissions: ['Process Definition: READ', '<b>*Tenant*</b>']
      x-limits: [10 per second, 100 per minute]
      x-long: ${'a'.repeat(500)}
      responses: {'200': {description: OK, content: {application/json: {schema: {
        type: object, x-limits: none, properties: {
          name: {type: string}, size: {type: string}, owner: {type: object, properties: {name: {type: string}, since: {type: string}, team: {type: object, properties: {lead: {type: string}}}}}}}}}}}
    delete:
      x-permissions: {Process Definition: [DELETE, READ]}
      responses: {'204': {description: Gone}}
`;
const SHOWN = [
  {name: 'x-permissions', label: 'Required permissions', as: 'line' as const},
  {name: 'x-limits', label: 'Rate limits'},
];

type Options = NonNullable<Parameters<typeof createTestLoader>[1]>;

async function show(api: object, options: Options = {}) {
  const siteDir = createFolder({
    'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.yaml', ...api}}),
    'openapi.yaml': DOCUMENT,
  });
  const site = await createTestLoader(siteDir, options)();
  const {pages, markdown} = await renderContent(site);
  return {
    site,
    page: pages.get('GET /definitions')!,
    text: markdown.get('GET /definitions')!,
    pages,
    markdown,
  };
}

describe('an extension with a label', () => {
  it('is a row with a list of its values, on operations and schemas', async () => {
    const {page, text} = await show({showExtensions: SHOWN});
    expect(page.replace(/<[^>]+>/g, ' ')).toMatch(/Rate limits:\s+10 per second\s+100 per minute/);
    expect(page.match(/<li><code[^>]*>100 per minute/)).not.toBeNull();
    expect(page).toContain('Rate limits: <code class="theme-api-value">none</code>');
    expect(text).toContain('- Rate limits:\n\n  - `"10 per second"`\n  - `"100 per minute"`');
    expect(page).not.toContain('x-limits');
  });
});

describe('an extension as a line', () => {
  it('is beside authentication in the head of an operation, as text', async () => {
    const {page} = await show({showExtensions: SHOWN});
    const head = page.slice(page.indexOf('theme-api-security-line'), page.indexOf('</header>'));
    expect(head).toContain('Required permissions: ');
    expect(head).toContain('<li>&lt;b&gt;*Tenant*&lt;/b&gt;</li>');
    const {pages} = await show({showExtensions: SHOWN});
    expect(pages.get('DELETE /definitions')).toContain(
      'Required permissions: Process Definition: DELETE, READ</div>',
    );
  });

  it('is in Markdown, in lists of pages and in the search', async () => {
    const {site, text, markdown} = await show({showExtensions: SHOWN});
    const words = 'Required permissions: Process Definition: READ, \\<b\\>\\*Tenant\\*\\</b\\>';
    expect(text).toContain(`\n- ${words}\n`);
    expect(markdown.get('overview')).toContain(`\`GET /definitions\`. All of them. ${words}`);
    const [tab] = site.tabs;
    expect(toSearchTexts(tab as never).operations).toEqual([
      'All of them. · Required permissions: Process Definition: READ, <b>*Tenant*</b>',
      'Required permissions: Process Definition: DELETE, READ',
    ]);
  });

  it('is a row where it would be too long', async () => {
    const {page} = await show({showExtensions: [{name: 'x-long', label: 'Long', as: 'line'}]});
    const row = page.slice(page.indexOf('theme-api-extensions'), page.indexOf('security-line'));
    expect(row).toContain('Long: <code class="theme-api-value">aaaa');
  });
});

describe('`showExtensions` of a tab', () => {
  it('replaces that of the site', async () => {
    const options = {showExtensions: ['x-limits', SHOWN[0]!]};
    expect((await show({}, options)).page).toContain('Required permissions: ');
    const {page} = await show({showExtensions: []}, options);
    expect(page).not.toMatch(/Required permissions|x-limits/);
  });
});

describe('`schemaDepth`', () => {
  const listOpen = (page: string) =>
    page
      .split('<li')
      .flatMap((row) => /id="response-200\.([\w.]+)"[^]*<details([^>]*)>/.exec(row) ?? [])
      .flatMap((text, index, all) =>
        index % 3 === 1 ? `${text}${/ open=/.test(all[index + 1]!) ? ' open' : ''}` : [],
      );

  it('opens that many levels of properties; the setting of a tab replaces that of the site', async () => {
    const [none, ofSite, ofTab] = await Promise.all([
      show({}),
      show({}, {schemaDepth: 3}),
      show({schemaDepth: 2}, {schemaDepth: 3}),
    ]);
    expect(listOpen(none.page)).toEqual(['owner', 'owner.team']);
    expect(listOpen(ofSite.page)).toEqual(['owner open', 'owner.team open']);
    expect(listOpen(ofTab.page)).toEqual(['owner open', 'owner.team']);
  });
});
