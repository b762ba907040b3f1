import {isSaidBy} from '../../model/text/sameText';
import {toReason} from '../../model/text/reason';
import type {SchemaTable} from '../../model/types';
import {toStatusRange} from '../../model/words/sections';
import type {
  ErrorExample,
  ErrorMeaning,
  Errors,
  ErrorStatus,
  ErrorUse,
  Problem,
  ProblemGroup,
} from '../../lists/errors/types';
import {toExamples} from './examples';
import type {Prose} from './prose';
import {escapeText, joinBlocks, toCode, toLink, toList} from './text';
import {say} from './words';

type Context = {
  prose: Prose;
  table: SchemaTable;
  /** Returns the URL of a page's Markdown file. */
  toUrl: (permalink: string) => string;
};

/** The statuses of a tab, and then its problem types and error codes. */
export function toErrorsMarkdown({statuses, groups}: Errors, context: Context): string {
  return joinBlocks([
    '# Errors',
    ...(statuses.length > 0
      ? ['## Status codes', ...statuses.map((status) => toStatus(status, context))]
      : []),
    ...(groups.length > 0
      ? ['## Error types and codes', ...groups.map((group) => toGroup(group, context))]
      : []),
  ]);
}

function toStatus({status, meanings, example}: ErrorStatus, context: Context): string {
  const range = toStatusRange(status);
  const words = toReason(status) ?? (range && say(range));
  return joinBlocks([
    `### ${[toCode(status), words && escapeText(words)].filter(Boolean).join(' ')}`,
    ...meanings.map((meaning) => toMeaning(meaning, words, context)),
    toExample(example, context),
  ]);
}

function toMeaning(
  {summary, description, uses}: ErrorMeaning,
  words: string | undefined,
  context: Context,
): string {
  return joinBlocks([
    summary === undefined || summary === words ? undefined : escapeText(summary),
    description === undefined || isSaidBy(description, words)
      ? undefined
      : context.prose(description),
    toUses(uses, context),
  ]);
}

/** Names that the document does not explain are in one list. */
function toGroup({problems, uses}: ProblemGroup, context: Context): string {
  const bare = problems.filter(isBare);
  return joinBlocks([
    ...problems.filter((problem) => !isBare(problem)).map((problem) => toProblem(problem, context)),
    bare.length > 0 ? toList(bare.map(({name}) => `- ${toCode(name)}`)) : undefined,
    problems.length > 1 ? 'Operations with these errors:' : undefined,
    toUses(uses, context),
  ]);
}

/** Whether the document says nothing but the name. */
function isBare({title, description, detail, example}: Problem): boolean {
  return [title, description, detail, example].every((part) => part === undefined);
}

function toProblem(
  {name, label, title, description, detail, example}: Problem,
  context: Context,
): string {
  return joinBlocks([
    `### ${[toCode(label), title !== undefined && title !== label && escapeText(title)].filter(Boolean).join(' ')}`,
    label === name ? undefined : toCode(name),
    description ? context.prose(description) : detail && escapeText(detail),
    toExample(example, context),
  ]);
}

/** The words of an example of a problem are those of the problem. */
function toExample(found: ErrorExample | undefined, context: Context): string | undefined {
  if (!found?.example) return undefined;
  const {summary: _, description: __, ...example} = found.example;
  return toExamples([example], found.mediaType, context);
}

function toUses(uses: readonly ErrorUse[], {toUrl}: Context): string {
  return toList(
    uses.map(({page: {operation, title, permalink}, statuses}) => {
      const key = toCode(`${operation.method} ${operation.path}`);
      return `- ${toLink(title, toUrl(permalink))}: ${key}, ${statuses.map(toCode).join(', ')}`;
    }),
  );
}
