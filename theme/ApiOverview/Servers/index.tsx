import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ApiOverview/Servers';
import ApiCopyButton from '@theme/ApiCopyButton';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiSection from '@theme/ApiSection';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

export default function ApiOverviewServers({servers}: Props): ReactNode {
  if (servers.length === 0) return null;
  return (
    <ApiSection
      id="servers"
      title={translate({
        id: 'theme.api.section.servers',
        message: 'Servers',
        description: 'Heading of a section',
      })}
    >
      <ul className={`theme-api-overview-servers ${styles.list}`}>
        {servers.map(({url, name, description, variables}, index) => (
          <li key={index}>
            <code className={styles.url}>{url}</code>
            <ApiCopyButton
              text={url}
              label={translate(
                {
                  id: 'theme.api.overview.copyServer',
                  message: 'Copy {url}',
                  description: 'Label of the button that copies the URL of a server',
                },
                {url},
              )}
            />
            {name !== undefined && <b> {name}</b>}
            {description !== undefined && (
              <ApiMarkdown className={styles.description}>{description}</ApiMarkdown>
            )}
            {variables.map((variable) => (
              <div key={variable.name} className={styles.variable}>
                <code>{variable.name}</code>{' '}
                <Translate
                  id="theme.api.schema.default"
                  description="Comes before the default value"
                >
                  Default
                </Translate>{' '}
                <ApiValue value={variable.default} />
                {variable.enum && (
                  <>
                    {' · '}
                    <Translate
                      id="theme.api.schema.oneOf"
                      description="Comes before the allowed values"
                    >
                      One of
                    </Translate>{' '}
                    {variable.enum.map((value) => (
                      <React.Fragment key={value}>
                        <ApiValue value={value} />{' '}
                      </React.Fragment>
                    ))}
                  </>
                )}
                {variable.description !== undefined && (
                  <ApiMarkdown>{variable.description}</ApiMarkdown>
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </ApiSection>
  );
}
