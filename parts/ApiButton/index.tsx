import React, {type ReactNode, type ComponentProps} from 'react';
import clsx from 'clsx';
import './styles.module.css';

export interface Props extends ComponentProps<'button'> {}

// A button for everything but the main action of a screen.
export default function ApiButton({className, ...props}: Props): ReactNode {
  return <button type="button" className={clsx('theme-api-button', className)} {...props} />;
}
