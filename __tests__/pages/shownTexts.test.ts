import type {MediaType, Operation} from '../../plugin/model/types';
import {withShownTexts} from '../../plugin/pages/shownTexts';
import {
  integer,
  list,
  makeContext,
  makeMediaType,
  makeObject,
  makeParameter,
  text,
} from '../request/support/operation';

const makeOperation = (parts: Partial<Operation>) => makeContext(parts).operation;
const operation = (parts: Partial<Operation>) => withShownTexts(makeOperation(parts), {});
const response = (content: MediaType[]) => ({status: '200', headers: [], content, links: []});

describe('texts that are made when a site is built', () => {
  it('say how parameters and headers are sent, also those of parts and callbacks', () => {
    const ids = {name: 'ids', schema: list(integer()), examples: [{value: [1, 2]}]};
    const shown = operation({
      parameters: [makeParameter({...ids, in: 'query', style: 'form', explode: true})],
      requestBody: {
        content: [
          {...makeMediaType('multipart/form-data'), encoding: [{name: 'part', headers: [ids]}]},
        ],
      },
      responses: [{...response([]), headers: [ids]}],
      callbacks: [
        {
          name: 'done',
          expression: '{$url}',
          operations: [
            makeOperation({parameters: [makeParameter({...ids, in: 'path', style: 'label'})]}),
          ],
        },
      ],
    });
    expect(shown.parameters[0]!.serialization).toBe('ids=1&ids=2');
    expect(shown.requestBody!.content[0]!.encoding![0]!.headers![0]!.serialization).toBe(
      'ids: 1,2',
    );
    expect(shown.responses[0]!.headers[0]!.serialization).toBe('ids: 1,2');
    expect(shown.callbacks[0]!.operations[0]!.parameters[0]!.serialization).toBe('.1,2');
  });

  it('are examples in the syntax of their media type, given or composed', () => {
    const schema = makeObject({a: text()});
    const [xml, form] = operation({
      responses: [
        response([
          {mediaType: 'application/xml', schema, examples: [{value: {a: 'b'}}]},
          {
            mediaType: 'application/x-www-form-urlencoded',
            schema,
            examples: [],
            generated: {value: {a: 'b c'}, origin: 'property-examples'},
          },
        ]),
      ],
    }).responses[0]!.content;
    expect(xml!.examples[0]!.text).toContain('<a>b</a>');
    expect(form!.generated!.text).toBe('a=b+c');
  });

  it('are the words for a status that has no summary', () => {
    const shown = operation({
      responses: [
        response([]),
        {...response([]), status: '404', summary: 'No such thing'},
        {...response([]), status: '4XX'},
      ],
    });
    expect(shown.responses.map(({reason}) => reason)).toEqual(['OK', undefined, undefined]);
  });

  it('are left out where the page can write them itself', () => {
    const examples = [
      {value: {a: 'b'}},
      {serialized: '{"a":"b"}'},
      {externalValue: 'https://example.com/a.json'},
    ];
    const given = makeOperation({
      parameters: [makeParameter({name: 'limit', in: 'query', schema: integer()})],
      responses: [{...response([{mediaType: 'application/json', examples}]), summary: 'Done'}],
    });
    expect(withShownTexts(given, {})).toEqual(given);
  });
});
