import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {isWithin, type Anchor} from '../../model/page/anchors';
import {usePage} from '../page/page';

export type Disclosure = {
  ref: RefObject<HTMLDetailsElement | null>;
  onToggle: () => void;
  /** Whether it has been opened: by the reader, or because the address points into it. */
  wasOpened: boolean;
};

/**
 * A disclosure whose content is made when it is opened.
 * @param anchor of what it belongs to, where it has one: an address inside it opens it
 */
export function useDisclosure(anchor?: Anchor): Disclosure {
  const {target, retry} = usePage();
  const ref = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const holdsTarget =
    target !== undefined && anchor !== undefined && target !== anchor && isWithin(target, anchor);

  useEffect(() => {
    if (!ref.current) return;
    if (holdsTarget) ref.current.open = true;
    // Also when a reader was quicker than the code of the page.
    if (ref.current.open) setOpened(true);
  }, [holdsTarget]);

  useEffect(() => {
    if (wasOpened && holdsTarget) retry();
  }, [wasOpened, holdsTarget, retry]);

  const onToggle = useCallback(
    () => setOpened((opened) => opened || ref.current?.open === true),
    [],
  );
  return {ref, onToggle, wasOpened};
}
