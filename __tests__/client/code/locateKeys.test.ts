import {locateKeys} from '../../../plugin/client/code/locateKeys';
import {loadGrammar} from '../../../plugin/client/code/grammar';
import {toTokenRanges} from '../../../plugin/client/code/useHighlight';
import {listTokens} from '../../../plugin/request/code/tokens';

const BODY = '{\n  "name": "Rex",\n  "owner": {"id": 1},\n  "tags": [{"id": "a"}, {"id": "b"}]\n}';
const KEYS = ['name "Rex"', 'owner', 'owner.id 1', 'tags', 'tags.id "a"', 'tags.id "b"'];

const read = (code: string, tokens: Parameters<typeof locateKeys>[1]) =>
  locateKeys(code, tokens).map(({path, end, valueEnd}) =>
    [path.join('.'), code.slice(end, valueEnd).replace(/^:\s*/, '')].filter(Boolean).join(' '),
  );

describe('locateKeys', () => {
  it.each([
    ['JSON', BODY],
    ['a command', `curl --header 'A: "b": c' \\\n  --data-raw '${BODY}'`],
  ])('finds the keys of %s with their paths and values', (_title, code) => {
    expect(read(code, listTokens(code, []))).toEqual(KEYS);
  });

  it('finds the keys of a body in a program, and none of the program itself', async () => {
    const code = `const response = await fetch("https://a", {\n  method: "POST",\n  headers: {"A": "b"},\n  body: \`${BODY}\`,\n});`;
    const grammar = await loadGrammar('javascript');
    expect(read(code, toTokenRanges(code, grammar!)).slice(-KEYS.length)).toEqual(KEYS);
  });
});
