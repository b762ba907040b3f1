import {FORMAT_ENDINGS} from '../../proxy/formerTable';
import type {Redirect} from '../../routes/types';

/**
 * The former address of another form of a page, such as its Markdown; undefined if the page of today
 * has no such form.
 * @param formats the addresses of the other forms of all pages
 */
export function toFormat(
  {from, to}: Redirect,
  ending: string,
  formats: ReadonlySet<string>,
): Redirect | undefined {
  const target = to.replace(/\/$/, '') + ending;
  return formats.has(target) ? {from: from.replace(/\/$/, '') + ending, to: target} : undefined;
}

/** The same for all forms. */
export function listFormats(redirect: Redirect, formats: ReadonlySet<string>): Redirect[] {
  return FORMAT_ENDINGS.flatMap((ending) => toFormat(redirect, ending, formats) ?? []);
}
