import omit from 'lodash/omit';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {isObject} from '../document/isObject';
import type {Json, JsonObject} from '../document/types';
import {normalizeChangelog} from './changelog';
import {describe, readFields, type ConfigContext} from './fields';
import {toPointer} from '../document/pointer';
import {normalizeRemote} from './remote';
import {DEFAULTS} from './fieldTypes';
import {completeSettings, normalizeSettings} from './settings';
import {checkTabIds} from './tabIds';
import {isSeveral} from './sourcePatterns';
import type {ChangelogConfig, TabConfig} from './types';
import {normalizeVersions} from './versions';
import {explainObject, explainTab} from './otherFiles';
import {EXAMPLE} from './words';

/**
 * The API-bound tabs of docs.json, with all defaults. Errors are reported; an unusable tab is
 * omitted.
 */
export function normalizeConfig(value: Json, context: ConfigContext): TabConfig[] {
  const bound = toTabObjects(value, context).filter(({tab}) => Object.hasOwn(tab, 'api'));
  const tabs = bound.map(({tab, pointer}) => normalizeTab(tab, pointer, context));
  return checkTabIds(tabs, context);
}

/**
 * docs.json is one tab, or has a list of tabs. Further tabs and fields may belong to other tools.
 */
function toTabObjects(
  value: Json,
  {locate, report}: ConfigContext,
): {tab: JsonObject; pointer: string}[] {
  const reportType = (
    pointer: string,
    message: string,
    help = `Write ${EXAMPLE} or {"tabs": [${EXAMPLE}]}.`,
  ) => report(toDiagnostic('config-type', {source: locate(pointer), message, help}));
  if (!isObject(value)) {
    reportType('', `docs.json must be an object, but is ${describe(value)}.`);
    return [];
  }
  const other = explainObject(value);
  if (other) {
    reportType('', other.message, other.help);
    return [];
  }
  const list = Object.hasOwn(value, 'tabs') ? value.tabs : undefined;
  if (list !== undefined && Object.hasOwn(value, 'api')) {
    reportType('/api', 'docs.json has both `tabs` and `api`.', 'Move this tab into `tabs`.');
  }
  if (list !== undefined && !Array.isArray(list)) {
    reportType('/tabs', `\`tabs\` must be a list of tab objects, but is ${describe(list)}.`);
    return [];
  }
  const tabs = (list ?? [value]).flatMap((tab, index) => {
    const pointer = list ? `/tabs/${index}` : '';
    if (isObject(tab)) return [{tab, pointer}];
    reportType(pointer, `A tab must be an object, but is ${describe(tab)}.`, `Write ${EXAMPLE}.`);
    return [];
  });
  const isBound = tabs.some(({tab}) => Object.hasOwn(tab, 'api'));
  for (const {tab, pointer} of tabs.filter(({tab: {api}}) => api === undefined)) {
    const other = explainTab(tab);
    // Beside a tab of this plugin, the tab may be meant for another tool.
    if (other) {
      const source = locate(`${pointer}/openapi`);
      const severity = isBound ? 'warning' : 'error';
      report(toDiagnostic('config-unknown-key', {severity, source, ...other}));
      continue;
    }
    const misspelled = Object.keys(tab).find((key) => suggest(key, ['api']) !== undefined);
    if (misspelled !== undefined)
      report(
        toDiagnostic('config-unknown-key', {
          severity: 'warning',
          source: locate(pointer + toPointer(misspelled)),
          message: `This tab has no \`api\`, but a field \`${misspelled}\`, which is ignored.`,
          help: 'Did you mean `api`?',
        }),
      );
  }
  if (!isBound && !tabs.some(({tab}) => explainTab(tab))) {
    report(
      toDiagnostic('config-no-api-tab', {
        source: locate(list ? '/tabs' : ''),
        message: 'No tab of docs.json names an OpenAPI document.',
        help: `Give one tab an \`api\`: ${EXAMPLE}.`,
      }),
    );
  }
  return tabs;
}

