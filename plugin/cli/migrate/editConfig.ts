import {PLUGIN_NAME, type PluginOptions} from '../../options';
import {addPlugin, parseConfigFile} from '../init/docusaurusConfig';
import {type RemovedEntry, removeEntries} from './removeEntries';

export const REDIRECTS_PLUGIN = '@docusaurus/plugin-client-redirects';
export const REDIRECTS_FILE = 'api-redirects.json';

export type ConfigEdit = {
  /** The new source; the old one if nothing could be edited. */
  text: string;
  /** Steps left to do by hand, each a sentence and lines of code. */
  left: {what: string; code?: string}[];
};

export type ConfigPlan = {
  /** Options of the plugin that differ from the defaults. */
  options: Partial<Pick<PluginOptions, 'routeBasePath' | 'showExtensions' | 'search'>>;
  hasRedirects: boolean;
  /** Plugins and presets whose pages have the same addresses. */
  removed: readonly RemovedEntry[];
};

/**
 * Adds the plugin and the redirects to the source of a configuration, and removes other plugins and
 * presets. Lists everything that cannot be edited safely.
 */
export function editConfig(text: string, fileName: string, plan: ConfigPlan): ConfigEdit {
  const {options, hasRedirects, removed} = plan;
  const left: ConfigEdit['left'] = [];
  let edited = text;
  const add = (name: string, toEntry: (quote: string) => string) => {
    const result = addPlugin(edited, fileName, {name, toEntry});
    if (result.kind === 'edited') edited = result.text;
    return result.kind;
  };
  const entry = (quote: string) =>
    Object.keys(options).length === 0
      ? `${quote}${PLUGIN_NAME}${quote}`
      : `[${quote}${PLUGIN_NAME}${quote}, {${Object.entries(options)
          .map(([name, value]) => `${name}: ${toCode(value, quote)}`)
          .join(', ')}}]`;
  if (add(PLUGIN_NAME, entry) === 'unclear')
    left.push({what: `Add the plugin to \`${fileName}\`:`, code: `plugins: [${entry("'")}],`});
  if (hasRedirects) {
    const isModule = isEsModule(text, fileName);
    const list = isModule ? 'apiRedirects' : `require('./${REDIRECTS_FILE}')`;
    const importLine = `import apiRedirects from './${REDIRECTS_FILE}';`;
    const kind = add(
      REDIRECTS_PLUGIN,
      (quote) =>
        `[${quote}${REDIRECTS_PLUGIN}${quote}, {redirects: ${list.replaceAll("'", quote)}}]`,
    );
    if (kind === 'edited') {
      if (isModule) edited = addImport(edited, fileName, importLine);
    } else
      left.push({
        what:
          kind === 'present'
            ? `Add these redirects to the existing ones in \`${fileName}\`:`
            : `Add the redirects to \`${fileName}\`:`,
        code: [
          ...(isModule ? [importLine, ''] : []),
          kind === 'present'
            ? `redirects: [...${list}],`
            : `plugins: [['${REDIRECTS_PLUGIN}', {redirects: ${list}}]],`,
        ].join('\n'),
      });
  }
  for (const entry of removed) {
    const without = removeEntries(edited, fileName, entry);
    if (without === undefined)
      left.push({
        what: `Remove ${entry.property === 'presets' ? 'the preset' : 'the plugin'} \`${entry.name}\` from \`${entry.property}\` in \`${fileName}\`.`,
      });
    else edited = without;
  }
  return {text: edited, left};
}

/** A value without quotation marks inside. */
function toCode(value: unknown, quote: string): string {
  return JSON.stringify(value).replaceAll('","', '", "').replaceAll('"', quote);
}

function isEsModule(text: string, fileName: string): boolean {
  const file = parseConfigFile(text, fileName);
  return (
    typeof file !== 'string' && file.program.body.some(({type}) => /^(?:Import|Export)/.test(type))
  );
}

/** After the last import, else before the first statement. */
function addImport(text: string, fileName: string, line: string): string {
  const file = parseConfigFile(text, fileName);
  if (typeof file === 'string') return text;
  const {body} = file.program;
  const quoted = text.split('"').length > text.split("'").length ? line.replaceAll("'", '"') : line;
  const last = body.filter(({type}) => type === 'ImportDeclaration').at(-1);
  if (typeof last?.end === 'number')
    return `${text.slice(0, last.end)}\n${quoted}${text.slice(last.end)}`;
  const start = body[0]?.start ?? 0;
  return `${text.slice(0, start)}${quoted}\n\n${text.slice(start)}`;
}
