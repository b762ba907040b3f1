import {toBodyKind} from '../../plugin/request/response/toBodyKind';
import {canHoldData, toMediaKind, type MediaKind} from '../../plugin/model/operation/mediaKind';
import {toLanguage} from '../../plugin/request/language';

describe('the kind of a media type', () => {
  // The kind, whether lists and objects can be written in it, and how a response is shown.
  const ROWS: [MediaKind, boolean, ReturnType<typeof toBodyKind>, string][] = [
    ['json', true, 'json', 'application/json application/hal+json text/json application/x-json'],
    ['json', true, 'json', 'application/vnd.google.protobuf+json'],
    ['json-lines', true, 'json-lines', 'application/x-ndjson application/jsonl'],
    ['json-seq', true, 'json-lines', 'application/json-seq application/geo+json-seq'],
    ['event-stream', true, 'event-stream', 'text/event-stream'],
    ['form', true, 'text', 'application/x-www-form-urlencoded'],
    ['multipart', true, 'binary', 'multipart/form-data multipart/mixed'],
    ['xml', true, 'text', 'application/xml text/xml application/atom+xml'],
    [
      'yaml',
      true,
      'text',
      'application/yaml application/x-yaml text/vnd.yaml application/oas+yaml',
    ],
    ['text', true, 'text', 'text/plain text/*'],
    ['text', false, 'text', 'text/csv text/css text/markdown text/calendar text/vnd.graphviz'],
    ['text', false, 'text', 'application/javascript application/graphql application/x-toml'],
    ['text', false, 'html', 'application/xhtml+xml text/html'],
    ['text', false, 'image', 'image/svg+xml'],
    ['binary', false, 'image', 'image/png image/*'],
    ['binary', false, 'pdf', 'application/pdf'],
    ['binary', false, 'binary', 'application/octet-stream application/gzip application/epub+zip'],
    ['binary', false, 'binary', 'application/cbor application/senml+cbor application/x-msgpack'],
    ['binary', false, 'binary', 'application/protobuf application/x-protobuf application/grpc'],
    ['binary', false, 'binary', 'application/vnd.apache.parquet application/grpc+proto'],
    ['binary', false, 'binary', 'application/vnd.ms-excel.sheet.binary.macroEnabled.12'],
    ['unknown', true, 'binary', 'application/vnd.acme.pets */* application/* shop/own'],
    ['unknown', true, 'binary', 'jsonx application/jsonapi constructor'],
  ];

  it.each(
    ROWS.flatMap(([kind, isData, shown, names]) =>
      names.split(' ').map((name) => [name, kind, isData, shown] as const),
    ),
  )('of %s is %s', (name, kind, isData, shown) => {
    const written = ` ${name.toUpperCase()} ; charset=utf-8`;
    expect([toMediaKind(name), toMediaKind(written)]).toEqual([kind, kind]);
    expect([canHoldData(name), canHoldData(written)]).toEqual([isData, isData]);
    expect(toBodyKind(name.toLowerCase())).toBe(shown);
  });

  it.each([
    ['application/hal+json; charset=utf-8', 'json'],
    ['application/x-ndjson', 'json'],
    ['application/atom+xml', 'markup'],
    ['text/html', 'markup'],
    ['text/x-yaml', 'yaml'],
    ['text/javascript', 'jsx'],
    ['application/graphql', 'graphql'],
    ['text/csv', 'text'],
  ])('of %s chooses the grammar %s', (mediaType, language) => {
    expect(toLanguage(mediaType)).toBe(language);
  });

  it.each(['*/*', 'application/*', 'application/vnd.example'])(
    'of %s shows data as JSON',
    (name) => {
      expect(toLanguage(name, {id: 1})).toBe('json');
      expect(toLanguage(name, 'id: 1')).toBe('text');
    },
  );
});
