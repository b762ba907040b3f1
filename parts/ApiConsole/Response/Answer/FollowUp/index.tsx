import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import DocusaurusLink from '@docusaurus/Link';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {
  findNextPage,
  goToField,
  parseExactJson,
  findRemarks,
  findResponse,
  followLink,
  toFilledWords,
  toFillLink,
  toPathWords,
  useConsole,
  type Exchange,
  type Exchanged,
  type Link,
  type Remark,
  type RequestValues,
  type ResponseBody,
  type ResponseHead,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import ApiMarkdown from '@theme/ApiMarkdown';

import * as messages from './messages';
import styles from './styles.module.css';

export interface Props {
  readonly exchange: Exchange;
  readonly head: ResponseHead;
  readonly body: ResponseBody;
}

type Remarks = readonly Remark[];
const NONE: Remarks = [];

// Where a response leads: to the fields that an error names, to the next page, and to the operations
// that the document links.
export default function ApiConsoleFollowUp({exchange, head, body}: Props): ReactNode {
  const {context} = useConsole();
  const remarks = useRemarks({exchange, head, body});
  const [filled, setFilled] = useState('');
  const {path, responses} = context.operation;
  const links = findResponse(responses, head.status)?.links ?? [];
  const isLinked = links.length > 0;
  const exchanged = useMemo<Exchanged | undefined>(() => {
    if (!exchange.request) return undefined;
    const {text} = body;
    // Once for all expressions, and only where there are any.
    const read = isLinked && !body.isCut && text !== undefined ? parseExactJson(text) : undefined;
    return {request: exchange.request, path, head, ...(read && {body: read.value})};
  }, [exchange.request, path, head, body, isLinked]);
  return (
    <>
      {remarks.length > 0 && <Fields remarks={remarks} />}
      {exchanged && (
        <div className={styles.links}>
          <NextPage exchanged={exchanged} onFilled={setFilled} />
          {links.map((link) => (
            <FollowedLink key={link.name} link={link} exchanged={exchanged} onFilled={setFilled} />
          ))}
        </div>
      )}
      <p role="status" className={styles.filled}>
        {filled}
      </p>
    </>
  );
}

// What the API refuses, also for the fields themselves.
function useRemarks({exchange, head, body}: Props): Remarks {
  const {context, state, dispatch} = useConsole();
  const {id} = exchange;
  const {values} = state;
  const sent = useRef(values);
  const isRefused = head.status >= 400 && head.status < 500;
  useEffect(() => {
    if (!isRefused || body.text === undefined || body.isCut) return;
    dispatch({kind: 'remarked', id, remarks: findRemarks(context, sent.current, body.text)});
  }, [id, isRefused, body, context, dispatch]);
  return state.remarks ?? NONE;
}

function Fields({remarks}: {remarks: Remarks}): ReactNode {
  const {dispatch} = useConsole();
  return (
    <div role="group" aria-label={messages.followFields}>
      <b>{messages.followFields}</b>
      <ul className={styles.fields}>
        {remarks.map((remark, index) => (
          <li key={index}>
            <ApiButton
              onClick={(event) => {
                dispatch({kind: 'sought', field: remark});
                goToField(event.currentTarget.closest('dialog'), remark);
              }}
            >
              <code>{toName(remark)}</code>
            </ApiButton>{' '}
            {remark.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function toName({place, pointer}: Remarks[number]): string {
  return place.kind === 'parameter' ? place.name : toPathWords(pointer);
}

type Filling = {readonly exchanged: Exchanged; readonly onFilled: (words: string) => void};

// Fills in what the header `Link` names, visibly; the reader sends it.
function NextPage({exchanged, onFilled}: Filling): ReactNode {
  const {context} = useConsole();
  const fill = useFill(onFilled);
  const parameters = useMemo(() => findNextPage(context, exchanged), [context, exchanged]);
  return (
    parameters && <ApiButton onClick={() => fill({parameters})}>{messages.followNext}</ApiButton>
  );
}

function FollowedLink({link, exchanged, onFilled}: Filling & {link: Link}): ReactNode {
  const {context} = useConsole();
  const {linkTargets} = useApiOperation().page;
  const fill = useFill(onFilled);
  const {target: id = '', description} = link;
  const target = Object.hasOwn(linkTargets, id) ? linkTargets[id] : undefined;
  const followed = useMemo(
    () => target && followLink(link, target, exchanged),
    [link, target, exchanged],
  );
  if (!target || !followed) return null;
  const [missing] = followed.missing;
  const {values} = followed;
  return (
    <div>
      {id === context.operation.id ? (
        <ApiButton disabled={missing !== undefined} onClick={() => fill(values)}>
          {target.title}
        </ApiButton>
      ) : missing === undefined ? (
        <DocusaurusLink className="theme-api-button" to={toFillLink(target.permalink, values)}>
          {target.title}
        </DocusaurusLink>
      ) : (
        <ApiButton disabled>{target.title}</ApiButton>
      )}{' '}
      {missing === undefined ? (
        description !== undefined && <ApiMarkdown>{description}</ApiMarkdown>
      ) : (
        <span>{messages.followMissing(<code>{missing}</code>)}</span>
      )}
    </div>
  );
}

/** Fills values into the form of this operation, and says which. */
function useFill(onFilled: Filling['onFilled']) {
  const {dispatch} = useConsole();
  return ({parameters, body}: Pick<RequestValues, 'parameters' | 'body'>) => {
    for (const parameter of parameters) dispatch({kind: 'parameter', parameter});
    if (body) dispatch({kind: 'body', body});
    onFilled(messages.followFilled(toFilledWords({parameters})));
  };
}
