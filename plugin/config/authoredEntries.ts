import {toDiagnostic} from '../diagnostics/diagnostic';
import {isObject} from '../document/isObject';
import {present} from '../document/present';
import type {Json} from '../document/types';
import {normalizeAudience} from './audience';
import {type ConfigContext, describe, readObject} from './fields';
import type {AuthoredEntry, AuthoredSettings} from './types';

/**
 * Reads `before` and `after` of a tab or a tag: one file, or a list of files, each with filters of
 * its own. Wrong entries are reported and left out. Whether the files exist is checked when they are
 * read.
 */
export function normalizeAuthored(
  {before, after}: {before?: string | Json[] | undefined; after?: string | Json[] | undefined},
  pointer: string,
  context: ConfigContext,
): AuthoredSettings {
  return present({
    before: before === undefined ? undefined : toEntries(before, `${pointer}/before`, context),
    after: after === undefined ? undefined : toEntries(after, `${pointer}/after`, context),
  });
}

function toEntries(
  said: string | readonly Json[],
  pointer: string,
  context: ConfigContext,
): AuthoredEntry[] {
  if (typeof said === 'string') return [{file: said, pointer, audience: {}}];
  return said.flatMap((value, index): AuthoredEntry[] => {
    const place = `${pointer}/${index}`;
    if (typeof value === 'string' && value !== '')
      return [{file: value, pointer: place, audience: {}}];
    if (!isObject(value)) {
      const field = pointer.slice(pointer.lastIndexOf('/') + 1);
      context.report(
        toDiagnostic('config-type', {
          source: context.locate(place),
          message: `An entry of \`${field}\` must be a path or an object, but is ${describe(value)}.`,
          help: 'Write "notes/all.mdx" or {"file": "notes/beta.mdx", "include": [{"tag": "Beta"}]}.',
        }),
      );
      return [];
    }
    const {file, ...filters} = readObject('authoredEntry', value, place, context) ?? {};
    return file === undefined
      ? []
      : [{file, pointer: `${place}/file`, audience: normalizeAudience(filters, place, context)}];
  });
}
