/** @jest-environment node */
import {testCorpus} from './testCorpus';

testCorpus({half: 1, most: 3});
