import React, {type ReactNode} from 'react';
import {toPopoverTarget} from 'docusaurus-plugin-api-reference/client';
import './styles.module.css';

export interface Props {
  /** As the document has it. */
  readonly format: string;
  /** Id of the element that explains it. */
  readonly note: string;
}

// The name of a format. The browser itself opens the note about it, even without JavaScript.
export default function ApiSchemaFormat({format, note}: Props): ReactNode {
  return (
    <>
      {' · '}
      <button type="button" className="theme-api-schema-format" {...toPopoverTarget(note)}>
        {format}
      </button>
    </>
  );
}
