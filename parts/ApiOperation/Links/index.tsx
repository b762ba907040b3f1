import React, {type ReactNode} from 'react';
import {createOnDemand, StaticContent, type Anchor} from 'docusaurus-plugin-api-reference/client';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import type {Link} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly id: Anchor;
  /** The status of the response, for screen readers. */
  readonly name: string;
  readonly links: readonly Link[];
}

const ApiOperationLinkList = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiOperation/Links/List'
    ),
  ApiPending,
);

// The links of responses: operations that take a value of the response.
export default function ApiOperationLinks({id, name, links}: Props): ReactNode {
  const words = messages.responseLinks(links.length);
  const list = <ApiOperationLinkList links={links} />;
  return (
    <ApiDisclosure
      id={id}
      className={styles.links}
      label={`${name}: ${words}`}
      summary={words}
      closed={<StaticContent>{list}</StaticContent>}
    >
      {list}
    </ApiDisclosure>
  );
}
