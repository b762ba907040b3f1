import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {SchemaId, SchemaTable} from '../../model/types';
import {useDocumentContext} from '../document';
import {isWithin, type Anchor} from '../page/anchors';
import {usePage} from '../page/page';

export type Expansion = {
  ref: RefObject<HTMLDetailsElement | null>;
  onToggle: () => void;
  /** Whether the reader has asked for what is inside. */
  isOpen: boolean;
  /** What was loaded for it; absent while it loads, or when nothing had to be. */
  table?: SchemaTable;
  failed: boolean;
  retry: () => void;
};

/**
 * A disclosure whose content is made when it is opened: by the reader, or because the address points into it.
 * @param missing id of a schema that has to be loaded for it
 */
export function useExpansion(anchor: Anchor, missing: SchemaId | undefined): Expansion {
  const {loadSchemas} = useDocumentContext();
  const {target, retry: revealTarget} = usePage();
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [loading, setLoading] = useState<{table?: SchemaTable; failed?: true}>({});
  const holdsTarget = target !== undefined && target !== anchor && isWithin(target, anchor);

  useEffect(() => {
    if (!holdsTarget || !ref.current) return;
    ref.current.open = true;
    setOpen(true);
  }, [holdsTarget]);

  useEffect(() => {
    if (!isOpen || missing === undefined || loading.table || loading.failed) return undefined;
    let current = true;
    loadSchemas(missing).then(
      (table) => current && setLoading({table}),
      () => current && setLoading({failed: true}),
    );
    return () => {
      current = false;
    };
  }, [isOpen, missing, loading, loadSchemas]);

  const isReady = isOpen && (missing === undefined || loading.table !== undefined);
  useEffect(() => {
    if (isReady && holdsTarget) revealTarget();
  }, [isReady, holdsTarget, revealTarget]);

  const onToggle = useCallback(() => setOpen((open) => open || ref.current?.open === true), []);
  const retry = useCallback(() => setLoading({}), []);
  return {ref, onToggle, isOpen, ...(loading.table && {table: loading.table}), failed: loading.failed === true, retry};
}
