import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  toFileName,
  type ResponseBody,
  type ResponseHead,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Media from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Media';
import Preview from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Preview';
import Text from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Text';
import ApiCopyButton from '@theme/ApiCopyButton';
import styles from './styles.module.css';

export interface Props {
  readonly head: ResponseHead;
  readonly body: ResponseBody;
}

type View = 'pretty' | 'raw' | 'preview';

// The body in the views available for its media type. None of its content runs or loads anything.
export default function ApiConsoleResponseBody({head, body}: Props): ReactNode {
  const views = toViews(body);
  const [chosen, setChosen] = useState<View>();
  const view = chosen !== undefined && views.includes(chosen) ? chosen : views[0];
  if (body.blob.size === 0) return <NoBody />;
  return (
    <div className={`theme-api-console-body ${styles.body}`}>
      <div className={styles.tools}>
        {views.length > 1 && <Views views={views} view={view} onChoose={setChosen} />}
        <span className={styles.space} />
        {body.text !== undefined && (
          <ApiCopyButton
            text={body.text}
            label={translate({
              id: 'theme.api.console.response.copy',
              message: 'Copy the body',
              description: 'Accessible name of the button that copies the body of an answer',
            })}
          />
        )}
        <a
          className="theme-api-button"
          href={body.download}
          download={toFileName(head, body.encoding)}
        >
          <Translate
            id="theme.api.console.response.download"
            description="Link that downloads the body of an answer"
          >
            Download
          </Translate>
        </a>
      </div>
      {view === 'preview' &&
        (body.kind === 'html' ? <Preview html={body.text ?? ''} /> : <Media body={body} />)}
      {(view === 'pretty' || view === 'raw') && body.text !== undefined && (
        <Text key={view} text={body.text} pretty={view === 'pretty'} />
      )}
      {view === undefined &&
        (body.encoding === undefined ? <Binary /> : <Encoded encoding={body.encoding} />)}
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

function toLabel(view: View): string {
  switch (view) {
    case 'pretty':
      return translate({
        id: 'theme.api.console.response.pretty',
        message: 'Pretty',
        description: 'Button that shows an answer laid out',
      });
    case 'raw':
      return translate({
        id: 'theme.api.console.response.raw',
        message: 'Raw',
        description: 'Button that shows an answer as it came',
      });
    case 'preview':
      return translate({
        id: 'theme.api.console.response.preview',
        message: 'Preview',
        description: 'Button that shows an answer as an image or page',
      });
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
    <div
      className="theme-api-segments"
      role="group"
      aria-label={translate({
        id: 'theme.api.console.response.views',
        message: 'Show the body as',
        description: 'Accessible name of the buttons that show an answer laid out or as it came',
      })}
    >
      {views.map((name) => (
        <ApiButton key={name} aria-pressed={name === view} onClick={() => onChoose(name)}>
          {toLabel(name)}
        </ApiButton>
      ))}
    </div>
  );
}

function NoBody(): ReactNode {
  return (
    <p>
      <Translate id="theme.api.console.response.noBody" description="The response has no body">
        The response has no body.
      </Translate>
    </p>
  );
}

function Encoded({encoding}: {encoding: string}): ReactNode {
  return (
    <p>
      <Translate
        id="theme.api.console.response.encoded"
        description="The answer is compressed in a way that the browser cannot read; encoding is a name such as br"
        values={{encoding: <code>{encoding}</code>}}
      >
        {
          'The body is encoded as {encoding}, which your browser cannot decode. Download it to view it.'
        }
      </Translate>
    </p>
  );
}

function Binary(): ReactNode {
  return (
    <p>
      <Translate
        id="theme.api.console.response.binary"
        description="The answer is bytes that cannot be shown"
      >
        Binary content. Download it to view it.
      </Translate>
    </p>
  );
}
