import {applyEdits, modify, type FormattingOptions} from 'jsonc-parser';

/** The scripts of a site with an API reference. */
export const SCRIPTS = {
  dev: 'docusaurus start',
  check: 'docusaurus-plugin-api-reference check',
} as const;

/** The relevant parts of package.json; undefined if it is not a JSON object. */
export function readManifest(
  text: string,
): {[field: string]: {[name: string]: unknown} | undefined} | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).filter(([, entry]) => typeof entry === 'object' && entry !== null),
        )
      : undefined;
  } catch {
    // npm describes the error better.
    return undefined;
  }
}

/** Names of the scripts that package.json lacks. */
export function listMissingScripts(text: string): (keyof typeof SCRIPTS)[] {
  const scripts = readManifest(text)?.scripts ?? {};
  return (Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[]).filter(
    (name) => !Object.hasOwn(scripts, name),
  );
}

/** Adds the missing scripts to the source of package.json; everything else is left unchanged. */
export function addScripts(text: string): Edit {
  if (!readManifest(text)) return {kind: 'unclear', reason: 'It is not an object in JSON.'};
  const missing = listMissingScripts(text);
  if (missing.length === 0) return {kind: 'present'};
  const formattingOptions = toFormattingOptions(text);
  return {
    kind: 'edited',
    text: missing.reduce(
      (edited, name) =>
        applyEdits(edited, modify(edited, ['scripts', name], SCRIPTS[name], {formattingOptions})),
      text,
    ),
  };
}

/** How a file in JSON is formatted. */
export function toFormattingOptions(text: string): FormattingOptions {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** The result of editing a file: its new text, or why there is none. */
export type Edit =
  | {kind: 'edited'; text: string}
  | {kind: 'present'}
  | {kind: 'unclear'; reason: string};
