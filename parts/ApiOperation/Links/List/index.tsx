import React, {type ReactNode} from 'react';
import DocusaurusLink from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useApiOperation, type Json} from 'docusaurus-plugin-api-reference/client';
import ApiExpression from 'docusaurus-plugin-api-reference/parts/ApiExpression';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiServerVariables from 'docusaurus-plugin-api-reference/parts/ApiServerVariables';
import ApiValue from '@theme/ApiValue';
import type {Link} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly links: readonly Link[];
}

// The links of a response: to which operation, and with which values.
export default function ApiOperationLinkList({links}: Props): ReactNode {
  return (
    <ul className="theme-api-link-list">
      {links.map((link) => (
        <Item key={link.name} link={link} />
      ))}
    </ul>
  );
}

function Item({link}: {link: Link}): ReactNode {
  const {linkTargets} = useApiOperation().page;
  const {name, description, operationId, operationRef, target} = link;
  const {parameters, requestBody, server} = link;
  const page =
    target === undefined || !Object.hasOwn(linkTargets, target) ? undefined : linkTargets[target];
  return (
    <li>
      <b>{name}</b> →{' '}
      {page ? (
        <DocusaurusLink to={page.permalink}>{page.title}</DocusaurusLink>
      ) : (
        <code>{operationId ?? operationRef}</code>
      )}
      {description !== undefined && <ApiMarkdown>{description}</ApiMarkdown>}
      {parameters.map((parameter) => (
        <div key={parameter.name}>
          <code>{parameter.name}</code> = <Value value={parameter.value} />
        </div>
      ))}
      {requestBody !== undefined && (
        <div>
          <Translate id="theme.api.link.body" description="Comes before the request body of a link">
            Request body
          </Translate>{' '}
          = <Value value={requestBody} />
        </div>
      )}
      {server && <Server server={server} />}
    </li>
  );
}

function Value({value}: {value: Json}): ReactNode {
  return (
    <>
      <ApiValue value={value} /> {typeof value === 'string' && <ApiExpression expression={value} />}
    </>
  );
}

function Server({server}: {server: NonNullable<Link['server']>}): ReactNode {
  return (
    <div>
      <Translate id="theme.api.servers.label" description="Label of the choice of a server">
        Server
      </Translate>{' '}
      <code dir="ltr">{server.url}</code> {server.name}
      {server.description !== undefined && <ApiMarkdown>{server.description}</ApiMarkdown>}
      <ApiServerVariables variables={server.variables} />
    </div>
  );
}
