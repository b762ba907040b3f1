import React, {type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {countNamed, MoreSchemas, toSchemaContent, toSchemaView, useExpansion, useSchemas} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Expansion';
import ApiSchemaBody from '@theme/ApiSchema/Body';
import ApiSchemaParts from '@theme/ApiSchema/Parts';
import styles from './styles.module.css';

// The parts of a schema behind a disclosure. They are in the page where the page shows the schema; elsewhere, and without
// an end where a schema holds itself, they are made when a reader asks for them.
export default function ApiSchemaExpansion({schema, content, id, direction, name, isOpen: isOpenAtFirst}: Props): ReactNode {
  const {plan} = useSchemas();
  const {target, id: schemaId, name: schemaName} = content.view;
  const isShown = plan.isShown(id);
  const expansion = useExpansion(id, target ? undefined : schemaId);
  const label = useLabel(content);
  const home = schemaId === undefined ? undefined : plan.toHome(schemaId, direction);
  return (
    <details
      ref={expansion.ref}
      className={`theme-api-schema-expansion ${styles.expansion}`}
      open={isShown && isOpenAtFirst}
      onToggle={expansion.onToggle}
      // A browser opens the way to the hash before React comes.
      suppressHydrationWarning>
      <summary aria-label={`${name}: ${label}`}>{label}</summary>
      {isShown && target?.kind === 'schema' ? (
        <ApiSchemaParts node={target} id={content.anchor} direction={direction} />
      ) : !expansion.isOpen ? (
        home !== undefined && (
          <p className={styles.elsewhere}>
            <Translate id="theme.api.schema.elsewhere" description="Stands where a schema was shown before on the page; {link} is its name" values={{link: <a href={`#${home}`}>{schemaName}</a>}}>
              {'{link} is described at another place of this page.'}
            </Translate>
          </p>
        )
      ) : expansion.table ? (
        <MoreSchemas table={expansion.table}>
          <Loaded schema={schema} id={id} direction={direction} name={name} />
        </MoreSchemas>
      ) : target?.kind === 'schema' ? (
        <ApiSchemaParts node={target} id={content.anchor} direction={direction} />
      ) : expansion.failed ? (
        <p role="alert" className={styles.elsewhere}>
          <Translate id="theme.api.schema.loadFailed" description="Said when a part of the reference cannot be loaded">
            This part could not be loaded.
          </Translate>{' '}
          <button type="button" className="button button--link button--sm" onClick={expansion.retry}>
            <Translate id="theme.api.retry" description="Button that tries again">
              Try again
            </Translate>
          </button>
        </p>
      ) : (
        <p className={styles.elsewhere}>…</p>
      )}
    </details>
  );
}

// A schema that has come: all of it is new, also its description.
function Loaded({schema, id, direction, name}: Pick<Props, 'schema' | 'id' | 'direction' | 'name'>): ReactNode {
  const {lookup} = useSchemas();
  const view = toSchemaView(schema, lookup);
  const {target} = toSchemaContent(view, id, lookup).view;
  if (!target) {
    return (
      <p role="alert" className={styles.elsewhere}>
        <Translate id="theme.api.schema.missing" description="Said when the data of the page has no such schema">
          There is no more about it.
        </Translate>
      </p>
    );
  }
  return <ApiSchemaBody schema={schema} view={view} id={id} direction={direction} name={name} mode="loaded" />;
}

// What is behind the disclosure, in few words.
function useLabel({view: {target, name, type}}: Props['content']): string {
  const {selectMessage} = usePluralForm();
  const {properties, variants} = target?.kind === 'schema' ? countNamed(target) : {properties: 0, variants: 0};
  if (variants > 0 && properties === 0) {
    return selectMessage(variants, translate({id: 'theme.api.schema.variants', message: '{count} variant|{count} variants', description: 'Disclosure of the variants of a schema. Plural forms'}, {count: variants}));
  }
  if (properties > 0) {
    return selectMessage(properties, translate({id: 'theme.api.schema.properties', message: '{count} property|{count} properties', description: 'Disclosure of the properties of an object. Plural forms'}, {count: properties}));
  }
  return translate({id: 'theme.api.schema.details', message: 'Details of {name}', description: 'Disclosure of the parts of a schema'}, {name: name ?? type});
}
