import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const findingAbsent = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.absent" description="It is not known whether a value matches its schema, because the browser could not load the schema; name is that of the schema" values={{name}}>
    {'was not checked: its schema {name} could not be loaded.'}
  </Translate>
);
export const findingEnum = (values: ReactNode) => (
  <Translate id="theme.api.console.finding.enum" description="A value that is not among those that the document lists" values={{values}}>
    {'should be one of {values}.'}
  </Translate>
);
export const findingForbidden = translate({id: 'theme.api.console.finding.forbidden', message: 'is a value that the document forbids.', description: 'A value that the document forbids'});
export const findingFormat = (format: ReactNode) => (
  <Translate id="theme.api.console.finding.format" description="A text is not of the format that the document says" values={{format}}>
    {'is not of the format {format}.'}
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
export const findingNoVariant = translate({id: 'theme.api.console.finding.noVariant', message: 'fits none of the documented variants.', description: 'A value fits none of the alternatives of the document'});
export const findingPattern = (pattern: ReactNode) => (
  <Translate id="theme.api.console.finding.pattern" description="A text does not match the pattern of the document" values={{pattern}}>
    {'does not match {pattern}.'}
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
    {'should be {type}.'}
  </Translate>
);
export const findingUnchecked = (pattern: ReactNode) => (
  <Translate id="theme.api.console.finding.unchecked" description="It is not known whether a text matches the pattern of the document" values={{pattern}}>
    {'was not checked: comparing it with {pattern} takes too long.'}
  </Translate>
);
export const findingUnique = translate({id: 'theme.api.console.finding.unique', message: 'has equal items.', description: 'A list has equal items where the document forbids them'});
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
