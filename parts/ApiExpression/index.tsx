import React, {Fragment, type ReactNode} from 'react';
import {useApiOperation, useSchemas} from 'docusaurus-plugin-api-reference/client';
import {
  findExpressionTarget,
  toExpressionParts,
  type ExpressionPart,
} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from './messages';
import styles from './styles.module.css';

export interface Props {
  /** A runtime expression, or a string with some between braces. */
  readonly expression: string;
}

// Describes the value that a runtime expression refers to, and links to it on the page. Also in a
// callback, the request is the one that the page is about.
export default function ApiExpression({expression}: Props): ReactNode {
  const {lookup} = useSchemas();
  const {page, toPageId} = useApiOperation();
  const parts = toExpressionParts(expression);
  if (parts.length === 0) return null;
  return (
    <span className={`theme-api-expression ${styles.expression}`}>
      {parts.map((part, index) => {
        const target = findExpressionTarget(part, page.operation, lookup);
        const words = toWords(part);
        const name = 'name' in part ? part.name : undefined;
        return (
          <Fragment key={index}>
            {index > 0 && ', '}
            {name !== undefined &&
              (target === undefined ? (
                <code>{name}</code>
              ) : (
                <a href={`#${toPageId(target)}`}>{name}</a>
              ))}{' '}
            {words}
          </Fragment>
        );
      })}
    </span>
  );
}

function toWords(part: ExpressionPart): string {
  switch (part.kind) {
    case 'header':
      return part.of === 'request' ? messages.requestHeader : messages.responseHeader;
    case 'body':
      if (part.name === undefined)
        return part.of === 'request' ? messages.request : messages.response;
      return part.of === 'request' ? messages.requestBody : messages.responseBody;
    default:
      return messages[part.kind];
  }
}
