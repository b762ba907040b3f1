import React, {type ReactNode} from 'react';
import {
  sayAll,
  useSchemas,
  useSchemaType,
  type Anchor,
  type Direction,
  type SchemaView,
} from 'docusaurus-plugin-api-reference/client';
import ApiBadges from 'docusaurus-plugin-api-reference/parts/ApiBadges';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiSchemaConstraints from '@theme/ApiSchema/Constraints';
import ApiSchemaFormat from '@theme/ApiSchema/Format';

export interface Props {
  readonly view: SchemaView;
  readonly id: Anchor;
  readonly direction: Direction;
  /** What it is the schema of; a title that says the same is left out. */
  readonly name?: string;
  /** Whether its variants are listed below, so that its name is enough. */
  readonly isAboveVariants?: boolean;
}

// The summary of a schema in one line: type, format, constraints, flags.
export default function ApiSchemaMeta({
  view,
  id,
  direction,
  name,
  isAboveVariants,
}: Props): ReactNode {
  const {toFormatNote} = useSchemas();
  const {
    before,
    name: shownName,
    after,
    home,
    page,
    facts,
  } = useSchemaType(view, id, direction, name, isAboveVariants);
  const {target, annotations} = view;
  const node = target?.kind === 'schema' ? target : undefined;
  const format = node?.format;
  const note = format === undefined ? undefined : toFormatNote(format);
  const rest = sayAll(
    note === undefined ? facts : facts.filter((fact) => !('text' in fact && fact.of === 'format')),
  );
  const {badges} = annotations;
  if (
    home === undefined &&
    page === undefined &&
    !node?.constraints &&
    !badges &&
    note === undefined
  )
    return before + (shownName ?? '') + after + rest;
  return (
    <>
      <ApiBadges badges={badges} position="before" />
      {before}
      {page !== undefined ? (
        <ApiPageLink to={page}>{shownName}</ApiPageLink>
      ) : home === undefined ? (
        shownName
      ) : (
        <a href={`#${home}`}>{shownName}</a>
      )}
      {after}
      {node?.constraints && <ApiSchemaConstraints constraints={node.constraints} />}
      {format !== undefined && note !== undefined && (
        <ApiSchemaFormat format={format} note={note} />
      )}
      {rest}
      <ApiBadges badges={badges} position="after" />
    </>
  );
}
