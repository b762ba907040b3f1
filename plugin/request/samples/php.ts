import {encodeForm} from '../percent';
import type {HttpRequest, NameValue} from '../types';
import {haveOwnNames, toFieldsOf} from './formFields';
import {joinLines, mayHaveOtherScheme, toProgram} from './program';
import {COMMON_ESCAPES, hasInvisible, quoteDouble, quoteSingle, toHexBraces} from './literals';

export function quote(text: string): string {
  if (hasInvisible(text))
    return quoteDouble(text, {named: {...COMMON_ESCAPES, $: '\\$'}, toEscape: toHexBraces});
  return quoteSingle(text);
}

/** The curl extension. */
export function write(request: HttpRequest): string {
  const {method, url, authentication, clientCertificate} = request;
  const {headers, pieces} = toProgram(request, {hasBasic: true});
  const fields = toFieldsOf(request.body, encodeForm);
  const body =
    fields && haveOwnNames(fields)
      ? toQuery(fields)
      : pieces
          ?.map((piece) =>
            piece.kind === 'text'
              ? quote(piece.text)
              : `file_get_contents(${quote(piece.file.name)})`,
          )
          .join('\n        . ');
  return joinLines(
    [
      '<?php',
      '',
      `$curl = curl_init(${quote(url)});`,
      'curl_setopt_array($curl, [',
      '    CURLOPT_RETURNTRANSFER => true,',
    ],
    mayHaveOtherScheme(url) && '    CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,',
    method === 'HEAD' && body === undefined
      ? '    CURLOPT_NOBODY => true,'
      : `    CURLOPT_CUSTOMREQUEST => ${quote(method)},`,
    // curl sends a header without a value only if it is written with a semicolon.
    [
      '    CURLOPT_HTTPHEADER => [',
      ...headers.map(
        ([name, value]) => `        ${quote(value === '' ? `${name};` : `${name}: ${value}`)},`,
      ),
      '    ],',
    ],
    authentication && [
      `    CURLOPT_HTTPAUTH => CURLAUTH_${authentication.scheme.toUpperCase()},`,
      `    CURLOPT_USERPWD => ${quote(`${authentication.username}:${authentication.password}`)},`,
    ],
    clientCertificate && [
      "    CURLOPT_SSLCERT => '<client_certificate>',",
      "    CURLOPT_SSLKEY => '<private_key>',",
    ],
    body !== undefined && `    CURLOPT_POSTFIELDS => ${body},`,
    [
      ']);',
      '$response = curl_exec($curl);',
      "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response, PHP_EOL;",
    ],
  );
}

function toQuery(fields: readonly NameValue[]): string {
  return [
    'http_build_query([',
    ...fields.map(([name, value]) => `        ${quote(name)} => ${quote(value)},`),
    '    ])',
  ].join('\n');
}
