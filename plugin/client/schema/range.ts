type Bounds = {min?: number; max?: number; above?: number; below?: number};

/** A range in signs that need no translation: `1–40`, `≥ 1`, `≤ 40`, `> 0`, `5`. Undefined when there are no bounds. */
export function formatRange({min, max, above, below}: Bounds): string | undefined {
  const bounds: string[] = [];
  if (min !== undefined && max !== undefined) bounds.push(formatClosed(min, max));
  else if (min !== undefined) bounds.push(`≥ ${min}`);
  if (above !== undefined) bounds.push(`> ${above}`);
  if (max !== undefined && min === undefined) bounds.push(`≤ ${max}`);
  if (below !== undefined) bounds.push(`< ${below}`);
  return bounds.length > 0 ? bounds.join(', ') : undefined;
}

function formatClosed(min: number, max: number): string {
  if (min === max) return String(min);
  return min < 0 ? `${min} … ${max}` : `${min}–${max}`;
}
