import {navigate, toReference} from '../support/reference';

const topicsOf = (...input: Parameters<typeof toReference>) =>
  navigate(toReference(...input)).navigation.topics.map(({id, label}) => [id, label]);

describe('a tag without operations', () => {
  it('is a topic of the overview when it has a description or external documentation', () => {
    const tags = [
      {name: 'Pets', description: 'Animals.'},
      {name: 'Rate Limits', summary: 'How often', description: 'Once a second.'},
      {name: 'rate limits', externalDocs: {url: 'https://example.com'}},
      {name: 'Unused'},
    ];
    expect(topicsOf([['GET /pets', {tags: ['Pets']}]], {tags})).toEqual([
      ['topic-rate-limits', 'How often'],
      ['topic-rate-limits-2', 'rate limits'],
    ]);
  });

  it('is not a topic when it has child tags or is a badge', () => {
    const tags = [
      {name: 'All', description: 'Everything.'},
      {name: 'Pets', parent: 'All'},
      {name: 'beta', kind: 'badge', description: 'May change.'},
    ];
    expect(topicsOf([['GET /pets', {tags: ['Pets']}]], {tags})).toEqual([]);
  });

  it('is not a topic when it is the default group', () => {
    const reference = toReference(['GET /pets'], {
      tags: [{name: 'Animals', description: 'All of them.'}],
    });
    const {navigation} = navigate(reference, {defaultGroup: 'Animals'});
    expect([navigation.groups[0]!.tag?.name, navigation.topics]).toEqual(['Animals', []]);
  });

  it('as a topic is the target of links to the tag', () => {
    const description: [string, object, [string, {href: string}, string[]][]][] = [
      ['p', {}, [['a', {href: '#tag/Rates-and-Limits'}, ['limits']]]],
    ];
    const {navigation} = navigate(
      toReference([], {tags: [{name: 'Rates & Limits', description: description as never}]}),
    );
    expect(navigation.documentLinks).toEqual({
      '#tag/Rates-and-Limits': '/api/default#topic-rates-limits',
    });
  });
});
