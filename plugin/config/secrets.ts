import {toFrame} from '../diagnostics/frame';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {Diagnostic} from '../diagnostics/types';

/** What a finding about a likely secret says. The secret itself is in none of it: findings end up in logs. */
export type LikelySecret = Pick<Diagnostic, 'source' | 'message' | 'help' | 'frame'>;

/** Stands between files, so that nothing begins in one and ends in the next. */
const BETWEEN = '\n\n';

/**
 * Looks for credentials in the texts of files: tokens of known services, private keys, passwords in URLs. All files are
 * looked through at once: secretlint measures each of its runs, and what it does with the measures grows with their square.
 * @param texts file → text
 */
export async function findSecrets(texts: ReadonlyMap<string, string>): Promise<LikelySecret[]> {
  const [{lintSource}, {creator}] = await Promise.all([import('@secretlint/core'), import('@secretlint/secretlint-rule-preset-recommend')]);
  const {messages} = await lintSource({
    source: {filePath: 'texts', content: [...texts.values()].join(BETWEEN), contentType: 'text', ext: ''},
    options: {noPhysicFilePath: true, maskSecrets: true, config: {rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}]}},
  });
  const found: LikelySecret[] = [];
  let offset = 0;
  for (const [file, text] of messages.length > 0 ? texts : []) {
    const inFile = messages.filter(({range: [start]}) => start >= offset && start < offset + text.length);
    if (inFile.length > 0) found.push(...toSecrets(file, text, inFile.map(({message, range: [start, end]}) => ({message, range: [start - offset, Math.min(end - offset, text.length)]}))));
    offset += text.length + BETWEEN.length;
  }
  return found;
}

type Match = {message: string; /** Offsets in the text. */ range: readonly [number, number]};

function toSecrets(file: string, text: string, matches: readonly Match[]): LikelySecret[] {
  const starts = toLineStarts(text);
  const masked = mask(text, matches.map(({range}) => range));
  return matches.map(({message, range: [start]}) => {
    const source = {file, ...toLineColumn(starts, start)};
    const kind = /^found ([^(:]*)/.exec(message)?.[1] ?? 'a credential';
    return {source, message: `This looks like a secret (${kind}).`, help: 'Put a placeholder in its place, and withdraw the secret if it is real.', frame: toFrame(masked, source, starts)};
  });
}

/** Puts a star for each character of the ranges, so that places stay where they are. */
function mask(text: string, ranges: readonly (readonly [number, number])[]): string {
  const ordered = [...ranges].sort(([a], [b]) => a - b);
  let masked = '';
  let end = 0;
  for (const [from, to] of ordered) {
    masked += text.slice(end, Math.max(end, from)) + text.slice(Math.max(end, from), to).replace(/[^\r\n]/g, '*');
    end = Math.max(end, to);
  }
  return masked + text.slice(end);
}
