import {loadModel} from '../support/model';

const response = {responses: {200: {description: 'OK'}}};
type Tag = {name: string; parent?: string};
/** The names and parents of the tags of the model, and those that have a finding. */
async function loadTags(tags: Tag[], operations: {[path: string]: object} = {}) {
  const paths = Object.fromEntries(
    Object.entries(operations).map(([path, fields]) => [path, {get: {...fields, ...response}}]),
  );
  const {reference, diagnostics} = await loadModel({
    openapi: '3.2.0',
    info: {title: 'Tags', version: '1'},
    tags,
    paths,
  });
  return {
    tags: reference.tags.map(({name, parent}) => (parent === undefined ? name : [name, parent])),
    problems: diagnostics.filter(({code}) => code === 'tag-parent').map(({message}) => message),
  };
}

describe('tags', () => {
  it('threat 168: lose their parent where it makes them their own ancestors, and those below keep it', async () => {
    const {tags, problems} = await loadTags([
      {name: 'a', parent: 'b'},
      {name: 'b', parent: 'a'},
      {name: 'c', parent: 'a'},
      {name: 'own', parent: 'own'},
    ]);
    expect(tags).toEqual(['a', 'b', ['c', 'a'], 'own']);
    expect(problems).toEqual(
      ['a', 'b', 'own'].map((name) => `The tag \`${name}\` is its own ancestor.`),
    );
  });

  it('are left out where all tags inside them are of operations that readers do not see', async () => {
    const {tags} = await loadTags(
      [
        {name: 'all'},
        {name: 'shown', parent: 'all'},
        {name: 'secret', parent: 'all'},
        {name: 'staff'},
        {name: 'audit', parent: 'staff'},
        {name: 'keys', parent: 'audit'},
        {name: 'empty'},
      ],
      {
        '/a': {tags: ['shown']},
        '/b': {tags: ['secret', 'keys'], 'x-internal': true},
      },
    );
    expect(tags).toEqual(['all', ['shown', 'all'], 'empty']);
  });

  it.each([
    ['in one circle', (at: number) => (at + 1) % 20_000, 20_000],
    ['in circles of two', (at: number) => at ^ 1, 20_000],
    ['each in the next one', (at: number) => at + 1, 1],
  ])('may be 20,000, %s', async (_what, parentOf, count) => {
    const {tags, problems} = await loadTags(
      Array.from({length: 20_000}, (_, at) => ({name: `t${at}`, parent: `t${parentOf(at)}`})),
    );
    expect([tags.length, problems.length]).toEqual([20_000, count]);
  });
});
