import {isIssuerOfMetadata} from '../../../plugin/proxy';

const OIDC = '/.well-known/openid-configuration';
const OAUTH = '/.well-known/oauth-authorization-server';

describe('isIssuerOfMetadata', () => {
  it.each<[string, unknown, boolean]>([
    [`https://id.example.com${OIDC}`, 'https://id.example.com', true],
    [`https://id.example.com${OIDC}`, 'https://id.example.com/', true],
    [`https://id.example.com${OIDC}?tenant=a`, 'https://id.example.com', true],
    [`https://ID.example.com:443${OIDC}`, 'https://id.example.com', true],
    ...[
      ...['https://id.example.com/a', 'http://id.example.com', 'https://id.example.com:8443'],
      ...['https://id.example.com.evil.test', 'https://user@id.example.com'],
      ...['https://id.example.com?x', 'https://id.example.com#x', '', undefined, {}],
    ].map((issuer): [string, unknown, boolean] => [`https://id.example.com${OIDC}`, issuer, false]),
    // OpenID Connect appends the well-known part to the path; RFC 8414 puts it before the path.
    [`https://id.example.com/realms/a${OIDC}`, 'https://id.example.com/realms/a', true],
    [`https://id.example.com/realms/a${OIDC}`, 'https://id.example.com/realms/a/', true],
    [`https://id.example.com/realms/a${OIDC}`, 'https://id.example.com/realms/b', false],
    [`https://id.example.com/realms/a${OIDC}`, 'https://id.example.com', false],
    [`https://id.example.com${OAUTH}`, 'https://id.example.com', true],
    [`https://id.example.com${OAUTH}/realms/a`, 'https://id.example.com/realms/a', true],
    [`https://id.example.com${OAUTH}/realms/a`, 'https://id.example.com', false],
    [`https://id.example.com${OIDC}/realms/a`, 'https://id.example.com/realms/a', true],
    // Microsoft's metadata for all tenants has a placeholder for the tenant.
    [`https://a.example.com/common/v2.0${OIDC}`, 'https://a.example.com/{tenantid}/v2.0', true],
    [`https://a.example.com/common/v2.0${OIDC}`, 'https://a.example.com/{tenantid}/v1.0', false],
    [`https://a.example.com/common/v2.0${OIDC}`, 'https://evil.test/{tenantid}/v2.0', false],
    // The issuer cannot be derived from these URLs.
    ['https://id.example.com/openid.json', 'https://other.example.com', true],
    ['https://id.example.com/.well-known/other', undefined, true],
    [`https://id.example.com${OIDC}x`, undefined, true],
  ])('for metadata at %s, issuer %j: %s', (metadataUrl, issuer, isOwn) =>
    expect(isIssuerOfMetadata(issuer, metadataUrl)).toBe(isOwn),
  );
});
