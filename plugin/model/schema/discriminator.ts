import {suggest} from '../../diagnostics/suggest';
import {quote} from '../../diagnostics/text';
import type {Context} from '../context';
import {
  type NameCandidate,
  findComponentSchemas,
  resolveMapping,
  toOwnValues,
} from '../../document/derived';
import {childOf, entriesOf} from '../../document/place';
import type {Place} from '../../document/types';
import {present} from '../../document/present';
import {nonEmpty, textOf, toText} from '../read';
import type {Discriminator, Schema} from '../types';
import type {SchemaLink} from './registry';

type MappedSchema = Discriminator['mapping'][number];

/**
 * A Discriminator Object with all its values: those of its `mapping`, then those of the schemas
 * that are not in the mapping: the values that they allow for the property, or their names.
 */
export function toDiscriminator(
  context: Context,
  place: Place,
  schemas: readonly NameCandidate[],
): Discriminator {
  const mapping: MappedSchema[] = entriesOf(childOf(place, 'mapping')).flatMap(([value, entry]) => {
    const target = toText(entry.value);
    return target === undefined ? [] : {value, ...toMapped(context, entry, target)};
  });
  const mapped = new Set(mapping.map(({id}) => id));
  const unmapped = schemas.filter(({id}) => !mapped.has(id));
  const implicit = unmapped.flatMap((candidate) =>
    toOwnValues(candidate, schemas).map((value) => ({
      value,
      name: candidate.name,
      id: candidate.id,
    })),
  );
  const defaultMapping = childOf(place, 'defaultMapping');
  const defaultTarget = defaultMapping && toText(defaultMapping.value);
  return present({
    propertyName: textOf(place.value, 'propertyName') ?? toText(place.value),
    mapping: [...mapping, ...implicit],
    defaultMapping:
      defaultMapping && defaultTarget !== undefined
        ? toMapped(context, defaultMapping, defaultTarget)
        : undefined,
  });
}

function toMapped(context: Context, place: Place, target: string): {name: string; id?: string} {
  const found = resolveMapping(context.document, place, target);
  if (found) return context.schemas.link([found]);
  const nearest = suggest(
    target.replace(/^.*\//s, ''),
    entriesOf(findComponentSchemas(context.document)).map(([name]) => name),
  );
  const help =
    nearest === undefined
      ? 'Name a schema of `components.schemas`, or write a reference to one.'
      : `Did you mean ${quote(nearest)}?`;
  context.warn(
    'discriminator-mapping',
    place,
    `The discriminator maps to ${quote(target)}, which is not a schema of this document.`,
    help,
  );
  return {name: target};
}

/**
 * The values that select a schema, the one that it allows itself first, and whether it is the
 * default. A schema without a name is selected by the values that it allows for the property.
 */
export function toChoosingValues(
  {mapping, defaultMapping}: Discriminator,
  schema: Schema,
  own: SchemaLink | undefined,
  allowed: readonly string[],
): {values?: string[]; default?: true} {
  if (!own && schema.kind === 'schema') return present({values: nonEmpty([...allowed])});
  const id = own?.id ?? (schema.kind === 'reference' ? schema.id : undefined);
  if (id === undefined) return {};
  const mapped = mapping.filter((entry) => entry.id === id).map(({value}) => value);
  const possible = mapped.filter((value) => allowed.includes(value));
  // The schema rejects every other value, whatever the mapping contains.
  const values = [...new Set([...(allowed.length === 1 ? allowed : possible), ...mapped])];
  return present({
    values: nonEmpty(values),
    default: defaultMapping?.id === id ? (true as const) : undefined,
  });
}
