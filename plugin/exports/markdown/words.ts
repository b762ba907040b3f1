import type {Fact, Quoted} from '../../model/words/types';
import type {RareWord} from '../../model/words/rareWords';
import {type Word, WORDS} from '../../model/words/words';
import {escapeText, toCode} from './text';

/** The document's own words, with what they are. */
const QUOTED: {readonly [of in Quoted['of']]: (text: string) => string} = {
  range: (text) => text,
  format: (text) => `format ${toCode(text)}`,
  title: (text) => `“${escapeText(text)}”`,
  encoding: (text) => `encoding ${toCode(text)}`,
  mediaType: (text) => `content ${toCode(text)}`,
  plain: escapeText,
  pattern: (text) => `names that match ${toCode(text)}`,
  position: toCode,
  items: () => 'items',
  name: escapeText,
};

/** A fact in English. The names that the document gives are code. */
export function say(fact: Fact | Word | RareWord): string {
  if (typeof fact === 'string' || 'id' in fact) return say({message: fact});
  if ('text' in fact) return QUOTED[fact.of](fact.text);
  const {message, values = {}, count, code} = fact;
  const words = toForm(message, count).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    if (typeof value === 'object') return value.map(toCode).join(', ');
    return typeof value === 'number' ? String(value) : escapeText(value);
  });
  return code === undefined ? words : `${words} ${toCode(code)}`;
}

function toForm(word: Word | RareWord, count: number | undefined): string {
  const text = typeof word === 'string' ? WORDS[word] : word.text;
  const [one = '', many = one] = text.split('|');
  return count === 1 ? one : many;
}

/** Words of a page that end in a colon, before something in the same line. */
export function sayBefore(fact: Fact | Word | RareWord): string {
  return say(fact).replace(/:$/, '');
}

/** Words of a page that are a sentence of their own. */
export function saySentence(fact: Fact | Word | RareWord): string {
  return `${say(fact)}.`;
}
