import React, {type ReactNode} from 'react';
import {say, type Anchor, type Direction} from 'docusaurus-plugin-api-reference/client';
import {isWord, partAnchor, type PartRow} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSchemaProperty from '@theme/ApiSchema/Property';

export interface Props {
  readonly row: PartRow;
  /** Id of the schema that the part is in. */
  readonly id: Anchor;
  readonly direction: Direction;
  /** Whether its parts are open from the start. */
  readonly isOpen?: boolean;
}

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
