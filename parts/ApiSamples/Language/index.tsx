import React, {type ReactNode} from 'react';
import type {Sample, Samples} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly samples: Samples;
}

// The choice of a language, for all pages. The document's own samples are listed separately,
// because the same language may occur in both.
export default function ApiSampleLanguage({samples: {list, chosen, choose}}: Props): ReactNode {
  const own = list.filter(({kind}) => kind === 'document');
  const [first, ...others] = list;
  if (first && others.length === 0) return <span className={styles.label}>{first.label}</span>;
  return (
    <ApiSelect
      className="theme-api-sample-language"
      value={chosen?.key}
      onChange={(event) => choose(event.target.value)}
      aria-label={messages.language}
    >
      {own.length > 0 && own.length < list.length ? (
        <>
          <optgroup label={messages.own}>{own.map(toOption)}</optgroup>
          <optgroup label={messages.generated}>
            {list.filter(({kind}) => kind === 'generated').map(toOption)}
          </optgroup>
        </>
      ) : (
        list.map(toOption)
      )}
    </ApiSelect>
  );
}

function toOption({key, label}: Sample): ReactNode {
  return (
    <option key={key} value={key}>
      {label}
    </option>
  );
}
