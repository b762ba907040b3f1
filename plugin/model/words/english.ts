import type {RareWord} from './rareWords';
import type {Message} from './types';
import {type Word, WORDS} from './words';

type Write = (text: string) => string;

/**
 * The words of a message in English, without its code.
 * @param writeName how to write a name that the document gives
 * @param writeText how to write another text in the place of a placeholder
 */
export function toEnglish(
  {message, values = {}, count}: Message,
  writeName: Write = String,
  writeText: Write = String,
): string {
  return toForm(message, count).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    if (typeof value === 'object') return value.map(writeName).join(', ');
    return typeof value === 'number' ? String(value) : writeText(value);
  });
}

function toForm(word: Word | RareWord, count: number | undefined): string {
  const text = typeof word === 'string' ? WORDS[word] : word.text;
  const [one = '', many = one] = text.split('|');
  return count === 1 ? one : many;
}
