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

describe('texts that are generated when a site is built', () => {
  it('show how parameters and headers are serialized, also in multipart parts and callbacks', () => {
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

  it('include given and generated examples in the syntax of their media type', () => {
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

  it('include the reason phrase of a status without a summary', () => {
    const shown = operation({
      responses: [
        response([]),
        {...response([]), status: '404', summary: 'No such thing'},
        {...response([]), status: '4XX'},
      ],
    });
    expect(shown.responses.map(({reason}) => reason)).toEqual(['OK', undefined, undefined]);
  });

  it('are left out if the page can generate them itself', () => {
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
