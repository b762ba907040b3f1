import {toTokenRanges} from '../../../plugin/client/code/tokenRanges';

const kinds = (code: string, language: string) => toTokenRanges(code, language).map(({kind, start, end}) => `${kind} ${code.slice(start, end)}`);

describe('toTokenRanges', () => {
  it('tells names, texts and numbers of JSON apart', () => {
    expect(kinds('{"a": "b", "c": 1}', 'json')).toEqual(expect.arrayContaining(['name "a"', 'string "b"', 'number 1']));
  });

  it('knows a command line without the grammar of a shell', () => {
    expect(kinds("curl --url 'https://a' \\\n  --header 'b'", 'bash')).toEqual(expect.arrayContaining(['name curl', 'keyword --url', "string 'https://a'"]));
  });

  it('leaves a language alone that it does not know', () => {
    expect(toTokenRanges('a = 1', 'no-such-language')).toEqual([]);
    expect(toTokenRanges('a = 1', '__proto__')).toEqual([]);
  });

  it('leaves very long texts without colour', () => {
    expect(toTokenRanges(`"${'a'.repeat(200_000)}"`, 'json')).toEqual([]);
  });
});
