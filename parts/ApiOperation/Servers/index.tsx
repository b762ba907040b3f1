import React, {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import type {Server, ServerVariable} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiServerVariables from 'docusaurus-plugin-api-reference/parts/ApiServerVariables';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import styles from './styles.module.css';

// The servers to choose from, with their variables. A single server without variables needs no
// choice: the address contains it.
export default function ApiOperationServers(): ReactNode {
  const id = useId();
  const {
    operation: {kind},
    server: {servers, choice},
  } = useApiOperation();
  const server = servers[choice.index];
  if (
    kind !== 'operation' ||
    !server ||
    (servers.length === 1 && server.variables.length === 0 && server.description === undefined)
  )
    return null;
  return (
    <div className={`theme-api-servers ${styles.servers}`}>
      {servers.length > 1 && <ServerChoice id={id} />}
      {server.variables.map((variable) => (
        <Variable key={variable.name} id={`${id}-${variable.name}`} variable={variable} />
      ))}
      <Description server={server} isOnly={servers.length === 1} />
    </div>
  );
}

function Label(): ReactNode {
  return (
    <Translate id="theme.api.servers.label" description="Label of the choice of a server">
      Server
    </Translate>
  );
}

function ServerChoice({id}: {id: string}): ReactNode {
  const {
    server: {servers, choice, setChoice},
  } = useApiOperation();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Label />
      </label>
      <ApiSelect
        isField
        id={id}
        value={choice.index}
        onChange={(event) => setChoice({index: Number(event.target.value), variables: []})}
      >
        {servers.map(({url, name, description}, index) => (
          <option key={index} value={index}>
            {[name ?? (typeof description === 'string' ? description : undefined), url]
              .filter((word) => word !== undefined)
              .join(' – ')}
          </option>
        ))}
      </ApiSelect>
      <ul className={styles.list}>
        {servers.map(({url, name, description, variables}, index) => (
          <li key={index}>
            <code dir="ltr">{url}</code> {name}
            {index !== choice.index && (
              <>
                {description !== undefined && <ApiMarkdown>{description}</ApiMarkdown>}
                <ApiServerVariables variables={variables} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
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

// For a server without a name, the choice shows its description if that is plain text.
function Description({server, isOnly}: {server: Server; isOnly: boolean}): ReactNode {
  const {name, description} = server;
  if (description === undefined) return null;
  if (isOnly) return <ApiMarkdown className={styles.description}>{description}</ApiMarkdown>;
  return typeof description === 'string' && name === undefined ? null : (
    <ApiMarkdown className={styles.description}>{description}</ApiMarkdown>
  );
}
