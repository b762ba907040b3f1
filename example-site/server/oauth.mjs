import {createHash, randomBytes} from 'node:crypto';

const CLIENT = 'demo-client';
const LIFETIME_SECONDS = 300;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const random = () => randomBytes(24).toString('base64url');
const now = () => Date.now() / 1000;
const escapeHtml = (text) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const refuse = (status, error, description) => ({
  status,
  headers: {'cache-control': 'no-store'},
  json: {error, error_description: description},
});

/** A code or token that expires. */
function createVault(seconds) {
  const entries = new Map();
  return {
    add(value) {
      for (const [key, {until}] of entries) if (until < now()) entries.delete(key);
      const key = random();
      entries.set(key, {value, until: now() + seconds});
      return key;
    },
    get: (key) => (entries.get(key)?.until > now() ? entries.get(key).value : undefined),
    take(key) {
      const value = this.get(key);
      entries.delete(key);
      return value;
    },
  };
}

/** Redirects are allowed only to this machine. */
function isLoopback(uri) {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  return (
    url !== undefined && url.protocol === 'http:' && LOOPBACK.has(url.hostname) && url.hash === ''
  );
}

function checkAuthorization(query, scopes) {
  if (query.get('client_id') !== CLIENT) return `The only client of this demo is ${CLIENT}.`;
  if (!isLoopback(query.get('redirect_uri') ?? ''))
    return 'The redirect_uri must be an http address of this machine.';
  if (query.get('response_type') !== 'code') return 'The response_type must be code.';
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge'))
    return 'A code_challenge of the method S256 is needed.';
  const unknown = readScopes(query).find((scope) => !scopes.includes(scope));
  return unknown === undefined ? undefined : `There is no scope ${unknown}.`;
}

const readScopes = (query) => (query.get('scope') ?? '').split(' ').filter(Boolean);

function toPage(title, content) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;padding:.4rem 1rem;margin-right:.5rem}</style>
<main><h1>${title}</h1>${content}</main></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  };
  return {headers, bytes: Buffer.from(html)};
}

function toConsent(query) {
  const fields = [...query]
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  const scopes = readScopes(query)
    .map((scope) => `<li><code>${escapeHtml(scope)}</code></li>`)
    .join('');
  return toPage(
    'Pet store demo',
    `<p>The documentation asks for access to the demo${scopes ? ':' : '.'}</p><ul>${scopes}</ul>
<form method="post">${fields}<button name="decision" value="allow">Allow</button><button name="decision" value="deny">Deny</button></form>`,
  );
}

/** The client that a token request names, by Basic authentication or in its body. */
function readClient(form, authorization = '') {
  const basic = /^Basic (.+)$/i.exec(authorization)?.[1];
  if (!basic) return {id: form.get('client_id'), secret: form.get('client_secret') ?? undefined};
  const [id, ...secret] = Buffer.from(basic, 'base64').toString().split(':');
  return {id: decodeURIComponent(id), secret: decodeURIComponent(secret.join(':'))};
}

/**
 * A small OAuth 2 server: authorization code with PKCE, client credentials, refresh.
 * @param {string[]} scopes those that the document declares
 */
export function createOAuth(scopes) {
  const codes = createVault(60);
  const access = createVault(LIFETIME_SECONDS);
  const refresh = createVault(3600);

  function authorize(query, isDecision) {
    const mistake = checkAuthorization(query, scopes);
    if (mistake)
      return {status: 400, ...toPage('This request is not right', `<p>${escapeHtml(mistake)}</p>`)};
    if (!isDecision) return {status: 200, ...toConsent(query)};
    const target = new URL(query.get('redirect_uri'));
    if (query.get('decision') === 'allow') {
      target.searchParams.set(
        'code',
        codes.add({
          scopes: readScopes(query),
          redirectUri: query.get('redirect_uri'),
          challenge: query.get('code_challenge'),
        }),
      );
    } else {
      target.searchParams.set('error', 'access_denied');
    }
    if (query.has('state')) target.searchParams.set('state', query.get('state'));
    return {status: 303, headers: {location: target.href, 'cache-control': 'no-store'}};
  }

  function grant(granted, withRefresh) {
    const json = {
      access_token: access.add(granted),
      token_type: 'Bearer',
      expires_in: LIFETIME_SECONDS,
      scope: granted.join(' '),
    };
    return {
      status: 200,
      headers: {'cache-control': 'no-store'},
      json: withRefresh ? {...json, refresh_token: refresh.add(granted)} : json,
    };
  }

  function exchangeCode(form) {
    const code = codes.take(form.get('code'));
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.redirectUri !== form.get('redirect_uri'))
      return refuse(
        400,
        'invalid_grant',
        'The code is not known, was used, or is for another redirect_uri.',
      );
    if (code.challenge !== challenge)
      return refuse(400, 'invalid_grant', 'The code_verifier does not fit the code_challenge.');
    return grant(code.scopes, true);
  }

  function token(form, authorization) {
    const {id, secret} = readClient(form, authorization);
    if (id !== CLIENT || (secret && !secret.startsWith('demo-')))
      return refuse(
        401,
        'invalid_client',
        `The client is ${CLIENT}, its secret begins with demo-.`,
      );
    const type = form.get('grant_type');
    if (type === 'authorization_code') return exchangeCode(form);
    if (type === 'refresh_token') {
      const granted = refresh.take(form.get('refresh_token'));
      return granted
        ? grant(granted, true)
        : refuse(400, 'invalid_grant', 'The refresh_token is not known.');
    }
    if (type !== 'client_credentials')
      return refuse(
        400,
        'unsupported_grant_type',
        'The grant_type is one of authorization_code, refresh_token, client_credentials.',
      );
    if (!secret) return refuse(401, 'invalid_client', 'The secret of the client is missing.');
    const asked = readScopes(form);
    const unknown = asked.find((scope) => !scopes.includes(scope));
    return unknown === undefined
      ? grant(asked, false)
      : refuse(400, 'invalid_scope', `There is no scope ${unknown}.`);
  }

  return {authorize, token, scopesOf: (value) => access.get(value)};
}
