import {isFromIssuer} from '../../../plugin/client/oauth/issuer';

const ISSUER = 'https://login.example.com';
const answer = (query: string) => new URLSearchParams(query);

describe('a response of an authorization server', () => {
  it('is accepted if it names the expected issuer', () => {
    expect(
      isFromIssuer(answer(`code=1&iss=${encodeURIComponent(ISSUER)}`), {
        name: ISSUER,
        isAlwaysNamed: true,
      }),
    ).toBe(true);
  });

  it.each(['https://login.example.com/', 'https://LOGIN.example.com', 'https://evil.example', ''])(
    'is rejected if it names the issuer %j',
    (other) => {
      expect(
        isFromIssuer(answer(`code=1&iss=${encodeURIComponent(other)}`), {
          name: ISSUER,
          isAlwaysNamed: false,
        }),
      ).toBe(false);
    },
  );

  it('is rejected if it names two issuers', () => {
    expect(
      isFromIssuer(answer(`iss=${ISSUER}&iss=https://evil.example`), {
        name: ISSUER,
        isAlwaysNamed: true,
      }),
    ).toBe(false);
  });

  it('may omit the issuer only if the server does not promise to name it', () => {
    expect(isFromIssuer(answer('code=1'), {name: ISSUER, isAlwaysNamed: false})).toBe(true);
    expect(isFromIssuer(answer('code=1'), {name: ISSUER, isAlwaysNamed: true})).toBe(false);
  });

  it('is accepted with any issuer if the server has no metadata', () => {
    expect(isFromIssuer(answer('code=1&iss=https://any.example'), undefined)).toBe(true);
  });
});
