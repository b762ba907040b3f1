import fs from 'node:fs';
import path from 'node:path';
import {present} from '../../document/present';
import {DEFAULT_LIMITS, MANIFEST_FILE} from '../../proxy';
import type {Limits, ProxyOptions} from '../../proxy';
import type {Terminal} from '../terminal';
import {PROXY_SETTINGS, toKey} from './settings';
import type {SettingValues} from './settings';

type Values = SettingValues<typeof PROXY_SETTINGS>;

/**
 * Converts settings to options of the proxy. Throws a sentence if a file cannot be read or a value
 * is invalid.
 */
export function toProxyOptions(
  values: Values,
  {cwd, write, writeError}: Pick<Terminal, 'cwd' | 'write' | 'writeError'>,
): ProxyOptions {
  const log = values.log ?? 'json';
  if (log !== 'json' && log !== 'none') throw new Error(`--log takes json or none, not "${log}".`);
  const {discovery} = values;
  if (discovery !== undefined && discovery !== 'on' && discovery !== 'off')
    throw new Error(`--discovery takes on or off, not "${discovery}".`);
  return present({
    manifest: path.resolve(cwd, values.manifest ?? path.join('build', MANIFEST_FILE)),
    origins: values.origins,
    path: values.path,
    ...(values['trust-proxy'] !== undefined && {trustProxy: values['trust-proxy']}),
    ...(values['allow-private-targets'] && {allowPrivateTargets: values['allow-private-targets']}),
    ...(discovery !== undefined && {discovery: discovery === 'on'}),
    ...(values['open-origins'] && {openOrigins: values['open-origins']}),
    ...(values['certificate-authorities'] && {
      certificateAuthorities: values['certificate-authorities'].map((file) =>
        readCertificate(path.resolve(cwd, file)),
      ),
    }),
    ...(values['log-key'] !== undefined && {logKey: values['log-key']}),
    limits: toLimits(values),
    warn: (sentence) => writeError(`${sentence}\n`),
    ...(log === 'json' && {log: (entry) => write(`${JSON.stringify(entry)}\n`)}),
  });
}

function toLimits(values: Values): Partial<Limits> {
  const flags = Object.keys(PROXY_SETTINGS) as (keyof Values)[];
  return Object.fromEntries(
    flags
      .filter((flag) => Object.hasOwn(DEFAULT_LIMITS, toKey(flag)) && values[flag] !== undefined)
      .map((flag) => [toKey(flag), values[flag]]),
  );
}

function readCertificate(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    throw new Error(`The certificate ${file} cannot be read.`);
  }
}
