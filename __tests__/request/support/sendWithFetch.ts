import {
  toHeaderBytes,
  type FileValue,
  type HttpBody,
  type HttpRequest,
} from '../../../plugin/request';
import {chooseBoundary, formatPartHead} from '../../../plugin/request/multipartText';

/** Sends a request exactly as it is built. */
export async function sendWithFetch({
  method,
  url,
  headers,
  cookies,
  body,
}: HttpRequest): Promise<void> {
  const all: [string, string][] = [
    ...headers,
    ...(cookies.length > 0
      ? [['Cookie', cookies.map((cookie) => cookie.join('=')).join('; ')] as [string, string]]
      : []),
  ];
  const {content, contentType} = toContent(body);
  const sent = [
    ...all,
    ...(contentType ? [['Content-Type', contentType] as [string, string]] : []),
  ];
  const response = await fetch(url, {
    method,
    headers: sent.map(([name, value]) => [name, toHeaderBytes(value)]),
    body: content,
    redirect: 'error',
  });
  await response.arrayBuffer();
}

function toContent(body: HttpBody): {content?: string | Blob; contentType?: string} {
  switch (body.kind) {
    case 'none':
      return {};
    case 'binary':
      return {content: toBlob(body.file)};
    case 'multipart': {
      const boundary = chooseBoundary(body.parts);
      const pieces = body.parts.flatMap((part) => [
        `--${boundary}\r\n${formatPartHead(part)}\r\n`,
        part.content.kind === 'text' ? part.content.text : toBlob(part.content.file),
        '\r\n',
      ]);
      return {
        content: new Blob([...pieces, `--${boundary}--\r\n`]),
        contentType: `${body.mediaType}; boundary=${boundary}`,
      };
    }
    default:
      return {content: body.text};
  }
}

function toBlob({content}: FileValue): Blob {
  return new Blob(content ? [content] : []);
}
