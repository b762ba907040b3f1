import {quote} from '../../diagnostics/text';
import type {RuleContext} from './context';
import {
  groupByItem,
  listItemParameters,
  listParameters,
  parameterKey,
  type ParameterList,
} from './parameters';

/**
 * Reports parameters that a list repeats. An operation may replace a parameter of its path item;
 * that is not a fault.
 */
export function checkParameters(context: RuleContext): void {
  for (const [item, operations] of groupByItem(context.operations)) {
    checkList(context, listItemParameters(item, context.follow));
    for (const {place} of operations) checkList(context, listParameters(place, context.follow));
  }
}

function checkList({warn}: RuleContext, {parameters}: ParameterList): void {
  const seen = new Set<string>();
  for (const parameter of parameters) {
    const key = parameterKey(parameter);
    if (seen.has(key))
      warn(
        'parameter-duplicate',
        parameter.use,
        `The ${parameter.in} parameter ${quote(parameter.name)} is in this list twice.`,
        'Remove one of them.',
      );
    seen.add(key);
  }
}
