import React, {type ReactNode} from 'react';
import {toExampleCode, toLanguage} from 'docusaurus-plugin-api-reference/client';
import {
  responseAnchor,
  type PropErrorExample,
  type PropErrors,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiCode from '@theme/ApiCode';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import * as messages from '../messages';

export interface Props extends PropErrorExample {
  /** Of the error. */
  readonly name: string;
  readonly operations: PropErrors['operations'];
}

// An example of an error, and the response that has it; of a long one, the response alone.
export default function ApiErrorsExample({
  name,
  use: [index, status = ''],
  mediaType: {mediaType},
  example,
  operations,
}: Props): ReactNode {
  const operation = operations[index];
  const code = example && toExampleCode(example)?.code;
  return (
    <>
      {operation && (
        <p>
          {messages.example(
            <ApiPageLink to={`${operation.permalink}#${responseAnchor(status)}`}>
              {operation.title}
            </ApiPageLink>,
          )}
        </p>
      )}
      {code !== undefined && (
        <ApiCode
          language={toLanguage(mediaType, example?.value)}
          label={messages.exampleLabel(name)}
        >
          {code}
        </ApiCode>
      )}
    </>
  );
}
