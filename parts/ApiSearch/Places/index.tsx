import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toSelectMessage} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly count: number;
}

// The number of places of a result.
export default function ApiSearchPlaces({count}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return toSelectMessage(currentLocale)(
    count,
    translate(
      {
        id: 'theme.api.search.places',
        message: '{count} place|{count} places',
        description: 'In how many places of an API a search result is. Plural forms',
      },
      {count},
    ),
  );
}
