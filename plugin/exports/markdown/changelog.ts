/** Writes the changelog page as Markdown. */
import type {
  Changelog,
  ChangelogChange,
  ChangelogGroup,
  ChangelogOperation,
  ChangelogSection,
} from '../../lists/changelog/types';
import {count, escapeMarkdown} from '../../diagnostics/text';
import {escapeText, joinBlocks, toCode, toLink} from './text';

const EFFECTS = {
  breaking: '**Breaking:** ',
  uncertain: '**May break:** ',
  compatible: '',
} as const;

/** @param toUrl returns the URL of a page's Markdown file */
export function toChangelogMarkdown(
  {sections}: Changelog,
  title: string,
  toUrl: (permalink: string) => string,
): string {
  return joinBlocks([
    `# Changelog of ${escapeText(title)}`,
    ...sections.map((section) => toSectionText(section, toUrl)),
  ]);
}

export function toSectionText(
  section: ChangelogSection,
  toUrl: (permalink: string) => string,
): string {
  const {since, problem, groups} = section;
  return joinBlocks([
    `## ${escapeText(toSectionTitle(section))}`,
    escapeText(toSummary(section)),
    ...(problem !== undefined
      ? [`Cannot be compared with ${escapeText(since)}. ${escapeMarkdown(problem)}`]
      : groups.length === 0
        ? ['No changes that callers notice.']
        : groups.map((group) => toGroupText(group, toUrl))),
  ]);
}

/** `2.0`, or `Since 2026-05-01` where docs.json has no name and no date for a state. */
export function toSectionTitle({label, date, since}: ChangelogSection): string {
  return label ?? date ?? `Since ${since}`;
}

/** `2026-05-01. Since 1.0. 3 breaking changes, 1 that may break, 12 compatible.` */
export function toSummary(section: ChangelogSection): string {
  const {date, since, banner, counts, groups} = section;
  const title = toSectionTitle(section);
  const words = [
    banner === 'unreleased' ? 'Unreleased' : '',
    date === undefined || date === title ? '' : date,
    title.startsWith('Since ') ? '' : `Since ${since}`,
    groups.length === 0
      ? ''
      : `${count(counts.breaking, 'breaking change')}, ${counts.uncertain} that may break, ${counts.compatible} compatible`,
  ];
  return words
    .filter((word) => word !== '')
    .map((word) => `${word}.`)
    .join(' ');
}

function toGroupText(
  {schema, operations, more, changes}: ChangelogGroup,
  toUrl: (permalink: string) => string,
): string {
  const [operation] = operations;
  const total = operations.length + more;
  return joinBlocks([
    `### ${!operation ? 'The whole API' : total === 1 ? toName(operation, toUrl) : toSharedTitle(schema, total)}`,
    total > 1
      ? [
          ...operations.map((one) => `- ${toName(one, toUrl)}`),
          ...(more > 0 ? [`- and ${more} more`] : []),
        ].join('\n')
      : undefined,
    ...(total > 1 ? ['What changed in them:'] : []),
    changes.map(toChangeText).join('\n'),
  ]);
}

function toSharedTitle(schema: string | undefined, total: number): string {
  const operations = count(total, 'operation');
  return schema === undefined ? operations : `Schema ${toCode(schema)} in ${operations}`;
}

function toName(
  {method, path, title, permalink}: ChangelogOperation,
  toUrl: (permalink: string) => string,
): string {
  const key = toCode(`${method} ${path}`);
  return title === undefined || permalink === undefined
    ? key
    : `${toLink(title, toUrl(permalink))} ${key}`;
}

function toChangeText({effect, message, reason, at}: ChangelogChange): string {
  const place = at.length > 0 ? ` (${at.map((step) => toCode(step)).join(' ')})` : '';
  return `- ${EFFECTS[effect]}${escapeMarkdown(message)} ${escapeMarkdown(reason)}${place}`;
}
