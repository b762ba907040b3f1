import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import type {ServerVariable} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiServerVariables from 'docusaurus-plugin-api-reference/parts/ApiServerVariables';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import styles from './styles.module.css';

// What the address alone does not say: the variables of the chosen server, and its description where
// it is not that of all operations, which the overview has. Without a choice, on paper and without
// JavaScript, all servers are listed.
export default function ApiOperationServers(): ReactNode {
  const id = useId();
  const {
    operation: {kind, servers: own = []},
    server: {servers, choice},
  } = useApiOperation();
  const server = servers[choice.index];
  if (
    kind !== 'operation' ||
    !server ||
    (servers.length === 1 && server.variables.length === 0 && server.description === undefined)
  )
    return null;
  const {variables, description} = server;
  const isShown =
    description !== undefined && (own.length > 0 || choice.index > 0 || server.isBanner === true);
  return (
    <>
      {(isShown || variables.length > 0) && (
        <div className={`theme-api-servers ${styles.servers}`}>
          {isShown && (
            <ApiMarkdown className={clsx(styles.server, server.isBanner && styles.banner)}>
              {description}
            </ApiMarkdown>
          )}
          {variables.map((variable) => (
            <Variable key={variable.name} id={`${id}-${variable.name}`} variable={variable} />
          ))}
        </div>
      )}
      <ul className={styles.list}>
        {servers.map((other, index) => (
          <li key={index}>
            <code dir="ltr">{other.url}</code> {other.name}
            {other.description !== undefined && !(isShown && other === server) && (
              <ApiMarkdown>{other.description}</ApiMarkdown>
            )}
            {other !== server && <ApiServerVariables variables={other.variables} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Variable({id, variable}: {id: string; variable: ServerVariable}): ReactNode {
  const {
    server: {choice, setChoice, invalid},
  } = useApiOperation();
  const {name, default: initial, enum: values, description} = variable;
  const value = choice.variables.find((other) => other.name === name)?.value ?? initial;
  const change = (next: string) =>
    setChoice({
      ...choice,
      variables: [...choice.variables.filter((other) => other.name !== name), {name, value: next}],
    });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      {values ? (
        <ApiSelect
          isField
          id={id}
          className={styles.variable}
          value={value}
          onChange={(event) => change(event.target.value)}
        >
          {values.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </ApiSelect>
      ) : (
        <input
          id={id}
          className={`${styles.variable} ${styles.input}`}
          value={value}
          aria-invalid={invalid.includes(name)}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {description !== undefined && (
        <ApiMarkdown className={styles.description}>{description}</ApiMarkdown>
      )}
    </div>
  );
}
