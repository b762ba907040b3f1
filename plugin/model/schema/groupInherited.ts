import type {Property} from '../types';

/** Consecutive properties that come from the same schema. */
export type PropertyGroup = {
  /** Name of the schema that they are inherited from through `allOf`. */
  from?: string;
  properties: Property[];
};

/** The properties in order, grouped so that their origin is shown once for each group. */
export function groupInherited(properties: readonly Property[]): PropertyGroup[] {
  const groups: PropertyGroup[] = [];
  for (const property of properties) {
    const last = groups.at(-1);
    if (last && last.from === property.from) last.properties.push(property);
    else
      groups.push({
        ...(property.from !== undefined && {from: property.from}),
        properties: [property],
      });
  }
  return groups;
}
