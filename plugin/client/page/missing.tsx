import type {ComponentType, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {createOnDemand} from '../dom/createOnDemand';

/**
 * Shows `Missing` at addresses without a page, except where a link led to the former address of one.
 * What the browser loaded itself is never followed: the server has already answered, and a page that
 * it does not have would load again and again.
 */
export function createMissing(Missing: ComponentType): ComponentType {
  const Former = createOnDemand(
    () => import('./FormerAddress'),
    ({failed}) => failed && <Missing />,
  );
  return function MissingPage(): ReactNode {
    const {action} = useHistory();
    return action === 'POP' ? <Missing /> : <Former missing={Missing} />;
  };
}
