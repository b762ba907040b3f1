import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const findingAbsent = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.absent" description="It is not known whether a value matches its schema, because the browser could not load the schema; name is that of the schema" values={{name}}>
    {'was not checked: its schema {name} could not be loaded.'}
  </Translate>
);
export const findingEmpty = translate({id: 'theme.api.console.finding.empty', message: 'must not be empty.', description: 'A text, list or object is empty where the document forbids it'});
export const findingEnum = (values: ReactNode) => (
  <Translate id="theme.api.console.finding.enum" description="A value that is not among those that the document lists" values={{values}}>
    {'must be one of {values}.'}
  </Translate>
);
const findingExclusiveMaximum = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.exclusiveMaximum" description="A number is not below its upper limit" values={{limit}}>
    {'must be less than {limit}.'}
  </Translate>
);
const findingExclusiveMinimum = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.exclusiveMinimum" description="A number is not above its lower limit" values={{limit}}>
    {'must be greater than {limit}.'}
  </Translate>
);
export const findingForbidden = translate({id: 'theme.api.console.finding.forbidden', message: 'is a value that the document forbids.', description: 'A value that the document forbids'});
export const findingFormat = (format: ReactNode) => (
  <Translate id="theme.api.console.finding.format" description="A text is not of the format that the document says" values={{format}}>
    {'must have the format {format}.'}
  </Translate>
);
export const findingKeyword = (keyword: ReactNode) => (
  <Translate id="theme.api.console.finding.keyword" description="It is not known whether a value matches a keyword of its schema" values={{keyword}}>
    {'was not checked against {keyword}.'}
  </Translate>
);
export const findingLimit = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.limit" description="A value is beyond a limit; the limit is a JSON Schema keyword and its number" values={{limit}}>
    {'is beyond the limit {limit}.'}
  </Translate>
);
export const findingManyVariants = (count: ReactNode) => (
  <Translate id="theme.api.console.finding.manyVariants" description="A value fits several alternatives of which only one may fit" values={{count}}>
    {'fits {count} of the documented variants, and only one may fit.'}
  </Translate>
);
const findingMaximum = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.maximum" description="A number is above its maximum" values={{limit}}>
    {'must be at most {limit}.'}
  </Translate>
);
const findingMaxItems = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.maxItems" description="A list is too long" values={{limit}}>
    {'must have at most {limit} items.'}
  </Translate>
);
const findingMaxLength = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.maxLength" description="A text is too long" values={{limit}}>
    {'must be at most {limit} characters long.'}
  </Translate>
);
const findingMaxProperties = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.maxProperties" description="An object has too many properties" values={{limit}}>
    {'must have at most {limit} properties.'}
  </Translate>
);
const findingMinimum = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.minimum" description="A number is below its minimum" values={{limit}}>
    {'must be at least {limit}.'}
  </Translate>
);
const findingMinItems = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.minItems" description="A list is too short; the limit is more than 1" values={{limit}}>
    {'must have at least {limit} items.'}
  </Translate>
);
const findingMinLength = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.minLength" description="A text is too short; the limit is more than 1" values={{limit}}>
    {'must be at least {limit} characters long.'}
  </Translate>
);
const findingMinProperties = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.minProperties" description="An object has too few properties; the limit is more than 1" values={{limit}}>
    {'must have at least {limit} properties.'}
  </Translate>
);
const findingMultipleOf = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.multipleOf" description="A number is not a multiple of another one" values={{limit}}>
    {'must be a multiple of {limit}.'}
  </Translate>
);
export const findingNoVariant = translate({id: 'theme.api.console.finding.noVariant', message: 'fits none of the documented variants.', description: 'A value fits none of the alternatives of the document'});
export const findingPattern = (pattern: ReactNode) => (
  <Translate id="theme.api.console.finding.pattern" description="A text does not match the pattern of the document" values={{pattern}}>
    {'must match {pattern}.'}
  </Translate>
);
export const findingReadOnly = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.readOnly" description="A note about a property that the document calls read-only" values={{name}}>
    {'{name} is read-only.'}
  </Translate>
);
export const findingRequired = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.required" description="A required parameter or property is missing" values={{name}}>
    {'{name} is required.'}
  </Translate>
);
export const findingType = (type: ReactNode) => (
  <Translate id="theme.api.console.finding.type" description="A value has another type than the document says" values={{type}}>
    {'must be {type}.'}
  </Translate>
);
export const findingUnchecked = (pattern: ReactNode) => (
  <Translate id="theme.api.console.finding.unchecked" description="It is not known whether a text matches the pattern of the document" values={{pattern}}>
    {'was not checked: comparing it with {pattern} takes too long.'}
  </Translate>
);
export const findingUnique = translate({id: 'theme.api.console.finding.unique', message: 'must not have equal items.', description: 'A list has equal items where the document forbids them'});
export const findingUnknownProperty = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.unknownProperty" description="A property that the document does not allow" values={{name}}>
    {'{name} is not a documented property.'}
  </Translate>
);
export const findingWriteOnly = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.writeOnly" description="A note about a property that the document calls write-only" values={{name}}>
    {'{name} is write-only.'}
  </Translate>
);

/** By the keyword of the limit, which begins with a capital letter here. */
export const findingLimits: {[keyword: string]: ((limit: ReactNode) => ReactNode) | undefined} = {
  Minimum: findingMinimum,
  Maximum: findingMaximum,
  ExclusiveMinimum: findingExclusiveMinimum,
  ExclusiveMaximum: findingExclusiveMaximum,
  MultipleOf: findingMultipleOf,
  MinLength: findingMinLength,
  MaxLength: findingMaxLength,
  MinItems: findingMinItems,
  MaxItems: findingMaxItems,
  MinProperties: findingMinProperties,
  MaxProperties: findingMaxProperties,
};
