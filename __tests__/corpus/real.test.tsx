/** @jest-environment node */
import {testCorpus} from './testCorpus';

testCorpus({kinds: ['real', 'given'], most: 3});
