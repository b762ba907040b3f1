import {chooseSample, listSamples} from '../../../plugin/client/samples/listSamples';
import type {CodeSample} from '../../../plugin/model/types';
import {makeContext} from '../../request/support/operation';

const choose = (codeSamples: CodeSample[], key: string | null) =>
  chooseSample(listSamples(makeContext({codeSamples}).operation), key)?.key;
const RUBY: CodeSample = {lang: 'Ruby', source: 'Thing.create'};

describe('the samples of an operation', () => {
  it('have unique keys, even if the document gives two samples of the same name', () => {
    const keys = listSamples(makeContext({codeSamples: [RUBY, RUBY]}).operation).map(
      ({key}) => key,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('of a webhook are only those of the document', () => {
    expect(
      listSamples(makeContext({kind: 'webhook', codeSamples: [RUBY]}).operation).map(
        ({label}) => label,
      ),
    ).toEqual(['Ruby']);
    expect(
      chooseSample(listSamples(makeContext({kind: 'webhook'}).operation), null),
    ).toBeUndefined();
  });
});

describe('the selected sample', () => {
  it('is the first sample if the reader has chosen none', () => {
    expect(choose([], null)).toBe('generated:curl');
    expect(choose([RUBY], null)).toBe('document:Ruby');
  });

  it('is the one that the reader chose, or one in the same language if the operation lacks it', () => {
    expect(choose([RUBY], 'generated:ruby')).toBe('generated:ruby');
    expect(choose([], 'document:Ruby')).toBe('generated:ruby');
    expect(choose([], 'document:C#:2')).toBe('generated:csharp');
    expect(choose([], 'document:Our tool')).toBe('generated:curl');
  });

  it('is the cURL sample if the stored choice is invalid', () => {
    for (const key of ['', ':', '__proto__', 'document:', 'generated:cobol'])
      expect(choose([], key)).toBe('generated:curl');
  });
});
