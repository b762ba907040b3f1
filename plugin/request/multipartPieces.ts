import {chooseBoundary, formatPartHead} from './multipartText';
import type {FileValue, HttpPart} from './types';

export type MultipartPiece = {kind: 'text'; text: string} | {kind: 'file'; file: FileValue};

/**
 * A complete multipart body: the text around the bytes of files. Adjacent texts are merged into one
 * piece.
 */
export function toMultipartPieces(parts: readonly HttpPart[]): {
  boundary: string;
  pieces: MultipartPiece[];
} {
  const boundary = chooseBoundary(parts);
  const pieces: MultipartPiece[] = [];
  let text = '';
  for (const part of parts) {
    text += `--${boundary}\r\n${formatPartHead(part)}\r\n`;
    if (part.content.kind === 'text') {
      text += part.content.text;
    } else {
      pieces.push({kind: 'text', text}, part.content);
      text = '';
    }
    text += '\r\n';
  }
  return {boundary, pieces: [...pieces, {kind: 'text', text: `${text}--${boundary}--\r\n`}]};
}
