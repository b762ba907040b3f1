import type {ReactNode} from 'react';
import {useFormerAddress} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from 'docusaurus-plugin-api-reference/parts/ApiMissing';

export type {Props};

// Goes on to the page of today; if there is none, shows that the page is missing.
export default function ApiMissingFormerAddress({children}: Props): ReactNode {
  return useFormerAddress() && children;
}
