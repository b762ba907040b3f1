import type {Word} from './words';

/** What takes the place of a placeholder; the names that a document gives are a list. */
type Value = string | number | readonly string[];

/** Something that is said with words of the interface. */
export type Said = {
  message: Word;
  values?: {readonly [placeholder: string]: Value};
  /** Selects the plural form of the message. */
  count?: number;
  /** Code behind the words. */
  code?: string;
};

/** Something that is said with the document's own words, and what it is. */
export type Quoted = {
  of: 'range' | 'format' | 'title' | 'encoding' | 'mediaType' | 'plain' | QuotedLabel;
  text: string;
};
/** What a row may be named after, besides words: a pattern, a position in a list, a name. */
type QuotedLabel = 'pattern' | 'position' | 'items' | 'name';

/** One of the things that are said about a part of a document, in reading order. */
export type Fact = Said | Quoted;
