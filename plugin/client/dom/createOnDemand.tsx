import {lazy, useState, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLoading} from './useLoading';

/** What is in place of a part while its code is on the way, and when it did not come. */
export type PendingProps = {failed: boolean; retry: () => void};

type Load<P> = () => Promise<{default: ComponentType<P>}>;

/**
 * A component that few pages need, or that nobody sees before an act: its code is loaded where it
 * is shown. Where the HTML of the page has it, React takes the page over when the code is there;
 * what is shown later has `Pending` in its place until then, and so has what did not come, so that
 * the rest of the page works.
 */
export function createOnDemand<P extends object>(
  load: Load<P>,
  Pending: ComponentType<PendingProps>,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  const loadAndKeep: Load<P> = async () => {
    const loaded = await load();
    known = loaded.default;
    return loaded;
  };
  const InHtml: ComponentType<P> = lazy(() =>
    loadAndKeep().catch((error: unknown) => {
      if (!ExecutionEnvironment.canUseDOM) throw error;
      return {default: Later};
    }),
  );

  function Later(props: P): ReactNode {
    const {result, failed, retry} = useLoading(loadAndKeep);
    return result ? <result.default {...props} /> : <Pending failed={failed} retry={retry} />;
  }

  return function OnDemand(props: P): ReactNode {
    const isBrowser = useIsBrowser();
    // Of one kind as long as it is in the page: another component would be made again.
    const [Shown] = useState<ComponentType<P>>(() => known ?? (isBrowser ? Later : InHtml));
    return <Shown {...props} />;
  };
}
