import {toPathsToWatch} from '../../plugin/site/pathsToWatch';
import type {LoadedDocument} from '../../plugin/document/types';
import type {Site} from '../../plugin/types';
import {createFolder} from '../support/folder';
import {standIn} from '../support/standIn';

describe('toPathsToWatch', () => {
  const rootDir = createFolder({
    'specs/schemas/Pet.yaml': '',
    'notes/pets.mdx': '',
    'billing/users.yaml': '',
  });
  const list = (content: Site, localizedDir?: string) =>
    toPathsToWatch(rootDir, 'docs.json', content, localizedDir).map((glob) =>
      glob.replace(rootDir, '/site'),
    );

  it('returns docs.json and the folders of documents, missing documents and authored texts', () => {
    const content = standIn<Site>({
      config: {rootDir, sources: ['specs/openapi.yaml', 'coming/openapi.yaml']},
      tabs: [
        {
          config: {
            sources: ['specs/openapi.yaml'],
            overrides: new Map([['GET /pets', {before: 'notes/pets.mdx', after: 'notes/more.md'}]]),
          },
          documents: [
            standIn<LoadedDocument>({files: ['specs/openapi.yaml', 'specs/schemas/Pet.yaml']}),
          ],
        },
      ],
      diagnostics: [],
    });
    expect(list(content)).toEqual([
      '/site/docs.json',
      '/site/specs/**/*.{yml,yaml,json}',
      '/site/@(coming)/**/*.{yml,yaml,json}',
      '/site/specs/schemas/**/*.{yml,yaml,json}',
      '/site/notes/*.{md,mdx}',
    ]);
  });

  it('includes the folders in which a new file can match a pattern', () => {
    const content = standIn<Site>({
      config: {rootDir, sources: [], patternFolders: ['billing']},
      tabs: [],
    });
    expect(list(content)).toContain('/site/billing/**/*.{yml,yaml,json}');
  });

  it('skips the folders of tools if a document is in the project root', () => {
    const content = standIn<Site>({
      config: {rootDir, sources: ['openapi.yaml']},
      tabs: [{config: {sources: ['openapi.yaml'], overrides: new Map()}, documents: []}],
      diagnostics: [],
    });
    expect(list(content)).toEqual([
      '/site/docs.json',
      '/site/*.{yml,yaml,json}',
      '/site/!(node_modules|build|.*)/**/*.{yml,yaml,json}',
    ]);
  });

  it('includes the folder of a language before it exists', () => {
    const content = standIn<Site>({config: {rootDir, sources: []}, tabs: []});
    expect(list(content, `${rootDir}/i18n/de/api-reference`)).toContain(
      '/site/@(i18n)/de/api-reference/**/*.{yml,yaml,json,md,mdx}',
    );
  });

  it('returns only docs.json if it could not be read', () => {
    expect(toPathsToWatch('/site/web', '../docs.json', undefined)).toEqual(['/site/docs.json']);
  });
});
