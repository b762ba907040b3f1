import React, {type ReactNode} from 'react';
import {isSaidBy, say} from 'docusaurus-plugin-api-reference/client';
import {toStatusRange, type PropErrors} from 'docusaurus-plugin-api-reference/client/internal';
import ApiErrorsExample from 'docusaurus-plugin-api-reference/parts/ApiErrors/Example';
import ApiErrorsUses from 'docusaurus-plugin-api-reference/parts/ApiErrors/Uses';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiStatus from '@theme/ApiStatus';
import Heading from '@theme/Heading';

export interface Props {
  readonly entry: PropErrors['statuses'][number];
  readonly operations: PropErrors['operations'];
}

// A status: what the document says it means, and the operations of which it says so.
export default function ApiErrorsStatus({
  entry: {anchor, status, reason, meanings, example},
  operations,
}: Props): ReactNode {
  const range = toStatusRange(status);
  const words = reason ?? (range && say(range));
  return (
    <section className="theme-api-error">
      <Heading as="h3" id={anchor}>
        <ApiStatus status={status} />
        {words !== undefined && ` ${words}`}
      </Heading>
      {meanings.map(({summary, description, uses}, index) => (
        <div key={index}>
          {summary !== undefined && summary !== words && <ApiMarkdown>{summary}</ApiMarkdown>}
          {description !== undefined && !isSaidBy(description, words) && (
            <ApiMarkdown headingLevel={4}>{description}</ApiMarkdown>
          )}
          <ApiErrorsUses
            id={`${anchor}:operations-${index + 1}`}
            name={status}
            uses={uses}
            operations={operations}
          />
        </div>
      ))}
      {example && <ApiErrorsExample {...example} name={status} operations={operations} />}
    </section>
  );
}
