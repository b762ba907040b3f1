import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  hasParts,
  say,
  useSchemas,
  variantAnchor,
  type Variant,
  type VariantGroup,
  type Anchor,
  type Direction,
  type NodeSchema,
} from 'docusaurus-plugin-api-reference/client';
import ApiSchemaDiscriminator from 'docusaurus-plugin-api-reference/parts/ApiSchema/Discriminator';
import ApiSchemaVariant from 'docusaurus-plugin-api-reference/parts/ApiSchema/Variant';
import ApiTabList from '@theme/ApiTabList';
import styles from './styles.module.css';

export interface Props {
  readonly node: NodeSchema;
  readonly id: Anchor;
  readonly direction: Direction;
  /** Of the items of a list, or of the values of a map. */
  readonly isElement?: boolean;
}

// The variants of a schema, and how many of them must match. Variants that have parts are tabs,
// others are lines.
export default function ApiSchemaVariants({
  node: {variants: groups = [], discriminator},
  id,
  direction,
  isElement = false,
}: Props): ReactNode {
  const {lookup} = useSchemas();
  return (
    <>
      {discriminator && !groups.some((group) => group.discriminator) && (
        <ApiSchemaDiscriminator discriminator={discriminator} />
      )}
      {groups.map((group, index) => {
        const rule = toRule(group.kind, isElement);
        const variants = group.variants.map((variant) => ({
          variant,
          id: variantAnchor(id, index, variant.label),
        }));
        const hasTabs = group.variants.some(({schema}) => hasParts(schema, lookup));
        const lead = group.discriminator ? (
          <ApiSchemaDiscriminator discriminator={group.discriminator} group={group}>
            <p className={styles.rule}>{rule}</p>
          </ApiSchemaDiscriminator>
        ) : (
          <p className={styles.rule}>{rule}</p>
        );
        return (
          <div key={index} className={`theme-api-schema-variants ${styles.group}`}>
            {!hasTabs && lead}
            {hasTabs ? (
              <ApiTabList
                label={rule}
                lead={lead}
                tabs={variants.map((entry) => ({
                  key: entry.variant.label,
                  anchor: entry.id,
                  label: toTabLabel(entry.variant),
                  content: <ApiSchemaVariant {...entry} group={group} direction={direction} />,
                }))}
              />
            ) : (
              <ul className={styles.list}>
                {variants.map((entry) => (
                  <li key={entry.variant.label}>
                    <ApiSchemaVariant {...entry} group={group} direction={direction} isLine />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </>
  );
}

function toRule(kind: VariantGroup['kind'], isElement: boolean): string {
  if (isElement)
    return kind === 'oneOf'
      ? translate({
          id: 'theme.api.schema.eachExactlyOne',
          message: 'Each is exactly one of these:',
          description: 'Comes before variants of the items of a list, or of the values of a map',
        })
      : translate({
          id: 'theme.api.schema.eachAtLeastOne',
          message: 'Each is one or more of these:',
          description: 'Comes before variants of the items of a list, or of the values of a map',
        });
  return say(kind === 'oneOf' ? 'schema.exactlyOne' : 'schema.atLeastOne');
}

function toTabLabel({label, default: isDefault}: Variant): string {
  return isDefault
    ? translate(
        {
          id: 'theme.api.schema.defaultVariant',
          message: '{label} (default)',
          description: 'Label of the variant that holds when no other is chosen',
        },
        {label},
      )
    : label;
}
