import type {ComponentProps, ComponentType} from 'react';
import type {Anchor} from '../../model/page/anchors';

/** A heading of an MDX file; `value` is HTML. */
export type AuthoredHeading = {readonly id: Anchor; readonly value: string; readonly level: number};

/** What headings of an MDX file are shown by. */
export type AuthoredComponents = {
  readonly [tag in 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6']: ComponentType<ComponentProps<tag>>;
};

/** An MDX file, as Docusaurus's loader gives it: a component that carries the file's exports. */
export type AuthoredContent = ComponentType<{components?: Partial<AuthoredComponents>}> & {
  readonly toc?: readonly AuthoredHeading[];
};

/** What the author of a site says around the content of an operation. */
export type Authored = {
  readonly before?: AuthoredContent;
  readonly after?: AuthoredContent;
  /** What shows them, with all that MDX needs: pages without such texts do not load it. */
  readonly component?: ComponentType<{
    readonly content: AuthoredContent;
    readonly slot: 'before' | 'after';
  }>;
};

/**
 * The headings of sections, for the list of what is on the page, with the ids that they have there.
 */
export function listAuthoredHeadings(
  content: AuthoredContent | undefined,
  toId: (id: Anchor) => Anchor,
): AuthoredHeading[] {
  return (content?.toc ?? [])
    .filter(({level}) => level === 2)
    .map((heading) => ({...heading, id: toId(heading.id)}));
}
