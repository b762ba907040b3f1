import {describeAccessibility} from './experience/accessibility';
import {describeKeyboard} from './experience/keyboard';
import {describeMedia} from './experience/media';
import {describeRegression} from './experience/regression';
import {describeSearch} from './experience/search';
import {useExperienceSite} from './experience/site';
import {describeWithoutScript} from './experience/withoutScript';

// Tests what readers see and use, on one site. Each part is a file in `experience/`.
const site = useExperienceSite();

describe('accessibility', () => describeAccessibility(site));
describe('keyboard', () => describeKeyboard(site));
describe('search', () => describeSearch(site));
describe('screens', () => describeRegression(site));
describe('without JavaScript', () => describeWithoutScript(site));
describe('other media', () => describeMedia(site));
