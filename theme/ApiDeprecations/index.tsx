import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {type PropDeprecations} from 'docusaurus-plugin-api-reference/client/internal';
import ApiDeprecationsEntry from 'docusaurus-plugin-api-reference/parts/ApiDeprecations/Entry';
import ApiSection from '@theme/ApiSection';
import ApiListPage from 'docusaurus-plugin-api-reference/parts/ApiListPage';
import styles from './styles.module.css';

export interface Props {
  readonly deprecations: PropDeprecations;
}

// What a document deprecates, in the order of removal. Nothing depends on the day of the build: all
// dates are the document's.
export default function ApiDeprecations({
  deprecations: {permalink, versions = {}, groups, formats},
}: Props): ReactNode {
  const title = translate({
    id: 'theme.api.deprecations.title',
    message: 'Deprecations',
    description: 'Title of the page that lists what is deprecated, and of the link to it',
  });
  return (
    <ApiListPage
      className={`theme-api-deprecations ${styles.deprecations}`}
      title={title}
      permalink={permalink}
      formats={formats}
      versions={versions}
      intro={
        <p>
          {groups.length > 0 ? (
            <Translate
              id="theme.api.deprecations.intro"
              description="Comes before the list of what is deprecated"
            >
              Avoid these parts of the API in new code. Those with a removal date come first.
            </Translate>
          ) : (
            <Translate
              id="theme.api.deprecations.none"
              description="Takes the place of the list of what is deprecated"
            >
              Nothing is deprecated now.
            </Translate>
          )}
        </p>
      }
    >
      {groups.map((group) => (
        <ApiSection key={group.id} id={group.id} title={toTitle(group)}>
          <ul className={`theme-api-kinds ${styles.list}`}>
            {group.entries.map((entry, index) => (
              <ApiDeprecationsEntry key={index} entry={entry} />
            ))}
          </ul>
        </ApiSection>
      ))}
    </ApiListPage>
  );
}

function toTitle({date, removed}: PropDeprecations['groups'][number]): string {
  if (date !== undefined)
    return translate(
      {
        id: 'theme.api.deprecations.date',
        message: 'Removal: {date}',
        description: 'Heading of what is removed on a date',
      },
      {date},
    );
  return removed === undefined
    ? translate({
        id: 'theme.api.deprecations.noDate',
        message: 'No removal date',
        description: 'Heading of what is deprecated without a date on which it is removed',
      })
    : translate(
        {
          id: 'theme.api.deprecations.version',
          message: 'Removed in version {version}',
          description: 'Heading of what a later version of the API no longer has',
        },
        {version: removed},
      );
}
