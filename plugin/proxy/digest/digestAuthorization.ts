import {createHash} from 'crypto';
import type {Challenge} from './parseChallenges';

export type DigestCredentials = {username: string; password: string};

type DigestRequest = {
  credentials: DigestCredentials;
  method: string;
  /** Path and query, as they are sent. */ uri: string;
  /** Of the client, new for each request. */ cnonce: string;
};

/** Algorithm names in RFC 7616 and in Node, strongest first. */
const ALGORITHMS: readonly (readonly [name: string, hash: string])[] = [
  ['SHA-512-256', 'sha512-256'],
  ['SHA-256', 'sha256'],
  ['MD5', 'md5'],
];

/**
 * What our quoted strings may contain: visible ASCII and spaces. A line break would begin another
 * header.
 */
const QUOTABLE = /^[\u0020-\u007e]*$/;
const MAX_LENGTH = 2048;

type Algorithm = {name: string; hash: string; isSession: boolean};
/** A Digest challenge that the proxy can answer. */
export type DigestChallenge = Challenge & {algorithm: Algorithm; realm: string; nonce: string};

/**
 * The strongest Digest challenge that the proxy can answer, since servers list them in any order.
 * `undefined` if there is none.
 */
export function chooseChallenge(challenges: readonly Challenge[]): DigestChallenge | undefined {
  const usable = challenges.flatMap((challenge) =>
    challenge.scheme === 'digest' ? (toDigestChallenge(challenge) ?? []) : [],
  );
  return usable.sort((left, right) => rankOf(left) - rankOf(right))[0];
}

/**
 * The value of `Authorization` that answers a challenge (RFC 7616 section 3.4; without `qop`, RFC
 * 2069).
 */
export function toDigestAuthorization(
  {parameters, algorithm: {name, hash, isSession}, realm, nonce}: DigestChallenge,
  {credentials: {username, password}, method, uri, cnonce}: DigestRequest,
): string {
  const digest = (text: string): string => createHash(hash).update(text, 'utf8').digest('hex');
  const opaque = parameters.get('opaque');
  const hasQop = parameters.has('qop');
  const nc = '00000001';

  const secret = digest(`${username}:${realm}:${password}`);
  const first = isSession ? digest(`${secret}:${nonce}:${cnonce}`) : secret;
  const second = digest(`${method}:${uri}`);
  const response = digest(
    hasQop ? `${first}:${nonce}:${nc}:${cnonce}:auth:${second}` : `${first}:${nonce}:${second}`,
  );

  const isHashed = parameters.get('userhash')?.toLowerCase() === 'true';
  const fields = [
    isHashed ? `username=${quote(digest(`${username}:${realm}`))}` : toUserName(username),
    `realm=${quote(realm)}`,
    `nonce=${quote(nonce)}`,
    `uri=${quote(uri)}`,
    ...(parameters.has('algorithm') ? [`algorithm=${name}`] : []),
    ...(hasQop ? ['qop=auth', `nc=${nc}`] : []),
    ...(hasQop || isSession ? [`cnonce=${quote(cnonce)}`] : []),
    `response=${quote(response)}`,
    ...(opaque === undefined ? [] : [`opaque=${quote(opaque)}`]),
    ...(isHashed ? ['userhash=true'] : []),
  ];
  return `Digest ${fields.join(', ')}`;
}

function toDigestChallenge(challenge: Challenge): DigestChallenge | undefined {
  const {parameters} = challenge;
  const texts = ['realm', 'nonce', 'opaque'].map((name) => parameters.get(name));
  const [realm, nonce] = texts;
  const algorithm = findAlgorithm(parameters.get('algorithm'));
  if (realm === undefined || nonce === undefined || !algorithm) return undefined;
  const qop = parameters.get('qop');
  const isUsable =
    texts.every(
      (text) => text === undefined || (text.length <= MAX_LENGTH && QUOTABLE.test(text)),
    ) &&
    (qop === undefined || qop.split(',').some((option) => option.trim().toLowerCase() === 'auth'));
  return isUsable ? {...challenge, algorithm, realm, nonce} : undefined;
}

function rankOf({algorithm}: DigestChallenge): number {
  return ALGORITHMS.findIndex(([, hash]) => hash === algorithm.hash);
}

function findAlgorithm(written = 'MD5'): Algorithm | undefined {
  const isSession = /-sess$/i.test(written);
  const known = ALGORITHMS.find(([name]) => name === written.replace(/-sess$/i, '').toUpperCase());
  return known && {name: `${known[0]}${isSession ? '-sess' : ''}`, hash: known[1], isSession};
}

/**
 * A user name that a quoted string cannot hold is written as in RFC 8187 (RFC 7616 section 3.4.4).
 */
function toUserName(username: string): string {
  if (QUOTABLE.test(username)) return `username=${quote(username)}`;
  const encoded = encodeURIComponent(username).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `username*=UTF-8''${encoded}`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
