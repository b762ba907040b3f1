import type {Json} from '../../document/types';
import type {Owner, Steps} from '../steps';
import type {Schema, SchemaId} from '../types';

/** A schema, absent while it is being built, with the named schema it is in. */
export type InlineSchema = {schema?: Schema; home?: SchemaId};

/**
 * Schemas that were built where they are, by their value in the document, or by the places that
 * make them together.
 */
export type InlineSchemas = {
  get(key: Json): InlineSchema | undefined;
  set(key: Json, entry: InlineSchema): void;
  delete(key: Json): void;
};

export function createInlineSchemas(steps: Steps): InlineSchemas {
  const entries = new Map<Json, {entry: InlineSchema; owner: Owner | undefined}>();
  return {
    get: steps.act('getInline', (key) => {
      const known = entries.get(key);
      steps.use(known?.owner?.step);
      return known?.entry;
    }),
    set: steps.act(
      'setInline',
      (key, entry) => void entries.set(key, {entry, owner: steps.owner()}),
    ),
    delete: steps.act('deleteInline', (key) => void entries.delete(key)),
  };
}
