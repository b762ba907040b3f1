import React, {type ReactNode} from 'react';
import {
  confirmOrigin,
  isUnfilled,
  useConsole,
  type RefusedValue,
  type RequestProblem,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from './messages';
import styles from './styles.module.css';

/** Problems whose message contains at most one value. */
type Named = Exclude<RequestProblem, {kind: 'foreign-origin'}>;

// The reasons that the request cannot be sent, and the values left out of it. Missing values are
// listed only after the reader has tried to send.
export default function ApiConsoleProblems(): ReactNode {
  const {request, refused, isAsked, gaps, send} = useConsole();
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
      {blocking.length > 0 && <ProblemList className={styles.problems} problems={blocking} />}
      {gaps.length > 0 && (
        <div className={styles.problems}>
          <ProblemList className={styles.gaps} problems={gaps} />
          <ApiButton onClick={() => send()}>{messages.problemSendAnyway}</ApiButton>
        </div>
      )}
    </div>
  );
}

function ProblemList({
  className,
  problems,
}: {
  className: string | undefined;
  problems: readonly RequestProblem[];
}): ReactNode {
  return (
    <ul className={className}>
      {problems.map((problem, index) => (
        <li key={index}>
          <Problem problem={problem} />
        </li>
      ))}
    </ul>
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
      {messages.problemForeignOrigin(<code>{origin}</code>)}{' '}
      <ApiButton onClick={() => confirmOrigin(credentialStore, origin)}>
        {messages.problemConfirmOrigin(origin)}
      </ApiButton>
    </>
  );
}

function Refused({value}: {value: RefusedValue}): ReactNode {
  switch (value.kind) {
    case 'server':
      return messages.refusedServer;
    case 'server-variable':
      return messages.refusedServerVariable(<code>{value.name}</code>, <code>{value.value}</code>);
    case 'parameter':
      return messages.refusedParameter(<code>{value.name}</code>);
    case 'body':
      return messages.refusedBody(<code>{value.mediaType}</code>);
  }
}

const WORDS: {[Kind in Named['kind']]: (value: ReactNode) => ReactNode} = {
  'no-server': () => messages.problemNoServer,
  'relative-server': messages.problemInvalidServer,
  'invalid-server': messages.problemInvalidServer,
  'missing-server-variable': messages.problemServerVariable,
  'invalid-server-variable': messages.problemInvalidServerVariable,
  'missing-parameter': messages.problemMissingParameter,
  'dot-segment': messages.problemDotSegment,
  'invalid-header': messages.problemInvalidHeader,
  'invalid-cookie': messages.problemInvalidHeader,
  'missing-file': (name) =>
    name === undefined ? messages.problemMissingFile : messages.problemMissingFileOf(name),
  'missing-part': messages.problemMissingPart,
  'missing-body': () => messages.problemMissingBody,
  'missing-credential': messages.problemCredential,
  'masked-credential': messages.problemCredential,
  'unsupported-scheme': messages.problemCredential,
};
