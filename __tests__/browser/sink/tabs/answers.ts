import fs from 'fs';
import path from 'path';
import {ROOT} from '../../../support/site';
import type {Contribution, ToOrigin} from '../types';

const DOCUMENT = fs.readFileSync(
  path.join(ROOT, '__tests__/__fixtures__/try-it/answers.yaml'),
  'utf8',
);

/** Responses of every kind. Nothing listens at the origin `closed`. */
export default (toOrigin: ToOrigin): Contribution => {
  const tabs = [{tab: 'Answers', api: {source: 'answers.yaml'}}];
  return {
    tabs,
    direct: tabs,
    files: {
      'answers.yaml': DOCUMENT.replaceAll('API', toOrigin('answers')).replaceAll(
        'CLOSED',
        toOrigin('closed'),
      ),
    },
  };
};
