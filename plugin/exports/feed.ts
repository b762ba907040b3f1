/**
 * The changelog as an Atom feed (RFC 4287). A library for feeds also writes RSS and JSON and brings
 * an XML library along: these are six elements, and the escapes of five characters.
 */
import {type ShortSection, takeFirst} from '../lists/changelog/takeFirst';
import type {Changelog, ChangelogChange, ChangelogGroup} from '../lists/changelog/types';
import {count, escapeXml, quote} from '../diagnostics/text';
import {splitCode} from '../model/text/splitCode';
import {toSectionTitle, toSummary} from './markdown/changelog';
import {toAscii} from './markdown/text';

const EFFECTS = {
  breaking: '<strong>Breaking:</strong> ',
  uncertain: '<strong>May break:</strong> ',
  compatible: '',
} as const;

export type FeedContext = {
  /** Name of the API. */
  title: string;
  /** Author of the feed; RFC 4287 requires one. */
  author: string;
  /** Absolute URL of the page, and of the feed. */
  url: string;
  feedUrl: string;
};

/**
 * Contains only sections with a date, since no date is invented. The newest one is the feed's own
 * date.
 */
export function toFeed({sections}: Changelog, {title, author, url, feedUrl}: FeedContext): string {
  const dated = takeFirst(sections).flatMap((section) =>
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

function toEntry(section: ShortSection & {date: string}, title: string, url: string): string {
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
function toContent(section: ShortSection): string {
  const {problem, since, groups, left = 0} = section;
  if (problem !== undefined)
    return `<p>${toHtml(`Cannot be compared with ${since}. ${problem}`)}</p>`;
  if (groups.length === 0 && left === 0) return '<p>No changes that callers notice.</p>';
  return [
    `<p>${toHtml(toSummary(section))}</p>`,
    ...groups.map(
      (group) =>
        `<h3>${toHtml(toGroupTitle(group))}</h3><ul>${group.changes.map(toItem).join('')}</ul>`,
    ),
    ...(left > 0 ? [`<p>${count(left, 'more change')} on the page of the changelog.</p>`] : []),
  ].join('');
}

function toGroupTitle({schema, operations, more}: ChangelogGroup): string {
  const [operation] = operations;
  if (!operation) return 'The whole API';
  const name = quote(`${operation.method} ${operation.path}`);
  const others = operations.length + more - 1;
  if (others === 0) return name;
  return schema === undefined
    ? `${name} and ${count(others, 'more operation')}`
    : `Schema ${quote(schema)} in ${count(others + 1, 'operation')}`;
}

function toItem({effect, message, reason}: ChangelogChange): string {
  return `<li>${EFFECTS[effect]}${toHtml(`${message} ${reason}`)}</li>`;
}

/** Sentences about changes have names and values in backticks. */
function toHtml(text: string): string {
  return splitCode(text)
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeXml(part)}</code>` : escapeXml(part)))
    .join('');
}

/** Days begin at midnight, UTC. */
function toTime(date: string): string {
  return `${date}T00:00:00Z`;
}
