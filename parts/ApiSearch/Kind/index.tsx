import type {ReactNode} from 'react';
import type {SearchKind} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';

export interface Props {
  readonly kind: SearchKind;
}

const LABELS: {[kind in SearchKind]: string} = {
  operation: messages.kindOperation,
  group: messages.kindGroup,
  section: messages.kindSection,
  security: messages.kindSecurity,
  schema: messages.kindSchema,
  parameter: messages.kindParameter,
  field: messages.kindField,
  value: messages.kindValue,
  header: messages.kindHeader,
  response: messages.kindResponse,
};

// What kind of thing a result is.
export default function ApiSearchKind({kind}: Props): ReactNode {
  return LABELS[kind];
}
