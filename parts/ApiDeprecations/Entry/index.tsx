import React, {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import type {PropDeprecations} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly entry: PropDeprecations['groups'][number]['entries'][number];
}

type Entry = Props['entry'];

// One deprecated thing: what it is, a link to it, where it is, and what to use instead.
export default function ApiDeprecationsEntry({entry}: Props): ReactNode {
  const {kind, name, to, method, of, description} = entry;
  const words = listWords(entry);
  return (
    <li className="theme-api-deprecations-entry">
      {method === undefined ? (
        <span className={styles.kind}>{toKind(kind)}</span>
      ) : (
        <ApiMethod method={method} />
      )}
      <div>
        <ApiPageLink to={to} className={styles.link}>
          {isTitle(kind) ? name : <code>{kind === 'property' && of ? `${of}.${name}` : name}</code>}
        </ApiPageLink>
        {words.length > 0 && (
          <span className={styles.words}>
            {words.map((word, index) => (
              <Fragment key={index}>
                {' · '}
                {word}
              </Fragment>
            ))}
          </span>
        )}
        {description !== undefined && (
          <ApiMarkdown className={styles.description}>{description}</ApiMarkdown>
        )}
      </div>
    </li>
  );
}

function isTitle(kind: Entry['kind']): boolean {
  return kind === 'operation' || kind === 'version';
}

function toKind(kind: Entry['kind']): string {
  switch (kind) {
    case 'operation':
      return '';
    case 'callback':
      return translate({
        id: 'theme.api.deprecations.callback',
        message: 'Callback',
        description: 'Kind of a deprecated thing',
      });
    case 'parameter':
      return translate({
        id: 'theme.api.deprecations.parameter',
        message: 'Parameter',
        description: 'Kind of a deprecated thing',
      });
    case 'header':
      return translate({
        id: 'theme.api.deprecations.header',
        message: 'Header',
        description: 'Kind of a deprecated thing: a header of a response',
      });
    case 'property':
      return translate({
        id: 'theme.api.deprecations.property',
        message: 'Property',
        description: 'Kind of a deprecated thing',
      });
    case 'value':
      return translate({
        id: 'theme.api.deprecations.value',
        message: 'Value',
        description: 'Kind of a deprecated thing: one of several allowed values',
      });
    case 'schema':
      return translate({
        id: 'theme.api.deprecations.schema',
        message: 'Schema',
        description: 'Kind of a deprecated thing',
      });
    case 'securityScheme':
      return translate({
        id: 'theme.api.deprecations.securityScheme',
        message: 'Security scheme',
        description: 'Kind of a deprecated thing',
      });
    case 'version':
      return translate({
        id: 'theme.api.deprecations.apiVersion',
        message: 'Version',
        description: 'Kind of a deprecated thing: a version of the whole API',
      });
  }
}

// Where it is, in one line.
function listWords({kind, of, location, operation, others, date, removed}: Entry): ReactNode[] {
  return [
    of !== undefined && kind !== 'property' && <code>{of}</code>,
    location,
    operation && `${operation.method} ${operation.title}`,
    others !== undefined &&
      translate(
        {
          id: 'theme.api.deprecations.others',
          message: 'other operations: {count}',
          description: 'How many other operations have the same deprecated thing',
        },
        {count: others},
      ),
    kind === 'version' &&
      translate({
        id: 'theme.api.deprecations.unmaintained',
        message: 'no longer maintained',
        description: 'What is said of an old version of an API',
      }),
    date !== undefined &&
      removed !== undefined &&
      translate(
        {
          id: 'theme.api.deprecations.version',
          message: 'Removed in version {version}',
          description: 'Heading of what a later version of the API no longer has',
        },
        {version: removed},
      ),
  ].filter((word) => word !== undefined && word !== false);
}
