import type {MarkdownNode} from '../types';

/** A code span, or a link whose text and address have nothing to escape. */
const SPAN = /`([^`\n]+)`|(?<!!)\[([^[\]`]+)\]\((https?:\/\/[A-Za-z0-9\-._~:/?#@$'*+,;=]+)\)/g;
/** Whatever may still mean something to CommonMark or GFM. An underscore inside a word means nothing. */
const MARKUP = /[\\`*[\]<>~@]|&[#A-Za-z]|https?:|www\.|mailto:|xmpp:| \n|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/i;

/**
 * The nodes of a paragraph of words, `code` and plain links, which most descriptions are, without the cost of a parser.
 * Undefined when there may be more to it.
 */
export function toInlineNodes(source: string): MarkdownNode[] | undefined {
  if (source.includes('``')) return undefined;
  const paragraph = source.replace(/\n +/g, '\n');
  const nodes: MarkdownNode[] = [];
  const texts: string[] = [];
  let end = 0;
  const addText = (text: string) => {
    texts.push(text);
    if (text !== '') nodes.push(text);
  };
  for (const match of paragraph.matchAll(SPAN)) {
    const [span, code, text = '', href = ''] = match;
    addText(paragraph.slice(end, match.index));
    texts.push(text);
    nodes.push(code === undefined ? ['a', {href}, [text]] : ['code', {}, [toCode(code)]]);
    end = match.index + span.length;
  }
  addText(paragraph.slice(end));
  return texts.some((text) => MARKUP.test(text)) ? undefined : nodes;
}

/** One space on both sides is for looks: CommonMark, section 6.1. */
function toCode(text: string): string {
  return /^ .*[^ ].* $/.test(text) ? text.slice(1, -1) : text;
}
