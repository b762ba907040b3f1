import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {createOnDemand, type SchemaView} from 'docusaurus-plugin-api-reference/client';
import ApiDeprecation from '@theme/ApiDeprecation';
import ApiExtensions from '@theme/ApiExtensions';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiPending from '@theme/ApiPending';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

export interface Props {
  readonly view: SchemaView;
}

const ApiXml = createOnDemand(
  () => import(/* webpackChunkName: "api-reference-parts" */ '@theme/ApiXml'),
  ApiPending,
);

// Details that few schemas have: deprecation notes, contradictions, XML, links, keywords and
// extensions of other tools.
export default function ApiSchemaNotes({view: {annotations, target}}: Props): ReactNode {
  const {deprecated, externalDocs, xml, extensions} = annotations;
  const {conflicts, other} = target?.kind === 'schema' ? target : {};
  return (
    <>
      {deprecated && <ApiDeprecation deprecation={deprecated} />}
      {conflicts?.map(({keyword, values}) => (
        <div key={keyword} className={`theme-api-schema-conflict ${styles.conflict}`}>
          <Translate
            id="theme.api.schema.conflict"
            description="Warning about values of merged schemas that contradict each other; {keyword} is a keyword of JSON Schema"
            values={{keyword: <code>{keyword}</code>}}
          >
            {'The parts of this schema contradict each other in {keyword}:'}
          </Translate>
          {values.map(({from, value}, index) => (
            <React.Fragment key={index}>
              {index > 0 && ';'} <ApiValue value={value} />
              {from !== undefined && ` (${from})`}
            </React.Fragment>
          ))}
        </div>
      ))}
      {xml && <ApiXml xml={xml} />}
      {externalDocs && <ApiExternalDocs externalDocs={externalDocs} />}
      {other && <ApiExtensions extensions={other} />}
      {extensions && <ApiExtensions extensions={extensions} />}
    </>
  );
}
