/** Code that only readers of a long sidebar need, loaded when they use it. */
export {filterSidebar} from './filterSidebar';
export {revealGap} from './revealGap';
