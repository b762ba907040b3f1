/**
 * What writes a request that differs from the one in the page: loaded when a reader first chooses
 * something.
 */
export {toPrefill} from '../console/toPrefill';
export {toPageRequest} from '../../request/pageRequest';
export {toCurl} from '../../request/samples/curl';
export {toBaseUrl} from '../../request/server';
