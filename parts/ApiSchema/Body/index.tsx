import React, {type ReactNode} from 'react';
import {
  isSaidBy,
  useSchemas,
  type Anchor,
  type Direction,
  type Json,
  type Schema,
  type SchemaView,
} from 'docusaurus-plugin-api-reference/client';
import {
  isComposite,
  listOtherDescriptions,
  toSchemaContent,
  hasFacts,
  type Wrapper,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiSchemaExpansion from 'docusaurus-plugin-api-reference/parts/ApiSchema/Expansion';
import ApiSchemaFacts from 'docusaurus-plugin-api-reference/parts/ApiSchema/Facts';
import ApiSchemaNotes from 'docusaurus-plugin-api-reference/parts/ApiSchema/Notes';
import ApiSchemaParts from 'docusaurus-plugin-api-reference/parts/ApiSchema/Parts';
import ApiSchemaUnknown from 'docusaurus-plugin-api-reference/parts/ApiSchema/Unknown';
import ApiSchemaMeta from '@theme/ApiSchema/Meta';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly schema: Schema;
  readonly view: SchemaView;
  readonly id: Anchor;
  readonly direction: Direction;
  readonly name: string;
  readonly mode?: 'row' | 'root' | 'loaded';
  /** Whether the disclosure of a row is open at first. */
  readonly isOpen?: boolean;
  /** A short one of a parameter, beside the values that the schema gives. */
  readonly example?: Json;
  /**
   * Whether a description is above: without one the values follow the words of the row. By
   * default that of the schema.
   */
  readonly isDescribed?: boolean;
}

// Everything about a schema except its summary line. `mode` says where it is: in a row its parts
// are behind a disclosure; at the root of a section they are open where the page shows them; what a
// reader has loaded is open.
export default function ApiSchemaBody({
  schema,
  view,
  id,
  direction,
  name,
  mode = 'row',
  isOpen = false,
  example,
  isDescribed,
}: Props): ReactNode {
  const {lookup, plan} = useSchemas();
  const {description} = view.annotations;
  const content = toSchemaContent(view, id, lookup);
  const {target} = content.view;
  // A schema that is not loaded yet may have parts.
  const hasParts = target === undefined || (target.kind === 'schema' && isComposite(target));
  // A named schema's own notes are shown only once.
  const isHome = view.id === undefined || [undefined, id].includes(plan.toHome(view.id, direction));
  const others = isHome ? listOtherDescriptions(view, lookup) : [];
  const isLaidOpen = mode === 'loaded' || (mode === 'root' && plan.isShown(id));
  return (
    <>
      {description !== undefined && !others.some((text) => isSaidBy(description, text)) && (
        <ApiMarkdown anchor={`${id}:section-`}>{description}</ApiMarkdown>
      )}
      {others.map((text, index) => (
        <ApiMarkdown key={index} anchor={`${id}:section-${index + 2}-`} className={styles.other}>
          {text}
        </ApiMarkdown>
      ))}
      {view.target?.kind === 'unknown' && <ApiSchemaUnknown value={view.target.value} />}
      <ApiSchemaFacts view={view} id={id} name={name} example={example} isDescribed={isDescribed} />
      <ApiSchemaNotes view={view} />
      {content.wrappers.map((wrapper) => (
        <MainElement key={wrapper.anchor} wrapper={wrapper} direction={direction} name={name} />
      ))}
      {hasParts &&
        (isLaidOpen && target?.kind === 'schema' ? (
          <ApiSchemaParts
            node={target}
            id={content.anchor}
            direction={direction}
            isElement={content.wrappers.length > 0}
            isFirst={mode === 'root'}
          />
        ) : (
          <ApiSchemaExpansion
            schema={schema}
            content={content}
            id={id}
            direction={direction}
            name={name}
            isOpen={isOpen}
          />
        ))}
    </>
  );
}

type MainElementProps = {
  readonly wrapper: Wrapper;
  readonly direction: Direction;
  readonly name: string;
};

// The details of each item of a list, or of each value of a map, beyond its type.
function MainElement({
  wrapper: {kind, view, anchor},
  direction,
  name,
}: MainElementProps): ReactNode {
  const {lookup} = useSchemas();
  if (!hasFacts(view)) return null;
  return (
    <div className={`theme-api-schema-element ${styles.element}`}>
      <span className={styles.meta}>
        {kind === 'array' ? messages.eachItem : messages.eachValue}{' '}
        <ApiSchemaMeta view={view} id={anchor} direction={direction} />
      </span>
      {view.annotations.description !== undefined && (
        <ApiMarkdown>{view.annotations.description}</ApiMarkdown>
      )}
      {listOtherDescriptions(view, lookup).map((text, index) => (
        <ApiMarkdown key={index}>{text}</ApiMarkdown>
      ))}
      {view.target?.kind === 'unknown' && <ApiSchemaUnknown value={view.target.value} />}
      <ApiSchemaFacts view={view} id={anchor} name={name} />
      <ApiSchemaNotes view={view} />
    </div>
  );
}
