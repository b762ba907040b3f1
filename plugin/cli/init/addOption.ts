import type {Node, Program} from '@babel/types';
import {present} from '../../document/present';
import {PLUGIN_NAME} from '../../options';
import {
  addPlugin,
  confirm,
  findProperty,
  insertAfterLast,
  listEntries,
  listVariables,
  parseConfigFile,
  type Meant,
  resolve,
  toQuote,
  toRange,
} from './docusaurusConfig';
import {isNamed} from '../../site/pluginEntries';
import {type Literal, toEntries} from '../literal/toLiteral';
import type {Edit} from './packageScripts';

/** An option of the plugin, with its value. */
export type Option = {name: string; value: Literal};

/**
 * Gives the first entry of the plugin an option, and leaves everything else unchanged. An entry that
 * names the option already is left to its author, and so is one that is not written literally.
 */
export function addOption(text: string, fileName: string, {name, value}: Option): Edit {
  const quote = toQuote(text);
  const option = toEntries({[name]: value}, quote);
  const unclear: Edit = {
    kind: 'unclear',
    reason: `Write \`${option}\` into the options of the plugin.`,
  };
  const findOption: Meant['find'] = (program) => {
    const {options} = findEntry(program);
    return options?.type === 'ObjectExpression' ? findProperty(options, name) : undefined;
  };
  const file = parseConfigFile(text, fileName);
  const {entry, options} = typeof file === 'string' ? {} : findEntry(file.program);
  let edited: string;
  if (entry?.type === 'StringLiteral') {
    const {start, end} = toRange(entry);
    edited = `${text.slice(0, start)}[${text.slice(start, end)}, {${option}}]${text.slice(end)}`;
  } else if (options?.type === 'ObjectExpression' && !findProperty(options, name))
    edited = insertAfterLast(text, options, options.properties, option);
  else return unclear;
  const result = confirm(edited, fileName, {value, quote, find: findOption});
  return result.kind === 'edited' ? result : unclear;
}

/** The first entry of the plugin, and the options that it names, as far as they are literal. */
function findEntry(program: Program): {entry?: Node; options?: Node} {
  const variables = listVariables(program);
  const listed = listEntries(program, 'plugins').find(({name}) => isNamed(name, PLUGIN_NAME));
  const entry = listed && resolve(listed.node, variables);
  const given = entry?.type === 'ArrayExpression' ? entry.elements[1] : undefined;
  // Options behind a variable may be those of others, too.
  const options = given ? resolve(given, new Map()) : undefined;
  return present({entry, options});
}

/** Gives the plugin the option of a site that answers programs, unless it has one. */
export function addMcpOption(text: string, fileName: string): Edit {
  const file = parseConfigFile(text, fileName);
  const {options} = typeof file === 'string' ? {} : findEntry(file.program);
  return options?.type === 'ObjectExpression' && findProperty(options, 'mcp')
    ? {kind: 'present'}
    : addOption(text, fileName, {name: 'mcp', value: {enabled: true}});
}

/** The option of a host that runs no proxy. */
export const DIRECT_OPTIONS = {tryIt: {proxy: false}};

/**
 * Adds the plugin with the option that lets requests go directly from the browser, or the option to
 * the entry that is there.
 */
export function addDirectPlugin(text: string, fileName: string): Edit {
  const added = addPlugin(text, fileName, {
    name: PLUGIN_NAME,
    options: DIRECT_OPTIONS,
  });
  const file = parseConfigFile(text, fileName);
  if (added.kind !== 'present' || typeof file === 'string') return added;
  const {options} = findEntry(file.program);
  const tryIt = options?.type === 'ObjectExpression' && findProperty(options, 'tryIt');
  const proxy = tryIt && tryIt.type === 'ObjectExpression' && findProperty(tryIt, 'proxy');
  return proxy && proxy.type === 'BooleanLiteral' && !proxy.value
    ? {kind: 'present'}
    : addOption(text, fileName, {name: 'tryIt', value: DIRECT_OPTIONS.tryIt});
}
