import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  say,
  toSchemeWords,
  useApiDocument,
  useApiOperation,
} from 'docusaurus-plugin-api-reference/client';
import {listSections, listSecurity} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

// How to authenticate, in one line. It links to the section with the details.
export default function ApiOperationSecurityLine(): ReactNode {
  const {security, securitySchemes} = useApiDocument();
  const {operation, toId} = useApiOperation();
  if (!listSections(operation, security).includes('authentication')) return null;
  const or = translate({
    id: 'theme.api.security.or',
    message: 'or',
    description: 'Between alternatives of authentication',
  });
  const alternatives = listSecurity({operation, security}).map(({schemes}) =>
    schemes
      .map(({name, scopes}) => {
        const scheme = securitySchemes.find((other) => other.name === name);
        const {title} = scheme ? toSchemeWords(scheme) : {};
        const words = title ? say(title) : name;
        return scopes.length > 0 ? `${words} (${scopes.join(', ')})` : words;
      })
      .join(` ${say('security.and')} `),
  );
  return (
    <a
      href={`#${toId('authentication')}`}
      className={`theme-api-operation-security ${styles.line}`}
    >
      {alternatives.map((words) => words || say('security.none')).join(` ${or} `) ||
        say('security.none')}
    </a>
  );
}
