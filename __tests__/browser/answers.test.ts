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
