import type {ComponentProps, ComponentType} from 'react';
import type {Anchor} from './anchors';

/** A heading of an MDX file; `value` is HTML. */
export type AuthoredHeading = {readonly id: Anchor; readonly value: string; readonly level: number};

/** An MDX file, as Docusaurus's loader gives it: a component that carries the file's exports. */
export type AuthoredContent = ComponentType<{components?: {h1?: ComponentType<ComponentProps<'h1'>>}}> & {readonly toc?: readonly AuthoredHeading[]};

/** What the author of a site says around the content of an operation. */
export type Authored = {readonly before?: AuthoredContent; readonly after?: AuthoredContent};

/** The headings of sections, for the list of what is on the page. */
export function listAuthoredHeadings(content: AuthoredContent | undefined): AuthoredHeading[] {
  return (content?.toc ?? []).filter(({level}) => level === 2);
}
