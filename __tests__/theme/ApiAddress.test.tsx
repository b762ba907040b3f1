import {renderStatic} from './support/operation';

const documentLinks = {'#operation/listPets': '/api/default/pets/get'};

describe('external documentation of an operation', () => {
  it('links to the page of another operation if its URL names that operation', async () => {
    expect(
      await renderStatic({
        operation: {externalDocs: {url: '#operation/listPets', description: 'All pets'}},
        document: {documentLinks},
      }),
    ).toMatch(/<a [^>]*href="\/api\/default\/pets\/get"[^>]*>All pets<\/a>/);
  });

  it('is a plain link if its URL is external', async () => {
    expect(
      await renderStatic({
        operation: {externalDocs: {url: 'https://docs.example.com/', description: 'The guide'}},
        document: {documentLinks},
      }),
    ).toMatch(/<a [^>]*href="https:\/\/docs\.example\.com\/"[^>]*>The guide<\/a>/);
  });
});
