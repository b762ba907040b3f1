import {isFromIssuer} from '../../../plugin/client/oauth/authorize';

const ISSUER = 'https://login.example.com';

describe('a response of an authorization server', () => {
  it.each([
    [`code=1&iss=${encodeURIComponent(ISSUER)}`, true, true],
    ['iss=https://login.example.com/', false, false],
    ['iss=https://LOGIN.example.com', false, false],
    ['iss=https://evil.example', false, false],
    ['iss=', false, false],
    [`iss=${ISSUER}&iss=https://evil.example`, true, false],
    // The issuer may be missing if the server does not promise to name it.
    ['code=1', false, true],
    ['code=1', true, false],
  ])(
    'that says %s, where the issuer is always named: %s, is accepted: %s',
    (query, isAlwaysNamed, isAccepted) => {
      const expected = {name: ISSUER, isAlwaysNamed};
      expect(isFromIssuer(new URLSearchParams(query), expected, [])).toBe(isAccepted);
    },
  );

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
