import type {ReactNode} from 'react';
import {say, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {toSectionTitle} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiOperation/SectionTitle';

// The title of a section: its link and its heading. Docusaurus needs a string to name the heading's
// own link.
export default function ApiOperationSectionTitle({section, children}: Props): ReactNode {
  const title = say(toSectionTitle(section, useApiOperation().operation.kind));
  return children ? children(title) : title;
}
