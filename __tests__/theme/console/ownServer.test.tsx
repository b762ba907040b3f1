import {waitFor} from '@testing-library/react';
import {toOwnServer} from '../../../plugin/exports/ownServer';
import {readShareLink} from '../../../plugin/client/history/shareLink';
import {openConsole, type Console} from '../support/console';

const DOCUMENT = `servers: [{url: 'https://api.example.com/v1'}]
paths: {/things: {get: {security: [{it: []}], responses: {'200': {description: OK}}}}}
components: {securitySchemes: {it: {type: apiKey, in: header, name: X-Key}}}`;

/** A console in which readers may name their own server, as docs.json says. */
const openOwn = (setting: string | true, hash?: string) =>
  openConsole(DOCUMENT, {
    tryIt: {ownServer: toOwnServer({ownServer: setting})!},
    ...(hash !== undefined && {hash}),
  });

async function sends(console: Console) {
  console.send();
  await waitFor(() => expect(console.sent.length).toBe(1));
  return console.sent[0]!;
}

describe("a reader's own server", () => {
  it('threat 130: gets requests from the browser itself, and no key of another server', async () => {
    const console = await openOwn(true);
    console.fill(/ it$/, 'KEY');
    console.choose('Send to', 'Your own server');
    console.fill('Base URL', 'https://mine.example.net/base');
    await console.sees(/Your credentials were entered for another server/);
    console.send();
    console.fill(/ it$/, 'MY-KEY');
    await console.sees(/Requests go directly from your browser to/);
    const sent = await sends(console);
    expect(sent.url).toBe('https://mine.example.net/base/things');
    expect(sent.operation).toBeUndefined();
    expect(JSON.stringify(sent.headers)).toContain('MY-KEY');
  });

  it('is asked through the proxy where the pattern of the site fixes the domain', async () => {
    const console = await openOwn('https://{tenant}.example.com/v1');
    console.choose('Send to', 'Your own server');
    console.fill('tenant', 'evil.example.net/');
    expect(console.field('tenant').getAttribute('aria-invalid')).toBe('true');
    console.fill('tenant', 'mine');
    console.fill(/ it$/, 'MY-KEY');
    await console.sees(/Requests go to .* through this site’s proxy/);
    const sent = await sends(console);
    expect(sent.url).toBe('https://mine.example.com/v1/things');
    expect(sent.operation).toBe('GET /things');
  });

  it('is in no link', async () => {
    const console = await openOwn(true);
    console.choose('Send to', 'Your own server');
    console.fill('Base URL', 'https://mine.example.net');
    let copied = '';
    Object.assign(navigator, {
      clipboard: {writeText: (text: string) => Promise.resolve(void (copied = text))},
    });
    console.click('Copy link');
    await waitFor(() => expect(copied).toContain('#try-it='));
    const hash = copied.slice(copied.indexOf('#'));
    expect(readShareLink(hash)?.server).toEqual({index: 0, variables: []});
  });

  it('is chosen by no link', async () => {
    const own = [{name: 'baseUrl', value: 'https://evil.example.net'}];
    const link = btoa(
      JSON.stringify({
        server: {index: 1, variables: own, own},
        parameters: [],
        security: {credentials: []},
      }),
    );
    expect(readShareLink(`#try-it=${link}`)?.server).toEqual({index: 1, variables: own});
    const linked = await openOwn(true, `#try-it=${link}`);
    expect(linked.field('Send to').value).toBe('0');
    expect(linked.text()).toContain('a link cannot change where requests go');
    expect(linked.text()).toContain('curl --url https://api.example.com/v1/things');
  });
});
