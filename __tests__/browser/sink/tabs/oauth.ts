import fs from 'fs';
import path from 'path';
import {ROOT} from '../../../support/site';
import type {Contribution, ToOrigin} from '../types';

const DOCUMENT = fs.readFileSync(
  path.join(ROOT, '__tests__/__fixtures__/try-it/oauth.yaml'),
  'utf8',
);

export default (toOrigin: ToOrigin): Contribution => ({
  tabs: [{tab: 'Members', api: {source: 'members.yaml'}}],
  files: {'members.yaml': DOCUMENT.replaceAll('ISSUER', toOrigin('issuer'))},
});
