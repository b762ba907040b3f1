/** @jest-environment node */
import {testCorpus} from '../../corpus/testCorpus';

testCorpus({most: Infinity, limit: 180_000});
