import type {FileValue, HttpPart} from '../../request/types';

/**
 * The bytes of a file; an empty Blob if it has none. The Blob has no type, so that it adds nothing
 * to the request.
 */
export function toBlob(file: FileValue | undefined): Blob {
  return new Blob(file?.content ? [file.content] : []);
}

/** The content of a part of a multipart body. */
export function toPartBlob({content}: HttpPart): Blob {
  return content.kind === 'text' ? new Blob([content.text]) : toBlob(content.file);
}

/** Quotes as browsers do in `multipart/form-data`: nothing can end the line or the quotation. */
function quote(text: string): string {
  return `"${text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')}"`;
}

/**
 * Builds the bytes of a multipart body, for requests that do not go through the proxy. FormData
 * cannot give a text part a `Content-Type`, nor any part further headers.
 */
export function buildMultipart(parts: readonly HttpPart[], boundary: string): Blob {
  const pieces = parts.flatMap((part) => [
    `--${boundary}\r\n${formatPartHeaders(part)}\r\n`,
    toPartBlob(part),
    '\r\n',
  ]);
  return new Blob([...pieces, `--${boundary}--\r\n`]);
}

function formatPartHeaders({name, contentType, headers, content}: HttpPart): string {
  const lines: string[] = [];
  if (name !== undefined)
    lines.push(
      `Content-Disposition: form-data; name=${quote(name)}${content.kind === 'file' ? `; filename=${quote(content.file.name)}` : ''}`,
    );
  if (contentType !== undefined) lines.push(`Content-Type: ${contentType}`);
  for (const [header, value] of headers) lines.push(`${header}: ${value}`);
  return lines.map((line) => `${line}\r\n`).join('');
}
