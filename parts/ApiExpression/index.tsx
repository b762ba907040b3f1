import React, {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useApiOperation, useSchemas} from 'docusaurus-plugin-api-reference/client';
import {
  findExpressionTarget,
  toExpressionParts,
  type ExpressionPart,
} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  /** A runtime expression, or a string with some between braces. */
  readonly expression: string;
}

// Describes the value that a runtime expression refers to, and links to it on the page. Also in a
// callback, the request is the one that the page is about.
export default function ApiExpression({expression}: Props): ReactNode {
  const {lookup} = useSchemas();
  const {page} = useApiOperation();
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
              (target === undefined ? <code>{name}</code> : <a href={`#${target}`}>{name}</a>)}{' '}
            {words}
          </Fragment>
        );
      })}
    </span>
  );
}

function toWords(part: ExpressionPart): string {
  switch (part.kind) {
    case 'url':
      return translate({
        id: 'theme.api.expression.url',
        message: 'URL of the request',
        description: 'The value that a runtime expression refers to',
      });
    case 'method':
      return translate({
        id: 'theme.api.expression.method',
        message: 'method of the request',
        description: 'The value that a runtime expression refers to',
      });
    case 'statusCode':
      return translate({
        id: 'theme.api.expression.statusCode',
        message: 'status of the response',
        description: 'The value that a runtime expression refers to',
      });
    case 'path':
      return translate({
        id: 'theme.api.expression.path',
        message: 'in the path of the request',
        description: 'The value that a runtime expression refers to, after the name of a parameter',
      });
    case 'query':
      return translate({
        id: 'theme.api.expression.query',
        message: 'in the query of the request',
        description: 'The value that a runtime expression refers to, after the name of a parameter',
      });
    case 'header':
      return part.of === 'request'
        ? translate({
            id: 'theme.api.expression.requestHeader',
            message: 'in the headers of the request',
            description:
              'The value that a runtime expression refers to, after the name of a header',
          })
        : translate({
            id: 'theme.api.expression.responseHeader',
            message: 'in the headers of the response',
            description:
              'The value that a runtime expression refers to, after the name of a header',
          });
    case 'body':
      return toBodyWords(part);
  }
}

function toBodyWords({of, name}: Extract<ExpressionPart, {of: string}>): string {
  if (name === undefined) {
    return of === 'request'
      ? translate({
          id: 'theme.api.expression.request',
          message: 'body of the request',
          description: 'The value that a runtime expression refers to',
        })
      : translate({
          id: 'theme.api.expression.response',
          message: 'body of the response',
          description: 'The value that a runtime expression refers to',
        });
  }
  return of === 'request'
    ? translate({
        id: 'theme.api.expression.requestBody',
        message: 'in the body of the request',
        description: 'The value that a runtime expression refers to, after the name of a property',
      })
    : translate({
        id: 'theme.api.expression.responseBody',
        message: 'in the body of the response',
        description: 'The value that a runtime expression refers to, after the name of a property',
      });
}
