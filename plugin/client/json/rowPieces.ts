export type RowPiece = {
  text: string;
  kind?: 'name' | 'string' | 'number';
  /** Matches the reader's search. */ found?: true;
};

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/**
 * Splits a row into pieces that each have one style: by their kind in JSON, and by search match.
 */
export function toRowPieces(
  row: string,
  {json, query}: {json: boolean; query: string},
): RowPiece[] {
  const pieces = json ? toTokens(row) : [{text: row}];
  return query === '' ? pieces : pieces.flatMap((piece) => markFound(piece, query.toLowerCase()));
}

function toTokens(row: string): RowPiece[] {
  const pieces: RowPiece[] = [];
  let end = 0;
  for (const match of row.matchAll(TOKEN)) {
    if (match.index > end) pieces.push({text: row.slice(end, match.index)});
    const [text, colon] = match;
    pieces.push({
      text,
      kind: colon !== undefined ? 'name' : text.startsWith('"') ? 'string' : 'number',
    });
    end = match.index + text.length;
  }
  if (end < row.length) pieces.push({text: row.slice(end)});
  return pieces;
}

function markFound(piece: RowPiece, query: string): RowPiece[] {
  const lower = piece.text.toLowerCase();
  // Changing the case can change the length of some letters; positions would then no longer match.
  if (lower.length !== piece.text.length) return [piece];
  const pieces: RowPiece[] = [];
  let end = 0;
  for (let at = lower.indexOf(query); at >= 0; at = lower.indexOf(query, end)) {
    if (at > end) pieces.push({...piece, text: piece.text.slice(end, at)});
    end = at + query.length;
    pieces.push({...piece, text: piece.text.slice(at, end), found: true});
  }
  if (end < piece.text.length) pieces.push({...piece, text: piece.text.slice(end)});
  return pieces;
}
