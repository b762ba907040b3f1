import React, {type ReactNode} from 'react';
import {say} from 'docusaurus-plugin-api-reference/client';
import {isWord, partAnchor} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiSchema/Part';
import ApiSchemaProperty from '@theme/ApiSchema/Property';

// A row about a schema inside another one that is not a property with a name.
export default function ApiSchemaPart({
  row: {part, label, schema},
  id,
  direction,
  isOpen,
}: Props): ReactNode {
  return (
    <ApiSchemaProperty
      schema={schema}
      id={partAnchor(id, part)}
      direction={direction}
      name={'text' in label && label.of === 'pattern' ? `/${label.text}/` : say(label)}
      isWord={isWord(label)}
      isOpen={isOpen}
    />
  );
}
