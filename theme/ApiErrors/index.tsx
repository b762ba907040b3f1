import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {type PropErrors} from 'docusaurus-plugin-api-reference/client/internal';
import ApiErrorsGroup from 'docusaurus-plugin-api-reference/parts/ApiErrors/Group';
import ApiErrorsStatus from 'docusaurus-plugin-api-reference/parts/ApiErrors/Status';
import ApiSection from '@theme/ApiSection';
import ApiListPage from 'docusaurus-plugin-api-reference/parts/ApiListPage';
import styles from './styles.module.css';

export interface Props {
  readonly errors: PropErrors;
}

// What can go wrong with an API: its error statuses, then its problem types and error codes.
export default function ApiErrors({
  errors: {permalink, versions = {}, statuses, groups, operations, formats},
}: Props): ReactNode {
  const title = translate({
    id: 'theme.api.errors.title',
    message: 'Errors',
    description: 'Title of the page that explains the errors of an API, and of links to it',
  });
  return (
    <ApiListPage
      className={`theme-api-errors ${styles.errors}`}
      title={title}
      permalink={permalink}
      formats={formats}
      versions={versions}
      intro={
        statuses.length === 0 && (
          <p>
            <Translate
              id="theme.api.errors.none"
              description="Takes the place of the list of the errors of an API"
            >
              The document describes no errors now.
            </Translate>
          </p>
        )
      }
    >
      {statuses.length > 0 && (
        <ApiSection
          id="errors:statuses"
          title={translate({
            id: 'theme.api.errors.statuses',
            message: 'Status codes',
            description: 'Heading of the error statuses of an API',
          })}
        >
          {statuses.map((entry) => (
            <ApiErrorsStatus key={entry.anchor} entry={entry} operations={operations} />
          ))}
        </ApiSection>
      )}
      {groups.length > 0 && (
        <ApiSection id="errors:problems" title={toProblemsTitle(groups)}>
          {groups.map((group, index) => (
            <ApiErrorsGroup key={index} group={group} number={index + 1} operations={operations} />
          ))}
        </ApiSection>
      )}
    </ApiListPage>
  );
}

function toProblemsTitle(groups: PropErrors['groups']): string {
  const fields = new Set(groups.flatMap(({problems}) => problems.map(({field}) => field)));
  if (fields.size > 1)
    return translate({
      id: 'theme.api.errors.problems',
      message: 'Error types and codes',
      description:
        'Heading of the types of errors, such as the problem types of RFC 9457, and the error codes of an API',
    });
  return fields.has('type')
    ? translate({
        id: 'theme.api.errors.types',
        message: 'Error types',
        description:
          'Heading of the types of errors of an API, such as the problem types of RFC 9457',
      })
    : translate({
        id: 'theme.api.errors.codes',
        message: 'Error codes',
        description: 'Heading of the error codes of an API',
      });
}
