import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {readSession, writeSession} from '../session';

/**
 * Marks disclosures of parts that only this place shows: a schema that contains itself would
 * otherwise open for ever.
 */
export const EXPANSION_CLASS = 'theme-api-schema-expansion';
/** Whether the reader has last opened all parts of a schema, on any page of the visit. */
const KEY = 'api-reference:expand-all';
/** Below this number, no button that opens all disclosures is needed. */
const FEW = 2;
/** At most this many are opened at a time; another click opens more. */
const MAX_OPENED = 200;
/**
 * The content of an opened disclosure appears within the next frames, and may contain more
 * disclosures.
 */
const MAX_IDLE_FRAMES = 3;

export type ExpandAll = {
  /** Ref of the element that contains the schema. */
  ref: RefObject<HTMLDivElement | null>;
  /**
   * Whether there is something to open. False until the page is hydrated: without JavaScript the
   * button would do nothing.
   */
  isUseful: boolean;
  isExpanded: boolean;
  toggle: () => void;
};

/**
 * Opens all disclosures of a schema, or closes them again. Schemas on pages that the reader opens
 * later in the visit follow.
 */
export function useExpandAll(): ExpandAll {
  const ref = useRef<HTMLDivElement>(null);
  const [isUseful, setUseful] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  useEffect(() => {
    const container = ref.current;
    if (!container || container.getElementsByClassName(EXPANSION_CLASS).length < FEW) return;
    setUseful(true);
    if (readSession(KEY) === true) expand(container);
    setExpanded(findExpansions(container, false).length === 0);
  }, []);
  const toggle = useCallback(() => {
    if (!ref.current) return;
    writeSession(KEY, isExpanded ? undefined : true);
    if (isExpanded) for (const details of findExpansions(ref.current, true)) details.open = false;
    else expand(ref.current);
    setExpanded(!isExpanded && findExpansions(ref.current, false).length === 0);
  }, [isExpanded]);
  return {ref, isUseful, isExpanded, toggle};
}

function expand(container: Element): void {
  let left = MAX_OPENED;
  let idle = 0;
  const openSome = () => {
    const closed = findExpansions(container, false).slice(0, left);
    for (const details of closed) details.open = true;
    left -= closed.length;
    idle = closed.length === 0 ? idle + 1 : 0;
    if (left > 0 && idle < MAX_IDLE_FRAMES) requestAnimationFrame(openSome);
  };
  openSome();
}

function findExpansions(container: Element, open: boolean): HTMLDetailsElement[] {
  return Array.from(
    container.querySelectorAll<HTMLDetailsElement>(`details.${EXPANSION_CLASS}`),
  ).filter((details) => details.open === open);
}
