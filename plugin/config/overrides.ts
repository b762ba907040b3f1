import {toDiagnostic} from '../diagnostics/diagnostic';
import {isObject} from '../document/isObject';
import type {JsonObject} from '../document/types';
import {describe, readFields, type ConfigContext} from './fields';
import {toPointer} from '../document/pointer';
import {isSegment, OVERRIDE_FIELDS} from './schema';
import type {OperationOverride} from './types';

/**
 * `api.overrides`. Whether the keys name operations of the document is checked later, in the
 * navigation.
 */
export function normalizeOverrides(
  overrides: JsonObject,
  pointer: string,
  context: ConfigContext,
): Map<string, OperationOverride> {
  const {locate, report} = context;
  const normalized = new Map<string, OperationOverride>();
  for (const [key, value] of Object.entries(overrides)) {
    if (key === '$schema') continue;
    const place = pointer + toPointer(key);
    if (!isObject(value)) {
      const message = `The override of \`${key}\` must be an object, but is ${describe(value)}.`;
      report(
        toDiagnostic('config-type', {
          source: locate(place),
          message,
          help: `Write for example {"${key}": {"title": "…"}}.`,
        }),
      );
      continue;
    }
    const {slug, ...rest} = readFields(
      value,
      OVERRIDE_FIELDS,
      {pointer: place, name: 'An override'},
      context,
    );
    const usable = slug && checkSlug(slug, `${place}/slug`, context);
    normalized.set(key, {...rest, ...(usable && {slug})});
  }
  return normalized;
}

function checkSlug(
  slug: readonly string[],
  pointer: string,
  {locate, report}: ConfigContext,
): boolean {
  const wrong = [...slug.entries()].filter(([, segment]) => !isSegment(segment));
  for (const [index, segment] of wrong) {
    const message = `${JSON.stringify(segment)} is not one segment of a URL.`;
    const parts = segment.split('/').filter((part) => part !== '' && !/^\.+$/.test(part));
    const climbs = /(?:^|\/)\.+(?:\/|$)/.test(segment);
    const help =
      segment.includes('/') && parts.length > 0 && parts.every(isSegment)
        ? `Write ${climbs ? 'the segments without dots, because a slug cannot leave its tab' : 'each segment on its own'}: ${JSON.stringify(parts)}.`
        : 'Use 1 to 120 letters, digits and `.` `_` `~` `-`, but not `.`, `..` or an ending such as `.html`.';
    report(toDiagnostic('config-slug', {source: locate(`${pointer}/${index}`), message, help}));
  }
  return wrong.length === 0;
}
