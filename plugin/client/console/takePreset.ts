import {toPresetValues, type Preset} from '../../request/preset';
import type {RequestContext, RequestValues} from '../../request/types';

/** The preset that was used last, of each console. */
const used = new Map<string, string>();

/**
 * The values of a preset, where another one, or none, was used last: a console that is opened again
 * by the same button is as the reader left it.
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
