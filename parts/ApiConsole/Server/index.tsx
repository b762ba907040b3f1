import React, {useId, type ReactNode} from 'react';
import {useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import Variable from 'docusaurus-plugin-api-reference/parts/ApiConsole/Server/Variable';
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
