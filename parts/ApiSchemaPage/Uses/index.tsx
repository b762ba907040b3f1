import React, {Fragment, type ReactNode, type Ref} from 'react';
import {say, StaticContent} from 'docusaurus-plugin-api-reference/client';
import {
  useLongList,
  type PropSchemaChunk,
  type PropSchemaPage,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiSection from '@theme/ApiSection';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly page: PropSchemaPage;
  /** A sentence about the operations that use it. */
  readonly operations: PropSchemaChunk['operations'];
}

type Use = Props['page']['direct'][number];

// The uses of a schema: operations that name it, operations that reach it through other schemas,
// and schemas; then the schemas that it consists of.
export default function ApiSchemaPageUses({
  page: {direct, through, left, usedBy, names},
  operations,
}: Props): ReactNode {
  return (
    <>
      {direct.length > 0 && (
        <ApiSection id="operations" title={messages.operations}>
          <Operations uses={direct} operations={operations} />
        </ApiSection>
      )}
      {through.length > 0 && (
        <ApiSection id="operations-through-schemas" title={messages.through}>
          <Operations uses={through} operations={operations} />
          {left !== undefined && <p className={styles.left}>{messages.left(left)}</p>}
        </ApiSection>
      )}
      {usedBy.length > 0 && (
        <ApiSection id="used-by-schemas" title={messages.usedBy}>
          <Schemas schemas={usedBy} />
        </ApiSection>
      )}
      {names.length > 0 && (
        <ApiSection id="uses-schemas" title={messages.names}>
          <Schemas schemas={names} />
        </ApiSection>
      )}
    </>
  );
}

type OperationsProps = {uses: readonly Use[]; operations: Props['operations']};

/** How many lines of a long list are in the page at first. */
const FEW = 50;

// There may be hundreds, so a line contains only what is needed. The lines beyond the first ones are
// in the HTML for readers without JavaScript and for machines.
function Operations({uses, operations}: OperationsProps): ReactNode {
  const {isWhole, ref, showAll} = useLongList<HTMLUListElement>(uses.length, FEW);
  return (
    <>
      <List listRef={ref} uses={isWhole ? uses : uses.slice(0, FEW)} operations={operations} />
      {!isWhole && (
        <>
          <StaticContent>
            <List uses={uses.slice(FEW)} operations={operations} />
          </StaticContent>
          <ApiButton className={styles.more} onClick={showAll}>
            {messages.schemaShowMore}
          </ApiButton>
        </>
      )}
    </>
  );
}

function List({
  uses,
  operations,
  listRef,
}: OperationsProps & {listRef?: Ref<HTMLUListElement>}): ReactNode {
  return (
    <ul
      ref={listRef}
      className={`theme-api-schema-operations theme-api-kinds ${styles.operations}`}
    >
      {uses.map(({operation, parts}) => {
        const user = operations[operation];
        return (
          user && (
            <li key={operation}>
              <ApiMethod method={user.method} />
              <div>
                <ApiPageLink to={user.permalink}>
                  {user.deprecated ? <s>{user.title}</s> : user.title}
                </ApiPageLink>{' '}
                <small>{parts.map(toWords).join(' · ')}</small>
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}

function toWords(part: Use['parts'][number]): string {
  switch (part.kind) {
    case 'request':
      return say('section.requestBody');
    case 'response':
      return messages.response(part.status);
    case 'parameter':
      return messages.parameter(part.name);
    case 'callback':
      return messages.callback(part.name);
  }
}

function Schemas({schemas}: {schemas: Props['page']['usedBy']}): ReactNode {
  return (
    <p className={styles.schemas}>
      {schemas.map(({name, to}, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          {to === undefined ? name : <ApiPageLink to={to}>{name}</ApiPageLink>}
        </Fragment>
      ))}
    </p>
  );
}
