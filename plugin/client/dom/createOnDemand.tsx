import {lazy, useState, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLoading} from './useLoading';

/** Props of the component that is shown while code loads, or after loading failed. */
export type PendingProps = {failed: boolean; retry: () => void};

type Load<P> = () => Promise<{default: ComponentType<P>}>;

/**
 * Creates a component whose code loads only where it is shown: one that few pages need, or that
 * nobody sees before an action. If the HTML of the page contains it, React hydrates it once the
 * code has loaded. If it is shown later, `Pending` replaces it until then, and after a failure, so
 * that the rest of the page works.
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
    // Must not change while it is in the page: another component would be mounted again.
    const [Shown] = useState<ComponentType<P>>(() => known ?? (isBrowser ? Later : InHtml));
    return <Shown {...props} />;
  };
}
