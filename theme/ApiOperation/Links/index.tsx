import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {createOnDemand, StaticContent} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiOperation/Links';
import ApiDisclosure from '@theme/ApiDisclosure';
import ApiPending from '@theme/ApiPending';
import styles from './styles.module.css';

const ApiOperationLinkList = createOnDemand(
  () => import(/* webpackChunkName: "api-reference-parts" */ '@theme/ApiOperation/Links/List'),
  ApiPending,
);

// The links of responses: operations that take a value of the response.
export default function ApiOperationLinks({id, name, links}: Props): ReactNode {
  const words = translate(
    {
      id: 'theme.api.response.links',
      message: 'Links: {count}',
      description: 'Disclosure of the links of a response to other operations',
    },
    {count: links.length},
  );
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
