import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  confirmOrigin,
  isUnfilled,
  useConsole,
  type RefusedValue,
  type RequestProblem,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import styles from './styles.module.css';

/** Problems whose message contains at most one value. */
type Named = Exclude<RequestProblem, {kind: 'foreign-origin'}>;

// The reasons that the request cannot be sent, and the values left out of it. Missing values are
// listed only after the reader has tried to send.
export default function ApiConsoleProblems(): ReactNode {
  const {request, refused, isAsked} = useConsole();
  const blocking = request.problems.filter(
    (problem) => problem.blocking && (isAsked || !isUnfilled(problem)),
  );
  return (
    <div role="status" tabIndex={-1} className="theme-api-console-problems">
      {refused.length > 0 && (
        <ul className={styles.problems}>
          {refused.map((value, index) => (
            <li key={index}>
              <Refused value={value} />
            </li>
          ))}
        </ul>
      )}
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

function Problem({problem}: {problem: RequestProblem}): ReactNode {
  return problem.kind === 'foreign-origin' ? (
    <ForeignOrigin origin={problem.origin} />
  ) : (
    WORDS[problem.kind](toValue(problem))
  );
}

// The placeholders of the message of a problem.
function toValue(problem: Named): ReactNode {
  if ('url' in problem) return <code>{problem.url}</code>;
  if ('scheme' in problem) return <code>{problem.scheme}</code>;
  return 'name' in problem ? <code>{problem.name}</code> : undefined;
}

// Secrets never follow a changed host automatically.
function ForeignOrigin({origin}: {origin: string}): ReactNode {
  const {credentialStore} = useConsole();
  return (
    <>
      <Translate
        id="theme.api.console.problem.foreignOrigin"
        description="Shown in the console when the server is one for which the credentials were not entered"
        values={{origin: <code>{origin}</code>}}
      >
        {
          'Your credentials were entered for another server. Nothing is sent to {origin} until you confirm it.'
        }
      </Translate>{' '}
      <ApiButton onClick={() => confirmOrigin(credentialStore, origin)}>
        <Translate
          id="theme.api.console.problem.confirmOrigin"
          description="Button that allows the credentials to be sent to another server"
          values={{origin}}
        >
          {'Use them for {origin}'}
        </Translate>
      </ApiButton>
    </>
  );
}

function Refused({value}: {value: RefusedValue}): ReactNode {
  switch (value.kind) {
    case 'server':
      return (
        <Translate
          id="theme.api.console.refused.server"
          description="Shown in the console when a link names a server that the document does not have"
        >
          The link names a server that the document does not have. The first one is chosen instead.
        </Translate>
      );
    case 'server-variable':
      return <RefusedVariable name={value.name} value={value.value} />;
    case 'parameter':
      return (
        <Translate
          id="theme.api.console.refused.parameter"
          description="Shown in the console when a link sets a parameter that the operation does not have"
          values={{name: <code>{value.name}</code>}}
        >
          {'The parameter {name} was left out: the operation does not have it.'}
        </Translate>
      );
    case 'body':
      return (
        <Translate
          id="theme.api.console.refused.body"
          description="Shown in the console when a link brings a body of a media type that the operation does not take"
          values={{mediaType: <code>{value.mediaType}</code>}}
        >
          {'The body was left out: the operation does not take {mediaType}.'}
        </Translate>
      );
  }
}

function RefusedVariable({name, value}: {name: string; value: string}): ReactNode {
  return (
    <Translate
      id="theme.api.console.refused.serverVariable"
      description="Shown in the console when a link sets a server variable to a value that may not come from a link"
      values={{name: <code>{name}</code>, value: <code>{value}</code>}}
    >
      {
        'The value {value} for the server variable {name} was left out: a link cannot change where requests go.'
      }
    </Translate>
  );
}

const INVALID_SERVER = (url: ReactNode) => (
  <Translate
    id="theme.api.console.problem.invalidServer"
    description="Shown in the console when the URL of the server cannot be used"
    values={{url}}
  >
    {'Requests cannot be sent to the server’s URL, {url}.'}
  </Translate>
);

const INVALID_HEADER = (name: ReactNode) => (
  <Translate
    id="theme.api.console.problem.invalidHeader"
    description="Shown in the console when a header or cookie has characters that HTTP does not allow"
    values={{name}}
  >
    {'{name} has characters that HTTP does not allow there.'}
  </Translate>
);

const CREDENTIAL = (scheme: ReactNode) => (
  <Translate
    id="theme.api.console.problem.credential"
    description="Shown in the console when a credential cannot be sent"
    values={{scheme}}
  >
    {'The credentials of {scheme} are missing.'}
  </Translate>
);

const WORDS: {[Kind in Named['kind']]: (value: ReactNode) => ReactNode} = {
  'no-server': () => (
    <Translate
      id="theme.api.console.problem.noServer"
      description="Shown in the console when the document has no servers"
    >
      The document names no server, so nothing can be sent. The owner of the API can add one under
      "servers".
    </Translate>
  ),
  'relative-server': INVALID_SERVER,
  'invalid-server': INVALID_SERVER,
  'missing-server-variable': (name) => (
    <Translate
      id="theme.api.console.problem.serverVariable"
      description="Shown in the console when a variable of the server has no value"
      values={{name}}
    >
      {'Fill in the server variable {name}.'}
    </Translate>
  ),
  'invalid-server-variable': (name) => (
    <Translate
      id="theme.api.console.problem.invalidServerVariable"
      description="Shown in the console when the value of a server variable is not one that the document allows, or would change another part of the URL"
      values={{name}}
    >
      {'The value of the server variable {name} is not allowed there.'}
    </Translate>
  ),
  'missing-parameter': (name) => (
    <Translate
      id="theme.api.console.problem.missingParameter"
      description="Shown in the console when a parameter without which nothing can be sent is empty"
      values={{name}}
    >
      {'Fill in the parameter {name}.'}
    </Translate>
  ),
  'dot-segment': (name) => (
    <Translate
      id="theme.api.console.problem.dotSegment"
      description="Shown in the console when a path parameter is . or .."
      values={{name}}
    >
      {'The parameter {name} cannot be "." or "..": that would be another path.'}
    </Translate>
  ),
  'invalid-header': INVALID_HEADER,
  'invalid-cookie': INVALID_HEADER,
  'missing-file': (name) =>
    name === undefined ? (
      <Translate
        id="theme.api.console.problem.missingFile"
        description="Shown in the console when no file is chosen"
      >
        Choose a file.
      </Translate>
    ) : (
      <Translate
        id="theme.api.console.problem.missingFileOf"
        description="Shown in the console when no file is chosen for a part of a multipart body"
        values={{name}}
      >
        {'Choose a file for {name}.'}
      </Translate>
    ),
  'missing-part': (name) => (
    <Translate
      id="theme.api.console.problem.missingPart"
      description="Shown in the console when a required part of a multipart body is empty"
      values={{name}}
    >
      {'Fill in {name}.'}
    </Translate>
  ),
  'missing-body': () => (
    <Translate
      id="theme.api.console.problem.missingBody"
      description="Shown in the console when a required body is missing"
    >
      Fill in the body.
    </Translate>
  ),
  'missing-credential': CREDENTIAL,
  'masked-credential': CREDENTIAL,
  'unsupported-scheme': CREDENTIAL,
};
