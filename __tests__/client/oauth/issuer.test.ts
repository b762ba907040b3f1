import {isFromIssuer} from '../../../plugin/client/oauth/authorize';

const ISSUER = 'https://login.example.com';
const accept = (query: string, isAlwaysNamed = true) =>
  isFromIssuer(new URLSearchParams(query), {name: ISSUER, isAlwaysNamed}, []);

describe('a response of an authorization server', () => {
  it('is accepted if it names the expected issuer', () => {
    expect(accept(`code=1&iss=${encodeURIComponent(ISSUER)}`)).toBe(true);
  });

  it.each(['https://login.example.com/', 'https://LOGIN.example.com', 'https://evil.example', ''])(
    'is rejected if it names the issuer %j',
    (other) => {
      expect(accept(`code=1&iss=${encodeURIComponent(other)}`, false)).toBe(false);
    },
  );

  it('is rejected if it names two issuers', () => {
    expect(accept(`iss=${ISSUER}&iss=https://evil.example`)).toBe(false);
  });

  it('may omit the issuer only if the server does not promise to name it', () => {
    expect([accept('code=1', false), accept('code=1', true)]).toEqual([true, false]);
  });

  const ENDPOINTS = ['https://login.example.com/authorize', 'https://token.example.com/token'];
  it.each([
    ['', true],
    ['iss=https://login.example.com', true],
    ['iss=https://LOGIN.example.com:443/tenant/v2.0', true],
    ['iss=https://token.example.com', true],
    ['iss=https://evil.example', false],
    ['iss=http://login.example.com', false],
    ['iss=https://login.example.com.evil.example', false],
    ['iss=https://login.example.com@evil.example', false],
    ['iss=https://login.example.com&iss=https://evil.example', false],
    ['iss=', false],
    ['iss=login.example.com', false],
    ['iss=data:,x', false],
  ])(
    'threat 138: without metadata must not name an issuer of another origin: %s',
    (query, isAccepted) => {
      const answer = new URLSearchParams(`code=1&${query}`);
      expect(isFromIssuer(answer, undefined, ENDPOINTS)).toBe(isAccepted);
      expect(isFromIssuer(answer, undefined, ['/relative'])).toBe(query === '');
    },
  );
});
