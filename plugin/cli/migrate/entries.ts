import type {DocusaurusConfig} from '@docusaurus/types';
import {isRecord} from '../../document/isObject';
import {type EntryList, isNamed} from '../../site/pluginEntries';

export type Options = Record<string, unknown>;

/**
 * The options of plugins, presets or themes with one of these names, written directly, in short or
 * through `require.resolve`.
 */
export function listOptions(
  config: Partial<Pick<DocusaurusConfig, EntryList>>,
  list: EntryList,
  names: readonly string[],
): Options[] {
  const entries: readonly unknown[] = config[list] ?? [];
  return entries.flatMap((entry): Options[] => {
    const [name, options] = (Array.isArray(entry) ? entry : [entry]) as unknown[];
    return typeof name === 'string' && names.some((known) => isNamed(name, known, list))
      ? [isRecord(options) ? options : {}]
      : [];
  });
}

export function textOf(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** `petstore_versioned` → `Petstore versioned`. */
export function toLabel(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Joins parts of a path or address, without slashes at the ends. */
export function join(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
