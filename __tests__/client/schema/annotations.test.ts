import {hasFacts} from '../../../plugin/client/schema/hasFacts';
import {toSchemaView} from '../../../plugin/client/schema/view';
import type {Property, ReferenceSchema, SchemaAnnotations} from '../../../plugin/model/types';

const ANNOTATIONS: Required<SchemaAnnotations> = {
  title: 'Delay',
  description: 'How long to wait.',
  default: 0,
  examples: [5],
  readOnly: true,
  writeOnly: true,
  deprecated: {},
  externalDocs: {url: 'https://example.com'},
  xml: {name: 'delay'},
  badges: [{name: 'New', position: 'after'}],
  extensions: [{name: 'x-owner', value: 'shop'}],
};
const REFERENCE: ReferenceSchema = {kind: 'reference', id: 'Delay', name: 'Delay', type: 'integer'};

describe('annotations of a schema', () => {
  it('are all shown beside a reference', () => {
    const view = toSchemaView({...REFERENCE, ...ANNOTATIONS}, () => undefined);
    expect(view.annotations).toEqual(ANNOTATIONS);
  });

  it('are all shown for list items, except a title by itself', () => {
    const isShown = (annotations: SchemaAnnotations) =>
      hasFacts({
        type: 'integer',
        annotations,
        target: {kind: 'schema', type: 'integer', ...annotations},
      });
    const shown = Object.entries(ANNOTATIONS)
      .filter(([name, value]) => isShown({[name]: value}))
      .map(([name]) => name);
    expect(shown).toEqual(Object.keys(ANNOTATIONS).filter((name) => name !== 'title'));
    expect(isShown({})).toBe(false);
  });

  it('are joined by the names of schemas that list items include and their properties do not say', () => {
    const from = (name: string): Property => ({
      name: 'id',
      schema: {kind: 'schema', type: 'string'},
      from: name,
    });
    const isShown = (properties: Property[], ...names: string[]) =>
      hasFacts({
        type: 'object',
        annotations: {},
        target: {
          kind: 'schema',
          type: 'object',
          properties,
          allOf: names.map((name) => ({id: name, name})),
        },
      });
    expect(isShown([from('Cat')], 'Cat')).toBe(false);
    expect(isShown([from('Cat')], 'Cat', 'Dog')).toBe(true);
    expect(hasFacts({type: 'object', annotations: {}, via: ['Cat']})).toBe(true);
  });
});
