import {toSelectMessage} from '../../plugin/client/plural';

describe('toSelectMessage', () => {
  it('chooses the plural form by the rules of the language, in the order of its categories', () => {
    const select = toSelectMessage('pl');
    expect([1, 2, 5, 22].map((count) => select(count, 'one|few|many|other'))).toEqual([
      'one',
      'few',
      'many',
      'few',
    ]);
  });

  it('uses the last form if the language has more plural forms than the message', () => {
    expect(toSelectMessage('ar')(3, 'one|others')).toBe('others');
    expect(toSelectMessage('ja')(1, '{count} things')).toBe('{count} things');
  });

  it('counts as in English if browsers do not know the language code of the site', () => {
    const select = toSelectMessage('zh_Hans');
    expect([1, 2].map((count) => select(count, 'thing|things'))).toEqual(['thing', 'things']);
  });
});
