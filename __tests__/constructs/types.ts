import type {Code} from '../../plugin/diagnostics/codes';

/**
 * Text, a link with its target, an image with its source, or text that must not be there. White
 * space is ignored.
 */
export type Sign =
  string | {link: string; to: string} | {image: string; from: string} | {not: string};

/**
 * What a reader finds: the page (the key of an operation, or `overview`), the id of an element
 * (`''` for the whole page), and its content.
 */
export type Sight = readonly [page: string, id: string, ...signs: Sign[]];

/** A construct of OpenAPI or JSON Schema, and the proof that pages show it. */
export type Row = {
  title: string;
  /** A document below `__fixtures__/constructs`. */
  fixture: string;
  /** Content of the HTML of its pages. */
  sights: readonly Sight[];
  /** Findings about the fixture. */
  findings?: readonly Code[];
  /** Tests for what HTML cannot show, such as requests that are sent. Paths below `__tests__`. */
  also?: readonly string[];
};

export type RowGroup = {title: string; rows: readonly Row[]};
