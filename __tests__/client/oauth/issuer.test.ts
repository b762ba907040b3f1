import {isFromIssuer} from '../../../plugin/client/oauth/issuer';

const ISSUER = 'https://login.example.com';
const answer = (query: string) => new URLSearchParams(query);

describe('an answer of an authorization server', () => {
  it('is taken when it names the server that was asked', () => {
    expect(
      isFromIssuer(answer(`code=1&iss=${encodeURIComponent(ISSUER)}`), {
        name: ISSUER,
        isAlwaysNamed: true,
      }),
    ).toBe(true);
  });

  it.each(['https://login.example.com/', 'https://LOGIN.example.com', 'https://evil.example', ''])(
    'is not taken when it names %j',
    (other) => {
      expect(
        isFromIssuer(answer(`code=1&iss=${encodeURIComponent(other)}`), {
          name: ISSUER,
          isAlwaysNamed: false,
        }),
      ).toBe(false);
    },
  );

  it('is not taken when it names two', () => {
    expect(
      isFromIssuer(answer(`iss=${ISSUER}&iss=https://evil.example`), {
        name: ISSUER,
        isAlwaysNamed: true,
      }),
    ).toBe(false);
  });

  it('may leave the name out where the server does not promise it', () => {
    expect(isFromIssuer(answer('code=1'), {name: ISSUER, isAlwaysNamed: false})).toBe(true);
    expect(isFromIssuer(answer('code=1'), {name: ISSUER, isAlwaysNamed: true})).toBe(false);
  });

  it('has nothing to be compared with where the server has no metadata', () => {
    expect(isFromIssuer(answer('code=1&iss=https://any.example'), undefined)).toBe(true);
  });
});
