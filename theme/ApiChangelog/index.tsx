import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import {type PropChangelog} from 'docusaurus-plugin-api-reference/client/internal';
import ApiChangelogSection from 'docusaurus-plugin-api-reference/parts/ApiChangelog/Section';
import ApiListPage from 'docusaurus-plugin-api-reference/parts/ApiListPage';
import styles from './styles.module.css';

export interface Props {
  readonly changelog: PropChangelog;
}

// What changed in an API, the newest first. The filter is CSS alone, so that it works without
// JavaScript.
export default function ApiChangelog({changelog}: Props): ReactNode {
  const {permalink, sections, formats, feed} = changelog;
  const {title: api} = useApiDocument();
  const title = translate({
    id: 'theme.api.changelog',
    message: 'Changelog',
    description: 'Title of the page about what changed in an API, and of links to it',
  });
  const description = translate(
    {
      id: 'theme.api.changelog.description',
      message: 'What changed in {api}, and whether it breaks programs that call it.',
      description: 'What the page about changes is about',
    },
    {api},
  );
  return (
    <ApiListPage
      className={`theme-api-changelog ${styles.changelog}`}
      title={title}
      // The changelog is about all versions.
      api={api}
      description={description}
      permalink={permalink}
      formats={formats}
      intro={
        <p className={styles.description}>
          {description}
          {feed !== undefined && (
            <>
              {' '}
              <a href={feed}>
                <Translate
                  id="theme.api.changelog.feed"
                  description="Link to the Atom feed of the changelog"
                >
                  Atom feed
                </Translate>
              </a>
            </>
          )}
        </p>
      }
    >
      {feed !== undefined && <FeedLink href={feed} title={`${api}: ${title}`} />}
      <Filter />
      {sections.map((section) => (
        <ApiChangelogSection key={section.id} section={section} markdown={formats.markdown} />
      ))}
    </ApiListPage>
  );
}

function FeedLink({href, title}: {href: string; title: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" href={href} title={title} />
    </Head>
  );
}

// Beside the sections: the stylesheet finds them from here.
function Filter(): ReactNode {
  return (
    <>
      <input type="checkbox" id="hide-compatible" className={styles.filter} />
      <label htmlFor="hide-compatible" className={styles.label}>
        <Translate
          id="theme.api.changelog.filter"
          description="Check box that leaves changes that break or may break programs"
        >
          Hide compatible changes
        </Translate>
      </label>
    </>
  );
}
