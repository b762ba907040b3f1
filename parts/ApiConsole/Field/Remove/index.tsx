import React, {type ReactNode} from 'react';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../../messages';

export interface Props {
  /** Name of what is removed. */
  readonly label: string;
  readonly onRemove: () => void;
}

// Removes an item of a list, a property or a part.
export default function ApiConsoleRemove({label, onRemove}: Props): ReactNode {
  return (
    <ApiButton aria-label={messages.fieldRemoveItem(label)} onClick={onRemove}>
      −
    </ApiButton>
  );
}
