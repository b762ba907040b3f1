/** What the browser and the proxy agree on. Isomorphic: neither DOM nor Node. */
export * from './constants';
export * from './envelope';
export * from './frame';
export * from './issuer';
export * from './parseUrl';
export * from './problem';
