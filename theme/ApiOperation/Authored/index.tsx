import React, {type ComponentProps, type ReactNode} from 'react';
import type {Props} from '@theme/ApiOperation/Authored';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import styles from './styles.module.css';

// The page has a title already.
const COMPONENTS = {h1: (props: ComponentProps<'h1'>) => <Heading as="h2" {...props} />};

// What the author of the site says about an operation, with everything that MDX can do.
export default function ApiOperationAuthored({content: Content}: Props): ReactNode {
  return (
    <div className={`theme-api-operation-authored markdown ${styles.authored}`}>
      <MDXContent>
        <Content components={COMPONENTS} />
      </MDXContent>
    </div>
  );
}
