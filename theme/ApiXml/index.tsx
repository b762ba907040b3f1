import React, {type ReactNode} from 'react';
import {say} from 'docusaurus-plugin-api-reference/client';
import {toXmlFacts} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiXml';
import styles from './styles.module.css';

// How a value is serialised in XML, if the document says so.
export default function ApiXml({xml}: Props): ReactNode {
  const facts = toXmlFacts(xml);
  return facts.length > 0 ? (
    <div className={`theme-api-xml ${styles.xml}`}>
      XML: {facts.map((fact) => say(fact)).join(' · ')}
    </div>
  ) : null;
}
