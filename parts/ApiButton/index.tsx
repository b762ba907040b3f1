import React, {type ReactNode, type ComponentProps} from 'react';
import clsx from 'clsx';
import {useFocusSuccessor} from 'docusaurus-plugin-api-reference/client/internal';
import './styles.module.css';

export interface Props extends Omit<ComponentProps<'button'>, 'ref'> {}

// A button for everything but the main action of a screen. Its press may remove it, or disable it:
// browsers would take the focus from a disabled one.
export default function ApiButton({className, disabled, onClick, ...props}: Props): ReactNode {
  const ref = useFocusSuccessor();
  return (
    <button
      ref={ref}
      type="button"
      className={clsx('theme-api-button', className)}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...props}
    />
  );
}
