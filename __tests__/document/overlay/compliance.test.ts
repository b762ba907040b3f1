import fs from 'fs';
import path from 'path';
import isEqual from 'lodash/isEqual';
import {createQuery} from '../../../plugin/document/overlay/query';
import type {Json} from '../../../plugin/document/types';
import {ROOT} from '../../support/site';

/** A case of the JSONPath Compliance Test Suite; `results` lists every order that is allowed. */
type Case = {
  name: string;
  selector: string;
  document?: Json;
  result?: Json[];
  results?: Json[][];
  invalid_selector?: boolean;
};

/** The suite is published only on GitHub; this npm package contains a copy. */
const {tests} = JSON.parse(
  fs.readFileSync(
    path.join(
      ROOT,
      'node_modules/jsonpath-rfc9535/src/__tests__/jsonpath-compliance-test-suite/cts.json',
    ),
    'utf8',
  ),
) as {tests: Case[]};

/** An action changes a node only once, even if its target selects the node several times. */
const once = (values: readonly Json[]) => {
  const seen: Json[] = [];
  for (const value of values) if (!seen.some((other) => isEqual(other, value))) seen.push(value);
  return seen;
};

describe('the JSONPath Compliance Test Suite', () => {
  const query = createQuery();

  it('passes, except that each node is selected only once', () => {
    expect(tests.length).toBeGreaterThan(600);
    const failed = tests.flatMap(({name, selector, document = null, result, results, ...rest}) => {
      const found = query(selector, document);
      if (rest.invalid_selector) return found.kind === 'invalid' && found.reason ? [] : [name];
      const allowed = results ?? [result ?? []];
      const values = found.kind === 'matches' ? found.matches.map(({value}) => value) : undefined;
      const isRight = allowed.some(
        (expected) =>
          isEqual(values, expected) ||
          (/multiple selectors/.test(name) && isEqual(values, once(expected))),
      );
      return isRight ? [] : [name];
    });
    expect(failed).toEqual([]);
  });
});
