import {row} from '../row';
import type {RowGroup} from '../types';

const SECURITY = 'security.yaml';

export const SECURITY_ROWS: RowGroup = {
  title: 'Security',
  rows: [
    row('API keys in header, query and cookie', SECURITY, {also: ['request/security.test.ts']})`
      overview ¦ authentication ¦ API key in the X-Key header ¦ Ask the team ¦ API key in the key query parameter ¦ API key in the sid cookie
      GET /either ¦ authentication ¦ HTML: API key in the key query parameter · keyQuery / Markdown: API key in the key query parameter (keyQuery) ¦ or ¦ keyCookie ¦ HTTP Basic in Authorization
    `,
    row('HTTP basic, bearer with its format, digest and other schemes', SECURITY, {
      also: ['request/security.test.ts'],
    })`
      overview ¦ authentication ¦ HTTP Basic in Authorization ¦ Bearer token (JWT) in Authorization ¦ HTTP Digest in Authorization
      GET /roles ¦ authentication ¦ HTTP Digest in Authorization
    `,
    row(
      'OAuth 2: every flow with its URLs and scopes; device authorization and the metadata URL of OpenAPI 3.2',
      SECURITY,
    )`
      overview ¦ authentication ¦ Authorization code ¦ https://id.example.com/authorize ¦ https://id.example.com/token ¦ https://id.example.com/refresh ¦ orders:write ¦ Change orders
      overview ¦ authentication ¦ Implicit ¦ https://id.example.com/implicit ¦ Password ¦ https://id.example.com/password ¦ Client credentials ¦ https://id.example.com/machine
      overview ¦ authentication ¦ Device authorization ¦ https://id.example.com/device ¦ https://id.example.com/device-token ¦ Metadata URL ¦ https://id.example.com/.well-known/oauth-authorization-server
      GET /scopes ¦ authentication ¦ HTML: OAuth 2.0 · oauth / Markdown: OAuth 2.0 (oauth; ¦ orders:read ¦ orders:write
    `,
    row('OpenID Connect with its discovery URL', SECURITY)`
      overview ¦ authentication ¦ OpenID Connect ¦ Discovery URL ¦ https://id.example.com/.well-known/openid-configuration
      GET /roles ¦ authentication ¦ openid
    `,
    row('Client certificates', SECURITY)`
      GET /both ¦ authentication ¦ TLS client certificate
    `,
    row(
      'All of several schemes, one of several, optional or no security, and the default of the document',
      SECURITY,
      {also: ['request/security.test.ts']},
    )`
      GET /both ¦ authentication ¦ keyHeader ¦ and TLS client certificate
      GET /optional ¦ authentication ¦ No authentication ¦ HTML: or API key in the X-Key header · keyHeader / Markdown: One of: · API key in the X-Key header (keyHeader)
      GET /public ¦ authentication ¦ No authentication
      GET /default ¦ authentication ¦ HTML: Bearer token (JWT) in Authorization · token / Markdown: Bearer token (JWT) in Authorization (token)
      overview ¦ authentication ¦ token ¦ HTML only (Markdown lists all schemes once): Some operations use
    `,
    row('Deprecated schemes, and schemes by URI, of OpenAPI 3.2', SECURITY)`
      GET /roles ¦ authentication ¦ old ¦ deprecated ¦ Use token.
      GET /uri ¦ authentication ¦ Bearer token (opaque) in Authorization
    `,
  ],
};
