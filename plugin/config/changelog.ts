/** Reads `api.changelog`: earlier states of a document, and the path of the page about them. */
import {toDiagnostic} from '../diagnostics/diagnostic';
import {isObject} from '../document/isObject';
import type {Json} from '../document/types';
import {type ConfigContext, isSegment, readFields, readObject} from './fields';
import {DEFAULTS} from './fieldTypes';
import {isOwnSegment} from './ownNames';
import type {ChangelogConfig, ChangelogEntry, EarlierSource} from './types';

const EXAMPLE = '{"date": "2026-05-01", "source": "openapi/2026-05-01.yaml"}';

/** False if the page is switched off. Undefined if the tab has no usable setting. */
export function normalizeChangelog(
  said: Json,
  pointer: string,
  hasVersions: boolean,
  context: ConfigContext,
): ChangelogConfig | false | undefined {
  const {locate, report} = context;
  if (said === false) return false;
  const {path, entries = []} = isObject(said)
    ? readFields('changelog', said, pointer, context)
    : {entries: Array.isArray(said) ? said : []};
  const entriesPointer = isObject(said) ? `${pointer}/entries` : pointer;
  const fail = (place: string, message: string, help: string) => {
    report(toDiagnostic('config-changelog', {source: locate(place), message, help}));
    return undefined;
  };
  if (path !== undefined && (!isSegment(path) || isOwnSegment(path)))
    return fail(
      `${pointer}/path`,
      `\`${path}\` cannot be the path of the changelog.`,
      'Write one segment of a URL, such as "changes".',
    );
  if (hasVersions && entries.length > 0)
    return fail(
      entriesPointer,
      'The changelog of a tab with versions compares the versions.',
      'Remove the entries, and give each version a `date`.',
    );
  if (!hasVersions && entries.length === 0)
    return fail(
      entriesPointer,
      'The changelog has no earlier state of the document.',
      `Write "changelog": [${EXAMPLE}], or remove \`changelog\`.`,
    );
  return {
    path: path ?? DEFAULTS.changelog.path,
    pointer,
    entries: inOrder(
      entries.flatMap((entry, index) =>
        normalizeEntry(entry, `${entriesPointer}/${index}`, context),
      ),
      context,
    ),
  };
}

function normalizeEntry(value: Json, pointer: string, context: ConfigContext): ChangelogEntry[] {
  const entry = readObject('changelogEntry', value, pointer, context);
  if (!entry) return [];
  const source = toEarlierSource(entry.source);
  if (typeof source !== 'string') return [{...entry, source, written: entry.source, pointer}];
  context.report(
    toDiagnostic('config-changelog', {
      source: context.locate(`${pointer}/source`),
      message: source,
      help: 'Write a path, or "REVISION:PATH" for a file in Git.',
    }),
  );
  return [];
}

/**
 * A path, or `REVISION:PATH`. A colon makes it the latter, since paths of documents contain none,
 * except after the drive of Windows; a path in Git never begins with a slash.
 */
function toEarlierSource(source: string): EarlierSource | string {
  const [, revision, path = ''] = /^([^:/][^:]*):(?![/\\])(.*)$/s.exec(source) ?? [];
  if (revision === undefined) return {kind: 'file', file: source};
  return revision.startsWith('-')
    ? `\`${revision}\` is not a revision of Git.`
    : {kind: 'git', revision, ...(path !== '' && {path})};
}

/** Each entry is compared with the next one, so a wrong order would reverse the changes. */
function inOrder(
  entries: readonly ChangelogEntry[],
  {locate, report}: ConfigContext,
): ChangelogEntry[] {
  const ordered: ChangelogEntry[] = [];
  for (const entry of entries) {
    const newer = ordered.at(-1);
    if (newer === undefined || entry.date < newer.date) ordered.push(entry);
    else
      report(
        toDiagnostic('config-changelog', {
          source: locate(`${entry.pointer}/date`),
          message: `${entry.date} is not before ${newer.date}, the date of the entry above it.`,
          help: 'Put the newest entry first, and give each its own date.',
        }),
      );
  }
  return ordered;
}
