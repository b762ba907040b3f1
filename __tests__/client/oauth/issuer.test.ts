import {isFromIssuer} from '../../../plugin/client/oauth/issuer';

const ISSUER = 'https://login.example.com';
const accept = (query: string, isAlwaysNamed = true) =>
  isFromIssuer(new URLSearchParams(query), {name: ISSUER, isAlwaysNamed});

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

  it('is accepted with any issuer if the server has no metadata', () => {
    const answer = new URLSearchParams('code=1&iss=https://any.example');
    expect(isFromIssuer(answer, undefined)).toBe(true);
  });
});
