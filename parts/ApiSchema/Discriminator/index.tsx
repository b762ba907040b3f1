import React, {type ReactNode} from 'react';
import {say, type VariantGroup} from 'docusaurus-plugin-api-reference/client';
import {
  isChosenByLabel,
  Say,
  toOtherwise,
  toSelector,
  toVariantRule,
  type Discriminator,
} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly discriminator: Discriminator;
  /** The variants below it, if it is theirs. */
  readonly group?: VariantGroup;
  /** How many of the variants must match. */
  readonly children?: ReactNode;
}

// The property that selects the variant, and the variants of its values unless their labels say it.
export default function ApiSchemaDiscriminator({discriminator, group, children}: Props): ReactNode {
  const selector = toSelector(discriminator, group);
  const otherwise = toOtherwise(discriminator);
  const isSaid = group !== undefined && isChosenByLabel(group);
  return (
    <>
      {(!group || toVariantRule(group)) && children}
      <p className={`theme-api-schema-discriminator ${styles.discriminator}`}>
        {selector && <Say {...selector} />}
        {!isSaid && (
          <>
            {' '}
            {discriminator.mapping
              .map(({value, name}) => (value === name ? value : `${value} → ${name}`))
              .join(', ')}
            {otherwise && `; ${say(otherwise)}`}
          </>
        )}
      </p>
    </>
  );
}
