import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {XmlObject} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly xml: XmlObject;
}

// How a value is serialised in XML, if the document says so.
export default function ApiXml({
  xml: {name, prefix, namespace, attribute, wrapped, nodeType},
}: Props): ReactNode {
  const words = [
    name !== undefined && (prefix === undefined ? name : `${prefix}:${name}`),
    name === undefined && prefix,
    attribute &&
      translate({
        id: 'theme.api.xml.attribute',
        message: 'attribute',
        description: 'A value that XML writes as an attribute',
      }),
    wrapped &&
      translate({
        id: 'theme.api.xml.wrapped',
        message: 'wrapped',
        description: 'A list that XML writes inside its own element',
      }),
    nodeType,
    namespace,
  ].filter((word): word is string => typeof word === 'string');
  return words.length > 0 ? (
    <div className={`theme-api-xml ${styles.xml}`}>XML: {words.join(' · ')}</div>
  ) : null;
}
