import Ajv2020 from 'ajv/dist/2020';
import {createHash} from 'crypto';
import {readYaml, startPetStore} from '../support/petStore';

type Document = {
  paths: Record<
    string,
    Record<string, {operationId: string; responses: Record<string, {$ref?: string}>}>
  >;
  components: {responses: Record<string, ResponseObject>};
};
type ResponseObject = {
  headers?: Record<string, {required?: boolean}>;
  content?: Record<string, {schema?: object}>;
};

const document = readYaml<Document>('example-site/openapi/petstore.yaml');
const ajv = new Ajv2020({strict: false, validateFormats: false});
ajv.addSchema(document, 'document', undefined, false);

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The pointer of each documented response, by operationId and status. */
const DOCUMENTED = new Map<string, string>();
for (const [path, item] of Object.entries(document.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const pointer =
        response.$ref?.slice(1) ?? `/paths/${escapePointer(path)}/${method}/responses/${status}`;
      DOCUMENTED.set(`${operation.operationId} ${status}`, pointer);
    }
  }
}

function at(pointer: string): ResponseObject {
  const keys = pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    document,
  ) as ResponseObject;
}

let store: Awaited<ReturnType<typeof startPetStore>>;
beforeAll(async () => {
  store = await startPetStore();
});
afterAll(() => store.stop());

const KEY = {'x-api-key': 'demo-key'};
const json = (value: unknown, headers: Record<string, string> = KEY) => ({
  method: 'POST',
  headers: {'content-type': 'application/json', ...headers},
  body: JSON.stringify(value),
});
const call = (path: string, init?: RequestInit) => fetch(`${store.origin}/v1${path}`, init);

