import {JSDOM} from 'jsdom';

/** Attributes that hold addresses. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'];

/**
 * What a browser would run of a page that a hostile document has a part in: scripts that hold `mark`, handlers, and addresses
 * that are code. Text that only looks like markup, and attributes that only quote it, are neither.
 */
export function findLiveMarkup(html: string, mark: string): string[] {
  const {document} = new JSDOM(html).window;
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const attributes = [...element.attributes].filter((attribute) => /^on/i.test(attribute.name) || (ADDRESSES.includes(attribute.name) && /^\s*(javascript|vbscript|data:text)/i.test(attribute.value)));
    const script = name === 'script' && (element.textContent ?? '').includes(mark) ? [`<script> with ${mark}`] : [];
    return [...script, ...attributes.map((attribute) => `<${name} ${attribute.name}="${attribute.value}">`)];
  });
}
