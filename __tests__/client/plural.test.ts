import {toSelectMessage} from '../../plugin/client/plural';

describe('toSelectMessage', () => {
  it('chooses the form by the rules of the language, in the order of its categories', () => {
    const select = toSelectMessage('pl');
    expect([1, 2, 5, 22].map((count) => select(count, 'one|few|many|other'))).toEqual([
      'one',
      'few',
      'many',
      'few',
    ]);
  });

  it('takes the last form where a language has more than the message', () => {
    expect(toSelectMessage('ar')(3, 'one|others')).toBe('others');
    expect(toSelectMessage('ja')(1, '{count} things')).toBe('{count} things');
  });

  it('counts as in English where a site calls its language otherwise than browsers do', () => {
    const select = toSelectMessage('zh_Hans');
    expect([1, 2].map((count) => select(count, 'thing|things'))).toEqual(['thing', 'things']);
  });
});
