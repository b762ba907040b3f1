import {testHostile} from '../../document/testHostile';

testHostile(1);
