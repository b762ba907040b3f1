import React, {type ReactNode} from 'react';
import type {ResponseExample} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly unmet: NonNullable<ResponseExample['incomplete']>;
}

// The keyword that an example does not satisfy, and the place in the example.
export default function ApiUnmet({unmet: {keyword, place}}: Props): ReactNode {
  return (
    <>
      (<code dir="ltr">{keyword}</code>
      {place !== '' && (
        <>
          , <code dir="ltr">{place}</code>
        </>
      )}
      )
    </>
  );
}
