import {load} from 'js-yaml';

const long = 'a'.repeat(5_000);

/** Strings in place of a URL, by mistake or on purpose. */
export const HOSTILE_URLS: readonly string[] = [
  ...String.raw`
    /50%-off /% % %% /a%zz #%zz #% #%E0%A4%A /%E0%A4%A /%ff ?% /a?b=%zz#% {baseUrl}/docs
    https://{host}/docs <your-url> https://<host>/ https:// http: https:/// // /// ////a
    //example.com/a javascript:alert(1) JaVaScRiPt:alert(1)
    data:text/html,<script>alert(1)</script> vbscript:x file:///etc/passwd pathname:///docs
    https://[::1]/a https://[::1 https://example.com/[a https://]/ https://1.2.3.4.5.6/
    https://example.com:99999/ https://user:pass@example.com/ https://пример.example/путь
    https://xn--/ https://exämple..com/ \\server\share /\example.com C:\api\doc.html ? # . ..
    ../../../.. /..%2f.. mailto: mailto:a@b?subject=% tel:+49 localhost:8080/docs
    example.com/docs ](x) 'quoted' |pipe| *bold*
  `.match(/\S+/g)!,
  '{{% api.base %}}/docs',
  '{% url %}',
  '${BASE}/docs',
  'https://${host}:%7Bport%7D/',
  '\ud800',
  'https://example.com/\udfff',
  '/a\ud83d',
  'https://example.com/\u0000',
  'https://exa\nmple.com/',
  '/tab\there',
  'https://example.com/\u202egpj',
  '\u200b',
  '/zero\u200bwidth',
  'see the developer portal',
  'https://example.com/my docs',
  'https:// example.com',
  ' https://example.com ',
  'java\nscript:alert(1)',
  '',
  `https://example.com/${long}`,
  long,
  `/${'%'.repeat(500)}`,
  '`code`',
  '"><img src=x onerror=alert(1)>',
];

/** A document that has a URL in every field that holds one. */
export function toHostileDocument(url: string): object {
  const escaped = url.replace(/[<>\n]/g, (character) => encodeURIComponent(character));
  const u = JSON.stringify(url);
  const d = JSON.stringify(
    `A [link](<${escaped}>) and [another](${url}), an ![image](<${escaped}>), <a href="${url.replace(/"/g, '&quot;')}">HTML</a>, <${url}> and [a reference][one].\n\n[one]: <${escaped}>\n`,
  );
  const docs = `externalDocs: {url: ${u}, description: More}`;
  const examples = `examples: {one: {summary: Elsewhere, externalValue: ${u}}}`;
  const flow = `authorizationUrl: ${u}, tokenUrl: ${u}, refreshUrl: ${u}, scopes: {read: Read}`;
  return load(`openapi: 3.2.0
info: {title: Addresses, version: '1', description: ${d}, termsOfService: ${u}, contact: {name: Support, url: ${u}, email: ${u}}, license: {name: Own, url: ${u}}, x-logo: {url: ${u}, href: ${u}, altText: Logo}}
${docs}
servers:
  - {url: ${u}, description: ${d}}
  - {url: 'https://{host}/', variables: {host: {default: ${url === '' ? 'x' : u}, description: ${d}}}}
tags: [{name: Pets, description: ${d}, ${docs}}]
security: [{login: [read]}, {connect: []}]
paths:
  /pets:
    post:
      operationId: addPet
      tags: [Pets]
      description: ${d}
      ${docs}
      servers: [{url: ${u}}]
      parameters: [{name: q, in: query, description: ${d}, schema: {type: string, ${docs}}, ${examples}}]
      requestBody: {description: ${d}, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}, ${examples}}}}
      responses:
        '200':
          description: ${d}
          content: {application/json: {${examples}}}
          links: {next: {operationRef: ${u}, server: {url: ${u}}, description: ${d}}}
      callbacks: {added: {'{$request.body#/url}': {post: {description: ${d}, ${docs}, responses: {'200': {description: ${d}}}}}}}
components:
  schemas:
    Pet: {type: object, description: ${d}, ${docs}, properties: {url: {type: string, format: uri, default: ${u}, example: ${u}, description: ${d}, ${docs}}}}
  securitySchemes:
    login:
      type: oauth2
      description: ${d}
      oauth2MetadataUrl: ${u}
      flows: {implicit: {${flow}}, password: {${flow}}, clientCredentials: {${flow}}, authorizationCode: {${flow}}, deviceAuthorization: {${flow}, deviceAuthorizationUrl: ${u}}}
    connect: {type: openIdConnect, openIdConnectUrl: ${u}, description: ${d}}
`) as object;
}
