import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {VariantGroup} from 'docusaurus-plugin-api-reference/client';
import {isChosenByLabel, type Discriminator} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly discriminator: Discriminator;
  /** The variants below it, if it is theirs. */
  readonly group?: VariantGroup;
  /** How many of the variants must match. */
  readonly children?: ReactNode;
}

// The property that selects the variant, and the variants of its values unless their labels say it.
export default function ApiSchemaDiscriminator({
  discriminator: {propertyName, mapping, defaultMapping},
  group,
  children,
}: Props): ReactNode {
  if (group && isChosenByLabel(group))
    return (
      <>
        {group.kind !== 'oneOf' && children}
        <p className={`theme-api-schema-discriminator ${styles.discriminator}`}>
          <Translate
            id="theme.api.schema.chosenByProperty"
            description="Comes before variants whose labels are the values of the property"
            values={{property: <code>{propertyName}</code>}}
          >
            {'Chosen by {property}:'}
          </Translate>
        </p>
      </>
    );
  const sentence = (
    <p className={`theme-api-schema-discriminator ${styles.discriminator}`}>
      {propertyName !== undefined && mapping.length === 0 && !defaultMapping && (
        <Translate
          id="theme.api.schema.discriminatorAlone"
          description="Names the property that tells variants apart, if its values are unknown"
          values={{property: <code>{propertyName}</code>}}
        >
          {'{property} selects the variant.'}
        </Translate>
      )}
      {propertyName !== undefined && (mapping.length > 0 || defaultMapping) && (
        <Translate
          id="theme.api.schema.discriminator"
          description="Names the property that tells variants apart"
          values={{property: <code>{propertyName}</code>}}
        >
          {'{property} selects the variant:'}
        </Translate>
      )}{' '}
      {mapping.map(({value, name}) => (value === name ? value : `${value} → ${name}`)).join(', ')}
      {defaultMapping && (
        <>
          {'; '}
          <Translate
            id="theme.api.schema.otherwise"
            description="Names the variant that holds when no other is chosen"
            values={{name: defaultMapping.name}}
          >
            {'otherwise {name}'}
          </Translate>
        </>
      )}
    </p>
  );
  return (
    <>
      {children}
      {sentence}
    </>
  );
}
