import {JSDOM} from 'jsdom';
import {squeeze as squeezeText} from '../support/pages';
import type {Sight} from './types';

/** Pages show strings without quotes, and Markdown with them. */
const squeeze = (text: string) => squeezeText(text).replaceAll('"', '');

/** The HTML of the pages of a document, by the key of the operation or `overview`. */
export type Pages = ReadonlyMap<string, string>;

/** Lists what readers should find but the HTML lacks, each with what is there instead. */
export function findMissing(pages: Pages, sights: readonly Sight[]): string[] {
  const parsed = new Map<string, Document>();
  const parse = (page: string) => {
    const html = pages.get(page);
    if (html === undefined)
      throw new Error(`There is no page “${page}”, only ${[...pages.keys()].join(', ')}.`);
    if (!parsed.has(page)) parsed.set(page, new JSDOM(html).window.document);
    return parsed.get(page)!;
  };
  return sights.flatMap(([page, id, ...signs]) => {
    const document = parse(page);
    const place = id === '' ? document.body : document.getElementById(id);
    // A heading represents its section.
    const element =
      place && /^H[1-6]$/.test(place.tagName) ? (place.closest('section') ?? place) : place;
    if (!element)
      return [
        `${page} #${id}: not there; there are ${[...document.querySelectorAll('[id]')].map((other) => other.id).join(' ')}`,
      ];
    const text = squeeze(element.textContent ?? '');
    return signs.flatMap((any) => {
      const sign = typeof any === 'object' && 'html' in any ? any.html : any;
      if (typeof sign === 'string')
        return text.includes(squeeze(sign))
          ? []
          : [`${page} #${id}: “${sign}” is not in “${cut(element)}”`];
      if ('not' in sign)
        return text.includes(squeeze(sign.not))
          ? [`${page} #${id}: “${sign.not}” is in “${cut(element)}”`]
          : [];
      const links = [...element.querySelectorAll('a')].filter(
        (link) => squeeze(link.textContent ?? '') === squeeze(sign.link),
      );
      return links.some((link) => link.getAttribute('href') === sign.to)
        ? []
        : [
            `${page} #${id}: no link “${sign.link}” to ${sign.to}, but ${links.map((link) => link.getAttribute('href')).join(', ') || 'none'}`,
          ];
    });
  });
}

function cut(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').slice(0, 400);
}
