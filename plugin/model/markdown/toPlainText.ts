import type {Markdown} from '../types';

/** The text of rendered Markdown, without separators between its blocks. */
export function toPlainText(markdown: Markdown): string {
  if (typeof markdown === 'string') return markdown;
  const texts: string[] = [];
  const pending = [...markdown].reverse();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === 'string') texts.push(node);
    else for (const child of [...(node[2] ?? [])].reverse()) pending.push(child);
  }
  return texts.join('');
}
