import React, {createElement, Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {MarkdownNode, Markdown} from 'docusaurus-plugin-api-reference/client';
import ApiAddress from 'docusaurus-plugin-api-reference/parts/ApiAddress';
import Alert, {
  type Props as AlertProps,
} from 'docusaurus-plugin-api-reference/parts/ApiMarkdown/Alert';
import Code from 'docusaurus-plugin-api-reference/parts/ApiMarkdown/Code';
import Table from 'docusaurus-plugin-api-reference/parts/ApiMarkdown/Table';
import ApiImage from '@theme/ApiImage';
import Heading, {type Props as HeadingProps} from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly children: Markdown;
  /** Level of the text's highest headings; absent: they become paragraphs in bold. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * Start of the ids of its headings, unique on the page; absent: they have none, and links to them
   * are plain text.
   */
  readonly anchor?: string;
  readonly className?: string;
}

type Element = Exclude<MarkdownNode, string>;

/** The elements of headings, and what their ids begin with. */
type Headings = {tags: ReadonlyMap<Element, HeadingProps['as']>; anchor: string | undefined};

// Text of the document, rendered and sanitised at build. Its headings continue from `headingLevel`;
// without one they become bold paragraphs, for places that are not a section of the page.
export default function ApiMarkdown({children, headingLevel, anchor, className}: Props): ReactNode {
  if (typeof children === 'string')
    return <p className={clsx('theme-api-markdown', className)}>{children}</p>;
  const paragraph = toOnlyParagraph(children);
  const headings = {tags: toHeadingTags(children, headingLevel), anchor};
  return createElement(
    paragraph ? 'p' : 'div',
    {className: clsx('theme-api-markdown', className)},
    ...toElements(paragraph ?? children, headings),
  );
}

/** The content of a text that is one paragraph, which needs no element around it. */
function toOnlyParagraph([first, ...others]: readonly MarkdownNode[]):
  | readonly MarkdownNode[]
  | undefined {
  if (first === undefined || typeof first === 'string' || others.length > 0) return undefined;
  const [tag, props, content] = first;
  return tag === 'p' && Object.keys(props).length === 0 ? content : undefined;
}

function toElements(
  nodes: readonly MarkdownNode[],
  headings: Headings,
  isLink = false,
): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      node
    ) : (
      <Fragment key={index}>{toElement(node, headings, isLink)}</Fragment>
    ),
  );
}

function toElement(node: Element, headings: Headings, isLink: boolean): ReactNode {
  const [tag, props, children] = node;
  switch (tag) {
    case 'a':
      return (
        <DocumentLink {...props} anchor={headings.anchor}>
          {toElements(children, headings, true)}
        </DocumentLink>
      );
    case 'pre':
      return <Code className={styles.code}>{children}</Code>;
    case 'table':
      return <Table nodes={children}>{toElements(children, headings)}</Table>;
    case 'blockquote':
      if (typeof props.alert === 'string')
        return <Alert kind={props.alert} {...toAlertParts(node, headings)} />;
      break;
    case 'img':
      return typeof props.src === 'string' ? (
        <ApiImage {...props} src={props.src} alt={String(props.alt ?? '')} isLink={isLink} />
      ) : (
        String(props.alt ?? '')
      );
    case 'input':
      return <input {...props} readOnly aria-label={props.checked === true ? '☑' : '☐'} />;
  }
  const content = children.length > 0 ? toElements(children, headings, isLink) : [];
  if (toLevel(tag) === undefined) return createElement(tag, props, ...content);
  const heading = headings.tags.get(node);
  const {anchor} = headings;
  const id = anchor === undefined || typeof props.id !== 'string' ? undefined : anchor + props.id;
  if (heading === undefined) return <BoldHeading id={id}>{content}</BoldHeading>;
  if (id === undefined) return createElement(heading, {}, ...content);
  return (
    <Heading as={heading} id={id}>
      {children.length === 1 && typeof children[0] === 'string' ? children[0] : content}
    </Heading>
  );
}

// The first child of an alert may be the author's title.
function toAlertParts(
  [, {titled}, children]: Element,
  headings: Headings,
): Pick<AlertProps, 'title' | 'children'> {
  const [first, ...others] = children;
  if (titled !== true || first === undefined) return {children: toElements(children, headings)};
  return {
    title: typeof first === 'string' ? first : toElements(first[2], headings),
    children: toElements(others, headings),
  };
}

function toLevel(tag: string): number | undefined {
  const level = /^h([1-6])$/.exec(tag)?.[1];
  return level === undefined ? undefined : Number(level);
}

// A text may begin with any level and skip some: each heading is one level below the last one of a
// higher level.
function toHeadingTags(
  nodes: readonly MarkdownNode[],
  headingLevel: number | undefined,
): Headings['tags'] {
  const tags = new Map<Element, HeadingProps['as']>();
  if (headingLevel === undefined) return tags;
  const open: number[] = [];
  const walk = (node: MarkdownNode) => {
    if (typeof node === 'string') return;
    const level = toLevel(node[0]);
    if (level === undefined) return node[2].forEach(walk);
    while ((open[open.length - 1] ?? 0) >= level) open.pop();
    const depth = Math.min(6, headingLevel + open.push(level) - 1);
    tags.set(node, `h${depth}` as HeadingProps['as']);
  };
  nodes.forEach(walk);
  return tags;
}

function BoldHeading({id, children}: {id: string | undefined; children: ReactNode}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  return (
    <p id={id} className={id === undefined ? undefined : styles.target}>
      <strong>{children}</strong>
    </p>
  );
}

// A link to a heading of the same text leads to its id on this page.
function DocumentLink({
  href = '',
  isOwn,
  anchor,
  ...props
}: {
  href?: string | number | boolean;
  isOwn?: string | number | boolean;
  anchor: string | undefined;
  children?: ReactNode;
}): ReactNode {
  if (isOwn !== true) return <ApiAddress {...props} address={String(href)} />;
  return anchor === undefined ? (
    <>{props.children}</>
  ) : (
    <Link {...props} to={`#${anchor}${String(href).slice(1)}`} />
  );
}
