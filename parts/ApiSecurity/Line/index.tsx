import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  say,
  toSchemeWords,
  useApiDocument,
  type Anchor,
} from 'docusaurus-plugin-api-reference/client';
import type {SecurityRequirement} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  /** Alternatives; none at all: no authentication. */
  readonly requirements: readonly SecurityRequirement[];
  /** Of the section with the details. */
  readonly section: Anchor;
}

/** More alternatives than these would be longer than what follows the line. */
const MAX_ALTERNATIVES = 3;

// How to authenticate, in one line that links to the details.
export default function ApiSecurityLine({requirements, section}: Props): ReactNode {
  const {securitySchemes} = useApiDocument();
  const or = translate({
    id: 'theme.api.security.or',
    message: 'or',
    description: 'Between alternatives of authentication',
  });
  const alternatives = requirements.map(({schemes}) =>
    schemes
      .map(({name, scopes}) => {
        const scheme = securitySchemes.find((other) => other.name === name);
        const {title} = scheme ? toSchemeWords(scheme) : {};
        const words = title ? say(title) : name;
        return scopes.length > 0 ? `${words} (${scopes.join(', ')})` : words;
      })
      .join(` ${say('security.and')} `),
  );
  const words = alternatives.map((alternative) => alternative || say('security.none'));
  if (words.length > MAX_ALTERNATIVES) {
    const more = words.splice(MAX_ALTERNATIVES - 1);
    words.push(
      translate(
        {
          id: 'theme.api.security.more',
          message: '{count} more',
          description: 'The last of the alternatives of authentication in a line, at least two',
        },
        {count: more.length},
      ),
    );
  }
  return (
    <a href={`#${section}`} className={`theme-api-security-line ${styles.line}`}>
      {words.join(` ${or} `) || say('security.none')}
    </a>
  );
}
