import {useStartedSite} from '../../support/servedSite';
import {SHELTER_FILES} from '../../support/shelter';

const {'docs.json': _, ...DOCUMENTS} = SHELTER_FILES;
const DOCUMENT = DOCUMENTS['openapi.json']!;
const GUIDE = '# Guide\n\n<ApiProperty schema="Pet" name="name" />\n';

describe('in `docusaurus start`', () => {
  const site = useStartedSite(() => ({
    docs: {tab: 'API', api: {source: 'openapi.json'}},
    files: {...DOCUMENTS, 'docs/guide.mdx': GUIDE},
  }));
  const {write} = site;

  it('fragments follow edits of the document, and recover from a mistake in it or in the page', async () => {
    const {page, origin} = site;
    await page.goto(`${origin}/docs/guide`, {timeout: 90_000});
    const main = page.locator('main');
    await main.getByText('What people call it.').waitFor();

    write('openapi.json', DOCUMENT.replace('What people call it.', 'Its call name.'));
    await main.getByText('Its call name.').waitFor();

    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    const renamed = DOCUMENT.replace('"required":["name"]', '"required":[]').replace(
      '"name":{"type"',
      '"title":{"type"',
    );
    write('openapi.json', renamed);
    await overlay.getByText('has no property `name`').first().waitFor();
    write('openapi.json', DOCUMENT);
    await main.getByText('What people call it.').waitFor();

    write('docs/guide.mdx', GUIDE.replace('"Pet"', '"Pot"'));
    await overlay.getByText('Did you mean `Pet`?').first().waitFor();
    write('docs/guide.mdx', GUIDE);
    await main.getByText('What people call it.').waitFor();
  }, 300_000);
});
