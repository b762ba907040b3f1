import React, {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiServerVariables from '@theme/ApiServerVariables';
import ApiSelect from '@theme/ApiSelect';
import styles from './styles.module.css';

// The servers to choose from, with their variables. One server without variables needs no choice:
// the address names it.
export default function ApiOperationServers(): ReactNode {
  const id = useId();
  const {
    operation: {kind},
    server: {servers, choice, setChoice, invalid},
  } = useApiOperation();
  const server = servers[choice.index];
  if (
    kind !== 'operation' ||
    !server ||
    (servers.length === 1 && server.variables.length === 0 && server.description === undefined)
  )
    return null;
  const setVariable = (name: string, value: string) =>
    setChoice({
      ...choice,
      variables: [...choice.variables.filter((variable) => variable.name !== name), {name, value}],
    });
  const label = (
    <Translate id="theme.api.servers.label" description="Label of the choice of a server">
      Server
    </Translate>
  );
  return (
    <div className={`theme-api-servers ${styles.servers}`}>
      {servers.length > 1 && (
        <div className={styles.field}>
          <label htmlFor={id}>{label}</label>
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
      )}
      {server.variables.map(({name, default: initial, enum: values, description}) => {
        const value = choice.variables.find((variable) => variable.name === name)?.value ?? initial;
        return (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>{name}</label>
            {values ? (
              <ApiSelect
                isField
                id={`${id}-${name}`}
                className={styles.variable}
                value={value}
                onChange={(event) => setVariable(name, event.target.value)}
              >
                {values.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </ApiSelect>
            ) : (
              <input
                id={`${id}-${name}`}
                className={`${styles.variable} ${styles.input}`}
                value={value}
                aria-invalid={invalid.includes(name)}
                onChange={(event) => setVariable(name, event.target.value)}
              />
            )}
            {description !== undefined && (
              <ApiMarkdown className={styles.description}>{description}</ApiMarkdown>
            )}
          </div>
        );
      })}
      {server.description !== undefined &&
        (servers.length === 1 ? (
          <div className={styles.field}>
            <span className={styles.description}>{label}</span>
            <ApiMarkdown>{server.description}</ApiMarkdown>
          </div>
        ) : (
          (typeof server.description !== 'string' || server.name !== undefined) && (
            <ApiMarkdown className={styles.description}>{server.description}</ApiMarkdown>
          )
        ))}
    </div>
  );
}
