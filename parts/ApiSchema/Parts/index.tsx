import React, {type ReactNode, type ReactElement} from 'react';
import {
  createOnDemand,
  type Anchor,
  type Direction,
  type NodeSchema,
  toSchemaView,
  useSchemas,
  type Schema,
} from 'docusaurus-plugin-api-reference/client';
import {
  hasBlock,
  groupInherited,
  listOpenRows,
  propertyAnchor,
  Say,
  splitProperties,
  toObjectRules,
  toOrigin,
  toSchemaContent,
  type Property,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import ApiSchemaVariants from '@theme/ApiSchema/Variants';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiRows from 'docusaurus-plugin-api-reference/parts/ApiRows';
import ApiSchemaPart from 'docusaurus-plugin-api-reference/parts/ApiSchema/Part';
import ApiSchemaProperty from '@theme/ApiSchema/Property';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly node: NodeSchema;
  readonly id: Anchor;
  readonly direction: Direction;
  /** Of the items of a list, or of the values of a map. */
  readonly isElement?: boolean;
  /** Whether its parts are the first level of a section. */
  readonly isFirst?: boolean;
}

const ApiSchemaConditions = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiSchema/Conditions'
    ),
  ApiPending,
);
const ApiSchemaMore = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiSchema/More'
    ),
  ApiPending,
);
const ApiSchemaTuple = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiSchema/Tuple'
    ),
  ApiPending,
);

// The parts of a schema: properties, items, variants, conditions. A schema may have all of them at
// once.
export default function ApiSchemaParts(props: Props): ReactNode {
  const {node} = props;
  return (
    <>
      <Properties {...props} />
      {hasBlock(node, 'items') && <ApiSchemaTuple {...props} />}
      {hasBlock(node, 'variants') && <ApiSchemaVariants {...props} />}
      {hasBlock(node, 'conditions') && <ApiSchemaConditions {...props} />}
    </>
  );
}

/** An object with at most this many properties is a wrapper: its content is open. */
const WRAPPER = 2;

// The properties of an object, and its rules for other properties.
function Properties({node, id, direction, isFirst = false}: Props): ReactNode {
  const {lookup} = useSchemas();
  const {shown, rest, other} = splitProperties(node.properties ?? [], direction, lookup);
  const {allOf = []} = node;
  const isWrapper = (node.properties?.length ?? 0) <= WRAPPER;
  // What a reader must choose before a request can be written.
  const isChoice = (schema: Schema) => {
    if (!isFirst || direction !== 'request') return false;
    const {target} = toSchemaContent(toSchemaView(schema, lookup), id, lookup).view;
    return target?.kind === 'schema' && target.variants !== undefined;
  };
  const toRow = ({name, schema, required, versionNotes}: Property) => (
    <ApiSchemaProperty
      key={name}
      schema={schema}
      id={propertyAnchor(id, name)}
      direction={direction}
      name={name}
      required={required}
      isOpen={isWrapper || isChoice(schema)}
      versionNotes={versionNotes}
    />
  );
  const rows = [
    // The line of the schema says what it includes.
    ...toRows(shown, toRow, allOf.length === 1 ? allOf[0]?.name : undefined),
    ...listOpenRows(node).map((row) => (
      <ApiSchemaPart key={row.part} row={row} id={id} direction={direction} />
    )),
  ];
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
          rows={other.map(({name}) => propertyAnchor(id, name))}
          summary={
            direction === 'request'
              ? messages.readOnlyProperties(other.length)
              : messages.writeOnlyProperties(other.length)
          }
        >
          <ApiRows>{toRows(other, toRow)}</ApiRows>
        </ApiDisclosure>
      )}
      {toObjectRules(node).map((rule, index) => (
        <p key={index} className={styles.note}>
          <Say {...rule} />
        </p>
      ))}
    </>
  );
}

/** @param said the origin that needs no line at the start */
function toRows(
  properties: readonly Property[],
  toRow: (property: Property) => ReactElement,
  said?: string,
): ReactElement[] {
  return groupInherited(properties).flatMap(({from, properties: group}, index) => [
    ...(index > 0 || (from !== undefined && from !== said)
      ? [
          <li
            key={`from ${group[0]?.name ?? index}`}
            className={`theme-api-schema-origin ${styles.origin}`}
          >
            <Say {...toOrigin(from)} as="b" />
          </li>,
        ]
      : []),
    ...group.map(toRow),
  ]);
}
