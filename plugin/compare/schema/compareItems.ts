/** Compares the items of two schemas. */
import type {Comparison} from './comparison';

export function compareItems({before, after, add, below}: Comparison): void {
  const [one, other] = [before.items, after.items];
  const at = {before: one?.[0] ?? before.at, after: other?.[0] ?? after.at};
  if (one && other) below('[]', one, other);
  else if (other) add('constraint-added', {name: 'items'}, at);
  else if (one) add('constraint-removed', {name: 'items'}, at);
  const longest = Math.max(before.prefixItems.length, after.prefixItems.length);
  for (let index = 0; index < longest; index += 1) {
    const [first, second] = [before.prefixItems[index], after.prefixItems[index]];
    if (first && second) below(`[${index}]`, first, second);
    else
      add(
        second ? 'constraint-added' : 'constraint-removed',
        {name: `prefixItems ${index}`},
        {before: first?.[0] ?? before.at, after: second?.[0] ?? after.at},
      );
  }
}
