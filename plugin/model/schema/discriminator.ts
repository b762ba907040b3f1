import {suggest} from '../../diagnostics/suggest';
import {quote} from '../../diagnostics/text';
import type {Context} from '../context';
import {childOf, entriesOf} from '../../document/place';
import type {Place} from '../../document/types';
import {nonEmpty, present, textOf, toText} from '../read';
import type {Discriminator, Schema} from '../types';
import {findComponentSchemas, type SchemaLink} from './registry';

type MappedSchema = Discriminator['mapping'][number];

/** A named schema that can be selected, with the values that it allows for the property. */
type Candidate = SchemaLink & {allowed: readonly string[]};

/**
 * A Discriminator Object with all its values: those of its `mapping`, then those of the schemas
 * that are not in the mapping: the values that they allow for the property, or their names.
 */
export function toDiscriminator(
  context: Context,
  place: Place,
  schemas: readonly Candidate[],
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

/** The values that a schema allows, unless it is unclear which of several is its own. */
function toOwnValues({name, allowed, id}: Candidate, all: readonly Candidate[]): readonly string[] {
  if (allowed.length < 2) return allowed.length === 1 ? allowed : [name];
  const named =
    allowed.find((value) => value === name) ??
    allowed.find((value) => value.toLowerCase() === name.toLowerCase());
  if (named !== undefined) return [named];
  const isShared = all.some(
    (other) => other.id !== id && other.allowed.some((value) => allowed.includes(value)),
  );
  return isShared ? [name] : allowed;
}

function toMapped(context: Context, place: Place, target: string): {name: string; id?: string} {
  const found = resolveMapping(context, place, target);
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

/** A mapping's value is read as a schema name before it is read as a URI. */
export function resolveMapping(
  {document}: Context,
  place: Place,
  target: string,
): Place | undefined {
  const named = /^[A-Za-z0-9._-]+$/.test(target) ? `#/components/schemas/${target}` : undefined;
  return (
    (named && (document.resolve(named, document.root) ?? document.resolve(named, place))) ||
    document.resolve(target, place)
  );
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
