import React, {useId, type ReactNode} from 'react';
import {useConsole, type ServerVariable} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMarkdown from '@theme/ApiMarkdown';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import * as messages from '../messages';
import styles from './styles.module.css';

/** Value of the choice of the reader's own server. */
const OWN = 'own';

// Chooses one of the document's servers, or the reader's own where the site lets them name one. A
// single server without variables is already shown in the header.
export default function ApiConsoleServer(): ReactNode {
  const {context, servers, state, dispatch} = useConsole();
  const id = useId();
  const {server} = state.values;
  const {own} = server;
  const {ownServer} = context;
  const chosen = own ? ownServer : servers[server.index];
  const count = servers.length + (ownServer ? 1 : 0);
  if (!chosen || (count === 1 && chosen.variables.length === 0 && !chosen.isBanner)) return null;
  const values = own ?? server.variables;
  const setValues = (next: typeof values) =>
    dispatch({kind: 'server', server: own ? {...server, own: next} : {...server, variables: next}});
  return (
    <Section title={messages.server}>
      {count > 1 && (
        <div className="theme-api-console-line">
          <label htmlFor={id}>{messages.serverChoose}</label>
          <ApiSelect
            isField
            id={id}
            value={own ? OWN : server.index}
            onChange={({target: {value}}) =>
              dispatch({
                kind: 'server',
                server:
                  value === OWN ? {...server, own: []} : {index: Number(value), variables: []},
              })
            }
          >
            {servers.map(({url, name}, index) => (
              <option key={index} value={index} dir="auto">
                {name === undefined ? url : `${name} (${url})`}
              </option>
            ))}
            {ownServer && <option value={OWN}>{messages.serverOwn}</option>}
          </ApiSelect>
        </div>
      )}
      {chosen.isBanner && chosen.description !== undefined && (
        <ApiMarkdown className={styles.banner}>{chosen.description}</ApiMarkdown>
      )}
      {chosen.variables.map((variable) => (
        <Variable
          key={`${own ? OWN : server.index} ${variable.name}`}
          variable={variable}
          label={
            own && chosen.url === `{${variable.name}}` ? (
              messages.serverBase
            ) : (
              <code className="theme-api-console-name">{variable.name}</code>
            )
          }
          values={values}
          setValues={setValues}
        />
      ))}
    </Section>
  );
}

type VariableValues = {name: string; value: string}[];

interface VariableProps {
  readonly variable: ServerVariable;
  readonly label: ReactNode;
  readonly values: VariableValues;
  readonly setValues: (values: VariableValues) => void;
}

function Variable({variable, label, values, setValues}: VariableProps): ReactNode {
  const {request, isAsked} = useConsole();
  const id = useId();
  const value = values.find(({name}) => name === variable.name)?.value ?? variable.default;
  const isInvalid = request.problems.some(
    (problem) =>
      (problem.kind === 'invalid-server-variable' ||
        (isAsked && problem.kind === 'missing-server-variable')) &&
      problem.name === variable.name,
  );
  const onChange = (next: string) => {
    const others = values.filter(({name}) => name !== variable.name);
    setValues(next === variable.default ? others : [...others, {name: variable.name, value: next}]);
  };
  return (
    <div className="theme-api-console-line">
      <label htmlFor={id}>{label}</label>
      {variable.enum ? (
        <ApiSelect isField id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {Array.from(new Set([variable.default, ...variable.enum])).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </ApiSelect>
      ) : (
        <input
          id={id}
          type="text"
          value={value}
          aria-invalid={isInvalid}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
