import React, {useId, type ReactNode} from 'react';
import {useConsole, type ServerVariable} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';

export interface Props {
  readonly variable: ServerVariable;
}

export default function ApiConsoleServerVariable({variable}: Props): ReactNode {
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
