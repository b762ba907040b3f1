import fs from 'node:fs';
import path from 'node:path';
import {suggest} from '../../diagnostics/suggest';
import type {Terminal} from '../terminal';
import {toKey, toVariable} from './settings';
import type {ServerSettings, SettingValues} from './settings';

type GivenSettings = {[flag: string]: unknown};

/**
 * Reads settings from flags, then the environment, then the config file. Throws a sentence that
 * names the location of an invalid value.
 */
export function readSettings<S extends ServerSettings>(
  settings: S,
  flags: GivenSettings,
  {cwd, env}: Pick<Terminal, 'cwd' | 'env'>,
): SettingValues<S> {
  const given = flags.config ?? env[toVariable('config')];
  const configFile = typeof given === 'string' ? given : '';
  const file = configFile === '' ? {} : readConfig(path.resolve(cwd, configFile), settings);
  const values: {[flag: string]: string | number | string[]} = {};
  for (const [flag, {kind}] of Object.entries(settings)) {
    const variable = env[toVariable(flag)];
    const [place, value] =
      flags[flag] !== undefined
        ? [`--${flag}`, flags[flag]]
        : variable !== undefined && variable !== ''
          ? [toVariable(flag), kind === 'list' ? variable.split(',') : variable]
          : [`${toKey(flag)} in ${configFile}`, file[flag]];
    if (value !== undefined) values[flag] = convert(kind, value, place);
  }
  return values as SettingValues<S>;
}

function convert(
  kind: ServerSettings[string]['kind'],
  value: unknown,
  place: string,
): string | number | string[] {
  switch (kind) {
    case 'number':
      if (!/^\d{1,15}$/.test(String(value)))
        throw new Error(`${place} must be a whole number, not "${String(value)}".`);
      return Number(value);
    case 'port':
      if (!/^\d{1,5}$/.test(String(value)) || Number(value) < 1 || Number(value) > 65_535)
        throw new Error(`${place} must be a port from 1 to 65535, not "${String(value)}".`);
      return Number(value);
    case 'list':
      if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string'))
        throw new Error(`${place} must be a list of strings.`);
      return value
        .flatMap((entry: string) => entry.split(','))
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
    case 'text':
      if (typeof value !== 'string' || value === '')
        throw new Error(`${place} must be a non-empty string.`);
      return value;
  }
}

/** The values of a config file, by flag. */
function readConfig(file: string, settings: ServerSettings): GivenSettings {
  const content = parse(file);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new Error(`${file} must contain a JSON object.`);
  const flags = new Map(
    Object.keys(settings)
      .filter((flag) => flag !== 'config')
      .map((flag) => [toKey(flag), flag]),
  );
  const values = Object.create(null) as GivenSettings;
  for (const [key, value] of Object.entries(content)) {
    const flag = flags.get(key);
    if (flag === undefined) {
      const nearest = suggest(key, [...flags.keys()]);
      throw new Error(
        `${file} has the key "${key}", which is not a setting.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      );
    }
    values[flag] = value;
  }
  return values;
}

function parse(file: string): unknown {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    throw new Error(`The config file ${file} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The config file ${file} is not JSON.`);
  }
}
