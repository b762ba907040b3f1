export * from './protocol';
export {MANIFEST_FILE, MANIFEST_VERSION} from './manifest';
export type {TryItAuthUrl, TryItDocument, TryItManifest, TryItOperation, TryItServer, TryItServerVariable, TryItSite} from './manifest';
