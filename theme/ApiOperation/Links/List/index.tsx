import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiOperation/Links/List';
import ApiExpression from '@theme/ApiExpression';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiServerVariables from '@theme/ApiServerVariables';
import ApiValue from '@theme/ApiValue';

// The links of a response: to which operation, and with which values.
export default function ApiOperationLinkList({links}: Props): ReactNode {
  const {
    page: {linkTargets},
  } = useApiOperation();
  return (
    <ul className="theme-api-link-list">
      {links.map(
        ({
          name: link,
          description,
          operationId,
          operationRef,
          target,
          parameters,
          requestBody,
          server,
        }) => {
          const page =
            target === undefined || !Object.hasOwn(linkTargets, target)
              ? undefined
              : linkTargets[target];
          return (
            <li key={link}>
              <b>{link}</b> →{' '}
              {page ? (
                <Link to={page.permalink}>{page.title}</Link>
              ) : (
                <code>{operationId ?? operationRef}</code>
              )}
              {description !== undefined && <ApiMarkdown>{description}</ApiMarkdown>}
              {parameters.map((parameter) => (
                <div key={parameter.name}>
                  <code>{parameter.name}</code> = <ApiValue value={parameter.value} />{' '}
                  {typeof parameter.value === 'string' && (
                    <ApiExpression expression={parameter.value} />
                  )}
                </div>
              ))}
              {requestBody !== undefined && (
                <div>
                  <Translate
                    id="theme.api.link.body"
                    description="Comes before the request body of a link"
                  >
                    Request body
                  </Translate>{' '}
                  = <ApiValue value={requestBody} />{' '}
                  {typeof requestBody === 'string' && <ApiExpression expression={requestBody} />}
                </div>
              )}
              {server && (
                <div>
                  <Translate
                    id="theme.api.servers.label"
                    description="Label of the choice of a server"
                  >
                    Server
                  </Translate>{' '}
                  <code dir="ltr">{server.url}</code> {server.name}
                  {server.description !== undefined && (
                    <ApiMarkdown>{server.description}</ApiMarkdown>
                  )}
                  <ApiServerVariables variables={server.variables} />
                </div>
              )}
            </li>
          );
        },
      )}
    </ul>
  );
}
