import type {Json, SecurityScheme} from '../../../plugin/model/types';
import {buildRequest, toInitialValues, type HttpRequest} from '../../../plugin/request';
import {toCurl} from '../../../plugin/request/samples/curl';
import {quoteShell} from '../../../plugin/request/samples/curlBody';
import {loadSample, SAMPLE_LANGUAGES} from '../../../plugin/request/samples/languages';
import {
  makeContext,
  makeMediaType,
  makeObject,
  makeParameter,
  makeValues,
  text,
} from '../support/operation';
import {MEDIA_TYPES} from '../support/random';
import {loadWriter} from '../support/runSamples';
import {yaml} from '../../support/yaml';

/** Builds the request of a form that nobody has filled in. */
function describeRequest(scheme: SecurityScheme): HttpRequest {
  const context = makeContext(
    {
      method: 'PUT',
      path: '/pets/{petId}',
      parameters: [
        makeParameter({name: 'petId', in: 'path', required: true}),
        makeParameter({name: 'q', in: 'query', required: true}),
      ],
    },
    {security: [{schemes: [{name: scheme.name, scopes: []}]}], securitySchemes: [scheme]},
  );
  return buildRequest(context, toInitialValues(context));
}

const BASIC: SecurityScheme = {name: 'basic', kind: 'http', scheme: 'basic'};
const DIGEST: SecurityScheme = {name: 'digest', kind: 'http', scheme: 'digest'};
const TLS: SecurityScheme = {name: 'tls', kind: 'mutualTLS'};

describe('the cURL sample', () => {
  it('shows missing values as unencoded placeholders', () => {
    const key = {name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'} as const;
    expect(toCurl(describeRequest(key))).toBe(
      `curl --request PUT \\
  --url 'https://api.example.com/v1/pets/{petId}?q=<q>' \\
  --header 'X-Key: <api_key>'`,
    );
  });

  it('has options for passwords and client certificates', () => {
    expect(toCurl(describeRequest(BASIC))).toContain("  --user '<username>:<password>'");
    expect(toCurl(describeRequest(BASIC))).not.toContain('Authorization');
    expect(toCurl(describeRequest(DIGEST))).toContain("  --digest --user '<username>:<password>'");
    expect(toCurl(describeRequest(TLS))).toContain(
      "  --cert '<client_certificate>' \\\n  --key '<private_key>'",
    );
  });

  it('shows placeholders for the files and fields of a multipart form', () => {
    const properties = {photo: text({format: 'binary'}), title: text()};
    const schema = makeObject(properties, ['photo', 'title']);
    const content = [makeMediaType('multipart/form-data', {schema})];
    const context = makeContext({method: 'POST', requestBody: {required: true, content}});
    expect(toCurl(buildRequest(context, toInitialValues(context)))).toBe(
      `curl --request POST \\
  --url https://api.example.com/v1/things \\
  --form 'photo=@<photo>;type=application/octet-stream' \\
  --form-string 'title=<title>'`,
    );
  });

  it('is a single line for a plain GET request', () => {
    expect(toCurl(buildRequest(makeContext(), toInitialValues(makeContext())))).toBe(
      'curl --url https://api.example.com/v1/things',
    );
  });
});

describe('the options of curl', () => {
  const toForm = (contentType: string, name = 'a') =>
    toCurl({
      ...describeRequest(TLS),
      body: {
        kind: 'multipart',
        mediaType: 'multipart/form-data',
        parts: [{name, contentType, headers: [], content: {kind: 'text', text: '@b'}}],
      },
    });

  it.each(['text/plain', 'text/plain; charset=utf-8', 'a/b;c="d e";f=g'])(
    'contain the media type %s',
    (contentType) => {
      expect(toForm(contentType)).toContain(`--form 'a="@b";type=${contentType}'`);
    },
  );

  it.each([
    ...MEDIA_TYPES.filter((type) => !/^\S+\/\S+(?:; ?(?:charset="?utf-8"?|X="é"))?$/.test(type)),
    '',
  ])('threat 140: do not contain the media type %j', (contentType) => {
    expect(toForm(contentType)).not.toContain('--form ');
  });

  it.each(['', 'a=b', 'a\n', 'a\0'])('do not contain the name %j of a part', (name) => {
    expect(toForm('a/b', name)).not.toContain('--form ');
  });

  it.each([
    ['https://a/[1-9]', true],
    ['https://a/{b,c}', true],
    ['https://a/{}', true],
    ['https://a/{', true],
    ['https://[::1]:80/{b}', false],
    ['https://a/{b}/{c-d}', false],
  ])('keep the URL %s as one: %s', (url, isOff) => {
    expect(toCurl({...describeRequest(TLS), url}).includes('--globoff ')).toBe(isOff);
  });

  it.each([
    ['', "''"],
    ['a-b', 'a-b'],
    ['=a', "'=a'"],
    ["it's !", "'it'\\''s !'"],
    ['a\0', "'a\uFFFD'"],
    ['-%\\!\u0015\r\n\n', `"$(printf '\\055%%\\\\\\041\\025\\r')"'\n\n'`],
  ])('quote %j', (text, quoted) => {
    expect(quoteShell(text)).toBe(quoted);
  });
});

describe('the form in a code sample', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const build = (value: {[name: string]: Json}) =>
    buildRequest(
      makeContext({method: 'POST', requestBody: {required: true, content: [makeMediaType(FORM)]}}),
      makeValues({body: {mediaType: FORM, kind: 'value', value}}),
    );
  const write = async (id: string, value: {[name: string]: Json}) =>
    (await loadWriter(id)).write(build(value));

  it('has one field per line in cURL, pre-encoded if curl would encode it differently', async () => {
    expect(await write('curl', {amount: 2000, 'metadata[order id]': 'a & b', home: '~/b'})).toBe(
      `curl --request POST \\
  --url https://api.example.com/v1/things \\
  --header 'Content-Type: application/x-www-form-urlencoded' \\
  --data-urlencode amount=2000 \\
  --data-urlencode 'metadata%5Border+id%5D=a & b' \\
  --data-raw home=%7E%2Fb`,
    );
  });

  it('shows placeholders unencoded', async () => {
    expect(await write('curl', {amount: '<amount>'})).toContain(
      "--data-urlencode 'amount=<amount>'",
    );
  });

  it.each<[string, string]>(yaml`
    - [javascript, "  body: new URLSearchParams({\n    amount: \"2000\",\n    note: \"a & b\",\n  }),"]
    - [python, "    data={\n        \"amount\": \"2000\",\n        \"note\": \"a & b\",\n    },"]
    - [php, "    CURLOPT_POSTFIELDS => http_build_query([\n        'amount' => '2000',\n        'note' => 'a & b',\n    ]),"]
    - [ruby, "request.body = URI.encode_www_form({\n  'amount' => '2000',\n  'note' => 'a & b',\n})"]
    - [go, "\tform := url.Values{\n\t\t\"amount\": {\"2000\"},\n\t\t\"note\": {\"a & b\"},\n\t}"]
    - [csharp,
        "request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[]\n{\n    new(\"amount\", \"2000\"),\n    new(\"note\", \"a & b\"),\n});"]
  `)('uses the form type of the language: %s', async (id, expected) => {
    expect(await write(id, {amount: 2000, note: 'a & b'})).toContain(expected);
  });

  it.each(['javascript', 'python', 'ruby', 'go', 'csharp'])(
    'is a string if the form type of the language would encode it differently: %s',
    async (id) => {
      expect(await write(id, {star: '*', tilde: '~', another: 'a'})).toContain(
        'star=%2A&tilde=%7E&another=a',
      );
    },
  );
});

