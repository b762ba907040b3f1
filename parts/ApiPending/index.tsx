import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  useFocusSuccessor,
  type PendingProps,
} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props extends Readonly<PendingProps> {}

// Replaces a part of the page while it loads, and reports a failure.
export default function ApiPending({failed, retry}: Props): ReactNode {
  if (!failed) return <p aria-busy="true">…</p>;
  return (
    <p role="alert">
      <Translate
        id="theme.api.schema.loadFailed"
        description="Said when a part of the reference cannot be loaded"
      >
        This part could not be loaded.
      </Translate>{' '}
      <Retry onClick={retry} />
    </p>
  );
}

function Retry({onClick}: {onClick: () => void}): ReactNode {
  const ref = useFocusSuccessor();
  return (
    <button ref={ref} type="button" className="button button--link button--sm" onClick={onClick}>
      <Translate id="theme.api.retry" description="Button that tries again">
        Try again
      </Translate>
    </button>
  );
}
