import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {AddressTargets} from '../../navigation/findAddress';
import {isOldLink} from '../../routes/oldLinks';
import {useOtherApis} from './useOtherApis';

/** Loads the targets of the links of other tools. */
export type LoadAddresses = () => Promise<AddressTargets>;

/**
 * On the overview: replaces the link of another tool by the page of what it names. The overview
 * stays if the document has no such part.
 */
export function useOldLinks(load: LoadAddresses | undefined): void {
  const {hash} = useLocation();
  const history = useHistory();
  const others = useOtherApis();
  useEffect(() => {
    if (!load || !isOldLink(hash)) return undefined;
    let gone = false;
    void Promise.all([load(), import('../../routes/resolveOldLink')]).then(
      ([targets, {resolveOldLink}]) => {
        const permalink = resolveOldLink(hash, targets, others);
        if (permalink !== undefined && !gone) history.replace(permalink);
      },
      // Without a network, the overview lists the page.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load, hash, history, others]);
}
