import type {HttpPart} from '../types';
import {quoteShell} from './quoteShell';

/** Whether `--form` can name the part: it takes the name up to the first `=`. */
export function hasCurlForm({name = '', content}: HttpPart): boolean {
  return !/[=\r\n\0]/.test(name) && !(content.kind === 'text' && content.text.includes('\0'));
}

/** A part as an option of `curl`. Text goes by `--form-string` where it needs no type: there nothing in it has a meaning. */
export function toCurlPart({name = '', contentType, headers, content}: HttpPart): string {
  if (content.kind === 'text' && contentType === undefined && headers.length === 0 && name !== '') return `--form-string ${quoteShell(`${name}=${content.text}`)}`;
  const value = content.kind === 'file' ? `@${quoteForm(content.file.name)}` : quoteForm(content.text);
  const settings = [
    ...(contentType === undefined ? [] : [`type=${contentType}`]),
    ...headers.map((header) => `headers=${quoteForm(header.join(': '))}`),
  ];
  return `--form ${quoteShell([`${name}=${value}`, ...settings].join(';'))}`;
}

/** A value inside of `--form`: in double quotes, where a comma, a semicolon or a leading `@` or `<` would have a meaning. */
function quoteForm(value: string): string {
  return /^[A-Za-z0-9_.+:*-][A-Za-z0-9_./+:* -]*$/.test(value) ? value : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
