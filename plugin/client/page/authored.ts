import type {ComponentProps, ComponentType} from 'react';
import type {Anchor} from '../../model/page/anchors';
import type {PropOperation} from '../../pages/props';

/** A heading of an MDX file; `value` is HTML. */
export type AuthoredHeading = {readonly id: Anchor; readonly value: string; readonly level: number};

/** The components that render headings of an MDX file. */
export type AuthoredComponents = {
  readonly [tag in 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6']: ComponentType<ComponentProps<tag>>;
};

/** An MDX file as Docusaurus's loader provides it: a component that carries the file's exports. */
export type AuthoredContent = ComponentType<{
  components?: Partial<AuthoredComponents>;
  /** Absent if the file does not use it. */
  operation?: PropOperation['authored'];
}> & {
  readonly toc?: readonly AuthoredHeading[];
};

/** What the author of a site adds before and after the content of an operation. */
export type Authored = {
  readonly before?: readonly AuthoredContent[];
  readonly after?: readonly AuthoredContent[];
  /** Renders them with everything that MDX needs; pages without authored content do not load it. */
  readonly component?: ComponentType<{
    readonly content: AuthoredContent;
    readonly slot: 'before' | 'after';
  }>;
};

/** The headings of the authored sections, for the table of contents, with their ids on the page. */
export function listAuthoredHeadings(
  contents: readonly AuthoredContent[] = [],
  toId: (id: Anchor, content: AuthoredContent) => Anchor,
): AuthoredHeading[] {
  return contents.flatMap((content) =>
    (content.toc ?? [])
      .filter(({level}) => level === 2)
      .map((heading) => ({...heading, id: toId(heading.id, content)})),
  );
}
