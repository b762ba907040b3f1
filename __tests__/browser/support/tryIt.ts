import type {Locator} from 'playwright-core';
import {useSharedPage, type SharedPage} from '../../support/browser';
import type {Sink} from '../sink/site';
import {useSink} from '../sink/useSink';

export type TryIt = SharedPage & {
  readonly sink: Sink;
  /** URLs of the APIs that the page has asked the proxy to reach since the test began. */
  proxied: string[];
  /** Opens a page of the site, such as `api/default/pets/get`, and waits until it is hydrated. */
  visit: (route: string) => Promise<void>;
  /** Opens the console of an operation. */
  open: (route: string) => Promise<Locator>;
  send: () => Promise<void>;
  /** Waits until the console shows this text about the result of a request. */
  status: (text: string) => Promise<void>;
  /** What remains after the page is closed, or is visible outside it. */
  kept: () => Promise<string>;
};

/**
 * What Chromium reports about the headers of `serve`. Previews of responses have their own policy
 * for images.
 */
const HEADERS =
  /Content.Security.Policy directive:? ["'](?!img-src)|Cross-Origin-Opener-Policy|Permissions-Policy/i;

/** A reader of the shared site who sends requests; all tests of a suite share one page. */
export function useTryIt(): TryIt {
  const sink = useSink();
  const tryIt = useSharedPage(() => sink.origin, {viewport: {width: 1440, height: 900}}) as TryIt;
  const {renew} = tryIt;
  const violations: string[] = [];
  const watch = () => {
    tryIt.context.on('console', (message) => {
      if (HEADERS.test(message.text()) && message.page()?.url().startsWith(sink.origin))
        violations.push(message.text());
    });
    tryIt.context.on('request', (request) => {
      if (request.url() === `${sink.origin}/api/try-it`)
        tryIt.proxied.push(/"url":"([^"]*)"/.exec(request.postData() ?? '')?.[1] ?? '');
    });
  };
  beforeEach(() => {
    tryIt.proxied.length = 0;
    watch();
  });
  // The headers of `serve` must allow everything that a test does on a page.
  afterEach(() => expect(violations.splice(0)).toEqual([]));
  return Object.assign(tryIt, {
    sink,
    proxied: [],
    async renew() {
      await renew();
      watch();
    },
    async visit(route: string) {
      await tryIt.page.goto(`${sink.origin}/${route}`);
      await tryIt.page.locator('html[data-has-hydrated=true]').waitFor();
    },
    async open(route: string) {
      await tryIt.visit(route);
      await tryIt.page.getByRole('button', {name: 'Try it'}).click();
      const dialog = tryIt.page.getByRole('dialog');
      await dialog.waitFor();
      return dialog;
    },
    send: () => tryIt.page.keyboard.press('Control+Enter'),
    status: (text: string) =>
      tryIt.page.getByRole('dialog').getByRole('status').filter({hasText: text}).first().waitFor(),
    kept: () =>
      tryIt.page.evaluate(() =>
        JSON.stringify([
          {...localStorage},
          {...sessionStorage},
          location.href,
          document.cookie,
          history.state,
        ]),
      ),
  });
}
