import type {Json} from '../../model/types';

/** An operation as authored content gets it in its props: plain JSON with OpenAPI's names. */
export type AuthoredOperation = {
  kind: 'operation' | 'webhook';
  method: string;
  path: string;
  operationId?: string;
  summary?: string;
  tags: string[];
  deprecated: boolean;
  /** Its requirements, else the document's. */
  security: {[scheme: string]: string[]}[];
  /** The names of the security schemes in these requirements. */
  securitySchemes: string[];
  /** Of the operation, else of its path item. */
  [extension: `x-${string}`]: Json;
};

/** The authored files of one page, in the order in which it shows them. */
export type AuthoredContents = {before: string[]; after: string[]; operation: AuthoredOperation};
