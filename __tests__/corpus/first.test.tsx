/** @jest-environment node */
import {testCorpus} from './testCorpus';

testCorpus({half: 0, most: 3});
