import {toEnglish} from '../../model/words/english';
import type {Fact, Quoted} from '../../model/words/types';
import type {RareWord} from '../../model/words/rareWords';
import type {Word} from '../../model/words/words';
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
  const words = toEnglish(fact, toCode, escapeText);
  return fact.code === undefined ? words : `${words} ${toCode(fact.code)}`;
}

/** Words of a page that end in a colon, before something in the same line. */
export function sayBefore(fact: Fact | Word | RareWord): string {
  return say(fact).replace(/:$/, '');
}

/** Words of a page that are a sentence of their own. */
export function saySentence(fact: Fact | Word | RareWord): string {
  return `${say(fact)}.`;
}
