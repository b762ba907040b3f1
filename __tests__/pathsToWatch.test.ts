import {toPathsToWatch} from '../plugin/pathsToWatch';
import type {LoadedContent} from '../plugin/content';

describe('paths to watch', () => {
  it('has docs.json and the folders of all files of a document', () => {
    const content = {config: {rootDir: '/site'}, tabs: [{tab: {source: 'specs/openapi.yaml'}, document: {files: ['specs/openapi.yaml', 'specs/schemas/Pet.yaml']}}], diagnostics: []} as unknown as LoadedContent;
    expect(toPathsToWatch('/site', 'docs.json', content)).toEqual(['/site/docs.json', '/site/specs/**/*.{yml,yaml,json}', '/site/specs/schemas/**/*.{yml,yaml,json}']);
  });

  it('passes over the folders of tools when a document lies in the project root', () => {
    const content = {config: {rootDir: '/site'}, tabs: [{tab: {source: 'openapi.yaml'}}], diagnostics: []} as unknown as LoadedContent;
    expect(toPathsToWatch('/site', 'docs.json', content)).toEqual(['/site/docs.json', '/site/*.{yml,yaml,json}', '/site/!(node_modules|build|.*)/**/*.{yml,yaml,json}']);
  });

  it('watches docs.json when it could not be read', () => {
    expect(toPathsToWatch('/site/web', '../docs.json', undefined)).toEqual(['/site/docs.json']);
  });
});
