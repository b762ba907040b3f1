/** The protocol between the browser and the proxy. Isomorphic: neither DOM nor Node. */
export * from './constants';
export * from './envelope';
export * from './frame';
export * from './issuer';
export * from './parseUrl';
export * from './problem';
