import React, {useId, type ReactNode} from 'react';
import {say, toSchemeWords} from 'docusaurus-plugin-api-reference/client';
import {
  useConsole,
  clearCredentials,
  setRemember,
} from 'docusaurus-plugin-api-reference/client/internal';
import Scheme from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/Scheme';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from './messages';
import styles from './styles.module.css';

const NONE = 'none';

// The alternatives of the document, each with all of its schemes. "None" is one of them where the
// document allows it.
export default function ApiConsoleAuthorization(): ReactNode {
  const {security, context, state, dispatch} = useConsole();
  const id = useId();
  const toChoice = (name: string) => {
    const scheme = context.securitySchemes.find((candidate) => candidate.name === name);
    const title = scheme && toSchemeWords(scheme).title;
    // With its id: two schemes may have the same title.
    return title ? `${say(title)} · ${name}` : name;
  };
  const {alternative} = state.values.security;
  if (security.every(({schemes}) => schemes.length === 0)) return null;
  const chosen = alternative === undefined ? undefined : security[alternative];
  const none = say('security.none');
  return (
    <Section title={say('section.authentication')}>
      {(security.length > 1 || chosen === undefined) && (
        <div className="theme-api-console-line">
          <label htmlFor={id}>{messages.authorizationChoose}</label>
          <ApiSelect
            isField
            id={id}
            value={alternative ?? NONE}
            onChange={(event) =>
              dispatch({
                kind: 'alternative',
                alternative: event.target.value === NONE ? undefined : Number(event.target.value),
              })
            }
          >
            {alternative === undefined && <option value={NONE}>{none}</option>}
            {security.map(({schemes}, index) => (
              <option key={index} value={index}>
                {schemes.length === 0 ? none : schemes.map(({name}) => toChoice(name)).join(' + ')}
              </option>
            ))}
          </ApiSelect>
        </div>
      )}
      {chosen?.schemes.map(({name, scopes}) => {
        const scheme = context.securitySchemes.find((candidate) => candidate.name === name);
        return scheme && <Scheme key={name} scheme={scheme} scopes={scopes} />;
      })}
      {(chosen?.schemes.length ?? 0) > 0 && <Storage />}
    </Section>
  );
}

// Readers choose how long credentials are kept; one button forgets them all.
function Storage(): ReactNode {
  const {credentials, credentialStore} = useConsole();
  return (
    <div className={styles.storage}>
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={credentials.remember}
          onChange={(event) => setRemember(credentialStore, event.target.checked)}
        />{' '}
        {messages.authorizationRemember}
      </label>
      {credentials.credentials.length > 0 && (
        <ApiButton onClick={() => clearCredentials(credentialStore)}>
          {messages.authorizationClear}
        </ApiButton>
      )}
    </div>
  );
}
