import type {Keyword} from '../../plugin/document/vocabulary/keywords';
import type {Row} from './row';
import {ARRAYS} from './rows/arrays';
import {CHOICES} from './rows/choices';
import {IDENTITIES} from './rows/identities';
import {LIMITS} from './rows/limits';
import {NOTES} from './rows/notes';
import {OBJECTS} from './rows/objects';
import {WORDS} from './rows/words';

/** A row for each keyword: one that is added to the vocabulary does not compile without its row. */
export const TABLE = {
  ...OBJECTS,
  ...ARRAYS,
  ...CHOICES,
  ...LIMITS,
  ...WORDS,
  ...NOTES,
  ...IDENTITIES,
} satisfies {[keyword in Keyword]: Row};
