import {renderStatic} from './support/operation';

const documentLinks = {'#operation/listPets': '/api/default/pets/get'};

describe('external documentation of an operation', () => {
  it('that is another operation of the document links to its page', async () => {
    expect(
      await renderStatic({
        operation: {externalDocs: {url: '#operation/listPets', description: 'All pets'}},
        document: {documentLinks},
      }),
    ).toMatch(/<a [^>]*href="\/api\/default\/pets\/get"[^>]*>All pets<\/a>/);
  });

  it('that is elsewhere is a plain link', async () => {
    expect(
      await renderStatic({
        operation: {externalDocs: {url: 'https://docs.example.com/', description: 'The guide'}},
        document: {documentLinks},
      }),
    ).toMatch(/<a [^>]*href="https:\/\/docs\.example\.com\/"[^>]*>The guide<\/a>/);
  });
});
