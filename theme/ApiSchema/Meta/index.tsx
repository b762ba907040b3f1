import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  useSchemas,
  useSchemaType,
  type NodeSchema,
  type Anchor,
  type Direction,
  type SchemaView,
} from 'docusaurus-plugin-api-reference/client';
import ApiBadges from '@theme/ApiBadges';
import ApiPageLink from '@theme/ApiPageLink';
import ApiSchemaConstraints from '@theme/ApiSchema/Constraints';
import ApiSchemaFormat from '@theme/ApiSchema/Format';

export interface Props {
  readonly view: SchemaView;
  readonly id: Anchor;
  readonly direction: Direction;
  /** What it is the schema of; a title that says the same is left out. */
  readonly name?: string;
}

/** Nothing is said where it is not a string. */
type Word = string | false | undefined;

// The summary of a schema in one line: type, format, constraints, flags.
export default function ApiSchemaMeta({view, id, direction, name}: Props): ReactNode {
  const {toFormatNote} = useSchemas();
  const {
    before,
    name: shownName,
    after,
    home,
    page,
    title,
    isRecursive,
    isEmpty,
  } = useSchemaType(view, id, direction, name);
  const {target, annotations} = view;
  const node = target?.kind === 'schema' ? target : undefined;
  const format = node?.format;
  const note = format === undefined ? undefined : toFormatNote(format);
  const rest = [
    note === undefined && format,
    title,
    node?.content?.encoding,
    node?.content?.mediaType,
    ...listParts(view, node, isEmpty),
    ...listFlags(annotations),
    ...listReferences(view, isRecursive),
  ]
    .filter((word): word is string => typeof word === 'string')
    .map((word) => ` · ${word}`)
    .join('');
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

function listParts({via = []}: SchemaView, node: NodeSchema | undefined, isEmpty: boolean): Word[] {
  const included = [...via, ...(node?.allOf ?? []).map((part) => part.name)];
  return [
    isEmpty &&
      translate({
        id: 'theme.api.schema.noProperties',
        message: 'no properties',
        description: 'Rule of an object: it is empty',
      }),
    included.length > 0 &&
      translate(
        {
          id: 'theme.api.schema.includes',
          message: 'includes {names}',
          description: 'The named schemas that were merged into one',
        },
        {names: included.join(', ')},
      ),
  ];
}

function listFlags(annotations: SchemaView['annotations']): Word[] {
  return [
    annotations.readOnly &&
      translate({
        id: 'theme.api.schema.readOnly',
        message: 'read-only',
        description: 'Flag of a property that only responses hold',
      }),
    annotations.writeOnly &&
      translate({
        id: 'theme.api.schema.writeOnly',
        message: 'write-only',
        description: 'Flag of a property that only requests hold',
      }),
    annotations.deprecated &&
      translate({
        id: 'theme.api.deprecated',
        message: 'deprecated',
        description: 'Flag of something that should not be used any more',
      }),
  ];
}

function listReferences(view: SchemaView, isRecursive: boolean): Word[] {
  return [
    view.dynamic &&
      translate({
        id: 'theme.api.schema.dynamic',
        message: 'another schema may be used here',
        description:
          'Flag of a dynamic reference ($dynamicRef) whose target depends on the schema it is used from',
      }),
    isRecursive &&
      translate({
        id: 'theme.api.schema.recursive',
        message: 'recursive ↺',
        description: 'Flag of a schema that holds itself',
      }),
  ];
}
