import {findExpressionTarget, toExpressionParts} from '../../../plugin/client/page/expression';
import {toOperation} from '../../support/reference';
import {yaml} from '../../support/yaml';

describe('a runtime expression', () => {
  it.each<[string, object[]]>(yaml`
    - [$url, [{kind: url}]]
    - [$statusCode, [{kind: statusCode}]]
    - [$request.path.id, [{kind: path, of: request, name: id}]]
    - [$request.header.X-Id, [{kind: header, of: request, name: X-Id}]]
    - [$response.body, [{kind: body, of: response}]]
    - [$response.body#/user/uuid, [{kind: body, of: response, name: user/uuid}]]
    - ['https://example.com/{$request.query.a}/{$request.body#/b}?again={$request.query.a}',
        [{kind: query, of: request, name: a}, {kind: body, of: request, name: b}]]
    - ['{id}', []]
    - [$nonsense, []]
  `)('is parsed into its references: %s', (text, expected) => {
    expect(toExpressionParts(text)).toEqual(expected);
  });

  it('links to the parameter or property that it refers to', () => {
    const operation = toOperation('POST /a', {
      parameters: [{name: 'X-Id', in: 'header', examples: []}],
      requestBody: {
        content: [
          {
            mediaType: 'application/json',
            examples: [],
            schema: {
              kind: 'schema',
              type: 'object',
              properties: [{name: 'hook url', schema: {kind: 'boolean', value: true}}],
            },
          },
        ],
      },
    });
    const find = (text: string) =>
      toExpressionParts(text).map((part) => findExpressionTarget(part, operation, () => undefined));
    expect(find('$request.header.x-id')).toEqual(['header.X-Id']);
    expect(find('$request.body#/hook url')).toEqual(['body.hook~20url']);
    expect(find('$request.body#/other')).toEqual([undefined]);
    expect(find('$response.body#/hook url')).toEqual([undefined]);
  });
});
