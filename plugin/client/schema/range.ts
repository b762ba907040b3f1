/** A range in signs that need no translation: `1–40`, `≥ 1`, `≤ 40`, `> 0`, `5`. Undefined when there are no bounds. */
export function formatRange({min, max, above, below}: {min?: number; max?: number; above?: number; below?: number}): string | undefined {
  if (min !== undefined && min === max) return String(min);
  if (min !== undefined && max !== undefined) return min < 0 ? `${min} … ${max}` : `${min}–${max}`;
  const bounds: string[] = [];
  if (min !== undefined) bounds.push(`≥ ${min}`);
  if (above !== undefined) bounds.push(`> ${above}`);
  if (max !== undefined) bounds.push(`≤ ${max}`);
  if (below !== undefined) bounds.push(`< ${below}`);
  return bounds.length > 0 ? bounds.join(', ') : undefined;
}