describe('sample languages', () => {
  it.each(SAMPLE_LANGUAGES)(
    'can all be loaded and keep missing values visible: $label',
    async ({id}) => {
      const {write} = await loadWriter(id);
      expect(write(describeRequest(DIGEST))).toContain('/pets/{petId}?q=<q>');
      expect(write(describeRequest(DIGEST))).toContain('<username>');
      expect(write(describeRequest(TLS))).toMatch(/certificate/);
    },
  );

  it.each(SAMPLE_LANGUAGES)(
    'threat 139: keep a user name within a comment of one line: $label',
    async ({id}) => {
      const {write} = await loadWriter(id);
      const username = 'a\nleft\u2028left\u0085left\\u000aleft';
      const code = write({
        ...describeRequest(DIGEST),
        authentication: {scheme: 'digest', username, password: ''},
      });
      // In a string, only escapes can follow the first line.
      const [comment] = code.match(/^.*not support.*$/m) ?? [];
      if (comment) expect(comment).toMatch(/^\s*\S{1,2} .*a\uFFFDleft\uFFFDleft\uFFFDleft/);
      expect(code).not.toMatch(/^\s*left.*not support/m);
      // Java decodes escapes in comments, unless the backslash is escaped.
      if (id === 'java') expect(comment).toContain('left\\\\u000aleft');
    },
  );

  it('restrict curl to HTTP if the URL could have another scheme', async () => {
    const toPhp = (await loadSample('php'))!;
    const request = describeRequest(TLS);
    for (const url of ['file:///etc/passwd', '{file:///etc/passwd}', '{a}://b', ' file:///a']) {
      expect(toCurl({...request, url})).toContain('--proto -all,http,https --url');
      expect(toPhp({...request, url})).toContain('CURLPROTO_HTTP | CURLPROTO_HTTPS');
    }
    for (const url of ['https://a', 'HTTP://a', '{baseUrl}/a', '{$request.body#/url}']) {
      expect(toCurl({...request, url})).not.toContain('--proto');
      expect(toPhp({...request, url})).not.toContain('CURLPROTO_');
    }
  });

  it('cannot be loaded by an unknown ID', async () => {
    expect(await loadSample('cobol')).toBeUndefined();
    expect(await loadSample('constructor')).toBeUndefined();
  });
});
