import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ApiButton';
import './styles.module.css';

// A button for everything but the main action of a screen.
export default function ApiButton({className, ...props}: Props): ReactNode {
  return <button type="button" className={clsx('theme-api-button', className)} {...props} />;
}
