import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';

export interface Props {
  /** Name of what is removed. */
  readonly label: string;
  readonly onRemove: () => void;
}

// Removes an item of a list, a property or a part.
export default function ApiConsoleRemove({label, onRemove}: Props): ReactNode {
  return (
    <ApiButton
      aria-label={translate(
        {
          id: 'theme.api.console.field.removeItem',
          message: 'Remove {label}',
          description: 'Accessible name of the button that removes an item or property',
        },
        {label},
      )}
      onClick={onRemove}
    >
      −
    </ApiButton>
  );
}
