import React, {useMemo, type ReactNode} from 'react';
import {
  useApiOperation,
  useAuthoredIds,
  type Anchor,
  type AuthoredComponents,
  type AuthoredContent,
} from 'docusaurus-plugin-api-reference/client';
import MDXComponents from '@theme/MDXComponents';
import MDXContent from '@theme/MDXContent';
import styles from './styles.module.css';

export interface Props {
  /** The author's own content, as MDX. */
  readonly content: AuthoredContent;
  /** Whether it is before or after the generated content. */
  readonly slot: 'before' | 'after';
}

// The author's own content about an operation, with all of MDX.
export default function ApiOperationAuthored({content: Content, slot}: Props): ReactNode {
  const toHeadingId = useAuthoredIds()[slot];
  const {authored: operation} = useApiOperation().page;
  const components = useMemo(
    () => toHeadings((id) => toHeadingId(id, Content)),
    [toHeadingId, Content],
  );
  return (
    <div className={`theme-api-operation-authored markdown ${styles.authored}`}>
      <MDXContent>
        <Content components={components} operation={operation} />
      </MDXContent>
    </div>
  );
}

function toHeadings(toHeadingId: (id: Anchor) => Anchor): AuthoredComponents {
  const toHeading =
    (tag: keyof AuthoredComponents): AuthoredComponents[typeof tag] =>
    ({id, ...props}) => {
      const Heading = MDXComponents[tag];
      return <Heading {...props} id={id === undefined ? id : toHeadingId(id)} />;
    };
  // The page has a title already.
  return {
    h1: toHeading('h2'),
    h2: toHeading('h2'),
    h3: toHeading('h3'),
    h4: toHeading('h4'),
    h5: toHeading('h5'),
    h6: toHeading('h6'),
  };
}
