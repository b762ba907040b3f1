import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {quoteShell} from 'docusaurus-plugin-api-reference/client/internal';
import ApiCopyCode from 'docusaurus-plugin-api-reference/parts/ApiCopyCode';
import styles from './styles.module.css';

export interface Props {
  /** Of the endpoint. */
  readonly url: string;
}

// What readers give to their editors and agents, so that these use the tools of the site.
export default function ApiFormatsMcp({url}: Props): ReactNode {
  return (
    <div className={styles.clients}>
      {listClients(url).map(({label, code, language}) => (
        <div key={label}>
          <span>{label}</span>
          <ApiCopyCode
            language={language}
            label={label}
            copyLabel={translate(
              {
                id: 'theme.api.formats.mcp.copy',
                message: 'Copy for {client}',
                description: 'Button that copies how a program connects to the tools of the site',
              },
              {client: label},
            )}
          >
            {code}
          </ApiCopyCode>
        </div>
      ))}
    </div>
  );
}

type Client = {label: string; code: string; language: string};

/** The names of programs and of their files are the same in all languages. */
function listClients(url: string): Client[] {
  // Clients take letters, digits and dashes.
  const name = new URL(url).hostname.replace(/[^a-z0-9]+/g, '-');
  const toCommand = (label: string, code: string): Client => ({label, code, language: 'bash'});
  return [
    {label: 'URL', code: url, language: 'text'},
    toCommand('Claude Code', `claude mcp add --transport http ${name} ${quoteShell(url)}`),
    toCommand('Codex', `codex mcp add ${name} --url ${quoteShell(url)}`),
    toCommand('VS Code', `code --add-mcp ${quoteShell(JSON.stringify({name, type: 'http', url}))}`),
    {
      label: 'mcp.json',
      code: JSON.stringify({mcpServers: {[name]: {url}}}, undefined, 2),
      language: 'json',
    },
  ];
}
