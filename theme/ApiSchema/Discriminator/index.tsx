import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Discriminator} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly discriminator: Discriminator;
}

// The property that selects the variant, with links from its values to the variants.
export default function ApiSchemaDiscriminator({
  discriminator: {propertyName, mapping, defaultMapping},
}: Props): ReactNode {
  return (
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
}
