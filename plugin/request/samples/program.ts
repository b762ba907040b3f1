import {toMultipartPieces, type MultipartPiece} from '../multipartPieces';
import type {HttpBody, HttpRequest, NameValue} from '../types';

/**
 * The parts of a request that a program needs: all headers, and a body of texts and files in
 * sequence.
 */
export type Program = {
  headers: NameValue[];
  /** Absent if there is no body. A text or a file is a single piece. */
  pieces?: MultipartPiece[];
  /** What the code alone does not do, written as comments. */
  notes: string[];
};

/** `hasBasic`: the language has its own API for basic authentication, which replaces the header. */
export function toProgram(request: HttpRequest, {hasBasic = false} = {}): Program {
  const {cookies, authentication, clientCertificate} = request;
  const headers =
    hasBasic && authentication?.scheme === 'basic'
      ? request.headers.filter(([name]) => name.toLowerCase() !== 'authorization')
      : request.headers;
  const {pieces, contentType} = toPieces(request.body);
  return {
    headers: [
      ...headers,
      ...(contentType ? [['Content-Type', contentType] as NameValue] : []),
      ...(cookies.length > 0
        ? [['Cookie', cookies.map((cookie) => cookie.join('=')).join('; ')] as NameValue]
        : []),
    ],
    pieces,
    notes: [
      ...(authentication?.scheme === 'digest'
        ? [
            `The API requires digest authentication (user name ${toCommentText(authentication.username)}), which this code does not support.`,
          ]
        : []),
      ...(clientCertificate
        ? ['The API requires a TLS client certificate, which this code does not send.']
        : []),
    ],
  };
}

function toPieces(body: HttpBody): {pieces?: MultipartPiece[]; contentType?: string} {
  switch (body.kind) {
    case 'none':
      return {};
    case 'binary':
      return {pieces: [{kind: 'file', file: body.file}]};
    case 'multipart': {
      const {boundary, pieces} = toMultipartPieces(body.parts);
      return {pieces, contentType: `${body.mediaType}; boundary=${boundary}`};
    }
    default:
      return {pieces: [{kind: 'text', text: body.text}]};
  }
}

/** Nothing that could end a comment of one line, or change how it is displayed. */
function toCommentText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}

/**
 * Whether a URL could have a scheme other than http(s), which curl would use: `file` reads files of
 * the machine that runs the sample.
 */
export function mayHaveOtherScheme(url: string): boolean {
  return !/^(?:https?:\/\/|\{[^{}:]+\}(?:[/?#]|$))/i.test(url);
}

/** Joins lines; omits false and undefined ones. */
export function joinLines(...lines: (string | readonly string[] | false | undefined)[]): string {
  return lines.flatMap((line) => (line === false || line === undefined ? [] : line)).join('\n');
}
