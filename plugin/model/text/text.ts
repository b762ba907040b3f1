import {quote, listSome} from '../../diagnostics/text';
import {childOf} from '../../document/place';
import type {Place} from '../../document/types';
import type {Context} from '../context';
import {toExcerpt} from '../markdown/excerpt';
import {describe} from '../follow';
import {textOf, toText} from '../read';
import type {Address, Markdown} from '../types';
import {checkReaders} from './checkReaders';
import {toSafeUrl} from './url';

/** A field with CommonMark, rendered. Undefined when it is empty. */
export function markdownOf(
  context: Context,
  place: Place,
  name = 'description',
): Markdown | undefined {
  const field = childOf(place, name);
  return field && markdownAt(context, field);
}

/** The same for the text itself. */
export function markdownAt(context: Context, place: Place): Markdown | undefined {
  const text = toText(place.value);
  if (text === undefined) return undefined;
  const markdown = context.markdown(text);
  checkText(context, place, text, markdown);
  return markdown.length > 0 ? markdown : undefined;
}

/** `description` rendered, and its first words. */
export function descriptionOf(
  context: Context,
  place: Place,
): {description?: Markdown; descriptionText?: string} {
  const description = markdownOf(context, place);
  if (description === undefined) return {};
  const descriptionText = toExcerpt(description);
  return descriptionText === '' ? {description} : {description, descriptionText};
}

/**
 * A field with a URL for a link; a value that cannot be linked is kept as text. Reports invalid
 * values.
 */
export function addressOf(context: Context, place: Place, name: string): Address | undefined {
  const text = textOf(place.value, name);
  const url = text === undefined ? undefined : toSafeUrl(text);
  reportUrl(context, place, name, url);
  return url ?? (text === undefined || text.trim() === '' ? undefined : {text});
}

/** A field with a URL for purposes other than a link, as written. Reports invalid values. */
export function endpointOf(context: Context, place: Place, name: string): string | undefined {
  const text = textOf(place.value, name);
  reportUrl(context, place, name, text === undefined ? undefined : toSafeUrl(text));
  return text;
}

function reportUrl(context: Context, place: Place, name: string, url: string | undefined): void {
  const field = childOf(place, name);
  if (!field) return;
  const text = textOf(place.value, name);
  const found = text === undefined ? describe(field) : text.trim() ? quote(text) : 'empty';
  if (url === undefined)
    context.warn(
      'content-invalid',
      field,
      `\`${name}\` is ${found}, which is not a URL that a page can link to.`,
      'Use an https, http or relative URL.',
    );
  else if (url !== text?.trim())
    context.warn(
      'content-invalid',
      field,
      `\`${name}\` is ${found}, which has a percent sign that begins no escape sequence.`,
      `Write ${quote(url)}.`,
    );
}

/**
 * Checks whom a text is for that is not {@link markdownAt}: a title, or a part of a longer one.
 * @param shown what pages show of it; by default all of it
 */
export function checkWords(context: Context, owner: Place, name: string, shown?: Markdown): void {
  const text = textOf(owner.value, name);
  if (text === undefined) return;
  // Not the key of a description with the same words, of which more is checked.
  const key = `\0${text}`;
  if (context.checkedTexts.has(key)) return;
  context.checkedTexts.add(key);
  const place = childOf(owner, name);
  if (place) checkReaders(context, place, text, shown ?? text);
}

/**
 * Checks the Markdown of a text in the document. Problems of a text that occurs several times are
 * reported once, at its first place.
 */
function checkText(context: Context, place: Place, text: string, markdown: Markdown): void {
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
  if (context.markdown.isAsWritten(text))
    context.warn(
      'description-limit',
      place,
      'This text has too many lists, quotations, footnotes, delimiters or characters to be read as Markdown; all or some of it is shown as written.',
      'Shorten it, or move it to a page of its own.',
    );
  checkReaders(context, place, text, markdown);
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
