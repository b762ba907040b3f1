import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {AddressTargets} from '../../navigation/findAddress';

/** Loads the targets of the links of other tools. */
export type LoadAddresses = () => Promise<AddressTargets>;

/**
 * Whether a hash is a link of Redoc, Scalar or Swagger UI to a part of its only page, such as
 * `#tag/pets` or `#/pets/listPets`. Anchors of our pages have no slash.
 */
export function isOldLink(hash: string): boolean {
  return hash.includes('/');
}

/**
 * On the overview: replaces the link of another tool by the page of what it names. The overview
 * stays if the document has no such part.
 */
export function useOldLinks(load: LoadAddresses | undefined): void {
  const {hash} = useLocation();
  const history = useHistory();
  useEffect(() => {
    if (!load || !isOldLink(hash)) return undefined;
    let gone = false;
    void Promise.all([load(), import('./resolveOldLink')]).then(
      ([targets, {resolveOldLink}]) => {
        const permalink = resolveOldLink(hash, targets);
        if (permalink !== undefined && !gone) history.replace(permalink);
      },
      // Without a network, the overview lists the page.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load, hash, history]);
}
