import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toSelectMessage} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';

export interface Props {
  readonly count: number;
}

// The number of places of a result.
export default function ApiSearchPlaces({count}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return toSelectMessage(currentLocale)(count, messages.places(count));
}
