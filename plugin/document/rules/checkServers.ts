import {listSome, quote} from '../../diagnostics/text';
import type {JsonObject, Located} from '../types';
import {childOf, entriesOf, isObjectPlace, itemsOf, type RuleContext} from './context';

/** Server variables that are not defined, have no default, or a default that can not be used. */
export function checkServers(context: RuleContext): void {
  const {root, operations, follow} = context;
  const holders = new Map<string, Located>();
  const items = operations.flatMap(({item}) => item.layers);
  for (const holder of [root, ...items, ...operations.map(({place}) => place)]) holders.set(`${holder.file}#${holder.pointer}`, holder);
  for (const holder of holders.values()) {
    const list = childOf(holder, 'servers');
    for (const server of itemsOf(list && follow(list))) if (isObjectPlace(server)) checkServer(context, server);
  }
}

function checkServer({warn}: RuleContext, server: Located<JsonObject>): void {
  const {url} = server.value;
  const defined = childOf(server, 'variables');
  if (typeof url === 'string') {
    const names = [...url.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!);
    const missing = [...new Set(names)].filter((name) => !isObjectPlace(defined) || !Object.hasOwn(defined.value, name));
    if (missing.length > 0) warn('server-variable', childOf(server, 'url')!, `The server ${quote(url)} has no definition of ${listSome(missing)}.`, 'Define each variable in `variables`, with a `default`.');
  }
  for (const [name, variable] of entriesOf(defined)) if (isObjectPlace(variable)) checkVariable(warn, name, variable);
}

function checkVariable(warn: RuleContext['warn'], name: string, variable: Located<JsonObject>): void {
  const preset = childOf(variable, 'default');
  const allowed = childOf(variable, 'enum');
  if (allowed && Array.isArray(allowed.value) && allowed.value.length === 0) warn('server-variable', allowed, `The server variable ${quote(name)} has an empty \`enum\`: no value is allowed.`, 'Remove the `enum`, or list the values.');
  if (!preset) {
    warn('server-variable', variable, `The server variable ${quote(name)} has no \`default\`.`, 'Write the value that is used when a reader chooses none.');
    return;
  }
  const text = String(preset.value);
  const values = Array.isArray(allowed?.value) ? allowed.value.map(String) : [];
  if (values.length > 0 && !values.includes(text)) warn('server-variable', preset, `The default ${quote(text)} of the server variable ${quote(name)} is not in its \`enum\`.`, `Choose one of ${listSome(values)}.`);
  else if (/\{[^{}]*\}/.test(text)) warn('server-variable', preset, `The default ${quote(text)} of the server variable ${quote(name)} has a variable in it, which is not replaced.`, 'Write a plain value.');
}
