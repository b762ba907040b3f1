import React, {type ReactNode, type ComponentProps} from 'react';
import clsx from 'clsx';
import {useFocusSuccessor} from 'docusaurus-plugin-api-reference/client/internal';
import './styles.module.css';

export interface Props extends Omit<ComponentProps<'button'>, 'ref'> {}

// A button for everything but the main action of a screen. Its press may remove it.
export default function ApiButton({className, ...props}: Props): ReactNode {
  const ref = useFocusSuccessor();
  return (
    <button ref={ref} type="button" className={clsx('theme-api-button', className)} {...props} />
  );
}
