import {translate} from '@docusaurus/Translate';

export const apiVersion = translate({id: 'theme.api.deprecations.apiVersion', message: 'Version', description: 'Kind of a deprecated thing: a version of the whole API'});
export const callback = translate({id: 'theme.api.deprecations.callback', message: 'Callback', description: 'Kind of a deprecated thing'});
export const header = translate({id: 'theme.api.deprecations.header', message: 'Header', description: 'Kind of a deprecated thing: a header of a response'});
export const others = (count: number) => translate({id: 'theme.api.deprecations.others', message: 'other operations: {count}', description: 'How many other operations have the same deprecated thing'}, {count});
export const parameter = translate({id: 'theme.api.deprecations.parameter', message: 'Parameter', description: 'Kind of a deprecated thing'});
export const property = translate({id: 'theme.api.deprecations.property', message: 'Property', description: 'Kind of a deprecated thing'});
export const schema = translate({id: 'theme.api.deprecations.schema', message: 'Schema', description: 'Kind of a deprecated thing'});
export const securityScheme = translate({id: 'theme.api.deprecations.securityScheme', message: 'Security scheme', description: 'Kind of a deprecated thing'});
export const unmaintained = translate({id: 'theme.api.deprecations.unmaintained', message: 'no longer maintained', description: 'What is said of an old version of an API'});
export const value = translate({id: 'theme.api.deprecations.value', message: 'Value', description: 'Kind of a deprecated thing: one of several allowed values'});
export const version = (version: string) => translate({id: 'theme.api.deprecations.version', message: 'Removed in version {version}', description: 'Heading of what a later version of the API no longer has'}, {version});
