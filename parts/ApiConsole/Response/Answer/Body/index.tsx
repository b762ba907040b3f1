import React, {useState, type ReactNode} from 'react';
import {
  toFileName,
  type ResponseBody,
  type ResponseHead,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Text from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Answer/Text';
import ApiCopyButton from '@theme/ApiCopyButton';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly head: ResponseHead;
  readonly body: ResponseBody;
}

const VIEWS = {
  pretty: messages.responsePretty,
  raw: messages.responseRaw,
  preview: messages.responsePreview,
};

type View = keyof typeof VIEWS;

// The body in the views available for its media type. None of its content runs or loads anything.
export default function ApiConsoleResponseBody({head, body}: Props): ReactNode {
  const views = toViews(body);
  const [chosen, setChosen] = useState<View>();
  const [isSearched, setIsSearched] = useState(false);
  const view = chosen !== undefined && views.includes(chosen) ? chosen : views[0];
  const isText = (view === 'pretty' || view === 'raw') && body.text !== undefined;
  if (body.blob.size === 0) return <p>{messages.responseNoBody}</p>;
  return (
    <div className={`theme-api-console-body ${styles.body}`}>
      <div className={styles.tools}>
        {views.length > 1 && <Views views={views} view={view} onChoose={setChosen} />}
        <span className={styles.space} />
        {isText && (
          <ApiButton
            className={styles.search}
            aria-label={messages.responseSearchOpen}
            aria-expanded={isSearched}
            onClick={() => setIsSearched(!isSearched)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M10.5 10.5 14 14M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z" />
            </svg>
          </ApiButton>
        )}
        {body.text !== undefined && (
          <ApiCopyButton text={body.text} label={messages.responseCopy} />
        )}
        <a
          className="theme-api-button"
          href={body.download}
          download={toFileName(head, body.encoding)}
        >
          {messages.responseDownload}
        </a>
      </div>
      {view === 'preview' &&
        (body.kind === 'html' ? <Preview html={body.text ?? ''} /> : <Media body={body} />)}
      {isText && body.text !== undefined && (
        <Text key={view} text={body.text} pretty={view === 'pretty'} isSearched={isSearched} />
      )}
      {view === undefined && (
        <p>
          {body.encoding === undefined
            ? messages.responseBinary
            : messages.responseEncoded(<code>{body.encoding}</code>)}
        </p>
      )}
    </div>
  );
}

function toViews({kind, text}: Props['body']): View[] {
  switch (kind) {
    case 'json':
      return ['pretty', 'raw'];
    case 'html':
      return ['raw', 'preview'];
    case 'image':
      return text === undefined ? ['preview'] : ['preview', 'raw'];
    case 'audio':
    case 'video':
    case 'pdf':
      return ['preview'];
    default:
      return text === undefined ? [] : ['raw'];
  }
}

function Views({
  views,
  view,
  onChoose,
}: {
  views: readonly View[];
  view: View | undefined;
  onChoose: (view: View) => void;
}): ReactNode {
  return (
    <div className="theme-api-segments" role="group" aria-label={messages.responseViews}>
      {views.map((name) => (
        <ApiButton key={name} aria-pressed={name === view} onClick={() => onChoose(name)}>
          {VIEWS[name]}
        </ApiButton>
      ))}
    </div>
  );
}

// Images, audio and PDF documents. As the source of an image even SVG is inert.
function Media({body}: Pick<Props, 'body'>): ReactNode {
  const [failed, setFailed] = useState(false);
  const label = messages.responseMedia;
  if (failed) {
    return <p role="alert">{messages.responseMediaFailed}</p>;
  }
  switch (body.kind) {
    case 'image':
      return (
        <img
          className={styles.media}
          src={body.source}
          alt={label}
          onError={() => setFailed(true)}
        />
      );
    case 'audio':
      // The API provides no captions.
      return (
        <audio controls src={body.source} aria-label={label} onError={() => setFailed(true)}>
          <track kind="captions" />
        </audio>
      );
    case 'video':
      return (
        <video
          className={styles.media}
          controls
          src={body.source}
          aria-label={label}
          onError={() => setFailed(true)}
        >
          <track kind="captions" />
        </video>
      );
    default:
      return (
        <object
          className={styles.document}
          data={body.source}
          type="application/pdf"
          aria-label={label}
        >
          {messages.responseNoPdf}
        </object>
      );
  }
}

/**
 * Precedes the response. Nothing loads and nothing runs, even if a browser's sandbox fails. A sandbox
 * lets links navigate their own frame, so the whole document is inert: a parser keeps the attributes
 * of the first `<html>`.
 */
const START =
  '<!doctype html><html inert><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'">';

// By keyboard, too: an inert document has nothing that a key could reach.
const SCROLLABLE = {tabIndex: 0};

// HTML from the API, in a frame with an origin of its own: it cannot run scripts, reach this page,
// or navigate anywhere.
function Preview({html}: {html: string}): ReactNode {
  return (
    <iframe
      className={styles.frame}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={START + html}
      {...SCROLLABLE}
      title={messages.responsePreviewTitle}
    />
  );
}
