/** @jest-environment node */
import {testCorpus} from './testCorpus';

testCorpus({most: 3});
