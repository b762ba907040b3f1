import React, {Fragment, type ReactNode} from 'react';
import {StaticContent} from 'docusaurus-plugin-api-reference/client';
import {
  responseAnchor,
  type PropErrors,
  type PropErrorUse,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import * as messages from '../messages';

export interface Props {
  /** Of the list on the page. */
  readonly id: string;
  /** What the operations answer, for screen readers. */
  readonly name?: string;
  /** Whether they answer any of several errors. */
  readonly isShared?: boolean;
  readonly uses: readonly PropErrorUse[];
  readonly operations: PropErrors['operations'];
}

/** Up to this many operations are always visible. */
const FEW = 3;
/** A longer list enters the page only when it is opened: there may be hundreds. */
const MANY = 50;

// The operations that answer with an error, with links to their responses.
export default function ApiErrorsUses({
  id,
  name,
  isShared = false,
  uses,
  operations,
}: Props): ReactNode {
  const list = <List uses={uses} operations={operations} hasStatuses={name === undefined} />;
  if (uses.length <= FEW && !isShared) return list;
  const summary = isShared ? messages.shared(uses.length) : messages.operations(uses.length);
  return (
    <ApiDisclosure
      id={id}
      label={name === undefined ? undefined : `${name}: ${summary}`}
      summary={summary}
      closed={uses.length > MANY ? <StaticContent>{list}</StaticContent> : undefined}
    >
      {list}
    </ApiDisclosure>
  );
}

function List({
  uses,
  operations,
  hasStatuses,
}: Pick<Props, 'uses' | 'operations'> & {hasStatuses: boolean}): ReactNode {
  return (
    <ul className="theme-api-kinds">
      {uses.map(([index, ...statuses]) => {
        const operation = operations[index];
        const [first = ''] = statuses;
        return (
          operation && (
            <li key={index}>
              <ApiMethod method={operation.method} />
              <div>
                <ApiPageLink to={toResponse(operation.permalink, first)}>
                  {operation.deprecated ? <s>{operation.title}</s> : operation.title}
                </ApiPageLink>
                {hasStatuses && (
                  <small>
                    {statuses.map((status) => (
                      <Fragment key={status}>
                        {' · '}
                        {status === first ? (
                          status
                        ) : (
                          <ApiPageLink to={toResponse(operation.permalink, status)}>
                            {status}
                          </ApiPageLink>
                        )}
                      </Fragment>
                    ))}
                  </small>
                )}
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}

function toResponse(permalink: string, status: string): string {
  return `${permalink}#${responseAnchor(status)}`;
}
