import React, {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {isShortValue, type Json} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Facts';
import ApiCode from '@theme/ApiCode';
import ApiDisclosure from '@theme/ApiDisclosure';
import ApiSchemaEnum from '@theme/ApiSchema/Enum';
import ApiValue from '@theme/ApiValue';
import './styles.module.css';

// The values that a schema names: constant, default, allowed values, examples.
export default function ApiSchemaFacts({view: {annotations, target}, id}: Props): ReactNode {
  const node = target?.kind === 'schema' ? target : undefined;
  const examples = annotations.examples ?? [];
  const short = examples.filter(isShortValue);
  const hasLine = node?.const !== undefined || annotations.default !== undefined || short.length > 0;
  return (
    <>
      {hasLine && (
        <div className="theme-api-schema-facts">
          {node?.const !== undefined && <Fact words={translate({id: 'theme.api.schema.const', message: 'Always', description: 'Comes before the only value that is allowed'})} values={[node.const]} />}
          {annotations.default !== undefined && <Fact words={translate({id: 'theme.api.schema.default', message: 'Default', description: 'Comes before the default value'})} values={[annotations.default]} />}
          {short.length > 0 && <Fact words={translate({id: 'theme.api.schema.example', message: 'e.g.', description: 'Comes before examples of a value, short for: for example'})} values={short} />}
        </div>
      )}
      {node?.enum && <ApiSchemaEnum values={node.enum} id={id} />}
      {examples
        .filter((value) => !isShortValue(value))
        .map((value, index) => (
          <ApiDisclosure key={index} id={`${id}:example`} summary={translate({id: 'theme.api.schema.longExample', message: 'Example', description: 'Disclosure of an example that is longer than a line'})}>
            <ApiCode language="json">{JSON.stringify(value, null, 2)}</ApiCode>
          </ApiDisclosure>
        ))}
    </>
  );
}

function Fact({words, values}: {words: string; values: readonly Json[]}): ReactNode {
  return (
    <span>
      {words}
      {values.map((value, index) => (
        <Fragment key={index}>
          {index === 0 ? ' ' : ', '}
          <ApiValue value={value} />
        </Fragment>
      ))}
    </span>
  );
}
