import fc from 'fast-check';
import {quoteShell, toPrintf} from '../../../plugin/request/samples/curlBody';
import {toWellFormed} from '../../../plugin/request/percent';
import {hostileText, HOSTILE_TEXTS} from '../support/hostileTexts';
import {CHECKED_LANGUAGES, loadWriter} from '../support/runSamples';

describe('a string literal in a code sample', () => {
  it('is described for each language that `npm test` does not run', () => {
    const isUnchecked = ({isEverywhere, forms}: (typeof CHECKED_LANGUAGES)[number]) =>
      !isEverywhere && !forms;
    expect(CHECKED_LANGUAGES.filter(isUnchecked).map(({id}) => id)).toEqual([]);
  });

  it.each(CHECKED_LANGUAGES.flatMap(({forms, ...row}) => (forms ? [{...row, forms}] : [])))(
    'threat 139: is a single literal with the same text: $language',
    async ({id, forms}) => {
      const {quote} = await loadWriter(id);
      const read = (literal: string) => {
        const found = forms.find(([form]) => form.test(literal));
        const content = found?.[0].exec(literal)?.groups?.content;
        return content === undefined ? undefined : (found?.[1]?.(content) ?? content);
      };
      const check = (text: string) => {
        const literal = quote(text);
        expect({literal, text: read(literal)}).toEqual({literal, text: toWellFormed(text)});
      };
      HOSTILE_TEXTS.forEach(check);
      fc.assert(fc.property(hostileText, check), {numRuns: 500});
    },
  );

  it('threat 155: contains no character that is invisible or reorders the code around it', async () => {
    const writers = CHECKED_LANGUAGES.map(
      async ({id}) => [id, (await loadWriter(id)).quote] as const,
    );
    const MARKS = '\u007f\u009b\u061c\u200e\u200f\u2028\u202e\u2066\ufeff';
    for (const [name, quote] of [...(await Promise.all(writers)), ['printf', toPrintf] as const])
      for (const text of [MARKS, `${MARKS}\n`, `a\n${MARKS}b`])
        expect([name, quote(text)]).toEqual([name, expect.not.stringMatching(`[${MARKS}]`)]);
    expect(quoteShell('a\u202eb')).toBe(`"$(printf 'a\\342\\200\\256b')"`);
  });

  it.each(
    CHECKED_LANGUAGES.flatMap(({id, language, readable = []}) =>
      readable.map(([text, literal]) => ({id, language, text, literal})),
    ),
  )('is readable: $language of $text', async ({id, text, literal}) => {
    expect((await loadWriter(id)).quote(text)).toBe(literal);
  });
});
