import {testScale} from '../../model/testScale';

testScale(1);
