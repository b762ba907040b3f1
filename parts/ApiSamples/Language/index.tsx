import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Sample, Samples} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
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
      aria-label={translate({
        id: 'theme.api.samples.language',
        message: 'Language',
        description: 'Label of the choice of a programming language',
      })}
    >
      {own.length > 0 && own.length < list.length ? (
        <>
          <optgroup
            label={translate({
              id: 'theme.api.samples.own',
              message: 'From the document',
              description:
                'Heads the samples that the document brings along in the choice of languages',
            })}
          >
            {own.map(toOption)}
          </optgroup>
          <optgroup
            label={translate({
              id: 'theme.api.samples.generated',
              message: 'For this request',
              description:
                'Heads the languages that samples are written in for the request, in the choice of languages',
            })}
          >
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
