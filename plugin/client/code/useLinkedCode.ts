import {useEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import type {Anchor} from '../../model/page/anchors';

const LINKED = '.theme-api-row, .theme-api-code';

/**
 * Connects the rows of an operation with its code cards; the code for it loads when a reader first
 * points to a row or to code.
 * @param prefix of all ids of the operation
 */
export function useLinkedCode(article: RefObject<HTMLElement | null>, prefix: Anchor): void {
  const history = useHistory();
  useEffect(() => {
    const element = article.current;
    if (!element || typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined;
    let gone = false;
    let disconnect: (() => void) | undefined;
    const stop = () => {
      element.removeEventListener('pointerover', start);
      element.removeEventListener('focusin', start);
    };
    function start({target}: Event) {
      if (!(target instanceof Element && target.closest(LINKED)) || target.closest('dialog'))
        return;
      stop();
      void import('./linkCode').then(
        ({linkCode}) => {
          if (element && !gone)
            disconnect = linkCode(element, prefix, (id) => history.push({hash: `#${id}`}));
        },
        () => undefined,
      );
    }
    element.addEventListener('pointerover', start);
    element.addEventListener('focusin', start);
    return () => {
      gone = true;
      stop();
      disconnect?.();
    };
  }, [article, prefix, history]);
}
