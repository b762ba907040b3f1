import fs from 'fs';
import {useAnswers} from './support/answers';
import {useTryIt} from './support/tryIt';

const tryIt = useTryIt();
const api = useAnswers(tryIt.sink);

/** Opens the console of an operation and sends the prefilled request. */
async function ask(name: string) {
  const dialog = await tryIt.open(`api/answers/${name}/get`);
  await tryIt.send();
  return dialog;
}

describe('a response', () => {
  it('of audio can be played, one of PDF is embedded, and a video that cannot be played says so', async () => {
    const sound = (await ask('sound')).locator('audio');
    await sound.waitFor();
    await sound.evaluate(
      (audio: HTMLAudioElement) =>
        new Promise((resolve) =>
          audio.readyState > 0
            ? resolve(true)
            : audio.addEventListener('loadedmetadata', () => resolve(true)),
        ),
    );
    const paper = (await ask('pdf')).locator('object[type="application/pdf"]');
    await paper.waitFor();
    expect(await paper.getAttribute('data')).toMatch(/^blob:/);
    expect(await paper.evaluate((element) => element.clientHeight)).toBeGreaterThan(300);
    await (await ask('film')).getByText('The browser cannot show this.').waitFor();
  });

  it('of binary data can be downloaded under a safe file name', async () => {
    const dialog = await ask('bytes');
    await dialog.getByText('Binary content.').waitFor();
    const downloaded = tryIt.page.waitForEvent('download');
    await dialog.getByRole('link', {name: 'Download'}).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('résumé_.exe');
    expect([...fs.readFileSync(await download.path())]).toEqual([0, 1, 2, 255]);
  });

  it('of 5 MB is shown with fewer than 1,500 elements, and can be searched and copied', async () => {
    await tryIt.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await ask('big');
    const body = dialog.getByRole('region', {name: 'Body of the response'});
    await body.getByText('Thing number 0').waitFor();
    await dialog.getByLabel('Search').fill('Thing number 43999');
    await dialog.getByText('1 of 1 lines').waitFor();
    await body.locator('mark').first().waitFor();
    expect(await dialog.locator('*').count()).toBeLessThan(1500);
    expect(await dialog.locator('dd').filter({hasText: / MB$/}).textContent()).toMatch(
      /^[5-6]\.\d MB$/,
    );
    await dialog.getByRole('button', {name: 'Copy the body'}).click();
    const copied = await tryIt.page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toHaveLength(44_000);
  });
});

describe('a request that does not go through the proxy', () => {
  it('has neither cookies nor a referrer, and needs CORS', async () => {
    const {context, page, sink, proxied} = tryIt;
    await context.addCookies([{name: 'session', value: 'docs', url: sink.origin}]);
    const dialog = await tryIt.open('direct/answers/forms/post');
    await dialog.getByText('Requests go directly from your browser to').waitFor();
    await tryIt.send();
    await tryIt.status('200');
    const {headers} = api.requests.at(-1)!;
    expect([headers.referer, headers.cookie]).toEqual([undefined, undefined]);
    await tryIt.open('direct/answers/numbers/get');
    await tryIt.send();
    await page.getByRole('alert').filter({hasText: 'through CORS'}).waitFor();
    await tryIt.open('api/answers/here/get');
    const [request] = await Promise.all([page.waitForRequest(`${sink.origin}/here`), tryIt.send()]);
    expect(await request.headerValue('cookie')).toBeNull();
    await tryIt.status('404');
    expect(proxied).toEqual([]);
  });
});
