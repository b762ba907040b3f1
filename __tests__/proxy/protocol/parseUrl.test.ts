import {parseUrl} from '../../../plugin/proxy/protocol';

describe('parseUrl', () => {
  it('still parses valid URLs and rejects invalid ones after 30,000 calls', () => {
    // `URL.canParse` of Node 20 gives different results after some thousand calls.
    const texts = ['http://é.example/', 'https://例え.example/a', 'http://example.com/ü'];
    for (let count = 0; count < 30_000; count += 1)
      if (!parseUrl(texts[count % 3] as string)) throw new Error(`not after ${count} calls`);
    expect(parseUrl('/é', 'http://ü.example')?.href).toBe('http://xn--tda.example/%C3%A9');
    for (const text of ['', 'é', 'http://', 'http://[::1', 'http://a b/'])
      expect(parseUrl(text)).toBeUndefined();
  });
});
