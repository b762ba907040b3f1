import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Fact, Message} from '../model/words/types';
import type {RareWord} from '../model/words/rareWords';
import {type Word, WORDS} from '../model/words/words';
import type {SelectMessage} from './plural';

/**
 * The words of a fact in the reader's language, without its code.
 * @param fact or a text without values
 * @param select selects the plural form; not needed for facts that have none
 */
export function say(fact: Fact | Word | RareWord, select?: SelectMessage): string {
  if (typeof fact === 'string' || 'id' in fact) return say({message: fact});
  if ('text' in fact) return fact.text;
  const {message, values = {}, count} = fact;
  const shown: {[placeholder: string]: string | number} = {};
  for (const name in values) shown[name] = join(values[name] ?? '');
  const words = translate(toMessage(message), shown);
  return count === undefined ? words : (select?.(count, words) ?? words);
}

function join(value: string | number | readonly string[]): string | number {
  return typeof value === 'object' ? value.join(', ') : value;
}

/** As in `lib/messages.js`, where `write-translations` finds all texts. */
function toMessage(word: Word | RareWord): {id: string; message: string} {
  const {id, text} = typeof word === 'string' ? {id: word, text: WORDS[word]} : word;
  return {id: `theme.api.${id}`, message: text};
}

/** The words of facts, each after a dot: ` · read-only · deprecated`. */
export function sayAll(facts: readonly Fact[], select?: SelectMessage): string {
  return facts.map((fact) => ` · ${say(fact, select)}`).join('');
}

export type SayProps = Pick<Message, 'message' | 'values'> & {
  /** Element for each name of the document. */
  as?: 'code' | 'b';
};

/** Words whose names are elements. */
export function Say({message: given, values = {}, as: Name = 'code'}: SayProps): ReactNode {
  const {id, message} = toMessage(given);
  const shown: {[placeholder: string]: ReactNode} = {};
  for (const name in values) {
    const value = values[name];
    shown[name] =
      typeof value === 'object' ? (
        <>
          {value.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ', '}
              <Name>{text}</Name>
            </Fragment>
          ))}
        </>
      ) : (
        value
      );
  }
  return (
    <Translate id={id} values={shown}>
      {message}
    </Translate>
  );
}
