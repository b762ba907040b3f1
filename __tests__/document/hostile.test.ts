import {testHostile} from './testHostile';

testHostile(0.02);
