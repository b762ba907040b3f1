import React, {type ReactNode} from 'react';
import {toPopoverTarget} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Format';
import './styles.module.css';

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
