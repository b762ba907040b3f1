import React, {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  toParameterView,
  useSchemas,
  type Anchor,
  type Direction,
  type Header,
  type Parameter,
} from 'docusaurus-plugin-api-reference/client';
import ApiBadges from '@theme/ApiBadges';
import ApiDeprecation from '@theme/ApiDeprecation';
import ApiExamples from '@theme/ApiExamples';
import ApiExtensions from '@theme/ApiExtensions';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiRow from '@theme/ApiRow';
import ApiSchemaBody from '@theme/ApiSchema/Body';
import ApiSchemaMeta from '@theme/ApiSchema/Meta';
import ApiVersionNotes from '@theme/ApiVersionNotes';
import ApiWireFormat from '@theme/ApiWireFormat';

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
  const {schema, view, description: ownDescription} = toParameterView(parameter, lookup);
  const flags = toFlags(parameter);
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
          {flags.map((flag) => (
            <Fragment key={flag}> · {flag}</Fragment>
          ))}
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
          isDescribed={description !== undefined || undefined}
        />
      )}
      {examples.length > 0 && <ApiExamples examples={examples} />}
      {content && content.examples.length > 0 && (
        <ApiExamples examples={content.examples} mediaType={content} />
      )}
      {serialization !== undefined && <ApiWireFormat text={serialization} />}
      {extensions && <ApiExtensions extensions={extensions} />}
    </ApiRow>
  );
}

function toFlags({deprecated, ...parameter}: Props['parameter']): string[] {
  const flags: (string | false | undefined)[] = [
    deprecated &&
      translate({
        id: 'theme.api.deprecated',
        message: 'deprecated',
        description: 'Flag of something that should not be used any more',
      }),
    'allowEmptyValue' in parameter &&
      parameter.allowEmptyValue &&
      translate({
        id: 'theme.api.parameter.allowEmpty',
        message: 'may be empty',
        description: 'Flag of a query parameter that may be sent without a value',
      }),
    'allowReserved' in parameter &&
      parameter.allowReserved &&
      translate({
        id: 'theme.api.parameter.allowReserved',
        message: 'reserved characters are not escaped',
        description: 'Flag of a parameter whose value keeps characters such as / and ?',
      }),
    parameter.ignored &&
      translate({
        id: 'theme.api.parameter.ignored',
        message: 'described elsewhere: OpenAPI ignores it here',
        description: 'Flag of a header that OpenAPI says is ignored as a parameter',
      }),
  ];
  return flags.filter((flag): flag is string => typeof flag === 'string');
}
