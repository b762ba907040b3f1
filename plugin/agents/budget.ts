import {splitBlocks} from '../model/markdown/splitBlocks';

/** The size of what a tool answers. Programs pay for each token that they read. */

/** Of an answer, unless the caller asks for another size. */
export const DEFAULT_BUDGET = 2000;
/** The largest answer that a caller may ask for. */
export const MOST_BUDGET = 25_000;

const encoder = new TextEncoder();

/** Tokens of a text: its bytes in UTF-8, divided by four. */
export function countTokens(text: string): number {
  return Math.ceil(encoder.encode(text).length / 4);
}

/** A text that fits, and what is not in it. */
export type CutText = {text: string; left: {tokens: number; headings: string[]}};

/**
 * Keeps the blocks of a Markdown text that fit, in their order: a large block does not exclude later
 * small ones. Headings without any of their text are left out too.
 */
export function cutMarkdown(markdown: string, budget: number): CutText {
  const blocks = joinIntroductions(splitBlocks(markdown.trim())).map((text) => ({
    text,
    tokens: countTokens(`${text}\n\n`),
    heading: /^#{1,6} (.*)$/.exec(text)?.[1],
  }));
  const total = blocks.reduce((sum, {tokens}) => sum + tokens, 0);
  if (total <= budget) return {text: markdown.trim(), left: {tokens: 0, headings: []}};
  const kept: string[] = [];
  const headings: string[] = [];
  let [used, left] = [0, 0];
  let pending: (typeof blocks)[number] | undefined;
  for (const block of blocks) {
    if (block.heading !== undefined) {
      if (pending) left += pending.tokens;
      pending = block;
      continue;
    }
    const tokens = block.tokens + (pending?.tokens ?? 0);
    if (used + tokens > budget) {
      left += block.tokens;
      if (pending?.heading !== undefined && headings.at(-1) !== pending.heading)
        headings.push(pending.heading);
      continue;
    }
    if (pending) kept.push(pending.text);
    pending = undefined;
    kept.push(block.text);
    used += tokens;
  }
  return {
    text: kept.join('\n\n'),
    left: {tokens: left + (pending?.tokens ?? 0), headings},
  };
}

/** A line such as `Example:` says nothing without the block that follows. */
function joinIntroductions(blocks: readonly string[]): string[] {
  const joined: string[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before !== undefined && /^[^#].*:$/m.test(before.split('\n').at(-1) ?? ''))
      joined[joined.length - 1] = `${before}\n\n${block}`;
    else joined.push(block);
  }
  return joined;
}
