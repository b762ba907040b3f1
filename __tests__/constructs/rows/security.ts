import type {RowGroup} from '../types';

const SECURITY = 'security.yaml';

export const SECURITY_ROWS: RowGroup = {
  title: 'Security',
  rows: [
    {
      title: 'API keys in header, query and cookie',
      fixture: SECURITY,
      sights: [
        [
          'overview',
          'authentication',
          'API key in header X-Key',
          'Ask the team',
          'API key in query parameter key',
          'API key in cookie sid',
        ],
        [
          'GET /either',
          'authorization',
          'keyQuery API key in query parameter key',
          'or',
          'keyCookie',
          {html: 'basic HTTP Basic', markdown: 'basic HTTP basic'},
        ],
      ],
      also: ['request/security.test.ts'],
    },
    {
      title: 'HTTP basic, bearer with its format, digest and other schemes',
      fixture: SECURITY,
      sights: [
        [
          'overview',
          'authentication',
          {html: 'HTTP Basic', markdown: 'HTTP basic'},
          {html: 'HTTP Bearer (JWT)', markdown: 'HTTP bearer, JWT'},
          {html: 'HTTP Digest', markdown: 'HTTP digest'},
        ],
        ['GET /roles', 'authorization', {html: 'HTTP Digest', markdown: 'HTTP digest'}],
      ],
      also: ['request/security.test.ts'],
    },
    {
      title:
        'OAuth 2: every flow with its URLs and scopes; device authorization and the metadata URL of OpenAPI 3.2',
      fixture: SECURITY,
      sights: [
        [
          'overview',
          'authentication',
          'Authorization code',
          'https://id.example.com/authorize',
          'https://id.example.com/token',
          'https://id.example.com/refresh',
          'orders:write',
          'Change orders',
        ],
        [
          'overview',
          'authentication',
          'Implicit',
          'https://id.example.com/implicit',
          'Password',
          'https://id.example.com/password',
          'Client credentials',
          'https://id.example.com/machine',
        ],
        [
          'overview',
          'authentication',
          'Device authorization',
          'https://id.example.com/device',
          'https://id.example.com/device-token',
          {html: 'Metadata URL', markdown: 'Metadata:'},
          'https://id.example.com/.well-known/oauth-authorization-server',
        ],
        ['GET /scopes', 'authorization', 'oauth OAuth 2.0', 'orders:read', 'orders:write'],
      ],
    },
    {
      title: 'OpenID Connect with its discovery URL',
      fixture: SECURITY,
      sights: [
        [
          'overview',
          'authentication',
          'OpenID Connect',
          {
            html: 'Discovery URL https://id.example.com/.well-known/openid-configuration',
            markdown: 'https://id.example.com/.well-known/openid-configuration',
          },
        ],
        ['GET /roles', 'authorization', 'openid'],
      ],
    },
    {
      title: 'Client certificates',
      fixture: SECURITY,
      sights: [['GET /both', 'authorization', 'TLS client certificate']],
    },
    {
      title:
        'All of several schemes, one of several, optional or no security, and the default of the document',
      fixture: SECURITY,
      sights: [
        ['GET /both', 'authorization', 'keyHeader', 'and client'],
        [
          'GET /optional',
          'authorization',
          'No authentication',
          {html: 'or keyHeader', markdown: 'One of: · keyHeader'},
        ],
        ['GET /public', 'authorization', 'No authentication'],
        [
          'GET /default',
          'authorization',
          {html: 'token HTTP Bearer (JWT)', markdown: 'token (HTTP bearer, JWT)'},
        ],
        [
          'overview',
          'authentication',
          'token',
          {html: 'Some operations use', only: 'Markdown lists all schemes once'},
        ],
      ],
      also: ['request/security.test.ts'],
    },
    {
      title: 'Deprecated schemes, and schemes by URI, of OpenAPI 3.2',
      fixture: SECURITY,
      sights: [
        ['GET /roles', 'authorization', 'old', 'deprecated', 'Use token.'],
        [
          'GET /uri',
          'authorization',
          {html: 'HTTP Bearer (opaque)', markdown: 'HTTP bearer, opaque'},
        ],
      ],
    },
  ],
};
