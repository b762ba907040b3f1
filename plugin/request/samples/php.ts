import type {HttpRequest} from '../types';
import {joinLines, toProgram} from './program';
import {COMMON_ESCAPES, quoteDouble, quoteSingle, toHexBraces} from './quote';

/** The curl extension. */
export function toPhp(request: HttpRequest): string {
  const {method, url, authentication, clientCertificate} = request;
  const {headers, pieces} = toProgram(request, {hasBasic: true});
  const body = pieces?.map((piece) => (piece.kind === 'text' ? quote(piece.text) : `file_get_contents(${quote(piece.file.name)})`)).join("\n        . ");
  return joinLines(
    ['<?php', '', `$curl = curl_init(${quote(url)});`, 'curl_setopt_array($curl, [', '    CURLOPT_RETURNTRANSFER => true,'],
    method === 'HEAD' && body === undefined ? '    CURLOPT_NOBODY => true,' : `    CURLOPT_CUSTOMREQUEST => ${quote(method)},`,
    // A header without a value is written with a semicolon.
    ['    CURLOPT_HTTPHEADER => [', ...headers.map(([name, value]) => `        ${quote(value === '' ? `${name};` : `${name}: ${value}`)},`), '    ],'],
    authentication && [`    CURLOPT_HTTPAUTH => CURLAUTH_${authentication.scheme.toUpperCase()},`, `    CURLOPT_USERPWD => ${quote(`${authentication.username}:${authentication.password}`)},`],
    clientCertificate && ["    CURLOPT_SSLCERT => '<client_certificate>',", "    CURLOPT_SSLKEY => '<private_key>',"],
    body !== undefined && `    CURLOPT_POSTFIELDS => ${body},`,
    [']);', '$response = curl_exec($curl);', "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response, PHP_EOL;"],
  );
}

function quote(text: string): string {
  return quoteSingle(text) ?? quoteDouble(text, {named: {...COMMON_ESCAPES, $: '\\$'}, toEscape: toHexBraces});
}
