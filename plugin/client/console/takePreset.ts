import {toPresetValues, type Preset} from '../../request/preset';
import type {RequestContext, RequestValues} from '../../request/types';

/** The preset that each console used last. */
const used = new Map<string, string>();

/**
 * The values of a preset if the console used a different one last, or none. The same button reopens
 * the console as the reader left it.
 * @param key of the console
 */
export function takePreset(
  key: string,
  preset: Preset,
  context: RequestContext,
): RequestValues | undefined {
  const text = JSON.stringify(preset);
  if (used.get(key) === text) return undefined;
  used.set(key, text);
  return toPresetValues(context, preset);
}
