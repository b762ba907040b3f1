import {listSome} from '../../diagnostics/text';
import {present} from '../../document/present';
import {PLUGIN_NAME, type Options} from '../../options';
import {addOption} from '../init/addOption';
import {addEntry, addPlugin, parseConfigFile, toQuote} from '../init/docusaurusConfig';
import {asCode, type Literal, type Quote, toEntries, toLiteral} from '../literal/toLiteral';
import {type RemovedEntry, removeEntries} from './removeEntries';
import {replaceEntries} from './replaceEntries';

export const REDIRECTS_PLUGIN = '@docusaurus/plugin-client-redirects';
export const REDIRECTS_FILE = 'api-redirects.json';

export type ConfigEdit = {
  /** The new source; the old one if nothing could be edited. */
  text: string;
  /** Steps left to do by hand, each a sentence and lines of code. */
  left: {what: string; code?: string}[];
};

export type ConfigPlan = {
  /** Whether the configuration has an entry of the plugin already. */
  hasEntry: boolean;
  /** Options of the plugin that differ from those of its entry, or else from the defaults. */
  options: Pick<Options, 'routeBasePath' | 'samples' | 'schemaDepth' | 'search'>;
  hasRedirects: boolean;
  /** A stylesheet of ours. */
  stylesheet?: string;
  /** Plugins and presets whose pages have the same addresses. */
  removed: readonly RemovedEntry[];
};

/**
 * Adds the plugin, or options to its entry, and the redirects to the source of a configuration, and
 * removes other plugins and presets. Lists everything that cannot be edited safely.
 */
export function editConfig(text: string, fileName: string, plan: ConfigPlan): ConfigEdit {
  const {options, hasEntry, hasRedirects, stylesheet, removed} = plan;
  const left: ConfigEdit['left'] = [];
  let edited = text;
  const add = (name: string, given?: Literal) => {
    const result = addPlugin(edited, fileName, {
      name,
      ...present({options: given}),
    });
    if (result.kind === 'edited') edited = result.text;
    return result.kind;
  };
  const own = Object.keys(options).length === 0 ? undefined : options;
  if (hasEntry) {
    const unwritten = Object.entries(options).filter(([name, value]) => {
      const result = addOption(edited, fileName, {name, value});
      if (result.kind === 'edited') edited = result.text;
      return result.kind !== 'edited';
    });
    if (unwritten.length > 0)
      left.push({
        what: `Give the plugin these options in \`${fileName}\`:`,
        code: unwritten.map(([name, value]) => `${toEntries({[name]: value})},`).join('\n'),
      });
  }
  // Its name elsewhere, such as in an import, may be that of an entry behind a condition.
  else if (add(PLUGIN_NAME, own) !== 'edited')
    left.push({
      what: `Add the plugin to \`${fileName}\`:`,
      code: `plugins: [${toLiteral(own === undefined ? PLUGIN_NAME : [PLUGIN_NAME, own])}],`,
    });
  if (hasRedirects) {
    const isModule = isEsModule(text, fileName);
    const toList = (quote: Quote) =>
      isModule ? 'apiRedirects' : `require(${toLiteral(`./${REDIRECTS_FILE}`, quote)})`;
    const kind = add(REDIRECTS_PLUGIN, {redirects: asCode(toList(toQuote(edited)))});
    if (kind === 'edited') {
      if (isModule) edited = addImport(edited, fileName, toImport(toQuote(edited)));
    } else {
      const list = toList("'");
      left.push({
        what:
          kind === 'present'
            ? `Add these redirects to the existing ones in \`${fileName}\`:`
            : `Add the redirects to \`${fileName}\`:`,
        code: [
          ...(isModule ? [toImport("'"), ''] : []),
          kind === 'present'
            ? `redirects: [...${list}],`
            : `plugins: [${toLiteral([REDIRECTS_PLUGIN, {redirects: asCode(list)}])}],`,
        ].join('\n'),
      });
    }
  }
  if (stylesheet !== undefined) {
    const value = `./${stylesheet}`;
    const result = addEntry(edited, fileName, {property: 'clientModules', value});
    if (result.kind === 'edited') edited = result.text;
    else
      left.push({
        what: `Add the stylesheet to \`${fileName}\`:`,
        code: `clientModules: [${toLiteral(value)}],`,
      });
  }
  for (const entry of removed) {
    const {property, name, becomes} = entry;
    const without = becomes
      ? replaceEntries(edited, fileName, {...entry, becomes})
      : removeEntries(edited, fileName, entry);
    const kind = property.slice(0, -1);
    if (without.left > 0)
      left.push({
        what: becomes
          ? `Replace the ${kind} \`${name}\` with \`${becomes.name}\` in \`${fileName}\`, and remove its options ${listSome(becomes.without)}.`
          : `Remove the ${kind} \`${name}\` from \`${property}\` in \`${fileName}\`.`,
      });
    edited = without.text;
  }
  return {text: edited, left};
}

function toImport(quote: Quote): string {
  return `import apiRedirects from ${toLiteral(`./${REDIRECTS_FILE}`, quote)};`;
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
  const lineBreak = /\r?\n/.exec(text)?.[0] ?? '\n';
  const last = body.filter(({type}) => type === 'ImportDeclaration').at(-1);
  if (typeof last?.end === 'number')
    return text.slice(0, last.end) + lineBreak + line + text.slice(last.end);
  const start = body[0]?.start ?? 0;
  return text.slice(0, start) + line + lineBreak + lineBreak + text.slice(start);
}
