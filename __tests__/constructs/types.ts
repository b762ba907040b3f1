import type {Code} from '../../plugin/diagnostics/codes';

/** Text, or a link with its target. */
type Content = string | {link: string; to: string};

/**
 * What is in the HTML and in the Markdown, what they word differently, what only HTML has and why,
 * or what the HTML has or must not have. White space is ignored.
 */
export type Sign =
  | Content
  | {html: string; markdown: string}
  | {html: Content; only: string}
  | {not: string};

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
  /** Content of its pages: of their HTML and of their Markdown. */
  sights: readonly Sight[];
  /** Findings about the fixture. */
  findings?: readonly Code[];
  /** Tests for what HTML cannot show, such as requests that are sent. Paths below `__tests__`. */
  also?: readonly string[];
};

export type RowGroup = {title: string; rows: readonly Row[]};
