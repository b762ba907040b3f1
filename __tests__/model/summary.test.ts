import {loadDocument} from '../../plugin/document/load';
import {toApiReference} from '../../plugin/model/apiReference';
import {toPlainText} from '../../plugin/model/markdown/toPlainText';
import {createFolder} from '../support/folder';

async function read(operation: object, item: object = {}) {
  const dir = createFolder({
    'api.json': JSON.stringify({
      openapi: '3.1.1',
      info: {title: 'A', version: '1'},
      paths: {'/a': {...item, get: {...operation, responses: {}}}},
    }),
  });
  const document = await loadDocument({rootDir: dir, source: 'api.json'}, () => {});
  const {operations} = await toApiReference(document!, () => {});
  const {summary, pathSummary, description = ''} = operations[0]!;
  return {
    summary,
    ...(pathSummary !== undefined && {pathSummary}),
    description: toPlainText(description),
  };
}

const PARAGRAPH =
  'This event occurs when somebody stars a repository. It does not occur when a star is removed from one.';

describe('the summary of an operation', () => {
  it('is kept when it is one line', async () => {
    expect(await read({summary: 'List pets', description: 'All of them.'})).toEqual({
      summary: 'List pets',
      description: 'All of them.',
    });
  });

  it.each(['', ' \n'])(
    'is left out when it is blank, like that of the path: %j',
    async (summary) => {
      expect(await read({summary}, {summary})).toEqual({summary: undefined, description: ''});
    },
  );

  it('becomes the beginning of the description when it is a paragraph', async () => {
    expect(await read({summary: PARAGRAPH, description: 'More.'})).toEqual({
      summary: undefined,
      description: `${PARAGRAPH}More.`,
    });
    expect(await read({summary: PARAGRAPH})).toEqual({summary: undefined, description: PARAGRAPH});
  });

  it('is not repeated when the description begins with it', async () => {
    expect(await read({summary: PARAGRAPH, description: `${PARAGRAPH} More.`})).toEqual({
      summary: undefined,
      description: `${PARAGRAPH} More.`,
    });
  });

  it('becomes the description when it is Markdown of several lines', async () => {
    expect(await read({summary: '## Stars\n\n- *One*\n- Two'})).toEqual({
      summary: undefined,
      description: expect.stringMatching(/^Stars\s*One\s*Two/),
    });
  });

  it('has no inline Markdown syntax, but keeps characters that only look like it', async () => {
    expect(
      (await read({summary: 'List `pets` of **one** [owner](https://example.com)'})).summary,
    ).toBe('List pets of one owner');
    for (const summary of ['Find by snake_case_name * 2', 'List<Pet> of a < b && c, R&D;'])
      expect((await read({summary})).summary).toBe(summary);
  });

  it('has no HTML and no entities, and is absent if nothing else is in it', async () => {
    const icon = '&nbsp; <i class="fa fa-unlock"></i>';
    expect((await read({summary: `List <b>pets</b> &amp; owners${icon}`})).summary).toBe(
      'List pets & owners',
    );
    expect(await read({summary: icon, description: 'Pets.'})).toEqual({
      summary: undefined,
      description: 'Pets.',
    });
  });
});
