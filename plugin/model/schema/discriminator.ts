import {suggest} from '../../diagnostics/suggest';
import {quote} from '../../diagnostics/text';
import type {Context} from '../context';
import {isExactNumber} from '../exactNumber';
import {childOf, entriesOf, type Place} from '../place';
import {nonEmpty, present, textOf, toText} from '../read';
import type {Discriminator, Schema} from '../types';
import {findComponentSchemas, type SchemaLink} from './registry';

type MappedSchema = Discriminator['mapping'][number];

/**
 * A Discriminator Object with every value that it knows: those of its `mapping`, then the names of the schemas that the
 * mapping leaves out, which stand for themselves.
 */
export function toDiscriminator(context: Context, place: Place, schemas: readonly SchemaLink[]): Discriminator {
  const mapping: MappedSchema[] = entriesOf(childOf(place, 'mapping')).flatMap(([value, entry]) => {
    const target = toText(entry.value);
    return target === undefined ? [] : {value, ...toMapped(context, entry, target)};
  });
  const mapped = new Set(mapping.map(({id}) => id));
  const implicit = schemas.filter(({id}) => !mapped.has(id)).map(({id, name}) => ({value: name, name, id}));
  const defaultMapping = childOf(place, 'defaultMapping');
  const defaultTarget = defaultMapping && toText(defaultMapping.value);
  return present({
    propertyName: textOf(place.value, 'propertyName') ?? toText(place.value),
    mapping: [...mapping, ...implicit],
    defaultMapping: defaultMapping && defaultTarget !== undefined ? toMapped(context, defaultMapping, defaultTarget) : undefined,
  });
}

function toMapped(context: Context, place: Place, target: string): {name: string; id?: string} {
  const found = resolveMapping(context, place, target);
  if (found) return context.schemas.link([found]);
  const nearest = suggest(target.replace(/^.*\//s, ''), entriesOf(findComponentSchemas(context.document)).map(([name]) => name));
  const help = nearest === undefined ? 'Name a schema of `components.schemas`, or write a reference to one.' : `Did you mean ${quote(nearest)}?`;
  context.warn('discriminator-mapping', place, `The discriminator maps to ${quote(target)}, which is not a schema of this document.`, help);
  return {name: target};
}

/** A value of a mapping is a schema's name before it is a URI. */
export function resolveMapping({document}: Context, place: Place, target: string): Place | undefined {
  const named = /^[A-Za-z0-9._-]+$/.test(target) ? `#/components/schemas/${target}` : undefined;
  return (named && (document.resolve(named, document.root) ?? document.resolve(named, place))) || document.resolve(target, place);
}

/**
 * The values that choose a schema, and whether it is the one for values that nothing else chooses. A schema without a name is
 * chosen by the values that it allows for the property.
 */
export function toChoosingValues({propertyName, mapping, defaultMapping}: Discriminator, schema: Schema): {values?: string[]; default?: true} {
  if (schema.kind === 'schema') {
    const property = schema.properties?.find(({name}) => name === propertyName)?.schema;
    const own = property?.kind === 'schema' ? (property.const === undefined ? (property.enum ?? []).map(({value}) => value) : [property.const]) : [];
    return present({values: nonEmpty(own.filter((value) => typeof value === 'string' && !isExactNumber(value)))});
  }
  if (schema.kind !== 'reference') return {};
  const {id} = schema;
  const values = mapping.filter((entry) => entry.id === id).map(({value}) => value);
  return present({values: nonEmpty(values), default: defaultMapping?.id === id ? (true as const) : undefined});
}
