import React, {Fragment, type ReactElement, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  createOnDemand,
  useSchemas,
  type Schema,
  type Anchor,
  type Direction,
  type NodeSchema,
} from 'docusaurus-plugin-api-reference/client';
import {
  groupInherited,
  partAnchor,
  propertyAnchor,
  saysMore,
  splitProperties,
  type Property,
  type SchemaPart,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiDisclosure from '@theme/ApiDisclosure';
import ApiPending from '@theme/ApiPending';
import ApiRows from '@theme/ApiRows';
import ApiSchemaProperty from '@theme/ApiSchema/Property';
import styles from './styles.module.css';

export interface Props {
  readonly node: NodeSchema;
  readonly id: Anchor;
  readonly direction: Direction;
}

const ApiSchemaMore = createOnDemand(
  () => import(/* webpackChunkName: "api-reference-parts" */ '@theme/ApiSchema/More'),
  ApiPending,
);

/** An object with at most this many properties is a wrapper: its content is open. */
const WRAPPER = 2;

// The properties of an object, and its rules for other properties.
export default function ApiSchemaProperties({node, id, direction}: Props): ReactNode {
  const {lookup} = useSchemas();
  const {shown, rest, other} = splitProperties(node.properties ?? [], direction, lookup);
  const isOpen = (node.properties?.length ?? 0) <= WRAPPER;
  const toRow = ({name, schema, required, versionNotes}: Property) => (
    <ApiSchemaProperty
      key={name}
      schema={schema}
      id={propertyAnchor(id, name)}
      direction={direction}
      name={name}
      required={required}
      isOpen={isOpen}
      versionNotes={versionNotes}
    />
  );
  const rows = [...toRows(shown, toRow), ...listOtherRows({node, id, direction})];
  return (
    <>
      {rows.length > 0 && <ApiRows>{rows}</ApiRows>}
      {rest.length > 0 && (
        <ApiSchemaMore id={id} properties={rest}>
          {(properties) => <ApiRows>{toRows(properties, toRow)}</ApiRows>}
        </ApiSchemaMore>
      )}
      {other.length > 0 && (
        <ApiDisclosure
          id={id}
          summary={<OtherDirection direction={direction} count={other.length} />}
        >
          <ApiRows>{toRows(other, toRow)}</ApiRows>
        </ApiDisclosure>
      )}
      {node.dependentRequired && <DependentRequired rules={node.dependentRequired} />}
      <Notes node={node} />
    </>
  );
}

function toRows(
  properties: readonly Property[],
  toRow: (property: Property) => ReactElement,
): ReactElement[] {
  return groupInherited(properties).flatMap(({from, properties: group}, index) => [
    ...(from !== undefined || index > 0
      ? [<Origin key={`from ${group[0]?.name ?? index}`} name={from} />]
      : []),
    ...group.map(toRow),
  ]);
}

// The properties that the document does not name.
function listOtherRows({node, id, direction}: Props): ReactElement[] {
  const {patternProperties = [], additionalProperties, unevaluatedProperties, propertyNames} = node;
  const toRow = (part: SchemaPart, name: string, schema: Schema) => (
    <ApiSchemaProperty
      key={part}
      schema={schema}
      id={partAnchor(id, part)}
      direction={direction}
      name={name}
      isWord
    />
  );
  return [
    ...patternProperties.map(({pattern, schema}, index) => (
      <ApiSchemaProperty
        key={`pattern ${index}`}
        schema={schema}
        id={partAnchor(id, `pattern-${index}`)}
        direction={direction}
        name={`/${pattern}/`}
      />
    )),
    ...(saysMore(additionalProperties)
      ? [toRow('any', node.additionalPropertiesName ?? toOtherName(), additionalProperties)]
      : []),
    ...(saysMore(unevaluatedProperties)
      ? [toRow('other', toOtherName(), unevaluatedProperties)]
      : []),
    ...(propertyNames ? [toRow('names', toNamesName(), propertyNames)] : []),
  ];
}

function toOtherName(): string {
  return translate({
    id: 'theme.api.schema.otherProperties',
    message: 'any other property',
    description: 'Shown where the name of a property would, for all that have no row of their own',
  });
}

function toNamesName(): string {
  return translate({
    id: 'theme.api.schema.propertyNames',
    message: 'names of properties',
    description: 'Shown where the name of a property would, for the rule that all names follow',
  });
}

function OtherDirection({
  direction,
  count,
}: {
  direction: Props['direction'];
  count: number;
}): ReactNode {
  return direction === 'request' ? (
    <Translate
      id="theme.api.schema.readOnlyProperties"
      description="Disclosure of properties that are not sent in a request"
      values={{count}}
    >
      {'Read-only, not part of the request: {count}'}
    </Translate>
  ) : (
    <Translate
      id="theme.api.schema.writeOnlyProperties"
      description="Disclosure of properties that a response does not hold"
      values={{count}}
    >
      {'Write-only, not part of the response: {count}'}
    </Translate>
  );
}

function DependentRequired({
  rules,
}: {
  rules: NonNullable<Props['node']['dependentRequired']>;
}): ReactNode {
  return rules.map(({property, requires}) => (
    <p key={property} className={styles.note}>
      <Translate
        id="theme.api.schema.dependentRequired"
        description="Rule: properties that are required when another one is there"
        values={{property: <code>{property}</code>, names: <Names names={requires} />}}
      >
        {'With {property}, these are required: {names}'}
      </Translate>
    </p>
  ));
}

// Which other properties an object may have.
function Notes({
  node: {additionalProperties, unevaluatedProperties},
}: {
  node: Props['node'];
}): ReactNode {
  return (
    <>
      {(isNever(additionalProperties) || isNever(unevaluatedProperties)) && (
        <p className={styles.note}>
          <Translate
            id="theme.api.schema.noOtherProperties"
            description="Rule of an object: only the listed properties are allowed"
          >
            No other properties
          </Translate>
        </p>
      )}
      {additionalProperties?.kind === 'boolean' &&
        additionalProperties.value &&
        !saysMore(additionalProperties) && (
          <p className={styles.note}>
            <Translate
              id="theme.api.schema.openProperties"
              description="Rule of an object: it may have more properties than the listed ones"
            >
              Other properties are allowed
            </Translate>
          </p>
        )}
    </>
  );
}

// Shown once before the rows that follow: the schema that they are inherited from, or that they are
// not inherited.
function Origin({name}: {name: string | undefined}): ReactNode {
  return (
    <li className={`theme-api-schema-origin ${styles.origin}`}>
      {name === undefined ? (
        <Translate
          id="theme.api.schema.ownProperties"
          description="Comes before the properties that an object does not inherit from another schema"
        >
          Own properties
        </Translate>
      ) : (
        <Translate
          id="theme.api.schema.from"
          description="Comes before the properties that were merged in from a named schema"
          values={{name: <b>{name}</b>}}
        >
          {'From {name}'}
        </Translate>
      )}
    </li>
  );
}

function Names({names}: {names: readonly string[]}): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}

function isNever(schema: Props['node']['additionalProperties']): boolean {
  return schema?.kind === 'boolean' && !schema.value;
}
