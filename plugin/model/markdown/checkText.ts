import {listSome, quote} from '../../diagnostics/text';
import type {Context} from '../context';
import type {Place} from '../../document/place';
import type {Markdown} from '../types';

/**
 * Checks the Markdown of a text in the document. Problems of a text that occurs several times are
 * reported once, at its first place.
 */
export function checkText(context: Context, place: Place, text: string, markdown: Markdown): void {
  if (context.checkedTexts.has(text)) return;
  context.checkedTexts.add(text);
  const unsafe = context.findUnsafe(text);
  const html = unsafe.flatMap(({kind, name}) =>
    kind === 'tag' ? `<${name}>` : kind === 'attribute' ? name : [],
  );
  const urls = unsafe.flatMap(({kind, name}) => (kind === 'url' ? name : []));
  const escaped = unsafe.flatMap(({kind, name}) => (kind === 'percent' ? name : []));
  const skipped = findSkippedLevel(markdown);
  if (html.length > 0)
    context.warn(
      'description-html',
      place,
      `${listSome(html)} in this text never ${html.length === 1 ? 'takes' : 'take'} effect on a page.`,
      'Write Markdown, or plain HTML such as tables and lists.',
    );
  if (urls.length > 0)
    context.warn(
      'description-link',
      place,
      `A page cannot link to ${listSome(urls, 5, 'or')}.`,
      'Use an https, http, mailto or relative URL.',
    );
  else if (escaped.length > 0)
    context.warn(
      'description-link',
      place,
      `A percent sign in ${listSome(escaped, 5)} begins no escape sequence.`,
      'Write `%25` for a percent sign.',
    );
  if (skipped)
    context.warn(
      'description-heading',
      place,
      `The heading ${quote(skipped.title)} is of level ${skipped.level}, and the one before it of level ${skipped.before}.`,
      `Make it level ${skipped.before + 1}.`,
    );
}

/** The first heading that is more than one level below the previous one. */
function findSkippedLevel(
  markdown: Markdown,
): {title: string; level: number; before: number} | undefined {
  let before: number | undefined;
  for (const node of typeof markdown === 'string' ? [] : markdown) {
    if (typeof node === 'string') continue;
    const level = Number(/^h([1-6])$/.exec(node[0])?.[1]);
    if (Number.isNaN(level)) continue;
    if (before !== undefined && level > before + 1)
      return {
        title: node[2]
          .map((child) => (typeof child === 'string' ? child : ''))
          .join('')
          .trim(),
        level,
        before,
      };
    before = level;
  }
  return undefined;
}
