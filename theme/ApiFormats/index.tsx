import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  createOnDemand,
  useApiDocument,
  useCopyFrom,
  useDismissibleDetails,
  type PropFormats,
} from 'docusaurus-plugin-api-reference/client';
import ApiFormatsMarkdownLink from 'docusaurus-plugin-api-reference/parts/ApiFormats/MarkdownLink';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import styles from './styles.module.css';

export interface Props {
  readonly formats: PropFormats;
  /** Where the whole document can be downloaded. */
  readonly download?: string;
  /** Of the operation that the page is about. */
  readonly operationId?: string;
}

type LinkItem = {href: string; label: string};

/** Chats that take a first message in their URL. */
const CHATS: ReadonlyMap<string, {name: string; url: string}> = new Map([
  ['chatgpt', {name: 'ChatGPT', url: 'https://chatgpt.com/?q='}],
  ['claude', {name: 'Claude', url: 'https://claude.ai/new?q='}],
]);

const ApiFormatsMcp = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-mcp" */ 'docusaurus-plugin-api-reference/parts/ApiFormats/Mcp'
    ),
  ApiPending,
);

// The menu of a page: what the site has chosen to do with it, and links to its other forms. Nothing
// is sent before a reader chooses. It also opens without JavaScript.
export default function ApiFormats({formats, download, operationId}: Props): ReactNode {
  const {menu} = useApiDocument();
  const ref = useDismissibleDetails();
  const links = listLinks(formats, download);
  // Chats and the clipboard need the text of the page.
  const actions = (menu?.actions ?? []).filter(
    (action) => action === 'mcp' || formats.markdown !== undefined,
  );
  if (!menu || (actions.length === 0 && links.length === 0 && operationId === undefined))
    return null;
  const label = translate({
    id: 'theme.api.formats.label',
    message: 'Page options',
    description: 'Name of the menu of a page: copy it, ask about it, and its other forms',
  });
  return (
    <details ref={ref} className={`theme-api-formats theme-api-menu ${styles.formats}`}>
      <summary aria-label={label} title={label}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 8h0M8 8h0M13 8h0" />
        </svg>
      </summary>
      {/* Indexes of searches take the items of lists as content. */}
      <div role="list">
        {actions.map((action) => (
          <Action key={action} action={action} markdown={formats.markdown} mcp={menu.mcp} />
        ))}
        {links.map(({href, label}) => (
          <div key={href} role="listitem">
            <a href={href}>{label}</a>
          </div>
        ))}
        {operationId !== undefined && (
          <div role="listitem" className={`theme-api-operation-id ${styles.id}`}>
            <Translate
              id="theme.api.operation.id"
              description="Comes before the operationId of an operation"
            >
              Operation ID:
            </Translate>{' '}
            <code>{operationId}</code>
          </div>
        )}
      </div>
    </details>
  );
}

function Action({
  action,
  markdown = '',
  mcp,
}: {
  action: string;
  markdown?: string;
  mcp?: string;
}): ReactNode {
  const chat = CHATS.get(action);
  if (chat) return <Chat {...chat} markdown={markdown} />;
  if (action === 'copy') return <CopyMarkdown url={markdown} />;
  if (action === 'mcp') return mcp !== undefined && <Mcp url={mcp} />;
  return (
    <div role="listitem">
      <ApiFormatsMarkdownLink url={markdown} />
    </div>
  );
}

function CopyMarkdown({url}: {url: string}): ReactNode {
  const {isBusy, copy} = useCopyFrom(url);
  return (
    <div role="listitem" className={styles.copy}>
      <button type="button" className="clean-btn" aria-busy={isBusy} onClick={copy}>
        <Translate
          id="theme.api.formats.copy"
          description="Button that copies the text of the page as Markdown"
        >
          Copy as Markdown
        </Translate>
      </button>
    </div>
  );
}

// The chat gets the address of the text, and reads it itself.
function Chat({name, url, markdown}: {name: string; url: string; markdown: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const question = translate(
    {
      id: 'theme.api.formats.question',
      message: 'Read {url} and answer my questions about it.',
      description: 'First message to a chat such as ChatGPT',
    },
    {url: siteConfig.url + markdown},
  );
  return (
    <div role="listitem">
      <a
        href={url + encodeURIComponent(question)}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        <Translate
          id="theme.api.formats.chat"
          description="Link that opens a chat such as ChatGPT with the page"
          values={{name}}
        >
          {'Open in {name}'}
        </Translate>
      </a>
    </div>
  );
}

// Without JavaScript, it shows the URL alone.
function Mcp({url}: {url: string}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="listitem">
      <details className={styles.mcp} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary>
          <Translate
            id="theme.api.formats.mcp"
            description="Shows how editors and agents use the tools of the site; MCP is a protocol"
          >
            Connect by MCP
          </Translate>
        </summary>
        {isOpen ? <ApiFormatsMcp url={url} /> : <code>{url}</code>}
      </details>
    </div>
  );
}

function listLinks(
  {openapi, jsonSchema, llms}: Props['formats'],
  download: Props['download'],
): LinkItem[] {
  return [
    {
      href: openapi,
      label: translate({
        id: 'theme.api.formats.openapi',
        message: 'OpenAPI of this operation',
        description: 'Link to an OpenAPI document of one operation',
      }),
    },
    {href: jsonSchema, label: 'JSON Schema'},
    {
      href: download,
      label: translate({
        id: 'theme.api.formats.document',
        message: 'Whole OpenAPI document',
        description: 'Link to the OpenAPI document of all operations',
      }),
    },
    {href: llms, label: 'llms.txt'},
  ].filter((link): link is LinkItem => link.href !== undefined);
}
