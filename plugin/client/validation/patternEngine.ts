/** What compares values with patterns. Loaded with the first pattern: most consoles have none. */
export {matchQuickly} from '../../model/validation/matchPattern';
export {askWorker} from './askWorker';
