export {createTryItFetch} from './createTryItFetch';
export type {TryItFetch} from './createHandler';
export type {TryItFetchOptions} from './options';
export type {CounterStore} from '../limits/createRateLimit';
export {DEFAULT_LIMITS} from '../limits/limits';
export type {Limits} from '../limits/limits';
export type {LogEntry} from '../log';
export type {TryItManifest} from '../manifest';
