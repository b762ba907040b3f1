import React, {type ReactNode} from 'react';
import {useSchemas, type Direction} from 'docusaurus-plugin-api-reference/client';
import {
  hasFacts,
  listOtherDescriptions,
  type Wrapper,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiSchemaFacts from 'docusaurus-plugin-api-reference/parts/ApiSchema/Facts';
import ApiSchemaMeta from '@theme/ApiSchema/Meta';
import ApiSchemaNotes from 'docusaurus-plugin-api-reference/parts/ApiSchema/Notes';
import ApiSchemaUnknown from 'docusaurus-plugin-api-reference/parts/ApiSchema/Unknown';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly wrapper: Wrapper;
  readonly direction: Direction;
  readonly name: string;
}

// The details of each item of a list, or of each value of a map, beyond its type.
export default function ApiSchemaElement({
  wrapper: {kind, view, anchor},
  direction,
  name,
}: Props): ReactNode {
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
