import {toFrame} from '../diagnostics/frame';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {Diagnostic} from '../diagnostics/types';

/** What a finding about a likely secret says. The secret itself is in none of it: findings end up in logs. */
export type LikelySecret = Pick<Diagnostic, 'source' | 'message' | 'help' | 'frame'>;

/** Looks for credentials in the text of a file: tokens of known services, private keys, passwords in URLs. */
export async function findSecrets(text: string, file: string): Promise<LikelySecret[]> {
  const [{lintSource}, {creator}] = await Promise.all([import('@secretlint/core'), import('@secretlint/secretlint-rule-preset-recommend')]);
  const {messages} = await lintSource({
    source: {filePath: file, content: text, contentType: 'text', ext: ''},
    options: {noPhysicFilePath: true, maskSecrets: true, config: {rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}]}},
  });
  if (messages.length === 0) return [];
  const starts = toLineStarts(text);
  const masked = mask(text, messages.map(({range}) => range));
  return messages.map(({message, range: [start]}) => {
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
