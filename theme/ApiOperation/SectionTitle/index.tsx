import type {ReactNode} from 'react';
import {say, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {toSectionTitle, type SectionId} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly section: SectionId;
  /** Renders the title where it has to be a string; without it, the title is shown as it is. */
  readonly children?: (title: string) => ReactNode;
}

// The title of a section: its link and its heading. Docusaurus needs a string to name the heading's
// own link.
export default function ApiOperationSectionTitle({section, children}: Props): ReactNode {
  const title = say(toSectionTitle(section, useApiOperation().operation.kind));
  return children ? children(title) : title;
}
