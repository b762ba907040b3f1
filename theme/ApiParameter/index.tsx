import React, {type ReactNode} from 'react';
import {
  isShortValue,
  sayAll,
  toParameterView,
  useSchemas,
  type Anchor,
  type Direction,
  type Example,
  type Header,
  type Parameter,
} from 'docusaurus-plugin-api-reference/client';
import ApiBadges from 'docusaurus-plugin-api-reference/parts/ApiBadges';
import ApiDeprecation from '@theme/ApiDeprecation';
import ApiExamples from '@theme/ApiExamples';
import ApiExtensions from '@theme/ApiExtensions';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiRow from '@theme/ApiRow';
import ApiSchemaBody from 'docusaurus-plugin-api-reference/parts/ApiSchema/Body';
import ApiSchemaMeta from '@theme/ApiSchema/Meta';
import ApiVersionNotes from 'docusaurus-plugin-api-reference/parts/ApiVersionNotes';
import ApiWireFormat from 'docusaurus-plugin-api-reference/parts/ApiWireFormat';

export interface Props {
  readonly parameter: Parameter | Header;
  readonly id: Anchor;
  readonly direction: Direction;
}

// A parameter of a request, or a header of a response: both are named values that can be serialised
// in several ways.
export default function ApiParameter({parameter, id, direction}: Props): ReactNode {
  const {lookup} = useSchemas();
  const {
    name,
    description,
    required,
    deprecated,
    versionNotes,
    content,
    examples,
    serialization,
    badges,
    extensions,
  } = parameter;
  const {schema, view, flags, description: ownDescription} = toParameterView(parameter, lookup);
  const example = view && toPlainExample(examples);
  return (
    <ApiRow
      id={id}
      name={name}
      required={required}
      deprecated={deprecated !== undefined}
      meta={
        <>
          <ApiBadges badges={badges} position="before" />
          {view && <ApiSchemaMeta view={view} id={id} direction={direction} name={name} />}
          {content && <> · {content.mediaType}</>}
          {sayAll(flags)}
          <ApiVersionNotes notes={versionNotes} />
          <ApiBadges badges={badges} position="after" />
        </>
      }
    >
      {ownDescription !== undefined && <ApiMarkdown>{ownDescription}</ApiMarkdown>}
      {deprecated && <ApiDeprecation deprecation={deprecated} />}
      {schema && view && (
        <ApiSchemaBody
          schema={schema}
          view={view}
          id={id}
          direction={direction}
          name={name}
          example={example}
          isDescribed={description !== undefined || undefined}
        />
      )}
      {examples.length > 0 && example === undefined && <ApiExamples examples={examples} />}
      {content && content.examples.length > 0 && (
        <ApiExamples examples={content.examples} mediaType={content} />
      )}
      {serialization !== undefined && <ApiWireFormat text={serialization} />}
      {extensions && <ApiExtensions extensions={extensions} />}
    </ApiRow>
  );
}

// An only example that is a short value alone fits in the line of the default.
function toPlainExample(examples: readonly Example[]): Example['value'] {
  const [example, ...others] = examples;
  if (!example || others.length > 0 || example.value === undefined) return undefined;
  const {value, name, summary, description, serialized, text, externalValue} = example;
  return isShortValue(value) &&
    [name, summary, description, serialized, text, externalValue].every(
      (part) => part === undefined,
    )
    ? value
    : undefined;
}
