import {JSDOM} from 'jsdom';

/** What a crawler for documentation selects, as its template for Docusaurus does. */
export type Template = {
  /** XPath or CSS of the section; the last match counts. */
  section: {xpath: string} | {css: string};
  /** From the title of the page downwards. */
  headings: readonly string[];
  content: string;
};

const BELOW = ['article h2', 'article h3', 'article h4', 'article h5, article td:first-child'];
const CONTENT = 'article p, article li, article td:last-child';

/** https://docsearch.algolia.com/docs/templates: “Docusaurus v2 & v3”. */
export const DOCSEARCH: Template = {
  section: {
    css: '.menu__link.menu__link--sublist.menu__link--active, .navbar__item.navbar__link--active',
  },
  headings: ['header h1, article h1', ...BELOW, 'article h6'],
  content: CONTENT,
};

/** The configuration docusaurus-2.json that https://typesense.org/docs/guide/docsearch.html names. */
export const TYPESENSE: Template = {
  section: {
    xpath:
      "(//ul[contains(@class,'menu__list')]//a[contains(@class, 'menu__link menu__link--sublist menu__link--active')]/text() | //nav[contains(@class, 'navbar')]//a[contains(@class, 'navbar__link--active')]/text())[last()]",
  },
  headings: ['header h1', ...BELOW, 'article h6'],
  content: CONTENT,
};

export type SearchRecord = {
  /** The section, the title of the page, and the headings below. */
  hierarchy: string[];
  /** Absent: the record of the heading itself. */
  content?: string;
};

/** The records of a page, as both crawlers make them: one for each match, in the order of the page. */
export function toRecords(html: string, template: Template): SearchRecord[] {
  const {document} = new JSDOM(html).window;
  const section = findSection(document, template.section);
  const records: SearchRecord[] = [];
  let hierarchy = [section];
  for (const element of document.querySelectorAll(
    [...template.headings, template.content].join(', '),
  )) {
    const text = (element.textContent ?? '').replace(/[\s\u200b]+/g, ' ').trim();
    const level = template.headings.findIndex((selector) => element.matches(selector));
    if (level >= 0) hierarchy = [...hierarchy.slice(0, level + 1), text];
    records.push(level >= 0 ? {hierarchy} : {hierarchy, content: text});
  }
  return records;
}

function findSection(document: Document, section: Template['section']): string {
  if ('css' in section)
    return [...document.querySelectorAll(section.css)].at(-1)?.textContent ?? '';
  return document.evaluate(section.xpath, document, null, 2, null).stringValue;
}
