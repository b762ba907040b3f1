import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchKind} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly kind: SearchKind;
}

const LABELS: {[kind in SearchKind]: () => string} = {
  operation: () =>
    translate({
      id: 'theme.api.search.kind.operation',
      message: 'Operation',
      description: 'What a search result is: an operation of the API',
    }),
  group: () =>
    translate({
      id: 'theme.api.search.kind.group',
      message: 'Group',
      description: 'What a search result is: a group of operations, as in the sidebar',
    }),
  schema: () =>
    translate({
      id: 'theme.api.search.kind.schema',
      message: 'Schema',
      description: 'What a search result is: a named schema',
    }),
  parameter: () =>
    translate({
      id: 'theme.api.search.kind.parameter',
      message: 'Parameter',
      description: 'What a search result is: a parameter of an operation',
    }),
  field: () =>
    translate({
      id: 'theme.api.search.kind.field',
      message: 'Field',
      description: 'What a search result is: a property of an object',
    }),
  value: () =>
    translate({
      id: 'theme.api.search.kind.value',
      message: 'Value',
      description: 'What a search result is: one of the values that are allowed',
    }),
  header: () =>
    translate({
      id: 'theme.api.search.kind.header',
      message: 'Response header',
      description: 'What a search result is: a header of a response',
    }),
  response: () =>
    translate({
      id: 'theme.api.search.kind.response',
      message: 'Response',
      description: 'What a search result is: a response, called by its status code',
    }),
};

// What kind of thing a result is.
export default function ApiSearchKind({kind}: Props): ReactNode {
  return LABELS[kind]();
}
