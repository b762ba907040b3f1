import React, {type ReactNode} from 'react';
import {say} from 'docusaurus-plugin-api-reference/client';
import {toXmlFacts, type XmlObject} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly xml: XmlObject;
}

// How a value is serialised in XML, if the document says so.
export default function ApiXml({xml}: Props): ReactNode {
  const facts = toXmlFacts(xml);
  return facts.length > 0 ? (
    <div className={`theme-api-xml ${styles.xml}`}>
      XML: {facts.map((fact) => say(fact)).join(' · ')}
    </div>
  ) : null;
}
