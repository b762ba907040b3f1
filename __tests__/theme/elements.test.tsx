import type {NodeSchema, Operation, Parameter} from '../../plugin/model/types';
import {standIn} from '../support/standIn';
import {object, renderStatic, string, wideObject, withBody} from './support/operation';

/** A page's HTML as elements, and the names of those inside the element with an id. */
async function readElements(operation: Partial<Operation>) {
  const template = document.createElement('template');
  template.innerHTML = await renderStatic({operation});
  const page = template.content;
  return {
    count: page.querySelectorAll('*').length,
    inside: (id: string) =>
      Array.from(
        page.querySelector(`[id="${id}"]`)!.querySelectorAll('*'),
        ({localName}) => localName,
      ).join(' '),
  };
}

const text = (more: Partial<NodeSchema>): NodeSchema => ({...(string as NodeSchema), ...more});

// A large document has a million of these elements, and a build pays for each.
describe('a row has few elements', () => {
  it.each<[string, NodeSchema, string]>([
    ['its name', text({}), 'a'],
    ['limits, and nothing about XML', text({constraints: {maxLength: 3}, xml: {}}), 'a'],
    ['an example', text({examples: ['x']}), 'a code'],
    ['a sentence', text({description: 'Words.'}), 'a p'],
    [
      'a paragraph with code',
      text({description: [['p', {}, ['Or ', ['code', {}, ['x']], '.']]]}),
      'a p code',
    ],
    [
      'two paragraphs',
      text({
        description: [
          ['p', {}, ['One.']],
          ['p', {}, ['Two.']],
        ],
      }),
      'a div p p',
    ],
  ])('for %s', async (_what, schema, expected) => {
    const {inside} = await readElements(withBody(object({it: schema})));
    expect(inside('body.it')).toBe(expected);
  });

  it('for a parameter with an example', async () => {
    const parameter = standIn<Parameter>({name: 'it', in: 'query', examples: [{value: 'x'}]});
    const {inside} = await readElements({parameters: [parameter]});
    expect(inside('query.it')).toBe('a div div code');
    const typed = {...parameter, schema: text({})};
    expect((await readElements({parameters: [typed]})).inside('query.it')).toBe('a code');
  });
});

it('a page has few elements besides its rows', async () => {
  const [small, large] = await Promise.all(
    [object({}), wideObject()].map((schema) => readElements(withBody(schema))),
  );
  expect(small!.count).toBeLessThan(100);
  // A line and its name for each of 100 properties.
  expect(large!.count - small!.count).toBeLessThan(210);
});
