import type {HttpPart} from './types';

/**
 * Chooses a boundary that occurs in none of the parts: a plain word, to keep code readable. The
 * content of files is unknown here, so a body with files gets a boundary that cannot occur in one
 * by chance.
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

/** A multipart body as text (RFC 2046 section 5.1). File names replace the bytes of files. */
export function formatMultipart(parts: readonly HttpPart[], boundary: string): string {
  const written = parts.map((part) => {
    const {content} = part;
    return `--${boundary}\r\n${formatPartHead(part)}\r\n${content.kind === 'text' ? content.text : `(${content.file.name})`}\r\n`;
  });
  return `${written.join('')}--${boundary}--\r\n`;
}

/** The headers of a part, each with a line break. */
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
