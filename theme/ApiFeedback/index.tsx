import type {ReactNode} from 'react';

export interface Props {
  readonly title: string;
  /** Of the page. */
  readonly permalink: string;
  /** Of the operation that the page is about, as `GET /pets`. */
  readonly operation?: string;
}

// The place at the end of a page for what a site asks its readers on its docs: empty until it is
// replaced.
export default function ApiFeedback(_props: Props): ReactNode {
  return null;
}
