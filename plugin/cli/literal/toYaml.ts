import {toLiteral} from './toLiteral';

/** Words that YAML reads as they are written, as strings. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w./-]*$/i;

/** Formats strings as YAML on one line. Double quotes have the escapes of JavaScript. */
export function toYaml(value: string | string[]): string {
  if (typeof value !== 'string') return `[${value.map(toYaml).join(', ')}]`;
  return PLAIN.test(value) ? value : toLiteral(value, '"');
}
