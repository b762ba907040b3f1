import {COMMON_ESCAPES, isReadable, quoteDouble, toHex4} from './quote';

/**
 * Text as a Java string; several lines become a text block, which strips common indentation and
 * trailing spaces.
 */
export function quoteJava(text: string): string {
  if (!isReadable(text)) return quoteDouble(text, {named: COMMON_ESCAPES, toEscape: toHex4});
  const lines = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"\\"\\"')
    .split('\n')
    .map((line) => line.replace(/ $/, '\\s'));
  const isIndented = lines.every((line) => line === '' || line.startsWith(' '));
  const [first = ''] = lines;
  if (isIndented && first.startsWith(' ')) lines[0] = `\\s${first.slice(1)}`;
  return `"""\n${lines.join('\n').replace(/"$/, '\\"')}"""`;
}
