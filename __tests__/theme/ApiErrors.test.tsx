/** @jest-environment node */
import {readFileSync} from 'fs';
import path from 'path';
import {JSDOM} from 'jsdom';
import {formatRoutesLock} from '../../plugin/routes/lock';
import {toSearchTexts} from '../../plugin/search/toSearchTexts';
import type {ReadyTab, Site} from '../../plugin/types';
import {createTestLoader} from '../support/createTestLoader';
import {createFolder} from '../support/folder';
import {once} from '../support/once';
import {renderContent} from './support/renderPages';

const DOCUMENT = path.resolve(__dirname, '../__fixtures__/errors/payments.yaml');

const load = (api: object = {}, more: {[file: string]: string} = {}): Promise<Site> =>
  createTestLoader(
    createFolder({
      ...more,
      'payments.yaml': readFileSync(DOCUMENT, 'utf8'),
      'docs.json': JSON.stringify({
        tab: 'API',
        api: {id: 'default', source: 'payments.yaml', errors: true, ...api},
      }),
    }),
  )();

const render = once(async () => {
  const {pages, markdown} = await renderContent(
    await load(),
    new Set(['errors', 'overview', 'GET /payments/{id}']),
  );
  const toPage = (key: string) => new JSDOM(pages.get(key)).window.document;
  return {page: toPage('errors'), toPage, markdown: markdown.get('errors')!};
});

const words = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ');

describe('the page of errors', () => {
  it('has a heading with an anchor for each status, type and explained code', async () => {
    const {page} = await render();
    expect([...page.querySelectorAll('h3')].map(({id}) => id)).toEqual([
      '400',
      '402',
      '404',
      '409',
      '429',
      '5XX',
      'default',
      'invalid',
      'insufficient-funds',
      'daily-limit',
      'already_paid',
      'already_refunded',
    ]);
    expect(words(page.getElementById('in_review'))).toBe('in_review');
  });

  it('leads to an error also from an anchor that it had, which no other one has today', async () => {
    const toEntry = (anchor: string, name: string, to?: string) => ({
      address: `default/errors#${anchor}`,
      kind: 'error' as const,
      tab: 'default',
      name,
      title: name,
      ...(to && {former: {kind: 'moved' as const, day: '2026-01-31', to: `default/errors#${to}`}}),
    });
    const lock = [
      // Recorded, said by the author of a code that was renamed, and not recorded yet.
      toEntry('paid', 'code already_paid', 'already_paid'),
      toEntry('settled', 'code settled', 'already_paid'),
      toEntry('refund', 'code already_refunded'),
      toEntry('invalid', 'code in_review', 'in_review'),
      toEntry('review', 'code in_review', 'in_review'),
    ];
    const site = await load(
      {},
      {'routes.lock.json': formatRoutesLock({addresses: lock, locales: new Map()})},
    );
    const {pages} = await renderContent(site, new Set(['errors']));
    const {document} = new JSDOM(pages.get('errors')).window;
    const nameOf = (anchor: string) => {
      expect(document.querySelectorAll(`[id="${anchor}"]`)).toHaveLength(1);
      return words(document.getElementById(anchor)?.parentElement?.querySelector('code'));
    };
    expect(['paid', 'settled', 'refund', 'review', 'invalid'].map(nameOf)).toEqual([
      'already_paid',
      'already_paid',
      'already_refunded',
      'in_review',
      'invalid',
    ]);
  });

  it('links to the responses of operations, also without JavaScript where they are folded', async () => {
    const {page} = await render();
    const section = page.getElementById('404')!.parentElement!;
    expect([...section.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
      '/api/default/payments/id/get#response-404',
      '/api/default/payments/id/delete#response-404',
      '/api/default/refunds/post#response-404',
    ]);
    const folded = page.getElementById('default')!.parentElement!.querySelector('details')!;
    expect(words(folded.querySelector('summary'))).toBe('Operations: 4');
    expect(folded.querySelectorAll('li')).toHaveLength(4);
  });

  it('says what the document says, with an example and the operation that has it', async () => {
    const {page} = await render();
    const section = page.getElementById('insufficient-funds')!.parentElement!;
    expect(words(section)).toMatch(
      /^insufficient-funds Insufficient funds\S*https:.*#insufficient-fundsThe account has 30 EUR, but the payment needs 50 EUR\.Example of Create a payment\{ "type"/,
    );
    expect(words(page.getElementById('5XX')?.parentElement)).toContain('Send the request again.');
  });

  it('is linked from the overview, and from responses that are errors alone', async () => {
    const {toPage} = await render();
    const find = (key: string) =>
      [...toPage(key).querySelectorAll('a[href^="/api/default/errors"]')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-label') ?? words(link),
      ]);
    expect(find('overview')).toEqual([['/api/default/errors', 'Errors']]);
    expect(find('GET /payments/{id}')).toEqual([
      ['/api/default/errors#404', 'About this error: 404'],
      ['/api/default/errors#default', 'About this error: default'],
    ]);
  });

  it('is not linked from operations that nothing else links to', async () => {
    const overrides = {'GET /payments/{id}': {hidden: true}};
    const {pages} = await renderContent(await load({overrides}), new Set(['GET /payments/{id}']));
    expect(pages.get('GET /payments/{id}')).toContain('There is no such payment.');
    expect(pages.get('GET /payments/{id}')).not.toContain('/api/default/errors');
  });

  it('is a Markdown file that says the same', async () => {
    const {markdown} = await render();
    expect(markdown).toContain(
      '### `409` Conflict\n\nIt cannot be cancelled any more.\n\n- [Cancel a payment](https://docs.example.com/api/default/payments/id/delete.md): `DELETE /payments/{id}`, `409`',
    );
    expect(markdown).toContain(
      '### `already_refunded`\n\nThe payment was refunded before.\n\n- `in_review`\n- `locked`\n\nOperations with these errors:',
    );
    expect(markdown.match(/daily limit/g)).toHaveLength(1);
  });

  it('is found by the search, as are its types and codes', async () => {
    const {tabs} = await load();
    const {sections} = toSearchTexts(tabs[0] as ReadyTab);
    expect(sections).toEqual(
      expect.arrayContaining([
        {kind: 'section', name: 'Errors', to: '/api/default/errors', page: 'errors'},
        expect.objectContaining({
          name: 'insufficient-funds',
          to: '/api/default/errors#insufficient-funds',
          text: 'Insufficient funds · The account has 30 EUR, but the payment needs 50 EUR.',
        }),
        {kind: 'section', name: 'locked', to: '/api/default/errors#locked'},
      ]),
    );
  });
});
