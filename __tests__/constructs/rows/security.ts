import {row} from '../row';
import type {RowGroup} from '../types';

const SECURITY = 'security.yaml';

export const SECURITY_ROWS: RowGroup = {
  title: 'Security',
  rows: [
    row('API keys in header, query and cookie', SECURITY, {also: ['request/security.test.ts']})`
      overview ¦ authentication ¦ API key in header X-Key ¦ Ask the team ¦ API key in query parameter key ¦ API key in cookie sid
      GET /either ¦ authorization ¦ keyQuery API key in query parameter key ¦ or ¦ keyCookie ¦ basic HTTP Basic
    `,
    row('HTTP basic, bearer with its format, digest and other schemes', SECURITY, {
      also: ['request/security.test.ts'],
    })`
      overview ¦ authentication ¦ HTTP Basic ¦ HTTP Bearer (JWT) ¦ HTTP Digest
      GET /roles ¦ authorization ¦ HTTP Digest
    `,
    row(
      'OAuth 2: every flow with its URLs and scopes; device authorization and the metadata URL of OpenAPI 3.2',
      SECURITY,
    )`
      overview ¦ authentication ¦ Authorization code ¦ https://id.example.com/authorize ¦ https://id.example.com/token ¦ https://id.example.com/refresh ¦ orders:write ¦ Change orders
      overview ¦ authentication ¦ Implicit ¦ https://id.example.com/implicit ¦ Password ¦ https://id.example.com/password ¦ Client credentials ¦ https://id.example.com/machine
      overview ¦ authentication ¦ Device authorization ¦ https://id.example.com/device ¦ https://id.example.com/device-token ¦ Metadata URL ¦ https://id.example.com/.well-known/oauth-authorization-server
      GET /scopes ¦ authorization ¦ oauth OAuth 2.0 ¦ orders:read ¦ orders:write
    `,
    row('OpenID Connect with its discovery URL', SECURITY)`
      overview ¦ authentication ¦ OpenID Connect ¦ Discovery URL ¦ https://id.example.com/.well-known/openid-configuration
      GET /roles ¦ authorization ¦ openid
    `,
    row('Client certificates', SECURITY)`
      GET /both ¦ authorization ¦ TLS client certificate
    `,
    row(
      'All of several schemes, one of several, optional or no security, and the default of the document',
      SECURITY,
      {also: ['request/security.test.ts']},
    )`
      GET /both ¦ authorization ¦ keyHeader ¦ and client
      GET /optional ¦ authorization ¦ No authentication ¦ HTML: or keyHeader / Markdown: One of: · keyHeader
      GET /public ¦ authorization ¦ No authentication
      GET /default ¦ authorization ¦ HTML: token HTTP Bearer (JWT) / Markdown: token (HTTP Bearer (JWT))
      overview ¦ authentication ¦ token ¦ HTML only (Markdown lists all schemes once): Some operations use
    `,
    row('Deprecated schemes, and schemes by URI, of OpenAPI 3.2', SECURITY)`
      GET /roles ¦ authorization ¦ old ¦ deprecated ¦ Use token.
      GET /uri ¦ authorization ¦ HTTP Bearer (opaque)
    `,
  ],
};
