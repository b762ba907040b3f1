import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {CORE_SCHEMA, load} from 'js-yaml';
import {readBody, readBytes} from './body.mjs';
import {HANDLERS} from './handlers.mjs';
import {createOAuth} from './oauth.mjs';
import {readOperations} from './operations.mjs';
import {readParameters} from './parameters.mjs';
import {invalid, problem, send} from './reply.mjs';
import {checkSecurity} from './security.mjs';
import {createStore} from './store.mjs';
import {createValidator} from './validator.mjs';

const DOCUMENT = new URL('../openapi/petstore.yaml', import.meta.url);

/**
 * Serves the pet store. Its document decides which requests are valid and which credentials they
 * need. Like most APIs, it sends no CORS headers.
 */
export function createPetStore() {
  const document = load(readFileSync(DOCUMENT, 'utf8'), {schema: CORE_SCHEMA});
  const operations = readOperations(document);
  const validate = createValidator(document);
  const oauth = createOAuth(
    Object.keys(document.components.securitySchemes.oauth.flows.clientCredentials.scopes),
  );
  const store = createStore();

  async function handleOAuth(request, {pathname, searchParams}) {
    if (pathname === '/oauth/authorize' && request.method === 'GET')
      return oauth.authorize(searchParams, false);
    if (request.method !== 'POST')
      return problem(405, 'This address takes POST.', {headers: {allow: 'POST'}});
    const form = new URLSearchParams((await readBytes(request))?.toString());
    return pathname === '/oauth/authorize'
      ? oauth.authorize(form, true)
      : oauth.token(form, request.headers.authorization);
  }

  async function handleOperation(request, {pathname, searchParams}) {
    const found = operations.filter(({pattern}) => pattern.test(pathname));
    if (found.length === 0) return problem(404, `There is nothing at ${pathname}.`);
    const operation = found.find(({method}) => method === request.method);
    if (!operation)
      return problem(405, `There is no ${request.method} here.`, {
        headers: {allow: found.map(({method}) => method).join(', ')},
      });
    const refusal = checkSecurity(operation.security, request.headers, oauth);
    if (refusal) return refusal;

    const path = Object.fromEntries(
      Object.entries(operation.pattern.exec(pathname).groups ?? {}).map(([name, text]) => [
        name,
        decodeURIComponent(text),
      ]),
    );
    const {values, errors} = readParameters(document, validate, operation, {
      path,
      query: searchParams,
      headers: request.headers,
    });
    // An invalid id is not found, rather than a bad request.
    if (errors.some((error) => error.in === 'path'))
      return problem(404, `There is nothing at ${pathname}.`);
    let body;
    if (operation.requestBody) {
      const read = await readBody(
        validate,
        operation.requestBody,
        request.headers['content-type'] ?? '',
        await readBytes(request),
      );
      if (read.refusal) return read.refusal;
      body = read.value;
      errors.push(...read.errors);
    }
    return errors.length > 0
      ? invalid(errors)
      : HANDLERS[operation.operationId]({values, body, store});
  }

  async function answer(request, response) {
    try {
      const url = new URL(request.url, 'http://localhost');
      const reply = await (url.pathname.startsWith('/oauth/')
        ? handleOAuth(request, url)
        : handleOperation(request, url));
      await send(response, reply);
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      const isMalformed = error instanceof URIError || error.code === 'ERR_INVALID_URL';
      if (!isMalformed) console.error(error);
      await send(
        response,
        isMalformed
          ? problem(400, 'The address cannot be read.')
          : problem(500, 'The demo made a mistake. The terminal says which.'),
      );
    }
  }

  return createServer((request, response) => void answer(request, response));
}
