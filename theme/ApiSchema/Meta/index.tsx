import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  isComposite,
  splitElementType,
  toNamedType,
  toSchemaContent,
  toTitle,
  useSchemas,
} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Meta';
import ApiBadges from '@theme/ApiBadges';
import ApiSchemaConstraints from '@theme/ApiSchema/Constraints';
import ApiSchemaFormat from '@theme/ApiSchema/Format';

// What a schema is, in the words of one line: type, format, constraints, flags.
export default function ApiSchemaMeta({view, id, direction, name}: Props): ReactNode {
  const {lookup, plan, toFormatNote} = useSchemas();
  const {target, annotations} = view;
  const node = target?.kind === 'schema' ? target : undefined;
  // The words for a list or a map have the name of what it holds in them.
  const element =
    node && view.id === undefined && (node.items ?? node.additionalProperties)
      ? toSchemaContent(view, id, lookup).view
      : view;
  const elementType =
    element === view || element.name === undefined
      ? undefined
      : splitElementType(view.type, element.name);
  const named = elementType ? element : view;
  const home = named.id === undefined ? undefined : plan.toHome(named.id, direction);
  const {
    before,
    name: shownName,
    after,
  } = elementType ??
  (named.name === undefined
    ? {before: view.type, name: undefined, after: ''}
    : toNamedType(view.type, named.name));
  // A schema that says no more than what is here needs no link.
  const isElsewhere =
    shownName !== undefined &&
    home !== undefined &&
    home !== id &&
    (named.targetDescription !== undefined ||
      (named.target?.kind === 'schema' && isComposite(named.target)));
  const title = toTitle(annotations.title, [view.name, name], annotations.description);
  const format = node?.format;
  const note = format === undefined ? undefined : toFormatNote(format);
  const words = [
    note === undefined && format,
    title,
    node?.content?.encoding,
    node?.content?.mediaType,
    node?.additionalProperties?.kind === 'boolean' &&
      !node.additionalProperties.value &&
      !isComposite(node) &&
      translate({
        id: 'theme.api.schema.noProperties',
        message: 'no properties',
        description: 'Rule of an object: it is empty',
      }),
    node?.allOf &&
      translate(
        {
          id: 'theme.api.schema.includes',
          message: 'includes {names}',
          description: 'The named schemas that were merged into one',
        },
        {names: node.allOf.map((part) => part.name).join(', ')},
      ),
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
    view.dynamic &&
      translate({
        id: 'theme.api.schema.dynamic',
        message: 'another schema may be used here',
        description:
          'Flag of a dynamic reference ($dynamicRef) whose target depends on the schema it is used from',
      }),
    named.recursive &&
      translate({
        id: 'theme.api.schema.recursive',
        message: 'recursive ↺',
        description: 'Flag of a schema that holds itself',
      }),
  ].filter((word): word is string => typeof word === 'string');
  const rest = words.map((word) => ` · ${word}`).join('');
  const {badges} = annotations;
  if (!isElsewhere && !node?.constraints && !badges && note === undefined)
    return before + (shownName ?? '') + after + rest;
  return (
    <>
      <ApiBadges badges={badges} position="before" />
      {before}
      {isElsewhere ? <a href={`#${home}`}>{shownName}</a> : shownName}
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
