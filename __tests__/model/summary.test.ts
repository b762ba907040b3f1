import {toPlainText} from '../../plugin/model/markdown/toPlainText';
import {loadModel} from '../support/model';

async function read(operation: object, item: object = {}) {
  const {
    summary,
    pathSummary,
    description = '',
  } = (
    await loadModel({
      openapi: '3.1.1',
      info: {title: 'A', version: '1'},
      paths: {'/a': {...item, get: {...operation, responses: {}}}},
    })
  ).operation;
  return {
    summary,
    ...(pathSummary !== undefined && {pathSummary}),
    description: toPlainText(description),
  };
}

const FIRST = 'This event occurs when somebody stars a repository';
const SECOND = 'It does not occur when a star is removed from one.';
const LONG =
  'This event occurs when somebody stars a repository, and it does not occur when a star is removed.';

const ICON = '&nbsp; <i class="fa fa-unlock"></i>';

describe('the summary of an operation', () => {
  it.each([
    ['is kept when it is one line', 'List pets', 'All of them.', 'List pets', 'All of them.'],
    [
      'becomes the beginning of the description when it is a paragraph',
      LONG,
      'More.',
      undefined,
      `${LONG}More.`,
    ],
    ['becomes the description if it is alone', LONG, undefined, undefined, LONG],
    [
      'is not repeated when the description begins with it',
      LONG,
      `${LONG} More.`,
      undefined,
      `${LONG} More.`,
    ],
    ['is its first sentence if that fits', `${FIRST}. ${SECOND}`, 'More.', FIRST, `${SECOND}More.`],
    [
      'is its first sentence in a description that begins with all of it',
      `${FIRST}. ${SECOND}`,
      `${FIRST}. ${SECOND} More.`,
      FIRST,
      `${FIRST}. ${SECOND} More.`,
    ],
    [
      'is its first paragraph, even if its lines are short',
      'List the\nstars of\n**one** repository.\n\n- Own\n- Others',
      undefined,
      'List the stars of one repository',
      expect.stringMatching(/^Own\s*Others/) as string,
    ],
    [
      'is not cut at an abbreviation, inside brackets or inside code',
      `Lists stars, e.g. Yours (or others. If any) and \`a. B\`. ${SECOND}`,
      undefined,
      'Lists stars, e.g. Yours (or others. If any) and a. B',
      SECOND,
    ],
    [
      'is not a first sentence of one word',
      `Deprecated. ${LONG}`,
      undefined,
      undefined,
      `Deprecated. ${LONG}`,
    ],
    [
      'has no spaces between sentences',
      `一覧を返します。${'長'.repeat(80)}`,
      undefined,
      '一覧を返します',
      '長'.repeat(80),
    ],
    [
      'becomes the description when it is Markdown of several lines',
      '## Stars\n\n- *One*\n- Two',
      undefined,
      undefined,
      expect.stringMatching(/^Stars\s*One\s*Two/) as string,
    ],
    [
      'has no HTML and no entities',
      `List <b>pets</b> &amp; owners${ICON}`,
      undefined,
      'List pets & owners',
      '',
    ],
    ['is absent if only an icon is in it', ICON, 'Pets.', undefined, 'Pets.'],
  ])('%s', async (_title, given, text, summary, description) => {
    expect(await read({summary: given, description: text})).toEqual({summary, description});
  });

  it('is not a first sentence for a webhook, which has a name', async () => {
    const {operation} = await loadModel({
      openapi: '3.1.1',
      info: {title: 'A', version: '1'},
      webhooks: {star: {post: {summary: `${FIRST}. ${SECOND}`, responses: {}}}},
    });
    expect(operation.summary).toBeUndefined();
  });

  it.each(['', ' \n'])(
    'is left out when it is blank, like that of the path: %j',
    async (summary) => {
      expect(await read({summary}, {summary})).toEqual({summary: undefined, description: ''});
    },
  );

  it('has no inline Markdown syntax, but keeps characters that only look like it', async () => {
    expect(
      (await read({summary: 'List `pets` of **one** [owner](https://example.com)'})).summary,
    ).toBe('List pets of one owner');
    for (const summary of ['Find by snake_case_name * 2', 'List<Pet> of a < b && c, R&D;'])
      expect((await read({summary})).summary).toBe(summary);
  });
});
