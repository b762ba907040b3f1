import React, {Fragment, type ReactNode, type Ref} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {StaticContent} from 'docusaurus-plugin-api-reference/client';
import {
  useLongList,
  type PropSchemaChunk,
  type PropSchemaPage,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiSection from '@theme/ApiSection';
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
        <ApiSection
          id="operations"
          title={translate({
            id: 'theme.api.schemas.operations',
            message: 'Used by operations',
            description: 'Heading of the operations that name a schema',
          })}
        >
          <Operations uses={direct} operations={operations} />
        </ApiSection>
      )}
      {through.length > 0 && (
        <ApiSection
          id="operations-through-schemas"
          title={translate({
            id: 'theme.api.schemas.through',
            message: 'Used through other schemas',
            description: 'Heading of the operations that reach a schema through other schemas',
          })}
        >
          <Operations uses={through} operations={operations} />
          {left !== undefined && (
            <p className={styles.left}>
              <Translate
                id="theme.api.schemas.left"
                description="Comes after a long list of operations that use a schema through others"
                values={{count: left}}
              >
                {'More operations that use it through the schemas below: {count}'}
              </Translate>
            </p>
          )}
        </ApiSection>
      )}
      {usedBy.length > 0 && (
        <ApiSection
          id="used-by-schemas"
          title={translate({
            id: 'theme.api.schemas.usedBy',
            message: 'Used by schemas',
            description: 'Heading of the schemas that name a schema',
          })}
        >
          <Schemas schemas={usedBy} />
        </ApiSection>
      )}
      {names.length > 0 && (
        <ApiSection
          id="uses-schemas"
          title={translate({
            id: 'theme.api.schemas.names',
            message: 'Uses schemas',
            description: 'Heading of the schemas that a schema names',
          })}
        >
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
            <Translate
              id="theme.api.schema.showMore"
              description="Button that shows more of a list"
            >
              Show more
            </Translate>
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
      return translate({
        id: 'theme.api.section.requestBody',
        message: 'Request body',
        description: 'Heading of a section',
      });
    case 'response':
      return translate(
        {
          id: 'theme.api.schemas.response',
          message: 'Response {status}',
          description: 'Part of an operation that uses a schema',
        },
        {status: part.status},
      );
    case 'parameter':
      return translate(
        {
          id: 'theme.api.schemas.parameter',
          message: 'Parameter {name}',
          description: 'Part of an operation that uses a schema',
        },
        {name: part.name},
      );
    case 'callback':
      return translate(
        {
          id: 'theme.api.schemas.callback',
          message: 'Callback {name}',
          description: 'Part of an operation that uses a schema',
        },
        {name: part.name},
      );
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
