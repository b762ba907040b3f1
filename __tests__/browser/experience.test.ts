import {describeAccessibility} from './experience/accessibility';
import {useExperienceSite} from './experience/site';

// What readers see and use, on one site. Each part is a file in `experience/`.
const site = useExperienceSite();

describe('accessibility', () => describeAccessibility(site));
