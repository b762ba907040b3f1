/** Reads what a site decides about operations: `tryIt` and `samples`, wherever they are written. */
import {isObject} from '../document/isObject';
import {present} from '../document/present';
import type {Json, JsonObject} from '../document/types';
import {type ConfigContext, isWhole, readObject} from './fields';
import {normalizeSamples} from './samples';
import type {FieldTypes} from './fieldTypes';
import type {OperationRule, TabTryItSettings} from './types';

/** Wrong values are reported and left out. */
export function normalizePageRule(
  {tryIt, samples}: {tryIt?: JsonObject | undefined; samples?: Json[] | undefined},
  pointer: string,
  context: ConfigContext,
): OperationRule {
  return present({
    tryIt: tryIt && normalizeTryIt('tryIt', tryIt, `${pointer}/tryIt`, context),
    samples: samples && normalizeSamples(samples, `${pointer}/samples`, context),
  });
}

/**
 * Reads `tryIt` of docs.json; `tabTryIt` is that of a whole tab. A wrong mode switches everything
 * off, so that no button appears by mistake.
 */
export function normalizeTryIt(
  name: 'tryIt' | 'tabTryIt',
  value: JsonObject,
  pointer: string,
  context: ConfigContext,
): TabTryItSettings {
  const {mode, ...rest}: FieldTypes['tabTryIt'] = readObject(name, value, pointer, context) ?? {};
  if (mode === undefined) return {...rest, ...(value.mode !== undefined && {mode: 'none'})};
  if (!isObject(mode)) return {...rest, mode};
  const modes = readObject('tryItModes', mode, `${pointer}/mode`, context);
  return {...rest, mode: modes && isWhole(modes, mode) ? modes : 'none'};
}
