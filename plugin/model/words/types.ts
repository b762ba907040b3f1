import type {RareWord} from './rareWords';
import type {Word} from './words';

/** What takes the place of a placeholder; the names that a document gives are a list. */
type Value = string | number | readonly string[];

/** Words of the interface, by the id of their message. */
export type Message = {
  message: Word | RareWord;
  values?: {readonly [placeholder: string]: Value};
  /** Selects the plural form of the message. */
  count?: number;
  /** Code behind the words. */
  code?: string;
};

/** Words of the document, and what they are. */
export type Quoted = {
  of: 'range' | 'format' | 'title' | 'encoding' | 'mediaType' | 'plain' | QuotedLabel;
  text: string;
};
/** What a row may be named after, besides words: a pattern, a position in a list, a name. */
type QuotedLabel = 'pattern' | 'position' | 'items' | 'name';

/** One fact about a part of a document, in words. */
export type Fact = Message | Quoted;
