import {slugify} from '../config/slugify';
import {decode} from '../document/reference/uri';
import {collectLinks} from '../model/collectLinks';
import type {ApiReference} from '../model/types';
import {toSectionAnchors} from './sectionAnchors';
import type {DocumentLinks, NavigationGroup, OperationPage, Topic} from './types';

type Targets = {
  overview: string;
  groups: readonly NavigationGroup[];
  pages: readonly OperationPage[];
  topics: readonly Topic[];
};

/**
 * Where the links lead by which descriptions name parts of their own document, as Redoc and Scalar address them:
 * `#operation/<operationId>`, `#tag/<tag>`, `#tag/<tag>/operation/<operationId>`, `#tag/<tag>/paths/<pointer>/<method>`,
 * `#tag/<tag>/<METHOD>/<path>` and `#section/<heading>`. Those that name nothing the document has are left out.
 * @see https://redocly.com/docs/redoc/config
 * @see https://guides.scalar.com/scalar/scalar-api-references/markdown
 */
export function toDocumentLinks(reference: ApiReference, targets: Targets): DocumentLinks {
  const links = collectLinks(reference).filter((href) => /^#\/?(?:operation|tag|section)\//.test(href));
  if (links.length === 0) return {};
  const find = createFinder(reference, targets);
  return Object.fromEntries(
    links.flatMap((href) => {
      const permalink = find(decode(href).replace(/^#\/?/, ''));
      return permalink === undefined ? [] : [[href, permalink]];
    }),
  );
}

function createFinder({info, securitySchemes}: ApiReference, {overview, groups, pages, topics}: Targets): (place: string) => string | undefined {
  const ofIds = new Map(pages.flatMap(({operation: {operationId}, permalink}) => (operationId === undefined ? [] : [[operationId, permalink]])));
  const ofOperations = new Map(pages.map(({operation: {method, path}, permalink}) => [`${method} ${path}`, permalink]));
  const ofTags = new Map([...topics, ...toTagged(groups)].map(({id, tag, label}) => [toTagKey(tag?.name ?? label), `${overview}#${id}`]));
  const ofSections = new Map([...toSectionAnchors(info.description).values()].map(({title, anchor}) => [slugify(title), `${overview}#${anchor}`]));

  return (place) => {
    const [, id] = /^(?:tag\/.+?\/)?operation\/(.+)$/s.exec(place) ?? [];
    if (id !== undefined) return ofIds.get(id);
    const [, pointer, ofPointer] = /^tag\/.+?\/paths\/(.+)\/([a-z]+)$/s.exec(place) ?? [];
    if (pointer !== undefined) return ofOperations.get(`${ofPointer!.toUpperCase()} ${pointer.replace(/~1/g, '/').replace(/~0/g, '~')}`);
    const [, method, path] = /^tag\/.+?\/([A-Z]+)(\/.*)$/s.exec(place) ?? [];
    if (method !== undefined) return ofOperations.get(`${method} ${path}`);
    const [, tag] = /^tag\/(.+)$/s.exec(place) ?? [];
    if (tag !== undefined) return ofTags.get(toTagKey(tag));
    const section = slugify(place.replace(/^.*\//s, ''));
    return ofSections.get(section) ?? (/^section\/authentication(?:\/|$)/i.test(place) && securitySchemes.length > 0 ? `${overview}#authentication` : undefined);
  };
}

/** As the addresses of Redoc have it, where `&` is a word. */
function toTagKey(name: string): string {
  return slugify(name.replace(/&/g, ' and '));
}

function toTagged(groups: readonly NavigationGroup[]): NavigationGroup[] {
  return groups.flatMap((group) => [group, ...toTagged(group.groups)]);
}
