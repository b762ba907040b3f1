import React, {Fragment, type ReactNode} from 'react';
import type {Json, Anchor} from 'docusaurus-plugin-api-reference/client';
import ApiRow from '@theme/ApiRow';
import ApiValue from '@theme/ApiValue';
import type {Term} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';

export interface Props {
  readonly id: Anchor;
  /** Words for what the terms are: a condition, or what must not hold. */
  readonly name: string;
  /** All of them must hold. */
  readonly terms?: readonly Term[];
  readonly values?: readonly Json[];
}

// A condition that fits in a line: which properties have which values, or only which values.
export default function ApiSchemaTerms({id, name, terms = [], values}: Props): ReactNode {
  return (
    <ApiRow
      id={id}
      name={name}
      isWord
      meta={
        <>
          {values && <Values values={values} />}
          {terms.map((term, index) => (
            <Fragment key={term.property}>
              {index > 0 && ` ${messages.and} `}
              <code>{term.property}</code>
              {term.values ? (
                <>
                  {' = '}
                  <Values values={term.values} />
                </>
              ) : (
                !term.orAbsent && ` ${messages.present}`
              )}
              {term.orAbsent && <> {messages.orAbsent}</>}
            </Fragment>
          ))}
        </>
      }
    />
  );
}

function Values({values}: {values: readonly Json[]}): ReactNode {
  return values.map((value, index) => (
    <Fragment key={index}>
      {index > 0 && ' | '}
      <ApiValue value={value} />
    </Fragment>
  ));
}
