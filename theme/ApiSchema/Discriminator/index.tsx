import React, {type ReactNode} from 'react';
import {say} from 'docusaurus-plugin-api-reference/client';
import {
  Say,
  toSelector,
  toOtherwise,
  type Discriminator,
} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly discriminator: Discriminator;
}

// The property that selects the variant, with links from its values to the variants.
export default function ApiSchemaDiscriminator({discriminator}: Props): ReactNode {
  const selector = toSelector(discriminator);
  const otherwise = toOtherwise(discriminator);
  return (
    <p className={`theme-api-schema-discriminator ${styles.discriminator}`}>
      {selector && <Say {...selector} />}{' '}
      {discriminator.mapping
        .map(({value, name}) => (value === name ? value : `${value} → ${name}`))
        .join(', ')}
      {otherwise && `; ${say(otherwise)}`}
    </p>
  );
}
