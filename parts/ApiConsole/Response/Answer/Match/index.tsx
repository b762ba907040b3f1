import React, {useEffect, useState, type ReactNode} from 'react';
import {
  isNote,
  matchResponse,
  useConsole,
  type ResponseDifference,
  type ResponseMatch,
  type ResponseBody,
  type ResponseHead,
} from 'docusaurus-plugin-api-reference/client/internal';
import Findings from 'docusaurus-plugin-api-reference/parts/ApiConsole/Findings';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly head: ResponseHead;
  readonly body: ResponseBody;
}

// Whether the response matches the document. Compared after the response is shown.
export default function ApiConsoleMatch({head, body}: Props): ReactNode {
  const {context, state, loadSchemas} = useConsole();
  const [match, setMatch] = useState<ResponseMatch>();
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const text = body.isCut ? undefined : body.blob.size === 0 ? '' : body.text;
    const compare = () =>
      matchResponse(context, head, text, signal, loadSchemas).then(
        (found) => !signal.aborted && setMatch(found),
      );
    const timer = setTimeout(() => void compare(), 50);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [context, head, body, loadSchemas]);
  if (!match) return null;
  const {status, differences} = match;
  const schemes =
    head.status === 401 && differences[0]?.kind === 'status'
      ? state.exchange?.request?.problems.flatMap((problem) =>
          problem.kind === 'missing-credential' ? problem.scheme : [],
        )
      : undefined;
  if (schemes?.length)
    return <p className={styles.match}>{messages.matchUnauthorized(schemes.join(', '))}</p>;
  const notes = differences.flatMap((difference) => {
    if (difference.kind === 'no-body') return ['unchecked'];
    return 'finding' in difference && isNote(difference.finding) ? [difference.finding.kind] : [];
  });
  const heading =
    notes.length < differences.length
      ? messages.matchDiffers
      : notes.includes('unchecked') || status === undefined
        ? messages.matchUnchecked
        : messages.match(<code>{status}</code>);
  if (differences.length > 0)
    return (
      <div role="group" className={styles.differences}>
        <p>
          <b>{heading}</b>
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
  const isUnread = body.encoding !== undefined || (body.isCut && body.kind === 'json');
  if (status === undefined || isUnread) return null;
  return <p className={styles.match}>{messages.match(<code>{status}</code>)}</p>;
}

function Difference({difference}: {difference: ResponseDifference}): ReactNode {
  switch (difference.kind) {
    case 'status':
      return messages.matchStatus(difference.documented.join(', '));
    case 'media-type':
      return messages.matchMediaType(
        <code>{difference.mediaType}</code>,
        difference.documented.join(', '),
      );
    case 'missing-header':
      return messages.matchMissingHeader(<code>{difference.name}</code>);
    case 'not-json':
      return messages.matchNotJson;
    case 'no-body':
      return messages.matchNoBody;
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
