import React, {type ReactNode} from 'react';
import {
  sayAll,
  toConstraintFacts,
  useSchemas,
  type Constraints,
} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly constraints: Constraints;
}

// The constraints of a schema in short form, each preceded by a dot: ` · 1–40 characters · matches
// ^[a-z]+$`.
export default function ApiSchemaConstraints({constraints}: Props): ReactNode {
  const {selectMessage} = useSchemas();
  const text = sayAll(toConstraintFacts(constraints), selectMessage);
  const {pattern} = constraints;
  if (pattern === undefined) return text;
  return (
    <>
      {`${text} `}
      <code>{pattern}</code>
    </>
  );
}
