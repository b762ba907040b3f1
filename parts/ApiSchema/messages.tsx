import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const and = translate({id: 'theme.api.schema.and', message: 'and', description: 'Between conditions that must all be met'});
export const chosenBy = (values: string) => translate({id: 'theme.api.schema.chosenBy', message: 'also for {values}', description: 'Values of the discriminator that choose a variant, besides its label'}, {values});
export const collapseAll = translate({id: 'theme.api.schema.collapseAll', message: 'Collapse all', description: 'Button that closes all parts of a schema'});
export const decoded = translate({id: 'theme.api.schema.decoded', message: 'Decoded content', description: 'Disclosure of the schema of what is inside an encoded text'});
export const details = (name: string) => translate({id: 'theme.api.schema.details', message: 'Details of {name}', description: 'Disclosure of the parts of a schema'}, {name});
export const eachItem = translate({id: 'theme.api.schema.eachItem', message: 'Each item:', description: 'Comes before what is said about each item of a list'});
export const eachValue = translate({id: 'theme.api.schema.eachValue', message: 'Each value:', description: 'Comes before what is said about each value of a map'});
export const elsewhere = (link: ReactNode) => (
  <Translate id="theme.api.schema.elsewhere" description="Shown where a schema was shown before on the page; {link} is its name" values={{link}}>
    {'{link} is described at another place of this page.'}
  </Translate>
);
export const entries = translate({id: 'theme.api.schema.entries', message: 'Keys and values', description: 'Disclosure of what is said about the keys and values of a map'});
export const expandAll = translate({id: 'theme.api.schema.expandAll', message: 'Expand all', description: 'Button that opens all parts of a schema'});
export const items = translate({id: 'theme.api.schema.items', message: 'Items', description: 'Disclosure of what is said about the items of a list'});
export const orAbsent = translate({id: 'theme.api.schema.orAbsent', message: '(or absent)', description: 'Comes after the name and value of a property, in a condition that is also met when the property is absent'});
export const present = translate({id: 'theme.api.schema.present', message: 'is present', description: 'Comes after the name of a property that a condition asks for'});
export const properties = (count: number) => translate({id: 'theme.api.schema.properties', message: '{count} property|{count} properties', description: 'Disclosure of the properties of an object. Plural forms'}, {count});
export const propertiesAndVariants = (properties: string, variants: string) => translate({id: 'theme.api.schema.propertiesAndVariants', message: '{properties}, {variants}', description: 'Disclosure of an object that has both: 3 properties, 11 variants'}, {properties, variants});
export const readOnlyProperties = (count: number) => translate({id: 'theme.api.schema.readOnlyProperties', message: 'Read-only, not part of the request: {count}', description: 'Disclosure of properties that are not sent in a request'}, {count});
export const rules = translate({id: 'theme.api.schema.rules', message: 'Rules', description: 'Disclosure of conditions and other rules of a schema'});
export const variants = (count: number) => translate({id: 'theme.api.schema.variants', message: '{count} variant|{count} variants', description: 'Disclosure of the variants of a schema. Plural forms'}, {count});
export const writeOnlyProperties = (count: number) => translate({id: 'theme.api.schema.writeOnlyProperties', message: 'Write-only, not part of the response: {count}', description: 'Disclosure of properties that a response does not hold'}, {count});