async function requestToken(scope: string): Promise<string> {
  const response = await fetch(`${store.origin}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'demo-client',
      client_secret: 'demo-secret',
      scope,
    }),
  });
  return ((await response.json()) as {access_token: string}).access_token;
}
const bearer = async (scope: string) => ({authorization: `Bearer ${await requestToken(scope)}`});

function papers(kind: string) {
  const body = new FormData();
  body.append('kind', kind);
  body.append('files', new Blob(['one'], {type: 'text/plain'}), 'one.txt');
  body.append('files', new Blob(['two'], {type: 'text/plain'}), 'two.txt');
  body.append(
    'details',
    new Blob([JSON.stringify({issuer: 'Example Clinic'})], {type: 'application/json'}),
  );
  return body;
}

const dog = {species: 'dog', name: 'Rex', weightKg: 7};
const order = (petId: number) => ({
  petId,
  adopter: {name: 'Jordan', email: 'jordan@example.org'},
  paymentToken: 'placeholder',
});
const image = (size = 8) => new Uint8Array(size);
const FORM = 'application/x-www-form-urlencoded';
const PATCH = 'application/merge-patch+json';
const ORDER = '/orders/00000000-0000-4000-8000-000000000000';

/** Who asks: somebody with the demo's key, with another one, or with a token of these scopes. */
type Who = 'key' | 'nobody' | 'wrong' | `${string}:${string}` | `key+${string}:${string}`;
const toAuth = async (who: Who) => ({
  ...(who.startsWith('key') && KEY),
  ...(who === 'wrong' && {'x-api-key': 'wrong'}),
  ...(who.includes(':') && (await bearer(who.replace('key+', '')))),
});

/** The documented response, the request that gets it, who asks, the body and its media type. */
type Row = [string, string, Who?, unknown?, string?];

/**
 * A request for every documented response. The order matters: later requests depend on earlier
 * ones.
 */
const REQUESTS: Row[] = [
  ['resetDemo 204', 'POST /demo/reset'],
  ['getStatus 200', 'GET /status'],
  [
    'listPets 200',
    'GET /pets?limit=2&status=available,pending&tag=calm&filter[species]=dog&sort=name',
  ],
  ['listPets 422', 'GET /pets?limit=0'],
  ['createPet 201', 'POST /pets', 'key', dog],
  ['createPet 401', 'POST /pets', 'wrong', dog],
  ['createPet 403', 'POST /pets', 'orders:read', dog],
  ['createPet 422', 'POST /pets', 'key', {...dog, name: ''}],
  ['createPet default', 'POST /pets', 'key', 'Rex', 'text/plain'],
  ['getPet 200', 'GET /pets/1'],
  ['getPet 404', 'GET /pets/4711'],
  ['updatePet 200', 'PATCH /pets/1', 'key', {bornOn: null}, PATCH],
  ['updatePet 401', 'PATCH /pets/1', 'nobody', {name: 'Rex'}, PATCH],
  ['updatePet 403', 'PATCH /pets/1', 'orders:read', {name: 'Rex'}, PATCH],
  ['updatePet 404', 'PATCH /pets/4711', 'key', {name: 'Rex'}, PATCH],
  ['updatePet 412', 'PATCH /pets/1 if-match', 'key', {name: 'Rex'}, PATCH],
  ['updatePet 422', 'PATCH /pets/1', 'key', {}, PATCH],
  ['updatePet default', 'PATCH /pets/1', 'key', {name: 'Rex'}],
  ['getPhoto 200', 'GET /pets/1/photo?size=32'],
  ['getPhoto 404', 'GET /pets/4711/photo'],
  ['getPhoto 422', 'GET /pets/1/photo?size=1'],
  ['putPhoto 204', 'PUT /pets/1/photo', 'key', image(), 'image/jpeg'],
  ['putPhoto 401', 'PUT /pets/1/photo', 'nobody', image(), 'image/png'],
  ['putPhoto 403', 'PUT /pets/1/photo', 'orders:read', image(), 'image/png'],
  ['putPhoto 404', 'PUT /pets/4711/photo', 'key', image(), 'image/png'],
  ['putPhoto 413', 'PUT /pets/1/photo', 'key', image(1024 * 1024 + 1), 'image/png'],
  ['putPhoto 415', 'PUT /pets/1/photo', 'key', image(), 'image/gif'],
  ['addPapers 201', 'POST /pets/1/papers', 'key', papers('pedigree')],
  ['addPapers 401', 'POST /pets/1/papers', 'nobody', papers('pedigree')],
  ['addPapers 403', 'POST /pets/1/papers', 'orders:read', papers('pedigree')],
  ['addPapers 404', 'POST /pets/4711/papers', 'key', papers('pedigree')],
  ['addPapers 422', 'POST /pets/1/papers', 'key', papers('poem')],
  ['addPapers default', 'POST /pets/1/papers', 'key', {kind: 'pedigree'}],
  ['searchPets 200', 'GET /search?q=be'],
  ['searchPets 422', 'GET /search'],
  ['listCategories 200', 'GET /categories'],
  ['createOrder 201', 'POST /orders', 'key', order(2)],
  ['createOrder 401', 'POST /orders', 'nobody', order(5)],
  ['createOrder 403', 'POST /orders', 'pets:write', order(5)],
  ['createOrder 409', 'POST /orders', 'key', order(2)],
  ['createOrder 422', 'POST /orders', 'key', 'petId=two&name=Jordan&email=jordan', FORM],
  ['createOrder default', 'POST /orders', 'key', '2', 'text/plain'],
  ['listOrders 200', 'GET /orders', 'orders:read'],
  ['listOrders 401', 'GET /orders'],
  ['listOrders 403', 'GET /orders', 'orders:write'],
  ['listOrders 422', 'GET /orders?cursor=next', 'key'],
  ['getOrder 200', 'GET /orders/first', 'key'],
  ['getOrder 401', `GET ${ORDER}`],
  ['getOrder 403', `GET ${ORDER}`, 'pets:write'],
  ['getOrder 404', `GET ${ORDER}`, 'key'],
  ['streamEvents 200', 'GET /events?count=2&interval=10'],
  ['streamEvents 422', 'GET /events?count=many'],
  ['exportPets 200', 'GET /exports/pets?count=3'],
  ['exportPets 422', 'GET /exports/pets?format=xml'],
  ['deletePet 401', 'DELETE /pets/3', 'key'],
  ['deletePet 403', 'DELETE /pets/3', 'key+orders:read'],
  ['deletePet 404', 'DELETE /pets/4711', 'key+pets:write'],
  ['deletePet 204', 'DELETE /pets/3', 'key+pets:write'],
];

async function request([, line, who = 'nobody', value, mediaType]: Row): Promise<Response> {
  const [method, path = '', condition] = line.split(' ');
  let url = path;
  if (url === '/orders/first') {
    const {items} = (await (await call('/orders', {headers: KEY})).json()) as {
      items: {id: string}[];
    };
    url = `/orders/${items[0]!.id}`;
  }
  const isJson =
    value !== undefined && !(value instanceof FormData) && (mediaType ?? 'json').endsWith('json');
  const type = mediaType ?? (isJson ? 'application/json' : undefined);
  return call(url, {
    method,
    headers: {
      ...(await toAuth(who)),
      ...(type !== undefined && {'content-type': type}),
      ...(condition && {'if-match': '"old"'}),
      ...(method === 'GET' && {cookie: 'shelter=north'}),
    },
    body: isJson ? JSON.stringify(value) : (value as BodyInit | undefined),
  });
}

describe('the demo API', () => {
  it('is tested with a request for every documented response', () => {
    expect(REQUESTS.map(([documented]) => documented).sort()).toEqual(
      [...DOCUMENTED.keys()].sort(),
    );
  });

  it.each(REQUESTS)('responds as documented: %s', async (documented, ...rest) => {
    const response = await request([documented, ...rest]);
    const status = documented.split(' ')[1]!;
    expect([documented, status === 'default' ? 'default' : String(response.status)]).toEqual([
      documented,
      status,
    ]);

    const pointer = DOCUMENTED.get(documented)!;
    const {headers = {}, content = {}} = at(pointer);
    for (const [name, {required}] of Object.entries(headers))
      if (required) expect(response.headers.has(name)).toBe(true);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);

    const mediaType = response.headers.get('content-type') ?? undefined;
    if (Object.keys(content).length === 0) expect(mediaType).toBeUndefined();
    else expect(Object.keys(content)).toContain(mediaType);
    const text = await response.text();
    if (!mediaType?.endsWith('json')) return;
    const validate = ajv.compile({
      $ref: `document#${encodeURI(`${pointer}/content/${escapePointer(mediaType)}/schema`)}`,
    });
    validate(JSON.parse(text));
    expect(validate.errors).toBeNull();
  });
});

