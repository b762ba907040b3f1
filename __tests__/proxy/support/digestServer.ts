import {createHash, randomBytes} from 'crypto';
import {startUpstream, type Upstream} from './upstream';

export type DigestServerOptions = {
  algorithm?: string;
  qop?: string;
  userhash?: boolean;
  realm?: string;
  username?: string;
  password?: string;
  /** How often the server rejects correct credentials because of a stale nonce. */
  stale?: number;
};

const HASHES: {[name: string]: string} = {
  MD5: 'md5',
  'SHA-256': 'sha256',
  'SHA-512-256': 'sha512-256',
};

/**
 * Starts an API that requires Digest authentication, written from section 3.4 of RFC 7616. Each
 * nonce is valid for one request. `/free` needs no credentials.
 */
export function startDigestServer({
  algorithm,
  qop,
  userhash = false,
  realm = 'things',
  username = 'reader',
  password = 'SECRET',
  stale = 0,
}: DigestServerOptions = {}): Promise<Upstream> {
  const nonces = new Set<string>();
  let staleLeft = stale;
  const hash = (text: string) =>
    createHash(HASHES[(algorithm ?? 'MD5').replace(/-sess$/, '')]!)
      .update(text)
      .digest('hex');
  return startUpstream((response, {method, url, headers, body}) => {
    if (url === '/free') return void response.end(`free ${body}`);
    const fields = readFields(headers.authorization ?? '');
    const isKnown =
      fields !== undefined &&
      nonces.delete(fields.get('nonce') ?? '') &&
      fields.get('opaque') === 'o"\\q' &&
      fields.get('uri') === url &&
      isRight(method, fields);
    const isStale = isKnown && staleLeft > 0;
    if (isKnown && !isStale) {
      return void response.writeHead(200, {'Content-Type': 'text/plain'}).end(`welcome ${body}`);
    }
    if (isStale) staleLeft -= 1;
    const nonce = randomBytes(12).toString('base64');
    nonces.add(nonce);
    const parts = [
      `realm="${realm.replace(/["\\]/g, '\\$&')}"`,
      ...(qop ? [`qop="${qop}"`] : []),
      ...(algorithm ? [`algorithm=${algorithm}`] : []),
      `nonce="${nonce}"`,
      'opaque="o\\"\\\\q"',
      ...(userhash ? ['userhash=true'] : []),
      ...(isStale ? ['stale=TRUE'] : []),
      'charset=UTF-8',
    ];
    response
      .writeHead(401, {'WWW-Authenticate': ['Basic realm="other"', `Digest ${parts.join(', ')}`]})
      .end('no');
  });

  function isRight(method: string, fields: Map<string, string>): boolean {
    const expectedName = userhash ? hash(`${username}:${realm}`) : username;
    const given = fields.has('username*')
      ? decodeURIComponent(fields.get('username*')!.replace(/^UTF-8''/, ''))
      : fields.get('username');
    const secret = hash(`${username}:${realm}:${password}`);
    const first = algorithm?.endsWith('-sess')
      ? hash(`${secret}:${fields.get('nonce')}:${fields.get('cnonce')}`)
      : secret;
    const second = hash(`${method}:${fields.get('uri')}`);
    const middle = qop
      ? `${fields.get('nonce')}:${fields.get('nc')}:${fields.get('cnonce')}:${fields.get('qop')}`
      : fields.get('nonce');
    return (
      given === expectedName &&
      fields.get('realm') === realm &&
      fields.get('response') === hash(`${first}:${middle}:${second}`)
    );
  }
}

function readFields(header: string): Map<string, string> | undefined {
  if (!header.startsWith('Digest ')) return undefined;
  return new Map(
    [...header.slice(7).matchAll(/([\w*]+)=(?:"((?:[^"\\]|\\.)*)"|([^,\s]+))/g)].map(
      ([, name, quoted, plain]) => [name!, quoted?.replace(/\\(.)/g, '$1') ?? plain!],
    ),
  );
}
