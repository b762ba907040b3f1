import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {isWithin, type Anchor} from '../../model/page/anchors';
import {usePage} from '../page/page';

export type Disclosure = {
  ref: RefObject<HTMLDetailsElement | null>;
  onToggle: () => void;
  /** Whether it has been opened, by the reader or because the address points into it. */
  wasOpened: boolean;
};

/**
 * A disclosure whose content is rendered when it is opened.
 * @param anchor of its owner, if it has one: an address inside it opens the disclosure
 * @param rows anchors of what it contains, where that is not all of its owner
 */
export function useDisclosure(anchor?: Anchor, rows?: readonly Anchor[]): Disclosure {
  const {target, retry} = usePage();
  const ref = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const holdsTarget =
    target !== undefined &&
    anchor !== undefined &&
    (rows
      ? rows.some((row) => isWithin(target, row))
      : target !== anchor && isWithin(target, anchor));

  useEffect(() => {
    if (!ref.current) return;
    if (holdsTarget) ref.current.open = true;
    // Also if the reader opened it before the page was hydrated.
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
