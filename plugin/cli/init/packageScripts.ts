import {applyEdits, modify} from 'jsonc-parser';

/** The scripts that a site with an API reference has. */
export const SCRIPTS = {dev: 'docusaurus start', check: 'docusaurus-plugin-api-reference check'} as const;

/** Adds the scripts that are missing to the text of package.json; everything else stays as it is. */
export function addScripts(text: string): string {
  const {scripts = {}} = JSON.parse(text) as {scripts?: {[name: string]: string}};
  const missing = Object.entries(SCRIPTS).filter(([name]) => !Object.hasOwn(scripts, name));
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n'};
  return missing.reduce((edited, [name, command]) => applyEdits(edited, modify(edited, ['scripts', name], command, {formattingOptions})), text);
}
