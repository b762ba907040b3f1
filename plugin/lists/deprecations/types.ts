/** What a tab deprecates or will remove, as its page lists it. */
import type {Markdown, ParameterLocation} from '../../model/types';
import type {NavigationLink} from '../../navigation/types';

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
  /** For an operation. */
  method?: string;
  /** For a parameter. */
  location?: ParameterLocation;
  /** The named schema that contains a property or value, or the property that has a value. */
  of?: string;
  /** The operation whose page `to` leads to, unless that is the thing itself. */
  operation?: NavigationLink & {method: string};
  /** How many other operations have it. */
  others?: number;
  /** When it is removed, as the document says it. */
  date?: string;
  /** Label of the version that no longer has it. */
  removed?: string;
  /** What the document says about the deprecation, or else the beginning of the description. */
  description?: Markdown;
};

/**
 * What is removed at the same time. Without `date` and `removed`, the document does not say when.
 */
export type DeprecationGroup = {
  /** Anchor on the page. */
  id: string;
  date?: string;
  /** The date as `YYYY-MM-DD` or in full; absent if it cannot be parsed. */
  iso?: string;
  removed?: string;
  entries: Deprecated[];
};

export type Deprecations = {
  /** Of the page. */
  permalink: string;
  /** In the order of removal: by date, by version, then those without either. */
  groups: DeprecationGroup[];
};
