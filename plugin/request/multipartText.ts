import type {HttpPart} from './types';

/**
 * A boundary that occurs in none of the parts: a plain word, so that code can be read. What is in a
 * file is not known here, so a body with files gets one that no file has by chance.
 */
export function chooseBoundary(parts: readonly HttpPart[]): string {
  const base = parts.some(({content}) => content.kind === 'file')
    ? 'boundary-7f3a9c51e2d84b60'
    : 'boundary';
  const isTaken = (boundary: string) =>
    parts.some(({content}) => content.kind === 'text' && content.text.includes(boundary));
  let boundary = base;
  for (let number = 1; isTaken(boundary); number++) boundary = `${base}-${number}`;
  return boundary;
}

/**
 * A multipart body as text (RFC 2046 section 5.1). In place of the bytes of a file stands its name.
 */
export function formatMultipart(parts: readonly HttpPart[], boundary: string): string {
  const written = parts.map((part) => {
    const {content} = part;
    return `--${boundary}\r\n${formatPartHead(part)}\r\n${content.kind === 'text' ? content.text : `(${content.file.name})`}\r\n`;
  });
  return `${written.join('')}--${boundary}--\r\n`;
}

/** The headers of a part, each with its line end. */
export function formatPartHead(part: HttpPart): string {
  const disposition = formatDisposition(part);
  const headers = [
    ...(disposition ? [`Content-Disposition: ${disposition}`] : []),
    ...(part.contentType ? [`Content-Type: ${part.contentType}`] : []),
    ...part.headers.map((header) => header.join(': ')),
  ];
  return headers.map((header) => `${header}\r\n`).join('');
}

/** `Content-Disposition` as browsers write it (HTML, "multipart/form-data encoding algorithm"). */
function formatDisposition({name, content}: HttpPart): string | undefined {
  const filename = content.kind === 'file' ? `; filename="${escapeName(content.file.name)}"` : '';
  if (name !== undefined) return `form-data; name="${escapeName(name)}"${filename}`;
  return filename ? `attachment${filename}` : undefined;
}

function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
