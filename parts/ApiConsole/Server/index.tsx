import React, {useId, type ReactNode} from 'react';
import {useConsole, type ServerVariable} from 'docusaurus-plugin-api-reference/client/internal';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import * as messages from '../messages';

// Chooses one of the document's servers. A single server without variables is already shown in the
// header.
export default function ApiConsoleServer(): ReactNode {
  const {servers, state, dispatch} = useConsole();
  const id = useId();
  const {server} = state.values;
  const chosen = servers[server.index];
  if (!chosen || (servers.length === 1 && chosen.variables.length === 0)) return null;
  return (
    <Section title={messages.server}>
      {servers.length > 1 && (
        <div className="theme-api-console-line">
          <label htmlFor={id}>{messages.serverChoose}</label>
          <ApiSelect
            isField
            id={id}
            value={server.index}
            onChange={(event) =>
              dispatch({kind: 'server', server: {index: Number(event.target.value), variables: []}})
            }
          >
            {servers.map(({url, name}, index) => (
              <option key={index} value={index} dir="auto">
                {name === undefined ? url : `${name} (${url})`}
              </option>
            ))}
          </ApiSelect>
        </div>
      )}
      {chosen.variables.map((variable) => (
        <Variable key={`${server.index} ${variable.name}`} variable={variable} />
      ))}
    </Section>
  );
}

function Variable({variable}: {variable: ServerVariable}): ReactNode {
  const {request, state, dispatch, isAsked} = useConsole();
  const id = useId();
  const {server} = state.values;
  const value =
    server.variables.find(({name}) => name === variable.name)?.value ?? variable.default;
  const isInvalid = request.problems.some(
    (problem) =>
      (problem.kind === 'invalid-server-variable' ||
        (isAsked && problem.kind === 'missing-server-variable')) &&
      problem.name === variable.name,
  );
  const onChange = (next: string) => {
    const others = server.variables.filter(({name}) => name !== variable.name);
    dispatch({
      kind: 'server',
      server: {
        ...server,
        variables:
          next === variable.default ? others : [...others, {name: variable.name, value: next}],
      },
    });
  };
  return (
    <div className="theme-api-console-line">
      <label htmlFor={id}>
        <code className="theme-api-console-name">{variable.name}</code>
      </label>
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
