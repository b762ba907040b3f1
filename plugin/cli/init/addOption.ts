import type {Node} from '@babel/types';
import {PLUGIN_NAME} from '../../options';
import {
  addPlugin,
  findProperty,
  insertAfterLast,
  listEntries,
  listVariables,
  parseConfigFile,
  resolve,
  toRange,
} from './docusaurusConfig';
import {isNamed} from '../../site/pluginEntries';
import type {Edit} from './packageScripts';

/** An option of the plugin, with the code of its value. */
export type OptionCode = {name: string; code: string};

/**
 * Gives the first entry of the plugin an option, and leaves everything else unchanged. An entry that
 * names the option already is left to its author, and so is one that is not written literally.
 */
export function addOption(text: string, fileName: string, {name, code}: OptionCode): Edit {
  const option = `${name}: ${code}`;
  const unclear: Edit = {
    kind: 'unclear',
    reason: `Write \`${option}\` into the options of the plugin.`,
  };
  const {entry, options} = findEntry(text, fileName);
  if (entry?.type === 'StringLiteral') {
    const {start, end} = toRange(entry);
    const written = text.slice(start, end);
    return {
      kind: 'edited',
      text: `${text.slice(0, start)}[${written}, {${option}}]${text.slice(end)}`,
    };
  }
  return options?.type !== 'ObjectExpression' || findProperty(options, name)
    ? unclear
    : {kind: 'edited', text: insertAfterLast(text, options, options.properties, option)};
}

/** The first entry of the plugin, and the options that it names, as far as they are literal. */
function findEntry(text: string, fileName: string): {entry?: Node; options?: Node} {
  const file = parseConfigFile(text, fileName);
  if (typeof file === 'string') return {};
  const variables = listVariables(file.program);
  const listed = listEntries(file.program, 'plugins').find(({name}) => isNamed(name, PLUGIN_NAME));
  const entry = listed && resolve(listed.node, variables);
  const given = entry?.type === 'ArrayExpression' ? entry.elements[1] : undefined;
  // Options behind a variable may be those of others, too.
  const options = given ? resolve(given, new Map()) : undefined;
  return {...(entry && {entry}), ...(options && {options})};
}

const DIRECT: OptionCode = {name: 'tryIt', code: '{proxy: false}'};
/** The option of a host that runs no proxy. */
export const DIRECT_OPTION = `${DIRECT.name}: ${DIRECT.code}`;

/**
 * Adds the plugin with the option that lets requests go directly from the browser, or the option to
 * the entry that is there.
 */
export function addDirectPlugin(text: string, fileName: string): Edit {
  const added = addPlugin(text, fileName, {
    name: PLUGIN_NAME,
    toEntry: (quote, name) => `[${quote}${name}${quote}, {${DIRECT_OPTION}}]`,
  });
  if (added.kind !== 'present') return added;
  const {options} = findEntry(text, fileName);
  const tryIt = options?.type === 'ObjectExpression' && findProperty(options, DIRECT.name);
  const proxy = tryIt && tryIt.type === 'ObjectExpression' && findProperty(tryIt, 'proxy');
  return proxy && proxy.type === 'BooleanLiteral' && !proxy.value
    ? {kind: 'present'}
    : addOption(text, fileName, DIRECT);
}
