import {deliverCallback, listenForCallback} from '../../../plugin/client/oauth/callback';

describe('the callback page', () => {
  it.each([
    ['a response in the query', '?code=1&state=s', ''],
    ['one with a fragment without meaning', '?code=1&state=s', '#_=_'],
    ['one in the fragment', '?site=x', '#code=1&state=s'],
  ])('passes on %s', async (_, search, hash) => {
    const replaceState = jest.fn();
    const location = {search, hash, pathname: '/callback'};
    Object.assign(globalThis, {window: {location, history: {replaceState}}});
    let stop = () => {};
    const received = new Promise<URLSearchParams>((resolve) => (stop = listenForCallback(resolve)));
    deliverCallback();
    expect((await received).toString()).toBe('code=1&state=s');
    stop();
    expect(replaceState).toHaveBeenCalledWith(null, '', '/callback');
  });
});
