import React, {type ReactNode} from 'react';
import {createOnDemand, type SchemaView} from 'docusaurus-plugin-api-reference/client';
import {Say, toSchemaNotes, type Note} from 'docusaurus-plugin-api-reference/client/internal';
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
export default function ApiSchemaNotes({view}: Props): ReactNode {
  return toSchemaNotes(view).map((note, index) => <SchemaNote key={index} note={note} />);
}

function SchemaNote({note}: {note: Note}): ReactNode {
  switch (note.kind) {
    case 'deprecation':
      return <ApiDeprecation deprecation={note.deprecation} />;
    case 'conflict':
      return (
        <div className={`theme-api-schema-conflict ${styles.conflict}`}>
          <Say {...note.words} />
          {note.values.map(({from, value}, index) => (
            <React.Fragment key={index}>
              {index > 0 && ';'} <ApiValue value={value} />
              {from !== undefined && ` (${from})`}
            </React.Fragment>
          ))}
        </div>
      );
    case 'xml':
      return <ApiXml xml={note.xml} />;
    case 'externalDocs':
      return <ApiExternalDocs externalDocs={note.externalDocs} />;
    case 'extensions':
      return <ApiExtensions extensions={note.extensions} />;
  }
}
