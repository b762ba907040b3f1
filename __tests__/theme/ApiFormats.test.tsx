import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import type {PropApiDocument} from '../../plugin/pages/props';
import ApiFormats, {type Props} from '@theme/ApiFormats';
import {inDocument, toDocument} from './support/operation';

const show = (menu: PropApiDocument['menu'], props: Partial<Props> = {}) =>
  render(
    inDocument(
      <ApiFormats formats={{markdown: '/api/get.md', openapi: '/api/get.json'}} {...props} />,
      toDocument({menu}),
    ),
  );
const items = () =>
  screen.queryAllByRole('listitem', {hidden: true}).map((item) => item.textContent);
const hrefOf = (name: string) =>
  screen.getByRole('link', {name, hidden: true}).getAttribute('href') ?? '';

describe('the menu of a page', () => {
  it('has what the site has chosen, in its order, then the downloads', () => {
    show({actions: ['claude', 'view', 'copy']}, {operationId: 'getPets', download: '/api.yaml'});
    expect(items()).toEqual([
      'Open in Claude',
      'View as Markdown',
      'Copy as Markdown',
      'OpenAPI of this operation',
      'Whole OpenAPI document',
      'Operation ID: getPets',
    ]);
  });

  it('opens chats with the URL of the text of the page', () => {
    show({actions: ['chatgpt', 'claude']});
    for (const [name, start] of [
      ['Open in ChatGPT', 'https://chatgpt.com/?q='],
      ['Open in Claude', 'https://claude.ai/new?q='],
    ] as const) {
      expect(hrefOf(name).startsWith(start)).toBe(true);
      expect(new URL(hrefOf(name)).searchParams.get('q')).toMatch(
        /^Read https?:\/\/\S+\/api\/get\.md and answer/,
      );
    }
  });

  it('shows how programs connect once a reader asks', async () => {
    show({actions: ['mcp'], mcp: "https://docs.example.com/it's/mcp"});
    expect(screen.queryByText('Codex')).toBeNull();
    const details = screen.getByText('Connect by MCP').closest('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await waitFor(() => screen.getByText('Codex'));
    expect(screen.getByLabelText('Claude Code').textContent).toBe(
      `claude mcp add --transport http docs-example-com 'https://docs.example.com/it'\\''s/mcp'`,
    );
    expect(JSON.parse(screen.getByLabelText('mcp.json').textContent)).toEqual({
      mcpServers: {'docs-example-com': {url: "https://docs.example.com/it's/mcp"}},
    });
  });

  it('offers nothing that needs the text of the page where there is none', () => {
    show({actions: ['copy', 'view', 'chatgpt']}, {formats: {openapi: '/api/get.json'}});
    expect(items()).toEqual(['OpenAPI of this operation']);
  });

  it('is left out if the site wants none, or if it would be empty', () => {
    expect(show(undefined, {operationId: 'getPets'}).container.innerHTML).toBe('');
    expect(show({actions: ['copy']}, {formats: {}}).container.innerHTML).toBe('');
  });
});
