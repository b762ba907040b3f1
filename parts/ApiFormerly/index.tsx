import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import type {PropOperation} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly subjects: NonNullable<PropOperation['formerly']>;
}

// For readers of old links: what was at the address of this page before.
export default function ApiFormerly({subjects}: Props): ReactNode {
  return (
    <div className="theme-api-formerly alert alert--info margin-bottom--md" role="note">
      {subjects.map(({title, permalink}, index) => (
        <div key={index}>
          {permalink === undefined ? (
            <Translate
              id="theme.api.formerly.gone"
              description="For readers of an old link: another page had this address before, and no longer exists"
              values={{page: <b>{title}</b>}}
            >
              {'Another page was here before: {page}. It no longer exists.'}
            </Translate>
          ) : (
            <Translate
              id="theme.api.formerly.moved"
              description="For readers of an old link: another page had this address before; its name is a link to it"
              values={{
                page: (
                  <b>
                    <ApiPageLink to={permalink}>{title}</ApiPageLink>
                  </b>
                ),
              }}
            >
              {'Another page was here before, and has moved: {page}.'}
            </Translate>
          )}
        </div>
      ))}
    </div>
  );
}
