export * from './protocol';
export {MANIFEST_FILE} from './buildFiles';
export {MANIFEST_VERSION} from './manifest';
export type {
  TryItAuthUrl,
  TryItDocument,
  TryItManifest,
  TryItOperation,
  TryItServer,
  TryItServerVariable,
  TryItSite,
} from './manifest';
export {createTryItRouter} from './createTryItRouter';
export {createTryItHandler} from './createTryItHandler';
export type {TryItHandler} from './createTryItHandler';
export {parseProxyOptions} from './options';
export type {ProxyOptions} from './options';
export {DEFAULT_LIMITS} from './limits/limits';
export type {Limits} from './limits/limits';
export type {LogEntry} from './log';
export {createTryItServer} from './createTryItServer';
export type {RunningServer, ServerOptions} from './createTryItServer';
export {createMetrics} from './metrics/createMetrics';
export type {Metrics} from './metrics/createMetrics';
export {createMetricsServer} from './metrics/createMetricsServer';
export {createSite, requireBuild} from './site/createSite';
export type {SiteOptions} from './site/createSite';
export {createPolicyOfBuild} from './site/createPolicyOfBuild';
export {POLICY_MODES} from './site/contentPolicy';
export type {PolicyMode} from './site/contentPolicy';
export {readManifest} from './manifestSource';
export {createRedisStores} from './limits/createRedisStores';
export type {RedisStores} from './limits/createRedisStores';
