/** The pages of Docusaurus's other plugins for content. */
import type {AllContent} from '@docusaurus/types';
import type {DocsVersion} from './docsContent';

/** A page with the file that it is made from, if it is made from one. */
export type OtherPage = {permalink: string; source?: string};

/** The parts of the content of the plugins for pages and blogs that are used here. */
type BlogContent = {
  blogPosts: {metadata: OtherPage}[];
  /** Absent without posts. */
  blogListPaginated?: {metadata: OtherPage}[];
  blogTags: {[permalink: string]: unknown};
};

/** Lists the docs, pages and posts of a site, and the lists of posts. */
export function listOtherPages(
  versions: readonly DocsVersion[],
  allContent: AllContent,
): OtherPage[] {
  const contentOf = (plugin: string) =>
    Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {});
  const pages = contentOf('pages').map((content) => (content ?? []) as OtherPage[]);
  const blogs = contentOf('blog').map((content) => content as BlogContent | undefined);
  return [
    ...versions.flatMap(({docs}) => docs),
    ...pages.flat(),
    ...blogs.flatMap((blog) => {
      const {blogPosts = [], blogListPaginated = [], blogTags = {}} = blog ?? {};
      return [
        ...[...blogPosts, ...blogListPaginated].map(({metadata}) => metadata),
        ...Object.keys(blogTags).map((permalink) => ({permalink})),
      ];
    }),
  ];
}
