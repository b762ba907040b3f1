/** Puts the tests of a suite on a page of a site, and restores `fetch` after each of them. */
export function useSitePage(): void {
  const original = {
    fetch: globalThis.fetch,
    window: Object.getOwnPropertyDescriptor(globalThis, 'window'),
  };
  const origin = 'https://docs.example.com';
  const location = {protocol: 'https:', href: `${origin}/api`, origin};
  beforeEach(() =>
    Object.defineProperty(globalThis, 'window', {configurable: true, value: {location}}),
  );
  afterEach(() => {
    globalThis.fetch = original.fetch;
    if (original.window) Object.defineProperty(globalThis, 'window', original.window);
    else Reflect.deleteProperty(globalThis, 'window');
  });
}
