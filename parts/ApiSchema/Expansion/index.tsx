import React, {type ReactNode} from 'react';
import {
  createOnDemand,
  useSchemas,
  type NodeSchema,
  type Anchor,
  type Direction,
  type Schema,
} from 'docusaurus-plugin-api-reference/client';
import {
  countNamed,
  EXPANSION_CLASS,
  hasBlock,
  isPlainMap,
  type SchemaContent,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import ApiSchemaParts from 'docusaurus-plugin-api-reference/parts/ApiSchema/Parts';
import * as messages from '../messages';

export interface Props {
  readonly schema: Schema;
  readonly content: SchemaContent;
  readonly id: Anchor;
  readonly direction: Direction;
  readonly name: string;
  readonly isOpen?: boolean;
}

const ApiSchemaMissing = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiSchema/Missing'
    ),
  ApiPending,
);

// The parts of a schema behind a disclosure. If the page shows the schema elsewhere, or the schema
// contains itself, they are rendered when a reader opens them.
export default function ApiSchemaExpansion({
  schema,
  content,
  id,
  direction,
  name,
  isOpen = false,
}: Props): ReactNode {
  const {plan} = useSchemas();
  const {target, id: schemaId, name: schemaName} = content.view;
  const summary = useSummary(content);
  const isShown = plan.isShown(id);
  const home = schemaId === undefined ? undefined : plan.toHome(schemaId, direction);
  const elsewhere = home !== undefined && home !== id && (
    <p>{messages.elsewhere(<a href={`#${home}`}>{schemaName ?? schemaId}</a>)}</p>
  );
  return (
    <ApiDisclosure
      id={id}
      className={isShown ? EXPANSION_CLASS : undefined}
      label={`${name}: ${summary}`}
      summary={summary}
      isOpen={isShown && (isOpen || plan.isOpen(id))}
      closed={isShown ? undefined : elsewhere}
    >
      {target?.kind === 'schema' && (
        <ApiSchemaParts
          node={target}
          id={content.anchor}
          direction={direction}
          isElement={content.wrappers.length > 0}
        />
      )}
      {target === undefined && schemaId !== undefined && (
        <ApiSchemaMissing
          schemaId={schemaId}
          schema={schema}
          id={id}
          direction={direction}
          name={name}
        />
      )}
    </ApiDisclosure>
  );
}

// A short summary of the content of the disclosure.
function useSummary({view: {target, name, type}}: Props['content']): string {
  const {selectMessage} = useSchemas();
  const {properties, variants} =
    target?.kind === 'schema' ? countNamed(target) : {properties: 0, variants: 0};
  const ofProperties = properties > 0 && selectMessage(properties, messages.properties(properties));
  const ofVariants = variants > 0 && selectMessage(variants, messages.variants(variants));
  if (ofProperties && ofVariants) return messages.propertiesAndVariants(ofProperties, ofVariants);
  if (ofProperties || ofVariants) return ofProperties || ofVariants || '';
  const kind = target?.kind === 'schema' ? toKindOfParts(target) : undefined;
  if (kind !== undefined) return kind;
  return messages.details(name ?? type);
}

// Of what it has no number.
function toKindOfParts(target: NodeSchema): string | undefined {
  if (hasBlock(target, 'items')) return messages.items;
  if (isPlainMap(target)) return messages.entries;
  if (target.content?.schema) return messages.decoded;
  if (hasBlock(target, 'conditions') || hasBlock(target, 'properties')) return messages.rules;
  return undefined;
}
