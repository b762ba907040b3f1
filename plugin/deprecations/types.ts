/** What of a tab is deprecated or goes, as its page lists it. */
import type {Markdown, ParameterLocation} from '../model/types';
import type {NavigationLink} from '../navigation/types';

/** One thing that callers should no longer use, and its place on the pages. */
export type Deprecated = {
  kind:
    | 'operation'
    | 'callback'
    | 'parameter'
    | 'header'
    | 'property'
    | 'value'
    | 'schema'
    | 'securityScheme'
    | 'version';
  /** Title of an operation, name of anything else. */
  name: string;
  /** Permalink with the anchor. */
  to: string;
  /** Of an operation. */
  method?: string;
  /** Of a parameter. */
  location?: ParameterLocation;
  /** The named schema that a property or value belongs to, or the property of a value. */
  of?: string;
  /** The operation whose page `to` is on, where that is not the thing itself. */
  operation?: NavigationLink & {method: string};
  /** How many other operations have it. */
  others?: number;
  /** When it goes, as the document says it. */
  date?: string;
  /** Label of the version that no longer has it. */
  removed?: string;
  /** What the document says about the deprecation, else the first words about the thing itself. */
  description?: Markdown;
};

/** What goes at the same time. Without `date` and `removed`, the document does not say when. */
export type DeprecationGroup = {
  /** Anchor on the page. */
  id: string;
  date?: string;
  /** The date as `YYYY-MM-DD` or in full; absent where programs cannot read it. */
  iso?: string;
  removed?: string;
  entries: Deprecated[];
};

export type Deprecations = {
  /** Of the page. */
  permalink: string;
  /** In the order in which they go: by date, by version, then those without either. */
  groups: DeprecationGroup[];
};
