import {JSDOM} from 'jsdom';

/** Attributes that contain URLs. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'];

/**
 * What a browser would execute on a page with content from a hostile document: scripts that contain
 * `mark`, event handlers, and URLs with code. Text that only looks like markup, and attributes that
 * only quote it, do not count.
 */
export function findLiveMarkup(html: string, mark: string): string[] {
  const {document} = new JSDOM(html).window;
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const attributes = [...element.attributes].filter(
      (attribute) =>
        /^on/i.test(attribute.name) ||
        (ADDRESSES.includes(attribute.name) &&
          /^\s*(javascript|vbscript|data:text)/i.test(attribute.value)),
    );
    // Data for search engines is not executed; HTML in it would have closed the element.
    const isData = element.getAttribute('type') === 'application/ld+json';
    const script =
      name === 'script' && !isData && (element.textContent ?? '').includes(mark)
        ? [`<script> with ${mark}`]
        : [];
    return [
      ...script,
      ...attributes.map((attribute) => `<${name} ${attribute.name}="${attribute.value}">`),
    ];
  });
}
