import React, {type ReactNode} from 'react';
import {
  say,
  toSchemaView,
  useSchemas,
  type Anchor,
  type Direction,
  type EnumValue,
  type FormatNote,
  type Schema,
} from 'docusaurus-plugin-api-reference/client';
import {
  ApiDocumentProvider,
  ApiSchemaFragmentProvider,
  useFragmentId,
  type PropApiDocument,
  type SchemaTable,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSchemaMeta from '@theme/ApiSchema/Meta';
import ApiVersionNotes from 'docusaurus-plugin-api-reference/parts/ApiVersionNotes';

interface LineProps {
  readonly name: string;
  readonly schema: Schema;
  readonly required?: boolean;
  readonly versionNotes?: EnumValue['versionNotes'];
  readonly direction?: Direction;
}

export interface Props extends LineProps {
  readonly document: PropApiDocument;
  /** The named schemas that the line needs. */
  readonly schemas: SchemaTable;
  readonly id?: string;
}

/** The notes about formats are blocks. */
const NO_NOTES: readonly FormatNote[] = [];

// A property of a named schema inside a text: the line of its row, without what is below it.
export default function ApiFragmentProperty({
  document,
  schemas,
  id,
  direction = 'response',
  ...line
}: Props): ReactNode {
  const anchor = `${useFragmentId(id)}-schema`;
  return (
    <ApiDocumentProvider document={document}>
      <ApiSchemaFragmentProvider
        id={anchor}
        direction={direction}
        schemas={schemas}
        formatNotes={NO_NOTES}
      >
        <Line {...line} id={anchor} direction={direction} />
      </ApiSchemaFragmentProvider>
    </ApiDocumentProvider>
  );
}

function Line({
  name,
  schema,
  required,
  versionNotes,
  direction,
  id,
}: LineProps & {id: Anchor; direction: Direction}): ReactNode {
  const {lookup} = useSchemas();
  const view = toSchemaView(schema, lookup);
  return (
    <span className="theme-api-fragment-property">
      <code>{name}</code> {required && <b>{say('required')}</b>}
      {required && ' '}
      <ApiSchemaMeta view={view} id={id} direction={direction} name={name} />
      {versionNotes && <ApiVersionNotes notes={versionNotes} />}
    </span>
  );
}