/** Reads a tab, or one for each of its versions; `checkTabIds` creates their ids. */
function normalizeTab(tab: JsonObject, pointer: string, context: ConfigContext): TabConfig[] {
  const {tab: label, api} = readFields('tab', tab, pointer, context);
  if (!api) return [];
  const {
    id: tabId = '',
    source,
    remote,
    versions,
    changelog,
    ...rest
  } = readFields('api', api, `${pointer}/api`, context);
  checkSourceFields(api, pointer, context);
  const settings = {
    ...normalizeSettings(rest, `${pointer}/api`, context),
    ...toChangelogSetting(changelog, versions, `${pointer}/api/changelog`, context),
  };
  if (versions) {
    const own = {tabId, label: label ?? '', pointer, settings};
    const tabs = normalizeVersions(versions, own, context);
    return label === undefined ? [] : tabs;
  }
  if (label === undefined || source === undefined) return [];
  const sources = Array.isArray(source) ? source : [source];
  checkSingle(sources, {remote, changelog: settings.changelog}, `${pointer}/api`, context);
  const isOne = !isSeveral(sources);
  const from =
    remote && isOne ? normalizeRemote(remote, `${pointer}/api/remote`, context) : undefined;
  return [
    {
      ...completeSettings(isOne ? settings : omit(settings, 'changelog')),
      tabId,
      label,
      pointer,
      sources,
      ...(from && {remote: from}),
    },
  ];
}

/** Checks settings that allow only one document. */
function checkSingle(
  sources: readonly string[],
  {remote, changelog}: {remote: JsonObject | undefined; changelog?: ChangelogConfig | undefined},
  pointer: string,
  {locate, report}: ConfigContext,
): void {
  if (!isSeveral(sources)) return;
  if (remote)
    report(
      toDiagnostic('config-remote', {
        source: locate(`${pointer}/remote`),
        message: '`remote` is the URL of one document, but `source` names several.',
        help: 'Remove `remote`, or give this document its own tab.',
      }),
    );
  if (changelog)
    report(
      toDiagnostic('config-changelog', {
        source: locate(`${pointer}/changelog`),
        message: '`changelog` is about one document, but `source` names several.',
        help: 'Remove `changelog`, or give each document its own tab.',
      }),
    );
}

/** A tab with versions has a changelog by default. */
function toChangelogSetting(
  said: Json | undefined,
  versions: readonly Json[] | undefined,
  pointer: string,
  context: ConfigContext,
): Pick<TabConfig, 'changelog'> {
  const hasVersions = versions !== undefined;
  const changelog =
    said === undefined
      ? hasVersions && versions.length > 1 && {...DEFAULTS.changelog, entries: [], pointer}
      : normalizeChangelog(said, pointer, hasVersions, context);
  return changelog ? {changelog} : {};
}

/** A tab has one document, or a list of versions. */
function checkSourceFields(
  api: JsonObject,
  pointer: string,
  {locate, report}: ConfigContext,
): void {
  const [hasSource, hasVersions] = [Object.hasOwn(api, 'source'), Object.hasOwn(api, 'versions')];
  if (hasSource && hasVersions)
    report(
      toDiagnostic('config-type', {
        source: locate(`${pointer}/api/source`),
        message: '`api` has both `source` and `versions`.',
        help: 'Remove `source`: each version has its own.',
      }),
    );
  else if (hasVersions && Object.hasOwn(api, 'remote'))
    report(
      toDiagnostic('config-type', {
        source: locate(`${pointer}/api/remote`),
        message: '`api` has both `remote` and `versions`.',
        help: 'Move `remote` beside the `source` that it belongs to.',
      }),
    );
  else if (!hasSource && !hasVersions)
    report(
      toDiagnostic('config-type', {
        source: locate(`${pointer}/api`),
        message: '`api` has no `source`.',
        help: 'Add the path of the OpenAPI document: "source": "openapi.yaml".',
      }),
    );
}
