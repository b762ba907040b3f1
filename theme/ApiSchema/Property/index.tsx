import React, {type ReactNode} from 'react';
import {
  isBare,
  toSchemaView,
  useSchemas,
  type Anchor,
  type Direction,
  type Schema,
  type EnumValue,
} from 'docusaurus-plugin-api-reference/client';
import ApiRow from '@theme/ApiRow';
import ApiSchemaBody from 'docusaurus-plugin-api-reference/parts/ApiSchema/Body';
import ApiSchemaMeta from '@theme/ApiSchema/Meta';
import ApiVersionNotes from 'docusaurus-plugin-api-reference/parts/ApiVersionNotes';

export interface Props {
  readonly schema: Schema;
  readonly id: Anchor;
  readonly direction: Direction;
  readonly name: string;
  /** The name is a word of the page, not one of the document. */
  readonly isWord?: boolean;
  readonly required?: boolean;
  readonly isOpen?: boolean;
  readonly versionNotes?: EnumValue['versionNotes'];
}

// A row about a schema inside another one: a property, an item of a tuple, a condition.
export default function ApiSchemaProperty({
  schema,
  id,
  direction,
  name,
  isWord,
  required,
  isOpen,
  versionNotes,
}: Props): ReactNode {
  const {lookup} = useSchemas();
  const view = toSchemaView(schema, lookup);
  return (
    <ApiRow
      id={id}
      name={name}
      isWord={isWord}
      required={required}
      deprecated={view.annotations.deprecated !== undefined}
      meta={
        <>
          <ApiSchemaMeta view={view} id={id} direction={direction} name={name} />
          {versionNotes && <ApiVersionNotes notes={versionNotes} />}
        </>
      }
    >
      {!isBare(view) && (
        <ApiSchemaBody
          schema={schema}
          view={view}
          id={id}
          direction={direction}
          name={name}
          isOpen={isOpen}
        />
      )}
    </ApiRow>
  );
}
