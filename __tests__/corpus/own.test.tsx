/** @jest-environment node */
import {testCorpus} from './testCorpus';

testCorpus({kinds: ['own', 'hostile'], most: 3});
