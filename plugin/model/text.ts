import type {Context} from './context';
import {toExcerpt} from './markdown/excerpt';
import {checkText} from './markdown/checkText';
import {type Place, childOf} from './place';
import {textOf} from './read';
import type {Markdown} from './types';
import {toSafeUrl} from './url';

/** A field that holds CommonMark, rendered. Empty text is no text. */
export function markdownOf(context: Context, place: Place, name = 'description'): Markdown | undefined {
  const text = textOf(place.value, name);
  if (text === undefined) return undefined;
  const markdown = context.markdown(text);
  checkText(context, childOf(place, name)!, text, markdown);
  return markdown.length > 0 ? markdown : undefined;
}

/** `description` rendered, and its first words. */
export function descriptionOf(context: Context, place: Place): {description?: Markdown; descriptionText?: string} {
  const description = markdownOf(context, place);
  if (description === undefined) return {};
  const descriptionText = toExcerpt(description);
  return descriptionText === '' ? {description} : {description, descriptionText};
}

/** A field that holds a URL that can be put into a link. One that cannot is reported and left out. */
export function urlOf(context: Context, place: Place, name: string): string | undefined {
  const text = textOf(place.value, name);
  const url = text === undefined ? undefined : toSafeUrl(text);
  const field = childOf(place, name);
  if (field && url === undefined) {
    context.warn('content-invalid', field, `\`${name}\` is not a URL that a page can link to.`, 'Use an https, http or relative URL.');
  }
  return url;
}
