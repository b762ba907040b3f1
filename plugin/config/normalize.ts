import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {isObject} from '../document/isObject';
import type {Json, JsonObject} from '../document/types';
import {describe, readFields, type ConfigContext} from './fields';
import {normalizeOverrides} from './overrides';
import {toPointer} from '../document/pointer';
import {normalizeRules} from './rules';
import {API_DEFAULTS, API_FIELDS, TAB_FIELDS} from './schema';
import {checkTabIds} from './tabIds';
import type {TabConfig} from './types';
import {API_DOCUMENT, EXAMPLE} from './words';

/**
 * The API-bound tabs of docs.json, complete. Whatever is wrong is reported; a tab that cannot be
 * used is left out.
 */
export function normalizeConfig(value: Json, context: ConfigContext): TabConfig[] {
  const bound = toTabObjects(value, context).filter(({tab}) => Object.hasOwn(tab, 'api'));
  const tabs = bound.map(({tab, pointer}, index) =>
    normalizeTab(tab, pointer, index === 0, context),
  );
  return checkTabIds(
    tabs.filter((tab) => tab !== undefined),
    context,
  );
}

/** docs.json is one tab, or has a list of tabs. Other tools may own further tabs and fields. */
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
  if (
    ['openapi', 'swagger', 'asyncapi'].some((field) => Object.hasOwn(value, field)) &&
    !Object.hasOwn(value, 'api')
  ) {
    reportType('', API_DOCUMENT.message, API_DOCUMENT.help);
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
  for (const {tab, pointer} of tabs.filter(({tab: {api}}) => api === undefined)) {
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
  if (!tabs.some(({tab}) => Object.hasOwn(tab, 'api'))) {
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

/**
 * The first API-bound tab has the id `default`; of the others `checkTabIds` makes it from the
 * label.
 */
function normalizeTab(
  tab: JsonObject,
  pointer: string,
  first: boolean,
  context: ConfigContext,
): TabConfig | undefined {
  const {locate, report} = context;
  const {tab: label, api} = readFields(
    tab,
    TAB_FIELDS,
    {pointer, name: 'A tab', open: true},
    context,
  );
  if (!Object.hasOwn(tab, 'tab'))
    report(
      toDiagnostic('config-type', {
        source: locate(pointer),
        message: 'The tab has no label.',
        help: 'Add "tab": "API Reference".',
      }),
    );
  if (!api) return undefined;
  const fields = readFields(api, API_FIELDS, {pointer: `${pointer}/api`, name: '`api`'}, context);
  if (!Object.hasOwn(api, 'source')) {
    report(
      toDiagnostic('config-type', {
        source: locate(`${pointer}/api`),
        message: '`api` has no `source`.',
        help: 'Add the path of the OpenAPI document: "source": "openapi.yaml".',
      }),
    );
  }
  const {source, overrides = {}, rules = {}, ...rest} = fields;
  const normalized = {
    overrides: normalizeOverrides(overrides, `${pointer}/api/overrides`, context),
    rules: normalizeRules(rules, `${pointer}/api/rules`, context),
  };
  if (label === undefined || source === undefined) return undefined;
  return {
    ...API_DEFAULTS,
    tagsOrder: [],
    ...rest,
    tabId: first ? 'default' : '',
    label,
    pointer,
    source,
    ...normalized,
  };
}
