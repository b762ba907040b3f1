import React, {type ReactNode} from 'react';
import {useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import Parameter from 'docusaurus-plugin-api-reference/parts/ApiConsole/Parameters/Parameter';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import * as messages from '../messages';
import styles from './styles.module.css';

const PLACES = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

export default function ApiConsoleParameters(): ReactNode {
  const {context} = useConsole();
  const parameters = context.operation.parameters.filter(({ignored}) => !ignored);
  if (parameters.length === 0) {
    return context.operation.requestBody ? null : <p>{messages.parametersNone}</p>;
  }
  return (
    <Section title={messages.parameters}>
      {PLACES.map((place) => {
        const group = parameters.filter((parameter) => parameter.in === place);
        return (
          group.length > 0 && (
            <div
              key={place}
              role="group"
              aria-labelledby={`api-console-${place}`}
              className={styles.group}
            >
              <h4 id={`api-console-${place}`} className={styles.place}>
                {HEADINGS[place]}
              </h4>
              {group.map((parameter) => (
                <Parameter key={parameter.name} parameter={parameter} />
              ))}
            </div>
          )
        );
      })}
    </Section>
  );
}

const HEADINGS: Record<(typeof PLACES)[number], ReactNode> = {
  path: messages.parametersPath,
  query: messages.parametersQuery,
  querystring: messages.parametersQuery,
  header: messages.parametersHeader,
  cookie: messages.parametersCookie,
};
