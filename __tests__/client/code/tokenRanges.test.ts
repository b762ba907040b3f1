import {SAMPLE_LANGUAGES} from '../../../plugin/request/samples/languages';
import {listCases} from '../../request/support/cases';
import {loadWriter} from '../../request/support/runSamples';
import {hasOwnTokens, loadGrammar} from '../../../plugin/client/code/grammar';
import {toTokenRanges} from '../../../plugin/client/code/useHighlight';
import {listTokens, type TokenRange} from '../../../plugin/request/code/tokens';
import {yaml} from '../../support/yaml';

async function loadRanges(code: string, language: string): Promise<TokenRange[]> {
  if (hasOwnTokens(code, language)) return listTokens(code, []);
  const grammar = await loadGrammar(language);
  return grammar ? toTokenRanges(code, grammar) : [];
}
const kinds = async (code: string, language: string) =>
  (await loadRanges(code, language)).map(
    ({kind, start, end}) => `${kind} ${code.slice(start, end)}`,
  );

describe('toTokenRanges', () => {
  it('distinguishes names, strings and numbers in JSON', async () => {
    expect(await kinds('{"a": "b", "c": 1}', 'json')).toEqual(
      expect.arrayContaining(['name "a"', 'string "b"', 'number 1']),
    );
  });

  it('recognizes the parts of a command line without a shell grammar', async () => {
    expect(await kinds("curl --url 'https://a' \\\n  --header 'b'", 'bash')).toEqual(
      expect.arrayContaining(['name curl', 'keyword --url', "string 'https://a'"]),
    );
  });

  it.each(['php', 'java', 'csharp', 'C#', 'ruby', 'powershell'])(
    'highlights %s without a grammar from the site',
    async (language) => {
      const code = `new URL("https://a/#b"); // it's\nreturn "1" + 'two\nlines', 3, true`;
      expect(await kinds(code, language)).toEqual(
        expect.arrayContaining(yaml<unknown[]>`
          ['string "https://a/#b"', "comment // it's", keyword return, 'string "1"', "string 'two\nlines'", number 3, number true]
        `),
      );
    },
  );

  it('finds the JSON in a multi-line string', async () => {
    expect(await kinds('$body = """\n{"a": "b"}\n""";', 'csharp')).toEqual(
      expect.arrayContaining(['string """\n', 'name "a"', 'string "b"', 'string \n"""']),
    );
    expect(await kinds(`curl --data '{"it'\\''s": "<a>", "b": 1}'`, 'bash')).toEqual(
      expect.arrayContaining(["string '", `name "it'\\''s"`, 'placeholder "<a>"', 'number 1']),
    );
  });

  it('sets placeholders apart, but no elements of XML', async () => {
    expect(await kinds("curl --header 'X-Key: <api_key>' --data '<a>b</a>'", 'bash')).toEqual([
      'name curl',
      'keyword --header',
      "string 'X-Key: ",
      'placeholder <api_key>',
      "string '",
      'keyword --data',
      "string '<a>b</a>'",
    ]);
    expect(await kinds("fetch('https://a/{id}?b=<b>', '{c}')", 'javascript')).toEqual(
      expect.arrayContaining(['placeholder {id}', 'placeholder <b>']),
    );
  });

  it('sets generated numbers and booleans apart', () => {
    const code = '{"a": 1, "b": 1, "c": true}';
    const tokens = listTokens(code, [code.indexOf('1'), code.indexOf('true')]);
    expect(
      tokens.flatMap(({kind, start, end}) =>
        kind === 'placeholder' || kind === 'number' ? `${kind} ${code.slice(start, end)}` : [],
      ),
    ).toEqual(['placeholder 1', 'number 1', 'placeholder true']);
  });

  it.each(SAMPLE_LANGUAGES)(
    'returns ranges that do not overlap in a sample: $label',
    async ({id, highlight}) => {
      const {write} = await loadWriter(id);
      for (const {request} of listCases('https://api.example.com').slice(0, 3)) {
        const code = write(request);
        let end = 0;
        for (const range of await loadRanges(code, highlight)) {
          expect(range.start).toBeGreaterThanOrEqual(end);
          expect(range.end).toBeLessThanOrEqual(code.length);
          end = range.end;
        }
        expect(end).toBeGreaterThan(0);
      }
    },
  );

  it('returns no ranges for an unknown language', async () => {
    expect(await loadRanges('a = 1', 'no-such-language')).toEqual([]);
    expect(await loadRanges('a = 1', '__proto__')).toEqual([]);
  });

  it('returns no ranges for very long code', async () => {
    expect(await loadRanges(`"${'a'.repeat(200_000)}"`, 'javascript')).toEqual([]);
  });
});
