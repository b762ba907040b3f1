/** What pages, Markdown files and the search say of extensions: fields named `x-…`. */
import {formatJson} from '../../document/exactNumber';
import type {Extension, Json} from '../types';

/** How a site shows an extension; without a style, as a row with its name. */
export type ExtensionStyle = {name: string; label?: string; as?: 'row' | 'line'};

/** An extension in the head of an operation. */
export type ExtensionLine = {name: string; label: string; items: string[]};

/** A list with more values than this is shown as JSON. */
const MAX_VALUES = 50;
/** What is longer would not be a line. In characters. */
const MAX_LINE = 400;

export function toExtensionLabel(name: string, styles: readonly ExtensionStyle[] = []): string {
  return styles.find((style) => style.name === name)?.label ?? name;
}

/** The values of a list; a single value otherwise. Keywords that nothing knows stay as written. */
export function listExtensionValues({name, value}: Extension): readonly Json[] {
  const isList = name.startsWith('x-') && Array.isArray(value);
  return isList && value.length > 0 && value.length <= MAX_VALUES ? value : [value];
}

/** The extensions of an operation that are lines in its head. */
export function listExtensionLines(
  extensions: readonly Extension[] = [],
  styles: readonly ExtensionStyle[] = [],
): ExtensionLine[] {
  const lines = new Set(styles.filter((style) => style.as === 'line').map(({name}) => name));
  return extensions.flatMap((extension): ExtensionLine[] => {
    const {name} = extension;
    if (!lines.has(name)) return [];
    const items = toItems(extension);
    return items.join(', ').length > MAX_LINE
      ? []
      : [{name, label: toExtensionLabel(name, styles), items}];
  });
}

/** The others, which are rows below the description. */
export function listExtensionRows(
  extensions: readonly Extension[] = [],
  styles: readonly ExtensionStyle[] = [],
): Extension[] {
  const lines = new Set(listExtensionLines(extensions, styles).map(({name}) => name));
  return extensions.filter(({name}) => !lines.has(name));
}

/** A line as a sentence of a text: `Required permissions: Process Definition: READ`. */
export function toLineText({label, items}: ExtensionLine): string {
  return `${label}: ${items.join(', ')}`;
}

/** The entries of a list or an object in words; `{Process Definition: [READ]}` is one. */
function toItems(extension: Extension): string[] {
  return listExtensionValues(extension).flatMap((value) => {
    if (!isFields(value)) return toWords(value);
    const fields = Object.entries(value).map(([name, inner]) => `${name}: ${toWords(inner)}`);
    if (fields.length === 0) return toWords(value);
    return Array.isArray(extension.value) ? fields.join(', ') : fields;
  });
}

function isFields(value: Json): value is {[name: string]: Json} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toWords(value: Json): string {
  if (Array.isArray(value) && value.length > 0 && value.every((inner) => !isComposite(inner)))
    return value.map(toWords).join(', ');
  const json = formatJson(value);
  // An exact number is a string, too.
  return typeof value === 'string' && json.startsWith('"') ? value : json;
}

function isComposite(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}
