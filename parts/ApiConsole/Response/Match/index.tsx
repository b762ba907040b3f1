import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  matchResponse,
  useConsole,
  type ResponseDifference,
  type ResponseMatch,
  type ResponseBody,
  type ResponseHead,
} from 'docusaurus-plugin-api-reference/client/internal';
import Findings from 'docusaurus-plugin-api-reference/parts/ApiConsole/Findings';
import styles from './styles.module.css';

export interface Props {
  readonly head: ResponseHead;
  readonly body: ResponseBody;
}

// Whether the response matches the document. Compared after the response is shown.
export default function ApiConsoleMatch({head, body}: Props): ReactNode {
  const {context} = useConsole();
  const [match, setMatch] = useState<ResponseMatch>();
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const compare = () =>
      matchResponse(context, head, body.blob.size === 0 ? '' : body.text, signal).then(
        (found) => !signal.aborted && setMatch(found),
      );
    const timer = setTimeout(() => void compare(), 50);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [context, head, body]);
  if (!match) return null;
  const {status, differences} = match;
  const isKnown = differences.some(
    (difference) => !('finding' in difference) || difference.finding.kind !== 'unchecked',
  );
  if (differences.length > 0)
    return (
      <div role="group" className={styles.differences}>
        <p>
          <b>
            {isKnown ? (
              <Translate
                id="theme.api.console.match.differs"
                description="Heading of the differences between an answer and the document"
              >
                Not as documented
              </Translate>
            ) : (
              <Translate
                id="theme.api.console.match.unchecked"
                description="Heading of the parts of an answer that were not compared with the document"
              >
                Not checked completely
              </Translate>
            )}
          </b>
        </p>
        <ul>
          {differences.map((difference, index) => (
            <li key={index}>
              <Difference difference={difference} />
            </li>
          ))}
        </ul>
      </div>
    );
  if (status === undefined || body.encoding !== undefined) return null;
  return (
    <p className={styles.match}>
      <Translate
        id="theme.api.console.match"
        description="The answer is as the document says; status is the key of the documented response"
        values={{status: <code>{status}</code>}}
      >
        {'As documented for {status}.'}
      </Translate>
    </p>
  );
}

function Difference({difference}: {difference: ResponseDifference}): ReactNode {
  switch (difference.kind) {
    case 'status':
      return (
        <Translate
          id="theme.api.console.match.status"
          description="The status of the answer is not documented"
          values={{documented: difference.documented.join(', ')}}
        >
          {'This status is not documented; these are: {documented}.'}
        </Translate>
      );
    case 'media-type':
      return (
        <Translate
          id="theme.api.console.match.mediaType"
          description="The media type of the answer is not documented"
          values={{
            mediaType: <code>{difference.mediaType}</code>,
            documented: difference.documented.join(', '),
          }}
        >
          {'The media type {mediaType} is not documented; these are: {documented}.'}
        </Translate>
      );
    case 'missing-header':
      return (
        <Translate
          id="theme.api.console.match.missingHeader"
          description="A required header is not in the answer"
          values={{name: <code>{difference.name}</code>}}
        >
          {'The header {name} is missing.'}
        </Translate>
      );
    case 'not-json':
      return (
        <Translate
          id="theme.api.console.match.notJson"
          description="The body says that it is JSON and is not"
        >
          The body is not JSON.
        </Translate>
      );
    case 'header':
      return (
        <>
          <code>{difference.name}</code>
          <Findings findings={[difference.finding]} />
        </>
      );
    case 'body':
      return <Findings findings={[difference.finding]} />;
  }
}
