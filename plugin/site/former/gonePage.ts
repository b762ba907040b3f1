/** What readers and programs see at the address of a page that no longer exists. */
import {escapeXml} from '../../diagnostics/text';
import {
  escapeText,
  joinBlocks,
  toCode,
  toHeading,
  toLink,
  toList,
} from '../../exports/markdown/text';
import {GONE_WORDS} from '../../model/words/goneWords';
import type {GonePage} from '../../routes/types';

/** The language of a site, as its own pages have it. */
type PageLanguage = {
  lang: string;
  dir: string;
  /** Translated words by their ids. */
  messages: {readonly [id: string]: string | undefined};
};

export type GoneContext = {
  language: PageLanguage;
  siteUrl: string;
  /** Path of the plugin's pages. */
  root: string;
};

/** In English, with the ids that the theme has for the same words. */
const WORDS = {
  title: ['theme.api.gone.title', GONE_WORDS['gone.title']],
  since: ['theme.api.gone.since', GONE_WORDS['gone.since']],
  successor: ['theme.api.gone.successor', GONE_WORDS['gone.successor']],
  changelog: ['theme.api.changelog', 'Changelog'],
  schemas: ['theme.api.schemas.title', 'Schemas'],
  deprecations: ['theme.api.deprecations.title', 'Deprecations'],
  errors: ['theme.api.errors.title', 'Errors'],
  root: ['theme.api.redirect', 'Go to the API reference'],
} as const;
type Word = keyof typeof WORDS;

/** Plain HTML without a script: a host may serve it where the site's own scripts don't load. */
export function toGoneHtml(page: GonePage, {language, root}: GoneContext): string {
  const {lang, dir, messages} = language;
  const read = (word: Word) => messages[WORDS[word][0]] ?? WORDS[word][1];
  const say = (word: Word) => escapeXml(read(word));
  const heading = escapeXml(toTitle(page, read));
  const day = escapeXml(page.since);
  const since = say('since').replace('{date}', () => `<time datetime="${day}">${day}</time>`);
  const links = listLinks(page, root).map(
    ([word, to]) => `<li><a href="${escapeXml(to)}">${say(word)}</a></li>\n`,
  );
  return `<!doctype html>
<html lang="${escapeXml(lang)}" dir="${escapeXml(dir)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title === undefined ? heading : `${heading} | ${say('title')}`}</title>
<style>body{max-width:40rem;margin:10vh auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}time{white-space:nowrap}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${page.key === undefined ? '' : `<p><code dir="ltr">${escapeXml(page.key)}</code></p>\n`}<p>${since}</p>
<ul>
${links.join('')}</ul>
</main>
</body>
</html>
`;
}

/** In English, as all Markdown of the reference. */
export function toGoneMarkdown(page: GonePage, {siteUrl, root}: GoneContext): string {
  const {key, since} = page;
  return `${joinBlocks([
    toHeading(1, escapeText(toTitle(page, (word) => WORDS[word][1]))),
    key === undefined ? undefined : toCode(key),
    WORDS.since[1].replace('{date}', () => since),
    toList(listLinks(page, root).map(([word, to]) => `- ${toLink(WORDS[word][1], siteUrl + to)}`)),
  ])}\n`;
}

/** Lists have the title of their tab, which is still there. */
function toTitle({title, list}: GonePage, read: (word: Word) => string): string {
  if (title === undefined) return read('title');
  return list === undefined ? title : `${read(list)} · ${title}`;
}

function listLinks({successor, changelog}: GonePage, root: string): [Word, string][] {
  const links: [Word, string | undefined][] = [
    ['successor', successor],
    ['changelog', changelog],
    ['root', root],
  ];
  return links.flatMap(([word, to]): [Word, string][] => (to === undefined ? [] : [[word, to]]));
}
