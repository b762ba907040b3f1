/**
 * The code that writes requests other than the one in the page: loaded when a reader first makes a
 * choice.
 */
export {applyVariants} from '../form/applyVariants';
export {listVariants} from '../form/listVariants';
export {toPrefill} from '../console/toPrefill';
export {toPageRequest} from '../../request/pageRequest';
export {toCurl} from '../../request/samples/curl';
export {toBaseUrl} from '../../request/server';
