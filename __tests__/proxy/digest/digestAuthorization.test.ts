import {
  chooseChallenge,
  toDigestAuthorization,
} from '../../../plugin/proxy/digest/digestAuthorization';
import {parseChallenges} from '../../../plugin/proxy/digest/parseChallenges';

const answer = (
  field: string,
  question: {username: string; password: string; uri?: string; cnonce?: string},
) => {
  const challenge = chooseChallenge(parseChallenges([field]));
  return (
    challenge &&
    toDigestAuthorization(challenge, {
      credentials: {username: question.username, password: question.password},
      method: 'GET',
      uri: question.uri ?? '/dir/index.html',
      cnonce: question.cnonce ?? 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
    })
  );
};
const RFC7616 = (algorithm: string) =>
  `Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=${algorithm}, nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"`;
const MUFASA = {username: 'Mufasa', password: 'Circle of Life'};

describe('the `Authorization` header for a Digest challenge', () => {
  it('matches the MD5 and SHA-256 examples of RFC 7616 section 3.9.1', () => {
    expect(answer(RFC7616('MD5'), MUFASA)).toContain('response="8ca523f5e9506fed4657c9700eebdbec"');
    expect(answer(RFC7616('SHA-256'), MUFASA)).toBe(
      'Digest username="Mufasa", realm="http-auth@example.org", nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", uri="/dir/index.html", algorithm=SHA-256, qop=auth, nc=00000001, cnonce="f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ", response="753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"',
    );
  });

  it('matches the example of RFC 2617 section 3.5, and RFC 2069 if the challenge has no `qop`', () => {
    const challenge = (qop: string) =>
      `Digest realm="testrealm@host.com", ${qop}nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", opaque="5ccc069c403ebaf9f0171e9517f40e41"`;
    const question = {username: 'Mufasa', password: 'Circle Of Life', cnonce: '0a4f113b'};
    expect(answer(challenge('qop="auth,auth-int", '), question)).toContain(
      'response="6629fae49393a05397450978507c4ef1"',
    );
    expect(answer(challenge(''), question)).toContain(
      'response="670fd8c2df070c60b045671b8b24ff02"',
    );
    expect(answer(challenge(''), question)).not.toMatch(/qop|nc=|cnonce/);
  });

  it('hashes the user name as in RFC 7616 section 3.9.2 with erratum 4897', () => {
    expect(
      answer(
        'Digest realm="api@example.org", qop="auth", algorithm=SHA-512-256, nonce="x", userhash=true',
        {username: 'Jäsøn Doe', password: 'Secret, or not?'},
      ),
    ).toMatch(
      /username="793263caabb707a56211940d90411ea4a575adeccb7e360aeb624ed06ece9b0b".*userhash=true$/,
    );
  });

  it('encodes user names that a quoted string cannot hold, and escapes quotes and backslashes in others', () => {
    expect(answer(RFC7616('MD5'), {username: 'Jäsøn Doe', password: 'x'})).toContain(
      "username*=UTF-8''J%C3%A4s%C3%B8n%20Doe,",
    );
    expect(answer(RFC7616('MD5'), {username: 'a"b\\c\r\nX: 1', password: 'x'})).toContain(
      "username*=UTF-8''a%22b%5Cc%0D%0AX%3A%201,",
    );
    expect(answer(RFC7616('MD5'), {username: 'a"b\\c', password: 'x'})).toContain(
      'username="a\\"b\\\\c",',
    );
  });

  it('answers the strongest of several challenges, in one header field or in several', () => {
    const choose = (...fields: string[]) =>
      chooseChallenge(parseChallenges(fields))?.parameters.get('nonce');
    expect(
      choose(
        'Basic realm="x", Digest realm="x", nonce="md5", algorithm=MD5, Digest realm="x", nonce="sha", algorithm=SHA-256',
      ),
    ).toBe('sha');
    expect(
      choose(
        'Digest realm="x", nonce="md5"',
        'Negotiate abc==',
        'digest realm="x", nonce="512", algorithm=SHA-512-256',
      ),
    ).toBe('512');
  });

  it.each([
    'Basic realm="x"',
    'Digest',
    'Digest realm="x"',
    'Digest nonce="x"',
    'Digest realm="x", nonce="x", algorithm=SHA-1',
    'Digest realm="x", nonce="x", algorithm=__proto__',
    'Digest realm="x", nonce="x", qop="auth-int"',
    'Digest realm="x", nonce="x", nonce="y"',
    'Digest realm="x", nonce="x\u0001"',
    'Digest realm="x\\\r\nX-Evil: 1", nonce="x"',
    'Digest realm="x", nonce="é"',
    'Digest realm="x", nonce="x", opaque="unfinished',
    `Digest realm="x", nonce="${'x'.repeat(3000)}"`,
    `Digest realm="x", nonce="x", ${'a=b, '.repeat(5000)}`,
  ])('is undefined for a challenge that cannot be answered: %#', (field) => {
    expect(answer(field, MUFASA)).toBeUndefined();
  });
});