describe('the authorization server of the demo API', () => {
  const verifier = 'a-verifier-of-at-least-forty-three-characters';
  const authorization = {
    response_type: 'code',
    client_id: 'demo-client',
    redirect_uri: 'http://localhost:3000/callback',
    scope: 'pets:write',
    state: 'a b&c',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const ask = (fields: Record<string, string>) =>
    fetch(`${store.origin}/oauth/authorize?${new URLSearchParams(fields)}`);
  const decide = (decision: string) =>
    fetch(`${store.origin}/oauth/authorize`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({...authorization, decision}),
    });
  const redeem = (fields: Record<string, string>) =>
    fetch(`${store.origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({client_id: 'demo-client', ...fields}),
    });
  const allow = async () => new URL((await decide('allow')).headers.get('location')!).searchParams;
  const exchange = (code: string, code_verifier = verifier) =>
    redeem({
      grant_type: 'authorization_code',
      redirect_uri: authorization.redirect_uri,
      code,
      code_verifier,
    });

  it('asks for consent, and escapes the request in its page', async () => {
    const response = await ask({...authorization, state: '"><script>'});
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('pets:write');
    expect(html).not.toContain('<script>');
  });

  it('exchanges a code for a token that the API accepts, and refuses the code the second time', async () => {
    const query = await allow();
    expect(query.get('state')).toBe(authorization.state);
    const response = await exchange(query.get('code')!);
    const {access_token: token} = (await response.json()) as {access_token: string};
    expect((await call('/pets', json(dog, {authorization: `Bearer ${token}`}))).status).toBe(201);
    expect((await exchange(query.get('code')!)).status).toBe(400);
  });

  it('refuses a code with a wrong verifier', async () => {
    expect((await exchange((await allow()).get('code')!, 'another')).status).toBe(400);
  });

  it.each([
    ['a redirect URI on another site', {redirect_uri: 'https://example.com/callback'}],
    ['a look-alike of localhost', {redirect_uri: 'http://localhost.example.com/callback'}],
    ['an unknown client', {client_id: 'other'}],
    ['a code challenge without a hash', {code_challenge_method: 'plain'}],
    ['an unknown scope', {scope: 'everything'}],
  ])('responds with 400 instead of a redirect for %s', async (_, fields) => {
    const response = await ask({...authorization, ...fields});
    expect(response.status).toBe(400);
  });
});
