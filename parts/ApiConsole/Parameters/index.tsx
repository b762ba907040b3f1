import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import Parameter from 'docusaurus-plugin-api-reference/parts/ApiConsole/Parameters/Parameter';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import styles from './styles.module.css';

const PLACES = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

export default function ApiConsoleParameters(): ReactNode {
  const {context} = useConsole();
  const parameters = context.operation.parameters.filter(({ignored}) => !ignored);
  if (parameters.length === 0) {
    return context.operation.requestBody ? null : (
      <p>
        <Translate
          id="theme.api.console.parameters.none"
          description="Shown instead of the form when a request has neither parameters nor a body"
        >
          This request has no parameters and no body.
        </Translate>
      </p>
    );
  }
  return (
    <Section
      title={translate({
        id: 'theme.api.console.parameters',
        message: 'Parameters',
        description: 'Heading of the parameters in the console',
      })}
    >
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

const IN_QUERY = (
  <Translate
    id="theme.api.console.parameters.query"
    description="Heading of query parameters in the console"
  >
    In the query
  </Translate>
);

const HEADINGS: Record<(typeof PLACES)[number], ReactNode> = {
  path: (
    <Translate
      id="theme.api.console.parameters.path"
      description="Heading of path parameters in the console"
    >
      In the path
    </Translate>
  ),
  query: IN_QUERY,
  querystring: IN_QUERY,
  header: (
    <Translate
      id="theme.api.console.parameters.header"
      description="Heading of header parameters in the console"
    >
      In headers
    </Translate>
  ),
  cookie: (
    <Translate
      id="theme.api.console.parameters.cookie"
      description="Heading of cookie parameters in the console"
    >
      In cookies
    </Translate>
  ),
};
