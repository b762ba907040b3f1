// An OpenID provider and an API that accepts its tokens, on one loopback port: `node
// openIdProviderServer.mjs <port> <redirect URI>`. Prints every request as a line of JSON.
import http from 'node:http';
import {Provider} from 'oidc-provider';

const [port, redirectUri] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const SCOPES = ['pets:read', 'pets:write'];
const CODE_GRANTS = [
  'authorization_code',
  'refresh_token',
  'urn:ietf:params:oauth:grant-type:device_code',
];

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'public',
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: CODE_GRANTS,
      response_types: ['code'],
      redirect_uris: [redirectUri],
    },
  ],
  scopes: ['openid', 'offline_access', ...SCOPES],
  // Pages of other origins cannot send requests; only the proxy can.
  clientBasedCORS: () => false,
  issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
  pkce: {required: () => true},
  // Readers choose among the flows that it offers.
  features: {deviceFlow: {enabled: true}},
  cookies: {keys: ['not a secret']},
  findAccount: (_context, id) => ({accountId: id, claims: () => ({sub: id})}),
});

/** The implicit flow of RFC 6749 section 4.2, which providers have dropped. */
function answerImplicitly(url, response) {
  const query = url.searchParams;
  const isRight =
    query.get('response_type') === 'token' && query.get('redirect_uri') === redirectUri;
  const answer = isRight
    ? {
        access_token: 'IMPLICIT-SECRET',
        token_type: 'bearer',
        expires_in: '60',
        state: query.get('state'),
      }
    : {error: 'invalid_request'};
  response.writeHead(302, {Location: `${redirectUri}#${new URLSearchParams(answer)}`}).end();
}

async function answerThings(request, response) {
  const [, text] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const token = text && (await provider.AccessToken.find(text));
  const status = token || text === 'IMPLICIT-SECRET' ? 200 : 401;
  response.writeHead(status, {'Content-Type': 'application/json'}).end(
    JSON.stringify({
      kind: token?.kind ?? null,
      client: token?.clientId ?? null,
      scope: token?.scope ?? null,
    }),
  );
}

const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const answer = provider.callback();
http
  .createServer((request, response) => {
    tell({
      method: request.method,
      url: request.url,
      origin: request.headers.origin,
      agent: request.headers['user-agent'],
    });
    const url = new URL(request.url, issuer);
    if (url.pathname === '/implicit') answerImplicitly(url, response);
    else if (url.pathname === '/v1/things') void answerThings(request, response);
    else void answer(request, response);
  })
  .listen(Number(port), '127.0.0.1', () => tell({ready: true}));
