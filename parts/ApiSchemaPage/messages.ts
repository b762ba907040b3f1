import {translate} from '@docusaurus/Translate';

export const callback = (name: string) => translate({id: 'theme.api.schemas.callback', message: 'Callback {name}', description: 'Part of an operation that uses a schema'}, {name});
export const left = (count: number) => translate({id: 'theme.api.schemas.left', message: 'More operations that use it through the schemas below: {count}', description: 'Comes after a long list of operations that use a schema through others'}, {count});
export const names = translate({id: 'theme.api.schemas.names', message: 'Uses schemas', description: 'Heading of the schemas that a schema names'});
export const operations = translate({id: 'theme.api.schemas.operations', message: 'Used by operations', description: 'Heading of the operations that name a schema'});
export const parameter = (name: string) => translate({id: 'theme.api.schemas.parameter', message: 'Parameter {name}', description: 'Part of an operation that uses a schema'}, {name});
export const response = (status: string) => translate({id: 'theme.api.schemas.response', message: 'Response {status}', description: 'Part of an operation that uses a schema'}, {status});
export const schemaShowMore = translate({id: 'theme.api.schema.showMore', message: 'Show more', description: 'Button that shows more of a list'});
export const through = translate({id: 'theme.api.schemas.through', message: 'Used through other schemas', description: 'Heading of the operations that reach a schema through other schemas'});
export const usedBy = translate({id: 'theme.api.schemas.usedBy', message: 'Used by schemas', description: 'Heading of the schemas that name a schema'});
