import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useConsole} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiConsole/Problems';
import styles from './styles.module.css';

// What keeps the request from being sent.
export default function ApiConsoleProblems(): ReactNode {
  const {request} = useConsole();
  const blocking = request.problems.filter((problem) => problem.blocking);
  return (
    <div role="status" className="theme-api-console-problems">
      {blocking.length > 0 && (
        <ul className={styles.problems}>
          {blocking.map((problem, index) => (
            <li key={index}>
              <Problem problem={problem} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Problem({problem}: Props): ReactNode {
  switch (problem.kind) {
    case 'no-server':
      return (
        <Translate id="theme.api.console.problem.noServer" description="Shown in the console when the document has no servers">
          The document names no server, so nothing can be sent. The owner of the API can add one under "servers".
        </Translate>
      );
    case 'relative-server':
    case 'invalid-server':
      return (
        <Translate id="theme.api.console.problem.invalidServer" description="Shown in the console when the URL of the server cannot be used" values={{url: <code>{problem.url}</code>}}>
          {'The URL of the server, {url}, is not one that requests can be sent to.'}
        </Translate>
      );
    case 'missing-server-variable':
      return (
        <Translate id="theme.api.console.problem.serverVariable" description="Shown in the console when a variable of the server has no value" values={{name: <code>{problem.name}</code>}}>
          {'Fill in the server variable {name}.'}
        </Translate>
      );
    case 'missing-parameter':
      return (
        <Translate id="theme.api.console.problem.missingParameter" description="Shown in the console when a parameter without which nothing can be sent is empty" values={{name: <code>{problem.name}</code>}}>
          {'Fill in the parameter {name}.'}
        </Translate>
      );
    case 'dot-segment':
      return (
        <Translate id="theme.api.console.problem.dotSegment" description="Shown in the console when a path parameter is . or .." values={{name: <code>{problem.name}</code>}}>
          {'The parameter {name} cannot be "." or "..": that would be another path.'}
        </Translate>
      );
    case 'invalid-header':
    case 'invalid-cookie':
      return (
        <Translate id="theme.api.console.problem.invalidHeader" description="Shown in the console when a header or cookie has characters that HTTP does not allow" values={{name: <code>{problem.name}</code>}}>
          {'{name} has characters that HTTP does not allow there.'}
        </Translate>
      );
    case 'missing-file':
      return (
        <Translate id="theme.api.console.problem.missingFile" description="Shown in the console when no file is chosen">
          Choose a file.
        </Translate>
      );
    case 'missing-body':
      return (
        <Translate id="theme.api.console.problem.missingBody" description="Shown in the console when a required body is missing">
          Fill in the body.
        </Translate>
      );
    default:
      return (
        <Translate id="theme.api.console.problem.credential" description="Shown in the console when a credential cannot be sent" values={{scheme: <code>{problem.scheme}</code>}}>
          {'The credentials of {scheme} are missing.'}
        </Translate>
      );
  }
}
