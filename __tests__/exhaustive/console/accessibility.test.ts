import {useAnswers} from '../../browser/support/answers';
import {useTryIt} from '../../browser/support/tryIt';
import {findViolations} from '../../support/axe';

const tryIt = useTryIt();
useAnswers(tryIt.sink);
// Halfway through the dialog's animation, colors have less contrast.
beforeEach(() => tryIt.page.emulateMedia({reducedMotion: 'reduce'}));
const check = async () => expect(await findViolations(tryIt.page, 'dialog')).toEqual([]);
/** Sends also a request without the credentials that the document asks for. */
async function send(): Promise<void> {
  await tryIt.send();
  const anyway = tryIt.page.getByRole('button', {name: 'Send anyway'});
  if (!(await anyway.isVisible())) return;
  await check();
  await anyway.click();
}

describe('the console has no accessibility violations', () => {
  it.each([
    ['api/answers/html/get', '200', 'Preview'],
    ['api/answers/sound/get', '200'],
    ['api/answers/film/get', 'The browser cannot show this.'],
    ['api/answers/pdf/get', '200'],
    ['api/answers/bytes/get', 'Binary content.'],
    ['api/answers/lines/get', '{"line": 3}', 'Stop'],
    ['api/answers/promises/get', 'Not as documented'],
    ['api/answers/moved/get', '302'],
    ['api/answers/away/get', '302', 'Follow'],
    ['api/answers/closed/get', 'Check that the API runs at this address'],
    ['api/answers/broken/get', 'Check that the API runs at this address'],
    ['api/answers/exact/post', '200', 'Form'],
    ['api/answers/protected/basic/get', '401'],
    ['api/answers/protected/certificate/get', '200'],
    ['api/answers/here/get', '404'],
    ['direct/answers/forms/post', '200', 'Form'],
    ['direct/answers/numbers/get', 'through CORS'],
    ['api/requiring/pets/petid/get', 'Fill in the parameter petId'],
    ['api/silent/things/get', 'The document names no server'],
    ['api/members/things/get', '<'],
    ['api/default/pets/post', '401', 'Form'],
  ])('%s: %s', async (...row: string[]) => {
    const [route = '', text = '', button] = row;
    const dialog = await tryIt.open(route);
    await check();
    await send();
    await dialog.getByText(text).first().waitFor();
    await check();
    if (button === undefined) return;
    await dialog.getByRole('button', {name: button}).click();
    await check();
  });
});

describe('the Tab key', () => {
  it('reaches every control, and covers no focused control', async () => {
    const {page} = tryIt;
    const dialog = await tryIt.open('api/default/pets/post');
    await dialog.getByRole('button', {name: 'Form'}).click();
    await send();
    await dialog.getByText('The response matches the documented 401.').waitFor();
    await dialog.getByRole('button', {name: 'Close'}).focus();
    const controls = await dialog.evaluate((element) => {
      const all = [
        ...element.querySelectorAll<HTMLElement>(
          'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]',
        ),
      ].filter((control) => control.offsetParent !== null);
      all.forEach((control, index) => (control.dataset.walk = String(index)));
      return all.length;
    });
    expect(controls).toBeGreaterThan(25);
    const covered: string[] = [];
    for (let presses = 0; presses < 2 * controls; presses += 1) {
      const name = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const {left, top, width, height} = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(
          left + Math.min(width / 2, 20),
          top + Math.min(height / 2, 20),
        );
        const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
        const isControl = focused.dataset.walk !== undefined;
        delete focused.dataset.walk;
        return isControl && !isSeen ? focused.outerHTML.slice(0, 120) : '';
      });
      if (name !== '') covered.push(name);
      await page.keyboard.press('Tab');
    }
    expect(covered).toEqual([]);
    expect(
      await dialog
        .locator('[data-walk]')
        .evaluateAll((all) => all.map(({outerHTML}) => outerHTML.slice(0, 120))),
    ).toEqual([]);
  });
});
