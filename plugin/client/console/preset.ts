import {toPresetValues, type Preset} from '../../request/preset';
import type {RequestContext, RequestValues} from '../../request/types';

/** The preset that each console used last. */
const used = new Map<string, string>();

/**
 * The values of a preset if the console used a different one last, or none. The same button reopens
 * the console as the reader left it.
 * @param key of the console
 */
export function readPreset(
  key: string,
  preset: Preset,
  context: RequestContext,
): RequestValues | undefined {
  return used.get(key) === JSON.stringify(preset) ? undefined : toPresetValues(context, preset);
}

/** Remembers the preset that a console has used. In an effect, since React may render twice. */
export function notePreset(key: string, preset: Preset): void {
  used.set(key, JSON.stringify(preset));
}
