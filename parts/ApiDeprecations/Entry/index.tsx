import React, {Fragment, type ReactNode} from 'react';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import type {PropDeprecations} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';
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
        <span className={styles.kind}>{KINDS[kind]}</span>
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

const KINDS: {[kind in Entry['kind']]: string} = {
  operation: '',
  callback: messages.callback,
  parameter: messages.parameter,
  header: messages.header,
  property: messages.property,
  value: messages.value,
  schema: messages.schema,
  securityScheme: messages.securityScheme,
  version: messages.apiVersion,
};

// Where it is, in one line.
function listWords({kind, of, location, operation, others, date, removed}: Entry): ReactNode[] {
  return [
    of !== undefined && kind !== 'property' && <code>{of}</code>,
    location,
    operation && `${operation.method} ${operation.title}`,
    others !== undefined && messages.others(others),
    kind === 'version' && messages.unmaintained,
    date !== undefined && removed !== undefined && messages.version(removed),
  ].filter((word) => word !== undefined && word !== false);
}
