/**
 * The changelog as an Atom feed (RFC 4287). A library for feeds also writes RSS and JSON and brings
 * an XML library along: these are six elements, and the escapes of five characters.
 */
import type {Changelog, ChangelogSection} from '../changelog/types';
import {escapeXml} from '../diagnostics/text';
import {toSectionTitle, toSummary} from './markdown/changelog';
import {toAscii} from './markdown/text';

export type FeedContext = {
  /** Name of the API. */
  title: string;
  /** Author of the feed; RFC 4287 requires one. */
  author: string;
  /** Absolute URL of the page, and of the feed. */
  url: string;
  feedUrl: string;
};

/** Breaking changes that an entry names at most; the page lists all. */
const MAX_NAMED = 50;

/**
 * Contains only sections with a date, since no date is invented. The newest one is the feed's own
 * date.
 */
export function toFeed({sections}: Changelog, {title, author, url, feedUrl}: FeedContext): string {
  const dated = sections.flatMap((section) =>
    section.date === undefined ? [] : [{...section, date: section.date}],
  );
  const newest = dated.reduce((latest, {date}) => (date > latest ? date : latest), '');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escapeXml(url)}</id>`,
    `  <title>${escapeXml(`${title}: Changelog`)}</title>`,
    `  <updated>${toTime(newest)}</updated>`,
    `  <author><name>${escapeXml(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(toAscii(feedUrl))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(toAscii(url))}"/>`,
    ...dated.map((section) => toEntry(section, title, url)),
    '</feed>',
    '',
  ].join('\n');
}

function toEntry(section: ChangelogSection & {date: string}, title: string, url: string): string {
  const link = `${toAscii(url)}#${encodeURIComponent(section.id)}`;
  return [
    '  <entry>',
    `    <id>${escapeXml(link)}</id>`,
    `    <title>${escapeXml(`${title} ${toSectionTitle(section)}`)}</title>`,
    `    <updated>${toTime(section.date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    `    <content type="html">${escapeXml(toContent(section))}</content>`,
    '  </entry>',
  ].join('\n');
}

/** HTML, escaped once as such; the feed escapes it again. */
function toContent(section: ChangelogSection): string {
  const {problem, since, groups} = section;
  if (problem !== undefined)
    return `<p>${escapeXml(`Cannot be compared with ${since}. ${problem}`)}</p>`;
  if (groups.length === 0) return '<p>No changes that callers notice.</p>';
  const breaking = groups.flatMap(({operations, more, changes}) =>
    changes
      .filter(({effect}) => effect === 'breaking')
      .map(({message, reason}) => [toWhere(operations, more), message, reason].join(' ').trim()),
  );
  const named = breaking.slice(0, MAX_NAMED).map((words) => `<li>${escapeXml(words)}</li>`);
  const left = breaking.length - named.length;
  return [
    `<p>${escapeXml(toSummary(section))}</p>`,
    ...(named.length > 0 ? [`<ul>${named.join('')}</ul>`] : []),
    ...(left > 0 ? [`<p>And ${left} more breaking.</p>`] : []),
  ].join('');
}

function toWhere(
  [operation]: ChangelogSection['groups'][number]['operations'],
  more: number,
): string {
  if (!operation) return '';
  return `${operation.method} ${operation.path}${more > 0 ? ' and others' : ''}:`;
}

/** Days begin at midnight, UTC. */
function toTime(date: string): string {
  return `${date}T00:00:00Z`;
}
