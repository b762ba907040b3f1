import {SAMPLE_LANGUAGES, toCurl} from '../../../plugin/request/samples';
import {loadSample} from '../../../plugin/request/samples/loadSample';
import {listCases} from '../../request/support/cases';
import {loadGrammar} from '../../../plugin/client/code/grammar';
import {toTokenRanges, type TokenRange} from '../../../plugin/client/code/useHighlight';
import {yaml} from '../../support/yaml';

async function loadRanges(code: string, language: string): Promise<TokenRange[]> {
  const grammar = await loadGrammar(code, language);
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

  it('treats a multi-line string as a single token', async () => {
    expect(await kinds('$body = """\n{"a": "b"}\n""";', 'csharp')).toContain(
      'string """\n{"a": "b"}\n"""',
    );
  });

  it.each(SAMPLE_LANGUAGES)(
    'returns ranges that do not overlap in a sample: $label',
    async ({id, highlight}) => {
      const toSample = id === 'curl' ? toCurl : (await loadSample(id))!;
      for (const {request} of listCases('https://api.example.com').slice(0, 3)) {
        const code = toSample(request);
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
    expect(await loadRanges(`"${'a'.repeat(200_000)}"`, 'json')).toEqual([]);
  });
});
