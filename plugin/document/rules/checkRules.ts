import {onePerPlace} from '../operations';
import {checkComponents} from './checkComponents';
import {checkInfo} from './checkInfo';
import {checkOperationIds} from './checkOperationIds';
import {checkParameters} from './checkParameters';
import {checkPathParameters} from './checkPathParameters';
import {checkPaths} from './checkPaths';
import {checkSecurity} from './checkSecurity';
import {checkServers} from './checkServers';
import {checkTags} from './checkTags';
import {checkTitles} from './checkTitles';
import type {RuleContext} from './context';

/**
 * Checks requirements that are in the text of the specification and cannot be expressed in a
 * schema.
 */
const RULES: readonly ((context: RuleContext) => void)[] = [
  checkInfo,
  checkComponents,
  checkPaths,
  checkOperationIds,
  checkParameters,
  checkSecurity,
  checkServers,
  checkTags,
  checkTitles,
];

export function checkRules(context: RuleContext): void {
  // Each path names its own variables, even where it shares its operations with another path.
  checkPathParameters(context);
  const operations = onePerPlace(context.operations);
  for (const check of RULES) check({...context, operations});
}
