import {toDiagnostic} from '../diagnostics/diagnostic';
import {isObject} from '../document/isObject';
import {toPointer} from '../document/pointer';
import type {Json, JsonObject} from '../document/types';
import {present} from '../document/present';
import {describe, isSegment, readObject, type ConfigContext} from './fields';
import {normalizeRemote} from './remote';
import {DEFAULTS, type FieldTypes} from './fieldTypes';
import {isOwnSegment} from './ownNames';
import {completeSettings, normalizeSettings, type Settings} from './settings';
import {slugify} from './slugify';
import type {TabConfig} from './types';

type ReadVersion = {
  said: JsonObject;
  pointer: string;
  fields: FieldTypes['version'];
};

/**
 * One tab for each of `api.versions`, in order, newest first. An unusable version is reported and
 * omitted.
 * @param pointer of the tab
 */
export function normalizeVersions(
  versions: readonly Json[],
  tab: Pick<TabConfig, 'tabId' | 'label' | 'pointer'> & {settings: Partial<Settings>},
  context: ConfigContext,
): TabConfig[] {
  const read = versions.flatMap((said, index) =>
    readVersion(said, `${tab.pointer}/api/versions/${index}`, context),
  );
  const usable = withoutDoubles(read, context);
  const current = usable.find(({fields}) => fields.banner !== 'unreleased') ?? usable[0];
  return usable.flatMap((version): TabConfig[] => {
    const isCurrent = version === current;
    if (!isCurrent && !checkSegment(version, context)) return [];
    const {said, pointer, fields} = version;
    const {
      version: name,
      source,
      remote,
      label,
      badge,
      banner,
      noIndex,
      path: _,
      date,
      renames,
      ...own
    } = {...DEFAULTS.version, ...fields};
    const from = remote && normalizeRemote(remote, `${pointer}/remote`, context);
    return [
      {
        ...completeSettings(tab.settings, normalizeSettings(own, pointer, context)),
        tabId: tab.tabId,
        label: tab.label,
        pointer: tab.pointer,
        sources: [source],
        ...(from && {remote: from}),
        version: present({
          family: '',
          name,
          label: label ?? name,
          date,
          badge,
          ...(banner && {banner}),
          noIndex,
          isCurrent,
          segment: isCurrent ? '' : toSegment(version),
          renames: normalizeRenames(renames, `${pointer}/renames`, context),
          pointer,
          said,
        }),
      },
    ];
  });
}

function readVersion(said: Json, pointer: string, context: ConfigContext): ReadVersion[] {
  const fields = readObject('version', said, pointer, context);
  return fields && isObject(said) ? [{said, pointer, fields}] : [];
}

/** The segment that distinguishes the pages of versions other than the current one. */
function toSegment({fields: {version, path}}: ReadVersion): string {
  return path ?? version;
}

/** Omits versions whose name or path an earlier one has; the router ignores case. */
function withoutDoubles(
  versions: readonly ReadVersion[],
  {locate, report}: ConfigContext,
): ReadVersion[] {
  const taken = new Set<string>();
  return versions.filter((version) => {
    const {pointer, fields} = version;
    const words = new Set([fields.version, toSegment(version)].map((word) => word.toLowerCase()));
    const double = [...words].find((word) => taken.has(word));
    for (const word of words) taken.add(word);
    if (double === undefined) return true;
    const isName = fields.version.toLowerCase() === double;
    report(
      toDiagnostic('config-version', {
        source: locate(`${pointer}/${isName ? 'version' : 'path'}`),
        message: `Two versions have the ${isName ? 'name' : 'path'} \`${isName ? fields.version : toSegment(version)}\`.`,
        help: `Give each version its own ${isName ? '`version`' : '`path`'}.`,
      }),
    );
    return false;
  });
}

function checkSegment(version: ReadVersion, {locate, report}: ConfigContext): boolean {
  const segment = toSegment(version);
  const {pointer, fields} = version;
  const isReserved = isOwnSegment(segment);
  if (isSegment(segment) && !isReserved) return true;
  const proposal = slugify(fields.version);
  report(
    toDiagnostic('config-version', {
      source: locate(`${pointer}/${fields.path === undefined ? 'version' : 'path'}`),
      message: isReserved
        ? `\`${segment}\` is the path of other files of the tab.`
        : `\`${segment}\` is not one segment of a URL.`,
      help: `Add "path": ${JSON.stringify(isReserved || proposal === '' ? `v-${proposal}` : proposal)}.`,
    }),
  );
  return false;
}

function normalizeRenames(
  renames: JsonObject = {},
  pointer: string,
  {locate, report}: ConfigContext,
): Map<string, string> {
  const normalized = new Map<string, string>();
  for (const [from, to] of Object.entries(renames)) {
    if (from === '$schema') continue;
    if (typeof to === 'string' && to.trim() !== '') normalized.set(from, to);
    else
      report(
        toDiagnostic('config-type', {
          source: locate(pointer + toPointer(from)),
          message: `The new name of \`${from}\` must be a non-empty string, but is ${describe(to)}.`,
          help: 'Write the operationId, or the method, a space and the path.',
        }),
      );
  }
  return normalized;
}

/** JSON pointer of a tab's setting: in its version, if set there, else in `api`. */
export function toSettingPointer(
  {pointer, version}: Pick<TabConfig, 'pointer' | 'version'>,
  ...keys: string[]
): string {
  const isOwn = isOwnSetting({version}, ...keys);
  return (version && isOwn ? version.pointer : `${pointer}/api`) + toPointer(...keys);
}

/** Whether a version itself has a setting. */
export function isOwnSetting({version}: Pick<TabConfig, 'version'>, ...keys: string[]): boolean {
  let value: Json | undefined = version?.said;
  for (const key of keys) {
    if (Array.isArray(value)) value = value[Number(key)];
    else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value !== undefined;
}
