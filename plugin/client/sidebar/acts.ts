/** What only readers of a long sidebar need who turn to it: loaded when they do. */
export {filterSidebar} from './filterSidebar';
export {revealGap} from './revealGap';
