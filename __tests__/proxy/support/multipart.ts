import {ENVELOPE_MEDIA_TYPE} from '../../../plugin/proxy';
import type {Envelope} from '../../../plugin/proxy';
import {envelopeOf, pageHeaders} from './proxy';
import type {Answer, RunningProxy} from './proxy';

export type SentPart = {name: string; filename?: string; type?: string; content: string | Buffer};

/** Sends an envelope followed by parts, as FormData does in a browser. */
export function sendParts(
  proxy: Pick<RunningProxy, 'request'>,
  envelope: Partial<Envelope>,
  parts: SentPart[],
  headers: {[name: string]: string | undefined} = {},
): Promise<Answer> {
  const form = formatForm([
    {
      name: 'envelope',
      filename: 'blob',
      type: ENVELOPE_MEDIA_TYPE,
      content: JSON.stringify(envelopeOf(envelope)),
    },
    ...parts,
  ]);
  return proxy.request(
    {
      method: 'POST',
      path: '/api/try-it',
      headers: pageHeaders({'Content-Type': form.type, ...headers}),
    },
    form.body,
  );
}

export function formatForm(parts: SentPart[]): {type: string; body: Buffer} {
  const boundary = '----WebKitFormBoundaryAbCdEf0123456789';
  const chunks = parts.flatMap(({name, filename, type, content}) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${escape(name)}"${filename === undefined ? '' : `; filename="${escape(filename)}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

export type ReadPart = {head: string; content: string};

/**
 * Parses a multipart body as the RFC says, independently of the parser in the proxy. Strings are
 * latin1.
 */
export function readForm(contentType: string, body: string): ReadPart[] {
  const [, boundary = ''] = /boundary=([^;]+)/.exec(contentType) ?? [];
  const pieces = `\r\n${body}`.split(`\r\n--${boundary}`);
  return pieces.slice(1, -1).map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    return {head: piece.slice(2, end), content: piece.slice(end + 4)};
  });
}

function escape(text: string): string {
  return text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}
