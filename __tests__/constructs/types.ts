import type {Code} from '../../plugin/diagnostics/codes';

/**
 * Text, the text of a link and where it leads, the words for an image and where it is, or text that
 * must not be there. White space does not count.
 */
export type Sign =
  string | {link: string; to: string} | {image: string; from: string} | {not: string};

/**
 * What a reader finds: on which page (the key of an operation, or `overview`), in the element of
 * which id (`''`: anywhere on the page), and what is there.
 */
export type Sight = readonly [page: string, id: string, ...signs: Sign[]];

/** One construct of OpenAPI or JSON Schema, and what proves that it is shown. */
export type Row = {
  title: string;
  /** A document below `__fixtures__/constructs`. */
  fixture: string;
  /** What is in the HTML of its pages. */
  sights: readonly Sight[];
  /** What is reported about the fixture. */
  findings?: readonly Code[];
  /** Tests that prove what HTML cannot show, such as what is sent. Paths below `__tests__`. */
  also?: readonly string[];
};

export type RowGroup = {title: string; rows: readonly Row[]};
