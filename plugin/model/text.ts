import {quote} from '../diagnostics/text';
import type {Context} from './context';
import {toExcerpt} from './markdown/excerpt';
import {checkText} from './markdown/checkText';
import {describe} from './follow';
import {type Place, childOf} from '../document/place';
import {textOf, toText} from './read';
import type {Address, Markdown} from './types';
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
