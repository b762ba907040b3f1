import {formatValue, toPlainNumber} from '../../document/exactNumber';
import type {Limit} from '../types';

type Bounds = {min?: Limit; max?: Limit; above?: Limit; below?: Limit};

/**
 * A range in symbols that need no translation: `1–40`, `≥ 1`, `≤ 40`, `> 0`, `5`. Undefined without
 * bounds.
 */
export function formatRange({min, max, above, below}: Bounds): string | undefined {
  const bounds: string[] = [];
  if (min !== undefined && max !== undefined) bounds.push(formatClosed(min, max));
  else if (min !== undefined) bounds.push(`≥ ${formatValue(min)}`);
  if (above !== undefined) bounds.push(`> ${formatValue(above)}`);
  if (max !== undefined && min === undefined) bounds.push(`≤ ${formatValue(max)}`);
  if (below !== undefined) bounds.push(`< ${formatValue(below)}`);
  return bounds.length > 0 ? bounds.join(', ') : undefined;
}

function formatClosed(min: Limit, max: Limit): string {
  if (min === max) return formatValue(min);
  return Number(toPlainNumber(min)) < 0
    ? `${formatValue(min)} … ${formatValue(max)}`
    : `${formatValue(min)}–${formatValue(max)}`;
}
